### Every text of Sealed Move that people read: Italiano.
### whole: core, lessons, rules

# en: d7c8331a
language-name = Italiano
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
    .a-m = un
    .a-mv = un
    .a-ms = uno
    .a-f = una
    .a-fv = un’_
    .the-m = il
    .the-mv = l’_
    .the-ms = lo
    .the-f = la
    .the-fv = l’_
    .of-m = del
    .of-mv = dell’_
    .of-ms = dello
    .of-f = della
    .of-fv = dell’_
    .to-m = al
    .to-mv = all’_
    .to-ms = allo
    .to-f = alla
    .to-fv = all’_
    .by-m = dal
    .by-mv = dall’_
    .by-ms = dallo
    .by-f = dalla
    .by-fv = dall’_
    .on-m = sul
    .on-mv = sull’_
    .on-ms = sullo
    .on-f = sulla
    .on-fv = sull’_
    .your-m = il tuo
    .your-mv = il tuo
    .your-ms = il tuo
    .your-f = la tua
    .your-fv = la tua
    .onyour-m = sul tuo
    .onyour-mv = sul tuo
    .onyour-ms = sul tuo
    .onyour-f = sulla tua
    .onyour-fv = sulla tua
    .byyour-m = dal tuo
    .byyour-mv = dal tuo
    .byyour-ms = dal tuo
    .byyour-f = dalla tua
    .byyour-fv = dalla tua
    .own-m = il proprio
    .own-mv = il proprio
    .own-ms = il proprio
    .own-f = la propria
    .own-fv = la propria
    .no-m = nessun
    .no-mv = nessun
    .no-ms = nessuno
    .no-f = nessuna
    .no-fv = nessun’_

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
game-about-aruki = Scacchi 12×12: i pezzi catturati si fondono, i draghi spazzano una linea
# en: a5a55d9c
game-about-kyo = Pedoni in cima a pile di gettoni, con cui si costruiscono la strada
# en: d50f55e8
game-about-chakart = Scacchi con uova, banane, bombe e una Donna nascosta
# en: b90831cd
game-about-lusus = Scacchi con tessere che cambiano i poteri dei pezzi
# en: 51487e33
setup-aruki-standard = Standard
# en: 7fb65e95
setup-kyo-middle = Trincea
# en: f1d3645e
setup-kyo-rear = Campo aperto
# en: f512d8f7
setup-kyo-front = Muro contro muro
# en: a5bf3fb1
setup-kyo-middle-plus = Trincea, con Cannoni e Cavalli
# en: 6baf8c44
setup-kyo-rear-plus = Campo aperto, con Cannoni e Cavalli
# en: f494717f
setup-kyo-front-plus = Muro contro muro, con Cannoni e Cavalli
# en: a102c5f6
setup-chakart-asymmetric = Ognuno disposto a caso
# en: 55644158
setup-chakart-symmetric = Stessa disposizione casuale
# en: f59e5bec
setup-chakart-deterministic = Come negli scacchi
# en: ef832861
setup-lusus-standard = Standard
# en: e6633efd
-side-white = Bianco
    .gender = m
    .adj-m = bianco
    .adj-f = bianca
    .adj-mp = bianchi
    .adj-fp = bianche
# en: 74fdef90
-side-black = Nero
    .gender = m
    .adj-m = nero
    .adj-f = nera
    .adj-mp = neri
    .adj-fp = nere
# en: 7adbcccf
-side-gold = Oro
    .gender = m
    .class = mv
    .adj-m = dorato
    .adj-f = dorata
    .adj-mp = dorati
    .adj-fp = dorate
# en: 324655b6
-side-red = Rosso
    .gender = m
    .adj-m = rosso
    .adj-f = rossa
    .adj-mp = rossi
    .adj-fp = rosse
# en: ce22b3b9
label-turn = Mossa { $number }
# en: af787251
label-won = Vince { WORD($side, article: "the") }
# en: ac1c74b5
label-drawn = Patta
# en: ea324a36
label-canceled = Annullata
# en: 4ef1d665
label-by-checkmate = per scacco matto
# en: e7fffa67
label-by-king = catturando il Re
# en: d306ffc0
label-by-kings = catturando tutti i Re
# en: 0f642c1d
label-by-no-kings = senza più Re
# en: d9603f95
label-by-mana = per mana esaurito
# en: d7435499
label-by-tiles = per tessere esaurite
# en: c472b34a
label-by-limit = al limite di mosse
# en: 335132d1
label-by-resignation = per abbandono
# en: 373d1b71
label-by-time = per il tempo
# en: a5d9e4b2
label-by-admin = per decisione
# en: dd541fed
label-by-agreement = di comune accordo
# en: 4b45bd0e
label-by-stalemate = per stallo
# en: 1f8b015d
label-by-bare-kings = con i soli Re
# en: 534a928f
label-by-quiet = per mosse quiete
# en: fd483f2c
label-by-no-progress = senza progressi
# en: 528efada
label-by-blocked = per blocco totale
# en: bff90385
label-by-no-move = senza più mosse
# en: 0b6c3990
label-by-repetition = per ripetizione
# en: 58823171
label-by-rules = secondo le regole
# en: c89906ff
label-by-none = senza risultato
# en: 292d2084
label-by-season = a fine stagione
# en: 6ec3a92b
alt-ended = { $game }, { $result } { $why }, lato { $from } in basso.

# en: 4c156db9
alt-last = Ultima mossa, { $side }: { $meaning }.

# en: 08686461
alt-planned = Mossa prevista, { $side }: { $meaning }.

## Commands

# en: 400001f2
command-challenge = Sfida qualcuno, o lancia una sfida aperta
# en: 81c3576d
command-challenge-game = A quale gioco giocare
# en: 6b8c455b
command-challenge-opponent = Chi vuoi sfidare (di norma: chi accetta per primo)
# en: 7d5f50aa
command-challenge-side = Il tuo lato (di norma: a caso)
# en: d24f8c67
command-challenge-pace = Tempo per mossa (di norma: quello del server)
# en: ee73a016
command-challenge-time = Giorni per tutta la partita, oltre a un giorno per ogni mossa
# en: ad4be3b3
command-challenge-setup = Schieramento iniziale dei pezzi (di norma: il solito)
# en: 2e3e44bb
command-challenge-rated = Partita classificata, vale per il punteggio (di norma: sì)
# en: 223edb3f
command-challenge-level = Gioca contro il computer a questo livello (di norma: uno adatto a te)
# en: 456ffd3a
choice-side-first = Il lato che muove per primo
# en: 5e0ea21b
choice-side-second = Il lato che muove per secondo
# en: 78993027
choice-side-random = A caso
# en: 0b624f62
choice-pace = { $budget ->
    [0] { $days ->
        [one] 1 giorno per mossa
       *[other] { $days } giorni per mossa
    }
    [one] 1 giorno per mossa, e 1 giorno in più in tutto
   *[other] 1 giorno per mossa, e { $budget } giorni in più in tutto
}
# en: 852bda02
choice-pings-channel = Nel canale della partita
# en: b92d8529
choice-pings-direct = Con un messaggio privato
# en: c76ff34e
choice-pings-both = Nel canale e con un messaggio privato
# en: 46dcd130
choice-reminders-both = Dopo la metà e dopo l’80% del mio tempo
# en: 201f99ba
choice-reminders-late = Dopo l’80% del mio tempo
# en: 4947f76b
choice-reminders-none = Mai
# en: 923ec64b
choice-theme-classic = Classico
# en: 390b9adb
choice-theme-dark = Scuro
# en: 654e7bd8
choice-theme-contrast = Contrasto elevato
# en: fd39bd0e
choice-size-usual = Normale
# en: 888503a4
choice-size-small = Piccola
# en: 3f09b6e3
choice-size-large = Grande
# en: 817f724d
choice-layout-wide = Larga: un pannello accanto alla scacchiera
# en: e65d9b40
choice-layout-tall = Alta: per il telefono
# en: f4706394
choice-symbols-off = Solo i pezzi
# en: e8c82c69
choice-symbols-on = Pezzi con lettere
# en: f302840d
choice-board-own = Il mio lato
# en: f4ae2022
choice-board-first = Il lato che muove per primo
# en: 427d23ea
choice-board-second = Il lato che muove per secondo
# en: fe0b8e79
choice-text-off = Solo immagini
# en: c43af4fb
choice-text-beside = Immagini e testo
# en: 1592f49a
choice-text-instead = Solo testo
# en: 2306150f
choice-accepts-everybody = Tutti
# en: 62fcd5da
choice-accepts-known = Chi ha già giocato con me
# en: d2304e0b
choice-accepts-nobody = Nessuno
# en: bb7b621a
choice-language-discord = Come Discord
# en: 581da029
choice-puzzles-on = Riproponili
# en: a28f9b71
choice-puzzles-off = Lascia stare
# en: 233e4c50
choice-danger-on = Avvisami
# en: 1a7849bc
choice-danger-off = Non dire niente
# en: b60965a9
choice-yes = Sì
# en: 3d8917bc
choice-no = No
# en: f0640877
command-move = Gioca la tua mossa
# en: 36bac45d
command-move-turn = La tua mossa: sceglila o scrivila
# en: 32837f11
command-move-game = In quale delle tue partite
# en: fa583e1e
command-board = Mostra la scacchiera, solo a te
# en: 31d19651
command-board-game = Quale partita
# en: 9f1d420a
command-board-turn = Dopo quale mossa: il numero (0 è l’inizio)
# en: 46b5e553
command-games = Elenca le tue partite, le più urgenti per prime
# en: 848ae5be
command-games-player = Le partite di chi (di norma: le tue)
# en: 5738fa8a
command-history = Rivedi una partita mossa per mossa, scaricala o guarda il replay
# en: 55da1d54
command-history-game = Quale partita
# en: 1a1c71ab
command-learn = Impara un gioco con brevi lezioni
# en: 226b0fb3
command-puzzle = Risolvi un problema: trova l’unica mossa giusta
# en: 34859a26
command-learn-game = Quale gioco (di norma: vedi a che punto sei in ognuno)
# en: df790a7c
command-puzzle-game = Quale gioco (di norma: scegli da un elenco)
# en: df0e8bc9
command-rules = Impara un gioco, con le figure
# en: 45f95476
command-rules-game = Quale gioco
# en: 506e8cf2
command-rules-topic = Un pezzo, una tessera o una regola (di norma: la prima pagina)
# en: e33baf6c
command-describe = Leggi la scacchiera a parole
# en: f38d94da
command-describe-game = Quale partita
# en: ed53f862
command-describe-what = Una casella, una traversa, un lato o un pezzo (di norma: tutto)
# en: c4aedb89
command-resign = Abbandona una partita
# en: 011022bb
command-resign-game = Quale delle tue partite
# en: 86c36bbc
command-draw = Offri o accetta la patta
# en: f0cf2fc6
command-draw-game = Quale delle tue partite
# en: 57a1a131
command-takeback = Chiedi di poter ritirare la tua ultima mossa
# en: a2f86e35
command-takeback-game = Quale delle tue partite
# en: 58f0bf60
command-abort = Annulla una partita prima che abbiate mosso tutti e due
# en: 3bee894f
command-abort-game = Quale delle tue partite
# en: 9722478d
command-rematch = Offri la rivincita, a lati invertiti
# en: a64391f4
command-rematch-game = Quale delle tue partite finite
# en: f63cdd22
command-next = Apri la tua partita più urgente
# en: 582bb396
command-note = Scrivi note private su una partita
# en: 156b5bb6
command-note-game = Quale delle tue partite
# en: ea7aeef0
command-profile = Mostra risultati e punteggi
# en: e94e689a
command-profile-player = Il profilo di chi (di norma: il tuo)
# en: 81e3132c
command-leaderboard = Mostra la classifica
# en: a5cc24db
command-leaderboard-game = Quale gioco (di norma: tutti)
# en: eee286d6
command-leaderboard-scope = Chi gioca in questo server o ovunque (di norma: questo server)
# en: 51732181
choice-scope-server = Questo server
# en: e5cafcd8
choice-scope-everywhere = Ovunque
# en: 8491d6ae
command-mydata = Scarica o elimina i tuoi dati
# en: e7ac3f47
menu-challenge = Sfida…
# en: ad42ce28
command-block = Blocca qualcuno, o elenca e togli i tuoi blocchi
# en: 1ef32844
command-block-person = Chi bloccare (di norma: elenca i tuoi blocchi)
# en: 4c8b5043
menu-block = Blocca
# en: c5c04354
command-moderate = Silenzia persone, invalida partite e leggi il registro (per moderatori)
# en: 39f094fb
command-moderate-mute = Impedisci a una persona di sfidare altri qui e di menzionarli con richieste
# en: 85022b5c
command-moderate-person = Chi
# en: 853b44bb
command-moderate-days = Per quanti giorni (0 toglie il silenzio)
# en: 36b833dc
command-moderate-annul = Annulla i cambi di punteggio di una partita
# en: 12c02b83
command-moderate-restore = Ripristina una partita invalidata
# en: a76fa5e5
command-moderate-game = Quale partita
# en: 0b82657c
command-moderate-reason = Il motivo, per il registro e per chi è coinvolto
# en: 223d5305
command-moderate-pings = Elenca due settimane di richieste con le loro menzioni
# en: 1f9a5659
command-moderate-pings-person = Solo di questa persona (di norma: di tutti)
# en: f67c5af4
command-moderate-log = Mostra che cosa hanno fatto qui i moderatori nell’ultimo anno
# en: dba14ae4
command-plan = Prepara una risposta alla prossima mossa avversaria
# en: ee5081ee
command-plan-if = Se il tuo avversario gioca questa mossa
# en: 21026d9e
command-plan-then = Gioca subito questa mossa
# en: f07cf31e
command-plan-after = Continua questo tuo piano
# en: 79f1a8f9
command-plan-game = In quale delle tue partite
# en: fc5f1dcb
command-review = Rivedi una partita finita: dove c’è stata la svolta e che cosa era meglio
# en: 087b9c34
command-review-game = Quale partita finita (di norma: l’ultima)
# en: b3a1d224
command-verify = Controlla, in una partita finita, le mosse del computer e i dadi
# en: f51a8bcc
command-verify-tournament = Controlla invece il sorteggio dell’ultima stagione di un torneo
# en: 0e3b140b
command-verify-game = Quale partita
# en: dbbc0438
command-hint = Chiedi un suggerimento in una partita contro il computer
# en: 980a3abd
command-hint-game = Quale partita (di norma: quella in corso qui)
# en: ff5e4156
command-moretime = Regala al tuo avversario un giorno in più
# en: ffaf4ac4
command-moretime-game = In quale delle tue partite
# en: b159b786
command-vacation = Ferma i tuoi orologi mentre non ci sei
# en: e8e1b5b8
command-vacation-days = Per quanti giorni (0 termina la vacanza)
# en: 5f3e8890
command-settings = Vedi e cambia le tue impostazioni
# en: fcccae02
command-settings-pings = Dove menzionarmi
# en: da759486
command-settings-reminders = Quando ricordarmi una partita
# en: 90586401
command-settings-timezone = Il mio fuso orario: scrivi una città e sceglila
# en: 027af42d
command-settings-quiet = Quando non mandare promemoria, per esempio 22-7, oppure off
# en: 60f10712
command-settings-confirm = Chiedi conferma prima di giocare una mossa che scrivo
# en: 498c59bc
command-settings-theme = I colori delle mie scacchiere
# en: 8be1dbdd
command-settings-size = La dimensione delle mie scacchiere
# en: c37965bf
command-settings-layout = Scacchiere larghe, oppure alte per il telefono
# en: e58ca1c3
command-settings-symbols = Lettere sui pezzi delle mie scacchiere
# en: 2dfcd37d
command-settings-board = Quale lato sta in basso sulle mie scacchiere
# en: 4d50d7f4
command-settings-text = Mostra le mie scacchiere come immagini, testo o entrambi
# en: f1b13225
command-settings-challenges = Chi può sfidarmi
# en: 0dcf6794
command-settings-danger = Avvisami quando il mio re è in pericolo (livelli 1 e 2, lezioni)
# en: a310fe01
command-settings-puzzles = Trasforma i miei errori in problemi
# en: 191fff0e
command-settings-language = La mia lingua
# en: 848045c1
command-server = Per admin: configura il server e decidi le partite
# en: 0e3a8f55
command-server-show = Mostra le impostazioni di questo server
# en: 298e024b
command-server-channel = Scegli i canali dove si gioca
# en: 88e5f219
command-server-channel-add = Aggiungi un canale dove si gioca
# en: 6d2988db
command-server-channel-remove = Non iniziare più partite in un canale
# en: 1465c89f
command-server-channel-clear = Gioca ogni partita dove nasce la sfida
# en: 3d48a113
command-server-channel-which = Quale canale
# en: b30517e2
command-server-threads = Dai a ogni nuova partita un thread tutto suo
# en: 322a99a6
command-server-threads-each = Sì o no
# en: 68a4a2af
command-server-limits = Limita partite e sfide per giocatore
# en: 4b7b7cb5
command-server-limits-games = Partite in corso per giocatore (0: nessun limite)
# en: 17de3d8f
command-server-limits-challenges = Sfide aperte per giocatore (da 1 a 50)
# en: 749b73fa
command-server-pace = Imposta il tempo per mossa predefinito
# en: 6e71dc7e
command-server-pace-days = Giorni per mossa
# en: f1126251
command-server-vacation = Imposta quanti giorni di vacanza fermano gli orologi qui
# en: 7ba3a96c
command-server-vacation-days = Giorni all’anno (0 per nessuno)
# en: 22dc1d3b
command-server-puzzle = Pubblica un problema ogni giorno
# en: 7ed23b60
command-server-puzzle-channel = Dove pubblicarlo (di norma: dov’era)
# en: 79c04df5
command-server-puzzle-game = Problemi di quale gioco (di norma: uno diverso ogni giorno)
# en: 7ca1b2c3
command-server-puzzle-hour = Ora in cui pubblicarlo, da 0 a 23 (di norma: 9)
# en: d439c8bd
command-server-puzzle-timezone = Il fuso orario di quell’ora (di norma: il tuo in /settings)
# en: c4f17f47
command-server-puzzle-off = Ferma il problema del giorno (di norma: no)
# en: 782d4b8f
command-server-board = Tieni in un canale un elenco delle partite in corso
# en: f497c6ba
command-server-board-channel = Quale canale (vuoto: toglie l’elenco)
# en: d07e5412
command-server-language = Imposta la lingua dei messaggi pubblici
# en: 51e4bfdf
command-server-language-which = Quale lingua
# en: 0787839b
command-server-adjudicate = Decidi una partita al posto dei giocatori
# en: 2e405c12
command-server-adjudicate-game = Quale partita
# en: fd359a90
command-server-adjudicate-result = Come finisce
# en: 5e047386
command-server-adjudicate-reason = Il motivo (i giocatori lo leggeranno)
# en: d8980ebe
command-server-abort = Annulla una partita al posto dei giocatori, senza risultato
# en: 8250a8fb
command-server-abort-game = Quale partita
# en: a0c2a38d
command-server-abort-reason = Il motivo (i giocatori lo leggeranno)
# en: d1c61992
command-server-export = Scarica i dati di questo server
# en: ba255ef7
command-server-export-after = Continua dopo questa partita, se un file non è bastato
# en: 6b9cf2f8
command-server-organizer = Consenti a un ruolo di organizzare tornei
# en: 51c170d0
command-server-organizer-role = Quale ruolo (vuoto: solo gli admin)
# en: 8133d2be
command-server-delete = Elimina i dati di questo server
# en: 9cd4e6a0
command-tournament = Gioca nei tornei di questo server
# en: 93cde4ee
command-tournament-which = Quale torneo
# en: 7591ccdf
command-tournament-show = Date, classifiche e partite
# en: 36f299dc
command-tournament-join = Partecipa a un torneo
# en: d1ecfc92
command-tournament-leave = Lascia un torneo, ora o dopo questa stagione
# en: 8d52d73c
command-tournament-new = Apri un torneo qui (per chi organizza)
# en: 079f28d9
command-tournament-new-name = Il suo nome (di norma: quello del gioco)
# en: 484d8e11
command-tournament-manage = Modifica un torneo (per chi organizza)
# en: 1377a5e7
command-help = Come si gioca, e che cosa fare adesso

## Buttons and fields

# en: 82b283a6
button-accept = Accetta
# en: c70d60dc
button-accept-unrated = Accetta, amichevole
# en: 7a337594
button-decline = Rifiuta
# en: 9d4d9bd7
button-withdraw = Ritira
# en: 3555b690
button-move = Muovi
# en: 821e386a
button-view = La mia visuale
# en: c4c2faef
button-history = Cronologia
# en: 9b524c06
button-review = Analisi
# en: 351d5b25
button-look-again = Guarda di nuovo
# en: 2228712d
button-show-number = Mostra { $number }
# en: 471ce935
button-try-number = Prova { $number }
# en: 51024ea8
button-more = Altro
# en: a81f5d23
button-resign = Abbandona
# en: 29d17c70
button-resign-sure = Sì, abbandona
# en: 6f70a3c9
button-draw-offer = Offri la patta
# en: 0ca531fc
button-draw-accept = Accetta la patta
# en: d986de93
button-draw-decline = Rifiuta la patta
# en: 2a673151
button-draw-withdraw = Ritira l’offerta
# en: 3cafda8f
button-takeback = Chiedi il ritiro della mossa
# en: b870451a
button-takeback-accept = Concedi il ritiro
# en: 0ec26b4a
button-takeback-decline = Nega il ritiro
# en: 489018e8
button-takeback-withdraw = Ritira la richiesta
# en: 019db0f2
button-abort = Annulla la partita
# en: ed33a02f
button-abort-sure = Sì, annullala
# en: d7ab72af
button-rematch = Rivincita
# en: 1468dc72
button-note = Note
# en: f5950db0
button-dice = Dadi
# en: 271f6271
button-how-to-play = Come si gioca
# en: 67bbd065
button-lessons = Lezioni
# en: 5420756b
button-lessons-of = Impara { $game }
# en: 87e81851
button-first-course = Primo corso
# en: d0384c34
button-next-lesson = Lezione successiva
# en: 7d2409e6
button-know-chess = So giocare a scacchi
# en: 56fbe6b6
button-next-puzzle = Prossimo problema
# en: f11074f7
button-puzzle-of = Problema di { $game }
# en: 5d0e7662
button-solve = Risolvi
# en: 1dcf6afb
button-solution = Mostra la soluzione
# en: 9d0c11b9
button-line = Mostra le mosse
# en: f88929c5
button-again = Rigioca
# en: 1cf2aa0b
button-continue = Continua
# en: 9e01693c
button-hint = Suggerimento
# en: 64157e52
button-export = Scarica
# en: c476c93e
button-unblock = Togli il blocco
# en: 687f7456
button-forget = Elimina
# en: 6a587987
button-forget-sure = Sì, elimina tutto
# en: ae74cf1f
button-list-me = Entra nelle classifiche globali
# en: c77609de
button-unlist-me = Esci dalle classifiche globali
# en: 959356d7
button-play = Gioca { $turn }
# en: baa55692
button-plan-cancel = Annulla { $number }
# en: bf8c0db6
button-plan-cancel-all = Annulla tutti
# en: 99ea3726
button-end-sure = Sì, chiudila
# en: 92bf9a7d
button-server-delete-sure = Sì, elimina tutto
# en: 173b05ea
button-cancel = Annulla
# en: 71d9c081
button-new-game = Nuova partita
# en: 3ccbd362
button-send-challenge = Manda la sfida
# en: 2c64b12a
button-other-side = Cambia lato
# en: 64602fee
button-rated = Rendila classificata
# en: 9a97ebef
button-unrated = Rendila amichevole
# en: 43b859cd
button-anyone = Può accettare chiunque
# en: 3a8b7215
button-rules-of = Regole di { $game }
# en: 56d5a4b6
button-play-computer = Gioca contro il computer
# en: 3824624e
button-start-game = Inizia
# en: e1bffd2d
button-in-public = Gioca in pubblico
# en: 13594e83
button-in-private = Gioca in privato
# en: 8cfce722
button-strict = Vieta ritiri e suggerimenti
# en: e8698b35
button-lenient = Consenti i ritiri
# en: 905fa317
button-play-again = Gioca ancora
# en: c89b2fdd
button-try = Prova da qui
# en: df0ccca8
button-level-up = Un livello in più
# en: 96567f73
button-level-down = Un livello in meno
# en: 43d05c29
button-computer-hint = Suggerimento
# en: c738f17a
button-hint-move = Mostra la mossa
# en: d504b56d
button-hint-why = Perché?
# en: a5c0174a
button-hint-play = Giocala
# en: 8363840c
button-undo = Indietro di un passo
# en: 8f5e5b96
button-confirm = Conferma
# en: 08a1d644
button-edit = Modifica
# en: 4d5555b7
button-type = Scrivi una mossa
# en: 3e052f13
button-withdraw-number = Ritira { $number }
# en: 1b1016a7
button-accept-number = Accetta { $number }
# en: a2f5beb5
button-decline-number = Rifiuta { $number }
# en: ddce2799
button-type-value = Scrivi
# en: 563db336
button-all-options = Tutte le impostazioni
# en: 1ff140f5
button-clear-channels = Togli tutti
# en: 87ed6d14
button-all-games = Tutti i giochi
# en: e285ee3b
button-this-server = Questo server
# en: 83df0d4b
button-all-servers = Tutti i server
# en: 5a2d0223
button-page-back = ◀ Precedente
# en: d48dd9c1
button-page-forward = Successiva ▶
# en: 268f332f
button-back = ◀ Indietro
# en: 49956351
button-forward = Avanti ▶
# en: c5ac81b7
button-first = ⏮ Inizio
# en: 340b4c11
button-last = Ultima ⏭
# en: 5ea6d3cd
button-end = Fine ⏭
# en: fa790186
button-flip = Gira la scacchiera
# en: fc87655a
button-goto = Vai a…
# en: 5eba6a7e
button-turns = Tutte le mosse
# en: c33f302b
button-record = Scarica
# en: 299a8116
button-replay = Replay
# en: 87ab8a38
button-join = Partecipa
# en: d082cba2
button-leave = Esci
# en: 91c6297d
button-leave-now = Esci ora
# en: a905b053
button-leave-later = Esci dopo la stagione
# en: 9264ff5b
button-season-games = Le mie partite
# en: e1cdcfb3
button-season-challenge = Sfida
# en: 74788bdd
button-season-table = Classifica
# en: 75db495a
button-season-rules = Regole
# en: 493fcb7e
button-season-file = File del torneo
# en: cc3efe9a
button-division = Divisione { $number }
# en: cfa843ff
button-create-tournament = Apri
# en: 24ec6747
button-tournament-name = Cambia nome
# en: b3511bb9
button-manage-back = Indietro
# en: f75e1599
button-manage-sure = Sì, procedi
# en: 12678ee4
modal-tournament-name-title = Nome del torneo
# en: 50dc8945
modal-tournament-name = Nome
# en: 2068299b
modal-title = La tua mossa in { $game }
# en: 8894d7b1
modal-turn = Mossa
# en: 906a51c6
modal-note-title = Note su { $game }
# en: bf2187e3
modal-note = Solo tu puoi leggerle
# en: b2f070f8
modal-turn-hint = per esempio { $example }

## Challenges

# en: 67463cf9
challenge-title = { $game }: una sfida
# en: 3ca612bc
challenge-title-setup = { $game } ({ $setup }): una sfida
# en: eada5174
challenge-to = { $opponent }, ti va una partita di { $game }? { $challenger } ti sfida.
# en: 8186f4b6
challenge-rematch = { $opponent }, vuoi la rivincita? { $challenger } ti offre un’altra partita di { $game }, a lati invertiti.
# en: 4ef1a580
challenge-which = A che cosa vuoi giocare con { $opponent }? La partita sarà classificata, con lati a caso e { $pace }. Per sceglierli da te, usa `/challenge`.
# en: 634e2f5a
computer-name = Computer { $number } · { $level }
# en: 7bed6e66
-level-newcomer = Primi passi
# en: 8d3df09d
-level-beginner = Principiante
# en: 414d325e
-level-careful = Prudente
# en: 9c2dc6ff
-level-club = Circolo
# en: c7407f3d
-level-strong = Forte
# en: edd57757
-level-best = Massimo
# en: 290e3482
computer-about-newcomer = sa come si muovono i pezzi, ma non vede quasi nessuna minaccia
# en: 8bf910ce
computer-about-beginner = prende i pezzi indifesi e vince quando può
# en: 6ce15dff
computer-about-careful = vede la tua prossima risposta
# en: bb2331cb
computer-about-club = pianifica due o tre mosse in anticipo
# en: 45ebf365
computer-about-strong = trova le combinazioni
# en: 78463ff0
computer-about-best = pensa fino a cinque secondi
# en: 5449f4ea
computer-rated = { $about }; circa { $rating }
# en: 06608e6b
computer-choice = { $name }: { $about }
# en: df7cc85f
computer-title = Gioca contro il computer
# en: 67cc7d45
computer-against = Contro **{ $name }**: { $about }.
# en: cecda075
computer-terms = { $side ->
    [first] Cominci tu
    [second] Comincia il computer
   *[random] Lati a caso
} · { $days ->
    [0] senza orologio
    [one] 1 giorno per mossa
   *[other] { $days } giorni per mossa
} · { $rated ->
    [yes] classificata
   *[no] amichevole
} · { $strict ->
    [yes] niente ritiri né suggerimenti
   *[no] con ritiri e suggerimenti
}
# en: 6761cf0a
computer-private = Questa partita la vedi solo tu. Ti scriverò in privato.
# en: 7d0b3d0a
computer-public = Tutti in questo canale possono guardare.
# en: 28d14969
computer-choose-level = Scegli quanto è forte il computer
# en: 0f1a0947
computer-sees = Il computer vede ciò che vedrebbe una persona al suo posto, e nient’altro.
# en: 5bc522d3
computer-thinking = { $computer } sta pensando…
# en: 10a6d504
computer-begun = Si comincia! Giochi con { WORD($side, article: "the") } contro { $computer }.
# en: 8f4cc898
computer-taken-back = Mossa ritirata.
# en: 8125d6d5
computer-tried = Si riparte da qui! Giochi con { WORD($side, article: "the") } contro { $computer }. È un’amichevole, e la partita da cui viene resta com’è.{ $secrets ->
    [yes] {" "}Ciò che per te era nascosto viene distribuito di nuovo.
   *[no] {""}
}
# en: 460f6bc9
computer-try-instead = Puoi però provare un’altra mossa in una nuova partita.
# en: 74fd4fc7
computer-draw-offered = Hai offerto la patta. { $computer } la accetta al suo turno, oppure continua a giocare.
# en: b92d9d1e
hint-piece = Guarda il tuo pezzo in **{ $square }**.
# en: 134639e5
hint-their-piece = Guarda il pezzo avversario in **{ $square }**.
# en: 7a98f5fb
hint-drop = Hai un pezzo da mettere in gioco.
# en: 3e641d8d
hint-tile = Hai una tessera da giocare.
# en: 1093af68
hint-promotion = Pensa a che cosa deve diventare il tuo Pedone.
# en: ed1f3dce
hint-pass = Forse la cosa migliore è non fare nulla.
# en: 5f52b153
hint-move = Gioca `{ $turn }`: { $meaning }.
# en: 17a6dbfc
hint-why-wins = Vince subito.
# en: 9c822036
hint-why-wins-in = Vince in { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}, qualunque cosa risponda l’avversario.
# en: 1dc63efd
hint-why-only = È la tua unica mossa.
# en: 7658d222
hint-why-leaves-check = Para lo scacco al tuo Re, e ti costa il meno possibile.
# en: 16a89935
hint-why-saves-king = Salva il tuo Re. Altrimenti l’avversario potrebbe prenderlo: { $threat }.
# en: 53034160
hint-why-stops-mate = Evita lo scacco matto. Altrimenti l’avversario potrebbe chiudere la partita: { $threat }.
# en: a1746b8f
hint-why-checks = Dà scacco, e l’avversario deve prima pensare a quello.
# en: ccfdedf3
hint-why-threatens-king = Attacca il Re nemico, che prenderai se l’avversario non fa niente: { $next }.
# en: dfb396d6
hint-why-threatens-mate = Minaccia scacco matto. Se l’avversario non fa niente, chiudi la partita: { $next }.
# en: 200cf9d3
hint-why-takes = Guadagna materiale, e in cambio l’avversario non ha niente di buono da prendere.
# en: db0e699f
hint-why-takes-reply = Guadagna materiale, anche dopo la risposta migliore: { $reply }.
# en: 46e92e29
hint-why-their-answer = La risposta migliore: { $reply }.
# en: 48186645
hint-why-grows = Ti dà un pezzo più forte, e in cambio l’avversario non ha niente di buono da prendere.
# en: afd7817f
hint-why-prevents = Risponde a una minaccia: { $threat }.
# en: d0320405
hint-why-instead = C’è una presa allettante, ma è peggiore: { $tempting }. L’avversario risponderebbe: { $reply }.
# en: cb09e94a
hint-why-threatens = Minaccia una presa: { $next }.
# en: 2c2fadd3
hint-why-again = Poi muovi ancora tu.
# en: 8465eb52
hint-why-limits = L’avversario ha ancora una buona risposta, ma le altre mosse ti costano di più: { $reply }.
# en: 48bedb0f
hint-why-nears = Permette ai tuoi pezzi di avvicinarsi di più al Re nemico.
# en: 928d85b0
hint-why-safe = Migliora la tua posizione, e non lascia niente di tuo da prendere gratis.
# en: a2eea04b
hint-why-improves = Nel giro di qualche mossa porta alla posizione migliore per te.
# en: f32061dd
hint-busy = Il computer ha troppo da pensare in questo momento. Chiedi di nuovo il suggerimento tra un minuto.
# en: 15214b96
hint-count = Suggerimenti in questa partita: { $count }
# en: 6453406d
computer-waiting = { $player }, { $computer } ha mosso. Tocca a te nella partita di { $game }: { $link }
# en: b1157a3d
danger-king = Il tuo Re può essere preso alla prossima mossa: { WORD($piece, article: "by") } in { $square }.
# en: 898b24a4
danger-king-unknown = Il tuo Re può essere preso alla prossima mossa.
# en: e47b1da5
danger-mate = { WORD($piece, article: "the", start: "yes") } in { $square } può darti scacco matto alla prossima mossa.
# en: 3e09dcc4
danger-mate-unknown = Alla prossima mossa rischi lo scacco matto.
# en: 0a1c81f8
danger-check = { WORD($piece, article: "the", start: "yes") } in { $square } dà scacco al tuo Re. Sposta il Re, chiudi la linea o prendi quel pezzo.
# en: 15071830
danger-check-close = { WORD($piece, article: "the", start: "yes") } in { $square } dà scacco al tuo Re. Sposta il Re o prendi quel pezzo.
# en: eef20781
danger-check-double = Due pezzi danno scacco al tuo Re. Spostalo.
# en: 9d39fad2
danger-check-unknown = Il tuo Re è sotto scacco.
# en: 6705dfe2
computer-over = { $player } contro { $computer }: { $told }
# en: aa721637
computer-won = Hai vinto!
# en: 994d3bfe
computer-won-checkmate = Hai vinto! Il Re del computer non ha scampo.
# en: 79737150
computer-won-king = Hai vinto! Hai catturato il Re del computer.
# en: 7072875f
computer-won-kings_captured = Hai vinto! Al computer non resta nessun Re.
# en: 2afcbbc8
computer-won-mana = Hai vinto! Il computer ha finito il mana.
# en: fb99da82
computer-won-draw = Hai vinto! Il computer non può pescare abbastanza tessere.
# en: 45d3da60
computer-won-limit = Hai vinto! La mossa 400 è finita, e le regole ti danno la partita.
# en: 074fa1cf
computer-won-resignation = Hai vinto! Il computer ha abbandonato.
# en: 6d3ae415
computer-won-adjudicated = Un admin del server ha deciso: hai vinto!
# en: cb19bd56
computer-lost = Stavolta vince il computer.
# en: 23fc6244
computer-lost-checkmate = Scacco matto. Stavolta vince il computer.
# en: 550a2a1e
computer-lost-king = Il tuo Re è stato catturato. Stavolta vince il computer.
# en: 44907d1d
computer-lost-kings_captured = Non ti resta nessun Re. Stavolta vince il computer.
# en: eb64145e
computer-lost-mana = Hai finito il mana. Stavolta vince il computer.
# en: d1b70429
computer-lost-draw = Non puoi pescare abbastanza tessere. Stavolta vince il computer.
# en: 65f4142e
computer-lost-limit = La mossa 400 è finita, e le regole decidono contro di te. Stavolta vince il computer.
# en: f8c56469
computer-lost-resignation = Hai abbandonato. Stavolta vince il computer.
# en: 1c8eab94
computer-lost-time = Hai finito il tempo. Stavolta vince il computer.
# en: d1b6870a
computer-lost-adjudicated = Un admin del server ha deciso: vince il computer.
# en: 138bf401
computer-lost-try = **Prova da qui** ti riporta { $from ->
    [mistake] al tuo errore più costoso
   *[last] alla tua ultima mossa
}, per giocare in un altro modo.
# en: f6600b96
computer-lost-lesson = Una lezione su ciò che ti è costato la partita: **{ $title }**
# en: 603a2fc9
button-fitting-lesson = Apri la lezione
# en: bd2fe2f7
computer-stuck = Mi dispiace, { $player }: { $computer } non riesce a trovare la sua mossa nella vostra partita di { $game }. L’ho detto a chi è responsabile del bot, e il computer riprova ogni ora. La tua partita è al sicuro.
# en: ed81f01a
games-computer = Contro il computer
# en: 7e8bba27
profile-computer-line = { $game }, livelli battuti: { $levels }
# en: 50cb6c92
profile-computer-none = { $game }: ancora nessuna vittoria
# en: ac1a84f5
profile-computer-rated = punteggio { $rating } ({ $results })
# en: 42f42ace
games-line-computer = **{ $game }** contro { $opponent } · mossa { $turn } · { $whose ->
    [mine] **tocca a te**
    [theirs] sta pensando
   *[public] senza orologio
} · { $link }
# en: a772c350
notice-answered = { WORD($side, article: "the", start: "yes") } ha risposto con `{ $record }`: { $meaning }.
# en: 23370c61
new-game-title = Nuova partita
# en: 80bedc77
new-game-which = A quale gioco vuoi giocare?
# en: 739bca54
new-game-game = **{ $game }** · { $about }
# en: 2fc8cdb3
new-game-setup = Schieramento: { $setup }
# en: ae90451c
new-game-terms = Contro { $opponent } · { $side ->
    [first] cominci tu
    [second] comincia il tuo avversario
   *[random] lati a caso
} · { $pace } · { $rated ->
    [yes] classificata
   *[no] amichevole
}
# en: 57684999
new-game-anyone = chi accetta per primo
# en: 3429171a
new-game-choose-game = Scegli un gioco
# en: 5a93a930
new-game-other-game = Scegli un altro gioco
# en: ad216de4
new-game-choose-setup = Scegli lo schieramento iniziale
# en: 0b8e7174
new-game-choose-pace = Scegli il tempo per mossa
# en: baacd366
new-game-choose-opponent = Scegli chi sfidare
# en: c5c18aba
challenge-open = { $challenger } vuole fare una partita di { $game }. Chi ci sta?
# en: 7827c641
challenge-terms = { $challenger } gioca { $side ->
    [first] con il lato che muove per primo
    [second] con il lato che muove per secondo
   *[random] con un lato a caso
} · { $pace } · { $rated ->
    [yes] classificata
    [limited] amichevole: già raggiunto il limite di { $most } partite classificate con { $opponent } questa settimana
   *[no] amichevole
} · scade { $until }
# en: 720f9d99
challenge-pace = -# { $challenger } di solito risponde entro { $time }; sconfitte per il tempo: { $lost } su { $finished ->
    [one] 1 partita
   *[other] { $finished } partite
}.
# en: 1ee19bdc
challenge-unrated = Questa partita non sarà classificata: negli ultimi 7 giorni hai iniziato con { $opponent } { $most ->
    [one] 1 partita classificata
   *[other] { $most } partite classificate
} di questo gioco.
# en: 34824f9c
challenge-sent = Sfida inviata! Scade { $until }.
# en: 07633002
challenge-sent-home = Sfida inviata! Scade { $until }. Si giocherà in { $channel }.
# en: 96b70f5e
challenge-home = Si giocherà in { $channel }.
# en: edcf943d
challenge-accepted-home = { $player } ha accettato la sfida di { $challenger }. La partita comincia in { $channel }.
# en: fd1767bc
challenge-accepted = { $player } ha accettato la sfida di { $challenger }. La partita comincia qui sotto.
# en: 1192b7f6
challenge-declined = { $player } ha rifiutato la sfida di { $challenger }.
# en: 0f26f14d
challenge-withdrawn = { $challenger } ha ritirato questa sfida.
# en: b3147b95
challenge-expired = Nessuno ha risposto in tempo alla sfida di { $challenger }.
# en: f5a43d59
challenge-closed = { $why ->
    [left] La sfida di { $challenger } è chiusa: una delle due persone ha lasciato questo server.
    [place] La sfida di { $challenger } è chiusa: nel canale della sfida non si può giocare.
    [limit] La sfida di { $challenger } è chiusa: una delle due persone è già al numero massimo di partite consentito da questo server.
   *[unwilling] La sfida di { $challenger } è chiusa: la partita adesso non può cominciare.
}
# en: 83ae800e
challenge-expired-notice = { $challenger }, { $opponent } non ha risposto in tempo alla tua sfida per una partita di { $game }, quindi è scaduta. Per mandarne un’altra, usa `/challenge`.
# en: 99a64686
challenge-expired-notice-open = { $challenger }, nessuno ha accettato in tempo la tua sfida per una partita di { $game }, quindi è scaduta. Per mandarne un’altra, usa `/challenge`.
# en: 3a3988d9
challenge-done-accepted = Sfida accettata! Giochi con { $challenger } in { $channel }.
# en: 052d0ca5
challenge-done-time = Avete un giorno a testa per ogni mossa, e { $days ->
    [one] 1 giorno in più
   *[other] { $days } giorni in più
} per tutta la partita. Da questa riserva si scala solo il tempo che una mossa richiede oltre il suo giorno.
# en: 090bbc59
challenge-done-declined = Hai rifiutato la sfida di { $challenger }.
# en: 765a64c6
challenge-done-withdrawn = Hai ritirato la tua sfida.
# en: ba720cd0
challenge-declined-notice = { $player } ha rifiutato la tua sfida per una partita di { $game }, { $challenger }.
# en: 7d43cd39
challenge-missing-permissions = Non posso ancora gestire una partita in questo canale. Mi manca il permesso di { $missing }. Chiedi a un admin del server, oppure lancia la sfida in un altro canale.
# en: 5e784f1d
challenge-hidden = { $opponent } non vede il canale di questa sfida. Lancia la sfida in { $channel }, che vedete tutti e due.
# en: 1b6b4823
challenge-hidden-everywhere = { $opponent } non vede il canale di questa sfida, e non c’è un canale di gioco che vediate tutti e due. Un admin può aggiungerne uno con `/server`.
# en: cbf7689b
challenge-absent = { $opponent } non è in questo server, quindi qui la sfida non è possibile.
# en: da2c5588
permission-view = vedere il canale
# en: 22dc9407
permission-send = inviare messaggi
# en: 5e6a2f2e
permission-send-thread = inviare messaggi nei thread
# en: a060b405
permission-embed = incorporare link
# en: 7dc599b3
permission-attach = allegare file
# en: b65b0c18
doctor-missing = { $server }: al bot manca il permesso di { $missing }

## Notices

# en: 490ced6d
notice-ping = { $player }, tocca a te!
# en: 73b06eca
notice-over = { $first } contro { $second }: { $ending }
# en: 021c4333
notice-title = { $game } · mossa { $turn }
# en: 667a856a
notice-title-part = { $game } · parte { $part } della mossa { $turn }
# en: 8750118f
notice-title-over = { $game } · partita finita
# en: 9eab4bc0
notice-players = { $firstside }: { $first } · { $secondside }: { $second }
# en: 0843381b
notice-start = Si comincia! Muove per primo { WORD($side, article: "the") }.
# en: ed9506f3
notice-last = { WORD($side, article: "the", start: "yes") } ha giocato `{ $record }`: { $meaning }.
# en: 41f64e4b
notice-planned = { WORD($side, article: "the", start: "yes") } aveva pianificato `{ $record }`: { $meaning }.
# en: dfe26578
notice-plan-played = { $player }, ho giocato la mossa del tuo piano.
# en: 15323234
notice-plan-refused = { $player }, era il momento del tuo piano, ma la mossa non si poteva giocare. Premi **Muovi** per vedere perché.
# en: 7345a98c
notice-deadline = Scade { $deadline } ({ $exactly })
# en: 1810c8f5
notice-draw-open = { $player } offre la patta. L’offerta vale finché { $opponent } non risponde o muove.
# en: d0fcfd6d
notice-draw-closed = { $outcome ->
    [accepted] L’offerta di patta è stata accettata.
    [declined] L’offerta di patta è stata rifiutata.
    [withdrawn] L’offerta di patta è stata ritirata.
    [over] C’era un’offerta di patta, ma la partita è finita prima.
   *[overtaken] C’era un’offerta di patta, ma la partita è andata avanti.
}
# en: 3e4f3c54
notice-foot = Partita { $id } · { $from } in basso
# en: e23e02c3
notice-foot-dice = Partita { $id } · { $from } in basso · dadi lanciati
# en: 0e5261a5
notice-dice-sealed = -# Dadi sigillati: SHA-256 `{ $commitment }`
# en: 2c438436
notice-dice-open = Controlla i dadi con `/verify`.
# en: 80a1c8c0
plan-both = Per un piano servono tutti e due i campi: `if` è la mossa del tuo avversario, `then` è la tua risposta.
# en: 095ecbfa
plan-turn = `{ $turn }`
# en: cae05aeb
plan-stealth = una mossa furtiva da { $from }
# en: 3175290e
plan-made = Piano pronto: se l’avversario gioca { $foreseen }, giocherò `{ $reply }` per te.
# en: da413946
plan-title = I tuoi piani per { $game } { $id }
# en: 59257b43
plan-line = { $number }. se { $foreseen }, allora `{ $reply }`
# en: e6f90cc0
plan-choice = se { $foreseen }, allora { $reply }
# en: 828383b7
plan-none = In questa partita non hai ancora piani. Aggiungine uno con `/plan if: then:`.
# en: 130ddbbe
plan-none-on-turn = In questa partita non hai piani. Tocca a te, quindi gioca direttamente con `/move`. Puoi fare piani mentre pensa il tuo avversario.
# en: 24995fd0
plan-stale = La partita è andata avanti, quindi non è stato annullato niente. Ecco i tuoi piani adesso.
# en: 6953628b
plan-refused = Era il momento del tuo piano per { $foreseen }, ma `{ $reply }` non si può giocare. { $why } Scegli la tua mossa.
# en: 152fd9bf
plan-not-foreseen = I tuoi piani non prevedevano la mossa del tuo avversario, quindi non ne ho usato nessuno.
# en: 8272217b
plan-foot-ended = Li vedi solo tu. Spariscono appena muovi.
# en: becacd0e
plan-foot = Li vedi solo tu. Qualsiasi altra mossa li annulla.
# en: a101afe7
rules-title = { $game } · { $topic }
# en: 7e6f8e9b
rules-foot = { $chapter } · pagina { $page } di { $pages }
# en: 276bbc5b
rules-heading = { $topic } ({ $code })
# en: 3d3f77d8
rules-choice = { $topic } · { $text }
# en: 0d3d5126
rules-no-topic = Non ho una pagina su `{ $typed }`, quindi ecco la prima. L’elenco mostra tutti gli argomenti.
# en: 714e02e2
rules-chapters = Capitolo: { $chapter }
# en: 717d8ead
rules-pages = Pagina: { $topic }
# en: 0a840b62
rules-shown-turn = *Nella figura: { WORD($side, article: "the") } ha giocato `{ $record }`: { $meaning }.*
# en: ad6ddb75
rules-shown-targets = *Segnate: le caselle dove può andare.*
# en: b14d54b8
rules-alt-targets = Una mossa che comincia con { $draft } può continuare in { $squares }.
# en: 7a2ce74a
rules-chapter-aruki-game = Il gioco
# en: 2d8b94d2
rules-chapter-aruki-pieces = I pezzi
# en: af10b160
rules-chapter-aruki-specials = Promozione, evoluzione, draghi
# en: 55017abd
rules-chapter-aruki-end = Scacco, fine, notazione
# en: 9cfb0f47
rules-title-aruki-overview = Di che cosa si tratta
# en: 4d6e07bf
rules-page-aruki-overview =
    Aruki è un gioco di scacchi su una scacchiera di 12×12 caselle. Muove per primo il Bianco, poi si gioca a turno; nessuno passa. Vinci se dai scacco matto al Re nemico.
    Tre cose lo rendono diverso:
    - I pezzi che catturi vanno nella tua *riserva*. Quando un pedone arriva alla traversa dei pedoni avversari, può diventare uno di quei pezzi.
    - *Evoluzione*: fondi un pezzo sulla scacchiera con uno della tua riserva, e ottieni un pezzo più forte.
    - Una volta per partita, ognuno dei tuoi due *draghi* può spazzare tutta la sua linea, compreso sé stesso. Fino ad allora minaccia il Re nemico ovunque su quella linea.
    Non c’è arrocco, né doppio passo, né en passant.
# en: e9bbe180
rules-title-aruki-setup = Scacchiera e schieramento
# en: 8eac5612
rules-page-aruki-setup =
    Le colonne vanno dalla a alla l, le traverse dalla 1 alla 12, e a1 è alla sinistra del Bianco. La traversa di partenza del Bianco è la 1, quella dei suoi pedoni la 2. Per il Nero sono la 12 e la 11. Avanti vuol dire in su per il Bianco e in giù per il Nero.
    La traversa di partenza, dalla a alla l: Torre, Freccia, Lancia, Picca, Drago d’oro, Re, Giullare, Drago d’argento, Picca, Lancia, Freccia, Torre. L’esercito nero sta di fronte come allo specchio, Re contro Re sulla colonna f.
    I colori delle caselle non contano. Le riserve all’inizio sono vuote, e tutti e quattro i poteri dei draghi sono pronti. Per cominciare il Bianco ha tredici mosse: dodici passi di pedone, o la spazzata del Drago d’oro sulla colonna e.
# en: 29288adf
rules-title-aruki-turn = Il tuo turno
# en: c4a8aad7
rules-page-aruki-turn =
    Al tuo turno fai una di queste tre cose:
    - un *passo*: muovi un pezzo. Può catturare, e un Pedone o un Giavellotto può promuovere;
    - un’*evoluzione*: fondi un pezzo sulla scacchiera con uno della tua riserva;
    - una *spazzata*: spazza una linea con uno dei tuoi draghi.
    Qualunque cosa tu faccia, alla fine il tuo Re non deve essere sotto scacco. Non puoi finire sui tuoi pezzi.
# en: f97896d2
rules-title-aruki-capture = Catturare
# en: f187cf4e
rules-page-aruki-capture =
    Per catturare, vai su un pezzo nemico. Fanno eccezione solo Pedoni e Giavellotti: vanno dritti su caselle vuote e catturano in avanti in diagonale.
    Il pezzo catturato va nella tua riserva così com’era sulla scacchiera: un Ministro che una volta era una Torre è un Ministro. Giullari e draghi invece lasciano la partita. I Re non si catturano mai.
# en: d87a43bc
rules-title-aruki-trays = Riserve
# en: ff0b87c1
rules-page-aruki-trays =
    La tua riserva, accanto alla scacchiera, contiene ciò che hai catturato. La vedono tutti. Lì i pezzi non hanno più colore: quando li usi, sono tuoi.
    Puoi usare la riserva in due modi. Una promozione porta un pezzo da lì sulla scacchiera. Un’evoluzione fonde un pezzo con uno sulla scacchiera. Non puoi mettere in gioco i pezzi direttamente.
    Nelle riserve vanno solo questi tipi: Pedone, Giavellotto, Picca, Picca Maggiore, Lancia, Lancia Maggiore, Spada, Spada Lunga, Torre, Freccia (nostra decisione), Ministro. I pezzi tolti da una spazzata non vanno in nessuna riserva, e nemmeno un pedone che promuove.
# en: aad99aa9
rules-page-aruki-pawn =
    Una casella dritto in avanti, se è vuota. Cattura in diagonale, una casella in avanti, e solo lì, quindi un pezzo proprio davanti lo blocca. Non c’è doppio passo.
    Quando entra nella traversa dei pedoni avversari, può promuovere. Sull’ultima traversa non può più fare passi, ma puoi ancora fonderlo con un altro pedone.
    Due Pedoni fanno un Giavellotto.
# en: f85914c9
rules-page-aruki-javelin =
    Una casella dritto in avanti o indietro, se è vuota. Come un Pedone, cattura in diagonale, una casella in avanti, mai indietro e mai dritto.
    Può promuovere ogni volta che entra nella traversa dei pedoni avversari, anche tornando indietro, ma non a Pedone.
    Si ottiene da due Pedoni. Non evolve oltre.
# en: 91e47d0a
rules-page-aruki-pike =
    Una casella in diagonale, in tutte e quattro le direzioni. I tuoi pezzi la bloccano; quelli nemici li cattura.
    Due Picche fanno una Picca Maggiore. Una Picca e una Lancia fanno una Spada.
# en: e4c4c200
rules-page-aruki-greater-pike =
    Una o due caselle in diagonale. Due caselle sono un salto: non importa che cosa c’è in mezzo, e non gli succede niente (nostra decisione).
    Con una Lancia Maggiore fa una Spada Lunga.
# en: e909a559
rules-page-aruki-lance =
    Una casella lungo la sua traversa o colonna, in tutte e quattro le direzioni, ma non in diagonale.
    Due Lance fanno una Lancia Maggiore. Una Lancia e una Picca fanno una Spada.
# en: 9f3429af
rules-page-aruki-greater-lance =
    Una o due caselle lungo la sua traversa o colonna. Due caselle sono un salto (nostra decisione): qui salta oltre un pezzo amico in e6, e oltre il pedone in f5, che potrebbe anche catturare.
    Con una Picca Maggiore fa una Spada Lunga.
# en: dfc30c19
rules-page-aruki-sword =
    Una casella in qualsiasi direzione, come un Re, ma può stare sotto attacco.
    Si ottiene da una Lancia e una Picca. Due Spade fanno una Spada Lunga.
# en: e04feabd
rules-page-aruki-long-sword =
    Una o due caselle in una delle otto direzioni: sedici caselle, nessuna a salto di cavallo. Due caselle sono un salto (nostra decisione), quindi nemmeno un anello di pezzi la trattiene.
    Si ottiene da due Spade, o da una Picca Maggiore e una Lancia Maggiore.
# en: 490e02a9
rules-page-aruki-rook =
    Quante caselle vuole lungo la sua traversa o colonna, fino al primo pezzo. Un tuo pezzo la ferma; uno nemico si può catturare. Non salta.
    Con una Freccia fa un Ministro.
# en: 93f1df6f
rules-page-aruki-arrow =
    Quante caselle vuole in diagonale, fino al primo pezzo. Un tuo pezzo la ferma; uno nemico si può catturare. Resta sempre su caselle di un solo colore.
    Con una Torre fa un Ministro.
# en: b9facfb7
rules-page-aruki-minister =
    Torre e Freccia in uno: quante caselle vuole lungo una traversa, una colonna o una diagonale, fino al primo pezzo.
    Si ottiene da una Torre e una Freccia, qualunque delle due sia sulla scacchiera.
# en: 2ea617e6
rules-page-aruki-king =
    Una casella in qualsiasi direzione, ma mai su una casella attaccata. Non può nemmeno mettersi sulla linea di un drago nemico con il potere pronto, a meno che non catturi quel drago, o che su quella linea ci sia anche il Re dello stesso colore del drago. Non c’è arrocco.
    Hai un solo Re per tutta la partita, e non viene mai catturato. Se è sotto scacco e nessuna mossa lo salva, hai perso.
# en: 53d9455d
rules-page-aruki-jester =
    Di suo muove di una casella in qualsiasi direzione. Muove anche come i pezzi che gli stanno accanto: vedi la pagina seguente.
    Ne hai uno solo. Non può evolvere, nessun pezzo può essere promosso a Giullare, e quando viene catturato lascia la partita.
# en: a447f95f
rules-title-aruki-mimicry = Che cosa imita il Giullare
# en: d4e77313
rules-page-aruki-mimicry =
    Ogni pezzo, amico o nemico, sulle otto caselle intorno a un Giullare gli presta il suo modo di muovere. Il Giullare ha tutti questi modi insieme. Qui la Torre nera gli presta traverse e colonne, e la Picca Maggiore amica i salti di due in diagonale.
    - Torre, Freccia e Ministro prestano le loro corse; Picca Maggiore, Lancia Maggiore e Spada Lunga i loro salti. I pezzi che fanno un solo passo non aggiungono niente.
    - I draghi prestano solo passi: niente spazzata e niente scacco a distanza. L’altro Giullare non presta niente (nostra decisione).
    - Una corsa prestata viene bloccata come ogni altra, anche dal pezzo che la presta.
    - L’imitazione vale per lo scacco: un pezzo che si mette accanto a un Giullare, o se ne allontana, cambia subito ciò che il Giullare attacca.
# en: 8fd94576
rules-page-aruki-golden-dragon =
    Una casella in qualsiasi direzione, come un Re. Una volta per partita può anche spazzare la *colonna* su cui sta. Finché quel potere è pronto, minaccia il Re nemico ovunque su quella colonna.
    La barra sul pezzo sta in verticale finché il potere è pronto. Un drago catturato lascia la partita, e con lui il suo potere.
# en: 9dbacf9a
rules-page-aruki-silver-dragon =
    Il gemello del Drago d’oro, per le traverse: una casella in qualsiasi direzione, e una volta per partita può spazzare la *traversa* su cui sta. Fino ad allora minaccia il Re nemico ovunque su quella traversa.
    All’inizio non può né spazzare né minacciare, perché il suo Re sta sulla stessa traversa.
# en: 9d6c1132
rules-title-aruki-promotion = Promozione
# en: 6ef2bf52
rules-page-aruki-promotion =
    Quando il tuo Pedone o Giavellotto entra nella traversa dei pedoni avversari (la 11 per il Bianco, la 2 per il Nero), puoi cambiarlo, nella stessa mossa, con un pezzo della tua riserva. Qui il Pedone prende un Ministro e diventa proprio quel Ministro: ciò che un passo cattura è già nella tua riserva.
    - Non è obbligatorio (nostra decisione). Ma un Pedone che tira dritto ha perso l’occasione.
    - Il Pedone lascia la partita; non va in nessuna riserva.
    - Con la riserva vuota non puoi promuovere.
    - Sull’ultima traversa non si promuove.
    Si scrive `O(a10)b11=M`.
# en: 945e6136
rules-title-aruki-javelin-promotion = Promuovere un Giavellotto
# en: d933f9aa
rules-page-aruki-javelin-promotion =
    Un Giavellotto promuove come un Pedone, ma può entrare più volte nella traversa dei pedoni avversari, e ogni volta può promuovere. Qui torna indietro dall’ultima traversa e diventa una Spada.
    Può diventare qualsiasi pezzo della tua riserva tranne un Pedone.
# en: f03c1686
rules-title-aruki-evolution = Evoluzione
# en: 40bb6835
rules-page-aruki-evolution =
    Fondi un pezzo della tua riserva con uno sulla scacchiera: il nuovo pezzo sta sulla casella di quest’ultimo. È tutta la tua mossa (nostra decisione). Sulla scacchiera può stare l’uno o l’altro dei due.
    - Pedone + Pedone = Giavellotto
    - Torre + Freccia = Ministro
    - Picca + Picca = Picca Maggiore
    - Lancia + Lancia = Lancia Maggiore
    - Lancia + Picca = Spada
    - Spada + Spada = Spada Lunga
    - Picca Maggiore + Lancia Maggiore = Spada Lunga
    Non ce ne sono altre. Si può fare su ogni casella e può dare scacco. Si scrive `R(e4)+A=M`: il pezzo sulla scacchiera, quello della riserva, il risultato.
# en: f45b1a2d
rules-title-aruki-wipe = La spazzata
# en: 74edf390
rules-page-aruki-wipe =
    Una volta per partita, il tuo Drago d’oro può spazzare la sua colonna, e il tuo Drago d’argento la sua traversa. È tutta la tua mossa. Ogni pezzo su quella linea sparisce: i pezzi avversari, i tuoi, e il drago stesso. Nessuno va in una riserva (nostra decisione).
    Non puoi farlo finché il tuo Re è sulla linea (nostra decisione). Puoi farlo anche se così sparisce solo il drago.
    Si scrive `GD(c4)-`.
# en: e78b5170
rules-title-aruki-line-check = Scacco a distanza
# en: 552b4b6f
rules-page-aruki-line-check =
    Poiché potrebbe spazzare la sua linea, un drago con il potere pronto dà scacco al Re nemico ovunque su quella linea, per quanti pezzi ci siano in mezzo. Mettere un pezzo in mezzo non serve a niente.
    Che cosa puoi fare: porta il Re fuori dalla linea, cattura il drago, o spazzalo via con un tuo drago su un’altra linea. Un drago che ha usato il suo potere non dà scacco a distanza.
# en: 183dcbc8
rules-title-aruki-line-exception = Quando una linea è sicura
# en: de52f121
rules-page-aruki-line-exception =
    Finché tutti e due i Re sono sulla linea di un drago, non c’è scacco a distanza, perché quel drago non potrebbe spazzarla. Qui, sulla colonna e, il Re nero è al sicuro finché il Re bianco non la lascia. Se la lascia, è uno scacco di scoperta.
    Proprio accanto a un drago un Re è comunque sotto scacco, perché il drago muove come un Re.
# en: 4731fa4b
rules-title-aruki-check = Scacco
# en: fd7c30ff
rules-page-aruki-check =
    Un Re è sotto scacco quando un pezzo nemico attacca la sua casella (l’imitazione conta), o quando un drago sulla sua linea ha il potere pronto. Nessuna mossa può lasciare sotto scacco il proprio Re: qui la Spada deve restare tra il suo Re e la Torre.
    Non importa se chi attacca è a sua volta inchiodato.
# en: a0059503
rules-title-aruki-checkmate = Scacco matto
# en: fd018f90
rules-page-aruki-checkmate =
    Se sei sotto scacco e non hai mosse legali, hai perso. Evoluzioni e spazzate valgono come mosse: finché una ti salva, non è matto.
    Una partita finisce anche quando qualcuno abbandona, quando il tempo finisce, o quando vi accordate per la patta.
# en: b26bf0c4
rules-title-aruki-stalemate = Stallo
# en: e2546044
rules-page-aruki-stalemate = Se non sei sotto scacco ma non hai mosse legali, è patta. Evoluzioni e spazzate valgono come mosse.
# en: e89b7cd1
rules-title-aruki-draws = Altre patte
# en: 3f8244e5
rules-page-aruki-draws =
    Queste situazioni chiudono la partita da sole; non serve che qualcuno reclami la patta:
    - sulla scacchiera restano solo i due Re, qualunque cosa ci sia nelle riserve;
    - la stessa posizione compare per la terza volta: stessa scacchiera, stesso lato che muove, stesse riserve, stessi poteri dei draghi;
    - passano cento mosse a testa senza catture, promozioni, evoluzioni, spazzate o passi di pedone. I passi di un Giavellotto contano come mosse quiete.
    Le regole originali non dicono niente delle patte; queste sono nostre decisioni.
# en: a308a547
rules-title-aruki-notation = Come si scrivono le mosse
# en: 9e1eb2b3
rules-page-aruki-notation =
    - Un passo: `O(d2)d3`, cioè il pezzo, dove sta, dove va. Le catture non si segnano.
    - Con promozione: `O(a10)a11=R`
    - Un’evoluzione: `R(a1)+A=M`
    - Una spazzata: `GD(c4)-`
    Un `+` alla fine è scacco, `#` è matto. I simboli: O Pedone, J Giavellotto, P Picca, PP Picca Maggiore, L Lancia, LL Lancia Maggiore, S Spada, SS Spada Lunga, R Torre, A Freccia, M Ministro, K Re, JK Giullare, GD e SD i draghi.
    Puoi scrivere di meno: capisco `d2d3`, `a10a11r`, `a1+a` e `c4-`, in maiuscolo o no, e i nomi dei pezzi: `rook a6 b6`. Se scrivi `GDc4` per una spazzata, chiedo conferma prima di giocarla. Se scambi lettera e numero, chiedo che cosa volevi dire.
# en: 1f73b72c
rules-chapter-kyo-game = Il gioco
# en: 5def8a25
rules-chapter-kyo-moves = Muovere pedoni e gettoni
# en: 4e27e0f9
rules-chapter-kyo-pawns = I pedoni
# en: 6710fa60
rules-chapter-kyo-shields = Scudi
# en: 11a0961e
rules-chapter-kyo-end = La fine, la notazione
# en: fdabc1d5
rules-title-kyo-overview = Di che cosa si tratta
# en: e7099b43
rules-page-kyo-overview =
    A Kyo giochi con pedoni che stanno su pile di gettoni. Muove per primo l’Oro, poi si gioca a turno; nessuno passa. Vinci se catturi il Re nemico, o se lasci il tuo avversario senza nessun gettone di mana.
    Un pedone va in una casella vicina e porta con sé quanti dei suoi gettoni vuole. Se il gettone che *resta* è una strada per quel passo, il pedone può continuare, passo dopo passo:
    - il mana scuro, segnato `+`, è una strada in avanti, indietro e di lato;
    - il mana chiaro, segnato `x`, è una strada in diagonale.
    Uno scudo in cima a una casella la protegge: chi attacca rimbalza.
# en: a8a552d6
rules-title-kyo-setup = Scacchiera e schieramenti
# en: e9597501
rules-page-kyo-setup =
    Dieci colonne dalla A alla J, dieci traverse da 0 a 9. La traversa di partenza dell’Oro è la 0, quella del Rosso la 9. L’Oro vede la traversa 0 in basso e la colonna A a destra. I colori delle caselle non contano.
    Avete a testa 8 Pedoni Leggeri, 8 Pedoni Pesanti, 2 Torri, una Donna, un Re, 13 gettoni di mana scuri e 13 chiari e 8 scudi. Il Re sta di fronte al Re sulla colonna E, la Donna di fronte alla Donna sulla F.
    Gli schieramenti differiscono nella posizione dei Pedoni Leggeri: *Campo aperto* (traverse 1 e 8, come qui), *Trincea* (traverse 3 e 6), *Muro contro muro* (traverse 4 e 5). Con un `+`, a ogni lato si aggiungono due Cannoni e due Cavalli, come qui sulle traverse 2 e 7. Come muovono è una nostra decisione.
# en: d53942ad
rules-title-kyo-stacks = Pile
# en: 96cedcfe
rules-page-kyo-stacks =
    Una casella contiene una pila: un numero qualsiasi di gettoni, e al massimo un pedone, sempre proprio in cima. La pila è del lato che ha in cima il pedone o il mana. Una casella con uno scudo in cima non è di nessuno.
    I gettoni dorati hanno le estremità squadrate, quelli rossi arrotondate, e gli scudi hanno una tacca. `+` è mana scuro, `x` è chiaro.
    Ecco che cosa puoi *sollevare*: dalla cima in giù fino al primo mana nemico, il tuo mana e qualsiasi scudo, al massimo cinque gettoni sotto un pedone. Un Pedone Leggero non solleva niente. Da un tuo mucchio senza pedone puoi prenderne quanti ne vuoi; da un mucchio nemico, o da sotto uno scudo in cima, nessuno.
    Le pile si leggono dal basso in alto: qui E4 è scuro, chiaro, scudo, Pedone Pesante.
# en: 40eb0b31
rules-title-kyo-turn = Il tuo turno
# en: bd25d57d
rules-page-kyo-turn =
    Gioca una delle tue pile: il suo pedone, o i suoi gettoni se lì non c’è un pedone. Fai una di queste cose:
    - un passo *diretto*;
    - una catena di passi di *mana*, fin dove portano le strade;
    - un passo di *gettoni* senza il loro pedone;
    - un *riordino* dei suoi gettoni, o un *colpo* a uno scudo.
    Inoltre le Torri possono posare scudi, e le Donne riordinare i loro gettoni, in qualsiasi momento. Puoi fermarti dopo ogni passo. Qui un Pedone Pesante fa tre caselle e lascia un gettone scuro su ogni casella da cui parte.
# en: 57ed49aa
rules-title-kyo-direct = Passi diretti
# en: bdc08841
rules-page-kyo-direct =
    Ogni pedone può andare in una delle otto caselle vicine, qualunque cosa si lasci dietro. Se non era un passo di mana, il pedone ha finito di muovere.
    - Su una casella vuota, o sul mana, tuo o nemico: ci entra.
    - Su un tuo pedone: mai.
    - Su un pedone nemico: lo cattura. Un Pedone Leggero deve superarlo in numero.
    - Su uno scudo in cima: solo una Torre. Tutti gli altri lo colpiscono e restano dove sono.
# en: 00a279d8
rules-title-kyo-load = Portare gettoni
# en: 2a711b0d
rules-page-kyo-load =
    A ogni passo un pedone porta con sé quanti gettoni vuole dalla cima, tra quelli che può sollevare, da nessuno a cinque, nel loro ordine. Il resto rimane. Scegli di nuovo a ogni passo: lungo la strada puoi lasciare gettoni, e raccoglierne altri che trovi sotto il pedone.
    `E4 2E5` ne porta due. Resta un gettone chiaro e il passo è dritto, quindi è un passo diretto.
    Un Pedone Leggero non porta niente.
# en: 38115f8b
rules-title-kyo-dark = Passi di mana: scuro
# en: d42a3626
rules-page-kyo-dark =
    Un passo è un *passo di mana* se il gettone più in alto che resta è una strada per quel passo. Il mana scuro è una strada per i passi dritti, lungo una traversa o una colonna. Dopo un passo di mana il pedone può farne un altro.
    Qui `C2 2C3 1C4 C5`: su ogni casella resta un gettone scuro, che fa avanzare il pedone di un’altra casella. L’ultimo passo lo lascia senza gettoni, quindi deve fermarsi: non c’è più niente da lasciare.
# en: b8cae8e8
rules-title-kyo-light = Passi di mana: chiaro
# en: 1bfc42ca
rules-page-kyo-light =
    Il mana chiaro è una strada per i passi in diagonale. Qui `C2 2D3 1E4 F5` si lascia dietro tre gettoni chiari.
    Di chi sia il mana non importa: quello nemico è una strada altrettanto buona, anche se non puoi mai sollevarlo. Uno scudo non è una strada.
# en: 07546467
rules-title-kyo-bends = Girare con due colori
# en: 6b513efb
rules-page-kyo-bends =
    Da un passo di mana al successivo, il pedone può cambiare direzione se cambia il *colore della strada*, da scuro a chiaro o da chiaro a scuro. Qui è scuro, chiaro, scuro: dritto, diagonale, dritto.
    Quindi l’ordine dei gettoni in una pila decide quali vie sono aperte. Riordinali in tempo.
# en: b050564e
rules-title-kyo-one-colour = Non si gira con un colore solo
# en: 5c3f44b6
rules-page-kyo-one-colour =
    Due passi di mana sullo stesso colore devono andare esattamente nella stessa direzione. Anche tornare indietro è un cambio, e riordinare i gettoni o posare scudi tra un passo e l’altro non cambia niente (nostra decisione).
    Qui il pedone è venuto da E2 a E3 su mana scuro e porta un gettone scuro. Se lascia quel gettone, può continuare solo in E4. Se lo porta con sé, resta il gettone chiaro di E3 e apre tutte e quattro le diagonali.
# en: f3257a52
rules-title-kyo-roads = Strade già pronte
# en: 16f6e4cb
rules-page-kyo-roads =
    Anche i gettoni sparsi sono strade: un pedone ci sale sopra, li lascia dietro di sé e continua. Qui un pedone senza gettoni passa sopra un gettone nemico e uno proprio.
    Ciò su cui passa senza fermarsi resta com’è.
# en: 10fbf13d
rules-title-kyo-rest = Le strade nemiche vengono distrutte
# en: b310420e
rules-page-kyo-rest =
    Quando la tua mossa finisce, il mana nemico subito sotto ciò che il tuo pedone ha portato viene distrutto, da lì in giù, fino al primo scudo o gettone tuo. Conta solo la casella dove il pedone si ferma (nostra decisione).
    Qui spariscono i gettoni rossi in E4, scuro e chiaro, e resta il gettone dorato sotto di loro.
    I gettoni da soli non distruggono mai niente.
# en: 2bec3b00
rules-title-kyo-capture = Catturare
# en: 943b6af1
rules-page-kyo-capture =
    Per catturare un pedone nemico, vacci sopra. Con lui spariscono i gettoni del *suo* colore subito sotto, fino al primo scudo o mana tuo (nostra decisione). Questo e tutto ciò che sta sotto restano, e il tuo pedone ci arriva sopra con ciò che porta.
    Ogni pedone tranne quello Leggero cattura liberamente, anche i Re. Una cattura chiude il movimento, anche a metà di una catena (nostra decisione: le regole originali non lo dicono). Una Torre può ancora posare scudi, una Donna può ancora riordinare i gettoni.
    Ciò che è catturato o distrutto non torna mai.
# en: 4456a772
rules-title-kyo-chips = Mandare gettoni
# en: b61d4ac2
rules-page-kyo-chips =
    Invece del pedone, puoi spostare di un passo i suoi gettoni più in alto, in una delle otto direzioni, su una casella vuota o sul mana, tuo o nemico. Il pedone resta e scende su ciò che rimane. È sempre un passo diretto, e dopo non si muove altro.
    I gettoni non catturano niente. Ma il mana coperto da mana nemico non può più essere sollevato da chi lo possiede.
    Si scrive con un più: `E4 +2E5`.
# en: b10dad11
rules-title-kyo-under = Gettoni sotto un pedone
# en: 573f247f
rules-page-kyo-under =
    Puoi mandare gettoni anche su una casella con un tuo pedone, perfino un Pedone Leggero: si infilano subito sotto di lui. Tra loro non può esserci uno scudo.
    Non puoi mandare gettoni su una casella con un pedone nemico, o con uno scudo in cima (nostra decisione).
# en: 2e771b96
rules-title-kyo-pile = Mucchi senza pedone
# en: eaea4b63
rules-page-kyo-pile =
    Un mucchio con il tuo mana in cima è tuo, e puoi giocarlo: sposta di un passo quanti gettoni vuoi dalla cima, o riordinali. Puoi sollevare solo il tuo mana e gli scudi, giù fino al primo gettone nemico.
    Così la tua mossa finisce.
# en: 3e0dee75
rules-title-kyo-shuffle = Riordinare
# en: 1f270c4f
rules-page-kyo-shuffle =
    Un pedone può mettere in un altro ordine i gettoni in cima, tra quelli che può sollevare. È tutta la sua mossa, ma una Torre può ancora posare scudi, e una Donna può continuare. Un Pedone Leggero non può riordinare i gettoni; un mucchio senza pedone sì.
    L’ordine deve cambiare, e tra i gettoni riordinati nessuno scudo può finire sotto il mana (nostra decisione).
    Si scrive dal basso in alto: `E4 =LDD` mette più in basso il chiaro, poi scuro, scuro. Non scrivere i gettoni in basso che restano com’erano.
# en: 0473ce1d
rules-page-kyo-light-pawn =
    Un passo in qualsiasi direzione, sempre diretto. Non usa mai il mana, non solleva niente e non può riordinare i gettoni, anche se ci sta sopra.
    Può salire sul mana e colpire uno scudo come tutti (nostra decisione), ma può catturare solo un pedone che supera in numero: vedi la pagina seguente.
# en: 9cb8c904
rules-title-kyo-outnumber = Superare in numero
# en: 063a38ee
rules-page-kyo-outnumber =
    Prima che un Pedone Leggero prenda un *pedone*, conta le caselle vicine sulla scacchiera così com’è:
    - quante pile del lato che attacca sono accanto al *bersaglio*; chi attacca è una di loro;
    - quante pile dell’altro lato sono accanto a *chi attacca*; il bersaglio è una di loro.
    Il primo numero dev’essere maggiore. Pedoni e mana contano allo stesso modo; gli scudi non contano per nessuno.
    Qui il pedone in E4 può prendere D5, tre contro due. Accanto a F5 c’è solo lui, quindi F5 è al sicuro.
# en: ed8a5bc8
rules-page-kyo-heavy-pawn =
    Il pedone normale. Solleva fino a cinque gettoni, fa un passo diretto o una catena di passi di mana, manda o riordina gettoni, colpisce scudi, e cattura liberamente.
    Il gettone che resta decide quali passi possono continuare: il gettone chiaro lasciato in E4 fa continuare quelli in diagonale, quello scuro quelli dritti.
# en: 2a6a8c0e
rules-page-kyo-tower =
    Muove e solleva come un Pedone Pesante, e sa fare due cose in più:
    - Sale *sopra* gli scudi in cima invece di rimbalzare, qui in E5 e D5. Poi sono sotto di lei e si possono sollevare. Non colpisce mai uno scudo.
    - Può posare scudi in qualsiasi momento della sua mossa senza chiuderla: vedi la pagina seguente.
# en: aa5a467a
rules-title-kyo-deploy = Come la Torre posa scudi
# en: f62b6e56
rules-page-kyo-deploy =
    Una Torre può spostare di un passo i suoi gettoni più in alto, se sono tutti scudi: prima degli altri suoi passi, tra l’uno e l’altro e dopo, tutte le volte che vuole. La mossa continua.
    `E1 +1D2 1E2 +1F3`: posa uno scudo in D2, va in E2 con l’altro e lo posa in F3.
    Puoi posare scudi su caselle vuote e sul mana, tuo o nemico, ma non su un pedone o sotto di lui, né su un altro scudo.
# en: 13f39feb
rules-page-kyo-queen =
    Muove e solleva come un Pedone Pesante, e può riordinare i gettoni in qualsiasi momento della sua mossa, tutte le volte che vuole, senza chiuderla: prima dei suoi passi, tra l’uno e l’altro e dopo, anche dopo una cattura.
    Se li riordina più volte di seguito, vale come una volta. Va bene anche una mossa che li riordina soltanto.
    Qui `F2 3G3 =LDS`: fa un passo con tutti e tre i gettoni, poi mette più in basso quello chiaro.
# en: 1948203f
rules-page-kyo-king =
    Muove, solleva e cattura come un Pedone Pesante. Se lo perdi, perdi la partita.
    Non c’è scacco: il tuo Re può mettersi in pericolo. I tre scudi su cui comincia non proteggono nessuno finché ci sta sopra. Posali accanto a lui, o lasciali indietro.
# en: 202fb732
rules-page-kyo-cannon =
    Un pedone facoltativo, per nostra decisione. È negli schieramenti con un `+`.
    Muove e cattura come un Pedone Pesante, e spara gettoni: dove gli altri li spostano di un passo, lui può spostarli di una, due o tre caselle in linea retta, sopra qualunque cosa ci sia in mezzo. Arrivano dove possono arrivare i gettoni: non su un pedone nemico, non su uno scudo in cima.
# en: bf88f68e
rules-page-kyo-knight =
    Un pedone facoltativo, per nostra decisione. È negli schieramenti con un `+`.
    Muove e cattura come un Pedone Pesante. Come primo e unico passo può anche saltare come un cavallo degli scacchi, due caselle in una direzione e una di lato, sopra qualunque cosa ci sia in mezzo, con o senza gettoni. Un salto è sempre diretto.
# en: f1a883e5
rules-title-kyo-strike = Colpire uno scudo
# en: e11937ed
rules-page-kyo-strike =
    Se vai verso una casella con uno scudo in cima, lo colpisci: lo scudo in cima viene distrutto, e il tuo pedone rimbalza. Resta dov’è con i suoi gettoni e ha finito di muovere. Non importa chi ha posato lo scudo. I Pedoni Leggeri colpiscono senza contare (nostra decisione); le Torri non colpiscono mai.
    A metà di una catena, un colpo dev’essere un passo di mana: un gettone che potrebbe restare dev’essere una strada per quel passo.
    Si scrive con una X: `C4 XC5`.
# en: 451e0749
rules-title-kyo-deploying = Posare scudi
# en: 12d70a29
rules-page-kyo-deploying =
    Uno scudo protegge la casella in cima alla quale sta, e nient’altro: *sotto* un pedone non protegge niente. Ogni pedone che può sollevare gettoni può posare scudi mandandoli, come gli altri gettoni, su una casella vuota o sul mana. Per tutti tranne la Torre è un passo diretto come un altro.
    Gli scudi non hanno colore (nostra decisione). Fanno rimbalzare amici e nemici, e nessuno può sollevare ciò che sta sotto.
# en: e4abf32a
rules-title-kyo-uncover = Lasciarsi dietro scudi
# en: f0a1db33
rules-page-kyo-uncover =
    Un pedone che se ne va senza i suoi scudi li lascia in cima: sono posati anche così. Qui il Re si sposta con uno scudo, e due proteggono E2.
    Per riavere gli scudi, salici sopra con una Torre, arrivaci con una cattura, o sollevali da sotto il tuo mana messo in cima più tardi.
# en: 74610202
rules-title-kyo-king-taken = La fine: un Re catturato
# en: 87a1835a
rules-page-kyo-king-taken = Cattura il Re nemico e vinci subito. Non c’è scacco, quindi guarda prima di muovere.
# en: ed4f0e7c
rules-title-kyo-no-mana = La fine: niente mana
# en: d0f82bf4
rules-page-kyo-no-mana =
    Se, quando finisce una mossa, non ti resta nessun gettone di mana da nessuna parte, scuro o chiaro, sotto pedoni o no, hai perso. Non puoi distruggere il tuo mana.
    Il mana viene distrutto quando un pedone nemico ci si ferma sopra, e insieme a un pedone catturato che ci sta sopra.
# en: 42023d1f
rules-title-kyo-draws = Patte
# en: 094e9879
rules-page-kyo-draws =
    - Se tocca a te e non hai nessuna mossa, è patta. Qui i Pedoni Leggeri dell’Oro non superano in numero nessuno, e bloccano il Re.
    - Se la stessa posizione con lo stesso lato che muove compare per la terza volta, è patta.
    - Se per 120 mosse di fila, contando tutti e due i giocatori, niente lascia la scacchiera, è patta: nessun pedone catturato, nessun mana distrutto, nessuno scudo colpito. Conto io per voi.
    - Potete accordarvi per la patta.
    Le regole originali non dicono niente delle patte; queste sono nostre decisioni.
# en: bca8e285
rules-title-kyo-notation = Come si scrivono le mosse
# en: 07be1474
rules-page-kyo-notation =
    La casella da cui parti, poi i passi, separati da spazi:
    - `B4`: il pedone va in B4 senza gettoni; `3B4`: con i primi tre dalla cima.
    - `+2B4`: vanno i primi due gettoni dalla cima, il pedone resta.
    - `XB4`: colpisce lo scudo in B4.
    - `=LDS`: i primi tre gettoni dalla cima diventano chiaro, scuro, scudo, dal basso in alto.
    Le catture non si segnano. Puoi scrivere senza spazi né maiuscole: `c42c51c6xc7` è `C4 2C5 1C6 XC7`, come nella figura.
# en: 8aaad963
rules-chapter-chakart-game = Il gioco
# en: cabdced8
rules-chapter-chakart-men = I pezzi
# en: aa0a312c
rules-chapter-chakart-objects = Oggetti
# en: 9c954f02
rules-chapter-chakart-eggs = Che cosa c’è nelle uova
# en: 783ba041
rules-chapter-chakart-powers = Guscio e furtività
# en: e622222c
rules-chapter-chakart-end = La fine, i dadi, la notazione
# en: 62597bcc
rules-title-chakart-overview = Di che cosa si tratta
# en: 4023e46d
rules-page-chakart-overview =
    Chakart è un gioco di scacchi tra funghi, uova, banane e bombe. Quasi tutti i pezzi, quando muovono, ne lasciano uno. Se un pezzo ci sale, prende ciò che capita: il pezzo va avanti, vola di lato, o incontra una sorpresa a caso tra otto.
    I re si catturano come ogni altro pezzo. Non c’è scacco, né matto, né arrocco, né en passant. Se perdi tutti i tuoi re, perdi la partita.
    Una volta per partita, una donna può muovere di nascosto, e un re può colpire con il guscio un pezzo in vista.
    Qui un pedone ha lasciato un fungo in d3, un cavallo un uovo in g8, e un alfiere ha appena posato una bomba in c4.
# en: eae88251
rules-title-chakart-setup = Schieramento
# en: 4249d2ad
rules-page-chakart-setup =
    Otto colonne dalla a alla h, otto traverse. Il Bianco, sulle traverse 1 e 2, muove per primo. I pedoni stanno come negli scacchi; i pezzi dietro di loro dipendono dallo schieramento:
    - *asimmetrico*: a caso, separatamente per ogni lato, come qui;
    - *simmetrico*: a caso, uguale per tutti e due;
    - *deterministico*: come negli scacchi.
    I due alfieri di un lato stanno sempre su caselle di colore diverso; tutto il resto può succedere. All’inizio sulla scacchiera non ci sono oggetti, e tutti e due i lati hanno guscio e furtività pronti.
# en: c606f58e
rules-title-chakart-turn = Il tuo turno
# en: 82bba1dc
rules-page-chakart-turn =
    Muovi uno dei tuoi pezzi come negli scacchi, o usa il guscio. I tuoi pezzi bloccano sempre; quelli nemici si possono catturare. Su uova e funghi puoi fermarti, o passare oltre. Anche su banane e bombe puoi fermarti, ma fermano torri, alfieri e donne.
    Poi agisce ciò che sta sotto il pezzo, a volte più oggetti uno dopo l’altro. Torri e alfieri lasciano il loro dono alla fine.
    Alcune uova ti danno un’altra scelta. Puoi rinunciare con `pass` (nostra decisione). Se non hai nessuna mossa, passi.
# en: bb76a2d1
rules-page-chakart-pawn =
    Toad: una casella dritto in avanti se lì non c’è un pezzo; gli oggetti non lo fermano. Due caselle dalla sua prima o seconda traversa, se sulla casella in mezzo non c’è niente, o solo un uovo o un fungo, e su quella d’arrivo non c’è un pezzo. Una casella in avanti in diagonale per catturare un pezzo o prendere *qualsiasi oggetto*, ma mai su una casella vuota.
    Lascia un fungo sulla casella che ha lasciato. Dopo un doppio passo lo lascia sulla casella saltata, e distrugge ciò che c’era o si nascondeva lì.
# en: 861e423e
rules-page-chakart-knight =
    Yoshi: salta come negli scacchi, sopra pezzi e oggetti.
    Lascia un uovo sulla casella che ha lasciato. Un fungo gli fa fare un altro salto nella stessa direzione.
# en: a2ebe596
rules-page-chakart-bishop =
    Wario: muove come negli scacchi. Uova e funghi non lo fermano; banane e bombe sì. Può fermarcisi, ma non andare oltre.
    Dove si ferma, posa una bomba su una casella libera a caso proprio accanto a lui, in orizzontale o in verticale. Se lì c’è un oggetto, viene sostituito.
# en: 83a0d538
rules-page-chakart-rook =
    Donkey: muove come negli scacchi. Uova e funghi non la fermano; banane e bombe sì. Può fermarcisi, ma non andare oltre.
    Dove si ferma, posa una banana su una casella libera a caso accanto a lei, in diagonale. Se lì c’è un oggetto, viene sostituito.
# en: 9f495520
rules-page-chakart-queen =
    Mario: muove come negli scacchi, oltre uova e funghi, fino a banane e bombe. Non lascia doni, e i funghi non la portano avanti.
    Una volta per partita, una donna di ogni lato può muovere di nascosto: vedi *Furtività*.
# en: b9884c71
rules-page-chakart-king =
    Peach: una casella in qualsiasi direzione, anche se lì è in pericolo. Non c’è scacco. Un fungo lo porta avanti di una casella.
    Puoi avere più re, grazie alla promozione o a Toadette. Vanno catturati tutti. Una volta per partita, un re di ogni lato può usare il guscio: vedi *Guscio*.
# en: 38fcc708
rules-title-chakart-promotion = Promozione
# en: 58e2db4e
rules-page-chakart-promotion =
    Quando il tuo pedone muove sull’ultima traversa, diventa donna, torre, cavallo, alfiere o *re*: lo scegli con la mossa. Lascia lo stesso un fungo, perché ha lasciato la sua casella da pedone. Una nuova torre o un nuovo alfiere posa subito il suo dono.
    Un secondo re è una seconda vita. Si scrive `e7e8k`.
# en: a68372dd
rules-title-chakart-carried = Portato sull’ultima traversa
# en: 664dc813
rules-page-chakart-carried =
    Se un fungo, una banana o una bomba porta il tuo pedone sulla sua ultima traversa, ti chiedo che cosa diventa, per esempio `=q`. Non puoi rinunciare. Poi l’oggetto su quella casella agisce sul nuovo pezzo.
    Un pezzo catturato lì sparisce prima che tu scelga. Se era l’ultimo re, la partita finisce subito (nostra decisione).
# en: 01c16d4a
rules-title-chakart-gifts = Doni
# en: 06bda2aa
rules-page-chakart-gifts =
    I pezzi lasciano cose dietro di sé:
    - un pedone lascia un fungo, sulla casella che ha lasciato o saltato;
    - un cavallo lascia un uovo, sulla casella che ha lasciato;
    - una torre lascia una banana, in diagonale accanto a dove si ferma;
    - un alfiere lascia una bomba accanto a dove si ferma, in orizzontale o in verticale.
    La casella è scelta a caso tra quelle senza un pezzo. Se non ce n’è nessuna, il pezzo non lascia niente. Donne e re non lasciano niente. Gli oggetti non sono di nessuno, ognuno funziona una volta, e qualunque pezzo ci arrivi sopra lo consuma. Qui la torre ha posato la sua banana in b4.
# en: e56e1a09
rules-title-chakart-mushroom = Fungo
# en: 4cc96028
rules-page-chakart-mushroom =
    Porta avanti un pedone, un cavallo o un re: lo stesso passo un’altra volta (un cavallo salta di nuovo), se quella casella è sulla scacchiera e non ha un pezzo. Un fungo non cattura mai (nostra decisione). Se non c’è posto, il pezzo resta e basta. Il doppio passo di un pedone vale come una casella.
    Donne, torri e alfieri lo consumano senza effetto. Se il fungo porta avanti un pezzo, poi agisce ciò che sta sulla casella d’arrivo.
# en: b4246ee2
rules-title-chakart-banana = Banana
# en: 2985978e
rules-page-chakart-banana =
    Chi ci arriva viene lanciato di una casella, a caso: su, giù, a sinistra o a destra, ma mai fuori dalla scacchiera. Se lì c’è un pezzo, di *qualsiasi* lato, viene catturato, anche se è il tuo ultimo re. Se lì c’è un oggetto, poi agisce quello.
    Torre, alfiere e donna possono fermarsi su una banana, ma non superarla.
# en: 7708e531
rules-title-chakart-bomb = Bomba
# en: e6da441b
rules-page-chakart-bomb =
    Chi ci arriva viene lanciato di una casella in diagonale, a caso, ma mai fuori dalla scacchiera. Se lì c’è un pezzo, di *qualsiasi* lato, viene catturato. Se lì c’è un oggetto, poi agisce quello.
    Torre, alfiere e donna possono fermarsi su una bomba, ma non superarla.
# en: 65d09a81
rules-title-chakart-chain = Catene
# en: 1f32dc6f
rules-page-chakart-chain =
    Finché un pezzo arriva su un altro oggetto, continua. Qui il pedone prende la banana in e4 e viene lanciato in e5. Il fungo lì lo porta avanti in quella direzione, in e6. La bomba lì lo lancia in d5, sulla propria torre. Arrivare su un pezzo chiude la catena.
    Contano anche i doni lasciati nella stessa mossa: un pedone rilanciato sul proprio fungo lo usa. Ogni oggetto funziona una volta, quindi ogni catena finisce.
# en: 81225202
rules-title-chakart-egg = Uovo
# en: 8f01133a
rules-page-chakart-egg =
    I cavalli lasciano uova. Se sali su un uovo, incontri una tra otto sorprese, ognuna probabile quanto le altre, anche se non può fare niente:
    - King Boo: scambi due pezzi.
    - Koopa: il tuo pezzo torna indietro.
    - Toadette: ricevi un nuovo pezzo.
    - Chomp: il tuo pezzo viene mangiato.
    - Daisy: muovi di nuovo.
    - Bowser: il tuo pezzo non può muovere per un turno.
    - Luigi: un pezzo nemico diventa tuo.
    - Waluigi: uno dei tuoi diventa nemico.
# en: 05b94b9a
rules-title-chakart-king-boo = King Boo
# en: f6d682bc
rules-page-chakart-king-boo =
    Scegli due pezzi qualsiasi sulla scacchiera, tuoi o avversari, con o senza aureola, e si scambiano di posto: `a5h8`. Nessun pedone può finire in questo modo sulla sua ultima traversa (nostra decisione). Non succede altro: niente doni, niente oggetti. Il tuo turno finisce lì.
    Puoi rinunciare con `pass`.
# en: c6cdb5c3
rules-title-chakart-koopa = Koopa
# en: 64e378c1
rules-page-chakart-koopa =
    Il tuo pezzo torna sulla casella dove è cominciata questa mossa. Un suo dono su quella casella viene tolto, e una torre o un alfiere non ne lascia. Una promozione resta.
    Un pezzo dato da Toadette non ha una casella così: lascia la scacchiera (nostra decisione).
# en: d073a1f2
rules-title-chakart-toadette = Toadette
# en: d63c7615
rules-page-chakart-toadette =
    Ricevi a caso una donna, una torre, un cavallo, un alfiere o un re, e lo metti su una casella qualsiasi senza un pezzo: `@c5`. Una banana, una bomba o un uovo su quella casella agisce sul pezzo; un fungo viene solo tolto. Una torre o un alfiere lascia il suo dono, un cavallo non lascia un uovo. Un re che ricevi è un re in tutto e per tutto.
    Puoi rinunciare con `pass`.
# en: 7a8c5d91
rules-title-chakart-chomp = Chomp
# en: 91c4b9cb
rules-page-chakart-chomp = Il pezzo salito sull’uovo viene mangiato. Se era il tuo ultimo re, perdi.
# en: e31a3bf1
rules-title-chakart-daisy = Daisy
# en: b1ed1c8e
rules-page-chakart-daisy =
    Muovi di nuovo, con uno qualsiasi dei tuoi pezzi, anche lo stesso. Guscio e furtività valgono come mosse. Adesso possono muovere anche i pezzi con l’aureola, e le uova lungo la strada funzionano come al solito.
    Puoi rinunciare con `pass`.
# en: 920b90d9
rules-title-chakart-bowser = Bowser
# en: 52802cc1
rules-page-chakart-bowser = Il tuo pezzo riceve un’aureola: non può muovere, usare il guscio o nascondersi finché il suo lato non ha fatto un’altra mossa senza di lui.
# en: 0586802f
rules-title-chakart-luigi = Luigi
# en: ace09333
rules-page-chakart-luigi = Un pezzo nemico a caso diventa tuo lì dove sta. I re non cambiano mai lato, e nemmeno i pedoni sulla loro prima traversa (nostra decisione). Se il pezzo ha un’aureola, gli resta.
# en: d785e5cc
rules-title-chakart-waluigi = Waluigi
# en: c92176d0
rules-page-chakart-waluigi = Un tuo pezzo a caso diventa nemico lì dove sta. Può essere quello salito sull’uovo. I re non cambiano mai lato, e nemmeno i pedoni sulla loro prima traversa (nostra decisione).
# en: 996f0247
rules-title-chakart-halo = L’aureola
# en: 2ca3bc06
rules-page-chakart-halo =
    Un pezzo con l’aureola non può muovere. È d’intralcio, può essere catturato o scambiato e può cambiare lato, e un re con l’aureola è sempre un re.
    L’aureola finisce con la mossa successiva del giocatore a cui appartiene il pezzo in quel momento: appena muove un altro pezzo, prima che agisca qualsiasi altra cosa. Quindi la mossa di Daisy si può già fare con il pezzo liberato.
# en: e0f86931
rules-title-chakart-shell = Guscio
# en: 404f3577
rules-page-chakart-shell =
    Una volta per partita, il tuo re può lanciare il guscio invece di muovere: lungo una traversa, una colonna o una diagonale, oltre caselle vuote, uova e funghi, contro il primo pezzo nemico in vista, anche se è proprio accanto. Quel pezzo viene tolto. Niente si muove, e gli oggetti restano.
    I tuoi pezzi, le banane e le bombe fermano il guscio. Un re con l’aureola non può lanciarlo. Il potere è tuo, non del re: può usarlo uno qualsiasi dei tuoi re.
    Si scrive con una s: `e1e5s`. Senza la s, il re fa un passo, oppure rifiuto la mossa: non uso mai il tuo guscio per una svista.
# en: b650c0b3
rules-title-chakart-stealth = Furtività
# en: a261bb71
rules-page-chakart-stealth =
    Una volta per partita, la tua donna può muovere di nascosto su una casella vuota. Tu la vedi, tratteggiata; nessun altro la vede. Resta nascosta finché il tuo avversario non ha mosso. Poi sta lì, in vista di tutti.
    Non c’è mai più di una donna nascosta. Il potere è tuo, non della donna: può usarlo una qualsiasi delle tue donne.
    Si scrive con una h: `d1h5h`.
# en: b702c6f2
rules-title-chakart-unseen = Che cosa vedono gli altri di una donna nascosta
# en: 34fbda09
rules-page-chakart-unseen =
    Il tuo avversario e gli spettatori leggono `d1??h`. Sanno quale casella ha lasciato la donna, segnata con un punto interrogativo, e vedono la scacchiera senza di lei. I loro elenchi di mosse nascono da quella scacchiera, quindi niente tradisce la donna.
# en: 2e6bf5f2
rules-title-chakart-found = Finirci contro
# en: 46df6d36
rules-page-chakart-found =
    Il tuo avversario muove come se la tua donna non ci fosse. Torri, alfieri, donne e gusci le passano attraverso. Una torre, un alfiere, una donna, un cavallo o un re che arriva sulla sua casella la cattura. Lo fa anche un pedone che ci arriva andando dritto, o che la scavalca con un doppio passo. Un pedone non può prenderla in diagonale.
    Qui la torre si è fermata per caso in h5.
# en: f586099d
rules-title-chakart-kings = La fine
# en: 72c1b026
rules-page-chakart-kings =
    Se non ti resta nessun re, perdi subito, qualunque cosa abbia preso l’ultimo: il tuo avversario, una banana, un uovo. Devono sparire tutti i tuoi re, anche quelli promossi o ricevuti.
    Il tuo re può essere catturato. Non c’è scacco, quindi guarda prima di muovere.
# en: 320d039a
rules-title-chakart-draws = Patte
# en: d9b971c0
rules-page-chakart-draws =
    La partita è patta appena non può più succedere niente, o da molto non succede niente:
    - ogni lato ha solo il suo re, i due non stanno uno accanto all’altro, e non ci sono oggetti sulla scacchiera, gusci pronti o scelte in sospeso;
    - nessuno dei due lati potrà più muovere, nemmeno senza aureole;
    - la mossa 600 è finita;
    - cento mosse quiete di fila, contando tutti e due i giocatori: senza catture, dadi, mosse di pedone, promozioni, mosse furtive o gusci, e nessun oggetto viene posato, preso o spostato;
    - duecento mosse di fila senza progressi: senza catture, mosse di pedone, promozioni o mosse furtive, e senza un pezzo che Chomp mangia, che Toadette dà o che cambia lato. Un bonus ancora in arrivo si gioca prima.
    Conto io per voi. Non c’è stallo né patta per ripetizione. Potete accordarvi per la patta con `/draw`.
    Le regole originali non dicono niente delle patte; queste sono nostre decisioni.
# en: 5d81e165
rules-title-chakart-lots = Dadi
# en: f783cddf
rules-page-chakart-lots =
    Tutti i dadi sono onesti: un pezzo lanciato finisce su una qualsiasi casella vicina della scacchiera, un uovo contiene una qualsiasi delle otto sorprese, un dono cade su una casella libera accanto al pezzo, e ogni esito è probabile quanto gli altri. Lancio i dadi quando giochi la tua mossa, mai prima. Fanno parte della sua notazione: `>f5` è un pezzo lanciato in f5, `*W` un uovo, `+g6` un dono.
    I dadi sono sigillati con la sfida e si aprono alla fine. Poi puoi controllare ogni lancio con `/verify`.
# en: ecdbc4da
rules-title-chakart-notation = Come si scrivono le mosse
# en: 94e8949f
rules-page-chakart-notation =
    - Una mossa: `d2d4`, da dove a dove. Una promozione aggiunge la sua lettera: `e7e8q`.
    - La furtività aggiunge `h`, il guscio aggiunge `s`.
    - King Boo: `a5h8`. Toadette: `@c5`. Che cosa diventa un pedone portato in fondo: `=q`. Rinuncia: `pass`.
    Poi viene ciò che hanno fatto i dadi: `>e5` lanciato in e5, `*` e una lettera per un uovo (B King Boo, K Koopa, T Toadette, C Chomp, D Daisy, M Bowser, L Luigi, W Waluigi), `+g7` un dono.
    Puoi anche scrivere come negli scacchi: `Nf6`, `fxe4`, `e8=Q`, `Qh5?` per la furtività, `Kxe5 shell`.
# en: 07e9d53c
rules-chapter-lusus-game = Il gioco
# en: 8a3d61fb
rules-chapter-lusus-men = I pezzi, la fine, la notazione
# en: 472de0f8
rules-chapter-lusus-movement = Tessere Movimento
# en: fa0b6cbf
rules-chapter-lusus-special = Tessere Speciali
# en: f8964cf7
rules-chapter-lusus-trap = Trappole
# en: 00efd109
rules-chapter-lusus-once = Tessere monouso
# en: 73211e1b
rules-lusus-movement = Tessera Movimento: per qualsiasi pezzo con uno spazio libero, tuo o avversario. Vale finché è lì.
# en: af135484
rules-lusus-special = Tessera Speciale: per qualsiasi pezzo con uno spazio libero, tuo o avversario. Vale finché è lì.
# en: d3d8e366
rules-lusus-trap = Trappola: per un tuo pezzo, coperta. Agisce quando una mossa cattura quel pezzo, e si scopre solo allora.
# en: 9b9d2af3
rules-lusus-once = Tessera monouso: succede una volta, poi va nel tuo cimitero.
# en: cafc4607
rules-title-lusus-overview = Di che cosa si tratta
# en: 5b8eee44
rules-page-lusus-overview =
    Lusus è un gioco di scacchi con tessere. Avete a testa un sacchetto con le stesse quarantacinque, e a ogni turno ne giochi una: su un pezzo, dove cambia ciò che quel pezzo sa fare, o per qualcosa che succede una volta.
    Non c’è scacco. Cattura il re nemico e vinci subito. Se devi pescare tessere e il tuo sacchetto ne ha troppo poche, perdi.
    Il Bianco comincia con una tessera in mano, il Nero con tre. Accanto alla scacchiera vedi le mani, le tessere rimaste nei sacchetti, e i cimiteri.
# en: fef3e88d
rules-title-lusus-turn = Il tuo turno
# en: ad7d9493
rules-page-lusus-turn =
    Quattro cose in quest’ordine, tutte in una mossa:
    - *Gioca* una tessera dalla mano, o bruciane una.
    - *Muovi* un pezzo. Passi solo se nessun pezzo può muovere (nostra decisione).
    - *Scarta*: ciò che ti resta in mano torna nel tuo sacchetto.
    - *Pesca* tre nuove tessere a caso.
    Quindi una mano dura un turno. I dadi si lanciano quando giochi la tua mossa; nel frattempo al tuo avversario non si chiede mai niente.
# en: 521f4696
rules-title-lusus-burn = Giocare e bruciare
# en: 975deb0e
rules-page-lusus-burn =
    Se hai tessere in mano, devi giocarne una o bruciarne una (nostra decisione). Una tessera bruciata va nel tuo cimitero senza effetto, e in questo turno non ne giochi altre. Puoi bruciare una tessera solo come prima cosa. A mano vuota, muovi e basta.
    Giochi una tessera a turno. Ogni *Doppia azione* sui tuoi pezzi ne permette un’altra, al massimo tre in tutto (nostra decisione), e quelle in più puoi anche non giocarle. Una tessera senza un bersaglio possibile si può solo bruciare.
    Una tessera bruciata si scrive con un meno: `-SF d1d4`.
# en: 3b126868
rules-title-lusus-hand = Mano, sacchetto, cimitero
# en: 4f00a8f9
rules-page-lusus-hand =
    Peschi tre tessere, una in più per ogni *+1 Pesca* e una in meno per ogni *-1 Pesca* sui tuoi pezzi, ma almeno una e al massimo cinque (nostra decisione). Se il tuo sacchetto ne contiene troppo poche, non ne peschi nessuna e perdi.
    Le tessere dei pezzi catturati e quelle tolte, bruciate o usate vanno nel cimitero di chi le possiede. *Cura* e *Riciclo* le riportano in gioco.
    La tua mano la vedete solo tu e un avversario con *Conoscenza*. Tutti vedono i cimiteri, e quante tessere ci sono in una mano e in un sacchetto.
# en: 196f4da9
rules-title-lusus-slots = Spazi
# en: 04ed2190
rules-page-lusus-slots =
    Ecco quante tessere può portare un pezzo: re 1, donna 2, torre 4, alfiere 3, cavallo 3, pedone 2 (nostra decisione). Solo *Condanna* occupa due spazi. Le piccole barre sono spazi liberi.
    Le tessere mantengono l’ordine in cui sono arrivate: `e4.2` è la seconda in e4. Quando una se ne va, le altre avanzano. Un pedone promosso tiene le sue tessere e riceve gli spazi del suo nuovo tipo.
    Una tessera resta di chi la possiede, ma vale per il pezzo su cui sta. Le tessere Movimento sono quadrate, le Speciali tonde, le trappole dentellate.
# en: 48fa1b58
rules-title-lusus-traps = Trappole e segreti
# en: 5d0d7489
rules-page-lusus-traps =
    Le trappole stanno coperte sui pezzi di chi le possiede. Tutti vedono *che* c’è una trappola; quale sia lo sa solo chi la possiede. Si scopre quando agisce, o quando va in un cimitero.
    I segreti non decidono mai che cosa è legale, quindi un rifiuto non ne rivela mai uno.
    Quando un pezzo viene catturato, le sue trappole agiscono in quest’ordine (nostra decisione): Schivata, Annullamento; poi la caduta di un re; poi Ladro, Eredità, Trasfusione; poi le altre tessere vanno nei cimiteri; poi Niente pesca, Vendetta. Un re lo salvano solo Schivata e Annullamento.
# en: 5ece6b57
rules-title-lusus-capture = Muovere e catturare
# en: 258b4104
rules-page-lusus-capture =
    Un pezzo muove secondo il suo tipo, o secondo una tessera Movimento che ha addosso: ogni mossa usa uno solo di questi modi. Cattura arrivando su un pezzo nemico. Gli attacchi non contano: il tuo re può andare, o restare, dove può essere catturato.
    Le tessere di un pezzo catturato vanno nei cimiteri di chi le possiede, a meno che una trappola o un *Ladro* non cambi le cose.
    Niente può muovere un pezzo *congelato*, e nessuna mossa può catturarne uno *protetto*. Tutti e due sono segnati.
# en: cbd65469
rules-title-lusus-king = Re e arrocco
# en: 7aa2df6f
rules-page-lusus-king =
    Il re va di una casella in qualsiasi direzione; niente lo tiene lontano dal pericolo. Può portare una tessera.
    L’arrocco è come negli scacchi, `O-O` e `O-O-O`: re e torre non hanno mosso, e le caselle in mezzo sono vuote. Gli attacchi non contano: qui l’alfiere sta a guardare. Né il re né la torre possono essere congelati, o avere Piedi appiccicosi o Furia.
# en: cc71a67e
rules-title-lusus-queen = Donna, torre, alfiere
# en: a6d5f609
rules-page-lusus-queen =
    Muovono come negli scacchi: la torre lungo traversa e colonna, l’alfiere in diagonale, la donna in tutti e due i modi, di quante caselle vogliono fino al primo pezzo. Se lì c’è un pezzo nemico, si può catturare.
    Una mossa così è una *corsa*. Attraversamento, Molla, Giro e Valanga cambiano le corse.
# en: 4b2b5e77
rules-title-lusus-knight = Il cavallo
# en: 9d9208b4
rules-page-lusus-knight =
    Salta come negli scacchi, due caselle in una direzione e una di lato, sopra qualunque cosa ci sia in mezzo. Può portare tre tessere.
# en: 52e1067e
rules-title-lusus-pawn = Il pedone
# en: 3d3de6aa
rules-page-lusus-pawn =
    Una casella dritto in avanti se è vuota. Due dalla sua seconda traversa se sono vuote tutte e due, anche se ha già mosso. Cattura in diagonale, una casella in avanti. Può portare due tessere.
# en: 7989cf12
rules-title-lusus-passing = En passant
# en: 7bd803df
rules-page-lusus-passing =
    Come negli scacchi: dopo il doppio passo di un pedone, la casella saltata conta per un turno. Un pezzo con mosse di pedone che lì potrebbe catturare in diagonale può farlo, e prende il pedone che l’ha saltata. Un pezzo con la tessera Pedone può catturare così, e anche essere catturato così.
# en: 92197300
rules-title-lusus-promotion = Promozione
# en: 2ef9041f
rules-page-lusus-promotion =
    Un pedone che arriva all’ultima traversa con una mossa propria diventa donna, torre, alfiere o cavallo, per esempio `b7c8=N`. Se non lo indichi, diventa una donna. Tiene le sue tessere. Un pedone che ci arriva grazie allo Scambio di un altro pezzo o con una Schivata diventa una donna.
    Gli altri pezzi non promuovono mai, nemmeno con una tessera Pedone.
# en: da8405b1
rules-title-lusus-end = La fine
# en: 50d22d85
rules-page-lusus-end =
    - Un re viene catturato, da una mossa o da *Vendetta*: il suo lato perde subito.
    - Non riesci a pescare tutte le tessere che devi pescare: perdi.
    - Dopo la mossa 400, la duecentesima del Nero, vince il Nero (nostra decisione).
    Non ci sono patte, né stallo, né ripetizione. Il sacchetto è l’orologio della partita: a tre tessere a turno, quarantacinque non durano per sempre, anche se quelle scartate tornano indietro.
# en: 169dd642
rules-title-lusus-notation = Come si scrivono le mosse
# en: 62e18618
rules-page-lusus-notation =
    - `QU@e2 e2e4`: tessera Donna in e2, poi la mossa del pezzo.
    - `DI@h8.2`: la seconda tessera in h8. `KO@e4`, `DL`, `BS`, secondo la tessera.
    - `HE+QU+KN+RO`, `RC+QU@e4`, `TD@a1.1~h8.1`; `-QU` brucia.
    - Dopo una mossa: `=Q` promozione, `xa5xa6` valanga, `^2` furto, `>h5` fuga. `a1~b2` è uno scambio, `--` vuol dire passare.
    Ciò che hanno fatto i dadi viene dopo una barra: `| bs=QUKN dg=b6 dr=?3`. Puoi scrivere anche i nomi: `hit and run on a1 then a1b1`.
# en: 6eba8715
rules-page-lusus-tile-ki =
    Questo pezzo muove anche come un re, di una casella in qualsiasi direzione. Non diventa un vero re, e la tessera non gli permette di arroccare.
    { rules-lusus-movement }
# en: 06968e10
rules-page-lusus-tile-qu =
    Questo pezzo muove anche come una donna. Qui un cavallo corre in tutte e otto le direzioni e salta ancora.
    { rules-lusus-movement }
# en: e4cfd543
rules-page-lusus-tile-bi =
    Questo pezzo muove anche come un alfiere.
    { rules-lusus-movement }
# en: 7231daff
rules-page-lusus-tile-kn =
    Questo pezzo muove anche come un cavallo: salta sopra qualunque cosa ci sia in mezzo.
    { rules-lusus-movement }
# en: bb423dee
rules-page-lusus-tile-ro =
    Questo pezzo muove anche come una torre.
    { rules-lusus-movement }
# en: fb197d77
rules-page-lusus-tile-pa =
    Questo pezzo muove anche come un pedone: un passo in avanti, due dalla seconda traversa del suo lato, cattura in avanti in diagonale ed en passant. Avanti è dove vanno i pedoni del suo lato. Non promuove.
    { rules-lusus-movement }
# en: 656b71b3
rules-page-lusus-tile-sw =
    Questo pezzo può scambiarsi di posto con un vicino non congelato, amico o nemico. Non si cattura niente. Un pedone che arriva alla sua ultima traversa grazie allo Scambio di un altro pezzo diventa una donna.
    Si scrive `d4~d5`. Qui può scambiarsi con i due pedoni e la torre.
    { rules-lusus-movement }
# en: 192c3cd9
rules-page-lusus-tile-rb =
    Se questo pezzo ha mosse di torre, per il suo tipo o per una tessera, riceve anche mosse di alfiere, e viceversa, come qui. Su un pezzo senza le une né le altre non fa niente.
    { rules-lusus-movement }
# en: e4d66cdf
rules-page-lusus-tile-si =
    Questo pezzo muove anche di una casella su, giù, a sinistra o a destra, e lì può catturare.
    { rules-lusus-movement }
# en: f6c6be56
rules-page-lusus-tile-im =
    Questo pezzo ignora Immobilità, Fantasma, Piedi appiccicosi, Disarmo e Furia. Le sue altre tessere sono protette: Dissoluzione, Disincanto, Sgambetto e Baratto non possono sceglierle, e Knockout e Intralcio non possono scegliere il pezzo. La tessera Immunità stessa si può togliere, e al pezzo si possono aggiungere altre tessere. Qui un fantasma accanto non lo congela.
    { rules-lusus-special }
# en: 9736e99c
rules-page-lusus-tile-gu =
    Nessuna mossa può catturare i pezzi amici che questo pezzo potrebbe attaccare, re compreso. Non protegge sé stesso. Deve poter andare sulla loro casella proprio adesso, come se lì ci fosse un nemico. Non serve contro Vendetta.
    Qui la torre protegge il cavallo: la donna nera non può prenderlo.
    { rules-lusus-special }
# en: 95968569
rules-page-lusus-tile-md =
    Chi controlla il pezzo pesca una tessera in meno a ogni turno, ma almeno una. La tessera è pensata per i pezzi nemici. Il numero accanto al sacchetto mostra quante ne pesca.
    { rules-lusus-special }
# en: a16ae47d
rules-page-lusus-tile-pd =
    Chi controlla il pezzo pesca una tessera in più a ogni turno, al massimo cinque. Hai più scelta, ma il tuo sacchetto deve contenerne abbastanza.
    { rules-lusus-special }
# en: 9c295646
rules-page-lusus-tile-sf =
    Questo pezzo va solo in una delle otto caselle intorno: niente corse, salti, doppio passo o arrocco. Con Giro contano anche le caselle oltre il bordo.
    { rules-lusus-special }
# en: 93e376b6
rules-page-lusus-tile-dm =
    Questo pezzo non può catturare, nemmeno en passant. Qui la donna può arrivare fino ai pezzi neri, ma non prenderli.
    { rules-lusus-special }
# en: 0de093a0
rules-page-lusus-tile-en =
    Questo pezzo muove solo per catturare: niente mosse quiete, scambi o arrocco. Con Disarmo non può muovere affatto.
    { rules-lusus-special }
# en: 96197220
rules-page-lusus-tile-ph =
    In una corsa, questo pezzo può passare *attraverso* un pezzo, amico o nemico, una volta. Qui la torre passa attraverso il suo pedone, e può perfino prendere ciò che sta dietro. Un pedone con questa tessera può fare il doppio passo sopra un pezzo.
    { rules-lusus-special }
# en: 04107667
rules-page-lusus-tile-da =
    Chi controlla il pezzo può giocare una tessera in più a ogni turno, al massimo tre in tutto. Vale subito, nel turno in cui la giochi. Qui segue una tessera Alfiere sulla stessa torre, che poi muove come un alfiere.
    { rules-lusus-special }
# en: 0eba3279
rules-page-lusus-tile-sp =
    In una corsa in diagonale, questo pezzo rimbalza sui pezzi e sul bordo: gira ad angolo retto e continua, tutte le volte che vuole. Sul bordo si riflette; su un pezzo sono aperte tutte e due le vie. Altri pezzi in corsa possono rimbalzare allo stesso modo su questo.
    { rules-lusus-special }
# en: 7cc66389
rules-page-lusus-tile-ds =
    Occupa soltanto uno spazio: così la donna nemica può portare una tessera in meno.
    { rules-lusus-special }
# en: 1e2371cb
rules-page-lusus-tile-co =
    Occupa soltanto due spazi, quindi su un re non ci sta mai. Una donna o un pedone con questa tessera è al completo.
    { rules-lusus-special }
# en: f056d857
rules-page-lusus-tile-wr =
    Per questo pezzo il bordo sinistro e quello destro sono uniti: dalla colonna a continua nella colonna h della stessa traversa, e viceversa. Vale per corse, salti, passi, catture e Scambio, ma non per l’arrocco.
    { rules-lusus-special }
# en: 23a8f25c
rules-page-lusus-tile-gh =
    Tutti i pezzi accanto a questo sono congelati, amici e nemici, ma non il pezzo stesso. Non possono muovere, arroccare, essere scambiati o schivare. Possono ancora essere catturati e ricevere tessere.
    { rules-lusus-special }
# en: e62467c2
rules-page-lusus-tile-iz =
    Questo pezzo è congelato: niente lo muove, né la sua mossa né l’arrocco, uno scambio o una Schivata. Può essere catturato.
    { rules-lusus-special }
# en: e147804f
rules-page-lusus-tile-hr =
    Dopo una mossa con cui ha catturato, questo pezzo può fare ancora una mossa nello stesso turno, in una casella vuota, da dove si trova in quel momento. Si scrive dopo la mossa: `>a5`. Se una trappola lo elimina, o la mossa viene annullata, non segue niente.
    Doveva avere la tessera prima della cattura: un Mordi e fuggi rubato proprio da quella cattura aspetta la prossima (nostra decisione).
    { rules-lusus-special }
# en: f20389d1
rules-page-lusus-tile-kw =
    Chi controlla il pezzo vede la mano avversaria e ciò che l’avversario pesca, solo nella propria visuale. Le trappole restano nascoste.
    { rules-lusus-special }
# en: 7ef40fef
rules-page-lusus-tile-bd =
    Dopo una rincorsa su alcune caselle vuote, una corsa che cattura può continuare nella stessa direzione e prendere altrettanti pezzi nemici in più, se stanno uno subito dietro l’altro. Si ferma sull’ultimo. Qui sono due caselle vuote, e altri due pezzi dietro il primo: `a1a4xa5xa6`.
    { rules-lusus-special }
# en: 392d7f6a
rules-page-lusus-tile-th =
    Quando questo pezzo cattura, può rubare una tessera del primo pezzo catturato, se entra nei suoi spazi. La tessera è tua per sempre. Si scrive `^1`: la prima tessera.
    La tessera rubata non fa niente nella cattura che l’ha rubata: Mordi e fuggi, Valanga e Ladro valgono dalla cattura successiva (nostra decisione).
    { rules-lusus-special }
# en: a58126ce
rules-page-lusus-tile-rv =
    Chi cattura questo pezzo viene catturato a sua volta, con tutte le sue tessere. Le sue trappole e Guardia non lo proteggono. Un re che lo cattura perde la partita (nostra decisione).
    { rules-lusus-trap }
# en: 00095eb4
rules-page-lusus-tile-nd =
    Il giocatore che ha catturato questo pezzo non pesca niente in questo turno, quindi la prossima volta ha la mano vuota. Ma non può perdere per questo.
    { rules-lusus-trap }
# en: c5c2dd14
rules-page-lusus-tile-un =
    La mossa che cattura questo pezzo viene annullata e va persa, valanga e furto compresi. Le tessere giocate prima restano. Sparisce solo questa tessera. Salva anche un re.
    { rules-lusus-trap }
# en: d07489f0
rules-page-lusus-tile-dg =
    Questo pezzo non viene catturato: salta in una casella libera accanto, a caso, e chi attacca prende il suo posto. Non funziona se nessuna casella è libera, o se il pezzo è congelato. Salva anche un re.
    { rules-lusus-trap }
# en: 954af9c3
rules-page-lusus-tile-tf =
    Le tue tessere su questo pezzo tornano nel tuo sacchetto invece che nel cimitero, questa compresa.
    { rules-lusus-trap }
# en: 6401da69
rules-page-lusus-tile-bq =
    La prima delle tue altre tessere su questo pezzo, nell’ordine dei suoi spazi, va nella tua mano invece che nel cimitero (nostra decisione).
    { rules-lusus-trap }
# en: b2aaac04
rules-page-lusus-tile-di =
    Togli una tessera qualsiasi da un pezzo qualsiasi; va nel cimitero di chi la possiede. Puoi scegliere una trappola coperta indicandone lo spazio. Le tessere di un pezzo con Immunità sono protette. Si scrive `DI@e5.2`.
    { rules-lusus-once }
# en: 80052b29
rules-page-lusus-tile-ko =
    Togli tutte le tessere da un pezzo. Deve averne almeno una, e non avere Immunità. Si scrive `KO@e5`.
    { rules-lusus-once }
# en: 04c509bb
rules-page-lusus-tile-dc =
    Togli una tessera Speciale da un pezzo qualsiasi. Le tessere di un pezzo con Immunità sono protette, tranne Immunità stessa. Si scrive `DC@e8.1`.
    { rules-lusus-once }
# en: 0af23586
rules-page-lusus-tile-tp =
    Togli una tessera Movimento da un pezzo qualsiasi. Le tessere di un pezzo con Immunità sono protette. Si scrive `TP@e5.2`.
    { rules-lusus-once }
# en: 25d05b6c
rules-page-lusus-tile-es =
    Togli tutte le tessere Movimento da un pezzo. Deve averne almeno una, e non avere Immunità. Si scrive `ES@e5`.
    { rules-lusus-once }
# en: 0c7a15e8
rules-page-lusus-tile-dl =
    Tutta la mano del tuo avversario torna nel suo sacchetto, quindi al prossimo turno non ha niente da giocare. Deve avere qualcosa in mano. Si scrive `DL`.
    { rules-lusus-once }
# en: 8939eb65
rules-page-lusus-tile-bs =
    Due tessere a caso della mano del tuo avversario vanno nel suo cimitero; tutte, se ne ha di meno. Deve avere qualcosa in mano. Si scrive `BS`.
    { rules-lusus-once }
# en: a75eb8d6
rules-page-lusus-tile-lt =
    Due tessere a caso della mano del tuo avversario vanno nel *tuo* sacchetto e sono tue per sempre; tutte, se ne ha di meno. Deve avere qualcosa in mano. Si scrive `LT`.
    { rules-lusus-once }
# en: a29cf973
rules-page-lusus-tile-he =
    Scegli tre tessere dal tuo cimitero, o tutte se sono di meno, e prendile in mano. Con una Doppia azione puoi giocarle subito. Altrimenti vanno nel sacchetto con il resto della tua mano, e per te la partita dura di più. Si scrive `HE+KN+RO+PA`.
    { rules-lusus-once }
# en: 7297bd85
rules-page-lusus-tile-rc =
    Gioca una tessera dal tuo cimitero come se l’avessi in mano, ma non un Riciclo. Tutte e due insieme contano come una giocata. Si scrive `RC+BI@d1`.
    { rules-lusus-once }
# en: b7dd5d33
rules-page-lusus-tile-td =
    Scambia due tessere su due pezzi diversi, di chiunque siano. Tutte e due devono starci, e nessuna delle due dev’essere protetta. Ognuna prende il posto dell’altra, ma resta di chi la possedeva. Una trappola vale per il pezzo su cui sta dopo lo scambio. Si scrive `TD@d1.1~d8.1`.
    { rules-lusus-once }
# en: 86751b42
dice-title = { $game } · dadi
# en: 3c26c9ec
dice-seal = I dadi di questa partita sono stati sigillati prima che cominciasse: SHA-256 `{ $commitment }`.
# en: 79f5dbf8
dice-source = { WORD($made, start: "yes") }: ogni lancio nasce dal seme e dal testo `{ $game }:{ $revision }:n:{ $interaction }`. La n conta i lanci della mossa a partire da 0.
# en: 90b29235
dice-sealed = Il seme resta segreto fino alla fine della partita. Poi `/verify` lo apre e controlla ogni lancio.
# en: d77add94
dice-open = Il seme è `{ $seed }`. Per controllare ogni lancio, usa `/verify`.
# en: 32d849d1
move-number = mossa { $number }
# en: 564e073c
move-number-part = parte { $part } della mossa { $number }
# en: e85a9d85
verify-title = I dadi di { $game } { $id }
# en: acdf8813
verify-choices-title = Le mosse del computer in { $game } { $id }
# en: 7b0d2f22
verify-choices-long = Rifare qui le mosse del computer richiede troppo tempo. Scarica la partita da `/history`, ed esegui `sealed-move verify` su quel file.
# en: 696d39ee
verify-file = Qui non ci stanno tutti i lanci, quindi li trovi nel file.
# en: c4c3310a
verify-foot = HMAC-SHA-256 con il seme su game:revision:n:interaction, modulo le opzioni
# en: ef93c852
proof-holds = { $draws ->
    [0] Non è stato lanciato nessun dado.
    [one] L’unico lancio è corretto.
   *[other] Tutti i { $draws } lanci sono corretti.
}
# en: 36ad41be
choices-hold = { $count ->
    [one] L’unica mossa di { $computer } è davvero sua.
   *[other] Tutte le { $count } mosse di { $computer } sono davvero sue.
}
# en: 824b0aaa
choices-differ = Il file dice `{ $written }` alla riga { $number }, ma { $computer } sceglie `{ $chosen }`.
# en: 854d17ac
choices-unreadable = Le mosse non si possono rigiocare, quindi quelle di { $computer } non si possono controllare.
# en: 4586dad6
proof-season-title = Il sorteggio di { $name }, stagione { $number }
# en: e473d872
proof-season-holds = Il sorteggio, gli abbinamenti e le classifiche sono corretti.
# en: ce546b98
proof-season-flaw = Qualcosa non torna: { $why }
# en: 24d828b2
proof-season-seal = Sigillato come SHA-256 `{ $commitment }`, nel messaggio { $message }
# en: d06600b6
proof-season-seed = Seme `{ $seed }`
# en: 55590205
proof-season-drum = Urna `{ $drum }`, lo SHA-256 del numero di quel messaggio e dell’iscrizione di ognuno
# en: 104a1ecf
proof-season-file = Il file elenca le estrazioni in ordine, e tutti gli abbinamenti.
# en: a5f87772
proof-season-draw = { $lot }. { $index } di { $options }: { $number } ({ $player })
# en: edeef8c9
proof-season-pair = Divisione { $division }, turno { $round }: { $first } – { $second }
# en: a6dd50f1
proof-seed = Seme `{ $seed }`, sigillato come SHA-256 `{ $commitment }`
# en: 6a4884f2
proof-draw = { $made } ({ $result } di { $options }): `{ $text }`
# en: 7bae8074
proof-meaning = { $submission }, { $meaning }
# en: a2c16850
proof-start = Inizio
# en: ed5e600d
proof-ply = Mossa { $number }
# en: 749a9d70
proof-ply-part = Mossa { $number }, parte { $part }
# en: e6b78cf6
proof-commitment = **Nei dadi qualcosa non torna.** Il seme sigillato ha lo SHA-256 `{ $published }`, quello aperto ha `{ $opened }`.
# en: be06a90b
proof-draw-differs = **Nei dadi qualcosa non torna.** { $submission }: il lancio { $number } (`{ $text }`) dà { $index } di { $options }, ma c’è scritto { $other }. Scritto: `{ $written }` Uscito: `{ $drawn }`
# en: dc8a1724
proof-lots-differ = **Nei dadi qualcosa non torna.** { $submission }: i lanci danno qualcos’altro. Scritto: `{ $written }` Uscito: `{ $drawn }`
# en: 2ea9a40d
proof-sealed = Questa partita non è finita, quindi i suoi dadi sono ancora sigillati. Quando sarà finita, scarica di nuovo il file e controlla quello.
# en: 4e4a22d8
proof-no-commitment = Il file della partita non contiene il sigillo, quindi confronta lo SHA-256 con quello della sfida.
# en: 1aabf1b9
proof-record = { $submission } non è una mossa di questa partita: { $why }
# en: 92cfe965
notice-foot-over = Partita { $id }
# en: 76fc4ca0
draw-offered = { $player } ti offre la patta nella vostra partita di { $game }, { $opponent }.
# en: 3ece0761
draw-closed = { $player } ha offerto la patta a { $opponent } nella partita di { $game }. { $outcome ->
    [accepted] L’offerta è stata accettata.
    [declined] L’offerta è stata rifiutata.
    [withdrawn] { $player } l’ha ritirata.
    [over] La partita è finita prima.
   *[overtaken] La partita è andata avanti.
}
# en: b175922a
draw-declined = { $player } ha rifiutato la patta. Si continua, { $opponent }!
# en: 6ecca11b
takeback-offered = { $player } chiede di poter ritirare una mossa nella vostra partita di { $game }. Ti va bene, { $opponent }?
# en: 896d92db
takeback-closed = { $player } ha chiesto a { $opponent } di poter ritirare una mossa nella partita di { $game }. { $outcome ->
    [accepted] Il ritiro è stato concesso.
    [declined] Il ritiro è stato negato.
    [withdrawn] { $player } ha ritirato la richiesta.
    [over] La partita è finita prima.
   *[overtaken] La partita è andata avanti.
}
# en: 24469d0d
takeback-declined = { $player } ha negato il ritiro, { $opponent }. La mossa resta.
# en: 474534e9
takeback-withdrawn = { $player } non chiede più di poter ritirare la mossa.
# en: 0d1a5935
notice-taken-back = { $player } ha concesso il ritiro della mossa.
# en: d342be16
player-with-side = { $player } ({ $side })
# en: ea36ea74
notice-ratings = Punteggi: { $first } { $firstrating } · { $second } { $secondrating }
# en: f631a825
notice-ratings-early = I punteggi non cambiano: almeno uno dei due lati non aveva ancora mosso.
# en: 95f7384e
notice-rating-computer = Punteggio di { $player } contro il computer: { $rating }
# en: 2089caed
notice-spared = I punteggi non cambiano: nessun avviso di questo turno è arrivato a { $player }.
# en: 8cb67ed3
notice-ratings-new = -# Un ? indica un punteggio basato su poche partite: cambia ancora in fretta.
# en: 0d525de5
rating-change = { $before } → { $after } ({ $difference })
# en: 7dd0f232
rating = { $sure ->
    [no] { $value }?
   *[yes] { $value }
}
# en: b6d83b05
player-gone = chi ha lasciato il bot
# en: 66311f2f
draw-withdrawn = { $player } ha ritirato l’offerta di patta.

## Lessons

# en: 5991f0f7
lesson-title = { $game } · lezione { $number } di { $count } · { $title }
# en: a1444d22
lesson-title-course = { $game } · { $course }, { $number } di { $count } · { $title }
# en: 9715b7e3
lesson-title-puzzle = { $game } · { $title } · problema { $number } di { $count }
# en: 1ca885f5
course-winning = Come si vince e come si perde
# en: cee8f549
course-winning-about = Quattro lezioni, ognuna con tre problemi. Occhio: quando devi trovare una minaccia, non ti avviserò.
# en: 65ee17b9
lesson-played = { $side }: { $meaning } (`{ $record }`).
# en: 248b6d7d
lesson-goes-on = Bene. Qual è la tua prossima mossa?
# en: e5c02bb7
lesson-wrong = **Non ancora.** { $why } Ho ripristinato la posizione.
# en: 925ce4a0
lesson-wrong-answered = Qui sopra ci sono la tua mossa e la risposta { WORD($side, article: "of") }, ma il tuo compito non è ancora risolto.
# en: 98998da9
lesson-wrong-unanswered = La tua mossa qui sopra ha fatto altro, e il tuo compito non è ancora risolto.
# en: 67a69634
lesson-hint = **Suggerimento:** { $hint }
# en: e1c6772e
lesson-solved = ✅ **Risolto!**
# en: e45fdba7
lesson-fewest = { $moves ->
    [one] Ti è bastata 1 mossa. Nessuno ci riesce in meno.
   *[other] Ti sono bastate { $moves } mosse. Nessuno ci riesce in meno.
}
# en: 151c7246
lesson-more = { $moves ->
    [one] Ti è servita 1 mossa
   *[other] Ti sono servite { $moves } mosse
}. Il minimo: { $fewest }.
# en: 857ec7fa
lesson-next = Poi: **{ $title }**.
# en: 0515adad
lesson-all-solved = 🎓 Hai finito le lezioni di { $game }. Alla fine ti aspetta una vera partita contro il livello più facile del computer. Puoi ritirare le mosse e chiedere suggerimenti. Un secondo corso mostra come si vince e come si perde.
# en: e1b6049b
lesson-course-solved = 🎓 Hai risolto tutto questo corso. Adesso puoi giocare una vera partita di { $game }, e con `/puzzle` trovi altri problemi.
# en: 7604ebe7
lesson-outdated = Quel menu non è aggiornato. Ecco la lezione com’è adesso.
# en: d30d6124
lesson-progress = { $solved ->
    [one] 1 lezione risolta
   *[other] { $solved } lezioni risolte
} su { $count }
# en: 05aac6e8
lesson-progress-course = { $solved ->
    [one] 1 risolto
   *[other] { $solved } risolti
} su { $count ->
    [one] 1 lezione o problema
   *[other] { $count } tra lezioni e problemi
}
# en: 0923d396
lesson-overview-title = Lezioni
# en: 013d7315
lesson-overview = Ogni lezione è una piccola posizione con un compito, e dura un minuto o due. Giochi con gli stessi menu di una partita; non c’è niente in palio, e puoi fermarti e riprendere quando vuoi.
# en: 1827e3a6
lesson-overview-line = **{ $game }** · { $about }. { $progress }.
# en: 81d20dfa
lesson-overview-course = { $course }: { $progress }
# en: 4fbc25ff
lesson-list-title = { $game } · lezioni
# en: 52ef7530
lesson-list-title-course = { $game } · { $course }
# en: 4f8e205a
lesson-line = ▫️ { $number }. { $title }
# en: 8be6eca3
lesson-line-solved = ✅ { $number }. { $title }
# en: 3f050f80
lesson-line-skipped = ⏭️ { $number }. { $title }
# en: 3e36756f
lesson-line-last = 🎓 { $number }. Una partita contro il computer
# en: 7657d43b
lesson-line-puzzles = { $line } · problemi: { $solved } su { $count }
# en: fe0e0738
lesson-choose = Apri una lezione
# en: 5a4f0b5d
lesson-chess-aruki = Hai saltato due lezioni. Un Pedone muove e cattura come negli scacchi, ma di un solo passo. Una Lancia va dritta di una casella, una Picca di una in diagonale. Torre e Freccia muovono come torre e alfiere.
# en: 7efd3331
lesson-chess-chakart = Hai saltato due lezioni. Cavalli e pedoni muovono come negli scacchi. Però un cavallo lascia un uovo sulla sua casella e un pedone un fungo, e nessuno dice scacco.
# en: 97dce867
lesson-chess-lusus = Hai saltato due lezioni. I pezzi muovono come negli scacchi, ma non c’è scacco: vince chi cattura il re. Alla fine di ogni mossa peschi tessere, ed è lì che comincia Lusus.
# en: 722f694e
puzzle-title = { $game } · problema da { $rating }
# en: 94a06713
puzzle-task-win = **Muove { WORD($side, article: "the") }.** Trova l’unica mossa vincente.
# en: 3784f8d0
puzzle-task-hold = **Muove { WORD($side, article: "the") }.** Una sola mossa salva la partita. Trovala.
# en: efcbaf7f
puzzle-task-moves = Mosse in tutto: { $moves }. L’altro lato lo gioco io.
# en: b1ee4e73
puzzle-wrong-win = **Non è la mossa giusta.** Spreca l’occasione.
# en: 9dc1dca3
puzzle-wrong-hold = **Non è la mossa giusta.** Perde.
# en: 03cb3dbf
puzzle-refuted = **Perché?** { WORD($side, article: "the", start: "yes") } potrebbe rispondere con `{ $record }`: { $meaning }.
# en: d31b31a5
puzzle-then = E dopo la tua migliore risposta l’avversario potrebbe giocare `{ $record }`: { $meaning }.
# en: be7ba1e1
puzzle-costs-game = Così vince { WORD($side, article: "the") }.
# en: 25c91ba6
puzzle-costs-draw = Così la partita è patta.
# en: 707327c1
puzzle-no-tiles = A quel punto non potrai pescare abbastanza tessere.
# en: 0353a639
puzzle-costs-pieces = { $count ->
    [one] Perdi un pezzo: { $pieces }.
   *[other] Perdi questi pezzi: { $pieces }.
}
# en: 6294e3ba
puzzle-chance = { $left ->
    [none] A quel punto la partita è praticamente persa.
   *[some] A quel punto, le tue probabilità di vincere: circa { $chance }%.
}
# en: 50928d1e
puzzle-again = Ho ripristinato la posizione. Prova un’altra mossa.
# en: bf4c4193
puzzle-hint-counts = Un suggerimento vale come un tentativo sbagliato.
# en: d08c29af
puzzle-done-win = Era la mossa vincente.
# en: 75960f3d
puzzle-done-hold = Era l’unica mossa che manteneva l’equilibrio.
# en: a294b632
puzzle-why-game = Con questa mossa vince { WORD($side, article: "the") }.
# en: 3e58741c
puzzle-why-takes = { $count ->
    [one] Guadagna un pezzo: { $pieces }.
   *[other] Guadagna questi pezzi: { $pieces }.
}
# en: 916ca337
puzzle-why-other = **E le altre?** Anche la migliore fallisce, `{ $record }`: { $meaning }.
# en: 39032ae1
puzzle-theme = **Tema:** { $theme }
# en: 7ddb03cb
puzzle-theme-aruki-mate = scacco matto in una mossa
# en: f21250b0
puzzle-theme-aruki-chase = scacchi fino allo scacco matto
# en: 84e53846
puzzle-theme-aruki-net = una mossa quieta che tesse una rete di matto
# en: 8cddbcb9
puzzle-theme-aruki-prize = un pezzo tutto da prendere
# en: c592ee60
puzzle-theme-aruki-quiet = una mossa quieta con un doppio scopo
# en: 952f7861
puzzle-theme-aruki-flight = il Re si sposta
# en: 4b9b6e07
puzzle-theme-aruki-guard = il Giullare e i draghi fanno la guardia
# en: 3a96e876
puzzle-theme-aruki-take = prendi chi attacca
# en: bf1566a5
puzzle-theme-aruki-block = chiudi la linea
# en: f7c74d9f
puzzle-theme-aruki-series = una risposta dopo l’altra
# en: 985d3c5e
puzzle-theme-kyo-ride = la corsa verso il Re
# en: cc6af935
puzzle-theme-kyo-road = una strada breve verso il Re
# en: 5b7096fa
puzzle-theme-kyo-shuffle = un riordino che apre la strada
# en: 0d3670fe
puzzle-theme-kyo-net = una minaccia senza difesa
# en: 43134b57
puzzle-theme-kyo-prize = cade un pedone forte
# en: f10d323d
puzzle-theme-kyo-flight = fuori portata
# en: b50195b0
puzzle-theme-kyo-royal = il Re prende chi attacca
# en: 86eb6c90
puzzle-theme-kyo-take = prendi chi attacca
# en: 44ebf482
puzzle-theme-kyo-series = una risposta dopo l’altra
# en: dacd3a1c
puzzle-theme-kyo-counter = prima difendi, poi restituisci il colpo
# en: 78037c2c
puzzle-theme-chakart-shell = un guscio contro il Re
# en: 843cf661
puzzle-theme-chakart-line = una linea libera verso il Re
# en: fd5f9433
puzzle-theme-chakart-step = un solo passo fino al Re
# en: d9f11113
puzzle-theme-chakart-stealth = la Donna nascosta
# en: 0eb38ced
puzzle-theme-chakart-net = una minaccia senza difesa
# en: bf406dd0
puzzle-theme-chakart-flight = fuori portata
# en: fd190f93
puzzle-theme-chakart-shot = un guscio in difesa
# en: cdee541a
puzzle-theme-chakart-take = prendi chi attacca
# en: c149fadf
puzzle-theme-chakart-series = una risposta dopo l’altra
# en: 716e0784
puzzle-theme-chakart-counter = prima difendi, poi restituisci il colpo
# en: 590cf68c
puzzle-theme-lusus-movement = un nuovo modo di muovere
# en: bb581b99
puzzle-theme-lusus-special = una tessera che cambia le regole
# en: d441aa17
puzzle-theme-lusus-removal = una tessera che libera la via
# en: 057e9e2e
puzzle-theme-lusus-flight = il Re si sposta
# en: a09b39a3
puzzle-theme-lusus-take = prendi chi attacca
# en: f4365906
puzzle-theme-lusus-cover = chiudi la linea
# en: a983a681
puzzle-theme-lusus-shield = una tessera come scudo
# en: 34e2e2ce
puzzle-theme-lusus-rescue = una tessera che disarma chi attacca
# en: cbe9ff44
puzzle-theme-lusus-series = una risposta dopo l’altra
# en: 5afa8aa1
puzzle-theme-lusus-counter = prima difendi, poi restituisci il colpo
# en: dac0212b
puzzle-line-page = Mossa { $page } di { $count }
# en: 9b5c19de
puzzle-rating = Il tuo punteggio nei problemi: { $rating }
# en: 7d307e51
puzzle-rating-unsure = Il tuo punteggio nei problemi: circa { $rating }
# en: 4eaf1c00
puzzle-rating-change = Il tuo punteggio nei problemi: { $before } → { $rating }
# en: 28a89d1c
puzzle-outdated = Quel menu non è aggiornato. Ecco il problema com’è adesso.
# en: dd51db03
own-puzzle-title = { $game } · da una tua partita
# en: 83da9c97
own-puzzle-task = **Dalla tua partita contro { $opponent }, mossa { $number }.** Qui ti è sfuggito qualcosa. Qual è la mossa migliore?
# en: f2f7cd12
own-puzzle-step = Risposte giuste di fila: { $step } su { $steps }. Senza punteggio.
# en: 1f08355d
own-puzzle-wrong = **Non è questa.** Hai provato `{ $record }`: { $meaning }. Un’altra mossa è chiaramente migliore. Riprova.
# en: bd9b8f99
own-puzzle-unjudged = Non ho fatto in tempo a valutare quella mossa. Riprova tra un attimo.
# en: ce6c3780
own-puzzle-right = Hai giocato `{ $record }`: { $meaning }.
# en: 35cacb05
own-puzzle-best = La mossa migliore: `{ $record }`, { $meaning }.
# en: bde4eeac
own-puzzle-again = Te lo riproporrò { $due }, con `/puzzle`.
# en: 999a2266
own-puzzle-learned = Tre risposte giuste di fila. Ormai lo sai, quindi non te lo riproporrò più.
# en: ce5b0f42
own-puzzle-overview = **Dalle tue partite.** Tornano questi errori. Adesso riesci a trovare la mossa migliore?
# en: 87266dd0
own-puzzle-due = **{ $game }** · { $count ->
    [one] 1 problema
   *[other] { $count } problemi
}
# en: c592c94a
review-own-puzzles = Le tue svolte torneranno domani come problemi: `/puzzle`
# en: b162a5f6
button-own-puzzle = I miei problemi di { $game }
# en: 2f589475
button-other-puzzle = Un altro problema
# en: 464df579
puzzle-overview-title = Problemi
# en: 0ebfd51d
puzzle-overview = Ogni problema è una posizione presa da una partita, e c’è una sola prima mossa giusta. Giochi con gli stessi menu di una partita. Per il tuo punteggio nei problemi conta solo il primo tentativo; un suggerimento vale come un tentativo sbagliato.
# en: db071d6e
puzzle-overview-line = **{ $game }** · { $rating }. Risolti al primo tentativo: { $solved } su { $tried }.
# en: 6921dd6e
daily-title = Problema del giorno · { $game } · punteggio { $rating }
# en: af40b917
daily-nobody = Non l’ha ancora risolto nessuno.
# en: 860db077
daily-solvers = **Risolto da**
# en: 4a2b7aa7
daily-solver = { $number }. { $player } · { $first ->
    [yes] al primo tentativo
   *[no] più tardi
} · { $days ->
    [one] serie: 1 giorno
   *[other] serie: { $days } giorni
}
# en: 53acf357
daily-more-solvers = { $count ->
    [one] e un’altra persona
   *[other] e altre { $count } persone
}
# en: 47bd9dfb
daily-last = Da due settimane nessuno prova un problema, quindi questo è l’ultimo finché qualcuno non ne prova uno.
# en: e3cbe605
daily-foot = Lo risolvi in privato, e qui compare solo il tuo nome. Puoi saltare un giorno a settimana senza perdere la serie.
# en: 8b532f1a
daily-closed = Chiuso: è uscito quello nuovo.
# en: 5848ce33
daily-counted = Sei nella lista di oggi. La tua serie: { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}. Puoi saltare un giorno senza perderla.
# en: b74571aa
daily-counted-no-free = Sei nella lista di oggi. La tua serie: { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}. Il giorno libero di questa settimana è già andato, quindi non saltare il prossimo problema.
# en: ca1cbe74
daily-late = È già uscito il nuovo problema del giorno, quindi questo è arrivato troppo tardi per la lista.
# en: 49062566
daily-solved = Hai risolto il problema di oggi. Ecco le mosse.
# en: 7b56ea0e
daily-shown = Hai visto la soluzione del problema di oggi. Eccola di nuovo.
# en: d43c7b66
daily-over = Questo è un problema di un giorno precedente. Per averne un altro, usa `/puzzle`.
# en: 6154ae3a
lesson-aruki-pawn-title = Prendi con un Pedone
# en: 25c43a1b
lesson-aruki-pawn-task =
    Giochi con il Bianco, dal basso verso l’alto. Un **Pedone** va di una casella dritto in avanti, se è vuota. Cattura *in diagonale*, una casella in avanti.
    { "" }**Il tuo compito:** un Pedone nero in e6 blocca il tuo. Cattura la Picca in f6.
# en: a04838c1
lesson-aruki-pawn-hint = Muovi il Pedone che sta in e5. Cattura in avanti in diagonale: in f6.
# en: f708c610
lesson-aruki-pawn-done = Hai catturato la Picca, e non è persa: adesso sta nella tua **riserva**. La userai presto.
# en: 5a2b4d79
lesson-aruki-pawn-wrong-king = Il tuo Re è andato a spasso, e la Picca è ancora lì.
# en: 2738e3b4
lesson-aruki-pike-title = Lancia o Picca?
# en: b41b66fc
lesson-aruki-pike-task =
    Una **Lancia** va dritta di una casella: avanti, indietro, a sinistra o a destra. Una **Picca** va di una casella in diagonale. Tutte e due catturano come muovono.
    { "" }**Il tuo compito:** uno dei tuoi due pezzi può catturare la Torre in f6. Fallo.
# en: b288c474
lesson-aruki-pike-hint = f6 è a un passo in diagonale dalla Picca in g5.
# en: 7d910a2e
lesson-aruki-pike-done = Esatto: le Lance vanno dritte, le Picche in diagonale. Torri e Frecce fanno le stesse strade, finché non trovano un ostacolo.
# en: 59776e05
lesson-aruki-pike-wrong-lance = Quella era la Lancia. Va solo dritta, quindi non può arrivare in f6.
# en: aa89bbc3
lesson-aruki-leap-title = Salta oltre un Pedone
# en: d13d887e
lesson-aruki-leap-task =
    Una **Lancia Maggiore** va dritta di una o due caselle. Se va di due, *salta*: non importa che cosa c’è in mezzo. Le Picche Maggiori fanno lo stesso in diagonale.
    { "" }**Il tuo compito:** salta oltre il Pedone e cattura la Torre in e7.
# en: 61df5083
lesson-aruki-leap-hint = Muovi la Lancia Maggiore di due caselle: da e5 a e7.
# en: 52f611f0
lesson-aruki-leap-done = Oltre il Pedone, e la Torre è tua. Niente può bloccare chi salta.
# en: 988019f4
lesson-aruki-leap-wrong-pawn = Hai catturato il Pedone. La Torre dietro vale molto di più.
# en: c4bbd4c7
lesson-aruki-merge-title = Fondi una Lancia e una Picca
# en: c923efd7
lesson-aruki-merge-task =
    La Picca che hai catturato aspetta nella tua riserva. Con una mossa puoi fondere un pezzo della riserva con uno sulla scacchiera: è un’**evoluzione**. Lancia e Picca fanno una **Spada**, che va di una casella in *qualsiasi* direzione.
    { "" }**Il tuo compito:** fondi la Picca con la tua Lancia in e5.
# en: 59d90cb2
lesson-aruki-merge-hint = Scegli la Lancia in e5, poi la Picca della riserva. Si scrive `L(e5)+P=S`.
# en: f04e0e95
lesson-aruki-merge-done = Una Spada! Due pezzi uguali danno il tipo maggiore, e Torre e Freccia fanno un **Ministro**, il pezzo più forte di tutti.
# en: 3c0127dc
lesson-aruki-merge-wrong-step = La Lancia ha fatto solo un passo. La fusione è una mossa a sé, sulla casella dove sta la Lancia.
# en: 395200e8
lesson-aruki-merge-wrong-king = Il tuo Re ha mosso, e la Picca aspetta ancora nella riserva.
# en: 02403409
lesson-aruki-promote-title = Trasforma un Pedone in una Torre
# en: d2d29417
lesson-aruki-promote-task =
    Quando un Pedone entra nella traversa da cui sono partiti i Pedoni nemici (per te la 11), puoi cambiarlo con un pezzo della tua riserva. È la sua **promozione**.
    { "" }**Il tuo compito:** vai in c11 e trasforma il Pedone in una Torre.
# en: 978883e1
lesson-aruki-promote-hint = Muovi il Pedone da c10 a c11 e scegli la Torre. Si scrive `O(c10)c11=R`.
# en: 51f9ad47
lesson-aruki-promote-done = Una Torre, e dà subito scacco al Re. Il Pedone invece sparisce: non va in nessuna riserva.
# en: 63db7951
lesson-aruki-promote-wrong-plain = Ormai resta un Pedone. Poteva promuovere solo entrando nella traversa 11.
# en: 7c8c2cfd
lesson-aruki-promote-wrong-king = Il tuo Re ha mosso. Il Pedone è a un passo dalla promozione.
# en: 9cb534a7
lesson-aruki-jester-title = Il Giullare imita
# en: 0bf25527
lesson-aruki-jester-task =
    Un **Giullare** va di una casella in qualsiasi direzione, e anche come ogni pezzo che gli sta accanto, amico o nemico. Il tuo sta accanto a una Torre, quindi muove anche come una Torre.
    { "" }**Il tuo compito:** cattura la Freccia in e10 con il Giullare.
# en: 1495e9b8
lesson-aruki-jester-hint = Accanto alla Torre, il Giullare può correre dritto su per la colonna e.
# en: 0baf634e
lesson-aruki-jester-done = Il Giullare ha corso come una Torre. Lassù non ha vicini, quindi torna a fare un passo alla volta.
# en: 9c9e7f84
lesson-aruki-jester-wrong-rook = Quella era la Torre. Non può arrivare in e10 con una mossa, e il tuo Giullare ha perso il vicino.
# en: c1692bea
lesson-aruki-jester-wrong-step = Era solo un pezzo di strada. Accanto a una Torre il Giullare può correre finché non trova un ostacolo.
# en: 59651916
lesson-aruki-line-title = Scacco attraverso tutto
# en: 50eec5db
lesson-aruki-line-task =
    Un **Drago d’oro** va di una casella come un Re. Però minaccia tutta la sua *colonna*: lì un Re nemico è sotto scacco, qualunque cosa ci sia in mezzo. (Unica eccezione: su quella colonna c’è anche il Re dello stesso colore del drago.) Un **Drago d’argento** fa lo stesso con la sua traversa.
    { "" }**Il tuo compito:** dai scacco con il drago.
# en: 91a33d7c
lesson-aruki-line-hint = Vai con il drago sulla colonna e, quella del Re.
# en: 06864870
lesson-aruki-line-done = Scacco! Il Pedone in mezzo non serve a niente, e nessun pezzo può chiudere la linea.
# en: bcdf13e3
lesson-aruki-line-wrong-king = Quello era il tuo Re. A dare scacco è il drago.
# en: ca712865
lesson-aruki-line-wrong-dragon = Il drago ha mosso, ma il Re non è sulla sua colonna.
# en: b88d1e79
lesson-aruki-wipe-title = Spazza una colonna
# en: abb35f39
lesson-aruki-wipe-task =
    Una volta per partita, un drago può **spazzare** la sua linea. Spariscono tutti i pezzi che ci stanno: quelli nemici, i tuoi e il drago stesso. Nessuno va in una riserva. Non si può fare finché il tuo Re è su quella linea.
    { "" }**Il tuo compito:** Ministro e Torre stanno sulla colonna del drago. Spazzala.
# en: 55ae7023
lesson-aruki-wipe-hint = Scegli il drago in d3, poi la spazzata. Si scrive `GD(d3)-`.
# en: 76f9b6e9
lesson-aruki-wipe-done = Un Ministro e una Torre per un drago e un Pedone: un buon affare. Contando in Pedoni, una Lancia o una Picca vale circa 2, una Spada o un drago 3, una Freccia 5, una Torre 6, un Ministro 11.
# en: 96548783
lesson-aruki-wipe-wrong-step = Il drago ha fatto solo un passo. La spazzata è una mossa a sé.
# en: bc7588c5
lesson-aruki-wipe-wrong-pawn = Salvare il Pedone è un bel pensiero, ma Ministro e Torre sono ancora lì. La spazzata li elimina tutti e due.
# en: 929b23ae
lesson-aruki-slay-title = Abbatti il drago
# en: 1726af06
lesson-aruki-slay-task =
    Adesso sei sotto scacco: il drago nero minaccia la colonna del tuo Re, proprio attraverso il tuo Pedone. Puoi lasciare la colonna, o catturare il drago. Mettere un pezzo in mezzo non serve mai a niente.
    { "" }**Il tuo compito:** cattura il drago.
# en: 63d37d98
lesson-aruki-slay-hint = La tua Torre in a9 sta sulla stessa traversa del drago.
# en: d6748809
lesson-aruki-slay-done = Lo scacco è finito, e un drago catturato non può più fare la spazzata.
# en: a74af393
lesson-aruki-slay-wrong-king = Il tuo Re è al sicuro, ma il drago è vivo, e può ancora spazzare la colonna e.
# en: 1ab5984f
lesson-aruki-mate-title = Scacco matto
# en: 7d461241
lesson-aruki-mate-task =
    Si vince con lo **scacco matto**: il Re nemico è sotto scacco e nessuna mossa lo salva. Qui la traversa 11 è della tua Torre in l11, e la colonna b del tuo drago. Manca solo uno scacco. Guarda la tua riserva.
    { "" }**Il tuo compito:** matto in una mossa.
# en: e626d5bf
lesson-aruki-mate-hint = Torre e Freccia fanno un Ministro. Da h5 controlla la diagonale fino ad a12.
# en: 630fae0e
lesson-aruki-mate-done = Matto! Il Re non può andare sulla traversa 11 né sulla colonna b, e niente ferma il Ministro.
# en: fa3a5fcc
lesson-aruki-mate-wrong-check = Scacco, ma non matto: senza la Torre sulla traversa 11, il Re va in a11.
# en: 3608cfff
lesson-aruki-mate-wrong-other = La Torre non ha dato scacco. Lasciala dov’è e fondila.
# en: f9ca7972
lesson-aruki-third-title = Matto alla terza mossa
# en: e3bf82f4
lesson-aruki-third-task =
    Una vera posizione iniziale, e una vera trappola. Il Re nero sta sulla colonna f, dietro un muro di pezzi suoi. Se il tuo Re lascia la colonna f e il tuo Drago d’oro ci entra, è scacco attraverso tutto.
    { "" }**Il tuo compito:** matto in tre mosse. Prima fai posto al tuo Re.
# en: ff2017e5
lesson-aruki-third-hint = Fai posto muovendo il Pedone da g2, porta lì il Re, poi vai con il drago da e1 a f1.
# en: 56a21f68
lesson-aruki-third-done = Matto alla terza mossa! Quasi tutti ci cascano una volta. La difesa: muovi in tempo il Pedone che sta in e11 o in g11, così il Re può uscire, oppure usa prima tu la spazzata del drago.
# en: b39a6ba3
lesson-aruki-threat-title = Riconosci la minaccia
# en: aa228630
lesson-aruki-threat-task =
    Prima di ogni mossa, chiediti: *che cosa giocherebbe l’avversario, se io non facessi niente?* Il Re nero è appena passato da f12 a g11. Sembra innocuo, ma non lo è.
    { "" }**Il tuo compito:** trova la minaccia, e fai una mossa che la fermi.
# en: 985c8550
lesson-aruki-threat-hint = Con il suo Re fuori dalla colonna f, il Drago d’oro nero può andare in f12. È scacco attraverso tutto, e il tuo Re è chiuso dentro. Dagli una via d’uscita dalla colonna, o elimina il drago.
# en: 184a912a
lesson-aruki-threat-done = Vista e fermata. Uno scacco ha tre risposte: muovere il Re, catturare chi attacca, o mettere qualcosa in mezzo. Contro un drago non si può mettere niente in mezzo, quindi a un Re dietro il suo muro serve una porta.
# en: 3144de1e
lesson-aruki-threat-wrong-front = Così si apre solo f2, che è sulla stessa colonna. Il drago va in f12, ed è matto.
# en: 910f8f19
lesson-aruki-finish-title = Non lasciare risposte
# en: 659f419c
lesson-aruki-finish-task =
    Uno scacco ha tre risposte: il Re muove, qualcuno cattura chi attacca, o qualcosa si mette in mezzo. Il matto è uno scacco che non ne ha nessuna. La tua Torre in a3, la tua Freccia in f2 e il tuo drago possono tutti dare scacco.
    { "" }**Il tuo compito:** matto in una mossa.
# en: 87679a2a
lesson-aruki-finish-hint = Tra un drago e un Re non si può mettere niente. E quando il drago lascia la colonna k, la tua Torre in k1 la controlla fino in cima.
# en: ac38ac10
lesson-aruki-finish-done = Matto! Niente può mettersi in mezzo, niente può raggiungere il drago, e la tua Torre sorveglia la colonna k.
# en: 266ec8fa
lesson-aruki-finish-wrong-rook = Scacco, ma non matto: la Lancia nera si mette in mezzo, in d12.
# en: b09b3f66
lesson-aruki-finish-wrong-arrow = Scacco, ma non matto: la Spada nera si mette in mezzo, in h8.
# en: 7af3ae7a
lesson-aruki-finish-wrong-dragon = Il drago non è sulla colonna del Re, quindi non era scacco.
# en: 8e0b95ab
lesson-aruki-trade-title = Fai un buon cambio
# en: 78b6f08c
lesson-aruki-trade-task =
    Prima di catturare, conta: che cosa prendi, e che cosa si riprende l’avversario? Contando in Pedoni, una Lancia o una Picca vale circa 2, una Spada o un drago 3, una Freccia 5, una Torre 6, un Ministro 11.
    { "" }**Il tuo compito:** qui hai tre catture. Gioca quella che rende di più.
# en: c71bc032
lesson-aruki-trade-hint = La Torre in d12 difende la Lancia, e il Pedone in g7 difende la Freccia. Quanto ti costerebbe ogni cattura?
# en: 8c974c0d
lesson-aruki-trade-done = Il Pedone in g7 può prendere la tua Picca, ma allora hai dato 2 per 5. E la Freccia è nella tua riserva, pronta a tornare in gioco dalla tua parte.
# en: 40bdc3a1
lesson-aruki-trade-wrong-lance = Hai preso una Lancia, e la Torre in d12 ha preso la tua Torre: 6 per 2.
# en: 44a0b137
lesson-aruki-trade-wrong-pawn = Un Pedone gratis, ma poi la Freccia nera ha preso la tua Picca. La Freccia era la preda migliore.
# en: 4cd32080
lesson-aruki-plan-title = Sveglia il Drago d’argento
# en: e2649133
lesson-aruki-plan-task =
    Un Drago d’argento minaccia tutta la sua *traversa*, ma non finché ci sta il tuo Re. Per questo il tuo drago a inizio partita dorme, sulla traversa 1. Qui il tuo drago e tutti e due i Re stanno sulla traversa 7.
    { "" }**Il tuo compito:** elimina il Ministro e la Torre in due mosse.
# en: cead4b02
lesson-aruki-plan-hint = Lascia la traversa 7 con il tuo Re: è subito scacco. Quando il Re nero avrà lasciato la traversa, spazzala: `SD(b7)-`.
# en: f91c1a5d
lesson-aruki-plan-done = Prima il Re si fa da parte, poi il drago colpisce. È un buon primo piano in ogni partita: porta via il tuo Re dalla traversa 1, e il Drago d’argento si sveglia.
# en: 14c956f4
lesson-aruki-plan-wrong-row = Il tuo Re è ancora sulla traversa 7, quindi il drago non dà scacco.
# en: e95825fa
lesson-aruki-plan-wrong-rows = Il tuo Re è ancora sulla traversa 7, quindi il drago non dà scacco.
# en: 362351a2
lesson-aruki-plan-wrong-dragon = Il drago ha lasciato la traversa 7. Deve restarci, mentre il tuo Re si fa da parte.
# en: 28e60891
lesson-kyo-chip-title = Schiaccia un gettone
# en: a5c4dd90
lesson-kyo-chip-task =
    Giochi con l’Oro, dal basso verso l’alto. Le caselle hanno una lettera e un numero. Dal tuo lato le lettere vanno da destra a sinistra: la A è a destra. Un **Pedone Leggero** va di una casella in qualsiasi direzione. Se finisci una mossa con un pedone sui **gettoni di mana** nemici, li distruggi.
    { "" }**Il tuo compito:** schiaccia il gettone rosso in F5 con il tuo Pedone Leggero in E4.
# en: 57ac807d
lesson-kyo-chip-hint = Vai con il Pedone Leggero da E4 a F5. Si scrive `E4 F5`.
# en: 9a33fe11
lesson-kyo-chip-done = Un gettone in meno. Ricorda: se finisci il mana, perdi.
# en: 2e6485c8
lesson-kyo-chip-wrong-king = Quello era il tuo Re. Il gettone è accanto al Pedone Leggero in E4.
# en: 249599ac
lesson-kyo-carry-title = Porta i tuoi gettoni
# en: 61c87571
lesson-kyo-carry-task =
    Un **Pedone Pesante** sta su una pila e può sollevare fino a cinque dei suoi gettoni. A ogni passo decidi quanti ne porta, sempre dalla cima.
    { "" }**Il tuo compito:** vai in E3 e porta con te tutti e due i gettoni.
# en: 26ce757c
lesson-kyo-carry-hint = Scegli E3, poi 2 gettoni. Si scrive `E2 2E3`.
# en: 019f153d
lesson-kyo-carry-done = Il pedone ha portato con sé tutti e due i gettoni. Ciò che sta sotto i pedoni è il tuo carburante, come vedrai subito.
# en: e1d59a77
lesson-kyo-carry-wrong-none = Il pedone è andato da solo: i gettoni sono rimasti in E2. Scegli quanti ne porta.
# en: c3f0c4f3
lesson-kyo-carry-wrong-one = Un gettone è andato con il pedone e uno è rimasto. Portali tutti e due.
# en: d81a4193
lesson-kyo-carry-wrong-chips = I gettoni sono andati in E3, ma il pedone è rimasto indietro. Muovi il pedone, con 2 gettoni.
# en: 63ce31a5
lesson-kyo-road-title = Corri sul mana scuro
# en: ba963378
lesson-kyo-road-task =
    Se il gettone che lasci è **scuro**, un passo *dritto* è un **passo di mana**, e puoi farne un altro. Paghi un gettone a passo. Su un solo colore non puoi girare.
    { "" }**Il tuo compito:** vai da E2 a E5 in una mossa, un gettone per ogni passo.
# en: 32fa2196
lesson-kyo-road-hint = Porta 2 gettoni in E3, poi 1 in E4, poi nessuno in E5. Si scrive `E2 2E3 1E4 E5`.
# en: fe3a5898
lesson-kyo-road-done = Tre caselle in una mossa! I gettoni dietro di te restano come strada: puoi ripercorrerla, e può farlo anche il nemico.
# en: 9185bf08
lesson-kyo-road-wrong-all = Hai portato tutti e tre i gettoni, quindi non ne restava nessuno su cui correre. Era un semplice passo.
# en: 733e51cb
lesson-kyo-road-wrong-alone = Hai lasciato tutti i gettoni in E2, quindi non ce n’era nessuno da lasciare in E3. La corsa è finita lì.
# en: 3726adba
lesson-kyo-road-wrong-short = Bene, ma la mossa è finita troppo presto. Finché c’è un gettone da lasciare, continua.
# en: 516b43ef
lesson-kyo-queen-title = Porta la Donna sopra due gettoni scuri
# en: 1f7805e8
lesson-kyo-queen-task =
    Anche i gettoni che sono già lì fanno da strada. La tua **Donna** sta su un gettone scuro, e un altro è in E3. Anche Donne, Torri e Re sono pedoni, e ogni pedone tranne il Pedone Leggero può catturare ciò che raggiunge.
    { "" }**Il tuo compito:** passa sopra tutti e due i gettoni e cattura la Torre in E4.
# en: 6d3e033d
lesson-kyo-queen-hint = Vai da E2 a E3 senza portare il gettone, poi da E3 a E4. Si scrive `E2 E3 E4`.
# en: 824bbfb0
lesson-kyo-queen-done = Hai catturato la Torre. Una cattura ferma la corsa, anche se la strada continua.
# en: 0c894828
lesson-kyo-queen-wrong-took = Hai portato con te il gettone, quindi in E2 non ne è rimasto nessuno: un semplice passo, che chiude la mossa.
# en: 08f5a3eb
lesson-kyo-queen-wrong-short = Sei a metà strada. In E3 stai sul prossimo gettone: continua in E4.
# en: 05dd8d7b
lesson-kyo-corner-title = Gira con il mana chiaro
# en: 245e08a1
lesson-kyo-corner-task =
    { "" }I gettoni **chiari** servono per i passi in *diagonale*, quelli scuri per i passi dritti. Quando il colore cambia, puoi girare. Il tuo Pedone Pesante sta su un gettone scuro con sopra uno chiaro.
    { "" }**Il tuo compito:** cattura la Torre in F4 in una mossa.
# en: 27a775b5
lesson-kyo-corner-hint = Prima dritto in E3, con il gettone chiaro, lasciando quello scuro. Poi in diagonale in F4.
# en: 2387ff73
lesson-kyo-corner-done = Scuro, poi chiaro: prima dritto, poi si gira. L’ordine dei gettoni in una pila è l’ordine dei tuoi passi.
# en: a499993e
lesson-kyo-corner-wrong-alone = Hai lasciato in cima il gettone chiaro, che serve solo per i passi in diagonale. Portalo con te.
# en: dbbc749c
lesson-kyo-corner-wrong-short = Giusto fin qui. Hai ancora il gettone chiaro: lascialo e vai in diagonale in F4.
# en: 5b3419ac
lesson-kyo-strike-title = Rompi uno scudo
# en: 31379078
lesson-kyo-strike-task =
    Uno **scudo** scoperto ferma tutti tranne le Torri. Un pedone che ci va contro lo *colpisce*: lo scudo si rompe, e il pedone resta dov’è. Uno scudo sotto un pedone non protegge niente.
    { "" }**Il tuo compito:** rompi lo scudo in E5.
# en: 2044b426
lesson-kyo-strike-hint = Muovi contro lo scudo il Pedone Pesante che sta in E4. Si scrive `E4 XE5`.
# en: 5d773bfb
lesson-kyo-strike-done = La via è libera. Rompere uno scudo costa una mossa, ed è a questo che servono gli scudi.
# en: 52f5c0a1
lesson-kyo-strike-wrong-around = Hai aggirato lo scudo. Spesso è una buona idea, ma qui il compito è romperlo.
# en: bb65fe23
lesson-kyo-strike-wrong-king = Quello era il tuo Re. Il pedone in E4 è proprio davanti allo scudo.
# en: be1b0704
lesson-kyo-tower-title = Metti uno scudo
# en: cf84569f
lesson-kyo-tower-task =
    Una **Torre** porta scudi. Può posarli su una casella vicina libera, o sul mana, in qualsiasi momento: prima dei suoi passi, tra l’uno e l’altro, e dopo. Il tuo Re le sta proprio dietro.
    { "" }**Il tuo compito:** metti uno scudo in E2.
# en: cb6ccf69
lesson-kyo-tower-hint = Scegli la Torre in E1, poi manda un gettone in E2, senza la Torre. Si scrive `E1 +1E2`.
# en: 5bbf6ff0
lesson-kyo-tower-done = Un muro davanti al tuo Re. La Torre potrebbe ancora muovere e posare l’altro scudo.
# en: 2fd8a271
lesson-kyo-tower-wrong-walk = Ci è andata la Torre stessa, e uno scudo sotto un pedone non protegge niente. Manda il gettone, non la Torre.
# en: 9c4dd56f
lesson-kyo-tower-wrong-walks = Ci è andata la Torre stessa. Manda solo il gettone.
# en: 801464c5
lesson-kyo-tower-wrong-king = Quello era il tuo Re. Gli scudi sono sotto la Torre in E1.
# en: 60f699b7
lesson-kyo-shuffle-title = Riordina, poi corri
# en: b5ad982f
lesson-kyo-shuffle-task =
    La **Donna** può riordinare i gettoni che ha sotto, tutte le volte che vuole, e poi muovere lo stesso. In E5 c’è un tuo pedone, quindi devi passare da F5: in diagonale, poi dritto. Ma i gettoni sono nell’ordine sbagliato.
    { "" }**Il tuo compito:** cattura la Torre in F6.
# en: d700b3c6
lesson-kyo-shuffle-hint = Prima metti in basso il gettone chiaro, in cima quello scuro. Poi in diagonale in F5 con il gettone scuro, e dritto in F6. Si scrive `E4 =LD 1F5 F6`.
# en: 43458c7f
lesson-kyo-shuffle-done = Solo una Donna lo fa in una mossa. Per tutti gli altri, cambiare l’ordine è una mossa intera.
# en: 33584d15
lesson-kyo-shuffle-wrong-alone = Con il gettone chiaro la Donna è arrivata in F5, ma lì non le resta nessun gettone su cui correre. Prima riordina i gettoni.
# en: 6f324554
lesson-kyo-shuffle-wrong-only = Adesso l’ordine è giusto. Non fermarti: la tua Donna può ancora muovere.
# en: a258f75f
lesson-kyo-company-title = I Pedoni Leggeri vogliono compagnia
# en: 75461a76
lesson-kyo-company-task =
    Un Pedone Leggero cattura un pedone solo se lo **supera in numero**. Conta le tue pile accanto al bersaglio, e le pile nemiche accanto al tuo Pedone Leggero. Conta anche i due pedoni. Le tue devono essere di più.
    { "" }**Il tuo compito:** cattura il Pedone Pesante in F5. Quale dei tuoi due Pedoni Leggeri può farlo?
# en: e5a11813
lesson-kyo-company-hint = Intorno a F5 ci sono due tuoi pedoni. Intorno a E4 ce ne sono due rossi, ma intorno a G4 solo uno. Quindi è quello in G4.
# en: 2ab9b0f5
lesson-kyo-company-done = Due contro uno. I Pedoni Leggeri sono forti insieme e deboli da soli. Un Pedone Pesante ne vale due o tre, una Torre quattro, una Donna sei. Quattro gettoni valgono circa un Pedone Leggero.
# en: 749086e7
lesson-kyo-company-wrong-away = Quello non può catturare in F5: ha intorno due pedoni rossi. Guarda l’altro.
# en: bc3ac053
lesson-kyo-company-wrong-missed = È il pedone giusto. F5 gli sta accanto in diagonale.
# en: 55410a24
lesson-kyo-mana-title = Vinci con il mana
# en: b66670c2
lesson-kyo-mana-task =
    Ci sono due modi di vincere. Il primo: il nemico non ha più nessun gettone di mana da nessuna parte. Il Rosso ha un solo gettone, in C6.
    { "" }**Il tuo compito:** vinci.
# en: d3ce2810
lesson-kyo-mana-hint = Finisci la mossa con il Pedone Pesante in C6. Si scrive `C5 C6`.
# en: a781953e
lesson-kyo-mana-done = Niente più mana: vince l’Oro. Accanto alla scacchiera, tieni d’occhio il conto dei gettoni, anche dei tuoi.
# en: e122cd3c
lesson-kyo-mana-wrong-king = Quello era il tuo Re. L’ultimo gettone rosso è in C6.
# en: af3779ca
lesson-kyo-mana-wrong-miss = Il Rosso ha ancora il suo gettone. Finisci la mossa in C6.
# en: a7da9184
lesson-kyo-king-title = Prendi il Re
# en: 162a9779
lesson-kyo-king-task =
    L’altro modo di vincere: cattura il **Re** nemico. Non c’è scacco. Lo proteggono solo la distanza e gli scudi. La tua Donna ha sotto tre gettoni: chiaro in basso, poi scuro, poi chiaro.
    { "" }**Il tuo compito:** cattura il Re in G6 in una mossa.
# en: 8350ea15
lesson-kyo-king-hint = In diagonale, dritto, in diagonale: `E3 2F4 1F5 G6`.
# en: 41278a77
lesson-kyo-king-done = Hai catturato il Re: vince l’Oro. Adesso ne sai abbastanza per giocare a Kyo: i gettoni sono strade, l’ordine è direzione, gli scudi fanno guadagnare tempo.
# en: 56d1943a
lesson-kyo-king-wrong-short = Un buon inizio. In F4 tocca al gettone scuro: dritto in F5, poi in diagonale.
# en: 9cb347fd
lesson-kyo-king-wrong-other = Era un singolo passo; il Re è scappato. Lascia un gettone a ogni passo.
# en: b83abf60
lesson-kyo-threat-title = Riconosci la minaccia
# en: 05869034
lesson-kyo-threat-task =
    In Kyo non c’è scacco. Quindi prima di ogni mossa guarda ogni pedone nemico: fin dove potrebbe correre? Conta i gettoni che ha sotto, e bada al loro colore.
    { "" }**Il tuo compito:** fai una mossa dopo la quale il tuo Re non possa essere catturato.
# en: 176bcd2c
lesson-kyo-threat-hint = La Donna rossa in F5 sta su quattro gettoni scuri: quattro passi dritti, giù per la colonna F fino al tuo Re in F1. Metti in mezzo uno scudo, o lascia la colonna.
# en: 76ebe150
lesson-kyo-threat-done = Il Re è salvo! Quattro gettoni scuri sono quattro passi dritti. Su un solo colore nessuno cambia direzione, quindi basta uno scudo in mezzo o un passo di lato.
# en: 86b9abfd
lesson-kyo-threat-wrong-king = Il tuo Re è ancora sulla colonna F, e la Donna è corsa fino a lui.
# en: 6d9efe2a
lesson-kyo-threat-wrong-tower = Così la colonna F non si chiude. La Donna è corsa giù fino a F1 e ha preso il tuo Re.
# en: c0bbd885
lesson-kyo-finish-title = La corsa verso il Re
# en: f635334e
lesson-kyo-finish-task =
    Sulla strada verso il Re, conta: ogni passo costa il gettone che lasci. Il tuo Pedone Pesante ha quattro gettoni, e il Re è a cinque passi. Ma ti portano avanti anche i gettoni lungo la strada, perfino quelli rossi.
    { "" }**Il tuo compito:** cattura il Re in E8 in una mossa.
# en: 7a3d3c74
lesson-kyo-finish-hint = In diagonale in D4, dritto in D5, in diagonale in E6, poi dritto, passando sul gettone rosso: `C3 3D4 2D5 1E6 1E7 E8`.
# en: db979f84
lesson-kyo-finish-done = Hai catturato il Re! Anche i gettoni nemici sono strade. Quindi una lunga strada vicino a un Re è un pericolo, chiunque l’abbia fatta.
# en: 8abaa7fe
lesson-kyo-finish-wrong-short = Un buon inizio, ma la corsa è finita troppo presto. Lascia un gettone a ogni passo, e usa quello rosso in E6.
# en: f3a98a05
lesson-kyo-finish-wrong-other = Così la corsa non è cominciata. Lascia un gettone in C3, e portane tre in D4.
# en: e20c1629
lesson-kyo-trade-title = Fai un buon cambio
# en: f9cb911f
lesson-kyo-trade-task =
    Prima di catturare, guarda chi può riprendere. Contando in Pedoni Leggeri, un Pedone Pesante vale due o tre, una Torre quattro, una Donna sei. La tua Donna e il tuo Pedone Pesante possono tutti e due catturare la Torre in E3, ma la difende un Pedone Pesante rosso.
    { "" }**Il tuo compito:** guadagna la Torre, e rischia il meno possibile.
# en: 532b81b5
lesson-kyo-trade-hint = Il Rosso riprende in E3, qualunque tuo pezzo ci sia. Il tuo Pedone Pesante vale meno della tua Donna.
# en: b504a814
lesson-kyo-trade-done = Se il Rosso riprende, hai dato tre per quattro. Con la Donna sarebbe stato sei per quattro.
# en: 52845643
lesson-kyo-trade-wrong-queen = Hai catturato la Torre, ma il Pedone Pesante in D4 ha preso la tua Donna: sei per quattro.
# en: a8fa4e37
lesson-kyo-trade-wrong-queens = Hai catturato la Torre, ma il Pedone Pesante in D4 ha preso la tua Donna: sei per quattro.
# en: 8db0e57b
lesson-kyo-trade-wrong-king = Quello era il tuo Re. La Torre in E3 è ancora lì.
# en: f12c37fe
lesson-kyo-plan-title = Costruisci una strada
# en: c6839a0f
lesson-kyo-plan-task =
    I gettoni sono le strade delle tue prossime mosse. Il tuo Pedone Pesante in E2 ne ha quattro, ma il Re rosso è a sei passi. Altri due tuoi gettoni sono in F4, e il Rosso non guarda.
    { "" }**Il tuo compito:** cattura il Re in due mosse. Prima prepara la strada.
# en: 5bd197d5
lesson-kyo-plan-hint = Manda tutti e due i gettoni da F4 sulla colonna E: `F4 +2E4`. Poi corri, e raccoglili lungo la strada: `E2 3E3 2E4 3E5 2E6 1E7 E8`.
# en: bbe4235c
lesson-kyo-plan-done = Prima la strada, poi la corsa. È un buon primo piano in ogni partita: porta gettoni davanti a un pedone forte, e guarda quale Re è più vicino a una strada.
# en: 541cfe0a
lesson-kyo-plan-wrong-walk = Così la strada è troppo corta. Prima metti i due gettoni di F4 sulla colonna E, poi corri fino in fondo.
# en: 29660263
lesson-kyo-plan-wrong-king = Quello era il tuo Re. Ti servono i gettoni in F4.
# en: 8ef7d6a0
lesson-chakart-lines-title = Un alfiere e la sua bomba
# en: a3b0a624
lesson-chakart-lines-task =
    Giochi con il Bianco, dal basso verso l’alto. I pezzi muovono come negli scacchi: una **torre** va dritta, un **alfiere** in diagonale, una **donna** in tutti e due i modi, ognuno finché non trova un ostacolo. Ma dopo la mossa un alfiere lascia accanto a sé una **bomba**, e una torre una **banana**.
    { "" }**Il tuo compito:** cattura la torre in g5 con il tuo alfiere.
# en: 49c0765c
lesson-chakart-lines-hint = L’alfiere in c1 vede g5 lungo la diagonale. Si scrive `c1g5` o `Bg5`.
# en: 8b048c23
lesson-chakart-lines-done = Catturata! E adesso accanto al tuo alfiere c’è una bomba. Chi ci sale viene lanciato via. In queste lezioni i dadi danno sempre lo stesso risultato; in una partita no.
# en: 560b5171
lesson-chakart-lines-wrong-king = Quello era il tuo re. Tocca all’alfiere in c1.
# en: 3ef0334a
lesson-chakart-lines-wrong-short = L’alfiere si è fermato troppo presto. La linea fino a g5 è libera.
# en: e8d18ca3
lesson-chakart-knight-title = Un cavallo fa un uovo
# en: d9770093
lesson-chakart-knight-task =
    Un **cavallo** salta: due caselle in linea retta e una di lato. Sulla casella che lascia fa un **uovo**.
    { "" }**Il tuo compito:** cattura la donna in e6 con il cavallo.
# en: 58bd5fd2
lesson-chakart-knight-hint = Da d4 a e6: due in su, una a destra.
# en: 4b7028c4
lesson-chakart-knight-done = La donna non c’è più, e in d4 c’è un uovo. Le uova sono piene di sorprese, per chi le prende.
# en: 6d965e94
lesson-chakart-knight-wrong-king = Quello era il tuo re. La donna è ancora lì.
# en: aeda277c
lesson-chakart-knight-wrong-jump = Un bel salto, ma la donna sta in e6.
# en: 71971335
lesson-chakart-pawn-title = Un pedone lascia un fungo
# en: 24828a9b
lesson-chakart-pawn-task =
    Un **pedone** va dritto in avanti (dalle sue prime due traverse di una o due caselle) e cattura in avanti in diagonale. Dietro di sé lascia un **fungo**.
    { "" }**Il tuo compito:** cattura il cavallo in d4 con il pedone.
# en: 3b055b4d
lesson-chakart-pawn-hint = Il pedone in e3 cattura in diagonale: in d4.
# en: 41a40e13
lesson-chakart-pawn-done = Catturato, e in e3 cresce un fungo.
# en: 3d82eec5
lesson-chakart-pawn-wrong-ahead = Dritto davanti a sé un pedone non cattura niente.
# en: ff9dfbd4
lesson-chakart-pawn-wrong-king = Quello era il tuo re. Tocca al pedone in e3.
# en: 6bb088f8
lesson-chakart-mushroom-title = Salta su un fungo
# en: 705ab775
lesson-chakart-mushroom-task =
    Su un **fungo** un pedone, un cavallo o un re va avanti: lo stesso passo un’altra volta, se lì non c’è un pezzo. Con torri, alfieri e donne non fa niente.
    { "" }**Il tuo compito:** porta il cavallo in h7. Basta una mossa.
# en: 59e8e548
lesson-chakart-mushroom-hint = Salta sul fungo in g5. Lo stesso salto un’altra volta porta in h7.
# en: 297adc23
lesson-chakart-mushroom-done = Due salti in una mossa. Un fungo funziona una volta, poi sparisce.
# en: 6a98424b
lesson-chakart-mushroom-wrong-king = Quello era il tuo re. Tocca al cavallo in f3.
# en: c01bb6ae
lesson-chakart-banana-title = Attenzione alla banana
# en: 05fa4682
lesson-chakart-banana-task =
    Chi sale su una **banana** viene lanciato in una casella accanto, in orizzontale o in verticale, a caso. Una **bomba** fa lo stesso in diagonale. Ciò che si trova lì viene catturato, anche un tuo pezzo! Nessuna delle due si può superare.
    { "" }**Il tuo compito:** cattura la donna in a8. La tua torre la attacca, ma in a4 c’è una banana.
# en: 826f1126
lesson-chakart-banana-hint = La torre scivolerebbe. L’alfiere in f3 vede a8 lungo la diagonale libera.
# en: 7c3b22bd
lesson-chakart-banana-done = Hai visto giusto. Una banana davanti a una torre nemica vale quanto un muro.
# en: 1a3815e5
lesson-chakart-banana-wrong-slip = La tua torre è scivolata sulla banana ed è volata via. Non può superarla.
# en: 159c9d4f
lesson-chakart-banana-wrong-king = Quello era il tuo re. Cerca un pezzo che veda a8.
# en: ad7887e1
lesson-chakart-banana-wrong-rook = Adesso la torre non può arrivarci. Cerca un altro pezzo che veda a8.
# en: a63a71c0
lesson-chakart-banana-wrong-bishop = Il pezzo giusto, ma la donna sta in a8.
# en: 6591e122
lesson-chakart-egg-title = Prendi l’uovo
# en: f534eb1d
lesson-chakart-egg-task =
    Un **uovo** può fare otto cose, tutte ugualmente probabili: scambiare due pezzi, dartene uno nuovo, farti muovere di nuovo, portare dalla tua un pezzo nemico… o farti male. `/rules` le spiega tutte e otto.
    { "" }**Il tuo compito:** prendi l’uovo in a5 con la tua torre.
# en: 22c3080b
lesson-chakart-egg-hint = Muovi la torre da a1 ad a5.
# en: 808e0f0f
lesson-chakart-egg-done = Luigi! Un pezzo nemico a caso cambia lato, ed è toccato alla donna. Poteva andare peggio: Chomp mangia il pezzo che prende l’uovo.
# en: 5879685b
lesson-chakart-egg-wrong-king = Quello era il tuo re. La torre in a1 arriva all’uovo.
# en: 947af772
lesson-chakart-egg-wrong-miss = La torre è andata altrove. L’uovo sta in a5.
# en: a5591ca3
lesson-chakart-daisy-title = Un uovo con una seconda mossa
# en: 2f5bde2f
lesson-chakart-daisy-task =
    Alcune uova ti chiedono qualcosa in più nella stessa mossa. **Daisy** ti fa muovere ancora una volta; altre ti fanno scambiare due pezzi o metterne uno nuovo sulla scacchiera. Puoi sempre passare.
    { "" }**Il tuo compito:** prendi l’uovo in e4 con il cavallo. Poi usa ciò che ti dà, e cattura il **re** nero.
# en: 395d0d18
lesson-chakart-daisy-hint = Prima il cavallo in e4. Daisy ti dà una seconda mossa: da e4 il cavallo arriva in f6.
# en: 50fe6fb1
lesson-chakart-daisy-done = Hai catturato il re e vinto la partita. In Chakart nessuno dice scacco: al tuo re devi badare tu.
# en: 58f194d3
lesson-chakart-daisy-wrong-king = Quello era il tuo re. Il cavallo in c3 arriva all’uovo.
# en: 77cfadda
lesson-chakart-daisy-wrong-jump = Lì non c’è nessun uovo. L’uovo sta in e4.
# en: ae8dbd4d
lesson-chakart-daisy-wrong-pass = Hai passato, e l’occasione è sfumata. Muovi il cavallo ancora una volta.
# en: adf01e30
lesson-chakart-shell-title = Lancia il guscio
# en: d4630274
lesson-chakart-shell-task =
    Una volta per partita il tuo **re** può lanciare un **guscio**: in linea retta o in diagonale, contro il primo pezzo nemico in vista. Il pezzo sparisce, e il re resta dov’è.
    { "" }**Il tuo compito:** la torre in e8 sta per prendere il tuo re. Colpiscila con il guscio.
# en: 99ea5aff
lesson-chakart-shell-hint = Scegli il re, poi il guscio contro e8. Se scrivi la mossa, ci vuole la lettera: `e1e8s`.
# en: 61af7c46
lesson-chakart-shell-done = Colpita! Hai un guscio per partita, quindi tienilo per qualcosa di grosso. Una donna vale circa sei pedoni, una torre, un cavallo o un alfiere tre. Il guscio che hai in mano vale più di ognuno di questi pezzi.
# en: e9d2cc3f
lesson-chakart-shell-wrong-run = Il tuo re è scappato. Si può fare anche così, ma qui il guscio toglie la torre.
# en: ed4f2949
lesson-chakart-stealth-title = Nascondi la tua donna
# en: 05115cc5
lesson-chakart-stealth-task =
    Una volta per partita la tua **donna** può muovere *di nascosto*, in una casella che sembra vuota. Finché il tuo avversario non ha mosso, vede solo che se n’è andata, non dove sta.
    { "" }**Il tuo compito:** il cavallo attacca la tua donna. Muovila, di nascosto, dove vuoi.
# en: cefc2d6e
lesson-chakart-stealth-hint = Scegli la donna e una casella, poi *di nascosto*. Se scrivi la mossa, finiscila con `h`: `d1d6h`.
# en: ce80dd4d
lesson-chakart-stealth-done = Adesso la vedi solo tu. Quando il tuo avversario avrà mosso, la vedranno di nuovo tutti.
# en: 80a3c9e5
lesson-chakart-stealth-wrong-seen = La donna ha mosso, ma tutti hanno visto dove. Scegli *di nascosto*.
# en: 2c02f731
lesson-chakart-stealth-wrong-king = Quello era il tuo re. Da nascondere è la donna in d1.
# en: 746cf505
lesson-chakart-heir-title = Un secondo re
# en: b79775f7
lesson-chakart-heir-task =
    Sull’ultima traversa un pedone diventa donna, torre, alfiere, cavallo, o perfino **re**. Chi ha due re perde solo quando sono catturati tutti e due.
    { "" }**Il tuo compito:** trasforma il tuo pedone in un re.
# en: a1392c1b
lesson-chakart-heir-hint = Muovi il pedone in e8 e scegli il re. Si scrive `e7e8k`.
# en: 6184f156
lesson-chakart-heir-done = Due re: batterti è due volte più difficile. Spesso una donna è meglio, ma la scelta è tua.
# en: 0c1d6aac
lesson-chakart-heir-wrong-other = In una partita va bene, ma qui ti serve un re.
# en: 7de2e71d
lesson-chakart-heir-wrong-king = Quello era il tuo re. Il pedone è a un passo dall’ultima traversa.
# en: 6e51c60a
lesson-chakart-king-title = Cattura il re
# en: c89b75d6
lesson-chakart-king-task =
    Si vince catturando il re. Due tuoi pezzi attaccano d8. Sulla strada di uno c’è una bomba, su quella dell’altro un uovo: **bombe e banane fermano** una torre, un alfiere o una donna, ma **uova e funghi si superano**.
    { "" }**Il tuo compito:** cattura il re.
# en: a9e6aff3
lesson-chakart-king-hint = La torre in h8 supera l’uovo in f8.
# en: 0c690b05
lesson-chakart-king-done = Hai catturato il re: vince il Bianco. Adesso puoi giocare una partita.
# en: 63b6c182
lesson-chakart-king-wrong-bomb = La tua donna è finita sulla bomba ed è volata via. Le bombe non si superano.
# en: 5c691319
lesson-chakart-king-wrong-egg = Hai preso l’uovo. Vai oltre: le uova non fermano una torre.
# en: fbe80ebe
lesson-chakart-king-wrong-queen = La bomba in d5 ferma la donna. Prova con l’altro pezzo.
# en: 784d4dc6
lesson-chakart-king-wrong-rook = La torre ha lasciato la traversa del re. Aveva la visuale libera.
# en: 09240965
lesson-chakart-king-wrong-king = Quello era il tuo re. Altri due pezzi attaccano d8.
# en: 79c6b688
lesson-chakart-threat-title = Riconosci la minaccia
# en: cc47be2f
lesson-chakart-threat-task =
    In Chakart nessuno dice scacco, e un re colpisce da lontano: il suo **guscio** prende il primo pezzo in vista, in linea retta o in diagonale. Pezzi, banane e bombe fermano un guscio, uova e funghi no. Il guscio nero è ancora pronto.
    { "" }**Il tuo compito:** fai una mossa dopo la quale il tuo re non possa essere catturato.
# en: 02fcff19
lesson-chakart-threat-hint = Il re nero in e8 vede il tuo al di là dell’uovo, lungo la colonna e. Lascia la colonna, o metti un pezzo in mezzo.
# en: 9a84aabd
lesson-chakart-threat-done = Chi non ti vede non ti colpisce. Finché il guscio nemico è pronto, guarda lungo tutte e otto le linee del suo re.
# en: 02dc21f8
lesson-chakart-threat-wrong-file = Il tuo re è rimasto sulla colonna e: il guscio l’ha colpito lì.
# en: e8a7bea4
lesson-chakart-threat-wrong-rook = Il guscio è volato oltre l’uovo e ha colpito il tuo re. Il tuo re deve uscire dalla linea di tiro.
# en: 1c1c9cb5
lesson-chakart-finish-title = Il guscio e la sua linea di tiro
# en: 2719f24c
lesson-chakart-finish-task =
    Un guscio che colpisce l’ultimo re vince la partita. Vola lungo le linee del tuo re, oltre caselle vuote, uova e funghi. Pezzi, banane e bombe lo fermano.
    { "" }**Il tuo compito:** cattura il re in h6 in una mossa.
# en: 26c73658
lesson-chakart-finish-hint = Una banana ferma la tua donna, e la tua torre è troppo lontana. Ma il tuo re in c1 vede h6 lungo la diagonale: `c1h6s`.
# en: ca961dc8
lesson-chakart-finish-done = Colpito! Una linea aperta tra due re è una gara: vince chi muove per primo, se il suo guscio è pronto. Quindi prima di ogni mossa guarda lungo tutte e otto le linee.
# en: b14b957a
lesson-chakart-finish-wrong-queen = La tua donna è finita sulla banana ed è volata via. Nessuno supera una banana.
# en: 8d703bf4
lesson-chakart-finish-wrong-rook = La tua torre non arriva in h6 con una mossa. Cerca qualcosa che voli.
# en: ee724689
lesson-chakart-finish-wrong-king = Era solo un passo. Il tuo re sa fare di più che camminare.
# en: db395f48
lesson-chakart-trade-title = Fai un buon cambio
# en: 789d9f0b
lesson-chakart-trade-task =
    Prima di catturare, conta: che cosa prendi, e che cosa si riprende l’avversario? Una donna vale circa sei pedoni, una torre, un cavallo o un alfiere tre. Il guscio che hai in mano vale più di ognuno di questi pezzi.
    { "" }**Il tuo compito:** la donna in d5 attacca il tuo re. Il pedone in e6 difende la donna. Cattura la donna al prezzo più basso.
# en: dc140dac
lesson-chakart-trade-hint = Qualunque tuo pezzo prenda in d5, il pedone lo cattura. La tua torre costa meno della tua donna, e molto meno del tuo guscio.
# en: 71b38859
lesson-chakart-trade-done = Se il pedone prende la tua torre, hai dato tre per sei. E il tuo guscio è ancora pronto.
# en: 6488e31a
lesson-chakart-trade-wrong-queen = Donna prende donna, e il pedone prende la tua: sei per sei. Con la torre costa meno.
# en: c46077a7
lesson-chakart-trade-wrong-shell = La donna non c’è più, ma neanche il tuo guscio, e valeva di più. Tienilo per il re.
# en: b332fc2e
lesson-chakart-trade-wrong-king = Quello era il tuo re. La donna è ancora sulla scacchiera.
# en: 69225af5
lesson-chakart-plan-title = Una linea per il tuo guscio
# en: e6358cc7
lesson-chakart-plan-task =
    Il tuo guscio è pronto, e quello nero è già stato usato. Il re nero sta nell’angolo, e la tua torre ce lo tiene. Quando il tuo re lo vede lungo una linea, il guscio fa il resto.
    { "" }**Il tuo compito:** cattura il re in due mosse.
# en: abce21a8
lesson-chakart-plan-hint = La grande diagonale verso a8 passa da e4. Vai lì con il re, poi lancia il guscio: `e4a8s`.
# en: fbf6da79
lesson-chakart-plan-done = Prima la linea, poi il guscio. È un buon piano quando il guscio nemico è già stato usato; fino ad allora la linea vale nei due sensi.
# en: c77954fa
lesson-chakart-plan-wrong-rook = Lascia la torre dov’è: tiene il re nero nell’angolo. Tocca al tuo re.
# en: e2a8a010
lesson-chakart-plan-wrong-king = Da lì il tuo re non vede a8. Cerca la grande diagonale.
# en: 202e53f8
lesson-lusus-lines-title = I pezzi muovono come negli scacchi
# en: 9b5f3cbf
lesson-lusus-lines-task =
    Giochi con il Bianco, dal basso verso l’alto. Una **torre** va dritta, un **alfiere** in diagonale, una **donna** in tutti e due i modi, ognuno finché non trova un ostacolo. Un **re** va di una casella.
    { "" }**Il tuo compito:** cattura la torre in g5.
# en: 97a299fb
lesson-lusus-lines-hint = L’alfiere in c1 vede g5 lungo la diagonale. Si scrive `c1g5`.
# en: 8b5b57a3
lesson-lusus-lines-done = Catturata. Alla fine di ogni mossa peschi nuove tessere. È lì che comincia Lusus.
# en: ee5b400e
lesson-lusus-lines-wrong-king = Quello era il tuo re. Tocca all’alfiere in c1.
# en: e86e2bcf
lesson-lusus-lines-wrong-short = L’alfiere si è fermato troppo presto. La linea fino a g5 è libera.
# en: 2783a63c
lesson-lusus-knight-title = Cavalli e pedoni
# en: 038003f5
lesson-lusus-knight-task =
    Un **cavallo** salta due caselle in linea retta e una di lato, scavalcando tutto. Un **pedone** va in avanti e cattura in avanti in diagonale. In Lusus non c’è scacco: vince chi cattura il re nemico.
    { "" }**Il tuo compito:** con il cavallo, cattura la donna che attacca il tuo re.
# en: a729731c
lesson-lusus-knight-hint = Da d4 a e6: due in su, una a destra.
# en: ef67bf94
lesson-lusus-knight-done = Appena in tempo: quella donna avrebbe preso il tuo re.
# en: 83500aeb
lesson-lusus-knight-wrong-king = Per ora il tuo re è al sicuro, ma la donna è viva.
# en: 8f65e450
lesson-lusus-knight-wrong-jump = Un bel salto, ma la donna sta in e6.
# en: 6fdc09bc
lesson-lusus-tile-title = Gioca una tessera, poi muovi
# en: c9920512
lesson-lusus-tile-task =
    Ogni mossa ha due parti: prima giochi una **tessera** della tua mano, poi muovi un pezzo. Una tessera messa su un pezzo cambia da subito ciò che quel pezzo sa fare. Con la tessera *Donna* qualsiasi pezzo muove anche come una donna.
    { "" }**Il tuo compito:** fai catturare al pedone in e2 la torre in h5.
# en: 2588eedd
lesson-lusus-tile-hint = Metti la tessera Donna in e2, poi muovi il pedone da e2 a h5. Si scrive `QU@e2 e2h5`.
# en: 48b66cb9
lesson-lusus-tile-done = Un pedone che muove come una donna! La tessera resta su di lui finché il pedone non viene catturato o la tessera non viene tolta.
# en: 36d71518
lesson-lusus-tile-wrong-burn = Hai bruciato la tessera: è andata nel tuo cimitero senza fare niente.
# en: cef3978e
lesson-lusus-tile-wrong-king = Adesso la tessera ce l’ha il re. Deve averla il pedone.
# en: 5bb7be82
lesson-lusus-tile-wrong-other = Adesso il pedone può muovere come una donna. h5 è sulla sua diagonale.
# en: 7a9afd29
lesson-lusus-burn-title = Brucia ciò che non ti serve
# en: 6929a2ee
lesson-lusus-burn-task =
    A ogni mossa devi spendere una tessera. Quella che non vuoi, o che non puoi usare, la **bruci**: va nel tuo cimitero. *Dissoluzione* toglie una tessera da un pezzo, ma qui nessun pezzo ne ha una.
    { "" }**Il tuo compito:** brucia Dissoluzione, poi cattura la donna in a8.
# en: 347b8e78
lesson-lusus-burn-hint = Brucia Dissoluzione, poi muovi la torre da a1 ad a8. Si scrive `-DI a1a8`.
# en: 4cbb2c7d
lesson-lusus-burn-done = Ciò che ti resta in mano torna nel sacchetto dopo ogni mossa, quindi non serve mettere da parte tessere.
# en: e4ca2426
lesson-lusus-burn-wrong-other = Hai bruciato la tessera. A quel punto la torre in a1 avrebbe potuto catturare la donna.
# en: 3ebe6331
lesson-lusus-boulder-title = Travolgi tre pezzi
# en: c03d50ac
lesson-lusus-boulder-task =
    Con **Valanga** un pezzo continua a rotolare. Per ogni casella vuota che attraversa prima, può prendere un altro pezzo subito dietro quello che cattura: due caselle vuote, altri due pezzi.
    { "" }**Il tuo compito:** un pedone, un alfiere e un cavallo stanno uno dietro l’altro. Travolgili tutti e tre, e arriva al cavallo in a6.
# en: 2e73dd9f
lesson-lusus-boulder-hint = Metti Valanga sulla torre in a1. Poi da a1, passando per a4 e a5, fino ad a6. Si scrive `BD@a1 a1a4xa5xa6`.
# en: 46435586
lesson-lusus-boulder-done = Tre pezzi in una mossa, grazie alla rincorsa. Le tessere rendono i pezzi più simili che negli scacchi: una torre o una donna vale circa due pedoni, un cavallo o un alfiere circa uno.
# en: 567977b5
lesson-lusus-boulder-wrong-burn = Hai bruciato la tessera, quindi la torre ha catturato solo il pedone.
# en: cd0856fd
lesson-lusus-boulder-wrong-one = La corsa è finita troppo presto. Con due caselle vuote di rincorsa la torre può catturare altri due pezzi: in a5 e a6.
# en: 043cfa48
lesson-lusus-boulder-wrong-other = Valanga va sulla torre, che poi cattura in a4, a5 e a6.
# en: ad89ac91
lesson-lusus-freeze-title = Congela la donna
# en: 0deef853
lesson-lusus-freeze-task =
    Le tessere si possono mettere anche sui pezzi nemici. **Immobilità** congela un pezzo: non può più muovere. La donna nera attacca il tuo re.
    { "" }**Il tuo compito:** congela la donna. Poi fai una mossa qualsiasi.
# en: 1f8af612
lesson-lusus-freeze-hint = Metti Immobilità in d8, poi muovi il pedone o il re. Si scrive `IZ@d8 a2a3`.
# en: ac92fafa
lesson-lusus-freeze-done = Congelata. È ancora lì, ma non può muovere finché il Nero non trova una tessera che tolga la tua.
# en: 41472bbe
lesson-lusus-freeze-wrong-burn = Hai bruciato la tessera. Il tuo re se l’è cavata per una mossa, ma la donna è forte come prima.
# en: 70307f41
lesson-lusus-freeze-wrong-own = Adesso è congelato quel pezzo. Metti la tessera sulla donna in d8.
# en: f8692351
lesson-lusus-phase-title = Attraverso un muro
# en: ec9dbe4e
lesson-lusus-phase-task =
    Con **Attraversamento** un pezzo può passare attraverso un solo pezzo sulla sua strada, amico o nemico. Il re nero sta in a8, e tra lui e la tua torre c’è solo un tuo pedone.
    { "" }**Il tuo compito:** vinci.
# en: 9945edac
lesson-lusus-phase-hint = Metti Attraversamento sulla torre in a1, poi muovila da a1 ad a8. Si scrive `PH@a1 a1a8`.
# en: 09bf749e
lesson-lusus-phase-done = Attraverso il pedone, fino al re: vince il Bianco. In Lusus un re non è mai al sicuro dietro gli altri.
# en: c936b47d
lesson-lusus-phase-wrong-burn = Hai bruciato la tessera. Senza, la torre resta dietro il suo pedone.
# en: 30be7be1
lesson-lusus-phase-wrong-other = Attraversamento serve alla torre: solo la torre è in linea con il re.
# en: 5c6fab07
lesson-lusus-dispel-title = Togli la guardia
# en: 199a6bb5
lesson-lusus-dispel-task =
    Un pezzo con **Guardia** protegge i pezzi amici: quelli sulle caselle dove potrebbe andare sono al sicuro. La torre in e8 fa la guardia alla donna in e4. **Dissoluzione** toglie una tessera da un pezzo.
    { "" }**Il tuo compito:** togli la guardia, poi cattura la donna.
# en: 7491b35b
lesson-lusus-dispel-hint = Gioca Dissoluzione in e8, poi muovi l’alfiere da b1 a e4. Si scrive `DI@e8.1 b1e4`.
# en: 22f845a3
lesson-lusus-dispel-done = Prima la tessera, poi il pezzo. Ciò che protegge un pezzo è spesso più facile da togliere del pezzo stesso.
# en: 242b9842
lesson-lusus-dispel-wrong-burn = Hai bruciato Dissoluzione, quindi la donna è rimasta protetta.
# en: 072ac382
lesson-lusus-dispel-wrong-other = La guardia non c’è più. A quel punto il tuo alfiere in b1 avrebbe potuto catturare la donna.
# en: fb83913f
lesson-lusus-run-title = Mordi e fuggi
# en: a9db12ec
lesson-lusus-run-task =
    La torre in a8 difende il cavallo in a5. Ma con **Mordi e fuggi** un pezzo che ha catturato può fare ancora una mossa, in una casella vuota.
    { "" }**Il tuo compito:** cattura il cavallo e riporta la torre in a1.
# en: 655ff620
lesson-lusus-run-hint = Metti Mordi e fuggi in a1, cattura in a5, poi fuggi in a1. Si scrive `HR@a1 a1a5>a1`.
# en: 24da4f7b
lesson-lusus-run-done = Preso, e di nuovo a casa. La tessera resta: la tua torre può rifarlo.
# en: de83576d
lesson-lusus-run-wrong-burn = Hai bruciato la tessera, quindi la tua torre resta in a5, dove viene catturata subito dopo.
# en: 1abcdeb6
lesson-lusus-run-wrong-stay = Hai catturato il cavallo, ma la torre non è tornata a casa in a1.
# en: d7bc2f3a
lesson-lusus-run-wrong-other = Metti Mordi e fuggi sulla torre, che cattura il cavallo.
# en: adf3e53b
lesson-lusus-trap-title = Tendi una trappola
# en: 51cc3036
lesson-lusus-trap-task =
    { "" }Le **trappole** si mettono sui tuoi pezzi, coperte: il tuo avversario vede che ce n’è una, ma non quale. *Vendetta* cattura chi cattura il tuo pezzo. Il Nero sta per prendere il tuo pedone in d4.
    { "" }**Il tuo compito:** metti la trappola sul pedone, fai una mossa con il re, e guarda che cosa succede.
# en: b1633747
lesson-lusus-trap-hint = Metti Vendetta in d4, poi muovi il re. Si scrive `RV@d4 h1g1`.
# en: 6b2df9c0
lesson-lusus-trap-done = Una donna per un pedone! La prossima volta il Nero ci penserà due volte, davanti a una tessera coperta.
# en: 6e2fbcc2
lesson-lusus-trap-wrong-burn = Hai bruciato la trappola, e il pedone è perso per niente.
# en: 3153c413
lesson-lusus-trap-wrong-king = La trappola è sotto il tuo re. Sul pedone avrebbe preso la donna.
# en: ec41ac85
lesson-lusus-double-title = Due tessere insieme
# en: ccb4b3ca
lesson-lusus-double-task =
    Il tuo re ha **Doppia azione**: a ogni mossa puoi giocare una seconda tessera. La tua torre in a1 non può arrivare al re nero in h8, ma hai in mano *Alfiere* e *Attraversamento*.
    { "" }**Il tuo compito:** vinci in una mossa.
# en: f6ed8336
lesson-lusus-double-hint = Metti tutte e due le tessere sulla torre. Così muove come un alfiere, attraverso il pedone in b2: `BI@a1 PH@a1 a1h8`.
# en: 2efd71a8
lesson-lusus-double-done = Due tessere, un colpo: vince il Bianco. Prima di sentirti al sicuro, calcola che cosa potrebbe fare il tuo avversario con una tessera o due.
# en: 302605f1
lesson-lusus-double-wrong-burn = Dopo aver bruciato una tessera non puoi giocarne un’altra. Ti servono tutte e due.
# en: 1e2d378b
lesson-lusus-double-wrong-one = Il pedone in b2 blocca la diagonale. Gioca anche Attraversamento sulla torre.
# en: 4991c2f8
lesson-lusus-double-wrong-other = Attraversamento da solo non basta. La torre deve anche muovere come un alfiere.
# en: 4b313e61
lesson-lusus-threat-title = Riconosci la minaccia
# en: 2364e130
lesson-lusus-threat-task =
    In Lusus non c’è scacco, e una tessera cambia ciò che un pezzo sa fare. Quindi prima di ogni mossa guarda ogni pezzo nemico *e le sue tessere*: che cosa potrebbe catturare? La torre in a8 sembra facile da prendere.
    { "" }**Il tuo compito:** fai una mossa dopo la quale il tuo re non possa essere catturato.
# en: bd51c32c
lesson-lusus-threat-hint = Il pedone in d4 porta *Donna*, quindi vede il tuo re: passando per e3 e f2 fino a g1. Togli la sua tessera, o porta via il re da quella linea.
# en: 4018ba7f
lesson-lusus-threat-done = Hai visto giusto! Un pedone con la tessera giusta è pericoloso come una donna. *Dissoluzione* ti permette perfino di prendere la torre nella stessa mossa.
# en: d0a85414
lesson-lusus-threat-wrong-rook = Hai preso la torre, e il pedone con la tessera Donna ha preso il tuo re.
# en: c870088f
lesson-lusus-threat-wrong-rooks = Hai preso la torre, e il pedone con la tessera Donna ha preso il tuo re.
# en: 819ad176
lesson-lusus-finish-title = A una tessera dal re
# en: 75056355
lesson-lusus-finish-task =
    Con la tessera giusta, quasi ogni pezzo arriva al re. Guarda la tua mano, e per ogni tessera chiediti: su quale pezzo servirebbe? Hai *Alfiere*, *Cavallo* e *Attraversamento*.
    { "" }**Il tuo compito:** cattura il re in g8 in una mossa.
# en: 5f4a23a8
lesson-lusus-finish-hint = Da e7 un cavallo salta in g8. Quindi fai saltare la tua torre: `KN@e7 e7g8`.
# en: 64671f58
lesson-lusus-finish-done = La tua torre ha saltato come un cavallo. Prima di ogni mossa prova tutte le tue tessere su tutti i tuoi pezzi. Il tuo avversario fa lo stesso.
# en: 6809c79b
lesson-lusus-finish-wrong-burn = Hai bruciato una tessera, ma una delle tre vince subito.
# en: 9a7e7af9
lesson-lusus-finish-wrong-bishop = Con *Attraversamento* si passa attraverso un solo pezzo. Sulla strada del tuo alfiere ce ne sono due, in e6 e f7.
# en: dba32150
lesson-lusus-trade-title = Conta anche le tessere
# en: 45855048
lesson-lusus-trade-task =
    Un re ha uno spazio per le tessere, una donna o un pedone due, un alfiere o un cavallo tre, una torre quattro. Un pezzo catturato porta via con sé le sue tessere. La tua donna può prendere una torre senza tessere, o un pedone che porta *Donna* e *Attraversamento*.
    { "" }**Il tuo compito:** prendi il pezzo che conta di più.
# en: d45ba8b3
lesson-lusus-trade-hint = Il pedone in h4 muove come una donna, e *Attraversamento* lo fa passare attraverso il tuo pedone in f2. Dietro c’è il tuo re.
# en: ade46edc
lesson-lusus-trade-done = Il pedone non c’è più, e con lui le sue due tessere. Ciò che un pezzo porta può valere più del pezzo.
# en: b6ae0f34
lesson-lusus-trade-wrong-rook = Hai preso la torre. Ma il pedone è passato attraverso f2, e ha preso il tuo re.
# en: afdd16af
lesson-lusus-plan-title = Il sacchetto che si svuota
# en: 5589159b
lesson-lusus-plan-task =
    Alla fine di ogni mossa un giocatore pesca tre tessere. Chi non ne può pescare abbastanza **perde**. La mano del Nero è vuota, e nel suo sacchetto restano tre tessere. Un pezzo con *+1 Pesca* fa pescare una tessera in più al proprio lato.
    { "" }**Il tuo compito:** fai finire le tessere al Nero.
# en: e14c1555
lesson-lusus-plan-hint = Metti *+1 Pesca* su un pezzo **nero** e fai una mossa qualsiasi, per esempio `PD@a7 h2h3`. Così il Nero deve pescare quattro tessere.
# en: a1fccc3e
lesson-lusus-plan-done = Il Nero doveva pescare quattro tessere e ne aveva tre: vince il Bianco. In una partita lunga, conta tutti e due i sacchetti. Li vedi accanto alla scacchiera.
# en: fca04c9b
lesson-lusus-plan-wrong-burn = Hai bruciato *+1 Pesca*, e il Nero ha pescato le ultime tre tessere.
# en: 5098428d
lesson-lusus-plan-wrong-own = Adesso sei tu a pescarne una in più. Metti la tessera su un pezzo nero.
# en: e334d286
lesson-lusus-plan-wrong-other = *Cavallo* non svuota più in fretta il sacchetto del Nero. Hai un’altra tessera che lo fa.

## Clocks and pings

# en: 9fb91a8c
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
# en: c6354ee2
span-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
# en: 73f4905a
span-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
# en: 38a1ed4e
clock-reserve = Di riserva: { $first } { $firsttime }, { $second } { $secondtime }.
# en: 4d14450d
clock-shut-out = L’orologio è in pausa: mi hanno tolto dal server di questa partita.
# en: 1ebdbf5a
clock-grace = I miei avvisi non arrivano a { $player }. L’orologio è in pausa e riparte { $until }.
# en: 44dd62b6
clock-vacation = { $player } è in vacanza. L’orologio è in pausa e riparte { $until }.
# en: 1e5e4c5c
clock-credit = Il tempo comprende anche { $span } in cui non c’ero.
# en: 5867f8e8
reminder = { $player }, tocca a te nella partita di { $game } contro { $opponent }. Il tuo tempo finisce { $deadline } ({ $exactly }) · { $link }
# en: 567f09a8
credited = { $player }, per { $span } non c’ero, mentre toccava a te nella partita di { $game } contro { $opponent }. Quel tempo non conta. La tua mossa scade { $deadline } ({ $exactly }) · { $link }
# en: b7b2642b
more-time = { $player }, { $opponent } ti ha regalato un giorno in più nella vostra partita di { $game }. La tua mossa scade { $deadline } ({ $exactly }) · { $link }
# en: be99904e
more-time-given = Hai regalato a { $opponent } un giorno in più. La sua mossa scade { $deadline }.
# en: 6fa62d3c
absent = { $opponent }, { $player } ha lasciato questo server. Se riesco, manderò a questa persona un promemoria in privato. L’orologio della vostra partita di { $game } continua a correre · { $link }
# en: 51d12cb6
grace = { $opponent }, non riesco a raggiungere { $player } per la vostra partita di { $game }: in questo canale non può seguirla, e i miei messaggi privati non arrivano. Perché non perda a sua insaputa, il suo orologio è in pausa fino a: { $exactly } ({ $until }). Succede una volta per partita · { $link }
# en: c08379e2
detour-hidden = Non vedi il canale della partita, quindi ti scrivo qui.
# en: e16a19bb
detour-timeout = Nel server della partita sei in timeout fino a: { $exactly } ({ $until }), quindi ti scrivo qui. I miei comandi e pulsanti funzionano anche qui.
# en: 74087c5b
detour-absent = Non sei più nel server della partita, quindi ti scrivo qui.
# en: ef81f854
detour-moved = La partita si è spostata qui, così la vedete tutti e due.
# en: fb8c8a0d
shut-out = Mi hanno tolto dal server dove hai una partita di { $game } contro { $opponent }. Lì tutti gli orologi sono in pausa. Se non torno prima, { $until } le partite di quel server verranno annullate senza risultato.
# en: a93a4e36
call-game = { $player }, { $whose ->
    [mine] tocca a te nella partita di { $game }
   *[news] ci sono novità nella tua partita di { $game }
} · { $link } · Non posso mandarti messaggi privati. `/settings` dice dove ti menziono.
# en: 29ff4d7e
call-season = { $player }, ci sono novità su un torneo a cui partecipi. Non posso mandarti messaggi privati. `/settings` dice dove ti menziono.
# en: a70f9b69
call-challenge = { $player }, ci sono novità sulla tua sfida. Non posso mandarti messaggi privati. `/settings` dice dove ti menziono.
# en: ae6c943c
unreached = **Il mio ultimo avviso non ti è arrivato ({ $since }).** Il canale della partita è chiuso per te o per me, e tu non accetti i miei messaggi privati. `/games` mostra che cosa ti aspetta.
# en: c7021fb5
unreached-open = **Il mio ultimo avviso non ti è arrivato ({ $since }).** Il canale della partita è chiuso per te o per me, e il mio messaggio privato non è arrivato. `/games` mostra che cosa ti aspetta.
# en: e2fa94d3
unreached-grace = Tocca a te nella partita di { $game } contro { $opponent }. Lì il tuo orologio è in pausa e riparte { $until }.
# en: 934c171f
vacation-begun = { $player } è in vacanza. La vacanza finisce { $until } ({ $exactly }). Fino ad allora i suoi orologi sono in pausa.
# en: 9127d881
vacation-begun-part = { $player } è in vacanza. La vacanza finisce { $until }. In questo server ne vale solo una parte: qui i suoi orologi ripartono { $still } ({ $exactly }).
# en: 86647f8c
vacation-begun-uncounted = { $player } è in vacanza. La vacanza finisce { $until } ({ $exactly }). Qui i suoi giorni di vacanza sono esauriti, quindi i suoi orologi continuano a correre.
# en: 64e3fbbc
vacation-over = La vacanza di { $player } è finita. I suoi orologi corrono di nuovo.
# en: 896e888c
vacation-present = Sei in vacanza. La vacanza finisce { $until }. { $clocks ->
    [whole] I tuoi orologi sono in pausa, ma puoi giocare lo stesso.
    [anywhere] I tuoi orologi sono in pausa, nei limiti di ogni server, ma puoi giocare lo stesso.
    [part] In questo server ne vale solo una parte: qui i tuoi orologi sono in pausa e ripartono { $still }.
   *[none] Qui non ti restano giorni di vacanza, quindi i tuoi orologi continuano a correre.
} `/vacation days:0` la termina. Dopo questa, per quest’anno hai ancora { $left }, su { $allowed ->
    [one] 1 giorno
   *[other] { $allowed } giorni
}.
# en: 43e80783
vacation-none = Non sei in vacanza. Quest’anno hai ancora { $left }, su { $allowed ->
    [one] 1 giorno
   *[other] { $allowed } giorni
}. Per cominciare, usa `/vacation days:` con un numero.
# en: 91156969
vacation-span = { $hours ->
    [0] { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
    [one] { $days ->
        [0] 1 ora
        [one] 1 giorno e 1 ora
       *[other] { $days } giorni e 1 ora
    }
   *[other] { $days ->
        [0] { $hours } ore
        [one] 1 giorno e { $hours } ore
       *[other] { $days } giorni e { $hours } ore
    }
}

## Settings

# en: 66d178fd
settings-title = Le tue impostazioni
# en: 05882354
settings-pings = **Menzioni:** { $value }
# en: 3e32bd8c
settings-reminders = **Promemoria:** { $value }
# en: 91bed066
settings-quiet = **Ore di silenzio:** { $value } · fuso orario { $zone }
# en: b681fd33
settings-no-quiet = nessuna
# en: cc607339
settings-confirm = **Conferma per le mosse scritte:** { $value }
# en: 822d25c7
settings-theme = **Tema della scacchiera:** { $value }
# en: 845450a6
settings-size = **Dimensione della scacchiera:** { $value }
# en: cb29e741
settings-layout = **Formato della scacchiera:** { $value }
# en: 95053649
settings-symbols = **Lettere sui pezzi:** { $value }
# en: 04f5636b
settings-side = **In basso:** { $value }
# en: a703a8d6
settings-text = **Scacchiere come testo:** { $value }
# en: 68a86386
settings-accepts = **Chi può sfidarmi:** { $value }
# en: f08ae94a
settings-danger = **Quando il mio re è in pericolo:** { $value }
# en: 389a9f88
settings-puzzles = **I miei errori come problemi:** { $value }
# en: 9fc3bbb5
settings-language = **Lingua:** { $value }
# en: 6e93ed2f
settings-closed = Non ho potuto mandarti un messaggio privato ({ $since }), quindi ti menziono nel canale. Quando accetterai i miei messaggi privati, scegli di nuovo `pings`.
# en: 4da5213c
settings-bad-zone = Non conosco quel fuso orario. Scrivi una città, per esempio Vienna, e sceglila dall’elenco.
# en: 6576e7ee
settings-bad-quiet = Non riesco a leggere quelle ore. Scrivi `22-7`, `22:30-07:00` oppure `off`.
# en: 402744ee
settings-pick-zone = Diversi fusi orari corrispondono a `{ $typed }`. Scegli il tuo.
# en: f7ae9fb1
option-choose = Cambia un’impostazione
# en: 2dceb280
option-choose-value = Scegli: { $name }
# en: 0bf7959f
option-entry = { $name }: { $value }
# en: 7a443900
option-title = Impostazione: { $name }
# en: 91b95c06
option-present = Adesso: { $value }
# en: a95c7781
option-now = Impostazione attuale
# en: f935eae6
option-type-title = Scrivi: { $name }
# en: e448e589
option-type-label = Nuovo valore
# en: 21f65666
option-type-number = Un numero da { $lowest } a { $highest }
# en: 58099a1a
option-bad-number = `{ $typed }` non è un numero da { $lowest } a { $highest }.
# en: dc7b9fc0
settings-unknown = `{ $typed }` non c’è. Scegli dall’elenco.

## Servers

# en: d44bd167
server-title = Questo server
# en: f881bd98
server-channels = **Canali di gioco:** { $value }
# en: 37843051
server-no-channels = dove viene lanciata la sfida
# en: 92571302
server-threads = **Un thread per partita:** { $value }
# en: cf6d0dda
server-limits = **Per giocatore:** partite in corso { $games } · sfide aperte { $challenges }
# en: 5fe48d6f
server-no-limit = nessun limite
# en: b4240ac5
server-pace = **Tempo per mossa predefinito:** { $value }
# en: 8b68e707
server-language = **Lingua dei messaggi pubblici:** { $value }
# en: 0da90efa
server-organizer = **Chi organizza tornei:** { $role }, oltre agli admin
# en: df1b7462
server-vacation = **Vacanza:** { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
} all’anno
# en: 9a3a363a
server-counts = In questo momento: { $games ->
    [one] 1 partita in corso
   *[other] { $games } partite in corso
}, { $challenges ->
    [one] 1 sfida aperta
   *[other] { $challenges } sfide aperte
}.
# en: 7c2cc62f
server-pick-channel = Aggiungi o togli un canale
# en: 3a013a30
server-channel-gone = Il canale { $channel } non c’è più, quindi uso il successivo. Per svuotare l’elenco, usa `/server channel clear`.
# en: 4bc327ce
server-channel-missing = In { $channel } mi manca il permesso di { $missing }. Finché manca, uso il canale successivo.
# en: 8d2d0c11
server-channel-no-threads = In { $channel } non posso creare thread pubblici, scriverci e leggere la cronologia dei messaggi. Finché non posso, si gioca nel canale stesso.
# en: ad009ea7
server-game-choice = { $game } · { $first } contro { $second } · mossa { $turn } · { $id }
# en: 18bb9dff
server-end-sure = Così finisce la partita di { $game } `{ $id }` tra { $first } e { $second }, alla mossa { $turn }. I giocatori leggeranno: «{ $ending }» { $rated ->
    [yes] I punteggi cambiano come dopo ogni partita.
   *[no] I punteggi non cambiano.
} Non si può tornare indietro.
# en: 4ae115a5
server-end-done = Fatto. I giocatori leggeranno: { $ending }
# en: e3dd87e9
server-exported = Ecco i dati di questo server, con { $games ->
    [one] 1 partita
   *[other] { $games } partite
}. Le partite in corso contengono solo ciò che tutti possono vedere.
# en: b8c03b0c
server-exported-part = Ecco una parte dei dati di questo server: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, quante ne stanno in un file. Per il resto, usa `/server export after:{ $last }`.
# en: 0986564a
server-delete-sure = Così elimini i dati di questo server. { $ongoing ->
    [0] Qui non c’è nessuna partita in corso.
    [one] Qui c’è 1 partita in corso.
   *[other] Qui ci sono { $ongoing } partite in corso.
}{ $others ->
    [0] { "" }
    [one] { " " }Quella tra altri giocatori viene annullata senza risultato. Lo dirò a chi la gioca.
   *[other] { " " }Le { $others } tra altri giocatori vengono annullate senza risultato. Lo dirò a chi le gioca.
}{ $own ->
    [0] { "" }
    [one] { " " }La tua partita vale come abbandonata.
   *[other] { " " }Le tue { $own } partite valgono come abbandonate.
} Le sfide aperte ({ $challenges }) vengono ritirate. Le partite finite ({ $ended }) restano a chi le ha giocate, senza traccia di questo server. Restano anche i punteggi. Non si può tornare indietro.
# en: e9d80313
server-deleted = Dati eliminati. { $games ->
    [0] Non c’era nessuna partita in corso.
    [one] C’era 1 partita in corso.
   *[other] C’erano { $games } partite in corso.
}
# en: b764ffb6
server-board = **Elenco delle partite:** { $channel }
# en: 69e72c84
server-board-off = **Elenco delle partite:** disattivato. Per mostrare in un canale le partite in corso, usa `/server board`.
# en: 12d64a0a
server-board-gone = **Elenco delle partite:** il suo canale non c’è più. Scegline un altro con `/server board`.
# en: dc46a70f
server-board-missing = In { $channel } mi manca il permesso di { $missing }. Finché manca, non posso pubblicare l’elenco delle partite.
# en: 8a5f01e7
server-puzzle = **Problema del giorno:** { $games } · { $channel } · dalle ore { $hour }:00 ({ $zone })
# en: 941f66ed
server-puzzle-next = **Prossimo problema:** { $next }
# en: fd3badbb
server-puzzle-soon = Il problema di oggi sta arrivando.
# en: 21b77b9f
server-puzzle-off = **Problema del giorno:** disattivato. Per pubblicarne uno ogni giorno, usa `/server puzzle`.
# en: 160cb3dc
server-puzzle-untried = Da due settimane nessuno prova un problema, quindi ho smesso di pubblicarli. Il prossimo arriverà quando qualcuno proverà l’ultimo, o quando userai di nuovo `/server puzzle`.
# en: 5a5651be
server-puzzle-gone = Il canale { $channel } non c’è più, quindi non pubblico problemi. Scegline un altro con `/server puzzle`.
# en: c32599ec
server-puzzle-missing = In { $channel } mi manca il permesso di { $missing }. Finché manca, non pubblico problemi.
# en: 63dc3d9e
choice-puzzles-rotate = Uno al giorno, ogni giorno un gioco diverso
# en: 075b181e
choice-puzzles-each = Uno al giorno per ogni gioco
# en: 750f4311
choice-threads-on = Sì
# en: 48701a14
choice-threads-off = No
# en: 5c2c1419
choice-verdict-first = Vince il lato che ha mosso per primo
# en: 540d48cf
choice-verdict-second = Vince il lato che ha mosso per secondo
# en: 741364e4
choice-verdict-draw = Patta
# en: 7c2c3c30
thread-title = { $game }: { $first } contro { $second }
# en: 7846af9a
thread-anchor = Una partita di { $game }: { $first } contro { $second }

## The sandbox's first card

# en: c10aac2e
sandbox-card-title = Ti diamo il benvenuto in Sealed Move
# en: 9449bab0
sandbox-card-text = Sealed Move ti fa giocare a quattro giochi da tavolo simili agli scacchi, una mossa alla volta. Questo è un Discord di prova sul tuo computer; da qui non esce niente. Tu sei Alice; clicca su Bob in alto per passare all’altro lato.
# en: 166882e7
sandbox-card-computer = Gioca contro il computer
# en: cf7f3053
sandbox-card-learn = Segui una lezione
# en: 283c0895
sandbox-card-challenge = Sfida Bob
# en: a3d10a45
sandbox-card-help = Come si gioca

## Endings

# en: caf7991e
ending-checkmate = Scacco matto! Vince { $winner }.
# en: c0bd4a14
ending-stalemate = Stallo. La partita è patta.
# en: 8f7ac458
ending-bare-kings = Restano solo i Re. La partita è patta.
# en: a61048aa
ending-quiet = Cento mosse a testa senza progressi. La partita è patta.
# en: 8f9bff55
ending-king = { $winner } cattura il Re di { $loser } e vince!
# en: 2c9630fe
ending-draw = { $loser } non può pescare abbastanza tessere. Vince { $winner }!
# en: bb004090
ending-limit = La mossa 400 è finita. Vince { $winner }!
# en: 36e9278b
ending-mana = { $loser } ha finito il mana. Vince { $winner }!
# en: f08861ee
ending-kings_captured = A { $loser } non resta nessun Re. Vince { $winner }!
# en: b2545297
ending-quiet-chakart = Cento mosse quiete di fila. La partita è patta.
# en: 0c901a84
ending-quiet-kyo = Per 120 mosse di fila niente ha lasciato la scacchiera. La partita è patta.
# en: 33a47793
ending-no-progress = Duecento mosse di fila senza progressi. La partita è patta.
# en: 49b8e54f
ending-limit-drawn = La mossa 600 è finita. La partita è patta.
# en: 4da03738
ending-no_kings = Non resta nessun Re da nessuna delle due parti. La partita è patta.
# en: 44dcdb95
ending-blocked = Nessuno dei due lati potrà più muovere. La partita è patta.
# en: 417d975e
ending-no-move = Non ci sono più mosse legali. La partita è patta.
# en: eb56b343
ending-repetition = Stessa posizione per la terza volta. La partita è patta.
# en: f718c0fc
ending-resignation = { $loser } ha abbandonato. Vince { $winner }!
# en: 5b956f4b
ending-aborted = Partita annullata. Non conta.
# en: 5e72328a
ending-not-started = Il tempo è finito prima che avessero mosso tutti e due. La partita è annullata e non conta.
# en: 49e6ed99
ending-agreement = Patta di comune accordo.
# en: 7827cb7e
ending-time = { $loser } ha finito il tempo. Vince { $winner }!
# en: b8035fc8
ending-shut-out = Non ho avuto accesso a questo server per 30 giorni. La partita è annullata, senza risultato.
# en: e1d36c4d
ending-adjudicated = Un admin del server ha deciso: vince { $winner }.
# en: f8d866ab
ending-adjudicated-draw = Un admin del server ha deciso: la partita è patta.
# en: 95a658e3
ending-called-off = Un admin del server ha annullato questa partita. Non conta.
# en: 6eea191c
ending-server-deleted = I dati di questo server sono stati eliminati. La partita è annullata, senza risultato.
# en: 1413367f
ending-season-over = La stagione è finita prima di questa partita. È patta, e i punteggi non cambiano.
# en: 3ba4072e
ending-by-organizer = Chi organizza il torneo ha chiuso questa partita. I punteggi non cambiano.
# en: db1595ad
ending-season-off = Il torneo è stato annullato, quindi questa partita finisce senza risultato.
# en: 68b373d3
ending-said = { $told } Il motivo: { $said }

## Private answers

# en: d89f6120
move-played = Hai giocato `{ $record }`: { $meaning }.
# en: 32b13e4a
move-played-over = Hai giocato `{ $record }`: { $meaning }. { $ending }
# en: 20e53205
move-next = Adesso tocca a { $opponent }.
# en: b02feb6d
view-hand = **La tua mano**
    { $tiles }
# en: b5346c4a
move-again = Tocca ancora a te.
# en: 21960236
move-confirm = { $meaning } (`{ $turn }`). Giochi questa mossa?
# en: e8b8660c
which-game = Quale partita?
# en: 04b1ff60
move-which-game = Ti aspettano diverse partite. In quale vuoi muovere?
# en: d498de76
move-which-game-for = In quale partita vuoi giocare `{ $typed }`?
# en: 06d0e19b
move-ask = { $why } Volevi dire `{ $turn }` ({ $meaning })?
# en: 5a263b5f
move-ask-several = { $why } Volevi dire una di queste?
# en: 56ed9387
move-refused = { $why }
# en: a8b48dc5
move-near = { $count ->
    [one] Questa mossa è legale:
   *[other] Queste mosse sono legali:
}
# en: 7ea07d9c
move-near-menu = Scegli una mossa legale dal menu, oppure modifica la tua.
# en: e6358fe5
move-near-hint = Mosse legali
# en: e084dd74
move-typed = Hai scritto `{ $typed }`.
# en: ff18b144
misread-words-resign = abbandono, abbandonare, abbandona, mi arrendo, arrendo, resa, rinuncio, lascio, resign, give up
# en: df3b09e8
misread-resign = Non è una mossa. Per abbandonare, usa `/resign`.
# en: a5662870
misread-words-draw = patta, offro patta, offro la patta, offri patta, accetto la patta, pari, draw, remis
# en: 609ab2f1
misread-draw = Non è una mossa. Per offrire o accettare la patta, usa `/draw`.
# en: 079a12d1
misread-words-takeback = ritira, ritiro, ritira mossa, indietro, annulla, annulla mossa, ops, undo, takeback, take back
# en: 7cc9f583
misread-takeback = Non è una mossa. Per chiedere di poter ritirare la tua ultima mossa, usa `/takeback`.
# en: 0aa8271f
misread-words-help = aiuto, regole, come, come si gioca, cosa, che cosa, help, rules
# en: 016d7a66
misread-help = Non è una mossa. `/rules` spiega il gioco, e `/help` dice che cosa puoi fare.
# en: c4e1c13b
misread-words-next = prossima, successiva, avanti, partite, le mie partite, next, games
# en: a400146c
misread-next = Non è una mossa. `/next` apre la tua partita più urgente, e `/games` le elenca tutte.
# en: a11da13a
misread-words-castle = arrocco, arroccare, arrocco corto, arrocco lungo, castle, castling, oo, ooo, 00, 000
# en: 19820825
misread-castle = In { $game } non c’è l’arrocco.
# en: 209880db
misread-words-pass = passo, passa, passare, pass, skip
# en: ee548789
misread-pass = In { $game } non si può passare: tocca a te, quindi devi muovere.
# en: fd741e77
misread-words-shell = guscio, shell
# en: 2f623c1c
misread-shell = Per lanciare un guscio, scrivi dove sta il tuo Re, poi la casella del pezzo da colpire, poi `s`, per esempio `e1e7s`.
# en: fcd4a95c
misread-words-hide = nascondi, nascondere, nascosta, furtiva, furtività, furtivita, hide, hidden, stealth
# en: 66983681
misread-hide = Per nascondere la tua Donna, scrivi dove sta, dove va, e `h`, per esempio `d1d4h`.
# en: 4f663848
misread-square = { $holds } Adesso da lì non si può muovere niente.
# en: 88acbf11
misread-off-board = Su questa scacchiera non c’è la casella { $square }. Le caselle vanno da { $first } a { $last }.
# en: ff1fa21f
move-none = Nessuna mossa simile alla tua è legale. Premi **Muovi** per vedere quelle che lo sono.
# en: 6a70dcd0
view-title = { $game } · mossa { $turn } · la tua visuale
# en: e7b1b463
view-title-public = { $game } · mossa { $turn }
# en: 8b7d8a46
view-title-earlier = { $game } · { $ply ->
    [0] all’inizio
   *[other] dopo la mossa { $ply }
}
# en: 789a772f
view-your-turn = Tocca a te.
# en: 88fa7746
view-watching = Stai guardando questa partita.
# en: 24f2ea19
view-their-turn = Tocca a { $player }.
# en: 2a8870e3
more-title = { $game } contro { $opponent }
# en: e6e0a7e1
more-text = Che cosa vuoi fare?
# en: 4897fd02
more-over = Questa partita è finita.
# en: a36b1821
resign-sure = Abbandoni la tua partita di { $game } contro { $opponent }? Non si può tornare indietro.
# en: e4688f74
resign-sure-early = Non avete ancora mosso tutti e due, quindi, se abbandoni, la tua partita di { $game } contro { $opponent } viene soltanto annullata. Finisce subito e non conta. Non si può tornare indietro.
# en: 155f36bc
resign-sure-season = Abbandoni la tua partita di { $game } contro { $opponent }? Non avete ancora mosso tutti e due, quindi i punteggi non cambiano, ma nel torneo è una sconfitta. Non si può tornare indietro.
# en: e7cef391
resign-done = Hai abbandonato.
# en: 589afdf7
draw-done-offered = Hai offerto la patta. L’offerta vale finché { $opponent } non risponde o muove, o finché non la ritiri. Puoi comunque fare la tua mossa.
# en: 79fb8e1c
draw-done-agreed = Hai accettato la patta.
# en: 27d50aa1
draw-done-declined = Hai rifiutato la patta.
# en: 209106fe
draw-done-withdrawn = Hai ritirato la tua offerta.
# en: 33420373
takeback-done-offered = Hai chiesto il ritiro della mossa. La richiesta vale finché { $opponent } non risponde, tu non la ritiri o qualcuno non muove.
# en: a6bf3581
takeback-done-accepted = Hai concesso il ritiro della mossa.
# en: be8d4822
takeback-done-declined = Hai negato il ritiro della mossa.
# en: 327b2080
takeback-done-withdrawn = Hai ritirato la tua richiesta.
# en: 06a12d56
abort-sure = Annulli la tua partita di { $game } contro { $opponent }? Finisce subito e non conta. Non si può tornare indietro.
# en: f04e3924
abort-done = Hai annullato la partita.
# en: d7f74ace
rematch-done-offered = Rivincita offerta! Scade { $until }.
# en: 248f1ba8
notice-unpinged = { $why ->
    [pair_hour] -# Pubblicato senza menzione: una persona può menzionarne un’altra { $most } volte all’ora.
    [pair_day] -# Pubblicato senza menzione: una persona può menzionarne un’altra { $most } volte al giorno.
    [sender_hour] -# Pubblicato senza menzione: una persona può mandare { $most } menzioni all’ora.
    [sender_day] -# Pubblicato senza menzione: una persona può mandare { $most } menzioni al giorno.
    [recipient_hour] -# Pubblicato senza menzione: nessuno riceve più di { $most } di queste menzioni all’ora.
    [recipient_day] -# Pubblicato senza menzione: nessuno riceve più di { $most } di queste menzioni al giorno.
    [asked_before] -# Pubblicato senza menzione: la stessa richiesta vale una sola menzione, fino alla prossima mossa di chi chiede.
    [challenged_before] -# Pubblicato senza menzione: la stessa sfida vale una menzione al giorno.
   *[muted] -# Pubblicato senza menzione: i moderatori di questo server hanno disattivato queste menzioni.
}
# en: b527eb27
unpinged = { $why ->
    [pair_hour] Ho pubblicato il messaggio senza menzione, perché una persona può menzionarne un’altra { $most } volte all’ora. Una nuova menzione sarà possibile { $next }. Intanto l’altra persona vede la tua richiesta con `/games`.
    [pair_day] Ho pubblicato il messaggio senza menzione, perché una persona può menzionarne un’altra { $most } volte al giorno. Una nuova menzione sarà possibile { $next }. Intanto l’altra persona vede la tua richiesta con `/games`.
    [sender_hour] Ho pubblicato il messaggio senza menzione, perché una persona può mandare { $most } menzioni all’ora. La tua prossima menzione sarà possibile { $next }. Intanto l’altra persona vede la tua richiesta con `/games`.
    [sender_day] Ho pubblicato il messaggio senza menzione, perché una persona può mandare { $most } menzioni al giorno. La tua prossima menzione sarà possibile { $next }. Intanto l’altra persona vede la tua richiesta con `/games`.
    [recipient_hour] Ho pubblicato il messaggio senza menzione, perché nessuno riceve più di { $most } di queste menzioni all’ora. Una nuova menzione sarà possibile { $next }. Intanto l’altra persona vede la tua richiesta con `/games`.
    [recipient_day] Ho pubblicato il messaggio senza menzione, perché nessuno riceve più di { $most } di queste menzioni al giorno. Una nuova menzione sarà possibile { $next }. Intanto l’altra persona vede la tua richiesta con `/games`.
    [asked_before] Ho pubblicato il messaggio senza menzione, perché dopo la tua ultima mossa hai già chiesto la stessa cosa. Dopo la tua prossima mossa può partire di nuovo una menzione.
    [challenged_before] Ho pubblicato il messaggio senza menzione, perché avevi già sfidato questa persona a questo gioco. Con una nuova sfida potrai menzionarla { $next }, oppure dopo che avrete giocato.
   *[muted] Ho pubblicato il messaggio senza menzione, perché la moderazione di questo server ha sospeso le tue menzioni. Riprendono { $next }.
}
# en: 5e43c1ca
rematch-done-begun = È cominciata la tua rivincita con { $challenger }.
# en: 39278724
note-kept = Salvate. Solo tu puoi leggere le tue note, con `/note`.
# en: 23615224
note-forgotten = Adesso le tue note su questa partita sono vuote.
# en: d8076602
cancelled = Non è cambiato niente.
# en: 1aafedac
compose-title = { $game } · mossa { $turn } · scegli la tua mossa
# en: 5627a5c3
compose-turn = Finora: { $meaning } (`{ $turn }`).
# en: 4cfdbac6
compose-nothing = Non si gioca niente finché non premi **Conferma**.
# en: d296a0a2
compose-ready = Premi **Conferma** per giocarla.
# en: 30d7c740
compose-or-confirm = Premi **Conferma** per finire qui la mossa.
# en: b5f5dffd
compose-outdated = Quel menu non è aggiornato. Ecco la tua mossa fin qui.
# en: 35bee0ee
compose-taken = La partita è andata avanti. Ecco la scacchiera adesso.
# en: bad56a93
compose-page = Da { $first } a { $last } su { $count }
# en: 1d237be8
compose-alt = Anteprima di una mossa non ancora giocata.
# en: f9a76ebe
compose-alt-targets = Bersagli possibili: { $squares }.
# en: e7b9930d
compose-cleared = Non è stato giocato niente. Premi **Muovi** per ricominciare.
# en: 9554d2e8
next-none = { $count ->
    [0] Non hai partite in corso. Iniziane una con `/challenge`.
   *[other] Nessuna partita ti aspetta. `/games` elenca le tue partite.
}
# en: c6db8749
profile-title = Risultati di { $player }
# en: 174161ab
profile-none = Ancora nessuna partita finita.
# en: ef2522bc
profile-none-here = Qui ancora nessuna partita finita.
# en: a1642579
profile-line = **{ $game }**: { $rating } · { $results }
# en: 472539a2
profile-unrated = ancora senza punteggio
# en: a4e09267
profile-results = vittorie { $won }, patte { $drawn }, sconfitte { $lost }
# en: ae6ef060
profile-against = Le tue partite contro { $player }: { $results }
# en: a03b24ec
profile-ended = Partite finite
# en: 1b480030
profile-annulled = { $line } · invalidata
# en: 81e3888b
profile-ended-line = **{ $game }** contro { $opponent } · { $result ->
    [won] vittoria
    [lost] sconfitta
    [drawn] patta
   *[none] senza risultato
} · { $ended } · { $link }
# en: 18f701d9
profile-plot-none = Nessuna partita classificata
# en: d463dc65
profile-plot-puzzles = Problemi { $rating }
# en: 4fde0247
month = { $number ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[12] dic
}
# en: e1988d99
profile-plot-alt = Punteggi da { $first } a { $last }, e risultati.
# en: 0540d4fb
profile-plot-alt-game = { $game }: { $rated ->
    [yes] punteggio { $from } all’inizio, { $most } al massimo, { $to } adesso,
   *[no] senza punteggio,
} { $results }{ $tried ->
    [yes] , problemi { $puzzles }.
   *[no] .
}
# en: db0aa41c
profile-listed = { $listed ->
    [yes] Sei nelle classifiche globali.
   *[no] Sei solo nelle classifiche dei server dove hai giocato.
}
# en: a7d8f721
block-done = { $new ->
    [yes] Hai bloccato { $person }.
   *[no] Avevi già bloccato { $person }.
} Non può sfidarti, offrirti la rivincita o accettare le tue sfide. Nelle partite in corso le sue offerte di patta, le richieste di ritirare la mossa e i regali di tempo compaiono ancora, ma senza menzionarti.
    Le vostre partite continuano, e i tornei ignorano i blocchi. Il blocco non viene comunicato, ma si può intuire.
# en: e1465bd0
moderate-muted = Fatto. { $person } qui è in silenzio fino a: { $until }. Niente sfide né rivincite, e richieste senza menzioni. Le partite in corso continuano. La persona lo saprà da me al primo tentativo.
# en: 2c39d5e1
moderate-unmuted = Fatto. Il silenzio di { $person } qui è finito.
# en: 0717c555
moderate-annulled = Fatto. I cambi di punteggio di questa partita di { $game } sono annullati, e lo dico a tutti e due i giocatori · { $link }
# en: ac80829f
moderate-restored = Fatto. I cambi di punteggio di questa partita di { $game } valgono di nuovo, e lo dico a tutti e due i giocatori · { $link }
# en: 9bcad214
moderate-pings-title = Sfide, offerte e regali di tempo
# en: b6fffc8f
moderate-pings-none = Delle ultime due settimane non c’è niente da mostrare.
# en: 46533120
moderate-pings-line = { $at } · { $sender } → { $recipient } · { $kind ->
    [challenge] sfida
    [rematch] rivincita
    [draw] offerta di patta
    [takeback] richiesta di ritirare la mossa
   *[time] più tempo
} · { $pinged ->
    [yes] con menzione
   *[no] senza menzione
} { $link }
# en: ab5a8135
moderate-log-title = Che cosa hanno fatto qui i moderatori
# en: d5cb1ee9
moderate-log-none = Nell’ultimo anno i moderatori qui non hanno fatto niente.
# en: c844e4b9
moderate-log-mute = { $at } · { $moderator } ha silenziato { $person } (fino a: { $until }): { $reason }
# en: f06521b6
moderate-log-unmute = { $at } · { $moderator } ha tolto il silenzio a { $person }: { $reason }
# en: 165c4878
moderate-log-annul = { $at } · { $moderator } ha invalidato una partita: { $reason } · { $link }
# en: 1bb7e583
moderate-log-restore = { $at } · { $moderator } ha ripristinato una partita: { $reason } · { $link }
# en: c62ec11b
annulled = { $first } e { $second }: la moderazione ha invalidato la vostra partita di { $game }. I cambi di punteggio sono annullati, e la partita in sé resta. Il motivo: { $reason } · { $link }
# en: 8d276361
restored = { $first } e { $second }: la moderazione ha ripristinato la vostra partita di { $game }. I cambi di punteggio valgono di nuovo. Il motivo: { $reason } · { $link }
# en: b8c09a33
annulled-mark = La moderazione ha invalidato questa partita, quindi non conta per i punteggi.
# en: 0c94a00a
block-title = Le persone che hai bloccato
# en: 24b922cc
block-none = Non hai bloccato nessuno. Per bloccare qualcuno, usa `/block` e scegli una persona.
# en: 75edacab
block-line = { $number }. { $person } · blocco: { $since }
# en: 6013224e
block-option = { $number }. { $name }
# en: fc31ae18
block-choose = Togli un blocco…
# en: 4669c1c3
block-lifted = { $lifted ->
    [yes] Hai tolto il blocco a { $person }. Può sfidarti di nuovo, se le tue impostazioni lo consentono.
   *[no] { $person } non è tra le persone che hai bloccato.
}
# en: 273abd66
mydata-text = Conservo il tuo nome, le partite, le sfide, i risultati, le note, i piani, le mosse che stai ancora scegliendo, le impostazioni, le vacanze e i blocchi. Puoi scaricare tutto, o farlo eliminare.
# en: 52339e73
mydata-exported = Ecco tutto ciò che conservo su di te. Le partite in corso contengono ciò che ne puoi vedere.
# en: aaaae326
mydata-sure = Elimini tutto ciò che ti riguarda? { $games ->
    [0] Le partite finite restano, senza il tuo nome.
    [one] Abbandoni la tua partita in corso. Le partite finite restano, senza il tuo nome.
   *[other] Abbandoni le tue { $games } partite in corso. Le partite finite restano, senza il tuo nome.
} I punteggi restano per 90 giorni, come numeri senza il tuo nome né il tuo id, altrimenti si potrebbe cancellare un brutto punteggio e quelli altrui sarebbero falsati. Solo io posso capire che sono tuoi, e solo se giochi di nuovo partite classificate. Non si può tornare indietro.
# en: e3d7880e
mydata-forgotten = Tutto ciò che ti riguarda è eliminato, tranne i numeri dei tuoi punteggi. Se entro 90 giorni giochi di nuovo partite classificate, i punteggi ripartono da lì. Tutto il resto ricomincia da zero.
# en: 74d468c9
leaderboard-title = { $scope ->
    [server] Classifica di questo server
   *[everywhere] Classifica globale
}
# en: 5254283a
leaderboard-game = **{ $game }**
# en: 4384e408
leaderboard-line = { $place }. { $player } · { $rating } · { $results }
# en: 4e4f1089
leaderboard-none = Ancora nessuno.
# en: 071bb45e
leaderboard-own = Il tuo posto: { $place } su { $players } · { $rating }
# en: 3ca3b8fa
leaderboard-own-none = { $scope ->
    [server] Non sei ancora in questa classifica. Gioca qui una partita classificata di { $game }.
   *[everywhere] Non sei in questa classifica.
}
# en: 6d38aa83
leaderboard-own-few = Non sei ancora in questa classifica. Per entrarci, gioca partite classificate di { $game } contro { $missing ->
    [one] un’altra persona
   *[other] altre { $missing } persone
}.
# en: 82f46cf4
leaderboard-hint = Vuoi entrare nella classifica globale? Il pulsante è in `/profile`.
# en: 920a1c13
games-title = Le tue partite
# en: aef8b7b4
games-title-of = Partite di { $player }
# en: 220ead7c
games-none = Non ci sono partite in corso.
# en: d58a90a4
games-none-hint = Non hai partite in corso. Iniziane una con `/challenge`.
# en: e3546be8
games-line = **{ $game }** contro { $opponent } · mossa { $turn } · { $whose ->
    [mine] **tocca a te**, scade { $deadline }
    [theirs] tocca all’avversario, scade { $deadline }
   *[public] scade { $deadline }
} · { $link }
# en: 1544b0e7
games-jump = [apri]({ $url })
# en: 299692cd
games-unposted = partita { $id }
# en: 81cc2bf0
games-challenges = Sfide aperte
# en: 42be3bf8
games-challenges-anyone = Può accettare chiunque
# en: 993b9815
board-title = Partite in corso: { $count }
# en: 534f2b6a
board-line = { $game } · { $first } – { $second } · tocca a { $player }, mossa { $turn } · { $deadline }
# en: a575cff6
board-more = { $count ->
    [one] e un’altra partita
   *[other] e altre { $count } partite
}
# en: 33ee8f8e
games-numbered = { $number }. { $line }
# en: e91bea82
list-page = Pagina { $page } di { $pages }
# en: eab483c2
games-challenge-line = { $game } · { $challenger } → { $opponent } · scade { $until }
# en: 599109ca
games-challenge-linked = { $line } · { $link }
# en: 4333fcff
games-line-draw = { $line } · **l’avversario ti offre la patta**
# en: 1b17e826
games-line-takeback = { $line } · **l’avversario chiede di poter ritirare la mossa**
# en: 85d47011
games-line-reserve = { $line } · di riserva: tu { $own }, avversario { $theirs }
# en: 59b47c3b
games-line-grace = { $line } · l’orologio è in pausa (i miei avvisi non sono arrivati)
# en: a4d48c4f
games-line-vacation = { $line } · l’orologio è in pausa (vacanza)
# en: 1c25ef00
games-anybody = chiunque
# en: e1462c07
history-title = { $game } · tutte le mosse
# en: 64540ebd
history-title-at = { $game } · { $ply ->
    [0] posizione iniziale{ $plies ->
        [0] { "" }
        [one] , segue 1 mossa
       *[other] , seguono { $plies } mosse
    }
   *[other] mossa { $ply } di { $plies }
}
# en: f7a1dfa9
history-title-part = { $game } · parte { $part } della mossa { $ply } di { $plies }
# en: 520d3b2f
history-goto-title = Vai a una mossa di { $game }
# en: faa133c5
history-goto-label = Numero della mossa, da 0 a { $last }
# en: e6449697
record-file = Ecco il tuo file della partita di { $game } ({ $turns ->
    [one] 1 mossa
   *[other] { $turns } mosse
}). È un file di testo semplice.
# en: 41b4f992
record-file-seen = Ecco il tuo file della partita di { $game } ({ $turns ->
    [one] 1 mossa
   *[other] { $turns } mosse
}). Contiene ciò che puoi vedere adesso; scaricalo di nuovo quando la partita sarà finita.
# en: 0a74cec7
replay-file = { $game }, { $turns ->
    [one] 1 mossa
   *[other] { $turns } mosse
}.
# en: 4b181f3c
replay-smaller = È una partita lunga, quindi l’immagine è più piccola del solito.
# en: 717ceaf4
replay-coarser = È una partita molto lunga, quindi mostro una mossa ogni { $every }, e l’ultima.
# en: 0aa29710
replay-refused = riga { $line }: { $why }
# en: 791370e9
replay-not-whole = In questo file manca ciò che { WORD($seen, article: "the") } non può sapere, quindi non posso farne un replay. Scaricalo di nuovo quando la partita sarà finita.
# en: bc5923d2
replay-not-whole-public = In questo file manca ciò che il pubblico non può sapere, quindi non posso farne un replay. Scaricalo di nuovo quando la partita sarà finita.
# en: 02ddf7ea
history-empty = Nessuno ha ancora mosso.
# en: b9e188bc
history-line = `{ $number }` { $side } `{ $record }` { $meaning }
# en: 95a6a862
history-page = Pagina { $page } di { $pages } · { $id }
# en: e3f3d2db
review-title = { $game } · analisi
# en: 84c40d41
review-progress = Guardo la mossa { $turn } di { $turns }… Le partite in corso hanno la precedenza, quindi può volerci qualche minuto. L’analisi compare qui appena è pronta. Se non si muove più niente, premi **Guarda di nuovo**.
# en: 9d8ee733
review-confirming = Ricontrollo le svolte, più a fondo…
# en: 6395e43a
review-resigned = { $kind ->
    [ahead] { $player } ha abbandonato in vantaggio (probabilità di vincere: { $chance }%).
   *[even] { $player } ha abbandonato (probabilità di vincere: { $chance }%). La partita era ancora aperta.
}
# en: 77482a01
review-no-slips = **{ $player }** non ha commesso errori.
# en: c14a5ef9
review-mistakes = **{ $player }** ha commesso { $mistakes ->
    [1] un errore
    [2] due errori
    [3] tre errori
    [4] quattro errori
    [5] cinque errori
    [6] sei errori
    [7] sette errori
    [8] otto errori
    [9] nove errori
   *[other] { $mistakes } errori
}.
# en: e6f37847
review-blunders = **{ $player }** ha commesso { $blunders ->
    [1] un errore grave
    [2] due errori gravi
    [3] tre errori gravi
    [4] quattro errori gravi
    [5] cinque errori gravi
    [6] sei errori gravi
    [7] sette errori gravi
    [8] otto errori gravi
    [9] nove errori gravi
   *[other] { $blunders } errori gravi
}.
# en: b5648fff
review-slips = **{ $player }** ha commesso { $mistakes ->
    [1] un errore
    [2] due errori
    [3] tre errori
    [4] quattro errori
    [5] cinque errori
    [6] sei errori
    [7] sette errori
    [8] otto errori
    [9] nove errori
   *[other] { $mistakes } errori
} e { $blunders ->
    [1] un errore grave
    [2] due errori gravi
    [3] tre errori gravi
    [4] quattro errori gravi
    [5] cinque errori gravi
    [6] sei errori gravi
    [7] sette errori gravi
    [8] otto errori gravi
    [9] nove errori gravi
   *[other] { $blunders } errori gravi
}.
# en: ed957e2f
review-accuracy = Precisione: { $accuracy }%.
# en: 2bba142b
review-no-accuracy = Precisione non calcolabile: nessuna di queste mosse è stata giocata in una posizione ancora in bilico.
# en: 2d6896b4
review-luck = { $kind ->
    [helped] La fortuna ha aiutato { $player } ({ $luck }% in tutto).
    [other] La fortuna si è bilanciata.
   *[even] La fortuna si è bilanciata.
}
# en: a74780b4
review-no-turn = Nessuna mossa da sola ha deciso questa partita.
# en: 290b5c44
review-turn-choice = **{ $number }** · { $place }, { $player }: { $meaning }. Costo: { $change }% delle probabilità ({ $from }% → { $to }%).
# en: b9181b37
review-turn-luck = **{ $number }** · { $place }, { $player }: { $meaning }. { $by ->
    [dice] { $luck ->
        [good] Un lancio fortunato
       *[bad] Un lancio sfortunato
    }
   *[hidden] { $luck ->
        [good] Fortuna in ciò che era nascosto
       *[bad] Sfortuna in ciò che era nascosto
    }
}: { $change }% rispetto al previsto ({ $from }% → { $to }%).
# en: 6eb65a29
review-used = { $player } ha risposto bene: { $meaning }.
# en: f2c2fb03
review-answer = La risposta migliore era `{ $turn }`: { $meaning }.
# en: 7e2d5e46
review-missed = { $player } non ne ha approfittato.
# en: 862c91c7
review-better = Era meglio `{ $turn }`: { $meaning }. { $kept ->
    [won] Avrebbe praticamente vinto la partita.
    [lead] Avrebbe mantenuto il vantaggio.
    [even] Avrebbe mantenuto l’equilibrio.
   *[less] Avrebbe perso di meno.
}
# en: 3180dd01
review-foot = Più spazio ha il colore di un lato nell’immagine, più alte erano le sue probabilità. Il giudizio si basa su ciò che ogni giocatore poteva vedere in quel momento.{ $luck ->
    [yes] { " " }I rombi sono la fortuna.
   *[no] { "" }
}
# en: 3fa3bf63
review-axis = Mossa
# en: 6766355f
review-alt = Probabilità di vittoria di { $first } mossa per mossa; ciò che manca al 100% è di { $second }. { $chances }. { $turned ->
    [yes] Svolte: { $marks }.
   *[no] Nessuna svolta.
}
# en: 008d48af
review-alt-point = { $turn ->
    [0] { $chance }% all’inizio
   *[other] { $chance }% dopo la mossa { $turn }
}
# en: aad03c74
review-alt-mark = { $number } alla mossa { $turn } ({ $chance }%)
# en: 8b99fd12
help-title = Sealed Move
# en: 4d54786c
help-about = Partite a giochi da tavolo nell’arco di più giorni, una mossa alla volta. Io controllo ogni mossa, disegno la scacchiera e ti menziono quando tocca a te.
# en: f5de3890
help-games = **I giochi.** Ne vedi uno per la prima volta? Premi **Lezioni** o scrivi `/learn`: brevi esercizi li insegnano tutti, mossa per mossa. Gli altri pulsanti aprono le regole.
# en: 15287c78
help-game = **{ $game }** · { $about }
# en: e34a63b3
help-playing = **Gioca**
    `/challenge` inizia una partita
    `/move` gioca la tua mossa: scrivila o sceglila dall’elenco
    `/plan` risponde per te alla prossima mossa avversaria
    `/games` elenca le tue partite, `/next` apre la più urgente
    `/hint` ti aiuta contro il computer
# en: d0dea09c
help-learning = **Impara**
    `/learn` insegna un gioco con brevi lezioni, `/puzzle` ti dà un problema
    `/rules` spiega i giochi, `/review` mostra le svolte di una partita finita
# en: 19fc2b4f
help-looking = **Guarda**
    `/board` mostra la scacchiera, solo a te; `/describe` la descrive a parole
    `/history` mostra una partita mossa per mossa, `/note` conserva le tue note private
    `/verify` controlla i dadi e le mosse del computer di una partita finita
# en: b4b7cc33
help-agreeing = **Con il tuo avversario**
    `/draw` offre la patta, `/takeback` chiede di poter ritirare la tua ultima mossa
    `/moretime` regala al tuo avversario un giorno in più
    `/resign` abbandona, `/abort` annulla una partita prima che abbiate mosso tutti e due
    `/rematch` offre la rivincita
# en: e1e81695
help-yours = **Su di te**
    `/profile` e `/leaderboard` mostrano i risultati
    `/settings` cambia menzioni, scacchiere e altro; `/vacation` ferma i tuoi orologi
    `/block` impedisce a una persona di sfidarti e di menzionarti
    `/mydata` scarica o elimina ciò che conservo su di te
    `/help` mostra questa pagina
# en: d500713e
help-languages = **Lingue:** { $names }
# en: 5495f461
help-tournaments = **I tornei qui**
    `/tournament show` mostra date e classifiche, `/tournament join` ti fa entrare, `/tournament leave` ti fa uscire
# en: 460538c8
help-organizing = `/tournament new` apre un torneo, `/tournament manage` ne modifica uno
# en: 394c26bd
help-menus = **Nel menu di una persona,** sotto *App*: *{ $challenge }* avvia una partita con quella persona, *{ $block }* la blocca
# en: 3f55814d
help-moderating = **Per moderatori**
    `/moderate mute` impedisce a una persona di sfidare e menzionare altri in questo server
    `/moderate annul` annulla i cambi di punteggio di una partita, `/moderate restore` li ripristina
    `/moderate pings` elenca le richieste con le loro menzioni, `/moderate log` che cosa hanno fatto i moderatori
# en: ce4d8a7e
help-administrating = **Per admin**
    `/server show` mostra le impostazioni di questo server
    `/server board` elenca in un canale le partite in corso
    Dove si gioca: `/server channel add`, `/server channel remove`, `/server channel clear`, `/server threads`
    Limiti e tempi: `/server limits`, `/server pace`, `/server vacation`
    `/server puzzle` pubblica un problema ogni giorno, `/server organizer` consente a un ruolo di organizzare tornei
    `/server adjudicate` decide una partita al posto dei giocatori, `/server abort` ne annulla una
    `/server export` scarica i dati di questo server, `/server delete` li elimina
# en: bfd4636e
help-server-language = `/server language` imposta la lingua dei messaggi pubblici
# en: 08e57768
help-next-turn = **Adesso:** tocca a te nella partita di { $game } contro { $opponent }: { $link }
# en: 316762cc
help-next-wait = **Adesso:** aspetta i tuoi avversari. Ti menziono io.
# en: 62a2d0b5
help-next-challenge = **Adesso:** premi *Gioca contro il computer* per provare subito un gioco, oppure *Nuova partita* per giocare contro una persona.
# en: 54583e70
help-next-server = **Adesso:** premi *Gioca contro il computer* per provare subito un gioco, oppure sfida qualcuno in un server con `/challenge`.
# en: 145d31a3
game-choice = { $game } contro { $opponent } · mossa { $turn } · { $whose ->
    [mine] tocca a te
    [theirs] tocca all’avversario
   *[over] finita
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
step-too-long = … altre mosse: continua nei menu
# en: ab8a6d1c
describe-title = { $game } · a parole
# en: 1f470892
describe-all = Tutto
# en: c8125e24
describe-side = Tutto il lato { $side }
# en: 640edd31
describe-kind = Dove si trova: { $kind }
# en: 00a7feb4
describe-row = Traversa { $row }
# en: a64e2d91
describe-square = Che cosa c’è in { $square }
# en: 96afcb24
describe-from = Mosse da { $square }
# en: d4b761f4
describe-turns = Da { $square }, { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}:
# en: 5ccc3c03
describe-turn = • { $turn }
# en: cef01d91
describe-no-turns = Adesso da { $square } non si può muovere niente. Tocca { WORD($side, article: "to") }.
# en: 2ddcd389
describe-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
# en: f543684b
describe-none = { $kind }: non ne vedi in gioco.
# en: c4286432
describe-kinds = { $kind }: { $places }.
# en: ae4f6192
describe-row-empty = Traversa { $row }: vuota.
# en: d02572a8
describe-row-holds = Traversa { $row }: { $pieces }.
# en: 8223f62e
describe-square-empty = { $square }: vuota.
# en: 522a6736
describe-unknown = Non so che cosa sia qui `{ $what }`. Scegli dall’elenco una casella, una traversa, un lato o un tipo di pezzo.

## Tournaments

# en: 34a72b86
tournament-league-name = Lega di { $game }
# en: 262fe31f
tournament-none = Qui non ci sono tornei. { $organizer ->
    [yes] Aprine uno con `/tournament new`.
   *[no] Un admin del server può aprirne uno con `/tournament new`.
}
# en: 5a4cca9d
tournament-list-title = I tornei qui
# en: 86c502d3
tournament-list-line = **{ $name }** · { $game } · { $state ->
    [open] la stagione { $number } comincia { $at }
    [running] stagione { $number }, settimana { $week } di { $weeks }
    [closing] la stagione { $number } sta finendo
    [over] la stagione { $number } è finita
   *[off] la stagione { $number } è stata annullata
}
# en: cb0b2ecc
tournament-choice = { $name } · stagione { $number }
# en: 613b146a
season-title = { $name } · stagione { $number }
# en: 5972e979
season-what = Una lega di { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Giochi una volta contro ogni altra persona della tua divisione, nel giro di { $weeks ->
    [one] 1 settimana
   *[other] { $weeks } settimane
}. Una partita ti dà un giorno per ogni mossa, e { $days ->
    [one] 1 giorno in più
   *[other] { $days } giorni in più
} per tutta la partita. { $rated ->
    [yes] Le partite sono classificate.
   *[no] Le partite sono amichevoli.
}
# en: 93dfe972
season-starts = Comincia { $at } ({ $exactly }). Per giocare, premi **Partecipa**. Servono almeno 4 persone.
# en: 01539a62
season-dates-paused = Non ho avuto accesso a questo server, quindi tutte le date slittano.
# en: e712a6c4
season-people = { $count ->
    [0] Non c’è ancora nessuno.
    [one] Partecipa 1 persona: { $people }
   *[other] Partecipano { $count } persone: { $people }
}
# en: 7cb8a428
season-people-more = { $count ->
    [one] { $people } e un’altra persona
   *[other] { $people } e altre { $count } persone
}
# en: 21d7b609
season-week = Settimana { $week } di { $weeks }. La stagione finisce { $at } ({ $exactly }).
# en: b32ab6f5
season-closing = La stagione sta finendo: le partite ancora aperte diventano patte.
# en: cbea15a3
season-over = La stagione è finita.
# en: 45be527b
season-off = Questa stagione è stata annullata.
# en: 393a82a0
season-division = **Divisione { $number }** · { $games }{ $played ->
    [0] { "" }
   *[other] { " " }· in testa: { $leader } con { $points }
}
# en: d1a3c1f4
season-division-games = { $played ->
    [one] 1 partita giocata
   *[other] { $played } partite giocate
} su { $all }
# en: cec3dd38
season-points = { $points ->
    [one] 1 punto
   *[other] { $shown } punti
}
# en: 28e61f64
season-reserves = In attesa di un posto: { $people }
# en: 9106e715
season-join-later = Puoi ancora partecipare: avrai il prossimo posto che si libera, e nella prossima stagione sarai dentro.
# en: 4fd6e6b2
season-seal = SHA-256 `{ $commitment }`
# en: c4ffadea
season-soon = { $people }: la stagione { $number } di **{ $name }** comincia { $at } ({ $exactly }), e siete dentro. Chi vuole saltarla preme **Esci**.
# en: b38b4933
season-begun = **{ $name }, stagione { $number }, divisione { $division }:** { $people }. Qui ognuno gioca una volta contro tutti gli altri. La stagione finisce { $at } ({ $exactly }).
# en: 2318b017
season-begun-first = Prime partite: { $games }. Le altre cominciano da sole.
# en: 6c39680a
season-begun-game = { $first } – { $second }
# en: 28bfa541
season-finished = **{ $name }, stagione { $number }, divisione { $division }: finita.** { $people }, ecco la classifica finale.
# en: d8cdf976
season-finished-next = La prossima stagione comincia { $at } ({ $exactly }). Siete di nuovo dentro, tranne chi ha lasciato la lega. Chi vuole saltare la stagione preme **Esci**.
# en: 674acf61
season-table-alt = Classifica di { $name }, stagione { $number }, divisione { $division }: { $count } persone. Ogni riga indica gli avversari con il numero della loro riga.
# en: aefc9e0e
season-table-row = { $line }: { $player }, { $points }, { $results }, { $place }{ $movement ->
    [up] , sale
    [down] , scende
   *[none] { "" }
}.
# en: 6a2d0f7b
season-table-struck = { $line }: { $player } è fuori, e nessuna delle sue partite conta.
# en: 381fa6f3
season-table-possible = posto tra { $best } e { $worst }
# en: 45b199c3
season-table-certain = posto { $place }
# en: a34a80c0
season-table-no-results = ancora nessun risultato
# en: 082bdf4c
season-table-won = vittoria contro { $lines }
# en: 32df1324
season-table-drew = patta con { $lines }
# en: 1fb30586
season-table-lost = sconfitta contro { $lines }
# en: ef6ec428
season-table-late = sconfitta per il tempo contro { $lines }
# en: 68dd782f
season-table-running = in corso contro { $lines }
# en: 7ff71698
season-table-line = { $rank }. { $player } · { $points }{ $movement ->
    [up] { " " }· ▲ sale
    [down] { " " }· ▼ scende
   *[none] { "" }
}
# en: 1aae13a0
season-table-line-struck = { $player } · fuori; nessuna delle sue partite conta
# en: f23d1fd4
season-table-title = { $name } · stagione { $number } · divisione { $division }
# en: 6552a8f6
season-table-points = Punti
# en: fe9b3eab
season-table-ranks = Posto
# en: 4d10b956
season-table-out = fuori
# en: e506e1b8
season-table-up = su
# en: 462970f4
season-table-down = giù
# en: d5c86fcb
season-table-foot = { $over ->
    [yes] 0t: sconfitta per il tempo.
   *[no] Posto: i posti ancora possibili. 0t: sconfitta per il tempo. Pallino: in corso.
}{ $moves ->
    [yes] { " " }Frecce: chi passa a un’altra divisione.
   *[no] { "" }
}
# en: f0d9aa9f
season-number = N. { $number }
# en: 1a520bcd
season-table-none = Le divisioni si formano quando comincia la stagione.
# en: 959171c4
season-table-early = Non c’è ancora una classifica: la stagione comincia { $at }.
# en: 3cd81a66
season-games-title = Le tue partite in { $name }
# en: d6c1f3ac
season-games-none = Qui non hai ancora partite.
# en: d164c452
season-games-line = Turno { $round } · { $player } · { $state ->
    [mine] **tocca a te**, { $when } { $link }
    [theirs] tocca all’avversario, { $when } { $link }
    [later] comincia da sola
    [none] senza risultato
    [won] hai vinto
    [lost] hai perso
    [late] hai perso per il tempo
    [drawn] patta
   *[struck] non conta, perché una delle due persone è fuori
}
# en: ba13a684
season-games-certain = Hai { $points } e il posto { $place } è sicuro.
# en: ac9ed51a
season-games-possible = Hai { $points }. Puoi ancora finire tra il posto { $best } e il posto { $worst }.
# en: 58b47736
season-games-late = Hai perso una partita per il tempo. Con una seconda sei fuori dalla stagione.
# en: 5a7a7ec8
season-game = **{ $name }**, stagione { $number } · divisione { $division }, turno { $round }
# en: c77b0fcc
season-end-late = In **{ $name }** { $player } perde per il tempo.
# en: 59dccf59
season-end-out = Una delle due persone di questa partita è fuori dalla stagione di **{ $name }**.
# en: b4dabd22
season-end-again = In **{ $name }** la partita ricomincia.
# en: 90b39595
season-joined = Ci sei! La stagione di **{ $name }** comincia { $at }. Ti dirò la tua divisione e le tue prime partite.
# en: 1e5170d9
season-joined-reserve = Sei in lista. Avrai il prossimo posto che si libera in questa stagione, e nella prossima sarai dentro.
# en: 67354982
season-joined-stays = Bene, resti dentro.
# en: 64959911
season-leave-ask = Lasci **{ $name }** dopo questa stagione, o adesso? Se esci dopo la stagione, prima finisci le tue partite. Se esci adesso, abbandoni le partite in corso e sei fuori dalla stagione. Non si può tornare indietro.
# en: ceb61ba5
season-left-now = Sei fuori da questa stagione di **{ $name }**.
# en: 94fd61ec
season-left-early = Non sei più in **{ $name }**.
# en: fee7093d
season-left-later = Finirai le tue partite in **{ $name }**, e nella prossima stagione non ci sarai. Se cambi idea, premi **Partecipa**.
# en: 2b27e80b
season-rules-title = Come funziona una lega
# en: 5957b789
season-rules =
    { "" }**Entrare.** Premi *Partecipa* prima dell’inizio. Dopo, aspetti un posto libero: quello di chi è fuori, o di chi non muove per 5 giorni prima che una delle sue partite sia davvero cominciata.
    { "" }**Le divisioni** hanno da 4 a 8 persone di forza simile. Giochi una volta contro ogni altra persona della tua. Chi muove per primo lo decide il caso.
    { "" }**Le partite** cominciano da sole: all’inizio due alla volta, e tutte entro il primo quarto della stagione. Una partita ti dà un giorno per ogni mossa, e una riserva di giorni per tutta la partita. Queste partite non contano per il limite di partite di questo server.
    { "" }**Punti.** Una vittoria vale 1, una patta ½. A parità di punti decidono, nell’ordine: le partite tra quelle persone, le vittorie, i punti contro avversari forti, il minor numero di partite perse per il tempo, la sorte.
    { "" }**Su e giù.** Alla fine il primo o i primi due di una divisione salgono, e l’ultimo o gli ultimi due scendono.
    { "" }**Tempo.** Se il tuo tempo finisce, perdi la partita. Dopo due partite così sei fuori dalla stagione, e non puoi entrare nei tornei di questo server per 30 giorni, o per 90 la seconda volta nel giro di un anno.
    { "" }**Uscire.** Se esci prima che sia finita metà delle tue partite, non ne conta nessuna. Se esci più tardi, quelle aperte sono perse.
    { "" }**La vacanza** ferma i tuoi orologi per tanti giorni quante sono le settimane della stagione.
    { "" }**Non nei tornei:** ritiri di mosse, annullamenti, tempo in più, rivincite. I blocchi qui non contano: puoi incontrare chi hai bloccato.
    { "" }**La fine.** Le partite ancora aperte diventano patte e non cambiano i punteggi. Una settimana dopo comincia la prossima stagione, e ci sei anche tu, se non esci.
    { "" }**Sorteggio onesto.** Il codice in piccolo fissa, prima dell’inizio, tutto ciò che è deciso dal caso. Dopo la stagione, il file del torneo lo dimostra.
# en: e7fad2b4
tournament-ladder-name = Scala di { $game }
# en: 3bb9f4c3
tournament-list-ladder = **{ $name }** · { $game } · { $over ->
    [yes] questa scala è finita
   *[no] scala, { $count ->
        [one] 1 persona
       *[other] { $count } persone
    }
}
# en: 007f0f78
ladder-what = Una scala di { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Sfida qualcuno pochi posti sopra di te. Se vinci, prendi il suo posto. Puoi entrare e uscire in qualsiasi momento. Una partita ti dà un giorno per ogni mossa, e { $days ->
    [one] 1 giorno in più
   *[other] { $days } giorni in più
} per tutta la partita. { $rated ->
    [yes] Le partite sono classificate.
   *[no] Le partite sono amichevoli.
}
# en: e3348763
ladder-empty = Sulla scala non c’è ancora nessuno. Per entrare, premi **Partecipa**.
# en: eabfada9
ladder-line = { $place }. { $player }
# en: 4072a7b0
ladder-line-moved = { $line } { $up ->
    [yes] ▲
   *[no] ▼
}{ $places }
# en: 07ae7195
ladder-more = { $count ->
    [one] e un’altra persona
   *[other] e altre { $count } persone
}
# en: 4997ddd6
ladder-over = Questa scala è finita.
# en: 53c0e08d
ladder-place = Sei al posto { $place }. Per salire, premi **Sfida**.
# en: 2aa9ca64
ladder-leave-ask = Lasci **{ $name }**? Perdi il tuo posto, e le partite che hai in corso lì sono perse. Puoi rientrare dal fondo.
# en: 10b59b9e
ladder-pick = Scegli chi sfidare. La partita comincia subito, e la sfida non si può rifiutare.
# en: d295769a
ladder-challenged = Hai sfidato { $player }. La vostra partita comincia adesso.
# en: df3ae35f
ladder-games-line = { $player } · { $state ->
    [mine] **tocca a te**, { $when } { $link }
    [theirs] tocca all’avversario, { $when } { $link }
    [won] hai vinto { $when }
    [lost] hai perso { $when }
    [late] hai perso per il tempo { $when }
    [drawn] patta { $when }
   *[later] ricomincia
}
# en: badfcd9d
ladder-game = **{ $name }** · { $challenger } sfida { $challenged }
# en: a530bb05
ladder-now = Adesso { $player } è al posto { $place }.
# en: fe7aa52c
ladder-rules-title = Come funziona una scala
# en: 995d38a7
ladder-rules =
    { "" }**Entrare.** Premi *Partecipa*. Cominci dal fondo.
    { "" }**Sfide.** Puoi sfidare i tre posti sopra di te, e di più se sei molto in basso: un quinto del numero del tuo posto. La partita comincia subito, e nessuno può rifiutarla.
    { "" }**Posti.** Se vinci una partita in cui hai lanciato tu la sfida, prendi il posto dell’altra persona, e tutti quelli in mezzo scendono di uno. Altrimenti non si sposta nessuno.
    { "" }**Partite.** Ne hai al massimo due alla volta, e al massimo una nata da una sfida di altri. Dopo una partita, le stesse due persone aspettano 7 giorni prima di giocarne un’altra. La prima mossa va a chi l’ha avuta meno spesso, altrimenti a chi ha ricevuto la sfida.
    { "" }**Tempo.** Una partita ti dà un giorno per ogni mossa, e 7 giorni di riserva per tutta la partita. Se il tuo tempo finisce prima della tua seconda mossa, vai in fondo, e l’altra persona resta dov’è. Due partite perse per il tempo in 60 giorni ti fanno uscire dalla scala.
    { "" }**Pause.** Dopo 60 giorni senza partite sei fuori dalla scala. Puoi rientrare dal fondo. Durante una vacanza nessuno può sfidarti, e quei giorni non contano tra i 60. La vacanza ferma i tuoi orologi per 7 giorni a partita.
    { "" }**Uscire.** Le tue partite in corso sono perse, ma così nessuno prende il tuo posto: tutti quelli sotto di te salgono di uno.
    { "" }**Non nei tornei:** ritiri di mosse, annullamenti, tempo in più, rivincite. I blocchi non proteggono un posto: chi hai bloccato può sfidarti.
    { "" }**Dadi onesti.** Il codice in piccolo fissa i dadi di tutte le partite. Si apre quando la scala finisce.
# en: b04a2c34
act-ladder-off = **{ $name }:** { $why ->
    [left] { $person } ha lasciato la scala. Le sue partite in corso sono perse.
    [late] { $person } ha perso due partite per il tempo in 60 giorni, quindi è fuori dalla scala. Le sue partite in corso sono perse. Può rientrare dal fondo.
    [rested] { $person } non gioca da 60 giorni, quindi è fuori dalla scala. Può rientrare dal fondo.
    [gone] { $person } non è più in questo server, quindi è fuori dalla scala. Le sue partite in corso sono perse.
    [removed] { $actor } ha tolto { $person } dalla scala. Le sue partite in corso sono perse.
   *[deleted] qualcuno ha eliminato i propri dati, quindi è fuori dalla scala. Le sue partite in corso sono perse.
}
# en: cfadfcbc
act-ladder-decided = **{ $name }:** { $actor } ha deciso la partita { $first } – { $second }: { $result ->
    [first] vince { $first }.
    [second] vince { $second }.
   *[draw] patta.
}
# en: b5a250b7
act-ladder-over = **{ $name }:** { $why ->
    [shut-out] non ho avuto accesso a questo server per 30 giorni, quindi la scala è finita. Le partite aperte finiscono senza risultato.
   *[ended] { $actor } ha chiuso la scala. Le partite aperte diventano patte.
}
# en: e19f215d
tournament-cup-name = Coppa di { $game }
# en: 1d6d8f91
tournament-list-cup = **{ $name }** · { $game } · { $state ->
    [open] coppa per { $size } persone, comincia al più tardi { $at }
    [running] la coppa è in corso
    [over] la coppa è finita
   *[off] la coppa è stata annullata
}
# en: 8687fa69
cup-what = Una coppa di { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Giochi due volte contro la stessa persona, una per lato. Chi fa meglio passa il turno, l’altra persona è fuori. Una partita ti dà un giorno per ogni mossa, e { $days ->
    [one] 1 giorno in più
   *[other] { $days } giorni in più
} per tutta la partita. { $rated ->
    [yes] Le partite sono classificate.
   *[no] Le partite sono amichevoli.
}
# en: 58152dc7
cup-starts = Comincia appena partecipano { $size } persone, altrimenti { $at } ({ $exactly }) con almeno 3. Per giocare, premi **Partecipa**.
# en: 8efe8f22
cup-won = **{ $winner } vince la coppa!**
# en: 52ce819a
cup-over = La coppa è finita.
# en: ef2a938c
cup-off = Questa coppa è stata annullata.
# en: 1d65793b
cup-round = { $people ->
    [2] Finale
    [4] Semifinali
    [8] Quarti di finale
    [16] Ottavi di finale
    [32] Sedicesimi di finale
   *[other] Turno a { $people }
}
# en: 2d7a89ff
cup-pair = { $upper } – { $lower } · { $state ->
    [open] { $score }
    [decider] { $score }, decide una terza partita
    [won] { $score }, passa { $winner }
   *[walkover] passa { $winner }
}
# en: 1a28c2b8
cup-pair-bye = { $player } passa senza giocare
# en: 38e9d85a
cup-rounds-later = I turni successivi nascono da questi incontri.
# en: ce032991
cup-joined = Sei nella coppa! Ti dirò quando comincia.
# en: 10de42b5
cup-begun = **{ $name }: si comincia!** { $people }. Questi sono gli incontri. Ognuno si gioca in due partite, che cominciano da sole.
# en: 97cda6c0
cup-finished = **{ $name }: è finita.** { $people }, grazie di aver giocato.
# en: 978c6139
cup-leave-ask = Esci adesso da **{ $name }**? Le tue partite in corso sono perse, e passa il tuo avversario. Non si può tornare indietro.
# en: 1405e709
cup-left = Sei fuori da **{ $name }**.
# en: 8ea60c35
cup-game = **{ $name }** · { $round }{ $decider ->
    [yes] , partita decisiva
   *[no] { "" }
}
# en: 712d2dab
cup-decider = Dopo due partite siete in parità, quindi decide questa. I lati sono stati sorteggiati. In caso di patta passa { $player }.
# en: ff669ab3
cup-rules-title = Come funziona una coppa
# en: b0e54651
cup-rules =
    { "" }**Entrare.** Premi *Partecipa*. La coppa comincia appena è al completo, altrimenti alla data prevista. Dopo, non entra più nessuno.
    { "" }**Gli incontri.** Chi incontra chi lo decide il sorteggio. Nel primo turno qualcuno può passare senza giocare.
    { "" }**Le partite.** Tu e il tuo avversario giocate due partite contemporaneamente, una per lato. Cominciano da sole. Una partita ti dà un giorno per ogni mossa, e 7 giorni di riserva per tutta la partita. Queste partite non contano per il limite di partite di questo server.
    { "" }**Passare il turno.** Una vittoria vale un punto, una patta mezzo. Passa chi ha più punti. A parità, decide una terza partita: i lati sono sorteggiati, e con una patta passa chi muove per secondo.
    { "" }**Tempo.** Se il tuo tempo finisce, perdi la partita. Dopo due partite così sei fuori dalla coppa, e non puoi entrare nei tornei di questo server per 30 giorni, o per 90 la seconda volta nel giro di un anno.
    { "" }**Uscire.** Le tue partite in corso sono perse, e passa il tuo avversario.
    { "" }**La vacanza** ferma i tuoi orologi per 7 giorni a partita.
    { "" }**Non nei tornei:** ritiri di mosse, annullamenti, tempo in più, rivincite. I blocchi qui non contano: puoi incontrare chi hai bloccato.
    { "" }**Sorteggio onesto.** Il codice in piccolo fissa, prima dell’inizio, tutto ciò che è deciso dal caso. Dopo la coppa, il file del torneo lo dimostra.
# en: 0fb808d5
act-cup-out = **{ $name }:** { $why ->
    [left] { $person } ha lasciato la coppa. Passa l’avversario.
    [late] { $person } ha perso una seconda partita per il tempo, quindi è fuori dalla coppa e non può entrare nei tornei di questo server fino a: { $until }. Passa l’avversario.
    [removed] { $actor } ha tolto { $person } dalla coppa. Passa l’avversario.
   *[deleted] qualcuno ha eliminato i propri dati, quindi è fuori dalla coppa. Passa l’avversario.
}
# en: 776ef626
act-cup-start = **{ $name }:** { $why ->
    [postponed] partecipano meno di 3 persone, quindi la coppa comincia una settimana dopo, { $soon } ({ $at }).
    [moved] { $actor } ha spostato l’inizio. La coppa comincia invece al più tardi { $soon } ({ $at }).
    [gone] { $person } non è più in questo server, quindi la coppa comincia senza questa persona.
   *[excluded] adesso { $person } non può giocare nei tornei di questo server, quindi la coppa comincia senza questa persona.
}
# en: a4eb71de
act-cup-off = **{ $name }:** { $why ->
    [too-few] partecipano ancora meno di 3 persone, quindi la coppa è annullata.
    [shut-out] non ho avuto accesso a questo server per 30 giorni, quindi la coppa è annullata.
   *[called-off] { $actor } ha annullato la coppa. Le partite aperte finiscono senza risultato.
}
# en: bf8088ce
act-cup-undone = **{ $name }:** { $actor } ha ritirato la decisione sulla partita { $first } – { $second }.
# en: 33c2412e
tournament-swiss-name = Torneo svizzero di { $game }
# en: bf2a5877
tournament-list-swiss = **{ $name }** · { $game } · { $state ->
    [open] torneo svizzero, comincia { $at }
    [running] torneo svizzero, turno { $round } di { $rounds }
    [over] il torneo svizzero è finito
   *[off] il torneo svizzero è stato annullato
}
# en: b37ab9e9
swiss-what = Un torneo svizzero di { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. In ogni turno giochi una partita contro qualcuno che ha più o meno i tuoi stessi punti. Nessuno viene eliminato. Una partita ti dà un giorno per ogni mossa, e { $days ->
    [one] 1 giorno in più
   *[other] { $days } giorni in più
} per tutta la partita. { $rated ->
    [yes] Le partite sono classificate.
   *[no] Le partite sono amichevoli.
}
# en: af385708
swiss-starts = Comincia { $at } ({ $exactly }). Per giocare, premi **Partecipa**. Servono almeno 6 persone.
# en: 8e9eb43d
swiss-round = Turno { $round } di { $rounds }
# en: 0bd371af
swiss-line = { $line } · Buchholz { $buchholz }
# en: 7cbb972e
swiss-table-buchholz = Buchholz
# en: dea973f1
swiss-joined = Ci sei! **{ $name } comincia { $at }.** La tua prima partita comincia da sola.
# en: ba88c326
swiss-begun = **{ $name }: si comincia!** { $people }. Ci sono { $rounds } turni. Le vostre partite cominciano da sole.
# en: fa99260c
swiss-leave-ask = Esci adesso da **{ $name }**? La tua partita in corso è persa, e non ne avrai altre. Non si può tornare indietro.
# en: b8253560
swiss-byes = Turni senza avversario, un punto ciascuno: { $count }
# en: 7b2438d3
swiss-waiting = Aspetti il tuo prossimo avversario. Le nuove partite cominciano una volta al giorno, o appena non c’è nessuna partita in corso.
# en: c35c50c7
swiss-rules-title = Come funziona un torneo svizzero
# en: 91077ca6
swiss-rules =
    { "" }**Entrare.** Premi *Partecipa* prima dell’inizio. Dopo, non entra più nessuno.
    { "" }**I turni.** Giochi una partita alla volta, contro qualcuno che ha più o meno i tuoi stessi punti e, se possibile, mai due volte contro la stessa persona. I turni sono da 3 a 9, secondo il numero di persone. Nessuno viene eliminato.
    { "" }**Gli incontri** si decidono una volta al giorno, alla stessa ora dell’inizio, e appena non c’è nessuna partita in corso. Puoi essere un turno avanti rispetto ai più lenti, quindi a volte devi aspettare.
    { "" }**Senza avversario.** Se non c’è nessuna partita in corso e non resta un avversario per te, ricevi un punto senza giocare.
    { "" }**Punti.** Una vittoria vale un punto, una patta mezzo. A parità di punti decidono, nell’ordine: i punti degli avversari (Buchholz), le vittorie, i punti contro avversari forti (Sonneborn-Berger), il minor numero di partite perse per il tempo, la sorte.
    { "" }**Tempo.** Una partita ti dà un giorno per ogni mossa, e 7 giorni di riserva per tutta la partita. Se il tuo tempo finisce, perdi la partita. Dopo due partite così sei fuori, e non puoi entrare nei tornei di questo server per 30 giorni, o per 90 la seconda volta nel giro di un anno.
    { "" }**Uscire.** La tua partita in corso è persa, e non ne avrai altre. Se era finita meno della metà delle tue partite, non ne conta nessuna, e il tuo avversario riceve una nuova partita.
    { "" }**La vacanza** ferma i tuoi orologi per 7 giorni a partita.
    { "" }**Non nei tornei:** ritiri di mosse, annullamenti, tempo in più, rivincite. I blocchi qui non contano: puoi incontrare chi hai bloccato.
    { "" }**Sorteggio onesto.** Il codice in piccolo fissa, prima dell’inizio, tutto ciò che è deciso dal caso. Alla fine, il file del torneo lo dimostra.
# en: c9dabd81
act-swiss-few = **{ $name }:** { $why ->
    [postponed] partecipano meno di 6 persone, quindi la stagione comincia una settimana dopo, { $soon } ({ $at }).
   *[too-few] partecipano ancora meno di 6 persone, quindi la stagione è annullata.
}
# en: 2832b2b2
act-postponed = **{ $name }:** partecipano meno di 4 persone, quindi la stagione comincia una settimana dopo, { $soon } ({ $at }).
# en: ef28ad8a
act-moved = **{ $name }:** { $actor } ha spostato l’inizio. La stagione comincia invece { $soon } ({ $at }).
# en: 5d9a1a47
act-left = **{ $name }:** { $person } ha lasciato la stagione. { $struck ->
    [yes] Meno della metà delle sue partite era finita, quindi non ne conta nessuna.
   *[no] Le sue partite aperte sono perse.
}
# en: e64b5a8a
act-late = **{ $name }:** { $person } ha perso una seconda partita per il tempo, quindi è fuori dalla stagione e non può entrare nei tornei di questo server fino a: { $until }. { $struck ->
    [yes] Meno della metà delle sue partite era finita, quindi non ne conta nessuna.
   *[no] Le sue partite aperte sono perse.
}
# en: 532bee5b
act-removed = **{ $name }:** { $actor } ha tolto { $person } dalla stagione. { $struck ->
    [early] { "" }
    [yes] Meno della metà delle sue partite era finita, quindi non ne conta nessuna.
   *[no] Le sue partite aperte sono perse.
}
# en: 769d246f
act-gone = **{ $name }:** { $person } non è più in questo server, quindi la stagione comincia senza questa persona.
# en: 826ece34
act-excluded = **{ $name }:** adesso { $person } non può giocare nei tornei di questo server, quindi la stagione comincia senza questa persona.
# en: 7b202230
act-deleted = **{ $name }:** qualcuno ha eliminato i propri dati, quindi è fuori dalla stagione. { $struck ->
    [yes] Meno della metà delle sue partite era finita, quindi non ne conta nessuna.
   *[no] Le sue partite aperte sono perse.
}
# en: 60f6e272
act-idle = **{ $name }:** { $person } non muove da 5 giorni, e nessuna delle sue partite è davvero cominciata. Il suo posto va a chi aspetta.
# en: 5fc10fa0
act-seated = **{ $name }:** { $person } prende un posto libero nella divisione { $division }. Le partite di quel posto ricominciano.
# en: 61c13692
act-decided = **{ $name }:** { $actor } ha deciso la partita { $first } – { $second } nella divisione { $division }: { $result ->
    [first] vince { $first }.
    [second] vince { $second }.
   *[draw] patta.
}
# en: 158ecf49
act-undone = **{ $name }:** { $actor } ha ritirato la decisione sulla partita { $first } – { $second } nella divisione { $division }.
# en: e7fd4df9
act-ended = **{ $name }:** { $actor } ha chiuso la stagione in anticipo. Le partite aperte diventano patte.
# en: eb5dcd55
act-too-few = **{ $name }:** partecipano ancora meno di 4 persone, quindi la stagione è annullata.
# en: 19944ac8
act-called-off = **{ $name }:** { $actor } ha annullato la stagione. Le partite aperte finiscono senza risultato.
# en: 31ca9ab9
act-shut-out = **{ $name }:** non ho avuto accesso a questo server per 30 giorni, quindi la stagione è annullata.
# en: 2056f1cb
new-tournament-title = Un nuovo torneo
# en: c708ff25
new-tournament-name = **Nome:** { $name }
# en: ed33196b
new-tournament-game = **Gioco:** { $game }
# en: 376c1ddd
new-tournament-which = **Gioco:** scegline uno qui sotto
# en: 3fed6897
new-tournament-terms = **Tipo:** lega · **Stagione:** { $weeks ->
    [one] 1 settimana
   *[other] { $weeks } settimane
} · **Tempo:** un giorno per ogni mossa, e { $days ->
    [one] 1 giorno in più in tutto
   *[other] { $days } giorni in più in tutto
} · **{ $rated ->
    [yes] Partite classificate
   *[no] Partite amichevoli
}**
# en: b44b42e0
new-ladder-terms = **Tipo:** scala · **Tempo:** un giorno per ogni mossa, e { $days ->
    [one] 1 giorno in più in tutto
   *[other] { $days } giorni in più in tutto
} · **{ $rated ->
    [yes] Partite classificate
   *[no] Partite amichevoli
}**
# en: 8320ad60
new-cup-terms = **Tipo:** coppa per { $size } persone · **Tempo:** un giorno per ogni mossa, e { $days ->
    [one] 1 giorno in più in tutto
   *[other] { $days } giorni in più in tutto
} · **{ $rated ->
    [yes] Partite classificate
   *[no] Partite amichevoli
}**
# en: aaf03514
new-swiss-terms = **Tipo:** torneo svizzero · **Tempo:** un giorno per ogni mossa, e { $days ->
    [one] 1 giorno in più in tutto
   *[other] { $days } giorni in più in tutto
} · **{ $rated ->
    [yes] Partite classificate
   *[no] Partite amichevoli
}**
# en: d4a3778c
new-tournament-start = **Prima stagione:** comincia { $start ->
    [one] tra 1 giorno
   *[other] tra { $start } giorni
}, se partecipano almeno 4 persone
# en: 2b916ca8
new-cup-start = **Inizio:** appena è al completo, altrimenti { $start ->
    [one] tra 1 giorno
   *[other] tra { $start } giorni
}, se partecipano almeno 3 persone
# en: 9ee7b904
new-swiss-start = **Inizio:** { $start ->
    [one] tra 1 giorno
   *[other] tra { $start } giorni
}, se partecipano almeno 6 persone
# en: 9d46fc42
new-tournament-how = Lo pubblico in questo canale con un pulsante **Partecipa**. A tutto il resto penso io.
# en: ccfd7794
new-tournament-choose-kind = Tipo di torneo
# en: 1d4bc3ae
new-kind-league = Lega
# en: b0efde67
new-kind-league-what = Divisioni in cui si gioca tutti contro tutti, stagione dopo stagione
# en: ba4a2cdc
new-kind-ladder = Scala
# en: ef3524b3
new-kind-ladder-what = Una graduatoria in cui si sfida chi è pochi posti più in alto. Senza date
# en: a2d56676
new-kind-cup = Coppa
# en: 02250e7d
new-kind-cup-what = Ogni incontro si gioca in due partite. Chi fa meglio passa il turno, l’altra persona è fuori
# en: 5b684771
new-kind-swiss = Torneo svizzero
# en: ffc02e96
new-kind-swiss-what = Da 3 a 9 turni contro persone che hanno più o meno gli stessi punti. Nessuno viene eliminato
# en: 8060b121
new-tournament-choose-time = Durata di una stagione, e tempo per una partita
# en: b0bd71c8
new-tournament-choose-start = Inizio della prima stagione
# en: 30e9b8e3
new-cup-size = { $size } persone
# en: 797cd9df
new-cup-choose-size = Numero di persone
# en: a143826f
new-cup-choose-start = Inizio al più tardi
# en: 0e9397cf
new-tournament-length = { $weeks ->
    [one] 1 settimana
   *[other] { $weeks } settimane
} · { $days ->
    [one] 1 giorno di riserva per una partita
   *[other] { $days } giorni di riserva per una partita
}
# en: aa438a3f
new-tournament-days = { $days ->
    [one] Tra 1 giorno
   *[other] Tra { $days } giorni
}
# en: aef76348
new-tournament-done = Fatto! Lo pubblico qui. `/tournament manage` lo modifica.
# en: 1f97b24c
new-tournament-missing = In questo canale mi manca il permesso di { $missing }, quindi qui non posso pubblicare un torneo.
# en: 73dbc51a
manage-title = Gestisci { $name }
# en: 79cb43a1
manage-what = Che cosa vuoi fare?
# en: 25293988
manage-move = Sposta l’inizio
# en: cf11a83c
manage-remove = Togli qualcuno
# en: 2b055f99
manage-seat = Dai un posto a chi aspetta
# en: 82c0d81e
manage-decide = Decidi una partita
# en: f62f91c5
manage-undo = Ritira una decisione
# en: a97871ba
manage-end = Chiudi adesso la stagione
# en: 2f85ad31
manage-end-ladder = Chiudi la scala
# en: af6b70de
manage-off = Annulla la stagione
# en: 698cc93c
manage-off-cup = Annulla la coppa
# en: 846e12ff
manage-nothing = Adesso qui non c’è niente da scegliere.
# en: 343d3054
manage-pick-start = Quando deve cominciare?
# en: 81905064
manage-pick-person = Chi deve uscire?
# en: 274c88ae
manage-pick-place = Chi lascia libero il posto?
# en: 8f9d8a89
manage-pick-reserve = Chi lo prende?
# en: c4e01e38
manage-pick-game = Quale partita?
# en: 70f0d99e
manage-pick-result = Come finisce?
# en: a6fc0399
manage-person = { $player } · divisione { $division }
# en: 9e2fe73f
manage-game = { $first } – { $second } · divisione { $division }, turno { $round }
# en: a4ed2bb6
manage-result-first = Vince { $player }
# en: 3e5e27fa
manage-result-draw = Patta
# en: 0d53c763
manage-sure-move = La stagione di **{ $name }** comincerà { $at } ({ $exactly }). Tutti leggeranno che hai spostato l’inizio.
# en: 4de4267e
manage-sure-remove = Togli { $player } da **{ $name }**? Le sue partite in corso valgono come abbandonate. Non si può tornare indietro, e lo leggeranno tutti.
# en: 93e99828
manage-sure-seat = Dai il posto di { $player } nella divisione { $division } a { $reserve }? Le partite di quel posto ricominciano. Non si può tornare indietro, e lo leggeranno tutti.
# en: 934ff9e1
manage-sure-decide = Decidi la partita { $first } – { $second }: { $result ->
    [first] vince { $first }.
    [second] vince { $second }.
   *[draw] patta.
} Se è in corso, finisce. Lo leggeranno tutti. Finché dura la stagione, puoi ritirare la decisione.
# en: 7b48fe22
manage-sure-undo = Ritiri la decisione sulla partita { $first } – { $second }? Se non era già stata giocata prima, ricomincia. Lo leggeranno tutti.
# en: ca672cb4
manage-sure-end = Chiudi adesso la stagione di **{ $name }**? Le partite aperte diventano patte. Non si può tornare indietro, e lo leggeranno tutti.
# en: 457191e6
manage-sure-decide-ladder = Decidi la partita { $first } – { $second }: { $result ->
    [first] vince { $first }.
    [second] vince { $second }.
   *[draw] patta.
} La partita finisce, e i posti cambiano subito. Non si può tornare indietro, e lo leggeranno tutti.
# en: bc395a33
manage-sure-end-ladder = Chiudi **{ $name }**? Le partite aperte diventano patte, e nessuno si sposta più. Non si può tornare indietro, e lo leggeranno tutti.
# en: 3abdef0c
manage-sure-off = Annulli la stagione di **{ $name }**? Non avrà una classifica finale, le partite in corso finiranno senza risultato, e non seguiranno altre stagioni. Non si può tornare indietro, e lo leggeranno tutti.
# en: 3cb4e37d
manage-sure-move-cup = **{ $name }** comincerà al più tardi { $at } ({ $exactly }). Tutti leggeranno che hai spostato l’inizio.
# en: 227ef317
manage-sure-off-cup = Annulli **{ $name }**? Nessuno vince la coppa, e le partite in corso finiscono senza risultato. Non si può tornare indietro, e lo leggeranno tutti.
# en: d11170bf
manage-sure-decide-cup = Decidi la partita { $first } – { $second }: { $result ->
    [first] vince { $first }.
    [second] vince { $second }.
   *[draw] patta.
} Se è in corso, finisce. Lo leggeranno tutti. Puoi ritirare la decisione finché non ne nasce un’altra partita.
# en: a6d53b34
manage-done = Fatto. Lo dico a tutti.

## Refusals

# en: 7848977c
refusal-no-such-match = Non trovo quella partita qui. `/games` elenca le tue.
# en: 10f7c67e
refusal-no-match-of-server = Non trovo quella partita in questo server. Per cominciare dalla prima partita, lascia vuoto `after`.
# en: cca74dc0
refusal-no-match-of-yours = Non hai nessuna partita adatta. Iniziane una con `/challenge`.
# en: 9313694b
refusal-no-ended-match = Non hai ancora finito nessuna partita. Riprova quando ne avrai finita una.
# en: 8a40645b
refusal-which-watched = Qui si giocano più partite. Scegline una con `game`.
# en: b410cae8
refusal-which-match = Hai più partite. Scegline una con `game`.
# en: c28b52e9
refusal-not-seated = Possono farlo solo i due giocatori di questa partita. `/board` te la mostra.
# en: 2bf83dc1
refusal-over = Questa partita è finita.
# en: b2116864
refusal-not-on-turn = Tocca al tuo avversario. Ti menziono quando tocca a te.
# en: ba4bf216
refusal-stale = La partita è andata avanti. Ecco la scacchiera adesso.
# en: 98187d40
refusal-no-such-turn = { $last ->
    [0] Nessuno ha ancora mosso, quindi c’è solo la posizione iniziale: numero 0.
   *[other] La partita non è ancora arrivata così avanti. L’ultima mossa è la numero { $last }.
}
# en: b6113183
refusal-no-such-puzzle = Quel problema non c’è più. `/puzzle` te ne dà un altro.
# en: 47c7870f
refusal-no-puzzle-channel = Dove devo pubblicarlo? Scegli un `channel`.
# en: a205d4ac
refusal-no-such-lesson = Quella lezione non c’è più. `/learn` mostra le lezioni che ci sono.
# en: 96a28f45
refusal-no-such-game = Non conosco quel gioco. Scegline uno dall’elenco.
# en: 7e071367
refusal-no-such-setup = Quel gioco non ha quello schieramento. Scegline uno dall’elenco.
# en: 2b626f6e
refusal-no-such-pace = Il tempo per mossa può essere, in giorni: { $days }.
# en: 21bb4873
refusal-no-such-budget = Oltre a un giorno per ogni mossa, i giorni per tutta la partita possono essere { $days }.
# en: ae4ba840
refusal-pace-and-budget = Scegli o un tempo per mossa (`pace`) o un tempo per tutta la partita (`time`).
# en: e0fdac4b
refusal-budget-against-computer = Contro il computer non c’è un tempo per tutta la partita. Lascia vuoto `time`, oppure scegli un tempo per mossa (`pace`).
# en: eaa25157
refusal-out-of-time = Chi doveva muovere aveva già finito il tempo, quindi la tua azione non conta. La partita è finita.
# en: 57a68afc
refusal-self-challenge = Non puoi sfidarti. Per invitare chiunque, lascia vuoto `opponent`.
# en: d16595f5
refusal-bot-opponent = Quel bot non gioca. Sfida una persona o me, oppure lascia vuoto `opponent` per invitare chiunque.
# en: fefdd80d
refusal-unrated-level = Le partite classificate partono da { $lowest }. Scegli quel livello o uno più alto, oppure rendi la partita amichevole.
# en: 8f8a45d7
refusal-no-computer = Vale solo per le partite contro il computer. Iniziane una con `/challenge` e il suo `level`.
# en: 50c793cc
refusal-strict = In questa partita non ci sono ritiri di mosse né suggerimenti.
# en: 7345bd8c
refusal-rated-computer = Questa partita è classificata: niente ritiri di mosse, niente suggerimenti.
# en: cf6a34a9
refusal-not-in-server = Puoi sfidare qualcuno solo in un server dove siete tutti e due.
# en: a8882eeb
refusal-no-such-challenge = Quella sfida non c’è più.
# en: 9a557461
refusal-challenge-closed = { $state ->
    [accepted] Qualcuno ha già accettato questa sfida.
    [declined] Questa sfida è stata rifiutata.
    [withdrawn] Questa sfida è stata ritirata.
    [closed] Questa sfida è chiusa, perché la partita non poteva cominciare.
   *[expired] Questa sfida è scaduta. Lanciane un’altra con `/challenge`.
}
# en: 490dc18a
refusal-not-challenged = Questa sfida è per qualcun altro.
# en: 873c8d36
refusal-own-challenge = È la tua sfida. Deve accettarla qualcun altro.
# en: 76ece834
refusal-not-challenger = Questa sfida può ritirarla solo chi l’ha lanciata.
# en: b33b96f5
refusal-pair-limited = Non è cominciato ancora niente: questa partita sarebbe amichevole. Negli ultimi 7 giorni voi due avete iniziato { $most ->
    [one] 1 partita classificata
   *[other] { $most } partite classificate
} di questo gioco. Puoi giocarla come amichevole, o più avanti come classificata.
# en: bf9fd4bc
refusal-plan-on-turn = Tocca a te, quindi gioca direttamente con `/move`. I piani servono quando tocca al tuo avversario.
# en: f1331a32
refusal-too-many-plans = Hai { $most } piani in questa partita, il massimo. Prima annullane qualcuno.
# en: 5ecc745d
refusal-no-such-plan = Quel piano non c’è più.
# en: b47f8821
refusal-planned-already = Hai già un piano per quella mossa. Prima annullalo, oppure fai un piano per un’altra mossa.
# en: d315bdd8
refusal-plan-unfinished = Dopo quella mossa non tocca ancora a te. Se la mossa dell’avversario ha più parti, separale con `;`.
# en: 525419cc
refusal-plan-ends = Quella mossa chiude la partita, quindi non c’è niente a cui rispondere.
# en: 5c78c1f3
refusal-plan-if = `if` non è una mossa che il tuo avversario può fare. Se ci provasse, leggerebbe: { $why }
# en: 1913ffb5
refusal-plan-then = Non puoi rispondere con `then`. { $why }
# en: ec9fe081
refusal-no-lots = In quella partita non ci sono dadi.
# en: 3c693cf0
refusal-sealed = Questa partita non è ancora finita. Potrai controllarla quando lo sarà.
# en: d33a01b5
refusal-no-draw-offer = Quell’offerta non c’è più.
# en: de2cd40c
refusal-own-draw-offer = È la tua offerta, quindi deve rispondere il tuo avversario. Per ritirarla, premi **Altro**.
# en: d2c32f41
refusal-draw-offer-stands = Hai già offerto la patta. Per ritirare l’offerta, premi **Altro**.
# en: da362ad7
refusal-nothing-to-take-back = Non hai ancora una mossa da ritirare.
# en: beea7df9
refusal-takeback-chance = La mossa non si può ritirare: nel frattempo sono stati lanciati i dadi.
# en: d6817172
refusal-takeback-secret = La mossa non si può ritirare: nel frattempo è stato svelato un segreto.
# en: cf800db5
refusal-takeback-stands = Hai già chiesto il ritiro della mossa. Per ritirare la richiesta, premi **Altro**.
# en: c831f96e
refusal-takeback-asked = Il tuo avversario chiede di poter ritirare la mossa. Prima rispondi alla richiesta; la trovi anche sotto **Altro**.
# en: 59d256ee
refusal-own-takeback = È la tua richiesta, quindi deve rispondere il tuo avversario. Per ritirarla, premi **Altro**.
# en: adaf3c85
refusal-no-takeback = Quella richiesta non c’è più.
# en: 234121e7
refusal-both-moved = Avete mosso tutti e due, quindi non puoi annullare la partita. Puoi abbandonare o offrire la patta.
# en: aad67a87
refusal-reviewed-later = Puoi avere l’analisi di una partita quando è finita.
# en: 6d47ac0d
refusal-nothing-to-review = In quella partita nessuno ha mosso, quindi non c’è niente da analizzare.
# en: dc686be4
refusal-not-over = Questa partita non è ancora finita. Prima finiscila.
# en: d1148cbf
refusal-rematch-stands = Hai già offerto la rivincita. Deve rispondere il tuo avversario.
# en: 3b1cfb2b
refusal-rematch-made = Questa partita ha già una rivincita.
# en: 959ccbe0
refusal-opponent-gone = Il tuo avversario ha lasciato Sealed Move e non può più giocare.
# en: e5969856
refusal-note-too-long = Le note possono avere al massimo { $limit ->
    [one] 1 carattere
   *[other] { $limit } caratteri
}.
# en: 88f6e90e
refusal-own-clock = Non puoi regalarti tempo. Può farlo il tuo avversario, con `/moretime`.
# en: 4523a384
refusal-not-on-vacation = Non sei in vacanza.
# en: d1b7590a
refusal-vacation-none = Per il { $year } non ti restano giorni di vacanza.
# en: ac2b187c
refusal-vacation-spent = Per il { $year } hai ancora solo { $left } di vacanza.
# en: a546fc1e
refusal-vacation-none-beyond = Una nuova vacanza comincia adesso e sostituisce quella in corso. Dopo la nuova, per il { $year } non ti restano giorni di vacanza.
# en: 0edff612
refusal-vacation-spent-beyond = Una nuova vacanza comincia adesso e sostituisce quella in corso. Dopo la nuova, per il { $year } hai ancora solo { $left } di vacanza.
# en: bd919321
refusal-vacations-begun = Negli ultimi 7 giorni hai cominciato { $most ->
    [one] 1 vacanza
   *[other] { $most } vacanze
}. La prossima potrà cominciare { $next }.
# en: 130b70e7
refusal-not-admin = Può farlo solo chi può gestire questo server.
# en: bcdfdca2
refusal-own-match = In quella partita giochi tu, quindi deve decidere un altro admin.
# en: 1ed57d07
refusal-too-many-channels = Un server può avere { $most ->
    [one] 1 canale di gioco
   *[other] { $most } canali di gioco
}. Prima togline uno.
# en: 1cade05e
refusal-no-game-channel = Quello non è un canale di gioco. `/server show` elenca quelli che ci sono.
# en: fcb97d67
refusal-too-many-games = In questo server ogni giocatore può avere { $limit ->
    [one] 1 partita in corso. Prima finisci la tua.
   *[other] { $limit } partite in corso. Prima finiscine una.
}
# en: 8aeb4c89
refusal-too-many-games-theirs = In questo server ogni giocatore può avere { $limit ->
    [one] 1 partita in corso, e il tuo avversario ha già la sua.
   *[other] { $limit } partite in corso, e il tuo avversario le ha già tutte.
}
# en: 1da151a6
refusal-too-many-challenges = In questo server ogni giocatore può avere { $limit ->
    [one] 1 sfida aperta, e tu hai già la tua
   *[other] { $limit } sfide aperte, e tu le hai già tutte
}. Prima ritirane una (`/games` le elenca), oppure aspetta: la prima scade { $until }.
# en: 110d1e2b
refusal-too-many-challenges-in-all = Hai { $limit } sfide aperte, il massimo che si può avere su tutti i server insieme. Prima ritirane una (`/games` le elenca), oppure aspetta: la prima scade { $until }.
# en: 6f8b7d39
refusal-challenge-already-sent = Hai già mandato questa sfida, e manca ancora la risposta. La tua sfida scade { $until }. Per ritirarla, apri `/games`.
# en: 4d41b131
refusal-challenge-already-received = Questa sfida l’hai già ricevuta, quindi basta accettarla: `/games` te la mostra. Scade { $until }.
# en: 84430d41
refusal-open-challenge-already-sent = Qui hai già una sfida a questo gioco che chiunque può accettare. Scade { $until }. Per ritirarla, apri `/games`.
# en: b43fab14
refusal-declined-lately = Questa persona ha rifiutato la tua ultima sfida a questo gioco. Potrai sfidarla di nuovo a questo gioco { $until }.
# en: cfc51991
refusal-too-many-requests = In ogni canale mando al massimo { $limit } delle tue sfide e richieste all’ora, e il limite è raggiunto. Potrai mandare la prossima { $until }.
# en: 94755374
refusal-accepts-none = Adesso questa persona non accetta partite con te. Per invitare chiunque, usa `/challenge` senza `opponent`.
# en: 765da639
refusal-self-block = Non puoi bloccarti.
# en: e0c5aea7
refusal-bot-block = I bot non si possono bloccare. Non ti sfidano mai.
# en: 6e5a420a
refusal-too-many-blocks = Hai bloccato { $limit } persone, ed è il massimo. Prima togli un blocco: `/block` elenca i tuoi blocchi.
# en: a247192c
refusal-blocked-by-you = Hai bloccato questa persona. Per giocare insieme, prima togli il blocco: `/block` elenca i tuoi blocchi.
# en: 88668a31
refusal-not-moderator = Può farlo solo chi può mettere in timeout i membri di questo server, e funziona solo qui.
# en: 78c51ccb
refusal-self-mute = Non puoi silenziarti.
# en: 400e81b2
refusal-bot-mute = I bot non si possono silenziare. Non giocano mai.
# en: 33e8d95f
refusal-not-muted = Qui quella persona non è silenziata.
# en: f32629df
refusal-no-reason = Scrivi un motivo.
# en: 77dc2e56
refusal-muted = La moderazione ti ha silenziato in questo server, fino a: { $until }. Fino ad allora non puoi iniziare partite con altre persone qui. Il motivo: { $reason }
# en: a3d15e33
refusal-other-muted = Adesso quella persona non può iniziare partite in questo server.
# en: 42510587
refusal-not-rated = Quella partita non ha cambiato punteggi, quindi non c’è niente da annullare.
# en: fd544327
refusal-too-old-to-annul = Una partita si può invalidare entro { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
} dalla sua fine.
# en: ef31a0c4
refusal-already-annulled = Quella partita è già invalidata. `/moderate restore` la ripristina.
# en: 07a146ab
refusal-not-annulled = Quella partita non è invalidata.
# en: 9e1723d8
refusal-presence-unknown = Non so dire se { $player } è ancora qui. Riprova.
# en: 2890bcbd
refusal-start-left = { $player } ha lasciato questo server, quindi la partita non può cominciare.
# en: a1913387
refusal-start-unseen = { $player } non vede { $channel }, dove si giocherebbe la partita.
# en: 42b64c86
refusal-start-unwritable = Non posso scrivere in { $channel }, dove si giocherebbe la partita. Chiedi a un admin del server.
# en: 42a1df77
refusal-start-closed = { $why } Adesso questa sfida è chiusa.
# en: bf290310
refusal-not-organizer = Può farlo solo chi gestisce questo server, o chi ha il ruolo per organizzare tornei.
# en: 2f5fcb77
refusal-which-tournament = Qui ci sono più tornei. Scegline uno con `tournament`.
# en: 975cd732
refusal-decide-in-tournament = Quella partita fa parte di un torneo. Per deciderla, usa `/tournament manage`.
# en: 60aaa23e
refusal-sealed-season = Ciò che ha deciso il caso resta sigillato fino alla fine della stagione. Poi potrai controllarlo qui.
# en: f1506954
refusal-tournament-game = Nelle partite dei tornei non ci sono ritiri di mosse, annullamenti, tempo in più o rivincite, così le condizioni sono uguali per tutti.
# en: 635f975d
refusal-no-such-tournament = Non trovo quel torneo qui. `/tournament show` elenca quelli di questo server.
# en: d2650b37
refusal-no-tournament-name = Un torneo ha bisogno di un nome con al massimo { $most ->
    [one] 1 carattere visibile
   *[other] { $most } caratteri visibili
}.
# en: d4621f56
refusal-no-such-term = Quella scelta non c’è più. Ricomincia con `/tournament new`.
# en: 1f4a3426
refusal-no-such-start = Una stagione può cominciare entro { $days ->
    [one] il prossimo giorno
   *[other] i prossimi { $days } giorni
}.
# en: 4435125e
refusal-too-many-tournaments = Un server può avere { $most ->
    [one] 1 torneo
   *[other] { $most } tornei
} alla volta. Puoi chiuderne uno con `/tournament manage`.
# en: 05dc53c6
refusal-season-full = Non ci sono più posti: partecipano già { $most } persone.
# en: 80f5717d
refusal-already-entered = Sei già dentro. Non devi fare altro.
# en: 88a7495b
refusal-not-entered = Non partecipi. Per entrare, premi **Partecipa** o usa `/tournament join`.
# en: 57fec704
refusal-they-not-entered = Quella persona non partecipa.
# en: c2797f81
refusal-out-of-season = Sei fuori da questa stagione. Potrai entrare nella prossima quando sarà annunciata.
# en: 30820056
refusal-barred = Hai perso per il tempo due partite di una stagione. Potrai entrare di nuovo nei tornei di questo server { $until } ({ $exactly }).
# en: 30408401
refusal-tournament-over = Questo torneo è finito. `/tournament show` elenca gli altri.
# en: 91ede2ee
refusal-not-in-this-state = La stagione è andata avanti, quindi questo non è più possibile. `/tournament show` mostra a che punto è.
# en: 77506eee
refusal-own-division = Lì giochi anche tu, quindi deve farlo un’altra persona tra chi organizza.
# en: 6da78cc3
refusal-no-challenge = { $why ->
    [top] Sei in cima, quindi non c’è nessuno da sfidare.
    [busy] Hai due partite su questa scala. Quando una sarà finita, potrai sfidare di nuovo qualcuno.
    [vacation] Sei in vacanza. Per sfidare qualcuno, terminala con `/vacation`.
   *[nobody] Adesso sopra di te non puoi sfidare nessuno: chi c’è ha partite in corso, è in vacanza, o ha giocato con te negli ultimi 7 giorni. Riprova più tardi.
}
# en: 6513647c
refusal-not-posted-yet = Il messaggio di questa scala non è ancora stato pubblicato. Riprova tra un minuto.
# en: 105d99ac
refusal-not-challengeable = Adesso non puoi sfidare questa persona. **Sfida** mostra chi è disponibile.
# en: 305535c5
refusal-no-draw = In una scala non si sorteggia niente, quindi qui non c’è niente da controllare. `/verify` controlla i dadi delle sue partite.
# en: c913eecc
refusal-cup-begun = Questa coppa è cominciata, quindi non può più entrare nessuno. `/tournament show` elenca gli altri tornei.
# en: 2617edb8
refusal-swiss-begun = Questo torneo è cominciato, quindi non può più entrare nessuno. `/tournament show` elenca gli altri tornei.
# en: 0928eadd
refusal-result-stands = Da questo risultato è già nata un’altra partita, quindi il risultato non si può più cambiare.
# en: 33bcf564
refusal-no-such-season-game = Non trovo quella partita in questa stagione.
# en: be3db2f9
refusal-seat-taken = Una partita di quel posto è in corso o finita, quindi non può più prenderlo nessuno.
# en: ffbd8d7d
refusal-repeated = È già stato fatto.
# en: b7712cc7
refusal-unknown = Non conosco più quel pulsante o comando. `/help` mostra che cosa so fare.
# en: 1e0bf5eb
refusal-press-again = Ci è voluto troppo tempo. Premi di nuovo il pulsante.
# en: ae07cc7e
refusal-empty-turn = Scrivi la tua mossa, per esempio `{ $example }`, oppure sceglila qui.
# en: 0f20ef44
fault-full = Il mio disco è pieno, quindi non ho potuto salvare la tua azione. Non è cambiato niente. Dillo a chi è responsabile del bot, poi riprova.
# en: 03cd7a77
fault-away = Adesso non riesco a raggiungere le mie partite, quindi non ho potuto farlo. Non è andato perso niente. Riprova tra un minuto.
# en: 9db592b3
fault-stored-game = Fatto e salvato, ma adesso non posso mostrarti la partita. Tra un minuto la vedrai con `/board`.
# en: e49241e7
fault-stored = Fatto e salvato, ma adesso non posso mostrarti il risultato. Guarda di nuovo tra un minuto.
# en: a468af57
fault-drafted = Adesso non riesco a raggiungere le mie partite. La tua mossa non è ancora stata giocata, e la tua scelta è conservata. Riprova tra un minuto.
# en: b032d411
fault-doubt-game = Ho perso il contatto con le mie partite mentre salvavo la tua azione, quindi non so se è stata salvata. Tra un minuto lo vedrai con `/board`. Guarda prima di riprovare.
# en: a93510f8
fault-doubt = Ho perso il contatto con le mie partite mentre salvavo la tua azione, quindi non so se è stata salvata. Tra un minuto `/games` mostrerà le tue partite e sfide, e `/settings` le tue impostazioni. Guarda prima di riprovare.
# en: cfd8b656
typed-too-long = È troppo lungo: lì leggo fino a { $limit ->
    [one] 1 carattere
   *[other] { $limit } caratteri
}. Accorcialo.
# en: 05c88658
busy = In questo momento ho troppe richieste, quindi non ho ancora fatto niente. Riprova tra un minuto.
# en: 211b3196
fault = Ho avuto un problema interno. `/board` mostra se la tua mossa è stata giocata. Se succede di nuovo, manda questo numero a chi è responsabile del bot: { $reference }

## Rules, for all games

# en: 323a4060
rule-syntax = Non riesco a leggerlo come mossa.
# en: 8261f924
rule-illegal = Quella mossa non è legale.
# en: 30e52123
rule-over = Questa partita è finita.
# en: d7de698d
rule-too_deep = Conto al massimo fino a { $limit ->
    [one] 1 mossa
   *[other] { $limit } mosse
} di profondità.
# en: 46f2c941
rule-too_many = { $limit ->
    [one] C’è più di 1 turno.
   *[other] Ci sono più di { $limit } turni.
}
# en: 2b9892de
rule-too_many-results = { $limit ->
    [one] C’è più di 1 risultato.
   *[other] Ci sono più di { $limit } risultati.
}
# en: 894dc52c
rule-too_many-nodes = { $limit ->
    [one] C’è più di 1 nodo.
   *[other] Ci sono più di { $limit } nodi.
}
# en: c2602f57
rule-too_much-turns = Elencare questi turni richiede troppo lavoro.
# en: 589b21a6
rule-too_much-results = Elencare questi risultati richiede troppo lavoro.
# en: 177f86c0
rule-too_much-nodes = Contare questi nodi richiede troppo lavoro.

## Aruki

# en: ac475cba
-aruki-kind-O = Pedone
    .gender = m
    .other = Pedoni
# en: 48465a17
-aruki-kind-J = Giavellotto
    .gender = m
    .other = Giavellotti
# en: ff319cae
-aruki-kind-P = Picca
    .gender = f
    .other = Picche
# en: 9a60d1ae
-aruki-kind-PP = Picca Maggiore
    .gender = f
    .other = Picche Maggiori
# en: 11d3819e
-aruki-kind-L = Lancia
    .gender = f
    .other = Lance
# en: b2daf98b
-aruki-kind-LL = Lancia Maggiore
    .gender = f
    .other = Lance Maggiori
# en: aa10fa0e
-aruki-kind-S = Spada
    .gender = f
    .other = Spade
# en: 1a7ff270
-aruki-kind-SS = Spada Lunga
    .gender = f
    .other = Spade Lunghe
# en: bd1501f1
-aruki-kind-R = Torre
    .gender = f
    .other = Torri
# en: 93ff55dd
-aruki-kind-A = Freccia
    .gender = f
    .other = Frecce
# en: da932b3f
-aruki-kind-M = Ministro
    .gender = m
    .other = Ministri
# en: ce39e3c9
-aruki-kind-K = Re
    .gender = m
# en: f93d0648
-aruki-kind-JK = Giullare
    .gender = m
    .other = Giullari
# en: 3d7c29a9
-aruki-kind-GD = Drago d’oro
    .gender = m
    .other = Draghi d’oro
# en: 7dccd9ce
-aruki-kind-SD = Drago d’argento
    .gender = m
    .other = Draghi d’argento
# en: b5cb5c28
aruki-end = { $end ->
    [check] , scacco
    [checkmate] , scacco matto
   *[quiet] { "" }
}
# en: d12eed90
aruki-step = { $piece } { $from } in { $to }{ aruki-end }
# en: 74c85d03
aruki-step-takes = { $piece } { $from } prende { WORD($victim, article: "the") } in { $to }{ aruki-end }
# en: ac6b2fcb
aruki-step-becomes = { $piece } { $from } in { $to } e diventa { WORD($result, article: "a") }{ aruki-end }
# en: 57e9e3ee
aruki-step-takes-becomes = { $piece } { $from } prende { WORD($victim, article: "the") } in { $to } e diventa { WORD($result, article: "a") }{ aruki-end }
# en: 040341d3
aruki-evolve = { $piece } in { $at } e { $with } dalla riserva diventano { WORD($result, article: "a") }{ aruki-end }
# en: 6fea7977
aruki-wipe-column = Il Drago d’oro spazza la colonna { $line }: via il drago, { $own } { $own ->
    [one] pezzo proprio
   *[other] pezzi propri
} e { $enemy } { $enemy ->
    [one] nemico
   *[other] nemici
}{ aruki-end }
# en: 48a8b32b
aruki-wipe-row = Il Drago d’argento spazza la traversa { $line }: via il drago, { $own } { $own ->
    [one] pezzo proprio
   *[other] pezzi propri
} e { $enemy } { $enemy ->
    [one] nemico
   *[other] nemici
}{ aruki-end }
# en: bcba90e6
aruki-wiped-column = Il Drago d’oro spazza la colonna { $line }: via il drago e { $pieces }{ aruki-end }
# en: c726470a
aruki-wiped-row = Il Drago d’argento spazza la traversa { $line }: via il drago e { $pieces }{ aruki-end }
# en: 151136af
aruki-wiped-piece = { $piece } { WORD($side, $piece) } { $at }
# en: f4f643a8
aruki-wiped-none = nient’altro
# en: 416a6842
aruki-warn-wipe = Un drago può farlo una volta per partita, e sparisce anche { WORD($dragon, article: "your") }.
# en: 8dfaa1d2
aruki-warn-own = Perdi anche: { $pieces }.
# en: 964953ac
aruki-warn-own-piece = { $piece } { $at }
# en: 1b6b892b
aruki-alt-turn = Aruki, mossa { $number }, muove { WORD($side, article: "the") }, lato { $from } in basso.
# en: 44124d8b
aruki-alt-over = Aruki, partita finita, lato { $from } in basso.
# en: c2e21ee0
aruki-alt-side = { $side }: { $pieces }.
# en: ea4b0966
aruki-alt-kind = { $kind } { $squares }
# en: 2c5bbe04
aruki-alt-tray = Riserva: { $pieces }.
# en: 82c4a84d
aruki-alt-tray-empty = Riserva vuota.
# en: 84e0b961
aruki-alt-tray-kind = { $count } { WORD($kind, $count) }
# en: 524efdfd
aruki-alt-powers = { $powers ->
    [both] Pronti i poteri di tutti e due i draghi.
    [golden] Pronto il potere del drago d’oro.
    [silver] Pronto il potere del drago d’argento.
   *[none] Nessun potere dei draghi rimasto.
}
# en: a02d9940
aruki-alt-check = { $line ->
    [yes] Scacco a distanza al Re in { $king } da { $piece } { $by }.
   *[no] Scacco al Re in { $king } da { $piece } { $by }.
}
# en: a27789eb
aruki-piece = { $piece } { WORD($side, $piece) }
# en: cc9a6e56
aruki-describe-board = { $side } { $squares }
# en: 282a3f5b
aruki-describe-tray = { $side } { $held } nella riserva
# en: 052d99a2
aruki-describe-both = { $side } { $squares } e { $held } nella riserva
# en: e6536f4f
aruki-describe-group = { $piece } in { $squares }
# en: 67e391d1
aruki-describe-square = { $square }: { $piece }.
# en: 0dde16b4
aruki-ask-man = Quale pezzo?
# en: 61a0f1b3
aruki-ask-target = Dove va { WORD($piece, article: "the") } da { $from }?
# en: d0871344
aruki-ask-promotion = Che cosa diventa { WORD($piece, article: "the") } in { $to }?
# en: 1b88fb8e
aruki-ask-done = Mossa pronta.
# en: c220c0fa
aruki-choice-man = { $piece } { $at }
# en: 510b413a
aruki-choice-targets = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}, per esempio { $meaning }
# en: bfe22c05
aruki-choice-to = in { $to }
# en: c206c09c
aruki-choice-takes = in { $to }, prende { WORD($victim, article: "the") }
# en: d6428e41
aruki-choice-becomes = poi scegli che cosa diventa
# en: 6304eca6
aruki-choice-promotion = diventa { WORD($result, article: "a") }
# en: 8017f8b9
aruki-choice-merge = si fonde con { WORD($with, article: "the") }, diventa { WORD($result, article: "a") }
# en: 68d21ad3
aruki-choice-wipe = spazza la sua { $line ->
    [column] colonna
   *[row] traversa
}
# en: c0a8da01
rule-aruki-game_over = Questa partita è finita.
# en: 51df99c6
rule-aruki-syntax = Non riesco a leggerlo come mossa. Scrivi dove sta il pezzo e dove va, per esempio `d2d3`.
# en: 929a9aba
rule-aruki-not_canonical = Non è scritta nella notazione esatta.
# en: d8e3e58c
rule-aruki-wrong_suffix = Il segno di scacco o scacco matto alla fine è sbagliato.
# en: 93797133
rule-aruki-empty_square = In { $square } non c’è nessun pezzo.
# en: f52e8102
rule-aruki-not_your_piece = { WORD($piece, article: "the", start: "yes") } in { $square } non è { GENDER($piece) ->
    [f] tua
   *[other] tuo
}.
# en: b1e6c168
rule-aruki-wrong_symbol = Il pezzo in { $square } è { WORD($piece, article: "a") }, non { WORD($named, article: "a") }.
# en: ee7926bb
rule-aruki-wrong_victim = Il pezzo in { $square } è { WORD($piece, article: "a") }, non { WORD($named, article: "a") }.
# en: a09552f2
rule-aruki-no_victim = In { $square } non c’è nessun pezzo da prendere.
# en: 9dd997cd
rule-aruki-cannot_reach = { WORD($piece, article: "the", start: "yes") } in { $from } non può andare in { $to }.
# en: 3d854fc2
rule-aruki-stays = { WORD($piece, article: "the", start: "yes") } in { $from } deve andare altrove.
# en: d5735af4
rule-aruki-own_piece = In { $to } c’è { WORD($other, article: "your") }.
# en: dffbb360
rule-aruki-pawn_captures_only = { WORD($piece, article: "the", start: "yes") } va in diagonale solo per catturare, e { $to } è vuota.
# en: d50f46a4
rule-aruki-pawn_straight_capture = { WORD($piece, article: "the", start: "yes") } non può catturare dritto davanti a sé, e in { $to } c’è { WORD($other, article: "a") }.
# en: 9c57bf66
rule-aruki-blocked = { WORD($other, article: "the", start: "yes") } in { $by } sbarra la via { WORD($piece, article: "to") } da { $from } a { $to }.
# en: 02d606dc
rule-aruki-promotes_on_pawn_row = { WORD($piece, article: "the", start: "yes") } può promuovere solo quando entra nella traversa dei pedoni avversari, e { $to } non ne fa parte.
# en: fb6dca8a
rule-aruki-only_pawns_promote = Solo un Pedone o un Giavellotto può promuovere, non { WORD($piece, article: "a") }.
# en: 9bc1eb45
rule-aruki-promotion_type = Nessun pezzo può essere promosso a { $named }.
# en: f1c4fe07
rule-aruki-javelin_to_pawn = Un Giavellotto non può essere promosso a Pedone.
# en: 628be613
rule-aruki-not_in_tray = Nella tua riserva non c’è { WORD($named, article: "no") }.
# en: 584552ee
rule-aruki-no_such_evolution = { $piece } e { $with } non si fondono.
# en: 6d61148a
rule-aruki-wrong_result = { $piece } e { $with } diventano { WORD($result, article: "a") }, non { WORD($named, article: "a") }.
# en: 657a3d27
rule-aruki-not_a_dragon = Solo un drago può spazzare la sua linea, e il pezzo in { $square } è { WORD($piece, article: "a") }.
# en: fa0778d7
rule-aruki-power_spent = { WORD($piece, article: "the", start: "yes") } in { $square } ha già usato il suo potere.
# en: 5b9f34d5
rule-aruki-own_king_on_line = { WORD($piece, article: "the", start: "yes") } in { $square } non può spazzare la sua linea: c’è il tuo Re, in { $king }.
# en: 6a122e81
rule-aruki-king_enters_line = Il tuo Re non può andare in { $king }: { WORD($piece, article: "the") } in { $by } minaccia tutta quella linea.
# en: e4eb61d6
rule-aruki-king_enters_attack = Il tuo Re non può andare in { $king }: { WORD($piece, article: "the") } in { $by } attacca quella casella.
# en: a7633a3f
rule-aruki-king_stays_in_check = { WORD($piece, article: "the", start: "yes") } in { $by } dà scacco al tuo Re in { $king }, e questa mossa non lo para.
# en: c21469c5
rule-aruki-king_exposed = Così { WORD($piece, article: "the") } in { $by } darebbe scacco al tuo Re in { $king }.
# en: d2628e32
rule-aruki-unknown_setup = Non esiste lo schieramento { $setup }.
# en: 2aa07590
rule-aruki-position_fields = Una posizione ha sei campi separati da uno spazio; ne ho trovati { $found }.
# en: 217ea32b
rule-aruki-position_rows = La scacchiera ha 12 traverse separate da barre; ne ho trovate { $found }.
# en: c8673adb
rule-aruki-position_row = La traversa { $row } non ha 12 caselle.
# en: ffbad6bc
rule-aruki-position_run = Le caselle vuote di una traversa si scrivono come un numero da 1 a 12, senza zero davanti.
# en: e2b507a9
rule-aruki-position_piece = Non esiste un pezzo così. I simboli di due lettere stanno tra parentesi quadre.
# en: 31a36676
rule-aruki-position_twice = { WORD($side, article: "the", start: "yes") } ha più di un pezzo di questo tipo: { $piece }.
# en: efbdac69
rule-aruki-position_no_king = { WORD($side, article: "the", start: "yes") } non ha un Re.
# en: 8dc97eb1
rule-aruki-position_pawn = Un Pedone { WORD($side, form: "adj-m") } non può stare sulla traversa { $row }.
# en: 488c7bb6
rule-aruki-position_side = Il lato che muove si scrive w o b.
# en: b97f43a8
rule-aruki-position_trays = Le riserve sono quella del Bianco e quella del Nero, separate da una barra.
# en: d126f8d6
rule-aruki-position_tray_empty = Una riserva vuota si scrive con un trattino ({ $side }).
# en: 0d9ec315
rule-aruki-position_tray_piece = La riserva { WORD($side, article: "of") } contiene qualcosa che in una riserva non può stare.
# en: e2663a8c
rule-aruki-position_tray_order = La riserva { WORD($side, article: "of") } non è nell’ordine O J P PP L LL S SS R A M, ogni tipo una volta.
# en: c3ac5710
rule-aruki-position_tray_count = Un numero nella riserva { WORD($side, article: "of") } va da 2 a { $limit }, senza zero davanti.
# en: 6fb358bc
rule-aruki-position_flag = Gli indicatori dicono che { WORD($side, article: "the") } ha { WORD($piece, article: "a") } con il potere pronto, ma sulla scacchiera non c’è.
# en: 566de2fa
rule-aruki-position_flags = Gli indicatori dei draghi sono alcuni tra G, S, g, s in quest’ordine, o un trattino.
# en: faef7701
rule-aruki-position_quiet = Il contatore delle mosse quiete è un numero da 0 a { $limit }, senza zero davanti.
# en: 2b8dc3c2
rule-aruki-position_turn = Il turno è un numero da 1 a { $limit }, senza zero davanti.
# en: b0ada129
rule-aruki-position_check = Non tocca { WORD($side, article: "to") }, ma { WORD($side, article: "the") } è sotto scacco: il suo Re potrebbe essere preso.

## Chakart

# en: 99387d2f
chakart-ask-man = Quale pezzo?
# en: 6705294d
chakart-ask-target = Dove va { WORD($piece, article: "the") } da { $from }?
# en: 4f0f981d
chakart-ask-way = Come va { WORD($piece, article: "the") } in { $to }?
# en: 6a03e78b
chakart-ask-shell = Fai un passo in { $to }, o ci lanci il guscio?
# en: 494f1f67
chakart-ask-swap = Con quale pezzo scambi { WORD($piece, article: "the") } in { $from }?
# en: 05f5237d
chakart-ask-drop = In quale casella lo metti?
# en: eb615900
chakart-ask-promotion = Che cosa diventa?
# en: fd0bcbe8
chakart-ask-done = Mossa pronta.
# en: 79cc6756
chakart-entry-man = { $piece } { $at }
# en: d052d31f
chakart-entry-swap = con { WORD($piece, article: "the") } in { $at }
# en: 23978b7a
chakart-entry-to = in { $to }
# en: 6d337f71
chakart-entry-onto = in { $to }, { WORD($object, article: "on") }
# en: b2c64e5e
chakart-entry-takes = in { $to }, prende { WORD($victim, article: "the") }
# en: e585743f
chakart-entry-choices = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}, per esempio { $meaning }
# en: 7d07cd54
chakart-entry-ways = poi scegli come
# en: ced4c472
chakart-entry-openly = allo scoperto
# en: a6bb648f
chakart-entry-unseen = di nascosto
# en: fb236e5f
chakart-entry-shell = con il guscio, senza muovere
# en: d7b91924
chakart-entry-becomes = diventa { WORD($result, article: "a") }
# en: 3f0488b6
-chakart-kind-P = Pedone
    .gender = m
    .other = Pedoni
# en: 6100c1d4
-chakart-kind-R = Torre
    .gender = f
    .other = Torri
# en: 0c46e75a
-chakart-kind-N = Cavallo
    .gender = m
    .other = Cavalli
# en: 8555c4e3
-chakart-kind-B = Alfiere
    .gender = m
    .class = mv
    .other = Alfieri
# en: 84ace918
-chakart-kind-Q = Donna
    .gender = f
    .other = Donne
# en: 8f1ac2ba
-chakart-kind-K = Re
    .gender = m
# en: e797912f
-chakart-kind-m = fungo
    .gender = m
    .other = funghi
# en: 8d133b09
-chakart-kind-e = uovo
    .gender = m
    .class = mv
    .other = uova
# en: 29a975fd
-chakart-kind-d = banana
    .gender = f
    .other = banane
# en: 3d885017
-chakart-kind-w = bomba
    .gender = f
    .other = bombe
# en: c659c9f2
-chakart-hidden-queen = Donna nascosta
    .gender = f
    .other = Donne nascoste
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
chakart-go = { $piece } { $from } in { $to }
# en: 655fae95
chakart-takes = { $piece } { $from } prende { WORD($victim, article: "the") } in { $to }
# en: 6b305602
chakart-go-becomes = { $piece } { $from } in { $to } e diventa { WORD($becomes, article: "a") }
# en: 0be4572c
chakart-takes-becomes = { $piece } { $from } prende { WORD($victim, article: "the") } in { $to } e diventa { WORD($becomes, article: "a") }
# en: 35f5b5a3
chakart-stealth = Donna { $from } va in { $to } di nascosto
# en: 43491144
chakart-stealth-takes = Donna { $from } va in { $to } di nascosto e prende { WORD($victim, article: "the") }
# en: 2cd2858a
chakart-unseen = Una Donna { WORD($side, form: "adj-f") } lascia { $from } di nascosto
# en: 21701377
chakart-taken = Cattura { WORD($victim, article: "of") } in { $at }
# en: 1c471e96
chakart-crushed = Schiaccia la Donna nascosta in { $at }
# en: b49b8880
chakart-taken-blind = Prende la Donna nascosta in { $one } o { $other }
# en: b4258bed
chakart-taken-unseen = Prende la Donna nascosta { WORD($side, article: "of") }
# en: c12970af
chakart-appears = La Donna nascosta riappare in { $at }
# en: 5147b6d9
chakart-shell = Il Re in { $king } colpisce con il guscio { WORD($victim, article: "the") } in { $at }
# en: e886bb8a
chakart-mushroom = Un fungo porta il pezzo in { $to }
# en: 71ae47e2
chakart-mushroom-becomes = Un fungo porta il pezzo in { $to }, dove diventa { WORD($becomes, article: "a") }
# en: 6ec99af7
chakart-throw = { WORD($object, article: "the", start: "yes") } lancia il pezzo in { $to }{ $whose ->
    [own] , contro { WORD($victim, article: "own") }
    [enemy] , contro { WORD($victim, article: "the") } { GENDER($victim) ->
        [f] nemica
       *[other] nemico
    }
   *[nobody] { "" }
}{ $becomes ->
    [yes] , dove diventa { WORD($kind, article: "a") }
   *[no] { "" }
}
# en: 95eaef51
chakart-koopa = { WORD($piece, article: "the", start: "yes") } torna in { $to }
# en: 91824399
chakart-gift = { WORD($object, start: "yes") } in { $at }
# en: 01a80af7
chakart-destroyed = { WORD($object, article: "the", start: "yes") } in { $at } sparisce
# en: b3c4ed30
chakart-becomes = Il Pedone in { $at } diventa { WORD($becomes, article: "a") }
# en: 284ba873
chakart-egg = Un uovo: { $egg }!
# en: 4b3f2413
chakart-gone = { WORD($piece, article: "the", start: "yes") } sparisce
# en: 9eaabe19
chakart-halo = { WORD($piece, article: "the", start: "yes") } non può muovere per un turno
# en: 58f99c29
chakart-recoloured = { WORD($piece, article: "the", start: "yes") } in { $at } cambia lato
# en: 06dedc15
chakart-nobody = Nessun pezzo può cambiare lato
# en: 7c1b7619
chakart-swap = { WORD($first, article: "the", start: "yes") } in { $one } e { WORD($second, article: "the") } in { $other } si scambiano di posto
# en: 2bbf61ba
chakart-drop = { WORD($piece, article: "a", start: "yes") } arriva in { $at }
# en: 6b201ef6
chakart-passes = Passa
# en: d4a7cdff
chakart-declines = Rinuncia al bonus
# en: e507c719
chakart-awake = Pezzi che possono muovere di nuovo: { $squares }
# en: 573d621a
chakart-bonus-daisy = Segue un’altra mossa
# en: ed464874
chakart-bonus-kingboo = Due pezzi si scambieranno di posto
# en: 82794b40
chakart-bonus-toadette = { WORD($piece, article: "a", start: "yes") } arriverà sulla scacchiera
# en: b07f7ebb
chakart-bonus-promote = Il Pedone in { $at } sarà promosso
# en: 9b22648f
chakart-roll-placed = { $piece } in { $at }
# en: dfaa3f31
chakart-roll-placed-both = { $piece } in { $at } e di fronte
# en: 583675f3
chakart-roll-thrown = { $object } in { $from }: lancio in { $to }
# en: 1b622db6
chakart-roll-egg-B = uovo in { $at }: { $egg }, uno scambio
# en: b2b2f427
chakart-roll-egg-K = uovo in { $at }: { $egg }, si torna indietro
# en: 5c102e1d
chakart-roll-egg-T = uovo in { $at }: { $egg }, un pezzo nuovo
# en: fcc8b585
chakart-roll-egg-C = uovo in { $at }: { $egg }, il pezzo viene mangiato
# en: 45c8e755
chakart-roll-egg-D = uovo in { $at }: { $egg }, un’altra mossa
# en: 3859d148
chakart-roll-egg-M = uovo in { $at }: { $egg }, un turno di riposo
# en: a39f567c
chakart-roll-egg-L = uovo in { $at }: { $egg }, un pezzo nemico cambia lato
# en: a2fd47ba
chakart-roll-egg-W = uovo in { $at }: { $egg }, un pezzo proprio cambia lato
# en: 01a7db18
chakart-roll-given = il pezzo di Toadette: { $piece }
# en: 36507ebb
chakart-roll-recolored = cambia lato: il pezzo in { $at }
# en: aa348c75
chakart-roll-gift = { WORD($object, article: "a") } cade in { $at }
# en: 5c460c4d
chakart-lot-throw = { WORD($object, article: "a", start: "yes") } lancerà il pezzo a caso
# en: 59a24709
chakart-lot-egg = Si aprirà un uovo
# en: a55a4393
chakart-lot-piece = Toadette darà un pezzo
# en: 36eb15f0
chakart-lot-victim = Un pezzo cambierà lato
# en: 199f0650
chakart-lot-gift = { WORD($object, article: "a", start: "yes") } cadrà lì accanto
# en: b808f262
chakart-wanted-daisy = Daisy ti fa muovere di nuovo, con uno qualsiasi dei tuoi pezzi, oppure `pass`.
# en: 7c1b049d
chakart-wanted-kingboo = King Boo ti fa scambiare due pezzi qualsiasi: scrivi le due caselle, oppure `pass`.
# en: c236ef29
chakart-wanted-toadette = Toadette ti dà { WORD($piece, article: "a") }: scrivi la casella dove va, oppure `pass`.
# en: 38a425a7
chakart-wanted-promote = Il tuo Pedone in { $at } promuove. Scegli Donna, Torre, Cavallo, Alfiere o Re.
# en: cbd11e17
chakart-choice-pass = Passa
# en: 01c0b6e9
chakart-warn-egg = Sulla strada c’è un uovo: una tra otto sorprese, buona o cattiva.
# en: c8be5a61
chakart-warn-banana = Sulla strada c’è una banana, che lancia il pezzo in una casella accanto, in orizzontale o in verticale, a caso, e cattura qualunque cosa ci sia, anche un tuo pezzo.
# en: 07d792d6
chakart-warn-bomb = Sulla strada c’è una bomba, che lancia il pezzo in una casella accanto, in diagonale, a caso, e cattura qualunque cosa ci sia, anche un tuo pezzo.
# en: 67310b88
chakart-warn-shell = Hai un solo guscio per partita. Con questa mossa lo usi.
# en: 41b99574
chakart-warn-stealth = Hai una sola mossa furtiva per partita. Con questa mossa la usi.
# en: d544fb95
chakart-warn-own = Tra i tuoi pezzi può colpire: { $pieces }.
# en: d95f4a62
chakart-warn-own-piece = { $piece } in { $at }
# en: de4864df
chakart-warn-last-king = Il tuo ultimo Re aprirebbe l’uovo. Con Chomp, perdi la partita.
# en: f22af7cb
chakart-alt-turn = Chakart, mossa { $number }, muove { WORD($side, article: "the") }, lato { $from } in basso.
# en: d0bfe496
chakart-alt-over = Chakart, partita finita, lato { $from } in basso.
# en: 5bc0f18b
chakart-alt-todo = Da fare: { $wanted ->
    [daisy] un’altra mossa (Daisy).
    [kingboo] uno scambio di due pezzi (King Boo).
    [toadette] mettere sulla scacchiera { WORD($piece, article: "a") } (Toadette).
   *[promote] scegliere che cosa diventa il Pedone in { $at }.
}
# en: efa3f2de
chakart-alt-side = { $side }: { $men }.
# en: dcf7fbd5
chakart-alt-kind = { $kind } { $squares }
# en: f3d2ed14
chakart-alt-nobody = nessuno
# en: 10b2d61b
chakart-alt-halo = Pezzi che non possono muovere: { $squares }.
# en: 7ef466a3
chakart-alt-powers = { $powers ->
    [both] Guscio e furtività pronti.
    [shell] Guscio pronto, furtività già usata.
    [stealth] Furtività pronta, guscio già usato.
   *[none] Guscio e furtività già usati.
}
# en: 653ab1c2
chakart-alt-left = Una Donna { WORD($side, form: "adj-f") } ha lasciato { $left } di nascosto.
# en: 8e61b32a
chakart-alt-objects = Oggetti: { $objects }.
# en: 2ca097f3
chakart-alt-no-objects = Nessun oggetto.
# en: ad4d2f06
chakart-describe-man = { $held ->
    [yes] { $piece } { WORD($side, $piece) } che non può muovere
   *[no] { $piece } { WORD($side, $piece) }
}
# en: 7cbe9529
lusus-describe-man = { $state ->
    [frozen] { $piece } { WORD($side, $piece) } { GENDER($piece) ->
        [f] congelata
       *[other] congelato
    }
    [guarded] { $piece } { WORD($side, $piece) } { GENDER($piece) ->
        [f] protetta
       *[other] protetto
    }
   *[free] { $piece } { WORD($side, $piece) }
}{ $held ->
    [yes] { " " }con { $tiles }
   *[no] { "" }
}
# en: e6b9d3e5
lusus-describe-squares = { $side } { $squares }
# en: 2e575c5d
lusus-describe-on = { $what } in { $square }
# en: e4ec3652
lusus-describe-square = { $square }: { $what }.
# en: bccb11da
chakart-describe-squares = { $side } { $squares }
# en: 511a45fa
chakart-describe-on = { $what } in { $square }
# en: e0e18ceb
chakart-describe-square = { $square }: { $what }.
# en: a16478ff
rule-chakart-syntax = Non riesco a leggere `{ $typed }` come mossa. Scrivi dove sta il pezzo e dove va, per esempio `e2e4`. Aggiungi `h` per nascondere una Donna, `s` per il guscio.
# en: ce58898e
rule-chakart-not_canonical = `{ $typed }` non è nella notazione esatta.
# en: 144a519c
rule-chakart-ambiguous = `{ $typed }` potrebbe indicare più mosse: { $turns }.
# en: 2a96921d
rule-chakart-must_move = Puoi muovere, quindi non puoi passare.
# en: d3f3c333
rule-chakart-must_promote = Il Pedone deve diventare qualcosa: `q`, `r`, `n`, `b` o `k`.
# en: adf05017
rule-chakart-empty_square = In { $square } non c’è nessun pezzo.
# en: 5d98216f
rule-chakart-object_square = In { $square } non c’è un pezzo, solo { WORD($object, article: "a") }.
# en: b744e3d4
rule-chakart-not_your_man = { WORD($piece, article: "the", start: "yes") } in { $square } non è { GENDER($piece) ->
    [f] tua
   *[other] tuo
}.
# en: bd3074df
rule-chakart-immobilised = { WORD($piece, article: "the", start: "yes") } in { $square } non può muovere fino al tuo prossimo turno.
# en: 17ef0155
rule-chakart-own_man = In { $to } c’è { WORD($other, article: "your") }.
# en: 69d480f1
rule-chakart-cannot_reach = { WORD($piece, article: "the", start: "yes") } in { $from } non può andare in { $to }.
# en: 3a978273
rule-chakart-blocked = { WORD($obstacle, article: "the", start: "yes") } in { $by } sbarra la via { WORD($piece, article: "to") } da { $from } a { $to }.
# en: 8ae7ceb4
rule-chakart-no_such_man = Non hai { WORD($piece, article: "no") } che possa andare in { $to }.
# en: 0b6a0344
rule-chakart-none_reaches = Non hai { WORD($piece, article: "no") } che possa andare in { $to }.
# en: fe291204
rule-chakart-pawn_diagonal = Un Pedone va in diagonale solo su un pezzo nemico o su un oggetto, e in { $to } non c’è nessuno dei due.
# en: 83756e67
rule-chakart-pawn_straight = Un Pedone non può catturare dritto davanti a sé, e in { $to } c’è un pezzo.
# en: 4e2f0b67
rule-chakart-pawn_two = Un Pedone fa due caselle solo dalle sue prime due traverse.
# en: ce53dc09
rule-chakart-needs_promotion = Il Pedone promuove in { $to }: aggiungi `q`, `r`, `n`, `b` o `k`.
# en: 4c388758
rule-chakart-no_promotion = In { $to } non si promuove.
# en: e223430f
rule-chakart-stealth_queen = Solo una Donna può nascondersi, non { WORD($piece, article: "the") } in { $square }.
# en: 8795f224
rule-chakart-stealth_spent = Hai già usato la tua mossa furtiva.
# en: e36d2df1
rule-chakart-stealth_onto = Una Donna può nascondersi solo in una casella vuota, e { $to } non è vuota.
# en: 784d3b8d
rule-chakart-shell_king = Solo un Re ha un guscio, non { WORD($piece, article: "the") } in { $square }.
# en: b4579793
rule-chakart-shell_spent = Hai già usato il tuo guscio.
# en: 1bf2d0ab
rule-chakart-shell_target = Il guscio del Re da { $from } non colpisce niente in { $to }. Vola in linea retta o in diagonale fino al primo pezzo in vista, oltre uova e funghi, e colpisce solo i nemici.
# en: 6d42f968
rule-chakart-shell_unsaid = Il Re in { $from } non può andare in { $to }, ma può colpire lì con il guscio { WORD($piece, article: "the") }. Il guscio si usa una volta per partita. Se vuoi farlo, aggiungi una `s`: `{ $from }{ $to }s`.
# en: a4afb48e
rule-chakart-pawn_unsaid = Nessun Pedone può andare dritto in { $to }. Di’ da dove viene, per esempio `{ $example }`.
# en: bfc53360
rule-chakart-wants_swap = Indica i due pezzi da scambiare, per esempio `a1h8`, oppure scrivi `pass`.
# en: 1ae980a5
rule-chakart-wants_drop = Indica la casella per { WORD($piece, article: "your") }, per esempio `@e4`, oppure scrivi `pass`.
# en: 7cb51396
rule-chakart-wants_promotion = Scegli che cosa diventa il Pedone in { $square }: `q`, `r`, `n`, `b` o `k`.
# en: 3aa568d0
rule-chakart-nothing_to_drop = Non hai pezzi da mettere in gioco.
# en: d52226bb
rule-chakart-nothing_to_promote = Nessun Pedone aspetta di promuovere.
# en: cfad45bb
rule-chakart-nothing_to_swap = Puoi scambiare due pezzi solo grazie a King Boo.
# en: 47450d7b
rule-chakart-drop_on_man = In { $square } c’è già { WORD($piece, article: "a") }.
# en: c35d2251
rule-chakart-swap_no_man = In { $square } non c’è nessun pezzo da scambiare.
# en: 48a4b815
rule-chakart-swap_pawn = Il Pedone in { $from } non può finire con uno scambio in { $to }, sulla sua ultima traversa.
# en: 3222f561
rule-chakart-swap_order = Uno scambio indica due pezzi, prima la casella più piccola.
# en: 54c6ec9f
rule-chakart-redacted = Una Donna è nascosta e questa posizione non dice dove: si può mostrare, non giocare.
# en: 6d0a69ec
rule-chakart-record_unreadable = I risultati di `{ $typed }` non sono nella notazione esatta.
# en: 784ab20a
rule-chakart-record_short = Alla notazione manca un risultato.
# en: 9c32c55b
rule-chakart-record_long = La notazione ha un risultato di troppo.
# en: 91d5ecc9
rule-chakart-record_impossible = La notazione ha un risultato che non è possibile.
# en: f884e451
rule-chakart-unknown_setup = Non esiste lo schieramento { $setup }.
# en: cf6c610d
rule-chakart-position_fields = Una posizione ha quattro campi separati da uno spazio; ne ho trovati { $found }.
# en: 7c17cba7
rule-chakart-position_rows = La scacchiera ha 8 traverse separate da barre; ne ho trovate { $found }.
# en: 8b9049f4
rule-chakart-position_row = La traversa { $row } non ha 8 caselle.
# en: c17adf9d
rule-chakart-position_run = Le caselle vuote di una traversa si scrivono come un numero da 1 a 8.
# en: 29991cfb
rule-chakart-position_canonical = Le caselle vuote vicine si scrivono come un solo numero.
# en: 25605fda
rule-chakart-position_piece = Non esiste un pezzo o un oggetto così.
# en: 8f41c42f
rule-chakart-position_side = Il lato che muove si scrive w o b.
# en: 02a8acb6
rule-chakart-position_count = Il contatore è un numero di al massimo sei cifre, senza zero davanti.
# en: 43439bfa
rule-chakart-position_extra = L’ultimo campo si scrive come {"{"}{"\u0022"}flags{"\u0022"}:{"\u0022"}1111{"\u0022"}{"}"}, con hidden e todo dopo gli indicatori e senza spazi.
# en: a0de4ccf
rule-chakart-position_flags = Gli indicatori sono quattro cifre, ognuna 0 o 1.
# en: 462257a9
rule-chakart-position_square = Non esiste una casella così.
# en: 0f2f29a1
rule-chakart-position_todo = Non esiste una scelta così.
# en: cb33f63d
rule-chakart-position_pawn = Il Pedone in { $square } è sulla sua ultima traversa.
# en: 1aad91a5
rule-chakart-position_halo = A metà di una mossa ogni pezzo del lato che muove può muovere, ma quello in { $square } no.
# en: 7514dcb1
rule-chakart-position_hidden_mover = La Donna nascosta in { $square } è del lato che muove.
# en: c802d8b1
rule-chakart-position_hidden_missing = Una Donna è nascosta in { $square }, e la posizione non dice da dove viene.
# en: 2d6f893f
rule-chakart-position_hidden_twice = C’è più di una Donna nascosta.
# en: 0dbcbc4f
rule-chakart-position_hidden_todo = A metà di una mossa nessuna Donna è nascosta.
# en: 428ae4d6
rule-chakart-position_hidden_square = La Donna nascosta ha lasciato { $square }, che però non è vuota.
# en: 4d380e2c
rule-chakart-position_hidden_flag = Una Donna è nascosta, ma il suo lato non ha usato la mossa furtiva.
# en: 85de1abf
rule-chakart-position_todo_over = Non c’è niente da scegliere quando un lato non ha più un Re.
# en: aea041cf
rule-chakart-position_promote = In { $square } nessun Pedone aspetta di promuovere.
# en: ec2fcee7
rule-chakart-position_promote_origin = Il Pedone non può essere venuto da { $square }.

## Lusus

# en: 5e594ca7
lusus-ask-man = { $which ->
    [tile] Quale tessera?
    [piece] Quale pezzo?
   *[both] Quale tessera, o quale pezzo?
}
# en: cb3a8fd1
lusus-ask-bearer = Su quale pezzo?
# en: ba8d4e5b
lusus-ask-tile = Quale tessera dal tuo cimitero?
# en: 6ddf8f0e
lusus-ask-first = Quale tessera baratti?
# en: 46e9a3c5
lusus-ask-target = Dove va { WORD($piece, article: "the") } da { $from }?
# en: ca7a5b9b
lusus-ask-suffix = Come muove { WORD($piece, article: "the") } da { $from }?
# en: c6a89379
lusus-ask-done = Mossa pronta.
# en: c2b3f2d4
lusus-entry-tile = { $tile } ({ $code })
# en: 184df9de
lusus-entry-recycle = ricicla { $tile } ({ $code })
# en: 8c0aeb51
lusus-entry-burn = bruciare { $tile }
# en: fdd8afeb
lusus-entry-burn-text = senza effetto, nel cimitero · { $text }
# en: bc29531d
lusus-entry-to = in { $to }
# en: a3ca488e
-lusus-kind-K = Re
    .gender = m
# en: 084cc3a6
-lusus-kind-Q = Donna
    .gender = f
    .other = Donne
# en: fe1f7bca
-lusus-kind-R = Torre
    .gender = f
    .other = Torri
# en: 35365c1e
-lusus-kind-B = Alfiere
    .gender = m
    .class = mv
    .other = Alfieri
# en: 7ce95fb3
-lusus-kind-N = Cavallo
    .gender = m
    .other = Cavalli
# en: a5d82e7b
-lusus-kind-P = Pedone
    .gender = m
    .other = Pedoni
# en: 5fdcefa4
-lusus-kind-KI = Re
# en: 9e938c33
-lusus-kind-QU = Donna
# en: 50df0dfa
-lusus-kind-BI = Alfiere
# en: f77e0acd
-lusus-kind-KN = Cavallo
# en: 6ac9c39e
-lusus-kind-RO = Torre
# en: 94cbff0b
-lusus-kind-PA = Pedone
# en: f1e2cd10
-lusus-kind-SW = Scambio
# en: 4c269425
-lusus-kind-RB = R&B
# en: 9da76473
-lusus-kind-SI = Passo laterale
# en: e0192d7c
-lusus-kind-IM = Immunità
# en: 425c5b80
-lusus-kind-GU = Guardia
# en: 32a4f7a9
-lusus-kind-MD = -1 Pesca
# en: d3c7faaf
-lusus-kind-PD = +1 Pesca
# en: 539deea8
-lusus-kind-SF = Piedi appiccicosi
# en: d7547ebb
-lusus-kind-DM = Disarmo
# en: bf8865bb
-lusus-kind-EN = Furia
# en: ce2b43a3
-lusus-kind-PH = Attraversamento
# en: 1866e13a
-lusus-kind-DA = Doppia azione
# en: d28149dd
-lusus-kind-SP = Molla
# en: 5e075336
-lusus-kind-DS = Spazio morto
# en: c312cc34
-lusus-kind-CO = Condanna
# en: 2261e89f
-lusus-kind-WR = Giro
# en: 790eafbb
-lusus-kind-GH = Fantasma
# en: 60ed6795
-lusus-kind-IZ = Immobilità
# en: 6a2c994b
-lusus-kind-HR = Mordi e fuggi
# en: f5a266f3
-lusus-kind-KW = Conoscenza
# en: 9f2454eb
-lusus-kind-BD = Valanga
# en: 49619180
-lusus-kind-TH = Ladro
# en: 4f217e7b
-lusus-kind-RV = Vendetta
# en: abe6fafc
-lusus-kind-ND = Niente pesca
# en: 972a795b
-lusus-kind-UN = Annullamento
# en: d79b7473
-lusus-kind-DG = Schivata
# en: a02eb999
-lusus-kind-TF = Trasfusione
# en: a1851e9c
-lusus-kind-BQ = Eredità
# en: f5454bda
-lusus-kind-DI = Dissoluzione
# en: f11c37ed
-lusus-kind-KO = Knockout
# en: f7cba837
-lusus-kind-DC = Disincanto
# en: 218bb582
-lusus-kind-TP = Sgambetto
# en: e9fd54d4
-lusus-kind-ES = Intralcio
# en: 8fa527d2
-lusus-kind-DL = Ritardo
# en: 474d6776
-lusus-kind-BS = Pugnalata
# en: 96651660
-lusus-kind-LT = Risucchio vitale
# en: 2cc2f581
-lusus-kind-HE = Cura
# en: c67cdd1b
-lusus-kind-RC = Riciclo
# en: cd49fabf
-lusus-kind-TD = Baratto
# en: dce76e08
lusus-text-KI = muove anche come un re
# en: 4013965d
lusus-text-QU = muove anche come una donna
# en: 43c6a046
lusus-text-BI = muove anche come un alfiere
# en: bdb8d5f2
lusus-text-KN = muove anche come un cavallo
# en: bef1cacf
lusus-text-RO = muove anche come una torre
# en: 776532db
lusus-text-PA = muove anche come un pedone, senza promozione
# en: 495edce5
lusus-text-SW = può scambiarsi di posto con un vicino, amico o nemico
# en: 36dcb160
lusus-text-RB = se muove da torre, muove anche da alfiere, e viceversa
# en: 01591dbc
lusus-text-SI = muove o cattura anche in una casella accanto, ma non in diagonale
# en: 0eded6b4
lusus-text-IM = ignora ciò che lo congela o lo frena, e protegge le sue altre tessere
# en: a69cd194
lusus-text-GU = i pezzi amici che potrebbe attaccare non si possono catturare
# en: b31f69b2
lusus-text-MD = chi lo controlla pesca una tessera in meno
# en: f57bbc34
lusus-text-PD = chi lo controlla pesca una tessera in più
# en: 67744ab9
lusus-text-SF = va solo in caselle vicine
# en: 5c96e51e
lusus-text-DM = non può catturare
# en: e8699599
lusus-text-EN = muove solo per catturare
# en: 50b32d4a
lusus-text-PH = può attraversare un solo pezzo
# en: 09e28baf
lusus-text-DA = chi lo controlla può giocare una tessera in più a ogni turno
# en: 8ce2f797
lusus-text-SP = rimbalza in diagonale su pezzi e bordi, e gli altri rimbalzano su di lui
# en: d669efdb
lusus-text-DS = non fa altro che occupare uno spazio
# en: db3e7cee
lusus-text-CO = non fa altro che occupare due spazi, quindi su un re non ci sta mai
# en: 1673981b
lusus-text-WR = per questo pezzo unisce le colonne a e h
# en: 909647c0
lusus-text-GH = congela tutti i suoi vicini, amici e nemici
# en: b230bac2
lusus-text-IZ = niente può muoverlo
# en: e170e0c8
lusus-text-HR = dopo una cattura può muovere ancora una volta, senza catturare
# en: b659a64a
lusus-text-KW = chi lo controlla vede la mano avversaria
# en: e6e61673
lusus-text-BD = con la rincorsa, una cattura travolge anche i pezzi dietro
# en: aa9c328d
lusus-text-TH = può rubare una tessera al pezzo catturato
# en: 53f3b8e8
lusus-text-RV = trappola: viene catturato anche il pezzo che lo cattura
# en: 8b4bf855
lusus-text-ND = trappola: chi lo cattura non pesca niente in questo turno
# en: 85de1289
lusus-text-UN = trappola: annulla la mossa che lo cattura, e quella mossa va persa
# en: 7a1d2d98
lusus-text-DG = trappola: scappa in una casella libera vicina, a caso
# en: b907d5a2
lusus-text-TF = trappola: le tue tessere su di lui vanno nel tuo sacchetto
# en: b1999414
lusus-text-BQ = trappola: la prima delle tue altre tessere su di lui va nella tua mano
# en: ca8853f6
lusus-text-DI = monouso: togli una tessera qualsiasi da un pezzo
# en: 2991d325
lusus-text-KO = monouso: togli tutte le tessere da un pezzo
# en: 84c4ea59
lusus-text-DC = monouso: togli una tessera Speciale
# en: dc4046c2
lusus-text-TP = monouso: togli una tessera Movimento
# en: 728661e2
lusus-text-ES = monouso: togli tutte le tessere Movimento da un pezzo
# en: b0306725
lusus-text-DL = monouso: la mano avversaria torna nel sacchetto
# en: 2c518f37
lusus-text-BS = monouso: 2 tessere a caso della mano avversaria vanno nel cimitero
# en: dca1c9ee
lusus-text-LT = monouso: 2 tessere a caso della mano avversaria vanno nel tuo sacchetto
# en: e9cce73a
lusus-text-HE = monouso: riprendi in mano 3 tessere dal tuo cimitero
# en: 16b416b6
lusus-text-RC = monouso: gioca una tessera dal tuo cimitero
# en: f843b589
lusus-text-TD = monouso: scambia due tessere su due pezzi
# en: 9a7bddd6
lusus-tile-line = { $tile } ({ $code }): { $text }
# en: 390ccb4b
-lusus-hidden = una trappola coperta
# en: 7c1b25d2
lusus-foreign = { $tile } { WORD($side, article: "of") }
# en: 62728116
lusus-some = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
# en: 18d5f50a
lusus-none = 0 tessere
# en: 63892959
lusus-attach = { $recycled ->
    [yes] { $tile } (da Riciclo) { WORD($bearer, article: "on") } in { $at }
   *[no] { $tile } { WORD($bearer, article: "on") } in { $at }
}
# en: 3450c81c
lusus-remove = { $recycled ->
    [yes] { $tile } (da Riciclo): { $tiles } via { WORD($bearer, article: "by") } in { $at }
   *[no] { $tile }: { $tiles } via { WORD($bearer, article: "by") } in { $at }
}
# en: acadfda6
lusus-delay = { $recycled ->
    [yes] Ritardo (da Riciclo): { $tiles } { WORD($side, article: "of") } di nuovo nel sacchetto
   *[no] Ritardo: { $tiles } { WORD($side, article: "of") } di nuovo nel sacchetto
}
# en: 2371f86c
lusus-backstab = { $recycled ->
    [yes] Pugnalata (da Riciclo): { $tiles } dalla mano { WORD($side, article: "of") } nel cimitero
   *[no] Pugnalata: { $tiles } dalla mano { WORD($side, article: "of") } nel cimitero
}
# en: 69d08fc5
lusus-life-tap = { $recycled ->
    [yes] Risucchio vitale (da Riciclo): ruba { $tiles } dalla mano { WORD($side, article: "of") }
   *[no] Risucchio vitale: ruba { $tiles } dalla mano { WORD($side, article: "of") }
}
# en: 2a26ceea
lusus-heal = { $recycled ->
    [yes] Cura (da Riciclo): { $tiles } di nuovo in mano
   *[no] Cura: { $tiles } di nuovo in mano
}
# en: e65e723d
lusus-trade = { $recycled ->
    [yes] Baratto (da Riciclo): { $one } in { $from } con { $other } in { $to }
   *[no] Baratto: { $one } in { $from } con { $other } in { $to }
}
# en: c34336ec
lusus-burn = brucia { $tile }
# en: 6d2463ca
lusus-story = { WORD($steps, start: "yes") }
# en: 9ca46a1f
lusus-pass = nessuna mossa possibile
# en: 76042e79
lusus-castle = arrocco { $wing ->
    [king] corto
   *[queen] lungo
}
# en: 6782d4d6
lusus-swap = { $piece } { $from } si scambia di posto con { WORD($partner, article: "the") } in { $to }
# en: 8cc857b5
lusus-move = { $piece } { $from } in { $to }
# en: 2c6d0cd3
lusus-take = { $piece } { $from } prende { WORD($victim, article: "the") } in { $to }
# en: 26750e40
lusus-take-passing = { $piece } { $from } in { $to } prende en passant { WORD($victim, article: "the") } in { $at }
# en: 2e515ad3
lusus-roll = { $piece } { $from } travolge { $victims }
# en: aa566fe6
lusus-attack = { $piece } { $from } attacca { $victims }
# en: 1010a8d5
lusus-victim = { WORD($piece, article: "the") } in { $at }
# en: c91cc85a
lusus-captured = cattura { WORD($piece, article: "of") } in { $at }
# en: d0fe5b56
lusus-dodged = Schivata: il pezzo in { $from } scappa in { $to }
# en: da3ec1f1
lusus-reverted = Annullamento in { $at }: la mossa è annullata
# en: 122ff566
lusus-stolen = furto: { $tile }
# en: 70a9b189
lusus-bequeathed = Eredità: { $tile } nella mano { WORD($side, article: "of") }
# en: 2f8a4e2e
lusus-transfused = Trasfusione: { $tiles } nel sacchetto { WORD($side, article: "of") }
# en: c4991fee
lusus-no-draw = Niente pesca: { WORD($side, article: "the") } non pesca niente
# en: 1b974ddc
lusus-avenged = Vendetta: cattura anche { WORD($piece, article: "the") } in { $at }
# en: d8afb096
lusus-ran = prosegue in { $to }
# en: b7d21c6e
lusus-stayed = non può proseguire
# en: f6872ab2
lusus-promoted = il Pedone in { $at } diventa { WORD($piece, article: "a") }
# en: 7fe91d29
lusus-drew = pesca { $tiles }
# en: 51c25ed4
lusus-roll-dealt = { WORD($side, article: "the", start: "yes") } comincia con { $tile }
# en: c6f8896b
lusus-roll-drawn = { $reason ->
    [backstab] Pugnalata prende
    [lifetap] Risucchio vitale prende
   *[draw] pesca
} { $tile }
# en: f1728012
lusus-roll-dodged = schivata in { $to }
# en: d373b3c7
lusus-option-tile = { $tile }: { $text }
# en: a7374923
lusus-option-trap = una trappola, coperta: una qualsiasi delle sei
# en: 47d361f9
lusus-option-recycle = ricicla { $tile }: { $text }
# en: d25c7637
lusus-option-attach = { $tile } su { $bearer }: { $text }
# en: 24c409fb
lusus-option-trade = baratta { $tile } { WORD($piece, article: "on") } { $at }
# en: b16e20d1
lusus-option-piece = { $piece } in { $at }
# en: 1a6a09de
lusus-option-piece-tiles = { $piece } in { $at } con { $tiles }
# en: b599b872
lusus-warn-burns = Così bruci la tua tessera { $tile }.
# en: eab30509
lusus-warn-strips = Così togli { $tile } { WORD($piece, article: "byyour") } in { $at }.
# en: e6ae0a2d
lusus-warn-hinders = Così metti { $tile } { WORD($piece, article: "onyour") } in { $at }. Non fa che ostacolare il tuo pezzo.
# en: 82dfa240
lusus-warn-king = Il tuo Re potrebbe essere catturato in { $at }.
# en: 0366a016
lusus-warn-cannot-draw = Alla fine di questo turno non potresti pescare abbastanza tessere, quindi perderesti la partita.
# en: 9eb18895
lusus-warn-bag = Il tuo sacchetto si sta svuotando: al prossimo turno non potrai pescare abbastanza tessere, e così si perde.
# en: 74b5242e
lusus-alt-turn = Lusus, mossa { $number }, muove { WORD($side, article: "the") }, lato { $from } in basso.
# en: 7353718e
lusus-alt-over = Lusus, partita finita, lato { $from } in basso.
# en: 293012ca
lusus-alt-men = { $side }: { $pieces }.
# en: 5cdc6bf3
lusus-alt-man = { $piece } { $at }
# en: 42493662
lusus-alt-bearer = { $piece } { $at } ({ $tiles })
# en: deaf3dcf
lusus-alt-board = Scacchiera dalla traversa 8 in giù, tessere tra parentesi, Bianco in maiuscolo, TX una trappola coperta: { $board }.
# en: 7fd190c2
lusus-alt-frozen = Congelati: { $squares }.
# en: 61a858e5
lusus-alt-guarded = Protetti: { $squares }.
# en: 75b24a2f
lusus-alt-ghosts = Fantasmi: { $squares }.
# en: 5bac3b6d
lusus-alt-piles = { $side }: in mano { $hand }, nel sacchetto { $bag }, cimitero: { $graveyard }, pesca { $draws }, gioca { $plays }.
# en: 394a3e38
lusus-alt-held = { $count } ({ $tiles })
# en: dd5fc29a
rule-lusus-no_move = Adesso aggiungi la mossa di un pezzo, per esempio `e2e4`.
# en: 0c25c6a8
rule-lusus-no_play = Non riesco a leggere `{ $typed }` come tessera da giocare.
# en: 87991f2c
rule-lusus-unreadable = Non riesco a leggere `{ $typed }`. Scrivi una tessera, poi la mossa di un pezzo, per esempio `QU@e2 e2e4`.
# en: 62fefafe
rule-lusus-no_target = Di’ in quale casella va { $tile }.
# en: 783e9dd3
rule-lusus-no_trap = In { $square } non c’è nessuna trappola.
# en: a788619a
rule-lusus-which_heal = Di’ quali 3 tessere del tuo cimitero riprende Cura.
# en: d59e5a60
rule-lusus-after_move = Dopo la mossa del pezzo non può seguire altro.
# en: 7e1deaf5
rule-lusus-no_bar = Nella notazione serve ` |` dopo la mossa, e uno spazio prima di ogni evento.
# en: f34a870c
rule-lusus-spaces = Nella notazione serve uno spazio prima di ogni evento e nessuno alla fine.
# en: 03dbf309
rule-lusus-other_position = Quella non è una mossa di questa posizione.
# en: 2426bc0f
rule-lusus-play_order = Le parti non sono nell’ordine esatto: `{ $canonical }`.
# en: de023d0f
rule-lusus-event_order = Le tessere di `{ $event }` non sono nell’ordine esatto.
# en: 27efc13f
rule-lusus-play-first = Prima gioca una tessera, o bruciane una (`burn` e il suo nome). Poi muovi.
# en: d19aaed4
rule-lusus-no_more_plays = { $tile } è una tessera di troppo: in questo turno puoi giocare { $limit ->
    [one] solo 1 tessera
   *[other] al massimo { $limit } tessere
}, e nessuna dopo averne bruciata una.
# en: a298ad07
rule-lusus-burn_first = Puoi bruciare { $tile } solo come prima cosa del tuo turno.
# en: 0a793640
rule-lusus-not_in_hand = Non hai { $tile } in mano.
# en: a302d0cc
rule-lusus-not_in_graveyard = Non hai { $tile } nel tuo cimitero.
# en: e9b58d96
rule-lusus-recycled_recycle = Riciclo non può riprendere un Riciclo.
# en: 7b60156a
rule-lusus-empty_square = In { $square } non c’è nessun pezzo per { $tile }.
# en: 9c30435e
rule-lusus-trap_on_enemy = Le trappole vanno solo sui tuoi pezzi, e il pezzo in { $square } non è tuo.
# en: 95c54d4c
rule-lusus-no_room = Il pezzo in { $square } non ha posto per { $tile }.
# en: b9cb6d31
rule-lusus-trade_no_room = La tessera barattata non ci sta in { $square }.
# en: 2f6fbf5a
rule-lusus-no_such_tile = Il pezzo in { $square } non ha una tessera numero { $slot }.
# en: b49b5457
rule-lusus-protected = Immunità protegge da { $tile } la tessera { $slot } in { $square }.
# en: 1fb49693
rule-lusus-immune_piece = Il pezzo in { $square } ha Immunità, quindi { $tile } non può sceglierlo.
# en: 32784228
rule-lusus-not_special = { $tile } toglie solo tessere Speciali, e la tessera { $slot } in { $square } non lo è.
# en: 299df851
rule-lusus-not_movement = { $tile } toglie solo tessere Movimento, e la tessera { $slot } in { $square } non lo è.
# en: 4b7199ba
rule-lusus-no_tiles = Il pezzo in { $square } non ha tessere.
# en: f6e3d2b1
rule-lusus-no_movement_tiles = Il pezzo in { $square } non ha tessere Movimento.
# en: 28b0a511
rule-lusus-no_hand = Il tuo avversario non ha tessere in mano, quindi { $tile } non fa niente.
# en: 17697721
rule-lusus-empty_graveyard = Il tuo cimitero è vuoto, quindi Cura non fa niente.
# en: fa67cf0e
rule-lusus-same_piece = Baratto ha bisogno di tessere su due pezzi diversi.
# en: f5ab21ff
rule-lusus-heal-count = Adesso Cura riprende esattamente { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}.
# en: b030bd1a
rule-lusus-can_move = Puoi muovere, quindi non puoi passare.
# en: baa205d9
rule-lusus-castling = Adesso non puoi arroccare.
# en: a9fdd0e6
rule-lusus-empty_origin = In { $from } non c’è nessun pezzo.
# en: 6d92ec81
rule-lusus-enemy_piece = { WORD($piece, article: "the", start: "yes") } in { $from } non è { GENDER($piece) ->
    [f] tua
   *[other] tuo
}.
# en: 65481af2
rule-lusus-frozen = { WORD($piece, article: "the", start: "yes") } in { $from } è { GENDER($piece) ->
    [f] congelata
   *[other] congelato
}.
# en: 4fda0279
rule-lusus-no_swap = { WORD($piece, article: "the", start: "yes") } in { $from } non ha una tessera Scambio, quindi non può scambiarsi di posto con il pezzo in { $to }.
# en: bc304b36
rule-lusus-swap_nobody = In { $to } non c’è nessun pezzo con cui scambiarsi di posto.
# en: 56915cdc
rule-lusus-swap_not = { WORD($piece, article: "the", start: "yes") } in { $from } non può scambiarsi di posto con il pezzo in { $to }: dev’essere un vicino non congelato.
# en: b841f8ec
rule-lusus-suffix = { WORD($piece, article: "the", start: "yes") } può andare da { $from } a { $to }, ma non come dice `{ $move }`.
# en: 1eceac90
rule-lusus-own_piece = In { $to } c’è un tuo pezzo.
# en: dd4225a1
rule-lusus-disarmed = { WORD($piece, article: "the", start: "yes") } in { $from } ha Disarmo, quindi non può catturare.
# en: 25dc8085
rule-lusus-enraged = { WORD($piece, article: "the", start: "yes") } in { $from } ha Furia, quindi muove solo per catturare.
# en: b9c2e9b0
rule-lusus-guarded = Il pezzo in { $to } è protetto, quindi non si può catturare.
# en: e7f35c4b
rule-lusus-sticky = { WORD($piece, article: "the", start: "yes") } in { $from } ha Piedi appiccicosi, quindi va solo in caselle vicine.
# en: 656834cc
rule-lusus-pawn_reach = Il Pedone in { $from } non può andare in { $to }.
# en: 752804f8
rule-lusus-reach = { WORD($piece, article: "the", start: "yes") } in { $from } non può andare in { $to }.
# en: 67d622f4
rule-lusus-chance-missing = Alla notazione manca l’evento `{ $event }`.
# en: afe46f6d
rule-lusus-chance-extra = La notazione ha un evento che non succede: `{ $event }`.
# en: 58fbeaef
rule-lusus-chance-order = Dove la notazione dice `{ $found }`, succede l’evento `{ $event }`.
# en: a46dd715
rule-lusus-chance-value = L’evento `{ $event }` qui non è possibile.
# en: ec0880e9
rule-lusus-chance-syntax = Non riesco a leggere l’evento `{ $event }`.
# en: ccf0bd39
rule-lusus-unknown_setup = Non esiste lo schieramento { $setup }.
# en: 09a2838c
rule-lusus-position_fields = Una posizione ha dieci campi separati da uno spazio; ne ho trovati { $found }.
# en: 733f24bb
rule-lusus-position_tag = Una posizione comincia con L1.
# en: 0d60aea0
rule-lusus-position_rows = La scacchiera ha 8 traverse separate da barre; ne ho trovate { $found }.
# en: 9a92c1a2
rule-lusus-position_row = La traversa { $row } non ha 8 caselle.
# en: 44efeec6
rule-lusus-position_canonical = Le caselle vuote vicine si scrivono come un solo numero.
# en: cc2632df
rule-lusus-position_piece = Non esiste un pezzo così.
# en: 76908868
rule-lusus-position_tiles = Le tessere di un pezzo stanno tra parentesi, almeno una.
# en: f43e914a
rule-lusus-position_tile = Non c’è una tessera `{ $tile }` che possa stare qui.
# en: a1e3566e
rule-lusus-position_one_time = { $tile } non sta mai su un pezzo.
# en: 7af3a885
rule-lusus-position_slots = Questo pezzo ha al massimo { $limit ->
    [one] 1 spazio
   *[other] { $limit } spazi
}.
# en: 690355c6
rule-lusus-position_pawn = Un pedone sulla sua ultima traversa è già stato promosso.
# en: 69d1254e
rule-lusus-position_side = Il lato che muove si scrive w o b.
# en: d03100cf
rule-lusus-position_rights = I diritti di arrocco sono alcuni tra K, Q, k, q in quest’ordine, con re e torre a casa, o un trattino.
# en: b20ee037
rule-lusus-position_passed = La casella saltata è vuota, con dietro il pezzo nemico che l’ha saltata, o un trattino.
# en: c77567aa
rule-lusus-position_phase = La fase è una tra P0, P1, P2, M ed E.
# en: d0819c8f
rule-lusus-position_zones = Un giocatore ha mano, sacchetto e cimitero separati da barre; ne ho trovati { $found }.
# en: a6881e39
rule-lusus-position_zone = Un mucchio vuoto si scrive con un trattino.
# en: 4b0a65b5
rule-lusus-position_order = Le tessere di un mucchio non sono nel loro ordine.
# en: 35dd96a1
rule-lusus-position_many = Ci sono troppe tessere di un tipo.
# en: 1b5afd26
rule-lusus-position_turn = Il turno è un numero da 1 a { $limit }, senza zero davanti.
# en: 9a0bacac
rule-lusus-position_result = Il risultato è *, W+king, B+king, W+draw, B+draw o B+limit.
# en: 80d54851
rule-lusus-position_end = La fase è E se e solo se c’è un risultato.
# en: 00cf7913
rule-lusus-position_passed_end = Dopo la fine non si prende niente en passant.
# en: bef38e99
rule-lusus-position_plays = Non possono essere state giocate così tante tessere, se se ne può giocare ancora una.
# en: ac7ca959
rule-lusus-position_parity = Un turno dispari è del Bianco, uno pari del Nero.
# en: 49ae121e
rule-lusus-position_kings = Ogni lato ha un solo Re.

## Kyo

# en: 5e49a614
-kyo-kind-P = Pedone Leggero
    .gender = m
    .other = Pedoni Leggeri
# en: 95a6adaa
-kyo-kind-H = Pedone Pesante
    .gender = m
    .other = Pedoni Pesanti
# en: 684b67e0
-kyo-kind-T = Torre
    .gender = f
    .other = Torri
# en: e22a9030
-kyo-kind-Q = Donna
    .gender = f
    .other = Donne
# en: 6a5c2add
-kyo-kind-K = Re
    .gender = m
# en: 05ccce6c
-kyo-kind-C = Cannone
    .gender = m
    .other = Cannoni
# en: fda6ef6e
-kyo-kind-N = Cavallo
    .gender = m
    .other = Cavalli
# en: a81ab41f
-dark = scuro
    .other = scuri
# en: a2a1408f
-light = chiaro
    .other = chiari
# en: f8bd2645
-shield = scudo
    .gender = m
    .class = ms
    .other = scudi
# en: 5029814c
kyo-who = { $piece } { $from }
# en: afa6c861
kyo-pile = Il mucchio in { $from }
# en: 1c8a9cf2
kyo-pile-bare = Mucchio
# en: d85b0d61
kyo-move = { $who } in { $to }{ $load ->
    [0] { "" }
    [one] { " " }con 1 gettone
   *[other] { " " }con { $load } gettoni
}
# en: 61fa265d
kyo-takes = { $who } prende { WORD($victim, article: "the") } in { $to }{ $load ->
    [0] { "" }
    [one] , portando 1 gettone
   *[other] , portando { $load } gettoni
}
# en: 0cd3d571
kyo-strike = { $who } colpisce lo scudo in { $to } e rimbalza
# en: be39415b
kyo-deploy = { $who } posa { $count ->
    [one] 1 scudo
   *[other] { $count } scudi
} in { $to }
# en: b2a4f178
kyo-chips = { $who } manda { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} in { $to }
# en: 43ab1de0
kyo-chips-deploy = { $who } manda { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} in { $to }, scudi compresi
# en: 6ef56c96
kyo-shuffle = { $who } riordina i gettoni, dal basso: { $order }
# en: 501bde35
kyo-then-move = poi in { $to }{ $load ->
    [0] { "" }
    [one] { " " }con 1 gettone
   *[other] { " " }con { $load } gettoni
}
# en: 66f571e8
kyo-then-takes = prende { WORD($victim, article: "the") } in { $to }{ $load ->
    [0] { "" }
    [one] , portando 1 gettone
   *[other] , portando { $load } gettoni
}
# en: 6510fe93
kyo-then-strike = colpisce lo scudo in { $to } e rimbalza
# en: 1775f84b
kyo-then-deploy = posa { $count ->
    [one] 1 scudo
   *[other] { $count } scudi
} in { $to }
# en: c68c6354
kyo-then-chips = manda { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} in { $to }
# en: a9e6e9d4
kyo-then-chips-deploy = manda { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} in { $to }, scudi compresi
# en: 25b7bd35
kyo-then-shuffle = riordina i gettoni, dal basso: { $order }
# en: 27617a25
kyo-destroyed = { $count ->
    [one] distrutto 1 gettone { WORD($side, article: "of") }
   *[other] distrutti { $count } gettoni { WORD($side, article: "of") }
}
# en: d9fe9180
kyo-end-here = finisci qui la mossa
# en: 5d4cac8b
kyo-number = { $count ->
    [1] un
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
   *[other] { $count }
}
# en: feb98bee
kyo-shields = { $count ->
    [one] { $number }o scudo
   *[other] { $number } scudi
}
# en: 37f01aa9
kyo-mana = { $count ->
    [one] { $number } gettone { $mana } { WORD($side, article: "of") }
   *[other] { $number } gettoni { WORD($mana, form: "other") } { WORD($side, article: "of") }
}
# en: b7fc677a
kyo-stack-empty = { $tile }: vuota
# en: 94630e7f
kyo-stack-pawn = { $tile }: { WORD($piece, article: "a") } { WORD($side, $piece) }
# en: 836cbc0d
kyo-stack-chips = { $tile }: { $chips }
# en: f24b24af
kyo-stack-both = { $tile }: { $chips } sotto { WORD($piece, article: "a") } { WORD($side, $piece) }
# en: 1c43adff
kyo-alt-turn = Kyo, mossa { $number }, muove { WORD($side, article: "the") }, lato { $from } in basso.
# en: 0a88c4ef
kyo-alt-over = Kyo, partita finita, lato { $from } in basso.
# en: c7541cac
kyo-alt-mana = { $side }: mana scuro { $dark }, mana chiaro { $light }.
# en: 757dd86a
kyo-alt-shields = Scudi: pile dell’Oro { $gold }, pile del Rosso { $red }, posati { $nobody }.
# en: 254642ff
kyo-alt-stacks = Pile, dal basso in alto: { $stacks }.
# en: 238dfc07
kyo-alt-symbols = Pile, dal basso in alto, { kyo-alt-letters }: { $stacks }.
# en: 8c3dfe09
kyo-alt-rows = Traverse da 0 a 9, ognuna dalla colonna A con numeri per le caselle vuote, pile dal basso in alto, { kyo-alt-letters }: { $rows }.
# en: b1f12060
kyo-alt-letters = Oro in maiuscolo, Rosso in minuscolo, S scudo, D mana scuro e L chiaro, P Pedone Leggero e H Pesante, T Torre, Q Donna, K Re, C Cannone, N Cavallo
# en: b717a4b4
kyo-describe-symbols = { kyo-alt-letters }: { $stacks }
# en: 2bff357b
kyo-describe-kind = { $side } { $tiles }
# en: 4aa9e69c
kyo-describe-tile = { $stack }.
# en: 13b258cc
kyo-ask-man = Quale pila?
# en: 42399e1f
kyo-situation = { $stack }.
# en: c55e18e4
kyo-ask-first-step = Dove?
# en: 4dc0bd18
kyo-ask-step = Continui, o finisci qui la mossa?
# en: b128a1aa
kyo-ask-load = Come va in { $to }?
# en: 21fad5b5
kyo-ask-order = In quale ordine, dal basso in alto?
# en: 5e960a1b
kyo-ask-done = Mossa pronta.
# en: da40370d
kyo-choice-stack = { $piece } { $tile }
# en: cf946c05
kyo-choice-to = in { $to }
# en: 47be65ce
kyo-choice-takes = in { $to }, prende { WORD($victim, article: "the") }
# en: 66495719
kyo-choice-shuffle = riordina i gettoni
# en: e2e3d595
kyo-choice-ways = { $count ->
    [one] 1 modo
   *[other] { $count } modi
}
# en: fc6399f9
kyo-choice-wins = e vince
# en: 5118cd49
rule-kyo-no_start = Una mossa comincia con la casella della pila, per esempio `A3 A4`.
# en: 92237b97
rule-kyo-no_step = Dove va? Aggiungi un passo, per esempio `A3 A4`.
# en: c4802811
rule-kyo-unreadable = Non riesco a leggere `{ $typed }`. Scrivi dove sta la pila e dove va, per esempio `A3 A4`.
# en: ab9711b8
rule-kyo-not_canonical = Non è scritta nella notazione esatta: `{ $canonical }`.
# en: 408e3bd7
rule-kyo-empty_tile = { $tile } è vuota. Comincia da una delle tue pile.
# en: a07a7749
rule-kyo-enemy_stack = La pila in { $tile } non è tua.
# en: 85127f98
rule-kyo-shielded_tile = In cima a { $tile } c’è uno scudo, e una casella con lo scudo non è di nessuno.
# en: 60f34b60
rule-kyo-nothing_more = Passo { $number }, `{ $step }`: in questa mossa non può seguire altro.
# en: fdaf34bf
rule-kyo-movement_finished = Passo { $number }, `{ $step }`: { WORD($piece, article: "the") } ha finito di muovere e resta in { $from }.
# en: 35bd275a
rule-kyo-too_many_steps = Passo { $number }, `{ $step }`: una mossa ha al massimo 64 passi.
# en: 15a0a771
rule-kyo-no_pawn = Passo { $number }, `{ $step }`: in { $from } non c’è un pedone, quindi di’ quanti gettoni mandi, per esempio `+1`.
# en: 1ce32c8d
rule-kyo-out_of_reach = Passo { $number }, `{ $step }`: da { $from } non si arriva in { $to }.
# en: 836befb3
rule-kyo-own_pawn = Passo { $number }, `{ $step }`: in { $to } c’è { WORD($target, article: "your") }.
# en: 99bdbe14
rule-kyo-too_few = Passo { $number }, `{ $step }`: in { $from } { $count ->
    [0] non puoi sollevare nessun gettone
    [one] puoi sollevare solo 1 gettone
   *[other] puoi sollevare solo { $count } gettoni
}.
# en: 9d69d9b4
rule-kyo-too_heavy = Passo { $number }, `{ $step }`: { WORD($piece, article: "a") } solleva al massimo { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}.
# en: f4693808
rule-kyo-light_pawn_lifts = Passo { $number }, `{ $step }`: un Pedone Leggero non può sollevare gettoni.
# en: c904f374
rule-kyo-must_strike = Passo { $number }, `{ $step }`: in { $to } c’è uno scudo, quindi { WORD($piece, article: "the") } può solo colpirlo.
# en: e1a54962
rule-kyo-nothing_stays = Passo { $number }, `{ $step }`: dopo un passo di mana possono seguire solo passi di mana, e in { $from } non resterebbe nessun gettone come strada.
# en: bd786e2e
rule-kyo-shield_stays = Passo { $number }, `{ $step }`: dopo un passo di mana possono seguire solo passi di mana, e in cima a { $from } resterebbe uno scudo. Uno scudo non è una strada.
# en: 923d84c8
rule-kyo-dark_stays = Passo { $number }, `{ $step }`: in { $from } resterebbe un gettone scuro, quindi il passo dev’essere dritto, non in diagonale.
# en: dab7b43c
rule-kyo-light_stays = Passo { $number }, `{ $step }`: in { $from } resterebbe un gettone chiaro, quindi il passo dev’essere in diagonale.
# en: c4c61676
rule-kyo-turns_on_dark = Passo { $number }, `{ $step }`: in { $from } resterebbe di nuovo un gettone scuro, e due passi sullo stesso colore devono andare nella stessa direzione.
# en: 8894240f
rule-kyo-turns_on_light = Passo { $number }, `{ $step }`: in { $from } resterebbe di nuovo un gettone chiaro, e due passi sullo stesso colore devono andare nella stessa direzione.
# en: dee8e099
rule-kyo-not_outnumbered = Passo { $number }, `{ $step }`: { $from } non supera in numero { $to } ({ $attackers } contro { $defenders }), e un Pedone Leggero deve farlo.
# en: 7125e264
rule-kyo-no_shield = Passo { $number }, `{ $step }`: in { $to } non c’è nessuno scudo.
# en: 139420c7
rule-kyo-tower_strikes = Passo { $number }, `{ $step }`: una Torre sale sugli scudi. Invece di X scrivi il numero di gettoni da portare.
# en: 985455d7
rule-kyo-no_road_towards = Passo { $number }, `{ $step }`: dopo un passo di mana puoi colpire solo lungo una strada, e nessuna strada porta da { $from } a { $to }.
# en: 84f69092
rule-kyo-no_chips = Passo { $number }, `{ $step }`: devi mandare almeno 1 gettone.
# en: 6d1cf37c
rule-kyo-direct_after = Passo { $number }, `{ $step }`: puoi mandare gettoni solo prima che si muova altro. Solo una Torre può posare scudi più tardi.
# en: e32601bd
rule-kyo-chips_attack = Passo { $number }, `{ $step }`: in { $to } c’è { WORD($target, article: "a") } { GENDER($target) ->
    [f] nemica
   *[other] nemico
}, e i gettoni non possono attaccare.
# en: 8bc80259
rule-kyo-chips_onto_shield = Passo { $number }, `{ $step }`: in cima a { $to } c’è uno scudo, e i gettoni non possono salirci.
# en: 4a822cf0
rule-kyo-shield_under_pawn = Passo { $number }, `{ $step }`: in { $to } c’è { WORD($target, article: "your") }, e gli scudi non possono finire sotto un pedone.
# en: 1f7039c2
rule-kyo-queen_only = Passo { $number }, `{ $step }`: adesso solo la Donna può riordinare i gettoni.
# en: 220d93c8
rule-kyo-light_pawn_shuffles = Passo { $number }, `{ $step }`: un Pedone Leggero non può riordinare i gettoni.
# en: 0c15d308
rule-kyo-other_chips = Passo { $number }, `{ $step }`: quelli non sono i gettoni in cima a { $from }.
# en: 932590ec
rule-kyo-changes_nothing = Passo { $number }, `{ $step }`: riordinare così non cambia niente.
# en: 6a93eece
rule-kyo-shield_beneath_mana = Passo { $number }, `{ $step }`: riordinando i gettoni non puoi mettere uno scudo sotto il mana.
# en: 7baf94c6
rule-kyo-unknown_setup = Non esiste lo schieramento { $setup }.
# en: 288c4cdc
rule-kyo-position_fields = Una posizione ha quattro campi separati da uno spazio; ne ho trovati { $found }.
# en: 9ab4e2f4
rule-kyo-position_rows = La scacchiera ha 10 traverse separate da barre; ne ho trovate { $found }.
# en: e23cae75
rule-kyo-position_row = La traversa { $row } non ha 10 caselle.
# en: 580629d9
rule-kyo-position_run = Le caselle vuote di una traversa si scrivono come un numero da 1 a 10, senza zero davanti.
# en: 1eec5f36
rule-kyo-position_canonical = Le caselle vuote vicine si scrivono come un solo numero.
# en: f2cffdc9
rule-kyo-position_cell = Tra due virgole non c’è niente.
# en: 6723613c
rule-kyo-position_piece = Non esiste un pezzo così.
# en: fd724891
rule-kyo-position_pawn = Un pedone sta sempre proprio in cima alla sua pila.
# en: 058f620f
rule-kyo-position_chips = Nel gioco { $limit ->
    [one] c’è al massimo 1 gettone
   *[other] ci sono al massimo { $limit } gettoni
}.
# en: c153f879
rule-kyo-position_count = { WORD($side, article: "the", start: "yes") } ne ha più di { $limit }: { $piece }.
# en: f9d2cb26
rule-kyo-position_shields = Nel gioco { $limit ->
    [one] c’è al massimo 1 scudo
   *[other] ci sono al massimo { $limit } scudi
}.
# en: e19e243d
rule-kyo-position_side = Il lato che muove si scrive g o r.
# en: 12c431b2
rule-kyo-position_setup = Lo schieramento si scrive r, m, f o -, seguito da un + per i pezzi facoltativi.
# en: 364f4dec
rule-kyo-position_turn = Il turno è un numero da 1 a { $limit }, senza zero davanti.
