// Don in words: the auction, what every seat owns, and who owns which number.

import { say, type Phrase } from '../../lib/words'
import type { Face, Section, TextClient, TextProps } from '../types'
import { callOf, callOrder, keys, lastBids, ledger, type Place } from './auction'
import { byColour, numberOf } from './districts'
import { keyLabel } from './label'
import TextOrders from './TextOrders.svelte'
import type { Action, Event, View } from './types'
import { colourName, districtName, list, nameOf } from './words'

const ROUNDS = 15

export default {
  sections: (props: TextProps<View, Action, Event>) => [
    auction(props),
    ...props.faces.map((_, at) => seat(props, (at + (props.me ?? 0)) % props.faces.length)),
    numbers(props),
  ],
  group,
  choice,
  number: (action) => (action.type === 'bid' ? action.amount : null),
  More: TextOrders,
} satisfies TextClient<View, Action>

function auction({ view, faces, past }: TextProps<View, Action, Event>): Section {
  const lines: Phrase[] = [{ id: 'don-round', args: { round: view.round, rounds: ROUNDS } }, lot(view, faces)]
  if (view.phase !== 'over') {
    lines.push(standing(view, faces))
    const bids = lastBids(past)
    for (const seat of callOrder(view)) lines.push(call(view, faces, seat, bids))
  }
  lines.push({ id: 'don-pot-label', args: { count: view.pot } })
  lines.push({ id: 'don-bag-label', args: { count: view.unseen.length } })
  if (view.removed.length)
    lines.push({ id: 'twin-don-removed', args: { districts: list(view.removed.map(districtName)) } })
  return { id: 'auction', key: 'b', heading: { id: 'don-calls' }, lines }
}

function lot(view: View, faces: Face[]): Phrase {
  const districts = list(view.lot.map(districtName))
  if (!view.lot.length) return { id: 'twin-don-no-lot' }
  if (view.seller === null) return { id: 'twin-don-lot', args: { districts } }
  return { id: 'twin-don-sells', args: { ...who(faces, view.seller), districts } }
}

function standing(view: View, faces: Face[]): Phrase {
  if (!view.standing) return { id: 'don-no-bid' }
  return { id: 'twin-don-stands', args: { ...who(faces, view.standing.seat), amount: view.standing.amount } }
}

function call(view: View, faces: Face[], seat: number, bids: Map<number, number>): Phrase {
  const call = callOf(view, seat, bids)
  const amount = 'amount' in call ? (call.amount ?? '') : ''
  return {
    id: 'twin-don-call',
    args: {
      name: faces[seat]?.me ? say('don-you-name') : nameOf(faces, seat),
      call: say(`don-call-${call.kind}`, { amount, phase: view.phase }),
    },
  }
}

function seat({ view, faces, me }: TextProps<View, Action, Event>, seat: number): Section {
  const score = view.seats[seat]
  const chips = view.chips[seat] ?? null
  const sets = byColour(view.districts[seat] ?? [])
  const barred = score?.digits.filter(({ barred }) => barred).map(({ digit }) => String(digit)) ?? []
  const lines: Phrase[] = [{ id: 'don-points', args: { points: score?.points ?? 0 } }]
  lines.push(chips === null ? { id: 'twin-don-chips-hidden' } : { id: 'don-chips', args: { chips } })
  for (const { colour, districts } of sets)
    lines.push({
      id: 'don-set',
      args: {
        colour: colourName(colour),
        numbers: list(districts.map((district) => String(numberOf(district)))),
        points: score?.colours[colour] ?? 0,
      },
    })
  if (!sets.length) lines.push({ id: 'don-no-districts' })
  if (barred.length) lines.push({ id: 'twin-don-barred', args: { digits: list(barred) } })
  if (view.first === seat) lines.push({ id: 'don-first' })
  return { id: `seat-${seat}`, seat, key: seat === me ? 'w' : undefined, heading: named(faces, seat), lines }
}

/** For every number where its three districts are. */
function numbers({ view, faces }: TextProps<View, Action, Event>): Section {
  const place = ({ district, seat, where }: Place) =>
    say('don-ledger-place', {
      where,
      district: districtName(district),
      name: seat === null ? '' : faces[seat]?.me ? say('don-you') : nameOf(faces, seat),
    })
  return {
    id: 'numbers',
    key: 'k',
    heading: { id: 'don-ledger' },
    lines: ledger(view).map((places, digit) => ({
      id: 'twin-don-number',
      args: { digit, places: places.map(place).join('; ') },
    })),
  }
}

function group(action: Action): Phrase | null {
  switch (action.type) {
    case 'bid':
    case 'offer':
    case 'discard':
      return { id: `twin-don-group-${action.type}` }
    case 'exchange':
      return { id: 'twin-don-group-give', args: { district: districtName(action.give) } }
    default:
      return null
  }
}

/** A bid tells who would be paid. */
function choice(action: Action, view: View, faces: Face[]): Phrase | null {
  if (action.type !== 'bid') return null
  const key = keys(view, [action], true).find(({ amount }) => amount === action.amount)
  return key?.bid ? { id: 'twin-don-bid', args: { bid: keyLabel(key, view, faces) } } : null
}

function who(faces: Face[], seat: number): { name: string; me: string } {
  return { name: nameOf(faces, seat), me: faces[seat]?.me ? 'yes' : 'no' }
}

function named(faces: Face[], seat: number): Phrase {
  return { id: 'twin-seat', args: { name: nameOf(faces, seat) } }
}
