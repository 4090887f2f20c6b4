# Don. $me is "yes" where the sentence is about the reader.

don-colour-new_town = New Town
don-colour-park_west = Park West
don-colour-wrightwood = Wrightwood
don-colour-lincoln_park = Lincoln Park
don-colour-lake_view = Lake View
don-colour-old_town = Old Town
don-district = { $colour } { $number }
# In a list of people who are paid.
don-you = you

## The status line

don-wait-first_player = The first player is drawn.
don-wait-reveal = The next districts are turned up.
don-wait-over = The match is over.
don-ask-open = Bid { $least } or more, or pass.
don-ask-raise = Bid more than { $amount }, or pass.
don-ask-only-pass = You can only pass.
don-ask-slipped = You own that number. Bid another, or pass.
don-ask-offer = Offer one of your districts for sale, or decline.
don-ask-exchange = Swap one of your districts for another’s, or keep yours.
don-ask-discard = Your bid was more than you have. Discard one of your districts.
don-other-auction = { $standing ->
    [yes] { $bidder }’s { $amount } stands. { $name } bids or passes.
    [mine] Your { $amount } stands. { $name } bids or passes.
   *[no] { $name } bids or passes.
  }
don-other-side_auction = { $standing ->
    [yes] Side auction: { $bidder }’s { $amount } stands. { $name } bids or passes.
    [mine] Side auction: your { $amount } stands. { $name } bids or passes.
   *[no] Side auction: { $name } bids or passes.
  }
don-other-offer = { $name } may offer a district for sale.
don-other-exchange = { $name } may swap a district.
don-other-discard = { $name } bluffed and discards a district.

## Actions

don-act-bid = Bid { $amount }
don-act-pass = Pass
don-act-offer = Offer { $district }
don-act-decline = Decline
don-act-exchange = Give { $give }, take { $take }
don-act-keep = Keep yours
don-act-discard = Discard { $district }

## What happened

don-event-first_player_drawn = { $me ->
    [yes] You are the first player.
   *[no] { $name } is the first player.
  }
don-event-round_begun = Round { $round } begins.
don-event-district_offered = { $me ->
    [yes] You offer { $district }.
   *[no] { $name } offers { $district }.
  }
don-event-offer_declined = { $me ->
    [yes] You offer nothing.
   *[no] { $name } offers nothing.
  }
don-event-districts_swapped = { $me ->
    [yes] You give { $from } { $gave } for { $took }.
   *[no] { $mine ->
        [yes] { $name } gives you { $gave } for { $took }.
       *[no] { $name } gives { $from } { $gave } for { $took }.
      }
  }
don-event-districts_kept = { $me ->
    [yes] You keep your districts.
   *[no] { $name } keeps all districts.
  }
don-event-lot_revealed = { $count ->
    [one] { $districts } is on sale.
   *[other] { $districts } are on sale.
  }
don-event-bid_placed = { $me ->
    [yes] You bid { $amount }.
   *[no] { $name } bids { $amount }.
  }
don-event-passed = { $me ->
    [yes] You pass.
   *[no] { $name } passes.
  }
don-event-slipped = { $me ->
    [yes] You bid { $amount } but own that number: { $fine ->
        [0] the bid does not stand.
       *[other] 1 chip to the pot, and the bid does not stand.
      }
   *[no] { $name } bids { $amount } but owns that number: { $fine ->
        [0] the bid does not stand.
       *[other] 1 chip to the pot, and the bid does not stand.
      }
  }
don-event-bluff_exposed = { $me ->
    [yes] You cannot pay { $amount }: your bluff is exposed.
   *[no] { $name } cannot pay { $amount }: the bluff is exposed.
  }
don-event-district_discarded = { $me ->
    [yes] You discard { $district }.
   *[no] { $name } discards { $district }.
  }
don-event-auction_restarted = The auction begins again.
don-event-lot_sold = { $me ->
    [yes] You take { $districts } for { $amount }
   *[no] { $name } takes { $districts } for { $amount }
  }: { don-paid }.{ $pot ->
    [0] { "" }
   *[other] { " " }The pot holds { $pot }.
  }
