// Who this person is. Nobody has to sign up: whoever does something comes in by a made-up name, and changes it later.

import * as api from './api'
import { Failed } from './api'
import type { GuestInfo } from './gen'
import { nickname } from './random'
import { keep, kept } from './settings.svelte'

/** Where the name is kept of somebody who has not come in yet. */
const NAME = 'speakeasy-name'

class Guest {
  /** Undefined until the server was asked, null when it knows nobody. */
  info = $state<GuestInfo | null | undefined>(undefined)
  /** What a newcomer will be called. */
  wanted = $state(kept<string>(NAME) ?? nickname())
  /** Set while the house asks for its password: what is done with the answer. */
  asked = $state.raw<{ wrong: boolean; answer: (password: string | null) => void } | null>(null)
  private entering: Promise<GuestInfo> | null = null

  /** Asks who the server takes this browser for. */
  async look(): Promise<GuestInfo | null> {
    try {
      this.info = await api.whoAmI()
    } catch (error) {
      if (!(error instanceof Failed) || error.status !== 401) throw error
      this.info = null
    }
    return this.info
  }

  /** The person, who comes in now if he is not known yet. */
  async ensure(): Promise<GuestInfo> {
    this.entering ??= this.enter().finally(() => (this.entering = null))
    return this.entering
  }

  async rename(name: string): Promise<void> {
    if (this.info) this.info = await api.rename(name)
    else keep(NAME, (this.wanted = name))
  }

  async useCode(code: string): Promise<void> {
    this.info = await api.comeIn({ code })
  }

  async forget(): Promise<void> {
    await api.forgetMe()
    this.info = null
    this.wanted = nickname()
  }

  private async enter(): Promise<GuestInfo> {
    const known = this.info ?? (await this.look())
    if (known) return known
    let password: string | undefined
    for (;;) {
      try {
        return (this.info = await api.comeIn({ name: this.wanted.trim() || nickname(), password }))
      } catch (error) {
        if (!(error instanceof Failed) || error.refusal.code !== 'password') throw error
        const answer = await this.ask(password !== undefined)
        if (answer === null) throw error
        password = answer
      }
    }
  }

  private ask(wrong: boolean): Promise<string | null> {
    return new Promise((resolve) => {
      const answer = (password: string | null) => {
        this.asked = null
        resolve(password)
      }
      this.asked = { wrong, answer }
    })
  }
}

export const guest = new Guest()
