# Names of the ready-made decks, by their keys in content/swccg/decks.toml. Cards keep their printed titles.

sw-deck-drill-light = Drill: Rebels of two planets
sw-deck-drill-dark = Drill: the garrison
sw-deck-tatooine = Rebels on Tatooine and Yavin 4
sw-deck-garrison = Death Star garrison
