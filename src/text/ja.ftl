### Every text of Sealed Move that people read: 日本語.
### whole: core, lessons, rules

# en: d7c8331a
language-name = 日本語
# en: 0b981d16
list-next = { $before }、{ $item }
# en: 5fbd4384
steps-next = { $before }；{ $item }
# en: d281800f
sentences-next = { $before }{ $item }
# en: eba153d1
stops-next = { $before }。{ $item }
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
game-option = { $game }：{ $about }
# en: 0561f77f
game-about-aruki = 12×12のチェス。取った駒は合体に使え、ドラゴンは一列を一掃する
# en: a5a55d9c
game-about-kyo = チップを積んだスタックの上のポーンが、チップを敷いて道を作る
# en: d50f55e8
game-about-chakart = タマゴやバナナや爆弾、隠れたクイーンまで出てくるチェス
# en: b90831cd
game-about-lusus = 駒の能力を変えるタイルを使うチェス
# en: 51487e33
setup-aruki-standard = スタンダード
# en: 7fb65e95
setup-kyo-middle = 塹壕
# en: f1d3645e
setup-kyo-rear = 平原
# en: f512d8f7
setup-kyo-front = にらみ合い
# en: a5bf3fb1
setup-kyo-middle-plus = 塹壕（キャノンとナイトあり）
# en: 6baf8c44
setup-kyo-rear-plus = 平原（キャノンとナイトあり）
# en: f494717f
setup-kyo-front-plus = にらみ合い（キャノンとナイトあり）
# en: a102c5f6
setup-chakart-asymmetric = それぞれランダム
# en: 55644158
setup-chakart-symmetric = 同じランダム配置
# en: f59e5bec
setup-chakart-deterministic = チェスと同じ
# en: ef832861
setup-lusus-standard = スタンダード
# en: e6633efd
-side-white = 白
    .adj = 白の
    .yomi = しろ
# en: 74fdef90
-side-black = 黒
    .adj = 黒の
    .yomi = くろ
# en: 7adbcccf
-side-gold = 金
    .adj = 金の
    .yomi = きん
# en: 324655b6
-side-red = 赤
    .adj = 赤の
    .yomi = あか
# en: ce22b3b9
label-turn = { $number }手目
# en: af787251
label-won = { $side }の勝ち
# en: ac1c74b5
label-drawn = 引き分け
# en: ea324a36
label-canceled = 取り消し
# en: 4ef1d665
label-by-checkmate = チェックメイト
# en: e7fffa67
label-by-king = キングを取った
# en: d306ffc0
label-by-kings = キングを全部取った
# en: 0f642c1d
label-by-no-kings = 両者キングなし
# en: d9603f95
label-by-mana = マナ切れ
# en: d7435499
label-by-tiles = タイル切れ
# en: c472b34a
label-by-limit = 手数の上限
# en: 335132d1
label-by-resignation = 投了
# en: 373d1b71
label-by-time = 時間切れ
# en: a5d9e4b2
label-by-admin = 裁定
# en: dd541fed
label-by-agreement = 合意
# en: 4b45bd0e
label-by-stalemate = ステイルメイト
# en: 1f8b015d
label-by-bare-kings = キングのみ
# en: 534a928f
label-by-quiet = 静かな手が続いた
# en: fd483f2c
label-by-no-progress = 進展なし
# en: 528efada
label-by-blocked = 手詰まり
# en: bff90385
label-by-no-move = 指せる手がない
# en: 0b6c3990
label-by-repetition = 同じ局面の反復
# en: 58823171
label-by-rules = ルールによる
# en: c89906ff
label-by-none = 結果なし
# en: 292d2084
label-by-season = シーズン終了
# en: 6ec3a92b
alt-ended = { $game }、{ $result }（{ $why }）、{ $from }側から見た盤。

# en: 4c156db9
alt-last = 直前の手、{ $side }：{ $meaning }。

# en: 08686461
alt-planned = 予定の手、{ $side }：{ $meaning }。

## Commands

# en: 400001f2
command-challenge = 誰かに挑戦する、または相手を募集する
# en: 81c3576d
command-challenge-game = どのゲームで遊ぶか
# en: 6b8c455b
command-challenge-opponent = 対戦相手（省略すると、最初に承諾した人）
# en: 7d5f50aa
command-challenge-side = 自分の側（省略するとランダム）
# en: d24f8c67
command-challenge-pace = 1手の持ち時間（省略するとサーバーの設定）
# en: ee73a016
command-challenge-time = 1手につき1日のほかに、対局全体で使える日数
# en: ad4be3b3
command-challenge-setup = 駒の初期配置（省略すると標準）
# en: 2e3e44bb
command-challenge-rated = レート戦にするか（省略すると「はい」）
# en: 223edb3f
command-challenge-level = このレベルのコンピューターと対局（省略すると実力に合わせる）
# en: 456ffd3a
choice-side-first = 先手
# en: 5e0ea21b
choice-side-second = 後手
# en: 78993027
choice-side-random = ランダム
# en: 0b624f62
choice-pace = { $budget ->
    [0] 1手{ $days }日
   *[other] 1手1日、加えて全体で{ $budget }日
}
# en: 852bda02
choice-pings-channel = 対局のチャンネルで
# en: b92d8529
choice-pings-direct = ダイレクトメッセージで
# en: c76ff34e
choice-pings-both = チャンネルとダイレクトメッセージの両方で
# en: 46dcd130
choice-reminders-both = 持ち時間の半分と80%が過ぎたとき
# en: 201f99ba
choice-reminders-late = 持ち時間の80%が過ぎたとき
# en: 4947f76b
choice-reminders-none = 送らない
# en: 923ec64b
choice-theme-classic = クラシック
# en: 390b9adb
choice-theme-dark = ダーク
# en: 654e7bd8
choice-theme-contrast = ハイコントラスト
# en: fd39bd0e
choice-size-usual = 標準
# en: 888503a4
choice-size-small = 小さめ
# en: 3f09b6e3
choice-size-large = 大きめ
# en: 817f724d
choice-layout-wide = 横長：盤の横に情報欄
# en: e65d9b40
choice-layout-tall = 縦長：スマホ向け
# en: f4706394
choice-symbols-off = 駒だけ
# en: e8c82c69
choice-symbols-on = 駒に文字を付ける
# en: f302840d
choice-board-own = 自分の側
# en: f4ae2022
choice-board-first = 先手の側
# en: 427d23ea
choice-board-second = 後手の側
# en: fe0b8e79
choice-text-off = 画像だけ
# en: c43af4fb
choice-text-beside = 画像とテキスト
# en: 1592f49a
choice-text-instead = テキストだけ
# en: 2306150f
choice-accepts-everybody = 全員
# en: 62fcd5da
choice-accepts-known = 対局したことのある人
# en: d2304e0b
choice-accepts-nobody = なし（挑戦を受けない）
# en: bb7b621a
choice-language-discord = Discordと同じ
# en: 581da029
choice-puzzles-on = もう一度出題する
# en: a28f9b71
choice-puzzles-off = 出題しない
# en: 233e4c50
choice-danger-on = 知らせる
# en: 1a7849bc
choice-danger-off = 知らせない
# en: b60965a9
choice-yes = はい
# en: 3d8917bc
choice-no = いいえ
# en: f0640877
command-move = 手を指す
# en: 36bac45d
command-move-turn = 指す手（一覧から選ぶか入力する）
# en: 32837f11
command-move-game = 自分のどの対局か
# en: fa583e1e
command-board = 盤を自分だけに表示する
# en: 31d19651
command-board-game = どの対局か
# en: 9f1d420a
command-board-turn = 何手目の後か（0は開始時）
# en: 46b5e553
command-games = 自分の対局を急ぐものから順に表示する
# en: 848ae5be
command-games-player = 誰の対局か（省略すると自分）
# en: 5738fa8a
command-history = 対局を1手ずつたどる、ダウンロードする、リプレイを見る
# en: 55da1d54
command-history-game = どの対局か
# en: 1a1c71ab
command-learn = 短いレッスンを遊びながらゲームを覚える
# en: 226b0fb3
command-puzzle = 問題を解く：ただ一つの正解手を見つける
# en: 34859a26
command-learn-game = どのゲームか（省略すると、それぞれの進み具合を表示）
# en: df790a7c
command-puzzle-game = どのゲームか（省略すると一覧から選ぶ）
# en: df0e8bc9
command-rules = 絵を見ながらルールを覚える
# en: 45f95476
command-rules-game = どのゲームか
# en: 506e8cf2
command-rules-topic = どの駒、タイル、ルールか（省略すると最初のページ）
# en: e33baf6c
command-describe = 盤の様子を言葉で読む
# en: f38d94da
command-describe-game = どの対局か
# en: ed53f862
command-describe-what = どのマス、段、側、駒か（省略するとすべて）
# en: c4aedb89
command-resign = 投了する
# en: 011022bb
command-resign-game = 自分のどの対局か
# en: 86c36bbc
command-draw = 引き分けを提案する、または承諾する
# en: f0cf2fc6
command-draw-game = 自分のどの対局か
# en: 57a1a131
command-takeback = 自分の最後の手に待ったをお願いする
# en: a2f86e35
command-takeback-game = 自分のどの対局か
# en: 58f0bf60
command-abort = お互いが1手ずつ指す前に対局を中止する
# en: 3bee894f
command-abort-game = 自分のどの対局か
# en: 9722478d
command-rematch = 先後を入れ替えて再戦を申し込む
# en: a64391f4
command-rematch-game = 自分の終わった対局から選ぶ
# en: f63cdd22
command-next = いちばん急ぐ対局を開く
# en: 582bb396
command-note = 対局について自分用のメモを書く
# en: 156b5bb6
command-note-game = 自分のどの対局か
# en: ea7aeef0
command-profile = 成績とレートを表示する
# en: e94e689a
command-profile-player = 誰のプロフィールか（省略すると自分）
# en: 81e3132c
command-leaderboard = 上位のプレイヤーを表示する
# en: a5cc24db
command-leaderboard-game = どのゲームか（省略するとすべて）
# en: eee286d6
command-leaderboard-scope = このサーバーのプレイヤーか全体か（省略するとこのサーバー）
# en: 51732181
choice-scope-server = このサーバー
# en: e5cafcd8
choice-scope-everywhere = 全体
# en: 8491d6ae
command-mydata = 自分のデータをダウンロードまたは削除する
# en: e7ac3f47
menu-challenge = 挑戦する…
# en: ad42ce28
command-block = 誰かをブロックする、またはブロックの一覧を見て解除する
# en: 1ef32844
command-block-person = ブロックする人（省略すると一覧を表示）
# en: 4c8b5043
menu-block = ブロックする
# en: c5c04354
command-moderate = ミュート、対局の無効化、記録の確認（モデレーター用）
# en: 39f094fb
command-moderate-mute = 指定した人の、このサーバーでの挑戦と、依頼に付くメンションを止める
# en: 85022b5c
command-moderate-person = 誰を
# en: 853b44bb
command-moderate-days = 日数（0でミュート解除）
# en: 36b833dc
command-moderate-annul = 対局によるレートの変動を取り消す
# en: 12c02b83
command-moderate-restore = 無効化を取り消す
# en: a76fa5e5
command-moderate-game = どの対局か
# en: 0b82657c
command-moderate-reason = 理由（記録に残り、当事者にも伝わる）
# en: 223d5305
command-moderate-pings = 2週間分の依頼とそのメンションを一覧にする
# en: 1f9a5659
command-moderate-pings-person = 指定した人のものだけ（省略すると全員）
# en: f67c5af4
command-moderate-log = この1年にモデレーターがここで行ったことを表示する
# en: dba14ae4
command-plan = 相手の次の手に備えて予約手を用意する
# en: ee5081ee
command-plan-if = 相手がこの手を指したら
# en: 21026d9e
command-plan-then = すぐにこの手を指す
# en: f07cf31e
command-plan-after = この予約手の続きにする
# en: 79f1a8f9
command-plan-game = 自分のどの対局か
# en: fc5f1dcb
command-review = 終わった対局を振り返る：どこが分かれ目で、どう指せばよかったか
# en: 087b9c34
command-review-game = 終わった対局から選ぶ（省略すると最後の対局）
# en: b3a1d224
command-verify = 終わった対局のダイスとコンピューターの手を検証する
# en: f51a8bcc
command-verify-tournament = 対局の代わりに、大会で最後に終わったシーズンの抽選を検証する
# en: 0e3b140b
command-verify-game = どの対局か
# en: dbbc0438
command-hint = コンピューターとの対局でヒントをもらう
# en: 980a3abd
command-hint-game = どの対局か（省略するとここの対局）
# en: ff5e4156
command-moretime = 相手の持ち時間を1日増やす
# en: ffaf4ac4
command-moretime-game = 自分のどの対局か
# en: b159b786
command-vacation = 不在の間、自分の時計を止める
# en: e8e1b5b8
command-vacation-days = 日数（0で休暇を終える）
# en: 5f3e8890
command-settings = 自分の設定を見る・変える
# en: fcccae02
command-settings-pings = どこでメンションするか
# en: da759486
command-settings-reminders = いつ対局のリマインダーを送るか
# en: 90586401
command-settings-timezone = タイムゾーン（都市名を入力して選ぶ）
# en: 027af42d
command-settings-quiet = リマインダーを送らない時間（例：22-7、またはoff）
# en: 60f10712
command-settings-confirm = 入力した手を指す前に確認する
# en: 498c59bc
command-settings-theme = 盤の配色
# en: 8be1dbdd
command-settings-size = 盤の大きさ
# en: c37965bf
command-settings-layout = 横長の盤か、スマホ向けの縦長の盤か
# en: e58ca1c3
command-settings-symbols = 駒に文字を付けるか
# en: 2dfcd37d
command-settings-board = 盤の手前をどちらの側にするか
# en: 4d50d7f4
command-settings-text = 盤を画像で見るか、テキストで見るか、両方か
# en: f1b13225
command-settings-challenges = 自分に挑戦できる人
# en: 0dcf6794
command-settings-danger = 自分のキングが危ないときに知らせる（レベル1と2、レッスン）
# en: a310fe01
command-settings-puzzles = 自分のミスを問題にする
# en: 191fff0e
command-settings-language = 自分の言語
# en: 848045c1
command-server = 管理者用：サーバーの設定と対局の裁定
# en: 0e3a8f55
command-server-show = このサーバーの設定を表示する
# en: 298e024b
command-server-channel = 対局を行うチャンネルを選ぶ
# en: 88e5f219
command-server-channel-add = 対局用のチャンネルを追加する
# en: 6d2988db
command-server-channel-remove = 指定したチャンネルで新しい対局を始めないようにする
# en: 1465c89f
command-server-channel-clear = どの対局も、挑戦のあった場所で行う
# en: 3d48a113
command-server-channel-which = どのチャンネルか
# en: b30517e2
command-server-threads = 新しい対局ごとにスレッドを作る
# en: 322a99a6
command-server-threads-each = オンかオフか
# en: 68a4a2af
command-server-limits = 1人あたりの対局数と挑戦の数を制限する
# en: 4b7b7cb5
command-server-limits-games = 1人あたりの進行中の対局数（0で無制限）
# en: 17de3d8f
command-server-limits-challenges = 1人あたりの返事待ちの挑戦の数（1～50）
# en: 749b73fa
command-server-pace = 1手の持ち時間の初期値を決める
# en: 6e71dc7e
command-server-pace-days = 1手あたりの日数
# en: f1126251
command-server-vacation = このサーバーで時計を止められる休暇の日数を決める
# en: 7ba3a96c
command-server-vacation-days = 1年あたりの日数（0で休暇なし）
# en: 22dc1d3b
command-server-puzzle = 毎日、問題を投稿する
# en: 7ed23b60
command-server-puzzle-channel = 投稿先（省略するとこれまでの場所）
# en: 79c04df5
command-server-puzzle-game = どのゲームの問題か（省略すると日替わり）
# en: 7ca1b2c3
command-server-puzzle-hour = 投稿する時刻、0～23（省略すると9）
# en: d439c8bd
command-server-puzzle-timezone = その時刻のタイムゾーン（省略すると自分の/settingsの設定）
# en: c4f17f47
command-server-puzzle-off = 毎日の「今日の問題」をやめるか（省略すると「いいえ」）
# en: 782d4b8f
command-server-board = 進行中の対局の一覧をチャンネルに出しておく
# en: f497c6ba
command-server-board-channel = どのチャンネルか（省略すると一覧を消す）
# en: d07e5412
command-server-language = 公開メッセージの言語を決める
# en: 51e4bfdf
command-server-language-which = どの言語か
# en: 0787839b
command-server-adjudicate = プレイヤーに代わって対局を裁定する
# en: 2e405c12
command-server-adjudicate-game = どの対局か
# en: fd359a90
command-server-adjudicate-result = 結果
# en: 5e047386
command-server-adjudicate-reason = 理由（両プレイヤーに表示される）
# en: d8980ebe
command-server-abort = プレイヤーに代わって、結果なしで対局を取り消す
# en: 8250a8fb
command-server-abort-game = どの対局か
# en: a0c2a38d
command-server-abort-reason = 理由（両プレイヤーに表示される）
# en: d1c61992
command-server-export = このサーバーのデータをダウンロードする
# en: ba255ef7
command-server-export-after = 1つのファイルに収まらないとき、この対局の次から続ける
# en: 6b9cf2f8
command-server-organizer = 大会を主催できるロールを決める
# en: 51c170d0
command-server-organizer-role = どのロールか（省略すると管理者のみ）
# en: 8133d2be
command-server-delete = このサーバーのデータを削除する
# en: 9cd4e6a0
command-tournament = このサーバーの大会に参加する
# en: 93cde4ee
command-tournament-which = どの大会か
# en: 7591ccdf
command-tournament-show = 日程、順位表、対局
# en: 36f299dc
command-tournament-join = 大会に参加する
# en: d1ecfc92
command-tournament-leave = 大会をやめる（今すぐ、または今シーズンの後で）
# en: 8d52d73c
command-tournament-new = ここで大会を始める（主催者用）
# en: 079f28d9
command-tournament-new-name = 大会の名前（省略するとゲーム名）
# en: 484d8e11
command-tournament-manage = 大会を管理する（主催者用）
# en: 1377a5e7
command-help = 遊び方と、次にすること

## Buttons and fields

# en: 82b283a6
button-accept = 承諾する
# en: c70d60dc
button-accept-unrated = フリー対局で承諾
# en: 7a337594
button-decline = 断る
# en: 9d4d9bd7
button-withdraw = 取り下げる
# en: 3555b690
button-move = 指す
# en: 821e386a
button-view = 自分の盤面
# en: c4c2faef
button-history = 棋譜
# en: 9b524c06
button-review = 振り返り
# en: 351d5b25
button-look-again = もう一度見る
# en: 2228712d
button-show-number = { $number }を見る
# en: 471ce935
button-try-number = { $number }を試す
# en: 51024ea8
button-more = その他
# en: a81f5d23
button-resign = 投了
# en: 29d17c70
button-resign-sure = はい、投了します
# en: 6f70a3c9
button-draw-offer = 引き分けを提案
# en: 0ca531fc
button-draw-accept = 引き分けを承諾
# en: d986de93
button-draw-decline = 引き分けを断る
# en: 2a673151
button-draw-withdraw = 提案を取り下げる
# en: 3cafda8f
button-takeback = 待ったをお願いする
# en: b870451a
button-takeback-accept = 待ったを認める
# en: 0ec26b4a
button-takeback-decline = 待ったを断る
# en: 489018e8
button-takeback-withdraw = 待ったを取り下げる
# en: 019db0f2
button-abort = 中止
# en: ed33a02f
button-abort-sure = はい、中止します
# en: d7ab72af
button-rematch = 再戦
# en: 1468dc72
button-note = メモ
# en: f5950db0
button-dice = ダイス
# en: 271f6271
button-how-to-play = 遊び方
# en: 67bbd065
button-lessons = レッスン
# en: 5420756b
button-lessons-of = { $game }を学ぶ
# en: 87e81851
button-first-course = 最初のコース
# en: d0384c34
button-next-lesson = 次のレッスン
# en: 7d2409e6
button-know-chess = チェスは知っている
# en: 56fbe6b6
button-next-puzzle = 次の問題
# en: f11074f7
button-puzzle-of = { $game }の問題
# en: 5d0e7662
button-solve = 解く
# en: 1dcf6afb
button-solution = 正解を見る
# en: 9d0c11b9
button-line = 手順を見る
# en: f88929c5
button-again = もう一度やる
# en: 1cf2aa0b
button-continue = 続ける
# en: 9e01693c
button-hint = ヒント
# en: 64157e52
button-export = ダウンロード
# en: c476c93e
button-unblock = ブロックを解除
# en: 687f7456
button-forget = 削除
# en: 6a587987
button-forget-sure = はい、すべて削除します
# en: ae74cf1f
button-list-me = 全体ランキングに載る
# en: c77609de
button-unlist-me = 全体ランキングから外れる
# en: 959356d7
button-play = { $turn }を指す
# en: baa55692
button-plan-cancel = { $number }をキャンセル
# en: bf8c0db6
button-plan-cancel-all = すべてキャンセル
# en: 99ea3726
button-end-sure = はい、終わらせます
# en: 92bf9a7d
button-server-delete-sure = はい、すべて削除します
# en: 173b05ea
button-cancel = キャンセル
# en: 71d9c081
button-new-game = 新しい対局
# en: 3ccbd362
button-send-challenge = 挑戦を送る
# en: 2c64b12a
button-other-side = 先手・後手を変える
# en: 64602fee
button-rated = レート戦にする
# en: 9a97ebef
button-unrated = フリー対局にする
# en: 43b859cd
button-anyone = 誰でも承諾できるようにする
# en: 3a8b7215
button-rules-of = { $game }のルール
# en: 56d5a4b6
button-play-computer = コンピューターと対局
# en: 3824624e
button-start-game = 開始
# en: e1bffd2d
button-in-public = 公開で対局
# en: 13594e83
button-in-private = 非公開で対局
# en: 8cfce722
button-strict = 真剣勝負にする
# en: e8698b35
button-lenient = 待ったありにする
# en: 905fa317
button-play-again = もう一局
# en: c89b2fdd
button-try = ここから試す
# en: df0ccca8
button-level-up = レベルを1つ上げる
# en: 96567f73
button-level-down = レベルを1つ下げる
# en: 43d05c29
button-computer-hint = ヒント
# en: c738f17a
button-hint-move = 手を見る
# en: d504b56d
button-hint-why = なぜ？
# en: a5c0174a
button-hint-play = この手を指す
# en: 8363840c
button-undo = 1つ戻す
# en: 8f5e5b96
button-confirm = 確定
# en: 08a1d644
button-edit = 編集
# en: 4d5555b7
button-type = 手を入力
# en: 3e052f13
button-withdraw-number = { $number }を取り下げる
# en: 1b1016a7
button-accept-number = { $number }を承諾する
# en: a2f5beb5
button-decline-number = { $number }を断る
# en: ddce2799
button-type-value = 入力する
# en: 563db336
button-all-options = すべての設定
# en: 1ff140f5
button-clear-channels = すべて外す
# en: 87ed6d14
button-all-games = すべてのゲーム
# en: e285ee3b
button-this-server = このサーバー
# en: 83df0d4b
button-all-servers = すべてのサーバー
# en: 5a2d0223
button-page-back = ◀ 前へ
# en: d48dd9c1
button-page-forward = 次へ ▶
# en: 268f332f
button-back = ◀ 戻る
# en: 49956351
button-forward = 進む ▶
# en: c5ac81b7
button-first = ⏮ 最初
# en: 340b4c11
button-last = 最新 ⏭
# en: 5ea6d3cd
button-end = 最後 ⏭
# en: fa790186
button-flip = 盤を反転
# en: fc87655a
button-goto = 手数を指定…
# en: 5eba6a7e
button-turns = 全部の手
# en: c33f302b
button-record = ダウンロード
# en: 299a8116
button-replay = リプレイ
# en: 87ab8a38
button-join = 参加する
# en: d082cba2
button-leave = やめる
# en: 91c6297d
button-leave-now = 今すぐやめる
# en: a905b053
button-leave-later = 今シーズンの後でやめる
# en: 9264ff5b
button-season-games = 自分の対局
# en: e1cdcfb3
button-season-challenge = 挑戦する
# en: 74788bdd
button-season-table = 順位表
# en: 75db495a
button-season-rules = ルール
# en: 493fcb7e
button-season-file = 大会ファイル
# en: cc3efe9a
button-division = ディビジョン{ $number }
# en: cfa843ff
button-create-tournament = 始める
# en: 24ec6747
button-tournament-name = 名前を変える
# en: b3511bb9
button-manage-back = 戻る
# en: f75e1599
button-manage-sure = はい、実行します
# en: 12678ee4
modal-tournament-name-title = 大会の名前
# en: 50dc8945
modal-tournament-name = 名前
# en: 2068299b
modal-title = { $game }の手を入力
# en: 8894d7b1
modal-turn = 手
# en: 906a51c6
modal-note-title = { $game }のメモ
# en: bf2187e3
modal-note = 自分だけが読めます
# en: b2f070f8
modal-turn-hint = 例：{ $example }

## Challenges

# en: 67463cf9
challenge-title = { $game }：挑戦
# en: 3ca612bc
challenge-title-setup = { $game }（{ $setup }）：挑戦
# en: eada5174
challenge-to = { PERSON($opponent, title: "さん") }、{ $game }で遊びませんか？{ PERSON($challenger, title: "さん") }からの挑戦です。
# en: 8186f4b6
challenge-rematch = { PERSON($opponent, title: "さん") }、{ $game }でもう一局いかがですか？{ PERSON($challenger, title: "さん") }が、先後を入れ替えた再戦を申し込んでいます。
# en: 4ef1a580
challenge-which = { PERSON($opponent, title: "さん") }とどのゲームで遊びますか？レート戦で、先後はランダム、持ち時間は{ $pace }です。自分で決めたいときは`/challenge`を使ってください。
# en: 634e2f5a
computer-name = コンピューター{ $number } · { $level }
# en: 7bed6e66
-level-newcomer = 入門
    .yomi = にゅうもん
# en: 8d3df09d
-level-beginner = 初級
    .yomi = しょきゅう
# en: 414d325e
-level-careful = 慎重
    .yomi = しんちょう
# en: 9c2dc6ff
-level-club = クラブ
# en: c7407f3d
-level-strong = 強豪
    .yomi = きょうごう
# en: edd57757
-level-best = 最強
    .yomi = さいきょう
# en: 290e3482
computer-about-newcomer = 駒の動きは知っているが、狙われてもほとんど気づかない
# en: 8bf910ce
computer-about-beginner = 守られていない駒を取り、勝てるときは勝つ
# en: 6ce15dff
computer-about-careful = あなたの次の手まで読む
# en: bb2331cb
computer-about-club = 2、3手先まで考えて指す
# en: 45ebf365
computer-about-strong = 手筋を見つけてくる
# en: 78463ff0
computer-about-best = 最長5秒じっくり考える
# en: 5449f4ea
computer-rated = { $about }（レートは約{ $rating }）
# en: 06608e6b
computer-choice = { $name }：{ $about }
# en: df7cc85f
computer-title = コンピューターと対局
# en: 67cc7d45
computer-against = 相手は**{ $name }**（{ $about }）です。
# en: cecda075
computer-terms = { $side ->
    [first] あなたが先手
    [second] あなたが後手
   *[random] 先後はランダム
} · { $days ->
    [0] 時計なし
   *[other] 1手{ $days }日
} · { $rated ->
    [yes] レート戦
   *[no] フリー対局
} · { $strict ->
    [yes] 待ったもヒントもなし
   *[no] 待ったもヒントもあり
}
# en: 6761cf0a
computer-private = この対局はあなただけに見えます。連絡はダイレクトメッセージで送ります。
# en: 7d0b3d0a
computer-public = このチャンネルの人は誰でも観戦できます。
# en: 28d14969
computer-choose-level = コンピューターの強さを選ぶ
# en: 0f1a0947
computer-sees = コンピューターに見えるのは、同じ立場のプレイヤーに見えるものだけです。
# en: 5bc522d3
computer-thinking = { $computer }が考えています…
# en: 10a6d504
computer-begun = 対局開始です！あなたは{ $side }で、相手は{ $computer }です。
# en: 8f4cc898
computer-taken-back = 待ったで手を取り消しました。
# en: 8125d6d5
computer-tried = ここから対局開始です！あなたは{ $side }で、相手は{ $computer }です。フリー対局で、元の対局はそのまま残ります。{ $secrets ->
    [yes] あなたに見えていなかったものは、配り直しました。
   *[no] {""}
}
# en: 460f6bc9
computer-try-instead = でも、新しい対局で別の手を試すことはできます。
# en: 74fd4fc7
computer-draw-offered = 引き分けを提案しました。{ $computer }は自分の番に、承諾するか指し続けるかを決めます。
# en: b92d9d1e
hint-piece = **{ $square }**の自分の駒に注目してみましょう。
# en: 134639e5
hint-their-piece = **{ $square }**の相手の駒に注目してみましょう。
# en: 7a98f5fb
hint-drop = 盤に置く駒があります。
# en: 3e641d8d
hint-tile = 使えるタイルがあります。
# en: 1093af68
hint-promotion = ポーンを何に成らせるか考えてみましょう。
# en: ed1f3dce
hint-pass = 何もしないのが一番かもしれません。
# en: 5f52b153
hint-move = `{ $turn }`がおすすめです：{ $meaning }。
# en: 17a6dbfc
hint-why-wins = この一手で勝ちです。
# en: 9c822036
hint-why-wins-in = 相手がどう応じても、この手を含めて自分が{ $moves }手指せば勝ちです。
# en: 1dc63efd
hint-why-only = 指せる手はこれだけです。
# en: 7658d222
hint-why-leaves-check = キングへのチェックを外せて、いちばん損の少ない手です。
# en: 16a89935
hint-why-saves-king = キングを守る手です。そうしないと取られてしまいます：{ $threat }。
# en: 53034160
hint-why-stops-mate = チェックメイトを防ぐ手です。そうしないと終わってしまいます：{ $threat }。
# en: a1746b8f
hint-why-checks = チェックになるので、相手はまずその対応に追われます。
# en: ccfdedf3
hint-why-threatens-king = 相手のキングに狙いをつけます。相手が何もしなければ取れます：{ $next }。
# en: dfb396d6
hint-why-threatens-mate = チェックメイトを狙う手です。相手が何もしなければ決まります：{ $next }。
# en: 200cf9d3
hint-why-takes = 駒得になり、相手にはうまい取り返しがありません。
# en: db0e699f
hint-why-takes-reply = 相手が最善の応手を指しても駒得になります：{ $reply }。
# en: 46e92e29
hint-why-their-answer = 相手の最善の応手：{ $reply }。
# en: 48186645
hint-why-grows = 駒が強くなり、相手にはうまく取れる駒もありません。
# en: afd7817f
hint-why-prevents = 相手の狙いに備える手です：{ $threat }。
# en: d0320405
hint-why-instead = 「{ $tempting }」と取りたくなりますが、この手より劣ります。相手の応手：{ $reply }。
# en: cb09e94a
hint-why-threatens = 次に駒を取る狙いです：{ $next }。
# en: 2c2fadd3
hint-why-again = このあと、もう一度指せます。
# en: 8465eb52
hint-why-limits = それでも相手には良い応手がありますが、ほかの手より損が少なくなります：{ $reply }。
# en: 48bedb0f
hint-why-nears = 次の手で、自分の駒が相手のキングにもっと近づけるようになります。
# en: 928d85b0
hint-why-safe = 形がよくなり、ただで取られる駒もありません。
# en: a2eea04b
hint-why-improves = 数手先まで読むと、いちばんよい形になります。
# en: f32061dd
hint-busy = コンピューターは今、考えることで手いっぱいです。1分ほどしてからまた聞いてください。
# en: 15214b96
hint-count = この対局で使ったヒント：{ $count }回
# en: 6453406d
computer-waiting = { PERSON($player, title: "さん") }、{ $computer }が指しました。{ $game }はあなたの番です：{ $link }
# en: b1157a3d
danger-king = このままだと、次の手で{ $square }の{ $piece }にキングを取られます。
# en: 898b24a4
danger-king-unknown = このままだと、次の手でキングを取られます。
# en: e47b1da5
danger-mate = このままだと、次の手で{ $square }の{ $piece }にチェックメイトされます。
# en: 3e09dcc4
danger-mate-unknown = このままだと、次の手でチェックメイトされます。
# en: 0a1c81f8
danger-check = あなたのキングは、{ $square }の{ $piece }からチェックされています。キングを逃がすか、間をふさぐか、その駒を取りましょう。
# en: 15071830
danger-check-close = あなたのキングは、{ $square }の{ $piece }からチェックされています。キングを逃がすか、その駒を取りましょう。
# en: eef20781
danger-check-double = 2枚の駒があなたのキングにチェックをかけています。キングを動かしましょう。
# en: 9d39fad2
danger-check-unknown = あなたのキングはチェックされています。
# en: 6705dfe2
computer-over = { PERSON($player, title: "さん") }対{ $computer }：{ $told }
# en: aa721637
computer-won = あなたの勝ちです！
# en: 994d3bfe
computer-won-checkmate = コンピューターのキングに逃げ場はありません。あなたの勝ちです！
# en: 79737150
computer-won-king = コンピューターのキングを取りました。あなたの勝ちです！
# en: 7072875f
computer-won-kings_captured = コンピューターのキングがいなくなりました。あなたの勝ちです！
# en: 2afcbbc8
computer-won-mana = コンピューターのマナがなくなりました。あなたの勝ちです！
# en: fb99da82
computer-won-draw = コンピューターは必要な枚数のタイルを引けません。あなたの勝ちです！
# en: 45d3da60
computer-won-limit = 400手目が終わり、ルールによりあなたの勝ちです！
# en: 074fa1cf
computer-won-resignation = コンピューターが投了しました。あなたの勝ちです！
# en: 6d3ae415
computer-won-adjudicated = サーバー管理者の裁定により、あなたの勝ちです！
# en: cb19bd56
computer-lost = 今回はコンピューターの勝ちです。
# en: 23fc6244
computer-lost-checkmate = チェックメイトです。今回はコンピューターの勝ちです。
# en: 550a2a1e
computer-lost-king = キングを取られました。今回はコンピューターの勝ちです。
# en: 44907d1d
computer-lost-kings_captured = キングがいなくなりました。今回はコンピューターの勝ちです。
# en: eb64145e
computer-lost-mana = マナがなくなりました。今回はコンピューターの勝ちです。
# en: d1b70429
computer-lost-draw = 必要な枚数のタイルを引けません。今回はコンピューターの勝ちです。
# en: 65f4142e
computer-lost-limit = 400手目が終わり、ルールによりあなたの負けです。今回はコンピューターの勝ちです。
# en: f8c56469
computer-lost-resignation = あなたが投了しました。今回はコンピューターの勝ちです。
# en: 1c8eab94
computer-lost-time = 時間切れです。今回はコンピューターの勝ちです。
# en: d1b6870a
computer-lost-adjudicated = サーバー管理者の裁定により、コンピューターの勝ちです。
# en: 138bf401
computer-lost-try = **ここから試す**を押すと、{ $from ->
    [mistake] 自分のいちばん響いたミス
   *[last] 自分の最後の手
}の前に戻って、別の手を指せます。
# en: f6600b96
computer-lost-lesson = 今回の敗因についてのレッスン：**{ $title }**
# en: 603a2fc9
button-fitting-lesson = レッスンを開く
# en: bd2fe2f7
computer-stuck = すみません、{ PERSON($player, title: "さん") }。{ $game }で{ $computer }が手を見つけられません。ボットの管理者に知らせました。1時間ごとに探し直します。対局は無事です。
# en: ed81f01a
games-computer = コンピューターとの対局
# en: 7e8bba27
profile-computer-line = { $game }：レベル{ $levels }に勝利
# en: 50cb6c92
profile-computer-none = { $game }：まだ勝ちなし
# en: ac1a84f5
profile-computer-rated = レート{ $rating }（{ $results }）
# en: 42f42ace
games-line-computer = **{ $game }** · 相手：{ $opponent } · { $turn }手目 · { $whose ->
    [mine] **あなたの番**
    [theirs] 考え中
   *[public] 時計なし
} · { $link }
# en: a772c350
notice-answered = { $side }の応手：`{ $record }`、{ $meaning }。
# en: 23370c61
new-game-title = 新しい対局
# en: 80bedc77
new-game-which = どのゲームで遊びますか？
# en: 739bca54
new-game-game = **{ $game }** · { $about }
# en: 2fc8cdb3
new-game-setup = 初期配置：{ $setup }
# en: ae90451c
new-game-terms = 相手：{ $opponent } · { $side ->
    [first] あなたが先手
    [second] あなたが後手
   *[random] 先後はランダム
} · { $pace } · { $rated ->
    [yes] レート戦
   *[no] フリー対局
}
# en: 57684999
new-game-anyone = 最初に承諾した人
# en: 3429171a
new-game-choose-game = ゲームを選ぶ
# en: 5a93a930
new-game-other-game = 別のゲームを選ぶ
# en: ad216de4
new-game-choose-setup = 駒の初期配置を選ぶ
# en: 0b8e7174
new-game-choose-pace = 1手の持ち時間を選ぶ
# en: baacd366
new-game-choose-opponent = 対戦相手を選ぶ
# en: c5c18aba
challenge-open = { PERSON($challenger, title: "さん") }が{ $game }の相手を探しています。受けて立つ人はいませんか？
# en: 7827c641
challenge-terms = { PERSON($challenger, title: "さん") }は{ $side ->
    [first] 先手
    [second] 後手
   *[random] 先後ランダム
} · { $pace } · { $rated ->
    [yes] レート戦
    [limited] フリー対局（{ PERSON($opponent, title: "さん") }とは今週すでに{ $most }局）
   *[no] フリー対局
} · 期限：{ $until }
# en: 720f9d99
challenge-pace = -# { PERSON($challenger, title: "さん") }はたいてい{ $time }以内に指します。時間切れ負けは{ $finished }局中{ $lost }局です。
# en: 1ee19bdc
challenge-unrated = この対局はフリー対局になります。{ PERSON($opponent, title: "さん") }とは、このゲームのレート戦をこの7日間に{ $most }局始めているためです。
# en: 34824f9c
challenge-sent = 挑戦を送りました！期限は{ $until }です。
# en: 07633002
challenge-sent-home = 挑戦を送りました！期限は{ $until }です。対局は{ $channel }で行います。
# en: 96b70f5e
challenge-home = 対局は{ $channel }で行います。
# en: edcf943d
challenge-accepted-home = { PERSON($player, title: "さん") }が{ PERSON($challenger, title: "さん") }の挑戦を承諾しました。対局は{ $channel }で始まります。
# en: fd1767bc
challenge-accepted = { PERSON($player, title: "さん") }が{ PERSON($challenger, title: "さん") }の挑戦を承諾しました。対局はこの下で始まります。
# en: 1192b7f6
challenge-declined = { PERSON($player, title: "さん") }は{ PERSON($challenger, title: "さん") }の挑戦を断りました。
# en: 0f26f14d
challenge-withdrawn = { PERSON($challenger, title: "さん") }はこの挑戦を取り下げました。
# en: b3147b95
challenge-expired = { PERSON($challenger, title: "さん") }の挑戦は、期限までに返事がありませんでした。
# en: f5a43d59
challenge-closed = { $why ->
    [left] { PERSON($challenger, title: "さん") }の挑戦は締め切られました。プレイヤーの1人がこのサーバーを離れたためです。
    [place] { PERSON($challenger, title: "さん") }の挑戦は締め切られました。そのチャンネルでは対局できないためです。
    [limit] { PERSON($challenger, title: "さん") }の挑戦は締め切られました。プレイヤーの1人の対局数が、このサーバーの上限に達しているためです。
   *[unwilling] { PERSON($challenger, title: "さん") }の挑戦は締め切られました。今は対局を始められないためです。
}
# en: 83ae800e
challenge-expired-notice = { PERSON($challenger, title: "さん") }、{ $game }の挑戦は{ PERSON($opponent, title: "さん") }から期限までに返事がなく、期限切れになりました。もう一度送るには`/challenge`を使ってください。
# en: 99a64686
challenge-expired-notice-open = { PERSON($challenger, title: "さん") }、{ $game }の挑戦は期限までに承諾する人がなく、期限切れになりました。もう一度送るには`/challenge`を使ってください。
# en: 3a3988d9
challenge-done-accepted = 挑戦を承諾しました！{ PERSON($challenger, title: "さん") }との対局を{ $channel }で行います。
# en: 052d0ca5
challenge-done-time = お互いの持ち時間は、1手につき1日と、対局全体で{ $days }日の予備です。予備から引かれるのは、1手が1日を超えた分だけです。
# en: 090bbc59
challenge-done-declined = { PERSON($challenger, title: "さん") }の挑戦を断りました。
# en: 765a64c6
challenge-done-withdrawn = 挑戦を取り下げました。
# en: ba720cd0
challenge-declined-notice = { PERSON($challenger, title: "さん") }、{ $game }の挑戦は{ PERSON($player, title: "さん") }に断られました。
# en: 7d43cd39
challenge-missing-permissions = このチャンネルではまだ対局を行えません。私には{ $missing }の権限がありません。サーバー管理者に頼むか、別のチャンネルで挑戦してください。
# en: 5e784f1d
challenge-hidden = { PERSON($opponent, title: "さん") }には、この挑戦のチャンネルが見えません。2人とも見られる{ $channel }で挑戦してください。
# en: 1b6b4823
challenge-hidden-everywhere = { PERSON($opponent, title: "さん") }には、この挑戦のチャンネルが見えません。2人とも見られる対局用チャンネルもありません。管理者なら`/server`で追加できます。
# en: cbf7689b
challenge-absent = { PERSON($opponent, title: "さん") }はこのサーバーにいないので、ここでは挑戦できません。
# en: da2c5588
permission-view = チャンネルの閲覧
# en: 22dc9407
permission-send = メッセージの送信
# en: 5e6a2f2e
permission-send-thread = スレッドでのメッセージの送信
# en: a060b405
permission-embed = リンクの埋め込み
# en: 7dc599b3
permission-attach = ファイルの添付
# en: b65b0c18
doctor-missing = { $server }：ボットに{ $missing }の権限がありません

## Notices

# en: 490ced6d
notice-ping = { PERSON($player, title: "さん") }、あなたの番です！
# en: 73b06eca
notice-over = { PERSON($first, title: "さん") }対{ PERSON($second, title: "さん") }：{ $ending }
# en: 021c4333
notice-title = { $game } · { $turn }手目
# en: 667a856a
notice-title-part = { $game } · { $turn }手目の{ $part }段階目
# en: 8750118f
notice-title-over = { $game } · 終局
# en: 9eab4bc0
notice-players = { $firstside }：{ $first } · { $secondside }：{ $second }
# en: 0843381b
notice-start = 対局開始です！先手：{ $side }
# en: ed9506f3
notice-last = { $side }の指し手：`{ $record }`、{ $meaning }。
# en: 41f64e4b
notice-planned = { $side }の予約手：`{ $record }`、{ $meaning }。
# en: dfe26578
notice-plan-played = { PERSON($player, title: "さん") }、予約手を指しました。
# en: 15323234
notice-plan-refused = { PERSON($player, title: "さん") }、予約手を指そうとしましたが、指せませんでした。**指す**を押すと理由がわかります。
# en: 7345a98c
notice-deadline = 期限：{ $deadline }（{ $exactly }）
# en: 1810c8f5
notice-draw-open = { PERSON($player, title: "さん") }が引き分けを提案しています。{ PERSON($opponent, title: "さん") }が返事をするか、手を指すまで有効です。
# en: d0fcfd6d
notice-draw-closed = { $outcome ->
    [accepted] 引き分けの提案が承諾されました。
    [declined] 引き分けの提案は断られました。
    [withdrawn] 引き分けの提案は取り下げられました。
    [over] 引き分けの提案がありましたが、返事の前に終局しました。
   *[overtaken] 引き分けの提案がありましたが、対局は続きました。
}
# en: 3e4f3c54
notice-foot = 対局{ $id } · 手前は{ $from }
# en: e23e02c3
notice-foot-dice = 対局{ $id } · 手前は{ $from } · ダイスを振りました
# en: 0e5261a5
notice-dice-sealed = -# ダイスは封印済み：SHA-256 `{ $commitment }`
# en: 2c438436
notice-dice-open = ダイスの検証は`/verify`でできます。
# en: 80a1c8c0
plan-both = 予約手には、相手の手`if`とあなたの応手`then`の両方が必要です。
# en: 095ecbfa
plan-turn = `{ $turn }`
# en: cae05aeb
plan-stealth = { $from }からのステルス
# en: 3175290e
plan-made = 予約しました。相手の手が{ $foreseen }なら、あなたの代わりに`{ $reply }`を指します。
# en: da413946
plan-title = { $game } { $id }の予約手
# en: 59257b43
plan-line = { $number }. { $foreseen }なら`{ $reply }`
# en: e6f90cc0
plan-choice = { $foreseen }なら{ $reply }
# en: 828383b7
plan-none = この対局の予約手はまだありません。`/plan if: then:`で追加できます。
# en: 130ddbbe
plan-none-on-turn = この対局の予約手はありません。今はあなたの番なので、そのまま`/move`で指してください。予約は相手が考えている間にできます。
# en: 24995fd0
plan-stale = 対局が先に進んでいたので、何もキャンセルしていません。今の予約手はこちらです。
# en: 6953628b
plan-refused = { $foreseen }に備えた予約手を指そうとしましたが、`{ $reply }`は指せません。{ $why }手を選び直してください。
# en: 152fd9bf
plan-not-foreseen = 相手の手は予約手の想定外だったので、どれも指していません。
# en: 8272217b
plan-foot-ended = 予約手はあなただけに見え、あなたが指すと消えます。
# en: becacd0e
plan-foot = 予約手はあなただけに見え、相手がほかの手を指すとキャンセルされます。
# en: a101afe7
rules-title = { $game } · { $topic }
# en: 7e6f8e9b
rules-foot = { $chapter } · { $page }/{ $pages }ページ
# en: 276bbc5b
rules-heading = { $topic }（{ $code }）
# en: 3d3f77d8
rules-choice = { $topic } · { $text }
# en: 0d3d5126
rules-no-topic = `{ $typed }`のページは見つからないので、最初のページを開きました。一覧にすべての項目があります。
# en: 714e02e2
rules-chapters = 章：{ $chapter }
# en: 717d8ead
rules-pages = ページ：{ $topic }
# en: 0a840b62
rules-shown-turn = *図：{ $side }の`{ $record }`、{ $meaning }。*
# en: ad6ddb75
rules-shown-targets = *印の付いたマスに動けます。*
# en: b14d54b8
rules-alt-targets = { $draft }で始まる手の行き先は{ $squares }。
# en: 7a2ce74a
rules-chapter-aruki-game = ゲームの基本
# en: 2d8b94d2
rules-chapter-aruki-pieces = 駒
# en: af10b160
rules-chapter-aruki-specials = プロモーション、進化、ドラゴン
# en: 55017abd
rules-chapter-aruki-end = チェック、終局、表記
# en: 9cfb0f47
rules-title-aruki-overview = どんなゲームか
# en: 4d6e07bf
rules-page-aruki-overview =
    Arukiは12×12マスの盤で指すチェスです。白が先手で、交互に1手ずつ指します。パスはありません。相手のキングをチェックメイトにすれば勝ちです。
    ふつうのチェスと違うところは3つあります。
    - 取った駒は自分の*駒台*に載ります。ポーンが相手のポーンの段に着くと、駒台の駒に成れます。
    - *進化*：盤の駒と駒台の駒を合体させると、もっと強い駒になります。
    - 自分の2枚の*ドラゴン*は、それぞれ1局に1回、ドラゴン自身も含めてライン全体を一掃できます。使うまでは、敵のキングがそのライン上のどこにいても狙っています。
    キャスリング、最初の2マス前進、アンパッサンはありません。
# en: e9bbe180
rules-title-aruki-setup = 盤と初期配置
# en: 8eac5612
rules-page-aruki-setup =
    筋はaからl、段は1から12で、a1は白から見て左手前の隅です。白の自陣の最下段は1段、ポーンの段は2段で、黒はそれぞれ12段と11段です。前とは、白なら上、黒なら下のことです。
    自陣の最下段の並びは、aからlへ順に、ルーク、アロー、ランス、パイク、ゴールドドラゴン、キング、ジェスター、シルバードラゴン、パイク、ランス、アロー、ルークです。黒の並びはその鏡写しで、キング同士がf筋で向かい合います。
    マスの色に意味はありません。駒台は空で始まり、4枚のドラゴンの力はどれも使えます。白の初手は13通りです。ポーンを進める12通りと、ゴールドドラゴンでe筋を一掃する手です。
# en: 29288adf
rules-title-aruki-turn = あなたの番
# en: c4a8aad7
rules-page-aruki-turn =
    自分の番には、次の3つのどれか1つをします。
    - *移動*：駒を1枚動かします。敵の駒を取ることもでき、ポーンとジャベリンは成ることもあります。
    - *進化*：盤の駒と駒台の駒を合体させます。
    - *一掃*：ドラゴンでラインを一掃します。
    何をするにしても、そのあと自分のキングがチェックされていてはいけません。自分の駒のいるマスには動けません。
# en: f97896d2
rules-title-aruki-capture = 駒を取る
# en: f187cf4e
rules-page-aruki-capture =
    敵の駒のいるマスに動くと、その駒を取れます。違うのはポーンとジャベリンだけで、まっすぐには空きマスにしか進めず、取るのは斜め前です。
    取った駒は、盤にいたときの姿のまま自分の駒台に載ります。元はルークだったミニスターも、ミニスターのままです。ジェスターとドラゴンは駒台に載らず、ゲームから消えます。キングは取られることがありません。
# en: d87a43bc
rules-title-aruki-trays = 駒台
# en: ff0b87c1
rules-page-aruki-trays =
    盤の横の駒台には、自分が取った駒が載り、誰にでも見えます。駒台の駒にはもう色がなく、使えば自分の駒になります。
    駒台の使い道は2つです。プロモーションでは、駒台の駒を盤に出します。進化では、駒台の駒と盤の駒を合体させます。将棋のように打つことはできません。
    駒台に載るのは、ポーン、ジャベリン、パイク、グレートパイク、ランス、グレートランス、ソード、ロングソード、ルーク、アロー（独自ルール）、ミニスターだけです。一掃で消えた駒はどちらの駒台にも載らず、成ったポーンも載りません。
# en: aad99aa9
rules-page-aruki-pawn =
    前が空いていれば、まっすぐ前に1マス進みます。取るのは斜め前1マスだけなので、すぐ前に駒がいると進めません。最初の2マス前進はありません。
    相手のポーンの段に入ると成れます。最終段ではもう進めませんが、別のポーンと合体させることはできます。
    ポーン2枚でジャベリンになります。
# en: f85914c9
rules-page-aruki-javelin =
    行き先が空いていれば、まっすぐ前か後ろに1マス進みます。取るのはポーンと同じ斜め前1マスで、後ろやまっすぐには取れません。
    相手のポーンの段に入るたびに成れます。後ろに下がって入るときも同じです。ただしポーンには成れません。
    ポーン2枚でできます。これ以上は進化しません。
# en: 91e47d0a
rules-page-aruki-pike =
    斜め4方向に1マス進みます。自分の駒のいるマスには進めませんが、敵の駒は取れます。
    パイク2枚でグレートパイク、パイクとランスでソードになります。
# en: e4c4c200
rules-page-aruki-greater-pike =
    斜めに1マスか2マス進みます。2マスのときは跳躍なので、間に何がいても関係なく、間の駒にも何も起こりません（独自ルール）。
    グレートランスと合体するとロングソードになります。
# en: e909a559
rules-page-aruki-lance =
    縦横4方向に1マス進みます。斜めには進めません。
    ランス2枚でグレートランス、ランスとパイクでソードになります。
# en: 9f3429af
rules-page-aruki-greater-lance =
    縦横に1マスか2マス進みます。2マスのときは跳躍です（独自ルール）。図では、e6にいる味方の駒も、f5のポーンも跳び越せます。f5のポーンは取ることもできます。
    グレートパイクと合体するとロングソードになります。
# en: dfc30c19
rules-page-aruki-sword =
    キングのように、どの方向にも1マス進みます。ただし、敵の利きに入ってもかまいません。
    ランスとパイクでできます。ソード2枚でロングソードになります。
# en: e04feabd
rules-page-aruki-long-sword =
    8方向のどれにも1マスか2マス進みます。行き先は16マスで、ナイトのような動きはありません。2マスのときは跳躍なので（独自ルール）、ぐるりと囲まれても閉じ込められません。
    ソード2枚か、グレートパイクとグレートランスでできます。
# en: 490e02a9
rules-page-aruki-rook =
    縦横に、最初の駒に当たるまで何マスでも進みます。自分の駒なら手前で止まり、敵の駒なら取れます。跳び越すことはできません。
    アローと合体するとミニスターになります。
# en: 93f1df6f
rules-page-aruki-arrow =
    斜めに、最初の駒に当たるまで何マスでも進みます。自分の駒なら手前で止まり、敵の駒なら取れます。ずっと同じ色のマスにいます。
    ルークと合体するとミニスターになります。
# en: b9facfb7
rules-page-aruki-minister =
    ルークとアローを合わせた駒です。縦、横、斜めに、最初の駒に当たるまで何マスでも進みます。
    ルークとアローでできます。どちらが盤にいてもかまいません。
# en: 2ea617e6
rules-page-aruki-king =
    どの方向にも1マス進みますが、敵の利きには入れません。力を残した敵のドラゴンのラインにも入れません。ただし、そのドラゴンを取るときや、ドラゴン側のキングも同じラインにいるときは別です。キャスリングはありません。
    キングは最後まで1枚で、取られることはありません。チェックされていて、どの手でも外せなければ負けです。
# en: 53d9455d
rules-page-aruki-jester =
    もともとの動きは、どの方向にも1マスです。さらに、隣にいる駒と同じようにも動けます。次のページを見てください。
    どちらの側にも1枚だけです。進化せず、ほかの駒がジェスターに成ることもなく、取られるとゲームから消えます。
# en: a447f95f
rules-title-aruki-mimicry = ジェスターのまね
# en: d4e77313
rules-page-aruki-mimicry =
    ジェスターの周り8マスにいる駒は、敵味方を問わず、自分の動き方をジェスターに貸します。ジェスターはそのすべてを同時に使えます。図では、黒のルークから縦横の動きを、味方のグレートパイクから斜め2マスの跳躍を借りています。
    - ルーク、アロー、ミニスターからは走る動きを、グレートパイク、グレートランス、ロングソードからは跳躍を借ります。1マスしか動かない駒からは、増えるものがありません。
    - ドラゴンから借りるのは1マスの動きだけで、一掃とラインチェックは借りられません。相手のジェスターからは何も借りられません（独自ルール）。
    - 借りた走る動きもふつうにふさがれます。貸した駒自身にもふさがれます。
    - チェックにも関わります。駒がジェスターの隣に来たり離れたりすると、ジェスターの利きがすぐに変わります。
# en: 8fd94576
rules-page-aruki-golden-dragon =
    キングのように、どの方向にも1マス進みます。さらに1局に1回、自分のいる*筋*を一掃できます。その力を残している間は、敵のキングがその筋のどこにいても狙っています。
    力を残している間は、駒に付いた棒が縦になっています。ドラゴンは取られるとゲームから消え、力もなくなります。
# en: 9dbacf9a
rules-page-aruki-silver-dragon =
    ゴールドドラゴンと対になる駒で、こちらは段を受け持ちます。どの方向にも1マス進み、1局に1回、自分のいる*段*を一掃できます。使うまでは、敵のキングがその段のどこにいても狙っています。
    開始時は同じ段に自分のキングがいるので、一掃もラインチェックもできません。
# en: 9d6c1132
rules-title-aruki-promotion = プロモーション
# en: 6ef2bf52
rules-page-aruki-promotion =
    ポーンかジャベリンが相手のポーンの段（白は11段、黒は2段）に入ると、その手で駒台の駒と取り替えることができます。図では、ポーンがミニスターを取り、そのミニスターに成っています。その手で取った駒も、もう駒台にあるからです。
    - 成らなくてもかまいません（独自ルール）。ただし、通り過ぎたポーンにもう成る機会はありません。
    - 成ったポーンはゲームから消え、どちらの駒台にも載りません。
    - 駒台が空なら成れません。
    - 最終段では成れません。
    表記は`O(a10)b11=M`です。
# en: 945e6136
rules-title-aruki-javelin-promotion = ジャベリンのプロモーション
# en: d933f9aa
rules-page-aruki-javelin-promotion =
    ジャベリンもポーンのように成りますが、相手のポーンの段に何度でも入れて、そのたびに成れます。図では、最終段から後ろに下がってソードに成っています。
    駒台にあるもののうち、ポーン以外なら何にでも成れます。
# en: f03c1686
rules-title-aruki-evolution = 進化
# en: 40bb6835
rules-page-aruki-evolution =
    駒台の駒を盤の駒と合体させると、盤の駒がその場で新しい駒になります。それで1手です（独自ルール）。どちらが盤にいてもかまいません。
    - ポーン＋ポーン＝ジャベリン
    - ルーク＋アロー＝ミニスター
    - パイク＋パイク＝グレートパイク
    - ランス＋ランス＝グレートランス
    - ランス＋パイク＝ソード
    - ソード＋ソード＝ロングソード
    - グレートパイク＋グレートランス＝ロングソード
    ほかの組み合わせはありません。どのマスでもでき、チェックになることもあります。表記は`R(e4)+A=M`で、盤の駒、駒台の駒、できる駒の順です。
# en: f45b1a2d
rules-title-aruki-wipe = 一掃
# en: 74edf390
rules-page-aruki-wipe =
    1局に1回ずつ、ゴールドドラゴンは自分の筋を、シルバードラゴンは自分の段を一掃できます。それで1手です。そのライン上の駒は、敵も味方も、ドラゴン自身も、すべて消えます。どちらの駒台にも載りません（独自ルール）。
    自分のキングがそのライン上にいる間は一掃できません（独自ルール）。消えるのがドラゴンだけでも、一掃してかまいません。
    表記は`GD(c4)-`です。
# en: e78b5170
rules-title-aruki-line-check = ラインチェック
# en: 552b4b6f
rules-page-aruki-line-check =
    力を残したドラゴンはラインを一掃できるので、敵のキングがそのライン上のどこにいても、間に何枚駒がいても、チェックをかけています。間をふさぐことはできません。
    外し方は、キングをラインから逃がすか、ドラゴンを取るか、別のライン上の自分のドラゴンで相手のドラゴンを一掃するかです。力を使ったドラゴンはラインチェックをかけません。
# en: 183dcbc8
rules-title-aruki-line-exception = ラインが安全なとき
# en: de52f121
rules-page-aruki-line-exception =
    両方のキングがドラゴンのライン上にいる間は、そのドラゴンは一掃できないので、ラインチェックもかかりません。図では、白のキングがe筋を離れるまで、黒のキングはe筋で安全です。離れれば、ディスカバードチェックになります。
    ドラゴンのすぐ隣では、キングはやはりチェックされています。ドラゴンはキングのように動くからです。
# en: 4731fa4b
rules-title-aruki-check = チェック
# en: fd7c30ff
rules-page-aruki-check =
    敵の駒がキングのマスに利いているとき（ジェスターのまねも含みます）や、力を残した敵のドラゴンのライン上にいるとき、キングはチェックされています。自分のキングがチェックされたままになる手は指せません。図のソードは、キングとルークの間にとどまるしかありません。
    チェックしている駒自身がピンされて動けなくても、チェックに変わりはありません。
# en: a0059503
rules-title-aruki-checkmate = チェックメイト
# en: fd018f90
rules-page-aruki-checkmate =
    チェックされていて指せる手がなければ負けです。進化と一掃も手に数えます。どれか1つでもチェックを外せるなら、メイトではありません。
    投了、時間切れ、引き分けの合意でも対局は終わります。
# en: b26bf0c4
rules-title-aruki-stalemate = ステイルメイト
# en: e2546044
rules-page-aruki-stalemate = チェックされていないのに指せる手がなければ、引き分けです。進化と一掃も手に数えます。
# en: e89b7cd1
rules-title-aruki-draws = そのほかの引き分け
# en: 3f8244e5
rules-page-aruki-draws =
    次のときは自動的に引き分けになります。申し出る必要はありません。
    - 駒台に何があっても、盤に残ったのが2枚のキングだけのとき。
    - 同じ局面が3回現れたとき。盤、手番、駒台、ドラゴンの力がすべて同じ場合です。
    - お互い100手ずつ、駒を取る手、プロモーション、進化、一掃、ポーンの前進がどれもなかったとき。ジャベリンの移動は静かな手に数えます。
    元のルールに引き分けの決まりはなく、これらは独自ルールです。
# en: a308a547
rules-title-aruki-notation = 手の書き方
# en: 9e1eb2b3
rules-page-aruki-notation =
    - 移動：`O(d2)d3`。駒、いるマス、行き先の順です。取る手に印は付けません。
    - プロモーション：`O(a10)a11=R`
    - 進化：`R(a1)+A=M`
    - 一掃：`GD(c4)-`
    最後の`+`はチェック、`#`はメイトです。記号は、Oポーン、Jジャベリン、Pパイク、PPグレートパイク、Lランス、LLグレートランス、Sソード、SSロングソード、Rルーク、Aアロー、Mミニスター、Kキング、JKジェスター、GDゴールドドラゴン、SDシルバードラゴンです。
    もっと短くてもわかります。`d2d3`、`a10a11r`、`a1+a`、`c4-`のように、大文字でも小文字でもかまいません。`rook a6 b6`のような駒の名前も使えます。一掃を`GDc4`と書いたときは、指す前に確認します。マスの文字と数字が逆のときは、どの手のことか尋ねます。
# en: 1f73b72c
rules-chapter-kyo-game = ゲームの基本
# en: 5def8a25
rules-chapter-kyo-moves = ポーンとチップを動かす
# en: 4e27e0f9
rules-chapter-kyo-pawns = ポーンの種類
# en: 6710fa60
rules-chapter-kyo-shields = シールド
# en: 11a0961e
rules-chapter-kyo-end = 終局、表記
# en: fdabc1d5
rules-title-kyo-overview = どんなゲームか
# en: e7099b43
rules-page-kyo-overview =
    Kyoでは、チップを積んだスタックの上のポーンを動かします。金が先手で、交互に1手ずつ指します。パスはありません。敵のキングを取るか、相手のマナチップを1枚残らずなくせば勝ちです。
    ポーンは隣のマスへ進むとき、自分の下のチップを好きな枚数だけ持って行けます。*後に残る*チップがその移動の道になるなら、ポーンはさらに先へ、先へと進めます。
    - `+`の印の闇のマナは、縦横の道です。
    - `x`の印の光のマナは、斜めの道です。
    いちばん上にシールドがあるマスは守られていて、攻めてきた駒は跳ね返ります。
# en: a8a552d6
rules-title-kyo-setup = 盤と初期配置
# en: e9597501
rules-page-kyo-setup =
    A筋からJ筋までの10筋、0段から9段までの10段です。金の自陣は0段、赤の自陣は9段です。金から見ると、0段が手前、A筋が右端です。マスの色に意味はありません。
    お互いに、ライトポーン8枚、ヘビーポーン8枚、タワー2枚、クイーン1枚、キング1枚、闇と光のマナチップ13枚ずつ、シールド8枚を持っています。E筋ではキング同士が、F筋ではクイーン同士が向かい合います。
    初期配置の違いはライトポーンの位置です。*平原*は1段と8段（図）、*塹壕*は3段と6段、*にらみ合い*は4段と5段です。`+`が付くと、両者にキャノン2枚とナイト2枚が加わります（図では2段と7段）。この2つの動き方は独自ルールです。
# en: d53942ad
rules-title-kyo-stacks = スタック
# en: 96cedcfe
rules-page-kyo-stacks =
    マスにはスタックが載ります。チップは何枚でも重なり、ポーンは1枚だけ、必ずいちばん上にいます。スタックは、いちばん上のポーンかマナの側のものです。いちばん上がシールドのマスは、誰のものでもありません。
    金のチップは端が四角く、赤は丸く、シールドには切り込みがあります。`+`は闇のマナ、`x`は光のマナです。
    チップを*持ち上げる*ときは、上から数えて最初の敵のマナの手前まで、自分のマナのほか、シールドはどれでも持てます。ポーンの下なら5枚までです。ライトポーンは何も持ち上げられません。ポーンのいない自分のチップの山からは何枚でも持ち上げられますが、敵の山や、いちばん上がシールドの山からは持ち上げられません。
    スタックは下から順に読みます。図のE4は、闇、光、シールド、ヘビーポーンです。
# en: 40eb0b31
rules-title-kyo-turn = あなたの番
# en: bd25d57d
rules-page-kyo-turn =
    自分のスタックを1つ選び、そのポーンを、ポーンがいなければチップを動かします。できるのは次のどれか1つです。
    - *直接移動*を1回。
    - *マナ移動*を、道の続くかぎり何回でも。
    - ポーンを残して、*チップ*だけを1マス。
    - チップを1回*並べ替え*るか、シールドを1回*打つ*。
    加えて、タワーはいつでもシールドを置けて、クイーンはいつでも並べ替えができます。どのステップの後でも手を終えられます。図では、ヘビーポーンが3マス進み、マスを離れるたびに闇チップを1枚ずつ残しています。
# en: 57ed49aa
rules-title-kyo-direct = 直接移動
# en: bdc08841
rules-page-kyo-direct =
    ポーンはどれも、後に何が残っても、隣の8マスのどれにも進めます。マナ移動でなければ、それで移動は終わりです。
    - 空きマスへ、またはどちらかの側のマナの上へ：進めます。
    - 自分のポーンの上へ：進めません。
    - 敵のポーンの上へ：取ります。ライトポーンは数で勝たなければなりません。
    - いちばん上のシールドへ：進めるのはタワーだけです。ほかのポーンはシールドを打ち、その場にとどまります。
# en: 00a279d8
rules-title-kyo-load = チップを運ぶ
# en: 2a711b0d
rules-page-kyo-load =
    進むたびに、ポーンは持ち上げられるチップを上から0～5枚、順番はそのままで持って行けます。残りはその場に残ります。枚数はステップごとに選び直せます。途中でチップを置いていくことも、ポーンの下に来たチップを拾うこともできます。
    `E4 2E5`は2枚を運びます。後に光チップが残り、縦横に進むので、直接移動です。
    ライトポーンは何も運びません。
# en: 38115f8b
rules-title-kyo-dark = マナ移動：闇
# en: d42a3626
rules-page-kyo-dark =
    後に残るいちばん上のチップがその移動の道になるとき、それは*マナ移動*です。闇のマナは縦横の道です。マナ移動の後、ポーンはもう一度マナ移動ができます。
    図の`C2 2C3 1C4 C5`では、どのマスにも闇チップが残り、ポーンを1マス先へ進ませています。最後のステップでチップがなくなり、残すものがないので、そこで止まります。
# en: b8cae8e8
rules-title-kyo-light = マナ移動：光
# en: 1bfc42ca
rules-page-kyo-light =
    光のマナは斜めの道です。図の`C2 2D3 1E4 F5`では、光チップが3枚、後に残ります。
    誰のマナかは関係ありません。敵のマナは持ち上げられませんが、道としては同じように使えます。シールドは道になりません。
# en: 07546467
rules-title-kyo-bends = 2つの色で曲がる
# en: 6b513efb
rules-page-kyo-bends =
    マナ移動を続けるとき、*道の色*が闇から光へ、または光から闇へ変われば、向きを変えられます。図では闇、光、闇なので、縦横、斜め、縦横と進んでいます。
    つまり、スタックの中のチップの順番で、通れる道が決まります。早めに並べ替えておきましょう。
# en: b050564e
rules-title-kyo-one-colour = 1つの色では曲がれない
# en: 5c3f44b6
rules-page-kyo-one-colour =
    同じ色で続けて2回マナ移動するときは、まったく同じ向きに進まなければなりません。引き返すのも向きを変えることに数え、途中で並べ替えをしたりシールドを置いたりしても変わりません（独自ルール）。
    図のポーンは、闇のマナでE2からE3へ来て、闇チップを運んでいます。それを残すと、続けられる先はE4だけです。持って行けば、E3の光チップが残り、斜め4方向がすべて開けます。
# en: f3257a52
rules-title-kyo-roads = 置いてある道
# en: 16f6e4cb
rules-page-kyo-roads =
    盤に置いてあるチップも道になります。ポーンはその上に乗り、それを残してさらに進みます。図では、チップを持たないポーンが、敵のチップと自分のチップの上を歩いています。
    通り過ぎただけのチップは、そのまま残ります。
# en: 10fbf13d
rules-title-kyo-rest = 敵の道は壊れる
# en: b310420e
rules-page-kyo-rest =
    手の終わりに、ポーンと持ってきたチップのすぐ下にある敵のマナは、そこから下へ、自分のチップかシールドに当たるまで壊れます。壊れるのは、ポーンが止まったマスのマナだけです（独自ルール）。
    図では、E4の赤の闇チップと光チップが壊れ、その下の金のチップは残ります。
    チップだけを動かしても、何も壊れません。
# en: 2bec3b00
rules-title-kyo-capture = 駒を取る
# en: 943b6af1
rules-page-kyo-capture =
    敵のポーンのいるマスに進むと、そのポーンを取れます。そのすぐ下にある*相手の*色のチップも、シールドか自分のマナに当たるまで一緒になくなります（独自ルール）。当たったものとその下はすべて残り、ポーンは持ってきたチップとともにその上に乗ります。
    ライトポーン以外は、キングも含めて自由に取れます。マナ移動を続けている途中でも、取ったら移動は終わりです（独自ルール：元のルールに決まりはありません）。そのあとも、タワーはシールドを置けて、クイーンは並べ替えができます。
    取られたものや壊れたものは、二度と戻りません。
# en: 4456a772
rules-title-kyo-chips = チップを送る
# en: b61d4ac2
rules-page-kyo-chips =
    ポーンの代わりに、上のチップだけを8方向のどれかへ1マス送れます。行き先は空きマスか、どちらかの側のマナの上です。ポーンはその場に残り、残ったチップの上に下がります。これは必ず直接移動で、そのあとは何も動きません。
    チップでは何も取れません。でも、敵のマナに覆われたマナは、持ち主にも持ち上げられなくなります。
    表記には`E4 +2E5`のようにプラスを使います。
# en: b10dad11
rules-title-kyo-under = ポーンの下のチップ
# en: 573f247f
rules-page-kyo-under =
    自分のポーンのいるマスへもチップを送れます。ライトポーンでもかまいません。チップはポーンのすぐ下に滑り込みます。シールドを交ぜることはできません。
    敵のポーンのいるマスや、いちばん上がシールドのマスへは送れません（独自ルール）。
# en: 2e771b96
rules-title-kyo-pile = ポーンのいないチップの山
# en: eaea4b63
rules-page-kyo-pile =
    いちばん上が自分のマナのチップの山は自分のもので、動かせます。上から好きな枚数を1マス送るか、並べ替えます。持ち上げられるのは、最初の敵のチップの手前までの、自分のマナとシールドだけです。
    それで手は終わります。
# en: 3e0dee75
rules-title-kyo-shuffle = 並べ替え
# en: 1f270c4f
rules-page-kyo-shuffle =
    ポーンは、持ち上げられる範囲で上のチップの順番を変えられます。それで1手ですが、タワーはさらにシールドを置けて、クイーンはさらに手を続けられます。ライトポーンは並べ替えができません。ポーンのいないチップの山は並べ替えられます。
    順番は必ず変わらなければならず、並べ替えたチップの中でシールドがマナの下に来てはいけません（独自ルール）。
    下から順に書きます。`E4 =LDD`では、いちばん下が光、次に闇、闇です。下のほうで元のままのチップは省きます。
# en: 0473ce1d
rules-page-kyo-light-pawn =
    どの方向にも1マス進みます。必ず直接移動です。マナは使わず、何も持ち上げず、チップの上に立っていても並べ替えはできません。
    マナの上に進むことと、シールドを打つことは、ほかのポーンと同じようにできます（独自ルール）。ただし、ポーンを取れるのは数で勝っているときだけです。次のページを見てください。
# en: 9cb8c904
rules-title-kyo-outnumber = 数で勝つ
# en: 063a38ee
rules-page-kyo-outnumber =
    ライトポーンが*ポーン*を取る前に、今の盤で隣のマスを数えます。
    - *取られるポーン*の隣に、攻める側のスタックがいくつあるか。攻めるポーン自身も数えます。
    - *攻めるポーン*の隣に、相手側のスタックがいくつあるか。取られるポーンも数えます。
    最初の数のほうが大きくなければなりません。ポーンもマナも同じ1つに数え、シールドは誰の数にも入りません。
    図では、E4のポーンは3対2でD5を取れます。F5の隣には攻める側がE4しかいないので、F5は安全です。
# en: ed8a5bc8
rules-page-kyo-heavy-pawn =
    標準のポーンです。チップを5枚まで持ち上げられます。1手にできるのは、直接移動を1回するか、マナ移動を続けるか、チップを送るか、並べ替えるか、シールドを打つかの、どれか1つです。駒は自由に取れます。
    後に残るチップで、続けられる移動が決まります。E4に光チップを残せば斜めに、闇チップを残せば縦横に、移動を続けられます。
# en: 2a6a8c0e
rules-page-kyo-tower =
    動き方もチップの持ち上げ方も、ヘビーポーンと同じです。加えて2つのことができます。
    - いちばん上のシールドに跳ね返されず、その*上に*乗ります（図ではE5とD5）。乗ったシールドはタワーの下のチップになり、持ち上げられます。シールドを打つことはありません。
    - タワーで指す手の間はいつでも、手を終えずにシールドを置けます。次のページを見てください。
# en: aa5a467a
rules-title-kyo-deploy = タワーのシールドの置き方
# en: f62b6e56
rules-page-kyo-deploy =
    タワーは、送るチップがすべてシールドなら、上のチップを隣のマスへ展開できます。ほかのステップの前でも、間でも、後でも、何度でもでき、手は続きます。
    `E1 +1D2 1E2 +1F3`では、D2にシールドを1枚置き、もう1枚を持ってE2へ進み、それをF3に置きます。
    シールドを置けるのは、空きマスと、どちらかの側のマナの上です。ポーンの上や下、別のシールドの上には置けません。
# en: 13f39feb
rules-page-kyo-queen =
    動き方もチップの持ち上げ方も、ヘビーポーンと同じです。加えて、クイーンで指す手の間はいつでも、手を終えずに何度でも並べ替えができます。ステップの前でも、間でも、後でも、駒を取った後でもできます。
    続けて行う並べ替えは1回に数えます。並べ替えだけの手でもかまいません。
    図の`F2 3G3 =LDS`では、3枚すべてを持って進み、それから光チップをいちばん下にします。
# en: 1948203f
rules-page-kyo-king =
    動き方も、チップの持ち上げ方も、駒の取り方も、ヘビーポーンと同じです。キングを失うと負けです。
    チェックはありません。キングは危ないマスにも進めてしまいます。はじめに乗っている3枚のシールドは、キングが乗っている間は誰も守りません。隣に置くか、後に残しましょう。
# en: 202fb732
rules-page-kyo-cannon =
    独自ルールによる追加のポーンで、`+`の付く初期配置に入っています。
    動き方も駒の取り方もヘビーポーンと同じで、さらにチップを放り投げます。ほかのポーンが1マス送るところを、8方向のどれかへまっすぐ1～3マス、間に何があっても越えて送れます。落とせるのはチップを置けるマスだけで、敵のポーンやいちばん上のシールドの上には落とせません。
# en: bf88f68e
rules-page-kyo-knight =
    独自ルールによる追加のポーンで、`+`の付く初期配置に入っています。
    動き方も駒の取り方も、ヘビーポーンと同じです。さらに、ほかのステップと組み合わせなければ、チェスのナイトのように縦か横に2マス、そこから直角に1マスの所へ跳躍できます。間に何があってもよく、チップを持っていてもいなくてもかまいません。跳躍は必ず直接移動です。
# en: f1a883e5
rules-title-kyo-strike = シールドを打つ
# en: e11937ed
rules-page-kyo-strike =
    いちばん上がシールドのマスへ進もうとすると、シールドを打ちます。いちばん上のシールドが壊れ、ポーンは跳ね返ります。ポーンはチップとともにその場にとどまり、移動は終わりです。誰が置いたシールドでもかまいません。ライトポーンは、数で勝っていなくても打てます（独自ルール）。タワーは打ちません。
    マナ移動を続けている途中で打つときは、それもマナ移動でなければなりません。後に残せるチップのどれかが、その向きの道になる必要があります。
    表記には`C4 XC5`のようにXを使います。
# en: 451e0749
rules-title-kyo-deploying = シールドを置く
# en: 12d70a29
rules-page-kyo-deploying =
    シールドが守るのは、シールドがいちばん上にあるマスだけです。ポーンの*下*では何も守りません。持ち上げのできるポーンはどれも、ほかのチップと同じように空きマスやマナの上へ送って、シールドを置けます。タワー以外にとっては、ほかと同じ直接移動です。
    シールドに色はありません（独自ルール）。敵も味方も跳ね返し、その下のものは誰も持ち上げられません。
# en: e4abf32a
rules-title-kyo-uncover = シールドを残す
# en: f0a1db33
rules-page-kyo-uncover =
    ポーンがシールドを残して去ると、シールドがいちばん上になります。これも置いたことになります。図では、キングがシールドを1枚持って脇へ動き、残る2枚がE2を守ります。
    シールドを取り戻すには、タワーで上に乗るか、上にいる敵のポーンを取って乗るか、後から上に置いた自分のマナの下から持ち上げます。
# en: 74610202
rules-title-kyo-king-taken = 終局：キングを取る
# en: 87a1835a
rules-page-kyo-king-taken = 敵のキングを取れば、その場で勝ちです。チェックはないので、進む前によく見ましょう。
# en: ed4f0e7c
rules-title-kyo-no-mana = 終局：マナ切れ
# en: d0f82bf4
rules-page-kyo-no-mana =
    手の終わりに、自分のマナチップが闇も光も、ポーンの下も含めて1枚もなければ負けです。自分のマナを自分で壊すことはできません。
    マナは、敵のポーンがその上に止まると壊れます。その上にいるポーンが取られたときも、一緒になくなります。
# en: 42023d1f
rules-title-kyo-draws = 引き分け
# en: 094e9879
rules-page-kyo-draws =
    - 自分の番に指せる手がまったくなければ、引き分けです。図では、金のライトポーンはどのポーンにも数で勝てず、自分たちのキングを閉じ込めています。
    - 同じ盤、同じ手番の局面が3回現れると、引き分けです。
    - 両者合わせて120手続けて、盤から何も消えなければ、引き分けです。ポーンが取られず、マナが壊れず、シールドが打たれないということです。手数は私が数えます。
    - お互いの合意でも引き分けにできます。
    元のルールに引き分けの決まりはなく、これらは独自ルールです。
# en: bca8e285
rules-title-kyo-notation = 手の書き方
# en: 07be1474
rules-page-kyo-notation =
    動き始めるマスと、それに続くステップを、空白で区切って書きます。
    - `B4`：ポーンがチップを持たずにB4へ。`3B4`：上の3枚を持って。
    - `+2B4`：上の2枚のチップだけが行き、ポーンは残る。
    - `XB4`：B4のシールドを打つ。
    - `=LDS`：上の3枚を、下から光、闇、シールドの順にする。
    取る手に印は付けません。空白を入れなくても、小文字だけでもかまいません。`c42c51c6xc7`は`C4 2C5 1C6 XC7`のことで、図の手です。
# en: 8aaad963
rules-chapter-chakart-game = ゲームの基本
# en: cabdced8
rules-chapter-chakart-men = 駒
# en: aa0a312c
rules-chapter-chakart-objects = アイテム
# en: 9c954f02
rules-chapter-chakart-eggs = タマゴの中身
# en: 783ba041
rules-chapter-chakart-powers = 甲羅とステルス
# en: e622222c
rules-chapter-chakart-end = 終局、ダイス、表記
# en: 62597bcc
rules-title-chakart-overview = どんなゲームか
# en: 4023e46d
rules-page-chakart-overview =
    Chakartは、キノコ、タマゴ、バナナ、爆弾が散らばる盤で指すチェスです。ほとんどの駒は、動くとどれか1つを後に残します。踏んだらさあ大変。先へ運ばれたり、飛ばされたり、8種類のびっくりのどれかに出会ったりします。
    キングもほかの駒と同じように取られます。チェック、メイト、キャスリング、アンパッサンはありません。キングを全部失うと負けです。
    1局に1回、クイーンは姿を隠して動けて、キングは見える駒に甲羅を当てることができます。
    図では、ポーンがd3にキノコを、ナイトがg8にタマゴを残し、ビショップが今c4に爆弾を置いたところです。
# en: eae88251
rules-title-chakart-setup = 初期配置
# en: 4249d2ad
rules-page-chakart-setup =
    a筋からh筋までの8筋、8段です。1段と2段にいる白が先手です。ポーンの位置はチェスと同じで、後ろの駒は初期配置によって変わります。
    - *それぞれランダム*：側ごとに別々のランダム（図）。
    - *同じランダム配置*：両者同じランダム。
    - *チェスと同じ*：チェスの並び。
    どちらの側も、2枚のビショップは必ず違う色のマスにいます。ほかはどう並ぶかわかりません。はじめは盤にアイテムがなく、甲羅もステルスも両者が使えます。
# en: c606f58e
rules-title-chakart-turn = あなたの番
# en: 82bba1dc
rules-page-chakart-turn =
    チェスのように自分の駒を1枚動かすか、甲羅を使います。自分の駒にはいつも道をふさがれ、敵の駒は取れます。タマゴとキノコには乗ることも、通り越すこともできます。バナナと爆弾にも乗れますが、ルーク、ビショップ、クイーンはそこで止まります。
    それから、駒の下にあるものが働きます。いくつものアイテムが続けて働くこともあります。最後に、ルークとビショップが置き土産をします。
    タマゴによっては、もう一つ行動を選べます。`pass`で断れます（独自ルール）。指せる手がまったくなければパスになります。
# en: bb76a2d1
rules-page-chakart-pawn =
    キノピオ：前に駒がいなければ、まっすぐ1マス進みます。アイテムは邪魔になりません。自分の1段目か2段目からは2マス進めます。1つ目のマスが空かタマゴかキノコで、2つ目に駒がいないときです。斜め前に1マス進めるのは、駒を取るときか、アイテム（*どれでも*）に乗るときだけで、空きマスには進めません。
    元いたマスにキノコを残します。2マス進んだときは通り越したマスに残し、そこにあったものや隠れていたものを消してしまいます。
# en: 861e423e
rules-page-chakart-knight =
    ヨッシー：チェスと同じように、駒もアイテムも跳び越えます。
    元いたマスにタマゴを残します。キノコに乗ると、同じ向きにもう一度跳びます。
# en: a2ebe596
rules-page-chakart-bishop =
    ワリオ：チェスと同じように動きます。タマゴとキノコは邪魔になりませんが、バナナと爆弾では止まります。乗ることはできても、通り越せません。
    どこで止まっても、縦横の隣で駒のいないマスのどれかに、ランダムに爆弾を置きます。そこにあったアイテムは消えます。
# en: 83a0d538
rules-page-chakart-rook =
    ドンキー：チェスと同じように動きます。タマゴとキノコは邪魔になりませんが、バナナと爆弾では止まります。乗ることはできても、通り越せません。
    どこで止まっても、斜め隣で駒のいないマスのどれかに、ランダムにバナナを置きます。そこにあったアイテムは消えます。
# en: 9f495520
rules-page-chakart-queen =
    マリオ：チェスと同じように動き、タマゴとキノコは通り越し、バナナと爆弾では止まります。置き土産はせず、キノコにも運ばれません。
    1局に1回、それぞれの側のクイーンが姿を隠して動けます。*ステルス*のページを見てください。
# en: b9884c71
rules-page-chakart-king =
    ピーチ：どの方向にも1マス進みます。危ないマスにも進めます。チェックはありません。キノコに乗ると、もう1マス先へ運ばれます。
    プロモーションやキノピコのおかげで、キングが何枚にもなることがあります。負けるのは全部取られたときです。1局に1回、それぞれの側のキングが甲羅を使えます。*甲羅*のページを見てください。
# en: 38fcc708
rules-title-chakart-promotion = プロモーション
# en: 58e2db4e
rules-page-chakart-promotion =
    ポーンが最終段に進むと、クイーン、ルーク、ナイト、ビショップ、*キング*のどれかに成ります。何に成るかは手と一緒に選びます。離れたときはポーンだったので、キノコも残します。成ったルークやビショップは、すぐに自分の置き土産をします。
    2枚目のキングは、2つ目の命です。表記は`e7e8k`です。
# en: a68372dd
rules-title-chakart-carried = 最終段に運ばれる
# en: 664dc813
rules-page-chakart-carried =
    キノコ、バナナ、爆弾でポーンが最終段に運ばれたときは、何に成るかを私が尋ねます（例：`=q`）。断ることはできません。それから、そのマスのアイテムが成った駒に働きます。
    そこで取られた駒は、選ぶ前に消えます。それが最後のキングなら、対局はその場で終わります（独自ルール）。
# en: 01c16d4a
rules-title-chakart-gifts = 置き土産
# en: 06bda2aa
rules-page-chakart-gifts =
    駒は後にものを残します。
    - ポーンはキノコを、元いたマスか通り越したマスに。
    - ナイトはタマゴを、元いたマスに。
    - ルークはバナナを、止まったマスの斜め隣に。
    - ビショップは爆弾を、止まったマスの縦横の隣に。
    マスは、駒のいないところからランダムに決まります。なければ何も残しません。クイーンとキングは何も残しません。アイテムは誰のものでもなく、1回だけ働き、どの駒が乗ってもなくなります。図では、ルークがb4にバナナを置いたところです。
# en: e56e1a09
rules-title-chakart-mushroom = キノコ
# en: 4cc96028
rules-page-chakart-mushroom =
    ポーン、ナイト、キングを先へ運びます。行き先が盤の中で、駒がいなければ、同じ動きをもう一度します（ナイトはもう一度跳びます）。キノコで駒を取ることはありません（独自ルール）。進めなければ、その場にとどまるだけです。ポーンの2マス前進は1マスに数えます。
    クイーン、ルーク、ビショップが乗っても何も起こらず、キノコだけがなくなります。次のマスに何かあれば、それが次に働きます。
# en: b4246ee2
rules-title-chakart-banana = バナナ
# en: 2985978e
rules-page-chakart-banana =
    乗った駒を、上下左右の隣のマス（盤の中だけ）のどれかへ、ランダムに飛ばします。そこの駒は*敵味方を問わず*取られます。自分の最後のキングでも取られます。アイテムがあれば、それが次に働きます。
    ルーク、ビショップ、クイーンはバナナに乗れますが、通り越せません。
# en: 7708e531
rules-title-chakart-bomb = 爆弾
# en: e6da441b
rules-page-chakart-bomb =
    乗った駒を、斜め隣のマス（盤の中だけ）のどれかへ、ランダムに飛ばします。そこの駒は*敵味方を問わず*取られます。アイテムがあれば、それが次に働きます。
    ルーク、ビショップ、クイーンは爆弾に乗れますが、通り越せません。
# en: 65d09a81
rules-title-chakart-chain = 連鎖
# en: 1f32dc6f
rules-page-chakart-chain =
    着いた先に別のアイテムがあるかぎり、駒は動き続けます。図では、ポーンがe4のバナナに乗り、e5へ飛ばされます。そこのキノコで同じ向きにe6へ運ばれ、そこの爆弾でd5へ飛ばされて、味方のルークの上に落ちます。駒の上に落ちると、連鎖は終わりです。
    同じ手で残した置き土産も働きます。飛ばされて、自分が残したキノコの上に戻ったポーンは、それを使います。アイテムは1回ずつしか働かないので、どの連鎖も必ず終わります。
# en: 81225202
rules-title-chakart-egg = タマゴ
# en: 8f01133a
rules-page-chakart-egg =
    タマゴはナイトが残します。乗ると、8種類のびっくりのどれかが出ます。何も起こせないものも含めて、出やすさはどれも同じです。
    - キングテレサ：駒2枚を入れ替える。
    - ノコノコ：駒が元のマスに戻る。
    - キノピコ：新しい駒をもらう。
    - ワンワン：駒が食べられてしまう。
    - デイジー：もう一手指す。
    - クッパ：駒が1回休み。
    - ルイージ：敵の駒が味方になる。
    - ワルイージ：味方の駒が敵になる。
# en: 05b94b9a
rules-title-chakart-king-boo = キングテレサ
# en: f6d682bc
rules-page-chakart-king-boo =
    敵味方や光輪の有無を問わず、盤の駒を2枚選ぶと、場所が入れ替わります：`a5h8`。ポーンが最終段に来る入れ替えはできません（独自ルール）。ほかには何も起こらず、置き土産はなく、アイテムも働きません。それで番は終わりです。
    `pass`で断れます。
# en: c6cdb5c3
rules-title-chakart-koopa = ノコノコ
# en: 64e378c1
rules-page-chakart-koopa =
    駒は、この手で動き始めたマスに戻ります。そこにその駒が残した置き土産は消え、ルークやビショップは置き土産をしません。成った駒は成ったままです。
    キノピコにもらった駒には戻るマスがないので、盤から消えます（独自ルール）。
# en: d073a1f2
rules-title-chakart-toadette = キノピコ
# en: d63c7615
rules-page-chakart-toadette =
    クイーン、ルーク、ナイト、ビショップ、キングのどれかをランダムにもらい、駒のいない好きなマスに置きます：`@c5`。そこのバナナ、爆弾、タマゴは、置いた駒に働きます。キノコは消えるだけです。ルークやビショップは置き土産をし、ナイトはタマゴを残しません。もらったキングも、あらゆる点で本物のキングです。
    `pass`で断れます。
# en: 7a8c5d91
rules-title-chakart-chomp = ワンワン
# en: 91c4b9cb
rules-page-chakart-chomp = タマゴに乗った駒がワンワンに食べられます。それが最後のキングなら負けです。
# en: e31a3bf1
rules-title-chakart-daisy = デイジー
# en: b1ed1c8e
rules-page-chakart-daisy =
    もう一手指せます。動かすのはどの駒でもよく、同じ駒でもかまいません。甲羅やステルスも1手に数えます。光輪の付いた駒ももう動けて、途中のタマゴもいつもどおり働きます。
    `pass`で断れます。
# en: 920b90d9
rules-title-chakart-bowser = クッパ
# en: 52802cc1
rules-page-chakart-bowser = 駒に光輪が付きます。その側がほかの駒で一手指すまで、動くことも、甲羅を使うことも、隠れることもできません。
# en: 0586802f
rules-title-chakart-luigi = ルイージ
# en: ace09333
rules-page-chakart-luigi = 敵の駒がどれか1枚、ランダムにその場で味方になります。キングと、自陣の1段目にいるポーンは寝返りません（独自ルール）。光輪は付いたままです。
# en: d785e5cc
rules-title-chakart-waluigi = ワルイージ
# en: c92176d0
rules-page-chakart-waluigi = 味方の駒がどれか1枚、ランダムにその場で敵になります。タマゴに乗った駒のこともあります。キングと、自陣の1段目にいるポーンは寝返りません（独自ルール）。
# en: 996f0247
rules-title-chakart-halo = 光輪
# en: 2ca3bc06
rules-page-chakart-halo =
    光輪の付いた駒は動けません。それでも道はふさぎ、取られることも、入れ替えられることも、寝返ることもあります。光輪の付いたキングも、キングに変わりありません。
    光輪は、そのときの持ち主が次の手を指すと消えます。その手で駒が動いた瞬間、ほかの何かが働くより前に消えるので、光輪が付いていた駒も、デイジーの一手ではもう動かせます。
# en: e0f86931
rules-title-chakart-shell = 甲羅
# en: 404f3577
rules-page-chakart-shell =
    1局に1回、キングは動く代わりに甲羅を飛ばせます。縦横か斜めに、空きマス、タマゴ、キノコを通り越して、最初に見える敵の駒に当てます。すぐ隣の駒でもかまいません。当たった駒は消えます。何も動かず、アイテムも残ります。
    味方の駒、バナナ、爆弾は甲羅を止めます。光輪の付いたキングは飛ばせません。この力はキングではなくあなたのものなので、あなたのキングならどれでも使えます。
    sを付けて`e1e5s`と書きます。sがなければ、キングが歩くか、私がその手を断ります。うっかり甲羅を使ってしまうことはありません。
# en: b650c0b3
rules-title-chakart-stealth = ステルス
# en: a261bb71
rules-page-chakart-stealth =
    1局に1回、クイーンは姿を隠して空きマスへ動けます。あなたには点線で見え、ほかの誰にも見えません。相手が一手指すまで隠れ、そのあとは誰にでも見えるようになります。
    隠れたクイーンは一度に1枚だけです。この力はクイーンではなくあなたのものなので、あなたのクイーンならどれでも使えます。
    hを付けて`d1h5h`と書きます。
# en: b702c6f2
rules-title-chakart-unseen = 隠れたクイーンの見え方
# en: 34fbda09
rules-page-chakart-unseen =
    相手と観戦者には`d1??h`と表示されます。クイーンが元いたマスには「?」の印が付きますが、盤にクイーンは見えません。相手の手の一覧もその盤から作るので、クイーンの居場所が漏れることはありません。
# en: 2e6bf5f2
rules-title-chakart-found = ばったり出会う
# en: 46df6d36
rules-page-chakart-found =
    相手は、あなたのクイーンがいないかのように指します。ルーク、ビショップ、クイーン、甲羅はそこを素通りします。ルーク、ビショップ、クイーン、ナイト、キングは、そのマスに着くとクイーンを取ります。ポーンも、まっすぐそこへ進むか、2マス進んで踏み越えると取ります。斜めには取れません。
    図では、ルークがたまたまh5に止まりました。
# en: f586099d
rules-title-chakart-kings = 終局
# en: 72c1b026
rules-page-chakart-kings =
    キングが1枚もいなくなると、その場で負けです。取ったのが相手でも、バナナでも、タマゴでも同じです。負けになるのは全部いなくなったときで、成ったキングやもらったキングも数えます。
    キングも取られることがあります。チェックはないので、指す前によく見ましょう。
# en: 320d039a
rules-title-chakart-draws = 引き分け
# en: d9b971c0
rules-page-chakart-draws =
    もう何も起こりえないときや、長く何も起こらなかったときは引き分けです。
    - お互いにキング1枚だけが残り、2枚が隣り合わず、盤にアイテムがなく、甲羅が残っておらず、選ぶことも残っていないとき。
    - 光輪がなかったとしても、どちらももう動けないとき。
    - 600手目が終わったとき。
    - 静かな手が、両者合わせて100手続いたとき。駒を取る手、ダイス、ポーンの手、プロモーション、ステルス、甲羅がどれもなく、アイテムが置かれも、取られも、動きもしないということです。
    - 得のない手が200手続いたとき。得とは、駒を取る、ポーンの手、プロモーション、ステルス、ワンワンが駒を食べる、キノピコが駒をくれる、駒が寝返る、のどれかです。ボーナスが残っていれば、先にそれを指します。
    手数は私が数えます。ステイルメイトや、同じ局面の反復による引き分けはありません。`/draw`で合意の引き分けにできます。
    元のルールに引き分けの決まりはなく、これらは独自ルールです。
# en: 5d81e165
rules-title-chakart-lots = ダイス
# en: f783cddf
rules-page-chakart-lots =
    ダイスはすべて公平です。飛ばされる先は盤の中の隣のマスのどれか、タマゴの中身は8種類のびっくりのどれか、置き土産の場所は駒の隣で駒のいないマスのどれかで、どれも同じ確率です。ダイスは手を指したときに私が振り、前もって振ることはありません。結果は表記に入ります。`>f5`は飛ばされた先、`*W`はタマゴ、`+g6`は置き土産です。
    ダイスは挑戦とともに封印し、終局時に開封します。そのあとは`/verify`ですべての出目を検証できます。
# en: ecdbc4da
rules-title-chakart-notation = 手の書き方
# en: 94e8949f
rules-page-chakart-notation =
    - 手：`d2d4`。元のマスと行き先です。プロモーションは文字を足します：`e7e8q`。
    - ステルスには`h`、甲羅には`s`を付けます。
    - キングテレサ：`a5h8`。キノピコ：`@c5`。運ばれたポーンが何に成るか：`=q`。断る：`pass`。
    そのあとにダイスの結果が続きます。`>e5`はe5へ飛ばされたこと、`*`と文字はタマゴの中身（Bキングテレサ、Kノコノコ、Tキノピコ、Cワンワン、Dデイジー、Mクッパ、Lルイージ、Wワルイージ）、`+g7`は置き土産です。
    チェスのようにも書けます：`Nf6`、`fxe4`、`e8=Q`、ステルスは`Qh5?`、それに`Kxe5 shell`。
# en: 07e9d53c
rules-chapter-lusus-game = ゲームの基本
# en: 8a3d61fb
rules-chapter-lusus-men = 駒、終局、表記
# en: 472de0f8
rules-chapter-lusus-movement = 移動タイル
# en: fa0b6cbf
rules-chapter-lusus-special = 特殊タイル
# en: f8964cf7
rules-chapter-lusus-trap = 罠
# en: 00efd109
rules-chapter-lusus-once = 使い切りタイル
# en: 73211e1b
rules-lusus-movement = 移動タイル：空きスロットがあれば、敵味方どちらの駒にも付けられます。付いている間ずっと働きます。
# en: af135484
rules-lusus-special = 特殊タイル：空きスロットがあれば、敵味方どちらの駒にも付けられます。付いている間ずっと働きます。
# en: d3d8e366
rules-lusus-trap = 罠：自分の駒に裏向きに付けます。指し手でその駒が取られるときに働き、そのとき初めて表になります。
# en: 9b9d2af3
rules-lusus-once = 使い切りタイル：一度だけ働き、自分の墓地へ行きます。
# en: cafc4607
rules-title-lusus-overview = どんなゲームか
# en: 5b8eee44
rules-page-lusus-overview =
    Lususは、タイルを使うチェスです。お互いに同じ45枚の入った袋を持ち、毎ターン1枚を使います。駒に付けてその能力を変えるか、一度だけの効果を起こします。
    チェックはありません。敵のキングを取れば、その場で勝ちです。タイルを引くべきときに袋の枚数が足りなければ負けです。
    はじめの手札は、白が1枚、黒が3枚です。盤の横に、手札、袋の残り、墓地が表示されます。
# en: fef3e88d
rules-title-lusus-turn = あなたの番
# en: ad7d9493
rules-page-lusus-turn =
    次の4つをこの順に、1手としてまとめて行います。
    - *使う*：手札のタイルを1枚使うか、1枚燃やします。
    - *動かす*：駒を1枚動かします。パスになるのは、動ける駒がないときだけです（独自ルール）。
    - *捨てる*：残った手札は袋に戻ります。
    - *引く*：新しいタイルをランダムに3枚引きます。
    つまり、手札は1ターンかぎりです。ダイスは手を指したときに振り、途中で相手に何かを尋ねることはありません。
# en: 521f4696
rules-title-lusus-burn = 使う、燃やす
# en: 975deb0e
rules-page-lusus-burn =
    手札があれば、1枚使うか1枚燃やさなければなりません（独自ルール）。燃やしたタイルは効果なしで墓地へ行き、そのターンはもう何も使えません。燃やせるのはターンの初めだけです。手札が空なら、駒を動かすだけです。
    使えるのは1ターンに1枚です。自分の駒に付いた*ダブルアクション*のタイル1枚ごとに1枚増え、最大3枚です（独自ルール）。増えた分は使わなくてもかまいません。使える対象のないタイルは、燃やすことしかできません。
    燃やすタイルにはマイナスを付けます：`-SF d1d4`。
# en: 3b126868
rules-title-lusus-hand = 手札、袋、墓地
# en: 4f00a8f9
rules-page-lusus-hand =
    引くのは3枚です。自分の駒に付いた*ドロー+1*のタイル1枚ごとに1枚増え、*ドロー-1*のタイル1枚ごとに1枚減りますが、最低1枚、最高5枚です（独自ルール）。袋の枚数が足りなければ、1枚も引かずに負けです。
    取られた駒に付いていたタイル、外されたタイル、燃やしたタイル、使ったタイルは、持ち主の墓地へ行きます。*回復*と*リサイクル*で取り戻せます。
    手札が見えるのは自分と、*知識*を持つ相手だけです。手札と袋の枚数、そして墓地は誰にでも見えます。
# en: 196f4da9
rules-title-lusus-slots = スロット
# en: 04ed2190
rules-page-lusus-slots =
    駒に付けられるタイルの枚数は、キング1、クイーン2、ルーク4、ビショップ3、ナイト3、ポーン2です（独自ルール）。*断罪*だけは2つのスロットを埋めます。小さな棒が空きスロットです。
    タイルは付いた順に並びます。`e4.2`はe4の2枚目です。1枚離れると、後ろのタイルが前に詰まります。成ったポーンはタイルをそのまま持ち、スロットの数は新しい駒のものになります。
    タイルの持ち主は変わりませんが、効果は付いている駒に働きます。移動タイルは四角、特殊タイルは丸、罠はギザギザです。
# en: 48fa1b58
rules-title-lusus-traps = 罠と秘密
# en: 5d0d7489
rules-page-lusus-traps =
    罠は、持ち主の駒に裏向きで付いています。罠が*ある*ことは誰にでも見えますが、何の罠かは持ち主しか知りません。働くときか、墓地へ行くときに表になります。
    指せる手かどうかは秘密に左右されないので、断られた手から秘密が漏れることはありません。
    駒が取られると、罠は次の順に働きます（独自ルール）。まず回避、巻き戻し。次に、キングならその側の負け。次に泥棒、遺贈、輸血。次にほかのタイルが墓地へ。最後にドロー禁止、復讐です。キングに付けて役に立つのは、回避と巻き戻しだけです。
# en: 5ece6b57
rules-title-lusus-capture = 動きと取り方
# en: 258b4104
rules-page-lusus-capture =
    駒は、本来の動きか、付いている移動タイル1枚の動きをします。1回の動きに使えるのはどれか1つです。敵の駒のいるマスに着くと、その駒を取ります。利きに意味はなく、キングは取られるマスに進むことも、とどまることもできます。
    取られた駒のタイルは、罠か*泥棒*が働かないかぎり、持ち主の墓地へ行きます。
    何があっても、*凍結*した駒は動かせず、*ガード中*の駒はどの手でも取れません。どちらにも印が付いています。
# en: cbd65469
rules-title-lusus-king = キングとキャスリング
# en: 7aa2df6f
rules-page-lusus-king =
    キングはどの方向にも1マス進みます。危ないマスに進むのも自由です。タイルは1枚付けられます。
    キャスリングはチェスと同じで、`O-O`と`O-O-O`です。キングとルークがまだ動いておらず、間のマスが空いている必要があります。敵の利きは関係なく、図のビショップはただ見ているだけです。どちらの駒も、凍結、ベタベタ足、激怒の状態であってはいけません。
# en: cc71a67e
rules-title-lusus-queen = クイーン、ルーク、ビショップ
# en: a6d5f609
rules-page-lusus-queen =
    チェスと同じように動きます。ルークは縦横、ビショップは斜め、クイーンはその両方に、最初の駒に当たるまで何マスでも進みます。それが敵の駒なら取れます。
    この動きを*走り*と呼びます。すり抜け、バネ、回り込み、岩雪崩は走りを変えます。
# en: 4b2b5e77
rules-title-lusus-knight = ナイト
# en: 9d9208b4
rules-page-lusus-knight =
    チェスと同じように、縦か横に2マス、そこから直角に1マスの所へ跳びます。間に何がいてもかまいません。タイルは3枚付けられます。
# en: 52e1067e
rules-title-lusus-pawn = ポーン
# en: 3d3de6aa
rules-page-lusus-pawn =
    前が空いていれば、まっすぐ1マス進みます。2段目からは、2マスとも空いていれば2マス進めます。すでに動いたことがあってもかまいません。取るのは斜め前1マスです。タイルは2枚付けられます。
# en: 7989cf12
rules-title-lusus-passing = アンパッサン
# en: 7bd803df
rules-page-lusus-passing =
    チェスと同じです。ポーンが2マス進むと、通り越したマスが次の1ターンだけ有効になります。ポーンの動きを持ち、そのマスへ斜めに取れる位置にいる駒は、そこへ進んで、通り越したポーンを取れます。ポーンのタイルが付いた駒も、こうして取ることができ、取られることもあります。
# en: 92197300
rules-title-lusus-promotion = プロモーション
# en: 2ef9041f
rules-page-lusus-promotion =
    自分の動きで最終段に着いたポーンは、クイーン、ルーク、ビショップ、ナイトのどれかに成ります（例：`b7c8=N`）。書かなければクイーンです。タイルはそのまま残ります。ほかの駒に入れ替えられて着いたポーンや、回避で着いたポーンは、クイーンになります。
    ほかの駒は、ポーンのタイルが付いていても成れません。
# en: da8405b1
rules-title-lusus-end = 終局
# en: 50d22d85
rules-page-lusus-end =
    - 手や*復讐*でキングが取られると、その場でその側の負けです。
    - 引くべき枚数のタイルを引けないと負けです。
    - 400手目（黒の200手目）が終わると、黒の勝ちです（独自ルール）。
    引き分け、ステイルメイト、同じ局面の反復はありません。袋がこのゲームの時計です。捨てたタイルは戻るとはいえ、1ターンに3枚引けば、45枚はいつまでももちません。
# en: 169dd642
rules-title-lusus-notation = 手の書き方
# en: 62e18618
rules-page-lusus-notation =
    - `QU@e2 e2e4`：クイーンをe2に付け、それから駒を動かします。
    - `DI@h8.2`：h8の2枚目のタイル。タイルによって`KO@e4`、`DL`、`BS`のように書きます。
    - `HE+QU+KN+RO`、`RC+QU@e4`、`TD@a1.1~h8.1`。`-QU`はクイーンのタイルを燃やすことです。
    - 動きのあとに付くもの：`=Q`プロモーション、`xa5xa6`岩雪崩、`^2`盗み、`>h5`もう一度の動き。`a1~b2`は入れ替え、`--`はパスです。
    ダイスの結果は縦棒のあとに続きます：`| bs=QUKN dg=b6 dr=?3`。英語の名前でも書けます：`hit and run on a1 then a1b1`。
# en: 6eba8715
rules-page-lusus-tile-ki =
    この駒は、キングのようにも動けるようになり、どの方向にも1マス進めます。キングそのものになるわけではなく、これでキャスリングはできません。
    { rules-lusus-movement }
# en: 06968e10
rules-page-lusus-tile-qu =
    この駒は、クイーンのようにも動けるようになります。図では、ナイトが8方向に走り、ナイトとしても跳びます。
    { rules-lusus-movement }
# en: e4cfd543
rules-page-lusus-tile-bi =
    この駒は、ビショップのようにも動けるようになります。
    { rules-lusus-movement }
# en: 7231daff
rules-page-lusus-tile-kn =
    この駒は、ナイトのようにも動けるようになります。間に何がいても跳び越します。
    { rules-lusus-movement }
# en: bb423dee
rules-page-lusus-tile-ro =
    この駒は、ルークのようにも動けるようになります。
    { rules-lusus-movement }
# en: fb197d77
rules-page-lusus-tile-pa =
    この駒は、ポーンのようにも動けるようになります。前に1マス、この駒の側の2段目からは2マス進み、斜め前の駒を取り、アンパッサンもします。前とは、その側のポーンが進む向きです。成ることはありません。
    { rules-lusus-movement }
# en: 656b71b3
rules-page-lusus-tile-sw =
    この駒は、凍結していない隣の駒と、敵味方を問わず場所を入れ替えられます。何も取りません。入れ替えの相手として最終段に来たポーンは、クイーンになります。
    表記は`d4~d5`です。図で入れ替われる相手は、2枚のポーンとルークです。
    { rules-lusus-movement }
# en: 192c3cd9
rules-page-lusus-tile-rb =
    この駒が、本来の動きやタイルでルークの動きを持っていれば、ビショップの動きも加わります。その逆も同じです（図）。どちらの動きもない駒では、何も起こりません。
    { rules-lusus-movement }
# en: e4d66cdf
rules-page-lusus-tile-si =
    この駒は、上下左右に1マス動いたり、そこの駒を取ったりもできるようになります。
    { rules-lusus-movement }
# en: f6c6be56
rules-page-lusus-tile-im =
    この駒には、金縛り、ゴースト、ベタベタ足、武装解除、激怒が効きません。この駒のほかのタイルも守られていて、解呪、魔法解除、転倒、交換の対象に選べず、ノックアウトと捕縛では、この駒を選べません。免疫のタイル自身は外せて、新しいタイルも付けられます。図では、隣にゴーストがいても凍結しません。
    { rules-lusus-special }
# en: 9736e99c
rules-page-lusus-tile-gu =
    この駒が取れる位置にいる味方は、キングも含めて、どの手でも取られません。この駒自身は守られません。働くのは、その味方の代わりに敵がいたとしたら、この駒が今すぐ取れるときだけです。復讐からは守れません。
    図では、ルークがナイトをガードしていて、黒のクイーンはナイトを取れません。
    { rules-lusus-special }
# en: 95968569
rules-page-lusus-tile-md =
    この駒の側のプレイヤーは、毎ターン引くタイルが1枚減ります（それでも最低1枚は引きます）。敵の駒に付けるためのものです。引く枚数は、袋の横の数でわかります。
    { rules-lusus-special }
# en: a16ae47d
rules-page-lusus-tile-pd =
    この駒の側のプレイヤーは、毎ターン引くタイルが1枚増えます（引くのは最大5枚）。選択肢は増えますが、袋にその枚数が必要です。
    { rules-lusus-special }
# en: 9c295646
rules-page-lusus-tile-sf =
    この駒は、周りの8マスにしか動けません。走りも、跳躍も、2マス前進も、キャスリングもできません。回り込みがあれば、端を越えた隣のマスも含みます。
    { rules-lusus-special }
# en: 93e376b6
rules-page-lusus-tile-dm =
    この駒は、アンパッサンも含めて何も取れません。図では、クイーンは黒の駒の手前までは行けますが、取れません。
    { rules-lusus-special }
# en: 0de093a0
rules-page-lusus-tile-en =
    この駒は、敵の駒を取るときしか動けません。取らない動きも、入れ替えも、キャスリングもできません。武装解除と一緒だと、まったく動けません。
    { rules-lusus-special }
# en: 96197220
rules-page-lusus-tile-ph =
    この駒は、走る途中で1回だけ、敵味方を問わず駒を1枚*すり抜け*られます。図では、ルークが味方のポーンをすり抜け、その後ろの駒を取ることもできます。このタイルの付いたポーンは、駒を越えて2マス前進できます。
    { rules-lusus-special }
# en: 04107667
rules-page-lusus-tile-da =
    この駒の側のプレイヤーは、毎ターン、タイルをもう1枚使えます（合わせて最大3枚）。使ったそのターンから働きます。図では、続けてビショップのタイルを同じルークに付け、ルークがその動きで進んでいます。
    { rules-lusus-special }
# en: 0eba3279
rules-page-lusus-tile-sp =
    斜めに走るとき、この駒は駒や盤の端で跳ね返ります。直角に曲がって、何度でも走り続けられます。端では反射する向きだけに、駒では左右どちらにも曲がれます。ほかの走る駒も、同じようにこの駒で跳ね返れます。
    { rules-lusus-special }
# en: 7cc66389
rules-page-lusus-tile-ds =
    スロットを1つ埋めるだけです。敵のクイーンに付ければ、付けられるタイルが1枚減ります。
    { rules-lusus-special }
# en: 1e2371cb
rules-page-lusus-tile-co =
    スロットを2つ埋めるだけなので、キングには付けられません。クイーンやポーンはこれで満杯です。
    { rules-lusus-special }
# en: f056d857
rules-page-lusus-tile-wr =
    この駒にとって、盤の左右の端がつながります。a筋からは同じ段のh筋へ、またその逆へ続きます。走り、跳ぶ動き、1マスの動き、取る動き、入れ替えに働き、キャスリングには働きません。
    { rules-lusus-special }
# en: 23a8f25c
rules-page-lusus-tile-gh =
    隣の駒は敵味方を問わずすべて凍結しますが、この駒自身は凍結しません。凍結した駒は、動くことも、キャスリングも、入れ替えも、回避もできません。取られることはあり、タイルも付けられます。
    { rules-lusus-special }
# en: e62467c2
rules-page-lusus-tile-iz =
    この駒は凍結します。自分の動きでも、キャスリングでも、入れ替えでも、回避でも動きません。取られることはあります。
    { rules-lusus-special }
# en: e147804f
rules-page-lusus-tile-hr =
    駒を取ったあと、この駒は同じターンにもう一度、今いるマスから空きマスへ動けます。動きの後ろに`>a5`のように書きます。罠で消えたり、手が取り消されたりしたときは、続きもなくなります。
    取る前からこのタイルが付いている必要があります。その手で盗んだヒット＆ランは、次に取るときから働きます（独自ルール）。
    { rules-lusus-special }
# en: f20389d1
rules-page-lusus-tile-kw =
    この駒の側のプレイヤーには、自分の盤面でだけ、相手の手札と、相手が引いたタイルが見えます。罠は隠れたままです。
    { rules-lusus-special }
# en: 7ef40fef
rules-page-lusus-tile-bd =
    空きマスを助走してから駒を取ると、同じ向きに転がり続け、すぐ後ろに続けて並ぶ敵の駒を、助走したマスと同じ数まで取れます。最後に取った駒のマスで止まります。図では空きマスが2つなので、最初の駒の後ろをさらに2枚取っています：`a1a4xa5xa6`。
    { rules-lusus-special }
# en: 392d7f6a
rules-page-lusus-tile-th =
    この駒で敵の駒を取ると、最初に取った駒のタイルを1枚、スロットに収まれば盗めます。タイルはずっとあなたのものになります。表記の`^1`は、1枚目のタイルを盗むことです。
    盗んだタイルは、その手では働きません。ヒット＆ラン、岩雪崩、泥棒は、次に取るときから働きます（独自ルール）。
    { rules-lusus-special }
# en: a58126ce
rules-page-lusus-tile-rv =
    この駒を取った駒も、タイルごと取られます。その駒の罠もガードも役に立ちません。キングで取ると負けになります（独自ルール）。
    { rules-lusus-trap }
# en: 00095eb4
rules-page-lusus-tile-nd =
    この駒を取ったプレイヤーは、そのターンにタイルを引けず、次の手札は空です。それで負けることはありません。
    { rules-lusus-trap }
# en: c5c2dd14
rules-page-lusus-tile-un =
    取った手は、岩雪崩も盗みも含めて取り消され、無駄になります。その前に使ったタイルはそのままです。なくなるのはこのタイルだけです。キングも救えます。
    { rules-lusus-trap }
# en: d07489f0
rules-page-lusus-tile-dg =
    この駒は取られず、隣の空きマスのどれかへランダムに跳びのき、攻めた駒は、この駒がいたマスに入ります。空きマスがないときや、この駒が凍結しているときは役に立ちません。キングも救えます。
    { rules-lusus-trap }
# en: 954af9c3
rules-page-lusus-tile-tf =
    この駒に付いた自分のタイルは、このタイルも含めて、墓地ではなく袋に戻ります。
    { rules-lusus-trap }
# en: 6401da69
rules-page-lusus-tile-bq =
    この駒に付いたほかの自分のタイルのうち、スロットの順で先頭の1枚が、墓地ではなく手札に入ります（独自ルール）。
    { rules-lusus-trap }
# en: b2aaac04
rules-page-lusus-tile-di =
    どれかの駒からタイルを1枚外します。タイルは持ち主の墓地へ行きます。裏向きの罠もスロットで選べます。免疫のある駒のタイルは守られています。表記は`DI@e5.2`です。
    { rules-lusus-once }
# en: 80052b29
rules-page-lusus-tile-ko =
    駒のタイルをすべて外します。タイルが1枚以上付いていて、免疫のない駒に限ります。表記は`KO@e5`です。
    { rules-lusus-once }
# en: 04c509bb
rules-page-lusus-tile-dc =
    どれかの駒から特殊タイルを1枚外します。免疫のある駒のタイルは、免疫自身のほかは守られています。表記は`DC@e8.1`です。
    { rules-lusus-once }
# en: 0af23586
rules-page-lusus-tile-tp =
    どれかの駒から移動タイルを1枚外します。免疫のある駒のタイルは守られています。表記は`TP@e5.2`です。
    { rules-lusus-once }
# en: 25d05b6c
rules-page-lusus-tile-es =
    駒の移動タイルをすべて外します。移動タイルが1枚以上付いていて、免疫のない駒に限ります。表記は`ES@e5`です。
    { rules-lusus-once }
# en: 0c7a15e8
rules-page-lusus-tile-dl =
    相手の手札がすべて相手の袋に戻るので、相手は次のターンに使うタイルがありません。相手の手札が空のときは使えません。表記は`DL`です。
    { rules-lusus-once }
# en: 8939eb65
rules-page-lusus-tile-bs =
    相手の手札からランダムに2枚が相手の墓地へ行きます。足りなければ全部です。相手の手札が空のときは使えません。表記は`BS`です。
    { rules-lusus-once }
# en: a75eb8d6
rules-page-lusus-tile-lt =
    相手の手札からランダムに2枚が*あなたの*袋に入り、ずっとあなたのものになります。足りなければ全部です。相手の手札が空のときは使えません。表記は`LT`です。
    { rules-lusus-once }
# en: a29cf973
rules-page-lusus-tile-he =
    自分の墓地からタイルを3枚選んで手札に入れます。3枚なければ全部です。ダブルアクションがあれば、すぐに使えます。なければ残りの手札と一緒に袋に入り、それだけ長く戦えます。表記は`HE+KN+RO+PA`です。
    { rules-lusus-once }
# en: 7297bd85
rules-page-lusus-tile-rc =
    自分の墓地のタイルを、手札にあるかのように使います。リサイクルは選べません。2枚合わせて1枚使ったことになります。表記は`RC+BI@d1`です。
    { rules-lusus-once }
# en: b7dd5d33
rules-page-lusus-tile-td =
    別々の駒に付いたタイルを1枚ずつ交換します。誰のタイルでもかまいません。どちらのタイルも移る先のスロットに収まり、守られていないことが条件です。互いの場所に入り、持ち主は変わりません。罠は、新しく付いた駒で働きます。表記は`TD@d1.1~d8.1`です。
    { rules-lusus-once }
# en: 86751b42
dice-title = { $game } · ダイス
# en: 3c26c9ec
dice-seal = この対局のダイスは、始まる前に封印されました：SHA-256 `{ $commitment }`
# en: 79f5dbf8
dice-source = { $made }の出目はどれも、シードとテキスト`{ $game }:{ $revision }:n:{ $interaction }`から決まります。nはその手の中の出目の番号で、0から数えます。
# en: 90b29235
dice-sealed = シードは対局が終わるまで秘密です。終わったら`/verify`で開封し、すべての出目を検証できます。
# en: d77add94
dice-open = シードは`{ $seed }`です。すべての出目を検証するには`/verify`を使ってください。
# en: 32d849d1
move-number = { $number }手目
# en: 564e073c
move-number-part = { $number }手目の{ $part }段階目
# en: e85a9d85
verify-title = { $game } { $id }のダイス
# en: acdf8813
verify-choices-title = { $game } { $id }のコンピューターの手
# en: 7b0d2f22
verify-choices-long = コンピューターの手をここで再現するには時間がかかりすぎます。`/history`から対局をダウンロードして、`sealed-move verify`にかけてください。
# en: 696d39ee
verify-file = 出目がここに収まりきらないので、ファイルに入れました。
# en: c4c3310a
verify-foot = game:revision:n:interactionに対する、シードを鍵としたHMAC-SHA-256を、選択肢の数で割った余り
# en: ef93c852
proof-holds = { $draws ->
    [0] ダイスは振られていません。
    [1] 1回の出目は、正しいと確認できました。
   *[other] { $draws }回の出目は、すべて正しいと確認できました。
}
# en: 36ad41be
choices-hold = { $count ->
    [1] { $computer }のただ一つの手は、コンピューター自身が選んだものです。
   *[other] { $computer }の{ $count }手は、すべてコンピューター自身が選んだものです。
}
# en: 824b0aaa
choices-differ = ファイルの{ $number }行目には`{ $written }`とありますが、{ $computer }が選ぶのは`{ $chosen }`です。
# en: 854d17ac
choices-unreadable = 手を再現できないので、{ $computer }の手を検証できません。
# en: 4586dad6
proof-season-title = { $name }、第{ $number }シーズンの抽選
# en: e473d872
proof-season-holds = 抽選、組み合わせ、順位表は、すべて正しいと確認できました。
# en: ce546b98
proof-season-flaw = 一致しないものがあります：{ $why }
# en: 24d828b2
proof-season-seal = SHA-256 `{ $commitment }`として、メッセージ{ $message }に封印
# en: d06600b6
proof-season-seed = シード`{ $seed }`
# en: 55590205
proof-season-drum = 抽選箱`{ $drum }`：そのメッセージの番号と全員のエントリーのSHA-256
# en: 104a1ecf
proof-season-file = ファイルには、順を追った抽選の記録とすべての組み合わせが入っています。
# en: a5f87772
proof-season-draw = { $lot }. { $options }通り中{ $index }番：{ $number }（{ PERSON($player, title: "さん") }）
# en: edeef8c9
proof-season-pair = ディビジョン{ $division }、{ $round }回戦：{ $first } – { $second }
# en: a6dd50f1
proof-seed = シード`{ $seed }`、SHA-256 `{ $commitment }`として封印
# en: 6a4884f2
proof-draw = { $made }（{ $options }通り中{ $result }番）：`{ $text }`
# en: 7bae8074
proof-meaning = { $submission }、{ $meaning }
# en: a2c16850
proof-start = 開始時
# en: ed5e600d
proof-ply = { $number }手目
# en: 749a9d70
proof-ply-part = { $number }手目の{ $part }段階目
# en: e6b78cf6
proof-commitment = **ダイスが一致しません。**封印されたシードのSHA-256は`{ $published }`ですが、開封されたシードでは`{ $opened }`になります。
# en: be06a90b
proof-draw-differs = **ダイスが一致しません。**{ $submission }：出目{ $number }（`{ $text }`）は{ $options }通り中{ $index }番のはずですが、{ $other }番と書かれています。記載：`{ $written }` 出目：`{ $drawn }`
# en: dc8a1724
proof-lots-differ = **ダイスが一致しません。**{ $submission }：出目と記載が違います。記載：`{ $written }` 出目：`{ $drawn }`
# en: 2ea9a40d
proof-sealed = この対局は終わっていないので、ダイスはまだ封印されています。終わったらファイルをダウンロードし直して、そちらを検証してください。
# en: 4e4a22d8
proof-no-commitment = この棋譜ファイルには封印が入っていないので、SHA-256を挑戦のメッセージにあるものと見比べてください。
# en: 1aabf1b9
proof-record = { $submission }はこの対局の手ではありません：{ $why }
# en: 92cfe965
notice-foot-over = 対局{ $id }
# en: 76fc4ca0
draw-offered = { PERSON($opponent, title: "さん") }、{ $game }で{ PERSON($player, title: "さん") }から引き分けの提案です。
# en: 3ece0761
draw-closed = { PERSON($player, title: "さん") }が{ $game }で{ PERSON($opponent, title: "さん") }に引き分けを提案しました。{ $outcome ->
    [accepted] 提案は承諾されました。
    [declined] 提案は断られました。
    [withdrawn] { PERSON($player, title: "さん") }が提案を取り下げました。
    [over] 返事の前に終局しました。
   *[overtaken] 対局はそのまま続きました。
}
# en: b175922a
draw-declined = { PERSON($player, title: "さん") }は引き分けを断りました。{ PERSON($opponent, title: "さん") }、対局を続けましょう！
# en: 6ecca11b
takeback-offered = { PERSON($opponent, title: "さん") }、{ $game }で{ PERSON($player, title: "さん") }が待ったをお願いしています。認めますか？
# en: 896d92db
takeback-closed = { PERSON($player, title: "さん") }が{ $game }で{ PERSON($opponent, title: "さん") }に待ったをお願いしました。{ $outcome ->
    [accepted] 待ったは認められました。
    [declined] 待ったは断られました。
    [withdrawn] { PERSON($player, title: "さん") }が取り下げました。
    [over] 返事の前に終局しました。
   *[overtaken] 対局はそのまま続きました。
}
# en: 24469d0d
takeback-declined = { PERSON($opponent, title: "さん") }、{ PERSON($player, title: "さん") }は待ったを断りました。手はそのままです。
# en: 474534e9
takeback-withdrawn = { PERSON($player, title: "さん") }は待ったを取り下げました。
# en: 0d1a5935
notice-taken-back = { PERSON($player, title: "さん") }が待ったを認めました。
# en: d342be16
player-with-side = { $player }（{ $side }）
# en: ea36ea74
notice-ratings = レート：{ $first } { $firstrating } · { $second } { $secondrating }
# en: f631a825
notice-ratings-early = 両者が1手ずつ指す前だったので、レートは変わりません。
# en: 95f7384e
notice-rating-computer = { PERSON($player, title: "さん") }の対コンピューターのレート：{ $rating }
# en: 2089caed
notice-spared = この手番のお知らせが{ PERSON($player, title: "さん") }に一度も届かなかったので、レートは変わりません。
# en: 8cb67ed3
notice-ratings-new = -# 「?」は対局数が少ないレートの印です。まだ大きく動きます。
# en: 0d525de5
rating-change = { $before } → { $after }（{ $difference }）
# en: 7dd0f232
rating = { $sure ->
    [no] { $value }?
   *[yes] { $value }
}
# en: b6d83b05
player-gone = 退会者
# en: 66311f2f
draw-withdrawn = { PERSON($player, title: "さん") }は引き分けの提案を取り下げました。

## Lessons

# en: 5991f0f7
lesson-title = { $game } · レッスン{ $number }/{ $count } · { $title }
# en: a1444d22
lesson-title-course = { $game } · { $course }、{ $number }/{ $count } · { $title }
# en: 9715b7e3
lesson-title-puzzle = { $game } · { $title } · 問題{ $number }/{ $count }
# en: 1ca885f5
course-winning = 勝ち方と負け方
# en: cee8f549
course-winning-about = レッスンは4つ、それぞれに問題が3問付いています。危険は自分で見つけてください。狙いを見抜く場面では、私からは注意しません。
# en: 65ee17b9
lesson-played = { $side }：{ $meaning }（`{ $record }`）。
# en: 248b6d7d
lesson-goes-on = いいですね。次の手は？
# en: e5c02bb7
lesson-wrong = **まだ正解ではありません。**{ $why }元の局面に戻しました。
# en: 925ce4a0
lesson-wrong-answered = 上にあるのがあなたの手と{ $side }の応手ですが、課題はまだ終わっていません。
# en: 98998da9
lesson-wrong-unanswered = 上にあるあなたの手では、別のことが起こりました。課題はまだ終わっていません。
# en: 67a69634
lesson-hint = **ヒント：**{ $hint }
# en: e1c6772e
lesson-solved = ✅ **正解！**
# en: e45fdba7
lesson-fewest = { $moves }手で解けました。これが最短です。
# en: 151c7246
lesson-more = { $moves }手で解けました。最短は{ $fewest }手です。
# en: 857ec7fa
lesson-next = 次：**{ $title }**。
# en: 0515adad
lesson-all-solved = 🎓 { $game }のレッスンを全部終えました。最後は、いちばんやさしいコンピューターとの本番の対局です。待ったもヒントも使えます。2つ目のコースでは、勝ち方と負け方を学べます。
# en: e1b6049b
lesson-course-solved = 🎓 このコースを全部解きました。もう{ $game }の本番の対局に挑めます。`/puzzle`には、ほかの問題もあります。
# en: 7604ebe7
lesson-outdated = そのメニューは古くなっています。今のレッスンはこちらです。
# en: d30d6124
lesson-progress = レッスン{ $count }個中{ $solved }個クリア
# en: 05aac6e8
lesson-progress-course = レッスンと問題{ $count }個中{ $solved }個クリア
# en: 0923d396
lesson-overview-title = レッスン
# en: 013d7315
lesson-overview = どのレッスンも小さな局面の課題が1つだけで、1～2分で終わります。対局と同じメニューで指します。成績には数えません。好きなときにやめて、続きから始められます。
# en: 1827e3a6
lesson-overview-line = **{ $game }** · { $about }。{ $progress }。
# en: 81d20dfa
lesson-overview-course = { $course }：{ $progress }
# en: 4fbc25ff
lesson-list-title = { $game } · レッスン
# en: 52ef7530
lesson-list-title-course = { $game } · { $course }
# en: 4f8e205a
lesson-line = ▫️ { $number }. { $title }
# en: 8be6eca3
lesson-line-solved = ✅ { $number }. { $title }
# en: 3f050f80
lesson-line-skipped = ⏭️ { $number }. { $title }
# en: 3e36756f
lesson-line-last = 🎓 { $number }. コンピューターとの対局
# en: 7657d43b
lesson-line-puzzles = { $line } · 問題：{ $count }問中{ $solved }問
# en: fe0e0738
lesson-choose = レッスンを開く
# en: 5a4f0b5d
lesson-chess-aruki = レッスンを2つ飛ばしました。ポーンの動き方と取り方はチェスと同じですが、進むのは1マスだけです。ランスは縦横に、パイクは斜めに1マス進みます。ルークとアローは、チェスのルークとビショップのように動きます。
# en: 7efd3331
lesson-chess-chakart = レッスンを2つ飛ばしました。ナイトとポーンの動き方はチェスと同じです。ただし、ナイトは元いたマスにタマゴを、ポーンはキノコを残します。誰も「チェック」とは言いません。
# en: 97dce867
lesson-chess-lusus = レッスンを2つ飛ばしました。駒の動き方はチェスと同じですが、チェックはなく、キングを取ったほうが勝ちです。手の終わりには毎回タイルを引きます。Lususはそこから始まります。
# en: 722f694e
puzzle-title = { $game } · レート{ $rating }の問題
# en: 94a06713
puzzle-task-win = **{ $side }の手番です。**ただ一つの勝ちの手を見つけてください。
# en: 3784f8d0
puzzle-task-hold = **{ $side }の手番です。**負けを逃れる手は一つだけです。見つけてください。
# en: efcbaf7f
puzzle-task-moves = 全部で{ $moves }手です。相手側は私が指します。
# en: b1ee4e73
puzzle-wrong-win = **その手ではありません。**チャンスを逃します。
# en: 9dc1dca3
puzzle-wrong-hold = **その手ではありません。**負けてしまいます。
# en: 03cb3dbf
puzzle-refuted = **なぜ？**{ $side }にはこの応手があります：`{ $record }`、{ $meaning }。
# en: d31b31a5
puzzle-then = あなたが最善の手で応じても、相手にはこの手があります：`{ $record }`、{ $meaning }。
# en: be7ba1e1
puzzle-costs-game = これで{ $side }の勝ちになります。
# en: 25c91ba6
puzzle-costs-draw = これで引き分けになります。
# en: 707327c1
puzzle-no-tiles = その後、あなたは必要な枚数のタイルを引けなくなります。
# en: 0353a639
puzzle-costs-pieces = 駒を{ $count }枚失います：{ $pieces }。
# en: 6294e3ba
puzzle-chance = { $left ->
    [none] そうなると、負けはほぼ決まりです。
   *[some] そうなると、あなたの勝つ見込みは約{ $chance }%です。
}
# en: 50928d1e
puzzle-again = 元の局面に戻しました。別の手を試してください。
# en: bf4c4193
puzzle-hint-counts = ヒントを使うと、間違いと同じ扱いになります。
# en: d08c29af
puzzle-done-win = それが勝ちの手です。
# en: 75960f3d
puzzle-done-hold = それが形勢を保つただ一つの手です。
# en: a294b632
puzzle-why-game = この手で{ $side }の勝ちになります。
# en: 3e58741c
puzzle-why-takes = この手で駒が{ $count }枚取れます：{ $pieces }。
# en: 916ca337
puzzle-why-other = **ほかの手は？**最善の`{ $record }`でもうまくいきません：{ $meaning }。
# en: 39032ae1
puzzle-theme = **テーマ：**{ $theme }
# en: 7ddb03cb
puzzle-theme-aruki-mate = 1手でチェックメイト
# en: f21250b0
puzzle-theme-aruki-chase = チェックを続けてチェックメイト
# en: 84e53846
puzzle-theme-aruki-net = 静かな手で詰み形に追い込む
# en: 8cddbcb9
puzzle-theme-aruki-prize = 取れる駒がある
# en: c592ee60
puzzle-theme-aruki-quiet = 一石二鳥の静かな手
# en: 952f7861
puzzle-theme-aruki-flight = キングが身をかわす
# en: 4b9b6e07
puzzle-theme-aruki-guard = ジェスターとドラゴンが守る
# en: 3a96e876
puzzle-theme-aruki-take = 狙ってきた駒を取る
# en: bf1566a5
puzzle-theme-aruki-block = 利きをふさぐ
# en: f7c74d9f
puzzle-theme-aruki-series = 応手に次ぐ応手
# en: 985d3c5e
puzzle-theme-kyo-ride = キングまで一気に
# en: cc6af935
puzzle-theme-kyo-road = キングへの近道
# en: 5b7096fa
puzzle-theme-kyo-shuffle = 並べ替えて道を作る
# en: 0d3670fe
puzzle-theme-kyo-net = 受けのない狙い
# en: 43134b57
puzzle-theme-kyo-prize = 強い駒を仕留める
# en: f10d323d
puzzle-theme-kyo-flight = 手の届かない所へ
# en: b50195b0
puzzle-theme-kyo-royal = 狙ってきた駒をキングが取る
# en: 86eb6c90
puzzle-theme-kyo-take = 狙ってきた駒を取る
# en: 44ebf482
puzzle-theme-kyo-series = 応手に次ぐ応手
# en: dacd3a1c
puzzle-theme-kyo-counter = 守ってから反撃
# en: 78037c2c
puzzle-theme-chakart-shell = キングを狙う甲羅
# en: 843cf661
puzzle-theme-chakart-line = キングまで一直線
# en: fd5f9433
puzzle-theme-chakart-step = キングまであと一歩
# en: d9f11113
puzzle-theme-chakart-stealth = 隠れたクイーン
# en: 0eb38ced
puzzle-theme-chakart-net = 受けのない狙い
# en: bf406dd0
puzzle-theme-chakart-flight = 手の届かない所へ
# en: fd190f93
puzzle-theme-chakart-shot = 甲羅で守る
# en: cdee541a
puzzle-theme-chakart-take = 狙ってきた駒を取る
# en: c149fadf
puzzle-theme-chakart-series = 応手に次ぐ応手
# en: 716e0784
puzzle-theme-chakart-counter = 守ってから反撃
# en: 590cf68c
puzzle-theme-lusus-movement = 新しい動き方
# en: bb581b99
puzzle-theme-lusus-special = ルールを曲げるタイル
# en: d441aa17
puzzle-theme-lusus-removal = 邪魔をどけるタイル
# en: 057e9e2e
puzzle-theme-lusus-flight = キングが身をかわす
# en: a09b39a3
puzzle-theme-lusus-take = 狙ってきた駒を取る
# en: f4365906
puzzle-theme-lusus-cover = 利きをふさぐ
# en: a983a681
puzzle-theme-lusus-shield = タイルを盾に
# en: 34e2e2ce
puzzle-theme-lusus-rescue = 狙ってきた駒を無力にするタイル
# en: cbe9ff44
puzzle-theme-lusus-series = 応手に次ぐ応手
# en: 5afa8aa1
puzzle-theme-lusus-counter = 守ってから反撃
# en: dac0212b
puzzle-line-page = { $count }手中{ $page }手目
# en: 9b5c19de
puzzle-rating = あなたの問題レート：{ $rating }
# en: 7d307e51
puzzle-rating-unsure = あなたの問題レート：約{ $rating }
# en: 4eaf1c00
puzzle-rating-change = あなたの問題レート：{ $before } → { $rating }
# en: 28a89d1c
puzzle-outdated = そのメニューは古くなっています。今の問題はこちらです。
# en: dd51db03
own-puzzle-title = { $game } · 自分の対局から
# en: 83da9c97
own-puzzle-task = **{ PERSON($opponent, title: "さん") }との対局、{ $number }手目から。**ここで見落としがありました。最善の手は何でしょう？
# en: f2f7cd12
own-puzzle-step = 連続正解：{ $steps }回中{ $step }回。レートは付きません。
# en: 1f08355d
own-puzzle-wrong = **その手ではありません。**試した手：`{ $record }`、{ $meaning }。明らかにもっとよい手があります。もう一度どうぞ。
# en: bd9b8f99
own-puzzle-unjudged = その手を時間内に判定できませんでした。少ししてからもう一度試してください。
# en: ce6c3780
own-puzzle-right = あなたの手：`{ $record }`、{ $meaning }。
# en: 35cacb05
own-puzzle-best = 最善の手：`{ $record }`、{ $meaning }。
# en: bde4eeac
own-puzzle-again = また`/puzzle`で出題します：{ $due }
# en: 999a2266
own-puzzle-learned = 3回続けて正解です。もう身につきましたね。この問題は卒業です。
# en: ce5b0f42
own-puzzle-overview = **自分の対局から。**以前のミスが問題になって戻ってきました。今ならもっとよい手が見つかりますか？
# en: 87266dd0
own-puzzle-due = **{ $game }** · { $count }問
# en: c592c94a
review-own-puzzles = あなたの対局の分かれ目は、明日、問題になって戻ってきます：`/puzzle`
# en: b162a5f6
button-own-puzzle = 自分の{ $game }の問題
# en: 2f589475
button-other-puzzle = 別の問題
# en: 464df579
puzzle-overview-title = 問題
# en: 0ebfd51d
puzzle-overview = どの問題も実戦の局面で、正しい初手はただ一つです。対局と同じメニューで指します。問題レートに数えるのは最初の解答だけで、ヒントを使うと間違いと同じ扱いになります。
# en: db071d6e
puzzle-overview-line = **{ $game }** · { $rating }。一発で正解：{ $tried }問中{ $solved }問。
# en: 6921dd6e
daily-title = 今日の問題 · { $game } · レート{ $rating }
# en: af40b917
daily-nobody = まだ誰も解いていません。
# en: 860db077
daily-solvers = **正解した人**
# en: 4a2b7aa7
daily-solver = { $number }. { PERSON($player, title: "さん") } · { $first ->
    [yes] 一発正解
   *[no] 後から正解
} · 連続{ $days }日
# en: 53acf357
daily-more-solvers = ほか{ $count }人
# en: 47bd9dfb
daily-last = 2週間、誰も問題に挑んでいないので、誰かが挑むまでは、これが最後の問題です。
# en: e3cbe605
daily-foot = 解く様子は誰にも見えず、ここには名前だけが載ります。週に1日なら休んでも連続記録は途切れません。
# en: 8b532f1a
daily-closed = 締め切りました。次の問題が出ています。
# en: 5848ce33
daily-counted = 今日の正解者の一覧に載りました。連続記録：{ $days }日。1日なら休んでも途切れません。
# en: b74571aa
daily-counted-no-free = 今日の正解者の一覧に載りました。連続記録：{ $days }日。今週の休みはもう使ったので、次の問題を逃さないでくださいね。
# en: ca1cbe74
daily-late = 次の「今日の問題」がもう出ているので、この正解は一覧に間に合いませんでした。
# en: 49062566
daily-solved = 今日の問題はもう解きましたね。手順はこちらです。
# en: 7b56ea0e
daily-shown = 今日の問題の正解はもう見ましたね。もう一度お見せします。
# en: d43c7b66
daily-over = それは以前の「今日の問題」です。別の問題は`/puzzle`でどうぞ。
# en: 6154ae3a
lesson-aruki-pawn-title = ポーンで取る
# en: 25c43a1b
lesson-aruki-pawn-task =
    あなたは白で、手前側です。**ポーン**は、前が空いていればまっすぐ1マス進みます。取るのは*斜め前*1マスです。
    { "" }**課題：**e6の黒のポーンが、あなたのポーンの道をふさいでいます。f6のパイクを取ってください。
# en: a04838c1
lesson-aruki-pawn-hint = e5のポーンを動かします。取れるのは斜め前、つまりf6です。
# en: f708c610
lesson-aruki-pawn-done = パイクを取りました。なくなったわけではなく、今はあなたの**駒台**にあります。すぐに役立ちますよ。
# en: 5a2b4d79
lesson-aruki-pawn-wrong-king = キングが散歩に出てしまい、パイクはまだそこにいます。
# en: 2738e3b4
lesson-aruki-pike-title = ランスか、パイクか
# en: b41b66fc
lesson-aruki-pike-task =
    { "" }**ランス**は前後左右に1マス、**パイク**は斜めに1マス進みます。取り方も進み方と同じです。
    { "" }**課題：**あなたの2枚の駒のうち1枚は、f6のルークを取れます。その駒で取ってください。
# en: b288c474
lesson-aruki-pike-hint = f6は、g5のパイクから斜めに1マスの所です。
# en: 7d910a2e
lesson-aruki-pike-done = 正解です！ランスはまっすぐ、パイクは斜めに進みます。ルークとアローも同じ向きに、何かに当たるまで進みます。
# en: 59776e05
lesson-aruki-pike-wrong-lance = 今動かしたのはランスです。まっすぐにしか進めないので、f6には届きません。
# en: aa89bbc3
lesson-aruki-leap-title = ポーンを跳び越える
# en: d13d887e
lesson-aruki-leap-task =
    { "" }**グレートランス**は、縦横に1マスか2マス進みます。2マスのときは*跳躍*なので、間に何がいてもかまいません。グレートパイクも、斜めに同じように進みます。
    { "" }**課題：**ポーンを跳び越えて、e7のルークを取ってください。
# en: 61df5083
lesson-aruki-leap-hint = グレートランスをe5からe7へ、2マス進めます。
# en: 52f611f0
lesson-aruki-leap-done = ポーンを跳び越えて、ルークを取りました。跳躍をふさぐことは誰にもできません。
# en: 988019f4
lesson-aruki-leap-wrong-pawn = 取ったのはポーンです。後ろのルークのほうが、ずっと価値があります。
# en: c4bbd4c7
lesson-aruki-merge-title = ランスとパイクを合体させる
# en: c923efd7
lesson-aruki-merge-task =
    取ったパイクが駒台で待っています。1手使って、駒台の駒を盤の駒と合体させることができます。これが**進化**です。ランスとパイクは、*どの方向にも*1マス進む**ソード**になります。
    { "" }**課題：**パイクを、e5のランスと合体させてください。
# en: 59d90cb2
lesson-aruki-merge-hint = e5のランスを選び、次に駒台のパイクを選びます。入力なら`L(e5)+P=S`です。
# en: f04e0e95
lesson-aruki-merge-done = ソードのできあがり！同じ駒2枚なら上位の駒に、ルークとアローなら最強の駒**ミニスター**になります。
# en: 3c0127dc
lesson-aruki-merge-wrong-step = ランスが歩いただけです。合体はそれだけで1手で、ランスのいるマスで行います。
# en: 395200e8
lesson-aruki-merge-wrong-king = 今動かしたのはキングです。パイクはまだ駒台で待っています。
# en: 02403409
lesson-aruki-promote-title = ポーンをルークにする
# en: d2d29417
lesson-aruki-promote-task =
    敵のポーンが最初に並んでいた段（あなたにとっては11段）にポーンが入ると、駒台の駒と取り替えることができます。これが**プロモーション**です。
    { "" }**課題：**c11に進み、ポーンをルークにしてください。
# en: 978883e1
lesson-aruki-promote-hint = ポーンをc10からc11に進め、ルークを選びます。入力なら`O(c10)c11=R`です。
# en: 51f9ad47
lesson-aruki-promote-done = ルークになって、いきなりチェックです。ポーン自身は消えて、どちらの駒台にも載りません。
# en: 63db7951
lesson-aruki-promote-wrong-plain = これではずっとポーンのままです。成れるのは、11段に入るその手だけです。
# en: 7c8c2cfd
lesson-aruki-promote-wrong-king = 今動かしたのはキングです。ポーンはあと一歩で成れます。
# en: 9cb534a7
lesson-aruki-jester-title = ジェスターのものまね
# en: 0bf25527
lesson-aruki-jester-task =
    { "" }**ジェスター**はどの方向にも1マス進み、さらに、隣にいるどの駒のようにも動けます。敵でも味方でもかまいません。あなたのジェスターはルークの隣なので、ルークのようにも動けます。
    { "" }**課題：**ジェスターでe10のアローを取ってください。
# en: 1495e9b8
lesson-aruki-jester-hint = ルークの隣にいれば、ジェスターはe筋をまっすぐ駆け上がれます。
# en: 0baf634e
lesson-aruki-jester-done = ジェスターがルークのように走りました。着いた先では隣に駒がいないので、また1マスずつの動きに戻ります。
# en: 9c9e7f84
lesson-aruki-jester-wrong-rook = 今動かしたのはルークです。e10には1手で届かず、ジェスターの隣からもいなくなってしまいました。
# en: c1692bea
lesson-aruki-jester-wrong-step = 途中で止まりました。ルークの隣にいれば、ジェスターは何かに当たるまで走れます。
# en: 59651916
lesson-aruki-line-title = 間に何がいてもチェック
# en: 50eec5db
lesson-aruki-line-task =
    { "" }**ゴールドドラゴン**はキングのように1マス進みます。しかし狙いは自分のいる*筋*全体におよび、そこにいる敵のキングは、間に何がいてもチェックされます。（例外は、そのドラゴンの側のキングも同じ筋にいるときだけです。）**シルバードラゴン**は、自分の段を同じように狙います。
    { "" }**課題：**ドラゴンでチェックをかけてください。
# en: 91a33d7c
lesson-aruki-line-hint = キングのいるe筋に、ドラゴンを進めます。
# en: 06864870
lesson-aruki-line-done = チェック！間のポーンは役に立たず、何を置いてもふさげません。
# en: bcdf13e3
lesson-aruki-line-wrong-king = 今動かしたのはキングです。チェックをかけるのはドラゴンです。
# en: ca712865
lesson-aruki-line-wrong-dragon = ドラゴンは動きましたが、その筋にキングはいません。
# en: b88d1e79
lesson-aruki-wipe-title = 筋を一掃する
# en: abb35f39
lesson-aruki-wipe-task =
    1局に1回、ドラゴンは自分のラインを**一掃**できます。そこにいる駒は、敵も味方もドラゴン自身もすべて消え、どちらの駒台にも載りません。自分のキングがそのライン上にいる間は一掃できません。
    { "" }**課題：**ミニスターとルークがドラゴンの筋にいます。一掃してください。
# en: 55ae7023
lesson-aruki-wipe-hint = d3のドラゴンを選び、次に一掃を選びます。入力なら`GD(d3)-`です。
# en: 76f9b6e9
lesson-aruki-wipe-done = ドラゴンとポーンと引き換えに、ミニスターとルークを消しました。得な交換です。ポーンを1とすると、ランスもパイクも約2、ソードもドラゴンも3、アローは5、ルークは6、ミニスターは11の価値があります。
# en: 96548783
lesson-aruki-wipe-wrong-step = ドラゴンが歩いただけです。一掃はそれだけで1手です。
# en: bc7588c5
lesson-aruki-wipe-wrong-pawn = ポーンを助けたい気持ちはわかりますが、ミニスターとルークがまだいます。一掃なら両方消せます。
# en: 929b23ae
lesson-aruki-slay-title = ドラゴン退治
# en: 1726af06
lesson-aruki-slay-task =
    今度はあなたがチェックされています。黒のドラゴンが、あなたのポーン越しにキングの筋を狙っています。筋から逃げるか、ドラゴンを取るかです。間に駒を置いても役に立ちません。
    { "" }**課題：**ドラゴンを取ってください。
# en: 63d37d98
lesson-aruki-slay-hint = a9のルークは、ドラゴンと同じ段にいます。
# en: d6748809
lesson-aruki-slay-done = チェックが外れました。取られたドラゴンには、もう一掃はできません。
# en: a74af393
lesson-aruki-slay-wrong-king = キングは安全になりましたが、ドラゴンは健在で、まだe筋を一掃できます。
# en: 1ab5984f
lesson-aruki-mate-title = チェックメイト
# en: 7d461241
lesson-aruki-mate-task =
    { "" }**チェックメイト**で勝ちです。敵のキングがチェックされていて、どの手でも助からない形です。ここでは、11段はl11の味方のルークが、b筋は味方のドラゴンが押さえています。足りないのはチェックだけです。駒台を見てみましょう。
    { "" }**課題：**1手でメイトにしてください。
# en: e626d5bf
lesson-aruki-mate-hint = ルークとアローでミニスターになります。h5からは、斜めにa12まで見通せます。
# en: 630fae0e
lesson-aruki-mate-done = メイト！キングは11段にもb筋にも出られず、ミニスターを止める手もありません。
# en: fa3a5fcc
lesson-aruki-mate-wrong-check = チェックですが、メイトではありません。ルークが11段を離れたので、キングはa11に出られます。
# en: 3608cfff
lesson-aruki-mate-wrong-other = そのルークではチェックになりません。その場に置いたまま合体させましょう。
# en: f9ca7972
lesson-aruki-third-title = 3手でメイト
# en: e3bf82f4
lesson-aruki-third-task =
    本物の初期配置から仕掛ける、本物の罠です。黒のキングはf筋で、黒の駒の壁の後ろにいます。あなたのキングがf筋を離れ、ゴールドドラゴンがf筋に入れば、間に何がいてもチェックです。
    { "" }**課題：**3手でメイトにしてください。まずキングの通り道を作ります。
# en: ff2017e5
lesson-aruki-third-hint = g2のポーンを進めて通り道を作り、キングをg2へ動かし、それからドラゴンをe1からf1へ進めます。
# en: 56a21f68
lesson-aruki-third-done = 3手でメイト！たいていの人が一度は引っかかります。防ぐには、早めにe11かg11のポーンを進めてキングの逃げ道を作るか、先にドラゴンで一掃します。
# en: b39a6ba3
lesson-aruki-threat-title = 狙いを見抜く
# en: aa228630
lesson-aruki-threat-task =
    指す前に、いつも考えてみましょう。*自分が何もしなければ、相手は何を指すだろう？*黒のキングがf12からg11に動いたところです。何でもなさそうに見えますが、そうではありません。
    { "" }**課題：**狙いを見抜き、それを防ぐ手を指してください。
# en: 985c8550
lesson-aruki-threat-hint = 黒のキングがf筋を離れたので、黒のゴールドドラゴンはf12に入れます。間に何がいてもチェックで、あなたのキングは壁に囲まれています。筋から出る道を作るか、ドラゴンを片付けましょう。
# en: 184a912a
lesson-aruki-threat-done = 見抜いて防ぎました。チェックへの対応は3つあります。キングが逃げる、攻めている駒を取る、間に何かを置く。ドラゴン相手には何も間に置けないので、味方の壁の後ろにいるキングには逃げ道が要ります。
# en: 3144de1e
lesson-aruki-threat-wrong-front = それで空くのはf2だけで、そこも同じ筋です。ドラゴンがf12に入ってメイトになりました。
# en: 910f8f19
lesson-aruki-finish-title = 受けなしにする
# en: 659f419c
lesson-aruki-finish-task =
    チェックへの対応は3つあります。キングが逃げる、攻めている駒を取る、間に何かを置く。どれもできないチェックがメイトです。あなたのルーク（a3）、アロー（f2）、ドラゴンは、どれもチェックをかけられます。
    { "" }**課題：**1手でメイトにしてください。
# en: 87679a2a
lesson-aruki-finish-hint = ドラゴンとキングの間には何も置けません。そしてドラゴンがk筋を離れれば、k1のルークは上までずっと見通せます。
# en: ac38ac10
lesson-aruki-finish-done = メイト！間には何も置けず、ドラゴンには何も届かず、k筋はルークが押さえています。
# en: 266ec8fa
lesson-aruki-finish-wrong-rook = チェックですが、メイトではありません。黒のランスがd12で間に入ります。
# en: b09b3f66
lesson-aruki-finish-wrong-arrow = チェックですが、メイトではありません。黒のソードがh8で間に入ります。
# en: 7af3ae7a
lesson-aruki-finish-wrong-dragon = ドラゴンがキングの筋にいないので、チェックになりませんでした。
# en: 8e0b95ab
lesson-aruki-trade-title = 得な交換をする
# en: 78b6f08c
lesson-aruki-trade-task =
    取る前に計算しましょう。何を取り、何を取り返されるのか。ポーンを1とすると、ランスもパイクも約2、ソードもドラゴンも3、アローは5、ルークは6、ミニスターは11の価値があります。
    { "" }**課題：**ここで取れる駒は3枚あります。いちばん得な手を指してください。
# en: c71bc032
lesson-aruki-trade-hint = ランスはd12のルークが、アローはg7のポーンが守っています。それぞれ、取ると何を失うでしょう？
# en: 8c974c0d
lesson-aruki-trade-done = g7のポーンにパイクを取られても、2を渡して5を取った計算です。しかもアローは駒台にあり、味方として戻ってこられます。
# en: 40bdc3a1
lesson-aruki-trade-wrong-lance = ランスを取りましたが、d12のルークに自分のルークを取られました。2のために6を失いました。
# en: 44a0b137
lesson-aruki-trade-wrong-pawn = ポーンをただで取りましたが、黒のアローにパイクを取られました。狙うならアローのほうでした。
# en: 4cd32080
lesson-aruki-plan-title = シルバードラゴンを起こす
# en: e2649133
lesson-aruki-plan-task =
    シルバードラゴンは自分の*段*全体を狙いますが、味方のキングが同じ段にいる間は別です。だから開始時は、1段で眠っています。ここでは、あなたのドラゴンと両方のキングが7段にいます。
    { "" }**課題：**2手でミニスターとルークを消してください。
# en: cead4b02
lesson-aruki-plan-hint = 自分のキングで7段を離れましょう。それだけでチェックになります。黒のキングが7段を離れたら、そこを一掃します：`SD(b7)-`。
# en: f91c1a5d
lesson-aruki-plan-done = まずキングがよけて、それからドラゴンが一掃します。どの対局でも使える、はじめの作戦です。キングを1段から出せば、シルバードラゴンが目を覚まします。
# en: 14c956f4
lesson-aruki-plan-wrong-row = あなたのキングがまだ7段にいるので、ドラゴンのチェックになりません。
# en: e95825fa
lesson-aruki-plan-wrong-rows = あなたのキングがまだ7段にいるので、ドラゴンのチェックになりません。
# en: 362351a2
lesson-aruki-plan-wrong-dragon = ドラゴンが7段を離れました。ドラゴンは残して、キングのほうがよけましょう。
# en: 28e60891
lesson-kyo-chip-title = チップを壊す
# en: a5c4dd90
lesson-kyo-chip-task =
    あなたは金で、手前側です。マスは文字と数字で表します。あなたから見ると文字は右から左へ並び、Aは右端です。**ライトポーン**はどの方向にも1マス進みます。手の終わりにポーンが敵の**マナチップ**の上にいると、そのチップは壊れます。
    { "" }**課題：**E4のライトポーンで、F5の赤のチップを壊してください。
# en: 57ac807d
lesson-kyo-chip-hint = ライトポーンをE4からF5へ進めます。入力なら`E4 F5`です。
# en: 9a33fe11
lesson-kyo-chip-done = チップが1枚減りました。マナがなくなると負けです。覚えておいてください。
# en: 2e6485c8
lesson-kyo-chip-wrong-king = 今動かしたのはキングです。チップは、E4のライトポーンの隣にあります。
# en: 249599ac
lesson-kyo-carry-title = チップを運ぶ
# en: 61c87571
lesson-kyo-carry-task =
    { "" }**ヘビーポーン**はスタックの上に立ち、自分のチップを5枚まで持ち上げられます。1歩ごとに、上から何枚持って行くかを決めます。
    { "" }**課題：**チップを2枚とも持って、E3に進んでください。
# en: 26ce757c
lesson-kyo-carry-hint = E3を選び、次にチップ2枚を選びます。入力なら`E2 2E3`です。
# en: 019f153d
lesson-kyo-carry-done = チップを2枚とも運べました。ポーンの下のチップは燃料です。次でわかります。
# en: e1d59a77
lesson-kyo-carry-wrong-none = ポーンだけで行ってしまい、チップはE2に残りました。何枚持って行くかを指定しましょう。
# en: c3f0c4f3
lesson-kyo-carry-wrong-one = 持って行ったのは1枚だけで、もう1枚が残りました。2枚とも持って行きましょう。
# en: d81a4193
lesson-kyo-carry-wrong-chips = チップはE3へ行きましたが、ポーンが残りました。チップ2枚と一緒に、ポーンを動かしましょう。
# en: 63ce31a5
lesson-kyo-road-title = 闇のマナで進む
# en: ba963378
lesson-kyo-road-task =
    後に残すチップが**闇**なら、*縦横*の1歩は**マナ移動**になり、もう1歩進めます。1歩ごとにチップを1枚使います。1つの色では曲がれません。
    { "" }**課題：**1歩ごとにチップを1枚残しながら、E2からE5まで1手で進んでください。
# en: 32fa2196
lesson-kyo-road-hint = 2枚持ってE3へ、1枚持ってE4へ、持たずにE5へ進みます。入力なら`E2 2E3 1E4 E5`です。
# en: fe3a5898
lesson-kyo-road-done = 1手で3マス進みました！残したチップは道になります。また通れますが、敵も通れます。
# en: 9185bf08
lesson-kyo-road-wrong-all = 3枚全部を持って行ったので、道になるチップが残りませんでした。ただの1歩になりました。
# en: 733e51cb
lesson-kyo-road-wrong-alone = チップを全部E2に残したので、E3に残すものがなくなり、そこで止まりました。
# en: 3726adba
lesson-kyo-road-wrong-short = いい調子ですが、手を早く終えすぎました。残すチップがあるうちは、先へ進みましょう。
# en: 516b43ef
lesson-kyo-queen-title = 闇チップ2枚でクイーンを運ぶ
# en: 1f7805e8
lesson-kyo-queen-task =
    もともと置いてあるチップも道になります。あなたの**クイーン**は闇チップ1枚の上に立ち、E3にももう1枚あります。クイーン、タワー、キングもポーンの一種です。ライトポーン以外のポーンは、行き着いた先の駒を取れます。
    { "" }**課題：**2枚のチップを通って、E4のタワーを取ってください。
# en: 6d3e033d
lesson-kyo-queen-hint = チップを残してE2からE3へ、それからE3からE4へ進みます。入力なら`E2 E3 E4`です。
# en: 824bbfb0
lesson-kyo-queen-done = タワーを取りました。道がまだ続いていても、取ったら移動は終わりです。
# en: 0c894828
lesson-kyo-queen-wrong-took = チップを持って行ったので、E2に何も残りませんでした。ただの1歩になり、手が終わりました。
# en: 08f5a3eb
lesson-kyo-queen-wrong-short = まだ半分です。E3では次のチップの上にいます。続けてE4へ進みましょう。
# en: 05dd8d7b
lesson-kyo-corner-title = 光のマナで曲がる
# en: 245e08a1
lesson-kyo-corner-task =
    { "" }**光**チップは*斜め*の移動、闇チップは縦横の移動に使います。色が変わると曲がれます。あなたのヘビーポーンは、闇チップの上に重ねた光チップの上に立っています。
    { "" }**課題：**1手でF4のタワーを取ってください。
# en: 27a775b5
lesson-kyo-corner-hint = まず闇チップを残し、光チップを持ってE3へまっすぐ。それから斜めにF4へ進みます。
# en: 2387ff73
lesson-kyo-corner-done = 闇、次に光。まっすぐ進んで、角を曲がりました。スタックのチップの順番が、歩く順番になります。
# en: a499993e
lesson-kyo-corner-wrong-alone = いちばん上に光チップを残しました。それで続けられるのは斜めの移動だけです。光チップは持って行きましょう。
# en: dbbc749c
lesson-kyo-corner-wrong-short = ここまで正解です。まだ光チップがあります。それを残して、斜めにF4へ進みましょう。
# en: 5b3419ac
lesson-kyo-strike-title = シールドを壊す
# en: 31379078
lesson-kyo-strike-task =
    いちばん上に出ている**シールド**は、タワー以外のどのポーンも止めます。そこへ進もうとするポーンはシールドを*打ち*、シールドは壊れ、ポーンはその場にとどまります。ポーンの下のシールドは何も守りません。
    { "" }**課題：**E5のシールドを壊してください。
# en: 2044b426
lesson-kyo-strike-hint = E4のヘビーポーンをシールドにぶつけます。入力なら`E4 XE5`です。
# en: 5d773bfb
lesson-kyo-strike-done = 道が開けました。シールドを壊すには1手かかります。シールドはそのためにあるのです。
# en: 52f5c0a1
lesson-kyo-strike-wrong-around = シールドをよけて通りましたね。いい考えのことも多いですが、ここでの課題は壊すことです。
# en: bb65fe23
lesson-kyo-strike-wrong-king = 今動かしたのはキングです。シールドのすぐ前にいるのは、E4のポーンです。
# en: be1b0704
lesson-kyo-tower-title = シールドを立てる
# en: cf84569f
lesson-kyo-tower-task =
    { "" }**タワー**はシールドを運びます。移動の前でも、間でも、後でも、いつでも隣の空きマスやマナの上に置けます。すぐ後ろにはあなたのキングがいます。
    { "" }**課題：**E2にシールドを置いてください。
# en: cb6ccf69
lesson-kyo-tower-hint = E1のタワーを選び、タワーは残してチップ1枚だけをE2へ送ります。入力なら`E1 +1E2`です。
# en: 5bbf6ff0
lesson-kyo-tower-done = キングの前に壁ができました。タワーはさらに進んで、もう1枚のシールドも置けます。
# en: 2fd8a271
lesson-kyo-tower-wrong-walk = タワーが自分で行ってしまいました。ポーンの下のシールドは何も守りません。タワーではなく、チップを送りましょう。
# en: 9c4dd56f
lesson-kyo-tower-wrong-walks = タワーが自分で行ってしまいました。チップだけを送りましょう。
# en: 801464c5
lesson-kyo-tower-wrong-king = 今動かしたのはキングです。シールドは、E1のタワーの下にあります。
# en: 60f699b7
lesson-kyo-shuffle-title = 並べ替えて進む
# en: b5ad982f
lesson-kyo-shuffle-task =
    { "" }**クイーン**は下のチップを何度でも並べ替えられて、そのうえ動けます。E5には自分のポーンがいるので、F5を通って、まず斜め、次にまっすぐ進むしかありません。ところが、チップの順番が逆です。
    { "" }**課題：**F6のタワーを取ってください。
# en: d700b3c6
lesson-kyo-shuffle-hint = まず光チップをいちばん下に、闇チップを上にします。それから闇チップを持って斜めにF5へ、そしてまっすぐF6へ進みます。入力なら`E4 =LD 1F5 F6`です。
# en: 43458c7f
lesson-kyo-shuffle-done = 1手でこれができるのはクイーンだけです。ほかのポーンでは、並べ替えだけで1手かかります。
# en: 33584d15
lesson-kyo-shuffle-wrong-alone = 光チップを残してF5へ来ましたが、そこから先の道になるチップがありません。先に並べ替えましょう。
# en: 6f324554
lesson-kyo-shuffle-wrong-only = 順番は正しくなりました。ここで止まらないでください。クイーンはまだ動けます。
# en: a258f75f
lesson-kyo-company-title = ライトポーンには仲間が要る
# en: 75461a76
lesson-kyo-company-task =
    ライトポーンがポーンを取れるのは、**数で勝っている**ときだけです。取られるポーンの隣にある自分のスタックと、自分のライトポーンの隣にある敵のスタックを数えます。両方のポーン自身も数に入れ、自分のほうが多ければ取れます。
    { "" }**課題：**F5のヘビーポーンを取ってください。2枚のうち、取れるのはどちらでしょう？
# en: e5a11813
lesson-kyo-company-hint = F5の周りに味方のスタックは2つ。E4の周りに赤のスタックは2つ、G4の周りには1つだけです。だから、取れるのはG4のほうです。
# en: 2ab9b0f5
lesson-kyo-company-done = 2対1です。ライトポーンは集まると強く、1枚では弱い駒です。ヘビーポーンはライトポーン2、3枚分、タワーは4枚分、クイーンは6枚分の価値があります。チップは4枚でだいたいライトポーン1枚分です。
# en: 749086e7
lesson-kyo-company-wrong-away = そのポーンの周りには赤のポーンが2枚いるので、F5の駒を取れません。もう1枚のほうを見てみましょう。
# en: bc3ac053
lesson-kyo-company-wrong-missed = ポーンは合っています。F5は、その斜め隣です。
# en: 55410a24
lesson-kyo-mana-title = マナで勝つ
# en: b66670c2
lesson-kyo-mana-task =
    勝ち方は2つあります。1つ目は、敵のマナチップを1枚残らずなくすことです。赤のチップは、C6の1枚だけです。
    { "" }**課題：**勝ってください。
# en: d3ce2810
lesson-kyo-mana-hint = 手の終わりに、ヘビーポーンがC6にいるようにします。入力なら`C5 C6`です。
# en: a781953e
lesson-kyo-mana-done = 赤のマナがなくなり、金の勝ちです。盤の横のチップの数を、自分の分も見ておきましょう。
# en: e122cd3c
lesson-kyo-mana-wrong-king = 今動かしたのはキングです。最後の赤のチップはC6にあります。
# en: af3779ca
lesson-kyo-mana-wrong-miss = 赤のチップがまだあります。C6で手を終えましょう。
# en: a7da9184
lesson-kyo-king-title = キングを取る
# en: 162a9779
lesson-kyo-king-task =
    もう1つの勝ち方は、敵の**キング**を取ることです。チェックはありません。キングを守るのは、距離とシールドだけです。あなたのクイーンの下には、下から光、闇、光の3枚のチップがあります。
    { "" }**課題：**1手でG6のキングを取ってください。
# en: 8350ea15
lesson-kyo-king-hint = 斜め、まっすぐ、斜めです：`E3 2F4 1F5 G6`。
# en: 41278a77
lesson-kyo-king-done = キングを取って、金の勝ちです。これでもうKyoを指せます。チップは道、順番は向き、シールドは時間稼ぎです。
# en: 56d1943a
lesson-kyo-king-wrong-short = 出だしは正解です。F4では闇チップの番なので、まっすぐF5へ、それから斜めに進みましょう。
# en: 9cb347fd
lesson-kyo-king-wrong-other = 1歩だけだったので、キングに逃げられました。1歩ごとにチップを残しましょう。
# en: b83abf60
lesson-kyo-threat-title = 狙いを見抜く
# en: 05869034
lesson-kyo-threat-task =
    Kyoにチェックはありません。だから指す前に、敵のポーンを1枚ずつ見ましょう。どこまで進めるか、下のチップの数と色を確かめます。
    { "" }**課題：**相手の次の手でキングを取られないように指してください。
# en: 176bcd2c
lesson-kyo-threat-hint = F5の赤のクイーンは闇チップ4枚の上にいます。まっすぐ4歩、F筋を下ってF1のあなたのキングまで届きます。途中にシールドを置くか、その筋を離れましょう。
# en: 76ebe150
lesson-kyo-threat-done = 安全です！闇チップ4枚で、まっすぐ4歩進めます。1つの色では曲がれないので、途中にシールドを置くか、1歩よけるだけで十分です。
# en: 86b9abfd
lesson-kyo-threat-wrong-king = キングがまだF筋にいたので、クイーンがそこまで来ました。
# en: 6d9efe2a
lesson-kyo-threat-wrong-tower = その手ではF筋がふさがりません。クイーンがF1まで下りてきて、キングを取りました。
# en: c0bbd885
lesson-kyo-finish-title = キングまで一気に
# en: f635334e
lesson-kyo-finish-task =
    キングへ向かうときは、歩数とチップを数えましょう。1歩ごとに、残していくチップが1枚必要です。あなたのヘビーポーンのチップは4枚で、キングまでは5歩です。でも、途中に置いてあるチップも道になります。赤のものでもかまいません。
    { "" }**課題：**1手でE8のキングを取ってください。
# en: 7a3d3c74
lesson-kyo-finish-hint = 斜めにD4へ、まっすぐD5へ、斜めにE6へ、それから赤のチップを使ってまっすぐ進みます：`C3 3D4 2D5 1E6 1E7 E8`。
# en: db979f84
lesson-kyo-finish-done = キングを取りました！敵のチップも道になります。だからキングの近くの長い道は、誰が敷いたものでも危険です。
# en: 8abaa7fe
lesson-kyo-finish-wrong-short = 出だしは正解ですが、止まるのが早すぎました。1歩ごとにチップを1枚残し、E6では赤のチップを使いましょう。
# en: f3a98a05
lesson-kyo-finish-wrong-other = その手ではマナ移動が始まりません。C3に1枚残し、3枚持ってD4へ進みましょう。
# en: e20c1629
lesson-kyo-trade-title = 得な交換をする
# en: f9cb911f
lesson-kyo-trade-task =
    取る前に、誰に取り返されるかを見ましょう。ヘビーポーンはライトポーン2、3枚分、タワーは4枚分、クイーンは6枚分の価値があります。E3のタワーはクイーンでもヘビーポーンでも取れますが、赤のヘビーポーンが守っています。
    { "" }**課題：**なるべく危険を冒さずに、タワーを取ってください。
# en: 532b81b5
lesson-kyo-trade-hint = E3で取れば、誰が取っても赤に取り返されます。ヘビーポーンのほうが、クイーンより安い駒です。
# en: b504a814
lesson-kyo-trade-done = 赤に取り返されても、3を渡して4を取った計算です。クイーンなら6を渡すところでした。
# en: 52845643
lesson-kyo-trade-wrong-queen = タワーは取りましたが、D4のヘビーポーンにクイーンを取られました。4のために6を失いました。
# en: a8fa4e37
lesson-kyo-trade-wrong-queens = タワーは取りましたが、D4のヘビーポーンにクイーンを取られました。4のために6を失いました。
# en: 8db0e57b
lesson-kyo-trade-wrong-king = 今動かしたのはキングです。E3のタワーはまだそこにいます。
# en: f12c37fe
lesson-kyo-plan-title = 道を作る
# en: c6839a0f
lesson-kyo-plan-task =
    チップは次の手の道になります。E2のヘビーポーンはチップを4枚持っていますが、赤のキングまでは6歩です。F4にも自分のチップが2枚あり、赤は気づいていません。
    { "" }**課題：**2手でキングを取ってください。まず道を敷きます。
# en: 5bd197d5
lesson-kyo-plan-hint = F4のチップを2枚ともE筋へ送ります：`F4 +2E4`。それから、途中で拾いながら進みます：`E2 3E3 2E4 3E5 2E6 1E7 E8`。
# en: bbe4235c
lesson-kyo-plan-done = まず道を敷き、それから一気に進みます。どの対局でも使える、はじめの作戦です。強いポーンの前にチップを集め、どちらのキングが道に近いかを見ておきましょう。
# en: 541cfe0a
lesson-kyo-plan-wrong-walk = これでは道が足りません。先にF4の2枚をE筋に敷いてから、最後まで進みましょう。
# en: 29660263
lesson-kyo-plan-wrong-king = 今動かしたのはキングです。必要なのはF4のチップです。
# en: 8ef7d6a0
lesson-chakart-lines-title = ビショップと爆弾
# en: a3b0a624
lesson-chakart-lines-task =
    あなたは白で、手前側です。駒の動きはチェスと同じです。**ルーク**は縦横、**ビショップ**は斜め、**クイーン**はその両方に、何かに当たるまで進みます。ただし動いたあと、ビショップは隣に**爆弾**を、ルークは**バナナ**を残します。
    { "" }**課題：**ビショップでg5のルークを取ってください。
# en: 49c0765c
lesson-chakart-lines-hint = c1のビショップから、斜めにg5が見えます。入力なら`c1g5`か`Bg5`です。
# en: 8b048c23
lesson-chakart-lines-done = 取りました！ビショップの隣には爆弾があります。踏んだ駒は飛ばされます。レッスンではダイスがいつも同じ目を出しますが、対局では違います。
# en: 560b5171
lesson-chakart-lines-wrong-king = 今動かしたのはキングです。動かすのはc1のビショップです。
# en: 3ef0334a
lesson-chakart-lines-wrong-short = ビショップが手前で止まりました。g5までの道は空いています。
# en: e8d18ca3
lesson-chakart-knight-title = ナイトはタマゴを産む
# en: d9770093
lesson-chakart-knight-task =
    { "" }**ナイト**は、縦か横に2マス、そこから直角に1マスの所へ跳びます。元いたマスには**タマゴ**を残します。
    { "" }**課題：**ナイトでe6のクイーンを取ってください。
# en: 58bd5fd2
lesson-chakart-knight-hint = d4からe6へ。上に2つ、右に1つです。
# en: 4b7028c4
lesson-chakart-knight-done = クイーンを取りました。d4にはタマゴがあります。踏んだ駒に何が起こるかは、開けてのお楽しみです。
# en: 6d965e94
lesson-chakart-knight-wrong-king = 今動かしたのはキングです。クイーンはまだそこにいます。
# en: aeda277c
lesson-chakart-knight-wrong-jump = 見事な跳躍ですが、クイーンがいるのはe6です。
# en: 71971335
lesson-chakart-pawn-title = ポーンはキノコを残す
# en: 24828a9b
lesson-chakart-pawn-task =
    { "" }**ポーン**はまっすぐ前に進み（はじめの2段からは1マスか2マス）、斜め前の駒を取ります。元いたマスには**キノコ**を残します。
    { "" }**課題：**ポーンでd4のナイトを取ってください。
# en: 3b055b4d
lesson-chakart-pawn-hint = e3のポーンが取れるのは斜め前、d4です。
# en: 41a40e13
lesson-chakart-pawn-done = 取りました。e3にはキノコが生えています。
# en: 3d82eec5
lesson-chakart-pawn-wrong-ahead = まっすぐ前では何も取れません。
# en: ff9dfbd4
lesson-chakart-pawn-wrong-king = 今動かしたのはキングです。動かすのはe3のポーンです。
# en: 6bb088f8
lesson-chakart-mushroom-title = キノコでジャンプ
# en: 705ab775
lesson-chakart-mushroom-task =
    { "" }**キノコ**に乗ったポーン、ナイト、キングは、行き先に駒がいなければ、同じ動きをもう一度します。ルーク、ビショップ、クイーンには何も起こりません。
    { "" }**課題：**ナイトをh7へ動かしてください。1手で十分です。
# en: 59e8e548
lesson-chakart-mushroom-hint = g5のキノコに跳び乗ります。同じ跳び方をもう一度すると、h7に着きます。
# en: 297adc23
lesson-chakart-mushroom-done = 1手で2回跳びました。キノコは一度働くとなくなります。
# en: 6a98424b
lesson-chakart-mushroom-wrong-king = 今動かしたのはキングです。動かすのはf3のナイトです。
# en: c01bb6ae
lesson-chakart-banana-title = バナナに注意
# en: 05fa4682
lesson-chakart-banana-task =
    { "" }**バナナ**を踏んだ駒は、縦横の隣のマスのどれかへランダムに飛ばされます。**爆弾**を踏むと、同じように斜め隣へ飛ばされます。飛ばされた先の駒は、味方でも取られます！どちらも通り越せません。
    { "" }**課題：**a8のクイーンを取ってください。あなたのルークが狙っていますが、a4にバナナがあります。
# en: 826f1126
lesson-chakart-banana-hint = ルークだと滑ってしまいます。f3のビショップからは、空いた斜めの道でa8が見えます。
# en: 7c3b22bd
lesson-chakart-banana-done = よく見抜きました。敵のルークの前のバナナは、壁と同じです。
# en: 1a3815e5
lesson-chakart-banana-wrong-slip = ルークがバナナで滑って飛ばされました。バナナは通り越せません。
# en: 159c9d4f
lesson-chakart-banana-wrong-king = 今動かしたのはキングです。a8が見える駒を探しましょう。
# en: ad7887e1
lesson-chakart-banana-wrong-rook = ルークは今そこへは行けません。a8が見える別の駒を探しましょう。
# en: a63a71c0
lesson-chakart-banana-wrong-bishop = 駒は合っていますが、クイーンがいるのはa8です。
# en: 6591e122
lesson-chakart-egg-title = タマゴを取る
# en: f534eb1d
lesson-chakart-egg-task =
    { "" }**タマゴ**に乗ると、8つのことのどれかが同じ確率で起こります。駒2枚の入れ替え、新しい駒、もう一手、敵の駒の寝返り…それに、痛い目に遭うこともあります。8つの説明は`/rules`にあります。
    { "" }**課題：**ルークでa5のタマゴを取ってください。
# en: 22c3080b
lesson-chakart-egg-hint = ルークをa1からa5へ動かします。
# en: 808e0f0f
lesson-chakart-egg-done = ルイージです！敵の駒がどれか1枚寝返ります。今回はクイーンでした。もっと悪いこともあります。ワンワンは、タマゴを取った駒を食べてしまいます。
# en: 5879685b
lesson-chakart-egg-wrong-king = 今動かしたのはキングです。タマゴに届くのはa1のルークです。
# en: 947af772
lesson-chakart-egg-wrong-miss = ルークは別のマスへ行きました。タマゴはa5にあります。
# en: a5591ca3
lesson-chakart-daisy-title = もう一手のタマゴ
# en: 2f5bde2f
lesson-chakart-daisy-task =
    タマゴによっては、同じ手の中でもう一つ行動を選べます。**デイジー**ならもう一手指せます。ほかに、駒2枚を入れ替えるものや、新しい駒を盤に置くものもあります。どの場合もパスできます。
    { "" }**課題：**ナイトでe4のタマゴを取ってください。それから、もらったものを使って黒の**キング**を取ってください。
# en: 395d0d18
lesson-chakart-daisy-hint = まずナイトをe4へ。デイジーがもう一手くれます。ナイトはe4からf6に届きます。
# en: 50fe6fb1
lesson-chakart-daisy-done = キングを取って、勝ちです。Chakartでは誰も「チェック」と言いません。自分のキングは自分で守りましょう。
# en: 58f194d3
lesson-chakart-daisy-wrong-king = 今動かしたのはキングです。タマゴに届くのはc3のナイトです。
# en: 77cfadda
lesson-chakart-daisy-wrong-jump = そこにタマゴはありません。タマゴはe4です。
# en: ae8dbd4d
lesson-chakart-daisy-wrong-pass = パスしたので、チャンスを逃しました。ナイトをもう一度動かしましょう。
# en: adf01e30
lesson-chakart-shell-title = 甲羅を投げる
# en: d4630274
lesson-chakart-shell-task =
    1局に1回、**キング**は縦横か斜めに**甲羅**を投げて、最初に見える敵の駒に当てることができます。当たった駒は消え、キングはその場に残ります。
    { "" }**課題：**e8のルークがあなたのキングを取ろうとしています。そのルークに甲羅を当ててください。
# en: 99ea5aff
lesson-chakart-shell-hint = キングを選び、次にe8への甲羅を選びます。入力なら最後の文字も要ります：`e1e8s`。
# en: 61af7c46
lesson-chakart-shell-done = 命中！甲羅は1局に1回なので、大事な場面に取っておきましょう。ポーンを1とすると、クイーンは約6、ルークとナイトとビショップは3の価値があります。手元の甲羅は、そのどれよりも価値があります。
# en: e9d2cc3f
lesson-chakart-shell-wrong-run = キングが逃げました。それもできますが、ここでは甲羅でルークを消してください。
# en: ed4f2949
lesson-chakart-stealth-title = クイーンを隠す
# en: 05115cc5
lesson-chakart-stealth-task =
    1局に1回、**クイーン**は*姿を隠して*、空いているように見えるマスへ動けます。相手が指すまで、相手にわかるのはクイーンがいなくなったことだけで、どこにいるかはわかりません。
    { "" }**課題：**敵のナイトがあなたのクイーンを狙っています。姿を隠して、好きなマスへ動かしてください。
# en: cefc2d6e
lesson-chakart-stealth-hint = クイーンとマスを選び、次に*姿を隠して*を選びます。入力なら最後に`h`を付けます：`d1d6h`。
# en: ce80dd4d
lesson-chakart-stealth-done = 今はあなただけに見えます。相手が指したあとは、また誰にでも見えるようになります。
# en: 80a3c9e5
lesson-chakart-stealth-wrong-seen = クイーンは動きましたが、どこへ行ったか誰にでも見えました。姿を隠す動き方を選びましょう。
# en: 2c02f731
lesson-chakart-stealth-wrong-king = 今動かしたのはキングです。隠すのはd1のクイーンです。
# en: 746cf505
lesson-chakart-heir-title = 2枚目のキング
# en: b79775f7
lesson-chakart-heir-task =
    最終段に着いたポーンは、クイーン、ルーク、ビショップ、ナイト、さらには**キング**にも成れます。キングが2枚あれば、両方取られるまで負けません。
    { "" }**課題：**ポーンをキングにしてください。
# en: a1392c1b
lesson-chakart-heir-hint = ポーンをe8へ進め、キングを選びます。入力なら`e7e8k`です。
# en: 6184f156
lesson-chakart-heir-done = キングが2枚になり、負けにくさも2倍です。クイーンのほうがよいことも多いですが、選ぶのはあなたです。
# en: 0c1d6aac
lesson-chakart-heir-wrong-other = 対局ならそれでもかまいませんが、ここで必要なのはキングです。
# en: 7de2e71d
lesson-chakart-heir-wrong-king = 今動かしたのはキングです。ポーンはあと一歩で最終段です。
# en: 6e51c60a
lesson-chakart-king-title = キングを取る
# en: c89b75d6
lesson-chakart-king-task =
    キングを取れば勝ちです。あなたの2枚の駒がd8を狙っています。一方の道には爆弾、もう一方の道にはタマゴがあります。ルーク、ビショップ、クイーンは**爆弾とバナナで止まり**ますが、**タマゴとキノコは通り越せます**。
    { "" }**課題：**キングを取ってください。
# en: a9e6aff3
lesson-chakart-king-hint = h8のルークは、f8のタマゴを通り越せます。
# en: 0c690b05
lesson-chakart-king-done = キングを取って、白の勝ちです。これで対局を始められます。
# en: 63b6c182
lesson-chakart-king-wrong-bomb = クイーンが爆弾を踏んで飛ばされました。爆弾は通り越せません。
# en: 5c691319
lesson-chakart-king-wrong-egg = タマゴを取ってしまいました。通り越しましょう。タマゴはルークを止めません。
# en: fbe80ebe
lesson-chakart-king-wrong-queen = クイーンはd5の爆弾で止まります。もう1枚の駒を試しましょう。
# en: 784d4dc6
lesson-chakart-king-wrong-rook = ルークがキングの段を離れました。元のマスからはキングまで見通せていたのですが。
# en: 09240965
lesson-chakart-king-wrong-king = 今動かしたのはキングです。d8を狙っているのは、ほかの2枚の駒です。
# en: 79c6b688
lesson-chakart-threat-title = 狙いを見抜く
# en: cc47be2f
lesson-chakart-threat-task =
    Chakartでは誰も「チェック」と言わず、キングは遠くからも攻めてきます。**甲羅**は縦横か斜めに飛び、最初に見える駒に当たります。駒、バナナ、爆弾は甲羅を止めますが、タマゴとキノコは止めません。黒の甲羅はまだ使えます。
    { "" }**課題：**相手の次の手でキングを取られないように指してください。
# en: 02fcff19
lesson-chakart-threat-hint = e8の黒のキングから、e筋のタマゴ越しにあなたのキングが見えます。その筋を離れるか、間に駒を置きましょう。
# en: 9a84aabd
lesson-chakart-threat-done = 見えなければ、当たりません。敵の甲羅が残っているうちは、敵のキングから伸びる8つの向きをすべて見ましょう。
# en: 02dc21f8
lesson-chakart-threat-wrong-file = キングがまだe筋にいたので、甲羅が当たりました。
# en: e8a7bea4
lesson-chakart-threat-wrong-rook = 甲羅がタマゴを通り越して、キングに当たりました。キングを見えない所へ動かしましょう。
# en: 1c1c9cb5
lesson-chakart-finish-title = 甲羅の通り道
# en: 2719f24c
lesson-chakart-finish-task =
    最後のキングに甲羅を当てれば勝ちです。甲羅は自分のキングから縦横か斜めに飛び、空きマス、タマゴ、キノコを通り越します。駒、バナナ、爆弾には止められます。
    { "" }**課題：**1手でh6のキングを取ってください。
# en: 26c73658
lesson-chakart-finish-hint = クイーンはバナナで止まり、ルークは遠すぎます。でも、c1のキングからは斜めにh6が見えます：`c1h6s`。
# en: ca961dc8
lesson-chakart-finish-done = 命中！キング同士の間が開いていたら、早い者勝ちです。甲羅が残っていて、先に指すほうが勝ちます。だから指す前に、8つの向きをすべて見ましょう。
# en: b14b957a
lesson-chakart-finish-wrong-queen = クイーンがバナナを踏んで飛ばされました。バナナは誰も通り越せません。
# en: 8d703bf4
lesson-chakart-finish-wrong-rook = ルークは1手ではh6に届きません。飛ぶものを探しましょう。
# en: ee724689
lesson-chakart-finish-wrong-king = 1歩進んだだけです。キングにできるのは、歩くことだけではありません。
# en: db395f48
lesson-chakart-trade-title = 得な交換をする
# en: 789d9f0b
lesson-chakart-trade-task =
    取る前に計算しましょう。何を取り、何を取り返されるのか。ポーンを1とすると、クイーンは約6、ルークとナイトとビショップは3の価値があります。手元の甲羅は、そのどれよりも価値があります。
    { "" }**課題：**d5のクイーンがあなたのキングを狙っています。そのクイーンはe6のポーンが守っています。なるべく安くクイーンを取ってください。
# en: dc140dac
lesson-chakart-trade-hint = d5では、何で取ってもポーンに取り返されます。ルークはクイーンより安く、甲羅と比べればずっと安くすみます。
# en: 71b38859
lesson-chakart-trade-done = ポーンにルークを取られても、3を渡して6を取った計算です。しかも甲羅が残っています。
# en: 6488e31a
lesson-chakart-trade-wrong-queen = クイーンでクイーンを取り、ポーンに取り返されます。6と6の交換です。ルークのほうが安くすみます。
# en: c46077a7
lesson-chakart-trade-wrong-shell = クイーンは消えましたが、甲羅も使ってしまいました。甲羅のほうが価値があります。敵のキングのために取っておきましょう。
# en: b332fc2e
lesson-chakart-trade-wrong-king = 今動かしたのはキングです。クイーンはまだ盤にいます。
# en: 69225af5
lesson-chakart-plan-title = 甲羅の道を開く
# en: e6358cc7
lesson-chakart-plan-task =
    あなたの甲羅は残っていて、黒の甲羅は使用済みです。黒のキングは隅にいて、あなたのルークが閉じ込めています。あなたのキングから、縦横か斜めに黒のキングが見えれば、あとは甲羅の出番です。
    { "" }**課題：**2手でキングを取ってください。
# en: abce21a8
lesson-chakart-plan-hint = a8への長い斜めの道は、e4を通ります。キングをそこへ進め、それから甲羅を投げましょう：`e4a8s`。
# en: fbf6da79
lesson-chakart-plan-done = まず道、それから甲羅。敵の甲羅が使用済みなら、よい計画です。その前だと、道は両方から使えてしまいます。
# en: c77954fa
lesson-chakart-plan-wrong-rook = ルークはそのままにしましょう。黒のキングを隅に閉じ込めているからです。動くのはあなたのキングです。
# en: e2a8a010
lesson-chakart-plan-wrong-king = そこからはa8が見えません。長い斜めの道を探しましょう。
# en: 202e53f8
lesson-lusus-lines-title = 駒の動きはチェスと同じ
# en: 9b5f3cbf
lesson-lusus-lines-task =
    あなたは白で、手前側です。**ルーク**は縦横、**ビショップ**は斜め、**クイーン**はその両方に、何かに当たるまで進みます。**キング**は1マスです。
    { "" }**課題：**g5のルークを取ってください。
# en: 97a299fb
lesson-lusus-lines-hint = c1のビショップから、斜めにg5が見えます。入力なら`c1g5`です。
# en: 8b5b57a3
lesson-lusus-lines-done = 取りました。手の終わりには毎回、新しいタイルを引きます。Lususはそこから始まります。
# en: ee5b400e
lesson-lusus-lines-wrong-king = 今動かしたのはキングです。動かすのはc1のビショップです。
# en: e86e2bcf
lesson-lusus-lines-wrong-short = ビショップが手前で止まりました。g5までの道は空いています。
# en: 2783a63c
lesson-lusus-knight-title = ナイトとポーン
# en: 038003f5
lesson-lusus-knight-task =
    { "" }**ナイト**は、縦か横に2マス、そこから直角に1マスの所へ、何でも跳び越えて進みます。**ポーン**は前に進み、斜め前の駒を取ります。Lususにチェックはなく、敵のキングを取れば勝ちです。
    { "" }**課題：**あなたのキングを狙っているクイーンを、ナイトで取ってください。
# en: a729731c
lesson-lusus-knight-hint = d4からe6へ。上に2つ、右に1つです。
# en: ef67bf94
lesson-lusus-knight-done = 間一髪でした。あのクイーンにキングを取られるところでした。
# en: 83500aeb
lesson-lusus-knight-wrong-king = キングはひとまず安全ですが、クイーンは健在です。
# en: 8f65e450
lesson-lusus-knight-wrong-jump = 見事な跳躍ですが、クイーンがいるのはe6です。
# en: 6fdc09bc
lesson-lusus-tile-title = タイルを使って、動かす
# en: c9920512
lesson-lusus-tile-task =
    1手は2つの部分に分かれます。まず手札の**タイル**を1枚使い、それから駒を動かします。タイルを駒に付けると、その駒の能力がすぐに変わります。*クイーン*のタイルが付いた駒は、クイーンのようにも動けます。
    { "" }**課題：**e2のポーンでh5のルークを取ってください。
# en: 2588eedd
lesson-lusus-tile-hint = クイーンのタイルをe2に付け、それからポーンをe2からh5へ動かします。入力なら`QU@e2 e2h5`です。
# en: 48b66cb9
lesson-lusus-tile-done = クイーンのように動くポーンです！ポーンが取られるか、タイルが外されるまで、タイルは付いたままです。
# en: 36d71518
lesson-lusus-tile-wrong-burn = タイルを燃やしてしまいました。何の効果もなく墓地へ行きました。
# en: cef3978e
lesson-lusus-tile-wrong-king = タイルがキングに付きました。付けるのはポーンです。
# en: 5bb7be82
lesson-lusus-tile-wrong-other = ポーンはもうクイーンのように動けます。h5は、その斜め先です。
# en: 7a9afd29
lesson-lusus-burn-title = 使えないものは燃やす
# en: 6929a2ee
lesson-lusus-burn-task =
    1手ごとに、タイルを1枚使わなければなりません。要らないものや使えないものは**燃やし**ます。燃やしたタイルは墓地へ行きます。*解呪*は駒からタイルを1枚外しますが、ここではどの駒にもタイルがありません。
    { "" }**課題：**解呪を燃やし、それからa8のクイーンを取ってください。
# en: 347b8e78
lesson-lusus-burn-hint = 解呪を燃やし、ルークをa1からa8へ動かします。入力なら`-DI a1a8`です。
# en: 4cbb2c7d
lesson-lusus-burn-done = 残った手札は1手ごとに袋へ戻るので、タイルをためても意味がありません。
# en: e4ca2426
lesson-lusus-burn-wrong-other = タイルは燃やしました。そのあと、a1のルークでクイーンを取れたのですが。
# en: 3ebe6331
lesson-lusus-boulder-title = 3枚の駒をなぎ倒す
# en: c03d50ac
lesson-lusus-boulder-task =
    { "" }**岩雪崩**の付いた駒は転がり続けます。はじめに通った空きマス1つにつき、取った駒のすぐ後ろの駒をもう1枚取れます。空きマスが2つなら、さらに2枚です。
    { "" }**課題：**ポーン、ビショップ、ナイトが縦に並んでいます。3枚ともなぎ倒して、a6のナイトを取ってください。
# en: 2e73dd9f
lesson-lusus-boulder-hint = a1のルークに岩雪崩を付けます。続いて、a1からa4、a5、a6へと転がります。入力なら`BD@a1 a1a4xa5xa6`です。
# en: 46435586
lesson-lusus-boulder-done = 助走のおかげで、1手で3枚取りました。タイルがあると、駒の差はチェスより小さくなります。ルークとクイーンはポーン約2枚分、ナイトとビショップは約1枚分の価値です。
# en: 567977b5
lesson-lusus-boulder-wrong-burn = タイルを燃やしたので、ルークが取れたのはポーンだけです。
# en: cd0856fd
lesson-lusus-boulder-wrong-one = 止まるのが早すぎました。助走の空きマスが2つあるので、さらにa5とa6の2枚を取れます。
# en: 043cfa48
lesson-lusus-boulder-wrong-other = 岩雪崩を付けるのはルークです。それからa4、a5、a6の駒を取ります。
# en: ad89ac91
lesson-lusus-freeze-title = クイーンを凍らせる
# en: 0deef853
lesson-lusus-freeze-task =
    タイルは敵の駒にも付けられます。**金縛り**の付いた駒は凍結し、まったく動けません。黒のクイーンがあなたのキングを狙っています。
    { "" }**課題：**クイーンを凍結させてください。そのあとの動きは自由です。
# en: 1f8af612
lesson-lusus-freeze-hint = 金縛りをd8に付け、それからポーンかキングを動かします。入力例：`IZ@d8 a2a3`。
# en: ac92fafa
lesson-lusus-freeze-done = 凍結しました。クイーンはまだそこにいますが、黒が金縛りを外すタイルを見つけるまで動けません。
# en: 41472bbe
lesson-lusus-freeze-wrong-burn = タイルを燃やしてしまいました。キングはひとまず逃げましたが、クイーンは元気なままです。
# en: 70307f41
lesson-lusus-freeze-wrong-own = 別の駒が凍結してしまいました。d8のクイーンにタイルを付けましょう。
# en: f8692351
lesson-lusus-phase-title = 壁を抜ける
# en: ec9dbe4e
lesson-lusus-phase-task =
    { "" }**すり抜け**の付いた駒は、途中で敵か味方の駒を1枚すり抜けられます。黒のキングはa8にいて、あなたのルークとの間にいるのは味方のポーンだけです。
    { "" }**課題：**勝ってください。
# en: 9945edac
lesson-lusus-phase-hint = a1のルークにすり抜けを付け、a1からa8へ動かします。入力なら`PH@a1 a1a8`です。
# en: 09bf749e
lesson-lusus-phase-done = ポーンをすり抜けてキングへ。白の勝ちです。Lususでは、駒の後ろにいてもキングは安全ではありません。
# en: c936b47d
lesson-lusus-phase-wrong-burn = タイルを燃やしてしまいました。それがないと、ルークはポーンの後ろから出られません。
# en: 30be7be1
lesson-lusus-phase-wrong-other = すり抜けが要るのはルークです。キングとまっすぐ並んでいるのはルークだけです。
# en: 5c6fab07
lesson-lusus-dispel-title = ガードを外す
# en: 199a6bb5
lesson-lusus-dispel-task =
    { "" }**ガード**の付いた駒は味方を守ります。その駒が動けるマスにいる味方は安全です。e8のルークは、e4のクイーンをガードしています。**解呪**は駒からタイルを1枚外します。
    { "" }**課題：**ガードを外してから、クイーンを取ってください。
# en: 7491b35b
lesson-lusus-dispel-hint = 解呪をe8に使い、それからビショップをb1からe4へ動かします。入力なら`DI@e8.1 b1e4`です。
# en: 22f845a3
lesson-lusus-dispel-done = まずタイル、それから駒。駒を守っているもののほうが、駒よりも片付けやすいことがよくあります。
# en: 242b9842
lesson-lusus-dispel-wrong-burn = 解呪を燃やしたので、クイーンはガードされたままでした。
# en: 072ac382
lesson-lusus-dispel-wrong-other = ガードは外れました。そのあと、b1のビショップでクイーンを取れたのですが。
# en: fb83913f
lesson-lusus-run-title = 取って逃げる
# en: a9db12ec
lesson-lusus-run-task =
    a8のルークがa5のナイトを守っています。でも、**ヒット＆ラン**の付いた駒は、駒を取ったあと、空きマスへもう一度動けます。
    { "" }**課題：**ナイトを取り、ルークをa1へ戻してください。
# en: 655ff620
lesson-lusus-run-hint = a1にヒット＆ランを付け、a5のナイトを取り、a1へ戻ります。入力なら`HR@a1 a1a5>a1`です。
# en: 24da4f7b
lesson-lusus-run-done = 取って、無事に帰宅です。タイルは付いたままなので、ルークはまた同じことができます。
# en: de83576d
lesson-lusus-run-wrong-burn = タイルを燃やしたので、ルークはa5に残り、次に取られてしまいます。
# en: 1abcdeb6
lesson-lusus-run-wrong-stay = ナイトは取りましたが、ルークがa1に帰ってきませんでした。
# en: d7bc2f3a
lesson-lusus-run-wrong-other = ナイトを取るルークに、ヒット＆ランを付けましょう。
# en: adf3e53b
lesson-lusus-trap-title = 罠を仕掛ける
# en: 51cc3036
lesson-lusus-trap-task =
    { "" }**罠**は自分の駒に裏向きに付けます。相手には、罠があることはわかりますが、何の罠かはわかりません。*復讐*の付いた駒を取ると、取ったほうの駒も取られます。黒がd4のあなたのポーンを取ろうとしています。
    { "" }**課題：**ポーンに罠を仕掛け、キングを動かして、見ていてください。
# en: b1633747
lesson-lusus-trap-hint = d4に復讐を付け、それからキングを動かします。入力例：`RV@d4 h1g1`。
# en: 6b2df9c0
lesson-lusus-trap-done = ポーン1枚でクイーンを取りました！黒も次からは、裏向きのタイルに慎重になるでしょう。
# en: 6e2fbcc2
lesson-lusus-trap-wrong-burn = 罠を燃やしたので、ポーンがただで取られます。
# en: 3153c413
lesson-lusus-trap-wrong-king = 罠がキングに付いています。ポーンに付けていれば、クイーンがかかったのですが。
# en: ec41ac85
lesson-lusus-double-title = 一度に2枚
# en: ccb4b3ca
lesson-lusus-double-task =
    キングに**ダブルアクション**が付いているので、1手に2枚目のタイルも使えます。a1のルークはh8の黒のキングに届きませんが、手札に*ビショップ*と*すり抜け*があります。
    { "" }**課題：**1手で勝ってください。
# en: f6ed8336
lesson-lusus-double-hint = 2枚ともルークに付けます。するとビショップのように動き、b2のポーンをすり抜けます：`BI@a1 PH@a1 a1h8`。
# en: 2efd71a8
lesson-lusus-double-done = タイル2枚で一撃、白の勝ちです。安心する前に、相手がタイル1、2枚で何をしてくるかを考えましょう。
# en: 302605f1
lesson-lusus-double-wrong-burn = 燃やしたあとは、もうタイルを使えません。2枚とも必要です。
# en: 1e2d378b
lesson-lusus-double-wrong-one = b2のポーンが斜めの道をふさいでいます。すり抜けもルークに付けましょう。
# en: 4991c2f8
lesson-lusus-double-wrong-other = すり抜けだけでは足りません。ルークがビショップのようにも動けるようにしましょう。
# en: 4b313e61
lesson-lusus-threat-title = 狙いを見抜く
# en: 2364e130
lesson-lusus-threat-task =
    Lususにチェックはなく、タイルが駒の能力を変えます。だから指す前に、敵の駒を1枚ずつ、*タイルも含めて*見ましょう。何を取れるでしょうか？a8のルークは簡単に取れそうです。
    { "" }**課題：**相手の次の手でキングを取られないように指してください。
# en: bd51c32c
lesson-lusus-threat-hint = d4のポーンには*クイーン*が付いていて、e3、f2を通してg1のキングが見えます。そのタイルを解呪で外すか、キングをその斜めの道から外しましょう。
# en: 4018ba7f
lesson-lusus-threat-done = よく見抜きました！ぴったりのタイルが付いたポーンは、クイーンと同じくらい危険です。*解呪*を使えば、同じ手でルークも取れます。
# en: d0a85414
lesson-lusus-threat-wrong-rook = ルークを取りましたが、クイーンのタイルが付いたポーンにキングを取られました。
# en: c870088f
lesson-lusus-threat-wrong-rooks = ルークを取りましたが、クイーンのタイルが付いたポーンにキングを取られました。
# en: 819ad176
lesson-lusus-finish-title = キングまでタイル1枚
# en: 75056355
lesson-lusus-finish-task =
    ぴったりのタイルがあれば、ほとんどどの駒もキングに届きます。手札を1枚ずつ見て、どの駒に付ければ役立つかを考えましょう。手札は*ビショップ*、*ナイト*、*すり抜け*です。
    { "" }**課題：**1手でg8のキングを取ってください。
# en: 5f4a23a8
lesson-lusus-finish-hint = ナイトなら、e7からg8へ跳べます。だからルークを跳ばせましょう：`KN@e7 e7g8`。
# en: 64671f58
lesson-lusus-finish-done = ルークがナイトのように跳びました。指す前に、すべてのタイルをすべての駒で試してみましょう。相手も同じことをしています。
# en: 6809c79b
lesson-lusus-finish-wrong-burn = タイルを燃やしましたが、3枚の中には、すぐに勝てる1枚がありました。
# en: 9a7e7af9
lesson-lusus-finish-wrong-bishop = *すり抜け*で抜けられるのは1枚だけです。ビショップの道には、e6とf7に2枚の駒がいます。
# en: dba32150
lesson-lusus-trade-title = タイルも数える
# en: 45855048
lesson-lusus-trade-task =
    タイルのスロットは、キングに1つ、クイーンとポーンに2つ、ビショップとナイトに3つ、ルークに4つあります。取られた駒は、タイルも道連れにします。あなたのクイーンは、何も付いていないルークか、*クイーン*と*すり抜け*の付いたポーンを取れます。
    { "" }**課題：**大事なほうを取ってください。
# en: d45ba8b3
lesson-lusus-trade-hint = h4のポーンはクイーンのように動き、*すり抜け*でf2のあなたのポーンを抜けてきます。その後ろには、あなたのキングがいます。
# en: ade46edc
lesson-lusus-trade-done = ポーンと一緒に、2枚のタイルも消えました。駒に付いたもののほうが、駒そのものより価値があることもあります。
# en: b6ae0f34
lesson-lusus-trade-wrong-rook = ルークを取りましたが、敵のポーンがf2をすり抜けて、キングを取りました。
# en: afdd16af
lesson-lusus-plan-title = 底をつく袋
# en: 5589159b
lesson-lusus-plan-task =
    手の終わりに、プレイヤーはタイルを3枚引きます。枚数が足りなくて引けないと**負け**です。黒の手札は空で、袋には3枚しか残っていません。*ドロー+1*の付いた駒は、その側の引く枚数を1枚増やします。
    { "" }**課題：**黒をタイル切れにしてください。
# en: e14c1555
lesson-lusus-plan-hint = *ドロー+1*を**黒**の駒に付け、あとは自由に動かします。例：`PD@a7 h2h3`。すると、黒は4枚引かなければなりません。
# en: a1fccc3e
lesson-lusus-plan-done = 黒は4枚引くはずが3枚しかなく、白の勝ちです。長い対局では両方の袋を数えましょう。盤の横に表示されています。
# en: fca04c9b
lesson-lusus-plan-wrong-burn = *ドロー+1*を燃やしてしまい、黒は最後の3枚を引きました。
# en: 5098428d
lesson-lusus-plan-wrong-own = これでは、1枚多く引くのはあなたです。黒の駒にタイルを付けましょう。
# en: e334d286
lesson-lusus-plan-wrong-other = *ナイト*では黒の袋は早く減りません。手札に、それができる別のタイルがあります。

## Clocks and pings

# en: 9fb91a8c
span-minutes = { $count }分
# en: c6354ee2
span-hours = { $count }時間
# en: 73f4905a
span-days = { $count }日
# en: 38a1ed4e
clock-reserve = 残りの予備時間：{ $first }は{ $firsttime }、{ $second }は{ $secondtime }。
# en: 4d14450d
clock-shut-out = 時計は止まっています。この対局のサーバーから私が外されたためです。
# en: 1ebdbf5a
clock-grace = { PERSON($player, title: "さん") }にお知らせが届いていません。時計は止まっています。再開は{ $until }です。
# en: 44dd62b6
clock-vacation = { PERSON($player, title: "さん") }は休暇中です。時計は止まっています。再開は{ $until }です。
# en: 1e5e4c5c
clock-credit = 私が不在だった{ $span }を含みます。
# en: 5867f8e8
reminder = { PERSON($player, title: "さん") }、{ PERSON($opponent, title: "さん") }との{ $game }はあなたの番です。時間切れは{ $deadline }（{ $exactly }）です · { $link }
# en: 567f09a8
credited = { PERSON($player, title: "さん") }、{ PERSON($opponent, title: "さん") }との{ $game }であなたの番だった間に、私が{ $span }不在でした。その時間は持ち時間から引きません。手の期限は{ $deadline }（{ $exactly }）です · { $link }
# en: b7b2642b
more-time = { PERSON($player, title: "さん") }、{ $game }で{ PERSON($opponent, title: "さん") }が持ち時間を1日増やしてくれました。手の期限は{ $deadline }（{ $exactly }）です · { $link }
# en: be99904e
more-time-given = { PERSON($opponent, title: "さん") }の持ち時間を1日増やしました。相手の手の期限は{ $deadline }です。
# en: 6fa62d3c
absent = { PERSON($opponent, title: "さん") }、{ PERSON($player, title: "さん") }はこのサーバーを離れました。可能なら、本人にはダイレクトメッセージで知らせます。{ $game }の対局の時計は動き続けます · { $link }
# en: 51d12cb6
grace = { PERSON($opponent, title: "さん") }、{ $game }の対局について{ PERSON($player, title: "さん") }に連絡がつきません。このチャンネルを見られず、私のダイレクトメッセージも届かないようです。知らないうちに負けてしまわないよう、{ PERSON($player, title: "さん") }の時計を{ $exactly }（{ $until }）まで止めます。これは1局に1回だけです · { $link }
# en: c08379e2
detour-hidden = 対局のチャンネルがあなたに見えないので、こちらに書いています。
# en: e16a19bb
detour-timeout = あなたはサーバーで{ $exactly }（{ $until }）までタイムアウト中なので、こちらに書いています。コマンドもボタンも、ここで使えます。
# en: 74087c5b
detour-absent = あなたは対局のサーバーにもういないので、こちらに書いています。
# en: ef81f854
detour-moved = 両方のプレイヤーに見えるよう、この対局をここへ移しました。
# en: fb8c8a0d
shut-out = { PERSON($opponent, title: "さん") }と{ $game }を対局しているサーバーから、私が外されました。そのサーバーの時計はすべて止まっています。期限（{ $until }）までに私が戻らなければ、そこでの対局はすべて結果なしで取り消されます。
# en: a93a4e36
call-game = { PERSON($player, title: "さん") }、{ $whose ->
    [mine] { $game }はあなたの番です
   *[news] { $game }の対局に動きがありました
} · { $link } · あなたにダイレクトメッセージを送れません。メンションの場所は`/settings`で確認できます。
# en: 29ff4d7e
call-season = { PERSON($player, title: "さん") }、参加中の大会に動きがありました。あなたにダイレクトメッセージを送れません。メンションの場所は`/settings`で確認できます。
# en: a70f9b69
call-challenge = { PERSON($player, title: "さん") }、あなたの挑戦に動きがありました。あなたにダイレクトメッセージを送れません。メンションの場所は`/settings`で確認できます。
# en: ae6c943c
unreached = **前回のメンションがあなたに届きませんでした（{ $since }）。**対局のチャンネルがあなたか私に見えず、私からのダイレクトメッセージも受け取らない設定です。対応が必要なものは`/games`で確認できます。
# en: c7021fb5
unreached-open = **前回のメンションがあなたに届きませんでした（{ $since }）。**対局のチャンネルがあなたか私に見えず、ダイレクトメッセージも届きませんでした。対応が必要なものは`/games`で確認できます。
# en: e2fa94d3
unreached-grace = { PERSON($opponent, title: "さん") }との{ $game }はあなたの番です。この対局でのあなたの時計は止まっています。再開は{ $until }です。
# en: 934c171f
vacation-begun = { PERSON($player, title: "さん") }は休暇に入りました。休暇の終わりは{ $until }（{ $exactly }）です。それまで{ PERSON($player, title: "さん") }の時計は止まります。
# en: 9127d881
vacation-begun-part = { PERSON($player, title: "さん") }は休暇に入りました。休暇の終わりは{ $until }です。このサーバーで休暇に数えるのは一部だけで、ここでの時計の再開は{ $still }（{ $exactly }）です。
# en: 86647f8c
vacation-begun-uncounted = { PERSON($player, title: "さん") }は休暇に入りました。休暇の終わりは{ $until }（{ $exactly }）です。ここでの休暇の日数はもう残っていないので、時計は動き続けます。
# en: 64e3fbbc
vacation-over = { PERSON($player, title: "さん") }が休暇から戻りました。時計も再び動き出します。
# en: 896e888c
vacation-present = あなたは休暇中です。休暇の終わりは{ $until }です。{ $clocks ->
    [whole] 時計は止まっていますが、指すこともできます。
    [anywhere] 時計は各サーバーの決まりの範囲で止まっていますが、指すこともできます。
    [part] このサーバーで休暇に数えるのは一部だけです。ここでのあなたの時計は止まっていて、再開は{ $still }です。
   *[none] ここでの休暇の日数はもう残っていないので、時計は動き続けます。
}休暇は`/vacation days:0`で終わります。この休暇のあと、今年の休暇の残りは{ $left }です（年間{ $allowed }日）。
# en: 43e80783
vacation-none = 休暇中ではありません。今年の休暇の残りは{ $left }です（年間{ $allowed }日）。始めるには`/vacation days:`に日数を付けてください。
# en: 91156969
vacation-span = { $hours ->
    [0] { $days }日
   *[other] { $days ->
        [0] { $hours }時間
       *[other] { $days }日と{ $hours }時間
    }
}

## Settings

# en: 66d178fd
settings-title = あなたの設定
# en: 05882354
settings-pings = **メンション：**{ $value }
# en: 3e32bd8c
settings-reminders = **リマインダー：**{ $value }
# en: 91bed066
settings-quiet = **おやすみ時間：**{ $value } · タイムゾーン：{ $zone }
# en: b681fd33
settings-no-quiet = なし
# en: cc607339
settings-confirm = **入力した手の確認：**{ $value }
# en: 822d25c7
settings-theme = **盤の配色：**{ $value }
# en: 845450a6
settings-size = **盤の大きさ：**{ $value }
# en: cb29e741
settings-layout = **盤の形：**{ $value }
# en: 95053649
settings-symbols = **駒の文字：**{ $value }
# en: 04f5636b
settings-side = **盤の手前：**{ $value }
# en: a703a8d6
settings-text = **盤のテキスト表示：**{ $value }
# en: 68a86386
settings-accepts = **自分に挑戦できる人：**{ $value }
# en: f08ae94a
settings-danger = **キングが危ないとき：**{ $value }
# en: 389a9f88
settings-puzzles = **自分のミスを問題に：**{ $value }
# en: 9fc3bbb5
settings-language = **言語：**{ $value }
# en: 6e93ed2f
settings-closed = あなたにダイレクトメッセージを送れなかったので（{ $since }）、チャンネルでメンションしています。私からのダイレクトメッセージを許可したら、`pings`を選び直してください。
# en: 4da5213c
settings-bad-zone = そのタイムゾーンは見つかりません。都市名（例：Tokyo）を入力して、一覧から選んでください。
# en: 6576e7ee
settings-bad-quiet = その時間を読み取れません。`22-7`、`22:30-07:00`、`off`のように書いてください。
# en: 402744ee
settings-pick-zone = `{ $typed }`に合うタイムゾーンがいくつかあります。選んでください。
# en: f7ae9fb1
option-choose = 設定を変える
# en: 2dceb280
option-choose-value = { $name }を選ぶ
# en: 0bf7959f
option-entry = { $name }：{ $value }
# en: 7a443900
option-title = 設定：{ $name }
# en: 91b95c06
option-present = 現在：{ $value }
# en: a95c7781
option-now = 現在の設定
# en: f935eae6
option-type-title = { $name }を入力
# en: e448e589
option-type-label = 新しい値
# en: 21f65666
option-type-number = { $lowest }～{ $highest }の数
# en: 58099a1a
option-bad-number = `{ $typed }`は{ $lowest }～{ $highest }の数ではありません。
# en: dc7b9fc0
settings-unknown = `{ $typed }`はありません。一覧から選んでください。

## Servers

# en: d44bd167
server-title = このサーバー
# en: f881bd98
server-channels = **対局用チャンネル：**{ $value }
# en: 37843051
server-no-channels = 挑戦のあった場所
# en: 92571302
server-threads = **対局ごとのスレッド：**{ $value }
# en: cf6d0dda
server-limits = **1人あたり：**進行中の対局は{ $games } · 返事待ちの挑戦は{ $challenges }
# en: 5fe48d6f
server-no-limit = 無制限
# en: b4240ac5
server-pace = **1手の持ち時間の初期値：**{ $value }
# en: 8b68e707
server-language = **公開メッセージの言語：**{ $value }
# en: 0da90efa
server-organizer = **大会の主催者：**{ $role }（管理者のほかに）
# en: df1b7462
server-vacation = **休暇：**年間{ $days }日
# en: 9a3a363a
server-counts = 現在：進行中の対局が{ $games }局、返事待ちの挑戦が{ $challenges }件。
# en: 7c2cc62f
server-pick-channel = チャンネルを追加する、または外す
# en: 3a013a30
server-channel-gone = チャンネル{ $channel }がなくなったので、一覧の次のチャンネルを使います。一覧を空にするには`/server channel clear`を使ってください。
# en: 4bc327ce
server-channel-missing = { $channel }では私に{ $missing }の権限がありません。権限をもらうまで、一覧の次のチャンネルを使います。
# en: 8d2d0c11
server-channel-no-threads = { $channel }では、公開スレッドの作成、スレッドへの書き込み、メッセージ履歴の閲覧が私にはできません。できるようになるまで、対局はチャンネルで直接行います。
# en: ad009ea7
server-game-choice = { $game } · { $first }対{ $second } · { $turn }手目 · { $id }
# en: 18bb9dff
server-end-sure = { PERSON($first, title: "さん") }対{ PERSON($second, title: "さん") }の{ $game }の対局`{ $id }`を、{ $turn }手目で終わらせます。両プレイヤーにはこう表示されます：「{ $ending }」{ $rated ->
    [yes] レートは通常の対局と同じように変わります。
   *[no] レートは変わりません。
}元には戻せません。
# en: 4ae115a5
server-end-done = 完了しました。両プレイヤーにはこう表示されます：{ $ending }
# en: e3dd87e9
server-exported = このサーバーのデータです（{ $games }局分）。進行中の対局については、誰でも見られる内容だけが入っています。
# en: b8c03b0c
server-exported-part = このサーバーのデータの一部です。1つのファイルに収まる{ $games }局分が入っています。残りは`/server export after:{ $last }`でどうぞ。
# en: 0986564a
server-delete-sure = このサーバーのデータを削除します。{ $ongoing ->
    [0] ここで進行中の対局はありません。
   *[other] ここで進行中の対局は{ $ongoing }局です。
}{ $others ->
    [0] { "" }
   *[other] ほかのプレイヤー同士の{ $others }局は、結果なしで取り消されます。プレイヤーには私から知らせます。
}{ $own ->
    [0] { "" }
   *[other] あなた自身の{ $own }局は投了になります。
}返事待ちの挑戦（{ $challenges }件）は取り下げられます。終わった対局（{ $ended }局）はプレイヤーの手元に残りますが、このサーバーの痕跡は消えます。レートも残ります。元には戻せません。
# en: e9d80313
server-deleted = 削除しました。{ $games ->
    [0] 進行中の対局はありませんでした。
   *[other] 進行中だった対局は{ $games }局です。
}
# en: b764ffb6
server-board = **対局の一覧：**{ $channel }
# en: 69e72c84
server-board-off = **対局の一覧：**なし。`/server board`で、進行中の対局の一覧をチャンネルに出せます。
# en: 12d64a0a
server-board-gone = **対局の一覧：**チャンネルがなくなりました。`/server board`で別のチャンネルを選んでください。
# en: dc46a70f
server-board-missing = { $channel }では私に{ $missing }の権限がありません。権限をもらうまで、対局の一覧は出せません。
# en: 8a5f01e7
server-puzzle = **今日の問題：**{ $games } · { $channel } · 毎日{ $hour }:00から（{ $zone }）
# en: 941f66ed
server-puzzle-next = **次の問題：**{ $next }
# en: fd3badbb
server-puzzle-soon = 今日の問題はまもなく届きます。
# en: 21b77b9f
server-puzzle-off = **今日の問題：**オフ。毎日投稿するには`/server puzzle`を使ってください。
# en: 160cb3dc
server-puzzle-untried = 2週間、誰も問題に挑んでいないので、投稿を止めました。誰かが最後の問題に挑むか、`/server puzzle`をもう一度使うと、次の問題を投稿します。
# en: 5a5651be
server-puzzle-gone = チャンネル{ $channel }がなくなったので、問題を投稿していません。`/server puzzle`で別のチャンネルを選んでください。
# en: c32599ec
server-puzzle-missing = { $channel }では私に{ $missing }の権限がありません。権限をもらうまで、問題は投稿しません。
# en: 63dc3d9e
choice-puzzles-rotate = 1日1問、ゲームは日替わり
# en: 075b181e
choice-puzzles-each = ゲームごとに1日1問
# en: 750f4311
choice-threads-on = オン
# en: 48701a14
choice-threads-off = オフ
# en: 5c2c1419
choice-verdict-first = 先手の勝ち
# en: 540d48cf
choice-verdict-second = 後手の勝ち
# en: 741364e4
choice-verdict-draw = 引き分け
# en: 7c2c3c30
thread-title = { $game }：{ $first }対{ $second }
# en: 7846af9a
thread-anchor = { $game }の対局：{ PERSON($first, title: "さん") }対{ PERSON($second, title: "さん") }

## The sandbox's first card

# en: c10aac2e
sandbox-card-title = Sealed Moveへようこそ
# en: 9449bab0
sandbox-card-text = Sealed Moveでは、チェスに似た4つの盤上ゲームを、1手ずつ時間をかけて楽しめます。これはあなたのコンピューターの中にある練習用のDiscordで、外には何も送られません。あなたはAliceです。上のBobをクリックすると、相手の側で指せます。
# en: 166882e7
sandbox-card-computer = コンピューターと対局
# en: cf7f3053
sandbox-card-learn = レッスンを受ける
# en: 283c0895
sandbox-card-challenge = Bobに挑戦する
# en: a3d10a45
sandbox-card-help = 遊び方

## Endings

# en: caf7991e
ending-checkmate = チェックメイト！{ PERSON($winner, title: "さん") }の勝ちです。
# en: c0bd4a14
ending-stalemate = ステイルメイトです。引き分けになりました。
# en: 8f7ac458
ending-bare-kings = キングだけが残りました。引き分けです。
# en: a61048aa
ending-quiet = お互い100手ずつ進展がありませんでした。引き分けです。
# en: 8f9bff55
ending-king = { PERSON($winner, title: "さん") }が{ PERSON($loser, title: "さん") }のキングを取って勝ちました！
# en: 2c9630fe
ending-draw = { PERSON($loser, title: "さん") }は必要な枚数のタイルを引けません。{ PERSON($winner, title: "さん") }の勝ちです！
# en: bb004090
ending-limit = 400手目が終わりました。{ PERSON($winner, title: "さん") }の勝ちです！
# en: 36e9278b
ending-mana = { PERSON($loser, title: "さん") }のマナがなくなりました。{ PERSON($winner, title: "さん") }の勝ちです！
# en: f08861ee
ending-kings_captured = { PERSON($loser, title: "さん") }のキングがいなくなりました。{ PERSON($winner, title: "さん") }の勝ちです！
# en: b2545297
ending-quiet-chakart = 静かな手が100手続きました。引き分けです。
# en: 0c901a84
ending-quiet-kyo = 120手続けて、盤から何も消えませんでした。引き分けです。
# en: 33a47793
ending-no-progress = 200手続けて、どちらにも得がありませんでした。引き分けです。
# en: 49b8e54f
ending-limit-drawn = 600手目が終わりました。引き分けです。
# en: 4da03738
ending-no_kings = どちらのキングもいなくなりました。引き分けです。
# en: 44dcdb95
ending-blocked = どちらももう動けません。引き分けです。
# en: 417d975e
ending-no-move = 指せる手がなくなりました。引き分けです。
# en: eb56b343
ending-repetition = 同じ局面が3回現れました。引き分けです。
# en: f718c0fc
ending-resignation = { PERSON($loser, title: "さん") }が投了しました。{ PERSON($winner, title: "さん") }の勝ちです！
# en: 5b956f4b
ending-aborted = 対局は中止になりました。成績には数えません。
# en: 5e72328a
ending-not-started = 両者が1手ずつ指す前に時間切れになりました。対局は中止され、成績には数えません。
# en: 49e6ed99
ending-agreement = 両者の合意により引き分けです。
# en: 7827cb7e
ending-time = { PERSON($loser, title: "さん") }の時間切れです。{ PERSON($winner, title: "さん") }の勝ちです！
# en: b8035fc8
ending-shut-out = 私が30日間このサーバーにいなかったため、対局は結果なしで取り消されました。
# en: e1d36c4d
ending-adjudicated = サーバー管理者の裁定により、{ PERSON($winner, title: "さん") }の勝ちです。
# en: f8d866ab
ending-adjudicated-draw = サーバー管理者の裁定により、引き分けです。
# en: 95a658e3
ending-called-off = サーバー管理者がこの対局を取り消しました。成績には数えません。
# en: 6eea191c
ending-server-deleted = このサーバーのデータが削除されたため、対局は結果なしで取り消されました。
# en: 1413367f
ending-season-over = 対局が終わる前にシーズンが終了しました。引き分けで、レートは変わりません。
# en: 3ba4072e
ending-by-organizer = 大会の主催者がこの対局を終わらせました。レートは変わりません。
# en: db1595ad
ending-season-off = 大会が中止になったため、この対局は結果なしで終わります。
# en: 68b373d3
ending-said = { $told }理由：{ $said }

## Private answers

# en: d89f6120
move-played = `{ $record }`と指しました：{ $meaning }。
# en: 32b13e4a
move-played-over = `{ $record }`と指しました：{ $meaning }。{ $ending }
# en: 20e53205
move-next = 次は{ PERSON($opponent, title: "さん") }の番です。
# en: b02feb6d
view-hand = **あなたの手札**
    { $tiles }
# en: b5346c4a
move-again = まだあなたの番です。
# en: 21960236
move-confirm = { $meaning }（`{ $turn }`）。この手でよろしいですか？
# en: e8b8660c
which-game = どの対局ですか？
# en: 04b1ff60
move-which-game = あなたの番の対局がいくつかあります。どの対局で指しますか？
# en: d498de76
move-which-game-for = `{ $typed }`はどの対局で指しますか？
# en: 06d0e19b
move-ask = { $why }`{ $turn }`（{ $meaning }）のことですか？
# en: 5a263b5f
move-ask-several = { $why }次のどれかのことですか？
# en: 56ed9387
move-refused = { $why }
# en: a8b48dc5
move-near = { $count ->
   *[other] 次の手なら指せます：
}
# en: 7ea07d9c
move-near-menu = メニューから指せる手を選ぶか、入力した手を直してください。
# en: e6358fe5
move-near-hint = 指せる手
# en: e084dd74
move-typed = 入力：`{ $typed }`
# en: ff18b144
misread-words-resign = 投了, 投了します, 負けました, 参りました, まいりました, 降参, 降参します, ギブアップ, とうりょう, resign, i resign, give up, surrender, quit
# en: df3b09e8
misread-resign = それは指し手ではありません。投了するには`/resign`を使ってください。
# en: a5662870
misread-words-draw = 引き分け, 引分, 引分け, ひきわけ, 引き分け提案, 引き分けにしませんか, ドロー, draw, offer draw, accept draw
# en: 609ab2f1
misread-draw = それは指し手ではありません。引き分けの提案や承諾には`/draw`を使ってください。
# en: 079a12d1
misread-words-takeback = 待った, 待って, まった, 戻す, 戻して, やり直し, 間違えた, あっ, undo, takeback, take back, back, oops
# en: 7cc9f583
misread-takeback = それは指し手ではありません。自分の最後の手に待ったをお願いするには`/takeback`を使ってください。
# en: 0aa8271f
misread-words-help = ヘルプ, 助けて, ルール, 遊び方, やり方, 使い方, どうやるの, help, rules, how, how to play, what
# en: 016d7a66
misread-help = それは指し手ではありません。ゲームの説明は`/rules`、できることの一覧は`/help`にあります。
# en: c4e1c13b
misread-words-next = 次, つぎ, 次の対局, 対局, 対局一覧, next, games
# en: a400146c
misread-next = それは指し手ではありません。いちばん急ぐ対局は`/next`で開けます。すべての対局の一覧は`/games`で見られます。
# en: a11da13a
misread-words-castle = キャスリング, 入城, castle, castling, oo, ooo, 00, 000
# en: 19820825
misread-castle = { $game }にキャスリングはありません。
# en: 209880db
misread-words-pass = パス, パスします, pass, skip
# en: ee548789
misread-pass = { $game }ではパスできません。あなたの番なので、何か指してください。
# en: fd741e77
misread-words-shell = 甲羅, こうら, shell
# en: 2f623c1c
misread-shell = 甲羅を飛ばすには、キングのいるマス、当てる駒のマス、`s`の順に書きます。例：`e1e7s`
# en: fcd4a95c
misread-words-hide = 隠れる, 隠す, かくれる, ステルス, hide, hidden, stealth
# en: 66983681
misread-hide = クイーンを隠すには、今いるマス、行き先のマス、`h`の順に書きます。例：`d1d4h`
# en: 4f663848
misread-square = { $holds }そこには今動けるものがありません。
# en: 88acbf11
misread-off-board = この盤に{ $square }というマスはありません。盤は{ $first }から{ $last }までです。
# en: ff1fa21f
move-none = 入力に近い手の中に、指せる手はありません。**指す**を押すと、指せる手がわかります。
# en: 6a70dcd0
view-title = { $game } · { $turn }手目 · あなたの盤面
# en: e7b1b463
view-title-public = { $game } · { $turn }手目
# en: 8b7d8a46
view-title-earlier = { $game } · { $ply ->
    [0] 開始時
   *[other] { $ply }手目の後
}
# en: 789a772f
view-your-turn = あなたの番です。
# en: 88fa7746
view-watching = この対局を観戦中です。
# en: 24f2ea19
view-their-turn = { PERSON($player, title: "さん") }の番です。
# en: 2a8870e3
more-title = { $game } · 相手：{ $opponent }
# en: e6e0a7e1
more-text = 何をしますか？
# en: 4897fd02
more-over = この対局は終わっています。
# en: a36b1821
resign-sure = { $game }の対局（相手：{ $opponent }）を投了しますか？元には戻せません。
# en: e4688f74
resign-sure-early = 両者が1手ずつ指す前なので、投了すると{ $game }の対局（相手：{ $opponent }）は中止になるだけです。対局はすぐに終わり、成績には数えません。元には戻せません。
# en: 155f36bc
resign-sure-season = { $game }の対局（相手：{ $opponent }）を投了しますか？両者が1手ずつ指す前なのでレートは変わりませんが、大会では負けになります。元には戻せません。
# en: e7cef391
resign-done = 投了しました。
# en: 589afdf7
draw-done-offered = 引き分けを提案しました。{ PERSON($opponent, title: "さん") }が返事をするか手を指すまで、またはあなたが取り下げるまで有効です。自分の手はそのまま指せます。
# en: 79fb8e1c
draw-done-agreed = 引き分けに合意しました。
# en: 27d50aa1
draw-done-declined = 引き分けを断りました。
# en: 209106fe
draw-done-withdrawn = 提案を取り下げました。
# en: 33420373
takeback-done-offered = 待ったをお願いしました。{ PERSON($opponent, title: "さん") }が返事をするか、あなたが取り下げるか、どちらかが手を指すまで有効です。
# en: a6bf3581
takeback-done-accepted = 待ったを認めました。
# en: be8d4822
takeback-done-declined = 待ったを断りました。
# en: 327b2080
takeback-done-withdrawn = 待ったを取り下げました。
# en: 06a12d56
abort-sure = { $game }の対局（相手：{ $opponent }）を中止しますか？対局はすぐに終わり、成績には数えません。元には戻せません。
# en: f04e3924
abort-done = 対局を中止しました。
# en: d7f74ace
rematch-done-offered = 再戦を申し込みました！期限は{ $until }です。
# en: 248f1ba8
notice-unpinged = { $why ->
    [pair_hour] -# メンションなしで投稿しました：同じ相手へのメンションは1時間に{ $most }回までです。
    [pair_day] -# メンションなしで投稿しました：同じ相手へのメンションは1日に{ $most }回までです。
    [sender_hour] -# メンションなしで投稿しました：1人が送れるメンションは1時間に{ $most }回までです。
    [sender_day] -# メンションなしで投稿しました：1人が送れるメンションは1日に{ $most }回までです。
    [recipient_hour] -# メンションなしで投稿しました：1人が受け取るこの種のメンションは1時間に{ $most }回までです。
    [recipient_day] -# メンションなしで投稿しました：1人が受け取るこの種のメンションは1日に{ $most }回までです。
    [asked_before] -# メンションなしで投稿しました：同じ依頼のメンションは、依頼した人が次に指すまで1回だけです。
    [challenged_before] -# メンションなしで投稿しました：同じ挑戦のメンションは1日1回です。
   *[muted] -# メンションなしで投稿しました：このサーバーのモデレーターが、この種のメンションを止めています。
}
# en: b527eb27
unpinged = { $why ->
    [pair_hour] 同じ相手へのメンションは1時間に{ $most }回までなので、メンションなしで投稿しました。次にメンションできるのは{ $next }です。それまでも、依頼は相手の`/games`に表示されます。
    [pair_day] 同じ相手へのメンションは1日に{ $most }回までなので、メンションなしで投稿しました。次にメンションできるのは{ $next }です。それまでも、依頼は相手の`/games`に表示されます。
    [sender_hour] 1人が送れるメンションは1時間に{ $most }回までなので、メンションなしで投稿しました。次にメンションを送れるのは{ $next }です。それまでも、依頼は相手の`/games`に表示されます。
    [sender_day] 1人が送れるメンションは1日に{ $most }回までなので、メンションなしで投稿しました。次にメンションを送れるのは{ $next }です。それまでも、依頼は相手の`/games`に表示されます。
    [recipient_hour] 1人が受け取るこの種のメンションは1時間に{ $most }回までなので、メンションなしで投稿しました。次にメンションできるのは{ $next }です。それまでも、依頼は相手の`/games`に表示されます。
    [recipient_day] 1人が受け取るこの種のメンションは1日に{ $most }回までなので、メンションなしで投稿しました。次にメンションできるのは{ $next }です。それまでも、依頼は相手の`/games`に表示されます。
    [asked_before] あなたが最後に指してから、すでに同じ依頼をしているので、メンションなしで投稿しました。次の手を指したあとは、またメンション付きでお願いできます。
    [challenged_before] この相手にはこのゲームで前にも挑戦しているので、メンションなしで投稿しました。次の挑戦でメンションできるのは、一局指したあとか、{ $next }です。
   *[muted] このサーバーのモデレーターがあなたをミュートしているので、メンションなしで投稿しました。ミュートの終わりは{ $next }です。
}
# en: 5e43c1ca
rematch-done-begun = { PERSON($challenger, title: "さん") }との再戦が始まりました。
# en: 39278724
note-kept = 保存しました。メモはあなただけが`/note`で読めます。
# en: 23615224
note-forgotten = この対局のメモは空になりました。
# en: d8076602
cancelled = 何も変わっていません。
# en: 1aafedac
compose-title = { $game } · { $turn }手目 · 手を選ぶ
# en: 5627a5c3
compose-turn = ここまで：{ $meaning }（`{ $turn }`）。
# en: 4cfdbac6
compose-nothing = **確定**を押すまで、手は指したことになりません。
# en: d296a0a2
compose-ready = **確定**を押すと指します。
# en: 30d7c740
compose-or-confirm = ここで手を終えるなら**確定**を押してください。
# en: b5f5dffd
compose-outdated = そのメニューは古くなっています。ここまでの手はこちらです。
# en: 35bee0ee
compose-taken = 対局が先に進んでいます。今の盤はこちらです。
# en: bad56a93
compose-page = { $count }件中{ $first }～{ $last }件目
# en: 1d237be8
compose-alt = まだ指していない手のプレビュー。
# en: f9a76ebe
compose-alt-targets = 行き先の候補：{ $squares }。
# en: e7b9930d
compose-cleared = 何も指していません。**指す**を押すと最初からやり直せます。
# en: 9554d2e8
next-none = { $count ->
    [0] 進行中の対局がありません。`/challenge`で始めてみましょう。
   *[other] あなたを待っている対局はありません。一覧は`/games`で見られます。
}
# en: c6db8749
profile-title = { PERSON($player, title: "さん") }の成績
# en: 174161ab
profile-none = 終わった対局はまだありません。
# en: ef2522bc
profile-none-here = ここで終わった対局はまだありません。
# en: a1642579
profile-line = **{ $game }**：{ $rating } · { $results }
# en: 472539a2
profile-unrated = レートはまだなし
# en: a4e09267
profile-results = { $won }勝{ $lost }敗{ $drawn }分
# en: ae6ef060
profile-against = { PERSON($player, title: "さん") }との対戦成績：{ $results }
# en: a03b24ec
profile-ended = 終わった対局
# en: 1b480030
profile-annulled = { $line } · 無効
# en: 81e3888b
profile-ended-line = **{ $game }** · 相手：{ $opponent } · { $result ->
    [won] 勝ち
    [lost] 負け
    [drawn] 引き分け
   *[none] 結果なし
} · { $ended } · { $link }
# en: 18f701d9
profile-plot-none = レート戦はまだありません
# en: d463dc65
profile-plot-puzzles = 問題 { $rating }
# en: 4fde0247
month = { $number }月
# en: e1988d99
profile-plot-alt = { $first }から{ $last }までのレートと成績。
# en: 0540d4fb
profile-plot-alt-game = { $game }：{ $rated ->
    [yes] レートは最初{ $from }、最高{ $most }、現在{ $to }、
   *[no] レートなし、
}{ $results }{ $tried ->
    [yes] 、問題{ $puzzles }。
   *[no] 。
}
# en: db0aa41c
profile-listed = { $listed ->
    [yes] あなたは全体ランキングに載っています。
   *[no] あなたが載っているのは、対局したことのあるサーバーのランキングだけです。
}
# en: a7d8f721
block-done = { $new ->
    [yes] { PERSON($person, title: "さん") }をブロックしました。
   *[no] { PERSON($person, title: "さん") }はすでにブロックしています。
}この相手は、あなたへの挑戦、再戦の申し込み、あなたの挑戦の承諾ができません。進行中の対局では、相手からの引き分けの提案、待ったのお願い、時間の追加は表示されますが、メンションはされません。
    進行中の対局はそのまま続き、大会ではブロックは効きません。相手には知らされませんが、気づかれることはあります。
# en: e1465bd0
moderate-muted = 完了しました。{ PERSON($person, title: "さん") }を、ここで{ $until }までミュートしました。挑戦と再戦はできず、依頼にはメンションが付きません。進行中の対局は続きます。本人には、挑戦などをしようとしたときに知らせます。
# en: 2c39d5e1
moderate-unmuted = 完了しました。{ PERSON($person, title: "さん") }のここでのミュートを解除しました。
# en: 0717c555
moderate-annulled = 完了しました。この{ $game }の対局によるレートの変動を取り消しました。両プレイヤーに知らせます · { $link }
# en: ac80829f
moderate-restored = 完了しました。この{ $game }の対局によるレートの変動を再び有効にしました。両プレイヤーに知らせます · { $link }
# en: 9bcad214
moderate-pings-title = 挑戦、提案、時間の追加
# en: b6fffc8f
moderate-pings-none = ここ2週間の記録に、表示するものはありません。
# en: 46533120
moderate-pings-line = { $at } · { $sender } → { $recipient } · { $kind ->
    [challenge] 挑戦
    [rematch] 再戦
    [draw] 引き分けの提案
    [takeback] 待った
   *[time] 時間の追加
} · { $pinged ->
    [yes] メンションあり
   *[no] メンションなし
} { $link }
# en: ab5a8135
moderate-log-title = モデレーターがここで行ったこと
# en: d5cb1ee9
moderate-log-none = この1年、モデレーターはここで何もしていません。
# en: c844e4b9
moderate-log-mute = { $at } · { PERSON($moderator, title: "さん") }が{ PERSON($person, title: "さん") }を{ $until }までミュート：{ $reason }
# en: f06521b6
moderate-log-unmute = { $at } · { PERSON($moderator, title: "さん") }が{ PERSON($person, title: "さん") }のミュートを解除：{ $reason }
# en: 165c4878
moderate-log-annul = { $at } · { PERSON($moderator, title: "さん") }が対局を無効化：{ $reason } · { $link }
# en: 1bb7e583
moderate-log-restore = { $at } · { PERSON($moderator, title: "さん") }が対局の無効化を取り消し：{ $reason } · { $link }
# en: c62ec11b
annulled = { PERSON($first, title: "さん") }、{ PERSON($second, title: "さん") }：モデレーターが{ $game }の対局を無効にしました。レートの変動は取り消されますが、対局そのものは残ります。理由：{ $reason } · { $link }
# en: 8d276361
restored = { PERSON($first, title: "さん") }、{ PERSON($second, title: "さん") }：モデレーターが{ $game }の対局を再び有効にしました。レートの変動も再び有効になります。理由：{ $reason } · { $link }
# en: b8c09a33
annulled-mark = モデレーターがこの対局を無効にしたので、レートには反映されません。
# en: 0c94a00a
block-title = ブロックしている人
# en: 24b922cc
block-none = ブロックしている人はいません。ブロックするには、`/block`で人を選んでください。
# en: 75edacab
block-line = { $number }. { PERSON($person, title: "さん") } · { $since }から
# en: 6013224e
block-option = { $number }. { $name }
# en: fc31ae18
block-choose = ブロックを解除…
# en: 4669c1c3
block-lifted = { $lifted ->
    [yes] { PERSON($person, title: "さん") }のブロックを解除しました。あなたの設定で許可していれば、相手はまた挑戦できます。
   *[no] { PERSON($person, title: "さん") }はブロックしていません。
}
# en: 273abd66
mydata-text = 私が保存しているのは、あなたの名前、対局、挑戦、成績、メモ、予約手、選びかけの手、設定、休暇、ブロックです。すべてダウンロードすることも、削除することもできます。
# en: 52339e73
mydata-exported = あなたについて保存しているすべてのデータです。進行中の対局については、あなたに見える内容が入っています。
# en: aaaae326
mydata-sure = あなたのデータをすべて削除しますか？{ $games ->
    [0] 終わった対局は、名前を消して残ります。
   *[other] 進行中の{ $games }局は投了になります。終わった対局は、名前を消して残ります。
}レートは、名前もIDもない数字として90日間残ります。そうしないと、低いレートだけを消して、ほかの人のレートを狂わせることができてしまうからです。それがあなたのものだとわかるのは私だけで、それもあなたがまたレート戦を指したときだけです。元には戻せません。
# en: e3d7880e
mydata-forgotten = レートの数字を除いて、あなたのデータをすべて削除しました。90日以内にまたレート戦を指すと、レートは続きから始まります。ほかはすべて最初からです。
# en: 74d468c9
leaderboard-title = { $scope ->
    [server] このサーバーのランキング
   *[everywhere] 全体ランキング
}
# en: 5254283a
leaderboard-game = **{ $game }**
# en: 4384e408
leaderboard-line = { $place }. { PERSON($player, title: "さん") } · { $rating } · { $results }
# en: 4e4f1089
leaderboard-none = まだ誰もいません。
# en: 071bb45e
leaderboard-own = あなたの順位：{ $players }人中{ $place }位 · { $rating }
# en: 3ca3b8fa
leaderboard-own-none = { $scope ->
    [server] あなたはまだこのランキングに載っていません。ここで{ $game }のレート戦を指してみましょう。
   *[everywhere] あなたはこのランキングに載っていません。
}
# en: 6d38aa83
leaderboard-own-few = あなたはまだこのランキングに載っていません。載るには、あと{ $missing }人と{ $game }のレート戦を指してください。
# en: 82f46cf4
leaderboard-hint = 全体ランキングに載りたいときは、`/profile`のボタンを押してください。
# en: 920a1c13
games-title = あなたの対局
# en: aef8b7b4
games-title-of = { PERSON($player, title: "さん") }の対局
# en: 220ead7c
games-none = 進行中の対局はありません。
# en: d58a90a4
games-none-hint = 進行中の対局がありません。`/challenge`で始めてみましょう。
# en: e3546be8
games-line = **{ $game }** · 相手：{ $opponent } · { $turn }手目 · { $whose ->
    [mine] **あなたの番**、期限：{ $deadline }
    [theirs] 相手の番、期限：{ $deadline }
   *[public] 期限：{ $deadline }
} · { $link }
# en: 1544b0e7
games-jump = [開く]({ $url })
# en: 299692cd
games-unposted = 対局{ $id }
# en: 81cc2bf0
games-challenges = 返事待ちの挑戦
# en: 42be3bf8
games-challenges-anyone = 誰でも承諾できる挑戦
# en: 993b9815
board-title = 進行中の対局：{ $count }局
# en: 534f2b6a
board-line = { $game } · { $first } – { $second } · { $turn }手目、{ PERSON($player, title: "さん") }の番 · { $deadline }
# en: a575cff6
board-more = ほか{ $count }局
# en: 33ee8f8e
games-numbered = { $number }. { $line }
# en: e91bea82
list-page = { $pages }ページ中{ $page }ページ目
# en: eab483c2
games-challenge-line = { $game } · { $challenger } → { $opponent } · 期限：{ $until }
# en: 599109ca
games-challenge-linked = { $line } · { $link }
# en: 4333fcff
games-line-draw = { $line } · **引き分けの提案あり**
# en: 1b17e826
games-line-takeback = { $line } · **待ったのお願いあり**
# en: 85d47011
games-line-reserve = { $line } · 予備時間：あなた{ $own }、相手{ $theirs }
# en: 59b47c3b
games-line-grace = { $line } · 時計は停止中（お知らせが届かないため）
# en: a4d48c4f
games-line-vacation = { $line } · 時計は停止中（休暇）
# en: 1c25ef00
games-anybody = 誰でも
# en: e1462c07
history-title = { $game } · 全部の手
# en: 64540ebd
history-title-at = { $game } · { $ply ->
    [0] 初期配置{ $plies ->
        [0] { "" }
       *[other] （このあと{ $plies }手）
    }
   *[other] 全{ $plies }手中{ $ply }手目
}
# en: f7a1dfa9
history-title-part = { $game } · 全{ $plies }手中{ $ply }手目の{ $part }段階目
# en: 520d3b2f
history-goto-title = { $game }の手数を指定
# en: faa133c5
history-goto-label = 手数（0～{ $last }）
# en: e6449697
record-file = { $game }の棋譜ファイル（{ $turns }手）です。中身はテキストです。
# en: 41b4f992
record-file-seen = { $game }の棋譜ファイル（{ $turns }手）です。今あなたに見える内容が入っています。対局が終わったら、もう一度ダウンロードしてください。
# en: 0a74cec7
replay-file = { $game }、{ $turns }手。
# en: 4b181f3c
replay-smaller = 長い対局なので、画像はいつもより小さめです。
# en: 717ceaf4
replay-coarser = とても長い対局なので、{ $every }手に1手と、最後の手を表示します。
# en: 0aa29710
replay-refused = { $line }行目：{ $why }
# en: 791370e9
replay-not-whole = この棋譜ファイルでは{ $seen }に知らされないことが省かれているので、リプレイできません。対局が終わったら、もう一度ダウンロードしてください。
# en: bc5923d2
replay-not-whole-public = この棋譜ファイルでは公開されていないことが省かれているので、リプレイできません。対局が終わったら、もう一度ダウンロードしてください。
# en: 02ddf7ea
history-empty = まだ誰も指していません。
# en: b9e188bc
history-line = `{ $number }` { $side } `{ $record }` { $meaning }
# en: 95a6a862
history-page = { $pages }ページ中{ $page }ページ目 · { $id }
# en: e3f3d2db
review-title = { $game } · 振り返り
# en: 84c40d41
review-progress = 全{ $turns }手中{ $turn }手目を調べています…進行中の対局が優先なので、数分かかることがあります。終わりしだい、振り返りがここに表示されます。動きが止まったら**もう一度見る**を押してください。
# en: 9d8ee733
review-confirming = 分かれ目をもう一度、さらに深く調べています…
# en: 6395e43a
review-resigned = { $kind ->
    [ahead] { PERSON($player, title: "さん") }は優勢のまま投了しました。勝つ見込みは{ $chance }%ありました。
   *[even] { PERSON($player, title: "さん") }は勝つ見込みが{ $chance }%あるうちに投了しました。勝負はまだこれからでした。
}
# en: 77482a01
review-no-slips = **{ PERSON($player, title: "さん") }**にミスはありませんでした。
# en: c14a5ef9
review-mistakes = **{ PERSON($player, title: "さん") }**のミスは{ $mistakes }回でした。
# en: e6f37847
review-blunders = **{ PERSON($player, title: "さん") }**の大きなミスは{ $blunders }回でした。
# en: b5648fff
review-slips = **{ PERSON($player, title: "さん") }**のミスは{ $mistakes }回、大きなミスは{ $blunders }回でした。
# en: ed957e2f
review-accuracy = 正確さ：{ $accuracy }%。
# en: 2bba142b
review-no-accuracy = 正確さ：なし（勝負のついていない局面での手がありませんでした）。
# en: 2d6896b4
review-luck = { $kind ->
    [helped] 運は{ PERSON($player, title: "さん") }に味方しました（合計{ $luck }%）。
    [even] 運は五分五分でした。
   *[other] 運は五分五分でした。
}
# en: a74780b4
review-no-turn = 勝負を分けた一手はありませんでした。
# en: 290b5c44
review-turn-choice = **{ $number }** · { $place }、{ $player }：{ $meaning }。これで勝つ見込みを{ $change }%失いました（{ $from }% → { $to }%）。
# en: b9181b37
review-turn-luck = **{ $number }** · { $place }、{ $player }：{ $meaning }。{ $by ->
    [dice] { $luck ->
        [good] 幸運な出目
       *[bad] 不運な出目
    }
   *[hidden] { $luck ->
        [good] 見えない部分での幸運
       *[bad] 見えない部分での不運
    }
}：期待される値との差は{ $change }%（{ $from }% → { $to }%）。
# en: 6eb65a29
review-used = { PERSON($player, title: "さん") }の好応手：{ $meaning }。
# en: f2c2fb03
review-answer = 相手の最善の応手は`{ $turn }`でした：{ $meaning }。
# en: 7e2d5e46
review-missed = { PERSON($player, title: "さん") }はこれを逃しました。
# en: 862c91c7
review-better = `{ $turn }`のほうがよい手でした：{ $meaning }。{ $kept ->
    [won] それならほぼ勝ちが決まっていました。
    [lead] それなら優勢を保てていました。
    [even] それなら互角を保てていました。
   *[less] それなら損はもっと少なくてすみました。
}
# en: 3180dd01
review-foot = 図で色の広い側ほど、勝つ見込みが高かったことを表します。そのとき各プレイヤーに見えていたもので判定しています。{ $luck ->
    [yes] ひし形は運です。
   *[no] { "" }
}
# en: 3fa3bf63
review-axis = 手数
# en: 6766355f
review-alt = 手ごとに見た{ $first }の勝つ見込み。100%までの残りが{ $second }の見込みです。{ $chances }。{ $turned ->
    [yes] 分かれ目：{ $marks }。
   *[no] 分かれ目はありません。
}
# en: 008d48af
review-alt-point = { $turn ->
    [0] 開始時{ $chance }%
   *[other] { $turn }手目の後{ $chance }%
}
# en: aad03c74
review-alt-mark = { $turn }手目に{ $number }（{ $chance }%）
# en: 8b99fd12
help-title = Sealed Move
# en: 4d54786c
help-about = 1手ずつ、何日もかけて盤上ゲームを楽しめます。手の確認も、盤を描くのも、あなたの番のお知らせも、私に任せてください。
# en: f5de3890
help-games = **ゲーム。**初めてなら、**レッスン**を押すか`/learn`と入力してください。短い課題で、どのゲームも1手ずつ覚えられます。ほかのボタンを押すと、それぞれのゲームのルールが開きます。
# en: 15287c78
help-game = **{ $game }** · { $about }
# en: e34a63b3
help-playing = **対局する**
    `/challenge` 対局を始める
    `/move` 手を指す（入力するか、一覧から選ぶ）
    `/plan` 相手の次の手に、あなたの代わりに応じる
    `/games` 対局の一覧、`/next` いちばん急ぐ対局を開く
    `/hint` コンピューターとの対局で助けてもらう
# en: d0dea09c
help-learning = **学ぶ**
    `/learn` 短いレッスンでゲームを覚える、`/puzzle` 問題を解く
    `/rules` ゲームの説明、`/review` 終わった対局の分かれ目を見る
# en: 19fc2b4f
help-looking = **見る**
    `/board` 盤を自分だけに表示する、`/describe` 盤を言葉で読む
    `/history` 対局を1手ずつたどる、`/note` 自分用のメモ
    `/verify` 終わった対局のダイスとコンピューターの手を検証する
# en: b4b7cc33
help-agreeing = **相手とのやり取り**
    `/draw` 引き分けを提案する、`/takeback` 自分の最後の手に待ったをお願いする
    `/moretime` 相手の持ち時間を1日増やす
    `/resign` 投了する、`/abort` 両者が1手ずつ指す前に対局を中止する
    `/rematch` 再戦を申し込む
# en: e1e81695
help-yours = **あなたについて**
    `/profile`と`/leaderboard` 成績を見る
    `/settings` メンションや盤などの設定、`/vacation` 時計を止める
    `/block` 誰かから自分への挑戦とメンションを止める
    `/mydata` あなたについての保存データをダウンロードまたは削除する
    `/help` このページを表示する
# en: d500713e
help-languages = **言語：**{ $names }
# en: 5495f461
help-tournaments = **このサーバーの大会**
    `/tournament show` 日程と順位表、`/tournament join` 参加する、`/tournament leave` やめる
# en: 460538c8
help-organizing = `/tournament new` 大会を始める、`/tournament manage` 大会を管理する
# en: 394c26bd
help-menus = **人を選んだときのメニュー**の「アプリ」から：*{ $challenge }*でその人との対局を始める、*{ $block }*でその人をブロックする
# en: 3f55814d
help-moderating = **モデレーター向け**
    `/moderate mute` 誰かのここでの挑戦とメンションを止める
    `/moderate annul` 対局によるレートの変動を取り消す、`/moderate restore` それを元に戻す
    `/moderate pings` 依頼とメンションの一覧、`/moderate log` モデレーターが行ったことの一覧
# en: ce4d8a7e
help-administrating = **管理者向け**
    `/server show` このサーバーの設定を表示する
    `/server board` 進行中の対局の一覧をチャンネルに出す
    対局の場所：`/server channel add`、`/server channel remove`、`/server channel clear`、`/server threads`
    制限と時間：`/server limits`、`/server pace`、`/server vacation`
    `/server puzzle` 毎日、問題を投稿する、`/server organizer` 大会を主催できるロールを決める
    `/server adjudicate` プレイヤーに代わって裁定する、`/server abort` 対局を取り消す
    `/server export` このサーバーのデータをダウンロードする、`/server delete` 削除する
# en: bfd4636e
help-server-language = `/server language` 公開メッセージの言語を決める
# en: 08e57768
help-next-turn = **次にすること：**{ PERSON($opponent, title: "さん") }との{ $game }があなたの番です：{ $link }
# en: 316762cc
help-next-wait = **次にすること：**相手の手を待ちましょう。あなたの番になったらお知らせします。
# en: 62a2d0b5
help-next-challenge = **次にすること：**「コンピューターと対局」を押すと、すぐに遊べます。人と指すなら「新しい対局」を押してください。
# en: 54583e70
help-next-server = **次にすること：**「コンピューターと対局」を押すと、すぐに遊べます。サーバーなら`/challenge`で誰かに挑戦できます。
# en: 145d31a3
game-choice = { $game } · 相手：{ $opponent } · { $turn }手目 · { $whose ->
    [mine] あなたの番
    [theirs] 相手の番
   *[over] 終局
}
# en: b4e7901b
game-choice-of-many = { $game } · { $id }
# en: d3feaf47
step = { $notation } · { $meaning }
# en: d248d961
step-long = { $meaning } · { $notation }
# en: 32b22eb8
step-game = { $opponent }（{ $game }）
# en: 4fb5f744
step-of-game = { $game } · { $step }
# en: 029c6c13
step-too-long = …ほかにも手があります。続きはメニューで
# en: ab8a6d1c
describe-title = { $game } · 言葉で読む
# en: 1f470892
describe-all = すべて
# en: c8125e24
describe-side = { $side }のすべて
# en: 640edd31
describe-kind = { $kind }の位置
# en: 00a7feb4
describe-row = { $row }段
# en: a64e2d91
describe-square = { $square }にあるもの
# en: 96afcb24
describe-from = { $square }からの手
# en: d4b761f4
describe-turns = { $square }からの手は{ $count }通り：
# en: 5ccc3c03
describe-turn = • { $turn }
# en: cef01d91
describe-no-turns = { $square }から動けるものは今ありません。{ $side }の手番です。
# en: 2ddcd389
describe-more = ほか{ $count }件
# en: f543684b
describe-none = { $kind }：あなたに見えるものはありません。
# en: c4286432
describe-kinds = { $kind }：{ $places }。
# en: ae4f6192
describe-row-empty = { $row }段：空です。
# en: d02572a8
describe-row-holds = { $row }段：{ $pieces }。
# en: 8223f62e
describe-square-empty = { $square }：空です。
# en: 522a6736
describe-unknown = `{ $what }`が何のことかわかりません。マス、段、側、駒の種類を一覧から選んでください。

## Tournaments

# en: 34a72b86
tournament-league-name = { $game }リーグ
# en: 262fe31f
tournament-none = ここでは大会が開かれていません。{ $organizer ->
    [yes] `/tournament new`で始めてみましょう。
   *[no] サーバー管理者なら`/tournament new`で始められます。
}
# en: 5a4cca9d
tournament-list-title = このサーバーの大会
# en: 86c502d3
tournament-list-line = **{ $name }** · { $game } · { $state ->
    [open] 第{ $number }シーズン、開始は{ $at }
    [running] 第{ $number }シーズン、全{ $weeks }週中{ $week }週目
    [closing] 第{ $number }シーズンは終了間近
    [over] 第{ $number }シーズンは終了
   *[off] 第{ $number }シーズンは中止
}
# en: cb0b2ecc
tournament-choice = { $name } · 第{ $number }シーズン
# en: 613b146a
season-title = { $name } · 第{ $number }シーズン
# en: 5972e979
season-what = { $game }{ $has_setup ->
    [yes] （{ $setup }）
   *[no] { "" }
}のリーグ戦です。{ $weeks }週間で、同じディビジョンの全員と1局ずつ指します。持ち時間は1手につき1日と、対局全体で{ $days }日の予備です。{ $rated ->
    [yes] レート戦です。
   *[no] フリー対局です。
}
# en: 93dfe972
season-starts = 開始は{ $at }（{ $exactly }）です。参加するには**参加する**を押してください。4人以上で開催します。
# en: 01539a62
season-dates-paused = 私がこのサーバーから外れていたので、日程はすべて止まっています。
# en: e712a6c4
season-people = { $count ->
    [0] まだ参加者がいません。
   *[other] 参加者は{ $count }人：{ $people }
}
# en: 7cb8a428
season-people-more = { $people }、ほか{ $count }人
# en: 21d7b609
season-week = 全{ $weeks }週中{ $week }週目。シーズンの終わりは{ $at }（{ $exactly }）です。
# en: b32ab6f5
season-closing = シーズンが終わります。残っている対局は引き分けになります。
# en: cbea15a3
season-over = シーズンは終了しました。
# en: 45be527b
season-off = このシーズンは中止になりました。
# en: 393a82a0
season-division = **ディビジョン{ $number }** · { $games }{ $played ->
    [0] { "" }
   *[other] { " " }· 首位：{ PERSON($leader, title: "さん") }（{ $points }）
}
# en: d1a3c1f4
season-division-games = { $all }局中{ $played }局終了
# en: cec3dd38
season-points = { $points ->
   *[other] { $shown }点
}
# en: 28e61f64
season-reserves = 空き待ち：{ $people }
# en: 9106e715
season-join-later = 今からでも参加できます。空きが出たらすぐに入れますし、次のシーズンには必ず入れます。
# en: 4fd6e6b2
season-seal = SHA-256 `{ $commitment }`
# en: c4ffadea
season-soon = { $people }：**{ $name }**第{ $number }シーズンの開始は{ $at }（{ $exactly }）です。みなさんは参加予定です。今回休むなら**やめる**を押してください。
# en: b38b4933
season-begun = **{ $name }、第{ $number }シーズン、ディビジョン{ $division }：**{ $people }。このメンバー同士で1局ずつ指します。シーズンの終わりは{ $at }（{ $exactly }）です。
# en: 2318b017
season-begun-first = 最初の対局：{ $games }。残りは自動的に始まります。
# en: 6c39680a
season-begun-game = { $first } – { $second }
# en: 28bfa541
season-finished = **{ $name }、第{ $number }シーズン、ディビジョン{ $division }が終了しました。**{ $people }、最終順位表です。
# en: d8cdf976
season-finished-next = 次のシーズンの開始は{ $at }（{ $exactly }）です。やめていなければ、また参加になります。休むなら**やめる**を押してください。
# en: 674acf61
season-table-alt = { $name }、第{ $number }シーズン、ディビジョン{ $division }の順位表：{ $count }人。対戦相手は行の番号で示します。
# en: aefc9e0e
season-table-row = { $line }：{ $player }、{ $points }、{ $results }、{ $place }{ $movement ->
    [up] 、昇格
    [down] 、降格
   *[none] { "" }
}。
# en: 6a2d0f7b
season-table-struck = { $line }：{ $player }は除外、対局はすべて成績に数えません。
# en: 381fa6f3
season-table-possible = { $best }～{ $worst }位
# en: 45b199c3
season-table-certain = { $place }位
# en: a34a80c0
season-table-no-results = まだ結果なし
# en: 082bdf4c
season-table-won = { $lines }に勝ち
# en: 32df1324
season-table-drew = { $lines }と引き分け
# en: 1fb30586
season-table-lost = { $lines }に負け
# en: ef6ec428
season-table-late = { $lines }に時間切れ負け
# en: 68dd782f
season-table-running = { $lines }と対局中
# en: 7ff71698
season-table-line = { $rank }. { PERSON($player, title: "さん") } · { $points }{ $movement ->
    [up] { " " }· ▲昇格
    [down] { " " }· ▼降格
   *[none] { "" }
}
# en: 1aae13a0
season-table-line-struck = { PERSON($player, title: "さん") } · 除外、対局はすべて成績に数えません
# en: f23d1fd4
season-table-title = { $name } · 第{ $number }シーズン · ディビジョン{ $division }
# en: 6552a8f6
season-table-points = 点
# en: fe9b3eab
season-table-ranks = 順位
# en: 4d10b956
season-table-out = 除外
# en: e506e1b8
season-table-up = 昇格
# en: 462970f4
season-table-down = 降格
# en: d5c86fcb
season-table-foot = { $over ->
    [yes] 0t：時間切れ負け。
   *[no] 順位：まだ可能性のある順位。0t：時間切れ負け。丸印：対局中。
}{ $moves ->
    [yes] 矢印：別のディビジョンへ移る人。
   *[no] { "" }
}
# en: f0d9aa9f
season-number = { $number }番
# en: 1a520bcd
season-table-none = ディビジョンはシーズンの開始時に決まります。
# en: 959171c4
season-table-early = 順位表はまだありません。シーズンの開始は{ $at }です。
# en: 3cd81a66
season-games-title = { $name }でのあなたの対局
# en: d6c1f3ac
season-games-none = ここでの対局はまだありません。
# en: d164c452
season-games-line = { $round }回戦 · { PERSON($player, title: "さん") } · { $state ->
    [mine] **あなたの番**、{ $when } { $link }
    [theirs] 相手の番、{ $when } { $link }
    [later] 自動的に始まります
    [none] 結果なし
    [won] あなたの勝ち
    [lost] あなたの負け
    [late] あなたの時間切れ負け
    [drawn] 引き分け
   *[struck] どちらかが大会から外れたため、成績に数えません
}
# en: ba13a684
season-games-certain = あなたは{ $points }で、{ $place }位が確定しています。
# en: ac9ed51a
season-games-possible = あなたは{ $points }です。まだ{ $best }位から{ $worst }位までの可能性があります。
# en: 58b47736
season-games-late = 時間切れで1局負けています。もう1局で、このシーズンは失格になります。
# en: 5a7a7ec8
season-game = **{ $name }**、第{ $number }シーズン · ディビジョン{ $division }、{ $round }回戦
# en: c77b0fcc
season-end-late = **{ $name }**では、{ PERSON($player, title: "さん") }の時間切れ負けになります。
# en: 59dccf59
season-end-out = この対局のプレイヤーの1人は、**{ $name }**のシーズンから外れています。
# en: b4dabd22
season-end-again = **{ $name }**では、この対局を最初からやり直します。
# en: 90b39595
season-joined = 参加しました！**{ $name }**のシーズンの開始は{ $at }です。ディビジョンと最初の対局は、そのときお知らせします。
# en: 1e5170d9
season-joined-reserve = 空き待ちに入りました。今シーズンに空きが出たらすぐに入れますし、次のシーズンには必ず入れます。
# en: 67354982
season-joined-stays = わかりました。引き続き参加ですね。
# en: 64959911
season-leave-ask = **{ $name }**を、今シーズンの後でやめますか？それとも今すぐやめますか？シーズン後なら、まず対局を最後まで指します。今すぐやめると、進行中の対局は投了になり、シーズンから外れます。元には戻せません。
# en: ceb61ba5
season-left-now = **{ $name }**の今シーズンから外れました。
# en: 94fd61ec
season-left-early = **{ $name }**への参加を取り消しました。
# en: fee7093d
season-left-later = **{ $name }**の対局は最後まで指し、次のシーズンには出ません。気が変わったら**参加する**を押してください。
# en: 2b27e80b
season-rules-title = リーグ戦の仕組み
# en: 5957b789
season-rules =
    { "" }**参加。**開始前に「参加する」を押します。開始後は、空きが出るのを待ちます。空きが出るのは、誰かが外れたときと、どの対局も本格的に始まらないまま5日間指さない人がいるときです。
    { "" }**ディビジョン**は、実力の近い4～8人です。同じディビジョンの全員と1局ずつ指します。先手はランダムに決まります。
    { "" }**対局**は自動的に始まります。はじめは2局ずつで、シーズンの最初の4分の1のうちにすべて始まります。持ち時間は1手につき1日と、対局全体の予備日数です。このサーバーの対局数の制限には数えません。
    { "" }**勝ち点。**勝ちは1点、引き分けは½点です。同点のときは、当人同士の対局、勝ち数、強い相手から取った点、時間切れ負けの少なさ、抽選の順で決めます。
    { "" }**昇格と降格。**最後に、ディビジョンの上位1人か2人が昇格し、下位1人か2人が降格します。
    { "" }**時間。**時間切れは、その対局の負けです。2局で失格になり、ここの大会には30日間（1年以内に2回目なら90日間）参加できません。
    { "" }**途中でやめると。**自分の対局の半分が終わる前なら、どの対局も成績に数えません。それ以降なら、残りの対局が負けになります。
    { "" }**休暇**で時計を止められる日数は、シーズンの週の数と同じです。
    { "" }**大会にないもの：**待った、中止、時間の追加、再戦。ブロックは組み合わせに影響しないので、ブロックした人と当たることもあります。
    { "" }**終わり。**残っている対局は引き分けになり、レートは変わりません。1週間後に次のシーズンが始まり、やめないかぎりまた参加になります。
    { "" }**公正な抽選。**小さな文字のコードで、ランダムに決まることはすべて開始前に確定しています。シーズン後は、大会ファイルでそれを証明できます。
# en: e7fad2b4
tournament-ladder-name = { $game }ラダー
# en: 3bb9f4c3
tournament-list-ladder = **{ $name }** · { $game } · { $over ->
    [yes] このラダーは終わりました
   *[no] ラダー、{ $count }人
}
# en: 007f0f78
ladder-what = { $game }{ $has_setup ->
    [yes] （{ $setup }）
   *[no] { "" }
}のラダーです。少し上の順位の人に挑戦します。勝てば、その順位に入ります。いつでも参加でき、いつでもやめられます。持ち時間は1手につき1日と、対局全体で{ $days }日の予備です。{ $rated ->
    [yes] レート戦です。
   *[no] フリー対局です。
}
# en: e3348763
ladder-empty = ラダーにはまだ誰もいません。参加するには**参加する**を押してください。
# en: eabfada9
ladder-line = { $place }. { PERSON($player, title: "さん") }
# en: 4072a7b0
ladder-line-moved = { $line } { $up ->
    [yes] ▲
   *[no] ▼
}{ $places }
# en: 07ae7195
ladder-more = ほか{ $count }人
# en: 4997ddd6
ladder-over = このラダーは終わりました。
# en: 53c0e08d
ladder-place = あなたは{ $place }位です。上がるには**挑戦する**を押してください。
# en: 2aa9ca64
ladder-leave-ask = **{ $name }**をやめますか？順位はなくなり、進行中の対局は負けになります。もう一度、いちばん下から参加できます。
# en: 10b59b9e
ladder-pick = 挑戦する相手を選んでください。対局はすぐに始まり、相手は断れません。
# en: d295769a
ladder-challenged = { PERSON($player, title: "さん") }に挑戦しました。対局は今から始まります。
# en: df3ae35f
ladder-games-line = { PERSON($player, title: "さん") } · { $state ->
    [mine] **あなたの番**、{ $when } { $link }
    [theirs] 相手の番、{ $when } { $link }
    [won] あなたの勝ち（{ $when }）
    [lost] あなたの負け（{ $when }）
    [late] あなたの時間切れ負け（{ $when }）
    [drawn] 引き分け（{ $when }）
   *[later] 最初からやり直します
}
# en: badfcd9d
ladder-game = **{ $name }** · { PERSON($challenger, title: "さん") }が{ PERSON($challenged, title: "さん") }に挑戦
# en: a530bb05
ladder-now = { PERSON($player, title: "さん") }は今{ $place }位です。
# en: fe7aa52c
ladder-rules-title = ラダーの仕組み
# en: 995d38a7
ladder-rules =
    { "" }**参加。**「参加する」を押します。いちばん下から始まります。
    { "" }**挑戦。**すぐ上の3人に挑戦できます。下のほうの人は、すぐ上の人から、自分の順位の数の5分の1にあたる人数まで挑戦できます。対局はすぐに始まり、挑戦された人は断れません。
    { "" }**順位。**自分から挑戦した対局に勝つと、相手の順位に入り、間の人は1つずつ下がります。それ以外では、誰の順位も変わりません。
    { "" }**対局。**同時に指せるのは2局までで、そのうち挑戦された対局は1局までです。同じ2人は、対局が終わってから7日間は次の対局を始められません。先手になるのは、それまで先手の回数が少なかった人です。同じなら、挑戦された人です。
    { "" }**時間。**持ち時間は1手につき1日と、対局全体で7日の予備です。自分の2手目を指す前に時間が切れると、いちばん下に移り、相手の順位は変わりません。60日のうちに2局が時間切れ負けになると、ラダーから外れます。
    { "" }**休み。**60日間対局がないと、ラダーから外れます。もう一度、いちばん下から参加できます。休暇中は誰からも挑戦されず、その日数は60日に数えません。時計が止まるのは1局につき7日までです。
    { "" }**やめると。**進行中の対局は負けになりますが、その勝ちで相手があなたの順位に入ることはありません。下の人が1つずつ上がります。
    { "" }**大会にないもの：**待った、中止、時間の追加、再戦。ブロックしても順位は守れません。ブロックした人からも挑戦されます。
    { "" }**公正なダイス。**小さな文字のコードで、すべての対局のダイスが確定しています。コードの中身は、ラダーが終わると開封されます。
# en: b04a2c34
act-ladder-off = **{ $name }：**{ $why ->
    [left] { PERSON($person, title: "さん") }がラダーをやめました。進行中の対局は負けになります。
    [late] { PERSON($person, title: "さん") }は60日のうちに時間切れ負けが2局になったので、ラダーから外れました。進行中の対局は負けになります。もう一度、いちばん下から参加できます。
    [rested] { PERSON($person, title: "さん") }は60日間対局していないので、ラダーから外れました。もう一度、いちばん下から参加できます。
    [gone] { PERSON($person, title: "さん") }はもうこのサーバーにいないので、ラダーから外れました。進行中の対局は負けになります。
    [removed] { PERSON($actor, title: "さん") }が{ PERSON($person, title: "さん") }をラダーから外しました。外された人の進行中の対局は負けになります。
   *[deleted] データを削除した人がいるので、その人はラダーから外れました。進行中の対局は負けになります。
}
# en: cfadfcbc
act-ladder-decided = **{ $name }：**{ PERSON($actor, title: "さん") }が、対局{ $first } – { $second }を裁定しました：{ $result ->
    [first] { PERSON($first, title: "さん") }の勝ちです。
    [second] { PERSON($second, title: "さん") }の勝ちです。
   *[draw] 引き分けです。
}
# en: b5a250b7
act-ladder-over = **{ $name }：**{ $why ->
    [shut-out] 私が30日間このサーバーにいなかったので、ラダーは終わりました。残りの対局は結果なしで終わります。
   *[ended] { PERSON($actor, title: "さん") }がラダーを終了しました。残りの対局は引き分けになります。
}
# en: e19f215d
tournament-cup-name = { $game }カップ
# en: 1d6d8f91
tournament-list-cup = **{ $name }** · { $game } · { $state ->
    [open] { $size }人のカップ戦、開始は遅くとも{ $at }
    [running] カップ戦、進行中
    [over] カップ戦は終了
   *[off] カップ戦は中止
}
# en: 8687fa69
cup-what = { $game }{ $has_setup ->
    [yes] （{ $setup }）
   *[no] { "" }
}のカップ戦です。同じ相手と、先手と後手で1局ずつ指します。成績のよいほうが勝ち進み、もう1人は敗退します。持ち時間は1手につき1日と、対局全体で{ $days }日の予備です。{ $rated ->
    [yes] レート戦です。
   *[no] フリー対局です。
}
# en: 58152dc7
cup-starts = { $size }人集まりしだい始まります。集まらなくても、3人以上いれば{ $at }（{ $exactly }）に始まります。参加するには**参加する**を押してください。
# en: 8efe8f22
cup-won = **カップ戦は{ PERSON($winner, title: "さん") }の優勝です！**
# en: 52ce819a
cup-over = カップ戦は終わりました。
# en: ef2a938c
cup-off = このカップ戦は中止になりました。
# en: 1d65793b
cup-round = { $people ->
    [2] 決勝
    [4] 準決勝
    [8] 準々決勝
   *[other] ベスト{ $people }
}
# en: 2d7a89ff
cup-pair = { $upper } – { $lower } · { $state ->
    [open] { $score }
    [decider] { $score }、3局目で決まります
    [won] { $score }、{ PERSON($winner, title: "さん") }が勝ち進みます
   *[walkover] { PERSON($winner, title: "さん") }が勝ち進みます
}
# en: 1a28c2b8
cup-pair-bye = { PERSON($player, title: "さん") }は不戦勝で勝ち進みます
# en: 38e9d85a
cup-rounds-later = この先の組み合わせは、これらの結果で決まります。
# en: ce032991
cup-joined = カップ戦に参加しました！始まったらお知らせします。
# en: 10de42b5
cup-begun = **{ $name }が始まります！**{ $people }。組み合わせは次のとおりです。どの組も2局指し、対局は自動的に始まります。
# en: 97cda6c0
cup-finished = **{ $name }が終わりました。**{ $people }、ご参加ありがとうございました。
# en: 978c6139
cup-leave-ask = 今すぐ**{ $name }**をやめますか？進行中の対局は負けになり、相手が勝ち進みます。元には戻せません。
# en: 1405e709
cup-left = **{ $name }**から外れました。
# en: 8ea60c35
cup-game = **{ $name }** · { $round }{ $decider ->
    [yes] 、勝敗を決める3局目
   *[no] { "" }
}
# en: 712d2dab
cup-decider = 2局で同点なので、この対局で決まります。先手と後手は抽選で決めました。引き分けなら{ PERSON($player, title: "さん") }が勝ち進みます。
# en: ff669ab3
cup-rules-title = カップ戦の仕組み
# en: b0e54651
cup-rules =
    { "" }**参加。**「参加する」を押します。カップ戦は、定員になりしだい、または開始日に始まります。そのあとは参加できません。
    { "" }**組み合わせ。**相手は抽選で決まります。1回戦では、不戦勝になる人がいることもあります。
    { "" }**対局。**相手と同時に2局、先手と後手で1局ずつ指します。対局は自動的に始まります。持ち時間は1手につき1日と、対局全体で7日の予備です。このサーバーの対局数の制限には数えません。
    { "" }**勝ち上がり。**勝ちは1点、引き分けは½点です。点の多いほうが勝ち進みます。同点なら3局目で決まります。先手と後手は抽選で、引き分けなら後手が勝ち進みます。
    { "" }**時間。**時間切れは、その対局の負けです。2局で失格になり、ここの大会には30日間（1年以内に2回目なら90日間）参加できません。
    { "" }**途中でやめると。**進行中の対局は負けになり、相手が勝ち進みます。
    { "" }**休暇**で時計が止まるのは1局につき7日までです。
    { "" }**大会にないもの：**待った、中止、時間の追加、再戦。ブロックは組み合わせに影響しないので、ブロックした人と当たることもあります。
    { "" }**公正な抽選。**小さな文字のコードで、ランダムに決まることはすべて開始前に確定しています。終了後は、大会ファイルでそれを証明できます。
# en: 0fb808d5
act-cup-out = **{ $name }：**{ $why ->
    [left] { PERSON($person, title: "さん") }がカップ戦をやめました。相手が勝ち進みます。
    [late] { PERSON($person, title: "さん") }は時間切れ負けが2局になったので、カップ戦は失格です。ここの大会には{ $until }まで参加できません。相手が勝ち進みます。
    [removed] { PERSON($actor, title: "さん") }が{ PERSON($person, title: "さん") }をカップ戦から外しました。外された人の相手が勝ち進みます。
   *[deleted] データを削除した人がいるので、その人はカップ戦から外れました。相手が勝ち進みます。
}
# en: 776ef626
act-cup-start = **{ $name }：**{ $why ->
    [postponed] 参加者が3人に満たないので、カップ戦の開始を1週間延ばします。開始は{ $soon }（{ $at }）です。
    [moved] { PERSON($actor, title: "さん") }が開始日を変えました。カップ戦は遅くとも{ $soon }（{ $at }）に始まります。
    [gone] { PERSON($person, title: "さん") }はもうこのサーバーにいないので、この人を除いてカップ戦を始めます。
   *[excluded] { PERSON($person, title: "さん") }は今ここの大会に参加できないので、この人を除いてカップ戦を始めます。
}
# en: a4eb71de
act-cup-off = **{ $name }：**{ $why ->
    [too-few] 参加者がまだ3人に満たないので、カップ戦は中止になりました。
    [shut-out] 私が30日間このサーバーにいなかったので、カップ戦は中止になりました。
   *[called-off] { PERSON($actor, title: "さん") }がカップ戦を中止しました。残っている対局は結果なしで終わります。
}
# en: bf8088ce
act-cup-undone = **{ $name }：**{ PERSON($actor, title: "さん") }が、対局{ $first } – { $second }の裁定を取り消しました。
# en: 33c2412e
tournament-swiss-name = { $game }スイス式大会
# en: bf2a5877
tournament-list-swiss = **{ $name }** · { $game } · { $state ->
    [open] スイス式大会、開始は{ $at }
    [running] スイス式大会、全{ $rounds }回戦中{ $round }回戦目
    [over] スイス式大会は終了
   *[off] スイス式大会は中止
}
# en: b37ab9e9
swiss-what = { $game }{ $has_setup ->
    [yes] （{ $setup }）
   *[no] { "" }
}のスイス式大会です。回戦ごとに、勝ち点の近い相手と1局指します。負けても敗退しません。持ち時間は1手につき1日と、対局全体で{ $days }日の予備です。{ $rated ->
    [yes] レート戦です。
   *[no] フリー対局です。
}
# en: af385708
swiss-starts = 開始は{ $at }（{ $exactly }）です。参加するには**参加する**を押してください。6人以上で開催します。
# en: 8e9eb43d
swiss-round = 全{ $rounds }回戦中{ $round }回戦目
# en: 0bd371af
swiss-line = { $line } · ブッフホルツ { $buchholz }
# en: 7cbb972e
swiss-table-buchholz = ブッフホルツ
# en: dea973f1
swiss-joined = 参加しました！**{ $name }の開始は{ $at }です。**最初の対局は自動的に始まります。
# en: ba88c326
swiss-begun = **{ $name }が始まります！**{ $people }。全部で{ $rounds }回戦です。対局は自動的に始まります。
# en: fa99260c
swiss-leave-ask = 今すぐ**{ $name }**をやめますか？進行中の対局は負けになり、その後の対局もありません。元には戻せません。
# en: b8253560
swiss-byes = 相手のいなかった回戦（1回につき1点）：{ $count }
# en: 7b2438d3
swiss-waiting = 次の相手を待っています。新しい対局は、1日に1回、または進行中の対局がなくなりしだい始まります。
# en: c35c50c7
swiss-rules-title = スイス式大会の仕組み
# en: 91077ca6
swiss-rules =
    { "" }**参加。**開始前に「参加する」を押します。そのあとは参加できません。
    { "" }**回戦。**一度に1局だけ、勝ち点の近い相手と指します。同じ人とは、できるだけ2回当たらないようにします。人数によって3～9回戦です。負けても敗退しません。
    { "" }**組み合わせ**は、1日に1回、開始時刻と同じ時刻に、また進行中の対局がなくなりしだい決まります。いちばん遅い人より先に進めるのは1回戦分までなので、待つこともあります。
    { "" }**相手がいないとき。**進行中の対局がなく、相手が残っていなければ、指さずに1点が入ります。
    { "" }**勝ち点。**勝ちは1点、引き分けは½点です。同点のときは、相手の勝ち点の合計（ブッフホルツ）、勝ち数、強い相手から取った点（ゾンネボーン・ベルガー）、時間切れ負けの少なさ、抽選の順で決めます。
    { "" }**時間。**持ち時間は1手につき1日と、対局全体で7日の予備です。時間切れは、その対局の負けです。2局で失格になり、ここの大会には30日間（1年以内に2回目なら90日間）参加できません。
    { "" }**途中でやめると。**進行中の対局は負けになり、その後の対局もありません。自分の対局の半分が終わる前なら、どの対局も成績に数えず、相手には新しい対局が用意されます。
    { "" }**休暇**で時計が止まるのは1局につき7日までです。
    { "" }**大会にないもの：**待った、中止、時間の追加、再戦。ブロックは組み合わせに影響しないので、ブロックした人と当たることもあります。
    { "" }**公正な抽選。**小さな文字のコードで、ランダムに決まることはすべて開始前に確定しています。終了後は、大会ファイルでそれを証明できます。
# en: c9dabd81
act-swiss-few = **{ $name }：**{ $why ->
    [postponed] 参加者が6人に満たないので、シーズンの開始を1週間延ばします。開始は{ $soon }（{ $at }）です。
   *[too-few] 参加者がまだ6人に満たないので、シーズンは中止になりました。
}
# en: 2832b2b2
act-postponed = **{ $name }：**参加者が4人に満たないので、シーズンの開始を1週間延ばします。開始は{ $soon }（{ $at }）です。
# en: ef28ad8a
act-moved = **{ $name }：**{ PERSON($actor, title: "さん") }が開始日を変えました。シーズンの開始は{ $soon }（{ $at }）です。
# en: 5d9a1a47
act-left = **{ $name }：**{ PERSON($person, title: "さん") }がシーズンをやめました。{ $struck ->
    [yes] この人の対局はまだ半分も終わっていないので、どれも成績に数えません。
   *[no] 残りの対局は負けになります。
}
# en: e64b5a8a
act-late = **{ $name }：**{ PERSON($person, title: "さん") }は時間切れ負けが2局になったので、このシーズンは失格です。ここの大会には{ $until }まで参加できません。{ $struck ->
    [yes] この人の対局はまだ半分も終わっていないので、どれも成績に数えません。
   *[no] 残りの対局は負けになります。
}
# en: 532bee5b
act-removed = **{ $name }：**{ PERSON($actor, title: "さん") }が{ PERSON($person, title: "さん") }をシーズンから外しました。{ $struck ->
    [early] { "" }
    [yes] 外された人の対局はまだ半分も終わっていないので、どれも成績に数えません。
   *[no] 外された人の残りの対局は負けになります。
}
# en: 769d246f
act-gone = **{ $name }：**{ PERSON($person, title: "さん") }はもうこのサーバーにいないので、この人を除いてシーズンを始めます。
# en: 826ece34
act-excluded = **{ $name }：**{ PERSON($person, title: "さん") }は今ここの大会に参加できないので、この人を除いてシーズンを始めます。
# en: 7b202230
act-deleted = **{ $name }：**データを削除した人がいるので、その人はシーズンから外れました。{ $struck ->
    [yes] この人の対局はまだ半分も終わっていないので、どれも成績に数えません。
   *[no] 残りの対局は負けになります。
}
# en: 60f6e272
act-idle = **{ $name }：**{ PERSON($person, title: "さん") }は5日間指しておらず、どの対局もまだ本格的に始まっていません。空き待ちの人が代わりに入ります。
# en: 5fc10fa0
act-seated = **{ $name }：**{ PERSON($person, title: "さん") }がディビジョン{ $division }の空きに入ります。その席の対局は、最初からやり直しになります。
# en: 61c13692
act-decided = **{ $name }：**{ PERSON($actor, title: "さん") }が、ディビジョン{ $division }の対局{ $first } – { $second }を裁定しました：{ $result ->
    [first] { PERSON($first, title: "さん") }の勝ちです。
    [second] { PERSON($second, title: "さん") }の勝ちです。
   *[draw] 引き分けです。
}
# en: 158ecf49
act-undone = **{ $name }：**{ PERSON($actor, title: "さん") }が、ディビジョン{ $division }の対局{ $first } – { $second }の裁定を取り消しました。
# en: e7fd4df9
act-ended = **{ $name }：**{ PERSON($actor, title: "さん") }がシーズンを早めに終わらせました。残っている対局は引き分けになります。
# en: eb5dcd55
act-too-few = **{ $name }：**参加者がまだ4人に満たないので、シーズンは中止になりました。
# en: 19944ac8
act-called-off = **{ $name }：**{ PERSON($actor, title: "さん") }がシーズンを中止しました。残っている対局は結果なしで終わります。
# en: 31ca9ab9
act-shut-out = **{ $name }：**私が30日間このサーバーにいなかったので、シーズンは中止になりました。
# en: 2056f1cb
new-tournament-title = 新しい大会
# en: c708ff25
new-tournament-name = **名前：**{ $name }
# en: ed33196b
new-tournament-game = **ゲーム：**{ $game }
# en: 376c1ddd
new-tournament-which = **ゲーム：**下で選んでください
# en: 3fed6897
new-tournament-terms = **種類：**リーグ戦 · **シーズン：**{ $weeks }週間 · **時間：**1手につき1日と、全体で{ $days }日の予備 · **{ $rated ->
    [yes] レート戦
   *[no] フリー対局
}**
# en: b44b42e0
new-ladder-terms = **種類：**ラダー · **時間：**1手につき1日と、全体で{ $days }日の予備 · **{ $rated ->
    [yes] レート戦
   *[no] フリー対局
}**
# en: 8320ad60
new-cup-terms = **種類：**{ $size }人のカップ戦 · **時間：**1手につき1日と、全体で{ $days }日の予備 · **{ $rated ->
    [yes] レート戦
   *[no] フリー対局
}**
# en: aaf03514
new-swiss-terms = **種類：**スイス式大会 · **時間：**1手につき1日と、全体で{ $days }日の予備 · **{ $rated ->
    [yes] レート戦
   *[no] フリー対局
}**
# en: d4a3778c
new-tournament-start = **最初のシーズン：**開始は{ $start }日後（4人以上集まれば）
# en: 2b916ca8
new-cup-start = **開始：**定員になりしだい、または{ $start }日後（3人以上集まれば）
# en: 9ee7b904
new-swiss-start = **開始：**{ $start }日後（6人以上集まれば）
# en: 9d46fc42
new-tournament-how = **参加する**ボタンを付けて、このチャンネルに投稿します。あとはすべて自動です。
# en: ccfd7794
new-tournament-choose-kind = 大会の種類
# en: 1d4bc3ae
new-kind-league = リーグ戦
# en: b0efde67
new-kind-league-what = ディビジョンの全員と対局します。シーズンは繰り返し続きます
# en: ba4a2cdc
new-kind-ladder = ラダー
# en: ef3524b3
new-kind-ladder-what = 順位が少し上の人に挑戦します。日程はありません
# en: a2d56676
new-kind-cup = カップ戦
# en: 02250e7d
new-kind-cup-what = 同じ相手と2局指します。成績のよいほうが勝ち進み、もう1人は敗退します
# en: 5b684771
new-kind-swiss = スイス式大会
# en: ffc02e96
new-kind-swiss-what = 全3～9回戦で、勝ち点の近い相手と指します。負けても敗退しません
# en: 8060b121
new-tournament-choose-time = シーズンの長さと対局の時間
# en: b0bd71c8
new-tournament-choose-start = 最初のシーズンの開始
# en: 30e9b8e3
new-cup-size = { $size }人
# en: 797cd9df
new-cup-choose-size = 人数
# en: a143826f
new-cup-choose-start = 遅くともこの日に開始
# en: 0e9397cf
new-tournament-length = { $weeks }週間 · 1局の予備時間は{ $days }日
# en: aa438a3f
new-tournament-days = { $days }日後
# en: aef76348
new-tournament-done = 完了しました！ここに投稿します。変更は`/tournament manage`でできます。
# en: 1f97b24c
new-tournament-missing = このチャンネルでは私に{ $missing }の権限がないので、ここに大会を投稿できません。
# en: 73dbc51a
manage-title = { $name }の管理
# en: 79cb43a1
manage-what = 何をしますか？
# en: 25293988
manage-move = 開始日を変える
# en: cf11a83c
manage-remove = 誰かを外す
# en: 2b055f99
manage-seat = 空き待ちの人を入れる
# en: 82c0d81e
manage-decide = 対局を裁定する
# en: f62f91c5
manage-undo = 裁定を取り消す
# en: a97871ba
manage-end = シーズンを今すぐ終了する
# en: 2f85ad31
manage-end-ladder = ラダーを終了する
# en: af6b70de
manage-off = シーズンを中止する
# en: 698cc93c
manage-off-cup = カップ戦を中止する
# en: 846e12ff
manage-nothing = 今ここで選べるものはありません。
# en: 343d3054
manage-pick-start = いつ始めますか？
# en: 81905064
manage-pick-person = 誰を外しますか？
# en: 274c88ae
manage-pick-place = 誰の席を空けますか？
# en: 8f9d8a89
manage-pick-reserve = 誰が入りますか？
# en: c4e01e38
manage-pick-game = どの対局ですか？
# en: 70f0d99e
manage-pick-result = 結果はどうしますか？
# en: a6fc0399
manage-person = { $player } · ディビジョン{ $division }
# en: 9e2fe73f
manage-game = { $first } – { $second } · ディビジョン{ $division }、{ $round }回戦
# en: a4ed2bb6
manage-result-first = { PERSON($player, title: "さん") }の勝ち
# en: 3e5e27fa
manage-result-draw = 引き分け
# en: 0d53c763
manage-sure-move = **{ $name }**のシーズンの開始を{ $at }（{ $exactly }）にします。あなたが開始を変更したことは全員に知らされます。
# en: 4de4267e
manage-sure-remove = { PERSON($player, title: "さん") }を**{ $name }**から外しますか？この人の進行中の対局は投了になります。元には戻せません。全員に知らされます。
# en: 93e99828
manage-sure-seat = ディビジョン{ $division }の{ PERSON($player, title: "さん") }の席に{ PERSON($reserve, title: "さん") }を入れますか？その席の対局は、最初からやり直しになります。元には戻せません。全員に知らされます。
# en: 934ff9e1
manage-sure-decide = 対局{ $first } – { $second }を裁定しますか？{ $result ->
    [first] { PERSON($first, title: "さん") }の勝ちにします。
    [second] { PERSON($second, title: "さん") }の勝ちにします。
   *[draw] 引き分けにします。
}進行中なら、その場で終わります。全員に知らされます。シーズンが終わるまでは取り消せます。
# en: 7b48fe22
manage-sure-undo = { $first } – { $second }の裁定を取り消しますか？裁定の前に指し終わっていなければ、対局は最初からやり直しになります。全員に知らされます。
# en: ca672cb4
manage-sure-end = **{ $name }**のシーズンを今すぐ終了しますか？残っている対局は引き分けになります。元には戻せません。全員に知らされます。
# en: 457191e6
manage-sure-decide-ladder = 対局{ $first } – { $second }を裁定しますか？{ $result ->
    [first] { PERSON($first, title: "さん") }の勝ちにします。
    [second] { PERSON($second, title: "さん") }の勝ちにします。
   *[draw] 引き分けにします。
}対局は終わり、順位はすぐに変わります。元には戻せません。全員に知らされます。
# en: bc395a33
manage-sure-end-ladder = **{ $name }**を終了しますか？残りの対局は引き分けになり、順位はもう変わりません。元には戻せません。全員に知らされます。
# en: 3abdef0c
manage-sure-off = **{ $name }**のシーズンを中止しますか？最終順位表は作られず、進行中の対局は結果なしで終わり、次のシーズンもありません。元には戻せません。全員に知らされます。
# en: 3cb4e37d
manage-sure-move-cup = **{ $name }**は遅くとも{ $at }（{ $exactly }）に始まります。あなたが開始を変更したことは全員に知らされます。
# en: 227ef317
manage-sure-off-cup = **{ $name }**を中止しますか？優勝者はなく、進行中の対局は結果なしで終わります。元には戻せません。全員に知らされます。
# en: d11170bf
manage-sure-decide-cup = 対局{ $first } – { $second }を裁定しますか？{ $result ->
    [first] { PERSON($first, title: "さん") }の勝ちにします。
    [second] { PERSON($second, title: "さん") }の勝ちにします。
   *[draw] 引き分けにします。
}進行中なら、その場で終わります。全員に知らされます。この結果をもとに次の対局が決まるまでは取り消せます。
# en: a6d53b34
manage-done = 完了しました。全員に知らせます。

## Refusals

# en: 7848977c
refusal-no-such-match = その対局はここでは見つかりません。あなたの対局は`/games`で見られます。
# en: 10f7c67e
refusal-no-match-of-server = その対局はこのサーバーでは見つかりません。最初の対局から始めるには`after`を省いてください。
# en: cca74dc0
refusal-no-match-of-yours = それができる対局がありません。`/challenge`で始めてみましょう。
# en: 9313694b
refusal-no-ended-match = 終わった対局がまだありません。1局終わったら、もう一度試してください。
# en: 8a40645b
refusal-which-watched = ここではいくつかの対局が進行中です。`game`で選んでください。
# en: b410cae8
refusal-which-match = あなたの対局がいくつかあります。`game`で選んでください。
# en: c28b52e9
refusal-not-seated = それができるのは、この対局の2人だけです。盤は`/board`で見られます。
# en: 2bf83dc1
refusal-over = この対局は終わっています。
# en: b2116864
refusal-not-on-turn = 相手の番です。あなたの番になったらお知らせします。
# en: ba4bf216
refusal-stale = 対局が先に進んでいます。今の盤はこちらです。
# en: 98187d40
refusal-no-such-turn = { $last ->
    [0] まだ誰も指していないので、あるのは初期配置（0）だけです。
   *[other] 対局はまだそこまで進んでいません。最後の手は{ $last }手目です。
}
# en: b6113183
refusal-no-such-puzzle = その問題はもうありません。`/puzzle`で別の問題をどうぞ。
# en: 47c7870f
refusal-no-puzzle-channel = どこに投稿しますか？`channel`を選んでください。
# en: a205d4ac
refusal-no-such-lesson = そのレッスンはもうありません。今あるレッスンは`/learn`で見られます。
# en: 96a28f45
refusal-no-such-game = そのゲームは見つかりません。一覧から選んでください。
# en: 7e071367
refusal-no-such-setup = そのゲームにその初期配置はありません。一覧から選んでください。
# en: 2b626f6e
refusal-no-such-pace = 1手の持ち時間は、{ $days }日のどれかです。
# en: 21bb4873
refusal-no-such-budget = 1手1日のほかに対局全体で使える日数は、{ $days }日のどれかです。
# en: ae4ba840
refusal-pace-and-budget = 1手の持ち時間（`pace`）か、対局全体の時間（`time`）か、どちらか一方を選んでください。
# en: e0fdac4b
refusal-budget-against-computer = コンピューターとの対局に、対局全体の時間はありません。`time`を省くか、1手の持ち時間（`pace`）を選んでください。
# en: eaa25157
refusal-out-of-time = 手番のプレイヤーはすでに時間切れだったので、この操作は無効です。対局は終わっています。
# en: 57a68afc
refusal-self-challenge = 自分に挑戦することはできません。誰でもよければ`opponent`を省いてください。
# en: d16595f5
refusal-bot-opponent = そのボットは対局しません。人か私に挑戦するか、誰でもよければ`opponent`を省いてください。
# en: fefdd80d
refusal-unrated-level = レート戦は{ $lowest }からです。それ以上のレベルを選ぶか、フリー対局にしてください。
# en: 8f8a45d7
refusal-no-computer = それはコンピューターとの対局でしか使えません。`/challenge`で`level`を選ぶと始められます。
# en: 50c793cc
refusal-strict = この対局は真剣勝負です。待ったもヒントもありません。
# en: 7345bd8c
refusal-rated-computer = この対局はレート戦です。待ったもヒントもありません。
# en: cf6a34a9
refusal-not-in-server = 挑戦できるのは、お互いがいるサーバーの中だけです。
# en: a8882eeb
refusal-no-such-challenge = その挑戦はもうありません。
# en: 9a557461
refusal-challenge-closed = { $state ->
    [accepted] この挑戦はすでに承諾されています。
    [declined] この挑戦は断られました。
    [withdrawn] この挑戦は取り下げられました。
    [closed] 対局を始められなかったため、この挑戦は締め切られました。
   *[expired] この挑戦は期限切れです。`/challenge`で新しく挑戦してください。
}
# en: 490dc18a
refusal-not-challenged = この挑戦はほかの人あてです。
# en: 873c8d36
refusal-own-challenge = それはあなた自身の挑戦です。承諾できるのはほかの人です。
# en: 76ece834
refusal-not-challenger = この挑戦を取り下げられるのは、挑戦したプレイヤーだけです。
# en: b33b96f5
refusal-pair-limited = 対局はまだ始まっていません。このままだとフリー対局になります。お二人は、このゲームのレート戦をこの7日間に{ $most }局始めています。フリー対局で指すか、日を改めてレート戦にしてください。
# en: bf9fd4bc
refusal-plan-on-turn = 今はあなたの番なので、そのまま`/move`で指してください。予約手は相手の番に用意するものです。
# en: f1331a32
refusal-too-many-plans = この対局の予約手は上限の{ $most }個に達しています。先にいくつかキャンセルしてください。
# en: 5ecc745d
refusal-no-such-plan = その予約手はもうありません。
# en: b47f8821
refusal-planned-already = その手への予約手はすでにあります。先にそれをキャンセルするか、別の手に備えてください。
# en: d315bdd8
refusal-plan-unfinished = その手のあとは、まだあなたの番になりません。相手の手がいくつかの段階に分かれるときは、間に`;`を入れてください。
# en: 525419cc
refusal-plan-ends = その手で対局が終わるので、応手はありません。
# en: 5c78c1f3
refusal-plan-if = `if`は相手が指せる手ではありません。相手がそう指そうとすると、こう表示されます：{ $why }
# en: 1913ffb5
refusal-plan-then = `then`で応じることはできません。{ $why }
# en: ec9fe081
refusal-no-lots = そのゲームにダイスはありません。
# en: 3c693cf0
refusal-sealed = この対局はまだ終わっていません。終わったら検証できます。
# en: d33a01b5
refusal-no-draw-offer = その提案はもうありません。
# en: de2cd40c
refusal-own-draw-offer = それはあなたの提案なので、返事をするのは相手です。取り下げるには**その他**を押してください。
# en: d2c32f41
refusal-draw-offer-stands = すでに引き分けを提案しています。取り下げるには**その他**を押してください。
# en: da362ad7
refusal-nothing-to-take-back = 戻せる手がまだありません。
# en: beea7df9
refusal-takeback-chance = その手は戻せません。その後でダイスが振られています。
# en: d6817172
refusal-takeback-secret = その手は戻せません。その後で秘密が明かされています。
# en: cf800db5
refusal-takeback-stands = すでに待ったをお願いしています。取り下げるには**その他**を押してください。
# en: c831f96e
refusal-takeback-asked = 相手が待ったをお願いしています。先にその返事をしてください。返事は**その他**からもできます。
# en: 59d256ee
refusal-own-takeback = それはあなたのお願いなので、返事をするのは相手です。取り下げるには**その他**を押してください。
# en: adaf3c85
refusal-no-takeback = その待ったのお願いはもうありません。
# en: 234121e7
refusal-both-moved = もうお互いに指したので、中止はできません。投了か引き分けの提案ならできます。
# en: aad67a87
refusal-reviewed-later = 振り返りは対局が終わってからできます。
# en: 6d47ac0d
refusal-nothing-to-review = その対局では誰も指していないので、振り返るものがありません。
# en: dc686be4
refusal-not-over = この対局はまだ終わっていません。先に最後まで指してください。
# en: d1148cbf
refusal-rematch-stands = すでに再戦を申し込んでいます。相手の返事を待ちましょう。
# en: 3b1cfb2b
refusal-rematch-made = この対局の再戦はもう始まっています。
# en: 959ccbe0
refusal-opponent-gone = 相手は退会したので、もう対局できません。
# en: e5969856
refusal-note-too-long = メモは{ $limit }文字までです。
# en: 88f6e90e
refusal-own-clock = 自分の時間は自分では増やせません。相手が`/moretime`を使えば増えます。
# en: 4523a384
refusal-not-on-vacation = 休暇中ではありません。
# en: d1b7590a
refusal-vacation-none = { $year }年の休暇はもう残っていません。
# en: ac2b187c
refusal-vacation-spent = { $year }年の休暇の残りは{ $left }だけです。
# en: a546fc1e
refusal-vacation-none-beyond = 新しい休暇は今から始まり、今の休暇と入れ替わります。今の休暇を除くと、{ $year }年の休暇はもう残っていません。
# en: 0edff612
refusal-vacation-spent-beyond = 新しい休暇は今から始まり、今の休暇と入れ替わります。今の休暇を除くと、{ $year }年の休暇の残りは{ $left }だけです。
# en: bd919321
refusal-vacations-begun = この7日間に、休暇を{ $most }回始めています。次に始められるのは{ $next }です。
# en: 130b70e7
refusal-not-admin = それができるのは、このサーバーを管理できる人だけです。
# en: bcdfdca2
refusal-own-match = それはあなた自身の対局なので、裁定は別の管理者に頼んでください。
# en: 1ed57d07
refusal-too-many-channels = 対局用チャンネルは、1つのサーバーに{ $most }個までです。先に1つ外してください。
# en: 1cade05e
refusal-no-game-channel = それは対局用チャンネルではありません。一覧は`/server show`で見られます。
# en: fcb97d67
refusal-too-many-games = このサーバーでは、進行中の対局は1人{ $limit }局までです。先に自分の対局を1局終わらせてください。
# en: 8aeb4c89
refusal-too-many-games-theirs = このサーバーでは、進行中の対局は1人{ $limit }局までで、相手はもう上限に達しています。
# en: 1da151a6
refusal-too-many-challenges = このサーバーでは、返事待ちの挑戦は1人{ $limit }件までで、あなたはもう上限に達しています。先に1つ取り下げるか（一覧は`/games`）、お待ちください。最初に期限が切れるのは{ $until }です。
# en: 110d1e2b
refusal-too-many-challenges-in-all = 返事待ちの挑戦が、全サーバー合計の上限の{ $limit }件に達しています。先に1つ取り下げるか（一覧は`/games`）、お待ちください。最初に期限が切れるのは{ $until }です。
# en: 6f8b7d39
refusal-challenge-already-sent = このゲームの挑戦はもうこの相手に送っていて、まだ返事がありません。期限は{ $until }です。取り下げるには`/games`を開いてください。
# en: 4d41b131
refusal-challenge-already-received = このゲームの挑戦は、もう相手から届いています。承諾するだけで大丈夫です。`/games`に表示されます。期限は{ $until }です。
# en: 84430d41
refusal-open-challenge-already-sent = このゲームで、誰でも承諾できる挑戦をもうここに出しています。期限は{ $until }です。取り下げるには`/games`を開いてください。
# en: b43fab14
refusal-declined-lately = このゲームの前回の挑戦は、この相手に断られています。この相手に同じゲームでまた挑戦できるのは{ $until }です。
# en: cfc51991
refusal-too-many-requests = 1つのチャンネルに投稿するあなたの挑戦と依頼は1時間に{ $limit }件までで、その上限に達しました。次に送れるのは{ $until }です。
# en: 94755374
refusal-accepts-none = 相手は今、あなたとの対局を受け付けていません。誰でもよければ、`/challenge`で`opponent`を省いてください。
# en: 765da639
refusal-self-block = 自分をブロックすることはできません。
# en: e0c5aea7
refusal-bot-block = ボットはブロックできません。ボットから挑戦が来ることもありません。
# en: 6e5a420a
refusal-too-many-blocks = ブロックは上限の{ $limit }人に達しています。先に誰かのブロックを解除してください。一覧は`/block`で見られます。
# en: a247192c
refusal-blocked-by-you = この相手はあなたがブロックしています。対局するには、先に解除してください。一覧は`/block`で見られます。
# en: 88668a31
refusal-not-moderator = それができるのは、このサーバーのメンバーをタイムアウトできる人だけで、使えるのもここだけです。
# en: 78c51ccb
refusal-self-mute = 自分をミュートすることはできません。
# en: 400e81b2
refusal-bot-mute = ボットはミュートできません。ボットはもともと対局しません。
# en: 33e8d95f
refusal-not-muted = この人はここではミュートされていません。
# en: f32629df
refusal-no-reason = 理由を書いてください。
# en: 77dc2e56
refusal-muted = モデレーターがこのサーバーであなたをミュートしています（{ $until }まで）。それまで、ここの人との対局は始められません。理由：{ $reason }
# en: a3d15e33
refusal-other-muted = 相手は今、このサーバーで対局を始められません。
# en: 42510587
refusal-not-rated = その対局でレートは変わっていないので、取り消すものがありません。
# en: fd544327
refusal-too-old-to-annul = 対局を無効にできるのは、終局から{ $days }日以内です。
# en: ef31a0c4
refusal-already-annulled = その対局はすでに無効です。`/moderate restore`で元に戻せます。
# en: 07a146ab
refusal-not-annulled = その対局は無効になっていません。
# en: 9e1723d8
refusal-presence-unknown = { PERSON($player, title: "さん") }がまだここにいるか確認できません。もう一度試してください。
# en: 2890bcbd
refusal-start-left = { PERSON($player, title: "さん") }がこのサーバーを離れたので、対局を始められません。
# en: a1913387
refusal-start-unseen = 対局の場所になる{ $channel }が、{ PERSON($player, title: "さん") }には見えません。
# en: 42b64c86
refusal-start-unwritable = 対局の場所になる{ $channel }に、私が書き込めません。サーバー管理者に頼んでください。
# en: 42a1df77
refusal-start-closed = { $why }この挑戦は締め切られました。
# en: bf290310
refusal-not-organizer = それができるのは、このサーバーを管理できる人か、主催者のロールを持つ人だけです。
# en: 2f5fcb77
refusal-which-tournament = ここには大会がいくつかあります。`tournament`で選んでください。
# en: 975cd732
refusal-decide-in-tournament = それは大会の対局です。裁定するには`/tournament manage`を使ってください。
# en: 60aaa23e
refusal-sealed-season = ランダムに決まったことは、シーズンが終わるまで封印されています。終わったらここで検証できます。
# en: f1506954
refusal-tournament-game = 大会の対局には、待った、中止、時間の追加、再戦がありません。条件を全員同じにするためです。
# en: 635f975d
refusal-no-such-tournament = その大会はここでは見つかりません。このサーバーの大会は`/tournament show`で見られます。
# en: d2650b37
refusal-no-tournament-name = 大会には名前が必要です（目に見える文字で{ $most }文字まで）。
# en: d4621f56
refusal-no-such-term = その選択肢はもうありません。`/tournament new`でやり直してください。
# en: 1f4a3426
refusal-no-such-start = シーズンの開始日は、今から{ $days }日以内で選べます。
# en: 4435125e
refusal-too-many-tournaments = 1つのサーバーで同時に開ける大会は{ $most }つまでです。`/tournament manage`で1つ終わらせることができます。
# en: 05dc53c6
refusal-season-full = 満員です（{ $most }人）。
# en: 80f5717d
refusal-already-entered = もう参加しています。ほかにすることはありません。
# en: 88a7495b
refusal-not-entered = あなたは参加していません。参加するには**参加する**を押すか、`/tournament join`を使ってください。
# en: 57fec704
refusal-they-not-entered = この人は参加していません。
# en: c2797f81
refusal-out-of-season = あなたはこのシーズンから外れています。次のシーズンの募集が出たら参加できます。
# en: 30820056
refusal-barred = シーズン中に2局、時間切れで負けています。このサーバーの大会にまた参加できるのは{ $until }（{ $exactly }）です。
# en: 30408401
refusal-tournament-over = この大会は終わりました。ほかの大会は`/tournament show`で見られます。
# en: 91ede2ee
refusal-not-in-this-state = シーズンが先に進んだので、それはもうできません。今の様子は`/tournament show`で見られます。
# en: 77506eee
refusal-own-division = あなた自身が参加しているので、別の主催者に頼んでください。
# en: 6da78cc3
refusal-no-challenge = { $why ->
    [top] あなたは1位なので、挑戦する相手がいません。
    [busy] このラダーで2局指しています。どちらかが終わると、また挑戦できます。
    [vacation] 休暇中です。挑戦するには`/vacation`で休暇を終えてください。
   *[nobody] 今は上に挑戦できる人がいません。対局中か、休暇中か、この7日間にあなたと対局した人ばかりです。後でもう一度試してください。
}
# en: 6513647c
refusal-not-posted-yet = このラダーのメッセージはまだ投稿されていません。1分後にもう一度試してください。
# en: 105d99ac
refusal-not-challengeable = 今はその人に挑戦できません。**挑戦する**で、挑戦できる人がわかります。
# en: 305535c5
refusal-no-draw = ラダーには抽選がないので、ここで検証するものはありません。対局のダイスは`/verify`で検証できます。
# en: c913eecc
refusal-cup-begun = このカップ戦はもう始まっているので、参加できません。ほかの大会は`/tournament show`で見られます。
# en: 2617edb8
refusal-swiss-begun = この大会はもう始まっているので、参加できません。ほかの大会は`/tournament show`で見られます。
# en: 0928eadd
refusal-result-stands = この結果をもとに次の対局がもう決まっているので、変えられません。
# en: 33bcf564
refusal-no-such-season-game = その対局はこのシーズンでは見つかりません。
# en: be3db2f9
refusal-seat-taken = その席の対局がもう進行中か終わっているので、誰も入れません。
# en: ffbd8d7d
refusal-repeated = それはもう済んでいます。
# en: b7712cc7
refusal-unknown = そのボタンやコマンドはもう使えません。できることは`/help`で見られます。
# en: 1e0bf5eb
refusal-press-again = 時間がかかりすぎました。もう一度ボタンを押してください。
# en: ae07cc7e
refusal-empty-turn = 手を入力するか（例：`{ $example }`）、ここで選んでください。
# en: 0f20ef44
fault-full = ディスクがいっぱいで保存できませんでした。何も変わっていません。ボットの管理者に知らせてから、もう一度試してください。
# en: 03cd7a77
fault-away = 今、対局のデータに接続できないので、実行できませんでした。失われたものはありません。1分ほどしてからもう一度試してください。
# en: 9db592b3
fault-stored-game = 実行して保存しましたが、今は対局を表示できません。1分ほどしたら`/board`で見られます。
# en: e49241e7
fault-stored = 実行して保存しましたが、今は結果を表示できません。1分ほどしてからもう一度見てください。
# en: a468af57
fault-drafted = 今、対局のデータに接続できません。手はまだ指されていませんが、選んだ内容は残っています。1分ほどしてからもう一度試してください。
# en: b032d411
fault-doubt-game = 保存中に対局のデータとの接続が切れたので、保存できたかどうかわかりません。1分ほどしたら`/board`で確認できます。先に確認してから、もう一度試してください。
# en: a93510f8
fault-doubt = 保存中に対局のデータとの接続が切れたので、保存できたかどうかわかりません。1分ほどしたら、対局と挑戦は`/games`、設定は`/settings`で確認できます。先に確認してから、もう一度試してください。
# en: cfd8b656
typed-too-long = 長すぎます。ここで読めるのは{ $limit }文字までです。短くしてください。
# en: 05c88658
busy = 今、大勢の人に呼ばれているので、まだ何もしていません。1分ほどしてからもう一度試してください。
# en: 211b3196
fault = こちらで不具合が起きました。手が指されたかどうかは`/board`で確認できます。また起きたら、ボットの管理者にこの番号を伝えてください：{ $reference }

## Rules, for all games

# en: 323a4060
rule-syntax = 手として読み取れません。
# en: 8261f924
rule-illegal = その手は指せません。
# en: 30e52123
rule-over = この対局は終わっています。
# en: d7de698d
rule-too_deep = 数えられるのは{ $limit }手先までです。
# en: 46f2c941
rule-too_many = 手が{ $limit }通りを超えています。
# en: 2b9892de
rule-too_many-results = 結果が{ $limit }通りを超えています。
# en: 894dc52c
rule-too_many-nodes = ノードが{ $limit }個を超えています。
# en: c2602f57
rule-too_much-turns = これらの手は、列挙するには計算量が多すぎます。
# en: 589b21a6
rule-too_much-results = これらの結果は、列挙するには計算量が多すぎます。
# en: 177f86c0
rule-too_much-nodes = これらのノードは、数えるには計算量が多すぎます。

## Aruki

# en: ac475cba
-aruki-kind-O = ポーン
# en: 48465a17
-aruki-kind-J = ジャベリン
# en: ff319cae
-aruki-kind-P = パイク
# en: 9a60d1ae
-aruki-kind-PP = グレートパイク
# en: 11d3819e
-aruki-kind-L = ランス
# en: b2daf98b
-aruki-kind-LL = グレートランス
# en: aa10fa0e
-aruki-kind-S = ソード
# en: 1a7ff270
-aruki-kind-SS = ロングソード
# en: bd1501f1
-aruki-kind-R = ルーク
# en: 93ff55dd
-aruki-kind-A = アロー
# en: da932b3f
-aruki-kind-M = ミニスター
# en: ce39e3c9
-aruki-kind-K = キング
# en: f93d0648
-aruki-kind-JK = ジェスター
# en: 3d7c29a9
-aruki-kind-GD = ゴールドドラゴン
# en: 7dccd9ce
-aruki-kind-SD = シルバードラゴン
# en: b5cb5c28
aruki-end = { $end ->
    [check] 、チェック
    [checkmate] 、チェックメイト
   *[quiet] { "" }
}
# en: d12eed90
aruki-step = { $from }の{ $piece }が{ $to }へ{ aruki-end }
# en: 74c85d03
aruki-step-takes = { $from }の{ $piece }が{ $to }の{ $victim }を取る{ aruki-end }
# en: ac6b2fcb
aruki-step-becomes = { $from }の{ $piece }が{ $to }へ進み、{ $result }に成る{ aruki-end }
# en: 57e9e3ee
aruki-step-takes-becomes = { $from }の{ $piece }が{ $to }の{ $victim }を取り、{ $result }に成る{ aruki-end }
# en: 040341d3
aruki-evolve = { $at }の{ $piece }が駒台の{ $with }と合体し、{ $result }に進化{ aruki-end }
# en: 6fea7977
aruki-wipe-column = ゴールドドラゴンが{ $line }筋を一掃：自身、味方の駒{ $own }枚、敵の駒{ $enemy }枚{ aruki-end }
# en: 48a8b32b
aruki-wipe-row = シルバードラゴンが{ $line }段を一掃：自身、味方の駒{ $own }枚、敵の駒{ $enemy }枚{ aruki-end }
# en: bcba90e6
aruki-wiped-column = ゴールドドラゴンが{ $line }筋を一掃：自身、{ $pieces }{ aruki-end }
# en: c726470a
aruki-wiped-row = シルバードラゴンが{ $line }段を一掃：自身、{ $pieces }{ aruki-end }
# en: 151136af
aruki-wiped-piece = { $at }の{ $side }の{ $piece }
# en: f4f643a8
aruki-wiped-none = ほかにはなし
# en: 416a6842
aruki-warn-wipe = ドラゴンが一掃を使えるのは、それぞれ1局に1回だけで、あなたの{ $dragon }も盤から消えます。
# en: 8dfaa1d2
aruki-warn-own = 次の味方の駒も失います：{ $pieces }。
# en: 964953ac
aruki-warn-own-piece = { $at }の{ $piece }
# en: 1b6b892b
aruki-alt-turn = Aruki、{ $number }手目、{ $side }の手番、{ $from }側から見た盤。
# en: 44124d8b
aruki-alt-over = Aruki、終局、{ $from }側から見た盤。
# en: c2e21ee0
aruki-alt-side = { $side }：{ $pieces }。
# en: ea4b0966
aruki-alt-kind = { $kind } { $squares }
# en: 2c5bbe04
aruki-alt-tray = 駒台：{ $pieces }。
# en: 82c4a84d
aruki-alt-tray-empty = 駒台は空。
# en: 84e0b961
aruki-alt-tray-kind = { $kind }×{ $count }
# en: 524efdfd
aruki-alt-powers = { $powers ->
    [both] 両ドラゴンの力が使用可能。
    [golden] ゴールドドラゴンの力が使用可能。
    [silver] シルバードラゴンの力が使用可能。
   *[none] ドラゴンの力はなし。
}
# en: a02d9940
aruki-alt-check = { $line ->
    [yes] { $by }の{ $piece }が{ $king }のキングにラインチェック。
   *[no] { $by }の{ $piece }が{ $king }のキングにチェック。
}
# en: a27789eb
aruki-piece = { WORD($side, form: "adj") }{ $piece }
# en: cc9a6e56
aruki-describe-board = { $side } { $squares }
# en: 282a3f5b
aruki-describe-tray = { $side }、駒台に{ $held }枚
# en: 052d99a2
aruki-describe-both = { $side } { $squares }、駒台に{ $held }枚
# en: e6536f4f
aruki-describe-group = { $squares }に{ $piece }
# en: 67e391d1
aruki-describe-square = { $square }：{ $piece }。
# en: 0dde16b4
aruki-ask-man = どの駒を動かしますか？
# en: 61a0f1b3
aruki-ask-target = { $from }の{ $piece }をどこへ動かしますか？
# en: d0871344
aruki-ask-promotion = { $piece }は{ $to }で何に成りますか？
# en: 1b88fb8e
aruki-ask-done = これで指せます。
# en: c220c0fa
aruki-choice-man = { $at }の{ $piece }
# en: 510b413a
aruki-choice-targets = { $count }通り、例：{ $meaning }
# en: bfe22c05
aruki-choice-to = { $to }へ
# en: c206c09c
aruki-choice-takes = { $to }へ、{ $victim }を取る
# en: d6428e41
aruki-choice-becomes = 次に何に成るかを選ぶ
# en: 6304eca6
aruki-choice-promotion = { $result }に成る
# en: 8017f8b9
aruki-choice-merge = { $with }と合体し、{ $result }に進化
# en: 68d21ad3
aruki-choice-wipe = { $line ->
    [column] この駒の筋を一掃
   *[row] この駒の段を一掃
}
# en: c0a8da01
rule-aruki-game_over = この対局は終わっています。
# en: 51df99c6
rule-aruki-syntax = 手として読み取れません。駒のいるマスと行き先を書いてください。例：`d2d3`
# en: 929a9aba
rule-aruki-not_canonical = 正式な表記ではありません。
# en: d8e3e58c
rule-aruki-wrong_suffix = 末尾のチェックまたはチェックメイトの印が違います。
# en: 93797133
rule-aruki-empty_square = { $square }に駒はいません。
# en: f52e8102
rule-aruki-not_your_piece = { $square }の{ $piece }はあなたの駒ではありません。
# en: b1e6c168
rule-aruki-wrong_symbol = { $square }の駒は{ $piece }で、{ $named }ではありません。
# en: ee7926bb
rule-aruki-wrong_victim = { $square }の駒は{ $piece }で、{ $named }ではありません。
# en: a09552f2
rule-aruki-no_victim = { $square }に取れる駒はいません。
# en: 9dd997cd
rule-aruki-cannot_reach = { $from }の{ $piece }は{ $to }に行けません。
# en: 3d854fc2
rule-aruki-stays = { $from }の{ $piece }は、ほかのマスに動かなければなりません。
# en: d5735af4
rule-aruki-own_piece = { $to }には自分の{ $other }がいます。
# en: dffbb360
rule-aruki-pawn_captures_only = { $piece }が斜めに進めるのは駒を取るときだけで、{ $to }は空いています。
# en: d50f46a4
rule-aruki-pawn_straight_capture = { $piece }はまっすぐ前の駒を取れません。{ $to }には{ $other }がいます。
# en: 9c57bf66
rule-aruki-blocked = { $from }の{ $piece }は、{ $by }の{ $other }にふさがれて{ $to }に行けません。
# en: 02d606dc
rule-aruki-promotes_on_pawn_row = { $piece }が成れるのは相手のポーンの段に入るときだけで、{ $to }はその段ではありません。
# en: fb6dca8a
rule-aruki-only_pawns_promote = 成れるのはポーンとジャベリンだけで、{ $piece }は成れません。
# en: 9bc1eb45
rule-aruki-promotion_type = { $named }に成ることはできません。
# en: f1c4fe07
rule-aruki-javelin_to_pawn = ジャベリンはポーンに成れません。
# en: 628be613
rule-aruki-not_in_tray = あなたの駒台に{ $named }はありません。
# en: 584552ee
rule-aruki-no_such_evolution = { $piece }と{ $with }は合体できません。
# en: 6d61148a
rule-aruki-wrong_result = { $piece }と{ $with }が合体すると{ $result }になり、{ $named }にはなりません。
# en: 657a3d27
rule-aruki-not_a_dragon = 一掃できるのはドラゴンだけで、{ $square }の駒は{ $piece }です。
# en: fa0778d7
rule-aruki-power_spent = { $square }の{ $piece }はもう力を使いました。
# en: 5b9f34d5
rule-aruki-own_king_on_line = { $square }の{ $piece }は一掃できません。同じライン上の{ $king }に自分のキングがいます。
# en: 6a122e81
rule-aruki-king_enters_line = あなたのキングは{ $king }に行けません。{ $by }の{ $piece }がそのライン全体を狙っています。
# en: e4eb61d6
rule-aruki-king_enters_attack = あなたのキングは{ $king }に行けません。{ $by }の{ $piece }の利きがあります。
# en: a7633a3f
rule-aruki-king_stays_in_check = { $by }の{ $piece }が{ $king }にいるあなたのキングにチェックしています。この手ではチェックを防げません。
# en: c21469c5
rule-aruki-king_exposed = その手を指すと、{ $king }にいるあなたのキングが{ $by }の{ $piece }にチェックされてしまいます。
# en: d2628e32
rule-aruki-unknown_setup = 初期配置{ $setup }はありません。
# en: 2aa07590
rule-aruki-position_fields = 局面は6つの項目からなり、間に空白を1つずつ入れます。見つかった項目は{ $found }個です。
# en: 217ea32b
rule-aruki-position_rows = 盤は12段で、間に斜線が入ります。見つかったのは{ $found }段です。
# en: c8673adb
rule-aruki-position_row = { $row }段が12マスになっていません。
# en: ffbad6bc
rule-aruki-position_run = 段の中の空きマスは1～12の数で書き、先頭に0は付けません。
# en: e2b507a9
rule-aruki-position_piece = そのような駒はありません。2文字の記号は角括弧に入れます。
# en: 31a36676
rule-aruki-position_twice = { $side }の{ $piece }が2枚以上います。
# en: efbdac69
rule-aruki-position_no_king = { $side }のキングがいません。
# en: 8dc97eb1
rule-aruki-position_pawn = { $side }のポーンは{ $row }段にはいられません。
# en: 488c7bb6
rule-aruki-position_side = 手番はwかbで書きます。
# en: b97f43a8
rule-aruki-position_trays = 駒台は白、黒の順に書き、間に斜線を入れます。
# en: d126f8d6
rule-aruki-position_tray_empty = 空の駒台はハイフンで書きます（{ $side }）。
# en: 0d9ec315
rule-aruki-position_tray_piece = { $side }の駒台に、置けない駒があります。
# en: e2663a8c
rule-aruki-position_tray_order = { $side }の駒台は、O J P PP L LL S SS R A Mの順に、各種類を1回だけ書きます。
# en: c3ac5710
rule-aruki-position_tray_count = { $side }の駒台の枚数は2～{ $limit }の数で、先頭に0は付けません。
# en: 6fb358bc
rule-aruki-position_flag = フラグでは{ $side }の{ $piece }の力が使えることになっていますが、その駒が盤にいません。
# en: 566de2fa
rule-aruki-position_flags = ドラゴンのフラグはG、S、g、sからこの順で選んで書き、なければハイフンにします。
# en: faef7701
rule-aruki-position_quiet = 静かな手の数は0～{ $limit }の数で、先頭に0は付けません。
# en: 2b8dc3c2
rule-aruki-position_turn = 手数は1～{ $limit }の数で、先頭に0は付けません。
# en: b0ada129
rule-aruki-position_check = { $side }の手番ではないのに{ $side }がチェックされていて、キングを取られる形になっています。

## Chakart

# en: 99387d2f
chakart-ask-man = どの駒を動かしますか？
# en: 6705294d
chakart-ask-target = { $from }の{ $piece }をどこへ動かしますか？
# en: 4f0f981d
chakart-ask-way = { $piece }はどうやって{ $to }へ行きますか？
# en: 6a03e78b
chakart-ask-shell = { $to }へ進みますか？それとも甲羅を当てますか？
# en: 494f1f67
chakart-ask-swap = { $from }の{ $piece }をどの駒と入れ替えますか？
# en: 05f5237d
chakart-ask-drop = どのマスに置きますか？
# en: eb615900
chakart-ask-promotion = 何に成りますか？
# en: fd0bcbe8
chakart-ask-done = これで指せます。
# en: 79cc6756
chakart-entry-man = { $at }の{ $piece }
# en: d052d31f
chakart-entry-swap = { $at }の{ $piece }と
# en: 23978b7a
chakart-entry-to = { $to }へ
# en: 6d337f71
chakart-entry-onto = { $to }へ、{ $object }に乗る
# en: b2c64e5e
chakart-entry-takes = { $to }へ、{ $victim }を取る
# en: e585743f
chakart-entry-choices = { $count }通り、例：{ $meaning }
# en: 7d07cd54
chakart-entry-ways = 次に動き方を選ぶ
# en: ced4c472
chakart-entry-openly = 姿を見せて
# en: a6bb648f
chakart-entry-unseen = 姿を隠して
# en: fb236e5f
chakart-entry-shell = 動かずに甲羅で
# en: d7b91924
chakart-entry-becomes = { $result }に成る
# en: 3f0488b6
-chakart-kind-P = ポーン
# en: 6100c1d4
-chakart-kind-R = ルーク
# en: 0c46e75a
-chakart-kind-N = ナイト
# en: 8555c4e3
-chakart-kind-B = ビショップ
# en: 84ace918
-chakart-kind-Q = クイーン
# en: 8f1ac2ba
-chakart-kind-K = キング
# en: e797912f
-chakart-kind-m = キノコ
# en: 8d133b09
-chakart-kind-e = タマゴ
# en: 29a975fd
-chakart-kind-d = バナナ
# en: 3d885017
-chakart-kind-w = 爆弾
    .yomi = ばくだん
# en: c659c9f2
-chakart-hidden-queen = 隠れたクイーン
    .yomi = かくれたくいーん
# en: 0d791c5e
-egg-B = キングテレサ
# en: 4b6366d2
-egg-K = ノコノコ
# en: cd58406c
-egg-T = キノピコ
# en: e0d58faf
-egg-C = ワンワン
# en: 0101d83f
-egg-D = デイジー
# en: b26127e4
-egg-M = クッパ
# en: 94bf9c98
-egg-L = ルイージ
# en: c2cbc2a8
-egg-W = ワルイージ
# en: b46332f5
chakart-go = { $from }の{ $piece }が{ $to }へ
# en: 655fae95
chakart-takes = { $from }の{ $piece }が{ $to }の{ $victim }を取る
# en: 6b305602
chakart-go-becomes = { $from }の{ $piece }が{ $to }へ進み、{ $becomes }に成る
# en: 0be4572c
chakart-takes-becomes = { $from }の{ $piece }が{ $to }の{ $victim }を取り、{ $becomes }に成る
# en: 35f5b5a3
chakart-stealth = { $from }のクイーンが姿を隠して{ $to }へ
# en: 43491144
chakart-stealth-takes = { $from }のクイーンが姿を隠して{ $to }へ進み、{ $victim }を取る
# en: 2cd2858a
chakart-unseen = { $side }のクイーンが{ $from }から姿を消す
# en: 21701377
chakart-taken = { $at }の{ $victim }が取られる
# en: 1c471e96
chakart-crushed = { $at }の隠れたクイーンを踏みつぶす
# en: b49b8880
chakart-taken-blind = { $one }か{ $other }の隠れたクイーンを取る
# en: b4258bed
chakart-taken-unseen = { $side }の隠れたクイーンを取る
# en: c12970af
chakart-appears = { $at }に隠れたクイーンが現れる
# en: 5147b6d9
chakart-shell = { $king }のキングが{ $at }の{ $victim }に甲羅を当てる
# en: e886bb8a
chakart-mushroom = キノコで{ $to }へ
# en: 71ae47e2
chakart-mushroom-becomes = キノコで{ $to }へ進み、{ $becomes }に成る
# en: 6ec99af7
chakart-throw = { $object }に飛ばされて{ $to }へ{ $whose ->
    [own] 、味方の{ $victim }の上に落下
    [enemy] 、敵の{ $victim }の上に落下
   *[nobody] { "" }
}{ $becomes ->
    [yes] 、そこで{ $kind }に成る
   *[no] { "" }
}
# en: 95eaef51
chakart-koopa = { $piece }は{ $to }に戻る
# en: 91824399
chakart-gift = { $at }に{ $object }
# en: 01a80af7
chakart-destroyed = { $at }の{ $object }は消える
# en: b3c4ed30
chakart-becomes = { $at }のポーンが{ $becomes }に成る
# en: 284ba873
chakart-egg = タマゴから{ $egg }！
# en: 4b3f2413
chakart-gone = { $piece }が消える
# en: 9eaabe19
chakart-halo = { $piece }は1回休み
# en: 58f99c29
chakart-recoloured = { $at }の{ $piece }が寝返る
# en: 06dedc15
chakart-nobody = 寝返る駒はない
# en: 7c1b7619
chakart-swap = { $one }の{ $first }と{ $other }の{ $second }が入れ替わる
# en: 2bbf61ba
chakart-drop = { $at }に{ $piece }を置く
# en: 6b201ef6
chakart-passes = パス
# en: d4a7cdff
chakart-declines = ボーナスを辞退
# en: e507c719
chakart-awake = また動ける駒：{ $squares }
# en: 573d621a
chakart-bonus-daisy = もう一手指す
# en: ed464874
chakart-bonus-kingboo = 2枚の駒を入れ替える
# en: 82794b40
chakart-bonus-toadette = { $piece }を盤に置く
# en: b07f7ebb
chakart-bonus-promote = { $at }のポーンが成る
# en: 9b22648f
chakart-roll-placed = { $at }に{ $piece }
# en: dfaa3f31
chakart-roll-placed-both = { $at }とその向かいに{ $piece }
# en: 583675f3
chakart-roll-thrown = { $from }の{ $object }：{ $to }へ
# en: 1b622db6
chakart-roll-egg-B = { $at }のタマゴ：{ $egg }、入れ替え
# en: b2b2f427
chakart-roll-egg-K = { $at }のタマゴ：{ $egg }、元の場所へ
# en: 5c102e1d
chakart-roll-egg-T = { $at }のタマゴ：{ $egg }、新しい駒
# en: fcc8b585
chakart-roll-egg-C = { $at }のタマゴ：{ $egg }、駒が食べられる
# en: 45c8e755
chakart-roll-egg-D = { $at }のタマゴ：{ $egg }、もう一手
# en: 3859d148
chakart-roll-egg-M = { $at }のタマゴ：{ $egg }、1回休み
# en: a39f567c
chakart-roll-egg-L = { $at }のタマゴ：{ $egg }、敵の駒が寝返る
# en: a2fd47ba
chakart-roll-egg-W = { $at }のタマゴ：{ $egg }、味方の駒が寝返る
# en: 01a7db18
chakart-roll-given = キノピコがくれた駒：{ $piece }
# en: 36507ebb
chakart-roll-recolored = 寝返り：{ $at }の駒
# en: aa348c75
chakart-roll-gift = { $at }に{ $object }が落ちる
# en: 5c460c4d
chakart-lot-throw = { $object }にどこかへ飛ばされる
# en: 59a24709
chakart-lot-egg = タマゴが開く
# en: a55a4393
chakart-lot-piece = キノピコが駒をくれる
# en: 36eb15f0
chakart-lot-victim = 駒が1枚寝返る
# en: 199f0650
chakart-lot-gift = 隣に{ $object }が落ちる
# en: b808f262
chakart-wanted-daisy = デイジーのおかげで、もう一手指せます。自分のどの駒を動かしてもかまいません。やめるなら`pass`です。
# en: 7c1b049d
chakart-wanted-kingboo = キングテレサのおかげで、好きな駒2枚を入れ替えられます。2つのマスを書くか、やめるなら`pass`です。
# en: c236ef29
chakart-wanted-toadette = キノピコが{ $piece }をくれました。置くマスを書くか、やめるなら`pass`です。
# en: 38a425a7
chakart-wanted-promote = { $at }のポーンが成ります。クイーン、ルーク、ナイト、ビショップ、キングから選んでください。
# en: cbd11e17
chakart-choice-pass = パス
# en: 01c0b6e9
chakart-warn-egg = 途中にタマゴがあります。中身は8種類のびっくりのどれかで、吉と出るか凶と出るかはわかりません。
# en: c8be5a61
chakart-warn-banana = 途中にバナナがあります。駒はランダムに縦か横へ1マス飛ばされ、そこにいる駒を、味方でも取ってしまいます。
# en: 07d792d6
chakart-warn-bomb = 途中に爆弾があります。駒はランダムに斜めへ1マス飛ばされ、そこにいる駒を、味方でも取ってしまいます。
# en: 67310b88
chakart-warn-shell = 甲羅は1局に1回だけです。これで使い切ります。
# en: 41b99574
chakart-warn-stealth = ステルスは1局に1回だけです。これで使い切ります。
# en: d544fb95
chakart-warn-own = 味方に当たるかもしれません：{ $pieces }。
# en: d95f4a62
chakart-warn-own-piece = { $at }の{ $piece }
# en: de4864df
chakart-warn-last-king = この手では、あなたの最後のキングがタマゴを開けます。ワンワンが出たら負けになります。
# en: f22af7cb
chakart-alt-turn = Chakart、{ $number }手目、{ $side }の手番、{ $from }側から見た盤。
# en: d0bfe496
chakart-alt-over = Chakart、終局、{ $from }側から見た盤。
# en: 5bc0f18b
chakart-alt-todo = これから決めること：{ $wanted ->
    [daisy] もう一手（デイジー）。
    [kingboo] 駒2枚の入れ替え（キングテレサ）。
    [toadette] { $piece }を置くマス（キノピコ）。
   *[promote] { $at }のポーンが何に成るか。
}
# en: efa3f2de
chakart-alt-side = { $side }：{ $men }。
# en: dcf7fbd5
chakart-alt-kind = { $kind } { $squares }
# en: f3d2ed14
chakart-alt-nobody = なし
# en: 10b2d61b
chakart-alt-halo = 動けない駒：{ $squares }。
# en: 7ef466a3
chakart-alt-powers = { $powers ->
    [both] 甲羅もステルスも使用可能。
    [shell] 甲羅は使用可能、ステルスは使用済み。
    [stealth] ステルスは使用可能、甲羅は使用済み。
   *[none] 甲羅もステルスも使用済み。
}
# en: 653ab1c2
chakart-alt-left = { $side }のクイーンが{ $left }から姿を消しました。
# en: 8e61b32a
chakart-alt-objects = アイテム：{ $objects }。
# en: 2ca097f3
chakart-alt-no-objects = アイテムなし。
# en: ad4d2f06
chakart-describe-man = { $held ->
    [yes] 動けない{ WORD($side, form: "adj") }{ $piece }
   *[no] { WORD($side, form: "adj") }{ $piece }
}
# en: 7cbe9529
lusus-describe-man = { $state ->
    [frozen] 凍結した{ WORD($side, form: "adj") }{ $piece }
    [guarded] ガード中の{ WORD($side, form: "adj") }{ $piece }
   *[free] { WORD($side, form: "adj") }{ $piece }
}{ $held ->
    [yes] （{ $tiles }付き）
   *[no] { "" }
}
# en: e6b9d3e5
lusus-describe-squares = { $side } { $squares }
# en: 2e575c5d
lusus-describe-on = { $square }に{ $what }
# en: e4ec3652
lusus-describe-square = { $square }：{ $what }。
# en: bccb11da
chakart-describe-squares = { $side } { $squares }
# en: 511a45fa
chakart-describe-on = { $square }に{ $what }
# en: e0e18ceb
chakart-describe-square = { $square }：{ $what }。
# en: a16478ff
rule-chakart-syntax = `{ $typed }`は手として読み取れません。駒のいるマスと行き先を書いてください（例：`e2e4`）。クイーンを隠すなら`h`、甲羅なら`s`を付けます。
# en: ce58898e
rule-chakart-not_canonical = `{ $typed }`は正式な表記ではありません。
# en: 144a519c
rule-chakart-ambiguous = `{ $typed }`では、どの手か決まりません：{ $turns }。
# en: 2a96921d
rule-chakart-must_move = 指せる手があるので、パスはできません。
# en: d3f3c333
rule-chakart-must_promote = ポーンは必ず何かに成ります：`q`、`r`、`n`、`b`、`k`のどれかです。
# en: adf05017
rule-chakart-empty_square = { $square }に駒はいません。
# en: 5d98216f
rule-chakart-object_square = { $square }に駒はおらず、あるのは{ $object }だけです。
# en: b744e3d4
rule-chakart-not_your_man = { $square }の{ $piece }はあなたの駒ではありません。
# en: bd3074df
rule-chakart-immobilised = { $square }の{ $piece }は、次のあなたの番まで動けません。
# en: 17ef0155
rule-chakart-own_man = { $to }には自分の{ $other }がいます。
# en: 69d480f1
rule-chakart-cannot_reach = { $from }の{ $piece }は{ $to }に行けません。
# en: 3a978273
rule-chakart-blocked = { $from }の{ $piece }は、{ $by }の{ $obstacle }にふさがれて{ $to }に行けません。
# en: 8ae7ceb4
rule-chakart-no_such_man = { $to }に行ける自分の{ $piece }はいません。
# en: 0b6a0344
rule-chakart-none_reaches = 自分の{ $piece }は、どれも{ $to }に行けません。
# en: fe291204
rule-chakart-pawn_diagonal = ポーンが斜めに進めるのは敵の駒かアイテムのあるマスだけで、{ $to }にはどちらもありません。
# en: 83756e67
rule-chakart-pawn_straight = ポーンはまっすぐ前の駒を取れません。{ $to }には駒がいます。
# en: 4e2f0b67
rule-chakart-pawn_two = ポーンが2マス進めるのは、自分の1段目か2段目からだけです。
# en: ce53dc09
rule-chakart-needs_promotion = ポーンは{ $to }で成ります。`q`、`r`、`n`、`b`、`k`のどれかを付けてください。
# en: 4c388758
rule-chakart-no_promotion = { $to }では成れません。
# en: e223430f
rule-chakart-stealth_queen = 隠れられるのはクイーンだけで、{ $square }の{ $piece }は隠れられません。
# en: 8795f224
rule-chakart-stealth_spent = ステルスはもう使いました。
# en: e36d2df1
rule-chakart-stealth_onto = クイーンが隠れて進めるのは空きマスだけで、{ $to }は空いていません。
# en: 784d3b8d
rule-chakart-shell_king = 甲羅を使えるのはキングだけで、{ $square }の{ $piece }は使えません。
# en: b4579793
rule-chakart-shell_spent = 甲羅はもう使いました。
# en: 1bf2d0ab
rule-chakart-shell_target = { $from }のキングの甲羅は、{ $to }では何にも当たりません。甲羅は縦横か斜めにまっすぐ飛び、タマゴとキノコは通り越して、最初に見える駒が敵のときだけ当たります。
# en: 6d42f968
rule-chakart-shell_unsaid = { $from }のキングは{ $to }に行けませんが、そこの{ $piece }に甲羅を当てることはできます。甲羅は1局に1回だけです。使うなら`s`を付けてください：`{ $from }{ $to }s`。
# en: a4afb48e
rule-chakart-pawn_unsaid = まっすぐ{ $to }に行けるポーンはいません。どこから来るのかを書いてください。例：`{ $example }`
# en: bfc53360
rule-chakart-wants_swap = 入れ替える駒2枚のマスを書いてください（例：`a1h8`）。やめるなら`pass`です。
# en: 1ae980a5
rule-chakart-wants_drop = { $piece }を置くマスを書いてください（例：`@e4`）。やめるなら`pass`です。
# en: 7cb51396
rule-chakart-wants_promotion = { $square }のポーンが何に成るかを選んでください：`q`、`r`、`n`、`b`、`k`のどれかです。
# en: 3aa568d0
rule-chakart-nothing_to_drop = 置く駒はありません。
# en: d52226bb
rule-chakart-nothing_to_promote = 成るのを待っているポーンはいません。
# en: cfad45bb
rule-chakart-nothing_to_swap = 駒を入れ替えられるのは、キングテレサが出たときだけです。
# en: 47450d7b
rule-chakart-drop_on_man = { $square }にはもう{ $piece }がいます。
# en: c35d2251
rule-chakart-swap_no_man = { $square }には入れ替える駒がいません。
# en: 48a4b815
rule-chakart-swap_pawn = { $from }のポーンは、最終段の{ $to }にいる駒とは入れ替えられません。
# en: 3222f561
rule-chakart-swap_order = 入れ替えでは2枚の駒のマスを、小さいほうから書きます。
# en: 54c6ec9f
rule-chakart-redacted = 隠れたクイーンの場所がこの局面には書かれていないので、表示はできても、指すことはできません。
# en: 6d0a69ec
rule-chakart-record_unreadable = `{ $typed }`の結果は正式な表記ではありません。
# en: 784ab20a
rule-chakart-record_short = 表記に結果が足りません。
# en: 9c32c55b
rule-chakart-record_long = 表記に結果が1つ余分にあります。
# en: 91d5ecc9
rule-chakart-record_impossible = 表記に、ありえない結果があります。
# en: f884e451
rule-chakart-unknown_setup = 初期配置{ $setup }はありません。
# en: cf6c610d
rule-chakart-position_fields = 局面は4つの項目からなり、間に空白を1つずつ入れます。見つかった項目は{ $found }個です。
# en: 7c17cba7
rule-chakart-position_rows = 盤は8段で、間に斜線が入ります。見つかったのは{ $found }段です。
# en: 8b9049f4
rule-chakart-position_row = { $row }段が8マスになっていません。
# en: c17adf9d
rule-chakart-position_run = 段の中の空きマスは1～8の数で書きます。
# en: 29991cfb
rule-chakart-position_canonical = 隣り合う空きマスは1つの数で書きます。
# en: 25605fda
rule-chakart-position_piece = そのような駒やアイテムはありません。
# en: 8f41c42f
rule-chakart-position_side = 手番はwかbで書きます。
# en: 02a8acb6
rule-chakart-position_count = 手数は6桁までの数で、先頭に0は付けません。
# en: 43439bfa
rule-chakart-position_extra = 最後の項目は{"{"}{"\u0022"}flags{"\u0022"}:{"\u0022"}1111{"\u0022"}{"}"}のように書き、flagsの後にhiddenとtodoを空白なしで続けます。
# en: a0de4ccf
rule-chakart-position_flags = フラグは4桁で、それぞれ0か1です。
# en: 462257a9
rule-chakart-position_square = そのようなマスはありません。
# en: 0f2f29a1
rule-chakart-position_todo = そのような選択はありません。
# en: cb33f63d
rule-chakart-position_pawn = { $square }のポーンが最終段にいます。
# en: 1aad91a5
rule-chakart-position_halo = 手の途中では手番側の駒はすべて動けるはずですが、{ $square }の駒が動けません。
# en: 7514dcb1
rule-chakart-position_hidden_mover = { $square }の隠れたクイーンが手番側のものです。
# en: c802d8b1
rule-chakart-position_hidden_missing = { $square }にクイーンが隠れていますが、どこから来たのかが局面に書かれていません。
# en: 2d6f893f
rule-chakart-position_hidden_twice = 隠れたクイーンが2枚以上あります。
# en: 0dbcbc4f
rule-chakart-position_hidden_todo = 手の途中では、隠れたクイーンはいないはずです。
# en: 428ae4d6
rule-chakart-position_hidden_square = 隠れたクイーンが離れた{ $square }が空いていません。
# en: 4d380e2c
rule-chakart-position_hidden_flag = クイーンが隠れているのに、その側はまだステルスを使っていません。
# en: 85de1abf
rule-chakart-position_todo_over = キングのいない側があるときは、選ぶものがありません。
# en: aea041cf
rule-chakart-position_promote = { $square }に、成るのを待っているポーンはいません。
# en: ec2fcee7
rule-chakart-position_promote_origin = ポーンが{ $square }から来たはずはありません。

## Lusus

# en: 5e594ca7
lusus-ask-man = { $which ->
    [tile] どのタイルを使いますか？
    [piece] どの駒を動かしますか？
   *[both] どのタイルを使いますか？または、どの駒を動かしますか？
}
# en: cb3a8fd1
lusus-ask-bearer = どの駒に付けますか？
# en: ba8d4e5b
lusus-ask-tile = 自分の墓地のどのタイルにしますか？
# en: 6ddf8f0e
lusus-ask-first = どのタイルを交換しますか？
# en: 46e9a3c5
lusus-ask-target = { $from }の{ $piece }をどこへ動かしますか？
# en: ca7a5b9b
lusus-ask-suffix = { $from }の{ $piece }はどう動きますか？
# en: c6a89379
lusus-ask-done = これで指せます。
# en: c2b3f2d4
lusus-entry-tile = { $tile }（{ $code }）
# en: 184df9de
lusus-entry-recycle = 「{ $tile }」をリサイクル（{ $code }）
# en: 8c0aeb51
lusus-entry-burn = 「{ $tile }」を燃やす
# en: fdd8afeb
lusus-entry-burn-text = 効果なしで墓地へ · { $text }
# en: bc29531d
lusus-entry-to = { $to }へ
# en: a3ca488e
-lusus-kind-K = キング
# en: 084cc3a6
-lusus-kind-Q = クイーン
# en: fe1f7bca
-lusus-kind-R = ルーク
# en: 35365c1e
-lusus-kind-B = ビショップ
# en: 7ce95fb3
-lusus-kind-N = ナイト
# en: a5d82e7b
-lusus-kind-P = ポーン
# en: 5fdcefa4
-lusus-kind-KI = キング
# en: 9e938c33
-lusus-kind-QU = クイーン
# en: 50df0dfa
-lusus-kind-BI = ビショップ
# en: f77e0acd
-lusus-kind-KN = ナイト
# en: 6ac9c39e
-lusus-kind-RO = ルーク
# en: 94cbff0b
-lusus-kind-PA = ポーン
# en: f1e2cd10
-lusus-kind-SW = 入れ替え
    .yomi = いれかえ
# en: 4c269425
-lusus-kind-RB = R&B
# en: 9da76473
-lusus-kind-SI = サイドステップ
# en: e0192d7c
-lusus-kind-IM = 免疫
    .yomi = めんえき
# en: 425c5b80
-lusus-kind-GU = ガード
# en: 32a4f7a9
-lusus-kind-MD = ドロー-1
# en: d3c7faaf
-lusus-kind-PD = ドロー+1
# en: 539deea8
-lusus-kind-SF = ベタベタ足
    .yomi = べたべたあし
# en: d7547ebb
-lusus-kind-DM = 武装解除
    .yomi = ぶそうかいじょ
# en: bf8865bb
-lusus-kind-EN = 激怒
    .yomi = げきど
# en: ce2b43a3
-lusus-kind-PH = すり抜け
    .yomi = すりぬけ
# en: 1866e13a
-lusus-kind-DA = ダブルアクション
# en: d28149dd
-lusus-kind-SP = バネ
# en: 5e075336
-lusus-kind-DS = デッドスペース
# en: c312cc34
-lusus-kind-CO = 断罪
    .yomi = だんざい
# en: 2261e89f
-lusus-kind-WR = 回り込み
    .yomi = まわりこみ
# en: 790eafbb
-lusus-kind-GH = ゴースト
# en: 60ed6795
-lusus-kind-IZ = 金縛り
    .yomi = かなしばり
# en: 6a2c994b
-lusus-kind-HR = ヒット＆ラン
# en: f5a266f3
-lusus-kind-KW = 知識
    .yomi = ちしき
# en: 9f2454eb
-lusus-kind-BD = 岩雪崩
    .yomi = いわなだれ
# en: 49619180
-lusus-kind-TH = 泥棒
    .yomi = どろぼう
# en: 4f217e7b
-lusus-kind-RV = 復讐
    .yomi = ふくしゅう
# en: abe6fafc
-lusus-kind-ND = ドロー禁止
    .yomi = どろーきんし
# en: 972a795b
-lusus-kind-UN = 巻き戻し
    .yomi = まきもどし
# en: d79b7473
-lusus-kind-DG = 回避
    .yomi = かいひ
# en: a02eb999
-lusus-kind-TF = 輸血
    .yomi = ゆけつ
# en: a1851e9c
-lusus-kind-BQ = 遺贈
    .yomi = いぞう
# en: f5454bda
-lusus-kind-DI = 解呪
    .yomi = かいじゅ
# en: f11c37ed
-lusus-kind-KO = ノックアウト
# en: f7cba837
-lusus-kind-DC = 魔法解除
    .yomi = まほうかいじょ
# en: 218bb582
-lusus-kind-TP = 転倒
    .yomi = てんとう
# en: e9fd54d4
-lusus-kind-ES = 捕縛
    .yomi = ほばく
# en: 8fa527d2
-lusus-kind-DL = 遅延
    .yomi = ちえん
# en: 474d6776
-lusus-kind-BS = バックスタブ
# en: 96651660
-lusus-kind-LT = 生命吸収
    .yomi = せいめいきゅうしゅう
# en: 2cc2f581
-lusus-kind-HE = 回復
    .yomi = かいふく
# en: c67cdd1b
-lusus-kind-RC = リサイクル
# en: cd49fabf
-lusus-kind-TD = 交換
    .yomi = こうかん
# en: dce76e08
lusus-text-KI = キングの動きも加わる
# en: 4013965d
lusus-text-QU = クイーンの動きも加わる
# en: 43c6a046
lusus-text-BI = ビショップの動きも加わる
# en: bdb8d5f2
lusus-text-KN = ナイトの動きも加わる
# en: bef1cacf
lusus-text-RO = ルークの動きも加わる
# en: 776532db
lusus-text-PA = ポーンの動きも加わる（プロモーションなし）
# en: 495edce5
lusus-text-SW = 隣の駒と、敵味方を問わず場所を入れ替えられる
# en: 36dcb160
lusus-text-RB = ルークの動きがあればビショップの動きも、その逆も加わる
# en: 01591dbc
lusus-text-SI = 縦横1マスの動きも加わる（駒も取れる）
# en: 0eded6b4
lusus-text-IM = 凍結や妨害を受けず、この駒のほかのタイルも守られる
# en: a69cd194
lusus-text-GU = この駒が取れる位置にいる味方は、取られない
# en: b31f69b2
lusus-text-MD = この駒の側が引くタイルが1枚減る
# en: f57bbc34
lusus-text-PD = この駒の側が引くタイルが1枚増える
# en: 67744ab9
lusus-text-SF = 隣のマスにしか動けない
# en: 5c96e51e
lusus-text-DM = 駒を取れない
# en: e8699599
lusus-text-EN = 駒を取る動きしかできない
# en: 50b32d4a
lusus-text-PH = 駒を1枚すり抜けられる
# en: 09e28baf
lusus-text-DA = この駒の側は毎ターン、タイルをもう1枚使える
# en: 8ce2f797
lusus-text-SP = 斜めに走ると駒や盤の端で跳ね返り、ほかの駒もこの駒で跳ね返れる
# en: d669efdb
lusus-text-DS = スロットを1つ埋めるだけ
# en: db3e7cee
lusus-text-CO = スロットを2つ埋めるだけ。キングには付けられない
# en: 1673981b
lusus-text-WR = この駒にとってa筋とh筋がつながる
# en: 909647c0
lusus-text-GH = 隣の駒を敵味方なくすべて凍結させる
# en: b230bac2
lusus-text-IZ = 何があっても動かせない
# en: e170e0c8
lusus-text-HR = 駒を取ったあと、取らない動きをもう一度できる
# en: b659a64a
lusus-text-KW = この駒の側に相手の手札が見える
# en: e6e61673
lusus-text-BD = 助走をつけて取ると、後ろの駒までなぎ倒す
# en: aa9c328d
lusus-text-TH = 取った駒のタイルを1枚盗める
# en: 53f3b8e8
lusus-text-RV = 罠：この駒を取った駒も取られる
# en: 8b4bf855
lusus-text-ND = 罠：取ったプレイヤーはそのターン、タイルを引けない
# en: 85de1289
lusus-text-UN = 罠：この駒を取った手は取り消され、無駄になる
# en: 7a1d2d98
lusus-text-DG = 罠：隣の空きマスのどれかへランダムに逃げる
# en: b907d5a2
lusus-text-TF = 罠：付いている自分のタイルが自分の袋に戻る
# en: b1999414
lusus-text-BQ = 罠：付いているほかのタイルのうち、自分のタイルの先頭1枚が手札に入る
# en: ca8853f6
lusus-text-DI = 使い切り：駒から好きなタイルを1枚外す
# en: 2991d325
lusus-text-KO = 使い切り：駒からタイルをすべて外す
# en: 84c4ea59
lusus-text-DC = 使い切り：特殊タイルを1枚外す
# en: dc4046c2
lusus-text-TP = 使い切り：移動タイルを1枚外す
# en: 728661e2
lusus-text-ES = 使い切り：駒から移動タイルをすべて外す
# en: b0306725
lusus-text-DL = 使い切り：相手の手札をすべて袋に戻す
# en: 2c518f37
lusus-text-BS = 使い切り：相手の手札からランダムに2枚を墓地へ送る
# en: dca1c9ee
lusus-text-LT = 使い切り：相手の手札からランダムに2枚を自分の袋に入れる
# en: e9cce73a
lusus-text-HE = 使い切り：自分の墓地から3枚を手札に入れる
# en: 16b416b6
lusus-text-RC = 使い切り：自分の墓地のタイルを1枚使う
# en: f843b589
lusus-text-TD = 使い切り：2枚の駒のタイルを1枚ずつ交換する
# en: 9a7bddd6
lusus-tile-line = { $tile }（{ $code }）：{ $text }
# en: 390ccb4b
-lusus-hidden = 裏向きの罠
    .yomi = うらむきのわな
# en: 7c1b25d2
lusus-foreign = { $side }の{ $tile }
# en: 62728116
lusus-some = タイル{ $count }枚
# en: 18d5f50a
lusus-none = なし
# en: 63892959
lusus-attach = { $recycled ->
    [yes] リサイクルした「{ $tile }」を{ $at }の{ $bearer }に付ける
   *[no] 「{ $tile }」を{ $at }の{ $bearer }に付ける
}
# en: 3450c81c
lusus-remove = { $recycled ->
    [yes] リサイクルした「{ $tile }」で{ $at }の{ $bearer }からタイル（{ $tiles }）を外す
   *[no] 「{ $tile }」で{ $at }の{ $bearer }からタイル（{ $tiles }）を外す
}
# en: acadfda6
lusus-delay = { $recycled ->
    [yes] リサイクルした「遅延」：{ $side }の{ $tiles }を袋に戻す
   *[no] 「遅延」：{ $side }の{ $tiles }を袋に戻す
}
# en: 2371f86c
lusus-backstab = { $recycled ->
    [yes] リサイクルした「バックスタブ」：{ $side }の手札から{ $tiles }を墓地へ送る
   *[no] 「バックスタブ」：{ $side }の手札から{ $tiles }を墓地へ送る
}
# en: 69d08fc5
lusus-life-tap = { $recycled ->
    [yes] リサイクルした「生命吸収」：{ $side }の手札から{ $tiles }を奪う
   *[no] 「生命吸収」：{ $side }の手札から{ $tiles }を奪う
}
# en: 2a26ceea
lusus-heal = { $recycled ->
    [yes] リサイクルした「回復」：{ $tiles }を手札に戻す
   *[no] 「回復」：{ $tiles }を手札に戻す
}
# en: e65e723d
lusus-trade = { $recycled ->
    [yes] リサイクルした「交換」：{ $from }の「{ $one }」と{ $to }の「{ $other }」
   *[no] 「交換」：{ $from }の「{ $one }」と{ $to }の「{ $other }」
}
# en: c34336ec
lusus-burn = 「{ $tile }」を燃やす
# en: 6d2463ca
lusus-story = { $steps }
# en: 9ca46a1f
lusus-pass = 動ける駒がない
# en: 76042e79
lusus-castle = { $wing ->
    [king] キング側にキャスリング
   *[queen] クイーン側にキャスリング
}
# en: 6782d4d6
lusus-swap = { $from }の{ $piece }と{ $to }の{ $partner }が入れ替わる
# en: 8cc857b5
lusus-move = { $from }の{ $piece }が{ $to }へ
# en: 2c6d0cd3
lusus-take = { $from }の{ $piece }が{ $to }の{ $victim }を取る
# en: 26750e40
lusus-take-passing = { $from }の{ $piece }が{ $to }へ進み、{ $at }の{ $victim }をアンパッサンで取る
# en: 2e515ad3
lusus-roll = { $from }の{ $piece }が{ $victims }をなぎ倒す
# en: aa566fe6
lusus-attack = { $from }の{ $piece }が{ $victims }に襲いかかる
# en: 1010a8d5
lusus-victim = { $at }の{ $piece }
# en: c91cc85a
lusus-captured = { $at }の{ $piece }が取られる
# en: d0fe5b56
lusus-dodged = 「回避」：{ $from }の駒が{ $to }へ逃げる
# en: da3ec1f1
lusus-reverted = { $at }の「巻き戻し」：手が取り消される
# en: 122ff566
lusus-stolen = 「{ $tile }」を盗む
# en: 70a9b189
lusus-bequeathed = 「遺贈」：「{ $tile }」が{ $side }の手札へ
# en: 2f8a4e2e
lusus-transfused = 「輸血」：{ $tiles }が{ $side }の袋へ
# en: c4991fee
lusus-no-draw = 「ドロー禁止」：{ $side }はタイルを引けない
# en: 1b974ddc
lusus-avenged = 「復讐」：{ $at }の{ $piece }も取られる
# en: d8afb096
lusus-ran = さらに{ $to }へ
# en: b7d21c6e
lusus-stayed = それ以上は進めない
# en: f6872ab2
lusus-promoted = { $at }のポーンが{ $piece }に成る
# en: 7fe91d29
lusus-drew = { $tiles }を引く
# en: 51c25ed4
lusus-roll-dealt = { $side }の最初のタイル：{ $tile }
# en: c6f8896b
lusus-roll-drawn = { $reason ->
    [backstab] バックスタブ：
    [lifetap] 生命吸収：
   *[draw] 引いたタイル：
}{ $tile }
# en: f1728012
lusus-roll-dodged = { $to }へ回避
# en: d373b3c7
lusus-option-tile = { $tile }：{ $text }
# en: a7374923
lusus-option-trap = 裏向きの罠：6種類のどれか
# en: 47d361f9
lusus-option-recycle = 「{ $tile }」をリサイクル：{ $text }
# en: d25c7637
lusus-option-attach = 「{ $tile }」を{ $bearer }に：{ $text }
# en: 24c409fb
lusus-option-trade = { $at }の{ $piece }の「{ $tile }」を交換
# en: b16e20d1
lusus-option-piece = { $at }の{ $piece }
# en: 1a6a09de
lusus-option-piece-tiles = { $at }の{ $piece }（{ $tiles }付き）
# en: b599b872
lusus-warn-burns = この手では、あなたの「{ $tile }」を燃やします。
# en: eab30509
lusus-warn-strips = この手では、{ $at }にいる味方の{ $piece }から「{ $tile }」が外れます。
# en: e6ae0a2d
lusus-warn-hinders = この手では、{ $at }にいる味方の{ $piece }に「{ $tile }」を付けます。邪魔になるだけですよ。
# en: 82dfa240
lusus-warn-king = あなたのキングが{ $at }で取られるかもしれません。
# en: 0366a016
lusus-warn-cannot-draw = このターンの最後に必要な枚数のタイルを引けないので、負けになります。
# en: 9eb18895
lusus-warn-bag = 袋のタイルが残りわずかです。次のターンには必要な枚数を引けず、負けになります。
# en: 74b5242e
lusus-alt-turn = Lusus、{ $number }手目、{ $side }の手番、{ $from }側から見た盤。
# en: 7353718e
lusus-alt-over = Lusus、終局、{ $from }側から見た盤。
# en: 293012ca
lusus-alt-men = { $side }：{ $pieces }。
# en: 5cdc6bf3
lusus-alt-man = { $piece } { $at }
# en: 42493662
lusus-alt-bearer = { $piece } { $at }（{ $tiles }）
# en: deaf3dcf
lusus-alt-board = 盤は8段から下へ順に、括弧内はタイル、大文字は白、TXは裏向きの罠：{ $board }。
# en: 7fd190c2
lusus-alt-frozen = 凍結：{ $squares }。
# en: 61a858e5
lusus-alt-guarded = ガード中：{ $squares }。
# en: 75b24a2f
lusus-alt-ghosts = ゴースト：{ $squares }。
# en: 5bac3b6d
lusus-alt-piles = { $side }：手札{ $hand }、袋{ $bag }、墓地：{ $graveyard }、引く枚数{ $draws }、使える枚数{ $plays }。
# en: 394a3e38
lusus-alt-held = { $count }（{ $tiles }）
# en: dd5fc29a
rule-lusus-no_move = 続けて駒の動きを書いてください。例：`e2e4`
# en: 0c25c6a8
rule-lusus-no_play = `{ $typed }`は使うタイルとして読み取れません。
# en: 87991f2c
rule-lusus-unreadable = `{ $typed }`を読み取れません。タイル、駒の動きの順に書いてください。例：`QU@e2 e2e4`
# en: 62fefafe
rule-lusus-no_target = 「{ $tile }」をどのマスに使うのかを書いてください。
# en: 783e9dd3
rule-lusus-no_trap = { $square }に罠はありません。
# en: a788619a
rule-lusus-which_heal = 「回復」で墓地から戻す3枚のタイルを書いてください。
# en: d59e5a60
rule-lusus-after_move = 駒の動きの後には何も続けられません。
# en: 7e1deaf5
rule-lusus-no_bar = 駒の動きの後に` |`が、各イベントの前に空白が1つ必要です。
# en: f34a870c
rule-lusus-spaces = 各イベントの前に空白が1つ必要で、末尾に空白は付けません。
# en: 03dbf309
rule-lusus-other_position = それはこの局面の手ではありません。
# en: 2426bc0f
rule-lusus-play_order = 正式な順序になっていません：`{ $canonical }`。
# en: de023d0f
rule-lusus-event_order = `{ $event }`のタイルが正式な順序になっていません。
# en: 27efc13f
rule-lusus-play-first = まずタイルを使うか、1枚燃やしてください（`burn`とタイル名）。駒の動きはその後です。
# en: d19aaed4
rule-lusus-no_more_plays = 「{ $tile }」は1枚余分です。このターンに使えるのは{ $limit }枚までで、燃やした後は何も使えません。
# en: a298ad07
rule-lusus-burn_first = 「{ $tile }」を燃やせるのは、ターンのいちばん初めだけです。
# en: 0a793640
rule-lusus-not_in_hand = あなたの手札に「{ $tile }」はありません。
# en: a302d0cc
rule-lusus-not_in_graveyard = あなたの墓地に「{ $tile }」はありません。
# en: e9b58d96
rule-lusus-recycled_recycle = 「リサイクル」で「リサイクル」は使えません。
# en: 7b60156a
rule-lusus-empty_square = { $square }には「{ $tile }」を使う駒がいません。
# en: 9c30435e
rule-lusus-trap_on_enemy = 罠を付けられるのは自分の駒だけで、{ $square }の駒はあなたのものではありません。
# en: 95c54d4c
rule-lusus-no_room = { $square }の駒には「{ $tile }」を付ける空きスロットがありません。
# en: b9cb6d31
rule-lusus-trade_no_room = 交換したタイルが{ $square }の駒に収まりません。
# en: 2f6fbf5a
rule-lusus-no_such_tile = { $square }の駒に{ $slot }番のタイルはありません。
# en: b49b5457
rule-lusus-protected = { $square }の{ $slot }番のタイルは「免疫」に守られていて、「{ $tile }」が効きません。
# en: 1fb49693
rule-lusus-immune_piece = { $square }の駒には「免疫」があるので、「{ $tile }」の対象に選べません。
# en: 32784228
rule-lusus-not_special = 「{ $tile }」で外せるのは特殊タイルだけで、{ $square }の{ $slot }番は特殊タイルではありません。
# en: 299df851
rule-lusus-not_movement = 「{ $tile }」で外せるのは移動タイルだけで、{ $square }の{ $slot }番は移動タイルではありません。
# en: 4b7199ba
rule-lusus-no_tiles = { $square }の駒にタイルは付いていません。
# en: f6e3d2b1
rule-lusus-no_movement_tiles = { $square }の駒に移動タイルは付いていません。
# en: 28b0a511
rule-lusus-no_hand = 相手の手札にタイルがないので、「{ $tile }」は効果がありません。
# en: 17697721
rule-lusus-empty_graveyard = あなたの墓地は空なので、「回復」は効果がありません。
# en: fa67cf0e
rule-lusus-same_piece = 「交換」は、別々の駒のタイル2枚で行います。
# en: f5ab21ff
rule-lusus-heal-count = 「回復」で今戻せるのは、ちょうど{ $count }枚です。
# en: b030bd1a
rule-lusus-can_move = 動ける駒があるので、パスはできません。
# en: baa205d9
rule-lusus-castling = 今はキャスリングできません。
# en: a9fdd0e6
rule-lusus-empty_origin = { $from }に駒はいません。
# en: 6d92ec81
rule-lusus-enemy_piece = { $from }の{ $piece }はあなたの駒ではありません。
# en: 65481af2
rule-lusus-frozen = { $from }の{ $piece }は凍結しています。
# en: 4fda0279
rule-lusus-no_swap = { $from }の{ $piece }には「入れ替え」が付いていないので、{ $to }の駒と入れ替われません。
# en: bc304b36
rule-lusus-swap_nobody = { $to }には入れ替わる駒がいません。
# en: 56915cdc
rule-lusus-swap_not = { $from }の{ $piece }は{ $to }の駒と入れ替われません。入れ替われるのは、凍結していない隣の駒だけです。
# en: b841f8ec
rule-lusus-suffix = { $from }の{ $piece }は{ $to }に行けますが、`{ $move }`のようには動けません。
# en: 1eceac90
rule-lusus-own_piece = { $to }には自分の駒がいます。
# en: dd4225a1
rule-lusus-disarmed = { $from }の{ $piece }は「武装解除」されているので、駒を取れません。
# en: 25dc8085
rule-lusus-enraged = { $from }の{ $piece }は「激怒」しているので、駒を取る動きしかできません。
# en: b9c2e9b0
rule-lusus-guarded = { $to }の駒はガード中なので、取れません。
# en: e7f35c4b
rule-lusus-sticky = { $from }の{ $piece }には「ベタベタ足」が付いているので、隣のマスにしか動けません。
# en: 656834cc
rule-lusus-pawn_reach = { $from }のポーンは{ $to }に行けません。
# en: 752804f8
rule-lusus-reach = { $from }の{ $piece }は{ $to }に行けません。
# en: 67d622f4
rule-lusus-chance-missing = 表記にイベント`{ $event }`が足りません。
# en: afe46f6d
rule-lusus-chance-extra = 表記に、起こらないイベントがあります：`{ $event }`。
# en: 58fbeaef
rule-lusus-chance-order = 表記の`{ $found }`の所では、イベント`{ $event }`が起こります。
# en: a46dd715
rule-lusus-chance-value = イベント`{ $event }`はここでは起こりえません。
# en: ec0880e9
rule-lusus-chance-syntax = イベント`{ $event }`を読み取れません。
# en: ccf0bd39
rule-lusus-unknown_setup = 初期配置{ $setup }はありません。
# en: 09a2838c
rule-lusus-position_fields = 局面は10の項目からなり、間に空白を1つずつ入れます。見つかった項目は{ $found }個です。
# en: 733f24bb
rule-lusus-position_tag = 局面はL1で始まります。
# en: 0d60aea0
rule-lusus-position_rows = 盤は8段で、間に斜線が入ります。見つかったのは{ $found }段です。
# en: 9a92c1a2
rule-lusus-position_row = { $row }段が8マスになっていません。
# en: 44efeec6
rule-lusus-position_canonical = 隣り合う空きマスは1つの数で書きます。
# en: cc2632df
rule-lusus-position_piece = そのような駒はありません。
# en: 76908868
rule-lusus-position_tiles = 駒のタイルは括弧に入れ、少なくとも1枚書きます。
# en: f43e914a
rule-lusus-position_tile = ここにタイル`{ $tile }`はありえません。
# en: a1e3566e
rule-lusus-position_one_time = 「{ $tile }」が駒に付くことはありません。
# en: 7af3a885
rule-lusus-position_slots = この駒のスロットは{ $limit }つまでです。
# en: 690355c6
rule-lusus-position_pawn = 最終段のポーンは、もう成っているはずです。
# en: 69d1254e
rule-lusus-position_side = 手番はwかbで書きます。
# en: d03100cf
rule-lusus-position_rights = キャスリングの権利は、キングとルークが元の位置にあるものをK、Q、k、qからこの順で選んで書き、なければハイフンにします。
# en: b20ee037
rule-lusus-position_passed = 通り越されたマスは空で、その後ろに、通り越した敵の駒がいます。なければハイフンにします。
# en: c77567aa
rule-lusus-position_phase = フェイズはP0、P1、P2、M、Eのどれかです。
# en: d0819c8f
rule-lusus-position_zones = プレイヤーの手札、袋、墓地は、間に斜線を入れて書きます。見つかったのは{ $found }個です。
# en: a6881e39
rule-lusus-position_zone = 手札、袋、墓地は、空ならハイフンで書きます。
# en: 4b0a65b5
rule-lusus-position_order = 手札、袋、墓地のどれかで、タイルが決まった順番になっていません。
# en: 35dd96a1
rule-lusus-position_many = 同じ種類のタイルが多すぎます。
# en: 1b5afd26
rule-lusus-position_turn = 手数は1～{ $limit }の数で、先頭に0は付けません。
# en: 9a0bacac
rule-lusus-position_result = 結果は*、W+king、B+king、W+draw、B+draw、B+limitのどれかです。
# en: 80d54851
rule-lusus-position_end = フェイズは、結果があるときは必ずEで、ないときはEになりません。
# en: 00cf7913
rule-lusus-position_passed_end = 終局後にアンパッサンで取れるものはありません。
# en: bef38e99
rule-lusus-position_plays = あと1枚使える状態で、それほど多くのタイルを使っているはずはありません。
# en: ac7ca959
rule-lusus-position_parity = 手数が奇数なら白、偶数なら黒の手番です。
# en: 49ae121e
rule-lusus-position_kings = キングは両者に1枚ずつです。

## Kyo

# en: 5e49a614
-kyo-kind-P = ライトポーン
# en: 95a6adaa
-kyo-kind-H = ヘビーポーン
# en: 684b67e0
-kyo-kind-T = タワー
# en: e22a9030
-kyo-kind-Q = クイーン
# en: 6a5c2add
-kyo-kind-K = キング
# en: 05ccce6c
-kyo-kind-C = キャノン
# en: fda6ef6e
-kyo-kind-N = ナイト
# en: a81ab41f
-dark = 闇
    .yomi = やみ
# en: a2a1408f
-light = 光
    .yomi = ひかり
# en: f8bd2645
-shield = シールド
# en: 5029814c
kyo-who = { $from }の{ $piece }
# en: afa6c861
kyo-pile = { $from }のチップの山
# en: 1c8a9cf2
kyo-pile-bare = チップの山
# en: d85b0d61
kyo-move = { $who }が{ $to }へ{ $load ->
    [0] { "" }
   *[other] （チップ{ $load }枚）
}
# en: 61fa265d
kyo-takes = { $who }が{ $to }の{ $victim }を取る{ $load ->
    [0] { "" }
   *[other] （チップ{ $load }枚を運ぶ）
}
# en: 0cd3d571
kyo-strike = { $who }が{ $to }のシールドを打って跳ね返る
# en: be39415b
kyo-deploy = { $who }が{ $to }にシールドを{ $count }枚置く
# en: b2a4f178
kyo-chips = { $who }が{ $to }へチップを{ $count }枚送る
# en: 43ab1de0
kyo-chips-deploy = { $who }が{ $to }へシールドも含めてチップを{ $count }枚送る
# en: 6ef56c96
kyo-shuffle = { $who }がチップを下から{ $order }の順に並べ替える
# en: 501bde35
kyo-then-move = さらに{ $to }へ{ $load ->
    [0] { "" }
   *[other] （チップ{ $load }枚）
}
# en: 66f571e8
kyo-then-takes = { $to }の{ $victim }を取る{ $load ->
    [0] { "" }
   *[other] （チップ{ $load }枚を運ぶ）
}
# en: 6510fe93
kyo-then-strike = { $to }のシールドを打って跳ね返る
# en: 1775f84b
kyo-then-deploy = { $to }にシールドを{ $count }枚置く
# en: c68c6354
kyo-then-chips = { $to }へチップを{ $count }枚送る
# en: a9e6e9d4
kyo-then-chips-deploy = { $to }へシールドも含めてチップを{ $count }枚送る
# en: 25b7bd35
kyo-then-shuffle = チップを下から{ $order }の順に並べ替える
# en: 27617a25
kyo-destroyed = { $side }のチップが{ $count }枚壊れる
# en: d9fe9180
kyo-end-here = ここで手を終える
# en: 5d4cac8b
kyo-number = { $count }
# en: feb98bee
kyo-shields = { $count ->
   *[other] シールド{ $number }枚
}
# en: 37f01aa9
kyo-mana = { $count ->
   *[other] { WORD($side, form: "adj") }{ $mana }チップ{ $number }枚
}
# en: b7fc677a
kyo-stack-empty = { $tile }：空
# en: 94630e7f
kyo-stack-pawn = { $tile }：{ WORD($side, form: "adj") }{ $piece }
# en: 836cbc0d
kyo-stack-chips = { $tile }：{ $chips }
# en: f24b24af
kyo-stack-both = { $tile }：{ $chips }の上に{ WORD($side, form: "adj") }{ $piece }
# en: 1c43adff
kyo-alt-turn = Kyo、{ $number }手目、{ $side }の手番、{ $from }側から見た盤。
# en: 0a88c4ef
kyo-alt-over = Kyo、終局、{ $from }側から見た盤。
# en: c7541cac
kyo-alt-mana = { $side }のマナは闇{ $dark }、光{ $light }。
# en: 757dd86a
kyo-alt-shields = シールド：金のスタックに{ $gold }、赤のスタックに{ $red }、置かれたもの{ $nobody }。
# en: 254642ff
kyo-alt-stacks = スタック、下から上へ：{ $stacks }。
# en: 238dfc07
kyo-alt-symbols = スタック、下から上へ、{ kyo-alt-letters }：{ $stacks }。
# en: 8c3dfe09
kyo-alt-rows = 0段から9段まで、各段はA筋から、数字は空きマスの数、スタックは下から上へ、{ kyo-alt-letters }：{ $rows }。
# en: b1f12060
kyo-alt-letters = 大文字は金、小文字は赤、Sはシールド、Dは闇、Lは光のマナ、Pはライトポーン、Hはヘビーポーン、Tはタワー、Qはクイーン、Kはキング、Cはキャノン、Nはナイト
# en: b717a4b4
kyo-describe-symbols = { kyo-alt-letters }：{ $stacks }
# en: 2bff357b
kyo-describe-kind = { $side } { $tiles }
# en: 4aa9e69c
kyo-describe-tile = { $stack }。
# en: 13b258cc
kyo-ask-man = どのスタックを動かしますか？
# en: 42399e1f
kyo-situation = { $stack }。
# en: c55e18e4
kyo-ask-first-step = どこへ動かしますか？
# en: 4dc0bd18
kyo-ask-step = まだ続けますか？それともここで手を終えますか？
# en: b128a1aa
kyo-ask-load = { $to }へどうやって行きますか？
# en: 21fad5b5
kyo-ask-order = 下から上へ、どの順に並べますか？
# en: 5e960a1b
kyo-ask-done = これで指せます。
# en: da40370d
kyo-choice-stack = { $tile }の{ $piece }
# en: cf946c05
kyo-choice-to = { $to }へ
# en: 47be65ce
kyo-choice-takes = { $to }へ、{ $victim }を取る
# en: 66495719
kyo-choice-shuffle = チップを並べ替える
# en: e2e3d595
kyo-choice-ways = { $count }通り
# en: fc6399f9
kyo-choice-wins = この手で勝ち
# en: 5118cd49
rule-kyo-no_start = 手はスタックのマスから書き始めます。例：`A3 A4`
# en: 92237b97
rule-kyo-no_step = どこへ動かしますか？ステップを加えてください。例：`A3 A4`
# en: c4802811
rule-kyo-unreadable = `{ $typed }`を読み取れません。スタックのあるマスと行き先を書いてください。例：`A3 A4`
# en: ab9711b8
rule-kyo-not_canonical = 正式な表記ではありません：`{ $canonical }`。
# en: 408e3bd7
rule-kyo-empty_tile = { $tile }は空です。自分のスタックから始めてください。
# en: a07a7749
rule-kyo-enemy_stack = { $tile }のスタックはあなたのものではありません。
# en: 85127f98
rule-kyo-shielded_tile = { $tile }のいちばん上はシールドです。シールドの載ったマスは誰のものでもありません。
# en: 60f34b60
rule-kyo-nothing_more = ステップ{ $number }、`{ $step }`：この手にはもう何も続けられません。
# en: fdaf34bf
rule-kyo-movement_finished = ステップ{ $number }、`{ $step }`：{ $piece }は移動を終えて{ $from }にとどまります。
# en: 35bd275a
rule-kyo-too_many_steps = ステップ{ $number }、`{ $step }`：1手は64ステップまでです。
# en: 15a0a771
rule-kyo-no_pawn = ステップ{ $number }、`{ $step }`：{ $from }にポーンがいないので、動かすチップの枚数を書いてください。例：`+1`
# en: 1ce32c8d
rule-kyo-out_of_reach = ステップ{ $number }、`{ $step }`：{ $from }から{ $to }には届きません。
# en: 836befb3
rule-kyo-own_pawn = ステップ{ $number }、`{ $step }`：{ $to }には自分の{ $target }がいます。
# en: 99bdbe14
rule-kyo-too_few = ステップ{ $number }、`{ $step }`：{ $from }で持ち上げられるチップは{ $count ->
    [0] ありません
   *[other] { $count }枚だけです
}。
# en: 9d69d9b4
rule-kyo-too_heavy = ステップ{ $number }、`{ $step }`：{ $piece }が持ち上げられるチップは{ $count }枚までです。
# en: f4693808
rule-kyo-light_pawn_lifts = ステップ{ $number }、`{ $step }`：ライトポーンはチップを持ち上げられません。
# en: c904f374
rule-kyo-must_strike = ステップ{ $number }、`{ $step }`：{ $to }にシールドがあるので、{ $piece }はそれを打つことしかできません。
# en: e1a54962
rule-kyo-nothing_stays = ステップ{ $number }、`{ $step }`：マナ移動のあとはマナ移動しか続けられませんが、{ $from }に道となるチップが残りません。
# en: bd786e2e
rule-kyo-shield_stays = ステップ{ $number }、`{ $step }`：マナ移動のあとはマナ移動しか続けられませんが、{ $from }のいちばん上にシールドが残ります。シールドは道になりません。
# en: 923d84c8
rule-kyo-dark_stays = ステップ{ $number }、`{ $step }`：{ $from }に闇チップが残るので、斜めではなく縦横に進まなければなりません。
# en: dab7b43c
rule-kyo-light_stays = ステップ{ $number }、`{ $step }`：{ $from }に光チップが残るので、斜めに進まなければなりません。
# en: c4c61676
rule-kyo-turns_on_dark = ステップ{ $number }、`{ $step }`：{ $from }にまた闇チップが残ります。同じ色が2回続くときは、同じ向きに進まなければなりません。
# en: 8894240f
rule-kyo-turns_on_light = ステップ{ $number }、`{ $step }`：{ $from }にまた光チップが残ります。同じ色が2回続くときは、同じ向きに進まなければなりません。
# en: dee8e099
rule-kyo-not_outnumbered = ステップ{ $number }、`{ $step }`：{ $from }は{ $to }に数で勝っていません（{ $attackers }対{ $defenders }）。ライトポーンで取るには、数で勝つ必要があります。
# en: 7125e264
rule-kyo-no_shield = ステップ{ $number }、`{ $step }`：{ $to }にシールドはありません。
# en: 139420c7
rule-kyo-tower_strikes = ステップ{ $number }、`{ $step }`：タワーはシールドの上に乗れます。Xの代わりに、運ぶチップの枚数を書いてください。
# en: 985455d7
rule-kyo-no_road_towards = ステップ{ $number }、`{ $step }`：マナ移動のあとにシールドを打てるのは道に沿った先だけで、{ $from }から{ $to }へ続く道はありません。
# en: 84f69092
rule-kyo-no_chips = ステップ{ $number }、`{ $step }`：チップを1枚以上動かしてください。
# en: 6d1cf37c
rule-kyo-direct_after = ステップ{ $number }、`{ $step }`：チップを送れるのは、ほかに何か動かす前だけです。後からシールドを置けるのはタワーだけです。
# en: e32601bd
rule-kyo-chips_attack = ステップ{ $number }、`{ $step }`：{ $to }には敵の{ $target }がいて、チップでは攻撃できません。
# en: 8bc80259
rule-kyo-chips_onto_shield = ステップ{ $number }、`{ $step }`：{ $to }のいちばん上はシールドで、その上にチップは置けません。
# en: 4a822cf0
rule-kyo-shield_under_pawn = ステップ{ $number }、`{ $step }`：{ $to }には自分の{ $target }がいて、ポーンの下にシールドは入れられません。
# en: 1f7039c2
rule-kyo-queen_only = ステップ{ $number }、`{ $step }`：今、並べ替えができるのはクイーンだけです。
# en: 220d93c8
rule-kyo-light_pawn_shuffles = ステップ{ $number }、`{ $step }`：ライトポーンは並べ替えができません。
# en: 0c15d308
rule-kyo-other_chips = ステップ{ $number }、`{ $step }`：書かれたチップが、{ $from }の上にあるチップと合いません。
# en: 932590ec
rule-kyo-changes_nothing = ステップ{ $number }、`{ $step }`：その並べ替えでは何も変わりません。
# en: 6a93eece
rule-kyo-shield_beneath_mana = ステップ{ $number }、`{ $step }`：並べ替えで、マナの下にシールドを入れることはできません。
# en: 7baf94c6
rule-kyo-unknown_setup = 初期配置{ $setup }はありません。
# en: 288c4cdc
rule-kyo-position_fields = 局面は4つの項目からなり、間に空白を1つずつ入れます。見つかった項目は{ $found }個です。
# en: 9ab4e2f4
rule-kyo-position_rows = 盤は10段で、間に斜線が入ります。見つかったのは{ $found }段です。
# en: e23cae75
rule-kyo-position_row = { $row }段が10マスになっていません。
# en: 580629d9
rule-kyo-position_run = 段の中の空きマスは1～10の数で書き、先頭に0は付けません。
# en: 1eec5f36
rule-kyo-position_canonical = 隣り合う空きマスは1つの数で書きます。
# en: f2cffdc9
rule-kyo-position_cell = 2つのコンマの間に何もありません。
# en: 6723613c
rule-kyo-position_piece = そのような駒はありません。
# en: fd724891
rule-kyo-position_pawn = ポーンは必ずスタックのいちばん上にいます。
# en: 058f620f
rule-kyo-position_chips = 1局に使うチップは{ $limit }枚までです。
# en: c153f879
rule-kyo-position_count = { $side }の{ $piece }が{ $limit }枚を超えています。
# en: f9d2cb26
rule-kyo-position_shields = 1局に使うシールドは{ $limit }枚までです。
# en: e19e243d
rule-kyo-position_side = 手番はgかrで書きます。
# en: 12c431b2
rule-kyo-position_setup = 初期配置はr、m、f、-のどれかで書き、追加の駒があるときは後ろに+を付けます。
# en: 364f4dec
rule-kyo-position_turn = 手数は1～{ $limit }の数で、先頭に0は付けません。
