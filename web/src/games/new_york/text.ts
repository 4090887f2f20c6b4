// New York in words: the yard, the money, who leads what, and when the scorings come.

import { say, type Phrase } from '../../lib/words'
import type { Section, TextClient, TextProps } from '../types'
import { cell, columns } from './holders'
import { byType, of, total } from './money'
import { nextPhrase, pilePhrase } from './outlook'
import { CURRENCIES, TYPES, type Action, type Building, type Card, type Currency, type Event, type View } from './types'
import { buildingName, cards, list, nameOf } from './words'

type Props = TextProps<View, Action, Event>

export default {
  sections: (props: Props) => [
    yard(props),
    display(props),
    ...hand(props),
    leads(props),
    outlook(props),
    ...props.faces.map((_, at) => seat(props, (at + (props.me ?? 0)) % props.faces.length)),
    ...dirk(props),
  ],
  group,
} satisfies TextClient<View, Action>

function yard({ view, me }: Props): Section {
  const hand = me === null ? null : view.hands[me]
  return {
    id: 'yard',
    key: 'b',
    heading: { id: 'ny-yard' },
    lines: CURRENCIES.map((slot) => ({
      id: 'twin-ny-slot',
      args: {
        currency: say('ny-currency', { currency: slot }),
        building: building(view, slot),
        mine: hand ? total(of(hand, slot)) : 0,
        seated: hand ? 'yes' : 'no',
      },
    })),
  }
}

function building(view: View, slot: Currency): string {
  const found = view.market[slot]
  return found ? buildingName(found) : say('ny-slot-empty')
}

function display({ view }: Props): Section {
  const line: Phrase = view.display.length
    ? { id: 'twin-ny-cards', args: { cards: cards(view.display) } }
    : { id: 'twin-ny-no-money' }
  return { id: 'display', key: 'i', heading: { id: 'ny-display' }, lines: [line] }
}

function hand({ view, me }: Props): Section[] {
  const hand = me === null ? null : view.hands[me]
  if (!hand) return []
  const all: Phrase = { id: 'ny-all-money', args: { total: total(hand), cards: hand.length } }
  return [{ id: 'hand', key: 'w', heading: { id: 'ny-hand' }, lines: [all, ...purse(hand)] }]
}

/** The money of each currency that is there. */
function purse(hand: Card[]): Phrase[] {
  return CURRENCIES.filter((slot) => of(hand, slot).length).map((slot) => ({
    id: 'twin-ny-purse',
    args: { sum: say('ny-sum', { currency: slot, total: total(of(hand, slot)) }), cards: cards(of(hand, slot)) },
  }))
}

/** Of each type who owns how many, who leads, and what the next scoring would pay. */
function leads({ view, faces }: Props): Section {
  const scoring = view.to_come[0] ?? null
  const lines = TYPES.map((type): Phrase => {
    const cells = columns(view, faces).map(({ holder, name }) =>
      say('ny-cell', { name, ...cell(view, type, holder, scoring) }),
    )
    return { id: 'twin-ny-type', args: { type: say('ny-type', { type }), cells: cells.join('; ') } }
  })
  const about: Phrase[] = scoring ? [{ id: 'ny-if-scoring', args: { scoring: scoring.toUpperCase() } }] : []
  return { id: 'leads', key: 'k', heading: { id: 'ny-ledger' }, lines: [...about, ...lines] }
}

function outlook({ view }: Props): Section {
  const held = list(view.scored.map((scoring) => scoring.toUpperCase()))
  const lines: Phrase[] =
    view.phase === 'over'
      ? []
      : [pilePhrase(view), nextPhrase(view), { id: 'ny-buildings-left', args: { count: view.deck.buildings } }]
  if (held) lines.push({ id: 'twin-ny-scored', args: { scorings: held } })
  return { id: 'outlook', key: 'v', heading: { id: 'ny-outlook' }, lines }
}

function seat({ view, faces, me }: Props, seat: number): Section {
  const hand = seat === me ? null : view.hands[seat]
  return {
    id: `seat-${seat}`,
    seat,
    heading: { id: 'twin-seat', args: { name: nameOf(seat, faces) } },
    lines: [
      { id: 'ny-seat-score', args: { points: view.scores[seat] ?? 0 } },
      { id: 'ny-seat-cards', args: { cards: view.hand_sizes[seat] ?? 0 } },
      ...(hand ? purse(hand) : []),
      ...estate(view.buildings[seat] ?? []),
    ],
  }
}

function estate(buildings: Building[]): Phrase[] {
  if (!buildings.length) return [{ id: 'ny-seat-buildings', args: { count: 0 } }]
  return byType(buildings).map(({ type, prices }) => ({
    id: 'ny-seat-group',
    args: { type, count: prices.length, prices: prices.join(', ') },
  }))
}

function dirk({ view }: Props): Section[] {
  if (!view.dirk) return []
  const gift = view.to_come.find((scoring) => scoring !== 'c')?.toUpperCase()
  const lines: Phrase[] = [
    { id: 'ny-seat-score', args: { points: view.dirk_score ?? 0 } },
    ...estate(view.dirk),
    { id: 'ny-dirk-about' },
  ]
  if (gift) lines.push({ id: 'ny-dirk-gets', args: { scoring: gift } })
  return [{ id: 'dirk', heading: { id: 'ny-dirk' }, lines }]
}

function group(action: Action, view: View): Phrase | null {
  switch (action.type) {
    case 'take':
      return { id: 'twin-ny-group-take' }
    case 'buy':
      return { id: 'twin-ny-group-buy', args: { building: building(view, action.slot) } }
    default:
      return null
  }
}
