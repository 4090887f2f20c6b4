## At a glance
don-card-rounds = 15 rounds. Each reveals 1, 2, 3, 1, 2, 3 … districts: one lot, sold whole.
don-card-side = Before that everybody may offer one district; its price goes to the seller.
don-card-bid = Clockwise: bid more, or pass for good.
don-card-win = The highest bidder pays, takes the lot and begins the next round.
don-card-free = Nobody bids: the first player takes the lot free.
don-card-digit = The last digit of the price counts: 14 is a 4, 10 a 0.
don-card-most = The others who own most of that number share the price.
don-card-all = None of them owns it: all the others share.
don-card-pot = Equal shares; the rest waits in the pot for the next price.
don-card-chips = Never bid more than you have. You start with 12.
don-card-barred = Never bid a number that ends in a number you own.
don-card-zero = Only the opener may bid 0, as the first call.
don-card-colours = A colour with 1, 2, 3, 4, 5 districts: 1, 3, 6, 10, 15 points.
don-card-richest = Most chips: 2 points more.
don-card-ties = Equal points: the higher sum of numbers wins.

## The lesson
don-lesson-welcome = Districts of Chicago are sold, one lot a round. Here is the first: New Town 3. You have 12 chips.
don-lesson-bid = Mabel bid 1, Dutch bid 2. Bid more, or pass. Bid 4. (With a finger, tap twice.)
don-lesson-all-paid = Yours. Your 4 chips go to the others. The last digit decides who: nobody owned a 4, so all share it, 2 each.
don-lesson-keep = A new round. Before it you may put a district of yours up for sale. Keep it: decline.
don-lesson-barred = Two districts this time, and you open. You own a 3, so no bid of yours may end in 3. See for yourself: press 3.
don-lesson-open = Barred. What you own, you cannot bid. Bid 2.
don-lesson-let-her = Mabel bids 3. Only you own a 3, so her money would be yours. Pass.
don-lesson-be-paid = 3 chips for you. A number you own bars your bids and draws the money of others.
don-lesson-side = Mabel sells Old Town 1; the price will be hers alone. Dutch bid 1. Bid 2.
don-lesson-keep-both = Bought. Now 1 is barred for you as well as 3. Sell nothing: decline.
don-lesson-three = Three districts in one lot; 4 is bid. Bid 5.
don-lesson-too-dear = 9 is a lot of money. Nobody owns a 9, so Mabel and you would share it. Pass.
don-lesson-pot = 9 for two makes 4 each. The 1 left over waits in the pot and goes with the next price.
don-lesson-sell = Now you sell. Pick Old Town 1, then offer it: 1 will no longer be barred, and it brings money.
don-lesson-sold = Dutch paid you 4 for what cost you 2.
don-lesson-colours = Another New Town. Of one colour 1, 2, 3, 4, 5 districts score 1, 3, 6, 10, 15: it pays to collect.
don-lesson-last = Dutch opened with 0. A 5, 6 or 8 would pay him alone, a 7 Mabel. Nobody owns a 4: they would share it. Bid 4.
don-lesson-end = Two New Towns, 3 points. It goes on like this for 15 rounds; most chips at the end bring 2 points more.
