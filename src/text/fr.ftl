### Every text of Sealed Move that people read: Français.
### whole: core, lessons, rules

# en: d7c8331a
language-name = Français
# en: 0b981d16
list-next = { $before }, { $item }
# en: 5fbd4384
steps-next = { $before } ; { $item }
# en: d281800f
sentences-next = { $before } { $item }
# en: eba153d1
stops-next = { $before }. { $item }
# en: 2c4d658b
parts-next = { $before } · { $item }
# en: 26ca6d07
-article = -
    .a-m = un
    .a-mv = un
    .a-f = une
    .a-fv = une
    .the-m = le
    .the-mv = l’_
    .the-f = la
    .the-fv = l’_
    .the-mp = les
    .of-m = du
    .of-mv = de l’_
    .of-f = de la
    .of-fv = de l’_
    .of-mp = des
    .to-m = au
    .to-mv = à l’_
    .to-f = à la
    .to-fv = à l’_
    .to-mp = aux
    .de-m = de
    .de-mv = d’_
    .de-f = de
    .de-fv = d’_
    .your-m = ton
    .your-mv = ton
    .your-f = ta
    .your-fv = ton
    .own-m = son propre
    .own-mv = son propre
    .own-f = sa propre
    .own-fv = sa propre
    .no-m = aucun
    .no-mv = aucun
    .no-f = aucune
    .no-fv = aucune

## Games and sides

# en: 6f348868
game-aruki = Aruki
# en: 61e5f353
game-kyo = Kyo
# en: 89404276
game-chakart = Chakart
# en: b8d8e1ae
game-lusus = Lusus
# en: d96dfd15
game-option = { $game } : { $about }
# en: 0561f77f
game-about-aruki = Des échecs sur 12×12 : les pièces prises fusionnent, les dragons balaient une ligne
# en: a5a55d9c
game-about-kyo = Des pions sur des piles de jetons qui tracent leur chemin
# en: d50f55e8
game-about-chakart = Des échecs avec des œufs, des bananes, des bombes et une Dame cachée
# en: b90831cd
game-about-lusus = Des échecs avec des tuiles qui changent les pouvoirs des pièces
# en: 51487e33
setup-aruki-standard = Standard
# en: 7fb65e95
setup-kyo-middle = Tranchée
# en: f1d3645e
setup-kyo-rear = Terrain découvert
# en: f512d8f7
setup-kyo-front = Face-à-face
# en: a5bf3fb1
setup-kyo-middle-plus = Tranchée, avec Canons et Cavaliers
# en: 6baf8c44
setup-kyo-rear-plus = Terrain découvert, avec Canons et Cavaliers
# en: f494717f
setup-kyo-front-plus = Face-à-face, avec Canons et Cavaliers
# en: a102c5f6
setup-chakart-asymmetric = Placement aléatoire pour chacun
# en: 55644158
setup-chakart-symmetric = Même placement aléatoire pour tous deux
# en: f59e5bec
setup-chakart-deterministic = Comme aux échecs
# en: ef832861
setup-lusus-standard = Standard
# en: e6633efd
-side-white = Blancs
    .gender = mp
    .adj-m = blanc
    .adj-f = blanche
    .adj-mp = blancs
    .adj-fp = blanches
# en: 74fdef90
-side-black = Noirs
    .gender = mp
    .adj-m = noir
    .adj-f = noire
    .adj-mp = noirs
    .adj-fp = noires
# en: 7adbcccf
-side-gold = Dorés
    .gender = mp
    .adj-m = doré
    .adj-f = dorée
    .adj-mp = dorés
    .adj-fp = dorées
# en: 324655b6
-side-red = Rouges
    .gender = mp
    .adj-m = rouge
    .adj-f = rouge
    .adj-mp = rouges
    .adj-fp = rouges
# en: ce22b3b9
label-turn = Coup { $number }
# en: af787251
label-won = Victoire { WORD($side, article: "of") }
# en: ac1c74b5
label-drawn = Nulle
# en: ea324a36
label-canceled = Partie annulée
# en: 4ef1d665
label-by-checkmate = par échec et mat
# en: e7fffa67
label-by-king = par prise du Roi
# en: d306ffc0
label-by-kings = par prise de tous les Rois
# en: 0f642c1d
label-by-no-kings = faute de Rois
# en: d9603f95
label-by-mana = faute de mana
# en: d7435499
label-by-tiles = faute de tuiles
# en: c472b34a
label-by-limit = à la limite de coups
# en: 335132d1
label-by-resignation = par abandon
# en: 373d1b71
label-by-time = au temps
# en: a5d9e4b2
label-by-admin = sur décision
# en: dd541fed
label-by-agreement = par accord
# en: 4b45bd0e
label-by-stalemate = par pat
# en: 1f8b015d
label-by-bare-kings = avec les Rois seuls
# en: 534a928f
label-by-quiet = par coups tranquilles
# en: fd483f2c
label-by-no-progress = faute de progrès
# en: 528efada
label-by-blocked = par blocage
# en: bff90385
label-by-no-move = faute de coup
# en: 0b6c3990
label-by-repetition = par répétition
# en: 58823171
label-by-rules = selon les règles
# en: c89906ff
label-by-none = sans résultat
# en: 292d2084
label-by-season = en fin de saison
# en: 6ec3a92b
alt-ended = { $game }. { $result } { $why }. Plateau vu du côté { WORD($from, article: "of") }.

# en: 4c156db9
alt-last = Dernier coup, { $side } : { $meaning }.

# en: 08686461
alt-planned = Coup prévu, { $side } : { $meaning }.

## Commands

# en: 400001f2
command-challenge = Défie quelqu’un, ou tout le monde
# en: 81c3576d
command-challenge-game = À quel jeu jouer
# en: 6b8c455b
command-challenge-opponent = Contre qui jouer (par défaut : la première personne qui accepte)
# en: 7d5f50aa
command-challenge-side = Ton camp (par défaut : au hasard)
# en: d24f8c67
command-challenge-pace = Temps par coup (par défaut : celui du serveur)
# en: ee73a016
command-challenge-time = Jours pour toute la partie, en plus d’un jour par coup
# en: ad4be3b3
command-challenge-setup = Disposition de départ (par défaut : l’habituelle)
# en: 2e3e44bb
command-challenge-rated = Compter cette partie pour le classement (par défaut : oui)
# en: 223edb3f
command-challenge-level = Jouer contre l’ordinateur à ce niveau (par défaut : celui qui te convient)
# en: 456ffd3a
choice-side-first = Joue en premier
# en: 5e0ea21b
choice-side-second = Joue en second
# en: 78993027
choice-side-random = Au hasard
# en: 0b624f62
choice-pace = { $budget ->
    [0] { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
   *[other] 1 jour par coup, plus { $budget } jours en tout
}
# en: 852bda02
choice-pings-channel = Dans le salon de la partie
# en: b92d8529
choice-pings-direct = Par message privé
# en: c76ff34e
choice-pings-both = Dans le salon et par message privé
# en: 46dcd130
choice-reminders-both = À la moitié, puis à 80 % de mon temps
# en: 201f99ba
choice-reminders-late = À 80 % de mon temps
# en: 4947f76b
choice-reminders-none = Jamais
# en: 923ec64b
choice-theme-classic = Classique
# en: 390b9adb
choice-theme-dark = Sombre
# en: 654e7bd8
choice-theme-contrast = Contraste élevé
# en: fd39bd0e
choice-size-usual = Normale
# en: 888503a4
choice-size-small = Petite
# en: 3f09b6e3
choice-size-large = Grande
# en: 817f724d
choice-layout-wide = Large : un panneau à côté du plateau
# en: e65d9b40
choice-layout-tall = Haute : pour téléphone
# en: f4706394
choice-symbols-off = Pièces seules
# en: e8c82c69
choice-symbols-on = Pièces avec lettres
# en: f302840d
choice-board-own = Mon propre camp
# en: f4ae2022
choice-board-first = Le camp qui joue en premier
# en: 427d23ea
choice-board-second = Le camp qui joue en second
# en: fe0b8e79
choice-text-off = Images seules
# en: c43af4fb
choice-text-beside = Images et texte
# en: 1592f49a
choice-text-instead = Texte seul
# en: 2306150f
choice-accepts-everybody = Tout le monde
# en: 62fcd5da
choice-accepts-known = Les gens que j’ai déjà affrontés
# en: d2304e0b
choice-accepts-nobody = Personne
# en: bb7b621a
choice-language-discord = Comme Discord
# en: 581da029
choice-puzzles-on = Me les reposer
# en: a28f9b71
choice-puzzles-off = Ne pas me les reposer
# en: 233e4c50
choice-danger-on = Me le dire
# en: 1a7849bc
choice-danger-off = Ne rien dire
# en: b60965a9
choice-yes = Oui
# en: 3d8917bc
choice-no = Non
# en: f0640877
command-move = Joue ton coup
# en: 36bac45d
command-move-turn = Ton coup : choisis-le ou écris-le
# en: 32837f11
command-move-game = Laquelle de tes parties
# en: fa583e1e
command-board = Affiche le plateau, rien que pour toi
# en: 31d19651
command-board-game = Quelle partie
# en: 9f1d420a
command-board-turn = Après quel coup : son numéro (0 : le départ)
# en: 46b5e553
command-games = Liste tes parties, la plus urgente en tête
# en: 848ae5be
command-games-player = Les parties de qui (par défaut : les tiennes)
# en: 5738fa8a
command-history = Parcours une partie, télécharge-la, regarde sa rediffusion
# en: 55da1d54
command-history-game = Quelle partie
# en: 1a1c71ab
command-learn = Apprends un jeu en jouant de courtes leçons
# en: 226b0fb3
command-puzzle = Résous un problème : trouve le seul bon coup
# en: 34859a26
command-learn-game = Quel jeu (par défaut : voir où tu en es dans chacun)
# en: df790a7c
command-puzzle-game = Quel jeu (par défaut : à choisir dans une liste)
# en: df0e8bc9
command-rules = Apprends un jeu, images à l’appui
# en: 45f95476
command-rules-game = Quel jeu
# en: 506e8cf2
command-rules-topic = Une pièce, une tuile ou une règle (par défaut : la première page)
# en: e33baf6c
command-describe = Lis le plateau en toutes lettres
# en: f38d94da
command-describe-game = Quelle partie
# en: ed53f862
command-describe-what = Une case, une rangée, un camp ou une pièce (par défaut : tout)
# en: c4aedb89
command-resign = Abandonne une partie
# en: 011022bb
command-resign-game = Laquelle de tes parties
# en: 86c36bbc
command-draw = Propose ou accepte la nulle
# en: f0cf2fc6
command-draw-game = Laquelle de tes parties
# en: 57a1a131
command-takeback = Demande à reprendre ton dernier coup
# en: a2f86e35
command-takeback-game = Laquelle de tes parties
# en: 58f0bf60
command-abort = Annule une partie avant que les deux camps aient joué
# en: 3bee894f
command-abort-game = Laquelle de tes parties
# en: 9722478d
command-rematch = Propose une revanche, camps inversés
# en: a64391f4
command-rematch-game = Laquelle de tes parties terminées
# en: f63cdd22
command-next = Ouvre ta partie la plus urgente
# en: 582bb396
command-note = Prends des notes privées sur une partie
# en: 156b5bb6
command-note-game = Laquelle de tes parties
# en: ea7aeef0
command-profile = Affiche résultats et classements
# en: e94e689a
command-profile-player = Le profil de qui (par défaut : le tien)
# en: 81e3132c
command-leaderboard = Affiche le palmarès
# en: a5cc24db
command-leaderboard-game = Quel jeu (par défaut : tous)
# en: eee286d6
command-leaderboard-scope = Joueurs de ce serveur, ou de partout (par défaut : ce serveur)
# en: 51732181
choice-scope-server = Ce serveur
# en: e5cafcd8
choice-scope-everywhere = Partout
# en: 8491d6ae
command-mydata = Télécharge ou supprime tes données
# en: e7ac3f47
menu-challenge = Défier…
# en: ad42ce28
command-block = Bloque quelqu’un, ou liste et lève tes blocages
# en: 1ef32844
command-block-person = Qui bloquer (par défaut : la liste de tes blocages)
# en: 4c8b5043
menu-block = Bloquer
# en: c5c04354
command-moderate = Sourdine, parties invalidées et journal (pour la modération)
# en: 39f094fb
command-moderate-mute = Empêche quelqu’un de lancer des défis ici et de mentionner les gens par ses demandes
# en: 85022b5c
command-moderate-person = Qui
# en: 853b44bb
command-moderate-days = Pour combien de jours (0 met fin à la sourdine)
# en: 36b833dc
command-moderate-annul = Annule les changements de classement dus à une partie
# en: 12c02b83
command-moderate-restore = Reviens sur une invalidation
# en: a76fa5e5
command-moderate-game = Quelle partie
# en: 0b82657c
command-moderate-reason = Pourquoi, pour le journal et les personnes concernées
# en: 223d5305
command-moderate-pings = Liste les demandes des deux dernières semaines et leurs mentions
# en: 1f9a5659
command-moderate-pings-person = Seulement celles de cette personne (par défaut : tout le monde)
# en: f67c5af4
command-moderate-log = Montre ce que la modération a fait ici depuis un an
# en: dba14ae4
command-plan = Prépare une réponse au prochain coup adverse
# en: ee5081ee
command-plan-if = Si ton adversaire joue ceci
# en: 21026d9e
command-plan-then = Joue ceci aussitôt
# en: f07cf31e
command-plan-after = Prolonge ce plan
# en: 79f1a8f9
command-plan-game = Laquelle de tes parties
# en: fc5f1dcb
command-review = Reviens sur une partie finie : ce qui l’a fait basculer, ce qui était mieux
# en: 087b9c34
command-review-game = Quelle partie terminée (par défaut : ta dernière)
# en: b3a1d224
command-verify = Vérifie les dés et les coups de l’ordinateur d’une partie finie
# en: f51a8bcc
command-verify-tournament = Vérifie plutôt le tirage au sort de la dernière saison d’un tournoi
# en: 0e3b140b
command-verify-game = Quelle partie
# en: dbbc0438
command-hint = Reçois un indice dans une partie contre l’ordinateur
# en: 980a3abd
command-hint-game = Quelle partie (par défaut : celle d’ici)
# en: ff5e4156
command-moretime = Donne un jour de plus à ton adversaire
# en: ffaf4ac4
command-moretime-game = Laquelle de tes parties
# en: b159b786
command-vacation = Arrête tes pendules pendant ton absence
# en: e8e1b5b8
command-vacation-days = Pour combien de jours (0 met fin à tes vacances)
# en: 5f3e8890
command-settings = Vois et change tes paramètres
# en: fcccae02
command-settings-pings = Où me mentionner
# en: da759486
command-settings-reminders = Quand m’envoyer un rappel
# en: 90586401
command-settings-timezone = Mon fuseau horaire : écris une ville et choisis-la
# en: 027af42d
command-settings-quiet = Quand ne pas envoyer de rappels, par exemple 22-7, ou off
# en: 60f10712
command-settings-confirm = Demander avant de jouer un coup que j’écris
# en: 498c59bc
command-settings-theme = Les couleurs de mes plateaux
# en: 8be1dbdd
command-settings-size = La taille de mes plateaux
# en: c37965bf
command-settings-layout = Plateaux larges, ou hauts pour téléphone
# en: e58ca1c3
command-settings-symbols = Des lettres sur les pièces de mes plateaux
# en: 2dfcd37d
command-settings-board = Quel camp est en bas de mes plateaux
# en: 4d50d7f4
command-settings-text = Montrer mes plateaux en images, en texte ou les deux
# en: f1b13225
command-settings-challenges = Qui peut me défier
# en: 0dcf6794
command-settings-danger = Dire quand mon Roi est en danger (niveaux 1 et 2, leçons)
# en: a310fe01
command-settings-puzzles = Faire de mes erreurs des problèmes à résoudre
# en: 191fff0e
command-settings-language = Ma langue
# en: 848045c1
command-server = Pour les admins : configure le serveur et tranche des parties
# en: 0e3a8f55
command-server-show = Affiche les paramètres de ce serveur
# en: 298e024b
command-server-channel = Choisis les salons où l’on joue
# en: 88e5f219
command-server-channel-add = Ajoute un salon où l’on joue
# en: 6d2988db
command-server-channel-remove = Ne lance plus de parties dans un salon
# en: 1465c89f
command-server-channel-clear = Joue chaque partie là où son défi est lancé
# en: 3d48a113
command-server-channel-which = Quel salon
# en: b30517e2
command-server-threads = Donne à chaque nouvelle partie son propre fil
# en: 322a99a6
command-server-threads-each = Oui ou non
# en: 68a4a2af
command-server-limits = Limite les parties et les défis par joueur
# en: 4b7b7cb5
command-server-limits-games = Parties en cours par joueur (0 : sans limite)
# en: 17de3d8f
command-server-limits-challenges = Défis ouverts par joueur (1 à 50)
# en: 749b73fa
command-server-pace = Fixe le temps par coup par défaut
# en: 6e71dc7e
command-server-pace-days = Jours par coup
# en: f1126251
command-server-vacation = Fixe combien de jours de vacances arrêtent les pendules ici
# en: 7ba3a96c
command-server-vacation-days = Jours par an (0 : aucun)
# en: 22dc1d3b
command-server-puzzle = Publie un problème chaque jour
# en: 7ed23b60
command-server-puzzle-channel = Où le publier (par défaut : au même endroit)
# en: 79c04df5
command-server-puzzle-game = Les problèmes de quel jeu (par défaut : un autre jeu chaque jour)
# en: 7ca1b2c3
command-server-puzzle-hour = Heure de publication, de 0 à 23 (par défaut : 9)
# en: d439c8bd
command-server-puzzle-timezone = Le fuseau horaire de cette heure (par défaut : le tien dans /settings)
# en: c4f17f47
command-server-puzzle-off = Arrête le problème du jour (par défaut : non)
# en: 782d4b8f
command-server-board = Tiens à jour une liste des parties en cours dans un salon
# en: f497c6ba
command-server-board-channel = Quel salon (laisse vide pour retirer la liste)
# en: d07e5412
command-server-language = Fixe la langue des messages publics
# en: 51e4bfdf
command-server-language-which = Quelle langue
# en: 0787839b
command-server-adjudicate = Tranche une partie à la place de ses joueurs
# en: 2e405c12
command-server-adjudicate-game = Quelle partie
# en: fd359a90
command-server-adjudicate-result = Comment elle se termine
# en: 5e047386
command-server-adjudicate-reason = Pourquoi (les joueurs le liront)
# en: d8980ebe
command-server-abort = Annule une partie pour ses joueurs, sans résultat
# en: 8250a8fb
command-server-abort-game = Quelle partie
# en: a0c2a38d
command-server-abort-reason = Pourquoi (les joueurs le liront)
# en: d1c61992
command-server-export = Télécharge les données de ce serveur
# en: ba255ef7
command-server-export-after = Continuer après cette partie, si un fichier n’a pas suffi
# en: 6b9cf2f8
command-server-organizer = Laisse un rôle organiser des tournois
# en: 51c170d0
command-server-organizer-role = Quel rôle (laisse vide pour les admins seulement)
# en: 8133d2be
command-server-delete = Supprime les données de ce serveur
# en: 9cd4e6a0
command-tournament = Joue dans les tournois de ce serveur
# en: 93cde4ee
command-tournament-which = Quel tournoi
# en: 7591ccdf
command-tournament-show = Dates, tableaux et parties
# en: 36f299dc
command-tournament-join = Inscris-toi à un tournoi
# en: d1ecfc92
command-tournament-leave = Quitte un tournoi, maintenant ou après cette saison
# en: 8d52d73c
command-tournament-new = Lance un tournoi ici (pour l’organisation)
# en: 079f28d9
command-tournament-new-name = Son nom (par défaut : celui du jeu)
# en: 484d8e11
command-tournament-manage = Modifie un tournoi (pour l’organisation)
# en: 1377a5e7
command-help = Comment jouer, et que faire maintenant

## Buttons and fields

# en: 82b283a6
button-accept = Accepter
# en: c70d60dc
button-accept-unrated = Accepter, en amicale
# en: 7a337594
button-decline = Refuser
# en: 9d4d9bd7
button-withdraw = Retirer
# en: 3555b690
button-move = Jouer
# en: 821e386a
button-view = Ma vue
# en: c4c2faef
button-history = Historique
# en: 9b524c06
button-review = Bilan
# en: 351d5b25
button-look-again = Regarder à nouveau
# en: 2228712d
button-show-number = Voir { $number }
# en: 471ce935
button-try-number = Essayer { $number }
# en: 51024ea8
button-more = Plus
# en: a81f5d23
button-resign = Abandonner
# en: 29d17c70
button-resign-sure = Oui, abandonner
# en: 6f70a3c9
button-draw-offer = Proposer la nulle
# en: 0ca531fc
button-draw-accept = Accepter la nulle
# en: d986de93
button-draw-decline = Refuser la nulle
# en: 2a673151
button-draw-withdraw = Retirer la proposition
# en: 3cafda8f
button-takeback = Demander la reprise
# en: b870451a
button-takeback-accept = Accepter la reprise
# en: 0ec26b4a
button-takeback-decline = Refuser la reprise
# en: 489018e8
button-takeback-withdraw = Retirer la demande
# en: 019db0f2
button-abort = Annuler la partie
# en: ed33a02f
button-abort-sure = Oui, annuler la partie
# en: d7ab72af
button-rematch = Revanche
# en: 1468dc72
button-note = Notes
# en: f5950db0
button-dice = Dés
# en: 271f6271
button-how-to-play = Comment jouer
# en: 67bbd065
button-lessons = Leçons
# en: 5420756b
button-lessons-of = Apprendre { $game }
# en: 87e81851
button-first-course = Premier cours
# en: d0384c34
button-next-lesson = Leçon suivante
# en: 7d2409e6
button-know-chess = Je connais les échecs
# en: 56fbe6b6
button-next-puzzle = Problème suivant
# en: f11074f7
button-puzzle-of = Problème { $game }
# en: 5d0e7662
button-solve = Résoudre
# en: 1dcf6afb
button-solution = Voir la solution
# en: 9d0c11b9
button-line = Voir les coups
# en: f88929c5
button-again = Rejouer
# en: 1cf2aa0b
button-continue = Continuer
# en: 9e01693c
button-hint = Indice
# en: 64157e52
button-export = Télécharger
# en: c476c93e
button-unblock = Lever le blocage
# en: 687f7456
button-forget = Supprimer
# en: 6a587987
button-forget-sure = Oui, tout supprimer
# en: ae74cf1f
button-list-me = Entrer au palmarès mondial
# en: c77609de
button-unlist-me = Quitter le palmarès mondial
# en: 959356d7
button-play = Jouer { $turn }
# en: baa55692
button-plan-cancel = Annuler { $number }
# en: bf8c0db6
button-plan-cancel-all = Tout annuler
# en: 99ea3726
button-end-sure = Oui, la terminer
# en: 92bf9a7d
button-server-delete-sure = Oui, tout supprimer
# en: 173b05ea
button-cancel = Annuler
# en: 71d9c081
button-new-game = Nouvelle partie
# en: 3ccbd362
button-send-challenge = Envoyer le défi
# en: 2c64b12a
button-other-side = Changer de camp
# en: 64602fee
button-rated = En faire une partie classée
# en: 9a97ebef
button-unrated = En faire une partie amicale
# en: 43b859cd
button-anyone = Ouvrir à tout le monde
# en: 3a8b7215
button-rules-of = Règles : { $game }
# en: 56d5a4b6
button-play-computer = Jouer contre l’ordinateur
# en: 3824624e
button-start-game = Commencer
# en: e1bffd2d
button-in-public = Jouer en public
# en: 13594e83
button-in-private = Jouer en privé
# en: 8cfce722
button-strict = Mode strict
# en: e8698b35
button-lenient = Permettre les reprises
# en: 905fa317
button-play-again = Rejouer
# en: c89b2fdd
button-try = Essayer à partir d’ici
# en: df0ccca8
button-level-up = Un niveau de plus
# en: 96567f73
button-level-down = Un niveau de moins
# en: 43d05c29
button-computer-hint = Indice
# en: c738f17a
button-hint-move = Voir le coup
# en: d504b56d
button-hint-why = Pourquoi ?
# en: a5c0174a
button-hint-play = Le jouer
# en: 8363840c
button-undo = Défaire
# en: 8f5e5b96
button-confirm = Confirmer
# en: 08a1d644
button-edit = Modifier
# en: 4d5555b7
button-type = Écrire un coup
# en: 3e052f13
button-withdraw-number = Retirer { $number }
# en: 1b1016a7
button-accept-number = Accepter { $number }
# en: a2f5beb5
button-decline-number = Refuser { $number }
# en: ddce2799
button-type-value = L’écrire
# en: 563db336
button-all-options = Tous les paramètres
# en: 1ff140f5
button-clear-channels = Tout retirer
# en: 87ed6d14
button-all-games = Toutes les parties
# en: e285ee3b
button-this-server = Ce serveur
# en: 83df0d4b
button-all-servers = Tous les serveurs
# en: 5a2d0223
button-page-back = ◀ Précédent
# en: d48dd9c1
button-page-forward = Suivant ▶
# en: 268f332f
button-back = ◀ Reculer
# en: 49956351
button-forward = Avancer ▶
# en: c5ac81b7
button-first = ⏮ Début
# en: 340b4c11
button-last = Le plus récent ⏭
# en: 5ea6d3cd
button-end = Dernier ⏭
# en: fa790186
button-flip = Retourner le plateau
# en: fc87655a
button-goto = Aller à…
# en: 5eba6a7e
button-turns = Tous les coups
# en: c33f302b
button-record = Télécharger
# en: 299a8116
button-replay = Rediffusion
# en: 87ab8a38
button-join = Participer
# en: d082cba2
button-leave = Quitter
# en: 91c6297d
button-leave-now = Quitter maintenant
# en: a905b053
button-leave-later = Quitter après la saison
# en: 9264ff5b
button-season-games = Mes parties
# en: e1cdcfb3
button-season-challenge = Défier
# en: 74788bdd
button-season-table = Tableau
# en: 75db495a
button-season-rules = Règles
# en: 493fcb7e
button-season-file = Fichier du tournoi
# en: cc3efe9a
button-division = Division { $number }
# en: cfa843ff
button-create-tournament = Le lancer
# en: 24ec6747
button-tournament-name = Changer le nom
# en: b3511bb9
button-manage-back = Retour
# en: f75e1599
button-manage-sure = Oui, vas-y
# en: 12678ee4
modal-tournament-name-title = Nom du tournoi
# en: 50dc8945
modal-tournament-name = Nom
# en: 2068299b
modal-title = Ton coup ({ $game })
# en: 8894d7b1
modal-turn = Coup
# en: 906a51c6
modal-note-title = Notes sur la partie ({ $game })
# en: bf2187e3
modal-note = Personne d’autre que toi ne peut lire ceci
# en: b2f070f8
modal-turn-hint = par exemple { $example }

## Challenges

# en: 67463cf9
challenge-title = { $game } : un défi
# en: 3ca612bc
challenge-title-setup = { $game } ({ $setup }) : un défi
# en: eada5174
challenge-to = { $opponent }, envie de jouer à { $game } ? { $challenger } te défie.
# en: 8186f4b6
challenge-rematch = { $opponent }, envie d’une revanche à { $game } ? { $challenger } t’en propose une, camps inversés.
# en: 4ef1a580
challenge-which = À quoi veux-tu jouer avec { $opponent } ? La partie sera classée, camps au hasard, { $pace }. Pour choisir tout cela, utilise `/challenge`.
# en: 634e2f5a
computer-name = Ordinateur { $number } · { $level }
# en: 7bed6e66
-level-newcomer = Premiers pas
# en: 8d3df09d
-level-beginner = Débutant
# en: 414d325e
-level-careful = Prudent
# en: 9c2dc6ff
-level-club = Club
# en: c7407f3d
-level-strong = Fort
# en: edd57757
-level-best = Meilleur
# en: 290e3482
computer-about-newcomer = connaît les coups, mais ne voit pas venir la plupart des menaces
# en: 8bf910ce
computer-about-beginner = prend les pièces sans défense et gagne quand il peut
# en: 6ce15dff
computer-about-careful = voit ta prochaine réponse
# en: bb2331cb
computer-about-club = prévoit deux ou trois coups à l’avance
# en: 45ebf365
computer-about-strong = trouve des combinaisons
# en: 78463ff0
computer-about-best = réfléchit jusqu’à cinq secondes
# en: 5449f4ea
computer-rated = { $about } ; classement : environ { $rating }
# en: 06608e6b
computer-choice = { $name } : { $about }
# en: df7cc85f
computer-title = Jouer contre l’ordinateur
# en: 67cc7d45
computer-against = Contre **{ $name }** : il { $about }.
# en: cecda075
computer-terms = { $side ->
    [first] Tu joues en premier
    [second] Tu joues en second
   *[random] Camps au hasard
} · { $days ->
    [0] sans pendule
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
} · { $rated ->
    [yes] classée
   *[no] amicale
} · { $strict ->
    [yes] ni reprises ni indices
   *[no] reprises et indices permis
}
# en: 6761cf0a
computer-private = Cette partie reste entre nous : je t’écrirai directement.
# en: 7d0b3d0a
computer-public = Tout le monde dans ce salon peut regarder.
# en: 28d14969
computer-choose-level = Choisis son niveau de jeu
# en: 0f1a0947
computer-sees = L’ordinateur voit ce que verrait un joueur à sa place, et rien d’autre.
# en: 5bc522d3
computer-thinking = { $computer } réfléchit…
# en: 10a6d504
computer-begun = C’est parti ! Tu joues { WORD($side, article: "the") } contre { $computer }.
# en: 8f4cc898
computer-taken-back = Coup repris.
# en: 8125d6d5
computer-tried = C’est reparti depuis cette position ! Tu joues { WORD($side, article: "the") } contre { $computer }. La partie est amicale, et celle d’origine reste telle quelle.{ $secrets ->
    [yes] {" "}Ce qui t’était caché est redistribué.
   *[no] {""}
}
# en: 460f6bc9
computer-try-instead = Mais tu peux essayer un autre coup dans une nouvelle partie.
# en: 74fd4fc7
computer-draw-offered = Tu as proposé la nulle. À son tour de jouer, { $computer } l’acceptera, ou continuera la partie.
# en: b92d9d1e
hint-piece = Regarde ta pièce en **{ $square }**.
# en: 134639e5
hint-their-piece = Regarde la pièce adverse en **{ $square }**.
# en: 7a98f5fb
hint-drop = Tu as une pièce à placer.
# en: 3e641d8d
hint-tile = Tu as une tuile à jouer.
# en: 1093af68
hint-promotion = Réfléchis à ce que ton Pion doit devenir.
# en: ed1f3dce
hint-pass = Le mieux est peut-être de ne rien faire.
# en: 5f52b153
hint-move = Joue `{ $turn }` : { $meaning }.
# en: 17a6dbfc
hint-why-wins = Ce coup gagne tout de suite.
# en: 9c822036
hint-why-wins-in = Ce coup gagne en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, quelle que soit la réponse.
# en: 1dc63efd
hint-why-only = C’est ton seul coup.
# en: 7658d222
hint-why-leaves-check = Ce coup sort ton Roi de l’échec, et c’est ce qui coûte le moins.
# en: 16a89935
hint-why-saves-king = Ce coup sauve ton Roi. Sinon, ton adversaire pourrait le prendre : { $threat }.
# en: 53034160
hint-why-stops-mate = Ce coup pare le mat. Sinon, ton adversaire pourrait mettre fin à la partie : { $threat }.
# en: a1746b8f
hint-why-checks = Ce coup donne échec, et ton adversaire doit d’abord y répondre.
# en: ccfdedf3
hint-why-threatens-king = Ce coup attaque le Roi adverse. Si ton adversaire ne fait rien, tu prends le Roi : { $next }.
# en: dfb396d6
hint-why-threatens-mate = Ce coup menace de faire échec et mat. Si ton adversaire ne fait rien, tu mets fin à la partie : { $next }.
# en: 200cf9d3
hint-why-takes = Ce coup gagne du matériel, et ton adversaire n’a rien de bon à prendre en retour.
# en: db0e699f
hint-why-takes-reply = Ce coup gagne du matériel, même après la meilleure réponse : { $reply }.
# en: 46e92e29
hint-why-their-answer = La meilleure réponse : { $reply }.
# en: 48186645
hint-why-grows = Ce coup te donne une pièce plus forte, et ton adversaire n’a rien de bon à prendre en retour.
# en: afd7817f
hint-why-prevents = Ce coup répond à une menace : { $threat }.
# en: d0320405
hint-why-instead = Une prise est tentante, mais moins bonne : { $tempting }. La réponse serait : { $reply }.
# en: cb09e94a
hint-why-threatens = Ce coup menace de prendre : { $next }.
# en: 2c2fadd3
hint-why-again = Tu rejoues juste après.
# en: 8465eb52
hint-why-limits = Ton adversaire garde une bonne réponse, mais les autres coups te coûtent plus : { $reply }.
# en: 48bedb0f
hint-why-nears = Ce coup permet à tes pièces d’approcher davantage du Roi adverse.
# en: 928d85b0
hint-why-safe = Ce coup améliore ta position, et ne laisse rien à prendre gratuitement.
# en: a2eea04b
hint-why-improves = Quelques coups plus loin, c’est ce coup qui te donne la meilleure position.
# en: f32061dd
hint-busy = L’ordinateur a trop de calculs à faire en ce moment. Redemande un indice dans une minute.
# en: 15214b96
hint-count = Indices dans cette partie : { $count }
# en: 6453406d
computer-waiting = { $player }, { $computer } a joué. À toi de jouer à { $game } : { $link }
# en: b1157a3d
danger-king = Ton Roi peut se faire prendre au prochain coup : par { WORD($piece, article: "the") } en { $square }.
# en: 898b24a4
danger-king-unknown = Ton Roi peut se faire prendre au prochain coup.
# en: e47b1da5
danger-mate = Échec et mat possible contre toi au prochain coup : par { WORD($piece, article: "the") } en { $square }.
# en: 3e09dcc4
danger-mate-unknown = Échec et mat possible contre toi au prochain coup.
# en: 0a1c81f8
danger-check = Ton Roi est en échec par { WORD($piece, article: "the") } en { $square }. Déplace-le, interpose une pièce ou prends celle qui l’attaque.
# en: 15071830
danger-check-close = Ton Roi est en échec par { WORD($piece, article: "the") } en { $square }. Déplace-le ou prends cette pièce.
# en: eef20781
danger-check-double = Deux pièces donnent échec à ton Roi. Déplace-le.
# en: 9d39fad2
danger-check-unknown = Ton Roi est en échec.
# en: 6705dfe2
computer-over = { $player } contre { $computer } : { $told }
# en: aa721637
computer-won = Tu gagnes !
# en: 994d3bfe
computer-won-checkmate = Tu gagnes ! Le Roi de l’ordinateur ne peut plus s’échapper.
# en: 79737150
computer-won-king = Tu gagnes ! Tu as pris le Roi de l’ordinateur.
# en: 7072875f
computer-won-kings_captured = Tu gagnes ! L’ordinateur n’a plus de Roi.
# en: 2afcbbc8
computer-won-mana = Tu gagnes ! L’ordinateur n’a plus de mana.
# en: fb99da82
computer-won-draw = Tu gagnes ! L’ordinateur ne peut pas piocher assez de tuiles.
# en: 45d3da60
computer-won-limit = Tu gagnes ! Le coup 400 est passé, et les règles te donnent la partie.
# en: 074fa1cf
computer-won-resignation = Tu gagnes ! L’ordinateur a abandonné.
# en: 6d3ae415
computer-won-adjudicated = Les admins du serveur ont tranché : tu gagnes !
# en: cb19bd56
computer-lost = L’ordinateur gagne, cette fois.
# en: 23fc6244
computer-lost-checkmate = Échec et mat. L’ordinateur gagne, cette fois.
# en: 550a2a1e
computer-lost-king = L’ordinateur a pris ton Roi. Il gagne, cette fois.
# en: 44907d1d
computer-lost-kings_captured = Tu n’as plus de Roi. L’ordinateur gagne, cette fois.
# en: eb64145e
computer-lost-mana = Tu n’as plus de mana. L’ordinateur gagne, cette fois.
# en: d1b70429
computer-lost-draw = Tu ne peux pas piocher assez de tuiles. L’ordinateur gagne, cette fois.
# en: 65f4142e
computer-lost-limit = Le coup 400 est passé, et les règles tranchent contre toi. L’ordinateur gagne, cette fois.
# en: f8c56469
computer-lost-resignation = Tu as abandonné. L’ordinateur gagne, cette fois.
# en: 1c8eab94
computer-lost-time = Ton temps est écoulé. L’ordinateur gagne, cette fois.
# en: d1b6870a
computer-lost-adjudicated = Les admins du serveur ont tranché : l’ordinateur gagne.
# en: 138bf401
computer-lost-try = **Essayer à partir d’ici** te ramène à { $from ->
    [mistake] ton erreur la plus coûteuse
   *[last] ton dernier coup
} pour jouer autrement.
# en: f6600b96
computer-lost-lesson = Une leçon sur ce qui t’a fait perdre : **{ $title }**
# en: 603a2fc9
button-fitting-lesson = Ouvrir la leçon
# en: bd2fe2f7
computer-stuck = Pardon, { $player } : { $computer } ne trouve pas son coup à { $game }. J’ai prévenu les responsables du bot, et l’ordinateur réessaie toutes les heures. Ta partie ne risque rien.
# en: ed81f01a
games-computer = Contre l’ordinateur
# en: 7e8bba27
profile-computer-line = { $game } · niveaux battus : { $levels }
# en: 50cb6c92
profile-computer-none = { $game } · pas encore de victoire
# en: ac1a84f5
profile-computer-rated = classement { $rating } ({ $results })
# en: 42f42ace
games-line-computer = **{ $game }** contre { $opponent } · coup { $turn } · { $whose ->
    [mine] **à toi de jouer**
    [theirs] il réfléchit
   *[public] sans pendule
} · { $link }
# en: a772c350
notice-answered = { $side } répond par `{ $record }` : { $meaning }.
# en: 23370c61
new-game-title = Nouvelle partie
# en: 80bedc77
new-game-which = À quel jeu veux-tu jouer ?
# en: 739bca54
new-game-game = **{ $game }** · { $about }
# en: 2fc8cdb3
new-game-setup = Disposition : { $setup }
# en: ae90451c
new-game-terms = Contre { $opponent } · { $side ->
    [first] tu joues en premier
    [second] tu joues en second
   *[random] camps au hasard
} · { $pace } · { $rated ->
    [yes] classée
   *[no] amicale
}
# en: 57684999
new-game-anyone = la première personne qui accepte
# en: 3429171a
new-game-choose-game = Choisis un jeu
# en: 5a93a930
new-game-other-game = Choisis un autre jeu
# en: ad216de4
new-game-choose-setup = Choisis la disposition de départ
# en: 0b8e7174
new-game-choose-pace = Choisis le temps par coup
# en: baacd366
new-game-choose-opponent = Choisis ton adversaire
# en: c5c18aba
challenge-open = { $challenger } veut jouer à { $game }. Qui relève le défi ?
# en: 7827c641
challenge-terms = { $challenger } joue { $side ->
    [first] en premier
    [second] en second
   *[random] un camp au hasard
} · { $pace } · { $rated ->
    [yes] classée
    [limited] amicale : déjà { $most } avec { $opponent } cette semaine
   *[no] amicale
} · expire { $until }
# en: 720f9d99
challenge-pace = -# { $challenger } répond le plus souvent en moins de { $time }. Parties perdues au temps : { $lost } sur { $finished ->
    [one] { $finished } partie
   *[other] { $finished } parties
}.
# en: 1ee19bdc
challenge-unrated = Cette partie sera amicale : à ce jeu, tu as déjà commencé { $most ->
    [one] { $most } partie classée
   *[other] { $most } parties classées
} avec { $opponent } en 7 jours.
# en: 34824f9c
challenge-sent = Défi envoyé ! Il expire { $until }.
# en: 07633002
challenge-sent-home = Défi envoyé ! Il expire { $until }. La partie se jouera dans { $channel }.
# en: 96b70f5e
challenge-home = La partie se jouera dans { $channel }.
# en: edcf943d
challenge-accepted-home = { $player } accepte le défi de { $challenger }. La partie commence dans { $channel }.
# en: fd1767bc
challenge-accepted = { $player } accepte le défi de { $challenger }. La partie commence ci-dessous.
# en: 1192b7f6
challenge-declined = { $player } refuse le défi de { $challenger }.
# en: 0f26f14d
challenge-withdrawn = { $challenger } a retiré ce défi.
# en: b3147b95
challenge-expired = Personne n’a répondu à temps au défi de { $challenger }.
# en: f5a43d59
challenge-closed = { $why ->
    [left] Le défi de { $challenger } est clos : l’un des deux joueurs a quitté ce serveur.
    [place] Le défi de { $challenger } est clos : la partie ne peut pas se jouer dans son salon.
    [limit] Le défi de { $challenger } est clos : l’un des deux joueurs a déjà toutes les parties que ce serveur permet.
   *[unwilling] Le défi de { $challenger } est clos : la partie ne peut pas commencer pour l’instant.
}
# en: 83ae800e
challenge-expired-notice = { $challenger }, pas de réponse à temps de { $opponent } : ton défi à { $game } a expiré. Pour en envoyer un autre, utilise `/challenge`.
# en: 99a64686
challenge-expired-notice-open = { $challenger }, personne n’a accepté à temps ton défi à { $game } : il a expiré. Pour en envoyer un autre, utilise `/challenge`.
# en: 3a3988d9
challenge-done-accepted = Défi accepté ! Tu joues contre { $challenger } dans { $channel }.
# en: 052d0ca5
challenge-done-time = Chaque camp a un jour par coup, et { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de plus pour toute la partie. Seul le temps qu’un coup prend au-delà d’un jour en est décompté.
# en: 090bbc59
challenge-done-declined = Tu as refusé le défi de { $challenger }.
# en: 765a64c6
challenge-done-withdrawn = Tu as retiré ton défi.
# en: ba720cd0
challenge-declined-notice = { $challenger }, { $player } a refusé ton défi à { $game }.
# en: 7d43cd39
challenge-missing-permissions = Je ne peux pas encore animer de partie dans ce salon. Il me manque ces droits : { $missing }. Demande aux admins du serveur, ou lance ton défi dans un autre salon.
# en: 5e784f1d
challenge-hidden = { $opponent } ne peut pas voir le salon de ce défi. Lance-lui plutôt ton défi dans { $channel }, visible pour vous deux.
# en: 1b6b4823
challenge-hidden-everywhere = { $opponent } ne peut pas voir le salon de ce défi, et aucun salon de jeu ne vous est commun. Les admins peuvent en ajouter un avec `/server`.
# en: cbf7689b
challenge-absent = { $opponent } n’est pas sur ce serveur : pas de défi possible ici.
# en: da2c5588
permission-view = voir le salon
# en: 22dc9407
permission-send = envoyer des messages
# en: 5e6a2f2e
permission-send-thread = envoyer des messages dans les fils
# en: a060b405
permission-embed = intégrer des liens
# en: 7dc599b3
permission-attach = joindre des fichiers
# en: b65b0c18
doctor-missing = { $server } : droits manquants du bot : { $missing }

## Notices

# en: 490ced6d
notice-ping = { $player }, à toi de jouer !
# en: 73b06eca
notice-over = { $first } – { $second } : { $ending }
# en: 021c4333
notice-title = { $game } · coup { $turn }
# en: 667a856a
notice-title-part = { $game } · étape { $part } du coup { $turn }
# en: 8750118f
notice-title-over = { $game } · partie terminée
# en: 9eab4bc0
notice-players = { $firstside } : { $first } · { $secondside } : { $second }
# en: 0843381b
notice-start = C’est parti ! { $side } joue en premier.
# en: ed9506f3
notice-last = { $side } a joué `{ $record }` : { $meaning }.
# en: 41f64e4b
notice-planned = { $side } avait prévu `{ $record }` : { $meaning }.
# en: dfe26578
notice-plan-played = { $player }, ton plan a été joué.
# en: 15323234
notice-plan-refused = { $player }, le coup que tu prévoyais a été joué, mais ta réponse ne peut pas se jouer. Appuie sur **Jouer** pour savoir pourquoi.
# en: 7345a98c
notice-deadline = À jouer au plus tard { $deadline } ({ $exactly })
# en: 1810c8f5
notice-draw-open = { $player } propose la nulle. { $opponent } peut répondre, ou jouer pour passer outre.
# en: d0fcfd6d
notice-draw-closed = { $outcome ->
    [accepted] La proposition de nulle a été acceptée.
    [declined] La proposition de nulle a été refusée.
    [withdrawn] La proposition de nulle a été retirée.
    [over] Il y avait une proposition de nulle, mais la partie s’est terminée avant.
   *[overtaken] Il y avait une proposition de nulle, mais la partie a continué.
}
# en: 3e4f3c54
notice-foot = Partie { $id } · { $from } en bas
# en: e23e02c3
notice-foot-dice = Partie { $id } · { $from } en bas · dés lancés
# en: 0e5261a5
notice-dice-sealed = -# Dés scellés : SHA-256 `{ $commitment }`
# en: 2c438436
notice-dice-open = Vérifie les dés avec `/verify`.
# en: 80a1c8c0
plan-both = Pour un plan, il faut les deux : `if` est le coup de ton adversaire, `then` ta réponse.
# en: 095ecbfa
plan-turn = `{ $turn }`
# en: cae05aeb
plan-stealth = un coup furtif depuis { $from }
# en: 3175290e
plan-made = C’est prévu : sur { $foreseen }, je jouerai `{ $reply }` pour toi.
# en: da413946
plan-title = Tes plans : { $game } { $id }
# en: 59257b43
plan-line = { $number }. sur { $foreseen }, jouer `{ $reply }`
# en: e6f90cc0
plan-choice = sur { $foreseen }, jouer { $reply }
# en: 828383b7
plan-none = Pas encore de plan dans cette partie. Ajoutes-en un avec `/plan if: then:`.
# en: 130ddbbe
plan-none-on-turn = Pas de plan dans cette partie. C’est à toi : joue directement avec `/move`. Les plans, c’est pour quand ton adversaire réfléchit.
# en: 24995fd0
plan-stale = La partie a avancé, donc rien n’a été annulé. Voici tes plans maintenant.
# en: 6953628b
plan-refused = Le coup que tu prévoyais a été joué ({ $foreseen }), mais ton plan `{ $reply }` ne peut pas se jouer. { $why } Choisis ton coup.
# en: 152fd9bf
plan-not-foreseen = Tes plans ne couvraient pas le coup de ton adversaire : aucun n’a été joué.
# en: 8272217b
plan-foot-ended = Ces plans ne sont visibles que par toi. Ils disparaissent dès que tu joues.
# en: becacd0e
plan-foot = Ces plans ne sont visibles que par toi. Tout autre coup les annule.
# en: a101afe7
rules-title = { $game } · { $topic }
# en: 7e6f8e9b
rules-foot = { $chapter } · page { $page } sur { $pages }
# en: 276bbc5b
rules-heading = { $topic } ({ $code })
# en: 3d3f77d8
rules-choice = { $topic } · { $text }
# en: 0d3d5126
rules-no-topic = Je n’ai pas de page sur `{ $typed }` : voici donc la première. La liste montre tous les sujets.
# en: 714e02e2
rules-chapters = Chapitre : { $chapter }
# en: 717d8ead
rules-pages = Page : { $topic }
# en: 0a840b62
rules-shown-turn = *Sur l’image : { WORD($side, article: "the") } ont joué `{ $record }` : { $meaning }.*
# en: ad6ddb75
rules-shown-targets = *En évidence : les cases d’arrivée.*
# en: b14d54b8
rules-alt-targets = Un coup qui commence par { $draft } peut continuer vers { $squares }.
# en: 7a2ce74a
rules-chapter-aruki-game = Le jeu
# en: 2d8b94d2
rules-chapter-aruki-pieces = Les pièces
# en: af10b160
rules-chapter-aruki-specials = Promotion, évolution, dragons
# en: 55017abd
rules-chapter-aruki-end = Échec, fin, notation
# en: 9cfb0f47
rules-title-aruki-overview = De quoi il s’agit
# en: 4d6e07bf
rules-page-aruki-overview =
    Aruki, ce sont des échecs sur un plateau de 12×12 cases. Les Blancs commencent, puis on joue à tour de rôle, sans jamais passer. Mets le Roi adverse échec et mat, et tu gagnes.
    Trois choses en font un autre jeu :
    - Les pièces que tu prends vont dans ta *réserve*. Un Pion qui atteint la rangée de pions adverse peut devenir l’une d’elles.
    - L’*évolution* : fusionne une pièce du plateau avec une pièce de ta réserve, et tu obtiens une pièce plus forte.
    - Une fois par partie, chacun de tes deux *dragons* peut balayer toute sa ligne, lui compris. Jusque-là, il menace le Roi adverse partout sur cette ligne.
    Il n’y a ni roque, ni double pas, ni prise en passant.
# en: e9bbe180
rules-title-aruki-setup = Plateau et disposition
# en: 8eac5612
rules-page-aruki-setup =
    Les colonnes vont de a à l, les rangées de 1 à 12, et a1 est à gauche pour les Blancs. La rangée de départ des Blancs est la 1, leur rangée de pions la 2. Pour les Noirs, c’est la 12 et la 11. L’avant est en haut pour les Blancs, en bas pour les Noirs.
    La rangée de départ, de a à l : Tour, Flèche, Lance, Pique, Dragon d’or, Roi, Bouffon, Dragon d’argent, Pique, Lance, Flèche, Tour. L’armée noire est le reflet de la blanche, Roi contre Roi en colonne f.
    La couleur des cases ne compte pas. Les réserves sont vides au départ, et les quatre pouvoirs de dragon sont prêts. Les Blancs ont le choix entre treize premiers coups : douze pas de Pion, ou le balayage de la colonne e par le Dragon d’or.
# en: 29288adf
rules-title-aruki-turn = Quand c’est à toi de jouer
# en: c4a8aad7
rules-page-aruki-turn =
    Quand c’est à toi, fais l’une de ces trois choses :
    - un *pas* : déplace une pièce. Elle peut prendre, et un Pion ou un Javelot peut être promu ;
    - une *évolution* : fusionne une pièce du plateau avec une pièce de ta réserve ;
    - un *balayage* : vide une ligne avec l’un de tes dragons.
    Quoi que tu fasses, ton propre Roi ne doit pas être en échec après. Tu ne peux pas aller sur une case occupée par l’une de tes pièces.
# en: f97896d2
rules-title-aruki-capture = Prendre
# en: f187cf4e
rules-page-aruki-capture =
    Pour prendre, va sur une pièce adverse. Seuls les Pions et les Javelots font autrement : ils avancent tout droit sur les cases vides et prennent en diagonale vers l’avant.
    La pièce prise va dans ta réserve telle qu’elle était sur le plateau : un Ministre qui a été une Tour reste un Ministre. Les Bouffons et les dragons quittent le jeu. Un Roi n’est jamais pris.
# en: d87a43bc
rules-title-aruki-trays = Les réserves
# en: ff0b87c1
rules-page-aruki-trays =
    Ta réserve, à côté du plateau, contient ce que tu as pris. Tout le monde la voit. Les pièces n’y ont plus de couleur : dès que tu t’en sers, elles sont à toi.
    Une réserve sert de deux façons. Une promotion en sort une pièce vers le plateau. Une évolution en fusionne une avec une pièce du plateau. Impossible de simplement poser une pièce.
    Seules ces pièces vont en réserve : Pion, Javelot, Pique, Grande Pique, Lance, Grande Lance, Épée, Épée Longue, Tour, Flèche (règle maison), Ministre. Les pièces emportées par un balayage ne vont dans aucune réserve, et un Pion promu non plus.
# en: aad99aa9
rules-page-aruki-pawn =
    Une case tout droit vers l’avant, si elle est vide. Il prend à une case en diagonale vers l’avant, et seulement là : une pièce juste devant le bloque donc. Il n’y a pas de double pas.
    Quand il entre sur la rangée de pions adverse, il a droit à une promotion. Sur la dernière rangée, il ne peut plus avancer, mais tu peux encore le fusionner avec un autre Pion.
    Deux Pions donnent un Javelot.
# en: f85914c9
rules-page-aruki-javelin =
    Une case tout droit vers l’avant ou vers l’arrière, si elle est vide. Comme un Pion, il prend à une case en diagonale vers l’avant, jamais vers l’arrière et jamais tout droit.
    Il a droit à une promotion chaque fois qu’il entre sur la rangée de pions adverse, même en y revenant à reculons, mais pas en Pion.
    On l’obtient avec deux Pions. Il n’évolue plus ensuite.
# en: 91e47d0a
rules-page-aruki-pike =
    Une case en diagonale, dans les quatre directions. Tes propres pièces la bloquent ; les pièces adverses se prennent.
    Deux Piques donnent une Grande Pique. Une Pique et une Lance donnent une Épée.
# en: e4c4c200
rules-page-aruki-greater-pike =
    Une ou deux cases en diagonale. De deux cases, c’est un saut : peu importe ce qui se trouve sur la case intermédiaire, et il ne lui arrive rien (règle maison).
    Avec une Grande Lance, elle donne une Épée Longue.
# en: e909a559
rules-page-aruki-lance =
    Une case le long de sa rangée ou de sa colonne, dans les quatre directions, mais pas en diagonale.
    Deux Lances donnent une Grande Lance. Une Lance et une Pique donnent une Épée.
# en: 9f3429af
rules-page-aruki-greater-lance =
    Une ou deux cases le long de sa rangée ou de sa colonne. De deux cases, c’est un saut (règle maison) : ici, elle saute par-dessus sa propre pièce en e6, et par-dessus le Pion en f5, qu’elle pourrait aussi prendre.
    Avec une Grande Pique, elle donne une Épée Longue.
# en: dfc30c19
rules-page-aruki-sword =
    Une case dans n’importe quelle direction, comme un Roi, mais elle a le droit de rester attaquée.
    On l’obtient avec une Lance et une Pique. Deux Épées donnent une Épée Longue.
# en: e04feabd
rules-page-aruki-long-sword =
    Une ou deux cases dans chacune des huit directions : seize cases, et aucun saut de Cavalier. De deux cases, c’est un saut (règle maison) : même un cercle de pièces ne peut pas la retenir.
    On l’obtient avec deux Épées, ou avec une Grande Pique et une Grande Lance.
# en: 490e02a9
rules-page-aruki-rook =
    Autant de cases que tu veux le long de sa rangée ou de sa colonne, jusqu’à la première pièce. Une pièce à toi l’arrête ; une pièce adverse peut être prise. Elle ne saute pas.
    Avec une Flèche, elle donne un Ministre.
# en: 93f1df6f
rules-page-aruki-arrow =
    Autant de cases que tu veux en diagonale, jusqu’à la première pièce. Une pièce à toi l’arrête ; une pièce adverse peut être prise. Elle reste toujours sur des cases d’une même couleur.
    Avec une Tour, elle donne un Ministre.
# en: b9facfb7
rules-page-aruki-minister =
    Tour et Flèche à la fois : autant de cases que tu veux le long d’une rangée, d’une colonne ou d’une diagonale, jusqu’à la première pièce.
    On l’obtient avec une Tour et une Flèche, quelle que soit celle qui est sur le plateau.
# en: 2ea617e6
rules-page-aruki-king =
    Une case dans n’importe quelle direction, mais jamais sur une case attaquée. Il ne peut pas non plus entrer sur la ligne d’un dragon adverse dont le pouvoir est prêt, sauf s’il prend ce dragon, ou si le Roi de ce dragon est lui aussi sur la ligne. Il n’y a pas de roque.
    Tu as un seul Roi pour toute la partie, et il n’est jamais pris. S’il est en échec et qu’aucun coup ne le sauve, tu as perdu.
# en: 53d9455d
rules-page-aruki-jester =
    Tout seul, il va d’une case dans n’importe quelle direction. Il bouge aussi comme les pièces à côté de lui : voir la page suivante.
    Tu n’en as qu’un. Il n’évolue pas, aucune promotion ne permet de l’obtenir, et une fois pris, il quitte le jeu.
# en: a447f95f
rules-title-aruki-mimicry = Ce que le Bouffon imite
# en: d4e77313
rules-page-aruki-mimicry =
    Chaque pièce sur les huit cases autour d’un Bouffon, de l’un ou l’autre camp, lui prête sa façon de bouger. Le Bouffon les a toutes à la fois. Ici, la Tour noire lui prête rangées et colonnes, et sa propre Grande Pique lui prête des sauts de deux cases en diagonale.
    - Tour, Flèche et Ministre prêtent leurs longues courses ; la Grande Pique, la Grande Lance et l’Épée Longue prêtent leurs sauts. Les pièces qui ne vont que d’une case n’ajoutent rien.
    - Les dragons ne prêtent que leurs pas : ni balayage ni échec à distance. L’autre Bouffon ne prête rien (règle maison).
    - Une course prêtée est bloquée comme toute autre, même par la pièce qui la prête.
    - Cela compte pour l’échec : une pièce qui arrive à côté d’un Bouffon, ou qui s’en éloigne, change aussitôt ce qu’il attaque.
# en: 8fd94576
rules-page-aruki-golden-dragon =
    Une case dans n’importe quelle direction, comme un Roi. Une fois par partie, il peut aussi balayer la *colonne* où il se trouve. Tant que ce pouvoir est prêt, il menace le Roi adverse partout sur cette colonne.
    La barre sur la pièce est debout tant que le pouvoir est prêt. Un dragon pris quitte le jeu, et son pouvoir avec lui.
# en: 9dbacf9a
rules-page-aruki-silver-dragon =
    Le jumeau du Dragon d’or, pour les rangées : une case dans n’importe quelle direction, et une fois par partie, il peut balayer la *rangée* où il se trouve. Jusque-là, il menace le Roi adverse partout sur cette rangée.
    Au départ, il ne peut faire ni l’un ni l’autre, car son propre Roi est sur la même rangée.
# en: 9d6c1132
rules-title-aruki-promotion = La promotion
# en: 6ef2bf52
rules-page-aruki-promotion =
    Quand ton Pion ou ton Javelot entre sur la rangée de pions adverse (la 11 pour les Blancs, la 2 pour les Noirs), tu peux l’échanger, dans le même coup, contre une pièce de ta réserve. Ici, le Pion prend un Ministre et devient précisément ce Ministre : ce qu’un pas prend est déjà dans ta réserve.
    - Rien ne t’y oblige (règle maison). Mais un Pion qui continue sans promotion a laissé passer sa chance.
    - Le Pion quitte le jeu ; il ne va dans aucune réserve.
    - Avec une réserve vide, pas de promotion.
    - La dernière rangée ne donne aucune promotion.
    Cela s’écrit `O(a10)b11=M`.
# en: 945e6136
rules-title-aruki-javelin-promotion = La promotion du Javelot
# en: d933f9aa
rules-page-aruki-javelin-promotion =
    Un Javelot est promu comme un Pion, mais il peut entrer sur la rangée encore et encore, et il a droit à une promotion à chaque fois. Ici, il revient de la dernière rangée à reculons et devient une Épée.
    Il peut devenir tout ce qu’il y a dans ta réserve, sauf un Pion.
# en: f03c1686
rules-title-aruki-evolution = L’évolution
# en: 40bb6835
rules-page-aruki-evolution =
    Fusionne une pièce de ta réserve avec une pièce du plateau, qui devient le résultat sur sa case. C’est un coup à part entière (règle maison). Peu importe laquelle des deux est sur le plateau.
    - Pion + Pion = Javelot
    - Tour + Flèche = Ministre
    - Pique + Pique = Grande Pique
    - Lance + Lance = Grande Lance
    - Lance + Pique = Épée
    - Épée + Épée = Épée Longue
    - Grande Pique + Grande Lance = Épée Longue
    Il n’y en a pas d’autres. Cela marche sur n’importe quelle case et peut donner échec. Cela s’écrit `R(e4)+A=M` : la pièce du plateau, celle de ta réserve, le résultat.
# en: f45b1a2d
rules-title-aruki-wipe = Le balayage
# en: 74edf390
rules-page-aruki-wipe =
    Une fois par partie, ton Dragon d’or peut balayer sa colonne, et ton Dragon d’argent sa rangée. C’est un coup à part entière. Toutes les pièces de cette ligne partent : celles de l’adversaire, les tiennes, et le dragon lui-même. Aucune ne va dans une réserve (règle maison).
    Impossible tant que ton propre Roi est sur la ligne (règle maison). Le balayage est permis même si seul le dragon disparaît.
    Cela s’écrit `GD(c4)-`.
# en: e78b5170
rules-title-aruki-line-check = L’échec à distance
# en: 552b4b6f
rules-page-aruki-line-check =
    Comme il pourrait balayer sa ligne, un dragon dont le pouvoir est prêt donne échec au Roi adverse partout sur cette ligne, quel que soit le nombre de pièces entre eux. S’interposer ne sert à rien.
    Les parades : sortir ton Roi de la ligne, prendre le dragon, ou le balayer avec un dragon à toi sur une autre ligne. Un dragon qui a utilisé son pouvoir ne donne plus d’échec à distance.
# en: 183dcbc8
rules-title-aruki-line-exception = Quand une ligne est sûre
# en: de52f121
rules-page-aruki-line-exception =
    Tant que les deux Rois sont sur la ligne d’un dragon, il n’y a pas d’échec à distance, car ce dragon ne pourrait pas la balayer. Ici, le Roi noir est à l’abri en colonne e, jusqu’à ce que le Roi blanc la quitte. Ce serait un échec à la découverte.
    Juste à côté d’un dragon, un Roi est en échec malgré tout, car le dragon se déplace comme un Roi.
# en: 4731fa4b
rules-title-aruki-check = L’échec
# en: fd7c30ff
rules-page-aruki-check =
    Un Roi est en échec quand une pièce adverse attaque sa case (imitation comprise), ou quand un dragon sur sa ligne a son pouvoir prêt. Aucun coup ne peut laisser ton propre Roi en échec : ici, l’Épée doit rester entre son Roi et la Tour.
    Peu importe que la pièce qui attaque soit elle-même clouée.
# en: a0059503
rules-title-aruki-checkmate = Échec et mat
# en: fd018f90
rules-page-aruki-checkmate =
    Si tu es en échec sans aucun coup légal, tu as perdu. Évolutions et balayages sont des coups : tant que l’un d’eux pare l’échec, ce n’est pas mat.
    Une partie finit aussi par un abandon, quand le temps est écoulé, ou quand vous êtes d’accord pour la nulle.
# en: b26bf0c4
rules-title-aruki-stalemate = Pat
# en: e2546044
rules-page-aruki-stalemate = Si tu n’es pas en échec mais n’as aucun coup légal, la partie est nulle. Évolutions et balayages sont des coups.
# en: e89b7cd1
rules-title-aruki-draws = Autres nulles
# en: 3f8244e5
rules-page-aruki-draws =
    Voici ce qui met fin à la partie, sans que personne ait à le réclamer :
    - il ne reste que les deux Rois sur le plateau, quoi que contiennent les réserves ;
    - la même position arrive pour la troisième fois : même plateau, même camp au trait, mêmes réserves, mêmes pouvoirs de dragon ;
    - chaque camp joue cent coups sans prise, promotion, évolution, balayage ni pas de Pion. Les pas de Javelot comptent comme des coups tranquilles.
    Les règles d’origine ne disent rien des nulles ; ce sont des règles maison.
# en: a308a547
rules-title-aruki-notation = Comment s’écrivent les coups
# en: 9e1eb2b3
rules-page-aruki-notation =
    - Un pas : `O(d2)d3`, c’est-à-dire la pièce, où elle est, où elle va. Les prises ne sont pas marquées.
    - Avec promotion : `O(a10)a11=R`
    - Une évolution : `R(a1)+A=M`
    - Un balayage : `GD(c4)-`
    Un `+` à la fin, c’est échec ; `#`, c’est mat. Les symboles : O Pion, J Javelot, P Pique, PP Grande Pique, L Lance, LL Grande Lance, S Épée, SS Épée Longue, R Tour, A Flèche, M Ministre, K Roi, JK Bouffon, GD et SD les dragons.
    Tu peux en écrire moins : je comprends `d2d3`, `a10a11r`, `a1+a` et `c4-`, en majuscules ou non, et les noms de pièces : `rook a6 b6`. Si tu écris `GDc4` pour un balayage, je demande avant de le jouer. Si tu inverses lettre et nombre, je demande ce que tu voulais dire.
# en: 1f73b72c
rules-chapter-kyo-game = Le jeu
# en: 5def8a25
rules-chapter-kyo-moves = Déplacer pions et jetons
# en: 4e27e0f9
rules-chapter-kyo-pawns = Les pions
# en: 6710fa60
rules-chapter-kyo-shields = Les boucliers
# en: 11a0961e
rules-chapter-kyo-end = La fin, la notation
# en: fdabc1d5
rules-title-kyo-overview = De quoi il s’agit
# en: e7099b43
rules-page-kyo-overview =
    À Kyo, tu joues des pions posés sur des piles de jetons. Les Dorés commencent, puis on joue à tour de rôle, sans jamais passer. Tu gagnes en prenant le Roi adverse, ou en ne laissant plus un seul jeton de mana à ton adversaire.
    Un pion va sur une case voisine et emporte autant de ses jetons qu’il veut. Si le jeton qui *reste derrière* est un chemin pour ce pas, le pion peut continuer, pas après pas :
    - le mana sombre, marqué `+`, est un chemin tout droit et de côté ;
    - le mana clair, marqué `x`, est un chemin en diagonale.
    Un bouclier au sommet d’une case la protège : les attaquants rebondissent.
# en: a8a552d6
rules-title-kyo-setup = Plateau et dispositions
# en: e9597501
rules-page-kyo-setup =
    Dix colonnes de A à J, dix rangées de 0 à 9. Les Dorés partent de la rangée 0, les Rouges de la rangée 9. Les Dorés voient la rangée 0 en bas et la colonne A à droite. La couleur des cases ne compte pas.
    Chacun a 8 Pions Légers, 8 Pions Lourds, 2 Tours, une Dame, un Roi, 13 jetons de mana sombre, 13 de mana clair et 8 boucliers. Roi contre Roi en colonne E, Dame contre Dame en colonne F.
    Les dispositions diffèrent par la place des Pions Légers : *Terrain découvert* (rangées 1 et 8, comme ici), *Tranchée* (rangées 3 et 6), *Face-à-face* (rangées 4 et 5). Avec un `+`, deux Canons et deux Cavaliers rejoignent chaque camp, comme ici sur les rangées 2 et 7. Leurs coups sont une règle maison.
# en: d53942ad
rules-title-kyo-stacks = Les piles
# en: 96cedcfe
rules-page-kyo-stacks =
    Une case porte une pile : autant de jetons qu’on veut, et un pion au plus, toujours tout en haut. La pile est au camp dont le pion ou le mana est au sommet. Une case avec un bouclier au sommet n’est à personne.
    Les jetons dorés ont les bouts carrés, les rouges les bouts ronds, et les boucliers ont une encoche. `+` est le mana sombre, `x` le mana clair.
    Voici ce que tu peux *soulever* : du sommet jusqu’au premier mana adverse, ton propre mana et tous les boucliers, cinq jetons au plus sous un pion. Un Pion Léger ne soulève rien. D’un tas à toi sans pion, tu peux prendre autant de jetons que tu veux ; d’un tas adverse, ou sous un bouclier au sommet, aucun.
    Les piles se décrivent de bas en haut : ici, E4, c’est sombre, clair, bouclier, Pion Lourd.
# en: 40eb0b31
rules-title-kyo-turn = Quand c’est à toi de jouer
# en: bd25d57d
rules-page-kyo-turn =
    Joue l’une de tes piles : son pion, ou ses jetons s’il n’y a pas de pion. Fais l’une de ces choses :
    - un pas *direct* ;
    - une chaîne de pas de *mana*, aussi loin que vont les chemins ;
    - un pas de *jetons* sans leur pion ;
    - *réordonner* ses jetons, ou *frapper* un bouclier.
    À tout moment, une Tour peut en plus poser des boucliers, et une Dame réordonner ses jetons. Tu peux t’arrêter après n’importe quel pas. Ici, un Pion Lourd avance de trois cases et laisse un jeton sombre sur chaque case qu’il quitte.
# en: 57ed49aa
rules-title-kyo-direct = Les pas directs
# en: bdc08841
rules-page-kyo-direct =
    Tout pion peut aller sur l’une des huit cases voisines, quoi qu’il laisse derrière lui. Si ce n’était pas un pas de mana, son déplacement est alors fini.
    - Sur une case vide, ou sur du mana de l’un ou l’autre camp : il y entre.
    - Sur ton propre pion : jamais.
    - Sur un pion adverse : il le prend. Un Pion Léger doit être en surnombre.
    - Sur un bouclier au sommet : seulement une Tour. Tous les autres le frappent et restent sur place.
# en: 00a279d8
rules-title-kyo-load = Emporter des jetons
# en: 2a711b0d
rules-page-kyo-load =
    À chaque pas, un pion emporte de zéro à cinq jetons du sommet, dans la limite de ce qu’il peut soulever, et dans leur ordre. Le reste ne bouge pas. Tu choisis à nouveau à chaque pas : en chemin, tu peux laisser des jetons, et en ramasser d’autres trouvés sous le pion.
    `E4 2E5` en emporte deux. Un jeton clair reste derrière et le pas est droit : c’est donc un pas direct.
    Un Pion Léger n’emporte rien.
# en: 38115f8b
rules-title-kyo-dark = Pas de mana : le sombre
# en: d42a3626
rules-page-kyo-dark =
    Un pas est un *pas de mana* si le jeton du sommet qui reste derrière est un chemin pour lui. Le mana sombre est un chemin pour les pas droits, le long d’une rangée ou d’une colonne. Après un pas de mana, le pion peut en faire un autre.
    Ici, `C2 2C3 1C4 C5` : sur chaque case, un jeton sombre reste derrière et laisse le pion aller une case plus loin. Le dernier pas le laisse sans jetons, il doit donc s’arrêter : plus rien ne peut rester derrière.
# en: b8cae8e8
rules-title-kyo-light = Pas de mana : le clair
# en: 1bfc42ca
rules-page-kyo-light =
    Le mana clair est un chemin pour les pas en diagonale. Ici, `C2 2D3 1E4 F5` laisse trois jetons clairs derrière.
    Peu importe à qui est le mana : celui de l’adversaire est un chemin tout aussi bon, même si tu ne peux jamais le soulever. Un bouclier n’est pas un chemin.
# en: 07546467
rules-title-kyo-bends = Tourner avec deux couleurs
# en: 6b513efb
rules-page-kyo-bends =
    D’un pas de mana au suivant, le pion peut changer de direction si la *couleur du chemin* change, du sombre au clair ou du clair au sombre. Ici, c’est sombre, clair, sombre : droit, diagonal, droit.
    L’ordre des jetons d’une pile décide donc des voies ouvertes. Réordonne-les à temps.
# en: b050564e
rules-title-kyo-one-colour = Pas de virage sur une seule couleur
# en: 5c3f44b6
rules-page-kyo-one-colour =
    Deux pas de mana sur la même couleur doivent aller exactement dans la même direction. Faire demi-tour est aussi un changement, et réordonner des jetons ou poser des boucliers entre-temps n’y fait rien (règle maison).
    Ici, le pion est venu de E2 en E3 sur du mana sombre et porte un jeton sombre. S’il laisse ce jeton, il ne peut continuer qu’en E4. S’il l’emporte, le jeton clair de E3 reste derrière et ouvre les quatre diagonales.
# en: f3257a52
rules-title-kyo-roads = Les chemins déjà là
# en: 16f6e4cb
rules-page-kyo-roads =
    Les jetons posés çà et là sont aussi des chemins : un pion monte dessus, les laisse derrière lui et continue. Ici, un pion sans jetons passe sur un jeton adverse et sur un des siens.
    Ce qu’il ne fait que traverser reste tel quel.
# en: 10fbf13d
rules-title-kyo-rest = Les chemins adverses sont détruits
# en: b310420e
rules-page-kyo-rest =
    À la fin de ton coup, le mana adverse juste sous ce que ton pion a apporté est détruit, en descendant jusqu’au premier bouclier ou au premier jeton à toi. Seule compte la case où le pion s’arrête (règle maison).
    Ici, les jetons rouges sombre et clair en E4 disparaissent, et le jeton doré en dessous reste.
    Des jetons seuls ne détruisent jamais rien.
# en: 2bec3b00
rules-title-kyo-capture = Prendre
# en: 943b6af1
rules-page-kyo-capture =
    Va sur un pion adverse pour le prendre. Avec lui partent les jetons de *sa* couleur juste en dessous, jusqu’au premier bouclier ou au premier mana à toi (règle maison). Celui-ci et tout ce qui est dessous restent, et ton pion arrive au sommet avec ce qu’il porte.
    Tout pion sauf le Pion Léger prend librement, Rois compris. Une prise met fin au déplacement, même au milieu d’une chaîne (règle maison : les règles d’origine ne le disent pas). Une Tour peut encore poser des boucliers, une Dame réordonner ses jetons.
    Ce qui est pris ou détruit ne revient jamais.
# en: 4456a772
rules-title-kyo-chips = Envoyer des jetons
# en: b61d4ac2
rules-page-kyo-chips =
    Au lieu du pion, tu peux envoyer ses jetons du sommet à un pas, dans n’importe laquelle des huit directions, sur une case vide ou sur du mana de l’un ou l’autre camp. Le pion ne part pas : il descend sur ce qui reste. C’est toujours un pas direct, et rien d’autre ne bouge ensuite.
    Les jetons, eux, ne prennent rien. Mais du mana couvert de mana adverse ne peut plus être soulevé par son camp.
    Cela s’écrit avec un plus : `E4 +2E5`.
# en: b10dad11
rules-title-kyo-under = Des jetons sous un pion
# en: 573f247f
rules-page-kyo-under =
    Tu peux aussi envoyer des jetons sur une case où se trouve ton propre pion, même un Pion Léger : ils se glissent juste sous lui. Il ne peut pas y avoir de bouclier parmi eux.
    Impossible d’envoyer des jetons sur une case avec un pion adverse, ou avec un bouclier au sommet (règle maison).
# en: 2e771b96
rules-title-kyo-pile = Les tas sans pion
# en: eaea4b63
rules-page-kyo-pile =
    Un tas avec ton mana au sommet est à toi, et tu peux le jouer : envoie à un pas autant de ses jetons du sommet que tu veux, ou réordonne-les. Tu ne peux soulever que ton propre mana et les boucliers, jusqu’au premier jeton adverse.
    Ton coup s’arrête là.
# en: 3e0dee75
rules-title-kyo-shuffle = Réordonner ses jetons
# en: 1f270c4f
rules-page-kyo-shuffle =
    Un pion peut mettre ses jetons du sommet dans un autre ordre, dans la limite de ce qu’il peut soulever. Son coup s’arrête là, mais une Tour peut encore poser des boucliers, et une Dame continuer. Un Pion Léger ne peut pas réordonner de jetons ; un tas sans pion, lui, peut être réordonné.
    L’ordre doit changer, et parmi les jetons réordonnés, aucun bouclier ne peut finir sous du mana (règle maison).
    Cela s’écrit de bas en haut : `E4 =LDD` met le clair tout en bas, puis sombre, sombre. Ne nomme pas les jetons du bas qui ne changent pas.
# en: 0473ce1d
rules-page-kyo-light-pawn =
    Un pas dans n’importe quelle direction, toujours direct. Il n’utilise jamais le mana, ne soulève et ne réordonne rien, même s’il est sur des jetons.
    Il peut monter sur du mana et frapper un bouclier comme tout le monde (règle maison), mais il ne peut prendre un pion que s’il est en surnombre face à lui : voir la page suivante.
# en: 9cb8c904
rules-title-kyo-outnumber = Le surnombre
# en: 063a38ee
rules-page-kyo-outnumber =
    Avant qu’un Pion Léger prenne un *pion*, compte les cases voisines sur le plateau tel qu’il est :
    - combien de piles du camp qui attaque touchent la *cible* ; l’attaquant en fait partie ;
    - combien de piles de l’autre camp touchent l’*attaquant* ; la cible en fait partie.
    Le premier nombre doit être plus grand. Pions et mana comptent autant ; les boucliers ne comptent pour personne.
    Ici, le pion en E4 peut prendre D5, trois contre deux. À côté de F5, il n’y a que lui : F5 est donc à l’abri.
# en: ed8a5bc8
rules-page-kyo-heavy-pawn =
    Le pion ordinaire. Il soulève jusqu’à cinq jetons, fait un pas direct ou une chaîne de pas de mana, envoie ou réordonne des jetons, frappe un bouclier, et prend librement.
    Le jeton qui reste derrière décide quels pas peuvent continuer : le jeton clair laissé en E4 prolonge les diagonaux, le sombre les droits.
# en: 2a6a8c0e
rules-page-kyo-tower =
    Elle se déplace et soulève des jetons comme un Pion Lourd, et sait faire deux choses de plus :
    - Elle monte *sur* les boucliers au sommet au lieu de rebondir, ici en E5 et D5. Ils sont alors sous elle et peuvent être soulevés. Elle ne frappe jamais.
    - Elle peut poser des boucliers à tout moment de son coup sans y mettre fin : voir la page suivante.
# en: aa5a467a
rules-title-kyo-deploy = Comment la Tour pose des boucliers
# en: f62b6e56
rules-page-kyo-deploy =
    Une Tour peut envoyer ses jetons du sommet à un pas si ce sont tous des boucliers : avant, entre et après ses autres pas, aussi souvent qu’elle veut. Le coup continue.
    `E1 +1D2 1E2 +1F3` : elle pose un bouclier en D2, va en E2 avec l’autre et le pose en F3.
    Tu peux poser des boucliers sur des cases vides et sur du mana de l’un ou l’autre camp, mais ni sur ni sous un pion, ni sur un autre bouclier.
# en: 13f39feb
rules-page-kyo-queen =
    Elle se déplace et soulève des jetons comme un Pion Lourd, et peut les réordonner à tout moment de son coup, autant de fois qu’elle veut, sans y mettre fin : avant, entre et après ses pas, même après une prise.
    Les réordonner plusieurs fois de suite ne compte qu’une fois. Un coup qui ne fait que réordonner des jetons est permis.
    Ici, `F2 3G3 =LDS` : elle avance avec ses trois jetons, puis met le clair tout en bas.
# en: 1948203f
rules-page-kyo-king =
    Il se déplace, soulève des jetons et prend comme un Pion Lourd. Si tu le perds, tu perds la partie.
    Il n’y a pas d’échec : ton Roi peut aller au-devant du danger. Les trois boucliers de départ ne protègent personne tant qu’il est dessus. Pose-les à côté de lui, ou laisse-les derrière lui.
# en: 202fb732
rules-page-kyo-cannon =
    Un pion facultatif (règle maison). Il est dans les dispositions avec un `+`.
    Il se déplace et prend comme un Pion Lourd, et lance des jetons en cloche : là où les autres les envoient à un pas, il peut les envoyer à une, deux ou trois cases en ligne droite, par-dessus tout obstacle. Ils tombent là où des jetons peuvent tomber : ni sur un pion adverse, ni sur un bouclier au sommet.
# en: bf88f68e
rules-page-kyo-knight =
    Un pion facultatif (règle maison). Il est dans les dispositions avec un `+`.
    Il se déplace et prend comme un Pion Lourd. Pour son premier et seul pas, il peut aussi sauter comme un Cavalier aux échecs, deux cases dans un sens et une de côté, par-dessus tout obstacle, avec ou sans jetons. Un saut est toujours direct.
# en: f1a883e5
rules-title-kyo-strike = Frapper un bouclier
# en: e11937ed
rules-page-kyo-strike =
    Va vers une case avec un bouclier au sommet, et tu le frappes : le bouclier du sommet est détruit, et ton pion rebondit. Il reste où il est avec ses jetons et a fini son déplacement. Peu importe qui a posé le bouclier. Les Pions Légers frappent sans devoir être en surnombre (règle maison) ; les Tours ne frappent jamais.
    Au milieu d’une chaîne, il faut frapper par un pas de mana : un jeton qui pourrait rester derrière doit servir de chemin.
    Cela s’écrit avec un X : `C4 XC5`.
# en: 451e0749
rules-title-kyo-deploying = Poser des boucliers
# en: 12d70a29
rules-page-kyo-deploying =
    Un bouclier protège la case au sommet de laquelle il se trouve, et rien d’autre : *sous* un pion, il ne protège rien. Tout pion qui peut soulever des jetons peut poser des boucliers en les envoyant, comme d’autres jetons, sur une case vide ou sur du mana. Pour tous sauf la Tour, c’est un pas direct comme un autre.
    Les boucliers n’ont pas de couleur (règle maison). Ils font rebondir amis et ennemis, et personne ne peut soulever ce qui est dessous.
# en: e4abf32a
rules-title-kyo-uncover = Laisser des boucliers derrière soi
# en: f0a1db33
rules-page-kyo-uncover =
    Un pion qui part sans ses boucliers les laisse au sommet : ils sont posés, eux aussi. Ici, le Roi fait un pas de côté avec un bouclier, et deux gardent E2.
    Pour récupérer des boucliers, monte dessus avec une Tour, arrive dessus par une prise, ou soulève-les avec ton propre mana, posé plus tard par-dessus.
# en: 74610202
rules-title-kyo-king-taken = La fin : un Roi est pris
# en: 87a1835a
rules-page-kyo-king-taken = Prends le Roi adverse et tu gagnes aussitôt. Il n’y a pas d’échec : regarde bien avant d’avancer.
# en: ed4f0e7c
rules-title-kyo-no-mana = La fin : à court de mana
# en: d0f82bf4
rules-page-kyo-no-mana =
    Si, à la fin d’un coup, il ne te reste plus aucun jeton de mana, sombre ou clair, sous un pion ou non, tu as perdu. Tu ne peux pas détruire ton propre mana.
    Le mana est détruit quand un pion adverse s’arrête dessus, et avec un pion pris qui se trouvait dessus.
# en: 42023d1f
rules-title-kyo-draws = Les nulles
# en: 094e9879
rules-page-kyo-draws =
    - Si c’est à toi de jouer et que tu n’as aucun coup, la partie est nulle. Ici, les Pions Légers dorés ne sont en surnombre face à personne, et ils enferment le Roi.
    - Si le même plateau avec le même camp au trait arrive pour la troisième fois, la partie est nulle.
    - Si rien ne quitte le plateau pendant 120 coups de suite, les deux camps confondus, la partie est nulle : ni pion pris, ni mana détruit, ni bouclier frappé. Je tiens le compte.
    - Vous pouvez vous accorder sur la nulle.
    Les règles d’origine ne disent rien des nulles ; ce sont des règles maison.
# en: bca8e285
rules-title-kyo-notation = Comment s’écrivent les coups
# en: 07be1474
rules-page-kyo-notation =
    La case de départ, puis les pas, séparés par des espaces :
    - `B4` : le pion va en B4 sans jetons ; `3B4` : avec ses trois jetons du sommet.
    - `+2B4` : les deux jetons du sommet partent, le pion reste.
    - `XB4` : il frappe le bouclier en B4.
    - `=LDS` : les trois jetons du sommet deviennent clair, sombre, bouclier, de bas en haut.
    Les prises ne sont pas marquées. Tu peux écrire sans espaces ni majuscules : `c42c51c6xc7` est `C4 2C5 1C6 XC7`, comme sur l’image.
# en: 8aaad963
rules-chapter-chakart-game = Le jeu
# en: cabdced8
rules-chapter-chakart-men = Les pièces
# en: aa0a312c
rules-chapter-chakart-objects = Les objets
# en: 9c954f02
rules-chapter-chakart-eggs = Ce que cachent les œufs
# en: 783ba041
rules-chapter-chakart-powers = Carapace et furtivité
# en: e622222c
rules-chapter-chakart-end = La fin, les dés, la notation
# en: 62597bcc
rules-title-chakart-overview = De quoi il s’agit
# en: 4023e46d
rules-page-chakart-overview =
    Chakart, ce sont des échecs au milieu de champignons, d’œufs, de bananes et de bombes. La plupart des pièces en laissent un derrière elles quand elles bougent. Une pièce qui marche dessus subit ce qui vient : elle est emportée plus loin, envoyée de côté, ou tombe au hasard sur l’une des huit surprises.
    Les Rois se prennent comme toute autre pièce. Il n’y a ni échec, ni mat, ni roque, ni prise en passant. Si tu perds tous tes Rois, tu perds la partie.
    Une fois par partie, une Dame peut jouer en secret, et un Roi lancer une carapace sur une pièce visible.
    Ici, un Pion a laissé un champignon en d3, un Cavalier un œuf en g8, et un Fou vient de poser une bombe en c4.
# en: eae88251
rules-title-chakart-setup = La disposition
# en: 4249d2ad
rules-page-chakart-setup =
    Huit colonnes de a à h, huit rangées. Les Blancs, sur les rangées 1 et 2, commencent. Les Pions sont placés comme aux échecs ; les pièces derrière eux dépendent de la disposition :
    - *Placement aléatoire pour chacun* : chaque camp a le sien, comme ici ;
    - *Même placement aléatoire pour tous deux* : un seul tirage sert aux deux camps ;
    - *Comme aux échecs* : sans hasard.
    Les deux Fous d’un camp sont toujours sur des cases de couleurs différentes ; tout le reste est possible. Le plateau commence sans objets, et les deux camps ont carapace et furtivité prêtes.
# en: c606f58e
rules-title-chakart-turn = Quand c’est à toi de jouer
# en: 82bba1dc
rules-page-chakart-turn =
    Joue l’une de tes pièces comme aux échecs, ou utilise ta carapace. Tes propres pièces bloquent toujours ; les pièces adverses peuvent être prises. Tu peux t’arrêter sur les œufs et les champignons, ou passer par-dessus. Tu peux t’arrêter aussi sur les bananes et les bombes, mais elles stoppent Tours, Fous et Dames.
    Ensuite agit ce qui se trouve sous la pièce, parfois plusieurs objets l’un après l’autre. Tours et Fous laissent leur cadeau à la fin.
    Certains œufs te donnent un choix de plus, que tu peux refuser avec `pass` (règle maison). Si tu n’as aucun coup, tu passes.
# en: bb76a2d1
rules-page-chakart-pawn =
    Toad : une case tout droit si aucune pièce ne s’y trouve ; les objets ne l’arrêtent pas. Deux cases depuis sa première ou deuxième rangée, si la première des deux est vide ou ne porte qu’un œuf ou un champignon, et que la seconde n’a pas de pièce. Une case en diagonale vers l’avant pour prendre une pièce ou *n’importe quel objet*, mais jamais vers une case vide.
    Il laisse un champignon sur la case quittée. Après un double pas, il le laisse sur la case sautée, et détruit ce qui s’y trouvait ou s’y cachait.
# en: 861e423e
rules-page-chakart-knight =
    Yoshi : il saute comme aux échecs, par-dessus pièces et objets.
    Il laisse un œuf sur la case quittée. Un champignon l’emporte pour un autre saut dans la même direction.
# en: a2ebe596
rules-page-chakart-bishop =
    Wario : il joue comme aux échecs. Œufs et champignons ne l’arrêtent pas ; bananes et bombes, si. Il peut s’arrêter dessus, mais pas passer.
    Là où il s’arrête, il pose une bombe sur une case libre au hasard, juste à côté de lui en ligne droite. Un objet qui s’y trouve est remplacé.
# en: 83a0d538
rules-page-chakart-rook =
    Donkey : elle joue comme aux échecs. Œufs et champignons ne l’arrêtent pas ; bananes et bombes, si. Elle peut s’arrêter dessus, mais pas passer.
    Là où elle s’arrête, elle pose une banane sur une case libre au hasard, à côté d’elle en diagonale. Un objet qui s’y trouve est remplacé.
# en: 9f495520
rules-page-chakart-queen =
    Mario : elle joue comme aux échecs, par-dessus œufs et champignons, jusqu’aux bananes et aux bombes. Elle ne laisse pas de cadeau, et les champignons ne l’emportent pas.
    Une fois par partie, une Dame de chaque camp peut jouer en secret : voir *Furtivité*.
# en: b9884c71
rules-page-chakart-king =
    Peach : une case dans n’importe quelle direction, même au-devant du danger. Il n’y a pas d’échec. Un champignon l’emporte une case plus loin.
    Tu peux avoir plusieurs Rois, par promotion ou grâce à Toadette. Il faut tous les prendre. Une fois par partie, un Roi de chaque camp peut lancer une carapace : voir *Carapace*.
# en: 38fcc708
rules-title-chakart-promotion = La promotion
# en: 58e2db4e
rules-page-chakart-promotion =
    Quand ton Pion va sur la dernière rangée, il devient Dame, Tour, Cavalier, Fou ou *Roi* : tu choisis en jouant le coup. Il laisse quand même un champignon, car c’est un Pion qui a quitté sa case. Une nouvelle Tour ou un nouveau Fou pose aussitôt son propre cadeau.
    Un second Roi est une seconde vie. Cela s’écrit `e7e8k`.
# en: a68372dd
rules-title-chakart-carried = Sur la dernière rangée sans le vouloir
# en: 664dc813
rules-page-chakart-carried =
    Si un champignon, une banane ou une bombe amène ton Pion sur sa dernière rangée, je te demande ce qu’il devient, par exemple `=q`. Tu ne peux pas refuser. Ensuite, l’objet de cette case agit sur la nouvelle pièce.
    Une pièce prise là disparaît avant ton choix. Si c’était le dernier Roi, la partie est finie aussitôt (règle maison).
# en: 01c16d4a
rules-title-chakart-gifts = Les cadeaux
# en: 06bda2aa
rules-page-chakart-gifts =
    Les pièces laissent des choses derrière elles :
    - un Pion laisse un champignon, sur la case quittée ou sautée ;
    - un Cavalier laisse un œuf, sur la case quittée ;
    - une Tour laisse une banane, à côté de sa case d’arrivée, en diagonale ;
    - un Fou laisse une bombe, à côté de sa case d’arrivée, tout droit.
    La case est tirée au hasard parmi celles sans pièce. S’il n’y en a pas, il n’y a pas de cadeau. Dames et Rois ne laissent rien. Les objets ne sont à personne, chacun agit une fois, et toute pièce qui arrive dessus le consomme. Ici, la Tour a posé sa banane en b4.
# en: e56e1a09
rules-title-chakart-mushroom = Champignon
# en: 4cc96028
rules-page-chakart-mushroom =
    Il emporte un Pion, un Cavalier ou un Roi plus loin : le même pas encore une fois (un Cavalier saute à nouveau), si cette case est sur le plateau et n’a pas de pièce. Un champignon ne prend jamais (règle maison). S’il n’y a pas de place, la pièce reste là. Le double pas d’un Pion compte comme une case.
    Dames, Tours et Fous le consomment sans effet. Ce qui se trouve sur la case suivante agit ensuite.
# en: b4246ee2
rules-title-chakart-banana = Banane
# en: 2985978e
rules-page-chakart-banana =
    La pièce qui arrive dessus est envoyée une case plus loin, tout droit : en haut, en bas, à gauche ou à droite, au hasard, mais jamais hors du plateau. Une pièce qui s’y trouve, de *l’un ou l’autre* camp, est prise, même ton dernier Roi. Un objet qui s’y trouve agit ensuite.
    Tour, Fou et Dame peuvent s’arrêter sur une banane, mais pas passer par-dessus.
# en: 7708e531
rules-title-chakart-bomb = Bombe
# en: e6da441b
rules-page-chakart-bomb =
    La pièce qui arrive dessus est envoyée une case plus loin, en diagonale, au hasard, mais jamais hors du plateau. Une pièce qui s’y trouve, de *l’un ou l’autre* camp, est prise. Un objet qui s’y trouve agit ensuite.
    Tour, Fou et Dame peuvent s’arrêter sur une bombe, mais pas passer par-dessus.
# en: 65d09a81
rules-title-chakart-chain = Les chaînes
# en: 1f32dc6f
rules-page-chakart-chain =
    Tant qu’une pièce arrive sur un autre objet, elle continue. Ici, le Pion prend la banane en e4, qui l’envoie en e5. Le champignon qui s’y trouve l’emporte dans cette direction, en e6. La bombe qui s’y trouve l’envoie en d5, sur sa propre Tour. La chaîne s’arrête quand la pièce arrive sur une autre.
    Les cadeaux laissés dans le même coup comptent aussi : un Pion renvoyé sur son propre champignon l’utilise. Chaque objet agit une fois, donc toute chaîne a une fin.
# en: 81225202
rules-title-chakart-egg = Œuf
# en: 8f01133a
rules-page-chakart-egg =
    Les Cavaliers laissent des œufs. Marche sur l’un d’eux, et tu tombes sur l’une de ces huit surprises, à chances égales, même si elle ne peut rien faire :
    - King Boo : tu échanges deux pièces.
    - Koopa : ta pièce retourne en arrière.
    - Toadette : tu reçois une nouvelle pièce.
    - Chomp : ta pièce est mangée.
    - Daisy : tu rejoues.
    - Bowser : ta pièce ne peut pas bouger pendant un tour.
    - Luigi : une pièce adverse passe dans ton camp.
    - Waluigi : une de tes pièces passe à l’adversaire.
# en: 05b94b9a
rules-title-chakart-king-boo = King Boo
# en: f6d682bc
rules-page-chakart-king-boo =
    Choisis deux pièces du plateau, de n’importe quel camp, avec ou sans auréole, et elles échangent leurs places : `a5h8`. Aucun Pion ne peut arriver ainsi sur sa dernière rangée (règle maison). Rien d’autre ne se passe : ni cadeaux ni objets. Ton tour s’arrête là.
    Tu peux refuser avec `pass`.
# en: c6cdb5c3
rules-title-chakart-koopa = Koopa
# en: 64e378c1
rules-page-chakart-koopa =
    Ta pièce retourne sur la case où ce coup a commencé. Son propre cadeau qui s’y trouve est retiré, et une Tour ou un Fou n’en laisse pas. Une promotion reste acquise.
    Une pièce donnée par Toadette n’a pas de case de départ : elle quitte le plateau (règle maison).
# en: d073a1f2
rules-title-chakart-toadette = Toadette
# en: d63c7615
rules-page-chakart-toadette =
    Tu reçois au hasard une Dame, une Tour, un Cavalier, un Fou ou un Roi, à poser sur une case sans pièce : `@c5`. Une banane, une bombe ou un œuf qui s’y trouve agit ; un champignon est juste retiré. Une Tour ou un Fou laisse son cadeau, un Cavalier ne laisse pas d’œuf. Un Roi reçu est un Roi à part entière.
    Tu peux refuser avec `pass`.
# en: 7a8c5d91
rules-title-chakart-chomp = Chomp
# en: 91c4b9cb
rules-page-chakart-chomp = La pièce qui a marché sur l’œuf est mangée. Si c’était ton dernier Roi, tu perds.
# en: e31a3bf1
rules-title-chakart-daisy = Daisy
# en: b1ed1c8e
rules-page-chakart-daisy =
    Rejoue, avec n’importe laquelle de tes pièces, y compris celle que tu viens de jouer. Carapace et furtivité comptent comme des coups. Les pièces à auréole peuvent bouger maintenant, et les œufs en chemin agissent comme d’habitude.
    Tu peux refuser avec `pass`.
# en: 920b90d9
rules-title-chakart-bowser = Bowser
# en: 52802cc1
rules-page-chakart-bowser = Ta pièce reçoit une auréole : elle ne peut ni bouger, ni lancer une carapace, ni se cacher, tant que son camp n’a pas joué un autre coup sans elle.
# en: 0586802f
rules-title-chakart-luigi = Luigi
# en: ace09333
rules-page-chakart-luigi = Une pièce adverse au hasard passe dans ton camp, là où elle est. Les Rois ne changent jamais de camp, ni les Pions sur leur première rangée (règle maison). Si la pièce a une auréole, elle la garde.
# en: d785e5cc
rules-title-chakart-waluigi = Waluigi
# en: c92176d0
rules-page-chakart-waluigi = Une de tes pièces, au hasard, passe à l’adversaire, là où elle est. Ce peut être celle qui a marché sur l’œuf. Les Rois ne changent jamais de camp, ni les Pions sur leur première rangée (règle maison).
# en: 996f0247
rules-title-chakart-halo = L’auréole
# en: 2ca3bc06
rules-page-chakart-halo =
    Une pièce à auréole ne peut pas bouger. Elle barre le chemin, elle peut être prise, échangée et changer de camp, et un Roi à auréole reste un Roi.
    L’auréole disparaît au prochain coup du joueur à qui appartient alors la pièce : dès que la pièce qu’il joue bouge, avant que quoi que ce soit d’autre agisse. Le coup de Daisy peut donc déjà se jouer avec la pièce à auréole.
# en: e0f86931
rules-title-chakart-shell = Carapace
# en: 404f3577
rules-page-chakart-shell =
    Une fois par partie, ton Roi peut tirer au lieu de bouger : le long d’une rangée, d’une colonne ou d’une diagonale, par-dessus cases vides, œufs et champignons, sur la première pièce adverse visible, même juste à côté. Cette pièce est retirée. Rien ne bouge, et les objets restent.
    Tes propres pièces, les bananes et les bombes arrêtent la carapace. Un Roi à auréole ne peut pas tirer. Le pouvoir est à toi, pas au Roi : n’importe lequel de tes Rois peut l’utiliser.
    Cela s’écrit avec un s : `e1e5s`. Sans le s, le Roi se déplace, ou je refuse le coup : je n’utilise jamais ta carapace par mégarde.
# en: b650c0b3
rules-title-chakart-stealth = Furtivité
# en: a261bb71
rules-page-chakart-stealth =
    Une fois par partie, ta Dame peut aller en secret sur une case vide. Tu la vois, en pointillé ; personne d’autre ne la voit. Elle reste cachée jusqu’à ce que ton adversaire ait joué. Ensuite, elle est là aux yeux de tous.
    Il n’y a jamais plus d’une Dame cachée. Le pouvoir est à toi, pas à la Dame : n’importe laquelle de tes Dames peut l’utiliser.
    Cela s’écrit avec un h : `d1h5h`.
# en: b702c6f2
rules-title-chakart-unseen = La Dame cachée, vue par les autres
# en: 34fbda09
rules-page-chakart-unseen =
    Ton adversaire et les spectateurs lisent `d1??h`. Ils apprennent quelle case la Dame a quittée, marquée d’un point d’interrogation, et voient le plateau sans elle. Leurs listes de coups sont faites d’après ce plateau : rien ne trahit la Dame.
# en: 2e6bf5f2
rules-title-chakart-found = Tomber dessus
# en: 46df6d36
rules-page-chakart-found =
    Ton adversaire joue comme si ta Dame n’était pas là. Tours, Fous, Dames et carapaces passent à travers elle. Une Tour, un Fou, une Dame, un Cavalier ou un Roi qui s’arrête sur sa case la prend. Un Pion aussi, s’il avance tout droit sur elle, ou par-dessus elle d’un double pas. Un Pion ne peut pas la prendre en diagonale.
    Ici, la Tour s’est arrêtée par hasard en h5.
# en: f586099d
rules-title-chakart-kings = La fin
# en: 72c1b026
rules-page-chakart-kings =
    S’il ne te reste plus de Roi, tu perds aussitôt, quelle qu’en soit la cause : ton adversaire, une banane, un œuf. Tous tes Rois doivent disparaître, y compris ceux venus d’une promotion ou de Toadette.
    Ton Roi peut être pris. Il n’y a pas d’échec : regarde bien avant de jouer.
# en: 320d039a
rules-title-chakart-draws = Les nulles
# en: d9b971c0
rules-page-chakart-draws =
    La partie est nulle dès que plus rien ne peut arriver, ou que rien n’est arrivé depuis longtemps :
    - chaque camp n’a plus que son Roi, les deux ne sont pas côte à côte, et il n’y a ni objet sur le plateau, ni carapace prête, ni choix à faire ;
    - aucun camp ne pourrait plus jamais jouer, même sans auréoles ;
    - le coup 600 est passé ;
    - cent coups tranquilles de suite, les deux camps confondus : sans prise, dés, coup de Pion, promotion, coup furtif ni carapace, et sans objet posé, pris ou déplacé ;
    - deux cents coups de suite sans gain : une prise, un coup de Pion, une promotion, un coup furtif, ou une pièce que Chomp mange, que Toadette donne ou qui change de camp. Un bonus encore à venir se joue d’abord.
    Je tiens le compte. Il n’y a ni pat ni nulle par répétition. Vous pouvez vous accorder sur la nulle avec `/draw`.
    Les règles d’origine ne disent rien des nulles ; ce sont des règles maison.
# en: 5d81e165
rules-title-chakart-lots = Les dés
# en: f783cddf
rules-page-chakart-lots =
    Tous les dés sont honnêtes : un envoi va vers n’importe quelle case voisine du plateau, un œuf cache n’importe laquelle de ses huit surprises, un cadeau tombe sur une case libre à côté de la pièce, à chances égales. Je les lance quand tu joues ton coup, jamais avant. Ils font partie de sa notation : `>f5` est un envoi, `*W` un œuf, `+g6` un cadeau.
    Les dés sont scellés avec le défi et ouverts à la fin. Tu peux alors vérifier chaque jet avec `/verify`.
# en: ecdbc4da
rules-title-chakart-notation = Comment s’écrivent les coups
# en: 94e8949f
rules-page-chakart-notation =
    - Un coup : `d2d4`, départ et arrivée. Une promotion ajoute sa lettre : `e7e8q`.
    - La furtivité ajoute `h`, une carapace `s`.
    - King Boo : `a5h8`. Toadette : `@c5`. Ce que devient un Pion emporté : `=q`. Refuser : `pass`.
    Vient ensuite ce qu’ont fait les dés : `>e5` envoyé en e5, `*` et une lettre pour un œuf (B King Boo, K Koopa, T Toadette, C Chomp, D Daisy, M Bowser, L Luigi, W Waluigi), `+g7` un cadeau.
    Tu peux aussi écrire comme aux échecs : `Nf6`, `fxe4`, `e8=Q`, `Qh5?` pour la furtivité, `Kxe5 shell`.
# en: 07e9d53c
rules-chapter-lusus-game = Le jeu
# en: 8a3d61fb
rules-chapter-lusus-men = Les pièces, la fin, la notation
# en: 472de0f8
rules-chapter-lusus-movement = Tuiles Mouvement
# en: fa0b6cbf
rules-chapter-lusus-special = Tuiles Spéciales
# en: f8964cf7
rules-chapter-lusus-trap = Pièges
# en: 00efd109
rules-chapter-lusus-once = Tuiles à usage unique
# en: 73211e1b
rules-lusus-movement = Tuile Mouvement : pour toute pièce avec un emplacement libre, à toi ou à ton adversaire. Elle agit tant qu’elle est là.
# en: af135484
rules-lusus-special = Tuile Spéciale : pour toute pièce avec un emplacement libre, à toi ou à ton adversaire. Elle agit tant qu’elle est là.
# en: d3d8e366
rules-lusus-trap = Piège : pour une pièce à toi, face cachée. Il agit quand un coup prend cette pièce, et ne se retourne qu’à ce moment.
# en: 9b9d2af3
rules-lusus-once = Tuile à usage unique : elle agit une fois, puis va dans ton cimetière.
# en: cafc4607
rules-title-lusus-overview = De quoi il s’agit
# en: 5b8eee44
rules-page-lusus-overview =
    Lusus, ce sont des échecs avec des tuiles. Chacun a un sac avec les mêmes quarante-cinq, et tu en joues une à chaque tour : sur une pièce, dont elle change les pouvoirs, ou pour un effet qui ne se produit qu’une fois.
    Il n’y a pas d’échec. Prends le Roi adverse et tu gagnes aussitôt. Si tu dois piocher et que ton sac n’a pas assez de tuiles, tu perds.
    Les Blancs commencent avec une tuile en main, les Noirs avec trois. À côté du plateau, tu vois les mains, les tuiles qui restent dans les sacs, et les cimetières.
# en: fef3e88d
rules-title-lusus-turn = Quand c’est à toi de jouer
# en: ad7d9493
rules-page-lusus-turn =
    Quatre choses dans cet ordre, le tout en un coup :
    - *Jouer* une tuile de ta main, ou en brûler une.
    - *Déplacer* une pièce. Tu ne passes que si rien ne peut bouger (règle maison).
    - *Défausser* : ce qui reste dans ta main retourne dans ton sac.
    - *Piocher* trois nouvelles tuiles au hasard.
    Une main ne dure donc qu’un tour. Les dés sont lancés quand tu joues ton coup ; ton adversaire n’a jamais rien à décider entre-temps.
# en: 521f4696
rules-title-lusus-burn = Jouer et brûler
# en: 975deb0e
rules-page-lusus-burn =
    Avec des tuiles en main, tu dois en jouer une ou en brûler une (règle maison). Une tuile brûlée va sans effet dans ton cimetière, et tu ne joues plus de tuile ce tour-ci. On ne peut en brûler une qu’au tout début. La main vide, tu déplaces juste une pièce.
    Tu joues une tuile par tour. Chaque *Double action* sur tes pièces en permet une de plus, trois au maximum (règle maison), et tu peux t’en passer. Une tuile sans cible possible ne peut qu’être brûlée.
    Une tuile brûlée s’écrit avec un moins : `-SF d1d4`.
# en: 3b126868
rules-title-lusus-hand = Main, sac, cimetière
# en: 4f00a8f9
rules-page-lusus-hand =
    Tu pioches trois tuiles, une de plus pour chaque *+1 Pioche* et une de moins pour chaque *-1 Pioche* sur tes pièces, mais au moins une et au plus cinq (règle maison). Si ton sac n’en a pas assez, tu n’en pioches aucune et tu perds.
    Les tuiles retirées, brûlées ou utilisées, et celles des pièces prises, vont dans le cimetière de leur propriétaire. *Soin* et *Recyclage* les ramènent.
    Ta main n’est visible que par toi, et par un adversaire qui a *Savoir*. Tout le monde voit combien de tuiles contiennent une main et un sac, ainsi que les cimetières.
# en: 196f4da9
rules-title-lusus-slots = Emplacements
# en: 04ed2190
rules-page-lusus-slots =
    Voici combien de tuiles chaque pièce peut porter : Roi 1, Dame 2, Tour 4, Fou 3, Cavalier 3, Pion 2 (règle maison). Seule *Condamnation* occupe deux emplacements. Les petites barres sont les emplacements libres.
    Les tuiles gardent leur ordre d’arrivée : `e4.2` est la deuxième en e4. Quand l’une d’elles part, les suivantes avancent. Après une promotion, un Pion garde ses tuiles et a les emplacements de la pièce qu’il devient.
    Une tuile garde son propriétaire, mais elle agit pour la pièce qui la porte. Les tuiles Mouvement sont carrées, les Spéciales rondes, les pièges dentelés.
# en: 48fa1b58
rules-title-lusus-traps = Pièges et secrets
# en: 5d0d7489
rules-page-lusus-traps =
    Les pièges sont face cachée sur les pièces de leur propriétaire. Tout le monde voit *qu’il* y a un piège ; seul son propriétaire sait lequel. Il se retourne quand il agit, ou quand il va dans un cimetière.
    Les secrets ne décident jamais de ce qui est légal : un refus n’en trahit donc aucun.
    Quand une pièce est prise, ses pièges agissent dans cet ordre (règle maison) : Esquive, Annulation ; puis la chute d’un Roi ; puis Voleur, Legs, Transfusion ; puis les autres tuiles vont dans les cimetières ; puis Pas de pioche, Vengeance. Sur un Roi, seules Esquive et Annulation sont utiles.
# en: 5ece6b57
rules-title-lusus-capture = Se déplacer et prendre
# en: 258b4104
rules-page-lusus-capture =
    Une pièce joue selon sa propre nature, ou selon une tuile Mouvement posée sur elle : chaque coup utilise l’une d’elles. Elle prend en arrivant sur une pièce adverse. Les attaques ne comptent pas : ton Roi peut aller, ou rester, là où il peut être pris.
    Les tuiles d’une pièce prise vont dans les cimetières de leurs propriétaires, sauf si un piège ou un *Voleur* en décide autrement.
    Rien ne peut déplacer une pièce *gelée*, et aucun coup ne peut prendre une pièce *protégée*. Les deux sont marquées.
# en: cbd65469
rules-title-lusus-king = Le Roi et le roque
# en: 7aa2df6f
rules-page-lusus-king =
    Le Roi va d’une case dans n’importe quelle direction ; rien ne l’empêche d’aller au-devant du danger. Il peut porter une tuile.
    Le roque est celui des échecs, `O-O` et `O-O-O` : Roi et Tour n’ont pas bougé, et les cases entre eux sont vides. Les attaques ne comptent pas : ici, le Fou ne fait que regarder. Ni l’un ni l’autre ne doit être gelé, ni subir Pieds collants ou Rage.
# en: cc71a67e
rules-title-lusus-queen = Dame, Tour, Fou
# en: a6d5f609
rules-page-lusus-queen =
    Comme aux échecs : la Tour joue le long des rangées et des colonnes, le Fou en diagonale, la Dame des deux façons, d’autant de cases qu’on veut jusqu’à la première pièce. Une pièce adverse peut y être prise.
    Un tel coup est une *course*. Traversée, Ressort, Tour du monde et Éboulement changent les courses.
# en: 4b2b5e77
rules-title-lusus-knight = Le Cavalier
# en: 9d9208b4
rules-page-lusus-knight =
    Il saute comme aux échecs, deux cases dans un sens et une de côté, par-dessus tout obstacle. Il peut porter trois tuiles.
# en: 52e1067e
rules-title-lusus-pawn = Le Pion
# en: 3d3de6aa
rules-page-lusus-pawn =
    Une case tout droit vers l’avant si elle est vide. Deux depuis sa deuxième rangée si les deux sont vides, même s’il a déjà bougé. Il prend à une case en diagonale vers l’avant. Il peut porter deux tuiles.
# en: 7989cf12
rules-title-lusus-passing = La prise en passant
# en: 7bd803df
rules-page-lusus-passing =
    Comme aux échecs : après le double pas d’un Pion, la case sautée compte pendant un tour. Une pièce qui joue comme un Pion et qui pourrait y prendre en diagonale en a le droit, et prend le Pion qui l’a sautée. Une pièce avec la tuile Pion peut prendre ainsi, et être prise ainsi.
# en: 92197300
rules-title-lusus-promotion = La promotion
# en: 2ef9041f
rules-page-lusus-promotion =
    Un Pion qui atteint la dernière rangée par son propre coup devient Dame, Tour, Fou ou Cavalier, par exemple `b7c8=N`. Si tu ne dis rien, c’est une Dame. Il garde ses tuiles. Un Pion qui y arrive par l’échange d’une autre pièce ou par une Esquive devient une Dame.
    Les autres pièces n’ont jamais de promotion, même avec une tuile Pion.
# en: da8405b1
rules-title-lusus-end = La fin
# en: 50d22d85
rules-page-lusus-end =
    - Un Roi est pris, par un coup ou par *Vengeance* : son camp perd aussitôt.
    - Tu ne peux pas piocher autant de tuiles qu’il en faut : tu perds.
    - Après le coup 400, le deux centième des Noirs, les Noirs gagnent (règle maison).
    Il n’y a ni nulle, ni pat, ni répétition. Le sac est l’horloge du jeu : à trois tuiles par tour, quarante-cinq ne durent pas toujours, même si les tuiles défaussées y retournent.
# en: 169dd642
rules-title-lusus-notation = Comment s’écrivent les coups
# en: 62e18618
rules-page-lusus-notation =
    - `QU@e2 e2e4` : Dame sur e2, puis le coup de la pièce.
    - `DI@h8.2` : la deuxième tuile en h8. `KO@e4`, `DL`, `BS`, selon les besoins de la tuile.
    - `HE+QU+KN+RO`, `RC+QU@e4`, `TD@a1.1~h8.1` ; `-QU` brûle la tuile.
    - Après un coup : `=Q` promotion, `xa5xa6` éboulement, `^2` vol, `>h5` fuite. `a1~b2` est un échange, `--` : tu passes.
    Ce qu’ont fait les dés vient après une barre : `| bs=QUKN dg=b6 dr=?3`. Tu peux aussi écrire des noms : `hit and run on a1 then a1b1`.
# en: 6eba8715
rules-page-lusus-tile-ki =
    Cette pièce joue aussi comme un Roi, d’une case dans n’importe quelle direction. Elle ne devient pas royale, et cette tuile ne lui permet pas de roquer.
    { rules-lusus-movement }
# en: 06968e10
rules-page-lusus-tile-qu =
    Cette pièce joue aussi comme une Dame. Ici, un Cavalier court dans les huit directions et peut encore sauter.
    { rules-lusus-movement }
# en: e4cfd543
rules-page-lusus-tile-bi =
    Cette pièce joue aussi comme un Fou.
    { rules-lusus-movement }
# en: 7231daff
rules-page-lusus-tile-kn =
    Cette pièce joue aussi comme un Cavalier : elle saute par-dessus tout obstacle.
    { rules-lusus-movement }
# en: bb423dee
rules-page-lusus-tile-ro =
    Cette pièce joue aussi comme une Tour.
    { rules-lusus-movement }
# en: fb197d77
rules-page-lusus-tile-pa =
    Cette pièce joue aussi comme un Pion : un pas en avant, deux depuis la deuxième rangée de son camp, prise en diagonale vers l’avant et en passant. L’avant est là où vont les Pions de son camp. Elle n’a pas de promotion.
    { rules-lusus-movement }
# en: 656b71b3
rules-page-lusus-tile-sw =
    Cette pièce peut échanger sa place avec une voisine de l’un ou l’autre camp qui n’est pas gelée. Rien n’est pris. Un Pion qu’elle amène ainsi sur sa dernière rangée devient une Dame.
    Cela s’écrit `d4~d5`. Ici, elle peut échanger sa place avec l’un des deux Pions ou avec la Tour.
    { rules-lusus-movement }
# en: 192c3cd9
rules-page-lusus-tile-rb =
    Si cette pièce a des coups de Tour, par nature ou par une tuile, elle a aussi ceux de Fou, et inversement, comme ici. Sur une pièce qui n’a ni les uns ni les autres, cette tuile ne fait rien.
    { rules-lusus-movement }
# en: e4d66cdf
rules-page-lusus-tile-si =
    Cette pièce peut aussi aller ou prendre à une case, tout droit : en haut, en bas, à gauche ou à droite.
    { rules-lusus-movement }
# en: f6c6be56
rules-page-lusus-tile-im =
    Cette pièce ignore Immobilisation, Fantôme, Pieds collants, Désarmement et Rage. Ses autres tuiles sont à l’abri : ni Dissipation, ni Désenchantement, ni Croche-pied, ni Troc ne peuvent les choisir, et ni Mise au tapis ni Entrave ne peuvent choisir la pièce. La tuile Immunité elle-même peut être retirée, et de nouvelles tuiles ajoutées. Ici, un Fantôme à côté d’elle ne la gèle pas.
    { rules-lusus-special }
# en: 9736e99c
rules-page-lusus-tile-gu =
    Aucun coup ne peut prendre les pièces amies que cette pièce pourrait attaquer, Roi compris. Elle ne se protège pas elle-même. Elle doit pouvoir aller sur leur case tout de suite, comme si une pièce adverse s’y trouvait. Garde est sans effet contre Vengeance.
    Ici, la Tour protège le Cavalier : la Dame noire ne peut pas le prendre.
    { rules-lusus-special }
# en: 95968569
rules-page-lusus-tile-md =
    Le joueur de cette pièce pioche une tuile de moins à chaque tour, mais au moins une. Cette tuile est faite pour les pièces adverses. Le nombre à côté du sac le montre.
    { rules-lusus-special }
# en: a16ae47d
rules-page-lusus-tile-pd =
    Le joueur de cette pièce pioche une tuile de plus à chaque tour, cinq au maximum. Tu as plus de choix, mais ton sac doit pouvoir suivre.
    { rules-lusus-special }
# en: 9c295646
rules-page-lusus-tile-sf =
    Cette pièce ne va que sur l’une des huit cases autour d’elle : ni course, ni saut, ni double pas, ni roque. Avec Tour du monde, cela comprend les cases de l’autre côté du bord.
    { rules-lusus-special }
# en: 93e376b6
rules-page-lusus-tile-dm =
    Cette pièce ne peut pas prendre, même en passant. Ici, la Dame peut aller jusqu’aux pièces noires, mais pas les prendre.
    { rules-lusus-special }
# en: 0de093a0
rules-page-lusus-tile-en =
    Cette pièce ne bouge que pour prendre : ni coup tranquille, ni échange, ni roque. Avec Désarmement, elle ne peut plus bouger du tout.
    { rules-lusus-special }
# en: 96197220
rules-page-lusus-tile-ph =
    Dans une course, cette pièce peut, une fois, passer *à travers* une pièce de l’un ou l’autre camp. Ici, la Tour traverse son Pion, et peut même prendre ce qui est derrière. Un Pion avec cette tuile peut faire son double pas par-dessus une pièce.
    { rules-lusus-special }
# en: 04107667
rules-page-lusus-tile-da =
    Le joueur de cette pièce peut jouer une tuile de plus à chaque tour, trois au maximum. Cette tuile agit tout de suite, dans le tour où tu la joues. Ici, une tuile Fou suit sur la même Tour, qui s’en sert pour jouer.
    { rules-lusus-special }
# en: 0eba3279
rules-page-lusus-tile-sp =
    Dans une course en diagonale, cette pièce rebondit sur les pièces et sur le bord : elle tourne à angle droit et continue, autant de fois qu’elle veut. Sur le bord, elle repart comme dans un miroir ; sur une pièce, d’un côté ou de l’autre. Les autres pièces en course peuvent rebondir de même sur celle-ci.
    { rules-lusus-special }
# en: 7cc66389
rules-page-lusus-tile-ds =
    Elle ne fait qu’occuper un emplacement : la Dame adverse peut porter une tuile de moins.
    { rules-lusus-special }
# en: 1e2371cb
rules-page-lusus-tile-co =
    Elle ne fait qu’occuper deux emplacements, et ne tient donc jamais sur un Roi. Avec elle, une Dame ou un Pion n’a plus de place.
    { rules-lusus-special }
# en: f056d857
rules-page-lusus-tile-wr =
    Pour cette pièce, les bords gauche et droit se touchent : de la colonne a, elle continue en colonne h sur la même rangée, et inversement. Cela vaut pour les courses, sauts, pas, prises et Échange, mais pas pour le roque.
    { rules-lusus-special }
# en: 23a8f25c
rules-page-lusus-tile-gh =
    Toutes les pièces à côté de celle-ci sont gelées, amies ou ennemies, mais pas la pièce elle-même. Elles ne peuvent ni bouger, ni roquer, ni être échangées, ni esquiver. Elles peuvent toujours être prises et recevoir des tuiles.
    { rules-lusus-special }
# en: e62467c2
rules-page-lusus-tile-iz =
    Cette pièce est gelée : rien ne la déplace, ni son propre coup, ni le roque, ni un échange, ni une Esquive. Elle peut être prise.
    { rules-lusus-special }
# en: e147804f
rules-page-lusus-tile-hr =
    Après une prise, cette pièce peut rejouer une fois dans le même tour, vers une case vide, à partir de sa nouvelle case. Cela s’écrit après le coup : `>a5`. Si un piège l’emporte, ou si le coup est défait, rien ne suit.
    Elle doit avoir eu la tuile avant la prise : une Frappe et fuite volée lors de cette même prise attend la suivante (règle maison).
    { rules-lusus-special }
# en: f20389d1
rules-page-lusus-tile-kw =
    Le joueur de cette pièce voit, dans sa propre vue seulement, la main adverse et les tuiles que l’adversaire pioche. Les pièges restent cachés.
    { rules-lusus-special }
# en: 7ef40fef
rules-page-lusus-tile-bd =
    Avec de l’élan sur quelques cases vides, une course qui prend peut rouler plus loin dans la même direction et prendre jusqu’à une pièce adverse de plus par case vide, si elles se suivent juste derrière la première. Elle s’arrête sur la dernière. Ici, ce sont deux cases vides, et deux pièces de plus derrière la première : `a1a4xa5xa6`.
    { rules-lusus-special }
# en: 392d7f6a
rules-page-lusus-tile-th =
    Quand cette pièce prend, elle peut voler à la première pièce prise une tuile qui tient dans ses propres emplacements. La tuile est à toi pour de bon. Cela s’écrit `^1` : la première tuile.
    La tuile volée ne fait rien dans la prise qui l’a volée : Frappe et fuite, Éboulement et Voleur agissent dès la prise suivante (règle maison).
    { rules-lusus-special }
# en: a58126ce
rules-page-lusus-tile-rv =
    La pièce qui prend celle-ci est prise aussi, avec toutes ses tuiles. Ni ses propres pièges ni Garde n’y changent rien. Un Roi qui la prend perd la partie (règle maison).
    { rules-lusus-trap }
# en: 00095eb4
rules-page-lusus-tile-nd =
    Le joueur qui a pris cette pièce ne pioche rien ce tour-ci : sa main sera vide la fois suivante. Cela ne peut pas lui faire perdre la partie.
    { rules-lusus-trap }
# en: c5c2dd14
rules-page-lusus-tile-un =
    Le coup qui prend est défait et perdu, éboulement et vol compris. Les tuiles jouées avant restent. Seule cette tuile disparaît. Elle sauve aussi un Roi.
    { rules-lusus-trap }
# en: d07489f0
rules-page-lusus-tile-dg =
    Cette pièce n’est pas prise : elle saute sur une case voisine libre, au hasard, et l’attaquant prend sa place. La tuile est sans effet si aucune case n’est libre, ou si la pièce est gelée. Elle sauve aussi un Roi.
    { rules-lusus-trap }
# en: 954af9c3
rules-page-lusus-tile-tf =
    Tes tuiles sur cette pièce retournent dans ton sac au lieu du cimetière, celle-ci comprise.
    { rules-lusus-trap }
# en: 6401da69
rules-page-lusus-tile-bq =
    La première de tes autres tuiles sur cette pièce, dans l’ordre de ses emplacements, va dans ta main au lieu du cimetière (règle maison).
    { rules-lusus-trap }
# en: b2aaac04
rules-page-lusus-tile-di =
    Retire une tuile de ton choix à n’importe quelle pièce ; elle va dans le cimetière de son propriétaire. Tu peux choisir un piège face cachée par son emplacement. Les tuiles d’une pièce avec Immunité sont à l’abri. Cela s’écrit `DI@e5.2`.
    { rules-lusus-once }
# en: 80052b29
rules-page-lusus-tile-ko =
    Retire toutes les tuiles d’une pièce. Elle doit en avoir au moins une, et pas d’Immunité. Cela s’écrit `KO@e5`.
    { rules-lusus-once }
# en: 04c509bb
rules-page-lusus-tile-dc =
    Retire une tuile Spéciale de n’importe quelle pièce. Les tuiles d’une pièce avec Immunité sont à l’abri, sauf Immunité elle-même. Cela s’écrit `DC@e8.1`.
    { rules-lusus-once }
# en: 0af23586
rules-page-lusus-tile-tp =
    Retire une tuile Mouvement de n’importe quelle pièce. Les tuiles d’une pièce avec Immunité sont à l’abri. Cela s’écrit `TP@e5.2`.
    { rules-lusus-once }
# en: 25d05b6c
rules-page-lusus-tile-es =
    Retire toutes les tuiles Mouvement d’une pièce. Elle doit en avoir au moins une, et pas d’Immunité. Cela s’écrit `ES@e5`.
    { rules-lusus-once }
# en: 0c7a15e8
rules-page-lusus-tile-dl =
    Ton adversaire remet toute sa main dans son sac et n’a rien à jouer au tour suivant. Sa main ne doit pas être vide. Cela s’écrit `DL`.
    { rules-lusus-once }
# en: 8939eb65
rules-page-lusus-tile-bs =
    Deux tuiles de la main de ton adversaire, au hasard, vont dans son cimetière ; toutes, s’il y en a moins. Sa main ne doit pas être vide. Cela s’écrit `BS`.
    { rules-lusus-once }
# en: a75eb8d6
rules-page-lusus-tile-lt =
    Deux tuiles de la main adverse, au hasard, vont dans *ton* sac et sont à toi pour de bon ; toutes, s’il y en a moins. Cette main ne doit pas être vide. Cela s’écrit `LT`.
    { rules-lusus-once }
# en: a29cf973
rules-page-lusus-tile-he =
    Choisis trois tuiles de ton cimetière, ou toutes s’il y en a moins, et prends-les en main. Avec une Double action, tu peux les jouer tout de suite. Sinon, elles vont dans ton sac avec le reste de ta main, et la partie dure plus longtemps pour toi. Cela s’écrit `HE+KN+RO+PA`.
    { rules-lusus-once }
# en: 7297bd85
rules-page-lusus-tile-rc =
    Joue une tuile de ton cimetière comme si tu l’avais en main, mais pas un Recyclage. Les deux ensemble comptent pour une tuile jouée. Cela s’écrit `RC+BI@d1`.
    { rules-lusus-once }
# en: b7dd5d33
rules-page-lusus-tile-td =
    Échange deux tuiles de deux pièces différentes, peu importe à qui elles sont. Les deux doivent tenir, et aucune ne doit être protégée par une Immunité. Chacune prend la place de l’autre, et leurs propriétaires ne changent pas. Un piège agit pour la pièce où il se trouve alors. Cela s’écrit `TD@d1.1~d8.1`.
    { rules-lusus-once }
# en: 86751b42
dice-title = { $game } · dés
# en: 3c26c9ec
dice-seal = Les dés de cette partie ont été scellés avant son début : SHA-256 `{ $commitment }`.
# en: 79f5dbf8
dice-source = { WORD($made, start: "yes") } : chaque jet vient de la graine et du texte `{ $game }:{ $revision }:n:{ $interaction }`. Le n compte les jets du coup à partir de 0.
# en: 90b29235
dice-sealed = La graine reste secrète jusqu’à la fin de la partie. Ensuite, `/verify` l’ouvre et vérifie chaque jet.
# en: d77add94
dice-open = La graine est `{ $seed }`. Pour vérifier chaque jet, utilise `/verify`.
# en: 32d849d1
move-number = coup { $number }
# en: 564e073c
move-number-part = étape { $part } du coup { $number }
# en: e85a9d85
verify-title = Les dés : { $game } { $id }
# en: acdf8813
verify-choices-title = Les coups de l’ordinateur : { $game } { $id }
# en: 7b0d2f22
verify-choices-long = Les coups de l’ordinateur prennent trop de temps à recalculer ici. Télécharge la partie avec `/history`, et lance `sealed-move verify` dessus.
# en: 696d39ee
verify-file = Tous les jets ne tiennent pas ici : ils sont dans le fichier.
# en: c4c3310a
verify-foot = HMAC-SHA-256 avec la graine, sur game:revision:n:interaction, modulo les options
# en: ef93c852
proof-holds = { $draws ->
    [0] Aucun dé n’a été lancé.
    [one] Le seul jet est juste.
   *[other] Les { $draws } jets sont tous justes.
}
# en: 36ad41be
choices-hold = { $count ->
    [0] Aucun coup de l’ordinateur à vérifier ({ $computer }).
    [one] { $count } coup de l’ordinateur, et il est bien de lui ({ $computer }).
   *[other] Les { $count } coups de l’ordinateur sont bien tous de lui ({ $computer }).
}
# en: 824b0aaa
choices-differ = Le fichier dit `{ $written }` à la ligne { $number }, mais { $computer } choisit `{ $chosen }`.
# en: 854d17ac
choices-unreadable = Les coups ne peuvent pas être rejoués : impossible de vérifier les choix ({ $computer }).
# en: 4586dad6
proof-season-title = Le tirage au sort : { $name }, saison { $number }
# en: e473d872
proof-season-holds = Le tirage, les appariements et les tableaux sont justes.
# en: ce546b98
proof-season-flaw = Quelque chose ne colle pas : { $why }
# en: 24d828b2
proof-season-seal = Scellé par le SHA-256 `{ $commitment }`, dans le message { $message }
# en: d06600b6
proof-season-seed = Graine `{ $seed }`
# en: 55590205
proof-season-drum = Urne `{ $drum }`, le SHA-256 du numéro de ce message et des inscriptions de tous
# en: 104a1ecf
proof-season-file = Le fichier donne les tirages dans l’ordre, et tous les appariements.
# en: a5f87772
proof-season-draw = { $lot }. { $index } sur { $options } : { $number } ({ $player })
# en: edeef8c9
proof-season-pair = Division { $division }, ronde { $round } : { $first } – { $second }
# en: a6dd50f1
proof-seed = Graine `{ $seed }`, scellée par le SHA-256 `{ $commitment }`
# en: 6a4884f2
proof-draw = { $made } ({ $result } sur { $options }) : `{ $text }`
# en: 7bae8074
proof-meaning = { $submission }, { $meaning }
# en: a2c16850
proof-start = Départ
# en: ed5e600d
proof-ply = Coup { $number }
# en: 749a9d70
proof-ply-part = Coup { $number }, étape { $part }
# en: e6b78cf6
proof-commitment = **Les dés ne sont pas justes.** La graine scellée a le SHA-256 `{ $published }`, celle qui a été ouverte a `{ $opened }`.
# en: be06a90b
proof-draw-differs = **Les dés ne sont pas justes.** { $submission } : le jet { $number } (`{ $text }`) donne { $index } sur { $options }, mais c’est { $other } qui est écrit. Écrit : `{ $written }` Tiré : `{ $drawn }`
# en: dc8a1724
proof-lots-differ = **Les dés ne sont pas justes.** { $submission } : les jets donnent autre chose. Écrit : `{ $written }` Tiré : `{ $drawn }`
# en: 2ea9a40d
proof-sealed = Cette partie n’est pas finie : ses dés sont encore scellés. À la fin, télécharge à nouveau son fichier et vérifie celui-là.
# en: 4e4a22d8
proof-no-commitment = Le fichier de partie ne contient pas le sceau : compare le SHA-256 avec celui du défi.
# en: 1aabf1b9
proof-record = { $submission } n’est pas un coup de cette partie : { $why }
# en: 92cfe965
notice-foot-over = Partie { $id }
# en: 76fc4ca0
draw-offered = { $opponent }, { $player } te propose la nulle à { $game }.
# en: 3ece0761
draw-closed = { $player } a proposé la nulle à { $opponent } ({ $game }). { $outcome ->
    [accepted] Proposition acceptée.
    [declined] Proposition refusée.
    [withdrawn] Proposition retirée par { $player }.
    [over] La partie s’est terminée avant.
   *[overtaken] La partie a continué.
}
# en: b175922a
draw-declined = { $player } refuse la nulle. On continue, { $opponent } !
# en: 6ecca11b
takeback-offered = { $player } demande à reprendre un coup à { $game }. D’accord, { $opponent } ?
# en: 896d92db
takeback-closed = { $player } a demandé à reprendre un coup contre { $opponent } ({ $game }). { $outcome ->
    [accepted] Demande acceptée.
    [declined] Demande refusée.
    [withdrawn] Demande retirée par { $player }.
    [over] La partie s’est terminée avant.
   *[overtaken] La partie a continué.
}
# en: 24469d0d
takeback-declined = { $opponent }, { $player } refuse la reprise. Le coup reste joué.
# en: 474534e9
takeback-withdrawn = { $player } ne demande plus à reprendre son coup.
# en: 0d1a5935
notice-taken-back = { $player } accepte la reprise du coup.
# en: d342be16
player-with-side = { $player } ({ $side })
# en: ea36ea74
notice-ratings = Classements : { $first } { $firstrating } · { $second } { $secondrating }
# en: f631a825
notice-ratings-early = Les classements ne changent pas : l’un des camps au moins n’avait pas encore joué.
# en: 95f7384e
notice-rating-computer = Classement de { $player } contre l’ordinateur : { $rating }
# en: 2089caed
notice-spared = Aucun classement ne change : aucune notification de ce coup n’est arrivée jusqu’à { $player }.
# en: 8cb67ed3
notice-ratings-new = -# Un ? marque un classement établi sur peu de parties : il change encore vite.
# en: 0d525de5
rating-change = { $before } → { $after } ({ $difference })
# en: 7dd0f232
rating = { $sure ->
    [no] { $value } ?
   *[yes] { $value }
}
# en: b6d83b05
player-gone = une personne qui n’est plus là
# en: 66311f2f
draw-withdrawn = { $player } a retiré sa proposition de nulle.

## Lessons

# en: 5991f0f7
lesson-title = { $game } · leçon { $number } sur { $count } · { $title }
# en: a1444d22
lesson-title-course = { $game } · { $course }, { $number } sur { $count } · { $title }
# en: 9715b7e3
lesson-title-puzzle = { $game } · { $title } · problème { $number } sur { $count }
# en: 1ca885f5
course-winning = Comment une partie se gagne et se perd
# en: cee8f549
course-winning-about = Quatre leçons, avec trois problèmes chacune. Ouvre l’œil : quand tu devras trouver une menace, je ne te préviendrai pas.
# en: 65ee17b9
lesson-played = { $side } : { $meaning } (`{ $record }`).
# en: 248b6d7d
lesson-goes-on = Bien. Quel est ton coup suivant ?
# en: e5c02bb7
lesson-wrong = **Pas encore.** { $why } J’ai tout remis en place.
# en: 925ce4a0
lesson-wrong-answered = Ci-dessus, ton coup et la réponse { WORD($side, article: "of") } ; mais ta tâche n’est pas accomplie.
# en: 98998da9
lesson-wrong-unanswered = Ton coup, ci-dessus, a fait autre chose, et ta tâche n’est pas accomplie.
# en: 67a69634
lesson-hint = **Indice :** { $hint }
# en: e1c6772e
lesson-solved = ✅ **Résolu !**
# en: e45fdba7
lesson-fewest = { $moves ->
    [one] Il t’a fallu { $moves } coup. Personne ne fait plus vite.
   *[other] Il t’a fallu { $moves } coups. Personne ne fait plus vite.
}
# en: 151c7246
lesson-more = Il t’a fallu { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. C’est possible en { $fewest }.
# en: 857ec7fa
lesson-next = Ensuite : **{ $title }**.
# en: 0515adad
lesson-all-solved = 🎓 Tu as fini les leçons ({ $game }). Il reste une vraie partie contre l’ordinateur le plus facile. Tu peux y reprendre des coups et demander des indices. Un second cours montre comment une partie se gagne et se perd.
# en: e1b6049b
lesson-course-solved = 🎓 Tu as terminé tout ce cours. Tu peux maintenant jouer une vraie partie à { $game }, et `/puzzle` a d’autres problèmes.
# en: 7604ebe7
lesson-outdated = Ce menu n’est plus à jour. Voici la leçon telle qu’elle est maintenant.
# en: d30d6124
lesson-progress = { $solved ->
    [one] { $solved } leçon résolue
   *[other] { $solved } leçons résolues
} sur { $count }
# en: 05aac6e8
lesson-progress-course = { $solved ->
    [one] { $solved } leçon ou problème résolu
   *[other] { $solved } leçons et problèmes résolus
} sur { $count }
# en: 0923d396
lesson-overview-title = Leçons
# en: 013d7315
lesson-overview = Chaque leçon est une petite position avec une tâche, et prend une minute ou deux. Tu joues avec les mêmes menus que dans une partie ; rien n’est en jeu, et tu peux t’arrêter et reprendre quand tu veux.
# en: 1827e3a6
lesson-overview-line = **{ $game }** · { $about }. { $progress }.
# en: 81d20dfa
lesson-overview-course = { $course } : { $progress }
# en: 4fbc25ff
lesson-list-title = { $game } · leçons
# en: 52ef7530
lesson-list-title-course = { $game } · { $course }
# en: 4f8e205a
lesson-line = ▫️ { $number }. { $title }
# en: 8be6eca3
lesson-line-solved = ✅ { $number }. { $title }
# en: 3f050f80
lesson-line-skipped = ⏭️ { $number }. { $title }
# en: 3e36756f
lesson-line-last = 🎓 { $number }. Une partie contre l’ordinateur
# en: 7657d43b
lesson-line-puzzles = { $line } · problèmes : { $solved } sur { $count }
# en: fe0e0738
lesson-choose = Ouvrir une leçon
# en: 5a4f0b5d
lesson-chess-aruki = Tu as sauté deux leçons. Un Pion avance et prend comme aux échecs, mais d’une seule case. Une Lance va d’une case tout droit, une Pique d’une case en diagonale. Tour et Flèche jouent comme une Tour et un Fou aux échecs.
# en: 7efd3331
lesson-chess-chakart = Tu as sauté deux leçons. Cavaliers et Pions jouent comme aux échecs. Mais un Cavalier laisse un œuf sur sa case, un Pion un champignon, et personne n’annonce échec.
# en: 97dce867
lesson-chess-lusus = Tu as sauté deux leçons. Les pièces jouent comme aux échecs, mais il n’y a pas d’échec : qui prend le Roi gagne. À la fin de chaque coup, tu pioches des tuiles, et c’est là que Lusus commence.
# en: 722f694e
puzzle-title = { $game } · problème (classement { $rating })
# en: 94a06713
puzzle-task-win = **Trait { WORD($side, article: "to") }.** Trouve le seul coup gagnant.
# en: 3784f8d0
puzzle-task-hold = **Trait { WORD($side, article: "to") }.** Un seul coup sauve la partie. Trouve-le.
# en: efcbaf7f
puzzle-task-moves = Il te faut { $moves } coups en tout ; je joue l’autre camp.
# en: b1ee4e73
puzzle-wrong-win = **Ce n’est pas le bon coup.** Il laisse filer l’occasion.
# en: 9dc1dca3
puzzle-wrong-hold = **Ce n’est pas le bon coup.** Il fait perdre la partie.
# en: 03cb3dbf
puzzle-refuted = **Pourquoi ?** { WORD($side, article: "the", start: "yes") } pourraient répondre `{ $record }` : { $meaning }.
# en: d31b31a5
puzzle-then = Et après ta meilleure réponse, l’adversaire pourrait jouer `{ $record }` : { $meaning }.
# en: be7ba1e1
puzzle-costs-game = La partie est alors gagnée pour { WORD($side, article: "the") }.
# en: 25c91ba6
puzzle-costs-draw = La partie devient nulle.
# en: 707327c1
puzzle-no-tiles = Après ça, tu ne peux pas piocher assez de tuiles.
# en: 0353a639
puzzle-costs-pieces = { $count ->
    [one] Tu perds cette pièce : { $pieces }.
   *[other] Tu perds ces pièces : { $pieces }.
}
# en: 6294e3ba
puzzle-chance = { $left ->
    [none] Après ça, c’est pratiquement perdu pour toi.
   *[some] Après ça, tes chances de gagner sont d’environ { $chance } %.
}
# en: 50928d1e
puzzle-again = J’ai tout remis en place. Essaie un autre coup.
# en: bf4c4193
puzzle-hint-counts = Un indice compte comme un essai raté.
# en: d08c29af
puzzle-done-win = C’était le coup gagnant.
# en: 75960f3d
puzzle-done-hold = C’était le seul coup qui maintient l’équilibre.
# en: a294b632
puzzle-why-game = Avec ce coup, la partie est gagnée pour { WORD($side, article: "the") }.
# en: 3e58741c
puzzle-why-takes = { $count ->
    [one] Une pièce gagnée : { $pieces }.
   *[other] Pièces gagnées : { $pieces }.
}
# en: 916ca337
puzzle-why-other = **Et les autres coups ?** Même le meilleur d’entre eux échoue, `{ $record }` : { $meaning }.
# en: 39032ae1
puzzle-theme = **Thème :** { $theme }
# en: 7ddb03cb
puzzle-theme-aruki-mate = échec et mat en un coup
# en: f21250b0
puzzle-theme-aruki-chase = des échecs jusqu’au mat
# en: 84e53846
puzzle-theme-aruki-net = un coup tranquille, et le filet de mat se referme
# en: 8cddbcb9
puzzle-theme-aruki-prize = une pièce bonne à prendre
# en: c592ee60
puzzle-theme-aruki-quiet = un coup tranquille à double but
# en: 952f7861
puzzle-theme-aruki-flight = le Roi fait un pas de côté
# en: 4b9b6e07
puzzle-theme-aruki-guard = le Bouffon et les dragons montent la garde
# en: 3a96e876
puzzle-theme-aruki-take = prendre l’attaquant
# en: bf1566a5
puzzle-theme-aruki-block = fermer la ligne
# en: f7c74d9f
puzzle-theme-aruki-series = réponse après réponse
# en: 985d3c5e
puzzle-theme-kyo-ride = la chevauchée jusqu’au Roi
# en: cc6af935
puzzle-theme-kyo-road = un court chemin jusqu’au Roi
# en: 5b7096fa
puzzle-theme-kyo-shuffle = réordonner ses jetons pour ouvrir le chemin
# en: 0d3670fe
puzzle-theme-kyo-net = une menace sans parade
# en: 43134b57
puzzle-theme-kyo-prize = un pion fort tombe
# en: f10d323d
puzzle-theme-kyo-flight = hors d’atteinte
# en: b50195b0
puzzle-theme-kyo-royal = le Roi prend l’attaquant
# en: 86eb6c90
puzzle-theme-kyo-take = prendre l’attaquant
# en: 44ebf482
puzzle-theme-kyo-series = réponse après réponse
# en: dacd3a1c
puzzle-theme-kyo-counter = défendre, puis frapper
# en: 78037c2c
puzzle-theme-chakart-shell = une carapace sur le Roi
# en: 843cf661
puzzle-theme-chakart-line = une ligne dégagée jusqu’au Roi
# en: fd5f9433
puzzle-theme-chakart-step = à un pas du Roi
# en: d9f11113
puzzle-theme-chakart-stealth = la Dame cachée
# en: 0eb38ced
puzzle-theme-chakart-net = une menace sans parade
# en: bf406dd0
puzzle-theme-chakart-flight = hors d’atteinte
# en: fd190f93
puzzle-theme-chakart-shot = une carapace pour se défendre
# en: cdee541a
puzzle-theme-chakart-take = prendre l’attaquant
# en: c149fadf
puzzle-theme-chakart-series = réponse après réponse
# en: 716e0784
puzzle-theme-chakart-counter = défendre, puis frapper
# en: 590cf68c
puzzle-theme-lusus-movement = une nouvelle façon de se déplacer
# en: bb581b99
puzzle-theme-lusus-special = une tuile qui bouscule les règles
# en: d441aa17
puzzle-theme-lusus-removal = une tuile qui dégage la voie
# en: 057e9e2e
puzzle-theme-lusus-flight = le Roi fait un pas de côté
# en: a09b39a3
puzzle-theme-lusus-take = prendre l’attaquant
# en: f4365906
puzzle-theme-lusus-cover = fermer la ligne
# en: a983a681
puzzle-theme-lusus-shield = une tuile pour bouclier
# en: 34e2e2ce
puzzle-theme-lusus-rescue = une tuile qui désarme l’attaquant
# en: cbe9ff44
puzzle-theme-lusus-series = réponse après réponse
# en: 5afa8aa1
puzzle-theme-lusus-counter = défendre, puis frapper
# en: dac0212b
puzzle-line-page = Coup { $page } sur { $count }
# en: 9b5c19de
puzzle-rating = Ton classement aux problèmes : { $rating }
# en: 7d307e51
puzzle-rating-unsure = Ton classement aux problèmes : environ { $rating }
# en: 4eaf1c00
puzzle-rating-change = Ton classement aux problèmes : { $before } → { $rating }
# en: 28a89d1c
puzzle-outdated = Ce menu n’est plus à jour. Voici le problème tel qu’il est maintenant.
# en: dd51db03
own-puzzle-title = { $game } · tiré d’une de tes parties
# en: 83da9c97
own-puzzle-task = **Ta partie contre { $opponent }, coup { $number }.** Tu as laissé passer quelque chose ici. Quel est le meilleur coup ?
# en: f2f7cd12
own-puzzle-step = Bonnes réponses d’affilée : { $step } sur { $steps }. Sans classement.
# en: 1f08355d
own-puzzle-wrong = **Ce n’est pas ça.** Tu as essayé `{ $record }` : { $meaning }. Un autre coup est nettement meilleur. Essaie encore.
# en: bd9b8f99
own-puzzle-unjudged = Je n’ai pas pu juger ce coup à temps. Réessaie dans un instant.
# en: ce6c3780
own-puzzle-right = Tu as joué `{ $record }` : { $meaning }.
# en: 35cacb05
own-puzzle-best = Le meilleur coup : `{ $record }`, { $meaning }.
# en: bde4eeac
own-puzzle-again = Je te reposerai ce problème { $due }, avec `/puzzle`.
# en: 999a2266
own-puzzle-learned = Trois bonnes réponses d’affilée : c’est acquis, je ne te reposerai plus ce problème.
# en: ce5b0f42
own-puzzle-overview = **Tirés de tes propres parties.** Ces erreurs sont de retour. Trouves-tu maintenant le meilleur coup ?
# en: 87266dd0
own-puzzle-due = **{ $game }** · { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
# en: c592c94a
review-own-puzzles = Tes erreurs aux tournants de la partie reviennent demain sous forme de problèmes : `/puzzle`
# en: b162a5f6
button-own-puzzle = Mes problèmes { $game }
# en: 2f589475
button-other-puzzle = Un autre problème
# en: 464df579
puzzle-overview-title = Problèmes
# en: 0ebfd51d
puzzle-overview = Chaque problème est une position de partie, et un seul premier coup est bon. Tu joues avec les mêmes menus que dans une partie. Seul ton premier essai compte pour ton classement aux problèmes ; un indice compte comme un essai raté.
# en: db071d6e
puzzle-overview-line = **{ $game }** · { $rating }. Résolus du premier coup : { $solved } sur { $tried }.
# en: 6921dd6e
daily-title = Problème du jour · { $game } · classement { $rating }
# en: af40b917
daily-nobody = Personne ne l’a encore résolu.
# en: 860db077
daily-solvers = **Résolu par**
# en: 4a2b7aa7
daily-solver = { $number }. { $player } · { $first ->
    [yes] du premier coup
   *[no] plus tard
} · { $days ->
    [one] série : { $days } jour
   *[other] série : { $days } jours
}
# en: 53acf357
daily-more-solvers = et { $count } de plus
# en: 47bd9dfb
daily-last = Personne n’a essayé de problème depuis deux semaines : celui-ci est le dernier, jusqu’à ce que quelqu’un s’y mette.
# en: e3cbe605
daily-foot = Tu le résous en privé : seul ton nom apparaît ici. Tu peux sauter un jour par semaine sans perdre ta série.
# en: 8b532f1a
daily-closed = Fermé : le suivant est sorti.
# en: 5848ce33
daily-counted = Tu es sur la liste du jour. Ta série : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. Tu peux sauter un jour sans la perdre.
# en: b74571aa
daily-counted-no-free = Tu es sur la liste du jour. Ta série : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. Tu as déjà utilisé ton jour libre de la semaine : ne rate pas le prochain problème.
# en: ca1cbe74
daily-late = Le problème du jour suivant est sorti : celui-ci arrive trop tard pour la liste.
# en: 49062566
daily-solved = Tu as résolu le problème du jour. Voici les coups.
# en: 7b56ea0e
daily-shown = Tu as vu la solution du problème du jour. La revoici.
# en: d43c7b66
daily-over = C’est le problème d’un jour précédent. Pour en avoir un autre, utilise `/puzzle`.
# en: 6154ae3a
lesson-aruki-pawn-title = Prendre avec un Pion
# en: 25c43a1b
lesson-aruki-pawn-task =
    Tu joues les Blancs, en bas. Un **Pion** avance d’une case tout droit, si elle est vide. Il prend à une case en *diagonale* vers l’avant.
    { "" }**Ta tâche :** un Pion noir en e6 bloque le tien. Prends la Pique en f6.
# en: a04838c1
lesson-aruki-pawn-hint = Joue le Pion e5. Il prend en diagonale vers l’avant : en f6.
# en: f708c610
lesson-aruki-pawn-done = La Pique est prise, et elle n’est pas perdue : elle est maintenant dans ta **réserve**. Tu vas bientôt t’en servir.
# en: 5a2b4d79
lesson-aruki-pawn-wrong-king = Ton Roi est allé se promener, et la Pique est toujours là.
# en: 2738e3b4
lesson-aruki-pike-title = Lance ou Pique ?
# en: b41b66fc
lesson-aruki-pike-task =
    Une **Lance** va d’une case tout droit : devant, derrière, à gauche ou à droite. Une **Pique** va d’une case en diagonale. Les deux prennent comme elles se déplacent.
    { "" }**Ta tâche :** l’une de tes deux pièces peut prendre la Tour en f6. Vas-y.
# en: b288c474
lesson-aruki-pike-hint = f6 est à un pas en diagonale de la Pique g5.
# en: 7d910a2e
lesson-aruki-pike-done = Exact : les Lances vont tout droit, les Piques en diagonale. Tours et Flèches vont dans les mêmes directions, jusqu’au premier obstacle.
# en: 59776e05
lesson-aruki-pike-wrong-lance = C’était la Lance. Elle ne va que tout droit, et ne peut pas aller en f6.
# en: aa89bbc3
lesson-aruki-leap-title = Sauter par-dessus un Pion
# en: d13d887e
lesson-aruki-leap-task =
    Une **Grande Lance** va d’une ou deux cases tout droit. De deux, elle fait un *saut* : ce qui se trouve sur la case intermédiaire ne compte pas. Les Grandes Piques font de même en diagonale.
    { "" }**Ta tâche :** saute par-dessus le Pion et prends la Tour en e7.
# en: 61df5083
lesson-aruki-leap-hint = Joue la Grande Lance de deux cases : de e5 en e7.
# en: 52f611f0
lesson-aruki-leap-done = Par-dessus le Pion, et la Tour est à toi. Rien ne peut bloquer une pièce qui saute.
# en: 988019f4
lesson-aruki-leap-wrong-pawn = Tu as pris le Pion. La Tour derrière lui vaut bien plus.
# en: c4bbd4c7
lesson-aruki-merge-title = Fusionner une Lance et une Pique
# en: c923efd7
lesson-aruki-merge-task =
    La Pique que tu as prise attend dans ta réserve. Un coup peut consister à fusionner une pièce de la réserve avec une pièce du plateau : c’est une **évolution**. Lance et Pique donnent une **Épée**, qui va d’une case dans *n’importe quelle* direction.
    { "" }**Ta tâche :** fusionne la Pique avec ta Lance e5.
# en: 59d90cb2
lesson-aruki-merge-hint = Choisis la Lance e5, puis la Pique de la réserve. Cela s’écrit `L(e5)+P=S`.
# en: f04e0e95
lesson-aruki-merge-done = Une Épée ! Deux pièces identiques donnent leur grande version, et Tour et Flèche donnent un **Ministre**, la pièce la plus forte de toutes.
# en: 3c0127dc
lesson-aruki-merge-wrong-step = La Lance s’est juste déplacée. Fusionner est un coup en soi, sur la case où est la Lance.
# en: 395200e8
lesson-aruki-merge-wrong-king = Ton Roi a bougé, et la Pique attend toujours dans la réserve.
# en: 02403409
lesson-aruki-promote-title = Changer un Pion en Tour
# en: d2d29417
lesson-aruki-promote-task =
    Quand un Pion entre sur la rangée d’où sont partis les Pions adverses (la 11 pour toi), tu peux l’échanger contre une pièce de ta réserve. C’est sa **promotion**.
    { "" }**Ta tâche :** va en c11 et fais du Pion une Tour.
# en: 978883e1
lesson-aruki-promote-hint = Joue le Pion de c10 en c11 et choisis la Tour. Cela s’écrit `O(c10)c11=R`.
# en: 51f9ad47
lesson-aruki-promote-done = Une Tour, et elle donne aussitôt échec. Le Pion lui-même a disparu : il ne va dans aucune réserve.
# en: 63db7951
lesson-aruki-promote-wrong-plain = C’est un Pion pour de bon, maintenant. Sa promotion n’était possible qu’en entrant sur la rangée 11.
# en: 7c8c2cfd
lesson-aruki-promote-wrong-king = Ton Roi a bougé. Le Pion est à un pas de sa promotion.
# en: 9cb534a7
lesson-aruki-jester-title = Le Bouffon imitateur
# en: 0bf25527
lesson-aruki-jester-task =
    Un **Bouffon** va d’une case dans n’importe quelle direction, et aussi comme toute pièce à côté de lui, amie ou ennemie. Le tien est à côté d’une Tour : il joue donc aussi comme une Tour.
    { "" }**Ta tâche :** prends la Flèche en e10 avec le Bouffon.
# en: 1495e9b8
lesson-aruki-jester-hint = À côté de la Tour, le Bouffon peut filer tout droit le long de la colonne e.
# en: 0baf634e
lesson-aruki-jester-done = Le Bouffon a filé comme une Tour. Là-haut, il n’a plus de voisine, et ne va de nouveau que d’une case.
# en: 9c9e7f84
lesson-aruki-jester-wrong-rook = C’était la Tour. Elle ne peut pas aller en e10 en un coup, et ton Bouffon a perdu sa voisine.
# en: c1692bea
lesson-aruki-jester-wrong-step = Ce n’était qu’un bout du chemin. À côté d’une Tour, le Bouffon peut filer jusqu’au premier obstacle.
# en: 59651916
lesson-aruki-line-title = Échec à travers tout
# en: 50eec5db
lesson-aruki-line-task =
    Un **Dragon d’or** va d’une case, comme un Roi. Mais il menace toute sa *colonne* : un Roi adverse qui s’y trouve est en échec, quoi qu’il y ait entre eux. (Seule exception : son propre Roi est aussi sur cette colonne.) Un **Dragon d’argent** fait de même avec sa rangée.
    { "" }**Ta tâche :** donne échec avec le dragon.
# en: 91a33d7c
lesson-aruki-line-hint = Amène le dragon sur la colonne e, celle du Roi.
# en: 06864870
lesson-aruki-line-done = Échec ! Le Pion entre les deux n’y change rien, et personne ne peut s’interposer.
# en: bcdf13e3
lesson-aruki-line-wrong-king = C’était ton Roi. C’est le dragon qui donne échec.
# en: ca712865
lesson-aruki-line-wrong-dragon = Le dragon a bougé, mais le Roi n’est pas sur sa colonne.
# en: b88d1e79
lesson-aruki-wipe-title = Balayer une colonne
# en: abb35f39
lesson-aruki-wipe-task =
    Une fois par partie, un dragon peut **balayer** sa ligne. Toutes les pièces qui s’y trouvent disparaissent : celles de l’adversaire, les tiennes, et le dragon lui-même. Aucune ne va dans une réserve. C’est interdit tant que ton propre Roi est sur cette ligne.
    { "" }**Ta tâche :** Ministre et Tour sont sur la colonne du dragon. Balaie-la.
# en: 55ae7023
lesson-aruki-wipe-hint = Choisis le dragon d3, puis le balayage. Cela s’écrit `GD(d3)-`.
# en: 76f9b6e9
lesson-aruki-wipe-done = Un Ministre et une Tour pour un dragon et un Pion : un bon échange. En Pions, une Lance ou une Pique vaut environ 2, une Épée ou un dragon 3, une Flèche 5, une Tour 6, un Ministre 11.
# en: 96548783
lesson-aruki-wipe-wrong-step = Le dragon s’est juste déplacé. Le balayage est un coup en soi.
# en: bc7588c5
lesson-aruki-wipe-wrong-pawn = Sauver le Pion part d’un bon sentiment, mais Ministre et Tour sont toujours là. Le balayage emporte les deux.
# en: 929b23ae
lesson-aruki-slay-title = Terrasser le dragon
# en: 1726af06
lesson-aruki-slay-task =
    Cette fois, c’est toi qui es en échec : le dragon noir menace la colonne de ton Roi, à travers ton Pion. Tu peux quitter la colonne, ou prendre le dragon. Interposer une pièce ne sert à rien.
    { "" }**Ta tâche :** prends le dragon.
# en: 63d37d98
lesson-aruki-slay-hint = Ta Tour a9 est sur la même rangée que le dragon.
# en: d6748809
lesson-aruki-slay-done = L’échec est fini, et un dragon pris ne fera plus jamais de balayage.
# en: a74af393
lesson-aruki-slay-wrong-king = Ton Roi est à l’abri, mais le dragon est toujours là, et son balayage menace encore la colonne e.
# en: 1ab5984f
lesson-aruki-mate-title = Échec et mat
# en: 7d461241
lesson-aruki-mate-task =
    On gagne par **échec et mat** : le Roi adverse est en échec et aucun coup ne le sauve. Ici, la rangée 11 est à ta Tour l11, et la colonne b à ton dragon. Il ne manque qu’un échec. Regarde ta réserve.
    { "" }**Ta tâche :** mate en un coup.
# en: e626d5bf
lesson-aruki-mate-hint = Tour et Flèche donnent un Ministre. De h5, il contrôle la diagonale jusqu’en a12.
# en: 630fae0e
lesson-aruki-mate-done = Mat ! Le Roi ne peut entrer ni sur la rangée 11 ni sur la colonne b, et rien n’arrête le Ministre.
# en: fa3a5fcc
lesson-aruki-mate-wrong-check = Échec, mais pas mat : la Tour ayant quitté la rangée 11, le Roi va en a11.
# en: 3608cfff
lesson-aruki-mate-wrong-other = La Tour n’a pas donné échec. Laisse-la où elle est et fusionne-la.
# en: f9ca7972
lesson-aruki-third-title = Mat au troisième coup
# en: e3bf82f4
lesson-aruki-third-task =
    Un vrai début de partie, et un vrai piège. Le Roi noir est sur la colonne f derrière un mur de ses propres pièces. Si ton Roi quitte la colonne f et que ton Dragon d’or y entre, c’est échec à travers tout.
    { "" }**Ta tâche :** mate en trois coups. Fais d’abord de la place pour ton Roi.
# en: ff2017e5
lesson-aruki-third-hint = Fais de la place avec le Pion g2, amène le Roi en g2, puis joue le dragon de e1 en f1.
# en: 56a21f68
lesson-aruki-third-done = Mat au troisième coup ! Presque tout le monde s’y laisse prendre une fois. La parade : avancer à temps le Pion e11 ou g11 pour que le Roi puisse partir, ou faire le balayage en premier.
# en: b39a6ba3
lesson-aruki-threat-title = Voir la menace
# en: aa228630
lesson-aruki-threat-task =
    Avant chaque coup, demande-toi : *que jouerait l’adversaire si je ne faisais rien ?* Le Roi noir vient d’aller de f12 en g11. Cela paraît inoffensif, mais ça ne l’est pas.
    { "" }**Ta tâche :** trouve la menace, et joue un coup qui la pare.
# en: 985c8550
lesson-aruki-threat-hint = Son Roi n’étant plus sur la colonne f, le Dragon d’or noir peut aller en f12. C’est échec à travers tout, et ton Roi est emmuré. Ouvre-lui une issue hors de la colonne, ou débarrasse-toi du dragon.
# en: 184a912a
lesson-aruki-threat-done = Menace vue et parée. À un échec, trois réponses : bouger le Roi, prendre l’attaquant, ou s’interposer. Contre un dragon, rien ne s’interpose : un Roi derrière son propre mur a donc besoin d’une porte.
# en: 3144de1e
lesson-aruki-threat-wrong-front = Cela n’ouvre que f2, qui est sur la même colonne. Le dragon va en f12, et c’est mat.
# en: 910f8f19
lesson-aruki-finish-title = Ne laisser aucune réponse
# en: 659f419c
lesson-aruki-finish-task =
    À un échec, trois réponses : le Roi bouge, une pièce prend l’attaquant, ou une autre s’interpose. Un mat est un échec qui n’en laisse aucune. Ta Tour a3, ta Flèche f2 et ton dragon peuvent tous donner échec.
    { "" }**Ta tâche :** mate en un coup.
# en: 87679a2a
lesson-aruki-finish-hint = Rien ne s’interpose entre un dragon et un Roi. Et quand le dragon quitte la colonne k, ta Tour k1 la contrôle jusqu’en haut.
# en: ac38ac10
lesson-aruki-finish-done = Mat ! Rien ne s’interpose, rien n’atteint le dragon, et ta Tour garde la colonne k.
# en: 266ec8fa
lesson-aruki-finish-wrong-rook = Échec, mais pas mat : la Lance noire s’interpose en d12.
# en: b09b3f66
lesson-aruki-finish-wrong-arrow = Échec, mais pas mat : l’Épée noire s’interpose en h8.
# en: 7af3ae7a
lesson-aruki-finish-wrong-dragon = Le dragon n’est pas sur la colonne du Roi : ce n’était donc pas un échec.
# en: 8e0b95ab
lesson-aruki-trade-title = Bien échanger
# en: 78b6f08c
lesson-aruki-trade-task =
    Avant de prendre, compte : que prends-tu, et que te reprend-on ? En Pions, une Lance ou une Pique vaut environ 2, une Épée ou un dragon 3, une Flèche 5, une Tour 6, un Ministre 11.
    { "" }**Ta tâche :** tu as ici trois prises. Joue celle qui rapporte le plus.
# en: c71bc032
lesson-aruki-trade-hint = La Tour d12 garde la Lance, et le Pion g7 garde la Flèche. Que te coûterait chaque prise ?
# en: 8c974c0d
lesson-aruki-trade-done = Le Pion g7 peut prendre ta Pique, mais tu as alors donné 2 contre 5. Et la Flèche est dans ta réserve, prête à revenir dans ton camp.
# en: 40bdc3a1
lesson-aruki-trade-wrong-lance = Tu as pris une Lance, et la Tour d12 a pris ta Tour : 6 contre 2.
# en: 44a0b137
lesson-aruki-trade-wrong-pawn = Un Pion gratuit, mais maintenant la Flèche noire a pris ta Pique. La Flèche était la meilleure proie.
# en: 4cd32080
lesson-aruki-plan-title = Réveiller le Dragon d’argent
# en: e2649133
lesson-aruki-plan-task =
    Un Dragon d’argent menace toute sa *rangée*, mais pas tant que ton propre Roi s’y trouve. C’est pour cela que le tien dort en début de partie, sur la rangée 1. Ici, ton dragon et les deux Rois sont sur la rangée 7.
    { "" }**Ta tâche :** gagne le Ministre et la Tour en deux coups.
# en: cead4b02
lesson-aruki-plan-hint = Quitte la rangée 7 avec ton Roi : c’est aussitôt échec. Quand le Roi noir a quitté la rangée, balaie-la : `SD(b7)-`.
# en: f91c1a5d
lesson-aruki-plan-done = D’abord le Roi s’écarte, puis le dragon frappe. C’est un bon premier plan dans n’importe quelle partie : sors ton Roi de la rangée 1, et le Dragon d’argent se réveille.
# en: 14c956f4
lesson-aruki-plan-wrong-row = Ton Roi est encore sur la rangée 7 : le dragon ne donne donc pas échec.
# en: e95825fa
lesson-aruki-plan-wrong-rows = Ton Roi est encore sur la rangée 7 : le dragon ne donne donc pas échec.
# en: 362351a2
lesson-aruki-plan-wrong-dragon = Le dragon a quitté la rangée 7. Il devrait y rester pendant que ton Roi s’écarte.
# en: 28e60891
lesson-kyo-chip-title = Écraser un jeton
# en: a5c4dd90
lesson-kyo-chip-task =
    Tu joues les Dorés, en bas. Les cases ont une lettre et un chiffre. De ton côté, les lettres vont de droite à gauche : A est à droite. Un **Pion Léger** va d’une case dans n’importe quelle direction. Finis un coup avec un pion sur des **jetons de mana** adverses, et ils sont détruits.
    { "" }**Ta tâche :** écrase le jeton rouge en F5 avec ton Pion Léger E4.
# en: 57ac807d
lesson-kyo-chip-hint = Joue le Pion Léger de E4 en F5. Cela s’écrit `E4 F5`.
# en: 9a33fe11
lesson-kyo-chip-done = Un jeton de moins. Souviens-toi : si tu n’as plus de mana, tu perds.
# en: 2e6485c8
lesson-kyo-chip-wrong-king = C’était ton Roi. Le jeton est à côté du Pion Léger E4.
# en: 249599ac
lesson-kyo-carry-title = Emporter ses jetons
# en: 61c87571
lesson-kyo-carry-task =
    Un **Pion Lourd** est posé sur une pile et peut soulever jusqu’à cinq de ses propres jetons. À chaque pas, tu dis combien l’accompagnent, toujours à partir du sommet.
    { "" }**Ta tâche :** va en E3 et emporte les deux jetons.
# en: 26ce757c
lesson-kyo-carry-hint = Choisis E3, puis 2 jetons. Cela s’écrit `E2 2E3`.
# en: 019f153d
lesson-kyo-carry-done = Les deux jetons ont suivi. Ce qu’il y a sous les pions est ton carburant, comme tu vas le voir.
# en: e1d59a77
lesson-kyo-carry-wrong-none = Ton pion est parti seul : les jetons sont restés en E2. Dis combien l’accompagnent.
# en: c3f0c4f3
lesson-kyo-carry-wrong-one = Un jeton a suivi, un autre est resté. Emporte les deux.
# en: d81a4193
lesson-kyo-carry-wrong-chips = Les jetons sont allés en E3, mais le pion est resté. Joue le pion, avec 2 jetons.
# en: 63ce31a5
lesson-kyo-road-title = Avancer sur le mana sombre
# en: ba963378
lesson-kyo-road-task =
    Si le jeton que tu laisses derrière est **sombre**, un pas *tout droit* est un **pas de mana**, et tu peux refaire un pas. Tu paies un jeton par pas. Sur une seule couleur, impossible de tourner.
    { "" }**Ta tâche :** va de E2 en E5 en un coup, un jeton par pas.
# en: 32fa2196
lesson-kyo-road-hint = Emporte 2 jetons en E3, puis 1 en E4, puis aucun en E5. Cela s’écrit `E2 2E3 1E4 E5`.
# en: fe3a5898
lesson-kyo-road-done = Trois cases en un coup ! Les jetons derrière toi restent et forment un chemin : tu peux y repasser, et ton adversaire aussi.
# en: 9185bf08
lesson-kyo-road-wrong-all = Tu as emporté les trois jetons : il n’en est resté aucun pour te servir de chemin. Ce n’était qu’un simple pas.
# en: 733e51cb
lesson-kyo-road-wrong-alone = Tu as laissé tous tes jetons en E2 : il n’y en avait plus à laisser en E3. La course s’est arrêtée là.
# en: 3726adba
lesson-kyo-road-wrong-short = Bien, mais le coup s’est arrêté trop tôt. Tant qu’il y a un jeton à laisser, continue.
# en: 516b43ef
lesson-kyo-queen-title = Faire passer ta Dame sur deux jetons sombres
# en: 1f7805e8
lesson-kyo-queen-task =
    Les jetons déjà posés sont aussi un chemin. Ta **Dame** est sur un jeton sombre, et il y en a un autre en E3. Les Dames, les Tours et les Rois sont aussi des pions, et tout pion, sauf un Pion Léger, peut prendre ce qu’il atteint.
    { "" }**Ta tâche :** passe sur les deux jetons et prends la Tour en E4.
# en: 6d3e033d
lesson-kyo-queen-hint = Va de E2 en E3 en laissant le jeton, puis de E3 en E4. Cela s’écrit `E2 E3 E4`.
# en: 824bbfb0
lesson-kyo-queen-done = La Tour est prise. Une prise arrête la course, même si le chemin est plus long.
# en: 0c894828
lesson-kyo-queen-wrong-took = Tu as emporté le jeton : aucun n’est resté en E2. Un simple pas, et le coup s’arrête là.
# en: 08f5a3eb
lesson-kyo-queen-wrong-short = À mi-chemin. En E3, tu es sur le jeton suivant : continue en E4.
# en: 05dd8d7b
lesson-kyo-corner-title = Tourner avec le mana clair
# en: 245e08a1
lesson-kyo-corner-task =
    { "" }Les jetons **clairs** servent aux pas en *diagonale*, les sombres aux pas droits. Quand la couleur change, tu peux tourner. Ton Pion Lourd est sur un jeton sombre avec un clair par-dessus.
    { "" }**Ta tâche :** prends la Tour en F4 en un coup.
# en: 27a775b5
lesson-kyo-corner-hint = D’abord tout droit en E3, avec le jeton clair, en laissant le sombre. Puis en diagonale en F4.
# en: 2387ff73
lesson-kyo-corner-done = Sombre, puis clair : tout droit, puis le virage. L’ordre des jetons d’une pile est l’ordre de tes pas.
# en: a499993e
lesson-kyo-corner-wrong-alone = Tu as laissé le jeton clair au sommet, et il ne porte que des pas en diagonale. Emporte-le.
# en: dbbc749c
lesson-kyo-corner-wrong-short = Bien jusqu’ici. Tu as encore le jeton clair : laisse-le et va en diagonale en F4.
# en: 5b3419ac
lesson-kyo-strike-title = Briser un bouclier
# en: 31379078
lesson-kyo-strike-task =
    Un **bouclier** découvert arrête tout le monde, sauf les Tours. Un pion qui fonce dessus le *frappe* : le bouclier se brise, et le pion reste où il est. Un bouclier sous un pion ne protège rien.
    { "" }**Ta tâche :** brise le bouclier en E5.
# en: 2044b426
lesson-kyo-strike-hint = Fonce dessus avec le Pion Lourd E4. Cela s’écrit `E4 XE5`.
# en: 5d773bfb
lesson-kyo-strike-done = La voie est libre. Briser un bouclier coûte un coup : c’est à cela que servent les boucliers.
# en: 52f5c0a1
lesson-kyo-strike-wrong-around = Tu as contourné le bouclier. Souvent une bonne idée, mais ici, il s’agit de le briser.
# en: bb65fe23
lesson-kyo-strike-wrong-king = C’était ton Roi. Le pion E4 est juste devant le bouclier.
# en: be1b0704
lesson-kyo-tower-title = Poser un bouclier
# en: cf84569f
lesson-kyo-tower-task =
    Une **Tour** porte des boucliers. Elle peut les poser sur une case voisine libre, ou sur du mana, à tout moment : avant, entre et après ses pas. Ton Roi est juste derrière elle.
    { "" }**Ta tâche :** pose un bouclier en E2.
# en: cb6ccf69
lesson-kyo-tower-hint = Choisis la Tour E1, puis un jeton en E2, sans le pion. Cela s’écrit `E1 +1E2`.
# en: 5bbf6ff0
lesson-kyo-tower-done = Un mur devant ton Roi. La Tour pourrait encore avancer et poser l’autre bouclier.
# en: 2fd8a271
lesson-kyo-tower-wrong-walk = La Tour y est allée elle-même, et un bouclier sous un pion ne protège rien. Envoie le jeton, pas la Tour.
# en: 9c4dd56f
lesson-kyo-tower-wrong-walks = La Tour y est allée elle-même. Envoie le jeton seul.
# en: 801464c5
lesson-kyo-tower-wrong-king = C’était ton Roi. Les boucliers sont sous la Tour E1.
# en: 60f699b7
lesson-kyo-shuffle-title = Réordonner ses jetons, puis foncer
# en: b5ad982f
lesson-kyo-shuffle-task =
    La **Dame** peut mettre les jetons sous elle dans un autre ordre, autant de fois qu’elle veut, et avancer quand même. Ton propre pion est en E5, tu dois donc passer par F5 : en diagonale, puis tout droit. Mais les jetons sont dans le mauvais ordre.
    { "" }**Ta tâche :** prends la Tour en F6.
# en: d700b3c6
lesson-kyo-shuffle-hint = Mets d’abord le jeton clair en bas, le sombre en haut. Puis en diagonale en F5 avec le jeton sombre, et tout droit en F6. Cela s’écrit `E4 =LD 1F5 F6`.
# en: 43458c7f
lesson-kyo-shuffle-done = Seule une Dame fait cela en un coup. Pour tous les autres, réordonner les jetons prend un coup entier.
# en: 33584d15
lesson-kyo-shuffle-wrong-alone = Sur le jeton clair, ta Dame est allée en F5, mais sans jeton pour continuer. Réordonne d’abord tes jetons.
# en: 6f324554
lesson-kyo-shuffle-wrong-only = L’ordre est bon, maintenant. Ne t’arrête pas : ta Dame peut encore avancer.
# en: a258f75f
lesson-kyo-company-title = Les Pions Légers aiment la compagnie
# en: 75461a76
lesson-kyo-company-task =
    Un Pion Léger ne prend un pion que s’il est en **surnombre** face à lui. Compte tes piles à côté de la cible, et les piles adverses à côté de ton Pion Léger. Les deux pions comptent. Il t’en faut plus.
    { "" }**Ta tâche :** prends le Pion Lourd en F5. Lequel de tes deux pions en a le droit ?
# en: e5a11813
lesson-kyo-company-hint = Deux des tiens sont à côté de F5. Deux rouges sont à côté de E4, mais un seul à côté de G4. C’est donc celui en G4.
# en: 2ab9b0f5
lesson-kyo-company-done = Deux contre un. Les Pions Légers sont forts ensemble et faibles seuls. Un Pion Lourd en vaut deux ou trois, une Tour quatre, une Dame six. Quatre jetons en valent environ un.
# en: 749086e7
lesson-kyo-company-wrong-away = Celui-là ne peut pas prendre en F5 : il y a deux pions rouges à côté de lui. Regarde l’autre.
# en: bc3ac053
lesson-kyo-company-wrong-missed = C’est le bon pion. F5 est à côté de lui, en diagonale.
# en: 55410a24
lesson-kyo-mana-title = Gagner au mana
# en: b66670c2
lesson-kyo-mana-task =
    Il y a deux façons de gagner. La première : l’adversaire n’a plus un seul jeton de mana nulle part. Les Rouges en ont un seul, en C6.
    { "" }**Ta tâche :** gagne.
# en: d3ce2810
lesson-kyo-mana-hint = Finis le coup avec le Pion Lourd en C6. Cela s’écrit `C5 C6`.
# en: a781953e
lesson-kyo-mana-done = Les Rouges n’ont plus de mana : les Dorés gagnent. Surveille le compte des jetons à côté du plateau, le tien aussi.
# en: e122cd3c
lesson-kyo-mana-wrong-king = C’était ton Roi. Le dernier jeton rouge est en C6.
# en: af3779ca
lesson-kyo-mana-wrong-miss = Les Rouges ont encore leur jeton. Finis ton coup en C6.
# en: a7da9184
lesson-kyo-king-title = Prendre le Roi
# en: 162a9779
lesson-kyo-king-task =
    L’autre façon de gagner : prendre le **Roi** adverse. Il n’y a pas d’échec. Seuls la distance et les boucliers le protègent. Ta Dame a trois jetons sous elle : clair en bas, puis sombre, puis clair.
    { "" }**Ta tâche :** prends le Roi en G6 en un coup.
# en: 8350ea15
lesson-kyo-king-hint = En diagonale, tout droit, en diagonale : `E3 2F4 1F5 G6`.
# en: 41278a77
lesson-kyo-king-done = Le Roi est pris : les Dorés gagnent. Tu en sais assez pour jouer à Kyo : les jetons sont des chemins, l’ordre donne la direction, les boucliers font gagner du temps.
# en: 56d1943a
lesson-kyo-king-wrong-short = Un bon début. En F4, c’est au tour du jeton sombre : tout droit en F5, puis en diagonale.
# en: 9cb347fd
lesson-kyo-king-wrong-other = Ce n’était qu’un seul pas, et le Roi s’est échappé. Laisse un jeton à chaque pas.
# en: b83abf60
lesson-kyo-threat-title = Voir la menace
# en: 05869034
lesson-kyo-threat-task =
    À Kyo, il n’y a pas d’échec. Avant chaque coup, regarde donc chaque pion adverse : jusqu’où pourrait-il aller ? Compte les jetons sous lui, et fais attention à leur couleur.
    { "" }**Ta tâche :** joue un coup après lequel ton Roi ne peut pas être pris.
# en: 176bcd2c
lesson-kyo-threat-hint = La Dame rouge en F5 est sur quatre jetons sombres : quatre pas droits, le long de la colonne F jusqu’à ton Roi en F1. Mets un bouclier en travers, ou quitte la colonne.
# en: 76ebe150
lesson-kyo-threat-done = À l’abri ! Quatre jetons sombres sont quatre pas droits. Sur une seule couleur, personne ne tourne : un bouclier en travers ou un pas de côté suffit.
# en: 86b9abfd
lesson-kyo-threat-wrong-king = Ton Roi est encore sur la colonne F, et la Dame a filé jusqu’à lui.
# en: 6d9efe2a
lesson-kyo-threat-wrong-tower = Cela ne ferme pas la colonne F. La Dame a filé jusqu’en F1 et a pris ton Roi.
# en: c0bbd885
lesson-kyo-finish-title = La chevauchée jusqu’au Roi
# en: f635334e
lesson-kyo-finish-task =
    En route vers le Roi, compte : chaque pas coûte le jeton que tu laisses derrière. Ton Pion Lourd a quatre jetons, et le Roi est à cinq pas. Mais les jetons en chemin te portent aussi, même les rouges.
    { "" }**Ta tâche :** prends le Roi en E8 en un coup.
# en: 7a3d3c74
lesson-kyo-finish-hint = En diagonale en D4, tout droit en D5, en diagonale en E6, puis tout droit, sur le jeton rouge : `C3 3D4 2D5 1E6 1E7 E8`.
# en: db979f84
lesson-kyo-finish-done = Le Roi est pris ! Les jetons adverses sont aussi des chemins. Un long chemin près d’un Roi est donc un danger, peu importe qui l’a posé.
# en: 8abaa7fe
lesson-kyo-finish-wrong-short = Un bon début, mais la course s’est arrêtée trop tôt. Laisse un jeton à chaque pas, et sers-toi du rouge en E6.
# en: f3a98a05
lesson-kyo-finish-wrong-other = Ce coup n’a pas lancé la course. Laisse un jeton en C3, et emportes-en trois en D4.
# en: e20c1629
lesson-kyo-trade-title = Bien échanger
# en: f9cb911f
lesson-kyo-trade-task =
    Avant de prendre, regarde qui peut reprendre. En Pions Légers, un Pion Lourd en vaut deux ou trois, une Tour quatre, une Dame six. Ta Dame et ton Pion Lourd peuvent tous deux prendre la Tour en E3, mais un Pion Lourd rouge la garde.
    { "" }**Ta tâche :** gagne la Tour, en risquant le moins possible.
# en: 532b81b5
lesson-kyo-trade-hint = Les Rouges reprennent en E3, quel que soit le pion qui s’y trouve. Ton Pion Lourd vaut moins que ta Dame.
# en: b504a814
lesson-kyo-trade-done = Si les Rouges reprennent, tu as donné trois contre quatre. Avec la Dame, cela aurait été six.
# en: 52845643
lesson-kyo-trade-wrong-queen = La Tour est prise, mais le Pion Lourd D4 a pris ta Dame : six contre quatre.
# en: a8fa4e37
lesson-kyo-trade-wrong-queens = La Tour est prise, mais le Pion Lourd D4 a pris ta Dame : six contre quatre.
# en: 8db0e57b
lesson-kyo-trade-wrong-king = C’était ton Roi. La Tour en E3 est toujours là.
# en: f12c37fe
lesson-kyo-plan-title = Construire un chemin
# en: c6839a0f
lesson-kyo-plan-task =
    Les jetons sont les chemins de tes prochains coups. Ton Pion Lourd E2 en a quatre, mais le Roi rouge est à six pas. Deux autres de tes jetons sont en F4, et les Rouges regardent ailleurs.
    { "" }**Ta tâche :** prends le Roi en deux coups. Pose d’abord le chemin.
# en: 5bd197d5
lesson-kyo-plan-hint = Envoie les deux jetons de F4 sur la colonne E : `F4 +2E4`. Puis fonce, et ramasse-les en route : `E2 3E3 2E4 3E5 2E6 1E7 E8`.
# en: bbe4235c
lesson-kyo-plan-done = D’abord le chemin, puis la course. C’est un bon premier plan dans n’importe quelle partie : amène des jetons devant un pion fort, et surveille quel Roi est le plus près d’un chemin.
# en: 541cfe0a
lesson-kyo-plan-wrong-walk = Comme ça, le chemin est trop court. Pose d’abord les deux jetons de F4 sur la colonne E, puis va jusqu’au bout.
# en: 29660263
lesson-kyo-plan-wrong-king = C’était ton Roi. Ce sont les jetons en F4 qu’il te faut.
# en: 8ef7d6a0
lesson-chakart-lines-title = Un Fou et sa bombe
# en: a3b0a624
lesson-chakart-lines-task =
    Tu joues les Blancs, en bas. Les pièces jouent comme aux échecs : une **Tour** tout droit, un **Fou** en diagonale, une **Dame** des deux façons, chacun jusqu’au premier obstacle. Mais après son coup, un Fou laisse une **bombe** à côté de lui, et une Tour une **banane**.
    { "" }**Ta tâche :** prends la Tour en g5 avec ton Fou.
# en: 49c0765c
lesson-chakart-lines-hint = Le Fou c1 voit g5 le long de la diagonale. Cela s’écrit `c1g5` ou `Bg5`.
# en: 8b048c23
lesson-chakart-lines-done = Prise ! Et il y a maintenant une bombe à côté de ton Fou. Elle envoie de côté toute pièce qui marche dessus. Dans ces leçons, les dés tombent toujours pareil ; dans une partie, non.
# en: 560b5171
lesson-chakart-lines-wrong-king = C’était ton Roi. C’est le Fou c1 qu’il faut jouer.
# en: 3ef0334a
lesson-chakart-lines-wrong-short = Le Fou s’est arrêté trop tôt. La ligne jusqu’en g5 est libre.
# en: e8d18ca3
lesson-chakart-knight-title = Un Cavalier pond un œuf
# en: d9770093
lesson-chakart-knight-task =
    Un **Cavalier** saute : deux cases tout droit et une de côté. Sur la case qu’il quitte, il pond un **œuf**.
    { "" }**Ta tâche :** prends la Dame en e6 avec le Cavalier.
# en: 58bd5fd2
lesson-chakart-knight-hint = De d4 en e6 : deux vers le haut, une vers la droite.
# en: 4b7028c4
lesson-chakart-knight-done = La Dame a disparu, et il y a un œuf en d4. Les œufs sont pleins de surprises, pour qui les prend.
# en: 6d965e94
lesson-chakart-knight-wrong-king = C’était ton Roi. La Dame est toujours là.
# en: aeda277c
lesson-chakart-knight-wrong-jump = Un joli saut, mais la Dame est en e6.
# en: 71971335
lesson-chakart-pawn-title = Un Pion laisse un champignon
# en: 24828a9b
lesson-chakart-pawn-task =
    Un **Pion** avance tout droit (d’une ou deux cases depuis ses deux premières rangées) et prend en diagonale vers l’avant. Il laisse un **champignon** derrière lui.
    { "" }**Ta tâche :** prends le Cavalier en d4 avec le Pion.
# en: 3b055b4d
lesson-chakart-pawn-hint = Le Pion e3 prend en diagonale : en d4.
# en: 41a40e13
lesson-chakart-pawn-done = Pris, et un champignon pousse en e3.
# en: 3d82eec5
lesson-chakart-pawn-wrong-ahead = Tout droit, il ne prend rien.
# en: ff9dfbd4
lesson-chakart-pawn-wrong-king = C’était ton Roi. C’est le Pion e3 qu’il faut jouer.
# en: 6bb088f8
lesson-chakart-mushroom-title = Bondir sur un champignon
# en: 705ab775
lesson-chakart-mushroom-task =
    Sur un **champignon**, un Pion, un Cavalier ou un Roi va plus loin : le même pas encore une fois, si aucune pièce n’occupe la case d’arrivée. Aux Tours, Fous et Dames, il ne fait rien.
    { "" }**Ta tâche :** amène le Cavalier en h7. Un coup suffit.
# en: 59e8e548
lesson-chakart-mushroom-hint = Saute sur le champignon en g5. Le même saut encore une fois mène en h7.
# en: 297adc23
lesson-chakart-mushroom-done = Deux sauts en un coup. Un champignon agit une fois, puis il disparaît.
# en: 6a98424b
lesson-chakart-mushroom-wrong-king = C’était ton Roi. C’est le Cavalier f3 qu’il faut jouer.
# en: c01bb6ae
lesson-chakart-banana-title = Gare à la banane
# en: 05fa4682
lesson-chakart-banana-task =
    Une **banane** envoie la pièce qui marche dessus sur une case voisine au hasard, tout droit. Une **bombe** fait de même en diagonale. Ce qui s’y trouve est pris, même une pièce à toi ! On ne peut franchir ni l’une ni l’autre.
    { "" }**Ta tâche :** prends la Dame en a8. Ta Tour l’attaque, mais il y a une banane en a4.
# en: 826f1126
lesson-chakart-banana-hint = La Tour glisserait. Le Fou f3 voit a8 le long de la diagonale libre.
# en: 7c3b22bd
lesson-chakart-banana-done = Bien vu. Une banane devant une Tour adverse vaut un mur.
# en: 1a3815e5
lesson-chakart-banana-wrong-slip = Ta Tour a glissé sur la banane, qui l’a envoyée de côté. Elle ne peut pas passer.
# en: 159c9d4f
lesson-chakart-banana-wrong-king = C’était ton Roi. Cherche une pièce qui voit a8.
# en: ad7887e1
lesson-chakart-banana-wrong-rook = La Tour ne peut plus y aller maintenant. Cherche une autre pièce qui voit a8.
# en: a63a71c0
lesson-chakart-banana-wrong-bishop = La bonne pièce, mais la Dame est en a8.
# en: 6591e122
lesson-chakart-egg-title = Prendre l’œuf
# en: f534eb1d
lesson-chakart-egg-task =
    Un **œuf** a un effet parmi huit, à chances égales : échanger deux pièces, t’en donner une nouvelle, te laisser rejouer, rallier une pièce adverse… ou te nuire. `/rules` les explique tous.
    { "" }**Ta tâche :** prends l’œuf en a5 avec ta Tour.
# en: 22c3080b
lesson-chakart-egg-hint = Joue la Tour de a1 en a5.
# en: 808e0f0f
lesson-chakart-egg-done = Luigi ! Une pièce adverse au hasard change de camp, et c’était la Dame. Cela aurait pu être pire : Chomp mange la pièce qui prend l’œuf.
# en: 5879685b
lesson-chakart-egg-wrong-king = C’était ton Roi. La Tour a1 atteint l’œuf.
# en: 947af772
lesson-chakart-egg-wrong-miss = La Tour est allée ailleurs. L’œuf est en a5.
# en: a5591ca3
lesson-chakart-daisy-title = Un œuf avec un second coup
# en: 2f5bde2f
lesson-chakart-daisy-task =
    Certains œufs te demandent encore quelque chose dans le même coup. **Daisy** te laisse rejouer une fois ; d’autres te laissent échanger deux pièces ou en poser une nouvelle sur le plateau. Tu peux toujours passer.
    { "" }**Ta tâche :** prends l’œuf en e4 avec le Cavalier. Puis sers-toi de ce qu’il te donne, et prends le **Roi** noir.
# en: 395d0d18
lesson-chakart-daisy-hint = D’abord le Cavalier en e4. Daisy te donne un second coup : de e4, le Cavalier atteint f6.
# en: 50fe6fb1
lesson-chakart-daisy-done = Le Roi est pris, et la partie est gagnée. À Chakart, personne n’annonce échec : c’est à toi de veiller sur ton Roi.
# en: 58f194d3
lesson-chakart-daisy-wrong-king = C’était ton Roi. Le Cavalier c3 atteint l’œuf.
# en: 77cfadda
lesson-chakart-daisy-wrong-jump = Pas d’œuf ici. Il est en e4.
# en: ae8dbd4d
lesson-chakart-daisy-wrong-pass = Tu as passé au lieu de rejouer, et l’occasion est perdue. Joue le Cavalier encore une fois.
# en: adf01e30
lesson-chakart-shell-title = Lancer la carapace
# en: d4630274
lesson-chakart-shell-task =
    Une fois par partie, ton **Roi** peut lancer une **carapace** : tout droit ou en diagonale, sur la première pièce adverse visible. Elle est retirée, et le Roi reste où il est.
    { "" }**Ta tâche :** la Tour e8 va prendre ton Roi. Lance-lui ta carapace.
# en: 99ea5aff
lesson-chakart-shell-hint = Choisis le Roi, puis la carapace sur e8. Pour l’écrire, il faut la lettre : `e1e8s`.
# en: 61af7c46
lesson-chakart-shell-done = Touché ! Tu as une carapace par partie : garde-la pour du gros gibier. Une Dame vaut environ six Pions, une Tour, un Cavalier ou un Fou trois. La carapace que tu n’as pas lancée vaut plus que n’importe laquelle de ces pièces.
# en: e9d2cc3f
lesson-chakart-shell-wrong-run = Ton Roi s’est enfui. C’est possible aussi, mais ici, la carapace retire la Tour.
# en: ed4f2949
lesson-chakart-stealth-title = Cacher ta Dame
# en: 05115cc5
lesson-chakart-stealth-task =
    Une fois par partie, ta **Dame** peut jouer *en secret*, vers une case qui semble vide. Jusqu’à son propre coup, ton adversaire voit seulement qu’elle est partie, pas où elle est.
    { "" }**Ta tâche :** le Cavalier attaque ta Dame. Joue-la, en secret, où tu veux.
# en: cefc2d6e
lesson-chakart-stealth-hint = Choisis la Dame et une case, puis *en secret*. Pour l’écrire, finis par `h` : `d1d6h`.
# en: ce80dd4d
lesson-chakart-stealth-done = Maintenant, personne d’autre que toi ne la voit. Dès que ton adversaire a joué, tout le monde la revoit.
# en: 80a3c9e5
lesson-chakart-stealth-wrong-seen = La Dame a bougé, mais tout le monde a vu où. Choisis *en secret*.
# en: 2c02f731
lesson-chakart-stealth-wrong-king = C’était ton Roi. C’est la Dame d1 qu’il faut cacher.
# en: 746cf505
lesson-chakart-heir-title = Un second Roi
# en: b79775f7
lesson-chakart-heir-task =
    Un Pion sur la dernière rangée devient une Dame, une Tour, un Fou, un Cavalier, ou même un **Roi**. Qui a deux Rois ne perd que si les deux sont pris.
    { "" }**Ta tâche :** fais de ton Pion un Roi.
# en: a1392c1b
lesson-chakart-heir-hint = Joue le Pion en e8 et choisis le Roi. Cela s’écrit `e7e8k`.
# en: 6184f156
lesson-chakart-heir-done = Deux Rois : te battre sera deux fois plus dur. Une Dame est souvent mieux, mais c’est ton choix.
# en: 0c1d6aac
lesson-chakart-heir-wrong-other = Dans une partie, cela marche, mais ici, il te faut un Roi.
# en: 7de2e71d
lesson-chakart-heir-wrong-king = C’était ton Roi. Le Pion est à un pas de la dernière rangée.
# en: 6e51c60a
lesson-chakart-king-title = Prendre le Roi
# en: c89b75d6
lesson-chakart-king-task =
    On gagne en prenant le Roi. Deux de tes pièces attaquent d8. Une bombe barre le chemin à l’une, un œuf est sur celui de l’autre : **bombes et bananes arrêtent** une Tour, un Fou ou une Dame, mais **œufs et champignons les laissent passer**.
    { "" }**Ta tâche :** prends le Roi.
# en: a9e6aff3
lesson-chakart-king-hint = La Tour h8 passe par-dessus l’œuf en f8.
# en: 0c690b05
lesson-chakart-king-done = Le Roi est pris : les Blancs gagnent. À toi, maintenant, de jouer une partie.
# en: 63b6c182
lesson-chakart-king-wrong-bomb = Ta Dame a foncé sur la bombe, qui l’a envoyée de côté. On ne franchit pas une bombe.
# en: 5c691319
lesson-chakart-king-wrong-egg = Tu as pris l’œuf. Va au-delà : les œufs n’arrêtent pas une Tour.
# en: fbe80ebe
lesson-chakart-king-wrong-queen = La bombe en d5 arrête la Dame. Essaie l’autre pièce.
# en: 784d4dc6
lesson-chakart-king-wrong-rook = La Tour a quitté la rangée du Roi. Elle avait la vue dégagée.
# en: 09240965
lesson-chakart-king-wrong-king = C’était ton Roi. Deux autres pièces attaquent d8.
# en: 79c6b688
lesson-chakart-threat-title = Voir la menace
# en: cc47be2f
lesson-chakart-threat-task =
    À Chakart, personne n’annonce échec, et un Roi frappe de loin : sa **carapace** touche la première pièce visible, tout droit ou en diagonale. Pièces, bananes et bombes arrêtent une carapace, mais pas les œufs ni les champignons. La carapace des Noirs est encore prête.
    { "" }**Ta tâche :** joue un coup après lequel ton Roi ne peut pas être pris.
# en: 02fcff19
lesson-chakart-threat-hint = Le Roi noir en e8 voit le tien le long de la colonne e, par-dessus l’œuf. Quitte la colonne, ou interpose une pièce.
# en: 9a84aabd
lesson-chakart-threat-done = Hors de vue, hors d’atteinte. Tant que la carapace adverse est prête, surveille les huit lignes de son Roi.
# en: 02dc21f8
lesson-chakart-threat-wrong-file = Ton Roi est encore sur la colonne e, et la carapace l’y a touché.
# en: e8a7bea4
lesson-chakart-threat-wrong-rook = La carapace est passée par-dessus l’œuf et a touché ton Roi. Ton Roi doit se mettre hors de vue.
# en: 1c1c9cb5
lesson-chakart-finish-title = La carapace et sa ligne de mire
# en: 2719f24c
lesson-chakart-finish-task =
    Une carapace qui touche le dernier Roi gagne la partie. Elle vole le long des lignes de ton propre Roi, par-dessus cases vides, œufs et champignons. Pièces, bananes et bombes l’arrêtent.
    { "" }**Ta tâche :** prends le Roi en h6 en un coup.
# en: 26c73658
lesson-chakart-finish-hint = Une banane arrête ta Dame, et ta Tour est trop loin. Mais ton Roi c1 voit h6 le long de la diagonale : `c1h6s`.
# en: ca961dc8
lesson-chakart-finish-done = Touché ! Une ligne ouverte entre deux Rois est une course : qui joue en premier la gagne, si sa carapace est prête. Surveille donc les huit lignes avant chaque coup.
# en: b14b957a
lesson-chakart-finish-wrong-queen = Ta Dame a foncé sur la banane, qui l’a envoyée de côté. Personne ne franchit une banane.
# en: 8d703bf4
lesson-chakart-finish-wrong-rook = Ta Tour n’atteint pas h6 en un coup. Cherche quelque chose qui vole.
# en: ee724689
lesson-chakart-finish-wrong-king = C’était un pas. Ton Roi sait faire mieux que marcher.
# en: db395f48
lesson-chakart-trade-title = Bien échanger
# en: 789d9f0b
lesson-chakart-trade-task =
    Avant de prendre, compte : que prends-tu, et que te reprend-on ? Une Dame vaut environ six Pions, une Tour, un Cavalier ou un Fou trois. La carapace que tu n’as pas lancée vaut plus que n’importe laquelle de ces pièces.
    { "" }**Ta tâche :** la Dame d5 attaque ton Roi. Le Pion e6 garde la Dame. Prends la Dame au meilleur prix.
# en: dc140dac
lesson-chakart-trade-hint = Le Pion reprend ce qui a pris en d5. Ta Tour coûte moins que ta Dame, et bien moins que ta carapace.
# en: 71b38859
lesson-chakart-trade-done = Si le Pion prend ta Tour, tu as donné trois contre six. Et ta carapace est encore prête.
# en: 6488e31a
lesson-chakart-trade-wrong-queen = Dame prend Dame, et le Pion prend la tienne : six contre six. C’est moins cher avec la Tour.
# en: c46077a7
lesson-chakart-trade-wrong-shell = La Dame a disparu, mais ta carapace aussi, et celle-ci valait davantage. Garde-la pour le Roi.
# en: b332fc2e
lesson-chakart-trade-wrong-king = C’était ton Roi. La Dame est toujours sur le plateau.
# en: 69225af5
lesson-chakart-plan-title = Une ligne pour ta carapace
# en: e6358cc7
lesson-chakart-plan-task =
    Ta carapace est prête, celle des Noirs est utilisée. Le Roi noir est dans le coin, et ta Tour l’y tient. Quand ton Roi le voit le long d’une ligne, la carapace fait le reste.
    { "" }**Ta tâche :** prends le Roi en deux coups.
# en: abce21a8
lesson-chakart-plan-hint = La grande diagonale vers a8 passe par e4. Amènes-y ton Roi, puis lance la carapace : `e4a8s`.
# en: fbf6da79
lesson-chakart-plan-done = D’abord la ligne, puis la carapace. C’est un bon plan une fois la carapace adverse utilisée ; avant, la ligne sert aux deux camps.
# en: c77954fa
lesson-chakart-plan-wrong-rook = Laisse la Tour où elle est : elle tient le Roi noir dans le coin. C’est ton Roi qui doit bouger.
# en: e2a8a010
lesson-chakart-plan-wrong-king = De là, ton Roi ne voit pas a8. Cherche la grande diagonale.
# en: 202e53f8
lesson-lusus-lines-title = Les pièces jouent comme aux échecs
# en: 9b5f3cbf
lesson-lusus-lines-task =
    Tu joues les Blancs, en bas. Une **Tour** va tout droit, un **Fou** en diagonale, une **Dame** des deux façons, chacun jusqu’au premier obstacle. Un **Roi** va d’une case.
    { "" }**Ta tâche :** prends la Tour en g5.
# en: 97a299fb
lesson-lusus-lines-hint = Le Fou c1 voit g5 le long de la diagonale. Cela s’écrit `c1g5`.
# en: 8b5b57a3
lesson-lusus-lines-done = Prise ! À la fin de chaque coup, tu pioches de nouvelles tuiles. C’est là que Lusus commence.
# en: ee5b400e
lesson-lusus-lines-wrong-king = C’était ton Roi. C’est le Fou c1 qu’il faut jouer.
# en: e86e2bcf
lesson-lusus-lines-wrong-short = Le Fou s’est arrêté trop tôt. La ligne jusqu’en g5 est libre.
# en: 2783a63c
lesson-lusus-knight-title = Cavaliers et Pions
# en: 038003f5
lesson-lusus-knight-task =
    Un **Cavalier** saute de deux cases tout droit et d’une de côté, par-dessus tout. Un **Pion** avance tout droit et prend en diagonale vers l’avant. À Lusus, il n’y a pas d’échec : qui prend le Roi adverse gagne.
    { "" }**Ta tâche :** prends avec le Cavalier la Dame qui attaque ton Roi.
# en: a729731c
lesson-lusus-knight-hint = De d4 en e6 : deux vers le haut, une vers la droite.
# en: ef67bf94
lesson-lusus-knight-done = Juste à temps : cette Dame aurait pris ton Roi.
# en: 83500aeb
lesson-lusus-knight-wrong-king = Ton Roi est à l’abri pour l’instant, mais la Dame est toujours là.
# en: 8f65e450
lesson-lusus-knight-wrong-jump = Un joli saut, mais la Dame est en e6.
# en: 6fdc09bc
lesson-lusus-tile-title = Jouer une tuile, puis une pièce
# en: c9920512
lesson-lusus-tile-task =
    Chaque coup se joue en deux temps : d’abord, tu joues une **tuile** de ta main, puis une pièce. Une tuile posée sur une pièce change aussitôt ce qu’elle peut faire. Avec la tuile *Dame*, n’importe quelle pièce joue aussi comme une Dame.
    { "" }**Ta tâche :** prends la Tour en h5 avec le Pion e2.
# en: 2588eedd
lesson-lusus-tile-hint = Pose la tuile Dame en e2, puis joue le Pion de e2 en h5. Cela s’écrit `QU@e2 e2h5`.
# en: 48b66cb9
lesson-lusus-tile-done = Un Pion qui joue comme une Dame ! La tuile reste sur lui jusqu’à ce qu’il soit pris ou qu’on la retire.
# en: 36d71518
lesson-lusus-tile-wrong-burn = Tu as brûlé la tuile : elle est allée dans ton cimetière sans aucun effet.
# en: cef3978e
lesson-lusus-tile-wrong-king = C’est le Roi qui a la tuile, maintenant. Elle est pour le Pion.
# en: 5bb7be82
lesson-lusus-tile-wrong-other = Le Pion peut jouer comme une Dame, maintenant. h5 est sur sa diagonale.
# en: 7a9afd29
lesson-lusus-burn-title = Brûler ce qui ne sert pas
# en: 6929a2ee
lesson-lusus-burn-task =
    À chaque coup, tu dois dépenser une tuile. Celle dont tu ne veux pas, ou qui ne te sert à rien, tu peux la **brûler** : elle va dans ton cimetière. *Dissipation* retire une tuile d’une pièce, mais ici, aucune pièce n’en a.
    { "" }**Ta tâche :** brûle Dissipation, puis prends la Dame en a8.
# en: 347b8e78
lesson-lusus-burn-hint = Brûle Dissipation, puis joue la Tour de a1 en a8. Cela s’écrit `-DI a1a8`.
# en: 4cbb2c7d
lesson-lusus-burn-done = Ce qui reste dans ta main retourne dans ton sac après chaque coup : inutile d’économiser tes tuiles.
# en: e4ca2426
lesson-lusus-burn-wrong-other = Tu as brûlé la tuile. Ensuite, la Tour a1 aurait pu prendre la Dame.
# en: 3ebe6331
lesson-lusus-boulder-title = Rouler sur trois pièces
# en: c03d50ac
lesson-lusus-boulder-task =
    Avec **Éboulement**, une pièce roule plus loin. Pour chaque case vide qu’elle traverse d’abord, elle peut prendre une pièce de plus juste derrière celle qu’elle prend : deux cases vides, deux pièces de plus.
    { "" }**Ta tâche :** un Pion, un Fou et un Cavalier se suivent. Roule sur les trois, et attrape le Cavalier en a6.
# en: 2e73dd9f
lesson-lusus-boulder-hint = Pose Éboulement sur la Tour a1. Puis de a1, par a4 et a5, jusqu’en a6. Cela s’écrit `BD@a1 a1a4xa5xa6`.
# en: 46435586
lesson-lusus-boulder-done = Trois pièces en un coup, grâce à l’élan. Avec les tuiles, les pièces se valent plus qu’aux échecs : une Tour ou une Dame vaut environ deux Pions, un Cavalier ou un Fou environ un.
# en: 567977b5
lesson-lusus-boulder-wrong-burn = Tu as brûlé la tuile : la Tour n’a pris que le Pion.
# en: cd0856fd
lesson-lusus-boulder-wrong-one = Le coup s’est arrêté trop tôt. Avec deux cases vides d’élan, ta Tour peut prendre deux pièces de plus : a5 et a6.
# en: 043cfa48
lesson-lusus-boulder-wrong-other = Éboulement va sur la Tour, qui prend alors en a4, a5 et a6.
# en: ad89ac91
lesson-lusus-freeze-title = Geler la Dame
# en: 0deef853
lesson-lusus-freeze-task =
    On peut aussi poser des tuiles sur les pièces adverses. **Immobilisation** gèle une pièce : elle ne peut plus bouger du tout. La Dame noire attaque ton Roi.
    { "" }**Ta tâche :** gèle la Dame. Puis joue n’importe quel coup.
# en: 1f8af612
lesson-lusus-freeze-hint = Pose Immobilisation en d8, puis joue ton Pion ou ton Roi. Cela s’écrit `IZ@d8 a2a3`.
# en: ac92fafa
lesson-lusus-freeze-done = Gelée. Elle est toujours là, mais ne peut pas bouger tant que les Noirs ne trouvent pas de tuile pour retirer la tienne.
# en: 41472bbe
lesson-lusus-freeze-wrong-burn = Tu as brûlé la tuile. Ton Roi s’en tire pour un coup, mais la Dame est aussi forte qu’avant.
# en: 70307f41
lesson-lusus-freeze-wrong-own = C’est cette pièce qui est gelée, maintenant. Pose la tuile sur la Dame en d8.
# en: f8692351
lesson-lusus-phase-title = À travers un mur
# en: ec9dbe4e
lesson-lusus-phase-task =
    Avec **Traversée**, une pièce peut passer à travers une pièce sur son chemin, amie ou ennemie. Le Roi noir est en a8, et seul ton propre Pion est entre lui et ta Tour.
    { "" }**Ta tâche :** gagne.
# en: 9945edac
lesson-lusus-phase-hint = Pose Traversée sur la Tour a1, puis joue-la de a1 en a8. Cela s’écrit `PH@a1 a1a8`.
# en: 09bf749e
lesson-lusus-phase-done = À travers le Pion, jusqu’au Roi : les Blancs gagnent. À Lusus, un Roi n’est jamais à l’abri derrière les autres.
# en: c936b47d
lesson-lusus-phase-wrong-burn = Tu as brûlé la tuile. Sans elle, la Tour reste derrière son Pion.
# en: 30be7be1
lesson-lusus-phase-wrong-other = C’est la Tour qui a besoin de Traversée : elle seule est en ligne avec le Roi.
# en: 5c6fab07
lesson-lusus-dispel-title = Retirer la garde
# en: 199a6bb5
lesson-lusus-dispel-task =
    Une pièce avec **Garde** protège les autres pièces de son camp : celles qui se trouvent sur une case où elle pourrait aller sont à l’abri. La Tour e8 protège la Dame e4. **Dissipation** retire une tuile d’une pièce.
    { "" }**Ta tâche :** retire la Garde, puis prends la Dame.
# en: 7491b35b
lesson-lusus-dispel-hint = Joue Dissipation sur e8, puis le Fou de b1 en e4. Cela s’écrit `DI@e8.1 b1e4`.
# en: 22f845a3
lesson-lusus-dispel-done = D’abord la tuile, puis la pièce. Ce qui protège une pièce est souvent plus facile à retirer que la pièce.
# en: 242b9842
lesson-lusus-dispel-wrong-burn = Tu as brûlé Dissipation : la Dame est restée protégée.
# en: 072ac382
lesson-lusus-dispel-wrong-other = La Garde n’est plus là. Ensuite, ton Fou b1 aurait pu prendre la Dame.
# en: fb83913f
lesson-lusus-run-title = Frappe et fuite
# en: a9db12ec
lesson-lusus-run-task =
    La Tour a8 protège le Cavalier a5. Mais avec **Frappe et fuite**, une pièce qui a pris peut rejouer une fois vers une case vide.
    { "" }**Ta tâche :** prends le Cavalier et ramène ta Tour en a1.
# en: 655ff620
lesson-lusus-run-hint = Pose Frappe et fuite en a1, prends en a5, puis file en a1. Cela s’écrit `HR@a1 a1a5>a1`.
# en: 24da4f7b
lesson-lusus-run-done = Pris, et retour à la maison. La tuile reste : ta Tour peut recommencer.
# en: de83576d
lesson-lusus-run-wrong-burn = Tu as brûlé la tuile : ta Tour est en a5, où elle va se faire prendre.
# en: 1abcdeb6
lesson-lusus-run-wrong-stay = Le Cavalier est pris, mais la Tour n’est pas rentrée en a1.
# en: d7bc2f3a
lesson-lusus-run-wrong-other = Pose Frappe et fuite sur la Tour, qui prend le Cavalier.
# en: adf3e53b
lesson-lusus-trap-title = Tendre un piège
# en: 51cc3036
lesson-lusus-trap-task =
    { "" }Les **pièges** se posent sur tes propres pièces, face cachée : ton adversaire voit qu’il y en a un, mais pas lequel. *Vengeance* prend la pièce qui prend la tienne. Les Noirs vont prendre ton Pion d4.
    { "" }**Ta tâche :** pose le piège sur le Pion, joue un coup de Roi, et regarde.
# en: b1633747
lesson-lusus-trap-hint = Pose Vengeance en d4, puis joue ton Roi. Cela s’écrit `RV@d4 h1g1`.
# en: 6b2df9c0
lesson-lusus-trap-done = Une Dame pour un Pion ! La prochaine fois, les Noirs réfléchiront à deux fois devant une tuile face cachée.
# en: 6e2fbcc2
lesson-lusus-trap-wrong-burn = Tu as brûlé le piège, et le Pion est perdu pour rien.
# en: 3153c413
lesson-lusus-trap-wrong-king = Le piège est sous ton Roi. Sur le Pion, il aurait attrapé la Dame.
# en: ec41ac85
lesson-lusus-double-title = Deux tuiles d’un coup
# en: ccb4b3ca
lesson-lusus-double-task =
    Ton Roi a **Double action** : à chaque coup, tu peux jouer une seconde tuile. Ta Tour a1 ne peut pas atteindre le Roi noir en h8, mais tu as *Fou* et *Traversée* en main.
    { "" }**Ta tâche :** gagne en un coup.
# en: f6ed8336
lesson-lusus-double-hint = Pose les deux tuiles sur la Tour. Elle joue alors comme un Fou, à travers le Pion b2 : `BI@a1 PH@a1 a1h8`.
# en: 2efd71a8
lesson-lusus-double-done = Deux tuiles, un seul coup de massue : les Blancs gagnent. Calcule ce que ton adversaire pourrait faire avec une tuile ou deux avant de dormir tranquille.
# en: 302605f1
lesson-lusus-double-wrong-burn = Après avoir brûlé une tuile, tu ne peux plus en jouer. Il te faut les deux.
# en: 1e2d378b
lesson-lusus-double-wrong-one = Le Pion b2 bloque la diagonale. Joue aussi Traversée sur la Tour.
# en: 4991c2f8
lesson-lusus-double-wrong-other = Traversée seule ne sert à rien. La Tour doit aussi jouer comme un Fou.
# en: 4b313e61
lesson-lusus-threat-title = Voir la menace
# en: 2364e130
lesson-lusus-threat-task =
    À Lusus, il n’y a pas d’échec, et une tuile change ce que peut faire une pièce. Avant chaque coup, regarde donc chaque pièce adverse *et ses tuiles* : que pourrait-elle prendre ? La Tour a8 semble facile à prendre.
    { "" }**Ta tâche :** joue un coup après lequel ton Roi ne peut pas être pris.
# en: bd51c32c
lesson-lusus-threat-hint = Le Pion d4 porte *Dame*, et voit donc ton Roi : par e3 et f2 jusqu’en g1. Retire sa tuile avec Dissipation, ou sors ton Roi de cette ligne.
# en: 4018ba7f
lesson-lusus-threat-done = Bien vu ! Un Pion avec la bonne tuile est aussi dangereux qu’une Dame. *Dissipation* te laisse même prendre la Tour dans le même coup.
# en: d0a85414
lesson-lusus-threat-wrong-rook = Tu as pris la Tour, et le Pion avec la tuile Dame a pris ton Roi.
# en: c870088f
lesson-lusus-threat-wrong-rooks = Tu as pris la Tour, et le Pion avec la tuile Dame a pris ton Roi.
# en: 819ad176
lesson-lusus-finish-title = À une tuile du Roi
# en: 75056355
lesson-lusus-finish-task =
    Avec la bonne tuile, presque n’importe quelle pièce peut atteindre le Roi. Passe ta main en revue, et demande-toi pour chaque tuile : sur quelle pièce serait-elle utile ? Tu as *Fou*, *Cavalier* et *Traversée*.
    { "" }**Ta tâche :** prends le Roi en g8 en un coup.
# en: 5f4a23a8
lesson-lusus-finish-hint = De e7, un Cavalier saute en g8. Fais donc sauter ta Tour : `KN@e7 e7g8`.
# en: 64671f58
lesson-lusus-finish-done = Ta Tour a sauté comme un Cavalier. Essaie toutes tes tuiles sur toutes tes pièces avant chaque coup. Ton adversaire fait de même.
# en: 6809c79b
lesson-lusus-finish-wrong-burn = Tu as brûlé une tuile, mais l’une des trois gagne tout de suite.
# en: 9a7e7af9
lesson-lusus-finish-wrong-bishop = *Traversée* ne fait traverser qu’une pièce. Deux barrent le chemin de ton Fou, en e6 et f7.
# en: dba32150
lesson-lusus-trade-title = Compter aussi les tuiles
# en: 45855048
lesson-lusus-trade-task =
    Un Roi a un emplacement pour les tuiles, une Dame ou un Pion deux, un Fou ou un Cavalier trois, une Tour quatre. Une pièce prise emporte ses tuiles avec elle. Ta Dame peut prendre une Tour sans tuile, ou un Pion qui porte *Dame* et *Traversée*.
    { "" }**Ta tâche :** prends la pièce qui compte le plus.
# en: d45ba8b3
lesson-lusus-trade-hint = Le Pion h4 joue comme une Dame, et *Traversée* le fait passer à travers ton Pion f2. Ton Roi est derrière.
# en: ade46edc
lesson-lusus-trade-done = Le Pion a disparu, et ses deux tuiles avec lui. Ce que porte une pièce peut valoir plus que la pièce.
# en: b6ae0f34
lesson-lusus-trade-wrong-rook = Tu as pris la Tour. Mais le Pion est passé à travers f2, et a pris ton Roi.
# en: afdd16af
lesson-lusus-plan-title = Le sac qui se vide
# en: 5589159b
lesson-lusus-plan-task =
    À la fin de chaque coup, un joueur pioche trois tuiles. Qui ne peut pas en piocher assez **perd**. Les Noirs n’ont plus rien en main, et il reste trois tuiles dans leur sac. Une pièce avec *+1 Pioche* fait piocher une tuile de plus à son propre camp.
    { "" }**Ta tâche :** mets les Noirs à court de tuiles.
# en: e14c1555
lesson-lusus-plan-hint = Pose *+1 Pioche* sur une pièce **noire** et joue n’importe quel coup, par exemple `PD@a7 h2h3`. Les Noirs doivent alors piocher quatre tuiles.
# en: a1fccc3e
lesson-lusus-plan-done = Les Noirs devaient piocher quatre tuiles et n’en avaient que trois : les Blancs gagnent. Dans une longue partie, compte les deux sacs. Ils sont affichés à côté du plateau.
# en: fca04c9b
lesson-lusus-plan-wrong-burn = Tu as brûlé *+1 Pioche*, et les Noirs ont pioché leurs trois dernières tuiles.
# en: 5098428d
lesson-lusus-plan-wrong-own = C’est toi qui pioches une tuile de plus, maintenant. Pose *+1 Pioche* sur une pièce noire.
# en: e334d286
lesson-lusus-plan-wrong-other = *Cavalier* ne vide pas plus vite le sac des Noirs. Tu as une autre tuile pour cela.

## Clocks and pings

# en: 9fb91a8c
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
# en: c6354ee2
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
# en: 73f4905a
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
# en: 38a1ed4e
clock-reserve = Temps en réserve : { $first } { $firsttime }, { $second } { $secondtime }.
# en: 4d14450d
clock-shut-out = La pendule est arrêtée : on m’a retiré du serveur de cette partie.
# en: 1ebdbf5a
clock-grace = Mes notifications n’arrivent pas jusqu’à { $player }. La pendule est arrêtée et repart { $until }.
# en: 44dd62b6
clock-vacation = { $player } est en vacances. La pendule est arrêtée et repart { $until }.
# en: 1e5e4c5c
clock-credit = Ce délai tient compte de mon absence ({ $span }).
# en: 5867f8e8
reminder = { $player }, à toi de jouer à { $game } contre { $opponent }. Ton temps expire { $deadline } ({ $exactly }) · { $link }
# en: 567f09a8
credited = { $player }, c’était à toi de jouer à { $game } contre { $opponent } pendant mon absence ({ $span }). Ce temps ne compte pas. Ton coup est attendu au plus tard { $deadline } ({ $exactly }) · { $link }
# en: b7b2642b
more-time = { $player }, { $opponent } t’a donné un jour de plus à { $game }. Ton coup est attendu au plus tard { $deadline } ({ $exactly }) · { $link }
# en: be99904e
more-time-given = Tu as donné un jour de plus à { $opponent }. Son coup est attendu au plus tard { $deadline }.
# en: 6fa62d3c
absent = { $opponent }, { $player } a quitté ce serveur. Mes rappels partiront par message privé, si c’est possible. La pendule de la partie ({ $game }) continue de tourner · { $link }
# en: 51d12cb6
grace = { $opponent }, je n’arrive pas à joindre { $player } pour votre partie ({ $game }) : ce salon lui est fermé, et mes messages privés n’arrivent pas. Pour lui éviter de perdre sans le savoir, sa pendule est arrêtée et repart { $until } ({ $exactly }). Cela n’arrive qu’une fois par partie · { $link }
# en: c08379e2
detour-hidden = Tu ne peux pas voir le salon de la partie : je t’écris donc ici.
# en: e16a19bb
detour-timeout = Tu es en exclusion temporaire sur le serveur, et je t’écris donc ici. Fin : { $exactly } ({ $until }). Mes commandes et mes boutons marchent ici aussi.
# en: 74087c5b
detour-absent = Tu n’es plus sur le serveur de la partie : je t’écris donc ici.
# en: ef81f854
detour-moved = Cette partie a déménagé ici, pour que les deux joueurs puissent la voir.
# en: fb8c8a0d
shut-out = On m’a retiré du serveur où tu joues à { $game } contre { $opponent }. Toutes les pendules y sont arrêtées. Si je ne suis pas de retour à temps, les parties y seront annulées sans résultat { $until }.
# en: a93a4e36
call-game = { $player }, { $whose ->
    [mine] à toi de jouer à { $game }
   *[news] il y a du nouveau dans ta partie ({ $game })
} · { $link } · Je ne peux pas t’envoyer de messages privés. `/settings` dit où je te mentionne.
# en: 29ff4d7e
call-season = { $player }, il y a du nouveau dans un de tes tournois. Je ne peux pas t’envoyer de messages privés. `/settings` dit où je te mentionne.
# en: a70f9b69
call-challenge = { $player }, il y a du nouveau pour ton défi. Je ne peux pas t’envoyer de messages privés. `/settings` dit où je te mentionne.
# en: ae6c943c
unreached = **Ma dernière mention ne t’est pas parvenue ({ $since }).** Toi ou moi n’avons pas accès au salon de la partie, et tu n’acceptes pas mes messages privés. `/games` montre ce qui t’attend.
# en: c7021fb5
unreached-open = **Ma dernière mention ne t’est pas parvenue ({ $since }).** Toi ou moi n’avons pas accès au salon de la partie, et mon message privé n’est pas arrivé. `/games` montre ce qui t’attend.
# en: e2fa94d3
unreached-grace = C’est à toi de jouer à { $game } contre { $opponent }. Ta pendule y est arrêtée et repart { $until }.
# en: 934c171f
vacation-begun = { $player } est en vacances. Ses pendules sont arrêtées et repartent { $until } ({ $exactly }).
# en: 9127d881
vacation-begun-part = { $player } est en vacances et revient { $until }. Ces vacances ne comptent qu’en partie sur ce serveur : ici, ses pendules repartent { $still } ({ $exactly }).
# en: 86647f8c
vacation-begun-uncounted = { $player } est en vacances et revient { $until } ({ $exactly }). Ici, ses jours de vacances sont épuisés : ses pendules continuent de tourner.
# en: 64e3fbbc
vacation-over = { $player } est de retour de vacances. Ses pendules repartent.
# en: 896e888c
vacation-present = Tu es en vacances : elles finissent { $until }. { $clocks ->
    [whole] Tes pendules sont arrêtées, mais tu peux jouer quand même.
    [anywhere] Tes pendules sont arrêtées, dans la limite de chaque serveur, mais tu peux jouer quand même.
    [part] Elles ne comptent qu’en partie sur ce serveur : ici, tes pendules sont arrêtées et repartent { $still }.
   *[none] Ici, tes jours de vacances sont épuisés : tes pendules continuent de tourner.
} `/vacation days:0` y met fin. Après celles-ci, il te restera cette année { $left } sur { $allowed ->
    [one] { $allowed } jour
   *[other] { $allowed } jours
}.
# en: 43e80783
vacation-none = Tu n’es pas en vacances. Cette année, il te reste { $left } sur { $allowed ->
    [one] { $allowed } jour
   *[other] { $allowed } jours
}. Pour en prendre, utilise `/vacation days:` avec un nombre.
# en: 91156969
vacation-span = { $hours ->
    [0] { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
    [one] { $days ->
        [0] { $hours } heure
        [one] { $days } jour et { $hours } heure
       *[other] { $days } jours et { $hours } heure
    }
   *[other] { $days ->
        [0] { $hours } heures
        [one] { $days } jour et { $hours } heures
       *[other] { $days } jours et { $hours } heures
    }
}

## Settings

# en: 66d178fd
settings-title = Tes paramètres
# en: 05882354
settings-pings = **Mentions :** { $value }
# en: 3e32bd8c
settings-reminders = **Rappels :** { $value }
# en: 91bed066
settings-quiet = **Heures calmes :** { $value } · fuseau horaire { $zone }
# en: b681fd33
settings-no-quiet = aucune
# en: cc607339
settings-confirm = **Demander avant un coup écrit :** { $value }
# en: 822d25c7
settings-theme = **Thème des plateaux :** { $value }
# en: 845450a6
settings-size = **Taille des plateaux :** { $value }
# en: cb29e741
settings-layout = **Forme des plateaux :** { $value }
# en: 95053649
settings-symbols = **Lettres sur les pièces :** { $value }
# en: 04f5636b
settings-side = **En bas :** { $value }
# en: a703a8d6
settings-text = **Plateaux en texte :** { $value }
# en: 68a86386
settings-accepts = **Qui peut me défier :** { $value }
# en: f08ae94a
settings-danger = **Quand mon Roi est en danger :** { $value }
# en: 389a9f88
settings-puzzles = **Problèmes tirés de mes erreurs :** { $value }
# en: 9fc3bbb5
settings-language = **Langue :** { $value }
# en: 6e93ed2f
settings-closed = Je n’ai pas pu t’envoyer de message privé ({ $since }) : je te mentionne donc dans le salon. Dès que tu acceptes mes messages privés, choisis à nouveau `pings`.
# en: 4da5213c
settings-bad-zone = Je ne connais pas ce fuseau horaire. Écris une ville, par exemple Paris, et choisis-la dans la liste.
# en: 6576e7ee
settings-bad-quiet = Je ne comprends pas ces heures. Écris `22-7`, `22:30-07:00` ou `off`.
# en: 402744ee
settings-pick-zone = Plusieurs fuseaux horaires correspondent à `{ $typed }`. Choisis le tien.
# en: f7ae9fb1
option-choose = Changer un paramètre
# en: 2dceb280
option-choose-value = Choisis : { $name }
# en: 0bf7959f
option-entry = { $name } : { $value }
# en: 7a443900
option-title = Paramètre : { $name }
# en: 91b95c06
option-present = Actuel : { $value }
# en: a95c7781
option-now = Paramètre actuel
# en: f935eae6
option-type-title = Écris : { $name }
# en: e448e589
option-type-label = Nouvelle valeur
# en: 21f65666
option-type-number = Un nombre de { $lowest } à { $highest }
# en: 58099a1a
option-bad-number = `{ $typed }` n’est pas un nombre de { $lowest } à { $highest }.
# en: dc7b9fc0
settings-unknown = Je ne connais pas `{ $typed }`. Choisis dans la liste.

## Servers

# en: d44bd167
server-title = Ce serveur
# en: f881bd98
server-channels = **Salons de jeu :** { $value }
# en: 37843051
server-no-channels = là où le défi est lancé
# en: 92571302
server-threads = **Un fil par partie :** { $value }
# en: cf6d0dda
server-limits = **Par joueur :** parties en cours { $games } · défis ouverts { $challenges }
# en: 5fe48d6f
server-no-limit = sans limite
# en: b4240ac5
server-pace = **Temps par coup par défaut :** { $value }
# en: 8b68e707
server-language = **Langue des messages publics :** { $value }
# en: 0da90efa
server-organizer = **Organisation des tournois :** { $role }, en plus des admins
# en: df1b7462
server-vacation = **Vacances :** { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par an
# en: 9a3a363a
server-counts = En ce moment : { $games ->
    [one] { $games } partie en cours
   *[other] { $games } parties en cours
}, { $challenges ->
    [one] { $challenges } défi ouvert
   *[other] { $challenges } défis ouverts
}.
# en: 7c2cc62f
server-pick-channel = Ajouter ou retirer un salon
# en: 3a013a30
server-channel-gone = Le salon { $channel } n’existe plus : j’utilise le suivant. Pour vider la liste, utilise `/server channel clear`.
# en: 4bc327ce
server-channel-missing = Dans { $channel }, il me manque ces droits : { $missing }. En attendant, j’utilise le salon suivant.
# en: 8d2d0c11
server-channel-no-threads = Dans { $channel }, je ne peux pas à la fois créer des fils publics, y écrire et lire l’historique des messages. En attendant, les parties se jouent dans le salon lui-même.
# en: ad009ea7
server-game-choice = { $game } · { $first } – { $second } · coup { $turn } · { $id }
# en: 18bb9dff
server-end-sure = Cela met fin à la partie `{ $id }` ({ $game }) entre { $first } et { $second }, au coup { $turn }. Les joueurs liront : « { $ending } » { $rated ->
    [yes] Les classements changent comme après n’importe quelle partie.
   *[no] Les classements ne changent pas.
} Tu ne pourras pas revenir en arrière.
# en: 4ae115a5
server-end-done = C’est fait. Les joueurs liront : { $ending }
# en: e3dd87e9
server-exported = Voici les données de ce serveur, avec { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Les parties en cours ne contiennent que ce que tout le monde peut voir.
# en: b8c03b0c
server-exported-part = Voici un extrait des données de ce serveur : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, autant qu’un fichier peut en contenir. Pour la suite, utilise `/server export after:{ $last }`.
# en: 0986564a
server-delete-sure = Cela supprime les données de ce serveur. { $ongoing ->
    [0] Aucune partie n’est en cours ici.
    [one] { $ongoing } partie est en cours ici.
   *[other] { $ongoing } parties sont en cours ici.
}{ $others ->
    [0] { "" }
    [one] { " " }Celle entre d’autres joueurs sera annulée sans résultat. Je les préviendrai.
   *[other] { " " }Les { $others } entre d’autres joueurs seront annulées sans résultat. Je les préviendrai.
}{ $own ->
    [0] { "" }
    [one] { " " }Ta propre partie comptera comme abandonnée.
   *[other] { " " }Tes { $own } propres parties compteront comme abandonnées.
} Les défis ouverts ({ $challenges }) seront retirés. Les parties terminées ({ $ended }) resteront à leurs joueurs, sans aucune trace de ce serveur. Les classements resteront aussi. Tu ne pourras pas revenir en arrière.
# en: e9d80313
server-deleted = Supprimé. { $games ->
    [0] Aucune partie n’était en cours.
    [one] { $games } partie était en cours.
   *[other] { $games } parties étaient en cours.
}
# en: b764ffb6
server-board = **Liste des parties :** { $channel }
# en: 69e72c84
server-board-off = **Liste des parties :** aucune. Pour montrer les parties en cours dans un salon, utilise `/server board`.
# en: 12d64a0a
server-board-gone = **Liste des parties :** son salon n’existe plus. Choisis-en un autre avec `/server board`.
# en: dc46a70f
server-board-missing = Dans { $channel }, il me manque ces droits : { $missing }. Tant que je ne les ai pas, je ne peux pas y publier la liste des parties.
# en: 8a5f01e7
server-puzzle = **Problème du jour :** { $games } · { $channel } · dès { $hour }:00 ({ $zone })
# en: 941f66ed
server-puzzle-next = **Prochain problème :** { $next }
# en: fd3badbb
server-puzzle-soon = Le problème du jour arrive.
# en: 21b77b9f
server-puzzle-off = **Problème du jour :** désactivé. Pour en publier un chaque jour, utilise `/server puzzle`.
# en: 160cb3dc
server-puzzle-untried = Personne n’a essayé de problème depuis deux semaines, alors je me suis arrêté. Le prochain arrive dès que quelqu’un essaie le dernier, ou que tu utilises à nouveau `/server puzzle`.
# en: 5a5651be
server-puzzle-gone = Le salon { $channel } n’existe plus : je ne publie plus de problèmes. Choisis-en un autre avec `/server puzzle`.
# en: c32599ec
server-puzzle-missing = Dans { $channel }, il me manque ces droits : { $missing }. En attendant, je ne publie pas de problèmes.
# en: 63dc3d9e
choice-puzzles-rotate = Un par jour, chaque jour un autre jeu
# en: 075b181e
choice-puzzles-each = Un par jour pour chaque jeu
# en: 750f4311
choice-threads-on = Oui
# en: 48701a14
choice-threads-off = Non
# en: 5c2c1419
choice-verdict-first = Le camp qui a joué en premier gagne
# en: 540d48cf
choice-verdict-second = Le camp qui a joué en second gagne
# en: 741364e4
choice-verdict-draw = Nulle
# en: 7c2c3c30
thread-title = { $game } : { $first } – { $second }
# en: 7846af9a
thread-anchor = Une partie ({ $game }) : { $first } – { $second }

## The sandbox's first card

# en: c10aac2e
sandbox-card-title = Sealed Move te souhaite la bienvenue
# en: 9449bab0
sandbox-card-text = Avec Sealed Move, on joue à quatre jeux de plateau proches des échecs, un coup après l’autre. Ceci est un Discord d’entraînement sur ton propre ordinateur ; rien n’en sort. Tu joues Alice ; clique sur Bob en haut pour jouer l’autre camp.
# en: 166882e7
sandbox-card-computer = Jouer contre l’ordinateur
# en: cf7f3053
sandbox-card-learn = Prendre une leçon
# en: 283c0895
sandbox-card-challenge = Défier Bob
# en: a3d10a45
sandbox-card-help = Comment jouer

## Endings

# en: caf7991e
ending-checkmate = Échec et mat ! { $winner } gagne.
# en: c0bd4a14
ending-stalemate = Pat : la partie est nulle.
# en: 8f7ac458
ending-bare-kings = Il ne reste que les Rois. La partie est nulle.
# en: a61048aa
ending-quiet = Cent coups de chaque côté sans progrès. La partie est nulle.
# en: 8f9bff55
ending-king = { $winner } prend le Roi adverse ({ $loser }) et gagne !
# en: 2c9630fe
ending-draw = { $loser } ne peut pas piocher assez de tuiles. { $winner } gagne !
# en: bb004090
ending-limit = Le coup 400 est passé. { $winner } gagne !
# en: 36e9278b
ending-mana = { $loser } n’a plus de mana. { $winner } gagne !
# en: f08861ee
ending-kings_captured = { $loser } n’a plus de Roi. { $winner } gagne !
# en: b2545297
ending-quiet-chakart = Cent coups tranquilles de suite. La partie est nulle.
# en: 0c901a84
ending-quiet-kyo = Rien n’a quitté le plateau en 120 coups de suite. La partie est nulle.
# en: 33a47793
ending-no-progress = Deux cents coups de suite sans gain. La partie est nulle.
# en: 49b8e54f
ending-limit-drawn = Le coup 600 est passé. La partie est nulle.
# en: 4da03738
ending-no_kings = Il n’y a plus de Roi d’aucun côté. La partie est nulle.
# en: 44dcdb95
ending-blocked = Plus aucun camp ne pourra jamais jouer. La partie est nulle.
# en: 417d975e
ending-no-move = Il n’y a plus de coup légal. La partie est nulle.
# en: eb56b343
ending-repetition = Trois fois la même position. La partie est nulle.
# en: f718c0fc
ending-resignation = { $loser } abandonne. { $winner } gagne !
# en: 5b956f4b
ending-aborted = Partie annulée. Elle ne compte pas.
# en: 5e72328a
ending-not-started = Le temps s’est écoulé avant que les deux camps aient joué. La partie est annulée et ne compte pas.
# en: 49e6ed99
ending-agreement = Nulle, d’un commun accord.
# en: 7827cb7e
ending-time = Temps écoulé pour { $loser }. { $winner } gagne !
# en: b8035fc8
ending-shut-out = Je suis resté 30 jours hors de ce serveur. La partie est annulée, sans résultat.
# en: e1d36c4d
ending-adjudicated = Les admins du serveur ont tranché : { $winner } gagne.
# en: f8d866ab
ending-adjudicated-draw = Les admins du serveur ont tranché : la partie est nulle.
# en: 95a658e3
ending-called-off = Les admins du serveur ont annulé cette partie. Elle ne compte pas.
# en: 6eea191c
ending-server-deleted = Les données de ce serveur ont été supprimées. La partie est annulée, sans résultat.
# en: 1413367f
ending-season-over = La saison s’est terminée avant la fin de cette partie. La partie est nulle, et les classements ne changent pas.
# en: 3ba4072e
ending-by-organizer = L’organisation du tournoi a mis fin à cette partie. Elle ne change aucun classement.
# en: db1595ad
ending-season-off = Le tournoi a été annulé : cette partie finit donc sans résultat.
# en: 68b373d3
ending-said = { $told } La raison : { $said }

## Private answers

# en: d89f6120
move-played = Tu as joué `{ $record }` : { $meaning }.
# en: 32b13e4a
move-played-over = Tu as joué `{ $record }` : { $meaning }. { $ending }
# en: 20e53205
move-next = Maintenant, c’est à { $opponent } de jouer.
# en: b02feb6d
view-hand = **Ta main**
    { $tiles }
# en: b5346c4a
move-again = C’est encore à toi.
# en: 21960236
move-confirm = { $meaning } (`{ $turn }`). On joue ce coup ?
# en: e8b8660c
which-game = Quelle partie ?
# en: 04b1ff60
move-which-game = Plusieurs parties t’attendent. Dans laquelle veux-tu jouer ?
# en: d498de76
move-which-game-for = Dans quelle partie veux-tu jouer `{ $typed }` ?
# en: 06d0e19b
move-ask = { $why } Voulais-tu dire `{ $turn }` ({ $meaning }) ?
# en: 5a263b5f
move-ask-several = { $why } Voulais-tu dire l’un de ceux-ci ?
# en: 56ed9387
move-refused = { $why }
# en: a8b48dc5
move-near = { $count ->
    [one] Ce coup est légal :
   *[other] Ces coups sont légaux :
}
# en: 7ea07d9c
move-near-menu = Choisis un coup légal dans le menu, ou modifie le tien.
# en: e6358fe5
move-near-hint = Coups légaux
# en: e084dd74
move-typed = Tu as écrit `{ $typed }`.
# en: ff18b144
misread-words-resign = abandon, abandonner, abandonne, jabandonne, forfait, je donne, je me rends, resign, give up
# en: df3b09e8
misread-resign = Ce n’est pas un coup. Pour abandonner, utilise `/resign`.
# en: a5662870
misread-words-draw = nulle, partie nulle, proposer nulle, je propose nulle, accepter la nulle, egalite, draw, remis
# en: 609ab2f1
misread-draw = Ce n’est pas un coup. Pour proposer ou accepter la nulle, utilise `/draw`.
# en: 079a12d1
misread-words-takeback = reprendre, reprise, retour, annuler, annuler le coup, oups, zut, undo, takeback, take back
# en: 7cc9f583
misread-takeback = Ce n’est pas un coup. Pour demander à reprendre ton dernier coup, utilise `/takeback`.
# en: 0aa8271f
misread-words-help = aide, regles, règles, comment, comment jouer, quoi, help, rules
# en: 016d7a66
misread-help = Ce n’est pas un coup. `/rules` explique le jeu, et `/help` dit ce que tu peux faire.
# en: c4e1c13b
misread-words-next = suivant, suivante, parties, mes parties, next, games
# en: a400146c
misread-next = Ce n’est pas un coup. `/next` ouvre ta partie la plus urgente, et `/games` les liste toutes.
# en: a11da13a
misread-words-castle = roque, petit roque, grand roque, roquer, castle, castling, oo, ooo, 00, 000
# en: 19820825
misread-castle = Il n’y a pas de roque à { $game }.
# en: 209880db
misread-words-pass = passe, passer, je passe, pass, skip
# en: ee548789
misread-pass = À { $game }, on ne peut pas passer son tour : c’est à toi, il faut jouer.
# en: fd741e77
misread-words-shell = carapace, shell
# en: 2f623c1c
misread-shell = Pour lancer une carapace, écris où se trouve ton Roi, puis la case de la pièce visée, puis `s`, par exemple `e1e7s`.
# en: fcd4a95c
misread-words-hide = cacher, cachée, cachee, furtif, furtive, furtivité, furtivite, hide, hidden, stealth
# en: 66983681
misread-hide = Pour cacher ta Dame, écris où elle se trouve, où elle va, et `h`, par exemple `d1d4h`.
# en: 4f663848
misread-square = { $holds } Rien ne peut y bouger maintenant.
# en: 88acbf11
misread-off-board = Il n’y a pas de case { $square } sur ce plateau. Il va de { $first } à { $last }.
# en: ff1fa21f
move-none = Aucun coup semblable n’est légal. Appuie sur **Jouer** pour voir les coups légaux.
# en: 6a70dcd0
view-title = { $game } · coup { $turn } · ta vue
# en: e7b1b463
view-title-public = { $game } · coup { $turn }
# en: 8b7d8a46
view-title-earlier = { $game } · { $ply ->
    [0] au départ
   *[other] après le coup { $ply }
}
# en: 789a772f
view-your-turn = C’est à toi de jouer.
# en: 88fa7746
view-watching = Tu regardes cette partie.
# en: 24f2ea19
view-their-turn = C’est à { $player } de jouer.
# en: 2a8870e3
more-title = { $game } contre { $opponent }
# en: e6e0a7e1
more-text = Que veux-tu faire ?
# en: 4897fd02
more-over = Cette partie est terminée.
# en: a36b1821
resign-sure = Abandonner ta partie ({ $game }) contre { $opponent } ? Tu ne pourras pas revenir en arrière.
# en: e4688f74
resign-sure-early = L’un des camps au moins n’a pas encore joué : abandonner ne fait qu’annuler ta partie ({ $game }) contre { $opponent }. Elle se termine aussitôt et ne compte pas. Tu ne pourras pas revenir en arrière.
# en: 155f36bc
resign-sure-season = Abandonner ta partie ({ $game }) contre { $opponent } ? L’un des camps au moins n’a pas encore joué : les classements ne changent pas, mais c’est une défaite dans le tournoi. Tu ne pourras pas revenir en arrière.
# en: e7cef391
resign-done = Tu as abandonné.
# en: 589afdf7
draw-done-offered = Tu as proposé la nulle. La proposition tient tant que { $opponent } ne répond pas et ne joue pas, ou jusqu’à ce que tu la retires. Tu peux encore jouer ton propre coup.
# en: 79fb8e1c
draw-done-agreed = Tu as accepté la nulle.
# en: 27d50aa1
draw-done-declined = Tu as refusé la nulle.
# en: 209106fe
draw-done-withdrawn = Tu as retiré ta proposition.
# en: 33420373
takeback-done-offered = Tu as demandé à reprendre ton coup. La demande tient tant que { $opponent } ne répond pas, que tu ne la retires pas et que personne ne joue.
# en: a6bf3581
takeback-done-accepted = Tu as accepté la reprise du coup.
# en: be8d4822
takeback-done-declined = Tu as refusé la reprise du coup.
# en: 327b2080
takeback-done-withdrawn = Tu as retiré ta demande.
# en: 06a12d56
abort-sure = Annuler ta partie ({ $game }) contre { $opponent } ? Elle se termine aussitôt et ne compte pas. Tu ne pourras pas revenir en arrière.
# en: f04e3924
abort-done = Tu as annulé la partie.
# en: d7f74ace
rematch-done-offered = Revanche proposée ! Elle expire { $until }.
# en: 248f1ba8
notice-unpinged = { $why ->
    [pair_hour] -# Publié sans mention : une personne peut en mentionner une autre { $most } fois par heure.
    [pair_day] -# Publié sans mention : une personne peut en mentionner une autre { $most } fois par jour.
    [sender_hour] -# Publié sans mention : une personne peut envoyer { $most } mentions par heure.
    [sender_day] -# Publié sans mention : une personne peut envoyer { $most } mentions par jour.
    [recipient_hour] -# Publié sans mention : personne ne reçoit plus de { $most } de ces mentions par heure.
    [recipient_day] -# Publié sans mention : personne ne reçoit plus de { $most } de ces mentions par jour.
    [asked_before] -# Publié sans mention : une même demande n’envoie qu’une mention, jusqu’au prochain coup de la personne qui demande.
    [challenged_before] -# Publié sans mention : un même défi n’envoie qu’une mention par jour.
   *[muted] -# Publié sans mention : la modération de ce serveur a coupé ces mentions.
}
# en: b527eb27
unpinged = { $why ->
    [pair_hour] C’est publié sans mention, car une personne peut en mentionner une autre { $most } fois par heure. Tu pourras de nouveau mentionner l’autre personne { $next }. D’ici là, `/games` lui montre ce que tu demandes.
    [pair_day] C’est publié sans mention, car une personne peut en mentionner une autre { $most } fois par jour. Tu pourras de nouveau mentionner l’autre personne { $next }. D’ici là, `/games` lui montre ce que tu demandes.
    [sender_hour] C’est publié sans mention, car une personne peut envoyer { $most } mentions par heure. Ta prochaine mention sera possible { $next }. D’ici là, l’autre personne voit ta demande avec `/games`.
    [sender_day] C’est publié sans mention, car une personne peut envoyer { $most } mentions par jour. Ta prochaine mention sera possible { $next }. D’ici là, l’autre personne voit ta demande avec `/games`.
    [recipient_hour] C’est publié sans mention, car personne ne reçoit plus de { $most } de ces mentions par heure. Tu pourras de nouveau mentionner l’autre personne { $next }. D’ici là, `/games` lui montre ce que tu demandes.
    [recipient_day] C’est publié sans mention, car personne ne reçoit plus de { $most } de ces mentions par jour. Tu pourras de nouveau mentionner l’autre personne { $next }. D’ici là, `/games` lui montre ce que tu demandes.
    [asked_before] C’est publié sans mention, car tu as déjà demandé la même chose depuis ton dernier coup. Après ton prochain coup, une mention sera de nouveau possible.
    [challenged_before] C’est publié sans mention, car tu as déjà défié cette personne à ce jeu. Un nouveau défi pourra la mentionner { $next }, ou dès que vous aurez joué ensemble.
   *[muted] C’est publié sans mention, car la modération de ce serveur a coupé tes mentions. Fin : { $next }.
}
# en: 5e43c1ca
rematch-done-begun = Ta revanche contre { $challenger } a commencé.
# en: 39278724
note-kept = Enregistré. Tes notes ne sont visibles que par toi, avec `/note`.
# en: 23615224
note-forgotten = Tes notes sur cette partie sont vides maintenant.
# en: d8076602
cancelled = Rien n’a changé.
# en: 1aafedac
compose-title = { $game } · coup { $turn } · choisis ton coup
# en: 5627a5c3
compose-turn = Jusqu’ici : { $meaning } (`{ $turn }`).
# en: 4cfdbac6
compose-nothing = Rien n’est joué tant que tu n’appuies pas sur **Confirmer**.
# en: d296a0a2
compose-ready = Appuie sur **Confirmer** pour jouer ce coup.
# en: 30d7c740
compose-or-confirm = Appuie sur **Confirmer** pour finir ton coup ici.
# en: b5f5dffd
compose-outdated = Ce menu n’est plus à jour. Voici ton coup jusqu’ici.
# en: 35bee0ee
compose-taken = La partie a avancé. Voici le plateau maintenant.
# en: bad56a93
compose-page = { $first } à { $last } sur { $count }
# en: 1d237be8
compose-alt = Aperçu d’un coup qui n’est pas encore joué.
# en: f9a76ebe
compose-alt-targets = Cases possibles : { $squares }.
# en: e7b9930d
compose-cleared = Rien n’a été joué. Appuie sur **Jouer** pour recommencer.
# en: 9554d2e8
next-none = { $count ->
    [0] Tu n’as aucune partie en cours. Commences-en une avec `/challenge`.
   *[other] Aucune partie ne t’attend. `/games` liste tes parties.
}
# en: c6db8749
profile-title = Résultats : { $player }
# en: 174161ab
profile-none = Pas encore de partie terminée.
# en: ef2522bc
profile-none-here = Pas encore de partie terminée ici.
# en: a1642579
profile-line = **{ $game }** : { $rating } · { $results }
# en: 472539a2
profile-unrated = pas encore de classement
# en: a4e09267
profile-results = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}, { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
}
# en: ae6ef060
profile-against = Tes parties contre { $player } : { $results }
# en: a03b24ec
profile-ended = Parties terminées
# en: 1b480030
profile-annulled = { $line } · invalidée
# en: 81e3888b
profile-ended-line = **{ $game }** contre { $opponent } · { $result ->
    [won] victoire
    [lost] défaite
    [drawn] nulle
   *[none] sans résultat
} · { $ended } · { $link }
# en: 18f701d9
profile-plot-none = Pas encore de partie classée
# en: d463dc65
profile-plot-puzzles = Problèmes { $rating }
# en: 4fde0247
month = { $number ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
# en: e1988d99
profile-plot-alt = Classements de { $first } à { $last }, et résultats.
# en: 0540d4fb
profile-plot-alt-game = { $game } : { $rated ->
    [yes] classement { $from } au début, { $most } au mieux, { $to } maintenant,
   *[no] sans classement,
} { $results }{ $tried ->
    [yes] , problèmes { $puzzles }.
   *[no] .
}
# en: db0aa41c
profile-listed = { $listed ->
    [yes] Tu figures au palmarès mondial.
   *[no] Tu ne figures qu’au palmarès des serveurs où tu as joué.
}
# en: a7d8f721
block-done = { $new ->
    [yes] Blocage en place : { $person }.
   *[no] Blocage déjà en place : { $person }.
} Cette personne ne peut ni te défier, ni te proposer de revanche, ni accepter tes défis. Dans vos parties en cours, ses propositions de nulle, demandes de reprise et ajouts de temps apparaissent encore, mais ne te mentionnent plus.
    Vos parties continuent, et les tournois ignorent les blocages. Je ne le lui dis pas, mais ça peut se deviner.
# en: e1465bd0
moderate-muted = C’est fait. { $person } est en sourdine ici. Fin : { $until }. Ni défis ni revanches, et des demandes sans mention. Les parties en cours continuent. Je le lui dis à la première tentative.
# en: 2c39d5e1
moderate-unmuted = C’est fait. { $person } n’est plus en sourdine ici.
# en: 0717c555
moderate-annulled = C’est fait. Les changements de classement de cette partie ({ $game }) sont annulés, et je préviens les deux joueurs · { $link }
# en: ac80829f
moderate-restored = C’est fait. Les changements de classement de cette partie ({ $game }) comptent à nouveau, et je préviens les deux joueurs · { $link }
# en: 9bcad214
moderate-pings-title = Défis, propositions et ajouts de temps
# en: b6fffc8f
moderate-pings-none = Rien à montrer pour les deux dernières semaines.
# en: 46533120
moderate-pings-line = { $at } · { $sender } → { $recipient } · { $kind ->
    [challenge] défi
    [rematch] revanche
    [draw] proposition de nulle
    [takeback] demande de reprise
   *[time] temps en plus
} · { $pinged ->
    [yes] avec mention
   *[no] sans mention
} { $link }
# en: ab5a8135
moderate-log-title = Ce que la modération a fait ici
# en: d5cb1ee9
moderate-log-none = La modération n’a rien fait ici depuis un an.
# en: c844e4b9
moderate-log-mute = { $at } · { $moderator } a mis { $person } en sourdine, fin { $until } : { $reason }
# en: f06521b6
moderate-log-unmute = { $at } · { $moderator } a levé la sourdine de { $person } : { $reason }
# en: 165c4878
moderate-log-annul = { $at } · { $moderator } a invalidé une partie : { $reason } · { $link }
# en: 1bb7e583
moderate-log-restore = { $at } · { $moderator } a rétabli une partie : { $reason } · { $link }
# en: c62ec11b
annulled = { $first } et { $second } : la modération a invalidé votre partie ({ $game }). Ses changements de classement sont annulés, et la partie elle-même reste. La raison : { $reason } · { $link }
# en: 8d276361
restored = { $first } et { $second } : la modération a rétabli votre partie ({ $game }). Ses changements de classement comptent à nouveau. La raison : { $reason } · { $link }
# en: b8c09a33
annulled-mark = La modération a invalidé cette partie : elle ne compte pas pour le classement.
# en: 0c94a00a
block-title = Tes blocages
# en: 24b922cc
block-none = Tu ne bloques personne. Pour bloquer quelqu’un, utilise `/block` et choisis une personne.
# en: 75edacab
block-line = { $number }. { $person } · depuis : { $since }
# en: 6013224e
block-option = { $number }. { $name }
# en: fc31ae18
block-choose = Lever un blocage…
# en: 4669c1c3
block-lifted = { $lifted ->
    [yes] Blocage levé : { $person }. Cette personne peut à nouveau te défier, si tes paramètres le permettent.
   *[no] Tu n’as pas bloqué { $person }.
}
# en: 273abd66
mydata-text = Je garde ton nom, tes parties, défis, résultats, notes, plans, coups en cours de choix, paramètres, vacances et blocages. Tu peux tout télécharger, ou tout faire supprimer.
# en: 52339e73
mydata-exported = Voici tout ce que je garde sur toi. Les parties en cours ne contiennent que ce que tu peux en voir.
# en: aaaae326
mydata-sure = Supprimer tout ce qui te concerne ? { $games ->
    [0] Les parties terminées resteront, sans ton nom.
    [one] Ta partie en cours comptera comme abandonnée. Les parties terminées resteront, sans ton nom.
   *[other] Tes { $games } parties en cours compteront comme abandonnées. Les parties terminées resteront, sans ton nom.
} Tes classements resteront 90 jours, en simples nombres sans nom ni identifiant : sinon, il suffirait de supprimer un mauvais classement, et ceux des autres seraient faux. Je serai seul à pouvoir les relier à toi, et seulement si tu rejoues en classé. Tu ne pourras pas revenir en arrière.
# en: e3d7880e
mydata-forgotten = Tout ce qui te concerne est supprimé, sauf les chiffres de tes classements. Si tu rejoues en classé d’ici 90 jours, tes classements reprendront. Tout le reste repart de zéro.
# en: 74d468c9
leaderboard-title = { $scope ->
    [server] Palmarès de ce serveur
   *[everywhere] Palmarès mondial
}
# en: 5254283a
leaderboard-game = **{ $game }**
# en: 4384e408
leaderboard-line = { $place }. { $player } · { $rating } · { $results }
# en: 4e4f1089
leaderboard-none = Encore personne.
# en: 071bb45e
leaderboard-own = Ta place : { $place } sur { $players } · { $rating }
# en: 3ca3b8fa
leaderboard-own-none = { $scope ->
    [server] Tu ne figures pas encore dans cette liste. Joue ici une partie classée à { $game }.
   *[everywhere] Tu ne figures pas dans cette liste.
}
# en: 6d38aa83
leaderboard-own-few = Tu ne figures pas encore dans cette liste. Pour cela, joue en classé à { $game } contre { $missing ->
    [one] { $missing } autre personne
   *[other] { $missing } autres personnes
}.
# en: 82f46cf4
leaderboard-hint = Envie de figurer au palmarès mondial ? Le bouton est dans `/profile`.
# en: 920a1c13
games-title = Tes parties
# en: aef8b7b4
games-title-of = Parties : { $player }
# en: 220ead7c
games-none = Aucune partie en cours.
# en: d58a90a4
games-none-hint = Tu n’as aucune partie en cours. Commences-en une avec `/challenge`.
# en: e3546be8
games-line = **{ $game }** contre { $opponent } · coup { $turn } · { $whose ->
    [mine] **à toi de jouer**, au plus tard { $deadline }
    [theirs] à l’adversaire de jouer, au plus tard { $deadline }
   *[public] coup à jouer au plus tard { $deadline }
} · { $link }
# en: 1544b0e7
games-jump = [ouvrir]({ $url })
# en: 299692cd
games-unposted = partie { $id }
# en: 81cc2bf0
games-challenges = Défis ouverts
# en: 42be3bf8
games-challenges-anyone = Ouverts à tout le monde
# en: 993b9815
board-title = Parties en cours : { $count }
# en: 534f2b6a
board-line = { $game } · { $first } – { $second } · à { $player } de jouer, coup { $turn } · { $deadline }
# en: a575cff6
board-more = et { $count } de plus
# en: 33ee8f8e
games-numbered = { $number }. { $line }
# en: e91bea82
list-page = Page { $page } sur { $pages }
# en: eab483c2
games-challenge-line = { $game } · { $challenger } → { $opponent } · expire { $until }
# en: 599109ca
games-challenge-linked = { $line } · { $link }
# en: 4333fcff
games-line-draw = { $line } · **nulle proposée par l’adversaire**
# en: 1b17e826
games-line-takeback = { $line } · **reprise demandée par l’adversaire**
# en: 85d47011
games-line-reserve = { $line } · temps en réserve : toi { $own }, ton adversaire { $theirs }
# en: 59b47c3b
games-line-grace = { $line } · la pendule est arrêtée (mes notifications ne sont pas arrivées)
# en: a4d48c4f
games-line-vacation = { $line } · la pendule est arrêtée (vacances)
# en: 1c25ef00
games-anybody = tout le monde
# en: e1462c07
history-title = { $game } · tous les coups
# en: 64540ebd
history-title-at = { $game } · { $ply ->
    [0] position de départ{ $plies ->
        [0] { "" }
        [one] , { $plies } coup suit
       *[other] , { $plies } coups suivent
    }
   *[other] coup { $ply } sur { $plies }
}
# en: f7a1dfa9
history-title-part = { $game } · étape { $part } du coup { $ply }, sur { $plies }
# en: 520d3b2f
history-goto-title = Aller à un coup ({ $game })
# en: faa133c5
history-goto-label = Numéro du coup, de 0 à { $last }
# en: e6449697
record-file = Voici ton fichier de partie ({ $game }, { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}). C’est du texte brut.
# en: 41b4f992
record-file-seen = Voici ton fichier de partie ({ $game }, { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}). Il contient ce que tu peux voir maintenant ; télécharge-le à nouveau quand la partie sera finie.
# en: 0a74cec7
replay-file = { $game }, { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}.
# en: 4b181f3c
replay-smaller = La partie est longue : l’image est plus petite que d’habitude.
# en: 717ceaf4
replay-coarser = La partie est très longue : je montre un coup sur { $every }, et le dernier.
# en: 0aa29710
replay-refused = ligne { $line } : { $why }
# en: 791370e9
replay-not-whole = Ce fichier de partie omet ce que { WORD($seen, article: "the") } ne doivent pas savoir : pas de rediffusion possible. Télécharge-le à nouveau une fois la partie finie.
# en: bc5923d2
replay-not-whole-public = Ce fichier de partie omet ce que le public ne doit pas savoir : pas de rediffusion possible. Télécharge-le à nouveau une fois la partie finie.
# en: 02ddf7ea
history-empty = Personne n’a encore joué.
# en: b9e188bc
history-line = `{ $number }` { $side } `{ $record }` { $meaning }
# en: 95a6a862
history-page = Page { $page } sur { $pages } · { $id }
# en: e3f3d2db
review-title = { $game } · bilan
# en: 84c40d41
review-progress = J’examine le coup { $turn } sur { $turns }… Les parties en cours passent d’abord, cela peut donc prendre quelques minutes. Le bilan apparaît ici dès qu’il est prêt. Si plus rien ne bouge, appuie sur **Regarder à nouveau**.
# en: 9d8ee733
review-confirming = Je revois les tournants, plus en profondeur…
# en: 6395e43a
review-resigned = { $kind ->
    [ahead] { $player } a abandonné en ayant l’avantage, avec { $chance } % de chances de gagner.
   *[even] { $player } a abandonné avec { $chance } % de chances de gagner. La partie était encore indécise.
}
# en: 77482a01
review-no-slips = **{ $player }** : aucune erreur.
# en: c14a5ef9
review-mistakes = **{ $player }** : { $mistakes ->
    [1] une erreur
    [2] deux erreurs
    [3] trois erreurs
    [4] quatre erreurs
    [5] cinq erreurs
    [6] six erreurs
    [7] sept erreurs
    [8] huit erreurs
    [9] neuf erreurs
   *[other] { $mistakes } erreurs
}.
# en: e6f37847
review-blunders = **{ $player }** : { $blunders ->
    [1] une gaffe
    [2] deux gaffes
    [3] trois gaffes
    [4] quatre gaffes
    [5] cinq gaffes
    [6] six gaffes
    [7] sept gaffes
    [8] huit gaffes
    [9] neuf gaffes
   *[other] { $blunders } gaffes
}.
# en: b5648fff
review-slips = **{ $player }** : { $mistakes ->
    [1] une erreur
    [2] deux erreurs
    [3] trois erreurs
    [4] quatre erreurs
    [5] cinq erreurs
    [6] six erreurs
    [7] sept erreurs
    [8] huit erreurs
    [9] neuf erreurs
   *[other] { $mistakes } erreurs
} et { $blunders ->
    [1] une gaffe
    [2] deux gaffes
    [3] trois gaffes
    [4] quatre gaffes
    [5] cinq gaffes
    [6] six gaffes
    [7] sept gaffes
    [8] huit gaffes
    [9] neuf gaffes
   *[other] { $blunders } gaffes
}.
# en: ed957e2f
review-accuracy = Précision : { $accuracy } %.
# en: 2bba142b
review-no-accuracy = Pas de précision : aucun de ces coups n’a été joué dans une position encore indécise.
# en: 2d6896b4
review-luck = { $kind ->
    [helped] La chance a souri à { $player } ({ $luck } % en tout).
    [other] La chance s’est équilibrée.
   *[even] La chance s’est équilibrée.
}
# en: a74780b4
review-no-turn = Aucun coup à lui seul n’a fait basculer cette partie.
# en: 290b5c44
review-turn-choice = **{ $number }** · { $place }, { $player } : { $meaning }. Ce coup a coûté { $change } % des chances ({ $from } % → { $to } %).
# en: b9181b37
review-turn-luck = **{ $number }** · { $place }, { $player } : { $meaning }. { $by ->
    [dice] { $luck ->
        [good] Un jet chanceux
       *[bad] Un jet malheureux
    }
   *[hidden] { $luck ->
        [good] De la chance dans ce qui était caché
       *[bad] De la malchance dans ce qui était caché
    }
} : { $change } % par rapport au résultat attendu ({ $from } % → { $to } %).
# en: 6eb65a29
review-used = Bonne réponse de l’autre camp ({ $player }) : { $meaning }.
# en: f2c2fb03
review-answer = La meilleure réponse était `{ $turn }` : { $meaning }.
# en: 7e2d5e46
review-missed = { $player } n’en a pas profité.
# en: 862c91c7
review-better = Mieux valait `{ $turn }` : { $meaning }. { $kept ->
    [won] La partie aurait été quasiment gagnée.
    [lead] Ce coup aurait gardé l’avantage.
    [even] Ce coup aurait maintenu l’équilibre.
   *[less] Ce coup aurait limité les dégâts.
}
# en: 3180dd01
review-foot = Plus l’image porte la couleur d’un camp, meilleures étaient ses chances. Ce bilan se fonde sur ce que chaque joueur pouvait voir alors.{ $luck ->
    [yes] { " " }Les losanges marquent la chance.
   *[no] { "" }
}
# en: 3fa3bf63
review-axis = Coup
# en: 6766355f
review-alt = Chances de gain, coup par coup, pour { $first } ; le reste jusqu’à 100 % est pour { $second }. { $chances }. { $turned ->
    [yes] Tournants : { $marks }.
   *[no] Aucun tournant.
}
# en: 008d48af
review-alt-point = { $turn ->
    [0] { $chance } % au départ
   *[other] { $chance } % après le coup { $turn }
}
# en: aad03c74
review-alt-mark = { $number } au coup { $turn } ({ $chance } %)
# en: 8b99fd12
help-title = Sealed Move
# en: 4d54786c
help-about = Joue à des jeux de plateau sur plusieurs jours, un coup après l’autre. Je vérifie chaque coup, je dessine le plateau et je te mentionne quand c’est à toi.
# en: f5de3890
help-games = **Les jeux.** Tu débutes ? Appuie sur **Leçons** ou tape `/learn` : de petits exercices te les apprennent, coup par coup. Les autres boutons ouvrent leurs règles.
# en: 15287c78
help-game = **{ $game }** · { $about }
# en: e34a63b3
help-playing = **Jouer**
    `/challenge` lance une partie
    `/move` joue ton coup : écris-le ou choisis-le dans la liste
    `/plan` répond pour toi au prochain coup adverse
    `/games` liste tes parties, `/next` ouvre la plus urgente
    `/hint` t’aide contre l’ordinateur
# en: d0dea09c
help-learning = **Apprendre**
    `/learn` enseigne un jeu en courtes leçons, `/puzzle` te donne un problème
    `/rules` explique les jeux, `/review` montre ce qui a fait basculer une partie finie
# en: 19fc2b4f
help-looking = **Regarder**
    `/board` montre le plateau, rien que pour toi ; `/describe` le décrit en toutes lettres
    `/history` parcourt une partie, `/note` garde des notes privées
    `/verify` vérifie les dés et les coups de l’ordinateur d’une partie finie
# en: b4b7cc33
help-agreeing = **Avec ton adversaire**
    `/draw` propose la nulle, `/takeback` demande à reprendre ton dernier coup
    `/moretime` donne un jour de plus à ton adversaire
    `/resign` abandonne, `/abort` annule une partie avant que les deux camps aient joué
    `/rematch` propose une revanche
# en: e1e81695
help-yours = **À propos de toi**
    `/profile` et `/leaderboard` montrent les résultats
    `/settings` change les mentions, les plateaux et plus encore ; `/vacation` arrête tes pendules
    `/block` empêche une personne de te défier et de te mentionner
    `/mydata` télécharge ou supprime ce que je garde sur toi
    `/help` montre cette page
# en: d500713e
help-languages = **Langues :** { $names }
# en: 5495f461
help-tournaments = **Tournois de ce serveur**
    `/tournament show` montre dates et tableaux, `/tournament join` t’inscrit à un tournoi, `/tournament leave` t’en fait sortir
# en: 460538c8
help-organizing = `/tournament new` lance un tournoi, `/tournament manage` en modifie un
# en: 394c26bd
help-menus = **Dans le menu d’une personne,** sous *Applications* : *{ $challenge }* lance une partie avec elle, *{ $block }* la bloque
# en: 3f55814d
help-moderating = **Pour la modération**
    `/moderate mute` empêche quelqu’un de défier et de mentionner les gens ici
    `/moderate annul` annule les changements de classement d’une partie, `/moderate restore` les rétablit
    `/moderate pings` liste les demandes et leurs mentions, `/moderate log` ce que la modération a fait
# en: ce4d8a7e
help-administrating = **Pour les admins**
    `/server show` montre les paramètres de ce serveur
    `/server board` liste les parties en cours dans un salon
    Où l’on joue : `/server channel add`, `/server channel remove`, `/server channel clear`, `/server threads`
    Limites et temps : `/server limits`, `/server pace`, `/server vacation`
    `/server puzzle` publie un problème chaque jour, `/server organizer` laisse un rôle organiser des tournois
    `/server adjudicate` tranche une partie à la place de ses joueurs, `/server abort` en annule une
    `/server export` télécharge les données de ce serveur, `/server delete` les supprime
# en: bfd4636e
help-server-language = `/server language` fixe la langue des messages publics
# en: 08e57768
help-next-turn = **Et maintenant :** à toi de jouer à { $game } contre { $opponent } : { $link }
# en: 316762cc
help-next-wait = **Et maintenant :** attends tes adversaires. Je te mentionnerai.
# en: 62a2d0b5
help-next-challenge = **Et maintenant :** appuie sur *Jouer contre l’ordinateur* pour essayer un jeu tout de suite, ou sur *Nouvelle partie* pour affronter quelqu’un.
# en: 54583e70
help-next-server = **Et maintenant :** appuie sur *Jouer contre l’ordinateur* pour essayer un jeu tout de suite, ou défie quelqu’un sur un serveur avec `/challenge`.
# en: 145d31a3
game-choice = { $game } contre { $opponent } · coup { $turn } · { $whose ->
    [mine] à toi de jouer
    [theirs] à l’adversaire de jouer
   *[over] terminée
}
# en: b4e7901b
game-choice-of-many = { $game } · { $id }
# en: d3feaf47
step = { $notation } · { $meaning }
# en: d248d961
step-long = { $meaning } · { $notation }
# en: 32b22eb8
step-game = { $opponent } ({ $game })
# en: 4fb5f744
step-of-game = { $game } · { $step }
# en: 029c6c13
step-too-long = … d’autres coups : continue dans les menus
# en: ab8a6d1c
describe-title = { $game } · en toutes lettres
# en: 1f470892
describe-all = Tout
# en: c8125e24
describe-side = Tout ce qu’ont { WORD($side, article: "the") }
# en: 640edd31
describe-kind = Où sont les { WORD($kind, form: "other") }
# en: 00a7feb4
describe-row = Rangée { $row }
# en: a64e2d91
describe-square = Ce qu’il y a en { $square }
# en: 96afcb24
describe-from = Les coups depuis { $square }
# en: d4b761f4
describe-turns = Depuis { $square }, { $count ->
    [one] { $count } choix
   *[other] { $count } choix
} :
# en: 5ccc3c03
describe-turn = • { $turn }
# en: cef01d91
describe-no-turns = Rien ne peut partir de { $square } maintenant. Trait { WORD($side, article: "to") }.
# en: 2ddcd389
describe-more = et { $count } de plus
# en: f543684b
describe-none = { $kind } : rien de visible pour toi.
# en: c4286432
describe-kinds = { $kind } : { $places }.
# en: ae4f6192
describe-row-empty = Rangée { $row } : vide.
# en: d02572a8
describe-row-holds = Rangée { $row } : { $pieces }.
# en: 8223f62e
describe-square-empty = { $square } : vide.
# en: 522a6736
describe-unknown = Je ne sais pas ce que `{ $what }` désigne ici. Choisis dans la liste une case, une rangée, un camp ou un type de pièce.

## Tournaments

# en: 34a72b86
tournament-league-name = Ligue { $game }
# en: 262fe31f
tournament-none = Il n’y a pas de tournoi ici. { $organizer ->
    [yes] Lances-en un avec `/tournament new`.
   *[no] Les admins du serveur peuvent en lancer un avec `/tournament new`.
}
# en: 5a4cca9d
tournament-list-title = Tournois de ce serveur
# en: 86c502d3
tournament-list-line = **{ $name }** · { $game } · { $state ->
    [open] la saison { $number } commence { $at }
    [running] saison { $number }, semaine { $week } sur { $weeks }
    [closing] la saison { $number } se termine
    [over] la saison { $number } est terminée
   *[off] la saison { $number } a été annulée
}
# en: cb0b2ecc
tournament-choice = { $name } · saison { $number }
# en: 613b146a
season-title = { $name } · saison { $number }
# en: 5972e979
season-what = Une ligue { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Tu joues une fois contre chaque membre de ta division, en { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}. Dans chaque partie, tu as un jour par coup, et { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de plus pour toute la partie. { $rated ->
    [yes] Les parties sont classées.
   *[no] Les parties sont amicales.
}
# en: 93dfe972
season-starts = Début { $at } ({ $exactly }). Pour jouer, appuie sur **Participer**. Il faut être au moins 4.
# en: 01539a62
season-dates-paused = Je n’étais pas sur ce serveur : toutes les dates sont repoussées.
# en: e712a6c4
season-people = { $count ->
    [0] Personne ne participe encore.
    [one] { $count } personne participe : { $people }
   *[other] { $count } personnes participent : { $people }
}
# en: 7cb8a428
season-people-more = { $people } et { $count } de plus
# en: 21d7b609
season-week = Semaine { $week } sur { $weeks }. La saison finit { $at } ({ $exactly }).
# en: b32ab6f5
season-closing = La saison se termine : les parties non terminées deviennent nulles.
# en: cbea15a3
season-over = La saison est terminée.
# en: 45be527b
season-off = Cette saison a été annulée.
# en: 393a82a0
season-division = **Division { $number }** · { $games }{ $played ->
    [0] { "" }
   *[other] { " " }· en tête : { $leader } avec { $points }
}
# en: d1a3c1f4
season-division-games = { $played ->
    [one] { $played } partie jouée
   *[other] { $played } parties jouées
} sur { $all }
# en: cec3dd38
season-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
# en: 28e61f64
season-reserves = En attente d’une place : { $people }
# en: 9106e715
season-join-later = Tu peux encore t’inscrire : la prochaine place libre est pour toi, et tu joueras la saison suivante.
# en: 4fd6e6b2
season-seal = SHA-256 `{ $commitment }`
# en: c4ffadea
season-soon = { $people } : la saison { $number } du tournoi **{ $name }** commence { $at } ({ $exactly }), et vous y participez. Pour la sauter, appuyez sur **Quitter**.
# en: b38b4933
season-begun = **{ $name }, saison { $number }, division { $division } :** { $people }. Chaque membre joue une fois contre tous les autres. La saison finit { $at } ({ $exactly }).
# en: 2318b017
season-begun-first = Premières parties : { $games }. Les autres commencent toutes seules.
# en: 6c39680a
season-begun-game = { $first } – { $second }
# en: 28bfa541
season-finished = **{ $name }, saison { $number }, division { $division } : c’est fini.** { $people }, voici le tableau final.
# en: d8cdf976
season-finished-next = La saison suivante commence { $at } ({ $exactly }). Vous y participez à nouveau, sauf si vous avez quitté le tournoi. Pour la sauter, appuyez sur **Quitter**.
# en: 674acf61
season-table-alt = Tableau : { $name }, saison { $number }, division { $division }, { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}. Chaque ligne nomme les adversaires par leur numéro de ligne.
# en: aefc9e0e
season-table-row = { $line } : { $player }, { $points }, { $results }, { $place }{ $movement ->
    [up] , monte
    [down] , descend
   *[none] { "" }
}.
# en: 6a2d0f7b
season-table-struck = { $line } : { $player } n’est plus en course, et aucune de ses parties ne compte.
# en: 381fa6f3
season-table-possible = place { $best } à { $worst }
# en: 45b199c3
season-table-certain = place { $place }
# en: a34a80c0
season-table-no-results = pas encore de résultat
# en: 082bdf4c
season-table-won = bat { $lines }
# en: 32df1324
season-table-drew = nulle contre { $lines }
# en: 1fb30586
season-table-lost = perd contre { $lines }
# en: ef6ec428
season-table-late = perd au temps contre { $lines }
# en: 68dd782f
season-table-running = joue contre { $lines }
# en: 7ff71698
season-table-line = { $rank }. { $player } · { $points }{ $movement ->
    [up] { " " }· ▲ monte
    [down] { " " }· ▼ descend
   *[none] { "" }
}
# en: 1aae13a0
season-table-line-struck = { $player } · hors course ; aucune de ses parties ne compte
# en: f23d1fd4
season-table-title = { $name } · saison { $number } · division { $division }
# en: 6552a8f6
season-table-points = Points
# en: fe9b3eab
season-table-ranks = Place
# en: 4d10b956
season-table-out = hors course
# en: e506e1b8
season-table-up = monte
# en: 462970f4
season-table-down = descend
# en: d5c86fcb
season-table-foot = { $over ->
    [yes] 0t : défaite au temps.
   *[no] Place : les places encore possibles. 0t : défaite au temps. Un petit point : partie en cours.
}{ $moves ->
    [yes] { " " }Flèches : qui change de division.
   *[no] { "" }
}
# en: f0d9aa9f
season-number = Nº { $number }
# en: 1a520bcd
season-table-none = Les divisions se forment au début de la saison.
# en: 959171c4
season-table-early = Pas encore de tableau : la saison commence { $at }.
# en: 3cd81a66
season-games-title = Tes parties : { $name }
# en: d6c1f3ac
season-games-none = Tu n’as pas encore de partie ici.
# en: d164c452
season-games-line = Ronde { $round } · { $player } · { $state ->
    [mine] **à toi de jouer**, { $when } { $link }
    [theirs] à l’adversaire de jouer, { $when } { $link }
    [later] commence toute seule
    [none] sans résultat
    [won] victoire
    [lost] défaite
    [late] défaite au temps
    [drawn] nulle
   *[struck] ne compte pas, car un des deux joueurs n’est plus en course
}
# en: ba13a684
season-games-certain = Tu as { $points }, et la place { $place } est assurée.
# en: ac9ed51a
season-games-possible = Tu as { $points }. Tout est encore possible, de la place { $best } à la place { $worst }.
# en: 58b47736
season-games-late = Tu as perdu une partie au temps. Une deuxième te mettrait hors course pour la saison.
# en: 5a7a7ec8
season-game = **{ $name }**, saison { $number } · division { $division }, ronde { $round }
# en: c77b0fcc
season-end-late = Dans **{ $name }**, c’est une défaite au temps pour { $player }.
# en: 59dccf59
season-end-out = Un joueur de cette partie n’est plus en course dans **{ $name }**.
# en: b4dabd22
season-end-again = Dans **{ $name }**, la partie recommence.
# en: 90b39595
season-joined = Tu participes ! La saison du tournoi **{ $name }** commence { $at }. Je te dirai ta division et tes premières parties.
# en: 1e5170d9
season-joined-reserve = Tu es sur la liste. La prochaine place qui se libère cette saison est pour toi, et tu joueras la saison suivante.
# en: 67354982
season-joined-stays = Parfait, tu restes.
# en: 64959911
season-leave-ask = Quitter **{ $name }** après cette saison, ou maintenant ? Si tu pars après la saison, tu finis d’abord tes parties. Si tu pars maintenant, tu abandonnes tes parties en cours et tu sors de la saison. Tu ne pourras pas revenir en arrière.
# en: ceb61ba5
season-left-now = Tu n’es plus en course cette saison dans **{ $name }**.
# en: 94fd61ec
season-left-early = Tu ne participes plus à **{ $name }**.
# en: fee7093d
season-left-later = Tu finiras tes parties dans **{ $name }**, et tu ne joueras pas la saison suivante. Si tu changes d’avis, appuie sur **Participer**.
# en: 2b27e80b
season-rules-title = Comment marche une ligue
# en: 5957b789
season-rules =
    { "" }**S’inscrire.** Appuie sur *Participer* avant le début. Plus tard, tu attends une place libre : celle de quelqu’un qui n’est plus en course, ou qui ne joue pas pendant 5 jours alors qu’aucune de ses parties n’a vraiment commencé.
    { "" }**Les divisions** réunissent 4 à 8 personnes de force voisine. Tu joues une fois contre chaque membre de la tienne. Qui joue en premier se décide au hasard.
    { "" }**Les parties** commencent toutes seules : deux à la fois d’abord, et toutes dans le premier quart de la saison. Dans chaque partie, tu as un jour par coup, et une réserve de jours pour toute la partie. La limite de parties de ce serveur ne les compte pas.
    { "" }**Les points.** Une victoire vaut 1, une nulle ½. À points égaux, on départage dans l’ordre selon : les parties entre ces personnes, les victoires, les points contre des adversaires forts, le moins de parties perdues au temps, le hasard.
    { "" }**Monter et descendre.** À la fin, les un ou deux premiers d’une division montent, et les un ou deux derniers descendent.
    { "" }**Le temps.** Si ton temps est écoulé, tu perds la partie. Après deux parties perdues ainsi, tu n’es plus en course cette saison, et ne peux plus t’inscrire à des tournois ici pendant 30 jours, ou 90 jours la deuxième fois en un an.
    { "" }**Quitter.** Si tu pars avant que la moitié de tes parties soient finies, aucune ne compte. Plus tard, tes parties non terminées sont perdues.
    { "" }**Les vacances** arrêtent tes pendules pour autant de jours que la saison a de semaines.
    { "" }**Pas en tournoi :** reprises, annulations, temps en plus, revanches. Les blocages ne changent rien au choix des adversaires : tu peux tomber sur quelqu’un que tu as bloqué.
    { "" }**La fin.** Les parties non terminées deviennent nulles et ne changent aucun classement. Une semaine après, la saison suivante commence, et tu la joues, sauf si tu quittes le tournoi.
    { "" }**Un tirage équitable.** Le code en petits caractères fixe avant le début tout ce qui se décide au hasard. Après la saison, le fichier du tournoi le prouve.
# en: e7fad2b4
tournament-ladder-name = Échelle { $game }
# en: 3bb9f4c3
tournament-list-ladder = **{ $name }** · { $game } · { $over ->
    [yes] cette échelle est terminée
   *[no] échelle, { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
}
# en: 007f0f78
ladder-what = Une échelle { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Défie quelqu’un quelques places au-dessus de toi. Si tu gagnes, tu prends sa place. Tu peux y entrer et la quitter à tout moment. Dans chaque partie, tu as un jour par coup, et { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de plus pour toute la partie. { $rated ->
    [yes] Les parties sont classées.
   *[no] Les parties sont amicales.
}
# en: e3348763
ladder-empty = Il n’y a encore personne sur l’échelle. Pour y entrer, appuie sur **Participer**.
# en: eabfada9
ladder-line = { $place }. { $player }
# en: 4072a7b0
ladder-line-moved = { $line } { $up ->
    [yes] ▲
   *[no] ▼
}{ $places }
# en: 07ae7195
ladder-more = et { $count } de plus
# en: 4997ddd6
ladder-over = Cette échelle est terminée.
# en: 53c0e08d
ladder-place = Tu es à la place { $place }. Pour monter, appuie sur **Défier**.
# en: 2aa9ca64
ladder-leave-ask = Quitter **{ $name }** ? Tu perdras ta place et tes parties en cours sur cette échelle. Tu pourras revenir tout en bas.
# en: 10b59b9e
ladder-pick = Choisis qui défier. La partie commence aussitôt, sans refus possible.
# en: d295769a
ladder-challenged = Défi lancé à { $player }. Votre partie commence maintenant.
# en: df3ae35f
ladder-games-line = { $player } · { $state ->
    [mine] **à toi de jouer**, { $when } { $link }
    [theirs] à l’adversaire de jouer, { $when } { $link }
    [won] victoire { $when }
    [lost] défaite { $when }
    [late] défaite au temps { $when }
    [drawn] nulle { $when }
   *[later] recommence
}
# en: badfcd9d
ladder-game = **{ $name }** · { $challenger } défie { $challenged }
# en: a530bb05
ladder-now = { $player } est maintenant à la place { $place }.
# en: fe7aa52c
ladder-rules-title = Comment marche une échelle
# en: 995d38a7
ladder-rules =
    { "" }**Entrer.** Appuie sur *Participer*. Tu commences tout en bas.
    { "" }**Défis.** Tu peux défier les trois places au-dessus de toi, et davantage si tu es loin derrière : un cinquième de ta propre place. La partie commence aussitôt, sans refus possible.
    { "" }**Places.** Si tu gagnes une partie où c’est toi qui as lancé le défi, tu prends la place de l’adversaire, et tout le monde entre vous descend d’un rang. Sinon, personne ne bouge.
    { "" }**Parties.** Tu en as deux au plus à la fois, dont une au plus où le défi vient de quelqu’un d’autre. Après une partie, les deux mêmes personnes attendent 7 jours avant la suivante. Le premier camp revient à qui l’a eu le moins souvent, sinon à la personne défiée.
    { "" }**Temps.** Dans chaque partie, tu as un jour par coup et 7 jours de réserve pour toute la partie. Si ton temps s’épuise avant ton deuxième coup, tu vas tout en bas et l’adversaire reste à sa place. Deux défaites au temps en 60 jours te sortent de l’échelle.
    { "" }**Pauses.** Après 60 jours sans partie, tu n’es plus sur l’échelle. Tu peux revenir tout en bas. Pendant tes vacances, personne ne peut te défier, et elles ne comptent pas dans les 60 jours. Elles arrêtent tes pendules 7 jours par partie.
    { "" }**Quitter.** Tes parties en cours sont perdues, mais personne ne prend ta place pour autant : tout le monde sous toi monte d’un rang.
    { "" }**Pas en tournoi :** reprises, annulations, temps en plus, revanches. Les blocages ne protègent pas une place : une personne que tu as bloquée peut te défier.
    { "" }**Dés honnêtes.** Le code en petits caractères fixe les dés de toutes les parties. Il est ouvert à la fin de l’échelle.
# en: b04a2c34
act-ladder-off = **{ $name } :** { $why ->
    [left] { $person } a quitté l’échelle. Ses parties en cours sont perdues.
    [late] { $person } a perdu deux parties au temps en 60 jours et sort de l’échelle. Ses parties en cours sont perdues. Un retour tout en bas est possible.
    [rested] { $person } n’a pas joué depuis 60 jours et sort de l’échelle. Un retour tout en bas est possible.
    [gone] { $person } n’est plus sur ce serveur et sort de l’échelle. Ses parties en cours sont perdues.
    [removed] { $actor } a retiré { $person } de l’échelle. Ses parties en cours sont perdues.
   *[deleted] quelqu’un a supprimé ses données et sort de l’échelle. Ses parties en cours sont perdues.
}
# en: cfadfcbc
act-ladder-decided = **{ $name } :** { $actor } a tranché la partie { $first } – { $second } : { $result ->
    [first] { $first } gagne.
    [second] { $second } gagne.
   *[draw] nulle.
}
# en: b5a250b7
act-ladder-over = **{ $name } :** { $why ->
    [shut-out] je suis resté 30 jours hors de ce serveur : l’échelle est terminée. Les parties non terminées finissent sans résultat.
   *[ended] { $actor } a mis fin à l’échelle. Les parties non terminées deviennent nulles.
}
# en: e19f215d
tournament-cup-name = Coupe { $game }
# en: 1d6d8f91
tournament-list-cup = **{ $name }** · { $game } · { $state ->
    [open] coupe à { $size }, début au plus tard { $at }
    [running] la coupe est en cours
    [over] la coupe est terminée
   *[off] la coupe a été annulée
}
# en: 8687fa69
cup-what = Une coupe { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. À chaque tour, tu joues deux fois contre la même personne, une fois dans chaque camp. Le meilleur score se qualifie, l’autre s’arrête là. Dans chaque partie, tu as un jour par coup, et { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de plus pour toute la partie. { $rated ->
    [yes] Les parties sont classées.
   *[no] Les parties sont amicales.
}
# en: 58152dc7
cup-starts = Elle commence dès que vous êtes { $size } ; sinon { $at } ({ $exactly }), si vous êtes au moins 3. Pour jouer, appuie sur **Participer**.
# en: 8efe8f22
cup-won = **{ $winner } gagne la coupe !**
# en: 52ce819a
cup-over = La coupe est terminée.
# en: ef2a938c
cup-off = Cette coupe a été annulée.
# en: 1d65793b
cup-round = { $people ->
    [2] Finale
    [4] Demi-finales
    [8] Quarts de finale
    [16] Huitièmes de finale
    [32] Seizièmes de finale
   *[other] Tour à { $people }
}
# en: 2d7a89ff
cup-pair = { $upper } – { $lower } · { $state ->
    [open] { $score }
    [decider] { $score }, une troisième partie décide
    [won] { $score }, { $winner } se qualifie
   *[walkover] { $winner } se qualifie
}
# en: 1a28c2b8
cup-pair-bye = { $player } se qualifie sans jouer
# en: 38e9d85a
cup-rounds-later = Les tours suivants dépendent de ces duels.
# en: ce032991
cup-joined = Tu participes à la coupe ! Je te dirai quand elle commence.
# en: 10de42b5
cup-begun = **{ $name } : c’est parti !** { $people }. Voici les duels. Chacun se joue en deux parties, qui commencent toutes seules.
# en: 97cda6c0
cup-finished = **{ $name } : c’est fini.** { $people }, merci d’avoir joué.
# en: 978c6139
cup-leave-ask = Quitter **{ $name }** maintenant ? Tes parties en cours sont perdues, et ton adversaire se qualifie. Tu ne pourras pas revenir en arrière.
# en: 1405e709
cup-left = Tu n’es plus en course dans **{ $name }**.
# en: 8ea60c35
cup-game = **{ $name }** · { $round }{ $decider ->
    [yes] , partie décisive
   *[no] { "" }
}
# en: 712d2dab
cup-decider = Vous avez le même score après deux parties : celle-ci décide. Les camps ont été tirés au sort. En cas de nulle, { $player } se qualifie.
# en: ff669ab3
cup-rules-title = Comment marche une coupe
# en: b0e54651
cup-rules =
    { "" }**S’inscrire.** Appuie sur *Participer*. La coupe commence dès qu’elle est complète, ou à la date prévue. Après, personne ne peut plus s’inscrire.
    { "" }**Les duels.** Qui rencontre qui est tiré au sort. Au premier tour, certaines personnes se qualifient parfois sans jouer.
    { "" }**Les parties.** Ton adversaire et toi jouez deux parties en même temps, une dans chaque camp. Elles commencent toutes seules. Dans chaque partie, tu as un jour par coup, et 7 jours de réserve pour toute la partie. Elles ne comptent pas dans la limite de parties de ce serveur.
    { "" }**Se qualifier.** Une victoire vaut un point, une nulle un demi-point. Qui a le plus de points se qualifie. À points égaux, une troisième partie décide : ses camps sont tirés au sort, et une nulle qualifie le second camp.
    { "" }**Le temps.** Si ton temps est écoulé, tu perds la partie. Après deux parties perdues ainsi, tu n’es plus en course dans la coupe, et ne peux plus t’inscrire à des tournois ici pendant 30 jours, ou 90 jours la deuxième fois en un an.
    { "" }**Quitter.** Tes parties en cours sont perdues, et ton adversaire se qualifie.
    { "" }**Les vacances** arrêtent tes pendules 7 jours par partie.
    { "" }**Pas en tournoi :** reprises, annulations, temps en plus, revanches. Les blocages ne changent rien au choix des adversaires : tu peux tomber sur quelqu’un que tu as bloqué.
    { "" }**Un tirage équitable.** Le code en petits caractères fixe avant le début tout ce qui se décide au hasard. Après la coupe, le fichier du tournoi le prouve.
# en: 0fb808d5
act-cup-out = **{ $name } :** { $why ->
    [left] { $person } a quitté la coupe. Son adversaire se qualifie.
    [late] { $person } a perdu une deuxième partie au temps, n’est plus en course dans la coupe et ne peut plus s’inscrire aux tournois d’ici avant cette date : { $until }. Son adversaire se qualifie.
    [removed] { $actor } a retiré { $person } de la coupe. Son adversaire se qualifie.
   *[deleted] quelqu’un a supprimé ses données et sort de la coupe. Son adversaire se qualifie.
}
# en: 776ef626
act-cup-start = **{ $name } :** { $why ->
    [postponed] moins de 3 personnes participent : la coupe commence une semaine plus tard, { $soon } ({ $at }).
    [moved] { $actor } a changé la date de début. La coupe commence désormais au plus tard { $soon } ({ $at }).
    [gone] { $person } n’est plus sur ce serveur : la coupe commence sans cette personne.
   *[excluded] { $person } ne peut pas jouer de tournois ici en ce moment : la coupe commence sans cette personne.
}
# en: a4eb71de
act-cup-off = **{ $name } :** { $why ->
    [too-few] toujours moins de 3 personnes : la coupe est annulée.
    [shut-out] je suis resté 30 jours hors de ce serveur : la coupe est annulée.
   *[called-off] { $actor } a annulé la coupe. Les parties non terminées finissent sans résultat.
}
# en: bf8088ce
act-cup-undone = **{ $name } :** { $actor } a annulé la décision pour la partie { $first } – { $second }.
# en: 33c2412e
tournament-swiss-name = Tournoi suisse { $game }
# en: bf2a5877
tournament-list-swiss = **{ $name }** · { $game } · { $state ->
    [open] tournoi suisse, début { $at }
    [running] tournoi suisse, ronde { $round } sur { $rounds }
    [over] le tournoi suisse est terminé
   *[off] le tournoi suisse a été annulé
}
# en: b37ab9e9
swiss-what = Un tournoi suisse { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. À chaque ronde, tu joues une partie contre quelqu’un qui a à peu près autant de points que toi. Personne n’est éliminé. Dans chaque partie, tu as un jour par coup, et { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de plus pour toute la partie. { $rated ->
    [yes] Les parties sont classées.
   *[no] Les parties sont amicales.
}
# en: af385708
swiss-starts = Début { $at } ({ $exactly }). Pour jouer, appuie sur **Participer**. Il faut être au moins 6.
# en: 8e9eb43d
swiss-round = Ronde { $round } sur { $rounds }
# en: 0bd371af
swiss-line = { $line } · Buchholz { $buchholz }
# en: 7cbb972e
swiss-table-buchholz = Buchholz
# en: dea973f1
swiss-joined = Tu participes ! **{ $name } : début { $at }.** Ta première partie commence toute seule.
# en: ba88c326
swiss-begun = **{ $name } : c’est parti !** { $people }. Il y a { $rounds } rondes. Vos parties commencent toutes seules.
# en: fa99260c
swiss-leave-ask = Quitter **{ $name }** maintenant ? Ta partie en cours est perdue, et tu n’en auras pas d’autre. Tu ne pourras pas revenir en arrière.
# en: b8253560
swiss-byes = Rondes sans adversaire, un point chacune : { $count }
# en: 7b2438d3
swiss-waiting = Tu attends ton prochain adversaire. De nouvelles parties commencent une fois par jour, ou dès qu’aucune partie n’est en cours.
# en: c35c50c7
swiss-rules-title = Comment marche un tournoi suisse
# en: 91077ca6
swiss-rules =
    { "" }**S’inscrire.** Appuie sur *Participer* avant le début. Après, personne ne peut plus s’inscrire.
    { "" }**Les rondes.** Tu joues une seule partie à la fois, contre quelqu’un qui a à peu près autant de points, et si possible jamais deux fois contre la même personne. Il y a 3 à 9 rondes, selon le nombre de personnes. Personne n’est éliminé.
    { "" }**Les duels** sont fixés une fois par jour, à l’heure du début, et dès qu’aucune partie n’est en cours. Tu peux avoir une ronde d’avance sur les plus lents : il faut parfois attendre.
    { "" }**Sans adversaire.** Si aucune partie n’est en cours et qu’il n’y a pas d’adversaire pour toi, tu reçois un point sans jouer.
    { "" }**Les points.** Une victoire vaut un point, une nulle un demi-point. À points égaux, on départage dans l’ordre selon : les points des adversaires (Buchholz), les victoires, les points contre des adversaires forts (Sonneborn-Berger), le moins de parties perdues au temps, le hasard.
    { "" }**Le temps.** Dans chaque partie, tu as un jour par coup, et 7 jours de réserve pour toute la partie. Si ton temps est écoulé, tu perds la partie. Après deux parties perdues ainsi, tu n’es plus en course, et ne peux plus t’inscrire à des tournois ici pendant 30 jours, ou 90 jours la deuxième fois en un an.
    { "" }**Quitter.** Ta partie en cours est perdue, et tu n’en auras pas d’autre. Si moins de la moitié de tes parties étaient finies, aucune ne compte, et ton adversaire reçoit une nouvelle partie.
    { "" }**Les vacances** arrêtent tes pendules 7 jours par partie.
    { "" }**Pas en tournoi :** reprises, annulations, temps en plus, revanches. Les blocages ne changent rien au choix des adversaires : tu peux tomber sur quelqu’un que tu as bloqué.
    { "" }**Un tirage équitable.** Le code en petits caractères fixe avant le début tout ce qui se décide au hasard. À la fin, le fichier du tournoi le prouve.
# en: c9dabd81
act-swiss-few = **{ $name } :** { $why ->
    [postponed] moins de 6 personnes participent : la saison commence une semaine plus tard, { $soon } ({ $at }).
   *[too-few] toujours moins de 6 personnes : la saison est annulée.
}
# en: 2832b2b2
act-postponed = **{ $name } :** moins de 4 personnes participent : la saison commence une semaine plus tard, { $soon } ({ $at }).
# en: ef28ad8a
act-moved = **{ $name } :** { $actor } a changé la date de début. La saison commence désormais { $soon } ({ $at }).
# en: 5d9a1a47
act-left = **{ $name } :** { $person } a quitté la saison. { $struck ->
    [yes] Moins de la moitié de ses parties étaient finies : aucune ne compte.
   *[no] Ses parties non terminées sont perdues.
}
# en: e64b5a8a
act-late = **{ $name } :** { $person } a perdu une deuxième partie au temps, n’est plus en course cette saison et ne peut plus s’inscrire aux tournois d’ici avant cette date : { $until }. { $struck ->
    [yes] Moins de la moitié de ses parties étaient finies : aucune ne compte.
   *[no] Ses parties non terminées sont perdues.
}
# en: 532bee5b
act-removed = **{ $name } :** { $actor } a retiré { $person } de la saison. { $struck ->
    [early] { "" }
    [yes] Moins de la moitié de ses parties étaient finies : aucune ne compte.
   *[no] Ses parties non terminées sont perdues.
}
# en: 769d246f
act-gone = **{ $name } :** { $person } n’est plus sur ce serveur : la saison commence sans cette personne.
# en: 826ece34
act-excluded = **{ $name } :** { $person } ne peut pas jouer de tournois ici en ce moment : la saison commence sans cette personne.
# en: 7b202230
act-deleted = **{ $name } :** quelqu’un a supprimé ses données, et n’est donc plus en course. { $struck ->
    [yes] Moins de la moitié de ses parties étaient finies : aucune ne compte.
   *[no] Ses parties non terminées sont perdues.
}
# en: 60f6e272
act-idle = **{ $name } :** { $person } n’a pas joué depuis 5 jours, et aucune de ses parties n’a vraiment commencé. Sa place va à quelqu’un qui attend.
# en: 5fc10fa0
act-seated = **{ $name } :** { $person } prend une place libre dans la division { $division }. Les parties de cette place recommencent.
# en: 61c13692
act-decided = **{ $name } :** { $actor } a tranché la partie { $first } – { $second } dans la division { $division } : { $result ->
    [first] { $first } gagne.
    [second] { $second } gagne.
   *[draw] nulle.
}
# en: 158ecf49
act-undone = **{ $name } :** { $actor } a annulé la décision pour la partie { $first } – { $second } dans la division { $division }.
# en: e7fd4df9
act-ended = **{ $name } :** { $actor } a mis fin à la saison avant l’heure. Les parties non terminées deviennent nulles.
# en: eb5dcd55
act-too-few = **{ $name } :** toujours moins de 4 personnes : la saison est annulée.
# en: 19944ac8
act-called-off = **{ $name } :** { $actor } a annulé la saison. Les parties non terminées finissent sans résultat.
# en: 31ca9ab9
act-shut-out = **{ $name } :** je suis resté 30 jours hors de ce serveur : la saison est annulée.
# en: 2056f1cb
new-tournament-title = Un nouveau tournoi
# en: c708ff25
new-tournament-name = **Nom :** { $name }
# en: ed33196b
new-tournament-game = **Jeu :** { $game }
# en: 376c1ddd
new-tournament-which = **Jeu :** choisis-en un ci-dessous
# en: 3fed6897
new-tournament-terms = **Type :** ligue · **Saison :** { $weeks } semaines · **Temps :** un jour par coup, et { $days ->
    [one] { $days } jour de plus en tout
   *[other] { $days } jours de plus en tout
} · **{ $rated ->
    [yes] Classée
   *[no] Amicale
}**
# en: b44b42e0
new-ladder-terms = **Type :** échelle · **Temps :** un jour par coup, et { $days ->
    [one] { $days } jour de plus en tout
   *[other] { $days } jours de plus en tout
} · **{ $rated ->
    [yes] Classée
   *[no] Amicale
}**
# en: 8320ad60
new-cup-terms = **Type :** coupe à { $size } · **Temps :** un jour par coup, et { $days ->
    [one] { $days } jour de plus en tout
   *[other] { $days } jours de plus en tout
} · **{ $rated ->
    [yes] Classée
   *[no] Amicale
}**
# en: aaf03514
new-swiss-terms = **Type :** tournoi suisse · **Temps :** un jour par coup, et { $days ->
    [one] { $days } jour de plus en tout
   *[other] { $days } jours de plus en tout
} · **{ $rated ->
    [yes] Classé
   *[no] Amical
}**
# en: d4a3778c
new-tournament-start = **Première saison :** commence dans { $start ->
    [one] { $start } jour
   *[other] { $start } jours
}, s’il y a au moins 4 inscriptions
# en: 2b916ca8
new-cup-start = **Début :** dès que la coupe est complète, ou dans { $start ->
    [one] { $start } jour
   *[other] { $start } jours
}, s’il y a au moins 3 inscriptions
# en: 9ee7b904
new-swiss-start = **Début :** dans { $start ->
    [one] { $start } jour
   *[other] { $start } jours
}, s’il y a au moins 6 inscriptions
# en: 9d46fc42
new-tournament-how = Je le publie dans ce salon avec un bouton **Participer**. Tout le reste se fait tout seul.
# en: ccfd7794
new-tournament-choose-kind = Type de tournoi
# en: 1d4bc3ae
new-kind-league = Ligue
# en: b0efde67
new-kind-league-what = Des divisions où tout le monde joue contre tout le monde, saison après saison
# en: ba4a2cdc
new-kind-ladder = Échelle
# en: ef3524b3
new-kind-ladder-what = On monte en défiant des personnes quelques places plus haut. Sans dates
# en: a2d56676
new-kind-cup = Coupe
# en: 02250e7d
new-kind-cup-what = Des duels en deux parties. Le meilleur score se qualifie, l’autre s’arrête là
# en: 5b684771
new-kind-swiss = Tournoi suisse
# en: ffc02e96
new-kind-swiss-what = 3 à 9 rondes contre des personnes qui ont à peu près autant de points. Personne n’est éliminé
# en: 8060b121
new-tournament-choose-time = Durée d’une saison, et temps par partie
# en: b0bd71c8
new-tournament-choose-start = Début de la première saison
# en: 30e9b8e3
new-cup-size = { $size } personnes
# en: 797cd9df
new-cup-choose-size = Nombre de personnes
# en: a143826f
new-cup-choose-start = Début au plus tard
# en: 0e9397cf
new-tournament-length = { $weeks } semaines · { $days ->
    [one] { $days } jour en réserve par partie
   *[other] { $days } jours en réserve par partie
}
# en: aa438a3f
new-tournament-days = { $days ->
    [one] Dans { $days } jour
   *[other] Dans { $days } jours
}
# en: aef76348
new-tournament-done = C’est fait ! Je le publie ici. `/tournament manage` le modifie.
# en: 1f97b24c
new-tournament-missing = Dans ce salon, il me manque ces droits : { $missing }. Je ne peux donc pas y publier de tournoi.
# en: 73dbc51a
manage-title = Gérer { $name }
# en: 79cb43a1
manage-what = Que veux-tu faire ?
# en: 25293988
manage-move = Changer la date de début
# en: cf11a83c
manage-remove = Retirer quelqu’un
# en: 2b055f99
manage-seat = Donner une place à quelqu’un qui attend
# en: 82c0d81e
manage-decide = Trancher une partie
# en: f62f91c5
manage-undo = Revenir sur une décision
# en: a97871ba
manage-end = Mettre fin à la saison maintenant
# en: 2f85ad31
manage-end-ladder = Mettre fin à l’échelle
# en: af6b70de
manage-off = Annuler la saison
# en: 698cc93c
manage-off-cup = Annuler la coupe
# en: 846e12ff
manage-nothing = Il n’y a rien à choisir ici en ce moment.
# en: 343d3054
manage-pick-start = Quelle date de début ?
# en: 81905064
manage-pick-person = Qui doit partir ?
# en: 274c88ae
manage-pick-place = Qui libère sa place ?
# en: 8f9d8a89
manage-pick-reserve = Qui prend cette place ?
# en: c4e01e38
manage-pick-game = Quelle partie ?
# en: 70f0d99e
manage-pick-result = Comment finit la partie ?
# en: a6fc0399
manage-person = { $player } · division { $division }
# en: 9e2fe73f
manage-game = { $first } – { $second } · division { $division }, ronde { $round }
# en: a4ed2bb6
manage-result-first = { $player } gagne
# en: 3e5e27fa
manage-result-draw = Nulle
# en: 0d53c763
manage-sure-move = La saison du tournoi **{ $name }** commencera { $at } ({ $exactly }). Tout le monde lira que le changement vient de toi.
# en: 4de4267e
manage-sure-remove = Retirer { $player } du tournoi **{ $name }** ? Ses parties en cours comptent comme abandonnées. Tu ne pourras pas revenir en arrière, et tout le monde le saura.
# en: 93e99828
manage-sure-seat = Donner à { $reserve } la place occupée par { $player } dans la division { $division } ? Les parties de cette place recommencent. Tu ne pourras pas revenir en arrière, et tout le monde le saura.
# en: 934ff9e1
manage-sure-decide = Trancher la partie { $first } – { $second } : { $result ->
    [first] { $first } gagne.
    [second] { $second } gagne.
   *[draw] nulle.
} Si elle est en cours, elle s’arrête. Tout le monde le saura. Tu pourras revenir sur ta décision jusqu’à la fin de la saison.
# en: 7b48fe22
manage-sure-undo = Revenir sur la décision pour { $first } – { $second } ? Si la partie n’avait pas été jouée avant, elle recommence. Tout le monde le saura.
# en: ca672cb4
manage-sure-end = Mettre fin maintenant à la saison du tournoi **{ $name }** ? Les parties non terminées deviennent nulles. Tu ne pourras pas revenir en arrière, et tout le monde le saura.
# en: 457191e6
manage-sure-decide-ladder = Trancher la partie { $first } – { $second } : { $result ->
    [first] { $first } gagne.
    [second] { $second } gagne.
   *[draw] nulle.
} Elle s’arrête, et les places changent aussitôt. Tu ne pourras pas revenir en arrière, et tout le monde le saura.
# en: bc395a33
manage-sure-end-ladder = Mettre fin à **{ $name }** ? Les parties non terminées deviennent nulles, et plus personne ne change de place. Tu ne pourras pas revenir en arrière, et tout le monde le saura.
# en: 3abdef0c
manage-sure-off = Annuler la saison du tournoi **{ $name }** ? Pas de tableau final, les parties en cours finissent sans résultat, et aucune saison ne suit. Tu ne pourras pas revenir en arrière, et tout le monde le saura.
# en: 3cb4e37d
manage-sure-move-cup = **{ $name }** commencera au plus tard { $at } ({ $exactly }). Tout le monde lira que le changement vient de toi.
# en: 227ef317
manage-sure-off-cup = Annuler **{ $name }** ? Personne ne gagne la coupe, et les parties en cours finissent sans résultat. Tu ne pourras pas revenir en arrière, et tout le monde le saura.
# en: d11170bf
manage-sure-decide-cup = Trancher la partie { $first } – { $second } : { $result ->
    [first] { $first } gagne.
    [second] { $second } gagne.
   *[draw] nulle.
} Si elle est en cours, elle s’arrête. Tout le monde le saura. Tu pourras revenir sur ta décision tant qu’aucune autre partie n’en dépend.
# en: a6d53b34
manage-done = C’est fait. Je préviens tout le monde.

## Refusals

# en: 7848977c
refusal-no-such-match = Je ne trouve pas cette partie ici. `/games` liste les tiennes.
# en: 10f7c67e
refusal-no-match-of-server = Je ne trouve pas cette partie sur ce serveur. Pour commencer par la première partie, n’indique pas `after`.
# en: cca74dc0
refusal-no-match-of-yours = Tu n’as pas de partie pour ça. Commences-en une avec `/challenge`.
# en: 9313694b
refusal-no-ended-match = Tu n’as encore fini aucune partie. Réessaie quand tu en auras fini une.
# en: 8a40645b
refusal-which-watched = Plusieurs parties se jouent ici. Choisis-en une avec `game`.
# en: b410cae8
refusal-which-match = Tu as plusieurs parties. Choisis-en une avec `game`.
# en: c28b52e9
refusal-not-seated = Seuls les deux joueurs de cette partie peuvent faire ça. `/board` te la montre.
# en: 2bf83dc1
refusal-over = Cette partie est terminée.
# en: b2116864
refusal-not-on-turn = C’est à ton adversaire de jouer. Je te mentionnerai dès que ce sera à toi.
# en: ba4bf216
refusal-stale = La partie a avancé. Voici le plateau maintenant.
# en: 98187d40
refusal-no-such-turn = { $last ->
    [0] Personne n’a encore joué : il n’y a que la position de départ, le numéro 0.
   *[other] La partie n’en est pas encore là. Le dernier coup est le numéro { $last }.
}
# en: b6113183
refusal-no-such-puzzle = Ce problème n’existe plus. `/puzzle` t’en donne un autre.
# en: 47c7870f
refusal-no-puzzle-channel = Où dois-je le publier ? Choisis un salon avec `channel`.
# en: a205d4ac
refusal-no-such-lesson = Cette leçon n’existe plus. `/learn` montre celles qui existent.
# en: 96a28f45
refusal-no-such-game = Je ne connais pas ce jeu. Choisis-en un dans la liste.
# en: 7e071367
refusal-no-such-setup = Ce jeu n’a pas cette disposition. Choisis-en une dans la liste.
# en: 2b626f6e
refusal-no-such-pace = Le temps par coup peut être, en jours : { $days }.
# en: 21bb4873
refusal-no-such-budget = En plus d’un jour par coup, le temps pour toute la partie peut être, en jours : { $days }.
# en: ae4ba840
refusal-pace-and-budget = Choisis soit un temps par coup (`pace`), soit un temps pour toute la partie (`time`).
# en: e0fdac4b
refusal-budget-against-computer = Contre l’ordinateur, il n’y a pas de temps pour toute la partie. N’indique pas `time`, ou choisis un temps par coup (`pace`).
# en: eaa25157
refusal-out-of-time = Le camp au trait n’avait déjà plus de temps : ton action ne compte donc pas. La partie est terminée.
# en: 57a68afc
refusal-self-challenge = Tu ne peux pas te défier toi-même. N’indique pas `opponent` pour inviter tout le monde.
# en: d16595f5
refusal-bot-opponent = Ce bot ne joue pas. Défie une personne ou moi, ou n’indique pas `opponent` pour inviter tout le monde.
# en: fefdd80d
refusal-unrated-level = Les parties classées commencent à ce niveau : { $lowest }. Choisis ce niveau ou un niveau plus haut, ou joue une partie amicale.
# en: 8f8a45d7
refusal-no-computer = C’est réservé aux parties contre l’ordinateur. Commences-en une avec `/challenge` et son `level`.
# en: 50c793cc
refusal-strict = Cette partie est en mode strict : ni reprises ni indices.
# en: 7345bd8c
refusal-rated-computer = Cette partie est classée : ni reprises ni indices.
# en: cf6a34a9
refusal-not-in-server = Tu ne peux défier quelqu’un que sur un serveur que vous avez en commun.
# en: a8882eeb
refusal-no-such-challenge = Ce défi n’existe plus.
# en: 9a557461
refusal-challenge-closed = { $state ->
    [accepted] Quelqu’un a déjà accepté ce défi.
    [declined] Ce défi a été refusé.
    [withdrawn] Ce défi a été retiré.
    [closed] Ce défi est clos, car la partie n’a pas pu commencer.
   *[expired] Ce défi a expiré. Lances-en un nouveau avec `/challenge`.
}
# en: 490dc18a
refusal-not-challenged = Ce défi est pour quelqu’un d’autre.
# en: 873c8d36
refusal-own-challenge = C’est ton propre défi. Quelqu’un d’autre doit l’accepter.
# en: 76ece834
refusal-not-challenger = Seule la personne qui a lancé ce défi peut le retirer.
# en: b33b96f5
refusal-pair-limited = Rien n’a commencé : cette partie serait amicale. À ce jeu, vous avez déjà commencé ensemble { $most ->
    [one] { $most } partie classée
   *[other] { $most } parties classées
} en 7 jours. Tu peux la jouer en amicale, ou en classée plus tard.
# en: bf9fd4bc
refusal-plan-on-turn = C’est à toi : joue directement avec `/move`. Les plans servent quand c’est à ton adversaire.
# en: f1331a32
refusal-too-many-plans = Tu as { $most } plans dans cette partie, c’est la limite. Annules-en d’abord quelques-uns.
# en: 5ecc745d
refusal-no-such-plan = Ce plan n’existe plus.
# en: b47f8821
refusal-planned-already = Tu as déjà un plan pour ce coup. Annule-le d’abord, ou prévois un autre coup.
# en: d315bdd8
refusal-plan-unfinished = Après ça, ce n’est pas encore à toi. Si le coup adverse a plusieurs étapes, sépare-les par `;`.
# en: 525419cc
refusal-plan-ends = Ce coup met fin à la partie : il n’y a rien à y répondre.
# en: 5c78c1f3
refusal-plan-if = `if` n’est pas un coup que ton adversaire peut jouer. On lui répondrait : { $why }
# en: 1913ffb5
refusal-plan-then = Tu ne peux pas répondre par `then`. { $why }
# en: ec9fe081
refusal-no-lots = Il n’y a pas de dés dans cette partie.
# en: 3c693cf0
refusal-sealed = Cette partie n’est pas finie. Tu pourras la vérifier après.
# en: d33a01b5
refusal-no-draw-offer = Cette proposition n’existe plus.
# en: de2cd40c
refusal-own-draw-offer = C’est ta propre proposition : c’est à ton adversaire d’y répondre. Pour la retirer, appuie sur **Plus**.
# en: d2c32f41
refusal-draw-offer-stands = Tu as déjà proposé la nulle. Pour retirer ta proposition, appuie sur **Plus**.
# en: da362ad7
refusal-nothing-to-take-back = Tu n’as pas encore de coup à reprendre.
# en: beea7df9
refusal-takeback-chance = Impossible de reprendre ce coup : des dés ont été lancés depuis.
# en: d6817172
refusal-takeback-secret = Impossible de reprendre ce coup : un secret a été montré depuis.
# en: cf800db5
refusal-takeback-stands = Tu as déjà demandé à reprendre ton coup. Pour retirer la demande, appuie sur **Plus**.
# en: c831f96e
refusal-takeback-asked = Ton adversaire demande à reprendre un coup. Réponds d’abord à sa demande : elle est aussi sous **Plus**.
# en: 59d256ee
refusal-own-takeback = C’est ta propre demande : c’est à ton adversaire d’y répondre. Pour la retirer, appuie sur **Plus**.
# en: adaf3c85
refusal-no-takeback = Cette demande n’existe plus.
# en: 234121e7
refusal-both-moved = Les deux camps ont déjà joué : tu ne peux plus annuler la partie. Tu peux abandonner, ou proposer la nulle.
# en: aad67a87
refusal-reviewed-later = Le bilan se fait une fois la partie terminée.
# en: 6d47ac0d
refusal-nothing-to-review = Personne n’a joué dans cette partie : il n’y a pas de bilan à faire.
# en: dc686be4
refusal-not-over = Cette partie n’est pas terminée. Finis-la d’abord.
# en: d1148cbf
refusal-rematch-stands = Tu as déjà proposé une revanche. C’est à ton adversaire de répondre.
# en: 3b1cfb2b
refusal-rematch-made = Cette partie a déjà sa revanche.
# en: 959ccbe0
refusal-opponent-gone = Ton adversaire n’est plus là et ne peut plus jouer.
# en: e5969856
refusal-note-too-long = Les notes peuvent avoir au plus { $limit ->
    [one] { $limit } caractère
   *[other] { $limit } caractères
}.
# en: 88f6e90e
refusal-own-clock = Tu ne peux pas te donner du temps. Ton adversaire le peut, avec `/moretime`.
# en: 4523a384
refusal-not-on-vacation = Tu n’es pas en vacances.
# en: d1b7590a
refusal-vacation-none = Tu n’as plus de vacances en { $year }.
# en: ac2b187c
refusal-vacation-spent = Vacances restantes en { $year } : { $left }, pas plus.
# en: a546fc1e
refusal-vacation-none-beyond = De nouvelles vacances commenceraient maintenant et remplaceraient les actuelles. Après celles-ci, tu n’as plus de vacances en { $year }.
# en: 0edff612
refusal-vacation-spent-beyond = De nouvelles vacances commenceraient maintenant et remplaceraient les actuelles. Vacances restantes après celles-ci en { $year } : { $left }, pas plus.
# en: bd919321
refusal-vacations-begun = En 7 jours, tu as commencé des vacances { $most ->
    [one] { $most } fois
   *[other] { $most } fois
}. Les prochaines peuvent commencer { $next }.
# en: 130b70e7
refusal-not-admin = C’est réservé aux personnes qui peuvent gérer ce serveur.
# en: bcdfdca2
refusal-own-match = Tu joues toi-même dans cette partie : c’est à d’autres admins de trancher.
# en: 1ed57d07
refusal-too-many-channels = Un serveur peut avoir { $most ->
    [one] { $most } salon de jeu
   *[other] { $most } salons de jeu
}. Retires-en un d’abord.
# en: 1cade05e
refusal-no-game-channel = Ce n’est pas un salon de jeu. `/server show` les liste.
# en: fcb97d67
refusal-too-many-games = Sur ce serveur, chaque joueur peut avoir { $limit ->
    [one] { $limit } partie en cours. Finis d’abord la tienne.
   *[other] { $limit } parties en cours. Finis d’abord l’une des tiennes.
}
# en: 8aeb4c89
refusal-too-many-games-theirs = Sur ce serveur, chaque joueur peut avoir { $limit ->
    [one] { $limit } partie en cours, et ton adversaire a déjà la sienne.
   *[other] { $limit } parties en cours, et ton adversaire a déjà toutes les siennes.
}
# en: 1da151a6
refusal-too-many-challenges = Sur ce serveur, chaque joueur peut avoir { $limit ->
    [one] { $limit } défi ouvert, et tu as déjà le tien
   *[other] { $limit } défis ouverts, et tu as déjà tous les tiens
}. Retires-en un d’abord (`/games` les liste), ou attends : le premier expire { $until }.
# en: 110d1e2b
refusal-too-many-challenges-in-all = Tu as { $limit } défis ouverts : c’est le maximum, tous serveurs réunis. Retires-en un d’abord (`/games` les liste), ou attends : le premier expire { $until }.
# en: 6f8b7d39
refusal-challenge-already-sent = Tu as déjà défié cette personne à ce jeu, sans réponse pour l’instant. Ton défi expire { $until }. Pour le retirer, ouvre `/games`.
# en: 4d41b131
refusal-challenge-already-received = Cette personne t’a déjà lancé un défi à ce jeu : il ne te reste qu’à accepter. `/games` montre son défi. Il expire { $until }.
# en: 84430d41
refusal-open-challenge-already-sent = Tu as déjà ici un défi à ce jeu, ouvert à tout le monde. Il expire { $until }. Pour le retirer, ouvre `/games`.
# en: b43fab14
refusal-declined-lately = Cette personne a refusé ton dernier défi à ce jeu. Tu pourras la défier de nouveau { $until }.
# en: cfc51991
refusal-too-many-requests = Dans un salon, je publie au plus { $limit } de tes défis et demandes par heure, et tu as atteint cette limite. Tu pourras recommencer { $until }.
# en: 94755374
refusal-accepts-none = Cette personne n’est pas disponible pour une partie avec toi en ce moment. Pour inviter tout le monde, utilise `/challenge` sans `opponent`.
# en: 765da639
refusal-self-block = Tu ne peux pas te bloquer toi-même.
# en: e0c5aea7
refusal-bot-block = On ne peut pas bloquer un bot. Les bots ne te défient jamais.
# en: 6e5a420a
refusal-too-many-blocks = Tu bloques déjà { $limit } personnes, et c’est le maximum. Lève d’abord un blocage : `/block` les liste.
# en: a247192c
refusal-blocked-by-you = Tu bloques cette personne. Pour jouer avec elle, lève d’abord le blocage : `/block` liste les tiens.
# en: 88668a31
refusal-not-moderator = C’est réservé aux personnes qui peuvent exclure temporairement des membres de ce serveur, et cela ne marche qu’ici.
# en: 78c51ccb
refusal-self-mute = Tu ne peux pas te mettre en sourdine.
# en: 400e81b2
refusal-bot-mute = On ne peut pas mettre un bot en sourdine. Les bots ne jouent jamais.
# en: 33e8d95f
refusal-not-muted = Cette personne n’est pas en sourdine ici.
# en: f32629df
refusal-no-reason = Donne une raison, s’il te plaît.
# en: 77dc2e56
refusal-muted = La modération t’a imposé une sourdine sur ce serveur. Fin : { $until }. D’ici là, tu ne peux pas commencer de partie avec les gens d’ici. La raison : { $reason }
# en: a3d15e33
refusal-other-muted = Cette personne ne peut pas commencer de partie sur ce serveur en ce moment.
# en: 42510587
refusal-not-rated = Cette partie n’a changé aucun classement : il n’y a rien à annuler.
# en: fd544327
refusal-too-old-to-annul = Une partie peut être invalidée jusqu’à { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} après sa fin.
# en: ef31a0c4
refusal-already-annulled = Cette partie est déjà invalidée. `/moderate restore` revient dessus.
# en: 07a146ab
refusal-not-annulled = Cette partie n’est pas invalidée.
# en: 9e1723d8
refusal-presence-unknown = Je n’arrive pas à savoir si { $player } est encore là. Réessaie.
# en: 2890bcbd
refusal-start-left = { $player } a quitté ce serveur : la partie ne peut pas commencer.
# en: a1913387
refusal-start-unseen = { $player } ne peut pas voir { $channel }, où se jouerait la partie.
# en: 42b64c86
refusal-start-unwritable = Je ne peux pas écrire dans { $channel }, où se jouerait la partie. Demande aux admins du serveur.
# en: 42a1df77
refusal-start-closed = { $why } Ce défi est maintenant clos.
# en: bf290310
refusal-not-organizer = C’est réservé aux personnes qui gèrent ce serveur ou qui ont son rôle d’organisation.
# en: 2f5fcb77
refusal-which-tournament = Il y a plusieurs tournois ici. Choisis-en un avec `tournament`.
# en: 975cd732
refusal-decide-in-tournament = Cette partie appartient à un tournoi. Pour la trancher, utilise `/tournament manage`.
# en: 60aaa23e
refusal-sealed-season = Ce qui s’est décidé au hasard reste scellé jusqu’à la fin de la saison. Tu pourras alors le vérifier ici.
# en: f1506954
refusal-tournament-game = En tournoi, ni reprises, ni annulations, ni temps en plus, ni revanches : tout le monde joue ainsi aux mêmes conditions.
# en: 635f975d
refusal-no-such-tournament = Je ne trouve pas ce tournoi ici. `/tournament show` liste ceux de ce serveur.
# en: d2650b37
refusal-no-tournament-name = Un tournoi a besoin d’un nom de { $most } caractères visibles au plus.
# en: d4621f56
refusal-no-such-term = Ce choix n’existe plus. Recommence avec `/tournament new`.
# en: 1f4a3426
refusal-no-such-start = Une saison peut commencer au plus tard dans { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
# en: 4435125e
refusal-too-many-tournaments = Un serveur peut avoir { $most ->
    [one] { $most } tournoi
   *[other] { $most } tournois
} à la fois. Tu peux mettre fin à l’un d’eux avec `/tournament manage`.
# en: 05dc53c6
refusal-season-full = Il n’y a plus de place : { $most } personnes participent.
# en: 80f5717d
refusal-already-entered = Tu participes déjà. Il n’y a rien d’autre à faire.
# en: 88a7495b
refusal-not-entered = Tu ne participes pas. Pour t’inscrire, appuie sur **Participer** ou utilise `/tournament join`.
# en: 57fec704
refusal-they-not-entered = Cette personne ne participe pas.
# en: c2797f81
refusal-out-of-season = Tu n’es plus en course cette saison. Tu pourras t’inscrire à la suivante dès son annonce.
# en: 30820056
refusal-barred = Tu as perdu au temps deux parties d’une saison. Tu pourras te réinscrire aux tournois de ce serveur { $until } ({ $exactly }).
# en: 30408401
refusal-tournament-over = Ce tournoi est terminé. `/tournament show` liste les autres.
# en: 91ede2ee
refusal-not-in-this-state = La saison a avancé : ce n’est plus possible. `/tournament show` montre où elle en est.
# en: 77506eee
refusal-own-division = Tu y joues toi-même : quelqu’un d’autre de l’organisation doit s’en charger.
# en: 6da78cc3
refusal-no-challenge = { $why ->
    [top] Tu es tout en haut : il n’y a personne à défier.
    [busy] Tu as deux parties sur cette échelle. Dès que l’une d’elles est finie, tu peux de nouveau défier quelqu’un.
    [vacation] Tu es en vacances. Pour défier quelqu’un, termine-les avec `/vacation`.
   *[nobody] Tu ne peux défier personne au-dessus de toi en ce moment : parties en cours, vacances, ou partie contre toi dans les 7 derniers jours. Réessaie plus tard.
}
# en: 6513647c
refusal-not-posted-yet = Le message de cette échelle n’est pas encore publié. Réessaie dans une minute.
# en: 105d99ac
refusal-not-challengeable = Ce défi n’est pas possible en ce moment. Appuie sur **Défier** pour voir qui est libre.
# en: 305535c5
refusal-no-draw = Une échelle ne tire rien au sort : il n’y a rien à vérifier ici. `/verify` vérifie les dés de ses parties.
# en: c913eecc
refusal-cup-begun = Cette coupe a commencé, et personne ne peut plus s’inscrire. `/tournament show` liste les autres.
# en: 2617edb8
refusal-swiss-begun = Ce tournoi a commencé, et personne ne peut plus s’inscrire. `/tournament show` liste les autres.
# en: 0928eadd
refusal-result-stands = Une autre partie dépend déjà de ce résultat : il est maintenu.
# en: 33bcf564
refusal-no-such-season-game = Je ne trouve pas cette partie dans cette saison.
# en: be3db2f9
refusal-seat-taken = Plus personne ne peut prendre cette place : une de ses parties est en cours ou finie.
# en: ffbd8d7d
refusal-repeated = C’est déjà fait.
# en: b7712cc7
refusal-unknown = Je ne connais plus ce bouton ou cette commande. `/help` montre ce que je sais faire.
# en: 1e0bf5eb
refusal-press-again = Ça a pris trop de temps. Appuie encore une fois sur le bouton.
# en: ae07cc7e
refusal-empty-turn = Écris ton coup, par exemple `{ $example }`, ou choisis-le ici.
# en: 0f20ef44
fault-full = Mon disque est plein : je n’ai pas pu enregistrer ça. Rien n’a changé. Préviens les responsables du bot, puis réessaie.
# en: 03cd7a77
fault-away = En ce moment, je n’arrive pas à accéder à mes parties : je n’ai pas pu faire ça. Rien n’est perdu. Réessaie dans une minute.
# en: 9db592b3
fault-stored-game = C’est fait et enregistré, mais je ne peux pas te montrer la partie pour l’instant. Dans une minute, `/board` la montrera.
# en: e49241e7
fault-stored = C’est fait et enregistré, mais je ne peux pas te montrer le résultat pour l’instant. Regarde à nouveau dans une minute.
# en: a468af57
fault-drafted = En ce moment, je n’arrive pas à accéder à mes parties. Ton coup n’est pas encore joué, et ton choix est gardé. Réessaie dans une minute.
# en: b032d411
fault-doubt-game = J’ai perdu l’accès à mes parties au moment d’enregistrer : je ne sais pas si c’est fait. Dans une minute, `/board` le montrera. Regarde avant de réessayer.
# en: a93510f8
fault-doubt = J’ai perdu l’accès à mes parties au moment d’enregistrer : je ne sais pas si c’est fait. Dans une minute, `/games` montrera tes parties et défis, et `/settings` tes paramètres. Regarde avant de réessayer.
# en: cfd8b656
typed-too-long = C’est trop long : ici, je lis au plus { $limit ->
    [one] { $limit } caractère
   *[other] { $limit } caractères
}. Raccourcis un peu ton texte.
# en: 05c88658
busy = Trop de monde a besoin de moi en ce moment : je n’ai encore rien fait. Réessaie dans une minute.
# en: 211b3196
fault = Quelque chose a cassé de mon côté. `/board` montre si ton coup a été joué. Si ça se reproduit, envoie ce numéro aux responsables du bot : { $reference }

## Rules, for all games

# en: 323a4060
rule-syntax = Je ne reconnais pas de coup là-dedans.
# en: 8261f924
rule-illegal = Ce coup n’est pas légal.
# en: 30e52123
rule-over = Cette partie est terminée.
# en: d7de698d
rule-too_deep = Je compte au plus { $limit ->
    [one] { $limit } coup
   *[other] { $limit } coups
} de profondeur.
# en: 46f2c941
rule-too_many = Il y a plus de { $limit ->
    [one] { $limit } coup
   *[other] { $limit } coups
}.
# en: 2b9892de
rule-too_many-results = Il y a plus de { $limit ->
    [one] { $limit } résultat
   *[other] { $limit } résultats
}.
# en: 894dc52c
rule-too_many-nodes = Il y a plus de { $limit ->
    [one] { $limit } nœud
   *[other] { $limit } nœuds
}.
# en: c2602f57
rule-too_much-turns = Énumérer ces coups demande trop de travail.
# en: 589b21a6
rule-too_much-results = Énumérer ces résultats demande trop de travail.
# en: 177f86c0
rule-too_much-nodes = Compter ces nœuds demande trop de travail.

## Aruki

# en: ac475cba
-aruki-kind-O = Pion
    .gender = m
    .other = Pions
# en: 48465a17
-aruki-kind-J = Javelot
    .gender = m
    .other = Javelots
# en: ff319cae
-aruki-kind-P = Pique
    .gender = f
    .other = Piques
# en: 9a60d1ae
-aruki-kind-PP = Grande Pique
    .gender = f
    .other = Grandes Piques
# en: 11d3819e
-aruki-kind-L = Lance
    .gender = f
    .other = Lances
# en: b2daf98b
-aruki-kind-LL = Grande Lance
    .gender = f
    .other = Grandes Lances
# en: aa10fa0e
-aruki-kind-S = Épée
    .gender = f
    .class = fv
    .other = Épées
# en: 1a7ff270
-aruki-kind-SS = Épée Longue
    .gender = f
    .class = fv
    .other = Épées Longues
# en: bd1501f1
-aruki-kind-R = Tour
    .gender = f
    .other = Tours
# en: 93ff55dd
-aruki-kind-A = Flèche
    .gender = f
    .other = Flèches
# en: da932b3f
-aruki-kind-M = Ministre
    .gender = m
    .other = Ministres
# en: ce39e3c9
-aruki-kind-K = Roi
    .gender = m
    .other = Rois
# en: f93d0648
-aruki-kind-JK = Bouffon
    .gender = m
    .other = Bouffons
# en: 3d7c29a9
-aruki-kind-GD = Dragon d’or
    .gender = m
    .other = Dragons d’or
# en: 7dccd9ce
-aruki-kind-SD = Dragon d’argent
    .gender = m
    .other = Dragons d’argent
# en: b5cb5c28
aruki-end = { $end ->
    [check] , échec
    [checkmate] , échec et mat
   *[quiet] { "" }
}
# en: d12eed90
aruki-step = { $piece } { $from } va en { $to }{ aruki-end }
# en: 74c85d03
aruki-step-takes = { $piece } { $from } prend { WORD($victim, article: "the") } en { $to }{ aruki-end }
# en: ac6b2fcb
aruki-step-becomes = { $piece } { $from } va en { $to } et devient { WORD($result, article: "a") }{ aruki-end }
# en: 57e9e3ee
aruki-step-takes-becomes = { $piece } { $from } prend { WORD($victim, article: "the") } en { $to } et devient { WORD($result, article: "a") }{ aruki-end }
# en: 040341d3
aruki-evolve = { $piece } en { $at } et { $with } de la réserve deviennent { WORD($result, article: "a") }{ aruki-end }
# en: 6fea7977
aruki-wipe-column = Dragon d’or balaie la colonne { $line } : lui-même, { $own ->
    [one] { $own } pièce de son camp
   *[other] { $own } pièces de son camp
} et { $enemy ->
    [one] { $enemy } pièce adverse
   *[other] { $enemy } pièces adverses
}{ aruki-end }
# en: 48a8b32b
aruki-wipe-row = Dragon d’argent balaie la rangée { $line } : lui-même, { $own ->
    [one] { $own } pièce de son camp
   *[other] { $own } pièces de son camp
} et { $enemy ->
    [one] { $enemy } pièce adverse
   *[other] { $enemy } pièces adverses
}{ aruki-end }
# en: bcba90e6
aruki-wiped-column = Dragon d’or balaie la colonne { $line } : lui-même, { $pieces }{ aruki-end }
# en: c726470a
aruki-wiped-row = Dragon d’argent balaie la rangée { $line } : lui-même, { $pieces }{ aruki-end }
# en: 151136af
aruki-wiped-piece = { $piece } { WORD($side, $piece) } { $at }
# en: f4f643a8
aruki-wiped-none = rien d’autre
# en: 416a6842
aruki-warn-wipe = Un dragon ne peut balayer sa ligne qu’une fois par partie, et { WORD($dragon, article: "your") } disparaît aussi.
# en: 8dfaa1d2
aruki-warn-own = Tu perds aussi : { $pieces }.
# en: 964953ac
aruki-warn-own-piece = { $piece } { $at }
# en: 1b6b892b
aruki-alt-turn = Aruki, coup { $number }, trait { WORD($side, article: "to") }, vu du côté { WORD($from, article: "of") }.
# en: 44124d8b
aruki-alt-over = Aruki, partie terminée, vue du côté { WORD($from, article: "of") }.
# en: c2e21ee0
aruki-alt-side = { $side } : { $pieces }.
# en: ea4b0966
aruki-alt-kind = { $kind } { $squares }
# en: 2c5bbe04
aruki-alt-tray = Réserve : { $pieces }.
# en: 82c4a84d
aruki-alt-tray-empty = Réserve vide.
# en: 84e0b961
aruki-alt-tray-kind = { $count } { WORD($kind, $count) }
# en: 524efdfd
aruki-alt-powers = { $powers ->
    [both] Pouvoirs des deux dragons prêts.
    [golden] Pouvoir du Dragon d’or prêt.
    [silver] Pouvoir du Dragon d’argent prêt.
   *[none] Aucun pouvoir de dragon.
}
# en: a02d9940
aruki-alt-check = { $line ->
    [yes] Échec à distance en { $king } par { $piece } { $by }.
   *[no] Échec en { $king } par { $piece } { $by }.
}
# en: a27789eb
aruki-piece = { $piece } { WORD($side, $piece) }
# en: cc9a6e56
aruki-describe-board = { $side } { $squares }
# en: 282a3f5b
aruki-describe-tray = { $side } { $held } dans la réserve
# en: 052d99a2
aruki-describe-both = { $side } { $squares } et { $held } dans la réserve
# en: e6536f4f
aruki-describe-group = { $piece } en { $squares }
# en: 67e391d1
aruki-describe-square = { $square } : { $piece }.
# en: 0dde16b4
aruki-ask-man = Quelle pièce ?
# en: 61a0f1b3
aruki-ask-target = Où va { WORD($piece, article: "the") } { $from } ?
# en: d0871344
aruki-ask-promotion = Que devient { WORD($piece, article: "the") } en { $to } ?
# en: 1b88fb8e
aruki-ask-done = Le coup est prêt.
# en: c220c0fa
aruki-choice-man = { $piece } { $at }
# en: 510b413a
aruki-choice-targets = { $count } choix, par exemple { $meaning }
# en: bfe22c05
aruki-choice-to = en { $to }
# en: c206c09c
aruki-choice-takes = en { $to }, prend { WORD($victim, article: "the") }
# en: d6428e41
aruki-choice-becomes = choisis ensuite ce que devient la pièce
# en: 6304eca6
aruki-choice-promotion = devient { WORD($result, article: "a") }
# en: 8017f8b9
aruki-choice-merge = fusionne avec { WORD($with, article: "the") }, devient { WORD($result, article: "a") }
# en: 68d21ad3
aruki-choice-wipe = balaie { $line ->
    [column] sa colonne
   *[row] sa rangée
}
# en: c0a8da01
rule-aruki-game_over = Cette partie est terminée.
# en: 51df99c6
rule-aruki-syntax = Je ne reconnais pas de coup là-dedans. Écris où est la pièce et où elle va, par exemple `d2d3`.
# en: 929a9aba
rule-aruki-not_canonical = Ce n’est pas écrit dans la notation stricte.
# en: d8e3e58c
rule-aruki-wrong_suffix = Le signe d’échec ou de mat à la fin est faux.
# en: 93797133
rule-aruki-empty_square = Il n’y a pas de pièce en { $square }.
# en: f52e8102
rule-aruki-not_your_piece = { WORD($piece, article: "the", start: "yes") } { $square } n’est pas à toi.
# en: b1e6c168
rule-aruki-wrong_symbol = La pièce en { $square } est { WORD($piece, article: "a") }, pas { WORD($named, article: "a") }.
# en: ee7926bb
rule-aruki-wrong_victim = La pièce en { $square } est { WORD($piece, article: "a") }, pas { WORD($named, article: "a") }.
# en: a09552f2
rule-aruki-no_victim = Il n’y a pas de pièce à prendre en { $square }.
# en: 9dd997cd
rule-aruki-cannot_reach = { WORD($piece, article: "the", start: "yes") } { $from } ne peut pas aller en { $to }.
# en: 3d854fc2
rule-aruki-stays = { WORD($piece, article: "the", start: "yes") } { $from } doit aller ailleurs.
# en: d5735af4
rule-aruki-own_piece = { WORD($other, article: "your", start: "yes") } occupe déjà { $to }.
# en: dffbb360
rule-aruki-pawn_captures_only = { WORD($piece, article: "the", start: "yes") } ne va en diagonale que pour prendre, et { $to } est vide.
# en: d50f46a4
rule-aruki-pawn_straight_capture = { WORD($piece, article: "the", start: "yes") } ne peut pas prendre tout droit, et il y a { WORD($other, article: "a") } en { $to }.
# en: 9c57bf66
rule-aruki-blocked = { WORD($other, article: "the", start: "yes") } { $by } barre le chemin { WORD($piece, article: "to") }, de { $from } à { $to }.
# en: 02d606dc
rule-aruki-promotes_on_pawn_row = Pour { WORD($piece, article: "the") }, la promotion n’est possible qu’en entrant sur la rangée de pions adverse, et { $to } n’y est pas.
# en: fb6dca8a
rule-aruki-only_pawns_promote = Seuls un Pion ou un Javelot ont droit à la promotion, pas { WORD($piece, article: "a") }.
# en: 9bc1eb45
rule-aruki-promotion_type = Aucune promotion ne donne { WORD($named, article: "a") }.
# en: f1c4fe07
rule-aruki-javelin_to_pawn = La promotion d’un Javelot ne peut pas donner un Pion.
# en: 628be613
rule-aruki-not_in_tray = Tu n’as { WORD($named, article: "no") } dans ta réserve.
# en: 584552ee
rule-aruki-no_such_evolution = { WORD($piece, article: "the", start: "yes") } et { WORD($with, article: "the") } ne fusionnent pas.
# en: 6d61148a
rule-aruki-wrong_result = { WORD($piece, article: "the", start: "yes") } et { WORD($with, article: "the") } deviennent { WORD($result, article: "a") }, pas { WORD($named, article: "a") }.
# en: 657a3d27
rule-aruki-not_a_dragon = Seul un dragon peut balayer sa ligne, et la pièce en { $square } est { WORD($piece, article: "a") }.
# en: fa0778d7
rule-aruki-power_spent = { WORD($piece, article: "the", start: "yes") } { $square } a déjà utilisé son pouvoir.
# en: 5b9f34d5
rule-aruki-own_king_on_line = { WORD($piece, article: "the", start: "yes") } { $square } ne peut pas balayer sa ligne : ton propre Roi s’y trouve, en { $king }.
# en: 6a122e81
rule-aruki-king_enters_line = Ton Roi ne peut pas aller en { $king } : { WORD($piece, article: "the") } { $by } menace toute cette ligne.
# en: e4eb61d6
rule-aruki-king_enters_attack = Ton Roi ne peut pas aller en { $king } : { WORD($piece, article: "the") } { $by } attaque cette case.
# en: a7633a3f
rule-aruki-king_stays_in_check = { WORD($piece, article: "the", start: "yes") } { $by } donne échec à ton Roi en { $king }, et ce coup n’y change rien.
# en: c21469c5
rule-aruki-king_exposed = Ce coup laisserait ton Roi en { $king } en échec par { WORD($piece, article: "the") } { $by }.
# en: d2628e32
rule-aruki-unknown_setup = Il n’y a pas de disposition { $setup }.
# en: 2aa07590
rule-aruki-position_fields = Une position a six champs séparés par un seul espace ; j’en ai trouvé { $found }.
# en: 217ea32b
rule-aruki-position_rows = Le plateau a 12 rangées séparées par des barres obliques ; j’en ai trouvé { $found }.
# en: c8673adb
rule-aruki-position_row = La rangée { $row } n’a pas 12 cases.
# en: ffbad6bc
rule-aruki-position_run = Des cases vides qui se suivent s’écrivent par un nombre de 1 à 12, sans zéro devant.
# en: e2b507a9
rule-aruki-position_piece = Cette pièce n’existe pas. Les symboles de deux lettres se mettent entre crochets.
# en: 31a36676
rule-aruki-position_twice = { WORD($side, article: "the", start: "yes") } ont plusieurs fois cette pièce : { $piece }.
# en: efbdac69
rule-aruki-position_no_king = { WORD($side, article: "the", start: "yes") } n’ont pas de Roi.
# en: 8dc97eb1
rule-aruki-position_pawn = Un Pion { WORD($side, form: "adj-m") } ne peut pas être sur la rangée { $row }.
# en: 488c7bb6
rule-aruki-position_side = Le camp au trait s’écrit w ou b.
# en: b97f43a8
rule-aruki-position_trays = Les réserves sont celle des Blancs et celle des Noirs, séparées par une barre oblique.
# en: d126f8d6
rule-aruki-position_tray_empty = Une réserve vide s’écrit par un tiret ({ $side }).
# en: 0d9ec315
rule-aruki-position_tray_piece = La réserve { WORD($side, article: "of") } contient quelque chose qui n’a pas sa place dans une réserve.
# en: e2663a8c
rule-aruki-position_tray_order = La réserve { WORD($side, article: "of") } ne suit pas l’ordre O J P PP L LL S SS R A M, chaque type une seule fois.
# en: c3ac5710
rule-aruki-position_tray_count = Un nombre dans la réserve { WORD($side, article: "of") } va de 2 à { $limit }, sans zéro devant.
# en: 6fb358bc
rule-aruki-position_flag = Les drapeaux disent que { WORD($side, article: "the") } ont { WORD($piece, article: "a") } dont le pouvoir est prêt, mais cette pièce n’est pas sur le plateau.
# en: 566de2fa
rule-aruki-position_flags = Les drapeaux des dragons sont des lettres parmi G, S, g, s dans cet ordre, ou un tiret.
# en: faef7701
rule-aruki-position_quiet = Le compteur de coups tranquilles est un nombre de 0 à { $limit }, sans zéro devant.
# en: 2b8dc3c2
rule-aruki-position_turn = Le numéro du coup est un nombre de 1 à { $limit }, sans zéro devant.
# en: b0ada129
rule-aruki-position_check = Le trait n’est pas { WORD($side, article: "to") }, mais { WORD($side, article: "the") } sont en échec : leur Roi pourrait être pris.

## Chakart

# en: 99387d2f
chakart-ask-man = Quelle pièce ?
# en: 6705294d
chakart-ask-target = Où va { WORD($piece, article: "the") } { $from } ?
# en: 4f0f981d
chakart-ask-way = Comment amener { WORD($piece, article: "the") } en { $to } ?
# en: 6a03e78b
chakart-ask-shell = Aller en { $to }, ou y lancer la carapace ?
# en: 494f1f67
chakart-ask-swap = Échanger { WORD($piece, article: "the") } { $from } avec quelle pièce ?
# en: 05f5237d
chakart-ask-drop = Sur quelle case poser la pièce ?
# en: eb615900
chakart-ask-promotion = Que devient la pièce ?
# en: fd0bcbe8
chakart-ask-done = Le coup est prêt.
# en: 79cc6756
chakart-entry-man = { $piece } { $at }
# en: d052d31f
chakart-entry-swap = avec { WORD($piece, article: "the") } en { $at }
# en: 23978b7a
chakart-entry-to = en { $to }
# en: 6d337f71
chakart-entry-onto = en { $to }, sur { WORD($object, article: "the") }
# en: b2c64e5e
chakart-entry-takes = en { $to }, prend { WORD($victim, article: "the") }
# en: e585743f
chakart-entry-choices = { $count } choix, par exemple { $meaning }
# en: 7d07cd54
chakart-entry-ways = choisis ensuite comment
# en: ced4c472
chakart-entry-openly = à découvert
# en: a6bb648f
chakart-entry-unseen = en secret
# en: fb236e5f
chakart-entry-shell = à la carapace, sans bouger
# en: d7b91924
chakart-entry-becomes = devient { WORD($result, article: "a") }
# en: 3f0488b6
-chakart-kind-P = Pion
    .gender = m
    .other = Pions
# en: 6100c1d4
-chakart-kind-R = Tour
    .gender = f
    .other = Tours
# en: 0c46e75a
-chakart-kind-N = Cavalier
    .gender = m
    .other = Cavaliers
# en: 8555c4e3
-chakart-kind-B = Fou
    .gender = m
    .other = Fous
# en: 84ace918
-chakart-kind-Q = Dame
    .gender = f
    .other = Dames
# en: 8f1ac2ba
-chakart-kind-K = Roi
    .gender = m
    .other = Rois
# en: e797912f
-chakart-kind-m = champignon
    .gender = m
    .other = champignons
# en: 8d133b09
-chakart-kind-e = œuf
    .gender = m
    .class = mv
    .other = œufs
# en: 29a975fd
-chakart-kind-d = banane
    .gender = f
    .other = bananes
# en: 3d885017
-chakart-kind-w = bombe
    .gender = f
    .other = bombes
# en: c659c9f2
-chakart-hidden-queen = Dame cachée
    .gender = f
    .other = Dames cachées
# en: 0d791c5e
-egg-B = King Boo
    .gender = m
# en: 4b6366d2
-egg-K = Koopa
    .gender = m
# en: cd58406c
-egg-T = Toadette
    .gender = f
# en: e0d58faf
-egg-C = Chomp
    .gender = m
# en: 0101d83f
-egg-D = Daisy
    .gender = f
# en: b26127e4
-egg-M = Bowser
    .gender = m
# en: 94bf9c98
-egg-L = Luigi
    .gender = m
# en: c2cbc2a8
-egg-W = Waluigi
    .gender = m
# en: b46332f5
chakart-go = { $piece } { $from } va en { $to }
# en: 655fae95
chakart-takes = { $piece } { $from } prend { WORD($victim, article: "the") } en { $to }
# en: 6b305602
chakart-go-becomes = { $piece } { $from } va en { $to } et devient { WORD($becomes, article: "a") }
# en: 0be4572c
chakart-takes-becomes = { $piece } { $from } prend { WORD($victim, article: "the") } en { $to } et devient { WORD($becomes, article: "a") }
# en: 35f5b5a3
chakart-stealth = Dame { $from } va en { $to } en secret
# en: 43491144
chakart-stealth-takes = Dame { $from } va en { $to } en secret et prend { WORD($victim, article: "the") }
# en: 2cd2858a
chakart-unseen = Une Dame { WORD($side, form: "adj-f") } quitte { $from } en secret
# en: 21701377
chakart-taken = Prise { WORD($victim, article: "of") } en { $at }
# en: 1c471e96
chakart-crushed = Dame cachée écrasée en { $at }
# en: b49b8880
chakart-taken-blind = Prise de la Dame cachée en { $one } ou { $other }
# en: b4258bed
chakart-taken-unseen = Prise de la Dame cachée { WORD($side, article: "of") }
# en: c12970af
chakart-appears = La Dame cachée apparaît en { $at }
# en: 5147b6d9
chakart-shell = Le Roi { $king } lance sa carapace sur { WORD($victim, article: "the") } en { $at }
# en: e886bb8a
chakart-mushroom = Un champignon emporte la pièce en { $to }
# en: 71ae47e2
chakart-mushroom-becomes = Un champignon emporte la pièce en { $to }, et la promotion donne { WORD($becomes, article: "a") }
# en: 6ec99af7
chakart-throw = { WORD($object, article: "the", start: "yes") } envoie la pièce en { $to }{ $whose ->
    [own] , sur { WORD($victim, article: "own") }
    [enemy] , sur { WORD($victim, article: "the") } adverse
   *[nobody] { "" }
}{ $becomes ->
    [yes] , et la promotion donne { WORD($kind, article: "a") }
   *[no] { "" }
}
# en: 95eaef51
chakart-koopa = { WORD($piece, article: "the", start: "yes") } retourne en { $to }
# en: 91824399
chakart-gift = { WORD($object, start: "yes") } en { $at }
# en: 01a80af7
chakart-destroyed = { WORD($object, article: "the", start: "yes") } en { $at } disparaît
# en: b3c4ed30
chakart-becomes = Le Pion en { $at } devient { WORD($becomes, article: "a") }
# en: 284ba873
chakart-egg = Un œuf : { $egg } !
# en: 4b3f2413
chakart-gone = { WORD($piece, article: "the", start: "yes") } disparaît
# en: 9eaabe19
chakart-halo = { WORD($piece, article: "the", start: "yes") } ne peut pas bouger pendant un tour
# en: 58f99c29
chakart-recoloured = { WORD($piece, article: "the", start: "yes") } en { $at } change de camp
# en: 06dedc15
chakart-nobody = Aucune pièce ne peut changer de camp
# en: 7c1b7619
chakart-swap = { WORD($first, article: "the", start: "yes") } en { $one } et { WORD($second, article: "the") } en { $other } échangent leurs places
# en: 2bbf61ba
chakart-drop = { WORD($piece, article: "a", start: "yes") } arrive en { $at }
# en: 6b201ef6
chakart-passes = Passe
# en: d4a7cdff
chakart-declines = Refuse le bonus
# en: e507c719
chakart-awake = Peuvent de nouveau bouger : { $squares }
# en: 573d621a
chakart-bonus-daisy = Un autre coup suit
# en: ed464874
chakart-bonus-kingboo = Deux pièces vont échanger leurs places
# en: 82794b40
chakart-bonus-toadette = { WORD($piece, article: "a", start: "yes") } va arriver sur le plateau
# en: b07f7ebb
chakart-bonus-promote = Promotion à venir pour le Pion en { $at }
# en: 9b22648f
chakart-roll-placed = { $piece } en { $at }
# en: dfaa3f31
chakart-roll-placed-both = { $piece } en { $at } et en face
# en: 583675f3
chakart-roll-thrown = { $object } en { $from } : vers { $to }
# en: 1b622db6
chakart-roll-egg-B = œuf en { $at } : { $egg }, un échange
# en: b2b2f427
chakart-roll-egg-K = œuf en { $at } : { $egg }, un retour en arrière
# en: 5c102e1d
chakart-roll-egg-T = œuf en { $at } : { $egg }, une nouvelle pièce
# en: fcc8b585
chakart-roll-egg-C = œuf en { $at } : { $egg }, la pièce est mangée
# en: 45c8e755
chakart-roll-egg-D = œuf en { $at } : { $egg }, un autre coup
# en: 3859d148
chakart-roll-egg-M = œuf en { $at } : { $egg }, un tour de repos
# en: a39f567c
chakart-roll-egg-L = œuf en { $at } : { $egg }, une pièce adverse change de camp
# en: a2fd47ba
chakart-roll-egg-W = œuf en { $at } : { $egg }, une pièce du joueur passe à l’adversaire
# en: 01a7db18
chakart-roll-given = pièce de Toadette : { $piece }
# en: 36507ebb
chakart-roll-recolored = change de camp : la pièce en { $at }
# en: aa348c75
chakart-roll-gift = { WORD($object, article: "a") } tombe en { $at }
# en: 5c460c4d
chakart-lot-throw = { WORD($object, article: "a", start: "yes") } va envoyer la pièce au hasard
# en: 59a24709
chakart-lot-egg = Un œuf va s’ouvrir
# en: a55a4393
chakart-lot-piece = Toadette va donner une pièce
# en: 36eb15f0
chakart-lot-victim = Une pièce va changer de camp
# en: 199f0650
chakart-lot-gift = { WORD($object, article: "a", start: "yes") } va tomber à côté
# en: b808f262
chakart-wanted-daisy = Daisy te laisse rejouer avec la pièce de ton choix, ou `pass`.
# en: 7c1b049d
chakart-wanted-kingboo = King Boo te laisse échanger deux pièces de ton choix : écris les deux cases, ou `pass`.
# en: c236ef29
chakart-wanted-toadette = Toadette te donne { WORD($piece, article: "a") } : écris sa case d’arrivée, ou `pass`.
# en: 38a425a7
chakart-wanted-promote = Promotion pour ton Pion en { $at }. Choisis une Dame, une Tour, un Cavalier, un Fou ou un Roi.
# en: cbd11e17
chakart-choice-pass = Passer
# en: 01c0b6e9
chakart-warn-egg = Il y a un œuf en chemin : l’une des huit surprises, bonne ou mauvaise.
# en: c8be5a61
chakart-warn-banana = Il y a une banane en chemin. Elle envoie la pièce une case plus loin, tout droit, au hasard, et celle-ci prend ce qui s’y trouve, même une pièce à toi.
# en: 07d792d6
chakart-warn-bomb = Il y a une bombe en chemin. Elle envoie la pièce une case plus loin, en diagonale, au hasard, et celle-ci prend ce qui s’y trouve, même une pièce à toi.
# en: 67310b88
chakart-warn-shell = Tu n’as qu’une carapace par partie. Ce coup l’utilise.
# en: 41b99574
chakart-warn-stealth = Tu n’as qu’un coup furtif par partie. Ce coup l’utilise.
# en: d544fb95
chakart-warn-own = Cela peut toucher tes propres pièces : { $pieces }.
# en: d95f4a62
chakart-warn-own-piece = { $piece } en { $at }
# en: de4864df
chakart-warn-last-king = C’est ton dernier Roi qui ouvrirait l’œuf. Avec Chomp, tu perds la partie.
# en: f22af7cb
chakart-alt-turn = Chakart, coup { $number }, trait { WORD($side, article: "to") }, vu du côté { WORD($from, article: "of") }.
# en: d0bfe496
chakart-alt-over = Chakart, partie terminée, vue du côté { WORD($from, article: "of") }.
# en: 5bc0f18b
chakart-alt-todo = À faire : { $wanted ->
    [daisy] un autre coup (Daisy).
    [kingboo] un échange de deux pièces (King Boo).
    [toadette] { WORD($piece, article: "a") } à poser sur le plateau (Toadette).
   *[promote] ce que devient le Pion en { $at }.
}
# en: efa3f2de
chakart-alt-side = { $side } : { $men }.
# en: dcf7fbd5
chakart-alt-kind = { $kind } { $squares }
# en: f3d2ed14
chakart-alt-nobody = aucune pièce
# en: 10b2d61b
chakart-alt-halo = Ne peuvent pas bouger : { $squares }.
# en: 7ef466a3
chakart-alt-powers = { $powers ->
    [both] Carapace et furtivité prêtes.
    [shell] Carapace prête, furtivité utilisée.
    [stealth] Furtivité prête, carapace utilisée.
   *[none] Carapace et furtivité utilisées.
}
# en: 653ab1c2
chakart-alt-left = Une Dame { WORD($side, form: "adj-f") } a quitté { $left } en secret.
# en: 8e61b32a
chakart-alt-objects = Objets : { $objects }.
# en: 2ca097f3
chakart-alt-no-objects = Aucun objet.
# en: ad4d2f06
chakart-describe-man = { $held ->
    [yes] { $piece } { WORD($side, $piece) } qui ne peut pas bouger
   *[no] { $piece } { WORD($side, $piece) }
}
# en: 7cbe9529
lusus-describe-man = { $state ->
    [frozen] { $piece } { WORD($side, $piece) } { GENDER($piece) ->
        [f] gelée
       *[other] gelé
    }
    [guarded] { $piece } { WORD($side, $piece) } { GENDER($piece) ->
        [f] protégée
       *[other] protégé
    }
   *[free] { $piece } { WORD($side, $piece) }
}{ $held ->
    [yes] { " " }avec { $tiles }
   *[no] { "" }
}
# en: e6b9d3e5
lusus-describe-squares = { $side } { $squares }
# en: 2e575c5d
lusus-describe-on = { $what } en { $square }
# en: e4ec3652
lusus-describe-square = { $square } : { $what }.
# en: bccb11da
chakart-describe-squares = { $side } { $squares }
# en: 511a45fa
chakart-describe-on = { $what } en { $square }
# en: e0e18ceb
chakart-describe-square = { $square } : { $what }.
# en: a16478ff
rule-chakart-syntax = Je ne reconnais pas de coup dans `{ $typed }`. Écris où est la pièce et où elle va, par exemple `e2e4`. Ajoute `h` pour cacher une Dame, `s` pour la carapace.
# en: ce58898e
rule-chakart-not_canonical = `{ $typed }` n’est pas écrit dans la notation stricte.
# en: 144a519c
rule-chakart-ambiguous = `{ $typed }` peut désigner plusieurs coups : { $turns }.
# en: 2a96921d
rule-chakart-must_move = Tu as un coup à jouer : tu ne peux pas passer.
# en: d3f3c333
rule-chakart-must_promote = Le Pion doit devenir quelque chose : `q`, `r`, `n`, `b` ou `k`.
# en: adf05017
rule-chakart-empty_square = Il n’y a pas de pièce en { $square }.
# en: 5d98216f
rule-chakart-object_square = Il n’y a pas de pièce en { $square }, seulement { WORD($object, article: "a") }.
# en: b744e3d4
rule-chakart-not_your_man = { WORD($piece, article: "the", start: "yes") } { $square } n’est pas à toi.
# en: bd3074df
rule-chakart-immobilised = { WORD($piece, article: "the", start: "yes") } { $square } ne peut pas bouger avant ton prochain tour.
# en: 17ef0155
rule-chakart-own_man = { WORD($other, article: "your", start: "yes") } occupe déjà { $to }.
# en: 69d480f1
rule-chakart-cannot_reach = { WORD($piece, article: "the", start: "yes") } { $from } ne peut pas aller en { $to }.
# en: 3a978273
rule-chakart-blocked = { WORD($obstacle, article: "the", start: "yes") } en { $by } barre le chemin { WORD($piece, article: "to") }, de { $from } à { $to }.
# en: 8ae7ceb4
rule-chakart-no_such_man = Tu n’as { WORD($piece, article: "no") } qui puisse aller en { $to }.
# en: 0b6a0344
rule-chakart-none_reaches = { GENDER($piece) ->
    [f] Aucune
   *[other] Aucun
} de tes { WORD($piece, form: "other") } ne peut aller en { $to }.
# en: fe291204
rule-chakart-pawn_diagonal = Un Pion ne va en diagonale que vers une pièce adverse ou un objet, et il n’y a rien de tel en { $to }.
# en: 83756e67
rule-chakart-pawn_straight = Un Pion ne peut pas prendre tout droit, et il y a une pièce en { $to }.
# en: 4e2f0b67
rule-chakart-pawn_two = Un Pion n’avance de deux cases que depuis ses deux premières rangées.
# en: ce53dc09
rule-chakart-needs_promotion = Le Pion est promu en { $to } : ajoute `q`, `r`, `n`, `b` ou `k`.
# en: 4c388758
rule-chakart-no_promotion = Il n’y a pas de promotion en { $to }.
# en: e223430f
rule-chakart-stealth_queen = Seule une Dame peut se cacher, pas { WORD($piece, article: "the") } { $square }.
# en: 8795f224
rule-chakart-stealth_spent = Tu as déjà utilisé ton coup furtif.
# en: e36d2df1
rule-chakart-stealth_onto = Une Dame ne peut se cacher que sur une case vide, et { $to } n’est pas vide.
# en: 784d3b8d
rule-chakart-shell_king = Seul un Roi a une carapace, pas { WORD($piece, article: "the") } { $square }.
# en: b4579793
rule-chakart-shell_spent = Tu as déjà utilisé ta carapace.
# en: 1bf2d0ab
rule-chakart-shell_target = La carapace du Roi { $from } ne touche rien en { $to }. Elle vole tout droit ou en diagonale jusqu’à la première pièce visible, par-dessus œufs et champignons, et ne touche que des pièces adverses.
# en: 6d42f968
rule-chakart-shell_unsaid = Le Roi { $from } ne peut pas aller en { $to }, mais il peut lancer sa carapace sur { WORD($piece, article: "the") } qui s’y trouve. Une carapace ne sert qu’une fois par partie. Si c’est ton idée, ajoute un `s` : `{ $from }{ $to }s`.
# en: a4afb48e
rule-chakart-pawn_unsaid = Aucun Pion ne peut aller tout droit en { $to }. Dis d’où il vient, par exemple `{ $example }`.
# en: bfc53360
rule-chakart-wants_swap = Nomme les deux pièces à échanger, par exemple `a1h8`, ou écris `pass`.
# en: 1ae980a5
rule-chakart-wants_drop = Nomme la case pour { WORD($piece, article: "your") }, par exemple `@e4`, ou écris `pass`.
# en: 7cb51396
rule-chakart-wants_promotion = Choisis ce que devient le Pion en { $square } : `q`, `r`, `n`, `b` ou `k`.
# en: 3aa568d0
rule-chakart-nothing_to_drop = Tu n’as pas de pièce à poser.
# en: d52226bb
rule-chakart-nothing_to_promote = Aucun Pion n’attend de promotion.
# en: cfad45bb
rule-chakart-nothing_to_swap = Tu ne peux échanger des pièces qu’avec King Boo.
# en: 47450d7b
rule-chakart-drop_on_man = Il y a déjà { WORD($piece, article: "a") } en { $square }.
# en: c35d2251
rule-chakart-swap_no_man = Il n’y a pas de pièce à échanger en { $square }.
# en: 48a4b815
rule-chakart-swap_pawn = Le Pion { $from } ne peut pas arriver par échange en { $to }, sur sa dernière rangée.
# en: 3222f561
rule-chakart-swap_order = Un échange nomme deux pièces, la plus petite case d’abord.
# en: 54c6ec9f
rule-chakart-redacted = Une Dame est cachée et cette position ne dit pas où : c’est une position à montrer, pas à jouer.
# en: 6d0a69ec
rule-chakart-record_unreadable = Les résultats de `{ $typed }` ne sont pas écrits dans la notation stricte.
# en: 784ab20a
rule-chakart-record_short = Il manque un résultat à la notation.
# en: 9c32c55b
rule-chakart-record_long = La notation a un résultat de trop.
# en: 91d5ecc9
rule-chakart-record_impossible = La notation a un résultat impossible.
# en: f884e451
rule-chakart-unknown_setup = Il n’y a pas de disposition { $setup }.
# en: cf6c610d
rule-chakart-position_fields = Une position a quatre champs séparés par un seul espace ; j’en ai trouvé { $found }.
# en: 7c17cba7
rule-chakart-position_rows = Le plateau a 8 rangées séparées par des barres obliques ; j’en ai trouvé { $found }.
# en: 8b9049f4
rule-chakart-position_row = La rangée { $row } n’a pas 8 cases.
# en: c17adf9d
rule-chakart-position_run = Des cases vides qui se suivent s’écrivent par un nombre de 1 à 8.
# en: 29991cfb
rule-chakart-position_canonical = Des cases vides voisines s’écrivent par un seul nombre.
# en: 25605fda
rule-chakart-position_piece = Cette pièce ou cet objet n’existe pas.
# en: 8f41c42f
rule-chakart-position_side = Le camp au trait s’écrit w ou b.
# en: 02a8acb6
rule-chakart-position_count = Le compte est un nombre de six chiffres au plus, sans zéro devant.
# en: 43439bfa
rule-chakart-position_extra = Le dernier champ s’écrit comme {"{"}{"\u0022"}flags{"\u0022"}:{"\u0022"}1111{"\u0022"}{"}"}, avec hidden et todo après les drapeaux et sans espaces.
# en: a0de4ccf
rule-chakart-position_flags = Les drapeaux sont quatre chiffres, chacun 0 ou 1.
# en: 462257a9
rule-chakart-position_square = Cette case n’existe pas.
# en: 0f2f29a1
rule-chakart-position_todo = Ce choix n’existe pas.
# en: cb33f63d
rule-chakart-position_pawn = Le Pion { $square } est sur sa dernière rangée.
# en: 1aad91a5
rule-chakart-position_halo = Au milieu d’un coup, toutes les pièces du camp au trait peuvent bouger, mais pas celle en { $square }.
# en: 7514dcb1
rule-chakart-position_hidden_mover = La Dame cachée en { $square } appartient au camp au trait.
# en: c802d8b1
rule-chakart-position_hidden_missing = Une Dame est cachée en { $square }, et la position ne dit pas d’où elle vient.
# en: 2d6f893f
rule-chakart-position_hidden_twice = Il y a plus d’une Dame cachée.
# en: 0dbcbc4f
rule-chakart-position_hidden_todo = Aucune Dame n’est cachée au milieu d’un coup.
# en: 428ae4d6
rule-chakart-position_hidden_square = La Dame cachée a quitté { $square }, mais la case n’est pas vide.
# en: 4d380e2c
rule-chakart-position_hidden_flag = Une Dame est cachée, mais son camp n’a pas utilisé son coup furtif.
# en: 85de1abf
rule-chakart-position_todo_over = Il n’y a rien à choisir quand un camp n’a plus de Roi.
# en: aea041cf
rule-chakart-position_promote = Aucun Pion n’attend de promotion en { $square }.
# en: ec2fcee7
rule-chakart-position_promote_origin = Le Pion ne peut pas venir de { $square }.

## Lusus

# en: 5e594ca7
lusus-ask-man = { $which ->
    [tile] Quelle tuile ?
    [piece] Quelle pièce ?
   *[both] Quelle tuile, ou quelle pièce ?
}
# en: cb3a8fd1
lusus-ask-bearer = Sur quelle pièce ?
# en: ba8d4e5b
lusus-ask-tile = Quelle tuile de ton cimetière ?
# en: 6ddf8f0e
lusus-ask-first = Quelle tuile troques-tu ?
# en: 46e9a3c5
lusus-ask-target = Où va { WORD($piece, article: "the") } { $from } ?
# en: ca7a5b9b
lusus-ask-suffix = Quel coup pour { WORD($piece, article: "the") } { $from } ?
# en: c6a89379
lusus-ask-done = Le coup est prêt.
# en: c2b3f2d4
lusus-entry-tile = { $tile } ({ $code })
# en: 184df9de
lusus-entry-recycle = recycler { $tile } ({ $code })
# en: 8c0aeb51
lusus-entry-burn = brûler { $tile }
# en: fdd8afeb
lusus-entry-burn-text = sans effet, au cimetière · { $text }
# en: bc29531d
lusus-entry-to = en { $to }
# en: a3ca488e
-lusus-kind-K = Roi
    .gender = m
    .other = Rois
# en: 084cc3a6
-lusus-kind-Q = Dame
    .gender = f
    .other = Dames
# en: fe1f7bca
-lusus-kind-R = Tour
    .gender = f
    .other = Tours
# en: 35365c1e
-lusus-kind-B = Fou
    .gender = m
    .other = Fous
# en: 7ce95fb3
-lusus-kind-N = Cavalier
    .gender = m
    .other = Cavaliers
# en: a5d82e7b
-lusus-kind-P = Pion
    .gender = m
    .other = Pions
# en: 5fdcefa4
-lusus-kind-KI = Roi
# en: 9e938c33
-lusus-kind-QU = Dame
# en: 50df0dfa
-lusus-kind-BI = Fou
# en: f77e0acd
-lusus-kind-KN = Cavalier
# en: 6ac9c39e
-lusus-kind-RO = Tour
# en: 94cbff0b
-lusus-kind-PA = Pion
# en: f1e2cd10
-lusus-kind-SW = Échange
# en: 4c269425
-lusus-kind-RB = R&B
# en: 9da76473
-lusus-kind-SI = Pas de côté
# en: e0192d7c
-lusus-kind-IM = Immunité
# en: 425c5b80
-lusus-kind-GU = Garde
# en: 32a4f7a9
-lusus-kind-MD = -1 Pioche
# en: d3c7faaf
-lusus-kind-PD = +1 Pioche
# en: 539deea8
-lusus-kind-SF = Pieds collants
# en: d7547ebb
-lusus-kind-DM = Désarmement
# en: bf8865bb
-lusus-kind-EN = Rage
# en: ce2b43a3
-lusus-kind-PH = Traversée
# en: 1866e13a
-lusus-kind-DA = Double action
# en: d28149dd
-lusus-kind-SP = Ressort
# en: 5e075336
-lusus-kind-DS = Espace mort
# en: c312cc34
-lusus-kind-CO = Condamnation
# en: 2261e89f
-lusus-kind-WR = Tour du monde
# en: 790eafbb
-lusus-kind-GH = Fantôme
# en: 60ed6795
-lusus-kind-IZ = Immobilisation
# en: 6a2c994b
-lusus-kind-HR = Frappe et fuite
# en: f5a266f3
-lusus-kind-KW = Savoir
# en: 9f2454eb
-lusus-kind-BD = Éboulement
# en: 49619180
-lusus-kind-TH = Voleur
# en: 4f217e7b
-lusus-kind-RV = Vengeance
# en: abe6fafc
-lusus-kind-ND = Pas de pioche
# en: 972a795b
-lusus-kind-UN = Annulation
# en: d79b7473
-lusus-kind-DG = Esquive
# en: a02eb999
-lusus-kind-TF = Transfusion
# en: a1851e9c
-lusus-kind-BQ = Legs
# en: f5454bda
-lusus-kind-DI = Dissipation
# en: f11c37ed
-lusus-kind-KO = Mise au tapis
# en: f7cba837
-lusus-kind-DC = Désenchantement
# en: 218bb582
-lusus-kind-TP = Croche-pied
# en: e9fd54d4
-lusus-kind-ES = Entrave
# en: 8fa527d2
-lusus-kind-DL = Retard
# en: 474d6776
-lusus-kind-BS = Coup de poignard
# en: 96651660
-lusus-kind-LT = Drain de vie
# en: 2cc2f581
-lusus-kind-HE = Soin
# en: c67cdd1b
-lusus-kind-RC = Recyclage
# en: cd49fabf
-lusus-kind-TD = Troc
# en: dce76e08
lusus-text-KI = joue aussi comme un Roi
# en: 4013965d
lusus-text-QU = joue aussi comme une Dame
# en: 43c6a046
lusus-text-BI = joue aussi comme un Fou
# en: bdb8d5f2
lusus-text-KN = joue aussi comme un Cavalier
# en: bef1cacf
lusus-text-RO = joue aussi comme une Tour
# en: 776532db
lusus-text-PA = joue aussi comme un Pion, sans promotion
# en: 495edce5
lusus-text-SW = peut échanger sa place avec une voisine de l’un ou l’autre camp
# en: 36dcb160
lusus-text-RB = avec les coups de Tour, elle a aussi ceux de Fou, et inversement
# en: 01591dbc
lusus-text-SI = peut aussi aller ou prendre à une case, tout droit
# en: 0eded6b4
lusus-text-IM = ignore ce qui la gèle ou la gêne, et protège ses autres tuiles
# en: a69cd194
lusus-text-GU = les pièces amies qu’elle pourrait attaquer sont imprenables
# en: b31f69b2
lusus-text-MD = son joueur pioche une tuile de moins
# en: f57bbc34
lusus-text-PD = son joueur pioche une tuile de plus
# en: 67744ab9
lusus-text-SF = ne va que sur les cases voisines
# en: 5c96e51e
lusus-text-DM = ne peut pas prendre
# en: e8699599
lusus-text-EN = ne bouge que pour prendre
# en: 50b32d4a
lusus-text-PH = peut traverser une pièce
# en: 09e28baf
lusus-text-DA = son joueur peut jouer une tuile de plus à chaque tour
# en: 8ce2f797
lusus-text-SP = rebondit en diagonale sur pièces et bords, et l’on rebondit sur elle
# en: d669efdb
lusus-text-DS = ne fait qu’occuper un emplacement
# en: db3e7cee
lusus-text-CO = ne fait qu’occuper deux emplacements, et ne tient donc jamais sur un Roi
# en: 1673981b
lusus-text-WR = relie pour elle les colonnes a et h
# en: 909647c0
lusus-text-GH = gèle toutes ses voisines, amies ou ennemies
# en: b230bac2
lusus-text-IZ = rien ne peut la déplacer
# en: e170e0c8
lusus-text-HR = après une prise, peut rejouer une fois, sans prendre
# en: b659a64a
lusus-text-KW = son joueur voit la main adverse
# en: e6e61673
lusus-text-BD = une prise avec élan emporte aussi les pièces juste derrière
# en: aa9c328d
lusus-text-TH = peut voler une tuile de la pièce qu’elle prend
# en: 53f3b8e8
lusus-text-RV = piège : la pièce qui la prend est prise aussi
# en: 8b4bf855
lusus-text-ND = piège : qui la prend ne pioche rien ce tour-ci
# en: 85de1289
lusus-text-UN = piège : défait la prise, et ce coup est perdu
# en: 7a1d2d98
lusus-text-DG = piège : elle s’échappe sur une case voisine libre, au hasard
# en: b907d5a2
lusus-text-TF = piège : tes tuiles posées sur elle vont dans ton sac
# en: b1999414
lusus-text-BQ = piège : la première de tes autres tuiles sur elle va dans ta main
# en: ca8853f6
lusus-text-DI = une fois : retire une tuile de ton choix à une pièce
# en: 2991d325
lusus-text-KO = une fois : retire toutes les tuiles d’une pièce
# en: 84c4ea59
lusus-text-DC = une fois : retire une tuile Spéciale
# en: dc4046c2
lusus-text-TP = une fois : retire une tuile Mouvement
# en: 728661e2
lusus-text-ES = une fois : retire toutes les tuiles Mouvement d’une pièce
# en: b0306725
lusus-text-DL = une fois : la main adverse retourne au sac
# en: 2c518f37
lusus-text-BS = une fois : 2 tuiles de la main adverse, au hasard, vont au cimetière
# en: dca1c9ee
lusus-text-LT = une fois : 2 tuiles de la main adverse, au hasard, vont dans ton sac
# en: e9cce73a
lusus-text-HE = une fois : reprends 3 tuiles de ton cimetière en main
# en: 16b416b6
lusus-text-RC = une fois : joue une tuile de ton cimetière
# en: f843b589
lusus-text-TD = une fois : échange deux tuiles de deux pièces
# en: 9a7bddd6
lusus-tile-line = { $tile } ({ $code }) : { $text }
# en: 390ccb4b
-lusus-hidden = un piège face cachée
# en: 7c1b25d2
lusus-foreign = { $tile } { WORD($side, article: "of") }
# en: 62728116
lusus-some = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
# en: 18d5f50a
lusus-none = rien
# en: 63892959
lusus-attach = { $recycled ->
    [yes] recycle { $tile } sur { WORD($bearer, article: "the") } en { $at }
   *[no] { $tile } sur { WORD($bearer, article: "the") } en { $at }
}
# en: 3450c81c
lusus-remove = { $recycled ->
    [yes] recycle { $tile } : retire { $tiles } { WORD($bearer, article: "of") } en { $at }
   *[no] { $tile } : retire { $tiles } { WORD($bearer, article: "of") } en { $at }
}
# en: acadfda6
lusus-delay = { $recycled ->
    [yes] recycle Retard : retour au sac pour { $tiles } { WORD($side, article: "of") }
   *[no] Retard : retour au sac pour { $tiles } { WORD($side, article: "of") }
}
# en: 2371f86c
lusus-backstab = { $recycled ->
    [yes] recycle Coup de poignard : { $tiles }, de la main { WORD($side, article: "of") } au cimetière
   *[no] Coup de poignard : { $tiles }, de la main { WORD($side, article: "of") } au cimetière
}
# en: 69d08fc5
lusus-life-tap = { $recycled ->
    [yes] recycle Drain de vie : vole { $tiles } dans la main { WORD($side, article: "of") }
   *[no] Drain de vie : vole { $tiles } dans la main { WORD($side, article: "of") }
}
# en: 2a26ceea
lusus-heal = { $recycled ->
    [yes] recycle Soin : ramène { $tiles } en main
   *[no] Soin : ramène { $tiles } en main
}
# en: e65e723d
lusus-trade = { $recycled ->
    [yes] recycle Troc : { $one } en { $from } contre { $other } en { $to }
   *[no] Troc : { $one } en { $from } contre { $other } en { $to }
}
# en: c34336ec
lusus-burn = brûle { $tile }
# en: 6d2463ca
lusus-story = { WORD($steps, start: "yes") }
# en: 9ca46a1f
lusus-pass = aucun coup possible
# en: 76042e79
lusus-castle = { $wing ->
    [king] petit roque
   *[queen] grand roque
}
# en: 6782d4d6
lusus-swap = { $piece } { $from } échange sa place avec { WORD($partner, article: "the") } en { $to }
# en: 8cc857b5
lusus-move = { $piece } { $from } va en { $to }
# en: 2c6d0cd3
lusus-take = { $piece } { $from } prend { WORD($victim, article: "the") } en { $to }
# en: 26750e40
lusus-take-passing = { $piece } { $from } va en { $to } et prend { WORD($victim, article: "the") } en { $at } en passant
# en: 2e515ad3
lusus-roll = { $piece } { $from } roule sur { $victims }
# en: aa566fe6
lusus-attack = { $piece } { $from } attaque { $victims }
# en: 1010a8d5
lusus-victim = { WORD($piece, article: "the") } en { $at }
# en: c91cc85a
lusus-captured = prise { WORD($piece, article: "of") } en { $at }
# en: d0fe5b56
lusus-dodged = Esquive : la pièce en { $from } s’échappe en { $to }
# en: da3ec1f1
lusus-reverted = Annulation en { $at } : le coup est défait
# en: 122ff566
lusus-stolen = vole { $tile }
# en: 70a9b189
lusus-bequeathed = Legs : { $tile } dans la main { WORD($side, article: "of") }
# en: 2f8a4e2e
lusus-transfused = Transfusion : { $tiles } dans le sac { WORD($side, article: "of") }
# en: c4991fee
lusus-no-draw = Pas de pioche : { WORD($side, article: "the") } ne piochent rien
# en: 1b974ddc
lusus-avenged = Vengeance : { WORD($piece, article: "the") } en { $at } tombe aussi
# en: d8afb096
lusus-ran = file en { $to }
# en: b7d21c6e
lusus-stayed = ne peut pas filer plus loin
# en: f6872ab2
lusus-promoted = le Pion en { $at } devient { WORD($piece, article: "a") }
# en: 7fe91d29
lusus-drew = pioche { $tiles }
# en: 51c25ed4
lusus-roll-dealt = { WORD($side, article: "the", start: "yes") } commencent avec { $tile }
# en: c6f8896b
lusus-roll-drawn = { $reason ->
    [backstab] Coup de poignard prend
    [lifetap] Drain de vie prend
   *[draw] pioche
} { $tile }
# en: f1728012
lusus-roll-dodged = esquive en { $to }
# en: d373b3c7
lusus-option-tile = { $tile } : { $text }
# en: a7374923
lusus-option-trap = un piège, face cachée : l’un des six
# en: 47d361f9
lusus-option-recycle = recycler { $tile } : { $text }
# en: d25c7637
lusus-option-attach = { $tile } sur { $bearer } : { $text }
# en: 24c409fb
lusus-option-trade = troquer { $tile } sur { $piece } { $at }
# en: b16e20d1
lusus-option-piece = { $piece } en { $at }
# en: 1a6a09de
lusus-option-piece-tiles = { $piece } en { $at } avec { $tiles }
# en: b599b872
lusus-warn-burns = Cela brûle ta tuile { $tile }.
# en: eab30509
lusus-warn-strips = Attention, c’est une pièce à toi : cela retire { $tile } { WORD($piece, article: "of") } en { $at }.
# en: e6ae0a2d
lusus-warn-hinders = Attention, c’est une pièce à toi : cela met { $tile } sur { WORD($piece, article: "the") } en { $at }, et ça ne fait que la gêner.
# en: 82dfa240
lusus-warn-king = Ton Roi pourrait se faire prendre en { $at }.
# en: 0366a016
lusus-warn-cannot-draw = À la fin de ce tour, tu ne pourrais pas piocher assez de tuiles : tu perdrais la partie.
# en: 9eb18895
lusus-warn-bag = Ton sac se vide : au prochain tour, tu ne pourras pas piocher assez de tuiles, et c’est la partie perdue.
# en: 74b5242e
lusus-alt-turn = Lusus, coup { $number }, trait { WORD($side, article: "to") }, vu du côté { WORD($from, article: "of") }.
# en: 7353718e
lusus-alt-over = Lusus, partie terminée, vue du côté { WORD($from, article: "of") }.
# en: 293012ca
lusus-alt-men = { $side } : { $pieces }.
# en: 5cdc6bf3
lusus-alt-man = { $piece } { $at }
# en: 42493662
lusus-alt-bearer = { $piece } { $at } ({ $tiles })
# en: deaf3dcf
lusus-alt-board = Plateau depuis la rangée 8 vers le bas, tuiles entre parenthèses, Blancs en majuscules, TX un piège face cachée : { $board }.
# en: 7fd190c2
lusus-alt-frozen = Pièces gelées : { $squares }.
# en: 61a858e5
lusus-alt-guarded = Pièces protégées : { $squares }.
# en: 75b24a2f
lusus-alt-ghosts = Fantômes : { $squares }.
# en: 5bac3b6d
lusus-alt-piles = { $side } : { $hand } en main, { $bag } dans le sac, cimetière : { $graveyard }, à piocher : { $draws }, à jouer : { $plays }.
# en: 394a3e38
lusus-alt-held = { $count } ({ $tiles })
# en: dd5fc29a
rule-lusus-no_move = Ajoute maintenant le coup d’une pièce, par exemple `e2e4`.
# en: 0c25c6a8
rule-lusus-no_play = Je ne reconnais pas de tuile à jouer dans `{ $typed }`.
# en: 87991f2c
rule-lusus-unreadable = Je ne comprends pas `{ $typed }`. Écris une tuile, puis le coup d’une pièce, par exemple `QU@e2 e2e4`.
# en: 62fefafe
rule-lusus-no_target = Dis sur quelle case jouer { $tile }.
# en: 783e9dd3
rule-lusus-no_trap = Il n’y a pas de piège en { $square }.
# en: a788619a
rule-lusus-which_heal = Dis quelles 3 tuiles de ton cimetière Soin doit ramener.
# en: d59e5a60
rule-lusus-after_move = Rien ne peut suivre le coup de la pièce.
# en: 7e1deaf5
rule-lusus-no_bar = La notation a besoin de ` |` après le coup, et d’un seul espace avant chaque événement.
# en: f34a870c
rule-lusus-spaces = La notation a besoin d’un seul espace avant chaque événement, et d’aucun à la fin.
# en: 03dbf309
rule-lusus-other_position = Ce n’est pas un coup de cette position.
# en: 2426bc0f
rule-lusus-play_order = Les étapes du coup ne sont pas dans l’ordre strict : `{ $canonical }`.
# en: de023d0f
rule-lusus-event_order = Les tuiles de `{ $event }` ne sont pas dans l’ordre strict.
# en: 27efc13f
rule-lusus-play-first = Joue d’abord une tuile, ou brûles-en une (`burn` et son nom). Ensuite, joue une pièce.
# en: d19aaed4
rule-lusus-no_more_plays = { $tile } est une tuile de trop : ce tour-ci, tu peux jouer { $limit ->
    [one] seulement { $limit } tuile
   *[other] au plus { $limit } tuiles
}, et rien après en avoir brûlé une.
# en: a298ad07
rule-lusus-burn_first = Tu ne peux brûler { $tile } qu’en tout début de tour.
# en: 0a793640
rule-lusus-not_in_hand = Tu n’as pas { $tile } en main.
# en: a302d0cc
rule-lusus-not_in_graveyard = Tu n’as pas { $tile } dans ton cimetière.
# en: e9b58d96
rule-lusus-recycled_recycle = Recyclage ne peut pas ramener un Recyclage.
# en: 7b60156a
rule-lusus-empty_square = Il n’y a pas de pièce en { $square } pour { $tile }.
# en: 9c30435e
rule-lusus-trap_on_enemy = Les pièges ne se posent que sur tes propres pièces, et celle en { $square } n’est pas à toi.
# en: 95c54d4c
rule-lusus-no_room = La pièce en { $square } n’a pas de place pour { $tile }.
# en: b9cb6d31
rule-lusus-trade_no_room = La tuile troquée ne tient pas en { $square }.
# en: 2f6fbf5a
rule-lusus-no_such_tile = La pièce en { $square } n’a pas de tuile numéro { $slot }.
# en: b49b5457
rule-lusus-protected = Immunité protège la tuile { $slot } en { $square } contre { $tile }.
# en: 1fb49693
rule-lusus-immune_piece = La pièce en { $square } a l’Immunité : { $tile } ne peut pas la choisir.
# en: 32784228
rule-lusus-not_special = { $tile } ne retire que des tuiles Spéciales, et la tuile { $slot } en { $square } n’en est pas une.
# en: 299df851
rule-lusus-not_movement = { $tile } ne retire que des tuiles Mouvement, et la tuile { $slot } en { $square } n’en est pas une.
# en: 4b7199ba
rule-lusus-no_tiles = La pièce en { $square } n’a pas de tuiles.
# en: f6e3d2b1
rule-lusus-no_movement_tiles = La pièce en { $square } n’a pas de tuiles Mouvement.
# en: 28b0a511
rule-lusus-no_hand = Ton adversaire n’a pas de tuiles en main : { $tile } ne fait rien.
# en: 17697721
rule-lusus-empty_graveyard = Ton cimetière est vide : Soin ne fait rien.
# en: fa67cf0e
rule-lusus-same_piece = Troc a besoin de tuiles sur deux pièces différentes.
# en: f5ab21ff
rule-lusus-heal-count = Soin ramène maintenant exactement { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}.
# en: b030bd1a
rule-lusus-can_move = Tu as un coup à jouer : tu ne peux pas passer.
# en: baa205d9
rule-lusus-castling = Tu ne peux pas roquer maintenant.
# en: a9fdd0e6
rule-lusus-empty_origin = Il n’y a pas de pièce en { $from }.
# en: 6d92ec81
rule-lusus-enemy_piece = { WORD($piece, article: "the", start: "yes") } { $from } n’est pas à toi.
# en: 65481af2
rule-lusus-frozen = { WORD($piece, article: "the", start: "yes") } { $from } est { GENDER($piece) ->
    [f] gelée
   *[other] gelé
}.
# en: 4fda0279
rule-lusus-no_swap = { WORD($piece, article: "the", start: "yes") } { $from } n’a pas de tuile Échange, et ne peut donc pas échanger sa place avec la pièce en { $to }.
# en: bc304b36
rule-lusus-swap_nobody = Il n’y a pas de pièce en { $to } avec laquelle échanger sa place.
# en: 56915cdc
rule-lusus-swap_not = { WORD($piece, article: "the", start: "yes") } { $from } ne peut pas échanger sa place avec la pièce en { $to } : il faut une voisine qui ne soit pas gelée.
# en: b841f8ec
rule-lusus-suffix = { WORD($piece, article: "the", start: "yes") } peut aller de { $from } en { $to }, mais pas comme le dit `{ $move }`.
# en: 1eceac90
rule-lusus-own_piece = Une pièce à toi occupe déjà { $to }.
# en: dd4225a1
rule-lusus-disarmed = { WORD($piece, article: "the", start: "yes") } { $from } subit Désarmement, et ne peut pas prendre.
# en: 25dc8085
rule-lusus-enraged = { WORD($piece, article: "the", start: "yes") } { $from } subit Rage, et ne bouge que pour prendre.
# en: b9c2e9b0
rule-lusus-guarded = La pièce en { $to } est protégée : impossible de la prendre.
# en: e7f35c4b
rule-lusus-sticky = { WORD($piece, article: "the", start: "yes") } { $from } subit Pieds collants, et ne va que sur les cases voisines.
# en: 656834cc
rule-lusus-pawn_reach = Le Pion { $from } ne peut pas aller en { $to }.
# en: 752804f8
rule-lusus-reach = { WORD($piece, article: "the", start: "yes") } { $from } ne peut pas aller en { $to }.
# en: 67d622f4
rule-lusus-chance-missing = Il manque à la notation l’événement `{ $event }`.
# en: afe46f6d
rule-lusus-chance-extra = La notation a un événement qui n’arrive pas : `{ $event }`.
# en: 58fbeaef
rule-lusus-chance-order = Là où la notation dit `{ $found }`, c’est l’événement `{ $event }` qui arrive.
# en: a46dd715
rule-lusus-chance-value = L’événement `{ $event }` n’est pas possible ici.
# en: ec0880e9
rule-lusus-chance-syntax = Je ne comprends pas l’événement `{ $event }`.
# en: ccf0bd39
rule-lusus-unknown_setup = Il n’y a pas de disposition { $setup }.
# en: 09a2838c
rule-lusus-position_fields = Une position a dix champs séparés par un seul espace ; j’en ai trouvé { $found }.
# en: 733f24bb
rule-lusus-position_tag = Une position commence par L1.
# en: 0d60aea0
rule-lusus-position_rows = Le plateau a 8 rangées séparées par des barres obliques ; j’en ai trouvé { $found }.
# en: 9a92c1a2
rule-lusus-position_row = La rangée { $row } n’a pas 8 cases.
# en: 44efeec6
rule-lusus-position_canonical = Des cases vides voisines s’écrivent par un seul nombre.
# en: cc2632df
rule-lusus-position_piece = Cette pièce n’existe pas.
# en: 76908868
rule-lusus-position_tiles = Les tuiles d’une pièce se mettent entre parenthèses, une au moins.
# en: f43e914a
rule-lusus-position_tile = Aucune tuile `{ $tile }` ne peut se trouver ici.
# en: a1e3566e
rule-lusus-position_one_time = { $tile } ne se pose jamais sur une pièce.
# en: 7af3a885
rule-lusus-position_slots = Cette pièce a au plus { $limit ->
    [one] { $limit } emplacement
   *[other] { $limit } emplacements
}.
# en: 690355c6
rule-lusus-position_pawn = Un Pion sur sa dernière rangée a déjà eu sa promotion.
# en: 69d1254e
rule-lusus-position_side = Le camp au trait s’écrit w ou b.
# en: d03100cf
rule-lusus-position_rights = Les droits de roque sont des lettres parmi K, Q, k, q dans cet ordre, Roi et Tour à leur place de départ, ou un tiret.
# en: b20ee037
rule-lusus-position_passed = La case de prise en passant est vide, avec derrière elle la pièce adverse qui est passée ; sinon, un tiret.
# en: c77567aa
rule-lusus-position_phase = La phase est P0, P1, P2, M ou E.
# en: d0819c8f
rule-lusus-position_zones = Un joueur a une main, un sac et un cimetière séparés par des barres obliques ; j’en ai trouvé { $found }.
# en: a6881e39
rule-lusus-position_zone = Une zone vide s’écrit par un tiret.
# en: 4b0a65b5
rule-lusus-position_order = Les tuiles d’une zone ne sont pas dans leur ordre.
# en: 35dd96a1
rule-lusus-position_many = Il y a trop de tuiles d’un même type.
# en: 1b5afd26
rule-lusus-position_turn = Le numéro du coup est un nombre de 1 à { $limit }, sans zéro devant.
# en: 9a0bacac
rule-lusus-position_result = Le résultat est *, W+king, B+king, W+draw, B+draw ou B+limit.
# en: 80d54851
rule-lusus-position_end = La phase est E si, et seulement si, il y a un résultat.
# en: 00cf7913
rule-lusus-position_passed_end = Après la fin, aucune prise en passant n’est possible.
# en: bef38e99
rule-lusus-position_plays = On ne peut pas avoir joué autant de tuiles et avoir encore droit à une autre.
# en: ac7ca959
rule-lusus-position_parity = Un coup de numéro impair est aux Blancs, un pair aux Noirs.
# en: 49ae121e
rule-lusus-position_kings = Chaque camp a un Roi.

## Kyo

# en: 5e49a614
-kyo-kind-P = Pion Léger
    .gender = m
    .other = Pions Légers
# en: 95a6adaa
-kyo-kind-H = Pion Lourd
    .gender = m
    .other = Pions Lourds
# en: 684b67e0
-kyo-kind-T = Tour
    .gender = f
    .other = Tours
# en: e22a9030
-kyo-kind-Q = Dame
    .gender = f
    .other = Dames
# en: 6a5c2add
-kyo-kind-K = Roi
    .gender = m
    .other = Rois
# en: 05ccce6c
-kyo-kind-C = Canon
    .gender = m
    .other = Canons
# en: fda6ef6e
-kyo-kind-N = Cavalier
    .gender = m
    .other = Cavaliers
# en: a81ab41f
-dark = sombre
    .other = sombres
# en: a2a1408f
-light = clair
    .other = clairs
# en: f8bd2645
-shield = bouclier
    .gender = m
    .other = boucliers
# en: 5029814c
kyo-who = { $piece } { $from }
# en: afa6c861
kyo-pile = Le tas en { $from }
# en: 1c8a9cf2
kyo-pile-bare = Tas
# en: d85b0d61
kyo-move = { $who } va en { $to }{ $load ->
    [0] { "" }
    [one] { " " }avec { $load } jeton
   *[other] { " " }avec { $load } jetons
}
# en: 61fa265d
kyo-takes = { $who } prend { WORD($victim, article: "the") } en { $to }{ $load ->
    [0] { "" }
    [one] , avec { $load } jeton
   *[other] , avec { $load } jetons
}
# en: 0cd3d571
kyo-strike = { $who } frappe le bouclier en { $to } et rebondit
# en: be39415b
kyo-deploy = { $who } pose { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
} en { $to }
# en: b2a4f178
kyo-chips = { $who } envoie { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} en { $to }
# en: 43ab1de0
kyo-chips-deploy = { $who } envoie { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} en { $to }, boucliers compris
# en: 6ef56c96
kyo-shuffle = { $who } réordonne ses jetons, de bas en haut : { $order }
# en: 501bde35
kyo-then-move = continue en { $to }{ $load ->
    [0] { "" }
    [one] { " " }avec { $load } jeton
   *[other] { " " }avec { $load } jetons
}
# en: 66f571e8
kyo-then-takes = prend { WORD($victim, article: "the") } en { $to }{ $load ->
    [0] { "" }
    [one] , avec { $load } jeton
   *[other] , avec { $load } jetons
}
# en: 6510fe93
kyo-then-strike = frappe le bouclier en { $to } et rebondit
# en: 1775f84b
kyo-then-deploy = pose { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
} en { $to }
# en: c68c6354
kyo-then-chips = envoie { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} en { $to }
# en: a9e6e9d4
kyo-then-chips-deploy = envoie { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} en { $to }, boucliers compris
# en: 25b7bd35
kyo-then-shuffle = réordonne ses jetons, de bas en haut : { $order }
# en: 27617a25
kyo-destroyed = { $count ->
    [one] { $count } jeton { WORD($side, article: "of") } détruit
   *[other] { $count } jetons { WORD($side, article: "of") } détruits
}
# en: d9fe9180
kyo-end-here = finir le coup ici
# en: 5d4cac8b
kyo-number = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $count }
}
# en: feb98bee
kyo-shields = { $count ->
    [one] { $number } bouclier
   *[other] { $number } boucliers
}
# en: 37f01aa9
kyo-mana = { $count ->
    [one] { $number } jeton { $mana } { WORD($side, form: "adj-m") }
   *[other] { $number } jetons { WORD($mana, form: "other") } { WORD($side, form: "adj-mp") }
}
# en: b7fc677a
kyo-stack-empty = { $tile } : vide
# en: 94630e7f
kyo-stack-pawn = { $tile } : { WORD($piece, article: "a") } { WORD($side, $piece) }
# en: 836cbc0d
kyo-stack-chips = { $tile } : { $chips }
# en: f24b24af
kyo-stack-both = { $tile } : { $chips } sous { WORD($piece, article: "a") } { WORD($side, $piece) }
# en: 1c43adff
kyo-alt-turn = Kyo, coup { $number }, trait { WORD($side, article: "to") }, vu du côté { WORD($from, article: "of") }.
# en: 0a88c4ef
kyo-alt-over = Kyo, partie terminée, vue du côté { WORD($from, article: "of") }.
# en: c7541cac
kyo-alt-mana = { $side } : mana sombre { $dark }, mana clair { $light }.
# en: 757dd86a
kyo-alt-shields = Boucliers : { $gold } dans les piles des Dorés, { $red } dans celles des Rouges, { $nobody } sur des cases à bouclier.
# en: 254642ff
kyo-alt-stacks = Piles, de bas en haut : { $stacks }.
# en: 238dfc07
kyo-alt-symbols = Piles, de bas en haut, { kyo-alt-letters } : { $stacks }.
# en: 8c3dfe09
kyo-alt-rows = Rangées 0 à 9, chacune depuis la colonne A avec des nombres pour les cases vides, piles de bas en haut, { kyo-alt-letters } : { $rows }.
# en: b1f12060
kyo-alt-letters = Dorés en majuscules, Rouges en minuscules, S bouclier, D mana sombre et L mana clair, P Pion Léger et H Pion Lourd, T Tour, Q Dame, K Roi, C Canon, N Cavalier
# en: b717a4b4
kyo-describe-symbols = { kyo-alt-letters } : { $stacks }
# en: 2bff357b
kyo-describe-kind = { $side } { $tiles }
# en: 4aa9e69c
kyo-describe-tile = { $stack }.
# en: 13b258cc
kyo-ask-man = Quelle pile ?
# en: 42399e1f
kyo-situation = { $stack }.
# en: c55e18e4
kyo-ask-first-step = Vers où ?
# en: 4dc0bd18
kyo-ask-step = Continuer, ou finir ton coup ici ?
# en: b128a1aa
kyo-ask-load = Comment aller en { $to } ?
# en: 21fad5b5
kyo-ask-order = Dans quel ordre, de bas en haut ?
# en: 5e960a1b
kyo-ask-done = Le coup est prêt.
# en: da40370d
kyo-choice-stack = { $piece } { $tile }
# en: cf946c05
kyo-choice-to = en { $to }
# en: 47be65ce
kyo-choice-takes = en { $to }, prend { WORD($victim, article: "the") }
# en: 66495719
kyo-choice-shuffle = réordonner les jetons
# en: e2e3d595
kyo-choice-ways = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}
# en: fc6399f9
kyo-choice-wins = et gagne
# en: 5118cd49
rule-kyo-no_start = Un coup commence par la case de la pile, par exemple `A3 A4`.
# en: 92237b97
rule-kyo-no_step = Où va la pile ? Ajoute un pas, par exemple `A3 A4`.
# en: c4802811
rule-kyo-unreadable = Je ne comprends pas `{ $typed }`. Écris où est la pile et où elle va, par exemple `A3 A4`.
# en: ab9711b8
rule-kyo-not_canonical = Ce n’est pas écrit dans la notation stricte : `{ $canonical }`.
# en: 408e3bd7
rule-kyo-empty_tile = La case { $tile } est vide. Commence par l’une de tes piles.
# en: a07a7749
rule-kyo-enemy_stack = La pile en { $tile } n’est pas à toi.
# en: 85127f98
rule-kyo-shielded_tile = Il y a un bouclier au sommet en { $tile }, et une case à bouclier n’est à personne.
# en: 60f34b60
rule-kyo-nothing_more = Au pas { $number }, `{ $step }` : rien ne peut plus suivre dans ce coup.
# en: fdaf34bf
rule-kyo-movement_finished = Au pas { $number }, `{ $step }` : { WORD($piece, article: "the") } a fini d’avancer et reste en { $from }.
# en: 35bd275a
rule-kyo-too_many_steps = Au pas { $number }, `{ $step }` : un coup a au plus 64 pas.
# en: 15a0a771
rule-kyo-no_pawn = Au pas { $number }, `{ $step }` : il n’y a pas de pion en { $from }, dis donc combien de jetons partent, par exemple `+1`.
# en: 1ce32c8d
rule-kyo-out_of_reach = Au pas { $number }, `{ $step }` : { $to } est hors d’atteinte depuis { $from }.
# en: 836befb3
rule-kyo-own_pawn = Au pas { $number }, `{ $step }` : { WORD($target, article: "your") } occupe déjà { $to }.
# en: 99bdbe14
rule-kyo-too_few = Au pas { $number }, `{ $step }` : tu ne peux soulever { $count ->
    [0] aucun jeton
    [one] que { $count } jeton
   *[other] que { $count } jetons
} en { $from }.
# en: 9d69d9b4
rule-kyo-too_heavy = Au pas { $number }, `{ $step }` : { WORD($piece, article: "a") } soulève au plus { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}.
# en: f4693808
rule-kyo-light_pawn_lifts = Au pas { $number }, `{ $step }` : un Pion Léger ne peut pas soulever de jetons.
# en: c904f374
rule-kyo-must_strike = Au pas { $number }, `{ $step }` : il y a un bouclier en { $to }, donc { WORD($piece, article: "the") } ne peut que le frapper.
# en: e1a54962
rule-kyo-nothing_stays = Au pas { $number }, `{ $step }` : après un pas de mana, seuls des pas de mana peuvent suivre, et aucun jeton ne resterait en { $from } pour servir de chemin.
# en: bd786e2e
rule-kyo-shield_stays = Au pas { $number }, `{ $step }` : après un pas de mana, seuls des pas de mana peuvent suivre, et un bouclier resterait au sommet en { $from }. Un bouclier n’est pas un chemin.
# en: 923d84c8
rule-kyo-dark_stays = Au pas { $number }, `{ $step }` : un jeton sombre resterait en { $from }, le pas doit donc être droit, pas diagonal.
# en: dab7b43c
rule-kyo-light_stays = Au pas { $number }, `{ $step }` : un jeton clair resterait en { $from }, le pas doit donc être diagonal.
# en: c4c61676
rule-kyo-turns_on_dark = Au pas { $number }, `{ $step }` : un jeton sombre resterait de nouveau en { $from }, et deux pas sur la même couleur doivent aller dans la même direction.
# en: 8894240f
rule-kyo-turns_on_light = Au pas { $number }, `{ $step }` : un jeton clair resterait de nouveau en { $from }, et deux pas sur la même couleur doivent aller dans la même direction.
# en: dee8e099
rule-kyo-not_outnumbered = Au pas { $number }, `{ $step }` : { $from } n’est pas en surnombre face à { $to } ({ $attackers } contre { $defenders }), et un Pion Léger doit l’être.
# en: 7125e264
rule-kyo-no_shield = Au pas { $number }, `{ $step }` : il n’y a pas de bouclier en { $to }.
# en: 139420c7
rule-kyo-tower_strikes = Au pas { $number }, `{ $step }` : une Tour monte sur les boucliers. Au lieu de X, écris le nombre de jetons à emporter.
# en: 985455d7
rule-kyo-no_road_towards = Au pas { $number }, `{ $step }` : après un pas de mana, tu ne peux frapper que le long d’un chemin, et aucun chemin ne mène de { $from } à { $to }.
# en: 84f69092
rule-kyo-no_chips = Au pas { $number }, `{ $step }` : il faut envoyer au moins 1 jeton.
# en: 6d1cf37c
rule-kyo-direct_after = Au pas { $number }, `{ $step }` : tu ne peux envoyer des jetons qu’avant tout autre déplacement. Seule une Tour peut poser des boucliers plus tard.
# en: e32601bd
rule-kyo-chips_attack = Au pas { $number }, `{ $step }` : il y a { WORD($target, article: "a") } adverse en { $to }, et les jetons ne peuvent pas attaquer.
# en: 8bc80259
rule-kyo-chips_onto_shield = Au pas { $number }, `{ $step }` : il y a un bouclier au sommet en { $to }, et les jetons ne peuvent pas aller dessus.
# en: 4a822cf0
rule-kyo-shield_under_pawn = Au pas { $number }, `{ $step }` : { WORD($target, article: "your") } est en { $to }, et un bouclier ne peut pas aller sous un pion.
# en: 1f7039c2
rule-kyo-queen_only = Au pas { $number }, `{ $step }` : seule la Dame peut réordonner ses jetons maintenant.
# en: 220d93c8
rule-kyo-light_pawn_shuffles = Au pas { $number }, `{ $step }` : un Pion Léger ne peut pas réordonner de jetons.
# en: 0c15d308
rule-kyo-other_chips = Au pas { $number }, `{ $step }` : ce ne sont pas les jetons du sommet en { $from }.
# en: 932590ec
rule-kyo-changes_nothing = Au pas { $number }, `{ $step }` : réordonner ainsi les jetons ne change rien.
# en: 6a93eece
rule-kyo-shield_beneath_mana = Au pas { $number }, `{ $step }` : en réordonnant des jetons, on ne peut pas mettre un bouclier sous du mana.
# en: 7baf94c6
rule-kyo-unknown_setup = Il n’y a pas de disposition { $setup }.
# en: 288c4cdc
rule-kyo-position_fields = Une position a quatre champs séparés par un seul espace ; j’en ai trouvé { $found }.
# en: 9ab4e2f4
rule-kyo-position_rows = Le plateau a 10 rangées séparées par des barres obliques ; j’en ai trouvé { $found }.
# en: e23cae75
rule-kyo-position_row = La rangée { $row } n’a pas 10 cases.
# en: 580629d9
rule-kyo-position_run = Des cases vides qui se suivent s’écrivent par un nombre de 1 à 10, sans zéro devant.
# en: 1eec5f36
rule-kyo-position_canonical = Des cases vides voisines s’écrivent par un seul nombre.
# en: f2cffdc9
rule-kyo-position_cell = Il n’y a rien entre deux virgules.
# en: 6723613c
rule-kyo-position_piece = Cette pièce n’existe pas.
# en: fd724891
rule-kyo-position_pawn = Un pion est toujours tout en haut de sa pile.
# en: 058f620f
rule-kyo-position_chips = Il y a au plus { $limit ->
    [one] { $limit } jeton
   *[other] { $limit } jetons
} dans le jeu.
# en: c153f879
rule-kyo-position_count = { WORD($side, article: "the", start: "yes") } ont plus de { $limit } fois cette pièce : { $piece }.
# en: f9d2cb26
rule-kyo-position_shields = Il y a au plus { $limit ->
    [one] { $limit } bouclier
   *[other] { $limit } boucliers
} dans le jeu.
# en: e19e243d
rule-kyo-position_side = Le camp au trait s’écrit g ou r.
# en: 12c431b2
rule-kyo-position_setup = La disposition s’écrit r, m, f ou -, suivie d’un + pour les pièces facultatives.
# en: 364f4dec
rule-kyo-position_turn = Le numéro du coup est un nombre de 1 à { $limit }, sans zéro devant.
