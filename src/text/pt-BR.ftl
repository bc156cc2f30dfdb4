### Every text of Sealed Move that people read: Português (Brasil).
### whole: core, lessons, rules

# en: d7c8331a
language-name = Português (Brasil)
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
    .a-m = um
    .a-f = uma
    .a-m-de = de um
    .a-f-de = de uma
    .the-m = o
    .the-f = a
    .the-mp = os
    .the-fp = as
    .the-m-de = do
    .the-f-de = da
    .the-mp-de = dos
    .the-fp-de = das
    .the-m-a = ao
    .the-f-a = à
    .the-mp-a = aos
    .the-fp-a = às
    .the-m-em = no
    .the-f-em = na
    .the-mp-em = nos
    .the-fp-em = nas
    .the-m-por = pelo
    .the-f-por = pela
    .the-mp-por = pelos
    .the-fp-por = pelas

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
game-about-aruki = Xadrez de 12×12: peças capturadas se fundem, dragões limpam linhas e colunas
# en: a5a55d9c
game-about-kyo = Peões sobre pilhas de fichas, com as quais abrem caminho
# en: d50f55e8
game-about-chakart = Xadrez com ovos, bananas, bombas e uma dama escondida
# en: b90831cd
game-about-lusus = Xadrez com placas que mudam o que cada peça pode fazer
# en: 51487e33
setup-aruki-standard = Padrão
# en: 7fb65e95
setup-kyo-middle = Trincheira
# en: f1d3645e
setup-kyo-rear = Campo Aberto
# en: f512d8f7
setup-kyo-front = Impasse
# en: a5bf3fb1
setup-kyo-middle-plus = Trincheira, com Canhões e Cavalos
# en: 6baf8c44
setup-kyo-rear-plus = Campo Aberto, com Canhões e Cavalos
# en: f494717f
setup-kyo-front-plus = Impasse, com Canhões e Cavalos
# en: a102c5f6
setup-chakart-asymmetric = Linha de trás ao acaso, cada lado por si
# en: 55644158
setup-chakart-symmetric = Linha de trás ao acaso, igual para os dois
# en: f59e5bec
setup-chakart-deterministic = Como no xadrez
# en: ef832861
setup-lusus-standard = Padrão
# en: e6633efd
-side-white = Brancas
    .gender = fp
    .adj-m = branco
    .adj-f = branca
    .adj-fp = brancas
# en: 74fdef90
-side-black = Pretas
    .gender = fp
    .adj-m = preto
    .adj-f = preta
    .adj-fp = pretas
# en: 7adbcccf
-side-gold = Douradas
    .gender = fp
    .adj-m = dourado
    .adj-f = dourada
    .adj-fp = douradas
# en: 324655b6
-side-red = Vermelhas
    .label = Rubras
    .gender = fp
    .adj-m = vermelho
    .adj-f = vermelha
    .adj-fp = vermelhas
# en: ce22b3b9
label-turn = Lance { $number }
# en: af787251
label-won = { $side } vencem
# en: ac1c74b5
label-drawn = Empate
# en: ea324a36
label-canceled = Cancelada
# en: 4ef1d665
label-by-checkmate = por mate
# en: e7fffa67
label-by-king = por captura do Rei
# en: d306ffc0
label-by-kings = por captura dos Reis
# en: 0f642c1d
label-by-no-kings = sem nenhum Rei
# en: d9603f95
label-by-mana = por falta de mana
# en: d7435499
label-by-tiles = por falta de placas
# en: c472b34a
label-by-limit = por limite de lances
# en: 335132d1
label-by-resignation = por abandono
# en: 373d1b71
label-by-time = por tempo
# en: a5d9e4b2
label-by-admin = por decisão
# en: dd541fed
label-by-agreement = de comum acordo
# en: 4b45bd0e
label-by-stalemate = por Rei afogado
# en: 1f8b015d
label-by-bare-kings = só com os Reis
# en: 534a928f
label-by-quiet = por lances calmos
# en: fd483f2c
label-by-no-progress = sem progresso
# en: 528efada
label-by-blocked = por bloqueio total
# en: bff90385
label-by-no-move = sem lance possível
# en: 0b6c3990
label-by-repetition = por repetição
# en: 58823171
label-by-rules = pelas regras
# en: c89906ff
label-by-none = sem resultado
# en: 292d2084
label-by-season = por fim de temporada
# en: 6ec3a92b
alt-ended = { $game }. { $result } { $why }. Visão do lado { WORD($from, article: "the", case: "de") }.

# en: 4c156db9
alt-last = Último lance, { $side }: { $meaning }.

# en: 08686461
alt-planned = Lance planejado, { $side }: { $meaning }.

## Commands

# en: 400001f2
command-challenge = Desafie alguém, ou quem quiser jogar
# en: 81c3576d
command-challenge-game = Qual jogo
# en: 6b8c455b
command-challenge-opponent = Contra quem (padrão: quem aceitar primeiro)
# en: 7d5f50aa
command-challenge-side = Seu lado (padrão: sorteio)
# en: d24f8c67
command-challenge-pace = Tempo por lance (padrão: o do servidor)
# en: ee73a016
command-challenge-time = Dias para a partida inteira, além de um dia por lance
# en: ad4be3b3
command-challenge-setup = Como as peças começam (padrão: a disposição de sempre)
# en: 2e3e44bb
command-challenge-rated = Se a partida vale pontos (padrão: sim)
# en: 223edb3f
command-challenge-level = Jogar contra o computador neste nível (padrão: um à sua altura)
# en: 456ffd3a
choice-side-first = Joga primeiro
# en: 5e0ea21b
choice-side-second = Joga depois
# en: 78993027
choice-side-random = Sorteio
# en: 0b624f62
choice-pace = { $budget ->
    [0] { $days ->
        [0] 0 dias por lance
        [one] { $days } dia por lance
       *[other] { $days } dias por lance
    }
    [one] 1 dia por lance e mais { $budget } dia no total
   *[other] 1 dia por lance e mais { $budget } dias no total
}
# en: 852bda02
choice-pings-channel = No canal da partida
# en: b92d8529
choice-pings-direct = Por mensagem direta
# en: c76ff34e
choice-pings-both = No canal e por mensagem direta
# en: 46dcd130
choice-reminders-both = Quando eu tiver usado metade do meu tempo, e de novo com 80%
# en: 201f99ba
choice-reminders-late = Quando eu tiver usado 80% do meu tempo
# en: 4947f76b
choice-reminders-none = Nunca
# en: 923ec64b
choice-theme-classic = Clássico
# en: 390b9adb
choice-theme-dark = Escuro
# en: 654e7bd8
choice-theme-contrast = Alto contraste
# en: fd39bd0e
choice-size-usual = Normal
# en: 888503a4
choice-size-small = Pequeno
# en: 3f09b6e3
choice-size-large = Grande
# en: 817f724d
choice-layout-wide = Largo: com um painel ao lado
# en: e65d9b40
choice-layout-tall = Alto: para celular
# en: f4706394
choice-symbols-off = Só as peças
# en: e8c82c69
choice-symbols-on = Peças com letras
# en: f302840d
choice-board-own = Meu próprio lado
# en: f4ae2022
choice-board-first = O lado que joga primeiro
# en: 427d23ea
choice-board-second = O lado que joga depois
# en: fe0b8e79
choice-text-off = Só imagens
# en: c43af4fb
choice-text-beside = Imagens e texto
# en: 1592f49a
choice-text-instead = Só texto
# en: 2306150f
choice-accepts-everybody = Todo mundo
# en: 62fcd5da
choice-accepts-known = Gente com quem já joguei
# en: d2304e0b
choice-accepts-nobody = Ninguém
# en: bb7b621a
choice-language-discord = O mesmo do Discord
# en: 581da029
choice-puzzles-on = Perguntar de novo
# en: a28f9b71
choice-puzzles-off = Não perguntar
# en: 233e4c50
choice-danger-on = Avisar
# en: 1a7849bc
choice-danger-off = Ficar em silêncio
# en: b60965a9
choice-yes = Sim
# en: 3d8917bc
choice-no = Não
# en: f0640877
command-move = Jogue o seu lance
# en: 36bac45d
command-move-turn = Seu lance: escolha ou digite
# en: 32837f11
command-move-game = Qual das suas partidas
# en: fa583e1e
command-board = Veja o tabuleiro, só para você
# en: 31d19651
command-board-game = Qual partida
# en: 9f1d420a
command-board-turn = Depois de qual lance, pelo número (0 é o início)
# en: 46b5e553
command-games = Liste suas partidas, a mais urgente primeiro
# en: 848ae5be
command-games-player = Partidas de quem (padrão: as suas)
# en: 5738fa8a
command-history = Percorra uma partida, baixe o arquivo, veja o replay
# en: 55da1d54
command-history-game = Qual partida
# en: 1a1c71ab
command-learn = Aprenda um jogo com lições curtas
# en: 226b0fb3
command-puzzle = Resolva um problema: ache o único lance certo
# en: 34859a26
command-learn-game = Qual jogo (padrão: ver até onde você chegou em cada um)
# en: df790a7c
command-puzzle-game = Qual jogo (padrão: escolher numa lista)
# en: df0e8bc9
command-rules = Aprenda um jogo, com imagens
# en: 45f95476
command-rules-game = Qual jogo
# en: 506e8cf2
command-rules-topic = Uma peça, uma placa ou uma regra (padrão: a primeira página)
# en: e33baf6c
command-describe = Leia o tabuleiro em palavras
# en: f38d94da
command-describe-game = Qual partida
# en: ed53f862
command-describe-what = Uma casa, linha, lado ou peça (padrão: tudo)
# en: c4aedb89
command-resign = Desista de uma partida
# en: 011022bb
command-resign-game = Qual das suas partidas
# en: 86c36bbc
command-draw = Proponha ou aceite um empate
# en: f0cf2fc6
command-draw-game = Qual das suas partidas
# en: 57a1a131
command-takeback = Peça para voltar o seu último lance
# en: a2f86e35
command-takeback-game = Qual das suas partidas
# en: 58f0bf60
command-abort = Cancele uma partida antes de os dois lados jogarem
# en: 3bee894f
command-abort-game = Qual das suas partidas
# en: 9722478d
command-rematch = Proponha uma revanche, com os lados trocados
# en: a64391f4
command-rematch-game = Qual das suas partidas encerradas
# en: f63cdd22
command-next = Abra a sua partida mais urgente
# en: 582bb396
command-note = Escreva anotações particulares sobre uma partida
# en: 156b5bb6
command-note-game = Qual das suas partidas
# en: ea7aeef0
command-profile = Veja resultados e ratings
# en: e94e689a
command-profile-player = Perfil de quem (padrão: o seu)
# en: 81e3132c
command-leaderboard = Veja quem joga melhor
# en: a5cc24db
command-leaderboard-game = Qual jogo (padrão: todos)
# en: eee286d6
command-leaderboard-scope = Ranking deste servidor ou de todos (padrão: deste servidor)
# en: 51732181
choice-scope-server = Este servidor
# en: e5cafcd8
choice-scope-everywhere = Em todo lugar
# en: 8491d6ae
command-mydata = Baixe ou apague os seus dados
# en: e7ac3f47
menu-challenge = Desafiar…
# en: ad42ce28
command-block = Bloqueie alguém, ou veja e desfaça os seus bloqueios
# en: 1ef32844
command-block-person = Quem bloquear (padrão: listar os seus bloqueios)
# en: 4c8b5043
menu-block = Bloquear
# en: c5c04354
command-moderate = Silencie pessoas, anule partidas e veja o registro (para a moderação)
# en: 39f094fb
command-moderate-mute = Impeça alguém de desafiar aqui e de fazer pedidos que mencionam pessoas
# en: 85022b5c
command-moderate-person = Quem
# en: 853b44bb
command-moderate-days = Por quantos dias (0 encerra o silêncio)
# en: 36b833dc
command-moderate-annul = Desfaça as mudanças de rating de uma partida
# en: 12c02b83
command-moderate-restore = Desfaça uma anulação
# en: a76fa5e5
command-moderate-game = Qual partida
# en: 0b82657c
command-moderate-reason = Por quê, para o registro e para as pessoas envolvidas
# en: 223d5305
command-moderate-pings = Liste os pedidos das últimas duas semanas, com as menções
# en: 1f9a5659
command-moderate-pings-person = Só desta pessoa (padrão: todo mundo)
# en: f67c5af4
command-moderate-log = Veja o que a moderação fez aqui no último ano
# en: dba14ae4
command-plan = Prepare uma resposta ao próximo lance do seu oponente
# en: ee5081ee
command-plan-if = Se o seu oponente jogar isto
# en: 21026d9e
command-plan-then = Jogar isto na hora
# en: f07cf31e
command-plan-after = Continuar este seu plano
# en: 79f1a8f9
command-plan-game = Qual das suas partidas
# en: fc5f1dcb
command-review = Reveja uma partida encerrada: o que virou o jogo e o que era melhor
# en: 087b9c34
command-review-game = Qual partida encerrada (padrão: a sua última)
# en: b3a1d224
command-verify = Confira a rolagem dos dados e os lances do computador numa partida encerrada
# en: f51a8bcc
command-verify-tournament = Conferir, em vez disso, o sorteio da última temporada de um torneio
# en: 0e3b140b
command-verify-game = Qual partida
# en: dbbc0438
command-hint = Peça uma dica numa partida contra o computador
# en: 980a3abd
command-hint-game = Qual partida (padrão: a daqui)
# en: ff5e4156
command-moretime = Dê mais um dia ao seu oponente
# en: ffaf4ac4
command-moretime-game = Qual das suas partidas
# en: b159b786
command-vacation = Pause os seus relógios enquanto estiver fora
# en: e8e1b5b8
command-vacation-days = Por quantos dias (0 encerra as férias)
# en: 5f3e8890
command-settings = Veja e mude as suas configurações
# en: fcccae02
command-settings-pings = Onde me mencionar
# en: da759486
command-settings-reminders = Quando me lembrar de uma partida
# en: 90586401
command-settings-timezone = Meu fuso horário: digite uma cidade e escolha
# en: 027af42d
command-settings-quiet = Quando não mandar lembretes, por exemplo 22-7, ou off
# en: 60f10712
command-settings-confirm = Perguntar antes de jogar um lance que eu digitar
# en: 498c59bc
command-settings-theme = As cores dos meus tabuleiros
# en: 8be1dbdd
command-settings-size = O tamanho dos meus tabuleiros
# en: c37965bf
command-settings-layout = Tabuleiros largos, ou altos para celular
# en: e58ca1c3
command-settings-symbols = Letras nas peças dos meus tabuleiros
# en: 2dfcd37d
command-settings-board = Que lado fica embaixo nos meus tabuleiros
# en: 4d50d7f4
command-settings-text = Meus tabuleiros como imagem, como texto ou os dois
# en: f1b13225
command-settings-challenges = Quem pode me desafiar
# en: 0dcf6794
command-settings-danger = Avisar quando o meu rei corre perigo (níveis 1 e 2, lições)
# en: a310fe01
command-settings-puzzles = Transformar os meus próprios erros em problemas
# en: 191fff0e
command-settings-language = Meu idioma
# en: 848045c1
command-server = Para admins: configure o servidor e decida partidas
# en: 0e3a8f55
command-server-show = Veja as configurações deste servidor
# en: 298e024b
command-server-channel = Escolha os canais onde se joga
# en: 88e5f219
command-server-channel-add = Adicione um canal onde se joga
# en: 6d2988db
command-server-channel-remove = Tire um canal: nele não começam mais partidas
# en: 1465c89f
command-server-channel-clear = Deixe cada partida no canal onde nasceu o desafio
# en: 3d48a113
command-server-channel-which = Qual canal
# en: b30517e2
command-server-threads = Dê um tópico próprio a cada nova partida
# en: 322a99a6
command-server-threads-each = Ligar ou desligar
# en: 68a4a2af
command-server-limits = Limite as partidas e os desafios por pessoa
# en: 4b7b7cb5
command-server-limits-games = Partidas em andamento por pessoa (0: sem limite)
# en: 17de3d8f
command-server-limits-challenges = Desafios em aberto por pessoa (de 1 a 50)
# en: 749b73fa
command-server-pace = Defina o tempo padrão por lance
# en: 6e71dc7e
command-server-pace-days = Dias por lance
# en: f1126251
command-server-vacation = Defina quantos dias de férias pausam os relógios aqui
# en: 7ba3a96c
command-server-vacation-days = Dias por ano (0: nenhum)
# en: 22dc1d3b
command-server-puzzle = Publique um problema por dia
# en: 7ed23b60
command-server-puzzle-channel = Onde publicar (padrão: onde já estava)
# en: 79c04df5
command-server-puzzle-game = Problemas de qual jogo (padrão: um diferente a cada dia)
# en: 7ca1b2c3
command-server-puzzle-hour = Hora de publicar, de 0 a 23 (padrão: 9)
# en: d439c8bd
command-server-puzzle-timezone = O fuso dessa hora (padrão: o seu, em /settings)
# en: c4f17f47
command-server-puzzle-off = Parar com o problema do dia (padrão: não)
# en: 782d4b8f
command-server-board = Mantenha num canal uma lista das partidas em andamento
# en: f497c6ba
command-server-board-channel = Qual canal (deixe vazio para tirar a lista)
# en: d07e5412
command-server-language = Defina o idioma das mensagens públicas
# en: 51e4bfdf
command-server-language-which = Qual idioma
# en: 0787839b
command-server-adjudicate = Decida uma partida de outras pessoas
# en: 2e405c12
command-server-adjudicate-game = Qual partida
# en: fd359a90
command-server-adjudicate-result = Como termina
# en: 5e047386
command-server-adjudicate-reason = Por quê (quem joga vai ler)
# en: d8980ebe
command-server-abort = Cancele uma partida de outras pessoas, sem resultado
# en: 8250a8fb
command-server-abort-game = Qual partida
# en: a0c2a38d
command-server-abort-reason = Por quê (quem joga vai ler)
# en: d1c61992
command-server-export = Baixe os dados deste servidor
# en: ba255ef7
command-server-export-after = Continuar depois desta partida, se um arquivo só não bastou
# en: 6b9cf2f8
command-server-organizer = Deixe um cargo organizar torneios
# en: 51c170d0
command-server-organizer-role = Qual cargo (deixe vazio para só admins)
# en: 8133d2be
command-server-delete = Apague os dados deste servidor
# en: 9cd4e6a0
command-tournament = Jogue os torneios deste servidor
# en: 93cde4ee
command-tournament-which = Qual torneio
# en: 7591ccdf
command-tournament-show = Veja datas, tabelas e partidas
# en: 36f299dc
command-tournament-join = Entre num torneio
# en: d1ecfc92
command-tournament-leave = Saia de um torneio, agora ou depois desta temporada
# en: 8d52d73c
command-tournament-new = Comece um torneio aqui (para a organização)
# en: 079f28d9
command-tournament-new-name = Nome do torneio (padrão: o do jogo)
# en: 484d8e11
command-tournament-manage = Altere um torneio (para a organização)
# en: 1377a5e7
command-help = Veja como jogar e o que fazer agora

## Buttons and fields

# en: 82b283a6
button-accept = Aceitar
# en: c70d60dc
button-accept-unrated = Aceitar amistosa
# en: 7a337594
button-decline = Recusar
# en: 9d4d9bd7
button-withdraw = Retirar
# en: 3555b690
button-move = Jogar
# en: 821e386a
button-view = Minha visão
# en: c4c2faef
button-history = Histórico
# en: 9b524c06
button-review = Análise
# en: 351d5b25
button-look-again = Ver de novo
# en: 2228712d
button-show-number = Mostrar { $number }
# en: 471ce935
button-try-number = Tentar { $number }
# en: 51024ea8
button-more = Mais
# en: a81f5d23
button-resign = Desistir
# en: 29d17c70
button-resign-sure = Sim, desistir
# en: 6f70a3c9
button-draw-offer = Propor empate
# en: 0ca531fc
button-draw-accept = Aceitar empate
# en: d986de93
button-draw-decline = Recusar empate
# en: 2a673151
button-draw-withdraw = Retirar proposta
# en: 3cafda8f
button-takeback = Pedir para voltar o lance
# en: b870451a
button-takeback-accept = Deixar voltar o lance
# en: 0ec26b4a
button-takeback-decline = Não deixar voltar o lance
# en: 489018e8
button-takeback-withdraw = Retirar pedido
# en: 019db0f2
button-abort = Cancelar partida
# en: ed33a02f
button-abort-sure = Sim, cancelar
# en: d7ab72af
button-rematch = Revanche
# en: 1468dc72
button-note = Anotações
# en: f5950db0
button-dice = Dados
# en: 271f6271
button-how-to-play = Como jogar
# en: 67bbd065
button-lessons = Lições
# en: 5420756b
button-lessons-of = Aprender { $game }
# en: 87e81851
button-first-course = Primeiro curso
# en: d0384c34
button-next-lesson = Próxima lição
# en: 7d2409e6
button-know-chess = Já sei jogar xadrez
# en: 56fbe6b6
button-next-puzzle = Próximo problema
# en: f11074f7
button-puzzle-of = Problema de { $game }
# en: 5d0e7662
button-solve = Resolver
# en: 1dcf6afb
button-solution = Mostrar solução
# en: 9d0c11b9
button-line = Mostrar os lances
# en: f88929c5
button-again = Jogar de novo
# en: 1cf2aa0b
button-continue = Continuar
# en: 9e01693c
button-hint = Dica
# en: 64157e52
button-export = Baixar
# en: c476c93e
button-unblock = Desbloquear
# en: 687f7456
button-forget = Apagar
# en: 6a587987
button-forget-sure = Sim, apagar tudo
# en: ae74cf1f
button-list-me = Entrar no ranking global
# en: c77609de
button-unlist-me = Sair do ranking global
# en: 959356d7
button-play = Jogar { $turn }
# en: baa55692
button-plan-cancel = Cancelar { $number }
# en: bf8c0db6
button-plan-cancel-all = Cancelar todos
# en: 99ea3726
button-end-sure = Sim, encerrar
# en: 92bf9a7d
button-server-delete-sure = Sim, apagar tudo
# en: 173b05ea
button-cancel = Deixar pra lá
# en: 71d9c081
button-new-game = Nova partida
# en: 3ccbd362
button-send-challenge = Enviar desafio
# en: 2c64b12a
button-other-side = Trocar de lado
# en: 64602fee
button-rated = Deixar valendo pontos
# en: 9a97ebef
button-unrated = Deixar amistosa
# en: 43b859cd
button-anyone = Aberto a qualquer pessoa
# en: 3a8b7215
button-rules-of = Regras de { $game }
# en: 56d5a4b6
button-play-computer = Jogar contra o computador
# en: 3824624e
button-start-game = Começar
# en: e1bffd2d
button-in-public = Jogar em público
# en: 13594e83
button-in-private = Jogar em particular
# en: 8cfce722
button-strict = Jogar a sério
# en: e8698b35
button-lenient = Permitir voltar lances
# en: 905fa317
button-play-again = Jogar outra
# en: c89b2fdd
button-try = Tentar daqui
# en: df0ccca8
button-level-up = Um nível acima
# en: 96567f73
button-level-down = Um nível abaixo
# en: 43d05c29
button-computer-hint = Dica
# en: c738f17a
button-hint-move = Mostrar o lance
# en: d504b56d
button-hint-why = Por quê?
# en: a5c0174a
button-hint-play = Jogar esse lance
# en: 8363840c
button-undo = Desfazer
# en: 8f5e5b96
button-confirm = Confirmar
# en: 08a1d644
button-edit = Editar
# en: 4d5555b7
button-type = Digitar um lance
# en: 3e052f13
button-withdraw-number = Retirar { $number }
# en: 1b1016a7
button-accept-number = Aceitar { $number }
# en: a2f5beb5
button-decline-number = Recusar { $number }
# en: ddce2799
button-type-value = Digitar
# en: 563db336
button-all-options = Todas as configurações
# en: 1ff140f5
button-clear-channels = Remover todos
# en: 87ed6d14
button-all-games = Todos os jogos
# en: e285ee3b
button-this-server = Este servidor
# en: 83df0d4b
button-all-servers = Todos os servidores
# en: 5a2d0223
button-page-back = ◀ Anterior
# en: d48dd9c1
button-page-forward = Próxima ▶
# en: 268f332f
button-back = ◀ Voltar
# en: 49956351
button-forward = Avançar ▶
# en: c5ac81b7
button-first = ⏮ Início
# en: 340b4c11
button-last = Mais recente ⏭
# en: 5ea6d3cd
button-end = Fim ⏭
# en: fa790186
button-flip = Girar tabuleiro
# en: fc87655a
button-goto = Ir para…
# en: 5eba6a7e
button-turns = Todos os lances
# en: c33f302b
button-record = Baixar
# en: 299a8116
button-replay = Replay
# en: 87ab8a38
button-join = Participar
# en: d082cba2
button-leave = Sair
# en: 91c6297d
button-leave-now = Sair agora
# en: a905b053
button-leave-later = Sair depois da temporada
# en: 9264ff5b
button-season-games = Minhas partidas
# en: e1cdcfb3
button-season-challenge = Desafiar
# en: 74788bdd
button-season-table = Tabela
# en: 75db495a
button-season-rules = Regras
# en: 493fcb7e
button-season-file = Arquivo do torneio
# en: cc3efe9a
button-division = Divisão { $number }
# en: cfa843ff
button-create-tournament = Começar
# en: 24ec6747
button-tournament-name = Mudar nome
# en: b3511bb9
button-manage-back = Voltar
# en: f75e1599
button-manage-sure = Sim, confirmar
# en: 12678ee4
modal-tournament-name-title = Nome do torneio
# en: 50dc8945
modal-tournament-name = Nome
# en: 2068299b
modal-title = Seu lance em { $game }
# en: 8894d7b1
modal-turn = Lance
# en: 906a51c6
modal-note-title = Anotações sobre { $game }
# en: bf2187e3
modal-note = Só você pode ler isto
# en: b2f070f8
modal-turn-hint = por exemplo { $example }

## Challenges

# en: 67463cf9
challenge-title = { $game }: um desafio
# en: 3ca612bc
challenge-title-setup = { $game } ({ $setup }): um desafio
# en: eada5174
challenge-to = { $opponent }, quer jogar { $game }? O desafio é de { $challenger }.
# en: 8186f4b6
challenge-rematch = { $opponent }, quer revanche em { $game }? Quem propõe é { $challenger }, com os lados trocados.
# en: 4ef1a580
challenge-which = O que você quer jogar com { $opponent }? A partida vai valer pontos, com lados por sorteio e { $pace }. Para escolher tudo isso, use `/challenge`.
# en: 634e2f5a
computer-name = Computador { $number } · { $level }
# en: 7bed6e66
-level-newcomer = Primeiros passos
# en: 8d3df09d
-level-beginner = Iniciante
# en: 414d325e
-level-careful = Cuidadoso
# en: 9c2dc6ff
-level-club = Clube
# en: c7407f3d
-level-strong = Forte
# en: edd57757
-level-best = Máximo
# en: 290e3482
computer-about-newcomer = sabe mover as peças, mas não vê quase nenhuma ameaça
# en: 8bf910ce
computer-about-beginner = captura peças sem defesa e vence quando dá
# en: 6ce15dff
computer-about-careful = enxerga a sua próxima resposta
# en: bb2331cb
computer-about-club = planeja dois ou três lances à frente
# en: 45ebf365
computer-about-strong = acha combinações
# en: 78463ff0
computer-about-best = pensa por até cinco segundos
# en: 5449f4ea
computer-rated = { $about }; rating por volta de { $rating }
# en: 06608e6b
computer-choice = { $name }: { $about }
# en: df7cc85f
computer-title = Jogar contra o computador
# en: 67cc7d45
computer-against = Contra **{ $name }**: ele { $about }.
# en: cecda075
computer-terms = { $side ->
    [first] Você joga primeiro
    [second] Você joga depois
   *[random] Lados por sorteio
} · { $days ->
    [0] sem relógio
    [one] { $days } dia por lance
   *[other] { $days } dias por lance
} · { $rated ->
    [yes] valendo pontos
   *[no] amistosa
} · { $strict ->
    [yes] sem voltar lances, sem dicas
   *[no] pode voltar lances e pedir dicas
}
# en: 6761cf0a
computer-private = Só você vê esta partida. Eu escrevo direto para você.
# en: 7d0b3d0a
computer-public = Todo mundo neste canal pode assistir.
# en: 28d14969
computer-choose-level = Escolha o nível do computador
# en: 0f1a0947
computer-sees = O computador vê o que qualquer pessoa no lugar dele veria, e nada mais.
# en: 5bc522d3
computer-thinking = { $computer } está pensando…
# en: 10a6d504
computer-begun = Começou a partida! Você joga com { WORD($side, article: "the") } contra { $computer }.
# en: 8f4cc898
computer-taken-back = Pronto, o lance voltou.
# en: 8125d6d5
computer-tried = Vamos lá, a partir daqui! Você joga com { WORD($side, article: "the") } contra { $computer }. É uma partida amistosa, e a original fica como está.{ $secrets ->
    [yes] {" "}O que estava escondido de você é sorteado de novo.
   *[no] {""}
}
# en: 460f6bc9
computer-try-instead = Mas dá para tentar outro lance numa nova partida.
# en: 74fd4fc7
computer-draw-offered = Você propôs empate. Na vez dele, { $computer } aceita ou segue jogando.
# en: b92d9d1e
hint-piece = Olhe para a sua peça em **{ $square }**.
# en: 134639e5
hint-their-piece = Olhe para a peça adversária em **{ $square }**.
# en: 7a98f5fb
hint-drop = Você tem uma peça para colocar.
# en: 3e641d8d
hint-tile = Você tem uma placa para jogar.
# en: 1093af68
hint-promotion = Pense no que o seu Peão deve virar.
# en: ed1f3dce
hint-pass = Talvez o melhor seja não fazer nada.
# en: 5f52b153
hint-move = Jogue `{ $turn }`: { $meaning }.
# en: 17a6dbfc
hint-why-wins = Vence na hora.
# en: 9c822036
hint-why-wins-in = Vence em { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}, seja qual for a resposta.
# en: 1dc63efd
hint-why-only = É o seu único lance.
# en: 7658d222
hint-why-leaves-check = Tira o seu rei do xeque e é o que custa menos.
# en: 16a89935
hint-why-saves-king = Salva o seu rei. Senão o seu oponente poderia capturá-lo: { $threat }.
# en: 53034160
hint-why-stops-mate = Evita o xeque-mate. Senão o seu oponente poderia encerrar a partida: { $threat }.
# en: a1746b8f
hint-why-checks = Dá xeque, e antes de mais nada o seu oponente precisa sair dele.
# en: ccfdedf3
hint-why-threatens-king = Ataca o rei do seu oponente. Se ninguém o salvar, você o captura: { $next }.
# en: dfb396d6
hint-why-threatens-mate = Ameaça xeque-mate. Se o seu oponente não fizer nada, você encerra a partida: { $next }.
# en: 200cf9d3
hint-why-takes = Ganha material, e o seu oponente não tem nada de bom para capturar em troca.
# en: db0e699f
hint-why-takes-reply = Ganha material, mesmo depois da melhor resposta: { $reply }.
# en: 46e92e29
hint-why-their-answer = A melhor resposta: { $reply }.
# en: 48186645
hint-why-grows = Dá a você uma peça mais forte, e o seu oponente não tem nada de bom para capturar em troca.
# en: afd7817f
hint-why-prevents = Responde a uma ameaça: { $threat }.
# en: d0320405
hint-why-instead = Há uma captura tentadora, mas ela é pior: { $tempting }. A resposta seria: { $reply }.
# en: cb09e94a
hint-why-threatens = Ameaça uma captura: { $next }.
# en: 2c2fadd3
hint-why-again = Depois você joga de novo.
# en: 8465eb52
hint-why-limits = O seu oponente ainda tem uma boa resposta, mas outros lances custam mais: { $reply }.
# en: 48bedb0f
hint-why-nears = Permite que suas peças cheguem mais perto do rei do seu oponente.
# en: 928d85b0
hint-why-safe = Melhora a sua posição e não deixa nada seu de graça.
# en: a2eea04b
hint-why-improves = Olhando alguns lances à frente, leva à melhor posição para você.
# en: f32061dd
hint-busy = O computador tem coisa demais para pensar agora. Peça de novo daqui a um minuto.
# en: 15214b96
hint-count = Dicas nesta partida: { $count }
# en: 6453406d
computer-waiting = { $player }, { $computer } já jogou. É a sua vez em { $game }: { $link }
# en: b1157a3d
danger-king = Seu rei pode ser capturado no próximo lance: quem ataca é { WORD($piece, article: "the") } de { $square }.
# en: 898b24a4
danger-king-unknown = Seu rei pode ser capturado no próximo lance.
# en: e47b1da5
danger-mate = Você pode levar xeque-mate no próximo lance: quem dá o mate é { WORD($piece, article: "the") } de { $square }.
# en: 3e09dcc4
danger-mate-unknown = Você pode levar xeque-mate no próximo lance.
# en: 0a1c81f8
danger-check = Seu rei está em xeque: quem ataca é { WORD($piece, article: "the") } de { $square }. Mova o rei, feche o caminho ou capture essa peça.
# en: 15071830
danger-check-close = Seu rei está em xeque: quem ataca é { WORD($piece, article: "the") } de { $square }. Mova o rei ou capture essa peça.
# en: eef20781
danger-check-double = Duas peças dão xeque ao seu rei. Mova o rei.
# en: 9d39fad2
danger-check-unknown = Seu rei está em xeque.
# en: 6705dfe2
computer-over = { $player } contra { $computer }: { $told }
# en: aa721637
computer-won = Você venceu!
# en: 994d3bfe
computer-won-checkmate = Você venceu! O Rei do computador não tem saída.
# en: 79737150
computer-won-king = Você venceu! Você capturou o Rei do computador.
# en: 7072875f
computer-won-kings_captured = Você venceu! O computador ficou sem nenhum Rei.
# en: 2afcbbc8
computer-won-mana = Você venceu! O computador ficou sem mana.
# en: fb99da82
computer-won-draw = Você venceu! O computador não consegue comprar placas suficientes.
# en: 45d3da60
computer-won-limit = Você venceu! O lance 400 passou, e as regras dão a vitória a você.
# en: 074fa1cf
computer-won-resignation = Você venceu! O computador desistiu.
# en: 6d3ae415
computer-won-adjudicated = A administração do servidor decidiu: você venceu!
# en: cb19bd56
computer-lost = Desta vez vence o computador.
# en: 23fc6244
computer-lost-checkmate = Xeque-mate. Desta vez vence o computador.
# en: 550a2a1e
computer-lost-king = Seu Rei foi capturado. Desta vez vence o computador.
# en: 44907d1d
computer-lost-kings_captured = Você ficou sem nenhum Rei. Desta vez vence o computador.
# en: eb64145e
computer-lost-mana = Você ficou sem mana. Desta vez vence o computador.
# en: d1b70429
computer-lost-draw = Você não consegue comprar placas suficientes. Desta vez vence o computador.
# en: 65f4142e
computer-lost-limit = O lance 400 passou, e as regras decidem contra você. Desta vez vence o computador.
# en: f8c56469
computer-lost-resignation = Você desistiu. Desta vez vence o computador.
# en: 1c8eab94
computer-lost-time = Seu tempo acabou. Desta vez vence o computador.
# en: d1b6870a
computer-lost-adjudicated = A administração do servidor decidiu: vence o computador.
# en: 138bf401
computer-lost-try = **Tentar daqui** leva você de volta ao { $from ->
    [mistake] seu erro mais caro
   *[last] seu último lance
} para jogar de outro jeito.
# en: f6600b96
computer-lost-lesson = Uma lição sobre o que derrotou você: **{ $title }**
# en: 603a2fc9
button-fitting-lesson = Abrir a lição
# en: bd2fe2f7
computer-stuck = Desculpe, { $player }: { $computer } não consegue achar um lance em { $game }. Já avisei a pessoa responsável pelo bot, e a cada hora há uma nova tentativa. Sua partida está a salvo.
# en: ed81f01a
games-computer = Contra o computador
# en: 7e8bba27
profile-computer-line = { $game }: vitória contra { $levels }
# en: 50cb6c92
profile-computer-none = { $game }: nenhuma vitória ainda
# en: ac1a84f5
profile-computer-rated = rating { $rating } ({ $results })
# en: 42f42ace
games-line-computer = **{ $game }** contra { $opponent } · lance { $turn } · { $whose ->
    [mine] **sua vez**
    [theirs] pensando
   *[public] sem relógio
} · { $link }
# en: a772c350
notice-answered = { $side } respondeu `{ $record }`: { $meaning }.
# en: 23370c61
new-game-title = Nova partida
# en: 80bedc77
new-game-which = Qual jogo você quer jogar?
# en: 739bca54
new-game-game = **{ $game }** · { $about }
# en: 2fc8cdb3
new-game-setup = Disposição: { $setup }
# en: ae90451c
new-game-terms = Contra { $opponent } · { $side ->
    [first] você joga primeiro
    [second] você joga depois
   *[random] lados por sorteio
} · { $pace } · { $rated ->
    [yes] valendo pontos
   *[no] amistosa
}
# en: 57684999
new-game-anyone = quem aceitar primeiro
# en: 3429171a
new-game-choose-game = Escolha um jogo
# en: 5a93a930
new-game-other-game = Escolha outro jogo
# en: ad216de4
new-game-choose-setup = Escolha como as peças começam
# en: 0b8e7174
new-game-choose-pace = Escolha o tempo por lance
# en: baacd366
new-game-choose-opponent = Escolha contra quem jogar
# en: c5c18aba
challenge-open = { $challenger } quer jogar { $game }. Quem topa?
# en: 7827c641
challenge-terms = { $challenger } joga { $side ->
    [first] primeiro
    [second] depois
   *[random] com lado sorteado
} · { $pace } · { $rated ->
    [yes] valendo pontos
    [limited] amistosa: já são { $most } com { $opponent } nesta semana
   *[no] amistosa
} · expira { $until }
# en: 720f9d99
challenge-pace = -# { $challenger } costuma responder em até { $time } e perdeu por tempo { $lost } de { $finished ->
    [0] 0 partidas
    [one] { $finished } partida
   *[other] { $finished } partidas
}.
# en: 1ee19bdc
challenge-unrated = Esta partida vai ser amistosa: nos últimos 7 dias você já começou { $most ->
    [one] { $most } partida
   *[other] { $most } partidas
} deste jogo valendo pontos com { $opponent }.
# en: 34824f9c
challenge-sent = Desafio enviado! Ele expira { $until }.
# en: 07633002
challenge-sent-home = Desafio enviado! Ele expira { $until }. A partida vai ser em { $channel }.
# en: 96b70f5e
challenge-home = A partida vai ser em { $channel }.
# en: edcf943d
challenge-accepted-home = { $player } aceitou o desafio de { $challenger }. A partida começa em { $channel }.
# en: fd1767bc
challenge-accepted = { $player } aceitou o desafio de { $challenger }. A partida começa logo abaixo.
# en: 1192b7f6
challenge-declined = { $player } recusou o desafio de { $challenger }.
# en: 0f26f14d
challenge-withdrawn = { $challenger } retirou este desafio.
# en: b3147b95
challenge-expired = Ninguém respondeu a tempo ao desafio de { $challenger }.
# en: f5a43d59
challenge-closed = { $why ->
    [left] O desafio de { $challenger } foi encerrado: uma das pessoas saiu deste servidor.
    [place] O desafio de { $challenger } foi encerrado: não dá para jogar a partida no canal dele.
    [limit] O desafio de { $challenger } foi encerrado: uma das pessoas já tem todas as partidas que este servidor permite.
   *[unwilling] O desafio de { $challenger } foi encerrado: a partida não pode começar agora.
}
# en: 83ae800e
challenge-expired-notice = { $challenger }, a resposta de { $opponent } ao seu desafio de { $game } não veio a tempo, então ele expirou. Para enviar outro, use `/challenge`.
# en: 99a64686
challenge-expired-notice-open = { $challenger }, ninguém aceitou a tempo o seu desafio de { $game }, então ele expirou. Para enviar outro, use `/challenge`.
# en: 3a3988d9
challenge-done-accepted = Desafio aceito! Você joga contra { $challenger } em { $channel }.
# en: 052d0ca5
challenge-done-time = Cada lado tem um dia para cada lance e mais { $days ->
    [0] 0 dias
    [one] { $days } dia
   *[other] { $days } dias
} para a partida inteira. Desse tempo só sai o que um lance gastar além do dia dele.
# en: 090bbc59
challenge-done-declined = Você recusou o desafio de { $challenger }.
# en: 765a64c6
challenge-done-withdrawn = Você retirou o seu desafio.
# en: ba720cd0
challenge-declined-notice = { $player } recusou o seu desafio de { $game }, { $challenger }.
# en: 7d43cd39
challenge-missing-permissions = Ainda não consigo conduzir uma partida neste canal: não tenho permissão para { $missing }. Fale com a administração do servidor ou faça o desafio em outro canal.
# en: 5e784f1d
challenge-hidden = { $opponent } não vê o canal deste desafio. Faça o desafio em { $channel }, que os dois lados veem.
# en: 1b6b4823
challenge-hidden-everywhere = { $opponent } não vê o canal deste desafio, e não há canal de partidas que os dois lados vejam. A administração pode adicionar um com `/server`.
# en: cbf7689b
challenge-absent = { $opponent } não está neste servidor, então o desafio não pode ser feito aqui.
# en: da2c5588
permission-view = ver o canal
# en: 22dc9407
permission-send = enviar mensagens
# en: 5e6a2f2e
permission-send-thread = enviar mensagens em tópicos
# en: a060b405
permission-embed = inserir links
# en: 7dc599b3
permission-attach = anexar arquivos
# en: b65b0c18
doctor-missing = { $server }: o bot não tem permissão para { $missing }

## Notices

# en: 490ced6d
notice-ping = { $player }, é a sua vez!
# en: 73b06eca
notice-over = { $first } vs. { $second }: { $ending }
# en: 021c4333
notice-title = { $game } · lance { $turn }
# en: 667a856a
notice-title-part = { $game } · parte { $part } do lance { $turn }
# en: 8750118f
notice-title-over = { $game } · fim da partida
# en: 9eab4bc0
notice-players = { $firstside }: { $first } · { $secondside }: { $second }
# en: 0843381b
notice-start = Começou a partida! { $side } joga primeiro.
# en: ed9506f3
notice-last = { $side } jogou `{ $record }`: { $meaning }.
# en: 41f64e4b
notice-planned = { $side } já tinha planejado `{ $record }`: { $meaning }.
# en: dfe26578
notice-plan-played = { $player }, seu plano foi jogado.
# en: 15323234
notice-plan-refused = { $player }, chegou a hora do seu plano, mas ele não pôde ser jogado. Aperte **Jogar** para ver por quê.
# en: 7345a98c
notice-deadline = Prazo: { $deadline } ({ $exactly })
# en: 1810c8f5
notice-draw-open = { $player } propõe empate. A proposta vale até { $opponent } responder ou jogar.
# en: d0fcfd6d
notice-draw-closed = { $outcome ->
    [accepted] A proposta de empate foi aceita.
    [declined] A proposta de empate foi recusada.
    [withdrawn] A proposta de empate foi retirada.
    [over] Havia uma proposta de empate, mas a partida acabou antes.
   *[overtaken] Havia uma proposta de empate, mas a partida seguiu.
}
# en: 3e4f3c54
notice-foot = Partida { $id } · { $from } embaixo
# en: e23e02c3
notice-foot-dice = Partida { $id } · { $from } embaixo · com rolagem de dados
# en: 0e5261a5
notice-dice-sealed = -# Rolagem dos dados lacrada: SHA-256 `{ $commitment }`
# en: 2c438436
notice-dice-open = Confira a rolagem dos dados com `/verify`.
# en: 80a1c8c0
plan-both = Um plano precisa dos dois: `if` é o lance do seu oponente, `then` é a sua resposta.
# en: 095ecbfa
plan-turn = `{ $turn }`
# en: cae05aeb
plan-stealth = um lance furtivo a partir de { $from }
# en: 3175290e
plan-made = Planejado: se o seu oponente jogar { $foreseen }, eu jogo `{ $reply }` por você.
# en: da413946
plan-title = Seus planos em { $game } { $id }
# en: 59257b43
plan-line = { $number }. se { $foreseen }, então `{ $reply }`
# en: e6f90cc0
plan-choice = se { $foreseen }, então { $reply }
# en: 828383b7
plan-none = Nenhum plano nesta partida ainda. Crie um com `/plan if: then:`.
# en: 130ddbbe
plan-none-on-turn = Nenhum plano nesta partida. É a sua vez, então é só jogar com `/move`. Dá para planejar enquanto o seu oponente pensa.
# en: 24995fd0
plan-stale = A partida andou, então nada foi cancelado. Aqui estão os seus planos agora.
# en: 6953628b
plan-refused = Chegou a hora do seu plano para { $foreseen }, mas `{ $reply }` não pode ser jogado. { $why } Escolha o seu lance.
# en: 152fd9bf
plan-not-foreseen = Seus planos não previam o lance do seu oponente, então nenhum foi jogado.
# en: 8272217b
plan-foot-ended = Só você vê estes planos. Eles somem quando você jogar.
# en: becacd0e
plan-foot = Só você vê estes planos. Qualquer outro lance os cancela.
# en: a101afe7
rules-title = { $game } · { $topic }
# en: 7e6f8e9b
rules-foot = { $chapter } · página { $page } de { $pages }
# en: 276bbc5b
rules-heading = { $topic } ({ $code })
# en: 3d3f77d8
rules-choice = { $topic } · { $text }
# en: 0d3d5126
rules-no-topic = Não tenho uma página sobre `{ $typed }`, então aqui está a primeira. A lista mostra todos os assuntos.
# en: 714e02e2
rules-chapters = Capítulo: { $chapter }
# en: 717d8ead
rules-pages = Página: { $topic }
# en: 0a840b62
rules-shown-turn = *Na imagem: { WORD($side, article: "the") } jogaram `{ $record }`: { $meaning }.*
# en: ad6ddb75
rules-shown-targets = *Em destaque: aonde pode ir.*
# en: b14d54b8
rules-alt-targets = Um lance que começa com { $draft } pode seguir para { $squares }.
# en: 7a2ce74a
rules-chapter-aruki-game = O jogo
# en: 2d8b94d2
rules-chapter-aruki-pieces = As peças
# en: af10b160
rules-chapter-aruki-specials = Promoção, evolução, dragões
# en: 55017abd
rules-chapter-aruki-end = Xeque, fim, notação
# en: 9cfb0f47
rules-title-aruki-overview = Do que se trata
# en: 4d6e07bf
rules-page-aruki-overview =
    Aruki é xadrez num tabuleiro de 12×12 casas. As Brancas jogam primeiro, depois os lados se alternam; ninguém passa. Dê xeque-mate no rei inimigo e você vence.
    Três coisas fazem dele outro jogo:
    - As peças que você captura vão para a sua *reserva*. Quando um peão chega à linha de peões do seu oponente, pode virar uma delas.
    - *Evolução*: funda uma peça do tabuleiro com uma da sua reserva e ganhe uma peça mais forte.
    - Uma vez por partida, cada um dos seus dois *dragões* pode limpar a linha ou coluna em que está, inclusive ele próprio. Até lá, ele ameaça o rei inimigo em qualquer casa dela.
    Não há roque, nem passo duplo, nem captura en passant.
# en: e9bbe180
rules-title-aruki-setup = Tabuleiro e disposição
# en: 8eac5612
rules-page-aruki-setup =
    As colunas vão de “a” a “l”, as linhas de 1 a 12, e a1 fica à esquerda das Brancas. A linha inicial das Brancas é a 1, e a linha de peões delas é a 2. Para as Pretas são a 12 e a 11. Para a frente é para cima no caso das Brancas e para baixo no das Pretas.
    A linha inicial, de “a” a “l”: Torre, Flecha, Lança, Pique, Dragão Dourado, Rei, Bobo, Dragão Prateado, Pique, Lança, Flecha, Torre. O exército das Pretas é o espelho, rei contra rei na coluna f.
    As cores das casas não significam nada. As reservas começam vazias, e os quatro poderes de dragão estão prontos. As Brancas têm treze lances para começar: doze passos de peão, ou limpar a coluna “e” com o Dragão Dourado.
# en: 29288adf
rules-title-aruki-turn = Sua vez
# en: c4a8aad7
rules-page-aruki-turn =
    Na sua vez, faça uma destas três coisas:
    - um *passo*: mova uma peça. Ela pode capturar, e um Peão ou um Dardo pode promover;
    - uma *evolução*: funda uma peça do tabuleiro com uma da sua reserva;
    - uma *limpeza*: limpe uma linha ou coluna com um dos seus dragões.
    Faça o que fizer, depois o seu próprio rei não pode estar em xeque. Você não pode parar em cima das suas próprias peças.
# en: f97896d2
rules-title-aruki-capture = Capturar
# en: f187cf4e
rules-page-aruki-capture =
    Para capturar, pare em cima de uma peça inimiga. Só Peões e Dardos são diferentes: avançam em linha reta para casas vazias e capturam na diagonal para a frente.
    A peça capturada vai para a sua reserva como era no tabuleiro: um Ministro que já foi Torre é um Ministro. Já os Bobos e os dragões saem da partida. Reis nunca são capturados.
# en: d87a43bc
rules-title-aruki-trays = Reservas
# en: ff0b87c1
rules-page-aruki-trays =
    Sua reserva, ao lado do tabuleiro, guarda o que você capturou. Todo mundo pode vê-la. As peças dela não têm mais cor: quando você usa uma, ela é sua.
    Há dois jeitos de usar a reserva. Uma promoção leva uma peça dela para o tabuleiro. Uma evolução funda uma peça dela com uma do tabuleiro. Não dá para simplesmente largar peças no tabuleiro.
    Só estes tipos vão para a reserva: Peão, Dardo, Pique, Pique Maior, Lança, Lança Maior, Espada, Espada Longa, Torre, Flecha (decisão nossa), Ministro. Peças removidas por uma limpeza não vão para nenhuma reserva, nem um peão que promove.
# en: aad99aa9
rules-page-aruki-pawn =
    Uma casa em frente, se ela estiver vazia. Captura na diagonal para a frente, a uma casa, e só ali, então uma peça bem na frente o bloqueia. Não há passo duplo.
    Quando entra na linha de peões do seu oponente, pode promover. Na última linha não dá mais passos, mas ainda pode se fundir com outro peão.
    Dois Peões fazem um Dardo.
# en: f85914c9
rules-page-aruki-javelin =
    Uma casa em linha reta, para a frente ou para trás, se ela estiver vazia. Como um Peão, captura na diagonal para a frente, a uma casa, nunca para trás e nunca em linha reta.
    Pode promover cada vez que entra na linha de peões do seu oponente, mesmo que só recue para ela, mas não a Peão.
    É feito de dois Peões e não evolui mais.
# en: 91e47d0a
rules-page-aruki-pike =
    Uma casa na diagonal, nas quatro direções. Suas próprias peças o bloqueiam; peças inimigas são capturadas.
    Dois Piques fazem um Pique Maior. Um Pique e uma Lança fazem uma Espada.
# en: e4c4c200
rules-page-aruki-greater-pike =
    Uma ou duas casas na diagonal. Duas casas são um salto: não importa o que está no meio, e ali tudo fica como está (decisão nossa).
    Com uma Lança Maior faz uma Espada Longa.
# en: e909a559
rules-page-aruki-lance =
    Uma casa pela linha ou pela coluna, nas quatro direções, mas não na diagonal.
    Duas Lanças fazem uma Lança Maior. Uma Lança e um Pique fazem uma Espada.
# en: 9f3429af
rules-page-aruki-greater-lance =
    Uma ou duas casas pela linha ou pela coluna. Duas casas são um salto (decisão nossa): aqui ela salta por cima da peça do próprio lado em e6 e do peão em f5, que também poderia capturar.
    Com um Pique Maior faz uma Espada Longa.
# en: dfc30c19
rules-page-aruki-sword =
    Uma casa em qualquer direção, como um rei, mas pode ficar sob ataque.
    É feita de uma Lança e um Pique. Duas Espadas fazem uma Espada Longa.
# en: e04feabd
rules-page-aruki-long-sword =
    Uma ou duas casas em qualquer das oito direções: dezesseis casas, nenhuma delas a salto de cavalo. Duas casas são um salto (decisão nossa), então nem um cerco de peças a segura.
    É feita de duas Espadas, ou de um Pique Maior e uma Lança Maior.
# en: 490e02a9
rules-page-aruki-rook =
    Quantas casas quiser pela linha ou pela coluna, até a primeira peça. Uma peça sua a detém; uma inimiga pode ser capturada. Não salta.
    Com uma Flecha faz um Ministro.
# en: 93f1df6f
rules-page-aruki-arrow =
    Quantas casas quiser na diagonal, até a primeira peça. Uma peça sua a detém; uma inimiga pode ser capturada. Fica sempre em casas da mesma cor.
    Com uma Torre faz um Ministro.
# en: b9facfb7
rules-page-aruki-minister =
    Torre e Flecha numa só peça: quantas casas quiser por uma linha, uma coluna ou uma diagonal, até a primeira peça.
    É feito de uma Torre e uma Flecha, seja qual for a que está no tabuleiro.
# en: 2ea617e6
rules-page-aruki-king =
    Uma casa em qualquer direção, mas nunca para uma casa atacada. Também não pode entrar na linha ou coluna de um dragão inimigo com o poder pronto, a não ser que capture esse dragão ou que o rei do lado desse dragão também esteja nela. Não há roque.
    Você tem um só rei na partida inteira, e ele nunca é capturado. Se ele está em xeque e nenhum lance ajuda, você perdeu.
# en: 53d9455d
rules-page-aruki-jester =
    Sozinho, anda uma casa em qualquer direção. Também anda como as peças ao lado dele: veja a próxima página.
    Você só tem um. Ele não evolui, nenhuma peça vira Bobo por promoção, e quando é capturado ele sai da partida.
# en: a447f95f
rules-title-aruki-mimicry = O que o Bobo imita
# en: d4e77313
rules-page-aruki-mimicry =
    Cada peça nas oito casas em volta de um Bobo, de qualquer lado, empresta a ele o próprio jeito de andar. O Bobo tem todos ao mesmo tempo. Aqui a Torre preta empresta linhas e colunas, e o Pique Maior do próprio lado empresta saltos de duas casas na diagonal.
    - Torre, Flecha e Ministro emprestam o seu longo alcance; Pique Maior, Lança Maior e Espada Longa emprestam os seus saltos. Peças que só dão um passo não acrescentam nada.
    - Dragões só emprestam passos: nem limpeza nem xeque de linha. O outro Bobo não empresta nada (decisão nossa).
    - O longo alcance emprestado é bloqueado como qualquer outro, inclusive pela peça que o emprestou.
    - Isso conta para o xeque: uma peça que chega ao lado de um Bobo, ou sai de lá, muda na hora o que o Bobo ataca.
# en: 8fd94576
rules-page-aruki-golden-dragon =
    Uma casa em qualquer direção, como um rei. Uma vez por partida também pode limpar a *coluna* em que está. Enquanto esse poder está pronto, o dragão ameaça o rei inimigo em qualquer casa dessa coluna.
    A barra na peça fica em pé enquanto o poder está pronto. Um dragão capturado sai da partida, e o poder vai com ele.
# en: 9dbacf9a
rules-page-aruki-silver-dragon =
    O irmão gêmeo do Dragão Dourado, para as linhas: uma casa em qualquer direção, e uma vez por partida pode limpar a *linha* em que está. Até lá, ele ameaça o rei inimigo em qualquer casa dessa linha.
    No começo não pode nem uma coisa nem outra, porque o rei do próprio lado está na mesma linha.
# en: 9d6c1132
rules-title-aruki-promotion = Promoção
# en: 6ef2bf52
rules-page-aruki-promotion =
    Quando o seu Peão ou Dardo entra na linha de peões do seu oponente (linha 11 para as Brancas, linha 2 para as Pretas), você pode trocá-lo, no mesmo lance, por uma peça da sua reserva. Aqui o Peão captura um Ministro e vira esse mesmo Ministro: o que um passo captura já está na sua reserva.
    - Não é obrigatório (decisão nossa). Mas um Peão que passa direto perde a chance.
    - O Peão sai da partida; não vai para nenhuma reserva.
    - Com a reserva vazia, não dá para promover.
    - Na última linha não há promoção.
    Escreva assim: `O(a10)b11=M`.
# en: 945e6136
rules-title-aruki-javelin-promotion = Promover um Dardo
# en: d933f9aa
rules-page-aruki-javelin-promotion =
    Um Dardo promove como um Peão, mas pode entrar na linha várias vezes e promover a cada uma. Aqui ele volta da última linha e vira Espada.
    Pode virar qualquer peça da sua reserva, menos um Peão.
# en: f03c1686
rules-title-aruki-evolution = Evolução
# en: 40bb6835
rules-page-aruki-evolution =
    Funda uma peça da sua reserva com uma do tabuleiro; a peça nova fica na casa desta. Esse é o seu lance inteiro (decisão nossa). Qualquer uma das duas pode ser a do tabuleiro.
    - Peão + Peão = Dardo
    - Torre + Flecha = Ministro
    - Pique + Pique = Pique Maior
    - Lança + Lança = Lança Maior
    - Lança + Pique = Espada
    - Espada + Espada = Espada Longa
    - Pique Maior + Lança Maior = Espada Longa
    Não há outras. Funciona em qualquer casa e pode dar xeque. Escreva assim: `R(e4)+A=M`, a peça do tabuleiro, a da sua reserva, o resultado.
# en: f45b1a2d
rules-title-aruki-wipe = A limpeza
# en: 74edf390
rules-page-aruki-wipe =
    Uma vez por partida, o seu Dragão Dourado pode limpar a coluna em que está, e o seu Dragão Prateado, a linha. Esse é o seu lance inteiro. Todas as peças ali vão embora: as do seu oponente, as suas e o próprio dragão. Nenhuma vai para uma reserva (decisão nossa).
    Não dá para fazer isso com o seu próprio rei ali (decisão nossa). Pode ser feito mesmo que só remova o dragão.
    Escreva assim: `GD(c4)-`.
# en: e78b5170
rules-title-aruki-line-check = Xeque de linha
# en: 552b4b6f
rules-page-aruki-line-check =
    Como poderia limpar a própria linha ou coluna, um dragão com o poder pronto dá xeque ao rei inimigo em qualquer casa dela, por mais peças que haja no meio. Não dá para bloquear esse xeque.
    O que ajuda: tirar o rei dali, capturar o dragão ou removê-lo com um dragão seu que limpe outra linha ou coluna. Um dragão que já usou o poder não dá xeque de linha.
# en: 183dcbc8
rules-title-aruki-line-exception = Quando não há perigo
# en: de52f121
rules-page-aruki-line-exception =
    Enquanto os dois reis estão na linha ou coluna de um dragão, não há xeque de linha, porque esse dragão não poderia limpá-la. Aqui o rei das Pretas está seguro na coluna “e” até o rei das Brancas sair dela. Aí seria um xeque descoberto.
    Bem ao lado de um dragão, um rei está em xeque do mesmo jeito, porque o dragão dá passos como um rei.
# en: 4731fa4b
rules-title-aruki-check = Xeque
# en: fd7c30ff
rules-page-aruki-check =
    Um rei está em xeque quando uma peça inimiga ataca a casa dele (a imitação conta), ou quando um dragão inimigo na linha ou coluna dele tem o poder pronto. Nenhum lance pode deixar o seu próprio rei em xeque: aqui a Espada precisa ficar entre o rei dela e a Torre.
    Não importa se a peça que ataca está cravada.
# en: a0059503
rules-title-aruki-checkmate = Xeque-mate
# en: fd018f90
rules-page-aruki-checkmate =
    Se você está em xeque e não tem lance possível, perdeu. Evoluções e limpezas contam como lances: enquanto uma delas ajudar, não é mate.
    A partida também acaba quando alguém desiste, quando o tempo acaba ou quando os dois lados aceitam um empate.
# en: b26bf0c4
rules-title-aruki-stalemate = Afogamento
# en: e2546044
rules-page-aruki-stalemate = Se você não está em xeque mas não tem lance possível, é empate. Evoluções e limpezas contam como lances.
# en: e89b7cd1
rules-title-aruki-draws = Outros empates
# en: 3f8244e5
rules-page-aruki-draws =
    Estes encerram a partida por si sós; ninguém precisa pedir o empate:
    - só restam os dois reis no tabuleiro, haja o que houver nas reservas;
    - a mesma posição aparece pela terceira vez: mesmo tabuleiro, mesmo lado a jogar, mesmas reservas, mesmos poderes de dragão;
    - passam cem lances de cada lado sem captura, promoção, evolução, limpeza ou passo de peão. Passos de Dardo contam como lances calmos.
    As regras originais não dizem nada sobre empates; estas são decisões nossas.
# en: a308a547
rules-title-aruki-notation = Como se escrevem os lances
# en: 9e1eb2b3
rules-page-aruki-notation =
    - Um passo: `O(d2)d3`, ou seja, a peça, onde está, aonde vai. Capturas não são marcadas.
    - Com promoção: `O(a10)a11=R`
    - Uma evolução: `R(a1)+A=M`
    - Uma limpeza: `GD(c4)-`
    Um `+` no fim é xeque, `#` é mate. Os símbolos: O Peão, J Dardo, P Pique, PP Pique Maior, L Lança, LL Lança Maior, S Espada, SS Espada Longa, R Torre, A Flecha, M Ministro, K Rei, JK Bobo, GD e SD os dragões.
    Dá para digitar menos: eu entendo `d2d3`, `a10a11r`, `a1+a` e `c4-`, em maiúsculas ou não, e os nomes das peças: `rook a6 b6`. Se você escrever `GDc4` para uma limpeza, eu pergunto antes de jogar. Se trocar letra e número, pergunto o que você quis dizer.
# en: 1f73b72c
rules-chapter-kyo-game = O jogo
# en: 5def8a25
rules-chapter-kyo-moves = Mover peões e fichas
# en: 4e27e0f9
rules-chapter-kyo-pawns = Os peões
# en: 6710fa60
rules-chapter-kyo-shields = Escudos
# en: 11a0961e
rules-chapter-kyo-end = Fim, notação
# en: fdabc1d5
rules-title-kyo-overview = Do que se trata
# en: e7099b43
rules-page-kyo-overview =
    No Kyo você joga com peões que ficam em cima de pilhas de fichas. As Douradas jogam primeiro, depois os lados se alternam; ninguém passa. Você vence capturando o Rei inimigo ou deixando o seu oponente sem nenhuma ficha de mana.
    Um peão dá um passo para uma casa vizinha e leva quantas das suas fichas quiser. Se a ficha que *fica para trás* é um caminho para esse passo, o peão pode seguir, passo após passo:
    - mana escuro, marcado `+`, é um caminho em frente e para os lados;
    - mana claro, marcado `x`, é um caminho na diagonal.
    Um escudo no topo de uma casa a protege: quem ataca ricocheteia.
# en: a8a552d6
rules-title-kyo-setup = Tabuleiro e disposições
# en: e9597501
rules-page-kyo-setup =
    Dez colunas de A a J, dez linhas de 0 a 9. A linha inicial das Douradas é a 0, a das Vermelhas é a 9. As Douradas veem a linha 0 embaixo e a coluna A à direita. As cores das casas não significam nada.
    Cada lado tem 8 Peões Leves, 8 Peões Pesados, 2 Torres, uma Dama, um Rei, 13 fichas de mana escuro, 13 de mana claro e 8 escudos. Rei diante de Rei na coluna E, Dama diante de Dama na coluna F.
    As disposições diferem no lugar dos Peões Leves: *Campo Aberto* (linhas 1 e 8, como aqui), *Trincheira* (linhas 3 e 6), *Impasse* (linhas 4 e 5). Com um `+`, cada lado ganha dois Canhões e dois Cavalos, como aqui nas linhas 2 e 7. O jeito de andar deles é decisão nossa.
# en: d53942ad
rules-title-kyo-stacks = Pilhas
# en: 96cedcfe
rules-page-kyo-stacks =
    Em cada casa cabe uma pilha: qualquer número de fichas e no máximo um peão, sempre bem no topo. A pilha é do lado que tem o peão ou o mana de cima. Uma casa com um escudo no topo não é de ninguém.
    As fichas douradas têm pontas retas; as vermelhas, redondas; os escudos têm entalhes. `+` é mana escuro, `x` é claro.
    O que você pode *levantar*: de cima até o primeiro mana inimigo, o seu próprio mana e quaisquer escudos, no máximo cinco fichas sob um peão. Um Peão Leve não levanta nada. De um monte seu sem peão você pode pegar quantas quiser; de um monte inimigo, ou de baixo de um escudo no topo, nenhuma.
    As pilhas se leem de baixo para cima: E4 aqui é escuro, claro, escudo, Peão Pesado.
# en: 40eb0b31
rules-title-kyo-turn = Sua vez
# en: bd25d57d
rules-page-kyo-turn =
    Jogue uma das suas pilhas: o peão dela, ou as fichas, se não houver peão ali. Faça uma destas coisas:
    - um passo *direto*;
    - uma sequência de passos de *mana*, até onde os caminhos forem;
    - um passo de *fichas* sem o peão delas;
    - *reordenar* as fichas, ou *golpear* um escudo.
    Torres também podem colocar escudos, e Damas também podem reordenar fichas, a qualquer momento. Dá para parar depois de qualquer passo. Aqui um Peão Pesado anda três casas e deixa uma ficha escura em cada casa de que sai.
# en: 57ed49aa
rules-title-kyo-direct = Passos diretos
# en: bdc08841
rules-page-kyo-direct =
    Todo peão pode dar um passo para qualquer das oito casas vizinhas, fique o que ficar para trás. Se não for um passo de mana, o movimento dele acaba aí.
    - Para uma casa vazia, ou em cima de mana de qualquer lado: ele entra.
    - Em cima de um peão seu: nunca.
    - Em cima de um peão inimigo: captura. Um Peão Leve precisa superá-lo em número.
    - Em cima de um escudo no topo: só uma Torre. Os outros golpeiam o escudo e ficam onde estão.
# en: 00a279d8
rules-title-kyo-load = Levar fichas
# en: 2a711b0d
rules-page-kyo-load =
    A cada passo, um peão leva quantas você quiser das fichas de cima que ele pode levantar, de nenhuma a cinco, na ordem em que estão. O resto fica para trás. Você escolhe de novo a cada passo: no caminho pode deixar fichas e pegar outras que achar sob o peão.
    `E4 2E5` leva duas. Uma ficha clara fica para trás e o passo é reto, então é um passo direto.
    Um Peão Leve não leva nada.
# en: 38115f8b
rules-title-kyo-dark = Passos de mana: escuro
# en: d42a3626
rules-page-kyo-dark =
    Um passo é um *passo de mana* se a ficha de cima que fica para trás é um caminho para ele. Mana escuro é um caminho para passos retos, por uma linha ou coluna. Depois de um passo de mana, o peão pode dar outro.
    Aqui `C2 2C3 1C4 C5`: em cada casa fica para trás uma ficha escura, que deixa o peão ir uma casa além. O último passo o deixa sem fichas, então ele precisa parar: não sobra nada para ficar para trás.
# en: b8cae8e8
rules-title-kyo-light = Passos de mana: claro
# en: 1bfc42ca
rules-page-kyo-light =
    Mana claro é um caminho para passos na diagonal. Aqui `C2 2D3 1E4 F5` deixa três fichas claras para trás.
    De quem é o mana não importa: mana inimigo é um caminho tão bom quanto, embora você nunca possa levantá-lo. Um escudo não é caminho.
# en: 07546467
rules-title-kyo-bends = Virar com duas cores
# en: 6b513efb
rules-page-kyo-bends =
    De um passo de mana para o próximo, o peão pode mudar de direção se a *cor do caminho* mudar, de escuro para claro ou de claro para escuro. Aqui é escuro, claro, escuro: reto, diagonal, reto.
    Então a ordem das fichas numa pilha decide quais rumos estão abertos. Reordene as fichas a tempo.
# en: b050564e
rules-title-kyo-one-colour = Não virar com uma só cor
# en: 5c3f44b6
rules-page-kyo-one-colour =
    Dois passos de mana sobre a mesma cor precisam ir exatamente na mesma direção. Voltar também conta como mudança, e reordenar fichas ou colocar escudos entre um e outro não ajuda (decisão nossa).
    Aqui o peão veio de E2 para E3 sobre mana escuro e leva uma ficha escura. Se deixar essa ficha, só pode seguir para E4. Se a levar, fica para trás a ficha clara de E3, que abre as quatro diagonais.
# en: f3257a52
rules-title-kyo-roads = Caminhos que já estão lá
# en: 16f6e4cb
rules-page-kyo-roads =
    Fichas que já estão no tabuleiro também são caminhos: um peão sobe nelas, deixa-as para trás e segue. Aqui um peão sem fichas passa por cima de uma ficha inimiga e de uma do próprio lado.
    Por onde ele só passa, tudo fica como está.
# en: 10fbf13d
rules-title-kyo-rest = Caminhos inimigos são destruídos
# en: b310420e
rules-page-kyo-rest =
    Quando o seu lance acaba, o mana inimigo logo abaixo do que o seu peão trouxe é destruído, dali para baixo, até a primeira ficha sua ou o primeiro escudo. Só conta a casa onde o peão para (decisão nossa).
    Aqui somem as fichas vermelhas escura e clara de E4, e a ficha dourada abaixo delas fica.
    Fichas sozinhas nunca destroem nada.
# en: 2bec3b00
rules-title-kyo-capture = Capturar
# en: 943b6af1
rules-page-kyo-capture =
    Para capturar um peão inimigo, dê um passo para a casa dele. Com ele vão as fichas da cor *dele* logo abaixo, até o primeiro escudo ou o primeiro mana seu (decisão nossa). Esse e tudo abaixo dele ficam, e o seu peão para no topo com o que leva.
    Todos os peões, menos o Peão Leve, capturam livremente; o Rei também. Uma captura encerra o movimento, mesmo no meio de uma sequência (decisão nossa: as regras originais não dizem). Uma Torre ainda pode colocar escudos, uma Dama ainda pode reordenar fichas.
    O que é capturado ou destruído nunca volta.
# en: 4456a772
rules-title-kyo-chips = Mandar fichas
# en: b61d4ac2
rules-page-kyo-chips =
    Em vez do peão, você pode mover as fichas de cima um passo, em qualquer das oito direções, para uma casa vazia ou em cima de mana de qualquer lado. O peão fica e desce sobre o que resta. É sempre um passo direto, e nada mais anda depois.
    Fichas não capturam nada. Mas mana coberto por mana inimigo não pode mais ser levantado pelo dono.
    Escreva com um sinal de mais: `E4 +2E5`.
# en: b10dad11
rules-title-kyo-under = Fichas sob um peão
# en: 573f247f
rules-page-kyo-under =
    Você também pode mandar fichas para uma casa com um peão seu, mesmo um Peão Leve: elas deslizam para logo abaixo dele. Nenhum escudo pode estar entre elas.
    Não dá para mandar fichas para uma casa com um peão inimigo, nem com um escudo no topo (decisão nossa).
# en: 2e771b96
rules-title-kyo-pile = Montes sem peão
# en: eaea4b63
rules-page-kyo-pile =
    Um monte com o seu mana no topo é seu, e você pode jogá-lo: escolha quantas das fichas de cima quiser e mova-as um passo, ou reordene-as. Só dá para levantar o seu próprio mana e escudos, até a primeira ficha inimiga.
    Isso encerra o seu lance.
# en: 3e0dee75
rules-title-kyo-shuffle = Reordenar
# en: 1f270c4f
rules-page-kyo-shuffle =
    Um peão pode pôr em outra ordem as fichas de cima, até onde pode levantá-las. Esse é o lance inteiro dele, embora uma Torre ainda possa colocar escudos, e uma Dama possa continuar. Um Peão Leve não pode reordenar fichas; um monte sem peão pode ser reordenado.
    A ordem precisa mudar, e entre as fichas reordenadas nenhum escudo pode ficar abaixo de mana (decisão nossa).
    Escreva de baixo para cima: `E4 =LDD` põe a clara mais embaixo, depois escura, escura. Não escreva as fichas de baixo que ficaram como estavam.
# en: 0473ce1d
rules-page-kyo-light-pawn =
    Um passo em qualquer direção, sempre direto. Nunca usa mana, não levanta nem reordena fichas, mesmo que esteja em cima delas.
    Pode subir em mana e golpear um escudo como os outros (decisão nossa), mas só captura um peão que ele supere em número: veja a próxima página.
# en: 9cb8c904
rules-title-kyo-outnumber = Superar em número
# en: 063a38ee
rules-page-kyo-outnumber =
    Antes de um Peão Leve capturar um *peão*, conte as casas vizinhas no tabuleiro como ele está:
    - quantas pilhas do lado que ataca ficam ao lado do *alvo*; a do atacante é uma delas;
    - quantas pilhas do outro lado ficam ao lado do *atacante*; a do alvo é uma delas.
    O primeiro número precisa ser maior. Peões e mana contam igual; escudos não contam para ninguém.
    Aqui o peão de E4 pode capturar D5, três contra dois. Ao lado de F5 só há ele mesmo, então F5 está a salvo.
# en: ed8a5bc8
rules-page-kyo-heavy-pawn =
    O peão comum. Levanta até cinco fichas, dá um passo direto ou uma sequência de passos de mana, manda ou reordena fichas, golpeia escudos e captura livremente.
    A ficha que fica para trás decide que passos podem vir depois: a clara deixada em E4 permite seguir na diagonal; a escura, em linha reta.
# en: 2a6a8c0e
rules-page-kyo-tower =
    Anda e levanta como um Peão Pesado, e sabe fazer mais duas coisas:
    - Sobe *em cima* de escudos no topo em vez de ricochetear, aqui em E5 e D5. Aí eles ficam sob ela e podem ser levantados. Ela nunca golpeia.
    - Pode colocar escudos em qualquer momento do lance sem terminá-lo: veja a próxima página.
# en: aa5a467a
rules-title-kyo-deploy = Como a Torre coloca escudos
# en: f62b6e56
rules-page-kyo-deploy =
    Uma Torre pode mover as fichas de cima um passo se todas forem escudos: antes, entre e depois dos outros passos, quantas vezes quiser. O lance continua.
    `E1 +1D2 1E2 +1F3`: ela coloca um escudo em D2, dá um passo para E2 com o outro e o coloca em F3.
    Dá para colocar escudos em casas vazias e em mana de qualquer lado, mas não em cima nem embaixo de um peão, nem sobre outro escudo.
# en: 13f39feb
rules-page-kyo-queen =
    Anda e levanta como um Peão Pesado, e pode reordenar fichas em qualquer momento do lance, quantas vezes quiser, sem terminá-lo: antes, entre e depois dos passos, mesmo depois de uma captura.
    Reordenar várias vezes seguidas conta como uma só vez. Um lance que é só reordenar também vale.
    Aqui `F2 3G3 =LDS`: ela dá um passo com as três fichas e depois põe a clara mais embaixo.
# en: 1948203f
rules-page-kyo-king =
    Anda, levanta e captura como um Peão Pesado. Se você o perder, perde a partida.
    Não há xeque: o seu Rei pode entrar em perigo. Os três escudos em que ele começa não protegem ninguém enquanto ele está em cima deles. Coloque-os ao lado dele, ou deixe-os para trás.
# en: 202fb732
rules-page-kyo-cannon =
    Um peão opcional, por decisão nossa. Está nas disposições com um `+`.
    Anda e captura como um Peão Pesado, e arremessa fichas: onde outros as movem um passo, ele pode movê-las uma, duas ou três casas em linha reta, por cima do que houver no meio. Elas caem onde fichas podem cair: não em cima de um peão inimigo, nem de um escudo no topo.
# en: bf88f68e
rules-page-kyo-knight =
    Um peão opcional, por decisão nossa. Está nas disposições com um `+`.
    Anda e captura como um Peão Pesado. Como primeiro e único passo, também pode saltar como um cavalo no xadrez, duas casas para um lado e uma para o outro, por cima do que houver no meio, com ou sem fichas. Um salto é sempre direto.
# en: f1a883e5
rules-title-kyo-strike = Golpear um escudo
# en: e11937ed
rules-page-kyo-strike =
    Dê um passo contra uma casa com um escudo no topo, e você o golpeia: o escudo de cima é destruído, e o seu peão ricocheteia. Ele fica onde está, com as suas fichas, e não anda mais nesse lance. Não importa quem colocou o escudo. Peões Leves golpeiam sem contar (decisão nossa); Torres nunca golpeiam.
    No meio de uma sequência, um golpe precisa ser um passo de mana: alguma ficha que poderia ficar para trás precisa ser um caminho para ele.
    Escreva com um X: `C4 XC5`.
# en: 451e0749
rules-title-kyo-deploying = Colocar escudos
# en: 12d70a29
rules-page-kyo-deploying =
    Um escudo protege a casa quando está no topo dela, e mais nada: *embaixo* de um peão não protege nada. Qualquer peão que levanta fichas pode colocar escudos, mandando-os, como as outras fichas, para uma casa vazia ou em cima de mana. Para todos menos a Torre, é um passo direto como qualquer outro.
    Escudos não têm cor (decisão nossa). Neles ricocheteiam os peões dos dois lados, e ninguém pode levantar o que está embaixo.
# en: e4abf32a
rules-title-kyo-uncover = Deixar escudos para trás
# en: f0a1db33
rules-page-kyo-uncover =
    Um peão que sai andando sem os seus escudos os deixa no topo: isso também é colocar escudos. Aqui o Rei dá um passo para o lado com um escudo, e dois guardam E2.
    Para recuperar escudos, suba neles com uma Torre, pare neles ao fazer uma captura, ou levante-os de baixo do seu próprio mana, posto por cima depois.
# en: 74610202
rules-title-kyo-king-taken = Fim: um Rei é capturado
# en: 87a1835a
rules-page-kyo-king-taken = Capture o Rei inimigo e você vence na hora. Não há xeque, então olhe antes de andar.
# en: ed4f0e7c
rules-title-kyo-no-mana = Fim: sem mana
# en: d0f82bf4
rules-page-kyo-no-mana =
    Se no fim de um lance você não tem mais nenhuma ficha de mana em lugar nenhum, escura ou clara, sob peões ou não, você perdeu. Não dá para destruir as suas próprias fichas.
    Mana é destruído quando um peão inimigo termina o lance em cima dele, e junto com um peão capturado que está em cima dele.
# en: 42023d1f
rules-title-kyo-draws = Empates
# en: 094e9879
rules-page-kyo-draws =
    - Se é a sua vez e você não tem nenhum lance, é empate. Aqui os Peões Leves das Douradas não superam ninguém em número e cercam o Rei.
    - Se o mesmo tabuleiro com o mesmo lado a jogar aparece pela terceira vez, é empate.
    - Se nada sai do tabuleiro em 120 lances seguidos, contando os dois lados juntos, é empate: nenhum peão capturado, nenhum mana destruído, nenhum escudo golpeado. Eu conto por você.
    - Os dois lados podem combinar um empate.
    As regras originais não dizem nada sobre empates; estas são decisões nossas.
# en: bca8e285
rules-title-kyo-notation = Como se escrevem os lances
# en: 07be1474
rules-page-kyo-notation =
    A casa de onde você sai, depois os passos, com espaços entre eles:
    - `B4`: o peão vai para B4 sem fichas; `3B4`: com as três de cima.
    - `+2B4`: vão as duas fichas de cima, o peão fica.
    - `XB4`: ele golpeia o escudo de B4.
    - `=LDS`: as três fichas de cima ficam, de baixo para cima: clara, escura, escudo.
    Capturas não são marcadas. Dá para digitar sem espaços nem maiúsculas: `c42c51c6xc7` é `C4 2C5 1C6 XC7`, como na imagem.
# en: 8aaad963
rules-chapter-chakart-game = O jogo
# en: cabdced8
rules-chapter-chakart-men = As peças
# en: aa0a312c
rules-chapter-chakart-objects = Objetos
# en: 9c954f02
rules-chapter-chakart-eggs = O que os ovos guardam
# en: 783ba041
rules-chapter-chakart-powers = Casco e furtividade
# en: e622222c
rules-chapter-chakart-end = Fim, dados, notação
# en: 62597bcc
rules-title-chakart-overview = Do que se trata
# en: 4023e46d
rules-page-chakart-overview =
    Chakart é xadrez entre cogumelos, ovos, bananas e bombas. A maioria das peças deixa um deles para trás quando anda. Pise num e aguente o que vier: você segue de carona, voa para o lado ou topa com uma de oito surpresas ao acaso.
    Reis são capturados como qualquer outra peça. Não há xeque, nem mate, nem roque, nem en passant. Perca todos os seus reis, e você perde a partida.
    Uma vez por partida, uma dama pode se mover às escondidas, e um rei pode acertar com o casco uma peça à vista.
    Aqui um peão deixou um cogumelo em d3, um cavalo deixou um ovo em g8, e um bispo acabou de pôr uma bomba em c4.
# en: eae88251
rules-title-chakart-setup = Disposição
# en: 4249d2ad
rules-page-chakart-setup =
    Oito colunas de “a” a “h”, oito linhas. As Brancas, nas linhas 1 e 2, jogam primeiro. Os peões ficam como no xadrez; as peças atrás deles dependem da disposição:
    - *assimétrica*: ao acaso, cada lado por si, como aqui;
    - *simétrica*: ao acaso, igual para os dois;
    - *determinística*: como no xadrez.
    Os dois bispos de um lado ficam sempre em casas de cores diferentes; o resto pode ser qualquer coisa. O tabuleiro começa sem objetos, e os dois lados têm casco e furtividade prontos.
# en: c606f58e
rules-title-chakart-turn = Sua vez
# en: 82bba1dc
rules-page-chakart-turn =
    Mova uma das suas peças como no xadrez, ou use o seu casco. Suas próprias peças sempre bloqueiam; peças inimigas podem ser capturadas. Dá para parar em ovos e cogumelos, ou passar por cima deles. Também dá para parar em bananas e bombas, mas elas detêm torres, bispos e damas.
    Depois age o que estiver sob a peça, às vezes vários objetos um após o outro. Torres e bispos deixam o seu presente no fim.
    Alguns ovos dão a você mais uma escolha. Você pode recusá-la com `pass` (decisão nossa). Se não tem nenhum lance, você passa.
# en: bb76a2d1
rules-page-chakart-pawn =
    Toad: uma casa em frente, se ali não houver peça; objetos não o detêm. Duas casas a partir da primeira ou da segunda linha, se a mais próxima estiver vazia ou tiver um ovo ou um cogumelo, e a outra não tiver peça. Uma casa na diagonal para a frente para capturar uma peça ou pegar *qualquer objeto*, mas nunca para uma casa vazia.
    Deixa um cogumelo na casa de onde saiu. Depois de um passo duplo, deixa-o na casa pulada, e destrói o que estava ou se escondia ali.
# en: 861e423e
rules-page-chakart-knight =
    Yoshi: salta como no xadrez, por cima de peças e também de objetos.
    Deixa um ovo na casa de onde saiu. Um cogumelo o leva por mais um salto na mesma direção.
# en: a2ebe596
rules-page-chakart-bishop =
    Wario: anda como no xadrez. Ovos e cogumelos não o detêm; bananas e bombas, sim. Pode parar nelas, mas não passar por elas.
    Onde para, põe uma bomba numa casa livre ao acaso, bem ao lado dele em linha reta. Um objeto que estiver lá é substituído.
# en: 83a0d538
rules-page-chakart-rook =
    Donkey: anda como no xadrez. Ovos e cogumelos não a detêm; bananas e bombas, sim. Pode parar nelas, mas não passar por elas.
    Onde para, põe uma banana numa casa livre ao acaso, bem ao lado dela na diagonal. Um objeto que estiver lá é substituído.
# en: 9f495520
rules-page-chakart-queen =
    Mario: anda como no xadrez, passa por ovos e cogumelos, vai até bananas e bombas. Não deixa presente, e cogumelos não a levam.
    Uma vez por partida, uma dama de cada lado pode se mover às escondidas: veja *Furtividade*.
# en: b9884c71
rules-page-chakart-king =
    Peach: uma casa em qualquer direção, mesmo que entre em perigo. Não há xeque. Um cogumelo o leva uma casa adiante.
    Você pode ter vários reis, por promoção ou pela Toadette. Todos precisam ser capturados. Uma vez por partida, um rei de cada lado pode lançar o casco: veja *Casco*.
# en: 38fcc708
rules-title-chakart-promotion = Promoção
# en: 58e2db4e
rules-page-chakart-promotion =
    Quando o seu peão chega à última linha, vira dama, torre, cavalo, bispo ou *rei*: você escolhe junto com o lance. Ele ainda deixa um cogumelo, porque saiu da casa como peão. Uma nova torre ou um novo bispo põe o seu presente na hora.
    Um segundo rei é uma segunda vida. Escreva assim: `e7e8k`.
# en: a68372dd
rules-title-chakart-carried = De carona até a última linha
# en: 664dc813
rules-page-chakart-carried =
    Se um cogumelo, uma banana ou uma bomba leva o seu peão à última linha, eu pergunto o que ele vira, por exemplo `=q`. Não dá para recusar a promoção. Depois o objeto dessa casa age sobre a nova peça.
    Uma peça capturada ali some antes de você escolher. Se era o último rei, a partida acaba na hora (decisão nossa).
# en: 01c16d4a
rules-title-chakart-gifts = Presentes
# en: 06bda2aa
rules-page-chakart-gifts =
    As peças deixam coisas para trás:
    - um peão deixa um cogumelo, na casa de onde saiu ou que pulou;
    - um cavalo deixa um ovo, na casa de onde saiu;
    - uma torre deixa uma banana, na diagonal ao lado de onde para;
    - um bispo deixa uma bomba, em linha reta ao lado de onde para.
    A casa é ao acaso entre as que não têm peça. Se não houver nenhuma, nada é deixado. Damas e reis não deixam nada. Objetos não são de ninguém, cada um funciona uma vez, e a peça que parar em cima de um o gasta. Aqui a torre pôs a sua banana em b4.
# en: e56e1a09
rules-title-chakart-mushroom = Cogumelo
# en: 4cc96028
rules-page-chakart-mushroom =
    Leva adiante um peão, cavalo ou rei: o mesmo passo mais uma vez (um cavalo salta de novo), se a casa de chegada está no tabuleiro e não tem peça. Um cogumelo nunca captura (decisão nossa). Se não há lugar, a peça fica onde está. O passo duplo de um peão conta como uma casa.
    Damas, torres e bispos o gastam à toa. O que estiver na casa seguinte age em seguida.
# en: b4246ee2
rules-title-chakart-banana = Banana
# en: 2985978e
rules-page-chakart-banana =
    A peça que parar em cima dela é lançada uma casa em linha reta: para cima, para baixo, para a esquerda ou para a direita, ao acaso entre as casas que existem no tabuleiro. Uma peça ali, de *qualquer* lado, é capturada, inclusive o seu próprio último rei. Um objeto ali age em seguida.
    Torre, bispo e dama podem parar numa banana, mas não passar por ela.
# en: 7708e531
rules-title-chakart-bomb = Bomba
# en: e6da441b
rules-page-chakart-bomb =
    A peça que parar em cima dela é lançada uma casa na diagonal, ao acaso entre as casas que existem no tabuleiro. Uma peça ali, de *qualquer* lado, é capturada. Um objeto ali age em seguida.
    Torre, bispo e dama podem parar numa bomba, mas não passar por ela.
# en: 65d09a81
rules-title-chakart-chain = Reações em cadeia
# en: 1f32dc6f
rules-page-chakart-chain =
    Enquanto a peça cair em outro objeto, ela segue adiante. Aqui o peão pega a banana de e4 e é jogado para e5. O cogumelo de lá o leva adiante nessa direção, para e6. A bomba de lá o joga para d5, em cima da própria torre. Cair em cima de uma peça encerra a cadeia.
    Presentes deixados no mesmo lance também contam: um peão jogado de volta no próprio cogumelo o usa. Cada objeto funciona uma vez, então toda cadeia acaba.
# en: 81225202
rules-title-chakart-egg = Ovo
# en: 8f01133a
rules-page-chakart-egg =
    Cavalos deixam ovos. Pise num, e você topa com uma de oito surpresas, todas igualmente prováveis, mesmo as que não possam fazer nada:
    - King Boo: você troca duas peças.
    - Koopa: sua peça volta.
    - Toadette: você ganha uma peça nova.
    - Chomp: sua peça é devorada.
    - Daisy: você joga de novo.
    - Bowser: sua peça não pode se mover no próximo lance.
    - Luigi: uma peça inimiga vira sua.
    - Waluigi: uma das suas vira inimiga.
# en: 05b94b9a
rules-title-chakart-king-boo = King Boo
# en: f6d682bc
rules-page-chakart-king-boo =
    Escolha duas peças quaisquer do tabuleiro, de qualquer lado, com ou sem auréola, e elas trocam de casa: `a5h8`. Nenhum peão pode acabar assim na última linha dele (decisão nossa). Nada mais acontece: nem presentes, nem objetos. Isso encerra a sua vez.
    Você pode recusar a troca com `pass`.
# en: c6cdb5c3
rules-title-chakart-koopa = Koopa
# en: 64e378c1
rules-page-chakart-koopa =
    Sua peça volta para a casa onde este lance começou. Um presente dela nessa casa é removido, e uma torre ou um bispo não deixa nenhum. Uma promoção continua valendo.
    Uma peça que a Toadette acabou de dar não tem para onde voltar: ela sai do tabuleiro (decisão nossa).
# en: d073a1f2
rules-title-chakart-toadette = Toadette
# en: d63c7615
rules-page-chakart-toadette =
    Você ganha ao acaso uma dama, torre, cavalo, bispo ou rei, e coloca essa peça em qualquer casa onde não haja outra: `@c5`. Uma banana, bomba ou ovo ali age sobre ela; um cogumelo só é removido. Uma torre ou um bispo deixa o seu presente, um cavalo não deixa ovo. Um rei que você ganha vale como qualquer outro.
    Você pode recusar a peça com `pass`.
# en: 7a8c5d91
rules-title-chakart-chomp = Chomp
# en: 91c4b9cb
rules-page-chakart-chomp = A peça que pisou no ovo é devorada. Se era o seu último rei, você perde.
# en: e31a3bf1
rules-title-chakart-daisy = Daisy
# en: b1ed1c8e
rules-page-chakart-daisy =
    Jogue de novo, com qualquer das suas peças, inclusive a mesma. Casco e furtividade contam como lances. Peças com auréola agora podem se mover, e ovos no caminho funcionam como sempre.
    Você pode recusar esse lance com `pass`.
# en: 920b90d9
rules-title-chakart-bowser = Bowser
# en: 52802cc1
rules-page-chakart-bowser = Sua peça ganha uma auréola: não pode se mover, lançar o casco nem se esconder até que o lado dela tenha feito outro lance sem ela.
# en: 0586802f
rules-title-chakart-luigi = Luigi
# en: ace09333
rules-page-chakart-luigi = Uma peça inimiga ao acaso vira sua, ali onde está. Reis nunca mudam de lado, nem peões na primeira linha deles (decisão nossa). Se ela tem auréola, continua com ela.
# en: d785e5cc
rules-title-chakart-waluigi = Waluigi
# en: c92176d0
rules-page-chakart-waluigi = Uma peça sua ao acaso vira inimiga, ali onde está. Pode ser a que pisou no ovo. Reis nunca mudam de lado, nem peões na primeira linha deles (decisão nossa).
# en: 996f0247
rules-title-chakart-halo = A auréola
# en: 2ca3bc06
rules-page-chakart-halo =
    Uma peça com auréola não pode se mover. Ela fica no caminho, pode ser capturada, trocada e mudar de lado, e um rei com auréola continua sendo um rei.
    A auréola acaba com o próximo lance do lado a que a peça então pertence: assim que a peça desse lance anda, antes que qualquer outra coisa aja. Então o lance da Daisy já pode ser feito com ela.
# en: e0f86931
rules-title-chakart-shell = Casco
# en: 404f3577
rules-page-chakart-shell =
    Uma vez por partida, o seu rei pode lançar o casco em vez de andar: por uma linha, coluna ou diagonal, passando por casas vazias, ovos e cogumelos, na primeira peça inimiga à vista, mesmo que esteja bem ao lado. Essa peça é removida. Nada se move, e os objetos ficam.
    Suas próprias peças, bananas e bombas detêm o casco. Um rei com auréola não pode lançá-lo. O poder é seu, não do rei: qualquer dos seus reis pode usá-lo.
    Escreva com um s: `e1e5s`. Sem o s, o rei dá um passo, ou eu recuso o lance: nunca uso o seu casco por um descuido seu.
# en: b650c0b3
rules-title-chakart-stealth = Furtividade
# en: a261bb71
rules-page-chakart-stealth =
    Uma vez por partida, a sua dama pode ir às escondidas para uma casa vazia. Você a vê, pontilhada; ninguém mais vê. Ela fica escondida até o seu oponente jogar. Aí aparece, à vista de todo mundo.
    Nunca há mais de uma dama escondida. O poder é seu, não da dama: qualquer das suas damas pode usá-lo.
    Escreva com um h: `d1h5h`.
# en: b702c6f2
rules-title-chakart-unseen = Uma dama escondida, vista de fora
# en: 34fbda09
rules-page-chakart-unseen =
    Seu oponente e quem assiste leem `d1??h`. Ficam sabendo de que casa a dama saiu, marcada com um ponto de interrogação, e veem o tabuleiro sem ela. Também as listas de lances são feitas a partir desse tabuleiro, então nada entrega a dama.
# en: 2e6bf5f2
rules-title-chakart-found = Topar com ela
# en: 46df6d36
rules-page-chakart-found =
    Seu oponente joga como se a sua dama não estivesse lá. Torres, bispos, damas e cascos passam através dela. Uma torre, bispo, dama, cavalo ou rei que parar na casa dela a captura. O mesmo faz um peão que anda em frente até ela, ou passa por ela com um passo duplo. Na diagonal, um peão não pode capturá-la.
    Aqui a torre por acaso parou em h5.
# en: f586099d
rules-title-chakart-kings = O fim
# en: 72c1b026
rules-page-chakart-kings =
    Se você não tem mais nenhum rei, perde na hora, não importa o que levou o último: seu oponente, uma banana, um ovo. Todos os seus reis precisam cair, também os promovidos e os ganhos.
    Seu rei pode ser capturado. Não há xeque, então olhe antes de jogar.
# en: 320d039a
rules-title-chakart-draws = Empates
# en: d9b971c0
rules-page-chakart-draws =
    A partida empata assim que nada mais pode acontecer, ou nada aconteceu por muito tempo:
    - cada lado só tem o seu rei, os dois não estão um ao lado do outro, e não há objeto no tabuleiro, nem casco pronto, nem nada a escolher;
    - nenhum dos lados poderia voltar a jogar, nem mesmo sem auréolas;
    - o lance 600 passou;
    - cem lances calmos seguidos, contando os dois lados juntos: sem captura, rolagem de dados, lance de peão, promoção, lance furtivo ou casco, e nenhum objeto é posto, pego ou movido;
    - duzentos lances seguidos sem ganho: uma captura, um lance de peão, uma promoção, um lance furtivo, ou uma peça que o Chomp devora, que a Toadette dá ou que muda de lado. Um bônus que ainda está por vir é jogado antes.
    Eu conto por você. Não há afogamento nem empate por repetição. Dá para combinar um empate com `/draw`.
    As regras originais não dizem nada sobre empates; estas são decisões nossas.
# en: 5d81e165
rules-title-chakart-lots = Dados
# en: f783cddf
rules-page-chakart-lots =
    Todos os dados são justos: um arremesso vai para qualquer casa vizinha no tabuleiro, um ovo guarda qualquer das suas oito surpresas, um presente cai numa casa livre ao lado da peça, tudo igualmente provável. Eu rolo os dados quando você joga o seu lance, nunca antes. Eles fazem parte da notação do lance: `>f5` é um arremesso, `*W` um ovo, `+g6` um presente.
    Os dados são lacrados com o desafio e abertos no fim. Aí você pode conferir cada rolagem com `/verify`.
# en: ecdbc4da
rules-title-chakart-notation = Como se escrevem os lances
# en: 94e8949f
rules-page-chakart-notation =
    - Um lance: `d2d4`, de onde e para onde. Uma promoção acrescenta a sua letra: `e7e8q`.
    - A furtividade acrescenta `h`, um casco acrescenta `s`.
    - King Boo: `a5h8`. Toadette: `@c5`. Promoção de um peão que foi de carona: `=q`. Recusar: `pass`.
    Depois vem o que os dados fizeram: `>e5` jogado para e5, `*` e uma letra para um ovo (B King Boo, K Koopa, T Toadette, C Chomp, D Daisy, M Bowser, L Luigi, W Waluigi), `+g7` um presente.
    Também dá para digitar como no xadrez: `Nf6`, `fxe4`, `e8=Q`, `Qh5?` para a furtividade, `Kxe5 shell`.
# en: 07e9d53c
rules-chapter-lusus-game = O jogo
# en: 8a3d61fb
rules-chapter-lusus-men = As peças, o fim, notação
# en: 472de0f8
rules-chapter-lusus-movement = Placas de Movimento
# en: fa0b6cbf
rules-chapter-lusus-special = Placas Especiais
# en: f8964cf7
rules-chapter-lusus-trap = Armadilhas
# en: 00efd109
rules-chapter-lusus-once = Placas de uso único
# en: 73211e1b
rules-lusus-movement = Placa de Movimento: para qualquer peça com um espaço livre, sua ou do seu oponente. Funciona enquanto estiver lá.
# en: af135484
rules-lusus-special = Placa Especial: para qualquer peça com um espaço livre, sua ou do seu oponente. Funciona enquanto estiver lá.
# en: d3d8e366
rules-lusus-trap = Armadilha: para uma peça sua, virada para baixo. Funciona quando um lance captura essa peça, e só então é virada para cima.
# en: 9b9d2af3
rules-lusus-once = Placa de uso único: acontece uma vez e vai para o seu cemitério.
# en: cafc4607
rules-title-lusus-overview = Do que se trata
# en: 5b8eee44
rules-page-lusus-overview =
    Lusus é xadrez com placas. Cada lado tem um saco com as mesmas quarenta e cinco, e em cada lance você joga uma: numa peça, onde ela muda o que essa peça pode fazer, ou para algo que acontece uma vez.
    Não há xeque. Capture o rei inimigo e você vence na hora. Se precisa comprar placas e o seu saco não tem o bastante, você perde.
    As Brancas começam com uma placa na mão, as Pretas com três. Ao lado do tabuleiro você vê as mãos, as placas que restam nos sacos e os cemitérios.
# en: fef3e88d
rules-title-lusus-turn = Sua vez
# en: ad7d9493
rules-page-lusus-turn =
    Quatro coisas nesta ordem, todas num só lance:
    - *Jogar* uma placa da sua mão, ou queimar uma.
    - *Mover* uma peça. Você só passa se nada puder se mover (decisão nossa).
    - *Descartar*: o que sobra na sua mão volta para o saco.
    - *Comprar* três placas novas ao acaso.
    Então uma mão dura um lance só. Os dados são rolados quando você joga o seu lance; nesse meio-tempo nada é perguntado ao seu oponente.
# en: 521f4696
rules-title-lusus-burn = Jogar e queimar
# en: 975deb0e
rules-page-lusus-burn =
    Com placas na mão, você precisa jogar uma ou queimar uma (decisão nossa). Uma placa queimada vai para o seu cemitério à toa, e você não joga mais nenhuma placa neste lance. Só dá para queimar uma placa no começo do lance. Com a mão vazia, você só move uma peça.
    Você joga uma placa por lance. Cada *Ação Dupla* nas suas peças permite mais uma, três no máximo (decisão nossa), e essas você pode deixar de jogar. Uma placa sem alvo possível só pode ser queimada.
    Uma placa queimada se escreve com um sinal de menos: `-SF d1d4`.
# en: 3b126868
rules-title-lusus-hand = Mão, saco, cemitério
# en: 4f00a8f9
rules-page-lusus-hand =
    Você compra três placas, uma a mais para cada *+1 Compra* e uma a menos para cada *-1 Compra* nas suas peças, mas no mínimo uma e no máximo cinco (decisão nossa). Se o seu saco não tem o bastante, você não compra nenhuma e perde.
    As placas de uma peça capturada e as placas removidas, queimadas ou usadas vão para o cemitério do dono delas. *Cura* e *Reciclagem* as trazem de volta.
    Só você vê a sua mão, e um oponente com *Conhecimento*. Todo mundo vê quantas placas há numa mão e num saco, e vê os cemitérios.
# en: 196f4da9
rules-title-lusus-slots = Espaços
# en: 04ed2190
rules-page-lusus-slots =
    Cada peça tem lugar para um certo número de placas: rei 1, dama 2, torre 4, bispo 3, cavalo 3, peão 2 (decisão nossa). Só *Condenação* ocupa dois espaços. As barrinhas são espaços livres.
    As placas ficam na ordem em que chegaram: `e4.2` é a segunda em e4. Quando uma sai, as outras avançam. Um peão promovido fica com as placas que tem e ganha os espaços do novo tipo.
    Uma placa continua com o mesmo dono, mas funciona para a peça em que está. Placas de Movimento são quadradas, Especiais redondas, armadilhas denteadas.
# en: 48fa1b58
rules-title-lusus-traps = Armadilhas e segredos
# en: 5d0d7489
rules-page-lusus-traps =
    Armadilhas ficam viradas para baixo nas peças de quem as pôs. Todo mundo vê *que* há uma armadilha; só quem a pôs sabe qual. Ela é virada para cima quando funciona, ou quando vai para um cemitério.
    Segredos nunca decidem o que é permitido, então uma recusa nunca entrega um.
    Quando uma peça é capturada, as armadilhas dela agem nesta ordem (decisão nossa): Esquiva, Reversão; depois a queda de um rei; depois Ladrão, Herança, Transfusão; depois as outras placas vão para os cemitérios; depois Sem Compra, Vingança. Num rei, só Esquiva e Reversão ajudam.
# en: 5ece6b57
rules-title-lusus-capture = Mover e capturar
# en: 258b4104
rules-page-lusus-capture =
    Uma peça anda como o seu próprio tipo, ou por uma placa de Movimento que está nela: cada lance usa uma dessas coisas. Ela captura parando em cima de uma peça inimiga. Ataques não significam nada: o seu rei pode ir, ou ficar, onde pode ser capturado.
    As placas de uma peça capturada vão para os cemitérios dos donos delas, a não ser que uma armadilha ou um *Ladrão* diga outra coisa.
    Nada pode mover uma peça *congelada*, e nenhum lance pode capturar uma *protegida*. As duas são marcadas.
# en: cbd65469
rules-title-lusus-king = Rei e roque
# en: 7aa2df6f
rules-page-lusus-king =
    O rei anda uma casa em qualquer direção; nada o impede de correr perigo. Cabe nele uma placa.
    O roque é como no xadrez, `O-O` e `O-O-O`: rei e torre ainda não saíram do lugar, e as casas no meio estão vazias. Ataques não importam: aqui o bispo fica olhando. Nenhum dos dois pode estar congelado nem ter Pés Grudentos ou Fúria.
# en: cc71a67e
rules-title-lusus-queen = Dama, torre, bispo
# en: a6d5f609
rules-page-lusus-queen =
    Andam como no xadrez: a torre por linha e coluna, o bispo na diagonal, a dama dos dois jeitos, quantas casas quiser até a primeira peça. Uma peça inimiga ali pode ser capturada.
    Um lance assim é *de longo alcance*. Atravessar, Mola, Volta e Avalanche mudam esses lances.
# en: 4b2b5e77
rules-title-lusus-knight = O cavalo
# en: 9d9208b4
rules-page-lusus-knight =
    Salta como no xadrez, duas casas para um lado e uma para o outro, por cima do que houver no meio. Cabem nele três placas.
# en: 52e1067e
rules-title-lusus-pawn = O peão
# en: 3d3de6aa
rules-page-lusus-pawn =
    Uma casa em frente, se estiver vazia. Duas a partir da segunda linha, se as duas estiverem vazias, mesmo que já tenha andado antes. Captura na diagonal para a frente, a uma casa. Cabem nele duas placas.
# en: 7989cf12
rules-title-lusus-passing = En passant
# en: 7bd803df
rules-page-lusus-passing =
    Como no xadrez: depois do passo duplo de um peão, a casa pulada conta por um lance. Uma peça com lances de peão que poderia capturar na diagonal nessa casa pode fazer isso, e captura o peão que a pulou. Uma peça com a placa Peão pode capturar assim, e também ser capturada assim.
# en: 92197300
rules-title-lusus-promotion = Promoção
# en: 2ef9041f
rules-page-lusus-promotion =
    Um peão que chega à última linha pelo próprio lance vira dama, torre, bispo ou cavalo, por exemplo `b7c8=N`. Se você não disser qual, vira dama. Ele fica com as placas que tem. Um peão que chega lá pela troca de outra peça ou por uma Esquiva vira dama.
    Outras peças nunca promovem, nem com uma placa Peão.
# en: da8405b1
rules-title-lusus-end = O fim
# en: 50d22d85
rules-page-lusus-end =
    - Um rei é capturado, por um lance ou por *Vingança*: o lado dele perde na hora.
    - Você não consegue comprar todas as placas necessárias: você perde.
    - Depois do lance 400, o ducentésimo das Pretas, as Pretas vencem (decisão nossa).
    Não há empate, nem afogamento, nem repetição. O saco é o relógio da partida: a três placas por lance, quarenta e cinco não duram para sempre, embora as placas descartadas voltem.
# en: 169dd642
rules-title-lusus-notation = Como se escrevem os lances
# en: 62e18618
rules-page-lusus-notation =
    - `QU@e2 e2e4`: Dama em e2, depois o lance da peça.
    - `DI@h8.2`: a segunda placa em h8. `KO@e4`, `DL`, `BS`, conforme a placa pede.
    - `HE+QU+KN+RO`, `RC+QU@e4`, `TD@a1.1~h8.1`; `-QU` queima.
    - Depois de um lance: `=Q` promoção, `xa5xa6` avalanche, `^2` roubo, `>h5` uma corrida. `a1~b2` é uma troca, `--` é passar.
    O que os dados fizeram vem depois de uma barra: `| bs=QUKN dg=b6 dr=?3`. Também dá para escrever nomes: `hit and run on a1 then a1b1`.
# en: 6eba8715
rules-page-lusus-tile-ki =
    Esta peça também anda como um rei, uma casa em qualquer direção. Ela não vira rei de verdade e não pode fazer o roque com isso.
    { rules-lusus-movement }
# en: 06968e10
rules-page-lusus-tile-qu =
    Esta peça também anda como uma dama. Aqui um cavalo anda quanto quiser nas oito direções, e ainda salta.
    { rules-lusus-movement }
# en: e4cfd543
rules-page-lusus-tile-bi =
    Esta peça também anda como um bispo.
    { rules-lusus-movement }
# en: 7231daff
rules-page-lusus-tile-kn =
    Esta peça também anda como um cavalo: salta por cima do que houver no meio.
    { rules-lusus-movement }
# en: bb423dee
rules-page-lusus-tile-ro =
    Esta peça também anda como uma torre.
    { rules-lusus-movement }
# en: fb197d77
rules-page-lusus-tile-pa =
    Esta peça também anda como um peão: um passo em frente, dois a partir da segunda linha do lado dela, captura na diagonal para a frente e en passant. Em frente é para onde vão os peões do lado dela. Ela não promove.
    { rules-lusus-movement }
# en: 656b71b3
rules-page-lusus-tile-sw =
    Esta peça pode trocar de casa com uma peça vizinha de qualquer lado que não esteja congelada. Nada é capturado. Um peão que, como parceiro de troca, chega à última linha dele vira dama.
    Escreva assim: `d4~d5`. Aqui ela pode trocar com os dois peões e com a torre.
    { rules-lusus-movement }
# en: 192c3cd9
rules-page-lusus-tile-rb =
    Se esta peça tem lances de torre, pelo seu tipo ou por uma placa, ganha também lances de bispo, e vice-versa, como aqui. Numa peça sem nenhum dos dois, a placa não faz nada.
    { rules-lusus-movement }
# en: e4d66cdf
rules-page-lusus-tile-si =
    Esta peça também anda ou captura uma casa em linha reta: para cima, para baixo, para a esquerda ou para a direita.
    { rules-lusus-movement }
# en: f6c6be56
rules-page-lusus-tile-im =
    Esta peça ignora Imobilização, Fantasma, Pés Grudentos, Desarme e Fúria. As outras placas dela ficam protegidas: Dissipar, Desencanto, Tropeço e Permuta não podem escolhê-las, e Nocaute e Enredo não podem escolher a peça. A própria placa Imunidade pode ser removida, e novas placas podem ser postas. Aqui um fantasma ao lado não a congela.
    { rules-lusus-special }
# en: 9736e99c
rules-page-lusus-tile-gu =
    Nenhum lance pode capturar peças amigas que esta peça poderia atacar, inclusive o rei. Ela não protege a si mesma. Ela precisa poder ir agora mesmo até a casa da peça amiga, como se ali houvesse uma peça inimiga. Não ajuda contra Vingança.
    Aqui a torre guarda o cavalo: a dama das Pretas não pode capturá-lo.
    { rules-lusus-special }
# en: 95968569
rules-page-lusus-tile-md =
    O lado da peça compra uma placa a menos por lance, mas no mínimo uma. Esta placa é para peças inimigas. O número ao lado do saco mostra isso.
    { rules-lusus-special }
# en: a16ae47d
rules-page-lusus-tile-pd =
    O lado da peça compra uma placa a mais por lance, no máximo cinco. Você tem mais escolha, mas o seu saco precisa ter tudo isso.
    { rules-lusus-special }
# en: 9c295646
rules-page-lusus-tile-sf =
    Esta peça só anda para uma das oito casas em volta: nada de longo alcance, nem salto, nem passo duplo, nem roque. Com Volta, isso inclui casas do outro lado da borda.
    { rules-lusus-special }
# en: 93e376b6
rules-page-lusus-tile-dm =
    Esta peça não pode capturar, nem mesmo en passant. Aqui a dama pode ir até as peças pretas, mas não capturá-las.
    { rules-lusus-special }
# en: 0de093a0
rules-page-lusus-tile-en =
    Esta peça só anda para capturar: nenhum lance calmo, nenhuma troca, nenhum roque. Com Desarme, ela não pode se mover de jeito nenhum.
    { rules-lusus-special }
# en: 96197220
rules-page-lusus-tile-ph =
    Num lance de longo alcance, esta peça pode *atravessar* uma peça de qualquer lado, uma vez. Aqui a torre atravessa um peão do próprio lado e pode até capturar o que está atrás. Um peão com esta placa pode dar o passo duplo por cima de uma peça.
    { rules-lusus-special }
# en: 04107667
rules-page-lusus-tile-da =
    O lado da peça pode jogar mais uma placa por lance, três no máximo. Funciona na hora, no mesmo lance em que você a joga. Aqui vem em seguida uma placa Bispo na mesma torre, que então anda como um bispo.
    { rules-lusus-special }
# en: 0eba3279
rules-page-lusus-tile-sp =
    Num lance de longo alcance na diagonal, esta peça ricocheteia em peças e na borda: vira num ângulo reto e continua, quantas vezes quiser. Na borda é um reflexo; numa peça, os dois rumos estão abertos. Outras peças de longo alcance podem ricochetear nesta do mesmo jeito.
    { rules-lusus-special }
# en: 7cc66389
rules-page-lusus-tile-ds =
    Só ocupa um espaço: uma placa a menos que cabe na dama inimiga.
    { rules-lusus-special }
# en: 1e2371cb
rules-page-lusus-tile-co =
    Serve só para ocupar dois espaços, então nunca cabe num rei. Com ela, uma dama ou um peão fica sem lugar para mais nada.
    { rules-lusus-special }
# en: f056d857
rules-page-lusus-tile-wr =
    Para esta peça, as bordas esquerda e direita são unidas: da coluna “a” ela continua para a coluna “h” na mesma linha, e vice-versa. Isso vale para lances de longo alcance, saltos, passos, capturas e Troca, mas não para o roque.
    { rules-lusus-special }
# en: 23a8f25c
rules-page-lusus-tile-gh =
    Todas as peças ao lado desta ficam congeladas, amigas e inimigas, mas não ela mesma. Não podem se mover, fazer o roque, ser trocadas nem se esquivar. Ainda podem ser capturadas e ainda podem receber placas.
    { rules-lusus-special }
# en: e62467c2
rules-page-lusus-tile-iz =
    Esta peça fica congelada: nada a move, nem o próprio lance, nem roque, nem troca, nem Esquiva. Ela pode ser capturada.
    { rules-lusus-special }
# en: e147804f
rules-page-lusus-tile-hr =
    Depois de capturar, esta peça pode se mover mais uma vez, ainda no mesmo lance, para uma casa vazia, a partir de onde está agora. Escreva depois do lance: `>a5`. Se uma armadilha a leva, ou o lance é desfeito, não vem mais nada.
    Ela precisa ter a placa antes da captura: um Bater e Correr roubado por essa mesma captura espera a próxima (decisão nossa).
    { rules-lusus-special }
# en: f20389d1
rules-page-lusus-tile-kw =
    O lado da peça vê, só na própria visão, a mão do oponente e o que é comprado para ela. Armadilhas continuam escondidas.
    { rules-lusus-special }
# en: 7ef40fef
rules-page-lusus-tile-bd =
    Depois de tomar impulso por algumas casas vazias, uma captura de longo alcance pode seguir rolando na mesma direção e capturar outras tantas peças inimigas, se estiverem logo uma atrás da outra. Ela para na última. Aqui são duas casas vazias, e mais duas peças atrás da primeira: `a1a4xa5xa6`.
    { rules-lusus-special }
# en: 392d7f6a
rules-page-lusus-tile-th =
    Quando esta peça captura, pode roubar da primeira peça capturada uma placa que caiba nos próprios espaços. A placa é sua para sempre. Escreva assim: `^1`, a primeira placa.
    A placa roubada não faz nada na captura que a roubou: Bater e Correr, Avalanche e Ladrão funcionam a partir da próxima captura (decisão nossa).
    { rules-lusus-special }
# en: a58126ce
rules-page-lusus-tile-rv =
    A peça que captura esta também é capturada, com todas as placas que tem. As armadilhas da peça que captura e a Guarda não ajudam. Um rei que a captura perde a partida (decisão nossa).
    { rules-lusus-trap }
# en: 00095eb4
rules-page-lusus-tile-nd =
    Quem capturou esta peça não compra nada neste lance, então fica com a mão vazia no próximo. Isso não faz perder a partida.
    { rules-lusus-trap }
# en: c5c2dd14
rules-page-lusus-tile-un =
    O lance da captura é desfeito e se perde, junto com avalanche e roubo. As placas postas em jogo antes dele ficam. Só esta placa some. Também salva um rei.
    { rules-lusus-trap }
# en: d07489f0
rules-page-lusus-tile-dg =
    Esta peça não é capturada: pula para uma casa livre ao lado, ao acaso, e a peça que ataca fica no lugar dela. Não ajuda se nenhuma casa estiver livre, nem se a peça estiver congelada. Também salva um rei.
    { rules-lusus-trap }
# en: 954af9c3
rules-page-lusus-tile-tf =
    As suas placas nesta peça voltam para o seu saco em vez do cemitério, inclusive esta.
    { rules-lusus-trap }
# en: 6401da69
rules-page-lusus-tile-bq =
    A primeira das suas outras placas nesta peça, na ordem dos espaços, vai para a sua mão em vez do cemitério (decisão nossa).
    { rules-lusus-trap }
# en: b2aaac04
rules-page-lusus-tile-di =
    Remova uma placa qualquer de qualquer peça; ela vai para o cemitério do dono dela. Dá para escolher uma armadilha virada para baixo pelo espaço dela. Placas de uma peça com Imunidade ficam protegidas. Escreva assim: `DI@e5.2`.
    { rules-lusus-once }
# en: 80052b29
rules-page-lusus-tile-ko =
    Remova todas as placas de uma peça. Ela precisa ter alguma, e não ter Imunidade. Escreva assim: `KO@e5`.
    { rules-lusus-once }
# en: 04c509bb
rules-page-lusus-tile-dc =
    Remova uma placa Especial de qualquer peça. Placas de uma peça com Imunidade ficam protegidas, menos a própria Imunidade. Escreva assim: `DC@e8.1`.
    { rules-lusus-once }
# en: 0af23586
rules-page-lusus-tile-tp =
    Remova uma placa de Movimento de qualquer peça. Placas de uma peça com Imunidade ficam protegidas. Escreva assim: `TP@e5.2`.
    { rules-lusus-once }
# en: 25d05b6c
rules-page-lusus-tile-es =
    Remova todas as placas de Movimento de uma peça. Ela precisa ter alguma, e não ter Imunidade. Escreva assim: `ES@e5`.
    { rules-lusus-once }
# en: 0c7a15e8
rules-page-lusus-tile-dl =
    A mão inteira do seu oponente volta para o saco, então no próximo lance o outro lado fica sem placas para jogar. A mão não pode estar vazia. Escreva assim: `DL`.
    { rules-lusus-once }
# en: 8939eb65
rules-page-lusus-tile-bs =
    Duas placas da mão do seu oponente, ao acaso, vão para o cemitério do outro lado; todas, se houver menos. A mão não pode estar vazia. Escreva assim: `BS`.
    { rules-lusus-once }
# en: a75eb8d6
rules-page-lusus-tile-lt =
    Duas placas da mão do seu oponente, ao acaso, vão para o *seu* saco e são suas para sempre; todas, se houver menos. A mão não pode estar vazia. Escreva assim: `LT`.
    { rules-lusus-once }
# en: a29cf973
rules-page-lusus-tile-he =
    Escolha três placas do seu cemitério, ou todas se houver menos, e traga-as para a mão. Com uma Ação Dupla você pode jogá-las na hora. Senão, elas vão para o seu saco com o resto da mão, e a partida dura mais para você. Escreva assim: `HE+KN+RO+PA`.
    { rules-lusus-once }
# en: 7297bd85
rules-page-lusus-tile-rc =
    Jogue uma placa do seu cemitério como se ela estivesse na sua mão, mas não uma Reciclagem. As duas juntas contam como uma placa só. Escreva assim: `RC+BI@d1`.
    { rules-lusus-once }
# en: b7dd5d33
rules-page-lusus-tile-td =
    Troque duas placas de duas peças diferentes, seja quem for o dono. As duas precisam caber, e nenhuma pode estar protegida. Cada uma fica no lugar da outra, e os donos continuam os mesmos. Uma armadilha funciona para a peça em que então está. Escreva assim: `TD@d1.1~d8.1`.
    { rules-lusus-once }
# en: 86751b42
dice-title = { $game } · dados
# en: 3c26c9ec
dice-seal = As rolagens de dados desta partida foram lacradas antes do começo: SHA-256 `{ $commitment }`.
# en: 79f5dbf8
dice-source = Rolagens do { $made }: cada uma sai da semente e do texto `{ $game }:{ $revision }:n:{ $interaction }`. O n conta as rolagens do lance a partir de 0.
# en: 90b29235
dice-sealed = A semente fica em segredo até a partida acabar. Aí `/verify` abre a semente e confere cada rolagem dos dados.
# en: d77add94
dice-open = A semente é `{ $seed }`. Para conferir cada rolagem, use `/verify`.
# en: 32d849d1
move-number = lance { $number }
# en: 564e073c
move-number-part = lance { $number }, parte { $part }
# en: e85a9d85
verify-title = A rolagem dos dados de { $game } { $id }
# en: acdf8813
verify-choices-title = Os lances do computador em { $game } { $id }
# en: 7b0d2f22
verify-choices-long = Refazer aqui os lances do computador demora demais. Baixe a partida em `/history` e rode `sealed-move verify` nela.
# en: 696d39ee
verify-file = Nem todas as rolagens cabem aqui, então elas estão no arquivo.
# en: c4c3310a
verify-foot = HMAC-SHA-256 com a semente sobre game:revision:n:interaction, módulo as opções
# en: ef93c852
proof-holds = { $draws ->
    [0] Nenhum dado foi rolado.
    [one] A única rolagem confere.
   *[other] Todas as { $draws } rolagens conferem.
}
# en: 36ad41be
choices-hold = { $count ->
    [0] { $computer } não fez nenhum lance.
    [one] O único lance de { $computer } é dele mesmo.
   *[other] Todos os { $count } lances de { $computer } são dele mesmo.
}
# en: 824b0aaa
choices-differ = O arquivo diz `{ $written }` na linha { $number }, mas { $computer } escolhe `{ $chosen }`.
# en: 854d17ac
choices-unreadable = Não dá para refazer os lances, então não dá para conferir os de { $computer }.
# en: 4586dad6
proof-season-title = O sorteio de { $name }, temporada { $number }
# en: e473d872
proof-season-holds = O sorteio, os pares e as tabelas conferem.
# en: ce546b98
proof-season-flaw = Alguma coisa não bate: { $why }
# en: 24d828b2
proof-season-seal = Lacrado como SHA-256 `{ $commitment }`, na mensagem { $message }
# en: d06600b6
proof-season-seed = Semente `{ $seed }`
# en: 55590205
proof-season-drum = Globo do sorteio `{ $drum }`, o SHA-256 do número dessa mensagem e da inscrição de todo mundo
# en: 104a1ecf
proof-season-file = O arquivo lista os sorteios em ordem, e todos os pares.
# en: a5f87772
proof-season-draw = { $lot }. { $index } de { $options }: { $number } ({ $player })
# en: edeef8c9
proof-season-pair = Divisão { $division }, rodada { $round }: { $first } – { $second }
# en: a6dd50f1
proof-seed = Semente `{ $seed }`, lacrada como SHA-256 `{ $commitment }`
# en: 6a4884f2
proof-draw = { $made } ({ $result } de { $options }): `{ $text }`
# en: 7bae8074
proof-meaning = { $submission }, { $meaning }
# en: a2c16850
proof-start = Início
# en: ed5e600d
proof-ply = Lance { $number }
# en: 749a9d70
proof-ply-part = Lance { $number }, parte { $part }
# en: e6b78cf6
proof-commitment = **A rolagem dos dados não confere.** A semente lacrada tem o SHA-256 `{ $published }`; a que foi aberta tem `{ $opened }`.
# en: be06a90b
proof-draw-differs = **A rolagem dos dados não confere.** { $submission }: a rolagem { $number } (`{ $text }`) dá { $index } de { $options }, mas foi escrito { $other }. Escrito: `{ $written }` Rolagem: `{ $drawn }`
# en: dc8a1724
proof-lots-differ = **A rolagem dos dados não confere.** { $submission }: as rolagens dão outra coisa. Escrito: `{ $written }` Rolagem: `{ $drawn }`
# en: 2ea9a40d
proof-sealed = Esta partida ainda não acabou, então a rolagem dos dados continua lacrada. Quando acabar, baixe o arquivo de novo e confira esse.
# en: 4e4a22d8
proof-no-commitment = O arquivo da partida não traz o lacre, então compare o SHA-256 com o do desafio.
# en: 1aabf1b9
proof-record = { $submission } não é um lance desta partida: { $why }
# en: 92cfe965
notice-foot-over = Partida { $id }
# en: 76fc4ca0
draw-offered = { $player } propõe empate em { $game }, { $opponent }.
# en: 3ece0761
draw-closed = { $player } propôs empate a { $opponent } em { $game }. { $outcome ->
    [accepted] A proposta foi aceita.
    [declined] A proposta foi recusada.
    [withdrawn] { $player } retirou a proposta.
    [over] A partida acabou antes.
   *[overtaken] A partida seguiu.
}
# en: b175922a
draw-declined = { $player } recusou o empate. Segue o jogo, { $opponent }!
# en: 6ecca11b
takeback-offered = { $player } pede para voltar um lance em { $game }. Pode ser, { $opponent }?
# en: 896d92db
takeback-closed = { $player } pediu a { $opponent } para voltar um lance em { $game }. { $outcome ->
    [accepted] O pedido foi aceito.
    [declined] O pedido foi recusado.
    [withdrawn] { $player } retirou o pedido.
    [over] A partida acabou antes.
   *[overtaken] A partida seguiu.
}
# en: 24469d0d
takeback-declined = { $player } não deixou voltar o lance, { $opponent }. O lance vale.
# en: 474534e9
takeback-withdrawn = { $player } não pede mais para voltar o lance.
# en: 0d1a5935
notice-taken-back = { $player } deixou voltar um lance.
# en: d342be16
player-with-side = { $player } ({ $side })
# en: ea36ea74
notice-ratings = Ratings: { $first } { $firstrating } · { $second } { $secondrating }
# en: f631a825
notice-ratings-early = Os ratings não mudam: um dos lados ainda não tinha jogado.
# en: 95f7384e
notice-rating-computer = Rating de { $player } contra o computador: { $rating }
# en: 2089caed
notice-spared = Os ratings não mudam: nenhum aviso deste lance chegou a { $player }.
# en: 8cb67ed3
notice-ratings-new = -# Um ? marca um rating de poucas partidas: ele ainda muda depressa.
# en: 0d525de5
rating-change = { $before } → { $after } ({ $difference })
# en: 7dd0f232
rating = { $sure ->
    [no] { $value }?
   *[yes] { $value }
}
# en: b6d83b05
player-gone = alguém que saiu
# en: 66311f2f
draw-withdrawn = { $player } retirou a proposta de empate.

## Lessons

# en: 5991f0f7
lesson-title = { $game } · lição { $number } de { $count } · { $title }
# en: a1444d22
lesson-title-course = { $game } · { $course }, { $number } de { $count } · { $title }
# en: 9715b7e3
lesson-title-puzzle = { $game } · { $title } · problema { $number } de { $count }
# en: 1ca885f5
course-winning = Como se vence e se perde
# en: cee8f549
course-winning-about = Quatro lições, cada uma com três problemas. Abra os olhos: quando é para achar uma ameaça, eu não aviso.
# en: 65ee17b9
lesson-played = { $side }: { $meaning } (`{ $record }`).
# en: 248b6d7d
lesson-goes-on = Muito bem. Qual é o seu próximo lance?
# en: e5c02bb7
lesson-wrong = **Ainda não.** { $why } Montei a posição de novo.
# en: 925ce4a0
lesson-wrong-answered = Acima estão o seu lance e a resposta { WORD($side, article: "the", case: "de") }, mas a tarefa ainda não foi cumprida.
# en: 98998da9
lesson-wrong-unanswered = O seu lance acima fez outra coisa, e a tarefa ainda não foi cumprida.
# en: 67a69634
lesson-hint = **Dica:** { $hint }
# en: e1c6772e
lesson-solved = ✅ **Resolvido!**
# en: e45fdba7
lesson-fewest = { $moves ->
    [0] Você precisou de 0 lances. Ninguém resolve mais rápido.
    [one] Você precisou de { $moves } lance. Ninguém resolve mais rápido.
   *[other] Você precisou de { $moves } lances. Ninguém resolve mais rápido.
}
# en: 151c7246
lesson-more = Você precisou de { $moves ->
    [0] 0 lances
    [one] { $moves } lance
   *[other] { $moves } lances
}. Dá para resolver em { $fewest }.
# en: 857ec7fa
lesson-next = A seguir: **{ $title }**.
# en: 0515adad
lesson-all-solved = 🎓 Você terminou as lições de { $game }. Por último vem uma partida de verdade contra o computador mais fácil. Dá para voltar lances e pedir dicas. Um segundo curso mostra como se vence e se perde.
# en: e1b6049b
lesson-course-solved = 🎓 Você resolveu este curso inteiro. Já pode jogar uma partida de verdade de { $game }, e em `/puzzle` há mais problemas.
# en: 7604ebe7
lesson-outdated = Esse menu está desatualizado. Aqui está a lição como ela está agora.
# en: d30d6124
lesson-progress = { $solved } de { $count ->
    [0] 0 lições resolvidas
    [one] { $count } lição resolvida
   *[other] { $count } lições resolvidas
}
# en: 05aac6e8
lesson-progress-course = { $solved } de { $count ->
    [0] 0 lições e problemas resolvidos
    [one] { $count } lição ou problema resolvido
   *[other] { $count } lições e problemas resolvidos
}
# en: 0923d396
lesson-overview-title = Lições
# en: 013d7315
lesson-overview = Cada lição é uma pequena posição com uma tarefa e leva um ou dois minutos. Você joga com os mesmos menus de uma partida; nada conta, e dá para parar e continuar quando quiser.
# en: 1827e3a6
lesson-overview-line = **{ $game }** · { $about }. { $progress }.
# en: 81d20dfa
lesson-overview-course = { $course }: { $progress }
# en: 4fbc25ff
lesson-list-title = { $game } · lições
# en: 52ef7530
lesson-list-title-course = { $game } · { $course }
# en: 4f8e205a
lesson-line = ▫️ { $number }. { $title }
# en: 8be6eca3
lesson-line-solved = ✅ { $number }. { $title }
# en: 3f050f80
lesson-line-skipped = ⏭️ { $number }. { $title }
# en: 3e36756f
lesson-line-last = 🎓 { $number }. Uma partida contra o computador
# en: 7657d43b
lesson-line-puzzles = { $line } · problemas: { $solved } de { $count }
# en: fe0e0738
lesson-choose = Abrir uma lição
# en: 5a4f0b5d
lesson-chess-aruki = Você pulou duas lições. Um Peão anda e captura como no xadrez, mas só um passo. Uma Lança anda uma casa em linha reta, um Pique uma na diagonal. Torre e Flecha andam como uma torre e um bispo.
# en: 7efd3331
lesson-chess-chakart = Você pulou duas lições. Cavalos e peões andam como no xadrez. Mas um cavalo deixa um ovo na casa de onde sai, um peão deixa um cogumelo, e ninguém diz “xeque”.
# en: 97dce867
lesson-chess-lusus = Você pulou duas lições. As peças andam como no xadrez, mas não há xeque: quem captura o rei vence. No fim de cada lance você compra placas, e é aí que o Lusus começa.
# en: 722f694e
puzzle-title = { $game } · problema de rating { $rating }
# en: 94a06713
puzzle-task-win = **Vez { WORD($side, article: "the", case: "de") }.** Ache o único lance que vence.
# en: 3784f8d0
puzzle-task-hold = **Vez { WORD($side, article: "the", case: "de") }.** Só um lance segura a partida. Ache esse lance.
# en: efcbaf7f
puzzle-task-moves = Ao todo você precisa de { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}; eu jogo pelo outro lado.
# en: b1ee4e73
puzzle-wrong-win = **Não é esse.** Esse lance deixa a chance passar.
# en: 9dc1dca3
puzzle-wrong-hold = **Não é esse.** Esse lance perde.
# en: 03cb3dbf
puzzle-refuted = **Por quê?** A resposta { WORD($side, article: "the", case: "de") } poderia ser `{ $record }`: { $meaning }.
# en: d31b31a5
puzzle-then = E depois da sua melhor resposta poderia vir `{ $record }`: { $meaning }.
# en: be7ba1e1
puzzle-costs-game = Com isso, { WORD($side, article: "the") } vencem a partida.
# en: 25c91ba6
puzzle-costs-draw = Com isso, a partida empata.
# en: 707327c1
puzzle-no-tiles = Depois disso, você não consegue comprar placas suficientes.
# en: 0353a639
puzzle-costs-pieces = { $count ->
    [one] Você perde esta peça: { $pieces }.
   *[other] Você perde estas peças: { $pieces }.
}
# en: 6294e3ba
puzzle-chance = { $left ->
    [none] Depois disso, a partida está praticamente perdida.
   *[some] Depois disso, suas chances de vencer são de uns { $chance }%.
}
# en: 50928d1e
puzzle-again = Montei a posição de novo. Tente outro lance.
# en: bf4c4193
puzzle-hint-counts = Uma dica conta como tentativa errada.
# en: d08c29af
puzzle-done-win = Era esse o lance vencedor.
# en: 75960f3d
puzzle-done-hold = Era esse o único lance que mantinha o equilíbrio.
# en: a294b632
puzzle-why-game = Com este lance, { WORD($side, article: "the") } vencem a partida.
# en: 3e58741c
puzzle-why-takes = { $count ->
    [one] Ele ganha uma peça: { $pieces }.
   *[other] Ele ganha estas peças: { $pieces }.
}
# en: 916ca337
puzzle-why-other = **E os outros?** Até o melhor deles falha, `{ $record }`: { $meaning }.
# en: 39032ae1
puzzle-theme = **Tema:** { $theme }
# en: 7ddb03cb
puzzle-theme-aruki-mate = mate em um
# en: f21250b0
puzzle-theme-aruki-chase = xeques que terminam em mate
# en: 84e53846
puzzle-theme-aruki-net = um lance calmo que fecha a rede de mate
# en: 8cddbcb9
puzzle-theme-aruki-prize = uma peça dando sopa
# en: c592ee60
puzzle-theme-aruki-quiet = um lance calmo com duas ideias
# en: 952f7861
puzzle-theme-aruki-flight = o Rei dá um passo para o lado
# en: 4b9b6e07
puzzle-theme-aruki-guard = o Bobo e os dragões montam guarda
# en: 3a96e876
puzzle-theme-aruki-take = capture a peça que ataca
# en: bf1566a5
puzzle-theme-aruki-block = feche o caminho
# en: f7c74d9f
puzzle-theme-aruki-series = resposta após resposta
# en: 985d3c5e
puzzle-theme-kyo-ride = a corrida até o Rei
# en: cc6af935
puzzle-theme-kyo-road = um caminho curto até o Rei
# en: 5b7096fa
puzzle-theme-kyo-shuffle = reordenar para abrir caminho
# en: 0d3670fe
puzzle-theme-kyo-net = uma ameaça sem defesa
# en: 43134b57
puzzle-theme-kyo-prize = cai um peão forte
# en: f10d323d
puzzle-theme-kyo-flight = fora de alcance
# en: b50195b0
puzzle-theme-kyo-royal = o Rei captura o peão que ataca
# en: 86eb6c90
puzzle-theme-kyo-take = capture o peão que ataca
# en: 44ebf482
puzzle-theme-kyo-series = resposta após resposta
# en: dacd3a1c
puzzle-theme-kyo-counter = primeiro defender, depois contra-atacar
# en: 78037c2c
puzzle-theme-chakart-shell = um casco no Rei
# en: 843cf661
puzzle-theme-chakart-line = caminho livre até o Rei
# en: fd5f9433
puzzle-theme-chakart-step = a um passo do Rei
# en: d9f11113
puzzle-theme-chakart-stealth = a Dama escondida
# en: 0eb38ced
puzzle-theme-chakart-net = uma ameaça sem defesa
# en: bf406dd0
puzzle-theme-chakart-flight = fora de alcance
# en: fd190f93
puzzle-theme-chakart-shot = um casco na defesa
# en: cdee541a
puzzle-theme-chakart-take = capture a peça que ataca
# en: c149fadf
puzzle-theme-chakart-series = resposta após resposta
# en: 716e0784
puzzle-theme-chakart-counter = primeiro defender, depois contra-atacar
# en: 590cf68c
puzzle-theme-lusus-movement = um novo jeito de andar
# en: bb581b99
puzzle-theme-lusus-special = uma placa que dribla as regras
# en: d441aa17
puzzle-theme-lusus-removal = uma placa que abre caminho
# en: 057e9e2e
puzzle-theme-lusus-flight = o Rei dá um passo para o lado
# en: a09b39a3
puzzle-theme-lusus-take = capture a peça que ataca
# en: f4365906
puzzle-theme-lusus-cover = feche o caminho
# en: a983a681
puzzle-theme-lusus-shield = uma placa como escudo
# en: 34e2e2ce
puzzle-theme-lusus-rescue = uma placa que desarma a peça que ataca
# en: cbe9ff44
puzzle-theme-lusus-series = resposta após resposta
# en: 5afa8aa1
puzzle-theme-lusus-counter = primeiro defender, depois contra-atacar
# en: dac0212b
puzzle-line-page = Lance { $page } de { $count }
# en: 9b5c19de
puzzle-rating = Seu rating de problemas: { $rating }
# en: 7d307e51
puzzle-rating-unsure = Seu rating de problemas: por volta de { $rating }
# en: 4eaf1c00
puzzle-rating-change = Seu rating de problemas: { $before } → { $rating }
# en: 28a89d1c
puzzle-outdated = Esse menu está desatualizado. Aqui está o problema como ele está agora.
# en: dd51db03
own-puzzle-title = { $game } · de uma partida sua
# en: 83da9c97
own-puzzle-task = **Da sua partida contra { $opponent }, lance { $number }.** Aqui algo passou batido. Qual é o melhor lance?
# en: f2f7cd12
own-puzzle-step = Respostas certas seguidas: { $step } de { $steps }. Não conta para o rating.
# en: 1f08355d
own-puzzle-wrong = **Não é esse.** Você tentou `{ $record }`: { $meaning }. Outro lance é claramente melhor. Tente de novo.
# en: bd9b8f99
own-puzzle-unjudged = Não consegui julgar esse lance a tempo. Tente de novo daqui a pouco.
# en: ce6c3780
own-puzzle-right = Você jogou `{ $record }`: { $meaning }.
# en: 35cacb05
own-puzzle-best = O melhor lance: `{ $record }`, { $meaning }.
# en: bde4eeac
own-puzzle-again = Eu pergunto de novo { $due }, com `/puzzle`.
# en: 999a2266
own-puzzle-learned = Três respostas certas seguidas. Essa você aprendeu, então não pergunto mais.
# en: ce5b0f42
own-puzzle-overview = **Das suas próprias partidas.** Estes erros estão de volta. Agora você consegue achar o lance melhor?
# en: 87266dd0
own-puzzle-due = **{ $game }** · { $count ->
    [0] 0 problemas
    [one] { $count } problema
   *[other] { $count } problemas
}
# en: c592c94a
review-own-puzzles = Suas próprias viradas voltam amanhã como problemas: `/puzzle`
# en: b162a5f6
button-own-puzzle = Meus problemas de { $game }
# en: 2f589475
button-other-puzzle = Outro problema
# en: 464df579
puzzle-overview-title = Problemas
# en: 0ebfd51d
puzzle-overview = Cada problema é uma posição de uma partida, e só um primeiro lance está certo. Você joga com os mesmos menus de uma partida. Só a primeira tentativa conta para o seu rating de problemas; uma dica conta como tentativa errada.
# en: db071d6e
puzzle-overview-line = **{ $game }** · { $rating }. Resolvidos de primeira: { $solved } de { $tried }.
# en: 6921dd6e
daily-title = Problema do dia · { $game } · rating { $rating }
# en: af40b917
daily-nobody = Ninguém resolveu ainda.
# en: 860db077
daily-solvers = **Quem resolveu**
# en: 4a2b7aa7
daily-solver = { $number }. { $player } · { $first ->
    [yes] de primeira
   *[no] em outra tentativa
} · { $days ->
    [one] sequência: { $days } dia
   *[other] sequência: { $days } dias
}
# en: 53acf357
daily-more-solvers = e mais { $count }
# en: 47bd9dfb
daily-last = Faz duas semanas que ninguém tenta um problema, então este é o último até alguém tentar.
# en: e3cbe605
daily-foot = Você resolve o problema em particular, e aqui só aparece o seu nome. Dá para faltar um dia por semana sem perder a sequência.
# en: 8b532f1a
daily-closed = Encerrado: o próximo já saiu.
# en: 5848ce33
daily-counted = Você está na lista de hoje. Sua sequência: { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}. Dá para faltar um dia sem perdê-la.
# en: b74571aa
daily-counted-no-free = Você está na lista de hoje. Sua sequência: { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}. Seu dia de folga desta semana já foi usado, então não perca o próximo problema.
# en: ca1cbe74
daily-late = O próximo problema do dia já saiu, então este chegou tarde para a lista.
# en: 49062566
daily-solved = Você resolveu o problema de hoje. Aqui estão os lances.
# en: 7b56ea0e
daily-shown = Você já viu a solução do problema de hoje. Aqui está ela de novo.
# en: d43c7b66
daily-over = Esse é o problema de um dia que já passou. Para outro, use `/puzzle`.
# en: 6154ae3a
lesson-aruki-pawn-title = Capture com um Peão
# en: 25c43a1b
lesson-aruki-pawn-task =
    Você joga com as Brancas, de baixo para cima. Um **Peão** anda uma casa em frente, se ela estiver vazia. Ele captura na *diagonal* para a frente, a uma casa.
    { "" }**Sua tarefa:** um Peão preto em e6 bloqueia o seu. Capture o Pique em f6.
# en: a04838c1
lesson-aruki-pawn-hint = Mova o Peão de e5. Ele captura na diagonal para a frente: em f6.
# en: f708c610
lesson-aruki-pawn-done = O Pique foi capturado, mas não se perdeu: agora está na sua **reserva**. Logo você vai usá-lo.
# en: 5a2b4d79
lesson-aruki-pawn-wrong-king = Seu rei foi passear, e o Pique continua lá.
# en: 2738e3b4
lesson-aruki-pike-title = Lança ou Pique?
# en: b41b66fc
lesson-aruki-pike-task =
    Uma **Lança** anda uma casa em linha reta: para a frente, para trás, para a esquerda ou para a direita. Um **Pique** anda uma casa na diagonal. Os dois capturam do jeito que andam.
    { "" }**Sua tarefa:** uma das suas duas peças pode capturar a Torre em f6. Faça isso.
# en: b288c474
lesson-aruki-pike-hint = f6 está a um passo na diagonal do Pique em g5.
# en: 7d910a2e
lesson-aruki-pike-done = Isso mesmo: as Lanças vão em linha reta, os Piques na diagonal. Torres e Flechas vão do mesmo jeito, até que haja algo no caminho.
# en: 59776e05
lesson-aruki-pike-wrong-lance = Você moveu a Lança. Ela só vai em linha reta, então não chega a f6.
# en: aa89bbc3
lesson-aruki-leap-title = Salte por cima de um Peão
# en: d13d887e
lesson-aruki-leap-task =
    Uma **Lança Maior** anda uma ou duas casas em linha reta. Com duas, ela *salta*: o que está no meio não importa. Piques Maiores fazem o mesmo na diagonal.
    { "" }**Sua tarefa:** salte por cima do Peão e capture a Torre em e7.
# en: 61df5083
lesson-aruki-leap-hint = Mova a Lança Maior duas casas: de e5 para e7.
# en: 52f611f0
lesson-aruki-leap-done = Por cima do Peão, e a Torre é sua. O que salta não pode ser bloqueado.
# en: 988019f4
lesson-aruki-leap-wrong-pawn = Você capturou o Peão. A Torre atrás dele vale muito mais.
# en: c4bbd4c7
lesson-aruki-merge-title = Funda uma Lança e um Pique
# en: c923efd7
lesson-aruki-merge-task =
    O Pique que você capturou espera na sua reserva. No seu lance, você pode fundir uma peça da reserva com uma do tabuleiro: isso é uma **evolução**. Lança e Pique fazem uma **Espada**, que anda uma casa em *qualquer* direção.
    { "" }**Sua tarefa:** funda o Pique com a sua Lança em e5.
# en: 59d90cb2
lesson-aruki-merge-hint = Escolha a Lança em e5, depois o Pique da reserva. Digitado, fica `L(e5)+P=S`.
# en: f04e0e95
lesson-aruki-merge-done = Uma Espada! Duas peças iguais fazem o tipo maior, e Torre e Flecha fazem um **Ministro**, a peça mais forte de todas.
# en: 3c0127dc
lesson-aruki-merge-wrong-step = A Lança só andou. Fundir é um lance à parte, na casa onde a Lança está.
# en: 395200e8
lesson-aruki-merge-wrong-king = Seu rei se moveu, e o Pique ainda espera na reserva.
# en: 02403409
lesson-aruki-promote-title = Transforme um Peão em Torre
# en: d2d29417
lesson-aruki-promote-task =
    Quando um Peão entra na linha onde os Peões inimigos começaram (para você, a linha 11), pode ser trocado por uma peça da sua reserva. Essa é a **promoção** dele.
    { "" }**Sua tarefa:** vá para c11 e faça do Peão uma Torre.
# en: 978883e1
lesson-aruki-promote-hint = Mova o Peão de c10 para c11 e escolha a Torre. Digitado, fica `O(c10)c11=R`.
# en: 51f9ad47
lesson-aruki-promote-done = Uma Torre, e ela já dá xeque ao rei. O Peão em si sumiu: não vai para nenhuma reserva.
# en: 63db7951
lesson-aruki-promote-wrong-plain = Agora ele é Peão para sempre. Só podia promover no passo para a linha 11.
# en: 7c8c2cfd
lesson-aruki-promote-wrong-king = Seu rei se moveu. O Peão está a um passo da promoção.
# en: 9cb534a7
lesson-aruki-jester-title = Deixe o Bobo imitar
# en: 0bf25527
lesson-aruki-jester-task =
    Um **Bobo** anda uma casa em qualquer direção, e também como cada peça que está ao lado dele, amiga ou inimiga. O seu está junto de uma Torre, então também anda como Torre.
    { "" }**Sua tarefa:** capture a Flecha em e10 com o Bobo.
# en: 1495e9b8
lesson-aruki-jester-hint = Ao lado da Torre, o Bobo pode subir direto pela coluna “e”.
# en: 0baf634e
lesson-aruki-jester-done = O Bobo correu como uma Torre. Lá em cima ele não tem peças vizinhas, então voltou a andar uma casa só.
# en: 9c9e7f84
lesson-aruki-jester-wrong-rook = Você moveu a Torre. Ela não chega a e10 num lance só, e o seu Bobo ficou sem ela ao lado.
# en: c1692bea
lesson-aruki-jester-wrong-step = Isso foi só uma parte do caminho. Ao lado de uma Torre, o Bobo pode correr até que haja algo na frente.
# en: 59651916
lesson-aruki-line-title = Xeque através de tudo
# en: 50eec5db
lesson-aruki-line-task =
    Um **Dragão Dourado** anda uma casa, como um rei. Mas ele ameaça a *coluna* inteira em que está: um rei inimigo nela está em xeque, haja o que houver no meio. (A única exceção: o próprio rei dele também está nessa coluna.) Um **Dragão Prateado** faz o mesmo com a linha.
    { "" }**Sua tarefa:** dê xeque com o dragão.
# en: 91a33d7c
lesson-aruki-line-hint = Leve o dragão para a coluna “e”, a do rei.
# en: 06864870
lesson-aruki-line-done = Xeque! O Peão no meio não ajuda, e nada pode bloquear esse xeque.
# en: bcdf13e3
lesson-aruki-line-wrong-king = Você moveu o rei. Quem dá xeque é o dragão.
# en: ca712865
lesson-aruki-line-wrong-dragon = O dragão se moveu, mas o rei não está na coluna dele.
# en: b88d1e79
lesson-aruki-wipe-title = Limpe uma coluna
# en: abb35f39
lesson-aruki-wipe-task =
    Uma vez por partida, um dragão pode fazer a **limpeza** da própria linha ou coluna. Todas as peças nela somem: as inimigas, as suas e o próprio dragão. Nenhuma vai para uma reserva. Isso não é permitido com o seu próprio rei ali.
    { "" }**Sua tarefa:** Ministro e Torre estão na coluna do dragão. Limpe-a.
# en: 55ae7023
lesson-aruki-wipe-hint = Escolha o dragão em d3, depois a limpeza. Digitado, fica `GD(d3)-`.
# en: 76f9b6e9
lesson-aruki-wipe-done = Um Ministro e uma Torre por um dragão e um Peão: bela troca. Em Peões, uma Lança ou um Pique vale uns 2, uma Espada ou um dragão 3, uma Flecha 5, uma Torre 6, um Ministro 11.
# en: 96548783
lesson-aruki-wipe-wrong-step = O dragão só deu um passo. A limpeza é um lance à parte.
# en: bc7588c5
lesson-aruki-wipe-wrong-pawn = Salvar o Peão é uma boa intenção, mas Ministro e Torre continuam lá. A limpeza leva os dois.
# en: 929b23ae
lesson-aruki-slay-title = Abata o dragão
# en: 1726af06
lesson-aruki-slay-task =
    Agora quem está em xeque é você: o dragão preto ameaça a coluna do seu rei, através do seu Peão. Você pode sair da coluna ou capturar o dragão. Pôr uma peça no meio nunca ajuda.
    { "" }**Sua tarefa:** capture o dragão.
# en: 63d37d98
lesson-aruki-slay-hint = Sua Torre em a9 está na mesma linha que o dragão.
# en: d6748809
lesson-aruki-slay-done = O xeque acabou, e um dragão capturado nunca mais faz uma limpeza.
# en: a74af393
lesson-aruki-slay-wrong-king = Seu rei está a salvo, mas o dragão continua lá e ainda pode limpar a coluna “e”.
# en: 1ab5984f
lesson-aruki-mate-title = Xeque-mate
# en: 7d461241
lesson-aruki-mate-task =
    Você vence com um **xeque-mate**: o rei inimigo está em xeque e nenhum lance o salva. Aqui a linha 11 é da sua Torre em l11, e a coluna b é do seu dragão. Só falta um xeque. Olhe a sua reserva.
    { "" }**Sua tarefa:** dê mate em um lance.
# en: e626d5bf
lesson-aruki-mate-hint = Torre e Flecha fazem um Ministro. De h5 ele enxerga a diagonal até a12.
# en: 630fae0e
lesson-aruki-mate-done = Mate! O rei não pode entrar na linha 11 nem na coluna b, e nada detém o Ministro.
# en: fa3a5fcc
lesson-aruki-mate-wrong-check = Xeque, mas não mate: sem a Torre na linha 11, o rei vai para a11.
# en: 3608cfff
lesson-aruki-mate-wrong-other = A Torre não deu xeque. Deixe-a onde está e faça a fusão com ela.
# en: f9ca7972
lesson-aruki-third-title = Mate no terceiro lance
# en: e3bf82f4
lesson-aruki-third-task =
    Um começo de verdade, e uma armadilha de verdade. O rei das Pretas está na coluna f, atrás de um muro das próprias peças. Se o seu rei sair da coluna f e o seu Dragão Dourado entrar nela, é xeque através de tudo.
    { "" }**Sua tarefa:** dê mate em três lances. Primeiro abra espaço para o seu rei.
# en: ff2017e5
lesson-aruki-third-hint = Abra espaço com o Peão de g2, leve o rei para g2, depois o dragão de e1 para f1.
# en: 56a21f68
lesson-aruki-third-done = Mate no terceiro lance! Quase todo mundo cai nessa uma vez. A defesa: mova a tempo o Peão de e11 ou g11, para que o rei possa sair, ou faça antes a limpeza com o dragão.
# en: b39a6ba3
lesson-aruki-threat-title = Veja a ameaça
# en: aa228630
lesson-aruki-threat-task =
    Antes de cada lance, pergunte-se: *o que o outro lado jogaria se eu não fizesse nada?* O rei das Pretas acabou de ir de f12 para g11. Parece inofensivo, mas não é.
    { "" }**Sua tarefa:** ache a ameaça e faça um lance que a detenha.
# en: 985c8550
lesson-aruki-threat-hint = Com o rei fora da coluna f, o Dragão Dourado das Pretas pode ir para f12. É xeque através de tudo, e o seu rei está cercado. Dê a ele uma saída da coluna, ou acabe com o dragão.
# en: 184a912a
lesson-aruki-threat-done = Você viu a ameaça e a deteve. Um xeque tem três respostas: mover o rei, capturar a peça que ataca ou pôr algo no meio. Contra um dragão, não adianta pôr nada no meio, então um rei atrás do próprio muro precisa de uma porta.
# en: 3144de1e
lesson-aruki-threat-wrong-front = Isso só abre f2, que fica na mesma coluna. O dragão vai para f12, e é mate.
# en: 910f8f19
lesson-aruki-finish-title = Não deixe resposta
# en: 659f419c
lesson-aruki-finish-task =
    Um xeque tem três respostas: o rei se move, alguém captura a peça que ataca, ou algo é posto no meio. Mate é um xeque sem nenhuma delas. Sua Torre em a3, sua Flecha em f2 e o seu dragão podem, todos, dar xeque.
    { "" }**Sua tarefa:** dê mate em um lance.
# en: 87679a2a
lesson-aruki-finish-hint = Nada pode ser posto entre um dragão e um rei. E quando o dragão sai da coluna k, a sua Torre em k1 enxerga até lá em cima.
# en: ac38ac10
lesson-aruki-finish-done = Mate! Não dá para pôr nada no meio, nada alcança o dragão, e a sua Torre guarda a coluna k.
# en: 266ec8fa
lesson-aruki-finish-wrong-rook = Xeque, mas não mate: a Lança das Pretas entra no meio, em d12.
# en: b09b3f66
lesson-aruki-finish-wrong-arrow = Xeque, mas não mate: a Espada das Pretas entra no meio, em h8.
# en: 7af3ae7a
lesson-aruki-finish-wrong-dragon = O dragão não está na coluna do rei, então isso não foi xeque.
# en: 8e0b95ab
lesson-aruki-trade-title = Troque bem
# en: 78b6f08c
lesson-aruki-trade-task =
    Antes de capturar, faça as contas: o que você captura, e o que o outro lado captura de volta? Em Peões, uma Lança ou um Pique vale uns 2, uma Espada ou um dragão 3, uma Flecha 5, uma Torre 6, um Ministro 11.
    { "" }**Sua tarefa:** você tem três capturas aqui. Jogue a que ganha mais.
# en: c71bc032
lesson-aruki-trade-hint = A Torre em d12 guarda a Lança, e o Peão em g7 guarda a Flecha. Quanto custaria cada captura?
# en: 8c974c0d
lesson-aruki-trade-done = O Peão em g7 pode capturar o seu Pique, mas aí você deu 2 por 5. E a Flecha está na sua reserva, pronta para voltar como sua.
# en: 40bdc3a1
lesson-aruki-trade-wrong-lance = Você capturou uma Lança, e a Torre em d12 capturou a sua Torre: 6 por 2.
# en: 44a0b137
lesson-aruki-trade-wrong-pawn = Um Peão de graça, mas agora a Flecha das Pretas capturou o seu Pique. A Flecha era uma presa melhor.
# en: 4cd32080
lesson-aruki-plan-title = Acorde o Dragão Prateado
# en: e2649133
lesson-aruki-plan-task =
    Um Dragão Prateado ameaça a *linha* inteira em que está, mas não enquanto o rei do mesmo lado também está nela. Por isso o seu dorme no começo da partida, na linha 1. Aqui o seu dragão e os dois reis estão na linha 7.
    { "" }**Sua tarefa:** ganhe o Ministro e a Torre em dois lances.
# en: cead4b02
lesson-aruki-plan-hint = Saia da linha 7 com o seu rei: já é xeque. Quando o rei das Pretas sair da linha, limpe-a: `SD(b7)-`.
# en: f91c1a5d
lesson-aruki-plan-done = Primeiro o rei dá um passo para o lado, depois o dragão ataca. É um bom primeiro plano em qualquer partida: tire o seu rei da linha 1, e o Dragão Prateado acorda.
# en: 14c956f4
lesson-aruki-plan-wrong-row = Seu rei ainda está na linha 7, então o dragão não dá xeque.
# en: e95825fa
lesson-aruki-plan-wrong-rows = Seu rei ainda está na linha 7, então o dragão não dá xeque.
# en: 362351a2
lesson-aruki-plan-wrong-dragon = O dragão saiu da linha 7. Ele devia ficar lá enquanto o seu rei dá um passo para o lado.
# en: 28e60891
lesson-kyo-chip-title = Esmague uma ficha
# en: a5c4dd90
lesson-kyo-chip-task =
    Você joga com as Douradas, de baixo para cima. As casas têm uma letra e um número. Do seu lado, as letras vão da direita para a esquerda: A fica à direita. Um **Peão Leve** anda uma casa em qualquer direção. Termine um lance com um peão em cima de **fichas de mana** inimigas, e elas são destruídas.
    { "" }**Sua tarefa:** esmague a ficha vermelha em F5 com o seu Peão Leve de E4.
# en: 57ac807d
lesson-kyo-chip-hint = Mova o Peão Leve de E4 para F5. Digitado, fica `E4 F5`.
# en: 9a33fe11
lesson-kyo-chip-done = Uma ficha a menos. Lembre-se: quem fica sem mana perde.
# en: 2e6485c8
lesson-kyo-chip-wrong-king = Você moveu o Rei. A ficha está ao lado do Peão Leve em E4.
# en: 249599ac
lesson-kyo-carry-title = Leve as suas fichas
# en: 61c87571
lesson-kyo-carry-task =
    Um **Peão Pesado** fica em cima de uma pilha e pode levantar até cinco das próprias fichas. A cada passo você diz quantas vão junto, sempre a partir do topo.
    { "" }**Sua tarefa:** vá para E3 e leve as duas fichas.
# en: 26ce757c
lesson-kyo-carry-hint = Escolha E3, depois 2 fichas. Digitado, fica `E2 2E3`.
# en: 019f153d
lesson-kyo-carry-done = As duas fichas foram junto. O que está sob os peões é o seu combustível, como você já vai ver.
# en: e1d59a77
lesson-kyo-carry-wrong-none = O peão foi sozinho: as fichas ficaram em E2. Diga quantas vão junto.
# en: c3f0c4f3
lesson-kyo-carry-wrong-one = Uma ficha foi junto e uma ficou. Leve as duas.
# en: d81a4193
lesson-kyo-carry-wrong-chips = As fichas foram para E3, mas o peão ficou para trás. Mova o peão, com 2 fichas.
# en: 63ce31a5
lesson-kyo-road-title = Corra sobre mana escuro
# en: ba963378
lesson-kyo-road-task =
    Se a ficha que você deixa para trás é **escura**, um passo *reto* é um **passo de mana**, e você pode dar outro. Você paga uma ficha por passo. Sobre uma cor só não dá para virar.
    { "" }**Sua tarefa:** vá de E2 a E5 num lance, uma ficha para cada passo.
# en: 32fa2196
lesson-kyo-road-hint = Leve 2 fichas para E3, depois 1 para E4, depois nenhuma para E5. Digitado, fica `E2 2E3 1E4 E5`.
# en: fe3a5898
lesson-kyo-road-done = Três casas num lance! As fichas atrás de você ficam como caminho: você pode correr nele de novo, e o inimigo também.
# en: 9185bf08
lesson-kyo-road-wrong-all = Você levou as três fichas, então não sobrou nenhuma para a corrida. Foi um passo simples.
# en: 733e51cb
lesson-kyo-road-wrong-alone = Você deixou todas as fichas em E2, então não havia nenhuma para deixar em E3. A corrida acabou ali.
# en: 3726adba
lesson-kyo-road-wrong-short = Boa ideia, mas o lance acabou cedo demais. Enquanto houver uma ficha para deixar, continue.
# en: 516b43ef
lesson-kyo-queen-title = Leve a sua Dama por cima de duas fichas escuras
# en: 1f7805e8
lesson-kyo-queen-task =
    Fichas que já estão no tabuleiro também são um caminho. Sua **Dama** está em cima de uma ficha escura, e outra está em E3. Damas, Torres e Reis também são peões, e qualquer peão, menos um Peão Leve, pode capturar o que alcança.
    { "" }**Sua tarefa:** corra por cima das duas fichas e capture a Torre em E4.
# en: 6d3e033d
lesson-kyo-queen-hint = Vá de E2 para E3 e deixe a ficha, depois de E3 para E4. Digitado, fica `E2 E3 E4`.
# en: 824bbfb0
lesson-kyo-queen-done = A Torre foi capturada. Uma captura encerra a corrida, mesmo que o caminho vá mais longe.
# en: 0c894828
lesson-kyo-queen-wrong-took = Você levou a ficha, então nenhuma ficou em E2: um passo simples, que encerra o lance.
# en: 08f5a3eb
lesson-kyo-queen-wrong-short = Metade do caminho. Em E3 você está em cima da próxima ficha: siga para E4.
# en: 05dd8d7b
lesson-kyo-corner-title = Vire com mana claro
# en: 245e08a1
lesson-kyo-corner-task =
    Fichas **claras** são para passos na *diagonal*, fichas escuras para passos retos. Quando a cor muda, você pode virar. Seu Peão Pesado está em cima de uma ficha escura com uma clara por cima.
    { "" }**Sua tarefa:** capture a Torre em F4 num lance.
# en: 27a775b5
lesson-kyo-corner-hint = Primeiro reto para E3, com a ficha clara, deixando a escura. Depois na diagonal para F4.
# en: 2387ff73
lesson-kyo-corner-done = Escuro, depois claro: reto, depois dobrando a esquina. A ordem das fichas numa pilha é a ordem dos seus passos.
# en: a499993e
lesson-kyo-corner-wrong-alone = Você deixou a ficha clara no topo, e ela só serve para passos na diagonal. Leve-a junto.
# en: dbbc749c
lesson-kyo-corner-wrong-short = Certo até aqui. Você ainda tem a ficha clara: deixe-a e vá na diagonal para F4.
# en: 5b3419ac
lesson-kyo-strike-title = Quebre um escudo
# en: 31379078
lesson-kyo-strike-task =
    Um **escudo** descoberto detém todo mundo, menos as Torres. Um peão que vai contra ele o *golpeia*: o escudo quebra, e o peão fica onde está. Um escudo sob um peão não protege nada.
    { "" }**Sua tarefa:** quebre o escudo em E5.
# en: 2044b426
lesson-kyo-strike-hint = Mova o Peão Pesado de E4 contra ele. Digitado, fica `E4 XE5`.
# en: 5d773bfb
lesson-kyo-strike-done = O caminho está livre. Quebrar um escudo custa um lance, e é para isso que servem os escudos.
# en: 52f5c0a1
lesson-kyo-strike-wrong-around = Você deu a volta no escudo. Muitas vezes é boa ideia, mas aqui a tarefa é quebrá-lo.
# en: bb65fe23
lesson-kyo-strike-wrong-king = Você moveu o Rei. O peão em E4 está bem na frente do escudo.
# en: be1b0704
lesson-kyo-tower-title = Coloque um escudo
# en: cf84569f
lesson-kyo-tower-task =
    Uma **Torre** leva escudos. Ela pode colocá-los numa casa vizinha livre, ou em cima de mana, a qualquer momento: antes dos passos, entre eles e depois deles. Seu Rei está bem atrás dela.
    { "" }**Sua tarefa:** coloque um escudo em E2.
# en: cb6ccf69
lesson-kyo-tower-hint = Escolha a Torre em E1, depois uma ficha para E2, sem o peão. Digitado, fica `E1 +1E2`.
# en: 5bbf6ff0
lesson-kyo-tower-done = Um muro na frente do seu Rei. A Torre ainda poderia seguir e colocar o outro escudo.
# en: 2fd8a271
lesson-kyo-tower-wrong-walk = A própria Torre foi para lá, e um escudo sob um peão não protege nada. Mande a ficha, não a Torre.
# en: 9c4dd56f
lesson-kyo-tower-wrong-walks = A própria Torre foi para lá. Mande só a ficha.
# en: 801464c5
lesson-kyo-tower-wrong-king = Você moveu o Rei. Os escudos estão sob a Torre em E1.
# en: 60f699b7
lesson-kyo-shuffle-title = Reordene, depois corra
# en: b5ad982f
lesson-kyo-shuffle-task =
    A **Dama** pode pôr as fichas sob ela em outra ordem, quantas vezes quiser, e ainda andar. O seu próprio peão está em E5, então você precisa passar por F5: na diagonal, depois reto. Mas as fichas estão na ordem errada.
    { "" }**Sua tarefa:** capture a Torre em F6.
# en: d700b3c6
lesson-kyo-shuffle-hint = Primeiro ponha a ficha clara embaixo e a escura em cima. Depois na diagonal para F5 com a ficha escura, e reto para F6. Digitado, fica `E4 =LD 1F5 F6`.
# en: 43458c7f
lesson-kyo-shuffle-done = Só uma Dama faz isso num lance. Para todos os outros peões, mudar a ordem é um lance inteiro.
# en: 33584d15
lesson-kyo-shuffle-wrong-alone = Sobre a ficha clara você chegou a F5, mas sem nenhuma ficha para correr a partir de lá. Reordene as fichas primeiro.
# en: 6f324554
lesson-kyo-shuffle-wrong-only = Agora a ordem está certa. Não pare: a sua Dama ainda pode se mover.
# en: a258f75f
lesson-kyo-company-title = Peões Leves precisam de companhia
# en: 75461a76
lesson-kyo-company-task =
    Um Peão Leve só captura um peão se o **supera em número**. Conte as suas pilhas ao lado do alvo e as pilhas inimigas ao lado do seu Peão Leve. Inclua os dois peões. Você precisa ter mais.
    { "" }**Sua tarefa:** capture o Peão Pesado em F5. Qual dos seus dois pode fazer isso?
# en: e5a11813
lesson-kyo-company-hint = Dois dos seus estão em volta de F5. Dois vermelhos estão em volta de E4, mas só um em volta de G4. Então é o de G4.
# en: 2ab9b0f5
lesson-kyo-company-done = Dois contra um. Peões Leves são fortes juntos e fracos sozinhos. Um Peão Pesado vale dois ou três deles, uma Torre quatro, uma Dama seis. Quatro fichas valem mais ou menos um.
# en: 749086e7
lesson-kyo-company-wrong-away = Esse não pode capturar em F5: dois peões vermelhos estão em volta dele. Olhe o outro.
# en: bc3ac053
lesson-kyo-company-wrong-missed = Este é o peão certo. F5 está ao lado dele, na diagonal.
# en: 55410a24
lesson-kyo-mana-title = Vença pelo mana
# en: b66670c2
lesson-kyo-mana-task =
    Há dois jeitos de vencer. O primeiro: o inimigo não tem mais nenhuma ficha de mana em lugar nenhum. As Vermelhas têm uma só ficha, em C6.
    { "" }**Sua tarefa:** vença.
# en: d3ce2810
lesson-kyo-mana-hint = Termine o lance com o Peão Pesado em C6. Digitado, fica `C5 C6`.
# en: a781953e
lesson-kyo-mana-done = Acabou o mana: as Douradas vencem. Fique de olho na contagem de fichas ao lado do tabuleiro, também na sua.
# en: e122cd3c
lesson-kyo-mana-wrong-king = Você moveu o Rei. A última ficha vermelha está em C6.
# en: af3779ca
lesson-kyo-mana-wrong-miss = As Vermelhas ainda têm a ficha. Termine o seu lance em C6.
# en: a7da9184
lesson-kyo-king-title = Capture o Rei
# en: 162a9779
lesson-kyo-king-task =
    O outro jeito de vencer: capturar o **Rei** inimigo. Não há xeque. Só a distância e os escudos o protegem. Sua Dama tem três fichas embaixo: clara na base, depois escura, depois clara.
    { "" }**Sua tarefa:** capture o Rei em G6 num lance.
# en: 8350ea15
lesson-kyo-king-hint = Diagonal, reto, diagonal: `E3 2F4 1F5 G6`.
# en: 41278a77
lesson-kyo-king-done = O Rei foi capturado: as Douradas vencem. Agora você sabe o bastante para jogar Kyo: fichas são caminhos, ordem é direção, escudos ganham tempo.
# en: 56d1943a
lesson-kyo-king-wrong-short = Bom começo. Em F4 vem a ficha escura: reto para F5, depois na diagonal.
# en: 9cb347fd
lesson-kyo-king-wrong-other = Isso foi um passo só; o Rei escapou. Deixe uma ficha a cada passo.
# en: b83abf60
lesson-kyo-threat-title = Veja a ameaça
# en: 05869034
lesson-kyo-threat-task =
    Não há xeque no Kyo. Então, antes de cada lance, olhe cada peão inimigo: até onde ele poderia correr? Conte as fichas sob ele e repare na cor delas.
    { "" }**Sua tarefa:** faça um lance depois do qual o seu Rei não possa ser capturado.
# en: 176bcd2c
lesson-kyo-threat-hint = A Dama das Vermelhas em F5 está em cima de quatro fichas escuras: quatro passos retos, descendo a coluna F até o seu Rei em F1. Ponha um escudo no caminho, ou saia da coluna.
# en: 76ebe150
lesson-kyo-threat-done = A salvo! Quatro fichas escuras são quatro passos retos. Ninguém muda de direção sobre uma cor só, então basta um escudo no caminho ou um passo para o lado.
# en: 86b9abfd
lesson-kyo-threat-wrong-king = Seu Rei ainda está na coluna F, e a Dama correu direto até ele.
# en: 6d9efe2a
lesson-kyo-threat-wrong-tower = Isso não fecha a coluna F. A Dama desceu até F1 e capturou o seu Rei.
# en: c0bbd885
lesson-kyo-finish-title = A corrida até o Rei
# en: f635334e
lesson-kyo-finish-task =
    No caminho até o Rei, faça as contas: cada passo custa a ficha que você deixa para trás. Seu Peão Pesado tem quatro fichas, e o Rei está a cinco passos. Mas fichas no caminho também levam você, inclusive as vermelhas.
    { "" }**Sua tarefa:** capture o Rei em E8 num lance.
# en: 7a3d3c74
lesson-kyo-finish-hint = Na diagonal para D4, reto para D5, na diagonal para E6, depois reto, por cima da ficha vermelha: `C3 3D4 2D5 1E6 1E7 E8`.
# en: db979f84
lesson-kyo-finish-done = O Rei foi capturado! Fichas inimigas também são caminhos. Por isso um caminho comprido perto de um Rei é um perigo, seja de quem for.
# en: 8abaa7fe
lesson-kyo-finish-wrong-short = Bom começo, mas a corrida acabou cedo demais. Deixe uma ficha a cada passo e use a vermelha em E6.
# en: f3a98a05
lesson-kyo-finish-wrong-other = Assim a corrida nem começa. Deixe uma ficha em C3 e leve três para D4.
# en: e20c1629
lesson-kyo-trade-title = Troque bem
# en: f9cb911f
lesson-kyo-trade-task =
    Antes de capturar, veja quem pode capturar de volta. Em Peões Leves, um Peão Pesado vale dois ou três, uma Torre quatro, uma Dama seis. Sua Dama e o seu Peão Pesado podem capturar a Torre em E3, mas um Peão Pesado vermelho a guarda.
    { "" }**Sua tarefa:** ganhe a Torre, e arrisque o mínimo que puder.
# en: 532b81b5
lesson-kyo-trade-hint = As Vermelhas capturam de volta em E3, não importa quem esteja lá. Seu Peão Pesado vale menos que a sua Dama.
# en: b504a814
lesson-kyo-trade-done = Se as Vermelhas capturarem de volta, você deu três por quatro. Com a Dama teriam sido seis.
# en: 52845643
lesson-kyo-trade-wrong-queen = A Torre foi capturada, mas o Peão Pesado de D4 capturou a sua Dama: seis por quatro.
# en: a8fa4e37
lesson-kyo-trade-wrong-queens = A Torre foi capturada, mas o Peão Pesado de D4 capturou a sua Dama: seis por quatro.
# en: 8db0e57b
lesson-kyo-trade-wrong-king = Você moveu o Rei. A Torre em E3 continua lá.
# en: f12c37fe
lesson-kyo-plan-title = Construa um caminho
# en: c6839a0f
lesson-kyo-plan-task =
    Fichas são os caminhos dos seus próximos lances. Seu Peão Pesado em E2 tem quatro delas, mas o Rei das Vermelhas está a seis passos. Mais duas fichas suas estão em F4, e as Vermelhas não estão olhando.
    { "" }**Sua tarefa:** capture o Rei em dois lances. Primeiro faça o caminho.
# en: 5bd197d5
lesson-kyo-plan-hint = Mande as duas fichas de F4 para a coluna E: `F4 +2E4`. Depois corra e pegue-as pelo caminho: `E2 3E3 2E4 3E5 2E6 1E7 E8`.
# en: bbe4235c
lesson-kyo-plan-done = Primeiro o caminho, depois a corrida. É um bom primeiro plano em qualquer partida: ponha fichas na frente de um peão forte, e repare em qual Rei está mais perto de um caminho.
# en: 541cfe0a
lesson-kyo-plan-wrong-walk = Assim o caminho é curto demais. Primeiro ponha as duas fichas de F4 na coluna E, depois corra até o fim.
# en: 29660263
lesson-kyo-plan-wrong-king = Você moveu o Rei, mas precisa é das fichas de F4.
# en: 8ef7d6a0
lesson-chakart-lines-title = Um bispo e a sua bomba
# en: a3b0a624
lesson-chakart-lines-task =
    Você joga com as Brancas, de baixo para cima. As peças andam como no xadrez: uma **torre** em linha reta, um **bispo** na diagonal, uma **dama** dos dois jeitos, cada peça até que haja algo no caminho. Mas depois de andar, um bispo deixa uma **bomba** ao lado dele, e uma torre, uma **banana**.
    { "" }**Sua tarefa:** capture a torre em g5 com o seu bispo.
# en: 49c0765c
lesson-chakart-lines-hint = O bispo em c1 vê g5 pela diagonal. Digitado, fica `c1g5` ou `Bg5`.
# en: 8b048c23
lesson-chakart-lines-done = Capturada! E agora há uma bomba ao lado do seu bispo. A peça que pisar nela voa. Nestas lições os dados caem sempre igual; numa partida, não.
# en: 560b5171
lesson-chakart-lines-wrong-king = Você moveu o rei. É o bispo em c1 que deve se mover.
# en: 3ef0334a
lesson-chakart-lines-wrong-short = O bispo parou cedo demais. A diagonal até g5 está livre.
# en: e8d18ca3
lesson-chakart-knight-title = Um cavalo põe um ovo
# en: d9770093
lesson-chakart-knight-task =
    Um **cavalo** pula: duas casas em linha reta e uma para o lado. Na casa de onde sai, ele põe um **ovo**.
    { "" }**Sua tarefa:** capture a dama em e6 com o cavalo.
# en: 58bd5fd2
lesson-chakart-knight-hint = De d4 para e6: duas para cima, uma para a direita.
# en: 4b7028c4
lesson-chakart-knight-done = A dama se foi, e há um ovo em d4. Ovos são cheios de surpresas, para quem os pegar.
# en: 6d965e94
lesson-chakart-knight-wrong-king = Você moveu o rei. A dama continua lá.
# en: aeda277c
lesson-chakart-knight-wrong-jump = Belo pulo, mas a dama está em e6.
# en: 71971335
lesson-chakart-pawn-title = Um peão deixa um cogumelo
# en: 24828a9b
lesson-chakart-pawn-task =
    Um **peão** anda em frente (das duas primeiras linhas, uma ou duas casas) e captura na diagonal para a frente. Deixa um **cogumelo** para trás.
    { "" }**Sua tarefa:** capture o cavalo em d4 com o peão.
# en: 3b055b4d
lesson-chakart-pawn-hint = O peão em e3 captura na diagonal: em d4.
# en: 41a40e13
lesson-chakart-pawn-done = Capturado, e em e3 cresce um cogumelo.
# en: 3d82eec5
lesson-chakart-pawn-wrong-ahead = Em frente ele não captura nada.
# en: ff9dfbd4
lesson-chakart-pawn-wrong-king = Você moveu o rei. É o peão em e3 que deve se mover.
# en: 6bb088f8
lesson-chakart-mushroom-title = Pule num cogumelo
# en: 705ab775
lesson-chakart-mushroom-task =
    Num **cogumelo**, um peão, um cavalo ou um rei segue adiante: o mesmo passo mais uma vez, se não houver peça ali. Para torres, bispos e damas ele não faz nada.
    { "" }**Sua tarefa:** leve o cavalo para h7. Um lance basta.
# en: 59e8e548
lesson-chakart-mushroom-hint = Pule no cogumelo em g5. O mesmo pulo de novo leva a h7.
# en: 297adc23
lesson-chakart-mushroom-done = Dois pulos num lance. Um cogumelo funciona uma vez e some.
# en: 6a98424b
lesson-chakart-mushroom-wrong-king = Você moveu o rei. É o cavalo em f3 que deve se mover.
# en: c01bb6ae
lesson-chakart-banana-title = Cuidado com a banana
# en: 05fa4682
lesson-chakart-banana-task =
    Uma **banana** joga a peça que pisa nela para uma casa ao lado, ao acaso, em linha reta. Uma **bomba** faz o mesmo na diagonal. O que estiver lá é capturado, mesmo que seja uma peça sua! Não dá para passar por nenhuma das duas.
    { "" }**Sua tarefa:** capture a dama em a8. Sua torre a ataca, mas há uma banana em a4.
# en: 826f1126
lesson-chakart-banana-hint = A torre escorregaria. O bispo em f3 vê a8 pela diagonal livre.
# en: 7c3b22bd
lesson-chakart-banana-done = Bem observado. Uma banana na frente de uma torre inimiga vale por um muro.
# en: 1a3815e5
lesson-chakart-banana-wrong-slip = Sua torre escorregou na banana e voou. Não dá para passar por uma banana.
# en: 159c9d4f
lesson-chakart-banana-wrong-king = Você moveu o rei. Procure uma peça que veja a8.
# en: ad7887e1
lesson-chakart-banana-wrong-rook = A torre não chega lá agora. Procure outra peça que veja a8.
# en: a63a71c0
lesson-chakart-banana-wrong-bishop = A peça certa, mas a dama está em a8.
# en: 6591e122
lesson-chakart-egg-title = Pegue o ovo
# en: f534eb1d
lesson-chakart-egg-task =
    Um **ovo** faz uma de oito coisas, todas igualmente prováveis: troca duas peças, dá uma peça nova, deixa você jogar de novo, traz uma peça inimiga para o seu lado… ou machuca você. `/rules` explica as oito.
    { "" }**Sua tarefa:** pegue o ovo em a5 com a sua torre.
# en: 22c3080b
lesson-chakart-egg-hint = Mova a torre de a1 para a5.
# en: 808e0f0f
lesson-chakart-egg-done = Luigi! Uma peça inimiga ao acaso muda de lado, e foi a dama. Podia ter sido pior: o Chomp devora a peça que pega o ovo.
# en: 5879685b
lesson-chakart-egg-wrong-king = Você moveu o rei. A torre em a1 alcança o ovo.
# en: 947af772
lesson-chakart-egg-wrong-miss = A torre foi para outro lugar. O ovo está em a5.
# en: a5591ca3
lesson-chakart-daisy-title = Um ovo com um segundo lance
# en: 2f5bde2f
lesson-chakart-daisy-task =
    Alguns ovos pedem mais uma escolha sua no mesmo lance. A **Daisy** deixa você jogar mais uma vez; outros deixam trocar duas peças ou pôr uma nova no tabuleiro. Você sempre pode passar.
    { "" }**Sua tarefa:** pegue o ovo em e4 com o cavalo. Depois use o que ele dá e capture o **rei** preto.
# en: 395d0d18
lesson-chakart-daisy-hint = Primeiro o cavalo para e4. A Daisy dá a você um segundo lance: de e4 o cavalo alcança f6.
# en: 50fe6fb1
lesson-chakart-daisy-done = O rei foi capturado, e a partida está ganha. No Chakart ninguém diz “xeque”: cuide você do seu rei.
# en: 58f194d3
lesson-chakart-daisy-wrong-king = Você moveu o rei. O cavalo em c3 alcança o ovo.
# en: 77cfadda
lesson-chakart-daisy-wrong-jump = Ali não há ovo. Ele está em e4.
# en: ae8dbd4d
lesson-chakart-daisy-wrong-pass = Você passou, e a chance se foi. Mova o cavalo mais uma vez.
# en: adf01e30
lesson-chakart-shell-title = Lance o casco
# en: d4630274
lesson-chakart-shell-task =
    Uma vez na partida, o seu **rei** pode lançar um **casco**: em linha reta ou na diagonal, na primeira peça inimiga à vista. Ela é removida, e o rei fica onde está.
    { "" }**Sua tarefa:** a torre em e8 está prestes a capturar o seu rei. Acerte-a com o casco.
# en: 99ea5aff
lesson-chakart-shell-hint = Escolha o rei, depois o casco em e8. Para digitar, é preciso a letra: `e1e8s`.
# en: 61af7c46
lesson-chakart-shell-done = Acertou! Você tem um casco por partida, então guarde-o para algo grande. Uma dama vale uns seis peões; uma torre, um cavalo ou um bispo, três. O casco na sua mão vale mais que qualquer um deles.
# en: e9d2cc3f
lesson-chakart-shell-wrong-run = Seu rei fugiu. Isso também é possível, mas aqui o casco remove a torre.
# en: ed4f2949
lesson-chakart-stealth-title = Esconda a sua dama
# en: 05115cc5
lesson-chakart-stealth-task =
    Uma vez na partida, a sua **dama** pode se mover *às escondidas*, para uma casa que parece vazia. Até jogar, o seu oponente só vê que ela saiu, não onde está.
    { "" }**Sua tarefa:** o cavalo ataca a sua dama. Mova-a às escondidas, para onde quiser.
# en: cefc2d6e
lesson-chakart-stealth-hint = Escolha a dama e uma casa, depois *às escondidas*. Para digitar, termine com `h`: `d1d6h`.
# en: ce80dd4d
lesson-chakart-stealth-done = Só você a vê agora. Quando o seu oponente tiver jogado, todo mundo a vê de novo.
# en: 80a3c9e5
lesson-chakart-stealth-wrong-seen = A dama se moveu, mas todo mundo viu para onde. Escolha ir às escondidas.
# en: 2c02f731
lesson-chakart-stealth-wrong-king = Você moveu o rei. É a dama em d1 que deve se esconder.
# en: 746cf505
lesson-chakart-heir-title = Um segundo rei
# en: b79775f7
lesson-chakart-heir-task =
    Um peão na última linha vira dama, torre, bispo, cavalo ou até um **rei**. Quem tem dois reis só perde quando os dois são capturados.
    { "" }**Sua tarefa:** faça do seu peão um rei.
# en: a1392c1b
lesson-chakart-heir-hint = Mova o peão para e8 e escolha o rei. Digitado, fica `e7e8k`.
# en: 6184f156
lesson-chakart-heir-done = Dois reis: vencer você ficou duas vezes mais difícil. Uma dama costuma ser melhor, mas a escolha é sua.
# en: 0c1d6aac
lesson-chakart-heir-wrong-other = Numa partida isso serve, mas aqui é preciso um rei.
# en: 7de2e71d
lesson-chakart-heir-wrong-king = Você moveu o rei. O peão está a um passo da última linha.
# en: 6e51c60a
lesson-chakart-king-title = Capture o rei
# en: c89b75d6
lesson-chakart-king-task =
    Você vence capturando o rei. Duas das suas peças atacam d8. No caminho de uma há uma bomba, no da outra um ovo: **bombas e bananas detêm** uma torre, um bispo ou uma dama, mas **ovos e cogumelos não**.
    { "" }**Sua tarefa:** capture o rei.
# en: a9e6aff3
lesson-chakart-king-hint = A torre em h8 passa por cima do ovo em f8.
# en: 0c690b05
lesson-chakart-king-done = O rei foi capturado: as Brancas vencem. Agora você já pode jogar uma partida.
# en: 63b6c182
lesson-chakart-king-wrong-bomb = Sua dama topou com a bomba e voou. Não dá para passar por bombas.
# en: 5c691319
lesson-chakart-king-wrong-egg = Você pegou o ovo. Passe por cima dele: ovos não detêm uma torre.
# en: fbe80ebe
lesson-chakart-king-wrong-queen = A bomba em d5 detém a dama. Tente a outra peça.
# en: 784d4dc6
lesson-chakart-king-wrong-rook = A torre saiu da linha do rei. De lá ela o alcançava.
# en: 09240965
lesson-chakart-king-wrong-king = Você moveu o rei. Duas outras peças atacam d8.
# en: 79c6b688
lesson-chakart-threat-title = Veja a ameaça
# en: cc47be2f
lesson-chakart-threat-task =
    No Chakart ninguém diz “xeque”, e um rei ataca de longe: o **casco** dele acerta a primeira peça à vista, em linha reta ou na diagonal. Peças, bananas e bombas detêm um casco, mas ovos e cogumelos não. O casco das Pretas ainda está pronto.
    { "" }**Sua tarefa:** faça um lance depois do qual o seu rei não possa ser capturado.
# en: 02fcff19
lesson-chakart-threat-hint = O rei das Pretas em e8 vê o seu pela coluna “e”, apesar do ovo no meio. Saia da coluna, ou ponha uma peça no meio.
# en: 9a84aabd
lesson-chakart-threat-done = Fora de vista, fora de alcance. Enquanto o casco inimigo estiver pronto, olhe nas oito direções a partir daquele rei.
# en: 02dc21f8
lesson-chakart-threat-wrong-file = Seu rei ainda está na coluna “e”, e o casco o acertou ali.
# en: e8a7bea4
lesson-chakart-threat-wrong-rook = O casco passou por cima do ovo e acertou o seu rei. Seu rei precisa sair de vista.
# en: 1c1c9cb5
lesson-chakart-finish-title = O casco e a sua mira
# en: 2719f24c
lesson-chakart-finish-task =
    Um casco que acerta o último rei vence a partida. Ele voa em qualquer das oito direções a partir do seu próprio rei, passando por casas vazias, ovos e cogumelos. Peças, bananas e bombas o detêm.
    { "" }**Sua tarefa:** capture o rei em h6 num lance.
# en: 26c73658
lesson-chakart-finish-hint = Uma banana detém a sua dama, e a sua torre está longe demais. Mas o seu rei em c1 vê h6 pela diagonal: `c1h6s`.
# en: ca961dc8
lesson-chakart-finish-done = Acertou! Uma linha aberta entre dois reis é uma corrida: ganha quem joga primeiro, se ainda tiver o casco. Então olhe nas oito direções antes de cada lance.
# en: b14b957a
lesson-chakart-finish-wrong-queen = Sua dama topou com a banana e voou. Ninguém passa por uma banana.
# en: 8d703bf4
lesson-chakart-finish-wrong-rook = Sua torre não chega a h6 num lance. Procure algo que voe.
# en: ee724689
lesson-chakart-finish-wrong-king = Isso foi um passo. Seu rei sabe fazer mais do que andar.
# en: db395f48
lesson-chakart-trade-title = Troque bem
# en: 789d9f0b
lesson-chakart-trade-task =
    Antes de capturar, faça as contas: o que você captura, e o que o outro lado captura de volta? Uma dama vale uns seis peões; uma torre, um cavalo ou um bispo, três. O casco na sua mão vale mais que qualquer um deles.
    { "" }**Sua tarefa:** a dama em d5 ataca o seu rei. O peão em e6 guarda a dama. Capture a dama do jeito mais barato que puder.
# en: dc140dac
lesson-chakart-trade-hint = O peão captura de volta o que tiver capturado em d5. Sua torre custa menos que a sua dama, e bem menos que o seu casco.
# en: 71b38859
lesson-chakart-trade-done = Se o peão capturar a sua torre, você deu três por seis. E o seu casco continua pronto.
# en: 6488e31a
lesson-chakart-trade-wrong-queen = Dama captura dama, e o peão captura a sua: seis por seis. Com a torre sai mais barato.
# en: c46077a7
lesson-chakart-trade-wrong-shell = A dama se foi, mas o seu casco também, e ele valia mais. Guarde-o para o rei.
# en: b332fc2e
lesson-chakart-trade-wrong-king = Você moveu o rei. A dama continua no tabuleiro.
# en: 69225af5
lesson-chakart-plan-title = Uma linha de tiro para o casco
# en: e6358cc7
lesson-chakart-plan-task =
    O seu casco está pronto, e o das Pretas já foi usado. O rei das Pretas está no canto, e a sua torre o mantém lá. Quando o seu rei o vir em linha reta ou na diagonal, o casco faz o resto.
    { "" }**Sua tarefa:** capture o rei em dois lances.
# en: abce21a8
lesson-chakart-plan-hint = A grande diagonal até a8 passa por e4. Vá para lá com o seu rei, depois lance o casco: `e4a8s`.
# en: fbf6da79
lesson-chakart-plan-done = Primeiro a mira, depois o casco. É um bom plano quando o casco inimigo já foi usado; antes disso, a linha de tiro vale para os dois lados.
# en: c77954fa
lesson-chakart-plan-wrong-rook = Deixe a torre onde está: ela mantém o rei das Pretas no canto. É o seu rei que deve se mover.
# en: e2a8a010
lesson-chakart-plan-wrong-king = De lá o seu rei não vê a8. Procure a grande diagonal.
# en: 202e53f8
lesson-lusus-lines-title = As peças andam como no xadrez
# en: 9b5f3cbf
lesson-lusus-lines-task =
    Você joga com as Brancas, de baixo para cima. Uma **torre** vai em linha reta, um **bispo** na diagonal, uma **dama** dos dois jeitos, cada peça até que haja algo no caminho. Um **rei** anda uma casa.
    { "" }**Sua tarefa:** capture a torre em g5.
# en: 97a299fb
lesson-lusus-lines-hint = O bispo em c1 vê g5 pela diagonal. Digitado, fica `c1g5`.
# en: 8b5b57a3
lesson-lusus-lines-done = Capturada. No fim de cada lance você compra novas placas. É aí que o Lusus começa.
# en: ee5b400e
lesson-lusus-lines-wrong-king = Você moveu o rei. É o bispo em c1 que deve se mover.
# en: e86e2bcf
lesson-lusus-lines-wrong-short = O bispo parou cedo demais. A diagonal até g5 está livre.
# en: 2783a63c
lesson-lusus-knight-title = Cavalos e peões
# en: 038003f5
lesson-lusus-knight-task =
    Um **cavalo** pula duas casas em linha reta e uma para o lado, por cima de tudo. Um **peão** anda em frente e captura na diagonal para a frente. Não há xeque no Lusus: quem captura o rei inimigo vence.
    { "" }**Sua tarefa:** capture com o cavalo a dama que ataca o seu rei.
# en: a729731c
lesson-lusus-knight-hint = De d4 para e6: duas para cima, uma para a direita.
# en: ef67bf94
lesson-lusus-knight-done = Bem a tempo: aquela dama teria capturado o seu rei.
# en: 83500aeb
lesson-lusus-knight-wrong-king = Seu rei está a salvo por enquanto, mas a dama continua lá.
# en: 8f65e450
lesson-lusus-knight-wrong-jump = Belo pulo, mas a dama está em e6.
# en: 6fdc09bc
lesson-lusus-tile-title = Jogue uma placa, depois mova uma peça
# en: c9920512
lesson-lusus-tile-task =
    Cada lance tem duas partes: primeiro você joga uma **placa** da mão, depois move uma peça. Uma placa posta numa peça muda o que ela pode fazer, na hora. A placa *Dama* deixa qualquer peça andar também como uma dama.
    { "" }**Sua tarefa:** faça o peão de e2 capturar a torre em h5.
# en: 2588eedd
lesson-lusus-tile-hint = Ponha a placa Dama em e2, depois mova o peão de e2 para h5. Digitado, fica `QU@e2 e2h5`.
# en: 48b66cb9
lesson-lusus-tile-done = Um peão que anda como uma dama! A placa fica nele até o peão ser capturado ou a placa ser tirada.
# en: 36d71518
lesson-lusus-tile-wrong-burn = Você queimou a placa: ela foi para o seu cemitério sem nenhum efeito.
# en: cef3978e
lesson-lusus-tile-wrong-king = Agora a placa está com o rei. Quem deve recebê-la é o peão.
# en: 5bb7be82
lesson-lusus-tile-wrong-other = O peão agora pode andar como uma dama. h5 está na diagonal dele.
# en: 7a9afd29
lesson-lusus-burn-title = Queime o que não serve
# en: 6929a2ee
lesson-lusus-burn-task =
    Em cada lance você precisa gastar uma placa. O que não quer, ou não pode usar, você **queima**: vai para o seu cemitério. *Dissipar* remove uma placa de uma peça, mas aqui nenhuma peça tem placa.
    { "" }**Sua tarefa:** queime Dissipar, depois capture a dama em a8.
# en: 347b8e78
lesson-lusus-burn-hint = Queime Dissipar, depois mova a torre de a1 para a8. Digitado, fica `-DI a1a8`.
# en: 4cbb2c7d
lesson-lusus-burn-done = O que sobra na sua mão volta para o saco depois de cada lance, então não adianta guardar placas.
# en: e4ca2426
lesson-lusus-burn-wrong-other = Você queimou a placa. Com isso, a torre em a1 poderia ter capturado a dama.
# en: 3ebe6331
lesson-lusus-boulder-title = Atropele três peças
# en: c03d50ac
lesson-lusus-boulder-task =
    Com **Avalanche**, uma peça segue rolando. Para cada casa vazia que cruza antes, pode capturar mais uma peça logo atrás da que captura: duas casas vazias, mais duas peças.
    { "" }**Sua tarefa:** um peão, um bispo e um cavalo estão um atrás do outro. Role por cima dos três e pegue o cavalo em a6.
# en: 2e73dd9f
lesson-lusus-boulder-hint = Ponha Avalanche na torre em a1. Depois vá de a1, por a4 e a5, até a6. Digitado, fica `BD@a1 a1a4xa5xa6`.
# en: 46435586
lesson-lusus-boulder-done = Três peças num lance, graças ao impulso. As placas deixam as peças mais parecidas do que no xadrez: uma torre ou dama vale uns dois peões; um cavalo ou bispo, mais ou menos um.
# en: 567977b5
lesson-lusus-boulder-wrong-burn = Você queimou a placa, então a torre só capturou o peão.
# en: cd0856fd
lesson-lusus-boulder-wrong-one = Você parou cedo demais. Com duas casas vazias de impulso, a torre pode capturar mais duas peças: em a5 e a6.
# en: 043cfa48
lesson-lusus-boulder-wrong-other = O lugar da Avalanche é na torre, que então captura em a4, a5 e a6.
# en: ad89ac91
lesson-lusus-freeze-title = Congele a dama
# en: 0deef853
lesson-lusus-freeze-task =
    Placas também podem ser postas em peças inimigas. **Imobilização** congela uma peça: ela não pode se mover de jeito nenhum. A dama preta ataca o seu rei.
    { "" }**Sua tarefa:** congele a dama. Depois faça um lance qualquer.
# en: 1f8af612
lesson-lusus-freeze-hint = Ponha Imobilização em d8, depois mova o seu peão ou o seu rei. Digitado: `IZ@d8 a2a3`.
# en: ac92fafa
lesson-lusus-freeze-done = Congelada. Ela continua lá, mas não pode se mover até as Pretas acharem uma placa que remova a sua.
# en: 41472bbe
lesson-lusus-freeze-wrong-burn = Você queimou a placa. Seu rei escapou por um lance, mas a dama está tão forte quanto antes.
# en: 70307f41
lesson-lusus-freeze-wrong-own = Agora essa peça está congelada. Ponha a placa na dama em d8.
# en: f8692351
lesson-lusus-phase-title = Através do muro
# en: ec9dbe4e
lesson-lusus-phase-task =
    Com **Atravessar**, uma peça pode passar através de uma peça no caminho, amiga ou inimiga. O rei preto está em a8, e só o seu próprio peão está entre ele e a sua torre.
    { "" }**Sua tarefa:** vença.
# en: 9945edac
lesson-lusus-phase-hint = Ponha Atravessar na torre em a1, depois mova-a de a1 para a8. Digitado, fica `PH@a1 a1a8`.
# en: 09bf749e
lesson-lusus-phase-done = Através do peão, até o rei: as Brancas vencem. No Lusus um rei nunca está seguro atrás de outras peças.
# en: c936b47d
lesson-lusus-phase-wrong-burn = Você queimou a placa. Sem ela, a torre fica presa atrás do peão.
# en: 30be7be1
lesson-lusus-phase-wrong-other = Quem precisa de Atravessar é a torre: só ela está na mesma coluna que o rei.
# en: 5c6fab07
lesson-lusus-dispel-title = Tire a guarda
# en: 199a6bb5
lesson-lusus-dispel-task =
    Uma peça com **Guarda** protege as peças amigas: qualquer uma numa casa para onde ela poderia ir está segura. A torre em e8 guarda a dama em e4. **Dissipar** remove uma placa de uma peça.
    { "" }**Sua tarefa:** remova a guarda, depois capture a dama.
# en: 7491b35b
lesson-lusus-dispel-hint = Jogue Dissipar em e8, depois mova o bispo de b1 para e4. Digitado, fica `DI@e8.1 b1e4`.
# en: 22f845a3
lesson-lusus-dispel-done = Primeiro a placa, depois a peça. O que protege uma peça muitas vezes é mais fácil de remover do que a peça.
# en: 242b9842
lesson-lusus-dispel-wrong-burn = Você queimou Dissipar, então a dama continuou protegida.
# en: 072ac382
lesson-lusus-dispel-wrong-other = A guarda se foi. Com isso, o seu bispo em b1 poderia ter capturado a dama.
# en: fb83913f
lesson-lusus-run-title = Bater e correr
# en: a9db12ec
lesson-lusus-run-task =
    A torre em a8 protege o cavalo em a5. Mas com **Bater e Correr**, uma peça que acabou de capturar pode se mover mais uma vez, para uma casa vazia.
    { "" }**Sua tarefa:** capture o cavalo e traga a sua torre de volta para a1.
# en: 655ff620
lesson-lusus-run-hint = Ponha Bater e Correr em a1, capture em a5, depois corra para a1. Digitado, fica `HR@a1 a1a5>a1`.
# en: 24da4f7b
lesson-lusus-run-done = Capturou e voltou para casa. A placa fica: a sua torre pode fazer isso de novo.
# en: de83576d
lesson-lusus-run-wrong-burn = Você queimou a placa, então a sua torre está em a5, onde será capturada em seguida.
# en: 1abcdeb6
lesson-lusus-run-wrong-stay = O cavalo foi capturado, mas a torre não voltou para a1.
# en: d7bc2f3a
lesson-lusus-run-wrong-other = Ponha Bater e Correr na torre, que captura o cavalo.
# en: adf3e53b
lesson-lusus-trap-title = Arme uma armadilha
# en: 51cc3036
lesson-lusus-trap-task =
    { "" }**Armadilhas** são postas nas suas próprias peças, viradas para baixo: o seu oponente vê que há uma, mas não qual. *Vingança* captura a peça que captura a sua. As Pretas estão prestes a capturar o seu peão em d4.
    { "" }**Sua tarefa:** ponha a armadilha no peão, faça um lance com o seu rei e observe.
# en: b1633747
lesson-lusus-trap-hint = Ponha Vingança em d4, depois mova o seu rei. Digitado: `RV@d4 h1g1`.
# en: 6b2df9c0
lesson-lusus-trap-done = Uma dama por um peão! Da próxima vez, as Pretas vão pensar duas vezes diante de uma placa virada para baixo.
# en: 6e2fbcc2
lesson-lusus-trap-wrong-burn = Você queimou a armadilha, e o peão se perde à toa.
# en: 3153c413
lesson-lusus-trap-wrong-king = A armadilha está no seu rei. No peão, teria capturado a dama.
# en: ec41ac85
lesson-lusus-double-title = Duas placas de uma vez
# en: ccb4b3ca
lesson-lusus-double-task =
    Seu rei tem **Ação Dupla**: em cada lance você pode jogar uma segunda placa. Sua torre em a1 não alcança o rei preto em h8, mas você tem *Bispo* e *Atravessar* na mão.
    { "" }**Sua tarefa:** vença em um lance.
# en: f6ed8336
lesson-lusus-double-hint = Ponha as duas placas na torre. Aí ela anda como um bispo, através do peão em b2: `BI@a1 PH@a1 a1h8`.
# en: 2efd71a8
lesson-lusus-double-done = Duas placas, um golpe: as Brancas vencem. Conte o que o seu oponente poderia fazer com uma ou duas placas antes de achar que está tudo bem.
# en: 302605f1
lesson-lusus-double-wrong-burn = Depois de queimar uma placa, você não pode jogar outra. Você precisa das duas.
# en: 1e2d378b
lesson-lusus-double-wrong-one = O peão em b2 bloqueia a diagonal. Jogue também Atravessar na torre.
# en: 4991c2f8
lesson-lusus-double-wrong-other = Atravessar sozinho não ajuda. A torre também precisa andar como um bispo.
# en: 4b313e61
lesson-lusus-threat-title = Veja a ameaça
# en: 2364e130
lesson-lusus-threat-task =
    Não há xeque no Lusus, e uma placa muda o que uma peça pode fazer. Então, antes de cada lance, olhe cada peça inimiga *e as placas dela*: o que ela poderia capturar? A torre em a8 parece fácil de pegar.
    { "" }**Sua tarefa:** faça um lance depois do qual o seu rei não possa ser capturado.
# en: bd51c32c
lesson-lusus-threat-hint = O peão em d4 leva *Dama*, então vê o seu rei: por e3 e f2 até g1. Tire a placa dele com Dissipar, ou tire o seu rei dessa diagonal.
# en: 4018ba7f
lesson-lusus-threat-done = Bem observado! Um peão com a placa certa é tão perigoso quanto uma dama. *Dissipar* até deixa você capturar a torre no mesmo lance.
# en: d0a85414
lesson-lusus-threat-wrong-rook = Você capturou a torre, e o peão com a placa Dama capturou o seu rei.
# en: c870088f
lesson-lusus-threat-wrong-rooks = Você capturou a torre, e o peão com a placa Dama capturou o seu rei.
# en: 819ad176
lesson-lusus-finish-title = A uma placa do rei
# en: 75056355
lesson-lusus-finish-task =
    Com a placa certa, quase qualquer peça chega ao rei. Repasse a sua mão e pergunte-se, placa por placa: em que peça ela ajudaria? Você tem *Bispo*, *Cavalo* e *Atravessar*.
    { "" }**Sua tarefa:** capture o rei em g8 num lance.
# en: 5f4a23a8
lesson-lusus-finish-hint = De e7, um cavalo pula para g8. Então faça a sua torre pular: `KN@e7 e7g8`.
# en: 64671f58
lesson-lusus-finish-done = Sua torre pulou como um cavalo. Antes de cada lance, experimente todas as suas placas em todas as suas peças. Seu oponente faz o mesmo.
# en: 6809c79b
lesson-lusus-finish-wrong-burn = Você queimou uma placa, mas uma das três vence na hora.
# en: 9a7e7af9
lesson-lusus-finish-wrong-bishop = *Atravessar* só passa por uma peça. No caminho do seu bispo há duas, em e6 e f7.
# en: dba32150
lesson-lusus-trade-title = Conte também as placas
# en: 45855048
lesson-lusus-trade-task =
    Um rei tem um espaço para placas, uma dama ou um peão dois, um bispo ou um cavalo três, uma torre quatro. Uma peça capturada leva junto as placas que tem. Sua dama pode capturar uma torre sem nada, ou um peão que leva *Dama* e *Atravessar*.
    { "" }**Sua tarefa:** capture o que importa mais.
# en: d45ba8b3
lesson-lusus-trade-hint = O peão em h4 anda como uma dama, e *Atravessar* o leva através do seu peão em f2. Seu rei está atrás dele.
# en: ade46edc
lesson-lusus-trade-done = O peão se foi, e as duas placas com ele. O que uma peça leva pode valer mais que a peça.
# en: b6ae0f34
lesson-lusus-trade-wrong-rook = Você capturou a torre. Mas o peão atravessou f2 e capturou o seu rei.
# en: afdd16af
lesson-lusus-plan-title = O saco que se esgota
# en: 5589159b
lesson-lusus-plan-task =
    No fim de cada lance, quem jogou compra três placas. Quem não consegue comprar todas as placas necessárias **perde**. A mão das Pretas está vazia, e no saco das Pretas restam três placas. Uma peça com *+1 Compra* faz o próprio lado comprar uma a mais.
    { "" }**Sua tarefa:** faça as Pretas ficarem sem placas.
# en: e14c1555
lesson-lusus-plan-hint = Ponha *+1 Compra* numa peça **preta** e faça um lance qualquer, por exemplo `PD@a7 h2h3`. Aí as Pretas precisam comprar quatro placas.
# en: a1fccc3e
lesson-lusus-plan-done = As Pretas precisavam comprar quatro placas e tinham três: as Brancas vencem. Numa partida longa, conte os dois sacos. Eles aparecem ao lado do tabuleiro.
# en: fca04c9b
lesson-lusus-plan-wrong-burn = Você queimou *+1 Compra*, e as Pretas compraram as três últimas placas.
# en: 5098428d
lesson-lusus-plan-wrong-own = Agora quem compra uma a mais é você. Ponha a placa numa peça preta.
# en: e334d286
lesson-lusus-plan-wrong-other = *Cavalo* não esvazia mais depressa o saco das Pretas. Você tem outra placa que faz isso.

## Clocks and pings

# en: 9fb91a8c
span-minutes = { $count ->
    [0] 0 minutos
    [one] { $count } minuto
   *[other] { $count } minutos
}
# en: c6354ee2
span-hours = { $count ->
    [0] 0 horas
    [one] { $count } hora
   *[other] { $count } horas
}
# en: 73f4905a
span-days = { $count ->
    [0] 0 dias
    [one] { $count } dia
   *[other] { $count } dias
}
# en: 38a1ed4e
clock-reserve = Tempo de reserva: { $first } { $firsttime }, { $second } { $secondtime }.
# en: 4d14450d
clock-shut-out = O relógio está em pausa: fui removido do servidor desta partida.
# en: 1ebdbf5a
clock-grace = Meus avisos não chegam a { $player }. O relógio está em pausa e volta a correr { $until }.
# en: 44dd62b6
clock-vacation = { $player } está de férias. O relógio está em pausa e volta a correr { $until }.
# en: 1e5e4c5c
clock-credit = Isto inclui { $span } em que estive fora.
# en: 5867f8e8
reminder = { $player }, é a sua vez em { $game } contra { $opponent }. Seu tempo acaba { $deadline } ({ $exactly }) · { $link }
# en: 567f09a8
credited = { $player }, estive fora por { $span } enquanto era a sua vez em { $game } contra { $opponent }. Esse tempo não conta. Prazo do seu lance: { $deadline } ({ $exactly }) · { $link }
# en: b7b2642b
more-time = { $player }, { $opponent } deu a você mais um dia em { $game }. Prazo do seu lance: { $deadline } ({ $exactly }) · { $link }
# en: be99904e
more-time-given = Você deu mais um dia a { $opponent }. Prazo do lance: { $deadline }.
# en: 6fa62d3c
absent = { $opponent }, { $player } saiu deste servidor. Se eu puder, mando os lembretes a essa pessoa por mensagem direta. O relógio da sua partida de { $game } continua correndo · { $link }
# en: 51d12cb6
grace = { $opponent }, não consigo falar com { $player } sobre a partida de { $game } entre vocês: neste canal não dá para acompanhá-la, e minhas mensagens diretas não chegam. Para que ninguém perca sem saber, o relógio de { $player } fica em pausa até { $exactly } ({ $until }). Isso acontece uma vez por partida · { $link }
# en: c08379e2
detour-hidden = Você não vê o canal da partida, então escrevo aqui.
# en: e16a19bb
detour-timeout = Você está de castigo no servidor até { $exactly } ({ $until }), então escrevo aqui. Meus comandos e botões também funcionam aqui.
# en: 74087c5b
detour-absent = Você não está mais no servidor da partida, então escrevo aqui.
# en: ef81f854
detour-moved = Esta partida mudou para cá, para que os dois lados possam vê-la.
# en: fb8c8a0d
shut-out = Fui removido do servidor onde você joga { $game } contra { $opponent }. Todos os relógios de lá estão em pausa. As partidas de lá serão canceladas, sem resultado, se eu não voltar { $until }.
# en: a93a4e36
call-game = { $player }, { $whose ->
    [mine] é a sua vez em { $game }
   *[news] há novidades na sua partida de { $game }
} · { $link } · Não consigo enviar mensagens diretas para você. `/settings` diz onde eu menciono você.
# en: 29ff4d7e
call-season = { $player }, há novidades num torneio em que você está. Não consigo enviar mensagens diretas para você. `/settings` diz onde eu menciono você.
# en: a70f9b69
call-challenge = { $player }, há novidades sobre o seu desafio. Não consigo enviar mensagens diretas para você. `/settings` diz onde eu menciono você.
# en: ae6c943c
unreached = **Minha última menção não chegou a você ({ $since }).** O canal da partida está fechado para você ou para mim, e você não aceita minhas mensagens diretas. `/games` mostra o que espera por você.
# en: c7021fb5
unreached-open = **Minha última menção não chegou a você ({ $since }).** O canal da partida está fechado para você ou para mim, e minha mensagem direta não chegou. `/games` mostra o que espera por você.
# en: e2fa94d3
unreached-grace = É a sua vez em { $game } contra { $opponent }. Seu relógio lá está em pausa e volta a correr { $until }.
# en: 934c171f
vacation-begun = { $player } está de férias; elas acabam { $until } ({ $exactly }). Até lá, os relógios de { $player } ficam em pausa.
# en: 9127d881
vacation-begun-part = { $player } está de férias; elas acabam { $until }. Só uma parte conta neste servidor: os relógios de { $player } aqui voltam a correr { $still } ({ $exactly }).
# en: 86647f8c
vacation-begun-uncounted = { $player } está de férias; elas acabam { $until } ({ $exactly }). Aqui { $player } não tem mais dias de férias, então os relógios dessa pessoa continuam correndo.
# en: 64e3fbbc
vacation-over = { $player } voltou das férias. Os relógios correm de novo.
# en: 896e888c
vacation-present = Você está de férias; elas acabam { $until }. { $clocks ->
    [whole] Seus relógios estão em pausa, mas você ainda pode jogar.
    [anywhere] Seus relógios estão em pausa, até onde cada servidor permite, mas você ainda pode jogar.
    [part] Só uma parte conta neste servidor: seus relógios aqui estão em pausa e voltam a correr { $still }.
   *[none] Aqui não restam dias de férias para você, então seus relógios continuam correndo.
} `/vacation days:0` encerra as férias. Depois destas, seu saldo neste ano: { $left } de { $allowed ->
    [0] 0 dias
    [one] { $allowed } dia
   *[other] { $allowed } dias
}.
# en: 43e80783
vacation-none = Você não está de férias. Seu saldo neste ano: { $left } de { $allowed ->
    [0] 0 dias
    [one] { $allowed } dia
   *[other] { $allowed } dias
}. Para começar, use `/vacation days:` com um número.
# en: 91156969
vacation-span = { $hours ->
    [0] { $days ->
        [0] 0 dias
        [one] { $days } dia
       *[other] { $days } dias
    }
    [one] { $days ->
        [0] { $hours } hora
        [one] { $days } dia e { $hours } hora
       *[other] { $days } dias e { $hours } hora
    }
   *[other] { $days ->
        [0] { $hours } horas
        [one] { $days } dia e { $hours } horas
       *[other] { $days } dias e { $hours } horas
    }
}

## Settings

# en: 66d178fd
settings-title = Suas configurações
# en: 05882354
settings-pings = **Menções:** { $value }
# en: 3e32bd8c
settings-reminders = **Lembretes:** { $value }
# en: 91bed066
settings-quiet = **Horário de silêncio:** { $value } · fuso horário { $zone }
# en: b681fd33
settings-no-quiet = nenhum
# en: cc607339
settings-confirm = **Perguntar antes de lances digitados:** { $value }
# en: 822d25c7
settings-theme = **Tema do tabuleiro:** { $value }
# en: 845450a6
settings-size = **Tamanho do tabuleiro:** { $value }
# en: cb29e741
settings-layout = **Formato do tabuleiro:** { $value }
# en: 95053649
settings-symbols = **Letras nas peças:** { $value }
# en: 04f5636b
settings-side = **Embaixo:** { $value }
# en: a703a8d6
settings-text = **Tabuleiros como texto:** { $value }
# en: 68a86386
settings-accepts = **Quem pode me desafiar:** { $value }
# en: f08ae94a
settings-danger = **Quando o meu rei corre perigo:** { $value }
# en: 389a9f88
settings-puzzles = **Meus erros como problemas:** { $value }
# en: 9fc3bbb5
settings-language = **Idioma:** { $value }
# en: 6e93ed2f
settings-closed = Não consegui enviar uma mensagem direta para você ({ $since }), então menciono você no canal. Quando liberar minhas mensagens diretas, escolha `pings` de novo.
# en: 4da5213c
settings-bad-zone = Não conheço esse fuso horário. Digite uma cidade, por exemplo São Paulo, e escolha na lista.
# en: 6576e7ee
settings-bad-quiet = Não entendi esse horário. Escreva `22-7`, `22:30-07:00` ou `off`.
# en: 402744ee
settings-pick-zone = Vários fusos horários combinam com `{ $typed }`. Escolha o seu.
# en: f7ae9fb1
option-choose = Mudar uma configuração
# en: 2dceb280
option-choose-value = Escolher { $name }
# en: 0bf7959f
option-entry = { $name }: { $value }
# en: 7a443900
option-title = Configuração: { $name }
# en: 91b95c06
option-present = Agora: { $value }
# en: a95c7781
option-now = Configuração atual
# en: f935eae6
option-type-title = Digitar { $name }
# en: e448e589
option-type-label = Novo valor
# en: 21f65666
option-type-number = Um número de { $lowest } a { $highest }
# en: 58099a1a
option-bad-number = `{ $typed }` não é um número de { $lowest } a { $highest }.
# en: dc7b9fc0
settings-unknown = Não tenho `{ $typed }`. Escolha na lista.

## Servers

# en: d44bd167
server-title = Este servidor
# en: f881bd98
server-channels = **Canais de partidas:** { $value }
# en: 37843051
server-no-channels = onde o desafio for feito
# en: 92571302
server-threads = **Um tópico por partida:** { $value }
# en: cf6d0dda
server-limits = **Por pessoa:** partidas em andamento { $games } · desafios em aberto { $challenges }
# en: 5fe48d6f
server-no-limit = sem limite
# en: b4240ac5
server-pace = **Tempo padrão por lance:** { $value }
# en: 8b68e707
server-language = **Idioma das mensagens públicas:** { $value }
# en: 0da90efa
server-organizer = **Organização de torneios:** { $role }, além de admins
# en: df1b7462
server-vacation = **Férias:** { $days ->
    [0] 0 dias
    [one] { $days } dia
   *[other] { $days } dias
} por ano
# en: 9a3a363a
server-counts = No momento: { $games ->
    [0] 0 partidas em andamento
    [one] { $games } partida em andamento
   *[other] { $games } partidas em andamento
}, { $challenges ->
    [0] 0 desafios em aberto
    [one] { $challenges } desafio em aberto
   *[other] { $challenges } desafios em aberto
}.
# en: 7c2cc62f
server-pick-channel = Adicionar ou remover um canal
# en: 3a013a30
server-channel-gone = O canal { $channel } não existe mais, então uso o próximo. Para esvaziar a lista, use `/server channel clear`.
# en: 4bc327ce
server-channel-missing = Em { $channel } não tenho permissão para { $missing }. Enquanto não tiver essa permissão, uso o próximo canal.
# en: 8d2d0c11
server-channel-no-threads = Em { $channel } não consigo criar tópicos públicos, escrever neles nem ler o histórico de mensagens. Até eu conseguir, as partidas acontecem no próprio canal.
# en: ad009ea7
server-game-choice = { $game } · { $first } vs. { $second } · lance { $turn } · { $id }
# en: 18bb9dff
server-end-sure = Isto encerra a partida de { $game } `{ $id }` entre { $first } e { $second }, no lance { $turn }. Quem joga vai ler: “{ $ending }” { $rated ->
    [yes] Os ratings mudam como depois de qualquer partida.
   *[no] Os ratings não mudam.
} Não dá para desfazer.
# en: 4ae115a5
server-end-done = Feito. Quem joga vai ler: { $ending }
# en: e3dd87e9
server-exported = Aqui estão os dados deste servidor, com { $games ->
    [0] 0 partidas
    [one] { $games } partida
   *[other] { $games } partidas
}. As partidas em andamento trazem só o que todo mundo pode ver.
# en: b8c03b0c
server-exported-part = Aqui está uma parte dos dados deste servidor: { $games ->
    [0] 0 partidas
    [one] { $games } partida
   *[other] { $games } partidas
}, o que cabe num arquivo. Para o resto, use `/server export after:{ $last }`.
# en: 0986564a
server-delete-sure = Isto apaga os dados deste servidor. { $ongoing ->
    [0] Nenhuma partida está em andamento aqui.
    [one] { $ongoing } partida está em andamento aqui.
   *[other] { $ongoing } partidas estão em andamento aqui.
}{ $others ->
    [0] { "" }
    [one] { " " }A de outras pessoas será cancelada, sem resultado. Eu aviso quem joga.
   *[other] { " " }As { $others } de outras pessoas serão canceladas, sem resultado. Eu aviso quem joga.
}{ $own ->
    [0] { "" }
    [one] { " " }A sua partida conta como desistência.
   *[other] { " " }As suas { $own } contam como desistência.
} Os desafios em aberto ({ $challenges }) são retirados. As partidas encerradas ({ $ended }) ficam com quem jogou, sem nenhum rastro deste servidor. Os ratings também ficam. Não dá para desfazer.
# en: e9d80313
server-deleted = Dados apagados. { $games ->
    [0] Nenhuma partida estava em andamento.
    [one] { $games } partida estava em andamento.
   *[other] { $games } partidas estavam em andamento.
}
# en: b764ffb6
server-board = **Lista de partidas:** { $channel }
# en: 69e72c84
server-board-off = **Lista de partidas:** desligada. Para mostrar num canal as partidas em andamento, use `/server board`.
# en: 12d64a0a
server-board-gone = **Lista de partidas:** o canal dela não existe mais. Escolha outro com `/server board`.
# en: dc46a70f
server-board-missing = Em { $channel } não tenho permissão para { $missing }. Enquanto não tiver essa permissão, não posso publicar a lista de partidas.
# en: 8a5f01e7
server-puzzle = **Problema do dia:** { $games } · { $channel } · a partir de { $hour }:00 ({ $zone })
# en: 941f66ed
server-puzzle-next = **Próximo problema:** { $next }
# en: fd3badbb
server-puzzle-soon = O problema de hoje está a caminho.
# en: 21b77b9f
server-puzzle-off = **Problema do dia:** desligado. Para publicar um por dia, use `/server puzzle`.
# en: 160cb3dc
server-puzzle-untried = Faz duas semanas que ninguém tenta um problema, então parei. O próximo sai quando alguém tentar o último, ou quando você usar `/server puzzle` de novo.
# en: 5a5651be
server-puzzle-gone = O canal { $channel } não existe mais, então não publico problemas. Escolha outro com `/server puzzle`.
# en: c32599ec
server-puzzle-missing = Em { $channel } não tenho permissão para { $missing }. Enquanto não tiver essa permissão, não publico problemas.
# en: 63dc3d9e
choice-puzzles-rotate = Um por dia, cada dia um jogo
# en: 075b181e
choice-puzzles-each = Um por dia para cada jogo
# en: 750f4311
choice-threads-on = Ligado
# en: 48701a14
choice-threads-off = Desligado
# en: 5c2c1419
choice-verdict-first = Vence o lado que jogou primeiro
# en: 540d48cf
choice-verdict-second = Vence o lado que jogou depois
# en: 741364e4
choice-verdict-draw = Empate
# en: 7c2c3c30
thread-title = { $game }: { $first } vs. { $second }
# en: 7846af9a
thread-anchor = Uma partida de { $game }: { $first } vs. { $second }

## The sandbox's first card

# en: c10aac2e
sandbox-card-title = Boas-vindas ao Sealed Move
# en: 9449bab0
sandbox-card-text = No Sealed Move você joga quatro jogos de tabuleiro parecidos com o xadrez, um lance de cada vez. Este é um Discord de treino no seu próprio computador; nada sai daqui. Você é Alice; clique em Bob, lá em cima, para jogar pelo outro lado.
# en: 166882e7
sandbox-card-computer = Jogar contra o computador
# en: cf7f3053
sandbox-card-learn = Fazer uma lição
# en: 283c0895
sandbox-card-challenge = Desafiar Bob
# en: a3d10a45
sandbox-card-help = Como jogar

## Endings

# en: caf7991e
ending-checkmate = Xeque-mate! Vitória de { $winner }.
# en: c0bd4a14
ending-stalemate = Rei afogado. É empate.
# en: 8f7ac458
ending-bare-kings = Só restam os reis. É empate.
# en: a61048aa
ending-quiet = Cem lances de cada lado sem progresso. É empate.
# en: 8f9bff55
ending-king = Vitória de { $winner }, que capturou o Rei de { $loser }!
# en: 2c9630fe
ending-draw = { $loser } não consegue comprar placas suficientes. Vitória de { $winner }!
# en: bb004090
ending-limit = O lance 400 passou. Vitória de { $winner }!
# en: 36e9278b
ending-mana = { $loser } ficou sem mana. Vitória de { $winner }!
# en: f08861ee
ending-kings_captured = { $loser } ficou sem nenhum Rei. Vitória de { $winner }!
# en: b2545297
ending-quiet-chakart = Cem lances calmos seguidos. É empate.
# en: 0c901a84
ending-quiet-kyo = Nada saiu do tabuleiro em 120 lances seguidos. É empate.
# en: 33a47793
ending-no-progress = Duzentos lances seguidos sem nenhum ganho. É empate.
# en: 49b8e54f
ending-limit-drawn = O lance 600 passou. É empate.
# en: 4da03738
ending-no_kings = Nenhum dos lados tem mais Rei. É empate.
# en: 44dcdb95
ending-blocked = Nenhum dos lados pode voltar a jogar. É empate.
# en: 417d975e
ending-no-move = Não há mais nenhum lance possível. É empate.
# en: eb56b343
ending-repetition = A mesma posição três vezes. É empate.
# en: f718c0fc
ending-resignation = { $loser } desistiu. Vitória de { $winner }!
# en: 5b956f4b
ending-aborted = Partida cancelada. Ela não conta.
# en: 5e72328a
ending-not-started = O tempo acabou antes de os dois lados jogarem. A partida foi cancelada e não conta.
# en: 49e6ed99
ending-agreement = Os dois lados aceitaram o empate.
# en: 7827cb7e
ending-time = O tempo de { $loser } acabou. Vitória de { $winner }!
# en: b8035fc8
ending-shut-out = Estive fora deste servidor por 30 dias. A partida foi cancelada, sem resultado.
# en: e1d36c4d
ending-adjudicated = A administração do servidor decidiu: vitória de { $winner }.
# en: f8d866ab
ending-adjudicated-draw = A administração do servidor decidiu: é empate.
# en: 95a658e3
ending-called-off = A administração do servidor cancelou esta partida. Ela não conta.
# en: 6eea191c
ending-server-deleted = Os dados deste servidor foram apagados. A partida foi cancelada, sem resultado.
# en: 1413367f
ending-season-over = A temporada acabou antes desta partida. É empate, e os ratings não mudam.
# en: 3ba4072e
ending-by-organizer = A organização do torneio encerrou esta partida. Os ratings não mudam.
# en: db1595ad
ending-season-off = O torneio foi cancelado, por isso esta partida acaba sem resultado.
# en: 68b373d3
ending-said = { $told } O motivo: { $said }

## Private answers

# en: d89f6120
move-played = Você jogou `{ $record }`: { $meaning }.
# en: 32b13e4a
move-played-over = Você jogou `{ $record }`: { $meaning }. { $ending }
# en: 20e53205
move-next = Agora é a vez de { $opponent }.
# en: b02feb6d
view-hand = **Sua mão**
    { $tiles }
# en: b5346c4a
move-again = Ainda é a sua vez.
# en: 21960236
move-confirm = { $meaning } (`{ $turn }`). Jogar esse lance?
# en: e8b8660c
which-game = Qual partida?
# en: 04b1ff60
move-which-game = Várias partidas esperam por você. Em qual quer jogar?
# en: d498de76
move-which-game-for = Em qual partida você quer jogar `{ $typed }`?
# en: 06d0e19b
move-ask = { $why } Você quis dizer `{ $turn }` ({ $meaning })?
# en: 5a263b5f
move-ask-several = { $why } Você quis dizer um destes?
# en: 56ed9387
move-refused = { $why }
# en: a8b48dc5
move-near = { $count ->
    [one] Este lance é válido:
   *[other] Estes lances são válidos:
}
# en: 7ea07d9c
move-near-menu = Escolha um lance válido no menu ou edite o seu.
# en: e6358fe5
move-near-hint = Lances válidos
# en: e084dd74
move-typed = Você digitou `{ $typed }`.
# en: ff18b144
misread-words-resign = desistir, desisto, eu desisto, abandonar, abandono, me rendo, entrego, entregar
# en: df3b09e8
misread-resign = Isso não é um lance. Para desistir, use `/resign`.
# en: a5662870
misread-words-draw = empate, empatar, propor empate, proponho empate, oferecer empate, aceitar empate, aceito empate, aceito o empate
# en: 609ab2f1
misread-draw = Isso não é um lance. Para propor ou aceitar um empate, use `/draw`.
# en: 079a12d1
misread-words-takeback = desfazer, desfaz, voltar, volta, voltar lance, voltar o lance, volta o lance, ops, opa, errei
# en: 7cc9f583
misread-takeback = Isso não é um lance. Para pedir para voltar o seu último lance, use `/takeback`.
# en: 0aa8271f
misread-words-help = ajuda, regras, como, como jogar, como joga, como se joga, o que, o que faco
# en: 016d7a66
misread-help = Isso não é um lance. `/rules` explica o jogo, e `/help` diz o que você pode fazer.
# en: c4e1c13b
misread-words-next = proxima, proximo, partidas, minhas partidas
# en: a400146c
misread-next = Isso não é um lance. `/next` abre a sua partida mais urgente, e `/games` lista todas.
# en: a11da13a
misread-words-castle = roque, rocar, fazer roque, oo, ooo, 00, 000
# en: 19820825
misread-castle = Não há roque em { $game }.
# en: 209880db
misread-words-pass = passar, passo, passo a vez, pular
# en: ee548789
misread-pass = Em { $game } não dá para passar: é a sua vez, então é preciso jogar.
# en: fd741e77
misread-words-shell = casco, atirar, disparar, jogar casco
# en: 2f623c1c
misread-shell = Para lançar um casco, escreva onde está o seu Rei, depois a casa da peça a acertar, depois `s`, por exemplo `e1e7s`.
# en: fcd4a95c
misread-words-hide = esconder, escondida, furtivo, furtiva, furtividade
# en: 66983681
misread-hide = Para esconder a sua Dama, escreva onde ela está, aonde vai e `h`, por exemplo `d1d4h`.
# en: 4f663848
misread-square = { $holds } Nada ali pode se mover agora.
# en: 88acbf11
misread-off-board = A casa { $square } não existe neste tabuleiro. Ele vai de { $first } a { $last }.
# en: ff1fa21f
move-none = Nenhum lance parecido é válido. Aperte **Jogar** para ver os que são.
# en: 6a70dcd0
view-title = { $game } · lance { $turn } · sua visão
# en: e7b1b463
view-title-public = { $game } · lance { $turn }
# en: 8b7d8a46
view-title-earlier = { $game } · { $ply ->
    [0] no início
   *[other] depois do lance { $ply }
}
# en: 789a772f
view-your-turn = É a sua vez.
# en: 88fa7746
view-watching = Você está assistindo a esta partida.
# en: 24f2ea19
view-their-turn = É a vez de { $player }.
# en: 2a8870e3
more-title = { $game } contra { $opponent }
# en: e6e0a7e1
more-text = O que você quer fazer?
# en: 4897fd02
more-over = Esta partida acabou.
# en: a36b1821
resign-sure = Desistir da sua partida de { $game } contra { $opponent }? Não dá para desfazer.
# en: e4688f74
resign-sure-early = Um dos lados ainda não jogou, então desistir só cancela a sua partida de { $game } contra { $opponent }. Ela acaba na hora e não conta. Não dá para desfazer.
# en: 155f36bc
resign-sure-season = Desistir da sua partida de { $game } contra { $opponent }? Um dos lados ainda não jogou, então os ratings não mudam, mas no torneio é uma derrota. Não dá para desfazer.
# en: e7cef391
resign-done = Você desistiu.
# en: 589afdf7
draw-done-offered = Você propôs empate. A proposta vale até { $opponent } responder ou jogar, ou até você retirá-la. Ainda dá para fazer o seu próprio lance.
# en: 79fb8e1c
draw-done-agreed = Você aceitou o empate.
# en: 27d50aa1
draw-done-declined = Você recusou o empate.
# en: 209106fe
draw-done-withdrawn = Você retirou a sua proposta.
# en: 33420373
takeback-done-offered = Você pediu para voltar o lance. O pedido vale até { $opponent } responder, até você retirá-lo ou até alguém jogar.
# en: a6bf3581
takeback-done-accepted = Você deixou voltar o lance.
# en: be8d4822
takeback-done-declined = Você não deixou voltar o lance.
# en: 327b2080
takeback-done-withdrawn = Você retirou o seu pedido.
# en: 06a12d56
abort-sure = Cancelar a sua partida de { $game } contra { $opponent }? Ela acaba na hora e não conta. Não dá para desfazer.
# en: f04e3924
abort-done = Você cancelou a partida.
# en: d7f74ace
rematch-done-offered = Revanche proposta! A proposta expira { $until }.
# en: 248f1ba8
notice-unpinged = { $why ->
    [pair_hour] -# Publicado sem menção: uma pessoa pode mencionar outra { $most } vezes por hora.
    [pair_day] -# Publicado sem menção: uma pessoa pode mencionar outra { $most } vezes por dia.
    [sender_hour] -# Publicado sem menção: uma pessoa pode enviar { $most } menções por hora.
    [sender_day] -# Publicado sem menção: uma pessoa pode enviar { $most } menções por dia.
    [recipient_hour] -# Publicado sem menção: ninguém recebe mais de { $most } destas menções por hora.
    [recipient_day] -# Publicado sem menção: ninguém recebe mais de { $most } destas menções por dia.
    [asked_before] -# Publicado sem menção: o mesmo pedido menciona a pessoa uma só vez, até o próximo lance de quem pede.
    [challenged_before] -# Publicado sem menção: o mesmo desafio menciona a pessoa uma vez por dia.
   *[muted] -# Publicado sem menção: a moderação deste servidor desligou estas menções.
}
# en: b527eb27
unpinged = { $why ->
    [pair_hour] Publiquei sem menção, porque uma pessoa pode mencionar outra { $most } vezes por hora. Você pode mencionar essa pessoa de novo { $next }. Até lá, `/games` mostra a ela o que você pede.
    [pair_day] Publiquei sem menção, porque uma pessoa pode mencionar outra { $most } vezes por dia. Você pode mencionar essa pessoa de novo { $next }. Até lá, `/games` mostra a ela o que você pede.
    [sender_hour] Publiquei sem menção, porque uma pessoa pode enviar { $most } menções por hora. Sua próxima menção é possível { $next }. Até lá, `/games` mostra à outra pessoa o que você pede.
    [sender_day] Publiquei sem menção, porque uma pessoa pode enviar { $most } menções por dia. Sua próxima menção é possível { $next }. Até lá, `/games` mostra à outra pessoa o que você pede.
    [recipient_hour] Publiquei sem menção, porque ninguém recebe mais de { $most } destas menções por hora. Você pode mencionar essa pessoa de novo { $next }. Até lá, `/games` mostra a ela o que você pede.
    [recipient_day] Publiquei sem menção, porque ninguém recebe mais de { $most } destas menções por dia. Você pode mencionar essa pessoa de novo { $next }. Até lá, `/games` mostra a ela o que você pede.
    [asked_before] Publiquei sem menção, porque você já pediu o mesmo desde o seu último lance. Depois do próximo, o pedido pode mencionar essa pessoa de novo.
    [challenged_before] Publiquei sem menção, porque você já desafiou essa pessoa para este jogo. Outro desafio pode mencioná-la { $next }, ou assim que vocês jogarem.
   *[muted] Publiquei sem menção, porque a moderação deste servidor silenciou você. O silêncio termina { $next }.
}
# en: 5e43c1ca
rematch-done-begun = Sua revanche com { $challenger } começou.
# en: 39278724
note-kept = Anotações salvas. Só você pode lê-las, com `/note`.
# en: 23615224
note-forgotten = Você não tem mais anotações sobre esta partida.
# en: d8076602
cancelled = Nada mudou.
# en: 1aafedac
compose-title = { $game } · lance { $turn } · escolha o seu lance
# en: 5627a5c3
compose-turn = Até aqui: { $meaning } (`{ $turn }`).
# en: 4cfdbac6
compose-nothing = Nada é jogado até você apertar **Confirmar**.
# en: d296a0a2
compose-ready = Aperte **Confirmar** para jogar esse lance.
# en: 30d7c740
compose-or-confirm = Aperte **Confirmar** para terminar o seu lance aqui.
# en: b5f5dffd
compose-outdated = Esse menu está desatualizado. Aqui está o seu lance até agora.
# en: 35bee0ee
compose-taken = A partida andou. Aqui está o tabuleiro agora.
# en: bad56a93
compose-page = { $first } a { $last } de { $count }
# en: 1d237be8
compose-alt = Prévia de um lance que ainda não foi jogado.
# en: f9a76ebe
compose-alt-targets = Destinos possíveis: { $squares }.
# en: e7b9930d
compose-cleared = Nada foi jogado. Aperte **Jogar** para recomeçar.
# en: 9554d2e8
next-none = { $count ->
    [0] Você não tem partidas em andamento. Comece uma com `/challenge`.
   *[other] Nada espera por você. `/games` lista as suas partidas.
}
# en: c6db8749
profile-title = Resultados de { $player }
# en: 174161ab
profile-none = Nenhuma partida encerrada ainda.
# en: ef2522bc
profile-none-here = Nenhuma partida encerrada aqui ainda.
# en: a1642579
profile-line = **{ $game }**: { $rating } · { $results }
# en: 472539a2
profile-unrated = ainda sem rating
# en: a4e09267
profile-results = { $won ->
    [0] 0 vitórias
    [one] { $won } vitória
   *[other] { $won } vitórias
}, { $drawn ->
    [0] 0 empates
    [one] { $drawn } empate
   *[other] { $drawn } empates
}, { $lost ->
    [0] 0 derrotas
    [one] { $lost } derrota
   *[other] { $lost } derrotas
}
# en: ae6ef060
profile-against = Suas partidas contra { $player }: { $results }
# en: a03b24ec
profile-ended = Partidas encerradas
# en: 1b480030
profile-annulled = { $line } · anulada
# en: 81e3888b
profile-ended-line = **{ $game }** contra { $opponent } · { $result ->
    [won] vitória
    [lost] derrota
    [drawn] empate
   *[none] sem resultado
} · { $ended } · { $link }
# en: 18f701d9
profile-plot-none = Nada valendo pontos ainda
# en: d463dc65
profile-plot-puzzles = Problemas { $rating }
# en: 4fde0247
month = { $number ->
    [1] jan
    [2] fev
    [3] mar
    [4] abr
    [5] mai
    [6] jun
    [7] jul
    [8] ago
    [9] set
    [10] out
    [11] nov
   *[12] dez
}
# en: e1988d99
profile-plot-alt = Ratings de { $first } a { $last }, e resultados.
# en: 0540d4fb
profile-plot-alt-game = { $game }: { $rated ->
    [yes] rating de { $from } no começo, { $most } no auge, { $to } agora,
   *[no] ainda sem rating,
} { $results }{ $tried ->
    [yes] , problemas { $puzzles }.
   *[no] .
}
# en: db0aa41c
profile-listed = { $listed ->
    [yes] Você está no ranking global.
   *[no] Você só está no ranking dos servidores onde já jogou.
}
# en: a7d8f721
block-done = { $new ->
    [yes] Você bloqueou { $person }.
   *[no] Você já tinha bloqueado { $person }.
} Essa pessoa não pode desafiar você, propor revanche nem aceitar os seus desafios. Nas partidas em andamento entre vocês, as propostas de empate, os pedidos para voltar lances e os presentes de tempo ainda aparecem, mas não mencionam você.
    As partidas entre vocês continuam, e os torneios ignoram bloqueios. Eu não conto nada a essa pessoa, mas ela pode desconfiar.
# en: e1465bd0
moderate-muted = Feito. Aqui { $person } está em silêncio (até: { $until }): nada de desafios nem revanches, e pedidos só sem menção. As partidas em andamento continuam. Eu explico isso à pessoa quando ela tentar.
# en: 2c39d5e1
moderate-unmuted = Feito. { $person } não está mais em silêncio aqui.
# en: 0717c555
moderate-annulled = Feito. As mudanças de rating desta partida de { $game } foram desfeitas, e eu aviso os dois lados · { $link }
# en: ac80829f
moderate-restored = Feito. As mudanças de rating desta partida de { $game } contam de novo, e eu aviso os dois lados · { $link }
# en: 9bcad214
moderate-pings-title = Desafios, propostas e presentes de tempo
# en: b6fffc8f
moderate-pings-none = Não há nada para mostrar das últimas duas semanas.
# en: 46533120
moderate-pings-line = { $at } · { $sender } → { $recipient } · { $kind ->
    [challenge] desafio
    [rematch] revanche
    [draw] proposta de empate
    [takeback] pedido para voltar o lance
   *[time] mais tempo
} · { $pinged ->
    [yes] com menção
   *[no] sem menção
} { $link }
# en: ab5a8135
moderate-log-title = O que a moderação fez aqui
# en: d5cb1ee9
moderate-log-none = A moderação não fez nada aqui no último ano.
# en: c844e4b9
moderate-log-mute = { $at } · { $moderator } silenciou { $person } até { $until }: { $reason }
# en: f06521b6
moderate-log-unmute = { $at } · { $moderator } encerrou o silêncio de { $person }: { $reason }
# en: 165c4878
moderate-log-annul = { $at } · { $moderator } anulou uma partida: { $reason } · { $link }
# en: 1bb7e583
moderate-log-restore = { $at } · { $moderator } restaurou uma partida: { $reason } · { $link }
# en: c62ec11b
annulled = { $first } e { $second }: a moderação anulou a partida de { $game } entre vocês. As mudanças de rating foram desfeitas, e a partida em si fica. O motivo: { $reason } · { $link }
# en: 8d276361
restored = { $first } e { $second }: a moderação restaurou a partida de { $game } entre vocês. As mudanças de rating contam de novo. O motivo: { $reason } · { $link }
# en: b8c09a33
annulled-mark = A moderação anulou esta partida, então ela não conta para os ratings.
# en: 0c94a00a
block-title = Pessoas que você bloqueou
# en: 24b922cc
block-none = Você não bloqueou ninguém. Para bloquear alguém, use `/block` e escolha a pessoa.
# en: 75edacab
block-line = { $number }. { $person } · bloqueio: { $since }
# en: 6013224e
block-option = { $number }. { $name }
# en: fc31ae18
block-choose = Desfazer um bloqueio…
# en: 4669c1c3
block-lifted = { $lifted ->
    [yes] Você desfez o bloqueio de { $person }. Essa pessoa pode desafiar você de novo, se as suas configurações deixarem.
   *[no] Você não tinha bloqueado { $person }.
}
# en: 273abd66
mydata-text = Eu guardo o seu nome, partidas, desafios, resultados, anotações, planos, lances que você ainda está escolhendo, configurações, férias e bloqueios. Dá para baixar tudo ou mandar apagar.
# en: 52339e73
mydata-exported = Aqui está tudo o que guardo sobre você. As partidas em andamento trazem o que você pode ver delas.
# en: aaaae326
mydata-sure = Apagar tudo sobre você? { $games ->
    [0] As partidas encerradas ficam, sem o seu nome.
    [one] Você desiste da sua partida em andamento. As partidas encerradas ficam, sem o seu nome.
   *[other] Você desiste das suas { $games } partidas em andamento. As partidas encerradas ficam, sem o seu nome.
} Os ratings ficam por 90 dias, como números sem o seu nome nem id; senão qualquer pessoa poderia apagar um rating ruim, e os ratings das outras pessoas ficariam falsos. Só eu sei dizer que são seus, e só se você voltar a jogar valendo pontos. Não dá para desfazer.
# en: e3d7880e
mydata-forgotten = Tudo sobre você foi apagado, menos os números dos seus ratings. Se você voltar a jogar valendo pontos em até 90 dias, eles continuam. Todo o resto começa do zero.
# en: 74d468c9
leaderboard-title = { $scope ->
    [server] Ranking deste servidor
   *[everywhere] Ranking global
}
# en: 5254283a
leaderboard-game = **{ $game }**
# en: 4384e408
leaderboard-line = { $place }. { $player } · { $rating } · { $results }
# en: 4e4f1089
leaderboard-none = Ninguém ainda.
# en: 071bb45e
leaderboard-own = Seu lugar: { $place } de { $players } · { $rating }
# en: 3ca3b8fa
leaderboard-own-none = { $scope ->
    [server] Você ainda não está nesta lista. Jogue aqui uma partida de { $game } valendo pontos.
   *[everywhere] Você não está nesta lista.
}
# en: 6d38aa83
leaderboard-own-few = Você ainda não está nesta lista. Para entrar, jogue partidas de { $game } valendo pontos contra mais { $missing ->
    [0] 0 pessoas
    [one] { $missing } pessoa
   *[other] { $missing } pessoas
}.
# en: 82f46cf4
leaderboard-hint = Quer entrar no ranking global? O botão está em `/profile`.
# en: 920a1c13
games-title = Suas partidas
# en: aef8b7b4
games-title-of = Partidas de { $player }
# en: 220ead7c
games-none = Nenhuma partida em andamento.
# en: d58a90a4
games-none-hint = Você não tem partidas em andamento. Comece uma com `/challenge`.
# en: e3546be8
games-line = **{ $game }** contra { $opponent } · lance { $turn } · { $whose ->
    [mine] **sua vez**, prazo { $deadline }
    [theirs] vez do oponente, prazo { $deadline }
   *[public] prazo { $deadline }
} · { $link }
# en: 1544b0e7
games-jump = [abrir]({ $url })
# en: 299692cd
games-unposted = partida { $id }
# en: 81cc2bf0
games-challenges = Desafios em aberto
# en: 42be3bf8
games-challenges-anyone = Qualquer pessoa pode aceitar
# en: 993b9815
board-title = Partidas em andamento: { $count }
# en: 534f2b6a
board-line = { $game } · { $first } – { $second } · lance { $turn }, vez de { $player } · { $deadline }
# en: a575cff6
board-more = e mais { $count }
# en: 33ee8f8e
games-numbered = { $number }. { $line }
# en: e91bea82
list-page = Página { $page } de { $pages }
# en: eab483c2
games-challenge-line = { $game } · { $challenger } → { $opponent } · expira { $until }
# en: 599109ca
games-challenge-linked = { $line } · { $link }
# en: 4333fcff
games-line-draw = { $line } · **proposta de empate do oponente**
# en: 1b17e826
games-line-takeback = { $line } · **pedido do oponente para voltar um lance**
# en: 85d47011
games-line-reserve = { $line } · tempo de reserva: você { $own }, oponente { $theirs }
# en: 59b47c3b
games-line-grace = { $line } · relógio em pausa (meus avisos não chegaram)
# en: a4d48c4f
games-line-vacation = { $line } · relógio em pausa (férias)
# en: 1c25ef00
games-anybody = qualquer pessoa
# en: e1462c07
history-title = { $game } · todos os lances
# en: 64540ebd
history-title-at = { $game } · { $ply ->
    [0] posição inicial{ $plies ->
        [0] { "" }
        [one] , seguida de { $plies } lance
       *[other] , seguida de { $plies } lances
    }
   *[other] lance { $ply } de { $plies }
}
# en: f7a1dfa9
history-title-part = { $game } · parte { $part } do lance { $ply }, de { $plies }
# en: 520d3b2f
history-goto-title = Ir para um lance de { $game }
# en: faa133c5
history-goto-label = Número do lance, de 0 a { $last }
# en: e6449697
record-file = Aqui está o arquivo da sua partida de { $game } ({ $turns ->
    [0] 0 lances
    [one] { $turns } lance
   *[other] { $turns } lances
}). É texto puro.
# en: 41b4f992
record-file-seen = Aqui está o arquivo da sua partida de { $game } ({ $turns ->
    [0] 0 lances
    [one] { $turns } lance
   *[other] { $turns } lances
}). Ele traz o que você pode ver agora; baixe-o de novo quando a partida acabar.
# en: 0a74cec7
replay-file = { $game }, { $turns ->
    [0] 0 lances
    [one] { $turns } lance
   *[other] { $turns } lances
}.
# en: 4b181f3c
replay-smaller = É uma partida longa, então a imagem é menor que o normal.
# en: 717ceaf4
replay-coarser = É uma partida muito longa, então mostro um lance a cada { $every }, e o último.
# en: 0aa29710
replay-refused = linha { $line }: { $why }
# en: 791370e9
replay-not-whole = Este arquivo da partida deixa de fora o que { WORD($seen, article: "the") } não podem saber, então não consigo mostrar o replay. Baixe-o de novo quando a partida acabar.
# en: bc5923d2
replay-not-whole-public = Este arquivo da partida deixa de fora o que o público não pode saber, então não consigo mostrar o replay. Baixe-o de novo quando a partida acabar.
# en: 02ddf7ea
history-empty = Ninguém jogou ainda.
# en: b9e188bc
history-line = `{ $number }` { $side } `{ $record }` { $meaning }
# en: 95a6a862
history-page = Página { $page } de { $pages } · { $id }
# en: e3f3d2db
review-title = { $game } · análise
# en: 84c40d41
review-progress = Analisando o lance { $turn } de { $turns }… As partidas em andamento vêm primeiro, então isto pode levar alguns minutos. A análise aparece bem aqui assim que ficar pronta. Se nada mais se mexer, aperte **Ver de novo**.
# en: 9d8ee733
review-confirming = Conferindo as viradas de novo, mais a fundo…
# en: 6395e43a
review-resigned = { $kind ->
    [ahead] { $player } desistiu com vantagem: { $chance }% de chance de vencer.
   *[even] { $player } desistiu com { $chance }% de chance. A partida ainda estava em aberto.
}
# en: 77482a01
review-no-slips = **{ $player }** não errou nenhuma vez.
# en: c14a5ef9
review-mistakes = **{ $player }** cometeu { $mistakes ->
    [1] um erro
    [2] dois erros
    [3] três erros
    [4] quatro erros
    [5] cinco erros
    [6] seis erros
    [7] sete erros
    [8] oito erros
    [9] nove erros
   *[other] { $mistakes } erros
}.
# en: e6f37847
review-blunders = **{ $player }** fez { $blunders ->
    [1] uma capivarada
    [2] duas capivaradas
    [3] três capivaradas
    [4] quatro capivaradas
    [5] cinco capivaradas
    [6] seis capivaradas
    [7] sete capivaradas
    [8] oito capivaradas
    [9] nove capivaradas
   *[other] { $blunders } capivaradas
}.
# en: b5648fff
review-slips = **{ $player }** cometeu { $mistakes ->
    [1] um erro
    [2] dois erros
    [3] três erros
    [4] quatro erros
    [5] cinco erros
    [6] seis erros
    [7] sete erros
    [8] oito erros
    [9] nove erros
   *[other] { $mistakes } erros
} e { $blunders ->
    [1] uma capivarada
    [2] duas capivaradas
    [3] três capivaradas
    [4] quatro capivaradas
    [5] cinco capivaradas
    [6] seis capivaradas
    [7] sete capivaradas
    [8] oito capivaradas
    [9] nove capivaradas
   *[other] { $blunders } capivaradas
}.
# en: ed957e2f
review-accuracy = Precisão: { $accuracy }%.
# en: 2bba142b
review-no-accuracy = Não há precisão a calcular: nenhum destes lances foi feito numa posição em aberto.
# en: 2d6896b4
review-luck = { $kind ->
    [helped] A sorte ajudou { $player } ({ $luck }% ao todo).
    [even] A sorte ficou equilibrada.
   *[other] A sorte ficou equilibrada.
}
# en: a74780b4
review-no-turn = Nenhum lance sozinho virou o jogo nesta partida.
# en: 290b5c44
review-turn-choice = **{ $number }** · { $place }, { $player }: { $meaning }. Isso entregou { $change }% das chances ({ $from }% → { $to }%).
# en: b9181b37
review-turn-luck = **{ $number }** · { $place }, { $player }: { $meaning }. { $by ->
    [dice] { $luck ->
        [good] Uma rolagem de sorte
       *[bad] Uma rolagem de azar
    }
   *[hidden] { $luck ->
        [good] Sorte com o que estava escondido
       *[bad] Azar com o que estava escondido
    }
}: { $change }% em relação ao que era de esperar ({ $from }% → { $to }%).
# en: 6eb65a29
review-used = { $player } respondeu bem: { $meaning }.
# en: f2c2fb03
review-answer = A melhor resposta era `{ $turn }`: { $meaning }.
# en: 7e2d5e46
review-missed = { $player } não aproveitou a chance.
# en: 862c91c7
review-better = Melhor era `{ $turn }`: { $meaning }. { $kept ->
    [won] Isso teria praticamente decidido a partida.
    [lead] Isso teria mantido a vantagem.
    [even] Isso teria mantido o equilíbrio.
   *[less] Com isso, a perda teria sido menor.
}
# en: 3180dd01
review-foot = Quanto mais da imagem tem a cor de um lado, melhores eram as chances dele. A avaliação conta só o que cada lado podia ver na hora.{ $luck ->
    [yes] { " " }Os losangos são sorte.
   *[no] { "" }
}
# en: 3fa3bf63
review-axis = Lance
# en: 6766355f
review-alt = Chances de vitória de { $first } lance a lance; o que falta para 100% é de { $second }. { $chances }. { $turned ->
    [yes] Viradas: { $marks }.
   *[no] Nenhuma virada.
}
# en: 008d48af
review-alt-point = { $turn ->
    [0] { $chance }% no início
   *[other] { $chance }% depois do lance { $turn }
}
# en: aad03c74
review-alt-mark = { $number } no lance { $turn } ({ $chance }%)
# en: 8b99fd12
help-title = Sealed Move
# en: 4d54786c
help-about = Jogue jogos de tabuleiro ao longo de dias, um lance de cada vez. Eu confiro cada lance, desenho o tabuleiro e menciono você quando for a sua vez.
# en: f5de3890
help-games = **Os jogos.** Algum deles é novo para você? Aperte **Lições** ou digite `/learn`: tarefas curtas ensinam cada um, lance a lance. Os outros botões abrem as regras.
# en: 15287c78
help-game = **{ $game }** · { $about }
# en: e34a63b3
help-playing = **Jogar**
    `/challenge` começa uma partida
    `/move` joga o seu lance: digite ou escolha na lista
    `/plan` responde por você ao próximo lance do seu oponente
    `/games` lista as suas partidas, `/next` abre a mais urgente
    `/hint` ajuda você contra o computador
# en: d0dea09c
help-learning = **Aprender**
    `/learn` ensina um jogo em lições curtas, `/puzzle` dá um problema
    `/rules` explica os jogos, `/review` mostra as viradas de uma partida encerrada
# en: 19fc2b4f
help-looking = **Ver**
    `/board` mostra o tabuleiro, só para você; `/describe` o descreve em palavras
    `/history` percorre uma partida, `/note` guarda anotações particulares
    `/verify` confere a rolagem dos dados e os lances do computador numa partida encerrada
# en: b4b7cc33
help-agreeing = **Com o seu oponente**
    `/draw` propõe empate, `/takeback` pede para voltar o seu último lance
    `/moretime` dá mais um dia ao seu oponente
    `/resign` desiste, `/abort` cancela uma partida antes de os dois lados jogarem
    `/rematch` propõe uma revanche
# en: e1e81695
help-yours = **Sobre você**
    `/profile` e `/leaderboard` mostram resultados
    `/settings` muda menções, tabuleiros e mais; `/vacation` pausa os seus relógios
    `/block` impede alguém de desafiar e mencionar você
    `/mydata` baixa ou apaga o que guardo sobre você
    `/help` mostra esta página
# en: d500713e
help-languages = **Idiomas:** { $names }
# en: 5495f461
help-tournaments = **Torneios daqui**
    `/tournament show` mostra datas e tabelas, `/tournament join` inscreve você num torneio, `/tournament leave` tira você dele
# en: 460538c8
help-organizing = `/tournament new` começa um torneio, `/tournament manage` altera um
# en: 394c26bd
help-menus = **No menu de uma pessoa,** em *Apps*: *{ $challenge }* começa uma partida com ela, *{ $block }* bloqueia essa pessoa
# en: 3f55814d
help-moderating = **Para a moderação**
    `/moderate mute` impede alguém de desafiar e mencionar pessoas aqui
    `/moderate annul` desfaz as mudanças de rating de uma partida, `/moderate restore` cancela a anulação
    `/moderate pings` lista os pedidos e as menções, `/moderate log` o que a moderação fez
# en: ce4d8a7e
help-administrating = **Para admins**
    `/server show` mostra as configurações deste servidor
    `/server board` lista as partidas em andamento num canal
    Onde se joga: `/server channel add`, `/server channel remove`, `/server channel clear`, `/server threads`
    Limites e tempos: `/server limits`, `/server pace`, `/server vacation`
    `/server puzzle` publica um problema por dia, `/server organizer` deixa um cargo organizar torneios
    `/server adjudicate` decide uma partida de outras pessoas, `/server abort` cancela uma
    `/server export` baixa os dados deste servidor, `/server delete` os apaga
# en: bfd4636e
help-server-language = `/server language` define o idioma das mensagens públicas
# en: 08e57768
help-next-turn = **Agora:** é a sua vez em { $game } contra { $opponent }: { $link }
# en: 316762cc
help-next-wait = **Agora:** espere o outro lado jogar. Eu menciono você.
# en: 62a2d0b5
help-next-challenge = **Agora:** aperte *Jogar contra o computador* para experimentar um jogo na hora, ou *Nova partida* para jogar contra alguém.
# en: 54583e70
help-next-server = **Agora:** aperte *Jogar contra o computador* para experimentar um jogo na hora, ou desafie alguém num servidor com `/challenge`.
# en: 145d31a3
game-choice = { $game } contra { $opponent } · lance { $turn } · { $whose ->
    [mine] sua vez
    [theirs] vez do oponente
   *[over] encerrada
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
step-too-long = … mais lances: continue nos menus
# en: ab8a6d1c
describe-title = { $game } · em palavras
# en: 1f470892
describe-all = Tudo
# en: c8125e24
describe-side = Tudo { WORD($side, article: "the", case: "de") }
# en: 640edd31
describe-kind = Onde está cada { $kind }
# en: 00a7feb4
describe-row = Linha { $row }
# en: a64e2d91
describe-square = O que há em { $square }
# en: 96afcb24
describe-from = Lances a partir de { $square }
# en: d4b761f4
describe-turns = A partir de { $square }, { $count ->
    [0] 0 opções
    [one] { $count } opção
   *[other] { $count } opções
}:
# en: 5ccc3c03
describe-turn = • { $turn }
# en: cef01d91
describe-no-turns = Nada pode sair de { $square } agora. É a vez { WORD($side, article: "the", case: "de") }.
# en: 2ddcd389
describe-more = e mais { $count }
# en: f543684b
describe-none = { $kind }: nada que você possa ver.
# en: c4286432
describe-kinds = { $kind }: { $places }.
# en: ae4f6192
describe-row-empty = Linha { $row }: vazia.
# en: d02572a8
describe-row-holds = Linha { $row }: { $pieces }.
# en: 8223f62e
describe-square-empty = { $square }: vazia.
# en: 522a6736
describe-unknown = Não sei o que é `{ $what }` aqui. Escolha na lista uma casa, uma linha, um lado ou um tipo de peça.

## Tournaments

# en: 34a72b86
tournament-league-name = Liga de { $game }
# en: 262fe31f
tournament-none = Não há torneios aqui. { $organizer ->
    [yes] Comece um com `/tournament new`.
   *[no] A administração do servidor pode começar um com `/tournament new`.
}
# en: 5a4cca9d
tournament-list-title = Torneios daqui
# en: 86c502d3
tournament-list-line = **{ $name }** · { $game } · { $state ->
    [open] a temporada { $number } começa { $at }
    [running] temporada { $number }, semana { $week } de { $weeks }
    [closing] a temporada { $number } está acabando
    [over] a temporada { $number } acabou
   *[off] a temporada { $number } foi cancelada
}
# en: cb0b2ecc
tournament-choice = { $name } · temporada { $number }
# en: 613b146a
season-title = { $name } · temporada { $number }
# en: 5972e979
season-what = Uma liga de { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Você joga uma vez contra cada pessoa da sua divisão, ao longo de { $weeks ->
    [0] 0 semanas
    [one] { $weeks } semana
   *[other] { $weeks } semanas
}. Cada partida dá um dia por lance e mais { $days ->
    [0] 0 dias
    [one] { $days } dia
   *[other] { $days } dias
} para a partida inteira. { $rated ->
    [yes] As partidas valem pontos de rating.
   *[no] As partidas são amistosas.
}
# en: 93dfe972
season-starts = Começa { $at } ({ $exactly }). Para jogar, aperte **Participar**. É preciso ter pelo menos 4 pessoas.
# en: 01539a62
season-dates-paused = Estive fora deste servidor, então todas as datas estão suspensas.
# en: e712a6c4
season-people = { $count ->
    [0] Ninguém entrou ainda.
    [one] { $count } pessoa já entrou: { $people }
   *[other] { $count } pessoas já entraram: { $people }
}
# en: 7cb8a428
season-people-more = { $people } e mais { $count }
# en: 21d7b609
season-week = Semana { $week } de { $weeks }. A temporada acaba { $at } ({ $exactly }).
# en: b32ab6f5
season-closing = A temporada está acabando: as partidas ainda abertas viram empate.
# en: cbea15a3
season-over = A temporada acabou.
# en: 45be527b
season-off = Esta temporada foi cancelada.
# en: 393a82a0
season-division = **Divisão { $number }** · { $games }{ $played ->
    [0] { "" }
   *[other] { " " }· na frente: { $leader } com { $points }
}
# en: d1a3c1f4
season-division-games = { $played } de { $all ->
    [0] 0 partidas encerradas
    [one] { $all } partida encerrada
   *[other] { $all } partidas encerradas
}
# en: cec3dd38
season-points = { $points ->
    [0] { $shown } pontos
    [one] { $shown } ponto
   *[other] { $shown } pontos
}
# en: 28e61f64
season-reserves = Esperando uma vaga: { $people }
# en: 9106e715
season-join-later = Ainda dá para entrar: você fica com a próxima vaga que abrir e já está na próxima temporada.
# en: 4fd6e6b2
season-seal = SHA-256 `{ $commitment }`
# en: c4ffadea
season-soon = { $people }: a temporada { $number } de **{ $name }** começa { $at } ({ $exactly }), e vocês estão nela. Para ficar de fora, aperte **Sair**.
# en: b38b4933
season-begun = **{ $name }, temporada { $number }, divisão { $division }:** { $people }. Aqui cada pessoa joga uma vez contra cada uma das outras. A temporada acaba { $at } ({ $exactly }).
# en: 2318b017
season-begun-first = Primeiras partidas: { $games }. As outras começam sozinhas.
# en: 6c39680a
season-begun-game = { $first } – { $second }
# en: 28bfa541
season-finished = **{ $name }, temporada { $number }, divisão { $division }: fim.** { $people }, aqui está a tabela final.
# en: d8cdf976
season-finished-next = A próxima temporada começa { $at } ({ $exactly }). Quem não saiu já está nela. Para ficar de fora, aperte **Sair**.
# en: 674acf61
season-table-alt = Tabela de { $name }, temporada { $number }, divisão { $division }: { $count ->
    [0] 0 pessoas
    [one] { $count } pessoa
   *[other] { $count } pessoas
}. Cada linha indica os oponentes pelo número da linha deles.
# en: aefc9e0e
season-table-row = { $line }: { $player }, { $points }, { $results }, { $place }{ $movement ->
    [up] , sobe
    [down] , desce
   *[none] { "" }
}.
# en: 6a2d0f7b
season-table-struck = { $line }: { $player } está fora; nenhuma partida dessa pessoa conta.
# en: 381fa6f3
season-table-possible = do { $best }º ao { $worst }º lugar
# en: 45b199c3
season-table-certain = { $place }º lugar
# en: a34a80c0
season-table-no-results = nenhum resultado ainda
# en: 082bdf4c
season-table-won = venceu { $lines }
# en: 32df1324
season-table-drew = empatou com { $lines }
# en: 1fb30586
season-table-lost = perdeu para { $lines }
# en: ef6ec428
season-table-late = perdeu por tempo para { $lines }
# en: 68dd782f
season-table-running = joga contra { $lines }
# en: 7ff71698
season-table-line = { $rank }. { $player } · { $points }{ $movement ->
    [up] { " " }· ▲ sobe
    [down] { " " }· ▼ desce
   *[none] { "" }
}
# en: 1aae13a0
season-table-line-struck = { $player } · fora; nenhuma partida dessa pessoa conta
# en: f23d1fd4
season-table-title = { $name } · temporada { $number } · divisão { $division }
# en: 6552a8f6
season-table-points = Pontos
# en: fe9b3eab
season-table-ranks = Lugar
# en: 4d10b956
season-table-out = fora
# en: e506e1b8
season-table-up = sobe
# en: 462970f4
season-table-down = desce
# en: d5c86fcb
season-table-foot = { $over ->
    [yes] 0t: derrota por tempo.
   *[no] Lugar: os que ainda são possíveis. 0t: derrota por tempo. Uma bolinha: partida em andamento.
}{ $moves ->
    [yes] { " " }Setas: quem muda de divisão.
   *[no] { "" }
}
# en: f0d9aa9f
season-number = Nº { $number }
# en: 1a520bcd
season-table-none = As divisões são formadas quando a temporada começa.
# en: 959171c4
season-table-early = Ainda não há tabela: a temporada começa { $at }.
# en: 3cd81a66
season-games-title = Suas partidas em { $name }
# en: d6c1f3ac
season-games-none = Você ainda não tem partidas aqui.
# en: d164c452
season-games-line = Rodada { $round } · { $player } · { $state ->
    [mine] **sua vez**, { $when } { $link }
    [theirs] vez do oponente, { $when } { $link }
    [later] começa sozinha
    [none] sem resultado
    [won] vitória
    [lost] derrota
    [late] derrota por tempo
    [drawn] empate
   *[struck] não conta, porque uma das pessoas está fora
}
# en: ba13a684
season-games-certain = Você tem { $points } e com certeza o { $place }º lugar.
# en: ac9ed51a
season-games-possible = Você tem { $points }. Ainda pode terminar em qualquer lugar, do { $best }º ao { $worst }º.
# en: 58b47736
season-games-late = Você perdeu uma partida por tempo. Mais uma, e você está fora da temporada.
# en: 5a7a7ec8
season-game = **{ $name }**, temporada { $number } · divisão { $division }, rodada { $round }
# en: c77b0fcc
season-end-late = Em **{ $name }**, isto é uma derrota por tempo para { $player }.
# en: 59dccf59
season-end-out = Uma das pessoas desta partida está fora da temporada de **{ $name }**.
# en: b4dabd22
season-end-again = Em **{ $name }**, a partida começa de novo.
# en: 90b39595
season-joined = Você entrou! A temporada de **{ $name }** começa { $at }. Eu aviso qual é a sua divisão e quais são as primeiras partidas.
# en: 1e5170d9
season-joined-reserve = Você está na lista. Fica com a próxima vaga que abrir nesta temporada e já está na próxima.
# en: 67354982
season-joined-stays = Que bom, você continua.
# en: 64959911
season-leave-ask = Sair de **{ $name }** depois desta temporada ou agora? Saindo depois, você primeiro termina as suas partidas. Saindo agora, você desiste das partidas em andamento e fica fora da temporada. Não dá para desfazer isso.
# en: ceb61ba5
season-left-now = Você está fora desta temporada de **{ $name }**.
# en: 94fd61ec
season-left-early = Você não está mais em **{ $name }**.
# en: fee7093d
season-left-later = Você termina as suas partidas em **{ $name }** e fica fora da próxima temporada. Se mudar de ideia, aperte **Participar**.
# en: 2b27e80b
season-rules-title = Como funciona uma liga
# en: 5957b789
season-rules =
    { "" }**Entrar.** Aperte *Participar* antes do começo. Mais tarde, você espera uma vaga: a de alguém que está fora, ou que passa 5 dias sem jogar quando nenhuma das próprias partidas começou de verdade.
    { "" }**Divisões** têm de 4 a 8 pessoas de força parecida. Na sua, você joga uma vez contra cada pessoa. Um sorteio decide quem joga primeiro.
    { "" }**Partidas** começam sozinhas: no início, duas ao mesmo tempo, e todas no primeiro quarto da temporada. Uma partida dá um dia por lance e uma reserva de dias para a partida inteira. As partidas do torneio não contam para o limite deste servidor.
    { "" }**Pontos.** Uma vitória vale 1, um empate ½. Com pontos iguais decidem, nesta ordem: as partidas entre essas pessoas, as vitórias, os pontos contra oponentes fortes, menos derrotas por tempo, o sorteio.
    { "" }**Subir e descer.** No fim, sobem a primeira ou as duas primeiras pessoas de uma divisão, e descem a última ou as duas últimas.
    { "" }**Tempo.** Se o seu tempo acabar, você perde a partida. Depois de duas partidas assim, você está fora da temporada e não pode entrar em torneios daqui por 30 dias, ou por 90 dias na segunda vez em um ano.
    { "" }**Sair.** Se você sair antes de metade das suas partidas acabar, nenhuma delas conta. Se sair mais tarde, as suas partidas abertas contam como derrotas.
    { "" }**Férias** param os seus relógios por um dia para cada semana da temporada.
    { "" }**Em torneios não há** como voltar lances, cancelar partidas, ganhar tempo extra ou pedir revanche. Bloqueios não mudam quem joga contra quem: você pode enfrentar alguém que bloqueou.
    { "" }**O fim.** As partidas ainda abertas viram empate e não mudam nenhum rating. Uma semana depois começa a próxima temporada, e você está nela, a menos que saia.
    { "" }**Sorteio justo.** O código em letras miúdas fixa antes do começo tudo o que é decidido por sorteio. Depois da temporada, o arquivo do torneio é a prova.
# en: e7fad2b4
tournament-ladder-name = Escada de { $game }
# en: 3bb9f4c3
tournament-list-ladder = **{ $name }** · { $game } · { $over ->
    [yes] esta escada acabou
   *[no] escada, { $count ->
        [0] 0 pessoas
        [one] { $count } pessoa
       *[other] { $count } pessoas
    }
}
# en: 007f0f78
ladder-what = Uma escada de { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Desafie alguém alguns degraus acima de você. Se vencer, fica com o lugar dessa pessoa. Dá para entrar e sair a qualquer hora. Uma partida dá um dia por lance e mais { $days ->
    [0] 0 dias
    [one] { $days } dia
   *[other] { $days } dias
} para a partida inteira. { $rated ->
    [yes] As partidas valem pontos de rating.
   *[no] As partidas são amistosas.
}
# en: e3348763
ladder-empty = Ninguém está na escada ainda. Para entrar, aperte **Participar**.
# en: eabfada9
ladder-line = { $place }. { $player }
# en: 4072a7b0
ladder-line-moved = { $line } { $up ->
    [yes] ▲
   *[no] ▼
}{ $places }
# en: 07ae7195
ladder-more = e mais { $count }
# en: 4997ddd6
ladder-over = Esta escada acabou.
# en: 53c0e08d
ladder-place = Você está no { $place }º lugar. Para subir, aperte **Desafiar**.
# en: 2aa9ca64
ladder-leave-ask = Sair de **{ $name }**? Você perde o seu lugar, e as suas partidas em andamento na escada contam como derrotas. Dá para voltar, começando do último degrau.
# en: 10b59b9e
ladder-pick = Escolha quem desafiar. A partida começa na hora, e ninguém pode recusar o desafio.
# en: d295769a
ladder-challenged = Você desafiou { $player }. A partida começa agora.
# en: df3ae35f
ladder-games-line = { $player } · { $state ->
    [mine] **sua vez**, { $when } { $link }
    [theirs] vez do oponente, { $when } { $link }
    [won] vitória { $when }
    [lost] derrota { $when }
    [late] derrota por tempo { $when }
    [drawn] empate { $when }
   *[later] começa de novo
}
# en: badfcd9d
ladder-game = **{ $name }** · { $challenger } desafia { $challenged }
# en: a530bb05
ladder-now = { $player } está agora no { $place }º lugar.
# en: fe7aa52c
ladder-rules-title = Como funciona uma escada
# en: 995d38a7
ladder-rules =
    { "" }**Entrar.** Aperte *Participar*. Você começa no último degrau.
    { "" }**Desafios.** Você pode desafiar os três lugares acima do seu, e mais lugares se estiver bem embaixo: um quinto do número do seu lugar. A partida começa na hora, e ninguém pode recusar o desafio.
    { "" }**Lugares.** Se você vence uma partida em que o desafio foi seu, fica com o lugar da outra pessoa, e todo mundo entre vocês desce um. Senão, ninguém muda de lugar.
    { "" }**Partidas.** Você pode ter no máximo duas ao mesmo tempo, e no máximo uma delas por desafio de outra pessoa. Depois de uma partida, as mesmas duas pessoas esperam 7 dias até a próxima. Joga primeiro quem menos vezes jogou primeiro; se for igual, quem recebeu o desafio.
    { "" }**Tempo.** Uma partida dá um dia por lance e 7 dias de reserva para a partida inteira. Se o seu tempo acabar antes do seu segundo lance, você vai para o último degrau, e a outra pessoa fica onde está. Duas derrotas por tempo em 60 dias tiram você da escada.
    { "" }**Pausas.** Depois de 60 dias sem uma partida, você sai da escada. Dá para voltar, começando do último degrau. Durante as férias ninguém pode desafiar você, e elas não contam nos 60 dias. Elas param os seus relógios por 7 dias em cada partida.
    { "" }**Sair.** As suas partidas em andamento contam como derrotas, mas ninguém fica com o seu lugar por isso: todo mundo abaixo de você sobe um.
    { "" }**Em torneios não há** como voltar lances, cancelar partidas, ganhar tempo extra ou pedir revanche. Bloqueios não protegem um lugar: alguém que você bloqueou pode desafiar você.
    { "" }**Dados justos.** O código em letras miúdas fixa as rolagens de dados de todas as partidas. Ele é aberto quando a escada acaba.
# en: b04a2c34
act-ladder-off = **{ $name }:** { $why ->
    [left] { $person } saiu da escada. As partidas em andamento de { $person } contam como derrotas.
    [late] { $person } perdeu duas partidas por tempo em 60 dias, então está fora da escada. As partidas em andamento de { $person } contam como derrotas. Dá para voltar, começando do último degrau.
    [rested] { $person } está há 60 dias sem jogar, então está fora da escada. Dá para voltar, começando do último degrau.
    [gone] { $person } não está mais neste servidor, então está fora da escada. As partidas em andamento de { $person } contam como derrotas.
    [removed] { $actor } tirou { $person } da escada. As partidas em andamento de { $person } contam como derrotas.
   *[deleted] alguém apagou os próprios dados, então está fora da escada. As partidas em andamento dessa pessoa contam como derrotas.
}
# en: cfadfcbc
act-ladder-decided = **{ $name }:** { $actor } decidiu a partida { $first } – { $second }: { $result ->
    [first] vitória de { $first }.
    [second] vitória de { $second }.
   *[draw] empate.
}
# en: b5a250b7
act-ladder-over = **{ $name }:** { $why ->
    [shut-out] estive fora deste servidor por 30 dias, então a escada acabou. As partidas abertas acabam sem resultado.
   *[ended] { $actor } encerrou a escada. As partidas abertas viram empate.
}
# en: e19f215d
tournament-cup-name = Copa de { $game }
# en: 1d6d8f91
tournament-list-cup = **{ $name }** · { $game } · { $state ->
    [open] copa para { $size } pessoas, começa no máximo { $at }
    [running] a copa está em andamento
    [over] a copa acabou
   *[off] a copa foi cancelada
}
# en: 8687fa69
cup-what = Uma copa de { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Você joga duas vezes contra a mesma pessoa, uma vez de cada lado. Quem for melhor avança, e a outra pessoa é eliminada. Uma partida dá um dia por lance e mais { $days ->
    [0] 0 dias
    [one] { $days } dia
   *[other] { $days } dias
} para a partida inteira. { $rated ->
    [yes] As partidas valem pontos de rating.
   *[no] As partidas são amistosas.
}
# en: 58152dc7
cup-starts = Começa assim que { $size } pessoas entrarem, ou então { $at } ({ $exactly }) com pelo menos 3. Para jogar, aperte **Participar**.
# en: 8efe8f22
cup-won = **{ $winner } vence a copa!**
# en: 52ce819a
cup-over = A copa acabou.
# en: ef2a938c
cup-off = Esta copa foi cancelada.
# en: 1d65793b
cup-round = { $people ->
    [0] Rodada de 0
    [2] Final
    [4] Semifinais
    [8] Quartas de final
    [16] Oitavas de final
    [32] Dezesseis avos de final
   *[other] Rodada de { $people }
}
# en: 2d7a89ff
cup-pair = { $upper } – { $lower } · { $state ->
    [open] { $score }
    [decider] { $score }, uma terceira partida decide
    [won] { $score }, { $winner } avança
   *[walkover] { $winner } avança
}
# en: 1a28c2b8
cup-pair-bye = { $player } avança sem jogar
# en: 38e9d85a
cup-rounds-later = As próximas fases saem destes confrontos.
# en: ce032991
cup-joined = Você entrou na copa! Eu aviso quando ela começar.
# en: 10de42b5
cup-begun = **{ $name }: começou!** { $people }. Estes são os confrontos. Cada um tem duas partidas, que começam sozinhas.
# en: 97cda6c0
cup-finished = **{ $name } acabou.** { $people }, valeu pela participação.
# en: 978c6139
cup-leave-ask = Sair de **{ $name }** agora? As suas partidas em andamento contam como derrotas, e quem joga contra você avança. Não dá para desfazer.
# en: 1405e709
cup-left = Você está fora de **{ $name }**.
# en: 8ea60c35
cup-game = **{ $name }** · { $round }{ $decider ->
    [yes] , partida decisiva
   *[no] { "" }
}
# en: 712d2dab
cup-decider = Depois de duas partidas vocês têm pontos iguais, então esta decide. Os lados foram sorteados. Se der empate, { $player } avança.
# en: ff669ab3
cup-rules-title = Como funciona uma copa
# en: b0e54651
cup-rules =
    { "" }**Entrar.** Aperte *Participar*. A copa começa assim que lotar, ou na data marcada. Depois disso ninguém mais entra.
    { "" }**Confrontos** são definidos por sorteio. Na primeira fase, algumas pessoas podem avançar sem jogar.
    { "" }**Partidas.** Você joga duas partidas ao mesmo tempo contra a mesma pessoa, uma de cada lado. Elas começam sozinhas. Uma partida dá um dia por lance e 7 dias de reserva para a partida inteira. As partidas do torneio não contam para o limite deste servidor.
    { "" }**Avançar.** Uma vitória vale um ponto, um empate meio ponto. Quem tem mais pontos avança. Com pontos iguais, uma terceira partida decide: os lados são sorteados, e no empate avança quem joga depois.
    { "" }**Tempo.** Se o seu tempo acabar, você perde a partida. Depois de duas partidas assim, você está fora da copa e não pode entrar em torneios daqui por 30 dias, ou por 90 dias na segunda vez em um ano.
    { "" }**Sair.** As suas partidas em andamento contam como derrotas, e quem joga contra você avança.
    { "" }**Férias** param os seus relógios por 7 dias em cada partida.
    { "" }**Em torneios não há** como voltar lances, cancelar partidas, ganhar tempo extra ou pedir revanche. Bloqueios não mudam quem joga contra quem: você pode enfrentar alguém que bloqueou.
    { "" }**Sorteio justo.** O código em letras miúdas fixa antes do começo tudo o que é decidido por sorteio. Depois da copa, o arquivo do torneio é a prova.
# en: 0fb808d5
act-cup-out = **{ $name }:** { $why ->
    [left] { $person } saiu da copa. Quem joga contra { $person } avança.
    [late] { $person } perdeu a segunda partida por tempo, então está fora da copa e não pode entrar em torneios daqui até { $until }. Quem joga contra { $person } avança.
    [removed] { $actor } tirou { $person } da copa. Quem joga contra { $person } avança.
   *[deleted] alguém apagou os próprios dados, então está fora da copa. Quem joga contra essa pessoa avança.
}
# en: 776ef626
act-cup-start = **{ $name }:** { $why ->
    [postponed] menos de 3 pessoas entraram, então a copa começa uma semana depois, { $soon } ({ $at }).
    [moved] { $actor } mudou a data do começo. Agora a copa começa no máximo { $soon } ({ $at }).
    [gone] { $person } não está mais neste servidor, então a copa começa sem essa pessoa.
   *[excluded] { $person } não pode jogar torneios daqui no momento, então a copa começa sem essa pessoa.
}
# en: a4eb71de
act-cup-off = **{ $name }:** { $why ->
    [too-few] ainda são menos de 3 pessoas, então a copa foi cancelada.
    [shut-out] estive fora deste servidor por 30 dias, então a copa foi cancelada.
   *[called-off] { $actor } cancelou a copa. As partidas abertas acabam sem resultado.
}
# en: bf8088ce
act-cup-undone = **{ $name }:** { $actor } desfez a decisão sobre a partida { $first } – { $second }.
# en: 33c2412e
tournament-swiss-name = Suíço de { $game }
# en: bf2a5877
tournament-list-swiss = **{ $name }** · { $game } · { $state ->
    [open] torneio suíço, começa { $at }
    [running] torneio suíço, rodada { $round } de { $rounds }
    [over] o torneio suíço acabou
   *[off] o torneio suíço foi cancelado
}
# en: b37ab9e9
swiss-what = Um torneio suíço de { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Em cada rodada você joga uma partida contra alguém com mais ou menos os mesmos pontos. Ninguém é eliminado. Uma partida dá um dia por lance e mais { $days ->
    [0] 0 dias
    [one] { $days } dia
   *[other] { $days } dias
} para a partida inteira. { $rated ->
    [yes] As partidas valem pontos de rating.
   *[no] As partidas são amistosas.
}
# en: af385708
swiss-starts = Começa { $at } ({ $exactly }). Para jogar, aperte **Participar**. É preciso ter pelo menos 6 pessoas.
# en: 8e9eb43d
swiss-round = Rodada { $round } de { $rounds }
# en: 0bd371af
swiss-line = { $line } · Buchholz { $buchholz }
# en: 7cbb972e
swiss-table-buchholz = Buchholz
# en: dea973f1
swiss-joined = Você entrou! **{ $name } começa { $at }.** A sua primeira partida começa sozinha.
# en: ba88c326
swiss-begun = **{ $name }: começou!** { $people }. São { $rounds } rodadas. As partidas começam sozinhas.
# en: fa99260c
swiss-leave-ask = Sair de **{ $name }** agora? A sua partida em andamento conta como derrota, e você não terá outras. Não dá para desfazer.
# en: b8253560
swiss-byes = Rodadas sem oponente, um ponto cada: { $count }
# en: 7b2438d3
swiss-waiting = Você está esperando o próximo oponente. Novas partidas começam uma vez por dia, ou assim que não houver nenhuma em andamento.
# en: c35c50c7
swiss-rules-title = Como funciona um torneio suíço
# en: 91077ca6
swiss-rules =
    { "" }**Entrar.** Aperte *Participar* antes do começo. Depois disso ninguém mais entra.
    { "" }**Rodadas.** Você joga uma partida por vez, contra alguém com mais ou menos os mesmos pontos e, se possível, nunca duas vezes contra a mesma pessoa. São de 3 a 9 rodadas, conforme o número de pessoas. Ninguém é eliminado.
    { "" }**Confrontos** saem uma vez por dia, no mesmo horário em que o torneio começou, e assim que não houver nenhuma partida em andamento. Você pode estar uma rodada à frente de quem joga mais devagar, então às vezes é preciso esperar.
    { "" }**Sem oponente.** Se não houver nenhuma partida em andamento e não sobrar oponente para você, você recebe um ponto sem jogar.
    { "" }**Pontos.** Uma vitória vale um ponto, um empate meio ponto. Com pontos iguais decidem, nesta ordem: os pontos dos oponentes (Buchholz), as vitórias, os pontos contra oponentes fortes (Sonneborn-Berger), menos derrotas por tempo, o sorteio.
    { "" }**Tempo.** Uma partida dá um dia por lance e 7 dias de reserva para a partida inteira. Se o seu tempo acabar, você perde a partida. Depois de duas partidas assim, você está fora e não pode entrar em torneios daqui por 30 dias, ou por 90 dias na segunda vez em um ano.
    { "" }**Sair.** A sua partida em andamento conta como derrota, e você não terá outras. Se menos da metade das suas partidas tinha acabado, nenhuma delas conta, e o seu oponente recebe uma nova partida.
    { "" }**Férias** param os seus relógios por 7 dias em cada partida.
    { "" }**Em torneios não há** como voltar lances, cancelar partidas, ganhar tempo extra ou pedir revanche. Bloqueios não mudam quem joga contra quem: você pode enfrentar alguém que bloqueou.
    { "" }**Sorteio justo.** O código em letras miúdas fixa antes do começo tudo o que é decidido por sorteio. No fim, o arquivo do torneio é a prova.
# en: c9dabd81
act-swiss-few = **{ $name }:** { $why ->
    [postponed] menos de 6 pessoas entraram, então a temporada começa uma semana depois, { $soon } ({ $at }).
   *[too-few] ainda são menos de 6 pessoas, então a temporada foi cancelada.
}
# en: 2832b2b2
act-postponed = **{ $name }:** menos de 4 pessoas entraram, então a temporada começa uma semana depois, { $soon } ({ $at }).
# en: ef28ad8a
act-moved = **{ $name }:** { $actor } mudou a data do começo. Agora a temporada começa { $soon } ({ $at }).
# en: 5d9a1a47
act-left = **{ $name }:** { $person } saiu da temporada. { $struck ->
    [yes] Menos da metade das partidas de { $person } tinha acabado, então nenhuma conta.
   *[no] As partidas abertas de { $person } contam como derrotas.
}
# en: e64b5a8a
act-late = **{ $name }:** { $person } perdeu a segunda partida por tempo, então está fora da temporada e não pode entrar em torneios daqui até { $until }. { $struck ->
    [yes] Menos da metade das partidas de { $person } tinha acabado, então nenhuma conta.
   *[no] As partidas abertas de { $person } contam como derrotas.
}
# en: 532bee5b
act-removed = **{ $name }:** { $actor } tirou { $person } da temporada. { $struck ->
    [early] { "" }
    [yes] Menos da metade das partidas de { $person } tinha acabado, então nenhuma conta.
   *[no] As partidas abertas de { $person } contam como derrotas.
}
# en: 769d246f
act-gone = **{ $name }:** { $person } não está mais neste servidor, então a temporada começa sem essa pessoa.
# en: 826ece34
act-excluded = **{ $name }:** { $person } não pode jogar torneios daqui no momento, então a temporada começa sem essa pessoa.
# en: 7b202230
act-deleted = **{ $name }:** alguém apagou os próprios dados, então está fora da temporada. { $struck ->
    [yes] Menos da metade das partidas dessa pessoa tinha acabado, então nenhuma conta.
   *[no] As partidas abertas dessa pessoa contam como derrotas.
}
# en: 60f6e272
act-idle = **{ $name }:** { $person } está há 5 dias sem jogar, e nenhuma partida de { $person } começou de verdade. Alguém que espera fica com a vaga.
# en: 5fc10fa0
act-seated = **{ $name }:** { $person } fica com uma vaga na divisão { $division }. As partidas dessa vaga começam de novo.
# en: 61c13692
act-decided = **{ $name }:** { $actor } decidiu a partida { $first } – { $second } na divisão { $division }: { $result ->
    [first] vitória de { $first }.
    [second] vitória de { $second }.
   *[draw] empate.
}
# en: 158ecf49
act-undone = **{ $name }:** { $actor } desfez a decisão sobre a partida { $first } – { $second } na divisão { $division }.
# en: e7fd4df9
act-ended = **{ $name }:** { $actor } encerrou a temporada antes da hora. As partidas abertas viram empate.
# en: eb5dcd55
act-too-few = **{ $name }:** ainda são menos de 4 pessoas, então a temporada foi cancelada.
# en: 19944ac8
act-called-off = **{ $name }:** { $actor } cancelou a temporada. As partidas abertas acabam sem resultado.
# en: 31ca9ab9
act-shut-out = **{ $name }:** estive fora deste servidor por 30 dias, então a temporada foi cancelada.
# en: 2056f1cb
new-tournament-title = Um novo torneio
# en: c708ff25
new-tournament-name = **Nome:** { $name }
# en: ed33196b
new-tournament-game = **Jogo:** { $game }
# en: 376c1ddd
new-tournament-which = **Jogo:** escolha um abaixo
# en: 3fed6897
new-tournament-terms = **Tipo:** liga · **Temporada:** { $weeks ->
    [0] 0 semanas
    [one] { $weeks } semana
   *[other] { $weeks } semanas
} · **Tempo:** um dia por lance e mais { $days ->
    [0] 0 dias no total
    [one] { $days } dia no total
   *[other] { $days } dias no total
} · **{ $rated ->
    [yes] Partidas valendo pontos de rating
   *[no] Partidas amistosas
}**
# en: b44b42e0
new-ladder-terms = **Tipo:** escada · **Tempo:** um dia por lance e mais { $days ->
    [0] 0 dias no total
    [one] { $days } dia no total
   *[other] { $days } dias no total
} · **{ $rated ->
    [yes] Partidas valendo pontos de rating
   *[no] Partidas amistosas
}**
# en: 8320ad60
new-cup-terms = **Tipo:** copa para { $size } pessoas · **Tempo:** um dia por lance e mais { $days ->
    [0] 0 dias no total
    [one] { $days } dia no total
   *[other] { $days } dias no total
} · **{ $rated ->
    [yes] Partidas valendo pontos de rating
   *[no] Partidas amistosas
}**
# en: aaf03514
new-swiss-terms = **Tipo:** torneio suíço · **Tempo:** um dia por lance e mais { $days ->
    [0] 0 dias no total
    [one] { $days } dia no total
   *[other] { $days } dias no total
} · **{ $rated ->
    [yes] Partidas valendo pontos de rating
   *[no] Partidas amistosas
}**
# en: d4a3778c
new-tournament-start = **Primeira temporada:** começa daqui a { $start ->
    [0] 0 dias
    [one] { $start } dia
   *[other] { $start } dias
}, se pelo menos 4 pessoas tiverem entrado
# en: 2b916ca8
new-cup-start = **Começo:** assim que lotar, ou daqui a { $start ->
    [0] 0 dias
    [one] { $start } dia
   *[other] { $start } dias
}, se pelo menos 3 pessoas tiverem entrado
# en: 9ee7b904
new-swiss-start = **Começo:** daqui a { $start ->
    [0] 0 dias
    [one] { $start } dia
   *[other] { $start } dias
}, se pelo menos 6 pessoas tiverem entrado
# en: 9d46fc42
new-tournament-how = Eu publico o torneio neste canal, com um botão **Participar**. O resto acontece sozinho.
# en: ccfd7794
new-tournament-choose-kind = Tipo de torneio
# en: 1d4bc3ae
new-kind-league = Liga
# en: b0efde67
new-kind-league-what = Divisões em que todo mundo joga contra todo mundo, temporada após temporada
# en: ba4a2cdc
new-kind-ladder = Escada
# en: ef3524b3
new-kind-ladder-what = Uma classificação em que se desafia quem está alguns degraus acima. Sem datas
# en: a2d56676
new-kind-cup = Copa
# en: 02250e7d
new-kind-cup-what = Cada confronto tem duas partidas. Quem for melhor avança, e a outra pessoa é eliminada
# en: 5b684771
new-kind-swiss = Torneio suíço
# en: ffc02e96
new-kind-swiss-what = De 3 a 9 rodadas contra pessoas com mais ou menos os mesmos pontos. Ninguém é eliminado
# en: 8060b121
new-tournament-choose-time = Duração da temporada e tempo por partida
# en: b0bd71c8
new-tournament-choose-start = Começo da primeira temporada
# en: 30e9b8e3
new-cup-size = { $size } pessoas
# en: 797cd9df
new-cup-choose-size = Número de pessoas
# en: a143826f
new-cup-choose-start = Data-limite para começar
# en: 0e9397cf
new-tournament-length = { $weeks ->
    [0] 0 semanas
    [one] { $weeks } semana
   *[other] { $weeks } semanas
} · { $days ->
    [0] 0 dias de reserva por partida
    [one] { $days } dia de reserva por partida
   *[other] { $days } dias de reserva por partida
}
# en: aa438a3f
new-tournament-days = { $days ->
    [0] Daqui a 0 dias
    [one] Daqui a { $days } dia
   *[other] Daqui a { $days } dias
}
# en: aef76348
new-tournament-done = Pronto! Vou publicar o torneio aqui. `/tournament manage` serve para alterá-lo.
# en: 1f97b24c
new-tournament-missing = Neste canal não tenho permissão para { $missing }, então não posso publicar um torneio aqui.
# en: 73dbc51a
manage-title = Administrar { $name }
# en: 79cb43a1
manage-what = O que você quer fazer?
# en: 25293988
manage-move = Mudar a data do começo
# en: cf11a83c
manage-remove = Tirar alguém
# en: 2b055f99
manage-seat = Dar uma vaga a quem espera
# en: 82c0d81e
manage-decide = Decidir uma partida
# en: f62f91c5
manage-undo = Desfazer uma decisão
# en: a97871ba
manage-end = Encerrar a temporada agora
# en: 2f85ad31
manage-end-ladder = Encerrar a escada
# en: af6b70de
manage-off = Cancelar a temporada
# en: 698cc93c
manage-off-cup = Cancelar a copa
# en: 846e12ff
manage-nothing = Não há nada para escolher aqui agora.
# en: 343d3054
manage-pick-start = Quando deve começar?
# en: 81905064
manage-pick-person = Quem deve sair?
# en: 274c88ae
manage-pick-place = A vaga de quem fica livre?
# en: 8f9d8a89
manage-pick-reserve = Quem fica com ela?
# en: c4e01e38
manage-pick-game = Qual partida?
# en: 70f0d99e
manage-pick-result = Como termina?
# en: a6fc0399
manage-person = { $player } · divisão { $division }
# en: 9e2fe73f
manage-game = { $first } – { $second } · divisão { $division }, rodada { $round }
# en: a4ed2bb6
manage-result-first = Vitória de { $player }
# en: 3e5e27fa
manage-result-draw = Empate
# en: 0d53c763
manage-sure-move = A temporada de **{ $name }** vai começar { $at } ({ $exactly }). Todo mundo vai ler que você mudou a data.
# en: 4de4267e
manage-sure-remove = Tirar { $player } de **{ $name }**? As partidas em andamento de { $player } contam como desistência. Não dá para desfazer, e todo mundo vai ficar sabendo.
# en: 93e99828
manage-sure-seat = Dar a vaga de { $player } na divisão { $division } a { $reserve }? As partidas dessa vaga começam de novo. Não dá para desfazer, e todo mundo vai ficar sabendo.
# en: 934ff9e1
manage-sure-decide = Decidir a partida { $first } – { $second }: { $result ->
    [first] vitória de { $first }.
    [second] vitória de { $second }.
   *[draw] empate.
} Se estiver em andamento, ela acaba. Todo mundo vai ficar sabendo. Até o fim da temporada, você pode desfazer a decisão.
# en: 7b48fe22
manage-sure-undo = Desfazer a decisão sobre { $first } – { $second }? A menos que já tenha sido disputada, a partida começa de novo. Todo mundo vai ficar sabendo.
# en: ca672cb4
manage-sure-end = Encerrar agora a temporada de **{ $name }**? As partidas abertas viram empate. Não dá para desfazer, e todo mundo vai ficar sabendo.
# en: 457191e6
manage-sure-decide-ladder = Decidir a partida { $first } – { $second }: { $result ->
    [first] vitória de { $first }.
    [second] vitória de { $second }.
   *[draw] empate.
} Ela acaba, e os lugares mudam na hora. Não dá para desfazer, e todo mundo vai ficar sabendo.
# en: bc395a33
manage-sure-end-ladder = Encerrar **{ $name }**? As partidas abertas viram empate, e ninguém mais muda de lugar. Não dá para desfazer, e todo mundo vai ficar sabendo.
# en: 3abdef0c
manage-sure-off = Cancelar a temporada de **{ $name }**? Ela fica sem tabela final, as partidas em andamento acabam sem resultado, e não vem outra temporada. Não dá para desfazer, e todo mundo vai ficar sabendo.
# en: 3cb4e37d
manage-sure-move-cup = **{ $name }** vai começar no máximo { $at } ({ $exactly }). Todo mundo vai ler que você mudou a data.
# en: 227ef317
manage-sure-off-cup = Cancelar **{ $name }**? Ninguém vence a copa, e as partidas em andamento acabam sem resultado. Não dá para desfazer, e todo mundo vai ficar sabendo.
# en: d11170bf
manage-sure-decide-cup = Decidir a partida { $first } – { $second }: { $result ->
    [first] vitória de { $first }.
    [second] vitória de { $second }.
   *[draw] empate.
} Se estiver em andamento, ela acaba. Todo mundo vai ficar sabendo. Você pode desfazer a decisão enquanto nenhuma outra partida depender dela.
# en: a6d53b34
manage-done = Feito. Vou avisar todo mundo.

## Refusals

# en: 7848977c
refusal-no-such-match = Não acho essa partida aqui. `/games` lista as suas.
# en: 10f7c67e
refusal-no-match-of-server = Não acho essa partida neste servidor. Para começar pela primeira, deixe `after` vazio.
# en: cca74dc0
refusal-no-match-of-yours = Você não tem uma partida para isso. Comece uma com `/challenge`.
# en: 9313694b
refusal-no-ended-match = Você ainda não terminou nenhuma partida. Tente de novo quando uma acabar.
# en: 8a40645b
refusal-which-watched = Há várias partidas aqui. Escolha uma com `game`.
# en: b410cae8
refusal-which-match = Você tem várias partidas. Escolha uma com `game`.
# en: c28b52e9
refusal-not-seated = Só quem joga esta partida pode fazer isso. `/board` mostra o tabuleiro para você.
# en: 2bf83dc1
refusal-over = Esta partida acabou.
# en: b2116864
refusal-not-on-turn = É a vez do seu oponente. Eu menciono você quando for a sua.
# en: ba4bf216
refusal-stale = A partida andou. Aqui está o tabuleiro agora.
# en: 98187d40
refusal-no-such-turn = { $last ->
    [0] Ninguém jogou ainda, então só existe a posição inicial: número 0.
   *[other] A partida ainda não chegou lá. O último lance é o número { $last }.
}
# en: b6113183
refusal-no-such-puzzle = Esse problema não existe mais. `/puzzle` dá outro.
# en: 47c7870f
refusal-no-puzzle-channel = Onde devo publicar o problema? Escolha um `channel`.
# en: a205d4ac
refusal-no-such-lesson = Essa lição não existe mais. `/learn` mostra as que existem.
# en: 96a28f45
refusal-no-such-game = Não conheço esse jogo. Escolha um na lista.
# en: 7e071367
refusal-no-such-setup = Esse jogo não tem essa disposição. Escolha uma na lista.
# en: 2b626f6e
refusal-no-such-pace = O tempo por lance pode ser, em dias: { $days }.
# en: 21bb4873
refusal-no-such-budget = Além de um dia por lance, a partida inteira pode ter, em dias: { $days }.
# en: ae4ba840
refusal-pace-and-budget = Escolha um tempo por lance (`pace`) ou um tempo para a partida inteira (`time`), não os dois.
# en: e0fdac4b
refusal-budget-against-computer = Contra o computador não há tempo para a partida inteira. Deixe `time` vazio ou escolha um tempo por lance (`pace`).
# en: eaa25157
refusal-out-of-time = O tempo de quem estava na vez já tinha acabado, então isto não conta. A partida acabou.
# en: 57a68afc
refusal-self-challenge = Você não pode se desafiar. Deixe `opponent` vazio para convidar qualquer pessoa.
# en: d16595f5
refusal-bot-opponent = Esse bot não joga. Desafie uma pessoa ou a mim, ou deixe `opponent` vazio para convidar qualquer pessoa.
# en: fefdd80d
refusal-unrated-level = Partidas valendo pontos começam no { $lowest }. Escolha esse nível ou um mais alto, ou jogue uma amistosa.
# en: 8f8a45d7
refusal-no-computer = Isso é só para partidas contra o computador. Comece uma com `/challenge` e a opção `level`.
# en: 50c793cc
refusal-strict = Nesta partida se joga a sério: sem voltar lances, sem dicas.
# en: 7345bd8c
refusal-rated-computer = Esta partida vale pontos: sem voltar lances, sem dicas.
# en: cf6a34a9
refusal-not-in-server = Só dá para desafiar alguém num servidor em que os dois lados estejam.
# en: a8882eeb
refusal-no-such-challenge = Esse desafio não existe mais.
# en: 9a557461
refusal-challenge-closed = { $state ->
    [accepted] Alguém já aceitou este desafio.
    [declined] Este desafio foi recusado.
    [withdrawn] Este desafio foi retirado.
    [closed] Este desafio foi encerrado, porque a partida não pôde começar.
   *[expired] Este desafio expirou. Faça um novo com `/challenge`.
}
# en: 490dc18a
refusal-not-challenged = Este desafio é para outra pessoa.
# en: 873c8d36
refusal-own-challenge = Esse desafio é seu. Outra pessoa precisa aceitá-lo.
# en: 76ece834
refusal-not-challenger = Só quem fez este desafio pode retirá-lo.
# en: b33b96f5
refusal-pair-limited = Nada começou ainda: esta partida seria amistosa. Nos últimos 7 dias vocês já começaram { $most ->
    [one] { $most } partida
   *[other] { $most } partidas
} deste jogo valendo pontos. Dá para jogar uma amistosa agora, ou valendo pontos mais tarde.
# en: bf9fd4bc
refusal-plan-on-turn = É a sua vez, então é só jogar com `/move`. Planos são para a vez do seu oponente.
# en: f1331a32
refusal-too-many-plans = Você já tem { $most ->
    [one] { $most } plano
   *[other] { $most } planos
} nesta partida, o limite. Cancele algum primeiro.
# en: 5ecc745d
refusal-no-such-plan = Esse plano não existe mais.
# en: b47f8821
refusal-planned-already = Você já tem um plano para esse lance. Cancele-o primeiro, ou faça um plano para outro lance.
# en: d315bdd8
refusal-plan-unfinished = Depois disso ainda não é a sua vez. Se o lance do seu oponente tem várias partes, escreva `;` entre elas.
# en: 525419cc
refusal-plan-ends = Esse lance encerra a partida, então não há o que responder.
# en: 5c78c1f3
refusal-plan-if = `if` não é um lance que o seu oponente possa fazer. Eu responderia: { $why }
# en: 1913ffb5
refusal-plan-then = Você não pode responder com `then`. { $why }
# en: ec9fe081
refusal-no-lots = Nessa partida não há rolagem de dados.
# en: 3c693cf0
refusal-sealed = Esta partida ainda não acabou. Dá para conferi-la quando acabar.
# en: d33a01b5
refusal-no-draw-offer = Essa proposta não existe mais.
# en: de2cd40c
refusal-own-draw-offer = Essa proposta é sua, então quem responde é o seu oponente. Para retirá-la, aperte **Mais**.
# en: d2c32f41
refusal-draw-offer-stands = Você já propôs empate. Para retirar a proposta, aperte **Mais**.
# en: da362ad7
refusal-nothing-to-take-back = Você ainda não tem um lance para voltar.
# en: beea7df9
refusal-takeback-chance = Não dá para voltar esse lance: desde então houve rolagem de dados.
# en: d6817172
refusal-takeback-secret = Não dá para voltar esse lance: desde então um segredo foi revelado.
# en: cf800db5
refusal-takeback-stands = Você já pediu para voltar o lance. Para retirar o pedido, aperte **Mais**.
# en: c831f96e
refusal-takeback-asked = Seu oponente pede para voltar um lance. Responda primeiro a esse pedido; ele também está em **Mais**.
# en: 59d256ee
refusal-own-takeback = Esse pedido é seu, então quem responde é o seu oponente. Para retirá-lo, aperte **Mais**.
# en: adaf3c85
refusal-no-takeback = Esse pedido não existe mais.
# en: 234121e7
refusal-both-moved = Os dois lados já jogaram, então não dá para cancelar a partida. Você pode desistir ou propor empate.
# en: aad67a87
refusal-reviewed-later = Dá para ver a análise de uma partida quando ela acabar.
# en: 6d47ac0d
refusal-nothing-to-review = Ninguém jogou nessa partida, então a análise não tem o que mostrar.
# en: dc686be4
refusal-not-over = Esta partida ainda não acabou. Termine-a primeiro.
# en: d1148cbf
refusal-rematch-stands = Você já propôs uma revanche. Quem responde é o seu oponente.
# en: 3b1cfb2b
refusal-rematch-made = Esta partida já tem revanche.
# en: 959ccbe0
refusal-opponent-gone = Seu oponente saiu e não pode mais jogar.
# en: e5969856
refusal-note-too-long = As anotações podem ter até { $limit ->
    [one] { $limit } caractere
   *[other] { $limit } caracteres
}.
# en: 88f6e90e
refusal-own-clock = Não dá para ganhar tempo por conta própria. Quem pode dar mais um dia a você é o seu oponente, com `/moretime`.
# en: 4523a384
refusal-not-on-vacation = Você não está de férias.
# en: d1b7590a
refusal-vacation-none = Não restam férias para você em { $year }.
# en: ac2b187c
refusal-vacation-spent = Seu saldo de férias em { $year } é de só { $left }.
# en: a546fc1e
refusal-vacation-none-beyond = Novas férias começam agora e substituem as atuais. Depois delas não restam férias para você em { $year }.
# en: 0edff612
refusal-vacation-spent-beyond = Novas férias começam agora e substituem as atuais. Depois delas, seu saldo de férias em { $year } é de só { $left }.
# en: bd919321
refusal-vacations-begun = Nos últimos 7 dias você já começou férias { $most ->
    [one] { $most } vez
   *[other] { $most } vezes
}. As próximas podem começar { $next }.
# en: 130b70e7
refusal-not-admin = Só quem pode gerenciar este servidor pode fazer isso.
# en: bcdfdca2
refusal-own-match = Você joga nessa partida, então outra pessoa da administração precisa decidir.
# en: 1ed57d07
refusal-too-many-channels = Um servidor pode ter { $most ->
    [one] { $most } canal de partidas
   *[other] { $most } canais de partidas
}. Remova um primeiro.
# en: 1cade05e
refusal-no-game-channel = Esse não é um canal de partidas. `/server show` lista os que são.
# en: fcb97d67
refusal-too-many-games = Neste servidor cada pessoa pode ter { $limit ->
    [one] { $limit } partida em andamento. Termine a sua primeiro.
   *[other] { $limit } partidas em andamento. Termine uma das suas primeiro.
}
# en: 8aeb4c89
refusal-too-many-games-theirs = Neste servidor cada pessoa pode ter { $limit ->
    [one] { $limit } partida em andamento, e a outra pessoa já tem a dela.
   *[other] { $limit } partidas em andamento, e a outra pessoa já tem todas as dela.
}
# en: 1da151a6
refusal-too-many-challenges = Neste servidor cada pessoa pode ter { $limit ->
    [one] { $limit } desafio em aberto, e você já tem o seu
   *[other] { $limit } desafios em aberto, e você já tem todos os seus
}. Retire um primeiro (`/games` lista todos) ou espere: o primeiro expira { $until }.
# en: 110d1e2b
refusal-too-many-challenges-in-all = Você tem { $limit ->
    [one] { $limit } desafio
   *[other] { $limit } desafios
} em aberto, o máximo para uma pessoa em todos os servidores juntos. Retire um primeiro (`/games` lista todos) ou espere: o primeiro expira { $until }.
# en: 6f8b7d39
refusal-challenge-already-sent = Você já desafiou essa pessoa para este jogo, e ainda não há resposta. Seu desafio expira { $until }. Para retirá-lo, abra `/games`.
# en: 4d41b131
refusal-challenge-already-received = Essa pessoa já desafiou você para este jogo, então é só aceitar: `/games` mostra o desafio. Ele expira { $until }.
# en: 84430d41
refusal-open-challenge-already-sent = Você já tem aqui um desafio deste jogo que qualquer pessoa pode aceitar. Ele expira { $until }. Para retirá-lo, abra `/games`.
# en: b43fab14
refusal-declined-lately = Essa pessoa recusou o seu último desafio para este jogo. Você pode desafiá-la de novo { $until }.
# en: cfc51991
refusal-too-many-requests = Num canal eu publico por hora no máximo { $limit } dos seus desafios e pedidos, e você já chegou a esse limite. O próximo pode ser enviado { $until }.
# en: 94755374
refusal-accepts-none = Essa pessoa não aceita partidas com você no momento. Para convidar qualquer pessoa, use `/challenge` sem `opponent`.
# en: 765da639
refusal-self-block = Você não pode se bloquear.
# en: e0c5aea7
refusal-bot-block = Bots não podem ser bloqueados. Eles nunca desafiam você.
# en: 6e5a420a
refusal-too-many-blocks = Você já bloqueou { $limit ->
    [one] { $limit } pessoa
   *[other] { $limit } pessoas
}, e esse é o máximo. Desfaça um bloqueio primeiro: `/block` lista todos.
# en: a247192c
refusal-blocked-by-you = Você bloqueou essa pessoa. Para jogar com ela, desfaça o bloqueio primeiro: `/block` lista os seus bloqueios.
# en: 88668a31
refusal-not-moderator = Isso é para quem pode colocar membros deste servidor de castigo, e só funciona aqui.
# en: 78c51ccb
refusal-self-mute = Você não pode se silenciar.
# en: 400e81b2
refusal-bot-mute = Bots não podem ser silenciados. Eles nunca jogam.
# en: 33e8d95f
refusal-not-muted = Essa pessoa não está em silêncio aqui.
# en: f32629df
refusal-no-reason = Diga um motivo.
# en: 77dc2e56
refusal-muted = A moderação silenciou você neste servidor até { $until }. Até lá, você não pode começar partidas com pessoas daqui. O motivo: { $reason }
# en: a3d15e33
refusal-other-muted = Essa pessoa não pode começar partidas neste servidor no momento.
# en: 42510587
refusal-not-rated = Essa partida não mudou nenhum rating, então não há o que desfazer.
# en: fd544327
refusal-too-old-to-annul = Uma partida pode ser anulada até { $days ->
    [one] { $days } dia
   *[other] { $days } dias
} depois do fim.
# en: ef31a0c4
refusal-already-annulled = Essa partida já está anulada. `/moderate restore` desfaz isso.
# en: 07a146ab
refusal-not-annulled = Essa partida não está anulada.
# en: 9e1723d8
refusal-presence-unknown = Não consigo saber se { $player } ainda está aqui. Tente de novo.
# en: 2890bcbd
refusal-start-left = { $player } saiu deste servidor, então a partida não pode começar.
# en: a1913387
refusal-start-unseen = { $player } não vê { $channel }, onde seria a partida.
# en: 42b64c86
refusal-start-unwritable = Não consigo escrever em { $channel }, onde seria a partida. Fale com a administração do servidor.
# en: 42a1df77
refusal-start-closed = { $why } Este desafio foi encerrado.
# en: bf290310
refusal-not-organizer = Só quem gerencia este servidor, ou tem o cargo de organização, pode fazer isso.
# en: 2f5fcb77
refusal-which-tournament = Há vários torneios aqui. Escolha um com `tournament`.
# en: 975cd732
refusal-decide-in-tournament = Essa partida é de um torneio. Para decidi-la, use `/tournament manage`.
# en: 60aaa23e
refusal-sealed-season = O que foi decidido por sorteio fica lacrado até a temporada acabar. Aí você pode conferir tudo aqui.
# en: f1506954
refusal-tournament-game = Em partidas de torneio não dá para voltar lances, cancelar a partida, ganhar tempo extra ou pedir revanche, para que elas sejam iguais para todo mundo.
# en: 635f975d
refusal-no-such-tournament = Não acho esse torneio aqui. `/tournament show` lista os deste servidor.
# en: d2650b37
refusal-no-tournament-name = Um torneio precisa de um nome com até { $most ->
    [one] { $most } caractere visível
   *[other] { $most } caracteres visíveis
}.
# en: d4621f56
refusal-no-such-term = Essa opção não existe mais. Recomece com `/tournament new`.
# en: 1f4a3426
refusal-no-such-start = Uma temporada pode começar em até { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}.
# en: 4435125e
refusal-too-many-tournaments = Um servidor pode ter { $most ->
    [one] { $most } torneio
   *[other] { $most } torneios
} ao mesmo tempo. Você pode encerrar um em `/tournament manage`.
# en: 05dc53c6
refusal-season-full = Não há mais vagas: { $most ->
    [one] { $most } pessoa entrou
   *[other] { $most } pessoas entraram
}.
# en: 80f5717d
refusal-already-entered = Você já entrou. Não é preciso fazer mais nada.
# en: 88a7495b
refusal-not-entered = Você não está participando. Para entrar, aperte **Participar** ou use `/tournament join`.
# en: 57fec704
refusal-they-not-entered = Essa pessoa não está participando.
# en: c2797f81
refusal-out-of-season = Você está fora desta temporada. Pode entrar na próxima quando ela for anunciada.
# en: 30820056
refusal-barred = Você perdeu por tempo duas partidas de uma temporada. Pode voltar aos torneios deste servidor { $until } ({ $exactly }).
# en: 30408401
refusal-tournament-over = Este torneio acabou. `/tournament show` lista os outros.
# en: 91ede2ee
refusal-not-in-this-state = A temporada andou, então isso não é mais possível. `/tournament show` mostra onde ela está agora.
# en: 77506eee
refusal-own-division = Você joga ali, então outra pessoa da organização precisa fazer isso.
# en: 6da78cc3
refusal-no-challenge = { $why ->
    [top] Você está no topo, então não há quem desafiar.
    [busy] Você tem duas partidas nesta escada. Quando uma delas acabar, dá para desafiar alguém de novo.
    [vacation] Você está de férias. Para desafiar alguém, encerre as férias com `/vacation`.
   *[nobody] No momento não há quem desafiar acima de você: quem está lá tem partidas, está de férias ou jogou com você nos últimos 7 dias. Tente mais tarde.
}
# en: 6513647c
refusal-not-posted-yet = A mensagem desta escada ainda não foi enviada. Tente de novo daqui a um minuto.
# en: 105d99ac
refusal-not-challengeable = Essa pessoa não pode ser desafiada agora. **Desafiar** mostra quem está livre.
# en: 305535c5
refusal-no-draw = Uma escada não sorteia nada, então não há o que conferir aqui. `/verify` confere a rolagem dos dados nas partidas dela.
# en: c913eecc
refusal-cup-begun = Esta copa já começou, então ninguém mais pode entrar. `/tournament show` lista os outros torneios.
# en: 2617edb8
refusal-swiss-begun = Este torneio já começou, então ninguém mais pode entrar. `/tournament show` lista os outros torneios.
# en: 0928eadd
refusal-result-stands = Outra partida já depende deste resultado, então ele não muda mais.
# en: 33bcf564
refusal-no-such-season-game = Não acho essa partida nesta temporada.
# en: be3db2f9
refusal-seat-taken = Uma partida dessa vaga está em andamento ou já acabou, então ninguém mais pode ficar com ela.
# en: ffbd8d7d
refusal-repeated = Isso já foi feito.
# en: b7712cc7
refusal-unknown = Não conheço mais esse botão ou comando. `/help` mostra o que eu sei fazer.
# en: 1e0bf5eb
refusal-press-again = Demorou demais. Aperte o botão de novo, por favor.
# en: ae07cc7e
refusal-empty-turn = Digite o seu lance, por exemplo `{ $example }`, ou escolha aqui.
# en: 0f20ef44
fault-full = Meu disco está cheio, então não consegui salvar isso. Nada mudou. Avise a pessoa responsável pelo bot e tente de novo.
# en: 03cd7a77
fault-away = Não consigo acessar as minhas partidas agora, então não pude fazer isso. Nada se perdeu. Tente de novo daqui a um minuto.
# en: 9db592b3
fault-stored-game = Está feito e salvo, mas não consigo mostrar a partida agora. Daqui a um minuto, ela aparece em `/board`.
# en: e49241e7
fault-stored = Está feito e salvo, mas não consigo mostrar o resultado agora. Veja de novo daqui a um minuto.
# en: a468af57
fault-drafted = Não consigo acessar as minhas partidas agora. Seu lance ainda não foi jogado, e a sua escolha está salva. Tente de novo daqui a um minuto.
# en: b032d411
fault-doubt-game = Perdi o contato com as minhas partidas enquanto salvava isso, então não sei se ficou salvo. Daqui a um minuto, `/board` mostra isso. Confira lá antes de tentar de novo.
# en: a93510f8
fault-doubt = Perdi o contato com as minhas partidas enquanto salvava isso, então não sei se ficou salvo. Daqui a um minuto, `/games` mostra as suas partidas e desafios, e `/settings` as suas configurações. Confira isso antes de tentar de novo.
# en: cfd8b656
typed-too-long = É comprido demais: ali eu leio até { $limit ->
    [one] { $limit } caractere
   *[other] { $limit } caracteres
}. Encurte um pouco o texto.
# en: 05c88658
busy = Tem gente demais precisando de mim agora, então ainda não fiz nada. Tente de novo daqui a um minuto.
# en: 211b3196
fault = Alguma coisa deu errado do meu lado. `/board` mostra se o seu lance foi jogado. Se acontecer de novo, mande este número à pessoa responsável pelo bot: { $reference }

## Rules, for all games

# en: 323a4060
rule-syntax = Não entendi isso como lance.
# en: 8261f924
rule-illegal = Esse lance não é válido.
# en: 30e52123
rule-over = Esta partida acabou.
# en: d7de698d
rule-too_deep = Eu conto até { $limit ->
    [one] { $limit } lance
   *[other] { $limit } lances
} de profundidade.
# en: 46f2c941
rule-too_many = Há mais de { $limit ->
    [one] { $limit } lance
   *[other] { $limit } lances
}.
# en: 2b9892de
rule-too_many-results = Há mais de { $limit ->
    [one] { $limit } resultado
   *[other] { $limit } resultados
}.
# en: 894dc52c
rule-too_many-nodes = Há mais de { $limit ->
    [one] { $limit } nó
   *[other] { $limit } nós
}.
# en: c2602f57
rule-too_much-turns = Listar estes lances dá trabalho demais.
# en: 589b21a6
rule-too_much-results = Listar estes resultados dá trabalho demais.
# en: 177f86c0
rule-too_much-nodes = Contar estes nós dá trabalho demais.

## Aruki

# en: ac475cba
-aruki-kind-O = Peão
    .gender = m
    .other = Peões
# en: 48465a17
-aruki-kind-J = Dardo
    .gender = m
    .other = Dardos
# en: ff319cae
-aruki-kind-P = Pique
    .gender = m
    .other = Piques
# en: 9a60d1ae
-aruki-kind-PP = Pique Maior
    .gender = m
    .other = Piques Maiores
# en: 11d3819e
-aruki-kind-L = Lança
    .gender = f
    .other = Lanças
# en: b2daf98b
-aruki-kind-LL = Lança Maior
    .gender = f
    .other = Lanças Maiores
# en: aa10fa0e
-aruki-kind-S = Espada
    .gender = f
    .other = Espadas
# en: 1a7ff270
-aruki-kind-SS = Espada Longa
    .gender = f
    .other = Espadas Longas
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
-aruki-kind-K = Rei
    .gender = m
    .other = Reis
# en: f93d0648
-aruki-kind-JK = Bobo
    .gender = m
    .other = Bobos
# en: 3d7c29a9
-aruki-kind-GD = Dragão Dourado
    .gender = m
    .other = Dragões Dourados
# en: 7dccd9ce
-aruki-kind-SD = Dragão Prateado
    .gender = m
    .other = Dragões Prateados
# en: b5cb5c28
aruki-end = { $end ->
    [check] , xeque
    [checkmate] , xeque-mate
   *[quiet] { "" }
}
# en: d12eed90
aruki-step = { $piece } de { $from } para { $to }{ aruki-end }
# en: 74c85d03
aruki-step-takes = { $piece } de { $from } captura { WORD($victim, article: "the") } em { $to }{ aruki-end }
# en: ac6b2fcb
aruki-step-becomes = { $piece } de { $from } para { $to } e vira { $result }{ aruki-end }
# en: 57e9e3ee
aruki-step-takes-becomes = { $piece } de { $from } captura { WORD($victim, article: "the") } em { $to } e vira { $result }{ aruki-end }
# en: 040341d3
aruki-evolve = { $piece } de { $at } e { $with } da reserva viram { $result }{ aruki-end }
# en: 6fea7977
aruki-wipe-column = Dragão Dourado limpa a coluna { $line }: ele próprio, { $own ->
    [0] 0 peças próprias
    [one] { $own } peça própria
   *[other] { $own } peças próprias
} e { $enemy ->
    [0] 0 inimigas
    [one] { $enemy } inimiga
   *[other] { $enemy } inimigas
}{ aruki-end }
# en: 48a8b32b
aruki-wipe-row = Dragão Prateado limpa a linha { $line }: ele próprio, { $own ->
    [0] 0 peças próprias
    [one] { $own } peça própria
   *[other] { $own } peças próprias
} e { $enemy ->
    [0] 0 inimigas
    [one] { $enemy } inimiga
   *[other] { $enemy } inimigas
}{ aruki-end }
# en: bcba90e6
aruki-wiped-column = Dragão Dourado limpa a coluna { $line }: ele próprio, { $pieces }{ aruki-end }
# en: c726470a
aruki-wiped-row = Dragão Prateado limpa a linha { $line }: ele próprio, { $pieces }{ aruki-end }
# en: 151136af
aruki-wiped-piece = { $piece } { WORD($side, $piece) } de { $at }
# en: f4f643a8
aruki-wiped-none = mais nada
# en: 416a6842
aruki-warn-wipe = Um dragão pode fazer isso uma vez por partida, e o seu { $dragon } também sai do tabuleiro.
# en: 8dfaa1d2
aruki-warn-own = Você também perde: { $pieces }.
# en: 964953ac
aruki-warn-own-piece = { $piece } de { $at }
# en: 1b6b892b
aruki-alt-turn = Aruki, lance { $number }, vez { WORD($side, article: "the", case: "de") }. Visão do lado { WORD($from, article: "the", case: "de") }.
# en: 44124d8b
aruki-alt-over = Aruki, fim da partida. Visão do lado { WORD($from, article: "the", case: "de") }.
# en: c2e21ee0
aruki-alt-side = { $side }: { $pieces }.
# en: ea4b0966
aruki-alt-kind = { $kind } { $squares }
# en: 2c5bbe04
aruki-alt-tray = Reserva: { $pieces }.
# en: 82c4a84d
aruki-alt-tray-empty = Reserva vazia.
# en: 84e0b961
aruki-alt-tray-kind = { $count } { WORD($kind, $count) }
# en: 524efdfd
aruki-alt-powers = { $powers ->
    [both] Os dois poderes de dragão prontos.
    [golden] Poder do dragão dourado pronto.
    [silver] Poder do dragão prateado pronto.
   *[none] Nenhum poder de dragão restante.
}
# en: a02d9940
aruki-alt-check = { $line ->
    [yes] Xeque de linha ao rei em { $king }: { $piece } de { $by }.
   *[no] Xeque ao rei em { $king }: { $piece } de { $by }.
}
# en: a27789eb
aruki-piece = { $piece } { WORD($side, $piece) }
# en: cc9a6e56
aruki-describe-board = { $side } { $squares }
# en: 282a3f5b
aruki-describe-tray = { $side } { $held } na reserva
# en: 052d99a2
aruki-describe-both = { $side } { $squares } e { $held } na reserva
# en: e6536f4f
aruki-describe-group = { $piece } em { $squares }
# en: 67e391d1
aruki-describe-square = { $square }: { $piece }.
# en: 0dde16b4
aruki-ask-man = Qual peça?
# en: 61a0f1b3
aruki-ask-target = Aonde vai { WORD($piece, article: "the") } de { $from }?
# en: d0871344
aruki-ask-promotion = O que { WORD($piece, article: "the") } vira em { $to }?
# en: 1b88fb8e
aruki-ask-done = Tudo pronto para jogar.
# en: c220c0fa
aruki-choice-man = { $piece } de { $at }
# en: 510b413a
aruki-choice-targets = { $count ->
    [0] 0 opções
    [one] { $count } opção
   *[other] { $count } opções
}, por exemplo { $meaning }
# en: bfe22c05
aruki-choice-to = para { $to }
# en: c206c09c
aruki-choice-takes = para { $to }, captura { WORD($victim, article: "the") }
# en: d6428e41
aruki-choice-becomes = depois escolha o que ele vira
# en: 6304eca6
aruki-choice-promotion = vira { $result }
# en: 8017f8b9
aruki-choice-merge = se funde com { $with } e vira { $result }
# en: 68d21ad3
aruki-choice-wipe = limpa a própria { $line ->
    [column] coluna
   *[row] linha
}
# en: c0a8da01
rule-aruki-game_over = Esta partida acabou.
# en: 51df99c6
rule-aruki-syntax = Não entendi isso como lance. Escreva onde a peça está e aonde vai, por exemplo `d2d3`.
# en: 929a9aba
rule-aruki-not_canonical = Isso não está na notação estrita.
# en: d8e3e58c
rule-aruki-wrong_suffix = A marca de xeque ou xeque-mate no fim está errada.
# en: 93797133
rule-aruki-empty_square = Não há peça em { $square }.
# en: f52e8102
rule-aruki-not_your_piece = { WORD($piece, article: "the", start: "yes") } de { $square } é do seu oponente.
# en: b1e6c168
rule-aruki-wrong_symbol = A peça em { $square } é { WORD($piece, article: "a") }, não { WORD($named, article: "a") }.
# en: ee7926bb
rule-aruki-wrong_victim = A peça em { $square } é { WORD($piece, article: "a") }, não { WORD($named, article: "a") }.
# en: a09552f2
rule-aruki-no_victim = Não há peça em { $square } para capturar.
# en: 9dd997cd
rule-aruki-cannot_reach = { WORD($piece, article: "the", start: "yes") } de { $from } não chega a { $to }.
# en: 3d854fc2
rule-aruki-stays = { WORD($piece, article: "the", start: "yes") } de { $from } precisa ir para outra casa.
# en: d5735af4
rule-aruki-own_piece = Em { $to } há uma peça sua: { $other }.
# en: dffbb360
rule-aruki-pawn_captures_only = { WORD($piece, article: "the", start: "yes") } só anda na diagonal para capturar, e { $to } está vazia.
# en: d50f46a4
rule-aruki-pawn_straight_capture = { WORD($piece, article: "the", start: "yes") } não captura em frente, e em { $to } há { WORD($other, article: "a") }.
# en: 9c57bf66
rule-aruki-blocked = { WORD($other, article: "the", start: "yes") } de { $by } fecha o caminho { WORD($piece, article: "the", case: "de") } de { $from } para { $to }.
# en: 02d606dc
rule-aruki-promotes_on_pawn_row = { WORD($piece, article: "the", start: "yes") } só pode promover ao entrar na linha de peões do seu oponente, e { $to } não fica nela.
# en: fb6dca8a
rule-aruki-only_pawns_promote = Só um Peão ou um Dardo pode promover, não { WORD($piece, article: "a") }.
# en: 9bc1eb45
rule-aruki-promotion_type = Não dá para promover a { $named }.
# en: f1c4fe07
rule-aruki-javelin_to_pawn = Um Dardo não pode ser promovido a Peão.
# en: 628be613
rule-aruki-not_in_tray = Não há { $named } na sua reserva.
# en: 584552ee
rule-aruki-no_such_evolution = { $piece } e { $with } não se fundem.
# en: 6d61148a
rule-aruki-wrong_result = { $piece } e { $with } viram { WORD($result, article: "a") }, não { WORD($named, article: "a") }.
# en: 657a3d27
rule-aruki-not_a_dragon = Só um dragão pode limpar a própria linha ou coluna, e a peça em { $square } é { WORD($piece, article: "a") }.
# en: fa0778d7
rule-aruki-power_spent = { WORD($piece, article: "the", start: "yes") } de { $square } já usou o poder.
# en: 5b9f34d5
rule-aruki-own_king_on_line = { WORD($piece, article: "the", start: "yes") } de { $square } não pode fazer a limpeza: o seu próprio Rei está na mesma linha ou coluna, em { $king }.
# en: 6a122e81
rule-aruki-king_enters_line = Seu Rei não pode ir para { $king }: { WORD($piece, article: "the") } de { $by } ameaça aquela linha ou coluna inteira.
# en: e4eb61d6
rule-aruki-king_enters_attack = Seu Rei não pode ir para { $king }: { WORD($piece, article: "the") } de { $by } ataca essa casa.
# en: a7633a3f
rule-aruki-king_stays_in_check = { WORD($piece, article: "the", start: "yes") } de { $by } dá xeque ao seu Rei em { $king }, e isso não resolve.
# en: c21469c5
rule-aruki-king_exposed = Assim o seu Rei em { $king } ficaria em xeque: quem ataca é { WORD($piece, article: "the") } de { $by }.
# en: d2628e32
rule-aruki-unknown_setup = A disposição { $setup } não existe.
# en: 2aa07590
rule-aruki-position_fields = Uma posição tem seis campos com um espaço entre eles; encontrei { $found }.
# en: 217ea32b
rule-aruki-position_rows = O tabuleiro tem 12 linhas com barras entre elas; encontrei { $found }.
# en: c8673adb
rule-aruki-position_row = A linha { $row } não tem 12 casas.
# en: ffbad6bc
rule-aruki-position_run = Casas vazias seguidas são um número de 1 a 12, sem zero na frente.
# en: e2b507a9
rule-aruki-position_piece = Essa peça não existe. Símbolos de duas letras ficam entre colchetes.
# en: 31a36676
rule-aruki-position_twice = { WORD($side, article: "the", start: "yes") } têm mais de { WORD($piece, article: "a") }.
# en: efbdac69
rule-aruki-position_no_king = { WORD($side, article: "the", start: "yes") } não têm Rei.
# en: 8dc97eb1
rule-aruki-position_pawn = Um Peão { WORD($side, article: "the", case: "de") } não pode estar na linha { $row }.
# en: 488c7bb6
rule-aruki-position_side = O lado da vez se escreve w ou b.
# en: b97f43a8
rule-aruki-position_trays = As reservas são a das Brancas e a das Pretas, com uma barra entre elas.
# en: d126f8d6
rule-aruki-position_tray_empty = Uma reserva vazia se escreve com um traço ({ $side }).
# en: 0d9ec315
rule-aruki-position_tray_piece = A reserva { WORD($side, article: "the", case: "de") } tem algo que não pode estar numa reserva.
# en: e2663a8c
rule-aruki-position_tray_order = A reserva { WORD($side, article: "the", case: "de") } não está na ordem O J P PP L LL S SS R A M, cada tipo uma vez.
# en: c3ac5710
rule-aruki-position_tray_count = Uma quantidade na reserva { WORD($side, article: "the", case: "de") } é um número de 2 a { $limit }, sem zero na frente.
# en: 6fb358bc
rule-aruki-position_flag = As marcas dizem que { WORD($side, article: "the") } têm { WORD($piece, article: "a") } com o poder pronto, mas a peça não está no tabuleiro.
# en: 566de2fa
rule-aruki-position_flags = As marcas dos dragões são algumas de G, S, g, s nessa ordem, ou um traço.
# en: faef7701
rule-aruki-position_quiet = O contador de lances calmos é um número de 0 a { $limit }, sem zero na frente.
# en: 2b8dc3c2
rule-aruki-position_turn = O número do lance vai de 1 a { $limit }, sem zero na frente.
# en: b0ada129
rule-aruki-position_check = Não é a vez { WORD($side, article: "the", case: "de") }, mas elas estão em xeque: o Rei delas poderia ser capturado.

## Chakart

# en: 99387d2f
chakart-ask-man = Qual peça?
# en: 6705294d
chakart-ask-target = Aonde vai { WORD($piece, article: "the") } de { $from }?
# en: 4f0f981d
chakart-ask-way = Como { WORD($piece, article: "the") } vai para { $to }?
# en: 6a03e78b
chakart-ask-shell = Um passo para { $to } ou o casco?
# en: 494f1f67
chakart-ask-swap = Com qual peça { WORD($piece, article: "the") } de { $from } troca de casa?
# en: 05f5237d
chakart-ask-drop = Em qual casa colocar a peça?
# en: eb615900
chakart-ask-promotion = O que ele vira?
# en: fd0bcbe8
chakart-ask-done = Tudo pronto para jogar.
# en: 79cc6756
chakart-entry-man = { $piece } de { $at }
# en: d052d31f
chakart-entry-swap = com { WORD($piece, article: "the") } de { $at }
# en: 23978b7a
chakart-entry-to = para { $to }
# en: 6d337f71
chakart-entry-onto = para { $to }, em cima { WORD($object, article: "the", case: "de") }
# en: b2c64e5e
chakart-entry-takes = para { $to }, captura { WORD($victim, article: "the") }
# en: e585743f
chakart-entry-choices = { $count ->
    [0] 0 opções
    [one] { $count } opção
   *[other] { $count } opções
}, por exemplo { $meaning }
# en: 7d07cd54
chakart-entry-ways = depois escolha como
# en: ced4c472
chakart-entry-openly = à vista
# en: a6bb648f
chakart-entry-unseen = às escondidas
# en: fb236e5f
chakart-entry-shell = com o casco, sem sair do lugar
# en: d7b91924
chakart-entry-becomes = vira { $result }
# en: 3f0488b6
-chakart-kind-P = Peão
    .gender = m
    .other = Peões
# en: 6100c1d4
-chakart-kind-R = Torre
    .gender = f
    .other = Torres
# en: 0c46e75a
-chakart-kind-N = Cavalo
    .gender = m
    .other = Cavalos
# en: 8555c4e3
-chakart-kind-B = Bispo
    .gender = m
    .other = Bispos
# en: 84ace918
-chakart-kind-Q = Dama
    .gender = f
    .other = Damas
# en: 8f1ac2ba
-chakart-kind-K = Rei
    .gender = m
    .other = Reis
# en: e797912f
-chakart-kind-m = cogumelo
    .gender = m
    .other = cogumelos
# en: 8d133b09
-chakart-kind-e = ovo
    .gender = m
    .other = ovos
# en: 29a975fd
-chakart-kind-d = banana
    .gender = f
    .other = bananas
# en: 3d885017
-chakart-kind-w = bomba
    .gender = f
    .other = bombas
# en: c659c9f2
-chakart-hidden-queen = Dama escondida
    .gender = f
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
chakart-go = { $piece } de { $from } para { $to }
# en: 655fae95
chakart-takes = { $piece } de { $from } captura { WORD($victim, article: "the") } em { $to }
# en: 6b305602
chakart-go-becomes = { $piece } de { $from } para { $to } e vira { $becomes }
# en: 0be4572c
chakart-takes-becomes = { $piece } de { $from } captura { WORD($victim, article: "the") } em { $to } e vira { $becomes }
# en: 35f5b5a3
chakart-stealth = Dama de { $from } vai às escondidas para { $to }
# en: 43491144
chakart-stealth-takes = Dama de { $from } vai às escondidas para { $to } e captura { WORD($victim, article: "the") }
# en: 2cd2858a
chakart-unseen = Uma Dama { WORD($side, article: "the", case: "de") } sai de { $from } às escondidas
# en: 21701377
chakart-taken = Cai { WORD($victim, article: "the") } de { $at }
# en: 1c471e96
chakart-crushed = Esmaga a Dama escondida em { $at }
# en: b49b8880
chakart-taken-blind = Captura a Dama escondida em { $one } ou { $other }
# en: b4258bed
chakart-taken-unseen = Captura a Dama escondida { WORD($side, article: "the", case: "de") }
# en: c12970af
chakart-appears = A Dama escondida aparece em { $at }
# en: 5147b6d9
chakart-shell = O Rei de { $king } acerta com o casco { WORD($victim, article: "the") } em { $at }
# en: e886bb8a
chakart-mushroom = Um cogumelo leva a peça até { $to }
# en: 71ae47e2
chakart-mushroom-becomes = Um cogumelo leva a peça até { $to }, onde ela vira { $becomes }
# en: 6ec99af7
chakart-throw = { WORD($object, article: "the", start: "yes") } joga a peça para { $to }{ $whose ->
    [own] , em cima { WORD($victim, article: "the", case: "de") } do próprio lado
    [enemy] , em cima { WORD($victim, article: "the", case: "de") } do outro lado
   *[nobody] { "" }
}{ $becomes ->
    [yes] , onde ela vira { $kind }
   *[no] { "" }
}
# en: 95eaef51
chakart-koopa = { WORD($piece, article: "the", start: "yes") } volta para { $to }
# en: 91824399
chakart-gift = { WORD($object, start: "yes") } em { $at }
# en: 01a80af7
chakart-destroyed = Some { WORD($object, article: "the") } de { $at }
# en: b3c4ed30
chakart-becomes = O Peão de { $at } vira { $becomes }
# en: 284ba873
chakart-egg = Um ovo: { $egg }!
# en: 4b3f2413
chakart-gone = Some { WORD($piece, article: "the") }
# en: 9eaabe19
chakart-halo = { WORD($piece, article: "the", start: "yes") } não pode se mover no próximo lance
# en: 58f99c29
chakart-recoloured = { WORD($piece, article: "the", start: "yes") } de { $at } muda de lado
# en: 06dedc15
chakart-nobody = Nenhuma peça pode mudar de lado
# en: 7c1b7619
chakart-swap = { WORD($first, article: "the", start: "yes") } de { $one } e { WORD($second, article: "the") } de { $other } trocam de casa
# en: 2bbf61ba
chakart-drop = { WORD($piece, article: "a", start: "yes") } entra em { $at }
# en: 6b201ef6
chakart-passes = Passa
# en: d4a7cdff
chakart-declines = Recusa o bônus
# en: e507c719
chakart-awake = Podem se mover de novo: { $squares }
# en: 573d621a
chakart-bonus-daisy = Vem outro lance
# en: ed464874
chakart-bonus-kingboo = Duas peças vão trocar de casa
# en: 82794b40
chakart-bonus-toadette = { WORD($piece, article: "a", start: "yes") } vai entrar no tabuleiro
# en: b07f7ebb
chakart-bonus-promote = O Peão de { $at } vai promover
# en: 9b22648f
chakart-roll-placed = { $piece } em { $at }
# en: dfaa3f31
chakart-roll-placed-both = { $piece } em { $at } e na casa espelhada do outro lado
# en: 583675f3
chakart-roll-thrown = { $object } em { $from }: para { $to }
# en: 1b622db6
chakart-roll-egg-B = ovo em { $at }: { $egg }, uma troca
# en: b2b2f427
chakart-roll-egg-K = ovo em { $at }: { $egg }, o caminho de volta
# en: 5c102e1d
chakart-roll-egg-T = ovo em { $at }: { $egg }, uma peça nova
# en: fcc8b585
chakart-roll-egg-C = ovo em { $at }: { $egg }, a peça é devorada
# en: 45c8e755
chakart-roll-egg-D = ovo em { $at }: { $egg }, outro lance
# en: 3859d148
chakart-roll-egg-M = ovo em { $at }: { $egg }, um lance de descanso
# en: a39f567c
chakart-roll-egg-L = ovo em { $at }: { $egg }, uma peça inimiga muda de lado
# en: a2fd47ba
chakart-roll-egg-W = ovo em { $at }: { $egg }, uma peça própria muda de lado
# en: 01a7db18
chakart-roll-given = peça da Toadette: { $piece }
# en: 36507ebb
chakart-roll-recolored = muda de lado: a peça de { $at }
# en: aa348c75
chakart-roll-gift = { WORD($object, article: "a") } cai em { $at }
# en: 5c460c4d
chakart-lot-throw = { WORD($object, article: "a", start: "yes") } vai jogar a peça ao acaso
# en: 59a24709
chakart-lot-egg = Um ovo vai se abrir
# en: a55a4393
chakart-lot-piece = A Toadette vai dar uma peça
# en: 36eb15f0
chakart-lot-victim = Uma peça vai mudar de lado
# en: 199f0650
chakart-lot-gift = { WORD($object, article: "a", start: "yes") } vai cair ao lado
# en: b808f262
chakart-wanted-daisy = A Daisy deixa você jogar de novo com qualquer peça sua. Para recusar, escreva `pass`.
# en: 7c1b049d
chakart-wanted-kingboo = O King Boo deixa você trocar de casa duas peças quaisquer: escreva as duas casas, ou `pass`.
# en: c236ef29
chakart-wanted-toadette = A Toadette dá a você { WORD($piece, article: "a") }: escreva a casa onde colocar a peça, ou `pass`.
# en: 38a425a7
chakart-wanted-promote = Seu Peão de { $at } promove. Escolha Dama, Torre, Cavalo, Bispo ou Rei.
# en: cbd11e17
chakart-choice-pass = Passar
# en: 01c0b6e9
chakart-warn-egg = Há um ovo no caminho: uma de oito surpresas, boa ou ruim.
# en: c8be5a61
chakart-warn-banana = Há uma banana no caminho. Ela joga a peça uma casa em linha reta, ao acaso, e captura o que estiver lá, mesmo que seja uma peça sua.
# en: 07d792d6
chakart-warn-bomb = Há uma bomba no caminho. Ela joga a peça uma casa na diagonal, ao acaso, e captura o que estiver lá, mesmo que seja uma peça sua.
# en: 67310b88
chakart-warn-shell = Você só tem um casco por partida. Isto gasta o seu.
# en: 41b99574
chakart-warn-stealth = Você só tem um lance furtivo por partida. Isto gasta o seu.
# en: d544fb95
chakart-warn-own = Pode acertar peças suas: { $pieces }.
# en: d95f4a62
chakart-warn-own-piece = { $piece } em { $at }
# en: de4864df
chakart-warn-last-king = Seu último Rei abriria o ovo. Se sair o Chomp, você perde a partida.
# en: f22af7cb
chakart-alt-turn = Chakart, lance { $number }, vez { WORD($side, article: "the", case: "de") }. Visão do lado { WORD($from, article: "the", case: "de") }.
# en: d0bfe496
chakart-alt-over = Chakart, fim da partida. Visão do lado { WORD($from, article: "the", case: "de") }.
# en: 5bc0f18b
chakart-alt-todo = A fazer: { $wanted ->
    [daisy] outro lance (Daisy).
    [kingboo] uma troca de duas peças (King Boo).
    [toadette] colocar { WORD($piece, article: "a") } no tabuleiro (Toadette).
   *[promote] escolher a promoção do Peão de { $at }.
}
# en: efa3f2de
chakart-alt-side = { $side }: { $men }.
# en: dcf7fbd5
chakart-alt-kind = { $kind } { $squares }
# en: f3d2ed14
chakart-alt-nobody = nenhuma
# en: 10b2d61b
chakart-alt-halo = Não podem se mover: { $squares }.
# en: 7ef466a3
chakart-alt-powers = { $powers ->
    [both] Casco e furtividade prontos.
    [shell] Casco pronto, furtividade usada.
    [stealth] Furtividade pronta, casco usado.
   *[none] Casco e furtividade usados.
}
# en: 653ab1c2
chakart-alt-left = Uma Dama { WORD($side, article: "the", case: "de") } saiu de { $left } às escondidas.
# en: 8e61b32a
chakart-alt-objects = Objetos: { $objects }.
# en: 2ca097f3
chakart-alt-no-objects = Nenhum objeto.
# en: ad4d2f06
chakart-describe-man = { $held ->
    [yes] { $piece } { WORD($side, $piece) } que não pode se mover
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
    [yes] { " " }com { $tiles }
   *[no] { "" }
}
# en: e6b9d3e5
lusus-describe-squares = { $side } { $squares }
# en: 2e575c5d
lusus-describe-on = { $what } em { $square }
# en: e4ec3652
lusus-describe-square = { $square }: { $what }.
# en: bccb11da
chakart-describe-squares = { $side } { $squares }
# en: 511a45fa
chakart-describe-on = { $what } em { $square }
# en: e0e18ceb
chakart-describe-square = { $square }: { $what }.
# en: a16478ff
rule-chakart-syntax = Não entendi `{ $typed }` como lance. Escreva onde a peça está e aonde vai, por exemplo `e2e4`. Acrescente `h` para esconder uma Dama, `s` para o casco.
# en: ce58898e
rule-chakart-not_canonical = `{ $typed }` não está na notação estrita.
# en: 144a519c
rule-chakart-ambiguous = `{ $typed }` pode indicar vários lances: { $turns }.
# en: 2a96921d
rule-chakart-must_move = Você tem lance, então não pode passar.
# en: d3f3c333
rule-chakart-must_promote = O Peão precisa virar alguma coisa: `q`, `r`, `n`, `b` ou `k`.
# en: adf05017
rule-chakart-empty_square = Não há peça em { $square }.
# en: 5d98216f
rule-chakart-object_square = Não há peça em { $square }, só { WORD($object, article: "a") }.
# en: b744e3d4
rule-chakart-not_your_man = { WORD($piece, article: "the", start: "yes") } de { $square } é do seu oponente.
# en: bd3074df
rule-chakart-immobilised = { WORD($piece, article: "the", start: "yes") } de { $square } não pode se mover até a sua próxima vez.
# en: 17ef0155
rule-chakart-own_man = Em { $to } há uma peça sua: { $other }.
# en: 69d480f1
rule-chakart-cannot_reach = { WORD($piece, article: "the", start: "yes") } de { $from } não chega a { $to }.
# en: 3a978273
rule-chakart-blocked = { WORD($obstacle, article: "the", start: "yes") } de { $by } fecha o caminho { WORD($piece, article: "the", case: "de") } de { $from } para { $to }.
# en: 8ae7ceb4
rule-chakart-no_such_man = Você não tem { GENDER($piece) ->
    [f] nenhuma
   *[other] nenhum
} { $piece } que chegue a { $to }.
# en: 0b6a0344
rule-chakart-none_reaches = { GENDER($piece) ->
    [f] Nenhuma das suas
   *[other] Nenhum dos seus
} { WORD($piece, form: "other") } chega a { $to }.
# en: fe291204
rule-chakart-pawn_diagonal = Um Peão só anda na diagonal para capturar uma peça inimiga ou pegar um objeto, e { $to } não tem nenhum dos dois.
# en: 83756e67
rule-chakart-pawn_straight = Um Peão não captura em frente, e em { $to } há uma peça.
# en: 4e2f0b67
rule-chakart-pawn_two = Um Peão só anda duas casas a partir das duas primeiras linhas dele.
# en: ce53dc09
rule-chakart-needs_promotion = O Peão promove em { $to }: acrescente `q`, `r`, `n`, `b` ou `k`.
# en: 4c388758
rule-chakart-no_promotion = Em { $to } não há promoção.
# en: e223430f
rule-chakart-stealth_queen = Só uma Dama pode se esconder, não { WORD($piece, article: "the") } de { $square }.
# en: 8795f224
rule-chakart-stealth_spent = Você já usou o seu lance furtivo.
# en: e36d2df1
rule-chakart-stealth_onto = Uma Dama só pode se esconder numa casa vazia, e { $to } não está vazia.
# en: 784d3b8d
rule-chakart-shell_king = Só um Rei tem casco, não { WORD($piece, article: "the") } de { $square }.
# en: b4579793
rule-chakart-shell_spent = Você já usou o seu casco.
# en: 1bf2d0ab
rule-chakart-shell_target = O casco do Rei de { $from } não acerta nada em { $to }. Ele voa em linha reta ou na diagonal até a primeira peça à vista, passa por ovos e cogumelos e só acerta peças inimigas.
# en: 6d42f968
rule-chakart-shell_unsaid = O Rei de { $from } não chega a { $to }, mas pode acertar { WORD($piece, article: "the") } de lá com o casco. O casco funciona uma vez por partida. Se é isso que você quer, acrescente um `s`: `{ $from }{ $to }s`.
# en: a4afb48e
rule-chakart-pawn_unsaid = Nenhum Peão pode ir em frente até { $to }. Diga de onde ele vem, por exemplo `{ $example }`.
# en: bfc53360
rule-chakart-wants_swap = Indique as duas peças a trocar, por exemplo `a1h8`, ou escreva `pass`.
# en: 1ae980a5
rule-chakart-wants_drop = Indique a casa para a sua peça ({ $piece }), por exemplo `@e4`, ou escreva `pass`.
# en: 7cb51396
rule-chakart-wants_promotion = Escolha a promoção do Peão de { $square }: `q`, `r`, `n`, `b` ou `k`.
# en: 3aa568d0
rule-chakart-nothing_to_drop = Você não tem peça para colocar.
# en: d52226bb
rule-chakart-nothing_to_promote = Nenhum Peão está esperando a promoção.
# en: cfad45bb
rule-chakart-nothing_to_swap = Só dá para trocar peças com o King Boo.
# en: 47450d7b
rule-chakart-drop_on_man = Em { $square } já há { WORD($piece, article: "a") }.
# en: c35d2251
rule-chakart-swap_no_man = Não há peça em { $square } para trocar.
# en: 48a4b815
rule-chakart-swap_pawn = O Peão de { $from } não pode ir por troca para { $to }, que fica na última linha dele.
# en: 3222f561
rule-chakart-swap_order = Uma troca indica duas peças, a casa menor primeiro.
# en: 54c6ec9f
rule-chakart-redacted = Há uma Dama escondida e esta posição não diz onde: dá para mostrar a posição, mas não para jogar nela.
# en: 6d0a69ec
rule-chakart-record_unreadable = Os resultados de `{ $typed }` não estão na notação estrita.
# en: 784ab20a
rule-chakart-record_short = Falta um resultado na notação.
# en: 9c32c55b
rule-chakart-record_long = A notação tem um resultado a mais.
# en: 91d5ecc9
rule-chakart-record_impossible = A notação tem um resultado impossível.
# en: f884e451
rule-chakart-unknown_setup = A disposição { $setup } não existe.
# en: cf6c610d
rule-chakart-position_fields = Uma posição tem quatro campos com um espaço entre eles; encontrei { $found }.
# en: 7c17cba7
rule-chakart-position_rows = O tabuleiro tem 8 linhas com barras entre elas; encontrei { $found }.
# en: 8b9049f4
rule-chakart-position_row = A linha { $row } não tem 8 casas.
# en: c17adf9d
rule-chakart-position_run = Casas vazias seguidas são um número de 1 a 8.
# en: 29991cfb
rule-chakart-position_canonical = Casas vazias vizinhas se escrevem como um só número.
# en: 25605fda
rule-chakart-position_piece = Essa peça ou esse objeto não existe.
# en: 8f41c42f
rule-chakart-position_side = O lado da vez se escreve w ou b.
# en: 02a8acb6
rule-chakart-position_count = O contador é um número de no máximo seis algarismos, sem zero na frente.
# en: 43439bfa
rule-chakart-position_extra = O último campo se escreve como {"{\u0022flags\u0022:\u00221111\u0022}"}, com “hidden” e “todo” depois de “flags” e sem espaços.
# en: a0de4ccf
rule-chakart-position_flags = As marcas são quatro algarismos, cada um 0 ou 1.
# en: 462257a9
rule-chakart-position_square = Essa casa não existe.
# en: 0f2f29a1
rule-chakart-position_todo = Essa escolha não existe.
# en: cb33f63d
rule-chakart-position_pawn = O Peão de { $square } está na última linha dele.
# en: 1aad91a5
rule-chakart-position_halo = No meio de um lance toda peça do lado da vez pode se mover, mas a de { $square } não pode.
# en: 7514dcb1
rule-chakart-position_hidden_mover = A Dama escondida em { $square } é do lado da vez.
# en: c802d8b1
rule-chakart-position_hidden_missing = Há uma Dama escondida em { $square }, e a posição não diz de onde ela veio.
# en: 2d6f893f
rule-chakart-position_hidden_twice = Há mais de uma Dama escondida.
# en: 0dbcbc4f
rule-chakart-position_hidden_todo = No meio de um lance não há Dama escondida.
# en: 428ae4d6
rule-chakart-position_hidden_square = A Dama escondida saiu de { $square }, mas essa casa não está vazia.
# en: 4d380e2c
rule-chakart-position_hidden_flag = Há uma Dama escondida, mas o lado dela ainda não usou o lance furtivo.
# en: 85de1abf
rule-chakart-position_todo_over = Não há o que escolher quando um lado já não tem Rei.
# en: aea041cf
rule-chakart-position_promote = Nenhum Peão espera a promoção em { $square }.
# en: ec2fcee7
rule-chakart-position_promote_origin = O Peão não pode ter vindo de { $square }.

## Lusus

# en: 5e594ca7
lusus-ask-man = { $which ->
    [tile] Qual placa?
    [piece] Qual peça?
   *[both] Qual placa, ou qual peça?
}
# en: cb3a8fd1
lusus-ask-bearer = Em qual peça?
# en: ba8d4e5b
lusus-ask-tile = Qual placa do seu cemitério?
# en: 6ddf8f0e
lusus-ask-first = Qual placa você quer permutar?
# en: 46e9a3c5
lusus-ask-target = Aonde vai { WORD($piece, article: "the") } de { $from }?
# en: ca7a5b9b
lusus-ask-suffix = Como { WORD($piece, article: "the") } de { $from } anda?
# en: c6a89379
lusus-ask-done = Tudo pronto para jogar.
# en: c2b3f2d4
lusus-entry-tile = { $tile } ({ $code })
# en: 184df9de
lusus-entry-recycle = reciclar { $tile } ({ $code })
# en: 8c0aeb51
lusus-entry-burn = queimar { $tile }
# en: fdd8afeb
lusus-entry-burn-text = sem efeito, para o cemitério · { $text }
# en: bc29531d
lusus-entry-to = para { $to }
# en: a3ca488e
-lusus-kind-K = Rei
    .gender = m
    .other = Reis
# en: 084cc3a6
-lusus-kind-Q = Dama
    .gender = f
    .other = Damas
# en: fe1f7bca
-lusus-kind-R = Torre
    .gender = f
    .other = Torres
# en: 35365c1e
-lusus-kind-B = Bispo
    .gender = m
    .other = Bispos
# en: 7ce95fb3
-lusus-kind-N = Cavalo
    .gender = m
    .other = Cavalos
# en: a5d82e7b
-lusus-kind-P = Peão
    .gender = m
    .other = Peões
# en: 5fdcefa4
-lusus-kind-KI = Rei
# en: 9e938c33
-lusus-kind-QU = Dama
# en: 50df0dfa
-lusus-kind-BI = Bispo
# en: f77e0acd
-lusus-kind-KN = Cavalo
# en: 6ac9c39e
-lusus-kind-RO = Torre
# en: 94cbff0b
-lusus-kind-PA = Peão
# en: f1e2cd10
-lusus-kind-SW = Troca
# en: 4c269425
-lusus-kind-RB = R&B
# en: 9da76473
-lusus-kind-SI = Passo Lateral
# en: e0192d7c
-lusus-kind-IM = Imunidade
# en: 425c5b80
-lusus-kind-GU = Guarda
# en: 32a4f7a9
-lusus-kind-MD = -1 Compra
# en: d3c7faaf
-lusus-kind-PD = +1 Compra
# en: 539deea8
-lusus-kind-SF = Pés Grudentos
# en: d7547ebb
-lusus-kind-DM = Desarme
# en: bf8865bb
-lusus-kind-EN = Fúria
# en: ce2b43a3
-lusus-kind-PH = Atravessar
# en: 1866e13a
-lusus-kind-DA = Ação Dupla
# en: d28149dd
-lusus-kind-SP = Mola
# en: 5e075336
-lusus-kind-DS = Espaço Morto
# en: c312cc34
-lusus-kind-CO = Condenação
# en: 2261e89f
-lusus-kind-WR = Volta
# en: 790eafbb
-lusus-kind-GH = Fantasma
# en: 60ed6795
-lusus-kind-IZ = Imobilização
# en: 6a2c994b
-lusus-kind-HR = Bater e Correr
# en: f5a266f3
-lusus-kind-KW = Conhecimento
# en: 9f2454eb
-lusus-kind-BD = Avalanche
# en: 49619180
-lusus-kind-TH = Ladrão
# en: 4f217e7b
-lusus-kind-RV = Vingança
# en: abe6fafc
-lusus-kind-ND = Sem Compra
# en: 972a795b
-lusus-kind-UN = Reversão
# en: d79b7473
-lusus-kind-DG = Esquiva
# en: a02eb999
-lusus-kind-TF = Transfusão
# en: a1851e9c
-lusus-kind-BQ = Herança
# en: f5454bda
-lusus-kind-DI = Dissipar
# en: f11c37ed
-lusus-kind-KO = Nocaute
# en: f7cba837
-lusus-kind-DC = Desencanto
# en: 218bb582
-lusus-kind-TP = Tropeço
# en: e9fd54d4
-lusus-kind-ES = Enredo
# en: 8fa527d2
-lusus-kind-DL = Atraso
# en: 474d6776
-lusus-kind-BS = Punhalada
# en: 96651660
-lusus-kind-LT = Dreno de Vida
# en: 2cc2f581
-lusus-kind-HE = Cura
# en: c67cdd1b
-lusus-kind-RC = Reciclagem
# en: cd49fabf
-lusus-kind-TD = Permuta
# en: dce76e08
lusus-text-KI = também anda como um rei
# en: 4013965d
lusus-text-QU = também anda como uma dama
# en: 43c6a046
lusus-text-BI = também anda como um bispo
# en: bdb8d5f2
lusus-text-KN = também anda como um cavalo
# en: bef1cacf
lusus-text-RO = também anda como uma torre
# en: 776532db
lusus-text-PA = também anda como um peão, sem promoção
# en: 495edce5
lusus-text-SW = pode trocar de casa com uma peça vizinha de qualquer lado
# en: 36dcb160
lusus-text-RB = com lances de torre ganha também os de bispo, e vice-versa
# en: 01591dbc
lusus-text-SI = também anda ou captura uma casa em linha reta
# en: 0eded6b4
lusus-text-IM = ignora o que a congela ou atrapalha e protege as outras placas dela
# en: a69cd194
lusus-text-GU = peças amigas que ela poderia atacar não podem ser capturadas
# en: b31f69b2
lusus-text-MD = o lado dela compra uma placa a menos
# en: f57bbc34
lusus-text-PD = o lado dela compra uma placa a mais
# en: 67744ab9
lusus-text-SF = só anda para casas vizinhas
# en: 5c96e51e
lusus-text-DM = não pode capturar
# en: e8699599
lusus-text-EN = só anda para capturar
# en: 50b32d4a
lusus-text-PH = pode atravessar uma peça
# en: 09e28baf
lusus-text-DA = o lado dela pode jogar mais uma placa por lance
# en: 8ce2f797
lusus-text-SP = ricocheteia em peças e bordas na diagonal, e outras ricocheteiam nela
# en: d669efdb
lusus-text-DS = só ocupa um espaço
# en: db3e7cee
lusus-text-CO = serve só para ocupar dois espaços, então nunca cabe num rei
# en: 1673981b
lusus-text-WR = une para ela a coluna “a” e a coluna “h”
# en: 909647c0
lusus-text-GH = congela todas as peças vizinhas, amigas e inimigas
# en: b230bac2
lusus-text-IZ = nada pode movê-la
# en: e170e0c8
lusus-text-HR = depois de capturar pode andar mais uma vez, sem capturar
# en: b659a64a
lusus-text-KW = o lado dela vê a mão do oponente
# en: e6e61673
lusus-text-BD = com impulso, uma captura segue rolando pelas peças de trás
# en: aa9c328d
lusus-text-TH = pode roubar uma placa da peça que captura
# en: 53f3b8e8
lusus-text-RV = armadilha: a peça que captura também é capturada
# en: 8b4bf855
lusus-text-ND = armadilha: quem capturou não compra nada neste lance
# en: 85de1289
lusus-text-UN = armadilha: desfaz o lance da captura, que se perde
# en: 7a1d2d98
lusus-text-DG = armadilha: foge para uma casa livre ao lado, ao acaso
# en: b907d5a2
lusus-text-TF = armadilha: as suas placas nela vão para o seu saco
# en: b1999414
lusus-text-BQ = armadilha: a primeira das suas outras placas nela vai para a sua mão
# en: ca8853f6
lusus-text-DI = uso único: remova uma placa qualquer de uma peça
# en: 2991d325
lusus-text-KO = uso único: remova todas as placas de uma peça
# en: 84c4ea59
lusus-text-DC = uso único: remova uma placa Especial
# en: dc4046c2
lusus-text-TP = uso único: remova uma placa de Movimento
# en: 728661e2
lusus-text-ES = uso único: remova todas as placas de Movimento de uma peça
# en: b0306725
lusus-text-DL = uso único: a mão do seu oponente volta para o saco
# en: 2c518f37
lusus-text-BS = uso único: 2 placas da mão do seu oponente, ao acaso, vão para o cemitério
# en: dca1c9ee
lusus-text-LT = uso único: 2 placas da mão do seu oponente, ao acaso, vão para o seu saco
# en: e9cce73a
lusus-text-HE = uso único: traga 3 placas do seu cemitério para a mão
# en: 16b416b6
lusus-text-RC = uso único: jogue uma placa do seu cemitério
# en: f843b589
lusus-text-TD = uso único: troque duas placas entre duas peças
# en: 9a7bddd6
lusus-tile-line = { $tile } ({ $code }): { $text }
# en: 390ccb4b
-lusus-hidden = uma armadilha virada para baixo
# en: 7c1b25d2
lusus-foreign = { $tile } { WORD($side, article: "the", case: "de") }
# en: 62728116
lusus-some = { $count ->
    [0] 0 placas
    [one] { $count } placa
   *[other] { $count } placas
}
# en: 18d5f50a
lusus-none = nada
# en: 63892959
lusus-attach = { $recycled ->
    [yes] { $tile } por reciclagem { WORD($bearer, article: "the", case: "em") } em { $at }
   *[no] { $tile } { WORD($bearer, article: "the", case: "em") } em { $at }
}
# en: 3450c81c
lusus-remove = { $recycled ->
    [yes] { $tile } por reciclagem: tira { $tiles } { WORD($bearer, article: "the", case: "de") } em { $at }
   *[no] { $tile }: tira { $tiles } { WORD($bearer, article: "the", case: "de") } em { $at }
}
# en: acadfda6
lusus-delay = { $recycled ->
    [yes] Atraso por reciclagem: { $tiles } { WORD($side, article: "the", case: "de") } de volta para o saco
   *[no] Atraso: { $tiles } { WORD($side, article: "the", case: "de") } de volta para o saco
}
# en: 2371f86c
lusus-backstab = { $recycled ->
    [yes] Punhalada por reciclagem: { $tiles } da mão { WORD($side, article: "the", case: "de") } para o cemitério
   *[no] Punhalada: { $tiles } da mão { WORD($side, article: "the", case: "de") } para o cemitério
}
# en: 69d08fc5
lusus-life-tap = { $recycled ->
    [yes] Dreno de Vida por reciclagem: rouba { $tiles } da mão { WORD($side, article: "the", case: "de") }
   *[no] Dreno de Vida: rouba { $tiles } da mão { WORD($side, article: "the", case: "de") }
}
# en: 2a26ceea
lusus-heal = { $recycled ->
    [yes] Cura por reciclagem: { $tiles } de volta para a mão
   *[no] Cura: { $tiles } de volta para a mão
}
# en: e65e723d
lusus-trade = { $recycled ->
    [yes] Permuta por reciclagem: { $one } em { $from } por { $other } em { $to }
   *[no] Permuta: { $one } em { $from } por { $other } em { $to }
}
# en: c34336ec
lusus-burn = queima { $tile }
# en: 6d2463ca
lusus-story = { WORD($steps, start: "yes") }
# en: 9ca46a1f
lusus-pass = nenhum lance possível
# en: 76042e79
lusus-castle = faz o roque { $wing ->
    [king] pequeno
   *[queen] grande
}
# en: 6782d4d6
lusus-swap = { $piece } de { $from } troca de casa com { WORD($partner, article: "the") } em { $to }
# en: 8cc857b5
lusus-move = { $piece } de { $from } para { $to }
# en: 2c6d0cd3
lusus-take = { $piece } de { $from } captura { WORD($victim, article: "the") } em { $to }
# en: 26750e40
lusus-take-passing = { $piece } de { $from } para { $to } captura en passant { WORD($victim, article: "the") } em { $at }
# en: 2e515ad3
lusus-roll = { $piece } de { $from } atropela { $victims }
# en: aa566fe6
lusus-attack = { $piece } de { $from } ataca { $victims }
# en: 1010a8d5
lusus-victim = { WORD($piece, article: "the") } em { $at }
# en: c91cc85a
lusus-captured = cai { WORD($piece, article: "the") } em { $at }
# en: d0fe5b56
lusus-dodged = Esquiva: a peça em { $from } escapa para { $to }
# en: da3ec1f1
lusus-reverted = Reversão em { $at }: o lance é desfeito
# en: 122ff566
lusus-stolen = rouba { $tile }
# en: 70a9b189
lusus-bequeathed = Herança: { $tile } para a mão { WORD($side, article: "the", case: "de") }
# en: 2f8a4e2e
lusus-transfused = Transfusão: { $tiles } para o saco { WORD($side, article: "the", case: "de") }
# en: c4991fee
lusus-no-draw = Sem Compra: { WORD($side, article: "the") } não compram nada
# en: 1b974ddc
lusus-avenged = Vingança: também cai { WORD($piece, article: "the") } em { $at }
# en: d8afb096
lusus-ran = corre até { $to }
# en: b7d21c6e
lusus-stayed = não tem para onde correr
# en: f6872ab2
lusus-promoted = o Peão em { $at } vira { $piece }
# en: 7fe91d29
lusus-drew = compra { $tiles }
# en: 51c25ed4
lusus-roll-dealt = { WORD($side, article: "the") } começam com { $tile }
# en: c6f8896b
lusus-roll-drawn = { $reason ->
    [backstab] Punhalada tira
    [lifetap] Dreno de Vida tira
   *[draw] compra
} { $tile }
# en: f1728012
lusus-roll-dodged = se esquiva para { $to }
# en: d373b3c7
lusus-option-tile = { $tile }: { $text }
# en: a7374923
lusus-option-trap = uma armadilha, virada para baixo: qualquer uma das seis
# en: 47d361f9
lusus-option-recycle = reciclar { $tile }: { $text }
# en: d25c7637
lusus-option-attach = { $tile } em { $bearer }: { $text }
# en: 24c409fb
lusus-option-trade = permutar { $tile } em { $piece } de { $at }
# en: b16e20d1
lusus-option-piece = { $piece } de { $at }
# en: 1a6a09de
lusus-option-piece-tiles = { $piece } de { $at } com { $tiles }
# en: b599b872
lusus-warn-burns = Isto queima a sua placa { $tile }.
# en: eab30509
lusus-warn-strips = Isto tira { $tile } de uma peça sua: { $piece } de { $at }.
# en: e6ae0a2d
lusus-warn-hinders = Isto põe { $tile } numa peça sua: { $piece } de { $at }. Isso só atrapalha essa peça.
# en: 82dfa240
lusus-warn-king = Seu Rei poderia ser capturado em { $at }.
# en: 0366a016
lusus-warn-cannot-draw = No fim deste lance você não conseguiria comprar placas suficientes, então perderia a partida.
# en: 9eb18895
lusus-warn-bag = Seu saco está acabando: no seu próximo lance você não vai conseguir comprar placas suficientes, e aí perde a partida.
# en: 74b5242e
lusus-alt-turn = Lusus, lance { $number }, vez { WORD($side, article: "the", case: "de") }. Visão do lado { WORD($from, article: "the", case: "de") }.
# en: 7353718e
lusus-alt-over = Lusus, fim da partida. Visão do lado { WORD($from, article: "the", case: "de") }.
# en: 293012ca
lusus-alt-men = { $side }: { $pieces }.
# en: 5cdc6bf3
lusus-alt-man = { $piece } { $at }
# en: 42493662
lusus-alt-bearer = { $piece } { $at } ({ $tiles })
# en: deaf3dcf
lusus-alt-board = Tabuleiro da linha 8 para baixo, placas entre parênteses, Brancas em maiúsculas, TX uma armadilha virada para baixo: { $board }.
# en: 7fd190c2
lusus-alt-frozen = Congeladas: { $squares }.
# en: 61a858e5
lusus-alt-guarded = Protegidas: { $squares }.
# en: 75b24a2f
lusus-alt-ghosts = Fantasmas: { $squares }.
# en: 5bac3b6d
lusus-alt-piles = { $side }: na mão { $hand }, no saco { $bag }, no cemitério { $graveyard }, a comprar { $draws }, a jogar { $plays }.
# en: 394a3e38
lusus-alt-held = { $count } ({ $tiles })
# en: dd5fc29a
rule-lusus-no_move = Agora acrescente o lance de uma peça, por exemplo `e2e4`.
# en: 0c25c6a8
rule-lusus-no_play = Não entendi `{ $typed }` como placa a jogar.
# en: 87991f2c
rule-lusus-unreadable = Não entendi `{ $typed }`. Escreva uma placa e depois o lance de uma peça, por exemplo `QU@e2 e2e4`.
# en: 62fefafe
rule-lusus-no_target = Diga para qual casa vai { $tile }.
# en: 783e9dd3
rule-lusus-no_trap = Não há armadilha em { $square }.
# en: a788619a
rule-lusus-which_heal = Diga quais 3 placas do seu cemitério a Cura traz de volta.
# en: d59e5a60
rule-lusus-after_move = Nada pode vir depois do lance da peça.
# en: 7e1deaf5
rule-lusus-no_bar = A notação precisa de ` |` depois do lance e de um espaço antes de cada evento.
# en: f34a870c
rule-lusus-spaces = A notação precisa de um espaço antes de cada evento e de nenhum no fim.
# en: 03dbf309
rule-lusus-other_position = Isso não é um lance desta posição.
# en: 2426bc0f
rule-lusus-play_order = As partes não estão na ordem estrita, que seria `{ $canonical }`.
# en: de023d0f
rule-lusus-event_order = As placas de `{ $event }` não estão na ordem estrita.
# en: 27efc13f
rule-lusus-play-first = Primeiro jogue uma placa ou queime uma (`burn` e o nome dela). Depois mova uma peça.
# en: d19aaed4
rule-lusus-no_more_plays = { $tile } é uma placa a mais: neste lance você pode jogar { $limit ->
    [0] 0 placas
    [one] só { $limit } placa
   *[other] no máximo { $limit } placas
}, e nenhuma depois de queimar uma.
# en: a298ad07
rule-lusus-burn_first = Você só pode queimar { $tile } no começo do seu lance.
# en: 0a793640
rule-lusus-not_in_hand = Você não tem { $tile } na mão.
# en: a302d0cc
rule-lusus-not_in_graveyard = Você não tem { $tile } no cemitério.
# en: e9b58d96
rule-lusus-recycled_recycle = Reciclagem não traz de volta uma Reciclagem.
# en: 7b60156a
rule-lusus-empty_square = Não há peça em { $square } para { $tile }.
# en: 9c30435e
rule-lusus-trap_on_enemy = Armadilhas só vão em peças suas, e a de { $square } não é sua.
# en: 95c54d4c
rule-lusus-no_room = A peça em { $square } não tem espaço para { $tile }.
# en: b9cb6d31
rule-lusus-trade_no_room = A placa permutada não cabe em { $square }.
# en: 2f6fbf5a
rule-lusus-no_such_tile = A peça em { $square } não tem placa número { $slot }.
# en: b49b5457
rule-lusus-protected = Imunidade protege a placa { $slot } em { $square } contra { $tile }.
# en: 1fb49693
rule-lusus-immune_piece = A peça em { $square } tem Imunidade, então { $tile } não pode escolhê-la.
# en: 32784228
rule-lusus-not_special = { $tile } só remove placas Especiais, e a placa { $slot } em { $square } não é Especial.
# en: 299df851
rule-lusus-not_movement = { $tile } só remove placas de Movimento, e a placa { $slot } em { $square } não é de Movimento.
# en: 4b7199ba
rule-lusus-no_tiles = A peça em { $square } não tem placas.
# en: f6e3d2b1
rule-lusus-no_movement_tiles = A peça em { $square } não tem placas de Movimento.
# en: 28b0a511
rule-lusus-no_hand = Seu oponente não tem placas na mão, então { $tile } não faz nada.
# en: 17697721
rule-lusus-empty_graveyard = Seu cemitério está vazio, então a Cura não faz nada.
# en: fa67cf0e
rule-lusus-same_piece = A Permuta precisa de placas em duas peças diferentes.
# en: f5ab21ff
rule-lusus-heal-count = Agora a Cura traz de volta exatamente { $count ->
    [0] 0 placas
    [one] { $count } placa
   *[other] { $count } placas
}.
# en: b030bd1a
rule-lusus-can_move = Você tem lance, então não pode passar.
# en: baa205d9
rule-lusus-castling = Agora você não pode fazer o roque.
# en: a9fdd0e6
rule-lusus-empty_origin = Não há peça em { $from }.
# en: 6d92ec81
rule-lusus-enemy_piece = { WORD($piece, article: "the", start: "yes") } de { $from } é do seu oponente.
# en: 65481af2
rule-lusus-frozen = { WORD($piece, article: "the", start: "yes") } de { $from } não pode se mover: é uma peça congelada.
# en: 4fda0279
rule-lusus-no_swap = { WORD($piece, article: "the", start: "yes") } de { $from } não tem a placa Troca, então não pode trocar de casa com a peça em { $to }.
# en: bc304b36
rule-lusus-swap_nobody = Não há peça em { $to } com a qual trocar de casa.
# en: 56915cdc
rule-lusus-swap_not = { WORD($piece, article: "the", start: "yes") } de { $from } não pode trocar de casa com a peça em { $to }: ela precisa ser vizinha e não estar congelada.
# en: b841f8ec
rule-lusus-suffix = { WORD($piece, article: "the", start: "yes") } pode ir de { $from } para { $to }, mas não como diz `{ $move }`.
# en: 1eceac90
rule-lusus-own_piece = Há uma peça sua em { $to }.
# en: dd4225a1
rule-lusus-disarmed = { WORD($piece, article: "the", start: "yes") } de { $from } tem Desarme, então não pode capturar.
# en: 25dc8085
rule-lusus-enraged = { WORD($piece, article: "the", start: "yes") } de { $from } tem Fúria, então só anda para capturar.
# en: b9c2e9b0
rule-lusus-guarded = A peça em { $to } está protegida, então não pode ser capturada.
# en: e7f35c4b
rule-lusus-sticky = { WORD($piece, article: "the", start: "yes") } de { $from } tem Pés Grudentos, então só vai para casas vizinhas.
# en: 656834cc
rule-lusus-pawn_reach = O Peão de { $from } não chega a { $to }.
# en: 752804f8
rule-lusus-reach = { WORD($piece, article: "the", start: "yes") } de { $from } não chega a { $to }.
# en: 67d622f4
rule-lusus-chance-missing = Falta na notação o evento `{ $event }`.
# en: afe46f6d
rule-lusus-chance-extra = A notação tem um evento que não acontece: `{ $event }`.
# en: 58fbeaef
rule-lusus-chance-order = Onde a notação diz `{ $found }`, acontece o evento `{ $event }`.
# en: a46dd715
rule-lusus-chance-value = O evento `{ $event }` não é possível aqui.
# en: ec0880e9
rule-lusus-chance-syntax = Não entendi o evento `{ $event }`.
# en: ccf0bd39
rule-lusus-unknown_setup = A disposição { $setup } não existe.
# en: 09a2838c
rule-lusus-position_fields = Uma posição tem dez campos com um espaço entre eles; encontrei { $found }.
# en: 733f24bb
rule-lusus-position_tag = Uma posição começa com L1.
# en: 0d60aea0
rule-lusus-position_rows = O tabuleiro tem 8 linhas com barras entre elas; encontrei { $found }.
# en: 9a92c1a2
rule-lusus-position_row = A linha { $row } não tem 8 casas.
# en: 44efeec6
rule-lusus-position_canonical = Casas vazias vizinhas se escrevem como um só número.
# en: cc2632df
rule-lusus-position_piece = Essa peça não existe.
# en: 76908868
rule-lusus-position_tiles = As placas de uma peça ficam entre parênteses, pelo menos uma.
# en: f43e914a
rule-lusus-position_tile = Não existe uma placa `{ $tile }` que possa estar aqui.
# en: a1e3566e
rule-lusus-position_one_time = A placa { $tile } nunca fica presa a uma peça.
# en: 7af3a885
rule-lusus-position_slots = Esta peça tem no máximo { $limit ->
    [0] 0 espaços
    [one] { $limit } espaço
   *[other] { $limit } espaços
}.
# en: 690355c6
rule-lusus-position_pawn = Um peão na última linha dele já promoveu.
# en: 69d1254e
rule-lusus-position_side = O lado da vez se escreve w ou b.
# en: d03100cf
rule-lusus-position_rights = Os direitos de roque são alguns de K, Q, k, q nessa ordem, com rei e torre nas casas iniciais, ou um traço.
# en: b20ee037
rule-lusus-position_passed = A casa pulada está vazia, com a peça inimiga que a pulou logo atrás, ou é um traço.
# en: c77567aa
rule-lusus-position_phase = A fase é uma destas: P0, P1, P2, M e E.
# en: d0819c8f
rule-lusus-position_zones = Cada lado tem mão, saco e cemitério com barras entre eles; encontrei { $found }.
# en: a6881e39
rule-lusus-position_zone = Um monte vazio se escreve com um traço.
# en: 4b0a65b5
rule-lusus-position_order = As placas de um monte não estão em ordem.
# en: 35dd96a1
rule-lusus-position_many = Há placas demais de um tipo.
# en: 1b5afd26
rule-lusus-position_turn = O número do lance vai de 1 a { $limit }, sem zero na frente.
# en: 9a0bacac
rule-lusus-position_result = O resultado é *, W+king, B+king, W+draw, B+draw ou B+limit.
# en: 80d54851
rule-lusus-position_end = A fase é E exatamente quando há um resultado.
# en: 00cf7913
rule-lusus-position_passed_end = Nada pode ser capturado en passant depois do fim.
# en: bef38e99
rule-lusus-position_plays = Não é possível ter jogado tantas placas e ainda poder jogar mais uma.
# en: ac7ca959
rule-lusus-position_parity = Lances ímpares são das Brancas, pares são das Pretas.
# en: 49ae121e
rule-lusus-position_kings = Cada lado tem um Rei.

## Kyo

# en: 5e49a614
-kyo-kind-P = Peão Leve
    .gender = m
    .other = Peões Leves
# en: 95a6adaa
-kyo-kind-H = Peão Pesado
    .gender = m
    .other = Peões Pesados
# en: 684b67e0
-kyo-kind-T = Torre
    .gender = f
    .other = Torres
# en: e22a9030
-kyo-kind-Q = Dama
    .gender = f
    .other = Damas
# en: 6a5c2add
-kyo-kind-K = Rei
    .gender = m
    .other = Reis
# en: 05ccce6c
-kyo-kind-C = Canhão
    .gender = m
    .other = Canhões
# en: fda6ef6e
-kyo-kind-N = Cavalo
    .gender = m
    .other = Cavalos
# en: a81ab41f
-dark = escuro
    .f = escura
    .fp = escuras
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
kyo-pile = O monte de { $from }
# en: 1c8a9cf2
kyo-pile-bare = Monte
# en: d85b0d61
kyo-move = { $who } para { $to }{ $load ->
    [0] { "" }
    [one] { " " }com { $load } ficha
   *[other] { " " }com { $load } fichas
}
# en: 61fa265d
kyo-takes = { $who } captura { WORD($victim, article: "the") } em { $to }{ $load ->
    [0] { "" }
    [one] , levando { $load } ficha
   *[other] , levando { $load } fichas
}
# en: 0cd3d571
kyo-strike = { $who } golpeia o escudo em { $to } e ricocheteia
# en: be39415b
kyo-deploy = { $who } coloca { $count ->
    [0] 0 escudos
    [one] { $count } escudo
   *[other] { $count } escudos
} em { $to }
# en: b2a4f178
kyo-chips = { $who } manda { $count ->
    [0] 0 fichas
    [one] { $count } ficha
   *[other] { $count } fichas
} para { $to }
# en: 43ab1de0
kyo-chips-deploy = { $who } manda { $count ->
    [0] 0 fichas
    [one] { $count } ficha
   *[other] { $count } fichas
} para { $to }, inclusive escudos
# en: 6ef56c96
kyo-shuffle = { $who } reordena as fichas, de baixo para cima: { $order }
# en: 501bde35
kyo-then-move = segue para { $to }{ $load ->
    [0] { "" }
    [one] { " " }com { $load } ficha
   *[other] { " " }com { $load } fichas
}
# en: 66f571e8
kyo-then-takes = captura { WORD($victim, article: "the") } em { $to }{ $load ->
    [0] { "" }
    [one] , levando { $load } ficha
   *[other] , levando { $load } fichas
}
# en: 6510fe93
kyo-then-strike = golpeia o escudo em { $to } e ricocheteia
# en: 1775f84b
kyo-then-deploy = coloca { $count ->
    [0] 0 escudos
    [one] { $count } escudo
   *[other] { $count } escudos
} em { $to }
# en: c68c6354
kyo-then-chips = manda { $count ->
    [0] 0 fichas
    [one] { $count } ficha
   *[other] { $count } fichas
} para { $to }
# en: a9e6e9d4
kyo-then-chips-deploy = manda { $count ->
    [0] 0 fichas
    [one] { $count } ficha
   *[other] { $count } fichas
} para { $to }, inclusive escudos
# en: 25b7bd35
kyo-then-shuffle = reordena as fichas, de baixo para cima: { $order }
# en: 27617a25
kyo-destroyed = { $count ->
    [0] 0 fichas { WORD($side, article: "the", case: "de") } são destruídas
    [one] { $count } ficha { WORD($side, article: "the", case: "de") } é destruída
   *[other] { $count } fichas { WORD($side, article: "the", case: "de") } são destruídas
}
# en: d9fe9180
kyo-end-here = terminar o seu lance aqui
# en: 5d4cac8b
kyo-number = { $count ->
    [1] uma
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
   *[other] { $count }
}
# en: feb98bee
kyo-shields = { $count ->
    [0] nenhum escudo
    [one] um escudo
    [2] dois escudos
   *[other] { $number } escudos
}
# en: 37f01aa9
kyo-mana = { $count ->
    [0] nenhuma ficha { WORD($side, form: "adj-f") } de mana { $mana }
    [one] { $number } ficha { WORD($side, form: "adj-f") } de mana { $mana }
   *[other] { $number } fichas { WORD($side, form: "adj-fp") } de mana { $mana }
}
# en: b7fc677a
kyo-stack-empty = { $tile }: vazia
# en: 94630e7f
kyo-stack-pawn = { $tile }: { WORD($piece, article: "a") } { WORD($side, $piece) }
# en: 836cbc0d
kyo-stack-chips = { $tile }: { $chips }
# en: f24b24af
kyo-stack-both = { $tile }: { $chips } sob { WORD($piece, article: "a") } { WORD($side, $piece) }
# en: 1c43adff
kyo-alt-turn = Kyo, lance { $number }, vez { WORD($side, article: "the", case: "de") }. Visão do lado { WORD($from, article: "the", case: "de") }.
# en: 0a88c4ef
kyo-alt-over = Kyo, fim da partida. Visão do lado { WORD($from, article: "the", case: "de") }.
# en: c7541cac
kyo-alt-mana = Mana { WORD($side, article: "the", case: "de") }: escuro { $dark }, claro { $light }.
# en: 757dd86a
kyo-alt-shields = Escudos: { $gold } em pilhas douradas, { $red } em pilhas vermelhas, { $nobody } sem dono.
# en: 254642ff
kyo-alt-stacks = Pilhas, de baixo para cima: { $stacks }.
# en: 238dfc07
kyo-alt-symbols = Pilhas, de baixo para cima, { kyo-alt-letters }: { $stacks }.
# en: 8c3dfe09
kyo-alt-rows = Linhas de 0 a 9, cada uma a partir da coluna A, com números para casas vazias e pilhas de baixo para cima, { kyo-alt-letters }: { $rows }.
# en: b1f12060
kyo-alt-letters = Douradas em maiúsculas, Vermelhas em minúsculas, S escudo, D mana escuro e L claro, P Peão Leve e H Pesado, T Torre, Q Dama, K Rei, C Canhão, N Cavalo
# en: b717a4b4
kyo-describe-symbols = { kyo-alt-letters }: { $stacks }
# en: 2bff357b
kyo-describe-kind = { $side } { $tiles }
# en: 4aa9e69c
kyo-describe-tile = { $stack }.
# en: 13b258cc
kyo-ask-man = Qual pilha?
# en: 42399e1f
kyo-situation = { $stack }.
# en: c55e18e4
kyo-ask-first-step = Para onde?
# en: 4dc0bd18
kyo-ask-step = Continuar ou terminar o seu lance aqui?
# en: b128a1aa
kyo-ask-load = Como ir para { $to }?
# en: 21fad5b5
kyo-ask-order = Em que ordem, de baixo para cima?
# en: 5e960a1b
kyo-ask-done = Tudo pronto para jogar.
# en: da40370d
kyo-choice-stack = { $piece } de { $tile }
# en: cf946c05
kyo-choice-to = para { $to }
# en: 47be65ce
kyo-choice-takes = para { $to }, captura { WORD($victim, article: "the") }
# en: 66495719
kyo-choice-shuffle = reordenar as fichas
# en: e2e3d595
kyo-choice-ways = { $count ->
    [0] 0 jeitos
    [one] { $count } jeito
   *[other] { $count } jeitos
}
# en: fc6399f9
kyo-choice-wins = e vence
# en: 5118cd49
rule-kyo-no_start = Um lance começa com a casa da pilha, por exemplo `A3 A4`.
# en: 92237b97
rule-kyo-no_step = Aonde vai a pilha? Acrescente um passo, por exemplo `A3 A4`.
# en: c4802811
rule-kyo-unreadable = Não entendi `{ $typed }`. Escreva onde a pilha está e aonde vai, por exemplo `A3 A4`.
# en: ab9711b8
rule-kyo-not_canonical = Isso não está na notação estrita, que seria `{ $canonical }`.
# en: 408e3bd7
rule-kyo-empty_tile = { $tile } está vazia. Comece com uma pilha sua.
# en: a07a7749
rule-kyo-enemy_stack = A pilha em { $tile } não é sua.
# en: 85127f98
rule-kyo-shielded_tile = Há um escudo no topo de { $tile }, e uma casa com escudo não é de ninguém.
# en: 60f34b60
rule-kyo-nothing_more = Passo { $number }, `{ $step }`: neste lance não pode vir mais nada.
# en: fdaf34bf
rule-kyo-movement_finished = Passo { $number }, `{ $step }`: { WORD($piece, article: "the") } já terminou de andar e fica em { $from }.
# en: 35bd275a
rule-kyo-too_many_steps = Passo { $number }, `{ $step }`: um lance tem no máximo 64 passos.
# en: 15a0a771
rule-kyo-no_pawn = Passo { $number }, `{ $step }`: não há peão em { $from }, então diga quantas fichas vão, por exemplo `+1`.
# en: 1ce32c8d
rule-kyo-out_of_reach = Passo { $number }, `{ $step }`: { $to } está fora do alcance de { $from }.
# en: 836befb3
rule-kyo-own_pawn = Passo { $number }, `{ $step }`: em { $to } há um peão seu: { $target }.
# en: 99bdbe14
rule-kyo-too_few = Passo { $number }, `{ $step }`: em { $from } { $count ->
    [0] você não pode levantar nenhuma ficha
    [one] você só pode levantar { $count } ficha
   *[other] você só pode levantar { $count } fichas
}.
# en: 9d69d9b4
rule-kyo-too_heavy = Passo { $number }, `{ $step }`: { WORD($piece, article: "a") } levanta no máximo { $count ->
    [0] 0 fichas
    [one] { $count } ficha
   *[other] { $count } fichas
}.
# en: f4693808
rule-kyo-light_pawn_lifts = Passo { $number }, `{ $step }`: um Peão Leve não pode levantar fichas.
# en: c904f374
rule-kyo-must_strike = Passo { $number }, `{ $step }`: há um escudo em { $to }, então { WORD($piece, article: "the") } só pode golpeá-lo.
# en: e1a54962
rule-kyo-nothing_stays = Passo { $number }, `{ $step }`: depois de um passo de mana só podem vir passos de mana, e em { $from } não ficaria nenhuma ficha como caminho.
# en: bd786e2e
rule-kyo-shield_stays = Passo { $number }, `{ $step }`: depois de um passo de mana só podem vir passos de mana, e um escudo ficaria no topo de { $from }. Um escudo não é caminho.
# en: 923d84c8
rule-kyo-dark_stays = Passo { $number }, `{ $step }`: uma ficha escura ficaria em { $from }, então o passo precisa ser reto, não diagonal.
# en: dab7b43c
rule-kyo-light_stays = Passo { $number }, `{ $step }`: uma ficha clara ficaria em { $from }, então o passo precisa ser diagonal.
# en: c4c61676
rule-kyo-turns_on_dark = Passo { $number }, `{ $step }`: de novo uma ficha escura ficaria em { $from }, e dois passos sobre a mesma cor precisam ir na mesma direção.
# en: 8894240f
rule-kyo-turns_on_light = Passo { $number }, `{ $step }`: de novo uma ficha clara ficaria em { $from }, e dois passos sobre a mesma cor precisam ir na mesma direção.
# en: dee8e099
rule-kyo-not_outnumbered = Passo { $number }, `{ $step }`: { $from } não supera { $to } em número ({ $attackers } contra { $defenders }), e um Peão Leve precisa fazer isso.
# en: 7125e264
rule-kyo-no_shield = Passo { $number }, `{ $step }`: não há escudo em { $to }.
# en: 139420c7
rule-kyo-tower_strikes = Passo { $number }, `{ $step }`: uma Torre sobe nos escudos. Escreva o número de fichas a levar no lugar do X.
# en: 985455d7
rule-kyo-no_road_towards = Passo { $number }, `{ $step }`: depois de um passo de mana você só pode golpear por um caminho, e nenhum caminho leva de { $from } a { $to }.
# en: 84f69092
rule-kyo-no_chips = Passo { $number }, `{ $step }`: pelo menos 1 ficha precisa ir.
# en: 6d1cf37c
rule-kyo-direct_after = Passo { $number }, `{ $step }`: só dá para mandar fichas antes de qualquer outro movimento. Só uma Torre pode colocar escudos depois.
# en: e32601bd
rule-kyo-chips_attack = Passo { $number }, `{ $step }`: em { $to } há um peão inimigo ({ $target }), e fichas não podem atacar.
# en: 8bc80259
rule-kyo-chips_onto_shield = Passo { $number }, `{ $step }`: há um escudo no topo de { $to }, e fichas não podem ir em cima dele.
# en: 4a822cf0
rule-kyo-shield_under_pawn = Passo { $number }, `{ $step }`: em { $to } há um peão seu ({ $target }), e escudos não podem ir para baixo de um peão.
# en: 1f7039c2
rule-kyo-queen_only = Passo { $number }, `{ $step }`: agora só a Dama pode reordenar as fichas.
# en: 220d93c8
rule-kyo-light_pawn_shuffles = Passo { $number }, `{ $step }`: um Peão Leve não pode reordenar fichas.
# en: 0c15d308
rule-kyo-other_chips = Passo { $number }, `{ $step }`: essas não são as fichas de cima em { $from }.
# en: 932590ec
rule-kyo-changes_nothing = Passo { $number }, `{ $step }`: essa ordem não muda nada.
# en: 6a93eece
rule-kyo-shield_beneath_mana = Passo { $number }, `{ $step }`: ao reordenar as fichas, nenhum escudo pode ficar embaixo de mana.
# en: 7baf94c6
rule-kyo-unknown_setup = A disposição { $setup } não existe.
# en: 288c4cdc
rule-kyo-position_fields = Uma posição tem quatro campos com um espaço entre eles; encontrei { $found }.
# en: 9ab4e2f4
rule-kyo-position_rows = O tabuleiro tem 10 linhas com barras entre elas; encontrei { $found }.
# en: e23cae75
rule-kyo-position_row = A linha { $row } não tem 10 casas.
# en: 580629d9
rule-kyo-position_run = Casas vazias seguidas são um número de 1 a 10, sem zero na frente.
# en: 1eec5f36
rule-kyo-position_canonical = Casas vazias vizinhas se escrevem como um só número.
# en: f2cffdc9
rule-kyo-position_cell = Não há nada entre duas vírgulas.
# en: 6723613c
rule-kyo-position_piece = Essa peça não existe.
# en: fd724891
rule-kyo-position_pawn = Um peão fica sempre no topo da sua pilha.
# en: 058f620f
rule-kyo-position_chips = A partida tem no máximo { $limit ->
    [one] { $limit } ficha
   *[other] { $limit } fichas
}.
# en: c153f879
rule-kyo-position_count = { WORD($side, article: "the", start: "yes") } têm mais de { $limit } { WORD($piece, $limit) }.
# en: f9d2cb26
rule-kyo-position_shields = A partida tem no máximo { $limit ->
    [one] { $limit } escudo
   *[other] { $limit } escudos
}.
# en: e19e243d
rule-kyo-position_side = O lado da vez se escreve g ou r.
# en: 12c431b2
rule-kyo-position_setup = A disposição se escreve r, m, f ou -, com um + depois para as peças opcionais.
# en: 364f4dec
rule-kyo-position_turn = O número do lance vai de 1 a { $limit }, sem zero na frente.
