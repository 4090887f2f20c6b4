// The one WebSocket. It comes back by itself after it was lost, asks for what was missed, and sends every command again
// until it is answered; the command's name keeps it from having two effects.

import type { Answer, Command, ToClient, ToServer } from './gen'
import { guest } from './guest.svelte'
import { uuid } from './random'

/** Somebody who wants to be told of a table. */
export interface Watcher {
  /** What to ask for, anew after every connection. */
  watch(): ToServer
  receive(message: ToClient): void
}

export type Standing = 'idle' | 'connecting' | 'open' | 'lost'

const FIRST_WAIT = 500
const LONGEST_WAIT = 8_000
/** After so long without an answer the line is taken for dead. */
const PATIENCE = 10_000
const MOST_TRIES = 8

interface Pending {
  table: string
  command: Command
  resolve: (answer: Answer) => void
  tries: number
}

export class Connection {
  standing = $state<Standing>('idle')
  /** When the next attempt is made, by this device's clock. */
  retryAt = $state<number | null>(null)
  /** What the operator tells everybody. */
  announcement = $state<string | null>(null)
  /** How much the server's clock is ahead of this device's. */
  ahead = 0

  private socket: WebSocket | null = null
  // Nothing on the page depends on these two.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private watchers = new Map<string, Watcher>()
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private pending = new Map<string, Pending>()
  private failures = 0
  private attempts = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private patience: ReturnType<typeof setTimeout> | undefined

  constructor() {
    addEventListener('online', () => this.hurry())
    addEventListener('offline', () => this.drop())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.hurry())
  }

  watch(table: string, watcher: Watcher): () => void {
    this.watchers.set(table, watcher)
    if (this.standing === 'open') this.send(watcher.watch())
    else if (this.standing === 'idle') void this.connect()
    return () => {
      if (this.watchers.get(table) !== watcher) return
      this.watchers.delete(table)
      if (this.standing === 'open') this.send({ type: 'unwatch', table })
    }
  }

  /** Asks again, as after another seat was chosen. */
  rewatch(watcher: Watcher): void {
    if (this.standing === 'open') this.send(watcher.watch())
  }

  /** Gives a command; the promise is kept once the server has answered, however often the line breaks until then. */
  command(table: string, command: Command): Promise<Answer> {
    return new Promise((resolve) => {
      const id = uuid()
      this.pending.set(id, { table, command, resolve, tries: 0 })
      if (this.standing === 'idle') void this.connect()
      else this.say(id)
    })
  }

  /** Comes in as somebody else. */
  restart(): void {
    this.failures = 0
    if (this.socket) this.drop(0)
    else if (this.watchers.size) this.hurry()
  }

  /** Gives up on a line without waiting for the other end to agree. */
  private drop(after?: number): void {
    const socket = this.socket
    if (!socket) return
    this.socket = null
    clearTimeout(this.patience)
    socket.close()
    this.later(after)
  }

  private hurry(): void {
    if (this.standing !== 'lost') return
    clearTimeout(this.timer)
    void this.connect()
  }

  private async connect(): Promise<void> {
    const attempt = ++this.attempts
    this.socket?.close()
    this.socket = null
    this.standing = this.failures ? 'lost' : 'connecting'
    this.retryAt = null
    try {
      // The server may have forgotten who this is; a WebSocket would not say so.
      if (this.failures > 1) await guest.look()
      await guest.ensure()
    } catch {
      return attempt === this.attempts ? this.later() : undefined
    }
    // Somebody was in more of a hurry meanwhile.
    if (attempt !== this.attempts) return
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/ws`)
    this.socket = socket
    // A line that was given up may still deliver what a new one tells again.
    socket.onmessage = (event) => this.socket === socket && this.receive(JSON.parse(event.data))
    socket.onclose = () => {
      if (this.socket !== socket) return
      this.socket = null
      clearTimeout(this.patience)
      this.later()
    }
  }

  /** Tries again, after a little longer each time. */
  private later(after?: number): void {
    this.failures += 1
    this.standing = 'lost'
    const wait = after ?? Math.min(FIRST_WAIT * 2 ** (this.failures - 1), LONGEST_WAIT)
    const spread = wait * (0.8 + Math.random() * 0.4)
    this.retryAt = Date.now() + spread
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.connect(), spread)
  }

  private receive(message: ToClient): void {
    clearTimeout(this.patience)
    switch (message.type) {
      case 'welcome':
        this.ahead = message.now - Date.now()
        this.failures = 0
        this.standing = 'open'
        for (const watcher of this.watchers.values()) this.send(watcher.watch())
        for (const id of this.pending.keys()) this.say(id)
        break
      case 'answer':
        this.answered(message.id, message.answer)
        break
      case 'announcement':
        this.announcement = message.text
        break
      case 'closing':
        this.drop(message.back_in * 1000)
        break
      case 'snapshot':
      case 'update':
      case 'no_table':
        this.watchers.get(message.table)?.receive(message)
        break
      case 'unavailable':
        // The table cannot be read at the moment.
        setTimeout(() => this.watchers.forEach((watcher) => this.rewatch(watcher)), 2000)
        break
      case 'unreadable':
        console.error(message.message)
    }
  }

  private answered(id: string, answer: Answer): void {
    const pending = this.pending.get(id)
    if (!pending) return
    if (answer.type === 'refused' && answer.retry && ++pending.tries < MOST_TRIES) {
      setTimeout(() => this.say(id), 400 * pending.tries)
      return
    }
    this.pending.delete(id)
    pending.resolve(answer)
  }

  private say(id: string): void {
    const pending = this.pending.get(id)
    if (!pending || this.standing !== 'open') return
    this.send({ type: 'command', table: pending.table, id, command: pending.command })
    clearTimeout(this.patience)
    this.patience = setTimeout(() => this.drop(), PATIENCE)
  }

  private send(message: ToServer): void {
    this.socket?.send(JSON.stringify(message))
  }
}

export const connection = new Connection()
