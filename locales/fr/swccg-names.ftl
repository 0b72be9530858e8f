# Les noms des paquets tout prêts, par leurs clés dans content/swccg/decks.toml. Les cartes gardent leurs titres imprimés.

sw-deck-drill-light = Exercice : les rebelles de deux planètes
sw-deck-drill-dark = Exercice : la garnison
sw-deck-tatooine = Les rebelles sur Tatooine et Yavin 4
sw-deck-garrison = La garnison de l’Étoile de la Mort
