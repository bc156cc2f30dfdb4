### Every text of Sealed Move that people read, in English.
### whole: core, lessons, rules
### Keys go by place: command-, button-, notice-, refusal-, rule-<game>-, <game>-.

# What this language calls itself.
language-name = English

# What stands between the items of a list, the steps of a move, complete sentences, sentences without
# a full stop, and the parts of a line. Nothing else is before the first value or after the second.
list-next = { $before }, { $item }
steps-next = { $before }; { $item }
sentences-next = { $before } { $item }
stops-next = { $before }. { $item }
parts-next = { $before } · { $item }
# Articles, for WORD($piece, article: "a"): a word of class v begins with a vowel.
-article = -
    .a = a
    .a-v = an
    .the = the

## Games and sides

game-aruki = Aruki
game-kyo = Kyo
game-chakart = Chakart
game-lusus = Lusus
# What each game is, in choices, challenges and /help.
game-option = { $game }: { $about }
game-about-aruki = 12×12 chess: captured pieces merge, dragons clear a line
game-about-kyo = Pawns on stacks of chips that pave their way
game-about-chakart = Chess with eggs, bananas, bombs and a hidden queen
game-about-lusus = Chess with tiles that change what a piece can do
setup-aruki-standard = Standard
setup-kyo-middle = Trench
setup-kyo-rear = Open Field
setup-kyo-front = Deadlock
setup-kyo-middle-plus = Trench, with Cannons and Knights
setup-kyo-rear-plus = Open Field, with Cannons and Knights
setup-kyo-front-plus = Deadlock, with Cannons and Knights
setup-chakart-asymmetric = Random back rank for each
setup-chakart-symmetric = Same random back rank for both
setup-chakart-deterministic = As in chess
setup-lusus-standard = Standard
-side-white = White
-side-black = Black
-side-gold = Gold
    .adj = gold
-side-red = Red
    .adj = red

# A time as Discord shows it, "in 3 days" or "2 hours ago", must fit after what stands before it:
# "due in 3 days", never "until in 3 days".

# In pictures.
label-turn = Move { $number }
# The result and how it came, in short lines beside the board that read as one sentence: "White won" "by resignation".
label-won = { $side } won
label-drawn = Draw
label-canceled = Canceled
label-by-checkmate = by checkmate
label-by-king = by taking the King
label-by-kings = by taking all Kings
label-by-no-kings = with no Kings left
label-by-mana = as mana ran out
label-by-tiles = as tiles ran out
label-by-limit = at the move limit
label-by-resignation = by resignation
label-by-time = on time
label-by-admin = by decision
label-by-agreement = by agreement
label-by-stalemate = by stalemate
label-by-bare-kings = with bare Kings
label-by-quiet = by quiet moves
label-by-no-progress = without progress
label-by-blocked = with all blocked
label-by-no-move = with no move left
label-by-repetition = by repetition
label-by-rules = by the rules
label-by-none = without a result
label-by-season = as the season ended
# The beginning of an alt text after the end, such as "Aruki, White won by resignation, seen from White."
alt-ended = { $game }, { $result } { $why }, seen from { $from }.
# The move that led to the position of a picture, or is being composed.
alt-last = Last move, { $side }: { $meaning }.
alt-planned = Planned move, { $side }: { $meaning }.

## Commands

