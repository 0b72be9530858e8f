# La maison elle-même : parties, refus, serveur. Les jeux ont leurs propres fichiers.

game-starfighter = Starfighter
game-xwing = X-Wing
game-temple = Le Temple perdu
game-swccg = Le jeu de cartes

level-cadet = Cadet
level-pilot = Pilote
level-veteran = Vétéran
level-ace = As

## Ce que fait la machine à chaque niveau de chaque jeu.

sf-level-note = { $level ->
    [cadet] Juge chaque coup séparément, d'après les mains que vous pouvez avoir, et choisit souvent le deuxième.
    [pilot] Juge chaque coup séparément, d'après les mains que vous pouvez avoir, et se trompe rarement.
    [veteran] Anticipe la suite, d'après les mains que vous pouvez avoir, et manque parfois de constance.
   *[ace] Anticipe cinq fois plus longtemps que le vétéran et joue toujours son meilleur coup.
}
tp-level-note = { $level ->
    [cadet] Planifie des activations entières, mais n'en compare que quatre, prises au hasard.
    [pilot] Planifie des activations entières et en compare huit, prises au hasard.
    [veteran] Planifie des activations entières et en compare seize, prises au hasard.
   *[ace] Planifie des activations entières et compare toutes celles qu'il trouve, environ 250 dans un tour ordinaire.
}
xwg-level-note = { $level ->
    [cadet] Choisit ses manœuvres selon leur point d'arrivée et ses tirs selon les chances, sans anticiper.
    [pilot] Simule ses meilleurs choix une trentaine de fois et manque parfois de constance.
    [veteran] Simule ses meilleurs choix jusqu'à quatre-vingts fois.
   *[ace] Simule ses meilleurs choix jusqu'à deux cents fois.
}
sw-level-note = { $level ->
    [cadet] Juge chaque coup séparément et choisit souvent le deuxième.
    [pilot] Juge chaque coup séparément et se trompe rarement.
    [veteran] Simule ses meilleurs coups jusqu'à la fin de votre prochain tour, une centaine de fois au plus.
   *[ace] Simule ses meilleurs coups jusqu'à trois cents fois et se souvient de chaque carte vue dans les piles. Un coup peut prendre quelques secondes.
}

## Où en est une partie.

match-over = La partie est terminée.
match-resigned = Le joueur { $seat } a abandonné la partie.
match-other-rules = Cette partie de { $game } a été jouée avec la version { $theirs } des règles ; ce programme joue la version { $ours }. On peut la revoir, mais pas la poursuivre.
match-other-content = Les cartes et pièces de { $game } ont changé depuis le début de cette partie. On peut la revoir, mais pas la poursuivre.
match-unknown-game = Ce programme ne connaît pas le jeu { $game }. On peut revoir la partie, mais pas la poursuivre.
match-unreadable = Le début de cette partie de { $game } est illisible. On peut la revoir, mais pas la poursuivre.
match-departs = L'entrée { $n } de cette partie de { $game } ne suit pas les règles de ce programme. On peut revoir la partie, mais pas la poursuivre.
match-machine-failed = L'ordinateur à la place { $seat } n'a pas répondu. Annulez votre dernière décision, ou abandonnez la partie.

## Pourquoi quelque chose n'est pas fait.

refused-not-your-seat = Cette place n'est pas la vôtre.
refused-stale = La partie a avancé pendant votre choix. Voici où elle en est ; choisissez à nouveau.
refused-not-asked = Cette place n'a pas de question en attente.
refused-unreadable = Ce n'est pas une réponse à cette question.
refused-impossible = Ce résultat est impossible maintenant.
refused-not-playing = La partie n'est pas en cours.
refused-not-typed = Dans cette partie, c'est le programme qui lance les dés et tire les cartes.
refused-nothing-to-undo = Vous n'avez rien à annuler.
refused-no-wish = Personne n'attend votre accord pour annuler un coup.
refused-bad-invitation = Cette invitation n'est pas valable : elle est mal saisie, ou la place est déjà prise.
refused-interrupted = La partie a été rechargée. Réessayez.
refused-store = La partie n'a pas pu être enregistrée sur le disque ; rien n'a donc changé.

## Le serveur.

server-not-found = Il n'y a rien à cette adresse.
server-wrong-method = Cette adresse ne s'utilise pas de cette façon.
server-others-secrecy = Chacun ne peut renoncer au secret que pour sa propre place.
server-unknown-match = Il n'y a pas de partie de ce nom.
server-unknown-game = Il n'y a pas de jeu de ce nom dans cette version.
server-unknown-preset = Il n'y a pas de mise en place de ce nom.
server-unknown-level = Il n'y a pas de niveau de ce nom.
server-bad-setup = Les règles ne permettent pas cette mise en place.
server-bad-seats = Cette partie a { $table } places ; { $given } ont été données.
server-setup-or-preset = Donnez soit une mise en place nommée, soit une mise en place écrite, pas les deux.
server-typed-with-friends = Les dés et les cartes ne peuvent être saisis que si une personne joue seule ou tient toutes les places.
server-unreadable = La requête est illisible : { $what }
server-too-big = La requête est trop volumineuse.
server-too-slow = La requête n'est pas arrivée à temps.
server-too-fast = Trop de requêtes de cette adresse. Attendez un instant.
server-too-many-matches = Cette adresse a commencé trop de parties dans la dernière heure.
server-too-many-sockets = Cette adresse a trop de parties ouvertes à la fois.
server-other-origin = Les requêtes venues d'autres sites ne sont pas acceptées.
server-not-yours = Vous n'avez pas le droit de voir cela.
server-still-running = Le journal n'est pas accessible tant que la partie est en cours.
server-failed = Une erreur s'est produite ; elle a été consignée.

## Le service commence.

serve-at = Tallyho est à { $url } (Ctrl-C pour arrêter)
serve-other-port = Le port { $port } est occupé ; un port libre a été choisi.
serve-lan-at = Pour les autres sur le réseau : { $url }
serve-lan-nowhere = Les autres sur le réseau peuvent se connecter au port { $port } de cet ordinateur ; son adresse sur le réseau est inconnue.
serve-plain = Cette adresse est en HTTP sans chiffrement, pour un réseau de confiance : quiconque peut lire le réseau peut lire les parties.
serve-no-browser = Aucun navigateur n'a pu être ouvert. Ouvrez l'adresse vous-même.
