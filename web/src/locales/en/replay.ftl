## Looking back on a match
replay-title = Replay
replay-look-back = Look back
replay-match = Replay the match
replay-taken-over = { $steps ->
    [one] The first step was
   *[other] The first { $steps } steps were
  } taken over from another match and prove nothing.
replay-seat = Seat { $seat }
replay-controls = Through the match
replay-slider = Step of the match
replay-at = { $step } of { $last }
replay-first = First position
replay-back = One step back
replay-forward = One step forward
replay-last = Last position
replay-play = Play
replay-pause = Pause
replay-from = Seen from
replay-open = Everything open
replay-start = Before the first step
replay-nothing = Nothing to tell of this step
replay-copy = Copy link
replay-other = Another record
replay-marks = The costliest decisions
replay-mark = { $step } · { $name } · −{ $cost }
replay-key-mark = To the next costly decision
replay-what-came = What came
replay-running = This match still goes on. You see it as at the table, up to now.
replay-to-table = To the table
replay-watching = As a spectator
replay-upload-title = Replay a record
replay-upload-about = A match as a file: yours, a friend’s, or one made by a program.
replay-upload-pick = Pick a file
replay-upload-drop = Or drop it here. It stays in this browser.
replay-bad-record = Line { $line } of this record is wrong: { $reason }
replay-too-long = This record is too long.

## Going on from a position
replay-play-on = Play on from here
replay-play-on-about = A new match begins after step { $step }; from there on everything is drawn anew.
replay-play-on-seat = Your seat
replay-play-on-go = Play on

## Puzzles
puzzle-heading = Puzzles
puzzle-about = Positions in which one choice is clearly best. Find it.
puzzle-title = Puzzles: { $game }
puzzle-question = What would you do? { $game }
puzzle-count = { $number } of { $count }
puzzle-solved = solved
puzzle-you = You
puzzle-not-legal = That is not allowed here.
puzzle-right = That is the best choice.
puzzle-wrong = There is something better.
puzzle-best = Best:
puzzle-yours = Yours:
puzzle-yours-best = Yours and the best:
puzzle-second = Second best:
puzzle-chance = wins { $chance }
puzzle-why = Why
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-of-match = Puzzles from this match
puzzle-looking = Looking for positions in which one choice was clearly best …
puzzle-none = In this match no choice was clearly best.
