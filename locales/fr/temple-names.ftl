# Les noms du Temple perdu : cartes, camps, figurines et objets, par les clés de content/temple. Les objets ont leur article.

## Cartes.

tp-name-map-lost-temple = Le Temple perdu
tp-name-map-outpost = L’Avant-poste

## Thème galaxy.

tp-name-galaxy-title = Une galaxie lointaine
tp-name-galaxy-separatists-side = Séparatistes
tp-name-galaxy-separatists-hero = Darth Maul
tp-name-galaxy-separatists-astromech = R5 Tech Droid
tp-name-galaxy-separatists-medic = Super Battle Droid Medic
tp-name-galaxy-separatists-tech = Super Battle Droid Tech
tp-name-galaxy-republic-side = République
tp-name-galaxy-republic-hero = Obi-Wan Kenobi
tp-name-galaxy-republic-astromech = R2-D2
tp-name-galaxy-republic-medic = Clone Trooper Medic
tp-name-galaxy-republic-tech = Clone Trooper Tech
tp-name-galaxy-droids-assault = Assault Droid Mark 1
tp-name-galaxy-droids-medical = Medical Droid
tp-name-galaxy-things-pass = le passe électronique crypté
tp-name-galaxy-things-vault = caveau
tp-name-galaxy-things-console = la console
tp-name-galaxy-things-barrier = la barrière laser
tp-name-galaxy-things-stairs = les escaliers des catacombes
tp-name-galaxy-things-force = Force
tp-name-galaxy-things-combat-meditation = Méditation de Combat
tp-name-galaxy-things-vigilance-meditation = Méditation de Vigilance
tp-name-galaxy-things-regeneration = Régénération
tp-name-galaxy-things-enhanced-speed = Vitesse Accrue

## Thème deep.

tp-name-deep-title = Sous la glace
tp-name-deep-separatists-side = Marégraves
tp-name-deep-separatists-hero = Gardienne Isk
tp-name-deep-separatists-astromech = Treuil
tp-name-deep-separatists-medic = Chirurgien de coque
tp-name-deep-separatists-tech = Lecteur de lignes
tp-name-deep-republic-side = Relevé Froid
tp-name-deep-republic-hero = Arpenteuse Oduya
tp-name-deep-republic-astromech = Sonde
tp-name-deep-republic-medic = Médecin des glaces
tp-name-deep-republic-tech = Commis aux signaux
tp-name-deep-droids-assault = Châssis brise-glace
tp-name-deep-droids-medical = Berceau de dégel
tp-name-deep-things-pass = la clef des marées
tp-name-deep-things-vault = cellule noyée
tp-name-deep-things-console = le pupitre d’écluse
tp-name-deep-things-barrier = le rideau de pression
tp-name-deep-things-stairs = l’échelle du puits
tp-name-deep-things-force = Sang-froid
tp-name-deep-things-combat-meditation = Main sûre
tp-name-deep-things-vigilance-meditation = Garde ferme
tp-name-deep-things-regeneration = Second souffle
tp-name-deep-things-enhanced-speed = Sillage

## Thème gate.

tp-name-gate-title = Stargate
tp-name-gate-separatists-side = Goa'ulds
tp-name-gate-separatists-hero = Apophis
tp-name-gate-separatists-astromech = Technicien spécialisé goa'uld
tp-name-gate-separatists-medic = Soldat goa'uld medic
tp-name-gate-separatists-tech = Soldat goa'uld tech
tp-name-gate-republic-side = Équipe SG-1
tp-name-gate-republic-hero = Teal'c
tp-name-gate-republic-astromech = Daniel Jackson
tp-name-gate-republic-medic = Janet Fraiser
tp-name-gate-republic-tech = Sam Carter
tp-name-gate-droids-assault = Cyborg des Anciens
tp-name-gate-droids-medical = Unité de soin des Anciens
tp-name-gate-things-pass = le cristal
tp-name-gate-things-vault = tombeau
tp-name-gate-things-console = la console
tp-name-gate-things-barrier = le champ de force
tp-name-gate-things-stairs = les escaliers des catacombes
tp-name-gate-things-force = artefact
tp-name-gate-things-combat-meditation = Bracelet de combat
tp-name-gate-things-vigilance-meditation = Bouclier personnel
tp-name-gate-things-regeneration = Appareil de guérison
tp-name-gate-things-enhanced-speed = Anneaux de transport
