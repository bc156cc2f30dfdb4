### Every text of Sealed Move that people read: Español.
### whole: core, lessons, rules

# en: d7c8331a
language-name = Español
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
    .a-f = una
    .a-m-de = de un
    .a-f-de = de una
    .the-m = el
    .the-f = la
    .the-mp = los
    .the-fp = las
    .the-m-de = del
    .the-f-de = de la
    .the-mp-de = de los
    .the-fp-de = de las
    .the-m-a = al
    .the-f-a = a la
    .the-mp-a = a los
    .the-fp-a = a las

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
game-about-aruki = Ajedrez de 12×12: lo capturado se fusiona y los dragones barren líneas
# en: a5a55d9c
game-about-kyo = Peones sobre pilas de fichas que les abren camino
# en: d50f55e8
game-about-chakart = Ajedrez con huevos, bananas, bombas y una dama oculta
# en: b90831cd
game-about-lusus = Ajedrez con losetas que cambian lo que puede hacer cada pieza
# en: 51487e33
setup-aruki-standard = Estándar
# en: 7fb65e95
setup-kyo-middle = Trinchera
# en: f1d3645e
setup-kyo-rear = Campo abierto
# en: f512d8f7
setup-kyo-front = Punto muerto
# en: a5bf3fb1
setup-kyo-middle-plus = Trinchera, con Cañones y Caballos
# en: 6baf8c44
setup-kyo-rear-plus = Campo abierto, con Cañones y Caballos
# en: f494717f
setup-kyo-front-plus = Punto muerto, con Cañones y Caballos
# en: a102c5f6
setup-chakart-asymmetric = Cada bando al azar
# en: 55644158
setup-chakart-symmetric = El mismo azar para ambos
# en: f59e5bec
setup-chakart-deterministic = Como en ajedrez
# en: ef832861
setup-lusus-standard = Estándar
# en: e6633efd
-side-white = Blancas
    .gender = fp
    .adj-m = blanco
    .adj-f = blanca
    .adj-fp = blancas
# en: 74fdef90
-side-black = Negras
    .gender = fp
    .adj-m = negro
    .adj-f = negra
    .adj-fp = negras
# en: 7adbcccf
-side-gold = Doradas
    .gender = fp
    .adj-m = dorado
    .adj-f = dorada
    .adj-fp = doradas
# en: 324655b6
-side-red = Rojas
    .gender = fp
    .adj-m = rojo
    .adj-f = roja
    .adj-fp = rojas
# en: ce22b3b9
label-turn = Jugada { $number }
# en: af787251
label-won = Ganan { $side }
# en: ac1c74b5
label-drawn = Tablas
# en: ea324a36
label-canceled = Cancelada
# en: 4ef1d665
label-by-checkmate = por jaque mate
# en: e7fffa67
label-by-king = por captura del Rey
# en: d306ffc0
label-by-kings = por captura de Reyes
# en: 0f642c1d
label-by-no-kings = sin Reyes en juego
# en: d9603f95
label-by-mana = por falta de maná
# en: d7435499
label-by-tiles = por falta de losetas
# en: c472b34a
label-by-limit = por límite de jugadas
# en: 335132d1
label-by-resignation = por rendición
# en: 373d1b71
label-by-time = por tiempo
# en: a5d9e4b2
label-by-admin = por decisión
# en: dd541fed
label-by-agreement = de común acuerdo
# en: 4b45bd0e
label-by-stalemate = por ahogado
# en: 1f8b015d
label-by-bare-kings = con los Reyes solos
# en: 534a928f
label-by-quiet = por jugadas tranquilas
# en: fd483f2c
label-by-no-progress = sin avances
# en: 528efada
label-by-blocked = por bloqueo total
# en: bff90385
label-by-no-move = sin jugadas posibles
# en: 0b6c3990
label-by-repetition = por repetición
# en: 58823171
label-by-rules = según las reglas
# en: c89906ff
label-by-none = sin resultado
# en: 292d2084
label-by-season = por fin de temporada
# en: 6ec3a92b
alt-ended = { $game }. { $result } { $why }. Vista desde { WORD($from, article: "the") }.

# en: 4c156db9
alt-last = Última jugada, { $side }: { $meaning }.

# en: 08686461
alt-planned = Jugada prevista, { $side }: { $meaning }.

## Commands

# en: 400001f2
command-challenge = Desafía a alguien, o a quien quiera jugar
# en: 81c3576d
command-challenge-game = A qué juego jugar
# en: 6b8c455b
command-challenge-opponent = Contra quién jugar (por defecto: quien acepte primero)
# en: 7d5f50aa
command-challenge-side = Tu bando (por defecto: al azar)
# en: d24f8c67
command-challenge-pace = Tiempo por jugada (por defecto: el del servidor)
# en: ee73a016
command-challenge-time = Días para toda la partida, además de un día por jugada
# en: ad4be3b3
command-challenge-setup = Cómo empiezan las piezas (por defecto: lo habitual)
# en: 2e3e44bb
command-challenge-rated = Si la partida es por puntos (por defecto: sí)
# en: 223edb3f
command-challenge-level = Jugar contra la máquina en este nivel (por defecto: uno a tu medida)
# en: 456ffd3a
choice-side-first = Mueve primero
# en: 5e0ea21b
choice-side-second = Mueve en segundo lugar
# en: 78993027
choice-side-random = Al azar
# en: 0b624f62
choice-pace = { $budget ->
    [0] { $days ->
        [one] 1 día por jugada
       *[other] { $days } días por jugada
    }
    [one] 1 día por jugada y { $budget } día más en total
   *[other] 1 día por jugada y { $budget } días más en total
}
# en: 852bda02
choice-pings-channel = En el canal de la partida
# en: b92d8529
choice-pings-direct = Por mensaje directo
# en: c76ff34e
choice-pings-both = En el canal y por mensaje directo
# en: 46dcd130
choice-reminders-both = Al gastar la mitad y el 80 % de mi tiempo
# en: 201f99ba
choice-reminders-late = Al gastar el 80 % de mi tiempo
# en: 4947f76b
choice-reminders-none = Nunca
# en: 923ec64b
choice-theme-classic = Clásico
# en: 390b9adb
choice-theme-dark = Oscuro
# en: 654e7bd8
choice-theme-contrast = Alto contraste
# en: fd39bd0e
choice-size-usual = Normal
# en: 888503a4
choice-size-small = Pequeño
# en: 3f09b6e3
choice-size-large = Grande
# en: 817f724d
choice-layout-wide = Ancho: con un panel al lado
# en: e65d9b40
choice-layout-tall = Alto: para teléfonos
# en: f4706394
choice-symbols-off = Solo las piezas
# en: e8c82c69
choice-symbols-on = Piezas con letras
# en: f302840d
choice-board-own = Mi propio bando
# en: f4ae2022
choice-board-first = El bando que mueve primero
# en: 427d23ea
choice-board-second = El bando que mueve en segundo lugar
# en: fe0b8e79
choice-text-off = Solo imágenes
# en: c43af4fb
choice-text-beside = Imágenes y texto
# en: 1592f49a
choice-text-instead = Solo texto
# en: 2306150f
choice-accepts-everybody = Todo el mundo
# en: 62fcd5da
choice-accepts-known = Gente con la que ya jugué
# en: d2304e0b
choice-accepts-nobody = Nadie
# en: bb7b621a
choice-language-discord = El mismo que en Discord
# en: 581da029
choice-puzzles-on = Volver a preguntarme
# en: a28f9b71
choice-puzzles-off = No preguntar
# en: 233e4c50
choice-danger-on = Avisarme
# en: 1a7849bc
choice-danger-off = No decir nada
# en: b60965a9
choice-yes = Sí
# en: 3d8917bc
choice-no = No
# en: f0640877
command-move = Haz tu jugada
# en: 36bac45d
command-move-turn = Tu jugada: elígela o escríbela
# en: 32837f11
command-move-game = Cuál de tus partidas
# en: fa583e1e
command-board = Muestra el tablero, solo a ti
# en: 31d19651
command-board-game = Qué partida
# en: 9f1d420a
command-board-turn = Tras qué jugada, por su número (0 es el inicio)
# en: 46b5e553
command-games = Tus partidas, la más urgente primero
# en: 848ae5be
command-games-player = Las partidas de quién (por defecto: las tuyas)
# en: 5738fa8a
command-history = Recorre una partida, descárgala o mira su repetición
# en: 55da1d54
command-history-game = Qué partida
# en: 1a1c71ab
command-learn = Aprende un juego con lecciones cortas
# en: 226b0fb3
command-puzzle = Resuelve un ejercicio: encuentra la única jugada buena
# en: 34859a26
command-learn-game = Qué juego (por defecto: ver por dónde vas en cada uno)
# en: df790a7c
command-puzzle-game = Qué juego (por defecto: elegir de una lista)
# en: df0e8bc9
command-rules = Aprende un juego, con imágenes
# en: 45f95476
command-rules-game = Qué juego
# en: 506e8cf2
command-rules-topic = Una pieza, una loseta o una regla (por defecto: la primera página)
# en: e33baf6c
command-describe = El tablero en palabras
# en: f38d94da
command-describe-game = Qué partida
# en: ed53f862
command-describe-what = Una casilla, una fila, un bando o una pieza (por defecto: todo)
# en: c4aedb89
command-resign = Ríndete en una partida
# en: 011022bb
command-resign-game = Cuál de tus partidas
# en: 86c36bbc
command-draw = Ofrece o acepta tablas
# en: f0cf2fc6
command-draw-game = Cuál de tus partidas
# en: 57a1a131
command-takeback = Pide deshacer tu última jugada
# en: a2f86e35
command-takeback-game = Cuál de tus partidas
# en: 58f0bf60
command-abort = Cancela una partida antes de que los dos bandos hayan movido
# en: 3bee894f
command-abort-game = Cuál de tus partidas
# en: 9722478d
command-rematch = Ofrece la revancha, con los bandos cambiados
# en: a64391f4
command-rematch-game = Cuál de tus partidas terminadas
# en: f63cdd22
command-next = Abre tu partida más urgente
# en: 582bb396
command-note = Escribe notas privadas sobre una partida
# en: 156b5bb6
command-note-game = Cuál de tus partidas
# en: ea7aeef0
command-profile = Resultados y puntuaciones
# en: e94e689a
command-profile-player = El perfil de quién (por defecto: el tuyo)
# en: 81e3132c
command-leaderboard = Quiénes juegan mejor
# en: a5cc24db
command-leaderboard-game = Qué juego (por defecto: todos)
# en: eee286d6
command-leaderboard-scope = De este servidor o de todos (por defecto: este servidor)
# en: 51732181
choice-scope-server = Este servidor
# en: e5cafcd8
choice-scope-everywhere = En todas partes
# en: 8491d6ae
command-mydata = Descarga o borra tus datos
# en: e7ac3f47
menu-challenge = Desafiar…
# en: ad42ce28
command-block = Bloquea a alguien, o mira y levanta tus bloqueos
# en: 1ef32844
command-block-person = A quién bloquear (por defecto: ver tus bloqueos)
# en: 4c8b5043
menu-block = Bloquear
# en: c5c04354
command-moderate = Silencia a personas, anula partidas y mira el registro (para moderación)
# en: 39f094fb
command-moderate-mute = Impide que alguien desafíe a gente aquí o la mencione con sus peticiones
# en: 85022b5c
command-moderate-person = A quién
# en: 853b44bb
command-moderate-days = Cuántos días (0 levanta el silencio)
# en: 36b833dc
command-moderate-annul = Anula los cambios de puntuación de una partida
# en: 12c02b83
command-moderate-restore = Deshaz una anulación
# en: a76fa5e5
command-moderate-game = Qué partida
# en: 0b82657c
command-moderate-reason = Por qué, para el registro y las personas afectadas
# en: 223d5305
command-moderate-pings = Dos semanas de peticiones y sus menciones
# en: 1f9a5659
command-moderate-pings-person = Solo las de esta persona (por defecto: todas)
# en: f67c5af4
command-moderate-log = Qué hizo aquí la moderación en el último año
# en: dba14ae4
command-plan = Prepara una respuesta a la próxima jugada de tu rival
# en: ee5081ee
command-plan-if = Si tu rival juega esto
# en: 21026d9e
command-plan-then = Jugar esto al instante
# en: f07cf31e
command-plan-after = Continuar este plan tuyo
# en: 79f1a8f9
command-plan-game = Cuál de tus partidas
# en: fc5f1dcb
command-review = Repasa una partida terminada: qué la decidió y qué era mejor
# en: 087b9c34
command-review-game = Qué partida terminada (por defecto: la última)
# en: b3a1d224
command-verify = Comprueba los dados y las jugadas de la máquina de una partida terminada
# en: f51a8bcc
command-verify-tournament = Comprobar en su lugar el sorteo de la última temporada de un torneo
# en: 0e3b140b
command-verify-game = Qué partida
# en: dbbc0438
command-hint = Pide una pista en una partida contra la máquina
# en: 980a3abd
command-hint-game = Qué partida (por defecto: la de aquí)
# en: ff5e4156
command-moretime = Dale a tu rival un día más
# en: ffaf4ac4
command-moretime-game = Cuál de tus partidas
# en: b159b786
command-vacation = Pausa tus relojes mientras no estás
# en: e8e1b5b8
command-vacation-days = Cuántos días (0 termina tus vacaciones)
# en: 5f3e8890
command-settings = Mira y cambia tus ajustes
# en: fcccae02
command-settings-pings = Dónde mencionarme
# en: da759486
command-settings-reminders = Cuándo recordarme una partida
# en: 90586401
command-settings-timezone = Mi zona horaria: escribe una ciudad y elígela
# en: 027af42d
command-settings-quiet = Cuándo no enviarme recordatorios, por ejemplo 22-7, u off
# en: 60f10712
command-settings-confirm = Preguntarme antes de hacer una jugada que yo escriba
# en: 498c59bc
command-settings-theme = Los colores de mis tableros
# en: 8be1dbdd
command-settings-size = El tamaño de mis tableros
# en: c37965bf
command-settings-layout = Tableros anchos, o altos para teléfonos
# en: e58ca1c3
command-settings-symbols = Letras en las piezas de mis tableros
# en: 2dfcd37d
command-settings-board = Qué bando queda abajo en mis tableros
# en: 4d50d7f4
command-settings-text = Mis tableros como imágenes, como texto o ambos
# en: f1b13225
command-settings-challenges = Quién puede desafiarme
# en: 0dcf6794
command-settings-danger = Avisarme si mi rey corre peligro (niveles 1 y 2, lecciones)
# en: a310fe01
command-settings-puzzles = Convertir mis errores en ejercicios
# en: 191fff0e
command-settings-language = Mi idioma
# en: 848045c1
command-server = Para admins: configura el servidor y decide partidas
# en: 0e3a8f55
command-server-show = Muestra los ajustes de este servidor
# en: 298e024b
command-server-channel = Elige los canales donde se juega
# en: 88e5f219
command-server-channel-add = Añade un canal donde se juega
# en: 6d2988db
command-server-channel-remove = Quita un canal: ahí ya no empezarán partidas
# en: 1465c89f
command-server-channel-clear = Haz que cada partida se juegue donde se hizo su desafío
# en: 3d48a113
command-server-channel-which = Qué canal
# en: b30517e2
command-server-threads = Da un hilo propio a cada partida nueva
# en: 322a99a6
command-server-threads-each = Activar o desactivar
# en: 68a4a2af
command-server-limits = Limita las partidas y los desafíos de cada persona
# en: 4b7b7cb5
command-server-limits-games = Partidas en curso por persona (0: sin límite)
# en: 17de3d8f
command-server-limits-challenges = Desafíos abiertos por persona (de 1 a 50)
# en: 749b73fa
command-server-pace = Fija el tiempo habitual por jugada
# en: 6e71dc7e
command-server-pace-days = Días por jugada
# en: f1126251
command-server-vacation = Fija cuántos días de vacaciones detienen aquí los relojes
# en: 7ba3a96c
command-server-vacation-days = Días por año (0: ninguno)
# en: 22dc1d3b
command-server-puzzle = Publica un ejercicio cada día
# en: 7ed23b60
command-server-puzzle-channel = Dónde publicarlo (por defecto: donde estaba)
# en: 79c04df5
command-server-puzzle-game = Ejercicios de qué juego (por defecto: uno distinto cada día)
# en: 7ca1b2c3
command-server-puzzle-hour = Hora de publicarlo, de 0 a 23 (por defecto: 9)
# en: d439c8bd
command-server-puzzle-timezone = La zona horaria de esa hora (por defecto: la tuya en /settings)
# en: c4f17f47
command-server-puzzle-off = Detener el ejercicio del día (por defecto: no)
# en: 782d4b8f
command-server-board = Mantén en un canal una lista de las partidas en curso
# en: f497c6ba
command-server-board-channel = Qué canal (déjalo vacío para quitar la lista)
# en: d07e5412
command-server-language = Fija el idioma de los mensajes públicos
# en: 51e4bfdf
command-server-language-which = Qué idioma
# en: 0787839b
command-server-adjudicate = Decide el resultado de una partida en lugar de quienes juegan
# en: 2e405c12
command-server-adjudicate-game = Qué partida
# en: fd359a90
command-server-adjudicate-result = Cómo termina
# en: 5e047386
command-server-adjudicate-reason = Por qué (lo leerán quienes juegan)
# en: d8980ebe
command-server-abort = Cancela una partida ajena, sin resultado
# en: 8250a8fb
command-server-abort-game = Qué partida
# en: a0c2a38d
command-server-abort-reason = Por qué (lo leerán quienes juegan)
# en: d1c61992
command-server-export = Descarga los datos de este servidor
# en: ba255ef7
command-server-export-after = Seguir después de esta partida, si un archivo no bastó
# en: 6b9cf2f8
command-server-organizer = Deja que un rol organice torneos
# en: 51c170d0
command-server-organizer-role = Qué rol (déjalo vacío si solo organizan admins)
# en: 8133d2be
command-server-delete = Borra los datos de este servidor
# en: 9cd4e6a0
command-tournament = Juega en los torneos de este servidor
# en: 93cde4ee
command-tournament-which = Qué torneo
# en: 7591ccdf
command-tournament-show = Fechas, clasificaciones y partidas
# en: 36f299dc
command-tournament-join = Participa en un torneo
# en: d1ecfc92
command-tournament-leave = Deja un torneo, ahora o tras esta temporada
# en: 8d52d73c
command-tournament-new = Crea un torneo aquí (para quienes organizan)
# en: 079f28d9
command-tournament-new-name = Su nombre (por defecto: el del juego)
# en: 484d8e11
command-tournament-manage = Cambia un torneo (para quienes organizan)
# en: 1377a5e7
command-help = Cómo jugar y qué hacer ahora

## Buttons and fields

# en: 82b283a6
button-accept = Aceptar
# en: c70d60dc
button-accept-unrated = Aceptar como amistosa
# en: 7a337594
button-decline = Rechazar
# en: 9d4d9bd7
button-withdraw = Retirar
# en: 3555b690
button-move = Mover
# en: 821e386a
button-view = Mi vista
# en: c4c2faef
button-history = Historial
# en: 9b524c06
button-review = Análisis
# en: 351d5b25
button-look-again = Mirar otra vez
# en: 2228712d
button-show-number = Mostrar { $number }
# en: 471ce935
button-try-number = Probar { $number }
# en: 51024ea8
button-more = Más
# en: a81f5d23
button-resign = Rendirme
# en: 29d17c70
button-resign-sure = Sí, me rindo
# en: 6f70a3c9
button-draw-offer = Ofrecer tablas
# en: 0ca531fc
button-draw-accept = Aceptar tablas
# en: d986de93
button-draw-decline = Rechazar tablas
# en: 2a673151
button-draw-withdraw = Retirar la oferta
# en: 3cafda8f
button-takeback = Pedir deshacer la jugada
# en: b870451a
button-takeback-accept = Dejar deshacer la jugada
# en: 0ec26b4a
button-takeback-decline = Rechazar la petición
# en: 489018e8
button-takeback-withdraw = Retirar la petición
# en: 019db0f2
button-abort = Cancelar partida
# en: ed33a02f
button-abort-sure = Sí, cancelarla
# en: d7ab72af
button-rematch = Revancha
# en: 1468dc72
button-note = Notas
# en: f5950db0
button-dice = Dados
# en: 271f6271
button-how-to-play = Cómo se juega
# en: 67bbd065
button-lessons = Lecciones
# en: 5420756b
button-lessons-of = Aprender { $game }
# en: 87e81851
button-first-course = Primer curso
# en: d0384c34
button-next-lesson = Lección siguiente
# en: 7d2409e6
button-know-chess = Sé jugar al ajedrez
# en: 56fbe6b6
button-next-puzzle = Ejercicio siguiente
# en: f11074f7
button-puzzle-of = Ejercicio de { $game }
# en: 5d0e7662
button-solve = Resolver
# en: 1dcf6afb
button-solution = Ver la solución
# en: 9d0c11b9
button-line = Ver las jugadas
# en: f88929c5
button-again = Jugarla otra vez
# en: 1cf2aa0b
button-continue = Continuar
# en: 9e01693c
button-hint = Pista
# en: 64157e52
button-export = Descargar
# en: c476c93e
button-unblock = Levantar el bloqueo
# en: 687f7456
button-forget = Borrar
# en: 6a587987
button-forget-sure = Sí, borrarlo todo
# en: ae74cf1f
button-list-me = Entrar en listas globales
# en: c77609de
button-unlist-me = Salir de listas globales
# en: 959356d7
button-play = Jugar { $turn }
# en: baa55692
button-plan-cancel = Cancelar { $number }
# en: bf8c0db6
button-plan-cancel-all = Cancelar todos
# en: 99ea3726
button-end-sure = Sí, terminarla
# en: 92bf9a7d
button-server-delete-sure = Sí, borrarlo todo
# en: 173b05ea
button-cancel = Cancelar
# en: 71d9c081
button-new-game = Partida nueva
# en: 3ccbd362
button-send-challenge = Enviar desafío
# en: 2c64b12a
button-other-side = Cambiar de bando
# en: 64602fee
button-rated = Jugar por puntos
# en: 9a97ebef
button-unrated = Hacerla amistosa
# en: 43b859cd
button-anyone = Cualquiera puede aceptar
# en: 3a8b7215
button-rules-of = Reglas de { $game }
# en: 56d5a4b6
button-play-computer = Jugar con la máquina
# en: 3824624e
button-start-game = Empezar
# en: e1bffd2d
button-in-public = Jugar en público
# en: 13594e83
button-in-private = Jugar en privado
# en: 8cfce722
button-strict = Hacerla estricta
# en: e8698b35
button-lenient = Permitir deshacer jugadas
# en: 905fa317
button-play-again = Jugar otra vez
# en: c89b2fdd
button-try = Probar desde aquí
# en: df0ccca8
button-level-up = Un nivel más
# en: 96567f73
button-level-down = Un nivel menos
# en: 43d05c29
button-computer-hint = Pista
# en: c738f17a
button-hint-move = Ver la jugada
# en: d504b56d
button-hint-why = ¿Por qué?
# en: a5c0174a
button-hint-play = Jugarla
# en: 8363840c
button-undo = Deshacer
# en: 8f5e5b96
button-confirm = Confirmar
# en: 08a1d644
button-edit = Editar
# en: 4d5555b7
button-type = Escribir jugada
# en: 3e052f13
button-withdraw-number = Retirar { $number }
# en: 1b1016a7
button-accept-number = Aceptar { $number }
# en: a2f5beb5
button-decline-number = Rechazar { $number }
# en: ddce2799
button-type-value = Escribirlo
# en: 563db336
button-all-options = Todos los ajustes
# en: 1ff140f5
button-clear-channels = Quitar todos
# en: 87ed6d14
button-all-games = Todos los juegos
# en: e285ee3b
button-this-server = Este servidor
# en: 83df0d4b
button-all-servers = Todos los servidores
# en: 5a2d0223
button-page-back = ◀ Anterior
# en: d48dd9c1
button-page-forward = Siguiente ▶
# en: 268f332f
button-back = ◀ Atrás
# en: 49956351
button-forward = Adelante ▶
# en: c5ac81b7
button-first = ⏮ Inicio
# en: 340b4c11
button-last = Última ⏭
# en: 5ea6d3cd
button-end = Final ⏭
# en: fa790186
button-flip = Girar tablero
# en: fc87655a
button-goto = Ir a…
# en: 5eba6a7e
button-turns = Todas las jugadas
# en: c33f302b
button-record = Descargar
# en: 299a8116
button-replay = Repetición
# en: 87ab8a38
button-join = Participar
# en: d082cba2
button-leave = Salir
# en: 91c6297d
button-leave-now = Salir ahora
# en: a905b053
button-leave-later = Salir tras la temporada
# en: 9264ff5b
button-season-games = Mis partidas
# en: e1cdcfb3
button-season-challenge = Desafiar
# en: 74788bdd
button-season-table = Clasificación
# en: 75db495a
button-season-rules = Reglas
# en: 493fcb7e
button-season-file = Archivo del torneo
# en: cc3efe9a
button-division = División { $number }
# en: cfa843ff
button-create-tournament = Crearlo
# en: 24ec6747
button-tournament-name = Cambiar el nombre
# en: b3511bb9
button-manage-back = Atrás
# en: f75e1599
button-manage-sure = Sí, hacerlo
# en: 12678ee4
modal-tournament-name-title = Nombre del torneo
# en: 50dc8945
modal-tournament-name = Nombre
# en: 2068299b
modal-title = Tu jugada en { $game }
# en: 8894d7b1
modal-turn = Jugada
# en: 906a51c6
modal-note-title = Notas sobre { $game }
# en: bf2187e3
modal-note = Solo tú puedes leerlo
# en: b2f070f8
modal-turn-hint = por ejemplo { $example }

## Challenges

# en: 67463cf9
challenge-title = { $game }: un desafío
# en: 3ca612bc
challenge-title-setup = { $game } ({ $setup }): un desafío
# en: eada5174
challenge-to = { $opponent }, ¿te animas a una partida de { $game }? { $challenger } te desafía.
# en: 8186f4b6
challenge-rematch = { $opponent }, ¿revancha en { $game }? { $challenger } te la ofrece, con los bandos cambiados.
# en: 4ef1a580
challenge-which = ¿A qué quieres jugar con { $opponent }? La partida será por puntos, con bandos al azar y { $pace }. Para elegirlo tú, usa `/challenge`.
# en: 634e2f5a
computer-name = Máquina { $number } · { $level }
# en: 7bed6e66
-level-newcomer = Primeros pasos
# en: 8d3df09d
-level-beginner = Principiante
# en: 414d325e
-level-careful = Prudente
# en: 9c2dc6ff
-level-club = Club
# en: c7407f3d
-level-strong = Fuerte
# en: edd57757
-level-best = Máximo
# en: 290e3482
computer-about-newcomer = sabe mover las piezas, pero no ve casi ninguna amenaza
# en: 8bf910ce
computer-about-beginner = captura lo que no está defendido y gana si puede
# en: 6ce15dff
computer-about-careful = ve tu próxima respuesta
# en: bb2331cb
computer-about-club = planea con dos o tres jugadas de antelación
# en: 45ebf365
computer-about-strong = encuentra combinaciones
# en: 78463ff0
computer-about-best = piensa hasta cinco segundos
# en: 5449f4ea
computer-rated = { $about }; unos { $rating } puntos
# en: 06608e6b
computer-choice = { $name }: { $about }
# en: df7cc85f
computer-title = Jugar con la máquina
# en: 67cc7d45
computer-against = Contra **{ $name }**: { $about }.
# en: cecda075
computer-terms = { $side ->
    [first] Mueves primero
    [second] Mueves en segundo lugar
   *[random] Bandos al azar
} · { $days ->
    [0] sin reloj
    [one] 1 día por jugada
   *[other] { $days } días por jugada
} · { $rated ->
    [yes] por puntos
   *[no] amistosa
} · { $strict ->
    [yes] sin deshacer jugadas y sin pistas
   *[no] puedes deshacer jugadas y pedir pistas
}
# en: 6761cf0a
computer-private = Solo tú ves esta partida. Te escribiré por mensaje directo.
# en: 7d0b3d0a
computer-public = Todo el canal puede mirar.
# en: 28d14969
computer-choose-level = Elige su nivel de juego
# en: 0f1a0947
computer-sees = La máquina ve lo que vería una persona en su lugar, y nada más.
# en: 5bc522d3
computer-thinking = { $computer } está pensando…
# en: 10a6d504
computer-begun = ¡Empieza la partida! Juegas con { WORD($side, article: "the") } contra { $computer }.
# en: 8f4cc898
computer-taken-back = Jugada deshecha.
# en: 8125d6d5
computer-tried = ¡Seguimos desde ahí! Juegas con { WORD($side, article: "the") } contra { $computer }. Es una partida amistosa, y la original se queda como está.{ $secrets ->
    [yes] {" "}Lo que no podías ver se reparte de nuevo.
   *[no] {""}
}
# en: 460f6bc9
computer-try-instead = Pero puedes probar otra jugada en una partida nueva.
# en: 74fd4fc7
computer-draw-offered = Ofreciste tablas. En su turno, { $computer } las aceptará o seguirá jugando.
# en: b92d9d1e
hint-piece = Mira tu pieza en **{ $square }**.
# en: 134639e5
hint-their-piece = Mira la pieza rival en **{ $square }**.
# en: 7a98f5fb
hint-drop = Tienes una pieza por colocar.
# en: 3e641d8d
hint-tile = Tienes una loseta por jugar.
# en: 1093af68
hint-promotion = Piensa en qué debería convertirse tu Peón.
# en: ed1f3dce
hint-pass = Quizá lo mejor sea no hacer nada.
# en: 5f52b153
hint-move = Juega `{ $turn }`: { $meaning }.
# en: 17a6dbfc
hint-why-wins = Gana al instante.
# en: 9c822036
hint-why-wins-in = Gana en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}, responda lo que responda tu rival.
# en: 1dc63efd
hint-why-only = Es tu única jugada.
# en: 7658d222
hint-why-leaves-check = Saca a tu rey del jaque y es lo que menos cuesta.
# en: 16a89935
hint-why-saves-king = Salva a tu rey. Si no, podrían capturarlo: { $threat }.
# en: 53034160
hint-why-stops-mate = Evita el jaque mate. Si no, podrían acabar la partida: { $threat }.
# en: a1746b8f
hint-why-checks = Da jaque, y tu rival tiene que responder a eso primero.
# en: ccfdedf3
hint-why-threatens-king = Ataca al rey enemigo. Si tu rival no reacciona, lo capturas: { $next }.
# en: dfb396d6
hint-why-threatens-mate = Amenaza jaque mate. Si tu rival no reacciona, acabas la partida: { $next }.
# en: 200cf9d3
hint-why-takes = Gana material, y tu rival no tiene nada bueno que capturar a cambio.
# en: db0e699f
hint-why-takes-reply = Gana material, incluso tras la mejor respuesta: { $reply }.
# en: 46e92e29
hint-why-their-answer = La mejor respuesta: { $reply }.
# en: 48186645
hint-why-grows = Te da una pieza más fuerte, y tu rival no tiene nada bueno que capturar a cambio.
# en: afd7817f
hint-why-prevents = Responde a una amenaza: { $threat }.
# en: d0320405
hint-why-instead = Hay una captura tentadora, pero es peor: { $tempting }. La respuesta sería: { $reply }.
# en: cb09e94a
hint-why-threatens = Amenaza con una captura: { $next }.
# en: 2c2fadd3
hint-why-again = Después mueves otra vez.
# en: 8465eb52
hint-why-limits = Tu rival aún tiene una buena respuesta, pero otras jugadas te cuestan más: { $reply }.
# en: 48bedb0f
hint-why-nears = Permite que tus piezas se acerquen más al rey enemigo.
# en: 928d85b0
hint-why-safe = Mejora tu posición y no deja nada tuyo regalado.
# en: a2eea04b
hint-why-improves = Si se calculan unas jugadas más, lleva a la mejor posición para ti.
# en: f32061dd
hint-busy = La máquina tiene demasiado que pensar ahora mismo. Vuelve a pedir la pista en un minuto.
# en: 15214b96
hint-count = Pistas en esta partida: { $count }
# en: 6453406d
computer-waiting = { $player }, { $computer } ya movió. Te toca en { $game }: { $link }
# en: b1157a3d
danger-king = Pueden capturar a tu rey en la próxima jugada: lo ataca { WORD($piece, article: "the") } de { $square }.
# en: 898b24a4
danger-king-unknown = Pueden capturar a tu rey en la próxima jugada.
# en: e47b1da5
danger-mate = Pueden darte jaque mate en la próxima jugada, con { WORD($piece, article: "the") } de { $square }.
# en: 3e09dcc4
danger-mate-unknown = Pueden darte jaque mate en la próxima jugada.
# en: 0a1c81f8
danger-check = Tu rey está en jaque: lo ataca { WORD($piece, article: "the") } de { $square }. Muévelo, cierra el paso o captura esa pieza.
# en: 15071830
danger-check-close = Tu rey está en jaque: lo ataca { WORD($piece, article: "the") } de { $square }. Muévelo o captura esa pieza.
# en: eef20781
danger-check-double = Dos piezas dan jaque a tu rey. Muévelo.
# en: 9d39fad2
danger-check-unknown = Tu rey está en jaque.
# en: 6705dfe2
computer-over = { $player } contra { $computer }: { $told }
# en: aa721637
computer-won = ¡Victoria!
# en: 994d3bfe
computer-won-checkmate = ¡Victoria! El Rey de la máquina no tiene escapatoria.
# en: 79737150
computer-won-king = ¡Victoria! Capturaste al Rey de la máquina.
# en: 7072875f
computer-won-kings_captured = ¡Victoria! A la máquina no le queda ningún Rey.
# en: 2afcbbc8
computer-won-mana = ¡Victoria! A la máquina no le queda maná.
# en: fb99da82
computer-won-draw = ¡Victoria! La máquina no puede robar suficientes losetas.
# en: 45d3da60
computer-won-limit = ¡Victoria! Terminó la jugada 400 y, según las reglas, la partida es tuya.
# en: 074fa1cf
computer-won-resignation = ¡Victoria! La máquina se rinde.
# en: 6d3ae415
computer-won-adjudicated = Decisión de la administración del servidor: ¡victoria para ti!
# en: cb19bd56
computer-lost = Esta vez gana la máquina.
# en: 23fc6244
computer-lost-checkmate = Jaque mate. Esta vez gana la máquina.
# en: 550a2a1e
computer-lost-king = Capturaron a tu Rey. Esta vez gana la máquina.
# en: 44907d1d
computer-lost-kings_captured = No te queda ningún Rey. Esta vez gana la máquina.
# en: eb64145e
computer-lost-mana = No te queda maná. Esta vez gana la máquina.
# en: d1b70429
computer-lost-draw = No puedes robar suficientes losetas. Esta vez gana la máquina.
# en: 65f4142e
computer-lost-limit = Terminó la jugada 400 y las reglas deciden en tu contra. Esta vez gana la máquina.
# en: f8c56469
computer-lost-resignation = Te rendiste. Esta vez gana la máquina.
# en: 1c8eab94
computer-lost-time = Se te acabó el tiempo. Esta vez gana la máquina.
# en: d1b6870a
computer-lost-adjudicated = Decisión de la administración del servidor: gana la máquina.
# en: 138bf401
computer-lost-try = **Probar desde aquí** te devuelve { $from ->
    [mistake] a tu error más caro
   *[last] a tu última jugada
} para que juegues de otra forma.
# en: f6600b96
computer-lost-lesson = Una lección sobre lo que te hizo perder: **{ $title }**
# en: 603a2fc9
button-fitting-lesson = Abrir la lección
# en: bd2fe2f7
computer-stuck = Lo siento, { $player }: { $computer } no encuentra su jugada en { $game }. Ya avisé a la persona responsable del bot, y la máquina lo vuelve a intentar cada hora. Tu partida está a salvo.
# en: ed81f01a
games-computer = Contra la máquina
# en: 7e8bba27
profile-computer-line = { $game }: victorias contra { $levels }
# en: 50cb6c92
profile-computer-none = { $game }: aún sin victorias
# en: ac1a84f5
profile-computer-rated = puntuación { $rating } ({ $results })
# en: 42f42ace
games-line-computer = **{ $game }** contra { $opponent } · jugada { $turn } · { $whose ->
    [mine] **te toca**
    [theirs] la máquina piensa
   *[public] sin reloj
} · { $link }
# en: a772c350
notice-answered = { $side } respondió `{ $record }`: { $meaning }.
# en: 23370c61
new-game-title = Partida nueva
# en: 80bedc77
new-game-which = ¿A qué juego quieres jugar?
# en: 739bca54
new-game-game = **{ $game }** · { $about }
# en: 2fc8cdb3
new-game-setup = Disposición: { $setup }
# en: ae90451c
new-game-terms = Contra { $opponent } · { $side ->
    [first] mueves primero
    [second] mueves en segundo lugar
   *[random] bandos al azar
} · { $pace } · { $rated ->
    [yes] por puntos
   *[no] amistosa
}
# en: 57684999
new-game-anyone = quien acepte primero
# en: 3429171a
new-game-choose-game = Elige un juego
# en: 5a93a930
new-game-other-game = Elige otro juego
# en: ad216de4
new-game-choose-setup = Elige cómo empiezan las piezas
# en: 0b8e7174
new-game-choose-pace = Elige el tiempo por jugada
# en: baacd366
new-game-choose-opponent = Elige contra quién
# en: c5c18aba
challenge-open = { $challenger } quiere jugar una partida de { $game }. ¿Quién se anima?
# en: 7827c641
challenge-terms = { $challenger } { $side ->
    [first] mueve primero
    [second] mueve en segundo lugar
   *[random] juega con un bando al azar
} · { $pace } · { $rated ->
    [yes] por puntos
    [limited] amistosa: { $most } con { $opponent } esta semana
   *[no] amistosa
} · caduca { $until }
# en: 720f9d99
challenge-pace = -# { $challenger } suele responder en { $time } y perdió por tiempo { $lost } de { $finished ->
    [one] 1 partida
   *[other] { $finished } partidas
}.
# en: 1ee19bdc
challenge-unrated = Esta partida será amistosa: en los últimos 7 días ya empezaste { $most ->
    [one] 1 partida por puntos
   *[other] { $most } partidas por puntos
} de este juego con { $opponent }.
# en: 34824f9c
challenge-sent = ¡Desafío enviado! Caduca { $until }.
# en: 07633002
challenge-sent-home = ¡Desafío enviado! Caduca { $until }. La partida se jugará en { $channel }.
# en: 96b70f5e
challenge-home = La partida se jugará en { $channel }.
# en: edcf943d
challenge-accepted-home = { $player } aceptó el desafío de { $challenger }. La partida empieza en { $channel }.
# en: fd1767bc
challenge-accepted = { $player } aceptó el desafío de { $challenger }. La partida empieza aquí abajo.
# en: 1192b7f6
challenge-declined = { $player } rechazó el desafío de { $challenger }.
# en: 0f26f14d
challenge-withdrawn = { $challenger } retiró este desafío.
# en: b3147b95
challenge-expired = Nadie respondió a tiempo al desafío de { $challenger }.
# en: f5a43d59
challenge-closed = { $why ->
    [left] El desafío de { $challenger } está cerrado: una de las dos personas ya no está en este servidor.
    [place] El desafío de { $challenger } está cerrado: en su canal no se puede jugar.
    [limit] El desafío de { $challenger } está cerrado: una de las dos personas ya tiene todas las partidas que permite este servidor.
   *[unwilling] El desafío de { $challenger } está cerrado: la partida no puede empezar ahora.
}
# en: 83ae800e
challenge-expired-notice = { $challenger }, { $opponent } no respondió a tiempo a tu desafío de { $game }, así que caducó. Para enviar otro, usa `/challenge`.
# en: 99a64686
challenge-expired-notice-open = { $challenger }, nadie aceptó a tiempo tu desafío de { $game }, así que caducó. Para enviar otro, usa `/challenge`.
# en: 3a3988d9
challenge-done-accepted = ¡Desafío aceptado! Juegas contra { $challenger } en { $channel }.
# en: 052d0ca5
challenge-done-time = Cada bando tiene un día para cada jugada y { $days ->
    [one] 1 día
   *[other] { $days } días
} más para toda la partida. De ahí solo se descuenta lo que una jugada se pase de su día.
# en: 090bbc59
challenge-done-declined = Rechazaste el desafío de { $challenger }.
# en: 765a64c6
challenge-done-withdrawn = Retiraste tu desafío.
# en: ba720cd0
challenge-declined-notice = { $player } rechazó tu desafío de { $game }, { $challenger }.
# en: 7d43cd39
challenge-missing-permissions = Todavía no puedo llevar una partida en este canal: me falta permiso para { $missing }. Díselo a la administración del servidor, o envía el desafío en otro canal.
# en: 5e784f1d
challenge-hidden = { $opponent } no puede ver el canal de este desafío. Envía el desafío en { $channel }, que es visible para ti y para tu rival.
# en: 1b6b4823
challenge-hidden-everywhere = { $opponent } no puede ver el canal de este desafío, y no hay ningún canal de juego visible para ti y para tu rival. La administración puede añadir uno con `/server`.
# en: cbf7689b
challenge-absent = { $opponent } no está en este servidor, así que aquí no puede recibir tu desafío.
# en: da2c5588
permission-view = ver el canal
# en: 22dc9407
permission-send = enviar mensajes
# en: 5e6a2f2e
permission-send-thread = enviar mensajes en hilos
# en: a060b405
permission-embed = insertar enlaces
# en: 7dc599b3
permission-attach = adjuntar archivos
# en: b65b0c18
doctor-missing = { $server }: al bot le falta permiso para { $missing }

## Notices

# en: 490ced6d
notice-ping = { $player }, ¡te toca!
# en: 73b06eca
notice-over = { $first } contra { $second }: { $ending }
# en: 021c4333
notice-title = { $game } · jugada { $turn }
# en: 667a856a
notice-title-part = { $game } · parte { $part } de la jugada { $turn }
# en: 8750118f
notice-title-over = { $game } · fin de la partida
# en: 9eab4bc0
notice-players = { $firstside }: { $first } · { $secondside }: { $second }
# en: 0843381b
notice-start = ¡Empieza la partida! Mueve primero { $side }.
# en: ed9506f3
notice-last = { $side } jugó `{ $record }`: { $meaning }.
# en: 41f64e4b
notice-planned = { $side } tenía planeado `{ $record }`: { $meaning }.
# en: dfe26578
notice-plan-played = { $player }, tu plan se jugó.
# en: 15323234
notice-plan-refused = { $player }, llegó el momento de tu plan, pero no se pudo jugar. Pulsa **Mover** para ver por qué.
# en: 7345a98c
notice-deadline = Vence { $deadline } ({ $exactly })
# en: 1810c8f5
notice-draw-open = { $player } ofrece tablas, hasta que { $opponent } responda o mueva.
# en: d0fcfd6d
notice-draw-closed = { $outcome ->
    [accepted] Se aceptó la oferta de tablas.
    [declined] Se rechazó la oferta de tablas.
    [withdrawn] Se retiró la oferta de tablas.
    [over] Había una oferta de tablas, pero la partida terminó antes.
   *[overtaken] Había una oferta de tablas, pero la partida siguió.
}
# en: 3e4f3c54
notice-foot = Partida { $id } · { WORD($from, article: "the") } abajo
# en: e23e02c3
notice-foot-dice = Partida { $id } · { WORD($from, article: "the") } abajo · se tiraron dados
# en: 0e5261a5
notice-dice-sealed = -# Dados sellados: SHA-256 `{ $commitment }`
# en: 2c438436
notice-dice-open = Comprueba los dados con `/verify`.
# en: 80a1c8c0
plan-both = Un plan necesita las dos cosas: `if` es la jugada de tu rival y `then`, tu respuesta.
# en: 095ecbfa
plan-turn = `{ $turn }`
# en: cae05aeb
plan-stealth = una jugada con sigilo desde { $from }
# en: 3175290e
plan-made = Plan listo: si tu rival juega { $foreseen }, jugaré `{ $reply }` por ti.
# en: da413946
plan-title = Tus planes en { $game } { $id }
# en: 59257b43
plan-line = { $number }. si { $foreseen }, entonces `{ $reply }`
# en: e6f90cc0
plan-choice = si { $foreseen }, entonces { $reply }
# en: 828383b7
plan-none = Aún no tienes planes en esta partida. Añade uno con `/plan if: then:`.
# en: 130ddbbe
plan-none-on-turn = No tienes planes en esta partida. Te toca, así que juega con `/move`. Los planes se hacen mientras piensa tu rival.
# en: 24995fd0
plan-stale = La partida ha avanzado, así que no se canceló nada. Aquí tienes tus planes actuales.
# en: 6953628b
plan-refused = Llegó el momento de tu plan para { $foreseen }, pero `{ $reply }` no se puede jugar. { $why } Elige tu jugada, por favor.
# en: 152fd9bf
plan-not-foreseen = Tus planes no preveían la jugada de tu rival, así que no se jugó ninguno.
# en: 8272217b
plan-foot-ended = Solo tú los ves. Desaparecerán en cuanto muevas.
# en: becacd0e
plan-foot = Solo tú los ves. Cualquier otra jugada los cancela.
# en: a101afe7
rules-title = { $game } · { $topic }
# en: 7e6f8e9b
rules-foot = { $chapter } · página { $page } de { $pages }
# en: 276bbc5b
rules-heading = { $topic } ({ $code })
# en: 3d3f77d8
rules-choice = { $topic } · { $text }
# en: 0d3d5126
rules-no-topic = No tengo ninguna página sobre `{ $typed }`, así que aquí está la primera. La lista muestra todos los temas.
# en: 714e02e2
rules-chapters = Capítulo: { $chapter }
# en: 717d8ead
rules-pages = Página: { $topic }
# en: 0a840b62
rules-shown-turn = *En la imagen: { WORD($side, article: "the") } jugaron `{ $record }`: { $meaning }.*
# en: ad6ddb75
rules-shown-targets = *Marcado: adónde puede ir.*
# en: b14d54b8
rules-alt-targets = Una jugada que empieza con { $draft } puede continuar a { $squares }.
# en: 7a2ce74a
rules-chapter-aruki-game = El juego
# en: 2d8b94d2
rules-chapter-aruki-pieces = Las piezas
# en: af10b160
rules-chapter-aruki-specials = Promoción, evolución, dragones
# en: 55017abd
rules-chapter-aruki-end = Jaque, final, notación
# en: 9cfb0f47
rules-title-aruki-overview = De qué se trata
# en: 4d6e07bf
rules-page-aruki-overview =
    Aruki es ajedrez en un tablero de 12×12 casillas. Mueven primero las Blancas y luego los bandos se turnan; nadie pasa. Si das jaque mate al rey enemigo, ganas.
    Tres cosas lo hacen distinto:
    - Las piezas que capturas van a tu *reserva*. Cuando un peón llega a la fila de peones de tu rival, puede convertirse en una de ellas.
    - *Evolución*: fusiona una pieza del tablero con una de tu reserva y tendrás una pieza más fuerte.
    - Una vez por partida, cada uno de tus dos *dragones* puede barrer toda su línea, él incluido. Hasta entonces amenaza al rey enemigo en cualquier punto de esa línea.
    No hay enroque, ni paso doble, ni captura al paso.
# en: e9bbe180
rules-title-aruki-setup = Tablero y disposición
# en: 8eac5612
rules-page-aruki-setup =
    Las columnas van de «a» a «l» y las filas de 1 a 12; a1 queda a la izquierda de las Blancas. La fila inicial de las Blancas es la 1 y su fila de peones la 2. Para las Negras son la 12 y la 11. Adelante es hacia arriba para las Blancas y hacia abajo para las Negras.
    La fila inicial, de «a» a «l»: Torre, Flecha, Lanza, Pica, Dragón Dorado, Rey, Bufón, Dragón Plateado, Pica, Lanza, Flecha, Torre. El ejército negro es su espejo, rey frente a rey en la columna f.
    Los colores de las casillas no significan nada. Las reservas empiezan vacías y los cuatro poderes de los dragones están disponibles. Las Blancas tienen trece primeras jugadas posibles: doce pasos de peón, o barrer la columna e con el Dragón Dorado.
# en: 29288adf
rules-title-aruki-turn = Tu turno
# en: c4a8aad7
rules-page-aruki-turn =
    En tu turno haces una de estas tres cosas:
    - un *paso*: mueves una pieza. Puede capturar, y un Peón o una Jabalina puede promocionar;
    - una *evolución*: fusionas una pieza del tablero con una de tu reserva;
    - un *barrido*: barres una línea con uno de tus dragones.
    Hagas lo que hagas, después tu propio rey no puede estar en jaque. No puedes caer sobre tus propias piezas.
# en: f97896d2
rules-title-aruki-capture = Capturar
# en: f187cf4e
rules-page-aruki-capture =
    Para capturar, cae sobre una pieza enemiga. Solo los Peones y las Jabalinas son distintos: se mueven en recto a casillas vacías y capturan en diagonal hacia adelante.
    La pieza capturada va a tu reserva tal como estaba en el tablero: un Ministro que fue Torre es un Ministro. En cambio, los bufones y los dragones salen de la partida. Los reyes no se capturan nunca.
# en: d87a43bc
rules-title-aruki-trays = Reservas
# en: ff0b87c1
rules-page-aruki-trays =
    Tu reserva, al lado del tablero, guarda lo que capturaste. La ve todo el mundo. Las piezas que hay en ella ya no tienen color: en cuanto las usas, son tuyas.
    Puedes usar la reserva de dos formas. Una promoción saca de ella una pieza al tablero. Una evolución fusiona una pieza con una del tablero. No puedes soltar piezas sin más.
    Solo van a las reservas estos tipos: Peón, Jabalina, Pica, Pica Mayor, Lanza, Lanza Mayor, Espada, Espada Larga, Torre, Flecha (criterio nuestro), Ministro. Lo que se lleva un barrido no va a ninguna reserva, y tampoco un peón que promociona.
# en: aad99aa9
rules-page-aruki-pawn =
    Una casilla de frente, si está vacía. Captura en diagonal hacia adelante, a una casilla, y solo ahí, así que una pieza justo delante lo bloquea. No hay paso doble.
    Cuando entra en la fila de peones de tu rival, puede promocionar. En la última fila ya no puede avanzar, pero aún puedes fusionarlo con otro peón.
    Dos Peones dan una Jabalina.
# en: f85914c9
rules-page-aruki-javelin =
    Una casilla en recto, hacia adelante o hacia atrás, si está vacía. Como un Peón, captura en diagonal hacia adelante, a una casilla, nunca hacia atrás ni de frente.
    Puede promocionar cada vez que entra en la fila de peones de tu rival, incluso si retrocede hasta ella, pero no a Peón.
    La dan dos Peones. Ya no evoluciona más.
# en: 91e47d0a
rules-page-aruki-pike =
    Una casilla en diagonal, en las cuatro direcciones. Tus propias piezas la bloquean; las enemigas se capturan.
    Dos Picas dan una Pica Mayor. Una Pica y una Lanza dan una Espada.
# en: e4c4c200
rules-page-aruki-greater-pike =
    Una o dos casillas en diagonal. Dos casillas son un salto: da igual lo que haya en medio, y no le pasa nada (criterio nuestro).
    Con una Lanza Mayor da una Espada Larga.
# en: e909a559
rules-page-aruki-lance =
    Una casilla por su fila o su columna, en las cuatro direcciones, pero no en diagonal.
    Dos Lanzas dan una Lanza Mayor. Una Lanza y una Pica dan una Espada.
# en: 9f3429af
rules-page-aruki-greater-lance =
    Una o dos casillas por su fila o su columna. Dos casillas son un salto (criterio nuestro): aquí salta por encima de su propia pieza de e6, y del peón de f5, que también podría capturar.
    Con una Pica Mayor da una Espada Larga.
# en: dfc30c19
rules-page-aruki-sword =
    Una casilla en cualquier dirección, como un rey, pero puede quedar bajo ataque.
    La dan una Lanza y una Pica. Dos Espadas dan una Espada Larga.
# en: e04feabd
rules-page-aruki-long-sword =
    Una o dos casillas en cualquiera de las ocho direcciones: dieciséis casillas, ninguna de ellas a salto de caballo. Dos casillas son un salto (criterio nuestro), así que ni un anillo de piezas puede retenerla.
    La dan dos Espadas, o una Pica Mayor y una Lanza Mayor.
# en: 490e02a9
rules-page-aruki-rook =
    Cualquier número de casillas por su fila o su columna, hasta la primera pieza. Si es tuya, la detiene; si es enemiga, puede capturarla. No puede saltar.
    Con una Flecha da un Ministro.
# en: 93f1df6f
rules-page-aruki-arrow =
    Cualquier número de casillas en diagonal, hasta la primera pieza. Si es tuya, la detiene; si es enemiga, puede capturarla. Siempre se queda en casillas de un mismo color.
    Con una Torre da un Ministro.
# en: b9facfb7
rules-page-aruki-minister =
    Torre y Flecha en una: cualquier número de casillas por una fila, una columna o una diagonal, hasta la primera pieza.
    Lo dan una Torre y una Flecha, sea cual sea la que está en el tablero.
# en: 2ea617e6
rules-page-aruki-king =
    Una casilla en cualquier dirección, pero nunca a una casilla atacada. Tampoco puede pisar la línea de un dragón enemigo con el poder disponible, salvo que capture ese dragón o que el rey de ese dragón también esté en la línea. No hay enroque.
    Tienes un solo rey en toda la partida, y nunca se captura. Si está en jaque y ninguna jugada lo salva, pierdes.
# en: 53d9455d
rules-page-aruki-jester =
    Por sí mismo se mueve una casilla en cualquier dirección. También se mueve como las piezas que tiene al lado: mira la página siguiente.
    Solo tienes uno. No puede evolucionar, nada promociona a Bufón, y si lo capturan, sale de la partida.
# en: a447f95f
rules-title-aruki-mimicry = Qué imita el Bufón
# en: d4e77313
rules-page-aruki-mimicry =
    Cada pieza de las ocho casillas que rodean a un Bufón, de cualquier bando, le presta su forma de moverse. El Bufón las tiene todas a la vez. Aquí la Torre negra le presta filas y columnas, y su propia Pica Mayor le presta saltos de dos en diagonal.
    - Torre, Flecha y Ministro prestan sus recorridos; Pica Mayor, Lanza Mayor y Espada Larga, sus saltos. Las piezas que solo dan un paso no añaden nada.
    - Los dragones solo prestan pasos: ni barrido ni jaque de línea. El otro Bufón no presta nada (criterio nuestro).
    - Un recorrido prestado se bloquea como cualquier otro, incluso por la pieza que lo presta.
    - La imitación cuenta para el jaque: una pieza que se pone al lado de un Bufón, o se aparta de él, cambia al instante lo que el Bufón ataca.
# en: 8fd94576
rules-page-aruki-golden-dragon =
    Una casilla en cualquier dirección, como un rey. Además, una vez por partida puede barrer la *columna* en la que está. Mientras ese poder está disponible, amenaza al rey enemigo en cualquier punto de esa columna.
    La barra de la pieza está vertical mientras el poder está disponible. Un dragón capturado sale de la partida, y su poder se va con él.
# en: 9dbacf9a
rules-page-aruki-silver-dragon =
    El gemelo del Dragón Dorado para las filas: una casilla en cualquier dirección, y una vez por partida puede barrer la *fila* en la que está. Hasta entonces amenaza al rey enemigo en cualquier punto de esa fila.
    Al principio no puede hacer ni lo uno ni lo otro, porque su propio rey está en la misma fila.
# en: 9d6c1132
rules-title-aruki-promotion = Promoción
# en: 6ef2bf52
rules-page-aruki-promotion =
    Cuando tu Peón o tu Jabalina entra en la fila de peones de tu rival (la 11 para las Blancas, la 2 para las Negras), puedes cambiar esa pieza, en la misma jugada, por una de tu reserva. Aquí el Peón captura un Ministro y se convierte en ese mismo Ministro: lo que un paso captura ya está en tu reserva.
    - No es obligatorio (criterio nuestro). Pero un Peón que pasa de largo pierde su oportunidad.
    - El Peón sale de la partida; no va a ninguna reserva.
    - Con la reserva vacía no puedes promocionar.
    - En la última fila no promociona nada.
    Se escribe `O(a10)b11=M`.
# en: 945e6136
rules-title-aruki-javelin-promotion = Promocionar una Jabalina
# en: d933f9aa
rules-page-aruki-javelin-promotion =
    Una Jabalina promociona como un Peón, pero puede entrar en la fila una y otra vez, y promocionar cada vez. Aquí retrocede desde la última fila y se convierte en Espada.
    Puede convertirse en todo lo que haya en tu reserva, menos en Peón.
# en: f03c1686
rules-title-aruki-evolution = Evolución
# en: 40bb6835
rules-page-aruki-evolution =
    Fusiona una pieza de tu reserva con una del tablero, que se convierte, en su casilla, en el resultado. Esa es toda tu jugada (criterio nuestro). Cualquiera de las dos puede ser la del tablero.
    - Peón + Peón = Jabalina
    - Torre + Flecha = Ministro
    - Pica + Pica = Pica Mayor
    - Lanza + Lanza = Lanza Mayor
    - Lanza + Pica = Espada
    - Espada + Espada = Espada Larga
    - Pica Mayor + Lanza Mayor = Espada Larga
    No hay más. Vale en cualquier casilla y puede dar jaque. Se escribe `R(e4)+A=M`: la pieza del tablero, la de tu reserva, el resultado.
# en: f45b1a2d
rules-title-aruki-wipe = El barrido
# en: 74edf390
rules-page-aruki-wipe =
    Una vez por partida, tu Dragón Dorado puede barrer su columna, y tu Dragón Plateado, su fila. Esa es toda tu jugada. Desaparecen todas las piezas de la línea: las de tu rival, las tuyas y el propio dragón. Ninguna va a una reserva (criterio nuestro).
    No puedes hacerlo mientras tu propio rey está en la línea (criterio nuestro). Sí puedes aunque solo desaparezca el dragón.
    Se escribe `GD(c4)-`.
# en: e78b5170
rules-title-aruki-line-check = Jaque de línea
# en: 552b4b6f
rules-page-aruki-line-check =
    Como podría barrer su línea, un dragón con el poder disponible da jaque al rey enemigo en cualquier punto de ella, haya las piezas que haya en medio. No puedes cubrirte.
    Lo que sirve: sacar a tu rey de la línea, capturar el dragón o barrerlo con un dragón tuyo en otra línea. Un dragón que ya usó su poder no da jaque de línea.
# en: 183dcbc8
rules-title-aruki-line-exception = Cuándo una línea es segura
# en: de52f121
rules-page-aruki-line-exception =
    Mientras los dos reyes están en la línea de un dragón, no hay jaque de línea, porque ese dragón no podría barrerla. Aquí el rey negro está a salvo en la columna e hasta que el rey blanco salga de ella. Eso sería un jaque a la descubierta.
    Justo al lado de un dragón, un rey está en jaque de todos modos, porque el dragón da pasos como un rey.
# en: 4731fa4b
rules-title-aruki-check = Jaque
# en: fd7c30ff
rules-page-aruki-check =
    Un rey está en jaque cuando una pieza enemiga ataca su casilla (la imitación también cuenta), o cuando un dragón de su línea tiene el poder disponible. Ninguna jugada puede dejar en jaque a tu propio rey: aquí la Espada tiene que seguir entre su rey y la Torre.
    Da igual que la propia pieza que ataca esté clavada.
# en: a0059503
rules-title-aruki-checkmate = Jaque mate
# en: fd018f90
rules-page-aruki-checkmate =
    Si estás en jaque y no tienes ninguna jugada legal, pierdes. Las evoluciones y los barridos cuentan como jugadas: mientras alguno sirva, no es mate.
    Una partida también termina cuando alguien se rinde, cuando se acaba el tiempo o cuando los dos bandos acuerdan tablas.
# en: b26bf0c4
rules-title-aruki-stalemate = Ahogado
# en: e2546044
rules-page-aruki-stalemate = Si no estás en jaque pero no tienes ninguna jugada legal, son tablas. Las evoluciones y los barridos cuentan como jugadas.
# en: e89b7cd1
rules-title-aruki-draws = Otras tablas
# en: 3f8244e5
rules-page-aruki-draws =
    Esto termina la partida por sí solo; nadie tiene que reclamarlo:
    - en el tablero solo quedan los dos reyes, haya lo que haya en las reservas;
    - la misma posición aparece por tercera vez: el mismo tablero, el turno del mismo bando, las mismas reservas, los mismos poderes de dragón;
    - pasan cien jugadas de cada bando sin captura, promoción, evolución, barrido ni paso de peón. Los pasos de Jabalina cuentan como tranquilos.
    Las reglas originales no dicen nada de las tablas; estos son criterios nuestros.
# en: a308a547
rules-title-aruki-notation = Cómo se escriben las jugadas
# en: 9e1eb2b3
rules-page-aruki-notation =
    - Un paso: `O(d2)d3`, es decir, la pieza, dónde está y adónde va. Las capturas no se marcan.
    - Con promoción: `O(a10)a11=R`
    - Una evolución: `R(a1)+A=M`
    - Un barrido: `GD(c4)-`
    Un `+` al final es jaque, `#` es mate. Los símbolos: O Peón, J Jabalina, P Pica, PP Pica Mayor, L Lanza, LL Lanza Mayor, S Espada, SS Espada Larga, R Torre, A Flecha, M Ministro, K Rey, JK Bufón, GD y SD los dragones.
    Puedes escribir menos: entiendo `d2d3`, `a10a11r`, `a1+a` y `c4-`, con o sin mayúsculas, y los nombres de las piezas, también en inglés: `rook a6 b6`. Si escribes `GDc4` para un barrido, pregunto antes de jugarlo. Si cambias de orden letra y número, pregunto qué querías decir.
# en: 1f73b72c
rules-chapter-kyo-game = El juego
# en: 5def8a25
rules-chapter-kyo-moves = Mover peones y fichas
# en: 4e27e0f9
rules-chapter-kyo-pawns = Los peones
# en: 6710fa60
rules-chapter-kyo-shields = Escudos
# en: 11a0961e
rules-chapter-kyo-end = Final y notación
# en: fdabc1d5
rules-title-kyo-overview = De qué se trata
# en: e7099b43
rules-page-kyo-overview =
    En Kyo juegas con peones que están sobre montones de fichas. Mueven primero las Doradas y luego los bandos se turnan; nadie pasa. Ganas si capturas al Rey enemigo, o si dejas a tu rival sin una sola ficha de maná.
    Un peón da un paso a una casilla vecina y se lleva cuantas fichas suyas quiera. Si la ficha que *se queda atrás* es un camino para ese paso, el peón puede seguir, paso tras paso:
    - el maná oscuro, marcado con `+`, es un camino recto, de frente y a los lados;
    - el maná claro, marcado con `x`, es un camino en diagonal.
    Un escudo encima de una casilla la protege: lo que la ataca rebota.
# en: a8a552d6
rules-title-kyo-setup = Tablero y disposiciones
# en: e9597501
rules-page-kyo-setup =
    Diez columnas, de la A a la J, y diez filas, de la 0 a la 9. La fila inicial de las Doradas es la 0, y la de las Rojas, la 9. Las Doradas ven la fila 0 abajo y la columna A a la derecha. Los colores de las casillas no significan nada.
    Cada bando tiene 8 Peones Ligeros, 8 Peones Pesados, 2 Torres, una Dama, un Rey, 13 fichas de maná oscuro y 13 de maná claro, y 8 escudos. Rey frente a Rey en la columna E, Dama frente a Dama en la columna F.
    Las disposiciones se distinguen por dónde están los Peones Ligeros: *Campo abierto* (filas 1 y 8, como aquí), *Trinchera* (filas 3 y 6), *Punto muerto* (filas 4 y 5). Con un `+`, a cada bando se le suman dos Cañones y dos Caballos, como aquí en las filas 2 y 7. Cómo se mueven es criterio nuestro.
# en: d53942ad
rules-title-kyo-stacks = Pilas
# en: 96cedcfe
rules-page-kyo-stacks =
    En una casilla hay una pila: cualquier número de fichas y, como mucho, un peón, siempre en lo más alto. La pila es del bando cuyo peón o maná está arriba. Una casilla con un escudo encima no es de nadie.
    Las fichas doradas tienen extremos rectos; las rojas, redondos; los escudos llevan muescas. `+` es maná oscuro, `x` es claro.
    Esto es lo que puedes *levantar*: desde arriba hasta el primer maná enemigo, tu propio maná y cualquier escudo, como máximo cinco fichas bajo un peón. Un Peón Ligero no levanta nada. De tu propio montón sin peón puedes tomar las que quieras; de un montón enemigo, o si hay un escudo encima, ninguna.
    Las pilas se leen de abajo arriba: E4 es aquí oscura, clara, escudo, Peón Pesado.
# en: 40eb0b31
rules-title-kyo-turn = Tu turno
# en: bd25d57d
rules-page-kyo-turn =
    Juega una de tus pilas: su peón, o sus fichas si ahí no hay ningún peón. Haz una de estas cosas:
    - un paso *directo*;
    - una cadena de pasos de *maná*, hasta donde lleguen los caminos;
    - un paso de *fichas* sin su peón;
    - *reordenar* sus fichas, o *golpear* un escudo.
    Además, las Torres pueden colocar escudos y las Damas reordenar sus fichas en cualquier momento. Puedes parar después de cualquier paso. Aquí un Peón Pesado recorre tres casillas y deja una ficha oscura en cada casilla de la que sale.
# en: 57ed49aa
rules-title-kyo-direct = Pasos directos
# en: bdc08841
rules-page-kyo-direct =
    Cualquier peón puede dar un paso a cualquiera de las ocho casillas vecinas, sea lo que sea lo que se queda atrás. Si no fue un paso de maná, con eso termina de moverse.
    - A una casilla vacía, o sobre maná de cualquier bando: entra.
    - Sobre tu propio peón: nunca.
    - Sobre un peón enemigo: lo captura. Un Peón Ligero tiene que superarlo en número.
    - A una casilla con un escudo encima: solo una Torre. Los demás lo golpean y no se mueven de su sitio.
# en: 00a279d8
rules-title-kyo-load = Llevar fichas
# en: 2a711b0d
rules-page-kyo-load =
    En cada paso, un peón puede llevarse fichas de arriba, de ninguna a cinco, hasta donde pueda levantarlas y en su orden. El resto se queda atrás. Eliges de nuevo en cada paso: por el camino puedes dejar fichas, y recoger otras que encuentres bajo el peón.
    `E4 2E5` lleva dos. Se queda atrás una ficha clara y el paso es recto, así que es un paso directo.
    Un Peón Ligero no lleva nada.
# en: 38115f8b
rules-title-kyo-dark = Pasos de maná: oscuro
# en: d42a3626
rules-page-kyo-dark =
    Un paso es un *paso de maná* si la ficha más alta que se queda atrás es un camino para él. El maná oscuro es un camino para pasos rectos, por una fila o una columna. Tras un paso de maná, el peón puede dar otro.
    Aquí `C2 2C3 1C4 C5`: en cada casilla se queda una ficha oscura y deja que el peón avance una más. El último paso lo deja sin fichas, así que tiene que parar: ya no hay nada que dejar atrás.
# en: b8cae8e8
rules-title-kyo-light = Pasos de maná: claro
# en: 1bfc42ca
rules-page-kyo-light =
    El maná claro es un camino para pasos en diagonal. Aquí `C2 2D3 1E4 F5` deja atrás tres fichas claras.
    Da igual de quién sea el maná: el de tu rival es un camino igual de bueno, aunque nunca puedes levantarlo. Un escudo no es un camino.
# en: 07546467
rules-title-kyo-bends = Girar con dos colores
# en: 6b513efb
rules-page-kyo-bends =
    De un paso de maná al siguiente, el peón puede cambiar de dirección si cambia el *color del camino*, de oscuro a claro o de claro a oscuro. Aquí es oscuro, claro, oscuro: recto, diagonal, recto.
    Así, el orden de las fichas de una pila decide qué caminos están abiertos. Reordénalas a tiempo.
# en: b050564e
rules-title-kyo-one-colour = Con un color no se gira
# en: 5c3f44b6
rules-page-kyo-one-colour =
    Dos pasos de maná sobre el mismo color tienen que ir exactamente en la misma dirección. Dar la vuelta también es cambiar, y de nada sirve reordenar fichas o colocar escudos en medio (criterio nuestro).
    Aquí el peón vino de E2 a E3 sobre maná oscuro y lleva una ficha oscura. Si deja esa ficha, solo puede seguir a E4. Si se la lleva, se queda atrás la ficha clara de E3 y abre las cuatro diagonales.
# en: f3257a52
rules-title-kyo-roads = Caminos que ya están ahí
# en: 16f6e4cb
rules-page-kyo-roads =
    Las fichas sueltas también son caminos: un peón se sube a ellas, las deja atrás y sigue. Aquí un peón sin fichas pasa por una ficha enemiga y por una propia.
    Las que solo pisa de camino se quedan como están.
# en: 10fbf13d
rules-title-kyo-rest = Los caminos enemigos se destruyen
# en: b310420e
rules-page-kyo-rest =
    Cuando termina tu jugada, se destruye el maná enemigo que hay justo debajo de lo que trajo tu peón, de ahí hacia abajo, hasta la primera ficha tuya o el primer escudo. Solo cuenta la casilla donde el peón se detiene (criterio nuestro).
    Aquí desaparecen las fichas rojas de E4, la oscura y la clara, y la ficha dorada de debajo se queda.
    Las fichas solas nunca destruyen nada.
# en: 2bec3b00
rules-title-kyo-capture = Capturar
# en: 943b6af1
rules-page-kyo-capture =
    Da un paso sobre un peón enemigo para capturarlo. Con él se van las fichas de *su* color que tiene justo debajo, hasta el primer escudo o el primer maná tuyo (criterio nuestro). Eso y todo lo de más abajo se queda, y tu peón cae encima con lo que lleva.
    Todos los peones menos el Peón Ligero capturan sin condiciones, también a los Reyes. Una captura termina el movimiento, incluso en medio de una cadena (criterio nuestro: las reglas originales no lo dicen). Una Torre aún puede colocar escudos; una Dama aún puede reordenar sus fichas.
    Lo capturado o destruido no vuelve nunca.
# en: 4456a772
rules-title-kyo-chips = Enviar fichas
# en: b61d4ac2
rules-page-kyo-chips =
    En lugar del peón, puedes enviar sus fichas de arriba a un paso, en cualquiera de las ocho direcciones, a una casilla vacía o sobre maná de cualquier bando. El peón se queda y baja sobre lo que queda. Siempre es un paso directo, y después no se mueve nada más.
    Las fichas no capturan nada. Pero el maná tapado por maná enemigo ya no lo puede levantar su bando.
    Se escribe con un más: `E4 +2E5`.
# en: b10dad11
rules-title-kyo-under = Fichas bajo un peón
# en: 573f247f
rules-page-kyo-under =
    También puedes enviar fichas a la casilla de un peón tuyo, incluso la de un Peón Ligero: se deslizan justo debajo de él. No puede haber ningún escudo entre ellas.
    No puedes enviar fichas a una casilla con un peón enemigo, ni con un escudo encima (criterio nuestro).
# en: 2e771b96
rules-title-kyo-pile = Montones sin peón
# en: eaea4b63
rules-page-kyo-pile =
    Un montón con tu maná encima es tuyo, y puedes jugarlo: envía cuantas fichas de arriba quieras a un paso, o reordénalas. Solo puedes levantar tu propio maná y los escudos, hasta la primera ficha enemiga.
    Eso termina tu jugada.
# en: 3e0dee75
rules-title-kyo-shuffle = Reordenar
# en: 1f270c4f
rules-page-kyo-shuffle =
    Un peón puede poner en otro orden sus fichas de arriba, hasta donde pueda levantarlas. Esa es toda su jugada, aunque una Torre aún puede colocar escudos, y una Dama seguir. Un Peón Ligero no puede reordenar sus fichas; las de un montón sin peón sí se pueden reordenar.
    El orden tiene que cambiar, y entre las fichas reordenadas ningún escudo puede acabar bajo maná (criterio nuestro).
    Se escribe de abajo arriba: `E4 =LDD` pone la clara abajo del todo y luego oscura, oscura. No escribas las fichas de abajo que se quedan como estaban.
# en: 0473ce1d
rules-page-kyo-light-pawn =
    Un paso en cualquier dirección, siempre directo. Nunca usa maná, no levanta nada y no puede reordenar nada, aunque esté sobre fichas.
    Puede subirse al maná y golpear un escudo como los demás (criterio nuestro), pero solo puede capturar a un peón al que supera en número: mira la página siguiente.
# en: 9cb8c904
rules-title-kyo-outnumber = Superar en número
# en: 063a38ee
rules-page-kyo-outnumber =
    Antes de que un Peón Ligero capture a un *peón*, cuenta las casillas vecinas tal como está el tablero:
    - cuántas pilas del bando que ataca hay junto al *objetivo*; el peón que ataca es una de ellas;
    - cuántas pilas del otro bando hay junto al *peón que ataca*; el objetivo es una de ellas.
    El primer número tiene que ser mayor. Peones y maná cuentan igual; los escudos no cuentan para nadie.
    Aquí el peón de E4 puede capturar en D5, tres contra dos. Junto a F5 solo está él mismo, así que F5 está a salvo.
# en: ed8a5bc8
rules-page-kyo-heavy-pawn =
    El peón corriente. Levanta hasta cinco fichas, da un paso directo o una cadena de pasos de maná, envía fichas, las reordena o golpea un escudo, y captura sin condiciones.
    La ficha que se queda atrás decide qué pasos pueden seguir: la ficha clara que deja en E4 permite seguir en diagonal; la oscura, en recto.
# en: 2a6a8c0e
rules-page-kyo-tower =
    Se mueve y levanta fichas como un Peón Pesado, y puede hacer dos cosas más:
    - Se sube *a* los escudos que hay encima de una casilla en lugar de rebotar, aquí en E5 y D5. Entonces los escudos quedan bajo la Torre, que los puede levantar. Nunca golpea escudos.
    - Puede colocar escudos en cualquier momento de su jugada sin terminarla: mira la página siguiente.
# en: aa5a467a
rules-title-kyo-deploy = Cómo coloca escudos la Torre
# en: f62b6e56
rules-page-kyo-deploy =
    Una Torre puede enviar sus fichas de arriba a un paso si todas son escudos: antes de sus otros pasos, entre ellos y después, cuantas veces quiera. La jugada sigue.
    `E1 +1D2 1E2 +1F3`: coloca un escudo en D2, va a E2 con el otro y lo coloca en F3.
    Puedes colocar escudos en casillas vacías y sobre maná de cualquier bando, pero no encima ni debajo de un peón, ni sobre otro escudo.
# en: 13f39feb
rules-page-kyo-queen =
    Se mueve y levanta fichas como un Peón Pesado, y puede reordenar sus fichas en cualquier momento de la jugada, cuantas veces quiera, sin terminarla: antes de sus pasos, entre ellos y después, incluso tras una captura.
    Si reordena varias veces seguidas, cuenta como una sola vez. También vale una jugada que solo consista en reordenar.
    Aquí `F2 3G3 =LDS`: da un paso con sus tres fichas y luego pone la clara abajo del todo.
# en: 1948203f
rules-page-kyo-king =
    Se mueve, levanta fichas y captura como un Peón Pesado. Si lo pierdes, pierdes la partida.
    No hay jaque: tu Rey puede meterse en peligro. Los tres escudos sobre los que empieza no protegen a nadie mientras esté encima. Colócalos a su lado, o déjalos atrás.
# en: 202fb732
rules-page-kyo-cannon =
    Un peón opcional, por criterio nuestro. Está en las disposiciones con un `+`.
    Se mueve y captura como un Peón Pesado, y lanza fichas: donde otros las envían a un paso, puede enviarlas a una, dos o tres casillas en línea recta, por encima de lo que haya en medio. Caen donde pueden caer fichas: no sobre un peón enemigo, ni donde haya un escudo encima.
# en: bf88f68e
rules-page-kyo-knight =
    Un peón opcional, por criterio nuestro. Está en las disposiciones con un `+`.
    Se mueve y captura como un Peón Pesado. Como primer y único paso también puede saltar como un caballo de ajedrez, dos casillas en recto y una hacia un lado, por encima de lo que haya en medio, con o sin fichas. Un salto es siempre directo.
# en: f1a883e5
rules-title-kyo-strike = Golpear un escudo
# en: e11937ed
rules-page-kyo-strike =
    Si das un paso hacia una casilla con un escudo encima, lo golpeas: el escudo de arriba se destruye y tu peón rebota. Se queda donde está con sus fichas, y con eso termina de moverse. Da igual quién colocó el escudo. Los Peones Ligeros golpean sin contar (criterio nuestro); las Torres no golpean nunca.
    En medio de una cadena, un golpe tiene que ser un paso de maná: alguna ficha que pudiera quedarse atrás tiene que ser un camino para él.
    Se escribe con una X: `C4 XC5`.
# en: 451e0749
rules-title-kyo-deploying = Colocar escudos
# en: 12d70a29
rules-page-kyo-deploying =
    Un escudo protege la casilla sobre la que está, y nada más: *debajo* de un peón no protege nada. Cualquier peón que levanta fichas puede colocar escudos enviándolos, como las demás fichas, a una casilla vacía o sobre maná. Para todos menos la Torre, es un paso directo como cualquier otro.
    Los escudos no tienen color (criterio nuestro). Hacen rebotar a piezas amigas y enemigas, y nadie puede levantar lo que hay debajo.
# en: e4abf32a
rules-title-kyo-uncover = Dejar escudos atrás
# en: f0a1db33
rules-page-kyo-uncover =
    Un peón que se va sin sus escudos los deja encima: también quedan colocados. Aquí el Rey se aparta con un escudo, y dos protegen E2.
    Para recuperar escudos, súbete a ellos con una Torre, cae sobre ellos con una captura, o levántalos de debajo de tu propio maná puesto encima más tarde.
# en: 74610202
rules-title-kyo-king-taken = El final: cae un Rey
# en: 87a1835a
rules-page-kyo-king-taken = Captura al Rey enemigo y ganas al instante. No hay jaque, así que mira antes de dar un paso.
# en: ed4f0e7c
rules-title-kyo-no-mana = El final: sin maná
# en: d0f82bf4
rules-page-kyo-no-mana =
    Si al terminar una jugada no te queda ninguna ficha de maná en ningún sitio, ni oscura ni clara, ni bajo peones ni sin ellos, pierdes. No puedes destruir las tuyas.
    El maná se destruye cuando un peón enemigo se detiene encima, y junto con un peón capturado que está sobre él.
# en: 42023d1f
rules-title-kyo-draws = Tablas
# en: 094e9879
rules-page-kyo-draws =
    - Si es tu turno y no tienes ninguna jugada, son tablas. Aquí los Peones Ligeros dorados no superan en número a nadie y tienen encerrado al Rey.
    - Si el mismo tablero, con el turno del mismo bando, aparece por tercera vez, son tablas.
    - Si en 120 jugadas seguidas, contando las de los dos bandos, nada sale del tablero, son tablas: ningún peón capturado, ningún maná destruido, ningún escudo golpeado. Yo llevo la cuenta.
    - Los dos bandos pueden acordar tablas.
    Las reglas originales no dicen nada de las tablas; estos son criterios nuestros.
# en: bca8e285
rules-title-kyo-notation = Cómo se escriben las jugadas
# en: 07be1474
rules-page-kyo-notation =
    La casilla donde empiezas y luego los pasos, separados por espacios:
    - `B4`: el peón va a B4 sin fichas; `3B4`: con las tres de arriba.
    - `+2B4`: van las dos fichas de arriba, el peón se queda.
    - `XB4`: golpea el escudo de B4.
    - `=LDS`: las tres fichas de arriba pasan a ser clara, oscura, escudo, de abajo arriba.
    Las capturas no se marcan. Puedes escribirlo sin espacios ni mayúsculas: `c42c51c6xc7` es `C4 2C5 1C6 XC7`, como en la imagen.
# en: 8aaad963
rules-chapter-chakart-game = El juego
# en: cabdced8
rules-chapter-chakart-men = Las piezas
# en: aa0a312c
rules-chapter-chakart-objects = Objetos
# en: 9c954f02
rules-chapter-chakart-eggs = Lo que traen los huevos
# en: 783ba041
rules-chapter-chakart-powers = Caparazón y sigilo
# en: e622222c
rules-chapter-chakart-end = Final, dados, notación
# en: 62597bcc
rules-title-chakart-overview = De qué se trata
# en: 4023e46d
rules-page-chakart-overview =
    Chakart es ajedrez entre champiñones, huevos, bananas y bombas. Casi todas las piezas dejan uno de estos objetos al moverse. Pisa uno y acepta lo que venga: te lleva más lejos, te lanza a un lado, o te encuentras una de ocho sorpresas al azar.
    Los reyes se capturan como cualquier otra pieza. No hay jaque, ni mate, ni enroque, ni captura al paso. Si pierdes todos tus reyes, pierdes la partida.
    Una vez por partida, una dama puede moverse con sigilo, y un rey puede disparar el caparazón contra una pieza a la vista.
    Aquí un peón dejó un champiñón en d3, un caballo dejó un huevo en g8, y un alfil acaba de poner una bomba en c4.
# en: eae88251
rules-title-chakart-setup = Disposición
# en: 4249d2ad
rules-page-chakart-setup =
    Ocho columnas, de «a» a «h», y ocho filas. Las Blancas, en las filas 1 y 2, mueven primero. Los peones están como en ajedrez; las piezas de detrás dependen de la disposición:
    - *cada bando al azar*: cada uno por su cuenta, como aquí;
    - *el mismo azar para ambos*: al azar, pero igual para los dos;
    - *como en ajedrez*.
    Los dos alfiles de un bando están siempre en casillas de distinto color; todo lo demás es posible. El tablero empieza sin objetos, y los dos bandos tienen disponibles el caparazón y el sigilo.
# en: c606f58e
rules-title-chakart-turn = Tu turno
# en: 82bba1dc
rules-page-chakart-turn =
    Mueve una de tus piezas como en ajedrez, o usa tu caparazón. Tus propias piezas siempre bloquean; las enemigas se pueden capturar. Puedes caer sobre huevos y champiñones, o pasar por encima. También puedes caer sobre bananas y bombas, pero detienen a torres, alfiles y damas.
    Después actúa lo que haya bajo la pieza, a veces varios objetos uno tras otro. Las torres y los alfiles dejan su regalo al final.
    Algunos huevos te dan algo más que elegir. Puedes rechazarlo con `pass` (criterio nuestro). Si no tienes ninguna jugada, pasas.
# en: bb76a2d1
rules-page-chakart-pawn =
    Toad: una casilla de frente si ahí no hay ninguna pieza; los objetos no lo detienen. Dos casillas desde su primera o segunda fila, si la más cercana está vacía o tiene un huevo o un champiñón, y en la otra no hay ninguna pieza. Una casilla en diagonal hacia adelante para capturar una pieza o tomar *cualquier objeto*, pero nunca a una casilla vacía.
    Deja un champiñón en la casilla de la que sale. Tras un paso doble lo deja en la casilla saltada, y destruye lo que hubiera o se ocultara ahí.
# en: 861e423e
rules-page-chakart-knight =
    Yoshi: salta como en ajedrez, por encima de piezas y objetos.
    Deja un huevo en la casilla de la que sale. Con un champiñón da otro salto en la misma dirección.
# en: a2ebe596
rules-page-chakart-bishop =
    Wario: se mueve como en ajedrez. Los huevos y los champiñones no lo detienen; las bananas y las bombas, sí. Puede caer sobre ellas, pero no pasar de ahí.
    Donde se detiene, pone una bomba en una casilla libre al azar justo a su lado, en recto. Si ahí hay un objeto, lo sustituye.
# en: 83a0d538
rules-page-chakart-rook =
    Donkey: se mueve como en ajedrez. Los huevos y los champiñones no la detienen; las bananas y las bombas, sí. Puede caer sobre ellas, pero no pasar de ahí.
    Donde se detiene, pone una banana en una casilla libre al azar a su lado, en diagonal. Si ahí hay un objeto, lo sustituye.
# en: 9f495520
rules-page-chakart-queen =
    Mario: se mueve como en ajedrez, por encima de huevos y champiñones, hasta bananas y bombas. No deja regalo, y los champiñones no la llevan más lejos.
    Una vez por partida, una dama de cada bando puede moverse con sigilo: mira *Sigilo*.
# en: b9884c71
rules-page-chakart-king =
    Peach: una casilla en cualquier dirección, incluso hacia el peligro. No hay jaque. Un champiñón lo lleva una casilla más allá.
    Puedes tener varios reyes, por promoción o por Toadette. Hay que capturarlos todos. Una vez por partida, un rey de cada bando puede disparar: mira *Caparazón*.
# en: 38fcc708
rules-title-chakart-promotion = Promoción
# en: 58e2db4e
rules-page-chakart-promotion =
    Cuando tu peón llega a la última fila, se convierte en dama, torre, caballo, alfil o *rey*: lo eliges con la jugada. Aun así deja un champiñón, porque salió de su casilla como peón. Una torre o un alfil nuevos ponen su propio regalo enseguida.
    Un segundo rey es una segunda vida. Se escribe `e7e8k`.
# en: a68372dd
rules-title-chakart-carried = Llevado a la última fila
# en: 664dc813
rules-page-chakart-carried =
    Si un champiñón, una banana o una bomba lleva a tu peón a su última fila, te pregunto en qué se convierte, por ejemplo `=q`. No puedes rechazarlo. Después, el objeto de esa casilla actúa sobre la pieza nueva.
    Una pieza capturada ahí desaparece antes de que elijas. Si era el último rey, la partida termina al instante (criterio nuestro).
# en: 01c16d4a
rules-title-chakart-gifts = Regalos
# en: 06bda2aa
rules-page-chakart-gifts =
    Las piezas van dejando cosas:
    - un peón deja un champiñón, en la casilla de la que sale o en la que se salta;
    - un caballo deja un huevo, en la casilla de la que sale;
    - una torre deja una banana, en diagonal junto a donde se detiene;
    - un alfil deja una bomba, en recto junto a donde se detiene.
    La casilla se elige al azar entre las que no tienen pieza. Si no hay ninguna, no queda nada. Las damas y los reyes no dejan nada. Los objetos no son de nadie, cada uno sirve una vez, y lo gasta la pieza que caiga encima, sea de quien sea. Aquí la torre puso su banana en b4.
# en: e56e1a09
rules-title-chakart-mushroom = Champiñón
# en: 4cc96028
rules-page-chakart-mushroom =
    Lleva más lejos a un peón, un caballo o un rey: el mismo paso otra vez (un caballo salta otra vez), si esa casilla está en el tablero y no tiene pieza. Un champiñón nunca captura (criterio nuestro). Si no hay sitio, la pieza se queda. El paso doble de un peón cuenta como una casilla.
    Damas, torres y alfiles lo gastan sin provecho. Después actúa lo que haya en la casilla siguiente.
# en: b4246ee2
rules-title-chakart-banana = Banana
# en: 2985978e
rules-page-chakart-banana =
    La pieza que cae encima sale lanzada una casilla en recto: arriba, abajo, a la izquierda o a la derecha, al azar entre las que están en el tablero. Si ahí hay una pieza, de *cualquier* bando, queda capturada, aunque sea tu último rey. Si hay un objeto, actúa a continuación.
    Torre, alfil y dama pueden caer sobre una banana, pero no pasar de ahí.
# en: 7708e531
rules-title-chakart-bomb = Bomba
# en: e6da441b
rules-page-chakart-bomb =
    La pieza que cae encima sale lanzada una casilla en diagonal, al azar entre las que están en el tablero. Si ahí hay una pieza, de *cualquier* bando, queda capturada. Si hay un objeto, actúa a continuación.
    Torre, alfil y dama pueden caer sobre una bomba, pero no pasar de ahí.
# en: 65d09a81
rules-title-chakart-chain = Cadenas
# en: 1f32dc6f
rules-page-chakart-chain =
    Mientras una pieza llegue a otro objeto, sigue adelante. Aquí el peón toma la banana de e4 y sale lanzado a e5. El champiñón de ahí lo lleva más lejos en esa dirección, a e6. La bomba de ahí lo lanza a d5, contra su propia torre. Caer sobre una pieza termina la cadena.
    También cuentan los regalos dejados en la misma jugada: un peón lanzado de vuelta a su propio champiñón lo usa. Cada objeto sirve una vez, así que toda cadena termina.
# en: 81225202
rules-title-chakart-egg = Huevo
# en: 8f01133a
rules-page-chakart-egg =
    Los caballos dejan huevos. Pisa uno y te encuentras una de ocho sorpresas, todas igual de probables, incluso si no pueden hacer nada:
    - King Boo: intercambias dos piezas.
    - Koopa: tu pieza vuelve atrás.
    - Toadette: recibes una pieza nueva.
    - Chomp: se come tu pieza.
    - Daisy: mueves otra vez.
    - Bowser: tu pieza no puede moverse durante un turno.
    - Luigi: una pieza enemiga pasa a ser tuya.
    - Waluigi: una de las tuyas pasa a ser enemiga.
# en: 05b94b9a
rules-title-chakart-king-boo = King Boo
# en: f6d682bc
rules-page-chakart-king-boo =
    Elige dos piezas cualesquiera del tablero, de cualquier bando, con aureola o sin ella, e intercambian sus casillas: `a5h8`. Ningún peón puede acabar así en su última fila (criterio nuestro). No pasa nada más: ni regalos ni objetos. Eso termina tu turno.
    Puedes rechazarlo con `pass`.
# en: c6cdb5c3
rules-title-chakart-koopa = Koopa
# en: 64e378c1
rules-page-chakart-koopa =
    Tu pieza vuelve a la casilla donde empezó esta jugada. Si en esa casilla está su propio regalo, desaparece, y una torre o un alfil no dejan ninguno. Una promoción se mantiene.
    Una pieza que dio Toadette no tiene casilla de partida: sale del tablero (criterio nuestro).
# en: d073a1f2
rules-title-chakart-toadette = Toadette
# en: d63c7615
rules-page-chakart-toadette =
    Recibes al azar una dama, una torre, un caballo, un alfil o un rey, y pones esa pieza en cualquier casilla sin pieza: `@c5`. Si ahí hay una banana, una bomba o un huevo, actúa sobre ella; un champiñón simplemente desaparece. Una torre o un alfil dejan su regalo, un caballo no deja huevo. Un rey que recibes es un rey a todos los efectos.
    Puedes rechazarlo con `pass`.
# en: 7a8c5d91
rules-title-chakart-chomp = Chomp
# en: 91c4b9cb
rules-page-chakart-chomp = Chomp se come la pieza que pisó el huevo. Si era tu último rey, pierdes.
# en: e31a3bf1
rules-title-chakart-daisy = Daisy
# en: b1ed1c8e
rules-page-chakart-daisy =
    Mueve otra vez, con cualquiera de tus piezas, incluso la misma. El caparazón y el sigilo cuentan como jugadas. Las piezas con aureola ya pueden moverse, y los huevos del camino funcionan como siempre.
    Puedes rechazarlo con `pass`.
# en: 920b90d9
rules-title-chakart-bowser = Bowser
# en: 52802cc1
rules-page-chakart-bowser = Tu pieza recibe una aureola: no puede moverse, disparar ni ocultarse hasta que su bando haya hecho otra jugada sin ella.
# en: 0586802f
rules-title-chakart-luigi = Luigi
# en: ace09333
rules-page-chakart-luigi = Una pieza enemiga al azar pasa a ser tuya, en la casilla donde está. Los reyes nunca cambian de bando, y tampoco los peones en su primera fila (criterio nuestro). Si tiene aureola, la conserva.
# en: d785e5cc
rules-title-chakart-waluigi = Waluigi
# en: c92176d0
rules-page-chakart-waluigi = Una pieza tuya al azar pasa a ser enemiga, en la casilla donde está. Puede ser la que pisó el huevo. Los reyes nunca cambian de bando, y tampoco los peones en su primera fila (criterio nuestro).
# en: 996f0247
rules-title-chakart-halo = La aureola
# en: 2ca3bc06
rules-page-chakart-halo =
    Una pieza con aureola no puede moverse. Sigue cerrando el paso, se puede capturar e intercambiar y puede cambiar de bando, y un rey con aureola sigue siendo un rey.
    La aureola termina con la siguiente jugada del bando que entonces tiene la pieza: en cuanto mueve, antes de que actúe nada más. Así que la jugada de Daisy ya se puede hacer con ella.
# en: e0f86931
rules-title-chakart-shell = Caparazón
# en: 404f3577
rules-page-chakart-shell =
    Una vez por partida, tu rey puede disparar en lugar de moverse: por una fila, una columna o una diagonal, por encima de casillas vacías, huevos y champiñones, contra la primera pieza enemiga a la vista, incluso justo a su lado. Esa pieza desaparece. No se mueve nada, y los objetos se quedan.
    Tus propias piezas, las bananas y las bombas detienen el caparazón. Un rey con aureola no puede disparar. El poder es tuyo, no del rey: cualquiera de tus reyes puede usarlo.
    Se escribe con una s: `e1e5s`. Sin la s, el rey da un paso, o rechazo la jugada: nunca gasto tu caparazón por un descuido.
# en: b650c0b3
rules-title-chakart-stealth = Sigilo
# en: a261bb71
rules-page-chakart-stealth =
    Una vez por partida, tu dama puede ir a una casilla vacía con sigilo. Tú la ves, punteada; nadie más la ve. Sigue oculta hasta que tu rival haya movido. Entonces queda a la vista de todo el mundo.
    Nunca hay más de una dama oculta. El poder es tuyo, no de la dama: cualquiera de tus damas puede usarlo.
    Se escribe con una h: `d1h5h`.
# en: b702c6f2
rules-title-chakart-unseen = Una dama oculta, vista desde fuera
# en: 34fbda09
rules-page-chakart-unseen =
    Tu rival y quienes miran leen `d1??h`. Saben de qué casilla salió la dama, marcada con un signo de interrogación, y ven el tablero sin ella. Sus listas de jugadas salen de ese tablero, así que nada delata a la dama.
# en: 2e6bf5f2
rules-title-chakart-found = Tropezar con ella
# en: 46df6d36
rules-page-chakart-found =
    Tu rival mueve como si tu dama no estuviera. Torres, alfiles, damas y caparazones pasan a través de ella. Una torre, un alfil, una dama, un caballo o un rey que cae en su casilla la captura. También un peón que avanza de frente hasta ella, o por encima de ella con un paso doble. Un peón no puede capturarla en diagonal.
    Aquí la torre se detuvo por casualidad en h5.
# en: f586099d
rules-title-chakart-kings = El final
# en: 72c1b026
rules-page-chakart-kings =
    Si no te queda ningún rey, pierdes al instante, sea cual sea la causa: tu rival, una banana, un huevo. Tienen que caer todos tus reyes, también los promocionados y los recibidos.
    A tu rey lo pueden capturar. No hay jaque, así que mira antes de mover.
# en: 320d039a
rules-title-chakart-draws = Tablas
# en: d9b971c0
rules-page-chakart-draws =
    La partida termina en tablas en cuanto ya no puede pasar nada, o no ha pasado nada en mucho tiempo:
    - a cada bando solo le queda su rey, los dos no están juntos, y no hay ningún objeto en el tablero, ningún caparazón disponible ni nada por elegir;
    - ningún bando podrá mover nunca más, ni siquiera sin aureolas;
    - terminó la jugada 600;
    - cien jugadas tranquilas seguidas, contando las de los dos bandos: sin captura, dados, jugada de peón, promoción, jugada con sigilo ni caparazón, y sin poner, tomar ni mover ningún objeto;
    - doscientas jugadas seguidas sin una ganancia: una captura, una jugada de peón, una promoción, una jugada con sigilo, o una pieza que Chomp se come, que Toadette da o que cambia de bando. Si queda un premio pendiente, antes se juega.
    Yo llevo la cuenta. No hay ahogado ni tablas por repetición. Los dos bandos pueden acordar tablas con `/draw`.
    Las reglas originales no dicen nada de las tablas; estos son criterios nuestros.
# en: 5d81e165
rules-title-chakart-lots = Dados
# en: f783cddf
rules-page-chakart-lots =
    Los dados no están trucados: un lanzamiento va a cualquier casilla vecina del tablero, un huevo trae cualquiera de sus ocho sorpresas, un regalo cae en una casilla libre junto a la pieza, todo igual de probable. Los tiro cuando haces tu jugada, nunca antes. Forman parte de su notación: `>f5` es un lanzamiento, `*W` un huevo, `+g6` un regalo.
    Los dados se sellan con el desafío y se abren al final. Entonces puedes comprobar cada tirada con `/verify`.
# en: ecdbc4da
rules-title-chakart-notation = Cómo se escriben las jugadas
# en: 94e8949f
rules-page-chakart-notation =
    - Una jugada: `d2d4`, de dónde y adónde. Una promoción añade su letra: `e7e8q`.
    - El sigilo añade `h`; un caparazón, `s`.
    - King Boo: `a5h8`. Toadette: `@c5`. En qué se convierte un peón llevado a la última fila: `=q`. Rechazar: `pass`.
    Detrás viene lo que hicieron los dados: `>e5` lanzada a e5, `*` y una letra para un huevo (B King Boo, K Koopa, T Toadette, C Chomp, D Daisy, M Bowser, L Luigi, W Waluigi), `+g7` un regalo.
    También puedes escribir como en ajedrez, con las letras inglesas: `Nf6`, `fxe4`, `e8=Q`, `Qh5?` para el sigilo, `Kxe5 shell`.
# en: 07e9d53c
rules-chapter-lusus-game = El juego
# en: 8a3d61fb
rules-chapter-lusus-men = Piezas, final, notación
# en: 472de0f8
rules-chapter-lusus-movement = Losetas de Movimiento
# en: fa0b6cbf
rules-chapter-lusus-special = Losetas Especiales
# en: f8964cf7
rules-chapter-lusus-trap = Trampas
# en: 00efd109
rules-chapter-lusus-once = Losetas de un solo uso
# en: 73211e1b
rules-lusus-movement = Loseta de Movimiento: para cualquier pieza con un hueco libre, tuya o de tu rival. Actúa mientras está puesta.
# en: af135484
rules-lusus-special = Loseta Especial: para cualquier pieza con un hueco libre, tuya o de tu rival. Actúa mientras está puesta.
# en: d3d8e366
rules-lusus-trap = Trampa: para una pieza tuya, boca abajo. Actúa cuando una jugada captura esa pieza, y solo entonces se descubre.
# en: 9b9d2af3
rules-lusus-once = Loseta de un solo uso: actúa una vez y después va a tu cementerio.
# en: cafc4607
rules-title-lusus-overview = De qué se trata
# en: 5b8eee44
rules-page-lusus-overview =
    Lusus es ajedrez con losetas. Cada bando tiene una bolsa con las mismas cuarenta y cinco, y en cada turno juegas una: sobre una pieza, donde cambia lo que esa pieza puede hacer, o para algo que ocurre una vez.
    No hay jaque. Captura al rey enemigo y ganas al instante. Si tienes que robar losetas y en tu bolsa no hay bastantes, pierdes.
    Las Blancas empiezan con una loseta en la mano, las Negras con tres. Al lado del tablero ves las manos, las losetas que quedan en las bolsas y los cementerios.
# en: fef3e88d
rules-title-lusus-turn = Tu turno
# en: ad7d9493
rules-page-lusus-turn =
    Cuatro cosas en este orden, todas en una jugada:
    - *Juega* una loseta de tu mano, o quema una.
    - *Mueve* una pieza. Solo pasas si ninguna pieza puede moverse (criterio nuestro).
    - *Descarta*: lo que queda en tu mano vuelve a tu bolsa.
    - *Roba* tres losetas nuevas al azar.
    Así que una mano dura un turno. Los dados se tiran cuando haces tu jugada; a tu rival no se le pregunta nada mientras tanto.
# en: 521f4696
rules-title-lusus-burn = Jugar y quemar
# en: 975deb0e
rules-page-lusus-burn =
    Si tienes losetas en la mano, tienes que jugar una o quemar una (criterio nuestro). Una loseta quemada va a tu cementerio sin hacer nada, y este turno ya no juegas ninguna más. Solo puedes quemar una al principio. Con la mano vacía, solo mueves.
    Juegas una loseta por turno. Cada *Acción doble* en tus piezas permite una más, tres como máximo (criterio nuestro), y esas puedes no jugarlas. Una loseta sin objetivo posible solo se puede quemar.
    Una loseta quemada se escribe con un menos: `-SF d1d4`.
# en: 3b126868
rules-title-lusus-hand = Mano, bolsa, cementerio
# en: 4f00a8f9
rules-page-lusus-hand =
    Robas tres losetas, una más por cada *+1 Robo* y una menos por cada *-1 Robo* en tus piezas, pero al menos una y como máximo cinco (criterio nuestro). Si en tu bolsa no hay bastantes, no robas ninguna y pierdes.
    Las losetas de piezas capturadas, y las quitadas, quemadas o usadas, van al cementerio de su bando. *Curación* y *Reciclaje* las recuperan.
    Tu mano solo la ves tú, y también tu rival si tiene *Conocimiento*. Todo el mundo ve cuántas losetas hay en una mano y en una bolsa, y los cementerios.
# en: 196f4da9
rules-title-lusus-slots = Huecos
# en: 04ed2190
rules-page-lusus-slots =
    En una pieza caben estas losetas: rey 1, dama 2, torre 4, alfil 3, caballo 3, peón 2 (criterio nuestro). Solo *Condena* ocupa dos huecos. Las barritas son huecos libres.
    Las losetas guardan el orden en que llegaron: `e4.2` es la segunda de e4. Cuando una se va, las siguientes suben un puesto. Un peón que promociona conserva sus losetas y recibe los huecos de su nuevo tipo.
    Una loseta sigue siendo de su bando, pero actúa para la pieza en la que está. Las losetas de Movimiento son cuadradas; las Especiales, redondas; las trampas, dentadas.
# en: 48fa1b58
rules-title-lusus-traps = Trampas y secretos
# en: 5d0d7489
rules-page-lusus-traps =
    Las trampas están boca abajo en las piezas de su bando. Todo el mundo ve *que* hay una trampa; solo su bando sabe cuál. Se descubre cuando actúa, o cuando va a un cementerio.
    Los secretos nunca deciden lo que es legal, así que un rechazo nunca delata ninguno.
    Cuando se captura una pieza, sus trampas actúan en este orden (criterio nuestro): Esquiva, Reversión; luego la caída de un rey; luego Ladrón, Legado, Transfusión; luego las demás losetas van a los cementerios; luego Sin robo, Venganza. En un rey solo sirven Esquiva y Reversión.
# en: 5ece6b57
rules-title-lusus-capture = Mover y capturar
# en: 258b4104
rules-page-lusus-capture =
    Una pieza se mueve según su propio tipo, o según una loseta de Movimiento que tenga puesta: cada jugada usa una sola de esas formas. Captura cuando cae sobre una pieza enemiga. Los ataques no significan nada: tu rey puede ir, o quedarse, donde lo pueden capturar.
    Las losetas de una pieza capturada van a los cementerios de sus bandos, salvo que una trampa o un *Ladrón* digan otra cosa.
    Nada puede mover una pieza *congelada*, y ninguna jugada puede capturar una *protegida*. Las dos llevan una marca.
# en: cbd65469
rules-title-lusus-king = Rey y enroque
# en: 7aa2df6f
rules-page-lusus-king =
    El rey se mueve una casilla en cualquier dirección; nada le impide meterse en peligro. Le cabe una loseta.
    El enroque es como en ajedrez, `O-O` y `O-O-O`: el rey y la torre no se han movido, y las casillas entre ellos están vacías. Los ataques no importan: aquí el alfil solo mira. Ninguna de las dos piezas puede estar congelada ni tener Pies pegajosos o Furia.
# en: cc71a67e
rules-title-lusus-queen = Dama, torre, alfil
# en: a6d5f609
rules-page-lusus-queen =
    Se mueven como en ajedrez: la torre por fila y columna, el alfil en diagonal, la dama de las dos formas, cualquier número de casillas hasta la primera pieza. Si es enemiga, se puede capturar.
    A una jugada así la llamamos *recorrido*. Atravesar, Resorte, Vuelta y Avalancha cambian los recorridos.
# en: 4b2b5e77
rules-title-lusus-knight = El caballo
# en: 9d9208b4
rules-page-lusus-knight =
    Salta como en ajedrez, dos casillas en recto y una hacia un lado, por encima de lo que haya en medio. Le caben tres losetas.
# en: 52e1067e
rules-title-lusus-pawn = El peón
# en: 3d3de6aa
rules-page-lusus-pawn =
    Una casilla de frente si está vacía. Dos desde su segunda fila si las dos están vacías, aunque ya se haya movido. Captura en diagonal hacia adelante, a una casilla. Le caben dos losetas.
# en: 7989cf12
rules-title-lusus-passing = Captura al paso
# en: 7bd803df
rules-page-lusus-passing =
    Como en ajedrez: tras el paso doble de un peón, la casilla saltada cuenta durante un turno. Una pieza con jugadas de peón que podría capturar en diagonal en esa casilla puede hacerlo, y captura al peón que la saltó. Una pieza con la loseta Peón puede capturar así, y también la pueden capturar así.
# en: 92197300
rules-title-lusus-promotion = Promoción
# en: 2ef9041f
rules-page-lusus-promotion =
    Un peón que llega a la última fila con su propia jugada se convierte en dama, torre, alfil o caballo, por ejemplo `b7c8=N`. Si no dices nada, es una dama. Conserva sus losetas. Un peón que llega ahí por el intercambio de otra pieza o por una Esquiva se convierte en dama.
    Las demás piezas no promocionan nunca, ni siquiera con una loseta Peón.
# en: da8405b1
rules-title-lusus-end = El final
# en: 50d22d85
rules-page-lusus-end =
    - Cae un rey, por una jugada o por *Venganza*: su bando pierde al instante.
    - No puedes robar todas las losetas que te tocan: pierdes.
    - Tras la jugada 400, la número 200 de las Negras, ganan las Negras (criterio nuestro).
    No hay tablas, ni ahogado, ni repetición. La bolsa es el reloj de la partida: a tres losetas por turno, cuarenta y cinco no duran para siempre, aunque las descartadas vuelven.
# en: 169dd642
rules-title-lusus-notation = Cómo se escriben las jugadas
# en: 62e18618
rules-page-lusus-notation =
    - `QU@e2 e2e4`: Dama sobre e2 y luego la jugada de la pieza.
    - `DI@h8.2`: la segunda loseta de h8. `KO@e4`, `DL`, `BS`, según lo que necesite la loseta.
    - `HE+QU+KN+RO`, `RC+QU@e4`, `TD@a1.1~h8.1`; `-QU` quema.
    - Tras una jugada: `=Q` promoción, `xa5xa6` avalancha, `^2` ladrón, `>h5` fuga. `a1~b2` es un intercambio, `--` es pasar.
    Lo que hicieron los dados viene tras una barra: `| bs=QUKN dg=b6 dr=?3`. También puedes escribir nombres, por ejemplo en inglés: `hit and run on a1 then a1b1`.
# en: 6eba8715
rules-page-lusus-tile-ki =
    Esta pieza también se mueve como un rey, una casilla en cualquier dirección. No por eso pasa a ser rey, y con ella no se puede enrocar.
    { rules-lusus-movement }
# en: 06968e10
rules-page-lusus-tile-qu =
    Esta pieza también se mueve como una dama. Aquí un caballo recorre las ocho direcciones y sigue saltando.
    { rules-lusus-movement }
# en: e4cfd543
rules-page-lusus-tile-bi =
    Esta pieza también se mueve como un alfil.
    { rules-lusus-movement }
# en: 7231daff
rules-page-lusus-tile-kn =
    Esta pieza también se mueve como un caballo: salta por encima de lo que haya en medio.
    { rules-lusus-movement }
# en: bb423dee
rules-page-lusus-tile-ro =
    Esta pieza también se mueve como una torre.
    { rules-lusus-movement }
# en: fb197d77
rules-page-lusus-tile-pa =
    Esta pieza también se mueve como un peón: un paso de frente, dos desde la segunda fila de su bando, y captura en diagonal hacia adelante y al paso. Adelante es hacia donde van los peones de su bando. No promociona.
    { rules-lusus-movement }
# en: 656b71b3
rules-page-lusus-tile-sw =
    Esta pieza puede intercambiarse con una pieza vecina de cualquier bando que no esté congelada. No se captura nada. Si la pieza vecina es un peón y llega así a su última fila, se convierte en dama.
    Se escribe `d4~d5`. Aquí puede intercambiarse con cualquiera de los dos peones y con la torre.
    { rules-lusus-movement }
# en: 192c3cd9
rules-page-lusus-tile-rb =
    Si esta pieza se mueve como torre, por su tipo o por una loseta, también se mueve como alfil, y al revés, como aquí. En una pieza que no se mueve de ninguna de las dos formas no hace nada.
    { rules-lusus-movement }
# en: e4d66cdf
rules-page-lusus-tile-si =
    Esta pieza también se mueve o captura en recto, a una casilla: arriba, abajo, a la izquierda o a la derecha.
    { rules-lusus-movement }
# en: f6c6be56
rules-page-lusus-tile-im =
    Esta pieza ignora Inmovilización, Fantasma, Pies pegajosos, Desarme y Furia. Sus otras losetas están a salvo: Disipación, Desencanto, Zancadilla y Trueque no pueden elegirlas, y Noqueo y Enredo no pueden elegir la pieza. La propia loseta Inmunidad sí se puede quitar, y se pueden añadir losetas nuevas. Aquí un fantasma a su lado no la congela.
    { rules-lusus-special }
# en: 9736e99c
rules-page-lusus-tile-gu =
    Ninguna jugada puede capturar a las piezas amigas que esta pieza podría atacar, ni siquiera al rey. No se protege a sí misma. Tiene que poder llegar en ese momento a la casilla de la pieza amiga, como si en ella hubiera una enemiga. No sirve contra Venganza.
    Aquí la torre protege al caballo: la dama negra no puede capturarlo.
    { rules-lusus-special }
# en: 95968569
rules-page-lusus-tile-md =
    El bando de la pieza roba una loseta menos cada turno, pero al menos una. Es para piezas enemigas. El número junto a la bolsa lo muestra.
    { rules-lusus-special }
# en: a16ae47d
rules-page-lusus-tile-pd =
    El bando de la pieza roba una loseta más cada turno, cinco como máximo. Tienes más donde elegir, pero en tu bolsa tiene que haber tantas.
    { rules-lusus-special }
# en: 9c295646
rules-page-lusus-tile-sf =
    Esta pieza solo se mueve a una de las ocho casillas de alrededor: ni recorrido, ni salto, ni paso doble, ni enroque. Con Vuelta, eso incluye casillas al otro lado del borde.
    { rules-lusus-special }
# en: 93e376b6
rules-page-lusus-tile-dm =
    Esta pieza no puede capturar, ni siquiera al paso. Aquí la dama puede llegar hasta las piezas negras, pero no capturarlas.
    { rules-lusus-special }
# en: 0de093a0
rules-page-lusus-tile-en =
    Esta pieza solo se mueve para capturar: ni jugada tranquila, ni intercambio, ni enroque. Con Desarme no puede moverse en absoluto.
    { rules-lusus-special }
# en: 96197220
rules-page-lusus-tile-ph =
    En un recorrido, esta pieza puede pasar *a través* de una pieza de cualquier bando, una vez. Aquí la torre atraviesa su peón, e incluso puede capturar lo que hay detrás. Un peón con esta loseta puede dar su paso doble por encima de una pieza.
    { rules-lusus-special }
# en: 04107667
rules-page-lusus-tile-da =
    El bando de la pieza puede jugar una loseta más cada turno, tres como máximo. Actúa enseguida, en el mismo turno en que la juegas. Aquí le sigue una loseta Alfil sobre la misma torre, que se mueve con ella.
    { rules-lusus-special }
# en: 0eba3279
rules-page-lusus-tile-sp =
    En un recorrido en diagonal, esta pieza rebota contra las piezas y contra el borde: gira en ángulo recto y sigue, cuantas veces quiera. Contra el borde es un reflejo; contra una pieza puede girar a cualquiera de los dos lados. Otras piezas, en sus propios recorridos, pueden rebotar contra esta de la misma manera.
    { rules-lusus-special }
# en: 7cc66389
rules-page-lusus-tile-ds =
    No hace más que ocupar un hueco: a la dama enemiga le cabe una loseta menos.
    { rules-lusus-special }
# en: 1e2371cb
rules-page-lusus-tile-co =
    No hace más que ocupar dos huecos, así que nunca cabe en un rey. Con ella, en una dama o un peón ya no cabe nada más.
    { rules-lusus-special }
# en: f056d857
rules-page-lusus-tile-wr =
    Para esta pieza, los bordes izquierdo y derecho están unidos: desde la columna «a» pasa a la columna «h» por la misma fila, y al revés. Vale para recorridos, saltos, pasos, capturas e Intercambio, pero no para el enroque.
    { rules-lusus-special }
# en: 23a8f25c
rules-page-lusus-tile-gh =
    Todas las piezas que están junto a esta quedan congeladas, amigas y enemigas, pero no ella misma. No pueden moverse, enrocarse, intercambiarse ni esquivar. Sí se las puede capturar, y pueden recibir losetas.
    { rules-lusus-special }
# en: e62467c2
rules-page-lusus-tile-iz =
    Esta pieza está congelada: nada la mueve, ni su propia jugada, ni el enroque, ni un intercambio, ni una Esquiva. Se puede capturar.
    { rules-lusus-special }
# en: e147804f
rules-page-lusus-tile-hr =
    Tras una jugada con captura, esta pieza puede moverse otra vez en el mismo turno, a una casilla vacía, desde donde está ahora. Se escribe detrás de la jugada: `>a5`. Si una trampa se lleva la pieza, o la jugada se deshace, no sigue nada.
    Tiene que haber tenido la loseta antes de la captura: un Golpe y fuga que Ladrón se llevó con esa misma captura espera a la siguiente (criterio nuestro).
    { rules-lusus-special }
# en: f20389d1
rules-page-lusus-tile-kw =
    El bando de la pieza ve la mano rival y lo que roba el otro bando, solo en su propia vista. Las trampas siguen ocultas.
    { rules-lusus-special }
# en: 7ef40fef
rules-page-lusus-tile-bd =
    Tras tomar impulso por unas casillas vacías, un recorrido que captura puede seguir rodando en la misma dirección y capturar otras tantas piezas enemigas, si están justo una detrás de otra. Se detiene en la última. Aquí son dos casillas vacías, y dos piezas más detrás de la primera: `a1a4xa5xa6`.
    { rules-lusus-special }
# en: 392d7f6a
rules-page-lusus-tile-th =
    Cuando esta pieza captura, puede quedarse con una loseta de la primera pieza capturada que quepa en sus huecos. La loseta es tuya para siempre. Se escribe `^1`: la primera loseta.
    La loseta tomada no hace nada en la captura con la que la tomas: Golpe y fuga, Avalancha y Ladrón actúan a partir de la captura siguiente (criterio nuestro).
    { rules-lusus-special }
# en: a58126ce
rules-page-lusus-tile-rv =
    La pieza que captura a esta también cae, con todas sus losetas. De nada le sirven sus propias trampas ni Guardia. Un rey que la captura pierde la partida (criterio nuestro).
    { rules-lusus-trap }
# en: 00095eb4
rules-page-lusus-tile-nd =
    El bando que capturó esta pieza no roba nada este turno, así que la próxima vez su mano estará vacía. Eso no le puede costar la partida.
    { rules-lusus-trap }
# en: c5c2dd14
rules-page-lusus-tile-un =
    La jugada que captura se deshace y se pierde, junto con su avalancha y lo que se llevó Ladrón. Las losetas jugadas antes se quedan. Solo se va esta loseta. También salva a un rey.
    { rules-lusus-trap }
# en: d07489f0
rules-page-lusus-tile-dg =
    Esta pieza no queda capturada: salta al azar a una casilla libre de al lado, y la pieza que ataca ocupa su lugar. No sirve si no hay ninguna casilla libre, o si la pieza está congelada. También salva a un rey.
    { rules-lusus-trap }
# en: 954af9c3
rules-page-lusus-tile-tf =
    Tus losetas de esta pieza vuelven a tu bolsa en lugar de ir al cementerio, esta incluida.
    { rules-lusus-trap }
# en: 6401da69
rules-page-lusus-tile-bq =
    La primera de tus otras losetas de esta pieza, por el orden de sus huecos, va a tu mano en lugar de ir al cementerio (criterio nuestro).
    { rules-lusus-trap }
# en: b2aaac04
rules-page-lusus-tile-di =
    Quita una loseta cualquiera de cualquier pieza; va al cementerio de su bando. Una trampa boca abajo se puede elegir por su hueco. Las losetas de una pieza con Inmunidad están a salvo. Se escribe `DI@e5.2`.
    { rules-lusus-once }
# en: 80052b29
rules-page-lusus-tile-ko =
    Quita todas las losetas de una pieza. Tiene que tener alguna, y no tener Inmunidad. Se escribe `KO@e5`.
    { rules-lusus-once }
# en: 04c509bb
rules-page-lusus-tile-dc =
    Quita una loseta Especial de cualquier pieza. Las losetas de una pieza con Inmunidad están a salvo, menos la propia Inmunidad. Se escribe `DC@e8.1`.
    { rules-lusus-once }
# en: 0af23586
rules-page-lusus-tile-tp =
    Quita una loseta de Movimiento de cualquier pieza. Las losetas de una pieza con Inmunidad están a salvo. Se escribe `TP@e5.2`.
    { rules-lusus-once }
# en: 25d05b6c
rules-page-lusus-tile-es =
    Quita todas las losetas de Movimiento de una pieza. Tiene que tener alguna, y no tener Inmunidad. Se escribe `ES@e5`.
    { rules-lusus-once }
# en: 0c7a15e8
rules-page-lusus-tile-dl =
    Toda la mano de tu rival vuelve a su bolsa, así que en el próximo turno no tendrá nada que jugar. Tiene que tener algo en la mano. Se escribe `DL`.
    { rules-lusus-once }
# en: 8939eb65
rules-page-lusus-tile-bs =
    Dos losetas al azar de la mano de tu rival van a su cementerio; todas, si tiene menos. Tiene que tener algo en la mano. Se escribe `BS`.
    { rules-lusus-once }
# en: a75eb8d6
rules-page-lusus-tile-lt =
    Dos losetas al azar de la mano de tu rival van a *tu* bolsa y son tuyas para siempre; todas, si tiene menos. Tiene que tener algo en la mano. Se escribe `LT`.
    { rules-lusus-once }
# en: a29cf973
rules-page-lusus-tile-he =
    Elige tres losetas de tu cementerio, o todas si hay menos, y llévalas a tu mano. Con una Acción doble puedes jugarlas enseguida. Si no, van a tu bolsa con el resto de tu mano, y la partida te dura más. Se escribe `HE+KN+RO+PA`.
    { rules-lusus-once }
# en: 7297bd85
rules-page-lusus-tile-rc =
    Juega una loseta de tu cementerio como si estuviera en tu mano, pero no un Reciclaje. Las dos juntas cuentan como una sola. Se escribe `RC+BI@d1`.
    { rules-lusus-once }
# en: b7dd5d33
rules-page-lusus-tile-td =
    Intercambia dos losetas de dos piezas distintas, sean de quien sean. Las dos tienen que caber, y ninguna puede estar a salvo por Inmunidad. Cada una ocupa el lugar de la otra y sigue siendo de su bando. Una trampa actúa para la pieza en la que está entonces. Se escribe `TD@d1.1~d8.1`.
    { rules-lusus-once }
# en: 86751b42
dice-title = { $game } · dados
# en: 3c26c9ec
dice-seal = Los dados de esta partida se sellaron antes de que empezara: SHA-256 `{ $commitment }`.
# en: 79f5dbf8
dice-source = En { $made }, cada tirada sale de la semilla y del texto `{ $game }:{ $revision }:n:{ $interaction }`. La n cuenta las tiradas de la jugada desde 0.
# en: 90b29235
dice-sealed = La semilla seguirá siendo secreta hasta que acabe la partida. Entonces `/verify` la abrirá y comprobará cada tirada.
# en: d77add94
dice-open = La semilla es `{ $seed }`. Para comprobar cada tirada, usa `/verify`.
# en: 32d849d1
move-number = la jugada { $number }
# en: 564e073c
move-number-part = la parte { $part } de la jugada { $number }
# en: e85a9d85
verify-title = Los dados de { $game } { $id }
# en: acdf8813
verify-choices-title = Las jugadas de la máquina en { $game } { $id }
# en: 7b0d2f22
verify-choices-long = Volver a calcular aquí las jugadas de la máquina llevaría demasiado tiempo. Descarga la partida desde `/history` y compruébala con `sealed-move verify`.
# en: 696d39ee
verify-file = Aquí no caben todas las tiradas, así que van en el archivo.
# en: c4c3310a
verify-foot = HMAC-SHA-256 con la semilla sobre game:revision:n:interaction, módulo el número de opciones
# en: ef93c852
proof-holds = { $draws ->
    [0] No se tiró ningún dado.
    [one] La única tirada es correcta.
   *[other] Las { $draws } tiradas son correctas.
}
# en: 36ad41be
choices-hold = { $count ->
    [one] La única jugada de { $computer } es suya de verdad.
   *[other] Las { $count } jugadas de { $computer } son suyas de verdad.
}
# en: 824b0aaa
choices-differ = El archivo dice `{ $written }` en la línea { $number }, pero { $computer } elige `{ $chosen }`.
# en: 854d17ac
choices-unreadable = Las jugadas no se pueden reproducir, así que no puedo comprobar las de { $computer }.
# en: 4586dad6
proof-season-title = El sorteo de { $name }, temporada { $number }
# en: e473d872
proof-season-holds = El sorteo, los emparejamientos y las clasificaciones son correctos.
# en: ce546b98
proof-season-flaw = Algo no cuadra: { $why }
# en: 24d828b2
proof-season-seal = Sellado como SHA-256 `{ $commitment }`, en el mensaje { $message }
# en: d06600b6
proof-season-seed = Semilla `{ $seed }`
# en: 55590205
proof-season-drum = Bombo `{ $drum }`, el SHA-256 del número de ese mensaje y de la inscripción de cada participante
# en: 104a1ecf
proof-season-file = El archivo contiene los sorteos en orden y todos los emparejamientos.
# en: a5f87772
proof-season-draw = { $lot }. { $index } de { $options }: { $number } ({ $player })
# en: edeef8c9
proof-season-pair = División { $division }, ronda { $round }: { $first } – { $second }
# en: a6dd50f1
proof-seed = Semilla `{ $seed }`, sellada como SHA-256 `{ $commitment }`
# en: 6a4884f2
proof-draw = { $made } ({ $result } de { $options }): `{ $text }`
# en: 7bae8074
proof-meaning = { $submission }, { $meaning }
# en: a2c16850
proof-start = Inicio
# en: ed5e600d
proof-ply = Jugada { $number }
# en: 749a9d70
proof-ply-part = Jugada { $number }, parte { $part }
# en: e6b78cf6
proof-commitment = **Los dados no cuadran.** La semilla sellada tiene el SHA-256 `{ $published }`; la que se abrió tiene `{ $opened }`.
# en: be06a90b
proof-draw-differs = **Los dados no cuadran.** { $submission }: la tirada { $number } (`{ $text }`) da { $index } de { $options }, pero se escribió { $other }. En el archivo: `{ $written }` Según los dados: `{ $drawn }`
# en: dc8a1724
proof-lots-differ = **Los dados no cuadran.** { $submission }: las tiradas dan otra cosa. En el archivo: `{ $written }` Según los dados: `{ $drawn }`
# en: 2ea9a40d
proof-sealed = Esta partida no ha terminado, así que sus dados siguen sellados. Cuando acabe, descarga otra vez su archivo y comprueba ese.
# en: 4e4a22d8
proof-no-commitment = El archivo de la partida no contiene el sello: compara el SHA-256 con el del desafío.
# en: 1aabf1b9
proof-record = { $submission } no es una jugada de esta partida: { $why }
# en: 92cfe965
notice-foot-over = Partida { $id }
# en: 76fc4ca0
draw-offered = { $player } te ofrece tablas en { $game }, { $opponent }.
# en: 3ece0761
draw-closed = { $player } ofreció tablas a { $opponent } en { $game }. { $outcome ->
    [accepted] La oferta se aceptó.
    [declined] La oferta se rechazó.
    [withdrawn] { $player } la retiró.
    [over] La partida terminó antes.
   *[overtaken] La partida siguió.
}
# en: b175922a
draw-declined = { $player } rechazó las tablas. ¡A seguir jugando, { $opponent }!
# en: 6ecca11b
takeback-offered = { $player } pide deshacer una jugada en { $game }. ¿Te parece bien, { $opponent }?
# en: 896d92db
takeback-closed = { $player } pidió a { $opponent } deshacer una jugada en { $game }. { $outcome ->
    [accepted] La petición se aceptó.
    [declined] La petición se rechazó.
    [withdrawn] { $player } la retiró.
    [over] La partida terminó antes.
   *[overtaken] La partida siguió.
}
# en: 24469d0d
takeback-declined = { $player } no deja deshacer la jugada, { $opponent }. La jugada vale.
# en: 474534e9
takeback-withdrawn = { $player } ya no pide deshacer la jugada.
# en: 0d1a5935
notice-taken-back = { $player } dejó deshacer la jugada.
# en: d342be16
player-with-side = { $player } ({ $side })
# en: ea36ea74
notice-ratings = Puntuaciones: { $first } { $firstrating } · { $second } { $secondrating }
# en: f631a825
notice-ratings-early = Las puntuaciones no cambian: no llegaron a mover los dos bandos.
# en: 95f7384e
notice-rating-computer = Puntuación de { $player } contra la máquina: { $rating }
# en: 2089caed
notice-spared = Ninguna puntuación cambia: a { $player } no le llegó ningún aviso de este turno.
# en: 8cb67ed3
notice-ratings-new = -# Un signo de interrogación marca una puntuación de pocas partidas: aún cambia rápido.
# en: 0d525de5
rating-change = { $before } → { $after } ({ $difference })
# en: 7dd0f232
rating = { $sure ->
    [no] { $value }{ "\u003F" }
   *[yes] { $value }
}
# en: b6d83b05
player-gone = alguien que ya no está
# en: 66311f2f
draw-withdrawn = { $player } retiró la oferta de tablas.

## Lessons

# en: 5991f0f7
lesson-title = { $game } · lección { $number } de { $count } · { $title }
# en: a1444d22
lesson-title-course = { $game } · { $course }, { $number } de { $count } · { $title }
# en: 9715b7e3
lesson-title-puzzle = { $game } · { $title } · ejercicio { $number } de { $count }
# en: 1ca885f5
course-winning = Cómo se ganan y se pierden las partidas
# en: cee8f549
course-winning-about = Cuatro lecciones, cada una con tres ejercicios. Aquí vigilas tú: donde haya que encontrar una amenaza, no te avisaré.
# en: 65ee17b9
lesson-played = { $side }: { $meaning } (`{ $record }`).
# en: 248b6d7d
lesson-goes-on = Bien. ¿Cuál es tu próxima jugada?
# en: e5c02bb7
lesson-wrong = **Todavía no.** { $why } Volví a colocarlo todo.
# en: 925ce4a0
lesson-wrong-answered = Arriba están tu jugada y la respuesta de { WORD($side, article: "the") }, pero la tarea sigue sin cumplir.
# en: 98998da9
lesson-wrong-unanswered = Tu jugada de arriba no era la que hacía falta: la tarea sigue sin cumplir.
# en: 67a69634
lesson-hint = **Pista:** { $hint }
# en: e1c6772e
lesson-solved = ✅ **¡Resuelto!**
# en: e45fdba7
lesson-fewest = { $moves ->
    [one] Te bastó 1 jugada. Nadie lo hace en menos.
   *[other] Te bastaron { $moves } jugadas. Nadie lo hace en menos.
}
# en: 151c7246
lesson-more = Necesitaste { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}. Se puede hacer en { $fewest }.
# en: 857ec7fa
lesson-next = Siguiente: **{ $title }**.
# en: 0515adad
lesson-all-solved = 🎓 Terminaste las lecciones de { $game }. Queda lo último: una partida de verdad contra la máquina en su nivel más fácil. Puedes deshacer jugadas y pedir pistas. Un segundo curso enseña cómo se ganan y se pierden las partidas.
# en: e1b6049b
lesson-course-solved = 🎓 Resolviste el curso entero. Ya puedes jugar una partida de verdad de { $game }, y en `/puzzle` hay más ejercicios.
# en: 7604ebe7
lesson-outdated = Ese menú es antiguo. Aquí tienes la lección tal como está ahora.
# en: d30d6124
lesson-progress = { $solved } de { $count ->
    [one] 1 lección resuelta
   *[other] { $count } lecciones resueltas
}
# en: 05aac6e8
lesson-progress-course = { $solved } de { $count ->
    [one] 1 lección o ejercicio
   *[other] { $count } lecciones y ejercicios
} resueltos
# en: 0923d396
lesson-overview-title = Lecciones
# en: 013d7315
lesson-overview = Cada lección es una posición pequeña con una tarea, y lleva un minuto o dos. Juegas con los mismos menús que en una partida; nada cuenta, y puedes parar y seguir cuando quieras.
# en: 1827e3a6
lesson-overview-line = **{ $game }** · { $about }. { $progress }.
# en: 81d20dfa
lesson-overview-course = { $course }: { $progress }
# en: 4fbc25ff
lesson-list-title = { $game } · lecciones
# en: 52ef7530
lesson-list-title-course = { $game } · { $course }
# en: 4f8e205a
lesson-line = ▫️ { $number }. { $title }
# en: 8be6eca3
lesson-line-solved = ✅ { $number }. { $title }
# en: 3f050f80
lesson-line-skipped = ⏭️ { $number }. { $title }
# en: 3e36756f
lesson-line-last = 🎓 { $number }. Una partida contra la máquina
# en: 7657d43b
lesson-line-puzzles = { $line } · ejercicios: { $solved } de { $count }
# en: fe0e0738
lesson-choose = Abrir una lección
# en: 5a4f0b5d
lesson-chess-aruki = Te saltaste dos lecciones. Un Peón se mueve y captura como en ajedrez, pero siempre a una sola casilla. Una Lanza va una casilla en recto; una Pica, una en diagonal. La Torre y la Flecha se mueven como una torre y un alfil.
# en: 7efd3331
lesson-chess-chakart = Te saltaste dos lecciones. Los caballos y los peones se mueven como en ajedrez. Pero un caballo deja un huevo en su casilla y un peón un champiñón, y nadie avisa del jaque.
# en: 97dce867
lesson-chess-lusus = Te saltaste dos lecciones. Las piezas se mueven como en ajedrez, pero no hay jaque: gana quien captura al rey. Al final de cada jugada robas losetas, y ahí empieza Lusus.
# en: 722f694e
puzzle-title = { $game } · ejercicio · puntuación { $rating }
# en: 94a06713
puzzle-task-win = **Mueven { WORD($side, article: "the") }.** Encuentra la única jugada que gana.
# en: 3784f8d0
puzzle-task-hold = **Mueven { WORD($side, article: "the") }.** Solo una jugada salva la partida. Encuéntrala.
# en: efcbaf7f
puzzle-task-moves = En total necesitas { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}; yo juego con el otro bando.
# en: b1ee4e73
puzzle-wrong-win = **Esa no es la jugada.** Deja pasar la oportunidad.
# en: 9dc1dca3
puzzle-wrong-hold = **Esa no es la jugada.** Con ella pierdes.
# en: 03cb3dbf
puzzle-refuted = **¿Por qué?** La respuesta de { WORD($side, article: "the") } podría ser `{ $record }`: { $meaning }.
# en: d31b31a5
puzzle-then = Y tras tu mejor respuesta podría venir `{ $record }`: { $meaning }.
# en: be7ba1e1
puzzle-costs-game = Así ganan { WORD($side, article: "the") }.
# en: 25c91ba6
puzzle-costs-draw = Así la partida acaba en tablas.
# en: 707327c1
puzzle-no-tiles = Después no podrás robar suficientes losetas.
# en: 0353a639
puzzle-costs-pieces = { $count ->
    [one] Pierdes una pieza: { $pieces }.
   *[other] Pierdes estas piezas: { $pieces }.
}
# en: 6294e3ba
puzzle-chance = { $left ->
    [none] Después de eso, la partida está casi perdida.
   *[some] Después de eso, tus posibilidades de ganar rondan el { $chance } %.
}
# en: 50928d1e
puzzle-again = Volví a colocarlo todo. Prueba otra jugada.
# en: bf4c4193
puzzle-hint-counts = Una pista cuenta como un intento fallido.
# en: d08c29af
puzzle-done-win = Esa era la jugada ganadora.
# en: 75960f3d
puzzle-done-hold = Esa era la única jugada que mantiene el equilibrio.
# en: a294b632
puzzle-why-game = Con esta jugada, { WORD($side, article: "the") } ganan la partida.
# en: 3e58741c
puzzle-why-takes = { $count ->
    [one] Gana una pieza: { $pieces }.
   *[other] Gana estas piezas: { $pieces }.
}
# en: 916ca337
puzzle-why-other = **¿Y las demás?** Hasta la mejor falla, `{ $record }`: { $meaning }.
# en: 39032ae1
puzzle-theme = **Tema:** { $theme }
# en: 7ddb03cb
puzzle-theme-aruki-mate = jaque mate en una
# en: f21250b0
puzzle-theme-aruki-chase = jaques que acaban en jaque mate
# en: 84e53846
puzzle-theme-aruki-net = una jugada tranquila que teje una red de mate
# en: 8cddbcb9
puzzle-theme-aruki-prize = una pieza lista para capturar
# en: c592ee60
puzzle-theme-aruki-quiet = una jugada tranquila con doble propósito
# en: 952f7861
puzzle-theme-aruki-flight = el Rey se aparta
# en: 4b9b6e07
puzzle-theme-aruki-guard = el Bufón y los dragones montan guardia
# en: 3a96e876
puzzle-theme-aruki-take = captura la pieza que ataca
# en: bf1566a5
puzzle-theme-aruki-block = cierra la línea
# en: f7c74d9f
puzzle-theme-aruki-series = respuesta tras respuesta
# en: 985d3c5e
puzzle-theme-kyo-ride = el viaje hasta el Rey
# en: cc6af935
puzzle-theme-kyo-road = un camino corto hasta el Rey
# en: 5b7096fa
puzzle-theme-kyo-shuffle = reordenar para abrir camino
# en: 0d3670fe
puzzle-theme-kyo-net = una amenaza sin defensa
# en: 43134b57
puzzle-theme-kyo-prize = cae un peón fuerte
# en: f10d323d
puzzle-theme-kyo-flight = fuera de alcance
# en: b50195b0
puzzle-theme-kyo-royal = el Rey captura el peón que ataca
# en: 86eb6c90
puzzle-theme-kyo-take = captura el peón que ataca
# en: 44ebf482
puzzle-theme-kyo-series = respuesta tras respuesta
# en: dacd3a1c
puzzle-theme-kyo-counter = primero defender, luego devolver el golpe
# en: 78037c2c
puzzle-theme-chakart-shell = un caparazón contra el Rey
# en: 843cf661
puzzle-theme-chakart-line = una línea libre hasta el Rey
# en: fd5f9433
puzzle-theme-chakart-step = un paso hasta el Rey
# en: d9f11113
puzzle-theme-chakart-stealth = la Dama oculta
# en: 0eb38ced
puzzle-theme-chakart-net = una amenaza sin defensa
# en: bf406dd0
puzzle-theme-chakart-flight = fuera de alcance
# en: fd190f93
puzzle-theme-chakart-shot = un caparazón para defenderse
# en: cdee541a
puzzle-theme-chakart-take = captura la pieza que ataca
# en: c149fadf
puzzle-theme-chakart-series = respuesta tras respuesta
# en: 716e0784
puzzle-theme-chakart-counter = primero defender, luego devolver el golpe
# en: 590cf68c
puzzle-theme-lusus-movement = una nueva forma de moverse
# en: bb581b99
puzzle-theme-lusus-special = una loseta que cambia las reglas
# en: d441aa17
puzzle-theme-lusus-removal = una loseta que despeja el camino
# en: 057e9e2e
puzzle-theme-lusus-flight = el Rey se aparta
# en: a09b39a3
puzzle-theme-lusus-take = captura la pieza que ataca
# en: f4365906
puzzle-theme-lusus-cover = cierra la línea
# en: a983a681
puzzle-theme-lusus-shield = una loseta como escudo
# en: 34e2e2ce
puzzle-theme-lusus-rescue = una loseta que desarma la pieza que ataca
# en: cbe9ff44
puzzle-theme-lusus-series = respuesta tras respuesta
# en: 5afa8aa1
puzzle-theme-lusus-counter = primero defender, luego devolver el golpe
# en: dac0212b
puzzle-line-page = Jugada { $page } de { $count }
# en: 9b5c19de
puzzle-rating = Tu puntuación de ejercicios: { $rating }
# en: 7d307e51
puzzle-rating-unsure = Tu puntuación de ejercicios: más o menos { $rating }
# en: 4eaf1c00
puzzle-rating-change = Tu puntuación de ejercicios: { $before } → { $rating }
# en: 28a89d1c
puzzle-outdated = Ese menú es antiguo. Aquí tienes el ejercicio tal como está ahora.
# en: dd51db03
own-puzzle-title = { $game } · de tu propia partida
# en: 83da9c97
own-puzzle-task = **De tu partida contra { $opponent }, jugada { $number }.** Aquí se te escapó algo. ¿Cuál es la mejor jugada?
# en: f2f7cd12
own-puzzle-step = Respuestas correctas seguidas: { $step } de { $steps }. Sin puntuación.
# en: 1f08355d
own-puzzle-wrong = **No es esa.** Probaste `{ $record }`: { $meaning }. Hay otra jugada claramente mejor. Prueba otra vez.
# en: bd9b8f99
own-puzzle-unjudged = No pude valorar esa jugada a tiempo. Prueba otra vez en un momento.
# en: ce6c3780
own-puzzle-right = Jugaste `{ $record }`: { $meaning }.
# en: 35cacb05
own-puzzle-best = La mejor jugada era `{ $record }`: { $meaning }.
# en: bde4eeac
own-puzzle-again = Te lo volveré a preguntar con `/puzzle` { $due }.
# en: 999a2266
own-puzzle-learned = Ya van tres respuestas correctas seguidas. Ya lo aprendiste, así que no preguntaré más.
# en: ce5b0f42
own-puzzle-overview = **De tus propias partidas.** Estos errores vuelven a aparecer. ¿Encuentras ahora la jugada buena?
# en: 87266dd0
own-puzzle-due = **{ $game }** · { $count ->
    [one] 1 ejercicio
   *[other] { $count } ejercicios
}
# en: c592c94a
review-own-puzzles = Tus propios puntos de inflexión volverán mañana como ejercicios: `/puzzle`
# en: b162a5f6
button-own-puzzle = Mis ejercicios de { $game }
# en: 2f589475
button-other-puzzle = Otro ejercicio
# en: 464df579
puzzle-overview-title = Ejercicios
# en: 0ebfd51d
puzzle-overview = Cada ejercicio es una posición de una partida, y solo hay una primera jugada buena. Juegas con los mismos menús que en una partida. Para tu puntuación de ejercicios solo cuenta el primer intento; una pista cuenta como un intento fallido.
# en: db071d6e
puzzle-overview-line = **{ $game }** · { $rating }. Resueltos a la primera: { $solved } de { $tried }.
# en: 6921dd6e
daily-title = Ejercicio del día · { $game } · puntuación { $rating }
# en: af40b917
daily-nobody = Aún no lo ha resuelto nadie.
# en: 860db077
daily-solvers = **Resuelto por**
# en: 4a2b7aa7
daily-solver = { $number }. { $player } · { $first ->
    [yes] a la primera
   *[no] más tarde
} · { $days ->
    [one] racha: 1 día
   *[other] racha: { $days } días
}
# en: 53acf357
daily-more-solvers = y { $count } más
# en: 47bd9dfb
daily-last = Nadie ha probado un ejercicio en dos semanas, así que este es el último hasta que alguien lo haga.
# en: e3cbe605
daily-foot = Lo resuelves en privado y aquí solo se muestra tu nombre. Puedes saltarte un día por semana sin perder la racha.
# en: 8b532f1a
daily-closed = Cerrado: ya salió el siguiente.
# en: 5848ce33
daily-counted = Estás en la lista de hoy. Tu racha: { $days ->
    [one] 1 día
   *[other] { $days } días
}. Puedes saltarte un día sin perderla.
# en: b74571aa
daily-counted-no-free = Estás en la lista de hoy. Tu racha: { $days ->
    [one] 1 día
   *[other] { $days } días
}. Ya usaste el día libre de esta semana, así que no te saltes el próximo ejercicio.
# en: ca1cbe74
daily-late = Ya salió el siguiente ejercicio del día, así que este ya no entra en la lista.
# en: 49062566
daily-solved = Ya resolviste el ejercicio de hoy. Aquí están las jugadas.
# en: 7b56ea0e
daily-shown = Ya viste la solución del ejercicio de hoy. Aquí está otra vez.
# en: d43c7b66
daily-over = Ese ejercicio es de un día anterior. Para otro, usa `/puzzle`.
# en: 6154ae3a
lesson-aruki-pawn-title = Captura con un Peón
# en: 25c43a1b
lesson-aruki-pawn-task =
    Juegas con las Blancas, desde abajo. Un **Peón** avanza una casilla de frente, si está vacía. Captura en *diagonal* hacia adelante, a una casilla.
    { "" }**Tu tarea:** un Peón negro en e6 bloquea al tuyo. Captura la Pica de f6.
# en: a04838c1
lesson-aruki-pawn-hint = Mueve el Peón de e5. Captura en diagonal hacia adelante: en f6.
# en: f708c610
lesson-aruki-pawn-done = Capturaste la Pica, y no se pierde: ahora está en tu **reserva**. Pronto la usarás.
# en: 5a2b4d79
lesson-aruki-pawn-wrong-king = Tu rey salió a pasear, y la Pica sigue ahí.
# en: 2738e3b4
lesson-aruki-pike-title = ¿Lanza o Pica?
# en: b41b66fc
lesson-aruki-pike-task =
    Una **Lanza** va una casilla en recto: adelante, atrás, a la izquierda o a la derecha. Una **Pica** va una casilla en diagonal. Las dos capturan igual que se mueven.
    { "" }**Tu tarea:** una de tus dos piezas puede capturar la Torre de f6. Hazlo.
# en: b288c474
lesson-aruki-pike-hint = f6 está a un paso en diagonal de la Pica de g5.
# en: 7d910a2e
lesson-aruki-pike-done = Exacto: las Lanzas van en recto y las Picas en diagonal. Las Torres y las Flechas van igual, hasta que algo les cierra el paso.
# en: 59776e05
lesson-aruki-pike-wrong-lance = Moviste la Lanza. Solo va en recto, así que no llega a f6.
# en: aa89bbc3
lesson-aruki-leap-title = Salta por encima de un Peón
# en: d13d887e
lesson-aruki-leap-task =
    Una **Lanza Mayor** va una o dos casillas en recto. Si son dos, *salta*: da igual lo que haya en medio. Las Picas Mayores hacen lo mismo en diagonal.
    { "" }**Tu tarea:** salta por encima del Peón y captura la Torre de e7.
# en: 61df5083
lesson-aruki-leap-hint = Mueve la Lanza Mayor dos casillas: de e5 a e7.
# en: 52f611f0
lesson-aruki-leap-done = Por encima del Peón, y la Torre es tuya. Lo que salta no se puede bloquear.
# en: 988019f4
lesson-aruki-leap-wrong-pawn = Capturaste el Peón. La Torre de detrás vale mucho más.
# en: c4bbd4c7
lesson-aruki-merge-title = Fusiona una Lanza y una Pica
# en: c923efd7
lesson-aruki-merge-task =
    La Pica que capturaste espera en tu reserva. Como jugada, puedes fusionar una pieza de la reserva con una del tablero: eso es una **evolución**. Lanza y Pica dan una **Espada**, que va una casilla en *cualquier* dirección.
    { "" }**Tu tarea:** fusiona la Pica con tu Lanza de e5.
# en: 59d90cb2
lesson-aruki-merge-hint = Elige la Lanza de e5 y luego la Pica de la reserva. Por escrito: `L(e5)+P=S`.
# en: f04e0e95
lesson-aruki-merge-done = ¡Una Espada! Dos iguales dan el tipo mayor, y Torre y Flecha dan un **Ministro**, la pieza más fuerte de todas.
# en: 3c0127dc
lesson-aruki-merge-wrong-step = La Lanza solo dio un paso. La fusión es una jugada aparte, en la casilla donde está la Lanza.
# en: 395200e8
lesson-aruki-merge-wrong-king = Tu rey se movió, y la Pica sigue esperando en la reserva.
# en: 02403409
lesson-aruki-promote-title = Convierte un Peón en Torre
# en: d2d29417
lesson-aruki-promote-task =
    Cuando un Peón pisa la fila donde empezaron los Peones enemigos (la fila 11 para ti), puedes cambiarlo por una pieza de tu reserva. Esa es su **promoción**.
    { "" }**Tu tarea:** avanza a c11 y convierte el Peón en Torre.
# en: 978883e1
lesson-aruki-promote-hint = Mueve el Peón de c10 a c11 y elige la Torre. Por escrito: `O(c10)c11=R`.
# en: 51f9ad47
lesson-aruki-promote-done = Una Torre, y al instante da jaque al rey. El Peón en sí desaparece: no va a ninguna reserva.
# en: 63db7951
lesson-aruki-promote-wrong-plain = Ahora será Peón para siempre. Solo podía promocionar al dar el paso a la fila 11.
# en: 7c8c2cfd
lesson-aruki-promote-wrong-king = Tu rey se movió. El Peón está a un paso de su promoción.
# en: 9cb534a7
lesson-aruki-jester-title = Deja que el Bufón imite
# en: 0bf25527
lesson-aruki-jester-task =
    Un **Bufón** va una casilla en cualquier dirección, y también se mueve como cada pieza que tiene al lado, amiga o enemiga. El tuyo está junto a una Torre, así que también se mueve como una Torre.
    { "" }**Tu tarea:** captura la Flecha de e10 con el Bufón.
# en: 1495e9b8
lesson-aruki-jester-hint = Junto a la Torre, el Bufón puede subir en recto por la columna e.
# en: 0baf634e
lesson-aruki-jester-done = El Bufón corrió como una Torre. Allí arriba no tiene vecinas, así que vuelve a ir paso a paso.
# en: 9c9e7f84
lesson-aruki-jester-wrong-rook = Moviste la Torre. No llega a e10 en una jugada, y tu Bufón se quedó sin vecina.
# en: c1692bea
lesson-aruki-jester-wrong-step = Eso fue solo una parte del trayecto. Junto a una Torre, el Bufón puede correr hasta que algo le cierre el paso.
# en: 59651916
lesson-aruki-line-title = Jaque a través de todo
# en: 50eec5db
lesson-aruki-line-task =
    Un **Dragón Dorado** da un paso de una casilla, como un rey. Pero amenaza toda su *columna*: si ahí está el rey enemigo, está en jaque, haya lo que haya en medio. (La única excepción: que su propio rey también esté en esa columna.) Un **Dragón Plateado** hace lo mismo con su fila.
    { "" }**Tu tarea:** da jaque con el dragón.
# en: 91a33d7c
lesson-aruki-line-hint = Lleva el dragón a la columna e, la del rey.
# en: 06864870
lesson-aruki-line-done = ¡Jaque! El Peón de en medio no sirve de nada, y no hay forma de cubrirse.
# en: bcdf13e3
lesson-aruki-line-wrong-king = Moviste tu rey. Quien da jaque es el dragón.
# en: ca712865
lesson-aruki-line-wrong-dragon = El dragón se movió, pero el rey no está en su columna.
# en: b88d1e79
lesson-aruki-wipe-title = Barre una columna
# en: abb35f39
lesson-aruki-wipe-task =
    Una vez por partida, un dragón puede **barrer** su línea. Todas las piezas que hay en ella desaparecen: las enemigas, las tuyas y el propio dragón. Ninguna va a una reserva. No se permite mientras tu propio rey está en esa línea.
    { "" }**Tu tarea:** en la columna del dragón hay un Ministro y una Torre. Bárrela.
# en: 55ae7023
lesson-aruki-wipe-hint = Elige el dragón de d3 y luego el barrido. Por escrito: `GD(d3)-`.
# en: 76f9b6e9
lesson-aruki-wipe-done = Un Ministro y una Torre por un dragón y un Peón: buen cambio. En Peones, una Lanza o una Pica vale unos 2, una Espada o un dragón 3, una Flecha 5, una Torre 6 y un Ministro 11.
# en: 96548783
lesson-aruki-wipe-wrong-step = El dragón solo dio un paso. El barrido es una jugada aparte.
# en: bc7588c5
lesson-aruki-wipe-wrong-pawn = Salvar el Peón es un bonito gesto, pero el Ministro y la Torre siguen en pie. El barrido se lleva los dos.
# en: 929b23ae
lesson-aruki-slay-title = Acaba con el dragón
# en: 1726af06
lesson-aruki-slay-task =
    Ahora estás en jaque: el dragón negro amenaza la columna de tu rey, a través de tu Peón. Puedes salir de la columna o capturar el dragón. Poner una pieza en medio no sirve nunca.
    { "" }**Tu tarea:** captura el dragón.
# en: 63d37d98
lesson-aruki-slay-hint = Tu Torre de a9 está en la misma fila que el dragón.
# en: d6748809
lesson-aruki-slay-done = Se acabó el jaque, y un dragón capturado ya no barre nunca más.
# en: a74af393
lesson-aruki-slay-wrong-king = Tu rey está a salvo, pero el dragón sigue ahí y aún puede barrer la columna e.
# en: 1ab5984f
lesson-aruki-mate-title = Jaque mate
# en: 7d461241
lesson-aruki-mate-task =
    Ganas con **jaque mate**: el rey enemigo está en jaque y ninguna jugada lo salva. Aquí tu Torre de l11 domina la fila 11, y tu dragón, la columna b. Solo falta un jaque. Mira tu reserva.
    { "" }**Tu tarea:** mate en una jugada.
# en: e626d5bf
lesson-aruki-mate-hint = Torre y Flecha dan un Ministro. Desde h5 domina la diagonal hasta a12.
# en: 630fae0e
lesson-aruki-mate-done = ¡Mate! El rey no puede pisar la fila 11 ni la columna b, y nada detiene al Ministro.
# en: fa3a5fcc
lesson-aruki-mate-wrong-check = Jaque, pero no mate: sin la Torre en la fila 11, el rey escapa a a11.
# en: 3608cfff
lesson-aruki-mate-wrong-other = La Torre no dio jaque. Déjala donde está y fusiónala.
# en: f9ca7972
lesson-aruki-third-title = Mate en la tercera jugada
# en: e3bf82f4
lesson-aruki-third-task =
    Un comienzo de verdad y una trampa de verdad. El rey negro está en la columna f, detrás de un muro de sus propias piezas. Si tu rey deja la columna f y tu Dragón Dorado entra en ella, es jaque a través de todo.
    { "" }**Tu tarea:** mate en tres jugadas. Primero hazle sitio a tu rey.
# en: ff2017e5
lesson-aruki-third-hint = Haz sitio con el Peón de g2, lleva el rey a g2 y después el dragón de e1 a f1.
# en: 56a21f68
lesson-aruki-third-done = ¡Mate en la tercera jugada! Casi todo el mundo cae una vez. La defensa: mover a tiempo el Peón de e11 o el de g11 para que el rey pueda salir, o barrer antes con el dragón.
# en: b39a6ba3
lesson-aruki-threat-title = Descubre la amenaza
# en: aa228630
lesson-aruki-threat-task =
    Antes de cada jugada, pregúntate: *¿qué jugaría mi rival si yo no hiciera nada?* El rey negro acaba de pasar de f12 a g11. Parece inofensivo, pero no lo es.
    { "" }**Tu tarea:** encuentra la amenaza y haz una jugada que la detenga.
# en: 985c8550
lesson-aruki-threat-hint = Con su rey fuera de la columna f, el Dragón Dorado negro puede ir a f12. Eso es jaque a través de todo, y tu rey está encerrado. Dale una forma de salir de la columna, o líbrate del dragón.
# en: 184a912a
lesson-aruki-threat-done = Vista y detenida. Un jaque tiene tres respuestas: mover el rey, capturar la pieza que ataca o poner algo en medio. Contra un dragón no sirve poner nada en medio, así que un rey detrás de su propio muro necesita una puerta.
# en: 3144de1e
lesson-aruki-threat-wrong-front = Eso solo abre f2, que está en la misma columna. El dragón va a f12, y es mate.
# en: 910f8f19
lesson-aruki-finish-title = Sin respuesta
# en: 659f419c
lesson-aruki-finish-task =
    Un jaque tiene tres respuestas: el rey se mueve, algo captura a la pieza que ataca o algo se pone en medio. El mate es un jaque sin ninguna de las tres. Tu Torre de a3, tu Flecha de f2 y tu dragón pueden dar jaque.
    { "" }**Tu tarea:** mate en una jugada.
# en: 87679a2a
lesson-aruki-finish-hint = Entre un dragón y un rey no sirve poner nada. Y cuando el dragón deja la columna k, tu Torre de k1 la domina hasta arriba.
# en: ac38ac10
lesson-aruki-finish-done = ¡Mate! Nada se puede poner en medio, nada alcanza al dragón y tu Torre vigila la columna k.
# en: 266ec8fa
lesson-aruki-finish-wrong-rook = Jaque, pero no mate: la Lanza negra se pone en medio, en d12.
# en: b09b3f66
lesson-aruki-finish-wrong-arrow = Jaque, pero no mate: la Espada negra se pone en medio, en h8.
# en: 7af3ae7a
lesson-aruki-finish-wrong-dragon = El dragón no está en la columna del rey, así que no era jaque.
# en: 8e0b95ab
lesson-aruki-trade-title = Haz buenos cambios
# en: 78b6f08c
lesson-aruki-trade-task =
    Antes de capturar, cuenta: ¿qué capturas y qué te capturan a ti? En Peones, una Lanza o una Pica vale unos 2, una Espada o un dragón 3, una Flecha 5, una Torre 6 y un Ministro 11.
    { "" }**Tu tarea:** aquí tienes tres capturas. Juega la que más gana.
# en: c71bc032
lesson-aruki-trade-hint = La Torre de d12 defiende la Lanza, y el Peón de g7 defiende la Flecha. ¿Qué te costaría cada captura?
# en: 8c974c0d
lesson-aruki-trade-done = El Peón de g7 puede capturar tu Pica, pero entonces habrás dado 2 por 5. Y la Flecha está en tu reserva, lista para volver como tuya.
# en: 40bdc3a1
lesson-aruki-trade-wrong-lance = Capturaste una Lanza, y la Torre de d12 capturó tu Torre: 6 por 2.
# en: 44a0b137
lesson-aruki-trade-wrong-pawn = Un Peón gratis, pero ahora la Flecha negra capturó tu Pica. La Flecha era mejor presa.
# en: 4cd32080
lesson-aruki-plan-title = Despierta al Dragón Plateado
# en: e2649133
lesson-aruki-plan-task =
    Un Dragón Plateado amenaza toda su *fila*, pero no mientras tu propio rey está en ella. Por eso el tuyo duerme al empezar la partida, en la fila 1. Aquí tu dragón y los dos reyes están en la fila 7.
    { "" }**Tu tarea:** gana el Ministro y la Torre en dos jugadas.
# en: cead4b02
lesson-aruki-plan-hint = Saca a tu rey de la fila 7: eso ya es jaque. Cuando el rey negro deje la fila, bárrela: `SD(b7)-`.
# en: f91c1a5d
lesson-aruki-plan-done = Primero se aparta el rey, luego golpea el dragón. Es un buen primer plan en cualquier partida: saca a tu rey de la fila 1, y el Dragón Plateado despierta.
# en: 14c956f4
lesson-aruki-plan-wrong-row = Tu rey sigue en la fila 7, así que el dragón no da jaque.
# en: e95825fa
lesson-aruki-plan-wrong-rows = Tu rey sigue en la fila 7, así que el dragón no da jaque.
# en: 362351a2
lesson-aruki-plan-wrong-dragon = El dragón dejó la fila 7. Debe quedarse ahí mientras tu rey se aparta.
# en: 28e60891
lesson-kyo-chip-title = Aplasta una ficha
# en: a5c4dd90
lesson-kyo-chip-task =
    Juegas con las Doradas, desde abajo. Las casillas tienen una letra y un número. Desde tu lado, las letras van de derecha a izquierda: la A está a la derecha. Un **Peón Ligero** da un paso de una casilla en cualquier dirección. Si termina la jugada sobre **fichas de maná** enemigas, las destruye.
    { "" }**Tu tarea:** aplasta la ficha roja de F5 con tu Peón Ligero de E4.
# en: 57ac807d
lesson-kyo-chip-hint = Da un paso con el Peón Ligero de E4 a F5. Por escrito: `E4 F5`.
# en: 9a33fe11
lesson-kyo-chip-done = Una ficha menos. Recuerda: si te quedas sin maná, pierdes.
# en: 2e6485c8
lesson-kyo-chip-wrong-king = Moviste tu Rey. La ficha está junto al Peón Ligero de E4.
# en: 249599ac
lesson-kyo-carry-title = Lleva tus fichas
# en: 61c87571
lesson-kyo-carry-task =
    Un **Peón Pesado** está sobre una pila y puede levantar hasta cinco de sus fichas. En cada paso dices cuántas van con él, siempre desde arriba.
    { "" }**Tu tarea:** da un paso a E3 y llévate las dos fichas.
# en: 26ce757c
lesson-kyo-carry-hint = Elige E3 y luego 2 fichas. Por escrito: `E2 2E3`.
# en: 019f153d
lesson-kyo-carry-done = Te llevaste las dos fichas. Lo que hay bajo los peones es tu combustible, como verás ahora.
# en: e1d59a77
lesson-kyo-carry-wrong-none = El peón fue solo: las fichas se quedaron en E2. Di cuántas van con él.
# en: c3f0c4f3
lesson-kyo-carry-wrong-one = Te llevaste una ficha y dejaste otra. Llévate las dos.
# en: d81a4193
lesson-kyo-carry-wrong-chips = Las fichas fueron a E3, pero el peón se quedó atrás. Mueve el peón, con 2 fichas.
# en: 63ce31a5
lesson-kyo-road-title = Viaja sobre maná oscuro
# en: ba963378
lesson-kyo-road-task =
    Si la ficha que dejas atrás es **oscura**, un paso *recto* es un **paso de maná**, y puedes dar otro. Pagas una ficha por paso. Sobre un solo color no puedes girar.
    { "" }**Tu tarea:** ve de E2 a E5 en una jugada, con una ficha por cada paso.
# en: 32fa2196
lesson-kyo-road-hint = Lleva 2 fichas a E3, luego 1 a E4 y ninguna a E5. Por escrito: `E2 2E3 1E4 E5`.
# en: fe3a5898
lesson-kyo-road-done = ¡Tres casillas en una jugada! Las fichas que quedan atrás son ahora un camino: puedes volver a usarlo, y tu rival también.
# en: 9185bf08
lesson-kyo-road-wrong-all = Te llevaste las tres fichas, así que no quedó ninguna por la que viajar. Fue un solo paso normal.
# en: 733e51cb
lesson-kyo-road-wrong-alone = Dejaste todas tus fichas en E2, así que no había ninguna que dejar en E3. El viaje terminó ahí.
# en: 3726adba
lesson-kyo-road-wrong-short = Bien, pero la jugada terminó demasiado pronto. Mientras te quede una ficha que dejar, sigue.
# en: 516b43ef
lesson-kyo-queen-title = Lleva a tu Dama por dos fichas oscuras
# en: 1f7805e8
lesson-kyo-queen-task =
    Las fichas que ya están ahí también son un camino. Tu **Dama** está sobre una ficha oscura, y hay otra en E3. También las Damas, las Torres y los Reyes son peones, y cualquier peón, salvo un Peón Ligero, puede capturar lo que alcanza.
    { "" }**Tu tarea:** viaja por las dos fichas y captura la Torre de E4.
# en: 6d3e033d
lesson-kyo-queen-hint = Da un paso de E2 a E3 dejando la ficha, y luego de E3 a E4. Por escrito: `E2 E3 E4`.
# en: 824bbfb0
lesson-kyo-queen-done = Capturaste la Torre. Una captura termina el viaje, aunque el camino sea más largo.
# en: 0c894828
lesson-kyo-queen-wrong-took = Te llevaste la ficha, así que en E2 no quedó ninguna: un paso normal, que termina la jugada.
# en: 08f5a3eb
lesson-kyo-queen-wrong-short = A mitad de camino. En E3 estás sobre la ficha siguiente: sigue hasta E4.
# en: 05dd8d7b
lesson-kyo-corner-title = Gira con maná claro
# en: 245e08a1
lesson-kyo-corner-task =
    Las fichas **claras** sirven para pasos en *diagonal*; las oscuras, para pasos rectos. Cuando cambia el color, puedes girar. Tu Peón Pesado está sobre una ficha oscura con una clara encima.
    { "" }**Tu tarea:** captura la Torre de F4 en una jugada.
# en: 27a775b5
lesson-kyo-corner-hint = Primero recto a E3, con la ficha clara, dejando la oscura. Luego en diagonal a F4.
# en: 2387ff73
lesson-kyo-corner-done = Oscura y luego clara: primero recto, y luego doblas la esquina. El orden de las fichas de una pila es el orden de tus pasos.
# en: a499993e
lesson-kyo-corner-wrong-alone = Dejaste la ficha clara encima, y esa solo sirve para pasos en diagonal. Llévatela.
# en: dbbc749c
lesson-kyo-corner-wrong-short = Bien hasta ahí. Todavía tienes la ficha clara: déjala y ve en diagonal a F4.
# en: 5b3419ac
lesson-kyo-strike-title = Rompe un escudo
# en: 31379078
lesson-kyo-strike-task =
    Un **escudo** descubierto detiene a todos menos a las Torres. Un peón que va contra él lo *golpea*: el escudo se rompe y el peón se queda donde está. Un escudo bajo un peón no protege nada.
    { "" }**Tu tarea:** rompe el escudo de E5.
# en: 2044b426
lesson-kyo-strike-hint = Lleva el Peón Pesado de E4 contra el escudo. Por escrito: `E4 XE5`.
# en: 5d773bfb
lesson-kyo-strike-done = El paso está libre. Romper un escudo cuesta una jugada: para eso están los escudos.
# en: 52f5c0a1
lesson-kyo-strike-wrong-around = Rodeaste el escudo. Muchas veces es buena idea, pero aquí la tarea es romperlo.
# en: bb65fe23
lesson-kyo-strike-wrong-king = Moviste tu Rey. El peón de E4 está justo delante del escudo.
# en: be1b0704
lesson-kyo-tower-title = Pon un escudo
# en: cf84569f
lesson-kyo-tower-task =
    Una **Torre** lleva escudos. Puede dejarlos en una casilla vecina libre, o sobre maná, en cualquier momento: antes de sus pasos, entre ellos y después. Tu Rey está justo detrás.
    { "" }**Tu tarea:** pon un escudo en E2.
# en: cb6ccf69
lesson-kyo-tower-hint = Elige la Torre de E1 y luego una ficha a E2, sin el peón. Por escrito: `E1 +1E2`.
# en: 5bbf6ff0
lesson-kyo-tower-done = Un muro delante de tu Rey. La Torre aún podría seguir y colocar el otro escudo.
# en: 2fd8a271
lesson-kyo-tower-wrong-walk = Moviste la propia Torre, y un escudo bajo un peón no protege nada. Envía la ficha, no la Torre.
# en: 9c4dd56f
lesson-kyo-tower-wrong-walks = Moviste la propia Torre. Envía solo la ficha.
# en: 801464c5
lesson-kyo-tower-wrong-king = Moviste tu Rey. Los escudos están bajo la Torre de E1.
# en: 60f699b7
lesson-kyo-shuffle-title = Reordena y viaja
# en: b5ad982f
lesson-kyo-shuffle-task =
    La **Dama** puede reordenar las fichas que tiene debajo, cuantas veces quiera, y aun así moverse. En E5 está tu propio peón, así que tienes que pasar por F5: en diagonal y luego recto. Pero las fichas están en el orden equivocado.
    { "" }**Tu tarea:** captura la Torre de F6.
# en: d700b3c6
lesson-kyo-shuffle-hint = Primero pon la ficha clara abajo y la oscura arriba. Luego en diagonal a F5 con la ficha oscura, y recto a F6. Por escrito: `E4 =LD 1F5 F6`.
# en: 43458c7f
lesson-kyo-shuffle-done = Solo una Dama hace eso en una jugada. Para las demás piezas, cambiar el orden es una jugada entera.
# en: 33584d15
lesson-kyo-shuffle-wrong-alone = Sobre la ficha clara llegaste a F5, pero sin ninguna ficha allí para seguir. Reordena primero las fichas.
# en: 6f324554
lesson-kyo-shuffle-wrong-only = El orden ya es el bueno. No pares: tu Dama todavía puede moverse.
# en: a258f75f
lesson-kyo-company-title = Un Peón Ligero necesita compañía
# en: 75461a76
lesson-kyo-company-task =
    Un Peón Ligero solo captura a un peón si lo **supera en número**. Cuenta tus pilas junto al objetivo, y las pilas enemigas junto a tu Peón Ligero. Incluye los dos peones. Necesitas más.
    { "" }**Tu tarea:** captura el Peón Pesado de F5. ¿Cuál de los tuyos puede hacerlo?
# en: e5a11813
lesson-kyo-company-hint = Alrededor de F5 hay dos de los tuyos. Alrededor de E4 hay dos rojos, pero alrededor de G4 solo uno. Así que es el de G4.
# en: 2ab9b0f5
lesson-kyo-company-done = Dos contra uno. Los Peones Ligeros son fuertes juntos y débiles por separado. Un Peón Pesado vale como dos o tres de ellos; una Torre, cuatro; una Dama, seis. Cuatro fichas valen más o menos lo que un Peón Ligero.
# en: 749086e7
lesson-kyo-company-wrong-away = Ese no puede capturar en F5: tiene alrededor dos peones rojos. Mira el otro.
# en: bc3ac053
lesson-kyo-company-wrong-missed = Este es el peón correcto. F5 está a su lado, en diagonal.
# en: 55410a24
lesson-kyo-mana-title = Gana por maná
# en: b66670c2
lesson-kyo-mana-task =
    Hay dos formas de ganar. La primera: que a tu rival no le quede ninguna ficha de maná en ningún sitio. Las Rojas tienen una sola, en C6.
    { "" }**Tu tarea:** gana.
# en: d3ce2810
lesson-kyo-mana-hint = Termina la jugada con el Peón Pesado en C6. Por escrito: `C5 C6`.
# en: a781953e
lesson-kyo-mana-done = No queda maná: ganan las Doradas. Mira la cuenta de fichas al lado del tablero, también la tuya.
# en: e122cd3c
lesson-kyo-mana-wrong-king = Moviste tu Rey. La última ficha roja está en C6.
# en: af3779ca
lesson-kyo-mana-wrong-miss = Las Rojas aún tienen su ficha. Termina tu jugada en C6.
# en: a7da9184
lesson-kyo-king-title = Captura al Rey
# en: 162a9779
lesson-kyo-king-task =
    La otra forma de ganar: capturar al **Rey** enemigo. No hay jaque. Solo lo protegen la distancia y los escudos. Tu Dama tiene tres fichas debajo: clara abajo, luego oscura, luego clara.
    { "" }**Tu tarea:** captura al Rey de G6 en una jugada.
# en: 8350ea15
lesson-kyo-king-hint = Diagonal, recto, diagonal: `E3 2F4 1F5 G6`.
# en: 41278a77
lesson-kyo-king-done = Capturaste al Rey: ganan las Doradas. Ya sabes lo suficiente para jugar a Kyo: las fichas son caminos, el orden es la dirección y los escudos dan tiempo.
# en: 56d1943a
lesson-kyo-king-wrong-short = Buen comienzo. En F4 le toca a la ficha oscura: recto a F5, y luego en diagonal.
# en: 9cb347fd
lesson-kyo-king-wrong-other = Eso fue un solo paso; el Rey se escapó. Deja una ficha en cada paso.
# en: b83abf60
lesson-kyo-threat-title = Descubre la amenaza
# en: 05869034
lesson-kyo-threat-task =
    En Kyo no hay jaque. Así que antes de cada jugada mira cada peón enemigo: ¿hasta dónde podría viajar? Cuenta las fichas que tiene debajo y fíjate en su color.
    { "" }**Tu tarea:** haz una jugada tras la que no puedan capturar a tu Rey.
# en: 176bcd2c
lesson-kyo-threat-hint = La Dama roja de F5 está sobre cuatro fichas oscuras: cuatro pasos rectos por la columna F hasta tu Rey en F1. Pon un escudo en medio, o deja la columna.
# en: 76ebe150
lesson-kyo-threat-done = ¡A salvo! Cuatro fichas oscuras son cuatro pasos rectos. Nadie cambia de dirección sobre un solo color, así que basta un escudo en medio o un paso a un lado.
# en: 86b9abfd
lesson-kyo-threat-wrong-king = Tu Rey sigue en la columna F, y la Dama viajó directa hasta él.
# en: 6d9efe2a
lesson-kyo-threat-wrong-tower = Eso no cierra la columna F. La Dama bajó hasta F1 y capturó a tu Rey.
# en: c0bbd885
lesson-kyo-finish-title = El viaje hasta el Rey
# en: f635334e
lesson-kyo-finish-task =
    De camino al Rey, cuenta: cada paso cuesta la ficha que dejas atrás. Tu Peón Pesado tiene cuatro fichas, y el Rey está a cinco pasos. Pero las fichas del camino también sirven, incluso las rojas.
    { "" }**Tu tarea:** captura al Rey de E8 en una jugada.
# en: 7a3d3c74
lesson-kyo-finish-hint = En diagonal a D4, recto a D5, en diagonal a E6 y luego recto, por la ficha roja: `C3 3D4 2D5 1E6 1E7 E8`.
# en: db979f84
lesson-kyo-finish-done = ¡Capturaste al Rey! Las fichas enemigas también son caminos. Así que un camino largo cerca de un Rey es un peligro, lo haya puesto quien lo haya puesto.
# en: 8abaa7fe
lesson-kyo-finish-wrong-short = Buen comienzo, pero el viaje terminó demasiado pronto. Deja una ficha en cada paso y usa la roja de E6.
# en: f3a98a05
lesson-kyo-finish-wrong-other = Así no empieza el viaje. Deja una ficha en C3 y lleva tres a D4.
# en: e20c1629
lesson-kyo-trade-title = Haz buenos cambios
# en: f9cb911f
lesson-kyo-trade-task =
    Antes de capturar, mira qué te pueden capturar después. En Peones Ligeros, un Peón Pesado vale dos o tres; una Torre, cuatro; una Dama, seis. Tu Dama y tu Peón Pesado pueden capturar la Torre de E3, pero la defiende un Peón Pesado rojo.
    { "" }**Tu tarea:** gana la Torre y arriesga lo menos posible.
# en: 532b81b5
lesson-kyo-trade-hint = Las Rojas capturan después en E3, esté ahí la pieza que esté. Tu Peón Pesado vale menos que tu Dama.
# en: b504a814
lesson-kyo-trade-done = Si las Rojas capturan después, habrás dado tres por cuatro. Con la Dama habrían sido seis.
# en: 52845643
lesson-kyo-trade-wrong-queen = Capturaste la Torre, pero el Peón Pesado de D4 capturó tu Dama: seis por cuatro.
# en: a8fa4e37
lesson-kyo-trade-wrong-queens = Capturaste la Torre, pero el Peón Pesado de D4 capturó tu Dama: seis por cuatro.
# en: 8db0e57b
lesson-kyo-trade-wrong-king = Moviste tu Rey. La Torre de E3 sigue ahí.
# en: f12c37fe
lesson-kyo-plan-title = Construye un camino
# en: c6839a0f
lesson-kyo-plan-task =
    Las fichas son los caminos de tus próximas jugadas. Tu Peón Pesado de E2 tiene cuatro, pero el Rey rojo está a seis pasos. Otras dos fichas tuyas están en F4, y las Rojas no están atentas.
    { "" }**Tu tarea:** captura al Rey en dos jugadas. Primero construye el camino.
# en: 5bd197d5
lesson-kyo-plan-hint = Envía las dos fichas de F4 a la columna E: `F4 +2E4`. Después viaja y recógelas al pasar: `E2 3E3 2E4 3E5 2E6 1E7 E8`.
# en: bbe4235c
lesson-kyo-plan-done = Primero el camino, luego el viaje. Es un buen primer plan en cualquier partida: lleva fichas delante de un peón fuerte y vigila qué Rey está más cerca de un camino.
# en: 541cfe0a
lesson-kyo-plan-wrong-walk = Así el camino es demasiado corto. Primero pon las dos fichas de F4 en la columna E, y luego viaja hasta el final.
# en: 29660263
lesson-kyo-plan-wrong-king = Moviste tu Rey. Lo que necesitas son las fichas de F4.
# en: 8ef7d6a0
lesson-chakart-lines-title = Un alfil y su bomba
# en: a3b0a624
lesson-chakart-lines-task =
    Juegas con las Blancas, desde abajo. Las piezas se mueven como en ajedrez: una **torre** en recto, un **alfil** en diagonal, una **dama** de las dos formas, hasta que algo les cierra el paso. Pero, tras moverse, un alfil deja al lado una **bomba**, y una torre, una **banana**.
    { "" }**Tu tarea:** captura la torre de g5 con tu alfil.
# en: 49c0765c
lesson-chakart-lines-hint = El alfil de c1 ve g5 por la diagonal. Por escrito: `c1g5` o `Bg5`.
# en: 8b048c23
lesson-chakart-lines-done = ¡Capturada! Y ahora hay una bomba junto a tu alfil. Lo que la pisa sale lanzado. En estas lecciones los dados caen siempre igual; en una partida, no.
# en: 560b5171
lesson-chakart-lines-wrong-king = Moviste tu rey. Tienes que mover el alfil de c1.
# en: 3ef0334a
lesson-chakart-lines-wrong-short = El alfil se paró demasiado pronto. La línea hasta g5 está libre.
# en: e8d18ca3
lesson-chakart-knight-title = Un caballo pone un huevo
# en: d9770093
lesson-chakart-knight-task =
    Un **caballo** salta: dos casillas en recto y una hacia un lado. En la casilla que deja pone un **huevo**.
    { "" }**Tu tarea:** captura la dama de e6 con el caballo.
# en: 58bd5fd2
lesson-chakart-knight-hint = De d4 a e6: dos arriba, una a la derecha.
# en: 4b7028c4
lesson-chakart-knight-done = La dama ya no está, y hay un huevo en d4. Los huevos están llenos de sorpresas para quien los pisa.
# en: 6d965e94
lesson-chakart-knight-wrong-king = Moviste tu rey. La dama sigue ahí.
# en: aeda277c
lesson-chakart-knight-wrong-jump = Buen salto, pero la dama está en e6.
# en: 71971335
lesson-chakart-pawn-title = Un peón deja un champiñón
# en: 24828a9b
lesson-chakart-pawn-task =
    Un **peón** avanza de frente (desde sus dos primeras filas, una o dos casillas) y captura en diagonal hacia adelante. Detrás deja un **champiñón**.
    { "" }**Tu tarea:** captura el caballo de d4 con el peón.
# en: 3b055b4d
lesson-chakart-pawn-hint = El peón de e3 captura en diagonal: en d4.
# en: 41a40e13
lesson-chakart-pawn-done = Capturado, y en e3 crece un champiñón.
# en: 3d82eec5
lesson-chakart-pawn-wrong-ahead = De frente no captura nada.
# en: ff9dfbd4
lesson-chakart-pawn-wrong-king = Moviste tu rey. Tienes que mover el peón de e3.
# en: 6bb088f8
lesson-chakart-mushroom-title = Salta a un champiñón
# en: 705ab775
lesson-chakart-mushroom-task =
    Sobre un **champiñón**, un peón, un caballo o un rey sigue adelante: el mismo paso otra vez, si ahí no hay ninguna pieza. A torres, alfiles y damas no les hace nada.
    { "" }**Tu tarea:** lleva el caballo a h7. Basta una jugada.
# en: 59e8e548
lesson-chakart-mushroom-hint = Salta al champiñón de g5. El mismo salto otra vez lleva a h7.
# en: 297adc23
lesson-chakart-mushroom-done = Dos saltos en una jugada. Un champiñón sirve una vez y desaparece.
# en: 6a98424b
lesson-chakart-mushroom-wrong-king = Moviste tu rey. Tienes que mover el caballo de f3.
# en: c01bb6ae
lesson-chakart-banana-title = Cuidado con la banana
# en: 05fa4682
lesson-chakart-banana-task =
    Una **banana** lanza a la pieza que la pisa a una casilla de al lado, en recto y al azar. Una **bomba** hace lo mismo en diagonal. Lo que haya ahí queda capturado, ¡aunque sea una pieza tuya! Por encima de ellas no se puede pasar.
    { "" }**Tu tarea:** captura la dama de a8. Tu torre la ataca, pero hay una banana en a4.
# en: 826f1126
lesson-chakart-banana-hint = La torre resbalaría. El alfil de f3 ve a8 por la diagonal libre.
# en: 7c3b22bd
lesson-chakart-banana-done = Bien visto. Una banana delante de una torre enemiga vale tanto como un muro.
# en: 1a3815e5
lesson-chakart-banana-wrong-slip = Tu torre resbaló con la banana y salió lanzada. No puede pasar por encima.
# en: 159c9d4f
lesson-chakart-banana-wrong-king = Moviste tu rey. Busca una pieza que vea a8.
# en: ad7887e1
lesson-chakart-banana-wrong-rook = Ahora la torre no puede llegar ahí. Busca otra pieza que vea a8.
# en: a63a71c0
lesson-chakart-banana-wrong-bishop = La pieza es esa, pero la dama está en a8.
# en: 6591e122
lesson-chakart-egg-title = Toma el huevo
# en: f534eb1d
lesson-chakart-egg-task =
    Un **huevo** hace una de ocho cosas, todas igual de probables: intercambiar dos piezas, darte una nueva, dejarte mover otra vez, pasar a tu bando una pieza enemiga… o hacerte daño. `/rules` explica las ocho.
    { "" }**Tu tarea:** toma el huevo de a5 con tu torre.
# en: 22c3080b
lesson-chakart-egg-hint = Mueve la torre de a1 a a5.
# en: 808e0f0f
lesson-chakart-egg-done = ¡Luigi! Una pieza enemiga al azar cambia de bando, y le tocó a la dama. Podía haber sido peor: Chomp se come la pieza que toma el huevo.
# en: 5879685b
lesson-chakart-egg-wrong-king = Moviste tu rey. Al huevo llega la torre de a1.
# en: 947af772
lesson-chakart-egg-wrong-miss = La torre fue a otra parte. El huevo está en a5.
# en: a5591ca3
lesson-chakart-daisy-title = Un huevo con segunda jugada
# en: 2f5bde2f
lesson-chakart-daisy-task =
    Algunos huevos te piden algo más en la misma jugada. **Daisy** te deja mover otra vez; otros te dejan intercambiar dos piezas o poner una nueva en el tablero. Siempre puedes pasar.
    { "" }**Tu tarea:** toma el huevo de e4 con el caballo. Luego usa lo que te da y captura al **rey** negro.
# en: 395d0d18
lesson-chakart-daisy-hint = Primero el caballo a e4. Daisy te da una segunda jugada: desde e4 el caballo llega a f6.
# en: 50fe6fb1
lesson-chakart-daisy-done = Capturaste al rey y ganaste la partida. En Chakart nadie avisa del jaque: cuida tú de tu rey.
# en: 58f194d3
lesson-chakart-daisy-wrong-king = Moviste tu rey. Al huevo llega el caballo de c3.
# en: 77cfadda
lesson-chakart-daisy-wrong-jump = Ahí no hay huevo. Está en e4.
# en: ae8dbd4d
lesson-chakart-daisy-wrong-pass = Pasaste, y la oportunidad se fue. Mueve el caballo otra vez.
# en: adf01e30
lesson-chakart-shell-title = Lanza el caparazón
# en: d4630274
lesson-chakart-shell-task =
    Una vez por partida, tu **rey** puede lanzar un **caparazón**: en recto o en diagonal, contra la primera pieza enemiga a la vista. Esa pieza desaparece, y el rey se queda donde está.
    { "" }**Tu tarea:** la torre de e8 está a punto de capturar a tu rey. Dispárale el caparazón.
# en: 99ea5aff
lesson-chakart-shell-hint = Elige el rey y luego el caparazón contra e8. Por escrito necesita la letra: `e1e8s`.
# en: 61af7c46
lesson-chakart-shell-done = ¡En el blanco! Tienes un caparazón por partida, así que guárdalo para algo grande. Una dama vale unos seis peones; una torre, un caballo o un alfil, tres. El caparazón sin usar vale más que cualquiera de esas piezas.
# en: e9d2cc3f
lesson-chakart-shell-wrong-run = Tu rey huyó. También se puede, pero aquí el caparazón elimina la torre.
# en: ed4f2949
lesson-chakart-stealth-title = Oculta tu dama
# en: 05115cc5
lesson-chakart-stealth-task =
    Una vez por partida, tu **dama** puede moverse *con sigilo*, a una casilla que parece vacía. Hasta que mueva, tu rival solo ve que la dama se fue, no dónde está.
    { "" }**Tu tarea:** el caballo ataca a tu dama. Muévela con sigilo adonde quieras.
# en: cefc2d6e
lesson-chakart-stealth-hint = Elige la dama y una casilla, y luego *con sigilo*. Para escribirlo, termina con `h`: `d1d6h`.
# en: ce80dd4d
lesson-chakart-stealth-done = Ahora solo la ves tú. Cuando tu rival haya movido, la verá otra vez todo el mundo.
# en: 80a3c9e5
lesson-chakart-stealth-wrong-seen = La dama se movió, pero todo el mundo vio adónde. Elige la opción con sigilo.
# en: 2c02f731
lesson-chakart-stealth-wrong-king = Moviste tu rey. Tienes que ocultar la dama de d1.
# en: 746cf505
lesson-chakart-heir-title = Un segundo rey
# en: b79775f7
lesson-chakart-heir-task =
    Un peón en la última fila se convierte en dama, torre, alfil, caballo o incluso en **rey**. Quien tiene dos reyes solo pierde cuando caen los dos.
    { "" }**Tu tarea:** convierte tu peón en rey.
# en: a1392c1b
lesson-chakart-heir-hint = Mueve el peón a e8 y elige el rey. Por escrito: `e7e8k`.
# en: 6184f156
lesson-chakart-heir-done = Dos reyes: cuesta el doble ganarte. Una dama suele ser mejor, pero tú eliges.
# en: 0c1d6aac
lesson-chakart-heir-wrong-other = En una partida vale, pero aquí necesitas un rey.
# en: 7de2e71d
lesson-chakart-heir-wrong-king = Moviste tu rey. El peón está a un paso de la última fila.
# en: 6e51c60a
lesson-chakart-king-title = Captura al rey
# en: c89b75d6
lesson-chakart-king-task =
    Ganas al capturar al rey. Dos de tus piezas atacan d8. En el camino de una hay una bomba; en el de la otra, un huevo: **las bombas y las bananas detienen** a torres, alfiles y damas, pero **los huevos y los champiñones no**.
    { "" }**Tu tarea:** captura al rey.
# en: a9e6aff3
lesson-chakart-king-hint = La torre de h8 pasa por encima del huevo de f8.
# en: 0c690b05
lesson-chakart-king-done = Capturaste al rey: ganan las Blancas. Ya puedes jugar una partida.
# en: 63b6c182
lesson-chakart-king-wrong-bomb = Tu dama chocó con la bomba y salió lanzada. Por encima de una bomba no se puede pasar.
# en: 5c691319
lesson-chakart-king-wrong-egg = Tomaste el huevo. Pasa de largo: los huevos no detienen a una torre.
# en: fbe80ebe
lesson-chakart-king-wrong-queen = La bomba de d5 detiene a la dama. Prueba con la otra pieza.
# en: 784d4dc6
lesson-chakart-king-wrong-rook = La torre dejó la fila del rey. Lo tenía a la vista.
# en: 09240965
lesson-chakart-king-wrong-king = Moviste tu rey. Otras dos piezas atacan d8.
# en: 79c6b688
lesson-chakart-threat-title = Descubre la amenaza
# en: cc47be2f
lesson-chakart-threat-task =
    En Chakart nadie avisa del jaque, y un rey golpea de lejos: su **caparazón** alcanza a la primera pieza a la vista, en recto o en diagonal. Las piezas, las bananas y las bombas detienen un caparazón, pero los huevos y los champiñones no. El caparazón de las Negras aún está disponible.
    { "" }**Tu tarea:** haz una jugada tras la que no puedan capturar a tu rey.
# en: 02fcff19
lesson-chakart-threat-hint = El rey negro de e8 ve al tuyo por la columna e, por encima del huevo. Deja la columna, o pon una pieza en medio.
# en: 9a84aabd
lesson-chakart-threat-done = Fuera de la vista, fuera de alcance. Mientras el caparazón enemigo esté disponible, mira las ocho líneas de su rey.
# en: 02dc21f8
lesson-chakart-threat-wrong-file = Tu rey sigue en la columna e, y ahí le dio el caparazón.
# en: e8a7bea4
lesson-chakart-threat-wrong-rook = El caparazón voló por encima del huevo y le dio a tu rey. Tu rey tiene que salir de la línea de tiro.
# en: 1c1c9cb5
lesson-chakart-finish-title = El caparazón y su línea de tiro
# en: 2719f24c
lesson-chakart-finish-task =
    Un caparazón que alcanza al último rey gana la partida. Vuela por las líneas de tu propio rey, por encima de casillas vacías, huevos y champiñones. Las piezas, las bananas y las bombas lo detienen.
    { "" }**Tu tarea:** captura al rey de h6 en una jugada.
# en: 26c73658
lesson-chakart-finish-hint = Una banana detiene a tu dama, y tu torre está demasiado lejos. Pero tu rey de c1 ve h6 por la diagonal: `c1h6s`.
# en: ca961dc8
lesson-chakart-finish-done = ¡En el blanco! Una línea abierta entre dos reyes es una carrera: la gana quien mueve primero, si tiene el caparazón disponible. Así que mira las ocho líneas antes de cada jugada.
# en: b14b957a
lesson-chakart-finish-wrong-queen = Tu dama chocó con la banana y salió lanzada. Por encima de una banana no se puede pasar.
# en: 8d703bf4
lesson-chakart-finish-wrong-rook = Tu torre no llega a h6 en una jugada. Busca algo que vuele.
# en: ee724689
lesson-chakart-finish-wrong-king = Eso fue un paso. Tu rey sabe hacer algo más que caminar.
# en: db395f48
lesson-chakart-trade-title = Haz buenos cambios
# en: 789d9f0b
lesson-chakart-trade-task =
    Antes de capturar, cuenta: ¿qué capturas y qué te capturan a ti? Una dama vale unos seis peones; una torre, un caballo o un alfil, tres. El caparazón sin usar vale más que cualquiera de esas piezas.
    { "" }**Tu tarea:** la dama de d5 ataca a tu rey. El peón de e6 la defiende. Captura la dama de la forma más barata que puedas.
# en: dc140dac
lesson-chakart-trade-hint = El peón captura después lo que haya capturado en d5. Tu torre cuesta menos que tu dama, y mucho menos que tu caparazón.
# en: 71b38859
lesson-chakart-trade-done = Si el peón captura tu torre, habrás dado tres por seis. Y tu caparazón sigue disponible.
# en: 6488e31a
lesson-chakart-trade-wrong-queen = Dama por dama: el peón captura la tuya, seis por seis. Con la torre sale más barato.
# en: c46077a7
lesson-chakart-trade-wrong-shell = La dama ya no está, pero tu caparazón tampoco, y valía más. Guárdalo para el rey.
# en: b332fc2e
lesson-chakart-trade-wrong-king = Moviste tu rey. La dama sigue en el tablero.
# en: 69225af5
lesson-chakart-plan-title = Una línea para tu caparazón
# en: e6358cc7
lesson-chakart-plan-task =
    Tu caparazón está disponible, y el de las Negras ya está usado. El rey negro está en la esquina, y tu torre no lo deja salir. Cuando tu rey lo vea por una línea, el caparazón hará el resto.
    { "" }**Tu tarea:** captura al rey en dos jugadas.
# en: abce21a8
lesson-chakart-plan-hint = La diagonal larga hasta a8 pasa por e4. Lleva ahí a tu rey y luego lanza: `e4a8s`.
# en: fbf6da79
lesson-chakart-plan-done = Primero la línea, luego el caparazón. Es un buen plan cuando el caparazón enemigo está usado; antes de eso, la línea sirve en los dos sentidos.
# en: c77954fa
lesson-chakart-plan-wrong-rook = Deja la torre donde está: no deja salir de la esquina al rey negro. El que debe moverse es tu rey.
# en: e2a8a010
lesson-chakart-plan-wrong-king = Desde ahí tu rey no ve a8. Busca la diagonal larga.
# en: 202e53f8
lesson-lusus-lines-title = Las piezas, como en ajedrez
# en: 9b5f3cbf
lesson-lusus-lines-task =
    Juegas con las Blancas, desde abajo. Una **torre** va en recto, un **alfil** en diagonal y una **dama** de las dos formas, hasta que algo les cierra el paso. Un **rey** va una casilla.
    { "" }**Tu tarea:** captura la torre de g5.
# en: 97a299fb
lesson-lusus-lines-hint = El alfil de c1 ve g5 por la diagonal. Por escrito: `c1g5`.
# en: 8b5b57a3
lesson-lusus-lines-done = Capturada. Al final de cada jugada robas losetas nuevas. Ahí empieza Lusus.
# en: ee5b400e
lesson-lusus-lines-wrong-king = Moviste tu rey. Tienes que mover el alfil de c1.
# en: e86e2bcf
lesson-lusus-lines-wrong-short = El alfil se paró demasiado pronto. La línea hasta g5 está libre.
# en: 2783a63c
lesson-lusus-knight-title = Caballos y peones
# en: 038003f5
lesson-lusus-knight-task =
    Un **caballo** salta dos casillas en recto y una hacia un lado, por encima de todo. Un **peón** avanza de frente y captura en diagonal hacia adelante. En Lusus no hay jaque: gana quien captura al rey enemigo.
    { "" }**Tu tarea:** captura con el caballo la dama que ataca a tu rey.
# en: a729731c
lesson-lusus-knight-hint = De d4 a e6: dos arriba, una a la derecha.
# en: ef67bf94
lesson-lusus-knight-done = Justo a tiempo: esa dama habría capturado a tu rey.
# en: 83500aeb
lesson-lusus-knight-wrong-king = Tu rey está a salvo por ahora, pero la dama sigue ahí.
# en: 8f65e450
lesson-lusus-knight-wrong-jump = Buen salto, pero la dama está en e6.
# en: 6fdc09bc
lesson-lusus-tile-title = Juega una loseta y mueve
# en: c9920512
lesson-lusus-tile-task =
    Cada jugada tiene dos partes: primero juegas una **loseta** de tu mano y luego mueves una pieza. Una loseta puesta sobre una pieza cambia al instante lo que esa pieza puede hacer. La loseta *Dama* deja que cualquier pieza se mueva también como una dama.
    { "" }**Tu tarea:** haz que el peón de e2 capture la torre de h5.
# en: 2588eedd
lesson-lusus-tile-hint = Pon la loseta Dama en e2 y mueve el peón de e2 a h5. Por escrito: `QU@e2 e2h5`.
# en: 48b66cb9
lesson-lusus-tile-done = ¡Un peón que se mueve como una dama! La loseta sigue en él hasta que capturen el peón o alguien la quite.
# en: 36d71518
lesson-lusus-tile-wrong-burn = Quemaste la loseta: se fue a tu cementerio sin ningún efecto.
# en: cef3978e
lesson-lusus-tile-wrong-king = Ahora la loseta la tiene el rey. Era para el peón.
# en: 5bb7be82
lesson-lusus-tile-wrong-other = El peón ya puede moverse como una dama. h5 está en su diagonal.
# en: 7a9afd29
lesson-lusus-burn-title = Quema lo que no te sirve
# en: 6929a2ee
lesson-lusus-burn-task =
    En cada jugada tienes que gastar una loseta. La que no quieres o no puedes usar la **quemas**: va a tu cementerio. *Disipación* quita una loseta de una pieza, pero aquí ninguna pieza lleva losetas.
    { "" }**Tu tarea:** quema Disipación y captura la dama de a8.
# en: 347b8e78
lesson-lusus-burn-hint = Quema Disipación y mueve la torre de a1 a a8. Por escrito: `-DI a1a8`.
# en: 4cbb2c7d
lesson-lusus-burn-done = Lo que queda en tu mano vuelve a tu bolsa tras cada jugada, así que no sirve de nada ahorrar losetas.
# en: e4ca2426
lesson-lusus-burn-wrong-other = Quemaste la loseta. Con eso, la torre de a1 podría haber capturado la dama.
# en: 3ebe6331
lesson-lusus-boulder-title = Arrolla tres piezas
# en: c03d50ac
lesson-lusus-boulder-task =
    Con **Avalancha**, una pieza sigue rodando. Por cada casilla vacía que cruza antes puede capturar una pieza más, justo detrás de la que captura: dos casillas vacías, dos piezas más.
    { "" }**Tu tarea:** un peón, un alfil y un caballo están en fila. Arrolla los tres y llévate el caballo de a6.
# en: 2e73dd9f
lesson-lusus-boulder-hint = Pon Avalancha en la torre de a1. Luego, de a1 por a4 y a5 hasta a6. Por escrito: `BD@a1 a1a4xa5xa6`.
# en: 46435586
lesson-lusus-boulder-done = Tres piezas en una jugada, gracias al impulso. Las losetas igualan las piezas más que en ajedrez: una torre o una dama vale unos dos peones; un caballo o un alfil, más o menos uno.
# en: 567977b5
lesson-lusus-boulder-wrong-burn = Quemaste la loseta, así que la torre solo capturó el peón.
# en: cd0856fd
lesson-lusus-boulder-wrong-one = Paraste demasiado pronto. Con dos casillas vacías de impulso puede capturar dos más: a5 y a6.
# en: 043cfa48
lesson-lusus-boulder-wrong-other = Avalancha va en la torre, que entonces captura en a4, a5 y a6.
# en: ad89ac91
lesson-lusus-freeze-title = Congela la dama
# en: 0deef853
lesson-lusus-freeze-task =
    Las losetas también se pueden poner sobre piezas enemigas. **Inmovilización** congela una pieza: no puede moverse en absoluto. La dama negra ataca a tu rey.
    { "" }**Tu tarea:** congela la dama. Después haz cualquier jugada.
# en: 1f8af612
lesson-lusus-freeze-hint = Pon Inmovilización en d8 y mueve tu peón o tu rey. Por escrito: `IZ@d8 a2a3`.
# en: ac92fafa
lesson-lusus-freeze-done = Congelada. Sigue ahí, pero no podrá moverse hasta que las Negras encuentren una loseta que quite la tuya.
# en: 41472bbe
lesson-lusus-freeze-wrong-burn = Quemaste la loseta. Tu rey ganó una jugada de respiro, pero la dama es tan fuerte como antes.
# en: 70307f41
lesson-lusus-freeze-wrong-own = Ahora esa es la pieza congelada. Pon la loseta en la dama de d8.
# en: f8692351
lesson-lusus-phase-title = A través de un muro
# en: ec9dbe4e
lesson-lusus-phase-task =
    Con **Atravesar**, una pieza puede pasar a través de otra que esté en su camino, amiga o enemiga. El rey negro está en a8, y entre él y tu torre solo está tu propio peón.
    { "" }**Tu tarea:** gana.
# en: 9945edac
lesson-lusus-phase-hint = Pon Atravesar en la torre de a1 y muévela de a1 a a8. Por escrito: `PH@a1 a1a8`.
# en: 09bf749e
lesson-lusus-phase-done = A través del peón, hasta el rey: ganan las Blancas. En Lusus un rey nunca está a salvo detrás de otras piezas.
# en: c936b47d
lesson-lusus-phase-wrong-burn = Quemaste la loseta. Sin ella, la torre se queda detrás de su peón.
# en: 30be7be1
lesson-lusus-phase-wrong-other = Atravesar es para la torre: es la única pieza en línea con el rey.
# en: 5c6fab07
lesson-lusus-dispel-title = Quita la guardia
# en: 199a6bb5
lesson-lusus-dispel-task =
    Una pieza con **Guardia** protege a las piezas amigas: las que están en una casilla a la que ella podría moverse están a salvo. La torre de e8 protege la dama de e4. **Disipación** quita una loseta de una pieza.
    { "" }**Tu tarea:** quita la guardia y captura la dama.
# en: 7491b35b
lesson-lusus-dispel-hint = Juega Disipación en e8 y mueve el alfil de b1 a e4. Por escrito: `DI@e8.1 b1e4`.
# en: 22f845a3
lesson-lusus-dispel-done = Primero la loseta, luego la pieza. Lo que protege a una pieza suele ser más fácil de quitar que la pieza.
# en: 242b9842
lesson-lusus-dispel-wrong-burn = Quemaste Disipación, así que la dama siguió protegida.
# en: 072ac382
lesson-lusus-dispel-wrong-other = La guardia ya no está. Con eso, tu alfil de b1 podría haber capturado la dama.
# en: fb83913f
lesson-lusus-run-title = Golpe y fuga
# en: a9db12ec
lesson-lusus-run-task =
    La torre de a8 defiende el caballo de a5. Pero con **Golpe y fuga**, una pieza que acaba de capturar puede moverse otra vez, a una casilla vacía.
    { "" }**Tu tarea:** captura el caballo y lleva tu torre de vuelta a a1.
# en: 655ff620
lesson-lusus-run-hint = Pon Golpe y fuga en a1, captura en a5 y vuelve a a1. Por escrito: `HR@a1 a1a5>a1`.
# en: 24da4f7b
lesson-lusus-run-done = Capturado, y de vuelta en casa. La loseta se queda: tu torre puede repetirlo.
# en: de83576d
lesson-lusus-run-wrong-burn = Quemaste la loseta, así que tu torre se queda en a5, donde la capturan enseguida.
# en: 1abcdeb6
lesson-lusus-run-wrong-stay = Capturaste el caballo, pero la torre no volvió a a1.
# en: d7bc2f3a
lesson-lusus-run-wrong-other = Pon Golpe y fuga en la torre, que es la que captura el caballo.
# en: adf3e53b
lesson-lusus-trap-title = Pon una trampa
# en: 51cc3036
lesson-lusus-trap-task =
    Las **trampas** se ponen sobre tus propias piezas, boca abajo: tu rival ve que hay una, pero no cuál. *Venganza* captura a la pieza que captura a la tuya. Las Negras están a punto de capturar tu peón de d4.
    { "" }**Tu tarea:** pon la trampa en el peón, haz una jugada con tu rey y mira qué pasa.
# en: b1633747
lesson-lusus-trap-hint = Pon Venganza en d4 y mueve tu rey. Por escrito: `RV@d4 h1g1`.
# en: 6b2df9c0
lesson-lusus-trap-done = ¡Una dama por un peón! La próxima vez, las Negras se lo pensarán dos veces ante una loseta boca abajo.
# en: 6e2fbcc2
lesson-lusus-trap-wrong-burn = Quemaste la trampa, y el peón se pierde a cambio de nada.
# en: 3153c413
lesson-lusus-trap-wrong-king = La trampa está en tu rey. En el peón habría atrapado a la dama.
# en: ec41ac85
lesson-lusus-double-title = Dos losetas a la vez
# en: ccb4b3ca
lesson-lusus-double-task =
    Tu rey tiene **Acción doble**: puedes jugar una segunda loseta en cada jugada. Tu torre de a1 no llega al rey negro de h8, pero tienes *Alfil* y *Atravesar*.
    { "" }**Tu tarea:** gana en una jugada.
# en: f6ed8336
lesson-lusus-double-hint = Pon las dos losetas en la torre. Así se mueve como un alfil, a través del peón de b2: `BI@a1 PH@a1 a1h8`.
# en: 2efd71a8
lesson-lusus-double-done = Dos losetas, un golpe: ganan las Blancas. Calcula lo que tu rival podría hacer con una o dos losetas antes de confiarte.
# en: 302605f1
lesson-lusus-double-wrong-burn = Después de quemar una loseta no puedes jugar otra. Necesitas las dos.
# en: 1e2d378b
lesson-lusus-double-wrong-one = El peón de b2 cierra la diagonal. Juega también Atravesar en la torre.
# en: 4991c2f8
lesson-lusus-double-wrong-other = Solo con Atravesar no basta. La torre también tiene que moverse como un alfil.
# en: 4b313e61
lesson-lusus-threat-title = Descubre la amenaza
# en: 2364e130
lesson-lusus-threat-task =
    En Lusus no hay jaque, y una loseta cambia lo que una pieza puede hacer. Así que antes de cada jugada mira cada pieza enemiga *y sus losetas*: ¿qué podría capturar? La torre de a8 parece fácil de capturar.
    { "" }**Tu tarea:** haz una jugada tras la que no puedan capturar a tu rey.
# en: bd51c32c
lesson-lusus-threat-hint = El peón de d4 lleva *Dama*, así que ve a tu rey: por e3 y f2 hasta g1. Quítale la loseta con Disipación, o saca a tu rey de esa línea.
# en: 4018ba7f
lesson-lusus-threat-done = ¡Bien visto! Un peón con la loseta adecuada es tan peligroso como una dama. *Disipación* incluso te deja capturar la torre en la misma jugada.
# en: d0a85414
lesson-lusus-threat-wrong-rook = Capturaste la torre, y el peón con la loseta Dama capturó a tu rey.
# en: c870088f
lesson-lusus-threat-wrong-rooks = Capturaste la torre, y el peón con la loseta Dama capturó a tu rey.
# en: 819ad176
lesson-lusus-finish-title = A una loseta del rey
# en: 75056355
lesson-lusus-finish-task =
    Con la loseta adecuada, casi cualquier pieza llega al rey. Repasa tu mano y pregúntate con cada loseta: ¿sobre qué pieza serviría? Tienes *Alfil*, *Caballo* y *Atravesar*.
    { "" }**Tu tarea:** captura al rey de g8 en una jugada.
# en: 5f4a23a8
lesson-lusus-finish-hint = Desde e7, un caballo salta a g8. Así que haz saltar a tu torre: `KN@e7 e7g8`.
# en: 64671f58
lesson-lusus-finish-done = Tu torre saltó como un caballo. Prueba todas tus losetas en todas tus piezas antes de cada jugada. Tu rival hace lo mismo.
# en: 6809c79b
lesson-lusus-finish-wrong-burn = Quemaste una loseta, pero una de las tres gana al instante.
# en: 9a7e7af9
lesson-lusus-finish-wrong-bishop = *Atravesar* solo deja pasar a través de una pieza. En el camino de tu alfil hay dos, en e6 y f7.
# en: dba32150
lesson-lusus-trade-title = Cuenta también las losetas
# en: 45855048
lesson-lusus-trade-task =
    Un rey tiene un hueco para losetas; una dama o un peón, dos; un alfil o un caballo, tres; una torre, cuatro. Una pieza capturada se lleva consigo sus losetas. Tu dama puede capturar una torre sin losetas, o un peón que lleva *Dama* y *Atravesar*.
    { "" }**Tu tarea:** captura la pieza que más importa.
# en: d45ba8b3
lesson-lusus-trade-hint = El peón de h4 se mueve como una dama, y *Atravesar* lo lleva a través de tu peón de f2. Detrás está tu rey.
# en: ade46edc
lesson-lusus-trade-done = El peón ya no está, y con él se van sus dos losetas. Lo que lleva una pieza puede valer más que la pieza.
# en: b6ae0f34
lesson-lusus-trade-wrong-rook = Capturaste la torre. Pero el peón atravesó f2 y capturó a tu rey.
# en: afdd16af
lesson-lusus-plan-title = La bolsa que se acaba
# en: 5589159b
lesson-lusus-plan-task =
    Al final de su jugada, cada bando roba tres losetas. Quien no puede robar tantas **pierde**. La mano de las Negras está vacía, y en su bolsa quedan tres losetas. Una pieza con *+1 Robo* hace que su propio bando robe una más.
    { "" }**Tu tarea:** haz que las Negras se queden sin losetas.
# en: e14c1555
lesson-lusus-plan-hint = Pon *+1 Robo* en una pieza **negra** y haz cualquier jugada, por ejemplo `PD@a7 h2h3`. Entonces las Negras tendrán que robar cuatro losetas.
# en: a1fccc3e
lesson-lusus-plan-done = Las Negras tenían que robar cuatro losetas y solo les quedaban tres: ganan las Blancas. En una partida larga, cuenta las dos bolsas. Se muestran al lado del tablero.
# en: fca04c9b
lesson-lusus-plan-wrong-burn = Quemaste *+1 Robo*, y las Negras robaron las tres últimas losetas.
# en: 5098428d
lesson-lusus-plan-wrong-own = Ahora el bando que roba una más es el tuyo. Pon la loseta en una pieza negra.
# en: e334d286
lesson-lusus-plan-wrong-other = *Caballo* no vacía antes la bolsa de las Negras. Tienes otra loseta que sí.

## Clocks and pings

# en: 9fb91a8c
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
# en: c6354ee2
span-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
# en: 73f4905a
span-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
# en: 38a1ed4e
clock-reserve = De reserva: { $first } { $firsttime }, { $second } { $secondtime }.
# en: 4d14450d
clock-shut-out = El reloj está en pausa: me sacaron del servidor de esta partida.
# en: 1ebdbf5a
clock-grace = Mis avisos no le llegan a { $player }. El reloj está en pausa y vuelve a correr { $until }.
# en: 44dd62b6
clock-vacation = { $player } está de vacaciones. El reloj está en pausa y vuelve a correr { $until }.
# en: 1e5e4c5c
clock-credit = Ya incluye el tiempo que no estuve en línea: { $span }.
# en: 5867f8e8
reminder = { $player }, te toca en { $game } contra { $opponent }. Tu tiempo se acaba { $deadline } ({ $exactly }) · { $link }
# en: 567f09a8
credited = { $player }, mientras te tocaba en { $game } contra { $opponent } no estuve en línea durante { $span }. Ese tiempo no cuenta. Tu plazo vence { $deadline } ({ $exactly }) · { $link }
# en: b7b2642b
more-time = { $player }, { $opponent } te dio un día más en { $game }. Tu plazo vence { $deadline } ({ $exactly }) · { $link }
# en: be99904e
more-time-given = Le diste un día más a { $opponent }. Su plazo vence { $deadline }.
# en: 6fa62d3c
absent = { $opponent }, { $player } ya no está en este servidor. Le enviaré los recordatorios por mensaje directo si puedo. El reloj de tu partida de { $game } sigue corriendo · { $link }
# en: 51d12cb6
grace = { $opponent }, no consigo que a { $player } le lleguen los avisos de su partida de { $game }: no puede seguirla en este canal y mis mensajes directos no le llegan. Para que no pierda sin saberlo, su reloj está en pausa. Vuelve a correr { $until } ({ $exactly }). Esto pasa una sola vez por partida · { $link }
# en: c08379e2
detour-hidden = No puedes ver el canal de la partida, así que te escribo aquí.
# en: e16a19bb
detour-timeout = En el servidor tienes un aislamiento temporal que termina { $until } ({ $exactly }), así que te escribo aquí. Mis comandos y botones también funcionan aquí.
# en: 74087c5b
detour-absent = Ya no estás en el servidor de la partida, así que te escribo aquí.
# en: ef81f854
detour-moved = Esta partida se mudó aquí para que puedan verla los dos bandos.
# en: fb8c8a0d
shut-out = Me sacaron del servidor donde juegas a { $game } contra { $opponent }. Todos los relojes de allí están en pausa. Si no vuelvo, las partidas de allí se cancelarán { $until }, sin resultado.
# en: a93a4e36
call-game = { $player }, { $whose ->
    [mine] te toca en { $game }
   *[news] hay novedades en tu partida de { $game }
} · { $link } · No puedo enviarte mensajes directos. En `/settings` se ve dónde te menciono.
# en: 29ff4d7e
call-season = { $player }, hay novedades sobre un torneo en el que participas. No puedo enviarte mensajes directos. En `/settings` se ve dónde te menciono.
# en: a70f9b69
call-challenge = { $player }, hay novedades sobre tu desafío. No puedo enviarte mensajes directos. En `/settings` se ve dónde te menciono.
# en: ae6c943c
unreached = **Mi última mención no te llegó ({ $since }).** El canal de la partida está cerrado para ti o para mí, y no aceptas mis mensajes directos. `/games` muestra lo que te espera.
# en: c7021fb5
unreached-open = **Mi última mención no te llegó ({ $since }).** El canal de la partida está cerrado para ti o para mí, y mi mensaje directo no llegó. `/games` muestra lo que te espera.
# en: e2fa94d3
unreached-grace = Te toca en { $game } contra { $opponent }. Tu reloj en esa partida está en pausa y vuelve a correr { $until }.
# en: 934c171f
vacation-begun = { $player } está de vacaciones. Terminan { $until } ({ $exactly }). Hasta entonces, sus relojes están en pausa.
# en: 9127d881
vacation-begun-part = { $player } está de vacaciones. Terminan { $until }. En este servidor solo cuenta una parte: aquí sus relojes vuelven a correr { $still } ({ $exactly }).
# en: 86647f8c
vacation-begun-uncounted = { $player } está de vacaciones. Terminan { $until } ({ $exactly }). Aquí ya no le quedan días de vacaciones, así que sus relojes siguen corriendo.
# en: 64e3fbbc
vacation-over = { $player } volvió de sus vacaciones. Sus relojes corren de nuevo.
# en: 896e888c
vacation-present = Estás de vacaciones. Terminan { $until }. { $clocks ->
    [whole] Tus relojes están en pausa, pero puedes seguir jugando.
    [anywhere] Tus relojes están en pausa hasta donde lo permite cada servidor, pero puedes seguir jugando.
    [part] En este servidor solo cuenta una parte: aquí tus relojes están en pausa y vuelven a correr { $still }.
   *[none] Aquí ya no te quedan días de vacaciones, así que tus relojes siguen corriendo.
} `/vacation days:0` las termina. Después de estas aún tendrás { $left } este año, de un total de { $allowed ->
    [one] 1 día
   *[other] { $allowed } días
}.
# en: 43e80783
vacation-none = No estás de vacaciones. Este año aún tienes { $left }, de un total de { $allowed ->
    [one] 1 día
   *[other] { $allowed } días
}. Para empezarlas, usa `/vacation days:` con un número.
# en: 91156969
vacation-span = { $hours ->
    [0] { $days ->
        [one] 1 día
       *[other] { $days } días
    }
    [one] { $days ->
        [0] 1 hora
        [one] 1 día y 1 hora
       *[other] { $days } días y 1 hora
    }
   *[other] { $days ->
        [0] { $hours } horas
        [one] 1 día y { $hours } horas
       *[other] { $days } días y { $hours } horas
    }
}

## Settings

# en: 66d178fd
settings-title = Tus ajustes
# en: 05882354
settings-pings = **Menciones:** { $value }
# en: 3e32bd8c
settings-reminders = **Recordatorios:** { $value }
# en: 91bed066
settings-quiet = **Horas de silencio:** { $value } · zona horaria { $zone }
# en: b681fd33
settings-no-quiet = ninguna
# en: cc607339
settings-confirm = **Preguntar antes de una jugada escrita:** { $value }
# en: 822d25c7
settings-theme = **Tema del tablero:** { $value }
# en: 845450a6
settings-size = **Tamaño del tablero:** { $value }
# en: cb29e741
settings-layout = **Forma del tablero:** { $value }
# en: 95053649
settings-symbols = **Letras en las piezas:** { $value }
# en: 04f5636b
settings-side = **Abajo:** { $value }
# en: a703a8d6
settings-text = **Tableros como texto:** { $value }
# en: 68a86386
settings-accepts = **Quién puede desafiarme:** { $value }
# en: f08ae94a
settings-danger = **Cuando mi rey corre peligro:** { $value }
# en: 389a9f88
settings-puzzles = **Mis errores como ejercicios:** { $value }
# en: 9fc3bbb5
settings-language = **Idioma:** { $value }
# en: 6e93ed2f
settings-closed = No pude enviarte un mensaje directo ({ $since }), así que te menciono en el canal. Cuando aceptes mis mensajes directos, vuelve a elegir `pings`.
# en: 4da5213c
settings-bad-zone = No conozco esa zona horaria. Escribe una ciudad, por ejemplo Viena, y elígela de la lista.
# en: 6576e7ee
settings-bad-quiet = No entiendo esas horas. Escribe `22-7`, `22:30-07:00` u `off`.
# en: 402744ee
settings-pick-zone = Varias zonas horarias encajan con `{ $typed }`. Elige la tuya.
# en: f7ae9fb1
option-choose = Cambiar un ajuste
# en: 2dceb280
option-choose-value = Elige { $name }
# en: 0bf7959f
option-entry = { $name }: { $value }
# en: 7a443900
option-title = Ajuste: { $name }
# en: 91b95c06
option-present = Ahora: { $value }
# en: a95c7781
option-now = Ajuste actual
# en: f935eae6
option-type-title = Escribe { $name }
# en: e448e589
option-type-label = Valor nuevo
# en: 21f65666
option-type-number = Un número de { $lowest } a { $highest }
# en: 58099a1a
option-bad-number = `{ $typed }` no es un número de { $lowest } a { $highest }.
# en: dc7b9fc0
settings-unknown = No tengo `{ $typed }`. Elige una opción de la lista.

## Servers

# en: d44bd167
server-title = Este servidor
# en: f881bd98
server-channels = **Canales de juego:** { $value }
# en: 37843051
server-no-channels = donde se haga el desafío
# en: 92571302
server-threads = **Un hilo por partida:** { $value }
# en: cf6d0dda
server-limits = **Por persona:** partidas en curso { $games } · desafíos abiertos { $challenges }
# en: 5fe48d6f
server-no-limit = sin límite
# en: b4240ac5
server-pace = **Tiempo habitual por jugada:** { $value }
# en: 8b68e707
server-language = **Idioma de los mensajes públicos:** { $value }
# en: 0da90efa
server-organizer = **Organizan torneos:** { $role }, además de la administración
# en: df1b7462
server-vacation = **Vacaciones:** { $days ->
    [one] 1 día
   *[other] { $days } días
} por año
# en: 9a3a363a
server-counts = Ahora mismo: { $games ->
    [one] 1 partida en curso
   *[other] { $games } partidas en curso
}, { $challenges ->
    [one] 1 desafío abierto
   *[other] { $challenges } desafíos abiertos
}.
# en: 7c2cc62f
server-pick-channel = Añade o quita un canal
# en: 3a013a30
server-channel-gone = El canal { $channel } ya no existe, así que uso el siguiente. Para vaciar la lista, usa `/server channel clear`.
# en: 4bc327ce
server-channel-missing = En { $channel } me falta permiso para { $missing }. Mientras tanto, uso el canal siguiente.
# en: 8d2d0c11
server-channel-no-threads = En { $channel } me falta algún permiso: crear hilos públicos, escribir en ellos o leer el historial de mensajes. Mientras tanto, se juega en el propio canal.
# en: ad009ea7
server-game-choice = { $game } · { $first } contra { $second } · jugada { $turn } · { $id }
# en: 18bb9dff
server-end-sure = Esto termina la partida de { $game } `{ $id }` entre { $first } y { $second }, en la jugada { $turn }. Quienes la juegan leerán: «{ $ending }» { $rated ->
    [yes] Las puntuaciones cambian como tras cualquier partida.
   *[no] Las puntuaciones no cambian.
} No se puede deshacer.
# en: 4ae115a5
server-end-done = Hecho. Quienes la jugaban leerán: { $ending }
# en: e3dd87e9
server-exported = Aquí están los datos de este servidor, con { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}. Las partidas en curso solo contienen lo que todo el mundo puede ver.
# en: b8c03b0c
server-exported-part = Aquí está una parte de los datos de este servidor: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, tantas como caben en un archivo. Para el resto, usa `/server export after:{ $last }`.
# en: 0986564a
server-delete-sure = Esto borra los datos de este servidor. { $ongoing ->
    [0] Aquí no se está jugando ninguna partida.
    [one] Aquí se está jugando 1 partida.
   *[other] Aquí se están jugando { $ongoing } partidas.
}{ $others ->
    [0] { "" }
    [one] { " " }La que juegan otras personas se cancela sin resultado. Les avisaré.
   *[other] { " " }Las { $others } que juegan otras personas se cancelan sin resultado. Les avisaré.
}{ $own ->
    [0] { "" }
    [one] { " " }La tuya cuenta como rendición.
   *[other] { " " }Tus { $own } partidas cuentan como rendición.
} Los desafíos abiertos ({ $challenges }) se retiran. Las partidas terminadas ({ $ended }) se quedan con quienes las jugaron, sin rastro de este servidor. Las puntuaciones también se quedan. No se puede deshacer.
# en: e9d80313
server-deleted = Borrado. { $games ->
    [0] No se estaba jugando ninguna partida.
    [one] Se estaba jugando 1 partida.
   *[other] Se estaban jugando { $games } partidas.
}
# en: b764ffb6
server-board = **Lista de partidas:** { $channel }
# en: 69e72c84
server-board-off = **Lista de partidas:** ninguna. Para mostrar las partidas en curso en un canal, usa `/server board`.
# en: 12d64a0a
server-board-gone = **Lista de partidas:** su canal ya no existe. Elige otro con `/server board`.
# en: dc46a70f
server-board-missing = En { $channel } me falta permiso para { $missing }. Mientras tanto no puedo publicar ahí la lista de partidas.
# en: 8a5f01e7
server-puzzle = **Ejercicio del día:** { $games } · { $channel } · hora: { $hour }:00 ({ $zone })
# en: 941f66ed
server-puzzle-next = **Próximo ejercicio:** { $next }
# en: fd3badbb
server-puzzle-soon = El ejercicio de hoy está en camino.
# en: 21b77b9f
server-puzzle-off = **Ejercicio del día:** desactivado. Para publicar uno cada día, usa `/server puzzle`.
# en: 160cb3dc
server-puzzle-untried = Nadie ha probado un ejercicio en dos semanas, así que paré. El próximo llegará cuando alguien pruebe el último, o si vuelves a usar `/server puzzle`.
# en: 5a5651be
server-puzzle-gone = El canal { $channel } ya no existe, así que no publico ejercicios. Elige otro con `/server puzzle`.
# en: c32599ec
server-puzzle-missing = En { $channel } me falta permiso para { $missing }. Mientras tanto, no publico ejercicios.
# en: 63dc3d9e
choice-puzzles-rotate = Uno al día, cada día de un juego distinto
# en: 075b181e
choice-puzzles-each = Uno al día de cada juego
# en: 750f4311
choice-threads-on = Activado
# en: 48701a14
choice-threads-off = Desactivado
# en: 5c2c1419
choice-verdict-first = Gana el bando que movió primero
# en: 540d48cf
choice-verdict-second = Gana el bando que movió en segundo lugar
# en: 741364e4
choice-verdict-draw = Tablas
# en: 7c2c3c30
thread-title = { $game }: { $first } contra { $second }
# en: 7846af9a
thread-anchor = Una partida de { $game }: { $first } contra { $second }

## The sandbox's first card

# en: c10aac2e
sandbox-card-title = Te damos la bienvenida a Sealed Move
# en: 9449bab0
sandbox-card-text = Con Sealed Move se juega a cuatro juegos de tablero parecidos al ajedrez, jugada a jugada. Este es un Discord de práctica en tu propio equipo: nada sale de aquí. Eres Alice; haz clic en Bob, arriba, para jugar con el otro bando.
# en: 166882e7
sandbox-card-computer = Jugar con la máquina
# en: cf7f3053
sandbox-card-learn = Hacer una lección
# en: 283c0895
sandbox-card-challenge = Desafiar a Bob
# en: a3d10a45
sandbox-card-help = Cómo se juega

## Endings

# en: caf7991e
ending-checkmate = ¡Jaque mate! Gana { $winner }.
# en: c0bd4a14
ending-stalemate = Ahogado. La partida termina en tablas.
# en: 8f7ac458
ending-bare-kings = Solo quedan los reyes. La partida termina en tablas.
# en: a61048aa
ending-quiet = Cien jugadas de cada bando sin avances. La partida termina en tablas.
# en: 8f9bff55
ending-king = ¡{ $winner } captura al Rey de { $loser } y gana!
# en: 2c9630fe
ending-draw = { $loser } no puede robar suficientes losetas. ¡Gana { $winner }!
# en: bb004090
ending-limit = Terminó la jugada 400. ¡Gana { $winner }!
# en: 36e9278b
ending-mana = A { $loser } no le queda maná. ¡Gana { $winner }!
# en: f08861ee
ending-kings_captured = A { $loser } no le queda ningún Rey. ¡Gana { $winner }!
# en: b2545297
ending-quiet-chakart = Cien jugadas tranquilas seguidas. La partida termina en tablas.
# en: 0c901a84
ending-quiet-kyo = En 120 jugadas seguidas nada salió del tablero. La partida termina en tablas.
# en: 33a47793
ending-no-progress = Doscientas jugadas seguidas sin ninguna ganancia. La partida termina en tablas.
# en: 49b8e54f
ending-limit-drawn = Terminó la jugada 600. La partida termina en tablas.
# en: 4da03738
ending-no_kings = No quedan Reyes en ningún bando. La partida termina en tablas.
# en: 44dcdb95
ending-blocked = Ningún bando podrá mover nunca más. La partida termina en tablas.
# en: 417d975e
ending-no-move = No queda ninguna jugada legal. La partida termina en tablas.
# en: eb56b343
ending-repetition = La misma posición por tercera vez. La partida termina en tablas.
# en: f718c0fc
ending-resignation = { $loser } se rinde. ¡Gana { $winner }!
# en: 5b956f4b
ending-aborted = Partida cancelada. No cuenta.
# en: 5e72328a
ending-not-started = Se acabó el tiempo antes de que movieran los dos bandos. La partida se cancela y no cuenta.
# en: 49e6ed99
ending-agreement = Tablas de común acuerdo.
# en: 7827cb7e
ending-time = A { $loser } se le acabó el tiempo. ¡Gana { $winner }!
# en: b8035fc8
ending-shut-out = Estuve 30 días fuera de este servidor. La partida se cancela, sin resultado.
# en: e1d36c4d
ending-adjudicated = Decisión de la administración del servidor: gana { $winner }.
# en: f8d866ab
ending-adjudicated-draw = Decisión de la administración del servidor: tablas.
# en: 95a658e3
ending-called-off = La administración del servidor canceló esta partida. No cuenta.
# en: 6eea191c
ending-server-deleted = Se borraron los datos de este servidor. La partida se cancela, sin resultado.
# en: 1413367f
ending-season-over = La temporada terminó antes que esta partida. Son tablas, y las puntuaciones no cambian.
# en: 3ba4072e
ending-by-organizer = La organización del torneo dio por terminada esta partida. No cambia ninguna puntuación.
# en: db1595ad
ending-season-off = El torneo se canceló, así que esta partida termina sin resultado.
# en: 68b373d3
ending-said = { $told } El motivo: { $said }

## Private answers

# en: d89f6120
move-played = Jugaste `{ $record }`: { $meaning }.
# en: 32b13e4a
move-played-over = Jugaste `{ $record }`: { $meaning }. { $ending }
# en: 20e53205
move-next = Ahora le toca a { $opponent }.
# en: b02feb6d
view-hand = **Tu mano**
    { $tiles }
# en: b5346c4a
move-again = Sigue siendo tu turno.
# en: 21960236
move-confirm = { $meaning } (`{ $turn }`). ¿La juegas?
# en: e8b8660c
which-game = ¿Qué partida?
# en: 04b1ff60
move-which-game = Te esperan varias partidas. ¿En cuál quieres mover?
# en: d498de76
move-which-game-for = ¿En qué partida quieres jugar `{ $typed }`?
# en: 06d0e19b
move-ask = { $why } ¿Querías decir `{ $turn }` ({ $meaning })?
# en: 5a263b5f
move-ask-several = { $why } ¿Querías decir una de estas?
# en: 56ed9387
move-refused = { $why }
# en: a8b48dc5
move-near = { $count ->
    [one] Esta jugada es legal:
   *[other] Estas jugadas son legales:
}
# en: 7ea07d9c
move-near-menu = Elige una jugada legal en el menú, o edita la tuya.
# en: e6358fe5
move-near-hint = Jugadas legales
# en: e084dd74
move-typed = Escribiste `{ $typed }`.
# en: ff18b144
misread-words-resign = rendirme, me rindo, rendirse, rendicion, abandono, abandonar, lo dejo
# en: df3b09e8
misread-resign = Eso no es una jugada. Para rendirte, usa `/resign`.
# en: a5662870
misread-words-draw = tablas, ofrezco tablas, ofrecer tablas, pido tablas, acepto tablas, aceptar tablas, remis
# en: 609ab2f1
misread-draw = Eso no es una jugada. Para ofrecer o aceptar tablas, usa `/draw`.
# en: 079a12d1
misread-words-takeback = deshacer, deshacer jugada, deshaz, atras, volver atras, retroceder, rectificar, ups, uy
# en: 7cc9f583
misread-takeback = Eso no es una jugada. Para pedir deshacer tu última jugada, usa `/takeback`.
# en: 0aa8271f
misread-words-help = ayuda, reglas, como, como se juega, como jugar, que, que hago
# en: 016d7a66
misread-help = Eso no es una jugada. `/rules` explica el juego, y `/help` dice lo que puedes hacer.
# en: c4e1c13b
misread-words-next = siguiente, proxima, partidas, mis partidas
# en: a400146c
misread-next = Eso no es una jugada. `/next` abre tu partida más urgente, y `/games` las muestra todas.
# en: a11da13a
misread-words-castle = enroque, enrocar, enroco, oo, ooo, 00, 000
# en: 19820825
misread-castle = En { $game } no hay enroque.
# en: 209880db
misread-words-pass = pasar, paso, saltar
# en: ee548789
misread-pass = En { $game } no puedes pasar: te toca, así que tienes que mover.
# en: fd741e77
misread-words-shell = caparazon, disparar, disparo
# en: 2f623c1c
misread-shell = Para disparar un caparazón, escribe dónde está tu Rey, luego la casilla de la pieza a la que apuntas y después `s`, por ejemplo `e1e7s`.
# en: fcd4a95c
misread-words-hide = ocultar, esconder, oculta, escondida, sigilo
# en: 66983681
misread-hide = Para ocultar a tu Dama, escribe dónde está, adónde va y `h`, por ejemplo `d1d4h`.
# en: 4f663848
misread-square = { $holds } Ahí no hay nada que pueda moverse ahora.
# en: 88acbf11
misread-off-board = En este tablero no existe la casilla { $square }. Va de { $first } a { $last }.
# en: ff1fa21f
move-none = No hay ninguna jugada legal parecida. Pulsa **Mover** para ver las que hay.
# en: 6a70dcd0
view-title = { $game } · jugada { $turn } · tu vista
# en: e7b1b463
view-title-public = { $game } · jugada { $turn }
# en: 8b7d8a46
view-title-earlier = { $game } · { $ply ->
    [0] al inicio
   *[other] tras la jugada { $ply }
}
# en: 789a772f
view-your-turn = Te toca.
# en: 88fa7746
view-watching = Estás mirando esta partida.
# en: 24f2ea19
view-their-turn = Le toca a { $player }.
# en: 2a8870e3
more-title = { $game } contra { $opponent }
# en: e6e0a7e1
more-text = ¿Qué quieres hacer?
# en: 4897fd02
more-over = Esta partida ha terminado.
# en: a36b1821
resign-sure = ¿Te rindes en tu partida de { $game } contra { $opponent }? No se puede deshacer.
# en: e4688f74
resign-sure-early = Todavía no han movido los dos bandos, así que rendirte solo cancela tu partida de { $game } contra { $opponent }. Termina al instante y no cuenta. No se puede deshacer.
# en: 155f36bc
resign-sure-season = ¿Te rindes en tu partida de { $game } contra { $opponent }? Todavía no han movido los dos bandos, así que las puntuaciones no cambian, pero en el torneo es una derrota. No se puede deshacer.
# en: e7cef391
resign-done = Te rendiste.
# en: 589afdf7
draw-done-offered = Ofreciste tablas. La oferta vale hasta que { $opponent } responda o mueva, o hasta que la retires. Todavía puedes hacer tu jugada.
# en: 79fb8e1c
draw-done-agreed = Aceptaste las tablas.
# en: 27d50aa1
draw-done-declined = Rechazaste las tablas.
# en: 209106fe
draw-done-withdrawn = Retiraste tu oferta.
# en: 33420373
takeback-done-offered = Pediste deshacer la jugada. La petición vale hasta que { $opponent } responda, la retires o alguien mueva.
# en: a6bf3581
takeback-done-accepted = Dejaste deshacer la jugada.
# en: be8d4822
takeback-done-declined = No dejaste deshacer la jugada.
# en: 327b2080
takeback-done-withdrawn = Retiraste tu petición.
# en: 06a12d56
abort-sure = ¿Cancelas tu partida de { $game } contra { $opponent }? Termina al instante y no cuenta. No se puede deshacer.
# en: f04e3924
abort-done = Cancelaste la partida.
# en: d7f74ace
rematch-done-offered = ¡Revancha ofrecida! Caduca { $until }.
# en: 248f1ba8
notice-unpinged = { $why ->
    [pair_hour] -# Publicado sin mención: nadie puede mencionar a la misma persona más de { $most } veces por hora.
    [pair_day] -# Publicado sin mención: nadie puede mencionar a la misma persona más de { $most } veces al día.
    [sender_hour] -# Publicado sin mención: cada persona puede enviar { $most } menciones por hora.
    [sender_day] -# Publicado sin mención: cada persona puede enviar { $most } menciones al día.
    [recipient_hour] -# Publicado sin mención: nadie recibe más de { $most } de estas menciones por hora.
    [recipient_day] -# Publicado sin mención: nadie recibe más de { $most } de estas menciones al día.
    [asked_before] -# Publicado sin mención: una misma petición solo envía una mención, hasta la próxima jugada de quien la hace.
    [challenged_before] -# Publicado sin mención: un mismo desafío solo envía una mención al día.
   *[muted] -# Publicado sin mención: la moderación de este servidor desactivó estas menciones.
}
# en: b527eb27
unpinged = { $why ->
    [pair_hour] Lo publiqué sin mención, porque nadie puede mencionar a la misma persona más de { $most } veces por hora. Podrás volver a hacerlo { $next }. Mientras tanto, `/games` le muestra a tu rival lo que pides.
    [pair_day] Lo publiqué sin mención, porque nadie puede mencionar a la misma persona más de { $most } veces al día. Podrás volver a hacerlo { $next }. Mientras tanto, `/games` le muestra a tu rival lo que pides.
    [sender_hour] Lo publiqué sin mención, porque cada persona puede enviar { $most } menciones por hora. Podrás enviar la siguiente { $next }. Mientras tanto, `/games` le muestra a tu rival lo que pides.
    [sender_day] Lo publiqué sin mención, porque cada persona puede enviar { $most } menciones al día. Podrás enviar la siguiente { $next }. Mientras tanto, `/games` le muestra a tu rival lo que pides.
    [recipient_hour] Lo publiqué sin mención, porque nadie recibe más de { $most } de estas menciones por hora. Podrás volver a mencionar a esa persona { $next }. Mientras tanto, `/games` le muestra a tu rival lo que pides.
    [recipient_day] Lo publiqué sin mención, porque nadie recibe más de { $most } de estas menciones al día. Podrás volver a mencionar a esa persona { $next }. Mientras tanto, `/games` le muestra a tu rival lo que pides.
    [asked_before] Lo publiqué sin mención, porque ya pediste lo mismo desde tu última jugada. Tras tu próxima jugada, la petición podrá volver a mencionar a tu rival.
    [challenged_before] Lo publiqué sin mención, porque ya desafiaste a esa persona a este juego. Otro desafío podrá mencionarla { $next }, o cuando ya hayas jugado.
   *[muted] Lo publiqué sin mención, porque la moderación de este servidor te silenció. El silencio termina { $next }.
}
# en: 5e43c1ca
rematch-done-begun = Tu revancha con { $challenger } ha empezado.
# en: 39278724
note-kept = Guardado. Tus notas solo las puedes leer tú, con `/note`.
# en: 23615224
note-forgotten = Ahora tus notas sobre esta partida están vacías.
# en: d8076602
cancelled = No cambió nada.
# en: 1aafedac
compose-title = { $game } · jugada { $turn } · elige tu jugada
# en: 5627a5c3
compose-turn = Por ahora: { $meaning } (`{ $turn }`).
# en: 4cfdbac6
compose-nothing = No se juega nada hasta que pulses **Confirmar**.
# en: d296a0a2
compose-ready = Pulsa **Confirmar** para jugarla.
# en: 30d7c740
compose-or-confirm = Pulsa **Confirmar** para terminar aquí tu jugada.
# en: b5f5dffd
compose-outdated = Ese menú es antiguo. Aquí está tu jugada hasta ahora.
# en: 35bee0ee
compose-taken = La partida ha avanzado. Así está ahora el tablero.
# en: bad56a93
compose-page = { $first } a { $last } de { $count }
# en: 1d237be8
compose-alt = Vista previa de una jugada que aún no se ha hecho.
# en: f9a76ebe
compose-alt-targets = Destinos posibles: { $squares }.
# en: e7b9930d
compose-cleared = No se jugó nada. Pulsa **Mover** para empezar de nuevo.
# en: 9554d2e8
next-none = { $count ->
    [0] No tienes partidas en curso. Empieza una con `/challenge`.
   *[other] Nada te espera ahora. `/games` muestra tus partidas.
}
# en: c6db8749
profile-title = Resultados de { $player }
# en: 174161ab
profile-none = Aún no hay partidas terminadas.
# en: ef2522bc
profile-none-here = Aquí aún no hay partidas terminadas.
# en: a1642579
profile-line = **{ $game }**: { $rating } · { $results }
# en: 472539a2
profile-unrated = aún sin puntuación
# en: a4e09267
profile-results = { $won ->
    [one] 1 victoria
   *[other] { $won } victorias
}, { $drawn } tablas, { $lost ->
    [one] 1 derrota
   *[other] { $lost } derrotas
}
# en: ae6ef060
profile-against = Tus partidas contra { $player }: { $results }
# en: a03b24ec
profile-ended = Partidas terminadas
# en: 1b480030
profile-annulled = { $line } · anulada
# en: 81e3888b
profile-ended-line = **{ $game }** contra { $opponent } · { $result ->
    [won] victoria
    [lost] derrota
    [drawn] tablas
   *[none] sin resultado
} · { $ended } · { $link }
# en: 18f701d9
profile-plot-none = Aún sin puntuación
# en: d463dc65
profile-plot-puzzles = Ejercicios { $rating }
# en: 4fde0247
month = { $number ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
}
# en: e1988d99
profile-plot-alt = Puntuaciones del { $first } al { $last }, y resultados.
# en: 0540d4fb
profile-plot-alt-game = { $game }: { $rated ->
    [yes] puntuación { $from } al principio, { $most } como máximo, { $to } ahora,
   *[no] sin puntuación,
} { $results }{ $tried ->
    [yes] , ejercicios { $puzzles }.
   *[no] .
}
# en: db0aa41c
profile-listed = { $listed ->
    [yes] Estás en las listas globales.
   *[no] Solo estás en las listas de los servidores donde jugaste.
}
# en: a7d8f721
block-done = { $new ->
    [yes] Bloqueaste a { $person }.
   *[no] Ya tenías bloqueada la cuenta de { $person }.
} No puede desafiarte, ofrecerte la revancha ni aceptar tus desafíos. En las partidas en curso, sus ofertas de tablas, sus peticiones de deshacer una jugada y el tiempo que te dé siguen apareciendo, pero no te mencionan.
    Sus partidas contigo siguen, y los torneos no tienen en cuenta los bloqueos. No se le avisa, pero puede que lo note.
# en: e1465bd0
moderate-muted = Hecho. { $person } está en silencio aquí (hasta: { $until }): ni desafíos ni revanchas, y sus peticiones van sin mención. Las partidas en curso siguen. Si lo intenta, le avisaré.
# en: 2c39d5e1
moderate-unmuted = Hecho. { $person } ya no está en silencio aquí.
# en: 0717c555
moderate-annulled = Hecho. Los cambios de puntuación de esta partida de { $game } quedan sin efecto, y aviso a las dos personas · { $link }
# en: ac80829f
moderate-restored = Hecho. Los cambios de puntuación de esta partida de { $game } vuelven a contar, y aviso a las dos personas · { $link }
# en: 9bcad214
moderate-pings-title = Desafíos, ofertas y tiempo regalado
# en: b6fffc8f
moderate-pings-none = En las últimas dos semanas no hay nada que mostrar.
# en: 46533120
moderate-pings-line = { $at } · { $sender } → { $recipient } · { $kind ->
    [challenge] desafío
    [rematch] revancha
    [draw] oferta de tablas
    [takeback] deshacer jugada
   *[time] más tiempo
} · { $pinged ->
    [yes] con mención
   *[no] sin mención
} { $link }
# en: ab5a8135
moderate-log-title = Qué hizo aquí la moderación
# en: d5cb1ee9
moderate-log-none = La moderación no ha hecho nada aquí en el último año.
# en: c844e4b9
moderate-log-mute = { $at } · { $moderator } silenció a { $person } (hasta: { $until }): { $reason }
# en: f06521b6
moderate-log-unmute = { $at } · { $moderator } levantó el silencio de { $person }: { $reason }
# en: 165c4878
moderate-log-annul = { $at } · { $moderator } anuló una partida: { $reason } · { $link }
# en: 1bb7e583
moderate-log-restore = { $at } · { $moderator } restauró una partida: { $reason } · { $link }
# en: c62ec11b
annulled = { $first } y { $second }: la moderación anuló esta partida de { $game }. Sus cambios de puntuación quedan sin efecto, y la partida en sí se conserva. El motivo: { $reason } · { $link }
# en: 8d276361
restored = { $first } y { $second }: la moderación restauró esta partida de { $game }. Sus cambios de puntuación vuelven a contar. El motivo: { $reason } · { $link }
# en: b8c09a33
annulled-mark = La moderación anuló esta partida, así que no cuenta para las puntuaciones.
# en: 0c94a00a
block-title = Personas que bloqueaste
# en: 24b922cc
block-none = Tu lista de bloqueos está vacía. Para bloquear a alguien, usa `/block` y elige a una persona.
# en: 75edacab
block-line = { $number }. { $person } · desde { $since }
# en: 6013224e
block-option = { $number }. { $name }
# en: fc31ae18
block-choose = Levantar un bloqueo…
# en: 4669c1c3
block-lifted = { $lifted ->
    [yes] Levantaste el bloqueo de { $person }. Puede volver a desafiarte si tus ajustes lo permiten.
   *[no] { $person } no está en tu lista de bloqueos.
}
# en: 273abd66
mydata-text = Guardo tu nombre, tus partidas, desafíos, resultados, notas, planes, jugadas a medio elegir, ajustes, vacaciones y bloqueos. Puedes descargarlo todo o hacer que se borre.
# en: 52339e73
mydata-exported = Aquí está todo lo que guardo sobre ti. Las partidas en curso contienen lo que puedes ver de ellas.
# en: aaaae326
mydata-sure = ¿Borrar todo lo que guardo sobre ti? { $games ->
    [0] Las partidas terminadas se quedan, sin tu nombre.
    [one] Te rindes en tu partida en curso. Las partidas terminadas se quedan, sin tu nombre.
   *[other] Te rindes en tus { $games } partidas en curso. Las partidas terminadas se quedan, sin tu nombre.
} Las puntuaciones se guardan 90 días, como números sin tu nombre ni tu id: si no, cualquiera podría borrar una mala puntuación y las de otras personas serían falsas. Solo yo puedo saber que son tuyas, y solo si vuelves a jugar por puntos. No se puede deshacer.
# en: e3d7880e
mydata-forgotten = Borré todo lo que guardaba sobre ti, salvo los números de tus puntuaciones. Si vuelves a jugar por puntos en los próximos 90 días, seguirán donde estaban. Todo lo demás empezará de cero.
# en: 74d468c9
leaderboard-title = { $scope ->
    [server] La clasificación de este servidor
   *[everywhere] La clasificación global
}
# en: 5254283a
leaderboard-game = **{ $game }**
# en: 4384e408
leaderboard-line = { $place }. { $player } · { $rating } · { $results }
# en: 4e4f1089
leaderboard-none = Aún no hay nadie.
# en: 071bb45e
leaderboard-own = Tu puesto: { $place } de { $players } · { $rating }
# en: 3ca3b8fa
leaderboard-own-none = { $scope ->
    [server] Aún no estás en esta lista. Juega aquí una partida por puntos de { $game }.
   *[everywhere] No estás en esta lista.
}
# en: 6d38aa83
leaderboard-own-few = Aún no estás en esta lista. Para entrar, juega partidas por puntos de { $game } contra { $missing ->
    [one] 1 persona más
   *[other] { $missing } personas más
}.
# en: 82f46cf4
leaderboard-hint = ¿Quieres estar en la lista global? En `/profile` está el botón.
# en: 920a1c13
games-title = Tus partidas
# en: aef8b7b4
games-title-of = Partidas de { $player }
# en: 220ead7c
games-none = No hay partidas en curso.
# en: d58a90a4
games-none-hint = No tienes partidas en curso. Empieza una con `/challenge`.
# en: e3546be8
games-line = **{ $game }** contra { $opponent } · jugada { $turn } · { $whose ->
    [mine] **te toca**, vence { $deadline }
    [theirs] le toca a tu rival, vence { $deadline }
   *[public] vence { $deadline }
} · { $link }
# en: 1544b0e7
games-jump = [abrir]({ $url })
# en: 299692cd
games-unposted = partida { $id }
# en: 81cc2bf0
games-challenges = Desafíos abiertos
# en: 42be3bf8
games-challenges-anyone = Cualquiera puede aceptar
# en: 993b9815
board-title = Partidas en curso: { $count }
# en: 534f2b6a
board-line = { $game } · { $first } – { $second } · { $player }, jugada { $turn } · { $deadline }
# en: a575cff6
board-more = y { $count } más
# en: 33ee8f8e
games-numbered = { $number }. { $line }
# en: e91bea82
list-page = Página { $page } de { $pages }
# en: eab483c2
games-challenge-line = { $game } · { $challenger } → { $opponent } · caduca { $until }
# en: 599109ca
games-challenge-linked = { $line } · { $link }
# en: 4333fcff
games-line-draw = { $line } · **tu rival ofrece tablas**
# en: 1b17e826
games-line-takeback = { $line } · **tu rival pide deshacer una jugada**
# en: 85d47011
games-line-reserve = { $line } · de reserva: tú { $own }, tu rival { $theirs }
# en: 59b47c3b
games-line-grace = { $line } · reloj en pausa (mis avisos no llegaron)
# en: a4d48c4f
games-line-vacation = { $line } · reloj en pausa (vacaciones)
# en: 1c25ef00
games-anybody = cualquiera
# en: e1462c07
history-title = { $game } · todas las jugadas
# en: 64540ebd
history-title-at = { $game } · { $ply ->
    [0] posición inicial{ $plies ->
        [0] { "" }
        [one] , sigue 1 jugada
       *[other] , siguen { $plies } jugadas
    }
   *[other] jugada { $ply } de { $plies }
}
# en: f7a1dfa9
history-title-part = { $game } · parte { $part } de la jugada { $ply }, de { $plies }
# en: 520d3b2f
history-goto-title = Ir a una jugada de { $game }
# en: faa133c5
history-goto-label = Número de la jugada, de 0 a { $last }
# en: e6449697
record-file = Aquí está el archivo de tu partida de { $game } ({ $turns ->
    [one] 1 jugada
   *[other] { $turns } jugadas
}). Es texto sin formato.
# en: 41b4f992
record-file-seen = Aquí está el archivo de tu partida de { $game } ({ $turns ->
    [one] 1 jugada
   *[other] { $turns } jugadas
}). Contiene lo que puedes ver ahora; descárgalo otra vez cuando termine la partida.
# en: 0a74cec7
replay-file = { $game }, { $turns ->
    [one] 1 jugada
   *[other] { $turns } jugadas
}.
# en: 4b181f3c
replay-smaller = Es una partida larga, así que la imagen es más pequeña de lo normal.
# en: 717ceaf4
replay-coarser = Es una partida muy larga, así que muestro una jugada de cada { $every }, y la última.
# en: 0aa29710
replay-refused = línea { $line }: { $why }
# en: 791370e9
replay-not-whole = A este archivo le falta lo que no pueden saber { WORD($seen, article: "the") }, así que no puedo mostrar la repetición. Descárgalo otra vez cuando termine la partida.
# en: bc5923d2
replay-not-whole-public = A este archivo le falta lo que no puede saber el público, así que no puedo mostrar la repetición. Descárgalo otra vez cuando termine la partida.
# en: 02ddf7ea
history-empty = Aún no ha movido nadie.
# en: b9e188bc
history-line = `{ $number }` { $side } `{ $record }` { $meaning }
# en: 95a6a862
history-page = Página { $page } de { $pages } · { $id }
# en: e3f3d2db
review-title = { $game } · análisis
# en: 84c40d41
review-progress = Mirando la jugada { $turn } de { $turns }… Las partidas en curso van primero, así que esto puede tardar unos minutos. El análisis aparecerá aquí mismo en cuanto esté listo. Si esto deja de avanzar, pulsa **Mirar otra vez**.
# en: 9d8ee733
review-confirming = Repasando más a fondo los puntos de inflexión…
# en: 6395e43a
review-resigned = { $kind ->
    [ahead] { $player } se rindió con ventaja: sus posibilidades de ganar eran del { $chance } %.
   *[even] { $player } se rindió con un { $chance } % de posibilidades. La partida seguía abierta.
}
# en: 77482a01
review-no-slips = **{ $player }** no cometió errores.
# en: c14a5ef9
review-mistakes = **{ $player }** cometió { $mistakes ->
    [1] un error
    [2] dos errores
    [3] tres errores
    [4] cuatro errores
    [5] cinco errores
    [6] seis errores
    [7] siete errores
    [8] ocho errores
    [9] nueve errores
   *[other] { $mistakes } errores
}.
# en: e6f37847
review-blunders = **{ $player }** cometió { $blunders ->
    [1] un error grave
    [2] dos errores graves
    [3] tres errores graves
    [4] cuatro errores graves
    [5] cinco errores graves
    [6] seis errores graves
    [7] siete errores graves
    [8] ocho errores graves
    [9] nueve errores graves
   *[other] { $blunders } errores graves
}.
# en: b5648fff
review-slips = **{ $player }** cometió { $mistakes ->
    [1] un error leve
    [2] dos errores leves
    [3] tres errores leves
    [4] cuatro errores leves
    [5] cinco errores leves
    [6] seis errores leves
    [7] siete errores leves
    [8] ocho errores leves
    [9] nueve errores leves
   *[other] { $mistakes } errores leves
} y { $blunders ->
    [1] uno grave
    [2] dos graves
    [3] tres graves
    [4] cuatro graves
    [5] cinco graves
    [6] seis graves
    [7] siete graves
    [8] ocho graves
    [9] nueve graves
   *[other] { $blunders } graves
}.
# en: ed957e2f
review-accuracy = Precisión: { $accuracy } %.
# en: 2bba142b
review-no-accuracy = Sin precisión: ninguna de estas jugadas se hizo con la partida todavía abierta.
# en: 2d6896b4
review-luck = { $kind ->
    [helped] La suerte ayudó a { $player } (un { $luck } % en total).
    [even] La suerte quedó repartida.
   *[other] La suerte quedó repartida.
}
# en: a74780b4
review-no-turn = Ninguna jugada por sí sola decidió esta partida.
# en: 290b5c44
review-turn-choice = **{ $number }** · { $place }, { $player }: { $meaning }. Con eso se perdió un { $change } % de las posibilidades ({ $from } % → { $to } %).
# en: b9181b37
review-turn-luck = **{ $number }** · { $place }, { $player }: { $meaning }. { $by ->
    [dice] { $luck ->
        [good] Una tirada con suerte
       *[bad] Una tirada con mala suerte
    }
   *[hidden] { $luck ->
        [good] Suerte con lo que estaba oculto
       *[bad] Mala suerte con lo que estaba oculto
    }
}: { $change } % respecto a lo esperado ({ $from } % → { $to } %).
# en: 6eb65a29
review-used = { $player } respondió bien: { $meaning }.
# en: f2c2fb03
review-answer = La mejor respuesta era `{ $turn }`: { $meaning }.
# en: 7e2d5e46
review-missed = { $player } no lo aprovechó.
# en: 862c91c7
review-better = Era mejor `{ $turn }`: { $meaning }. { $kept ->
    [won] Con eso la partida estaba casi ganada.
    [lead] Con eso se mantenía la ventaja.
    [even] Con eso la partida seguía igualada.
   *[less] Con eso se perdía menos.
}
# en: 3180dd01
review-foot = Cuanto más ocupa en la imagen el color de un bando, mejores eran las posibilidades de ese bando. Todo se juzga por lo que cada bando podía ver entonces.{ $luck ->
    [yes] { " " }Los rombos son suerte.
   *[no] { "" }
}
# en: 3fa3bf63
review-axis = Jugada
# en: 6766355f
review-alt = Posibilidades de ganar de { $first }, jugada a jugada; lo que falta hasta el 100 % es de { $second }. { $chances }. { $turned ->
    [yes] Puntos de inflexión: { $marks }.
   *[no] Sin puntos de inflexión.
}
# en: 008d48af
review-alt-point = { $turn ->
    [0] { $chance } % al inicio
   *[other] { $chance } % tras la jugada { $turn }
}
# en: aad03c74
review-alt-mark = { $number } en la jugada { $turn } ({ $chance } %)
# en: 8b99fd12
help-title = Sealed Move
# en: 4d54786c
help-about = Juegos de tablero a lo largo de varios días, jugada a jugada. Yo compruebo cada jugada, dibujo el tablero y te menciono cuando te toca.
# en: f5de3890
help-games = **Los juegos.** ¿Alguno es nuevo para ti? Pulsa **Lecciones** o escribe `/learn`: unas tareas cortas te los enseñan, jugada a jugada. Los demás botones abren sus reglas.
# en: 15287c78
help-game = **{ $game }** · { $about }
# en: e34a63b3
help-playing = **Jugar**
    `/challenge` empieza una partida
    `/move` hace tu jugada: escríbela o elígela de la lista
    `/plan` responde por ti a la próxima jugada de tu rival
    `/games` muestra tus partidas, `/next` abre la más urgente
    `/hint` te ayuda contra la máquina
# en: d0dea09c
help-learning = **Aprender**
    `/learn` enseña un juego en lecciones cortas, `/puzzle` te da un ejercicio
    `/rules` explica los juegos, `/review` muestra qué decidió una partida terminada
# en: 19fc2b4f
help-looking = **Mirar**
    `/board` muestra el tablero, solo a ti; `/describe` lo describe en palabras
    `/history` recorre una partida, `/note` guarda notas privadas
    `/verify` comprueba los dados y las jugadas de la máquina de una partida terminada
# en: b4b7cc33
help-agreeing = **Con tu rival**
    `/draw` ofrece tablas, `/takeback` pide deshacer tu última jugada
    `/moretime` da un día más a tu rival
    `/resign` sirve para rendirte, `/abort` cancela una partida antes de que muevan los dos bandos
    `/rematch` ofrece la revancha
# en: e1e81695
help-yours = **Sobre ti**
    `/profile` y `/leaderboard` muestran resultados
    `/settings` cambia menciones, tableros y más; `/vacation` detiene tus relojes
    `/block` impide que una persona te desafíe o te mencione
    `/mydata` descarga o borra lo que guardo sobre ti
    `/help` muestra esta página
# en: d500713e
help-languages = **Idiomas:** { $names }
# en: 5495f461
help-tournaments = **Torneos de aquí**
    `/tournament show` muestra fechas y clasificaciones, `/tournament join` te inscribe, `/tournament leave` te saca
# en: 460538c8
help-organizing = `/tournament new` crea un torneo, `/tournament manage` cambia uno
# en: 394c26bd
help-menus = **En el menú de una persona,** en *Aplicaciones*: *{ $challenge }* empieza una partida con ella, *{ $block }* la bloquea
# en: 3f55814d
help-moderating = **Para la moderación**
    `/moderate mute` impide que una persona desafíe o mencione a gente aquí
    `/moderate annul` anula los cambios de puntuación de una partida, `/moderate restore` deshace la anulación
    `/moderate pings` muestra las peticiones y sus menciones, `/moderate log` lo que hizo la moderación
# en: ce4d8a7e
help-administrating = **Para admins**
    `/server show` muestra los ajustes de este servidor
    `/server board` muestra en un canal las partidas en curso
    Dónde se juega: `/server channel add`, `/server channel remove`, `/server channel clear`, `/server threads`
    Límites y tiempos: `/server limits`, `/server pace`, `/server vacation`
    `/server puzzle` publica un ejercicio cada día, `/server organizer` deja que un rol organice torneos
    `/server adjudicate` decide una partida en lugar de quienes juegan, `/server abort` cancela una
    `/server export` descarga los datos de este servidor, `/server delete` los borra
# en: bfd4636e
help-server-language = `/server language` fija el idioma de los mensajes públicos
# en: 08e57768
help-next-turn = **Ahora:** te toca en { $game } contra { $opponent }: { $link }
# en: 316762cc
help-next-wait = **Ahora:** espera a tus rivales. Te mencionaré.
# en: 62a2d0b5
help-next-challenge = **Ahora:** pulsa *Jugar con la máquina* para probar un juego al instante, o *Partida nueva* para jugar con una persona.
# en: 54583e70
help-next-server = **Ahora:** pulsa *Jugar con la máquina* para probar un juego al instante, o desafía a alguien en un servidor con `/challenge`.
# en: 145d31a3
game-choice = { $game } contra { $opponent } · jugada { $turn } · { $whose ->
    [mine] te toca
    [theirs] le toca a tu rival
   *[over] terminada
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
step-too-long = … más jugadas: sigue en los menús
# en: ab8a6d1c
describe-title = { $game } · en palabras
# en: 1f470892
describe-all = Todo
# en: c8125e24
describe-side = Todo lo de { WORD($side, article: "the") }
# en: 640edd31
describe-kind = Dónde está cada { $kind }
# en: 00a7feb4
describe-row = Fila { $row }
# en: a64e2d91
describe-square = Qué hay en { $square }
# en: 96afcb24
describe-from = Jugadas desde { $square }
# en: d4b761f4
describe-turns = Desde { $square }, { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}:
# en: 5ccc3c03
describe-turn = • { $turn }
# en: cef01d91
describe-no-turns = Ahora nada puede moverse desde { $square }. Es el turno de { WORD($side, article: "the") }.
# en: 2ddcd389
describe-more = y { $count } más
# en: f543684b
describe-none = { $kind }: no hay a la vista.
# en: c4286432
describe-kinds = { $kind }: { $places }.
# en: ae4f6192
describe-row-empty = Fila { $row }: vacía.
# en: d02572a8
describe-row-holds = Fila { $row }: { $pieces }.
# en: 8223f62e
describe-square-empty = { $square }: vacía.
# en: 522a6736
describe-unknown = No sé qué es `{ $what }` aquí. Elige de la lista una casilla, una fila, un bando o un tipo de pieza.

## Tournaments

# en: 34a72b86
tournament-league-name = Liga de { $game }
# en: 262fe31f
tournament-none = Aquí no hay torneos. { $organizer ->
    [yes] Crea uno con `/tournament new`.
   *[no] La administración del servidor puede crear uno con `/tournament new`.
}
# en: 5a4cca9d
tournament-list-title = Torneos de aquí
# en: 86c502d3
tournament-list-line = **{ $name }** · { $game } · { $state ->
    [open] la temporada { $number } empieza { $at }
    [running] temporada { $number }, semana { $week } de { $weeks }
    [closing] la temporada { $number } está acabando
    [over] la temporada { $number } ha terminado
   *[off] la temporada { $number } se canceló
}
# en: cb0b2ecc
tournament-choice = { $name } · temporada { $number }
# en: 613b146a
season-title = { $name } · temporada { $number }
# en: 5972e979
season-what = Una liga de { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Juegas una vez contra cada participante de tu división, a lo largo de { $weeks ->
    [one] 1 semana
   *[other] { $weeks } semanas
}. En cada partida tienes un día por jugada y { $days ->
    [one] 1 día
   *[other] { $days } días
} más en total. { $rated ->
    [yes] Las partidas son por puntos.
   *[no] Las partidas son amistosas.
}
# en: 93dfe972
season-starts = Empieza { $at } ({ $exactly }). Para jugar, pulsa **Participar**. Hacen falta al menos 4 personas.
# en: 01539a62
season-dates-paused = Estuve fuera de este servidor, así que todas las fechas quedan en espera.
# en: e712a6c4
season-people = { $count ->
    [0] Aún no participa nadie.
    [one] Participa 1 persona: { $people }
   *[other] Participan { $count } personas: { $people }
}
# en: 7cb8a428
season-people-more = { $people } y { $count } más
# en: 21d7b609
season-week = Semana { $week } de { $weeks }. La temporada termina { $at } ({ $exactly }).
# en: b32ab6f5
season-closing = La temporada está acabando: las partidas que siguen abiertas acabarán en tablas.
# en: cbea15a3
season-over = La temporada ha terminado.
# en: 45be527b
season-off = Esta temporada se canceló.
# en: 393a82a0
season-division = **División { $number }** · { $games }{ $played ->
    [0] { "" }
   *[other] { " " }· en cabeza: { $leader } con { $points }
}
# en: d1a3c1f4
season-division-games = { $played } de { $all ->
    [one] 1 partida jugada
   *[other] { $all } partidas jugadas
}
# en: cec3dd38
season-points = { $points ->
    [one] 1 punto
   *[other] { $shown } puntos
}
# en: 28e61f64
season-reserves = En espera de plaza: { $people }
# en: 9106e715
season-join-later = Todavía puedes participar: ocuparás la próxima plaza libre, y participarás en la próxima temporada.
# en: 4fd6e6b2
season-seal = SHA-256 `{ $commitment }`
# en: c4ffadea
season-soon = { $people }: la temporada { $number } de **{ $name }** empieza { $at } ({ $exactly }), y participas. Para saltártela, pulsa **Salir**.
# en: b38b4933
season-begun = **{ $name }, temporada { $number }, división { $division }:** { $people }. Cada participante juega una vez contra cada rival. La temporada termina { $at } ({ $exactly }).
# en: 2318b017
season-begun-first = Primeras partidas: { $games }. Las demás empezarán solas.
# en: 6c39680a
season-begun-game = { $first } – { $second }
# en: 28bfa541
season-finished = **{ $name }, temporada { $number }: la división { $division } ha terminado.** { $people }, aquí está la clasificación final.
# en: d8cdf976
season-finished-next = La próxima temporada empieza { $at } ({ $exactly }). Participas otra vez, salvo que hayas salido. Para saltártela, pulsa **Salir**.
# en: 674acf61
season-table-alt = Clasificación de { $name }, temporada { $number }, división { $division }: { $count ->
    [one] 1 persona
   *[other] { $count } personas
}. En cada línea, los rivales figuran por su número de línea.
# en: aefc9e0e
season-table-row = { $line }: { $player }, { $points }, { $results }, { $place }{ $movement ->
    [up] , sube
    [down] , baja
   *[none] { "" }
}.
# en: 6a2d0f7b
season-table-struck = { $line }: { $player } está fuera, y ninguna de sus partidas cuenta.
# en: 381fa6f3
season-table-possible = puesto del { $best } al { $worst }
# en: 45b199c3
season-table-certain = puesto { $place }
# en: a34a80c0
season-table-no-results = aún sin resultados
# en: 082bdf4c
season-table-won = victoria contra { $lines }
# en: 32df1324
season-table-drew = tablas con { $lines }
# en: 1fb30586
season-table-lost = derrota contra { $lines }
# en: ef6ec428
season-table-late = derrota por tiempo contra { $lines }
# en: 68dd782f
season-table-running = jugando contra { $lines }
# en: 7ff71698
season-table-line = { $rank }. { $player } · { $points }{ $movement ->
    [up] { " " }· ▲ sube
    [down] { " " }· ▼ baja
   *[none] { "" }
}
# en: 1aae13a0
season-table-line-struck = { $player } · fuera; ninguna de sus partidas cuenta
# en: f23d1fd4
season-table-title = { $name } · temporada { $number } · división { $division }
# en: 6552a8f6
season-table-points = Puntos
# en: fe9b3eab
season-table-ranks = Puesto
# en: 4d10b956
season-table-out = fuera
# en: e506e1b8
season-table-up = sube
# en: 462970f4
season-table-down = baja
# en: d5c86fcb
season-table-foot = { $over ->
    [yes] 0t: derrota por tiempo.
   *[no] Puesto: los que aún son posibles. 0t: derrota por tiempo. Un puntito: partida en curso.
}{ $moves ->
    [yes] { " " }Flechas: quién cambia de división.
   *[no] { "" }
}
# en: f0d9aa9f
season-number = N.º { $number }
# en: 1a520bcd
season-table-none = Las divisiones se formarán cuando empiece la temporada.
# en: 959171c4
season-table-early = Aún no hay clasificación: la temporada empieza { $at }.
# en: 3cd81a66
season-games-title = Tus partidas en { $name }
# en: d6c1f3ac
season-games-none = Aún no tienes partidas aquí.
# en: d164c452
season-games-line = Ronda { $round } · { $player } · { $state ->
    [mine] **te toca**, { $when } { $link }
    [theirs] le toca a tu rival, { $when } { $link }
    [later] empieza sola
    [none] sin resultado
    [won] victoria
    [lost] derrota
    [late] derrota por tiempo
    [drawn] tablas
   *[struck] no cuenta, porque una de las dos personas está fuera
}
# en: ba13a684
season-games-certain = Tienes { $points } y el puesto { $place } asegurado.
# en: ac9ed51a
season-games-possible = Tienes { $points }. Todavía puedes acabar en cualquier puesto del { $best } al { $worst }.
# en: 58b47736
season-games-late = Perdiste una partida por tiempo. Una segunda te dejará fuera de la temporada.
# en: 5a7a7ec8
season-game = **{ $name }**, temporada { $number } · división { $division }, ronda { $round }
# en: c77b0fcc
season-end-late = En **{ $name }**, esto es una derrota por tiempo para { $player }.
# en: 59dccf59
season-end-out = Alguien de esta partida está fuera de la temporada de **{ $name }**.
# en: b4dabd22
season-end-again = En **{ $name }**, la partida empieza de nuevo.
# en: 90b39595
season-joined = ¡Ya participas! La temporada de **{ $name }** empieza { $at }. Te diré tu división y tus primeras partidas.
# en: 1e5170d9
season-joined-reserve = Estás en la lista. Ocuparás la próxima plaza que quede libre en esta temporada, y participarás en la próxima.
# en: 67354982
season-joined-stays = Bien, sigues dentro.
# en: 64959911
season-leave-ask = ¿Quieres dejar **{ $name }** tras esta temporada, o ahora? Si sales tras la temporada, antes terminarás tus partidas. Si sales ahora, te rindes en tus partidas en curso y quedas fuera de la temporada. Eso no se puede deshacer.
# en: ceb61ba5
season-left-now = Estás fuera de esta temporada de **{ $name }**.
# en: 94fd61ec
season-left-early = Ya no estás en **{ $name }**.
# en: fee7093d
season-left-later = Terminarás tus partidas de **{ $name }** y no participarás en la próxima temporada. Si cambias de idea, pulsa **Participar**.
# en: 2b27e80b
season-rules-title = Cómo funciona una liga
# en: 5957b789
season-rules =
    { "" }**Participar.** Pulsa *Participar* antes del comienzo. Más tarde esperas una plaza libre: la de alguien que queda fuera, o que no mueve en 5 días cuando ninguna de sus partidas ha empezado de verdad.
    { "" }**Las divisiones** tienen de 4 a 8 personas de fuerza parecida. Juegas una vez contra cada participante de la tuya. Quién mueve primero se decide al azar.
    { "" }**Las partidas** empiezan solas: al principio de dos en dos, y todas en el primer cuarto de la temporada. En cada una tienes un día por jugada y una reserva de días para toda la partida. No cuentan para el límite de partidas de este servidor.
    { "" }**Puntos.** Una victoria vale 1; unas tablas, ½. A igualdad de puntos deciden, por este orden: las partidas entre esas personas, las victorias, los puntos contra rivales fuertes, menos derrotas por tiempo, el azar.
    { "" }**Subir y bajar.** Al final suben el primer puesto o los dos primeros de cada división, y bajan el último o los dos últimos.
    { "" }**Tiempo.** Si se te acaba el tiempo, pierdes la partida. Tras dos partidas así quedas fuera de la temporada y no puedes participar aquí en torneos durante 30 días, o 90 días la segunda vez en un año.
    { "" }**Salir.** Si sales antes de que acabe la mitad de tus partidas, no cuenta ninguna. Si sales más tarde, tus partidas abiertas cuentan como derrotas.
    { "" }**Las vacaciones** paran tus relojes tantos días como semanas tiene la temporada.
    { "" }**En los torneos no se puede** deshacer jugadas, cancelar partidas, dar tiempo extra ni pedir revanchas. Los bloqueos no cuentan al asignar rivales: te puede tocar alguien a quien bloqueaste.
    { "" }**El final.** Las partidas que siguen abiertas acaban en tablas y no cambian ninguna puntuación. Una semana después empieza la próxima temporada, y participas en ella salvo que salgas.
    { "" }**Sorteo limpio.** El código en letra pequeña fija todo lo que se decide al azar antes del comienzo. Tras la temporada, el archivo del torneo lo demuestra.
# en: e7fad2b4
tournament-ladder-name = Escalera de { $game }
# en: 3bb9f4c3
tournament-list-ladder = **{ $name }** · { $game } · { $over ->
    [yes] esta escalera ha terminado
   *[no] escalera, { $count ->
        [one] 1 persona
       *[other] { $count } personas
    }
}
# en: 007f0f78
ladder-what = Una escalera de { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Desafía a alguien unos puestos por encima de ti. Si ganas, te quedas con su puesto. Puedes entrar y salir cuando quieras. Cada partida te da un día por jugada y { $days ->
    [one] 1 día
   *[other] { $days } días
} más para toda la partida. { $rated ->
    [yes] Las partidas son por puntos.
   *[no] Las partidas son amistosas.
}
# en: e3348763
ladder-empty = Aún no hay nadie en la escalera. Para entrar, pulsa **Participar**.
# en: eabfada9
ladder-line = { $place }. { $player }
# en: 4072a7b0
ladder-line-moved = { $line } { $up ->
    [yes] ▲
   *[no] ▼
}{ $places }
# en: 07ae7195
ladder-more = y { $count } más
# en: 4997ddd6
ladder-over = Esta escalera ha terminado.
# en: 53c0e08d
ladder-place = Estás en el puesto { $place }. Para subir, pulsa **Desafiar**.
# en: 2aa9ca64
ladder-leave-ask = ¿Salir de **{ $name }**? Perderás tu puesto, y tus partidas en curso ahí se darán por perdidas. Podrás volver a entrar por abajo.
# en: 10b59b9e
ladder-pick = Elige a quién desafiar. La partida empieza en el acto y no se puede rechazar.
# en: d295769a
ladder-challenged = Desafiaste a { $player }. La partida empieza ahora.
# en: df3ae35f
ladder-games-line = { $player } · { $state ->
    [mine] **te toca**, { $when } { $link }
    [theirs] le toca a tu rival, { $when } { $link }
    [won] ganaste { $when }
    [lost] perdiste { $when }
    [late] perdiste por tiempo { $when }
    [drawn] tablas { $when }
   *[later] vuelve a empezar
}
# en: badfcd9d
ladder-game = **{ $name }** · { $challenger } desafía a { $challenged }
# en: a530bb05
ladder-now = { $player } está ahora en el puesto { $place }.
# en: fe7aa52c
ladder-rules-title = Cómo funciona una escalera
# en: 995d38a7
ladder-rules =
    { "" }**Entrar.** Pulsa *Participar*. Empiezas abajo del todo.
    { "" }**Desafíos.** Puedes desafiar a los tres puestos de encima, y a más si estás muy abajo: hasta una quinta parte del número de tu puesto. La partida empieza en el acto y no se puede rechazar.
    { "" }**Puestos.** Si ganas una partida en la que desafiaste tú, te quedas con el puesto de tu rival, y quienes están en medio bajan uno. Si no, nadie se mueve.
    { "" }**Partidas.** Tienes dos a la vez como mucho, y solo una puede venir del desafío de otra persona. Después de una partida, las mismas dos personas tienen que esperar 7 días. Lleva el primer bando quien lo tuvo menos veces o, si no, quien recibió el desafío.
    { "" }**Tiempo.** Cada partida te da un día por jugada y 7 días de reserva para toda la partida. Si se te acaba el tiempo antes de tu segunda jugada, vas abajo del todo y tu rival se queda donde está. Dos partidas perdidas por tiempo en 60 días te sacan de la escalera.
    { "" }**Descansos.** Tras 60 días sin partidas sales de la escalera. Puedes volver a entrar por abajo. En tus vacaciones nadie puede desafiarte, y no cuentan para los 60 días. Paran tus relojes 7 días por partida.
    { "" }**Salir.** Tus partidas en curso se dan por perdidas, pero nadie gana tu puesto por eso: quienes están debajo suben un puesto.
    { "" }**En los torneos no se puede** deshacer jugadas, cancelar partidas, dar tiempo extra ni pedir revanchas. Los bloqueos no protegen un puesto: una persona que bloqueaste puede desafiarte.
    { "" }**Dados limpios.** El código en letra pequeña fija los dados de todas las partidas. Se abre cuando termina la escalera.
# en: b04a2c34
act-ladder-off = **{ $name }:** { $why ->
    [left] { $person } salió de la escalera. Sus partidas en curso se dan por perdidas.
    [late] { $person } perdió dos partidas por tiempo en 60 días y sale de la escalera. Sus partidas en curso se dan por perdidas. Puede volver a entrar por abajo.
    [rested] { $person } lleva 60 días sin jugar y sale de la escalera. Puede volver a entrar por abajo.
    [gone] { $person } ya no está en este servidor y sale de la escalera. Sus partidas en curso se dan por perdidas.
    [removed] { $actor } sacó a { $person } de la escalera. Sus partidas en curso se dan por perdidas.
   *[deleted] alguien borró sus datos y sale de la escalera. Sus partidas en curso se dan por perdidas.
}
# en: cfadfcbc
act-ladder-decided = **{ $name }:** { $actor } decidió la partida { $first } – { $second }: { $result ->
    [first] gana { $first }.
    [second] gana { $second }.
   *[draw] tablas.
}
# en: b5a250b7
act-ladder-over = **{ $name }:** { $why ->
    [shut-out] estuve 30 días fuera de este servidor, así que la escalera ha terminado. Las partidas abiertas quedan sin resultado.
   *[ended] { $actor } dio por terminada la escalera. Las partidas abiertas acaban en tablas.
}
# en: e19f215d
tournament-cup-name = Copa de { $game }
# en: 1d6d8f91
tournament-list-cup = **{ $name }** · { $game } · { $state ->
    [open] copa para { $size } personas, empieza { $at } como tarde
    [running] la copa está en curso
    [over] la copa ha terminado
   *[off] la copa se canceló
}
# en: 8687fa69
cup-what = Una copa de { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Juegas dos veces contra la misma persona, una con cada bando. Pasa de ronda quien obtiene mejor resultado, y la otra persona queda fuera. Cada partida te da un día por jugada y { $days ->
    [one] 1 día
   *[other] { $days } días
} más para toda la partida. { $rated ->
    [yes] Las partidas son por puntos.
   *[no] Las partidas son amistosas.
}
# en: 58152dc7
cup-starts = Empieza en cuanto participen { $size } personas o, si no, { $at } ({ $exactly }) con 3 como mínimo. Para jugar, pulsa **Participar**.
# en: 8efe8f22
cup-won = **¡{ $winner } gana la copa!**
# en: 52ce819a
cup-over = La copa ha terminado.
# en: ef2a938c
cup-off = Esta copa se canceló.
# en: 1d65793b
cup-round = { $people ->
    [2] Final
    [4] Semifinales
    [8] Cuartos de final
    [16] Octavos de final
    [32] Dieciseisavos de final
   *[other] Ronda de { $people }
}
# en: 2d7a89ff
cup-pair = { $upper } – { $lower } · { $state ->
    [open] { $score }
    [decider] { $score }, decide una tercera partida
    [won] { $score }, pasa { $winner }
   *[walkover] pasa { $winner }
}
# en: 1a28c2b8
cup-pair-bye = { $player } pasa sin jugar
# en: 38e9d85a
cup-rounds-later = Las rondas siguientes salen de estos cruces.
# en: ce032991
cup-joined = ¡Ya participas en la copa! Te avisaré cuando empiece.
# en: 10de42b5
cup-begun = **¡Empieza { $name }!** { $people }. Estos son los cruces. Cada uno se juega a dos partidas, que empiezan solas.
# en: 97cda6c0
cup-finished = **{ $name } ha terminado.** { $people }, gracias por jugar.
# en: 978c6139
cup-leave-ask = ¿Salir ahora de **{ $name }**? Tus partidas en curso se darán por perdidas y pasará tu rival. No se puede deshacer.
# en: 1405e709
cup-left = Quedas fuera de **{ $name }**.
# en: 8ea60c35
cup-game = **{ $name }** · { $round }{ $decider ->
    [yes] , partida decisiva
   *[no] { "" }
}
# en: 712d2dab
cup-decider = Tras dos partidas los puntos están igualados, así que decide esta. Los bandos se sortearon. Si acaba en tablas, pasa { $player }.
# en: ff669ab3
cup-rules-title = Cómo funciona una copa
# en: b0e54651
cup-rules =
    { "" }**Participar.** Pulsa *Participar*. La copa empieza en cuanto está completa, o en su fecha. Después ya no entra nadie.
    { "" }**Cruces.** Se sortea quién juega con quién. En la primera ronda puede haber personas que pasen sin jugar.
    { "" }**Partidas.** Juegas con tu rival dos partidas a la vez, una con cada bando. Empiezan solas. En cada una tienes un día por jugada y 7 días de reserva para toda la partida. No cuentan para el límite de partidas de este servidor.
    { "" }**Pasar.** Una victoria vale un punto; unas tablas, medio. Pasa quien tiene más puntos. A igualdad de puntos decide una tercera partida: sus bandos se sortean, y con tablas pasa quien lleva el segundo bando.
    { "" }**Tiempo.** Si se te acaba el tiempo, pierdes la partida. Tras dos partidas así quedas fuera de la copa y no puedes participar aquí en torneos durante 30 días, o 90 días la segunda vez en un año.
    { "" }**Salir.** Tus partidas en curso se dan por perdidas y pasa tu rival.
    { "" }**Las vacaciones** paran tus relojes 7 días por partida.
    { "" }**En los torneos no se puede** deshacer jugadas, cancelar partidas, dar tiempo extra ni pedir revanchas. Los bloqueos no cuentan al asignar rivales: te puede tocar alguien a quien bloqueaste.
    { "" }**Sorteo limpio.** El código en letra pequeña fija todo lo que se decide al azar antes del comienzo. Tras la copa, el archivo del torneo lo demuestra.
# en: 0fb808d5
act-cup-out = **{ $name }:** { $why ->
    [left] { $person } salió de la copa. Pasa su rival.
    [late] { $person } perdió una segunda partida por tiempo, así que queda fuera de la copa y no puede participar aquí en torneos (hasta: { $until }). Pasa su rival.
    [removed] { $actor } sacó a { $person } de la copa. Pasa su rival.
   *[deleted] alguien borró sus datos y queda fuera de la copa. Pasa su rival.
}
# en: 776ef626
act-cup-start = **{ $name }:** { $why ->
    [postponed] participan menos de 3 personas, así que la copa empieza una semana más tarde, { $soon } ({ $at }).
    [moved] { $actor } cambió el comienzo. La copa empezará { $soon } ({ $at }) como tarde.
    [gone] { $person } ya no está en este servidor, así que la copa empieza sin su participación.
   *[excluded] { $person } no puede jugar aquí en torneos por ahora, así que la copa empieza sin su participación.
}
# en: a4eb71de
act-cup-off = **{ $name }:** { $why ->
    [too-few] siguen siendo menos de 3 personas, así que la copa se cancela.
    [shut-out] estuve 30 días fuera de este servidor, así que la copa se cancela.
   *[called-off] { $actor } canceló la copa. Las partidas abiertas terminan sin resultado.
}
# en: bf8088ce
act-cup-undone = **{ $name }:** { $actor } retiró la decisión sobre la partida { $first } – { $second }.
# en: 33c2412e
tournament-swiss-name = Suizo de { $game }
# en: bf2a5877
tournament-list-swiss = **{ $name }** · { $game } · { $state ->
    [open] torneo suizo, empieza { $at }
    [running] torneo suizo, ronda { $round } de { $rounds }
    [over] el torneo suizo ha terminado
   *[off] el torneo suizo se canceló
}
# en: b37ab9e9
swiss-what = Un torneo suizo de { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. En cada ronda juegas una partida contra alguien con más o menos los mismos puntos que tú. No hay eliminaciones. Cada partida te da un día por jugada y { $days ->
    [one] 1 día
   *[other] { $days } días
} más para toda la partida. { $rated ->
    [yes] Las partidas son por puntos.
   *[no] Las partidas son amistosas.
}
# en: af385708
swiss-starts = Empieza { $at } ({ $exactly }). Para jugar, pulsa **Participar**. Hacen falta al menos 6 personas.
# en: 8e9eb43d
swiss-round = Ronda { $round } de { $rounds }
# en: 0bd371af
swiss-line = { $line } · Buchholz { $buchholz }
# en: 7cbb972e
swiss-table-buchholz = Buchholz
# en: dea973f1
swiss-joined = ¡Ya participas! **{ $name } empieza { $at }.** Tu primera partida empezará sola.
# en: ba88c326
swiss-begun = **¡Empieza { $name }!** { $people }. Hay { $rounds } rondas. Las partidas empiezan solas.
# en: fa99260c
swiss-leave-ask = ¿Salir ahora de **{ $name }**? Tu partida en curso se dará por perdida y no tendrás más. No se puede deshacer.
# en: b8253560
swiss-byes = Rondas sin rival, un punto cada una: { $count }
# en: 7b2438d3
swiss-waiting = Estás esperando a tu siguiente rival. Las partidas nuevas empiezan una vez al día, o en cuanto no haya ninguna en curso.
# en: c35c50c7
swiss-rules-title = Cómo funciona un torneo suizo
# en: 91077ca6
swiss-rules =
    { "" }**Participar.** Pulsa *Participar* antes del comienzo. Después ya no entra nadie.
    { "" }**Rondas.** Juegas una sola partida a la vez, contra alguien con más o menos los mismos puntos que tú y, si es posible, nunca dos veces contra la misma persona. Hay de 3 a 9 rondas, según el número de personas. No hay eliminaciones.
    { "" }**Los cruces** se deciden una vez al día, a la hora del comienzo, y en cuanto no haya ninguna partida en curso. Puedes ir una ronda por delante de quienes van más despacio, así que a veces toca esperar.
    { "" }**Sin rival.** Si no hay ninguna partida en curso y no queda rival para ti, recibes un punto sin jugar.
    { "" }**Puntos.** Una victoria vale un punto; unas tablas, medio. A igualdad de puntos deciden, por este orden: los puntos de tus rivales (Buchholz), las victorias, los puntos contra rivales fuertes (Sonneborn-Berger), menos derrotas por tiempo, el azar.
    { "" }**Tiempo.** En cada partida tienes un día por jugada y 7 días de reserva para toda la partida. Si se te acaba el tiempo, pierdes la partida. Tras dos partidas así quedas fuera y no puedes participar aquí en torneos durante 30 días, o 90 días la segunda vez en un año.
    { "" }**Salir.** Tu partida en curso se da por perdida y no tendrás más. Si había acabado menos de la mitad de tus partidas, no cuenta ninguna, y tu rival recibe una partida nueva.
    { "" }**Las vacaciones** paran tus relojes 7 días por partida.
    { "" }**En los torneos no se puede** deshacer jugadas, cancelar partidas, dar tiempo extra ni pedir revanchas. Los bloqueos no cuentan al asignar rivales: te puede tocar alguien a quien bloqueaste.
    { "" }**Sorteo limpio.** El código en letra pequeña fija todo lo que se decide al azar antes del comienzo. Al final, el archivo del torneo lo demuestra.
# en: c9dabd81
act-swiss-few = **{ $name }:** { $why ->
    [postponed] participan menos de 6 personas, así que la temporada empieza una semana más tarde, { $soon } ({ $at }).
   *[too-few] siguen siendo menos de 6 personas, así que la temporada se cancela.
}
# en: 2832b2b2
act-postponed = **{ $name }:** participan menos de 4 personas, así que la temporada empieza una semana más tarde, { $soon } ({ $at }).
# en: ef28ad8a
act-moved = **{ $name }:** { $actor } cambió el comienzo. La temporada empezará { $soon } ({ $at }).
# en: 5d9a1a47
act-left = **{ $name }:** { $person } dejó la temporada. { $struck ->
    [yes] Había terminado menos de la mitad de sus partidas, así que no cuenta ninguna.
   *[no] Sus partidas abiertas cuentan como derrotas.
}
# en: e64b5a8a
act-late = **{ $name }:** { $person } perdió una segunda partida por tiempo, así que queda fuera de la temporada y no puede participar aquí en torneos (hasta: { $until }). { $struck ->
    [yes] Había terminado menos de la mitad de sus partidas, así que no cuenta ninguna.
   *[no] Sus partidas abiertas cuentan como derrotas.
}
# en: 532bee5b
act-removed = **{ $name }:** { $actor } sacó a { $person } de la temporada. { $struck ->
    [early] { "" }
    [yes] Había terminado menos de la mitad de sus partidas, así que no cuenta ninguna.
   *[no] Sus partidas abiertas cuentan como derrotas.
}
# en: 769d246f
act-gone = **{ $name }:** { $person } ya no está en este servidor, así que la temporada empieza sin su participación.
# en: 826ece34
act-excluded = **{ $name }:** { $person } no puede jugar aquí en torneos por ahora, así que la temporada empieza sin su participación.
# en: 7b202230
act-deleted = **{ $name }:** alguien borró sus datos, así que queda fuera de la temporada. { $struck ->
    [yes] Había terminado menos de la mitad de sus partidas, así que no cuenta ninguna.
   *[no] Sus partidas abiertas cuentan como derrotas.
}
# en: 60f6e272
act-idle = **{ $name }:** { $person } no ha movido en 5 días, y ninguna de sus partidas ha empezado de verdad. Alguien en espera ocupa su plaza.
# en: 5fc10fa0
act-seated = **{ $name }:** { $person } ocupa una plaza libre en la división { $division }. Sus partidas empiezan de nuevo.
# en: 61c13692
act-decided = **{ $name }:** { $actor } decidió la partida { $first } – { $second } de la división { $division }: { $result ->
    [first] gana { $first }.
    [second] gana { $second }.
   *[draw] tablas.
}
# en: 158ecf49
act-undone = **{ $name }:** { $actor } retiró la decisión sobre la partida { $first } – { $second } de la división { $division }.
# en: e7fd4df9
act-ended = **{ $name }:** { $actor } terminó la temporada antes de tiempo. Las partidas abiertas acaban en tablas.
# en: eb5dcd55
act-too-few = **{ $name }:** siguen siendo menos de 4 personas, así que la temporada se cancela.
# en: 19944ac8
act-called-off = **{ $name }:** { $actor } canceló la temporada. Las partidas abiertas terminan sin resultado.
# en: 31ca9ab9
act-shut-out = **{ $name }:** estuve 30 días fuera de este servidor, así que la temporada se cancela.
# en: 2056f1cb
new-tournament-title = Un torneo nuevo
# en: c708ff25
new-tournament-name = **Nombre:** { $name }
# en: ed33196b
new-tournament-game = **Juego:** { $game }
# en: 376c1ddd
new-tournament-which = **Juego:** elige uno aquí abajo
# en: 3fed6897
new-tournament-terms = **Tipo:** liga · **Temporada:** { $weeks ->
    [one] 1 semana
   *[other] { $weeks } semanas
} · **Tiempo:** un día por jugada y { $days ->
    [one] 1 día más en total
   *[other] { $days } días más en total
} · **{ $rated ->
    [yes] Partidas por puntos
   *[no] Partidas amistosas
}**
# en: b44b42e0
new-ladder-terms = **Tipo:** escalera · **Tiempo:** un día por jugada y { $days ->
    [one] 1 día más en total
   *[other] { $days } días más en total
} · **{ $rated ->
    [yes] Partidas por puntos
   *[no] Partidas amistosas
}**
# en: 8320ad60
new-cup-terms = **Tipo:** copa para { $size } personas · **Tiempo:** un día por jugada y { $days ->
    [one] 1 día más en total
   *[other] { $days } días más en total
} · **{ $rated ->
    [yes] Partidas por puntos
   *[no] Partidas amistosas
}**
# en: aaf03514
new-swiss-terms = **Tipo:** torneo suizo · **Tiempo:** un día por jugada y { $days ->
    [one] 1 día más en total
   *[other] { $days } días más en total
} · **{ $rated ->
    [yes] Partidas por puntos
   *[no] Partidas amistosas
}**
# en: d4a3778c
new-tournament-start = **Primera temporada:** empieza { $start ->
    [one] dentro de 1 día
   *[other] dentro de { $start } días
}, si ya participan al menos 4 personas
# en: 2b916ca8
new-cup-start = **Comienzo:** en cuanto esté completa o { $start ->
    [one] dentro de 1 día
   *[other] dentro de { $start } días
}, si ya participan al menos 3 personas
# en: 9ee7b904
new-swiss-start = **Comienzo:** { $start ->
    [one] dentro de 1 día
   *[other] dentro de { $start } días
}, si ya participan al menos 6 personas
# en: 9d46fc42
new-tournament-how = Lo publicaré en este canal con un botón **Participar**. Todo lo demás va solo.
# en: ccfd7794
new-tournament-choose-kind = Tipo de torneo
# en: 1d4bc3ae
new-kind-league = Liga
# en: b0efde67
new-kind-league-what = Divisiones en las que se juega contra todo el mundo, temporada tras temporada
# en: ba4a2cdc
new-kind-ladder = Escalera
# en: ef3524b3
new-kind-ladder-what = Un orden en el que se desafía a quien está unos puestos más arriba. Sin fechas
# en: a2d56676
new-kind-cup = Copa
# en: 02250e7d
new-kind-cup-what = Cada cruce son dos partidas. Pasa quien obtiene mejor resultado, y la otra persona queda fuera
# en: 5b684771
new-kind-swiss = Torneo suizo
# en: ffc02e96
new-kind-swiss-what = De 3 a 9 rondas contra personas con más o menos los mismos puntos. Sin eliminaciones
# en: 8060b121
new-tournament-choose-time = Duración de la temporada y tiempo por partida
# en: b0bd71c8
new-tournament-choose-start = Comienzo de la primera temporada
# en: 30e9b8e3
new-cup-size = { $size } personas
# en: 797cd9df
new-cup-choose-size = Número de personas
# en: a143826f
new-cup-choose-start = Comienzo, como tarde
# en: 0e9397cf
new-tournament-length = { $weeks ->
    [one] 1 semana
   *[other] { $weeks } semanas
} · { $days ->
    [one] 1 día de reserva por partida
   *[other] { $days } días de reserva por partida
}
# en: aa438a3f
new-tournament-days = { $days ->
    [one] Dentro de 1 día
   *[other] Dentro de { $days } días
}
# en: aef76348
new-tournament-done = ¡Hecho! Lo publico aquí. Con `/tournament manage` puedes cambiarlo.
# en: 1f97b24c
new-tournament-missing = En este canal me falta permiso para { $missing }, así que no puedo publicar aquí un torneo.
# en: 73dbc51a
manage-title = Gestionar { $name }
# en: 79cb43a1
manage-what = ¿Qué quieres hacer?
# en: 25293988
manage-move = Cambiar el comienzo
# en: cf11a83c
manage-remove = Sacar a alguien
# en: 2b055f99
manage-seat = Dar una plaza a alguien en espera
# en: 82c0d81e
manage-decide = Decidir una partida
# en: f62f91c5
manage-undo = Retirar una decisión
# en: a97871ba
manage-end = Terminar la temporada ya
# en: 2f85ad31
manage-end-ladder = Terminar la escalera
# en: af6b70de
manage-off = Cancelar la temporada
# en: 698cc93c
manage-off-cup = Cancelar la copa
# en: 846e12ff
manage-nothing = Ahora mismo no hay nada que elegir aquí.
# en: 343d3054
manage-pick-start = ¿Cuándo debe empezar?
# en: 81905064
manage-pick-person = ¿A quién quieres sacar?
# en: 274c88ae
manage-pick-place = ¿Qué plaza queda libre?
# en: 8f9d8a89
manage-pick-reserve = ¿Quién la ocupa?
# en: c4e01e38
manage-pick-game = ¿Qué partida?
# en: 70f0d99e
manage-pick-result = ¿Cómo termina?
# en: a6fc0399
manage-person = { $player } · división { $division }
# en: 9e2fe73f
manage-game = { $first } – { $second } · división { $division }, ronda { $round }
# en: a4ed2bb6
manage-result-first = Gana { $player }
# en: 3e5e27fa
manage-result-draw = Tablas
# en: 0d53c763
manage-sure-move = La temporada de **{ $name }** empezará { $at } ({ $exactly }). Todo el mundo leerá que cambiaste el comienzo.
# en: 4de4267e
manage-sure-remove = ¿Sacar a { $player } de **{ $name }**? Sus partidas en curso contarán como rendición. No se puede deshacer, y lo leerá todo el mundo.
# en: 93e99828
manage-sure-seat = ¿Dar a { $reserve } la plaza de { $player } en la división { $division }? Las partidas de esa plaza empezarán de nuevo. No se puede deshacer, y lo leerá todo el mundo.
# en: 934ff9e1
manage-sure-decide = ¿Decidir la partida { $first } – { $second }? Resultado: { $result ->
    [first] gana { $first }.
    [second] gana { $second }.
   *[draw] tablas.
} Si está en curso, terminará. Lo leerá todo el mundo. Hasta que acabe la temporada, puedes retirar la decisión.
# en: 7b48fe22
manage-sure-undo = ¿Retirar la decisión sobre { $first } – { $second }? Si no se había jugado ya, la partida empezará de nuevo. Lo leerá todo el mundo.
# en: ca672cb4
manage-sure-end = ¿Terminar ya la temporada de **{ $name }**? Las partidas abiertas acabarán en tablas. No se puede deshacer, y lo leerá todo el mundo.
# en: 457191e6
manage-sure-decide-ladder = ¿Decidir la partida { $first } – { $second }? { $result ->
    [first] Gana { $first }.
    [second] Gana { $second }.
   *[draw] Tablas.
} La partida terminará, y los puestos cambiarán en el acto. No se puede deshacer, y lo leerá todo el mundo.
# en: bc395a33
manage-sure-end-ladder = ¿Terminar **{ $name }**? Las partidas abiertas acabarán en tablas, y ya nadie cambiará de puesto. No se puede deshacer, y lo leerá todo el mundo.
# en: 3abdef0c
manage-sure-off = ¿Cancelar la temporada de **{ $name }**? No habrá clasificación final ni otra temporada después, y las partidas en curso terminarán sin resultado. No se puede deshacer, y lo leerá todo el mundo.
# en: 3cb4e37d
manage-sure-move-cup = **{ $name }** empezará { $at } ({ $exactly }) como tarde. Todo el mundo leerá que cambiaste el comienzo.
# en: 227ef317
manage-sure-off-cup = ¿Cancelar **{ $name }**? Nadie ganará la copa y las partidas en curso terminarán sin resultado. No se puede deshacer, y lo leerá todo el mundo.
# en: d11170bf
manage-sure-decide-cup = ¿Decidir la partida { $first } – { $second }? Resultado: { $result ->
    [first] gana { $first }.
    [second] gana { $second }.
   *[draw] tablas.
} Si está en curso, terminará. Lo leerá todo el mundo. Puedes retirar la decisión hasta que otra partida dependa de ella.
# en: a6d53b34
manage-done = Hecho. Aviso a todo el mundo.

## Refusals

# en: 7848977c
refusal-no-such-match = No encuentro esa partida aquí. `/games` muestra las tuyas.
# en: 10f7c67e
refusal-no-match-of-server = No encuentro esa partida en este servidor. Para empezar por la primera, deja `after` vacío.
# en: cca74dc0
refusal-no-match-of-yours = No tienes ninguna partida para eso. Empieza una con `/challenge`.
# en: 9313694b
refusal-no-ended-match = Todavía no has terminado ninguna partida. Vuelve a probar cuando acabe una.
# en: 8a40645b
refusal-which-watched = Aquí se juegan varias partidas. Elige una con `game`.
# en: b410cae8
refusal-which-match = Tienes varias partidas. Elige una con `game`.
# en: c28b52e9
refusal-not-seated = Eso solo pueden hacerlo las dos personas de esta partida. `/board` te la muestra.
# en: 2bf83dc1
refusal-over = Esta partida ha terminado.
# en: b2116864
refusal-not-on-turn = Le toca a tu rival. Te mencionaré cuando te toque a ti.
# en: ba4bf216
refusal-stale = La partida ha avanzado. Así está ahora el tablero.
# en: 98187d40
refusal-no-such-turn = { $last ->
    [0] Aún no ha movido nadie, así que solo existe la posición inicial: el número 0.
   *[other] La partida no ha llegado tan lejos. La última jugada es la número { $last }.
}
# en: b6113183
refusal-no-such-puzzle = Ese ejercicio ya no existe. `/puzzle` te da otro.
# en: 47c7870f
refusal-no-puzzle-channel = ¿Dónde lo publico? Elige un canal con `channel`.
# en: a205d4ac
refusal-no-such-lesson = Esa lección ya no existe. `/learn` muestra las que hay.
# en: 96a28f45
refusal-no-such-game = No conozco ese juego. Elige uno de la lista.
# en: 7e071367
refusal-no-such-setup = Ese juego no tiene esa disposición. Elige una de la lista.
# en: 2b626f6e
refusal-no-such-pace = El tiempo por jugada puede ser de { $days } días.
# en: 21bb4873
refusal-no-such-budget = Además de un día por jugada, los días para toda la partida pueden ser { $days }.
# en: ae4ba840
refusal-pace-and-budget = Elige un tiempo por jugada (`pace`) o un tiempo para toda la partida (`time`), no los dos.
# en: e0fdac4b
refusal-budget-against-computer = Contra la máquina no hay tiempo para toda la partida. Deja `time` vacío, o elige un tiempo por jugada (`pace`).
# en: eaa25157
refusal-out-of-time = A quien le tocaba ya se le había acabado el tiempo, así que esto no cuenta. La partida ha terminado.
# en: 57a68afc
refusal-self-challenge = No puedes jugar contra ti. Deja `opponent` vacío para invitar a cualquiera.
# en: d16595f5
refusal-bot-opponent = Ese bot no juega. Desafía a una persona o a mí, o deja `opponent` vacío para invitar a cualquiera.
# en: fefdd80d
refusal-unrated-level = Las partidas por puntos empiezan en { $lowest }. Elige ese nivel o uno más alto, o haz la partida amistosa.
# en: 8f8a45d7
refusal-no-computer = Eso es solo para partidas contra la máquina. Empieza una con `/challenge` y su `level`.
# en: 50c793cc
refusal-strict = Esta partida es estricta: sin deshacer jugadas y sin pistas.
# en: 7345bd8c
refusal-rated-computer = Esta partida es por puntos: sin deshacer jugadas y sin pistas.
# en: cf6a34a9
refusal-not-in-server = Solo puedes desafiar a alguien en un servidor donde también esté esa persona.
# en: a8882eeb
refusal-no-such-challenge = Ese desafío ya no existe.
# en: 9a557461
refusal-challenge-closed = { $state ->
    [accepted] Alguien ya aceptó este desafío.
    [declined] Este desafío ya se rechazó.
    [withdrawn] Este desafío ya se retiró.
    [closed] Este desafío está cerrado, porque la partida no pudo empezar.
   *[expired] Este desafío caducó. Haz uno nuevo con `/challenge`.
}
# en: 490dc18a
refusal-not-challenged = Este desafío es para otra persona.
# en: 873c8d36
refusal-own-challenge = Es tu propio desafío. Tiene que aceptarlo otra persona.
# en: 76ece834
refusal-not-challenger = Solo quien hizo este desafío puede retirarlo.
# en: b33b96f5
refusal-pair-limited = Aún no ha empezado nada: esta partida sería amistosa. En los últimos 7 días ya empezaste con tu rival { $most ->
    [one] 1 partida por puntos
   *[other] { $most } partidas por puntos
} de este juego. Puedes jugarla como amistosa, o por puntos más adelante.
# en: bf9fd4bc
refusal-plan-on-turn = Te toca, así que juega con `/move`. Los planes son para el turno de tu rival.
# en: f1331a32
refusal-too-many-plans = En esta partida tienes { $most ->
    [one] 1 plan
   *[other] { $most } planes
}: es el límite. Cancela alguno primero.
# en: 5ecc745d
refusal-no-such-plan = Ese plan ya no existe.
# en: b47f8821
refusal-planned-already = Ya tienes un plan para esa jugada. Cancélalo primero, o planea para otra jugada.
# en: d315bdd8
refusal-plan-unfinished = Después de eso aún no te toca. Si la jugada de tu rival tiene varias partes, escribe `;` entre ellas.
# en: 525419cc
refusal-plan-ends = Esa jugada termina la partida, así que no hay nada que responder.
# en: 5c78c1f3
refusal-plan-if = `if` no es una jugada que pueda hacer tu rival. Esto le diría yo: { $why }
# en: 1913ffb5
refusal-plan-then = No puedes responder con `then`. { $why }
# en: ec9fe081
refusal-no-lots = En esa partida no hay dados.
# en: 3c693cf0
refusal-sealed = Esta partida no ha terminado. Podrás comprobarla cuando acabe.
# en: d33a01b5
refusal-no-draw-offer = Esa oferta ya no existe.
# en: de2cd40c
refusal-own-draw-offer = Es tu propia oferta, así que tiene que responder tu rival. Para retirarla, pulsa **Más**.
# en: d2c32f41
refusal-draw-offer-stands = Ya ofreciste tablas. Para retirar la oferta, pulsa **Más**.
# en: da362ad7
refusal-nothing-to-take-back = Todavía no tienes ninguna jugada que deshacer.
# en: beea7df9
refusal-takeback-chance = Eso no se puede deshacer: desde entonces se tiraron dados.
# en: d6817172
refusal-takeback-secret = Eso no se puede deshacer: desde entonces se mostró un secreto.
# en: cf800db5
refusal-takeback-stands = Ya pediste deshacer la jugada. Para retirar la petición, pulsa **Más**.
# en: c831f96e
refusal-takeback-asked = Tu rival pide deshacer una jugada. Responde primero a eso, por favor; también lo encuentras en **Más**.
# en: 59d256ee
refusal-own-takeback = Es tu propia petición, así que tiene que responder tu rival. Para retirarla, pulsa **Más**.
# en: adaf3c85
refusal-no-takeback = Esa petición ya no existe.
# en: 234121e7
refusal-both-moved = Ya movieron los dos bandos, así que no puedes cancelar la partida. Puedes rendirte u ofrecer tablas.
# en: aad67a87
refusal-reviewed-later = Puedes analizar una partida cuando haya terminado.
# en: 6d47ac0d
refusal-nothing-to-review = En esa partida no movió nadie, así que no hay nada que analizar.
# en: dc686be4
refusal-not-over = Esta partida no ha terminado. Acábala primero.
# en: d1148cbf
refusal-rematch-stands = Ya ofreciste la revancha. Tiene que responder tu rival.
# en: 3b1cfb2b
refusal-rematch-made = Esta partida ya tiene revancha.
# en: 959ccbe0
refusal-opponent-gone = Tu rival se fue y ya no puede jugar.
# en: e5969856
refusal-note-too-long = Las notas pueden tener { $limit ->
    [one] 1 carácter
   *[other] { $limit } caracteres
}.
# en: 88f6e90e
refusal-own-clock = No puedes darte tiempo. Tu rival sí puede, con `/moretime`.
# en: 4523a384
refusal-not-on-vacation = No estás de vacaciones.
# en: d1b7590a
refusal-vacation-none = No te quedan vacaciones en { $year }.
# en: ac2b187c
refusal-vacation-spent = En { $year } ya solo tienes { $left } de vacaciones.
# en: a546fc1e
refusal-vacation-none-beyond = Unas vacaciones nuevas empiezan ahora y sustituyen a las que tienes. Después de estas no te quedarán vacaciones en { $year }.
# en: 0edff612
refusal-vacation-spent-beyond = Unas vacaciones nuevas empiezan ahora y sustituyen a las que tienes. Después de estas, en { $year } solo tendrás { $left } de vacaciones.
# en: bd919321
refusal-vacations-begun = En los últimos 7 días ya empezaste vacaciones { $most ->
    [one] 1 vez
   *[other] { $most } veces
}. Podrás empezar otras { $next }.
# en: 130b70e7
refusal-not-admin = Eso solo pueden hacerlo quienes gestionan este servidor.
# en: bcdfdca2
refusal-own-match = Tú juegas en esa partida, así que tiene que decidir otra persona de la administración.
# en: 1ed57d07
refusal-too-many-channels = Un servidor puede tener { $most ->
    [one] 1 canal de juego
   *[other] { $most } canales de juego
}. Quita uno primero.
# en: 1cade05e
refusal-no-game-channel = Ese no es un canal de juego. `/server show` los muestra.
# en: fcb97d67
refusal-too-many-games = En este servidor cada persona puede tener { $limit ->
    [one] 1 partida en curso. Termina primero la tuya.
   *[other] { $limit } partidas en curso. Termina primero una de las tuyas.
}
# en: 8aeb4c89
refusal-too-many-games-theirs = En este servidor cada persona puede tener { $limit ->
    [one] 1 partida en curso, y tu rival ya tiene la suya.
   *[other] { $limit } partidas en curso, y tu rival ya las tiene todas.
}
# en: 1da151a6
refusal-too-many-challenges = En este servidor cada persona puede tener { $limit ->
    [one] 1 desafío abierto, y ya tienes el tuyo
   *[other] { $limit } desafíos abiertos, y ya los tienes todos
}. Retira uno primero (`/games` los muestra), o espera: el primero caduca { $until }.
# en: 110d1e2b
refusal-too-many-challenges-in-all = Ya tienes el máximo de desafíos abiertos entre todos los servidores: { $limit }. Retira uno primero (`/games` los muestra), o espera: el primero caduca { $until }.
# en: 6f8b7d39
refusal-challenge-already-sent = Ya desafiaste a esa persona a este juego, y aún no ha respondido. Tu desafío caduca { $until }. Para retirarlo, abre `/games`.
# en: 4d41b131
refusal-challenge-already-received = Esa persona ya te desafió a este juego, así que solo tienes que aceptar su desafío: `/games` lo muestra. Caduca { $until }.
# en: 84430d41
refusal-open-challenge-already-sent = Ya tienes aquí un desafío de este juego que cualquiera puede aceptar. Caduca { $until }. Para retirarlo, abre `/games`.
# en: b43fab14
refusal-declined-lately = Esa persona rechazó tu último desafío a este juego. Podrás volver a desafiarla { $until }.
# en: cfc51991
refusal-too-many-requests = Publico como máximo { $limit ->
    [one] 1 de tus desafíos o peticiones
   *[other] { $limit } de tus desafíos y peticiones
} por hora en un mismo canal, y ya llegaste al límite. Podrás enviar más { $until }.
# en: 94755374
refusal-accepts-none = Esa persona no está disponible para jugar contigo ahora. Para invitar a cualquiera, usa `/challenge` sin `opponent`.
# en: 765da639
refusal-self-block = No puedes bloquear tu propia cuenta.
# en: e0c5aea7
refusal-bot-block = A un bot no se le puede bloquear. Nunca te desafía.
# en: 6e5a420a
refusal-too-many-blocks = Ya bloqueaste a { $limit } personas, y ese es el máximo. Levanta primero un bloqueo: `/block` los muestra.
# en: a247192c
refusal-blocked-by-you = Bloqueaste a esa persona. Para jugar con ella, levanta primero el bloqueo: `/block` muestra los tuyos.
# en: 88668a31
refusal-not-moderator = Eso es para quienes pueden aislar temporalmente a miembros de este servidor, y solo funciona aquí.
# en: 78c51ccb
refusal-self-mute = No puedes silenciar tu propia cuenta.
# en: 400e81b2
refusal-bot-mute = A un bot no se le puede silenciar. Nunca juega.
# en: 33e8d95f
refusal-not-muted = Esa persona no está en silencio aquí.
# en: f32629df
refusal-no-reason = Escribe un motivo, por favor.
# en: 77dc2e56
refusal-muted = La moderación te silenció en este servidor (hasta: { $until }). Mientras tanto no puedes empezar aquí partidas con nadie. El motivo: { $reason }
# en: a3d15e33
refusal-other-muted = Esa persona no puede empezar partidas en este servidor por ahora.
# en: 42510587
refusal-not-rated = Esa partida no cambió ninguna puntuación, así que no hay nada que anular.
# en: fd544327
refusal-too-old-to-annul = Una partida se puede anular hasta { $days ->
    [one] 1 día
   *[other] { $days } días
} después de terminar.
# en: ef31a0c4
refusal-already-annulled = Esa partida ya está anulada. `/moderate restore` deshace la anulación.
# en: 07a146ab
refusal-not-annulled = Esa partida no está anulada.
# en: 9e1723d8
refusal-presence-unknown = No puedo saber si { $player } sigue aquí. Prueba otra vez.
# en: 2890bcbd
refusal-start-left = { $player } ya no está en este servidor, así que la partida no puede empezar.
# en: a1913387
refusal-start-unseen = { $player } no puede ver { $channel }, donde se jugaría la partida.
# en: 42b64c86
refusal-start-unwritable = No puedo escribir en { $channel }, donde se jugaría la partida. Díselo a la administración del servidor.
# en: 42a1df77
refusal-start-closed = { $why } Este desafío queda cerrado.
# en: bf290310
refusal-not-organizer = Eso solo pueden hacerlo quienes gestionan este servidor o tienen su rol de organización.
# en: 2f5fcb77
refusal-which-tournament = Aquí hay varios torneos. Elige uno con `tournament`.
# en: 975cd732
refusal-decide-in-tournament = Esa partida es de un torneo. Para decidirla, usa `/tournament manage`.
# en: 60aaa23e
refusal-sealed-season = Lo que se decidió al azar seguirá sellado hasta que acabe la temporada. Entonces podrás comprobarlo aquí.
# en: f1506954
refusal-tournament-game = Las partidas de torneo no se pueden cancelar, y en ellas no se deshacen jugadas ni hay tiempo extra ni revanchas: así son iguales para todo el mundo.
# en: 635f975d
refusal-no-such-tournament = No encuentro ese torneo aquí. `/tournament show` muestra los de este servidor.
# en: d2650b37
refusal-no-tournament-name = Un torneo necesita un nombre de hasta { $most ->
    [one] 1 carácter visible
   *[other] { $most } caracteres visibles
}.
# en: d4621f56
refusal-no-such-term = Esa opción ya no existe. Empieza de nuevo con `/tournament new`.
# en: 1f4a3426
refusal-no-such-start = Una temporada puede empezar dentro de { $days ->
    [one] 1 día como máximo
   *[other] { $days } días como máximo
}.
# en: 4435125e
refusal-too-many-tournaments = Un servidor puede tener a la vez { $most ->
    [one] 1 torneo
   *[other] { $most } torneos
}. Puedes terminar uno con `/tournament manage`.
# en: 05dc53c6
refusal-season-full = No quedan plazas: participan { $most } personas.
# en: 80f5717d
refusal-already-entered = Ya participas. No tienes que hacer nada más.
# en: 88a7495b
refusal-not-entered = No participas. Para entrar, pulsa **Participar** o usa `/tournament join`.
# en: 57fec704
refusal-they-not-entered = Esa persona no participa.
# en: c2797f81
refusal-out-of-season = Estás fuera de esta temporada. Podrás participar en la próxima cuando se anuncie.
# en: 30820056
refusal-barred = Perdiste por tiempo dos partidas de una temporada. Podrás volver a los torneos de este servidor { $until } ({ $exactly }).
# en: 30408401
refusal-tournament-over = Este torneo ha terminado. `/tournament show` muestra los demás.
# en: 91ede2ee
refusal-not-in-this-state = La temporada ha avanzado, así que eso ya no es posible. `/tournament show` muestra cómo va ahora.
# en: 77506eee
refusal-own-division = Ahí juegas tú, así que tiene que hacerlo otra persona de la organización.
# en: 6da78cc3
refusal-no-challenge = { $why ->
    [top] Estás arriba del todo: no hay a quién desafiar.
    [busy] Tienes dos partidas en esta escalera. Cuando acabe una, podrás desafiar a alguien otra vez.
    [vacation] Estás de vacaciones. Para desafiar a alguien, termínalas con `/vacation`.
   *[nobody] Ahora mismo no puedes desafiar a nadie por encima de ti: quienes están ahí tienen partidas, están de vacaciones o jugaron contigo en los últimos 7 días. Inténtalo más tarde.
}
# en: 6513647c
refusal-not-posted-yet = El mensaje de esta escalera aún no está publicado. Inténtalo de nuevo en un minuto.
# en: 105d99ac
refusal-not-challengeable = Ese desafío no es posible ahora mismo. **Desafiar** muestra quién está libre.
# en: 305535c5
refusal-no-draw = Una escalera no sortea nada, así que aquí no hay nada que comprobar. `/verify` comprueba los dados de sus partidas.
# en: c913eecc
refusal-cup-begun = Esta copa ya ha empezado, así que no puede entrar nadie más. `/tournament show` muestra los demás torneos.
# en: 2617edb8
refusal-swiss-begun = Este torneo ya ha empezado, así que no puede entrar nadie más. `/tournament show` muestra los demás torneos.
# en: 0928eadd
refusal-result-stands = Otra partida depende ya de este resultado, así que se queda como está.
# en: 33bcf564
refusal-no-such-season-game = No encuentro esa partida en esta temporada.
# en: be3db2f9
refusal-seat-taken = Ya nadie puede ocupar esa plaza: una de sus partidas está en curso o ha terminado.
# en: ffbd8d7d
refusal-repeated = Eso ya está hecho.
# en: b7712cc7
refusal-unknown = Ya no conozco ese botón o comando. `/help` muestra lo que puedo hacer.
# en: 1e0bf5eb
refusal-press-again = Eso tardó demasiado. Pulsa el botón otra vez, por favor.
# en: ae07cc7e
refusal-empty-turn = Escribe tu jugada, por ejemplo `{ $example }`, o elígela aquí.
# en: 0f20ef44
fault-full = Mi disco está lleno, así que no pude guardar eso. Nada ha cambiado. Avisa a la persona responsable del bot, por favor, y prueba otra vez.
# en: 03cd7a77
fault-away = Ahora mismo no puedo acceder a mis partidas, así que no pude hacer eso. No se ha perdido nada. Prueba otra vez en un minuto, por favor.
# en: 9db592b3
fault-stored-game = Eso está hecho y guardado, pero ahora no puedo mostrarte la partida. En un minuto, `/board` la mostrará.
# en: e49241e7
fault-stored = Eso está hecho y guardado, pero ahora no puedo mostrarte el resultado. Vuelve a mirarlo en un minuto, por favor.
# en: a468af57
fault-drafted = Ahora mismo no puedo acceder a mis partidas. Tu jugada aún no está hecha, y tu elección se conserva. Prueba otra vez en un minuto, por favor.
# en: b032d411
fault-doubt-game = Perdí el contacto con mis partidas al guardar eso, así que no sé si se guardó. En un minuto, `/board` lo mostrará. Míralo antes de probar otra vez, por favor.
# en: a93510f8
fault-doubt = Perdí el contacto con mis partidas al guardar eso, así que no sé si se guardó. En un minuto, `/games` mostrará tus partidas y desafíos, y `/settings`, tus ajustes. Míralos antes de probar otra vez, por favor.
# en: cfd8b656
typed-too-long = Es demasiado largo: ahí leo hasta { $limit ->
    [one] 1 carácter
   *[other] { $limit } caracteres
}. Acórtalo, por favor.
# en: 05c88658
busy = Demasiada gente me necesita ahora mismo, así que aún no he hecho nada. Prueba otra vez en un minuto, por favor.
# en: 211b3196
fault = Algo falló por mi parte. `/board` muestra si tu jugada se hizo. Si vuelve a pasar, envía este número a la persona responsable del bot: { $reference }

## Rules, for all games

# en: 323a4060
rule-syntax = No entiendo eso como jugada.
# en: 8261f924
rule-illegal = Esa jugada no es legal.
# en: 30e52123
rule-over = Esta partida ha terminado.
# en: d7de698d
rule-too_deep = Cuento hasta { $limit ->
    [one] 1 jugada
   *[other] { $limit } jugadas
} de profundidad.
# en: 46f2c941
rule-too_many = Hay más de { $limit ->
    [one] 1 jugada
   *[other] { $limit } jugadas
}.
# en: 2b9892de
rule-too_many-results = Hay más de { $limit ->
    [one] 1 resultado
   *[other] { $limit } resultados
}.
# en: 894dc52c
rule-too_many-nodes = Hay más de { $limit ->
    [one] 1 nodo
   *[other] { $limit } nodos
}.
# en: c2602f57
rule-too_much-turns = Enumerar estas jugadas cuesta demasiado.
# en: 589b21a6
rule-too_much-results = Enumerar estos resultados cuesta demasiado.
# en: 177f86c0
rule-too_much-nodes = Contar estos nodos cuesta demasiado.

## Aruki

# en: ac475cba
-aruki-kind-O = Peón
    .gender = m
    .other = Peones
# en: 48465a17
-aruki-kind-J = Jabalina
    .gender = f
    .other = Jabalinas
# en: ff319cae
-aruki-kind-P = Pica
    .gender = f
    .other = Picas
# en: 9a60d1ae
-aruki-kind-PP = Pica Mayor
    .gender = f
    .other = Picas Mayores
# en: 11d3819e
-aruki-kind-L = Lanza
    .gender = f
    .other = Lanzas
# en: b2daf98b
-aruki-kind-LL = Lanza Mayor
    .gender = f
    .other = Lanzas Mayores
# en: aa10fa0e
-aruki-kind-S = Espada
    .gender = f
    .other = Espadas
# en: 1a7ff270
-aruki-kind-SS = Espada Larga
    .gender = f
    .other = Espadas Largas
# en: bd1501f1
-aruki-kind-R = Torre
    .gender = f
    .other = Torres
# en: 93ff55dd
-aruki-kind-A = Flecha
    .gender = f
    .other = Flechas
# en: da932b3f
-aruki-kind-M = Ministro
    .gender = m
    .other = Ministros
# en: ce39e3c9
-aruki-kind-K = Rey
    .gender = m
    .other = Reyes
# en: f93d0648
-aruki-kind-JK = Bufón
    .gender = m
    .other = Bufones
# en: 3d7c29a9
-aruki-kind-GD = Dragón Dorado
    .gender = m
    .other = Dragones Dorados
# en: 7dccd9ce
-aruki-kind-SD = Dragón Plateado
    .gender = m
    .other = Dragones Plateados
# en: b5cb5c28
aruki-end = { $end ->
    [check] , jaque
    [checkmate] , jaque mate
   *[quiet] { "" }
}
# en: d12eed90
aruki-step = { $piece } de { $from } a { $to }{ aruki-end }
# en: 74c85d03
aruki-step-takes = { $piece } de { $from } captura { WORD($victim, article: "the") } de { $to }{ aruki-end }
# en: ac6b2fcb
aruki-step-becomes = { $piece } de { $from } a { $to } y se convierte en { $result }{ aruki-end }
# en: 57e9e3ee
aruki-step-takes-becomes = { $piece } de { $from } captura { WORD($victim, article: "the") } de { $to } y se convierte en { $result }{ aruki-end }
# en: 040341d3
aruki-evolve = { $piece } de { $at } y { $with } de la reserva se convierten en { $result }{ aruki-end }
# en: 6fea7977
aruki-wipe-column = Dragón Dorado barre la columna { $line }: él mismo, { $own ->
    [one] 1 pieza propia
   *[other] { $own } piezas propias
} y { $enemy ->
    [one] 1 enemiga
   *[other] { $enemy } enemigas
}{ aruki-end }
# en: 48a8b32b
aruki-wipe-row = Dragón Plateado barre la fila { $line }: él mismo, { $own ->
    [one] 1 pieza propia
   *[other] { $own } piezas propias
} y { $enemy ->
    [one] 1 enemiga
   *[other] { $enemy } enemigas
}{ aruki-end }
# en: bcba90e6
aruki-wiped-column = Dragón Dorado barre la columna { $line }: él mismo, { $pieces }{ aruki-end }
# en: c726470a
aruki-wiped-row = Dragón Plateado barre la fila { $line }: él mismo, { $pieces }{ aruki-end }
# en: 151136af
aruki-wiped-piece = { $piece } { WORD($side, $piece) } de { $at }
# en: f4f643a8
aruki-wiped-none = nada más
# en: 416a6842
aruki-warn-wipe = Un dragón puede hacer esto una vez por partida, y tu { $dragon } también desaparece.
# en: 8dfaa1d2
aruki-warn-own = Además pierdes: { $pieces }.
# en: 964953ac
aruki-warn-own-piece = { $piece } de { $at }
# en: 1b6b892b
aruki-alt-turn = Aruki, jugada { $number }, turno de { WORD($side, article: "the") }. Vista desde { WORD($from, article: "the") }.
# en: 44124d8b
aruki-alt-over = Aruki, fin de la partida. Vista desde { WORD($from, article: "the") }.
# en: c2e21ee0
aruki-alt-side = { $side }: { $pieces }.
# en: ea4b0966
aruki-alt-kind = { $kind } { $squares }
# en: 2c5bbe04
aruki-alt-tray = Reserva: { $pieces }.
# en: 82c4a84d
aruki-alt-tray-empty = Reserva vacía.
# en: 84e0b961
aruki-alt-tray-kind = { $count } { WORD($kind, $count) }
# en: 524efdfd
aruki-alt-powers = { $powers ->
    [both] Los dos poderes de dragón, disponibles.
    [golden] Poder del dragón dorado disponible.
    [silver] Poder del dragón plateado disponible.
   *[none] Sin poderes de dragón.
}
# en: a02d9940
aruki-alt-check = { $line ->
    [yes] Jaque de línea al rey de { $king }: { $piece } de { $by }.
   *[no] Jaque al rey de { $king }: { $piece } de { $by }.
}
# en: a27789eb
aruki-piece = { $piece } { WORD($side, $piece) }
# en: cc9a6e56
aruki-describe-board = { $side } { $squares }
# en: 282a3f5b
aruki-describe-tray = { $side } { $held } en la reserva
# en: 052d99a2
aruki-describe-both = { $side } { $squares } y { $held } en la reserva
# en: e6536f4f
aruki-describe-group = { $piece } en { $squares }
# en: 67e391d1
aruki-describe-square = { $square }: { $piece }.
# en: 0dde16b4
aruki-ask-man = ¿Qué pieza?
# en: 61a0f1b3
aruki-ask-target = ¿Adónde va { WORD($piece, article: "the") } de { $from }?
# en: d0871344
aruki-ask-promotion = ¿En qué se convierte { WORD($piece, article: "the") } al llegar a { $to }?
# en: 1b88fb8e
aruki-ask-done = Todo listo para jugar.
# en: c220c0fa
aruki-choice-man = { $piece } de { $at }
# en: 510b413a
aruki-choice-targets = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}, por ejemplo { $meaning }
# en: bfe22c05
aruki-choice-to = a { $to }
# en: c206c09c
aruki-choice-takes = a { $to }, captura { WORD($victim, article: "the") }
# en: d6428e41
aruki-choice-becomes = luego eliges en qué se convierte
# en: 6304eca6
aruki-choice-promotion = se convierte en { $result }
# en: 8017f8b9
aruki-choice-merge = se fusiona con { $with } y da { $result }
# en: 68d21ad3
aruki-choice-wipe = barre su { $line ->
    [column] columna
   *[row] fila
}
# en: c0a8da01
rule-aruki-game_over = Esta partida ha terminado.
# en: 51df99c6
rule-aruki-syntax = No entiendo eso como jugada. Escribe dónde está la pieza y adónde va, por ejemplo `d2d3`.
# en: 929a9aba
rule-aruki-not_canonical = Eso no está escrito en la notación estricta.
# en: d8e3e58c
rule-aruki-wrong_suffix = La marca de jaque o jaque mate del final no es correcta.
# en: 93797133
rule-aruki-empty_square = No hay ninguna pieza en { $square }.
# en: f52e8102
rule-aruki-not_your_piece = { WORD($piece, article: "the", start: "yes") } de { $square } es de tu rival.
# en: b1e6c168
rule-aruki-wrong_symbol = La pieza de { $square } es { WORD($piece, article: "a") }, no { WORD($named, article: "a") }.
# en: ee7926bb
rule-aruki-wrong_victim = La pieza de { $square } es { WORD($piece, article: "a") }, no { WORD($named, article: "a") }.
# en: a09552f2
rule-aruki-no_victim = En { $square } no hay ninguna pieza que capturar.
# en: 9dd997cd
rule-aruki-cannot_reach = { WORD($piece, article: "the", start: "yes") } de { $from } no puede llegar a { $to }.
# en: 3d854fc2
rule-aruki-stays = { WORD($piece, article: "the", start: "yes") } de { $from } tiene que ir a otra casilla.
# en: d5735af4
rule-aruki-own_piece = En { $to } está tu { $other }.
# en: dffbb360
rule-aruki-pawn_captures_only = { WORD($piece, article: "the", start: "yes") } solo se mueve en diagonal para capturar, y { $to } está vacía.
# en: d50f46a4
rule-aruki-pawn_straight_capture = { WORD($piece, article: "the", start: "yes") } no puede capturar de frente, y en { $to } hay { WORD($other, article: "a") }.
# en: 9c57bf66
rule-aruki-blocked = { WORD($other, article: "the", start: "yes") } de { $by } cierra el camino { WORD($piece, article: "the", case: "de") } de { $from } a { $to }.
# en: 02d606dc
rule-aruki-promotes_on_pawn_row = { WORD($piece, article: "the", start: "yes") } solo puede promocionar al entrar en la fila de peones de tu rival, y { $to } no está en ella.
# en: fb6dca8a
rule-aruki-only_pawns_promote = Solo puede promocionar un Peón o una Jabalina, no { WORD($piece, article: "a") }.
# en: 9bc1eb45
rule-aruki-promotion_type = Nada puede promocionar a { $named }.
# en: f1c4fe07
rule-aruki-javelin_to_pawn = Una Jabalina no puede promocionar a Peón.
# en: 628be613
rule-aruki-not_in_tray = En tu reserva no hay { WORD($named, form: "other") }.
# en: 584552ee
rule-aruki-no_such_evolution = { $piece } y { $with } no se fusionan.
# en: 6d61148a
rule-aruki-wrong_result = { $piece } y { $with } dan { WORD($result, article: "a") }, no { WORD($named, article: "a") }.
# en: 657a3d27
rule-aruki-not_a_dragon = Solo un dragón puede barrer su línea, y la pieza de { $square } es { WORD($piece, article: "a") }.
# en: fa0778d7
rule-aruki-power_spent = { WORD($piece, article: "the", start: "yes") } de { $square } ya usó su poder.
# en: 5b9f34d5
rule-aruki-own_king_on_line = { WORD($piece, article: "the", start: "yes") } de { $square } no puede barrer su línea: en ella está tu propio Rey, en { $king }.
# en: 6a122e81
rule-aruki-king_enters_line = Tu Rey no puede ir a { $king }: { WORD($piece, article: "the") } de { $by } amenaza toda esa línea.
# en: e4eb61d6
rule-aruki-king_enters_attack = Tu Rey no puede ir a { $king }: esa casilla la ataca { WORD($piece, article: "the") } de { $by }.
# en: a7633a3f
rule-aruki-king_stays_in_check = { WORD($piece, article: "the", start: "yes") } de { $by } da jaque a tu Rey en { $king }, y esto no lo evita.
# en: c21469c5
rule-aruki-king_exposed = Así tu Rey quedaría en jaque en { $king }: lo ataca { WORD($piece, article: "the") } de { $by }.
# en: d2628e32
rule-aruki-unknown_setup = No existe la disposición { $setup }.
# en: 2aa07590
rule-aruki-position_fields = Una posición tiene seis campos con un espacio entre ellos; encontré { $found }.
# en: 217ea32b
rule-aruki-position_rows = El tablero tiene 12 filas con barras entre ellas; encontré { $found }.
# en: c8673adb
rule-aruki-position_row = La fila { $row } no tiene 12 casillas.
# en: ffbad6bc
rule-aruki-position_run = Las casillas vacías seguidas de una fila se escriben como un número de 1 a 12, sin cero delante.
# en: e2b507a9
rule-aruki-position_piece = Esa pieza no existe. Los símbolos de dos letras van entre corchetes.
# en: 31a36676
rule-aruki-position_twice = { WORD($side, article: "the", start: "yes") } tienen más de { WORD($piece, article: "a") }.
# en: efbdac69
rule-aruki-position_no_king = { WORD($side, article: "the", start: "yes") } no tienen Rey.
# en: 8dc97eb1
rule-aruki-position_pawn = Un Peón de { WORD($side, article: "the") } no puede estar en la fila { $row }.
# en: 488c7bb6
rule-aruki-position_side = El bando que mueve se escribe w o b.
# en: b97f43a8
rule-aruki-position_trays = Las reservas son las de las Blancas y las Negras, con una barra entre ellas.
# en: d126f8d6
rule-aruki-position_tray_empty = Una reserva vacía se escribe como un guion ({ $side }).
# en: 0d9ec315
rule-aruki-position_tray_piece = La reserva de { WORD($side, article: "the") } contiene algo que no puede estar en una reserva.
# en: e2663a8c
rule-aruki-position_tray_order = La reserva de { WORD($side, article: "the") } no sigue el orden O J P PP L LL S SS R A M, con cada tipo una vez.
# en: c3ac5710
rule-aruki-position_tray_count = Una cantidad en la reserva de { WORD($side, article: "the") } es un número de 2 a { $limit }, sin cero delante.
# en: 6fb358bc
rule-aruki-position_flag = Las marcas dicen que { WORD($side, article: "the") } tienen { WORD($piece, article: "a") } con el poder disponible, pero no está en el tablero.
# en: 566de2fa
rule-aruki-position_flags = Las marcas de los dragones son algunas de G, S, g, s en ese orden, o un guion.
# en: faef7701
rule-aruki-position_quiet = El contador de jugadas tranquilas es un número de 0 a { $limit }, sin cero delante.
# en: 2b8dc3c2
rule-aruki-position_turn = El turno es un número de 1 a { $limit }, sin cero delante.
# en: b0ada129
rule-aruki-position_check = No es el turno de { WORD($side, article: "the") }, pero están en jaque: podrían capturar a su Rey.

## Chakart

# en: 99387d2f
chakart-ask-man = ¿Qué pieza?
# en: 6705294d
chakart-ask-target = ¿Adónde va { WORD($piece, article: "the") } de { $from }?
# en: 4f0f981d
chakart-ask-way = ¿Cómo va { WORD($piece, article: "the") } a { $to }?
# en: 6a03e78b
chakart-ask-shell = ¿Un paso a { $to }, o el caparazón?
# en: 494f1f67
chakart-ask-swap = ¿Con qué pieza se intercambia { WORD($piece, article: "the") } de { $from }?
# en: 05f5237d
chakart-ask-drop = ¿En qué casilla pones la pieza?
# en: eb615900
chakart-ask-promotion = ¿En qué se convierte el Peón?
# en: fd0bcbe8
chakart-ask-done = Todo listo para jugar.
# en: 79cc6756
chakart-entry-man = { $piece } de { $at }
# en: d052d31f
chakart-entry-swap = con { WORD($piece, article: "the") } de { $at }
# en: 23978b7a
chakart-entry-to = a { $to }
# en: 6d337f71
chakart-entry-onto = a { $to }, sobre { WORD($object, article: "the") }
# en: b2c64e5e
chakart-entry-takes = a { $to }, captura { WORD($victim, article: "the", case: "obj") }
# en: e585743f
chakart-entry-choices = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}, por ejemplo { $meaning }
# en: 7d07cd54
chakart-entry-ways = luego eliges cómo
# en: ced4c472
chakart-entry-openly = a la vista
# en: a6bb648f
chakart-entry-unseen = con sigilo
# en: fb236e5f
chakart-entry-shell = con el caparazón, sin moverse
# en: d7b91924
chakart-entry-becomes = se convierte en { $result }
# en: 3f0488b6
-chakart-kind-P = Peón
    .gender = m
    .other = Peones
# en: 6100c1d4
-chakart-kind-R = Torre
    .gender = f
    .other = Torres
# en: 0c46e75a
-chakart-kind-N = Caballo
    .gender = m
    .other = Caballos
# en: 8555c4e3
-chakart-kind-B = Alfil
    .gender = m
    .other = Alfiles
# en: 84ace918
-chakart-kind-Q = Dama
    .gender = f
    .other = Damas
# en: 8f1ac2ba
-chakart-kind-K = Rey
    .gender = m
    .the-obj = al Rey
    .other = Reyes
# en: e797912f
-chakart-kind-m = champiñón
    .gender = m
# en: 8d133b09
-chakart-kind-e = huevo
    .gender = m
# en: 29a975fd
-chakart-kind-d = banana
    .gender = f
# en: 3d885017
-chakart-kind-w = bomba
    .gender = f
# en: c659c9f2
-chakart-hidden-queen = Dama oculta
    .gender = f
    .the-obj = a la Dama oculta
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
chakart-go = { $piece } de { $from } a { $to }
# en: 655fae95
chakart-takes = { $piece } de { $from } captura { WORD($victim, article: "the", case: "obj") } de { $to }
# en: 6b305602
chakart-go-becomes = { $piece } de { $from } a { $to } y se convierte en { $becomes }
# en: 0be4572c
chakart-takes-becomes = { $piece } de { $from } captura { WORD($victim, article: "the", case: "obj") } de { $to } y se convierte en { $becomes }
# en: 35f5b5a3
chakart-stealth = Dama de { $from } va a { $to } con sigilo
# en: 43491144
chakart-stealth-takes = Dama de { $from } va a { $to } con sigilo y captura { WORD($victim, article: "the", case: "obj") }
# en: 2cd2858a
chakart-unseen = Una Dama de { WORD($side, article: "the") } sale de { $from } con sigilo
# en: 21701377
chakart-taken = Cae { WORD($victim, article: "the") } de { $at }
# en: 1c471e96
chakart-crushed = Aplasta a la Dama oculta de { $at }
# en: b49b8880
chakart-taken-blind = Captura a la Dama oculta en { $one } o { $other }
# en: b4258bed
chakart-taken-unseen = Captura a la Dama oculta de { WORD($side, article: "the") }
# en: c12970af
chakart-appears = La Dama oculta aparece en { $at }
# en: 5147b6d9
chakart-shell = El Rey de { $king } dispara el caparazón contra { WORD($victim, article: "the") } de { $at }
# en: e886bb8a
chakart-mushroom = Con un champiñón sigue hasta { $to }
# en: 71ae47e2
chakart-mushroom-becomes = Con un champiñón sigue hasta { $to }, donde se convierte en { $becomes }
# en: 6ec99af7
chakart-throw = { WORD($object, article: "the", start: "yes") } lanza la pieza a { $to }{ $whose ->
    [own] , sobre { WORD($victim, article: "the") } de su propio bando
    [enemy] , sobre { WORD($victim, article: "the") } del bando enemigo
   *[nobody] { "" }
}{ $becomes ->
    [yes] , donde se convierte en { $kind }
   *[no] { "" }
}
# en: 95eaef51
chakart-koopa = { WORD($piece, article: "the", start: "yes") } vuelve a { $to }
# en: 91824399
chakart-gift = { WORD($object, start: "yes") } en { $at }
# en: 01a80af7
chakart-destroyed = Desaparece { WORD($object, article: "the") } de { $at }
# en: b3c4ed30
chakart-becomes = El Peón de { $at } se convierte en { $becomes }
# en: 284ba873
chakart-egg = Un huevo: ¡{ $egg }!
# en: 4b3f2413
chakart-gone = { WORD($piece, article: "the", start: "yes") } desaparece
# en: 9eaabe19
chakart-halo = { WORD($piece, article: "the", start: "yes") } no puede moverse durante un turno
# en: 58f99c29
chakart-recoloured = { WORD($piece, article: "the", start: "yes") } de { $at } cambia de bando
# en: 06dedc15
chakart-nobody = Ninguna pieza puede cambiar de bando
# en: 7c1b7619
chakart-swap = { WORD($first, article: "the", start: "yes") } de { $one } y { WORD($second, article: "the") } de { $other } intercambian sus casillas
# en: 2bbf61ba
chakart-drop = { WORD($piece, article: "a", start: "yes") } se coloca en { $at }
# en: 6b201ef6
chakart-passes = Pasa
# en: d4a7cdff
chakart-declines = Rechaza el premio
# en: e507c719
chakart-awake = Pueden moverse de nuevo: { $squares }
# en: 573d621a
chakart-bonus-daisy = Sigue otra jugada
# en: ed464874
chakart-bonus-kingboo = Dos piezas intercambiarán sus casillas
# en: 82794b40
chakart-bonus-toadette = { WORD($piece, article: "a", start: "yes") } se colocará en el tablero
# en: b07f7ebb
chakart-bonus-promote = El Peón de { $at } promocionará
# en: 9b22648f
chakart-roll-placed = { $piece } en { $at }
# en: dfaa3f31
chakart-roll-placed-both = { $piece } en { $at } y justo enfrente
# en: 583675f3
chakart-roll-thrown = { $object } en { $from }: lanza la pieza a { $to }
# en: 1b622db6
chakart-roll-egg-B = huevo en { $at }: { $egg }, un intercambio
# en: b2b2f427
chakart-roll-egg-K = huevo en { $at }: { $egg }, el camino de vuelta
# en: 5c102e1d
chakart-roll-egg-T = huevo en { $at }: { $egg }, una pieza nueva
# en: fcc8b585
chakart-roll-egg-C = huevo en { $at }: { $egg }, se come la pieza
# en: 45c8e755
chakart-roll-egg-D = huevo en { $at }: { $egg }, otra jugada
# en: 3859d148
chakart-roll-egg-M = huevo en { $at }: { $egg }, un turno de descanso
# en: a39f567c
chakart-roll-egg-L = huevo en { $at }: { $egg }, una pieza enemiga cambia de bando
# en: a2fd47ba
chakart-roll-egg-W = huevo en { $at }: { $egg }, una pieza propia cambia de bando
# en: 01a7db18
chakart-roll-given = la pieza de Toadette: { $piece }
# en: 36507ebb
chakart-roll-recolored = cambia de bando: la pieza de { $at }
# en: aa348c75
chakart-roll-gift = { WORD($object, article: "a") } cae en { $at }
# en: 5c460c4d
chakart-lot-throw = { WORD($object, article: "a", start: "yes") } lanzará la pieza al azar
# en: 59a24709
chakart-lot-egg = Se abrirá un huevo
# en: a55a4393
chakart-lot-piece = Toadette dará una pieza
# en: 36eb15f0
chakart-lot-victim = Una pieza cambiará de bando
# en: 199f0650
chakart-lot-gift = { WORD($object, article: "a", start: "yes") } caerá al lado
# en: b808f262
chakart-wanted-daisy = Daisy te deja mover otra vez con cualquiera de tus piezas: haz otra jugada, o escribe `pass`.
# en: 7c1b049d
chakart-wanted-kingboo = King Boo te deja intercambiar dos piezas cualesquiera: escribe las dos casillas, o `pass`.
# en: c236ef29
chakart-wanted-toadette = Toadette te da { WORD($piece, article: "a") }: escribe la casilla donde va, o `pass`.
# en: 38a425a7
chakart-wanted-promote = Tu Peón de { $at } promociona. Elige Dama, Torre, Caballo, Alfil o Rey.
# en: cbd11e17
chakart-choice-pass = Pasar
# en: 01c0b6e9
chakart-warn-egg = Hay un huevo en el camino: una de ocho sorpresas, buena o mala.
# en: c8be5a61
chakart-warn-banana = Hay una banana en el camino. Lanza la pieza una casilla en recto, al azar, y lo que haya ahí queda capturado, aunque sea una pieza tuya.
# en: 07d792d6
chakart-warn-bomb = Hay una bomba en el camino. Lanza la pieza una casilla en diagonal, al azar, y lo que haya ahí queda capturado, aunque sea una pieza tuya.
# en: 67310b88
chakart-warn-shell = Solo tienes un caparazón por partida. Esto lo gasta.
# en: 41b99574
chakart-warn-stealth = Solo tienes una jugada con sigilo por partida. Esto la gasta.
# en: d544fb95
chakart-warn-own = Podría caer algo tuyo: { $pieces }.
# en: d95f4a62
chakart-warn-own-piece = { $piece } de { $at }
# en: de4864df
chakart-warn-last-king = Tu último Rey abriría el huevo. Si sale Chomp, pierdes la partida.
# en: f22af7cb
chakart-alt-turn = Chakart, jugada { $number }, turno de { WORD($side, article: "the") }. Vista desde { WORD($from, article: "the") }.
# en: d0bfe496
chakart-alt-over = Chakart, fin de la partida. Vista desde { WORD($from, article: "the") }.
# en: 5bc0f18b
chakart-alt-todo = Por hacer: { $wanted ->
    [daisy] otra jugada (Daisy).
    [kingboo] un intercambio de dos piezas (King Boo).
    [toadette] colocar { WORD($piece, article: "a") } en el tablero (Toadette).
   *[promote] elegir en qué se convierte el Peón de { $at }.
}
# en: efa3f2de
chakart-alt-side = { $side }: { $men }.
# en: dcf7fbd5
chakart-alt-kind = { $kind } { $squares }
# en: f3d2ed14
chakart-alt-nobody = nada
# en: 10b2d61b
chakart-alt-halo = No pueden moverse: { $squares }.
# en: 7ef466a3
chakart-alt-powers = { $powers ->
    [both] Caparazón y sigilo disponibles.
    [shell] Caparazón disponible, sigilo usado.
    [stealth] Sigilo disponible, caparazón usado.
   *[none] Caparazón y sigilo usados.
}
# en: 653ab1c2
chakart-alt-left = Una Dama de { WORD($side, article: "the") } salió de { $left } con sigilo.
# en: 8e61b32a
chakart-alt-objects = Objetos: { $objects }.
# en: 2ca097f3
chakart-alt-no-objects = Sin objetos.
# en: ad4d2f06
chakart-describe-man = { $held ->
    [yes] { $piece } { WORD($side, $piece) } que no puede moverse
   *[no] { $piece } { WORD($side, $piece) }
}
# en: 7cbe9529
lusus-describe-man = { $state ->
    [frozen] { $piece } { WORD($side, $piece) } { GENDER($piece) ->
        [f] congelada
       *[other] congelado
    }
    [guarded] { $piece } { WORD($side, $piece) } { GENDER($piece) ->
        [f] protegida
       *[other] protegido
    }
   *[free] { $piece } { WORD($side, $piece) }
}{ $held ->
    [yes] { " " }con { $tiles }
   *[no] { "" }
}
# en: e6b9d3e5
lusus-describe-squares = { $side } { $squares }
# en: 2e575c5d
lusus-describe-on = { $what } en { $square }
# en: e4ec3652
lusus-describe-square = { $square }: { $what }.
# en: bccb11da
chakart-describe-squares = { $side } { $squares }
# en: 511a45fa
chakart-describe-on = { $what } en { $square }
# en: e0e18ceb
chakart-describe-square = { $square }: { $what }.
# en: a16478ff
rule-chakart-syntax = No entiendo `{ $typed }` como jugada. Escribe dónde está la pieza y adónde va, por ejemplo `e2e4`. Añade `h` para ocultar una Dama, `s` para el caparazón.
# en: ce58898e
rule-chakart-not_canonical = `{ $typed }` no está escrito en la notación estricta.
# en: 144a519c
rule-chakart-ambiguous = `{ $typed }` podría ser varias jugadas: { $turns }.
# en: 2a96921d
rule-chakart-must_move = Puedes mover, así que no puedes pasar.
# en: d3f3c333
rule-chakart-must_promote = El Peón tiene que convertirse en algo: `q`, `r`, `n`, `b` o `k`.
# en: adf05017
rule-chakart-empty_square = No hay ninguna pieza en { $square }.
# en: 5d98216f
rule-chakart-object_square = En { $square } no hay ninguna pieza, solo { WORD($object, article: "a") }.
# en: b744e3d4
rule-chakart-not_your_man = { WORD($piece, article: "the", start: "yes") } de { $square } es de tu rival.
# en: bd3074df
rule-chakart-immobilised = { WORD($piece, article: "the", start: "yes") } de { $square } no puede moverse hasta tu próximo turno.
# en: 17ef0155
rule-chakart-own_man = En { $to } está tu { $other }.
# en: 69d480f1
rule-chakart-cannot_reach = { WORD($piece, article: "the", start: "yes") } de { $from } no puede llegar a { $to }.
# en: 3a978273
rule-chakart-blocked = { WORD($obstacle, article: "the", start: "yes") } de { $by } cierra el camino { WORD($piece, article: "the", case: "de") } de { $from } a { $to }.
# en: 8ae7ceb4
rule-chakart-no_such_man = No tienes { GENDER($piece) ->
    [f] ninguna
   *[other] ningún
} { $piece } que pueda llegar a { $to }.
# en: 0b6a0344
rule-chakart-none_reaches = { GENDER($piece) ->
    [f] Ninguna
   *[other] Ninguno
} de tus { WORD($piece, form: "other") } puede llegar a { $to }.
# en: fe291204
rule-chakart-pawn_diagonal = Un Peón solo se mueve en diagonal sobre una pieza enemiga o un objeto, y en { $to } no hay ni lo uno ni lo otro.
# en: 83756e67
rule-chakart-pawn_straight = Un Peón no puede capturar de frente, y en { $to } hay una pieza.
# en: 4e2f0b67
rule-chakart-pawn_two = Un Peón solo se mueve dos casillas desde sus dos primeras filas.
# en: ce53dc09
rule-chakart-needs_promotion = El Peón promociona en { $to }: añade `q`, `r`, `n`, `b` o `k`.
# en: 4c388758
rule-chakart-no_promotion = En { $to } no promociona nada.
# en: e223430f
rule-chakart-stealth_queen = Solo una Dama puede ocultarse, no { WORD($piece, article: "the") } de { $square }.
# en: 8795f224
rule-chakart-stealth_spent = Ya usaste tu jugada con sigilo.
# en: e36d2df1
rule-chakart-stealth_onto = Una Dama solo puede ocultarse en una casilla vacía, y { $to } no lo está.
# en: 784d3b8d
rule-chakart-shell_king = Solo un Rey tiene caparazón, no { WORD($piece, article: "the") } de { $square }.
# en: b4579793
rule-chakart-shell_spent = Ya usaste tu caparazón.
# en: 1bf2d0ab
rule-chakart-shell_target = El caparazón del Rey de { $from } no alcanza nada en { $to }. Vuela en recto o en diagonal hasta la primera pieza a la vista, pasa por encima de huevos y champiñones, y solo alcanza a piezas enemigas.
# en: 6d42f968
rule-chakart-shell_unsaid = El Rey de { $from } no puede llegar a { $to }, pero puede disparar el caparazón contra { WORD($piece, article: "the") } de ahí. El caparazón vale una vez por partida. Si es lo que quieres, añade una `s`: `{ $from }{ $to }s`.
# en: a4afb48e
rule-chakart-pawn_unsaid = Ningún Peón puede ir de frente a { $to }. Di de dónde viene, por ejemplo `{ $example }`.
# en: bfc53360
rule-chakart-wants_swap = Indica las dos piezas que quieres intercambiar, por ejemplo `a1h8`, o escribe `pass`.
# en: 1ae980a5
rule-chakart-wants_drop = Indica la casilla para tu { $piece }, por ejemplo `@e4`, o escribe `pass`.
# en: 7cb51396
rule-chakart-wants_promotion = Elige en qué se convierte el Peón de { $square }: `q`, `r`, `n`, `b` o `k`.
# en: 3aa568d0
rule-chakart-nothing_to_drop = No tienes ninguna pieza que colocar.
# en: d52226bb
rule-chakart-nothing_to_promote = Ningún Peón espera para promocionar.
# en: cfad45bb
rule-chakart-nothing_to_swap = Solo puedes intercambiar piezas con King Boo.
# en: 47450d7b
rule-chakart-drop_on_man = En { $square } ya hay { WORD($piece, article: "a") }.
# en: c35d2251
rule-chakart-swap_no_man = En { $square } no hay ninguna pieza que intercambiar.
# en: 48a4b815
rule-chakart-swap_pawn = Un intercambio no puede llevar el Peón de { $from } a { $to }: es su última fila.
# en: 3222f561
rule-chakart-swap_order = En un intercambio se indican dos piezas, primero la de la casilla menor.
# en: 54c6ec9f
rule-chakart-redacted = Hay una Dama oculta y esta posición no dice dónde: se puede mostrar, pero no jugar.
# en: 6d0a69ec
rule-chakart-record_unreadable = Los resultados de `{ $typed }` no están escritos en la notación estricta.
# en: 784ab20a
rule-chakart-record_short = A la notación le falta un resultado.
# en: 9c32c55b
rule-chakart-record_long = A la notación le sobra un resultado.
# en: 91d5ecc9
rule-chakart-record_impossible = La notación tiene un resultado que no es posible.
# en: f884e451
rule-chakart-unknown_setup = No existe la disposición { $setup }.
# en: cf6c610d
rule-chakart-position_fields = Una posición tiene cuatro campos con un espacio entre ellos; encontré { $found }.
# en: 7c17cba7
rule-chakart-position_rows = El tablero tiene 8 filas con barras entre ellas; encontré { $found }.
# en: 8b9049f4
rule-chakart-position_row = La fila { $row } no tiene 8 casillas.
# en: c17adf9d
rule-chakart-position_run = Las casillas vacías seguidas de una fila se escriben como un número de 1 a 8.
# en: 29991cfb
rule-chakart-position_canonical = Las casillas vacías contiguas se escriben como un solo número.
# en: 25605fda
rule-chakart-position_piece = Esa pieza u objeto no existe.
# en: 8f41c42f
rule-chakart-position_side = El bando que mueve se escribe w o b.
# en: 02a8acb6
rule-chakart-position_count = El contador es un número de seis cifras como máximo, sin cero delante.
# en: 43439bfa
rule-chakart-position_extra = El último campo se escribe como {"{\u0022flags\u0022:\u00221111\u0022}"}, con «hidden» y «todo» detrás de «flags» y sin espacios.
# en: a0de4ccf
rule-chakart-position_flags = Las marcas son cuatro cifras, cada una 0 o 1.
# en: 462257a9
rule-chakart-position_square = Esa casilla no existe.
# en: 0f2f29a1
rule-chakart-position_todo = Esa elección no existe.
# en: cb33f63d
rule-chakart-position_pawn = El Peón de { $square } está en su última fila.
# en: 1aad91a5
rule-chakart-position_halo = En mitad de una jugada puede moverse cualquier pieza del bando que mueve, pero la de { $square } no puede.
# en: 7514dcb1
rule-chakart-position_hidden_mover = La Dama oculta de { $square } es del bando que mueve.
# en: c802d8b1
rule-chakart-position_hidden_missing = Hay una Dama oculta en { $square }, y la posición no dice de dónde vino.
# en: 2d6f893f
rule-chakart-position_hidden_twice = Hay más de una Dama oculta.
# en: 0dbcbc4f
rule-chakart-position_hidden_todo = En mitad de una jugada no hay ninguna Dama oculta.
# en: 428ae4d6
rule-chakart-position_hidden_square = La Dama oculta salió de { $square }, pero esa casilla no está vacía.
# en: 4d380e2c
rule-chakart-position_hidden_flag = Hay una Dama oculta, pero su bando no ha usado su jugada con sigilo.
# en: 85de1abf
rule-chakart-position_todo_over = No hay nada que elegir cuando un bando ya no tiene Rey.
# en: aea041cf
rule-chakart-position_promote = En { $square } no espera ningún Peón para promocionar.
# en: ec2fcee7
rule-chakart-position_promote_origin = El Peón no puede venir de { $square }.

## Lusus

# en: 5e594ca7
lusus-ask-man = { $which ->
    [tile] ¿Qué loseta?
    [piece] ¿Qué pieza?
   *[both] ¿Qué loseta, o qué pieza?
}
# en: cb3a8fd1
lusus-ask-bearer = ¿Sobre qué pieza?
# en: ba8d4e5b
lusus-ask-tile = ¿Qué loseta de tu cementerio?
# en: 6ddf8f0e
lusus-ask-first = ¿Qué loseta cambias?
# en: 46e9a3c5
lusus-ask-target = ¿Adónde va { WORD($piece, article: "the") } de { $from }?
# en: ca7a5b9b
lusus-ask-suffix = ¿Cómo se mueve { WORD($piece, article: "the") } de { $from }?
# en: c6a89379
lusus-ask-done = Todo listo para jugar.
# en: c2b3f2d4
lusus-entry-tile = { $tile } ({ $code })
# en: 184df9de
lusus-entry-recycle = recicla { $tile } ({ $code })
# en: 8c0aeb51
lusus-entry-burn = quemar { $tile }
# en: fdd8afeb
lusus-entry-burn-text = sin usar, al cementerio · { $text }
# en: bc29531d
lusus-entry-to = a { $to }
# en: a3ca488e
-lusus-kind-K = Rey
    .gender = m
    .the-obj = al Rey
# en: 084cc3a6
-lusus-kind-Q = Dama
    .gender = f
# en: fe1f7bca
-lusus-kind-R = Torre
    .gender = f
# en: 35365c1e
-lusus-kind-B = Alfil
    .gender = m
# en: 7ce95fb3
-lusus-kind-N = Caballo
    .gender = m
# en: a5d82e7b
-lusus-kind-P = Peón
    .gender = m
# en: 5fdcefa4
-lusus-kind-KI = Rey
# en: 9e938c33
-lusus-kind-QU = Dama
# en: 50df0dfa
-lusus-kind-BI = Alfil
# en: f77e0acd
-lusus-kind-KN = Caballo
# en: 6ac9c39e
-lusus-kind-RO = Torre
# en: 94cbff0b
-lusus-kind-PA = Peón
# en: f1e2cd10
-lusus-kind-SW = Intercambio
# en: 4c269425
-lusus-kind-RB = R&B
# en: 9da76473
-lusus-kind-SI = Paso lateral
# en: e0192d7c
-lusus-kind-IM = Inmunidad
# en: 425c5b80
-lusus-kind-GU = Guardia
# en: 32a4f7a9
-lusus-kind-MD = -1 Robo
# en: d3c7faaf
-lusus-kind-PD = +1 Robo
# en: 539deea8
-lusus-kind-SF = Pies pegajosos
# en: d7547ebb
-lusus-kind-DM = Desarme
# en: bf8865bb
-lusus-kind-EN = Furia
# en: ce2b43a3
-lusus-kind-PH = Atravesar
# en: 1866e13a
-lusus-kind-DA = Acción doble
# en: d28149dd
-lusus-kind-SP = Resorte
# en: 5e075336
-lusus-kind-DS = Espacio muerto
# en: c312cc34
-lusus-kind-CO = Condena
# en: 2261e89f
-lusus-kind-WR = Vuelta
# en: 790eafbb
-lusus-kind-GH = Fantasma
# en: 60ed6795
-lusus-kind-IZ = Inmovilización
# en: 6a2c994b
-lusus-kind-HR = Golpe y fuga
# en: f5a266f3
-lusus-kind-KW = Conocimiento
# en: 9f2454eb
-lusus-kind-BD = Avalancha
# en: 49619180
-lusus-kind-TH = Ladrón
# en: 4f217e7b
-lusus-kind-RV = Venganza
# en: abe6fafc
-lusus-kind-ND = Sin robo
# en: 972a795b
-lusus-kind-UN = Reversión
# en: d79b7473
-lusus-kind-DG = Esquiva
# en: a02eb999
-lusus-kind-TF = Transfusión
# en: a1851e9c
-lusus-kind-BQ = Legado
# en: f5454bda
-lusus-kind-DI = Disipación
# en: f11c37ed
-lusus-kind-KO = Noqueo
# en: f7cba837
-lusus-kind-DC = Desencanto
# en: 218bb582
-lusus-kind-TP = Zancadilla
# en: e9fd54d4
-lusus-kind-ES = Enredo
# en: 8fa527d2
-lusus-kind-DL = Retraso
# en: 474d6776
-lusus-kind-BS = Puñalada
# en: 96651660
-lusus-kind-LT = Drenaje de vida
# en: 2cc2f581
-lusus-kind-HE = Curación
# en: c67cdd1b
-lusus-kind-RC = Reciclaje
# en: cd49fabf
-lusus-kind-TD = Trueque
# en: dce76e08
lusus-text-KI = también se mueve como un rey
# en: 4013965d
lusus-text-QU = también se mueve como una dama
# en: 43c6a046
lusus-text-BI = también se mueve como un alfil
# en: bdb8d5f2
lusus-text-KN = también se mueve como un caballo
# en: bef1cacf
lusus-text-RO = también se mueve como una torre
# en: 776532db
lusus-text-PA = también se mueve como un peón, sin promoción
# en: 495edce5
lusus-text-SW = puede intercambiarse con una pieza vecina de cualquier bando
# en: 36dcb160
lusus-text-RB = si se mueve como torre, también se mueve como alfil, y al revés
# en: 01591dbc
lusus-text-SI = también se mueve o captura en recto, a una casilla
# en: 0eded6b4
lusus-text-IM = ignora lo que congela o estorba, y pone a salvo sus otras losetas
# en: a69cd194
lusus-text-GU = no se pueden capturar las piezas amigas que podría atacar
# en: b31f69b2
lusus-text-MD = su bando roba una loseta menos
# en: f57bbc34
lusus-text-PD = su bando roba una loseta más
# en: 67744ab9
lusus-text-SF = solo se mueve a casillas vecinas
# en: 5c96e51e
lusus-text-DM = no puede capturar
# en: e8699599
lusus-text-EN = solo se mueve para capturar
# en: 50b32d4a
lusus-text-PH = puede atravesar una pieza
# en: 09e28baf
lusus-text-DA = su bando puede jugar una loseta más por turno
# en: 8ce2f797
lusus-text-SP = rebota en diagonal contra piezas y bordes, y otras rebotan contra ella
# en: d669efdb
lusus-text-DS = no hace más que ocupar un hueco
# en: db3e7cee
lusus-text-CO = no hace más que ocupar dos huecos, así que nunca cabe en un rey
# en: 1673981b
lusus-text-WR = une para ella las columnas «a» y «h»
# en: 909647c0
lusus-text-GH = congela a todas sus vecinas, amigas y enemigas
# en: b230bac2
lusus-text-IZ = nada puede moverla
# en: e170e0c8
lusus-text-HR = tras capturar puede moverse otra vez, sin capturar
# en: b659a64a
lusus-text-KW = su bando ve la mano rival
# en: e6e61673
lusus-text-BD = una captura con impulso sigue rodando por las piezas de detrás
# en: aa9c328d
lusus-text-TH = puede quitarle una loseta a la pieza que captura
# en: 53f3b8e8
lusus-text-RV = trampa: la pieza que la captura también cae
# en: 8b4bf855
lusus-text-ND = trampa: el bando que la captura no roba nada este turno
# en: 85de1289
lusus-text-UN = trampa: deshace la jugada que la captura, que se pierde
# en: 7a1d2d98
lusus-text-DG = trampa: escapa al azar a una casilla libre de al lado
# en: b907d5a2
lusus-text-TF = trampa: tus losetas en la pieza van a tu bolsa
# en: b1999414
lusus-text-BQ = trampa: la primera de tus otras losetas en la pieza va a tu mano
# en: ca8853f6
lusus-text-DI = un uso: quita una loseta cualquiera de una pieza
# en: 2991d325
lusus-text-KO = un uso: quita todas las losetas de una pieza
# en: 84c4ea59
lusus-text-DC = un uso: quita una loseta Especial
# en: dc4046c2
lusus-text-TP = un uso: quita una loseta de Movimiento
# en: 728661e2
lusus-text-ES = un uso: quita todas las losetas de Movimiento de una pieza
# en: b0306725
lusus-text-DL = un uso: la mano de tu rival vuelve a la bolsa
# en: 2c518f37
lusus-text-BS = un uso: 2 losetas al azar de la mano de tu rival van al cementerio
# en: dca1c9ee
lusus-text-LT = un uso: 2 losetas al azar de la mano de tu rival van a tu bolsa
# en: e9cce73a
lusus-text-HE = un uso: lleva 3 losetas de tu cementerio a tu mano
# en: 16b416b6
lusus-text-RC = un uso: juega una loseta de tu cementerio
# en: f843b589
lusus-text-TD = un uso: intercambia dos losetas de dos piezas
# en: 9a7bddd6
lusus-tile-line = { $tile } ({ $code }): { $text }
# en: 390ccb4b
-lusus-hidden = una trampa boca abajo
# en: 7c1b25d2
lusus-foreign = { $tile } de { WORD($side, article: "the") }
# en: 62728116
lusus-some = { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}
# en: 18d5f50a
lusus-none = nada
# en: 63892959
lusus-attach = { $recycled ->
    [yes] Reciclaje, { $tile } sobre { WORD($bearer, article: "the") } de { $at }
   *[no] { $tile } sobre { WORD($bearer, article: "the") } de { $at }
}
# en: 3450c81c
lusus-remove = { $recycled ->
    [yes] Reciclaje, { $tile }: quita { $tiles } { WORD($bearer, article: "the", case: "a") } de { $at }
   *[no] { $tile }: quita { $tiles } { WORD($bearer, article: "the", case: "a") } de { $at }
}
# en: acadfda6
lusus-delay = { $recycled ->
    [yes] Reciclaje, Retraso: { $tiles } de { WORD($side, article: "the") }, de vuelta a la bolsa
   *[no] Retraso: { $tiles } de { WORD($side, article: "the") }, de vuelta a la bolsa
}
# en: 2371f86c
lusus-backstab = { $recycled ->
    [yes] Reciclaje, Puñalada: { $tiles } de la mano de { WORD($side, article: "the") }, al cementerio
   *[no] Puñalada: { $tiles } de la mano de { WORD($side, article: "the") }, al cementerio
}
# en: 69d08fc5
lusus-life-tap = { $recycled ->
    [yes] Reciclaje, Drenaje de vida: se lleva { $tiles } de la mano de { WORD($side, article: "the") }
   *[no] Drenaje de vida: se lleva { $tiles } de la mano de { WORD($side, article: "the") }
}
# en: 2a26ceea
lusus-heal = { $recycled ->
    [yes] Reciclaje, Curación: { $tiles } de vuelta a la mano
   *[no] Curación: { $tiles } de vuelta a la mano
}
# en: e65e723d
lusus-trade = { $recycled ->
    [yes] Reciclaje, Trueque: { $one } de { $from } por { $other } de { $to }
   *[no] Trueque: { $one } de { $from } por { $other } de { $to }
}
# en: c34336ec
lusus-burn = quema { $tile }
# en: 6d2463ca
lusus-story = { WORD($steps, start: "yes") }
# en: 9ca46a1f
lusus-pass = sin jugada posible
# en: 76042e79
lusus-castle = enroque { $wing ->
    [king] corto
   *[queen] largo
}
# en: 6782d4d6
lusus-swap = { $piece } de { $from } se intercambia con { WORD($partner, article: "the") } de { $to }
# en: 8cc857b5
lusus-move = { $piece } de { $from } a { $to }
# en: 2c6d0cd3
lusus-take = { $piece } de { $from } captura { WORD($victim, article: "the", case: "obj") } de { $to }
# en: 26750e40
lusus-take-passing = { $piece } de { $from } a { $to } captura al paso { WORD($victim, article: "the", case: "obj") } de { $at }
# en: 2e515ad3
lusus-roll = { $piece } de { $from } arrolla { $victims }
# en: aa566fe6
lusus-attack = { $piece } de { $from } ataca { $victims }
# en: 1010a8d5
lusus-victim = { WORD($piece, article: "the", case: "obj") } de { $at }
# en: c91cc85a
lusus-captured = cae { WORD($piece, article: "the") } de { $at }
# en: d0fe5b56
lusus-dodged = Esquiva: la pieza de { $from } escapa a { $to }
# en: da3ec1f1
lusus-reverted = Reversión en { $at }: la jugada se deshace
# en: 122ff566
lusus-stolen = se lleva { $tile }
# en: 70a9b189
lusus-bequeathed = Legado: { $tile } a la mano de { WORD($side, article: "the") }
# en: 2f8a4e2e
lusus-transfused = Transfusión: { $tiles } a la bolsa de { WORD($side, article: "the") }
# en: c4991fee
lusus-no-draw = Sin robo: { WORD($side, article: "the") } no roban nada
# en: 1b974ddc
lusus-avenged = Venganza: cae también { WORD($piece, article: "the") } de { $at }
# en: d8afb096
lusus-ran = sigue hasta { $to }
# en: b7d21c6e
lusus-stayed = no puede seguir
# en: f6872ab2
lusus-promoted = el Peón de { $at } se convierte en { $piece }
# en: 7fe91d29
lusus-drew = roba { $tiles }
# en: 51c25ed4
lusus-roll-dealt = { WORD($side, article: "the") } empiezan con { $tile }
# en: c6f8896b
lusus-roll-drawn = { $reason ->
    [backstab] Puñalada se lleva
    [lifetap] Drenaje de vida se lleva
   *[draw] roba
} { $tile }
# en: f1728012
lusus-roll-dodged = esquiva y va a { $to }
# en: d373b3c7
lusus-option-tile = { $tile }: { $text }
# en: a7374923
lusus-option-trap = una trampa boca abajo: cualquiera de las seis
# en: 47d361f9
lusus-option-recycle = recicla { $tile }: { $text }
# en: d25c7637
lusus-option-attach = { $tile } sobre { $bearer }: { $text }
# en: 24c409fb
lusus-option-trade = cambia { $tile } { WORD($piece, article: "the", case: "de") } de { $at }
# en: b16e20d1
lusus-option-piece = { $piece } de { $at }
# en: 1a6a09de
lusus-option-piece-tiles = { $piece } de { $at } con { $tiles }
# en: b599b872
lusus-warn-burns = Esto quema tu loseta { $tile }.
# en: eab30509
lusus-warn-strips = Esto le quita { $tile } a tu { $piece } de { $at }.
# en: e6ae0a2d
lusus-warn-hinders = Esto pone { $tile } en tu { $piece } de { $at }. Solo le estorba.
# en: 82dfa240
lusus-warn-king = Podrían capturar a tu Rey en { $at }.
# en: 0366a016
lusus-warn-cannot-draw = Al final de este turno no podrías robar suficientes losetas, así que perderías la partida.
# en: 9eb18895
lusus-warn-bag = Se te acaba la bolsa: el próximo turno no podrás robar suficientes losetas, y con eso perderás la partida.
# en: 74b5242e
lusus-alt-turn = Lusus, jugada { $number }, turno de { WORD($side, article: "the") }. Vista desde { WORD($from, article: "the") }.
# en: 7353718e
lusus-alt-over = Lusus, fin de la partida. Vista desde { WORD($from, article: "the") }.
# en: 293012ca
lusus-alt-men = { $side }: { $pieces }.
# en: 5cdc6bf3
lusus-alt-man = { $piece } { $at }
# en: 42493662
lusus-alt-bearer = { $piece } { $at } ({ $tiles })
# en: deaf3dcf
lusus-alt-board = Tablero desde la fila 8 hacia abajo, losetas entre paréntesis, Blancas en mayúsculas, TX una trampa boca abajo: { $board }.
# en: 7fd190c2
lusus-alt-frozen = Congeladas: { $squares }.
# en: 61a858e5
lusus-alt-guarded = Protegidas: { $squares }.
# en: 75b24a2f
lusus-alt-ghosts = Fantasmas: { $squares }.
# en: 5bac3b6d
lusus-alt-piles = { $side }: { $hand } en la mano, { $bag } en la bolsa, cementerio: { $graveyard }, roban { $draws }, juegan { $plays }.
# en: 394a3e38
lusus-alt-held = { $count } ({ $tiles })
# en: dd5fc29a
rule-lusus-no_move = Ahora añade la jugada de una pieza, por ejemplo `e2e4`.
# en: 0c25c6a8
rule-lusus-no_play = No entiendo `{ $typed }` como loseta para jugar.
# en: 87991f2c
rule-lusus-unreadable = No entiendo `{ $typed }`. Escribe una loseta y luego la jugada de una pieza, por ejemplo `QU@e2 e2e4`.
# en: 62fefafe
rule-lusus-no_target = Di para qué casilla es { $tile }.
# en: 783e9dd3
rule-lusus-no_trap = No hay ninguna trampa en { $square }.
# en: a788619a
rule-lusus-which_heal = Di qué 3 losetas de tu cementerio recupera Curación.
# en: d59e5a60
rule-lusus-after_move = Nada puede venir detrás de la jugada de la pieza.
# en: 7e1deaf5
rule-lusus-no_bar = La notación necesita ` |` tras la jugada, y un espacio antes de cada suceso.
# en: f34a870c
rule-lusus-spaces = La notación necesita un espacio antes de cada suceso y ninguno al final.
# en: 03dbf309
rule-lusus-other_position = Esa no es una jugada de esta posición.
# en: 2426bc0f
rule-lusus-play_order = Las partes no están en el orden estricto: `{ $canonical }`.
# en: de023d0f
rule-lusus-event_order = Las losetas de `{ $event }` no están en el orden estricto.
# en: 27efc13f
rule-lusus-play-first = Primero juega una loseta, o quema una (`burn` y su nombre). Después mueve.
# en: d19aaed4
rule-lusus-no_more_plays = { $tile } es una loseta de más: este turno puedes jugar { $limit ->
    [one] solo 1 loseta
   *[other] como máximo { $limit } losetas
}, y nada después de quemar una.
# en: a298ad07
rule-lusus-burn_first = Solo puedes quemar { $tile } al principio de tu turno.
# en: 0a793640
rule-lusus-not_in_hand = No tienes { $tile } en la mano.
# en: a302d0cc
rule-lusus-not_in_graveyard = No tienes { $tile } en el cementerio.
# en: e9b58d96
rule-lusus-recycled_recycle = Reciclaje no puede recuperar un Reciclaje.
# en: 7b60156a
rule-lusus-empty_square = En { $square } no hay ninguna pieza para { $tile }.
# en: 9c30435e
rule-lusus-trap_on_enemy = Las trampas solo van sobre tus propias piezas, y la de { $square } no es tuya.
# en: 95c54d4c
rule-lusus-no_room = La pieza de { $square } no tiene sitio para { $tile }.
# en: b9cb6d31
rule-lusus-trade_no_room = La loseta cambiada no cabe en { $square }.
# en: 2f6fbf5a
rule-lusus-no_such_tile = La pieza de { $square } no tiene una loseta número { $slot }.
# en: b49b5457
rule-lusus-protected = Inmunidad pone la loseta { $slot } de { $square } a salvo de { $tile }.
# en: 1fb49693
rule-lusus-immune_piece = La pieza de { $square } tiene Inmunidad, así que { $tile } no puede elegirla.
# en: 32784228
rule-lusus-not_special = { $tile } solo quita losetas Especiales, y la loseta { $slot } de { $square } no lo es.
# en: 299df851
rule-lusus-not_movement = { $tile } solo quita losetas de Movimiento, y la loseta { $slot } de { $square } no lo es.
# en: 4b7199ba
rule-lusus-no_tiles = La pieza de { $square } no tiene losetas.
# en: f6e3d2b1
rule-lusus-no_movement_tiles = La pieza de { $square } no tiene losetas de Movimiento.
# en: 28b0a511
rule-lusus-no_hand = Tu rival no tiene losetas en la mano, así que { $tile } no hace nada.
# en: 17697721
rule-lusus-empty_graveyard = Tu cementerio está vacío, así que Curación no hace nada.
# en: fa67cf0e
rule-lusus-same_piece = Trueque necesita losetas de dos piezas distintas.
# en: f5ab21ff
rule-lusus-heal-count = Ahora Curación recupera exactamente { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}.
# en: b030bd1a
rule-lusus-can_move = Puedes mover, así que no puedes pasar.
# en: baa205d9
rule-lusus-castling = Ahora no puedes enrocar.
# en: a9fdd0e6
rule-lusus-empty_origin = No hay ninguna pieza en { $from }.
# en: 6d92ec81
rule-lusus-enemy_piece = { WORD($piece, article: "the", start: "yes") } de { $from } es de tu rival.
# en: 65481af2
rule-lusus-frozen = { WORD($piece, article: "the", start: "yes") } de { $from } no puede moverse: es una pieza congelada.
# en: 4fda0279
rule-lusus-no_swap = { WORD($piece, article: "the", start: "yes") } de { $from } no tiene la loseta Intercambio, así que no puede intercambiarse con la pieza de { $to }.
# en: bc304b36
rule-lusus-swap_nobody = En { $to } no hay ninguna pieza con la que intercambiarse.
# en: 56915cdc
rule-lusus-swap_not = { WORD($piece, article: "the", start: "yes") } de { $from } no puede intercambiarse con la pieza de { $to }: tiene que ser vecina y no estar congelada.
# en: b841f8ec
rule-lusus-suffix = { WORD($piece, article: "the", start: "yes") } puede ir de { $from } a { $to }, pero no como dice `{ $move }`.
# en: 1eceac90
rule-lusus-own_piece = En { $to } hay una pieza tuya.
# en: dd4225a1
rule-lusus-disarmed = { WORD($piece, article: "the", start: "yes") } de { $from } tiene Desarme, así que no puede capturar.
# en: 25dc8085
rule-lusus-enraged = { WORD($piece, article: "the", start: "yes") } de { $from } tiene Furia, así que solo se mueve para capturar.
# en: b9c2e9b0
rule-lusus-guarded = La pieza de { $to } está protegida, así que no se puede capturar.
# en: e7f35c4b
rule-lusus-sticky = { WORD($piece, article: "the", start: "yes") } de { $from } tiene Pies pegajosos, así que solo va a casillas vecinas.
# en: 656834cc
rule-lusus-pawn_reach = El Peón de { $from } no puede llegar a { $to }.
# en: 752804f8
rule-lusus-reach = { WORD($piece, article: "the", start: "yes") } de { $from } no puede llegar a { $to }.
# en: 67d622f4
rule-lusus-chance-missing = A la notación le falta el suceso `{ $event }`.
# en: afe46f6d
rule-lusus-chance-extra = La notación tiene un suceso que no ocurre: `{ $event }`.
# en: 58fbeaef
rule-lusus-chance-order = Donde la notación dice `{ $found }`, ocurre el suceso `{ $event }`.
# en: a46dd715
rule-lusus-chance-value = El suceso `{ $event }` no es posible aquí.
# en: ec0880e9
rule-lusus-chance-syntax = No entiendo el suceso `{ $event }`.
# en: ccf0bd39
rule-lusus-unknown_setup = No existe la disposición { $setup }.
# en: 09a2838c
rule-lusus-position_fields = Una posición tiene diez campos con un espacio entre ellos; encontré { $found }.
# en: 733f24bb
rule-lusus-position_tag = Una posición empieza por L1.
# en: 0d60aea0
rule-lusus-position_rows = El tablero tiene 8 filas con barras entre ellas; encontré { $found }.
# en: 9a92c1a2
rule-lusus-position_row = La fila { $row } no tiene 8 casillas.
# en: 44efeec6
rule-lusus-position_canonical = Las casillas vacías contiguas se escriben como un solo número.
# en: cc2632df
rule-lusus-position_piece = Esa pieza no existe.
# en: 76908868
rule-lusus-position_tiles = Las losetas de una pieza van entre paréntesis, una como mínimo.
# en: f43e914a
rule-lusus-position_tile = No existe una loseta `{ $tile }` que pueda estar aquí.
# en: a1e3566e
rule-lusus-position_one_time = { $tile } nunca se pone sobre una pieza.
# en: 7af3a885
rule-lusus-position_slots = Esta pieza tiene como máximo { $limit ->
    [one] 1 hueco
   *[other] { $limit } huecos
}.
# en: 690355c6
rule-lusus-position_pawn = Un peón en su última fila ya promocionó.
# en: 69d1254e
rule-lusus-position_side = El bando que mueve se escribe w o b.
# en: d03100cf
rule-lusus-position_rights = Los derechos de enroque son algunos de K, Q, k, q en ese orden, con rey y torre en su casilla inicial, o un guion.
# en: b20ee037
rule-lusus-position_passed = La casilla saltada está vacía y tiene detrás la pieza enemiga que la saltó; si no hay ninguna, se escribe un guion.
# en: c77567aa
rule-lusus-position_phase = La fase es una de P0, P1, P2, M y E.
# en: d0819c8f
rule-lusus-position_zones = Cada bando tiene mano, bolsa y cementerio con barras entre ellos; encontré { $found }.
# en: a6881e39
rule-lusus-position_zone = Un montón vacío se escribe como un guion.
# en: 4b0a65b5
rule-lusus-position_order = Las losetas de un montón no están en su orden.
# en: 35dd96a1
rule-lusus-position_many = Hay demasiadas losetas de un tipo.
# en: 1b5afd26
rule-lusus-position_turn = El turno es un número de 1 a { $limit }, sin cero delante.
# en: 9a0bacac
rule-lusus-position_result = El resultado es *, W+king, B+king, W+draw, B+draw o B+limit.
# en: 80d54851
rule-lusus-position_end = La fase es E si, y solo si, hay un resultado.
# en: 00cf7913
rule-lusus-position_passed_end = Después del final no se puede capturar nada al paso.
# en: bef38e99
rule-lusus-position_plays = No pueden haberse jugado tantas losetas y quedar otra permitida.
# en: ac7ca959
rule-lusus-position_parity = Un número de turno impar es de las Blancas; uno par, de las Negras.
# en: 49ae121e
rule-lusus-position_kings = Cada bando tiene un Rey.

## Kyo

# en: 5e49a614
-kyo-kind-P = Peón Ligero
    .gender = m
    .other = Peones Ligeros
# en: 95a6adaa
-kyo-kind-H = Peón Pesado
    .gender = m
    .other = Peones Pesados
# en: 684b67e0
-kyo-kind-T = Torre
    .gender = f
    .other = Torres
# en: e22a9030
-kyo-kind-Q = Dama
    .gender = f
    .other = Damas
# en: 6a5c2add
-kyo-kind-K = Rey
    .gender = m
    .the-obj = al Rey
    .other = Reyes
# en: 05ccce6c
-kyo-kind-C = Cañón
    .gender = m
    .other = Cañones
# en: fda6ef6e
-kyo-kind-N = Caballo
    .gender = m
    .other = Caballos
# en: a81ab41f
-dark = oscuro
    .f = oscura
    .fp = oscuras
# en: a2a1408f
-light = claro
    .f = clara
    .fp = claras
# en: f8bd2645
-shield = escudo
    .gender = m
# en: 5029814c
kyo-who = { $piece } de { $from }
# en: afa6c861
kyo-pile = El montón de { $from }
# en: 1c8a9cf2
kyo-pile-bare = Montón
# en: d85b0d61
kyo-move = { $who } a { $to }{ $load ->
    [0] { "" }
    [one] { " " }con 1 ficha
   *[other] { " " }con { $load } fichas
}
# en: 61fa265d
kyo-takes = { $who } captura { WORD($victim, article: "the", case: "obj") } de { $to }{ $load ->
    [0] { "" }
    [one] , llevando 1 ficha
   *[other] , llevando { $load } fichas
}
# en: 0cd3d571
kyo-strike = { $who } golpea el escudo de { $to } y rebota
# en: be39415b
kyo-deploy = { $who } coloca { $count ->
    [one] 1 escudo
   *[other] { $count } escudos
} en { $to }
# en: b2a4f178
kyo-chips = { $who } envía { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
} a { $to }
# en: 43ab1de0
kyo-chips-deploy = { $who } envía { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
} a { $to }, con escudos entre ellas
# en: 6ef56c96
kyo-shuffle = { $who } reordena las fichas, desde abajo: { $order }
# en: 501bde35
kyo-then-move = sigue a { $to }{ $load ->
    [0] { "" }
    [one] { " " }con 1 ficha
   *[other] { " " }con { $load } fichas
}
# en: 66f571e8
kyo-then-takes = captura { WORD($victim, article: "the", case: "obj") } de { $to }{ $load ->
    [0] { "" }
    [one] , llevando 1 ficha
   *[other] , llevando { $load } fichas
}
# en: 6510fe93
kyo-then-strike = golpea el escudo de { $to } y rebota
# en: 1775f84b
kyo-then-deploy = coloca { $count ->
    [one] 1 escudo
   *[other] { $count } escudos
} en { $to }
# en: c68c6354
kyo-then-chips = envía { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
} a { $to }
# en: a9e6e9d4
kyo-then-chips-deploy = envía { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
} a { $to }, con escudos entre ellas
# en: 25b7bd35
kyo-then-shuffle = reordena las fichas, desde abajo: { $order }
# en: 27617a25
kyo-destroyed = { $count ->
    [one] se destruye 1 ficha de { WORD($side, article: "the") }
   *[other] se destruyen { $count } fichas de { WORD($side, article: "the") }
}
# en: d9fe9180
kyo-end-here = termina aquí tu jugada
# en: 5d4cac8b
kyo-number = { $count ->
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
   *[other] { $count }
}
# en: feb98bee
kyo-shields = { $count ->
    [one] un escudo
   *[other] { $number } escudos
}
# en: 37f01aa9
kyo-mana = { $count ->
    [one] { $number } ficha { WORD($side, form: "adj-f") } de maná { $mana }
   *[other] { $number } fichas { WORD($side, form: "adj-fp") } de maná { $mana }
}
# en: b7fc677a
kyo-stack-empty = { $tile }: vacía
# en: 94630e7f
kyo-stack-pawn = { $tile }: { WORD($piece, article: "a") } { WORD($side, $piece) }
# en: 836cbc0d
kyo-stack-chips = { $tile }: { $chips }
# en: f24b24af
kyo-stack-both = { $tile }: { $chips } bajo { WORD($piece, article: "a") } { WORD($side, $piece) }
# en: 1c43adff
kyo-alt-turn = Kyo, jugada { $number }, turno de { WORD($side, article: "the") }. Vista desde { WORD($from, article: "the") }.
# en: 0a88c4ef
kyo-alt-over = Kyo, fin de la partida. Vista desde { WORD($from, article: "the") }.
# en: c7541cac
kyo-alt-mana = Fichas de maná de { WORD($side, article: "the") }: oscuro { $dark }, claro { $light }.
# en: 757dd86a
kyo-alt-shields = Escudos: { $gold } en pilas doradas, { $red } en pilas rojas, { $nobody ->
    [one] 1 colocado
   *[other] { $nobody } colocados
}.
# en: 254642ff
kyo-alt-stacks = Pilas, de abajo arriba: { $stacks }.
# en: 238dfc07
kyo-alt-symbols = Pilas, de abajo arriba, { kyo-alt-letters }: { $stacks }.
# en: 8c3dfe09
kyo-alt-rows = Filas de 0 a 9, cada una desde la columna A, con números para las casillas vacías y pilas de abajo arriba, { kyo-alt-letters }: { $rows }.
# en: b1f12060
kyo-alt-letters = Doradas en mayúsculas, Rojas en minúsculas, S escudo, D maná oscuro y L claro, P Peón Ligero y H Pesado, T Torre, Q Dama, K Rey, C Cañón, N Caballo
# en: b717a4b4
kyo-describe-symbols = { kyo-alt-letters }: { $stacks }
# en: 2bff357b
kyo-describe-kind = { $side } { $tiles }
# en: 4aa9e69c
kyo-describe-tile = { $stack }.
# en: 13b258cc
kyo-ask-man = ¿Qué pila?
# en: 42399e1f
kyo-situation = { $stack }.
# en: c55e18e4
kyo-ask-first-step = ¿Adónde?
# en: 4dc0bd18
kyo-ask-step = ¿Sigues, o termina aquí tu jugada?
# en: b128a1aa
kyo-ask-load = ¿Cómo va a { $to }?
# en: 21fad5b5
kyo-ask-order = ¿En qué orden, de abajo arriba?
# en: 5e960a1b
kyo-ask-done = Todo listo para jugar.
# en: da40370d
kyo-choice-stack = { $piece } de { $tile }
# en: cf946c05
kyo-choice-to = a { $to }
# en: 47be65ce
kyo-choice-takes = a { $to }, captura { WORD($victim, article: "the", case: "obj") }
# en: 66495719
kyo-choice-shuffle = reordena las fichas
# en: e2e3d595
kyo-choice-ways = { $count ->
    [one] 1 forma
   *[other] { $count } formas
}
# en: fc6399f9
kyo-choice-wins = y gana
# en: 5118cd49
rule-kyo-no_start = Una jugada empieza con la casilla de la pila, por ejemplo `A3 A4`.
# en: 92237b97
rule-kyo-no_step = ¿Adónde va? Añade un paso, por ejemplo `A3 A4`.
# en: c4802811
rule-kyo-unreadable = No entiendo `{ $typed }`. Escribe dónde está la pila y adónde va, por ejemplo `A3 A4`.
# en: ab9711b8
rule-kyo-not_canonical = Eso no está escrito en la notación estricta: `{ $canonical }`.
# en: 408e3bd7
rule-kyo-empty_tile = { $tile } está vacía. Empieza con una de tus pilas.
# en: a07a7749
rule-kyo-enemy_stack = La pila de { $tile } no es tuya.
# en: 85127f98
rule-kyo-shielded_tile = Encima de { $tile } hay un escudo, y una casilla con escudo no es de nadie.
# en: 60f34b60
rule-kyo-nothing_more = Paso { $number }, `{ $step }`: en esta jugada ya no puede seguir nada.
# en: fdaf34bf
rule-kyo-movement_finished = Paso { $number }, `{ $step }`: { WORD($piece, article: "the") } ya terminó de moverse y se queda en { $from }.
# en: 35bd275a
rule-kyo-too_many_steps = Paso { $number }, `{ $step }`: una jugada tiene como máximo 64 pasos.
# en: 15a0a771
rule-kyo-no_pawn = Paso { $number }, `{ $step }`: en { $from } no hay ningún peón, así que di cuántas fichas van, por ejemplo `+1`.
# en: 1ce32c8d
rule-kyo-out_of_reach = Paso { $number }, `{ $step }`: { $to } está fuera de alcance desde { $from }.
# en: 836befb3
rule-kyo-own_pawn = Paso { $number }, `{ $step }`: en { $to } está tu { $target }.
# en: 99bdbe14
rule-kyo-too_few = Paso { $number }, `{ $step }`: en { $from } { $count ->
    [0] no puedes levantar ninguna ficha
    [one] solo puedes levantar 1 ficha
   *[other] solo puedes levantar { $count } fichas
}.
# en: 9d69d9b4
rule-kyo-too_heavy = Paso { $number }, `{ $step }`: { WORD($piece, article: "a") } levanta como máximo { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}.
# en: f4693808
rule-kyo-light_pawn_lifts = Paso { $number }, `{ $step }`: un Peón Ligero no puede levantar fichas.
# en: c904f374
rule-kyo-must_strike = Paso { $number }, `{ $step }`: en { $to } hay un escudo, así que { WORD($piece, article: "the") } solo puede golpearlo.
# en: e1a54962
rule-kyo-nothing_stays = Paso { $number }, `{ $step }`: tras un paso de maná solo pueden seguir pasos de maná, y en { $from } no quedaría ninguna ficha como camino.
# en: bd786e2e
rule-kyo-shield_stays = Paso { $number }, `{ $step }`: tras un paso de maná solo pueden seguir pasos de maná, y encima de { $from } quedaría un escudo. Un escudo no es un camino.
# en: 923d84c8
rule-kyo-dark_stays = Paso { $number }, `{ $step }`: en { $from } quedaría una ficha oscura, así que el paso tiene que ser recto, no diagonal.
# en: dab7b43c
rule-kyo-light_stays = Paso { $number }, `{ $step }`: en { $from } quedaría una ficha clara, así que el paso tiene que ser diagonal.
# en: c4c61676
rule-kyo-turns_on_dark = Paso { $number }, `{ $step }`: en { $from } quedaría otra vez una ficha oscura, y dos pasos sobre el mismo color tienen que ir en la misma dirección.
# en: 8894240f
rule-kyo-turns_on_light = Paso { $number }, `{ $step }`: en { $from } quedaría otra vez una ficha clara, y dos pasos sobre el mismo color tienen que ir en la misma dirección.
# en: dee8e099
rule-kyo-not_outnumbered = Paso { $number }, `{ $step }`: { $from } no supera en número a { $to } ({ $attackers } contra { $defenders }), y un Peón Ligero tiene que hacerlo.
# en: 7125e264
rule-kyo-no_shield = Paso { $number }, `{ $step }`: en { $to } no hay ningún escudo.
# en: 139420c7
rule-kyo-tower_strikes = Paso { $number }, `{ $step }`: una Torre se sube a los escudos. Escribe cuántas fichas lleva en lugar de la X.
# en: 985455d7
rule-kyo-no_road_towards = Paso { $number }, `{ $step }`: tras un paso de maná solo puedes golpear un escudo siguiendo un camino, y ningún camino lleva de { $from } a { $to }.
# en: 84f69092
rule-kyo-no_chips = Paso { $number }, `{ $step }`: tiene que ir al menos 1 ficha.
# en: 6d1cf37c
rule-kyo-direct_after = Paso { $number }, `{ $step }`: solo puedes enviar fichas antes de que se mueva otra cosa. Solo una Torre puede colocar escudos después.
# en: e32601bd
rule-kyo-chips_attack = Paso { $number }, `{ $step }`: en { $to } hay { WORD($target, article: "a") } de tu rival, y las fichas no pueden atacar.
# en: 8bc80259
rule-kyo-chips_onto_shield = Paso { $number }, `{ $step }`: encima de { $to } hay un escudo, y las fichas no pueden ir sobre él.
# en: 4a822cf0
rule-kyo-shield_under_pawn = Paso { $number }, `{ $step }`: en { $to } está tu { $target }, y los escudos no pueden ir bajo un peón.
# en: 1f7039c2
rule-kyo-queen_only = Paso { $number }, `{ $step }`: ahora solo la Dama puede reordenar fichas.
# en: 220d93c8
rule-kyo-light_pawn_shuffles = Paso { $number }, `{ $step }`: un Peón Ligero no puede reordenar fichas.
# en: 0c15d308
rule-kyo-other_chips = Paso { $number }, `{ $step }`: esas no son las fichas de arriba de { $from }.
# en: 932590ec
rule-kyo-changes_nothing = Paso { $number }, `{ $step }`: ese orden no cambia nada.
# en: 6a93eece
rule-kyo-shield_beneath_mana = Paso { $number }, `{ $step }`: al reordenar, un escudo no puede quedar bajo el maná.
# en: 7baf94c6
rule-kyo-unknown_setup = No existe la disposición { $setup }.
# en: 288c4cdc
rule-kyo-position_fields = Una posición tiene cuatro campos con un espacio entre ellos; encontré { $found }.
# en: 9ab4e2f4
rule-kyo-position_rows = El tablero tiene 10 filas con barras entre ellas; encontré { $found }.
# en: e23cae75
rule-kyo-position_row = La fila { $row } no tiene 10 casillas.
# en: 580629d9
rule-kyo-position_run = Las casillas vacías seguidas de una fila se escriben como un número de 1 a 10, sin cero delante.
# en: 1eec5f36
rule-kyo-position_canonical = Las casillas vacías contiguas se escriben como un solo número.
# en: f2cffdc9
rule-kyo-position_cell = Entre dos comas no hay nada.
# en: 6723613c
rule-kyo-position_piece = Esa pieza no existe.
# en: fd724891
rule-kyo-position_pawn = Un peón está siempre en lo más alto de su pila.
# en: 058f620f
rule-kyo-position_chips = En la partida hay como máximo { $limit ->
    [one] 1 ficha
   *[other] { $limit } fichas
}.
# en: c153f879
rule-kyo-position_count = { WORD($side, article: "the", start: "yes") } tienen más de { $limit } { WORD($piece, $limit) }.
# en: f9d2cb26
rule-kyo-position_shields = En la partida hay como máximo { $limit ->
    [one] 1 escudo
   *[other] { $limit } escudos
}.
# en: e19e243d
rule-kyo-position_side = El bando que mueve se escribe g o r.
# en: 12c431b2
rule-kyo-position_setup = La disposición se escribe r, m, f o -, con un + detrás si hay piezas opcionales.
# en: 364f4dec
rule-kyo-position_turn = El turno es un número de 1 a { $limit }, sin cero delante.