don-event-lot_taken_free = { $me ->
    [yes] Nobody bids. You take { $districts } free.
   *[no] Nobody bids. { $name } takes { $districts } free.
  }
don-event-lot_removed = { $count ->
    [one] Nobody may take { $districts }: it leaves the game.
   *[other] Nobody may take { $districts }: they leave the game.
  }
don-event-district_sold = { $me ->
    [yes] You buy { $district } from { $seller } for { $amount }.
   *[no] { $mine ->
        [yes] { $name } buys { $district } from you for { $amount }.
       *[no] { $name } buys { $district } from { $seller } for { $amount }.
      }
  }
don-event-district_unsold = { $me ->
    [yes] Nobody bids. You keep { $district }.
   *[no] Nobody bids. { $name } keeps { $district }.
  }
don-event-match_ended = The last lot is sold. The colours are counted.

## Why something is refused; the table adds the rule

don-no-over = The match is over.
don-no-chance_due = { $phase ->
    [first_player] Wait: the first player has yet to be drawn.
   *[reveal] Wait: the districts of this round have yet to be turned up.
  }
don-no-not_your_turn = Wait: it is { $name }’s turn.
don-no-other_phase = { $phase ->
    [offer] Now offer one of your districts, or decline.
    [exchange] Now swap one of your districts for another’s, or keep yours.
    [discard] Your bid was more than you have: discard one of your districts.
   *[auction] Now bid, or pass.
  }
don-no-too_low = Bid at least { $least }, or pass.
don-no-too_much = You have { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  }. You cannot bid more.
don-no-beyond_all_chips = There are never more than 72 chips in the game. Bid less.
don-no-digit_owned = You own a { $digit }, so you may not bid a number ending in { $digit }.
don-no-second_slip = You own a { $digit } and slipped once already. Bid a number ending in one you do not own, or pass.
don-no-not_yours = { $district } is not yours. Choose one of your own districts.
don-no-not_an_opponents = No opponent owns { $district }. Take a district that one of them owns.

## The board

don-round = Round { $round } of { $rounds }
don-lot = On sale
don-lot-side = { $me ->
    [yes] You sell
   *[no] { $name } sells
  }
don-pot = Pot
don-pot-label = { $count ->
    [one] 1 chip in the pot
   *[other] { $count } chips in the pot
  }
don-bag-label = { $count ->
    [one] 1 district not seen yet
   *[other] { $count } districts not seen yet
  }
don-bag = To come
don-calls = The auction
don-no-bid = No bid yet
don-call-standing = bids { $amount }
don-call-outbid = bid { $amount }
don-call-passed = passed
don-call-waiting = waits
don-call-calling = { $phase ->
    [offer] may sell
    [exchange] may swap
    [discard] discards
   *[auction] to bid
  }
don-call-seller = sells
don-call-swapped = swapped, sits out
don-call-barred = exposed, sits out
don-first = First player
don-ledger = Who owns which number
don-ledger-hint = A price ending in a number goes to whoever owns the most of it.
don-ledger-place = { $where ->
    [seat] { $district }: { $name }
    [lot] { $district }: on sale
    [removed] { $district }: out of the game
   *[bag] { $district }: not seen yet
  }
don-pick-offer = Your districts: pick one to sell
don-pick-discard = Your districts: pick one to discard
don-pick-give = You give
don-pick-take = You take
don-pick-first-offer = Pick the card to sell.
don-pick-first-discard = Pick the card to give up.
don-pick-first-exchange = Pick a card to give and a card to take.
don-others-districts = { $name }’s districts
don-you-name = You

## Bidding

don-keypad = Your bid
don-key-fair = Bid { $amount }: { $paid }
don-key-barred = { $amount } is barred: you own { $districts }
don-key-chips = { $amount } is more than you have: { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  }
don-key-slip = Bid { $amount }, a slip: you own { $districts }
don-key-bluff = Bid { $amount }, a bluff: more than you have
don-slip = slip
don-bluff = bluff
don-all = all
don-paid = { $each ->
    [0] nobody is paid
   *[other] { $count ->
        [one] { $you ->
            [yes] you get { $each }
           *[no] { $payees } gets { $each }
          }
       *[other] { $payees } get { $each } each
      }
  }