command-challenge = Challenge a player, or anyone
command-challenge-game = Which game to play
command-challenge-opponent = Who to play (default: whoever accepts first)
command-challenge-side = Your side (default: random)
command-challenge-pace = Time per move (default: the server's setting)
command-challenge-time = Days for the whole game, besides a day for each move
command-challenge-setup = How the pieces start (default: the usual way)
command-challenge-rated = Count this game for ratings (default: yes)
command-challenge-level = Play the computer at this level (default: one that suits you)
choice-side-first = Moves first
choice-side-second = Moves second
choice-side-random = Random
choice-pace = { $budget ->
    [0] { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
   *[other] 1 day per move, and { $budget } days more in all
}
choice-pings-channel = In the game's channel
choice-pings-direct = By direct message
choice-pings-both = In the channel and by direct message
choice-reminders-both = When half and when 80% of my time is gone
choice-reminders-late = When 80% of my time is gone
choice-reminders-none = Never
choice-theme-classic = Classic
choice-theme-dark = Dark
choice-theme-contrast = High contrast
choice-size-usual = Normal
choice-size-small = Small
choice-size-large = Large
choice-layout-wide = Wide: a panel beside the board
choice-layout-tall = Tall: for phones
choice-symbols-off = Pieces only
choice-symbols-on = Pieces with letters
choice-board-own = My own side
choice-board-first = The side that moves first
choice-board-second = The side that moves second
choice-text-off = Pictures only
choice-text-beside = Pictures and text
choice-text-instead = Text only
choice-accepts-everybody = Everyone
choice-accepts-known = People I've played
choice-accepts-nobody = No one
choice-language-discord = Same as Discord
choice-puzzles-on = Ask me again
choice-puzzles-off = Don't ask
choice-danger-on = Say it
choice-danger-off = Keep quiet
choice-yes = Yes
choice-no = No
command-move = Play your move
command-move-turn = Your move: pick one or type
command-move-game = Which of your games
command-board = Show the board, only to you
command-board-game = Which game
command-board-turn = After which move, by its number (0 is the start)
command-games = List your games, the most urgent first
command-games-player = Whose games (default: yours)
command-history = Step through a game, download it, watch a replay
command-history-game = Which game
command-learn = Learn a game by playing short lessons
command-puzzle = Solve a puzzle: find the one right move
command-learn-game = Which game (default: see how far you are in each)
command-puzzle-game = Which game (default: choose from a list)
command-rules = Learn a game, with pictures
command-rules-game = Which game
command-rules-topic = A piece, a tile or a rule (default: the first page)
command-describe = Read the board in words
command-describe-game = Which game
command-describe-what = A square, row, side or piece (default: everything)
command-resign = Resign a game
command-resign-game = Which of your games
command-draw = Offer or accept a draw
command-draw-game = Which of your games
command-takeback = Ask to take back your last move
command-takeback-game = Which of your games
command-abort = Cancel a game before you've both moved
command-abort-game = Which of your games
command-rematch = Offer a rematch, with sides swapped
command-rematch-game = Which of your finished games
command-next = Open your most urgent game
command-note = Write private notes about a game
command-note-game = Which of your games
command-profile = Show results and ratings
command-profile-player = Whose profile (default: yours)
command-leaderboard = Show the best players
command-leaderboard-game = Which game (default: all of them)
command-leaderboard-scope = Players of this server, or of all (default: this server)
choice-scope-server = This server
choice-scope-everywhere = Everywhere
command-mydata = Download or delete your data
menu-challenge = Challenge …
command-block = Block someone, or list and lift your blocks
command-block-person = Who to block (default: list your blocks)
menu-block = Block
command-moderate = Mute people, annul games, and see the log (for moderators)
command-moderate-mute = Keep a person from challenging here and from pinging with requests
command-moderate-person = Who
command-moderate-days = For how many days (0 ends a mute)
command-moderate-annul = Take a game's rating changes back
command-moderate-restore = Undo an annulment
command-moderate-game = Which game
command-moderate-reason = Why, for the log and the people concerned
command-moderate-pings = List two weeks of requests and their pings
command-moderate-pings-person = Only of this person (default: everyone)
command-moderate-log = Show what moderators did here in the last year
command-plan = Prepare a reply to your opponent's next move
command-plan-if = If your opponent plays this
command-plan-then = Play this right away
command-plan-after = Continue this plan of yours
command-plan-game = Which of your games
command-review = Look back at a finished game: what turned it, and what was better
command-review-game = Which finished game (default: your last one)
command-verify = Check a finished game's dice and computer moves
command-verify-tournament = Check the draw of a tournament's last season instead
command-verify-game = Which game
command-hint = Get a hint in a game against the computer
command-hint-game = Which game (default: the one here)
command-moretime = Give your opponent one more day
command-moretime-game = Which of your games
command-vacation = Pause your clocks while you're away
command-vacation-days = For how many days (0 ends your vacation)
command-settings = See and change your settings
command-settings-pings = Where to ping me
command-settings-reminders = When to remind me of a game
command-settings-timezone = My time zone: type a city and pick it
command-settings-quiet = When to send no reminders, for example 22-7, or off
command-settings-confirm = Ask before playing a move that I type
command-settings-theme = The colors of my boards
command-settings-size = The size of my boards
command-settings-layout = Wide boards, or tall ones for phones
command-settings-symbols = Letters on the pieces of my boards
command-settings-board = Which side is at the bottom of my boards
command-settings-text = Show my boards as pictures, as text or both
command-settings-challenges = Who can challenge me
command-settings-danger = Say when my king is in danger (levels 1 and 2, lessons)
command-settings-puzzles = Turn my own mistakes into puzzles
command-settings-language = My language
command-server = For admins: set up the server and decide games
command-server-show = Show this server's settings
command-server-channel = Choose the channels where games are played
command-server-channel-add = Add a channel where games are played
command-server-channel-remove = Start no more games in a channel
command-server-channel-clear = Play each game where its challenge is made
command-server-channel-which = Which channel
command-server-threads = Give each new game its own thread
command-server-threads-each = On or off
command-server-limits = Limit games and challenges per player
command-server-limits-games = Ongoing games per player (0 for no limit)
command-server-limits-challenges = Open challenges per player (1 to 50)
command-server-pace = Set the default time per move
command-server-pace-days = Days per move
command-server-vacation = Set how many vacation days pause clocks here
command-server-vacation-days = Days per year (0 for none)
command-server-puzzle = Post a puzzle every day
command-server-puzzle-channel = Where to post it (default: where it was)
command-server-puzzle-game = Which game's puzzles (default: a different one each day)
command-server-puzzle-hour = Hour to post it, 0 to 23 (default: 9)
command-server-puzzle-timezone = The time zone of that hour (default: yours in /settings)
command-server-puzzle-off = Stop the daily puzzle (default: no)
command-server-board = Keep a list of ongoing games in a channel
command-server-board-channel = Which channel (leave it out to remove the list)
command-server-language = Set the language of public messages
command-server-language-which = Which language
command-server-adjudicate = Decide a game for its players
command-server-adjudicate-game = Which game
command-server-adjudicate-result = How it ends
command-server-adjudicate-reason = Why (the players will read it)
command-server-abort = Cancel a game for its players, with no result
command-server-abort-game = Which game
command-server-abort-reason = Why (the players will read it)
command-server-export = Download this server's data
command-server-export-after = Continue after this game, if one file wasn't enough
command-server-organizer = Let a role organize tournaments
command-server-organizer-role = Which role (leave it out for admins only)
command-server-delete = Delete this server's data
command-tournament = Play in this server's tournaments
command-tournament-which = Which tournament
command-tournament-show = Dates, tables and games
command-tournament-join = Join a tournament
command-tournament-leave = Leave a tournament, now or after this season
command-tournament-new = Start a tournament here (for organizers)
command-tournament-new-name = Its name (default: the game's)
command-tournament-manage = Change a tournament (for organizers)
command-help = How to play, and what to do next

## Buttons and fields

button-accept = Accept
button-accept-unrated = Accept, unrated
button-decline = Decline
button-withdraw = Withdraw
button-move = Move
button-view = My view
button-history = History
button-review = Review
button-look-again = Look again
button-show-number = Show { $number }
button-try-number = Try { $number }
button-more = More
button-resign = Resign
button-resign-sure = Yes, resign
button-draw-offer = Offer draw
button-draw-accept = Accept draw
button-draw-decline = Decline draw
button-draw-withdraw = Withdraw offer
button-takeback = Ask for takeback
button-takeback-accept = Allow takeback
button-takeback-decline = Decline takeback
button-takeback-withdraw = Withdraw request
button-abort = Abort
button-abort-sure = Yes, abort
button-rematch = Rematch
button-note = Notes
button-dice = Dice
button-how-to-play = How to play
button-lessons = Lessons
button-lessons-of = Learn { $game }
button-first-course = First course
button-next-lesson = Next lesson
button-know-chess = I know chess
button-next-puzzle = Next puzzle
button-puzzle-of = { $game } puzzle
button-solve = Solve
button-solution = Show solution
button-line = Show the moves
button-again = Play it again
button-continue = Continue
button-hint = Hint
button-export = Download
button-unblock = Lift the block
button-forget = Delete
button-forget-sure = Yes, delete everything
button-list-me = Join global lists
button-unlist-me = Leave global lists
button-play = Play { $turn }
button-plan-cancel = Cancel { $number }
button-plan-cancel-all = Cancel all
button-end-sure = Yes, end it
button-server-delete-sure = Yes, delete everything
button-cancel = Cancel
button-new-game = New game
button-send-challenge = Send challenge
button-other-side = Change side
button-rated = Make it rated
button-unrated = Make it unrated
button-anyone = Anyone can accept
button-rules-of = { $game } rules
button-play-computer = Play the computer
button-start-game = Start
button-in-public = Play in public
button-in-private = Play in private
button-strict = Make it strict
button-lenient = Allow takebacks
button-play-again = Play again
button-try = Try it from here
button-level-up = One level up
button-level-down = One level down
button-computer-hint = Hint
button-hint-move = Show the move
button-hint-why = Why?
button-hint-play = Play it
button-undo = Undo
button-confirm = Confirm
button-edit = Edit
button-type = Type a move
button-withdraw-number = Withdraw { $number }
button-accept-number = Accept { $number }
button-decline-number = Decline { $number }
button-type-value = Type it
button-all-options = All settings
button-clear-channels = Remove all
button-all-games = All games
button-this-server = This server
button-all-servers = All servers
button-page-back = ◀ Previous
button-page-forward = Next ▶
button-back = ◀ Back
button-forward = Forward ▶
button-first = ⏮ Start
button-last = Newest ⏭
button-end = Last ⏭
button-flip = Flip board
button-goto = Go to…
button-turns = All moves
button-record = Download
button-replay = Replay
button-join = Join
button-leave = Leave
button-leave-now = Leave now
button-leave-later = Leave after this season
button-season-games = My games
button-season-challenge = Challenge
button-season-table = Table
button-season-rules = Rules
button-season-file = Tournament file
button-division = Division { $number }
button-create-tournament = Start it
button-tournament-name = Change name
button-manage-back = Back
button-manage-sure = Yes, do it
modal-tournament-name-title = Name of the tournament
modal-tournament-name = Name
modal-title = Your move in { $game }
modal-turn = Move
modal-note-title = Notes about { $game }
modal-note = Only you can read this
modal-turn-hint = for example { $example }

## Challenges

challenge-title = { $game }: a challenge
challenge-title-setup = { $game } ({ $setup }): a challenge
challenge-to = { $opponent }, want to play { $game }? { $challenger } challenges you.
challenge-rematch = { $opponent }, want a rematch in { $game }? { $challenger } offers one, with sides swapped.
challenge-which = What do you want to play with { $opponent }? The game will be rated, with random sides and { $pace }. To choose those yourself, use `/challenge`.
# A level of the computer, as its opponents read it everywhere.
computer-name = Computer { $number } · { $level }
-level-newcomer = Newcomer
-level-beginner = Beginner
-level-careful = Careful
-level-club = Club
-level-strong = Strong
-level-best = Best
computer-about-newcomer = knows the moves but overlooks most threats
computer-about-beginner = takes undefended pieces and wins when it can
computer-about-careful = sees your next reply
computer-about-club = plans two or three moves ahead
computer-about-strong = finds combinations
computer-about-best = thinks for up to five seconds
computer-rated = { $about }; about { $rating }
computer-choice = { $name }: { $about }
computer-title = Play the computer
computer-against = Against **{ $name }**: it { $about }.
computer-terms = { $side ->
    [first] You move first
    [second] You move second
   *[random] Random sides
} · { $days ->
    [0] no clock
    [one] 1 day per move
   *[other] { $days } days per move
} · { $rated ->
    [yes] rated
   *[no] not rated
} · { $strict ->
    [yes] no takebacks, no hints
   *[no] takebacks and hints allowed
}
computer-private = Only you see this game. I'll write to you directly.
computer-public = Everyone in this channel can watch.
computer-choose-level = Choose how well it plays
computer-sees = The computer sees what a player in its seat sees, and nothing else.
computer-thinking = { $computer } is thinking…
computer-begun = Game on! You play { $side } against { $computer }.
computer-taken-back = Taken back.
computer-tried = Game on from there! You play { $side } against { $computer }. It isn't rated, and the game it's from stays as it is.{ $secrets ->
    [yes] {" "}Anything hidden from you is dealt again.
   *[no] {""}
}
computer-try-instead = But you can try another move in a new game.
computer-draw-offered = You offered a draw. { $computer } accepts it on its turn, or plays on.
hint-piece = Look at your piece on **{ $square }**.
hint-their-piece = Look at their piece on **{ $square }**.
hint-drop = You have a piece to place.
hint-tile = You have a tile to play.
hint-promotion = Think about what your Pawn should become.
hint-pass = Maybe it's best to do nothing.
hint-move = Play `{ $turn }`: { $meaning }.
hint-why-wins = It wins at once.
hint-why-wins-in = It wins in { $moves ->
    [one] one move
   *[other] { $moves } moves
}, whatever they answer.
hint-why-only = It's your only move.
hint-why-leaves-check = It gets your king out of check, and costs the least.
hint-why-saves-king = It saves your king. Otherwise they could take it: { $threat }.
hint-why-stops-mate = It stops checkmate. Otherwise they could end the game: { $threat }.
hint-why-checks = It gives check, and they have to answer that first.
hint-why-threatens-king = It attacks their king. If they do nothing, you take it: { $next }.
hint-why-threatens-mate = It threatens checkmate. If they do nothing, you end the game: { $next }.
hint-why-takes = It wins material, and they have nothing good to take in return.
hint-why-takes-reply = It wins material, even after their best answer: { $reply }.
hint-why-their-answer = Their best answer: { $reply }.
hint-why-grows = It gives you a stronger piece, and they have nothing good to take in return.
hint-why-prevents = It answers their threat: { $threat }.
hint-why-instead = A capture is tempting, but worse: { $tempting }. They would answer: { $reply }.
hint-why-threatens = It threatens a capture: { $next }.
hint-why-again = You move again afterward.
hint-why-limits = They still have a good answer, but other moves cost you more: { $reply }.
hint-why-nears = It lets your pieces get closer to the other king.
hint-why-safe = It improves your position, and leaves nothing of yours to be taken for free.
hint-why-improves = Looking a few moves ahead, it leads to the best position for you.
hint-busy = The computer has too much to think about right now. Ask again in a minute.
hint-count = Hints in this game: { $count }
computer-waiting = { $player }, { $computer } has moved. It's your turn in { $game }: { $link }
# A king in danger, told to its player against a low level and in lessons.
danger-king = Your king can be taken next move: by the { $piece } on { $square }.
danger-king-unknown = Your king can be taken next move.
danger-mate = You can be checkmated next move: by the { $piece } on { $square }.
danger-mate-unknown = You can be checkmated next move.
danger-check = Your king is in check, by the { $piece } on { $square }. Move it, block the way or take that piece.
danger-check-close = Your king is in check, by the { $piece } on { $square }. Move it or take that piece.
danger-check-double = Two pieces give check to your king. Move it.
danger-check-unknown = Your king is in check.
# The end of a game against the computer, told to its player.
computer-over = { $player } against { $computer }: { $told }
computer-won = You win!
computer-won-checkmate = You win! The computer's King has no way out.
computer-won-king = You win! You captured the computer's King.
computer-won-kings_captured = You win! The computer has no King left.
computer-won-mana = You win! The computer has no mana left.
computer-won-draw = You win! The computer can't draw enough tiles.
computer-won-limit = You win! Move 400 is over, and the rules give you the game.
computer-won-resignation = You win! The computer resigned.
computer-won-adjudicated = A server admin decided: you win!
computer-lost = The computer wins this time.
computer-lost-checkmate = Checkmate. The computer wins this time.
computer-lost-king = Your King was captured. The computer wins this time.
computer-lost-kings_captured = You have no King left. The computer wins this time.
computer-lost-mana = You have no mana left. The computer wins this time.
computer-lost-draw = You can't draw enough tiles. The computer wins this time.
computer-lost-limit = Move 400 is over, and the rules decide against you. The computer wins this time.
computer-lost-resignation = You resigned. The computer wins this time.
computer-lost-time = You ran out of time. The computer wins this time.
computer-lost-adjudicated = A server admin decided: the computer wins.
computer-lost-try = **Try it from here** takes you back to { $from ->
    [mistake] your costliest mistake
   *[last] your last move
} to play it another way.
computer-lost-lesson = A lesson about what beat you: **{ $title }**
button-fitting-lesson = Open the lesson
computer-stuck = Sorry, { $player }: { $computer } can't find its move in { $game }. I've told the bot's owner, and it tries again each hour. Your game is safe.
games-computer = Against the computer
profile-computer-line = { $game }: beat { $levels }
profile-computer-none = { $game }: no win yet
profile-computer-rated = rated { $rating } ({ $results })
games-line-computer = **{ $game }** against { $opponent } · move { $turn } · { $whose ->
    [mine] **your turn**
    [theirs] it's thinking
   *[public] no clock
} · { $link }
notice-answered = { $side } answered `{ $record }`: { $meaning }.
new-game-title = New game
new-game-which = Which game do you want to play?
new-game-game = **{ $game }** · { $about }
new-game-setup = Setup: { $setup }
new-game-terms = Against { $opponent } · { $side ->
    [first] you move first
    [second] you move second
   *[random] sides at random
} · { $pace } · { $rated ->
    [yes] rated
   *[no] not rated
}
new-game-anyone = whoever accepts first
new-game-choose-game = Choose a game
new-game-other-game = Choose another game
new-game-choose-setup = Choose how the pieces start
new-game-choose-pace = Choose the time per move
new-game-choose-opponent = Choose who to play
challenge-open = { $challenger } wants to play { $game }. Who's in?
challenge-terms = { $challenger } plays { $side ->
    [first] first
    [second] second
   *[random] a random side
} · { $pace } · { $rated ->
    [yes] rated
    [limited] unrated: { $most } with { $opponent } this week
   *[no] not rated
} · expires { $until }
# How fast the challenger answers, for the person who considers accepting.
challenge-pace = -# { $challenger } mostly answers within { $time }, and lost { $lost } of { $finished ->
    [one] 1 game
   *[other] { $finished } games
} on time.
challenge-unrated = This game won't be rated: you've begun { $most ->
    [one] 1 rated game
   *[other] { $most } rated games
} of it with { $opponent } within 7 days.
challenge-sent = Challenge sent! It expires { $until }.
challenge-sent-home = Challenge sent! It expires { $until }. The game will be played in { $channel }.
challenge-home = The game will be played in { $channel }.
challenge-accepted-home = { $player } accepted { $challenger }'s challenge. The game starts in { $channel }.
challenge-accepted = { $player } accepted { $challenger }'s challenge. The game starts below.
challenge-declined = { $player } declined { $challenger }'s challenge.
challenge-withdrawn = { $challenger } withdrew this challenge.
challenge-expired = No one answered { $challenger }'s challenge in time.
challenge-closed = { $why ->
    [left] { $challenger }'s challenge is closed: one of the players has left this server.
    [place] { $challenger }'s challenge is closed: the game can't be played in its channel.
    [limit] { $challenger }'s challenge is closed: one of the players has as many games as this server allows.
   *[unwilling] { $challenger }'s challenge is closed: the game can't begin right now.
}
challenge-expired-notice = { $challenger }, { $opponent } didn't answer your { $game } challenge in time, so it has expired. To send another, use `/challenge`.
challenge-expired-notice-open = { $challenger }, no one accepted your { $game } challenge in time, so it has expired. To send another, use `/challenge`.
challenge-done-accepted = Challenge accepted! You're playing { $challenger } in { $channel }.
challenge-done-time = You each have a day for every move, and { $days ->
    [one] 1 day
   *[other] { $days } days
} more for the whole game. Only what a move takes beyond its day comes out of that.
challenge-done-declined = You declined { $challenger }'s challenge.
challenge-done-withdrawn = You withdrew your challenge.
challenge-declined-notice = { $player } declined your { $game } challenge, { $challenger }.
challenge-missing-permissions = I can't run a game in this channel yet: I'm not allowed to { $missing }. Ask a server admin, or challenge in another channel.
challenge-hidden = { $opponent } can't view the channel of this challenge. Challenge them in { $channel }, which you can both view.
challenge-hidden-everywhere = { $opponent } can't view the channel of this challenge, and there's no game channel that you can both view. An admin can add one with `/server`.
challenge-absent = { $opponent } isn't in this server, so you can't challenge them here.
permission-view = view the channel
permission-send = send messages
permission-send-thread = send messages in threads
permission-embed = embed links
permission-attach = attach files
doctor-missing = { $server }: the bot may not { $missing }

## Notices

notice-ping = { $player }, it's your turn!
notice-over = { $first } vs. { $second }: { $ending }
notice-title = { $game } · move { $turn }
notice-title-part = { $game } · part { $part } of move { $turn }
notice-title-over = { $game } · game over
notice-players = { $firstside }: { $first } · { $secondside }: { $second }
notice-start = Game on! { $side } moves first.
notice-last = { $side } played `{ $record }`: { $meaning }.
notice-planned = { $side } had planned `{ $record }`: { $meaning }.
notice-plan-played = { $player }, your plan was played.
notice-plan-refused = { $player }, your plan came up but couldn't be played. Press **Move** to see why.
notice-deadline = Due { $deadline } ({ $exactly })
notice-draw-open = { $player } offers a draw, until { $opponent } answers or moves.
notice-draw-closed = { $outcome ->
    [accepted] The draw offer was accepted.
    [declined] The draw offer was declined.
    [withdrawn] The draw offer was withdrawn.
    [over] There was a draw offer, but the game ended first.
   *[overtaken] There was a draw offer, but the game went on.
}
notice-foot = Game { $id } · { $from } at the bottom
notice-foot-dice = Game { $id } · { $from } at the bottom · dice rolled
# In small print, under a challenge.
notice-dice-sealed = -# Dice sealed: SHA-256 `{ $commitment }`
notice-dice-open = Check the dice with `/verify`.
plan-both = A plan needs both: `if` is your opponent's move, `then` is your reply.
plan-turn = `{ $turn }`
plan-stealth = a stealth move from { $from }
plan-made = Planned: if they play { $foreseen }, I'll play `{ $reply }` for you.
plan-title = Your plans in { $game } { $id }
plan-line = { $number }. if { $foreseen } then `{ $reply }`
plan-choice = if { $foreseen } then { $reply }
plan-none = No plans in this game yet. Add one with `/plan if: then:`.
plan-none-on-turn = No plans in this game. It's your turn, so just play with `/move`. You can plan while your opponent thinks.
plan-stale = The game has moved on, so nothing was canceled. Here are your plans now.
plan-refused = Your plan for { $foreseen } came up, but `{ $reply }` can't be played. { $why } Please choose your move.
plan-not-foreseen = Your plans didn't cover your opponent's move, so none was played.
plan-foot-ended = Only you see these. They're gone once you move.
plan-foot = Only you see these. Any other move cancels them.
rules-title = { $game } · { $topic }
rules-foot = { $chapter } · page { $page } of { $pages }
rules-heading = { $topic } ({ $code })
rules-choice = { $topic } · { $text }
rules-no-topic = I have no page about `{ $typed }`, so here's the first one. The list shows every topic.
rules-chapters = Chapter: { $chapter }
rules-pages = Page: { $topic }
rules-shown-turn = *Shown: { $side } played `{ $record }`: { $meaning }.*
rules-shown-targets = *Marked: where it can go.*
rules-alt-targets = A move that begins with { $draft } can continue to { $squares }.

# What /rules says, a page each: its title, where no piece or tile gives one, and its text.

rules-chapter-aruki-game = The game
rules-chapter-aruki-pieces = The pieces
rules-chapter-aruki-specials = Promotion, evolution, dragons
rules-chapter-aruki-end = Check, the end, notation

rules-title-aruki-overview = What it's about
rules-page-aruki-overview =
    Aruki is chess on a board of 12×12 squares. White moves first, then you take turns; no one passes. Checkmate the enemy king and you win.
    Three things make it a different game:
    - Pieces you capture go into your *tray*. When a pawn reaches your opponent's pawn row, it can become one of them.
    - *Evolution*: merge a piece on the board with one from your tray, and you get a stronger piece.
    - Once per game, each of your two *dragons* can clear its whole line, itself included. Until then it threatens the enemy king anywhere on that line.
    There's no castling, no double step and no en passant.
rules-title-aruki-setup = Board and setup
rules-page-aruki-setup =
    Columns are a to l, rows are 1 to 12, and a1 is at White's left hand. White's home row is 1 and White's pawn row is 2. For Black it's 12 and 11. Forward is up for White and down for Black.
    The home row from a to l: Rook, Arrow, Lance, Pike, Golden Dragon, King, Jester, Silver Dragon, Pike, Lance, Arrow, Rook. Black's army mirrors it, king against king in column f.
    Square colors mean nothing. Trays start empty, and all four dragon powers are ready. White has thirteen first moves: twelve pawn steps, or clearing column e with the Golden Dragon.
rules-title-aruki-turn = Your turn
rules-page-aruki-turn =
    On your turn, do one of three things:
    - a *step*: move one piece. It may capture, and a Pawn or Javelin may promote;
    - an *evolution*: merge a piece on the board with one from your tray;
    - a *wipe*: clear a line with one of your dragons.
    Whatever you do, your own king must not be in check afterwards. You can't land on your own pieces.
rules-title-aruki-capture = Capturing
rules-page-aruki-capture =
    To capture, land on an enemy piece. Only Pawns and Javelins differ: they step straight onto empty squares and capture diagonally forward.
    The captured piece goes into your tray as what it was on the board: a Minister that was once a Rook is a Minister. Jesters and dragons leave the game instead. Kings are never captured.
rules-title-aruki-trays = Trays
rules-page-aruki-trays =
    Your tray, beside the board, holds what you captured. Everyone sees it. Pieces in it have no color any more: once you use them, they're yours.
    You can use a tray in two ways. A promotion takes a piece out of it onto the board. An evolution merges a piece with one on the board. You can't just drop pieces.
    Only these kinds go into trays: Pawn, Javelin, Pike, Greater Pike, Lance, Greater Lance, Sword, Long Sword, Rook, Arrow (our ruling), Minister. Pieces cleared by a wipe go into no tray, and neither does a pawn that promotes.
rules-page-aruki-pawn =
    One square straight forward, if that square is empty. It captures one square diagonally forward and only there, so a piece right in front blocks it. There's no double step.
    When it enters your opponent's pawn row, it may promote. On the last row it can't step any more, but you can still merge it with another pawn.
    Two Pawns make a Javelin.
rules-page-aruki-javelin =
    One square straight forward or backward, if that square is empty. Like a Pawn, it captures one square diagonally forward, never backward and never straight.
    It may promote each time it enters your opponent's pawn row, even by stepping back onto it, but not to a Pawn.
    Two Pawns make it. It doesn't evolve any further.
rules-page-aruki-pike =
    One square diagonally, in all four directions. Your own pieces block it; enemy pieces are captured.
    Two Pikes make a Greater Pike. A Pike and a Lance make a Sword.
rules-page-aruki-greater-pike =
    One or two squares diagonally. Two squares are a leap: it doesn't matter what stands between, and nothing happens to it (our ruling).
    With a Greater Lance it makes a Long Sword.
rules-page-aruki-lance =
    One square along its row or column, in all four directions, but not diagonally.
    Two Lances make a Greater Lance. A Lance and a Pike make a Sword.
rules-page-aruki-greater-lance =
    One or two squares along its row or column. Two squares are a leap (our ruling): here it leaps over its own piece on e6, and over the pawn on f5, which it could also capture.
    With a Greater Pike it makes a Long Sword.
rules-page-aruki-sword =
    One square in any direction, like a king, but it may stand under attack.
    A Lance and a Pike make it. Two Swords make a Long Sword.
rules-page-aruki-long-sword =
    One or two squares in any of the eight directions: sixteen squares, none of them a knight's move. Two squares are a leap (our ruling), so even a ring of pieces can't hold it.
    Two Swords make it, or a Greater Pike and a Greater Lance.
rules-page-aruki-rook =
    Any number of squares along its row or column, up to the first piece. Your own piece stops it; an enemy piece can be captured. It can't jump.
    With an Arrow it makes a Minister.
rules-page-aruki-arrow =
    Any number of squares diagonally, up to the first piece. Your own piece stops it; an enemy piece can be captured. It always stays on squares of one color.
    With a Rook it makes a Minister.
rules-page-aruki-minister =
    Rook and Arrow in one: any number of squares along a row, a column or a diagonal, up to the first piece.
    A Rook and an Arrow make it, whichever of them stands on the board.
rules-page-aruki-king =
    One square in any direction, but never onto an attacked square. It also can't step onto the line of an enemy dragon whose power is ready, unless it captures that dragon, or the dragon's own king is on that line, too. There's no castling.
    You have one king all game, and it's never captured. If it's in check and no move helps, you've lost.
rules-page-aruki-jester =
    By itself, it moves one square in any direction. It also moves like the pieces next to it: see the next page.
    You have only one. It can't evolve, nothing promotes to it, and when captured, it leaves the game.
rules-title-aruki-mimicry = What the Jester mimics
rules-page-aruki-mimicry =
    Every piece on the eight squares around a Jester, of either side, lends it its way to move. The Jester has all of them at once. Here the black Rook lends it rows and columns, and its own Greater Pike lends it diagonal leaps of two.
    - Rook, Arrow and Minister lend their slides; the Greater Pike, Greater Lance and Long Sword lend their leaps. Pieces that only step one square add nothing.
    - Dragons lend steps only: no wipe and no line check. The other Jester lends nothing (our ruling).
    - A lent slide is blocked like any other, even by the lender.
    - It counts for check: a piece that steps next to a Jester, or away from it, changes at once what the Jester attacks.
rules-page-aruki-golden-dragon =
    One square in any direction, like a king. Once per game it can also clear the *column* it stands on. While that power is ready, it threatens the enemy king anywhere on that column.
    The bar on the piece stands upright while the power is ready. A captured dragon leaves the game, and its power goes with it.
rules-page-aruki-silver-dragon =
    The Golden Dragon's twin for rows: one square in any direction, and once per game it can clear the *row* it stands on. Until then it threatens the enemy king anywhere on that row.
    At the start it can do neither, because its own king stands on the same row.
rules-title-aruki-promotion = Promotion
rules-page-aruki-promotion =
    When your Pawn or Javelin enters your opponent's pawn row (row 11 for White, row 2 for Black), you may swap it, in the same move, for a piece from your tray. Here the Pawn takes a Minister and becomes that very Minister: what a step captures is in your tray already.
    - You don't have to (our ruling). But a Pawn that walks past has missed its chance.
    - The Pawn leaves the game; it goes into no tray.
    - With an empty tray, you can't promote.
    - The last row promotes nothing.
    Write it as `O(a10)b11=M`.
rules-title-aruki-javelin-promotion = Promoting a Javelin
rules-page-aruki-javelin-promotion =
    A Javelin promotes like a Pawn, but it can enter the row again and again, and may promote each time. Here it steps back from the last row and becomes a Sword.
    It can become anything in your tray except a Pawn.
rules-title-aruki-evolution = Evolution
rules-page-aruki-evolution =
    Merge a piece from your tray with one on the board, which becomes the result on its square. That's your whole move (our ruling). Either of the two can be the one on the board.
    - Pawn + Pawn = Javelin
    - Rook + Arrow = Minister
    - Pike + Pike = Greater Pike
    - Lance + Lance = Greater Lance
    - Lance + Pike = Sword
    - Sword + Sword = Long Sword
    - Greater Pike + Greater Lance = Long Sword
    There are no others. It works on any square and may give check. Write it as `R(e4)+A=M`: the piece on the board, the one from your tray, the result.
rules-title-aruki-wipe = The wipe
rules-page-aruki-wipe =
    Once per game, your Golden Dragon can clear its column, and your Silver Dragon its row. That's your whole move. Every piece on that line goes: your opponent's, your own, and the dragon itself. None of them goes into a tray (our ruling).
    You can't do it while your own king is on the line (our ruling). You may do it even if it only removes the dragon.
    Write it as `GD(c4)-`.
rules-title-aruki-line-check = Line check
rules-page-aruki-line-check =
    Because it could clear its line, a dragon whose power is ready gives check to the enemy king anywhere on that line, however many pieces stand between. You can't block it.
    What helps: move your king off the line, capture the dragon, or clear it away with a dragon of your own on another line. A dragon that has used its power gives no line check.
rules-title-aruki-line-exception = When a line is safe
rules-page-aruki-line-exception =
    While both kings are on a dragon's line, there's no line check, because that dragon couldn't clear it. Here Black's king is safe in column e until White's king leaves it. That would be a discovered check.
    Right next to a dragon, a king is in check all the same, because the dragon steps like a king.
rules-title-aruki-check = Check
rules-page-aruki-check =
    A king is in check when an enemy piece attacks its square (mimicry counts), or when a dragon on its line has its power ready. No move may leave your own king in check: here the Sword has to stay between its king and the Rook.
    It doesn't matter whether the attacker is pinned itself.
rules-title-aruki-checkmate = Checkmate
rules-page-aruki-checkmate =
    If you're in check and have no legal move, you've lost. Evolutions and wipes count as moves: as long as one of them helps, it isn't mate.
    A game also ends when someone resigns, when time runs out, or when you both agree to a draw.
rules-title-aruki-stalemate = Stalemate
rules-page-aruki-stalemate = If you aren't in check but have no legal move, it's a draw. Evolutions and wipes count as moves.
rules-title-aruki-draws = Other draws
rules-page-aruki-draws =
    These end the game by themselves; no one has to claim them:
    - only the two kings are left on the board, whatever is in the trays;
    - the same position comes up for the third time: same board, same side to move, same trays, same dragon powers;
    - a hundred moves each go by without a capture, promotion, evolution, wipe or pawn step. Javelin steps count as quiet.
    The original rules say nothing about draws; these are our rulings.
rules-title-aruki-notation = How moves are written
rules-page-aruki-notation =
    - A step: `O(d2)d3`, that is the piece, where it stands, where it goes. Captures aren't marked.
    - With promotion: `O(a10)a11=R`
    - An evolution: `R(a1)+A=M`
    - A wipe: `GD(c4)-`
    A `+` at the end is check, `#` is mate. The symbols: O Pawn, J Javelin, P Pike, PP Greater Pike, L Lance, LL Greater Lance, S Sword, SS Long Sword, R Rook, A Arrow, M Minister, K King, JK Jester, GD and SD the dragons.
    You can type less: I understand `d2d3`, `a10a11r`, `a1+a` and `c4-`, in capitals or not, and the names of pieces: `rook a6 b6`. If you write `GDc4` for a wipe, I ask before I play it. If you swap letter and number, I ask what you meant.

rules-chapter-kyo-game = The game
rules-chapter-kyo-moves = Moving pawns and chips
rules-chapter-kyo-pawns = The pawns
rules-chapter-kyo-shields = Shields
rules-chapter-kyo-end = The end, notation

rules-title-kyo-overview = What it's about
rules-page-kyo-overview =
    In Kyo you play pawns that stand on piles of chips. Gold moves first, then you take turns; no one passes. You win by capturing the enemy King, or by leaving your opponent without a single mana chip.
    A pawn steps to a neighboring tile and takes along as many of its chips as it likes. If the chip that *stays behind* is a road for that step, the pawn may keep going, step after step:
    - dark mana, marked `+`, is a road straight ahead and sideways;
    - light mana, marked `x`, is a road diagonally.
    A shield on top of a tile protects it: attackers bounce off.
rules-title-kyo-setup = Board and setups
rules-page-kyo-setup =
    Ten columns A to J, ten rows 0 to 9. Gold's home is row 0, Red's is row 9. Gold sees row 0 at the bottom and column A at the right. Tile colors mean nothing.
    You each have 8 Light Pawns, 8 Heavy Pawns, 2 Towers, a Queen, a King, 13 dark and 13 light mana chips and 8 shields. King faces King in column E, Queen faces Queen in column F.
    The setups differ in where the Light Pawns stand: *Open Field* (rows 1 and 8, as here), *Trench* (rows 3 and 6), *Deadlock* (rows 4 and 5). With a `+`, two Cannons and two Knights join each side, as here on rows 2 and 7. How those move is our own ruling.
rules-title-kyo-stacks = Stacks
rules-page-kyo-stacks =
    A tile holds a stack: any number of chips, and at most one pawn, always on the very top. The stack belongs to the side whose pawn or mana is on top. A tile with a shield on top belongs to no one.
    Gold chips have square ends, red ones round ends, and shields are notched. `+` is dark mana, `x` is light.
    Here's what you can *lift*: from the top down to the first enemy mana, your own mana and any shields, at most five chips under a pawn. A Light Pawn lifts nothing. From your own pile without a pawn you can take any number; from an enemy's pile, or from under a shield on top, none.
    Stacks are told from the bottom up: E4 here is dark, light, shield, Heavy Pawn.
rules-title-kyo-turn = Your turn
rules-page-kyo-turn =
    Play one of your own stacks: its pawn, or its chips if no pawn stands there. Do one of these:
    - one *direct* step;
    - a chain of *mana* steps, as far as the roads go;
    - one step of *chips* without their pawn;
    - one *shuffle* of its chips, or one *strike* at a shield.
    Towers may also lay shields, and Queens may also shuffle, at any time. You can stop after any step. Here a Heavy Pawn walks three tiles and leaves a dark chip on each tile that it leaves.
rules-title-kyo-direct = Direct steps
rules-page-kyo-direct =
    Every pawn can step to any of the eight neighboring tiles, whatever stays behind. Unless it was a mana step, it has then finished moving.
    - Onto an empty tile, or onto mana of either side: it moves in.
    - Onto your own pawn: never.
    - Onto an enemy pawn: it captures. A Light Pawn has to outnumber it.
    - Onto a shield on top: only a Tower. Everyone else strikes it and stays put.
rules-title-kyo-load = Carrying chips
rules-page-kyo-load =
    With each step, a pawn takes along as many of its top chips as it can lift, from none to five, in their order. The rest stays behind. You choose anew for every step: on the way you can leave chips, and pick up others that you find under the pawn.
    `E4 2E5` carries two. A light chip stays behind and the step is straight, so it's a direct step.
    A Light Pawn carries nothing.
rules-title-kyo-dark = Mana steps: dark
rules-page-kyo-dark =
    A step is a *mana step* if the top chip that stays behind is a road for it. Dark mana is a road for straight steps, along a row or column. After a mana step the pawn may make another one.
    Here `C2 2C3 1C4 C5`: on each tile a dark chip stays behind and lets the pawn go one further. The last step leaves it without chips, so it has to stop: nothing is left to stay behind.
rules-title-kyo-light = Mana steps: light
rules-page-kyo-light =
    Light mana is a road for diagonal steps. Here `C2 2D3 1E4 F5` leaves three light chips behind.
    Whose mana it is doesn't matter: enemy mana is just as good a road, though you can never lift it. A shield isn't a road.
rules-title-kyo-bends = Turning with two colors
rules-page-kyo-bends =
    From one mana step to the next, the pawn may change direction if the *color of the road* changes, from dark to light or from light to dark. Here it's dark, light, dark: straight, diagonal, straight.
    So the order of the chips in a stack decides which ways are open. Shuffle them in time.
rules-title-kyo-one-colour = No turning with one color
rules-page-kyo-one-colour =
    Two mana steps on the same color have to go in exactly the same direction. Turning back counts as a change, too, and shuffling or laying shields in between doesn't help (our ruling).
    Here the pawn came from E2 to E3 on dark mana and carries a dark chip. If it leaves that chip, it can only continue to E4. If it takes it along, the light chip of E3 stays behind and opens all four diagonals.
rules-title-kyo-roads = Roads that lie there
rules-page-kyo-roads =
    Chips that lie about are roads, too: a pawn steps on top of them, leaves them behind and keeps going. Here a pawn without chips walks over an enemy chip and one of its own.
    What it only passes over stays as it is.
rules-title-kyo-rest = Enemy roads are destroyed
rules-page-kyo-rest =
    When your move ends, enemy mana right under what your pawn brought along is destroyed, from there downwards, up to the first chip of your own or shield. Only the tile where the pawn stops counts (our ruling).
    Here the red dark and light chips on E4 go, and the gold chip below them stays.
    Chips alone never destroy anything.
rules-title-kyo-capture = Capturing
rules-page-kyo-capture =
    Step onto an enemy pawn to capture it. With it go the chips of *its* color right under it, down to the first shield or mana of yours (our ruling). Those and everything below stay, and your pawn lands on top with what it carries.
    Every pawn but the Light Pawn captures freely, Kings included. A capture ends the movement, even in the middle of a chain (our ruling: the original rules don't say). A Tower may still lay shields, a Queen may still shuffle.
    What's captured or destroyed never comes back.
rules-title-kyo-chips = Sending chips
rules-page-kyo-chips =
    Instead of the pawn, you can send its top chips one step, in any of the eight directions, onto an empty tile or onto mana of either side. The pawn stays and sinks onto what's left. It's always a direct step, and nothing else moves afterwards.
    Chips capture nothing. But mana covered by enemy mana can't be lifted by its owner any more.
    Write it with a plus: `E4 +2E5`.
rules-title-kyo-under = Chips under a pawn
rules-page-kyo-under =
    You can also send chips to a tile with your own pawn, even a Light Pawn: they slide in right under it. No shield can be among them.
    You can't send chips onto a tile with an enemy pawn, or with a shield on top (our ruling).
rules-title-kyo-pile = Piles without a pawn
rules-page-kyo-pile =
    A pile with your mana on top is yours, and you can play it: send any number of its top chips one step, or shuffle them. You can only lift your own mana and shields, down to the first enemy chip.
    That ends your move.
rules-title-kyo-shuffle = Shuffling
rules-page-kyo-shuffle =
    A pawn can put its top chips, as far as it can lift them, into another order. That's its whole move, though a Tower may still lay shields, and a Queen may keep going. A Light Pawn can't shuffle; a pile without a pawn can.
    The order has to change, and among the shuffled chips no shield may end up below mana (our ruling).
    Write it from the bottom up: `E4 =LDD` puts light lowest, then dark, dark. Leave out chips at the lower end that stay as they were.
rules-page-kyo-light-pawn =
    One step in any direction, always a direct one. It never uses mana, lifts nothing and can't shuffle, even if it stands on chips.
    It can step on top of mana and strike a shield like everyone else (our ruling), but it can only capture a pawn that it outnumbers: see the next page.
rules-title-kyo-outnumber = Outnumbering
rules-page-kyo-outnumber =
    Before a Light Pawn takes a *pawn*, count the neighboring tiles on the board as it is:
    - how many stacks of the attacker's side are next to the *target*; the attacker is one of them;
    - how many stacks of the other side are next to the *attacker*; the target is one of them.
    The first number has to be greater. Pawns and mana count alike; shields count for no one.
    Here the pawn on E4 can take D5, three against two. Next to F5 there's only itself, so F5 is safe.
rules-page-kyo-heavy-pawn =
    The ordinary pawn. It lifts up to five chips, makes one direct step or a chain of mana steps, sends chips, shuffles or strikes, and captures freely.
    The chip that stays behind decides which steps can continue: the light chip left on E4 continues the diagonal ones, the dark one the straight ones.
rules-page-kyo-tower =
    It moves and lifts like a Heavy Pawn, and can do two more things:
    - It steps *onto* shields on top instead of bouncing off, here on E5 and D5. Then they're under it and can be lifted. It never strikes.
    - It may lay shields at any time of its move without ending it: see the next page.
rules-title-kyo-deploy = How the Tower lays shields
rules-page-kyo-deploy =
    A Tower can send its top chips one step if they're all shields: before, between and after its other steps, as often as it likes. The move continues.
    `E1 +1D2 1E2 +1F3`: it lays a shield on D2, steps to E2 with the other one and lays that on F3.
    You can lay shields on empty tiles and on mana of either side, but not on or under a pawn, nor on another shield.
rules-page-kyo-queen =
    It moves and lifts like a Heavy Pawn, and may shuffle at any time of its move, any number of times, without ending it: before, between and after its steps, even after a capture.
    Shuffles right after one another count as one. A move that's nothing but a shuffle is fine.
    Here `F2 3G3 =LDS`: it steps with all three chips, then puts the light one lowest.
rules-page-kyo-king =
    It moves, lifts and captures like a Heavy Pawn. Lose it, and you lose the game.
    There's no check: your King may step into danger. The three shields that it starts on protect no one while it stands on them. Lay them beside it, or leave them behind.
rules-page-kyo-cannon =
    An optional pawn, by our own ruling. It's in the setups with a `+`.
    It moves and captures like a Heavy Pawn, and lobs chips: where others send them one step, it can send them one, two or three tiles in a straight line, over whatever lies between. They land where chips can land: not on an enemy pawn, not on a shield on top.
rules-page-kyo-knight =
    An optional pawn, by our own ruling. It's in the setups with a `+`.
    It moves and captures like a Heavy Pawn. As its first and only step it can also leap like a knight in chess, two tiles one way and one across, over whatever stands between, with or without chips. A leap is always direct.
rules-title-kyo-strike = Striking a shield
rules-page-kyo-strike =
    Step towards a tile with a shield on top, and you strike it: the top shield is destroyed, and your pawn bounces. It stays where it is with its chips and has finished moving. It doesn't matter who laid the shield. Light Pawns strike without counting (our ruling); Towers never strike.
    In the middle of a chain, a strike has to be a mana step: some chip that could stay behind has to be a road for it.
    Write it with an X: `C4 XC5`.
rules-title-kyo-deploying = Laying shields
rules-page-kyo-deploying =
    A shield protects the tile that it's on top of, and nothing else: *under* a pawn it protects nothing. Any pawn that lifts can lay shields by sending them, like other chips, onto an empty tile or onto mana. For all but the Tower, that's a direct step like any other.
    Shields have no color (our ruling). They bounce friend and foe, and no one can lift what's below.
rules-title-kyo-uncover = Leaving shields behind
rules-page-kyo-uncover =
    A pawn that walks off without its shields leaves them on top: they're laid, too. Here the King steps aside with one shield, and two guard E2.
    To get shields back, step onto them with a Tower, land on them by a capture, or lift them from under your own mana that was put on top later.
rules-title-kyo-king-taken = The end: a King is captured
rules-page-kyo-king-taken = Capture the enemy King and you win at once. There's no check, so look before you step.
rules-title-kyo-no-mana = The end: no mana
rules-page-kyo-no-mana =
    If you have no mana chip left anywhere when a move ends, dark or light, under pawns or not, you've lost. You can't destroy your own.
    Mana is destroyed when an enemy pawn stops on it, and together with a captured pawn that stands on it.
rules-title-kyo-draws = Draws
rules-page-kyo-draws =
    - If it's your turn and you have no move at all, it's a draw. Here Gold's Light Pawns outnumber no one, and they wall in the King.
    - If the same board with the same side to move comes up for the third time, it's a draw.
    - If nothing leaves the board for 120 moves in a row, both players counted together, it's a draw: no pawn captured, no mana destroyed, no shield struck. I count for you.
    - You can both agree to a draw.
    The original rules say nothing about draws; these are our rulings.
rules-title-kyo-notation = How moves are written
rules-page-kyo-notation =
    The tile where you start, then the steps, with blanks between:
    - `B4`: the pawn goes to B4 without chips; `3B4`: with its top three.
    - `+2B4`: the top two chips go, the pawn stays.
    - `XB4`: it strikes the shield on B4.
    - `=LDS`: the top three chips become light, dark, shield, from bottom to top.
    Captures aren't marked. You can type it without blanks or capitals: `c42c51c6xc7` is `C4 2C5 1C6 XC7`, as shown.

rules-chapter-chakart-game = The game
rules-chapter-chakart-men = The pieces
rules-chapter-chakart-objects = Objects
rules-chapter-chakart-eggs = What eggs hold
rules-chapter-chakart-powers = Shell and stealth
rules-chapter-chakart-end = The end, dice, notation

rules-title-chakart-overview = What it's about
rules-page-chakart-overview =
    Chakart is chess among mushrooms, eggs, bananas and bombs. Most pieces leave one of them behind when they move. Step on one and take what comes: you're carried on, thrown aside, or meet one of eight surprises at random.
    Kings are captured like any other piece. There's no check, no mate, no castling and no en passant. Lose all your kings, and you lose the game.
    Once per game, a queen may move unseen, and a king may shell a piece in sight.
    Here a pawn left a mushroom on d3, a knight left an egg on g8, and a bishop has just laid a bomb on c4.
rules-title-chakart-setup = Setup
rules-page-chakart-setup =
    Eight files a to h, eight ranks. White, on ranks 1 and 2, moves first. Pawns stand as in chess; the pieces behind them depend on the setup:
    - *asymmetric*: at random, for each side on its own, as here;
    - *symmetric*: at random, the same for both;
    - *deterministic*: as in chess.
    A side's two bishops always stand on squares of different colors; anything else can happen. The board starts without objects, and both sides have shell and stealth ready.
rules-title-chakart-turn = Your turn
rules-page-chakart-turn =
    Move one of your pieces as in chess, or use your shell. Your own pieces always block; enemy pieces can be captured. You can land on eggs and mushrooms, or pass over them. You can land on bananas and bombs, too, but they stop rooks, bishops and queens.
    Then whatever lies under the piece acts, sometimes several objects one after another. Rooks and bishops leave their gift at the end.
    Some eggs give you another choice. You can decline it with `pass` (our ruling). If you have no move at all, you pass.
rules-page-chakart-pawn =
    Toad: one square straight ahead if no piece stands there; objects don't stop it. Two squares from its first or second rank, if the first of them has nothing, an egg or a mushroom, and the second has no piece. One square diagonally ahead to capture a piece or take *any object*, but never onto an empty square.
    It leaves a mushroom on the square it left. After a double step it leaves it on the skipped square, and destroys what was or hid there.
rules-page-chakart-knight =
    Yoshi: it leaps as in chess, over pieces and objects alike.
    It leaves an egg on the square it left. A mushroom carries it another leap in the same direction.
rules-page-chakart-bishop =
    Wario: it moves as in chess. Eggs and mushrooms don't stop it; bananas and bombs do. It can land on them, but not go past.
    Wherever it stops, it lays a bomb on a random free square right next to it in a straight line. An object there is replaced.
rules-page-chakart-rook =
    Donkey: it moves as in chess. Eggs and mushrooms don't stop it; bananas and bombs do. It can land on them, but not go past.
    Wherever it stops, it lays a banana on a random free square diagonally next to it. An object there is replaced.
rules-page-chakart-queen =
    Mario: it moves as in chess, past eggs and mushrooms, up to bananas and bombs. It leaves no gift, and mushrooms don't carry it.
    Once per game, a queen of each side may move unseen: see *Stealth*.
rules-page-chakart-king =
    Peach: one square in any direction, even into danger. There's no check. A mushroom carries it one square further.
    You can have several kings, by promotion or from Toadette. All of them have to be captured. Once per game, a king of each side may shell: see *Shell*.
rules-title-chakart-promotion = Promotion
rules-page-chakart-promotion =
    When your pawn moves to the last rank, it becomes a queen, rook, knight, bishop or *king*: you choose with the move. It still leaves a mushroom, because it left its square as a pawn. A new rook or bishop lays its own gift right away.
    A second king is a second life. Write it as `e7e8k`.
rules-title-chakart-carried = Carried to the last rank
rules-page-chakart-carried =
    If a mushroom, banana or bomb brings your pawn to its last rank, I ask you what it becomes, for example `=q`. You can't decline. Then the object on that square acts on the new piece.
    A piece captured there is gone before you choose. If it was the last king, the game is over at once (our ruling).
rules-title-chakart-gifts = Gifts
rules-page-chakart-gifts =
    Pieces leave things behind:
    - a pawn leaves a mushroom, on the square it left or skipped;
    - a knight leaves an egg, on the square it left;
    - a rook leaves a banana, diagonally next to where it stops;
    - a bishop leaves a bomb, straight next to where it stops.
    The square is random among those without a piece. If there's none, nothing is left. Queens and kings leave nothing. Objects belong to no one, each works once, and whichever piece lands on one uses it up. Here the rook has laid its banana on b4.
rules-title-chakart-mushroom = Mushroom
rules-page-chakart-mushroom =
    It carries a pawn, knight or king on: the same step once more (a knight leaps again), if that square is on the board and has no piece. A mushroom never captures (our ruling). If there's no room, the piece just stays. A pawn's double step counts as one square.
    Queens, rooks and bishops use it up for nothing. Whatever lies on the next square acts next.
rules-title-chakart-banana = Banana
rules-page-chakart-banana =
    It throws whoever lands on it one square straight: up, down, left or right, at random among those on the board. A piece there, of *either* side, is captured, even your own last king. An object there acts next.
    Rook, bishop and queen can land on a banana, but not pass it.
rules-title-chakart-bomb = Bomb
rules-page-chakart-bomb =
    It throws whoever lands on it one square diagonally, at random among those on the board. A piece there, of *either* side, is captured. An object there acts next.
    Rook, bishop and queen can land on a bomb, but not pass it.
rules-title-chakart-chain = Chains
rules-page-chakart-chain =
    As long as a piece arrives on another object, it keeps going. Here the pawn takes the banana on e4 and is thrown to e5. The mushroom there carries it on in that direction, to e6. The bomb there throws it to d5, onto its own rook. Landing on a piece ends the chain.
    Gifts left in the same move count, too: a pawn thrown back onto its own mushroom uses it. Each object works once, so every chain ends.
rules-title-chakart-egg = Egg
rules-page-chakart-egg =
    Knights leave eggs. Step on one, and you meet one of eight surprises, each as likely as the others, even if it can't do anything:
    - King Boo: you swap two pieces.
    - Koopa: your piece goes back.
    - Toadette: you get a new piece.
    - Chomp: your piece is eaten.
    - Daisy: you move again.
    - Bowser: your piece can't move for a turn.
    - Luigi: an enemy piece becomes yours.
    - Waluigi: one of yours becomes the enemy's.
rules-title-chakart-king-boo = King Boo
rules-page-chakart-king-boo =
    Choose any two pieces on the board, of either side, with or without a halo, and they swap places: `a5h8`. No pawn can end up on its last rank that way (our ruling). Nothing else happens: no gifts, no objects. That ends your turn.
    You can decline with `pass`.
rules-title-chakart-koopa = Koopa
rules-page-chakart-koopa =
    Your piece goes back to the square where this move began. A gift of its own on that square is removed, and a rook or bishop leaves none. A promotion stays.
    A piece that Toadette gave has no such square: it leaves the board (our ruling).
rules-title-chakart-toadette = Toadette
rules-page-chakart-toadette =
    You get a random queen, rook, knight, bishop or king, and put it on any square without a piece: `@c5`. A banana, bomb or egg there acts on it; a mushroom is just removed. A rook or bishop leaves its gift, a knight leaves no egg. A king you get is a king in every way.
    You can decline with `pass`.
rules-title-chakart-chomp = Chomp
rules-page-chakart-chomp = The piece that stepped on the egg is eaten. If it was your last king, you lose.
rules-title-chakart-daisy = Daisy
rules-page-chakart-daisy =
    Move again, with any of your pieces, even the same one. Shell and stealth count as moves. Pieces with a halo can move now, and eggs on the way work as usual.
    You can decline with `pass`.
rules-title-chakart-bowser = Bowser
rules-page-chakart-bowser = Your piece gets a halo: it can't move, shell or hide until its side has made another move without it.
rules-title-chakart-luigi = Luigi
rules-page-chakart-luigi = A random enemy piece becomes yours where it stands. Kings never change sides, and neither do pawns on their first rank (our ruling). A halo stays on it.
rules-title-chakart-waluigi = Waluigi
rules-page-chakart-waluigi = A random piece of yours becomes the enemy's where it stands. It can be the one that stepped on the egg. Kings never change sides, and neither do pawns on their first rank (our ruling).
rules-title-chakart-halo = The halo
rules-page-chakart-halo =
    A piece with a halo can't move. It stands in the way, it can be captured, swapped and change sides, and a king with a halo is still a king.
    The halo ends with the next move of the player who then owns the piece: right after that move, before anything else acts. So Daisy's move can already be made with it.
rules-title-chakart-shell = Shell
rules-page-chakart-shell =
    Once per game, your king can shoot instead of moving: along a rank, file or diagonal, past empty squares, eggs and mushrooms, at the first enemy piece in sight, even right next to it. That piece is removed. Nothing moves, and objects stay.
    Your own pieces, bananas and bombs stop the shell. A king with a halo can't shoot. The power is yours, not the king's: any of your kings may use it.
    Write it with an s: `e1e5s`. Without the s, the king steps, or I refuse the move: I never use your shell on a slip.
rules-title-chakart-stealth = Stealth
rules-page-chakart-stealth =
    Once per game, your queen can move to an empty square unseen. You see it, dotted; no one else does. It stays hidden until your opponent has moved. Then it stands there for all to see.
    There's never more than one hidden queen. The power is yours, not the queen's: any of your queens may use it.
    Write it with an h: `d1h5h`.
rules-title-chakart-unseen = A hidden queen, seen by the others
rules-page-chakart-unseen =
    Your opponent and the spectators read `d1??h`. They learn which square the queen left, marked with a question mark, and see the board without it. Their lists of moves are made from that board, so nothing gives the queen away.
rules-title-chakart-found = Running into it
rules-page-chakart-found =
    Your opponent moves as if your queen weren't there. Rooks, bishops, queens and shells pass through it. A rook, bishop, queen, knight or king that lands on its square captures it. So does a pawn that steps straight onto it, or across it with a double step. A pawn can't take it diagonally.
    Here the rook happened to stop on h5.
rules-title-chakart-kings = The end
rules-page-chakart-kings =
    If you have no king left, you lose at once, whatever took it: your opponent, a banana, an egg. All your kings have to go, promoted and given ones, too.
    Your king can be captured. There's no check, so look before you move.
rules-title-chakart-draws = Draws
rules-page-chakart-draws =
    The game is a draw as soon as nothing can happen any more, or nothing has happened for long:
    - each side has only its king left, the two aren't next to each other, and there's no object on the board, no shell ready and nothing left to choose;
    - neither side could ever move again, even without halos;
    - move 600 is over;
    - a hundred quiet moves in a row, both players counted together: without a capture, dice, a pawn's move, a promotion, a stealth move or a shell, and no object is laid, taken or moved;
    - two hundred moves in a row without a gain: a capture, a pawn's move, a promotion, a stealth move, or a piece that Chomp eats, that Toadette gives or that changes sides. A bonus that is still to come is played first.
    I count for you. There's no stalemate and no draw by repetition. You can agree to a draw with `/draw`.
    The original rules say nothing about draws; these are our rulings.
rules-title-chakart-lots = Dice
rules-page-chakart-lots =
    All dice are fair: a throw goes to any neighboring square on the board, an egg holds any of its eight surprises, a gift lands on a free square next to the piece, each as likely as the others. I roll them when you play your move, never before. They're part of its notation: `>f5` is a throw, `*W` an egg, `+g6` a gift.
    The dice are sealed with the challenge and opened at the end. Then you can check every roll with `/verify`.
rules-title-chakart-notation = How moves are written
rules-page-chakart-notation =
    - A move: `d2d4`, from and to. A promotion adds its letter: `e7e8q`.
    - Stealth adds `h`, a shell adds `s`.
    - King Boo: `a5h8`. Toadette: `@c5`. What a carried pawn becomes: `=q`. Declining: `pass`.
    After that comes what the dice did: `>e5` thrown to e5, `*` and a letter for an egg (B King Boo, K Koopa, T Toadette, C Chomp, D Daisy, M Bowser, L Luigi, W Waluigi), `+g7` a gift.
    You can also type as in chess: `Nf6`, `fxe4`, `e8=Q`, `Qh5?` for stealth, `Kxe5 shell`.

rules-chapter-lusus-game = The game
rules-chapter-lusus-men = The pieces, the end, notation
rules-chapter-lusus-movement = Movement tiles
rules-chapter-lusus-special = Special tiles
rules-chapter-lusus-trap = Traps
rules-chapter-lusus-once = One-time tiles

rules-lusus-movement = Movement tile: for any piece with a free slot, yours or your opponent's. It works as long as it's there.
rules-lusus-special = Special tile: for any piece with a free slot, yours or your opponent's. It works as long as it's there.
rules-lusus-trap = Trap: for a piece of your own, face down. It works when a move captures that piece, and is turned up only then.
rules-lusus-once = One-time tile: it happens once, then it goes to your graveyard.

rules-title-lusus-overview = What it's about
rules-page-lusus-overview =
    Lusus is chess with tiles. You each have a bag of the same forty-five, and every turn you play one: onto a piece, where it changes what that piece can do, or for something that happens once.
    There's no check. Capture the enemy king and you win at once. If you have to draw tiles and your bag has too few, you lose.
    White starts with one tile in hand, Black with three. Beside the board you see the hands, the tiles left in the bags, and the graveyards.
rules-title-lusus-turn = Your turn
rules-page-lusus-turn =
    Four things in this order, all in one move:
    - *Play* one tile from your hand, or burn one.
    - *Move* one piece. You only pass if nothing can move (our ruling).
    - *Discard*: what's left in your hand goes back into your bag.
    - *Draw* three new tiles at random.
    So a hand lasts for one turn. Dice are rolled when you play your move; your opponent is never asked anything in between.
rules-title-lusus-burn = Playing and burning
rules-page-lusus-burn =
    With tiles in hand, you have to play one or burn one (our ruling). A burned tile goes to your graveyard for nothing, and you play nothing more this turn. You can only burn first. With an empty hand, you just move.
    You play one tile per turn. Each *Double Action* on your pieces allows one more, three at most (our ruling), and you may leave those out. A tile without a possible target can only be burned.
    A burned tile is written with a minus: `-SF d1d4`.
rules-title-lusus-hand = Hand, bag, graveyard
rules-page-lusus-hand =
    You draw three tiles, one more for each *+1 Draw* and one fewer for each *-1 Draw* on your pieces, but at least one and at most five (our ruling). If your bag holds too few, you draw none and lose.
    Tiles that are on captured pieces, removed, burned or used go to their owner's graveyard. *Heal* and *Recycle* bring them back.
    Only you see your hand, and an opponent with *Knowledge*. Everyone sees how many tiles a hand and a bag hold, and the graveyards.
rules-title-lusus-slots = Slots
rules-page-lusus-slots =
    A piece has room for this many tiles: king 1, queen 2, rook 4, bishop 3, knight 3, pawn 2 (our ruling). Only *Condemn* fills two slots. The small bars are free slots.
    Tiles keep the order in which they came: `e4.2` is the second one on e4. When one leaves, the others move up. A promoted pawn keeps its tiles and gets the slots of its new kind.
    A tile keeps its owner, but it works for the piece it's on. Movement tiles are square, Special tiles round, traps jagged.
rules-title-lusus-traps = Traps and secrets
rules-page-lusus-traps =
    Traps lie face down on their owner's pieces. Everyone sees *that* there's a trap; only its owner knows which one. It's turned up when it works, or when it goes to a graveyard.
    Secrets never decide what's legal, so a refusal never gives one away.
    When a piece is captured, its traps act in this order (our ruling): Dodge, Revert; then a king's fall; then Thief, Bequeath, Transfusion; then the other tiles go to the graveyards; then No Draw, Revenge. On a king, only Dodge and Revert help.
rules-title-lusus-capture = Moving and capturing
rules-page-lusus-capture =
    A piece moves as its own kind, or by one Movement tile that's on it: each move uses one of them. It captures by landing on an enemy piece. Attacks mean nothing: your king can go, or stay, where it can be captured.
    A captured piece's tiles go to their owners' graveyards, unless a trap or a *Thief* says otherwise.
    Nothing can move a *frozen* piece, and no move can capture a *guarded* one. Both are marked.
rules-title-lusus-king = King and castling
rules-page-lusus-king =
    The king moves one square in any direction; nothing keeps it from danger. It holds one tile.
    Castling is as in chess, `O-O` and `O-O-O`: king and rook haven't moved, and the squares between are empty. Attacks don't matter: here the bishop looks on. Neither of the two may be frozen, sticky or enraged.
rules-title-lusus-queen = Queen, rook, bishop
rules-page-lusus-queen =
    They move as in chess: the rook along rank and file, the bishop diagonally, the queen both ways, any number of squares up to the first piece. An enemy piece there can be captured.
    Such a move is a *ride*. Phase, Spring, Wrap and Boulder Dash change rides.
rules-title-lusus-knight = The knight
rules-page-lusus-knight =
    It leaps as in chess, two squares one way and one across, over whatever stands between. It holds three tiles.
rules-title-lusus-pawn = The pawn
rules-page-lusus-pawn =
    One square straight ahead if it's empty. Two from its second rank if both are empty, even if it has moved before. It captures one square diagonally ahead. It holds two tiles.
rules-title-lusus-passing = En passant
rules-page-lusus-passing =
    As in chess: after a pawn's double step, the skipped square counts for one turn. A piece with pawn moves that could capture diagonally onto it may do so, and takes the pawn that skipped it. A piece with the Pawn tile can capture this way, and be captured this way, too.
rules-title-lusus-promotion = Promotion
rules-page-lusus-promotion =
    A pawn that reaches the last rank by its own move becomes a queen, rook, bishop or knight, for example `b7c8=N`. If you don't say, it's a queen. It keeps its tiles. A pawn that gets there by someone else's swap or by a Dodge becomes a queen.
    Other pieces never promote, not even with a Pawn tile.
rules-title-lusus-end = The end
rules-page-lusus-end =
    - A king is captured, by a move or by *Revenge*: its side loses at once.
    - You can't draw the tiles you have to: you lose.
    - After move 400, Black's two hundredth, Black wins (our ruling).
    There are no draws, no stalemate and no repetition. The bag is the game's clock: at three tiles a turn, forty-five don't last forever, though discarded tiles go back.
rules-title-lusus-notation = How moves are written
rules-page-lusus-notation =
    - `QU@e2 e2e4`: Queen onto e2, then the piece's move.
    - `DI@h8.2`: the second tile on h8. `KO@e4`, `DL`, `BS`, as the tile needs it.
    - `HE+QU+KN+RO`, `RC+QU@e4`, `TD@a1.1~h8.1`; `-QU` burns.
    - After a move: `=Q` promotion, `xa5xa6` boulder, `^2` theft, `>h5` a run. `a1~b2` is a swap, `--` a pass.
    What the dice did comes after a bar: `| bs=QUKN dg=b6 dr=?3`. You can write names, too: `hit and run on a1 then a1b1`.

rules-page-lusus-tile-ki =
    This piece also moves like a king, one square in any direction. It doesn't become royal and can't castle with it.
    { rules-lusus-movement }
rules-page-lusus-tile-qu =
    This piece also moves like a queen. Here a knight rides in all eight directions and still leaps.
    { rules-lusus-movement }
rules-page-lusus-tile-bi =
    This piece also moves like a bishop.
    { rules-lusus-movement }
rules-page-lusus-tile-kn =
    This piece also moves like a knight: it leaps over whatever stands between.
    { rules-lusus-movement }
rules-page-lusus-tile-ro =
    This piece also moves like a rook.
    { rules-lusus-movement }
rules-page-lusus-tile-pa =
    This piece also moves like a pawn: one step ahead, two from its side's second rank, captures diagonally ahead and en passant. Ahead is where its side's pawns go. It doesn't promote.
    { rules-lusus-movement }
rules-page-lusus-tile-sw =
    This piece can swap places with a neighbor of either side that isn't frozen. Nothing is captured. A pawn that comes to its last rank as the partner becomes a queen.
    Write it as `d4~d5`. Here it can swap with the two pawns and the rook.
    { rules-lusus-movement }
rules-page-lusus-tile-rb =
    If this piece has rook moves, by its kind or by a tile, it also gets bishop moves, and the other way round, as here. On a piece with neither it does nothing.
    { rules-lusus-movement }
rules-page-lusus-tile-si =
    This piece also moves or captures one square straight: up, down, left or right.
    { rules-lusus-movement }
rules-page-lusus-tile-im =
    This piece ignores Immobilized, Ghost, Sticky Feet, Disarm and Enrage. Its other tiles are protected: no Dispel, Disenchant, Trip or Trade can choose them, and no Knockout or Ensnare can choose the piece. The Immune tile itself can be removed, and new tiles can be added. Here a ghost next to it doesn't freeze it.
    { rules-lusus-special }
rules-page-lusus-tile-gu =
    No move can capture friends that this piece could attack, the king included. It doesn't protect itself. It has to be able to move there right now, as if an enemy stood there. It doesn't help against Revenge.
    Here the rook guards the knight: Black's queen can't take it.
    { rules-lusus-special }
rules-page-lusus-tile-md =
    The piece's player draws one tile fewer each turn, but at least one. It's meant for enemy pieces. The number beside the bag shows it.
    { rules-lusus-special }
rules-page-lusus-tile-pd =
    The piece's player draws one tile more each turn, at most five. You get more choice, but your bag has to hold that many.
    { rules-lusus-special }
rules-page-lusus-tile-sf =
    This piece only moves to one of the eight squares around it: no ride, no leap, no double step, no castling. With Wrap, that includes squares over the edge.
    { rules-lusus-special }
rules-page-lusus-tile-dm =
    This piece can't capture, not even en passant. Here the queen can go up to the black pieces, but not take them.
    { rules-lusus-special }
rules-page-lusus-tile-en =
    This piece only moves to capture: no quiet move, no swap, no castling. With Disarm, it can't move at all.
    { rules-lusus-special }
rules-page-lusus-tile-ph =
    On a ride, this piece can go *through* one piece of either side, once. Here the rook goes through its pawn, and can even take what stands behind it. A pawn with this tile can make its double step over a piece.
    { rules-lusus-special }
rules-page-lusus-tile-da =
    The piece's player may play one more tile each turn, three at most. It works at once, in the turn you play it. Here a Bishop tile follows onto the same rook, which moves with it.
    { rules-lusus-special }
rules-page-lusus-tile-sp =
    On a diagonal ride, this piece bounces off pieces and off the edge: it turns by a right angle and keeps going, as often as it likes. Off the edge it's a reflection; off a piece, both ways are open. Other riders can bounce off this piece in the same way.
    { rules-lusus-special }
rules-page-lusus-tile-ds =
    It just fills a slot: one tile less that the enemy queen can hold.
    { rules-lusus-special }
rules-page-lusus-tile-co =
    It just fills two slots, so it never fits on a king. A queen or a pawn is full with it.
    { rules-lusus-special }
rules-page-lusus-tile-wr =
    For this piece, the left and right edges are joined: from the a-file it continues to the h-file on the same rank, and back. That goes for rides, leaps, steps, captures and Swap, but not for castling.
    { rules-lusus-special }
rules-page-lusus-tile-gh =
    All pieces next to this one are frozen, friend and foe, but not the piece itself. They can't move, castle, be swapped or dodge. They can still be captured and still get tiles.
    { rules-lusus-special }
rules-page-lusus-tile-iz =
    This piece is frozen: nothing moves it, neither its own move nor castling, a swap or a Dodge. It can be captured.
    { rules-lusus-special }
rules-page-lusus-tile-hr =
    After a move that captured, this piece may make one more move in the same turn, to an empty square, from where it now stands. Write it after the move: `>a5`. If a trap takes it away, or the move is undone, nothing follows.
    It must have had the tile before the capture: a Hit & Run stolen by that very capture waits for the next one (our ruling).
    { rules-lusus-special }
rules-page-lusus-tile-kw =
    The piece's player sees the opponent's hand, only in their own view, and what is drawn into it. Traps stay hidden.
    { rules-lusus-special }
rules-page-lusus-tile-bd =
    After a run-up over some empty squares, a capturing ride may roll on in the same direction and take as many more enemy pieces, if they stand right behind one another. It stops on the last one. Here it's two empty squares, and two more pieces behind the first: `a1a4xa5xa6`.
    { rules-lusus-special }
rules-page-lusus-tile-th =
    When this piece captures, it may steal one tile of the first captured piece that fits into its slots. The tile is yours for good. Write it as `^1`: the first tile.
    The stolen tile does nothing in the capture that stole it: Hit & Run, Boulder Dash and Thief work from the next capture on (our ruling).
    { rules-lusus-special }
rules-page-lusus-tile-rv =
    Whatever captures this piece is captured, too, with all its tiles. Its own traps and Guard don't help. A king that captures it loses the game (our ruling).
    { rules-lusus-trap }
rules-page-lusus-tile-nd =
    The player who captured this piece draws nothing this turn, so their hand is empty next time. They can't lose by that.
    { rules-lusus-trap }
rules-page-lusus-tile-un =
    The capturing move is undone and lost, boulder and theft included. The tiles played before it stay. Only this tile is gone. It saves a king, too.
    { rules-lusus-trap }
rules-page-lusus-tile-dg =
    This piece isn't captured: it jumps to a random free square next to it, and the attacker takes its place. It doesn't help if no square is free, or if the piece is frozen. It saves a king, too.
    { rules-lusus-trap }
rules-page-lusus-tile-tf =
    Your tiles on this piece go back to your bag instead of the graveyard, this one included.
    { rules-lusus-trap }
rules-page-lusus-tile-bq =
    Your first other tile on this piece, in the order of its slots, goes to your hand instead of the graveyard (our ruling).
    { rules-lusus-trap }
rules-page-lusus-tile-di =
    Remove any one tile from any piece; it goes to its owner's graveyard. You can choose a face-down trap by its slot. Tiles of an Immune piece are protected. Write it as `DI@e5.2`.
    { rules-lusus-once }
rules-page-lusus-tile-ko =
    Remove all tiles from a piece. It has to have one, and not be Immune. Write it as `KO@e5`.
    { rules-lusus-once }
rules-page-lusus-tile-dc =
    Remove one Special tile from any piece. Tiles of an Immune piece are protected, except the Immune itself. Write it as `DC@e8.1`.
    { rules-lusus-once }
rules-page-lusus-tile-tp =
    Remove one Movement tile from any piece. Tiles of an Immune piece are protected. Write it as `TP@e5.2`.
    { rules-lusus-once }
rules-page-lusus-tile-es =
    Remove all Movement tiles from a piece. It has to have one, and not be Immune. Write it as `ES@e5`.
    { rules-lusus-once }
rules-page-lusus-tile-dl =
    Your opponent's whole hand goes back to their bag, so next turn they have nothing to play. They need to hold something. Write it as `DL`.
    { rules-lusus-once }
rules-page-lusus-tile-bs =
    Two random tiles of your opponent's hand go to their graveyard; all, if they hold fewer. They need to hold something. Write it as `BS`.
    { rules-lusus-once }
rules-page-lusus-tile-lt =
    Two random tiles of your opponent's hand go into *your* bag and are yours for good; all, if they hold fewer. They need to hold something. Write it as `LT`.
    { rules-lusus-once }
rules-page-lusus-tile-he =
    Choose three tiles from your graveyard, or all if there are fewer, and take them into your hand. With a Double Action you can play them at once. Otherwise they go into your bag with the rest of your hand, and the game lasts longer for you. Write it as `HE+KN+RO+PA`.
    { rules-lusus-once }
rules-page-lusus-tile-rc =
    Play a tile from your graveyard as if it were in your hand, but not a Recycle. Both together count as one play. Write it as `RC+BI@d1`.
    { rules-lusus-once }
rules-page-lusus-tile-td =
    Swap two tiles on two different pieces, whoever owns them. Both have to fit, and neither may be protected. Each takes the other's place, and their owners stay the same. A trap works for the piece it's then on. Write it as `TD@d1.1~d8.1`.
    { rules-lusus-once }

# Behind the button *Dice*.
dice-title = { $game } · dice
dice-seal = The dice of this game were sealed before it began: SHA-256 `{ $commitment }`.
dice-source = In { $made }, each roll comes from the seed and the text `{ $game }:{ $revision }:n:{ $interaction }`. The n counts the rolls of the move from 0.
dice-sealed = The seed stays secret until the game is over. Then `/verify` opens it and checks every roll.
dice-open = The seed is `{ $seed }`. To check every roll, use `/verify`.
# Which move, inside a sentence.
move-number = move { $number }
move-number-part = part { $part } of move { $number }

verify-title = The dice of { $game } { $id }
verify-choices-title = The computer's moves in { $game } { $id }
verify-choices-long = The computer's moves take too long to make again here. Download the game from `/history`, and run `sealed-move verify` on it.
verify-file = Not all rolls fit in here, so they're in the file.
verify-foot = HMAC-SHA-256 under the seed over game:revision:n:interaction, modulo the options
proof-holds = { $draws ->
    [0] No dice were rolled.
    [one] The one roll checks out.
   *[other] All { $draws } rolls check out.
}
choices-hold = { $count ->
    [one] The only move of { $computer } is its own.
   *[other] All { $count } moves of { $computer } are its own.
}
choices-differ = The file says `{ $written }` at line { $number }, but { $computer } chooses `{ $chosen }`.
choices-unreadable = The moves can't be played again, so { $computer }'s can't be checked.
proof-season-title = The draw of { $name }, season { $number }
proof-season-holds = The draw, the pairs and the tables check out.
proof-season-flaw = Something doesn't match: { $why }
proof-season-seal = Sealed as SHA-256 `{ $commitment }`, in message { $message }
proof-season-seed = Seed `{ $seed }`
proof-season-drum = Drum `{ $drum }`, the SHA-256 of that message's number and of everyone's entry
proof-season-file = The file lists the draws in order, and all pairs.
# In the file. The draw of a lot: its place among the numbers left, and whose number it is.
proof-season-draw = { $lot }. { $index } of { $options }: { $number } ({ $player })
proof-season-pair = Division { $division }, round { $round }: { $first } – { $second }
proof-seed = Seed `{ $seed }`, sealed as SHA-256 `{ $commitment }`
# A roll: what it decided, which of its options that is, and the text under the HMAC.
proof-draw = { $made } ({ $result } of { $options }): `{ $text }`
proof-meaning = { $submission }, { $meaning }
proof-start = Start
proof-ply = Move { $number }
proof-ply-part = Move { $number }, part { $part }
proof-commitment = **The dice don't check out.** The seed that was sealed has the SHA-256 `{ $published }`, the one that was opened has `{ $opened }`.
proof-draw-differs = **The dice don't check out.** { $submission }: roll { $number } (`{ $text }`) gives { $index } of { $options }, but { $other } was written. Written: `{ $written }` Rolled: `{ $drawn }`
proof-lots-differ = **The dice don't check out.** { $submission }: the rolls give something else. Written: `{ $written }` Rolled: `{ $drawn }`
proof-sealed = This game isn't over, so its dice are still sealed. Once it's over, download its file again and check that one.
proof-no-commitment = The game file doesn't hold the seal, so compare the SHA-256 with the one in the challenge.
proof-record = { $submission } isn't a move of this game: { $why }
notice-foot-over = Game { $id }
draw-offered = { $player } offers you a draw in { $game }, { $opponent }.
draw-closed = { $player } offered { $opponent } a draw in { $game }. { $outcome ->
    [accepted] It was accepted.
    [declined] It was declined.
    [withdrawn] { $player } withdrew it.
    [over] The game ended first.
   *[overtaken] The game went on.
}
draw-declined = { $player } declined the draw. Play on, { $opponent }!
takeback-offered = { $player } asks to take back a move in { $game }. Is that OK, { $opponent }?
takeback-closed = { $player } asked { $opponent } to take back a move in { $game }. { $outcome ->
    [accepted] It was allowed.
    [declined] It was declined.
    [withdrawn] { $player } withdrew the request.
    [over] The game ended first.
   *[overtaken] The game went on.
}
takeback-declined = { $player } declined the takeback, { $opponent }. The move stands.
takeback-withdrawn = { $player } no longer asks for a takeback.
notice-taken-back = { $player } allowed a takeback.
# A player of a game, where the colors are not told beside it.
player-with-side = { $player } ({ $side })
notice-ratings = Ratings: { $first } { $firstrating } · { $second } { $secondrating }
notice-ratings-early = Ratings don't change: not both sides had moved.
notice-rating-computer = { $player }'s rating against the computer: { $rating }
notice-spared = No rating changes: no notice of this turn reached { $player }.
notice-ratings-new = -# A ? marks a rating from few games: it still changes quickly.
rating-change = { $before } → { $after } ({ $difference })
# A question mark behind a rating says that few games made it.
rating = { $sure ->
    [no] { $value }?
   *[yes] { $value }
}
player-gone = someone who left
draw-withdrawn = { $player } withdrew the draw offer.

## Lessons

lesson-title = { $game } · lesson { $number } of { $count } · { $title }
lesson-title-course = { $game } · { $course }, { $number } of { $count } · { $title }
# A puzzle that practices a lesson.
lesson-title-puzzle = { $game } · { $title } · puzzle { $number } of { $count }
# The second course of a game.
course-winning = How games are won and lost
course-winning-about = Four lessons, each with three puzzles. Look out yourself: where you have to find a threat, I won't warn you.
lesson-played = { $side }: { $meaning } (`{ $record }`).
lesson-goes-on = Good. What's your next move?
# What was wrong with a try, in one sentence or two.
lesson-wrong = **Not yet.** { $why } I've set it up again.
# What happened after a wrong try that no lesson expects. The moves are described above it.
lesson-wrong-answered = Above are your move and the answer of { $side }, but your task isn't done.
lesson-wrong-unanswered = Your move above did something else, and your task isn't done.
lesson-hint = **Hint:** { $hint }
lesson-solved = ✅ **Solved!**
lesson-fewest = { $moves ->
    [one] You needed 1 move. No one does it faster.
   *[other] You needed { $moves } moves. No one does it faster.
}
lesson-more = You needed { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}. It can be done in { $fewest }.
lesson-next = Next: **{ $title }**.
lesson-all-solved = 🎓 You've finished the lessons of { $game }. Last comes a real game against the easiest computer. You can take moves back and ask for hints. A second course shows how games are won and lost.
lesson-course-solved = 🎓 You've solved this whole course. You're ready for a real game of { $game }, and `/puzzle` has more puzzles.
lesson-outdated = That menu is out of date. Here's the lesson as it is now.
lesson-progress = { $solved } of { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
} solved
lesson-progress-course = { $solved } of { $count ->
    [one] 1 lesson or puzzle
   *[other] { $count } lessons and puzzles
} solved
lesson-overview-title = Lessons
lesson-overview = Each lesson is a small position with a task, and takes a minute or two. You play with the same menus as in a game; nothing counts, and you can stop and continue whenever you like.
lesson-overview-line = **{ $game }** · { $about }. { $progress }.
lesson-overview-course = { $course }: { $progress }
lesson-list-title = { $game } · lessons
lesson-list-title-course = { $game } · { $course }
lesson-line = ▫️ { $number }. { $title }
lesson-line-solved = ✅ { $number }. { $title }
lesson-line-skipped = ⏭️ { $number }. { $title }
lesson-line-last = 🎓 { $number }. A game against the computer
lesson-line-puzzles = { $line } · puzzles: { $solved } of { $count }
lesson-choose = Open a lesson
# What is different for chess players, who skipped two lessons.
lesson-chess-aruki = You skipped two lessons. A Pawn moves and captures as in chess, but only one step. A Lance goes one square straight, a Pike one diagonally. Rook and Arrow move like a rook and a bishop.
lesson-chess-chakart = You skipped two lessons. Knights and pawns move as in chess. But a knight leaves an egg on its square and a pawn a mushroom, and no one says check.
lesson-chess-lusus = You skipped two lessons. The pieces move as in chess, but there's no check: whoever captures the king wins. At the end of each move you draw tiles, and that's where Lusus begins.

puzzle-title = { $game } · puzzle rated { $rating }
puzzle-task-win = **{ $side } to move.** Find the one winning move.
puzzle-task-hold = **{ $side } to move.** Only one move holds the game. Find it.
puzzle-task-moves = You need { $moves } moves in all; I play the other side.
puzzle-wrong-win = **That's not the move.** It misses the chance.
puzzle-wrong-hold = **That's not the move.** It loses.
# Why a try was wrong: an answer to it, and what that costs.
puzzle-refuted = **Why?** { $side } could answer `{ $record }`: { $meaning }.
# What follows after the best reply to that.
puzzle-then = And after your best reply they could play `{ $record }`: { $meaning }.
puzzle-costs-game = That wins the game for { $side }.
puzzle-costs-draw = That makes the game a draw.
puzzle-no-tiles = You can't draw enough tiles after that.
puzzle-costs-pieces = { $count ->
    [one] You lose your { $pieces }.
   *[other] You lose these pieces: { $pieces }.
}
# What is left after the answer, in percent.
puzzle-chance = { $left ->
    [none] After that, you're as good as lost.
   *[some] After that, your chances of winning are about { $chance }%.
}
puzzle-again = I've set it up again. Try another move.
puzzle-hint-counts = A hint counts like a wrong try.
puzzle-done-win = That was the winning move.
puzzle-done-hold = That was the one move that keeps the balance.
# Why the solution was right: what it wins, or what the best other move loses.
puzzle-why-game = With this move, { $side } wins the game.
puzzle-why-takes = { $count ->
    [one] It wins a piece: { $pieces }.
   *[other] It wins these pieces: { $pieces }.
}
puzzle-why-other = **And the others?** Even the best one fails, `{ $record }`: { $meaning }.
# Shown after a puzzle is solved; before, it would be a hint.
puzzle-theme = **Theme:** { $theme }
puzzle-theme-aruki-mate = checkmate in one
puzzle-theme-aruki-chase = checks that end in checkmate
puzzle-theme-aruki-net = a quiet move into a mating net
puzzle-theme-aruki-prize = a piece for the taking
puzzle-theme-aruki-quiet = a quiet move with a double purpose
puzzle-theme-aruki-flight = the King steps aside
puzzle-theme-aruki-guard = the Jester and the dragons stand guard
puzzle-theme-aruki-take = take the attacker
puzzle-theme-aruki-block = close the line
puzzle-theme-aruki-series = answer after answer
puzzle-theme-kyo-ride = the ride to the King
puzzle-theme-kyo-road = a short road to the King
puzzle-theme-kyo-shuffle = a shuffle that paves the way
puzzle-theme-kyo-net = a threat without a defense
puzzle-theme-kyo-prize = a strong pawn falls
puzzle-theme-kyo-flight = out of reach
puzzle-theme-kyo-royal = the King takes the attacker
puzzle-theme-kyo-take = take the attacker
puzzle-theme-kyo-series = answer after answer
puzzle-theme-kyo-counter = defend, then strike
puzzle-theme-chakart-shell = a shell at the King
puzzle-theme-chakart-line = a clear line to the King
puzzle-theme-chakart-step = one step to the King
puzzle-theme-chakart-stealth = the hidden Queen
puzzle-theme-chakart-net = a threat without a defense
puzzle-theme-chakart-flight = out of reach
puzzle-theme-chakart-shot = a shell in defense
puzzle-theme-chakart-take = take the attacker
puzzle-theme-chakart-series = answer after answer
puzzle-theme-chakart-counter = defend, then strike
puzzle-theme-lusus-movement = a new way to move
puzzle-theme-lusus-special = a tile that bends the rules
puzzle-theme-lusus-removal = a tile that clears the way
puzzle-theme-lusus-flight = the King steps aside
puzzle-theme-lusus-take = take the attacker
puzzle-theme-lusus-cover = close the line
puzzle-theme-lusus-shield = a tile as a shield
puzzle-theme-lusus-rescue = a tile that disarms the attacker
puzzle-theme-lusus-series = answer after answer
puzzle-theme-lusus-counter = defend, then strike
puzzle-line-page = Move { $page } of { $count }
puzzle-rating = Your puzzle rating: { $rating }
puzzle-rating-unsure = Your puzzle rating: about { $rating }
puzzle-rating-change = Your puzzle rating: { $before } → { $rating }
puzzle-outdated = That menu is out of date. Here's the puzzle as it is now.
# Puzzles from the reader's own games.
own-puzzle-title = { $game } · from your own game
own-puzzle-task = **From your game against { $opponent }, move { $number }.** You missed something here. What's the best move?
own-puzzle-step = Right answers in a row: { $step } of { $steps }. No rating.
own-puzzle-wrong = **That's not it.** You tried `{ $record }`: { $meaning }. Another move is clearly better. Try again.
own-puzzle-unjudged = I couldn't judge that move in time. Try again in a moment.
own-puzzle-right = You played `{ $record }`: { $meaning }.
own-puzzle-best = The best move: `{ $record }`, { $meaning }.
own-puzzle-again = I'll ask you again { $due }, with `/puzzle`.
own-puzzle-learned = That's three right answers in a row. You've learned it, so I won't ask again.
own-puzzle-overview = **From your own games.** These mistakes are back. Can you find the better move now?
own-puzzle-due = **{ $game }** · { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
review-own-puzzles = Your own turning points come back as puzzles tomorrow: `/puzzle`
button-own-puzzle = My { $game } puzzles
button-other-puzzle = Another puzzle
puzzle-overview-title = Puzzles
puzzle-overview = Each puzzle is a position from a game, and one first move alone is right. You play with the same menus as in a game. Only your first try counts for your puzzle rating; a hint counts like a wrong try.
puzzle-overview-line = **{ $game }** · { $rating }. Solved on the first try: { $solved } of { $tried }.

daily-title = Puzzle of the day · { $game } · rated { $rating }
daily-nobody = No one has solved it yet.
daily-solvers = **Solved by**
daily-solver = { $number }. { $player } · { $first ->
    [yes] on the first try
   *[no] later
} · { $days ->
    [one] streak: 1 day
   *[other] streak: { $days } days
}
daily-more-solvers = and { $count } more
daily-last = No one has tried a puzzle for two weeks, so this is the last one until someone does.
daily-foot = You solve it in private, and only your name is shown here. You can miss one day a week and keep your streak.
daily-closed = Closed: the next one is out.
daily-counted = You're on today's list. Your streak: { $days ->
    [one] 1 day
   *[other] { $days } days
}. You can miss a day and keep it.
daily-counted-no-free = You're on today's list. Your streak: { $days ->
    [one] 1 day
   *[other] { $days } days
}. Your free day this week is used, so don't miss the next puzzle.
daily-late = The next puzzle of the day is out, so this one came too late for the list.
daily-solved = You've solved today's puzzle. Here are the moves.
daily-shown = You've seen the solution of today's puzzle. Here it is again.
daily-over = That's a puzzle of an earlier day. For another one, use `/puzzle`.

lesson-aruki-pawn-title = Take with a Pawn
lesson-aruki-pawn-task =
    You play White, from the bottom. A **Pawn** walks one square straight ahead, if that is empty. It captures one square *diagonally* ahead.
    { "" }**Your task:** a black Pawn on e6 blocks yours. Capture the Pike on f6.
lesson-aruki-pawn-hint = Move the Pawn on e5. It captures diagonally ahead: on f6.
lesson-aruki-pawn-done = The Pike is captured, and it isn't lost: it lies in your **tray** now. You'll use it soon.
lesson-aruki-pawn-wrong-king = Your king went for a walk, and the Pike is still there.

lesson-aruki-pike-title = Lance or Pike?
lesson-aruki-pike-task =
    A **Lance** goes one square straight: ahead, back, left or right. A **Pike** goes one square diagonally. Both capture the way they move.
    { "" }**Your task:** one of your two pieces can capture the Rook on f6. Do it.
lesson-aruki-pike-hint = f6 is a diagonal step away from the Pike on g5.
lesson-aruki-pike-done = Right: Lances straight, Pikes diagonally. Rooks and Arrows go the same ways, until something is in the way.
lesson-aruki-pike-wrong-lance = That was the Lance. It goes straight only, so it can't reach f6.

lesson-aruki-leap-title = Leap over a Pawn
lesson-aruki-leap-task =
    A **Greater Lance** goes one or two squares straight. With two it *leaps*: what stands between doesn't matter. Greater Pikes do the same diagonally.
    { "" }**Your task:** leap over the Pawn and capture the Rook on e7.
lesson-aruki-leap-hint = Move the Greater Lance two squares: from e5 to e7.
lesson-aruki-leap-done = Over the Pawn, and the Rook is yours. Nothing that leaps can be blocked.
lesson-aruki-leap-wrong-pawn = You captured the Pawn. The Rook behind it is worth far more.

lesson-aruki-merge-title = Merge a Lance and a Pike
lesson-aruki-merge-task =
    The Pike that you captured waits in your tray. As a move you may merge a piece of the tray with one on the board: that is an **evolution**. Lance and Pike make a **Sword**, which goes one square in *any* direction.
    { "" }**Your task:** merge the Pike with your Lance on e5.
lesson-aruki-merge-hint = Choose the Lance on e5, then the Pike of the tray. To type it: `L(e5)+P=S`.
lesson-aruki-merge-done = A Sword! Two of a kind make the greater kind, and Rook and Arrow make a **Minister**, the strongest piece of all.
lesson-aruki-merge-wrong-step = The Lance only walked. Merging is a move of its own, on the square where the Lance stands.
lesson-aruki-merge-wrong-king = Your king moved, and the Pike still waits in the tray.

lesson-aruki-promote-title = Turn a Pawn into a Rook
lesson-aruki-promote-task =
    When a Pawn steps onto the row where the enemy's Pawns began (row 11 for you), you may exchange it for a piece of your tray. That is its **promotion**.
    { "" }**Your task:** step to c11 and make the Pawn a Rook.
lesson-aruki-promote-hint = Move the Pawn from c10 to c11 and choose the Rook. To type it: `O(c10)c11=R`.
lesson-aruki-promote-done = A Rook, and it checks the king at once. The Pawn itself is gone: it goes into no tray.
lesson-aruki-promote-wrong-plain = It's a Pawn for good now. It could only promote on the step onto row 11.
lesson-aruki-promote-wrong-king = Your king moved. The Pawn is one step from its promotion.

lesson-aruki-jester-title = Let the Jester mimic
lesson-aruki-jester-task =
    A **Jester** goes one square in any direction, and also like every piece that stands next to it, friend or enemy. Yours stands beside a Rook, so it moves like a Rook, too.
    { "" }**Your task:** capture the Arrow on e10 with the Jester.
lesson-aruki-jester-hint = Beside the Rook, the Jester can run straight up column e.
lesson-aruki-jester-done = The Jester ran like a Rook. Up there it has no neighbors, so it's back to single steps.
lesson-aruki-jester-wrong-rook = That was the Rook. It can't reach e10 in one move, and your Jester has lost its neighbor.
lesson-aruki-jester-wrong-step = That was only a part of the way. Next to a Rook the Jester may run until something is in the way.

lesson-aruki-line-title = Check through everything
lesson-aruki-line-task =
    A **Golden Dragon** steps one square like a king. But it threatens its whole *column*: an enemy king there is in check, whatever stands between. (The only exception: its own king stands on that column, too.) A **Silver Dragon** does the same with its row.
    { "" }**Your task:** give check with the dragon.
lesson-aruki-line-hint = Step with the dragon onto column e, the king's column.
lesson-aruki-line-done = Check! The Pawn in between doesn't help, and nothing can block it.
lesson-aruki-line-wrong-king = That was your king. The dragon is the one that gives check.
lesson-aruki-line-wrong-dragon = The dragon moved, but the king isn't on its column.

lesson-aruki-wipe-title = Wipe a column
lesson-aruki-wipe-task =
    Once per game, a dragon can **wipe** its line. All pieces on it vanish: the enemy's, your own, and the dragon itself. None of them goes into a tray. It isn't allowed while your own king stands on that line.
    { "" }**Your task:** Minister and Rook stand on the dragon's column. Wipe it.
lesson-aruki-wipe-hint = Choose the dragon on d3, then the wipe. To type it: `GD(d3)-`.
lesson-aruki-wipe-done = A Minister and a Rook for a dragon and a Pawn: a good trade. In Pawns, a Lance or Pike is worth about 2, a Sword or dragon 3, an Arrow 5, a Rook 6, a Minister 11.
lesson-aruki-wipe-wrong-step = The dragon only stepped. The wipe is a move of its own.
lesson-aruki-wipe-wrong-pawn = Saving the Pawn is a nice thought, but Minister and Rook still stand. The wipe takes both.

lesson-aruki-slay-title = Slay the dragon
lesson-aruki-slay-task =
    Now you are in check: the black dragon threatens your king's column, right through your Pawn. You can step off the column, or capture the dragon. Putting a piece between never helps.
    { "" }**Your task:** capture the dragon.
lesson-aruki-slay-hint = Your Rook on a9 stands on the same row as the dragon.
lesson-aruki-slay-done = The check is over, and a dragon that is captured can never wipe again.
lesson-aruki-slay-wrong-king = Your king is safe, but the dragon lives, and can still wipe column e.

lesson-aruki-mate-title = Checkmate
lesson-aruki-mate-task =
    You win by **checkmate**: the enemy king is in check and no move saves it. Here row 11 belongs to your Rook on l11, and column b to your dragon. Only a check is missing. Look at your tray.
    { "" }**Your task:** mate in one move.
lesson-aruki-mate-hint = Rook and Arrow make a Minister. From h5 it looks along the diagonal to a12.
lesson-aruki-mate-done = Mate! The king may not step onto row 11 or column b, and nothing stops the Minister.
lesson-aruki-mate-wrong-check = Check, but no mate: with the Rook gone from row 11, the king steps to a11.
lesson-aruki-mate-wrong-other = The Rook gave no check. Leave it where it is and merge it.

lesson-aruki-third-title = Mate on the third move
lesson-aruki-third-task =
    A real start, and a real trap. Black's king stands on column f behind a wall of its own pieces. If your king leaves column f and your Golden Dragon steps onto it, that is check through everything.
    { "" }**Your task:** mate in three moves. First make room for your king.
lesson-aruki-third-hint = Make room with the Pawn on g2, bring the king to g2, then step with the dragon from e1 to f1.
lesson-aruki-third-done = Mate on the third move! Most people fall for it once. The defense: move the Pawn on e11 or g11 in time, so that the king can leave, or wipe with the dragon first.

lesson-aruki-threat-title = See the threat
lesson-aruki-threat-task =
    Before each move, ask yourself: *what would they play if I did nothing?* Black's king has just stepped from f12 to g11. That looks harmless, but it isn't.
    { "" }**Your task:** find the threat, and make a move that stops it.
lesson-aruki-threat-hint = With its king off column f, Black's Golden Dragon can step to f12. That is check through everything, and your king is walled in. Give it a way off the column, or get rid of the dragon.
lesson-aruki-threat-done = Seen and stopped. A check has three answers: move the king, capture the attacker, or put something in between. Nothing goes in between against a dragon, so a king behind its own wall needs a door.
lesson-aruki-threat-wrong-front = That only opens f2, which is on the same column. The dragon steps to f12, and it's mate.

lesson-aruki-finish-title = Leave no answer
lesson-aruki-finish-task =
    A check has three answers: the king moves, someone captures the attacker, or something is put in between. Mate is a check that has none of them. Your Rook on a3, your Arrow on f2 and your dragon can all give check.
    { "" }**Your task:** mate in one move.
lesson-aruki-finish-hint = Nothing can be put between a dragon and a king. And when the dragon leaves column k, your Rook on k1 looks all the way up.
lesson-aruki-finish-done = Mate! Nothing goes in between, nothing reaches the dragon, and your Rook guards column k.
lesson-aruki-finish-wrong-rook = Check, but not mate: Black's Lance steps in between, to d12.
lesson-aruki-finish-wrong-arrow = Check, but not mate: Black's Sword steps in between, to h8.
lesson-aruki-finish-wrong-dragon = The dragon isn't on the king's column, so that was no check.

lesson-aruki-trade-title = Trade well
lesson-aruki-trade-task =
    Before you capture, count: what do you take, and what do they take back? In Pawns, a Lance or Pike is worth about 2, a Sword or dragon 3, an Arrow 5, a Rook 6, a Minister 11.
    { "" }**Your task:** you have three captures here. Play the one that wins the most.
lesson-aruki-trade-hint = The Rook on d12 guards the Lance, and the Pawn on g7 guards the Arrow. What would each capture cost you?
lesson-aruki-trade-done = The Pawn on g7 can take your Pike, but then you've given 2 for 5. And the Arrow lies in your tray, ready to come back as yours.
lesson-aruki-trade-wrong-lance = You took a Lance, and the Rook on d12 took your Rook: 6 for 2.
lesson-aruki-trade-wrong-pawn = A Pawn for nothing, but now Black's Arrow took your Pike. The Arrow was the better catch.

lesson-aruki-plan-title = Wake the Silver Dragon
lesson-aruki-plan-task =
    A Silver Dragon threatens its whole *row*, but not while your own king stands on it. That's why yours sleeps at the start of a game, on row 1. Here your dragon and both kings stand on row 7.
    { "" }**Your task:** win the Minister and the Rook in two moves.
lesson-aruki-plan-hint = Step off row 7 with your king: that is check at once. When Black's king has left the row, wipe it: `SD(b7)-`.
lesson-aruki-plan-done = First the king steps aside, then the dragon strikes. It's a good first plan in any game: bring your king off row 1, and the Silver Dragon wakes up.
lesson-aruki-plan-wrong-row = Your king is still on row 7, so the dragon gives no check.
lesson-aruki-plan-wrong-rows = Your king is still on row 7, so the dragon gives no check.
lesson-aruki-plan-wrong-dragon = The dragon left row 7. It should stay there while your king steps aside.

lesson-kyo-chip-title = Crush a chip
lesson-kyo-chip-task =
    You play Gold, from the bottom. Tiles have a letter and a number. From your side the letters run from right to left: A is on the right. A **Light Pawn** steps one tile in any direction. End a move with a pawn on enemy **mana chips** and they're destroyed.
    { "" }**Your task:** crush the red chip on F5 with your Light Pawn on E4.
lesson-kyo-chip-hint = Step with the Light Pawn from E4 to F5. To type it: `E4 F5`.
lesson-kyo-chip-done = One chip fewer. Remember: run out of mana and you lose.
lesson-kyo-chip-wrong-king = That was your King. The chip lies next to the Light Pawn on E4.

lesson-kyo-carry-title = Carry your chips
lesson-kyo-carry-task =
    A **Heavy Pawn** stands on a stack and may lift up to five of its own chips. With each step you say how many come along, always from the top.
    { "" }**Your task:** step to E3 and take both chips with you.
lesson-kyo-carry-hint = Choose E3, then 2 chips. To type it: `E2 2E3`.
lesson-kyo-carry-done = Both chips came along. What lies under the pawns is your fuel, as you'll see next.
lesson-kyo-carry-wrong-none = You went alone: the chips stayed on E2. Say how many come along.
lesson-kyo-carry-wrong-one = One chip came along and one stayed. Take both.
lesson-kyo-carry-wrong-chips = The chips went to E3, but the pawn stayed behind. Move the pawn, with 2 chips.

lesson-kyo-road-title = Ride on dark mana
lesson-kyo-road-task =
    If the chip you leave behind is **dark**, a *straight* step is a **mana step**, and you may step again. You pay one chip a step. On one color you can't turn.
    { "" }**Your task:** go from E2 to E5 in one move, a chip for each step.
lesson-kyo-road-hint = Take 2 chips to E3, then 1 to E4, then none to E5. To type it: `E2 2E3 1E4 E5`.
lesson-kyo-road-done = Three tiles in one move! The chips behind you stay as a road: you can ride on it again, and so can your enemy.
lesson-kyo-road-wrong-all = You took all three chips, so none was left to ride on. That was one plain step.
lesson-kyo-road-wrong-alone = You left all your chips on E2, so there was none to leave on E3. The ride ended there.
lesson-kyo-road-wrong-short = Good, but the move ended too early. While there's a chip to leave, keep going.

lesson-kyo-queen-title = Carry your Queen over two dark chips
lesson-kyo-queen-task =
    Chips that lie there already are a road as well. Your **Queen** stands on one dark chip, and another lies on E3. Queens, Towers and Kings are pawns, too, and any pawn except a Light Pawn can capture what it reaches.
    { "" }**Your task:** ride over both chips and capture the Tower on E4.
lesson-kyo-queen-hint = Step from E2 to E3 and leave the chip, then from E3 to E4. To type it: `E2 E3 E4`.
lesson-kyo-queen-done = The Tower is captured. A capture ends the ride, even if the road is longer.
lesson-kyo-queen-wrong-took = You took the chip along, so none was left on E2: a plain step, which ends the move.
lesson-kyo-queen-wrong-short = Half the way. On E3 you stand on the next chip: continue to E4.

lesson-kyo-corner-title = Turn with light mana
lesson-kyo-corner-task =
    { "" }**Light** chips are for *diagonal* steps, dark chips for straight ones. When the color changes, you may turn. Your Heavy Pawn stands on a dark chip with a light one on it.
    { "" }**Your task:** capture the Tower on F4 in one move.
lesson-kyo-corner-hint = First straight to E3, with the light chip, leaving the dark one. Then diagonally to F4.
lesson-kyo-corner-done = Dark, then light: straight, then around the corner. The order of the chips in a stack is the order of your steps.
lesson-kyo-corner-wrong-alone = You left the light chip on top, and that carries only diagonal steps. Take it along.
lesson-kyo-corner-wrong-short = Right so far. You still have the light chip: leave it and go diagonally to F4.

lesson-kyo-strike-title = Break a shield
lesson-kyo-strike-task =
    An uncovered **shield** stops everyone but Towers. A pawn that moves into it *strikes*: the shield breaks, and the pawn stays where it is. A shield under a pawn protects nothing.
    { "" }**Your task:** break the shield on E5.
lesson-kyo-strike-hint = Move the Heavy Pawn on E4 into it. To type it: `E4 XE5`.
lesson-kyo-strike-done = The way is free. Breaking a shield costs a move, which is what shields are for.
lesson-kyo-strike-wrong-around = You went around the shield. Often a good idea, but here the task is to break it.
lesson-kyo-strike-wrong-king = That was your King. The pawn on E4 is right in front of the shield.

lesson-kyo-tower-title = Put up a shield
lesson-kyo-tower-task =
    A **Tower** carries shields. It may put them down on a free neighboring tile, or on mana, at any time: before its steps, between them and after them. Your King stands right behind it.
    { "" }**Your task:** put a shield on E2.
lesson-kyo-tower-hint = Choose the Tower on E1, then one chip to E2, without the pawn. To type it: `E1 +1E2`.
lesson-kyo-tower-done = A wall in front of your King. The Tower could still move on and lay the other shield.
lesson-kyo-tower-wrong-walk = The Tower went there itself, and a shield under a pawn protects nothing. Send the chip, not the Tower.
lesson-kyo-tower-wrong-walks = The Tower went there itself. Send the chip alone.
lesson-kyo-tower-wrong-king = That was your King. The shields lie under the Tower on E1.

lesson-kyo-shuffle-title = Shuffle, then ride
lesson-kyo-shuffle-task =
    The **Queen** may put the chips under it in another order, as often as it likes, and still move. Your own pawn stands on E5, so you have to go through F5: diagonally, then straight. But the chips are in the wrong order.
    { "" }**Your task:** capture the Tower on F6.
lesson-kyo-shuffle-hint = First put the light chip at the bottom, the dark one on top. Then diagonally to F5 with the dark chip, and straight to F6. To type it: `E4 =LD 1F5 F6`.
lesson-kyo-shuffle-done = Only a Queen does that in one move. For all others, changing the order is a whole move.
lesson-kyo-shuffle-wrong-alone = On the light chip you came to F5, but with no chip left there to ride on. Shuffle first.
lesson-kyo-shuffle-wrong-only = The order is right now. Don't stop: your Queen may still move.

lesson-kyo-company-title = Light Pawns need company
lesson-kyo-company-task =
    A Light Pawn captures a pawn only if it **outnumbers** it. Count your stacks next to the target, and enemy stacks next to your Light Pawn. Include both pawns. You need more.
    { "" }**Your task:** capture the Heavy Pawn on F5. Which of your two may do it?
lesson-kyo-company-hint = Two of yours stand around F5. Two red ones stand around E4, but only one around G4. So it's the one on G4.
lesson-kyo-company-done = Two against one. Light Pawns are strong together and weak alone. A Heavy Pawn is worth two or three of them, a Tower four, a Queen six. Four chips are worth about one.
lesson-kyo-company-wrong-away = That one can't capture on F5: two red pawns stand around it. Look at the other.
lesson-kyo-company-wrong-missed = This is the right pawn. F5 is diagonally next to it.

lesson-kyo-mana-title = Win by mana
lesson-kyo-mana-task =
    There are two ways to win. One: the enemy has no mana chip left anywhere. Red has a single chip, on C6.
    { "" }**Your task:** win.
lesson-kyo-mana-hint = End the move with the Heavy Pawn on C6. To type it: `C5 C6`.
lesson-kyo-mana-done = No mana left: Gold wins. Look at the count of chips beside the board, yours as well.
lesson-kyo-mana-wrong-king = That was your King. The last red chip lies on C6.
lesson-kyo-mana-wrong-miss = Red still has its chip. End your move on C6.

lesson-kyo-king-title = Take the King
lesson-kyo-king-task =
    The other way to win: capture the enemy's **King**. There's no check. Only distance and shields protect it. Your Queen has three chips under it: light at the bottom, then dark, then light.
    { "" }**Your task:** capture the King on G6 in one move.
lesson-kyo-king-hint = Diagonally, straight, diagonally: `E3 2F4 1F5 G6`.
lesson-kyo-king-done = The King is captured: Gold wins. Now you know enough to play Kyo: chips are roads, order is direction, shields buy time.
lesson-kyo-king-wrong-short = A good beginning. On F4 the dark chip is next: straight to F5, then diagonally.
lesson-kyo-king-wrong-other = That was a single step; the King got away. Leave a chip with each step.

lesson-kyo-threat-title = See the threat
lesson-kyo-threat-task =
    There's no check in Kyo. So before each move, look at every enemy pawn: how far could it ride? Count the chips under it, and mind their color.
    { "" }**Your task:** make a move after which your King can't be captured.
lesson-kyo-threat-hint = Red's Queen on F5 stands on four dark chips: four straight steps, down column F to your King on F1. Put a shield in the way, or leave the column.
lesson-kyo-threat-done = Safe! Four dark chips are four straight steps. No one changes direction on a single color, so a shield in the way or a step aside is enough.
lesson-kyo-threat-wrong-king = Your King is still on column F, and the Queen rode right to it.
lesson-kyo-threat-wrong-tower = That doesn't close column F. The Queen rode down to F1 and took your King.

lesson-kyo-finish-title = The ride to the King
lesson-kyo-finish-task =
    On the way to the King, count: each step costs the chip that you leave behind. Your Heavy Pawn has four chips, and the King is five steps away. But chips on the way carry you, too, even red ones.
    { "" }**Your task:** capture the King on E8 in one move.
lesson-kyo-finish-hint = Diagonally to D4, straight to D5, diagonally to E6, then straight, over the red chip: `C3 3D4 2D5 1E6 1E7 E8`.
lesson-kyo-finish-done = The King is captured! Enemy chips are roads as well. So a long road near a King is a danger, whoever laid it.
lesson-kyo-finish-wrong-short = A good beginning, but the ride ended too early. Leave one chip with each step, and use the red one on E6.
lesson-kyo-finish-wrong-other = That didn't begin the ride. Leave one chip on C3, and take three along to D4.

lesson-kyo-trade-title = Trade well
lesson-kyo-trade-task =
    Before you capture, look who can take back. In Light Pawns, a Heavy Pawn is worth two or three, a Tower four, a Queen six. Your Queen and your Heavy Pawn can both capture the Tower on E3, but a red Heavy Pawn guards it.
    { "" }**Your task:** win the Tower, and risk as little as you can.
lesson-kyo-trade-hint = Red takes back on E3, whoever stands there. Your Heavy Pawn is worth less than your Queen.
lesson-kyo-trade-done = If Red takes back, you've given three for four. With the Queen it would have been six.
lesson-kyo-trade-wrong-queen = The Tower is captured, but the Heavy Pawn on D4 took your Queen: six for four.
lesson-kyo-trade-wrong-queens = The Tower is captured, but the Heavy Pawn on D4 took your Queen: six for four.
lesson-kyo-trade-wrong-king = That was your King. The Tower on E3 is still there.

lesson-kyo-plan-title = Build a road
lesson-kyo-plan-task =
    Chips are the roads of your next moves. Your Heavy Pawn on E2 has four of them, but Red's King is six steps away. Two more of your chips lie on F4, and Red isn't looking.
    { "" }**Your task:** capture the King in two moves. First lay the road.
lesson-kyo-plan-hint = Send both chips from F4 to column E: `F4 +2E4`. Then ride, and pick them up on the way: `E2 3E3 2E4 3E5 2E6 1E7 E8`.
lesson-kyo-plan-done = First the road, then the ride. It's a good first plan in any game: bring chips in front of a strong pawn, and watch which King is nearer to a road.
lesson-kyo-plan-wrong-walk = The road is too short like this. First lay the two chips from F4 on column E, then ride all the way.
lesson-kyo-plan-wrong-king = That was your King. The chips on F4 are what you need.

lesson-chakart-lines-title = A bishop and its bomb
lesson-chakart-lines-task =
    You play White, from the bottom. Pieces move as in chess: a **rook** straight, a **bishop** diagonally, a **queen** both, each until something is in the way. But after its move a bishop leaves a **bomb** beside it, and a rook a **banana**.
    { "" }**Your task:** capture the rook on g5 with your bishop.
lesson-chakart-lines-hint = The bishop on c1 sees g5 along the diagonal. To type it: `c1g5` or `Bg5`.
lesson-chakart-lines-done = Captured! And a bomb lies beside your bishop now. Whoever steps on it is thrown. In these lessons the dice always fall the same way; in a game they don't.
lesson-chakart-lines-wrong-king = That was your king. The bishop on c1 is the one to move.
lesson-chakart-lines-wrong-short = The bishop stopped too early. The line to g5 is free.

lesson-chakart-knight-title = A knight lays an egg
lesson-chakart-knight-task =
    A **knight** jumps: two squares straight and one aside. On the square that it leaves it lays an **egg**.
    { "" }**Your task:** capture the queen on e6 with the knight.
lesson-chakart-knight-hint = From d4 to e6: two up, one to the right.
lesson-chakart-knight-done = The queen is gone, and an egg lies on d4. Eggs are full of surprises, for whoever takes them.
lesson-chakart-knight-wrong-king = That was your king. The queen is still there.
lesson-chakart-knight-wrong-jump = A fine jump, but the queen stands on e6.

lesson-chakart-pawn-title = A pawn leaves a mushroom
lesson-chakart-pawn-task =
    A **pawn** steps straight ahead (from its first two rows one or two squares) and captures diagonally ahead. It leaves a **mushroom** behind.
    { "" }**Your task:** capture the knight on d4 with the pawn.
lesson-chakart-pawn-hint = The pawn on e3 captures diagonally: on d4.
lesson-chakart-pawn-done = Captured, and a mushroom grows on e3.
lesson-chakart-pawn-wrong-ahead = Straight ahead it captures nothing.
lesson-chakart-pawn-wrong-king = That was your king. The pawn on e3 is the one to move.

lesson-chakart-mushroom-title = Hop on a mushroom
lesson-chakart-mushroom-task =
    On a **mushroom** a pawn, a knight or a king moves on: the same step once more, if no piece stands there. It does nothing for rooks, bishops and queens.
    { "" }**Your task:** bring the knight to h7. One move is enough.
lesson-chakart-mushroom-hint = Jump onto the mushroom on g5. The same jump again leads to h7.
lesson-chakart-mushroom-done = Two jumps in one move. A mushroom works once, then it's gone.
lesson-chakart-mushroom-wrong-king = That was your king. The knight on f3 is the one to move.

lesson-chakart-banana-title = Mind the banana
lesson-chakart-banana-task =
    A **banana** throws whoever steps on it to a random square beside it, straight. A **bomb** does the same diagonally. Whatever stands there is captured, even a piece of your own! Neither can be passed.
    { "" }**Your task:** capture the queen on a8. Your rook attacks it, but a banana lies on a4.
lesson-chakart-banana-hint = The rook would slip. The bishop on f3 sees a8 along the free diagonal.
lesson-chakart-banana-done = Well seen. A banana in front of an enemy rook is as good as a wall.
lesson-chakart-banana-wrong-slip = Your rook slipped on the banana and was thrown. It can't pass it.
lesson-chakart-banana-wrong-king = That was your king. Look for a piece that sees a8.
lesson-chakart-banana-wrong-rook = The rook can't get there now. Look for another piece that sees a8.
lesson-chakart-banana-wrong-bishop = The right piece, but the queen stands on a8.

lesson-chakart-egg-title = Take the egg
lesson-chakart-egg-task =
    An **egg** does one of eight things, all equally likely: swap two pieces, give you a new one, let you move again, win over an enemy piece … or hurt you. `/rules` explains all eight.
    { "" }**Your task:** take the egg on a5 with your rook.
lesson-chakart-egg-hint = Move the rook from a1 to a5.
lesson-chakart-egg-done = Luigi! A random enemy piece changes sides, and it was the queen. It could have been worse: Chomp eats the piece that takes the egg.
lesson-chakart-egg-wrong-king = That was your king. The rook on a1 reaches the egg.
lesson-chakart-egg-wrong-miss = The rook went elsewhere. The egg lies on a5.

lesson-chakart-daisy-title = An egg with a second move
lesson-chakart-daisy-task =
    Some eggs ask you for more in the same move. **Daisy** lets you move once more; others let you swap two pieces or put a new one on the board. You may always pass.
    { "" }**Your task:** take the egg on e4 with the knight. Then use what it gives you, and capture the black **king**.
lesson-chakart-daisy-hint = First the knight to e4. Daisy gives you a second move: from e4 the knight reaches f6.
lesson-chakart-daisy-done = The king is captured, and the game is won. In Chakart no one says check: look after your king yourself.
lesson-chakart-daisy-wrong-king = That was your king. The knight on c3 reaches the egg.
lesson-chakart-daisy-wrong-jump = No egg there. It lies on e4.
lesson-chakart-daisy-wrong-pass = You passed, and the chance is gone. Move the knight once more.

lesson-chakart-shell-title = Throw the shell
lesson-chakart-shell-task =
    Once in the game your **king** may throw a **shell**: straight or diagonally, at the first enemy piece in sight. It is removed, and the king stays where it is.
    { "" }**Your task:** the rook on e8 is about to take your king. Shell it.
lesson-chakart-shell-hint = Choose the king, then the shell at e8. To type it, add the letter: `e1e8s`.
lesson-chakart-shell-done = Hit! You have one shell a game, so keep it for something big. A queen is worth about six pawns, a rook, knight or bishop three. The shell in your hand is worth more than any of them.
lesson-chakart-shell-wrong-run = Your king ran away. That's possible, too, but here the shell removes the rook.

lesson-chakart-stealth-title = Hide your queen
lesson-chakart-stealth-task =
    Once in the game your **queen** may move *unseen*, to a square that looks empty. Until your opponent has moved, they see only that it left, not where it is.
    { "" }**Your task:** the knight attacks your queen. Move it, unseen, wherever you like.
lesson-chakart-stealth-hint = Choose the queen and a square, then *unseen*. To type it, end with `h`: `d1d6h`.
lesson-chakart-stealth-done = Only you see it now. When your opponent has moved, everyone sees it again.
lesson-chakart-stealth-wrong-seen = The queen moved, but everyone saw where to. Choose the unseen way.
lesson-chakart-stealth-wrong-king = That was your king. The queen on d1 is the one to hide.

lesson-chakart-heir-title = A second king
lesson-chakart-heir-task =
    A pawn on the last row becomes a queen, rook, bishop, knight, or even a **king**. Whoever has two kings loses only when both are captured.
    { "" }**Your task:** make your pawn a king.
lesson-chakart-heir-hint = Move the pawn to e8 and choose the king. To type it: `e7e8k`.
lesson-chakart-heir-done = Two kings: twice as hard to beat. A queen is often better, but it's your choice.
lesson-chakart-heir-wrong-other = That works in a game, but here you need a king.
lesson-chakart-heir-wrong-king = That was your king. The pawn is one step from the last row.

lesson-chakart-king-title = Capture the king
lesson-chakart-king-task =
    You win by capturing the king. Two of your pieces attack d8. A bomb lies in the way of one, an egg in the way of the other: **bombs and bananas stop** a rook, bishop or queen, but **they pass eggs and mushrooms**.
    { "" }**Your task:** capture the king.
lesson-chakart-king-hint = The rook on h8 passes the egg on f8.
lesson-chakart-king-done = The king is captured: White wins. You're ready for a game.
lesson-chakart-king-wrong-bomb = Your queen ran onto the bomb and was thrown. Bombs can't be passed.
lesson-chakart-king-wrong-egg = You took the egg. Go past it: eggs don't stop a rook.
lesson-chakart-king-wrong-queen = The bomb on d5 stops the queen. Try the other piece.
lesson-chakart-king-wrong-rook = The rook left the row of the king. It had a clear view.
lesson-chakart-king-wrong-king = That was your king. Two other pieces attack d8.

lesson-chakart-threat-title = See the threat
lesson-chakart-threat-task =
    No one says check in Chakart, and a king strikes from afar: its **shell** hits the first piece in sight, straight or diagonally. Pieces, bananas and bombs stop a shell, but eggs and mushrooms don't. Black's shell is still ready.
    { "" }**Your task:** make a move after which your king can't be captured.
lesson-chakart-threat-hint = Black's king on e8 sees yours along column e, past the egg. Leave the column, or put a piece in between.
lesson-chakart-threat-done = Out of sight, out of reach. As long as the enemy's shell is ready, look along all eight lines of its king.
lesson-chakart-threat-wrong-file = Your king is still on column e, and the shell hit it there.
lesson-chakart-threat-wrong-rook = The shell flew past the egg and hit your king. Your king has to get out of sight.

lesson-chakart-finish-title = The shell and its line of sight
lesson-chakart-finish-task =
    A shell that hits the last king wins the game. It flies along the lines of your own king, past empty squares, eggs and mushrooms. Pieces, bananas and bombs stop it.
    { "" }**Your task:** capture the king on h6 in one move.
lesson-chakart-finish-hint = A banana stops your queen, and your rook is too far. But your king on c1 sees h6 along the diagonal: `c1h6s`.
lesson-chakart-finish-done = Hit! An open line between two kings is a race: whoever moves first wins it, if their shell is ready. So look along all eight lines before each move.
lesson-chakart-finish-wrong-queen = Your queen ran onto the banana and was thrown. No one passes a banana.
lesson-chakart-finish-wrong-rook = Your rook doesn't reach h6 in one move. Look for something that flies.
lesson-chakart-finish-wrong-king = That was a step. Your king can do more than walk.

lesson-chakart-trade-title = Trade well
lesson-chakart-trade-task =
    Before you capture, count: what do you take, and what do they take back? A queen is worth about six pawns, a rook, knight or bishop three. The shell in your hand is worth more than any of them.
    { "" }**Your task:** the queen on d5 attacks your king. The pawn on e6 guards the queen. Capture the queen as cheaply as you can.
lesson-chakart-trade-hint = The pawn takes back whatever captured on d5. Your rook costs less than your queen, and much less than your shell.
lesson-chakart-trade-done = If the pawn takes your rook, you've given three for six. And your shell is still ready.
lesson-chakart-trade-wrong-queen = Queen takes queen, and the pawn takes yours: six for six. It's cheaper with the rook.
lesson-chakart-trade-wrong-shell = The queen is gone, but so is your shell, and it was worth more. Keep it for the king.
lesson-chakart-trade-wrong-king = That was your king. The queen is still on the board.

lesson-chakart-plan-title = A line for your shell
lesson-chakart-plan-task =
    Your shell is ready, and Black's is used. Black's king sits in the corner, and your rook keeps it there. When your king sees it along a line, the shell does the rest.
    { "" }**Your task:** capture the king in two moves.
lesson-chakart-plan-hint = The long diagonal to a8 passes e4. Step there with your king, then throw: `e4a8s`.
lesson-chakart-plan-done = First the line, then the shell. It's a good plan once the enemy's shell is used; before that, the line works both ways.
lesson-chakart-plan-wrong-rook = Leave the rook where it is: it keeps Black's king in the corner. It's your king that should move.
lesson-chakart-plan-wrong-king = From there your king doesn't see a8. Look for the long diagonal.

lesson-lusus-lines-title = Pieces move as in chess
lesson-lusus-lines-task =
    You play White, from the bottom. A **rook** goes straight, a **bishop** diagonally, a **queen** both, each until something is in the way. A **king** goes one square.
    { "" }**Your task:** capture the rook on g5.
lesson-lusus-lines-hint = The bishop on c1 sees g5 along the diagonal. To type it: `c1g5`.
lesson-lusus-lines-done = Captured. At the end of each move you draw new tiles. That's where Lusus begins.
lesson-lusus-lines-wrong-king = That was your king. The bishop on c1 is the one to move.
lesson-lusus-lines-wrong-short = The bishop stopped too early. The line to g5 is free.

lesson-lusus-knight-title = Knights and pawns
lesson-lusus-knight-task =
    A **knight** jumps two squares straight and one aside, over everything. A **pawn** steps ahead and captures diagonally ahead. There is no check in Lusus: whoever captures the enemy's king wins.
    { "" }**Your task:** capture the queen, which attacks your king, with the knight.
lesson-lusus-knight-hint = From d4 to e6: two up, one to the right.
lesson-lusus-knight-done = Just in time: that queen would have taken your king.
lesson-lusus-knight-wrong-king = Your king is safe for now, but the queen lives.
lesson-lusus-knight-wrong-jump = A fine jump, but the queen stands on e6.

lesson-lusus-tile-title = Play a tile, then move
lesson-lusus-tile-task =
    Each move has two parts: first you play one **tile** of your hand, then you move a piece. A tile that is put on a piece changes what it can do, at once. The *Queen* tile lets any piece move like a queen, too.
    { "" }**Your task:** make the pawn on e2 capture the rook on h5.
lesson-lusus-tile-hint = Put the Queen tile on e2, then move the pawn from e2 to h5. To type it: `QU@e2 e2h5`.
lesson-lusus-tile-done = A pawn that moves like a queen! The tile stays on it until the pawn is captured or the tile is taken away.
lesson-lusus-tile-wrong-burn = You burned the tile: it went to your graveyard without any effect.
lesson-lusus-tile-wrong-king = Now the king has the tile. The pawn should get it.
lesson-lusus-tile-wrong-other = The pawn can move like a queen now. h5 lies on its diagonal.

lesson-lusus-burn-title = Burn what you can't use
lesson-lusus-burn-task =
    You must spend a tile in each move. What you don't want, or can't use, you **burn**: it goes to your graveyard. *Dispel* removes a tile from a piece, but here no piece has one.
    { "" }**Your task:** burn Dispel, then capture the queen on a8.
lesson-lusus-burn-hint = Burn Dispel, then move the rook from a1 to a8. To type it: `-DI a1a8`.
lesson-lusus-burn-done = What is left in your hand goes back into your bag after each move, so there's no use in saving tiles up.
lesson-lusus-burn-wrong-other = You burned the tile. Now the rook on a1 could have captured the queen.

lesson-lusus-boulder-title = Roll over three pieces
lesson-lusus-boulder-task =
    With **Boulder Dash** a piece rolls on. For each empty square it crosses first, it can take one more piece right behind the one it captures: two empty squares, two more pieces.
    { "" }**Your task:** a pawn, a bishop and a knight stand one behind the other. Roll over all three, and get the knight on a6.
lesson-lusus-boulder-hint = Put Boulder Dash on the rook on a1. Then from a1 over a4 and a5 to a6. To type it: `BD@a1 a1a4xa5xa6`.
lesson-lusus-boulder-done = Three pieces in one move, thanks to its run-up. Tiles make pieces more alike than in chess: a rook or queen is worth about two pawns, a knight or bishop about one.
lesson-lusus-boulder-wrong-burn = You burned the tile, so the rook captured the pawn alone.
lesson-lusus-boulder-wrong-one = You stopped too early. With two empty squares for the run-up it may capture two more: a5 and a6.
lesson-lusus-boulder-wrong-other = Boulder Dash belongs on the rook, which then captures on a4, a5 and a6.

lesson-lusus-freeze-title = Freeze the queen
lesson-lusus-freeze-task =
    Tiles can be put on enemy pieces as well. **Immobilized** freezes a piece: it can't move at all. The black queen attacks your king.
    { "" }**Your task:** freeze the queen. Then make any move.
lesson-lusus-freeze-hint = Put Immobilized on d8, then move your pawn or your king. To type it: `IZ@d8 a2a3`.
lesson-lusus-freeze-done = Frozen. It still stands there, but it can't move until Black finds a tile that removes yours.
lesson-lusus-freeze-wrong-burn = You burned the tile. Your king got away for a move, but the queen is as strong as before.
lesson-lusus-freeze-wrong-own = Now that piece is frozen. Put the tile on the queen on d8.

lesson-lusus-phase-title = Through a wall
lesson-lusus-phase-task =
    With **Phase** a piece may pass through one piece on its way, friend or enemy. The black king stands on a8, and only your own pawn is between it and your rook.
    { "" }**Your task:** win.
lesson-lusus-phase-hint = Put Phase on the rook on a1, then move it from a1 to a8. To type it: `PH@a1 a1a8`.
lesson-lusus-phase-done = Through the pawn, to the king: White wins. In Lusus a king is never safe behind others.
lesson-lusus-phase-wrong-burn = You burned the tile. Without it the rook stays behind its pawn.
lesson-lusus-phase-wrong-other = The rook needs Phase: only the rook is in line with the king.

lesson-lusus-dispel-title = Take the guard away
lesson-lusus-dispel-task =
    A piece with **Guard** protects its friends: any friend on a square it could move to is safe. The rook on e8 guards the queen on e4. **Dispel** removes one tile from a piece.
    { "" }**Your task:** remove the guard, then capture the queen.
lesson-lusus-dispel-hint = Play Dispel on e8, then move the bishop from b1 to e4. To type it: `DI@e8.1 b1e4`.
lesson-lusus-dispel-done = First the tile, then the piece. What protects a piece is often easier to remove than the piece.
lesson-lusus-dispel-wrong-burn = You burned Dispel, so the queen stayed guarded.
lesson-lusus-dispel-wrong-other = The guard is gone. Now your bishop on b1 could have captured the queen.

lesson-lusus-run-title = Hit and run
lesson-lusus-run-task =
    The rook on a8 protects the knight on a5. But with **Hit & Run** a piece that has captured may make one more move to an empty square.
    { "" }**Your task:** capture the knight and bring your rook back to a1.
lesson-lusus-run-hint = Put Hit & Run on a1, capture on a5, then run to a1. To type it: `HR@a1 a1a5>a1`.
lesson-lusus-run-done = Taken, and home again. The tile stays: your rook can do it again.
lesson-lusus-run-wrong-burn = You burned the tile, so your rook stands on a5, where it is captured next.
lesson-lusus-run-wrong-stay = The knight is captured, but the rook didn't come home to a1.
lesson-lusus-run-wrong-other = Put Hit & Run on the rook, which captures the knight.

lesson-lusus-trap-title = Set a trap
lesson-lusus-trap-task =
    { "" }**Traps** are put on your own pieces, face down: your opponent sees that there is one, but not which. *Revenge* captures whoever captures your piece. Black is about to take your pawn on d4.
    { "" }**Your task:** set the trap on the pawn, make a move with your king, and watch.
lesson-lusus-trap-hint = Put Revenge on d4, then move your king. To type it: `RV@d4 h1g1`.
lesson-lusus-trap-done = A queen for a pawn! Next time Black will think twice about a face-down tile.
lesson-lusus-trap-wrong-burn = You burned the trap, and the pawn is lost for nothing.
lesson-lusus-trap-wrong-king = The trap lies under your king. On the pawn it would have caught the queen.

lesson-lusus-double-title = Two tiles at once
lesson-lusus-double-task =
    Your king has **Double Action**: you may play a second tile in each move. Your rook on a1 can't reach the black king on h8, but you hold *Bishop* and *Phase*.
    { "" }**Your task:** win in one move.
lesson-lusus-double-hint = Put both tiles on the rook. Then it moves like a bishop, through the pawn on b2: `BI@a1 PH@a1 a1h8`.
lesson-lusus-double-done = Two tiles, one blow: White wins. Count what your opponent could do with a tile or two before you feel safe.
lesson-lusus-double-wrong-burn = After burning you can't play another tile. You need both of them.
lesson-lusus-double-wrong-one = The pawn on b2 blocks the diagonal. Play Phase on the rook, too.
lesson-lusus-double-wrong-other = Phase alone doesn't help. The rook must move like a bishop, too.

lesson-lusus-threat-title = See the threat
lesson-lusus-threat-task =
    There's no check in Lusus, and a tile changes what a piece can do. So before each move, look at every enemy piece *and its tiles*: what could it capture? The rook on a8 looks easy to take.
    { "" }**Your task:** make a move after which your king can't be captured.
lesson-lusus-threat-hint = The pawn on d4 carries *Queen*, so it sees your king: over e3 and f2 to g1. Dispel its tile, or bring your king off that line.
lesson-lusus-threat-done = Well seen! A pawn with the right tile is as dangerous as a queen. *Dispel* even lets you take the rook in the same move.
lesson-lusus-threat-wrong-rook = You took the rook, and the pawn with the Queen tile took your king.
lesson-lusus-threat-wrong-rooks = You took the rook, and the pawn with the Queen tile took your king.

lesson-lusus-finish-title = One tile from the king
lesson-lusus-finish-task =
    With the right tile, almost any piece reaches the king. Go through your hand, and ask of each tile: on which piece would it help? You hold *Bishop*, *Knight* and *Phase*.
    { "" }**Your task:** capture the king on g8 in one move.
lesson-lusus-finish-hint = From e7, a knight jumps to g8. So let your rook jump: `KN@e7 e7g8`.
lesson-lusus-finish-done = Your rook jumped like a knight. Try all your tiles on all your pieces before each move. Your opponent does the same.
lesson-lusus-finish-wrong-burn = You burned a tile, but one of the three wins at once.
lesson-lusus-finish-wrong-bishop = *Phase* passes one piece only. Two stand in your bishop's way, on e6 and f7.

lesson-lusus-trade-title = Count the tiles, too
lesson-lusus-trade-task =
    A king has one slot for tiles, a queen or a pawn two, a bishop or a knight three, a rook four. A captured piece takes its tiles along. Your queen can take a bare rook, or a pawn that carries *Queen* and *Phase*.
    { "" }**Your task:** take the one that matters more.
lesson-lusus-trade-hint = The pawn on h4 moves like a queen, and *Phase* takes it through your pawn on f2. Your king is behind it.
lesson-lusus-trade-done = The pawn is gone, and its two tiles with it. What a piece carries can be worth more than the piece.
lesson-lusus-trade-wrong-rook = You took the rook. But the pawn went through f2, and took your king.

lesson-lusus-plan-title = The bag that runs out
lesson-lusus-plan-task =
    At the end of each move, a player draws three tiles. Whoever can't draw enough of them **loses**. Black's hand is empty, and three tiles are left in Black's bag. A piece with *+1 Draw* makes its own side draw one more.
    { "" }**Your task:** make Black run out of tiles.
lesson-lusus-plan-hint = Put *+1 Draw* on a **black** piece and make any move, for example `PD@a7 h2h3`. Then Black has to draw four tiles.
lesson-lusus-plan-done = Black had to draw four tiles and had three: White wins. In a long game, count both bags. They're shown beside the board.
lesson-lusus-plan-wrong-burn = You burned *+1 Draw*, and Black drew the last three tiles.
lesson-lusus-plan-wrong-own = Now it's you who draws one more. Put the tile on a black piece.
lesson-lusus-plan-wrong-other = *Knight* doesn't hurry Black's bag. You have another tile that does.

## Clocks and pings

# A length of time, which follows "for" or stands alone.
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
clock-reserve = In reserve: { $first } { $firsttime }, { $second } { $secondtime }.
clock-shut-out = The clock is paused: I was removed from this game's server.
clock-grace = My notices don't reach { $player }. The clock is paused and runs again { $until }.
clock-vacation = { $player } is on vacation. The clock is paused and runs again { $until }.
clock-credit = This includes { $span } when I was away.
reminder = { $player }, it's your turn in { $game } against { $opponent }. Your time runs out { $deadline } ({ $exactly }) · { $link }
credited = { $player }, I was away for { $span } while it was your turn in { $game } against { $opponent }. That time doesn't count. Your move is due { $deadline } ({ $exactly }) · { $link }
more-time = { $player }, { $opponent } gave you one more day in { $game }. Your move is due { $deadline } ({ $exactly }) · { $link }
more-time-given = You gave { $opponent } one more day. Their move is due { $deadline }.
absent = { $opponent }, { $player } has left this server. I'll remind them by direct message if I can. The clock in your { $game } game keeps running · { $link }
grace = { $opponent }, I can't reach { $player } about your { $game } game: they can't follow it in this channel, and my direct messages don't arrive. So that they don't lose without knowing, their clock is paused until { $exactly } ({ $until }). That happens once per game · { $link }
detour-hidden = You can't see the game's channel, so I'm writing here.
detour-timeout = You're timed out in the server until { $exactly } ({ $until }), so I'm writing here. My commands and buttons work here, too.
detour-absent = You're no longer in the game's server, so I'm writing here.
detour-moved = This game moved here, so that both players can see it.
shut-out = I was removed from the server where you play { $game } against { $opponent }. All clocks there are paused. If I'm not back { $until }, the games there are canceled with no result.
call-game = { $player }, { $whose ->
    [mine] it's your turn in { $game }
   *[news] there's news in your { $game } game
} · { $link } · I can't send you direct messages. `/settings` says where I ping you.
call-season = { $player }, there's news about a tournament that you're in. I can't send you direct messages. `/settings` says where I ping you.
call-challenge = { $player }, there's news about your challenge. I can't send you direct messages. `/settings` says where I ping you.
unreached = **My last ping didn't reach you ({ $since }).** The game's channel is closed to you or to me, and you don't take direct messages from me. `/games` shows what's waiting for you.
unreached-open = **My last ping didn't reach you ({ $since }).** The game's channel is closed to you or to me, and my direct message didn't arrive. `/games` shows what's waiting for you.
unreached-grace = It's your move in { $game } against { $opponent }. Your clock there is paused and runs again { $until }.
vacation-begun = { $player } is on vacation, which ends { $until } ({ $exactly }). Their clocks are paused until then.
vacation-begun-part = { $player } is on vacation, which ends { $until }. Only part of it counts in this server: their clocks here run again { $still } ({ $exactly }).
vacation-begun-uncounted = { $player } is on vacation, which ends { $until } ({ $exactly }). They have no vacation days left here, so their clocks keep running.
vacation-over = { $player } is back from vacation. Their clocks run again.
vacation-present = You're on vacation, which ends { $until }. { $clocks ->
    [whole] Your clocks are paused, but you can still play.
    [anywhere] Your clocks are paused, as far as each server allows, but you can still play.
    [part] Only part of it counts in this server: your clocks here are paused and run again { $still }.
   *[none] You have no vacation days left here, so your clocks keep running.
} `/vacation days:0` ends it. After this one you have { $left } left this year, of { $allowed ->
    [one] 1 day
   *[other] { $allowed } days
}.
vacation-none = You're not on vacation. This year you have { $left } left, of { $allowed ->
    [one] 1 day
   *[other] { $allowed } days
}. To start, use `/vacation days:` with a number.
vacation-span = { $hours ->
    [0] { $days ->
        [one] 1 day
       *[other] { $days } days
    }
    [one] { $days ->
        [0] 1 hour
        [one] 1 day and 1 hour
       *[other] { $days } days and 1 hour
    }
   *[other] { $days ->
        [0] { $hours } hours
        [one] 1 day and { $hours } hours
       *[other] { $days } days and { $hours } hours
    }
}

## Settings

settings-title = Your settings
settings-pings = **Pings:** { $value }
settings-reminders = **Reminders:** { $value }
settings-quiet = **Quiet hours:** { $value } · time zone { $zone }
settings-no-quiet = none
settings-confirm = **Ask before typed moves:** { $value }
settings-theme = **Board theme:** { $value }
settings-size = **Board size:** { $value }
settings-layout = **Board layout:** { $value }
settings-symbols = **Letters on pieces:** { $value }
settings-side = **At the bottom:** { $value }
settings-text = **Boards as text:** { $value }
settings-accepts = **Who can challenge me:** { $value }
settings-danger = **When my king is in danger:** { $value }
settings-puzzles = **My mistakes as puzzles:** { $value }
settings-language = **Language:** { $value }
settings-closed = I couldn't send you a direct message ({ $since }), so I ping you in the channel. Once you allow direct messages from me, choose `pings` again.
settings-bad-zone = I don't know that time zone. Type a city, for example Vienna, and pick it from the list.
settings-bad-quiet = I can't read those hours. Write `22-7`, `22:30-07:00` or `off`.
settings-pick-zone = Several time zones fit `{ $typed }`. Pick yours.
option-choose = Change a setting
option-choose-value = Choose { $name }
option-entry = { $name }: { $value }
option-title = Setting: { $name }
option-present = Now: { $value }
option-now = Current setting
option-type-title = Type { $name }
option-type-label = New value
option-type-number = A number from { $lowest } to { $highest }
option-bad-number = `{ $typed }` isn't a number from { $lowest } to { $highest }.
settings-unknown = I don't have `{ $typed }`. Pick one from the list.

## Servers

server-title = This server
server-channels = **Game channels:** { $value }
server-no-channels = wherever the challenge is made
server-threads = **A thread per game:** { $value }
server-limits = **Per player:** ongoing games { $games } · open challenges { $challenges }
server-no-limit = no limit
server-pace = **Default time per move:** { $value }
server-language = **Language of public messages:** { $value }
server-organizer = **Organizers of tournaments:** { $role }, besides admins
server-vacation = **Vacation:** { $days ->
    [one] 1 day
   *[other] { $days } days
} per year
server-counts = Right now: { $games ->
    [one] 1 ongoing game
   *[other] { $games } ongoing games
}, { $challenges ->
    [one] 1 open challenge
   *[other] { $challenges } open challenges
}.
server-pick-channel = Add or remove a channel
server-channel-gone = The channel { $channel } is gone, so I use the next one. To empty the list, use `/server channel clear`.
server-channel-missing = In { $channel } I'm not allowed to { $missing }. Until I am, I use the next channel.
server-channel-no-threads = In { $channel } I can't create public threads, write in them and read the message history. Until I can, games are played in the channel itself.
server-game-choice = { $game } · { $first } vs. { $second } · move { $turn } · { $id }
server-end-sure = This ends the { $game } game `{ $id }` between { $first } and { $second }, at move { $turn }. They will read: “{ $ending }” { $rated ->
    [yes] Ratings change as after any game.
   *[no] Ratings don't change.
} You can't undo this.
server-end-done = Done. The players will read: { $ending }
server-exported = Here's this server's data, with { $games ->
    [one] 1 game
   *[other] { $games } games
}. Ongoing games hold only what everyone may see.
server-exported-part = Here's a part of this server's data: { $games ->
    [one] 1 game
   *[other] { $games } games
}, as many as fit into one file. For the rest, use `/server export after:{ $last }`.
server-delete-sure = This deletes this server's data. { $ongoing ->
    [0] No games are being played here.
    [one] 1 game is being played here.
   *[other] { $ongoing } games are being played here.
}{ $others ->
    [0] { "" }
    [one] { " " }The one between other players is canceled with no result. I'll tell its players.
   *[other] { " " }The { $others } between other players are canceled with no result. I'll tell their players.
}{ $own ->
    [0] { "" }
    [one] { " " }Your own game counts as resigned.
   *[other] { " " }Your own { $own } games count as resigned.
} Open challenges ({ $challenges }) are withdrawn. Finished games ({ $ended }) stay with their players, without any trace of this server. Ratings stay, too. You can't undo this.
server-deleted = Deleted. { $games ->
    [0] No games were being played.
    [one] 1 game was being played.
   *[other] { $games } games were being played.
}
server-board = **List of games:** { $channel }
server-board-off = **List of games:** off. To show the ongoing games in a channel, use `/server board`.
server-board-gone = **List of games:** its channel is gone. Choose another one with `/server board`.
server-board-missing = In { $channel } I'm not allowed to { $missing }. Until I am, I can't post the list of games.
server-puzzle = **Daily puzzle:** { $games } · { $channel } · from { $hour }:00 ({ $zone })
server-puzzle-next = **Next puzzle:** { $next }
server-puzzle-soon = Today's puzzle is on its way.
server-puzzle-off = **Daily puzzle:** off. To post one every day, use `/server puzzle`.
server-puzzle-untried = No one has tried a puzzle for two weeks, so I've stopped. The next one comes once someone tries the last one, or you use `/server puzzle` again.
server-puzzle-gone = The channel { $channel } is gone, so I post no puzzles. Choose another one with `/server puzzle`.
server-puzzle-missing = In { $channel } I'm not allowed to { $missing }. Until I am, I post no puzzles.
choice-puzzles-rotate = One a day, a different game each day
choice-puzzles-each = One a day for each game
choice-threads-on = On
choice-threads-off = Off
choice-verdict-first = The side that moved first wins
choice-verdict-second = The side that moved second wins
choice-verdict-draw = Draw
thread-title = { $game }: { $first } vs. { $second }
thread-anchor = A game of { $game }: { $first } vs. { $second }

## The sandbox's first card

sandbox-card-title = Welcome to Sealed Move
sandbox-card-text = Sealed Move plays four chess-like board games, one move at a time. This is a practice Discord on your own computer; nothing leaves it. You're Alice; click Bob at the top to play the other side.
sandbox-card-computer = Play the computer
sandbox-card-learn = Take a lesson
sandbox-card-challenge = Challenge Bob
sandbox-card-help = How to play

## Endings

ending-checkmate = Checkmate! { $winner } wins.
ending-stalemate = Stalemate. It's a draw.
ending-bare-kings = Only the kings are left. It's a draw.
ending-quiet = A hundred moves each without progress. It's a draw.
ending-king = { $winner } captured { $loser }'s King and wins!
ending-draw = { $loser } can't draw enough tiles. { $winner } wins!
ending-limit = Move 400 is over. { $winner } wins!
ending-mana = { $loser } has no mana left. { $winner } wins!
ending-kings_captured = { $loser } has no King left. { $winner } wins!
ending-quiet-chakart = A hundred quiet moves in a row. It's a draw.
ending-quiet-kyo = Nothing left the board for 120 moves in a row. It's a draw.
ending-no-progress = Two hundred moves in a row without a gain. It's a draw.
ending-limit-drawn = Move 600 is over. It's a draw.
ending-no_kings = No Kings are left on either side. It's a draw.
ending-blocked = Neither side can ever move again. It's a draw.
ending-no-move = There's no legal move left. It's a draw.
ending-repetition = Same position three times. It's a draw.
ending-resignation = { $loser } resigned. { $winner } wins!
ending-aborted = Game aborted. It doesn't count.
ending-not-started = Time ran out before both sides had moved. The game is aborted and doesn't count.
ending-agreement = Both players agreed to a draw.
ending-time = { $loser } ran out of time. { $winner } wins!
ending-shut-out = I was away from this server for 30 days. The game is canceled, with no result.
ending-adjudicated = A server admin decided: { $winner } wins.
ending-adjudicated-draw = A server admin decided: it's a draw.
ending-called-off = A server admin canceled this game. It doesn't count.
ending-server-deleted = This server's data was deleted. The game is canceled, with no result.
ending-season-over = The season ended before this game. It's a draw, and ratings don't change.
ending-by-organizer = An organizer of the tournament ended this game. It changes no ratings.
ending-season-off = The tournament was canceled, so this game ends with no result.
ending-said = { $told } The reason: { $said }

## Private answers

move-played = You played `{ $record }`: { $meaning }.
move-played-over = You played `{ $record }`: { $meaning }. { $ending }
move-next = It's { $opponent }'s turn now.
view-hand = **Your hand**
    { $tiles }
move-again = Still your turn.
move-confirm = { $meaning } (`{ $turn }`). Play it?
which-game = Which game?
move-which-game = You have several games waiting for you. Which one do you want to move in?
move-which-game-for = In which game do you want to play `{ $typed }`?
move-ask = { $why } Did you mean `{ $turn }` ({ $meaning })?
move-ask-several = { $why } Did you mean one of these?
move-refused = { $why }
move-near = { $count ->
    [one] This move is legal:
   *[other] These moves are legal:
}
move-near-menu = Pick a legal move from the menu, or edit yours.
move-near-hint = Legal moves
move-typed = You typed `{ $typed }`.
# Words that people type in place of a move, with commas between them, in small letters without signs.
misread-words-resign = resign, i resign, give up, i give up, surrender, quit
misread-resign = That's not a move. To resign, use `/resign`.
misread-words-draw = draw, offer draw, offer a draw, i offer a draw, accept draw, remis
misread-draw = That's not a move. To offer or accept a draw, use `/draw`.
misread-words-takeback = undo, take back, takeback, back, oops
misread-takeback = That's not a move. To ask for your last move back, use `/takeback`.
misread-words-help = help, rules, how, how to play, what
misread-help = That's not a move. `/rules` explains the game, and `/help` says what you can do.
misread-words-next = next, games
misread-next = That's not a move. `/next` opens your most urgent game, and `/games` lists all of them.
misread-words-castle = castle, castling, oo, ooo, 00, 000
misread-castle = There's no castling in { $game }.
misread-words-pass = pass, skip
misread-pass = You can't pass in { $game }: it's your turn, so you have to move.
misread-words-shell = shell
misread-shell = To fire a shell, write where your King stands, then the square of the piece to hit, then `s`, for example `e1e7s`.
misread-words-hide = hide, hidden, stealth
misread-hide = To hide your Queen, write where it stands, where it goes, and `h`, for example `d1d4h`.
misread-square = { $holds } Nothing there can move now.
misread-off-board = There's no square { $square } on this board. It goes from { $first } to { $last }.
move-none = Nothing near it is legal. Press **Move** to see what is.
view-title = { $game } · move { $turn } · your view
view-title-public = { $game } · move { $turn }
view-title-earlier = { $game } · { $ply ->
    [0] at the start
   *[other] after move { $ply }
}
view-your-turn = It's your turn.
view-watching = You're watching this game.
view-their-turn = It's { $player }'s turn.
more-title = { $game } against { $opponent }
more-text = What would you like to do?
more-over = This game is over.
resign-sure = Resign your { $game } game against { $opponent }? You can't undo this.
# Before both have moved.
resign-sure-early = You two haven't both moved yet, so resigning only aborts your { $game } game against { $opponent }. It's over at once and doesn't count. You can't undo this.
# In a tournament, before both have moved.
resign-sure-season = Resign your { $game } game against { $opponent }? You two haven't both moved yet, so ratings don't change, but it's a loss in the tournament. You can't undo this.
resign-done = You resigned.
draw-done-offered = You offered a draw. It stands until { $opponent } answers or moves, or you withdraw it. You can still make your own move.
draw-done-agreed = You agreed to a draw.
draw-done-declined = You declined the draw.
draw-done-withdrawn = You withdrew your offer.
takeback-done-offered = You asked for a takeback. The request stands until { $opponent } answers, you withdraw it, or someone moves.
takeback-done-accepted = You allowed the takeback.
takeback-done-declined = You declined the takeback.
takeback-done-withdrawn = You withdrew your request.
abort-sure = Abort your { $game } game against { $opponent }? It's over at once and doesn't count. You can't undo this.
abort-done = You aborted the game.
rematch-done-offered = Rematch offered! It expires { $until }.
# `$why` is the bound that was reached, `$most` its number.
notice-unpinged = { $why ->
    [pair_hour] -# Posted without a ping: one person can ping another { $most } times an hour.
    [pair_day] -# Posted without a ping: one person can ping another { $most } times a day.
    [sender_hour] -# Posted without a ping: one person can send { $most } pings an hour.
    [sender_day] -# Posted without a ping: one person can send { $most } pings a day.
    [recipient_hour] -# Posted without a ping: no one gets more than { $most } of these pings an hour.
    [recipient_day] -# Posted without a ping: no one gets more than { $most } of these pings a day.
    [asked_before] -# Posted without a ping: the same request pings once, until the next move of whoever asks.
    [challenged_before] -# Posted without a ping: the same challenge pings once a day.
   *[muted] -# Posted without a ping: moderators of this server have turned these pings off.
}
# The same, told to the sender. `$next` is the time from which another ping is possible.
unpinged = { $why ->
    [pair_hour] I posted it without a ping, because one person can ping another { $most } times an hour. You can ping them again { $next }. Until then, `/games` shows them what you ask.
    [pair_day] I posted it without a ping, because one person can ping another { $most } times a day. You can ping them again { $next }. Until then, `/games` shows them what you ask.
    [sender_hour] I posted it without a ping, because one person can send { $most } pings an hour. Your next ping is possible { $next }. Until then, `/games` shows them what you ask.
    [sender_day] I posted it without a ping, because one person can send { $most } pings a day. Your next ping is possible { $next }. Until then, `/games` shows them what you ask.
    [recipient_hour] I posted it without a ping, because no one gets more than { $most } of these pings an hour. You can ping them again { $next }. Until then, `/games` shows them what you ask.
    [recipient_day] I posted it without a ping, because no one gets more than { $most } of these pings a day. You can ping them again { $next }. Until then, `/games` shows them what you ask.
    [asked_before] I posted it without a ping, because you've asked for the same since your last move. After your next move you can ping them with it again.
    [challenged_before] I posted it without a ping, because you've challenged them to this game before. Another challenge can ping them { $next }, or once you've played.
   *[muted] I posted it without a ping, because moderators of this server have muted you. That ends { $next }.
}
rematch-done-begun = Your rematch with { $challenger } has begun.
note-kept = Saved. Only you can read your notes, with `/note`.
note-forgotten = Your notes about this game are empty now.
cancelled = Nothing changed.

# The composer
compose-title = { $game } · move { $turn } · choose your move
compose-turn = So far: { $meaning } (`{ $turn }`).
compose-nothing = Nothing is played until you press **Confirm**.
compose-ready = Press **Confirm** to play it.
compose-or-confirm = Press **Confirm** to end your move here.
compose-outdated = That menu is out of date. Here's your move so far.
compose-taken = The game has moved on. Here's the board now.
compose-page = { $first } to { $last } of { $count }
compose-alt = Preview of a move that isn't played yet.
compose-alt-targets = Possible targets: { $squares }.
compose-cleared = Nothing was played. Press **Move** to start again.

next-none = { $count ->
    [0] You have no games going. Start one with `/challenge`.
   *[other] Nothing's waiting for you. `/games` lists your games.
}
profile-title = { $player }'s results
profile-none = No finished games yet.
profile-none-here = No finished games here yet.
profile-line = **{ $game }**: { $rating } · { $results }
profile-unrated = no rating yet
profile-results = { $won } won, { $drawn } drawn, { $lost } lost
profile-against = Your games against { $player }: { $results }
profile-ended = Finished games
profile-annulled = { $line } · annulled
profile-ended-line = **{ $game }** against { $opponent } · { $result ->
    [won] won
    [lost] lost
    [drawn] drawn
   *[none] no result
} · { $ended } · { $link }
# In the picture of a profile: in place of a rating, below the name of a game, at the ends of the time axis.
profile-plot-none = No rated games yet
profile-plot-puzzles = Puzzles { $rating }
month = { $number ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
# The alt text of that picture: the days, then a sentence for each game.
profile-plot-alt = Ratings from { $first } to { $last }, and results.
profile-plot-alt-game = { $game }: { $rated ->
    [yes] rated { $from } at first, { $most } at best, { $to } now,
   *[no] not rated,
} { $results }{ $tried ->
    [yes] , puzzles { $puzzles }.
   *[no] .
}
profile-listed = { $listed ->
    [yes] You're on the global lists.
   *[no] You're only on the lists of servers where you've played.
}
block-done = { $new ->
    [yes] You've blocked { $person }.
   *[no] You've blocked { $person } already.
} They can't challenge you, offer you a rematch or accept your challenges. In games you're playing, their draw offers, takeback requests and gifts of time still appear, but don't ping you.
    Your games with them continue, and tournaments ignore blocks. They aren't told, but may guess.
moderate-muted = Done. { $person } is muted here until { $until }: no challenges or rematches, and requests without pings. Running games continue. I tell them when they try.
moderate-unmuted = Done. { $person } is no longer muted here.
moderate-annulled = Done. The rating changes of this { $game } game are taken back, and I tell both players · { $link }
moderate-restored = Done. The rating changes of this { $game } game count again, and I tell both players · { $link }
moderate-pings-title = Challenges, offers and gifts of time
moderate-pings-none = There's nothing to show from the last two weeks.
moderate-pings-line = { $at } · { $sender } → { $recipient } · { $kind ->
    [challenge] challenge
    [rematch] rematch
    [draw] draw offer
    [takeback] takeback
   *[time] more time
} · { $pinged ->
    [yes] pinged
   *[no] not pinged
} { $link }
moderate-log-title = What moderators did here
moderate-log-none = Moderators haven't done anything here in the last year.
moderate-log-mute = { $at } · { $moderator } muted { $person } until { $until }: { $reason }
moderate-log-unmute = { $at } · { $moderator } ended the mute of { $person }: { $reason }
moderate-log-annul = { $at } · { $moderator } annulled a game: { $reason } · { $link }
moderate-log-restore = { $at } · { $moderator } restored a game: { $reason } · { $link }
annulled = { $first } and { $second }: a moderator has annulled your { $game } game. Its rating changes are taken back, and the game itself stays. The reason: { $reason } · { $link }
restored = { $first } and { $second }: a moderator has restored your { $game } game. Its rating changes count again. The reason: { $reason } · { $link }
annulled-mark = A moderator has annulled this game, so it doesn't count for ratings.
block-title = People you've blocked
block-none = You haven't blocked anyone. To block someone, use `/block` and pick a person.
block-line = { $number }. { $person } · since { $since }
block-option = { $number }. { $name }
block-choose = Lift a block …
block-lifted = { $lifted ->
    [yes] You've lifted your block of { $person }. They can challenge you again if your settings allow it.
   *[no] You haven't blocked { $person }.
}
mydata-text = I store your name, games, challenges, results, notes, plans, moves you're still choosing, settings, vacations and blocks. You can download all of it, or have it deleted.
mydata-exported = Here's everything I store about you. Ongoing games hold what you may see of them.
mydata-sure = Delete everything about you? { $games ->
    [0] Finished games stay, without your name.
    [one] You resign your ongoing game. Finished games stay, without your name.
   *[other] You resign your { $games } ongoing games. Finished games stay, without your name.
} Ratings stay for 90 days, as numbers without your name or id, or people could delete a bad rating and others' ratings would be false. Only I can tell that they're yours, and only if you play rated again. You can't undo this.
mydata-forgotten = Everything about you is deleted, except for the numbers of your ratings. If you play rated again within 90 days, they continue. Everything else starts afresh.
leaderboard-title = { $scope ->
    [server] Best players of this server
   *[everywhere] Best players everywhere
}
leaderboard-game = **{ $game }**
leaderboard-line = { $place }. { $player } · { $rating } · { $results }
leaderboard-none = No one yet.
leaderboard-own = Your place: { $place } of { $players } · { $rating }
leaderboard-own-none = { $scope ->
    [server] You're not on this list yet. Play a rated game of { $game } here.
   *[everywhere] You're not on this list.
}
leaderboard-own-few = You're not on this list yet. For that, play rated games of { $game } against { $missing ->
    [one] 1 more person
   *[other] { $missing } more people
}.
leaderboard-hint = Want to be on the global list? `/profile` has the button.
games-title = Your games
games-title-of = { $player }'s games
games-none = No games are being played.
games-none-hint = You have no games going. Start one with `/challenge`.
games-line = **{ $game }** against { $opponent } · move { $turn } · { $whose ->
    [mine] **your turn**, due { $deadline }
    [theirs] their turn, due { $deadline }
   *[public] due { $deadline }
} · { $link }
games-jump = [open]({ $url })
games-unposted = game { $id }
games-challenges = Open challenges
games-challenges-anyone = Anyone can accept
board-title = Ongoing games: { $count }
board-line = { $game } · { $first } – { $second } · { $player }'s move { $turn } · { $deadline }
board-more = and { $count } more
games-numbered = { $number }. { $line }
list-page = Page { $page } of { $pages }
games-challenge-line = { $game } · { $challenger } → { $opponent } · expires { $until }
games-challenge-linked = { $line } · { $link }
games-line-draw = { $line } · **they offer a draw**
games-line-takeback = { $line } · **they ask for a takeback**
games-line-reserve = { $line } · in reserve: you { $own }, they { $theirs }
games-line-grace = { $line } · the clock is paused (my notices didn't arrive)
games-line-vacation = { $line } · the clock is paused (vacation)
games-anybody = anyone
history-title = { $game } · all moves
history-title-at = { $game } · { $ply ->
    [0] starting position{ $plies ->
        [0] { "" }
        [one] , 1 move follows
       *[other] , { $plies } moves follow
    }
   *[other] move { $ply } of { $plies }
}
history-title-part = { $game } · part { $part } of move { $ply }, of { $plies }
history-goto-title = Go to a move of { $game }
history-goto-label = Number of the move, 0 to { $last }
record-file = Here's your game file of { $game } ({ $turns ->
    [one] 1 move
   *[other] { $turns } moves
}). It's plain text.
record-file-seen = Here's your game file of { $game } ({ $turns ->
    [one] 1 move
   *[other] { $turns } moves
}). It holds what you can see now; download it again when the game is over.
replay-file = { $game }, { $turns ->
    [one] 1 move
   *[other] { $turns } moves
}.
replay-smaller = It's a long game, so the picture is smaller than usual.
replay-coarser = It's a very long game, so I show one move in { $every }, and the last one.
replay-refused = line { $line }: { $why }
replay-not-whole = This game file leaves out what { $seen } may not know, so I can't replay it. Download it again once the game is over.
replay-not-whole-public = This game file leaves out what the public may not know, so I can't replay it. Download it again once the game is over.
history-empty = No one has moved yet.
history-line = `{ $number }` { $side } `{ $record }` { $meaning }
history-page = Page { $page } of { $pages } · { $id }
review-title = { $game } · review
review-progress = Looking at move { $turn } of { $turns }… Games that are being played come first, so this can take a few minutes. The review appears right here as soon as it's done. If nothing moves any more, press **Look again**.
review-confirming = Checking the turning points again, more deeply…
# A resignation in a position that wasn't lost.
review-resigned = { $kind ->
    [ahead] { $player } resigned while ahead, with a { $chance }% chance to win.
   *[even] { $player } resigned with a { $chance }% chance. The game was still open.
}
review-no-slips = **{ $player }** made no mistakes.
# Between one and nine, the numbers are words.
review-mistakes = **{ $player }** made { $mistakes ->
    [1] one mistake
    [2] two mistakes
    [3] three mistakes
    [4] four mistakes
    [5] five mistakes
    [6] six mistakes
    [7] seven mistakes
    [8] eight mistakes
    [9] nine mistakes
   *[other] { $mistakes } mistakes
}.
review-blunders = **{ $player }** made { $blunders ->
    [1] one blunder
    [2] two blunders
    [3] three blunders
    [4] four blunders
    [5] five blunders
    [6] six blunders
    [7] seven blunders
    [8] eight blunders
    [9] nine blunders
   *[other] { $blunders } blunders
}.
review-slips = **{ $player }** made { $mistakes ->
    [1] one mistake
    [2] two mistakes
    [3] three mistakes
    [4] four mistakes
    [5] five mistakes
    [6] six mistakes
    [7] seven mistakes
    [8] eight mistakes
    [9] nine mistakes
   *[other] { $mistakes } mistakes
} and { $blunders ->
    [1] one blunder
    [2] two blunders
    [3] three blunders
    [4] four blunders
    [5] five blunders
    [6] six blunders
    [7] seven blunders
    [8] eight blunders
    [9] nine blunders
   *[other] { $blunders } blunders
}.
review-accuracy = Accuracy: { $accuracy }%.
review-no-accuracy = No accuracy: none of these moves was made in an open position.
# What all rolls and all that came to light were worth, in percent of the chances.
review-luck = { $kind ->
    [helped] Luck helped { $player } ({ $luck }% in sum).
   *[even] Luck evened out.
}
review-no-turn = No single move turned this game.
review-turn-choice = **{ $number }** · { $place }, { $player }: { $meaning }. That gave away { $change }% of the chances ({ $from }% → { $to }%).
# A turning point that nobody chose: dice, or what was hidden. The change is in percent of the chances.
review-turn-luck = **{ $number }** · { $place }, { $player }: { $meaning }. { $by ->
    [dice] { $luck ->
        [good] A lucky roll
       *[bad] An unlucky roll
    }
   *[hidden] { $luck ->
        [good] Luck of what was hidden
       *[bad] Bad luck in what was hidden
    }
}: { $change }% against what was to be expected ({ $from }% → { $to }%).
review-used = { $player } answered well: { $meaning }.
# The best answer to a mistake, which the opponent didn't play.
review-answer = The best answer was `{ $turn }`: { $meaning }.
review-missed = { $player } didn't make use of it.
review-better = Better was `{ $turn }`: { $meaning }. { $kept ->
    [won] That would have all but won the game.
    [lead] That would have kept the upper hand.
    [even] That would have kept the game even.
   *[less] That would have lost less.
}
review-foot = The more of the picture has a side's color, the better its chances were. Judged by what each player could see then.{ $luck ->
    [yes] { " " }Diamonds are luck.
   *[no] { "" }
}
# Below the numbers of moves, beside the graph.
review-axis = Move
# The alt text of the graph; chances and marks are lists of the two that follow.
review-alt = Winning chances by move of { $first }; what is missing to 100% is { $second }'s. { $chances }. { $turned ->
    [yes] Turning points: { $marks }.
   *[no] No turning points.
}
review-alt-point = { $turn ->
    [0] { $chance }% at the start
   *[other] { $chance }% after move { $turn }
}
review-alt-mark = { $number } at move { $turn } ({ $chance }%)
help-title = Sealed Move
help-about = Play board games over days, one move at a time. I check every move, draw the board and ping you when it's your turn.
help-games = **The games.** New to one? Press **Lessons** or type `/learn`: short tasks teach each of them, move by move. The other buttons open their rules.
# A game and what it is, in /help and where a game is to be chosen.
help-game = **{ $game }** · { $about }
help-playing = **Play**
    `/challenge` starts a game
    `/move` plays your move: type it or pick it from the list
    `/plan` answers your opponent's next move for you
    `/games` lists your games, `/next` opens the most urgent one
    `/hint` helps you against the computer
