// What happened, as sentences: the game's own for its events, the table's for the rest.

import type { Face, GameClient } from '../games/types'
import { botWords } from './faces'
import type { Happening } from './gen'
import { say } from './words'

export function linesOf(each: Happening, client: GameClient | null, faces: Face[], view: any): string[] {
  const name = 'seat' in each ? (faces[each.seat]?.name ?? '') : ''
  switch (each.type) {
    case 'acted': {
      const lines = eventLines(each.events, client, faces)
      if (lines.length || !client) return lines
      return [say('log-acted', { name, action: say(client.action(each.action, view, faces)) })]
    }
    case 'drawn':
      return eventLines(each.events, client, faces)
    case 'said':
      return []
    case 'sat':
      return [say('log-sat', { name: each.name, seat: each.seat + 1 })]
    case 'bot_sat':
      return [say('log-bot-sat', { bot: botWords(each.bot), seat: each.seat + 1 })]
    case 'stood':
    case 'kicked':
    case 'replaced':
      return [say(`log-${each.type}`, { seat: each.seat + 1 })]
    case 'swapped':
      return [say('log-swapped', { a: each.a + 1, b: each.b + 1 })]
    case 'renamed':
      return [say('log-renamed', { name: each.name })]
    case 'undo_answered':
      return [say(each.agree ? 'log-undo-agreed' : 'log-undo-refused', { name })]
    case 'stand_in_taken':
      return [say(each.reason === 'asked' ? 'log-stand-in' : `log-stand-in-${each.reason}`, { name })]
    case 'muted':
      return [say(each.muted ? 'log-muted' : 'log-unmuted')]
    default:
      return [say(`log-${each.type.replaceAll('_', '-')}`, { name })]
  }
}

function eventLines(events: any[], client: GameClient | null, faces: Face[]): string[] {
  return events.flatMap((event) => {
    const phrase = client?.event(event, faces)
    return phrase ? [say(phrase)] : []
  })
}
