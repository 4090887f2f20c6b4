// What is read aloud to those who listen. What others do waits until nothing else is said; what concerns the listener is
// said at once.

import { say } from './words'

/** What happens within so many milliseconds is said in one go. */
const GATHER = 300
/** Nobody listens to more sentences than these at once; the log has them all. */
const MOST = 12
/** So many announcements stay on the page. */
const KEPT = 5

export interface Said {
  id: number
  text: string
}

class Speaker {
  /** Read when there is a pause. */
  polite = $state.raw<Said[]>([])
  /** Read at once, and only the last one. */
  urgent = $state.raw<Said | null>(null)

  private waiting: string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private next = 0

  /** Says what happened; sentences that come together are joined. */
  tell(lines: string[]): void {
    if (!lines.length) return
    this.waiting.push(...lines)
    this.timer ??= setTimeout(() => this.flush(), GATHER)
  }

  /** Says at once what cannot wait. */
  call(text: string): void {
    this.urgent = { id: this.next++, text }
  }

  /** Says again what was told last. */
  repeat(): void {
    const last = this.polite.at(-1)
    if (last) this.add(last.text)
    else this.call(say('twin-nothing-told'))
  }

  /** Nothing of one table is said at another. */
  hush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting = []
    this.polite = []
    this.urgent = null
  }

  private flush(): void {
    this.timer = undefined
    const lines = this.waiting.splice(0)
    const left = lines.length - MOST
    const said = left > 0 ? [say('twin-more-told', { count: left }), ...lines.slice(left)] : lines
    this.add(said.join(' '))
  }

  private add(text: string): void {
    this.polite = [...this.polite, { id: this.next++, text }].slice(-KEPT)
  }
}

export const speaker = new Speaker()
