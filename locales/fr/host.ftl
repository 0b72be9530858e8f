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
    [cadet] Pèse chaque réponse à part, sur des mains que vous pouvez avoir, et prend souvent la deuxième.
    [pilot] Pèse chaque réponse à part, sur des mains que vous pouvez avoir, et se trompe rarement.
    [veteran] Poursuit la partie en pensée, sur des mains que vous pouvez avoir, et hésite un peu.
   *[ace] Poursuit la partie en pensée cinq fois plus longtemps que le vétéran et n'hésite jamais.
}
tp-level-note = { $level ->
    [cadet] Planifie des activations entières, mais n'en pèse que quatre, tirées au sort.
    [pilot] Planifie des activations entières et en pèse huit, tirées au sort.
    [veteran] Planifie des activations entières et en pèse seize, tirées au sort.
   *[ace] Planifie des activations entières et pèse toutes celles qu'elle trouve, environ 250 dans un tour ordinaire.
}
xwg-level-note = { $level ->
    [cadet] Vole selon où mène la manœuvre et tire selon les chances, sans regarder plus loin.
    [pilot] Poursuit ses meilleures réponses en pensée, une trentaine de fois, et hésite entre elles.
    [veteran] Poursuit ses meilleures réponses en pensée, jusqu'à quatre-vingts fois.
   *[ace] Poursuit ses meilleures réponses en pensée, jusqu'à deux cents fois.
}
sw-level-note = { $level ->
    [cadet] Pèse chaque réponse à part et prend souvent la deuxième.
    [pilot] Pèse chaque réponse à part et se trompe rarement.
    [veteran] Joue ses meilleures réponses jusqu'à la fin de votre prochain tour, jusqu'à cent fois.
   *[ace] Joue ses meilleures réponses jusqu'à trois cents fois et se souvient de chaque carte vue dans les piles. Une réponse peut prendre quelques secondes.
}

## Où en est une partie.

match-over = La partie est finie.
match-resigned = Le joueur { $seat } a abandonné la partie.
match-other-rules = Cette partie de { $game } a été jouée selon la version { $theirs } des règles ; ce programme joue la version { $ours }. Elle peut être regardée, pas poursuivie.
match-other-content = Les cartes et pièces de { $game } ont changé depuis le début de cette partie. Elle peut être regardée, pas poursuivie.
match-unknown-game = Ce programme ne connaît pas le jeu { $game }. La partie peut être regardée, pas poursuivie.
match-unreadable = Le début de cette partie de { $game } est illisible. Elle peut être regardée, pas poursuivie.
match-departs = L'entrée { $n } de cette partie de { $game } ne suit pas les règles de ce programme. Elle peut être regardée, pas poursuivie.
match-machine-failed = La machine à la place { $seat } n'a pas répondu. Reprenez votre dernière décision, ou abandonnez la partie.

## Pourquoi quelque chose n'est pas fait.

refused-not-your-seat = Cette place n'est pas la vôtre.
refused-stale = La table a changé pendant votre choix. La voici telle qu'elle est ; choisissez à nouveau.
refused-not-asked = Rien n'est demandé à cette place maintenant.
refused-unreadable = Ce n'est pas une réponse à cette question.
refused-impossible = Cela ne peut pas sortir maintenant.
refused-not-playing = La partie n'est pas en cours.
refused-not-typed = À cette table, le programme répond pour les dés et les cartes.
refused-nothing-to-undo = Vous n'avez rien à reprendre.
refused-no-wish = Personne n'attend votre accord pour reprendre quelque chose.
refused-bad-invitation = Cette invitation ne vaut pas : elle est mal saisie, ou quelqu'un a pris la place.
refused-interrupted = La table a été remise en place. Demandez encore une fois.
refused-store = La partie n'a pas pu être écrite sur le disque ; rien n'a donc changé.

## Le serveur.

server-not-found = Il n'y a rien à cette adresse.
server-unknown-match = Il n'y a pas de partie de ce nom.
server-unknown-game = Il n'y a pas de jeu de ce nom dans cette version.
server-unknown-preset = Il n'y a pas de mise en place de ce nom.
server-unknown-level = Il n'y a pas de niveau de ce nom.
server-bad-setup = Les règles ne permettent pas cette mise en place.
server-bad-seats = Cette table a { $table } places ; { $given } ont été données.
server-setup-or-preset = Une partie commence soit par une mise en place nommée, soit par une mise en place écrite.
server-typed-with-friends = Les dés et les cartes ne peuvent être saisis que là où une personne joue seule ou tient toutes les places.
server-unreadable = La demande est illisible : { $what }
server-too-big = La demande est trop grande.
server-too-slow = La requête n'est pas arrivée à temps.
server-too-fast = Trop de demandes de cette adresse. Attendez un instant.
server-too-many-matches = Cette adresse a commencé trop de parties dans la dernière heure.
server-too-many-sockets = Cette adresse a trop de tables ouvertes à la fois.
server-other-origin = Les demandes venues d'autres sites ne sont pas acceptées.
server-not-yours = Cela ne vous est pas ouvert.
server-still-running = Le journal reste fermé tant que la partie est en cours.
server-failed = Quelque chose a échoué ici ; c'est noté.

## Le service commence.

serve-at = Tallyho est à { $url } (Ctrl-C l'arrête)
serve-other-port = Le port { $port } est occupé ; un port libre a été pris.
serve-lan-at = Pour les autres sur le réseau : { $url }
serve-lan-nowhere = Les autres sur le réseau peuvent se connecter au port { $port } de cette machine ; son adresse y est inconnue.
serve-plain = C'est du HTTP sans chiffrement, pour un réseau de confiance : quiconque peut lire le réseau peut lire les parties.
serve-no-browser = Aucun navigateur n'a pu être ouvert. Ouvrez l'adresse vous-même.
