// Who sits at a table, by the names people see. Bots have names of their own, so that two of a kind can be told apart.

import type { Face } from '../games/types'
import type { Holder, Lobby } from './gen'
import { say } from './words'

const BOTS = ['Vito', 'Mabel', 'Dutch', 'Josephine', 'Slim', 'Ruby']

/** Everybody, seat by seat; `names` are those given on this device to the seats one person holds for others. */
export function facesOf(lobby: Lobby, viewer: number | null, names: Record<number, string>): Face[] {
  return lobby.seats.map(({ holder }, seat) => ({
    seat,
    name: nameOf(holder, seat, names),
    bot: holder.type === 'bot',
    me: seat === viewer,
  }))
}

function nameOf(holder: Holder, seat: number, names: Record<number, string>): string {
  if (holder.type === 'bot') return BOTS[seat % BOTS.length]!
  if (holder.type === 'guest') return names[seat]?.trim() || holder.name
  return say('seat-empty')
}

export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const
export const PERSONALITIES = ['balanced', 'spender', 'miser', 'spoiler', 'gambler'] as const

/** Whether a name is that of a bot of the house, such as `hard:miser`. */
export function isBot(name: string): boolean {
  const level = name.split(/[:@]/)[0]
  return LEVELS.some((each) => each === level)
}

/** Who sits at a table, in short: people by their names, bots by their number. */
export function companyWords(names: (string | null)[]): string {
  const taken = names.filter((name) => name !== null)
  const bots = taken.filter(isBot).length
  return [...taken.filter((name) => !isBot(name)), ...(bots ? [say('bot-count', { count: bots })] : [])].join(', ')
}

/** A bot such as `hard:miser` in words. */
export function botWords(bot: string): string {
  if (!isBot(bot)) return bot
  const [level, personality = 'balanced'] = bot.split('@')[0]!.split(':')
  return personality === 'balanced'
    ? say(`bot-${level}`)
    : say('bot-with-personality', { level: say(`bot-${level}`), personality: say(`personality-${personality}`) })
}

/** How a bot is named in commands. */
export function botName(level: string, personality: string): string {
  return personality === 'balanced' ? level : `${level}:${personality}`
}
