// Times as people read them.

import type { ClockRule, Clocks } from './gen'
import { locale, type Phrase } from './words'

/** What a seat has left, in milliseconds, at a moment of the server's clock. */
export function left(clocks: Clocks, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0
  return clocks.running?.seat === seat ? Math.max(0, left - (now - clocks.running.since)) : left
}

/** Minutes and seconds, or hours, or days: two figures at most. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
  if (seconds < 86_400) return `${unit(seconds / 3600, 'hour')} ${two(Math.floor(seconds / 60) % 60)}`
  return `${unit(seconds / 86_400, 'day')} ${unit((seconds / 3600) % 24, 'hour')}`
}

/** The time of the day somebody said something. */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(at)
}

export function clockPhrase(rule: ClockRule): Phrase {
  if (rule.type === 'none') return { id: 'clock-none' }
  if (rule.type === 'budget')
    return { id: 'clock-budget', args: { minutes: Math.round(rule.seconds / 60), increment: rule.increment } }
  return rule.seconds >= 86_400
    ? { id: 'clock-days', args: { days: Math.round(rule.seconds / 86_400) } }
    : { id: 'clock-move', args: { seconds: rule.seconds } }
}

/** Whether everybody stays at the table, rather than coming back over days. */
export function isLive(rule: ClockRule): boolean {
  return rule.type !== 'per_move' || rule.seconds < 86_400
}

function unit(number: number, unit: 'day' | 'hour'): string {
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(Math.floor(number))
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
