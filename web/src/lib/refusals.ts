// Why not, in the language of the page: the game's words for what its rules refuse, the house's for the rest.

import type { Face, GameClient } from '../games/types'
import { Failed } from './api'
import type { Refusal } from './gen'
import { knows, say } from './words'

/** The sentence of the server is the last resort, for what is newer than this page. */
export function because(refusal: Refusal, client: GameClient | null = null, faces: Face[] = []): string {
  const phrase = refusal.facts && client?.refusal(refusal.facts, faces)
  if (phrase && knows(phrase.id)) return say(phrase)
  const id = `refusal-${refusal.code.replaceAll('_', '-')}`
  return knows(id) ? say(id) : refusal.message
}

/** Why a request failed. */
export function whyFailed(error: unknown): string {
  return error instanceof Failed ? because(error.refusal) : String(error)
}