help-learning = **Learn**
    `/learn` teaches a game in short lessons, `/puzzle` gives you a puzzle
    `/rules` explains the games, `/review` shows what turned a finished game
help-looking = **Look**
    `/board` shows the board, only to you; `/describe` describes it in words
    `/history` steps through a game, `/note` keeps private notes
    `/verify` checks a finished game's dice and computer moves
help-agreeing = **With your opponent**
    `/draw` offers a draw, `/takeback` asks to take back your last move
    `/moretime` gives your opponent a day more
    `/resign` gives up, `/abort` cancels a game before you've both moved
    `/rematch` offers a rematch
help-yours = **About you**
    `/profile` and `/leaderboard` show results
    `/settings` changes pings, boards and more; `/vacation` stops your clocks
    `/block` keeps a person from challenging and pinging you
    `/mydata` downloads or deletes what I store about you
    `/help` shows this page
# Entries of a person's menu in Discord, under "Apps".
help-languages = **Languages:** { $names }
help-tournaments = **Tournaments here**
    `/tournament show` shows dates and tables, `/tournament join` lets you in, `/tournament leave` lets you out
help-organizing = `/tournament new` starts a tournament, `/tournament manage` changes one
help-menus = **In a person's menu,** under *Apps*: *{ $challenge }* starts a game with them, *{ $block }* blocks them
help-moderating = **For moderators**
    `/moderate mute` keeps a person from challenging and pinging people here
    `/moderate annul` takes a game's rating changes back, `/moderate restore` undoes that
    `/moderate pings` lists requests and their pings, `/moderate log` what moderators did
