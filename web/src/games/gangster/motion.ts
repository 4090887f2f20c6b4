// What travels over the table when something happens, and what is heard of it.

import type { Sound, Travel } from '../types'
import type { Crew, Event } from './types'

/** Cars are not among them: the board drives them along the roads. */
export function travels(event: Event): Travel[] {
  switch (event.type) {
    case 'loaded': {
      const to = event.who === event.crew ? mat(event.crew) : trunk(event.crew)
      return [{ from: space(event), to, look: 'gangster' }]
    }
    case 'unloaded': {
      const from = event.who === event.crew ? mat(event.crew) : trunk(event.crew)
      return [{ from, to: space(event), look: 'gangster' }]
    }
    case 'captives_dumped':
      return event.who.map(() => ({ from: trunk(event.crew), to: 'place-gold_coast', look: 'gangster' }))
    case 'marker_taken':
      return [{ from: 'coast', to: `kit-${event.crew}`, look: 'marker' }]
    case 'district_paid':
      return event.shares
        .filter((share) => share.points)
        .map(({ seat, points }) => ({
          from: `place-${event.district}`,
          to: `seat-${seat}`,
          look: 'coin',
          label: `+${points}`,
        }))
    default:
      return []
  }
}

export function sounds(event: Event, _me: number | null): Sound[] {
  switch (event.type) {
    case 'drove':
    case 'loaded':
    case 'unloaded':
    case 'car_pushed':
      return ['door']
    case 'marker_taken':
      return ['chip']
    case 'doubler_placed':
    case 'police_drawn':
    case 'casino_drawn':
      return ['card']
    case 'captives_dumped':
      return event.who.length > 0 ? ['pass'] : []
    case 'payday_held':
      return ['chip']
    case 'match_ended':
      return ['win']
    default:
      return []
  }
}

function space({ district, level }: { district: string; level: number }): string {
  return `space-${district}-${level}`
}

function mat(crew: Crew): string {
  return `mat-${crew}`
}

function trunk(crew: Crew): string {
  return `trunk-${crew}`
}
