// What is remembered of finished matches: asking for it, and its numbers and names as people read them.

import { call } from './api'
import { botWords } from './faces'
import type { Ladder, MyMatches, Player, Rating, Statistics } from './gen'
import { locale, say } from './words'

export interface Filter {
  game: string | null
  seats: number | null
}

export const myMatches = (filter: Filter, page: number) =>
  call<MyMatches>('GET', `/api/guest/matches?${query({ ...filter, page })}`)
export const statistics = (game: string | null) => call<Statistics>('GET', `/api/guest/statistics?${query({ game })}`)
export const ladder = (game: string, page: number) => call<Ladder>('GET', `/api/ladder/${game}?${query({ page })}`)

/** What the range around a rating spans to either side: 95 in 100 cases. */
export const range = (rating: Rating) => 2 * rating.deviation

export function ratingWords(rating: Rating): string {
  return say('me-rating', { rating: String(rating.mean), range: String(range(rating)) })
}

export function playerWords(player: Player): string {
  if (player.type === 'bot') return say('club-bot', { bot: botWords(player.bot) })
  if (player.type === 'nobody') return say('club-nobody')
  return player.guest.startsWith('bot-') ? say('club-own-bot', { name: player.name }) : player.name
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** One digit after the point. */
export function tenths(number: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number)
}

/** A key for lists. */
export function playerKey(player: Player): string {
  return player.type === 'bot' ? `house:${player.bot}` : player.type === 'guest' ? player.guest : ''
}

function query(wishes: Record<string, string | number | null>): string {
  const given = Object.entries(wishes).filter(([, value]) => value !== null)
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
}