help-administrating = **For admins**
    `/server show` shows this server's settings
    `/server board` lists the ongoing games in a channel
    Where games are played: `/server channel add`, `/server channel remove`, `/server channel clear`, `/server threads`
    Limits and times: `/server limits`, `/server pace`, `/server vacation`
    `/server puzzle` posts a puzzle every day, `/server organizer` lets a role organize tournaments
    `/server adjudicate` decides a game for its players, `/server abort` cancels one
    `/server export` downloads this server's data, `/server delete` deletes it
help-server-language = `/server language` sets the language of public messages
help-next-turn = **Next:** it's your turn in { $game } against { $opponent }: { $link }
help-next-wait = **Next:** wait for your opponents. I'll ping you.
help-next-challenge = **Next:** press *Play the computer* to try a game at once, or *New game* to play a person.
help-next-server = **Next:** press *Play the computer* to try a game at once, or challenge someone in a server with `/challenge`.
game-choice = { $game } against { $opponent } · move { $turn } · { $whose ->
    [mine] your turn
    [theirs] their turn
   *[over] over
}
game-choice-of-many = { $game } · { $id }
step = { $notation } · { $meaning }
# A long notation has its meaning first; lists show its end anyway.
step-long = { $meaning } · { $notation }
step-game = { $opponent } ({ $game })
step-of-game = { $game } · { $step }
step-too-long = … more moves: continue in the menus

