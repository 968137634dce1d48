"""What the commands do: playing in a plain terminal, simulating, replaying, listing."""
