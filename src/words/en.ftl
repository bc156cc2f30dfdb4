### Every text of Sealed Move that people read, in English.
### Keys go by place: command-, button-, notice-, refusal-, rule-<game>-, <game>-.

## Games and sides

game-aruki = Aruki
setup-aruki-standard = Standard
side-white = White
side-black = Black

## Commands

command-challenge = Challenge somebody to a game, or anybody
command-challenge-game = What to play
command-challenge-opponent = Whom to play; leave it out to invite anybody
command-challenge-side = Which side you take (random if you say nothing)
command-challenge-pace = How many days each turn may take (3 if you say nothing)
command-challenge-setup = How the game begins
command-challenge-rated = Whether it counts for ratings (yes if you say nothing)
choice-side-first = First to move
choice-side-second = Second to move
choice-side-random = Random
choice-pace = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
choice-yes = Yes
choice-no = No
command-move = Make your turn
command-move-turn = Your turn, for example d2d3; the list completes it
command-move-game = Which of your games
command-board = Show the board as you may see it
command-board-game = Which game
command-board-turn = How many turns of the history to look back to; 0 is the start
command-games = List your games, the most urgent first
command-games-player = Whose games
command-history = List the turns of a game
command-history-game = Which game
command-resign = Resign a game
command-resign-game = Which of your games
command-draw = Offer a draw, or agree to one
command-draw-game = Which of your games
command-help = What to do next, and what there is

## Buttons and fields

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-move = Move
button-view = My view
button-history = History
button-more = More
button-resign = Resign
button-resign-sure = Yes, resign
button-draw-offer = Offer a draw
button-draw-accept = Accept the draw
button-draw-decline = Decline the draw
button-draw-withdraw = Withdraw your offer
button-play = Play { $turn }
button-cancel = Cancel
button-back = ◀ Back
button-forward = Forward ▶
modal-title = Your turn in { $game }
modal-turn = Turn
modal-turn-hint = for example { $example }

## Challenges

challenge-title = { $game }: a challenge
challenge-title-setup = { $game } ({ $setup }): a challenge
challenge-to = { $opponent }, { $challenger } challenges you to a game of { $game }.
challenge-open = { $challenger } looks for somebody to play { $game }. Who accepts?
challenge-terms = Side of { $challenger }: { $side ->
    [first] first to move
    [second] second to move
   *[random] random
} · { $days ->
    [one] 1 day
   *[other] { $days } days
} a turn · { $rated ->
    [yes] rated
   *[no] not rated
} · open until { $until }
challenge-sent = Your challenge is out. It stays open until { $until }; you can withdraw it with the button under it.
challenge-accepted = { $player } accepted the challenge of { $challenger }. The game begins below.
challenge-declined = { $player } declined the challenge of { $challenger }.
challenge-withdrawn = { $challenger } withdrew this challenge.
challenge-declined-notice = { $challenger }, { $player } declined your challenge to a game of { $game }.
challenge-missing-permissions = I cannot run a game here: in this channel I need the permission to { $missing }. Ask an admin of the server, or challenge in another channel.
permission-view = view the channel
permission-send = send messages
permission-send-thread = send messages in threads
permission-embed = embed links
permission-attach = attach files

## Notices

notice-ping = { $player }, your turn
notice-over = { $first } and { $second }, the game is over
notice-title = { $game } · turn { $turn }
notice-title-over = { $game } · the game is over
notice-players = { $firstside }: { $first } · { $secondside }: { $second }
notice-start = The game begins. { $side } moves first.
notice-last = { $side } played `{ $record }`: { $meaning }.
notice-deadline = Time until { $deadline } ({ $exactly })
notice-draw-open = { $player } offers a draw.
notice-foot = Game { $id } · { $from } at the bottom
notice-foot-over = Game { $id }
draw-offered = { $opponent }, { $player } offers you a draw in your game of { $game }.
draw-declined = { $opponent }, { $player } declined the draw and plays on.
draw-withdrawn = { $player } took the offer of a draw back.

ending-checkmate = Checkmate: { $winner } wins.
ending-stalemate = Stalemate: the game is drawn.
ending-bare-kings = Only the kings are left: the game is drawn.
ending-quiet = A hundred turns each without progress: the game is drawn.
ending-repetition = The same position for the third time: the game is drawn.
ending-resignation = { $loser } resigned: { $winner } wins.
ending-agreement = Both agreed on a draw.

## Private answers