# The position in words, a part at a time: what can be asked for, and the answers.
describe-title = { $game } · in words
describe-all = Everything
describe-side = All of { $side }
describe-kind = Where every { $kind } is
describe-row = Row { $row }
describe-square = What's on { $square }
describe-from = Moves from { $square }
describe-turns = From { $square }, { $count ->
    [one] 1 choice
   *[other] { $count } choices
}:
describe-turn = • { $turn }
describe-no-turns = Nothing can move from { $square } now. It's { $side }'s turn.
describe-more = and { $count } more
describe-none = { $kind }: none that you can see.
describe-kinds = { $kind }: { $places }.
describe-row-empty = Row { $row }: empty.
describe-row-holds = Row { $row }: { $pieces }.
describe-square-empty = { $square }: empty.
describe-unknown = I don't know what `{ $what }` is here. Pick a square, a row, a side or a kind of piece from the list.

## Tournaments

tournament-league-name = { $game } league
tournament-none = There are no tournaments here. { $organizer ->
    [yes] Start one with `/tournament new`.
   *[no] A server admin can start one with `/tournament new`.
}
tournament-list-title = Tournaments here
tournament-list-line = **{ $name }** · { $game } · { $state ->
    [open] season { $number } starts { $at }
    [running] season { $number }, week { $week } of { $weeks }
    [closing] season { $number } is ending
    [over] season { $number } is over
   *[off] season { $number } was canceled
}
tournament-choice = { $name } · season { $number }

