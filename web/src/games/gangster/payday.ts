// The paydays that were held, gathered from what happened.

import type { Event, EventOf } from './types'

export interface Payday {
  period: number
  /** What every `?` was worth. */
  value: number
  districts: EventOf<'district_paid'>[]
  /** What it brought each seat. */
  points: number[]
}

/** The last payday among these events; null if there was none. */
export function lastPayday(events: readonly Event[]): Payday | null {
  const start = events.findLastIndex((event) => event.type === 'casino_drawn')
  const casino = events[start]
  if (casino?.type !== 'casino_drawn') return null
  const rest = events.slice(start)
  const held = rest.find((event) => event.type === 'payday_held')
  return {
    period: casino.period,
    value: casino.value,
    districts: rest.filter((event) => event.type === 'district_paid'),
    points: held?.points ?? [],
  }
}
