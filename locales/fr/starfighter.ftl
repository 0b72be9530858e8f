# starfighter
