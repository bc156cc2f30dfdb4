### Every text of Sealed Move that people read: Polski.
### whole: core, lessons, rules

# en: d7c8331a
language-name = Polski
# en: 0b981d16
list-next = { $before }, { $item }
# en: 5fbd4384
steps-next = { $before }; { $item }
# en: d281800f
sentences-next = { $before } { $item }
# en: eba153d1
stops-next = { $before }. { WORD($item, start: "yes") }
# en: 2c4d658b
parts-next = { $before } · { $item }
# en: 26ca6d07
-article = -

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
game-about-aruki = szachy 12×12: zbite figury łączą się w nowe, smoki zmiatają całe linie
# en: a5a55d9c
game-about-kyo = piony na stosach żetonów, które torują im drogę
# en: d50f55e8
game-about-chakart = szachy z jajkami, bananami, bombami i ukrytym hetmanem
# en: b90831cd
game-about-lusus = szachy z kafelkami, które zmieniają możliwości figur
# en: 51487e33
setup-aruki-standard = Standard
# en: 7fb65e95
setup-kyo-middle = Okop
# en: f1d3645e
setup-kyo-rear = Otwarte pole
# en: f512d8f7
setup-kyo-front = Klincz
# en: a5bf3fb1
setup-kyo-middle-plus = Okop, z armatami i skoczkami
# en: 6baf8c44
setup-kyo-rear-plus = Otwarte pole, z armatami i skoczkami
# en: f494717f
setup-kyo-front-plus = Klincz, z armatami i skoczkami
# en: a102c5f6
setup-chakart-asymmetric = Losowo, każdy inaczej
# en: 55644158
setup-chakart-symmetric = Losowo, tak samo dla obu
# en: f59e5bec
setup-chakart-deterministic = Jak w szachach
# en: ef832861
setup-lusus-standard = Standard
# en: e6633efd
-side-white = białe
    .gender = p
    .inst = białymi
    .acc = białe
    .gen = białych
    .adj-ma = biały
    .adj-ma-acc = białego
    .adj-ma-gen = białego
    .adj-mp = biały
    .adj-mp-acc = białego
    .adj-mp-gen = białego
    .adj-mi = biały
    .adj-mi-gen = białego
    .adj-f = biała
    .adj-f-acc = białą
    .adj-f-gen = białej
    .adj-n = białe
    .adj-n-gen = białego
    .adj-few = białe
    .adj-many = białych
# en: 74fdef90
-side-black = czarne
    .gender = p
    .inst = czarnymi
    .acc = czarne
    .gen = czarnych
    .adj-ma = czarny
    .adj-ma-acc = czarnego
    .adj-ma-gen = czarnego
    .adj-mp = czarny
    .adj-mp-acc = czarnego
    .adj-mp-gen = czarnego
    .adj-mi = czarny
    .adj-mi-gen = czarnego
    .adj-f = czarna
    .adj-f-acc = czarną
    .adj-f-gen = czarnej
    .adj-n = czarne
    .adj-n-gen = czarnego
    .adj-few = czarne
    .adj-many = czarnych
# en: 7adbcccf
-side-gold = złote
    .gender = p
    .inst = złotymi
    .acc = złote
    .gen = złotych
    .adj-ma = złoty
    .adj-ma-acc = złotego
    .adj-ma-gen = złotego
    .adj-mp = złoty
    .adj-mp-acc = złotego
    .adj-mp-gen = złotego
    .adj-mi = złoty
    .adj-mi-gen = złotego
    .adj-f = złota
    .adj-f-acc = złotą
    .adj-f-gen = złotej
    .adj-n = złote
    .adj-n-gen = złotego
    .adj-few = złote
    .adj-many = złotych
# en: 324655b6
-side-red = czerwone
    .gender = p
    .inst = czerwonymi
    .acc = czerwone
    .gen = czerwonych
    .adj-ma = czerwony
    .adj-ma-acc = czerwonego
    .adj-ma-gen = czerwonego
    .adj-mp = czerwony
    .adj-mp-acc = czerwonego
    .adj-mp-gen = czerwonego
    .adj-mi = czerwony
    .adj-mi-gen = czerwonego
    .adj-f = czerwona
    .adj-f-acc = czerwoną
    .adj-f-gen = czerwonej
    .adj-n = czerwone
    .adj-n-gen = czerwonego
    .adj-few = czerwone
    .adj-many = czerwonych
# en: ce22b3b9
label-turn = Ruch { $number }
# en: af787251
label-won = { WORD($side, start: "yes") } wygrywają
# en: ac1c74b5
label-drawn = Remis
# en: ea324a36
label-canceled = Anulowana
# en: 4ef1d665
label-by-checkmate = przez mata
# en: e7fffa67
label-by-king = przez zbicie króla
# en: d306ffc0
label-by-kings = przez zbicie królów
# en: 0f642c1d
label-by-no-kings = bez królów
# en: d9603f95
label-by-mana = przez brak many
# en: d7435499
label-by-tiles = przez brak kafelków
# en: c472b34a
label-by-limit = przez limit ruchów
# en: 335132d1
label-by-resignation = przez poddanie
# en: 373d1b71
label-by-time = na czas
# en: a5d9e4b2
label-by-admin = decyzją admina
# en: dd541fed
label-by-agreement = za zgodą obu stron
# en: 4b45bd0e
label-by-stalemate = przez pata
# en: 1f8b015d
label-by-bare-kings = same króle
# en: 534a928f
label-by-quiet = ciche ruchy
# en: fd483f2c
label-by-no-progress = bez postępu
# en: 528efada
label-by-blocked = pełna blokada
# en: bff90385
label-by-no-move = przez brak ruchów
# en: 0b6c3990
label-by-repetition = trzeci raz ta sama pozycja
# en: 58823171
label-by-rules = według zasad
# en: c89906ff
label-by-none = bez wyniku
# en: 292d2084
label-by-season = koniec sezonu
# en: 6ec3a92b
alt-ended = { $game }. { $result } { $why }. Widok od strony { WORD($from, case: "gen") }.

# en: 4c156db9
alt-last = Ostatni ruch, { $side }: { $meaning }.

# en: 08686461
alt-planned = Planowany ruch, { $side }: { $meaning }.

## Commands

# en: 400001f2
command-challenge = Wyzwij gracza albo kogokolwiek
# en: 81c3576d
command-challenge-game = W co gracie
# en: 6b8c455b
command-challenge-opponent = Z kim chcesz zagrać (domyślnie: kto pierwszy przyjmie)
# en: 7d5f50aa
command-challenge-side = Twoja strona (domyślnie: losowo)
# en: d24f8c67
command-challenge-pace = Czas na ruch (domyślnie: według ustawień serwera)
# en: ee73a016
command-challenge-time = Dni na całą partię, oprócz jednego dnia na każdy ruch
# en: ad4be3b3
command-challenge-setup = Jak figury stoją na początku (domyślnie: zwykłe ustawienie)
# en: 2e3e44bb
command-challenge-rated = Czy partia liczy się do rankingu (domyślnie: tak)
# en: 223edb3f
command-challenge-level = Zagraj z komputerem na tym poziomie (domyślnie: dobrany do ciebie)
# en: 456ffd3a
choice-side-first = Pierwszy ruch
# en: 5e0ea21b
choice-side-second = Drugi ruch
# en: 78993027
choice-side-random = Losowo
# en: 0b624f62
choice-pace = { $budget ->
    [0] { $days ->
        [one] 1 dzień na ruch
        [few] { $days } dni na ruch
       *[many] { $days } dni na ruch
    }
    [one] 1 dzień na ruch i jeszcze { $budget } dzień na całą partię
    [few] 1 dzień na ruch i jeszcze { $budget } dni na całą partię
   *[many] 1 dzień na ruch i jeszcze { $budget } dni na całą partię
}
# en: 852bda02
choice-pings-channel = Na kanale partii
# en: b92d8529
choice-pings-direct = W wiadomości prywatnej
# en: c76ff34e
choice-pings-both = Na kanale i w wiadomości prywatnej
# en: 46dcd130
choice-reminders-both = Gdy minie połowa i gdy minie 80% mojego czasu
# en: 201f99ba
choice-reminders-late = Gdy minie 80% mojego czasu
# en: 4947f76b
choice-reminders-none = Nigdy
# en: 923ec64b
choice-theme-classic = Klasyczny
# en: 390b9adb
choice-theme-dark = Ciemny
# en: 654e7bd8
choice-theme-contrast = Wysoki kontrast
# en: fd39bd0e
choice-size-usual = Normalny
# en: 888503a4
choice-size-small = Mały
# en: 3f09b6e3
choice-size-large = Duży
# en: 817f724d
choice-layout-wide = Szeroki: panel obok planszy
# en: e65d9b40
choice-layout-tall = Wysoki: na telefon
# en: f4706394
choice-symbols-off = Same figury
# en: e8c82c69
choice-symbols-on = Figury z literami
# en: f302840d
choice-board-own = Moja strona
# en: f4ae2022
choice-board-first = Strona, która zaczyna
# en: 427d23ea
choice-board-second = Strona, która rusza jako druga
# en: fe0b8e79
choice-text-off = Tylko obrazki
# en: c43af4fb
choice-text-beside = Obrazki i tekst
# en: 1592f49a
choice-text-instead = Tylko tekst
# en: 2306150f
choice-accepts-everybody = Wszyscy
# en: 62fcd5da
choice-accepts-known = Tylko dotychczasowi przeciwnicy
# en: d2304e0b
choice-accepts-nobody = Nikt
# en: bb7b621a
choice-language-discord = Taki jak w Discordzie
# en: 581da029
choice-puzzles-on = Wracaj do nich
# en: a28f9b71
choice-puzzles-off = Nie pytaj
# en: 233e4c50
choice-danger-on = Ostrzegaj mnie
# en: 1a7849bc
choice-danger-off = Nic nie mów
# en: b60965a9
choice-yes = Tak
# en: 3d8917bc
choice-no = Nie
# en: f0640877
command-move = Zagraj swój ruch
# en: 36bac45d
command-move-turn = Twój ruch: wybierz z listy albo wpisz
# en: 32837f11
command-move-game = Która z twoich partii
# en: fa583e1e
command-board = Plansza, którą widzisz tylko ty
# en: 31d19651
command-board-game = Która partia
# en: 9f1d420a
command-board-turn = Po którym ruchu: podaj numer (0 to początek)
# en: 46b5e553
command-games = Lista twoich partii, najpilniejsze na górze
# en: 848ae5be
command-games-player = Czyje partie (domyślnie: twoje)
# en: 5738fa8a
command-history = Przejrzyj partię ruch po ruchu, pobierz ją, obejrzyj powtórkę
# en: 55da1d54
command-history-game = Która partia
# en: 1a1c71ab
command-learn = Naucz się gry na krótkich lekcjach
# en: 226b0fb3
command-puzzle = Rozwiąż zadanie: znajdź jedyny dobry ruch
# en: 34859a26
command-learn-game = Która gra (domyślnie: twoje postępy w każdej)
# en: df790a7c
command-puzzle-game = Która gra (domyślnie: wybór z listy)
# en: df0e8bc9
command-rules = Poznaj zasady gry, z obrazkami
# en: 45f95476
command-rules-game = Która gra
# en: 506e8cf2
command-rules-topic = Figura, kafelek albo zasada (domyślnie: pierwsza strona)
# en: e33baf6c
command-describe = Plansza opisana słowami
# en: f38d94da
command-describe-game = Która partia
# en: ed53f862
command-describe-what = Pole, rząd, strona albo figura (domyślnie: wszystko)
# en: c4aedb89
command-resign = Poddaj partię
# en: 011022bb
command-resign-game = Która z twoich partii
# en: 86c36bbc
command-draw = Zaproponuj albo przyjmij remis
# en: f0cf2fc6
command-draw-game = Która z twoich partii
# en: 57a1a131
command-takeback = Poproś o cofnięcie swojego ostatniego ruchu
# en: a2f86e35
command-takeback-game = Która z twoich partii
# en: 58f0bf60
command-abort = Przerwij partię, zanim obie strony wykonają ruch
# en: 3bee894f
command-abort-game = Która z twoich partii
# en: 9722478d
command-rematch = Zaproponuj rewanż z zamianą stron
# en: a64391f4
command-rematch-game = Która z twoich zakończonych partii
# en: f63cdd22
command-next = Otwórz swoją najpilniejszą partię
# en: 582bb396
command-note = Pisz prywatne notatki do partii
# en: 156b5bb6
command-note-game = Która z twoich partii
# en: ea7aeef0
command-profile = Pokaż wyniki i ranking
# en: e94e689a
command-profile-player = Czyj profil (domyślnie: twój)
# en: 81e3132c
command-leaderboard = Pokaż najlepszych graczy
# en: a5cc24db
command-leaderboard-game = Która gra (domyślnie: wszystkie)
# en: eee286d6
command-leaderboard-scope = Gracze tego serwera czy wszystkich (domyślnie: tego serwera)
# en: 51732181
choice-scope-server = Ten serwer
# en: e5cafcd8
choice-scope-everywhere = Wszędzie
# en: 8491d6ae
command-mydata = Pobierz albo usuń swoje dane
# en: e7ac3f47
menu-challenge = Wyzwij…
# en: ad42ce28
command-block = Zablokuj kogoś albo przejrzyj i zdejmij swoje blokady
# en: 1ef32844
command-block-person = Kogo zablokować (domyślnie: lista twoich blokad)
# en: 4c8b5043
menu-block = Zablokuj
# en: c5c04354
command-moderate = Wyciszaj osoby, unieważniaj partie, przeglądaj dziennik (dla moderatorów)
# en: 39f094fb
command-moderate-mute = Nie pozwól danej osobie rzucać tu wyzwań ani wysyłać próśb ze wzmianką
# en: 85022b5c
command-moderate-person = Kto
# en: 853b44bb
command-moderate-days = Na ile dni (0: koniec wyciszenia)
# en: 36b833dc
command-moderate-annul = Cofnij zmiany rankingu z partii
# en: 12c02b83
command-moderate-restore = Cofnij unieważnienie
# en: a76fa5e5
command-moderate-game = Która partia
# en: 0b82657c
command-moderate-reason = Dlaczego, do dziennika i dla zainteresowanych
# en: 223d5305
command-moderate-pings = Lista próśb i ich wzmianek z ostatnich dwóch tygodni
# en: 1f9a5659
command-moderate-pings-person = Tylko od tej osoby (domyślnie: od wszystkich)
# en: f67c5af4
command-moderate-log = Pokaż działania moderatorów na tym serwerze z ostatniego roku
# en: dba14ae4
command-plan = Przygotuj odpowiedź na następny ruch przeciwnika
# en: ee5081ee
command-plan-if = Jeśli przeciwnik zagra to
# en: 21026d9e
command-plan-then = To zagraj od razu
# en: f07cf31e
command-plan-after = Dalszy ciąg tego planu
# en: 79f1a8f9
command-plan-game = Która z twoich partii
# en: fc5f1dcb
command-review = Analiza zakończonej partii: co ją rozstrzygnęło i jak można było zagrać lepiej
# en: 087b9c34
command-review-game = Która zakończona partia (domyślnie: ostatnia)
# en: b3a1d224
command-verify = Sprawdź kości i ruchy komputera w zakończonej partii
# en: f51a8bcc
command-verify-tournament = Sprawdź zamiast tego losowanie ostatniego sezonu turnieju
# en: 0e3b140b
command-verify-game = Która partia
# en: dbbc0438
command-hint = Weź podpowiedź w partii z komputerem
# en: 980a3abd
command-hint-game = Która partia (domyślnie: ta tutaj)
# en: ff5e4156
command-moretime = Daj przeciwnikowi jeden dzień więcej
# en: ffaf4ac4
command-moretime-game = Która z twoich partii
# en: b159b786
command-vacation = Zatrzymaj swoje zegary na czas nieobecności
# en: e8e1b5b8
command-vacation-days = Na ile dni (0: koniec urlopu)
# en: 5f3e8890
command-settings = Zobacz i zmień swoje ustawienia
# en: fcccae02
command-settings-pings = Gdzie dawać mi znać
# en: da759486
command-settings-reminders = Kiedy przypominać mi o partii
# en: 90586401
command-settings-timezone = Moja strefa czasowa: wpisz miasto i wybierz je z listy
# en: 027af42d
command-settings-quiet = Kiedy nie wysyłać przypomnień, na przykład 22-7, albo off
# en: 60f10712
command-settings-confirm = Pytaj, zanim zagrasz ruch, który wpisuję
# en: 498c59bc
command-settings-theme = Kolory moich plansz
# en: 8be1dbdd
command-settings-size = Rozmiar moich plansz
# en: c37965bf
command-settings-layout = Plansze szerokie czy wysokie (na telefon)
# en: e58ca1c3
command-settings-symbols = Litery na figurach na moich planszach
# en: 2dfcd37d
command-settings-board = Która strona jest na dole moich plansz
# en: 4d50d7f4
command-settings-text = Plansze jako obrazki, tekst czy jedno i drugie
# en: f1b13225
command-settings-challenges = Kto może mnie wyzwać
# en: 0dcf6794
command-settings-danger = Ostrzegaj, gdy mój król jest w niebezpieczeństwie (poziomy 1 i 2, lekcje)
# en: a310fe01
command-settings-puzzles = Rób zadania z moich własnych błędów
# en: 191fff0e
command-settings-language = Mój język
# en: 848045c1
command-server = Dla adminów: ustaw serwer i rozstrzygaj partie
# en: 0e3a8f55
command-server-show = Pokaż ustawienia tego serwera
# en: 298e024b
command-server-channel = Wybierz kanały, na których toczą się partie
# en: 88e5f219
command-server-channel-add = Dodaj kanał, na którym toczą się partie
# en: 6d2988db
command-server-channel-remove = Nie zaczynaj nowych partii na kanale
# en: 1465c89f
command-server-channel-clear = Niech każda partia toczy się tam, gdzie padło wyzwanie
# en: 3d48a113
command-server-channel-which = Który kanał
# en: b30517e2
command-server-threads = Załóż osobny wątek dla każdej nowej partii
# en: 322a99a6
command-server-threads-each = Włączone czy wyłączone
# en: 68a4a2af
command-server-limits = Ogranicz liczbę partii i wyzwań na gracza
# en: 4b7b7cb5
command-server-limits-games = Trwające partie na gracza (0: bez limitu)
# en: 17de3d8f
command-server-limits-challenges = Otwarte wyzwania na gracza (od 1 do 50)
# en: 749b73fa
command-server-pace = Ustaw domyślny czas na ruch
# en: 6e71dc7e
command-server-pace-days = Dni na ruch
# en: f1126251
command-server-vacation = Ustaw, ile dni urlopu zatrzymuje tutaj zegary
# en: 7ba3a96c
command-server-vacation-days = Dni w roku (0: wcale)
# en: 22dc1d3b
command-server-puzzle = Codziennie publikuj zadanie
# en: 7ed23b60
command-server-puzzle-channel = Gdzie je publikować (domyślnie: tam, gdzie dotąd)
# en: 79c04df5
command-server-puzzle-game = Z której gry (domyślnie: codziennie z innej)
# en: 7ca1b2c3
command-server-puzzle-hour = O której godzinie, od 0 do 23 (domyślnie: o 9)
# en: d439c8bd
command-server-puzzle-timezone = Strefa czasowa tej godziny (domyślnie: twoja z /settings)
# en: c4f17f47
command-server-puzzle-off = Wyłącz zadanie dnia (domyślnie: nie)
# en: 782d4b8f
command-server-board = Lista trwających partii na wybranym kanale
# en: f497c6ba
command-server-board-channel = Który kanał (puste pole usuwa listę)
# en: d07e5412
command-server-language = Ustaw język publicznych wiadomości
# en: 51e4bfdf
command-server-language-which = Który język
# en: 0787839b
command-server-adjudicate = Rozstrzygnij partię za graczy
# en: 2e405c12
command-server-adjudicate-game = Która partia
# en: fd359a90
command-server-adjudicate-result = Jaki wynik
# en: 5e047386
command-server-adjudicate-reason = Dlaczego (gracze to przeczytają)
# en: d8980ebe
command-server-abort = Anuluj partię graczy, bez wyniku
# en: 8250a8fb
command-server-abort-game = Która partia
# en: a0c2a38d
command-server-abort-reason = Dlaczego (gracze to przeczytają)
# en: d1c61992
command-server-export = Pobierz dane tego serwera
# en: ba255ef7
command-server-export-after = Kontynuuj po tej partii, jeśli jeden plik nie wystarczy
# en: 6b9cf2f8
command-server-organizer = Pozwól roli organizować turnieje
# en: 51c170d0
command-server-organizer-role = Która rola (pomiń, jeśli tylko admini)
# en: 8133d2be
command-server-delete = Usuń dane tego serwera
# en: 9cd4e6a0
command-tournament = Graj w turniejach tego serwera
# en: 93cde4ee
command-tournament-which = Który turniej
# en: 7591ccdf
command-tournament-show = Terminy, tabele i partie
# en: 36f299dc
command-tournament-join = Dołącz do turnieju
# en: d1ecfc92
command-tournament-leave = Zrezygnuj z turnieju, teraz albo po tym sezonie
# en: 8d52d73c
command-tournament-new = Załóż tutaj turniej (dla organizatorów)
# en: 079f28d9
command-tournament-new-name = Jego nazwa (domyślnie: od nazwy gry)
# en: 484d8e11
command-tournament-manage = Zmień turniej (dla organizatorów)
# en: 1377a5e7
command-help = Jak grać i co teraz zrobić

## Buttons and fields

# en: 82b283a6
button-accept = Przyjąć
# en: c70d60dc
button-accept-unrated = Przyjąć jako towarzyską
# en: 7a337594
button-decline = Odrzucić
# en: 9d4d9bd7
button-withdraw = Wycofać
# en: 3555b690
button-move = Ruch
# en: 821e386a
button-view = Mój widok
# en: c4c2faef
button-history = Historia
# en: 9b524c06
button-review = Analiza
# en: 351d5b25
button-look-again = Sprawdzić znowu
# en: 2228712d
button-show-number = Pokazać { $number }
# en: 471ce935
button-try-number = Spróbować { $number }
# en: 51024ea8
button-more = Więcej
# en: a81f5d23
button-resign = Poddać partię
# en: 29d17c70
button-resign-sure = Tak, poddaję partię
# en: 6f70a3c9
button-draw-offer = Zaproponować remis
# en: 0ca531fc
button-draw-accept = Przyjąć remis
# en: d986de93
button-draw-decline = Odrzucić remis
# en: 2a673151
button-draw-withdraw = Wycofać propozycję
# en: 3cafda8f
button-takeback = Prośba o cofnięcie
# en: b870451a
button-takeback-accept = Zgoda na cofnięcie
# en: 0ec26b4a
button-takeback-decline = Odmowa cofnięcia
# en: 489018e8
button-takeback-withdraw = Wycofać prośbę
# en: 019db0f2
button-abort = Przerwać partię
# en: ed33a02f
button-abort-sure = Tak, przerwij partię
# en: d7ab72af
button-rematch = Rewanż
# en: 1468dc72
button-note = Notatki
# en: f5950db0
button-dice = Kości
# en: 271f6271
button-how-to-play = Jak grać
# en: 67bbd065
button-lessons = Lekcje
# en: 5420756b
button-lessons-of = Nauka { $game }
# en: 87e81851
button-first-course = Pierwszy kurs
# en: d0384c34
button-next-lesson = Następna lekcja
# en: 7d2409e6
button-know-chess = Znam szachy
# en: 56fbe6b6
button-next-puzzle = Następne zadanie
# en: f11074f7
button-puzzle-of = Zadanie { $game }
# en: 5d0e7662
button-solve = Rozwiązać
# en: 1dcf6afb
button-solution = Rozwiązanie
# en: 9d0c11b9
button-line = Pokazać ruchy
# en: f88929c5
button-again = Jeszcze raz
# en: 1cf2aa0b
button-continue = Dalej
# en: 9e01693c
button-hint = Podpowiedź
# en: 64157e52
button-export = Pobrać
# en: c476c93e
button-unblock = Zdjąć blokadę
# en: 687f7456
button-forget = Usunąć
# en: 6a587987
button-forget-sure = Tak, usuń wszystko
# en: ae74cf1f
button-list-me = Wejść na listy globalne
# en: c77609de
button-unlist-me = Zejść z list globalnych
# en: 959356d7
button-play = Zagrać { $turn }
# en: baa55692
button-plan-cancel = Anulować { $number }
# en: bf8c0db6
button-plan-cancel-all = Anulować wszystkie
# en: 99ea3726
button-end-sure = Tak, zakończ ją
# en: 92bf9a7d
button-server-delete-sure = Tak, usuń wszystko
# en: 173b05ea
button-cancel = Anulować
# en: 71d9c081
button-new-game = Nowa partia
# en: 3ccbd362
button-send-challenge = Wysłać wyzwanie
# en: 2c64b12a
button-other-side = Zmienić stronę
# en: 64602fee
button-rated = Zmienić na rankingową
# en: 9a97ebef
button-unrated = Zmienić na towarzyską
# en: 43b859cd
button-anyone = Może przyjąć każdy
# en: 3a8b7215
button-rules-of = Zasady { $game }
# en: 56d5a4b6
button-play-computer = Gra z komputerem
# en: 3824624e
button-start-game = Start
# en: e1bffd2d
button-in-public = Zagrać publicznie
# en: 13594e83
button-in-private = Zagrać prywatnie
# en: 8cfce722
button-strict = Zagrać na poważnie
# en: e8698b35
button-lenient = Zezwolić na cofanie
# en: 905fa317
button-play-again = Zagrać jeszcze raz
# en: c89b2fdd
button-try = Zagrać stąd
# en: df0ccca8
button-level-up = Poziom wyżej
# en: 96567f73
button-level-down = Poziom niżej
# en: 43d05c29
button-computer-hint = Podpowiedź
# en: c738f17a
button-hint-move = Pokazać ruch
# en: d504b56d
button-hint-why = Dlaczego?
# en: a5c0174a
button-hint-play = Zagrać to
# en: 8363840c
button-undo = Cofnąć
# en: 8f5e5b96
button-confirm = Potwierdzić
# en: 08a1d644
button-edit = Edytować
# en: 4d5555b7
button-type = Wpisać ruch
# en: 3e052f13
button-withdraw-number = Wycofać { $number }
# en: 1b1016a7
button-accept-number = Przyjąć { $number }
# en: a2f5beb5
button-decline-number = Odrzucić { $number }
# en: ddce2799
button-type-value = Wpisać
# en: 563db336
button-all-options = Wszystkie ustawienia
# en: 1ff140f5
button-clear-channels = Usunąć wszystkie
# en: 87ed6d14
button-all-games = Wszystkie gry
# en: e285ee3b
button-this-server = Ten serwer
# en: 83df0d4b
button-all-servers = Wszystkie serwery
# en: 5a2d0223
button-page-back = ◀ Poprzednia
# en: d48dd9c1
button-page-forward = Następna ▶
# en: 268f332f
button-back = ◀ Wstecz
# en: 49956351
button-forward = Dalej ▶
# en: c5ac81b7
button-first = ⏮ Początek
# en: 340b4c11
button-last = Najnowszy ⏭
# en: 5ea6d3cd
button-end = Ostatnia ⏭
# en: fa790186
button-flip = Obrócić planszę
# en: fc87655a
button-goto = Przejść do…
# en: 5eba6a7e
button-turns = Wszystkie ruchy
# en: c33f302b
button-record = Pobrać
# en: 299a8116
button-replay = Powtórka
# en: 87ab8a38
button-join = Dołączyć
# en: d082cba2
button-leave = Zrezygnować
# en: 91c6297d
button-leave-now = Zrezygnować teraz
# en: a905b053
button-leave-later = Zrezygnować po sezonie
# en: 9264ff5b
button-season-games = Moje partie
# en: e1cdcfb3
button-season-challenge = Wyzwać
# en: 74788bdd
button-season-table = Tabela
# en: 75db495a
button-season-rules = Zasady
# en: 493fcb7e
button-season-file = Plik turnieju
# en: cc3efe9a
button-division = Dywizja { $number }
# en: cfa843ff
button-create-tournament = Zacząć turniej
# en: 24ec6747
button-tournament-name = Zmienić nazwę
# en: b3511bb9
button-manage-back = Wstecz
# en: f75e1599
button-manage-sure = Tak, zrób to
# en: 12678ee4
modal-tournament-name-title = Nazwa turnieju
# en: 50dc8945
modal-tournament-name = Nazwa
# en: 2068299b
modal-title = Twój ruch w { $game }
# en: 8894d7b1
modal-turn = Ruch
# en: 906a51c6
modal-note-title = Notatki do partii { $game }
# en: bf2187e3
modal-note = Tylko ty możesz to przeczytać
# en: b2f070f8
modal-turn-hint = na przykład { $example }

## Challenges

# en: 67463cf9
challenge-title = { $game }: wyzwanie
# en: 3ca612bc
challenge-title-setup = { $game } ({ $setup }): wyzwanie
# en: eada5174
challenge-to = { $opponent }, zagrasz w { $game }? { $challenger } rzuca ci wyzwanie.
# en: 8186f4b6
challenge-rematch = { $opponent }, chcesz rewanżu w { $game }? { $challenger } proponuje go z zamianą stron.
# en: 4ef1a580
challenge-which = W co chcesz zagrać? Wyzwanie dostanie { $opponent }. Partia będzie rankingowa, strony losowe, { $pace }. Jeśli wolisz inaczej, użyj `/challenge`.
# en: 634e2f5a
computer-name = Komputer { $number } · { $level }
# en: 7bed6e66
-level-newcomer = Pierwsze kroki
# en: 8d3df09d
-level-beginner = Początkujący
# en: 414d325e
-level-careful = Ostrożny
# en: 9c2dc6ff
-level-club = Klubowy
# en: c7407f3d
-level-strong = Mocny
# en: edd57757
-level-best = Najlepszy
# en: 290e3482
computer-about-newcomer = zna ruchy, ale przeocza większość gróźb
# en: 8bf910ce
computer-about-beginner = bije figury bez obrony i wygrywa, gdy może
# en: 6ce15dff
computer-about-careful = widzi twoją następną odpowiedź
# en: bb2331cb
computer-about-club = planuje dwa, trzy ruchy naprzód
# en: 45ebf365
computer-about-strong = znajduje kombinacje
# en: 78463ff0
computer-about-best = myśli do pięciu sekund
# en: 5449f4ea
computer-rated = { $about }; około { $rating }
# en: 06608e6b
computer-choice = { $name }: { $about }
# en: df7cc85f
computer-title = Gra z komputerem
# en: 67cc7d45
computer-against = Przeciwnik: **{ $name }**. Na tym poziomie komputer { $about }.
# en: cecda075
computer-terms = { $side ->
    [first] Zaczynasz ty
    [second] Zaczyna komputer
   *[random] Strony losowe
} · { $days ->
    [0] bez zegara
    [one] 1 dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
} · { $rated ->
    [yes] rankingowa
   *[no] towarzyska
} · { $strict ->
    [yes] bez cofania ruchów i podpowiedzi
   *[no] można cofać ruchy i brać podpowiedzi
}
# en: 6761cf0a
computer-private = Tę partię widzisz tylko ty. Będę pisać bezpośrednio do ciebie.
# en: 7d0b3d0a
computer-public = Na tym kanale każdy może oglądać.
# en: 28d14969
computer-choose-level = Wybierz, jak dobrze ma grać komputer
# en: 0f1a0947
computer-sees = Komputer widzi tylko to, co widać z jego miejsca przy planszy.
# en: 5bc522d3
computer-thinking = { $computer } myśli…
# en: 10a6d504
computer-begun = Zaczynamy! Grasz { WORD($side, case: "inst") }. Przeciwnik: { $computer }.
# en: 8f4cc898
computer-taken-back = Ruch cofnięty.
# en: 8125d6d5
computer-tried = Gramy od tego miejsca! Grasz { WORD($side, case: "inst") }. Przeciwnik: { $computer }. To partia towarzyska, a ta, z której pochodzi, zostaje bez zmian.{ $secrets ->
    [yes] {" "}Wszystko, co przed tobą zakryte, jest rozdawane od nowa.
   *[no] {""}
}
# en: 460f6bc9
computer-try-instead = Możesz za to spróbować innego ruchu w nowej partii.
# en: 74fd4fc7
computer-draw-offered = Propozycja remisu złożona. { $computer } w swoim ruchu przyjmie ją albo zagra dalej.
# en: b92d9d1e
hint-piece = Przyjrzyj się swojej figurze na polu **{ $square }**.
# en: 134639e5
hint-their-piece = Przyjrzyj się figurze przeciwnika na polu **{ $square }**.
# en: 7a98f5fb
hint-drop = Masz figurę do postawienia.
# en: 3e641d8d
hint-tile = Masz kafelek do zagrania.
# en: 1093af68
hint-promotion = Zastanów się, na co powinien promować twój pion.
# en: ed1f3dce
hint-pass = Może najlepiej nic nie robić.
# en: 5f52b153
hint-move = Zagraj `{ $turn }`: { $meaning }.
# en: 17a6dbfc
hint-why-wins = To wygrywa od razu.
# en: 9c822036
hint-why-wins-in = To wygrywa w { $moves ->
    [one] jednym ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}, bez względu na odpowiedzi przeciwnika.
# en: 1dc63efd
hint-why-only = To twój jedyny ruch.
# en: 7658d222
hint-why-leaves-check = To wyprowadza króla spod szacha i kosztuje najmniej.
# en: 16a89935
hint-why-saves-king = To ratuje twojego króla. Inaczej przeciwnik może go zbić: { $threat }.
# en: 53034160
hint-why-stops-mate = To broni przed matem. Inaczej przeciwnik może zakończyć partię: { $threat }.
# en: a1746b8f
hint-why-checks = To daje szacha, a na szacha trzeba odpowiedzieć od razu.
# en: ccfdedf3
hint-why-threatens-king = To atakuje wrogiego króla. Jeśli przeciwnik nic z tym nie zrobi, zbijesz go: { $next }.
# en: dfb396d6
hint-why-threatens-mate = To grozi matem. Jeśli przeciwnik nic z tym nie zrobi, dasz mata: { $next }.
# en: 200cf9d3
hint-why-takes = To zdobywa materiał, a przeciwnik nie zbije w zamian niczego cennego.
# en: db0e699f
hint-why-takes-reply = To zdobywa materiał nawet po najlepszej odpowiedzi: { $reply }.
# en: 46e92e29
hint-why-their-answer = Najlepsza odpowiedź: { $reply }.
# en: 48186645
hint-why-grows = Dostajesz silniejszą figurę, a przeciwnik nie zbije w zamian niczego cennego.
# en: afd7817f
hint-why-prevents = To odpowiedź na groźbę: { $threat }.
# en: d0320405
hint-why-instead = Kusi inne bicie, ale jest gorsze: { $tempting }. Przeciwnik odpowie: { $reply }.
# en: cb09e94a
hint-why-threatens = To grozi biciem: { $next }.
# en: 2c2fadd3
hint-why-again = Potem znów jest twój ruch.
# en: 8465eb52
hint-why-limits = Przeciwnik ma jeszcze dobrą odpowiedź, ale inne ruchy kosztują cię więcej: { $reply }.
# en: 48bedb0f
hint-why-nears = Dzięki temu twoje figury mogą podejść bliżej wrogiego króla.
# en: 928d85b0
hint-why-safe = To poprawia twoją pozycję i nie zostawia niczego do zbicia za darmo.
# en: a2eea04b
hint-why-improves = Kilka ruchów dalej prowadzi to do najlepszej dla ciebie pozycji.
# en: f32061dd
hint-busy = Komputer ma teraz zbyt wiele do przemyślenia. Poproś jeszcze raz za minutę.
# en: 15214b96
hint-count = Podpowiedzi w tej partii: { $count }
# en: 6453406d
computer-waiting = { $player }, { $computer } już po ruchu. Twoja kolej w partii { $game }: { $link }
# en: b1157a3d
danger-king = W następnym ruchu twojego króla może zbić { $piece } z { $square }.
# en: 898b24a4
danger-king-unknown = W następnym ruchu przeciwnik może zbić twojego króla.
# en: e47b1da5
danger-mate = W następnym ruchu możesz dostać mata: daje go { $piece } z { $square }.
# en: 3e09dcc4
danger-mate-unknown = W następnym ruchu możesz dostać mata.
# en: 0a1c81f8
danger-check = Twój król jest w szachu: szachuje go { $piece } z { $square }. Odejdź królem, zasłoń go albo zbij tę figurę.
# en: 15071830
danger-check-close = Twój król jest w szachu: szachuje go { $piece } z { $square }. Odejdź królem albo zbij tę figurę.
# en: eef20781
danger-check-double = Twojego króla szachują dwie figury. Odejdź królem.
# en: 9d39fad2
danger-check-unknown = Twój król jest w szachu.
# en: 6705dfe2
computer-over = { $player } – { $computer }: { $told }
# en: aa721637
computer-won = Wygrywasz!
# en: 994d3bfe
computer-won-checkmate = Wygrywasz! Król komputera nie ma już ucieczki.
# en: 79737150
computer-won-king = Wygrywasz! Król komputera zbity.
# en: 7072875f
computer-won-kings_captured = Wygrywasz! Komputer nie ma już ani jednego króla.
# en: 2afcbbc8
computer-won-mana = Wygrywasz! Komputer nie ma już many.
# en: fb99da82
computer-won-draw = Wygrywasz! Komputer nie może dobrać dość kafelków.
# en: 45d3da60
computer-won-limit = Wygrywasz! Minął 400. ruch i zasady przyznają wygraną tobie.
# en: 074fa1cf
computer-won-resignation = Wygrywasz! Komputer poddaje partię.
# en: 6d3ae415
computer-won-adjudicated = Decyzja admina serwera: wygrywasz!
# en: cb19bd56
computer-lost = Tym razem wygrywa komputer.
# en: 23fc6244
computer-lost-checkmate = Mat. Tym razem wygrywa komputer.
# en: 550a2a1e
computer-lost-king = Twój król został zbity. Tym razem wygrywa komputer.
# en: 44907d1d
computer-lost-kings_captured = Nie masz już ani jednego króla. Tym razem wygrywa komputer.
# en: eb64145e
computer-lost-mana = Nie masz już many. Tym razem wygrywa komputer.
# en: d1b70429
computer-lost-draw = Nie możesz dobrać dość kafelków. Tym razem wygrywa komputer.
# en: 65f4142e
computer-lost-limit = Minął 400. ruch i zasady rozstrzygają przeciwko tobie. Tym razem wygrywa komputer.
# en: f8c56469
computer-lost-resignation = Partia poddana. Tym razem wygrywa komputer.
# en: 1c8eab94
computer-lost-time = Twój czas minął. Tym razem wygrywa komputer.
# en: d1b6870a
computer-lost-adjudicated = Decyzja admina serwera: wygrywa komputer.
# en: 138bf401
computer-lost-try = **Zagrać stąd** cofa cię do pozycji sprzed { $from ->
    [mistake] twojego najkosztowniejszego błędu
   *[last] twojego ostatniego ruchu
}, żeby zagrać inaczej.
# en: f6600b96
computer-lost-lesson = Lekcja o tym, co cię pokonało: **{ $title }**
# en: 603a2fc9
button-fitting-lesson = Otworzyć lekcję
# en: bd2fe2f7
computer-stuck = Wybacz, { $player }: { $computer } nie może znaleźć ruchu w partii { $game }. Osoba prowadząca bota już o tym wie, a komputer co godzinę próbuje ponownie. Twoja partia jest bezpieczna.
# en: ed81f01a
games-computer = Z komputerem
# en: 7e8bba27
profile-computer-line = { $game }: pokonane poziomy: { $levels }
# en: 50cb6c92
profile-computer-none = { $game }: jeszcze bez wygranej
# en: ac1a84f5
profile-computer-rated = ranking { $rating } ({ $results })
# en: 42f42ace
games-line-computer = **{ $game }** · { $opponent } · ruch { $turn } · { $whose ->
    [mine] **twój ruch**
    [theirs] komputer myśli
   *[public] bez zegara
} · { $link }
# en: a772c350
notice-answered = { $side } odpowiada `{ $record }`: { $meaning }.
# en: 23370c61
new-game-title = Nowa partia
# en: 80bedc77
new-game-which = W co chcesz zagrać?
# en: 739bca54
new-game-game = **{ $game }** · { $about }
# en: 2fc8cdb3
new-game-setup = Ustawienie: { $setup }
# en: ae90451c
new-game-terms = Przeciwnik: { $opponent } · { $side ->
    [first] zaczynasz ty
    [second] zaczyna przeciwnik
   *[random] strony losowe
} · { $pace } · { $rated ->
    [yes] rankingowa
   *[no] towarzyska
}
# en: 57684999
new-game-anyone = kto pierwszy przyjmie
# en: 3429171a
new-game-choose-game = Wybierz grę
# en: 5a93a930
new-game-other-game = Wybierz inną grę
# en: ad216de4
new-game-choose-setup = Wybierz ustawienie figur
# en: 0b8e7174
new-game-choose-pace = Wybierz czas na ruch
# en: baacd366
new-game-choose-opponent = Wybierz przeciwnika
# en: c5c18aba
challenge-open = { $challenger } chce zagrać w { $game }. Są chętni?
# en: 7827c641
challenge-terms = { $challenger }: { $side ->
    [first] pierwszy ruch
    [second] drugi ruch
   *[random] losowa strona
} · { $pace } · { $rated ->
    [yes] rankingowa
    [limited] towarzyska, bo limit rankingowych z graczem { $opponent } w tym tygodniu to { $most }
   *[no] towarzyska
} · wygasa { $until }
# en: 720f9d99
challenge-pace = -# { $challenger } · zwykły czas odpowiedzi: { $time } · przegrane na czas: { $lost } z { $finished ->
    [one] 1 partii
    [few] { $finished } partii
   *[many] { $finished } partii
}
# en: 1ee19bdc
challenge-unrated = Ta partia będzie towarzyska: w ciągu ostatnich 7 dni masz już z graczem { $opponent } { $most ->
    [one] 1 partię rankingową
    [few] { $most } partie rankingowe
   *[many] { $most } partii rankingowych
} w tej grze.
# en: 34824f9c
challenge-sent = Wyzwanie wysłane! Wygasa { $until }.
# en: 07633002
challenge-sent-home = Wyzwanie wysłane! Wygasa { $until }. Partia odbędzie się na kanale { $channel }.
# en: 96b70f5e
challenge-home = Partia odbędzie się na kanale { $channel }.
# en: edcf943d
challenge-accepted-home = { $player } przyjmuje wyzwanie od gracza { $challenger }. Partia zaczyna się na kanale { $channel }.
# en: fd1767bc
challenge-accepted = { $player } przyjmuje wyzwanie od gracza { $challenger }. Partia zaczyna się poniżej.
# en: 1192b7f6
challenge-declined = { $player } odrzuca wyzwanie od gracza { $challenger }.
# en: 0f26f14d
challenge-withdrawn = { $challenger } wycofuje to wyzwanie.
# en: b3147b95
challenge-expired = Wyzwanie od gracza { $challenger } wygasło: nie było odpowiedzi na czas.
# en: f5a43d59
challenge-closed = { $why ->
    [left] Wyzwanie od gracza { $challenger } jest zamknięte: na tym serwerze nie ma już jednej ze stron.
    [place] Wyzwanie od gracza { $challenger } jest zamknięte: na jego kanale nie można grać.
    [limit] Wyzwanie od gracza { $challenger } jest zamknięte: jedna ze stron ma już tyle partii, ile pozwala ten serwer.
   *[unwilling] Wyzwanie od gracza { $challenger } jest zamknięte: partia nie może się teraz zacząć.
}
# en: 83ae800e
challenge-expired-notice = { $challenger }, twoje wyzwanie ({ $game }) wygasło bez odpowiedzi na czas (przeciwnik: { $opponent }). Nowe wyślesz przez `/challenge`.
# en: 99a64686
challenge-expired-notice-open = { $challenger }, twoje wyzwanie ({ $game }) wygasło: nikt nie zgłosił się na czas. Nowe wyślesz przez `/challenge`.
# en: 3a3988d9
challenge-done-accepted = Wyzwanie przyjęte! Twój przeciwnik to { $challenger }, gracie na kanale { $channel }.
# en: 052d0ca5
challenge-done-time = Każda strona ma dzień na każdy ruch i jeszcze { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
} na całą partię. Z tego zapasu schodzi tylko czas ponad dzień na ruch.
# en: 090bbc59
challenge-done-declined = Wyzwanie od gracza { $challenger } odrzucone.
# en: 765a64c6
challenge-done-withdrawn = Twoje wyzwanie zostało wycofane.
# en: ba720cd0
challenge-declined-notice = { $challenger }, { $player } odrzuca twoje wyzwanie ({ $game }).
# en: 7d43cd39
challenge-missing-permissions = Na tym kanale nie poprowadzę jeszcze partii: brakuje mi uprawnień ({ $missing }). Poproś admina serwera albo rzuć wyzwanie na innym kanale.
# en: 5e784f1d
challenge-hidden = { $opponent } nie widzi kanału tego wyzwania. Rzuć je na kanale { $channel }, do którego obie strony mają dostęp.
# en: 1b6b4823
challenge-hidden-everywhere = { $opponent } nie widzi kanału tego wyzwania, a nie ma kanału partii, do którego obie strony mają dostęp. Admin może dodać taki kanał przez `/server`.
# en: cbf7689b
challenge-absent = Na tym serwerze nie ma osoby { $opponent }, więc nie możesz jej tu wyzwać.
# en: da2c5588
permission-view = wyświetlanie kanału
# en: 22dc9407
permission-send = wysyłanie wiadomości
# en: 5e6a2f2e
permission-send-thread = wysyłanie wiadomości w wątkach
# en: a060b405
permission-embed = osadzanie linków
# en: 7dc599b3
permission-attach = załączanie plików
# en: b65b0c18
doctor-missing = { $server }: botowi brakuje uprawnień: { $missing }

## Notices

# en: 490ced6d
notice-ping = { $player }, twój ruch!
# en: 73b06eca
notice-over = { $first } – { $second }: { $ending }
# en: 021c4333
notice-title = { $game } · ruch { $turn }
# en: 667a856a
notice-title-part = { $game } · część { $part } ruchu { $turn }
# en: 8750118f
notice-title-over = { $game } · koniec partii
# en: 9eab4bc0
notice-players = { WORD($firstside, start: "yes") }: { $first } · { WORD($secondside, start: "yes") }: { $second }
# en: 0843381b
notice-start = Gramy! Zaczyna { $side }.
# en: ed9506f3
notice-last = { $side } gra `{ $record }`: { $meaning }.
# en: 41f64e4b
notice-planned = { $side } gra z planu `{ $record }`: { $meaning }.
# en: dfe26578
notice-plan-played = { $player }, twój plan został zagrany.
# en: 15323234
notice-plan-refused = { $player }, pora na twój plan, ale nie da się go zagrać. Naciśnij **Ruch**, a zobaczysz dlaczego.
# en: 7345a98c
notice-deadline = Termin: { $deadline } ({ $exactly })
# en: 1810c8f5
notice-draw-open = { $player } proponuje remis. Propozycja czeka, aż { $opponent } odpowie albo wykona ruch.
# en: d0fcfd6d
notice-draw-closed = { $outcome ->
    [accepted] Propozycja remisu przyjęta.
    [declined] Propozycja remisu odrzucona.
    [withdrawn] Propozycja remisu wycofana.
    [over] Padła propozycja remisu, ale partia zakończyła się wcześniej.
   *[overtaken] Padła propozycja remisu, ale gra toczy się dalej.
}
# en: 3e4f3c54
notice-foot = Partia { $id } · na dole { $from }
# en: e23e02c3
notice-foot-dice = Partia { $id } · na dole { $from } · był rzut kośćmi
# en: 0e5261a5
notice-dice-sealed = -# Kości zapieczętowane: SHA-256 `{ $commitment }`
# en: 2c438436
notice-dice-open = Kości sprawdzisz przez `/verify`.
# en: 80a1c8c0
plan-both = W planie podaj jedno i drugie: `if` to ruch przeciwnika, `then` to twoja odpowiedź.
# en: 095ecbfa
plan-turn = `{ $turn }`
# en: cae05aeb
plan-stealth = skradanie z { $from }
# en: 3175290e
plan-made = Zaplanowane: jeśli przeciwnik zagra { $foreseen }, odpowiem za ciebie `{ $reply }`.
# en: da413946
plan-title = Twoje plany w partii { $game } { $id }
# en: 59257b43
plan-line = { $number }. jeśli { $foreseen }, to `{ $reply }`
# en: e6f90cc0
plan-choice = jeśli { $foreseen }, to { $reply }
# en: 828383b7
plan-none = W tej partii nie ma jeszcze planów. Dodaj jeden przez `/plan if: then:`.
# en: 130ddbbe
plan-none-on-turn = W tej partii nie ma planów. Teraz twój ruch, więc po prostu zagraj przez `/move`. Plany są na czas, gdy myśli przeciwnik.
# en: 24995fd0
plan-stale = Partia poszła już dalej, więc nic nie zostało anulowane. Oto twoje obecne plany.
# en: 6953628b
plan-refused = Pora na twój plan na { $foreseen }, ale `{ $reply }` nie da się zagrać. { $why } Wybierz swój ruch.
# en: 152fd9bf
plan-not-foreseen = Twoje plany nie przewidują tego ruchu przeciwnika, więc żaden nie został zagrany.
# en: 8272217b
plan-foot-ended = Widzisz je tylko ty. Znikną po twoim ruchu.
# en: becacd0e
plan-foot = Widzisz je tylko ty. Każdy inny ruch je anuluje.
# en: a101afe7
rules-title = { $game } · { $topic }
# en: 7e6f8e9b
rules-foot = { $chapter } · strona { $page } z { $pages }
# en: 276bbc5b
rules-heading = { WORD($topic, start: "yes") } ({ $code })
# en: 3d3f77d8
rules-choice = { WORD($topic, start: "yes") } · { $text }
# en: 0d3d5126
rules-no-topic = Nie mam strony o `{ $typed }`, więc oto pierwsza. Wszystkie tematy są na liście.
# en: 714e02e2
rules-chapters = Rozdział: { $chapter }
# en: 717d8ead
rules-pages = Strona: { $topic }
# en: 0a840b62
rules-shown-turn = *Na obrazku: { $side } grają `{ $record }`: { $meaning }.*
# en: ad6ddb75
rules-shown-targets = *Zaznaczone: dokąd może iść.*
# en: b14d54b8
rules-alt-targets = Ruch, który zaczyna się od { $draft }, może iść dalej na { $squares }.
# en: 7a2ce74a
rules-chapter-aruki-game = Gra
# en: 2d8b94d2
rules-chapter-aruki-pieces = Figury
# en: af10b160
rules-chapter-aruki-specials = Promocja, ewolucja, smoki
# en: 55017abd
rules-chapter-aruki-end = Szach, koniec partii, notacja
# en: 9cfb0f47
rules-title-aruki-overview = O co chodzi
# en: 4d6e07bf
rules-page-aruki-overview =
    Aruki to szachy na planszy 12×12 pól. Zaczynają białe, potem gracie na zmianę; nikt nie pasuje. Wygrywasz, gdy zamatujesz króla przeciwnika.
    Trzy rzeczy sprawiają, że to inna gra:
    - Zbite figury trafiają do twojej *rezerwy*. Gdy pion dochodzi do rzędu pionów przeciwnika, może promować na jedną z nich.
    - *Ewolucja*: połącz figurę z planszy z figurą z rezerwy, a powstanie silniejsza.
    - Raz na partię każdy z twoich dwóch *smoków* może zmieść całą swoją linię, razem ze sobą. Do tego czasu wrogi król jest zagrożony w każdym miejscu tej linii.
    Nie ma roszady, podwójnego kroku ani bicia w przelocie.
# en: e9bbe180
rules-title-aruki-setup = Plansza i ustawienie
# en: 8eac5612
rules-page-aruki-setup =
    Kolumny to a–l, rzędy 1–12, a pole a1 jest po lewej ręce białych. Rząd początkowy białych to 1, ich rząd pionów to 2. U czarnych to 12 i 11. Do przodu to dla białych w górę, dla czarnych w dół.
    Rząd początkowy od a do l: wieża, strzała, lanca, pika, złoty smok, król, błazen, srebrny smok, pika, lanca, strzała, wieża. Armia czarnych stoi w lustrzanym odbiciu, król naprzeciw króla w kolumnie f.
    Kolory pól nic nie znaczą. Rezerwy są na początku puste, a moce wszystkich czterech smoków gotowe. Białe mają trzynaście pierwszych ruchów: dwanaście kroków pionami albo zmiecenie kolumny e złotym smokiem.
# en: 29288adf
rules-title-aruki-turn = Twój ruch
# en: c4a8aad7
rules-page-aruki-turn =
    W swoim ruchu robisz jedną z trzech rzeczy:
    - *krok*: ruszasz jedną figurą. Może bić, a pion lub oszczep może promować;
    - *ewolucja*: łączysz figurę z planszy z figurą z rezerwy;
    - *zmiatanie*: zmiatasz linię jednym ze swoich smoków.
    Cokolwiek zrobisz, twój własny król nie może potem stać w szachu. Nie można stanąć na własnej figurze.
# en: f97896d2
rules-title-aruki-capture = Bicie
# en: f187cf4e
rules-page-aruki-capture =
    Bijesz, stając na wrogiej figurze. Wyjątkiem są tylko piony i oszczepy: prosto wchodzą na puste pola, a biją na ukos do przodu.
    Zbita figura trafia do twojej rezerwy jako to, czym była na planszy: minister, który powstał z wieży, jest ministrem. Błazny i smoki zamiast tego wypadają z gry. Króla nigdy się nie bije.
# en: d87a43bc
rules-title-aruki-trays = Rezerwy
# en: ff0b87c1
rules-page-aruki-trays =
    Twoja rezerwa, obok planszy, to zbite przez ciebie figury. Widzą ją wszyscy. Figury w niej nie mają już koloru: gdy ich użyjesz, są twoje.
    Rezerwy możesz użyć na dwa sposoby. Promocja bierze z niej figurę na planszę. Ewolucja łączy figurę z rezerwy z figurą na planszy. Nie można po prostu postawić figury z rezerwy na planszy.
    Do rezerwy trafiają tylko te rodzaje: pion, oszczep, pika, wielka pika, lanca, wielka lanca, miecz, długi miecz, wieża, strzała (nasza zasada), minister. Zmiecione figury nie trafiają do żadnej rezerwy, podobnie jak pion, który promuje.
# en: aad99aa9
rules-page-aruki-pawn =
    Jedno pole prosto do przodu, jeśli jest puste. Bije o jedno pole na ukos do przodu i tylko tam, więc figura tuż przed nim go blokuje. Podwójnego kroku nie ma.
    Gdy wchodzi na rząd pionów przeciwnika, może promować. W ostatnim rzędzie nie może już się ruszyć, ale wciąż możesz połączyć go z innym pionem.
    Dwa piony to oszczep.
# en: f85914c9
rules-page-aruki-javelin =
    Jedno pole prosto do przodu lub do tyłu, jeśli jest puste. Jak pion bije o jedno pole na ukos do przodu, nigdy do tyłu i nigdy prosto.
    Może promować za każdym razem, gdy wchodzi na rząd pionów przeciwnika, nawet cofając się na niego, ale nie na piona.
    Powstaje z dwóch pionów. Dalej już nie ewoluuje.
# en: 91e47d0a
rules-page-aruki-pike =
    Jedno pole na ukos, we wszystkich czterech kierunkach. Własne figury ją blokują, a wrogie może zbić.
    Dwie piki to wielka pika. Pika i lanca to miecz.
# en: e4c4c200
rules-page-aruki-greater-pike =
    Jedno lub dwa pola na ukos. Dwa pola to skok: nieważne, co stoi pośrodku, i nic się temu nie dzieje (nasza zasada).
    Z wielką lancą tworzy długi miecz.
# en: e909a559
rules-page-aruki-lance =
    Jedno pole wzdłuż rzędu lub kolumny, we wszystkich czterech kierunkach, ale nie na ukos.
    Dwie lance to wielka lanca. Lanca i pika to miecz.
# en: 9f3429af
rules-page-aruki-greater-lance =
    Jedno lub dwa pola wzdłuż rzędu lub kolumny. Dwa pola to skok (nasza zasada): tutaj przeskakuje własną figurę na e6 i piona na f5, którego mogłaby też zbić.
    Z wielką piką tworzy długi miecz.
# en: dfc30c19
rules-page-aruki-sword =
    Jedno pole w dowolnym kierunku, jak król, ale może stać pod atakiem.
    Powstaje z lancy i piki. Dwa miecze to długi miecz.
# en: e04feabd
rules-page-aruki-long-sword =
    Jedno lub dwa pola w dowolnym z ośmiu kierunków: szesnaście pól, żadne nie leży o ruch skoczka. Dwa pola to skok (nasza zasada), więc nawet krąg figur go nie zatrzyma.
    Powstaje z dwóch mieczy albo z wielkiej piki i wielkiej lancy.
# en: 490e02a9
rules-page-aruki-rook =
    Dowolnie daleko wzdłuż rzędu lub kolumny, aż do pierwszej figury. Własna ją zatrzymuje, wrogą może zbić. Nie przeskakuje figur.
    Ze strzałą tworzy ministra.
# en: 93f1df6f
rules-page-aruki-arrow =
    Dowolnie daleko na ukos, aż do pierwszej figury. Własna ją zatrzymuje, wrogą może zbić. Zawsze zostaje na polach jednego koloru.
    Z wieżą tworzy ministra.
# en: b9facfb7
rules-page-aruki-minister =
    Wieża i strzała w jednym: dowolnie daleko wzdłuż rzędu, kolumny lub przekątnej, aż do pierwszej figury.
    Powstaje z wieży i strzały, bez względu na to, która z nich stoi na planszy.
# en: 2ea617e6
rules-page-aruki-king =
    Jedno pole w dowolnym kierunku, ale nigdy na pole atakowane. Nie może też wejść na linię wrogiego smoka z gotową mocą, chyba że tego smoka bije albo że na tej linii stoi też król właściciela smoka. Roszady nie ma.
    Masz przez całą partię jednego króla i nigdy się go nie bije. Jeśli stoi w szachu i żaden ruch nie pomaga, przegrywasz.
# en: 53d9455d
rules-page-aruki-jester =
    Sam rusza się o jedno pole w dowolnym kierunku. Rusza się też jak figury, które stoją obok niego: zobacz następną stronę.
    Masz tylko jednego. Nie może ewoluować, nic na niego nie promuje, a zbity wypada z gry.
# en: a447f95f
rules-title-aruki-mimicry = Co naśladuje błazen
# en: d4e77313
rules-page-aruki-mimicry =
    Każda figura na ośmiu polach wokół błazna, swoja czy obca, pożycza mu swój sposób ruchu. Błazen ma wszystkie te sposoby naraz. Tutaj czarna wieża pożycza mu rzędy i kolumny, a własna wielka pika skoki o dwa pola na ukos.
    - Wieża, strzała i minister pożyczają długie ruchy; wielka pika, wielka lanca i długi miecz pożyczają skoki. Figury, które robią tylko jeden krok, nic nie dodają.
    - Smoki pożyczają tylko kroki, bez zmiatania i bez szacha z linii. Drugi błazen niczego mu nie pożycza (nasza zasada).
    - Pożyczony długi ruch można zablokować jak każdy inny, nawet figurą, od której pochodzi.
    - To liczy się przy szachu: figura, która staje obok błazna albo od niego odchodzi, od razu zmienia to, co on atakuje.
# en: 8fd94576
rules-page-aruki-golden-dragon =
    Jedno pole w dowolnym kierunku, jak król. Raz na partię może też zmieść *kolumnę*, w której stoi. Dopóki ma gotową moc, wrogi król jest zagrożony w każdym miejscu tej kolumny.
    Kreska na figurze stoi pionowo, dopóki moc jest gotowa. Zbity smok wypada z gry, a jego moc razem z nim.
# en: 9dbacf9a
rules-page-aruki-silver-dragon =
    Bliźniak złotego smoka, ale od rzędów: jedno pole w dowolnym kierunku, a raz na partię może zmieść *rząd*, w którym stoi. Do tego czasu wrogi król jest zagrożony w każdym miejscu tego rzędu.
    Na początku nie może ani zmiatać, ani zagrażać, bo w tym samym rzędzie stoi jego własny król.
# en: 9d6c1132
rules-title-aruki-promotion = Promocja
# en: 6ef2bf52
rules-page-aruki-promotion =
    Gdy twój pion lub oszczep wchodzi na rząd pionów przeciwnika (rząd 11 dla białych, rząd 2 dla czarnych), możesz go w tym samym ruchu zamienić na figurę ze swojej rezerwy. Tutaj pion bije ministra i sam staje się tym ministrem: figura zbita tym krokiem jest już w twojej rezerwie.
    - Nie musisz promować (nasza zasada). Ale pion, który przejdzie dalej, traci okazję.
    - Pion wypada z gry; nie trafia do żadnej rezerwy.
    - Z pustą rezerwą nie możesz promować.
    - Ostatni rząd niczego nie promuje.
    Zapis: `O(a10)b11=M`.
# en: 945e6136
rules-title-aruki-javelin-promotion = Promocja oszczepu
# en: d933f9aa
rules-page-aruki-javelin-promotion =
    Oszczep promuje jak pion, ale może wchodzić na ten rząd wiele razy i za każdym razem promować. Tutaj cofa się z ostatniego rzędu i zamienia się w miecz.
    Może promować na wszystko z twojej rezerwy oprócz piona.
# en: f03c1686
rules-title-aruki-evolution = Ewolucja
# en: 40bb6835
rules-page-aruki-evolution =
    Łączysz figurę z rezerwy z figurą na planszy, która na swoim polu zamienia się w nową figurę. To cały twój ruch (nasza zasada). Na planszy może stać dowolna z tych dwóch.
    - Pion + pion = oszczep
    - Wieża + strzała = minister
    - Pika + pika = wielka pika
    - Lanca + lanca = wielka lanca
    - Lanca + pika = miecz
    - Miecz + miecz = długi miecz
    - Wielka pika + wielka lanca = długi miecz
    Innych nie ma. Ewolucja działa na każdym polu i może dać szacha. Zapis: `R(e4)+A=M`, czyli figura na planszy, figura z rezerwy, wynik.
# en: f45b1a2d
rules-title-aruki-wipe = Zmiatanie
# en: 74edf390
rules-page-aruki-wipe =
    Raz na partię złoty smok może zmieść swoją kolumnę, a srebrny smok swój rząd. To cały twój ruch. Znikają wszystkie figury na tej linii: przeciwnika, twoje własne i sam smok. Żadna nie trafia do rezerwy (nasza zasada).
    Nie możesz tego zrobić, dopóki na linii stoi twój własny król (nasza zasada). Wolno to zrobić, nawet jeśli zniknie tylko smok.
    Zapis: `GD(c4)-`.
# en: e78b5170
rules-title-aruki-line-check = Szach z linii
# en: 552b4b6f
rules-page-aruki-line-check =
    Smok z gotową mocą mógłby zmieść swoją linię, więc szachuje wrogiego króla w każdym jej miejscu, bez względu na to, ile figur stoi pomiędzy. Zasłona nic nie daje.
    Pomaga: zejście królem z linii, zbicie smoka albo zmiecenie go własnym smokiem na innej linii. Smok, który zużył moc, nie daje szacha z linii.
# en: 183dcbc8
rules-title-aruki-line-exception = Kiedy linia jest bezpieczna
# en: de52f121
rules-page-aruki-line-exception =
    Dopóki na linii smoka stoją oba króle, szacha z linii nie ma, bo ten smok nie mógłby jej zmieść. Tutaj król czarnych jest bezpieczny w kolumnie e, dopóki nie zejdzie z niej król białych. Wtedy byłby to szach z odsłony.
    Tuż obok smoka król i tak jest w szachu, bo smok robi kroki jak król.
# en: 4731fa4b
rules-title-aruki-check = Szach
# en: fd7c30ff
rules-page-aruki-check =
    Król jest w szachu, gdy jego pole atakuje wroga figura (naśladowanie też się liczy) albo gdy smok na jego linii ma gotową moc. Żaden ruch nie może zostawić własnego króla w szachu: tutaj miecz musi zostać między swoim królem a wieżą.
    Nieważne, czy sam napastnik jest związany.
# en: a0059503
rules-title-aruki-checkmate = Mat
# en: fd018f90
rules-page-aruki-checkmate =
    Jeśli jesteś w szachu i nie masz dozwolonego ruchu, przegrywasz. Ewolucje i zmiatania też są ruchami: dopóki któreś z nich pomaga, to nie mat.
    Partia kończy się też, gdy ktoś ją podda, gdy minie czas albo gdy zgodzicie się na remis.
# en: b26bf0c4
rules-title-aruki-stalemate = Pat
# en: e2546044
rules-page-aruki-stalemate = Jeśli nie jesteś w szachu, ale nie masz dozwolonego ruchu, jest remis. Ewolucje i zmiatania też są ruchami.
# en: e89b7cd1
rules-title-aruki-draws = Inne remisy
# en: 3f8244e5
rules-page-aruki-draws =
    W tych sytuacjach remis następuje sam, nikt nie musi go zgłaszać:
    - na planszy zostały tylko dwa króle, cokolwiek jest w rezerwach;
    - trzeci raz powstaje ta sama pozycja: ta sama plansza, strona na ruchu, rezerwy i moce smoków;
    - mija po sto ruchów każdej strony bez bicia, promocji, ewolucji, zmiatania i kroku piona. Kroki oszczepu liczą się jako ciche.
    Oryginalne zasady nic nie mówią o remisach; to nasze zasady.
# en: a308a547
rules-title-aruki-notation = Jak zapisuje się ruchy
# en: 9e1eb2b3
rules-page-aruki-notation =
    - Krok: `O(d2)d3`, czyli figura, gdzie stoi, dokąd idzie. Bicia się nie zaznacza.
    - Z promocją: `O(a10)a11=R`
    - Ewolucja: `R(a1)+A=M`
    - Zmiatanie: `GD(c4)-`
    `+` za ruchem to szach, `#` to mat. Symbole: O pion, J oszczep, P pika, PP wielka pika, L lanca, LL wielka lanca, S miecz, SS długi miecz, R wieża, A strzała, M minister, K król, JK błazen, GD i SD to smoki.
    Możesz pisać krócej: rozumiem `d2d3`, `a10a11r`, `a1+a` i `c4-`, wielkimi literami lub małymi, a także nazwy figur: `rook a6 b6`. Jeśli napiszesz `GDc4` jako zmiatanie, zapytam, zanim zagram. Jeśli zamienisz literę z cyfrą, zapytam, o co ci chodzi.
# en: 1f73b72c
rules-chapter-kyo-game = Gra
# en: 5def8a25
rules-chapter-kyo-moves = Ruchy pionów i żetonów
# en: 4e27e0f9
rules-chapter-kyo-pawns = Piony
# en: 6710fa60
rules-chapter-kyo-shields = Tarcze
# en: 11a0961e
rules-chapter-kyo-end = Koniec partii, notacja
# en: fdabc1d5
rules-title-kyo-overview = O co chodzi
# en: e7099b43
rules-page-kyo-overview =
    W Kyo grasz pionami, które stoją na kupkach żetonów. Zaczynają złote, potem gracie na zmianę; nikt nie pasuje. Wygrywasz, gdy zbijesz wrogiego króla albo gdy przeciwnikowi nie zostanie ani jeden żeton many.
    Pion robi krok na sąsiednie pole i zabiera tyle swoich żetonów, ile chce. Jeśli żeton, który *zostaje*, jest drogą dla tego kroku, pion może iść dalej, krok za krokiem:
    - ciemna mana, znak `+`, to droga prosto i na boki;
    - jasna mana, znak `x`, to droga na ukos.
    Tarcza na wierzchu pola chroni je: napastnicy się od niej odbijają.
# en: a8a552d6
rules-title-kyo-setup = Plansza i ustawienia
# en: e9597501
rules-page-kyo-setup =
    Dziesięć kolumn od A do J, dziesięć rzędów od 0 do 9. Rząd początkowy złotych to 0, czerwonych 9. Złote widzą rząd 0 na dole, a kolumnę A po prawej. Kolory pól nic nie znaczą.
    Każda strona ma 8 lekkich pionów, 8 ciężkich pionów, 2 wieże, hetmana, króla, po 13 żetonów ciemnej i jasnej many oraz 8 tarcz. Król stoi naprzeciw króla w kolumnie E, hetman naprzeciw hetmana w kolumnie F.
    Ustawienia różnią się miejscem lekkich pionów: *Otwarte pole* (rzędy 1 i 8, jak tutaj), *Okop* (rzędy 3 i 6), *Klincz* (rzędy 4 i 5). Ze znakiem `+` każda strona dostaje jeszcze dwie armaty i dwa skoczki, tutaj w rzędach 2 i 7. Ich ruchy to nasza własna zasada.
# en: d53942ad
rules-title-kyo-stacks = Stosy
# en: 96cedcfe
rules-page-kyo-stacks =
    Na polu jest stos: dowolnie dużo żetonów i najwyżej jeden pion, zawsze na samym wierzchu. Stos należy do strony, której pion lub mana jest na wierzchu. Pole z tarczą na wierzchu nie należy do nikogo.
    Złote żetony mają brzegi kanciaste, czerwone okrągłe, a tarcze mają wcięcia. `+` to ciemna mana, `x` jasna.
    Oto, co możesz *podnieść*: od wierzchu w dół do pierwszej wrogiej many, własną manę i wszystkie tarcze, pod pionem najwyżej pięć żetonów. Lekki pion nie podnosi nic. Z własnej kupki bez piona możesz wziąć dowolnie dużo, z wrogiej kupki lub spod tarczy na wierzchu nic.
    Stosy opisuje się od dołu do góry: tutaj E4 to ciemna, jasna, tarcza, ciężki pion.
# en: 40eb0b31
rules-title-kyo-turn = Twój ruch
# en: bd25d57d
rules-page-kyo-turn =
    Grasz jednym ze swoich stosów: jego pionem albo jego żetonami, jeśli piona tam nie ma. Robisz jedną z tych rzeczy:
    - jeden krok *bezpośredni*;
    - łańcuch kroków *po manie*, tak daleko, jak prowadzą drogi;
    - jeden krok *żetonów* bez piona;
    - jedno *przełożenie* żetonów albo jedno *uderzenie* w tarczę.
    Wieże mogą też w każdej chwili kłaść tarcze, a hetmany przekładać żetony. Możesz się zatrzymać po każdym kroku. Tutaj ciężki pion idzie o trzy pola i na każdym, z którego schodzi, zostawia ciemny żeton.
# en: 57ed49aa
rules-title-kyo-direct = Kroki bezpośrednie
# en: bdc08841
rules-page-kyo-direct =
    Każdy pion może zrobić krok na dowolne z ośmiu sąsiednich pól, cokolwiek po nim zostaje. Jeśli nie był to krok po manie, jego ruch jest wtedy zakończony.
    - Na puste pole albo na manę dowolnej strony: wchodzi.
    - Na własnego piona: nigdy.
    - Na wrogiego piona: bije. Lekki pion musi mieć nad nim przewagę.
    - Na tarczę na wierzchu: tylko wieża. Każdy inny uderza w nią i zostaje w miejscu.
# en: 00a279d8
rules-title-kyo-load = Niesienie żetonów
# en: 2a711b0d
rules-page-kyo-load =
    Przy każdym kroku pion może zabrać wierzchnie żetony, ile tylko podniesie: od zera do pięciu, bez zmiany kolejności. Reszta zostaje. Przy każdym kroku wybierasz od nowa: po drodze możesz zostawiać żetony i zabierać inne, które znajdziesz pod pionem.
    W `E4 2E5` pion niesie dwa. Zostaje jasny żeton, a krok jest prosty, więc to krok bezpośredni.
    Lekki pion nie niesie nic.
# en: 38115f8b
rules-title-kyo-dark = Kroki po manie: ciemna
# en: d42a3626
rules-page-kyo-dark =
    Krok jest *krokiem po manie*, jeśli wierzchni żeton, który zostaje, jest dla niego drogą. Ciemna mana jest drogą dla kroków prostych, wzdłuż rzędu lub kolumny. Po kroku po manie pion może zrobić następny.
    Tutaj `C2 2C3 1C4 C5`: na każdym polu zostaje ciemny żeton i pozwala pionowi iść o jedno dalej. Po ostatnim kroku pion nie ma żetonów, więc musi stanąć: nie ma już co zostać.
# en: b8cae8e8
rules-title-kyo-light = Kroki po manie: jasna
# en: 1bfc42ca
rules-page-kyo-light =
    Jasna mana jest drogą dla kroków na ukos. Tutaj `C2 2D3 1E4 F5` zostawia za sobą trzy jasne żetony.
    Nieważne, czyja to mana: wroga jest równie dobrą drogą, choć nigdy nie możesz jej podnieść. Tarcza nie jest drogą.
# en: 07546467
rules-title-kyo-bends = Skręt na dwóch kolorach
# en: 6b513efb
rules-page-kyo-bends =
    Między jednym krokiem po manie a następnym pion może zmienić kierunek, jeśli zmienia się *kolor drogi*: z ciemnego na jasny albo z jasnego na ciemny. Tutaj jest ciemny, jasny, ciemny: prosto, na ukos, prosto.
    Dlatego kolejność żetonów w stosie decyduje, które drogi są otwarte. Przełóż żetony zawczasu.
# en: b050564e
rules-title-kyo-one-colour = Na jednym kolorze bez skrętu
# en: 5c3f44b6
rules-page-kyo-one-colour =
    Dwa kroki po manie na tym samym kolorze muszą iść dokładnie w tę samą stronę. Zawrócenie też jest zmianą, a przekładanie żetonów ani kładzenie tarcz po drodze nie pomaga (nasza zasada).
    Tutaj pion przychodzi z E2 na E3 po ciemnym i niesie ciemny żeton. Jeśli go zostawi, może iść tylko na E4. Jeśli go zabierze, zostanie jasny żeton z E3 i otworzy wszystkie cztery przekątne.
# en: f3257a52
rules-title-kyo-roads = Drogi, które już leżą
# en: 16f6e4cb
rules-page-kyo-roads =
    Leżące żetony też są drogami: pion wchodzi na nie, zostawia je za sobą i idzie dalej. Tutaj pion bez żetonów przechodzi po wrogim i po własnym.
    To, po czym tylko przechodzi, zostaje bez zmian.
# en: 10fbf13d
rules-title-kyo-rest = Wrogie drogi są niszczone
# en: b310420e
rules-page-kyo-rest =
    Na koniec twojego ruchu niszczona jest wroga mana tuż pod tym, co twój pion przynosi: stamtąd w dół, aż do pierwszego własnego żetonu lub tarczy. Liczy się tylko pole, na którym pion staje (nasza zasada).
    Tutaj znikają czerwone żetony na E4, ciemny i jasny, a złoty pod nimi zostaje.
    Same żetony nigdy nic nie niszczą.
# en: 2bec3b00
rules-title-kyo-capture = Bicie
# en: 943b6af1
rules-page-kyo-capture =
    Wejdź na wrogiego piona, żeby go zbić. Razem z nim znikają żetony *jego* koloru tuż pod nim, w dół do pierwszej tarczy lub twojej many (nasza zasada). Od tego miejsca w dół wszystko zostaje, a twój pion staje na wierzchu z tym, co niesie.
    Każdy pion oprócz lekkiego bije bez ograniczeń, także króla. Bicie kończy ruch piona, nawet w środku łańcucha (nasza zasada: oryginalne zasady milczą). Wieża może jeszcze kłaść tarcze, hetman jeszcze przekładać żetony.
    Co zbite lub zniszczone, nigdy nie wraca.
# en: 4456a772
rules-title-kyo-chips = Wysyłanie żetonów
# en: b61d4ac2
rules-page-kyo-chips =
    Zamiast pionem możesz ruszyć jego wierzchnimi żetonami o jeden krok, w dowolnym z ośmiu kierunków, na puste pole albo na manę dowolnej strony. Pion zostaje i osiada na tym, co zostało. To zawsze krok bezpośredni i nic więcej się po nim nie rusza.
    Żetony niczego nie biją. Ale many przykrytej wrogą maną jej właściciel nie może już podnieść.
    Zapis ze znakiem plus: `E4 +2E5`.
# en: b10dad11
rules-title-kyo-under = Żetony pod piona
# en: 573f247f
rules-page-kyo-under =
    Możesz też wysłać żetony na pole z własnym pionem, nawet lekkim: wsuwają się tuż pod niego. Nie może być wśród nich tarczy.
    Nie możesz wysłać żetonów na pole z wrogim pionem ani z tarczą na wierzchu (nasza zasada).
# en: 2e771b96
rules-title-kyo-pile = Kupki bez piona
# en: eaea4b63
rules-page-kyo-pile =
    Kupka z twoją maną na wierzchu jest twoja i możesz nią grać: wyślij dowolnie dużo jej wierzchnich żetonów o jeden krok albo je przełóż. Podnieść możesz tylko własną manę i tarcze, w dół do pierwszego wrogiego żetonu.
    To cały twój ruch.
# en: 3e0dee75
rules-title-kyo-shuffle = Przekładanie
# en: 1f270c4f
rules-page-kyo-shuffle =
    Pion może ułożyć w innej kolejności te wierzchnie żetony, które może podnieść. To cały jego ruch, choć wieża może jeszcze kłaść tarcze, a hetman iść dalej. Lekki pion nie może przekładać żetonów; kupka bez piona może.
    Kolejność musi się zmienić, a wśród przekładanych żetonów żadna tarcza nie może znaleźć się pod maną (nasza zasada).
    Zapis od dołu do góry: `E4 =LDD` kładzie jasny najniżej, potem ciemny, ciemny. Pomiń żetony na dole, które zostają na swoim miejscu.
# en: 0473ce1d
rules-page-kyo-light-pawn =
    Jeden krok w dowolnym kierunku, zawsze bezpośredni. Nigdy nie używa many, niczego nie podnosi i nie może przekładać żetonów, nawet jeśli stoi na żetonach.
    Może wejść na manę i uderzyć w tarczę jak każdy inny (nasza zasada), ale zbić może tylko piona, nad którym ma przewagę: zobacz następną stronę.
# en: 9cb8c904
rules-title-kyo-outnumber = Przewaga
# en: 063a38ee
rules-page-kyo-outnumber =
    Zanim lekki pion zbije *piona*, policz sąsiednie pola na obecnej planszy:
    - ile stosów strony napastnika sąsiaduje z *celem*; napastnik jest jednym z nich;
    - ile stosów drugiej strony sąsiaduje z *napastnikiem*; cel jest jednym z nich.
    Pierwsza liczba musi być większa. Piony i mana liczą się tak samo; tarcze nie liczą się dla nikogo.
    Tutaj pion na E4 może zbić D5, trzy przeciw dwóm. Obok F5 jest tylko on sam, więc F5 jest bezpieczny.
# en: ed8a5bc8
rules-page-kyo-heavy-pawn =
    Zwykły pion. Podnosi do pięciu żetonów, robi jeden krok bezpośredni albo łańcuch kroków po manie, wysyła żetony, przekłada je lub uderza w tarczę, a bije bez ograniczeń.
    Żeton, który zostaje, decyduje, dokąd można iść dalej: jasny żeton na E4 prowadzi na ukos, ciemny prosto.
# en: 2a6a8c0e
rules-page-kyo-tower =
    Rusza się i podnosi żetony jak ciężki pion, a umie jeszcze dwie rzeczy:
    - Wchodzi *na* tarcze na wierzchu, zamiast się odbijać, tutaj na E5 i D5. Potem są pod nią i można je podnieść. Nigdy nie uderza.
    - W każdej chwili swojego ruchu może kłaść tarcze i ruch trwa dalej: zobacz następną stronę.
# en: aa5a467a
rules-title-kyo-deploy = Jak wieża kładzie tarcze
# en: f62b6e56
rules-page-kyo-deploy =
    Wieża może wysłać swoje wierzchnie żetony o jeden krok, jeśli to same tarcze: przed swoimi innymi krokami, między nimi i po nich, ile razy chce. Ruch trwa dalej.
    `E1 +1D2 1E2 +1F3`: kładzie tarczę na D2, robi krok na E2 z drugą i kładzie ją na F3.
    Tarcze możesz kłaść na puste pola i na manę dowolnej strony, ale nie na piona ani pod niego, ani na inną tarczę.
# en: 13f39feb
rules-page-kyo-queen =
    Rusza się i podnosi żetony jak ciężki pion, a w każdej chwili swojego ruchu może je przekładać, dowolnie wiele razy, i ruch trwa dalej: przed krokami, między nimi i po nich, nawet po biciu.
    Przełożenia tuż po sobie liczą się jako jedno. Ruch, który jest tylko przełożeniem, jest dozwolony.
    Tutaj `F2 3G3 =LDS`: robi krok ze wszystkimi trzema żetonami, a potem kładzie jasny najniżej.
# en: 1948203f
rules-page-kyo-king =
    Rusza się, podnosi żetony i bije jak ciężki pion. Kto go straci, przegrywa partię.
    Szacha nie ma: twój król może wejść pod bicie. Trzy tarcze, na których zaczyna, nie chronią nikogo, dopóki na nich stoi. Połóż je obok niego albo zostaw za nim.
# en: 202fb732
rules-page-kyo-cannon =
    Dodatkowy pion, według naszej własnej zasady. Jest w ustawieniach z `+`.
    Rusza się i bije jak ciężki pion, a żetony miota: tam, gdzie inni wysyłają je o jeden krok, armata może wysłać je o jedno, dwa lub trzy pola w linii prostej, ponad wszystkim, co leży po drodze. Lądują tam, gdzie wolno żetonom: nie na wrogim pionie i nie na tarczy na wierzchu.
# en: bf88f68e
rules-page-kyo-knight =
    Dodatkowy pion, według naszej własnej zasady. Jest w ustawieniach z `+`.
    Rusza się i bije jak ciężki pion. W pierwszym i jedynym kroku może też skoczyć jak skoczek w szachach, dwa pola w jedną stronę i jedno w bok, ponad wszystkim, z żetonami lub bez. Skok jest zawsze bezpośredni.
# en: f1a883e5
rules-title-kyo-strike = Uderzenie w tarczę
# en: e11937ed
rules-page-kyo-strike =
    Zrób krok w stronę pola z tarczą na wierzchu, a uderzysz w nią: wierzchnia tarcza jest niszczona, a twój pion się odbija. Zostaje na miejscu ze swoimi żetonami i jego ruch jest zakończony. Nieważne, kto położył tarczę. Lekkie piony uderzają bez liczenia przewagi (nasza zasada); wieże nie uderzają nigdy.
    W środku łańcucha uderzenie musi być krokiem po manie: któryś z żetonów, które mogą zostać, musi być dla niego drogą.
    Zapis z literą X: `C4 XC5`.
# en: 451e0749
rules-title-kyo-deploying = Kładzenie tarcz
# en: 12d70a29
rules-page-kyo-deploying =
    Tarcza chroni pole, na którego wierzchu leży, i nic więcej: *pod* pionem nie chroni niczego. Każdy pion, który podnosi żetony, może kłaść tarcze, wysyłając je jak inne żetony na puste pole albo na manę. Dla wszystkich oprócz wieży jest to krok bezpośredni jak każdy inny.
    Tarcze nie mają koloru (nasza zasada). Odbijają się od nich swoi i obcy, a tego, co pod nimi, nikt nie może podnieść.
# en: e4abf32a
rules-title-kyo-uncover = Tarcze zostawione
# en: f0a1db33
rules-page-kyo-uncover =
    Pion, który odchodzi bez swoich tarcz, zostawia je na wierzchu: to też położone tarcze. Tutaj król odchodzi na bok z jedną tarczą, a dwie strzegą E2.
    Żeby odzyskać tarcze, wejdź na nie wieżą, stań na nich przy biciu albo podnieś je spod własnej many, która później znalazła się na wierzchu.
# en: 74610202
rules-title-kyo-king-taken = Koniec partii: król zbity
# en: 87a1835a
rules-page-kyo-king-taken = Zbij wrogiego króla, a od razu wygrywasz. Nie ma szacha, więc rozejrzyj się, zanim zrobisz krok.
# en: ed4f0e7c
rules-title-kyo-no-mana = Koniec partii: brak many
# en: d0f82bf4
rules-page-kyo-no-mana =
    Jeśli na koniec ruchu nie masz nigdzie żadnego żetonu many, ciemnego ani jasnego, pod pionami czy nie, przegrywasz. Własnej many nie możesz zniszczyć.
    Mana jest niszczona, gdy zatrzymuje się na niej wrogi pion, a także razem ze zbitym pionem, który na niej stoi.
# en: 42023d1f
rules-title-kyo-draws = Remisy
# en: 094e9879
rules-page-kyo-draws =
    - Jeśli jest twoja kolej, a nie możesz wykonać żadnego ruchu, jest remis. Tutaj lekkie piony złotych nie mają nad nikim przewagi i zamurowują króla.
    - Jeśli trzeci raz powstaje ta sama pozycja z tą samą stroną na ruchu, jest remis.
    - Jeśli przez 120 ruchów z rzędu, liczonych razem dla obu stron, nic nie schodzi z planszy, jest remis: żaden pion nie zostaje zbity, żadna mana zniszczona, żadna tarcza rozbita. Liczę za was.
    - Możecie też zgodzić się na remis.
    Oryginalne zasady nic nie mówią o remisach; to nasze zasady.
# en: bca8e285
rules-title-kyo-notation = Jak zapisuje się ruchy
# en: 07be1474
rules-page-kyo-notation =
    Pole, z którego ruszasz, potem kroki, oddzielone spacjami:
    - `B4`: pion idzie na B4 bez żetonów; `3B4`: z trzema wierzchnimi.
    - `+2B4`: idą dwa wierzchnie żetony, pion zostaje.
    - `XB4`: uderza w tarczę na B4.
    - `=LDS`: trzy wierzchnie żetony to teraz jasny, ciemny, tarcza, od dołu do góry.
    Bicia się nie zaznacza. Możesz pisać bez spacji i wielkich liter: `c42c51c6xc7` to `C4 2C5 1C6 XC7`, jak na obrazku.
# en: 8aaad963
rules-chapter-chakart-game = Gra
# en: cabdced8
rules-chapter-chakart-men = Figury
# en: aa0a312c
rules-chapter-chakart-objects = Przedmioty
# en: 9c954f02
rules-chapter-chakart-eggs = Co kryją jajka
# en: 783ba041
rules-chapter-chakart-powers = Skorupa i skradanie
# en: e622222c
rules-chapter-chakart-end = Koniec partii, kości, notacja
# en: 62597bcc
rules-title-chakart-overview = O co chodzi
# en: 4023e46d
rules-page-chakart-overview =
    Chakart to szachy wśród grzybów, jajek, bananów i bomb. Większość figur zostawia coś z tego, gdy się rusza. Wejdź na taki przedmiot i bierz, co przyniesie: poniesie cię dalej, rzuci w bok albo sprawi jedną z ośmiu losowych niespodzianek.
    Króla bije się jak każdą inną figurę. Nie ma szacha, mata, roszady ani bicia w przelocie. Kto straci wszystkie króle, przegrywa partię.
    Raz na partię hetman może się przekraść niezauważony, a król strzelić skorupą w widoczną figurę.
    Tutaj pion zostawił grzyba na d3, skoczek jajko na g8, a goniec właśnie położył bombę na c4.
# en: eae88251
rules-title-chakart-setup = Ustawienie
# en: 4249d2ad
rules-page-chakart-setup =
    Osiem kolumn od a do h, osiem rzędów. Białe, w rzędach 1 i 2, zaczynają. Piony stoją jak w szachach; figury za nimi zależą od ustawienia:
    - *asymetryczne*: losowo, dla każdej strony inaczej, jak tutaj;
    - *symetryczne*: losowo, tak samo dla obu;
    - *deterministyczne*: jak w szachach.
    Dwa gońce jednej strony stoją zawsze na polach różnego koloru; poza tym możliwe jest wszystko. Na początku na planszy nie ma przedmiotów, a obie strony mają gotową skorupę i skradanie.
# en: c606f58e
rules-title-chakart-turn = Twój ruch
# en: 82bba1dc
rules-page-chakart-turn =
    Rusz jedną ze swoich figur jak w szachach albo użyj skorupy. Własne figury zawsze blokują drogę; wrogie można bić. Na jajka i grzyby możesz wejść albo przejść nad nimi. Na banany i bomby też możesz wejść, ale zatrzymują one wieże, gońce i hetmany.
    Potem działa to, co leży pod figurą, czasem kilka przedmiotów po kolei. Wieże i gońce na koniec zostawiają swój prezent.
    Niektóre jajka dają ci jeszcze jeden wybór. Możesz z niego zrezygnować przez `pass` (nasza zasada). Jeśli nie masz żadnego ruchu, pasujesz.
# en: bb76a2d1
rules-page-chakart-pawn =
    Toad: jedno pole prosto do przodu, jeśli nie stoi tam figura; przedmioty go nie zatrzymują. Dwa pola ze swojego pierwszego lub drugiego rzędu, jeśli pierwsze z nich jest puste albo leży na nim jajko lub grzyb, a na drugim nie ma figury. Jedno pole na ukos do przodu, żeby zbić figurę albo wziąć *dowolny przedmiot*, ale nigdy na puste pole.
    Zostawia grzyba na polu, z którego rusza. Po podwójnym kroku zostawia go na przeskoczonym polu i niszczy to, co tam leży albo się ukrywa.
# en: 861e423e
rules-page-chakart-knight =
    Yoshi: skacze jak w szachach, ponad figurami i przedmiotami.
    Zostawia jajko na polu, z którego rusza. Grzyb niesie go o jeszcze jeden skok w tym samym kierunku.
# en: a2ebe596
rules-page-chakart-bishop =
    Wario: rusza się jak w szachach. Jajka i grzyby go nie zatrzymują, banany i bomby tak. Może na nie wejść, ale nie przejść dalej.
    Gdzie stanie, tam kładzie bombę na losowym wolnym polu tuż obok, w linii prostej. Jeśli leży tam przedmiot, bomba go zastępuje.
# en: 83a0d538
rules-page-chakart-rook =
    Donkey: rusza się jak w szachach. Jajka i grzyby jej nie zatrzymują, banany i bomby tak. Może na nie wejść, ale nie przejść dalej.
    Gdzie stanie, tam kładzie banana na losowym wolnym polu tuż obok, na ukos. Jeśli leży tam przedmiot, banan go zastępuje.
# en: 9f495520
rules-page-chakart-queen =
    Mario: rusza się jak w szachach, ponad jajkami i grzybami, aż do bananów i bomb. Nie zostawia prezentu, a grzyby go nie niosą.
    Raz na partię hetman każdej strony może ruszyć się niezauważony: zobacz *Skradanie*.
# en: b9884c71
rules-page-chakart-king =
    Peach: jedno pole w dowolnym kierunku, nawet pod bicie. Szacha nie ma. Grzyb niesie króla o jedno pole dalej.
    Możesz mieć kilka królów, z promocji albo od Toadette. Wszystkie muszą zostać zbite. Raz na partię król każdej strony może strzelić skorupą: zobacz *Skorupa*.
# en: 38fcc708
rules-title-chakart-promotion = Promocja
# en: 58e2db4e
rules-page-chakart-promotion =
    Gdy twój pion wchodzi na ostatni rząd, promuje na hetmana, wieżę, skoczka, gońca albo *króla*: wybierasz razem z ruchem. I tak zostawia grzyba, bo schodzi ze swojego pola jako pion. Nowa wieża lub goniec od razu kładzie własny prezent.
    Drugi król to drugie życie. Zapis: `e7e8k`.
# en: a68372dd
rules-title-chakart-carried = Poniesiony na ostatni rząd
# en: 664dc813
rules-page-chakart-carried =
    Jeśli grzyb, banan lub bomba przenosi twojego piona na jego ostatni rząd, pytam cię, na co promuje, na przykład `=q`. Nie możesz odmówić. Potem na nową figurę działa przedmiot na tym polu.
    Zbita tam figura znika, zanim wybierzesz. Jeśli to był ostatni król, partia od razu się kończy (nasza zasada).
# en: 01c16d4a
rules-title-chakart-gifts = Prezenty
# en: 06bda2aa
rules-page-chakart-gifts =
    Figury zostawiają różne rzeczy:
    - pion zostawia grzyba na polu, z którego rusza albo które przeskakuje;
    - skoczek zostawia jajko na polu, z którego rusza;
    - wieża zostawia banana tuż obok, na ukos od pola, na którym staje;
    - goniec zostawia bombę tuż obok, w linii prostej od pola, na którym staje.
    Pole jest losowane spośród tych bez figury. Jeśli takiego nie ma, nic nie zostaje. Hetmany i króle nie zostawiają niczego. Przedmioty nie należą do nikogo, każdy działa raz, a zużywa go ta figura, która na niego wejdzie. Tutaj wieża położyła banana na b4.
# en: e56e1a09
rules-title-chakart-mushroom = Grzyb
# en: 4cc96028
rules-page-chakart-mushroom =
    Niesie dalej piona, skoczka lub króla: jeszcze raz ten sam krok (skoczek znów skacze), jeśli to pole jest na planszy i nie stoi na nim figura. Grzyb nigdy nie bije (nasza zasada). Jeśli nie ma miejsca, figura po prostu zostaje. Podwójny krok piona liczy się jako jedno pole.
    Hetman, wieża i goniec zużywają go na darmo. Potem działa to, co leży na następnym polu.
# en: b4246ee2
rules-title-chakart-banana = Banan
# en: 2985978e
rules-page-chakart-banana =
    Rzuca tego, kto na niego wejdzie, o jedno pole prosto: w górę, w dół, w lewo lub w prawo, losowo spośród tych na planszy. Stojąca tam figura *dowolnej* strony zostaje zbita, nawet twój własny ostatni król. Potem działa leżący tam przedmiot.
    Wieża, goniec i hetman mogą wejść na banana, ale nie przejść nad nim.
# en: 7708e531
rules-title-chakart-bomb = Bomba
# en: e6da441b
rules-page-chakart-bomb =
    Rzuca tego, kto na nią wejdzie, o jedno pole na ukos, losowo spośród tych na planszy. Stojąca tam figura *dowolnej* strony zostaje zbita. Potem działa leżący tam przedmiot.
    Wieża, goniec i hetman mogą wejść na bombę, ale nie przejść nad nią.
# en: 65d09a81
rules-title-chakart-chain = Łańcuchy
# en: 1f32dc6f
rules-page-chakart-chain =
    Dopóki figura trafia na kolejny przedmiot, leci dalej. Tutaj pion bierze banana na e4 i ląduje na e5. Tamtejszy grzyb niesie go w tym samym kierunku na e6. Tamtejsza bomba rzuca go na d5, na własną wieżę. Lądowanie na figurze kończy łańcuch.
    Liczą się też prezenty zostawione w tym samym ruchu: pion odrzucony na własnego grzyba z niego korzysta. Każdy przedmiot działa raz, więc każdy łańcuch ma swój koniec.
# en: 81225202
rules-title-chakart-egg = Jajko
# en: 8f01133a
rules-page-chakart-egg =
    To skoczki zostawiają jajka. Wejdź na jajko, a spotkasz jedną z ośmiu niespodzianek. Każda jest tak samo prawdopodobna, nawet jeśli nie może nic zrobić:
    - King Boo: zamieniasz miejscami dwie figury.
    - Koopa: twoja figura wraca.
    - Toadette: dostajesz nową figurę.
    - Chomp: twoja figura zostaje zjedzona.
    - Daisy: masz jeszcze jeden ruch.
    - Bowser: twoja figura nie może się ruszyć przez jeden ruch.
    - Luigi: wroga figura staje się twoja.
    - Waluigi: jedna z twoich przechodzi do wroga.
# en: 05b94b9a
rules-title-chakart-king-boo = King Boo
# en: f6d682bc
rules-page-chakart-king-boo =
    Wybierz dowolne dwie figury na planszy, swoje lub obce, z aureolą lub bez, a zamienią się miejscami: `a5h8`. Żaden pion nie może tak znaleźć się w swoim ostatnim rzędzie (nasza zasada). Nic więcej się nie dzieje: żadnych prezentów ani przedmiotów. To kończy twój ruch.
    Możesz zrezygnować przez `pass`.
# en: c6cdb5c3
rules-title-chakart-koopa = Koopa
# en: 64e378c1
rules-page-chakart-koopa =
    Twoja figura wraca na pole, z którego zaczął się ten ruch. Jej własny prezent na tym polu znika, a wieża lub goniec niczego nie zostawia. Promocja zostaje.
    Figura od Toadette nie ma takiego pola: schodzi z planszy (nasza zasada).
# en: d073a1f2
rules-title-chakart-toadette = Toadette
# en: d63c7615
rules-page-chakart-toadette =
    Dostajesz losowo hetmana, wieżę, skoczka, gońca albo króla i stawiasz tę figurę na dowolnym polu bez figury: `@c5`. Leżący tam banan, bomba lub jajko działa na figurę; grzyb po prostu znika. Wieża lub goniec zostawia swój prezent, skoczek nie zostawia jajka. Taki król jest królem pod każdym względem.
    Możesz zrezygnować przez `pass`.
# en: 7a8c5d91
rules-title-chakart-chomp = Chomp
# en: 91c4b9cb
rules-page-chakart-chomp = Figura, która weszła na jajko, zostaje zjedzona. Jeśli to był twój ostatni król, przegrywasz.
# en: e31a3bf1
rules-title-chakart-daisy = Daisy
# en: b1ed1c8e
rules-page-chakart-daisy =
    Masz jeszcze jeden ruch, dowolną swoją figurą, nawet tą samą. Skorupa i skradanie też są ruchami. Figury z aureolą mogą się teraz ruszać, a jajka po drodze działają jak zwykle.
    Możesz zrezygnować przez `pass`.
# en: 920b90d9
rules-title-chakart-bowser = Bowser
# en: 52802cc1
rules-page-chakart-bowser = Twoja figura dostaje aureolę: nie może strzelać, ruszać się ani skradać, dopóki jej strona nie wykona bez niej jeszcze jednego ruchu.
# en: 0586802f
rules-title-chakart-luigi = Luigi
# en: ace09333
rules-page-chakart-luigi = Losowa wroga figura staje się twoja tam, gdzie stoi. Króle nigdy nie zmieniają strony, podobnie jak piony w swoim pierwszym rzędzie (nasza zasada). Figura zachowuje aureolę, jeśli ją ma.
# en: d785e5cc
rules-title-chakart-waluigi = Waluigi
# en: c92176d0
rules-page-chakart-waluigi = Losowa twoja figura przechodzi do wroga tam, gdzie stoi. Może to być ta, która weszła na jajko. Króle nigdy nie zmieniają strony, podobnie jak piony w swoim pierwszym rzędzie (nasza zasada).
# en: 996f0247
rules-title-chakart-halo = Aureola
# en: 2ca3bc06
rules-page-chakart-halo =
    Figura z aureolą nie może się ruszać. Stoi na drodze, można ją zbić, zamienić miejscami z inną i przeciągnąć na drugą stronę, a król z aureolą nadal jest królem.
    Aureola znika z następnym ruchem gracza, do którego figura wtedy należy: od razu po tym ruchu, zanim zadziała cokolwiek innego. Ruch od Daisy można więc wykonać już tą figurą.
# en: e0f86931
rules-title-chakart-shell = Skorupa
# en: 404f3577
rules-page-chakart-shell =
    Raz na partię twój król może zamiast ruchu strzelić: wzdłuż rzędu, kolumny lub przekątnej, ponad pustymi polami, jajkami i grzybami, w pierwszą widoczną wrogą figurę, nawet tuż obok. Ta figura znika. Nic się nie rusza, a przedmioty zostają.
    Własne figury, banany i bomby zatrzymują skorupę. Król z aureolą nie może strzelać. Moc należy do ciebie, nie do króla: może jej użyć dowolny z twoich królów.
    Zapis z literą s: `e1e5s`. Bez s król robi krok albo odrzucam ruch: przez pomyłkę nigdy nie zużyję twojej skorupy.
# en: b650c0b3
rules-title-chakart-stealth = Skradanie
# en: a261bb71
rules-page-chakart-stealth =
    Raz na partię twój hetman może ruszyć się na puste pole niezauważony. Tylko ty go widzisz, narysowanego kropkami. Jest ukryty do czasu, aż przeciwnik wykona ruch. Potem stoi tam na oczach wszystkich.
    Ukryty hetman jest zawsze najwyżej jeden. Moc należy do ciebie, nie do hetmana: może jej użyć dowolny z twoich hetmanów.
    Zapis z literą h: `d1h5h`.
# en: b702c6f2
rules-title-chakart-unseen = Ukryty hetman w oczach innych
# en: 34fbda09
rules-page-chakart-unseen =
    Przeciwnik i widzowie czytają `d1??h`. Wiedzą, z którego pola hetman zniknął (jest tam znak zapytania), i widzą planszę bez niego. Ich listy ruchów powstają z tej planszy, więc nic nie zdradza hetmana.
# en: 2e6bf5f2
rules-title-chakart-found = Gdy ktoś na niego wpadnie
# en: 46df6d36
rules-page-chakart-found =
    Przeciwnik gra tak, jakby twojego hetmana nie było. Wieże, gońce, hetmany i skorupy przechodzą przez niego. Wieża, goniec, hetman, skoczek lub król, który stanie na jego polu, bije go. Tak samo pion, który wejdzie prosto na niego albo przeskoczy go podwójnym krokiem. Na ukos pion nie może go zbić.
    Tutaj wieża akurat stanęła na h5.
# en: f586099d
rules-title-chakart-kings = Koniec partii
# en: 72c1b026
rules-page-chakart-kings =
    Jeśli nie masz już króla, od razu przegrywasz, bez względu na to, co go zabrało: przeciwnik, banan, jajko. Zniknąć muszą wszystkie twoje króle, także te z promocji i od Toadette.
    Twojego króla można zbić. Szacha nie ma, więc rozejrzyj się, zanim ruszysz.
# en: 320d039a
rules-title-chakart-draws = Remisy
# en: d9b971c0
rules-page-chakart-draws =
    Remis następuje od razu, gdy nic już nie może się stać albo długo nic się nie dzieje:
    - każda strona ma już tylko swojego króla, króle nie stoją obok siebie, na planszy nie ma przedmiotu, żadna skorupa nie jest gotowa i nie ma nic do wyboru;
    - żadna strona już nigdy się nie ruszy, nawet bez aureoli;
    - minął 600. ruch;
    - sto cichych ruchów z rzędu, liczonych razem dla obu stron: bez bicia, rzutów kośćmi, ruchu piona, promocji, skradania i skorupy, a także bez kładzenia, brania i przesuwania przedmiotów;
    - dwieście ruchów z rzędu bez zdobyczy: bicia, ruchu piona, promocji, skradania albo figury, którą zjada Chomp, daje Toadette lub która zmienia stronę. Jeśli czeka jeszcze premia, najpierw się ją rozgrywa.
    Liczę za was. Nie ma pata ani remisu przez powtórzenie. Na remis możecie się zgodzić przez `/draw`.
    Oryginalne zasady nic nie mówią o remisach; to nasze zasady.
# en: 5d81e165
rules-title-chakart-lots = Kości
# en: f783cddf
rules-page-chakart-lots =
    Wszystkie rzuty są uczciwe: odrzucona figura leci na dowolne sąsiednie pole planszy, w jajku jest dowolna z ośmiu niespodzianek, prezent ląduje na wolnym polu obok figury, a wszystko jest tak samo prawdopodobne. Rzucam kośćmi, gdy grasz swój ruch, nigdy wcześniej. Rzuty są częścią notacji: `>f5` to odrzut, `*W` jajko, `+g6` prezent.
    Kości są zapieczętowane razem z wyzwaniem, a otwierane po zakończeniu partii. Wtedy każdy rzut sprawdzisz przez `/verify`.
# en: ecdbc4da
rules-title-chakart-notation = Jak zapisuje się ruchy
# en: 94e8949f
rules-page-chakart-notation =
    - Ruch: `d2d4`, skąd i dokąd. Promocja dodaje swoją literę: `e7e8q`.
    - Skradanie dodaje `h`, skorupa dodaje `s`.
    - King Boo: `a5h8`. Toadette: `@c5`. Na co promuje poniesiony pion: `=q`. Rezygnacja: `pass`.
    Potem idzie to, co zrobiły kości: `>e5` to odrzut na e5, `*` z literą to jajko (B King Boo, K Koopa, T Toadette, C Chomp, D Daisy, M Bowser, L Luigi, W Waluigi), `+g7` to prezent.
    Możesz też pisać jak w szachach: `Nf6`, `fxe4`, `e8=Q`, `Qh5?` jako skradanie, `Kxe5 shell`.
# en: 07e9d53c
rules-chapter-lusus-game = Gra
# en: 8a3d61fb
rules-chapter-lusus-men = Figury, koniec partii, notacja
# en: 472de0f8
rules-chapter-lusus-movement = Kafelki ruchu
# en: fa0b6cbf
rules-chapter-lusus-special = Kafelki specjalne
# en: f8964cf7
rules-chapter-lusus-trap = Pułapki
# en: 00efd109
rules-chapter-lusus-once = Kafelki jednorazowe
# en: 73211e1b
rules-lusus-movement = Kafelek ruchu: na każdą figurę z wolnym miejscem, twoją lub przeciwnika. Działa, dopóki na niej jest.
# en: af135484
rules-lusus-special = Kafelek specjalny: na każdą figurę z wolnym miejscem, twoją lub przeciwnika. Działa, dopóki na niej jest.
# en: d3d8e366
rules-lusus-trap = Pułapka: na własną figurę, zakryta. Działa, gdy jakiś ruch bije tę figurę, i dopiero wtedy się odkrywa.
# en: 9b9d2af3
rules-lusus-once = Kafelek jednorazowy: działa raz, a potem idzie na twój cmentarz.
# en: cafc4607
rules-title-lusus-overview = O co chodzi
# en: 5b8eee44
rules-page-lusus-overview =
    Lusus to szachy z kafelkami. Każda strona ma woreczek z takimi samymi czterdziestoma pięcioma i w każdym ruchu zagrywa jeden: na figurę, by zmienić to, co ona potrafi, albo dla jednorazowego efektu.
    Szacha nie ma. Zbij wrogiego króla, a od razu wygrywasz. Jeśli musisz dobrać kafelki, a w woreczku jest ich za mało, przegrywasz.
    Białe zaczynają z jednym kafelkiem w ręce, czarne z trzema. Obok planszy widzisz ręce, liczbę kafelków w woreczkach i cmentarze.
# en: fef3e88d
rules-title-lusus-turn = Twój ruch
# en: ad7d9493
rules-page-lusus-turn =
    Cztery rzeczy po kolei, wszystkie w jednym ruchu:
    - *Zagraj* jeden kafelek z ręki albo jeden spal.
    - *Rusz* jedną figurą. Pasujesz tylko wtedy, gdy nic nie może się ruszyć (nasza zasada).
    - *Odłóż*: to, co zostało ci w ręce, wraca do woreczka.
    - *Dobierz* losowo trzy nowe kafelki.
    Ręka starcza więc na jeden ruch. Kośćmi rzucam, gdy grasz swój ruch; przeciwnika nigdy o nic po drodze nie pytam.
# en: 521f4696
rules-title-lusus-burn = Zagrywanie i palenie
# en: 975deb0e
rules-page-lusus-burn =
    Gdy masz kafelki w ręce, musisz jeden zagrać albo jeden spalić (nasza zasada). Spalony kafelek idzie na twój cmentarz bez żadnego efektu i w tym ruchu nie zagrywasz już nic więcej. Spalić możesz tylko na samym początku. Z pustą ręką po prostu ruszasz figurą.
    Zagrywasz jeden kafelek na ruch. Każdy kafelek *Podwójna akcja* na twoich figurach pozwala na jeden więcej, razem najwyżej trzy (nasza zasada), a tych dodatkowych możesz nie zagrać. Kafelek bez możliwego celu można tylko spalić.
    Spalony kafelek zapisuje się z minusem: `-SF d1d4`.
# en: 3b126868
rules-title-lusus-hand = Ręka, woreczek, cmentarz
# en: 4f00a8f9
rules-page-lusus-hand =
    Dobierasz trzy kafelki, o jeden więcej za każdy kafelek *+1 Dobranie* i o jeden mniej za każdy *-1 Dobranie* na twoich figurach, ale co najmniej jeden i najwyżej pięć (nasza zasada). Jeśli w woreczku jest ich za mało, nie dobierasz żadnego i przegrywasz.
    Kafelki ze zbitych figur, zdjęte, spalone lub zużyte idą na cmentarz swojego właściciela. *Leczenie* i *Recykling* je przywracają.
    Twoją rękę widzisz tylko ty i przeciwnik, który ma kafelek *Wiedza*. Ile kafelków jest w ręce i woreczku oraz co leży na cmentarzach, widzą wszyscy.
# en: 196f4da9
rules-title-lusus-slots = Miejsca
# en: 04ed2190
rules-page-lusus-slots =
    Figura mieści tyle kafelków: król 1, hetman 2, wieża 4, goniec 3, skoczek 3, pion 2 (nasza zasada). Tylko *Potępienie* zajmuje dwa miejsca. Małe kreski to wolne miejsca.
    Kafelki leżą w kolejności, w jakiej się pojawiły: `e4.2` to drugi na e4. Gdy jeden schodzi, pozostałe się przesuwają. Pion po promocji zachowuje swoje kafelki i dostaje tyle miejsc, ile ma nowa figura.
    Kafelek zachowuje właściciela, ale działa dla figury, na której jest. Kafelki ruchu są kwadratowe, specjalne okrągłe, pułapki ząbkowane.
# en: 48fa1b58
rules-title-lusus-traps = Pułapki i tajemnice
# en: 5d0d7489
rules-page-lusus-traps =
    Pułapki leżą zakryte na figurach właściciela. Wszyscy widzą, *że* jest pułapka; która, wie tylko właściciel. Odkrywa się, gdy działa albo gdy idzie na cmentarz.
    Tajemnice nigdy nie decydują o tym, co jest dozwolone, więc odmowa żadnej nie zdradza.
    Gdy figura jest bita, jej pułapki działają w tej kolejności (nasza zasada): Unik, Odwrócenie; potem pada król; potem Złodziej, Spadek, Transfuzja; potem pozostałe kafelki idą na cmentarze; potem Bez dobierania, Zemsta. Na królu pomagają tylko Unik i Odwrócenie.
# en: 5ece6b57
rules-title-lusus-capture = Ruch i bicie
# en: 258b4104
rules-page-lusus-capture =
    Figura rusza się jak jej własny rodzaj albo dzięki jednemu kafelkowi ruchu, który na niej jest: w każdym ruchu działa jeden z tych sposobów. Bije, stając na wrogiej figurze. Ataki nic nie znaczą: twój król może wejść tam, gdzie można go zbić, albo tam zostać.
    Kafelki zbitej figury idą na cmentarze swoich właścicieli, chyba że pułapka lub *Złodziej* zdecyduje inaczej.
    { "" }*Zamrożonej* figury nic nie może ruszyć, a *strzeżonej* żaden ruch nie może zbić. Jedne i drugie są oznaczone.
# en: cbd65469
rules-title-lusus-king = Król i roszada
# en: 7aa2df6f
rules-page-lusus-king =
    Król rusza się o jedno pole w dowolnym kierunku; może nawet wejść pod bicie. Mieści jeden kafelek.
    Roszada jest jak w szachach, `O-O` i `O-O-O`: król i wieża jeszcze się nie ruszały, a pola między nimi są puste. Ataki się nie liczą: tutaj goniec tylko się przygląda. Żadna z tych figur nie może być zamrożona ani mieć kafelka Lepkie stopy lub Szał.
# en: cc71a67e
rules-title-lusus-queen = Hetman, wieża, goniec
# en: a6d5f609
rules-page-lusus-queen =
    Ruszają się jak w szachach: wieża wzdłuż rzędu i kolumny, goniec na ukos, hetman tak i tak, dowolnie daleko, aż do pierwszej figury. Wrogą figurę można tam zbić.
    Taki ruch to *jazda*. Przenikanie, Sprężyna, Zawinięcie i Lawina zmieniają jazdy.
# en: 4b2b5e77
rules-title-lusus-knight = Skoczek
# en: 9d9208b4
rules-page-lusus-knight =
    Skacze jak w szachach, dwa pola w jedną stronę i jedno w bok, ponad wszystkim, co stoi po drodze. Mieści trzy kafelki.
# en: 52e1067e
rules-title-lusus-pawn = Pion
# en: 3d3de6aa
rules-page-lusus-pawn =
    Jedno pole prosto do przodu, jeśli jest puste. Dwa ze swojego drugiego rzędu, jeśli oba są puste, nawet jeśli już się ruszał. Bije o jedno pole na ukos do przodu. Mieści dwa kafelki.
# en: 7989cf12
rules-title-lusus-passing = Bicie w przelocie
# en: 7bd803df
rules-page-lusus-passing =
    Jak w szachach: po podwójnym kroku piona przeskoczone pole liczy się przez jeden ruch. Figura z ruchami piona, która mogłaby tam bić na ukos, może to zrobić i zabiera piona, który je przeskoczył. Figura z kafelkiem Pion też może tak bić i tak samo można ją zbić.
# en: 92197300
rules-title-lusus-promotion = Promocja
# en: 2ef9041f
rules-page-lusus-promotion =
    Pion, który własnym ruchem dochodzi do ostatniego rzędu, promuje na hetmana, wieżę, gońca lub skoczka, na przykład `b7c8=N`. Jeśli nie podasz figury, to na hetmana. Zachowuje swoje kafelki. Pion, który trafia tam przez cudzą zamianę albo Unik, staje się hetmanem.
    Inne figury nigdy nie promują, nawet z kafelkiem Pion.
# en: da8405b1
rules-title-lusus-end = Koniec partii
# en: 50d22d85
rules-page-lusus-end =
    - Król zostaje zbity, ruchem albo przez kafelek *Zemsta*: jego strona od razu przegrywa.
    - Nie możesz dobrać tylu kafelków, ile musisz: przegrywasz.
    - Po 400. ruchu, dwusetnym ruchu czarnych, wygrywają czarne (nasza zasada).
    Nie ma remisów, pata ani powtórzeń. Zegarem gry jest woreczek: przy trzech kafelkach na ruch czterdzieści pięć nie starczy na zawsze, choć odłożone wracają.
# en: 169dd642
rules-title-lusus-notation = Jak zapisuje się ruchy
# en: 62e18618
rules-page-lusus-notation =
    - `QU@e2 e2e4`: Hetman na e2, potem ruch figury.
    - `DI@h8.2`: drugi kafelek na h8. `KO@e4`, `DL`, `BS`, tak jak potrzebuje kafelek.
    - `HE+QU+KN+RO`, `RC+QU@e4`, `TD@a1.1~h8.1`; `-QU` pali.
    - Po ruchu: `=Q` promocja, `xa5xa6` lawina, `^2` kradzież, `>h5` bieg. `a1~b2` to zamiana, `--` pas.
    Za kreską stoi to, co zrobiły kości: `| bs=QUKN dg=b6 dr=?3`. Możesz też pisać nazwy: `hit and run on a1 then a1b1`.
# en: 6eba8715
rules-page-lusus-tile-ki =
    Ta figura rusza się też jak król, o jedno pole w dowolnym kierunku. Nie staje się przez to królem ani nie może dzięki temu robić roszady.
    { rules-lusus-movement }
# en: 06968e10
rules-page-lusus-tile-qu =
    Ta figura rusza się też jak hetman. Tutaj skoczek jeździ we wszystkich ośmiu kierunkach i nadal skacze.
    { rules-lusus-movement }
# en: e4cfd543
rules-page-lusus-tile-bi =
    Ta figura rusza się też jak goniec.
    { rules-lusus-movement }
# en: 7231daff
rules-page-lusus-tile-kn =
    Ta figura rusza się też jak skoczek: skacze ponad wszystkim, co stoi po drodze.
    { rules-lusus-movement }
# en: bb423dee
rules-page-lusus-tile-ro =
    Ta figura rusza się też jak wieża.
    { rules-lusus-movement }
# en: fb197d77
rules-page-lusus-tile-pa =
    Ta figura rusza się też jak pion: jeden krok do przodu, dwa z drugiego rzędu swojej strony, bicie na ukos do przodu i w przelocie. Do przodu to tam, dokąd idą piony jej strony. Nie promuje.
    { rules-lusus-movement }
# en: 656b71b3
rules-page-lusus-tile-sw =
    Ta figura może zamienić się miejscami z sąsiadem dowolnej strony, który nie jest zamrożony. Nic nie zostaje zbite. Pion, który jako ten drugi trafia do swojego ostatniego rzędu, staje się hetmanem.
    Zapis: `d4~d5`. Tutaj może zamienić się z dwoma pionami i wieżą.
    { rules-lusus-movement }
# en: 192c3cd9
rules-page-lusus-tile-rb =
    Jeśli ta figura ma ruchy wieży, z natury lub z kafelka, dostaje też ruchy gońca, i odwrotnie, jak tutaj. Na figurze bez jednych i drugich nic nie robi.
    { rules-lusus-movement }
# en: e4d66cdf
rules-page-lusus-tile-si =
    Ta figura rusza się lub bije też o jedno pole prosto: w górę, w dół, w lewo lub w prawo.
    { rules-lusus-movement }
# en: f6c6be56
rules-page-lusus-tile-im =
    Na tę figurę nie działają Unieruchomienie, Duch, Lepkie stopy, Rozbrojenie ani Szał. Jej inne kafelki są chronione: nie mogą ich wybrać Rozproszenie, Odczarowanie, Potknięcie ani Wymiana, a Nokaut i Spętanie nie mogą wybrać tej figury. Sam kafelek Odporność można zdjąć, można też dokładać nowe kafelki. Tutaj duch tuż obok jej nie zamraża.
    { rules-lusus-special }
# en: 9736e99c
rules-page-lusus-tile-gu =
    Żaden ruch nie może zbić figur tej samej strony, na których pola ta figura mogłaby wejść, także króla. Samej siebie nie chroni. Musi móc wejść tam w tej chwili, tak jakby stał tam wróg. Przed kafelkiem Zemsta nie chroni.
    Tutaj wieża strzeże skoczka: hetman czarnych nie może go zbić.
    { rules-lusus-special }
# en: 95968569
rules-page-lusus-tile-md =
    Właściciel tej figury dobiera co ruch o jeden kafelek mniej, ale co najmniej jeden. To kafelek na wrogie figury. Pokazuje to liczba przy woreczku.
    { rules-lusus-special }
# en: a16ae47d
rules-page-lusus-tile-pd =
    Właściciel tej figury dobiera co ruch o jeden kafelek więcej, najwyżej pięć. Wybór jest większy, ale w woreczku musi tyle być.
    { rules-lusus-special }
# en: 9c295646
rules-page-lusus-tile-sf =
    Ta figura rusza się tylko na jedno z ośmiu pól wokół siebie: bez jazdy, skoku, podwójnego kroku i roszady. Z kafelkiem Zawinięcie dotyczy to też pól za krawędzią.
    { rules-lusus-special }
# en: 93e376b6
rules-page-lusus-tile-dm =
    Ta figura nie może bić, nawet w przelocie. Tutaj hetman może podejść do czarnych figur, ale nie może ich zbić.
    { rules-lusus-special }
# en: 0de093a0
rules-page-lusus-tile-en =
    Ta figura rusza się tylko po to, by bić: bez cichego ruchu, zamiany i roszady. Z kafelkiem Rozbrojenie nie może się ruszyć wcale.
    { rules-lusus-special }
# en: 96197220
rules-page-lusus-tile-ph =
    W jeździe ta figura może raz przejść *przez* jedną figurę dowolnej strony. Tutaj wieża przechodzi przez swojego piona i może nawet zbić to, co stoi za nim. Pion z tym kafelkiem może zrobić podwójny krok nad figurą.
    { rules-lusus-special }
# en: 04107667
rules-page-lusus-tile-da =
    Właściciel tej figury może co ruch zagrać o jeden kafelek więcej, najwyżej trzy. Podwójna akcja działa od razu, w tym ruchu, w którym ją zagrywasz. Tutaj na tę samą wieżę idzie jeszcze kafelek Goniec i wieża się nim rusza.
    { rules-lusus-special }
# en: 0eba3279
rules-page-lusus-tile-sp =
    W jeździe na ukos ta figura odbija się od figur i od krawędzi: skręca o kąt prosty i jedzie dalej, ile razy chce. Od krawędzi odbija się jak w lustrze, od figury może odbić się w obie strony. Tak samo inne jeżdżące figury mogą odbijać się od niej.
    { rules-lusus-special }
# en: 7cc66389
rules-page-lusus-tile-ds =
    Nic nie robi, tylko zajmuje miejsce: wrogi hetman zmieści o jeden kafelek mniej.
    { rules-lusus-special }
# en: 1e2371cb
rules-page-lusus-tile-co =
    Nic nie robi, tylko zajmuje dwa miejsca, więc na królu nigdy się nie zmieści. Hetman i pion są z nim pełne.
    { rules-lusus-special }
# en: f056d857
rules-page-lusus-tile-wr =
    Dla tej figury lewa i prawa krawędź są złączone: z kolumny a idzie dalej na kolumnę h w tym samym rzędzie i z powrotem. Dotyczy to jazd, skoków, kroków, bicia i kafelka Zamiana, ale nie roszady.
    { rules-lusus-special }
# en: 23a8f25c
rules-page-lusus-tile-gh =
    Wszystkie figury obok tej są zamrożone, swoje i obce, ale nie ona sama. Nie mogą się ruszać, robić roszady ani uniku, nie można ich też zamieniać miejscami. Nadal można je bić i kłaść na nie kafelki.
    { rules-lusus-special }
# en: e62467c2
rules-page-lusus-tile-iz =
    Ta figura jest zamrożona: nic jej nie rusza, ani jej własny ruch, ani roszada, zamiana czy Unik. Można ją zbić.
    { rules-lusus-special }
# en: e147804f
rules-page-lusus-tile-hr =
    Po ruchu z biciem ta figura może od razu ruszyć się jeszcze raz, na puste pole, z miejsca, na którym wtedy stoi. Zapis za ruchem: `>a5`. Jeśli zabierze ją pułapka albo ruch zostanie cofnięty, nic więcej nie następuje.
    Kafelek musi na niej być już przed biciem: Uderz i uciekaj, skradziony dopiero tym biciem, czeka do następnego (nasza zasada).
    { rules-lusus-special }
# en: f20389d1
rules-page-lusus-tile-kw =
    Właściciel tej figury widzi rękę przeciwnika, tylko we własnym widoku, i to, co do niej trafia. Pułapki pozostają zakryte.
    { rules-lusus-special }
# en: 7ef40fef
rules-page-lusus-tile-bd =
    Po rozbiegu przez kilka pustych pól jazda z biciem może potoczyć się dalej w tym samym kierunku i zbić jeszcze tyle wrogich figur, ile pól miał rozbieg, jeśli stoją tuż za sobą. Zatrzymuje się na ostatniej. Tutaj to dwa puste pola i dwie figury za pierwszą: `a1a4xa5xa6`.
    { rules-lusus-special }
# en: 392d7f6a
rules-page-lusus-tile-th =
    Gdy ta figura bije, może ukraść pierwszej zbitej figurze jeden kafelek, jeśli sama ma na niego miejsce. Kafelek jest twój na zawsze. Zapis: `^1`, czyli pierwszy kafelek.
    Skradziony kafelek nie działa w biciu, które go kradnie: Uderz i uciekaj, Lawina i Złodziej działają od następnego bicia (nasza zasada).
    { rules-lusus-special }
# en: a58126ce
rules-page-lusus-tile-rv =
    Napastnik, który bije tę figurę, też pada, ze wszystkimi swoimi kafelkami. Jego własne pułapki i Straż nie pomagają. Król, który ją zbije, przegrywa partię (nasza zasada).
    { rules-lusus-trap }
# en: 00095eb4
rules-page-lusus-tile-nd =
    Gracz, który bije tę figurę, nic w tym ruchu nie dobiera, więc następnym razem ma pustą rękę. Przegrać przez to nie może.
    { rules-lusus-trap }
# en: c5c2dd14
rules-page-lusus-tile-un =
    Ruch z biciem zostaje cofnięty i przepada, razem z lawiną i kradzieżą. Kafelki zagrane przed nim zostają. Znika tylko ten kafelek. Ratuje też króla.
    { rules-lusus-trap }
# en: d07489f0
rules-page-lusus-tile-dg =
    Ta figura nie zostaje zbita: odskakuje na losowe wolne pole obok, a jej miejsce zajmuje napastnik. Unik nie pomaga, jeśli żadne pole nie jest wolne albo figura jest zamrożona. Ratuje też króla.
    { rules-lusus-trap }
# en: 954af9c3
rules-page-lusus-tile-tf =
    Twoje kafelki z tej figury wracają do twojego woreczka zamiast na cmentarz, ten także.
    { rules-lusus-trap }
# en: 6401da69
rules-page-lusus-tile-bq =
    Twój pierwszy inny kafelek na tej figurze, w kolejności miejsc, idzie do twojej ręki zamiast na cmentarz (nasza zasada).
    { rules-lusus-trap }
# en: b2aaac04
rules-page-lusus-tile-di =
    Zdejmij dowolny jeden kafelek z dowolnej figury; idzie na cmentarz swojego właściciela. Zakrytą pułapkę możesz wybrać po jej miejscu. Jeśli figura ma Odporność, jej kafelki są chronione. Zapis: `DI@e5.2`.
    { rules-lusus-once }
# en: 80052b29
rules-page-lusus-tile-ko =
    Zdejmij wszystkie kafelki z figury. Musi mieć choć jeden i nie może mieć kafelka Odporność. Zapis: `KO@e5`.
    { rules-lusus-once }
# en: 04c509bb
rules-page-lusus-tile-dc =
    Zdejmij jeden kafelek specjalny z dowolnej figury. Jeśli figura ma Odporność, jej kafelki są chronione, oprócz samego kafelka Odporność. Zapis: `DC@e8.1`.
    { rules-lusus-once }
# en: 0af23586
rules-page-lusus-tile-tp =
    Zdejmij jeden kafelek ruchu z dowolnej figury. Jeśli figura ma Odporność, jej kafelki są chronione. Zapis: `TP@e5.2`.
    { rules-lusus-once }
# en: 25d05b6c
rules-page-lusus-tile-es =
    Zdejmij wszystkie kafelki ruchu z figury. Musi mieć choć jeden i nie może mieć kafelka Odporność. Zapis: `ES@e5`.
    { rules-lusus-once }
# en: 0c7a15e8
rules-page-lusus-tile-dl =
    Cała ręka przeciwnika wraca do jego woreczka, więc w następnym ruchu nie ma on czego zagrać. Przeciwnik musi coś trzymać w ręce. Zapis: `DL`.
    { rules-lusus-once }
# en: 8939eb65
rules-page-lusus-tile-bs =
    Dwa losowe kafelki z ręki przeciwnika idą na jego cmentarz; wszystkie, jeśli ma ich mniej. Przeciwnik musi coś trzymać w ręce. Zapis: `BS`.
    { rules-lusus-once }
# en: a75eb8d6
rules-page-lusus-tile-lt =
    Dwa losowe kafelki z ręki przeciwnika idą do *twojego* woreczka i są twoje na zawsze; wszystkie, jeśli ma ich mniej. Przeciwnik musi coś trzymać w ręce. Zapis: `LT`.
    { rules-lusus-once }
# en: a29cf973
rules-page-lusus-tile-he =
    Wybierz trzy kafelki ze swojego cmentarza, albo wszystkie, jeśli jest ich mniej, i weź je do ręki. Z kafelkiem Podwójna akcja możesz je od razu zagrać. W przeciwnym razie z resztą ręki idą do woreczka i gra trwa dla ciebie dłużej. Zapis: `HE+KN+RO+PA`.
    { rules-lusus-once }
# en: 7297bd85
rules-page-lusus-tile-rc =
    Zagraj kafelek ze swojego cmentarza tak, jakby był w ręce, ale nie inny Recykling. Oba razem liczą się jako jedno zagranie. Zapis: `RC+BI@d1`.
    { rules-lusus-once }
# en: b7dd5d33
rules-page-lusus-tile-td =
    Zamień dwa kafelki na dwóch różnych figurach, czyjekolwiek są. Oba muszą się zmieścić i żaden nie może być chroniony. Każdy zajmuje miejsce drugiego, a właściciele się nie zmieniają. Pułapka działa dla figury, na której wtedy leży. Zapis: `TD@d1.1~d8.1`.
    { rules-lusus-once }
# en: 86751b42
dice-title = { $game } · kości
# en: 3c26c9ec
dice-seal = Kości tej partii zostały zapieczętowane przed jej początkiem: SHA-256 `{ $commitment }`.
# en: 79f5dbf8
dice-source = { WORD($made, start: "yes") }: każdy rzut powstaje z ziarna i tekstu `{ $game }:{ $revision }:n:{ $interaction }`. Litera n to numer rzutu w tym ruchu, licząc od 0.
# en: 90b29235
dice-sealed = Ziarno pozostaje tajne do końca partii. Wtedy `/verify` je otworzy i sprawdzi każdy rzut.
# en: d77add94
dice-open = Ziarno to `{ $seed }`. Żeby sprawdzić każdy rzut, użyj `/verify`.
# en: 32d849d1
move-number = ruch { $number }
# en: 564e073c
move-number-part = część { $part } ruchu { $number }
# en: e85a9d85
verify-title = Kości partii { $game } { $id }
# en: acdf8813
verify-choices-title = Ruchy komputera w partii { $game } { $id }
# en: 7b0d2f22
verify-choices-long = Odtwarzanie ruchów komputera trwa tu zbyt długo. Pobierz partię z `/history` i uruchom na niej `sealed-move verify`.
# en: 696d39ee
verify-file = Rzutów jest za dużo na jedną wiadomość, więc są w pliku.
# en: c4c3310a
verify-foot = HMAC-SHA-256 z game:revision:n:interaction, kluczem jest ziarno, modulo liczba możliwości
# en: ef93c852
proof-holds = { $draws ->
    [0] Nie było żadnych rzutów.
    [one] Jedyny rzut się zgadza.
    [few] Zgadzają się wszystkie rzuty ({ $draws }).
   *[many] Zgadzają się wszystkie rzuty ({ $draws }).
}
# en: 36ad41be
choices-hold = { $count ->
    [one] { $computer }: jedyny ruch naprawdę jest jego.
    [few] { $computer }: wszystkie ruchy ({ $count }) naprawdę są jego.
   *[many] { $computer }: wszystkie ruchy ({ $count }) naprawdę są jego.
}
# en: 824b0aaa
choices-differ = W pliku jest `{ $written }` w wierszu { $number }, ale { $computer } wybiera `{ $chosen }`.
# en: 854d17ac
choices-unreadable = Tych ruchów nie da się odtworzyć, więc nie da się ich sprawdzić ({ $computer }).
# en: 4586dad6
proof-season-title = Losowanie: { $name }, sezon { $number }
# en: e473d872
proof-season-holds = Losowanie, pary i tabele się zgadzają.
# en: ce546b98
proof-season-flaw = Coś się nie zgadza: { $why }
# en: 24d828b2
proof-season-seal = Zapieczętowane jako SHA-256 `{ $commitment }` w wiadomości { $message }
# en: d06600b6
proof-season-seed = Ziarno `{ $seed }`
# en: 55590205
proof-season-drum = Bęben `{ $drum }`, czyli SHA-256 z numeru tej wiadomości i wszystkich zgłoszeń
# en: 104a1ecf
proof-season-file = W pliku są kolejne losowania i wszystkie pary.
# en: a5f87772
proof-season-draw = { $lot }. { $index } z { $options }: { $number } ({ $player })
# en: edeef8c9
proof-season-pair = Dywizja { $division }, runda { $round }: { $first } – { $second }
# en: a6dd50f1
proof-seed = Ziarno `{ $seed }`, zapieczętowane jako SHA-256 `{ $commitment }`
# en: 6a4884f2
proof-draw = { $made } ({ $result } z { $options }): `{ $text }`
# en: 7bae8074
proof-meaning = { $submission }, { $meaning }
# en: a2c16850
proof-start = Początek
# en: ed5e600d
proof-ply = Ruch { $number }
# en: 749a9d70
proof-ply-part = Ruch { $number }, część { $part }
# en: e6b78cf6
proof-commitment = **Kości się nie zgadzają.** Zapieczętowane ziarno ma SHA-256 `{ $published }`, a otwarte ma `{ $opened }`.
# en: be06a90b
proof-draw-differs = **Kości się nie zgadzają.** { $submission }: rzut { $number } (`{ $text }`) daje { $index } z { $options }, a zapisano { $other }. Zapis: `{ $written }` Rzut: `{ $drawn }`
# en: dc8a1724
proof-lots-differ = **Kości się nie zgadzają.** { $submission }: rzuty dają co innego. Zapis: `{ $written }` Rzut: `{ $drawn }`
# en: 2ea9a40d
proof-sealed = Ta partia jeszcze trwa, więc jej kości są nadal zapieczętowane. Po jej zakończeniu pobierz plik jeszcze raz i sprawdź nowy.
# en: 4e4a22d8
proof-no-commitment = W pliku partii nie ma pieczęci, więc porównaj SHA-256 z tym w wyzwaniu.
# en: 1aabf1b9
proof-record = { $submission }: takiego ruchu nie ma w tej partii. { $why }
# en: 92cfe965
notice-foot-over = Partia { $id }
# en: 76fc4ca0
draw-offered = { $opponent }, { $player } proponuje ci remis w partii { $game }.
# en: 3ece0761
draw-closed = Propozycja remisu w partii { $game }: { $player } → { $opponent }. { $outcome ->
    [accepted] Przyjęta.
    [declined] Odrzucona.
    [withdrawn] { $player } ją wycofuje.
    [over] Partia zakończyła się wcześniej.
   *[overtaken] Gra toczy się dalej.
}
# en: b175922a
draw-declined = { $player } odrzuca remis. Grasz dalej, { $opponent }!
# en: 6ecca11b
takeback-offered = { $opponent }, { $player } prosi o cofnięcie ruchu w partii { $game }. Zgoda?
# en: 896d92db
takeback-closed = Prośba o cofnięcie ruchu w partii { $game }: { $player } → { $opponent }. { $outcome ->
    [accepted] Jest zgoda.
    [declined] Odmowa.
    [withdrawn] { $player } ją wycofuje.
    [over] Partia zakończyła się wcześniej.
   *[overtaken] Gra toczy się dalej.
}
# en: 24469d0d
takeback-declined = { $opponent }, { $player } nie zgadza się na cofnięcie. Ruch zostaje.
# en: 474534e9
takeback-withdrawn = { $player } nie prosi już o cofnięcie ruchu.
# en: 0d1a5935
notice-taken-back = { $player } zgadza się na cofnięcie ruchu.
# en: d342be16
player-with-side = { $player } ({ $side })
# en: ea36ea74
notice-ratings = Ranking: { $first } { $firstrating } · { $second } { $secondrating }
# en: f631a825
notice-ratings-early = Ranking bez zmian: nie było ruchu z obu stron.
# en: 95f7384e
notice-rating-computer = { $player } – ranking w grze z komputerem: { $rating }
# en: 2089caed
notice-spared = Ranking bez zmian: żadna wiadomość o tym ruchu nie dotarła do osoby { $player }.
# en: 8cb67ed3
notice-ratings-new = -# Znak ? to ranking z niewielu partii: jeszcze szybko się zmienia.
# en: 0d525de5
rating-change = { $before } → { $after } ({ $difference })
# en: 7dd0f232
rating = { $sure ->
    [no] { $value }?
   *[yes] { $value }
}
# en: b6d83b05
player-gone = osoba, której już tu nie ma
# en: 66311f2f
draw-withdrawn = { $player } wycofuje propozycję remisu.

## Lessons

# en: 5991f0f7
lesson-title = { $game } · lekcja { $number } z { $count } · { $title }
# en: a1444d22
lesson-title-course = { $game } · { $course }, { $number } z { $count } · { $title }
# en: 9715b7e3
lesson-title-puzzle = { $game } · { $title } · zadanie { $number } z { $count }
# en: 1ca885f5
course-winning = Jak się wygrywa i przegrywa
# en: cee8f549
course-winning-about = Cztery lekcje, każda z trzema zadaniami. Miej oczy otwarte: tam, gdzie trzeba znaleźć groźbę, nie ostrzegam.
# en: 65ee17b9
lesson-played = { WORD($side, start: "yes") }: { $meaning } (`{ $record }`).
# en: 248b6d7d
lesson-goes-on = Dobrze. Jaki jest twój następny ruch?
# en: e5c02bb7
lesson-wrong = **Jeszcze nie.** { $why } Ustawiam pozycję od nowa.
# en: 925ce4a0
lesson-wrong-answered = Powyżej jest twój ruch i odpowiedź { WORD($side, case: "gen") }, ale zadanie wciąż czeka.
# en: 98998da9
lesson-wrong-unanswered = Twój ruch powyżej robi co innego, a zadanie wciąż czeka.
# en: 67a69634
lesson-hint = **Podpowiedź:** { $hint }
# en: e1c6772e
lesson-solved = ✅ **Rozwiązane!**
# en: e45fdba7
lesson-fewest = { $moves ->
    [one] Zajęło ci to 1 ruch. Szybciej się nie da.
    [few] Zajęło ci to { $moves } ruchy. Szybciej się nie da.
   *[many] Zajęło ci to { $moves } ruchów. Szybciej się nie da.
}
# en: 151c7246
lesson-more = Zajęło ci to { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}. Da się to zrobić już w { $fewest }.
# en: 857ec7fa
lesson-next = Dalej: **{ $title }**.
# en: 0515adad
lesson-all-solved = 🎓 Wszystkie lekcje { $game } za tobą. Na koniec prawdziwa partia z najłatwiejszym komputerem. Możesz cofać ruchy i brać podpowiedzi. Drugi kurs pokazuje, jak się wygrywa i przegrywa.
# en: e1b6049b
lesson-course-solved = 🎓 Cały ten kurs za tobą. Pora na prawdziwą partię { $game }, a więcej zadań daje `/puzzle`.
# en: 7604ebe7
lesson-outdated = To menu jest nieaktualne. Oto lekcja w obecnym stanie.
# en: d30d6124
lesson-progress = rozwiązane { $solved } z { $count ->
    [one] 1 lekcji
    [few] { $count } lekcji
   *[many] { $count } lekcji
}
# en: 05aac6e8
lesson-progress-course = rozwiązane { $solved } z { $count ->
    [one] 1 lekcji lub zadania
    [few] { $count } lekcji i zadań
   *[many] { $count } lekcji i zadań
}
# en: 0923d396
lesson-overview-title = Lekcje
# en: 013d7315
lesson-overview = Każda lekcja to mała pozycja z zadaniem, na minutę, dwie. Grasz tymi samymi menu co w partii; nic się nie liczy, a przerwać i wrócić możesz, kiedy chcesz.
# en: 1827e3a6
lesson-overview-line = **{ $game }** · { $about }. { WORD($progress, start: "yes") }.
# en: 81d20dfa
lesson-overview-course = { $course }: { $progress }
# en: 4fbc25ff
lesson-list-title = { $game } · lekcje
# en: 52ef7530
lesson-list-title-course = { $game } · { $course }
# en: 4f8e205a
lesson-line = ▫️ { $number }. { $title }
# en: 8be6eca3
lesson-line-solved = ✅ { $number }. { $title }
# en: 3f050f80
lesson-line-skipped = ⏭️ { $number }. { $title }
# en: 3e36756f
lesson-line-last = 🎓 { $number }. Partia z komputerem
# en: 7657d43b
lesson-line-puzzles = { $line } · zadania: { $solved } z { $count }
# en: fe0e0738
lesson-choose = Otwórz lekcję
# en: 5a4f0b5d
lesson-chess-aruki = Dwie lekcje pominięte. Pion rusza się i bije jak w szachach, ale tylko o jeden krok. Lanca idzie o jedno pole prosto, pika o jedno na ukos. Wieża i strzała ruszają się jak wieża i goniec.
# en: 7efd3331
lesson-chess-chakart = Dwie lekcje pominięte. Skoczki i piony ruszają się jak w szachach. Ale skoczek zostawia na swoim polu jajko, a pion grzyba, i nikt nie mówi „szach”.
# en: 97dce867
lesson-chess-lusus = Dwie lekcje pominięte. Figury ruszają się jak w szachach, ale nie ma szacha: kto zbije króla, wygrywa. Na koniec każdego ruchu dobierasz kafelki i tu zaczyna się Lusus.
# en: 722f694e
puzzle-title = { $game } · zadanie · ranking { $rating }
# en: 94a06713
puzzle-task-win = **Ruch { WORD($side, case: "gen") }.** Znajdź jedyny wygrywający ruch.
# en: 3784f8d0
puzzle-task-hold = **Ruch { WORD($side, case: "gen") }.** Tylko jeden ruch ratuje partię. Znajdź go.
# en: efcbaf7f
puzzle-task-moves = Liczba twoich ruchów: { $moves }; ja gram drugą stroną.
# en: b1ee4e73
puzzle-wrong-win = **To nie ten ruch.** Marnuje szansę.
# en: 9dc1dca3
puzzle-wrong-hold = **To nie ten ruch.** Przegrywa.
# en: 03cb3dbf
puzzle-refuted = **Dlaczego?** { WORD($side, start: "yes") } mogą odpowiedzieć `{ $record }`: { $meaning }.
# en: d31b31a5
puzzle-then = A po twojej najlepszej odpowiedzi przeciwnik może zagrać `{ $record }`: { $meaning }.
# en: be7ba1e1
puzzle-costs-game = W ten sposób partię wygrywają { $side }.
# en: 25c91ba6
puzzle-costs-draw = Wtedy partia kończy się remisem.
# en: 707327c1
puzzle-no-tiles = Po nim nie możesz dobrać dość kafelków.
# en: 0353a639
puzzle-costs-pieces = { $count ->
    [one] Tracisz figurę: { $pieces }.
    [few] Tracisz te figury: { $pieces }.
   *[many] Tracisz te figury: { $pieces }.
}
# en: 6294e3ba
puzzle-chance = { $left ->
    [none] Potem partia jest już praktycznie przegrana.
   *[some] Potem twoje szanse na wygraną to około { $chance }%.
}
# en: 50928d1e
puzzle-again = Ustawiam pozycję od nowa. Spróbuj innego ruchu.
# en: bf4c4193
puzzle-hint-counts = Podpowiedź liczy się jak błędna próba.
# en: d08c29af
puzzle-done-win = To był wygrywający ruch.
# en: 75960f3d
puzzle-done-hold = To był jedyny ruch, który utrzymuje równowagę.
# en: a294b632
puzzle-why-game = Tym ruchem { $side } wygrywają partię.
# en: 3e58741c
puzzle-why-takes = { $count ->
    [one] Zdobywa figurę: { $pieces }.
    [few] Zdobywa te figury: { $pieces }.
   *[many] Zdobywa te figury: { $pieces }.
}
# en: 916ca337
puzzle-why-other = **A inne ruchy?** Zawodzi nawet najlepszy z nich, `{ $record }`: { $meaning }.
# en: 39032ae1
puzzle-theme = **Motyw:** { $theme }
# en: 7ddb03cb
puzzle-theme-aruki-mate = mat w jednym ruchu
# en: f21250b0
puzzle-theme-aruki-chase = szachy zakończone matem
# en: 84e53846
puzzle-theme-aruki-net = cichy ruch, który buduje siatkę matową
# en: 8cddbcb9
puzzle-theme-aruki-prize = figura do wzięcia
# en: c592ee60
puzzle-theme-aruki-quiet = cichy ruch o dwóch celach
# en: 952f7861
puzzle-theme-aruki-flight = król usuwa się na bok
# en: 4b9b6e07
puzzle-theme-aruki-guard = błazen i smoki trzymają straż
# en: 3a96e876
puzzle-theme-aruki-take = zbij napastnika
# en: bf1566a5
puzzle-theme-aruki-block = zasłoń linię
# en: f7c74d9f
puzzle-theme-aruki-series = odpowiedź za odpowiedzią
# en: 985d3c5e
puzzle-theme-kyo-ride = rajd na króla
# en: cc6af935
puzzle-theme-kyo-road = krótka droga do króla
# en: 5b7096fa
puzzle-theme-kyo-shuffle = przekładanie, które toruje drogę
# en: 0d3670fe
puzzle-theme-kyo-net = groźba bez obrony
# en: 43134b57
puzzle-theme-kyo-prize = pada silny pion
# en: f10d323d
puzzle-theme-kyo-flight = poza zasięg
# en: b50195b0
puzzle-theme-kyo-royal = król bije napastnika
# en: 86eb6c90
puzzle-theme-kyo-take = zbij napastnika
# en: 44ebf482
puzzle-theme-kyo-series = odpowiedź za odpowiedzią
# en: dacd3a1c
puzzle-theme-kyo-counter = najpierw obrona, potem cios
# en: 78037c2c
puzzle-theme-chakart-shell = skorupa w króla
# en: 843cf661
puzzle-theme-chakart-line = wolna linia do króla
# en: fd5f9433
puzzle-theme-chakart-step = jeden krok do króla
# en: d9f11113
puzzle-theme-chakart-stealth = ukryty hetman
# en: 0eb38ced
puzzle-theme-chakart-net = groźba bez obrony
# en: bf406dd0
puzzle-theme-chakart-flight = poza zasięg
# en: fd190f93
puzzle-theme-chakart-shot = skorupa w obronie
# en: cdee541a
puzzle-theme-chakart-take = zbij napastnika
# en: c149fadf
puzzle-theme-chakart-series = odpowiedź za odpowiedzią
# en: 716e0784
puzzle-theme-chakart-counter = najpierw obrona, potem cios
# en: 590cf68c
puzzle-theme-lusus-movement = nowy sposób ruchu
# en: bb581b99
puzzle-theme-lusus-special = kafelek, który nagina zasady
# en: d441aa17
puzzle-theme-lusus-removal = kafelek, który oczyszcza drogę
# en: 057e9e2e
puzzle-theme-lusus-flight = król usuwa się na bok
# en: a09b39a3
puzzle-theme-lusus-take = zbij napastnika
# en: f4365906
puzzle-theme-lusus-cover = zasłoń linię
# en: a983a681
puzzle-theme-lusus-shield = kafelek jak tarcza
# en: 34e2e2ce
puzzle-theme-lusus-rescue = kafelek, który rozbraja napastnika
# en: cbe9ff44
puzzle-theme-lusus-series = odpowiedź za odpowiedzią
# en: 5afa8aa1
puzzle-theme-lusus-counter = najpierw obrona, potem cios
# en: dac0212b
puzzle-line-page = Ruch { $page } z { $count }
# en: 9b5c19de
puzzle-rating = Twój ranking zadań: { $rating }
# en: 7d307e51
puzzle-rating-unsure = Twój ranking zadań: około { $rating }
# en: 4eaf1c00
puzzle-rating-change = Twój ranking zadań: { $before } → { $rating }
# en: 28a89d1c
puzzle-outdated = To menu jest nieaktualne. Oto zadanie w obecnym stanie.
# en: dd51db03
own-puzzle-title = { $game } · z twojej własnej partii
# en: 83da9c97
own-puzzle-task = **Twoja partia, przeciwnik: { $opponent }, ruch { $number }.** Coś ci tu umknęło. Jaki ruch jest najlepszy?
# en: f2f7cd12
own-puzzle-step = Dobre odpowiedzi z rzędu: { $step } z { $steps }. Bez rankingu.
# en: 1f08355d
own-puzzle-wrong = **To nie to.** Twoja próba: `{ $record }`, { $meaning }. Inny ruch jest wyraźnie lepszy. Spróbuj jeszcze raz.
# en: bd9b8f99
own-puzzle-unjudged = Nie udało mi się na czas ocenić tego ruchu. Spróbuj jeszcze raz za chwilę.
# en: ce6c3780
own-puzzle-right = Dobrze: `{ $record }`, { $meaning }.
# en: 35cacb05
own-puzzle-best = Najlepszy ruch: `{ $record }`, { $meaning }.
# en: bde4eeac
own-puzzle-again = Zapytam cię znowu { $due }, przez `/puzzle`.
# en: 999a2266
own-puzzle-learned = Trzecia dobra odpowiedź z rzędu. Już to umiesz, więc więcej nie pytam.
# en: ce5b0f42
own-puzzle-overview = **Z twoich własnych partii.** Te błędy wracają. Znajdziesz teraz lepszy ruch?
# en: 87266dd0
own-puzzle-due = **{ $game }** · { $count ->
    [one] 1 zadanie
    [few] { $count } zadania
   *[many] { $count } zadań
}
# en: c592c94a
review-own-puzzles = Twoje własne punkty zwrotne wrócą jutro jako zadania: `/puzzle`
# en: b162a5f6
button-own-puzzle = Moje zadania { $game }
# en: 2f589475
button-other-puzzle = Inne zadanie
# en: 464df579
puzzle-overview-title = Zadania
# en: 0ebfd51d
puzzle-overview = Każde zadanie to pozycja z partii, w której dobry jest tylko jeden pierwszy ruch. Grasz tymi samymi menu co w partii. Do rankingu zadań liczy się tylko pierwsza próba; podpowiedź liczy się jak błędna próba.
# en: db071d6e
puzzle-overview-line = **{ $game }** · { $rating }. Rozwiązane za pierwszym razem: { $solved } z { $tried }.
# en: 6921dd6e
daily-title = Zadanie dnia · { $game } · ranking { $rating }
# en: af40b917
daily-nobody = Na razie bez rozwiązań.
# en: 860db077
daily-solvers = **Rozwiązania**
# en: 4a2b7aa7
daily-solver = { $number }. { $player } · { $first ->
    [yes] za pierwszym razem
   *[no] później
} · { $days ->
    [one] seria: 1 dzień
    [few] seria: { $days } dni
   *[many] seria: { $days } dni
}
# en: 53acf357
daily-more-solvers = i jeszcze { $count }
# en: 47bd9dfb
daily-last = Od dwóch tygodni nikt nie próbuje zadań, więc to jest na razie ostatnie. Następne będzie, gdy ktoś znów spróbuje.
# en: e3cbe605
daily-foot = Rozwiązujesz prywatnie, tutaj widać tylko twoją nazwę. Możesz opuścić jeden dzień w tygodniu, a seria zostanie.
# en: 8b532f1a
daily-closed = Zamknięte: jest już następne.
# en: 5848ce33
daily-counted = Jesteś na dzisiejszej liście. Twoja seria: { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
}. Możesz opuścić jeden dzień, a seria zostanie.
# en: b74571aa
daily-counted-no-free = Jesteś na dzisiejszej liście. Twoja seria: { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
}. Wolny dzień w tym tygodniu jest już wykorzystany, więc nie opuść następnego zadania.
# en: ca1cbe74
daily-late = Jest już następne zadanie dnia, więc na listę było za późno.
# en: 49062566
daily-solved = Dzisiejsze zadanie masz już rozwiązane. Oto ruchy.
# en: 7b56ea0e
daily-shown = Rozwiązanie dzisiejszego zadania już znasz. Oto ono jeszcze raz.
# en: d43c7b66
daily-over = To zadanie z wcześniejszego dnia. Inne dostaniesz przez `/puzzle`.
# en: 6154ae3a
lesson-aruki-pawn-title = Bicie pionem
# en: 25c43a1b
lesson-aruki-pawn-task =
    Grasz białymi, od dołu. **Pion** idzie o jedno pole prosto do przodu, jeśli jest puste. Bije o jedno pole do przodu *na ukos*.
    { "" }**Twoje zadanie:** czarny pion na e6 blokuje twojego. Zbij pikę na f6.
# en: a04838c1
lesson-aruki-pawn-hint = Rusz pionem z e5. Bije na ukos do przodu: na f6.
# en: f708c610
lesson-aruki-pawn-done = Pika zbita, ale nie przepada: leży teraz w twojej **rezerwie**. Wkrótce jej użyjesz.
# en: 5a2b4d79
lesson-aruki-pawn-wrong-king = Twój król poszedł na spacer, a pika nadal stoi.
# en: 2738e3b4
lesson-aruki-pike-title = Lanca czy pika?
# en: b41b66fc
lesson-aruki-pike-task =
    { "" }**Lanca** idzie o jedno pole prosto: do przodu, do tyłu, w lewo lub w prawo. **Pika** idzie o jedno pole na ukos. Obie biją tak, jak chodzą.
    { "" }**Twoje zadanie:** jedna z twoich dwóch figur może zbić wieżę na f6. Zrób to.
# en: b288c474
lesson-aruki-pike-hint = Od piki na g5 do f6 jest jeden krok na ukos.
# en: 7d910a2e
lesson-aruki-pike-done = Zgadza się: lance chodzą prosto, piki na ukos. Wieże i strzały chodzą tak samo, aż coś stanie im na drodze.
# en: 59776e05
lesson-aruki-pike-wrong-lance = To była lanca. Chodzi tylko prosto, więc na f6 nie dojdzie.
# en: aa89bbc3
lesson-aruki-leap-title = Skok nad pionem
# en: d13d887e
lesson-aruki-leap-task =
    { "" }**Wielka lanca** idzie o jedno lub dwa pola prosto. O dwa *skacze*: nieważne, co stoi pośrodku. Wielkie piki robią to samo na ukos.
    { "" }**Twoje zadanie:** przeskocz piona i zbij wieżę na e7.
# en: 61df5083
lesson-aruki-leap-hint = Rusz wielką lancą o dwa pola: z e5 na e7.
# en: 52f611f0
lesson-aruki-leap-done = Hop nad pionem i wieża jest twoja. Tego, co skacze, nic nie zablokuje.
# en: 988019f4
lesson-aruki-leap-wrong-pawn = Zbity jest tylko pion. Wieża za nim jest warta znacznie więcej.
# en: c4bbd4c7
lesson-aruki-merge-title = Połącz lancę z piką
# en: c923efd7
lesson-aruki-merge-task =
    Zbita pika czeka w twojej rezerwie. Zamiast kroku możesz połączyć figurę z rezerwy z figurą na planszy: to **ewolucja**. Lanca i pika tworzą **miecz**, który idzie o jedno pole w *dowolnym* kierunku.
    { "" }**Twoje zadanie:** połącz pikę ze swoją lancą na e5.
# en: 59d90cb2
lesson-aruki-merge-hint = Wybierz lancę na e5, potem pikę z rezerwy. Zapis to `L(e5)+P=S`.
# en: f04e0e95
lesson-aruki-merge-done = Miecz! Dwie takie same figury dają większą, a wieża i strzała dają **ministra**, najsilniejszą figurę ze wszystkich.
# en: 3c0127dc
lesson-aruki-merge-wrong-step = Lanca zrobiła tylko krok. Łączenie to osobny ruch, na polu, na którym stoi lanca.
# en: 395200e8
lesson-aruki-merge-wrong-king = Ruszył się król, a pika nadal czeka w rezerwie.
# en: 02403409
lesson-aruki-promote-title = Z piona wieża
# en: d2d29417
lesson-aruki-promote-task =
    Gdy pion wchodzi na rząd, z którego zaczynały piony przeciwnika (dla ciebie rząd 11), możesz go zamienić na figurę z rezerwy. To jego **promocja**.
    { "" }**Twoje zadanie:** wejdź na c11 i zrób z piona wieżę.
# en: 978883e1
lesson-aruki-promote-hint = Rusz pionem z c10 na c11 i wybierz wieżę. Zapis to `O(c10)c11=R`.
# en: 51f9ad47
lesson-aruki-promote-done = Wieża, i to od razu z szachem. Samego piona już nie ma: nie trafia do żadnej rezerwy.
# en: 63db7951
lesson-aruki-promote-wrong-plain = Teraz zostanie pionem na zawsze. Promować mógł tylko przy wejściu na rząd 11.
# en: 7c8c2cfd
lesson-aruki-promote-wrong-king = Ruszył się król. Pion jest o krok od promocji.
# en: 9cb534a7
lesson-aruki-jester-title = Błazen naśladuje
# en: 0bf25527
lesson-aruki-jester-task =
    { "" }**Błazen** idzie o jedno pole w dowolnym kierunku, a także jak każda figura obok niego, swoja czy obca. Twój stoi przy wieży, więc chodzi też jak wieża.
    { "" }**Twoje zadanie:** zbij błaznem strzałę na e10.
# en: 1495e9b8
lesson-aruki-jester-hint = Przy wieży błazen może pobiec prosto w górę kolumny e.
# en: 0baf634e
lesson-aruki-jester-done = Błazen pobiegł jak wieża. Tam w górze nie ma sąsiadów, więc znów robi pojedyncze kroki.
# en: 9c9e7f84
lesson-aruki-jester-wrong-rook = To była wieża. Jednym ruchem na e10 nie dojdzie, a twój błazen stracił sąsiadkę.
# en: c1692bea
lesson-aruki-jester-wrong-step = To tylko część drogi. Obok wieży błazen może biec, aż coś stanie mu na drodze.
# en: 59651916
lesson-aruki-line-title = Szach przez wszystko
# en: 50eec5db
lesson-aruki-line-task =
    { "" }**Złoty smok** robi krok jak król. Ale zagraża całej swojej *kolumnie*: wrogi król jest na niej w szachu, cokolwiek stoi pomiędzy. (Jedyny wyjątek: w tej kolumnie stoi też król tego smoka.) **Srebrny smok** robi to samo w swoim rzędzie.
    { "" }**Twoje zadanie:** daj smokiem szacha.
# en: 91a33d7c
lesson-aruki-line-hint = Wejdź smokiem na kolumnę e, tam stoi król.
# en: 06864870
lesson-aruki-line-done = Szach! Pion pomiędzy nie pomaga, króla nic nie zasłoni.
# en: bcdf13e3
lesson-aruki-line-wrong-king = To był król. Szacha daje smok.
# en: ca712865
lesson-aruki-line-wrong-dragon = Smok się ruszył, ale króla nie ma w jego kolumnie.
# en: b88d1e79
lesson-aruki-wipe-title = Zmieć kolumnę
# en: abb35f39
lesson-aruki-wipe-task =
    Raz na partię smok może **zmieść** swoją linię. Znikają z niej wszystkie figury: wrogie, twoje własne i sam smok. Żadna nie trafia do rezerwy. Nie wolno tego zrobić, dopóki na linii stoi twój własny król.
    { "" }**Twoje zadanie:** w kolumnie smoka stoją minister i wieża. Zmieć ją.
# en: 55ae7023
lesson-aruki-wipe-hint = Wybierz smoka na d3, potem zmiatanie. Zapis to `GD(d3)-`.
# en: 76f9b6e9
lesson-aruki-wipe-done = Minister i wieża za smoka i piona: dobra wymiana. Licząc w pionach, lanca lub pika jest warta około 2, miecz lub smok 3, strzała 5, wieża 6, minister 11.
# en: 96548783
lesson-aruki-wipe-wrong-step = Smok zrobił tylko krok. Zmiatanie to osobny ruch.
# en: bc7588c5
lesson-aruki-wipe-wrong-pawn = Ładnie, że chcesz ocalić piona, ale minister i wieża nadal stoją. Zmiatanie zabiera jedno i drugie.
# en: 929b23ae
lesson-aruki-slay-title = Ubij smoka
# en: 1726af06
lesson-aruki-slay-task =
    Teraz w szachu jest twój król: czarny smok zagraża jego kolumnie, nawet przez twojego piona. Możesz zejść z kolumny albo zbić smoka. Zasłanianie nigdy nie pomaga.
    { "" }**Twoje zadanie:** zbij smoka.
# en: 63d37d98
lesson-aruki-slay-hint = Twoja wieża na a9 stoi w tym samym rzędzie co smok.
# en: d6748809
lesson-aruki-slay-done = Po szachu, a zbity smok już nigdy nic nie zmiecie.
# en: a74af393
lesson-aruki-slay-wrong-king = Król jest bezpieczny, ale smok żyje i nadal może zmieść kolumnę e.
# en: 1ab5984f
lesson-aruki-mate-title = Mat
# en: 7d461241
lesson-aruki-mate-task =
    Wygrywasz **matem**: wrogi król jest w szachu i żaden ruch go nie ratuje. Tutaj rząd 11 należy do twojej wieży na l11, a kolumna b do twojego smoka. Brakuje tylko szacha. Zajrzyj do rezerwy.
    { "" }**Twoje zadanie:** mat w jednym ruchu.
# en: e626d5bf
lesson-aruki-mate-hint = Wieża i strzała dają ministra. Z h5 patrzy on po przekątnej na a12.
# en: 630fae0e
lesson-aruki-mate-done = Mat! Król nie może wejść na rząd 11 ani na kolumnę b, a ministra nic nie zatrzyma.
# en: fa3a5fcc
lesson-aruki-mate-wrong-check = Szach, ale nie mat: wieży nie ma w rzędzie 11, więc król schodzi na a11.
# en: 3608cfff
lesson-aruki-mate-wrong-other = Wieża nie dała szacha. Zostaw ją na miejscu i połącz ze strzałą.
# en: f9ca7972
lesson-aruki-third-title = Mat w trzecim ruchu
# en: e3bf82f4
lesson-aruki-third-task =
    Prawdziwy początek i prawdziwa pułapka. Król czarnych stoi w kolumnie f za murem własnych figur. Jeśli twój król zejdzie z kolumny f, a złoty smok na nią wejdzie, to szach przez wszystko.
    { "" }**Twoje zadanie:** mat w trzech ruchach. Najpierw zrób miejsce dla króla.
# en: ff2017e5
lesson-aruki-third-hint = Zrób miejsce pionem z g2, przejdź królem na g2, a potem wejdź smokiem z e1 na f1.
# en: 56a21f68
lesson-aruki-third-done = Mat w trzecim ruchu! Prawie każdy kiedyś się na to łapie. Obrona: w porę rusz pionem z e11 lub g11, żeby król mógł odejść, albo uprzedź atak i zmieć linię własnym smokiem.
# en: b39a6ba3
lesson-aruki-threat-title = Dostrzeż groźbę
# en: aa228630
lesson-aruki-threat-task =
    Przed każdym ruchem zadaj sobie pytanie: *co zagra przeciwnik, jeśli nic nie zrobię?* Król czarnych właśnie przeszedł z f12 na g11. Wygląda to niewinnie, ale takie nie jest.
    { "" }**Twoje zadanie:** znajdź groźbę i zagraj ruch, który ją zatrzyma.
# en: 985c8550
lesson-aruki-threat-hint = Król czarnych zszedł z kolumny f, więc ich złoty smok może wejść na f12. To szach przez wszystko, a twój król jest zamurowany. Daj mu zejście z tej kolumny albo pozbądź się smoka.
# en: 184a912a
lesson-aruki-threat-done = Groźba dostrzeżona i zatrzymana. Na szacha są trzy odpowiedzi: odejście króla, bicie napastnika albo zasłona. Przed smokiem zasłony nie ma, więc król za własnym murem potrzebuje drzwi.
# en: 3144de1e
lesson-aruki-threat-wrong-front = To otwiera tylko f2, w tej samej kolumnie. Smok wchodzi na f12 i jest mat.
# en: 910f8f19
lesson-aruki-finish-title = Bez odpowiedzi
# en: 659f419c
lesson-aruki-finish-task =
    Na szacha są trzy odpowiedzi: król odchodzi, ktoś bije napastnika albo coś króla zasłania. Mat to szach bez żadnej z nich. Szacha może dać twoja wieża z a3, strzała z f2 i smok.
    { "" }**Twoje zadanie:** mat w jednym ruchu.
# en: 87679a2a
lesson-aruki-finish-hint = Między smokiem a królem nie pomoże żadna zasłona. A gdy smok zejdzie z kolumny k, twoja wieża na k1 patrzy aż na samą górę.
# en: ac38ac10
lesson-aruki-finish-done = Mat! Nic nie zasłoni króla, nic nie dosięgnie smoka, a wieża strzeże kolumny k.
# en: 266ec8fa
lesson-aruki-finish-wrong-rook = Szach, ale nie mat: lanca czarnych wchodzi na d12 i zasłania króla.
# en: b09b3f66
lesson-aruki-finish-wrong-arrow = Szach, ale nie mat: miecz czarnych wchodzi na h8 i zasłania króla.
# en: 7af3ae7a
lesson-aruki-finish-wrong-dragon = Smok nie stoi w kolumnie króla, więc to nie był szach.
# en: 8e0b95ab
lesson-aruki-trade-title = Dobra wymiana
# en: 78b6f08c
lesson-aruki-trade-task =
    Zanim coś zbijesz, policz: co bierzesz i co przeciwnik odbije? Licząc w pionach, lanca lub pika jest warta około 2, miecz lub smok 3, strzała 5, wieża 6, minister 11.
    { "" }**Twoje zadanie:** masz tu trzy bicia. Zagraj to, które zdobywa najwięcej.
# en: c71bc032
lesson-aruki-trade-hint = Wieża na d12 broni lancy, a pion na g7 strzały. Ile kosztowałoby cię każde bicie?
# en: 8c974c0d
lesson-aruki-trade-done = Pion z g7 może zbić twoją pikę, ale wtedy oddajesz 2 za 5. A strzała leży w twojej rezerwie, gotowa wrócić jako twoja.
# en: 40bdc3a1
lesson-aruki-trade-wrong-lance = Bijesz lancę, a wieża z d12 bije twoją wieżę: 6 za 2.
# en: 44a0b137
lesson-aruki-trade-wrong-pawn = Pion za darmo, ale teraz strzała czarnych bije twoją pikę. Lepszym łupem była strzała.
# en: 4cd32080
lesson-aruki-plan-title = Obudź srebrnego smoka
# en: e2649133
lesson-aruki-plan-task =
    Srebrny smok zagraża całemu swojemu *rzędowi*, ale nie wtedy, gdy stoi w nim twój własny król. Dlatego twój śpi na początku partii w rzędzie 1. Tutaj twój smok i oba króle stoją w rzędzie 7.
    { "" }**Twoje zadanie:** zdobądź ministra i wieżę w dwóch ruchach.
# en: cead4b02
lesson-aruki-plan-hint = Zejdź królem z rzędu 7: to od razu szach. Gdy król czarnych zejdzie z rzędu 7, zmieć ten rząd: `SD(b7)-`.
# en: f91c1a5d
lesson-aruki-plan-done = Najpierw król usuwa się na bok, potem smok uderza. To dobry pierwszy plan w każdej partii: zejdź królem z rzędu 1, a srebrny smok się obudzi.
# en: 14c956f4
lesson-aruki-plan-wrong-row = Twój król nadal stoi w rzędzie 7, więc smok nie daje szacha.
# en: e95825fa
lesson-aruki-plan-wrong-rows = Twój król nadal stoi w rzędzie 7, więc smok nie daje szacha.
# en: 362351a2
lesson-aruki-plan-wrong-dragon = Smok zszedł z rzędu 7. Powinien tam zostać, a na bok ma zejść król.
# en: 28e60891
lesson-kyo-chip-title = Zgnieć żeton
# en: a5c4dd90
lesson-kyo-chip-task =
    Grasz złotymi, od dołu. Pola mają literę i cyfrę. Z twojej strony litery biegną od prawej do lewej: A jest po prawej. **Lekki pion** robi krok o jedno pole w dowolnym kierunku. Skończ ruch pionem na wrogich **żetonach many**, a zostaną zniszczone.
    { "" }**Twoje zadanie:** zgnieć czerwony żeton na F5 lekkim pionem z E4.
# en: 57ac807d
lesson-kyo-chip-hint = Zrób krok lekkim pionem z E4 na F5. Zapis to `E4 F5`.
# en: 9a33fe11
lesson-kyo-chip-done = O jeden żeton mniej. Pamiętaj: komu zabraknie many, ten przegrywa.
# en: 2e6485c8
lesson-kyo-chip-wrong-king = To był król. Żeton leży obok lekkiego piona na E4.
# en: 249599ac
lesson-kyo-carry-title = Nieś swoje żetony
# en: 61c87571
lesson-kyo-carry-task =
    { "" }**Ciężki pion** stoi na stosie i może podnieść do pięciu swoich żetonów. Przy każdym kroku wybierasz, ile idzie z nim, zawsze od wierzchu.
    { "" }**Twoje zadanie:** zrób krok na E3 i zabierz oba żetony.
# en: 26ce757c
lesson-kyo-carry-hint = Wybierz E3, potem 2 żetony. Zapis to `E2 2E3`.
# en: 019f153d
lesson-kyo-carry-done = Oba żetony przyszły razem z pionem. To, co leży pod pionami, to twoje paliwo, zaraz zobaczysz.
# en: e1d59a77
lesson-kyo-carry-wrong-none = Pion poszedł sam: żetony zostały na E2. Wybierz, ile idzie z nim.
# en: c3f0c4f3
lesson-kyo-carry-wrong-one = Jeden żeton przyszedł, jeden został. Zabierz oba.
# en: d81a4193
lesson-kyo-carry-wrong-chips = Żetony poszły na E3, ale pion został. Rusz pionem, z 2 żetonami.
# en: 63ce31a5
lesson-kyo-road-title = Jazda po ciemnej manie
# en: ba963378
lesson-kyo-road-task =
    Jeśli żeton, który zostawiasz, jest **ciemny**, to krok *prosty* jest **krokiem po manie** i możesz zrobić następny. Każdy krok kosztuje jeden żeton. Na jednym kolorze nie można skręcić.
    { "" }**Twoje zadanie:** przejdź jednym ruchem z E2 na E5, po żetonie za każdy krok.
# en: 32fa2196
lesson-kyo-road-hint = Zabierz 2 żetony na E3, potem 1 na E4, potem żadnego na E5. Zapis to `E2 2E3 1E4 E5`.
# en: fe3a5898
lesson-kyo-road-done = Trzy pola w jednym ruchu! Żetony za tobą zostają jako droga: możesz po niej jechać znowu, a przeciwnik też.
# en: 9185bf08
lesson-kyo-road-wrong-all = Pion zabrał wszystkie trzy żetony, więc nie było po czym jechać. To był jeden zwykły krok.
# en: 733e51cb
lesson-kyo-road-wrong-alone = Wszystkie żetony zostały na E2, więc na E3 nie było już co zostawić. Tam jazda się skończyła.
# en: 3726adba
lesson-kyo-road-wrong-short = Dobrze, ale ruch skończył się za wcześnie. Dopóki jest co zostawić, idź dalej.
# en: 516b43ef
lesson-kyo-queen-title = Hetman po dwóch ciemnych żetonach
# en: 1f7805e8
lesson-kyo-queen-task =
    Żetony, które już leżą, też są drogą. Twój **hetman** stoi na jednym ciemnym żetonie, a drugi leży na E3. Hetmany, wieże i króle to też piony, a każdy pion oprócz lekkiego może zbić to, do czego dojdzie.
    { "" }**Twoje zadanie:** przejedź po obu żetonach i zbij wieżę na E4.
# en: 6d3e033d
lesson-kyo-queen-hint = Zrób krok z E2 na E3 i zostaw żeton, potem z E3 na E4. Zapis to `E2 E3 E4`.
# en: 824bbfb0
lesson-kyo-queen-done = Wieża zbita. Bicie kończy jazdę, nawet jeśli droga prowadzi dalej.
# en: 0c894828
lesson-kyo-queen-wrong-took = Hetman zabrał żeton, więc na E2 nie został żaden: zwykły krok, który kończy ruch.
# en: 08f5a3eb
lesson-kyo-queen-wrong-short = Połowa drogi. Na E3 stoisz na następnym żetonie: idź dalej na E4.
# en: 05dd8d7b
lesson-kyo-corner-title = Skręć na jasnej manie
# en: 245e08a1
lesson-kyo-corner-task =
    { "" }**Jasne** żetony są dla kroków *na ukos*, ciemne dla prostych. Gdy zmienia się kolor, możesz skręcić. Twój ciężki pion stoi na ciemnym żetonie, a na nim leży jasny.
    { "" }**Twoje zadanie:** zbij jednym ruchem wieżę na F4.
# en: 27a775b5
lesson-kyo-corner-hint = Najpierw prosto na E3, z jasnym żetonem, ciemny zostaje. Potem na ukos na F4.
# en: 2387ff73
lesson-kyo-corner-done = Ciemny, potem jasny: prosto, a potem za róg. Kolejność żetonów w stosie to kolejność twoich kroków.
# en: a499993e
lesson-kyo-corner-wrong-alone = Jasny żeton został na wierzchu, a po nim idzie się tylko na ukos. Zabierz go.
# en: dbbc749c
lesson-kyo-corner-wrong-short = Na razie dobrze. Masz jeszcze jasny żeton: zostaw go i idź na ukos na F4.
# en: 5b3419ac
lesson-kyo-strike-title = Rozbij tarczę
# en: 31379078
lesson-kyo-strike-task =
    Odsłonięta **tarcza** zatrzymuje każdego oprócz wież. Pion, który na nią rusza, *uderza*: tarcza pęka, a pion zostaje na miejscu. Tarcza pod pionem nie chroni niczego.
    { "" }**Twoje zadanie:** rozbij tarczę na E5.
# en: 2044b426
lesson-kyo-strike-hint = Rusz na tarczę ciężkim pionem z E4. Zapis to `E4 XE5`.
# en: 5d773bfb
lesson-kyo-strike-done = Droga wolna. Rozbicie tarczy kosztuje ruch, i po to są tarcze.
# en: 52f5c0a1
lesson-kyo-strike-wrong-around = Pion obszedł tarczę. Często to dobry pomysł, ale tutaj masz ją rozbić.
# en: bb65fe23
lesson-kyo-strike-wrong-king = To był król. Pion na E4 stoi tuż przed tarczą.
# en: be1b0704
lesson-kyo-tower-title = Połóż tarczę
# en: cf84569f
lesson-kyo-tower-task =
    { "" }**Wieża** nosi tarcze. Może je kłaść na wolnym sąsiednim polu albo na manie, w każdej chwili: przed swoimi krokami, między nimi i po nich. Tuż za nią stoi twój król.
    { "" }**Twoje zadanie:** połóż tarczę na E2.
# en: cb6ccf69
lesson-kyo-tower-hint = Wybierz wieżę na E1, potem jeden żeton na E2, bez piona. Zapis to `E1 +1E2`.
# en: 5bbf6ff0
lesson-kyo-tower-done = Mur przed twoim królem. Wieża mogłaby jeszcze iść dalej i położyć drugą tarczę.
# en: 2fd8a271
lesson-kyo-tower-wrong-walk = Wieża sama tam poszła, a tarcza pod pionem nie chroni niczego. Wyślij żeton, nie wieżę.
# en: 9c4dd56f
lesson-kyo-tower-wrong-walks = Wieża sama tam poszła. Wyślij tylko żeton.
# en: 801464c5
lesson-kyo-tower-wrong-king = To był król. Tarcze leżą pod wieżą na E1.
# en: 60f699b7
lesson-kyo-shuffle-title = Przełóż żetony i jedź
# en: b5ad982f
lesson-kyo-shuffle-task =
    { "" }**Hetman** może ułożyć żetony pod sobą w innej kolejności, ile razy chce, i jeszcze się ruszyć. Na E5 stoi twój własny pion, więc musisz jechać przez F5: na ukos, potem prosto. Ale żetony są w złej kolejności.
    { "" }**Twoje zadanie:** zbij wieżę na F6.
# en: d700b3c6
lesson-kyo-shuffle-hint = Najpierw połóż jasny żeton na dole, ciemny na wierzchu. Potem na ukos na F5 z ciemnym żetonem i prosto na F6. Zapis to `E4 =LD 1F5 F6`.
# en: 43458c7f
lesson-kyo-shuffle-done = W jednym ruchu umie to tylko hetman. Dla wszystkich innych zmiana kolejności to cały ruch.
# en: 33584d15
lesson-kyo-shuffle-wrong-alone = Po jasnym żetonie hetman doszedł na F5, ale nie było tam już żetonu do dalszej jazdy. Najpierw przełóż żetony.
# en: 6f324554
lesson-kyo-shuffle-wrong-only = Kolejność jest już dobra. Nie zatrzymuj się: hetman może się jeszcze ruszyć.
# en: a258f75f
lesson-kyo-company-title = Lekkie piony potrzebują towarzystwa
# en: 75461a76
lesson-kyo-company-task =
    Lekki pion bije piona tylko wtedy, gdy ma nad nim **przewagę**. Policz swoje stosy obok celu i wrogie stosy obok twojego lekkiego piona. Wlicz oba piony. Twoich musi być więcej.
    { "" }**Twoje zadanie:** zbij ciężkiego piona na F5. Który z twoich dwóch może to zrobić?
# en: e5a11813
lesson-kyo-company-hint = Wokół F5 stoją dwa twoje stosy. Wokół E4 stoją dwa czerwone, a wokół G4 tylko jeden. Więc to ten z G4.
# en: 2ab9b0f5
lesson-kyo-company-done = Dwa przeciw jednemu. Lekkie piony są silne razem, a słabe w pojedynkę. Ciężki pion jest wart dwa lub trzy lekkie, wieża cztery, hetman sześć. Cztery żetony są warte mniej więcej jednego lekkiego piona.
# en: 749086e7
lesson-kyo-company-wrong-away = Ten nie może bić na F5: stoją wokół niego dwa czerwone piony. Spójrz na drugiego.
# en: bc3ac053
lesson-kyo-company-wrong-missed = To właściwy pion. F5 jest tuż obok niego, na ukos.
# en: 55410a24
lesson-kyo-mana-title = Wygraj maną
# en: b66670c2
lesson-kyo-mana-task =
    Wygrać można na dwa sposoby. Pierwszy: przeciwnikowi nie został nigdzie ani jeden żeton many. Czerwone mają tylko jeden, na C6.
    { "" }**Twoje zadanie:** wygraj.
# en: d3ce2810
lesson-kyo-mana-hint = Skończ ruch ciężkim pionem na C6. Zapis to `C5 C6`.
# en: a781953e
lesson-kyo-mana-done = Nie ma już many: wygrywają złote. Patrz na liczbę żetonów obok planszy, swoich też.
# en: e122cd3c
lesson-kyo-mana-wrong-king = To był król. Ostatni czerwony żeton leży na C6.
# en: af3779ca
lesson-kyo-mana-wrong-miss = Czerwone nadal mają swój żeton. Skończ ruch na C6.
# en: a7da9184
lesson-kyo-king-title = Zbij króla
# en: 162a9779
lesson-kyo-king-task =
    Drugi sposób na wygraną: zbij wrogiego **króla**. Nie ma szacha. Chronią go tylko odległość i tarcze. Twój hetman ma pod sobą trzy żetony: jasny na dole, potem ciemny, potem jasny.
    { "" }**Twoje zadanie:** zbij jednym ruchem króla na G6.
# en: 8350ea15
lesson-kyo-king-hint = Na ukos, prosto, na ukos: `E3 2F4 1F5 G6`.
# en: 41278a77
lesson-kyo-king-done = Król zbity: wygrywają złote. Wiesz już dość, żeby grać w Kyo: żetony to drogi, kolejność to kierunek, tarcze dają czas.
# en: 56d1943a
lesson-kyo-king-wrong-short = Dobry początek. Na F4 pora na ciemny żeton: prosto na F5, potem na ukos.
# en: 9cb347fd
lesson-kyo-king-wrong-other = To był pojedynczy krok; król uszedł cało. Przy każdym kroku zostaw jeden żeton.
# en: b83abf60
lesson-kyo-threat-title = Dostrzeż groźbę
# en: 05869034
lesson-kyo-threat-task =
    W Kyo nie ma szacha. Dlatego przed każdym ruchem spójrz na każdego wrogiego piona: jak daleko mógłby dojechać? Policz żetony pod nim i zwróć uwagę na ich kolor.
    { "" }**Twoje zadanie:** zagraj ruch, po którym twojego króla nie można zbić.
# en: 176bcd2c
lesson-kyo-threat-hint = Hetman czerwonych na F5 stoi na czterech ciemnych żetonach: to cztery proste kroki, w dół kolumny F do twojego króla na F1. Zagrodź mu drogę tarczą albo zejdź z kolumny.
# en: 76ebe150
lesson-kyo-threat-done = Uratowany! Cztery ciemne żetony to cztery proste kroki. Na jednym kolorze nikt nie zmienia kierunku, więc wystarczy tarcza na drodze albo krok w bok.
# en: 86b9abfd
lesson-kyo-threat-wrong-king = Twój król nadal stoi w kolumnie F i hetman dojechał prosto do niego.
# en: 6d9efe2a
lesson-kyo-threat-wrong-tower = To nie zamyka kolumny F. Hetman zjechał na F1 i zbił twojego króla.
# en: c0bbd885
lesson-kyo-finish-title = Rajd na króla
# en: f635334e
lesson-kyo-finish-task =
    W drodze do króla licz: każdy krok kosztuje żeton, który zostawiasz. Twój ciężki pion ma cztery żetony, a król jest pięć kroków dalej. Ale żetony po drodze też niosą, nawet czerwone.
    { "" }**Twoje zadanie:** zbij jednym ruchem króla na E8.
# en: 7a3d3c74
lesson-kyo-finish-hint = Na ukos na D4, prosto na D5, na ukos na E6, potem prosto, po czerwonym żetonie: `C3 3D4 2D5 1E6 1E7 E8`.
# en: db979f84
lesson-kyo-finish-done = Król zbity! Wrogie żetony też są drogami. Długa droga blisko króla to niebezpieczeństwo, bez względu na to, kto ją ułożył.
# en: 8abaa7fe
lesson-kyo-finish-wrong-short = Dobry początek, ale rajd skończył się za wcześnie. Przy każdym kroku zostaw jeden żeton i użyj czerwonego na E6.
# en: f3a98a05
lesson-kyo-finish-wrong-other = Tak rajd się nie zacznie. Zostaw jeden żeton na C3 i zabierz trzy na D4.
# en: e20c1629
lesson-kyo-trade-title = Dobra wymiana
# en: f9cb911f
lesson-kyo-trade-task =
    Zanim coś zbijesz, zobacz, kto może odbić. Licząc w lekkich pionach, ciężki pion jest wart dwa lub trzy, wieża cztery, hetman sześć. Wieżę na E3 może zbić i twój hetman, i twój ciężki pion, ale broni jej czerwony ciężki pion.
    { "" }**Twoje zadanie:** zdobądź wieżę, a ryzykuj jak najmniej.
# en: 532b81b5
lesson-kyo-trade-hint = Czerwone odbiją na E3, ktokolwiek tam stanie. Twój ciężki pion jest wart mniej niż hetman.
# en: b504a814
lesson-kyo-trade-done = Jeśli czerwone odbiją, oddajesz trzy za cztery. Bicie hetmanem kosztowałoby sześć.
# en: 52845643
lesson-kyo-trade-wrong-queen = Wieża zbita, ale ciężki pion z D4 bije twojego hetmana: sześć za cztery.
# en: a8fa4e37
lesson-kyo-trade-wrong-queens = Wieża zbita, ale ciężki pion z D4 bije twojego hetmana: sześć za cztery.
# en: 8db0e57b
lesson-kyo-trade-wrong-king = To był król. Wieża na E3 nadal stoi.
# en: f12c37fe
lesson-kyo-plan-title = Zbuduj drogę
# en: c6839a0f
lesson-kyo-plan-task =
    Żetony to drogi twoich następnych ruchów. Twój ciężki pion na E2 ma ich cztery, ale król czerwonych jest sześć kroków dalej. Na F4 leżą jeszcze dwa twoje żetony, a czerwone tego nie widzą.
    { "" }**Twoje zadanie:** zbij króla w dwóch ruchach. Najpierw ułóż drogę.
# en: 5bd197d5
lesson-kyo-plan-hint = Wyślij oba żetony z F4 na kolumnę E: `F4 +2E4`. Potem jedź i zabierz je po drodze: `E2 3E3 2E4 3E5 2E6 1E7 E8`.
# en: bbe4235c
lesson-kyo-plan-done = Najpierw droga, potem jazda. To dobry pierwszy plan w każdej partii: połóż żetony przed silnym pionem i patrz, który król jest bliżej drogi.
# en: 541cfe0a
lesson-kyo-plan-wrong-walk = Tak droga jest za krótka. Najpierw połóż dwa żetony z F4 w kolumnie E, potem jedź aż do celu.
# en: 29660263
lesson-kyo-plan-wrong-king = To był król. Potrzebne ci są żetony na F4.
# en: 8ef7d6a0
lesson-chakart-lines-title = Goniec i jego bomba
# en: a3b0a624
lesson-chakart-lines-task =
    Grasz białymi, od dołu. Figury ruszają się jak w szachach: **wieża** prosto, **goniec** na ukos, **hetman** tak i tak, aż coś stanie im na drodze. Ale po swoim ruchu goniec zostawia obok siebie **bombę**, a wieża **banana**.
    { "" }**Twoje zadanie:** zbij gońcem wieżę na g5.
# en: 49c0765c
lesson-chakart-lines-hint = Goniec z c1 widzi g5 po przekątnej. Zapis to `c1g5` albo `Bg5`.
# en: 8b048c23
lesson-chakart-lines-done = Zbita! A obok twojego gońca leży teraz bomba. Kto na nią wejdzie, ten poleci. W tych lekcjach kości zawsze wypadają tak samo; w partii nie.
# en: 560b5171
lesson-chakart-lines-wrong-king = To był król. Ruszyć masz gońcem z c1.
# en: 3ef0334a
lesson-chakart-lines-wrong-short = Goniec stanął za wcześnie. Linia do g5 jest wolna.
# en: e8d18ca3
lesson-chakart-knight-title = Skoczek składa jajko
# en: d9770093
lesson-chakart-knight-task =
    { "" }**Skoczek** skacze: dwa pola prosto i jedno w bok. Na polu, z którego rusza, składa **jajko**.
    { "" }**Twoje zadanie:** zbij skoczkiem hetmana na e6.
# en: 58bd5fd2
lesson-chakart-knight-hint = Z d4 na e6: dwa w górę, jedno w prawo.
# en: 4b7028c4
lesson-chakart-knight-done = Hetmana już nie ma, a na d4 leży jajko. Jajka są pełne niespodzianek, dla każdego, kto je weźmie.
# en: 6d965e94
lesson-chakart-knight-wrong-king = To był król. Hetman nadal stoi.
# en: aeda277c
lesson-chakart-knight-wrong-jump = Piękny skok, ale hetman stoi na e6.
# en: 71971335
lesson-chakart-pawn-title = Pion zostawia grzyba
# en: 24828a9b
lesson-chakart-pawn-task =
    { "" }**Pion** idzie prosto do przodu (z dwóch pierwszych rzędów o jedno lub dwa pola), a bije na ukos do przodu. Zostawia za sobą **grzyba**.
    { "" }**Twoje zadanie:** zbij pionem skoczka na d4.
# en: 3b055b4d
lesson-chakart-pawn-hint = Pion z e3 bije na ukos: na d4.
# en: 41a40e13
lesson-chakart-pawn-done = Zbity, a na e3 rośnie grzyb.
# en: 3d82eec5
lesson-chakart-pawn-wrong-ahead = Prosto przed siebie pion niczego nie bije.
# en: ff9dfbd4
lesson-chakart-pawn-wrong-king = To był król. Ruszyć masz pionem z e3.
# en: 6bb088f8
lesson-chakart-mushroom-title = Hop na grzyba
# en: 705ab775
lesson-chakart-mushroom-task =
    Na **grzybie** pion, skoczek lub król rusza dalej: jeszcze raz ten sam krok, jeśli nie stoi tam figura. Dla wież, gońców i hetmanów grzyb nic nie robi.
    { "" }**Twoje zadanie:** doprowadź skoczka na h7. Wystarczy jeden ruch.
# en: 59e8e548
lesson-chakart-mushroom-hint = Skocz na grzyba na g5. Ten sam skok jeszcze raz prowadzi na h7.
# en: 297adc23
lesson-chakart-mushroom-done = Dwa skoki w jednym ruchu. Grzyb działa raz, potem znika.
# en: 6a98424b
lesson-chakart-mushroom-wrong-king = To był król. Ruszyć masz skoczkiem z f3.
# en: c01bb6ae
lesson-chakart-banana-title = Uwaga na banana
# en: 05fa4682
lesson-chakart-banana-task =
    { "" }**Banan** rzuca tego, kto na niego wejdzie, na losowe pole obok, prosto. **Bomba** robi to samo na ukos. Cokolwiek tam stoi, zostaje zbite, nawet twoja własna figura! Nad żadnym z nich nie da się przejść.
    { "" }**Twoje zadanie:** zbij hetmana na a8. Atakuje go twoja wieża, ale na a4 leży banan.
# en: 826f1126
lesson-chakart-banana-hint = Wieża by się poślizgnęła. Goniec z f3 widzi a8 po wolnej przekątnej.
# en: 7c3b22bd
lesson-chakart-banana-done = Dobre oko. Banan przed wrogą wieżą jest jak mur.
# en: 1a3815e5
lesson-chakart-banana-wrong-slip = Twoja wieża poślizgnęła się na bananie i poleciała w bok. Nad bananem nie przejdzie.
# en: 159c9d4f
lesson-chakart-banana-wrong-king = To był król. Poszukaj figury, która widzi a8.
# en: ad7887e1
lesson-chakart-banana-wrong-rook = Wieża teraz tam nie dojdzie. Poszukaj innej figury, która widzi a8.
# en: a63a71c0
lesson-chakart-banana-wrong-bishop = Figura dobra, ale hetman stoi na a8.
# en: 6591e122
lesson-chakart-egg-title = Weź jajko
# en: f534eb1d
lesson-chakart-egg-task =
    { "" }**Jajko** robi jedną z ośmiu rzeczy, każda jest tak samo prawdopodobna: zamienia dwie figury miejscami, daje ci nową, daje jeszcze jeden ruch, przeciąga na twoją stronę wrogą figurę… albo szkodzi. Wszystkie osiem wyjaśnia `/rules`.
    { "" }**Twoje zadanie:** weź wieżą jajko na a5.
# en: 22c3080b
lesson-chakart-egg-hint = Rusz wieżą z a1 na a5.
# en: 808e0f0f
lesson-chakart-egg-done = Luigi! Losowa wroga figura zmienia stronę, i padło na hetmana. Mogło być gorzej: Chomp zjada figurę, która bierze jajko.
# en: 5879685b
lesson-chakart-egg-wrong-king = To był król. Do jajka dojdzie wieża z a1.
# en: 947af772
lesson-chakart-egg-wrong-miss = Wieża poszła gdzie indziej. Jajko leży na a5.
# en: a5591ca3
lesson-chakart-daisy-title = Jajko z drugim ruchem
# en: 2f5bde2f
lesson-chakart-daisy-task =
    Niektóre jajka każą ci w tym samym ruchu zrobić coś jeszcze. **Daisy** daje ci drugi ruch; inne pozwalają zamienić miejscami dwie figury albo postawić nową na planszy. Zawsze możesz spasować.
    { "" }**Twoje zadanie:** weź skoczkiem jajko na e4. Potem użyj tego, co ci daje, i zbij czarnego **króla**.
# en: 395d0d18
lesson-chakart-daisy-hint = Najpierw skoczek na e4. Daisy daje ci drugi ruch: z e4 skoczek dosięga f6.
# en: 50fe6fb1
lesson-chakart-daisy-done = Król zbity, partia wygrana. W Chakart nikt nie mówi „szach”: pilnuj swojego króla bez przypominania.
# en: 58f194d3
lesson-chakart-daisy-wrong-king = To był król. Do jajka dojdzie skoczek z c3.
# en: 77cfadda
lesson-chakart-daisy-wrong-jump = Tam jajka nie ma. Leży na e4.
# en: ae8dbd4d
lesson-chakart-daisy-wrong-pass = To był pas i szansa przepadła. Rusz skoczkiem jeszcze raz.
# en: adf01e30
lesson-chakart-shell-title = Strzel skorupą
# en: d4630274
lesson-chakart-shell-task =
    Raz na partię twój **król** może strzelić **skorupą**: prosto albo na ukos, w pierwszą widoczną wrogą figurę. Ona znika, a król zostaje na miejscu.
    { "" }**Twoje zadanie:** wieża z e8 zaraz zbije twojego króla. Strzel w nią skorupą.
# en: 99ea5aff
lesson-chakart-shell-hint = Wybierz króla, potem skorupę w e8. W zapisie potrzebna jest litera: `e1e8s`.
# en: 61af7c46
lesson-chakart-shell-done = Trafiona! Masz jedną skorupę na partię, więc trzymaj ją na coś dużego. Hetman jest wart około sześciu pionów, wieża, skoczek lub goniec trzy. Skorupa w zapasie jest warta więcej niż każda z tych figur.
# en: e9d2cc3f
lesson-chakart-shell-wrong-run = Twój król uciekł. Tak też można, ale tutaj wieżę ma zmieść skorupa.
# en: ed4f2949
lesson-chakart-stealth-title = Ukryj hetmana
# en: 05115cc5
lesson-chakart-stealth-task =
    Raz na partię twój **hetman** może, *skradając się*, przejść na pole, które wygląda na puste. Dopóki przeciwnik nie wykona ruchu, widzi tylko, że hetman zniknął, ale nie wie, gdzie stoi.
    { "" }**Twoje zadanie:** skoczek atakuje twojego hetmana. Niech się przekradnie, dokąd chcesz.
# en: cefc2d6e
lesson-chakart-stealth-hint = Wybierz hetmana i pole, potem *skradając się*. W zapisie dodaj na koniec `h`: `d1d6h`.
# en: ce80dd4d
lesson-chakart-stealth-done = Teraz widzisz go tylko ty. Gdy przeciwnik wykona ruch, znów widzą go wszyscy.
# en: 80a3c9e5
lesson-chakart-stealth-wrong-seen = Hetman się ruszył, ale wszyscy widzieli dokąd. Wybierz skradanie.
# en: 2c02f731
lesson-chakart-stealth-wrong-king = To był król. Ukryć masz hetmana z d1.
# en: 746cf505
lesson-chakart-heir-title = Drugi król
# en: b79775f7
lesson-chakart-heir-task =
    Pion w ostatnim rzędzie promuje na hetmana, wieżę, gońca, skoczka, a nawet na **króla**. Kto ma dwa króle, przegrywa dopiero, gdy zbite są oba.
    { "" }**Twoje zadanie:** zrób z piona króla.
# en: a1392c1b
lesson-chakart-heir-hint = Rusz pionem na e8 i wybierz króla. Zapis to `e7e8k`.
# en: 6184f156
lesson-chakart-heir-done = Dwa króle: dwa razy trudniej cię pokonać. Hetman często jest lepszy, ale wybór należy do ciebie.
# en: 0c1d6aac
lesson-chakart-heir-wrong-other = W partii tak można, ale tutaj potrzebny ci król.
# en: 7de2e71d
lesson-chakart-heir-wrong-king = To był król. Pion jest o krok od ostatniego rzędu.
# en: 6e51c60a
lesson-chakart-king-title = Zbij króla
# en: c89b75d6
lesson-chakart-king-task =
    Wygrywasz, bijąc króla. Pole d8 atakują dwie twoje figury. Na drodze jednej leży bomba, na drodze drugiej jajko: wieżę, gońca i hetmana **bomby i banany zatrzymują**, ale **jajka i grzyby przepuszczają**.
    { "" }**Twoje zadanie:** zbij króla.
# en: a9e6aff3
lesson-chakart-king-hint = Wieża z h8 przejdzie nad jajkiem na f8.
# en: 0c690b05
lesson-chakart-king-done = Król zbity: wygrywają białe. Możesz już zagrać partię.
# en: 63b6c182
lesson-chakart-king-wrong-bomb = Hetman wpadł na bombę i poleciał w bok. Nad bombą nie da się przejść.
# en: 5c691319
lesson-chakart-king-wrong-egg = Wieża wzięła jajko. Przejdź nad nim: jajka nie zatrzymują wieży.
# en: fbe80ebe
lesson-chakart-king-wrong-queen = Hetmana zatrzymuje bomba na d5. Spróbuj drugiej figury.
# en: 784d4dc6
lesson-chakart-king-wrong-rook = Wieża zeszła z rzędu króla. A drogę miała wolną.
# en: 09240965
lesson-chakart-king-wrong-king = To był król. Pole d8 atakują dwie inne figury.
# en: 79c6b688
lesson-chakart-threat-title = Dostrzeż groźbę
# en: cc47be2f
lesson-chakart-threat-task =
    W Chakart nikt nie mówi „szach”, a król uderza z daleka: jego **skorupa** trafia pierwszą widoczną figurę, prosto albo na ukos. Figury, banany i bomby zatrzymują skorupę, jajka i grzyby nie. Skorupa czarnych jest jeszcze gotowa.
    { "" }**Twoje zadanie:** zagraj ruch, po którym twojego króla nie można zbić.
# en: 02fcff19
lesson-chakart-threat-hint = Król czarnych na e8 widzi twojego wzdłuż kolumny e, ponad jajkiem. Zejdź z tej kolumny albo postaw coś pomiędzy.
# en: 9a84aabd
lesson-chakart-threat-done = Czego nie widać, tego się nie trafi. Dopóki skorupa przeciwnika jest gotowa, patrz wzdłuż wszystkich ośmiu linii jego króla.
# en: 02dc21f8
lesson-chakart-threat-wrong-file = Twój król nadal stoi w kolumnie e i tam trafiła go skorupa.
# en: e8a7bea4
lesson-chakart-threat-wrong-rook = Skorupa przeleciała nad jajkiem i trafiła twojego króla. Król musi zejść jej z oczu.
# en: 1c1c9cb5
lesson-chakart-finish-title = Skorupa i jej linia strzału
# en: 2719f24c
lesson-chakart-finish-task =
    Skorupa, która trafia ostatniego króla, wygrywa partię. Leci po liniach twojego własnego króla, ponad pustymi polami, jajkami i grzybami. Zatrzymują ją figury, banany i bomby.
    { "" }**Twoje zadanie:** zbij jednym ruchem króla na h6.
# en: 26c73658
lesson-chakart-finish-hint = Hetmana zatrzymuje banan, a wieża jest za daleko. Ale twój król na c1 widzi h6 po przekątnej: `c1h6s`.
# en: ca961dc8
lesson-chakart-finish-done = Trafiony! Otwarta linia między dwoma królami to wyścig: wygrywa go ten, kto rusza pierwszy, jeśli ma gotową skorupę. Dlatego przed każdym ruchem patrz wzdłuż wszystkich ośmiu linii.
# en: b14b957a
lesson-chakart-finish-wrong-queen = Hetman wpadł na banana i poleciał w bok. Nad bananem nikt nie przejdzie.
# en: 8d703bf4
lesson-chakart-finish-wrong-rook = Wieża nie dosięgnie h6 jednym ruchem. Poszukaj czegoś, co lata.
# en: ee724689
lesson-chakart-finish-wrong-king = To był krok. Twój król umie więcej niż chodzić.
# en: db395f48
lesson-chakart-trade-title = Dobra wymiana
# en: 789d9f0b
lesson-chakart-trade-task =
    Zanim coś zbijesz, policz: co bierzesz i co przeciwnik odbije? Hetman jest wart około sześciu pionów, wieża, skoczek lub goniec trzy. Skorupa w zapasie jest warta więcej niż każda z tych figur.
    { "" }**Twoje zadanie:** hetman z d5 atakuje twojego króla. Hetmana broni pion z e6. Zbij hetmana jak najtaniej.
# en: dc140dac
lesson-chakart-trade-hint = Pion odbije każdą figurę, która bije na d5. Wieża kosztuje mniej niż hetman i dużo mniej niż skorupa.
# en: 71b38859
lesson-chakart-trade-done = Jeśli pion zbije twoją wieżę, oddajesz trzy za sześć. A skorupa jest nadal gotowa.
# en: 6488e31a
lesson-chakart-trade-wrong-queen = Hetman bije hetmana, a pion bije twojego: sześć za sześć. Wieżą jest taniej.
# en: c46077a7
lesson-chakart-trade-wrong-shell = Hetmana już nie ma, ale twojej skorupy też, a była warta więcej. Zostaw ją na króla.
# en: b332fc2e
lesson-chakart-trade-wrong-king = To był król. Hetman nadal jest na planszy.
# en: 69225af5
lesson-chakart-plan-title = Linia dla skorupy
# en: e6358cc7
lesson-chakart-plan-task =
    Twoja skorupa jest gotowa, a czarnych zużyta. Król czarnych siedzi w rogu i trzyma go tam twoja wieża. Gdy twój król zobaczy go na którejś linii, resztę zrobi skorupa.
    { "" }**Twoje zadanie:** zbij króla w dwóch ruchach.
# en: abce21a8
lesson-chakart-plan-hint = Długa przekątna do a8 przechodzi przez e4. Wejdź tam królem, a potem strzel: `e4a8s`.
# en: fbf6da79
lesson-chakart-plan-done = Najpierw linia, potem skorupa. To dobry plan, gdy skorupa przeciwnika jest zużyta; wcześniej linia działa w obie strony.
# en: c77954fa
lesson-chakart-plan-wrong-rook = Zostaw wieżę na miejscu: trzyma króla czarnych w rogu. Ruszyć ma się twój król.
# en: e2a8a010
lesson-chakart-plan-wrong-king = Stamtąd twój król nie widzi a8. Poszukaj długiej przekątnej.
# en: 202e53f8
lesson-lusus-lines-title = Figury jak w szachach
# en: 9b5f3cbf
lesson-lusus-lines-task =
    Grasz białymi, od dołu. **Wieża** idzie prosto, **goniec** na ukos, **hetman** tak i tak, aż coś stanie im na drodze. **Król** idzie o jedno pole.
    { "" }**Twoje zadanie:** zbij wieżę na g5.
# en: 97a299fb
lesson-lusus-lines-hint = Goniec z c1 widzi g5 po przekątnej. Zapis to `c1g5`.
# en: 8b5b57a3
lesson-lusus-lines-done = Zbita. Na koniec każdego ruchu dobierasz nowe kafelki. Tu zaczyna się Lusus.
# en: ee5b400e
lesson-lusus-lines-wrong-king = To był król. Ruszyć masz gońcem z c1.
# en: e86e2bcf
lesson-lusus-lines-wrong-short = Goniec stanął za wcześnie. Linia do g5 jest wolna.
# en: 2783a63c
lesson-lusus-knight-title = Skoczki i piony
# en: 038003f5
lesson-lusus-knight-task =
    { "" }**Skoczek** skacze dwa pola prosto i jedno w bok, ponad wszystkim. **Pion** idzie do przodu, a bije na ukos do przodu. W Lusus nie ma szacha: kto zbije wrogiego króla, wygrywa.
    { "" }**Twoje zadanie:** zbij skoczkiem hetmana, który atakuje twojego króla.
# en: a729731c
lesson-lusus-knight-hint = Z d4 na e6: dwa w górę, jedno w prawo.
# en: ef67bf94
lesson-lusus-knight-done = W samą porę: ten hetman zbiłby twojego króla.
# en: 83500aeb
lesson-lusus-knight-wrong-king = Twój król jest na razie bezpieczny, ale hetman żyje.
# en: 8f65e450
lesson-lusus-knight-wrong-jump = Piękny skok, ale hetman stoi na e6.
# en: 6fdc09bc
lesson-lusus-tile-title = Najpierw kafelek, potem ruch
# en: c9920512
lesson-lusus-tile-task =
    Każdy ruch ma dwie części: najpierw zagrywasz jeden **kafelek** z ręki, potem ruszasz figurą. Kafelek położony na figurę od razu zmienia to, co ona potrafi. Z kafelkiem *Hetman* każda figura rusza się też jak hetman.
    { "" }**Twoje zadanie:** zbij pionem z e2 wieżę na h5.
# en: 2588eedd
lesson-lusus-tile-hint = Połóż kafelek Hetman na e2, a potem rusz pionem z e2 na h5. Zapis to `QU@e2 e2h5`.
# en: 48b66cb9
lesson-lusus-tile-done = Pion, który chodzi jak hetman! Kafelek zostaje na nim, dopóki pion nie zostanie zbity albo ktoś kafelka nie zdejmie.
# en: 36d71518
lesson-lusus-tile-wrong-burn = Kafelek spalony: poszedł na twój cmentarz i nic nie zdziałał.
# en: cef3978e
lesson-lusus-tile-wrong-king = Teraz kafelek ma król. Powinien go dostać pion.
# en: 5bb7be82
lesson-lusus-tile-wrong-other = Pion może teraz chodzić jak hetman. h5 leży na jego przekątnej.
# en: 7a9afd29
lesson-lusus-burn-title = Spal, co ci się nie przyda
# en: 6929a2ee
lesson-lusus-burn-task =
    W każdym ruchu musisz zużyć jeden kafelek. Czego nie chcesz albo nie możesz użyć, to **palisz**: idzie na twój cmentarz. *Rozproszenie* zdejmuje kafelek z figury, ale tutaj żadna figura nie ma kafelka.
    { "" }**Twoje zadanie:** spal Rozproszenie, a potem zbij hetmana na a8.
# en: 347b8e78
lesson-lusus-burn-hint = Spal Rozproszenie, a potem rusz wieżą z a1 na a8. Zapis to `-DI a1a8`.
# en: 4cbb2c7d
lesson-lusus-burn-done = Co zostaje ci w ręce, po każdym ruchu wraca do woreczka, więc nie ma sensu oszczędzać kafelków.
# en: e4ca2426
lesson-lusus-burn-wrong-other = Kafelek spalony, ale wieża z a1 mogła od razu zbić hetmana.
# en: 3ebe6331
lesson-lusus-boulder-title = Przetocz się po trzech figurach
# en: c03d50ac
lesson-lusus-boulder-task =
    Z kafelkiem **Lawina** figura toczy się dalej. Za każde puste pole, przez które najpierw przejdzie, może zbić jeszcze jedną figurę tuż za tą, którą bije: dwa puste pola, dwie figury więcej.
    { "" }**Twoje zadanie:** pion, goniec i skoczek stoją jeden za drugim. Przetocz się po wszystkich trzech i zbij skoczka na a6.
# en: 2e73dd9f
lesson-lusus-boulder-hint = Połóż kafelek Lawina na wieżę na a1. Potem z a1 przez a4 i a5 na a6. Zapis to `BD@a1 a1a4xa5xa6`.
# en: 46435586
lesson-lusus-boulder-done = Trzy figury w jednym ruchu, dzięki rozbiegowi. Przez kafelki figury mniej różnią się wartością niż w szachach: wieża lub hetman jest wart około dwóch pionów, skoczek lub goniec mniej więcej jednego.
# en: 567977b5
lesson-lusus-boulder-wrong-burn = Kafelek spalony, więc wieża zbiła tylko piona.
# en: cd0856fd
lesson-lusus-boulder-wrong-one = Wieża stanęła za wcześnie. Po rozbiegu przez dwa puste pola może zbić jeszcze dwie figury: na a5 i a6.
# en: 043cfa48
lesson-lusus-boulder-wrong-other = Połóż kafelek Lawina na wieżę, która potem bije na a4, a5 i a6.
# en: ad89ac91
lesson-lusus-freeze-title = Zamroź hetmana
# en: 0deef853
lesson-lusus-freeze-task =
    Kafelki można kłaść też na wrogie figury. **Unieruchomienie** zamraża figurę, która nie może się wtedy wcale ruszyć. Czarny hetman atakuje twojego króla.
    { "" }**Twoje zadanie:** zamroź hetmana. Potem zagraj dowolny ruch.
# en: 1f8af612
lesson-lusus-freeze-hint = Połóż Unieruchomienie na d8, a potem rusz pionem albo królem. Zapis: `IZ@d8 a2a3`.
# en: ac92fafa
lesson-lusus-freeze-done = Zamrożony. Nadal tam stoi, ale nie ruszy się, dopóki czarne nie znajdą kafelka, który zdejmie twój.
# en: 41472bbe
lesson-lusus-freeze-wrong-burn = Kafelek spalony. Twój król jest bezpieczny na jeden ruch, ale hetman jest tak silny jak przedtem.
# en: 70307f41
lesson-lusus-freeze-wrong-own = Teraz zamrożona jest tamta figura. Połóż kafelek na hetmana na d8.
# en: f8692351
lesson-lusus-phase-title = Przez mur
# en: ec9dbe4e
lesson-lusus-phase-task =
    Z kafelkiem **Przenikanie** figura może przejść po drodze przez jedną figurę, swoją lub obcą. Czarny król stoi na a8, a od twojej wieży dzieli go tylko twój własny pion.
    { "" }**Twoje zadanie:** wygraj.
# en: 9945edac
lesson-lusus-phase-hint = Połóż Przenikanie na wieżę na a1, a potem rusz nią z a1 na a8. Zapis to `PH@a1 a1a8`.
# en: 09bf749e
lesson-lusus-phase-done = Przez piona do króla: wygrywają białe. W Lusus król nigdy nie jest bezpieczny za innymi figurami.
# en: c936b47d
lesson-lusus-phase-wrong-burn = Kafelek spalony. Bez niego wieża zostaje za swoim pionem.
# en: 30be7be1
lesson-lusus-phase-wrong-other = Kafelka Przenikanie potrzebuje wieża: tylko ona stoi na linii z królem.
# en: 5c6fab07
lesson-lusus-dispel-title = Zdejmij straż
# en: 199a6bb5
lesson-lusus-dispel-task =
    Figura z kafelkiem **Straż** chroni swoich: na każdym polu, na które mogłaby wejść, własna figura jest bezpieczna. Wieża z e8 strzeże hetmana na e4. **Rozproszenie** zdejmuje jeden kafelek z figury.
    { "" }**Twoje zadanie:** zdejmij straż, a potem zbij hetmana.
# en: 7491b35b
lesson-lusus-dispel-hint = Zagraj Rozproszenie na e8, a potem rusz gońcem z b1 na e4. Zapis to `DI@e8.1 b1e4`.
# en: 22f845a3
lesson-lusus-dispel-done = Najpierw kafelek, potem figura. To, co chroni figurę, często łatwiej usunąć niż ją samą.
# en: 242b9842
lesson-lusus-dispel-wrong-burn = Rozproszenie spalone, więc hetman dalej był strzeżony.
# en: 072ac382
lesson-lusus-dispel-wrong-other = Straż zdjęta, ale goniec z b1 mógł od razu zbić hetmana.
# en: fb83913f
lesson-lusus-run-title = Uderz i uciekaj
# en: a9db12ec
lesson-lusus-run-task =
    Wieża z a8 broni skoczka na a5. Ale z kafelkiem **Uderz i uciekaj** figura po biciu może ruszyć się jeszcze raz, na puste pole.
    { "" }**Twoje zadanie:** zbij skoczka i wróć wieżą na a1.
# en: 655ff620
lesson-lusus-run-hint = Połóż kafelek Uderz i uciekaj na a1, zbij na a5, a potem uciekaj na a1. Zapis to `HR@a1 a1a5>a1`.
# en: 24da4f7b
lesson-lusus-run-done = Zbity, a wieża znów w domu. Kafelek zostaje: wieża może to zrobić jeszcze raz.
# en: de83576d
lesson-lusus-run-wrong-burn = Kafelek spalony, więc wieża stoi na a5, gdzie zaraz zostanie zbita.
# en: 1abcdeb6
lesson-lusus-run-wrong-stay = Skoczek zbity, ale wieża nie wróciła na a1.
# en: d7bc2f3a
lesson-lusus-run-wrong-other = Połóż kafelek Uderz i uciekaj na wieżę, która bije skoczka.
# en: adf3e53b
lesson-lusus-trap-title = Zastaw pułapkę
# en: 51cc3036
lesson-lusus-trap-task =
    { "" }**Pułapki** kładzie się na własne figury, zakryte: przeciwnik widzi, że jakaś jest, ale nie która. *Zemsta* zabiera tego, kto bije twoją figurę. Czarne zaraz zbiją twojego piona na d4.
    { "" }**Twoje zadanie:** zastaw pułapkę na pionie, rusz królem i patrz.
# en: b1633747
lesson-lusus-trap-hint = Połóż kafelek Zemsta na d4, a potem rusz królem. Zapis: `RV@d4 h1g1`.
# en: 6b2df9c0
lesson-lusus-trap-done = Hetman za piona! Następnym razem czarne dwa razy się zastanowią nad zakrytym kafelkiem.
# en: 6e2fbcc2
lesson-lusus-trap-wrong-burn = Pułapka spalona, a pion przepadł na darmo.
# en: 3153c413
lesson-lusus-trap-wrong-king = Pułapka leży na twoim królu. Na pionie złapałaby hetmana.
# en: ec41ac85
lesson-lusus-double-title = Dwa kafelki naraz
# en: ccb4b3ca
lesson-lusus-double-task =
    Twój król ma kafelek **Podwójna akcja**: w każdym ruchu możesz zagrać drugi kafelek. Wieża z a1 nie dosięgnie czarnego króla na h8, ale masz w ręce kafelki *Goniec* i *Przenikanie*.
    { "" }**Twoje zadanie:** wygraj w jednym ruchu.
# en: f6ed8336
lesson-lusus-double-hint = Połóż oba kafelki na wieżę. Wtedy rusza się jak goniec, przez piona na b2: `BI@a1 PH@a1 a1h8`.
# en: 2efd71a8
lesson-lusus-double-done = Dwa kafelki, jeden cios: wygrywają białe. Policz, co przeciwnik mógłby zrobić z jednym czy dwoma kafelkami, zanim uwierzysz, że nic ci nie grozi.
# en: 302605f1
lesson-lusus-double-wrong-burn = Po spaleniu nie możesz zagrać drugiego kafelka. Potrzebujesz obu.
# en: 1e2d378b
lesson-lusus-double-wrong-one = Pion na b2 zagradza przekątną. Zagraj na wieżę też Przenikanie.
# en: 4991c2f8
lesson-lusus-double-wrong-other = Samo Przenikanie nie pomoże. Wieża musi ruszać się też jak goniec.
# en: 4b313e61
lesson-lusus-threat-title = Dostrzeż groźbę
# en: 2364e130
lesson-lusus-threat-task =
    W Lusus nie ma szacha, a kafelek zmienia to, co potrafi figura. Dlatego przed każdym ruchem spójrz na każdą wrogą figurę *i jej kafelki*: co mogłaby zbić? Wieża na a8 wygląda na łatwy łup.
    { "" }**Twoje zadanie:** zagraj ruch, po którym twojego króla nie można zbić.
# en: bd51c32c
lesson-lusus-threat-hint = Pion na d4 ma kafelek *Hetman*, więc widzi twojego króla: przez e3 i f2 na g1. Zagraj na niego Rozproszenie albo zejdź królem z tej linii.
# en: 4018ba7f
lesson-lusus-threat-done = Dobre oko! Pion z dobrym kafelkiem jest tak groźny jak hetman. *Rozproszenie* pozwala nawet w tym samym ruchu zbić wieżę.
# en: d0a85414
lesson-lusus-threat-wrong-rook = Wieża zbita, a pion z kafelkiem Hetman bije twojego króla.
# en: c870088f
lesson-lusus-threat-wrong-rooks = Wieża zbita, a pion z kafelkiem Hetman bije twojego króla.
# en: 819ad176
lesson-lusus-finish-title = O kafelek od króla
# en: 75056355
lesson-lusus-finish-task =
    Z dobrym kafelkiem prawie każda figura dosięgnie króla. Przejrzyj rękę i o każdy kafelek zapytaj: na której figurze by pomógł? Masz kafelki *Goniec*, *Skoczek* i *Przenikanie*.
    { "" }**Twoje zadanie:** zbij jednym ruchem króla na g8.
# en: 5f4a23a8
lesson-lusus-finish-hint = Z e7 skoczek skacze na g8. Niech więc skoczy wieża: `KN@e7 e7g8`.
# en: 64671f58
lesson-lusus-finish-done = Wieża skoczyła jak skoczek. Przed każdym ruchem przymierz wszystkie kafelki do wszystkich figur. Przeciwnik robi to samo.
# en: 6809c79b
lesson-lusus-finish-wrong-burn = Jeden kafelek spalony, a jeden z trzech wygrywa od razu.
# en: 9a7e7af9
lesson-lusus-finish-wrong-bishop = *Przenikanie* pozwala przejść tylko przez jedną figurę. Gońcowi stoją na drodze dwie, na e6 i f7.
# en: dba32150
lesson-lusus-trade-title = Kafelki też się liczą
# en: 45855048
lesson-lusus-trade-task =
    Król ma jedno miejsce na kafelki, hetman i pion dwa, goniec i skoczek trzy, wieża cztery. Zbita figura zabiera swoje kafelki ze sobą. Twój hetman może zbić gołą wieżę albo piona, który ma kafelki *Hetman* i *Przenikanie*.
    { "" }**Twoje zadanie:** zbij to, co ważniejsze.
# en: d45ba8b3
lesson-lusus-trade-hint = Pion z h4 chodzi jak hetman, a *Przenikanie* prowadzi go przez twojego piona na f2. Za nim stoi twój król.
# en: ade46edc
lesson-lusus-trade-done = Piona już nie ma, a razem z nim jego dwóch kafelków. To, co figura nosi, może być warte więcej niż ona sama.
# en: b6ae0f34
lesson-lusus-trade-wrong-rook = Wieża zbita. Ale pion przeszedł przez f2 i zbił twojego króla.
# en: afdd16af
lesson-lusus-plan-title = Woreczek, który się opróżnia
# en: 5589159b
lesson-lusus-plan-task =
    Na koniec każdego ruchu gracz dobiera trzy kafelki. Kto nie może dobrać dość, ten **przegrywa**. Ręka czarnych jest pusta, a w ich woreczku zostały trzy kafelki. Przez figurę z kafelkiem *+1 Dobranie* jej własna strona dobiera o jeden więcej.
    { "" }**Twoje zadanie:** spraw, żeby czarnym zabrakło kafelków.
# en: e14c1555
lesson-lusus-plan-hint = Połóż *+1 Dobranie* na **czarną** figurę i zagraj dowolny ruch, na przykład `PD@a7 h2h3`. Wtedy czarne muszą dobrać cztery kafelki.
# en: a1fccc3e
lesson-lusus-plan-done = Czarne musiały dobrać cztery kafelki, a miały trzy: wygrywają białe. W długiej partii licz oba woreczki. Widać je obok planszy.
# en: fca04c9b
lesson-lusus-plan-wrong-burn = *+1 Dobranie* spalone, a czarne dobrały trzy ostatnie kafelki.
# en: 5098428d
lesson-lusus-plan-wrong-own = Teraz to ty dobierasz o jeden więcej. Połóż kafelek na czarną figurę.
# en: e334d286
lesson-lusus-plan-wrong-other = *Skoczek* nie opróżni woreczka czarnych szybciej. Masz inny kafelek, który to zrobi.

## Clocks and pings

# en: 9fb91a8c
span-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
# en: c6354ee2
span-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
# en: 73f4905a
span-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
   *[many] { $count } dni
}
# en: 38a1ed4e
clock-reserve = W zapasie: { $first } { $firsttime }, { $second } { $secondtime }.
# en: 4d14450d
clock-shut-out = Zegar stoi: nie mam już dostępu do serwera tej partii.
# en: 1ebdbf5a
clock-grace = Moje wiadomości nie docierają do osoby { $player }. Zegar stoi i ruszy znów { $until }.
# en: 44dd62b6
clock-vacation = { $player } jest na urlopie. Zegar stoi i ruszy znów { $until }.
# en: 1e5e4c5c
clock-credit = Doliczony jest czas mojej nieobecności: { $span }.
# en: 5867f8e8
reminder = { $player }, twój ruch w partii { $game }, przeciwnik: { $opponent }. Twój czas mija { $deadline } ({ $exactly }) · { $link }
# en: 567f09a8
credited = { $player }, nie było mnie w czasie twojego ruchu w partii { $game } (przeciwnik: { $opponent }). Ten czas ({ $span }) się nie liczy. Termin twojego ruchu: { $deadline } ({ $exactly }) · { $link }
# en: b7b2642b
more-time = { $player }, { $opponent } daje ci jeden dzień więcej w partii { $game }. Termin twojego ruchu: { $deadline } ({ $exactly }) · { $link }
# en: be99904e
more-time-given = { $opponent } ma od ciebie jeden dzień więcej. Termin ruchu: { $deadline }.
# en: 6fa62d3c
absent = { $opponent }, osoby { $player } nie ma już na tym serwerze. Przypomnę jej o ruchu w wiadomości prywatnej, jeśli się da. Zegar w waszej partii { $game } idzie dalej · { $link }
# en: 51d12cb6
grace = { $opponent }, nie mogę dotrzeć do osoby { $player } w sprawie partii { $game }: ten kanał jest dla niej zamknięty, a moje wiadomości prywatne nie dochodzą. Nikt nie powinien przegrać, nie wiedząc o tym, więc jej zegar stoi do { $exactly } ({ $until }). To zdarza się raz na partię · { $link }
# en: c08379e2
detour-hidden = Nie widzisz kanału partii, więc piszę tutaj.
# en: e16a19bb
detour-timeout = Masz na serwerze przerwę do { $exactly } ({ $until }), więc piszę tutaj. Moje komendy i przyciski działają też tu.
# en: 74087c5b
detour-absent = Nie ma cię już na serwerze partii, więc piszę tutaj.
# en: ef81f854
detour-moved = Partia przenosi się tutaj, żeby widziały ją obie strony.
# en: fb8c8a0d
shut-out = Nie mam już dostępu do serwera, na którym grasz w { $game }. Przeciwnik: { $opponent }. Wszystkie zegary tam stoją. Jeśli tam nie wrócę, partie zostaną anulowane bez wyniku { $until }.
# en: a93a4e36
call-game = { $player }, { $whose ->
    [mine] twój ruch w partii { $game }
   *[news] są wieści z twojej partii { $game }
} · { $link } · Nie mogę wysyłać ci wiadomości prywatnych. Gdzie daję ci znać, pokazuje `/settings`.
# en: 29ff4d7e
call-season = { $player }, są wieści o turnieju, w którym grasz. Nie mogę wysyłać ci wiadomości prywatnych. Gdzie daję ci znać, pokazuje `/settings`.
# en: a70f9b69
call-challenge = { $player }, są wieści o twoim wyzwaniu. Nie mogę wysyłać ci wiadomości prywatnych. Gdzie daję ci znać, pokazuje `/settings`.
# en: ae6c943c
unreached = **Moja ostatnia wzmianka do ciebie nie dotarła ({ $since }).** Kanał partii jest zamknięty dla ciebie albo dla mnie, a moich wiadomości prywatnych nie przyjmujesz. W `/games` zobaczysz, co na ciebie czeka.
# en: c7021fb5
unreached-open = **Moja ostatnia wzmianka do ciebie nie dotarła ({ $since }).** Kanał partii jest zamknięty dla ciebie albo dla mnie, a wiadomość prywatna nie doszła. W `/games` zobaczysz, co na ciebie czeka.
# en: e2fa94d3
unreached-grace = Twój ruch w partii { $game }, przeciwnik: { $opponent }. Twój zegar tam stoi i ruszy znów { $until }.
# en: 934c171f
vacation-begun = { $player } ma urlop. Powrót: { $until } ({ $exactly }). Do tego czasu zegary tej osoby stoją.
# en: 9127d881
vacation-begun-part = { $player } ma urlop. Powrót: { $until }. Na tym serwerze liczy się tylko część urlopu: zegary tej osoby ruszą tu znów { $still } ({ $exactly }).
# en: 86647f8c
vacation-begun-uncounted = { $player } ma urlop. Powrót: { $until } ({ $exactly }). Dni urlopu na tym serwerze są już zużyte, więc zegary tej osoby idą dalej.
# en: 64e3fbbc
vacation-over = { $player } wraca z urlopu. Zegary tej osoby znów idą.
# en: 896e888c
vacation-present = Masz urlop, powrót: { $until }. { $clocks ->
    [whole] Twoje zegary stoją, ale możesz grać.
    [anywhere] Twoje zegary stoją, na ile pozwala każdy serwer, ale możesz grać.
    [part] Na tym serwerze liczy się tylko część: twoje zegary tu stoją i ruszą znów { $still }.
   *[none] Nie masz tu już dni urlopu, więc twoje zegary idą dalej.
} `/vacation days:0` kończy urlop. Po tym urlopie zostanie ci w tym roku: { $left } z { $allowed ->
    [one] 1 dnia
    [few] { $allowed } dni
   *[many] { $allowed } dni
}.
# en: 43e80783
vacation-none = Nie masz teraz urlopu. Na ten rok zostało ci: { $left } z { $allowed ->
    [one] 1 dnia
    [few] { $allowed } dni
   *[many] { $allowed } dni
}. Żeby zacząć urlop, użyj `/vacation days:` z liczbą.
# en: 91156969
vacation-span = { $hours ->
    [0] { $days ->
        [one] 1 dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
    [one] { $days ->
        [0] 1 godzina
        [one] 1 dzień i 1 godzina
        [few] { $days } dni i 1 godzina
       *[many] { $days } dni i 1 godzina
    }
    [few] { $days ->
        [0] { $hours } godziny
        [one] 1 dzień i { $hours } godziny
        [few] { $days } dni i { $hours } godziny
       *[many] { $days } dni i { $hours } godziny
    }
   *[many] { $days ->
        [0] { $hours } godzin
        [one] 1 dzień i { $hours } godzin
        [few] { $days } dni i { $hours } godzin
       *[many] { $days } dni i { $hours } godzin
    }
}

## Settings

# en: 66d178fd
settings-title = Twoje ustawienia
# en: 05882354
settings-pings = **Wzmianki:** { $value }
# en: 3e32bd8c
settings-reminders = **Przypomnienia:** { $value }
# en: 91bed066
settings-quiet = **Godziny ciszy:** { $value } · strefa czasowa { $zone }
# en: b681fd33
settings-no-quiet = brak
# en: cc607339
settings-confirm = **Pytaj przed wpisanym ruchem:** { $value }
# en: 822d25c7
settings-theme = **Motyw planszy:** { $value }
# en: 845450a6
settings-size = **Rozmiar planszy:** { $value }
# en: cb29e741
settings-layout = **Układ planszy:** { $value }
# en: 95053649
settings-symbols = **Litery na figurach:** { $value }
# en: 04f5636b
settings-side = **Na dole:** { $value }
# en: a703a8d6
settings-text = **Plansze jako tekst:** { $value }
# en: 68a86386
settings-accepts = **Kto może mnie wyzwać:** { $value }
# en: f08ae94a
settings-danger = **Gdy mój król jest w niebezpieczeństwie:** { $value }
# en: 389a9f88
settings-puzzles = **Moje błędy jako zadania:** { $value }
# en: 9fc3bbb5
settings-language = **Język:** { $value }
# en: 6e93ed2f
settings-closed = Moja wiadomość prywatna do ciebie nie doszła ({ $since }), więc daję ci znać na kanale. Gdy pozwolisz mi pisać prywatnie, wybierz `pings` jeszcze raz.
# en: 4da5213c
settings-bad-zone = Nie znam tej strefy czasowej. Wpisz miasto, na przykład Warsaw, i wybierz je z listy.
# en: 6576e7ee
settings-bad-quiet = Nie rozumiem tych godzin. Napisz `22-7`, `22:30-07:00` albo `off`.
# en: 402744ee
settings-pick-zone = Do `{ $typed }` pasuje kilka stref czasowych. Wybierz swoją.
# en: f7ae9fb1
option-choose = Zmień ustawienie
# en: 2dceb280
option-choose-value = Wybierz: { $name }
# en: 0bf7959f
option-entry = { $name }: { $value }
# en: 7a443900
option-title = Ustawienie: { $name }
# en: 91b95c06
option-present = Teraz: { $value }
# en: a95c7781
option-now = Obecne ustawienie
# en: f935eae6
option-type-title = Wpisz: { $name }
# en: e448e589
option-type-label = Nowa wartość
# en: 21f65666
option-type-number = Liczba od { $lowest } do { $highest }
# en: 58099a1a
option-bad-number = `{ $typed }` to nie jest liczba od { $lowest } do { $highest }.
# en: dc7b9fc0
settings-unknown = Nie mam `{ $typed }`. Wybierz coś z listy.

## Servers

# en: d44bd167
server-title = Ten serwer
# en: f881bd98
server-channels = **Kanały partii:** { $value }
# en: 37843051
server-no-channels = tam, gdzie padnie wyzwanie
# en: 92571302
server-threads = **Osobny wątek na partię:** { $value }
# en: cf6d0dda
server-limits = **Na gracza:** trwające partie { $games } · otwarte wyzwania { $challenges }
# en: 5fe48d6f
server-no-limit = bez limitu
# en: b4240ac5
server-pace = **Domyślny czas na ruch:** { $value }
# en: 8b68e707
server-language = **Język publicznych wiadomości:** { $value }
# en: 0da90efa
server-organizer = **Organizatorzy turniejów:** { $role }, oprócz adminów
# en: df1b7462
server-vacation = **Urlop:** { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
} w roku
# en: 9a3a363a
server-counts = W tej chwili: { $games ->
    [one] 1 trwająca partia
    [few] { $games } trwające partie
   *[many] { $games } trwających partii
}, { $challenges ->
    [one] 1 otwarte wyzwanie
    [few] { $challenges } otwarte wyzwania
   *[many] { $challenges } otwartych wyzwań
}.
# en: 7c2cc62f
server-pick-channel = Dodaj albo usuń kanał
# en: 3a013a30
server-channel-gone = Kanału { $channel } już nie ma, więc używam następnego. Żeby opróżnić listę, użyj `/server channel clear`.
# en: 4bc327ce
server-channel-missing = Na kanale { $channel } brakuje mi uprawnień ({ $missing }). Dopóki ich nie mam, używam następnego kanału.
# en: 8d2d0c11
server-channel-no-threads = Na kanale { $channel } nie mogę zakładać publicznych wątków, pisać w nich ani czytać historii wiadomości. Dopóki tak jest, partie toczą się na samym kanale.
# en: ad009ea7
server-game-choice = { $game } · { $first } – { $second } · ruch { $turn } · { $id }
# en: 18bb9dff
server-end-sure = To zakończy partię { $game } `{ $id }` ({ $first } – { $second }) w ruchu { $turn }. Obie strony przeczytają: „{ $ending }” { $rated ->
    [yes] Ranking zmieni się jak po każdej partii.
   *[no] Ranking się nie zmieni.
} Nie można tego cofnąć.
# en: 4ae115a5
server-end-done = Gotowe. Obie strony przeczytają: { $ending }
# en: e3dd87e9
server-exported = Oto dane tego serwera, a w nich { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
}. Trwające partie zawierają tylko to, co mogą widzieć wszyscy.
# en: b8c03b0c
server-exported-part = Oto część danych tego serwera: { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
}, tyle, ile mieści jeden plik. Po resztę użyj `/server export after:{ $last }`.
# en: 0986564a
server-delete-sure = To usunie dane tego serwera. { $ongoing ->
    [0] Żadna partia się tu nie toczy.
    [one] Toczy się tu 1 partia.
    [few] Toczą się tu { $ongoing } partie.
   *[many] Toczy się tu { $ongoing } partii.
}{ $others ->
    [0] { "" }
    [one] { " " }Jedna należy do innych: zostanie anulowana bez wyniku, a ja zawiadomię jej graczy.
    [few] { " " }Partie innych graczy ({ $others }) zostaną anulowane bez wyniku, a ja ich zawiadomię.
   *[many] { " " }Partie innych graczy ({ $others }) zostaną anulowane bez wyniku, a ja ich zawiadomię.
}{ $own ->
    [0] { "" }
    [one] { " " }Twoja własna partia liczy się jako poddana.
    [few] { " " }Twoje własne partie ({ $own }) liczą się jako poddane.
   *[many] { " " }Twoje własne partie ({ $own }) liczą się jako poddane.
} Otwarte wyzwania ({ $challenges }) zostaną wycofane. Zakończone partie ({ $ended }) zostaną u swoich graczy, bez śladu po tym serwerze. Ranking też zostaje. Nie można tego cofnąć.
# en: e9d80313
server-deleted = Usunięte. { $games ->
    [0] Żadna partia się nie toczyła.
    [one] Toczyła się 1 partia.
    [few] Toczyły się { $games } partie.
   *[many] Toczyło się { $games } partii.
}
# en: b764ffb6
server-board = **Lista partii:** { $channel }
# en: 69e72c84
server-board-off = **Lista partii:** wyłączona. Żeby pokazać trwające partie na kanale, użyj `/server board`.
# en: 12d64a0a
server-board-gone = **Lista partii:** jej kanał zniknął. Wybierz inny przez `/server board`.
# en: dc46a70f
server-board-missing = Na kanale { $channel } brakuje mi uprawnień ({ $missing }). Bez nich nie mogę tam pokazać listy partii.
# en: 8a5f01e7
server-puzzle = **Zadanie dnia:** { $games } · { $channel } · od { $hour }:00 ({ $zone })
# en: 941f66ed
server-puzzle-next = **Następne zadanie:** { $next }
# en: fd3badbb
server-puzzle-soon = Dzisiejsze zadanie jest w drodze.
# en: 21b77b9f
server-puzzle-off = **Zadanie dnia:** wyłączone. Żeby publikować je codziennie, użyj `/server puzzle`.
# en: 160cb3dc
server-puzzle-untried = Od dwóch tygodni nikt nie próbuje zadań, więc robię przerwę. Następne będzie, gdy ktoś spróbuje ostatniego albo gdy znów użyjesz `/server puzzle`.
# en: 5a5651be
server-puzzle-gone = Kanału { $channel } już nie ma, więc nie publikuję zadań. Wybierz inny przez `/server puzzle`.
# en: c32599ec
server-puzzle-missing = Na kanale { $channel } brakuje mi uprawnień ({ $missing }). Dopóki ich nie mam, nie publikuję zadań.
# en: 63dc3d9e
choice-puzzles-rotate = Jedno dziennie, codziennie z innej gry
# en: 075b181e
choice-puzzles-each = Jedno dziennie z każdej gry
# en: 750f4311
choice-threads-on = Włączone
# en: 48701a14
choice-threads-off = Wyłączone
# en: 5c2c1419
choice-verdict-first = Wygrywa strona, która zaczyna
# en: 540d48cf
choice-verdict-second = Wygrywa strona, która rusza jako druga
# en: 741364e4
choice-verdict-draw = Remis
# en: 7c2c3c30
thread-title = { $game }: { $first } – { $second }
# en: 7846af9a
thread-anchor = Partia { $game }: { $first } – { $second }

## The sandbox's first card

# en: c10aac2e
sandbox-card-title = Witaj w Sealed Move
# en: 9449bab0
sandbox-card-text = Sealed Move prowadzi cztery gry planszowe podobne do szachów, ruch po ruchu. To ćwiczebny Discord na twoim komputerze; nic go nie opuszcza. Grasz jako Alice; kliknij u góry Bob, żeby zagrać drugą stroną.
# en: 166882e7
sandbox-card-computer = Gra z komputerem
# en: cf7f3053
sandbox-card-learn = Lekcja
# en: 283c0895
sandbox-card-challenge = Wyzwanie dla gracza Bob
# en: a3d10a45
sandbox-card-help = Jak grać

## Endings

# en: caf7991e
ending-checkmate = Mat! Wygrywa { $winner }.
# en: c0bd4a14
ending-stalemate = Pat. Jest remis.
# en: 8f7ac458
ending-bare-kings = Zostały same króle. Jest remis.
# en: a61048aa
ending-quiet = Po sto ruchów każdej strony bez postępu. Jest remis.
# en: 8f9bff55
ending-king = { $loser } traci króla. Wygrywa { $winner }!
# en: 2c9630fe
ending-draw = { $loser } nie może dobrać dość kafelków. Wygrywa { $winner }!
# en: bb004090
ending-limit = Minął 400. ruch. Wygrywa { $winner }!
# en: 36e9278b
ending-mana = { $loser } nie ma już many. Wygrywa { $winner }!
# en: f08861ee
ending-kings_captured = { $loser } nie ma już ani jednego króla. Wygrywa { $winner }!
# en: b2545297
ending-quiet-chakart = Sto cichych ruchów z rzędu. Jest remis.
# en: 0c901a84
ending-quiet-kyo = Przez 120 ruchów z rzędu nic nie zeszło z planszy. Jest remis.
# en: 33a47793
ending-no-progress = Dwieście ruchów z rzędu bez zdobyczy. Jest remis.
# en: 49b8e54f
ending-limit-drawn = Minął 600. ruch. Jest remis.
# en: 4da03738
ending-no_kings = Żadna ze stron nie ma już króla. Jest remis.
# en: 44dcdb95
ending-blocked = Żadna ze stron już nigdy się nie ruszy. Jest remis.
# en: 417d975e
ending-no-move = Nie ma już dozwolonego ruchu. Jest remis.
# en: eb56b343
ending-repetition = Trzeci raz ta sama pozycja. Jest remis.
# en: f718c0fc
ending-resignation = { $loser } poddaje partię. Wygrywa { $winner }!
# en: 5b956f4b
ending-aborted = Partia przerwana. Nie liczy się.
# en: 5e72328a
ending-not-started = Czas minął, zanim obie strony wykonały ruch. Partia jest przerwana i się nie liczy.
# en: 49e6ed99
ending-agreement = Obie strony zgadzają się na remis.
# en: 7827cb7e
ending-time = { $loser } przegrywa na czas. Wygrywa { $winner }!
# en: b8035fc8
ending-shut-out = Od 30 dni nie mam dostępu do tego serwera. Partia zostaje anulowana, bez wyniku.
# en: e1d36c4d
ending-adjudicated = Decyzja admina serwera: wygrywa { $winner }.
# en: f8d866ab
ending-adjudicated-draw = Decyzja admina serwera: remis.
# en: 95a658e3
ending-called-off = Admin serwera anuluje tę partię. Nie liczy się.
# en: 6eea191c
ending-server-deleted = Dane tego serwera zostały usunięte. Partia zostaje anulowana, bez wyniku.
# en: 1413367f
ending-season-over = Sezon zakończył się wcześniej niż ta partia. Jest remis, a ranking się nie zmienia.
# en: 3ba4072e
ending-by-organizer = Partia zakończona przez organizatora turnieju. Nie zmienia rankingu.
# en: db1595ad
ending-season-off = Turniej został anulowany, więc ta partia kończy się bez wyniku.
# en: 68b373d3
ending-said = { $told } Powód: { $said }

## Private answers

# en: d89f6120
move-played = Twój ruch: `{ $record }`, { $meaning }.
# en: 32b13e4a
move-played-over = Twój ruch: `{ $record }`, { $meaning }. { $ending }
# en: 20e53205
move-next = Teraz rusza { $opponent }.
# en: b02feb6d
view-hand = **Twoja ręka**
    { $tiles }
# en: b5346c4a
move-again = Nadal twój ruch.
# en: 21960236
move-confirm = { WORD($meaning, start: "yes") } (`{ $turn }`). Zagrać to?
# en: e8b8660c
which-game = Która partia?
# en: 04b1ff60
move-which-game = Czeka na ciebie kilka partii. W której chcesz zagrać?
# en: d498de76
move-which-game-for = W której partii chcesz zagrać `{ $typed }`?
# en: 06d0e19b
move-ask = { $why } Czy chodzi ci o `{ $turn }` ({ $meaning })?
# en: 5a263b5f
move-ask-several = { $why } Może chodzi ci o któryś z tych ruchów?
# en: 56ed9387
move-refused = { $why }
# en: a8b48dc5
move-near = { $count ->
    [one] Ten ruch jest dozwolony:
    [few] Te ruchy są dozwolone:
   *[many] Te ruchy są dozwolone:
}
# en: 7ea07d9c
move-near-menu = Wybierz dozwolony ruch z menu albo popraw swój.
# en: e6358fe5
move-near-hint = Dozwolone ruchy
# en: e084dd74
move-typed = Wpisane: `{ $typed }`.
# en: ff18b144
misread-words-resign = poddaję, poddaje, poddaję się, poddaje się, poddaję partię, poddaje partie, rezygnuję, rezygnuje, kapituluję
# en: df3b09e8
misread-resign = To nie jest ruch. Żeby poddać partię, użyj `/resign`.
# en: a5662870
misread-words-draw = remis, proponuję remis, proponuje remis, daję remis, przyjmuję remis, przyjmuje remis, draw
# en: 609ab2f1
misread-draw = To nie jest ruch. Żeby zaproponować albo przyjąć remis, użyj `/draw`.
# en: 079a12d1
misread-words-takeback = cofnij, cofnij ruch, cofam, wróć, wroc, ups, undo
# en: 7cc9f583
misread-takeback = To nie jest ruch. Żeby poprosić o cofnięcie swojego ostatniego ruchu, użyj `/takeback`.
# en: 0aa8271f
misread-words-help = pomoc, pomocy, zasady, jak, jak grać, jak grac, co, help
# en: 016d7a66
misread-help = To nie jest ruch. `/rules` wyjaśnia grę, a `/help` mówi, co możesz zrobić.
# en: c4e1c13b
misread-words-next = następna, nastepna, dalej, partie, next
# en: a400146c
misread-next = To nie jest ruch. `/next` otwiera twoją najpilniejszą partię, a `/games` pokazuje wszystkie.
# en: a11da13a
misread-words-castle = roszada, roszuję, roszuje, oo, ooo, 00, 000
# en: 19820825
misread-castle = W { $game } nie ma roszady.
# en: 209880db
misread-words-pass = pas, pasuję, pasuje, spasuj, pomiń, pomin, pass
# en: ee548789
misread-pass = W { $game } nie można spasować: to twoja kolej, więc musisz zagrać.
# en: fd741e77
misread-words-shell = skorupa, shell
# en: 2f623c1c
misread-shell = Żeby strzelić skorupą, napisz, gdzie stoi twój król, potem pole figury, w którą celujesz, i `s`, na przykład `e1e7s`.
# en: fcd4a95c
misread-words-hide = ukryj, chowam, schowaj, ukryty, skradanie, stealth
# en: 66983681
misread-hide = Żeby ukryć hetmana, napisz, gdzie stoi, dokąd idzie, i `h`, na przykład `d1d4h`.
# en: 4f663848
misread-square = { WORD($holds, start: "yes") } Stąd nic nie może się teraz ruszyć.
# en: 88acbf11
misread-off-board = Na tej planszy nie ma pola { $square }. Pola są od { $first } do { $last }.
# en: ff1fa21f
move-none = Żaden podobny ruch nie jest dozwolony. Naciśnij **Ruch**, a zobaczysz, co można zagrać.
# en: 6a70dcd0
view-title = { $game } · ruch { $turn } · twój widok
# en: e7b1b463
view-title-public = { $game } · ruch { $turn }
# en: 8b7d8a46
view-title-earlier = { $game } · { $ply ->
    [0] na początku
   *[other] po ruchu { $ply }
}
# en: 789a772f
view-your-turn = Twój ruch.
# en: 88fa7746
view-watching = Oglądasz tę partię.
# en: 24f2ea19
view-their-turn = Teraz rusza { $player }.
# en: 2a8870e3
more-title = { $game } · przeciwnik: { $opponent }
# en: e6e0a7e1
more-text = Co chcesz zrobić?
# en: 4897fd02
more-over = Ta partia jest już zakończona.
# en: a36b1821
resign-sure = Poddać partię { $game }? Przeciwnik: { $opponent }. Nie można tego cofnąć.
# en: e4688f74
resign-sure-early = Jeszcze nie obie strony wykonały ruch, więc poddanie tylko przerwie partię { $game } (przeciwnik: { $opponent }). Partia zakończy się od razu i nie będzie się liczyć. Nie można tego cofnąć.
# en: 155f36bc
resign-sure-season = Poddać partię { $game }? Przeciwnik: { $opponent }. Jeszcze nie obie strony wykonały ruch, więc ranking się nie zmieni, ale w turnieju to przegrana. Nie można tego cofnąć.
# en: e7cef391
resign-done = Partia poddana.
# en: 589afdf7
draw-done-offered = Remis zaproponowany. Propozycja czeka, aż { $opponent } odpowie albo wykona ruch, albo aż ją wycofasz. Swój ruch możesz nadal wykonać.
# en: 79fb8e1c
draw-done-agreed = Zgoda na remis. Partia zakończona.
# en: 27d50aa1
draw-done-declined = Remis odrzucony.
# en: 209106fe
draw-done-withdrawn = Propozycja wycofana.
# en: 33420373
takeback-done-offered = Prośba o cofnięcie ruchu wysłana. Czeka, aż { $opponent } odpowie, aż ją wycofasz albo aż ktoś wykona ruch.
# en: a6bf3581
takeback-done-accepted = Zgoda na cofnięcie ruchu.
# en: be8d4822
takeback-done-declined = Cofnięcie ruchu odrzucone.
# en: 327b2080
takeback-done-withdrawn = Prośba wycofana.
# en: 06a12d56
abort-sure = Przerwać partię { $game }? Przeciwnik: { $opponent }. Partia zakończy się od razu i nie będzie się liczyć. Nie można tego cofnąć.
# en: f04e3924
abort-done = Partia przerwana.
# en: d7f74ace
rematch-done-offered = Rewanż zaproponowany! Propozycja wygasa { $until }.
# en: 248f1ba8
notice-unpinged = { $why ->
    [pair_hour] -# Bez wzmianki: limit wzmianek na godzinę od jednej osoby do drugiej to { $most }.
    [pair_day] -# Bez wzmianki: limit wzmianek na dzień od jednej osoby do drugiej to { $most }.
    [sender_hour] -# Bez wzmianki: limit wzmianek na godzinę od jednej osoby to { $most }.
    [sender_day] -# Bez wzmianki: limit wzmianek na dzień od jednej osoby to { $most }.
    [recipient_hour] -# Bez wzmianki: limit takich wzmianek na godzinę dla jednej osoby to { $most }.
    [recipient_day] -# Bez wzmianki: limit takich wzmianek na dzień dla jednej osoby to { $most }.
    [asked_before] -# Bez wzmianki: ta sama prośba daje wzmiankę tylko raz, do następnego ruchu osoby, która prosi.
    [challenged_before] -# Bez wzmianki: to samo wyzwanie daje wzmiankę tylko raz na dzień.
   *[muted] -# Bez wzmianki: te wzmianki są wyłączone przez moderatorów tego serwera.
}
# en: b527eb27
unpinged = { $why ->
    [pair_hour] Opublikowane bez wzmianki, bo limit wzmianek na godzinę od jednej osoby do drugiej to { $most }. Następna wzmianka jest możliwa { $next }. Do tego czasu ta osoba widzi twoją prośbę w `/games`.
    [pair_day] Opublikowane bez wzmianki, bo limit wzmianek na dzień od jednej osoby do drugiej to { $most }. Następna wzmianka jest możliwa { $next }. Do tego czasu ta osoba widzi twoją prośbę w `/games`.
    [sender_hour] Opublikowane bez wzmianki, bo limit wzmianek na godzinę od jednej osoby to { $most }. Twoja następna wzmianka jest możliwa { $next }. Do tego czasu ta osoba widzi twoją prośbę w `/games`.
    [sender_day] Opublikowane bez wzmianki, bo limit wzmianek na dzień od jednej osoby to { $most }. Twoja następna wzmianka jest możliwa { $next }. Do tego czasu ta osoba widzi twoją prośbę w `/games`.
    [recipient_hour] Opublikowane bez wzmianki, bo limit takich wzmianek na godzinę dla jednej osoby to { $most }. Następna wzmianka jest możliwa { $next }. Do tego czasu ta osoba widzi twoją prośbę w `/games`.
    [recipient_day] Opublikowane bez wzmianki, bo limit takich wzmianek na dzień dla jednej osoby to { $most }. Następna wzmianka jest możliwa { $next }. Do tego czasu ta osoba widzi twoją prośbę w `/games`.
    [asked_before] Opublikowane bez wzmianki, bo od twojego ostatniego ruchu to nie pierwsza taka prośba. Po twoim następnym ruchu znów może być ze wzmianką.
    [challenged_before] Opublikowane bez wzmianki, bo takie wyzwanie w tej grze już było. Następne może być ze wzmianką { $next } albo gdy już zagracie.
   *[muted] Opublikowane bez wzmianki, bo masz wyciszenie od moderatorów tego serwera. Koniec wyciszenia: { $next }.
}
# en: 5e43c1ca
rematch-done-begun = Rewanż się zaczyna. Przeciwnik: { $challenger }.
# en: 39278724
note-kept = Zapisane. Swoje notatki czytasz tylko ty, przez `/note`.
# en: 23615224
note-forgotten = Twoje notatki do tej partii są teraz puste.
# en: d8076602
cancelled = Nic się nie zmieniło.
# en: 1aafedac
compose-title = { $game } · ruch { $turn } · wybierz ruch
# en: 5627a5c3
compose-turn = Na razie: { $meaning } (`{ $turn }`).
# en: 4cfdbac6
compose-nothing = Nic nie zostanie zagrane, dopóki nie naciśniesz **Potwierdzić**.
# en: d296a0a2
compose-ready = Naciśnij **Potwierdzić**, żeby to zagrać.
# en: 30d7c740
compose-or-confirm = Naciśnij **Potwierdzić**, żeby zakończyć ruch tutaj.
# en: b5f5dffd
compose-outdated = To menu jest nieaktualne. Oto twój ruch do tej pory.
# en: 35bee0ee
compose-taken = Partia poszła już dalej. Oto obecna plansza.
# en: bad56a93
compose-page = { $first }–{ $last } z { $count }
# en: 1d237be8
compose-alt = Podgląd ruchu, który nie został jeszcze zagrany.
# en: f9a76ebe
compose-alt-targets = Możliwe cele: { $squares }.
# en: e7b9930d
compose-cleared = Nic nie zostało zagrane. Naciśnij **Ruch**, żeby zacząć od nowa.
# en: 9554d2e8
next-none = { $count ->
    [0] Nie toczysz teraz żadnej partii. Zacznij jedną przez `/challenge`.
   *[other] Nic na ciebie nie czeka. Twoje partie pokazuje `/games`.
}
# en: c6db8749
profile-title = Wyniki: { $player }
# en: 174161ab
profile-none = Jeszcze bez zakończonych partii.
# en: ef2522bc
profile-none-here = Jeszcze bez zakończonych partii na tym serwerze.
# en: a1642579
profile-line = **{ $game }**: { $rating } · { $results }
# en: 472539a2
profile-unrated = jeszcze bez rankingu
# en: a4e09267
profile-results = wygrane { $won }, remisy { $drawn }, przegrane { $lost }
# en: ae6ef060
profile-against = Twoje partie z graczem { $player }: { $results }
# en: a03b24ec
profile-ended = Zakończone partie
# en: 1b480030
profile-annulled = { $line } · unieważniona
# en: 81e3888b
profile-ended-line = **{ $game }** · { $opponent } · { $result ->
    [won] wygrana
    [lost] przegrana
    [drawn] remis
   *[none] bez wyniku
} · { $ended } · { $link }
# en: 18f701d9
profile-plot-none = Bez partii rankingowych
# en: d463dc65
profile-plot-puzzles = Zadania { $rating }
# en: 4fde0247
month = { $number ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maj
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
   *[12] gru
}
# en: e1988d99
profile-plot-alt = Ranking od { $first } do { $last } i wyniki.
# en: 0540d4fb
profile-plot-alt-game = { $game }: { $rated ->
    [yes] ranking na początku { $from }, najwyższy { $most }, teraz { $to },
   *[no] bez rankingu,
} { $results }{ $tried ->
    [yes] , zadania { $puzzles }.
   *[no] .
}
# en: db0aa41c
profile-listed = { $listed ->
    [yes] Jesteś na listach globalnych.
   *[no] Jesteś tylko na listach serwerów, na których masz rozegrane partie.
}
# en: a7d8f721
block-done = { $new ->
    [yes] Blokada założona: { $person }.
   *[no] Blokada już działa: { $person }.
} Ta osoba nie może cię wyzwać, zaproponować ci rewanżu ani przyjąć twoich wyzwań. W partiach, które gracie, jej propozycje remisu, prośby o cofnięcie i dodatkowy czas nadal się pojawiają, ale bez wzmianki.
    Wasze partie trwają dalej, a w turniejach blokady nie działają. Nic jej o tym nie powiem, ale może się domyślić.
# en: e1465bd0
moderate-muted = Gotowe. { $person } ma tu wyciszenie do { $until }: żadnych wyzwań i rewanżów, a prośby bez wzmianek. Trwające partie toczą się dalej. Powiem o tym tej osobie, gdy spróbuje.
# en: 2c39d5e1
moderate-unmuted = Gotowe. { $person } nie ma tu już wyciszenia.
# en: 0717c555
moderate-annulled = Gotowe. Zmiany rankingu z tej partii { $game } są cofnięte. Powiem o tym obu stronom · { $link }
# en: ac80829f
moderate-restored = Gotowe. Zmiany rankingu z tej partii { $game } znów się liczą. Powiem o tym obu stronom · { $link }
# en: 9bcad214
moderate-pings-title = Wyzwania, propozycje i dodatkowy czas
# en: b6fffc8f
moderate-pings-none = Z ostatnich dwóch tygodni nie ma nic do pokazania.
# en: 46533120
moderate-pings-line = { $at } · { $sender } → { $recipient } · { $kind ->
    [challenge] wyzwanie
    [rematch] rewanż
    [draw] propozycja remisu
    [takeback] cofnięcie ruchu
   *[time] więcej czasu
} · { $pinged ->
    [yes] ze wzmianką
   *[no] bez wzmianki
} { $link }
# en: ab5a8135
moderate-log-title = Działania moderatorów na tym serwerze
# en: d5cb1ee9
moderate-log-none = W ostatnim roku nie było tu żadnych działań moderatorów.
# en: c844e4b9
moderate-log-mute = { $at } · { $moderator } wycisza { $person } do { $until }: { $reason }
# en: f06521b6
moderate-log-unmute = { $at } · { $moderator } zdejmuje wyciszenie ({ $person }): { $reason }
# en: 165c4878
moderate-log-annul = { $at } · { $moderator } unieważnia partię: { $reason } · { $link }
# en: 1bb7e583
moderate-log-restore = { $at } · { $moderator } przywraca partię: { $reason } · { $link }
# en: c62ec11b
annulled = { $first } i { $second }: wasza partia { $game } została unieważniona decyzją moderatora. Jej zmiany rankingu są cofnięte, a sama partia zostaje. Powód: { $reason } · { $link }
# en: 8d276361
restored = { $first } i { $second }: wasza partia { $game } została przywrócona decyzją moderatora. Jej zmiany rankingu znów się liczą. Powód: { $reason } · { $link }
# en: b8c09a33
annulled-mark = Ta partia jest unieważniona decyzją moderatora, więc nie liczy się do rankingu.
# en: 0c94a00a
block-title = Twoje blokady
# en: 24b922cc
block-none = Nie masz żadnych blokad. Żeby kogoś zablokować, użyj `/block` i wybierz osobę.
# en: 75edacab
block-line = { $number }. { $person } · od { $since }
# en: 6013224e
block-option = { $number }. { $name }
# en: fc31ae18
block-choose = Zdejmij blokadę…
# en: 4669c1c3
block-lifted = { $lifted ->
    [yes] Blokada zdjęta: { $person }. Ta osoba znów może cię wyzwać, jeśli pozwalają na to twoje ustawienia.
   *[no] Nie ma takiej blokady: { $person }.
}
# en: 273abd66
mydata-text = Przechowuję twoją nazwę, partie, wyzwania, wyniki, notatki, plany, ruchy, które jeszcze wybierasz, ustawienia, urlopy i blokady. Możesz to wszystko pobrać albo usunąć.
# en: 52339e73
mydata-exported = Oto wszystko, co o tobie przechowuję. Z trwających partii jest tu to, co możesz w nich widzieć.
# en: aaaae326
mydata-sure = Usunąć wszystko o tobie? { $games ->
    [0] Zakończone partie zostają, bez twojej nazwy.
    [one] Poddasz swoją trwającą partię. Zakończone partie zostają, bez twojej nazwy.
    [few] Poddasz { $games } swoje trwające partie. Zakończone partie zostają, bez twojej nazwy.
   *[many] Poddasz { $games } swoich trwających partii. Zakończone partie zostają, bez twojej nazwy.
} Ranking zostaje na 90 dni, jako liczby bez twojej nazwy i identyfikatora: inaczej każdy mógłby skasować zły ranking, a rankingi innych byłyby fałszywe. Tylko ja mogę poznać, że należą do ciebie, i tylko gdy znów zagrasz partię rankingową. Nie można tego cofnąć.
# en: e3d7880e
mydata-forgotten = Wszystko o tobie zostało usunięte, oprócz liczb twojego rankingu. Jeśli w ciągu 90 dni znów zagrasz partię rankingową, ranking liczy się dalej. Cała reszta zaczyna się od nowa.
# en: 74d468c9
leaderboard-title = { $scope ->
    [server] Lista najlepszych na tym serwerze
   *[everywhere] Lista najlepszych na wszystkich serwerach
}
# en: 5254283a
leaderboard-game = **{ $game }**
# en: 4384e408
leaderboard-line = { $place }. { $player } · { $rating } · { $results }
# en: 4e4f1089
leaderboard-none = Na razie nikogo.
# en: 071bb45e
leaderboard-own = Twoje miejsce: { $place } z { $players } · { $rating }
# en: 3ca3b8fa
leaderboard-own-none = { $scope ->
    [server] Nie ma cię jeszcze na tej liście. Zagraj tu partię rankingową w { $game }.
   *[everywhere] Nie ma cię na tej liście.
}
# en: 6d38aa83
leaderboard-own-few = Nie ma cię jeszcze na tej liście. Żeby się tam znaleźć, zagraj rankingowo w { $game } jeszcze z { $missing ->
    [one] 1 osobą
    [few] { $missing } osobami
   *[many] { $missing } osobami
}.
# en: 82f46cf4
leaderboard-hint = Chcesz być na liście globalnej? Przycisk jest w `/profile`.
# en: 920a1c13
games-title = Twoje partie
# en: aef8b7b4
games-title-of = Partie: { $player }
# en: 220ead7c
games-none = Żadna partia się nie toczy.
# en: d58a90a4
games-none-hint = Nie toczysz teraz żadnej partii. Zacznij jedną przez `/challenge`.
# en: e3546be8
games-line = **{ $game }** · { $opponent } · ruch { $turn } · { $whose ->
    [mine] **twój ruch**, termin { $deadline }
    [theirs] ruch przeciwnika, termin { $deadline }
   *[public] termin { $deadline }
} · { $link }
# en: 1544b0e7
games-jump = [otwórz]({ $url })
# en: 299692cd
games-unposted = partia { $id }
# en: 81cc2bf0
games-challenges = Otwarte wyzwania
# en: 42be3bf8
games-challenges-anyone = Może przyjąć każdy
# en: 993b9815
board-title = Trwające partie: { $count }
# en: 534f2b6a
board-line = { $game } · { $first } – { $second } · { $player }, ruch { $turn } · { $deadline }
# en: a575cff6
board-more = i jeszcze { $count }
# en: 33ee8f8e
games-numbered = { $number }. { $line }
# en: e91bea82
list-page = Strona { $page } z { $pages }
# en: eab483c2
games-challenge-line = { $game } · { $challenger } → { $opponent } · wygasa { $until }
# en: 599109ca
games-challenge-linked = { $line } · { $link }
# en: 4333fcff
games-line-draw = { $line } · **przeciwnik proponuje remis**
# en: 1b17e826
games-line-takeback = { $line } · **przeciwnik prosi o cofnięcie ruchu**
# en: 85d47011
games-line-reserve = { $line } · w zapasie: ty { $own }, przeciwnik { $theirs }
# en: 59b47c3b
games-line-grace = { $line } · zegar stoi (moje wiadomości nie dochodzą)
# en: a4d48c4f
games-line-vacation = { $line } · zegar stoi (urlop)
# en: 1c25ef00
games-anybody = ktokolwiek
# en: e1462c07
history-title = { $game } · wszystkie ruchy
# en: 64540ebd
history-title-at = { $game } · { $ply ->
    [0] pozycja początkowa{ $plies ->
        [0] { "" }
        [one] , dalej 1 ruch
        [few] , dalej { $plies } ruchy
       *[many] , dalej { $plies } ruchów
    }
   *[other] ruch { $ply } z { $plies }
}
# en: f7a1dfa9
history-title-part = { $game } · część { $part } ruchu { $ply } z { $plies }
# en: 520d3b2f
history-goto-title = Przejdź do ruchu w { $game }
# en: faa133c5
history-goto-label = Numer ruchu, od 0 do { $last }
# en: e6449697
record-file = Oto plik twojej partii { $game } ({ $turns ->
    [one] 1 ruch
    [few] { $turns } ruchy
   *[many] { $turns } ruchów
}). To zwykły tekst.
# en: 41b4f992
record-file-seen = Oto plik twojej partii { $game } ({ $turns ->
    [one] 1 ruch
    [few] { $turns } ruchy
   *[many] { $turns } ruchów
}). Jest w nim to, co możesz widzieć teraz; pobierz go jeszcze raz po zakończeniu partii.
# en: 0a74cec7
replay-file = { $game }, { $turns ->
    [one] 1 ruch
    [few] { $turns } ruchy
   *[many] { $turns } ruchów
}.
# en: 4b181f3c
replay-smaller = To długa partia, więc obraz jest mniejszy niż zwykle.
# en: 717ceaf4
replay-coarser = To bardzo długa partia, więc pokazuję co { $every }. ruch i ostatni.
# en: 0aa29710
replay-refused = wiersz { $line }: { $why }
# en: 791370e9
replay-not-whole = Ten plik partii pomija to, czego nie mogą znać { $seen }, więc nie mogę jej odtworzyć. Pobierz go jeszcze raz po zakończeniu partii.
# en: bc5923d2
replay-not-whole-public = Ten plik partii pomija to, czego nie mogą znać widzowie, więc nie mogę jej odtworzyć. Pobierz go jeszcze raz po zakończeniu partii.
# en: 02ddf7ea
history-empty = Nie było jeszcze żadnego ruchu.
# en: b9e188bc
history-line = `{ $number }` { $side } `{ $record }` { $meaning }
# en: 95a6a862
history-page = Strona { $page } z { $pages } · { $id }
# en: e3f3d2db
review-title = { $game } · analiza
# en: 84c40d41
review-progress = Przyglądam się ruchowi { $turn } z { $turns }… Trwające partie mają pierwszeństwo, więc może to zająć kilka minut. Analiza pojawi się w tym miejscu, gdy będzie gotowa. Jeśli nic się nie rusza, naciśnij **Sprawdzić znowu**.
# en: 9d8ee733
review-confirming = Sprawdzam punkty zwrotne jeszcze raz, głębiej…
# en: 6395e43a
review-resigned = { $kind ->
    [ahead] { $player } poddaje lepszą pozycję: szanse na wygraną to { $chance }%.
   *[even] { $player } poddaje partię, mając { $chance }% szans. Partia była jeszcze otwarta.
}
# en: 77482a01
review-no-slips = **{ $player }**: bez błędów.
# en: c14a5ef9
review-mistakes = **{ $player }**: { $mistakes ->
    [1] jeden błąd
    [2] dwa błędy
    [3] trzy błędy
    [4] cztery błędy
    [5] pięć błędów
    [6] sześć błędów
    [7] siedem błędów
    [8] osiem błędów
    [9] dziewięć błędów
    [few] { $mistakes } błędy
   *[other] { $mistakes } błędów
}.
# en: e6f37847
review-blunders = **{ $player }**: { $blunders ->
    [1] jeden gruby błąd
    [2] dwa grube błędy
    [3] trzy grube błędy
    [4] cztery grube błędy
    [5] pięć grubych błędów
    [6] sześć grubych błędów
    [7] siedem grubych błędów
    [8] osiem grubych błędów
    [9] dziewięć grubych błędów
    [few] { $blunders } grube błędy
   *[other] { $blunders } grubych błędów
}.
# en: b5648fff
review-slips = **{ $player }**: { $mistakes ->
    [1] jeden błąd
    [2] dwa błędy
    [3] trzy błędy
    [4] cztery błędy
    [5] pięć błędów
    [6] sześć błędów
    [7] siedem błędów
    [8] osiem błędów
    [9] dziewięć błędów
    [few] { $mistakes } błędy
   *[other] { $mistakes } błędów
} i { $blunders ->
    [1] jeden gruby błąd
    [2] dwa grube błędy
    [3] trzy grube błędy
    [4] cztery grube błędy
    [5] pięć grubych błędów
    [6] sześć grubych błędów
    [7] siedem grubych błędów
    [8] osiem grubych błędów
    [9] dziewięć grubych błędów
    [few] { $blunders } grube błędy
   *[other] { $blunders } grubych błędów
}.
# en: ed957e2f
review-accuracy = Dokładność: { $accuracy }%.
# en: 2bba142b
review-no-accuracy = Bez dokładności: żadnego z tych ruchów nie zagrano w otwartej pozycji.
# en: 2d6896b4
review-luck = { $kind ->
    [helped] Szczęściu więcej zawdzięcza { $player } (w sumie { $luck }%).
   *[even] Szczęście się wyrównuje.
}
# en: a74780b4
review-no-turn = Żaden pojedynczy ruch nie rozstrzyga tej partii.
# en: 290b5c44
review-turn-choice = **{ $number }** · { $place }, { $player }: { $meaning }. To oddaje { $change }% szans ({ $from }% → { $to }%).
# en: b9181b37
review-turn-luck = **{ $number }** · { $place }, { $player }: { $meaning }. { $by ->
    [dice] { $luck ->
        [good] Szczęśliwy rzut
       *[bad] Pechowy rzut
    }
   *[hidden] { $luck ->
        [good] Szczęście w tym, co ukryte
       *[bad] Pech w tym, co ukryte
    }
}: { $change }% wobec tego, czego można było oczekiwać ({ $from }% → { $to }%).
# en: 6eb65a29
review-used = { $player } dobrze odpowiada: { $meaning }.
# en: f2c2fb03
review-answer = Najlepszą odpowiedzią było `{ $turn }`: { $meaning }.
# en: 7e2d5e46
review-missed = { $player } z tego nie korzysta.
# en: 862c91c7
review-better = Lepsze jest `{ $turn }`: { $meaning }. { $kept ->
    [won] To praktycznie wygrywa partię.
    [lead] To utrzymuje przewagę.
    [even] To utrzymuje równowagę.
   *[less] To traci mniej.
}
# en: 3180dd01
review-foot = Im więcej obrazka w kolorze strony, tym lepsze są jej szanse. Oceny według tego, co każda ze stron wtedy widziała.{ $luck ->
    [yes] { " " }Romby to szczęście.
   *[no] { "" }
}
# en: 3fa3bf63
review-axis = Ruch
# en: 6766355f
review-alt = Szanse na wygraną ruch po ruchu: { $first }; reszta do 100%: { $second }. { $chances }. { $turned ->
    [yes] Punkty zwrotne: { $marks }.
   *[no] Bez punktów zwrotnych.
}
# en: 008d48af
review-alt-point = { $turn ->
    [0] { $chance }% na początku
   *[other] { $chance }% po ruchu { $turn }
}
# en: aad03c74
review-alt-mark = { $number } przy ruchu { $turn } ({ $chance }%)
# en: 8b99fd12
help-title = Sealed Move
# en: 4d54786c
help-about = Graj w gry planszowe przez wiele dni, ruch po ruchu. Sprawdzam każdy ruch, rysuję planszę i daję ci znać, gdy jest twoja kolej.
# en: f5de3890
help-games = **Gry.** Któraś jest dla ciebie nowa? Naciśnij **Lekcje** albo wpisz `/learn`: krótkie zadania uczą każdej z nich, ruch po ruchu. Pozostałe przyciski otwierają zasady.
# en: 15287c78
help-game = **{ $game }** · { $about }
# en: e34a63b3
help-playing = **Gra**
    `/challenge` zaczyna partię
    `/move` wykonuje twój ruch: wpisz go albo wybierz z listy
    `/plan` odpowiada za ciebie na następny ruch przeciwnika
    `/games` pokazuje twoje partie, `/next` otwiera najpilniejszą
    `/hint` pomaga w grze z komputerem
# en: d0dea09c
help-learning = **Nauka**
    `/learn` uczy gry na krótkich lekcjach, `/puzzle` daje ci zadanie
    `/rules` wyjaśnia gry, `/review` pokazuje punkty zwrotne zakończonej partii
# en: 19fc2b4f
help-looking = **Podgląd**
    `/board` pokazuje planszę, tylko tobie; `/describe` opisuje ją słowami
    `/history` pokazuje partię ruch po ruchu, `/note` przechowuje prywatne notatki
    `/verify` sprawdza kości i ruchy komputera w zakończonej partii
# en: b4b7cc33
help-agreeing = **Z przeciwnikiem**
    `/draw` proponuje remis, `/takeback` prosi o cofnięcie twojego ostatniego ruchu
    `/moretime` daje przeciwnikowi dzień więcej
    `/resign` poddaje partię, `/abort` przerywa ją, zanim obie strony wykonają ruch
    `/rematch` proponuje rewanż
# en: e1e81695
help-yours = **O tobie**
    `/profile` i `/leaderboard` pokazują wyniki
    `/settings` zmienia wzmianki, plansze i nie tylko; `/vacation` zatrzymuje twoje zegary
    `/block` nie pozwala danej osobie rzucać ci wyzwań ani cię wzmiankować
    `/mydata` pobiera albo usuwa to, co o tobie przechowuję
    `/help` pokazuje tę stronę
# en: d500713e
help-languages = **Języki:** { $names }
# en: 5495f461
help-tournaments = **Turnieje na tym serwerze**
    `/tournament show` pokazuje terminy i tabele, `/tournament join` zapisuje cię, `/tournament leave` wypisuje
# en: 460538c8
help-organizing = `/tournament new` zakłada turniej, `/tournament manage` go zmienia
# en: 394c26bd
help-menus = **W menu osoby,** pod *Aplikacje*: *{ $challenge }* zaczyna z nią partię, *{ $block }* ją blokuje
# en: 3f55814d
help-moderating = **Dla moderatorów**
    `/moderate mute` nie pozwala danej osobie rzucać tu wyzwań ani wysyłać wzmianek
    `/moderate annul` cofa zmiany rankingu z partii, `/moderate restore` je przywraca
    `/moderate pings` pokazuje prośby i ich wzmianki, `/moderate log` działania moderatorów
# en: ce4d8a7e
help-administrating = **Dla adminów**
    `/server show` pokazuje ustawienia tego serwera
    `/server board` pokazuje na kanale trwające partie
    Gdzie toczą się partie: `/server channel add`, `/server channel remove`, `/server channel clear`, `/server threads`
    Limity i czasy: `/server limits`, `/server pace`, `/server vacation`
    `/server puzzle` codziennie publikuje zadanie, `/server organizer` pozwala roli organizować turnieje
    `/server adjudicate` rozstrzyga partię za graczy, `/server abort` ją anuluje
    `/server export` pobiera dane tego serwera, `/server delete` je usuwa
# en: bfd4636e
help-server-language = `/server language` ustawia język publicznych wiadomości
# en: 08e57768
help-next-turn = **Co dalej:** twój ruch w partii { $game } (przeciwnik: { $opponent }): { $link }
# en: 316762cc
help-next-wait = **Co dalej:** czekaj na przeciwników. Dam ci znać.
# en: 62a2d0b5
help-next-challenge = **Co dalej:** naciśnij *Gra z komputerem*, żeby od razu spróbować gry, albo *Nowa partia*, żeby zagrać z człowiekiem.
# en: 54583e70
help-next-server = **Co dalej:** naciśnij *Gra z komputerem*, żeby od razu spróbować gry, albo wyzwij kogoś na serwerze przez `/challenge`.
# en: 145d31a3
game-choice = { $game } · { $opponent } · ruch { $turn } · { $whose ->
    [mine] twój ruch
    [theirs] ruch przeciwnika
   *[over] zakończona
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
step-too-long = … więcej ruchów: dalej w menu
# en: ab8a6d1c
describe-title = { $game } · słowami
# en: 1f470892
describe-all = Wszystko
# en: c8125e24
describe-side = Wszystkie figury { WORD($side, case: "gen") }
# en: 640edd31
describe-kind = Gdzie jest { $kind }
# en: 00a7feb4
describe-row = Rząd { $row }
# en: a64e2d91
describe-square = Co jest na { $square }
# en: 96afcb24
describe-from = Ruchy z { $square }
# en: d4b761f4
describe-turns = Z { $square }, { $count ->
    [one] 1 możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}:
# en: 5ccc3c03
describe-turn = • { $turn }
# en: cef01d91
describe-no-turns = Z { $square } nic nie może się teraz ruszyć. Teraz ruch { WORD($side, case: "gen") }.
# en: 2ddcd389
describe-more = i jeszcze { $count }
# en: f543684b
describe-none = { WORD($kind, start: "yes") }: nic takiego nie widać.
# en: c4286432
describe-kinds = { WORD($kind, start: "yes") }: { $places }.
# en: ae4f6192
describe-row-empty = Rząd { $row }: pusty.
# en: d02572a8
describe-row-holds = Rząd { $row }: { $pieces }.
# en: 8223f62e
describe-square-empty = { $square }: puste.
# en: 522a6736
describe-unknown = Nie wiem, co to tutaj znaczy: `{ $what }`. Wybierz z listy pole, rząd, stronę albo rodzaj figury.

## Tournaments

# en: 34a72b86
tournament-league-name = Liga { $game }
# en: 262fe31f
tournament-none = Nie ma tu turniejów. { $organizer ->
    [yes] Załóż turniej przez `/tournament new`.
   *[no] Turniej może założyć admin serwera, przez `/tournament new`.
}
# en: 5a4cca9d
tournament-list-title = Turnieje na tym serwerze
# en: 86c502d3
tournament-list-line = **{ $name }** · { $game } · { $state ->
    [open] sezon { $number } zaczyna się { $at }
    [running] sezon { $number }, tydzień { $week } z { $weeks }
    [closing] sezon { $number } właśnie się kończy
    [over] sezon { $number } jest zakończony
   *[off] sezon { $number } jest anulowany
}
# en: cb0b2ecc
tournament-choice = { $name } · sezon { $number }
# en: 613b146a
season-title = { $name } · sezon { $number }
# en: 5972e979
season-what = Liga { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Z każdą osobą ze swojej dywizji grasz raz, a sezon trwa { $weeks ->
    [one] 1 tydzień
    [few] { $weeks } tygodnie
   *[many] { $weeks } tygodni
}. W partii masz dzień na każdy ruch i jeszcze { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
} na całą partię. { $rated ->
    [yes] Partie są rankingowe.
   *[no] Partie są towarzyskie.
}
# en: 93dfe972
season-starts = Początek: { $at } ({ $exactly }). Żeby zagrać, naciśnij **Dołączyć**. Potrzeba co najmniej 4 osób.
# en: 01539a62
season-dates-paused = Nie było mnie na tym serwerze, więc wszystkie terminy są wstrzymane.
# en: e712a6c4
season-people = { $count ->
    [0] Na razie nikogo.
    [one] Jest 1 osoba: { $people }
    [few] Są { $count } osoby: { $people }
   *[many] Jest { $count } osób: { $people }
}
# en: 7cb8a428
season-people-more = { $people } i jeszcze { $count }
# en: 21d7b609
season-week = Tydzień { $week } z { $weeks }. Koniec sezonu: { $at } ({ $exactly }).
# en: b32ab6f5
season-closing = Sezon się kończy: partie jeszcze otwarte zamieniają się w remisy.
# en: cbea15a3
season-over = Sezon jest zakończony.
# en: 45be527b
season-off = Ten sezon został anulowany.
# en: 393a82a0
season-division = **Dywizja { $number }** · { $games }{ $played ->
    [0] { "" }
   *[other] { " " }· prowadzi { $leader } ({ $points })
}
# en: d1a3c1f4
season-division-games = rozegrane { $played } z { $all ->
    [one] 1 partii
    [few] { $all } partii
   *[many] { $all } partii
}
# en: cec3dd38
season-points = { $points ->
    [one] 1 punkt
    [few] { $shown } punkty
    [many] { $shown } punktów
   *[other] { $shown } punktu
}
# en: 28e61f64
season-reserves = Czekają na miejsce: { $people }
# en: 9106e715
season-join-later = Nadal możesz dołączyć: dostaniesz pierwsze wolne miejsce, a w następnym sezonie grasz na pewno.
# en: 4fd6e6b2
season-seal = SHA-256 `{ $commitment }`
# en: c4ffadea
season-soon = { $people }: sezon { $number } turnieju **{ $name }** zaczyna się { $at } ({ $exactly }) i jesteście w grze. Kto chce odpuścić ten sezon, niech naciśnie **Zrezygnować**.
# en: b38b4933
season-begun = **{ $name }, sezon { $number }, dywizja { $division }:** { $people }. Każda osoba gra tu raz z każdą inną. Koniec sezonu: { $at } ({ $exactly }).
# en: 2318b017
season-begun-first = Pierwsze partie: { $games }. Pozostałe zaczną się same.
# en: 6c39680a
season-begun-game = { $first } – { $second }
# en: 28bfa541
season-finished = **{ $name }, sezon { $number }, dywizja { $division }: koniec.** { $people }, oto ostateczna tabela.
# en: d8cdf976
season-finished-next = Następny sezon zaczyna się { $at } ({ $exactly }). Grasz w nim znowu, chyba że masz już zgłoszoną rezygnację. Żeby go odpuścić, naciśnij **Zrezygnować**.
# en: 674acf61
season-table-alt = Tabela: { $name }, sezon { $number }, dywizja { $division }. Liczba osób: { $count }. Przeciwnicy są oznaczeni numerami swoich wierszy.
# en: aefc9e0e
season-table-row = { $line }: { $player }, { $points }, { $results }, { $place }{ $movement ->
    [up] , w górę
    [down] , w dół
   *[none] { "" }
}.
# en: 6a2d0f7b
season-table-struck = { $line }: { $player }, poza turniejem, żadna z partii się nie liczy.
# en: 381fa6f3
season-table-possible = miejsce od { $best } do { $worst }
# en: 45b199c3
season-table-certain = miejsce { $place }
# en: a34a80c0
season-table-no-results = jeszcze bez wyników
# en: 082bdf4c
season-table-won = wygrane z { $lines }
# en: 32df1324
season-table-drew = remisy z { $lines }
# en: 1fb30586
season-table-lost = przegrane z { $lines }
# en: ef6ec428
season-table-late = przegrane na czas z { $lines }
# en: 68dd782f
season-table-running = gra z { $lines }
# en: 7ff71698
season-table-line = { $rank }. { $player } · { $points }{ $movement ->
    [up] { " " }· ▲ w górę
    [down] { " " }· ▼ w dół
   *[none] { "" }
}
# en: 1aae13a0
season-table-line-struck = { $player } · poza turniejem; żadna z partii się nie liczy
# en: f23d1fd4
season-table-title = { $name } · sezon { $number } · dywizja { $division }
# en: 6552a8f6
season-table-points = Punkty
# en: fe9b3eab
season-table-ranks = Miejsce
# en: 4d10b956
season-table-out = odpada
# en: e506e1b8
season-table-up = w górę
# en: 462970f4
season-table-down = w dół
# en: d5c86fcb
season-table-foot = { $over ->
    [yes] 0t: przegrana na czas.
   *[no] Miejsce: miejsca jeszcze możliwe. 0t: przegrana na czas. Kropka: w toku.
}{ $moves ->
    [yes] { " " }Strzałki: kto zmienia dywizję.
   *[no] { "" }
}
# en: f0d9aa9f
season-number = Nr { $number }
# en: 1a520bcd
season-table-none = Dywizje powstają na początku sezonu.
# en: 959171c4
season-table-early = Nie ma jeszcze tabeli: sezon zaczyna się { $at }.
# en: 3cd81a66
season-games-title = Twoje partie: { $name }
# en: d6c1f3ac
season-games-none = Nie masz tu jeszcze partii.
# en: d164c452
season-games-line = Runda { $round } · { $player } · { $state ->
    [mine] **twój ruch**, { $when } { $link }
    [theirs] ruch przeciwnika, { $when } { $link }
    [later] zacznie się sama
    [none] bez wyniku
    [won] wygrana
    [lost] przegrana
    [late] przegrana na czas
    [drawn] remis
   *[struck] nie liczy się, bo jedna ze stron nie gra już w tym sezonie
}
# en: ba13a684
season-games-certain = Masz { $points } i na pewno miejsce { $place }.
# en: ac9ed51a
season-games-possible = Masz { $points }. Możesz jeszcze zająć miejsce od { $best } do { $worst }.
# en: 58b47736
season-games-late = Masz jedną partię przegraną na czas. Druga taka wykluczy cię z sezonu.
# en: 5a7a7ec8
season-game = **{ $name }**, sezon { $number } · dywizja { $division }, runda { $round }
# en: c77b0fcc
season-end-late = **{ $name }**: to przegrana na czas dla gracza { $player }.
# en: 59dccf59
season-end-out = **{ $name }**: jedna ze stron tej partii nie gra już w tym sezonie.
# en: b4dabd22
season-end-again = **{ $name }**: ta partia zaczyna się od nowa.
# en: 90b39595
season-joined = Grasz! Sezon turnieju **{ $name }** zaczyna się { $at }. Podam ci dywizję i pierwsze partie.
# en: 1e5170d9
season-joined-reserve = Jesteś na liście. Dostaniesz pierwsze miejsce, które zwolni się w tym sezonie, a w następnym grasz na pewno.
# en: 67354982
season-joined-stays = Dobrze, zostajesz w grze.
# en: 64959911
season-leave-ask = Zrezygnować z turnieju **{ $name }** po tym sezonie czy teraz? Po sezonie: najpierw dogrywasz swoje partie. Teraz: poddajesz trwające partie i odpadasz z sezonu. Tego nie można cofnąć.
# en: ceb61ba5
season-left-now = Nie grasz już w tym sezonie turnieju **{ $name }**.
# en: 94fd61ec
season-left-early = Nie grasz już w turnieju **{ $name }**.
# en: fee7093d
season-left-later = Dogrywasz swoje partie w turnieju **{ $name }**, a w następnym sezonie już nie grasz. Jeśli zmienisz zdanie, naciśnij **Dołączyć**.
# en: 2b27e80b
season-rules-title = Jak działa liga
# en: 5957b789
season-rules =
    { "" }**Udział.** Naciśnij *Dołączyć* przed startem. Później czekasz na wolne miejsce: po kimś, kto odpada, albo po kimś, kto od 5 dni nie wykonuje ruchu, gdy żadna z jego partii naprawdę się jeszcze nie zaczęła.
    { "" }**Dywizje** mają od 4 do 8 osób podobnej siły. W swojej grasz z każdym raz. O tym, kto zaczyna, decyduje los.
    { "" }**Partie** zaczynają się same: najpierw po dwie naraz, a wszystkie w pierwszej ćwierci sezonu. W partii masz dzień na każdy ruch i zapas dni na całą partię. Partie turniejowe nie liczą się do limitu na tym serwerze.
    { "" }**Punkty.** Wygrana to 1, remis ½. Przy równej liczbie punktów decydują po kolei: partie między tymi osobami, wygrane, punkty z silnymi przeciwnikami, mniej partii przegranych na czas, los.
    { "" }**W górę i w dół.** Na koniec jedna lub dwie pierwsze osoby z dywizji idą wyżej, a jedna lub dwie ostatnie niżej.
    { "" }**Czas.** Gdy mija twój czas, przegrywasz partię. Po dwóch takich partiach odpadasz z sezonu i przez 30 dni nie możesz tu dołączać do turniejów, a za drugim razem w ciągu roku przez 90 dni.
    { "" }**Rezygnacja.** Jeśli odejdziesz, zanim zakończy się połowa twoich partii, żadna z nich się nie liczy. Później twoje otwarte partie są przegrane.
    { "" }**Urlop** zatrzymuje twoje zegary na tyle dni, ile tygodni ma sezon.
    { "" }**Czego nie ma w turniejach:** cofania ruchów, przerywania partii, dodatkowego czasu, rewanżów. Blokady nie wpływają na dobór przeciwników: możesz trafić na kogoś, kogo blokujesz.
    { "" }**Zakończenie.** Partie jeszcze otwarte zamieniają się w remisy i nie zmieniają rankingu. Tydzień później zaczyna się następny sezon i grasz w nim, chyba że zrezygnujesz.
    { "" }**Uczciwe losowanie.** Kod zapisany drobnym drukiem ustala wszystko, o czym przed startem decyduje los. Po sezonie plik turnieju to udowadnia.
# en: e7fad2b4
tournament-ladder-name = Drabinka { $game }
# en: 3bb9f4c3
tournament-list-ladder = **{ $name }** · { $game } · { $over ->
    [yes] ta drabinka jest zakończona
   *[no] drabinka, { $count ->
        [one] 1 osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
}
# en: 007f0f78
ladder-what = Drabinka { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Wyzwij kogoś, kto jest kilka miejsc nad tobą. Po wygranej zajmujesz miejsce tej osoby. Dołączyć i zrezygnować możesz w każdej chwili. W partii masz dzień na każdy ruch i jeszcze { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
} na całą partię. { $rated ->
    [yes] Partie są rankingowe.
   *[no] Partie są towarzyskie.
}
# en: e3348763
ladder-empty = Na drabince nikogo jeszcze nie ma. Żeby dołączyć, naciśnij **Dołączyć**.
# en: eabfada9
ladder-line = { $place }. { $player }
# en: 4072a7b0
ladder-line-moved = { $line } { $up ->
    [yes] ▲
   *[no] ▼
}{ $places }
# en: 07ae7195
ladder-more = i jeszcze { $count }
# en: 4997ddd6
ladder-over = Ta drabinka jest zakończona.
# en: 53c0e08d
ladder-place = Twoje miejsce: { $place }. Żeby awansować, naciśnij **Wyzwać**.
# en: 2aa9ca64
ladder-leave-ask = Zrezygnować z turnieju **{ $name }**? Tracisz swoje miejsce i przegrywasz trwające tam partie. Możesz znowu dołączyć, na samym dole.
# en: 10b59b9e
ladder-pick = Wybierz, kogo chcesz wyzwać. Partia zaczyna się od razu, a wyzwania nie można odrzucić.
# en: d295769a
ladder-challenged = Wyzwanie rzucone, przeciwnik: { $player }. Wasza partia zaczyna się teraz.
# en: df3ae35f
ladder-games-line = { $player } · { $state ->
    [mine] **twój ruch**, { $when } { $link }
    [theirs] ruch przeciwnika, { $when } { $link }
    [won] wygrana { $when }
    [lost] przegrana { $when }
    [late] przegrana na czas { $when }
    [drawn] remis { $when }
   *[later] zaczyna się od nowa
}
# en: badfcd9d
ladder-game = **{ $name }** · wyzwanie: { $challenger } → { $challenged }
# en: a530bb05
ladder-now = { $player } jest teraz na miejscu { $place }.
# en: fe7aa52c
ladder-rules-title = Jak działa drabinka
# en: 995d38a7
ladder-rules =
    { "" }**Udział.** Naciśnij *Dołączyć*. Zaczynasz na samym dole.
    { "" }**Wyzwania.** Możesz wyzwać osoby z trzech miejsc nad sobą, a jeśli jesteś daleko w dole, z większej liczby: jednej piątej numeru swojego miejsca. Partia zaczyna się od razu, a wyzwania nie można odrzucić.
    { "" }**Miejsca.** Jeśli wygrywasz partię ze swojego wyzwania, zajmujesz miejsce przeciwnika, a wszyscy pomiędzy schodzą o jedno. W przeciwnym razie nikt nie zmienia miejsca.
    { "" }**Partie.** Masz naraz najwyżej dwie, z czego najwyżej jedną z cudzego wyzwania. Po partii te same dwie osoby czekają 7 dni na następną. Zaczyna ta z nich, która zaczynała rzadziej, a przy równości osoba wyzwana.
    { "" }**Czas.** W partii masz dzień na każdy ruch i 7 dni zapasu na całą partię. Jeśli twój czas mija przed twoim drugim ruchem, spadasz na sam dół, a przeciwnik zostaje na swoim miejscu. Dwie partie przegrane na czas w ciągu 60 dni to koniec udziału w drabince.
    { "" }**Przerwy.** Po 60 dniach bez partii wypadasz z drabinki. Możesz znowu dołączyć, na samym dole. W czasie urlopu nikt nie może cię wyzwać, a jego dni nie wliczają się do tych 60. Urlop zatrzymuje twoje zegary na 7 dni w partii.
    { "" }**Rezygnacja.** Twoje trwające partie są przegrane, ale nikt nie zajmuje przez to twojego miejsca: wszyscy pod tobą idą o jedno w górę.
    { "" }**Czego nie ma w turniejach:** cofania ruchów, przerywania partii, dodatkowego czasu, rewanżów. Blokada nie chroni miejsca: osoba, którą blokujesz, może cię wyzwać.
    { "" }**Uczciwe kości.** Kod zapisany drobnym drukiem ustala rzuty we wszystkich partiach. Otwieram go, gdy drabinka się kończy.
# en: b04a2c34
act-ladder-off = **{ $name }:** { $why ->
    [left] { $person } odchodzi z drabinki. Trwające partie tej osoby są przegrane.
    [late] { $person } przegrywa na czas drugą partię w ciągu 60 dni, więc odpada z drabinki. Trwające partie tej osoby są przegrane. Może znowu dołączyć, na samym dole.
    [rested] { $person } od 60 dni nie gra, więc odpada z drabinki. Może znowu dołączyć, na samym dole.
    [gone] { $person } nie jest już na tym serwerze, więc odpada z drabinki. Trwające partie tej osoby są przegrane.
    [removed] { $actor } usuwa z drabinki: { $person }. Trwające partie tej osoby są przegrane.
   *[deleted] ktoś usuwa swoje dane, więc odpada z drabinki. Trwające partie tej osoby są przegrane.
}
# en: cfadfcbc
act-ladder-decided = **{ $name }:** { $actor } rozstrzyga partię { $first } – { $second }: { $result ->
    [first] wygrywa { $first }.
    [second] wygrywa { $second }.
   *[draw] remis.
}
# en: b5a250b7
act-ladder-over = **{ $name }:** { $why ->
    [shut-out] od 30 dni nie mam dostępu do tego serwera, więc drabinka jest zakończona. Otwarte partie kończą się bez wyniku.
   *[ended] { $actor } kończy drabinkę. Otwarte partie kończą się remisem.
}
# en: e19f215d
tournament-cup-name = Puchar { $game }
# en: 1d6d8f91
tournament-list-cup = **{ $name }** · { $game } · { $state ->
    [open] puchar na { $size ->
        [one] 1 osobę
        [few] { $size } osoby
       *[many] { $size } osób
    }, start najpóźniej { $at }
    [running] puchar trwa
    [over] puchar jest zakończony
   *[off] puchar jest anulowany
}
# en: 8687fa69
cup-what = Puchar { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Grasz z tą samą osobą dwa razy, raz każdą stroną. Kto ma lepszy wynik, przechodzi dalej, a druga osoba odpada. W partii masz dzień na każdy ruch i jeszcze { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
} na całą partię. { $rated ->
    [yes] Partie są rankingowe.
   *[no] Partie są towarzyskie.
}
# en: 58152dc7
cup-starts = Puchar zacznie się, gdy { $size ->
    [one] dołączy 1 osoba
    [few] dołączą { $size } osoby
   *[many] dołączy { $size } osób
}, a w przeciwnym razie { $at } ({ $exactly }), jeśli będą wtedy co najmniej 3 osoby. Żeby zagrać, naciśnij **Dołączyć**.
# en: 8efe8f22
cup-won = **{ $winner } wygrywa puchar!**
# en: 52ce819a
cup-over = Puchar jest zakończony.
# en: ef2a938c
cup-off = Ten puchar został anulowany.
# en: 1d65793b
cup-round = { $people ->
    [2] Finał
    [4] Półfinały
    [8] Ćwierćfinały
    [16] 1/8 finału
    [32] 1/16 finału
    [one] Runda: { $people } osoba
    [few] Runda: { $people } osoby
   *[many] Runda: { $people } osób
}
# en: 2d7a89ff
cup-pair = { $upper } – { $lower } · { $state ->
    [open] { $score }
    [decider] { $score }, rozstrzyga trzecia partia
    [won] { $score }, dalej przechodzi { $winner }
   *[walkover] dalej przechodzi { $winner }
}
# en: 1a28c2b8
cup-pair-bye = { $player } przechodzi dalej bez gry
# en: 38e9d85a
cup-rounds-later = Kolejne rundy wynikają z tych par.
# en: ce032991
cup-joined = Grasz w pucharze! Dam ci znać, gdy się zacznie.
# en: 10de42b5
cup-begun = **{ $name }: zaczynamy!** { $people }. Oto wasze pary. Każda para gra dwie partie, które zaczynają się same.
# en: 97cda6c0
cup-finished = **{ $name }: koniec.** { $people }, dziękuję za grę.
# en: 978c6139
cup-leave-ask = Zrezygnować teraz z turnieju **{ $name }**? Przegrywasz trwające partie, a dalej przechodzi przeciwnik. Nie można tego cofnąć.
# en: 1405e709
cup-left = Nie grasz już w turnieju **{ $name }**.
# en: 8ea60c35
cup-game = **{ $name }** · { $round }{ $decider ->
    [yes] , partia rozstrzygająca
   *[no] { "" }
}
# en: 712d2dab
cup-decider = Po dwóch partiach macie równy wynik, więc rozstrzyga ta partia. Strony zostały wylosowane. Przy remisie dalej przechodzi { $player }.
# en: ff669ab3
cup-rules-title = Jak działa puchar
# en: b0e54651
cup-rules =
    { "" }**Udział.** Naciśnij *Dołączyć*. Puchar zaczyna się, gdy się zapełni, a w przeciwnym razie w swoim terminie. Potem nikt nie może już dołączyć.
    { "" }**Pary.** O tym, kto gra z kim, decyduje los. W pierwszej rundzie niektórzy mogą przejść dalej bez gry.
    { "" }**Partie.** Z przeciwnikiem grasz dwie partie naraz, po jednej każdą stroną. Zaczynają się same. W partii masz dzień na każdy ruch i 7 dni zapasu na całą partię. Partie turniejowe nie liczą się do limitu na tym serwerze.
    { "" }**Awans.** Wygrana to punkt, remis pół punktu. Kto ma więcej punktów, przechodzi dalej. Przy równym wyniku rozstrzyga trzecia partia: jej strony się losuje, a remis daje awans stronie, która rusza jako druga.
    { "" }**Czas.** Gdy mija twój czas, przegrywasz partię. Po dwóch takich partiach odpadasz z pucharu i przez 30 dni nie możesz tu dołączać do turniejów, a za drugim razem w ciągu roku przez 90 dni.
    { "" }**Rezygnacja.** Twoje trwające partie są przegrane, a dalej przechodzi przeciwnik.
    { "" }**Urlop** zatrzymuje twoje zegary na 7 dni w partii.
    { "" }**Czego nie ma w turniejach:** cofania ruchów, przerywania partii, dodatkowego czasu, rewanżów. Blokady nie wpływają na dobór przeciwników: możesz trafić na kogoś, kogo blokujesz.
    { "" }**Uczciwe losowanie.** Kod zapisany drobnym drukiem ustala wszystko, o czym przed startem decyduje los. Po pucharze plik turnieju to udowadnia.
# en: 0fb808d5
act-cup-out = **{ $name }:** { $why ->
    [left] { $person } odchodzi z pucharu. Dalej przechodzi przeciwnik.
    [late] { $person } przegrywa na czas drugą partię, więc odpada z pucharu i do { $until } nie może tu dołączać do turniejów. Dalej przechodzi przeciwnik.
    [removed] { $actor } usuwa z pucharu: { $person }. Dalej przechodzi przeciwnik.
   *[deleted] ktoś usuwa swoje dane, więc odpada z pucharu. Dalej przechodzi przeciwnik.
}
# en: 776ef626
act-cup-start = **{ $name }:** { $why ->
    [postponed] zgłoszeń jest mniej niż 3, więc puchar zaczyna się tydzień później, { $soon } ({ $at }).
    [moved] { $actor } przesuwa start. Puchar zacznie się najpóźniej { $soon } ({ $at }).
    [gone] osoby { $person } nie ma już na tym serwerze, więc puchar zaczyna się bez niej.
   *[excluded] { $person } nie może teraz grać tu w turniejach, więc puchar zaczyna się bez tej osoby.
}
# en: a4eb71de
act-cup-off = **{ $name }:** { $why ->
    [too-few] zgłoszeń jest wciąż mniej niż 3, więc puchar zostaje anulowany.
    [shut-out] od 30 dni nie mam dostępu do tego serwera, więc puchar zostaje anulowany.
   *[called-off] { $actor } anuluje puchar. Otwarte partie zostają bez wyniku.
}
# en: bf8088ce
act-cup-undone = **{ $name }:** { $actor } cofa rozstrzygnięcie partii { $first } – { $second }.
# en: 33c2412e
tournament-swiss-name = Turniej szwajcarski { $game }
# en: bf2a5877
tournament-list-swiss = **{ $name }** · { $game } · { $state ->
    [open] turniej szwajcarski, start { $at }
    [running] turniej szwajcarski, runda { $round } z { $rounds }
    [over] turniej szwajcarski jest zakończony
   *[off] turniej szwajcarski jest anulowany
}
# en: b37ab9e9
swiss-what = Turniej szwajcarski { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. W każdej rundzie grasz partię z kimś, kto ma mniej więcej tyle samo punktów. Nikt nie odpada. W partii masz dzień na każdy ruch i jeszcze { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
} na całą partię. { $rated ->
    [yes] Partie są rankingowe.
   *[no] Partie są towarzyskie.
}
# en: af385708
swiss-starts = Początek: { $at } ({ $exactly }). Żeby zagrać, naciśnij **Dołączyć**. Potrzeba co najmniej 6 osób.
# en: 8e9eb43d
swiss-round = Runda { $round } z { $rounds }
# en: 0bd371af
swiss-line = { $line } · Buchholz { $buchholz }
# en: 7cbb972e
swiss-table-buchholz = Buchholz
# en: dea973f1
swiss-joined = Grasz! **{ $name }: start { $at }.** Twoja pierwsza partia zacznie się sama.
# en: ba88c326
swiss-begun = **{ $name }: zaczynamy!** { $people }. Liczba rund: { $rounds }. Wasze partie zaczynają się same.
# en: fa99260c
swiss-leave-ask = Zrezygnować teraz z turnieju **{ $name }**? Przegrywasz trwającą partię, a następnych nie będzie. Nie można tego cofnąć.
# en: b8253560
swiss-byes = Rundy bez przeciwnika, po punkcie: { $count }
# en: 7b2438d3
swiss-waiting = Czekasz na następnego przeciwnika. Nowe partie zaczynają się raz dziennie albo gdy żadna partia nie trwa.
# en: c35c50c7
swiss-rules-title = Jak działa turniej szwajcarski
# en: 91077ca6
swiss-rules =
    { "" }**Udział.** Naciśnij *Dołączyć* przed startem. Potem nikt nie może już dołączyć.
    { "" }**Rundy.** Grasz jedną partię naraz, z kimś, kto ma mniej więcej tyle samo punktów, w miarę możliwości nigdy dwa razy z tą samą osobą. Rund jest od 3 do 9, zależnie od liczby osób. Nikt nie odpada.
    { "" }**Pary** ustala się raz dziennie, o godzinie startu, oraz gdy żadna partia nie trwa. Możesz wyprzedzać najwolniejszych najwyżej o jedną rundę, więc czasem trzeba poczekać.
    { "" }**Bez przeciwnika.** Jeśli żadna partia nie trwa i nie ma dla ciebie przeciwnika, dostajesz punkt bez gry.
    { "" }**Punkty.** Wygrana to punkt, remis pół punktu. Przy równej liczbie punktów decydują po kolei: punkty przeciwników (Buchholz), wygrane, punkty z silnymi przeciwnikami (Sonneborn-Berger), mniej partii przegranych na czas, los.
    { "" }**Czas.** W partii masz dzień na każdy ruch i 7 dni zapasu na całą partię. Gdy mija twój czas, przegrywasz partię. Po dwóch takich partiach odpadasz i przez 30 dni nie możesz tu dołączać do turniejów, a za drugim razem w ciągu roku przez 90 dni.
    { "" }**Rezygnacja.** Twoja trwająca partia jest przegrana, a następnych nie będzie. Jeśli zakończyła się mniej niż połowa twoich partii, żadna się nie liczy, a przeciwnik dostaje nową partię.
    { "" }**Urlop** zatrzymuje twoje zegary na 7 dni w partii.
    { "" }**Czego nie ma w turniejach:** cofania ruchów, przerywania partii, dodatkowego czasu, rewanżów. Blokady nie wpływają na dobór przeciwników: możesz trafić na kogoś, kogo blokujesz.
    { "" }**Uczciwe losowanie.** Kod zapisany drobnym drukiem ustala wszystko, o czym przed startem decyduje los. Na koniec plik turnieju to udowadnia.
# en: c9dabd81
act-swiss-few = **{ $name }:** { $why ->
    [postponed] zgłoszeń jest mniej niż 6, więc sezon zaczyna się tydzień później, { $soon } ({ $at }).
   *[too-few] zgłoszeń jest wciąż mniej niż 6, więc sezon zostaje anulowany.
}
# en: 2832b2b2
act-postponed = **{ $name }:** zgłoszeń jest mniej niż 4, więc sezon zaczyna się tydzień później, { $soon } ({ $at }).
# en: ef28ad8a
act-moved = **{ $name }:** { $actor } przesuwa start. Sezon zacznie się { $soon } ({ $at }).
# en: 5d9a1a47
act-left = **{ $name }:** { $person } odchodzi z sezonu. { $struck ->
    [yes] Zakończyła się mniej niż połowa partii tej osoby, więc żadna się nie liczy.
   *[no] Otwarte partie tej osoby są przegrane.
}
# en: e64b5a8a
act-late = **{ $name }:** { $person } przegrywa na czas drugą partię, więc odpada z sezonu i do { $until } nie może tu dołączać do turniejów. { $struck ->
    [yes] Zakończyła się mniej niż połowa partii tej osoby, więc żadna się nie liczy.
   *[no] Otwarte partie tej osoby są przegrane.
}
# en: 532bee5b
act-removed = **{ $name }:** { $actor } skreśla z sezonu: { $person }. { $struck ->
    [early] { "" }
    [yes] Zakończyła się mniej niż połowa partii tej osoby, więc żadna się nie liczy.
   *[no] Otwarte partie tej osoby są przegrane.
}
# en: 769d246f
act-gone = **{ $name }:** osoby { $person } nie ma już na tym serwerze, więc sezon zaczyna się bez niej.
# en: 826ece34
act-excluded = **{ $name }:** { $person } nie może teraz grać tu w turniejach, więc sezon zaczyna się bez tej osoby.
# en: 7b202230
act-deleted = **{ $name }:** ktoś usuwa swoje dane, więc odpada z sezonu. { $struck ->
    [yes] Zakończyła się mniej niż połowa partii tej osoby, więc żadna się nie liczy.
   *[no] Otwarte partie tej osoby są przegrane.
}
# en: 60f6e272
act-idle = **{ $name }:** { $person } od 5 dni nie wykonuje ruchu, a żadna partia tej osoby naprawdę się nie zaczęła. Jej miejsce zajmuje ktoś, kto czeka.
# en: 5fc10fa0
act-seated = **{ $name }:** { $person } zajmuje wolne miejsce w dywizji { $division }. Partie tego miejsca zaczynają się od nowa.
# en: 61c13692
act-decided = **{ $name }:** { $actor } rozstrzyga partię { $first } – { $second } w dywizji { $division }: { $result ->
    [first] wygrywa { $first }.
    [second] wygrywa { $second }.
   *[draw] remis.
}
# en: 158ecf49
act-undone = **{ $name }:** { $actor } cofa rozstrzygnięcie partii { $first } – { $second } w dywizji { $division }.
# en: e7fd4df9
act-ended = **{ $name }:** { $actor } kończy sezon przed czasem. Otwarte partie zamieniają się w remisy.
# en: eb5dcd55
act-too-few = **{ $name }:** zgłoszeń jest wciąż mniej niż 4, więc sezon zostaje anulowany.
# en: 19944ac8
act-called-off = **{ $name }:** { $actor } anuluje sezon. Otwarte partie zostają bez wyniku.
# en: 31ca9ab9
act-shut-out = **{ $name }:** od 30 dni nie mam dostępu do tego serwera, więc sezon zostaje anulowany.
# en: 2056f1cb
new-tournament-title = Nowy turniej
# en: c708ff25
new-tournament-name = **Nazwa:** { $name }
# en: ed33196b
new-tournament-game = **Gra:** { $game }
# en: 376c1ddd
new-tournament-which = **Gra:** wybierz ją poniżej
# en: 3fed6897
new-tournament-terms = **Rodzaj:** liga · **Sezon:** { $weeks ->
    [one] 1 tydzień
    [few] { $weeks } tygodnie
   *[many] { $weeks } tygodni
} · **Czas:** dzień na każdy ruch i jeszcze { $days ->
    [one] 1 dzień na całą partię
    [few] { $days } dni na całą partię
   *[many] { $days } dni na całą partię
} · **{ $rated ->
    [yes] Partie rankingowe
   *[no] Partie towarzyskie
}**
# en: b44b42e0
new-ladder-terms = **Rodzaj:** drabinka · **Czas:** dzień na każdy ruch i jeszcze { $days ->
    [one] 1 dzień na całą partię
    [few] { $days } dni na całą partię
   *[many] { $days } dni na całą partię
} · **{ $rated ->
    [yes] Partie rankingowe
   *[no] Partie towarzyskie
}**
# en: 8320ad60
new-cup-terms = **Rodzaj:** puchar na { $size ->
    [one] 1 osobę
    [few] { $size } osoby
   *[many] { $size } osób
} · **Czas:** dzień na każdy ruch i jeszcze { $days ->
    [one] 1 dzień na całą partię
    [few] { $days } dni na całą partię
   *[many] { $days } dni na całą partię
} · **{ $rated ->
    [yes] Partie rankingowe
   *[no] Partie towarzyskie
}**
# en: aaf03514
new-swiss-terms = **Rodzaj:** turniej szwajcarski · **Czas:** dzień na każdy ruch i jeszcze { $days ->
    [one] 1 dzień na całą partię
    [few] { $days } dni na całą partię
   *[many] { $days } dni na całą partię
} · **{ $rated ->
    [yes] Partie rankingowe
   *[no] Partie towarzyskie
}**
# en: d4a3778c
new-tournament-start = **Pierwszy sezon:** zaczyna się za { $start ->
    [one] 1 dzień
    [few] { $start } dni
   *[many] { $start } dni
}, jeśli dołączą co najmniej 4 osoby
# en: 2b916ca8
new-cup-start = **Start:** gdy puchar się zapełni, a w przeciwnym razie za { $start ->
    [one] 1 dzień
    [few] { $start } dni
   *[many] { $start } dni
}, jeśli dołączą co najmniej 3 osoby
# en: 9ee7b904
new-swiss-start = **Start:** za { $start ->
    [one] 1 dzień
    [few] { $start } dni
   *[many] { $start } dni
}, jeśli dołączą co najmniej 6 osób
# en: 9d46fc42
new-tournament-how = Opublikuję turniej na tym kanale z przyciskiem **Dołączyć**. Cała reszta dzieje się sama.
# en: ccfd7794
new-tournament-choose-kind = Rodzaj turnieju
# en: 1d4bc3ae
new-kind-league = Liga
# en: b0efde67
new-kind-league-what = Dywizje, w których każdy gra z każdym, sezon po sezonie
# en: ba4a2cdc
new-kind-ladder = Drabinka
# en: ef3524b3
new-kind-ladder-what = Lista, na której można wyzwać osoby kilka miejsc wyżej. Bez terminów
# en: a2d56676
new-kind-cup = Puchar
# en: 02250e7d
new-kind-cup-what = Pary grają po dwie partie. Lepszy wynik daje awans, a druga osoba odpada
# en: 5b684771
new-kind-swiss = Turniej szwajcarski
# en: ffc02e96
new-kind-swiss-what = Od 3 do 9 rund z osobami, które mają mniej więcej tyle samo punktów. Nikt nie odpada
# en: 8060b121
new-tournament-choose-time = Długość sezonu i czas na partię
# en: b0bd71c8
new-tournament-choose-start = Start pierwszego sezonu
# en: 30e9b8e3
new-cup-size = { $size ->
    [one] 1 osoba
    [few] { $size } osoby
   *[many] { $size } osób
}
# en: 797cd9df
new-cup-choose-size = Liczba osób
# en: a143826f
new-cup-choose-start = Najpóźniejszy start
# en: 0e9397cf
new-tournament-length = { $weeks ->
    [one] 1 tydzień
    [few] { $weeks } tygodnie
   *[many] { $weeks } tygodni
} · { $days ->
    [one] 1 dzień w zapasie na partię
    [few] { $days } dni w zapasie na partię
   *[many] { $days } dni w zapasie na partię
}
# en: aa438a3f
new-tournament-days = { $days ->
    [one] Za 1 dzień
    [few] Za { $days } dni
   *[many] Za { $days } dni
}
# en: aef76348
new-tournament-done = Gotowe! Publikuję turniej tutaj. Zmienisz go przez `/tournament manage`.
# en: 1f97b24c
new-tournament-missing = Na tym kanale brakuje mi uprawnień ({ $missing }), więc nie mogę tu opublikować turnieju.
# en: 73dbc51a
manage-title = Zarządzanie: { $name }
# en: 79cb43a1
manage-what = Co chcesz zrobić?
# en: 25293988
manage-move = Przesunąć start
# en: cf11a83c
manage-remove = Skreślić kogoś
# en: 2b055f99
manage-seat = Dać miejsce komuś, kto czeka
# en: 82c0d81e
manage-decide = Rozstrzygnąć partię
# en: f62f91c5
manage-undo = Cofnąć rozstrzygnięcie
# en: a97871ba
manage-end = Zakończyć sezon teraz
# en: 2f85ad31
manage-end-ladder = Zakończyć drabinkę
# en: af6b70de
manage-off = Anulować sezon
# en: 698cc93c
manage-off-cup = Anulować puchar
# en: 846e12ff
manage-nothing = Nie ma tu teraz nic do wyboru.
# en: 343d3054
manage-pick-start = Kiedy ma się zacząć?
# en: 81905064
manage-pick-person = Kto ma odejść?
# en: 274c88ae
manage-pick-place = Czyje miejsce się zwalnia?
# en: 8f9d8a89
manage-pick-reserve = Kto je zajmie?
# en: c4e01e38
manage-pick-game = Która partia?
# en: 70f0d99e
manage-pick-result = Jaki wynik?
# en: a6fc0399
manage-person = { $player } · dywizja { $division }
# en: 9e2fe73f
manage-game = { $first } – { $second } · dywizja { $division }, runda { $round }
# en: a4ed2bb6
manage-result-first = Wygrywa { $player }
# en: 3e5e27fa
manage-result-draw = Remis
# en: 0d53c763
manage-sure-move = Sezon turnieju **{ $name }** zacznie się { $at } ({ $exactly }). Wszyscy przeczytają, że to twoja decyzja.
# en: 4de4267e
manage-sure-remove = Skreślić z turnieju **{ $name }**: { $player }? Trwające partie tej osoby liczą się jako poddane. Nie można tego cofnąć, a przeczytają to wszyscy.
# en: 93e99828
manage-sure-seat = Oddać miejsce ({ $player }) w dywizji { $division }? Dostanie je { $reserve }. Partie tego miejsca zaczną się od nowa. Nie można tego cofnąć, a przeczytają to wszyscy.
# en: 934ff9e1
manage-sure-decide = Rozstrzygnąć partię { $first } – { $second }: { $result ->
    [first] wygrywa { $first }.
    [second] wygrywa { $second }.
   *[draw] remis.
} Jeśli ta partia trwa, od razu się zakończy. Przeczytają to wszyscy. Możesz to cofnąć, dopóki trwa sezon.
# en: 7b48fe22
manage-sure-undo = Cofnąć rozstrzygnięcie partii { $first } – { $second }? Partia zacznie się od nowa, chyba że była już rozegrana. Przeczytają to wszyscy.
# en: ca672cb4
manage-sure-end = Zakończyć teraz sezon turnieju **{ $name }**? Otwarte partie zamienią się w remisy. Nie można tego cofnąć, a przeczytają to wszyscy.
# en: 457191e6
manage-sure-decide-ladder = Rozstrzygnąć partię { $first } – { $second }: { $result ->
    [first] wygrywa { $first }.
    [second] wygrywa { $second }.
   *[draw] remis.
} Partia się kończy, a miejsca zmieniają się od razu. Tego nie można cofnąć i przeczytają to wszyscy.
# en: bc395a33
manage-sure-end-ladder = Zakończyć turniej **{ $name }**? Otwarte partie kończą się remisem i nikt już nie zmienia miejsca. Tego nie można cofnąć i przeczytają to wszyscy.
# en: 3abdef0c
manage-sure-off = Anulować sezon turnieju **{ $name }**? Nie będzie ostatecznej tabeli, trwające partie zostaną bez wyniku i nie będzie kolejnego sezonu. Nie można tego cofnąć, a przeczytają to wszyscy.
# en: 3cb4e37d
manage-sure-move-cup = **{ $name }** zacznie się najpóźniej { $at } ({ $exactly }). Wszyscy przeczytają, że to twoja decyzja.
# en: 227ef317
manage-sure-off-cup = Anulować turniej **{ $name }**? Nikt nie wygra pucharu, a trwające partie zostaną bez wyniku. Nie można tego cofnąć, a przeczytają to wszyscy.
# en: d11170bf
manage-sure-decide-cup = Rozstrzygnąć partię { $first } – { $second }: { $result ->
    [first] wygrywa { $first }.
    [second] wygrywa { $second }.
   *[draw] remis.
} Jeśli ta partia trwa, od razu się zakończy. Przeczytają to wszyscy. Możesz to cofnąć, dopóki nie zależy od tego inna partia.
# en: a6d53b34
manage-done = Gotowe. Zawiadamiam wszystkich.

## Refusals

# en: 7848977c
refusal-no-such-match = Nie mogę tu znaleźć tej partii. Twoje partie pokazuje `/games`.
# en: 10f7c67e
refusal-no-match-of-server = Nie mogę znaleźć tej partii na tym serwerze. Żeby zacząć od pierwszej, pomiń `after`.
# en: cca74dc0
refusal-no-match-of-yours = Nie masz partii, do której to pasuje. Zacznij jedną przez `/challenge`.
# en: 9313694b
refusal-no-ended-match = Nie masz jeszcze zakończonych partii. Spróbuj znowu po pierwszej.
# en: 8a40645b
refusal-which-watched = Toczy się tu kilka partii. Wybierz jedną przez `game`.
# en: b410cae8
refusal-which-match = Masz kilka partii. Wybierz jedną przez `game`.
# en: c28b52e9
refusal-not-seated = To mogą zrobić tylko gracze tej partii. Tobie pokaże ją `/board`.
# en: 2bf83dc1
refusal-over = Ta partia jest już zakończona.
# en: b2116864
refusal-not-on-turn = Teraz ruch przeciwnika. Dam ci znać, gdy będzie twoja kolej.
# en: ba4bf216
refusal-stale = Partia poszła już dalej. Oto obecna plansza.
# en: 98187d40
refusal-no-such-turn = { $last ->
    [0] Nie było jeszcze żadnego ruchu, jest więc tylko pozycja początkowa: numer 0.
   *[other] Tak daleko ta partia jeszcze nie zaszła. Ostatni ruch ma numer { $last }.
}
# en: b6113183
refusal-no-such-puzzle = Tego zadania już nie ma. Inne dostaniesz przez `/puzzle`.
# en: 47c7870f
refusal-no-puzzle-channel = Gdzie mam publikować zadanie dnia? Wybierz `channel`.
# en: a205d4ac
refusal-no-such-lesson = Tej lekcji już nie ma. Obecne lekcje pokazuje `/learn`.
# en: 96a28f45
refusal-no-such-game = Nie znam tej gry. Wybierz grę z listy.
# en: 7e071367
refusal-no-such-setup = Ta gra nie ma takiego ustawienia. Wybierz ustawienie z listy.
# en: 2b626f6e
refusal-no-such-pace = Do wyboru są takie liczby dni na ruch: { $days }.
# en: 21bb4873
refusal-no-such-budget = Oprócz dnia na każdy ruch do wyboru są takie liczby dni na całą partię: { $days }.
# en: ae4ba840
refusal-pace-and-budget = Wybierz albo czas na ruch (`pace`), albo czas na całą partię (`time`).
# en: e0fdac4b
refusal-budget-against-computer = W grze z komputerem nie ustala się czasu na całą partię. Pomiń `time` albo wybierz czas na ruch (`pace`).
# en: eaa25157
refusal-out-of-time = Czas strony, która miała ruszyć, już minął, więc to się nie liczy. Partia jest zakończona.
# en: 57a68afc
refusal-self-challenge = Nie możesz wyzwać siebie. Pomiń `opponent`, żeby zaprosić kogokolwiek.
# en: d16595f5
refusal-bot-opponent = Ten bot nie gra. Wyzwij człowieka albo mnie, albo pomiń `opponent`, żeby zaprosić kogokolwiek.
# en: fefdd80d
refusal-unrated-level = Partie rankingowe zaczynają się od poziomu: { $lowest }. Wybierz ten lub wyższy albo zagraj towarzysko.
# en: 8f8a45d7
refusal-no-computer = To tylko dla partii z komputerem. Zacznij jedną przez `/challenge` i `level`.
# en: 50c793cc
refusal-strict = Ta partia jest na poważnie: bez cofania ruchów i bez podpowiedzi.
# en: 7345bd8c
refusal-rated-computer = Ta partia jest rankingowa: bez cofania ruchów i bez podpowiedzi.
# en: cf6a34a9
refusal-not-in-server = Wyzwać kogoś możesz tylko na serwerze, na którym są obie osoby.
# en: a8882eeb
refusal-no-such-challenge = Tego wyzwania już nie ma.
# en: 9a557461
refusal-challenge-closed = { $state ->
    [accepted] To wyzwanie zostało już przyjęte.
    [declined] To wyzwanie zostało odrzucone.
    [withdrawn] To wyzwanie zostało wycofane.
    [closed] To wyzwanie jest zamknięte, bo partia nie mogła się zacząć.
   *[expired] To wyzwanie wygasło. Rzuć nowe przez `/challenge`.
}
# en: 490dc18a
refusal-not-challenged = To wyzwanie jest dla kogoś innego.
# en: 873c8d36
refusal-own-challenge = To twoje własne wyzwanie. Musi je przyjąć ktoś inny.
# en: 76ece834
refusal-not-challenger = Wyzwanie może wycofać tylko osoba, która je rzuciła.
# en: b33b96f5
refusal-pair-limited = Nic się jeszcze nie zaczyna: ta partia byłaby towarzyska. W ciągu ostatnich 7 dni { $most ->
    [one] zaczęła się już w tej grze 1 wasza partia rankingowa
    [few] zaczęły się już w tej grze { $most } wasze partie rankingowe
   *[many] zaczęło się już w tej grze { $most } waszych partii rankingowych
}. Możecie zagrać towarzysko albo rankingowo, ale później.
# en: bf9fd4bc
refusal-plan-on-turn = Teraz twój ruch, więc po prostu zagraj przez `/move`. Plany są na czas ruchu przeciwnika.
# en: f1331a32
refusal-too-many-plans = Liczba twoich planów w tej partii: { $most }, a to już limit. Najpierw anuluj któryś.
# en: 5ecc745d
refusal-no-such-plan = Tego planu już nie ma.
# en: b47f8821
refusal-planned-already = Masz już plan na ten ruch. Najpierw go anuluj albo zaplanuj odpowiedź na inny ruch.
# en: d315bdd8
refusal-plan-unfinished = Po tym ruchu to jeszcze nie twoja kolej. Jeśli ruch przeciwnika ma kilka części, napisz między nimi `;`.
# en: 525419cc
refusal-plan-ends = Ten ruch zakończy partię, więc nie ma na co odpowiadać.
# en: 5c78c1f3
refusal-plan-if = `if` to nie jest ruch, który przeciwnik może zagrać. Odpowiedź brzmiałaby: { $why }
# en: 1913ffb5
refusal-plan-then = Nie możesz odpowiedzieć ruchem `then`. { $why }
# en: ec9fe081
refusal-no-lots = W tej grze nie ma kości.
# en: 3c693cf0
refusal-sealed = Ta partia jeszcze trwa. Sprawdzisz ją po zakończeniu.
# en: d33a01b5
refusal-no-draw-offer = Tej propozycji już nie ma.
# en: de2cd40c
refusal-own-draw-offer = To twoja własna propozycja, więc odpowiada przeciwnik. Żeby ją wycofać, naciśnij **Więcej**.
# en: d2c32f41
refusal-draw-offer-stands = Twoja propozycja remisu już czeka. Żeby ją wycofać, naciśnij **Więcej**.
# en: da362ad7
refusal-nothing-to-take-back = Nie masz jeszcze ruchu do cofnięcia.
# en: beea7df9
refusal-takeback-chance = Tego nie można cofnąć: od tego czasu rzucono już kośćmi.
# en: d6817172
refusal-takeback-secret = Tego nie można cofnąć: od tego czasu odkryto już coś tajnego.
# en: cf800db5
refusal-takeback-stands = Twoja prośba o cofnięcie ruchu już czeka. Żeby ją wycofać, naciśnij **Więcej**.
# en: c831f96e
refusal-takeback-asked = Przeciwnik prosi o cofnięcie ruchu. Najpierw na to odpowiedz; znajdziesz to też pod **Więcej**.
# en: 59d256ee
refusal-own-takeback = To twoja własna prośba, więc odpowiada przeciwnik. Żeby ją wycofać, naciśnij **Więcej**.
# en: adaf3c85
refusal-no-takeback = Tej prośby już nie ma.
# en: 234121e7
refusal-both-moved = Był już ruch z obu stron, więc nie można przerwać partii. Możesz ją poddać albo zaproponować remis.
# en: aad67a87
refusal-reviewed-later = Analiza jest możliwa po zakończeniu partii.
# en: 6d47ac0d
refusal-nothing-to-review = W tej partii nie było ruchów, więc nie ma czego analizować.
# en: dc686be4
refusal-not-over = Ta partia jeszcze trwa. Najpierw trzeba ją zakończyć.
# en: d1148cbf
refusal-rematch-stands = Twoja propozycja rewanżu już czeka. Odpowiada przeciwnik.
# en: 3b1cfb2b
refusal-rematch-made = Ta partia ma już rewanż.
# en: 959ccbe0
refusal-opponent-gone = Przeciwnika już tu nie ma, więc dalej nie zagra.
# en: e5969856
refusal-note-too-long = Notatki mogą mieć najwyżej { $limit ->
    [one] 1 znak
    [few] { $limit } znaki
   *[many] { $limit } znaków
}.
# en: 88f6e90e
refusal-own-clock = Sobie nie możesz dać czasu. Może to zrobić przeciwnik, przez `/moretime`.
# en: 4523a384
refusal-not-on-vacation = Nie masz teraz urlopu.
# en: d1b7590a
refusal-vacation-none = W roku { $year } nie masz już urlopu.
# en: ac2b187c
refusal-vacation-spent = Na rok { $year } zostało ci tylko tyle urlopu: { $left }.
# en: a546fc1e
refusal-vacation-none-beyond = Nowy urlop zaczyna się teraz i zastępuje obecny. Poza obecnym nie masz już urlopu w roku { $year }.
# en: 0edff612
refusal-vacation-spent-beyond = Nowy urlop zaczyna się teraz i zastępuje obecny. Poza obecnym zostaje ci na rok { $year } tylko tyle urlopu: { $left }.
# en: bd919321
refusal-vacations-begun = W ciągu ostatnich 7 dni { $most ->
    [one] zaczął się już 1 twój urlop
    [few] zaczęły się już { $most } twoje urlopy
   *[many] zaczęło się już { $most } twoich urlopów
}. Następny może się zacząć { $next }.
# en: 130b70e7
refusal-not-admin = To mogą zrobić tylko osoby, które zarządzają tym serwerem.
# en: bcdfdca2
refusal-own-match = W tej partii grasz ty, więc decyzja należy do innego admina.
# en: 1ed57d07
refusal-too-many-channels = Serwer może mieć { $most ->
    [one] 1 kanał partii
    [few] { $most } kanały partii
   *[many] { $most } kanałów partii
}. Najpierw któryś usuń.
# en: 1cade05e
refusal-no-game-channel = To nie jest kanał partii. Ich listę pokazuje `/server show`.
# en: fcb97d67
refusal-too-many-games = Na tym serwerze każdy gracz może mieć { $limit ->
    [one] 1 trwającą partię. Najpierw zakończ swoją.
    [few] { $limit } trwające partie. Najpierw zakończ którąś ze swoich.
   *[many] { $limit } trwających partii. Najpierw zakończ którąś ze swoich.
}
# en: 8aeb4c89
refusal-too-many-games-theirs = Na tym serwerze każdy gracz może mieć { $limit ->
    [one] 1 trwającą partię, a ta osoba już ją ma.
    [few] { $limit } trwające partie, a ta osoba ma już tyle.
   *[many] { $limit } trwających partii, a ta osoba ma już tyle.
}
# en: 1da151a6
refusal-too-many-challenges = Na tym serwerze każdy gracz może mieć { $limit ->
    [one] 1 otwarte wyzwanie, a ty już je masz
    [few] { $limit } otwarte wyzwania, a ty masz już tyle
   *[many] { $limit } otwartych wyzwań, a ty masz już tyle
}. Najpierw któreś wycofaj (listę pokazuje `/games`) albo poczekaj: pierwsze wygasa { $until }.
# en: 110d1e2b
refusal-too-many-challenges-in-all = Twoje otwarte wyzwania na wszystkich serwerach razem: { $limit }, a to już limit. Najpierw któreś wycofaj (listę pokazuje `/games`) albo poczekaj: pierwsze wygasa { $until }.
# en: 6f8b7d39
refusal-challenge-already-sent = Twoje wyzwanie w tej grze już czeka na odpowiedź tej osoby. Wygasa { $until }. Żeby je wycofać, otwórz `/games`.
# en: 4d41b131
refusal-challenge-already-received = W tej grze masz już wyzwanie od tej osoby, wystarczy je przyjąć: pokazuje je `/games`. Wygasa { $until }.
# en: 84430d41
refusal-open-challenge-already-sent = Masz tu już wyzwanie w tej grze, które może przyjąć każdy. Wygasa { $until }. Żeby je wycofać, otwórz `/games`.
# en: b43fab14
refusal-declined-lately = Twoje ostatnie wyzwanie w tej grze zostało odrzucone. Znów wyzwać tę osobę możesz { $until }.
# en: cfc51991
refusal-too-many-requests = Na jednym kanale publikuję w ciągu godziny najwyżej tyle twoich wyzwań i próśb: { $limit }. Limit jest wyczerpany, następne możesz wysłać { $until }.
# en: 94755374
refusal-accepts-none = Ta osoba nie jest teraz chętna na partię z tobą. Żeby zaprosić kogokolwiek, użyj `/challenge` bez `opponent`.
# en: 765da639
refusal-self-block = Nie możesz zablokować siebie.
# en: e0c5aea7
refusal-bot-block = Botów nie można zablokować. One nigdy nie rzucają wyzwań.
# en: 6e5a420a
refusal-too-many-blocks = Liczba twoich blokad: { $limit }, a to już limit. Najpierw zdejmij którąś: listę pokazuje `/block`.
# en: a247192c
refusal-blocked-by-you = Blokujesz tę osobę. Żeby z nią zagrać, najpierw zdejmij blokadę: listę swoich blokad widzisz w `/block`.
# en: 88668a31
refusal-not-moderator = To tylko dla osób, które mogą wysyłać członków tego serwera na przerwę, i działa tylko tutaj.
# en: 78c51ccb
refusal-self-mute = Nie możesz wyciszyć siebie.
# en: 400e81b2
refusal-bot-mute = Botów nie można wyciszyć. One nigdy nie grają.
# en: 33e8d95f
refusal-not-muted = Ta osoba nie ma tu wyciszenia.
# en: f32629df
refusal-no-reason = Podaj powód.
# en: 77dc2e56
refusal-muted = Na tym serwerze masz od moderatora wyciszenie do { $until }. Do tego czasu nie możesz tu zaczynać partii z ludźmi. Powód: { $reason }
# en: a3d15e33
refusal-other-muted = Ta osoba nie może teraz zaczynać partii na tym serwerze.
# en: 42510587
refusal-not-rated = Ta partia nie zmienia rankingu, więc nie ma czego cofać.
# en: fd544327
refusal-too-old-to-annul = Partię można unieważnić w ciągu { $days ->
    [one] 1 dnia
    [few] { $days } dni
   *[many] { $days } dni
} od jej zakończenia.
# en: ef31a0c4
refusal-already-annulled = Ta partia jest już unieważniona. Cofniesz to przez `/moderate restore`.
# en: 07a146ab
refusal-not-annulled = Ta partia nie jest unieważniona.
# en: 9e1723d8
refusal-presence-unknown = Nie wiem, czy { $player } tu jeszcze jest. Spróbuj ponownie.
# en: 2890bcbd
refusal-start-left = Osoby { $player } nie ma już na tym serwerze, więc partia nie może się zacząć.
# en: a1913387
refusal-start-unseen = { $player } nie widzi kanału { $channel }, na którym miałaby się toczyć partia.
# en: 42b64c86
refusal-start-unwritable = Nie mogę pisać na kanale { $channel }, na którym miałaby się toczyć partia. Poproś admina serwera.
# en: 42a1df77
refusal-start-closed = { $why } To wyzwanie jest teraz zamknięte.
# en: bf290310
refusal-not-organizer = To mogą zrobić tylko osoby, które zarządzają tym serwerem albo mają jego rolę organizatorów.
# en: 2f5fcb77
refusal-which-tournament = Jest tu kilka turniejów. Wybierz jeden przez `tournament`.
# en: 975cd732
refusal-decide-in-tournament = Ta partia należy do turnieju. Żeby ją rozstrzygnąć, użyj `/tournament manage`.
# en: 60aaa23e
refusal-sealed-season = To, o czym decyduje los, jest zapieczętowane aż do zakończenia sezonu. Potem możesz to tu sprawdzić.
# en: f1506954
refusal-tournament-game = W partiach turniejowych nie ma cofania ruchów, przerywania, dodatkowego czasu ani rewanżów, żeby warunki były dla wszystkich takie same.
# en: 635f975d
refusal-no-such-tournament = Nie mogę tu znaleźć tego turnieju. Turnieje tego serwera pokazuje `/tournament show`.
# en: d2650b37
refusal-no-tournament-name = Podaj nazwę turnieju. Limit widocznych znaków: { $most }.
# en: d4621f56
refusal-no-such-term = Tej możliwości już nie ma. Zacznij od nowa przez `/tournament new`.
# en: 1f4a3426
refusal-no-such-start = Sezon może się zacząć w ciągu { $days ->
    [one] jednego dnia
    [few] { $days } dni
   *[many] { $days } dni
}.
# en: 4435125e
refusal-too-many-tournaments = Serwer może mieć naraz { $most ->
    [one] 1 turniej
    [few] { $most } turnieje
   *[many] { $most } turniejów
}. Któryś możesz zakończyć przez `/tournament manage`.
# en: 05dc53c6
refusal-season-full = Nie ma już miejsc. Liczba osób: { $most }.
# en: 80f5717d
refusal-already-entered = Już jesteś w grze. Nic więcej nie trzeba robić.
# en: 88a7495b
refusal-not-entered = Nie bierzesz udziału. Żeby dołączyć, naciśnij **Dołączyć** albo użyj `/tournament join`.
# en: 57fec704
refusal-they-not-entered = Ta osoba nie bierze udziału.
# en: c2797f81
refusal-out-of-season = Nie grasz już w tym sezonie. Do następnego możesz dołączyć, gdy zostanie ogłoszony.
# en: 30820056
refusal-barred = Masz w jednym sezonie dwie partie przegrane na czas. Do turniejów tego serwera możesz znów dołączyć { $until } ({ $exactly }).
# en: 30408401
refusal-tournament-over = Ten turniej jest zakończony. Inne pokazuje `/tournament show`.
# en: 91ede2ee
refusal-not-in-this-state = Sezon poszedł już dalej, więc to nie jest już możliwe. Co się w nim dzieje, pokazuje `/tournament show`.
# en: 77506eee
refusal-own-division = Grasz w tej dywizji, więc musi to zrobić inny organizator.
# en: 6da78cc3
refusal-no-challenge = { $why ->
    [top] Jesteś na samej górze, więc nie ma kogo wyzwać.
    [busy] Masz na tej drabince dwie partie. Gdy jedna się skończy, możesz znowu kogoś wyzwać.
    [vacation] Trwa twój urlop. Żeby kogoś wyzwać, zakończ go przez `/vacation`.
   *[nobody] Nad tobą nie ma teraz nikogo, kogo można wyzwać: te osoby mają partie, są na urlopie albo grały z tobą w ciągu ostatnich 7 dni. Spróbuj później.
}
# en: 6513647c
refusal-not-posted-yet = Wiadomości o tej drabince jeszcze nie ma. Spróbuj ponownie za minutę.
# en: 105d99ac
refusal-not-challengeable = Tej osoby nie można teraz wyzwać. **Wyzwać** pokazuje, kto jest wolny.
# en: 305535c5
refusal-no-draw = Na drabince niczego się nie losuje, więc nie ma tu czego sprawdzać. `/verify` sprawdza kości w jej partiach.
# en: c913eecc
refusal-cup-begun = Ten puchar już trwa, więc nikt nie może dołączyć. Inne turnieje pokazuje `/tournament show`.
# en: 2617edb8
refusal-swiss-begun = Ten turniej już trwa, więc nikt nie może dołączyć. Inne turnieje pokazuje `/tournament show`.
# en: 0928eadd
refusal-result-stands = Od tego wyniku zależy już inna partia, więc wynik zostaje.
# en: 33bcf564
refusal-no-such-season-game = Nie mogę znaleźć tej partii w tym sezonie.
# en: be3db2f9
refusal-seat-taken = Partia tego miejsca trwa albo jest zakończona, więc nikt nie może go już zająć.
# en: ffbd8d7d
refusal-repeated = To już zrobione.
# en: b7712cc7
refusal-unknown = Nie znam już tego przycisku ani komendy. Co potrafię, pokazuje `/help`.
# en: 1e0bf5eb
refusal-press-again = To trwało zbyt długo. Naciśnij przycisk jeszcze raz.
# en: ae07cc7e
refusal-empty-turn = Wpisz swój ruch, na przykład `{ $example }`, albo wybierz go tutaj.
# en: 0f20ef44
fault-full = Mój dysk jest pełny, więc nie da się tego zapisać. Nic się nie zmieniło. Powiedz o tym osobie prowadzącej bota, a potem spróbuj jeszcze raz.
# en: 03cd7a77
fault-away = Nie mam teraz dostępu do partii, więc nie da się tego zrobić. Nic nie przepadło. Spróbuj jeszcze raz za minutę.
# en: 9db592b3
fault-stored-game = To już zrobione i zapisane, ale nie mogę ci teraz pokazać partii. Za minutę pokaże ją `/board`.
# en: e49241e7
fault-stored = To już zrobione i zapisane, ale nie mogę ci teraz pokazać wyniku. Zajrzyj jeszcze raz za minutę.
# en: a468af57
fault-drafted = Nie mam teraz dostępu do partii. Twój ruch nie został jeszcze zagrany, a wybór czeka. Spróbuj jeszcze raz za minutę.
# en: b032d411
fault-doubt-game = Przy zapisie zerwało mi się połączenie z partiami i nie wiem, czy zapis się udał. Za minutę pokaże to `/board`. Zajrzyj tam, zanim spróbujesz jeszcze raz.
# en: a93510f8
fault-doubt = Przy zapisie zerwało mi się połączenie z partiami i nie wiem, czy zapis się udał. Za minutę `/games` pokaże twoje partie i wyzwania, a `/settings` twoje ustawienia. Zajrzyj tam, zanim spróbujesz jeszcze raz.
# en: cfd8b656
typed-too-long = To za długie: czytam tu najwyżej { $limit ->
    [one] 1 znak
    [few] { $limit } znaki
   *[many] { $limit } znaków
}. Skróć to, proszę.
# en: 05c88658
busy = Potrzebuje mnie teraz zbyt wiele osób, więc nic jeszcze nie zostało zrobione. Spróbuj jeszcze raz za minutę.
# en: 211b3196
fault = Coś się po mojej stronie zepsuło. Czy twój ruch został zagrany, pokaże `/board`. Jeśli to się powtórzy, wyślij osobie prowadzącej bota ten numer: { $reference }

## Rules, for all games

# en: 323a4060
rule-syntax = Nie mogę odczytać tego jako ruchu.
# en: 8261f924
rule-illegal = Ten ruch nie jest dozwolony.
# en: 30e52123
rule-over = Ta partia jest już zakończona.
# en: d7de698d
rule-too_deep = Liczę najwyżej { $limit ->
    [one] 1 ruch
    [few] { $limit } ruchy
   *[many] { $limit } ruchów
} w głąb.
# en: 46f2c941
rule-too_many = To więcej niż { $limit ->
    [one] 1 ruch
    [few] { $limit } ruchy
   *[many] { $limit } ruchów
}.
# en: 2b9892de
rule-too_many-results = To więcej niż { $limit ->
    [one] 1 wynik
    [few] { $limit } wyniki
   *[many] { $limit } wyników
}.
# en: 894dc52c
rule-too_many-nodes = To więcej niż { $limit ->
    [one] 1 węzeł
    [few] { $limit } węzły
   *[many] { $limit } węzłów
}.
# en: c2602f57
rule-too_much-turns = Wypisanie tych ruchów to za dużo pracy.
# en: 589b21a6
rule-too_much-results = Wypisanie tych wyników to za dużo pracy.
# en: 177f86c0
rule-too_much-nodes = Policzenie tych węzłów to za dużo pracy.

## Aruki

# en: ac475cba
-aruki-kind-O = pion
    .gender = ma
    .acc = piona
    .gen = piona
    .few = piony
    .many = pionów
    .with = z pionem
# en: 48465a17
-aruki-kind-J = oszczep
    .gender = mi
    .acc = oszczep
    .gen = oszczepu
    .few = oszczepy
    .many = oszczepów
    .with = z oszczepem
# en: ff319cae
-aruki-kind-P = pika
    .gender = f
    .acc = pikę
    .gen = piki
    .few = piki
    .many = pik
    .with = z piką
# en: 9a60d1ae
-aruki-kind-PP = wielka pika
    .gender = f
    .acc = wielką pikę
    .gen = wielkiej piki
    .few = wielkie piki
    .many = wielkich pik
    .with = z wielką piką
# en: 11d3819e
-aruki-kind-L = lanca
    .gender = f
    .acc = lancę
    .gen = lancy
    .few = lance
    .many = lanc
    .with = z lancą
# en: b2daf98b
-aruki-kind-LL = wielka lanca
    .gender = f
    .acc = wielką lancę
    .gen = wielkiej lancy
    .few = wielkie lance
    .many = wielkich lanc
    .with = z wielką lancą
# en: aa10fa0e
-aruki-kind-S = miecz
    .gender = mi
    .acc = miecz
    .gen = miecza
    .few = miecze
    .many = mieczy
    .with = z mieczem
# en: 1a7ff270
-aruki-kind-SS = długi miecz
    .gender = mi
    .acc = długi miecz
    .gen = długiego miecza
    .few = długie miecze
    .many = długich mieczy
    .with = z długim mieczem
# en: bd1501f1
-aruki-kind-R = wieża
    .gender = f
    .acc = wieżę
    .gen = wieży
    .few = wieże
    .many = wież
    .with = z wieżą
# en: 93ff55dd
-aruki-kind-A = strzała
    .gender = f
    .acc = strzałę
    .gen = strzały
    .few = strzały
    .many = strzał
    .with = ze strzałą
# en: da932b3f
-aruki-kind-M = minister
    .gender = mp
    .acc = ministra
    .gen = ministra
    .few = ministry
    .many = ministrów
    .with = z ministrem
# en: ce39e3c9
-aruki-kind-K = król
    .gender = mp
    .acc = króla
    .gen = króla
    .few = króle
    .many = królów
    .with = z królem
# en: f93d0648
-aruki-kind-JK = błazen
    .gender = mp
    .acc = błazna
    .gen = błazna
    .few = błazny
    .many = błaznów
    .with = z błaznem
# en: 3d7c29a9
-aruki-kind-GD = złoty smok
    .gender = ma
    .acc = złotego smoka
    .gen = złotego smoka
    .few = złote smoki
    .many = złotych smoków
    .with = ze złotym smokiem
# en: 7dccd9ce
-aruki-kind-SD = srebrny smok
    .gender = ma
    .acc = srebrnego smoka
    .gen = srebrnego smoka
    .few = srebrne smoki
    .many = srebrnych smoków
    .with = ze srebrnym smokiem
# en: b5cb5c28
aruki-end = { $end ->
    [check] , szach
    [checkmate] , mat
   *[quiet] { "" }
}
# en: d12eed90
aruki-step = { $piece } z { $from } na { $to }{ aruki-end }
# en: 74c85d03
aruki-step-takes = { $piece } z { $from } bije { WORD($victim, case: "acc") } na { $to }{ aruki-end }
# en: ac6b2fcb
aruki-step-becomes = { $piece } z { $from } na { $to }, promocja na { WORD($result, case: "acc") }{ aruki-end }
# en: 57e9e3ee
aruki-step-takes-becomes = { $piece } z { $from } bije { WORD($victim, case: "acc") } na { $to }, promocja na { WORD($result, case: "acc") }{ aruki-end }
# en: 040341d3
aruki-evolve = { $piece } z { $at } i { $with } z rezerwy łączą się w { WORD($result, case: "acc") }{ aruki-end }
# en: 6fea7977
aruki-wipe-column = złoty smok zmiata kolumnę { $line }: siebie, { $own ->
    [one] 1 figurę własną
    [few] { $own } figury własne
   *[many] { $own } figur własnych
} i { $enemy ->
    [one] 1 figurę przeciwnika
    [few] { $enemy } figury przeciwnika
   *[many] { $enemy } figur przeciwnika
}{ aruki-end }
# en: 48a8b32b
aruki-wipe-row = srebrny smok zmiata rząd { $line }: siebie, { $own ->
    [one] 1 figurę własną
    [few] { $own } figury własne
   *[many] { $own } figur własnych
} i { $enemy ->
    [one] 1 figurę przeciwnika
    [few] { $enemy } figury przeciwnika
   *[many] { $enemy } figur przeciwnika
}{ aruki-end }
# en: bcba90e6
aruki-wiped-column = złoty smok zmiata kolumnę { $line }, znika on sam, { $pieces }{ aruki-end }
# en: c726470a
aruki-wiped-row = srebrny smok zmiata rząd { $line }, znika on sam, { $pieces }{ aruki-end }
# en: 151136af
aruki-wiped-piece = { WORD($side, $piece) } { $piece } { $at }
# en: f4f643a8
aruki-wiped-none = nic poza tym
# en: 416a6842
aruki-warn-wipe = Smok może to zrobić raz w partii, a twój { $dragon } też znika.
# en: 8dfaa1d2
aruki-warn-own = Tracisz też: { $pieces }.
# en: 964953ac
aruki-warn-own-piece = { $piece } { $at }
# en: 1b6b892b
aruki-alt-turn = Aruki, ruch { $number }, kolej { WORD($side, case: "gen") }, widok od strony { WORD($from, case: "gen") }.
# en: 44124d8b
aruki-alt-over = Aruki, partia zakończona, widok od strony { WORD($from, case: "gen") }.
# en: c2e21ee0
aruki-alt-side = { WORD($side, start: "yes") }: { $pieces }.
# en: ea4b0966
aruki-alt-kind = { $kind } { $squares }
# en: 2c5bbe04
aruki-alt-tray = Rezerwa: { $pieces }.
# en: 82c4a84d
aruki-alt-tray-empty = Rezerwa pusta.
# en: 84e0b961
aruki-alt-tray-kind = { $count } { WORD($kind, $count) }
# en: 524efdfd
aruki-alt-powers = { $powers ->
    [both] Moce obu smoków gotowe.
    [golden] Moc złotego smoka gotowa.
    [silver] Moc srebrnego smoka gotowa.
   *[none] Bez mocy smoków.
}
# en: a02d9940
aruki-alt-check = { $line ->
    [yes] Szach z linii: króla na { $king } szachuje { $piece } z { $by }.
   *[no] Szach: króla na { $king } szachuje { $piece } z { $by }.
}
# en: a27789eb
aruki-piece = { WORD($side, $piece) } { $piece }
# en: cc9a6e56
aruki-describe-board = { $side } { $squares }
# en: 282a3f5b
aruki-describe-tray = { $side }, w rezerwie { $held }
# en: 052d99a2
aruki-describe-both = { $side } { $squares }, w rezerwie { $held }
# en: e6536f4f
aruki-describe-group = { $piece } na { $squares }
# en: 67e391d1
aruki-describe-square = { $square }: { $piece }.
# en: 0dde16b4
aruki-ask-man = Która figura?
# en: 61a0f1b3
aruki-ask-target = Dokąd idzie { $piece } z { $from }?
# en: d0871344
aruki-ask-promotion = Na co promuje { $piece } na { $to }?
# en: 1b88fb8e
aruki-ask-done = Ruch gotowy.
# en: c220c0fa
aruki-choice-man = { $piece } { $at }
# en: 510b413a
aruki-choice-targets = { $count ->
    [one] 1 możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}, na przykład { $meaning }
# en: bfe22c05
aruki-choice-to = na { $to }
# en: c206c09c
aruki-choice-takes = na { $to }, bije { WORD($victim, case: "acc") }
# en: d6428e41
aruki-choice-becomes = potem wybierz promocję
# en: 6304eca6
aruki-choice-promotion = promocja na { WORD($result, case: "acc") }
# en: 8017f8b9
aruki-choice-merge = łączy się { WORD($with, case: "with") }, powstaje { $result }
# en: 68d21ad3
aruki-choice-wipe = zmiata swoją linię: { $line ->
    [column] kolumnę
   *[row] rząd
}
# en: c0a8da01
rule-aruki-game_over = Ta partia jest już zakończona.
# en: 51df99c6
rule-aruki-syntax = Nie mogę odczytać tego jako ruchu. Napisz, gdzie stoi figura i dokąd idzie, na przykład `d2d3`.
# en: 929a9aba
rule-aruki-not_canonical = To nie jest zapisane w ścisłej notacji.
# en: d8e3e58c
rule-aruki-wrong_suffix = Znak szacha albo mata za ruchem jest błędny.
# en: 93797133
rule-aruki-empty_square = Na { $square } nie ma figury.
# en: f52e8102
rule-aruki-not_your_piece = { WORD($piece, start: "yes") } na { $square } nie należy do ciebie.
# en: b1e6c168
rule-aruki-wrong_symbol = Na { $square } stoi { $piece }, a nie { $named }.
# en: ee7926bb
rule-aruki-wrong_victim = Na { $square } stoi { $piece }, a nie { $named }.
# en: a09552f2
rule-aruki-no_victim = Na { $square } nie ma figury do zbicia.
# en: 9dd997cd
rule-aruki-cannot_reach = { WORD($piece, start: "yes") } z { $from } nie dojdzie na { $to }.
# en: 3d854fc2
rule-aruki-stays = { WORD($piece, start: "yes") } z { $from } musi pójść gdzie indziej.
# en: d5735af4
rule-aruki-own_piece = Na { $to } stoi już twoja własna figura: { $other }.
# en: dffbb360
rule-aruki-pawn_captures_only = { WORD($piece, start: "yes") } rusza się na ukos tylko przy biciu, a { $to } jest puste.
# en: d50f46a4
rule-aruki-pawn_straight_capture = { WORD($piece, start: "yes") } nie bije prosto przed siebie, a na { $to } stoi { $other }.
# en: 9c57bf66
rule-aruki-blocked = { WORD($piece, start: "yes") } z { $from } nie przejdzie na { $to }: drogę zagradza { $other } na { $by }.
# en: 02d606dc
rule-aruki-promotes_on_pawn_row = { WORD($piece, start: "yes") } promuje tylko przy wejściu na rząd pionów przeciwnika, a { $to } w nim nie leży.
# en: fb6dca8a
rule-aruki-only_pawns_promote = Promować może tylko pion albo oszczep, a nie { $piece }.
# en: 9bc1eb45
rule-aruki-promotion_type = Promocja na { WORD($named, case: "acc") } nie jest możliwa.
# en: f1c4fe07
rule-aruki-javelin_to_pawn = Oszczep nie może promować na piona.
# en: 628be613
rule-aruki-not_in_tray = W twojej rezerwie nie ma { WORD($named, case: "gen") }.
# en: 584552ee
rule-aruki-no_such_evolution = { WORD($piece, start: "yes") } i { $with } się nie łączą.
# en: 6d61148a
rule-aruki-wrong_result = { WORD($piece, start: "yes") } i { $with } łączą się w { WORD($result, case: "acc") }, a nie w { WORD($named, case: "acc") }.
# en: 657a3d27
rule-aruki-not_a_dragon = Swoją linię może zmieść tylko smok, a na { $square } stoi { $piece }.
# en: fa0778d7
rule-aruki-power_spent = { WORD($piece, start: "yes") } na { $square } ma już zużytą moc.
# en: 5b9f34d5
rule-aruki-own_king_on_line = { WORD($piece, start: "yes") } na { $square } nie może zmieść swojej linii: stoi na niej twój własny król, na { $king }.
# en: 6a122e81
rule-aruki-king_enters_line = Królem nie możesz wejść na { $king }: całej tej linii zagraża { $piece } z { $by }.
# en: e4eb61d6
rule-aruki-king_enters_attack = Królem nie możesz wejść na { $king }: to pole atakuje { $piece } z { $by }.
# en: a7633a3f
rule-aruki-king_stays_in_check = Twojego króla na { $king } szachuje { $piece } z { $by }, a ten ruch go nie ratuje.
# en: c21469c5
rule-aruki-king_exposed = Po takim ruchu twojego króla na { $king } szachuje { $piece } z { $by }.
# en: d2628e32
rule-aruki-unknown_setup = Nie ma ustawienia { $setup }.
# en: 2aa07590
rule-aruki-position_fields = Pozycja ma sześć części oddzielonych pojedynczymi spacjami; tutaj jest ich { $found }.
# en: 217ea32b
rule-aruki-position_rows = Plansza ma 12 rzędów oddzielonych ukośnikami; tutaj jest ich { $found }.
# en: c8673adb
rule-aruki-position_row = Rząd { $row } nie ma 12 pól.
# en: ffbad6bc
rule-aruki-position_run = Puste pola w rzędzie to liczba od 1 do 12, bez zera na początku.
# en: e2b507a9
rule-aruki-position_piece = Nie ma takiej figury. Symbole z dwóch liter stoją w nawiasach kwadratowych.
# en: 31a36676
rule-aruki-position_twice = { WORD($side, start: "yes") } mają więcej niż jedną taką figurę: { $piece }.
# en: efbdac69
rule-aruki-position_no_king = { WORD($side, start: "yes") } nie mają króla.
# en: 8dc97eb1
rule-aruki-position_pawn = Pion { WORD($side, case: "gen") } nie może stać w rzędzie { $row }.
# en: 488c7bb6
rule-aruki-position_side = Stronę na ruchu zapisuje się jako w albo b.
# en: b97f43a8
rule-aruki-position_trays = Najpierw jest rezerwa białych, potem czarnych, z ukośnikiem między nimi.
# en: d126f8d6
rule-aruki-position_tray_empty = Pustą rezerwę zapisuje się kreską ({ $side }).
# en: 0d9ec315
rule-aruki-position_tray_piece = W rezerwie { WORD($side, case: "gen") } jest coś, co nie może być w rezerwie.
# en: e2663a8c
rule-aruki-position_tray_order = Rezerwa { WORD($side, case: "gen") } nie jest w kolejności O J P PP L LL S SS R A M, każdy rodzaj raz.
# en: c3ac5710
rule-aruki-position_tray_count = Liczba sztuk w rezerwie { WORD($side, case: "gen") } to liczba od 2 do { $limit }, bez zera na początku.
# en: 6fb358bc
rule-aruki-position_flag = Znaczniki mówią, że { $side } mają { WORD($piece, case: "acc") } z gotową mocą, ale na planszy go nie ma.
# en: 566de2fa
rule-aruki-position_flags = Znaczniki smoków to niektóre z G, S, g, s w tej kolejności albo kreska.
# en: faef7701
rule-aruki-position_quiet = Licznik cichych ruchów to liczba od 0 do { $limit }, bez zera na początku.
# en: 2b8dc3c2
rule-aruki-position_turn = Numer ruchu to liczba od 1 do { $limit }, bez zera na początku.
# en: b0ada129
rule-aruki-position_check = To nie jest ruch { WORD($side, case: "gen") }, a { $side } są w szachu: ich króla można by zbić.

## Chakart

# en: 99387d2f
chakart-ask-man = Która figura?
# en: 6705294d
chakart-ask-target = Dokąd idzie { $piece } z { $from }?
# en: 4f0f981d
chakart-ask-way = Jak idzie { $piece } na { $to }?
# en: 6a03e78b
chakart-ask-shell = Krok na { $to } czy strzał skorupą?
# en: 494f1f67
chakart-ask-swap = Z którą figurą zamieni się miejscami { $piece } z { $from }?
# en: 05f5237d
chakart-ask-drop = Na którym polu postawić figurę?
# en: eb615900
chakart-ask-promotion = Na co promuje pion?
# en: fd0bcbe8
chakart-ask-done = Ruch gotowy.
# en: 79cc6756
chakart-entry-man = { $piece } { $at }
# en: d052d31f
chakart-entry-swap = { WORD($piece, case: "with") } na { $at }
# en: 23978b7a
chakart-entry-to = na { $to }
# en: 6d337f71
chakart-entry-onto = na { $to }, gdzie leży { $object }
# en: b2c64e5e
chakart-entry-takes = na { $to }, bije { WORD($victim, case: "acc") }
# en: e585743f
chakart-entry-choices = { $count ->
    [one] 1 możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}, na przykład { $meaning }
# en: 7d07cd54
chakart-entry-ways = potem wybierz, jak
# en: ced4c472
chakart-entry-openly = jawnie
# en: a6bb648f
chakart-entry-unseen = skradając się
# en: fb236e5f
chakart-entry-shell = skorupą, bez ruszania się
# en: d7b91924
chakart-entry-becomes = promocja na { WORD($result, case: "acc") }
# en: 3f0488b6
-chakart-kind-P = pion
    .gender = ma
    .acc = piona
    .gen = piona
    .few = piony
    .many = pionów
    .with = z pionem
# en: 6100c1d4
-chakart-kind-R = wieża
    .gender = f
    .acc = wieżę
    .gen = wieży
    .few = wieże
    .many = wież
    .with = z wieżą
# en: 0c46e75a
-chakart-kind-N = skoczek
    .gender = ma
    .acc = skoczka
    .gen = skoczka
    .few = skoczki
    .many = skoczków
    .with = ze skoczkiem
# en: 8555c4e3
-chakart-kind-B = goniec
    .gender = ma
    .acc = gońca
    .gen = gońca
    .few = gońce
    .many = gońców
    .with = z gońcem
# en: 84ace918
-chakart-kind-Q = hetman
    .gender = mp
    .acc = hetmana
    .gen = hetmana
    .few = hetmany
    .many = hetmanów
    .with = z hetmanem
# en: 8f1ac2ba
-chakart-kind-K = król
    .gender = mp
    .acc = króla
    .gen = króla
    .few = króle
    .many = królów
    .with = z królem
# en: e797912f
-chakart-kind-m = grzyb
    .gender = ma
    .acc = grzyba
    .gen = grzyba
    .few = grzyby
    .many = grzybów
# en: 8d133b09
-chakart-kind-e = jajko
    .gender = n
    .acc = jajko
    .gen = jajka
    .few = jajka
    .many = jajek
# en: 29a975fd
-chakart-kind-d = banan
    .gender = ma
    .acc = banana
    .gen = banana
    .few = banany
    .many = bananów
# en: 3d885017
-chakart-kind-w = bomba
    .gender = f
    .acc = bombę
    .gen = bomby
    .few = bomby
    .many = bomb
# en: c659c9f2
-chakart-hidden-queen = ukryty hetman
    .gender = mp
    .acc = ukrytego hetmana
    .gen = ukrytego hetmana
    .few = ukryte hetmany
    .many = ukrytych hetmanów
    .with = z ukrytym hetmanem
# en: 0d791c5e
-egg-B = King Boo
    .gender = mp
# en: 4b6366d2
-egg-K = Koopa
    .gender = mp
# en: cd58406c
-egg-T = Toadette
    .gender = f
# en: e0d58faf
-egg-C = Chomp
    .gender = ma
# en: 0101d83f
-egg-D = Daisy
    .gender = f
# en: b26127e4
-egg-M = Bowser
    .gender = mp
# en: 94bf9c98
-egg-L = Luigi
    .gender = mp
# en: c2cbc2a8
-egg-W = Waluigi
    .gender = mp
# en: b46332f5
chakart-go = { $piece } z { $from } na { $to }
# en: 655fae95
chakart-takes = { $piece } z { $from } bije { WORD($victim, case: "acc") } na { $to }
# en: 6b305602
chakart-go-becomes = { $piece } z { $from } na { $to }, promocja na { WORD($becomes, case: "acc") }
# en: 0be4572c
chakart-takes-becomes = { $piece } z { $from } bije { WORD($victim, case: "acc") } na { $to }, promocja na { WORD($becomes, case: "acc") }
# en: 35f5b5a3
chakart-stealth = hetman z { $from } skrada się na { $to }
# en: 43491144
chakart-stealth-takes = hetman z { $from } skrada się na { $to } i bije { WORD($victim, case: "acc") }
# en: 2cd2858a
chakart-unseen = hetman { WORD($side, case: "gen") } skrada się z { $from }
# en: 21701377
chakart-taken = { $victim } na { $at } pada
# en: 1c471e96
chakart-crushed = ukryty hetman na { $at } zostaje przy tym zbity
# en: b49b8880
chakart-taken-blind = pada ukryty hetman na { $one } albo { $other }
# en: b4258bed
chakart-taken-unseen = pada ukryty hetman { WORD($side, case: "gen") }
# en: c12970af
chakart-appears = ukryty hetman ukazuje się na { $at }
# en: 5147b6d9
chakart-shell = król z { $king } trafia skorupą { WORD($victim, case: "acc") } na { $at }
# en: e886bb8a
chakart-mushroom = grzyb niesie figurę na { $to }
# en: 71ae47e2
chakart-mushroom-becomes = grzyb niesie figurę na { $to }, promocja na { WORD($becomes, case: "acc") }
# en: 6ec99af7
chakart-throw = { $object } rzuca figurę na { $to }{ $whose ->
    [own] , na { GENDER($victim) ->
        [f] własną
       *[other] własnego
    } { WORD($victim, case: "acc") }
    [enemy] , na { GENDER($victim) ->
        [f] wrogą
       *[other] wrogiego
    } { WORD($victim, case: "acc") }
   *[nobody] { "" }
}{ $becomes ->
    [yes] , promocja na { WORD($kind, case: "acc") }
   *[no] { "" }
}
# en: 95eaef51
chakart-koopa = { $piece } wraca na { $to }
# en: 91824399
chakart-gift = na { $at } leży { $object }
# en: 01a80af7
chakart-destroyed = { $object } na { $at } znika
# en: b3c4ed30
chakart-becomes = pion na { $at } promuje na { WORD($becomes, case: "acc") }
# en: 284ba873
chakart-egg = jajko: { $egg }!
# en: 4b3f2413
chakart-gone = { $piece } znika
# en: 9eaabe19
chakart-halo = { $piece } pauzuje przez jeden ruch
# en: 58f99c29
chakart-recoloured = { $piece } na { $at } zmienia stronę
# en: 06dedc15
chakart-nobody = żadna figura nie może zmienić strony
# en: 7c1b7619
chakart-swap = { $first } z { $one } i { $second } z { $other } zamieniają się miejscami
# en: 2bbf61ba
chakart-drop = { $piece } staje na { $at }
# en: 6b201ef6
chakart-passes = pas
# en: d4a7cdff
chakart-declines = rezygnacja z premii
# en: e507c719
chakart-awake = znów mogą się ruszać: { $squares }
# en: 573d621a
chakart-bonus-daisy = potem jeszcze jeden ruch
# en: ed464874
chakart-bonus-kingboo = potem dwie figury zamienią się miejscami
# en: 82794b40
chakart-bonus-toadette = potem na planszy stanie { $piece }
# en: b07f7ebb
chakart-bonus-promote = piona na { $at } czeka promocja
# en: 9b22648f
chakart-roll-placed = { $piece } na { $at }
# en: dfaa3f31
chakart-roll-placed-both = { $piece } na { $at } i naprzeciwko
# en: 583675f3
chakart-roll-thrown = { $object } na { $from }: rzut na { $to }
# en: 1b622db6
chakart-roll-egg-B = jajko na { $at }: { $egg }, zamiana miejsc
# en: b2b2f427
chakart-roll-egg-K = jajko na { $at }: { $egg }, powrót
# en: 5c102e1d
chakart-roll-egg-T = jajko na { $at }: { $egg }, nowa figura
# en: fcc8b585
chakart-roll-egg-C = jajko na { $at }: { $egg }, figura zjedzona
# en: 45c8e755
chakart-roll-egg-D = jajko na { $at }: { $egg }, jeszcze jeden ruch
# en: 3859d148
chakart-roll-egg-M = jajko na { $at }: { $egg }, pauza przez jeden ruch
# en: a39f567c
chakart-roll-egg-L = jajko na { $at }: { $egg }, wroga figura zmienia stronę
# en: a2fd47ba
chakart-roll-egg-W = jajko na { $at }: { $egg }, własna figura zmienia stronę
# en: 01a7db18
chakart-roll-given = figura od Toadette: { $piece }
# en: 36507ebb
chakart-roll-recolored = zmienia stronę: figura na { $at }
# en: aa348c75
chakart-roll-gift = { $object } spada na { $at }
# en: 5c460c4d
chakart-lot-throw = { $object } rzuci figurę w losową stronę
# en: 59a24709
chakart-lot-egg = jajko się otworzy
# en: a55a4393
chakart-lot-piece = Toadette da figurę
# en: 36eb15f0
chakart-lot-victim = jedna z figur zmieni stronę
# en: 199f0650
chakart-lot-gift = obok wyląduje { $object }
# en: b808f262
chakart-wanted-daisy = Daisy daje ci jeszcze jeden ruch dowolną twoją figurą. Możesz też napisać `pass`.
# en: 7c1b049d
chakart-wanted-kingboo = King Boo pozwala ci zamienić miejscami dowolne dwie figury: napisz oba pola albo `pass`.
# en: c236ef29
chakart-wanted-toadette = Toadette daje ci { WORD($piece, case: "acc") }: napisz, na którym polu ta figura stanie, albo `pass`.
# en: 38a425a7
chakart-wanted-promote = Twój pion na { $at } promuje. Wybierz hetmana, wieżę, skoczka, gońca albo króla.
# en: cbd11e17
chakart-choice-pass = Pas
# en: 01c0b6e9
chakart-warn-egg = Po drodze jest jajko: jedna z ośmiu niespodzianek, dobra albo zła.
# en: c8be5a61
chakart-warn-banana = Po drodze jest banan. Rzuci figurę o jedno pole prosto, w losową stronę, i zbije wszystko, co tam stoi, nawet twoją własną figurę.
# en: 07d792d6
chakart-warn-bomb = Po drodze jest bomba. Rzuci figurę o jedno pole na ukos, w losową stronę, i zbije wszystko, co tam stoi, nawet twoją własną figurę.
# en: 67310b88
chakart-warn-shell = Masz tylko jedną skorupę na partię. Teraz ją zużyjesz.
# en: 41b99574
chakart-warn-stealth = Masz tylko jedno skradanie na partię. Teraz je zużyjesz.
# en: d544fb95
chakart-warn-own = Możesz trafić własne figury: { $pieces }.
# en: d95f4a62
chakart-warn-own-piece = { $piece } na { $at }
# en: de4864df
chakart-warn-last-king = Jajko otworzy twój ostatni król. Jeśli jest w nim Chomp, przegrasz partię.
# en: f22af7cb
chakart-alt-turn = Chakart, ruch { $number }, kolej { WORD($side, case: "gen") }, widok od strony { WORD($from, case: "gen") }.
# en: d0bfe496
chakart-alt-over = Chakart, partia zakończona, widok od strony { WORD($from, case: "gen") }.
# en: 5bc0f18b
chakart-alt-todo = Do zrobienia: { $wanted ->
    [daisy] jeszcze jeden ruch (Daisy).
    [kingboo] zamiana miejsc dwóch figur (King Boo).
    [toadette] postawić na planszy { WORD($piece, case: "acc") } (Toadette).
   *[promote] wybór, na co promuje pion na { $at }.
}
# en: efa3f2de
chakart-alt-side = { WORD($side, start: "yes") }: { $men }.
# en: dcf7fbd5
chakart-alt-kind = { $kind } { $squares }
# en: f3d2ed14
chakart-alt-nobody = brak
# en: 10b2d61b
chakart-alt-halo = Nie mogą się ruszyć: { $squares }.
# en: 7ef466a3
chakart-alt-powers = { $powers ->
    [both] Skorupa i skradanie gotowe.
    [shell] Skorupa gotowa, skradanie zużyte.
    [stealth] Skradanie gotowe, skorupa zużyta.
   *[none] Skorupa i skradanie zużyte.
}
# en: 653ab1c2
chakart-alt-left = Hetman { WORD($side, case: "gen") } skrada się z { $left }.
# en: 8e61b32a
chakart-alt-objects = Przedmioty: { $objects }.
# en: 2ca097f3
chakart-alt-no-objects = Bez przedmiotów.
# en: ad4d2f06
chakart-describe-man = { $held ->
    [yes] { WORD($side, $piece) } { $piece } bez możliwości ruchu
   *[no] { WORD($side, $piece) } { $piece }
}
# en: 7cbe9529
lusus-describe-man = { $state ->
    [frozen] { GENDER($piece) ->
        [f] zamrożona
       *[other] zamrożony
    } { WORD($side, $piece) } { $piece }
    [guarded] { GENDER($piece) ->
        [f] strzeżona
       *[other] strzeżony
    } { WORD($side, $piece) } { $piece }
   *[free] { WORD($side, $piece) } { $piece }
}{ $held ->
    [yes] { " " }(kafelki: { $tiles })
   *[no] { "" }
}
# en: e6b9d3e5
lusus-describe-squares = { $side } { $squares }
# en: 2e575c5d
lusus-describe-on = { $what } na { $square }
# en: e4ec3652
lusus-describe-square = { $square }: { $what }.
# en: bccb11da
chakart-describe-squares = { $side } { $squares }
# en: 511a45fa
chakart-describe-on = { $what } na { $square }
# en: e0e18ceb
chakart-describe-square = { $square }: { $what }.
# en: a16478ff
rule-chakart-syntax = Nie mogę odczytać `{ $typed }` jako ruchu. Napisz, gdzie stoi figura i dokąd idzie, na przykład `e2e4`. Dopisz `h`, żeby ukryć hetmana, albo `s`, żeby strzelić skorupą.
# en: ce58898e
rule-chakart-not_canonical = `{ $typed }` nie jest w ścisłej notacji.
# en: 144a519c
rule-chakart-ambiguous = `{ $typed }` może oznaczać kilka ruchów: { $turns }.
# en: 2a96921d
rule-chakart-must_move = Możesz się ruszyć, więc nie możesz spasować.
# en: d3f3c333
rule-chakart-must_promote = Pion musi promować: `q`, `r`, `n`, `b` albo `k`.
# en: adf05017
rule-chakart-empty_square = Na { $square } nie ma figury.
# en: 5d98216f
rule-chakart-object_square = Na { $square } nie ma figury, leży tam tylko { $object }.
# en: b744e3d4
rule-chakart-not_your_man = { WORD($piece, start: "yes") } na { $square } nie należy do ciebie.
# en: bd3074df
rule-chakart-immobilised = { WORD($piece, start: "yes") } na { $square } nie może się ruszyć aż do twojego następnego ruchu.
# en: 17ef0155
rule-chakart-own_man = Na { $to } stoi już twoja własna figura: { $other }.
# en: 69d480f1
rule-chakart-cannot_reach = { WORD($piece, start: "yes") } z { $from } nie dojdzie na { $to }.
# en: 3a978273
rule-chakart-blocked = { WORD($piece, start: "yes") } z { $from } nie przejdzie na { $to }: drogę zagradza { $obstacle } na { $by }.
# en: 8ae7ceb4
rule-chakart-no_such_man = { GENDER($piece) ->
    [f] Żadna twoja
   *[other] Żaden twój
} { $piece } nie dojdzie na { $to }.
# en: 0b6a0344
rule-chakart-none_reaches = { GENDER($piece) ->
    [f] Żadna twoja
   *[other] Żaden twój
} { $piece } nie dojdzie na { $to }.
# en: fe291204
rule-chakart-pawn_diagonal = Pion rusza się na ukos tylko na wrogą figurę albo przedmiot, a na { $to } nie ma ani jednego, ani drugiego.
# en: 83756e67
rule-chakart-pawn_straight = Pion nie bije prosto przed siebie, a na { $to } stoi figura.
# en: 4e2f0b67
rule-chakart-pawn_two = Pion rusza się o dwa pola tylko ze swoich dwóch pierwszych rzędów.
# en: ce53dc09
rule-chakart-needs_promotion = Pion promuje na { $to }: dopisz `q`, `r`, `n`, `b` albo `k`.
# en: 4c388758
rule-chakart-no_promotion = Na { $to } nic nie promuje.
# en: e223430f
rule-chakart-stealth_queen = Ukryć się może tylko hetman, a nie { $piece } na { $square }.
# en: 8795f224
rule-chakart-stealth_spent = Twoje skradanie jest już zużyte.
# en: e36d2df1
rule-chakart-stealth_onto = Hetman może się ukryć tylko na pustym polu, a { $to } nie jest puste.
# en: 784d3b8d
rule-chakart-shell_king = Skorupę ma tylko król, a nie { $piece } na { $square }.
# en: b4579793
rule-chakart-shell_spent = Twoja skorupa jest już zużyta.
# en: 1bf2d0ab
rule-chakart-shell_target = Skorupa króla z { $from } nie trafi w nic na { $to }. Leci prosto albo na ukos do pierwszej widocznej figury, mija jajka i grzyby, i trafia tylko figury przeciwnika.
# en: 6d42f968
rule-chakart-shell_unsaid = Król z { $from } nie dojdzie na { $to }, ale może tam strzelić skorupą: stoi tam { $piece }. Skorupa działa raz na partię. Jeśli o nią chodzi, dopisz `s`: `{ $from }{ $to }s`.
# en: a4afb48e
rule-chakart-pawn_unsaid = Żaden pion nie dojdzie prosto na { $to }. Napisz, skąd pion rusza, na przykład `{ $example }`.
# en: bfc53360
rule-chakart-wants_swap = Podaj dwie figury do zamiany, na przykład `a1h8`, albo napisz `pass`.
# en: 1ae980a5
rule-chakart-wants_drop = Podaj pole, na którym stanie { $piece }, na przykład `@e4`, albo napisz `pass`.
# en: 7cb51396
rule-chakart-wants_promotion = Wybierz, na co promuje pion na { $square }: `q`, `r`, `n`, `b` albo `k`.
# en: 3aa568d0
rule-chakart-nothing_to_drop = Nie masz figury do postawienia.
# en: d52226bb
rule-chakart-nothing_to_promote = Żaden pion nie czeka na promocję.
# en: cfad45bb
rule-chakart-nothing_to_swap = Figury można zamieniać miejscami tylko wtedy, gdy pozwala na to King Boo.
# en: 47450d7b
rule-chakart-drop_on_man = Na { $square } stoi już { $piece }.
# en: c35d2251
rule-chakart-swap_no_man = Na { $square } nie ma figury do zamiany.
# en: 48a4b815
rule-chakart-swap_pawn = Piona z { $from } nie można przestawić na { $to }, bo to jego ostatni rząd.
# en: 3222f561
rule-chakart-swap_order = W zamianie podaje się pola dwóch figur, najpierw mniejsze.
# en: 54c6ec9f
rule-chakart-redacted = Hetman jest ukryty, a ta pozycja nie mówi gdzie: można ją pokazać, ale nie można w niej grać.
# en: 6d0a69ec
rule-chakart-record_unreadable = Wyniki w `{ $typed }` nie są w ścisłej notacji.
# en: 784ab20a
rule-chakart-record_short = W notacji brakuje wyniku.
# en: 9c32c55b
rule-chakart-record_long = W notacji jest o jeden wynik za dużo.
# en: 91d5ecc9
rule-chakart-record_impossible = W notacji jest wynik, który nie jest możliwy.
# en: f884e451
rule-chakart-unknown_setup = Nie ma ustawienia { $setup }.
# en: cf6c610d
rule-chakart-position_fields = Pozycja ma cztery części oddzielone pojedynczymi spacjami; tutaj jest ich { $found }.
# en: 7c17cba7
rule-chakart-position_rows = Plansza ma 8 rzędów oddzielonych ukośnikami; tutaj jest ich { $found }.
# en: 8b9049f4
rule-chakart-position_row = Rząd { $row } nie ma 8 pól.
# en: c17adf9d
rule-chakart-position_run = Puste pola w rzędzie to liczba od 1 do 8.
# en: 29991cfb
rule-chakart-position_canonical = Sąsiednie puste pola zapisuje się jedną liczbą.
# en: 25605fda
rule-chakart-position_piece = Nie ma takiej figury ani przedmiotu.
# en: 8f41c42f
rule-chakart-position_side = Stronę na ruchu zapisuje się jako w albo b.
# en: 02a8acb6
rule-chakart-position_count = Licznik to liczba o najwyżej sześciu cyfrach, bez zera na początku.
# en: 43439bfa
rule-chakart-position_extra = Ostatnia część wygląda tak: {"{\u0022flags\u0022:\u00221111\u0022}"}, z hidden i todo po flags i bez spacji.
# en: a0de4ccf
rule-chakart-position_flags = Znaczniki to cztery cyfry, każda 0 albo 1.
# en: 462257a9
rule-chakart-position_square = Nie ma takiego pola.
# en: 0f2f29a1
rule-chakart-position_todo = Nie ma takiego wyboru.
# en: cb33f63d
rule-chakart-position_pawn = Pion na { $square } stoi w swoim ostatnim rzędzie.
# en: 1aad91a5
rule-chakart-position_halo = W środku ruchu każda figura strony na ruchu może się ruszać, a ta na { $square } nie może.
# en: 7514dcb1
rule-chakart-position_hidden_mover = Ukryty hetman na { $square } należy do strony na ruchu.
# en: c802d8b1
rule-chakart-position_hidden_missing = Na { $square } ukrywa się hetman, a pozycja nie mówi, skąd przychodzi.
# en: 2d6f893f
rule-chakart-position_hidden_twice = Ukrytych hetmanów jest więcej niż jeden.
# en: 0dbcbc4f
rule-chakart-position_hidden_todo = W środku ruchu żaden hetman nie jest ukryty.
# en: 428ae4d6
rule-chakart-position_hidden_square = Ukryty hetman opuścił { $square }, ale to pole nie jest puste.
# en: 4d380e2c
rule-chakart-position_hidden_flag = Hetman jest ukryty, ale jego strona ma jeszcze skradanie.
# en: 85de1abf
rule-chakart-position_todo_over = Nie ma nic do wyboru, gdy jedna ze stron nie ma króla.
# en: aea041cf
rule-chakart-position_promote = Na { $square } żaden pion nie czeka na promocję.
# en: ec2fcee7
rule-chakart-position_promote_origin = Pion nie mógł przyjść z { $square }.

## Lusus

# en: 5e594ca7
lusus-ask-man = { $which ->
    [tile] Który kafelek?
    [piece] Która figura?
   *[both] Który kafelek albo która figura?
}
# en: cb3a8fd1
lusus-ask-bearer = Na którą figurę?
# en: ba8d4e5b
lusus-ask-tile = Który kafelek z twojego cmentarza?
# en: 6ddf8f0e
lusus-ask-first = Który kafelek wymieniasz?
# en: 46e9a3c5
lusus-ask-target = Dokąd idzie { $piece } z { $from }?
# en: ca7a5b9b
lusus-ask-suffix = Jak rusza się { $piece } z { $from }?
# en: c6a89379
lusus-ask-done = Ruch gotowy.
# en: c2b3f2d4
lusus-entry-tile = { $tile } ({ $code })
# en: 184df9de
lusus-entry-recycle = z recyklingu { $tile } ({ $code })
# en: 8c0aeb51
lusus-entry-burn = spal { $tile }
# en: fdd8afeb
lusus-entry-burn-text = bez efektu, na cmentarz · { $text }
# en: bc29531d
lusus-entry-to = na { $to }
# en: a3ca488e
-lusus-kind-K = król
    .gender = mp
    .acc = króla
    .gen = króla
    .few = króle
    .many = królów
    .with = z królem
# en: 084cc3a6
-lusus-kind-Q = hetman
    .gender = mp
    .acc = hetmana
    .gen = hetmana
    .few = hetmany
    .many = hetmanów
    .with = z hetmanem
# en: fe1f7bca
-lusus-kind-R = wieża
    .gender = f
    .acc = wieżę
    .gen = wieży
    .few = wieże
    .many = wież
    .with = z wieżą
# en: 35365c1e
-lusus-kind-B = goniec
    .gender = ma
    .acc = gońca
    .gen = gońca
    .few = gońce
    .many = gońców
    .with = z gońcem
# en: 7ce95fb3
-lusus-kind-N = skoczek
    .gender = ma
    .acc = skoczka
    .gen = skoczka
    .few = skoczki
    .many = skoczków
    .with = ze skoczkiem
# en: a5d82e7b
-lusus-kind-P = pion
    .gender = ma
    .acc = piona
    .gen = piona
    .few = piony
    .many = pionów
    .with = z pionem
# en: 5fdcefa4
-lusus-kind-KI = Król
# en: 9e938c33
-lusus-kind-QU = Hetman
# en: 50df0dfa
-lusus-kind-BI = Goniec
# en: f77e0acd
-lusus-kind-KN = Skoczek
# en: 6ac9c39e
-lusus-kind-RO = Wieża
# en: 94cbff0b
-lusus-kind-PA = Pion
# en: f1e2cd10
-lusus-kind-SW = Zamiana
# en: 4c269425
-lusus-kind-RB = R&B
# en: 9da76473
-lusus-kind-SI = Krok w bok
# en: e0192d7c
-lusus-kind-IM = Odporność
# en: 425c5b80
-lusus-kind-GU = Straż
# en: 32a4f7a9
-lusus-kind-MD = -1 Dobranie
# en: d3c7faaf
-lusus-kind-PD = +1 Dobranie
# en: 539deea8
-lusus-kind-SF = Lepkie stopy
# en: d7547ebb
-lusus-kind-DM = Rozbrojenie
# en: bf8865bb
-lusus-kind-EN = Szał
# en: ce2b43a3
-lusus-kind-PH = Przenikanie
# en: 1866e13a
-lusus-kind-DA = Podwójna akcja
# en: d28149dd
-lusus-kind-SP = Sprężyna
# en: 5e075336
-lusus-kind-DS = Martwe miejsce
# en: c312cc34
-lusus-kind-CO = Potępienie
# en: 2261e89f
-lusus-kind-WR = Zawinięcie
# en: 790eafbb
-lusus-kind-GH = Duch
# en: 60ed6795
-lusus-kind-IZ = Unieruchomienie
# en: 6a2c994b
-lusus-kind-HR = Uderz i uciekaj
# en: f5a266f3
-lusus-kind-KW = Wiedza
# en: 9f2454eb
-lusus-kind-BD = Lawina
# en: 49619180
-lusus-kind-TH = Złodziej
# en: 4f217e7b
-lusus-kind-RV = Zemsta
# en: abe6fafc
-lusus-kind-ND = Bez dobierania
# en: 972a795b
-lusus-kind-UN = Odwrócenie
# en: d79b7473
-lusus-kind-DG = Unik
# en: a02eb999
-lusus-kind-TF = Transfuzja
# en: a1851e9c
-lusus-kind-BQ = Spadek
# en: f5454bda
-lusus-kind-DI = Rozproszenie
# en: f11c37ed
-lusus-kind-KO = Nokaut
# en: f7cba837
-lusus-kind-DC = Odczarowanie
# en: 218bb582
-lusus-kind-TP = Potknięcie
# en: e9fd54d4
-lusus-kind-ES = Spętanie
# en: 8fa527d2
-lusus-kind-DL = Opóźnienie
# en: 474d6776
-lusus-kind-BS = Cios w plecy
# en: 96651660
-lusus-kind-LT = Wyssanie życia
# en: 2cc2f581
-lusus-kind-HE = Leczenie
# en: c67cdd1b
-lusus-kind-RC = Recykling
# en: cd49fabf
-lusus-kind-TD = Wymiana
# en: dce76e08
lusus-text-KI = rusza się też jak król
# en: 4013965d
lusus-text-QU = rusza się też jak hetman
# en: 43c6a046
lusus-text-BI = rusza się też jak goniec
# en: bdb8d5f2
lusus-text-KN = rusza się też jak skoczek
# en: bef1cacf
lusus-text-RO = rusza się też jak wieża
# en: 776532db
lusus-text-PA = rusza się też jak pion, bez promocji
# en: 495edce5
lusus-text-SW = może zamienić się miejscami z sąsiadem dowolnej strony
# en: 36dcb160
lusus-text-RB = do ruchów wieży dodaje ruchy gońca i odwrotnie
# en: 01591dbc
lusus-text-SI = rusza się lub bije też o jedno pole prosto
# en: 0eded6b4
lusus-text-IM = nie działa na nią nic, co zamraża lub przeszkadza, a jej inne kafelki są chronione
# en: a69cd194
lusus-text-GU = chroni figury swojej strony: nie można ich bić na polach, na które mogłaby wejść
# en: b31f69b2
lusus-text-MD = jej właściciel dobiera o jeden kafelek mniej
# en: f57bbc34
lusus-text-PD = jej właściciel dobiera o jeden kafelek więcej
# en: 67744ab9
lusus-text-SF = rusza się tylko na sąsiednie pola
# en: 5c96e51e
lusus-text-DM = nie może bić
# en: e8699599
lusus-text-EN = rusza się tylko po to, by bić
# en: 50b32d4a
lusus-text-PH = może przejść przez jedną figurę
# en: 09e28baf
lusus-text-DA = jej właściciel może zagrać w ruchu o jeden kafelek więcej
# en: 8ce2f797
lusus-text-SP = odbija się na ukos od figur i krawędzi, a inne odbijają się od niej
# en: d669efdb
lusus-text-DS = tylko zajmuje miejsce
# en: db3e7cee
lusus-text-CO = tylko zajmuje dwa miejsca, więc na królu nigdy się nie zmieści
# en: 1673981b
lusus-text-WR = łączy dla niej kolumny a i h
# en: 909647c0
lusus-text-GH = zamraża wszystkich sąsiadów, swoich i obcych
# en: b230bac2
lusus-text-IZ = nic jej nie może ruszyć
# en: e170e0c8
lusus-text-HR = po biciu może ruszyć się jeszcze raz, bez bicia
# en: b659a64a
lusus-text-KW = jej właściciel widzi rękę przeciwnika
# en: e6e61673
lusus-text-BD = bicie z rozbiegu toczy się dalej przez figury za zbitą
# en: aa9c328d
lusus-text-TH = może ukraść jeden kafelek figury, którą bije
# en: 53f3b8e8
lusus-text-RV = pułapka: bijąca figura też pada
# en: 8b4bf855
lusus-text-ND = pułapka: bijący gracz nic w tym ruchu nie dobiera
# en: 85de1289
lusus-text-UN = pułapka: cofa ruch z biciem, który przepada
# en: 7a1d2d98
lusus-text-DG = pułapka: figura ucieka na losowe wolne pole obok
# en: b907d5a2
lusus-text-TF = pułapka: twoje kafelki tej figury idą do twojego woreczka
# en: b1999414
lusus-text-BQ = pułapka: twój pierwszy inny kafelek tej figury idzie do twojej ręki
# en: ca8853f6
lusus-text-DI = raz: zdejmij dowolny jeden kafelek z figury
# en: 2991d325
lusus-text-KO = raz: zdejmij wszystkie kafelki z figury
# en: 84c4ea59
lusus-text-DC = raz: zdejmij jeden kafelek specjalny
# en: dc4046c2
lusus-text-TP = raz: zdejmij jeden kafelek ruchu
# en: 728661e2
lusus-text-ES = raz: zdejmij wszystkie kafelki ruchu z figury
# en: b0306725
lusus-text-DL = raz: ręka przeciwnika wraca do woreczka
# en: 2c518f37
lusus-text-BS = raz: 2 losowe kafelki z ręki przeciwnika idą na cmentarz
# en: dca1c9ee
lusus-text-LT = raz: 2 losowe kafelki z ręki przeciwnika idą do twojego woreczka
# en: e9cce73a
lusus-text-HE = raz: weź 3 kafelki ze swojego cmentarza do ręki
# en: 16b416b6
lusus-text-RC = raz: zagraj kafelek ze swojego cmentarza
# en: f843b589
lusus-text-TD = raz: zamień miejscami dwa kafelki na dwóch figurach
# en: 9a7bddd6
lusus-tile-line = { $tile } ({ $code }): { $text }
# en: 390ccb4b
-lusus-hidden = zakryta pułapka
    .gender = f
    .acc = zakrytą pułapkę
    .gen = zakrytej pułapki
# en: 7c1b25d2
lusus-foreign = { $tile } (od { WORD($side, case: "gen") })
# en: 62728116
lusus-some = { $count ->
    [one] 1 kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
}
# en: 18d5f50a
lusus-none = nic
# en: 63892959
lusus-attach = { $recycled ->
    [yes] kafelek { $tile } z recyklingu na { WORD($bearer, case: "acc") } { $at }
   *[no] kafelek { $tile } na { WORD($bearer, case: "acc") } { $at }
}
# en: 3450c81c
lusus-remove = { $recycled ->
    [yes] { $tile } z recyklingu na { WORD($bearer, case: "acc") } { $at }, zdjęte: { $tiles }
   *[no] { $tile } na { WORD($bearer, case: "acc") } { $at }, zdjęte: { $tiles }
}
# en: acadfda6
lusus-delay = { $recycled ->
    [yes] Opóźnienie z recyklingu: { $tiles } z ręki { WORD($side, case: "gen") } z powrotem do woreczka
   *[no] Opóźnienie: { $tiles } z ręki { WORD($side, case: "gen") } z powrotem do woreczka
}
# en: 2371f86c
lusus-backstab = { $recycled ->
    [yes] Cios w plecy z recyklingu: { $tiles } z ręki { WORD($side, case: "gen") } na cmentarz
   *[no] Cios w plecy: { $tiles } z ręki { WORD($side, case: "gen") } na cmentarz
}
# en: 69d08fc5
lusus-life-tap = { $recycled ->
    [yes] Wyssanie życia z recyklingu: { $tiles } jako łup z ręki { WORD($side, case: "gen") }
   *[no] Wyssanie życia: { $tiles } jako łup z ręki { WORD($side, case: "gen") }
}
# en: 2a26ceea
lusus-heal = { $recycled ->
    [yes] Leczenie z recyklingu: { $tiles } z powrotem do ręki
   *[no] Leczenie: { $tiles } z powrotem do ręki
}
# en: e65e723d
lusus-trade = { $recycled ->
    [yes] Wymiana z recyklingu: { $one } z { $from } za { WORD($other, case: "acc") } z { $to }
   *[no] Wymiana: { $one } z { $from } za { WORD($other, case: "acc") } z { $to }
}
# en: c34336ec
lusus-burn = spalony kafelek { $tile }
# en: 6d2463ca
lusus-story = { $steps }
# en: 9ca46a1f
lusus-pass = żaden ruch nie jest możliwy
# en: 76042e79
lusus-castle = roszada { $wing ->
    [king] krótka
   *[queen] długa
}
# en: 6782d4d6
lusus-swap = { $piece } z { $from } zamienia się miejscami { WORD($partner, case: "with") } na { $to }
# en: 8cc857b5
lusus-move = { $piece } z { $from } na { $to }
# en: 2c6d0cd3
lusus-take = { $piece } z { $from } bije { WORD($victim, case: "acc") } na { $to }
# en: 26750e40
lusus-take-passing = { $piece } z { $from } na { $to } bije w przelocie { WORD($victim, case: "acc") } na { $at }
# en: 2e515ad3
lusus-roll = { $piece } z { $from } przetacza się przez figury: { $victims }
# en: aa566fe6
lusus-attack = { $piece } z { $from } atakuje: { $victims }
# en: 1010a8d5
lusus-victim = { $piece } na { $at }
# en: c91cc85a
lusus-captured = { $piece } na { $at } pada
# en: d0fe5b56
lusus-dodged = Unik: figura z { $from } ucieka na { $to }
# en: da3ec1f1
lusus-reverted = Odwrócenie na { $at }: ruch zostaje cofnięty
# en: 122ff566
lusus-stolen = łup: { $tile }
# en: 70a9b189
lusus-bequeathed = Spadek: { $tile } do ręki { WORD($side, case: "gen") }
# en: 2f8a4e2e
lusus-transfused = Transfuzja: { $tiles } do woreczka { WORD($side, case: "gen") }
# en: c4991fee
lusus-no-draw = Bez dobierania: { $side } nic nie dobierają
# en: 1b974ddc
lusus-avenged = Zemsta: pada też { $piece } na { $at }
# en: d8afb096
lusus-ran = dalszy bieg na { $to }
# en: b7d21c6e
lusus-stayed = bez dalszego biegu
# en: f6872ab2
lusus-promoted = pion na { $at } promuje na { WORD($piece, case: "acc") }
# en: 7fe91d29
lusus-drew = dobrane: { $tiles }
# en: 51c25ed4
lusus-roll-dealt = { $side } zaczynają z kafelkiem { $tile }
# en: c6f8896b
lusus-roll-drawn = { $reason ->
    [backstab] Cios w plecy zabiera kafelek
    [lifetap] Wyssanie życia zabiera kafelek
   *[draw] dobrany kafelek
} { $tile }
# en: f1728012
lusus-roll-dodged = unik na { $to }
# en: d373b3c7
lusus-option-tile = { $tile }: { $text }
# en: a7374923
lusus-option-trap = pułapka, zakryta: dowolna z sześciu
# en: 47d361f9
lusus-option-recycle = z recyklingu { $tile }: { $text }
# en: d25c7637
lusus-option-attach = { $tile } → { $bearer }: { $text }
# en: 24c409fb
lusus-option-trade = wymiana: { $tile } ({ $piece } { $at })
# en: b16e20d1
lusus-option-piece = { $piece } na { $at }
# en: 1a6a09de
lusus-option-piece-tiles = { $piece } na { $at } (kafelki: { $tiles })
# en: b599b872
lusus-warn-burns = To spali twój kafelek { $tile }.
# en: eab30509
lusus-warn-strips = To zdejmie kafelek { $tile } z twojej własnej figury: { $piece } na { $at }.
# en: e6ae0a2d
lusus-warn-hinders = To położy kafelek { $tile } na twojej własnej figurze: { $piece } na { $at }. Tylko jej przeszkodzi.
# en: 82dfa240
lusus-warn-king = Twój król na { $at } może wtedy zostać zbity.
# en: 0366a016
lusus-warn-cannot-draw = Po tym ruchu nie dobierzesz dość kafelków, więc przegrasz partię.
# en: 9eb18895
lusus-warn-bag = Twój woreczek się opróżnia: w następnym ruchu nie dobierzesz dość kafelków, a to oznacza przegraną.
# en: 74b5242e
lusus-alt-turn = Lusus, ruch { $number }, kolej { WORD($side, case: "gen") }, widok od strony { WORD($from, case: "gen") }.
# en: 7353718e
lusus-alt-over = Lusus, partia zakończona, widok od strony { WORD($from, case: "gen") }.
# en: 293012ca
lusus-alt-men = { WORD($side, start: "yes") }: { $pieces }.
# en: 5cdc6bf3
lusus-alt-man = { $piece } { $at }
# en: 42493662
lusus-alt-bearer = { $piece } { $at } ({ $tiles })
# en: deaf3dcf
lusus-alt-board = Plansza od rzędu 8 w dół, kafelki w nawiasach, białe wielkimi literami, TX to zakryta pułapka: { $board }.
# en: 7fd190c2
lusus-alt-frozen = Zamrożone: { $squares }.
# en: 61a858e5
lusus-alt-guarded = Strzeżone: { $squares }.
# en: 75b24a2f
lusus-alt-ghosts = Duchy: { $squares }.
# en: 5bac3b6d
lusus-alt-piles = { WORD($side, start: "yes") }: w ręce { $hand }, w woreczku { $bag }, cmentarz: { $graveyard }, dobierają { $draws }, zagrywają { $plays }.
# en: 394a3e38
lusus-alt-held = { $count } ({ $tiles })
# en: dd5fc29a
rule-lusus-no_move = Teraz dodaj ruch figury, na przykład `e2e4`.
# en: 0c25c6a8
rule-lusus-no_play = Nie mogę odczytać `{ $typed }` jako kafelka do zagrania.
# en: 87991f2c
rule-lusus-unreadable = Nie mogę odczytać `{ $typed }`. Napisz kafelek, a potem ruch figury, na przykład `QU@e2 e2e4`.
# en: 62fefafe
rule-lusus-no_target = Napisz, na które pole idzie kafelek { $tile }.
# en: 783e9dd3
rule-lusus-no_trap = Na { $square } nie ma pułapki.
# en: a788619a
rule-lusus-which_heal = Napisz, które 3 kafelki z twojego cmentarza przywraca Leczenie.
# en: d59e5a60
rule-lusus-after_move = Po ruchu figury nic już nie może nastąpić.
# en: 7e1deaf5
rule-lusus-no_bar = Notacja wymaga ` |` po ruchu i jednej spacji przed każdym zdarzeniem.
# en: f34a870c
rule-lusus-spaces = Notacja wymaga jednej spacji przed każdym zdarzeniem i żadnej na koniec.
# en: 03dbf309
rule-lusus-other_position = To nie jest ruch z tej pozycji.
# en: 2426bc0f
rule-lusus-play_order = Części nie są w ścisłej kolejności. Powinno być: `{ $canonical }`.
# en: de023d0f
rule-lusus-event_order = Kafelki w `{ $event }` nie są w ścisłej kolejności.
# en: 27efc13f
rule-lusus-play-first = Najpierw zagraj kafelek albo spal jeden (`burn` i jego nazwa). Potem rusz figurą.
# en: d19aaed4
rule-lusus-no_more_plays = { $tile } to o jeden kafelek za dużo: w tym ruchu możesz zagrać { $limit ->
    [one] tylko 1 kafelek
    [few] najwyżej { $limit } kafelki
   *[many] najwyżej { $limit } kafelków
}, a po spaleniu już żadnego.
# en: a298ad07
rule-lusus-burn_first = Kafelek { $tile } możesz spalić tylko na samym początku swojego ruchu.
# en: 0a793640
rule-lusus-not_in_hand = Nie masz w ręce kafelka { $tile }.
# en: a302d0cc
rule-lusus-not_in_graveyard = Nie masz na cmentarzu kafelka { $tile }.
# en: e9b58d96
rule-lusus-recycled_recycle = Recykling nie może przywrócić drugiego kafelka Recykling.
# en: 7b60156a
rule-lusus-empty_square = Na { $square } nie ma figury, na którą można położyć kafelek { $tile }.
# en: 9c30435e
rule-lusus-trap_on_enemy = Pułapki kładzie się tylko na własne figury, a figura na { $square } nie należy do ciebie.
# en: 95c54d4c
rule-lusus-no_room = Figura na { $square } nie ma miejsca na kafelek { $tile }.
# en: b9cb6d31
rule-lusus-trade_no_room = Wymieniany kafelek nie mieści się na { $square }.
# en: 2f6fbf5a
rule-lusus-no_such_tile = Figura na { $square } nie ma kafelka numer { $slot }.
# en: b49b5457
rule-lusus-protected = Odporność chroni kafelek { $slot } na { $square } przed kafelkiem { $tile }.
# en: 1fb49693
rule-lusus-immune_piece = Figura na { $square } ma Odporność, więc { $tile } nie może jej wybrać.
# en: 32784228
rule-lusus-not_special = { $tile } zdejmuje tylko kafelki specjalne, a kafelek { $slot } na { $square } taki nie jest.
# en: 299df851
rule-lusus-not_movement = { $tile } zdejmuje tylko kafelki ruchu, a kafelek { $slot } na { $square } taki nie jest.
# en: 4b7199ba
rule-lusus-no_tiles = Figura na { $square } nie ma kafelków.
# en: f6e3d2b1
rule-lusus-no_movement_tiles = Figura na { $square } nie ma kafelków ruchu.
# en: 28b0a511
rule-lusus-no_hand = Przeciwnik nie ma kafelków w ręce, więc { $tile } nic nie zrobi.
# en: 17697721
rule-lusus-empty_graveyard = Twój cmentarz jest pusty, więc Leczenie nic nie zrobi.
# en: fa67cf0e
rule-lusus-same_piece = Wymiana wymaga kafelków na dwóch różnych figurach.
# en: f5ab21ff
rule-lusus-heal-count = Leczenie przywraca teraz dokładnie { $count ->
    [one] 1 kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
}.
# en: b030bd1a
rule-lusus-can_move = Możesz się ruszyć, więc nie możesz spasować.
# en: baa205d9
rule-lusus-castling = Nie możesz teraz zrobić roszady.
# en: a9fdd0e6
rule-lusus-empty_origin = Na { $from } nie ma figury.
# en: 6d92ec81
rule-lusus-enemy_piece = { WORD($piece, start: "yes") } na { $from } nie należy do ciebie.
# en: 65481af2
rule-lusus-frozen = { GENDER($piece) ->
    [f] Zamrożona { $piece } na { $from } nie może się ruszyć.
   *[other] Zamrożony { $piece } na { $from } nie może się ruszyć.
}
# en: 4fda0279
rule-lusus-no_swap = { WORD($piece, start: "yes") } z { $from } nie ma kafelka Zamiana, więc nie może zamienić się miejscami z figurą na { $to }.
# en: bc304b36
rule-lusus-swap_nobody = Na { $to } nie ma figury do zamiany miejsc.
# en: 56915cdc
rule-lusus-swap_not = { WORD($piece, start: "yes") } z { $from } nie może zamienić się miejscami z figurą na { $to }: to musi być sąsiad, który nie jest zamrożony.
# en: b841f8ec
rule-lusus-suffix = { WORD($piece, start: "yes") } może pójść z { $from } na { $to }, ale nie tak, jak mówi `{ $move }`.
# en: 1eceac90
rule-lusus-own_piece = Na { $to } stoi twoja własna figura.
# en: dd4225a1
rule-lusus-disarmed = { WORD($piece, start: "yes") } na { $from } ma Rozbrojenie, więc nie może bić.
# en: 25dc8085
rule-lusus-enraged = { WORD($piece, start: "yes") } na { $from } ma Szał, więc rusza się tylko po to, by bić.
# en: b9c2e9b0
rule-lusus-guarded = Figura na { $to } jest strzeżona, więc nie można jej zbić.
# en: e7f35c4b
rule-lusus-sticky = { WORD($piece, start: "yes") } na { $from } ma Lepkie stopy, więc rusza się tylko na sąsiednie pola.
# en: 656834cc
rule-lusus-pawn_reach = Pion z { $from } nie dojdzie na { $to }.
# en: 752804f8
rule-lusus-reach = { WORD($piece, start: "yes") } z { $from } nie dojdzie na { $to }.
# en: 67d622f4
rule-lusus-chance-missing = W notacji brakuje zdarzenia `{ $event }`.
# en: afe46f6d
rule-lusus-chance-extra = W notacji jest zdarzenie, które nie zachodzi: `{ $event }`.
# en: 58fbeaef
rule-lusus-chance-order = Tam, gdzie w notacji jest `{ $found }`, zachodzi zdarzenie `{ $event }`.
# en: a46dd715
rule-lusus-chance-value = Zdarzenie `{ $event }` nie jest tu możliwe.
# en: ec0880e9
rule-lusus-chance-syntax = Nie mogę odczytać zdarzenia `{ $event }`.
# en: ccf0bd39
rule-lusus-unknown_setup = Nie ma ustawienia { $setup }.
# en: 09a2838c
rule-lusus-position_fields = Pozycja ma dziesięć części oddzielonych pojedynczymi spacjami; tutaj jest ich { $found }.
# en: 733f24bb
rule-lusus-position_tag = Pozycja zaczyna się od L1.
# en: 0d60aea0
rule-lusus-position_rows = Plansza ma 8 rzędów oddzielonych ukośnikami; tutaj jest ich { $found }.
# en: 9a92c1a2
rule-lusus-position_row = Rząd { $row } nie ma 8 pól.
# en: 44efeec6
rule-lusus-position_canonical = Sąsiednie puste pola zapisuje się jedną liczbą.
# en: cc2632df
rule-lusus-position_piece = Nie ma takiej figury.
# en: 76908868
rule-lusus-position_tiles = Kafelki figury stoją w nawiasach, co najmniej jeden.
# en: f43e914a
rule-lusus-position_tile = Nie ma kafelka `{ $tile }`, który mógłby tu być.
# en: a1e3566e
rule-lusus-position_one_time = Kafelka { $tile } nigdy nie kładzie się na figurę.
# en: 7af3a885
rule-lusus-position_slots = Miejsc na kafelki ma ta figura najwyżej { $limit ->
    [one] 1
    [few] { $limit }
   *[many] { $limit }
}.
# en: 690355c6
rule-lusus-position_pawn = Pion w swoim ostatnim rzędzie jest już po promocji.
# en: 69d1254e
rule-lusus-position_side = Stronę na ruchu zapisuje się jako w albo b.
# en: d03100cf
rule-lusus-position_rights = Prawa do roszady to niektóre z K, Q, k, q w tej kolejności, z królem i wieżą u siebie, albo kreska.
# en: b20ee037
rule-lusus-position_passed = Przeskoczone pole to kreska albo puste pole, za którym stoi wroga figura, która je przeskoczyła.
# en: c77567aa
rule-lusus-position_phase = Faza to P0, P1, P2, M albo E.
# en: d0819c8f
rule-lusus-position_zones = Gracz ma trzy części oddzielone ukośnikami: rękę, woreczek i cmentarz; tutaj jest ich { $found }.
# en: a6881e39
rule-lusus-position_zone = Pusty stos zapisuje się kreską.
# en: 4b0a65b5
rule-lusus-position_order = Kafelki stosu nie są we właściwej kolejności.
# en: 35dd96a1
rule-lusus-position_many = Kafelków jednego rodzaju jest za dużo.
# en: 1b5afd26
rule-lusus-position_turn = Numer ruchu to liczba od 1 do { $limit }, bez zera na początku.
# en: 9a0bacac
rule-lusus-position_result = Wynik to *, W+king, B+king, W+draw, B+draw albo B+limit.
# en: 80d54851
rule-lusus-position_end = Faza to E dokładnie wtedy, gdy jest wynik.
# en: 00cf7913
rule-lusus-position_passed_end = Po zakończeniu partii nic nie można zbić w przelocie.
# en: bef38e99
rule-lusus-position_plays = Skoro wolno zagrać jeszcze jeden kafelek, nie można było już zagrać tylu kafelków.
# en: ac7ca959
rule-lusus-position_parity = Nieparzysty numer mają ruchy białych, parzysty ruchy czarnych.
# en: 49ae121e
rule-lusus-position_kings = Każda strona ma jednego króla.

## Kyo

# en: 5e49a614
-kyo-kind-P = lekki pion
    .gender = ma
    .acc = lekkiego piona
    .gen = lekkiego piona
    .few = lekkie piony
    .many = lekkich pionów
    .with = z lekkim pionem
# en: 95a6adaa
-kyo-kind-H = ciężki pion
    .gender = ma
    .acc = ciężkiego piona
    .gen = ciężkiego piona
    .few = ciężkie piony
    .many = ciężkich pionów
    .with = z ciężkim pionem
# en: 684b67e0
-kyo-kind-T = wieża
    .gender = f
    .acc = wieżę
    .gen = wieży
    .few = wieże
    .many = wież
    .with = z wieżą
# en: e22a9030
-kyo-kind-Q = hetman
    .gender = mp
    .acc = hetmana
    .gen = hetmana
    .few = hetmany
    .many = hetmanów
    .with = z hetmanem
# en: 6a5c2add
-kyo-kind-K = król
    .gender = mp
    .acc = króla
    .gen = króla
    .few = króle
    .many = królów
    .with = z królem
# en: 05ccce6c
-kyo-kind-C = armata
    .gender = f
    .acc = armatę
    .gen = armaty
    .few = armaty
    .many = armat
    .with = z armatą
# en: fda6ef6e
-kyo-kind-N = skoczek
    .gender = ma
    .acc = skoczka
    .gen = skoczka
    .few = skoczki
    .many = skoczków
    .with = ze skoczkiem
# en: a81ab41f
-dark = ciemna
    .gen = ciemnej
# en: a2a1408f
-light = jasna
    .gen = jasnej
# en: f8bd2645
-shield = tarcza
    .gender = f
    .acc = tarczę
    .gen = tarczy
    .few = tarcze
    .many = tarcz
# en: 5029814c
kyo-who = { $piece } z { $from }
# en: afa6c861
kyo-pile = kupka na { $from }
# en: 1c8a9cf2
kyo-pile-bare = kupka
# en: d85b0d61
kyo-move = { $who } na { $to }{ $load ->
    [0] { "" }
    [one] { " " }z 1 żetonem
    [few] { " " }z { $load } żetonami
   *[many] { " " }z { $load } żetonami
}
# en: 61fa265d
kyo-takes = { $who } bije { WORD($victim, case: "acc") } na { $to }{ $load ->
    [0] { "" }
    [one] , niosąc 1 żeton
    [few] , niosąc { $load } żetony
   *[many] , niosąc { $load } żetonów
}
# en: 0cd3d571
kyo-strike = { $who } uderza w tarczę na { $to } i odbija się
# en: be39415b
kyo-deploy = { $who } kładzie { $count ->
    [one] 1 tarczę
    [few] { $count } tarcze
   *[many] { $count } tarcz
} na { $to }
# en: b2a4f178
kyo-chips = { $who } wysyła { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
} na { $to }
# en: 43ab1de0
kyo-chips-deploy = { $who } wysyła { $count ->
    [one] 1 żeton (tarczę)
    [few] { $count } żetony (w tym tarcze)
   *[many] { $count } żetonów (w tym tarcze)
} na { $to }
# en: 6ef56c96
kyo-shuffle = { $who } przekłada żetony, od dołu: { $order }
# en: 501bde35
kyo-then-move = dalej na { $to }{ $load ->
    [0] { "" }
    [one] { " " }z 1 żetonem
    [few] { " " }z { $load } żetonami
   *[many] { " " }z { $load } żetonami
}
# en: 66f571e8
kyo-then-takes = bije { WORD($victim, case: "acc") } na { $to }{ $load ->
    [0] { "" }
    [one] , niosąc 1 żeton
    [few] , niosąc { $load } żetony
   *[many] , niosąc { $load } żetonów
}
# en: 6510fe93
kyo-then-strike = uderza w tarczę na { $to } i odbija się
# en: 1775f84b
kyo-then-deploy = kładzie { $count ->
    [one] 1 tarczę
    [few] { $count } tarcze
   *[many] { $count } tarcz
} na { $to }
# en: c68c6354
kyo-then-chips = wysyła { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
} na { $to }
# en: a9e6e9d4
kyo-then-chips-deploy = wysyła { $count ->
    [one] 1 żeton (tarczę)
    [few] { $count } żetony (w tym tarcze)
   *[many] { $count } żetonów (w tym tarcze)
} na { $to }
# en: 25b7bd35
kyo-then-shuffle = przekłada żetony, od dołu: { $order }
# en: 27617a25
kyo-destroyed = { $count ->
    [one] znika 1 żeton { WORD($side, case: "gen") }
    [few] znikają { $count } żetony { WORD($side, case: "gen") }
   *[many] znika { $count } żetonów { WORD($side, case: "gen") }
}
# en: d9fe9180
kyo-end-here = zakończ ruch tutaj
# en: 5d4cac8b
kyo-number = { $count ->
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
   *[other] { $count }
}
# en: feb98bee
kyo-shields = { $count ->
    [one] jedna tarcza
    [2] dwie tarcze
    [few] { $number } tarcze
   *[many] { $number } tarcz
}
# en: 37f01aa9
kyo-mana = { $count ->
    [one] { $number } { WORD($side, form: "adj-mi") } żeton { WORD($mana, case: "gen") } many
    [few] { $number } { WORD($side, form: "adj-few") } żetony { WORD($mana, case: "gen") } many
   *[many] { $number } { WORD($side, form: "adj-many") } żetonów { WORD($mana, case: "gen") } many
}
# en: b7fc677a
kyo-stack-empty = { $tile }: puste
# en: 94630e7f
kyo-stack-pawn = { $tile }: { WORD($side, $piece) } { $piece }
# en: 836cbc0d
kyo-stack-chips = { $tile }: { $chips }
# en: f24b24af
kyo-stack-both = { $tile }: { $chips }, na wierzchu { WORD($side, $piece) } { $piece }
# en: 1c43adff
kyo-alt-turn = Kyo, ruch { $number }, kolej { WORD($side, case: "gen") }, widok od strony { WORD($from, case: "gen") }.
# en: 0a88c4ef
kyo-alt-over = Kyo, partia zakończona, widok od strony { WORD($from, case: "gen") }.
# en: c7541cac
kyo-alt-mana = { WORD($side, start: "yes") }: ciemna mana { $dark }, jasna mana { $light }.
# en: 757dd86a
kyo-alt-shields = Tarcze: w stosach złotych { $gold }, w stosach czerwonych { $red }, położone { $nobody }.
# en: 254642ff
kyo-alt-stacks = Stosy, od dołu do góry: { $stacks }.
# en: 238dfc07
kyo-alt-symbols = Stosy, od dołu do góry, { kyo-alt-letters }: { $stacks }.
# en: 8c3dfe09
kyo-alt-rows = Rzędy od 0 do 9, każdy od kolumny A, liczby to puste pola, stosy od dołu do góry, { kyo-alt-letters }: { $rows }.
# en: b1f12060
kyo-alt-letters = złote wielkimi literami, czerwone małymi, S tarcza, D ciemna i L jasna mana, P lekki i H ciężki pion, T wieża, Q hetman, K król, C armata, N skoczek
# en: b717a4b4
kyo-describe-symbols = { kyo-alt-letters }: { $stacks }
# en: 2bff357b
kyo-describe-kind = { $side } { $tiles }
# en: 4aa9e69c
kyo-describe-tile = { $stack }.
# en: 13b258cc
kyo-ask-man = Który stos?
# en: 42399e1f
kyo-situation = { $stack }.
# en: c55e18e4
kyo-ask-first-step = Dokąd?
# en: 4dc0bd18
kyo-ask-step = Idziesz dalej czy zatrzymujesz się tutaj?
# en: b128a1aa
kyo-ask-load = Z czym pójść na { $to }?
# en: 21fad5b5
kyo-ask-order = W jakiej kolejności, od dołu do góry?
# en: 5e960a1b
kyo-ask-done = Ruch gotowy.
# en: da40370d
kyo-choice-stack = { $piece } { $tile }
# en: cf946c05
kyo-choice-to = na { $to }
# en: 47be65ce
kyo-choice-takes = na { $to }, bije { WORD($victim, case: "acc") }
# en: 66495719
kyo-choice-shuffle = przełóż żetony
# en: e2e3d595
kyo-choice-ways = { $count ->
    [one] 1 sposób
    [few] { $count } sposoby
   *[many] { $count } sposobów
}
# en: fc6399f9
kyo-choice-wins = i wygrywa
# en: 5118cd49
rule-kyo-no_start = Ruch zaczyna się od pola stosu, na przykład `A3 A4`.
# en: 92237b97
rule-kyo-no_step = Dokąd idzie ten stos? Dodaj krok, na przykład `A3 A4`.
# en: c4802811
rule-kyo-unreadable = Nie mogę odczytać `{ $typed }`. Napisz, gdzie stoi stos i dokąd idzie, na przykład `A3 A4`.
# en: ab9711b8
rule-kyo-not_canonical = To nie jest zapisane w ścisłej notacji. Powinno być: `{ $canonical }`.
# en: 408e3bd7
rule-kyo-empty_tile = { $tile } jest puste. Zacznij od własnego stosu.
# en: a07a7749
rule-kyo-enemy_stack = Stos na { $tile } nie należy do ciebie.
# en: 85127f98
rule-kyo-shielded_tile = Na wierzchu { $tile } leży tarcza, a pole z tarczą nie należy do nikogo.
# en: 60f34b60
rule-kyo-nothing_more = Krok { $number }, `{ $step }`: w tym ruchu nic już nie może nastąpić.
# en: fdaf34bf
rule-kyo-movement_finished = Krok { $number }, `{ $step }`: { $piece } ma już ruch za sobą i zostaje na { $from }.
# en: 35bd275a
rule-kyo-too_many_steps = Krok { $number }, `{ $step }`: ruch ma najwyżej 64 kroki.
# en: 15a0a771
rule-kyo-no_pawn = Krok { $number }, `{ $step }`: na { $from } nie ma piona, więc napisz, ile żetonów rusza, na przykład `+1`.
# en: 1ce32c8d
rule-kyo-out_of_reach = Krok { $number }, `{ $step }`: { $to } jest poza zasięgiem z { $from }.
# en: 836befb3
rule-kyo-own_pawn = Krok { $number }, `{ $step }`: na { $to } stoi już twoja własna figura: { $target }.
# en: 99bdbe14
rule-kyo-too_few = Krok { $number }, `{ $step }`: { $count ->
    [0] na { $from } nie możesz podnieść żadnego żetonu
    [one] na { $from } możesz podnieść tylko 1 żeton
    [few] na { $from } możesz podnieść tylko { $count } żetony
   *[many] na { $from } możesz podnieść tylko { $count } żetonów
}.
# en: 9d69d9b4
rule-kyo-too_heavy = Krok { $number }, `{ $step }`: { $piece } podnosi najwyżej { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}.
# en: f4693808
rule-kyo-light_pawn_lifts = Krok { $number }, `{ $step }`: lekki pion nie może podnosić żetonów.
# en: c904f374
rule-kyo-must_strike = Krok { $number }, `{ $step }`: na { $to } leży tarcza, więc { $piece } może w nią tylko uderzyć.
# en: e1a54962
rule-kyo-nothing_stays = Krok { $number }, `{ $step }`: po kroku po manie możliwe są tylko kroki po manie, a na { $from } nie zostałby żaden żeton jako droga.
# en: bd786e2e
rule-kyo-shield_stays = Krok { $number }, `{ $step }`: po kroku po manie możliwe są tylko kroki po manie, a na wierzchu { $from } zostałaby tarcza. Tarcza nie jest drogą.
# en: 923d84c8
rule-kyo-dark_stays = Krok { $number }, `{ $step }`: na { $from } zostałby ciemny żeton, więc krok musi być prosty, nie na ukos.
# en: dab7b43c
rule-kyo-light_stays = Krok { $number }, `{ $step }`: na { $from } zostałby jasny żeton, więc krok musi być na ukos.
# en: c4c61676
rule-kyo-turns_on_dark = Krok { $number }, `{ $step }`: na { $from } znów zostałby ciemny żeton, a dwa kroki po tym samym kolorze muszą iść w tę samą stronę.
# en: 8894240f
rule-kyo-turns_on_light = Krok { $number }, `{ $step }`: na { $from } znów zostałby jasny żeton, a dwa kroki po tym samym kolorze muszą iść w tę samą stronę.
# en: dee8e099
rule-kyo-not_outnumbered = Krok { $number }, `{ $step }`: { $from } nie ma przewagi nad { $to } ({ $attackers } przeciw { $defenders }), a lekki pion musi ją mieć.
# en: 7125e264
rule-kyo-no_shield = Krok { $number }, `{ $step }`: na { $to } nie ma tarczy.
# en: 139420c7
rule-kyo-tower_strikes = Krok { $number }, `{ $step }`: wieża wchodzi na tarcze. Zamiast X napisz, ile żetonów niesie.
# en: 985455d7
rule-kyo-no_road_towards = Krok { $number }, `{ $step }`: po kroku po manie uderzać można tylko wzdłuż drogi, a z { $from } na { $to } żadna droga nie prowadzi.
# en: 84f69092
rule-kyo-no_chips = Krok { $number }, `{ $step }`: musi ruszyć co najmniej 1 żeton.
# en: 6d1cf37c
rule-kyo-direct_after = Krok { $number }, `{ $step }`: żetony możesz wysłać tylko wtedy, gdy nic innego jeszcze się nie ruszyło. Później tarcze może kłaść tylko wieża.
# en: e32601bd
rule-kyo-chips_attack = Krok { $number }, `{ $step }`: na { $to } stoi figura przeciwnika ({ $target }), a żetony nie mogą atakować.
# en: 8bc80259
rule-kyo-chips_onto_shield = Krok { $number }, `{ $step }`: na wierzchu { $to } leży tarcza, a żetony nie mogą na nią wejść.
# en: 4a822cf0
rule-kyo-shield_under_pawn = Krok { $number }, `{ $step }`: na { $to } stoi twoja figura ({ $target }), a tarcze nie mogą wejść pod piona.
# en: 1f7039c2
rule-kyo-queen_only = Krok { $number }, `{ $step }`: teraz żetony może przekładać tylko hetman.
# en: 220d93c8
rule-kyo-light_pawn_shuffles = Krok { $number }, `{ $step }`: lekki pion nie może przekładać żetonów.
# en: 0c15d308
rule-kyo-other_chips = Krok { $number }, `{ $step }`: to nie są wierzchnie żetony na { $from }.
# en: 932590ec
rule-kyo-changes_nothing = Krok { $number }, `{ $step }`: to przełożenie niczego nie zmienia.
# en: 6a93eece
rule-kyo-shield_beneath_mana = Krok { $number }, `{ $step }`: przekładanie nie może wsunąć tarczy pod manę.
# en: 7baf94c6
rule-kyo-unknown_setup = Nie ma ustawienia { $setup }.
# en: 288c4cdc
rule-kyo-position_fields = Pozycja ma cztery części oddzielone pojedynczymi spacjami; tutaj jest ich { $found }.
# en: 9ab4e2f4
rule-kyo-position_rows = Plansza ma 10 rzędów oddzielonych ukośnikami; tutaj jest ich { $found }.
# en: e23cae75
rule-kyo-position_row = Rząd { $row } nie ma 10 pól.
# en: 580629d9
rule-kyo-position_run = Puste pola w rzędzie to liczba od 1 do 10, bez zera na początku.
# en: 1eec5f36
rule-kyo-position_canonical = Sąsiednie puste pola zapisuje się jedną liczbą.
# en: f2cffdc9
rule-kyo-position_cell = Między dwoma przecinkami nic nie ma.
# en: 6723613c
rule-kyo-position_piece = Nie ma takiej figury.
# en: fd724891
rule-kyo-position_pawn = Pion stoi zawsze na samym wierzchu swojego stosu.
# en: 058f620f
rule-kyo-position_chips = W partii jest najwyżej { $limit ->
    [one] 1 żeton
    [few] { $limit } żetony
   *[many] { $limit } żetonów
}.
# en: c153f879
rule-kyo-position_count = { WORD($side, start: "yes") } mają za dużo tych figur: { $piece }, najwyżej { $limit }.
# en: f9d2cb26
rule-kyo-position_shields = W partii { $limit ->
    [one] jest najwyżej 1 tarcza
    [few] są najwyżej { $limit } tarcze
   *[many] jest najwyżej { $limit } tarcz
}.
# en: e19e243d
rule-kyo-position_side = Stronę na ruchu zapisuje się jako g albo r.
# en: 12c431b2
rule-kyo-position_setup = Ustawienie zapisuje się jako r, m, f albo -, z + na końcu, jeśli są dodatkowe figury.
# en: 364f4dec
rule-kyo-position_turn = Numer ruchu to liczba od 1 do { $limit }, bez zera na początku.
