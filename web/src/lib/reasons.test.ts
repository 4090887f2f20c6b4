import { afterEach, expect, test } from 'vitest'
import don from '../games/don'
import type { Fact as DonFact } from '../games/don/why'
import gangster from '../games/gangster'
import type { Fact as GangsterFact } from '../games/gangster/why'
import newYork from '../games/new_york'
import type { Fact as NewYorkFact } from '../games/new_york/why'
import type { Face } from '../games/types'
import { variantsOf } from '../games/variants'
import type { ToldFact } from './api'
import { LANGUAGE_LIST } from './ftl'
import { compared, groundWords, type Choice } from './reasons'
import { speak } from './words'

const faces: Face[] = ['Ada', 'Bert', 'Cleo'].map((name, seat) => ({ seat, name, bot: seat > 0, me: seat === 0 }))

const DON: DonFact[] = [
  { type: 'colours', whom: 'you', counts: [['new_town', 3]], from: 3, to: 6 },
  { type: 'paid', digit: 7, held: 2, payees: [1, 2], each: 3 },
  { type: 'seller_paid', seller: 1, price: 4 },
  { type: 'spent', left: 3, of: 10 },
  { type: 'barred', whom: 1, digits: [3, 8] },
  { type: 'freed', whom: 'you', digits: [3] },
  { type: 'most_of', whom: 2, digits: [0] },
  { type: 'first_player', whom: 'you', round: 4 },
  { type: 'cannot_top', bid: 9, short: [[1, 3]], of: 1 },
  { type: 'must_leap', bid: 5, seat: 1, to: 8, digits: [6, 7] },
  { type: 'final', score: 21, rank: 1, of: 3 },
  { type: 'slip', digit: 3, fine: 1 },
  { type: 'bluff', chips: 4 },
  { type: 'sits_out' },
  { type: 'price', richest: 1, chips: 12 },
]
const NEW_YORK: NewYorkFact[] = [
  { type: 'scored', whom: 'you', kind: 'park', owned: 2, changes: [{ scoring: 'a', from: 0, to: 5 }] },
  { type: 'acts_again', price: 8 },
  { type: 'no_change', price: 8, paid: 9 },
  { type: 'money', from: 20, to: 12 },
  { type: 'can_pay', slot: 'blue', building: 'park_8', payment: 'exact' },
  { type: 'leaves_building', next: 1, building: 'park_8', slot: 'green', payment: 'over', from: 13, to: 21 },
  { type: 'leaves_card', next: 1, card: 'blue_7', building: 'park_8' },
  { type: 'ends', empty: 2, deck: 1, lead: 3 },
  { type: 'awarded', whom: 2, building: 'park_8', slot: 'orange', money: 12 },
  { type: 'final', score: 60, rank: 2, of: 3 },
]
const pay = { from: { sure: 2, casino: 0 }, to: { sure: 8, casino: 1 }, district: 'cicero' as const }
const unload = { type: 'unload' as const, crew: 'yellow' as const, who: ['yellow' as const] }
const party = { whom: 1, crew: 'yellow' as const }
const GANGSTER: GangsterFact[] = [
  { type: 'payday', party, gangsters: 0, ...pay },
  { type: 'presence', party, district: 'cicero', to: 2, beside: [{ whom: 2 }, 3] },
  { type: 'next', party, action: unload, ...pay },
  { type: 'threat', by: party, action: unload, ...pay },
  { type: 'strike', on: party, action: unload, ...pay },
  { type: 'mat', party, to: 1 },
  { type: 'captive', of: party, held: 1, room: 2 },
  { type: 'harbour', of: party, to: 1 },
  { type: 'guarded', party, district: 'cicero', gangsters: 2 },
  { type: 'marker', kind: 'engine' },
  { type: 'coast', kinds: ['engine', 'door'] },
  { type: 'cards_up', party, doublers: 7 },
  { type: 'car_pushed', party, from: 'cicero', to: 'stickney' },
]

const view = { cars: { yellow: 'cicero' }, districts: {} }
const GAMES = [
  { client: don, facts: DON, file: 'don/grounds/fact.rs', name: 'DonFact', action: { type: 'pass' } },
  { client: newYork, facts: NEW_YORK, file: 'new_york/grounds/fact.rs', name: 'NewYorkFact', action: { type: 'pass' } },
  { client: gangster, facts: GANGSTER, file: 'gangster/grounds/fact.rs', name: 'GangsterFact', action: unload },
]

afterEach(() => speak('en'))

test.each(GAMES)('every fact the bots tell of $client.id has words in every language', async (game) => {
  expect(game.facts.map((fact) => fact.type).sort()).toEqual(variantsOf('bots', game.file, game.name).sort())
  const { client, action } = game
  const choice: Choice = { better: action, worse: action, own: 0, client, faces, view }
  for (const language of LANGUAGE_LIST) {
    await speak(language)
    for (const fact of game.facts) {
      const told = { ...fact, side: 'better' } as ToldFact
      const said = groundWords({ rule: 'X1', words: 'the server', facts: [told] }, choice)
      expect(said, fact.type).not.toMatch(/the server|\{\$|why-/)
      expect(said, fact.type).toMatch(/ – .+[^.]\.$/)
    }
  }
})

test('a ground is told of both actions, with what must hold and what speaks against it', async () => {
  const [colours] = DON
  const facts = [
    { ...colours, side: 'better', condition: { type: 'wins' } },
    { ...colours, side: 'worse', condition: { type: 'bid_wins', seat: 1, amount: 6 } },
  ] as ToldFact[]
  const bid = { type: 'bid', amount: 7 }
  const choice: Choice = { better: bid, worse: { type: 'pass' }, own: 0, client: don, faces, view: {} }
  expect(groundWords({ rule: 'D8.1', words: '', facts, against: true }, choice)).toBe(
    'But: Bid 7, if it wins – you: 3 of New Town, 6 points instead of 3. ' +
      'Pass, if the 6 of Bert wins – you: 3 of New Town, 6 points instead of 3.',
  )
  const unknown = [{ side: 'better', type: 'newer' }] as ToldFact[]
  expect(groundWords({ rule: 'D8.1', words: 'the server', facts: unknown }, choice)).toBe('the server')
})

test('chances are compared by name, the most affected first', () => {
  expect(compared(0, [0.41, 0.22, 0.37], [0.33, 0.34, 0.33], faces)).toBe(
    'Wins 41% instead of 33%. Bert falls from 34% to 22%. Cleo rises from 33% to 37%.',
  )
})
