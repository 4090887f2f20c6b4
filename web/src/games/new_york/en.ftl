# New York. Words of things

ny-you = You
ny-dirk = Dirk
ny-seat = Seat { $number }
ny-list-comma = {", "}
ny-list-end = { $start } and { $last }
ny-currency = { $currency ->
    [blue] Blue
    [green] Green
    [orange] Orange
   *[yellow] Yellow
  }
ny-type = { $type ->
    [museum] Museum
    [theatre] Theatre
    [station] Station
    [church] Church
    [park] Park
   *[skyscraper] Skyscraper
  }
ny-types = { $type ->
    [museum] museums
    [theatre] theatres
    [station] stations
    [church] churches
    [park] parks
   *[skyscraper] skyscrapers
  }
ny-card = { $currency ->
    [blue] blue
    [green] green
    [orange] orange
   *[yellow] yellow
  } { $value }
ny-building = { $type ->
    [museum] Museum
    [theatre] Theatre
    [station] Station
    [church] Church
    [park] Park
   *[skyscraper] Skyscraper
  } { $price }

# The status line

ny-prompt-over = The match is over.
ny-prompt-deal = The cards are dealt.
ny-prompt-refill = The yard and the display are refilled.
ny-prompt-wait = { $extra ->
    [yes] { $name } paid exactly and may act once more.
   *[no] { $name } buys a building or takes money.
  }
ny-prompt-pass = You can neither buy nor take money: pass.
ny-prompt-act = { $extra ->
    [yes] { $choice ->
        [both] Paid exactly. Buy again, take money, or end your turn.
        [buy] Paid exactly. Buy again, or end your turn.
        [take] Paid exactly. Take money, or end your turn.
       *[none] Paid exactly. End your turn.
      }
   *[no] { $choice ->
        [both] Buy a building, or take money.
        [buy] Buy a building.
       *[take] Take money: you can pay for no building yet.
      }
  }

# Actions

ny-action-take = Take { $cards }
ny-action-buy = { $owner ->
    [dirk] Buy { $building } for Dirk with { $cards }
   *[self] Buy { $building } with { $cards }
  }{ $lost ->
    [0] , exactly
   *[other] , { $lost } lost
  }
ny-action-end-turn = End your turn
ny-action-pass = Pass

# What happened

ny-dealt = { $who ->
    [you] { $cards ->
        [one] 1 card to you
       *[other] { $cards } cards to you
      }
   *[other] { $cards } to { $name }
  }
ny-event-dealt = Money is dealt up to 20 each: { $hands }.
ny-event-first = { $who ->
    [you] You begin: fewest cards, or the lowest total.
   *[other] { $name } begins: fewest cards, or the lowest total.
  }
ny-event-taken = { $who ->
    [you] You take { $cards }.
   *[other] { $name } takes { $cards }.
  }
ny-event-bought = { $who ->
    [you] You buy
   *[other] { $name } buys
  } { $building }{ $owner ->
    [dirk] {" "}for Dirk
   *[self] {""}
  } with { $cards }{ $lost ->
    [0] , exactly.
   *[other] , { $lost } lost.
  }
ny-event-turn-ended = { $who ->
    [you] You end your turn.
   *[other] { $name } ends the turn.
  }
ny-event-passed = { $who ->
    [you] You pass: nothing to take, nothing to buy.
   *[other] { $name } passes: nothing to take, nothing to buy.
  }
ny-event-building-laid = { $building } comes to the { $currency ->
    [blue] blue
    [green] green
    [orange] orange
   *[yellow] yellow
  } slot.
ny-event-money-laid = To the display: { $card }.
ny-event-shuffled = The money deck is used up; the discards are shuffled into a new one.
ny-event-scored = Scoring { $scoring }. { $lines }
ny-scored = { $some ->
    [yes] { $name } +{ $points } ({ $types }).
   *[no] { $name } +0.
  }
ny-scored-type = { ny-type } { $points }
ny-tie = Tied in { ny-types }: { $names } share { $points }, { $each } each.
ny-event-dirk = { $count ->
    [0] Dirk gets nothing: no buildings are left.
   *[other] Dirk gets { $buildings }.
  }
ny-event-awarded = { $who ->
    [you] You hold
   *[other] { $name } holds
  } most { $currency ->
    [blue] blue
    [green] green
    [orange] orange
   *[yellow] yellow
  } and { $who ->
    [you] get
   *[other] gets
  } { $building } for nothing.
ny-event-left = { $building } stays unsold: nobody alone holds most { $currency ->
    [blue] blue
    [green] green
    [orange] orange
   *[yellow] yellow
  }.
ny-event-ended = The yard could not be filled, so the match ends.

# Refusals

ny-no-over = The match is over.
ny-no-chance = { $phase ->
    [deal] The cards have yet to be dealt.
   *[refill] The yard and the display have yet to be refilled.
  }
ny-no-turn = It is { $name }'s turn. Yours will come.
ny-no-pick = { $fault ->
    [unsorted] List the cards by currency, then by value.
   *[too_many] There are not that many cards to take.
  }
ny-no-nothing = Take at least one card.
ny-no-display = { $card } does not lie in the display, or not that often.
ny-no-much = Several cards may total 5 at most, but these total { $total }. Take fewer, or just one.
ny-no-empty = The { $currency ->
    [blue] blue
    [green] green
    [orange] orange
   *[yellow] yellow
  } slot is empty until the turn ends. Choose another building.
ny-no-payment = { $fault ->
    [unsorted] List the payment by currency, then by value.
    [mixed] Pay with one currency only.
   *[too_many] There are not that many cards to pay with.
  }