don-paid-all = all the others get { $each } each
don-to-pot = pot { $pot }
don-rest = { $pot ->
    [0] You keep { $left }.
   *[other] You keep { $left }, the pot { $pot }.
  }
don-rest-slip = The bid will not stand and costs 1 chip to the pot.
don-rest-slip-free = The bid will not stand. You have no chip to lose.
don-rest-bluff = If it wins you discard a district, and the lot is sold again without you.
don-preview-idle = Under each number: who would be paid how much.
don-preview-none = There is no number left for you to bid.
don-more = Show higher bids
don-less = Hide higher bids
don-your-chips = { $chips ->
    [one] You have 1 chip
   *[other] You have { $chips } chips
  }
don-out-of-it = { $why ->
    [passed] You passed. Wait for the others.
    [swapped] You swapped this round, so you sit this auction out.
    [barred] Your bluff was exposed, so you sit this auction out.
    [seller] Your district is on sale. Wait for the bids.
    [standing] Your bid stands. Wait for the others.
   *[other] Wait for your turn.
  }

## Standing orders

don-orders = Standing orders
don-proxy = Bid for me
don-proxy-up-to = Up to
don-proxy-less = One less
don-proxy-more = One more
don-proxy-never = Never ending in
don-proxy-digit = { $digit }
don-proxy-owned = { $digit }: you own it
don-proxy-start = Bid up to { $amount }
don-proxy-explain = Always the least that stands, this round only. Then it passes.
don-proxy-on = { $never ->
    [no] Bidding for you up to { $amount } this round.
   *[yes] Bidding for you up to { $amount } this round, never ending in { $digits }.
  }
don-proxy-withdraw = Withdraw
don-only-choice = Pass for me when I can do nothing else
don-decline-side = Leave side auctions to the others

## Before each seat

don-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
don-points-short = { $points } pt
don-chips = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  }
don-set = { $colour }: { $numbers }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
don-no-districts = No districts yet

## The result

don-result-chips = Most chips
don-result-numbers = Sum of numbers
don-result-total = Points
don-result-sets = Each colour scores 1, 3, 6, 10 or 15 for one to five districts · D8.1
don-result-bonus = Most chips: 2 points, also for those who tie · D8.2
don-result-tie = Tied on points: the higher sum of district numbers goes first · D8.3
don-result-shared = Still tied, so the place is shared · D8.3
don-rank = { $rank }.

## Why one action and not another

don-why-colours = { $who }: { $counts }, { $to ->
    [one] 1 point
   *[other] { $to } points
  } instead of { $from }
don-why-colour = { $count } of { $colour }
don-why-paid = { $held ->
    [0] nobody holds a { $digit }, so
   *[other] most of { $digit } ({ $held }):
  } { don-paid }
don-why-seller-paid = to the seller, { $who }: { $price }
don-why-spent = { $who }: { $left } left of { $of ->
    [one] 1 chip
   *[other] { $of } chips
  }
don-why-barred = { $who }: no more bids ending in { $digits }
don-why-freed = { $who }: bids ending in { $digits } again
don-why-most-of = { $who }: the most of { $digits }, so others’ prices ending so
don-why-first-player = { $who }: first player of round { $round }
don-why-cannot-top = { $all ->
    [yes] nobody left in this auction can top { $bid }
   *[no] some cannot top { $bid }
  }: { $chips }
don-why-has = { $who } { $chips }
don-why-must-leap = to top { $bid }, { $who } must go to { $to }: owns { $digits }
don-why-final = the match ends, { $who }: { $score ->
    [one] 1 point
   *[other] { $score } points
  }, place { $rank } of { $of }
don-why-slip = { $who }: owns a { $digit }, so the bid does not stand and costs { $fine ->
    [one] 1 chip
   *[other] { $fine } chips
  }
don-why-bluff = more than { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  }: winning costs a district and the lot
don-why-sits-out = { $who }: out of this round’s main auction
don-why-price = the whole price for the seller; of those who may bid, { $who } has most: { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  }