# The message of a season.
season-title = { $name } · season { $number }
season-what = A league of { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. You play everyone in your division once, over { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}. A game gives you a day for each move, and { $days ->
    [one] 1 day
   *[other] { $days } days
} more for the whole game. { $rated ->
    [yes] Games are rated.
   *[no] Games aren't rated.
}
season-starts = It starts { $at } ({ $exactly }). To play, press **Join**. At least 4 people are needed.
season-dates-paused = I've been away from this server, so all dates wait.
season-people = { $count ->
    [0] No one is in yet.
    [one] 1 person is in: { $people }
   *[other] { $count } people are in: { $people }
}
season-people-more = { $people } and { $count } more
season-week = Week { $week } of { $weeks }. The season ends { $at } ({ $exactly }).
season-closing = The season is ending: games still open become draws.
season-over = The season is over.
season-off = This season was canceled.
season-division = **Division { $number }** · { $games }{ $played ->
    [0] { "" }
   *[other] { " " }· in front: { $leader } with { $points }
}
season-division-games = { $played } of { $all ->
    [one] 1 game played
   *[other] { $all } games played
}
season-points = { $points ->
    [one] 1 point
   *[other] { $shown } points
}
season-reserves = Waiting for a place: { $people }
season-join-later = You can still join: you get the next place that becomes free, and you're in next season.
# In small print, so that anyone can check later that places and pairs were drawn fairly.
season-seal = SHA-256 `{ $commitment }`

# Pings.
season-soon = { $people }: season { $number } of **{ $name }** starts { $at } ({ $exactly }), and you're in. To sit it out, press **Leave**.
season-begun = **{ $name }, season { $number }, division { $division }:** { $people }. Each of you plays everyone else here once. The season ends { $at } ({ $exactly }).
season-begun-first = First games: { $games }. The others begin by themselves.
season-begun-game = { $first } – { $second }
season-finished = **{ $name }, season { $number }, division { $division } is over.** { $people }, here's the final table.
season-finished-next = The next season starts { $at } ({ $exactly }). You're in again unless you've left. To sit it out, press **Leave**.

# The alt text of a table's picture: a sentence for each row. A row names opponents by their lines.
season-table-alt = Table of { $name }, season { $number }, division { $division }: { $count } people. A row names opponents by their line.
season-table-row = { $line }: { $player }, { $points }, { $results }, { $place }{ $movement ->
    [up] , goes up
    [down] , goes down
   *[none] { "" }
}.
season-table-struck = { $line }: { $player } is out, and none of their games counts.
season-table-possible = place { $best } to { $worst }
season-table-certain = place { $place }
season-table-no-results = no results yet
season-table-won = beat { $lines }
season-table-drew = drew with { $lines }
season-table-lost = lost to { $lines }
season-table-late = lost on time to { $lines }
season-table-running = playing { $lines }

# A row of a table in a message.
season-table-line = { $rank }. { $player } · { $points }{ $movement ->
    [up] { " " }· ▲ goes up
    [down] { " " }· ▼ goes down
   *[none] { "" }
}
season-table-line-struck = { $player } · out; none of their games counts
season-table-title = { $name } · season { $number } · division { $division }
season-table-points = Points
season-table-ranks = Place
season-table-out = out
season-table-up = up
season-table-down = down
season-table-foot = { $over ->
    [yes] 0t: lost on time.
   *[no] Place: the places still possible. 0t: lost on time. A dot: being played.
}{ $moves ->
    [yes] { " " }Arrows: who moves to another division.
   *[no] { "" }
}
season-number = No. { $number }
season-table-none = The divisions are formed when the season starts.
season-table-early = There's no table yet: the season starts { $at }.

season-games-title = Your games in { $name }
season-games-none = You have no games here yet.
season-games-line = Round { $round } · { $player } · { $state ->
    [mine] **your move**, { $when } { $link }
    [theirs] their move, { $when } { $link }
    [later] begins by itself
    [none] no result
    [won] won
    [lost] lost
    [late] lost on time
    [drawn] drawn
   *[struck] doesn't count, because one of you is out
}
season-games-certain = You have { $points } and place { $place } for sure.
season-games-possible = You have { $points }. You can still finish anywhere from place { $best } to { $worst }.
season-games-late = You lost a game on time. A second one puts you out of the season.

# In the first and the last notice of a game.
season-game = **{ $name }**, season { $number } · division { $division }, round { $round }
season-end-late = In **{ $name }**, this is a loss on time for { $player }.
season-end-out = A player of this game is out of the season of **{ $name }**.
season-end-again = In **{ $name }**, the game begins again.

season-joined = You're in! The season of **{ $name }** starts { $at }. I'll tell you your division and your first games.
season-joined-reserve = You're on the list. You take the next place that becomes free this season, and you're in next season.
season-joined-stays = Good, you stay in.
season-leave-ask = Leave **{ $name }** after this season, or now? After the season, you finish your games first. If you leave now, you resign your running games and you're out of the season. You can't undo that.
season-left-now = You're out of this season of **{ $name }**.
season-left-early = You're no longer in **{ $name }**.
season-left-later = You finish your games in **{ $name }**, and you're not in the next season. If you change your mind, press **Join**.

season-rules-title = How a league works
season-rules =
    { "" }**Joining.** Press *Join* before the start. Later, you wait for a free place: that of someone who is out, or who doesn't move for 5 days before any of their games has really begun.
    { "" }**Divisions** have 4 to 8 people of similar strength. You play everyone in yours once. Who moves first is decided at random.
    { "" }**Games** begin by themselves: two at a time at first, and all in the first quarter of the season. A game gives you a day for each move, and a reserve of days for the whole game. This server's limit of games doesn't count them.
    { "" }**Points.** A win is 1, a draw ½. If points are equal, these decide in turn: the games among those people, wins, points against strong opponents, fewer games lost on time, chance.
    { "" }**Up and down.** At the end, the first one or two of a division move up, and the last one or two move down.
    { "" }**Time.** If your time runs out, you lose the game. After two such games you're out of the season, and can't join tournaments here for 30 days, or 90 days the second time within a year.
    { "" }**Leaving.** If you leave before half of your games are over, none of them counts. Later, your open games are lost.
    { "" }**Vacation** stops your clocks for as many days as the season has weeks.
    { "" }**Not in tournaments:** takebacks, aborts, extra time, rematches. Blocks don't choose opponents: you may meet someone you've blocked.
    { "" }**The end.** Games still open become draws and change no rating. A week later the next season begins, and you're in unless you leave.
    { "" }**Fair draw.** The code in small print fixes everything decided at random before the start. After the season, the tournament file proves it.

# A ladder: people in order, who challenge those a few places above them.
tournament-ladder-name = { $game } ladder
tournament-list-ladder = **{ $name }** · { $game } · { $over ->
    [yes] this ladder is over
   *[no] ladder, { $count ->
        [one] 1 person
       *[other] { $count } people
    }
}
ladder-what = A ladder of { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. Challenge someone a few places above you. If you win, you take their place. You can join and leave at any time. A game gives you a day for each move, and { $days ->
    [one] 1 day
   *[other] { $days } days
} more for the whole game. { $rated ->
    [yes] Games are rated.
   *[no] Games aren't rated.
}
ladder-empty = No one is on the ladder yet. To join, press **Join**.
ladder-line = { $place }. { $player }
ladder-line-moved = { $line } { $up ->
    [yes] ▲
   *[no] ▼
}{ $places }
ladder-more = and { $count } more
ladder-over = This ladder is over.
ladder-place = You're at place { $place }. To move up, press **Challenge**.
ladder-leave-ask = Leave **{ $name }**? You lose your place, and your running games there are lost. You can join again at the bottom.
ladder-pick = Choose someone to challenge. The game begins at once, and they can't decline.
ladder-challenged = You've challenged { $player }. Your game begins now.
ladder-games-line = { $player } · { $state ->
    [mine] **your move**, { $when } { $link }
    [theirs] their move, { $when } { $link }
    [won] you won { $when }
    [lost] you lost { $when }
    [late] you lost on time { $when }
    [drawn] a draw { $when }
   *[later] begins again
}
# In the first and the last notice of a game.
ladder-game = **{ $name }** · { $challenger } challenges { $challenged }
ladder-now = { $player } is at place { $place } now.
ladder-rules-title = How a ladder works
ladder-rules =
    { "" }**Joining.** Press *Join*. You start at the bottom.
    { "" }**Challenges.** You can challenge the three places above you, and more if you're far down: a fifth of your own place. The game begins at once, and no one can decline.
    { "" }**Places.** If you win a game that you challenged to, you take the other one's place, and everyone between goes one down. Otherwise no one moves.
    { "" }**Games.** You have at most two at a time, and one of them at most that someone else challenged you to. After a game, the same two people wait 7 days. Whoever had the first side less often gets it, or else the one who was challenged.
    { "" }**Time.** A game gives you a day for each move, and 7 days in reserve for the whole game. If your time runs out before your second move, you go to the bottom, and the other one stays where they are. Two games lost on time within 60 days take you off the ladder.
    { "" }**Breaks.** After 60 days without a game you're off the ladder. You can join again at the bottom. During a vacation no one can challenge you, and it doesn't count for the 60 days. It stops your clocks for 7 days a game.
    { "" }**Leaving.** Your running games are lost, but no one takes your place by that: everyone below you moves one up.
    { "" }**Not in tournaments:** takebacks, aborts, extra time, rematches. Blocks don't protect a place: someone you've blocked can challenge you.
    { "" }**Fair dice.** The code in small print fixes the dice of all games. It's opened when the ladder ends.
act-ladder-off = **{ $name }:** { $why ->
    [left] { $person } left the ladder. Their running games are lost.
    [late] { $person } lost two games on time within 60 days, so they're off the ladder. Their running games are lost. They can join again at the bottom.
    [rested] { $person } hasn't played for 60 days, so they're off the ladder. They can join again at the bottom.
    [gone] { $person } is no longer in this server, so they're off the ladder. Their running games are lost.
    [removed] { $actor } took { $person } off the ladder. Their running games are lost.
   *[deleted] someone deleted their data, so they're off the ladder. Their running games are lost.
}
act-ladder-decided = **{ $name }:** { $actor } decided the game { $first } – { $second }: { $result ->
    [first] { $first } wins.
    [second] { $second } wins.
   *[draw] a draw.
}
act-ladder-over = **{ $name }:** { $why ->
    [shut-out] I was away from this server for 30 days, so the ladder is over. Open games end with no result.
   *[ended] { $actor } ended the ladder. Open games become draws.
}

# A cup: pairs, of whom one goes on. The same texts name rounds in cards and games.
tournament-cup-name = { $game } cup
tournament-list-cup = **{ $name }** · { $game } · cup { $state ->
    [open] for { $size } people, starts { $at } at the latest
    [running] is running
    [over] is over
   *[off] was canceled
}
cup-what = A cup of { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. You play the same opponent twice, once on each side. Whoever does better advances, and the other one is out. A game gives you a day for each move, and { $days ->
    [one] 1 day
   *[other] { $days } days
} more for the whole game. { $rated ->
    [yes] Games are rated.
   *[no] Games aren't rated.
}
cup-starts = It starts as soon as { $size } people are in, or else { $at } ({ $exactly }) with at least 3. To play, press **Join**.
cup-won = **{ $winner } wins the cup!**
cup-over = The cup is over.
cup-off = This cup was canceled.
cup-round = { $people ->
    [2] Final
    [4] Semifinals
    [8] Quarterfinals
   *[other] Round of { $people }
}
cup-pair = { $upper } – { $lower } · { $state ->
    [open] { $score }
    [decider] { $score }, a third game decides
    [won] { $score }, { $winner } advances
   *[walkover] { $winner } advances
}
cup-pair-bye = { $player } advances without a game
cup-rounds-later = Later rounds follow from these pairs.
cup-joined = You're in the cup! I'll tell you when it starts.
cup-begun = **{ $name } begins!** { $people }. These are your pairs. Each pair plays two games, which begin by themselves.
cup-finished = **{ $name } is over.** { $people }, thank you for playing.
cup-leave-ask = Leave **{ $name }** now? Your running games are lost, and your opponent advances. You can't undo that.
cup-left = You're out of **{ $name }**.
cup-game = **{ $name }** · { $round }{ $decider ->
    [yes] , deciding game
   *[no] { "" }
}
cup-decider = You two are level after two games, so this game decides. Sides were drawn. If it's a draw, { $player } advances.
cup-rules-title = How a cup works
cup-rules =
    { "" }**Joining.** Press *Join*. The cup starts as soon as it's full, or on its date. After that no one can join.
    { "" }**Pairs** are drawn at random. Some people may advance without a game in the first round.
    { "" }**Games.** You and your opponent play two games at the same time, one on each side. They begin by themselves. A game gives you a day for each move, and 7 days in reserve for the whole game. This server's limit of games doesn't count them.
    { "" }**Advancing.** A win is a point, a draw half a point. Whoever has more points advances. If you're level, a third game decides. Its sides are drawn, and in a draw the second side advances.
    { "" }**Time.** If your time runs out, you lose the game. After two such games you're out of the cup, and can't join tournaments here for 30 days, or 90 days the second time within a year.
    { "" }**Leaving.** Your running games are lost, and your opponent advances.
    { "" }**Vacation** stops your clocks for 7 days a game.
    { "" }**Not in tournaments:** takebacks, aborts, extra time, rematches. Blocks don't choose opponents: you may meet someone you've blocked.
    { "" }**Fair draw.** The code in small print fixes everything decided at random before the start. After the cup, the tournament file proves it.
act-cup-out = **{ $name }:** { $why ->
    [left] { $person } left the cup. Whoever plays against them advances.
    [late] { $person } lost a second game on time, so they're out of the cup and can't join tournaments here until { $until }. Whoever plays against them advances.
    [removed] { $actor } took { $person } out of the cup. Whoever plays against them advances.
   *[deleted] someone deleted their data, so they're out of the cup. Whoever plays against them advances.
}
act-cup-start = **{ $name }:** { $why ->
    [postponed] fewer than 3 people are in, so the cup starts a week later, { $soon } ({ $at }).
    [moved] { $actor } moved the start. The cup now starts { $soon } ({ $at }) at the latest.
    [gone] { $person } is no longer in this server, so the cup starts without them.
   *[excluded] { $person } can't play in tournaments here right now, so the cup starts without them.
}
act-cup-off = **{ $name }:** { $why ->
    [too-few] still fewer than 3 people are in, so the cup is canceled.
    [shut-out] I was away from this server for 30 days, so the cup is canceled.
   *[called-off] { $actor } canceled the cup. Open games end with no result.
}
act-cup-undone = **{ $name }:** { $actor } took back the decision about the game { $first } – { $second }.

# A Swiss tournament: `$line` is a row of its table, and Buchholz the points of all opponents.
tournament-swiss-name = { $game } Swiss
tournament-list-swiss = **{ $name }** · { $game } · Swiss tournament, { $state ->
    [open] starts { $at }
    [running] round { $round } of { $rounds }
    [over] over
   *[off] canceled
}
swiss-what = A Swiss tournament of { $game }{ $has_setup ->
    [yes] { " " }({ $setup })
   *[no] { "" }
}. In each round you play one game against someone with about as many points as you. No one is knocked out. A game gives you a day for each move, and { $days ->
    [one] 1 day
   *[other] { $days } days
} more for the whole game. { $rated ->
    [yes] Games are rated.
   *[no] Games aren't rated.
}
swiss-starts = It starts { $at } ({ $exactly }). To play, press **Join**. At least 6 people are needed.
swiss-round = Round { $round } of { $rounds }
swiss-line = { $line } · Buchholz { $buchholz }
swiss-table-buchholz = Buchholz
swiss-joined = You're in! **{ $name } starts { $at }.** Your first game begins by itself.
swiss-begun = **{ $name } begins!** { $people }. There are { $rounds } rounds. Your games begin by themselves.
swiss-leave-ask = Leave **{ $name }** now? Your running game is lost, and you get no more games. You can't undo that.
swiss-byes = Rounds without an opponent, a point each: { $count }
swiss-waiting = You're waiting for your next opponent. New games begin once a day, or as soon as no game is running.
swiss-rules-title = How a Swiss tournament works
swiss-rules =
    { "" }**Joining.** Press *Join* before the start. After that no one can join.
    { "" }**Rounds.** You play one game at a time, against someone with about as many points. You don't meet the same person twice if that's possible. There are 3 to 9 rounds, depending on the number of people. No one is knocked out.
    { "" }**Pairs** are found once a day, at the hour of the start, and as soon as no game is running. You can be one round ahead of the slowest, so you may have to wait.
    { "" }**Odd one out.** If no game is running and there's no opponent for you, you get a point without a game.
    { "" }**Points.** A win is a point, a draw half a point. People with equal points are ordered by the points of their opponents (Buchholz), wins, points against strong opponents (Sonneborn-Berger), games lost on time, and last at random.
    { "" }**Time.** A game gives you a day for each move, and 7 days in reserve for the whole game. If your time runs out, you lose the game. The second such game puts you out, and you can't join tournaments here for 30 days, or 90 days the second time within a year.
    { "" }**Leaving.** Your running game is lost, and you aren't paired any more. If fewer than half of your games were over, none of them counts, and your opponent gets a new game.
    { "" }**Vacation** stops your clocks for 7 days a game.
    { "" }**Not in tournaments:** takebacks, aborts, extra time, rematches. Blocks don't choose opponents: you may meet someone you've blocked.
    { "" }**Fair draw.** The code in small print fixes everything decided at random before the start. At the end, the tournament file proves it.
act-swiss-few = **{ $name }:** { $why ->
    [postponed] fewer than 6 people are in, so the season starts a week later, { $soon } ({ $at }).
   *[too-few] still fewer than 6 people are in, so the season is canceled.
}

# Acts, told in public. `$struck` tells whether games of someone who is out still count.
act-postponed = **{ $name }:** fewer than 4 people are in, so the season starts a week later, { $soon } ({ $at }).
act-moved = **{ $name }:** { $actor } moved the start. The season now starts { $soon } ({ $at }).
act-left = **{ $name }:** { $person } left the season. { $struck ->
    [yes] Fewer than half of their games were over, so none of them counts.
   *[no] Their open games are lost.
}
act-late = **{ $name }:** { $person } lost a second game on time, so they're out of the season and can't join tournaments here until { $until }. { $struck ->
    [yes] Fewer than half of their games were over, so none of them counts.
   *[no] Their open games are lost.
}
act-removed = **{ $name }:** { $actor } took { $person } out of the season. { $struck ->
    [early] { "" }
    [yes] Fewer than half of their games were over, so none of them counts.
   *[no] Their open games are lost.
}
act-gone = **{ $name }:** { $person } is no longer in this server, so the season starts without them.
act-excluded = **{ $name }:** { $person } can't play in tournaments here right now, so the season starts without them.
act-deleted = **{ $name }:** someone deleted their data, so they're out of the season. { $struck ->
    [yes] Fewer than half of their games were over, so none of them counts.
   *[no] Their open games are lost.
}
act-idle = **{ $name }:** { $person } hasn't moved for 5 days, and none of their games has really begun. Someone who waits takes their place.
act-seated = **{ $name }:** { $person } takes a free place in division { $division }. Its games begin again.
act-decided = **{ $name }:** { $actor } decided the game { $first } – { $second } in division { $division }: { $result ->
    [first] { $first } wins.
    [second] { $second } wins.
   *[draw] a draw.
}
act-undone = **{ $name }:** { $actor } took back the decision about the game { $first } – { $second } in division { $division }.
act-ended = **{ $name }:** { $actor } ended the season early. Open games become draws.
act-too-few = **{ $name }:** still fewer than 4 people are in, so the season is canceled.
act-called-off = **{ $name }:** { $actor } canceled the season. Open games end with no result.
act-shut-out = **{ $name }:** I was away from this server for 30 days, so the season is canceled.

# The draft of a tournament.
new-tournament-title = A new tournament
new-tournament-name = **Name:** { $name }
new-tournament-game = **Game:** { $game }
new-tournament-which = **Game:** choose one below
new-tournament-terms = **Kind:** league · **Season:** { $weeks } weeks · **Time:** a day for each move, and { $days ->
    [one] 1 day more in all
   *[other] { $days } days more in all
} · **{ $rated ->
    [yes] Rated
   *[no] Unrated
}**
new-ladder-terms = **Kind:** ladder · **Time:** a day for each move, and { $days ->
    [one] 1 day more in all
   *[other] { $days } days more in all
} · **{ $rated ->
    [yes] Rated
   *[no] Unrated
}**
new-cup-terms = **Kind:** cup for { $size } people · **Time:** a day for each move, and { $days ->
    [one] 1 day more in all
   *[other] { $days } days more in all
} · **{ $rated ->
    [yes] Rated
   *[no] Unrated
}**
new-swiss-terms = **Kind:** Swiss tournament · **Time:** a day for each move, and { $days ->
    [one] 1 day more in all
   *[other] { $days } days more in all
} · **{ $rated ->
    [yes] Rated
   *[no] Unrated
}**
new-tournament-start = **First season:** starts { $start ->
    [one] in 1 day
   *[other] in { $start } days
}, if at least 4 people have joined
new-cup-start = **Start:** as soon as it's full, or { $start ->
    [one] in 1 day
   *[other] in { $start } days
}, if at least 3 people have joined
new-swiss-start = **Start:** { $start ->
    [one] in 1 day
   *[other] in { $start } days
}, if at least 6 people have joined
new-tournament-how = I post it in this channel with a **Join** button. Everything else happens by itself.
new-tournament-choose-kind = Kind of tournament
new-kind-league = League
new-kind-league-what = Divisions in which everyone plays everyone, season after season
new-kind-ladder = Ladder
new-kind-ladder-what = People in order, who challenge those a few places above. No dates
new-kind-cup = Cup
new-kind-cup-what = Pairs play two games. The better one advances, the other one is out
new-kind-swiss = Swiss tournament
new-kind-swiss-what = 3 to 9 rounds against people with about as many points. No one is out
new-tournament-choose-time = Length of a season, and time for a game
new-tournament-choose-start = Start of the first season
new-cup-size = { $size } people
new-cup-choose-size = Number of people
new-cup-choose-start = Start at the latest
new-tournament-length = { $weeks } weeks · { $days ->
    [one] 1 day in reserve for a game
   *[other] { $days } days in reserve for a game
}
new-tournament-days = { $days ->
    [one] In 1 day
   *[other] In { $days } days
}
new-tournament-done = Done! I'm posting it here. `/tournament manage` changes it.
new-tournament-missing = In this channel I'm not allowed to { $missing }, so I can't post a tournament here.

# Organizers.
manage-title = Manage { $name }
manage-what = What would you like to do?
manage-move = Move the start
manage-remove = Take someone out
manage-seat = Give a place to someone who waits
manage-decide = Decide a game
manage-undo = Take a decision back
manage-end = End the season now
manage-end-ladder = End the ladder
manage-off = Cancel the season
manage-off-cup = Cancel the cup
manage-nothing = There's nothing to choose here right now.
manage-pick-start = When should it start?
manage-pick-person = Who should go?
manage-pick-place = Whose place becomes free?
manage-pick-reserve = Who takes it?
manage-pick-game = Which game?
manage-pick-result = How does it end?
manage-person = { $player } · division { $division }
manage-game = { $first } – { $second } · division { $division }, round { $round }
manage-result-first = { $player } wins
manage-result-draw = Draw
manage-sure-move = The season of **{ $name }** will start { $at } ({ $exactly }). Everyone will read that you moved it.
manage-sure-remove = Take { $player } out of **{ $name }**? Their running games count as resigned. You can't undo this, and everyone will read it.
manage-sure-seat = Give the place of { $player } in division { $division } to { $reserve }? Its games begin again. You can't undo this, and everyone will read it.
manage-sure-decide = Decide the game { $first } – { $second }: { $result ->
    [first] { $first } wins.
    [second] { $second } wins.
   *[draw] a draw.
} If it's running, it ends. Everyone will read it. Until the season ends, you can take it back.
manage-sure-undo = Take back the decision about { $first } – { $second }? Unless it was played before, the game begins again. Everyone will read it.
manage-sure-end = End the season of **{ $name }** now? Open games become draws. You can't undo this, and everyone will read it.
manage-sure-decide-ladder = Decide the game { $first } – { $second }: { $result ->
    [first] { $first } wins.
    [second] { $second } wins.
   *[draw] a draw.
} It ends, and places change at once. You can't undo this, and everyone will read it.
manage-sure-end-ladder = End **{ $name }**? Open games become draws, and no one moves any more. You can't undo this, and everyone will read it.
manage-sure-off = Cancel the season of **{ $name }**? It gets no final table, running games end with no result, and no other season follows. You can't undo this, and everyone will read it.
manage-sure-move-cup = **{ $name }** will start { $at } ({ $exactly }) at the latest. Everyone will read that you moved it.
manage-sure-off-cup = Cancel **{ $name }**? No one wins it, and running games end with no result. You can't undo this, and everyone will read it.
manage-sure-decide-cup = Decide the game { $first } – { $second }: { $result ->
    [first] { $first } wins.
    [second] { $second } wins.
   *[draw] a draw.
} If it's running, it ends. Everyone will read it. You can take it back until another game follows from it.
manage-done = Done. I'm telling everyone.

## Refusals

refusal-no-such-match = I can't find that game here. `/games` lists yours.
refusal-no-match-of-server = I can't find that game in this server. To start with the first game, leave `after` out.
refusal-no-match-of-yours = You have no game for that. Start one with `/challenge`.
refusal-no-ended-match = You haven't finished any games yet. Try this again once one is over.
refusal-which-watched = Several games are played here. Choose one with `game`.
refusal-which-match = You have several games. Choose one with `game`.
refusal-not-seated = Only this game's two players can do that. `/board` shows it to you.
refusal-over = This game is over.
refusal-not-on-turn = It's your opponent's turn. I'll ping you when it's yours.
refusal-stale = The game has moved on. Here's the board now.
refusal-no-such-turn = { $last ->
    [0] No one has moved yet, so there's only the starting position: number 0.
   *[other] The game hasn't come that far. The last move is number { $last }.
}
refusal-no-such-puzzle = That puzzle isn't there any more. `/puzzle` gives you another one.
refusal-no-puzzle-channel = Where should I post it? Choose a `channel`.
refusal-no-such-lesson = That lesson isn't there any more. `/learn` shows the lessons there are.
refusal-no-such-game = I don't know that game. Pick one from the list.
refusal-no-such-setup = That game has no such setup. Pick one from the list.
refusal-no-such-pace = The time per move can be { $days } days.
refusal-no-such-budget = Besides a day for each move, the days for the whole game can be { $days }.
refusal-pace-and-budget = Choose either a time per move (`pace`) or a time for the whole game (`time`).
refusal-budget-against-computer = Against the computer there's no time for the whole game. Leave `time` out, or choose a time per move (`pace`).
refusal-out-of-time = The player on turn had already run out of time, so this doesn't count. The game is over.
refusal-self-challenge = You can't challenge yourself. Leave `opponent` out to invite anyone.
refusal-bot-opponent = That bot doesn't play. Challenge a person or me, or leave `opponent` out to invite anyone.
refusal-unrated-level = Rated games start at { $lowest }. Choose that level or a higher one, or make the game unrated.
refusal-no-computer = That's only for games against the computer. Start one with `/challenge` and its `level`.
refusal-strict = This game is strict: no takebacks, no hints.
refusal-rated-computer = This game is rated: no takebacks, no hints.
refusal-not-in-server = You can only challenge in a server where you both are.
refusal-no-such-challenge = That challenge is gone.
refusal-challenge-closed = { $state ->
    [accepted] Someone has accepted this challenge already.
    [declined] This challenge was declined.
    [withdrawn] This challenge was withdrawn.
    [closed] This challenge is closed, because the game couldn't begin.
   *[expired] This challenge has expired. Make a new one with `/challenge`.
}
refusal-not-challenged = This challenge is for someone else.
refusal-own-challenge = That's your own challenge. Someone else has to accept it.
refusal-not-challenger = Only the player who made this challenge can withdraw it.
refusal-pair-limited = Nothing has begun yet: this game would be unrated. You two have begun { $most ->
    [one] 1 rated game
   *[other] { $most } rated games
} of it within 7 days. You can play it unrated, or rated later.
refusal-plan-on-turn = It's your turn, so just play with `/move`. Plans are for your opponent's turn.
refusal-too-many-plans = You have { $most } plans in this game, the limit. Cancel some first.
refusal-no-such-plan = That plan is gone.
refusal-planned-already = You already have a plan for that move. Cancel it first, or plan for another move.
refusal-plan-unfinished = After that it's not your turn yet. If their move has several parts, write `;` between them.
refusal-plan-ends = That move ends the game, so there's nothing to reply to.
refusal-plan-if = `if` isn't a move that your opponent can make. They'd be told: { $why }
refusal-plan-then = You can't reply with `then`. { $why }
refusal-no-lots = There are no dice in that game.
refusal-sealed = This game isn't over yet. You can verify it once it is.
refusal-no-draw-offer = That offer is gone.
refusal-own-draw-offer = That's your own offer, so your opponent has to answer it. To withdraw it, press **More**.
refusal-draw-offer-stands = You've already offered a draw. To withdraw the offer, press **More**.
refusal-nothing-to-take-back = You have no move to take back yet.
refusal-takeback-chance = That can't be taken back: dice were rolled since.
refusal-takeback-secret = That can't be taken back: a secret was shown since.
refusal-takeback-stands = You've already asked for a takeback. To withdraw the request, press **More**.
refusal-takeback-asked = Your opponent asks for a takeback. Please answer that first; you'll find it under **More**, too.
refusal-own-takeback = That's your own request, so your opponent has to answer it. To withdraw it, press **More**.
refusal-no-takeback = That request is gone.
refusal-both-moved = You've both moved, so you can't abort. You can resign or offer a draw.
refusal-reviewed-later = You can review a game once it's over.
refusal-nothing-to-review = No one moved in that game, so there's nothing to review.
refusal-not-over = This game isn't over yet. Finish it first.
refusal-rematch-stands = You've already offered a rematch. Your opponent has to answer.
refusal-rematch-made = This game already has a rematch.
refusal-opponent-gone = Your opponent has left and can't play any more.
refusal-note-too-long = Notes can have { $limit ->
    [one] 1 character
   *[other] { $limit } characters
}.
refusal-own-clock = You can't give yourself time. Your opponent can, with `/moretime`.
refusal-not-on-vacation = You're not on vacation.
refusal-vacation-none = You have no vacation left in { $year }.
refusal-vacation-spent = You have only { $left } of vacation left in { $year }.
refusal-vacation-none-beyond = A new vacation starts now and replaces the one you're on. After that one you have no vacation left in { $year }.
refusal-vacation-spent-beyond = A new vacation starts now and replaces the one you're on. After that one you have only { $left } of vacation left in { $year }.
refusal-vacations-begun = You've begun { $most ->
    [one] 1 vacation
   *[other] { $most } vacations
} within 7 days. The next one can begin { $next }.
refusal-not-admin = Only people who can manage this server can do that.
refusal-own-match = You play in that game yourself, so another admin has to decide.
refusal-too-many-channels = A server can have { $most ->
    [one] 1 game channel
   *[other] { $most } game channels
}. Remove one first.
refusal-no-game-channel = That's not a game channel. `/server show` lists them.
refusal-too-many-games = In this server each player can have { $limit ->
    [one] 1 ongoing game. Finish yours first.
   *[other] { $limit } ongoing games. Finish one of yours first.
}
refusal-too-many-games-theirs = In this server each player can have { $limit ->
    [one] 1 ongoing game, and they have theirs already.
   *[other] { $limit } ongoing games, and they have all of theirs already.
}
refusal-too-many-challenges = In this server each player can have { $limit ->
    [one] 1 open challenge, and you have yours already
   *[other] { $limit } open challenges, and you have all of yours already
}. Withdraw one first (`/games` lists them), or wait: the first one expires { $until }.
refusal-too-many-challenges-in-all = You have { $limit } open challenges, and that's the most anyone can have in all servers together. Withdraw one first (`/games` lists them), or wait: the first one expires { $until }.
refusal-challenge-already-sent = You've already challenged them to this game, and they haven't answered yet. Your challenge expires { $until }. To withdraw it, open `/games`.
refusal-challenge-already-received = They've already challenged you to this game, so you only need to accept: `/games` shows their challenge. It expires { $until }.
refusal-open-challenge-already-sent = You already have a challenge for this game here that anyone can accept. It expires { $until }. To withdraw it, open `/games`.
refusal-declined-lately = They declined your last challenge to this game. You can challenge them to it again { $until }.
refusal-too-many-requests = In one channel I post at most { $limit } of your challenges and requests an hour, and you've reached that. You can send the next one { $until }.
refusal-accepts-none = They aren't open to a game with you right now. To invite anyone, use `/challenge` without `opponent`.
refusal-self-block = You can't block yourself.
refusal-bot-block = Bots can't be blocked. They never challenge you.
refusal-too-many-blocks = You've blocked { $limit } people, and that's the most. Lift a block first: `/block` lists them.
refusal-blocked-by-you = You've blocked them. To play them, lift the block first: `/block` lists your blocks.
refusal-not-moderator = That's for people who can time out members of this server, and it works only here.
refusal-self-mute = You can't mute yourself.
refusal-bot-mute = Bots can't be muted. They never play.
refusal-not-muted = They aren't muted here.
refusal-no-reason = Please give a reason.
refusal-muted = A moderator has muted you in this server until { $until }. Until then you can't start games with people here. The reason: { $reason }
refusal-other-muted = They can't start games in this server right now.
refusal-not-rated = That game changed no ratings, so there's nothing to take back.
refusal-too-old-to-annul = A game can be annulled within { $days ->
    [one] 1 day
   *[other] { $days } days
} after its end.
refusal-already-annulled = That game is annulled already. `/moderate restore` undoes it.
refusal-not-annulled = That game isn't annulled.
refusal-presence-unknown = I can't tell whether { $player } is still here. Try again.
refusal-start-left = { $player } has left this server, so the game can't begin.
refusal-start-unseen = { $player } can't see { $channel }, where the game would be played.
refusal-start-unwritable = I can't write in { $channel }, where the game would be played. Ask a server admin.
refusal-start-closed = { $why } This challenge is closed now.
refusal-not-organizer = Only people who manage this server, or have its role for organizers, can do that.
refusal-which-tournament = There are several tournaments here. Choose one with `tournament`.
refusal-decide-in-tournament = That game belongs to a tournament. To decide it, use `/tournament manage`.
refusal-sealed-season = What was decided at random stays sealed until the season is over. Then you can check it here.
refusal-tournament-game = Games of tournaments have no takebacks, aborts, extra time or rematches, so that they're the same for everyone.
refusal-no-such-tournament = I can't find that tournament here. `/tournament show` lists this server's.
refusal-no-tournament-name = A tournament needs a name of up to { $most } visible characters.
refusal-no-such-term = That choice isn't there any more. Start again with `/tournament new`.
refusal-no-such-start = A season can start within the next { $days ->
    [one] day
   *[other] { $days } days
}.
refusal-too-many-tournaments = A server can have { $most ->
    [one] 1 tournament
   *[other] { $most } tournaments
} at a time. You can end one with `/tournament manage`.
refusal-season-full = There's no room left: { $most } people are in.
refusal-already-entered = You're in already. There's nothing else to do.
refusal-not-entered = You aren't taking part. To join, press **Join** or use `/tournament join`.
refusal-they-not-entered = They aren't taking part.
refusal-out-of-season = You're out of this season. You can join the next one once it's announced.
refusal-barred = You lost two games of a season on time. You can join this server's tournaments again { $until } ({ $exactly }).
refusal-tournament-over = This tournament is over. `/tournament show` lists the others.
refusal-not-in-this-state = The season has moved on, so that isn't possible any more. `/tournament show` shows where it is now.
refusal-own-division = You play there yourself, so another organizer has to do it.
refusal-no-challenge = { $why ->
    [top] You're at the top, so there's no one to challenge.
    [busy] You have two games on this ladder. When one of them is over, you can challenge someone again.
    [vacation] You're on vacation. To challenge someone, end it with `/vacation`.
   *[nobody] No one above you can be challenged right now: they have games, are on vacation, or played you within the last 7 days. Try again later.
}
refusal-not-posted-yet = The message of this ladder isn't posted yet. Try again in a minute.
refusal-not-challengeable = You can't challenge them right now. **Challenge** shows who is free.
refusal-no-draw = A ladder draws nothing, so there's nothing to check here. `/verify` checks the dice of its games.
refusal-cup-begun = This cup has begun, so no one can join any more. `/tournament show` lists the others.
refusal-swiss-begun = This tournament has begun, so no one can join any more. `/tournament show` lists the others.
refusal-result-stands = Another game has followed from this result, so it stays.
refusal-no-such-season-game = I can't find that game in this season.
refusal-seat-taken = A game of that place is being played or over, so no one can take it any more.
refusal-repeated = That's done already.
refusal-unknown = I don't know that button or command any more. `/help` shows what I can do.
refusal-press-again = That took too long. Please press the button again.
refusal-empty-turn = Type your move, for example `{ $example }`, or choose it here.
fault-full = My disk is full, so I couldn't save that. Nothing has changed. Please tell the bot's owner, then try again.
fault-away = I can't reach my games right now, so I couldn't do that. Nothing is lost. Please try again in a minute.
fault-stored-game = That's done and stored, but I can't show you the game right now. In a minute, `/board` shows it.
fault-stored = That's done and stored, but I can't show you the result right now. Please look again in a minute.
fault-drafted = I can't reach my games right now. Your move isn't played yet, and your choice is kept. Please try again in a minute.
fault-doubt-game = I lost touch with my games while storing that, so I don't know whether it was stored. In a minute, `/board` shows. Please look before you try again.
fault-doubt = I lost touch with my games while storing that, so I don't know whether it was stored. In a minute, `/games` shows your games and challenges, and `/settings` your settings. Please look before you try again.
typed-too-long = That's too long: I read up to { $limit ->
    [one] 1 character
   *[other] { $limit } characters
} there. Please shorten it.
busy = Too many people need me right now, so I haven't done anything yet. Please try again in a minute.
fault = Something broke on my side. `/board` shows whether your move was played. If it happens again, send the bot's owner this number: { $reference }