ny-no-currency = The { $currency ->
    [blue] blue
    [green] green
    [orange] orange
   *[yellow] yellow
  } slot is paid in its own currency, but you offered { $offered ->
    [blue] blue
    [green] green
    [orange] orange
   *[yellow] yellow
  }.
ny-no-hand = You do not hold all these cards. Pay with your own.
ny-no-little = { $building } costs { $price } but you have { $offered } of its currency: { $missing } short.
ny-no-needless = Leave out { $card }: the other cards cover the price of { $price }.
ny-no-dirk = Only with two players can a building be given to Dirk.
ny-no-extra = You can end your turn only after an exact payment. Buy or take money.
ny-no-can-act = { $extra ->
    [yes] You can pass only when nothing else is possible. End your turn instead.
   *[no] You can pass only when nothing else is possible. Buy or take money.
  }

# The board

ny-yard = Building yard
ny-display = Money on display
ny-hand = Your money
ny-slot-empty = Empty until the turn ends
ny-exact = Exact
ny-over = { $lost } lost
ny-short = { $missing } short
ny-paid-in = paid in { $currency ->
    [blue] blue
    [green] green
    [orange] orange
   *[yellow] yellow
  }
ny-sum = { $currency ->
    [blue] Blue
    [green] Green
    [orange] Orange
   *[yellow] Yellow
  }, { $total } in all
ny-all-money = { $total } in { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
ny-last = Last move

# Deck and scorings to come

ny-outlook = Scorings to come
ny-pile-of = Pile { $number } of 5
ny-renewed = Renewed from the discards: { $left ->
    [one] 1 card
   *[other] { $left } cards
  }
ny-next-within = { $most ->
    [0] Scoring { $scoring } is the next card.
   *[other] Scoring { $scoring } within { $most ->
        [one] 1 card
       *[other] { $most } cards
      }.
  }
ny-next-after = Scoring { $scoring } after { $least } to { $most } cards.
ny-next-end = Only scoring C is left, at the end.
ny-buildings-left = { $count ->
    [0] No building left: the match ends when the yard cannot be filled.
    [one] 1 building left, then the match ends.
   *[other] { $count } buildings left, then the match ends.
  }

# Who owns what

ny-ledger = Who leads
ny-if = if scored now
ny-if-scoring = If { $scoring } now
ny-scoring = Scoring { $scoring }
ny-so-far = So far
ny-pays = pays { $places }
ny-cell = { $name }: { $count ->
    [0] none
   *[other] { $count }
  }{ $lead ->
    [alone] , leads
    [tied] , leads with others
   *[no] {""}
  }{ $points ->
    [0] {""}
   *[other] , would score { $points }
  }
ny-type-head = Type

# Seats

ny-seat-cards = { $cards ->
    [one] 1 money card
   *[other] { $cards } money cards
  }
ny-seat-score = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
ny-seat-buildings = { $count ->
    [0] No building yet
    [one] 1 building
   *[other] { $count } buildings
  }
ny-seat-group = { $count } { $count ->
    [one] { ny-type }
   *[other] { ny-types }
  }: { $prices }
ny-dirk-about = Dirk takes no turns. He owns buildings and scores, so he spoils places.
ny-dirk-gets = { $scoring ->
    [A] He gets 6 more buildings after scoring A.
   *[B] He gets a third of the deck after scoring B.
  }

# Choices

ny-choose = Or pick money: any one card, or several worth 5 at most.
ny-choose-money = Pick money: any one card, or several worth 5 at most.
ny-pay-for = Pay for { $building }
ny-pay-exact = exact: you go on
ny-pay-lost = { $lost } lost, turn ends
ny-more-ways = { $count ->
    [one] 1 more way
   *[other] { $count } more ways
  }
ny-for = For
ny-for-self = Me
ny-for-dirk = Dirk
ny-back = Back
ny-take = Take
ny-take-rule = Any one card, or several worth 5 at most. Ends your turn.
ny-take-more = You may add what is lit, up to 5 in all. Ends your turn.
ny-end-turn = End turn
ny-pass = Pass
ny-waiting = Nothing to do but watch.

# The result

ny-result = How the points came about
ny-result-total = Total
ny-result-not = Scoring { $scoring } never came
ny-result-dirk = Dirk scored { $points ->
    [one] 1 point
   *[other] { $points } points
  }; he cannot win.
ny-result-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }

# Why one action and not another

ny-why-scored = { $person }: { $owned } { $owned ->
    [one] { ny-type }
   *[other] { ny-types }
  }, { $changes }
ny-why-change = { $to } instead of { $from } in scoring { $scoring }
ny-why-acts-again = { $price } paid exactly, and one action more
ny-why-no-change = { $paid } for { $price }, no change, and the turn is over
ny-why-money = money: { $to } instead of { $from }
ny-why-can-pay = { $building } could be paid in { $currency ->
    [blue] blue
    [green] green
    [orange] orange
   *[yellow] yellow
  }{ $exact ->
    [yes] {" "}exactly
   *[no] {""}
  }
ny-why-leaves-building = { $building } is left to { $person }, who can pay it in { $currency ->
    [blue] blue
    [green] green
    [orange] orange
   *[yellow] yellow
  }{ $exact ->
    [yes] {" "}exactly
   *[no] {""}
  }: { $to } instead of { $from } in scoring C
ny-why-leaves-card = { $card } is left, with which { $person } could pay { $building } exactly
ny-why-ends = the match ends (empty slots: { $empty }, buildings left: { $deck })
ny-why-awarded = at the end { $building } falls to { $person }, for most money in { $currency ->
    [blue] blue
    [green] green
    [orange] orange
   *[yellow] yellow
  }: { $money }
ny-why-final = the match ends, { $person }: { $score ->
    [one] 1 point
   *[other] { $score } points
  }, place { $rank } of { $of }
