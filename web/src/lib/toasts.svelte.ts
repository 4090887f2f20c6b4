// Short notices at the edge of the screen: why something was refused, and what to do.

import type { GameClient, Face } from '../games/types'
import { Failed } from './api'
import type { Answer } from './gen'
import { because } from './refusals'

export interface Toast {
  id: number
  text: string
  rule: string | null
  kind: 'refusal' | 'news'
}

const SHOWN_FOR = 7000

class Toasts {
  list = $state.raw<Toast[]>([])
  private next = 0

  tell(text: string, kind: Toast['kind'] = 'news', rule: string | null = null): void {
    const toast = { id: this.next++, text, rule: rule && text.includes(rule) ? null : rule, kind }
    this.list = [...this.list.filter((each) => each.text !== text).slice(-2), toast]
    setTimeout(() => this.drop(toast.id), SHOWN_FOR)
  }

  drop(id: number): void {
    this.list = this.list.filter((each) => each.id !== id)
  }

  /** Says why not, in the game's words if it has any; true if all is well. */
  answer(answer: Answer, client: GameClient | null = null, faces: Face[] = []): boolean {
    if (answer.type === 'done') return true
    this.tell(because(answer, client, faces), 'refusal', answer.rule)
    return false
  }

  fail(error: unknown): void {
    if (error instanceof Failed) this.tell(because(error.refusal), 'refusal', error.refusal.rule)
    else throw error
  }
}

export const toasts = new Toasts()
