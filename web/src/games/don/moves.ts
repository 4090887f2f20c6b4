// What travels and what is heard when something happens.

import type { Sound, Travel } from '../types'
import type { Event } from './types'

/** Cards are pieces and find their way by themselves, but for those that come from the bag or leave the game. */
export function travels(event: Event): Travel[] {
  switch (event.type) {
    case 'lot_revealed':
      return event.districts.map(() => ({ from: 'bag', to: 'lot', look: 'card' }))
    case 'bid_placed':
      return [{ from: `seat-${event.seat}`, to: 'standing', look: 'marker', label: String(event.amount) }]
    case 'slipped':
      return event.fine > 0 ? [chips(`seat-${event.seat}`, 'pot', event.fine)] : []
    case 'lot_sold': {
      const paid = event.payments.filter((payment) => payment.chips > 0)
      const travels = paid.map((payment) => chips(`seat-${event.seat}`, `seat-${payment.seat}`, payment.chips))
      return event.pot > 0 ? [...travels, chips(`seat-${event.seat}`, 'pot', event.pot)] : travels
    }
    case 'district_sold':
      return [chips(`seat-${event.seat}`, `seat-${event.seller}`, event.amount)]
    case 'district_discarded':
      return [{ from: `seat-${event.seat}`, to: 'bag', look: 'card' }]
    case 'lot_removed':
      return event.districts.map(() => ({ from: 'lot', to: 'bag', look: 'card' }))
    default:
      return []
  }
}

function chips(from: string, to: string, count: number): Travel {
  return { from, to, look: 'chip', label: String(count) }
}

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  lot_revealed: 'card',
  district_offered: 'card',
  districts_swapped: 'card',
  district_discarded: 'card',
  bid_placed: 'chip',
  slipped: 'chip',
  passed: 'pass',
  lot_sold: 'chip',
  district_sold: 'chip',
  lot_taken_free: 'card',
  match_ended: 'win',
}

export function sounds(event: Event): Sound[] {
  const sound = SOUNDS[event.type]
  return sound ? [sound] : []
}
