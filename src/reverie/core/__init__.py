"""What all games share: the contract, chance, events, records, and the conformance kit."""
