## My matches
me-title = My matches
me-none = No finished match yet. The lamp is lit; sit down.
me-games = Game
me-seats = Seats
me-all = all
me-ratings = Ratings
me-ratings-none = Not rated yet: open a rated table and play it to the end.
me-rating = { $rating } ± { $range }
me-rating-matches = { $count ->
    [one] after 1 rated match
   *[other] after { $count } rated matches
  }
me-rating-graph = { $game }: rating over { $count ->
    [one] 1 match
   *[other] { $count } matches
  }, { $rating } ± { $range } now
me-rating-about = In 95 of 100 cases the true strength lies within the ±, which is the band around the line.
me-results = Results
me-results-about = Won counts shared wins, too. The range is where your true share of wins lies in 95 of 100 cases. Matches in which you held several seats are not counted.
me-game = Game
me-played = Played
me-won = Won
me-rank = Average rank
me-share = { $share } ({ $from } to { $to })
me-seat-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
me-of-seats = { $game }, { $seats }
me-met = Head to head
me-met-none = You have met nobody yet.
me-who = Who
me-together = Met
me-ahead = Ahead
me-level = Level
me-behind = Behind
me-matches = Matches
me-place = { $rank }. { $name }
me-points = { $score ->
    [one] 1 point
   *[other] { $score } points
  }
me-rated = rated
me-look = Look
me-look-at = Look at { $game }, { $when }
page-newer = Newer
page-older = Older
page-range = { $from }–{ $to } of { $total }
club-bot = { $bot } bot
club-own-bot = { $name } (bot)
club-nobody = somebody forgotten
club-loading = The book is being fetched…

## The ladder
ladder-title = The house’s ladder
ladder-place = Place
ladder-rating = Rating
ladder-matches = Matches
ladder-none = Nobody is on this ladder yet. Open a rated table.
ladder-hidden = { $count ->
    [one] 1 more player is rated but not shown: fewer than { $matches } rated matches, or a rating less sure than ± { $range }.
   *[other] { $count } more players are rated but not shown: fewer than { $matches } rated matches, or a rating less sure than ± { $range }.
  }
ladder-about = Bots of the house are rated like everybody, each level and personality by itself. In 95 of 100 cases the true strength lies within the ±.
ladder-you = you

## On this device
phone-title = On this device
phone-awake = Keep the screen on during a match
phone-awake-not = This browser cannot keep the screen on here.
phone-push = Tell me when it is my turn
phone-push-about = A notification, also when the page is closed; none while you look at the table.
phone-push-insecure = Notifications need a secure page: open this house by https.
phone-push-not = This browser has no notifications here. On an iPhone, add the page to the home screen first.
phone-push-denied = You have forbidden notifications for this page. Allow them in the settings of your browser.
push-title = Your turn
push-body = { $game } waits for you.
renewal-here = A new version is here.
renewal-reload = Reload
manifest-about = A back room with three games: Don, New York and Gangster.
