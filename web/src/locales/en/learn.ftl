## The rules
rules-title = { $game }: the rules
rules-card = At a glance
rules-all = All rules
rules-new-tab = On a page of their own
rules-print = Print this card
rules-search = Search the rules
rules-search-about = Word or id, such as 3.5
rules-only-ours = Only what we ruled
rules-marks-about = Not in the printed rules: “ruling” is what they leave open and we decided, “ours” is what we made because the printed one could not be had.
rules-mark-ruling = ruling
rules-mark-ours = ours
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 rule.
   *[other] { $count } rules.
  }
rules-none = No rule says that. Fewer words find more.
rules-contents = Contents
rules-programs = For those who write programs: options, steps and states as JSON
rules-programs-english = (in English)
rules-credits = { $game } is a game by { $designer } ({ $year }). Thank you. The words and pictures here are our own.
rules-not-affiliated = Speakeasy is not affiliated with the designer or any publisher.

## Parts of the card
card-turn = What happens
card-money = Who is paid
card-limits = Limits
card-scores = What scores
card-end = The end
card-coast = At the Gold Coast

## The guided first match
learn-coach = The lesson
learn-progress = { $done } of { $total } done
learn-you = You
learn-watch = Watch what the others do. A tap is quicker.
learn-go-on = Go on
learn-back = One step back
learn-skip = Skip the lesson
learn-other = Fine in a real game. For now try: { $action }.
learn-no-orders = Standing orders wait for a real game.
learn-done = That is all you need
learn-done-about = The rest you find in the rules, one press away at every table.
learn-play = Play a real game now
learn-again = Once more from the beginning
