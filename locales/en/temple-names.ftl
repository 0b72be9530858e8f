# Names of The Lost Temple: maps, sides, figures and things, by the keys in content/temple. Things have their article.

## Maps.

tp-name-map-lost-temple = The Lost Temple
tp-name-map-outpost = The Outpost

## Theme galaxy.

tp-name-galaxy-title = A galaxy far away
tp-name-galaxy-separatists-side = Separatists
tp-name-galaxy-separatists-hero = Darth Maul
tp-name-galaxy-separatists-astromech = R5 Tech Droid
tp-name-galaxy-separatists-medic = Super Battle Droid Medic
tp-name-galaxy-separatists-tech = Super Battle Droid Tech
tp-name-galaxy-republic-side = Republic
tp-name-galaxy-republic-hero = Obi-Wan Kenobi
tp-name-galaxy-republic-astromech = R2-D2
tp-name-galaxy-republic-medic = Clone Trooper Medic
tp-name-galaxy-republic-tech = Clone Trooper Tech
tp-name-galaxy-droids-assault = Assault Droid Mark 1
tp-name-galaxy-droids-medical = Medical Droid
tp-name-galaxy-things-pass = the encrypted pass
tp-name-galaxy-things-vault = vault
tp-name-galaxy-things-console = the console
tp-name-galaxy-things-barrier = the laser barrier
tp-name-galaxy-things-stairs = the catacomb stairs
tp-name-galaxy-things-force = Force
tp-name-galaxy-things-combat-meditation = Combat Meditation
tp-name-galaxy-things-vigilance-meditation = Vigilance Meditation
tp-name-galaxy-things-regeneration = Regeneration
tp-name-galaxy-things-enhanced-speed = Enhanced Speed

## Theme deep.

tp-name-deep-title = Under the ice
tp-name-deep-separatists-side = Tidewrights
tp-name-deep-separatists-hero = Warden Isk
tp-name-deep-separatists-astromech = Winch unit
tp-name-deep-separatists-medic = Hull surgeon
tp-name-deep-separatists-tech = Line reader
tp-name-deep-republic-side = Cold Survey
tp-name-deep-republic-hero = Surveyor Oduya
tp-name-deep-republic-astromech = Plumb unit
tp-name-deep-republic-medic = Ice medic
tp-name-deep-republic-tech = Signal clerk
tp-name-deep-droids-assault = Breaker frame
tp-name-deep-droids-medical = Thaw cradle
tp-name-deep-things-pass = the tide key
tp-name-deep-things-vault = drowned cell
tp-name-deep-things-console = the sluice desk
tp-name-deep-things-barrier = the pressure curtain
tp-name-deep-things-stairs = the shaft ladder
tp-name-deep-things-force = Nerve
tp-name-deep-things-combat-meditation = Steady Hand
tp-name-deep-things-vigilance-meditation = Braced Stance
tp-name-deep-things-regeneration = Second Breath
tp-name-deep-things-enhanced-speed = Slipstream

## Theme gate.

tp-name-gate-title = Stargate
tp-name-gate-separatists-side = Goa'uld
tp-name-gate-separatists-hero = Apophis
tp-name-gate-separatists-astromech = Goa'uld specialist
tp-name-gate-separatists-medic = Goa'uld medic
tp-name-gate-separatists-tech = Goa'uld tech
tp-name-gate-republic-side = SG-1
tp-name-gate-republic-hero = Teal'c
tp-name-gate-republic-astromech = Daniel Jackson
tp-name-gate-republic-medic = Janet Fraiser
tp-name-gate-republic-tech = Sam Carter
tp-name-gate-droids-assault = Ancient cyborg
tp-name-gate-droids-medical = Ancient healing unit
tp-name-gate-things-pass = the crystal
tp-name-gate-things-vault = tomb
tp-name-gate-things-console = the console
tp-name-gate-things-barrier = the force field
tp-name-gate-things-stairs = the catacomb stairs
tp-name-gate-things-force = artefact
tp-name-gate-things-combat-meditation = Ribbon Device
tp-name-gate-things-vigilance-meditation = Personal Shield
tp-name-gate-things-regeneration = Healing Device
tp-name-gate-things-enhanced-speed = Transport Rings