## Rules, for all games

rule-syntax = I can't read that as a move.
rule-illegal = That move isn't legal.
rule-over = This game is over.
rule-too_deep = I count at most { $limit ->
    [one] 1 move
   *[other] { $limit } moves
} deep.
rule-too_many = There { $limit ->
    [one] is more than 1 turn
   *[other] are more than { $limit } turns
}.
rule-too_many-results = There { $limit ->
    [one] is more than 1 result
   *[other] are more than { $limit } results
}.
rule-too_many-nodes = There { $limit ->
    [one] is more than 1 node
   *[other] are more than { $limit } nodes
}.
rule-too_much-turns = These turns take too much work to list.
rule-too_much-results = These results take too much work to list.
rule-too_much-nodes = These nodes take too much work to count.

## Aruki

-aruki-kind-O = Pawn
-aruki-kind-J = Javelin
-aruki-kind-P = Pike
-aruki-kind-PP = Greater Pike
-aruki-kind-L = Lance
-aruki-kind-LL = Greater Lance
-aruki-kind-S = Sword
-aruki-kind-SS = Long Sword
-aruki-kind-R = Rook
-aruki-kind-A = Arrow
    .class = v
-aruki-kind-M = Minister
-aruki-kind-K = King
-aruki-kind-JK = Jester
-aruki-kind-GD = Golden Dragon
-aruki-kind-SD = Silver Dragon

# What a turn does to the enemy king; part of each turn's sentence.
aruki-end = { $end ->
    [check] , check
    [checkmate] , checkmate
   *[quiet] { "" }
}
aruki-step = { $piece } { $from } to { $to }{ aruki-end }
aruki-step-takes = { $piece } { $from } takes { $victim } on { $to }{ aruki-end }
aruki-step-becomes = { $piece } { $from } to { $to } and becomes { $result }{ aruki-end }
aruki-step-takes-becomes = { $piece } { $from } takes { $victim } on { $to } and becomes { $result }{ aruki-end }
aruki-evolve = { $piece } on { $at } and { $with } from the tray become { $result }{ aruki-end }
aruki-wipe-column = Golden Dragon clears column { $line }: itself, { $own } own and { $enemy } enemy { $enemy ->
    [one] piece
   *[other] pieces
}{ aruki-end }
aruki-wipe-row = Silver Dragon clears row { $line }: itself, { $own } own and { $enemy } enemy { $enemy ->
    [one] piece
   *[other] pieces
}{ aruki-end }
# A wipe that was played: everything that it took is named.
aruki-wiped-column = Golden Dragon clears column { $line }: itself, { $pieces }{ aruki-end }
aruki-wiped-row = Silver Dragon clears row { $line }: itself, { $pieces }{ aruki-end }
aruki-wiped-piece = { $side } { $piece } { $at }
aruki-wiped-none = nothing else
aruki-warn-wipe = A dragon can do this once in a game, and your { $dragon } is removed, too.
aruki-warn-own = You also lose: { $pieces }.
aruki-warn-own-piece = { $piece } { $at }

# The alt text of a picture: a sentence for each thing that it shows.
aruki-alt-turn = Aruki, move { $number }, { $side } to move, seen from { $from }.
aruki-alt-over = Aruki, game over, seen from { $from }.
aruki-alt-side = { $side }: { $pieces }.
aruki-alt-kind = { $kind } { $squares }
aruki-alt-tray = Tray: { $pieces }.
aruki-alt-tray-empty = Tray empty.
aruki-alt-tray-kind = { $count } { $kind }
aruki-alt-powers = { $powers ->
    [both] Both dragon powers ready.
    [golden] Golden dragon power ready.
    [silver] Silver dragon power ready.
   *[none] No dragon power left.
}
aruki-alt-check = { $line ->
    [yes] Line check to { $king } by { $piece } { $by }.
   *[no] Check to { $king } by { $piece } { $by }.
}

aruki-piece = { $side } { $piece }
aruki-describe-board = { $side } { $squares }
aruki-describe-tray = { $side } { $held } in the tray
aruki-describe-both = { $side } { $squares } and { $held } in the tray
aruki-describe-group = { $piece } on { $squares }
aruki-describe-square = { $square }: { $piece }.
aruki-ask-man = Which piece?
aruki-ask-target = Where does the { $piece } on { $from } go?
aruki-ask-promotion = What does the { $piece } become on { $to }?
aruki-ask-done = Ready to play.
aruki-choice-man = { $piece } { $at }
aruki-choice-targets = { $count } choices, for example { $meaning }
aruki-choice-to = to { $to }
aruki-choice-takes = to { $to }, takes { $victim }
aruki-choice-becomes = then choose what it becomes
aruki-choice-promotion = becomes { $result }
aruki-choice-merge = merges with { $with }, becomes { $result }
aruki-choice-wipe = clears its { $line ->
    [column] column
   *[row] row
}

rule-aruki-game_over = This game is over.
rule-aruki-syntax = I can't read that as a move. Write where the piece stands and where it goes, for example `d2d3`.
rule-aruki-not_canonical = That isn't written in the strict notation.
rule-aruki-wrong_suffix = The mark for check or checkmate at the end is wrong.
rule-aruki-empty_square = There's no piece on { $square }.
rule-aruki-not_your_piece = The { $piece } on { $square } isn't yours.
rule-aruki-wrong_symbol = The piece on { $square } is { WORD($piece, article: "a") }, not { WORD($named, article: "a") }.
rule-aruki-wrong_victim = The piece on { $square } is { WORD($piece, article: "a") }, not { WORD($named, article: "a") }.
rule-aruki-no_victim = There's no piece on { $square } to take.
rule-aruki-cannot_reach = The { $piece } on { $from } can't get to { $to }.
rule-aruki-stays = The { $piece } on { $from } has to go somewhere else.
rule-aruki-own_piece = Your own { $other } is on { $to }.
rule-aruki-pawn_captures_only = The { $piece } only moves diagonally to capture, and { $to } is empty.
rule-aruki-pawn_straight_capture = The { $piece } can't capture straight ahead, and there's { WORD($other, article: "a") } on { $to }.
rule-aruki-blocked = The { $other } on { $by } blocks the { $piece } from { $from } to { $to }.
rule-aruki-promotes_on_pawn_row = The { $piece } can only promote when it enters your opponent's pawn row, and { $to } isn't on it.
rule-aruki-only_pawns_promote = Only a Pawn or a Javelin can promote, not { WORD($piece, article: "a") }.
rule-aruki-promotion_type = Nothing can promote to { WORD($named, article: "a") }.
rule-aruki-javelin_to_pawn = A Javelin can't promote to a Pawn.
rule-aruki-not_in_tray = You have no { $named } in your tray.
rule-aruki-no_such_evolution = { $piece } and { $with } don't merge.
rule-aruki-wrong_result = { $piece } and { $with } become { WORD($result, article: "a") }, not { WORD($named, article: "a") }.
rule-aruki-not_a_dragon = Only a dragon can clear its line, and the piece on { $square } is { WORD($piece, article: "a") }.
rule-aruki-power_spent = The { $piece } on { $square } has used its power.
rule-aruki-own_king_on_line = The { $piece } on { $square } can't clear its line: your own King is on it, on { $king }.
rule-aruki-king_enters_line = Your King can't go to { $king }: the { $piece } on { $by } threatens that whole line.
rule-aruki-king_enters_attack = Your King can't go to { $king }: the { $piece } on { $by } attacks it.
rule-aruki-king_stays_in_check = The { $piece } on { $by } gives check to your King on { $king }, and this doesn't stop it.
rule-aruki-king_exposed = That would leave your King on { $king } in check from the { $piece } on { $by }.
rule-aruki-unknown_setup = There's no setup { $setup }.
rule-aruki-position_fields = A position has six fields with one blank between them; I found { $found }.
rule-aruki-position_rows = The board has 12 rows with slashes between them; I found { $found }.
rule-aruki-position_row = Row { $row } doesn't have 12 squares.
rule-aruki-position_run = Empty squares in a row are a number from 1 to 12, without a leading zero.
rule-aruki-position_piece = There's no such piece. Two-letter symbols stand in square brackets.
rule-aruki-position_twice = { $side } has more than one { $piece }.
rule-aruki-position_no_king = { $side } has no King.
rule-aruki-position_pawn = A Pawn of { $side } can't be on row { $row }.
rule-aruki-position_side = The side to move is written w or b.
rule-aruki-position_trays = The trays are White's and Black's, with a slash between them.
rule-aruki-position_tray_empty = An empty tray is written as a dash ({ $side }).
rule-aruki-position_tray_piece = The tray of { $side } holds something that can't be in a tray.
rule-aruki-position_tray_order = The tray of { $side } isn't in the order O J P PP L LL S SS R A M, each kind once.
rule-aruki-position_tray_count = A count in the tray of { $side } is a number from 2 to { $limit }, without a leading zero.
rule-aruki-position_flag = The flags say that { $side } has { WORD($piece, article: "a") } whose power is ready, but it isn't on the board.
rule-aruki-position_flags = The dragon flags are some of G, S, g, s in that order, or a dash.
rule-aruki-position_quiet = The quiet counter is a number from 0 to { $limit }, without a leading zero.
rule-aruki-position_turn = The turn is a number from 1 to { $limit }, without a leading zero.
rule-aruki-position_check = It isn't { $side }'s turn, but { $side } is in check: its King could be taken.

## Chakart

chakart-ask-man = Which piece?
chakart-ask-target = Where does the { $piece } on { $from } go?
chakart-ask-way = How does the { $piece } go to { $to }?
# A king that can step to a square or shell it.
chakart-ask-shell = Step to { $to }, or shell it?
chakart-ask-swap = Swap the { $piece } on { $from } with which piece?
chakart-ask-drop = Put it on which square?
chakart-ask-promotion = What does it become?
chakart-ask-done = Ready to play.
chakart-entry-man = { $piece } { $at }
chakart-entry-swap = with { $piece } on { $at }
chakart-entry-to = to { $to }
chakart-entry-onto = to { $to }, onto the { $object }
chakart-entry-takes = to { $to }, takes { $victim }
chakart-entry-choices = { $count } choices, for example { $meaning }
chakart-entry-ways = then choose how
chakart-entry-openly = openly
chakart-entry-unseen = unseen
chakart-entry-shell = by shell, without moving
chakart-entry-becomes = becomes { $result }
-chakart-kind-P = Pawn
    .other = Pawns
-chakart-kind-R = Rook
    .other = Rooks
-chakart-kind-N = Knight
    .other = Knights
-chakart-kind-B = Bishop
    .other = Bishops
-chakart-kind-Q = Queen
    .other = Queens
-chakart-kind-K = King
    .other = Kings
-chakart-kind-m = mushroom
-chakart-kind-e = egg
    .class = v
-chakart-kind-d = banana
-chakart-kind-w = bomb
-chakart-hidden-queen = hidden Queen
# What eggs hold.
-egg-B = King Boo
-egg-K = Koopa
-egg-T = Toadette
-egg-C = Chomp
-egg-D = Daisy
-egg-M = Bowser
-egg-L = Luigi
-egg-W = Waluigi

# What a turn does; the sentences stand behind one another, and the last one has no full stop.
chakart-go = { $piece } { $from } to { $to }
chakart-takes = { $piece } { $from } takes { $victim } on { $to }
chakart-go-becomes = { $piece } { $from } to { $to } and becomes { $becomes }
chakart-takes-becomes = { $piece } { $from } takes { $victim } on { $to } and becomes { $becomes }
chakart-stealth = Queen { $from } goes to { $to } unseen
chakart-stealth-takes = Queen { $from } goes to { $to } unseen and takes { $victim }
chakart-unseen = A Queen of { $side } leaves { $from } unseen
chakart-taken = The { $victim } on { $at } is taken
chakart-crushed = It crushes the hidden Queen on { $at }
chakart-taken-blind = It takes the hidden Queen on { $one } or { $other }
chakart-taken-unseen = It takes { $side }'s hidden Queen
chakart-appears = The hidden Queen appears on { $at }
chakart-shell = The King on { $king } shells the { $victim } on { $at }
chakart-mushroom = A mushroom carries it to { $to }
chakart-mushroom-becomes = A mushroom carries it to { $to }, where it becomes { $becomes }
chakart-throw = { WORD($object, article: "the", start: "yes") } throws it to { $to }{ $whose ->
    [own] , onto its own { $victim }
    [enemy] , onto the enemy { $victim }
   *[nobody] { "" }
}{ $becomes ->
    [yes] , where it becomes { $kind }
   *[no] { "" }
}
chakart-koopa = The { $piece } goes back to { $to }
chakart-gift = { WORD($object, start: "yes") } on { $at }
chakart-destroyed = The { $object } on { $at } is gone
chakart-becomes = The Pawn on { $at } becomes { WORD($becomes, article: "a") }
chakart-egg = An egg: { $egg }!
chakart-gone = The { $piece } is gone
chakart-halo = The { $piece } can't move for a turn
chakart-recoloured = The { $piece } on { $at } changes sides
chakart-nobody = No piece can change sides
chakart-swap = The { $first } on { $one } and the { $second } on { $other } swap places
chakart-drop = { WORD($piece, article: "a", start: "yes") } is placed on { $at }
chakart-passes = Passes
chakart-declines = Declines the bonus
chakart-awake = Can move again: { $squares }
chakart-bonus-daisy = Another move follows
chakart-bonus-kingboo = Two pieces will swap places
chakart-bonus-toadette = { WORD($piece, article: "a", start: "yes") } will be placed on the board
chakart-bonus-promote = The Pawn on { $at } will promote

# What a roll decided, behind the number of its move.
chakart-roll-placed = { $piece } on { $at }
chakart-roll-placed-both = { $piece } on { $at } and across from it
chakart-roll-thrown = { $object } on { $from }: to { $to }
chakart-roll-egg-B = egg on { $at }: { $egg }, a swap
chakart-roll-egg-K = egg on { $at }: { $egg }, the way back
chakart-roll-egg-T = egg on { $at }: { $egg }, a new piece
chakart-roll-egg-C = egg on { $at }: { $egg }, the piece is eaten
chakart-roll-egg-D = egg on { $at }: { $egg }, another move
chakart-roll-egg-M = egg on { $at }: { $egg }, a turn to rest
chakart-roll-egg-L = egg on { $at }: { $egg }, an enemy piece changes sides
chakart-roll-egg-W = egg on { $at }: { $egg }, one's own piece changes sides
chakart-roll-given = Toadette's piece: { $piece }
chakart-roll-recolored = changes sides: the piece on { $at }
chakart-roll-gift = { WORD($object, article: "a") } falls on { $at }

# What dice will decide, behind what a turn does before.
chakart-lot-throw = { WORD($object, article: "a", start: "yes") } will throw it at random
chakart-lot-egg = An egg will open
chakart-lot-piece = Toadette will give a piece
chakart-lot-victim = A piece will change sides
chakart-lot-gift = { WORD($object, article: "a", start: "yes") } will land beside it

# What the player is asked for in the middle of a turn.
chakart-wanted-daisy = Daisy lets you move again with any of your pieces, or `pass`.
chakart-wanted-kingboo = King Boo lets you swap any two pieces: write both squares, or `pass`.
chakart-wanted-toadette = Toadette gives you { WORD($piece, article: "a") }: write the square to put it on, or `pass`.
chakart-wanted-promote = Your Pawn on { $at } promotes. Choose a Queen, Rook, Knight, Bishop or King.
chakart-choice-pass = Pass
chakart-warn-egg = There's an egg on the way: one of eight surprises, good or bad.
chakart-warn-banana = There's a banana on the way. It throws the piece one square straight, at random, and captures whatever stands there, even your own piece.
chakart-warn-bomb = There's a bomb on the way. It throws the piece one square diagonally, at random, and captures whatever stands there, even your own piece.
chakart-warn-shell = You have just one shell in a game. This uses it.
chakart-warn-stealth = You have just one stealth move in a game. This uses it.
chakart-warn-own = It may hit your own { $pieces }.
chakart-warn-own-piece = { $piece } on { $at }
chakart-warn-last-king = Your last King would open the egg. With Chomp, you lose the game.

# The alt text of a picture: a sentence for each thing that it shows.
chakart-alt-turn = Chakart, move { $number }, { $side } to move, seen from { $from }.
chakart-alt-over = Chakart, game over, seen from { $from }.
chakart-alt-todo = To do: { $wanted ->
    [daisy] another move (Daisy).
    [kingboo] a swap of two pieces (King Boo).
    [toadette] { WORD($piece, article: "a") } to place on the board (Toadette).
   *[promote] what the Pawn on { $at } becomes.
}
chakart-alt-side = { $side }: { $men }.
chakart-alt-kind = { $kind } { $squares }
chakart-alt-nobody = none
chakart-alt-halo = Can't move: { $squares }.
chakart-alt-powers = { $powers ->
    [both] Shell and stealth ready.
    [shell] Shell ready, stealth used.
    [stealth] Stealth ready, shell used.
   *[none] Shell and stealth used.
}
chakart-alt-left = A Queen of { $side } left { $left } unseen.
chakart-alt-objects = Objects: { $objects }.
chakart-alt-no-objects = No objects.

chakart-describe-man = { $held ->
    [yes] { $side } { $piece } that can't move
   *[no] { $side } { $piece }
}
lusus-describe-man = { $state ->
    [frozen] frozen { $side } { $piece }
    [guarded] guarded { $side } { $piece }
   *[free] { $side } { $piece }
}{ $held ->
    [yes] { " " }with { $tiles }
   *[no] { "" }
}
lusus-describe-squares = { $side } { $squares }
lusus-describe-on = { $what } on { $square }
lusus-describe-square = { $square }: { $what }.
chakart-describe-squares = { $side } { $squares }
chakart-describe-on = { $what } on { $square }
chakart-describe-square = { $square }: { $what }.

