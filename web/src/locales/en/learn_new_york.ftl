## At a glance
ny-card-one = A turn is one action: take money or buy a building.
ny-card-take = Take one money card of any value, or several that total at most 5.
ny-card-buy = Buy a building of the yard, paid in the money of its slot.
ny-card-again = Paid exactly: act once more, as often as you pay exactly.
ny-card-refill = After the turn yard and display are filled up to four.
ny-card-a = Scoring A: most of a type scores 1 to 6.
ny-card-b = Scoring B: the first two of each type score, 8 to 13 for the first.
ny-card-c = Scoring C, at the end: the first three score, 16 to 21 for the first.
ny-card-ties = Who ties adds the places covered and shares, rounded down.
ny-card-change = No change is given, and no card is paid for nothing.
ny-card-five = Taking money always ends the turn.
ny-card-within = Nothing is refilled during a turn.
ny-card-over = It ends when the yard can no longer be filled up.
ny-card-left = What is left in the yard goes to whoever holds most money of its slot.

## The lesson
ny-lesson-welcome = Four buildings for sale. Each is paid in the money of its slot: blue, green, orange or yellow. Below it lies what you have of it.
ny-lesson-barred = The church costs 9 green, and you have 5. See what happens: press the church.
ny-lesson-take = So take money: one card of any value, or several that total at most 5. Take blue 1 and green 4.
ny-lesson-exact = 4 + 5 makes 9: just what the church costs. Buy it and pay exactly.
ny-lesson-again = Paid exactly, so you act once more. The museum costs 8, and you have blue 1 and 7.
ny-lesson-three = Exactly again, and once more your turn. Take orange 1, orange 2 and yellow 2: 5 in all. Taking money ends the turn.
ny-lesson-over = The station costs 6. Pay with your orange 8: there is no change, and the turn is over. Sometimes it is worth it.
ny-lesson-one = The next station costs 7, and you have orange 1 and 2. Take the orange 4.
ny-lesson-station = 1 + 2 + 4 makes 7. Buy the station.
ny-lesson-draw = And once more. Take the yellow 6. Somewhere in the money lies a scoring card.
ny-lesson-scoring = There it is: scoring A. Whoever owns most of a type scores. For you church 4, station 3 and museum 1: 8 points.
ny-lesson-later = B and C come later and pay the second and third places, too. This table shows who would get how much.
ny-lesson-tie = A park for yellow 2 + 6. Mabel owns one, too: those who tie share the points. Buy it.
ny-lesson-last = Paid exactly. Take the blue 9, which many a building needs.
ny-lesson-end = Pay exactly when you can, and count what the others collect. It ends when no building is left to lay out.
