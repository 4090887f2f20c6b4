## At a glance
gang-card-one = A turn is one action: drive, unload or load. Nobody passes.
gang-card-drive = Turn a card 1, 2 or 3 down and drive exactly so many roads.
gang-card-unload = Unload one of yours, or a captive, where your car stands: on the space after the last one taken.
gang-card-load = Load one from there: your own to the mat, an enemy into the trunk.
gang-card-third = After the third card all turn up, and a district card places a doubler.
gang-card-dump = Whoever ends a drive there may dump captives in the harbour, for good.
gang-card-take = Then take one marker of a kind you do not own.
gang-card-slots = Two slots: a third marker pushes the oldest out.
gang-card-payday = The eighth doubler ends the period: payday.
gang-card-ranks = Most gangsters in a district get the first prize, and so on; the higher level breaks ties.
gang-card-doubled = A doubler doubles all prizes of its district.
gang-card-casino = Every ? is worth the casino card drawn.
gang-card-end = Three paydays. Most influence wins.
gang-card-way = No place twice in a drive, but it may end where it began.
gang-card-trunk = The trunk holds one captive, two with a trunk marker.
gang-card-full = On a full tile nobody can unload. At the Gold Coast neither.

## The lesson
gang-lesson-welcome = Chicago by night. You are Grey. Your car stands in The Loop, with one of your men: 7 for the crew with most men, 4 for the second, and ×2 doubles it.
gang-lesson-unload = A turn is one action. Unload a gangster: open “Unload” and press the man, or press a free space.
gang-lesson-drive = Now drive. Pick card 1, then Greek Town: exactly one road.
gang-lesson-load = Yellow has a man here. Load him: an enemy goes into your trunk.
gang-lesson-coast = Take him for a ride: card 2 to the Gold Coast.
gang-lesson-dump = Dump him in the harbour. He is gone for good.
gang-lesson-take = Whoever stops at the coast takes equipment. Take the door: with it you unload two at once.
gang-lesson-barred = At the Gold Coast nobody gets off. See for yourself: try to unload.
gang-lesson-third = So drive on. Card 3, to Little Italy.
gang-lesson-doubler = That was your third card: all three are up again, and a district card was drawn. Little Italy pays double now.
gang-lesson-two = Brown has one man here. Unload two of yours with the door: the first prize of 8 is yours, doubled.
gang-lesson-back = Drive to Chinatown with card 1. One of your men waits there.
gang-lesson-more = Unload two more: three men in Chinatown.
gang-lesson-corner = Greek Town is empty since you drove Yellow out. Go there with card 2.
gang-lesson-crowd = Unload your last two.
gang-lesson-seven = Seven districts are doubled. With the eighth doubler comes payday, and your third card draws it.
gang-lesson-eighth = Drive to The Loop with card 3.
gang-lesson-payday = Payday. In every district the crews are ranked by their men and get its prizes; doubled where ×2 stands. 46 for you.
gang-lesson-end = Two more paydays, and fresh men before each. Most influence wins.
