// Short notices at the edge of the screen: why something was refused, and what to do.

import type { GameClient, Face } from '../games/types'
import { Failed } from './api'
import type { Answer } from './gen'
import { because } from './refusals'
import { withoutRule } from './rulebook.svelte'

export interface Toast {
  id: number
  text: string
  /** The rule that says no, and the game it belongs to. */
  rule: string | null
  game: string | null
  kind: 'refusal' | 'news'
}

const SHOWN_FOR = 7000

class Toasts {
  list = $state.raw<Toast[]>([])
  private next = 0

  tell(said: string, kind: Toast['kind'] = 'news', rule: string | null = null, game: string | null = null): void {
    const text = withoutRule(said, rule)
    const toast = { id: this.next++, text, rule, game, kind }
    this.list = [...this.list.filter((each) => each.text !== text).slice(-2), toast]
    setTimeout(() => this.drop(toast.id), SHOWN_FOR)
  }

  drop(id: number): void {
    this.list = this.list.filter((each) => each.id !== id)
  }

  /** Says why not, in the game's words if it has any; true if all is well. */
  answer(answer: Answer, client: GameClient | null = null, faces: Face[] = []): boolean {
    if (answer.type === 'done') return true
    this.tell(because(answer, client, faces), 'refusal', answer.rule, client?.id)
    return false
  }

  fail(error: unknown): void {
    if (error instanceof Failed) this.tell(because(error.refusal), 'refusal', error.refusal.rule)
    else throw error
  }
}

export const toasts = new Toasts()
