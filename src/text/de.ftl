### Every text of Sealed Move that people read: Deutsch.
### whole: core, lessons, rules

# en: d7c8331a
language-name = Deutsch
# en: 0b981d16
list-next = { $before }, { $item }
# en: 5fbd4384
steps-next = { $before }; { $item }
# en: d281800f
sentences-next = { $before } { $item }
# en: eba153d1
stops-next = { $before }. { $item }
# en: 2c4d658b
parts-next = { $before } · { $item }
# en: 26ca6d07
-article = -
    .a-m = ein
    .a-m-acc = einen
    .a-m-dat = einem
    .a-f = eine
    .a-f-dat = einer
    .a-n = ein
    .a-n-dat = einem
    .the-m = der
    .the-m-acc = den
    .the-m-dat = dem
    .the-f = die
    .the-f-dat = der
    .the-n = das
    .the-n-dat = dem
    .your-m = dein
    .your-m-acc = deinen
    .your-m-dat = deinem
    .your-f = deine
    .your-f-dat = deiner
    .your-n = dein
    .your-n-dat = deinem
    .no-m = kein
    .no-m-acc = keinen
    .no-m-dat = keinem
    .no-f = keine
    .no-f-dat = keiner
    .no-n = kein
    .no-n-dat = keinem

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
game-option = { $game }: { $about }
# en: 0561f77f
game-about-aruki = Schach auf 12×12: Geschlagenes verschmilzt, Drachen räumen eine Linie oder Reihe
# en: a5a55d9c
game-about-kyo = Figuren auf Chipstapeln, die ihnen den Weg pflastern
# en: d50f55e8
game-about-chakart = Schach mit Eiern, Bananen, Bomben und einer versteckten Dame
# en: b90831cd
game-about-lusus = Schach mit Plättchen, die ändern, was eine Figur kann
# en: 51487e33
setup-aruki-standard = Standard
# en: 7fb65e95
setup-kyo-middle = Schützengraben
# en: f1d3645e
setup-kyo-rear = Offenes Feld
# en: f512d8f7
setup-kyo-front = Front an Front
# en: a5bf3fb1
setup-kyo-middle-plus = Schützengraben, mit Kanonen und Springern
# en: 6baf8c44
setup-kyo-rear-plus = Offenes Feld, mit Kanonen und Springern
# en: f494717f
setup-kyo-front-plus = Front an Front, mit Kanonen und Springern
# en: a102c5f6
setup-chakart-asymmetric = Jede Seite zufällig aufgestellt
# en: 55644158
setup-chakart-symmetric = Zufällig, für beide gleich
# en: f59e5bec
setup-chakart-deterministic = Wie im Schach
# en: ef832861
setup-lusus-standard = Standard
# en: e6633efd
-side-white = Weiß
    .gender = n
    .adj-m = weißer
    .adj-m-acc = weißen
    .adj-m-dat = weißen
    .adj-f = weiße
    .adj-f-dat = weißen
    .adj-n = weißes
    .adj-n-dat = weißen
    .adj-other = weiße
# en: 74fdef90
-side-black = Schwarz
    .gender = n
    .adj-m = schwarzer
    .adj-m-acc = schwarzen
    .adj-m-dat = schwarzen
    .adj-f = schwarze
    .adj-f-dat = schwarzen
    .adj-n = schwarzes
    .adj-n-dat = schwarzen
    .adj-other = schwarze
# en: 7adbcccf
-side-gold = Gold
    .gender = n
    .adj-m = goldener
    .adj-m-acc = goldenen
    .adj-m-dat = goldenen
    .adj-f = goldene
    .adj-f-dat = goldenen
    .adj-n = goldenes
    .adj-n-dat = goldenen
    .adj-other = goldene
# en: 324655b6
-side-red = Rot
    .gender = n
    .adj-m = roter
    .adj-m-acc = roten
    .adj-m-dat = roten
    .adj-f = rote
    .adj-f-dat = roten
    .adj-n = rotes
    .adj-n-dat = roten
    .adj-other = rote
# en: ce22b3b9
label-turn = Zug { $number }
# en: af787251
label-won = { $side } gewinnt
# en: ac1c74b5
label-drawn = Remis
# en: ea324a36
label-canceled = Abbruch
# en: 4ef1d665
label-by-checkmate = durch Matt
# en: e7fffa67
label-by-king = durch Fang des Königs
# en: d306ffc0
label-by-kings = durch Fang aller Könige
# en: 0f642c1d
label-by-no-kings = ganz ohne Könige
# en: d9603f95
label-by-mana = mangels Mana
# en: d7435499
label-by-tiles = mangels Plättchen
# en: c472b34a
label-by-limit = an der Zuggrenze
# en: 335132d1
label-by-resignation = durch Aufgabe
# en: 373d1b71
label-by-time = auf Zeit
# en: a5d9e4b2
label-by-admin = durch Entscheid
# en: dd541fed
label-by-agreement = durch Einigung
# en: 4b45bd0e
label-by-stalemate = durch Patt
# en: 1f8b015d
label-by-bare-kings = mit blanken Königen
# en: 534a928f
label-by-quiet = durch ruhige Züge
# en: fd483f2c
label-by-no-progress = ohne Fortschritt
# en: 528efada
label-by-blocked = durch Blockade
# en: bff90385
label-by-no-move = mangels Zügen
# en: 0b6c3990
label-by-repetition = bei dreimal gleicher Stellung
# en: 58823171
label-by-rules = nach den Regeln
# en: c89906ff
label-by-none = ohne Ergebnis
# en: 292d2084
label-by-season = am Ende der Saison
# en: 6ec3a92b
alt-ended = { $game }, { $result } { $why }, aus der Sicht von { $from }.

# en: 4c156db9
alt-last = Letzter Zug, { $side }: { $meaning }.

# en: 08686461
alt-planned = Geplanter Zug, { $side }: { $meaning }.

## Commands

# en: 400001f2
command-challenge = Jemanden herausfordern, oder alle, die Lust haben
# en: 81c3576d
command-challenge-game = Welches Spiel
# en: 6b8c455b
command-challenge-opponent = Gegen wen (Standard: wer zuerst annimmt)
# en: 7d5f50aa
command-challenge-side = Deine Seite (Standard: zufällig)
# en: d24f8c67
command-challenge-pace = Bedenkzeit pro Zug (Standard: wie auf dem Server eingestellt)
# en: ee73a016
command-challenge-time = Tage für die ganze Partie, zusätzlich zu einem Tag pro Zug
# en: ad4be3b3
command-challenge-setup = Wie die Figuren anfangs stehen (Standard: die übliche Aufstellung)
# en: 2e3e44bb
command-challenge-rated = Ob die Partie für die Wertung zählt (Standard: ja)
# en: 223edb3f
command-challenge-level = Gegen den Computer auf dieser Stufe (Standard: eine, die zu dir passt)
# en: 456ffd3a
choice-side-first = Beginnt
# en: 5e0ea21b
choice-side-second = Zieht als Zweites
# en: 78993027
choice-side-random = Zufällig
# en: 0b624f62
choice-pace = { $budget ->
    [0] { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
    [one] 1 Tag pro Zug und insgesamt 1 Tag extra
   *[other] 1 Tag pro Zug und insgesamt { $budget } Tage extra
}
# en: 852bda02
choice-pings-channel = Im Kanal der Partie
# en: b92d8529
choice-pings-direct = Per Direktnachricht
# en: c76ff34e
choice-pings-both = Im Kanal und per Direktnachricht
# en: 46dcd130
choice-reminders-both = Nach 50 % und nach 80 % meiner Zeit
# en: 201f99ba
choice-reminders-late = Nach 80 % meiner Zeit
# en: 4947f76b
choice-reminders-none = Nie
# en: 923ec64b
choice-theme-classic = Klassisch
# en: 390b9adb
choice-theme-dark = Dunkel
# en: 654e7bd8
choice-theme-contrast = Hoher Kontrast
# en: fd39bd0e
choice-size-usual = Normal
# en: 888503a4
choice-size-small = Klein
# en: 3f09b6e3
choice-size-large = Groß
# en: 817f724d
choice-layout-wide = Breit: Angaben neben dem Brett
# en: e65d9b40
choice-layout-tall = Hoch: für Handys
# en: f4706394
choice-symbols-off = Nur Figuren
# en: e8c82c69
choice-symbols-on = Figuren mit Buchstaben
# en: f302840d
choice-board-own = Meine eigene Seite
# en: f4ae2022
choice-board-first = Die Seite, die beginnt
# en: 427d23ea
choice-board-second = Die Seite, die als Zweites zieht
# en: fe0b8e79
choice-text-off = Nur Bilder
# en: c43af4fb
choice-text-beside = Bilder und Text
# en: 1592f49a
choice-text-instead = Nur Text
# en: 2306150f
choice-accepts-everybody = Alle
# en: 62fcd5da
choice-accepts-known = Alle, gegen die ich schon gespielt habe
# en: d2304e0b
choice-accepts-nobody = Niemand
# en: bb7b621a
choice-language-discord = Wie in Discord
# en: 581da029
choice-puzzles-on = Frag mich wieder
# en: a28f9b71
choice-puzzles-off = Frag nicht
# en: 233e4c50
choice-danger-on = Sag es
# en: 1a7849bc
choice-danger-off = Sag nichts
# en: b60965a9
choice-yes = Ja
# en: 3d8917bc
choice-no = Nein
# en: f0640877
command-move = Deinen Zug spielen
# en: 36bac45d
command-move-turn = Dein Zug: aus der Liste wählen oder tippen
# en: 32837f11
command-move-game = In welcher deiner Partien
# en: fa583e1e
command-board = Das Brett zeigen, nur für dich
# en: 31d19651
command-board-game = Welche Partie
# en: 9f1d420a
command-board-turn = Nach welchem Zug, als Nummer (0 ist der Anfang)
# en: 46b5e553
command-games = Deine Partien auflisten, die dringendste zuerst
# en: 848ae5be
command-games-player = Wessen Partien (Standard: deine)
# en: 5738fa8a
command-history = Eine Partie durchblättern, herunterladen, als Wiederholung ansehen
# en: 55da1d54
command-history-game = Welche Partie
# en: 1a1c71ab
command-learn = Ein Spiel in kurzen Lektionen lernen
# en: 226b0fb3
command-puzzle = Eine Aufgabe lösen: Finde den einen richtigen Zug
# en: 34859a26
command-learn-game = Welches Spiel (Standard: zeigt, wie weit du in jedem bist)
# en: df790a7c
command-puzzle-game = Welches Spiel (Standard: aus einer Liste wählen)
# en: df0e8bc9
command-rules = Die Regeln eines Spiels, mit Bildern
# en: 45f95476
command-rules-game = Welches Spiel
# en: 506e8cf2
command-rules-topic = Eine Figur, ein Plättchen oder eine Regel (Standard: die erste Seite)
# en: e33baf6c
command-describe = Das Brett in Worten lesen
# en: f38d94da
command-describe-game = Welche Partie
# en: ed53f862
command-describe-what = Ein Feld, eine Reihe, eine Seite oder eine Figur (Standard: alles)
# en: c4aedb89
command-resign = Eine Partie aufgeben
# en: 011022bb
command-resign-game = Welche deiner Partien
# en: 86c36bbc
command-draw = Remis anbieten oder annehmen
# en: f0cf2fc6
command-draw-game = In welcher deiner Partien
# en: 57a1a131
command-takeback = Darum bitten, deinen letzten Zug zurücknehmen zu dürfen
# en: a2f86e35
command-takeback-game = In welcher deiner Partien
# en: 58f0bf60
command-abort = Eine Partie abbrechen, bevor ihr beide gezogen habt
# en: 3bee894f
command-abort-game = Welche deiner Partien
# en: 9722478d
command-rematch = Revanche anbieten, mit vertauschten Seiten
# en: a64391f4
command-rematch-game = Für welche deiner beendeten Partien
# en: f63cdd22
command-next = Deine dringendste Partie öffnen
# en: 582bb396
command-note = Private Notizen zu einer Partie schreiben
# en: 156b5bb6
command-note-game = Zu welcher deiner Partien
# en: ea7aeef0
command-profile = Ergebnisse und Wertungen zeigen
# en: e94e689a
command-profile-player = Wessen Profil (Standard: deines)
# en: 81e3132c
command-leaderboard = Die Besten zeigen
# en: a5cc24db
command-leaderboard-game = Welches Spiel (Standard: alle)
# en: eee286d6
command-leaderboard-scope = Dieser Server oder überall (Standard: dieser Server)
# en: 51732181
choice-scope-server = Dieser Server
# en: e5cafcd8
choice-scope-everywhere = Überall
# en: 8491d6ae
command-mydata = Deine Daten herunterladen oder löschen
# en: e7ac3f47
menu-challenge = Herausfordern …
# en: ad42ce28
command-block = Jemanden blockieren oder deine Blockierungen zeigen und aufheben
# en: 1ef32844
command-block-person = Wen du blockierst (Standard: zeigt deine Blockierungen)
# en: 4c8b5043
menu-block = Blockieren
# en: c5c04354
command-moderate = Leute stummschalten, Partien annullieren, das Protokoll sehen (für die Moderation)
# en: 39f094fb
command-moderate-mute = Jemandem hier das Herausfordern und das Anpingen mit Anfragen verbieten
# en: 85022b5c
command-moderate-person = Wen es betrifft
# en: 853b44bb
command-moderate-days = Für wie viele Tage (0 beendet eine Stummschaltung)
# en: 36b833dc
command-moderate-annul = Die Wertungsänderungen einer Partie zurücknehmen
# en: 12c02b83
command-moderate-restore = Eine Annullierung rückgängig machen
# en: a76fa5e5
command-moderate-game = Welche Partie
# en: 0b82657c
command-moderate-reason = Warum, fürs Protokoll und für die Betroffenen
# en: 223d5305
command-moderate-pings = Die Anfragen der letzten zwei Wochen und ihre Pings auflisten
# en: 1f9a5659
command-moderate-pings-person = Nur von dieser Person (Standard: von allen)
# en: f67c5af4
command-moderate-log = Zeigen, was die Moderation hier in den letzten zwölf Monaten getan hat
# en: dba14ae4
command-plan = Eine Antwort auf den nächsten Zug deines Gegners vorbereiten
# en: ee5081ee
command-plan-if = Wenn dein Gegner das spielt
# en: 21026d9e
command-plan-then = Dann sofort das spielen
# en: f07cf31e
command-plan-after = Welchen deiner Pläne das fortsetzt
# en: 79f1a8f9
command-plan-game = In welcher deiner Partien
# en: fc5f1dcb
command-review = Auf eine beendete Partie zurückblicken: was sie gedreht hat und was besser gewesen wäre
# en: 087b9c34
command-review-game = Welche beendete Partie (Standard: deine letzte)
# en: b3a1d224
command-verify = Würfel und Computerzüge einer beendeten Partie prüfen
# en: f51a8bcc
command-verify-tournament = Stattdessen die Auslosung der letzten Saison eines Turniers prüfen
# en: 0e3b140b
command-verify-game = Welche Partie
# en: dbbc0438
command-hint = In einer Partie gegen den Computer einen Tipp holen
# en: 980a3abd
command-hint-game = Welche Partie (Standard: die hier)
# en: ff5e4156
command-moretime = Deinem Gegner einen Tag mehr geben
# en: ffaf4ac4
command-moretime-game = In welcher deiner Partien
# en: b159b786
command-vacation = Deine Uhren anhalten, solange du weg bist
# en: e8e1b5b8
command-vacation-days = Für wie viele Tage (0 beendet deinen Urlaub)
# en: 5f3e8890
command-settings = Deine Einstellungen sehen und ändern
# en: fcccae02
command-settings-pings = Wo du angepingt wirst
# en: da759486
command-settings-reminders = Wann du an eine Partie erinnert wirst
# en: 90586401
command-settings-timezone = Deine Zeitzone: Tippe eine Stadt ein und wähle sie aus
# en: 027af42d
command-settings-quiet = Wann keine Erinnerungen kommen, zum Beispiel 22-7, oder off
# en: 60f10712
command-settings-confirm = Nachfragen, bevor ein getippter Zug gespielt wird
# en: 498c59bc
command-settings-theme = Die Farben deiner Bretter
# en: 8be1dbdd
command-settings-size = Die Größe deiner Bretter
# en: c37965bf
command-settings-layout = Breite Bretter oder hohe fürs Handy
# en: e58ca1c3
command-settings-symbols = Buchstaben auf den Figuren deiner Bretter
# en: 2dfcd37d
command-settings-board = Welche Seite bei deinen Brettern unten ist
# en: 4d50d7f4
command-settings-text = Deine Bretter als Bild, als Text oder als beides zeigen
# en: f1b13225
command-settings-challenges = Wer dich herausfordern darf
# en: 0dcf6794
command-settings-danger = Sagen, wenn dein König in Gefahr ist (Stufen 1 und 2, Lektionen)
# en: a310fe01
command-settings-puzzles = Aus deinen eigenen Fehlern Aufgaben machen
# en: 191fff0e
command-settings-language = Deine Sprache
# en: 848045c1
command-server = Für Admins: den Server einrichten und Partien entscheiden
# en: 0e3a8f55
command-server-show = Die Einstellungen dieses Servers zeigen
# en: 298e024b
command-server-channel = Die Kanäle wählen, in denen gespielt wird
# en: 88e5f219
command-server-channel-add = Einen Kanal hinzufügen, in dem gespielt wird
# en: 6d2988db
command-server-channel-remove = In einem Kanal keine Partien mehr beginnen
# en: 1465c89f
command-server-channel-clear = Jede Partie dort spielen, wo die Herausforderung steht
# en: 3d48a113
command-server-channel-which = Welcher Kanal
# en: b30517e2
command-server-threads = Jeder neuen Partie einen eigenen Thread geben
# en: 322a99a6
command-server-threads-each = An oder aus
# en: 68a4a2af
command-server-limits = Partien und Herausforderungen pro Person begrenzen
# en: 4b7b7cb5
command-server-limits-games = Laufende Partien pro Person (0 für unbegrenzt)
# en: 17de3d8f
command-server-limits-challenges = Offene Herausforderungen pro Person (1 bis 50)
# en: 749b73fa
command-server-pace = Die übliche Bedenkzeit pro Zug festlegen
# en: 6e71dc7e
command-server-pace-days = Tage pro Zug
# en: f1126251
command-server-vacation = Festlegen, wie viele Urlaubstage hier die Uhren anhalten
# en: 7ba3a96c
command-server-vacation-days = Tage pro Jahr (0 für keine)
# en: 22dc1d3b
command-server-puzzle = Jeden Tag eine Aufgabe stellen
# en: 7ed23b60
command-server-puzzle-channel = Wo sie erscheint (Standard: wo sie bisher erschien)
# en: 79c04df5
command-server-puzzle-game = Zu welchem Spiel (Standard: jeden Tag ein anderes)
# en: 7ca1b2c3
command-server-puzzle-hour = Zu welcher Stunde, 0 bis 23 (Standard: 9)
# en: d439c8bd
command-server-puzzle-timezone = Die Zeitzone dieser Stunde (Standard: deine aus /settings)
# en: c4f17f47
command-server-puzzle-off = Die Aufgabe des Tages abstellen (Standard: nein)
# en: 782d4b8f
command-server-board = Eine Liste der laufenden Partien in einem Kanal führen
# en: f497c6ba
command-server-board-channel = Welcher Kanal (weglassen, um die Liste zu entfernen)
# en: d07e5412
command-server-language = Die Sprache öffentlicher Nachrichten festlegen
# en: 51e4bfdf
command-server-language-which = Welche Sprache
# en: 0787839b
command-server-adjudicate = Eine Partie anstelle der beiden Seiten entscheiden
# en: 2e405c12
command-server-adjudicate-game = Welche Partie
# en: fd359a90
command-server-adjudicate-result = Wie sie endet
# en: 5e047386
command-server-adjudicate-reason = Warum (beide Seiten lesen die Begründung)
# en: d8980ebe
command-server-abort = Eine Partie für beide Seiten abbrechen, ohne Ergebnis
# en: 8250a8fb
command-server-abort-game = Welche Partie
# en: a0c2a38d
command-server-abort-reason = Warum (beide Seiten lesen die Begründung)
# en: d1c61992
command-server-export = Die Daten dieses Servers herunterladen
# en: ba255ef7
command-server-export-after = Nach dieser Partie weitermachen, wenn eine Datei nicht reichte
# en: 6b9cf2f8
command-server-organizer = Eine Rolle Turniere leiten lassen
# en: 51c170d0
command-server-organizer-role = Welche Rolle (weglassen: nur Admins)
# en: 8133d2be
command-server-delete = Die Daten dieses Servers löschen
# en: 9cd4e6a0
command-tournament = Bei den Turnieren dieses Servers mitspielen
# en: 93cde4ee
command-tournament-which = Welches Turnier
# en: 7591ccdf
command-tournament-show = Termine, Tabellen und Partien
# en: 36f299dc
command-tournament-join = In ein Turnier einsteigen
# en: d1ecfc92
command-tournament-leave = Aus einem Turnier aussteigen, sofort oder nach dieser Saison
# en: 8d52d73c
command-tournament-new = Hier ein Turnier starten (für die Turnierleitung)
# en: 079f28d9
command-tournament-new-name = Name des Turniers (Standard: der des Spiels)
# en: 484d8e11
command-tournament-manage = Ein Turnier ändern (für die Turnierleitung)
# en: 1377a5e7
command-help = Wie gespielt wird und was du als Nächstes tun kannst

## Buttons and fields

# en: 82b283a6
button-accept = Annehmen
# en: c70d60dc
button-accept-unrated = Ungewertet annehmen
# en: 7a337594
button-decline = Ablehnen
# en: 9d4d9bd7
button-withdraw = Zurückziehen
# en: 3555b690
button-move = Ziehen
# en: 821e386a
button-view = Meine Sicht
# en: c4c2faef
button-history = Verlauf
# en: 9b524c06
button-review = Rückblick
# en: 351d5b25
button-look-again = Nochmal schauen
# en: 2228712d
button-show-number = { $number } zeigen
# en: 471ce935
button-try-number = { $number } probieren
# en: 51024ea8
button-more = Mehr
# en: a81f5d23
button-resign = Aufgeben
# en: 29d17c70
button-resign-sure = Ja, aufgeben
# en: 6f70a3c9
button-draw-offer = Remis anbieten
# en: 0ca531fc
button-draw-accept = Remis annehmen
# en: d986de93
button-draw-decline = Remis ablehnen
# en: 2a673151
button-draw-withdraw = Angebot zurückziehen
# en: 3cafda8f
button-takeback = Um Rücknahme bitten
# en: b870451a
button-takeback-accept = Rücknahme erlauben
# en: 0ec26b4a
button-takeback-decline = Rücknahme ablehnen
# en: 489018e8
button-takeback-withdraw = Anfrage zurückziehen
# en: 019db0f2
button-abort = Partie abbrechen
# en: ed33a02f
button-abort-sure = Ja, abbrechen
# en: d7ab72af
button-rematch = Revanche
# en: 1468dc72
button-note = Notizen
# en: f5950db0
button-dice = Würfel
# en: 271f6271
button-how-to-play = So wird gespielt
# en: 67bbd065
button-lessons = Lektionen
# en: 5420756b
button-lessons-of = { $game } lernen
# en: 87e81851
button-first-course = Erster Kurs
# en: d0384c34
button-next-lesson = Nächste Lektion
# en: 7d2409e6
button-know-chess = Ich kann Schach
# en: 56fbe6b6
button-next-puzzle = Nächste Aufgabe
# en: f11074f7
button-puzzle-of = { $game }-Aufgabe
# en: 5d0e7662
button-solve = Lösen
# en: 1dcf6afb
button-solution = Lösung zeigen
# en: 9d0c11b9
button-line = Zugfolge zeigen
# en: f88929c5
button-again = Nochmal spielen
# en: 1cf2aa0b
button-continue = Weiter
# en: 9e01693c
button-hint = Tipp
# en: 64157e52
button-export = Herunterladen
# en: c476c93e
button-unblock = Blockierung aufheben
# en: 687f7456
button-forget = Löschen
# en: 6a587987
button-forget-sure = Ja, alles löschen
# en: ae74cf1f
button-list-me = Globalen Listen beitreten
# en: c77609de
button-unlist-me = Globale Listen verlassen
# en: 959356d7
button-play = { $turn } spielen
# en: baa55692
button-plan-cancel = { $number } streichen
# en: bf8c0db6
button-plan-cancel-all = Alle streichen
# en: 99ea3726
button-end-sure = Ja, beenden
# en: 92bf9a7d
button-server-delete-sure = Ja, alles löschen
# en: 173b05ea
button-cancel = Abbrechen
# en: 71d9c081
button-new-game = Neue Partie
# en: 3ccbd362
button-send-challenge = Herausfordern
# en: 2c64b12a
button-other-side = Seite wechseln
# en: 64602fee
button-rated = Gewertet spielen
# en: 9a97ebef
button-unrated = Ungewertet spielen
# en: 43b859cd
button-anyone = Offen für alle
# en: 3a8b7215
button-rules-of = { $game }-Regeln
# en: 56d5a4b6
button-play-computer = Gegen den Computer
# en: 3824624e
button-start-game = Los
# en: e1bffd2d
button-in-public = Öffentlich spielen
# en: 13594e83
button-in-private = Privat spielen
# en: 8cfce722
button-strict = Streng spielen
# en: e8698b35
button-lenient = Rücknahmen erlauben
# en: 905fa317
button-play-again = Nochmal spielen
# en: c89b2fdd
button-try = Ab hier probieren
# en: df0ccca8
button-level-up = Eine Stufe höher
# en: 96567f73
button-level-down = Eine Stufe tiefer
# en: 43d05c29
button-computer-hint = Tipp
# en: c738f17a
button-hint-move = Zug zeigen
# en: d504b56d
button-hint-why = Warum?
# en: a5c0174a
button-hint-play = Zug spielen
# en: 8363840c
button-undo = Rückgängig
# en: 8f5e5b96
button-confirm = Bestätigen
# en: 08a1d644
button-edit = Ändern
# en: 4d5555b7
button-type = Zug tippen
# en: 3e052f13
button-withdraw-number = { $number } zurückziehen
# en: 1b1016a7
button-accept-number = { $number } annehmen
# en: a2f5beb5
button-decline-number = { $number } ablehnen
# en: ddce2799
button-type-value = Eintippen
# en: 563db336
button-all-options = Alle Einstellungen
# en: 1ff140f5
button-clear-channels = Alle entfernen
# en: 87ed6d14
button-all-games = Alle Spiele
# en: e285ee3b
button-this-server = Dieser Server
# en: 83df0d4b
button-all-servers = Alle Server
# en: 5a2d0223
button-page-back = ◀ Vorige
# en: d48dd9c1
button-page-forward = Nächste ▶
# en: 268f332f
button-back = ◀ Zurück
# en: 49956351
button-forward = Vor ▶
# en: c5ac81b7
button-first = ⏮ Anfang
# en: 340b4c11
button-last = Neueste ⏭
# en: 5ea6d3cd
button-end = Letzte ⏭
# en: fa790186
button-flip = Brett drehen
# en: fc87655a
button-goto = Gehe zu …
# en: 5eba6a7e
button-turns = Alle Züge
# en: c33f302b
button-record = Herunterladen
# en: 299a8116
button-replay = Wiederholung
# en: 87ab8a38
button-join = Mitmachen
# en: d082cba2
button-leave = Aussteigen
# en: 91c6297d
button-leave-now = Sofort aussteigen
# en: a905b053
button-leave-later = Nach der Saison aussteigen
# en: 9264ff5b
button-season-games = Meine Partien
# en: e1cdcfb3
button-season-challenge = Herausfordern
# en: 74788bdd
button-season-table = Tabelle
# en: 75db495a
button-season-rules = Regeln
# en: 493fcb7e
button-season-file = Turnierdatei
# en: cc3efe9a
button-division = Liga { $number }
# en: cfa843ff
button-create-tournament = Starten
# en: 24ec6747
button-tournament-name = Name ändern
# en: b3511bb9
button-manage-back = Zurück
# en: f75e1599
button-manage-sure = Ja, so machen
# en: 12678ee4
modal-tournament-name-title = Name des Turniers
# en: 50dc8945
modal-tournament-name = Name
# en: 2068299b
modal-title = Dein Zug in { $game }
# en: 8894d7b1
modal-turn = Zug
# en: 906a51c6
modal-note-title = Notizen zu { $game }
# en: bf2187e3
modal-note = Nur du kannst das lesen
# en: b2f070f8
modal-turn-hint = zum Beispiel { $example }

## Challenges

# en: 67463cf9
challenge-title = { $game }: eine Herausforderung
# en: 3ca612bc
challenge-title-setup = { $game } ({ $setup }): eine Herausforderung
# en: eada5174
challenge-to = { $opponent }, hast du Lust auf eine Partie { $game }? { $challenger } fordert dich heraus.
# en: 8186f4b6
challenge-rematch = { $opponent }, Lust auf eine Revanche in { $game }? { $challenger } bietet sie an, mit vertauschten Seiten.
# en: 4ef1a580
challenge-which = Was möchtest du mit { $opponent } spielen? Die Partie wird gewertet, die Seiten sind zufällig, die Bedenkzeit beträgt { $pace }. Wenn du das selbst bestimmen willst, nimm `/challenge`.
# en: 634e2f5a
computer-name = Computer { $number } · { $level }
# en: 7bed6e66
-level-newcomer = Neuling
# en: 8d3df09d
-level-beginner = Anfänger
# en: 414d325e
-level-careful = Vorsichtig
# en: 9c2dc6ff
-level-club = Verein
# en: c7407f3d
-level-strong = Stark
# en: edd57757
-level-best = Spitze
# en: 290e3482
computer-about-newcomer = kennt die Züge, übersieht aber die meisten Drohungen
# en: 8bf910ce
computer-about-beginner = schlägt, was ungedeckt ist, und gewinnt, wenn es geht
# en: 6ce15dff
computer-about-careful = sieht deine nächste Antwort voraus
# en: bb2331cb
computer-about-club = plant zwei oder drei Züge voraus
# en: 45ebf365
computer-about-strong = findet Kombinationen
# en: 78463ff0
computer-about-best = denkt bis zu fünf Sekunden nach
# en: 5449f4ea
computer-rated = { $about }; etwa { $rating }
# en: 06608e6b
computer-choice = { $name }: { $about }
# en: df7cc85f
computer-title = Gegen den Computer spielen
# en: 67cc7d45
computer-against = Gegen **{ $name }**: Er { $about }.
# en: cecda075
computer-terms = { $side ->
    [first] Du beginnst
    [second] Du ziehst als Zweites
   *[random] Zufällige Seiten
} · { $days ->
    [0] ohne Uhr
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
} · { $rated ->
    [yes] gewertet
   *[no] ungewertet
} · { $strict ->
    [yes] keine Zugrücknahmen, keine Tipps
   *[no] Zugrücknahmen und Tipps erlaubt
}
# en: 6761cf0a
computer-private = Nur du siehst diese Partie. Ich schreibe dir direkt.
# en: 7d0b3d0a
computer-public = In diesem Kanal können alle zusehen.
# en: 28d14969
computer-choose-level = Wähle, wie gut der Computer spielt
# en: 0f1a0947
computer-sees = Der Computer sieht, was man an seiner Stelle sehen würde, und sonst nichts.
# en: 5bc522d3
computer-thinking = { $computer } denkt nach …
# en: 10a6d504
computer-begun = Los geht’s! Du spielst { $side } gegen { $computer }.
# en: 8f4cc898
computer-taken-back = Zurückgenommen.
# en: 8125d6d5
computer-tried = Von hier geht’s weiter! Du spielst { $side } gegen { $computer }. Die Partie ist ungewertet, und die, aus der sie stammt, bleibt, wie sie ist.{ $secrets ->
    [yes] {" "}Was dir verborgen ist, wird neu verteilt.
   *[no] {""}
}
# en: 460f6bc9
computer-try-instead = Aber du kannst in einer neuen Partie einen anderen Zug probieren.
# en: 74fd4fc7
computer-draw-offered = Du hast Remis angeboten. Sobald { $computer } am Zug ist, nimmt er es an oder spielt weiter.
# en: b92d9d1e
hint-piece = Schau dir deine Figur auf **{ $square }** an.
# en: 134639e5
hint-their-piece = Schau dir die gegnerische Figur auf **{ $square }** an.
# en: 7a98f5fb
hint-drop = Du hast eine Figur zum Einsetzen.
# en: 3e641d8d
hint-tile = Du hast ein Plättchen zum Spielen.
# en: 1093af68
hint-promotion = Überlege, was aus deinem Bauern werden soll.
# en: ed1f3dce
hint-pass = Vielleicht ist es am besten, nichts zu tun.
# en: 5f52b153
hint-move = Spiel `{ $turn }`: { $meaning }.
# en: 17a6dbfc
hint-why-wins = Das gewinnt auf der Stelle.
# en: 9c822036
hint-why-wins-in = Das gewinnt in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}, ganz gleich, was dein Gegner antwortet.
# en: 1dc63efd
hint-why-only = Es ist dein einziger Zug.
# en: 7658d222
hint-why-leaves-check = Damit kommt dein König aus dem Schach, und es kostet am wenigsten.
# en: 16a89935
hint-why-saves-king = Das rettet deinen König. Sonst könnte dein Gegner ihn schlagen: { $threat }.
# en: 53034160
hint-why-stops-mate = Das verhindert das Matt. Sonst könnte dein Gegner die Partie beenden: { $threat }.
# en: a1746b8f
hint-why-checks = Das gibt Schach, und darauf muss dein Gegner erst antworten.
# en: ccfdedf3
hint-why-threatens-king = Das greift den gegnerischen König an. Tut dein Gegner nichts, schlägst du den König: { $next }.
# en: dfb396d6
hint-why-threatens-mate = Damit drohst du Matt. Tut dein Gegner nichts, beendest du die Partie: { $next }.
# en: 200cf9d3
hint-why-takes = Das gewinnt Material, und dein Gegner hat nichts Gutes zum Zurückschlagen.
# en: db0e699f
hint-why-takes-reply = Das gewinnt Material, selbst nach der besten Antwort: { $reply }.
# en: 46e92e29
hint-why-their-answer = Die beste Antwort darauf: { $reply }.
# en: 48186645
hint-why-grows = Du bekommst eine stärkere Figur, und dein Gegner hat nichts Gutes zu schlagen.
# en: afd7817f
hint-why-prevents = Das pariert eine Drohung: { $threat }.
# en: d0320405
hint-why-instead = Es gibt einen verlockenden Schlagzug, der aber schlechter ist: { $tempting }. Die Antwort wäre: { $reply }.
# en: cb09e94a
hint-why-threatens = Das droht zu schlagen: { $next }.
# en: 2c2fadd3
hint-why-again = Danach ziehst du gleich noch einmal.
# en: 8465eb52
hint-why-limits = Deinem Gegner bleibt eine gute Antwort, aber andere Züge kosten dich mehr: { $reply }.
# en: 48bedb0f
hint-why-nears = Damit kommen deine Figuren näher an den gegnerischen König heran.
# en: 928d85b0
hint-why-safe = Das verbessert deine Stellung, und du lässt dabei nichts hängen.
# en: a2eea04b
hint-why-improves = Rechnet man ein paar Züge voraus, führt dieser Zug zur besten Stellung für dich.
# en: f32061dd
hint-busy = Der Computer hat gerade zu viel zu rechnen. Frag in einer Minute noch einmal.
# en: 15214b96
hint-count = Tipps in dieser Partie: { $count }
# en: 6453406d
computer-waiting = { $player }, { $computer } hat gezogen. Du bist am Zug in { $game }: { $link }
# en: b1157a3d
danger-king = Dein König kann im nächsten Zug geschlagen werden, und zwar { GENDER($piece) ->
    [f] von der { WORD($piece, case: "dat") }
   *[m] vom { WORD($piece, case: "dat") }
} auf { $square }.
# en: 898b24a4
danger-king-unknown = Dein König kann im nächsten Zug geschlagen werden.
# en: e47b1da5
danger-mate = Du kannst im nächsten Zug mattgesetzt werden, und zwar { GENDER($piece) ->
    [f] von der { WORD($piece, case: "dat") }
   *[m] vom { WORD($piece, case: "dat") }
} auf { $square }.
# en: 3e09dcc4
danger-mate-unknown = Du kannst im nächsten Zug mattgesetzt werden.
# en: 0a1c81f8
danger-check = Dein König steht im Schach: { WORD($piece, article: "the", start: "yes") } auf { $square } greift ihn an. Zieh mit dem König weg, versperre den Weg oder schlag diese Figur.
# en: 15071830
danger-check-close = Dein König steht im Schach: { WORD($piece, article: "the", start: "yes") } auf { $square } greift ihn an. Zieh mit dem König weg oder schlag diese Figur.
# en: eef20781
danger-check-double = Zwei Figuren geben deinem König Schach. Zieh ihn weg.
# en: 9d39fad2
danger-check-unknown = Dein König steht im Schach.
# en: 6705dfe2
computer-over = { $player } gegen { $computer }: { $told }
# en: aa721637
computer-won = Du gewinnst!
# en: 994d3bfe
computer-won-checkmate = Du gewinnst! Der König des Computers kann nicht mehr entkommen.
# en: 79737150
computer-won-king = Du gewinnst! Du hast den König des Computers geschlagen.
# en: 7072875f
computer-won-kings_captured = Du gewinnst! Der Computer hat keinen König mehr.
# en: 2afcbbc8
computer-won-mana = Du gewinnst! Der Computer hat kein Mana mehr.
# en: fb99da82
computer-won-draw = Du gewinnst! Der Computer kann nicht genug Plättchen nachziehen.
# en: 45d3da60
computer-won-limit = Du gewinnst! Zug 400 ist vorbei, und nach den Regeln geht die Partie an dich.
# en: 074fa1cf
computer-won-resignation = Du gewinnst! Der Computer hat aufgegeben.
# en: 6d3ae415
computer-won-adjudicated = Die Serveradmins haben entschieden: Du gewinnst!
# en: cb19bd56
computer-lost = Diesmal gewinnt der Computer.
# en: 23fc6244
computer-lost-checkmate = Schachmatt. Diesmal gewinnt der Computer.
# en: 550a2a1e
computer-lost-king = Dein König wurde geschlagen. Diesmal gewinnt der Computer.
# en: 44907d1d
computer-lost-kings_captured = Du hast keinen König mehr. Diesmal gewinnt der Computer.
# en: eb64145e
computer-lost-mana = Du hast kein Mana mehr. Diesmal gewinnt der Computer.
# en: d1b70429
computer-lost-draw = Du kannst nicht genug Plättchen nachziehen. Diesmal gewinnt der Computer.
# en: 65f4142e
computer-lost-limit = Zug 400 ist vorbei, und die Regeln entscheiden gegen dich. Diesmal gewinnt der Computer.
# en: f8c56469
computer-lost-resignation = Du hast aufgegeben. Diesmal gewinnt der Computer.
# en: 1c8eab94
computer-lost-time = Deine Zeit ist abgelaufen. Diesmal gewinnt der Computer.
# en: d1b6870a
computer-lost-adjudicated = Die Serveradmins haben entschieden: Der Computer gewinnt.
# en: 138bf401
computer-lost-try = **Ab hier probieren** bringt dich zurück zu { $from ->
    [mistake] deinem teuersten Fehler
   *[last] deinem letzten Zug
}, damit du dort anders spielen kannst.
# en: f6600b96
computer-lost-lesson = Eine Lektion zu dem, was dich die Partie gekostet hat: **{ $title }**
# en: 603a2fc9
button-fitting-lesson = Lektion öffnen
# en: bd2fe2f7
computer-stuck = Tut mir leid, { $player }: { $computer } findet seinen Zug in { $game } nicht. Wer den Bot betreibt, weiß Bescheid, und ich versuche es jede Stunde wieder. Deine Partie bleibt erhalten.
# en: ed81f01a
games-computer = Gegen den Computer
# en: 7e8bba27
profile-computer-line = { $game }: gewonnen auf Stufe { $levels }
# en: 50cb6c92
profile-computer-none = { $game }: noch kein Sieg
# en: ac1a84f5
profile-computer-rated = Wertung { $rating } ({ $results })
# en: 42f42ace
games-line-computer = **{ $game }** gegen { $opponent } · Zug { $turn } · { $whose ->
    [mine] **du bist am Zug**
    [theirs] der Computer denkt nach
   *[public] ohne Uhr
} · { $link }
# en: a772c350
notice-answered = { $side } hat mit `{ $record }` geantwortet: { $meaning }.
# en: 23370c61
new-game-title = Neue Partie
# en: 80bedc77
new-game-which = Welches Spiel möchtest du spielen?
# en: 739bca54
new-game-game = **{ $game }** · { $about }
# en: 2fc8cdb3
new-game-setup = Aufstellung: { $setup }
# en: ae90451c
new-game-terms = Gegen { $opponent } · { $side ->
    [first] du beginnst
    [second] du ziehst als Zweites
   *[random] zufällige Seiten
} · { $pace } · { $rated ->
    [yes] gewertet
   *[no] ungewertet
}
# en: 57684999
new-game-anyone = wer zuerst annimmt
# en: 3429171a
new-game-choose-game = Wähle ein Spiel
# en: 5a93a930
new-game-other-game = Wähle ein anderes Spiel
# en: ad216de4
new-game-choose-setup = Wähle, wie die Figuren anfangs stehen
# en: 0b8e7174
new-game-choose-pace = Wähle die Bedenkzeit pro Zug
# en: baacd366
new-game-choose-opponent = Wähle, gegen wen du spielst
# en: c5c18aba
challenge-open = { $challenger } möchte { $game } spielen. Wer ist dabei?
# en: 7827c641
challenge-terms = { $challenger } { $side ->
    [first] beginnt
    [second] zieht als Zweites
   *[random] spielt eine zufällige Seite
} · { $pace } · { $rated ->
    [yes] gewertet
    [limited] ungewertet: diese Woche schon { $most } gewertete gegen { $opponent }
   *[no] ungewertet
} · läuft ab: { $until }
# en: 720f9d99
challenge-pace = -# { $challenger } braucht für eine Antwort meist höchstens { $time }; { $lost } von { $finished ->
    [one] 1 Partie
   *[other] { $finished } Partien
} auf Zeit verloren.
# en: 1ee19bdc
challenge-unrated = Diese Partie wird nicht gewertet: In den letzten 7 Tagen hast du gegen { $opponent } schon { $most ->
    [one] 1 gewertete Partie
   *[other] { $most } gewertete Partien
} dieses Spiels begonnen.
# en: 34824f9c
challenge-sent = Herausforderung verschickt! Sie läuft { $until } ab.
# en: 07633002
challenge-sent-home = Herausforderung verschickt! Sie läuft { $until } ab. Gespielt wird in { $channel }.
# en: 96b70f5e
challenge-home = Gespielt wird in { $channel }.
# en: edcf943d
challenge-accepted-home = { $player } hat die Herausforderung von { $challenger } angenommen. Die Partie beginnt in { $channel }.
# en: fd1767bc
challenge-accepted = { $player } hat die Herausforderung von { $challenger } angenommen. Die Partie beginnt gleich darunter.
# en: 1192b7f6
challenge-declined = { $player } hat die Herausforderung von { $challenger } abgelehnt.
# en: 0f26f14d
challenge-withdrawn = { $challenger } hat diese Herausforderung zurückgezogen.
# en: b3147b95
challenge-expired = Niemand hat rechtzeitig auf die Herausforderung von { $challenger } geantwortet.
# en: f5a43d59
challenge-closed = { $why ->
    [left] Die Herausforderung von { $challenger } ist geschlossen: Eine der beiden Seiten hat diesen Server verlassen.
    [place] Die Herausforderung von { $challenger } ist geschlossen: Im vorgesehenen Kanal kann nicht gespielt werden.
    [limit] Die Herausforderung von { $challenger } ist geschlossen: Eine der beiden Seiten hat schon so viele Partien, wie dieser Server erlaubt.
   *[unwilling] Die Herausforderung von { $challenger } ist geschlossen: Die Partie kann gerade nicht beginnen.
}
# en: 83ae800e
challenge-expired-notice = { $challenger }, { $opponent } hat nicht rechtzeitig auf deine { $game }-Herausforderung geantwortet, darum ist sie abgelaufen. Eine neue verschickst du mit `/challenge`.
# en: 99a64686
challenge-expired-notice-open = { $challenger }, niemand hat deine { $game }-Herausforderung rechtzeitig angenommen, darum ist sie abgelaufen. Eine neue verschickst du mit `/challenge`.
# en: 3a3988d9
challenge-done-accepted = Herausforderung angenommen! Du spielst gegen { $challenger } in { $channel }.
# en: 052d0ca5
challenge-done-time = Ihr habt je einen Tag für jeden Zug und zusätzlich { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} für die ganze Partie. Davon geht nur ab, was ein Zug über seinen Tag hinaus braucht.
# en: 090bbc59
challenge-done-declined = Du hast die Herausforderung von { $challenger } abgelehnt.
# en: 765a64c6
challenge-done-withdrawn = Du hast deine Herausforderung zurückgezogen.
# en: ba720cd0
challenge-declined-notice = { $player } hat deine { $game }-Herausforderung abgelehnt, { $challenger }.
# en: 7d43cd39
challenge-missing-permissions = In diesem Kanal kann noch nicht gespielt werden, denn mir fehlen Rechte: { $missing }. Frag die Serveradmins, oder versuch es in einem anderen Kanal.
# en: 5e784f1d
challenge-hidden = { $opponent } kann den Kanal dieser Herausforderung nicht sehen. Schick die Herausforderung in { $channel }, den könnt ihr beide sehen.
# en: 1b6b4823
challenge-hidden-everywhere = { $opponent } kann den Kanal dieser Herausforderung nicht sehen, und es gibt keinen Spielkanal, den ihr beide sehen könnt. Serveradmins können mit `/server` einen hinzufügen.
# en: cbf7689b
challenge-absent = { $opponent } ist nicht auf diesem Server, also kannst du diese Person hier nicht herausfordern.
# en: da2c5588
permission-view = Kanal ansehen
# en: 22dc9407
permission-send = Nachrichten senden
# en: 5e6a2f2e
permission-send-thread = Nachrichten in Threads senden
# en: a060b405
permission-embed = Links einbetten
# en: 7dc599b3
permission-attach = Dateien anhängen
# en: b65b0c18
doctor-missing = { $server }: Dem Bot fehlen Rechte: { $missing }

## Notices

# en: 490ced6d
notice-ping = { $player }, du bist am Zug!
# en: 73b06eca
notice-over = { $first } gegen { $second }: { $ending }
# en: 021c4333
notice-title = { $game } · Zug { $turn }
# en: 667a856a
notice-title-part = { $game } · Teil { $part } von Zug { $turn }
# en: 8750118f
notice-title-over = { $game } · Partie beendet
# en: 9eab4bc0
notice-players = { $firstside }: { $first } · { $secondside }: { $second }
# en: 0843381b
notice-start = Los geht’s! { $side } beginnt.
# en: ed9506f3
notice-last = { $side } hat `{ $record }` gespielt: { $meaning }.
# en: 41f64e4b
notice-planned = { $side } hatte `{ $record }` geplant: { $meaning }.
# en: dfe26578
notice-plan-played = { $player }, dein Plan wurde gespielt.
# en: 15323234
notice-plan-refused = { $player }, dein Plan kam an die Reihe, ließ sich aber nicht spielen. Drück auf **Ziehen**, dann siehst du, warum.
# en: 7345a98c
notice-deadline = Fällig { $deadline } ({ $exactly })
# en: 1810c8f5
notice-draw-open = { $player } bietet Remis an. Das Angebot gilt, bis { $opponent } antwortet oder zieht.
# en: d0fcfd6d
notice-draw-closed = { $outcome ->
    [accepted] Das Remisangebot wurde angenommen.
    [declined] Das Remisangebot wurde abgelehnt.
    [withdrawn] Das Remisangebot wurde zurückgezogen.
    [over] Es gab ein Remisangebot, aber die Partie war vorbei, bevor eine Antwort kam.
   *[overtaken] Es gab ein Remisangebot, aber die Partie ging weiter.
}
# en: 3e4f3c54
notice-foot = Partie { $id } · { $from } unten
# en: e23e02c3
notice-foot-dice = Partie { $id } · { $from } unten · es wurde gewürfelt
# en: 0e5261a5
notice-dice-sealed = -# Würfel versiegelt: SHA-256 `{ $commitment }`
# en: 2c438436
notice-dice-open = Prüfe die Würfel mit `/verify`.
# en: 80a1c8c0
plan-both = Ein Plan braucht beides: `if` ist der Zug deines Gegners, `then` ist deine Antwort.
# en: 095ecbfa
plan-turn = `{ $turn }`
# en: cae05aeb
plan-stealth = ein Tarnzug von { $from }
# en: 3175290e
plan-made = Geplant: Wenn { $foreseen } kommt, spiele ich für dich `{ $reply }`.
# en: da413946
plan-title = Deine Pläne in { $game } { $id }
# en: 59257b43
plan-line = { $number }. wenn { $foreseen }, dann `{ $reply }`
# en: e6f90cc0
plan-choice = wenn { $foreseen }, dann { $reply }
# en: 828383b7
plan-none = Noch keine Pläne in dieser Partie. Mit `/plan if: then:` legst du einen an.
# en: 130ddbbe
plan-none-on-turn = Keine Pläne in dieser Partie. Du bist am Zug, also spiel einfach mit `/move`. Planen kannst du, während dein Gegner nachdenkt.
# en: 24995fd0
plan-stale = Die Partie ist schon weiter, darum wurde nichts gestrichen. Diese Pläne hast du jetzt.
# en: 6953628b
plan-refused = Dein Plan kam an die Reihe ({ $foreseen }), aber `{ $reply }` lässt sich nicht spielen. { $why } Bitte wähle deinen Zug.
# en: 152fd9bf
plan-not-foreseen = Den Zug deines Gegners hatten deine Pläne nicht vorgesehen, darum wurde keiner gespielt.
# en: 8272217b
plan-foot-ended = Nur du siehst sie. Sobald du ziehst, sind sie weg.
# en: becacd0e
plan-foot = Nur du siehst sie. Bei jedem anderen Zug verfallen sie.
# en: a101afe7
rules-title = { $game } · { $topic }
# en: 7e6f8e9b
rules-foot = { $chapter } · Seite { $page } von { $pages }
# en: 276bbc5b
rules-heading = { $topic } ({ $code })
# en: 3d3f77d8
rules-choice = { $topic } · { $text }
# en: 0d3d5126
rules-no-topic = Eine Seite über `{ $typed }` habe ich nicht, darum hier die erste. Die Liste zeigt alle Themen.
# en: 714e02e2
rules-chapters = Kapitel: { $chapter }
# en: 717d8ead
rules-pages = Seite: { $topic }
# en: 0a840b62
rules-shown-turn = *Im Bild: { $side } hat `{ $record }` gespielt: { $meaning }.*
# en: ad6ddb75
rules-shown-targets = *Markiert: die möglichen Zielfelder.*
# en: b14d54b8
rules-alt-targets = Ein Zug, der mit { $draft } beginnt, kann weitergehen nach { $squares }.
# en: 7a2ce74a
rules-chapter-aruki-game = Das Spiel
# en: 2d8b94d2
rules-chapter-aruki-pieces = Die Figuren
# en: af10b160
rules-chapter-aruki-specials = Umwandlung, Evolution, Drachen
# en: 55017abd
rules-chapter-aruki-end = Schach, das Ende, Notation
# en: 9cfb0f47
rules-title-aruki-overview = Worum es geht
# en: 4d6e07bf
rules-page-aruki-overview =
    Aruki ist Schach auf einem Brett mit 12×12 Feldern. Weiß beginnt, dann geht es abwechselnd weiter; gepasst wird nie. Wer den gegnerischen König mattsetzt, gewinnt.
    Drei Dinge machen daraus ein anderes Spiel:
    - Figuren, die du schlägst, kommen in deine *Reserve*. Erreicht ein Bauer die gegnerische Bauernreihe, kann er zu einer davon werden.
    - *Evolution*: Verschmilz eine Figur auf dem Brett mit einer aus deiner Reserve, und du bekommst eine stärkere.
    - Einmal pro Partie kann jeder deiner beiden *Drachen* seine ganze Linie oder Reihe räumen, sich selbst eingeschlossen. Bis dahin bedroht er den gegnerischen König überall auf dieser Linie oder Reihe.
    Es gibt keine Rochade, keinen Doppelschritt und kein Schlagen en passant.
# en: e9bbe180
rules-title-aruki-setup = Brett und Aufstellung
# en: 8eac5612
rules-page-aruki-setup =
    Die Linien heißen a bis l, die Reihen 1 bis 12, und a1 liegt bei Weiß links. Die Grundreihe von Weiß ist Reihe 1, die Bauernreihe Reihe 2. Bei Schwarz sind es 12 und 11. Vorwärts heißt für Weiß nach oben, für Schwarz nach unten.
    Die Grundreihe von a bis l: Turm, Pfeil, Lanze, Pike, Golddrache, König, Narr, Silberdrache, Pike, Lanze, Pfeil, Turm. Schwarz steht spiegelbildlich dazu, König gegen König auf der Linie f.
    Die Farben der Felder bedeuten nichts. Die Reserven sind am Anfang leer, und alle vier Drachenkräfte sind bereit. Weiß hat zu Beginn dreizehn Züge zur Wahl: zwölf Bauernschritte, oder der Golddrache räumt die Linie e.
# en: 29288adf
rules-title-aruki-turn = Wenn du am Zug bist
# en: c4a8aad7
rules-page-aruki-turn =
    Bist du am Zug, hast du drei Möglichkeiten:
    - ein *Schritt*: Du ziehst eine Figur. Sie darf schlagen, und ein Bauer oder Wurfspeer darf sich umwandeln;
    - eine *Evolution*: Du verschmilzt eine Figur auf dem Brett mit einer aus deiner Reserve;
    - eine *Räumung*: Einer deiner Drachen räumt seine Linie oder Reihe.
    Was du auch tust, danach darf dein eigener König nicht im Schach stehen. Auf deinen eigenen Figuren kannst du nicht landen.
# en: f97896d2
rules-title-aruki-capture = Schlagen
# en: f187cf4e
rules-page-aruki-capture =
    Du schlägst, indem du auf einer gegnerischen Figur landest. Nur bei Bauern und Wurfspeeren ist es anders: Sie ziehen geradeaus auf leere Felder und schlagen schräg nach vorn.
    Die geschlagene Figur kommt in deine Reserve, und zwar als das, was sie auf dem Brett war: Ein Minister, der einmal ein Turm war, ist ein Minister. Narren und Drachen verlassen stattdessen die Partie. Könige werden nie geschlagen.
# en: d87a43bc
rules-title-aruki-trays = Reserven
# en: ff0b87c1
rules-page-aruki-trays =
    Deine Reserve neben dem Brett enthält, was du geschlagen hast. Alle können sie sehen. Die Figuren darin haben keine Farbe mehr: Sobald du sie verwendest, sind es deine.
    Verwenden kannst du sie auf zwei Arten. Eine Umwandlung bringt eine Figur aus der Reserve aufs Brett. Eine Evolution verschmilzt eine Figur aus der Reserve mit einer auf dem Brett. Einfach einsetzen kannst du sie nicht.
    Nur diese Arten kommen in Reserven: Bauer, Wurfspeer, Pike, Große Pike, Lanze, Große Lanze, Schwert, Langschwert, Turm, Pfeil (unsere Festlegung), Minister. Was eine Räumung wegnimmt, kommt in keine Reserve, ebenso wenig ein Bauer, der sich umwandelt.
# en: aad99aa9
rules-page-aruki-pawn =
    Ein Feld geradeaus nach vorn, wenn es leer ist. Er schlägt ein Feld schräg nach vorn, und nur dort; eine Figur direkt vor ihm versperrt ihm also den Weg. Einen Doppelschritt gibt es nicht.
    Betritt er die gegnerische Bauernreihe, darf er sich umwandeln. Auf der letzten Reihe kann er nicht mehr ziehen, aber du kannst ihn noch mit einem anderen Bauern verschmelzen.
    Zwei Bauern ergeben einen Wurfspeer.
# en: f85914c9
rules-page-aruki-javelin =
    Ein Feld geradeaus nach vorn oder zurück, wenn es leer ist. Wie ein Bauer schlägt er ein Feld schräg nach vorn, nie nach hinten und nie geradeaus.
    Er darf sich jedes Mal umwandeln, wenn er die gegnerische Bauernreihe betritt, sogar bei einem Schritt zurück auf sie, aber nicht in einen Bauern.
    Er entsteht aus zwei Bauern. Eine weitere Evolution gibt es für ihn nicht.
# en: 91e47d0a
rules-page-aruki-pike =
    Ein Feld schräg, in alle vier Richtungen. Eigene Figuren versperren ihr den Weg, gegnerische schlägt sie.
    Zwei Piken ergeben eine Große Pike. Eine Pike und eine Lanze ergeben ein Schwert.
# en: e4c4c200
rules-page-aruki-greater-pike =
    Ein oder zwei Felder schräg. Zwei Felder sind ein Sprung: Was dazwischensteht, ist egal, und es geschieht ihm nichts (unsere Festlegung).
    Mit einer Großen Lanze ergibt sie ein Langschwert.
# en: e909a559
rules-page-aruki-lance =
    Ein Feld auf ihrer Linie oder Reihe, in alle vier Richtungen, aber nicht schräg.
    Zwei Lanzen ergeben eine Große Lanze. Eine Lanze und eine Pike ergeben ein Schwert.
# en: 9f3429af
rules-page-aruki-greater-lance =
    Ein oder zwei Felder auf ihrer Linie oder Reihe. Zwei Felder sind ein Sprung (unsere Festlegung): Hier springt sie über ihre eigene Figur auf e6 und über den Bauern auf f5, den sie auch schlagen könnte.
    Mit einer Großen Pike ergibt sie ein Langschwert.
# en: dfc30c19
rules-page-aruki-sword =
    Ein Feld in jede Richtung, wie ein König, aber es darf auch auf angegriffenen Feldern stehen.
    Es entsteht aus einer Lanze und einer Pike. Zwei Schwerter ergeben ein Langschwert.
# en: e04feabd
rules-page-aruki-long-sword =
    Ein oder zwei Felder in jede der acht Richtungen: sechzehn Felder, keins davon einen Springerzug entfernt. Zwei Felder sind ein Sprung (unsere Festlegung), darum hält es auch ein Ring von Figuren nicht auf.
    Es entsteht aus zwei Schwertern oder aus einer Großen Pike und einer Großen Lanze.
# en: 490e02a9
rules-page-aruki-rook =
    Beliebig viele Felder auf seiner Linie oder Reihe, bis zur ersten Figur. Eine eigene hält ihn auf, eine gegnerische kann er schlagen. Springen kann er nicht.
    Mit einem Pfeil ergibt er einen Minister.
# en: 93f1df6f
rules-page-aruki-arrow =
    Beliebig viele Felder schräg, bis zur ersten Figur. Eine eigene hält ihn auf, eine gegnerische kann er schlagen. Er bleibt immer auf Feldern einer Farbe.
    Mit einem Turm ergibt er einen Minister.
# en: b9facfb7
rules-page-aruki-minister =
    Turm und Pfeil in einem: beliebig viele Felder auf einer Linie, Reihe oder Diagonale, bis zur ersten Figur.
    Er entsteht aus einem Turm und einem Pfeil, ganz gleich, welcher von beiden auf dem Brett steht.
# en: 2ea617e6
rules-page-aruki-king =
    Ein Feld in jede Richtung, aber nie auf ein angegriffenes Feld. Auch die Linie oder Reihe eines gegnerischen Drachen, dessen Kraft bereit ist, kann er nicht betreten, außer er schlägt diesen Drachen, oder dessen eigener König steht auch darauf. Eine Rochade gibt es nicht.
    Du hast die ganze Partie lang einen König, und er wird nie geschlagen. Steht er im Schach und kein Zug hilft, hast du verloren.
# en: 53d9455d
rules-page-aruki-jester =
    Von sich aus zieht er ein Feld in jede Richtung. Außerdem zieht er wie die Figuren neben ihm: siehe nächste Seite.
    Du hast nur einen. Er verschmilzt mit nichts, nichts wandelt sich in ihn um, und wird er geschlagen, verlässt er die Partie.
# en: a447f95f
rules-title-aruki-mimicry = Was der Narr nachahmt
# en: d4e77313
rules-page-aruki-mimicry =
    Jede Figur auf den acht Feldern um einen Narren, egal wem sie gehört, leiht ihm ihre Gangart. Der Narr hat sie alle zugleich. Hier leiht ihm der schwarze Turm Reihen und Linien und die eigene Große Pike schräge Sprünge um zwei Felder.
    - Turm, Pfeil und Minister leihen ihre langen Züge, Große Pike, Große Lanze und Langschwert ihre Sprünge. Figuren, die nur ein Feld weit ziehen, bringen nichts Neues.
    - Drachen leihen nur Schritte: keine Räumung und kein Linienschach. Der andere Narr leiht nichts (unsere Festlegung).
    - Ein geliehener langer Zug kann versperrt werden wie jeder andere, sogar von der Figur, die ihn leiht.
    - Das zählt auch für Schach: Eine Figur, die neben einen Narren tritt oder von ihm weg, ändert sofort, was der Narr angreift.
# en: 8fd94576
rules-page-aruki-golden-dragon =
    Ein Feld in jede Richtung, wie ein König. Einmal pro Partie kann er außerdem die *Linie* räumen, auf der er steht. Solange diese Kraft bereit ist, bedroht er den gegnerischen König überall auf dieser Linie.
    Der Balken auf der Figur steht aufrecht, solange die Kraft bereit ist. Ein geschlagener Drache verlässt die Partie, und seine Kraft mit ihm.
# en: 9dbacf9a
rules-page-aruki-silver-dragon =
    Der Zwilling des Golddrachen für Reihen: ein Feld in jede Richtung, und einmal pro Partie kann er die *Reihe* räumen, auf der er steht. Bis dahin bedroht er den gegnerischen König überall auf dieser Reihe.
    Am Anfang kann er weder die Reihe räumen noch den König bedrohen, weil sein eigener König auf derselben Reihe steht.
# en: 9d6c1132
rules-title-aruki-promotion = Umwandlung
# en: 6ef2bf52
rules-page-aruki-promotion =
    Betritt dein Bauer oder Wurfspeer die gegnerische Bauernreihe (Reihe 11 für Weiß, Reihe 2 für Schwarz), darfst du ihn im selben Zug gegen eine Figur aus deiner Reserve austauschen. Hier schlägt der Bauer einen Minister und wird genau dieser Minister: Was ein Schritt schlägt, ist schon in deiner Reserve.
    - Du musst nicht (unsere Festlegung). Aber ein Bauer, der weiterzieht, hat seine Gelegenheit verpasst.
    - Der Bauer verlässt die Partie; er kommt in keine Reserve.
    - Mit leerer Reserve kannst du nichts umwandeln.
    - Auf der letzten Reihe wandelt sich nichts um.
    Schreib es so: `O(a10)b11=M`.
# en: 945e6136
rules-title-aruki-javelin-promotion = Umwandlung des Wurfspeers
# en: d933f9aa
rules-page-aruki-javelin-promotion =
    Ein Wurfspeer wandelt sich um wie ein Bauer, aber er kann die Reihe immer wieder betreten und darf sich jedes Mal umwandeln. Hier geht er von der letzten Reihe zurück und wird ein Schwert.
    Er kann alles werden, was in deiner Reserve ist, nur kein Bauer.
# en: f03c1686
rules-title-aruki-evolution = Evolution
# en: 40bb6835
rules-page-aruki-evolution =
    Verschmilz eine Figur aus deiner Reserve mit einer auf dem Brett; das Ergebnis steht dann auf deren Feld. Das ist dein ganzer Zug (unsere Festlegung). Welche der beiden auf dem Brett steht, ist egal.
    - Bauer + Bauer = Wurfspeer
    - Turm + Pfeil = Minister
    - Pike + Pike = Große Pike
    - Lanze + Lanze = Große Lanze
    - Lanze + Pike = Schwert
    - Schwert + Schwert = Langschwert
    - Große Pike + Große Lanze = Langschwert
    Andere gibt es nicht. Eine Evolution ist auf jedem Feld möglich und darf Schach geben. Schreib es so: `R(e4)+A=M`, die Figur auf dem Brett, die aus deiner Reserve, das Ergebnis.
# en: f45b1a2d
rules-title-aruki-wipe = Die Räumung
# en: 74edf390
rules-page-aruki-wipe =
    Einmal pro Partie kann dein Golddrache seine Linie räumen und dein Silberdrache seine Reihe. Das ist dein ganzer Zug. Alle Figuren darauf verschwinden: die gegnerischen, deine eigenen und der Drache selbst. Keine davon kommt in eine Reserve (unsere Festlegung).
    Solange dein eigener König darauf steht, geht es nicht (unsere Festlegung). Du darfst es auch tun, wenn nur der Drache verschwindet.
    Schreib es so: `GD(c4)-`.
# en: e78b5170
rules-title-aruki-line-check = Linienschach
# en: 552b4b6f
rules-page-aruki-line-check =
    Weil er seine Linie oder Reihe räumen könnte, gibt ein Drache, dessen Kraft bereit ist, dem gegnerischen König überall darauf Schach, egal wie viele Figuren dazwischenstehen. Dazwischenziehen hilft nicht.
    Was hilft: mit dem König diese Linie oder Reihe verlassen, den Drachen schlagen oder ihn mit einem eigenen Drachen auf einer anderen Linie oder Reihe wegräumen. Ein Drache, dessen Kraft verbraucht ist, gibt kein Linienschach.
# en: 183dcbc8
rules-title-aruki-line-exception = Wann eine Linie sicher ist
# en: de52f121
rules-page-aruki-line-exception =
    Solange beide Könige auf der Linie oder Reihe eines Drachen stehen, gibt es kein Linienschach, weil dieser Drache sie nicht räumen könnte. Hier ist der schwarze König auf der Linie e sicher, bis der weiße König sie verlässt. Das wäre ein Abzugsschach.
    Direkt neben einem Drachen steht ein König trotzdem im Schach, denn der Drache zieht wie ein König.
# en: 4731fa4b
rules-title-aruki-check = Schach
# en: fd7c30ff
rules-page-aruki-check =
    Ein König steht im Schach, wenn eine gegnerische Figur sein Feld angreift (Nachahmung zählt mit) oder wenn er auf der Linie oder Reihe eines gegnerischen Drachen steht, dessen Kraft bereit ist. Kein Zug darf den eigenen König im Schach lassen: Hier muss das Schwert zwischen seinem König und dem Turm bleiben.
    Ob die angreifende Figur selbst gefesselt ist, spielt keine Rolle.
# en: a0059503
rules-title-aruki-checkmate = Schachmatt
# en: fd018f90
rules-page-aruki-checkmate =
    Stehst du im Schach und hast keinen erlaubten Zug, hast du verloren. Evolutionen und Räumungen zählen als Züge: Solange eine davon hilft, ist es nicht matt.
    Eine Partie endet auch, wenn jemand aufgibt, wenn die Zeit abläuft oder wenn ihr euch auf Remis einigt.
# en: b26bf0c4
rules-title-aruki-stalemate = Patt
# en: e2546044
rules-page-aruki-stalemate = Stehst du nicht im Schach, hast aber keinen erlaubten Zug, ist die Partie remis. Evolutionen und Räumungen zählen als Züge.
# en: e89b7cd1
rules-title-aruki-draws = Weitere Remisgründe
# en: 3f8244e5
rules-page-aruki-draws =
    So endet die Partie von selbst; niemand muss es beantragen:
    - Nur die beiden Könige sind noch auf dem Brett, egal was in den Reserven ist;
    - dieselbe Stellung kommt zum dritten Mal vor: dasselbe Brett, dieselbe Seite am Zug, dieselben Reserven, dieselben Drachenkräfte;
    - beide Seiten ziehen je hundertmal ohne Schlagen, Umwandlung, Evolution, Räumung oder Bauernschritt. Schritte von Wurfspeeren zählen als ruhig.
    Die Originalregeln sagen nichts über Remis; das sind unsere Festlegungen.
# en: a308a547
rules-title-aruki-notation = Wie man Züge schreibt
# en: 9e1eb2b3
rules-page-aruki-notation =
    - Ein Schritt: `O(d2)d3`, also die Figur, wo sie steht, wohin sie geht. Schlagen wird nicht gekennzeichnet.
    - Mit Umwandlung: `O(a10)a11=R`
    - Eine Evolution: `R(a1)+A=M`
    - Eine Räumung: `GD(c4)-`
    Ein `+` am Ende heißt Schach, `#` heißt matt. Die Kürzel: O Bauer, J Wurfspeer, P Pike, PP Große Pike, L Lanze, LL Große Lanze, S Schwert, SS Langschwert, R Turm, A Pfeil, M Minister, K König, JK Narr, GD und SD die Drachen.
    Du kannst weniger tippen: Ich verstehe `d2d3`, `a10a11r`, `a1+a` und `c4-`, groß oder klein, und die Namen der Figuren: `rook a6 b6`. Schreibst du `GDc4` für eine Räumung, frage ich nach, bevor ich sie spiele. Vertauschst du Buchstabe und Zahl, frage ich, was du meinst.
# en: 1f73b72c
rules-chapter-kyo-game = Das Spiel
# en: 5def8a25
rules-chapter-kyo-moves = Züge von Figuren und Chips
# en: 4e27e0f9
rules-chapter-kyo-pawns = Die Figuren
# en: 6710fa60
rules-chapter-kyo-shields = Schilde
# en: 11a0961e
rules-chapter-kyo-end = Das Ende, Notation
# en: fdabc1d5
rules-title-kyo-overview = Worum es geht
# en: e7099b43
rules-page-kyo-overview =
    In Kyo spielst du mit Figuren, die auf Chipstapeln stehen. Gold beginnt, dann geht es abwechselnd weiter; gepasst wird nie. Du gewinnst, wenn du den gegnerischen König schlägst oder wenn deinem Gegner kein einziger Manachip bleibt.
    Eine Figur geht auf ein Nachbarfeld und nimmt so viele ihrer Chips mit, wie sie möchte. Ist der Chip, der *liegen bleibt*, ein Weg für diesen Schritt, darf sie weitergehen, Schritt um Schritt:
    - dunkles Mana, mit `+` gekennzeichnet, ist ein Weg geradeaus und seitwärts;
    - helles Mana, mit `x` gekennzeichnet, ist ein Weg in schräger Richtung.
    Ein Schild obenauf schützt ein Feld: Wer angreift, prallt ab.
# en: a8a552d6
rules-title-kyo-setup = Brett und Aufstellungen
# en: e9597501
rules-page-kyo-setup =
    Zehn Linien A bis J, zehn Reihen 0 bis 9. Gold ist auf Reihe 0 zu Hause, Rot auf Reihe 9. Gold sieht Reihe 0 unten und Linie A rechts. Die Farben der Felder bedeuten nichts.
    Jede Seite hat 8 Leichte Bauern, 8 Schwere Bauern, 2 Türme, eine Dame, einen König, 13 dunkle und 13 helle Manachips und 8 Schilde. Auf der Linie E stehen sich die Könige gegenüber, auf der Linie F die Damen.
    Die Aufstellungen unterscheiden sich darin, wo die Leichten Bauern stehen: *Offenes Feld* (Reihen 1 und 8, wie hier), *Schützengraben* (Reihen 3 und 6), *Front an Front* (Reihen 4 und 5). Mit einem `+` bekommt jede Seite zwei Kanonen und zwei Springer dazu, wie hier auf den Reihen 2 und 7. Wie die ziehen, ist unsere eigene Festlegung.
# en: d53942ad
rules-title-kyo-stacks = Stapel
# en: 96cedcfe
rules-page-kyo-stacks =
    Auf einem Feld liegt ein Stapel: beliebig viele Chips und höchstens eine Figur, immer ganz oben. Der Stapel gehört der Seite, deren Figur oder Mana obenauf ist. Ein Feld mit einem Schild obenauf gehört niemandem.
    Goldene Chips haben eckige Enden, rote runde, und Schilde sind gekerbt. `+` ist dunkles Mana, `x` helles.
    Das kannst du *aufnehmen*: von oben bis zum ersten gegnerischen Mana alles eigene Mana und alle Schilde, unter einer Figur höchstens fünf Chips. Ein Leichter Bauer nimmt nichts auf. Von deinem eigenen Haufen ohne Figur kannst du beliebig viele nehmen, von einem gegnerischen oder von einem mit einem Schild obenauf keine.
    Stapel liest man von unten nach oben: E4 ist hier dunkel, hell, Schild, Schwerer Bauer.
# en: 40eb0b31
rules-title-kyo-turn = Wenn du am Zug bist
# en: bd25d57d
rules-page-kyo-turn =
    Spiel einen deiner eigenen Stapel: seine Figur, oder seine Chips, wenn keine Figur daraufsteht. Du hast diese Möglichkeiten:
    - ein *direkter* Schritt;
    - eine Kette von *Manaschritten*, so weit die Wege reichen;
    - ein Schritt von *Chips* ohne ihre Figur;
    - ein *Umordnen* der Chips, oder das *Zerschlagen* eines Schilds.
    Türme dürfen außerdem jederzeit Schilde legen und Damen jederzeit ihre Chips umordnen. Aufhören darfst du nach jedem Schritt. Hier geht ein Schwerer Bauer drei Felder weit und lässt auf jedem Feld, das er verlässt, einen dunklen Chip zurück.
# en: 57ed49aa
rules-title-kyo-direct = Direkte Schritte
# en: bdc08841
rules-page-kyo-direct =
    Jede Figur kann auf eins der acht Nachbarfelder gehen, egal was liegen bleibt. Wenn das kein Manaschritt war, ist ihre Bewegung damit zu Ende.
    - Auf ein leeres Feld oder auf Mana, egal wem es gehört: Sie geht hin.
    - Auf deine eigene Figur: nie.
    - Auf eine gegnerische Figur: Sie schlägt. Ein Leichter Bauer muss dafür in der Überzahl sein.
    - Auf ein Feld mit einem Schild obenauf: nur ein Turm. Alle anderen zerschlagen den Schild und bleiben, wo sie sind.
# en: 00a279d8
rules-title-kyo-load = Chips mitnehmen
# en: 2a711b0d
rules-page-kyo-load =
    Bei jedem Schritt nimmt eine Figur beliebig viele der obersten Chips mit, die sie aufnehmen kann, null bis fünf, in unveränderter Reihenfolge. Der Rest bleibt liegen. Du wählst bei jedem Schritt neu: Unterwegs kannst du Chips zurücklassen und andere mitnehmen, die du unter der Figur findest.
    `E4 2E5` nimmt zwei mit. Ein heller Chip bleibt liegen, und der Schritt ist gerade, also ist es ein direkter Schritt.
    Ein Leichter Bauer nimmt nichts mit.
# en: 38115f8b
rules-title-kyo-dark = Manaschritte: dunkel
# en: d42a3626
rules-page-kyo-dark =
    Ein Schritt ist ein *Manaschritt*, wenn der oberste Chip, der liegen bleibt, ein Weg für ihn ist. Dunkles Mana ist ein Weg für gerade Schritte, auf einer Linie oder Reihe. Nach einem Manaschritt darf die Figur noch einen machen.
    Hier `C2 2C3 1C4 C5`: Auf jedem Feld bleibt ein dunkler Chip liegen und lässt die Figur ein Feld weitergehen. Nach dem letzten Schritt hat sie keine Chips mehr und muss anhalten: Es ist nichts mehr da, was liegen bleiben könnte.
# en: b8cae8e8
rules-title-kyo-light = Manaschritte: hell
# en: 1bfc42ca
rules-page-kyo-light =
    Helles Mana ist ein Weg für schräge Schritte. Hier lässt `C2 2D3 1E4 F5` drei helle Chips zurück.
    Wem das Mana gehört, ist egal: Gegnerisches Mana ist ein ebenso guter Weg, nur aufnehmen kannst du es nie. Ein Schild ist kein Weg.
# en: 07546467
rules-title-kyo-bends = Abbiegen mit zwei Farben
# en: 6b513efb
rules-page-kyo-bends =
    Von einem Manaschritt zum nächsten darf die Figur die Richtung wechseln, wenn die *Farbe des Wegs* wechselt, von dunkel zu hell oder von hell zu dunkel. Hier ist sie dunkel, hell, dunkel: gerade, schräg, gerade.
    Die Reihenfolge der Chips in einem Stapel entscheidet also, welche Wege offen sind. Ordne sie rechtzeitig um.
# en: b050564e
rules-title-kyo-one-colour = Kein Abbiegen mit nur einer Farbe
# en: 5c3f44b6
rules-page-kyo-one-colour =
    Zwei Manaschritte auf derselben Farbe müssen genau in dieselbe Richtung gehen. Auch Umkehren ist ein Wechsel, und es hilft nicht, wenn du dazwischen Chips umordnest oder Schilde legst (unsere Festlegung).
    Hier kam die Figur auf dunklem Mana von E2 nach E3 und trägt einen dunklen Chip. Lässt sie ihn zurück, kann sie nur nach E4 weitergehen. Nimmt sie ihn mit, bleibt der helle Chip von E3 liegen und öffnet alle vier schrägen Richtungen.
# en: f3257a52
rules-title-kyo-roads = Wege, die schon daliegen
# en: 16f6e4cb
rules-page-kyo-roads =
    Auch Chips, die herumliegen, sind Wege: Eine Figur tritt darauf, lässt sie zurück und geht weiter. Hier geht eine Figur ohne Chips über einen gegnerischen Chip und über einen eigenen.
    Worüber sie nur hinweggeht, das bleibt, wie es ist.
# en: 10fbf13d
rules-title-kyo-rest = Gegnerische Wege werden zerstört
# en: b310420e
rules-page-kyo-rest =
    Endet dein Zug, wird gegnerisches Mana zerstört, das direkt unter dem liegt, was deine Figur mitgebracht hat, von dort abwärts bis zum ersten eigenen Chip oder Schild. Nur das Feld zählt, auf dem die Figur stehen bleibt (unsere Festlegung).
    Hier verschwinden der rote dunkle und der rote helle Chip auf E4, und der goldene Chip darunter bleibt.
    Chips allein zerstören nie etwas.
# en: 2bec3b00
rules-title-kyo-capture = Schlagen
# en: 943b6af1
rules-page-kyo-capture =
    Geh auf eine gegnerische Figur, und du schlägst sie. Mit ihr verschwinden die Chips *ihrer* Farbe direkt unter ihr, bis zum ersten Schild oder zu deinem ersten Mana (unsere Festlegung). Das und alles darunter bleibt, und deine Figur landet obenauf mit allem, was sie trägt.
    Außer dem Leichten Bauern schlägt jede Figur ohne Bedingung, auch Könige. Schlagen beendet die Bewegung, sogar mitten in einer Kette (unsere Festlegung: Die Originalregeln sagen nichts dazu). Ein Turm darf noch Schilde legen, eine Dame noch ihre Chips umordnen.
    Was geschlagen oder zerstört ist, kommt nie zurück.
# en: 4456a772
rules-title-kyo-chips = Chips schicken
# en: b61d4ac2
rules-page-kyo-chips =
    Statt der Figur kannst du ihre obersten Chips einen Schritt weit schicken, in jede der acht Richtungen, auf ein leeres Feld oder auf Mana, egal wem es gehört. Die Figur bleibt und sinkt auf das, was übrig ist. Das ist immer ein direkter Schritt, und danach bewegt sich nichts mehr.
    Chips schlagen nichts. Aber liegt gegnerisches Mana auf deinem, kannst du deins nicht mehr aufnehmen.
    Schreib es mit einem Plus: `E4 +2E5`.
# en: b10dad11
rules-title-kyo-under = Chips unter eine Figur
# en: 573f247f
rules-page-kyo-under =
    Du kannst Chips auch auf ein Feld mit deiner eigenen Figur schicken, sogar zu einem Leichten Bauern: Sie gleiten direkt darunter. Ein Schild darf nicht dabei sein.
    Auf ein Feld mit einer gegnerischen Figur oder mit einem Schild obenauf kannst du keine Chips schicken (unsere Festlegung).
# en: 2e771b96
rules-title-kyo-pile = Haufen ohne Figur
# en: eaea4b63
rules-page-kyo-pile =
    Ein Haufen mit deinem Mana obenauf gehört dir, und du kannst ihn spielen: Schick beliebig viele der obersten Chips einen Schritt weit, oder ordne sie um. Aufnehmen kannst du nur dein eigenes Mana und Schilde, bis zum ersten gegnerischen Chip.
    Damit endet dein Zug.
# en: 3e0dee75
rules-title-kyo-shuffle = Umordnen
# en: 1f270c4f
rules-page-kyo-shuffle =
    Eine Figur kann ihre obersten Chips, soweit sie sie aufnehmen kann, in eine andere Reihenfolge bringen. Das ist ihr ganzer Zug, nur darf ein Turm noch Schilde legen und eine Dame weiterziehen. Chips unter einem Leichten Bauern lassen sich nicht umordnen, die in einem Haufen ohne Figur schon.
    Die Reihenfolge muss sich ändern, und von den umgeordneten Chips darf kein Schild unter Mana geraten (unsere Festlegung).
    Schreib sie von unten nach oben: `E4 =LDD` legt hell ganz nach unten, dann dunkel, dunkel. Chips am unteren Ende, die so bleiben, lass weg.
# en: 0473ce1d
rules-page-kyo-light-pawn =
    Ein Schritt in jede Richtung, immer ein direkter. Er nutzt nie Mana, nimmt nichts auf und kann keine Chips umordnen, auch wenn er auf Chips steht.
    Auf Mana treten und einen Schild zerschlagen kann er wie alle anderen (unsere Festlegung), aber schlagen kann er nur eine Figur, gegen die er in der Überzahl ist: siehe nächste Seite.
# en: 9cb8c904
rules-title-kyo-outnumber = Die Überzahl
# en: 063a38ee
rules-page-kyo-outnumber =
    Bevor ein Leichter Bauer eine *Figur* schlägt, zähl die Nachbarfelder auf dem Brett, wie es ist:
    - wie viele Stapel der angreifenden Seite neben dem *Ziel* liegen; der Angreifer zählt mit;
    - wie viele Stapel der anderen Seite neben dem *Angreifer* liegen; das Ziel zählt mit.
    Die erste Zahl muss größer sein. Figuren und Mana zählen gleich, Schilde zählen für niemanden.
    Hier kann der Bauer auf E4 auf D5 schlagen, drei gegen zwei. Neben F5 steht nur er selbst, darum ist F5 sicher.
# en: ed8a5bc8
rules-page-kyo-heavy-pawn =
    Die gewöhnliche Figur. Der Schwere Bauer nimmt bis zu fünf Chips auf, macht einen direkten Schritt oder eine Kette von Manaschritten, schickt Chips, ordnet sie um oder zerschlägt Schilde, und er schlägt ohne Bedingung.
    Der Chip, der liegen bleibt, entscheidet, welche Schritte weiterführen: Der helle Chip, der auf E4 bleibt, führt die schrägen weiter, der dunkle die geraden.
# en: 2a6a8c0e
rules-page-kyo-tower =
    Er zieht und nimmt Chips auf wie ein Schwerer Bauer und kann noch zweierlei:
    - Er tritt *auf* Schilde, statt abzuprallen, hier auf E5 und D5. Danach liegen sie unter ihm, und er kann sie aufnehmen. Zerschlagen kann er keine.
    - Er darf jederzeit in seinem Zug Schilde legen, ohne ihn zu beenden: siehe nächste Seite.
# en: aa5a467a
rules-title-kyo-deploy = Wie der Turm Schilde legt
# en: f62b6e56
rules-page-kyo-deploy =
    Ein Turm kann seine obersten Chips einen Schritt weit schicken, wenn es lauter Schilde sind: vor, zwischen und nach seinen anderen Schritten, so oft er möchte. Der Zug geht weiter.
    `E1 +1D2 1E2 +1F3`: Er legt einen Schild auf D2, geht mit dem anderen nach E2 und legt ihn auf F3.
    Schilde kannst du auf leere Felder legen und auf Mana, egal wem es gehört, aber nicht auf oder unter eine Figur und auch nicht auf einen anderen Schild.
# en: 13f39feb
rules-page-kyo-queen =
    Sie zieht und nimmt Chips auf wie ein Schwerer Bauer, und sie darf jederzeit in ihrem Zug ihre Chips umordnen, beliebig oft, ohne ihn zu beenden: vor, zwischen und nach ihren Schritten, sogar wenn sie geschlagen hat.
    Mehrmaliges Umordnen direkt hintereinander zählt als einmal. Ein Zug, der nur aus Umordnen besteht, ist auch in Ordnung.
    Hier `F2 3G3 =LDS`: Sie geht mit allen drei Chips und legt dann den hellen ganz nach unten.
# en: 1948203f
rules-page-kyo-king =
    Er zieht, schlägt und nimmt Chips auf wie ein Schwerer Bauer. Verlierst du ihn, verlierst du die Partie.
    Es gibt kein Schach: Dein König darf in Gefahr gehen. Die drei Schilde, auf denen er beginnt, schützen niemanden, solange er auf ihnen steht. Leg sie neben ihn, oder lass sie zurück.
# en: 202fb732
rules-page-kyo-cannon =
    Eine zusätzliche Figur, nach unserer eigenen Festlegung. Es gibt sie in den Aufstellungen mit `+`.
    Sie zieht und schlägt wie ein Schwerer Bauer und schleudert Chips: Wo andere ihre Chips einen Schritt weit schicken, darf sie es ein, zwei oder drei Felder weit tun, gerade oder schräg, über alles hinweg, was dazwischenliegt. Die Chips landen, wo Chips auch sonst landen können: nicht auf einer gegnerischen Figur, nicht auf einem Schild obenauf.
# en: bf88f68e
rules-page-kyo-knight =
    Eine zusätzliche Figur, nach unserer eigenen Festlegung. Es gibt sie in den Aufstellungen mit `+`.
    Der Springer zieht und schlägt wie ein Schwerer Bauer. Als ersten und einzigen Schritt kann er auch springen wie der Springer im Schach, zwei Felder in eine Richtung und eins zur Seite, über alles hinweg, was dazwischensteht, mit oder ohne Chips. Ein Sprung ist immer direkt.
# en: f1a883e5
rules-title-kyo-strike = Einen Schild zerschlagen
# en: e11937ed
rules-page-kyo-strike =
    Will deine Figur auf ein Feld mit einem Schild obenauf gehen, zerschlägt sie ihn: Der oberste Schild ist zerstört, und deine Figur prallt ab. Sie bleibt mit ihren Chips, wo sie ist, und ihre Bewegung ist zu Ende. Wer den Schild gelegt hat, ist egal. Leichte Bauern tun das, ohne zu zählen (unsere Festlegung); Türme tun es nie.
    Mitten in einer Kette muss auch das Zerschlagen ein Manaschritt sein: Ein Chip, der liegen bleiben könnte, muss ein Weg dorthin sein.
    Schreib es mit einem X: `C4 XC5`.
# en: 451e0749
rules-title-kyo-deploying = Schilde legen
# en: 12d70a29
rules-page-kyo-deploying =
    Ein Schild schützt das Feld, auf dem er obenauf liegt, und sonst nichts: *Unter* einer Figur schützt er nichts. Jede Figur, die Chips aufnimmt, kann Schilde legen, indem sie sie wie andere Chips auf ein leeres Feld oder auf Mana schickt. Für alle außer dem Turm ist das ein direkter Schritt wie jeder andere.
    Schilde haben keine Farbe (unsere Festlegung). An ihnen prallen Freund und Feind ab, und was darunterliegt, kann niemand aufnehmen.
# en: e4abf32a
rules-title-kyo-uncover = Schilde zurücklassen
# en: f0a1db33
rules-page-kyo-uncover =
    Geht eine Figur ohne ihre Schilde weg, liegen sie obenauf: Auch damit sind sie gelegt. Hier geht der König mit einem Schild zur Seite, und zwei bewachen E2.
    Zurück bekommst du Schilde, wenn du mit einem Turm auf sie trittst, wenn du beim Schlagen auf ihnen landest oder wenn du sie unter eigenem Mana hervorholst, das später darauf kam.
# en: 74610202
rules-title-kyo-king-taken = Das Ende: Ein König wird geschlagen
# en: 87a1835a
rules-page-kyo-king-taken = Schlag den gegnerischen König, und du gewinnst sofort. Es gibt kein Schach, also schau, bevor du gehst.
# en: ed4f0e7c
rules-title-kyo-no-mana = Das Ende: kein Mana
# en: d0f82bf4
rules-page-kyo-no-mana =
    Hast du am Ende eines Zuges nirgends mehr einen Manachip, dunkel oder hell, unter Figuren oder nicht, hast du verloren. Deine eigenen kannst du nicht zerstören.
    Mana wird zerstört, wenn eine gegnerische Figur darauf stehen bleibt, und zusammen mit einer geschlagenen Figur, die daraufsteht.
# en: 42023d1f
rules-title-kyo-draws = Remis
# en: 094e9879
rules-page-kyo-draws =
    - Bist du am Zug, kannst aber gar nicht ziehen, ist die Partie remis. Hier sind die Leichten Bauern von Gold gegen niemanden in der Überzahl, und sie mauern den König ein.
    - Kommt dasselbe Brett mit derselben Seite am Zug zum dritten Mal vor, ist die Partie remis.
    - Verlässt 120 Züge lang, beide Seiten zusammengezählt, nichts das Brett, ist die Partie remis: keine Figur geschlagen, kein Mana zerstört, kein Schild zerschlagen. Ich zähle für dich mit.
    - Ihr könnt euch auf Remis einigen.
    Die Originalregeln sagen nichts über Remis; das sind unsere Festlegungen.
# en: bca8e285
rules-title-kyo-notation = Wie man Züge schreibt
# en: 07be1474
rules-page-kyo-notation =
    Das Feld, auf dem du beginnst, dann die Schritte, mit Leerzeichen dazwischen:
    - `B4`: Die Figur geht ohne Chips nach B4; `3B4`: mit ihren obersten drei.
    - `+2B4`: Die obersten zwei Chips gehen, die Figur bleibt.
    - `XB4`: Sie zerschlägt den Schild auf B4.
    - `=LDS`: Die obersten drei Chips werden hell, dunkel, Schild, von unten nach oben.
    Schlagen wird nicht gekennzeichnet. Du kannst es ohne Leerzeichen und klein tippen: `c42c51c6xc7` ist `C4 2C5 1C6 XC7`, wie im Bild.
# en: 8aaad963
rules-chapter-chakart-game = Das Spiel
# en: cabdced8
rules-chapter-chakart-men = Die Figuren
# en: aa0a312c
rules-chapter-chakart-objects = Gegenstände
# en: 9c954f02
rules-chapter-chakart-eggs = Was in Eiern steckt
# en: 783ba041
rules-chapter-chakart-powers = Panzer und Tarnung
# en: e622222c
rules-chapter-chakart-end = Das Ende, Würfel, Notation
# en: 62597bcc
rules-title-chakart-overview = Worum es geht
# en: 4023e46d
rules-page-chakart-overview =
    Chakart ist Schach zwischen Pilzen, Eiern, Bananen und Bomben. Die meisten Figuren lassen so etwas zurück, wenn sie ziehen. Tritt auf eins davon, und nimm, was kommt: Du wirst weitergetragen, beiseitegeworfen oder triffst zufällig auf eine von acht Überraschungen.
    Könige werden geschlagen wie jede andere Figur. Es gibt kein Schach, kein Matt, keine Rochade und kein Schlagen en passant. Verlierst du alle deine Könige, verlierst du die Partie.
    Einmal pro Partie darf eine Dame ungesehen ziehen und ein König eine Figur in Sicht mit dem Panzer treffen.
    Hier liegt auf d3 ein Pilz von einem Bauern, auf g8 ein Ei von einem Springer, und ein Läufer hat gerade eine Bombe auf c4 gelegt.
# en: eae88251
rules-title-chakart-setup = Aufstellung
# en: 4249d2ad
rules-page-chakart-setup =
    Acht Linien a bis h, acht Reihen. Weiß steht auf den Reihen 1 und 2 und beginnt. Die Bauern stehen wie im Schach; die Figuren dahinter hängen von der Aufstellung ab:
    - *asymmetric*: zufällig, für jede Seite einzeln, wie hier;
    - *symmetric*: zufällig, für beide gleich;
    - *deterministic*: wie im Schach.
    Die beiden Läufer einer Seite stehen immer auf Feldern verschiedener Farbe; alles andere ist möglich. Am Anfang liegen keine Gegenstände auf dem Brett, und beide Seiten haben Panzer und Tarnung bereit.
# en: c606f58e
rules-title-chakart-turn = Wenn du am Zug bist
# en: 82bba1dc
rules-page-chakart-turn =
    Zieh eine deiner Figuren wie im Schach, oder wirf deinen Panzer. Eigene Figuren versperren immer den Weg, gegnerische kannst du schlagen. Auf Eiern und Pilzen kannst du landen, und du kannst über sie hinwegziehen. Auch auf Bananen und Bomben kannst du landen, aber sie halten Türme, Läufer und Damen auf.
    Dann wirkt, was unter der Figur liegt, manchmal mehrere Gegenstände nacheinander. Türme und Läufer legen am Ende ihr Geschenk ab.
    Manche Eier lassen dich noch etwas wählen. Darauf kannst du mit `pass` verzichten (unsere Festlegung). Hast du gar keinen Zug, passt du.
# en: bb76a2d1
rules-page-chakart-pawn =
    Toad: ein Feld geradeaus, wenn dort keine Figur steht; Gegenstände halten ihn nicht auf. Zwei Felder von seiner ersten oder zweiten Reihe aus, wenn auf dem ersten nichts, ein Ei oder ein Pilz ist und auf dem zweiten keine Figur. Ein Feld schräg nach vorn, um eine Figur zu schlagen oder *irgendeinen Gegenstand* zu nehmen, aber nie auf ein leeres Feld.
    Er lässt auf dem Feld, das er verlassen hat, einen Pilz zurück. Nach einem Doppelschritt lässt er ihn auf dem übersprungenen Feld zurück und zerstört, was dort lag oder sich versteckte.
# en: 861e423e
rules-page-chakart-knight =
    Yoshi: Er springt wie im Schach, über Figuren und Gegenstände hinweg.
    Auf dem Feld, das er verlassen hat, lässt er ein Ei zurück. Ein Pilz trägt ihn noch einen Sprung in derselben Richtung weiter.
# en: a2ebe596
rules-page-chakart-bishop =
    Wario: Er zieht wie im Schach. Eier und Pilze halten ihn nicht auf, Bananen und Bomben schon. Er kann auf ihnen landen, aber nicht an ihnen vorbei.
    Wo immer er anhält, legt er eine Bombe auf ein zufälliges freies Feld waagerecht oder senkrecht neben sich. Ein Gegenstand dort wird ersetzt.
# en: 83a0d538
rules-page-chakart-rook =
    Donkey: Er zieht wie im Schach. Eier und Pilze halten ihn nicht auf, Bananen und Bomben schon. Er kann auf ihnen landen, aber nicht an ihnen vorbei.
    Wo immer er anhält, legt er eine Banane auf ein zufälliges freies Feld schräg neben sich. Ein Gegenstand dort wird ersetzt.
# en: 9f495520
rules-page-chakart-queen =
    Mario: Die Dame zieht wie im Schach, an Eiern und Pilzen vorbei, bis zu Bananen und Bomben. Sie lässt kein Geschenk zurück, und Pilze tragen sie nicht.
    Einmal pro Partie darf eine Dame jeder Seite ungesehen ziehen: siehe *Tarnung*.
# en: b9884c71
rules-page-chakart-king =
    Peach: ein Feld in jede Richtung, sogar in Gefahr. Es gibt kein Schach. Ein Pilz trägt den König ein Feld weiter.
    Du kannst mehrere Könige haben, durch Umwandlung oder von Toadette. Sie alle müssen geschlagen werden. Einmal pro Partie darf ein König jeder Seite den Panzer werfen: siehe *Panzer*.
# en: 38fcc708
rules-title-chakart-promotion = Umwandlung
# en: 58e2db4e
rules-page-chakart-promotion =
    Zieht dein Bauer auf die letzte Reihe, wird er Dame, Turm, Springer, Läufer oder *König*: Du wählst es mit dem Zug. Einen Pilz lässt er trotzdem zurück, denn sein Feld hat er als Bauer verlassen. Ein neuer Turm oder Läufer legt gleich sein eigenes Geschenk.
    Ein zweiter König ist ein zweites Leben. Schreib es so: `e7e8k`.
# en: a68372dd
rules-title-chakart-carried = Auf die letzte Reihe getragen
# en: 664dc813
rules-page-chakart-carried =
    Bringt ein Pilz, eine Banane oder eine Bombe deinen Bauern auf seine letzte Reihe, frage ich dich, was der Bauer wird, zum Beispiel `=q`. Darauf verzichten kannst du nicht. Dann wirkt der Gegenstand auf diesem Feld auf die neue Figur.
    Eine Figur, die dort geschlagen wird, ist weg, bevor du wählst. War es der letzte König, ist die Partie sofort vorbei (unsere Festlegung).
# en: 01c16d4a
rules-title-chakart-gifts = Geschenke
# en: 06bda2aa
rules-page-chakart-gifts =
    Figuren lassen etwas zurück:
    - ein Bauer einen Pilz, auf dem Feld, das er verlassen oder übersprungen hat;
    - ein Springer ein Ei, auf dem Feld, das er verlassen hat;
    - ein Turm eine Banane, schräg neben dem Feld, auf dem er anhält;
    - ein Läufer eine Bombe, waagerecht oder senkrecht neben dem Feld, auf dem er anhält.
    Das Feld wird unter denen ohne Figur zufällig gewählt. Gibt es keins, bleibt nichts zurück. Damen und Könige lassen nichts zurück. Gegenstände gehören niemandem, jeder wirkt einmal, und die Figur, die auf einem landet, verbraucht ihn. Hier hat der Turm seine Banane auf b4 gelegt.
# en: e56e1a09
rules-title-chakart-mushroom = Pilz
# en: 4cc96028
rules-page-chakart-mushroom =
    Er trägt einen Bauern, Springer oder König weiter: denselben Schritt noch einmal (ein Springer springt noch einmal), wenn das Zielfeld auf dem Brett liegt und dort keine Figur steht. Ein Pilz schlägt nie (unsere Festlegung). Ist kein Platz, bleibt die Figur einfach stehen. Der Doppelschritt eines Bauern zählt als ein Feld.
    Damen, Türme und Läufer verbrauchen ihn umsonst. Was auf dem nächsten Feld liegt, wirkt als Nächstes.
# en: b4246ee2
rules-title-chakart-banana = Banane
# en: 2985978e
rules-page-chakart-banana =
    Sie wirft jede Figur, die auf ihr landet, zufällig ein Feld nach oben, unten, links oder rechts, aber nie vom Brett. Eine Figur dort wird geschlagen, egal *welcher* Seite sie gehört, sogar dein eigener letzter König. Ein Gegenstand dort wirkt als Nächstes.
    Turm, Läufer und Dame können auf einer Banane landen, aber nicht an ihr vorbei.
# en: 7708e531
rules-title-chakart-bomb = Bombe
# en: e6da441b
rules-page-chakart-bomb =
    Sie wirft jede Figur, die auf ihr landet, ein Feld schräg weiter, in eine zufällige Richtung, aber nie vom Brett. Eine Figur dort wird geschlagen, egal *welcher* Seite sie gehört. Ein Gegenstand dort wirkt als Nächstes.
    Turm, Läufer und Dame können auf einer Bombe landen, aber nicht an ihr vorbei.
# en: 65d09a81
rules-title-chakart-chain = Ketten
# en: 1f32dc6f
rules-page-chakart-chain =
    Solange eine Figur auf einem weiteren Gegenstand landet, geht es weiter. Hier nimmt der Bauer die Banane auf e4 und wird nach e5 geworfen. Der Pilz dort trägt ihn in dieser Richtung weiter nach e6. Die Bombe dort wirft ihn nach d5, auf seinen eigenen Turm. Mit der Landung auf einer Figur endet die Kette.
    Auch Geschenke aus demselben Zug zählen: Ein Bauer, der auf seinen eigenen Pilz zurückgeworfen wird, benutzt ihn. Jeder Gegenstand wirkt einmal, darum endet jede Kette.
# en: 81225202
rules-title-chakart-egg = Ei
# en: 8f01133a
rules-page-chakart-egg =
    Springer lassen Eier zurück. Tritt auf eins, und du triffst auf eine von acht Überraschungen, alle gleich wahrscheinlich, auch wenn eine gerade nichts ausrichten kann:
    - King Boo: Du vertauschst zwei Figuren.
    - Koopa: Deine Figur geht zurück.
    - Toadette: Du bekommst eine neue Figur.
    - Chomp: Deine Figur wird gefressen.
    - Daisy: Du ziehst noch einmal.
    - Bowser: Deine Figur muss einen Zug lang aussetzen.
    - Luigi: Eine gegnerische Figur wird deine.
    - Waluigi: Eine von deinen läuft zum Gegner über.
# en: 05b94b9a
rules-title-chakart-king-boo = King Boo
# en: f6d682bc
rules-page-chakart-king-boo =
    Wähle zwei beliebige Figuren auf dem Brett, egal wem sie gehören, mit oder ohne Heiligenschein, und sie tauschen die Plätze: `a5h8`. Kein Bauer kann so auf seine letzte Reihe geraten (unsere Festlegung). Mehr geschieht nicht: keine Geschenke, keine Gegenstände. Damit endet dein Zug.
    Darauf verzichten kannst du mit `pass`.
# en: c6cdb5c3
rules-title-chakart-koopa = Koopa
# en: 64e378c1
rules-page-chakart-koopa =
    Deine Figur geht zurück auf das Feld, auf dem dieser Zug begann. Ein eigenes Geschenk auf diesem Feld verschwindet, und ein Turm oder Läufer legt keins. Eine Umwandlung bleibt.
    Eine Figur, die Toadette gegeben hat, hat kein solches Feld: Sie verlässt das Brett (unsere Festlegung).
# en: d073a1f2
rules-title-chakart-toadette = Toadette
# en: d63c7615
rules-page-chakart-toadette =
    Du bekommst zufällig Dame, Turm, Springer, Läufer oder König und setzt die Figur auf ein beliebiges Feld ohne Figur: `@c5`. Eine Banane, eine Bombe oder ein Ei dort wirkt auf sie; ein Pilz verschwindet einfach. Ein Turm oder Läufer legt sein Geschenk, ein Springer lässt kein Ei zurück. Ein König, den du so bekommst, ist in jeder Hinsicht ein König.
    Darauf verzichten kannst du mit `pass`.
# en: 7a8c5d91
rules-title-chakart-chomp = Chomp
# en: 91c4b9cb
rules-page-chakart-chomp = Die Figur, die auf das Ei getreten ist, wird gefressen. War es dein letzter König, verlierst du.
# en: e31a3bf1
rules-title-chakart-daisy = Daisy
# en: b1ed1c8e
rules-page-chakart-daisy =
    Zieh noch einmal, mit irgendeiner deiner Figuren, auch mit derselben. Panzer und Tarnung zählen als Züge. Figuren mit Heiligenschein können jetzt ziehen, und Eier unterwegs wirken wie sonst.
    Darauf verzichten kannst du mit `pass`.
# en: 920b90d9
rules-title-chakart-bowser = Bowser
# en: 52802cc1
rules-page-chakart-bowser = Deine Figur bekommt einen Heiligenschein: Sie kann nicht ziehen, keinen Panzer werfen und sich nicht verstecken, bis ihre Seite einen Zug ohne sie gemacht hat.
# en: 0586802f
rules-title-chakart-luigi = Luigi
# en: ace09333
rules-page-chakart-luigi = Eine zufällige gegnerische Figur wird deine, dort, wo sie steht. Könige wechseln nie die Seite, ebenso wenig Bauern auf ihrer ersten Reihe (unsere Festlegung). Ein Heiligenschein bleibt ihr.
# en: d785e5cc
rules-title-chakart-waluigi = Waluigi
# en: c92176d0
rules-page-chakart-waluigi = Eine zufällige Figur von dir läuft zum Gegner über, dort, wo sie steht. Es kann auch die sein, die auf das Ei getreten ist. Könige wechseln nie die Seite, ebenso wenig Bauern auf ihrer ersten Reihe (unsere Festlegung).
# en: 996f0247
rules-title-chakart-halo = Der Heiligenschein
# en: 2ca3bc06
rules-page-chakart-halo =
    Eine Figur mit Heiligenschein kann nicht ziehen. Sie steht im Weg, sie kann geschlagen und vertauscht werden und die Seite wechseln, und ein König mit Heiligenschein ist immer noch ein König.
    Der Heiligenschein endet mit dem nächsten Zug der Seite, der die Figur dann gehört: gleich nach diesem Zug, bevor sonst etwas wirkt. Den Zug von Daisy kann die Figur also schon machen.
# en: e0f86931
rules-title-chakart-shell = Panzer
# en: 404f3577
rules-page-chakart-shell =
    Einmal pro Partie kann dein König den Panzer werfen, statt zu ziehen: auf einer Reihe, Linie oder Diagonale, über leere Felder, Eier und Pilze hinweg, auf die erste gegnerische Figur in Sicht, auch direkt neben ihm. Diese Figur verschwindet. Nichts bewegt sich, und Gegenstände bleiben.
    Bananen, Bomben und deine eigenen Figuren halten den Panzer auf. Ein König mit Heiligenschein kann ihn nicht werfen. Die Kraft gehört dir, nicht dem König: Jeder deiner Könige darf sie nutzen.
    Schreib es mit einem s: `e1e5s`. Ohne das s geht der König dorthin, oder ich lehne den Zug ab: Deinen Panzer verbrauche ich nie aus Versehen.
# en: b650c0b3
rules-title-chakart-stealth = Tarnung
# en: a261bb71
rules-page-chakart-stealth =
    Einmal pro Partie kann deine Dame ungesehen auf ein leeres Feld ziehen. Du siehst sie gepunktet; sonst sieht sie niemand. Sie bleibt versteckt, bis dein Gegner gezogen hat. Dann steht sie für alle sichtbar da.
    Es gibt nie mehr als eine versteckte Dame. Die Kraft gehört dir, nicht der Dame: Jede deiner Damen darf sie nutzen.
    Schreib es mit einem h: `d1h5h`.
# en: b702c6f2
rules-title-chakart-unseen = Was die anderen von einer versteckten Dame sehen
# en: 34fbda09
rules-page-chakart-unseen =
    Dein Gegner und alle, die zusehen, lesen `d1??h`. Sie erfahren, welches Feld die Dame verlassen hat (ein Fragezeichen markiert es), und sehen das Brett ohne sie. Auch ihre Zuglisten entstehen aus diesem Brett, darum verrät sich die Dame durch nichts.
# en: 2e6bf5f2
rules-title-chakart-found = Zufällig gefunden
# en: 46df6d36
rules-page-chakart-found =
    Dein Gegner zieht, als wäre deine Dame nicht da. Türme, Läufer, Damen und Panzer gehen durch sie hindurch. Landet ein Turm, Läufer, Springer, König oder eine Dame auf ihrem Feld, wird deine Dame geschlagen. Ebenso, wenn ein Bauer geradeaus auf ihr Feld geht oder mit einem Doppelschritt darüber. Schräg kann ein Bauer sie nicht schlagen.
    Hier hat der Turm zufällig auf h5 angehalten.
# en: f586099d
rules-title-chakart-kings = Das Ende
# en: 72c1b026
rules-page-chakart-kings =
    Hast du keinen König mehr, verlierst du sofort, ganz gleich, was ihn geholt hat: dein Gegner, eine Banane, ein Ei. Alle deine Könige müssen weg sein, auch umgewandelte und geschenkte.
    Dein König kann geschlagen werden. Es gibt kein Schach, also schau, bevor du ziehst.
# en: 320d039a
rules-title-chakart-draws = Remis
# en: d9b971c0
rules-page-chakart-draws =
    Die Partie ist remis, sobald nichts mehr geschehen kann oder lange nichts geschehen ist:
    - Jede Seite hat nur noch ihren König, die beiden stehen nicht nebeneinander, kein Gegenstand liegt auf dem Brett, kein Panzer ist bereit, und es ist nichts mehr zu wählen;
    - keine Seite könnte je wieder ziehen, auch ohne Heiligenscheine;
    - Zug 600 ist vorbei;
    - hundert ruhige Züge in Folge, beide Seiten zusammengezählt: ohne Schlagen, Würfel, Bauernzug, Umwandlung, Tarnzug oder Panzer, und kein Gegenstand wird gelegt, genommen oder bewegt;
    - zweihundert Züge in Folge ohne Fortschritt: ohne Schlagen, Bauernzug, Umwandlung oder Tarnzug und ohne eine Figur, die von Chomp gefressen oder von Toadette geschenkt wird oder die Seite wechselt. Ein Bonus, der noch aussteht, wird vorher gespielt.
    Ich zähle für dich mit. Es gibt kein Patt und kein Remis durch Wiederholung. Mit `/draw` könnt ihr euch auf Remis einigen.
    Die Originalregeln sagen nichts über Remis; das sind unsere Festlegungen.
# en: 5d81e165
rules-title-chakart-lots = Würfel
# en: f783cddf
rules-page-chakart-lots =
    Alle Würfel sind fair: Eine geworfene Figur landet auf irgendeinem Nachbarfeld auf dem Brett, ein Ei enthält irgendeine seiner acht Überraschungen, ein Geschenk fällt auf ein freies Feld neben der Figur, alles gleich wahrscheinlich. Gewürfelt wird, wenn du deinen Zug spielst, nie vorher. Die Ergebnisse gehören zu seiner Notation: `>f5` heißt „nach f5 geworfen“, `*W` ist ein Ei, `+g6` ein Geschenk.
    Die Würfel werden mit der Herausforderung versiegelt und am Ende geöffnet. Dann kannst du jeden Wurf mit `/verify` prüfen.
# en: ecdbc4da
rules-title-chakart-notation = Wie man Züge schreibt
# en: 94e8949f
rules-page-chakart-notation =
    - Ein Zug: `d2d4`, Start und Ziel. Bei einer Umwandlung kommt der Buchstabe der neuen Figur dahinter: `e7e8q`.
    - Für die Tarnung kommt `h` dahinter, für den Panzer `s`.
    - King Boo: `a5h8`. Toadette: `@c5`. Was ein getragener Bauer wird: `=q`. Verzichten: `pass`.
    Danach kommt, was gewürfelt wurde: `>e5` nach e5 geworfen, `*` und ein Buchstabe für ein Ei (B King Boo, K Koopa, T Toadette, C Chomp, D Daisy, M Bowser, L Luigi, W Waluigi), `+g7` ein Geschenk.
    Du kannst auch tippen wie im Schach: `Nf6`, `fxe4`, `e8=Q`, `Qh5?` für die Tarnung, `Kxe5 shell`.
# en: 07e9d53c
rules-chapter-lusus-game = Das Spiel
# en: 8a3d61fb
rules-chapter-lusus-men = Die Figuren, das Ende, Notation
# en: 472de0f8
rules-chapter-lusus-movement = Bewegungsplättchen
# en: fa0b6cbf
rules-chapter-lusus-special = Sonderplättchen
# en: f8964cf7
rules-chapter-lusus-trap = Fallen
# en: 00efd109
rules-chapter-lusus-once = Einmalplättchen
# en: 73211e1b
rules-lusus-movement = Bewegungsplättchen: für jede Figur mit freiem Platz, deine oder eine gegnerische. Es wirkt, solange es dort liegt.
# en: af135484
rules-lusus-special = Sonderplättchen: für jede Figur mit freiem Platz, deine oder eine gegnerische. Es wirkt, solange es dort liegt.
# en: d3d8e366
rules-lusus-trap = Falle: für eine deiner eigenen Figuren, verdeckt. Sie wirkt, wenn ein Zug diese Figur schlägt, und wird erst dann aufgedeckt.
# en: 9b9d2af3
rules-lusus-once = Einmalplättchen: Es wirkt einmal, dann kommt es auf deinen Friedhof.
# en: cafc4607
rules-title-lusus-overview = Worum es geht
# en: 5b8eee44
rules-page-lusus-overview =
    Lusus ist Schach mit Plättchen. Jede Seite hat einen eigenen Beutel mit denselben fünfundvierzig, und in jedem Zug spielst du eins: auf eine Figur, wo es ändert, was sie kann, oder für etwas, das einmal geschieht.
    Es gibt kein Schach. Schlägst du den gegnerischen König, gewinnst du sofort. Musst du Plättchen nachziehen und dein Beutel hat zu wenige, verlierst du.
    Weiß beginnt mit einem Plättchen auf der Hand, Schwarz mit dreien. Neben dem Brett siehst du die Hände, wie viele Plättchen noch in den Beuteln sind, und die Friedhöfe.
# en: fef3e88d
rules-title-lusus-turn = Wenn du am Zug bist
# en: ad7d9493
rules-page-lusus-turn =
    Vier Dinge in dieser Reihenfolge, alle in einem Zug:
    - *Spielen*: ein Plättchen von deiner Hand, oder du verbrennst eins.
    - *Ziehen*: eine Figur. Passen musst du nur, wenn nichts ziehen kann (unsere Festlegung).
    - *Abwerfen*: Was auf deiner Hand übrig ist, geht zurück in deinen Beutel.
    - *Nachziehen*: drei neue Plättchen, zufällig.
    Eine Hand reicht also für einen Zug. Gewürfelt wird, wenn du deinen Zug spielst; dein Gegner wird zwischendurch nie gefragt.
# en: 521f4696
rules-title-lusus-burn = Spielen und verbrennen
# en: 975deb0e
rules-page-lusus-burn =
    Mit Plättchen auf der Hand musst du eins spielen oder eins verbrennen (unsere Festlegung). Ein verbranntes Plättchen kommt ohne Wirkung auf deinen Friedhof, und du spielst in diesem Zug keins mehr. Verbrennen kannst du nur als Erstes. Mit leerer Hand ziehst du einfach.
    Du spielst ein Plättchen pro Zug. Jede *Doppelaktion* auf deinen Figuren erlaubt eins mehr, insgesamt höchstens drei (unsere Festlegung), und die zusätzlichen darfst du auslassen. Ein Plättchen ohne mögliches Ziel kannst du nur verbrennen.
    Ein verbranntes Plättchen schreibt man mit einem Minus: `-SF d1d4`.
# en: 3b126868
rules-title-lusus-hand = Hand, Beutel, Friedhof
# en: 4f00a8f9
rules-page-lusus-hand =
    Du ziehst drei Plättchen nach, eins mehr für jedes *+1 Nachziehen* und eins weniger für jedes *-1 Nachziehen* auf deinen Figuren, aber mindestens eins und höchstens fünf (unsere Festlegung). Enthält dein Beutel zu wenige, ziehst du keins nach und verlierst.
    Plättchen auf geschlagenen Figuren sowie entfernte, verbrannte oder verbrauchte kommen auf den Friedhof der Seite, der sie gehören. *Heilung* und *Recycling* holen sie zurück.
    Deine Hand siehst nur du, und ein Gegner mit *Wissen*. Wie viele Plättchen beide Seiten auf der Hand und im Beutel haben, sehen alle, und die Friedhöfe auch.
# en: 196f4da9
rules-title-lusus-slots = Plätze
# en: 04ed2190
rules-page-lusus-slots =
    So viele Plättchen haben auf einer Figur Platz: König 1, Dame 2, Turm 4, Läufer 3, Springer 3, Bauer 2 (unsere Festlegung). Nur *Verdammnis* belegt zwei Plätze. Die kleinen Balken sind freie Plätze.
    Plättchen behalten die Reihenfolge, in der sie kamen: `e4.2` ist das zweite auf e4. Geht eins weg, rücken die anderen auf. Ein umgewandelter Bauer behält seine Plättchen und bekommt die Plätze seiner neuen Art.
    Ein Plättchen gehört weiter seiner Seite, aber es wirkt für die Figur, auf der es liegt. Bewegungsplättchen sind eckig, Sonderplättchen rund, Fallen gezackt.
# en: 48fa1b58
rules-title-lusus-traps = Fallen und Geheimnisse
# en: 5d0d7489
rules-page-lusus-traps =
    Fallen liegen verdeckt auf den Figuren ihrer Seite. *Dass* da eine Falle ist, sehen alle; welche, weiß nur ihre Seite. Aufgedeckt wird sie, wenn sie wirkt oder auf einen Friedhof kommt.
    Geheimnisse entscheiden nie, was erlaubt ist, darum verrät eine Ablehnung auch keins.
    Wird eine Figur geschlagen, wirken ihre Fallen in dieser Reihenfolge (unsere Festlegung): Ausweichen, Umkehr; dann der Fall eines Königs; dann Dieb, Vermächtnis, Transfusion; dann kommen die übrigen Plättchen auf die Friedhöfe; dann Kein Nachziehen, Rache. Einem König helfen nur Ausweichen und Umkehr.
# en: 5ece6b57
rules-title-lusus-capture = Ziehen und schlagen
# en: 258b4104
rules-page-lusus-capture =
    Eine Figur zieht nach ihrer eigenen Art oder nach einem Bewegungsplättchen, das auf ihr liegt: Jeder Zug nutzt eins davon. Sie schlägt, indem sie auf einer gegnerischen Figur landet. Angriffe bedeuten nichts: Dein König darf dorthin gehen oder dort bleiben, wo er geschlagen werden kann.
    Die Plättchen einer geschlagenen Figur kommen auf die Friedhöfe der Seiten, denen sie gehören, außer eine Falle oder ein *Dieb* will es anders.
    Nichts kann eine *eingefrorene* Figur bewegen, und kein Zug kann eine *bewachte* schlagen. Beide sind markiert.
# en: cbd65469
rules-title-lusus-king = König und Rochade
# en: 7aa2df6f
rules-page-lusus-king =
    Der König zieht ein Feld in jede Richtung; nichts hält ihn von der Gefahr fern. Auf ihm hat ein Plättchen Platz.
    Die Rochade ist wie im Schach, `O-O` und `O-O-O`: König und Turm haben noch nicht gezogen, und die Felder dazwischen sind leer. Angriffe spielen keine Rolle: Hier schaut der Läufer zu. Keiner der beiden darf eingefroren sein, Klebefüße haben oder in Raserei sein.
# en: cc71a67e
rules-title-lusus-queen = Dame, Turm, Läufer
# en: a6d5f609
rules-page-lusus-queen =
    Sie ziehen wie im Schach: der Turm auf Reihe und Linie, der Läufer schräg, die Dame auf beide Arten, beliebig weit bis zur ersten Figur. Eine gegnerische dort kann geschlagen werden.
    So ein Zug heißt *Gleitzug*. Durchgleiten, Sprungfeder, Rundlauf und Felslawine verändern Gleitzüge.
# en: 4b2b5e77
rules-title-lusus-knight = Der Springer
# en: 9d9208b4
rules-page-lusus-knight =
    Er springt wie im Schach, zwei Felder in eine Richtung und eins zur Seite, über alles hinweg, was dazwischensteht. Auf ihm haben drei Plättchen Platz.
# en: 52e1067e
rules-title-lusus-pawn = Der Bauer
# en: 3d3de6aa
rules-page-lusus-pawn =
    Ein Feld geradeaus, wenn es leer ist. Zwei von seiner zweiten Reihe aus, wenn beide leer sind, auch wenn er schon einmal gezogen hat. Er schlägt ein Feld schräg nach vorn. Auf ihm haben zwei Plättchen Platz.
# en: 7989cf12
rules-title-lusus-passing = En passant
# en: 7bd803df
rules-page-lusus-passing =
    Wie im Schach: Nach dem Doppelschritt eines Bauern zählt das übersprungene Feld einen Zug lang. Eine Figur mit Bauernzügen, die schräg dorthin schlagen könnte, darf es tun und schlägt damit den Bauern, der es übersprungen hat. Auch eine Figur mit dem Plättchen Bauer kann so schlagen und so geschlagen werden.
# en: 92197300
rules-title-lusus-promotion = Umwandlung
# en: 2ef9041f
rules-page-lusus-promotion =
    Ein Bauer, der mit seinem eigenen Zug die letzte Reihe erreicht, wird Dame, Turm, Läufer oder Springer, zum Beispiel `b7c8=N`. Sagst du nichts dazu, wird er eine Dame. Seine Plättchen behält er. Ein Bauer, der durch einen fremden Platztausch oder durch Ausweichen dorthin gerät, wird eine Dame.
    Andere Figuren wandeln sich nie um, auch nicht mit dem Plättchen Bauer.
# en: da8405b1
rules-title-lusus-end = Das Ende
# en: 50d22d85
rules-page-lusus-end =
    - Ein König wird geschlagen, durch einen Zug oder durch *Rache*: Seine Seite verliert sofort.
    - Du kannst die Plättchen nicht nachziehen, die du nachziehen musst: Du verlierst.
    - Nach Zug 400, dem zweihundertsten von Schwarz, gewinnt Schwarz (unsere Festlegung).
    Es gibt kein Remis, kein Patt und keine Wiederholung. Der Beutel ist die Uhr dieses Spiels: Bei drei Plättchen pro Zug reichen fünfundvierzig nicht ewig, auch wenn abgeworfene zurückgehen.
# en: 169dd642
rules-title-lusus-notation = Wie man Züge schreibt
# en: 62e18618
rules-page-lusus-notation =
    - `QU@e2 e2e4`: das Plättchen Dame auf e2, dann der Zug der Figur.
    - `DI@h8.2`: das zweite Plättchen auf h8. `KO@e4`, `DL`, `BS`, wie das Plättchen es braucht.
    - `HE+QU+KN+RO`, `RC+QU@e4`, `TD@a1.1~h8.1`; `-QU` verbrennt.
    - Nach einem Zug: `=Q` Umwandlung, `xa5xa6` Felslawine, `^2` Diebstahl, `>h5` ein Weiterlaufen. `a1~b2` ist ein Platztausch, `--` Passen.
    Was gewürfelt wurde, kommt nach einem Strich: `| bs=QUKN dg=b6 dr=?3`. Du kannst auch Namen schreiben: `hit and run on a1 then a1b1`.
# en: 6eba8715
rules-page-lusus-tile-ki =
    Diese Figur zieht auch wie ein König, ein Feld in jede Richtung. Zum echten König wird sie nicht, und rochieren kann sie damit auch nicht.
    { rules-lusus-movement }
# en: 06968e10
rules-page-lusus-tile-qu =
    Diese Figur zieht auch wie eine Dame. Hier gleitet ein Springer in alle acht Richtungen und springt trotzdem noch.
    { rules-lusus-movement }
# en: e4cfd543
rules-page-lusus-tile-bi =
    Diese Figur zieht auch wie ein Läufer.
    { rules-lusus-movement }
# en: 7231daff
rules-page-lusus-tile-kn =
    Diese Figur zieht auch wie ein Springer: Sie springt über alles hinweg, was dazwischensteht.
    { rules-lusus-movement }
# en: bb423dee
rules-page-lusus-tile-ro =
    Diese Figur zieht auch wie ein Turm.
    { rules-lusus-movement }
# en: fb197d77
rules-page-lusus-tile-pa =
    Diese Figur zieht auch wie ein Bauer: einen Schritt nach vorn, zwei von der zweiten Reihe ihrer Seite aus, dazu schlägt sie schräg nach vorn und en passant. Vorn ist, wohin die Bauern ihrer Seite gehen. Sie wandelt sich nicht um.
    { rules-lusus-movement }
# en: 656b71b3
rules-page-lusus-tile-sw =
    Diese Figur kann mit jeder Nachbarfigur, die nicht eingefroren ist, den Platz tauschen, egal wem sie gehört. Geschlagen wird nichts. Ein Bauer, der dabei als Partner auf seine letzte Reihe kommt, wird eine Dame.
    Schreib es so: `d4~d5`. Hier kann sie mit den beiden Bauern und dem Turm den Platz tauschen.
    { rules-lusus-movement }
# en: 192c3cd9
rules-page-lusus-tile-rb =
    Hat diese Figur Turmzüge, durch ihre Art oder durch ein Plättchen, bekommt sie auch Läuferzüge, und umgekehrt, wie hier. Auf einer Figur ohne beides bewirkt das Plättchen nichts.
    { rules-lusus-movement }
# en: e4d66cdf
rules-page-lusus-tile-si =
    Diese Figur zieht oder schlägt auch ein Feld weit in gerader Richtung: nach oben, unten, links oder rechts.
    { rules-lusus-movement }
# en: f6c6be56
rules-page-lusus-tile-im =
    Lähmung, Geist, Klebefüße, Entwaffnung und Raserei lassen diese Figur kalt. Ihre anderen Plättchen sind geschützt: Bannlösung, Entzauberung, Stolpern und Tauschhandel können sie nicht wählen, und Knockout und Fesselung können die Figur nicht wählen. Das Plättchen Immunität selbst lässt sich entfernen, und neue Plättchen können dazukommen. Hier friert ein Geist neben ihr sie nicht ein.
    { rules-lusus-special }
# en: 9736e99c
rules-page-lusus-tile-gu =
    Kein Zug kann befreundete Figuren schlagen, die diese Figur angreifen könnte, auch nicht den König. Sich selbst schützt sie nicht. Sie muss in diesem Moment dorthin ziehen können, als stünde dort eine gegnerische Figur. Gegen Rache hilft sie nicht.
    Hier bewacht der Turm den Springer: Die schwarze Dame kann ihn nicht schlagen.
    { rules-lusus-special }
# en: 95968569
rules-page-lusus-tile-md =
    Die Seite dieser Figur zieht in jedem Zug ein Plättchen weniger nach, aber mindestens eins. Das Plättchen ist für gegnerische Figuren gedacht. Die Zahl neben dem Beutel zeigt die Wirkung.
    { rules-lusus-special }
# en: a16ae47d
rules-page-lusus-tile-pd =
    Die Seite dieser Figur zieht in jedem Zug ein Plättchen mehr nach, insgesamt höchstens fünf. Du hast mehr Auswahl, aber dein Beutel muss so viele enthalten.
    { rules-lusus-special }
# en: 9c295646
rules-page-lusus-tile-sf =
    Diese Figur zieht nur auf eins der acht Felder um sie herum: kein Gleitzug, kein Sprung, kein Doppelschritt, keine Rochade. Mit Rundlauf gehören auch Felder jenseits des Randes dazu.
    { rules-lusus-special }
# en: 93e376b6
rules-page-lusus-tile-dm =
    Diese Figur kann nicht schlagen, auch nicht en passant. Hier kann die Dame bis zu den schwarzen Figuren ziehen, sie aber nicht schlagen.
    { rules-lusus-special }
# en: 0de093a0
rules-page-lusus-tile-en =
    Diese Figur zieht nur, um zu schlagen: kein ruhiger Zug, kein Platztausch, keine Rochade. Mit Entwaffnung kann sie gar nicht ziehen.
    { rules-lusus-special }
# en: 96197220
rules-page-lusus-tile-ph =
    Bei einem Gleitzug kann diese Figur einmal *durch* eine andere hindurch, egal wem sie gehört. Hier geht der Turm durch seinen Bauern und kann sogar schlagen, was dahintersteht. Ein Bauer mit diesem Plättchen kann seinen Doppelschritt über eine Figur machen.
    { rules-lusus-special }
# en: 04107667
rules-page-lusus-tile-da =
    Die Seite dieser Figur darf in jedem Zug ein Plättchen mehr spielen, insgesamt höchstens drei. Das wirkt sofort, schon in dem Zug, in dem du dieses Plättchen spielst. Hier kommt noch das Plättchen Läufer auf denselben Turm, und der zieht damit.
    { rules-lusus-special }
# en: 0eba3279
rules-page-lusus-tile-sp =
    Bei einem schrägen Gleitzug prallt diese Figur von Figuren und vom Rand ab: Sie biegt im rechten Winkel ab und gleitet weiter, so oft sie möchte. Am Rand ist es eine Spiegelung; an einer Figur sind beide Wege offen. Andere gleitende Figuren können ebenso von dieser Figur abprallen.
    { rules-lusus-special }
# en: 7cc66389
rules-page-lusus-tile-ds =
    Dieses Plättchen belegt einfach einen Platz: Auf die gegnerische Dame passt dann ein anderes weniger.
    { rules-lusus-special }
# en: 1e2371cb
rules-page-lusus-tile-co =
    Dieses Plättchen belegt einfach zwei Plätze, passt also nie auf einen König. Eine Dame oder ein Bauer ist damit voll.
    { rules-lusus-special }
# en: f056d857
rules-page-lusus-tile-wr =
    Für diese Figur hängen der linke und der rechte Rand zusammen: Von der a-Linie geht es auf derselben Reihe zur h-Linie weiter, und zurück. Das gilt für Gleitzüge, Sprünge, Schritte, Schlagen und Platztausch, aber nicht für die Rochade.
    { rules-lusus-special }
# en: 23a8f25c
rules-page-lusus-tile-gh =
    Alle Figuren neben dieser sind eingefroren, Freund und Feind; diese selbst ist es nicht. Die eingefrorenen können nicht ziehen, nicht rochieren, nicht den Platz tauschen und nicht ausweichen. Geschlagen werden und Plättchen bekommen können sie weiterhin.
    { rules-lusus-special }
# en: e62467c2
rules-page-lusus-tile-iz =
    Diese Figur ist eingefroren: Nichts bewegt sie, weder ein eigener Zug noch Rochade, Platztausch oder Ausweichen. Geschlagen werden kann sie.
    { rules-lusus-special }
# en: e147804f
rules-page-lusus-tile-hr =
    Nach einem Zug, mit dem sie geschlagen hat, darf diese Figur im selben Zug noch einmal ziehen, auf ein leeres Feld, von dort, wo sie jetzt steht. Schreib es hinter den Zug: `>a5`. Nimmt eine Falle sie weg oder wird der Zug rückgängig gemacht, folgt nichts.
    Sie muss das Plättchen schon vor dem Schlagen gehabt haben: Ein Plättchen Schlag & Lauf, das genau dabei gestohlen wurde, wirkt erst beim nächsten Schlagen (unsere Festlegung).
    { rules-lusus-special }
# en: f20389d1
rules-page-lusus-tile-kw =
    Die Seite dieser Figur sieht in der eigenen Sicht, und nur dort, die Hand des Gegners und was er nachzieht. Fallen bleiben verborgen.
    { rules-lusus-special }
# en: 7ef40fef
rules-page-lusus-tile-bd =
    Nach einem Anlauf über leere Felder darf ein Gleitzug, der schlägt, in derselben Richtung weiterrollen und weitere gegnerische Figuren schlagen, wenn sie direkt hintereinanderstehen: höchstens so viele, wie es leere Felder waren. Auf dem Feld der letzten endet der Gleitzug. Hier sind es zwei leere Felder und zwei weitere Figuren hinter der ersten: `a1a4xa5xa6`.
    { rules-lusus-special }
# en: 392d7f6a
rules-page-lusus-tile-th =
    Wenn diese Figur schlägt, darf sie der ersten geschlagenen Figur ein Plättchen stehlen, das auf ihre eigenen Plätze passt. Es gehört dir dann für immer. Schreib es so: `^1`, das erste Plättchen.
    Beim Schlagen, mit dem es gestohlen wurde, bewirkt das Plättchen noch nichts: Schlag & Lauf, Felslawine und Dieb wirken erst ab dem nächsten (unsere Festlegung).
    { rules-lusus-special }
# en: a58126ce
rules-page-lusus-tile-rv =
    Wird diese Figur geschlagen, fällt auch die Figur, von der sie geschlagen wurde, mit allen ihren Plättchen. Eigene Fallen und Wache helfen dem Angreifer nicht. Ein König, der diese Figur schlägt, verliert die Partie (unsere Festlegung).
    { rules-lusus-trap }
# en: 00095eb4
rules-page-lusus-tile-nd =
    Wer diese Figur geschlagen hat, zieht in diesem Zug nichts nach und hat das nächste Mal eine leere Hand. Verlieren kann man dadurch nicht.
    { rules-lusus-trap }
# en: c5c2dd14
rules-page-lusus-tile-un =
    Der Zug, mit dem geschlagen wurde, wird rückgängig gemacht und ist vertan, Felslawine und Diebstahl eingeschlossen. Die Plättchen, die davor gespielt wurden, bleiben. Nur dieses Plättchen ist weg. Es rettet auch einen König.
    { rules-lusus-trap }
# en: d07489f0
rules-page-lusus-tile-dg =
    Diese Figur wird nicht geschlagen: Sie springt auf ein zufälliges freies Feld daneben, und der Angreifer nimmt ihren Platz ein. Das Plättchen hilft nicht, wenn kein Feld frei oder die Figur eingefroren ist. Es rettet auch einen König.
    { rules-lusus-trap }
# en: 954af9c3
rules-page-lusus-tile-tf =
    Deine Plättchen auf dieser Figur kommen statt auf den Friedhof zurück in deinen Beutel, dieses eingeschlossen.
    { rules-lusus-trap }
# en: 6401da69
rules-page-lusus-tile-bq =
    Dein erstes anderes Plättchen auf dieser Figur, in der Reihenfolge ihrer Plätze, kommt statt auf den Friedhof auf deine Hand (unsere Festlegung).
    { rules-lusus-trap }
# en: b2aaac04
rules-page-lusus-tile-di =
    Entferne ein beliebiges Plättchen von irgendeiner Figur; es kommt auf den Friedhof der Seite, der es gehört. Eine verdeckte Falle kannst du über ihren Platz wählen. Die Plättchen einer Figur mit Immunität sind geschützt. Schreib es so: `DI@e5.2`.
    { rules-lusus-once }
# en: 80052b29
rules-page-lusus-tile-ko =
    Entferne alle Plättchen von einer Figur. Sie muss eins haben und darf keine Immunität haben. Schreib es so: `KO@e5`.
    { rules-lusus-once }
# en: 04c509bb
rules-page-lusus-tile-dc =
    Entferne ein Sonderplättchen von irgendeiner Figur. Die Plättchen einer Figur mit Immunität sind geschützt, außer der Immunität selbst. Schreib es so: `DC@e8.1`.
    { rules-lusus-once }
# en: 0af23586
rules-page-lusus-tile-tp =
    Entferne ein Bewegungsplättchen von irgendeiner Figur. Die Plättchen einer Figur mit Immunität sind geschützt. Schreib es so: `TP@e5.2`.
    { rules-lusus-once }
# en: 25d05b6c
rules-page-lusus-tile-es =
    Entferne alle Bewegungsplättchen von einer Figur. Sie muss eins haben und darf keine Immunität haben. Schreib es so: `ES@e5`.
    { rules-lusus-once }
# en: 0c7a15e8
rules-page-lusus-tile-dl =
    Die ganze Hand deines Gegners geht in den gegnerischen Beutel zurück; dein Gegner hat im nächsten Zug also nichts zu spielen. Die Hand darf nicht leer sein. Schreib es so: `DL`.
    { rules-lusus-once }
# en: 8939eb65
rules-page-lusus-tile-bs =
    Zwei zufällige Plättchen aus der Hand deines Gegners kommen auf den gegnerischen Friedhof; alle, wenn es weniger sind. Die Hand darf nicht leer sein. Schreib es so: `BS`.
    { rules-lusus-once }
# en: a75eb8d6
rules-page-lusus-tile-lt =
    Zwei zufällige Plättchen aus der Hand deines Gegners kommen in *deinen* Beutel und gehören dir für immer; alle, wenn es weniger sind. Die Hand darf nicht leer sein. Schreib es so: `LT`.
    { rules-lusus-once }
# en: a29cf973
rules-page-lusus-tile-he =
    Wähle drei Plättchen aus deinem Friedhof, oder alle, wenn es weniger sind, und nimm sie auf die Hand. Mit einer Doppelaktion kannst du sie gleich spielen. Sonst kommen sie mit dem Rest deiner Hand in deinen Beutel, und du kannst länger weiterspielen. Schreib es so: `HE+KN+RO+PA`.
    { rules-lusus-once }
# en: 7297bd85
rules-page-lusus-tile-rc =
    Spiel ein Plättchen aus deinem Friedhof, als wäre es auf deiner Hand, nur kein Recycling. Beide zusammen zählen als ein gespieltes. Schreib es so: `RC+BI@d1`.
    { rules-lusus-once }
# en: b7dd5d33
rules-page-lusus-tile-td =
    Tausche zwei Plättchen auf zwei verschiedenen Figuren, egal wem sie gehören. Beide müssen passen, und keins darf geschützt sein. Jedes nimmt den Platz des anderen ein, und jedes gehört weiter der Seite, der es vorher gehörte. Eine Falle wirkt für die Figur, auf der sie dann liegt. Schreib es so: `TD@d1.1~d8.1`.
    { rules-lusus-once }
# en: 86751b42
dice-title = { $game } · Würfel
# en: 3c26c9ec
dice-seal = Die Würfel dieser Partie wurden vor dem Beginn versiegelt: SHA-256 `{ $commitment }`.
# en: 79f5dbf8
dice-source = In { $made } kommt jeder Wurf aus dem Startwert und dem Text `{ $game }:{ $revision }:n:{ $interaction }`. Das n zählt die Würfe des Zuges ab 0.
# en: 90b29235
dice-sealed = Der Startwert bleibt geheim, bis die Partie vorbei ist. Dann öffnet ihn `/verify` und prüft jeden Wurf.
# en: d77add94
dice-open = Der Startwert ist `{ $seed }`. Jeden Wurf prüfst du mit `/verify`.
# en: 32d849d1
move-number = Zug { $number }
# en: 564e073c
move-number-part = Teil { $part } von Zug { $number }
# en: e85a9d85
verify-title = Die Würfel von { $game } { $id }
# en: acdf8813
verify-choices-title = Die Computerzüge von { $game } { $id }
# en: 7b0d2f22
verify-choices-long = Die Computerzüge hier nachzurechnen dauert zu lange. Lade die Partie mit `/history` herunter und lass `sealed-move verify` darüberlaufen.
# en: 696d39ee
verify-file = Nicht alle Würfe passen hier hinein, darum stehen sie in der Datei.
# en: c4c3310a
verify-foot = HMAC-SHA-256 mit dem Startwert über game:revision:n:interaction, modulo Zahl der Möglichkeiten
# en: ef93c852
proof-holds = { $draws ->
    [0] Es wurde nicht gewürfelt.
    [one] Der eine Wurf stimmt.
   *[other] Alle { $draws } Würfe stimmen.
}
# en: 36ad41be
choices-hold = { $count ->
    [one] Der einzige Zug von { $computer } ist wirklich sein eigener.
   *[other] Alle { $count } Züge von { $computer } sind wirklich seine eigenen.
}
# en: 824b0aaa
choices-differ = In der Datei steht in Zeile { $number } `{ $written }`, aber { $computer } wählt `{ $chosen }`.
# en: 854d17ac
choices-unreadable = Die Züge lassen sich nicht nachspielen, darum kann ich die von { $computer } nicht prüfen.
# en: 4586dad6
proof-season-title = Die Auslosung von { $name }, Saison { $number }
# en: e473d872
proof-season-holds = Auslosung, Paarungen und Tabellen stimmen.
# en: ce546b98
proof-season-flaw = Etwas passt nicht zusammen: { $why }
# en: 24d828b2
proof-season-seal = Versiegelt als SHA-256 `{ $commitment }`, in der Nachricht { $message }
# en: d06600b6
proof-season-seed = Startwert `{ $seed }`
# en: 55590205
proof-season-drum = Trommel `{ $drum }`, der SHA-256 aus der Nummer der oben genannten Nachricht und allen Anmeldungen
# en: 104a1ecf
proof-season-file = Die Datei nennt die Ziehungen der Reihe nach und alle Paarungen.
# en: a5f87772
proof-season-draw = { $lot }. { $index } von { $options }: { $number } ({ $player })
# en: edeef8c9
proof-season-pair = Liga { $division }, Runde { $round }: { $first } – { $second }
# en: a6dd50f1
proof-seed = Startwert `{ $seed }`, versiegelt als SHA-256 `{ $commitment }`
# en: 6a4884f2
proof-draw = { $made } ({ $result } von { $options }): `{ $text }`
# en: 7bae8074
proof-meaning = { $submission }, { $meaning }
# en: a2c16850
proof-start = Anfang
# en: ed5e600d
proof-ply = Zug { $number }
# en: 749a9d70
proof-ply-part = Zug { $number }, Teil { $part }
# en: e6b78cf6
proof-commitment = **Die Würfel stimmen nicht.** Der versiegelte Startwert hat den SHA-256 `{ $published }`, der geöffnete hat `{ $opened }`.
# en: be06a90b
proof-draw-differs = **Die Würfel stimmen nicht.** { $submission }: Wurf { $number } (`{ $text }`) ergibt { $index } von { $options }, aber notiert wurde { $other }. Notiert: `{ $written }` Gewürfelt: `{ $drawn }`
# en: dc8a1724
proof-lots-differ = **Die Würfel stimmen nicht.** { $submission }: Die Würfe ergeben etwas anderes. Notiert: `{ $written }` Gewürfelt: `{ $drawn }`
# en: 2ea9a40d
proof-sealed = Diese Partie läuft noch, darum sind ihre Würfel noch versiegelt. Lade die Datei nach dem Ende noch einmal herunter und prüfe dann die neue.
# en: 4e4a22d8
proof-no-commitment = In der Partiedatei steht das Siegel nicht. Vergleiche darum den SHA-256 mit dem in der Herausforderung.
# en: 1aabf1b9
proof-record = { $submission } ist kein Zug dieser Partie: { $why }
# en: 92cfe965
notice-foot-over = Partie { $id }
# en: 76fc4ca0
draw-offered = { $player } bietet dir Remis in { $game } an, { $opponent }.
# en: 3ece0761
draw-closed = { $player } hat { $opponent } Remis in { $game } angeboten. { $outcome ->
    [accepted] Das Angebot wurde angenommen.
    [declined] Das Angebot wurde abgelehnt.
    [withdrawn] { $player } hat es zurückgezogen.
    [over] Die Partie war vorbei, bevor eine Antwort kam.
   *[overtaken] Die Partie ging weiter.
}
# en: b175922a
draw-declined = { $player } hat das Remis abgelehnt. Spiel weiter, { $opponent }!
# en: 6ecca11b
takeback-offered = { $player } möchte in { $game } einen Zug zurücknehmen. Ist das in Ordnung, { $opponent }?
# en: 896d92db
takeback-closed = { $player } hat { $opponent } gebeten, in { $game } einen Zug zurücknehmen zu dürfen. { $outcome ->
    [accepted] Die Zugrücknahme wurde erlaubt.
    [declined] Die Zugrücknahme wurde abgelehnt.
    [withdrawn] { $player } hat die Anfrage zurückgezogen.
    [over] Die Partie war vorbei, bevor eine Antwort kam.
   *[overtaken] Die Partie ging weiter.
}
# en: 24469d0d
takeback-declined = { $player } hat die Zugrücknahme abgelehnt, { $opponent }. Es bleibt bei dem Zug.
# en: 474534e9
takeback-withdrawn = { $player } bittet nicht mehr um eine Zugrücknahme.
# en: 0d1a5935
notice-taken-back = { $player } hat eine Zugrücknahme erlaubt.
# en: d342be16
player-with-side = { $player } ({ $side })
# en: ea36ea74
notice-ratings = Wertungen: { $first } { $firstrating } · { $second } { $secondrating }
# en: f631a825
notice-ratings-early = Die Wertungen ändern sich nicht: Es hatten noch nicht beide gezogen.
# en: 95f7384e
notice-rating-computer = Wertung von { $player } gegen den Computer: { $rating }
# en: 2089caed
notice-spared = Die Wertungen ändern sich nicht: { $player } hat keine Meldung zu diesem Zug bekommen.
# en: 8cb67ed3
notice-ratings-new = -# Ein ? steht bei einer Wertung aus wenigen Partien: Sie ändert sich noch schnell.
# en: 0d525de5
rating-change = { $before } → { $after } ({ $difference })
# en: 7dd0f232
rating = { $sure ->
    [no] { $value }?
   *[yes] { $value }
}
# en: b6d83b05
player-gone = jemand von früher
# en: 66311f2f
draw-withdrawn = { $player } hat das Remisangebot zurückgezogen.

## Lessons

# en: 5991f0f7
lesson-title = { $game } · Lektion { $number } von { $count } · { $title }
# en: a1444d22
lesson-title-course = { $game } · { $course }, { $number } von { $count } · { $title }
# en: 9715b7e3
lesson-title-puzzle = { $game } · { $title } · Aufgabe { $number } von { $count }
# en: 1ca885f5
course-winning = Wie Partien gewonnen und verloren werden
# en: cee8f549
course-winning-about = Vier Lektionen mit je drei Aufgaben. Pass selbst auf: Wo du eine Drohung finden sollst, warne ich dich nicht.
# en: 65ee17b9
lesson-played = { $side }: { $meaning } (`{ $record }`).
# en: 248b6d7d
lesson-goes-on = Gut. Was ist dein nächster Zug?
# en: e5c02bb7
lesson-wrong = **Noch nicht.** { $why } Ich habe alles wieder aufgestellt.
# en: 925ce4a0
lesson-wrong-answered = Oben stehen dein Zug und die Antwort von { $side }, aber das Ziel ist nicht erreicht.
# en: 98998da9
lesson-wrong-unanswered = Dein Zug oben hat etwas anderes bewirkt, und das Ziel ist nicht erreicht.
# en: 67a69634
lesson-hint = **Tipp:** { $hint }
# en: e1c6772e
lesson-solved = ✅ **Gelöst!**
# en: e45fdba7
lesson-fewest = { $moves ->
    [one] Du hast 1 Zug gebraucht. Schneller geht es nicht.
   *[other] Du hast { $moves } Züge gebraucht. Schneller geht es nicht.
}
# en: 151c7246
lesson-more = Du hast { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} gebraucht. Es geht auch mit { $fewest }.
# en: 857ec7fa
lesson-next = Als Nächstes: **{ $title }**.
# en: 0515adad
lesson-all-solved = 🎓 Du hast die Lektionen von { $game } geschafft. Zum Schluss kommt eine echte Partie gegen den schwächsten Computer. Du kannst Züge zurücknehmen und um Tipps bitten. Ein zweiter Kurs zeigt, wie Partien gewonnen und verloren werden.
# en: e1b6049b
lesson-course-solved = 🎓 Du hast den ganzen Kurs geschafft. Du bist bereit für eine echte Partie { $game }, und `/puzzle` hat noch mehr Aufgaben.
# en: 7604ebe7
lesson-outdated = Dieses Menü ist veraltet. Hier ist der jetzige Stand der Lektion.
# en: d30d6124
lesson-progress = { $solved } von { $count ->
    [one] 1 Lektion
   *[other] { $count } Lektionen
} gelöst
# en: 05aac6e8
lesson-progress-course = { $solved } von { $count ->
    [one] 1 Lektion oder Aufgabe
   *[other] { $count } Lektionen und Aufgaben
} gelöst
# en: 0923d396
lesson-overview-title = Lektionen
# en: 013d7315
lesson-overview = Jede Lektion ist eine kleine Stellung mit einem Ziel und dauert ein, zwei Minuten. Du spielst mit denselben Menüs wie in einer Partie; nichts zählt, und du kannst jederzeit aufhören und weitermachen.
# en: 1827e3a6
lesson-overview-line = **{ $game }** · { $about }. { $progress }.
# en: 81d20dfa
lesson-overview-course = { $course }: { $progress }
# en: 4fbc25ff
lesson-list-title = { $game } · Lektionen
# en: 52ef7530
lesson-list-title-course = { $game } · { $course }
# en: 4f8e205a
lesson-line = ▫️ { $number }. { $title }
# en: 8be6eca3
lesson-line-solved = ✅ { $number }. { $title }
# en: 3f050f80
lesson-line-skipped = ⏭️ { $number }. { $title }
# en: 3e36756f
lesson-line-last = 🎓 { $number }. Eine Partie gegen den Computer
# en: 7657d43b
lesson-line-puzzles = { $line } · Aufgaben: { $solved } von { $count }
# en: fe0e0738
lesson-choose = Lektion öffnen
# en: 5a4f0b5d
lesson-chess-aruki = Zwei Lektionen hast du übersprungen. Ein Bauer zieht und schlägt wie im Schach, aber nur einen Schritt weit. Eine Lanze geht ein Feld gerade, eine Pike eins schräg. Der Turm zieht wie im Schach, der Pfeil wie ein Läufer.
# en: 7efd3331
lesson-chess-chakart = Zwei Lektionen hast du übersprungen. Springer und Bauern ziehen wie im Schach. Aber ein Springer lässt auf seinem Feld ein Ei zurück und ein Bauer einen Pilz, und niemand sagt Schach.
# en: 97dce867
lesson-chess-lusus = Zwei Lektionen hast du übersprungen. Die Figuren ziehen wie im Schach, aber es gibt kein Schachgebot: Wer den König schlägt, gewinnt. Am Ende jedes Zuges ziehst du Plättchen nach, und damit fängt Lusus erst an.
# en: 722f694e
puzzle-title = { $game } · Aufgabe mit Wertung { $rating }
# en: 94a06713
puzzle-task-win = **{ $side } am Zug.** Finde den einen Gewinnzug.
# en: 3784f8d0
puzzle-task-hold = **{ $side } am Zug.** Nur ein Zug hält die Partie. Finde ihn.
# en: efcbaf7f
puzzle-task-moves = Du brauchst insgesamt { $moves } Züge; ich spiele die andere Seite.
# en: b1ee4e73
puzzle-wrong-win = **Das ist nicht der richtige Zug.** Damit lässt du die Chance aus.
# en: 9dc1dca3
puzzle-wrong-hold = **Das ist nicht der richtige Zug.** Damit verlierst du.
# en: 03cb3dbf
puzzle-refuted = **Warum?** { $side } könnte mit `{ $record }` antworten: { $meaning }.
# en: d31b31a5
puzzle-then = Und nach deiner besten Erwiderung könnte `{ $record }` folgen: { $meaning }.
# en: be7ba1e1
puzzle-costs-game = Damit gewinnt { $side } die Partie.
# en: 25c91ba6
puzzle-costs-draw = Damit wird die Partie remis.
# en: 707327c1
puzzle-no-tiles = Danach kannst du nicht genug Plättchen nachziehen.
# en: 0353a639
puzzle-costs-pieces = { $count ->
    [one] Du verlierst { WORD($pieces, case: "acc", article: "your") }.
   *[other] Du verlierst diese Figuren: { $pieces }.
}
# en: 6294e3ba
puzzle-chance = { $left ->
    [none] Danach ist die Partie für dich so gut wie verloren.
   *[some] Danach stehen deine Gewinnchancen bei etwa { $chance } %.
}
# en: 50928d1e
puzzle-again = Ich habe alles wieder aufgestellt. Versuch es mit einem anderen Zug.
# en: bf4c4193
puzzle-hint-counts = Ein Tipp zählt wie ein falscher Versuch.
# en: d08c29af
puzzle-done-win = Das war der Gewinnzug.
# en: 75960f3d
puzzle-done-hold = Das war der eine Zug, der das Gleichgewicht hält.
# en: a294b632
puzzle-why-game = Mit diesem Zug gewinnt { $side } die Partie.
# en: 3e58741c
puzzle-why-takes = { $count ->
    [one] Damit gewinnst du eine Figur: { $pieces }.
   *[other] Damit gewinnst du diese Figuren: { $pieces }.
}
# en: 916ca337
puzzle-why-other = **Und die anderen?** Selbst der beste davon scheitert, `{ $record }`: { $meaning }.
# en: 39032ae1
puzzle-theme = **Thema:** { $theme }
# en: 7ddb03cb
puzzle-theme-aruki-mate = Matt in einem Zug
# en: f21250b0
puzzle-theme-aruki-chase = Schachgebote bis zum Matt
# en: 84e53846
puzzle-theme-aruki-net = ein stiller Zug ins Mattnetz
# en: 8cddbcb9
puzzle-theme-aruki-prize = eine Figur zum Mitnehmen
# en: c592ee60
puzzle-theme-aruki-quiet = ein stiller Zug mit doppeltem Zweck
# en: 952f7861
puzzle-theme-aruki-flight = der König weicht aus
# en: 4b9b6e07
puzzle-theme-aruki-guard = Narr und Drachen halten Wache
# en: 3a96e876
puzzle-theme-aruki-take = den Angreifer schlagen
# en: bf1566a5
puzzle-theme-aruki-block = die Linie schließen
# en: f7c74d9f
puzzle-theme-aruki-series = Antwort um Antwort
# en: 985d3c5e
puzzle-theme-kyo-ride = der Ritt zum König
# en: cc6af935
puzzle-theme-kyo-road = ein kurzer Weg zum König
# en: 5b7096fa
puzzle-theme-kyo-shuffle = Umordnen ebnet den Weg
# en: 0d3670fe
puzzle-theme-kyo-net = eine Drohung ohne Abwehr
# en: 43134b57
puzzle-theme-kyo-prize = eine starke Figur fällt
# en: f10d323d
puzzle-theme-kyo-flight = außer Reichweite
# en: b50195b0
puzzle-theme-kyo-royal = der König schlägt den Angreifer
# en: 86eb6c90
puzzle-theme-kyo-take = den Angreifer schlagen
# en: 44ebf482
puzzle-theme-kyo-series = Antwort um Antwort
# en: dacd3a1c
puzzle-theme-kyo-counter = erst abwehren, dann zuschlagen
# en: 78037c2c
puzzle-theme-chakart-shell = ein Panzer auf den König
# en: 843cf661
puzzle-theme-chakart-line = freie Linie zum König
# en: fd5f9433
puzzle-theme-chakart-step = ein Schritt zum König
# en: d9f11113
puzzle-theme-chakart-stealth = die versteckte Dame
# en: 0eb38ced
puzzle-theme-chakart-net = eine Drohung ohne Abwehr
# en: bf406dd0
puzzle-theme-chakart-flight = außer Reichweite
# en: fd190f93
puzzle-theme-chakart-shot = ein Panzer zur Verteidigung
# en: cdee541a
puzzle-theme-chakart-take = den Angreifer schlagen
# en: c149fadf
puzzle-theme-chakart-series = Antwort um Antwort
# en: 716e0784
puzzle-theme-chakart-counter = erst abwehren, dann zuschlagen
# en: 590cf68c
puzzle-theme-lusus-movement = eine neue Gangart
# en: bb581b99
puzzle-theme-lusus-special = ein Plättchen, das die Regeln beugt
# en: d441aa17
puzzle-theme-lusus-removal = ein Plättchen, das den Weg frei macht
# en: 057e9e2e
puzzle-theme-lusus-flight = der König weicht aus
# en: a09b39a3
puzzle-theme-lusus-take = den Angreifer schlagen
# en: f4365906
puzzle-theme-lusus-cover = die Linie schließen
# en: a983a681
puzzle-theme-lusus-shield = ein Plättchen als Schild
# en: 34e2e2ce
puzzle-theme-lusus-rescue = ein Plättchen, das den Angreifer entwaffnet
# en: cbe9ff44
puzzle-theme-lusus-series = Antwort um Antwort
# en: 5afa8aa1
puzzle-theme-lusus-counter = erst abwehren, dann zuschlagen
# en: dac0212b
puzzle-line-page = Zug { $page } von { $count }
# en: 9b5c19de
puzzle-rating = Deine Aufgabenwertung: { $rating }
# en: 7d307e51
puzzle-rating-unsure = Deine Aufgabenwertung: etwa { $rating }
# en: 4eaf1c00
puzzle-rating-change = Deine Aufgabenwertung: { $before } → { $rating }
# en: 28a89d1c
puzzle-outdated = Dieses Menü ist veraltet. Hier ist der jetzige Stand der Aufgabe.
# en: dd51db03
own-puzzle-title = { $game } · aus deiner eigenen Partie
# en: 83da9c97
own-puzzle-task = **Aus deiner Partie gegen { $opponent }, Zug { $number }.** Hier hast du etwas übersehen. Was ist der beste Zug?
# en: f2f7cd12
own-puzzle-step = Richtig in Folge: { $step } von { $steps }. Ohne Wertung.
# en: 1f08355d
own-puzzle-wrong = **Das ist nicht der richtige Zug.** Du hast `{ $record }` versucht: { $meaning }. Ein anderer Zug ist klar besser. Versuch es noch einmal.
# en: bd9b8f99
own-puzzle-unjudged = Diesen Zug konnte ich nicht rechtzeitig beurteilen. Versuch es gleich noch einmal.
# en: ce6c3780
own-puzzle-right = Du hast `{ $record }` gespielt: { $meaning }.
# en: 35cacb05
own-puzzle-best = Der beste Zug: `{ $record }`, { $meaning }.
# en: bde4eeac
own-puzzle-again = Mit `/puzzle` frage ich dich { $due } wieder.
# en: 999a2266
own-puzzle-learned = Dreimal hintereinander richtig. Das sitzt, also frage ich nicht mehr.
# en: ce5b0f42
own-puzzle-overview = **Aus deinen eigenen Partien.** Diese Fehler sind wieder da. Findest du jetzt den besseren Zug?
# en: 87266dd0
own-puzzle-due = **{ $game }** · { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
}
# en: c592c94a
review-own-puzzles = Deine eigenen Wendepunkte kommen morgen als Aufgaben wieder: `/puzzle`
# en: b162a5f6
button-own-puzzle = Meine { $game }-Aufgaben
# en: 2f589475
button-other-puzzle = Andere Aufgabe
# en: 464df579
puzzle-overview-title = Aufgaben
# en: 0ebfd51d
puzzle-overview = Jede Aufgabe ist eine Stellung aus einer Partie, und nur ein einziger erster Zug ist richtig. Du spielst mit denselben Menüs wie in einer Partie. Für deine Aufgabenwertung zählt nur dein erster Versuch; ein Tipp zählt wie ein falscher Versuch.
# en: db071d6e
puzzle-overview-line = **{ $game }** · { $rating }. Im ersten Versuch gelöst: { $solved } von { $tried }.
# en: 6921dd6e
daily-title = Aufgabe des Tages · { $game } · Wertung { $rating }
# en: af40b917
daily-nobody = Noch hat sie niemand gelöst.
# en: 860db077
daily-solvers = **Gelöst von**
# en: 4a2b7aa7
daily-solver = { $number }. { $player } · { $first ->
    [yes] im ersten Versuch
   *[no] später
} · { $days ->
    [one] Serie: 1 Tag
   *[other] Serie: { $days } Tage
}
# en: 53acf357
daily-more-solvers = und { $count } weitere
# en: 47bd9dfb
daily-last = Seit zwei Wochen hat niemand eine Aufgabe versucht, darum ist das die letzte, bis es wieder jemand tut.
# en: e3cbe605
daily-foot = Du löst sie privat, hier steht nur dein Name. Einen Tag pro Woche kannst du auslassen und behältst deine Serie.
# en: 8b532f1a
daily-closed = Geschlossen: Die nächste ist da.
# en: 5848ce33
daily-counted = Du stehst auf der Liste von heute. Deine Serie: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}. Einen Tag kannst du auslassen und behältst sie.
# en: b74571aa
daily-counted-no-free = Du stehst auf der Liste von heute. Deine Serie: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}. Dein freier Tag in dieser Woche ist verbraucht, also lass die nächste Aufgabe nicht aus.
# en: ca1cbe74
daily-late = Die nächste Aufgabe des Tages ist schon da, darum kam diese zu spät für die Liste.
# en: 49062566
daily-solved = Die Aufgabe von heute hast du gelöst. Hier sind die Züge.
# en: 7b56ea0e
daily-shown = Die Lösung der heutigen Aufgabe kennst du schon. Hier ist sie noch einmal.
# en: d43c7b66
daily-over = Das ist die Aufgabe eines früheren Tages. Eine andere bekommst du mit `/puzzle`.
# en: 6154ae3a
lesson-aruki-pawn-title = Mit einem Bauern schlagen
# en: 25c43a1b
lesson-aruki-pawn-task =
    Du spielst Weiß, von unten nach oben. Ein **Bauer** geht ein Feld geradeaus, wenn es leer ist. Er schlägt ein Feld *schräg* nach vorn.
    { "" }**Dein Ziel:** Ein schwarzer Bauer auf e6 steht deinem im Weg. Schlag die Pike auf f6.
# en: a04838c1
lesson-aruki-pawn-hint = Zieh mit dem Bauern, der auf e5 steht. Er schlägt schräg nach vorn: auf f6.
# en: f708c610
lesson-aruki-pawn-done = Die Pike ist geschlagen, und sie ist nicht verloren: Sie liegt jetzt in deiner **Reserve**. Bald wirst du sie nutzen.
# en: 5a2b4d79
lesson-aruki-pawn-wrong-king = Dein König ist spazieren gegangen, und die Pike ist noch da.
# en: 2738e3b4
lesson-aruki-pike-title = Lanze oder Pike?
# en: b41b66fc
lesson-aruki-pike-task =
    Eine **Lanze** geht ein Feld gerade: vor, zurück, nach links oder rechts. Eine **Pike** geht ein Feld schräg. Beide schlagen, wie sie ziehen.
    { "" }**Dein Ziel:** Eine deiner beiden Figuren kann den Turm auf f6 schlagen. Tu es.
# en: b288c474
lesson-aruki-pike-hint = f6 ist von der Pike auf g5 einen schrägen Schritt entfernt.
# en: 7d910a2e
lesson-aruki-pike-done = Richtig: Lanzen gerade, Piken schräg. Türme und Pfeile gehen dieselben Wege, bis etwas im Weg steht.
# en: 59776e05
lesson-aruki-pike-wrong-lance = Das war die Lanze. Sie geht nur gerade und kommt darum nicht nach f6.
# en: aa89bbc3
lesson-aruki-leap-title = Über einen Bauern springen
# en: d13d887e
lesson-aruki-leap-task =
    Eine **Große Lanze** geht ein oder zwei Felder gerade. Bei zweien *springt* sie: Was dazwischensteht, ist egal. Große Piken tun dasselbe schräg.
    { "" }**Dein Ziel:** Spring über den Bauern und schlag den Turm auf e7.
# en: 61df5083
lesson-aruki-leap-hint = Zieh die Große Lanze zwei Felder weit: von e5 nach e7.
# en: 52f611f0
lesson-aruki-leap-done = Über den Bauern hinweg, und der Turm gehört dir. Was springt, lässt sich nicht aufhalten.
# en: 988019f4
lesson-aruki-leap-wrong-pawn = Du hast den Bauern geschlagen. Der Turm dahinter ist viel mehr wert.
# en: c4bbd4c7
lesson-aruki-merge-title = Lanze und Pike verschmelzen
# en: c923efd7
lesson-aruki-merge-task =
    Die Pike, die du geschlagen hast, wartet in deiner Reserve. Als Zug darfst du eine Figur aus der Reserve mit einer auf dem Brett verschmelzen: Das ist eine **Evolution**. Lanze und Pike ergeben ein **Schwert**, das ein Feld in *jede* Richtung geht.
    { "" }**Dein Ziel:** Verschmilz die Pike mit deiner Lanze auf e5.
# en: 59d90cb2
lesson-aruki-merge-hint = Wähle die Lanze auf e5, dann die Pike aus der Reserve. Getippt heißt das `L(e5)+P=S`.
# en: f04e0e95
lesson-aruki-merge-done = Ein Schwert! Zwei gleiche ergeben die größere Art, und Turm und Pfeil ergeben einen **Minister**, die stärkste Figur von allen.
# en: 3c0127dc
lesson-aruki-merge-wrong-step = Die Lanze hat nur einen Schritt gemacht. Verschmelzen ist ein eigener Zug, auf dem Feld, auf dem die Lanze steht.
# en: 395200e8
lesson-aruki-merge-wrong-king = Dein König hat gezogen, und die Pike wartet noch in der Reserve.
# en: 02403409
lesson-aruki-promote-title = Aus einem Bauern wird ein Turm
# en: d2d29417
lesson-aruki-promote-task =
    Tritt ein Bauer auf die Reihe, auf der die gegnerischen Bauern begannen (für dich Reihe 11), darfst du ihn gegen eine Figur aus deiner Reserve austauschen. Das ist seine **Umwandlung**.
    { "" }**Dein Ziel:** Geh nach c11 und mach aus dem Bauern einen Turm.
# en: 978883e1
lesson-aruki-promote-hint = Zieh den Bauern von c10 nach c11 und wähle den Turm. Getippt heißt das `O(c10)c11=R`.
# en: 51f9ad47
lesson-aruki-promote-done = Ein Turm, und er gibt dem König sofort Schach. Der Bauer selbst ist weg: Er kommt in keine Reserve.
# en: 63db7951
lesson-aruki-promote-wrong-plain = Jetzt bleibt dein Bauer für immer ein Bauer. Umwandeln konnte er sich nur mit dem Schritt auf Reihe 11.
# en: 7c8c2cfd
lesson-aruki-promote-wrong-king = Dein König hat gezogen. Dem Bauern fehlt ein Schritt bis zur Umwandlung.
# en: 9cb534a7
lesson-aruki-jester-title = Lass den Narren andere nachahmen
# en: 0bf25527
lesson-aruki-jester-task =
    Ein **Narr** geht ein Feld in jede Richtung und außerdem wie jede Figur, die neben ihm steht, Freund oder Feind. Deiner steht neben einem Turm, also zieht er auch wie ein Turm.
    { "" }**Dein Ziel:** Schlag mit dem Narren den Pfeil auf e10.
# en: 1495e9b8
lesson-aruki-jester-hint = Neben dem Turm kann der Narr auf der Linie e geradeaus nach oben laufen.
# en: 0baf634e
lesson-aruki-jester-done = Der Narr lief wie ein Turm. Da oben hat er keine Nachbarn, also geht er wieder nur einzelne Schritte.
# en: 9c9e7f84
lesson-aruki-jester-wrong-rook = Das war der Turm. Er kommt nicht in einem Zug nach e10, und dein Narr hat seinen Nachbarn verloren.
# en: c1692bea
lesson-aruki-jester-wrong-step = Das war nur ein Teil des Wegs. Neben einem Turm darf der Narr laufen, bis etwas im Weg steht.
# en: 59651916
lesson-aruki-line-title = Schach durch alles hindurch
# en: 50eec5db
lesson-aruki-line-task =
    Ein **Golddrache** geht ein Feld weit wie ein König. Aber er bedroht seine ganze *Linie*: Ein gegnerischer König darauf steht im Schach, egal was dazwischensteht. (Einzige Ausnahme: Auch der König des Drachen steht auf dieser Linie.) Ein **Silberdrache** tut dasselbe mit seiner Reihe.
    { "" }**Dein Ziel:** Gib mit dem Drachen Schach.
# en: 91a33d7c
lesson-aruki-line-hint = Geh mit dem Drachen auf die Linie e, die Linie des Königs.
# en: 06864870
lesson-aruki-line-done = Schach! Der Bauer dazwischen hilft nicht, und auch sonst hilft kein Dazwischenziehen.
# en: bcdf13e3
lesson-aruki-line-wrong-king = Das war dein König. Schach geben soll der Drache.
# en: ca712865
lesson-aruki-line-wrong-dragon = Der Drache hat gezogen, aber der König steht nicht auf seiner Linie.
# en: b88d1e79
lesson-aruki-wipe-title = Eine Linie räumen
# en: abb35f39
lesson-aruki-wipe-task =
    Einmal pro Partie kann ein Drache seine Linie oder Reihe **räumen**. Alle Figuren darauf verschwinden: die gegnerischen, deine eigenen und der Drache selbst. Keine davon kommt in eine Reserve. Solange dein eigener König darauf steht, ist es nicht erlaubt.
    { "" }**Dein Ziel:** Minister und Turm stehen auf der Linie des Drachen. Räum diese Linie.
# en: 55ae7023
lesson-aruki-wipe-hint = Wähle den Drachen auf d3, dann die Räumung. Getippt heißt das `GD(d3)-`.
# en: 76f9b6e9
lesson-aruki-wipe-done = Minister und Turm für einen Drachen und einen Bauern: ein guter Tausch. In Bauern gerechnet sind Lanze und Pike je etwa 2 wert, Schwert und Drache je 3, ein Pfeil 5, ein Turm 6, ein Minister 11.
# en: 96548783
lesson-aruki-wipe-wrong-step = Der Drache hat nur einen Schritt gemacht. Die Räumung ist ein eigener Zug.
# en: bc7588c5
lesson-aruki-wipe-wrong-pawn = Den Bauern zu retten ist nett gedacht, aber Minister und Turm stehen noch. Die Räumung nimmt beide.
# en: 929b23ae
lesson-aruki-slay-title = Erschlag den Drachen
# en: 1726af06
lesson-aruki-slay-task =
    Jetzt stehst du im Schach: Der schwarze Drache bedroht die Linie deines Königs, mitten durch deinen Bauern hindurch. Du kannst die Linie verlassen oder den Drachen schlagen. Dazwischenziehen hilft nie.
    { "" }**Dein Ziel:** Schlag den Drachen.
# en: 63d37d98
lesson-aruki-slay-hint = Dein Turm auf a9 steht auf derselben Reihe wie der Drache.
# en: d6748809
lesson-aruki-slay-done = Das Schach ist vorbei, und ein geschlagener Drache kann nie wieder eine Linie räumen.
# en: a74af393
lesson-aruki-slay-wrong-king = Dein König ist sicher, aber der Drache lebt und kann die Linie e noch räumen.
# en: 1ab5984f
lesson-aruki-mate-title = Schachmatt
# en: 7d461241
lesson-aruki-mate-task =
    Du gewinnst durch **Schachmatt**: Der gegnerische König steht im Schach, und kein Zug rettet ihn. Hier gehört die Reihe 11 deinem Turm auf l11 und die Linie b deinem Drachen. Nur ein Schach fehlt noch. Schau in deine Reserve.
    { "" }**Dein Ziel:** Setz in einem Zug matt.
# en: e626d5bf
lesson-aruki-mate-hint = Turm und Pfeil ergeben einen Minister. Von h5 blickt er über die Diagonale nach a12.
# en: 630fae0e
lesson-aruki-mate-done = Matt! Der König darf weder auf die Reihe 11 noch auf die Linie b, und nichts hält den Minister auf.
# en: fa3a5fcc
lesson-aruki-mate-wrong-check = Schach, aber nicht matt: Ohne den Turm auf Reihe 11 geht der König nach a11.
# en: 3608cfff
lesson-aruki-mate-wrong-other = Der Turm gab kein Schach. Lass ihn, wo er ist, und verschmilz ihn.
# en: f9ca7972
lesson-aruki-third-title = Matt im dritten Zug
# en: e3bf82f4
lesson-aruki-third-task =
    Eine echte Eröffnung und eine echte Falle. Der schwarze König steht auf der Linie f hinter einer Mauer eigener Figuren. Wenn dein König die Linie f verlässt und dein Golddrache darauf tritt, ist das Schach durch alles hindurch.
    { "" }**Dein Ziel:** Setz in drei Zügen matt. Mach zuerst Platz für deinen König.
# en: ff2017e5
lesson-aruki-third-hint = Mach mit dem Bauern auf g2 Platz, bring den König nach g2, dann geh mit dem Drachen von e1 nach f1.
# en: 56a21f68
lesson-aruki-third-done = Matt im dritten Zug! Die meisten fallen einmal darauf herein. So wehrt man sich: rechtzeitig den Bauern auf e11 oder g11 ziehen, damit der König fliehen kann, oder zuerst mit dem Drachen eine Linie räumen.
# en: b39a6ba3
lesson-aruki-threat-title = Erkenne die Drohung
# en: aa228630
lesson-aruki-threat-task =
    Frag dich vor jedem Zug: *Was würde mein Gegner spielen, wenn ich nichts täte?* Der schwarze König ist gerade von f12 nach g11 gegangen. Das sieht harmlos aus, ist es aber nicht.
    { "" }**Dein Ziel:** Finde die Drohung, und mach einen Zug, der sie abwehrt.
# en: 985c8550
lesson-aruki-threat-hint = Jetzt, da der schwarze König nicht mehr auf der Linie f steht, kann der schwarze Golddrache nach f12. Das ist Schach durch alles hindurch, und dein König ist eingemauert. Gib ihm einen Fluchtweg von der Linie, oder werde den Drachen los.
# en: 184a912a
lesson-aruki-threat-done = Erkannt und abgewehrt. Auf ein Schach gibt es drei Antworten: mit dem König ziehen, den Angreifer schlagen oder dazwischenziehen. Gegen einen Drachen hilft Dazwischenziehen nicht, darum braucht ein König hinter seiner eigenen Mauer eine Tür.
# en: 3144de1e
lesson-aruki-threat-wrong-front = Das öffnet nur f2, und das liegt auf derselben Linie. Der Drache geht nach f12, und du bist matt.
# en: 910f8f19
lesson-aruki-finish-title = Lass keine Antwort zu
# en: 659f419c
lesson-aruki-finish-task =
    Auf ein Schach gibt es drei Antworten: Der König zieht, jemand schlägt den Angreifer, oder etwas zieht dazwischen. Matt ist ein Schach, auf das es keine davon gibt. Dein Turm auf a3, dein Pfeil auf f2 und dein Drache können alle Schach geben.
    { "" }**Dein Ziel:** Setz in einem Zug matt.
# en: 87679a2a
lesson-aruki-finish-hint = Gegen einen Drachen hilft dem König kein Dazwischenziehen. Und wenn der Drache die Linie k verlässt, sieht dein Turm auf k1 bis ganz nach oben.
# en: ac38ac10
lesson-aruki-finish-done = Matt! Dazwischenziehen hilft nicht, nichts erreicht den Drachen, und dein Turm bewacht die Linie k.
# en: 266ec8fa
lesson-aruki-finish-wrong-rook = Schach, aber nicht matt: Die schwarze Lanze zieht dazwischen, nach d12.
# en: b09b3f66
lesson-aruki-finish-wrong-arrow = Schach, aber nicht matt: Das schwarze Schwert zieht dazwischen, nach h8.
# en: 7af3ae7a
lesson-aruki-finish-wrong-dragon = Der Drache steht nicht auf der Linie des Königs, darum war das kein Schach.
# en: 8e0b95ab
lesson-aruki-trade-title = Gut tauschen
# en: 78b6f08c
lesson-aruki-trade-task =
    Zähl, bevor du schlägst: Was schlägst du, und was schlägt dein Gegner zurück? In Bauern gerechnet sind Lanze und Pike je etwa 2 wert, Schwert und Drache je 3, ein Pfeil 5, ein Turm 6, ein Minister 11.
    { "" }**Dein Ziel:** Du kannst hier auf drei Arten schlagen. Wähle die, mit der du am meisten gewinnst.
# en: c71bc032
lesson-aruki-trade-hint = Der Turm auf d12 deckt die Lanze, und der Bauer auf g7 deckt den Pfeil. Was würde dich das Schlagen jeweils kosten?
# en: 8c974c0d
lesson-aruki-trade-done = Der Bauer auf g7 kann deine Pike schlagen, aber dann hast du 2 für 5 gegeben. Und der Pfeil liegt in deiner Reserve und kann als deiner zurückkommen.
# en: 40bdc3a1
lesson-aruki-trade-wrong-lance = Du hast eine Lanze geschlagen, und der Turm auf d12 hat deinen Turm geschlagen: 6 für 2.
# en: 44a0b137
lesson-aruki-trade-wrong-pawn = Ein Bauer umsonst, aber jetzt hat der schwarze Pfeil deine Pike geschlagen. Der Pfeil war der bessere Fang.
# en: 4cd32080
lesson-aruki-plan-title = Weck den Silberdrachen
# en: e2649133
lesson-aruki-plan-task =
    Ein Silberdrache bedroht seine ganze *Reihe*, aber nicht, solange dein eigener König darauf steht. Darum schläft deiner am Anfang einer Partie auf Reihe 1. Hier stehen dein Drache und beide Könige auf Reihe 7.
    { "" }**Dein Ziel:** Gewinne in zwei Zügen den Minister und den Turm.
# en: cead4b02
lesson-aruki-plan-hint = Geh mit deinem König von Reihe 7 herunter: Das ist sofort Schach. Hat der schwarze König die Reihe verlassen, räum sie: `SD(b7)-`.
# en: f91c1a5d
lesson-aruki-plan-done = Erst geht der König zur Seite, dann schlägt der Drache zu. Das ist in jeder Partie ein guter erster Plan: Bring deinen König von Reihe 1 weg, und der Silberdrache wacht auf.
# en: 14c956f4
lesson-aruki-plan-wrong-row = Dein König steht noch auf Reihe 7, darum gibt der Drache kein Schach.
# en: e95825fa
lesson-aruki-plan-wrong-rows = Dein König steht noch auf Reihe 7, darum gibt der Drache kein Schach.
# en: 362351a2
lesson-aruki-plan-wrong-dragon = Der Drache hat die Reihe 7 verlassen. Er sollte dort bleiben, während dein König zur Seite geht.
# en: 28e60891
lesson-kyo-chip-title = Zertritt einen Chip
# en: a5c4dd90
lesson-kyo-chip-task =
    Du spielst Gold, von unten nach oben. Felder haben einen Buchstaben und eine Zahl. Von dir aus laufen die Buchstaben von rechts nach links: A ist rechts. Ein **Leichter Bauer** geht ein Feld in jede Richtung. Beende einen Zug mit einer Figur auf gegnerischen **Manachips**, und sie werden zerstört.
    { "" }**Dein Ziel:** Zertritt mit deinem Leichten Bauern auf E4 den roten Chip auf F5.
# en: 57ac807d
lesson-kyo-chip-hint = Geh mit dem Leichten Bauern von E4 nach F5. Getippt heißt das `E4 F5`.
# en: 9a33fe11
lesson-kyo-chip-done = Ein Chip weniger. Denk daran: Wem das Mana ausgeht, der verliert.
# en: 2e6485c8
lesson-kyo-chip-wrong-king = Das war dein König. Der Chip liegt neben dem Leichten Bauern auf E4.
# en: 249599ac
lesson-kyo-carry-title = Nimm deine Chips mit
# en: 61c87571
lesson-kyo-carry-task =
    Ein **Schwerer Bauer** steht auf einem Stapel und darf bis zu fünf eigene Chips aufnehmen. Bei jedem Schritt sagst du, wie viele mitkommen, immer von oben.
    { "" }**Dein Ziel:** Geh nach E3 und nimm beide Chips mit.
# en: 26ce757c
lesson-kyo-carry-hint = Wähle E3, dann 2 Chips. Getippt heißt das `E2 2E3`.
# en: 019f153d
lesson-kyo-carry-done = Beide Chips sind mitgekommen. Was unter den Figuren liegt, ist dein Treibstoff, das siehst du gleich.
# en: e1d59a77
lesson-kyo-carry-wrong-none = Du bist allein gegangen: Die Chips sind auf E2 geblieben. Sag, wie viele mitkommen.
# en: c3f0c4f3
lesson-kyo-carry-wrong-one = Ein Chip kam mit, einer blieb. Nimm beide mit.
# en: d81a4193
lesson-kyo-carry-wrong-chips = Die Chips sind nach E3 gegangen, aber die Figur blieb zurück. Zieh die Figur, mit 2 Chips.
# en: 63ce31a5
lesson-kyo-road-title = Ritt auf dunklem Mana
# en: ba963378
lesson-kyo-road-task =
    Ist der Chip, den du zurücklässt, **dunkel**, dann ist ein *gerader* Schritt ein **Manaschritt**, und du darfst noch einen machen. Jeder Schritt kostet einen Chip. Bleibt die Farbe gleich, kannst du nicht abbiegen.
    { "" }**Dein Ziel:** Komm in einem Zug von E2 nach E5, mit einem Chip für jeden Schritt.
# en: 32fa2196
lesson-kyo-road-hint = Nimm 2 Chips mit nach E3, dann 1 nach E4, dann keinen nach E5. Getippt heißt das `E2 2E3 1E4 E5`.
# en: fe3a5898
lesson-kyo-road-done = Drei Felder in einem Zug! Die Chips hinter dir bleiben als Weg liegen: Du kannst wieder darauf reiten, und dein Gegner auch.
# en: 9185bf08
lesson-kyo-road-wrong-all = Du hast alle drei Chips mitgenommen, darum blieb keiner, auf dem du reiten konntest. Das war ein einfacher Schritt.
# en: 733e51cb
lesson-kyo-road-wrong-alone = Du hast alle Chips auf E2 gelassen, darum gab es keinen, der auf E3 bleiben konnte. Dort war der Ritt zu Ende.
# en: 3726adba
lesson-kyo-road-wrong-short = Gut, aber der Zug endete zu früh. Solange ein Chip da ist, den du zurücklassen kannst, geh weiter.
# en: 516b43ef
lesson-kyo-queen-title = Bring deine Dame über zwei dunkle Chips
# en: 1f7805e8
lesson-kyo-queen-task =
    Auch Chips, die schon daliegen, sind ein Weg. Deine **Dame** steht auf einem dunklen Chip, ein weiterer liegt auf E3. Jede Figur außer dem Leichten Bauern kann schlagen, was sie erreicht.
    { "" }**Dein Ziel:** Reite über beide Chips und schlag den Turm auf E4.
# en: 6d3e033d
lesson-kyo-queen-hint = Geh von E2 nach E3 und lass den Chip zurück, dann von E3 nach E4. Getippt heißt das `E2 E3 E4`.
# en: 824bbfb0
lesson-kyo-queen-done = Der Turm ist geschlagen. Schlagen beendet den Ritt, auch wenn der Weg weiterginge.
# en: 0c894828
lesson-kyo-queen-wrong-took = Du hast den Chip mitgenommen, darum blieb keiner auf E2: ein einfacher Schritt, und der beendet den Zug.
# en: 08f5a3eb
lesson-kyo-queen-wrong-short = Die halbe Strecke. Auf E3 stehst du auf dem nächsten Chip: Geh weiter nach E4.
# en: 05dd8d7b
lesson-kyo-corner-title = Abbiegen mit hellem Mana
# en: 245e08a1
lesson-kyo-corner-task =
    { "" }**Helle** Chips sind für *schräge* Schritte, dunkle für gerade. Wechselt die Farbe, darfst du abbiegen. Dein Schwerer Bauer steht auf einem dunklen Chip mit einem hellen darauf.
    { "" }**Dein Ziel:** Schlag in einem Zug den Turm auf F4.
# en: 27a775b5
lesson-kyo-corner-hint = Erst gerade nach E3, mit dem hellen Chip, der dunkle bleibt zurück. Dann schräg nach F4.
# en: 2387ff73
lesson-kyo-corner-done = Dunkel, dann hell: gerade, dann um die Ecke. Die Reihenfolge der Chips in einem Stapel ist die Reihenfolge deiner Schritte.
# en: a499993e
lesson-kyo-corner-wrong-alone = Du hast den hellen Chip obenauf gelassen, und der trägt nur schräge Schritte. Nimm ihn mit.
# en: dbbc749c
lesson-kyo-corner-wrong-short = So weit richtig. Du hast noch den hellen Chip: Lass ihn zurück und geh schräg nach F4.
# en: 5b3419ac
lesson-kyo-strike-title = Zerschlag einen Schild
# en: 31379078
lesson-kyo-strike-task =
    Ein unbedeckter **Schild** hält alle außer Türmen auf. Eine Figur, die auf sein Feld gehen will, *zerschlägt* ihn: Der Schild zerbricht, und die Figur bleibt, wo sie ist. Ein Schild unter einer Figur schützt nichts.
    { "" }**Dein Ziel:** Zerschlag den Schild auf E5.
# en: 2044b426
lesson-kyo-strike-hint = Zieh mit dem Schweren Bauern von E4 gegen den Schild. Getippt heißt das `E4 XE5`.
# en: 5d773bfb
lesson-kyo-strike-done = Der Weg ist frei. Einen Schild zu zerschlagen kostet einen Zug, und genau dafür sind Schilde da.
# en: 52f5c0a1
lesson-kyo-strike-wrong-around = Du bist um den Schild herumgegangen. Oft eine gute Idee, aber hier sollst du ihn zerschlagen.
# en: bb65fe23
lesson-kyo-strike-wrong-king = Das war dein König. Die Figur auf E4 steht direkt vor dem Schild.
# en: be1b0704
lesson-kyo-tower-title = Stell einen Schild auf
# en: cf84569f
lesson-kyo-tower-task =
    Ein **Turm** trägt Schilde. Er darf sie auf ein freies Nachbarfeld oder auf Mana legen, und zwar jederzeit: vor seinen Schritten, dazwischen und danach. Dein König steht direkt hinter ihm.
    { "" }**Dein Ziel:** Leg einen Schild auf E2.
# en: cb6ccf69
lesson-kyo-tower-hint = Wähle den Turm auf E1, dann einen Chip nach E2, ohne die Figur. Getippt heißt das `E1 +1E2`.
# en: 5bbf6ff0
lesson-kyo-tower-done = Eine Mauer vor deinem König. Der Turm könnte noch weiterziehen und den anderen Schild legen.
# en: 2fd8a271
lesson-kyo-tower-wrong-walk = Der Turm ist selbst hingegangen, und ein Schild unter einer Figur schützt nichts. Schick den Chip, nicht den Turm.
# en: 9c4dd56f
lesson-kyo-tower-wrong-walks = Der Turm ist selbst hingegangen. Schick den Chip allein.
# en: 801464c5
lesson-kyo-tower-wrong-king = Das war dein König. Die Schilde liegen unter dem Turm auf E1.
# en: 60f699b7
lesson-kyo-shuffle-title = Erst umordnen, dann reiten
# en: b5ad982f
lesson-kyo-shuffle-task =
    Die **Dame** darf die Chips unter sich in eine andere Reihenfolge bringen, so oft sie möchte, und trotzdem noch ziehen. Auf E5 steht deine eigene Figur, darum musst du über F5: erst schräg, dann gerade. Aber die Chips liegen in der falschen Reihenfolge.
    { "" }**Dein Ziel:** Schlag den Turm auf F6.
# en: d700b3c6
lesson-kyo-shuffle-hint = Leg zuerst den hellen Chip nach unten, den dunklen obenauf. Dann schräg nach F5 mit dem dunklen Chip, und gerade nach F6. Getippt heißt das `E4 =LD 1F5 F6`.
# en: 43458c7f
lesson-kyo-shuffle-done = Das schafft nur eine Dame in einem Zug. Für alle anderen ist Umordnen ein ganzer Zug.
# en: 33584d15
lesson-kyo-shuffle-wrong-alone = Auf dem hellen Chip kamst du nach F5, aber dort blieb kein Chip zum Weiterreiten. Ordne erst die Chips um.
# en: 6f324554
lesson-kyo-shuffle-wrong-only = Jetzt stimmt die Reihenfolge. Hör nicht auf: Deine Dame darf noch ziehen.
# en: a258f75f
lesson-kyo-company-title = Leichte Bauern brauchen Gesellschaft
# en: 75461a76
lesson-kyo-company-task =
    Ein Leichter Bauer schlägt eine Figur nur, wenn er ihr gegenüber **in der Überzahl** ist. Zähl deine Stapel neben dem Ziel und die gegnerischen Stapel neben deinem Leichten Bauern. Zähl beide Figuren mit. Du brauchst mehr.
    { "" }**Dein Ziel:** Schlag den Schweren Bauern auf F5. Welcher deiner beiden Leichten Bauern darf es?
# en: e5a11813
lesson-kyo-company-hint = Zwei deiner Stapel stehen um F5 herum. Um E4 herum stehen zwei rote, um G4 nur einer. Also darf es der Bauer auf G4.
# en: 2ab9b0f5
lesson-kyo-company-done = Zwei gegen einen. Leichte Bauern sind zusammen stark und allein schwach. Ein Schwerer Bauer ist zwei oder drei von ihnen wert, ein Turm vier, eine Dame sechs. Vier Chips sind etwa einen Leichten Bauern wert.
# en: 749086e7
lesson-kyo-company-wrong-away = Der kann auf F5 nicht schlagen: Zwei rote Figuren stehen um ihn herum. Schau dir den anderen an.
# en: bc3ac053
lesson-kyo-company-wrong-missed = Das ist der richtige Bauer. F5 liegt schräg neben ihm.
# en: 55410a24
lesson-kyo-mana-title = Sieg durch Mana
# en: b66670c2
lesson-kyo-mana-task =
    Es gibt zwei Wege zum Sieg. Der erste: Dein Gegner hat nirgends mehr einen Manachip. Rot hat nur noch einen einzigen Chip, auf C6.
    { "" }**Dein Ziel:** Gewinne.
# en: d3ce2810
lesson-kyo-mana-hint = Beende den Zug mit dem Schweren Bauern auf C6. Getippt heißt das `C5 C6`.
# en: a781953e
lesson-kyo-mana-done = Kein Mana mehr: Gold gewinnt. Achte auf die Zahl der Chips neben dem Brett, auch auf deine.
# en: e122cd3c
lesson-kyo-mana-wrong-king = Das war dein König. Der letzte rote Chip liegt auf C6.
# en: af3779ca
lesson-kyo-mana-wrong-miss = Rot hat seinen Chip noch. Beende deinen Zug auf C6.
# en: a7da9184
lesson-kyo-king-title = Schlag den König
# en: 162a9779
lesson-kyo-king-task =
    Der andere Weg zum Sieg: Schlag den gegnerischen **König**. Es gibt kein Schach. Nur Abstand und Schilde schützen ihn. Deine Dame hat drei Chips unter sich: hell ganz unten, dann dunkel, dann hell.
    { "" }**Dein Ziel:** Schlag in einem Zug den König auf G6.
# en: 8350ea15
lesson-kyo-king-hint = Schräg, gerade, schräg: `E3 2F4 1F5 G6`.
# en: 41278a77
lesson-kyo-king-done = Der König ist geschlagen: Gold gewinnt. Jetzt weißt du genug, um Kyo zu spielen: Chips sind Wege, Reihenfolge ist Richtung, Schilde verschaffen dir Zeit.
# en: 56d1943a
lesson-kyo-king-wrong-short = Ein guter Anfang. Auf F4 ist der dunkle Chip dran: gerade nach F5, dann schräg.
# en: 9cb347fd
lesson-kyo-king-wrong-other = Das war ein einzelner Schritt; der König ist entkommen. Lass bei jedem Schritt einen Chip zurück.
# en: b83abf60
lesson-kyo-threat-title = Erkenne die Drohung
# en: 05869034
lesson-kyo-threat-task =
    In Kyo gibt es kein Schach. Schau dir darum vor jedem Zug jede gegnerische Figur an: Wie weit könnte sie reiten? Zähl die Chips unter ihr, und achte auf deren Farbe.
    { "" }**Dein Ziel:** Mach einen Zug, nach dem dein König nicht geschlagen werden kann.
# en: 176bcd2c
lesson-kyo-threat-hint = Die rote Dame auf F5 steht auf vier dunklen Chips: vier gerade Schritte, die Linie F hinunter bis zu deinem König auf F1. Leg einen Schild in den Weg, oder verlass die Linie.
# en: 76ebe150
lesson-kyo-threat-done = Sicher! Vier dunkle Chips sind vier gerade Schritte. Mit einer einzigen Farbe biegt niemand ab, darum reicht ein Schild im Weg oder ein Schritt zur Seite.
# en: 86b9abfd
lesson-kyo-threat-wrong-king = Dein König steht noch auf der Linie F, und die Dame ist bis zu ihm geritten.
# en: 6d9efe2a
lesson-kyo-threat-wrong-tower = Das schließt die Linie F nicht. Die Dame ist bis F1 hinuntergeritten und hat deinen König geschlagen.
# en: c0bbd885
lesson-kyo-finish-title = Der Ritt zum König
# en: f635334e
lesson-kyo-finish-task =
    Zähl auf dem Weg zum König mit: Jeder Schritt kostet den Chip, den du zurücklässt. Dein Schwerer Bauer hat vier Chips, und der König ist fünf Schritte entfernt. Aber auch Chips unterwegs tragen dich, sogar rote.
    { "" }**Dein Ziel:** Schlag in einem Zug den König auf E8.
# en: 7a3d3c74
lesson-kyo-finish-hint = Schräg nach D4, gerade nach D5, schräg nach E6, dann gerade, über den roten Chip: `C3 3D4 2D5 1E6 1E7 E8`.
# en: db979f84
lesson-kyo-finish-done = Der König ist geschlagen! Auch gegnerische Chips sind Wege. Ein langer Weg in der Nähe eines Königs ist also gefährlich, ganz gleich, wer ihn gelegt hat.
# en: 8abaa7fe
lesson-kyo-finish-wrong-short = Ein guter Anfang, aber der Ritt endete zu früh. Lass bei jedem Schritt einen Chip zurück, und nutze den roten auf E6.
# en: f3a98a05
lesson-kyo-finish-wrong-other = Das war nicht der Anfang des Ritts. Lass auf C3 einen Chip zurück, und nimm drei mit nach D4.
# en: e20c1629
lesson-kyo-trade-title = Gut tauschen
# en: f9cb911f
lesson-kyo-trade-task =
    Schau, bevor du schlägst, wer zurückschlagen kann. In Leichten Bauern gerechnet ist ein Schwerer Bauer zwei oder drei wert, ein Turm vier, eine Dame sechs. Deine Dame und dein Schwerer Bauer können beide den Turm auf E3 schlagen, aber ein roter Schwerer Bauer deckt ihn.
    { "" }**Dein Ziel:** Gewinne den Turm, und riskier so wenig wie möglich.
# en: 532b81b5
lesson-kyo-trade-hint = Rot schlägt auf E3 zurück, egal welche Figur dort steht. Dein Schwerer Bauer ist weniger wert als deine Dame.
# en: b504a814
lesson-kyo-trade-done = Wenn Rot zurückschlägt, hast du drei für vier gegeben. Mit der Dame wären es sechs gewesen.
# en: 52845643
lesson-kyo-trade-wrong-queen = Der Turm ist geschlagen, aber der Schwere Bauer auf D4 hat deine Dame geschlagen: sechs für vier.
# en: a8fa4e37
lesson-kyo-trade-wrong-queens = Der Turm ist geschlagen, aber der Schwere Bauer auf D4 hat deine Dame geschlagen: sechs für vier.
# en: 8db0e57b
lesson-kyo-trade-wrong-king = Das war dein König. Der Turm auf E3 ist noch da.
# en: f12c37fe
lesson-kyo-plan-title = Bau einen Weg
# en: c6839a0f
lesson-kyo-plan-task =
    Chips sind die Wege deiner nächsten Züge. Dein Schwerer Bauer auf E2 hat vier davon, aber der rote König ist sechs Schritte entfernt. Auf F4 liegen noch zwei Chips von dir, und Rot schaut nicht hin.
    { "" }**Dein Ziel:** Schlag den König in zwei Zügen. Bau zuerst den Weg.
# en: 5bd197d5
lesson-kyo-plan-hint = Schick beide Chips von F4 auf die Linie E: `F4 +2E4`. Dann reite los, und nimm sie unterwegs auf: `E2 3E3 2E4 3E5 2E6 1E7 E8`.
# en: bbe4235c
lesson-kyo-plan-done = Erst der Weg, dann der Ritt. Das ist in jeder Partie ein guter erster Plan: Bring Chips vor eine starke Figur, und achte darauf, welcher König einem Weg näher ist.
# en: 541cfe0a
lesson-kyo-plan-wrong-walk = So ist der Weg zu kurz. Leg zuerst die zwei Chips von F4 auf die Linie E, dann reite bis ans Ziel.
# en: 29660263
lesson-kyo-plan-wrong-king = Das war dein König. Du brauchst die Chips auf F4.
# en: 8ef7d6a0
lesson-chakart-lines-title = Ein Läufer und seine Bombe
# en: a3b0a624
lesson-chakart-lines-task =
    Du spielst Weiß, von unten nach oben. Die Figuren ziehen wie im Schach: ein **Turm** gerade, ein **Läufer** schräg, eine **Dame** beides, alle so lange, bis etwas im Weg steht. Aber nach seinem Zug lässt ein Läufer neben sich eine **Bombe** zurück und ein Turm eine **Banane**.
    { "" }**Dein Ziel:** Schlag mit deinem Läufer den Turm auf g5.
# en: 49c0765c
lesson-chakart-lines-hint = Der Läufer auf c1 sieht g5 auf der Diagonale. Getippt heißt das `c1g5` oder `Bg5`.
# en: 8b048c23
lesson-chakart-lines-done = Geschlagen! Und jetzt liegt eine Bombe neben deinem Läufer. Wer darauf tritt, wird weggeschleudert. In diesen Lektionen fallen die Würfel immer gleich, in einer Partie nicht.
# en: 560b5171
lesson-chakart-lines-wrong-king = Das war dein König. Ziehen soll der Läufer auf c1.
# en: 3ef0334a
lesson-chakart-lines-wrong-short = Der Läufer hat zu früh angehalten. Die Diagonale nach g5 ist frei.
# en: e8d18ca3
lesson-chakart-knight-title = Ein Springer legt ein Ei
# en: d9770093
lesson-chakart-knight-task =
    Ein **Springer** springt: zwei Felder gerade und eins zur Seite. Auf dem Feld, das er verlässt, legt er ein **Ei**.
    { "" }**Dein Ziel:** Schlag mit dem Springer die Dame auf e6.
# en: 58bd5fd2
lesson-chakart-knight-hint = Von d4 nach e6: zwei nach oben, eins nach rechts.
# en: 4b7028c4
lesson-chakart-knight-done = Die Dame ist weg, und auf d4 liegt ein Ei. Eier stecken voller Überraschungen, für alle, die sie nehmen.
# en: 6d965e94
lesson-chakart-knight-wrong-king = Das war dein König. Die Dame ist noch da.
# en: aeda277c
lesson-chakart-knight-wrong-jump = Ein schöner Sprung, aber die Dame steht auf e6.
# en: 71971335
lesson-chakart-pawn-title = Ein Bauer lässt einen Pilz zurück
# en: 24828a9b
lesson-chakart-pawn-task =
    Ein **Bauer** geht geradeaus (von seinen ersten zwei Reihen aus ein oder zwei Felder) und schlägt schräg nach vorn. Er lässt einen **Pilz** zurück.
    { "" }**Dein Ziel:** Schlag mit dem Bauern den Springer auf d4.
# en: 3b055b4d
lesson-chakart-pawn-hint = Der Bauer auf e3 schlägt schräg: auf d4.
# en: 41a40e13
lesson-chakart-pawn-done = Geschlagen, und auf e3 wächst ein Pilz.
# en: 3d82eec5
lesson-chakart-pawn-wrong-ahead = Geradeaus schlägt er nichts.
# en: ff9dfbd4
lesson-chakart-pawn-wrong-king = Das war dein König. Ziehen soll der Bauer auf e3.
# en: 6bb088f8
lesson-chakart-mushroom-title = Hüpf auf einen Pilz
# en: 705ab775
lesson-chakart-mushroom-task =
    Auf einem **Pilz** geht es für einen Bauern, Springer oder König weiter: derselbe Schritt noch einmal, wenn auf dem nächsten Feld keine Figur steht. Bei Türmen, Läufern und Damen bewirkt er nichts.
    { "" }**Dein Ziel:** Bring den Springer nach h7. Ein Zug genügt.
# en: 59e8e548
lesson-chakart-mushroom-hint = Spring auf den Pilz auf g5. Derselbe Sprung noch einmal führt nach h7.
# en: 297adc23
lesson-chakart-mushroom-done = Zwei Sprünge in einem Zug. Ein Pilz wirkt einmal, dann ist er weg.
# en: 6a98424b
lesson-chakart-mushroom-wrong-king = Das war dein König. Ziehen soll der Springer auf f3.
# en: c01bb6ae
lesson-chakart-banana-title = Vorsicht, Banane
# en: 05fa4682
lesson-chakart-banana-task =
    Eine **Banane** wirft jede Figur, die auf sie tritt, auf ein zufälliges Feld waagerecht oder senkrecht daneben. Eine **Bombe** tut dasselbe schräg. Was dort steht, wird geschlagen, sogar eine eigene Figur! An beiden kommt man nicht vorbei.
    { "" }**Dein Ziel:** Schlag die Dame auf a8. Dein Turm greift sie an, aber auf a4 liegt eine Banane.
# en: 826f1126
lesson-chakart-banana-hint = Der Turm würde ausrutschen. Der Läufer auf f3 sieht a8 auf der freien Diagonale.
# en: 7c3b22bd
lesson-chakart-banana-done = Gut gesehen. Eine Banane vor einem gegnerischen Turm ist so gut wie eine Mauer.
# en: 1a3815e5
lesson-chakart-banana-wrong-slip = Dein Turm ist auf der Banane ausgerutscht und wurde weggeschleudert. Er kommt nicht an ihr vorbei.
# en: 159c9d4f
lesson-chakart-banana-wrong-king = Das war dein König. Such eine Figur, die a8 sieht.
# en: ad7887e1
lesson-chakart-banana-wrong-rook = Der Turm kommt jetzt nicht hin. Such eine andere Figur, die a8 sieht.
# en: a63a71c0
lesson-chakart-banana-wrong-bishop = Die richtige Figur, aber die Dame steht auf a8.
# en: 6591e122
lesson-chakart-egg-title = Nimm das Ei
# en: f534eb1d
lesson-chakart-egg-task =
    Ein **Ei** tut eins von acht Dingen, alle gleich wahrscheinlich: zwei Figuren vertauschen, dir eine neue geben, dich noch einmal ziehen lassen, eine gegnerische Figur auf deine Seite holen … oder dir schaden. `/rules` erklärt alle acht.
    { "" }**Dein Ziel:** Nimm das Ei auf a5 mit deinem Turm.
# en: 22c3080b
lesson-chakart-egg-hint = Zieh den Turm von a1 nach a5.
# en: 808e0f0f
lesson-chakart-egg-done = Luigi! Eine zufällige gegnerische Figur wechselt die Seite, und es war die Dame. Es hätte schlimmer kommen können: Chomp frisst die Figur, die das Ei nimmt.
# en: 5879685b
lesson-chakart-egg-wrong-king = Das war dein König. Der Turm auf a1 erreicht das Ei.
# en: 947af772
lesson-chakart-egg-wrong-miss = Der Turm ist woandershin gegangen. Das Ei liegt auf a5.
# en: a5591ca3
lesson-chakart-daisy-title = Ein Ei mit einem zweiten Zug
# en: 2f5bde2f
lesson-chakart-daisy-task =
    Manche Eier wollen im selben Zug noch etwas von dir. **Daisy** lässt dich noch einmal ziehen; andere lassen dich zwei Figuren vertauschen oder eine neue aufs Brett setzen. Passen darfst du immer.
    { "" }**Dein Ziel:** Nimm das Ei auf e4 mit dem Springer. Dann nutze, was es dir gibt, und schlag den schwarzen **König**.
# en: 395d0d18
lesson-chakart-daisy-hint = Erst der Springer nach e4. Daisy gibt dir einen zweiten Zug: Von e4 erreicht der Springer f6.
# en: 50fe6fb1
lesson-chakart-daisy-done = Der König ist geschlagen, und die Partie ist gewonnen. In Chakart sagt niemand Schach: Pass selbst auf deinen König auf.
# en: 58f194d3
lesson-chakart-daisy-wrong-king = Das war dein König. Der Springer auf c3 erreicht das Ei.
# en: 77cfadda
lesson-chakart-daisy-wrong-jump = Da ist kein Ei. Es liegt auf e4.
# en: ae8dbd4d
lesson-chakart-daisy-wrong-pass = Du hast gepasst, und die Gelegenheit ist vorbei. Zieh den Springer noch einmal.
# en: adf01e30
lesson-chakart-shell-title = Wirf den Panzer
# en: d4630274
lesson-chakart-shell-task =
    Einmal pro Partie darf dein **König** einen **Panzer** werfen: gerade oder schräg, auf die erste gegnerische Figur in Sicht. Sie verschwindet, und der König bleibt, wo er ist.
    { "" }**Dein Ziel:** Der Turm auf e8 will gleich deinen König schlagen. Triff ihn mit dem Panzer.
# en: 99ea5aff
lesson-chakart-shell-hint = Wähle den König, dann den Panzer auf e8. Beim Tippen darf der Buchstabe nicht fehlen: `e1e8s`.
# en: 61af7c46
lesson-chakart-shell-done = Getroffen! Du hast einen Panzer pro Partie, heb ihn dir also für etwas Großes auf. Eine Dame ist etwa sechs Bauern wert, Turm, Springer und Läufer je drei. Der Panzer in deiner Hand ist mehr wert als jede dieser Figuren.
# en: e9d2cc3f
lesson-chakart-shell-wrong-run = Dein König ist weggelaufen. Auch das geht, aber hier räumt der Panzer den Turm aus dem Weg.
# en: ed4f2949
lesson-chakart-stealth-title = Versteck deine Dame
# en: 05115cc5
lesson-chakart-stealth-task =
    Einmal pro Partie darf deine **Dame** *ungesehen* ziehen, auf ein Feld, das leer aussieht. Bis dein Gegner gezogen hat, ist für ihn nur zu sehen, dass sie fort ist, nicht, wo sie ist.
    { "" }**Dein Ziel:** Der Springer greift deine Dame an. Zieh sie ungesehen weg, wohin du willst.
# en: cefc2d6e
lesson-chakart-stealth-hint = Wähle die Dame und ein Feld, dann *ungesehen*. Wenn du tippst, häng `h` an: `d1d6h`.
# en: ce80dd4d
lesson-chakart-stealth-done = Jetzt siehst nur du sie. Hat dein Gegner gezogen, sehen sie wieder alle.
# en: 80a3c9e5
lesson-chakart-stealth-wrong-seen = Die Dame hat gezogen, aber alle haben gesehen, wohin. Wähle den ungesehenen Zug.
# en: 2c02f731
lesson-chakart-stealth-wrong-king = Das war dein König. Verstecken soll sich die Dame auf d1.
# en: 746cf505
lesson-chakart-heir-title = Ein zweiter König
# en: b79775f7
lesson-chakart-heir-task =
    Ein Bauer auf der letzten Reihe wird Dame, Turm, Läufer, Springer oder sogar **König**. Wer zwei Könige hat, verliert erst, wenn beide geschlagen sind.
    { "" }**Dein Ziel:** Mach aus deinem Bauern einen König.
# en: a1392c1b
lesson-chakart-heir-hint = Zieh den Bauern nach e8 und wähle den König. Getippt heißt das `e7e8k`.
# en: 6184f156
lesson-chakart-heir-done = Mit zwei Königen bist du doppelt so schwer zu besiegen. Eine Dame ist oft besser, aber du hast die Wahl.
# en: 0c1d6aac
lesson-chakart-heir-wrong-other = In einer Partie geht das, aber hier brauchst du einen König.
# en: 7de2e71d
lesson-chakart-heir-wrong-king = Das war dein König. Dem Bauern fehlt ein Schritt bis zur letzten Reihe.
# en: 6e51c60a
lesson-chakart-king-title = Schlag den König
# en: c89b75d6
lesson-chakart-king-task =
    Du gewinnst, indem du den König schlägst. Zwei deiner Figuren greifen d8 an. Der einen liegt eine Bombe im Weg, der anderen ein Ei: **Bomben und Bananen sind Mauern** für Turm, Läufer und Dame, aber **Eier und Pilze lassen sie durch**.
    { "" }**Dein Ziel:** Schlag den König.
# en: a9e6aff3
lesson-chakart-king-hint = Der Turm auf h8 kommt am Ei auf f8 vorbei.
# en: 0c690b05
lesson-chakart-king-done = Der König ist geschlagen: Weiß gewinnt. Du bist bereit für eine Partie.
# en: 63b6c182
lesson-chakart-king-wrong-bomb = Deine Dame ist auf die Bombe gelaufen und wurde weggeschleudert. An Bomben kommt man nicht vorbei.
# en: 5c691319
lesson-chakart-king-wrong-egg = Du hast das Ei genommen. Zieh daran vorbei: Eier halten einen Turm nicht auf.
# en: fbe80ebe
lesson-chakart-king-wrong-queen = Die Bombe auf d5 hält die Dame auf. Versuch es mit der anderen Figur.
# en: 784d4dc6
lesson-chakart-king-wrong-rook = Der Turm hat die Reihe des Königs verlassen. Er hatte freie Sicht.
# en: 09240965
lesson-chakart-king-wrong-king = Das war dein König. Zwei andere Figuren greifen d8 an.
# en: 79c6b688
lesson-chakart-threat-title = Erkenne die Drohung
# en: cc47be2f
lesson-chakart-threat-task =
    In Chakart sagt niemand Schach, und ein König kann aus der Ferne zuschlagen: Sein **Panzer** trifft die erste Figur in Sicht, gerade oder schräg. Figuren, Bananen und Bomben halten einen Panzer auf, Eier und Pilze nicht. Schwarz hat den Panzer noch bereit.
    { "" }**Dein Ziel:** Mach einen Zug, nach dem dein König nicht geschlagen werden kann.
# en: 02fcff19
lesson-chakart-threat-hint = Der schwarze König auf e8 sieht deinen auf der Linie e, am Ei vorbei. Verlass die Linie, oder stell eine Figur dazwischen.
# en: 9a84aabd
lesson-chakart-threat-done = Außer Sicht, außer Reichweite. Solange der gegnerische Panzer bereit ist, schau vom gegnerischen König aus in alle acht Richtungen.
# en: 02dc21f8
lesson-chakart-threat-wrong-file = Dein König steht noch auf der Linie e, und dort hat ihn der Panzer getroffen.
# en: e8a7bea4
lesson-chakart-threat-wrong-rook = Der Panzer ist am Ei vorbeigeflogen und hat deinen König getroffen. Dein König muss aus der Sichtlinie.
# en: 1c1c9cb5
lesson-chakart-finish-title = Der Panzer und seine Sichtlinie
# en: 2719f24c
lesson-chakart-finish-task =
    Ein Panzer, der den letzten König trifft, gewinnt die Partie. Er fliegt von deinem eigenen König aus gerade oder schräg, über leere Felder, Eier und Pilze hinweg. Figuren, Bananen und Bomben halten ihn auf.
    { "" }**Dein Ziel:** Schlag in einem Zug den König auf h6.
# en: 26c73658
lesson-chakart-finish-hint = Eine Banane hält deine Dame auf, und dein Turm ist zu weit weg. Aber dein König auf c1 sieht h6 auf der Diagonale: `c1h6s`.
# en: ca961dc8
lesson-chakart-finish-done = Getroffen! Eine offene Sichtlinie zwischen zwei Königen ist ein Wettlauf: Wer zuerst am Zug ist, gewinnt ihn, wenn der eigene Panzer bereit ist. Schau darum vor jedem Zug in alle acht Richtungen.
# en: b14b957a
lesson-chakart-finish-wrong-queen = Deine Dame ist auf die Banane gelaufen und wurde weggeschleudert. An einer Banane kommt niemand vorbei.
# en: 8d703bf4
lesson-chakart-finish-wrong-rook = Dein Turm erreicht h6 nicht in einem Zug. Such etwas, das fliegt.
# en: ee724689
lesson-chakart-finish-wrong-king = Das war ein Schritt. Dein König kann mehr als gehen.
# en: db395f48
lesson-chakart-trade-title = Gut tauschen
# en: 789d9f0b
lesson-chakart-trade-task =
    Zähl, bevor du schlägst: Was schlägst du, und was schlägt dein Gegner zurück? Eine Dame ist etwa sechs Bauern wert, Turm, Springer und Läufer je drei. Der Panzer in deiner Hand ist mehr wert als jede dieser Figuren.
    { "" }**Dein Ziel:** Die Dame auf d5 greift deinen König an. Der Bauer auf e6 deckt die Dame. Schlag sie so billig wie möglich.
# en: dc140dac
lesson-chakart-trade-hint = Der Bauer schlägt zurück, egal womit du auf d5 schlägst. Dein Turm kostet weniger als deine Dame und viel weniger als dein Panzer.
# en: 71b38859
lesson-chakart-trade-done = Wenn der Bauer deinen Turm schlägt, hast du drei für sechs gegeben. Und dein Panzer ist noch bereit.
# en: 6488e31a
lesson-chakart-trade-wrong-queen = Dame schlägt Dame, und der Bauer schlägt deine: sechs für sechs. Mit dem Turm ist es billiger.
# en: c46077a7
lesson-chakart-trade-wrong-shell = Die Dame ist weg, aber dein Panzer auch, und der war mehr wert. Heb ihn für den König auf.
# en: b332fc2e
lesson-chakart-trade-wrong-king = Das war dein König. Die Dame ist noch auf dem Brett.
# en: 69225af5
lesson-chakart-plan-title = Freie Sicht für deinen Panzer
# en: e6358cc7
lesson-chakart-plan-task =
    Dein Panzer ist bereit, der von Schwarz ist verbraucht. Der schwarze König sitzt in der Ecke, und dein Turm hält ihn dort. Sobald dein König ihn in gerader oder schräger Richtung sieht, erledigt der Panzer den Rest.
    { "" }**Dein Ziel:** Schlag den König in zwei Zügen.
# en: abce21a8
lesson-chakart-plan-hint = Die lange Diagonale nach a8 läuft über e4. Geh mit deinem König dorthin, dann wirf den Panzer: `e4a8s`.
# en: fbf6da79
lesson-chakart-plan-done = Erst die freie Sicht, dann der Panzer. Ein guter Plan, sobald der gegnerische Panzer verbraucht ist; vorher gilt die freie Sicht in beide Richtungen.
# en: c77954fa
lesson-chakart-plan-wrong-rook = Lass den Turm, wo er ist: Er hält den schwarzen König in der Ecke. Ziehen soll dein König.
# en: e2a8a010
lesson-chakart-plan-wrong-king = Von dort sieht dein König a8 nicht. Such die lange Diagonale.
# en: 202e53f8
lesson-lusus-lines-title = Die Figuren ziehen wie im Schach
# en: 9b5f3cbf
lesson-lusus-lines-task =
    Du spielst Weiß, von unten nach oben. Ein **Turm** zieht gerade, ein **Läufer** schräg, eine **Dame** beides, alle so lange, bis etwas im Weg steht. Ein **König** geht ein Feld weit.
    { "" }**Dein Ziel:** Schlag den Turm auf g5.
# en: 97a299fb
lesson-lusus-lines-hint = Der Läufer auf c1 sieht g5 auf der Diagonale. Getippt heißt das `c1g5`.
# en: 8b5b57a3
lesson-lusus-lines-done = Geschlagen. Am Ende jedes Zuges ziehst du neue Plättchen nach. Damit fängt Lusus erst an.
# en: ee5b400e
lesson-lusus-lines-wrong-king = Das war dein König. Ziehen soll der Läufer auf c1.
# en: e86e2bcf
lesson-lusus-lines-wrong-short = Der Läufer hat zu früh angehalten. Die Diagonale nach g5 ist frei.
# en: 2783a63c
lesson-lusus-knight-title = Springer und Bauern
# en: 038003f5
lesson-lusus-knight-task =
    Ein **Springer** springt zwei Felder gerade und eins zur Seite, über alles hinweg. Ein **Bauer** geht geradeaus und schlägt schräg nach vorn. In Lusus gibt es kein Schach: Wer den gegnerischen König schlägt, gewinnt.
    { "" }**Dein Ziel:** Schlag mit dem Springer die Dame, die deinen König angreift.
# en: a729731c
lesson-lusus-knight-hint = Von d4 nach e6: zwei nach oben, eins nach rechts.
# en: ef67bf94
lesson-lusus-knight-done = Gerade rechtzeitig: Diese Dame hätte deinen König geschlagen.
# en: 83500aeb
lesson-lusus-knight-wrong-king = Dein König ist erst einmal sicher, aber die Dame lebt.
# en: 8f65e450
lesson-lusus-knight-wrong-jump = Ein schöner Sprung, aber die Dame steht auf e6.
# en: 6fdc09bc
lesson-lusus-tile-title = Spiel ein Plättchen, dann zieh
# en: c9920512
lesson-lusus-tile-task =
    Jeder Zug hat zwei Teile: Erst spielst du ein **Plättchen** von deiner Hand, dann ziehst du eine Figur. Ein Plättchen, das du auf eine Figur legst, ändert sofort, was sie kann. Mit dem Plättchen *Dame* zieht jede Figur auch wie eine Dame.
    { "" }**Dein Ziel:** Lass den Bauern auf e2 den Turm auf h5 schlagen.
# en: 2588eedd
lesson-lusus-tile-hint = Leg das Plättchen Dame auf e2, dann zieh den Bauern von e2 nach h5. Getippt heißt das `QU@e2 e2h5`.
# en: 48b66cb9
lesson-lusus-tile-done = Ein Bauer, der wie eine Dame zieht! Das Plättchen bleibt auf ihm, bis er geschlagen oder es ihm weggenommen wird.
# en: 36d71518
lesson-lusus-tile-wrong-burn = Du hast das Plättchen verbrannt: Es kam ohne Wirkung auf deinen Friedhof.
# en: cef3978e
lesson-lusus-tile-wrong-king = Jetzt hat der König das Plättchen. Der Bauer sollte es bekommen.
# en: 5bb7be82
lesson-lusus-tile-wrong-other = Der Bauer kann jetzt wie eine Dame ziehen. h5 liegt auf seiner Diagonale.
# en: 7a9afd29
lesson-lusus-burn-title = Verbrenn, was du nicht brauchen kannst
# en: 6929a2ee
lesson-lusus-burn-task =
    In jedem Zug musst du ein Plättchen verwenden. Was du nicht willst oder nicht brauchen kannst, **verbrennst** du: Es kommt auf deinen Friedhof. *Bannlösung* nimmt ein Plättchen von einer Figur, aber hier hat keine Figur eins.
    { "" }**Dein Ziel:** Verbrenn Bannlösung, dann schlag die Dame auf a8.
# en: 347b8e78
lesson-lusus-burn-hint = Verbrenn Bannlösung, dann zieh den Turm von a1 nach a8. Getippt heißt das `-DI a1a8`.
# en: 4cbb2c7d
lesson-lusus-burn-done = Was auf deiner Hand übrig ist, geht nach jedem Zug zurück in deinen Beutel. Plättchen aufzusparen bringt also nichts.
# en: e4ca2426
lesson-lusus-burn-wrong-other = Du hast das Plättchen verbrannt. Jetzt hätte der Turm auf a1 die Dame schlagen können.
# en: 3ebe6331
lesson-lusus-boulder-title = Überroll drei Figuren
# en: c03d50ac
lesson-lusus-boulder-task =
    Mit **Felslawine** rollt eine Figur weiter. Für jedes leere Feld, über das sie zuerst läuft, kann sie direkt hinter der geschlagenen Figur noch eine weitere schlagen: zwei leere Felder, zwei weitere Figuren.
    { "" }**Dein Ziel:** Ein Bauer, ein Läufer und ein Springer stehen hintereinander. Überroll alle drei, und hol dir den Springer auf a6.
# en: 2e73dd9f
lesson-lusus-boulder-hint = Leg Felslawine auf den Turm auf a1. Dann von a1 über a4 und a5 nach a6. Getippt heißt das `BD@a1 a1a4xa5xa6`.
# en: 46435586
lesson-lusus-boulder-done = Drei Figuren in einem Zug, dank Anlauf. Durch Plättchen sind sich die Figuren ähnlicher als im Schach: Turm und Dame sind je etwa zwei Bauern wert, Springer und Läufer je etwa einen.
# en: 567977b5
lesson-lusus-boulder-wrong-burn = Du hast das Plättchen verbrannt, darum hat der Turm nur den Bauern geschlagen.
# en: cd0856fd
lesson-lusus-boulder-wrong-one = Du hast zu früh angehalten. Mit zwei leeren Feldern Anlauf darf der Turm zwei weitere schlagen: a5 und a6.
# en: 043cfa48
lesson-lusus-boulder-wrong-other = Felslawine gehört auf den Turm, der dann auf a4, a5 und a6 schlägt.
# en: ad89ac91
lesson-lusus-freeze-title = Frier die Dame ein
# en: 0deef853
lesson-lusus-freeze-task =
    Plättchen lassen sich auch auf gegnerische Figuren legen. **Lähmung** friert eine Figur ein: Sie kann gar nicht ziehen. Die schwarze Dame greift deinen König an.
    { "" }**Dein Ziel:** Frier die Dame ein. Dann mach irgendeinen Zug.
# en: 1f8af612
lesson-lusus-freeze-hint = Leg Lähmung auf d8, dann zieh deinen Bauern oder deinen König. Getippt: `IZ@d8 a2a3`.
# en: ac92fafa
lesson-lusus-freeze-done = Eingefroren. Sie steht noch da, aber ziehen kann sie erst, wenn Schwarz ein Plättchen findet, das deines entfernt.
# en: 41472bbe
lesson-lusus-freeze-wrong-burn = Du hast das Plättchen verbrannt. Dein König ist für einen Zug entkommen, aber die Dame ist so stark wie vorher.
# en: 70307f41
lesson-lusus-freeze-wrong-own = Jetzt ist diese Figur eingefroren. Leg das Plättchen auf die Dame auf d8.
# en: f8692351
lesson-lusus-phase-title = Durch die Wand
# en: ec9dbe4e
lesson-lusus-phase-task =
    Mit **Durchgleiten** darf eine Figur unterwegs durch eine andere hindurch, Freund oder Feind. Der schwarze König steht auf a8, und zwischen ihm und deinem Turm steht nur dein eigener Bauer.
    { "" }**Dein Ziel:** Gewinne.
# en: 9945edac
lesson-lusus-phase-hint = Leg Durchgleiten auf den Turm auf a1, dann zieh ihn von a1 nach a8. Getippt heißt das `PH@a1 a1a8`.
# en: 09bf749e
lesson-lusus-phase-done = Durch den Bauern hindurch zum König: Weiß gewinnt. In Lusus ist ein König hinter anderen nie sicher.
# en: c936b47d
lesson-lusus-phase-wrong-burn = Du hast das Plättchen verbrannt. Ohne es bleibt der Turm hinter seinem Bauern.
# en: 30be7be1
lesson-lusus-phase-wrong-other = Der Turm braucht Durchgleiten: Nur er steht auf einer Linie mit dem König.
# en: 5c6fab07
lesson-lusus-dispel-title = Nimm die Wache weg
# en: 199a6bb5
lesson-lusus-dispel-task =
    Eine Figur mit **Wache** schützt ihre Freunde: Jeder Freund auf einem Feld, auf das sie ziehen könnte, ist sicher. Der Turm auf e8 bewacht die Dame auf e4. **Bannlösung** nimmt ein Plättchen von einer Figur.
    { "" }**Dein Ziel:** Nimm die Wache weg, dann schlag die Dame.
# en: 7491b35b
lesson-lusus-dispel-hint = Spiel Bannlösung auf e8, dann zieh den Läufer von b1 nach e4. Getippt heißt das `DI@e8.1 b1e4`.
# en: 22f845a3
lesson-lusus-dispel-done = Erst das Plättchen, dann die Figur. Was eine Figur schützt, ist oft leichter zu entfernen als die Figur.
# en: 242b9842
lesson-lusus-dispel-wrong-burn = Du hast Bannlösung verbrannt, darum blieb die Dame bewacht.
# en: 072ac382
lesson-lusus-dispel-wrong-other = Die Wache ist weg. Jetzt hätte dein Läufer auf b1 die Dame schlagen können.
# en: fb83913f
lesson-lusus-run-title = Schlagen und weglaufen
# en: a9db12ec
lesson-lusus-run-task =
    Der Turm auf a8 deckt den Springer auf a5. Aber mit **Schlag & Lauf** darf eine Figur, die geschlagen hat, danach noch einmal ziehen, auf ein leeres Feld.
    { "" }**Dein Ziel:** Schlag den Springer, und bring deinen Turm zurück nach a1.
# en: 655ff620
lesson-lusus-run-hint = Leg Schlag & Lauf auf a1, schlag auf a5, dann lauf nach a1. Getippt heißt das `HR@a1 a1a5>a1`.
# en: 24da4f7b
lesson-lusus-run-done = Geschlagen und wieder zu Hause. Das Plättchen bleibt: Dein Turm kann das noch öfter.
# en: de83576d
lesson-lusus-run-wrong-burn = Du hast das Plättchen verbrannt, darum steht dein Turm auf a5, wo er als Nächstes geschlagen wird.
# en: 1abcdeb6
lesson-lusus-run-wrong-stay = Der Springer ist geschlagen, aber der Turm ist nicht nach a1 zurückgekehrt.
# en: d7bc2f3a
lesson-lusus-run-wrong-other = Leg Schlag & Lauf auf den Turm, der den Springer schlägt.
# en: adf3e53b
lesson-lusus-trap-title = Stell eine Falle
# en: 51cc3036
lesson-lusus-trap-task =
    { "" }**Fallen** legst du verdeckt auf deine eigenen Figuren: Dein Gegner sieht, dass da eine Falle liegt, aber nicht, welche. *Rache* schlägt die Figur, von der deine geschlagen wird. Schwarz will gleich deinen Bauern auf d4 schlagen.
    { "" }**Dein Ziel:** Leg die Falle auf den Bauern, mach einen Zug mit deinem König, und schau zu.
# en: b1633747
lesson-lusus-trap-hint = Leg Rache auf d4, dann zieh deinen König. Getippt: `RV@d4 h1g1`.
# en: 6b2df9c0
lesson-lusus-trap-done = Eine Dame für einen Bauern! Beim nächsten verdeckten Plättchen wird Schwarz es sich zweimal überlegen.
# en: 6e2fbcc2
lesson-lusus-trap-wrong-burn = Du hast die Falle verbrannt, und der Bauer ist umsonst verloren.
# en: 3153c413
lesson-lusus-trap-wrong-king = Die Falle liegt auf deinem König. Auf dem Bauern hätte sie die Dame erwischt.
# en: ec41ac85
lesson-lusus-double-title = Zwei Plättchen auf einmal
# en: ccb4b3ca
lesson-lusus-double-task =
    Dein König hat **Doppelaktion**: In jedem Zug darfst du ein zweites Plättchen spielen. Dein Turm auf a1 kommt nicht an den schwarzen König auf h8 heran, aber du hast *Läufer* und *Durchgleiten* auf der Hand.
    { "" }**Dein Ziel:** Gewinne in einem Zug.
# en: f6ed8336
lesson-lusus-double-hint = Leg beide Plättchen auf den Turm. Dann zieht er wie ein Läufer, durch den Bauern auf b2 hindurch: `BI@a1 PH@a1 a1h8`.
# en: 2efd71a8
lesson-lusus-double-done = Zwei Plättchen, ein Schlag: Weiß gewinnt. Überleg, was dein Gegner mit ein, zwei Plättchen tun könnte, bevor du dich sicher fühlst.
# en: 302605f1
lesson-lusus-double-wrong-burn = Nach dem Verbrennen kannst du kein Plättchen mehr spielen. Du brauchst beide.
# en: 1e2d378b
lesson-lusus-double-wrong-one = Der Bauer auf b2 versperrt die Diagonale. Spiel auch Durchgleiten auf den Turm.
# en: 4991c2f8
lesson-lusus-double-wrong-other = Durchgleiten allein hilft nicht. Der Turm muss auch wie ein Läufer ziehen.
# en: 4b313e61
lesson-lusus-threat-title = Erkenne die Drohung
# en: 2364e130
lesson-lusus-threat-task =
    In Lusus gibt es kein Schach, und ein Plättchen ändert, was eine Figur kann. Schau dir darum vor jedem Zug jede gegnerische Figur *und ihre Plättchen* an: Was könnte sie schlagen? Der Turm auf a8 sieht nach leichter Beute aus.
    { "" }**Dein Ziel:** Mach einen Zug, nach dem dein König nicht geschlagen werden kann.
# en: bd51c32c
lesson-lusus-threat-hint = Der Bauer auf d4 trägt *Dame*, darum sieht er deinen König: über e3 und f2 nach g1. Nimm ihm mit Bannlösung das Plättchen weg, oder bring deinen König von dieser Diagonale weg.
# en: 4018ba7f
lesson-lusus-threat-done = Gut gesehen! Ein Bauer mit dem richtigen Plättchen ist so gefährlich wie eine Dame. Mit *Bannlösung* kannst du den Turm sogar im selben Zug schlagen.
# en: d0a85414
lesson-lusus-threat-wrong-rook = Du hast den Turm geschlagen, und der Bauer mit dem Plättchen Dame hat deinen König geschlagen.
# en: c870088f
lesson-lusus-threat-wrong-rooks = Du hast den Turm geschlagen, und der Bauer mit dem Plättchen Dame hat deinen König geschlagen.
# en: 819ad176
lesson-lusus-finish-title = Nur ein Plättchen bis zum König
# en: 75056355
lesson-lusus-finish-task =
    Mit dem richtigen Plättchen erreicht fast jede Figur den König. Geh deine Hand durch, und frag dich bei jedem Plättchen: Auf welcher Figur würde es helfen? Du hast *Läufer*, *Springer* und *Durchgleiten*.
    { "" }**Dein Ziel:** Schlag in einem Zug den König auf g8.
# en: 5f4a23a8
lesson-lusus-finish-hint = Von e7 springt ein Springer nach g8. Lass also deinen Turm springen: `KN@e7 e7g8`.
# en: 64671f58
lesson-lusus-finish-done = Dein Turm ist wie ein Springer gesprungen. Probier vor jedem Zug alle deine Plättchen auf allen deinen Figuren durch. Dein Gegner tut das auch.
# en: 6809c79b
lesson-lusus-finish-wrong-burn = Du hast ein Plättchen verbrannt, aber eins der drei gewinnt sofort.
# en: 9a7e7af9
lesson-lusus-finish-wrong-bishop = *Durchgleiten* reicht nur für eine Figur. Deinem Läufer stehen zwei im Weg, auf e6 und f7.
# en: dba32150
lesson-lusus-trade-title = Zähl auch die Plättchen
# en: 45855048
lesson-lusus-trade-task =
    Ein König hat einen Platz für Plättchen, Dame und Bauer haben je zwei, Läufer und Springer je drei, ein Turm vier. Eine geschlagene Figur nimmt ihre Plättchen mit. Deine Dame kann einen blanken Turm schlagen oder einen Bauern, der *Dame* und *Durchgleiten* trägt.
    { "" }**Dein Ziel:** Schlag die Figur, auf die es mehr ankommt.
# en: d45ba8b3
lesson-lusus-trade-hint = Der Bauer auf h4 zieht wie eine Dame, und *Durchgleiten* bringt ihn durch deinen Bauern auf f2 hindurch. Dahinter steht dein König.
# en: ade46edc
lesson-lusus-trade-done = Der Bauer ist weg, und seine zwei Plättchen mit ihm. Was eine Figur trägt, kann mehr wert sein als die Figur.
# en: b6ae0f34
lesson-lusus-trade-wrong-rook = Du hast den Turm geschlagen. Aber der Bauer ging durch f2 hindurch und hat deinen König geschlagen.
# en: afdd16af
lesson-lusus-plan-title = Der Beutel, der leer wird
# en: 5589159b
lesson-lusus-plan-task =
    Am Ende jedes Zuges zieht die Seite, die am Zug war, drei Plättchen nach. Wer nicht genug nachziehen kann, **verliert**. Die Hand von Schwarz ist leer, und im Beutel von Schwarz sind noch drei Plättchen. Eine Figur mit *+1 Nachziehen* lässt ihre eigene Seite eins mehr nachziehen.
    { "" }**Dein Ziel:** Sorg dafür, dass Schwarz die Plättchen ausgehen.
# en: e14c1555
lesson-lusus-plan-hint = Leg *+1 Nachziehen* auf eine **schwarze** Figur und mach irgendeinen Zug, zum Beispiel `PD@a7 h2h3`. Dann muss Schwarz vier Plättchen nachziehen.
# en: a1fccc3e
lesson-lusus-plan-done = Schwarz musste vier Plättchen nachziehen und hatte drei: Weiß gewinnt. Zähl in einer langen Partie beide Beutel. Ihre Zahlen stehen neben dem Brett.
# en: fca04c9b
lesson-lusus-plan-wrong-burn = Du hast *+1 Nachziehen* verbrannt, und Schwarz hat die letzten drei Plättchen nachgezogen.
# en: 5098428d
lesson-lusus-plan-wrong-own = Jetzt ziehst du selbst eins mehr nach. Leg das Plättchen auf eine schwarze Figur.
# en: e334d286
lesson-lusus-plan-wrong-other = *Springer* leert den Beutel von Schwarz nicht schneller. Du hast ein anderes Plättchen, mit dem das geht.

## Clocks and pings

# en: 9fb91a8c
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
# en: c6354ee2
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
# en: 73f4905a
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
# en: 38a1ed4e
clock-reserve = Zeitvorrat: { $first } { $firsttime }, { $second } { $secondtime }.
# en: 4d14450d
clock-shut-out = Die Uhr ist angehalten: Ich wurde vom Server dieser Partie entfernt.
# en: 1ebdbf5a
clock-grace = Meine Meldungen erreichen { $player } nicht. Die Uhr ist angehalten und läuft { $until } weiter.
# en: 44dd62b6
clock-vacation = { $player } ist im Urlaub. Die Uhr ist angehalten und läuft { $until } weiter.
# en: 1e5e4c5c
clock-credit = Die Zeit, in der ich weg war, ist dabei gutgeschrieben: { $span }.
# en: 5867f8e8
reminder = { $player }, du bist am Zug in { $game } gegen { $opponent }. Deine Zeit läuft { $deadline } ab ({ $exactly }) · { $link }
# en: 567f09a8
credited = { $player }, ich war { $span } lang weg, während du in { $game } gegen { $opponent } am Zug warst. Diese Zeit zählt nicht. Dein Zug ist { $deadline } fällig ({ $exactly }) · { $link }
# en: b7b2642b
more-time = { $player }, { $opponent } gibt dir in { $game } einen Tag mehr. Dein Zug ist { $deadline } fällig ({ $exactly }) · { $link }
# en: be99904e
more-time-given = Du hast { $opponent } einen Tag mehr gegeben. Der gegnerische Zug ist jetzt { $deadline } fällig.
# en: 6fa62d3c
absent = { $opponent }, { $player } hat diesen Server verlassen. Ich erinnere { $player } per Direktnachricht, wenn es geht. Die Uhr eurer Partie { $game } läuft weiter · { $link }
# en: 51d12cb6
grace = { $opponent }, ich kann { $player } nichts zu eurer Partie { $game } mitteilen: Weder Meldungen in diesem Kanal noch Direktnachrichten kommen an. Damit niemand verliert, ohne es zu wissen, ist die Uhr von { $player } bis { $exactly } angehalten ({ $until }). Das geschieht nur einmal pro Partie · { $link }
# en: c08379e2
detour-hidden = Du kannst den Kanal der Partie nicht sehen, darum schreibe ich hier.
# en: e16a19bb
detour-timeout = Du bist auf dem Server im Timeout bis { $exactly } ({ $until }), darum schreibe ich hier. Meine Befehle und Knöpfe funktionieren auch hier.
# en: 74087c5b
detour-absent = Du bist nicht mehr auf dem Server der Partie, darum schreibe ich hier.
# en: ef81f854
detour-moved = Diese Partie ist hierher umgezogen, damit beide Seiten sie sehen können.
# en: fb8c8a0d
shut-out = Ich wurde von dem Server entfernt, auf dem du { $game } gegen { $opponent } spielst. Alle Uhren dort sind angehalten. Bin ich nicht rechtzeitig zurück, werden die Partien dort { $until } ohne Ergebnis abgebrochen.
# en: a93a4e36
call-game = { $player }, { $whose ->
    [mine] du bist am Zug in { $game }
   *[news] es gibt Neues in deiner Partie { $game }
} · { $link } · Ich kann dir keine Direktnachrichten schicken. In `/settings` steht, wo ich dich anpinge.
# en: 29ff4d7e
call-season = { $player }, es gibt Neues aus einem Turnier, in dem du mitspielst. Ich kann dir keine Direktnachrichten schicken. In `/settings` steht, wo ich dich anpinge.
# en: a70f9b69
call-challenge = { $player }, es gibt Neues zu deiner Herausforderung. Ich kann dir keine Direktnachrichten schicken. In `/settings` steht, wo ich dich anpinge.
# en: ae6c943c
unreached = **Mein letzter Ping hat dich nicht erreicht ({ $since }).** Der Kanal der Partie ist für dich oder für mich gesperrt, und du nimmst keine Direktnachrichten von mir an. `/games` zeigt, was auf dich wartet.
# en: c7021fb5
unreached-open = **Mein letzter Ping hat dich nicht erreicht ({ $since }).** Der Kanal der Partie ist für dich oder für mich gesperrt, und meine Direktnachricht kam nicht an. `/games` zeigt, was auf dich wartet.
# en: e2fa94d3
unreached-grace = Du bist am Zug in { $game } gegen { $opponent }. Deine Uhr dort ist angehalten und läuft { $until } weiter.
# en: 934c171f
vacation-begun = { $player } ist im Urlaub bis { $exactly } ({ $until }). Bis dahin sind die Uhren von { $player } angehalten.
# en: 9127d881
vacation-begun-part = { $player } ist im Urlaub, der { $until } endet. Auf diesem Server zählt nur ein Teil davon: Hier sind die Uhren von { $player } angehalten und laufen { $still } weiter ({ $exactly }).
# en: 86647f8c
vacation-begun-uncounted = { $player } ist im Urlaub bis { $exactly } ({ $until }). Hier sind keine Urlaubstage mehr übrig, darum laufen die Uhren von { $player } weiter.
# en: 64e3fbbc
vacation-over = { $player } ist zurück aus dem Urlaub. Die Uhren von { $player } laufen wieder.
# en: 896e888c
vacation-present = Du bist im Urlaub. Er endet { $until }. { $clocks ->
    [whole] Deine Uhren sind angehalten, aber du kannst trotzdem spielen.
    [anywhere] Deine Uhren sind angehalten, soweit es der jeweilige Server erlaubt, aber du kannst trotzdem spielen.
    [part] Auf diesem Server zählt nur ein Teil davon: Deine Uhren hier sind angehalten und laufen { $still } weiter.
   *[none] Du hast hier keine Urlaubstage mehr, darum laufen deine Uhren weiter.
} `/vacation days:0` beendet deinen Urlaub. Nach diesem Urlaub hast du dieses Jahr noch { $left } von { $allowed ->
    [one] 1 Tag
   *[other] { $allowed } Tagen
}.
# en: 43e80783
vacation-none = Du bist nicht im Urlaub. Dieses Jahr hast du noch { $left } von { $allowed ->
    [one] 1 Tag
   *[other] { $allowed } Tagen
}. Einen Urlaub beginnst du mit `/vacation days:` und einer Zahl.
# en: 91156969
vacation-span = { $hours ->
    [0] { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
    [one] { $days ->
        [0] 1 Stunde
        [one] 1 Tag und 1 Stunde
       *[other] { $days } Tage und 1 Stunde
    }
   *[other] { $days ->
        [0] { $hours } Stunden
        [one] 1 Tag und { $hours } Stunden
       *[other] { $days } Tage und { $hours } Stunden
    }
}

## Settings

# en: 66d178fd
settings-title = Deine Einstellungen
# en: 05882354
settings-pings = **Pings:** { $value }
# en: 3e32bd8c
settings-reminders = **Erinnerungen:** { $value }
# en: 91bed066
settings-quiet = **Ruhezeit:** { $value } · Zeitzone { $zone }
# en: b681fd33
settings-no-quiet = keine
# en: cc607339
settings-confirm = **Nachfrage vor getippten Zügen:** { $value }
# en: 822d25c7
settings-theme = **Farben des Bretts:** { $value }
# en: 845450a6
settings-size = **Größe des Bretts:** { $value }
# en: cb29e741
settings-layout = **Form des Bretts:** { $value }
# en: 95053649
settings-symbols = **Buchstaben auf den Figuren:** { $value }
# en: 04f5636b
settings-side = **Unten ist:** { $value }
# en: a703a8d6
settings-text = **Brett als Text:** { $value }
# en: 68a86386
settings-accepts = **Wer mich herausfordern darf:** { $value }
# en: f08ae94a
settings-danger = **Wenn mein König in Gefahr ist:** { $value }
# en: 389a9f88
settings-puzzles = **Meine Fehler als Aufgaben:** { $value }
# en: 9fc3bbb5
settings-language = **Sprache:** { $value }
# en: 6e93ed2f
settings-closed = Ich konnte dir keine Direktnachricht schicken ({ $since }), darum pinge ich dich im Kanal an. Sobald du Direktnachrichten von mir zulässt, wähle `pings` noch einmal.
# en: 4da5213c
settings-bad-zone = Diese Zeitzone kenne ich nicht. Tippe eine Stadt ein, zum Beispiel Vienna, und wähle sie aus der Liste.
# en: 6576e7ee
settings-bad-quiet = Diese Zeiten kann ich nicht lesen. Schreib `22-7`, `22:30-07:00` oder `off`.
# en: 402744ee
settings-pick-zone = Zu `{ $typed }` passen mehrere Zeitzonen. Wähle deine.
# en: f7ae9fb1
option-choose = Einstellung ändern
# en: 2dceb280
option-choose-value = { $name } wählen
# en: 0bf7959f
option-entry = { $name }: { $value }
# en: 7a443900
option-title = Einstellung: { $name }
# en: 91b95c06
option-present = Jetzt: { $value }
# en: a95c7781
option-now = Jetzige Einstellung
# en: f935eae6
option-type-title = { $name } eintippen
# en: e448e589
option-type-label = Neuer Wert
# en: 21f65666
option-type-number = Eine Zahl von { $lowest } bis { $highest }
# en: 58099a1a
option-bad-number = `{ $typed }` ist keine Zahl von { $lowest } bis { $highest }.
# en: dc7b9fc0
settings-unknown = `{ $typed }` gibt es hier nicht. Wähle etwas aus der Liste.

## Servers

# en: d44bd167
server-title = Dieser Server
# en: f881bd98
server-channels = **Spielkanäle:** { $value }
# en: 37843051
server-no-channels = jeweils dort, wo herausgefordert wird
# en: 92571302
server-threads = **Ein Thread pro Partie:** { $value }
# en: cf6d0dda
server-limits = **Pro Person:** laufende Partien { $games } · offene Herausforderungen { $challenges }
# en: 5fe48d6f
server-no-limit = unbegrenzt
# en: b4240ac5
server-pace = **Übliche Bedenkzeit pro Zug:** { $value }
# en: 8b68e707
server-language = **Sprache öffentlicher Nachrichten:** { $value }
# en: 0da90efa
server-organizer = **Turnierleitung:** { $role }, dazu die Admins
# en: df1b7462
server-vacation = **Urlaub:** { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} pro Jahr
# en: 9a3a363a
server-counts = Im Augenblick: { $games ->
    [one] 1 laufende Partie
   *[other] { $games } laufende Partien
}, { $challenges ->
    [one] 1 offene Herausforderung
   *[other] { $challenges } offene Herausforderungen
}.
# en: 7c2cc62f
server-pick-channel = Kanal hinzufügen oder entfernen
# en: 3a013a30
server-channel-gone = Den Kanal { $channel } gibt es nicht mehr, darum nehme ich den nächsten. Die Liste leerst du mit `/server channel clear`.
# en: 4bc327ce
server-channel-missing = In { $channel } fehlen mir Rechte: { $missing }. Bis ich sie habe, nehme ich den nächsten Kanal.
# en: 8d2d0c11
server-channel-no-threads = In { $channel } reichen meine Rechte nicht: Ich muss öffentliche Threads anlegen, darin schreiben und den Nachrichtenverlauf lesen können. Bis dahin wird im Kanal selbst gespielt.
# en: ad009ea7
server-game-choice = { $game } · { $first } gegen { $second } · Zug { $turn } · { $id }
# en: 18bb9dff
server-end-sure = Das beendet die Partie { $game } `{ $id }` zwischen { $first } und { $second } bei Zug { $turn }. Die beiden lesen dann: „{ $ending }“ { $rated ->
    [yes] Die Wertungen ändern sich wie nach jeder Partie.
   *[no] Die Wertungen ändern sich nicht.
} Das lässt sich nicht rückgängig machen.
# en: 4ae115a5
server-end-done = Erledigt. Die beiden lesen: { $ending }
# en: e3dd87e9
server-exported = Hier sind die Daten dieses Servers, mit { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}. Von laufenden Partien steht darin nur, was alle sehen dürfen.
# en: b8c03b0c
server-exported-part = Hier ist ein Teil der Daten dieses Servers: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, mehr passt nicht in eine Datei. Den Rest bekommst du mit `/server export after:{ $last }`.
# en: 0986564a
server-delete-sure = Das löscht die Daten dieses Servers. { $ongoing ->
    [0] Hier läuft keine Partie.
    [one] Hier läuft 1 Partie.
   *[other] Hier laufen { $ongoing } Partien.
}{ $others ->
    [0] { "" }
    [one] { " " }Die eine zwischen anderen wird ohne Ergebnis abgebrochen. Ich sage den beiden Bescheid.
   *[other] { " " }Die { $others } zwischen anderen werden ohne Ergebnis abgebrochen. Ich sage allen Beteiligten Bescheid.
}{ $own ->
    [0] { "" }
    [one] { " " }Deine eigene Partie zählt als aufgegeben.
   *[other] { " " }Deine eigenen { $own } Partien zählen als aufgegeben.
} Offene Herausforderungen ({ $challenges }) werden zurückgezogen. Beendete Partien ({ $ended }) bleiben denen, die sie gespielt haben, ohne jede Spur dieses Servers. Auch die Wertungen bleiben. Das lässt sich nicht rückgängig machen.
# en: e9d80313
server-deleted = Gelöscht. { $games ->
    [0] Es lief keine Partie.
    [one] Es lief 1 Partie.
   *[other] Es liefen { $games } Partien.
}
# en: b764ffb6
server-board = **Liste der Partien:** { $channel }
# en: 69e72c84
server-board-off = **Liste der Partien:** aus. `/server board` zeigt die laufenden Partien in einem Kanal.
# en: 12d64a0a
server-board-gone = **Liste der Partien:** Der Kanal ist weg. Wähle mit `/server board` einen anderen.
# en: dc46a70f
server-board-missing = In { $channel } fehlen mir Rechte: { $missing }. Solange das so ist, kann ich die Liste der Partien dort nicht zeigen.
# en: 8a5f01e7
server-puzzle = **Aufgabe des Tages:** { $games } · { $channel } · ab { $hour }:00 Uhr ({ $zone })
# en: 941f66ed
server-puzzle-next = **Nächste Aufgabe:** { $next }
# en: fd3badbb
server-puzzle-soon = Die Aufgabe von heute ist unterwegs.
# en: 21b77b9f
server-puzzle-off = **Aufgabe des Tages:** aus. Mit `/server puzzle` stelle ich jeden Tag eine.
# en: 160cb3dc
server-puzzle-untried = Seit zwei Wochen hat niemand eine Aufgabe versucht, darum habe ich aufgehört. Die nächste kommt, sobald jemand die letzte versucht oder du `/server puzzle` wieder benutzt.
# en: 5a5651be
server-puzzle-gone = Den Kanal { $channel } gibt es nicht mehr, darum stelle ich keine Aufgaben. Wähle mit `/server puzzle` einen anderen.
# en: c32599ec
server-puzzle-missing = In { $channel } fehlen mir Rechte: { $missing }. Bis ich sie habe, stelle ich keine Aufgaben.
# en: 63dc3d9e
choice-puzzles-rotate = Eine am Tag, jeden Tag ein anderes Spiel
# en: 075b181e
choice-puzzles-each = Eine am Tag für jedes Spiel
# en: 750f4311
choice-threads-on = An
# en: 48701a14
choice-threads-off = Aus
# en: 5c2c1419
choice-verdict-first = Die Seite, die begonnen hat, gewinnt
# en: 540d48cf
choice-verdict-second = Die Seite, die als Zweite gezogen hat, gewinnt
# en: 741364e4
choice-verdict-draw = Remis
# en: 7c2c3c30
thread-title = { $game }: { $first } gegen { $second }
# en: 7846af9a
thread-anchor = Eine Partie { $game }: { $first } gegen { $second }

## The sandbox's first card

# en: c10aac2e
sandbox-card-title = Willkommen bei Sealed Move
# en: 9449bab0
sandbox-card-text = Mit Sealed Move spielst du vier schachähnliche Brettspiele, einen Zug nach dem anderen. Das hier ist ein Übungs-Discord auf deinem eigenen Computer; nichts davon verlässt ihn. Du bist Alice; klick oben auf Bob, um die andere Seite zu spielen.
# en: 166882e7
sandbox-card-computer = Gegen den Computer
# en: cf7f3053
sandbox-card-learn = Eine Lektion spielen
# en: 283c0895
sandbox-card-challenge = Bob herausfordern
# en: a3d10a45
sandbox-card-help = So wird gespielt

## Endings

# en: caf7991e
ending-checkmate = Schachmatt! { $winner } gewinnt.
# en: c0bd4a14
ending-stalemate = Patt. Die Partie ist remis.
# en: 8f7ac458
ending-bare-kings = Nur die Könige sind übrig. Die Partie ist remis.
# en: a61048aa
ending-quiet = Hundert Züge pro Seite ohne Fortschritt. Die Partie ist remis.
# en: 8f9bff55
ending-king = { $winner } schlägt den König von { $loser } und gewinnt!
# en: 2c9630fe
ending-draw = { $loser } kann nicht genug Plättchen nachziehen. { $winner } gewinnt!
# en: bb004090
ending-limit = Zug 400 ist vorbei. { $winner } gewinnt!
# en: 36e9278b
ending-mana = { $loser } hat kein Mana mehr. { $winner } gewinnt!
# en: f08861ee
ending-kings_captured = { $loser } hat keinen König mehr. { $winner } gewinnt!
# en: b2545297
ending-quiet-chakart = Hundert ruhige Züge in Folge. Die Partie ist remis.
# en: 0c901a84
ending-quiet-kyo = 120 Züge in Folge hat nichts das Brett verlassen. Die Partie ist remis.
# en: 33a47793
ending-no-progress = Zweihundert Züge in Folge ohne Fortschritt. Die Partie ist remis.
# en: 49b8e54f
ending-limit-drawn = Zug 600 ist vorbei. Die Partie ist remis.
# en: 4da03738
ending-no_kings = Auf beiden Seiten ist kein König mehr da. Die Partie ist remis.
# en: 44dcdb95
ending-blocked = Keine Seite kann je wieder ziehen. Die Partie ist remis.
# en: 417d975e
ending-no-move = Es gibt keinen erlaubten Zug mehr. Die Partie ist remis.
# en: eb56b343
ending-repetition = Dreimal dieselbe Stellung. Die Partie ist remis.
# en: f718c0fc
ending-resignation = { $loser } gibt auf. { $winner } gewinnt!
# en: 5b956f4b
ending-aborted = Partie abgebrochen. Sie zählt nicht.
# en: 5e72328a
ending-not-started = Die Zeit ist abgelaufen, bevor beide Seiten gezogen haben. Die Partie ist abgebrochen und zählt nicht.
# en: 49e6ed99
ending-agreement = Beide Seiten haben sich auf Remis geeinigt.
# en: 7827cb7e
ending-time = Die Zeit von { $loser } ist abgelaufen. { $winner } gewinnt!
# en: b8035fc8
ending-shut-out = Ich war 30 Tage nicht auf diesem Server. Die Partie ist ohne Ergebnis abgebrochen.
# en: e1d36c4d
ending-adjudicated = Die Serveradmins haben entschieden: { $winner } gewinnt.
# en: f8d866ab
ending-adjudicated-draw = Die Serveradmins haben entschieden: Die Partie ist remis.
# en: 95a658e3
ending-called-off = Die Serveradmins haben diese Partie abgebrochen. Sie zählt nicht.
# en: 6eea191c
ending-server-deleted = Die Daten dieses Servers wurden gelöscht. Die Partie ist ohne Ergebnis abgebrochen.
# en: 1413367f
ending-season-over = Die Saison ging zu Ende, bevor diese Partie vorbei war. Die Partie ist remis, und die Wertungen ändern sich nicht.
# en: 3ba4072e
ending-by-organizer = Die Turnierleitung hat diese Partie beendet. Die Wertungen ändern sich nicht.
# en: db1595ad
ending-season-off = Das Turnier wurde abgesagt, darum endet diese Partie ohne Ergebnis.
# en: 68b373d3
ending-said = { $told } Der Grund: { $said }

## Private answers

# en: d89f6120
move-played = Du hast `{ $record }` gespielt: { $meaning }.
# en: 32b13e4a
move-played-over = Du hast `{ $record }` gespielt: { $meaning }. { $ending }
# en: 20e53205
move-next = Jetzt ist { $opponent } am Zug.
# en: b02feb6d
view-hand = **Deine Hand**
    { $tiles }
# en: b5346c4a
move-again = Du bist immer noch am Zug.
# en: 21960236
move-confirm = { $meaning } (`{ $turn }`). So spielen?
# en: e8b8660c
which-game = Welche Partie?
# en: 04b1ff60
move-which-game = Mehrere Partien warten auf dich. In welcher möchtest du ziehen?
# en: d498de76
move-which-game-for = In welcher Partie möchtest du `{ $typed }` spielen?
# en: 06d0e19b
move-ask = { $why } Meinst du `{ $turn }` ({ $meaning })?
# en: 5a263b5f
move-ask-several = { $why } Meinst du einen von diesen Zügen?
# en: 56ed9387
move-refused = { $why }
# en: a8b48dc5
move-near = { $count ->
    [one] Dieser Zug ist erlaubt:
   *[other] Diese Züge sind erlaubt:
}
# en: 7ea07d9c
move-near-menu = Wähle einen erlaubten Zug aus dem Menü oder ändere deinen.
# en: e6358fe5
move-near-hint = Erlaubte Züge
# en: e084dd74
move-typed = Du hast `{ $typed }` getippt.
# en: ff18b144
misread-words-resign = aufgeben, ich gebe auf, ich geb auf, gebe auf, aufgabe, aufgegeben, resign, i resign, give up, surrender, quit
# en: df3b09e8
misread-resign = Das ist kein Zug. Aufgeben kannst du mit `/resign`.
# en: a5662870
misread-words-draw = remis, remis anbieten, ich biete remis, biete remis, remis annehmen, draw, offer draw, accept draw
# en: 609ab2f1
misread-draw = Das ist kein Zug. Mit `/draw` bietest du Remis an oder nimmst es an.
# en: 079a12d1
misread-words-takeback = zurück, zurueck, zurücknehmen, zuruecknehmen, zug zurück, zug zurücknehmen, rückgängig, ups, hoppla, undo, take back, takeback, back, oops
# en: 7cc9f583
misread-takeback = Das ist kein Zug. Mit `/takeback` bittest du darum, deinen letzten Zug zurücknehmen zu dürfen.
# en: 0aa8271f
misread-words-help = hilfe, regeln, wie, wie geht das, spielregeln, was, help, rules, how, how to play
# en: 016d7a66
misread-help = Das ist kein Zug. `/rules` erklärt das Spiel, und `/help` sagt, was du tun kannst.
# en: c4e1c13b
misread-words-next = weiter, nächste, naechste, nächste partie, partien, next, games
# en: a400146c
misread-next = Das ist kein Zug. `/next` öffnet deine dringendste Partie, und `/games` listet alle auf.
# en: a11da13a
misread-words-castle = rochade, rochieren, kurze rochade, lange rochade, castle, castling, oo, ooo, 00, 000
# en: 19820825
misread-castle = In { $game } gibt es keine Rochade.
# en: 209880db
misread-words-pass = passen, ich passe, passe, aussetzen, pass, skip
# en: ee548789
misread-pass = In { $game } kannst du nicht passen: Du bist am Zug, also musst du ziehen.
# en: fd741e77
misread-words-shell = panzer, schuss, shell
# en: 2f623c1c
misread-shell = Um den Panzer zu werfen, schreib, wo dein König steht, dann das Feld der Figur, die du treffen willst, dann `s`, zum Beispiel `e1e7s`.
# en: fcd4a95c
misread-words-hide = verstecken, versteckt, tarnen, tarnung, tarnzug, hide, hidden, stealth
# en: 66983681
misread-hide = Um deine Dame zu verstecken, schreib, wo sie steht, wohin sie geht, und dann `h`, zum Beispiel `d1d4h`.
# en: 4f663848
misread-square = { $holds } Von dort kann jetzt nichts ziehen.
# en: 88acbf11
misread-off-board = Ein Feld { $square } gibt es auf diesem Brett nicht. Das Brett geht von { $first } bis { $last }.
# en: ff1fa21f
move-none = Nichts Ähnliches ist erlaubt. Drück auf **Ziehen**, dann siehst du, was geht.
# en: 6a70dcd0
view-title = { $game } · Zug { $turn } · deine Sicht
# en: e7b1b463
view-title-public = { $game } · Zug { $turn }
# en: 8b7d8a46
view-title-earlier = { $game } · { $ply ->
    [0] am Anfang
   *[other] nach Zug { $ply }
}
# en: 789a772f
view-your-turn = Du bist am Zug.
# en: 88fa7746
view-watching = Du siehst dieser Partie zu.
# en: 24f2ea19
view-their-turn = { $player } ist am Zug.
# en: 2a8870e3
more-title = { $game } gegen { $opponent }
# en: e6e0a7e1
more-text = Was möchtest du tun?
# en: 4897fd02
more-over = Diese Partie ist vorbei.
# en: a36b1821
resign-sure = Deine Partie { $game } gegen { $opponent } aufgeben? Das lässt sich nicht rückgängig machen.
# en: e4688f74
resign-sure-early = Ihr habt noch nicht beide gezogen, darum wird deine Partie { $game } gegen { $opponent } beim Aufgeben nur abgebrochen. Sie ist sofort vorbei und zählt nicht. Das lässt sich nicht rückgängig machen.
# en: 155f36bc
resign-sure-season = Deine Partie { $game } gegen { $opponent } aufgeben? Ihr habt noch nicht beide gezogen, darum ändern sich die Wertungen nicht, aber im Turnier ist es eine Niederlage. Das lässt sich nicht rückgängig machen.
# en: e7cef391
resign-done = Du hast aufgegeben.
# en: 589afdf7
draw-done-offered = Du hast Remis angeboten. Das Angebot gilt, bis { $opponent } antwortet oder zieht oder bis du es zurückziehst. Deinen eigenen Zug kannst du trotzdem machen.
# en: 79fb8e1c
draw-done-agreed = Ihr habt euch auf Remis geeinigt.
# en: 27d50aa1
draw-done-declined = Du hast das Remis abgelehnt.
# en: 209106fe
draw-done-withdrawn = Du hast dein Angebot zurückgezogen.
# en: 33420373
takeback-done-offered = Du hast um eine Zugrücknahme gebeten. Die Anfrage gilt, bis { $opponent } antwortet, du sie zurückziehst oder jemand zieht.
# en: a6bf3581
takeback-done-accepted = Du hast die Zugrücknahme erlaubt.
# en: be8d4822
takeback-done-declined = Du hast die Zugrücknahme abgelehnt.
# en: 327b2080
takeback-done-withdrawn = Du hast deine Anfrage zurückgezogen.
# en: 06a12d56
abort-sure = Deine Partie { $game } gegen { $opponent } abbrechen? Sie ist sofort vorbei und zählt nicht. Das lässt sich nicht rückgängig machen.
# en: f04e3924
abort-done = Du hast die Partie abgebrochen.
# en: d7f74ace
rematch-done-offered = Revanche angeboten! Das Angebot läuft { $until } ab.
# en: 248f1ba8
notice-unpinged = { $why ->
    [pair_hour] -# Ohne Ping gesendet: Eine Person kann eine andere höchstens { $most }-mal pro Stunde anpingen.
    [pair_day] -# Ohne Ping gesendet: Eine Person kann eine andere höchstens { $most }-mal pro Tag anpingen.
    [sender_hour] -# Ohne Ping gesendet: Eine Person kann höchstens { $most } Pings pro Stunde auslösen.
    [sender_day] -# Ohne Ping gesendet: Eine Person kann höchstens { $most } Pings pro Tag auslösen.
    [recipient_hour] -# Ohne Ping gesendet: Niemand bekommt mehr als { $most } solche Pings pro Stunde.
    [recipient_day] -# Ohne Ping gesendet: Niemand bekommt mehr als { $most } solche Pings pro Tag.
    [asked_before] -# Ohne Ping gesendet: Dieselbe Anfrage löst nur einmal einen Ping aus, bis zum nächsten Zug der anfragenden Seite.
    [challenged_before] -# Ohne Ping gesendet: Dieselbe Herausforderung löst nur einmal am Tag einen Ping aus.
   *[muted] -# Ohne Ping gesendet: Die Moderation dieses Servers hat diese Pings abgestellt.
}
# en: b527eb27
unpinged = { $why ->
    [pair_hour] Ich habe die Nachricht ohne Ping gesendet, denn eine Person kann eine andere höchstens { $most }-mal pro Stunde anpingen. Der nächste Ping ist { $next } möglich. Bis dahin zeigt `/games` der anderen Person deine Anfrage.
    [pair_day] Ich habe die Nachricht ohne Ping gesendet, denn eine Person kann eine andere höchstens { $most }-mal pro Tag anpingen. Der nächste Ping ist { $next } möglich. Bis dahin zeigt `/games` der anderen Person deine Anfrage.
    [sender_hour] Ich habe die Nachricht ohne Ping gesendet, denn eine Person kann höchstens { $most } Pings pro Stunde auslösen. Dein nächster Ping ist { $next } möglich. Bis dahin zeigt `/games` der anderen Person deine Anfrage.
    [sender_day] Ich habe die Nachricht ohne Ping gesendet, denn eine Person kann höchstens { $most } Pings pro Tag auslösen. Dein nächster Ping ist { $next } möglich. Bis dahin zeigt `/games` der anderen Person deine Anfrage.
    [recipient_hour] Ich habe die Nachricht ohne Ping gesendet, denn niemand bekommt mehr als { $most } solche Pings pro Stunde. Der nächste Ping ist { $next } möglich. Bis dahin zeigt `/games` der anderen Person deine Anfrage.
    [recipient_day] Ich habe die Nachricht ohne Ping gesendet, denn niemand bekommt mehr als { $most } solche Pings pro Tag. Der nächste Ping ist { $next } möglich. Bis dahin zeigt `/games` der anderen Person deine Anfrage.
    [asked_before] Ich habe die Nachricht ohne Ping gesendet, denn um dasselbe hast du seit deinem letzten Zug schon gebeten. Nach deinem nächsten Zug kann diese Anfrage wieder einen Ping auslösen.
    [challenged_before] Ich habe die Nachricht ohne Ping gesendet, denn zu diesem Spiel hast du diese Person schon einmal herausgefordert. Die nächste Herausforderung löst wieder einen Ping aus, sobald ihr gespielt habt, spätestens { $next }.
   *[muted] Ich habe die Nachricht ohne Ping gesendet, denn die Moderation dieses Servers hat dich stummgeschaltet. Das endet { $next }.
}
# en: 5e43c1ca
rematch-done-begun = Deine Revanche gegen { $challenger } hat begonnen.
# en: 39278724
note-kept = Gespeichert. Nur du kannst deine Notizen lesen, mit `/note`.
# en: 23615224
note-forgotten = Deine Notizen zu dieser Partie sind jetzt leer.
# en: d8076602
cancelled = Nichts hat sich geändert.
# en: 1aafedac
compose-title = { $game } · Zug { $turn } · wähle deinen Zug
# en: 5627a5c3
compose-turn = Bis jetzt: { $meaning } (`{ $turn }`).
# en: 4cfdbac6
compose-nothing = Gespielt wird erst, wenn du auf **Bestätigen** drückst.
# en: d296a0a2
compose-ready = Drück auf **Bestätigen**, um den Zug zu spielen.
# en: 30d7c740
compose-or-confirm = Drück auf **Bestätigen**, um deinen Zug hier zu beenden.
# en: b5f5dffd
compose-outdated = Dieses Menü ist veraltet. Hier ist dein Zug bis jetzt.
# en: 35bee0ee
compose-taken = Die Partie ist schon weiter. So sieht das Brett jetzt aus.
# en: bad56a93
compose-page = { $first } bis { $last } von { $count }
# en: 1d237be8
compose-alt = Vorschau eines Zuges, der noch nicht gespielt ist.
# en: f9a76ebe
compose-alt-targets = Mögliche Ziele: { $squares }.
# en: e7b9930d
compose-cleared = Nichts wurde gespielt. Drück auf **Ziehen**, um neu anzufangen.
# en: 9554d2e8
next-none = { $count ->
    [0] Du hast keine laufende Partie. Beginne eine mit `/challenge`.
   *[other] Nichts wartet auf dich. `/games` listet deine Partien auf.
}
# en: c6db8749
profile-title = Ergebnisse von { $player }
# en: 174161ab
profile-none = Noch keine beendeten Partien.
# en: ef2522bc
profile-none-here = Hier noch keine beendeten Partien.
# en: a1642579
profile-line = **{ $game }**: { $rating } · { $results }
# en: 472539a2
profile-unrated = noch keine Wertung
# en: a4e09267
profile-results = { $won } gewonnen, { $drawn } remis, { $lost } verloren
# en: ae6ef060
profile-against = Deine Partien gegen { $player }: { $results }
# en: a03b24ec
profile-ended = Beendete Partien
# en: 1b480030
profile-annulled = { $line } · annulliert
# en: 81e3888b
profile-ended-line = **{ $game }** gegen { $opponent } · { $result ->
    [won] gewonnen
    [lost] verloren
    [drawn] remis
   *[none] ohne Ergebnis
} · { $ended } · { $link }
# en: 18f701d9
profile-plot-none = Noch keine gewerteten Partien
# en: d463dc65
profile-plot-puzzles = Aufgaben { $rating }
# en: 4fde0247
month = { $number ->
    [1] Jan
    [2] Feb
    [3] Mär
    [4] Apr
    [5] Mai
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Dez
}
# en: e1988d99
profile-plot-alt = Wertungen von { $first } bis { $last }, und Ergebnisse.
# en: 0540d4fb
profile-plot-alt-game = { $game }: { $rated ->
    [yes] Wertung anfangs { $from }, Höchststand { $most }, jetzt { $to },
   *[no] ungewertet,
} { $results }{ $tried ->
    [yes] , Aufgaben { $puzzles }.
   *[no] .
}
# en: db0aa41c
profile-listed = { $listed ->
    [yes] Du stehst auf den globalen Listen.
   *[no] Du stehst nur auf den Listen der Server, auf denen du gespielt hast.
}
# en: a7d8f721
block-done = { $new ->
    [yes] Du hast { $person } blockiert.
   *[no] Du hast { $person } schon blockiert.
} Diese Person kann dich nicht herausfordern, dir keine Revanche anbieten und deine Herausforderungen nicht annehmen. In euren laufenden Partien erscheinen ihre Remisangebote, Bitten um Zugrücknahme und Zeitgeschenke weiterhin, pingen dich aber nicht an.
    Eure Partien gehen weiter, und Turniere beachten Blockierungen nicht. Ich verrate dieser Person nichts, aber erraten lässt es sich.
# en: e1465bd0
moderate-muted = Erledigt. { $person } ist hier stummgeschaltet bis { $until }: keine Herausforderungen oder Revanchen, Anfragen nur ohne Ping. Laufende Partien gehen weiter. Wenn diese Person es versucht, sage ich ihr Bescheid.
# en: 2c39d5e1
moderate-unmuted = Erledigt. { $person } ist hier nicht mehr stummgeschaltet.
# en: 0717c555
moderate-annulled = Erledigt. Die Wertungsänderungen dieser Partie { $game } sind zurückgenommen, und ich sage den beiden Bescheid · { $link }
# en: ac80829f
moderate-restored = Erledigt. Die Wertungsänderungen dieser Partie { $game } zählen wieder, und ich sage den beiden Bescheid · { $link }
# en: 9bcad214
moderate-pings-title = Herausforderungen, Angebote und geschenkte Zeit
# en: b6fffc8f
moderate-pings-none = Aus den letzten zwei Wochen gibt es nichts zu zeigen.
# en: 46533120
moderate-pings-line = { $at } · { $sender } → { $recipient } · { $kind ->
    [challenge] Herausforderung
    [rematch] Revanche
    [draw] Remisangebot
    [takeback] Zugrücknahme
   *[time] mehr Zeit
} · { $pinged ->
    [yes] mit Ping
   *[no] ohne Ping
} { $link }
# en: ab5a8135
moderate-log-title = Was die Moderation hier getan hat
# en: d5cb1ee9
moderate-log-none = Die Moderation hat hier in den letzten zwölf Monaten nichts getan.
# en: c844e4b9
moderate-log-mute = { $at } · { $moderator } hat { $person } stummgeschaltet bis { $until }: { $reason }
# en: f06521b6
moderate-log-unmute = { $at } · { $moderator } hat die Stummschaltung von { $person } beendet: { $reason }
# en: 165c4878
moderate-log-annul = { $at } · { $moderator } hat eine Partie annulliert: { $reason } · { $link }
# en: 1bb7e583
moderate-log-restore = { $at } · { $moderator } hat eine Annullierung aufgehoben: { $reason } · { $link }
# en: c62ec11b
annulled = { $first } und { $second }: Die Moderation hat eure Partie { $game } annulliert. Die Wertungsänderungen sind zurückgenommen, die Partie selbst bleibt. Der Grund: { $reason } · { $link }
# en: 8d276361
restored = { $first } und { $second }: Die Moderation hat die Annullierung eurer Partie { $game } aufgehoben. Die Wertungsänderungen zählen wieder. Der Grund: { $reason } · { $link }
# en: b8c09a33
annulled-mark = Die Moderation hat diese Partie annulliert, darum zählt sie nicht für die Wertung.
# en: 0c94a00a
block-title = Wen du blockiert hast
# en: 24b922cc
block-none = Du hast niemanden blockiert. Um jemanden zu blockieren, nimm `/block` und wähle eine Person.
# en: 75edacab
block-line = { $number }. { $person } · seit { $since }
# en: 6013224e
block-option = { $number }. { $name }
# en: fc31ae18
block-choose = Blockierung aufheben …
# en: 4669c1c3
block-lifted = { $lifted ->
    [yes] Du hast die Blockierung von { $person } aufgehoben. Diese Person kann dich wieder herausfordern, wenn deine Einstellungen es erlauben.
   *[no] Du hast { $person } nicht blockiert.
}
# en: 273abd66
mydata-text = Ich speichere deinen Namen, deine Partien, Herausforderungen, Ergebnisse, Notizen, Pläne, Züge, die du noch wählst, Einstellungen, Urlaube und Blockierungen. Du kannst alles herunterladen oder löschen lassen.
# en: 52339e73
mydata-exported = Hier ist alles, was ich über dich speichere. Von laufenden Partien steht darin, was du sehen darfst.
# en: aaaae326
mydata-sure = Alles über dich löschen? { $games ->
    [0] Beendete Partien bleiben, ohne deinen Namen.
    [one] Deine laufende Partie gibst du damit auf. Beendete Partien bleiben, ohne deinen Namen.
   *[other] Deine { $games } laufenden Partien gibst du damit auf. Beendete Partien bleiben, ohne deinen Namen.
} Die Wertungen bleiben 90 Tage lang, als Zahlen ohne deinen Namen und ohne Kennung. Sonst könnte man eine schlechte Wertung löschen, und die der anderen wären dann falsch. Nur ich erkenne, dass die Zahlen zu dir gehören, und nur, wenn du wieder gewertet spielst. Das lässt sich nicht rückgängig machen.
# en: e3d7880e
mydata-forgotten = Alles über dich ist gelöscht, bis auf die Zahlen deiner Wertungen. Spielst du innerhalb von 90 Tagen wieder gewertet, gehen sie weiter. Alles andere beginnt von vorn.
# en: 74d468c9
leaderboard-title = { $scope ->
    [server] Die Besten dieses Servers
   *[everywhere] Die Besten überall
}
# en: 5254283a
leaderboard-game = **{ $game }**
# en: 4384e408
leaderboard-line = { $place }. { $player } · { $rating } · { $results }
# en: 4e4f1089
leaderboard-none = Noch niemand.
# en: 071bb45e
leaderboard-own = Dein Platz: { $place } von { $players } · { $rating }
# en: 3ca3b8fa
leaderboard-own-none = { $scope ->
    [server] Du stehst noch nicht auf dieser Liste. Spiel hier eine gewertete Partie { $game }.
   *[everywhere] Du stehst nicht auf dieser Liste.
}
# en: 6d38aa83
leaderboard-own-few = Du stehst noch nicht auf dieser Liste. Dafür brauchst du gewertete Partien { $game } gegen { $missing ->
    [one] 1 weitere Person
   *[other] { $missing } weitere Personen
}.
# en: 82f46cf4
leaderboard-hint = Willst du auf die globale Liste? Den Knopf dafür findest du in `/profile`.
# en: 920a1c13
games-title = Deine Partien
# en: aef8b7b4
games-title-of = Partien von { $player }
# en: 220ead7c
games-none = Es läuft keine Partie.
# en: d58a90a4
games-none-hint = Du hast keine laufende Partie. Beginne eine mit `/challenge`.
# en: e3546be8
games-line = **{ $game }** gegen { $opponent } · Zug { $turn } · { $whose ->
    [mine] **du bist am Zug**, fällig { $deadline }
    [theirs] die Gegenseite ist am Zug, fällig { $deadline }
   *[public] fällig { $deadline }
} · { $link }
# en: 1544b0e7
games-jump = [öffnen]({ $url })
# en: 299692cd
games-unposted = Partie { $id }
# en: 81cc2bf0
games-challenges = Offene Herausforderungen
# en: 42be3bf8
games-challenges-anyone = Offen für alle
# en: 993b9815
board-title = Laufende Partien: { $count }
# en: 534f2b6a
board-line = { $game } · { $first } – { $second } · { $player }: Zug { $turn } · { $deadline }
# en: a575cff6
board-more = und { $count } weitere
# en: 33ee8f8e
games-numbered = { $number }. { $line }
# en: e91bea82
list-page = Seite { $page } von { $pages }
# en: eab483c2
games-challenge-line = { $game } · { $challenger } → { $opponent } · läuft ab: { $until }
# en: 599109ca
games-challenge-linked = { $line } · { $link }
# en: 4333fcff
games-line-draw = { $line } · **dein Gegner bietet Remis an**
# en: 1b17e826
games-line-takeback = { $line } · **dein Gegner bittet um eine Zugrücknahme**
# en: 85d47011
games-line-reserve = { $line } · Zeitvorrat: du { $own }, Gegenseite { $theirs }
# en: 59b47c3b
games-line-grace = { $line } · die Uhr ist angehalten (meine Meldungen kamen nicht an)
# en: a4d48c4f
games-line-vacation = { $line } · die Uhr ist angehalten (Urlaub)
# en: 1c25ef00
games-anybody = alle
# en: e1462c07
history-title = { $game } · alle Züge
# en: 64540ebd
history-title-at = { $game } · { $ply ->
    [0] Anfangsstellung{ $plies ->
        [0] { "" }
        [one] , 1 Zug folgt
       *[other] , { $plies } Züge folgen
    }
   *[other] Zug { $ply } von { $plies }
}
# en: f7a1dfa9
history-title-part = { $game } · Zug { $ply } von { $plies }, Teil { $part }
# en: 520d3b2f
history-goto-title = Zu einem Zug in { $game } gehen
# en: faa133c5
history-goto-label = Nummer des Zuges, 0 bis { $last }
# en: e6449697
record-file = Hier ist deine Partiedatei zu { $game } ({ $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}). Sie ist reiner Text.
# en: 41b4f992
record-file-seen = Hier ist deine Partiedatei zu { $game } ({ $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}). Darin steht, was du jetzt sehen kannst; lade sie nach dem Ende der Partie noch einmal herunter.
# en: 0a74cec7
replay-file = { $game }, { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}.
# en: 4b181f3c
replay-smaller = Die Partie ist lang, darum ist das Bild kleiner als sonst.
# en: 717ceaf4
replay-coarser = Die Partie ist sehr lang, darum zeige ich nur jeden { $every }. Zug, und den letzten.
# en: 0aa29710
replay-refused = Zeile { $line }: { $why }
# en: 791370e9
replay-not-whole = In dieser Partiedatei fehlt, was { $seen } nicht wissen darf, darum kann ich sie nicht wiedergeben. Lade sie nach dem Ende der Partie noch einmal herunter.
# en: bc5923d2
replay-not-whole-public = In dieser Partiedatei fehlt, was die Öffentlichkeit nicht wissen darf, darum kann ich sie nicht wiedergeben. Lade sie nach dem Ende der Partie noch einmal herunter.
# en: 02ddf7ea
history-empty = Noch hat niemand gezogen.
# en: b9e188bc
history-line = `{ $number }` { $side } `{ $record }` { $meaning }
# en: 95a6a862
history-page = Seite { $page } von { $pages } · { $id }
# en: e3f3d2db
review-title = { $game } · Rückblick
# en: 84c40d41
review-progress = Ich schaue mir Zug { $turn } von { $turns } an … Laufende Partien gehen vor, darum kann es ein paar Minuten dauern. Der Rückblick erscheint genau hier, sobald er fertig ist. Wenn sich nichts mehr tut, drück auf **Nochmal schauen**.
# en: 9d8ee733
review-confirming = Ich prüfe die Wendepunkte noch einmal, gründlicher …
# en: 6395e43a
review-resigned = { $kind ->
    [ahead] { $player } hat im Vorteil aufgegeben, mit { $chance } % Gewinnchance.
   *[even] { $player } hat mit { $chance } % Gewinnchance aufgegeben. Die Partie war noch offen.
}
# en: 77482a01
review-no-slips = **{ $player }** hat keine Fehler gemacht.
# en: c14a5ef9
review-mistakes = **{ $player }** hat { $mistakes ->
    [1] einen Fehler
    [2] zwei Fehler
    [3] drei Fehler
    [4] vier Fehler
    [5] fünf Fehler
    [6] sechs Fehler
    [7] sieben Fehler
    [8] acht Fehler
    [9] neun Fehler
   *[other] { $mistakes } Fehler
} gemacht.
# en: e6f37847
review-blunders = **{ $player }** hat sich { $blunders ->
    [1] einen Patzer
    [2] zwei Patzer
    [3] drei Patzer
    [4] vier Patzer
    [5] fünf Patzer
    [6] sechs Patzer
    [7] sieben Patzer
    [8] acht Patzer
    [9] neun Patzer
   *[other] { $blunders } Patzer
} geleistet.
# en: b5648fff
review-slips = **{ $player }** hat { $mistakes ->
    [1] einen Fehler
    [2] zwei Fehler
    [3] drei Fehler
    [4] vier Fehler
    [5] fünf Fehler
    [6] sechs Fehler
    [7] sieben Fehler
    [8] acht Fehler
    [9] neun Fehler
   *[other] { $mistakes } Fehler
} und { $blunders ->
    [1] einen Patzer
    [2] zwei Patzer
    [3] drei Patzer
    [4] vier Patzer
    [5] fünf Patzer
    [6] sechs Patzer
    [7] sieben Patzer
    [8] acht Patzer
    [9] neun Patzer
   *[other] { $blunders } Patzer
} gemacht.
# en: ed957e2f
review-accuracy = Genauigkeit: { $accuracy } %.
# en: 2bba142b
review-no-accuracy = Keine Genauigkeit: Keiner dieser Züge wurde gespielt, solange die Partie noch offen war.
# en: 2d6896b4
review-luck = { $kind ->
    [helped] Das Glück hat { $player } geholfen (insgesamt { $luck } %).
    [other] Glück und Pech haben sich ausgeglichen.
   *[even] Glück und Pech haben sich ausgeglichen.
}
# en: a74780b4
review-no-turn = Kein einzelner Zug hat diese Partie gedreht.
# en: 290b5c44
review-turn-choice = **{ $number }** · { $place }, { $player }: { $meaning }. Das hat { $change } % der Chancen verschenkt ({ $from } % → { $to } %).
# en: b9181b37
review-turn-luck = **{ $number }** · { $place }, { $player }: { $meaning }. { $by ->
    [dice] { $luck ->
        [good] Ein glücklicher Wurf
       *[bad] Ein unglücklicher Wurf
    }
   *[hidden] { $luck ->
        [good] Glück mit dem Verborgenen
       *[bad] Pech mit dem Verborgenen
    }
}: { $change } % gegenüber dem, was zu erwarten war ({ $from } % → { $to } %).
# en: 6eb65a29
review-used = { $player } hat gut geantwortet: { $meaning }.
# en: f2c2fb03
review-answer = Die beste Antwort war `{ $turn }`: { $meaning }.
# en: 7e2d5e46
review-missed = { $player } hat die Gelegenheit nicht genutzt.
# en: 862c91c7
review-better = Besser war `{ $turn }`: { $meaning }. { $kept ->
    [won] Damit wäre die Partie so gut wie gewonnen gewesen.
    [lead] Damit wäre der Vorteil geblieben.
    [even] Damit wäre die Partie ausgeglichen geblieben.
   *[less] Damit wäre weniger verloren gegangen.
}
# en: 3180dd01
review-foot = Je mehr vom Bild die Farbe einer Seite hat, desto besser standen ihre Chancen. Beurteilt nach dem, was jede Seite damals sehen konnte.{ $luck ->
    [yes] { " " }Rauten sind Glück.
   *[no] { "" }
}
# en: 3fa3bf63
review-axis = Zug
# en: 6766355f
review-alt = Gewinnchancen von { $first } Zug für Zug; was auf 100 % fehlt, hat { $second }. { $chances }. { $turned ->
    [yes] Wendepunkte: { $marks }.
   *[no] Keine Wendepunkte.
}
# en: 008d48af
review-alt-point = { $turn ->
    [0] { $chance } % am Anfang
   *[other] { $chance } % nach Zug { $turn }
}
# en: aad03c74
review-alt-mark = { $number } bei Zug { $turn } ({ $chance } %)
# en: 8b99fd12
help-title = Sealed Move
# en: 4d54786c
help-about = Spiel Brettspiele über mehrere Tage, einen Zug nach dem anderen. Ich prüfe jeden Zug, zeichne das Brett und pinge dich an, wenn du dran bist.
# en: f5de3890
help-games = **Die Spiele.** Ist eins neu für dich? Drück auf **Lektionen** oder tippe `/learn`: Kurze Lektionen bringen dir jedes bei, Zug für Zug. Die anderen Knöpfe öffnen die Regeln.
# en: 15287c78
help-game = **{ $game }** · { $about }
# en: e34a63b3
help-playing = **Spielen**
    `/challenge` beginnt eine Partie
    `/move` spielt deinen Zug: Tippe ihn oder wähle ihn aus der Liste
    `/plan` beantwortet den nächsten Zug deines Gegners für dich
    `/games` listet deine Partien auf, `/next` öffnet die dringendste
    `/hint` hilft dir gegen den Computer
# en: d0dea09c
help-learning = **Lernen**
    `/learn` bringt dir ein Spiel in kurzen Lektionen bei, `/puzzle` stellt dir eine Aufgabe
    `/rules` erklärt die Spiele, `/review` zeigt, was eine beendete Partie gedreht hat
# en: 19fc2b4f
help-looking = **Schauen**
    `/board` zeigt das Brett, nur für dich; `/describe` beschreibt es in Worten
    `/history` blättert durch eine Partie, `/note` speichert private Notizen
    `/verify` prüft Würfel und Computerzüge einer beendeten Partie
# en: b4b7cc33
help-agreeing = **Mit deinem Gegner**
    `/draw` bietet Remis an, `/takeback` bittet darum, deinen letzten Zug zurücknehmen zu dürfen
    `/moretime` gibt deinem Gegner einen Tag mehr
    `/resign` gibt eine Partie auf, `/abort` bricht eine Partie ab, bevor ihr beide gezogen habt
    `/rematch` bietet Revanche an
# en: e1e81695
help-yours = **Über dich**
    `/profile` und `/leaderboard` zeigen Ergebnisse
    `/settings` ändert Pings, Bretter und mehr; `/vacation` hält deine Uhren an
    `/block` verhindert, dass eine Person dich herausfordert und anpingt
    `/mydata` lädt herunter oder löscht, was ich über dich speichere
    `/help` zeigt diese Seite
# en: d500713e
help-languages = **Sprachen:** { $names }
# en: 5495f461
help-tournaments = **Turniere hier**
    `/tournament show` zeigt Termine und Tabellen, mit `/tournament join` steigst du ein, mit `/tournament leave` aus
# en: 460538c8
help-organizing = `/tournament new` startet ein Turnier, `/tournament manage` ändert eins
# en: 394c26bd
help-menus = **Im Menü einer Person,** unter *Apps*: *{ $challenge }* beginnt eine Partie mit ihr, *{ $block }* blockiert sie
# en: 3f55814d
help-moderating = **Für die Moderation**
    `/moderate mute` verhindert, dass eine Person hier andere herausfordert und anpingt
    `/moderate annul` nimmt die Wertungsänderungen einer Partie zurück, `/moderate restore` hebt das wieder auf
    `/moderate pings` listet Anfragen und ihre Pings auf, `/moderate log`, was die Moderation getan hat
# en: ce4d8a7e
help-administrating = **Für Admins**
    `/server show` zeigt die Einstellungen dieses Servers
    `/server board` zeigt die laufenden Partien in einem Kanal
    Wo gespielt wird: `/server channel add`, `/server channel remove`, `/server channel clear`, `/server threads`
    Grenzen und Zeiten: `/server limits`, `/server pace`, `/server vacation`
    `/server puzzle` stellt jeden Tag eine Aufgabe, `/server organizer` lässt eine Rolle Turniere leiten
    `/server adjudicate` legt fest, wie eine Partie ausgeht, `/server abort` bricht eine ab
    `/server export` lädt die Daten dieses Servers herunter, `/server delete` löscht sie
# en: bfd4636e
help-server-language = `/server language` legt die Sprache öffentlicher Nachrichten fest
# en: 08e57768
help-next-turn = **Als Nächstes:** Du bist am Zug in { $game } gegen { $opponent }: { $link }
# en: 316762cc
help-next-wait = **Als Nächstes:** Warte auf die anderen. Ich pinge dich an.
# en: 62a2d0b5
help-next-challenge = **Als Nächstes:** Drück auf *Gegen den Computer*, um ein Spiel gleich auszuprobieren, oder auf *Neue Partie*, um gegen einen Menschen zu spielen.
# en: 54583e70
help-next-server = **Als Nächstes:** Drück auf *Gegen den Computer*, um ein Spiel gleich auszuprobieren, oder fordere auf einem Server jemanden mit `/challenge` heraus.
# en: 145d31a3
game-choice = { $game } gegen { $opponent } · Zug { $turn } · { $whose ->
    [mine] du bist am Zug
    [theirs] Gegenseite am Zug
   *[over] vorbei
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
step-too-long = … weitere Züge: in den Menüs
# en: ab8a6d1c
describe-title = { $game } · in Worten
# en: 1f470892
describe-all = Alles
# en: c8125e24
describe-side = Alles von { $side }
# en: 640edd31
describe-kind = Wo überall { WORD($kind, article: "a") } ist
# en: 00a7feb4
describe-row = Reihe { $row }
# en: a64e2d91
describe-square = Was auf { $square } ist
# en: 96afcb24
describe-from = Züge von { $square }
# en: d4b761f4
describe-turns = Von { $square } aus { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}:
# en: 5ccc3c03
describe-turn = • { $turn }
# en: cef01d91
describe-no-turns = Von { $square } kann jetzt nichts ziehen. { $side } ist am Zug.
# en: 2ddcd389
describe-more = und { $count } weitere
# en: f543684b
describe-none = { $kind }: für dich nirgends zu sehen.
# en: c4286432
describe-kinds = { $kind }: { $places }.
# en: ae4f6192
describe-row-empty = Reihe { $row }: leer.
# en: d02572a8
describe-row-holds = Reihe { $row }: { $pieces }.
# en: 8223f62e
describe-square-empty = { $square }: leer.
# en: 522a6736
describe-unknown = Mit `{ $what }` kann ich hier nichts anfangen. Wähle ein Feld, eine Reihe, eine Seite oder eine Figurenart aus der Liste.

## Tournaments

# en: 34a72b86
tournament-league-name = { $game }-Ligaturnier
# en: 262fe31f
tournament-none = Hier gibt es keine Turniere. { $organizer ->
    [yes] Starte eins mit `/tournament new`.
   *[no] Serveradmins können eins mit `/tournament new` starten.
}
# en: 5a4cca9d
tournament-list-title = Turniere hier
# en: 86c502d3
tournament-list-line = **{ $name }** · { $game } · { $state ->
    [open] Saison { $number } beginnt { $at }
    [running] Saison { $number }, Woche { $week } von { $weeks }
    [closing] Saison { $number } geht zu Ende
    [over] Saison { $number } ist vorbei
   *[off] Saison { $number } wurde abgesagt
}
# en: cb0b2ecc
tournament-choice = { $name } · Saison { $number }
# en: 613b146a
season-title = { $name } · Saison { $number }
# en: 5972e979
season-what = Ein Ligaturnier in { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Du spielst einmal gegen alle in deiner Liga, verteilt auf { $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
}. In einer Partie hast du einen Tag für jeden Zug und zusätzlich { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} für die ganze Partie. { $rated ->
    [yes] Die Partien werden gewertet.
   *[no] Die Partien werden nicht gewertet.
}
# en: 93dfe972
season-starts = Beginn: { $at } ({ $exactly }). Willst du mitspielen, drück auf **Mitmachen**. Es müssen mindestens 4 Leute dabei sein.
# en: 01539a62
season-dates-paused = Ich war nicht auf diesem Server, darum verschieben sich alle Termine.
# en: e712a6c4
season-people = { $count ->
    [0] Noch ist niemand dabei.
    [one] 1 Person ist dabei: { $people }
   *[other] { $count } Leute sind dabei: { $people }
}
# en: 7cb8a428
season-people-more = { $people } und { $count } weitere
# en: 21d7b609
season-week = Woche { $week } von { $weeks }. Die Saison endet { $at } ({ $exactly }).
# en: b32ab6f5
season-closing = Die Saison geht zu Ende: Was noch läuft, wird remis.
# en: cbea15a3
season-over = Die Saison ist vorbei.
# en: 45be527b
season-off = Diese Saison wurde abgesagt.
# en: 393a82a0
season-division = **Liga { $number }** · { $games }{ $played ->
    [0] { "" }
   *[other] { " " }· vorn: { $leader } ({ $points })
}
# en: d1a3c1f4
season-division-games = { $played } von { $all ->
    [one] 1 Partie gespielt
   *[other] { $all } Partien gespielt
}
# en: cec3dd38
season-points = { $points ->
    [one] 1 Punkt
   *[other] { $shown } Punkte
}
# en: 28e61f64
season-reserves = Auf der Warteliste: { $people }
# en: 9106e715
season-join-later = Du kannst noch einsteigen: Du bekommst den nächsten Platz, der frei wird, und bist in der nächsten Saison dabei.
# en: 4fd6e6b2
season-seal = SHA-256 `{ $commitment }`
# en: c4ffadea
season-soon = { $people }: Saison { $number } von **{ $name }** beginnt { $at } ({ $exactly }), und ihr seid dabei. Wer aussetzen will, drückt auf **Aussteigen**.
# en: b38b4933
season-begun = **{ $name }, Saison { $number }, Liga { $division }:** { $people }. Hier spielen alle einmal gegeneinander. Die Saison endet { $at } ({ $exactly }).
# en: 2318b017
season-begun-first = Erste Partien: { $games }. Die anderen beginnen von selbst.
# en: 6c39680a
season-begun-game = { $first } – { $second }
# en: 28bfa541
season-finished = **{ $name }, Saison { $number }, Liga { $division } ist vorbei.** { $people }, hier ist die Schlusstabelle.
# en: d8cdf976
season-finished-next = Die nächste Saison beginnt { $at } ({ $exactly }). Wer nicht ausgestiegen ist, ist wieder dabei. Wer aussetzen will, drückt auf **Aussteigen**.
# en: 674acf61
season-table-alt = Tabelle von { $name }, Saison { $number }, Liga { $division }: { $count } Leute. Gegner sind mit der Nummer ihrer Zeile genannt.
# en: aefc9e0e
season-table-row = { $line }: { $player }, { $points }, { $results }, { $place }{ $movement ->
    [up] , steigt auf
    [down] , steigt ab
   *[none] { "" }
}.
# en: 6a2d0f7b
season-table-struck = { $line }: { $player } ist ausgeschieden, und keine Partie dieser Person zählt.
# en: 381fa6f3
season-table-possible = Platz { $best } bis { $worst }
# en: 45b199c3
season-table-certain = Platz { $place }
# en: a34a80c0
season-table-no-results = noch keine Ergebnisse
# en: 082bdf4c
season-table-won = gewonnen gegen { $lines }
# en: 32df1324
season-table-drew = remis gegen { $lines }
# en: 1fb30586
season-table-lost = verloren gegen { $lines }
# en: ef6ec428
season-table-late = auf Zeit verloren gegen { $lines }
# en: 68dd782f
season-table-running = spielt noch gegen { $lines }
# en: 7ff71698
season-table-line = { $rank }. { $player } · { $points }{ $movement ->
    [up] { " " }· ▲ steigt auf
    [down] { " " }· ▼ steigt ab
   *[none] { "" }
}
# en: 1aae13a0
season-table-line-struck = { $player } · ausgeschieden; keine Partie dieser Person zählt
# en: f23d1fd4
season-table-title = { $name } · Saison { $number } · Liga { $division }
# en: 6552a8f6
season-table-points = Punkte
# en: fe9b3eab
season-table-ranks = Platz
# en: 4d10b956
season-table-out = raus
# en: e506e1b8
season-table-up = auf
# en: 462970f4
season-table-down = ab
# en: d5c86fcb
season-table-foot = { $over ->
    [yes] 0t: auf Zeit verloren.
   *[no] Platz: noch mögliche Plätze. 0t: auf Zeit verloren. Pünktchen: läuft noch.
}{ $moves ->
    [yes] { " " }Pfeile: wer die Liga wechselt.
   *[no] { "" }
}
# en: f0d9aa9f
season-number = Nr. { $number }
# en: 1a520bcd
season-table-none = Die Ligen werden zu Beginn der Saison gebildet.
# en: 959171c4
season-table-early = Es gibt noch keine Tabelle: Die Saison beginnt { $at }.
# en: 3cd81a66
season-games-title = Deine Partien in { $name }
# en: d6c1f3ac
season-games-none = Du hast hier noch keine Partien.
# en: d164c452
season-games-line = Runde { $round } · { $player } · { $state ->
    [mine] **du bist am Zug**, { $when } { $link }
    [theirs] Gegenseite am Zug, { $when } { $link }
    [later] beginnt von selbst
    [none] ohne Ergebnis
    [won] du hast gewonnen
    [lost] du hast verloren
    [late] du hast auf Zeit verloren
    [drawn] remis
   *[struck] zählt nicht, weil eine Seite ausgeschieden ist
}
# en: ba13a684
season-games-certain = Du hast { $points }, und Platz { $place } ist dir sicher.
# en: ac9ed51a
season-games-possible = Du hast { $points }. Am Ende ist von Platz { $best } bis { $worst } noch alles drin.
# en: 58b47736
season-games-late = Du hast eine Partie auf Zeit verloren. Verlierst du noch eine auf Zeit, bist du raus aus der Saison.
# en: 5a7a7ec8
season-game = **{ $name }**, Saison { $number } · Liga { $division }, Runde { $round }
# en: c77b0fcc
season-end-late = In **{ $name }** ist das eine Niederlage auf Zeit für { $player }.
# en: 59dccf59
season-end-out = Eine Seite dieser Partie ist aus der Saison von **{ $name }** ausgeschieden.
# en: b4dabd22
season-end-again = In **{ $name }** beginnt die Partie noch einmal.
# en: 90b39595
season-joined = Du bist dabei! Die Saison von **{ $name }** beginnt { $at }. Ich sage dir dann, in welcher Liga du bist und was deine ersten Partien sind.
# en: 1e5170d9
season-joined-reserve = Du stehst auf der Liste. Du bekommst den nächsten Platz, der in dieser Saison frei wird, und bist in der nächsten Saison dabei.
# en: 67354982
season-joined-stays = Gut, du bleibst dabei.
# en: 64959911
season-leave-ask = Aus **{ $name }** nach dieser Saison aussteigen oder sofort? Nach der Saison heißt: Du spielst deine Partien erst zu Ende. Steigst du sofort aus, gibst du deine laufenden Partien auf und bist raus aus der Saison. Das lässt sich nicht rückgängig machen.
# en: ceb61ba5
season-left-now = Du bist raus aus dieser Saison von **{ $name }**.
# en: 94fd61ec
season-left-early = Du bist bei **{ $name }** nicht mehr dabei.
# en: fee7093d
season-left-later = Du spielst deine Partien in **{ $name }** zu Ende, und in der nächsten Saison bist du nicht dabei. Wenn du es dir anders überlegst, drück auf **Mitmachen**.
# en: 2b27e80b
season-rules-title = So läuft ein Ligaturnier
# en: 5957b789
season-rules =
    { "" }**Einsteigen.** Drück vor dem Beginn auf *Mitmachen*. Später wartest du auf einen freien Platz: den einer Person, die ausscheidet oder 5 Tage lang nicht zieht, bevor auch nur eine eigene Partie richtig begonnen hat.
    { "" }**Ligen** haben 4 bis 8 Leute von ähnlicher Stärke. Du spielst einmal gegen alle in deiner. Wer beginnt, wird ausgelost.
    { "" }**Partien** beginnen von selbst: anfangs zwei zugleich, und alle im ersten Viertel der Saison. In einer Partie hast du einen Tag für jeden Zug und einen Vorrat an Tagen für die ganze Partie. Für die Begrenzung der Partien auf diesem Server zählen sie nicht.
    { "" }**Punkte.** Ein Sieg gibt 1, ein Remis ½. Bei gleichen Punkten entscheiden der Reihe nach: die Partien untereinander, Siege, Punkte gegen starke Gegner, weniger auf Zeit verlorene Partien, das Los.
    { "" }**Auf und ab.** Am Ende steigen die ersten ein oder zwei einer Liga auf und die letzten ein oder zwei ab.
    { "" }**Zeit.** Läuft deine Zeit ab, verlierst du die Partie. Nach zwei solchen Partien bist du raus aus der Saison und kannst hier 30 Tage lang in kein Turnier einsteigen, beim zweiten Mal innerhalb eines Jahres 90 Tage lang.
    { "" }**Aussteigen.** Steigst du aus, bevor die Hälfte deiner Partien vorbei ist, zählt keine davon. Steigst du später aus, sind deine offenen Partien verloren.
    { "" }**Urlaub** hält deine Uhren so viele Tage an, wie die Saison Wochen hat.
    { "" }**Nicht in Turnieren:** Zugrücknahmen, Abbrüche, zusätzliche Zeit, Revanchen. Blockierungen bestimmen keine Paarungen: Du kannst auf jemanden treffen, den du blockiert hast.
    { "" }**Das Ende.** Was noch läuft, wird remis und ändert keine Wertung. Eine Woche später beginnt die nächste Saison, und du bist dabei, außer du steigst aus.
    { "" }**Faire Auslosung.** Der Code im Kleingedruckten legt vor dem Beginn alles fest, was ausgelost wird. Nach der Saison beweist es die Turnierdatei.
# en: e7fad2b4
tournament-ladder-name = { $game }-Rangleiter
# en: 3bb9f4c3
tournament-list-ladder = **{ $name }** · { $game } · { $over ->
    [yes] diese Rangleiter ist beendet
   *[no] Rangleiter, { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
}
# en: 007f0f78
ladder-what = Eine Rangleiter in { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Fordere jemanden ein paar Plätze über dir heraus. Wenn du gewinnst, übernimmst du den Platz dieser Person. Du kannst jederzeit einsteigen und aussteigen. In einer Partie hast du einen Tag für jeden Zug und zusätzlich { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} für die ganze Partie. { $rated ->
    [yes] Die Partien werden gewertet.
   *[no] Die Partien werden nicht gewertet.
}
# en: e3348763
ladder-empty = Noch ist niemand auf der Rangleiter. Zum Einsteigen drück auf **Mitmachen**.
# en: eabfada9
ladder-line = { $place }. { $player }
# en: 4072a7b0
ladder-line-moved = { $line } { $up ->
    [yes] ▲
   *[no] ▼
}{ $places }
# en: 07ae7195
ladder-more = und { $count } weitere
# en: 4997ddd6
ladder-over = Diese Rangleiter ist beendet.
# en: 53c0e08d
ladder-place = Du bist auf Platz { $place }. Um aufzusteigen, drück auf **Herausfordern**.
# en: 2aa9ca64
ladder-leave-ask = Aus **{ $name }** aussteigen? Du verlierst deinen Platz, und deine laufenden Partien dort sind verloren. Du kannst ganz unten wieder einsteigen.
# en: 10b59b9e
ladder-pick = Wähle, wen du herausforderst. Die Partie beginnt sofort, und diese Person kann sie nicht ablehnen.
# en: d295769a
ladder-challenged = Du hast { $player } herausgefordert. Eure Partie beginnt jetzt.
# en: df3ae35f
ladder-games-line = { $player } · { $state ->
    [mine] **du bist am Zug**, { $when } { $link }
    [theirs] Gegenseite am Zug, { $when } { $link }
    [won] du hast { $when } gewonnen
    [lost] du hast { $when } verloren
    [late] du hast { $when } auf Zeit verloren
    [drawn] remis { $when }
   *[later] beginnt noch einmal
}
# en: badfcd9d
ladder-game = **{ $name }** · { $challenger } fordert { $challenged } heraus
# en: a530bb05
ladder-now = { $player } ist jetzt auf Platz { $place }.
# en: fe7aa52c
ladder-rules-title = So läuft eine Rangleiter
# en: 995d38a7
ladder-rules =
    { "" }**Einsteigen.** Drück auf *Mitmachen*. Du beginnst ganz unten.
    { "" }**Herausforderungen.** Du kannst die drei Leute direkt über dir herausfordern, weiter unten noch mehr: so viele, wie ein Fünftel deiner Platznummer ergibt. Die Partie beginnt sofort, und niemand kann die Herausforderung ablehnen.
    { "" }**Plätze.** Gewinnst du eine Partie, zu der du jemanden herausgefordert hast, übernimmst du den Platz der Gegenseite, und alle dazwischen rutschen einen Platz nach unten. Sonst bleiben alle auf ihrem Platz.
    { "" }**Partien.** Du hast höchstens zwei zugleich, und höchstens zu einer davon hat dich jemand anders herausgefordert. Nach einer Partie müssen dieselben beiden Personen 7 Tage warten. Die erste Seite bekommt, wer sie seltener hatte, sonst die herausgeforderte Person.
    { "" }**Zeit.** In einer Partie hast du einen Tag für jeden Zug und einen Zeitvorrat von 7 Tagen für die ganze Partie. Läuft deine Zeit vor deinem zweiten Zug ab, kommst du ganz nach unten, und die Gegenseite bleibt, wo sie ist. Nach zwei auf Zeit verlorenen Partien in 60 Tagen bist du nicht mehr auf der Rangleiter.
    { "" }**Pausen.** Nach 60 Tagen ohne Partie bist du nicht mehr auf der Rangleiter. Du kannst ganz unten wieder einsteigen. Im Urlaub kann dich niemand herausfordern, und der Urlaub zählt nicht zu den 60 Tagen. Deine Uhren hält er 7 Tage je Partie an.
    { "" }**Aussteigen.** Deine laufenden Partien sind verloren, aber niemand bekommt dadurch deinen Platz: Alle unter dir rücken einen Platz auf.
    { "" }**Nicht in Turnieren:** Zugrücknahmen, Abbrüche, zusätzliche Zeit, Revanchen. Blockieren schützt keinen Platz: Auch wer von dir blockiert ist, kann dich herausfordern.
    { "" }**Faire Würfel.** Der Code im Kleingedruckten legt die Würfel aller Partien fest. Er wird geöffnet, wenn die Rangleiter endet.
# en: b04a2c34
act-ladder-off = **{ $name }:** { $why ->
    [left] { $person } ist aus der Rangleiter ausgestiegen. Die laufenden Partien dieser Person sind verloren.
    [late] { $person } hat in 60 Tagen zwei Partien auf Zeit verloren und ist nicht mehr auf der Rangleiter. Die laufenden Partien dieser Person sind verloren. Ganz unten ist ein neuer Einstieg möglich.
    [rested] { $person } hat 60 Tage nicht gespielt und ist nicht mehr auf der Rangleiter. Ganz unten ist ein neuer Einstieg möglich.
    [gone] { $person } ist nicht mehr auf diesem Server und daher nicht mehr auf der Rangleiter. Die laufenden Partien dieser Person sind verloren.
    [removed] { $actor } hat { $person } von der Rangleiter genommen. Die laufenden Partien dieser Person sind verloren.
   *[deleted] Jemand hat die eigenen Daten gelöscht und ist nicht mehr auf der Rangleiter. Die laufenden Partien dieser Person sind verloren.
}
# en: cfadfcbc
act-ladder-decided = **{ $name }:** { $actor } hat die Partie { $first } – { $second } entschieden: { $result ->
    [first] { $first } gewinnt.
    [second] { $second } gewinnt.
   *[draw] remis.
}
# en: b5a250b7
act-ladder-over = **{ $name }:** { $why ->
    [shut-out] Ich war 30 Tage nicht auf diesem Server, darum ist die Rangleiter beendet. Offene Partien enden ohne Ergebnis.
   *[ended] { $actor } hat die Rangleiter beendet. Offene Partien werden remis.
}
# en: e19f215d
tournament-cup-name = { $game }-Pokal
# en: 1d6d8f91
tournament-list-cup = **{ $name }** · { $game } · { $state ->
    [open] Pokal für { $size } Leute, beginnt spätestens { $at }
    [running] der Pokal läuft
    [over] der Pokal ist vorbei
   *[off] der Pokal wurde abgesagt
}
# en: 8687fa69
cup-what = Ein Pokalturnier in { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Du spielst zweimal gegen dieselbe Person, einmal auf jeder Seite. Wer besser abschneidet, kommt weiter, die andere Person scheidet aus. In einer Partie hast du einen Tag für jeden Zug und zusätzlich { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} für die ganze Partie. { $rated ->
    [yes] Die Partien werden gewertet.
   *[no] Die Partien werden nicht gewertet.
}
# en: 58152dc7
cup-starts = Der Pokal beginnt, sobald { $size } Leute dabei sind, sonst { $at } ({ $exactly }), wenn dann mindestens 3 Leute dabei sind. Willst du mitspielen, drück auf **Mitmachen**.
# en: 8efe8f22
cup-won = **{ $winner } gewinnt den Pokal!**
# en: 52ce819a
cup-over = Der Pokal ist vorbei.
# en: ef2a938c
cup-off = Dieser Pokal wurde abgesagt.
# en: 1d65793b
cup-round = { $people ->
    [2] Finale
    [4] Halbfinale
    [8] Viertelfinale
    [16] Achtelfinale
    [32] Sechzehntelfinale
   *[other] Runde der letzten { $people }
}
# en: 2d7a89ff
cup-pair = { $upper } – { $lower } · { $state ->
    [open] { $score }
    [decider] { $score }, eine dritte Partie entscheidet
    [won] { $score }, { $winner } kommt weiter
   *[walkover] { $winner } kommt weiter
}
# en: 1a28c2b8
cup-pair-bye = { $player } kommt ohne Partie weiter
# en: 38e9d85a
cup-rounds-later = Die späteren Runden ergeben sich aus diesen Paarungen.
# en: ce032991
cup-joined = Du bist im Pokal dabei! Ich sage dir, wenn er beginnt.
# en: 10de42b5
cup-begun = **{ $name } beginnt!** { $people }. Das sind eure Paarungen. Jedes Paar spielt zwei Partien, die von selbst beginnen.
# en: 97cda6c0
cup-finished = **{ $name } ist vorbei.** { $people }, danke fürs Mitspielen.
# en: 978c6139
cup-leave-ask = Jetzt aus **{ $name }** aussteigen? Deine laufenden Partien sind verloren, und dein Gegner kommt weiter. Das lässt sich nicht rückgängig machen.
# en: 1405e709
cup-left = Du bist raus aus **{ $name }**.
# en: 8ea60c35
cup-game = **{ $name }** · { $round }{ $decider ->
    [yes] , Entscheidungspartie
   *[no] { "" }
}
# en: 712d2dab
cup-decider = Nach zwei Partien habt ihr gleich viele Punkte, darum entscheidet diese Partie. Die Seiten sind ausgelost. Bei Remis kommt { $player } weiter.
# en: ff669ab3
cup-rules-title = So läuft ein Pokal
# en: b0e54651
cup-rules =
    { "" }**Einsteigen.** Drück auf *Mitmachen*. Der Pokal beginnt, sobald er voll ist, sonst an seinem Termin. Danach kann niemand mehr einsteigen.
    { "" }**Paarungen.** Wer auf wen trifft, wird ausgelost. In der ersten Runde kommen manche vielleicht ohne Partie weiter.
    { "" }**Partien.** Du spielst gegen deinen Gegner zwei Partien zugleich, eine auf jeder Seite. Sie beginnen von selbst. In einer Partie hast du einen Tag für jeden Zug und einen Zeitvorrat von 7 Tagen für die ganze Partie. Für die Begrenzung der Partien auf diesem Server zählen sie nicht.
    { "" }**Weiterkommen.** Ein Sieg gibt einen Punkt, ein Remis einen halben. Wer mehr Punkte hat, kommt weiter. Steht es gleich, entscheidet eine dritte Partie: Die Seiten werden ausgelost, und bei Remis kommt weiter, wer die zweite Seite hat.
    { "" }**Zeit.** Läuft deine Zeit ab, verlierst du die Partie. Nach zwei solchen Partien bist du raus aus dem Pokal und kannst hier 30 Tage lang in kein Turnier einsteigen, beim zweiten Mal innerhalb eines Jahres 90 Tage lang.
    { "" }**Aussteigen.** Deine laufenden Partien sind verloren, und dein Gegner kommt weiter.
    { "" }**Urlaub** hält deine Uhren 7 Tage je Partie an.
    { "" }**Nicht in Turnieren:** Zugrücknahmen, Abbrüche, zusätzliche Zeit, Revanchen. Blockierungen bestimmen keine Paarungen: Du kannst auf jemanden treffen, den du blockiert hast.
    { "" }**Faire Auslosung.** Der Code im Kleingedruckten legt vor dem Beginn alles fest, was ausgelost wird. Nach dem Pokal beweist es die Turnierdatei.
# en: 0fb808d5
act-cup-out = **{ $name }:** { $why ->
    [left] { $person } ist aus dem Pokal ausgestiegen. Die Gegenseite kommt weiter.
    [late] { $person } hat eine zweite Partie auf Zeit verloren, ist damit raus aus dem Pokal und kann hier in kein Turnier einsteigen bis { $until }. Die Gegenseite kommt weiter.
    [removed] { $actor } hat { $person } aus dem Pokal genommen. Die Gegenseite kommt weiter.
   *[deleted] Jemand hat die eigenen Daten gelöscht und ist damit raus aus dem Pokal. Die Gegenseite kommt weiter.
}
# en: 776ef626
act-cup-start = **{ $name }:** { $why ->
    [postponed] Es sind weniger als 3 Leute dabei, darum beginnt der Pokal eine Woche später, { $soon } ({ $at }).
    [moved] { $actor } hat den Beginn verlegt. Der Pokal beginnt jetzt spätestens { $soon } ({ $at }).
    [gone] { $person } ist nicht mehr auf diesem Server, darum beginnt der Pokal ohne diese Person.
   *[excluded] { $person } kann hier gerade in keinem Turnier spielen, darum beginnt der Pokal ohne diese Person.
}
# en: a4eb71de
act-cup-off = **{ $name }:** { $why ->
    [too-few] Es sind immer noch weniger als 3 Leute dabei, darum fällt der Pokal aus.
    [shut-out] Ich war 30 Tage nicht auf diesem Server, darum fällt der Pokal aus.
   *[called-off] { $actor } hat den Pokal abgesagt. Offene Partien enden ohne Ergebnis.
}
# en: bf8088ce
act-cup-undone = **{ $name }:** { $actor } hat die Entscheidung über die Partie { $first } – { $second } zurückgenommen.
# en: 33c2412e
tournament-swiss-name = { $game }: Schweizer Turnier
# en: bf2a5877
tournament-list-swiss = **{ $name }** · { $game } · { $state ->
    [open] Schweizer Turnier, beginnt { $at }
    [running] Schweizer Turnier, Runde { $round } von { $rounds }
    [over] das Schweizer Turnier ist vorbei
   *[off] das Schweizer Turnier wurde abgesagt
}
# en: b37ab9e9
swiss-what = Ein Schweizer Turnier in { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. In jeder Runde spielst du eine Partie gegen jemanden mit etwa gleich vielen Punkten. Niemand scheidet aus. In einer Partie hast du einen Tag für jeden Zug und zusätzlich { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} für die ganze Partie. { $rated ->
    [yes] Die Partien werden gewertet.
   *[no] Die Partien werden nicht gewertet.
}
# en: af385708
swiss-starts = Beginn: { $at } ({ $exactly }). Willst du mitspielen, drück auf **Mitmachen**. Es müssen mindestens 6 Leute dabei sein.
# en: 8e9eb43d
swiss-round = Runde { $round } von { $rounds }
# en: 0bd371af
swiss-line = { $line } · Buchholz { $buchholz }
# en: 7cbb972e
swiss-table-buchholz = Buchholz
# en: dea973f1
swiss-joined = Du bist dabei! **{ $name } beginnt { $at }.** Deine erste Partie beginnt von selbst.
# en: ba88c326
swiss-begun = **{ $name } beginnt!** { $people }. Es gibt { $rounds } Runden. Eure Partien beginnen von selbst.
# en: fa99260c
swiss-leave-ask = Jetzt aus **{ $name }** aussteigen? Deine laufende Partie ist verloren, und du bekommst keine weiteren. Das lässt sich nicht rückgängig machen.
# en: b8253560
swiss-byes = Runden ohne Gegner, je ein Punkt: { $count }
# en: 7b2438d3
swiss-waiting = Du wartest auf deinen nächsten Gegner. Neue Partien beginnen einmal am Tag, oder sobald keine Partie mehr läuft.
# en: c35c50c7
swiss-rules-title = So läuft ein Schweizer Turnier
# en: 91077ca6
swiss-rules =
    { "" }**Einsteigen.** Drück vor dem Beginn auf *Mitmachen*. Danach kann niemand mehr einsteigen.
    { "" }**Runden.** Du spielst immer nur eine Partie, gegen jemanden mit etwa gleich vielen Punkten, möglichst nie zweimal gegen dieselbe Person. Je nach Zahl der Leute gibt es 3 bis 9 Runden. Niemand scheidet aus.
    { "" }**Paarungen** gibt es einmal am Tag, zur selben Uhrzeit wie der Beginn, und sobald keine Partie mehr läuft. Du kannst den Langsamsten eine Runde voraus sein, darum musst du vielleicht warten.
    { "" }**Ohne Gegner.** Läuft keine Partie mehr und bleibt für dich kein Gegner, bekommst du einen Punkt ohne Partie.
    { "" }**Punkte.** Ein Sieg gibt einen Punkt, ein Remis einen halben. Bei gleichen Punkten entscheiden der Reihe nach: die Punkte der Gegner (Buchholz), Siege, Punkte gegen starke Gegner (Sonneborn-Berger), weniger auf Zeit verlorene Partien, das Los.
    { "" }**Zeit.** In einer Partie hast du einen Tag für jeden Zug und einen Zeitvorrat von 7 Tagen für die ganze Partie. Läuft deine Zeit ab, verlierst du die Partie. Nach zwei solchen Partien bist du raus und kannst hier 30 Tage lang in kein Turnier einsteigen, beim zweiten Mal innerhalb eines Jahres 90 Tage lang.
    { "" }**Aussteigen.** Deine laufende Partie ist verloren, und du bekommst keine weiteren. War weniger als die Hälfte deiner Partien vorbei, zählt keine davon, und dein Gegner bekommt eine neue Partie.
    { "" }**Urlaub** hält deine Uhren 7 Tage je Partie an.
    { "" }**Nicht in Turnieren:** Zugrücknahmen, Abbrüche, zusätzliche Zeit, Revanchen. Blockierungen bestimmen keine Paarungen: Du kannst auf jemanden treffen, den du blockiert hast.
    { "" }**Faire Auslosung.** Der Code im Kleingedruckten legt vor dem Beginn alles fest, was ausgelost wird. Am Ende beweist es die Turnierdatei.
# en: c9dabd81
act-swiss-few = **{ $name }:** { $why ->
    [postponed] Es sind weniger als 6 Leute dabei, darum beginnt die Saison eine Woche später, { $soon } ({ $at }).
   *[too-few] Es sind immer noch weniger als 6 Leute dabei, darum fällt die Saison aus.
}
# en: 2832b2b2
act-postponed = **{ $name }:** Es sind weniger als 4 Leute dabei, darum beginnt die Saison eine Woche später, { $soon } ({ $at }).
# en: ef28ad8a
act-moved = **{ $name }:** { $actor } hat den Beginn verlegt. Die Saison beginnt jetzt { $soon } ({ $at }).
# en: 5d9a1a47
act-left = **{ $name }:** { $person } ist aus der Saison ausgestiegen. { $struck ->
    [yes] Weniger als die Hälfte der Partien dieser Person war vorbei, darum zählt keine davon.
   *[no] Die offenen Partien dieser Person sind verloren.
}
# en: e64b5a8a
act-late = **{ $name }:** { $person } hat eine zweite Partie auf Zeit verloren, ist damit raus aus der Saison und kann hier in kein Turnier einsteigen bis { $until }. { $struck ->
    [yes] Weniger als die Hälfte der Partien dieser Person war vorbei, darum zählt keine davon.
   *[no] Die offenen Partien dieser Person sind verloren.
}
# en: 532bee5b
act-removed = **{ $name }:** { $actor } hat { $person } aus der Saison genommen. { $struck ->
    [early] { "" }
    [yes] Weniger als die Hälfte der Partien dieser Person war vorbei, darum zählt keine davon.
   *[no] Die offenen Partien dieser Person sind verloren.
}
# en: 769d246f
act-gone = **{ $name }:** { $person } ist nicht mehr auf diesem Server, darum beginnt die Saison ohne diese Person.
# en: 826ece34
act-excluded = **{ $name }:** { $person } kann hier gerade in keinem Turnier spielen, darum beginnt die Saison ohne diese Person.
# en: 7b202230
act-deleted = **{ $name }:** Jemand hat alle eigenen Daten gelöscht und ist damit raus aus der Saison. { $struck ->
    [yes] Weniger als die Hälfte der Partien dieser Person war vorbei, darum zählt keine davon.
   *[no] Die offenen Partien dieser Person sind verloren.
}
# en: 60f6e272
act-idle = **{ $name }:** { $person } hat 5 Tage lang nicht gezogen, und keine Partie dieser Person hat richtig begonnen. Der Platz geht an eine wartende Person.
# en: 5fc10fa0
act-seated = **{ $name }:** { $person } übernimmt einen freien Platz in Liga { $division }. Die Partien dieses Platzes beginnen noch einmal.
# en: 61c13692
act-decided = **{ $name }:** { $actor } hat die Partie { $first } – { $second } in Liga { $division } entschieden: { $result ->
    [first] { $first } gewinnt.
    [second] { $second } gewinnt.
   *[draw] remis.
}
# en: 158ecf49
act-undone = **{ $name }:** { $actor } hat die Entscheidung über die Partie { $first } – { $second } in Liga { $division } zurückgenommen.
# en: e7fd4df9
act-ended = **{ $name }:** { $actor } hat die Saison vorzeitig beendet. Offene Partien werden remis.
# en: eb5dcd55
act-too-few = **{ $name }:** Es sind immer noch weniger als 4 Leute dabei, darum fällt die Saison aus.
# en: 19944ac8
act-called-off = **{ $name }:** { $actor } hat die Saison abgesagt. Offene Partien enden ohne Ergebnis.
# en: 31ca9ab9
act-shut-out = **{ $name }:** Ich war 30 Tage nicht auf diesem Server, darum fällt die Saison aus.
# en: 2056f1cb
new-tournament-title = Ein neues Turnier
# en: c708ff25
new-tournament-name = **Name:** { $name }
# en: ed33196b
new-tournament-game = **Spiel:** { $game }
# en: 376c1ddd
new-tournament-which = **Spiel:** Wähle unten eins
# en: 3fed6897
new-tournament-terms = **Art:** Ligaturnier · **Saison:** { $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
} · **Bedenkzeit:** ein Tag für jeden Zug und zusätzlich { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} für die ganze Partie · **{ $rated ->
    [yes] Gewertet
   *[no] Ungewertet
}**
# en: b44b42e0
new-ladder-terms = **Art:** Rangleiter · **Bedenkzeit:** ein Tag für jeden Zug und zusätzlich { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} für die ganze Partie · **{ $rated ->
    [yes] Gewertet
   *[no] Ungewertet
}**
# en: 8320ad60
new-cup-terms = **Art:** Pokal für { $size } Leute · **Bedenkzeit:** ein Tag für jeden Zug und zusätzlich { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} für die ganze Partie · **{ $rated ->
    [yes] Gewertet
   *[no] Ungewertet
}**
# en: aaf03514
new-swiss-terms = **Art:** Schweizer Turnier · **Bedenkzeit:** ein Tag für jeden Zug und zusätzlich { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} für die ganze Partie · **{ $rated ->
    [yes] Gewertet
   *[no] Ungewertet
}**
# en: d4a3778c
new-tournament-start = **Erste Saison:** beginnt { $start ->
    [one] in 1 Tag
   *[other] in { $start } Tagen
}, wenn dann mindestens 4 Leute dabei sind
# en: 2b916ca8
new-cup-start = **Beginn:** sobald der Pokal voll ist, sonst { $start ->
    [one] in 1 Tag
   *[other] in { $start } Tagen
}, wenn dann mindestens 3 Leute dabei sind
# en: 9ee7b904
new-swiss-start = **Beginn:** { $start ->
    [one] in 1 Tag
   *[other] in { $start } Tagen
}, wenn dann mindestens 6 Leute dabei sind
# en: 9d46fc42
new-tournament-how = Ich kündige das Turnier in diesem Kanal an, mit einem Knopf **Mitmachen**. Alles andere geschieht von selbst.
# en: ccfd7794
new-tournament-choose-kind = Art des Turniers
# en: 1d4bc3ae
new-kind-league = Ligaturnier
# en: b0efde67
new-kind-league-what = Ligen, in denen alle gegen alle spielen, Saison für Saison
# en: ba4a2cdc
new-kind-ladder = Rangleiter
# en: ef3524b3
new-kind-ladder-what = Eine Rangliste: Man fordert Leute ein paar Plätze weiter oben heraus. Ohne Termine
# en: a2d56676
new-kind-cup = Pokal
# en: 02250e7d
new-kind-cup-what = Je zwei spielen zwei Partien. Wer besser abschneidet, kommt weiter, die andere Person scheidet aus
# en: 5b684771
new-kind-swiss = Schweizer Turnier
# en: ffc02e96
new-kind-swiss-what = 3 bis 9 Runden gegen Leute mit etwa gleich vielen Punkten. Niemand scheidet aus
# en: 8060b121
new-tournament-choose-time = Länge einer Saison und Zeit für eine Partie
# en: b0bd71c8
new-tournament-choose-start = Beginn der ersten Saison
# en: 30e9b8e3
new-cup-size = { $size } Leute
# en: 797cd9df
new-cup-choose-size = Zahl der Leute
# en: a143826f
new-cup-choose-start = Spätester Beginn
# en: 0e9397cf
new-tournament-length = { $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
} · { $days ->
    [one] 1 Tag Zeitvorrat pro Partie
   *[other] { $days } Tage Zeitvorrat pro Partie
}
# en: aa438a3f
new-tournament-days = { $days ->
    [one] In 1 Tag
   *[other] In { $days } Tagen
}
# en: aef76348
new-tournament-done = Erledigt! Ich kündige das Turnier hier an. `/tournament manage` ändert es.
# en: 1f97b24c
new-tournament-missing = In diesem Kanal fehlen mir Rechte ({ $missing }), darum kann ich hier kein Turnier ankündigen.
# en: 73dbc51a
manage-title = { $name } leiten
# en: 79cb43a1
manage-what = Was möchtest du tun?
# en: 25293988
manage-move = Beginn verlegen
# en: cf11a83c
manage-remove = Jemanden herausnehmen
# en: 2b055f99
manage-seat = Einen Platz an eine wartende Person vergeben
# en: 82c0d81e
manage-decide = Eine Partie entscheiden
# en: f62f91c5
manage-undo = Eine Entscheidung zurücknehmen
# en: a97871ba
manage-end = Die Saison jetzt beenden
# en: 2f85ad31
manage-end-ladder = Rangleiter beenden
# en: af6b70de
manage-off = Die Saison absagen
# en: 698cc93c
manage-off-cup = Den Pokal absagen
# en: 846e12ff
manage-nothing = Hier gibt es gerade nichts zu wählen.
# en: 343d3054
manage-pick-start = Wann soll es losgehen?
# en: 81905064
manage-pick-person = Wer soll gehen?
# en: 274c88ae
manage-pick-place = Wessen Platz wird frei?
# en: 8f9d8a89
manage-pick-reserve = Wer übernimmt den Platz?
# en: c4e01e38
manage-pick-game = Welche Partie?
# en: 70f0d99e
manage-pick-result = Wie endet sie?
# en: a6fc0399
manage-person = { $player } · Liga { $division }
# en: 9e2fe73f
manage-game = { $first } – { $second } · Liga { $division }, Runde { $round }
# en: a4ed2bb6
manage-result-first = { $player } gewinnt
# en: 3e5e27fa
manage-result-draw = Remis
# en: 0d53c763
manage-sure-move = Die Saison von **{ $name }** beginnt dann { $at } ({ $exactly }). Alle erfahren, dass du den Beginn verlegt hast.
# en: 4de4267e
manage-sure-remove = { $player } aus **{ $name }** herausnehmen? Die laufenden Partien dieser Person zählen dann als aufgegeben. Das lässt sich nicht rückgängig machen, und alle erfahren davon.
# en: 93e99828
manage-sure-seat = Den Platz von { $player } in Liga { $division } an { $reserve } geben? Die Partien dieses Platzes beginnen noch einmal. Das lässt sich nicht rückgängig machen, und alle erfahren davon.
# en: 934ff9e1
manage-sure-decide = Die Partie { $first } – { $second } entscheiden: { $result ->
    [first] { $first } gewinnt.
    [second] { $second } gewinnt.
   *[draw] remis.
} Läuft sie noch, endet sie damit. Alle erfahren davon. Bis zum Ende der Saison kannst du die Entscheidung zurücknehmen.
# en: 7b48fe22
manage-sure-undo = Die Entscheidung über { $first } – { $second } zurücknehmen? Wenn die Partie nicht schon vorher zu Ende gespielt war, beginnt sie noch einmal. Alle erfahren davon.
# en: ca672cb4
manage-sure-end = Die Saison von **{ $name }** jetzt beenden? Offene Partien werden remis. Das lässt sich nicht rückgängig machen, und alle erfahren davon.
# en: 457191e6
manage-sure-decide-ladder = Die Partie { $first } – { $second } entscheiden: { $result ->
    [first] { $first } gewinnt.
    [second] { $second } gewinnt.
   *[draw] remis.
} Sie endet, und die Plätze ändern sich sofort. Das lässt sich nicht rückgängig machen, und alle erfahren davon.
# en: bc395a33
manage-sure-end-ladder = **{ $name }** beenden? Offene Partien werden remis, und an den Plätzen ändert sich nichts mehr. Das lässt sich nicht rückgängig machen, und alle erfahren davon.
# en: 3abdef0c
manage-sure-off = Die Saison von **{ $name }** absagen? Es gibt dann keine Schlusstabelle, laufende Partien enden ohne Ergebnis, und es folgt keine weitere Saison. Das lässt sich nicht rückgängig machen, und alle erfahren davon.
# en: 3cb4e37d
manage-sure-move-cup = **{ $name }** beginnt dann spätestens { $at } ({ $exactly }). Alle erfahren, dass du den Beginn verlegt hast.
# en: 227ef317
manage-sure-off-cup = **{ $name }** absagen? Niemand gewinnt den Pokal, und laufende Partien enden ohne Ergebnis. Das lässt sich nicht rückgängig machen, und alle erfahren davon.
# en: d11170bf
manage-sure-decide-cup = Die Partie { $first } – { $second } entscheiden: { $result ->
    [first] { $first } gewinnt.
    [second] { $second } gewinnt.
   *[draw] remis.
} Läuft sie noch, endet sie damit. Alle erfahren davon. Du kannst die Entscheidung zurücknehmen, bis eine andere Partie daraus folgt.
# en: a6d53b34
manage-done = Erledigt. Ich sage allen Bescheid.

## Refusals

# en: 7848977c
refusal-no-such-match = Diese Partie finde ich hier nicht. `/games` listet deine auf.
# en: 10f7c67e
refusal-no-match-of-server = Diese Partie finde ich auf diesem Server nicht. Um mit der ersten anzufangen, lass `after` weg.
# en: cca74dc0
refusal-no-match-of-yours = Du hast keine Partie dafür. Beginne eine mit `/challenge`.
# en: 9313694b
refusal-no-ended-match = Du hast noch keine Partie beendet. Versuch es wieder, wenn eine vorbei ist.
# en: 8a40645b
refusal-which-watched = Hier laufen mehrere Partien. Wähle eine mit `game`.
# en: b410cae8
refusal-which-match = Du hast mehrere Partien. Wähle eine mit `game`.
# en: c28b52e9
refusal-not-seated = Das können nur die beiden, die diese Partie spielen. `/board` zeigt dir die Partie.
# en: 2bf83dc1
refusal-over = Diese Partie ist vorbei.
# en: b2116864
refusal-not-on-turn = Dein Gegner ist am Zug. Ich pinge dich an, sobald du dran bist.
# en: ba4bf216
refusal-stale = Die Partie ist schon weiter. So sieht das Brett jetzt aus.
# en: 98187d40
refusal-no-such-turn = { $last ->
    [0] Noch hat niemand gezogen, darum gibt es nur die Anfangsstellung: Nummer 0.
   *[other] So weit ist die Partie noch nicht. Der letzte Zug hat die Nummer { $last }.
}
# en: b6113183
refusal-no-such-puzzle = Diese Aufgabe gibt es nicht mehr. `/puzzle` gibt dir eine andere.
# en: 47c7870f
refusal-no-puzzle-channel = Wo soll die Aufgabe erscheinen? Wähle einen `channel`.
# en: a205d4ac
refusal-no-such-lesson = Diese Lektion gibt es nicht mehr. `/learn` zeigt, welche es gibt.
# en: 96a28f45
refusal-no-such-game = Dieses Spiel kenne ich nicht. Wähle eins aus der Liste.
# en: 7e071367
refusal-no-such-setup = Diese Aufstellung gibt es bei diesem Spiel nicht. Wähle eine aus der Liste.
# en: 2b626f6e
refusal-no-such-pace = Mögliche Bedenkzeiten pro Zug, in Tagen: { $days }.
# en: 21bb4873
refusal-no-such-budget = Mögliche Zeiten für die ganze Partie, in Tagen, neben einem Tag pro Zug: { $days }.
# en: ae4ba840
refusal-pace-and-budget = Wähle entweder eine Bedenkzeit pro Zug (`pace`) oder eine Zeit für die ganze Partie (`time`).
# en: e0fdac4b
refusal-budget-against-computer = Gegen den Computer gibt es keine Zeit für die ganze Partie. Lass `time` weg, oder wähle eine Bedenkzeit pro Zug (`pace`).
# en: eaa25157
refusal-out-of-time = Wer am Zug war, hatte keine Zeit mehr, darum zählt das nicht. Die Partie ist vorbei.
# en: 57a68afc
refusal-self-challenge = Dich selbst kannst du nicht herausfordern. Lass `opponent` weg, um alle einzuladen.
# en: d16595f5
refusal-bot-opponent = Dieser Bot spielt nicht. Fordere einen Menschen oder mich heraus, oder lass `opponent` weg, um alle einzuladen.
# en: fefdd80d
refusal-unrated-level = Gewertete Partien gibt es ab { $lowest }. Wähle diese Stufe oder eine höhere, oder spiel ungewertet.
# en: 8f8a45d7
refusal-no-computer = Das gibt es nur in Partien gegen den Computer. Beginne eine mit `/challenge` und `level`.
# en: 50c793cc
refusal-strict = Diese Partie ist streng: keine Zugrücknahmen, keine Tipps.
# en: 7345bd8c
refusal-rated-computer = Diese Partie wird gewertet: keine Zugrücknahmen, keine Tipps.
# en: cf6a34a9
refusal-not-in-server = Herausfordern kannst du jemanden nur auf einem Server, auf dem ihr beide seid.
# en: a8882eeb
refusal-no-such-challenge = Diese Herausforderung gibt es nicht mehr.
# en: 9a557461
refusal-challenge-closed = { $state ->
    [accepted] Diese Herausforderung hat schon jemand angenommen.
    [declined] Diese Herausforderung wurde abgelehnt.
    [withdrawn] Diese Herausforderung wurde zurückgezogen.
    [closed] Diese Herausforderung ist geschlossen, weil die Partie nicht beginnen konnte.
   *[expired] Diese Herausforderung ist abgelaufen. Verschick eine neue mit `/challenge`.
}
# en: 490dc18a
refusal-not-challenged = Diese Herausforderung gilt jemand anderem.
# en: 873c8d36
refusal-own-challenge = Das ist deine eigene Herausforderung. Annehmen muss sie jemand anders.
# en: 76ece834
refusal-not-challenger = Zurückziehen kann eine Herausforderung nur, wer sie verschickt hat.
# en: b33b96f5
refusal-pair-limited = Noch hat nichts begonnen: Diese Partie wäre ungewertet. Ihr beide habt innerhalb von 7 Tagen schon { $most ->
    [one] 1 gewertete Partie
   *[other] { $most } gewertete Partien
} dieses Spiels begonnen. Du kannst die Partie ungewertet spielen, oder später gewertet.
# en: bf9fd4bc
refusal-plan-on-turn = Du bist am Zug, also spiel einfach mit `/move`. Pläne sind für die Zeit, in der dein Gegner am Zug ist.
# en: f1331a32
refusal-too-many-plans = Du hast { $most } Pläne in dieser Partie, mehr gehen nicht. Streiche erst welche.
# en: 5ecc745d
refusal-no-such-plan = Diesen Plan gibt es nicht mehr.
# en: b47f8821
refusal-planned-already = Für diesen Zug hast du schon einen Plan. Streiche ihn erst, oder plane für einen anderen Zug.
# en: d315bdd8
refusal-plan-unfinished = Danach bist du noch nicht am Zug. Hat der gegnerische Zug mehrere Teile, schreib `;` dazwischen.
# en: 525419cc
refusal-plan-ends = Dieser Zug beendet die Partie, da gibt es nichts zu antworten.
# en: 5c78c1f3
refusal-plan-if = `if` ist kein Zug, den dein Gegner machen kann. Dein Gegner bekäme zu lesen: { $why }
# en: 1913ffb5
refusal-plan-then = Mit `then` kannst du nicht antworten. { $why }
# en: ec9fe081
refusal-no-lots = In diesem Spiel wird nicht gewürfelt.
# en: 3c693cf0
refusal-sealed = Diese Partie läuft noch. Prüfen kannst du sie, sobald sie vorbei ist.
# en: d33a01b5
refusal-no-draw-offer = Dieses Angebot gibt es nicht mehr.
# en: de2cd40c
refusal-own-draw-offer = Das ist dein eigenes Angebot, antworten muss dein Gegner. Zurückziehen kannst du es unter **Mehr**.
# en: d2c32f41
refusal-draw-offer-stands = Du hast schon Remis angeboten. Zurückziehen kannst du das Angebot unter **Mehr**.
# en: da362ad7
refusal-nothing-to-take-back = Du hast noch keinen Zug, den du zurücknehmen könntest.
# en: beea7df9
refusal-takeback-chance = Das lässt sich nicht zurücknehmen: Seitdem wurde gewürfelt.
# en: d6817172
refusal-takeback-secret = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas Verborgenes aufgedeckt.
# en: cf800db5
refusal-takeback-stands = Du hast schon um eine Zugrücknahme gebeten. Zurückziehen kannst du die Anfrage unter **Mehr**.
# en: c831f96e
refusal-takeback-asked = Dein Gegner bittet um eine Zugrücknahme. Antworte bitte zuerst darauf; du findest die Anfrage auch unter **Mehr**.
# en: 59d256ee
refusal-own-takeback = Das ist deine eigene Anfrage, antworten muss dein Gegner. Zurückziehen kannst du sie unter **Mehr**.
# en: adaf3c85
refusal-no-takeback = Diese Anfrage gibt es nicht mehr.
# en: 234121e7
refusal-both-moved = Ihr habt beide gezogen, darum kannst du die Partie nicht mehr abbrechen. Du kannst aufgeben oder Remis anbieten.
# en: aad67a87
refusal-reviewed-later = Einen Rückblick gibt es, sobald die Partie vorbei ist.
# en: 6d47ac0d
refusal-nothing-to-review = In dieser Partie hat niemand gezogen, darum gibt es keinen Rückblick.
# en: dc686be4
refusal-not-over = Diese Partie läuft noch. Spiel sie erst zu Ende.
# en: d1148cbf
refusal-rematch-stands = Du hast schon Revanche angeboten. Antworten muss dein Gegner.
# en: 3b1cfb2b
refusal-rematch-made = Zu dieser Partie gibt es schon eine Revanche.
# en: 959ccbe0
refusal-opponent-gone = Dein Gegner ist nicht mehr da und kann nicht mehr spielen.
# en: e5969856
refusal-note-too-long = Notizen können höchstens { $limit ->
    [one] 1 Zeichen
   *[other] { $limit } Zeichen
} lang sein.
# en: 88f6e90e
refusal-own-clock = Dir selbst kannst du keine Zeit geben. Dein Gegner kann es, mit `/moretime`.
# en: 4523a384
refusal-not-on-vacation = Du bist nicht im Urlaub.
# en: d1b7590a
refusal-vacation-none = Für { $year } hast du keinen Urlaub mehr.
# en: ac2b187c
refusal-vacation-spent = Für { $year } hast du nur noch { $left } Urlaub.
# en: a546fc1e
refusal-vacation-none-beyond = Ein neuer Urlaub beginnt sofort und ersetzt den, in dem du gerade bist. Nach dem jetzigen hast du für { $year } keinen Urlaub mehr.
# en: 0edff612
refusal-vacation-spent-beyond = Ein neuer Urlaub beginnt sofort und ersetzt den, in dem du gerade bist. Nach dem jetzigen hast du für { $year } nur noch { $left } Urlaub.
# en: bd919321
refusal-vacations-begun = Du hast innerhalb von 7 Tagen { $most ->
    [one] 1 Urlaub
   *[other] { $most } Urlaube
} begonnen. Der nächste kann { $next } beginnen.
# en: 130b70e7
refusal-not-admin = Das kann nur, wer diesen Server verwalten darf.
# en: bcdfdca2
refusal-own-match = Du spielst selbst in dieser Partie, darum muss sie jemand anders von den Serveradmins entscheiden.
# en: 1ed57d07
refusal-too-many-channels = Ein Server kann höchstens { $most ->
    [one] 1 Spielkanal
   *[other] { $most } Spielkanäle
} haben. Entferne erst einen.
# en: 1cade05e
refusal-no-game-channel = Das ist kein Spielkanal. `/server show` listet die Spielkanäle auf.
# en: fcb97d67
refusal-too-many-games = { $limit ->
    [one] Auf diesem Server ist pro Person 1 laufende Partie erlaubt. Spiel erst deine zu Ende.
   *[other] Auf diesem Server sind pro Person { $limit } laufende Partien erlaubt. Spiel erst eine von deinen zu Ende.
}
# en: 8aeb4c89
refusal-too-many-games-theirs = { $limit ->
    [one] Auf diesem Server ist pro Person 1 laufende Partie erlaubt, und die hat die Gegenseite schon.
   *[other] Auf diesem Server sind pro Person { $limit } laufende Partien erlaubt, und so viele hat die Gegenseite schon.
}
# en: 1da151a6
refusal-too-many-challenges = { $limit ->
    [one] Auf diesem Server ist pro Person 1 offene Herausforderung erlaubt, und die hast du schon
   *[other] Auf diesem Server sind pro Person { $limit } offene Herausforderungen erlaubt, und so viele hast du schon
}. Zieh erst eine zurück (`/games` listet sie auf), oder warte: Die erste läuft { $until } ab.
# en: 110d1e2b
refusal-too-many-challenges-in-all = Du hast { $limit } offene Herausforderungen, und mehr gehen auf allen Servern zusammen nicht. Zieh erst eine zurück (`/games` listet sie auf), oder warte: Die erste läuft { $until } ab.
# en: 6f8b7d39
refusal-challenge-already-sent = Diese Person hast du zu diesem Spiel schon herausgefordert, und die Antwort steht noch aus. Deine Herausforderung läuft { $until } ab. Zurückziehen kannst du sie in `/games`.
# en: 4d41b131
refusal-challenge-already-received = Diese Person hat dich zu diesem Spiel schon herausgefordert. Du brauchst die Herausforderung nur anzunehmen: `/games` zeigt sie. Sie läuft { $until } ab.
# en: 84430d41
refusal-open-challenge-already-sent = Du hast hier zu diesem Spiel schon eine Herausforderung, die alle annehmen können. Sie läuft { $until } ab. Zurückziehen kannst du sie in `/games`.
# en: b43fab14
refusal-declined-lately = Diese Person hat deine letzte Herausforderung zu diesem Spiel abgelehnt. Die nächste ist { $until } möglich.
# en: cfc51991
refusal-too-many-requests = In einem Kanal sende ich höchstens { $limit } deiner Herausforderungen und Anfragen pro Stunde, und so viele waren es schon. Die nächste ist { $until } möglich.
# en: 94755374
refusal-accepts-none = Diese Person möchte gerade keine Partie mit dir spielen. Um alle einzuladen, nimm `/challenge` ohne `opponent`.
# en: 765da639
refusal-self-block = Dich selbst kannst du nicht blockieren.
# en: e0c5aea7
refusal-bot-block = Bots lassen sich nicht blockieren. Sie fordern dich nie heraus.
# en: 6e5a420a
refusal-too-many-blocks = Du hast { $limit } Leute blockiert, mehr gehen nicht. Heb erst eine Blockierung auf: `/block` listet deine Blockierungen auf.
# en: a247192c
refusal-blocked-by-you = Diese Person hast du blockiert. Um gegen sie zu spielen, heb erst die Blockierung auf: `/block` listet deine Blockierungen auf.
# en: 88668a31
refusal-not-moderator = Das kann nur, wer Mitglieder dieses Servers in ein Timeout schicken darf, und es geht nur hier.
# en: 78c51ccb
refusal-self-mute = Dich selbst kannst du nicht stummschalten.
# en: 400e81b2
refusal-bot-mute = Bots lassen sich nicht stummschalten. Sie spielen nie.
# en: 33e8d95f
refusal-not-muted = Diese Person ist hier nicht stummgeschaltet.
# en: f32629df
refusal-no-reason = Bitte gib einen Grund an.
# en: 77dc2e56
refusal-muted = Die Moderation hat dich auf diesem Server stummgeschaltet bis { $until }. So lange kannst du hier mit niemandem Partien beginnen. Der Grund: { $reason }
# en: a3d15e33
refusal-other-muted = Diese Person kann auf diesem Server gerade keine Partien beginnen.
# en: 42510587
refusal-not-rated = Diese Partie hat keine Wertung geändert, also gibt es nichts zurückzunehmen.
# en: fd544327
refusal-too-old-to-annul = Annullieren lässt sich eine Partie nur bis { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} nach ihrem Ende.
# en: ef31a0c4
refusal-already-annulled = Diese Partie ist schon annulliert. `/moderate restore` hebt das auf.
# en: 07a146ab
refusal-not-annulled = Diese Partie ist nicht annulliert.
# en: 9e1723d8
refusal-presence-unknown = Ich weiß nicht, ob { $player } noch hier ist. Versuch es noch einmal.
# en: 2890bcbd
refusal-start-left = { $player } hat diesen Server verlassen, darum kann die Partie nicht beginnen.
# en: a1913387
refusal-start-unseen = { $player } kann { $channel } nicht sehen, und dort würde gespielt.
# en: 42b64c86
refusal-start-unwritable = Ich kann in { $channel } nicht schreiben, und dort würde gespielt. Frag die Serveradmins.
# en: 42a1df77
refusal-start-closed = { $why } Diese Herausforderung ist jetzt geschlossen.
# en: bf290310
refusal-not-organizer = Das kann nur, wer diesen Server verwaltet oder die Rolle für die Turnierleitung hat.
# en: 2f5fcb77
refusal-which-tournament = Hier gibt es mehrere Turniere. Wähle eins mit `tournament`.
# en: 975cd732
refusal-decide-in-tournament = Diese Partie gehört zu einem Turnier. Entscheiden kannst du sie mit `/tournament manage`.
# en: 60aaa23e
refusal-sealed-season = Was ausgelost wurde, bleibt versiegelt, bis die Saison vorbei ist. Dann kannst du es hier prüfen.
# en: f1506954
refusal-tournament-game = In Turnierpartien gibt es keine Zugrücknahmen, Abbrüche oder Revanchen und keine zusätzliche Zeit, damit für alle dasselbe gilt.
# en: 635f975d
refusal-no-such-tournament = Dieses Turnier finde ich hier nicht. `/tournament show` listet die Turniere dieses Servers auf.
# en: d2650b37
refusal-no-tournament-name = Ein Turnier braucht einen Namen mit höchstens { $most } sichtbaren Zeichen.
# en: d4621f56
refusal-no-such-term = Das steht nicht mehr zur Wahl. Fang mit `/tournament new` neu an.
# en: 1f4a3426
refusal-no-such-start = Eine Saison kann innerhalb { $days ->
    [one] des nächsten Tages
   *[other] der nächsten { $days } Tage
} beginnen.
# en: 4435125e
refusal-too-many-tournaments = Ein Server kann höchstens { $most ->
    [one] 1 Turnier
   *[other] { $most } Turniere
} zugleich haben. Mit `/tournament manage` kannst du eins beenden.
# en: 05dc53c6
refusal-season-full = Es ist kein Platz mehr frei: { $most } Leute sind dabei.
# en: 80f5717d
refusal-already-entered = Du bist schon dabei. Mehr ist nicht zu tun.
# en: 88a7495b
refusal-not-entered = Du bist nicht dabei. Zum Einsteigen drück auf **Mitmachen** oder nimm `/tournament join`.
# en: 57fec704
refusal-they-not-entered = Diese Person ist nicht dabei.
# en: c2797f81
refusal-out-of-season = Du bist raus aus dieser Saison. In die nächste kannst du einsteigen, sobald sie angekündigt ist.
# en: 30820056
refusal-barred = Du hast zwei Partien einer Saison auf Zeit verloren. In die Turniere dieses Servers kannst du erst { $until } ({ $exactly }) wieder einsteigen.
# en: 30408401
refusal-tournament-over = Dieses Turnier ist vorbei. `/tournament show` listet die anderen auf.
# en: 91ede2ee
refusal-not-in-this-state = Die Saison ist schon weiter, darum geht das nicht mehr. `/tournament show` zeigt den jetzigen Stand.
# en: 77506eee
refusal-own-division = Du spielst dort selbst mit. Jemand anders aus der Turnierleitung muss das übernehmen.
# en: 6da78cc3
refusal-no-challenge = { $why ->
    [top] Du bist ganz oben, es gibt also niemanden zum Herausfordern.
    [busy] Du hast zwei Partien auf dieser Rangleiter. Sobald eine vorbei ist, kannst du wieder jemanden herausfordern.
    [vacation] Du bist im Urlaub. Beende ihn mit `/vacation`, um jemanden herauszufordern.
   *[nobody] Über dir lässt sich gerade niemand herausfordern: Alle haben Partien, sind im Urlaub oder haben in den letzten 7 Tagen gegen dich gespielt. Versuch es später noch einmal.
}
# en: 6513647c
refusal-not-posted-yet = Die Nachricht dieser Rangleiter ist noch nicht da. Versuch es in einer Minute noch einmal.
# en: 105d99ac
refusal-not-challengeable = Diese Person kannst du gerade nicht herausfordern. **Herausfordern** zeigt, wer frei ist.
# en: 305535c5
refusal-no-draw = Auf einer Rangleiter wird nichts ausgelost, darum gibt es hier nichts zu prüfen. `/verify` prüft die Würfel ihrer Partien.
# en: c913eecc
refusal-cup-begun = Dieser Pokal hat begonnen, darum kann niemand mehr einsteigen. `/tournament show` listet die anderen auf.
# en: 2617edb8
refusal-swiss-begun = Dieses Turnier hat begonnen, darum kann niemand mehr einsteigen. `/tournament show` listet die anderen auf.
# en: 0928eadd
refusal-result-stands = Auf dieses Ergebnis ist schon eine andere Partie gefolgt, darum bleibt es dabei.
# en: 33bcf564
refusal-no-such-season-game = Diese Partie finde ich in dieser Saison nicht.
# en: be3db2f9
refusal-seat-taken = Eine Partie dieses Platzes läuft schon oder ist vorbei, darum kann ihn niemand mehr übernehmen.
# en: ffbd8d7d
refusal-repeated = Das ist schon erledigt.
# en: b7712cc7
refusal-unknown = Diesen Knopf oder Befehl kenne ich nicht mehr. `/help` zeigt, was ich kann.
# en: 1e0bf5eb
refusal-press-again = Das hat zu lange gedauert. Drück den Knopf bitte noch einmal.
# en: ae07cc7e
refusal-empty-turn = Tippe deinen Zug, zum Beispiel `{ $example }`, oder wähle ihn hier.
# en: 0f20ef44
fault-full = Meine Festplatte ist voll, darum konnte ich das nicht speichern. Nichts hat sich geändert. Sag bitte den Leuten Bescheid, die den Bot betreiben, und versuch es dann noch einmal.
# en: 03cd7a77
fault-away = Ich komme gerade nicht an meine Partien heran, darum ging das nicht. Nichts ist verloren. Versuch es bitte in einer Minute noch einmal.
# en: 9db592b3
fault-stored-game = Das ist erledigt und gespeichert, aber ich kann dir die Partie gerade nicht zeigen. In einer Minute siehst du sie mit `/board`.
# en: e49241e7
fault-stored = Das ist erledigt und gespeichert, aber ich kann dir das Ergebnis gerade nicht zeigen. Schau bitte in einer Minute noch einmal nach.
# en: a468af57
fault-drafted = Ich komme gerade nicht an meine Partien heran. Dein Zug ist noch nicht gespielt, und was du gewählt hast, bleibt erhalten. Versuch es bitte in einer Minute noch einmal.
# en: b032d411
fault-doubt-game = Beim Speichern habe ich die Verbindung zu meinen Partien verloren, darum weiß ich nicht, ob es gespeichert ist. In einer Minute siehst du es mit `/board`. Schau bitte nach, bevor du es noch einmal versuchst.
# en: a93510f8
fault-doubt = Beim Speichern habe ich die Verbindung zu meinen Partien verloren, darum weiß ich nicht, ob es gespeichert ist. In einer Minute zeigt `/games` deine Partien und Herausforderungen, und `/settings` deine Einstellungen. Schau bitte nach, bevor du es noch einmal versuchst.
# en: cfd8b656
typed-too-long = Das ist zu lang: Ich lese hier höchstens { $limit ->
    [one] 1 Zeichen
   *[other] { $limit } Zeichen
}. Kürze es bitte.
# en: 05c88658
busy = Gerade wollen zu viele etwas von mir, darum habe ich noch nichts getan. Versuch es bitte in einer Minute noch einmal.
# en: 211b3196
fault = Bei mir ist etwas schiefgegangen. `/board` zeigt, ob dein Zug gespielt wurde. Wenn es wieder passiert, schick den Leuten, die den Bot betreiben, diese Nummer: { $reference }

## Rules, for all games

# en: 323a4060
rule-syntax = Das kann ich nicht als Zug lesen.
# en: 8261f924
rule-illegal = Dieser Zug ist nicht erlaubt.
# en: 30e52123
rule-over = Diese Partie ist vorbei.
# en: d7de698d
rule-too_deep = Ich zähle höchstens { $limit ->
    [one] 1 Zug
   *[other] { $limit } Züge
} tief.
# en: 46f2c941
rule-too_many = Es gibt mehr als { $limit ->
    [one] 1 Zug
   *[other] { $limit } Züge
}.
# en: 2b9892de
rule-too_many-results = Es gibt mehr als { $limit ->
    [one] 1 Ergebnis
   *[other] { $limit } Ergebnisse
}.
# en: 894dc52c
rule-too_many-nodes = Es gibt mehr als { $limit ->
    [one] 1 Knoten
   *[other] { $limit } Knoten
}.
# en: c2602f57
rule-too_much-turns = Diese Züge aufzulisten, macht zu viel Arbeit.
# en: 589b21a6
rule-too_much-results = Diese Ergebnisse aufzulisten, macht zu viel Arbeit.
# en: 177f86c0
rule-too_much-nodes = Diese Knoten zu zählen, macht zu viel Arbeit.

## Aruki

# en: ac475cba
-aruki-kind-O = Bauer
    .gender = m
    .acc = Bauern
    .dat = Bauern
    .gen = Bauern
    .other = Bauern
# en: 48465a17
-aruki-kind-J = Wurfspeer
    .gender = m
    .gen = Wurfspeers
    .other = Wurfspeere
    .other-dat = Wurfspeeren
# en: ff319cae
-aruki-kind-P = Pike
    .gender = f
    .other = Piken
# en: 9a60d1ae
-aruki-kind-PP = Große Pike
    .gender = f
    .acc = Große Pike
    .dat = Großen Pike
    .gen = Großen Pike
    .other = Große Piken
# en: 11d3819e
-aruki-kind-L = Lanze
    .gender = f
    .other = Lanzen
# en: b2daf98b
-aruki-kind-LL = Große Lanze
    .gender = f
    .acc = Große Lanze
    .dat = Großen Lanze
    .gen = Großen Lanze
    .other = Große Lanzen
# en: aa10fa0e
-aruki-kind-S = Schwert
    .gender = n
    .gen = Schwerts
    .other = Schwerter
    .other-dat = Schwertern
# en: 1a7ff270
-aruki-kind-SS = Langschwert
    .gender = n
    .gen = Langschwerts
    .other = Langschwerter
    .other-dat = Langschwertern
# en: bd1501f1
-aruki-kind-R = Turm
    .gender = m
    .gen = Turms
    .other = Türme
    .other-dat = Türmen
# en: 93ff55dd
-aruki-kind-A = Pfeil
    .gender = m
    .gen = Pfeils
    .other = Pfeile
    .other-dat = Pfeilen
# en: da932b3f
-aruki-kind-M = Minister
    .gender = m
    .gen = Ministers
    .other = Minister
    .other-dat = Ministern
# en: ce39e3c9
-aruki-kind-K = König
    .gender = m
    .gen = Königs
    .other = Könige
    .other-dat = Königen
# en: f93d0648
-aruki-kind-JK = Narr
    .gender = m
    .acc = Narren
    .dat = Narren
    .gen = Narren
    .other = Narren
# en: 3d7c29a9
-aruki-kind-GD = Golddrache
    .gender = m
    .acc = Golddrachen
    .dat = Golddrachen
    .gen = Golddrachen
    .other = Golddrachen
# en: 7dccd9ce
-aruki-kind-SD = Silberdrache
    .gender = m
    .acc = Silberdrachen
    .dat = Silberdrachen
    .gen = Silberdrachen
    .other = Silberdrachen
# en: b5cb5c28
aruki-end = { $end ->
    [check] , Schach
    [checkmate] , Schachmatt
   *[quiet] { "" }
}
# en: d12eed90
aruki-step = { $piece } { $from } nach { $to }{ aruki-end }
# en: 74c85d03
aruki-step-takes = { $piece } { $from } schlägt { WORD($victim, case: "acc") } auf { $to }{ aruki-end }
# en: ac6b2fcb
aruki-step-becomes = { $piece } { $from } nach { $to } und wird { WORD($result, article: "a") }{ aruki-end }
# en: 57e9e3ee
aruki-step-takes-becomes = { $piece } { $from } schlägt { WORD($victim, case: "acc") } auf { $to } und wird { WORD($result, article: "a") }{ aruki-end }
# en: 040341d3
aruki-evolve = { $piece } auf { $at } und { $with } aus der Reserve verschmelzen zu { WORD($result, case: "dat", article: "a") }{ aruki-end }
# en: 6fea7977
aruki-wipe-column = Golddrache räumt Linie { $line } (weg: er selbst, { $own } eigene und { $enemy } gegnerische { $enemy ->
    [one] Figur
   *[other] Figuren
}){ aruki-end }
# en: 48a8b32b
aruki-wipe-row = Silberdrache räumt Reihe { $line } (weg: er selbst, { $own } eigene und { $enemy } gegnerische { $enemy ->
    [one] Figur
   *[other] Figuren
}){ aruki-end }
# en: bcba90e6
aruki-wiped-column = Golddrache räumt Linie { $line } (weg: er selbst, { $pieces }){ aruki-end }
# en: c726470a
aruki-wiped-row = Silberdrache räumt Reihe { $line } (weg: er selbst, { $pieces }){ aruki-end }
# en: 151136af
aruki-wiped-piece = { WORD($side, $piece) } { $piece } { $at }
# en: f4f643a8
aruki-wiped-none = sonst nichts
# en: 416a6842
aruki-warn-wipe = Ein Drache kann das einmal pro Partie, und auch { WORD($dragon, article: "your") } verschwindet dabei.
# en: 8dfaa1d2
aruki-warn-own = Du verlierst außerdem: { $pieces }.
# en: 964953ac
aruki-warn-own-piece = { $piece } { $at }
# en: 1b6b892b
aruki-alt-turn = Aruki, Zug { $number }, { $side } am Zug, aus der Sicht von { $from }.
# en: 44124d8b
aruki-alt-over = Aruki, Partie beendet, aus der Sicht von { $from }.
# en: c2e21ee0
aruki-alt-side = { $side }: { $pieces }.
# en: ea4b0966
aruki-alt-kind = { $kind } { $squares }
# en: 2c5bbe04
aruki-alt-tray = Reserve: { $pieces }.
# en: 82c4a84d
aruki-alt-tray-empty = Reserve leer.
# en: 84e0b961
aruki-alt-tray-kind = { $count } { WORD($kind, $count) }
# en: 524efdfd
aruki-alt-powers = { $powers ->
    [both] Beide Drachenkräfte bereit.
    [golden] Kraft des Golddrachen bereit.
    [silver] Kraft des Silberdrachen bereit.
   *[none] Keine Drachenkraft mehr.
}
# en: a02d9940
aruki-alt-check = { $line ->
    [yes] Linienschach auf { $king } durch { WORD($piece, case: "acc") } { $by }.
   *[no] Schach auf { $king } durch { WORD($piece, case: "acc") } { $by }.
}
# en: a27789eb
aruki-piece = { WORD($side, $piece) } { $piece }
# en: cc9a6e56
aruki-describe-board = { $side } { $squares }
# en: 282a3f5b
aruki-describe-tray = { $side } { $held } in der Reserve
# en: 052d99a2
aruki-describe-both = { $side } { $squares } und { $held } in der Reserve
# en: e6536f4f
aruki-describe-group = { $piece } auf { $squares }
# en: 67e391d1
aruki-describe-square = { $square }: { $piece }.
# en: 0dde16b4
aruki-ask-man = Welche Figur?
# en: 61a0f1b3
aruki-ask-target = Wohin zieht { WORD($piece, article: "the") } von { $from } aus?
# en: d0871344
aruki-ask-promotion = Was wird aus { WORD($piece, case: "dat", article: "the") } auf { $to }?
# en: 1b88fb8e
aruki-ask-done = Der Zug kann gespielt werden.
# en: c220c0fa
aruki-choice-man = { $piece } { $at }
# en: 510b413a
aruki-choice-targets = { $count ->
    [one] 1 Möglichkeit, zum Beispiel { $meaning }
   *[other] { $count } Möglichkeiten, zum Beispiel { $meaning }
}
# en: bfe22c05
aruki-choice-to = nach { $to }
# en: c206c09c
aruki-choice-takes = nach { $to }, schlägt { WORD($victim, case: "acc") }
# en: d6428e41
aruki-choice-becomes = dann wählst du, was daraus wird
# en: 6304eca6
aruki-choice-promotion = wird { WORD($result, article: "a") }
# en: 8017f8b9
aruki-choice-merge = verschmilzt mit { WORD($with, case: "dat", article: "a") }, wird { WORD($result, article: "a") }
# en: 68d21ad3
aruki-choice-wipe = räumt seine { $line ->
    [column] Linie
   *[row] Reihe
}
# en: c0a8da01
rule-aruki-game_over = Diese Partie ist vorbei.
# en: 51df99c6
rule-aruki-syntax = Das kann ich nicht als Zug lesen. Schreib, wo die Figur steht und wohin sie geht, zum Beispiel `d2d3`.
# en: 929a9aba
rule-aruki-not_canonical = Das ist nicht in der strengen Notation geschrieben.
# en: d8e3e58c
rule-aruki-wrong_suffix = Das Zeichen für Schach oder Matt am Ende ist falsch.
# en: 93797133
rule-aruki-empty_square = Auf { $square } steht keine Figur.
# en: f52e8102
rule-aruki-not_your_piece = { WORD($piece, article: "the", start: "yes") } auf { $square } gehört dir nicht.
# en: b1e6c168
rule-aruki-wrong_symbol = Auf { $square } steht { WORD($piece, article: "a") }, { WORD($named, article: "no") }.
# en: ee7926bb
rule-aruki-wrong_victim = Auf { $square } steht { WORD($piece, article: "a") }, { WORD($named, article: "no") }.
# en: a09552f2
rule-aruki-no_victim = Auf { $square } steht keine Figur zum Schlagen.
# en: 9dd997cd
rule-aruki-cannot_reach = { WORD($piece, article: "the", start: "yes") } auf { $from } kommt nicht nach { $to }.
# en: 3d854fc2
rule-aruki-stays = { WORD($piece, article: "the", start: "yes") } auf { $from } muss woandershin gehen.
# en: d5735af4
rule-aruki-own_piece = Auf { $to } steht { WORD($other, article: "your") }.
# en: dffbb360
rule-aruki-pawn_captures_only = { WORD($piece, article: "the", start: "yes") } zieht nur zum Schlagen schräg, und { $to } ist leer.
# en: d50f46a4
rule-aruki-pawn_straight_capture = { WORD($piece, article: "the", start: "yes") } kann nicht geradeaus schlagen, und auf { $to } steht { WORD($other, article: "a") }.
# en: 9c57bf66
rule-aruki-blocked = { WORD($other, article: "the", start: "yes") } auf { $by } versperrt { WORD($piece, case: "dat", article: "the") } den Weg von { $from } nach { $to }.
# en: 02d606dc
rule-aruki-promotes_on_pawn_row = Umwandeln kannst du { WORD($piece, case: "acc", article: "the") } nur beim Betreten der gegnerischen Bauernreihe, und { $to } gehört nicht dazu.
# en: fb6dca8a
rule-aruki-only_pawns_promote = Nur Bauern und Wurfspeere lassen sich umwandeln, { WORD($piece, article: "a") } nicht.
# en: 9bc1eb45
rule-aruki-promotion_type = In { WORD($named, case: "acc", article: "a") } lässt sich nichts umwandeln.
# en: f1c4fe07
rule-aruki-javelin_to_pawn = Ein Wurfspeer lässt sich nicht in einen Bauern umwandeln.
# en: 628be613
rule-aruki-not_in_tray = In deiner Reserve ist { WORD($named, article: "no") }.
# en: 584552ee
rule-aruki-no_such_evolution = { $piece } und { $with } verschmelzen nicht.
# en: 6d61148a
rule-aruki-wrong_result = { $piece } und { $with } ergeben { WORD($result, case: "acc", article: "a") }, { WORD($named, case: "acc", article: "no") }.
# en: 657a3d27
rule-aruki-not_a_dragon = Nur ein Drache kann eine Linie oder Reihe räumen, und auf { $square } steht { WORD($piece, article: "a") }.
# en: fa0778d7
rule-aruki-power_spent = { WORD($piece, article: "the", start: "yes") } auf { $square } hat seine Kraft schon verbraucht.
# en: 5b9f34d5
rule-aruki-own_king_on_line = { WORD($piece, article: "the", start: "yes") } auf { $square } kann seine Linie oder Reihe nicht räumen: Das träfe auch deinen eigenen König auf { $king }.
# en: 6a122e81
rule-aruki-king_enters_line = Dein König kann nicht nach { $king }: { WORD($piece, article: "the", start: "yes") } auf { $by } bedroht diese ganze Linie oder Reihe.
# en: e4eb61d6
rule-aruki-king_enters_attack = Dein König kann nicht nach { $king }: { WORD($piece, article: "the", start: "yes") } auf { $by } greift das Feld an.
# en: a7633a3f
rule-aruki-king_stays_in_check = { WORD($piece, article: "the", start: "yes") } auf { $by } gibt deinem König auf { $king } Schach, und dieser Zug ändert daran nichts.
# en: c21469c5
rule-aruki-king_exposed = Danach würde { WORD($piece, article: "the") } auf { $by } deinem König auf { $king } Schach geben.
# en: d2628e32
rule-aruki-unknown_setup = Die Aufstellung { $setup } gibt es nicht.
# en: 2aa07590
rule-aruki-position_fields = Eine Stellung hat sechs Teile mit je einem Leerzeichen dazwischen; gefunden habe ich { $found }.
# en: 217ea32b
rule-aruki-position_rows = Das Brett hat 12 Reihen mit Schrägstrichen dazwischen; gefunden habe ich { $found }.
# en: c8673adb
rule-aruki-position_row = Reihe { $row } hat keine 12 Felder.
# en: ffbad6bc
rule-aruki-position_run = Leere Felder einer Reihe schreibt man als Zahl von 1 bis 12, ohne Null am Anfang.
# en: e2b507a9
rule-aruki-position_piece = Diese Figur gibt es nicht. Kürzel aus zwei Buchstaben stehen in eckigen Klammern.
# en: 31a36676
rule-aruki-position_twice = { $side } hat mehr als { WORD($piece, case: "acc", article: "a") }.
# en: efbdac69
rule-aruki-position_no_king = { $side } hat keinen König.
# en: 8dc97eb1
rule-aruki-position_pawn = Ein Bauer von { $side } kann nicht auf Reihe { $row } stehen.
# en: 488c7bb6
rule-aruki-position_side = Die Seite am Zug schreibt man als w oder b.
# en: b97f43a8
rule-aruki-position_trays = Die Reserven sind die von Weiß und die von Schwarz, mit einem Schrägstrich dazwischen.
# en: d126f8d6
rule-aruki-position_tray_empty = Eine leere Reserve schreibt man als Strich ({ $side }).
# en: 0d9ec315
rule-aruki-position_tray_piece = In der Reserve von { $side } ist etwas, das in keine Reserve kommen kann.
# en: e2663a8c
rule-aruki-position_tray_order = Die Reserve von { $side } steht nicht in der Reihenfolge O J P PP L LL S SS R A M, jede Art einmal.
# en: c3ac5710
rule-aruki-position_tray_count = Eine Anzahl in der Reserve von { $side } ist eine Zahl von 2 bis { $limit }, ohne Null am Anfang.
# en: 6fb358bc
rule-aruki-position_flag = Laut den Merkern hat { $side } { WORD($piece, case: "acc", article: "a") }, dessen Kraft noch bereit ist, aber er steht nicht auf dem Brett.
# en: 566de2fa
rule-aruki-position_flags = Die Drachenmerker sind einige von G, S, g, s in dieser Reihenfolge, oder ein Strich.
# en: faef7701
rule-aruki-position_quiet = Der Zähler ruhiger Züge ist eine Zahl von 0 bis { $limit }, ohne Null am Anfang.
# en: 2b8dc3c2
rule-aruki-position_turn = Die Zugnummer ist eine Zahl von 1 bis { $limit }, ohne Null am Anfang.
# en: b0ada129
rule-aruki-position_check = { $side } ist nicht am Zug, steht aber im Schach: Der König könnte geschlagen werden.

## Chakart

# en: 99387d2f
chakart-ask-man = Welche Figur?
# en: 6705294d
chakart-ask-target = Wohin zieht { WORD($piece, article: "the") } von { $from } aus?
# en: 4f0f981d
chakart-ask-way = Wie kommt { WORD($piece, article: "the") } nach { $to }?
# en: 6a03e78b
chakart-ask-shell = Nach { $to } gehen oder den Panzer dorthin werfen?
# en: 494f1f67
chakart-ask-swap = { WORD($piece, case: "acc", article: "the", start: "yes") } auf { $from } mit welcher Figur vertauschen?
# en: 05f5237d
chakart-ask-drop = Auf welches Feld soll die Figur?
# en: eb615900
chakart-ask-promotion = Was wird daraus?
# en: fd0bcbe8
chakart-ask-done = Der Zug kann gespielt werden.
# en: 79cc6756
chakart-entry-man = { $piece } { $at }
# en: d052d31f
chakart-entry-swap = mit { WORD($piece, case: "dat", article: "the") } auf { $at }
# en: 23978b7a
chakart-entry-to = nach { $to }
# en: 6d337f71
chakart-entry-onto = nach { $to }, auf { WORD($object, case: "acc", article: "the") }
# en: b2c64e5e
chakart-entry-takes = nach { $to }, schlägt { WORD($victim, case: "acc") }
# en: e585743f
chakart-entry-choices = { $count ->
    [one] 1 Möglichkeit, zum Beispiel { $meaning }
   *[other] { $count } Möglichkeiten, zum Beispiel { $meaning }
}
# en: 7d07cd54
chakart-entry-ways = dann wählst du, wie
# en: ced4c472
chakart-entry-openly = offen
# en: a6bb648f
chakart-entry-unseen = ungesehen
# en: fb236e5f
chakart-entry-shell = mit dem Panzer, ohne zu ziehen
# en: d7b91924
chakart-entry-becomes = wird { WORD($result, article: "a") }
# en: 3f0488b6
-chakart-kind-P = Bauer
    .gender = m
    .acc = Bauern
    .dat = Bauern
    .gen = Bauern
    .other = Bauern
# en: 6100c1d4
-chakart-kind-R = Turm
    .gender = m
    .gen = Turms
    .other = Türme
    .other-dat = Türmen
# en: 0c46e75a
-chakart-kind-N = Springer
    .gender = m
    .gen = Springers
    .other = Springer
    .other-dat = Springern
# en: 8555c4e3
-chakart-kind-B = Läufer
    .gender = m
    .gen = Läufers
    .other = Läufer
    .other-dat = Läufern
# en: 84ace918
-chakart-kind-Q = Dame
    .gender = f
    .other = Damen
# en: 8f1ac2ba
-chakart-kind-K = König
    .gender = m
    .gen = Königs
    .other = Könige
    .other-dat = Königen
# en: e797912f
-chakart-kind-m = Pilz
    .gender = m
    .gen = Pilzes
    .other = Pilze
    .other-dat = Pilzen
# en: 8d133b09
-chakart-kind-e = Ei
    .gender = n
    .gen = Eis
    .other = Eier
    .other-dat = Eiern
# en: 29a975fd
-chakart-kind-d = Banane
    .gender = f
    .other = Bananen
# en: 3d885017
-chakart-kind-w = Bombe
    .gender = f
    .other = Bomben
# en: c659c9f2
-chakart-hidden-queen = versteckte Dame
    .gender = f
    .dat = versteckten Dame
    .gen = versteckten Dame
    .other = versteckte Damen
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
chakart-go = { $piece } { $from } nach { $to }
# en: 655fae95
chakart-takes = { $piece } { $from } schlägt { WORD($victim, case: "acc") } auf { $to }
# en: 6b305602
chakart-go-becomes = { $piece } { $from } nach { $to } und wird { WORD($becomes, article: "a") }
# en: 0be4572c
chakart-takes-becomes = { $piece } { $from } schlägt { WORD($victim, case: "acc") } auf { $to } und wird { WORD($becomes, article: "a") }
# en: 35f5b5a3
chakart-stealth = Dame { $from } geht ungesehen nach { $to }
# en: 43491144
chakart-stealth-takes = Dame { $from } geht ungesehen nach { $to } und schlägt { WORD($victim, case: "acc") }
# en: 2cd2858a
chakart-unseen = Eine Dame von { $side } verlässt ungesehen { $from }
# en: 21701377
chakart-taken = { WORD($victim, article: "the", start: "yes") } auf { $at } wird geschlagen
# en: 1c471e96
chakart-crushed = Dabei wird die versteckte Dame auf { $at } zerdrückt
# en: b49b8880
chakart-taken-blind = Dabei wird die versteckte Dame auf { $one } oder { $other } geschlagen
# en: b4258bed
chakart-taken-unseen = Geschlagen: die versteckte Dame von { $side }
# en: c12970af
chakart-appears = Die versteckte Dame erscheint auf { $at }
# en: 5147b6d9
chakart-shell = Der König auf { $king } trifft mit dem Panzer { WORD($victim, case: "acc", article: "the") } auf { $at }
# en: e886bb8a
chakart-mushroom = Ein Pilz trägt die Figur nach { $to }
# en: 71ae47e2
chakart-mushroom-becomes = Ein Pilz trägt den Bauern nach { $to }, dort wird er { WORD($becomes, article: "a") }
# en: 6ec99af7
chakart-throw = { WORD($object, article: "the", start: "yes") } wirft die Figur nach { $to }{ $whose ->
    [own] { GENDER($victim) ->
        [f] , auf die eigene { WORD($victim, case: "acc") }
       *[m] , auf den eigenen { WORD($victim, case: "acc") }
    }
    [enemy] { GENDER($victim) ->
        [f] , auf die gegnerische { WORD($victim, case: "acc") }
       *[m] , auf den gegnerischen { WORD($victim, case: "acc") }
    }
   *[nobody] { "" }
}{ $becomes ->
    [yes] , dort wird die Figur { WORD($kind, article: "a") }
   *[no] { "" }
}
# en: 95eaef51
chakart-koopa = { WORD($piece, article: "the", start: "yes") } kehrt nach { $to } zurück
# en: 91824399
chakart-gift = { WORD($object, start: "yes") } auf { $at }
# en: 01a80af7
chakart-destroyed = { WORD($object, article: "the", start: "yes") } auf { $at } ist weg
# en: b3c4ed30
chakart-becomes = Der Bauer auf { $at } wird { WORD($becomes, article: "a") }
# en: 284ba873
chakart-egg = Ein Ei: { $egg }!
# en: 4b3f2413
chakart-gone = { WORD($piece, article: "the", start: "yes") } ist weg
# en: 9eaabe19
chakart-halo = { WORD($piece, article: "the", start: "yes") } muss einen Zug lang aussetzen
# en: 58f99c29
chakart-recoloured = { WORD($piece, article: "the", start: "yes") } auf { $at } wechselt die Seite
# en: 06dedc15
chakart-nobody = Keine Figur kann die Seite wechseln
# en: 7c1b7619
chakart-swap = { WORD($first, article: "the", start: "yes") } auf { $one } und { WORD($second, article: "the") } auf { $other } tauschen die Plätze
# en: 2bbf61ba
chakart-drop = { WORD($piece, article: "a", start: "yes") } wird auf { $at } eingesetzt
# en: 6b201ef6
chakart-passes = Passt
# en: d4a7cdff
chakart-declines = Verzichtet auf den Bonus
# en: e507c719
chakart-awake = Wieder beweglich: { $squares }
# en: 573d621a
chakart-bonus-daisy = Es folgt noch ein Zug
# en: ed464874
chakart-bonus-kingboo = Zwei Figuren werden die Plätze tauschen
# en: 82794b40
chakart-bonus-toadette = { WORD($piece, article: "a", start: "yes") } kommt noch aufs Brett
# en: b07f7ebb
chakart-bonus-promote = Der Bauer auf { $at } wird sich umwandeln
# en: 9b22648f
chakart-roll-placed = { $piece } auf { $at }
# en: dfaa3f31
chakart-roll-placed-both = { $piece } auf { $at } und gegenüber
# en: 583675f3
chakart-roll-thrown = { $object } auf { $from }: nach { $to }
# en: 1b622db6
chakart-roll-egg-B = Ei auf { $at }: { $egg }, ein Platztausch
# en: b2b2f427
chakart-roll-egg-K = Ei auf { $at }: { $egg }, der Weg zurück
# en: 5c102e1d
chakart-roll-egg-T = Ei auf { $at }: { $egg }, eine neue Figur
# en: fcc8b585
chakart-roll-egg-C = Ei auf { $at }: { $egg }, die Figur wird gefressen
# en: 45c8e755
chakart-roll-egg-D = Ei auf { $at }: { $egg }, noch ein Zug
# en: 3859d148
chakart-roll-egg-M = Ei auf { $at }: { $egg }, ein Zug Pause
# en: a39f567c
chakart-roll-egg-L = Ei auf { $at }: { $egg }, eine gegnerische Figur wechselt die Seite
# en: a2fd47ba
chakart-roll-egg-W = Ei auf { $at }: { $egg }, eine eigene Figur wechselt die Seite
# en: 01a7db18
chakart-roll-given = Toadettes Figur: { $piece }
# en: 36507ebb
chakart-roll-recolored = wechselt die Seite: die Figur auf { $at }
# en: aa348c75
chakart-roll-gift = { WORD($object, article: "a") } fällt auf { $at }
# en: 5c460c4d
chakart-lot-throw = { WORD($object, article: "a", start: "yes") } wird die Figur auf ein zufälliges Nachbarfeld werfen
# en: 59a24709
chakart-lot-egg = Ein Ei wird aufgehen
# en: a55a4393
chakart-lot-piece = Toadette wird eine Figur schenken
# en: 36eb15f0
chakart-lot-victim = Eine Figur wird die Seite wechseln
# en: 199f0650
chakart-lot-gift = { WORD($object, article: "a", start: "yes") } wird auf einem Nachbarfeld landen
# en: b808f262
chakart-wanted-daisy = Daisy lässt dich noch einmal ziehen, mit irgendeiner deiner Figuren. Wenn du nicht willst, schreib `pass`.
# en: 7c1b049d
chakart-wanted-kingboo = King Boo lässt dich zwei beliebige Figuren vertauschen: Schreib beide Felder, oder `pass`.
# en: c236ef29
chakart-wanted-toadette = Toadette gibt dir { WORD($piece, case: "acc", article: "a") }: Schreib das Feld dafür, oder `pass`.
# en: 38a425a7
chakart-wanted-promote = Dein Bauer auf { $at } wandelt sich um. Wähle Dame, Turm, Springer, Läufer oder König.
# en: cbd11e17
chakart-choice-pass = Passen
# en: 01c0b6e9
chakart-warn-egg = Unterwegs liegt ein Ei: eine von acht Überraschungen, gut oder schlecht.
# en: c8be5a61
chakart-warn-banana = Unterwegs liegt eine Banane. Sie wirft die Figur zufällig ein Feld nach oben, unten, links oder rechts und schlägt, was dort steht, sogar deine eigene Figur.
# en: 07d792d6
chakart-warn-bomb = Unterwegs liegt eine Bombe. Sie wirft die Figur ein Feld schräg weiter, in eine zufällige Richtung, und schlägt, was dort steht, sogar deine eigene Figur.
# en: 67310b88
chakart-warn-shell = Du hast nur einen Panzer pro Partie. Damit ist er verbraucht.
# en: 41b99574
chakart-warn-stealth = Du hast nur einen Tarnzug pro Partie. Damit ist er verbraucht.
# en: d544fb95
chakart-warn-own = Das kann deine eigenen Figuren treffen: { $pieces }.
# en: d95f4a62
chakart-warn-own-piece = { $piece } auf { $at }
# en: de4864df
chakart-warn-last-king = Dein letzter König würde das Ei öffnen. Bei Chomp verlierst du die Partie.
# en: f22af7cb
chakart-alt-turn = Chakart, Zug { $number }, { $side } am Zug, aus der Sicht von { $from }.
# en: d0bfe496
chakart-alt-over = Chakart, Partie beendet, aus der Sicht von { $from }.
# en: 5bc0f18b
chakart-alt-todo = Noch zu tun: { $wanted ->
    [daisy] ein weiterer Zug (Daisy).
    [kingboo] ein Platztausch zweier Figuren (King Boo).
    [toadette] { WORD($piece, article: "a") } zum Einsetzen (Toadette).
   *[promote] was aus dem Bauern auf { $at } wird.
}
# en: efa3f2de
chakart-alt-side = { $side }: { $men }.
# en: dcf7fbd5
chakart-alt-kind = { $kind } { $squares }
# en: f3d2ed14
chakart-alt-nobody = keine
# en: 10b2d61b
chakart-alt-halo = Am Ziehen gehindert: { $squares }.
# en: 7ef466a3
chakart-alt-powers = { $powers ->
    [both] Panzer und Tarnung bereit.
    [shell] Panzer bereit, Tarnung verbraucht.
    [stealth] Tarnung bereit, Panzer verbraucht.
   *[none] Panzer und Tarnung verbraucht.
}
# en: 653ab1c2
chakart-alt-left = Eine Dame von { $side } hat ungesehen { $left } verlassen.
# en: 8e61b32a
chakart-alt-objects = Gegenstände: { $objects }.
# en: 2ca097f3
chakart-alt-no-objects = Keine Gegenstände.
# en: ad4d2f06
chakart-describe-man = { $held ->
    [yes] { WORD($side, $piece) } { $piece } (kann nicht ziehen)
   *[no] { WORD($side, $piece) } { $piece }
}
# en: 7cbe9529
lusus-describe-man = { $state ->
    [frozen] { GENDER($piece) ->
        [f] eingefrorene
       *[m] eingefrorener
    } { WORD($side, $piece) } { $piece }
    [guarded] { GENDER($piece) ->
        [f] bewachte
       *[m] bewachter
    } { WORD($side, $piece) } { $piece }
   *[free] { WORD($side, $piece) } { $piece }
}{ $held ->
    [yes] { " " }({ $tiles })
   *[no] { "" }
}
# en: e6b9d3e5
lusus-describe-squares = { $side } { $squares }
# en: 2e575c5d
lusus-describe-on = { $what } auf { $square }
# en: e4ec3652
lusus-describe-square = { $square }: { $what }.
# en: bccb11da
chakart-describe-squares = { $side } { $squares }
# en: 511a45fa
chakart-describe-on = { $what } auf { $square }
# en: e0e18ceb
chakart-describe-square = { $square }: { $what }.
# en: a16478ff
rule-chakart-syntax = `{ $typed }` kann ich nicht als Zug lesen. Schreib, wo die Figur steht und wohin sie geht, zum Beispiel `e2e4`. Häng `h` an, um eine Dame zu verstecken, `s` für den Panzer.
# en: ce58898e
rule-chakart-not_canonical = `{ $typed }` ist nicht in der strengen Notation geschrieben.
# en: 144a519c
rule-chakart-ambiguous = `{ $typed }` kann mehrere Züge bedeuten: { $turns }.
# en: 2a96921d
rule-chakart-must_move = Du kannst ziehen, also kannst du nicht passen.
# en: d3f3c333
rule-chakart-must_promote = Der Bauer muss etwas werden: `q`, `r`, `n`, `b` oder `k`.
# en: adf05017
rule-chakart-empty_square = Auf { $square } steht keine Figur.
# en: 5d98216f
rule-chakart-object_square = Auf { $square } steht keine Figur, da liegt nur { WORD($object, article: "a") }.
# en: b744e3d4
rule-chakart-not_your_man = { WORD($piece, article: "the", start: "yes") } auf { $square } gehört dir nicht.
# en: bd3074df
rule-chakart-immobilised = { WORD($piece, article: "the", start: "yes") } auf { $square } kann erst wieder ziehen, wenn du das nächste Mal am Zug bist.
# en: 17ef0155
rule-chakart-own_man = Auf { $to } steht { WORD($other, article: "your") }.
# en: 69d480f1
rule-chakart-cannot_reach = { WORD($piece, article: "the", start: "yes") } auf { $from } kommt nicht nach { $to }.
# en: 3a978273
rule-chakart-blocked = { WORD($obstacle, article: "the", start: "yes") } auf { $by } versperrt { WORD($piece, case: "dat", article: "the") } den Weg von { $from } nach { $to }.
# en: 8ae7ceb4
rule-chakart-no_such_man = { WORD($piece, article: "no", start: "yes") } von dir kommt nach { $to }.
# en: 0b6a0344
rule-chakart-none_reaches = { GENDER($piece) ->
    [f] Keine deiner
   *[m] Keiner deiner
} { WORD($piece, form: "other") } kommt nach { $to }.
# en: fe291204
rule-chakart-pawn_diagonal = Ein Bauer zieht nur dann schräg, wenn dort eine gegnerische Figur oder ein Gegenstand ist, und auf { $to } ist keins von beiden.
# en: 83756e67
rule-chakart-pawn_straight = Ein Bauer kann nicht geradeaus schlagen, und auf { $to } steht eine Figur.
# en: 4e2f0b67
rule-chakart-pawn_two = Zwei Felder zieht ein Bauer nur von seinen ersten beiden Reihen aus.
# en: ce53dc09
rule-chakart-needs_promotion = Der Bauer wandelt sich auf { $to } um: Häng `q`, `r`, `n`, `b` oder `k` an.
# en: 4c388758
rule-chakart-no_promotion = Auf { $to } wandelt sich nichts um.
# en: e223430f
rule-chakart-stealth_queen = Nur eine Dame kann sich verstecken, nicht { WORD($piece, article: "the") } auf { $square }.
# en: 8795f224
rule-chakart-stealth_spent = Deinen Tarnzug hast du schon verbraucht.
# en: e36d2df1
rule-chakart-stealth_onto = Eine Dame kann sich nur auf einem leeren Feld verstecken, und { $to } ist nicht leer.
# en: 784d3b8d
rule-chakart-shell_king = Nur ein König hat einen Panzer, nicht { WORD($piece, article: "the") } auf { $square }.
# en: b4579793
rule-chakart-shell_spent = Deinen Panzer hast du schon verbraucht.
# en: 1bf2d0ab
rule-chakart-shell_target = Der Panzer des Königs auf { $from } findet auf { $to } kein Ziel. Er fliegt gerade oder schräg bis zur ersten Figur in Sicht, an Eiern und Pilzen vorbei, und trifft nur Gegner.
# en: 6d42f968
rule-chakart-shell_unsaid = Der König auf { $from } kommt nicht nach { $to }, aber sein Panzer kann dort { WORD($piece, case: "acc", article: "the") } treffen. Du hast nur einen Panzer pro Partie. Wenn du das meinst, häng ein `s` an: `{ $from }{ $to }s`.
# en: a4afb48e
rule-chakart-pawn_unsaid = Kein Bauer kommt geradeaus nach { $to }. Schreib, woher der Bauer kommt, zum Beispiel `{ $example }`.
# en: bfc53360
rule-chakart-wants_swap = Nenne die beiden Figuren, die die Plätze tauschen, zum Beispiel `a1h8`, oder schreib `pass`.
# en: 1ae980a5
rule-chakart-wants_drop = Nenne das Feld für { WORD($piece, case: "acc", article: "your") }, zum Beispiel `@e4`, oder schreib `pass`.
# en: 7cb51396
rule-chakart-wants_promotion = Wähle, was aus dem Bauern auf { $square } wird: `q`, `r`, `n`, `b` oder `k`.
# en: 3aa568d0
rule-chakart-nothing_to_drop = Du hast keine Figur zum Einsetzen.
# en: d52226bb
rule-chakart-nothing_to_promote = Kein Bauer wartet auf seine Umwandlung.
# en: cfad45bb
rule-chakart-nothing_to_swap = Figuren vertauschen kannst du nur mit King Boo.
# en: 47450d7b
rule-chakart-drop_on_man = Auf { $square } steht schon { WORD($piece, article: "a") }.
# en: c35d2251
rule-chakart-swap_no_man = Auf { $square } steht keine Figur zum Vertauschen.
# en: 48a4b815
rule-chakart-swap_pawn = Der Bauer auf { $from } kann durch einen Tausch nicht nach { $to } kommen, auf seine letzte Reihe.
# en: 3222f561
rule-chakart-swap_order = Bei einem Tausch nennst du zwei Figuren, das alphabetisch frühere Feld zuerst.
# en: 54c6ec9f
rule-chakart-redacted = Eine Dame ist versteckt, und diese Stellung sagt nicht, wo. Anzeigen kann man die Stellung, spielen nicht.
# en: 6d0a69ec
rule-chakart-record_unreadable = Die Ergebnisse von `{ $typed }` stehen nicht in der strengen Notation.
# en: 784ab20a
rule-chakart-record_short = Der Notation fehlt ein Ergebnis.
# en: 9c32c55b
rule-chakart-record_long = Die Notation hat ein Ergebnis zu viel.
# en: 91d5ecc9
rule-chakart-record_impossible = Die Notation hat ein Ergebnis, das nicht möglich ist.
# en: f884e451
rule-chakart-unknown_setup = Die Aufstellung { $setup } gibt es nicht.
# en: cf6c610d
rule-chakart-position_fields = Eine Stellung hat vier Teile mit je einem Leerzeichen dazwischen; gefunden habe ich { $found }.
# en: 7c17cba7
rule-chakart-position_rows = Das Brett hat 8 Reihen mit Schrägstrichen dazwischen; gefunden habe ich { $found }.
# en: 8b9049f4
rule-chakart-position_row = Reihe { $row } hat keine 8 Felder.
# en: c17adf9d
rule-chakart-position_run = Leere Felder einer Reihe schreibt man als Zahl von 1 bis 8.
# en: 29991cfb
rule-chakart-position_canonical = Leere Felder nebeneinander schreibt man als eine Zahl.
# en: 25605fda
rule-chakart-position_piece = Diese Figur oder diesen Gegenstand gibt es nicht.
# en: 8f41c42f
rule-chakart-position_side = Die Seite am Zug schreibt man als w oder b.
# en: 02a8acb6
rule-chakart-position_count = Der Zähler ist eine Zahl mit höchstens sechs Ziffern, ohne Null am Anfang.
# en: 43439bfa
rule-chakart-position_extra = Der letzte Teil sieht so aus: {"{\u0022flags\u0022:\u00221111\u0022}"}, mit hidden und todo hinter den flags und ohne Leerzeichen.
# en: a0de4ccf
rule-chakart-position_flags = Die flags sind vier Ziffern, jede 0 oder 1.
# en: 462257a9
rule-chakart-position_square = Dieses Feld gibt es nicht.
# en: 0f2f29a1
rule-chakart-position_todo = Diese Wahl gibt es nicht.
# en: cb33f63d
rule-chakart-position_pawn = Der Bauer auf { $square } steht auf seiner letzten Reihe.
# en: 1aad91a5
rule-chakart-position_halo = Mitten in einem Zug kann jede Figur der Seite am Zug ziehen, aber die auf { $square } kann nicht.
# en: 7514dcb1
rule-chakart-position_hidden_mover = Die versteckte Dame auf { $square } gehört der Seite am Zug.
# en: c802d8b1
rule-chakart-position_hidden_missing = Auf { $square } ist eine Dame versteckt, und die Stellung sagt nicht, woher sie kam.
# en: 2d6f893f
rule-chakart-position_hidden_twice = Es gibt mehr als eine versteckte Dame.
# en: 0dbcbc4f
rule-chakart-position_hidden_todo = Mitten in einem Zug ist keine Dame versteckt.
# en: 428ae4d6
rule-chakart-position_hidden_square = Die versteckte Dame hat { $square } verlassen, aber das Feld ist nicht leer.
# en: 4d380e2c
rule-chakart-position_hidden_flag = Eine Dame ist versteckt, aber ihre Seite hat den Tarnzug noch nicht verbraucht.
# en: 85de1abf
rule-chakart-position_todo_over = Wenn eine Seite keinen König mehr hat, gibt es nichts zu wählen.
# en: aea041cf
rule-chakart-position_promote = Auf { $square } wartet kein Bauer auf seine Umwandlung.
# en: ec2fcee7
rule-chakart-position_promote_origin = Der Bauer kann nicht von { $square } gekommen sein.

## Lusus

# en: 5e594ca7
lusus-ask-man = { $which ->
    [tile] Welches Plättchen?
    [piece] Welche Figur?
   *[both] Welches Plättchen, oder welche Figur?
}
# en: cb3a8fd1
lusus-ask-bearer = Auf welche Figur?
# en: ba8d4e5b
lusus-ask-tile = Welches Plättchen aus deinem Friedhof?
# en: 6ddf8f0e
lusus-ask-first = Welches Plättchen tauschst du?
# en: 46e9a3c5
lusus-ask-target = Wohin zieht { WORD($piece, article: "the") } von { $from } aus?
# en: ca7a5b9b
lusus-ask-suffix = Wie zieht { WORD($piece, article: "the") } von { $from } aus?
# en: c6a89379
lusus-ask-done = Der Zug kann gespielt werden.
# en: c2b3f2d4
lusus-entry-tile = { $tile } ({ $code })
# en: 184df9de
lusus-entry-recycle = Recycling: { $tile } ({ $code })
# en: 8c0aeb51
lusus-entry-burn = { $tile } verbrennen
# en: fdd8afeb
lusus-entry-burn-text = ungenutzt auf den Friedhof · { $text }
# en: bc29531d
lusus-entry-to = nach { $to }
# en: a3ca488e
-lusus-kind-K = König
    .gender = m
    .gen = Königs
    .other = Könige
    .other-dat = Königen
# en: 084cc3a6
-lusus-kind-Q = Dame
    .gender = f
    .other = Damen
# en: fe1f7bca
-lusus-kind-R = Turm
    .gender = m
    .gen = Turms
    .other = Türme
    .other-dat = Türmen
# en: 35365c1e
-lusus-kind-B = Läufer
    .gender = m
    .gen = Läufers
    .other = Läufer
    .other-dat = Läufern
# en: 7ce95fb3
-lusus-kind-N = Springer
    .gender = m
    .gen = Springers
    .other = Springer
    .other-dat = Springern
# en: a5d82e7b
-lusus-kind-P = Bauer
    .gender = m
    .acc = Bauern
    .dat = Bauern
    .gen = Bauern
    .other = Bauern
# en: 5fdcefa4
-lusus-kind-KI = König
# en: 9e938c33
-lusus-kind-QU = Dame
# en: 50df0dfa
-lusus-kind-BI = Läufer
# en: f77e0acd
-lusus-kind-KN = Springer
# en: 6ac9c39e
-lusus-kind-RO = Turm
# en: 94cbff0b
-lusus-kind-PA = Bauer
# en: f1e2cd10
-lusus-kind-SW = Platztausch
# en: 4c269425
-lusus-kind-RB = R&B
# en: 9da76473
-lusus-kind-SI = Seitenschritt
# en: e0192d7c
-lusus-kind-IM = Immunität
# en: 425c5b80
-lusus-kind-GU = Wache
# en: 32a4f7a9
-lusus-kind-MD = -1 Nachziehen
# en: d3c7faaf
-lusus-kind-PD = +1 Nachziehen
# en: 539deea8
-lusus-kind-SF = Klebefüße
# en: d7547ebb
-lusus-kind-DM = Entwaffnung
# en: bf8865bb
-lusus-kind-EN = Raserei
# en: ce2b43a3
-lusus-kind-PH = Durchgleiten
# en: 1866e13a
-lusus-kind-DA = Doppelaktion
# en: d28149dd
-lusus-kind-SP = Sprungfeder
# en: 5e075336
-lusus-kind-DS = Totraum
# en: c312cc34
-lusus-kind-CO = Verdammnis
# en: 2261e89f
-lusus-kind-WR = Rundlauf
# en: 790eafbb
-lusus-kind-GH = Geist
# en: 60ed6795
-lusus-kind-IZ = Lähmung
# en: 6a2c994b
-lusus-kind-HR = Schlag & Lauf
# en: f5a266f3
-lusus-kind-KW = Wissen
# en: 9f2454eb
-lusus-kind-BD = Felslawine
# en: 49619180
-lusus-kind-TH = Dieb
# en: 4f217e7b
-lusus-kind-RV = Rache
# en: abe6fafc
-lusus-kind-ND = Kein Nachziehen
# en: 972a795b
-lusus-kind-UN = Umkehr
# en: d79b7473
-lusus-kind-DG = Ausweichen
# en: a02eb999
-lusus-kind-TF = Transfusion
# en: a1851e9c
-lusus-kind-BQ = Vermächtnis
# en: f5454bda
-lusus-kind-DI = Bannlösung
# en: f11c37ed
-lusus-kind-KO = Knockout
# en: f7cba837
-lusus-kind-DC = Entzauberung
# en: 218bb582
-lusus-kind-TP = Stolpern
# en: e9fd54d4
-lusus-kind-ES = Fesselung
# en: 8fa527d2
-lusus-kind-DL = Verzögerung
# en: 474d6776
-lusus-kind-BS = Dolchstoß
# en: 96651660
-lusus-kind-LT = Lebensraub
# en: 2cc2f581
-lusus-kind-HE = Heilung
# en: c67cdd1b
-lusus-kind-RC = Recycling
# en: cd49fabf
-lusus-kind-TD = Tauschhandel
# en: dce76e08
lusus-text-KI = zieht auch wie ein König
# en: 4013965d
lusus-text-QU = zieht auch wie eine Dame
# en: 43c6a046
lusus-text-BI = zieht auch wie ein Läufer
# en: bdb8d5f2
lusus-text-KN = zieht auch wie ein Springer
# en: bef1cacf
lusus-text-RO = zieht auch wie ein Turm
# en: 776532db
lusus-text-PA = zieht auch wie ein Bauer, ohne Umwandlung
# en: 495edce5
lusus-text-SW = darf mit einer Nachbarfigur den Platz tauschen, egal wem sie gehört
# en: 36dcb160
lusus-text-RB = mit Turmzügen bekommt die Figur auch Läuferzüge, und umgekehrt
# en: 01591dbc
lusus-text-SI = zieht oder schlägt auch ein Feld weit in gerader Richtung
# en: 0eded6b4
lusus-text-IM = lässt sich nicht einfrieren oder behindern und schützt ihre anderen Plättchen
# en: a69cd194
lusus-text-GU = Freunde, die diese Figur angreifen könnte, können nicht geschlagen werden
# en: b31f69b2
lusus-text-MD = die Seite der Figur zieht ein Plättchen weniger nach
# en: f57bbc34
lusus-text-PD = die Seite der Figur zieht ein Plättchen mehr nach
# en: 67744ab9
lusus-text-SF = zieht nur auf Nachbarfelder
# en: 5c96e51e
lusus-text-DM = kann nicht schlagen
# en: e8699599
lusus-text-EN = zieht nur, um zu schlagen
# en: 50b32d4a
lusus-text-PH = darf durch eine Figur hindurchgleiten
# en: 09e28baf
lusus-text-DA = die Seite der Figur darf in jedem Zug ein Plättchen mehr spielen
# en: 8ce2f797
lusus-text-SP = prallt schräg von Figuren und Rändern ab, und andere prallen von der Figur ab
# en: d669efdb
lusus-text-DS = belegt einfach einen Platz
# en: db3e7cee
lusus-text-CO = belegt einfach zwei Plätze, passt also nie auf einen König
# en: 1673981b
lusus-text-WR = verbindet für die Figur die a-Linie mit der h-Linie
# en: 909647c0
lusus-text-GH = friert alle Nachbarn ein, Freund und Feind
# en: b230bac2
lusus-text-IZ = lässt sich durch nichts bewegen
# en: e170e0c8
lusus-text-HR = darf nach dem Schlagen noch einmal ziehen, ohne zu schlagen
# en: b659a64a
lusus-text-KW = die Seite der Figur sieht die Hand des Gegners
# en: e6e61673
lusus-text-BD = rollt nach einem Schlag mit Anlauf weiter über die Figuren dahinter
# en: aa9c328d
lusus-text-TH = darf der geschlagenen Figur ein Plättchen stehlen
# en: 53f3b8e8
lusus-text-RV = Falle: auch die schlagende Figur wird geschlagen
# en: 8b4bf855
lusus-text-ND = Falle: wer die Figur schlägt, zieht in diesem Zug nichts nach
# en: 85de1289
lusus-text-UN = Falle: macht den Zug, der die Figur schlägt, rückgängig; er ist vertan
# en: 7a1d2d98
lusus-text-DG = Falle: die Figur entkommt auf ein zufälliges freies Feld daneben
# en: b907d5a2
lusus-text-TF = Falle: deine Plättchen auf der Figur kommen in deinen Beutel
# en: b1999414
lusus-text-BQ = Falle: dein erstes anderes Plättchen auf der Figur kommt auf deine Hand
# en: ca8853f6
lusus-text-DI = einmal: entfernt ein beliebiges Plättchen von einer Figur
# en: 2991d325
lusus-text-KO = einmal: entfernt alle Plättchen von einer Figur
# en: 84c4ea59
lusus-text-DC = einmal: entfernt ein Sonderplättchen
# en: dc4046c2
lusus-text-TP = einmal: entfernt ein Bewegungsplättchen
# en: 728661e2
lusus-text-ES = einmal: entfernt alle Bewegungsplättchen von einer Figur
# en: b0306725
lusus-text-DL = einmal: die Hand deines Gegners geht in dessen Beutel zurück
# en: 2c518f37
lusus-text-BS = einmal: 2 zufällige Plättchen aus der Hand deines Gegners kommen auf den Friedhof
# en: dca1c9ee
lusus-text-LT = einmal: 2 zufällige Plättchen aus der Hand deines Gegners kommen in deinen Beutel
# en: e9cce73a
lusus-text-HE = einmal: nimm 3 Plättchen aus deinem Friedhof auf die Hand
# en: 16b416b6
lusus-text-RC = einmal: spiel ein Plättchen aus deinem Friedhof
# en: f843b589
lusus-text-TD = einmal: vertausche zwei Plättchen auf zwei Figuren
# en: 9a7bddd6
lusus-tile-line = { $tile } ({ $code }): { $text }
# en: 390ccb4b
-lusus-hidden = verdeckte Falle
    .dat = verdeckten Falle
# en: 7c1b25d2
lusus-foreign = { $tile } von { $side }
# en: 62728116
lusus-some = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
# en: 18d5f50a
lusus-none = nichts
# en: 63892959
lusus-attach = { $recycled ->
    [yes] Recycling: { $tile } auf { WORD($bearer, case: "acc", article: "the") } { $at }
   *[no] { $tile } auf { WORD($bearer, case: "acc", article: "the") } { $at }
}
# en: 3450c81c
lusus-remove = { $recycled ->
    [yes] Recycling, { $tile }: { $tiles } weg { GENDER($bearer) ->
        [f] von der { WORD($bearer, case: "dat") }
       *[m] vom { WORD($bearer, case: "dat") }
    } { $at }
   *[no] { $tile }: { $tiles } weg { GENDER($bearer) ->
        [f] von der { WORD($bearer, case: "dat") }
       *[m] vom { WORD($bearer, case: "dat") }
    } { $at }
}
# en: acadfda6
lusus-delay = { $recycled ->
    [yes] Recycling, Verzögerung: { $tiles } von { $side } zurück in den Beutel
   *[no] Verzögerung: { $tiles } von { $side } zurück in den Beutel
}
# en: 2371f86c
lusus-backstab = { $recycled ->
    [yes] Recycling, Dolchstoß: { $tiles } aus der Hand von { $side } auf den Friedhof
   *[no] Dolchstoß: { $tiles } aus der Hand von { $side } auf den Friedhof
}
# en: 69d08fc5
lusus-life-tap = { $recycled ->
    [yes] Recycling, Lebensraub: { $tiles } aus der Hand von { $side } gestohlen
   *[no] Lebensraub: { $tiles } aus der Hand von { $side } gestohlen
}
# en: 2a26ceea
lusus-heal = { $recycled ->
    [yes] Recycling, Heilung: { $tiles } zurück auf die Hand
   *[no] Heilung: { $tiles } zurück auf die Hand
}
# en: e65e723d
lusus-trade = { $recycled ->
    [yes] Recycling, Tauschhandel: { $one } auf { $from } gegen { $other } auf { $to }
   *[no] Tauschhandel: { $one } auf { $from } gegen { $other } auf { $to }
}
# en: c34336ec
lusus-burn = verbrennt { $tile }
# en: 6d2463ca
lusus-story = { WORD($steps, start: "yes") }
# en: 9ca46a1f
lusus-pass = kein Zug möglich
# en: 76042e79
lusus-castle = rochiert { $wing ->
    [king] kurz
   *[queen] lang
}
# en: 6782d4d6
lusus-swap = { $piece } { $from } tauscht mit { WORD($partner, case: "dat", article: "the") } auf { $to } den Platz
# en: 8cc857b5
lusus-move = { $piece } { $from } nach { $to }
# en: 2c6d0cd3
lusus-take = { $piece } { $from } schlägt { WORD($victim, case: "acc", article: "the") } auf { $to }
# en: 26750e40
lusus-take-passing = { $piece } { $from } nach { $to } und schlägt { WORD($victim, case: "acc", article: "the") } auf { $at } en passant
# en: 2e515ad3
lusus-roll = { $piece } { $from } rollt über { $victims }
# en: aa566fe6
lusus-attack = { $piece } { $from } greift { $victims } an
# en: 1010a8d5
lusus-victim = { WORD($piece, case: "acc", article: "the") } auf { $at }
# en: c91cc85a
lusus-captured = { WORD($piece, article: "the") } auf { $at } wird geschlagen
# en: d0fe5b56
lusus-dodged = Ausweichen: die Figur auf { $from } entkommt nach { $to }
# en: da3ec1f1
lusus-reverted = Umkehr auf { $at }: der Zug wird rückgängig gemacht
# en: 122ff566
lusus-stolen = { $tile } gestohlen
# en: 70a9b189
lusus-bequeathed = Vermächtnis: { $tile } auf die Hand von { $side }
# en: 2f8a4e2e
lusus-transfused = Transfusion: { $tiles } in den Beutel von { $side }
# en: c4991fee
lusus-no-draw = Kein Nachziehen: { $side } zieht nichts nach
# en: 1b974ddc
lusus-avenged = Rache: auch { WORD($piece, article: "the") } auf { $at } wird geschlagen
# en: d8afb096
lusus-ran = läuft weiter nach { $to }
# en: b7d21c6e
lusus-stayed = kann nicht weiterlaufen
# en: f6872ab2
lusus-promoted = der Bauer auf { $at } wird { WORD($piece, article: "a") }
# en: 7fe91d29
lusus-drew = zieht { $tiles } nach
# en: 51c25ed4
lusus-roll-dealt = { $side } beginnt mit { $tile }
# en: c6f8896b
lusus-roll-drawn = { $reason ->
    [backstab] Dolchstoß nimmt
    [lifetap] Lebensraub nimmt
   *[draw] nachgezogen:
} { $tile }
# en: f1728012
lusus-roll-dodged = weicht nach { $to } aus
# en: d373b3c7
lusus-option-tile = { $tile }: { $text }
# en: a7374923
lusus-option-trap = eine verdeckte Falle: irgendeine der sechs
# en: 47d361f9
lusus-option-recycle = Recycling, { $tile }: { $text }
# en: d25c7637
lusus-option-attach = { $tile } → { $bearer }: { $text }
# en: 24c409fb
lusus-option-trade = tausche { $tile } auf { WORD($piece, case: "dat") } { $at }
# en: b16e20d1
lusus-option-piece = { $piece } auf { $at }
# en: 1a6a09de
lusus-option-piece-tiles = { $piece } auf { $at } ({ $tiles })
# en: b599b872
lusus-warn-burns = Das verbrennt dein Plättchen { $tile }.
# en: eab30509
lusus-warn-strips = Das nimmt { WORD($piece, case: "dat", article: "your") } auf { $at } das Plättchen { $tile }. Das ist deine eigene Figur.
# en: e6ae0a2d
lusus-warn-hinders = Das legt { $tile } auf { WORD($piece, case: "acc", article: "your") } auf { $at }. Deiner eigenen Figur schadet es nur.
# en: 82dfa240
lusus-warn-king = Dein König könnte auf { $at } geschlagen werden.
# en: 0366a016
lusus-warn-cannot-draw = Am Ende dieses Zuges kannst du nicht genug Plättchen nachziehen und würdest die Partie verlieren.
# en: 9eb18895
lusus-warn-bag = Dein Beutel ist fast leer: Im nächsten Zug kannst du nicht genug Plättchen nachziehen, und damit ist die Partie verloren.
# en: 74b5242e
lusus-alt-turn = Lusus, Zug { $number }, { $side } am Zug, aus der Sicht von { $from }.
# en: 7353718e
lusus-alt-over = Lusus, Partie beendet, aus der Sicht von { $from }.
# en: 293012ca
lusus-alt-men = { $side }: { $pieces }.
# en: 5cdc6bf3
lusus-alt-man = { $piece } { $at }
# en: 42493662
lusus-alt-bearer = { $piece } { $at } ({ $tiles })
# en: deaf3dcf
lusus-alt-board = Brett von Reihe 8 abwärts, Plättchen in Klammern, Weiß groß geschrieben, TX eine verdeckte Falle: { $board }.
# en: 7fd190c2
lusus-alt-frozen = Eingefroren: { $squares }.
# en: 61a858e5
lusus-alt-guarded = Bewacht: { $squares }.
# en: 75b24a2f
lusus-alt-ghosts = Geister: { $squares }.
# en: 5bac3b6d
lusus-alt-piles = { $side }: { $hand } auf der Hand, { $bag } im Beutel, Friedhof: { $graveyard }, zieht { $draws } nach, spielt { $plays }.
# en: 394a3e38
lusus-alt-held = { $count } ({ $tiles })
# en: dd5fc29a
rule-lusus-no_move = Jetzt fehlt noch der Zug einer Figur, zum Beispiel `e2e4`.
# en: 0c25c6a8
rule-lusus-no_play = `{ $typed }` kann ich nicht als Plättchen lesen.
# en: 87991f2c
rule-lusus-unreadable = `{ $typed }` kann ich nicht lesen. Schreib ein Plättchen und dann den Zug einer Figur, zum Beispiel `QU@e2 e2e4`.
# en: 62fefafe
rule-lusus-no_target = Sag dazu, für welches Feld { $tile } ist.
# en: 783e9dd3
rule-lusus-no_trap = Auf { $square } ist keine Falle.
# en: a788619a
rule-lusus-which_heal = Sag dazu, welche 3 Plättchen Heilung aus deinem Friedhof zurückholt.
# en: d59e5a60
rule-lusus-after_move = Nach dem Zug der Figur kann nichts mehr kommen.
# en: 7e1deaf5
rule-lusus-no_bar = Die Notation braucht nach dem Zug ` |` und vor jedem Ereignis ein Leerzeichen.
# en: f34a870c
rule-lusus-spaces = Die Notation braucht vor jedem Ereignis ein Leerzeichen und am Ende keins.
# en: 03dbf309
rule-lusus-other_position = Das ist kein Zug dieser Stellung.
# en: 2426bc0f
rule-lusus-play_order = Die Teile stehen nicht in der strengen Reihenfolge: `{ $canonical }`.
# en: de023d0f
rule-lusus-event_order = Die Plättchen von `{ $event }` stehen nicht in der strengen Reihenfolge.
# en: 27efc13f
rule-lusus-play-first = Spiel erst ein Plättchen, oder verbrenn eins (`burn` und sein Name). Dann zieh.
# en: d19aaed4
rule-lusus-no_more_plays = { $tile } ist ein Plättchen zu viel: Du kannst in diesem Zug { $limit ->
    [one] nur 1 Plättchen
   *[other] höchstens { $limit } Plättchen
} spielen, und nach dem Verbrennen gar keins.
# en: a298ad07
rule-lusus-burn_first = { $tile } kannst du nur ganz am Anfang deines Zuges verbrennen.
# en: 0a793640
rule-lusus-not_in_hand = { $tile } hast du nicht auf der Hand.
# en: a302d0cc
rule-lusus-not_in_graveyard = { $tile } hast du nicht auf deinem Friedhof.
# en: e9b58d96
rule-lusus-recycled_recycle = Recycling kann kein Recycling zurückholen.
# en: 7b60156a
rule-lusus-empty_square = Auf { $square } steht keine Figur für { $tile }.
# en: 9c30435e
rule-lusus-trap_on_enemy = Fallen kannst du nur auf deine eigenen Figuren legen, und die auf { $square } gehört dir nicht.
# en: 95c54d4c
rule-lusus-no_room = Die Figur auf { $square } hat keinen Platz für { $tile }.
# en: b9cb6d31
rule-lusus-trade_no_room = Das getauschte Plättchen passt nicht auf { $square }.
# en: 2f6fbf5a
rule-lusus-no_such_tile = Die Figur auf { $square } hat kein Plättchen Nummer { $slot }.
# en: b49b5457
rule-lusus-protected = Immunität schützt Plättchen { $slot } auf { $square } vor { $tile }.
# en: 1fb49693
rule-lusus-immune_piece = Die Figur auf { $square } hat Immunität, darum kann { $tile } sie nicht wählen.
# en: 32784228
rule-lusus-not_special = { $tile } nimmt nur Sonderplättchen weg, und Plättchen { $slot } auf { $square } ist keins.
# en: 299df851
rule-lusus-not_movement = { $tile } nimmt nur Bewegungsplättchen weg, und Plättchen { $slot } auf { $square } ist keins.
# en: 4b7199ba
rule-lusus-no_tiles = Die Figur auf { $square } hat keine Plättchen.
# en: f6e3d2b1
rule-lusus-no_movement_tiles = Die Figur auf { $square } hat keine Bewegungsplättchen.
# en: 28b0a511
rule-lusus-no_hand = Dein Gegner hat keine Plättchen auf der Hand, darum bewirkt { $tile } nichts.
# en: 17697721
rule-lusus-empty_graveyard = Dein Friedhof ist leer, darum bewirkt Heilung nichts.
# en: fa67cf0e
rule-lusus-same_piece = Tauschhandel braucht Plättchen auf zwei verschiedenen Figuren.
# en: f5ab21ff
rule-lusus-heal-count = Heilung holt jetzt genau { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} zurück.
# en: b030bd1a
rule-lusus-can_move = Du kannst ziehen, also kannst du nicht passen.
# en: baa205d9
rule-lusus-castling = Rochieren kannst du jetzt nicht.
# en: a9fdd0e6
rule-lusus-empty_origin = Auf { $from } steht keine Figur.
# en: 6d92ec81
rule-lusus-enemy_piece = { WORD($piece, article: "the", start: "yes") } auf { $from } gehört dir nicht.
# en: 65481af2
rule-lusus-frozen = { WORD($piece, article: "the", start: "yes") } auf { $from } ist eingefroren.
# en: 4fda0279
rule-lusus-no_swap = { WORD($piece, article: "the", start: "yes") } auf { $from } hat kein Plättchen Platztausch und kann darum nicht mit der Figur auf { $to } den Platz tauschen.
# en: bc304b36
rule-lusus-swap_nobody = Auf { $to } steht keine Figur für einen Platztausch.
# en: 56915cdc
rule-lusus-swap_not = { WORD($piece, article: "the", start: "yes") } auf { $from } kann nicht mit der Figur auf { $to } den Platz tauschen: Es muss eine Nachbarfigur sein, die nicht eingefroren ist.
# en: b841f8ec
rule-lusus-suffix = { WORD($piece, article: "the", start: "yes") } kommt von { $from } nach { $to }, aber nicht so, wie `{ $move }` es sagt.
# en: 1eceac90
rule-lusus-own_piece = Auf { $to } steht deine eigene Figur.
# en: dd4225a1
rule-lusus-disarmed = { WORD($piece, article: "the", start: "yes") } auf { $from } ist entwaffnet und kann nicht schlagen.
# en: 25dc8085
rule-lusus-enraged = { WORD($piece, article: "the", start: "yes") } auf { $from } ist in Raserei und zieht nur, um zu schlagen.
# en: b9c2e9b0
rule-lusus-guarded = Die Figur auf { $to } ist bewacht und kann nicht geschlagen werden.
# en: e7f35c4b
rule-lusus-sticky = { WORD($piece, article: "the", start: "yes") } auf { $from } hat Klebefüße und kommt nur auf Nachbarfelder.
# en: 656834cc
rule-lusus-pawn_reach = Der Bauer auf { $from } kommt nicht nach { $to }.
# en: 752804f8
rule-lusus-reach = { WORD($piece, article: "the", start: "yes") } auf { $from } kommt nicht nach { $to }.
# en: 67d622f4
rule-lusus-chance-missing = Der Notation fehlt das Ereignis `{ $event }`.
# en: afe46f6d
rule-lusus-chance-extra = Die Notation hat ein Ereignis, das nicht eintritt: `{ $event }`.
# en: 58fbeaef
rule-lusus-chance-order = Wo in der Notation `{ $found }` steht, tritt das Ereignis `{ $event }` ein.
# en: a46dd715
rule-lusus-chance-value = Das Ereignis `{ $event }` ist hier nicht möglich.
# en: ec0880e9
rule-lusus-chance-syntax = Das Ereignis `{ $event }` kann ich nicht lesen.
# en: ccf0bd39
rule-lusus-unknown_setup = Die Aufstellung { $setup } gibt es nicht.
# en: 09a2838c
rule-lusus-position_fields = Eine Stellung hat zehn Teile mit je einem Leerzeichen dazwischen; gefunden habe ich { $found }.
# en: 733f24bb
rule-lusus-position_tag = Eine Stellung beginnt mit L1.
# en: 0d60aea0
rule-lusus-position_rows = Das Brett hat 8 Reihen mit Schrägstrichen dazwischen; gefunden habe ich { $found }.
# en: 9a92c1a2
rule-lusus-position_row = Reihe { $row } hat keine 8 Felder.
# en: 44efeec6
rule-lusus-position_canonical = Leere Felder nebeneinander schreibt man als eine Zahl.
# en: cc2632df
rule-lusus-position_piece = Diese Figur gibt es nicht.
# en: 76908868
rule-lusus-position_tiles = Die Plättchen einer Figur stehen in Klammern, mindestens eins.
# en: f43e914a
rule-lusus-position_tile = `{ $tile }` ist kein Plättchen, das hier sein könnte.
# en: a1e3566e
rule-lusus-position_one_time = { $tile } liegt nie auf einer Figur.
# en: 7af3a885
rule-lusus-position_slots = Diese Figur hat höchstens { $limit ->
    [one] 1 Platz
   *[other] { $limit } Plätze
}.
# en: 690355c6
rule-lusus-position_pawn = Ein Bauer auf seiner letzten Reihe hat sich schon umgewandelt.
# en: 69d1254e
rule-lusus-position_side = Die Seite am Zug schreibt man als w oder b.
# en: d03100cf
rule-lusus-position_rights = Die Rochaderechte sind einige von K, Q, k, q in dieser Reihenfolge, mit König und Turm auf ihren Ausgangsfeldern, oder ein Strich.
# en: b20ee037
rule-lusus-position_passed = Das übersprungene Feld ist leer, und dahinter steht die gegnerische Figur, die es übersprungen hat; gibt es keins, schreibt man einen Strich.
# en: c77567aa
rule-lusus-position_phase = Die Phase ist P0, P1, P2, M oder E.
# en: d0819c8f
rule-lusus-position_zones = Jede Seite hat Hand, Beutel und Friedhof mit Schrägstrichen dazwischen; gefunden habe ich { $found }.
# en: a6881e39
rule-lusus-position_zone = Einen leeren Vorrat schreibt man als Strich.
# en: 4b0a65b5
rule-lusus-position_order = Die Plättchen eines Vorrats stehen nicht in ihrer Reihenfolge.
# en: 35dd96a1
rule-lusus-position_many = Es gibt zu viele Plättchen einer Sorte.
# en: 1b5afd26
rule-lusus-position_turn = Die Zugnummer ist eine Zahl von 1 bis { $limit }, ohne Null am Anfang.
# en: 9a0bacac
rule-lusus-position_result = Das Ergebnis ist *, W+king, B+king, W+draw, B+draw oder B+limit.
# en: 80d54851
rule-lusus-position_end = Die Phase ist genau dann E, wenn es ein Ergebnis gibt.
# en: 00cf7913
rule-lusus-position_passed_end = Nach dem Ende kann nichts mehr en passant geschlagen werden.
# en: bef38e99
rule-lusus-position_plays = So viele Plättchen können nicht gespielt sein, wenn noch eins erlaubt ist.
# en: ac7ca959
rule-lusus-position_parity = Eine ungerade Zugnummer gehört Weiß, eine gerade Schwarz.
# en: 49ae121e
rule-lusus-position_kings = Jede Seite hat einen König.

## Kyo

# en: 5e49a614
-kyo-kind-P = Leichter Bauer
    .gender = m
    .the = der Leichte Bauer
    .acc = Leichten Bauern
    .dat = Leichten Bauern
    .gen = Leichten Bauern
    .other = Leichte Bauern
# en: 95a6adaa
-kyo-kind-H = Schwerer Bauer
    .gender = m
    .the = der Schwere Bauer
    .acc = Schweren Bauern
    .dat = Schweren Bauern
    .gen = Schweren Bauern
    .other = Schwere Bauern
# en: 684b67e0
-kyo-kind-T = Turm
    .gender = m
    .gen = Turms
    .other = Türme
    .other-dat = Türmen
# en: e22a9030
-kyo-kind-Q = Dame
    .gender = f
    .other = Damen
# en: 6a5c2add
-kyo-kind-K = König
    .gender = m
    .gen = Königs
    .other = Könige
    .other-dat = Königen
# en: 05ccce6c
-kyo-kind-C = Kanone
    .gender = f
    .other = Kanonen
# en: fda6ef6e
-kyo-kind-N = Springer
    .gender = m
    .gen = Springers
    .other = Springer
    .other-dat = Springern
# en: a81ab41f
-dark = dunkel
    .adj-m = dunkler
    .adj-other = dunkle
# en: a2a1408f
-light = hell
    .adj-m = heller
    .adj-other = helle
# en: f8bd2645
-shield = Schild
    .gender = m
    .gen = Schilds
    .other = Schilde
    .other-dat = Schilden
# en: 5029814c
kyo-who = { $piece } { $from }
# en: afa6c861
kyo-pile = Der Haufen auf { $from }
# en: 1c8a9cf2
kyo-pile-bare = Haufen
# en: d85b0d61
kyo-move = { $who } nach { $to }{ $load ->
    [0] { "" }
    [one] { " " }mit 1 Chip
   *[other] { " " }mit { $load } Chips
}
# en: 61fa265d
kyo-takes = { $who } schlägt { WORD($victim, case: "acc") } auf { $to }{ $load ->
    [0] { "" }
    [one] { " " }und bringt 1 Chip mit
   *[other] { " " }und bringt { $load } Chips mit
}
# en: 0cd3d571
kyo-strike = { $who } zerschlägt den Schild auf { $to } und prallt ab
# en: be39415b
kyo-deploy = { $who } legt { $count ->
    [one] 1 Schild
   *[other] { $count } Schilde
} auf { $to }
# en: b2a4f178
kyo-chips = { $who } schickt { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
} nach { $to }
# en: 43ab1de0
kyo-chips-deploy = { $who } schickt { $count ->
    [one] 1 Chip nach { $to }, einen Schild
   *[other] { $count } Chips nach { $to }, darunter Schilde
}
# en: 6ef56c96
kyo-shuffle = { $who } ordnet um, von unten: { $order }
# en: 501bde35
kyo-then-move = weiter nach { $to }{ $load ->
    [0] { "" }
    [one] { " " }mit 1 Chip
   *[other] { " " }mit { $load } Chips
}
# en: 66f571e8
kyo-then-takes = schlägt { WORD($victim, case: "acc") } auf { $to }{ $load ->
    [0] { "" }
    [one] { " " }und bringt 1 Chip mit
   *[other] { " " }und bringt { $load } Chips mit
}
# en: 6510fe93
kyo-then-strike = zerschlägt den Schild auf { $to } und prallt ab
# en: 1775f84b
kyo-then-deploy = legt { $count ->
    [one] 1 Schild
   *[other] { $count } Schilde
} auf { $to }
# en: c68c6354
kyo-then-chips = schickt { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
} nach { $to }
# en: a9e6e9d4
kyo-then-chips-deploy = schickt { $count ->
    [one] 1 Chip nach { $to }, einen Schild
   *[other] { $count } Chips nach { $to }, darunter Schilde
}
# en: 25b7bd35
kyo-then-shuffle = ordnet um, von unten: { $order }
# en: 27617a25
kyo-destroyed = { $count ->
    [one] 1 Chip von { $side } wird zerstört
   *[other] { $count } Chips von { $side } werden zerstört
}
# en: d9fe9180
kyo-end-here = Zug hier beenden
# en: 5d4cac8b
kyo-number = { $count ->
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $count }
}
# en: feb98bee
kyo-shields = { $count ->
    [one] { $number } Schild
   *[other] { $number } Schilde
}
# en: 37f01aa9
kyo-mana = { $count ->
    [one] { $number } { WORD($side, form: "adj-m") } { WORD($mana, form: "adj-m") } Chip
   *[other] { $number } { WORD($side, form: "adj-other") } { WORD($mana, form: "adj-other") } Chips
}
# en: b7fc677a
kyo-stack-empty = { $tile }: leer
# en: 94630e7f
kyo-stack-pawn = { $tile }: { GENDER($piece) ->
    [f] eine
   *[m] ein
} { WORD($side, $piece) } { $piece }
# en: 836cbc0d
kyo-stack-chips = { $tile }: { $chips }
# en: f24b24af
kyo-stack-both = { $tile }: { $chips }, darauf { GENDER($piece) ->
    [f] eine
   *[m] ein
} { WORD($side, $piece) } { $piece }
# en: 1c43adff
kyo-alt-turn = Kyo, Zug { $number }, { $side } am Zug, aus der Sicht von { $from }.
# en: 0a88c4ef
kyo-alt-over = Kyo, Partie beendet, aus der Sicht von { $from }.
# en: c7541cac
kyo-alt-mana = Mana von { $side }: { $dark } dunkel, { $light } hell.
# en: 757dd86a
kyo-alt-shields = Schilde: { $gold } in Stapeln von Gold, { $red } in Stapeln von Rot, { $nobody } gelegt.
# en: 254642ff
kyo-alt-stacks = Stapel, von unten nach oben: { $stacks }.
# en: 238dfc07
kyo-alt-symbols = Stapel, von unten nach oben, { kyo-alt-letters }: { $stacks }.
# en: 8c3dfe09
kyo-alt-rows = Reihen 0 bis 9, jede ab Linie A mit Zahlen für leere Felder, Stapel von unten nach oben, { kyo-alt-letters }: { $rows }.
# en: b1f12060
kyo-alt-letters = Gold groß, Rot klein geschrieben, S Schild, D dunkles und L helles Mana, P Leichter und H Schwerer Bauer, T Turm, Q Dame, K König, C Kanone, N Springer
# en: b717a4b4
kyo-describe-symbols = { kyo-alt-letters }: { $stacks }
# en: 2bff357b
kyo-describe-kind = { $side } { $tiles }
# en: 4aa9e69c
kyo-describe-tile = { $stack }.
# en: 13b258cc
kyo-ask-man = Welcher Stapel?
# en: 42399e1f
kyo-situation = { $stack }.
# en: c55e18e4
kyo-ask-first-step = Wohin?
# en: 4dc0bd18
kyo-ask-step = Weitergehen oder deinen Zug hier beenden?
# en: b128a1aa
kyo-ask-load = Auf welche Art nach { $to }?
# en: 21fad5b5
kyo-ask-order = In welcher Reihenfolge, von unten nach oben?
# en: 5e960a1b
kyo-ask-done = Der Zug kann gespielt werden.
# en: da40370d
kyo-choice-stack = { $piece } { $tile }
# en: cf946c05
kyo-choice-to = nach { $to }
# en: 47be65ce
kyo-choice-takes = nach { $to }, schlägt { WORD($victim, case: "acc") }
# en: 66495719
kyo-choice-shuffle = die Chips umordnen
# en: e2e3d595
kyo-choice-ways = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
# en: fc6399f9
kyo-choice-wins = und gewinnt
# en: 5118cd49
rule-kyo-no_start = Ein Zug beginnt mit dem Feld des Stapels, zum Beispiel `A3 A4`.
# en: 92237b97
rule-kyo-no_step = Wohin geht es? Schreib einen Schritt dazu, zum Beispiel `A3 A4`.
# en: c4802811
rule-kyo-unreadable = `{ $typed }` kann ich nicht lesen. Schreib, wo der Stapel steht und wohin er geht, zum Beispiel `A3 A4`.
# en: ab9711b8
rule-kyo-not_canonical = Das ist nicht in der strengen Notation geschrieben: `{ $canonical }`.
# en: 408e3bd7
rule-kyo-empty_tile = { $tile } ist leer. Beginne mit einem deiner eigenen Stapel.
# en: a07a7749
rule-kyo-enemy_stack = Der Stapel auf { $tile } gehört dir nicht.
# en: 85127f98
rule-kyo-shielded_tile = Auf { $tile } liegt obenauf ein Schild, und so ein Feld gehört niemandem.
# en: 60f34b60
rule-kyo-nothing_more = Schritt { $number }, `{ $step }`: In diesem Zug kann nichts mehr folgen.
# en: fdaf34bf
rule-kyo-movement_finished = Schritt { $number }, `{ $step }`: { WORD($piece, article: "the", start: "yes") } hat die Bewegung schon beendet und bleibt auf { $from }.
# en: 35bd275a
rule-kyo-too_many_steps = Schritt { $number }, `{ $step }`: Ein Zug hat höchstens 64 Schritte.
# en: 15a0a771
rule-kyo-no_pawn = Schritt { $number }, `{ $step }`: Auf { $from } steht keine Figur, also schreib, wie viele Chips gehen, zum Beispiel `+1`.
# en: 1ce32c8d
rule-kyo-out_of_reach = Schritt { $number }, `{ $step }`: { $to } ist von { $from } aus nicht zu erreichen.
# en: 836befb3
rule-kyo-own_pawn = Schritt { $number }, `{ $step }`: Auf { $to } steht { WORD($target, article: "your") }.
# en: 99bdbe14
rule-kyo-too_few = Schritt { $number }, `{ $step }`: Auf { $from } kannst du { $count ->
    [0] keinen Chip
    [one] nur 1 Chip
   *[other] nur { $count } Chips
} aufnehmen.
# en: 9d69d9b4
rule-kyo-too_heavy = Schritt { $number }, `{ $step }`: { WORD($piece, article: "a", start: "yes") } nimmt höchstens { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
} auf.
# en: f4693808
rule-kyo-light_pawn_lifts = Schritt { $number }, `{ $step }`: Ein Leichter Bauer kann keine Chips aufnehmen.
# en: c904f374
rule-kyo-must_strike = Schritt { $number }, `{ $step }`: Auf { $to } liegt ein Schild, den kann { WORD($piece, article: "the") } nur zerschlagen.
# en: e1a54962
rule-kyo-nothing_stays = Schritt { $number }, `{ $step }`: Nach einem Manaschritt können nur Manaschritte folgen, und auf { $from } bliebe kein Chip als Weg.
# en: bd786e2e
rule-kyo-shield_stays = Schritt { $number }, `{ $step }`: Nach einem Manaschritt können nur Manaschritte folgen, und auf { $from } bliebe obenauf ein Schild. Ein Schild ist kein Weg.
# en: 923d84c8
rule-kyo-dark_stays = Schritt { $number }, `{ $step }`: Auf { $from } bliebe ein dunkler Chip, darum muss der Schritt gerade sein, nicht schräg.
# en: dab7b43c
rule-kyo-light_stays = Schritt { $number }, `{ $step }`: Auf { $from } bliebe ein heller Chip, darum muss der Schritt schräg sein.
# en: c4c61676
rule-kyo-turns_on_dark = Schritt { $number }, `{ $step }`: Auf { $from } bliebe wieder ein dunkler Chip, und zwei Schritte auf derselben Farbe müssen in dieselbe Richtung gehen.
# en: 8894240f
rule-kyo-turns_on_light = Schritt { $number }, `{ $step }`: Auf { $from } bliebe wieder ein heller Chip, und zwei Schritte auf derselben Farbe müssen in dieselbe Richtung gehen.
# en: dee8e099
rule-kyo-not_outnumbered = Schritt { $number }, `{ $step }`: { $from } ist gegen { $to } nicht in der Überzahl ({ $attackers } gegen { $defenders }), und ohne Überzahl kann ein Leichter Bauer nicht schlagen.
# en: 7125e264
rule-kyo-no_shield = Schritt { $number }, `{ $step }`: Auf { $to } liegt kein Schild.
# en: 139420c7
rule-kyo-tower_strikes = Schritt { $number }, `{ $step }`: Ein Turm tritt auf Schilde. Schreib statt X, wie viele Chips er mitnimmt.
# en: 985455d7
rule-kyo-no_road_towards = Schritt { $number }, `{ $step }`: Nach einem Manaschritt kannst du einen Schild nur entlang eines Wegs zerschlagen, und von { $from } führt keiner nach { $to }.
# en: 84f69092
rule-kyo-no_chips = Schritt { $number }, `{ $step }`: Mindestens 1 Chip muss gehen.
# en: 6d1cf37c
rule-kyo-direct_after = Schritt { $number }, `{ $step }`: Chips schicken kannst du nur, bevor sich sonst etwas bewegt. Nur ein Turm kann später noch Schilde legen.
# en: e32601bd
rule-kyo-chips_attack = Schritt { $number }, `{ $step }`: Auf { $to } steht { GENDER($target) ->
    [f] eine gegnerische
   *[m] ein gegnerischer
} { $target }, und Chips können nicht angreifen.
# en: 8bc80259
rule-kyo-chips_onto_shield = Schritt { $number }, `{ $step }`: Auf { $to } liegt obenauf ein Schild, darauf kannst du keine Chips schicken.
# en: 4a822cf0
rule-kyo-shield_under_pawn = Schritt { $number }, `{ $step }`: Auf { $to } steht { WORD($target, article: "your") }, und unter eine Figur kannst du keine Schilde schicken.
# en: 1f7039c2
rule-kyo-queen_only = Schritt { $number }, `{ $step }`: Chips umordnen kann jetzt nur die Dame.
# en: 220d93c8
rule-kyo-light_pawn_shuffles = Schritt { $number }, `{ $step }`: Ein Leichter Bauer kann keine Chips umordnen.
# en: 0c15d308
rule-kyo-other_chips = Schritt { $number }, `{ $step }`: Das sind nicht die obersten Chips auf { $from }.
# en: 932590ec
rule-kyo-changes_nothing = Schritt { $number }, `{ $step }`: Dieses Umordnen ändert nichts.
# en: 6a93eece
rule-kyo-shield_beneath_mana = Schritt { $number }, `{ $step }`: Beim Umordnen kann kein Schild unter Mana geraten.
# en: 7baf94c6
rule-kyo-unknown_setup = Die Aufstellung { $setup } gibt es nicht.
# en: 288c4cdc
rule-kyo-position_fields = Eine Stellung hat vier Teile mit je einem Leerzeichen dazwischen; gefunden habe ich { $found }.
# en: 9ab4e2f4
rule-kyo-position_rows = Das Brett hat 10 Reihen mit Schrägstrichen dazwischen; gefunden habe ich { $found }.
# en: e23cae75
rule-kyo-position_row = Reihe { $row } hat keine 10 Felder.
# en: 580629d9
rule-kyo-position_run = Leere Felder einer Reihe schreibt man als Zahl von 1 bis 10, ohne Null am Anfang.
# en: 1eec5f36
rule-kyo-position_canonical = Leere Felder nebeneinander schreibt man als eine Zahl.
# en: f2cffdc9
rule-kyo-position_cell = Zwischen zwei Kommas steht nichts.
# en: 6723613c
rule-kyo-position_piece = Diese Figur gibt es nicht.
# en: fd724891
rule-kyo-position_pawn = Eine Figur steht immer ganz oben auf ihrem Stapel.
# en: 058f620f
rule-kyo-position_chips = Es gibt höchstens { $limit ->
    [one] 1 Chip
   *[other] { $limit } Chips
} im Spiel.
# en: c153f879
rule-kyo-position_count = { $piece }: { $side } hat davon mehr als { $limit }.
# en: f9d2cb26
rule-kyo-position_shields = Es gibt höchstens { $limit ->
    [one] 1 Schild
   *[other] { $limit } Schilde
} im Spiel.
# en: e19e243d
rule-kyo-position_side = Die Seite am Zug schreibt man als g oder r.
# en: 12c431b2
rule-kyo-position_setup = Die Aufstellung schreibt man als r, m, f oder -, mit einem + dahinter für die zusätzlichen Figuren.
# en: 364f4dec
rule-kyo-position_turn = Die Zugnummer ist eine Zahl von 1 bis { $limit }, ohne Null am Anfang.