move-played = You played `{ $record }`: { $meaning }.
move-played-over = You played `{ $record }`: { $meaning }. { $ending }
move-next = It is { $opponent }'s turn now.
move-again = It is still your turn.
move-ask = { $why } Did you mean `{ $turn }` ({ $meaning })?
move-ask-several = { $why } Which of these did you mean?
move-refused = { $why }
move-instead = Legal instead: { $turns }
move-typed = You typed `{ $typed }`.
move-none = No turn is legal here.
view-title = { $game } · turn { $turn } · your view
view-title-public = { $game } · turn { $turn }
view-title-earlier = { $game } · after { $ply ->
    [0] the start
    [one] 1 turn
   *[other] { $ply } turns
}
view-your-turn = It is your turn.
view-their-turn = It is { $player }'s turn.
more-title = { $game } against { $opponent }
more-text = What would you like to do?
more-over = This game is over.
resign-sure = Do you really want to resign your game of { $game } against { $opponent }? It cannot be taken back.
resign-done = You resigned.
draw-done-offered = You offer a draw. It stands until { $opponent } answers, you take it back, or you move again.
draw-done-agreed = You agreed on a draw.
draw-done-declined = You declined the draw.
draw-done-withdrawn = You took your offer back.
cancelled = Nothing was changed.

games-title = Your games
games-title-of = Games of { $player }
games-none = No game is going on.
games-none-hint = No game is going on. `/challenge` starts one.
games-line = **{ $game }** against { $opponent } · turn { $turn } · { $whose ->
    [mine] **your turn**, time until { $deadline }
    [theirs] their turn, until { $deadline }
   *[public] time until { $deadline }
} · { $link }
games-jump = [open]({ $url })
games-unposted = game { $id }
games-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
games-challenges = Open challenges
games-challenge-line = { $game } · { $challenger } → { $opponent } · until { $until }
games-anybody = anybody
history-title = { $game } · history
history-empty = Nobody has moved yet.
history-line = `{ $number }` { $side } `{ $record }` { $meaning }
history-page = Page { $page } of { $pages } · { $id }
help-title = Sealed Move
help-text =
    Play a game over days, a turn at a time. I check every turn against the rules, keep it safe, draw the board and ping whoever is on turn.
    
    `/challenge` starts a game · `/move` makes your turn: type it or pick it from the list · `/board` shows the board to you alone · `/games` lists your games, the most urgent first · `/history` lists the turns · `/draw` and `/resign` end a game
help-next-turn = **Next:** it is your turn in { $game } against { $opponent }: { $link }
help-next-wait = **Next:** wait for your opponents; you will be pinged.
help-next-challenge = **Next:** challenge somebody with `/challenge`.
help-games = Games: { $games }
game-choice = { $game } against { $opponent } · turn { $turn } · { $whose ->
    [mine] your turn
    [theirs] their turn
   *[over] over
}
step = { $notation } · { $meaning }

## Refusals

refusal-no-such-match = There is no such game here. `/games` lists yours.
refusal-no-match-of-yours = You have no game that this could mean. `/challenge` starts one.
refusal-which-match = You have several games: say which one with the option `game`.
refusal-not-seated = Only the two players of this game can do that. `/board` shows it to you.
refusal-over = This game is over.
refusal-not-on-turn = It is your opponent's turn. You will be pinged when it is yours.
refusal-stale = The game has moved on since that was shown. Here is how it stands now.
refusal-no-such-turn = The game has not come so far: the last turn is number { $last }.
refusal-no-such-game = I do not know that game. Pick one from the list.
refusal-no-such-setup = That game has no such setup. Pick one from the list.
refusal-no-such-pace = A turn can take { $days } days.
refusal-self-challenge = You cannot challenge yourself. Leave the opponent out to invite anybody.
refusal-bot-opponent = Bots do not play. Challenge a person, or leave the opponent out to invite anybody.
refusal-not-in-server = Challenges are made in a server, where both of you are.
refusal-no-such-challenge = That challenge is gone.
refusal-challenge-closed = { $state ->
    [accepted] This challenge has been accepted already.
    [declined] This challenge was declined.
    [withdrawn] This challenge was withdrawn.
   *[expired] Nobody answered this challenge in time. Make a new one with `/challenge`.
}
refusal-not-challenged = This challenge is meant for somebody else.
refusal-own-challenge = This is your own challenge: the other one answers it. You can withdraw it.
refusal-not-challenger = Only the one who made this challenge can withdraw it.
refusal-no-draw-offer = That offer does not stand any more.
refusal-draw-offer-stands = Your offer of a draw stands already. You can withdraw it under *More*.
refusal-repeated = That was done already.
refusal-unknown = I do not know this button or command any more. `/help` says what there is.
refusal-press-again = That took too long. Please press the button again.
refusal-empty-turn = Type your turn, for example `d2d3`.
fault = Something went wrong on my side, and nothing was changed. Please try again; if it goes on, tell the operator the number { $reference }.

## Rules, for all games

rule-syntax = I cannot read that as a turn.
rule-illegal = That is not a legal turn.
rule-over = This game is over.
rule-position = That is not a valid position.
rule-too_many = There are more than { $limit } turns.
rule-needs_chance = This turn draws lots: give a seed.
rule-needs_seed = This start draws lots: give a seed.
rule-unknown_op = There is no such op.
rule-bad_request = That request cannot be understood: { $detail }.
