"""What every game of the house shares: the contract, chance, events, records, and the kit that checks them."""