rule-chakart-syntax = I can't read `{ $typed }` as a move. Write where the piece stands and where it goes, for example `e2e4`. Add `h` to hide a Queen, `s` to shell.
rule-chakart-not_canonical = `{ $typed }` isn't written in the strict notation.
rule-chakart-ambiguous = `{ $typed }` could be several moves: { $turns }.
rule-chakart-must_move = You can move, so you can't pass.
rule-chakart-must_promote = The Pawn has to become something: `q`, `r`, `n`, `b` or `k`.
rule-chakart-empty_square = There's no piece on { $square }.
rule-chakart-object_square = There's no piece on { $square }, just { WORD($object, article: "a") }.
rule-chakart-not_your_man = The { $piece } on { $square } isn't yours.
rule-chakart-immobilised = The { $piece } on { $square } can't move until your next turn.
rule-chakart-own_man = Your own { $other } is on { $to }.
rule-chakart-cannot_reach = The { $piece } on { $from } can't get to { $to }.
rule-chakart-blocked = The { $obstacle } on { $by } blocks the { $piece } from { $from } to { $to }.
rule-chakart-no_such_man = You have no { $piece } that can get to { $to }.
rule-chakart-none_reaches = None of your { WORD($piece, form: "other") } can get to { $to }.
rule-chakart-pawn_diagonal = A Pawn only moves diagonally onto an enemy piece or an object, and { $to } has neither.
rule-chakart-pawn_straight = A Pawn can't capture straight ahead, and there's a piece on { $to }.
rule-chakart-pawn_two = A Pawn moves two squares only from its first two ranks.
rule-chakart-needs_promotion = The Pawn promotes on { $to }: add `q`, `r`, `n`, `b` or `k`.
rule-chakart-no_promotion = Nothing promotes on { $to }.
rule-chakart-stealth_queen = Only a Queen can hide, not the { $piece } on { $square }.
rule-chakart-stealth_spent = You've used your stealth move.
rule-chakart-stealth_onto = A Queen can only hide on an empty square, and { $to } isn't empty.
rule-chakart-shell_king = Only a King has a shell, not the { $piece } on { $square }.
rule-chakart-shell_spent = You've used your shell.
rule-chakart-shell_target = The King's shell from { $from } hits nothing on { $to }. It flies straight or diagonally to the first piece in sight, past eggs and mushrooms, and hits only enemies.
rule-chakart-shell_unsaid = The King on { $from } can't get to { $to }, but it can shell the { $piece } there. A shell works once per game. If you mean it, add an `s`: `{ $from }{ $to }s`.
rule-chakart-pawn_unsaid = No Pawn can go straight to { $to }. Say where it comes from, for example `{ $example }`.
rule-chakart-wants_swap = Name the two pieces to swap, for example `a1h8`, or write `pass`.
rule-chakart-wants_drop = Name the square for your { $piece }, for example `@e4`, or write `pass`.
rule-chakart-wants_promotion = Choose what the Pawn on { $square } becomes: `q`, `r`, `n`, `b` or `k`.
rule-chakart-nothing_to_drop = You have no piece to place.
rule-chakart-nothing_to_promote = No Pawn is waiting to promote.
rule-chakart-nothing_to_swap = You can only swap pieces with King Boo.
rule-chakart-drop_on_man = There's already { WORD($piece, article: "a") } on { $square }.
rule-chakart-swap_no_man = There's no piece on { $square } to swap.
rule-chakart-swap_pawn = The Pawn on { $from } can't be swapped to { $to }, its last rank.
rule-chakart-swap_order = A swap names two pieces, the smaller square first.
rule-chakart-redacted = A Queen is hidden and this position doesn't say where: it can be shown, not played.
rule-chakart-record_unreadable = The results of `{ $typed }` aren't written in the strict notation.
rule-chakart-record_short = The notation lacks a result.
rule-chakart-record_long = The notation has a result too many.
rule-chakart-record_impossible = The notation has a result that isn't possible.
rule-chakart-unknown_setup = There's no setup { $setup }.
rule-chakart-position_fields = A position has four fields with one blank between them; I found { $found }.
rule-chakart-position_rows = The board has 8 rows with slashes between them; I found { $found }.
rule-chakart-position_row = Row { $row } doesn't have 8 squares.
rule-chakart-position_run = Empty squares in a row are a number from 1 to 8.
rule-chakart-position_canonical = Neighboring empty squares are written as one number.
rule-chakart-position_piece = There's no such piece or object.
rule-chakart-position_side = The side to move is written w or b.
rule-chakart-position_count = The count is a number of at most six digits, without a leading zero.
rule-chakart-position_extra = The last field is written like {"{"}"flags":"1111"{"}"}, with hidden and todo after the flags and no blanks.
rule-chakart-position_flags = The flags are four digits, each 0 or 1.
rule-chakart-position_square = There's no such square.
rule-chakart-position_todo = There's no such choice.
rule-chakart-position_pawn = The Pawn on { $square } is on its last rank.
rule-chakart-position_halo = In the middle of a move every piece of the side to move can move, but the one on { $square } can't.
rule-chakart-position_hidden_mover = The hidden Queen on { $square } belongs to the side to move.
rule-chakart-position_hidden_missing = A Queen is hidden on { $square }, and the position doesn't say where it came from.
rule-chakart-position_hidden_twice = There's more than one hidden Queen.
rule-chakart-position_hidden_todo = No Queen is hidden in the middle of a move.
rule-chakart-position_hidden_square = The hidden Queen left { $square }, but it isn't empty.
rule-chakart-position_hidden_flag = A Queen is hidden, but its side hasn't used its stealth move.
rule-chakart-position_todo_over = There's nothing to choose once a side has no King.
rule-chakart-position_promote = No Pawn is waiting on { $square } to promote.
rule-chakart-position_promote_origin = The Pawn can't have come from { $square }.

## Lusus

lusus-ask-man = { $which ->
    [tile] Which tile?
    [piece] Which piece?
   *[both] Which tile, or which piece?
}
lusus-ask-bearer = On which piece?
lusus-ask-tile = Which tile from your graveyard?
lusus-ask-first = Which tile do you trade?
lusus-ask-target = Where does the { $piece } on { $from } go?
lusus-ask-suffix = How does the { $piece } on { $from } move?
lusus-ask-done = Ready to play.
lusus-entry-tile = { $tile } ({ $code })
lusus-entry-recycle = recycle { $tile } ({ $code })
lusus-entry-burn = burn { $tile }
# `$text` is what the tile does when it is played.
lusus-entry-burn-text = unused, to your graveyard · { $text }
lusus-entry-to = to { $to }
-lusus-kind-K = King
-lusus-kind-Q = Queen
-lusus-kind-R = Rook
-lusus-kind-B = Bishop
-lusus-kind-N = Knight
-lusus-kind-P = Pawn

# The 45 tiles: the name, and what it does in one line.
-lusus-kind-KI = King
-lusus-kind-QU = Queen
-lusus-kind-BI = Bishop
-lusus-kind-KN = Knight
-lusus-kind-RO = Rook
-lusus-kind-PA = Pawn
-lusus-kind-SW = Swap
-lusus-kind-RB = R&B
-lusus-kind-SI = Sidestep
-lusus-kind-IM = Immune
-lusus-kind-GU = Guard
-lusus-kind-MD = -1 Draw
-lusus-kind-PD = +1 Draw
-lusus-kind-SF = Sticky Feet
-lusus-kind-DM = Disarm
-lusus-kind-EN = Enrage
-lusus-kind-PH = Phase
-lusus-kind-DA = Double Action
-lusus-kind-SP = Spring
-lusus-kind-DS = Deadspace
-lusus-kind-CO = Condemn
-lusus-kind-WR = Wrap
-lusus-kind-GH = Ghost
-lusus-kind-IZ = Immobilized
-lusus-kind-HR = Hit & Run
-lusus-kind-KW = Knowledge
-lusus-kind-BD = Boulder Dash
-lusus-kind-TH = Thief
-lusus-kind-RV = Revenge
-lusus-kind-ND = No Draw
-lusus-kind-UN = Revert
-lusus-kind-DG = Dodge
-lusus-kind-TF = Transfusion
-lusus-kind-BQ = Bequeath
-lusus-kind-DI = Dispel
-lusus-kind-KO = Knockout
-lusus-kind-DC = Disenchant
-lusus-kind-TP = Trip
-lusus-kind-ES = Ensnare
-lusus-kind-DL = Delay
-lusus-kind-BS = Backstab
-lusus-kind-LT = Life Tap
-lusus-kind-HE = Heal
-lusus-kind-RC = Recycle
-lusus-kind-TD = Trade
lusus-text-KI = also moves like a king
lusus-text-QU = also moves like a queen
lusus-text-BI = also moves like a bishop
lusus-text-KN = also moves like a knight
lusus-text-RO = also moves like a rook
lusus-text-PA = also moves like a pawn, without promotion
lusus-text-SW = may swap places with a neighbor of either side
lusus-text-RB = with rook moves it also gets bishop moves, and the other way round
lusus-text-SI = also moves or captures one square straight
lusus-text-IM = ignores what freezes or hinders it, and protects its other tiles
lusus-text-GU = friends that it could attack can't be captured
lusus-text-MD = its player draws one tile fewer
lusus-text-PD = its player draws one tile more
lusus-text-SF = moves only to neighboring squares
lusus-text-DM = can't capture
lusus-text-EN = moves only to capture
lusus-text-PH = may pass through one piece
lusus-text-DA = its player may play one more tile each turn
lusus-text-SP = bounces off pieces and edges diagonally, and others bounce off it
lusus-text-DS = only fills a slot
lusus-text-CO = only fills two slots, so it never fits on a king
lusus-text-WR = joins the a-file and the h-file for it
lusus-text-GH = freezes all its neighbors, friend and foe
lusus-text-IZ = can't be moved by anything
lusus-text-HR = after a capture it may move once more, without capturing
lusus-text-KW = its player sees the opponent's hand
lusus-text-BD = a capture with a run-up rolls on through the pieces behind
lusus-text-TH = may steal one tile of the piece it captures
lusus-text-RV = trap: the capturing piece is captured, too
lusus-text-ND = trap: the capturing player draws nothing this turn
lusus-text-UN = trap: undoes the capturing move, which is lost
lusus-text-DG = trap: it escapes to a random free square next to it
lusus-text-TF = trap: your tiles on it go to your bag
lusus-text-BQ = trap: your first other tile on it goes to your hand
lusus-text-DI = once: remove any one tile from a piece
lusus-text-KO = once: remove all tiles from a piece
lusus-text-DC = once: remove one Special tile
lusus-text-TP = once: remove one Movement tile
lusus-text-ES = once: remove all Movement tiles from a piece
lusus-text-DL = once: your opponent's hand goes back to the bag
lusus-text-BS = once: 2 random tiles of your opponent's hand go to the graveyard
lusus-text-LT = once: 2 random tiles of your opponent's hand go to your bag
lusus-text-HE = once: take 3 tiles from your graveyard into your hand
lusus-text-RC = once: play a tile from your graveyard
lusus-text-TD = once: swap two tiles on two pieces
lusus-tile-line = { $tile } ({ $code }): { $text }

# Tiles in sentences.
-lusus-hidden = a face-down trap
lusus-foreign = { $tile } of { $side }
lusus-some = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
lusus-none = nothing

# What is done with tiles before the move; the parts of a turn stand behind one another with
# semicolons between them.
lusus-attach = { $recycled ->
    [yes] recycled { $tile } onto the { $bearer } on { $at }
   *[no] { $tile } onto the { $bearer } on { $at }
}
lusus-remove = { $recycled ->
    [yes] recycled { $tile }: { $tiles } off the { $bearer } on { $at }
   *[no] { $tile }: { $tiles } off the { $bearer } on { $at }
}
lusus-delay = { $recycled ->
    [yes] recycled Delay: { $tiles } of { $side } back to the bag
   *[no] Delay: { $tiles } of { $side } back to the bag
}
lusus-backstab = { $recycled ->
    [yes] recycled Backstab: { $tiles } from { $side }'s hand to the graveyard
   *[no] Backstab: { $tiles } from { $side }'s hand to the graveyard
}
lusus-life-tap = { $recycled ->
    [yes] recycled Life Tap: { $tiles } stolen from { $side }'s hand
   *[no] Life Tap: { $tiles } stolen from { $side }'s hand
}
lusus-heal = { $recycled ->
    [yes] recycled Heal: { $tiles } back to the hand
   *[no] Heal: { $tiles } back to the hand
}
lusus-trade = { $recycled ->
    [yes] recycled Trade: { $one } on { $from } for { $other } on { $to }
   *[no] Trade: { $one } on { $from } for { $other } on { $to }
}
lusus-burn = burns { $tile }
# The parts of a turn, joined.
lusus-story = { WORD($steps, start: "yes") }

# The move.
lusus-pass = no move possible
lusus-castle = castles { $wing ->
    [king] kingside
   *[queen] queenside
}
lusus-swap = { $piece } { $from } swaps places with the { $partner } on { $to }
lusus-move = { $piece } { $from } to { $to }
lusus-take = { $piece } { $from } takes the { $victim } on { $to }
lusus-take-passing = { $piece } { $from } to { $to } takes the { $victim } on { $at } en passant
lusus-roll = { $piece } { $from } rolls over { $victims }
lusus-attack = { $piece } { $from } attacks { $victims }
lusus-victim = the { $piece } on { $at }
# What came of it.
lusus-captured = the { $piece } on { $at } is captured
lusus-dodged = Dodge: the piece on { $from } escapes to { $to }
lusus-reverted = Revert on { $at }: the move is undone
lusus-stolen = { $tile } stolen
lusus-bequeathed = Bequeath: { $tile } to { $side }'s hand
lusus-transfused = Transfusion: { $tiles } to { $side }'s bag
lusus-no-draw = No Draw: { $side } draws nothing
lusus-avenged = Revenge: the { $piece } on { $at } is captured, too
lusus-ran = runs on to { $to }
lusus-stayed = can't run on
lusus-promoted = the Pawn on { $at } becomes { WORD($piece, article: "a") }
lusus-drew = draws { $tiles }

# What a roll decided, behind the number of its move.
lusus-roll-dealt = { $side } begins with { $tile }
lusus-roll-drawn = { $reason ->
    [backstab] Backstab takes
    [lifetap] Life Tap takes
   *[draw] draws
} { $tile }
lusus-roll-dodged = dodges to { $to }

# Options of lists.
lusus-option-tile = { $tile }: { $text }
lusus-option-trap = a trap, face down: any of the six
lusus-option-recycle = recycle { $tile }: { $text }
lusus-option-attach = { $tile } onto { $bearer }: { $text }
lusus-option-trade = trade { $tile } on { $piece } { $at }
lusus-option-piece = { $piece } on { $at }
lusus-option-piece-tiles = { $piece } on { $at } with { $tiles }

# What to think of before a move is played.
lusus-warn-burns = This burns your { $tile } tile.
lusus-warn-strips = This takes { $tile } off your own { $piece } on { $at }.
lusus-warn-hinders = This puts { $tile } on your own { $piece } on { $at }. It only hinders it.
lusus-warn-king = Your King could be captured on { $at }.
lusus-warn-cannot-draw = You can't draw enough tiles at the end of this turn, so you'd lose the game.
lusus-warn-bag = Your bag is running out: next turn you can't draw enough tiles, and that loses the game.

# The alt text of a picture: a sentence for each thing that it shows.
lusus-alt-turn = Lusus, move { $number }, { $side } to move, seen from { $from }.
lusus-alt-over = Lusus, game over, seen from { $from }.
lusus-alt-men = { $side }: { $pieces }.
lusus-alt-man = { $piece } { $at }
lusus-alt-bearer = { $piece } { $at } ({ $tiles })
lusus-alt-board = Board from rank 8 down, tiles in brackets, White in capitals, TX a face-down trap: { $board }.
lusus-alt-frozen = Frozen: { $squares }.
lusus-alt-guarded = Guarded: { $squares }.
lusus-alt-ghosts = Ghosts: { $squares }.
lusus-alt-piles = { $side } has { $hand } in hand, { $bag } in the bag, graveyard: { $graveyard }, draws { $draws }, plays { $plays }.
lusus-alt-held = { $count } ({ $tiles })

rule-lusus-no_move = Now add a piece's move, for example `e2e4`.
rule-lusus-no_play = I can't read `{ $typed }` as a tile to play.
rule-lusus-unreadable = I can't read `{ $typed }`. Write a tile, then a piece's move, for example `QU@e2 e2e4`.
rule-lusus-no_target = Say which square { $tile } is for.
rule-lusus-no_trap = There's no trap on { $square }.
rule-lusus-which_heal = Say which 3 tiles of your graveyard Heal brings back.
rule-lusus-after_move = Nothing can follow the piece's move.
rule-lusus-no_bar = The notation needs ` |` after the move, and one blank before each event.
rule-lusus-spaces = The notation needs one blank before each event and none at its end.
rule-lusus-other_position = That isn't a move of this position.
rule-lusus-play_order = The parts aren't in the strict order: `{ $canonical }`.
rule-lusus-event_order = The tiles of `{ $event }` aren't in the strict order.
rule-lusus-play-first = Play a tile first, or burn one (`burn` and its name). Then move.
rule-lusus-no_more_plays = { $tile } is one tile too many: you can play { $limit ->
    [one] only 1 tile
   *[other] at most { $limit } tiles
} this turn, and nothing after burning one.
rule-lusus-burn_first = You can only burn { $tile } as the first thing of your turn.
rule-lusus-not_in_hand = You don't have { $tile } in your hand.
rule-lusus-not_in_graveyard = You don't have { $tile } in your graveyard.
rule-lusus-recycled_recycle = Recycle can't bring back a Recycle.
rule-lusus-empty_square = There's no piece on { $square } for { $tile }.
rule-lusus-trap_on_enemy = Traps only go onto your own pieces, and the piece on { $square } isn't yours.
rule-lusus-no_room = The piece on { $square } has no room for { $tile }.
rule-lusus-trade_no_room = The traded tile doesn't fit on { $square }.
rule-lusus-no_such_tile = The piece on { $square } has no tile number { $slot }.
rule-lusus-protected = Immune protects tile { $slot } on { $square } from { $tile }.
rule-lusus-immune_piece = The piece on { $square } is Immune, so { $tile } can't choose it.
rule-lusus-not_special = { $tile } only removes Special tiles, and tile { $slot } on { $square } isn't one.
rule-lusus-not_movement = { $tile } only removes Movement tiles, and tile { $slot } on { $square } isn't one.
rule-lusus-no_tiles = The piece on { $square } has no tiles.
rule-lusus-no_movement_tiles = The piece on { $square } has no Movement tiles.
rule-lusus-no_hand = Your opponent has no tiles in hand, so { $tile } does nothing.
rule-lusus-empty_graveyard = Your graveyard is empty, so Heal does nothing.
rule-lusus-same_piece = Trade needs tiles on two different pieces.
rule-lusus-heal-count = Heal brings back exactly { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} now.
rule-lusus-can_move = You can move, so you can't pass.
rule-lusus-castling = You can't castle now.
rule-lusus-empty_origin = There's no piece on { $from }.
rule-lusus-enemy_piece = The { $piece } on { $from } isn't yours.
rule-lusus-frozen = The { $piece } on { $from } is frozen.
rule-lusus-no_swap = The { $piece } on { $from } has no Swap tile, so it can't swap places with the piece on { $to }.
rule-lusus-swap_nobody = There's no piece on { $to } to swap places with.
rule-lusus-swap_not = The { $piece } on { $from } can't swap places with the piece on { $to }: it has to be a neighbor that isn't frozen.
rule-lusus-suffix = The { $piece } can go from { $from } to { $to }, but not the way `{ $move }` says.
rule-lusus-own_piece = Your own piece is on { $to }.
rule-lusus-disarmed = The { $piece } on { $from } is disarmed, so it can't capture.
rule-lusus-enraged = The { $piece } on { $from } is enraged, so it only moves to capture.
rule-lusus-guarded = The piece on { $to } is guarded, so it can't be captured.
rule-lusus-sticky = The { $piece } on { $from } has Sticky Feet, so it only goes to neighboring squares.
rule-lusus-pawn_reach = The Pawn on { $from } can't get to { $to }.
rule-lusus-reach = The { $piece } on { $from } can't get to { $to }.
rule-lusus-chance-missing = The notation lacks the event `{ $event }`.
rule-lusus-chance-extra = The notation has an event that doesn't happen: `{ $event }`.
rule-lusus-chance-order = Where the notation says `{ $found }`, the event `{ $event }` happens.
rule-lusus-chance-value = The event `{ $event }` isn't possible here.
rule-lusus-chance-syntax = I can't read the event `{ $event }`.
rule-lusus-unknown_setup = There's no setup { $setup }.
rule-lusus-position_fields = A position has ten fields with one blank between them; I found { $found }.
rule-lusus-position_tag = A position begins with L1.
rule-lusus-position_rows = The board has 8 ranks with slashes between them; I found { $found }.
rule-lusus-position_row = Rank { $row } doesn't have 8 squares.
rule-lusus-position_canonical = Neighboring empty squares are written as one number.
rule-lusus-position_piece = There's no such piece.
rule-lusus-position_tiles = The tiles of a piece stand in brackets, at least one.
rule-lusus-position_tile = There's no tile `{ $tile }` that could be here.
rule-lusus-position_one_time = { $tile } is never attached to a piece.
rule-lusus-position_slots = This piece has at most { $limit ->
    [one] 1 slot
   *[other] { $limit } slots
}.
rule-lusus-position_pawn = A pawn on its last rank has promoted already.
rule-lusus-position_side = The side to move is written w or b.
rule-lusus-position_rights = The castling rights are some of K, Q, k, q in that order, with king and rook at home, or a dash.
rule-lusus-position_passed = The passed square is empty, with the enemy piece that passed it behind it, or a dash.
rule-lusus-position_phase = The phase is one of P0, P1, P2, M and E.
rule-lusus-position_zones = A player has hand, bag and graveyard with slashes between them; I found { $found }.
rule-lusus-position_zone = An empty pile is written as a dash.
rule-lusus-position_order = The tiles of a pile aren't in their order.
rule-lusus-position_many = There are too many tiles of one type.
rule-lusus-position_turn = The turn is a number from 1 to { $limit }, without a leading zero.
rule-lusus-position_result = The result is *, W+king, B+king, W+draw, B+draw or B+limit.
rule-lusus-position_end = The phase is E exactly when there's a result.
rule-lusus-position_passed_end = Nothing can be taken en passant after the end.
rule-lusus-position_plays = That many tiles can't have been played with one more allowed.
rule-lusus-position_parity = An odd turn number is White's, an even one is Black's.
rule-lusus-position_kings = Each side has one King.

## Kyo

-kyo-kind-P = Light Pawn
-kyo-kind-H = Heavy Pawn
-kyo-kind-T = Tower
-kyo-kind-Q = Queen
-kyo-kind-K = King
-kyo-kind-C = Cannon
-kyo-kind-N = Knight
# What a chip is made of.
-dark = dark
-light = light
-shield = shield

# Who acts: with a tile in the first sentence of a turn, without one where the tile is seen already.
kyo-who = { $piece } { $from }
kyo-pile = The pile on { $from }
kyo-pile-bare = Pile
# What a step does; the sentences of a turn stand behind one another with semicolons between them.
kyo-move = { $who } to { $to }{ $load ->
    [0] { "" }
    [one] { " " }with 1 chip
   *[other] { " " }with { $load } chips
}
kyo-takes = { $who } takes { $victim } on { $to }{ $load ->
    [0] { "" }
    [one] , bringing 1 chip
   *[other] , bringing { $load } chips
}
kyo-strike = { $who } strikes the shield on { $to } and bounces
kyo-deploy = { $who } lays { $count ->
    [one] 1 shield
   *[other] { $count } shields
} on { $to }
kyo-chips = { $who } sends { $count ->
    [one] 1 chip
   *[other] { $count } chips
} to { $to }
kyo-chips-deploy = { $who } sends { $count } chips to { $to }, shields among them
kyo-shuffle = { $who } shuffles to { $order } (bottom to top)
# The same for the steps after the first one.
kyo-then-move = on to { $to }{ $load ->
    [0] { "" }
    [one] { " " }with 1 chip
   *[other] { " " }with { $load } chips
}
kyo-then-takes = takes { $victim } on { $to }{ $load ->
    [0] { "" }
    [one] , bringing 1 chip
   *[other] , bringing { $load } chips
}
kyo-then-strike = strikes the shield on { $to } and bounces
kyo-then-deploy = lays { $count ->
    [one] 1 shield
   *[other] { $count } shields
} on { $to }
kyo-then-chips = sends { $count ->
    [one] 1 chip
   *[other] { $count } chips
} to { $to }
kyo-then-chips-deploy = sends { $count } chips to { $to }, shields among them
kyo-then-shuffle = shuffles to { $order } (bottom to top)
kyo-destroyed = { $count ->
    [one] 1 chip of { $side } is destroyed
   *[other] { $count } chips of { $side } are destroyed
}
kyo-end-here = end your move here

# A stack, from the bottom upwards.
kyo-number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $count }
}
kyo-shields = { $count ->
    [one] { $number } shield
   *[other] { $number } shields
}
kyo-mana = { $count ->
    [one] { $number } { WORD($side, form: "adj") } { $mana } chip
   *[other] { $number } { WORD($side, form: "adj") } { $mana } chips
}
kyo-stack-empty = { $tile }: empty
kyo-stack-pawn = { $tile }: a { WORD($side, $piece) } { $piece }
kyo-stack-chips = { $tile }: { $chips }
kyo-stack-both = { $tile }: { $chips } under a { WORD($side, $piece) } { $piece }

# The alt text of a picture: a sentence for each thing that it shows.
kyo-alt-turn = Kyo, move { $number }, { $side } to move, seen from { $from }.
kyo-alt-over = Kyo, game over, seen from { $from }.
kyo-alt-mana = { $side } has { $dark } dark and { $light } light mana.
kyo-alt-shields = Shields: { $gold } in stacks of Gold, { $red } of Red, { $nobody } laid.
kyo-alt-stacks = Stacks, bottom to top: { $stacks }.
kyo-alt-symbols = Stacks, bottom to top, { kyo-alt-letters }: { $stacks }.
kyo-alt-rows = Rows 0 to 9, each from column A with numbers for empty tiles, stacks bottom to top, { kyo-alt-letters }: { $rows }.
kyo-alt-letters = Gold in capitals, Red in small letters, S shield, D dark and L light mana, P Light and H Heavy Pawn, T Tower, Q Queen, K King, C Cannon, N Knight

kyo-describe-symbols = { kyo-alt-letters }: { $stacks }
kyo-describe-kind = { $side } { $tiles }
kyo-describe-tile = { $stack }.
kyo-ask-man = Which stack?
kyo-situation = { $stack }.
kyo-ask-first-step = Where to?
kyo-ask-step = Keep going, or end your move here?
kyo-ask-load = How does it go to { $to }?
kyo-ask-order = In which order, from bottom to top?
kyo-ask-done = Ready to play.
kyo-choice-stack = { $piece } { $tile }
kyo-choice-to = to { $to }
kyo-choice-takes = to { $to }, takes { $victim }
kyo-choice-shuffle = shuffle the chips
kyo-choice-ways = { $count } ways
kyo-choice-wins = and wins

rule-kyo-no_start = A move starts with the tile of the stack, for example `A3 A4`.
rule-kyo-no_step = Where does it go? Add a step, for example `A3 A4`.
rule-kyo-unreadable = I can't read `{ $typed }`. Write where the stack stands and where it goes, for example `A3 A4`.
rule-kyo-not_canonical = That isn't written in the strict notation: `{ $canonical }`.
rule-kyo-empty_tile = { $tile } is empty. Start with one of your own stacks.
rule-kyo-enemy_stack = The stack on { $tile } isn't yours.
rule-kyo-shielded_tile = There's a shield on top of { $tile }, and a shielded tile belongs to no one.
rule-kyo-nothing_more = Step { $number }, `{ $step }`: nothing can follow in this move.
rule-kyo-movement_finished = Step { $number }, `{ $step }`: the { $piece } has finished moving and stays on { $from }.
rule-kyo-too_many_steps = Step { $number }, `{ $step }`: a move has at most 64 steps.
rule-kyo-no_pawn = Step { $number }, `{ $step }`: there's no pawn on { $from }, so say how many chips go, for example `+1`.
rule-kyo-out_of_reach = Step { $number }, `{ $step }`: { $to } is out of reach from { $from }.
rule-kyo-own_pawn = Step { $number }, `{ $step }`: your own { $target } is on { $to }.
rule-kyo-too_few = Step { $number }, `{ $step }`: you can lift { $count ->
    [0] no chip
    [one] only 1 chip
   *[other] only { $count } chips
} on { $from }.
rule-kyo-too_heavy = Step { $number }, `{ $step }`: { WORD($piece, article: "a") } lifts at most { $count ->
    [one] 1 chip
   *[other] { $count } chips
}.
rule-kyo-light_pawn_lifts = Step { $number }, `{ $step }`: a Light Pawn can't lift chips.
rule-kyo-must_strike = Step { $number }, `{ $step }`: there's a shield on { $to }, so the { $piece } can only strike it.
rule-kyo-nothing_stays = Step { $number }, `{ $step }`: after a mana step only mana steps can follow, and no chip would stay on { $from } as a road.
rule-kyo-shield_stays = Step { $number }, `{ $step }`: after a mana step only mana steps can follow, and a shield would stay on top of { $from }. A shield isn't a road.
rule-kyo-dark_stays = Step { $number }, `{ $step }`: a dark chip would stay on { $from }, so the step has to be straight, not diagonal.
rule-kyo-light_stays = Step { $number }, `{ $step }`: a light chip would stay on { $from }, so the step has to be diagonal.
rule-kyo-turns_on_dark = Step { $number }, `{ $step }`: a dark chip would stay on { $from } again, and two steps on the same color have to go the same way.
rule-kyo-turns_on_light = Step { $number }, `{ $step }`: a light chip would stay on { $from } again, and two steps on the same color have to go the same way.
rule-kyo-not_outnumbered = Step { $number }, `{ $step }`: { $from } doesn't outnumber { $to } ({ $attackers } against { $defenders }), and a Light Pawn has to.
rule-kyo-no_shield = Step { $number }, `{ $step }`: there's no shield on { $to }.
rule-kyo-tower_strikes = Step { $number }, `{ $step }`: a Tower steps onto shields. Write the number of chips to carry instead of X.
rule-kyo-no_road_towards = Step { $number }, `{ $step }`: after a mana step you can only strike along a road, and no road leads from { $from } to { $to }.
rule-kyo-no_chips = Step { $number }, `{ $step }`: at least 1 chip has to go.
rule-kyo-direct_after = Step { $number }, `{ $step }`: you can only send chips before anything else moves. Only a Tower can lay shields later.
rule-kyo-chips_attack = Step { $number }, `{ $step }`: there's an enemy { $target } on { $to }, and chips can't attack.
rule-kyo-chips_onto_shield = Step { $number }, `{ $step }`: there's a shield on top of { $to }, and chips can't go onto it.
rule-kyo-shield_under_pawn = Step { $number }, `{ $step }`: your { $target } is on { $to }, and shields can't go under a pawn.
rule-kyo-queen_only = Step { $number }, `{ $step }`: only the Queen can shuffle now.
rule-kyo-light_pawn_shuffles = Step { $number }, `{ $step }`: a Light Pawn can't shuffle.
rule-kyo-other_chips = Step { $number }, `{ $step }`: those aren't the top chips on { $from }.
rule-kyo-changes_nothing = Step { $number }, `{ $step }`: that shuffle changes nothing.
rule-kyo-shield_beneath_mana = Step { $number }, `{ $step }`: a shuffle can't put a shield under mana.
rule-kyo-unknown_setup = There's no setup { $setup }.
rule-kyo-position_fields = A position has four fields with one blank between them; I found { $found }.
rule-kyo-position_rows = The board has 10 rows with slashes between them; I found { $found }.
rule-kyo-position_row = Row { $row } doesn't have 10 tiles.
rule-kyo-position_run = Empty tiles in a row are a number from 1 to 10, without a leading zero.
rule-kyo-position_canonical = Neighboring empty tiles are written as one number.
rule-kyo-position_cell = There's nothing between two commas.
rule-kyo-position_piece = There's no such piece.
rule-kyo-position_pawn = A pawn is always on the very top of its stack.
rule-kyo-position_chips = There { $limit ->
    [one] is at most 1 chip
   *[other] are at most { $limit } chips
} in the game.
rule-kyo-position_count = { $side } has more than { $limit } of { $piece }.
rule-kyo-position_shields = There { $limit ->
    [one] is at most 1 shield
   *[other] are at most { $limit } shields
} in the game.
rule-kyo-position_side = The side to move is written g or r.
rule-kyo-position_setup = The setup is written r, m, f or -, with a + after it for the optional pieces.
rule-kyo-position_turn = The turn is a number from 1 to { $limit }, without a leading zero.
