# Names of the ready-made decks, by their keys in content/starfighter/decks.toml.

sf-deck-siege = Siege
sf-deck-carousel = Carousel
sf-deck-phalanx = Phalanx
sf-about-deck-siege = Wears the rival cruiser down directly: cruiser hits, destruction, a few draws.
sf-about-deck-carousel = Long chains: moves, pivots and flips that uncover one another.
sf-about-deck-phalanx = Many fighters behind screens and force fields; wins the columns.
