// A guided match: the frames of a record, shown as a table would show them, and what is said and asked on the way.

import type { GameClient } from '../games/types'
import * as api from './api'
import type { Cue, Frame, Lesson as Course, Refusal } from './gen'
import { same } from './same'
import { Show } from './show.svelte'

export class Lesson extends Show {
  /** Which cue is said, or comes next. */
  at = $state(0)
  /** Whether the last choice was allowed, but not the one of the lesson. */
  isOther = $state(false)
  /** What the rules said to the last choice, if they did not allow it. */
  refusal = $state.raw<Refusal | null>(null)

  readonly seats: number
  readonly options: any
  readonly cues: Cue[] = []
  private readonly frames: Frame[]

  constructor(
    readonly game: string,
    { course, cues }: Course,
    client: () => GameClient | null,
  ) {
    super(client)
    this.seats = course.names.length
    this.options = course.options
    this.frames = course.frames
    this.cues = cues
    this.jump(0)
  }

  /** What is said now; null while the others act, and at the end. */
  cue = $derived(this.isShowing ? null : (this.cues[this.at] ?? null))
  isOver = $derived(this.at >= this.cues.length)
  /** All events so far. */
  past = $derived(this.log.flatMap((each) => ('events' in each ? each.events : [])))

  /** The choice that the lesson wants, where it wants one. */
  get wanted(): any {
    if (!this.cue || this.cue.wants === 'reading') return null
    if (this.cue.wants === 'trying') return this.cue.action
    const [next] = this.frames[this.cue.at + 1]!.happened
    return next?.type === 'acted' ? next.action : null
  }

  /** Goes on after reading. */
  read(): void {
    if (this.cue?.wants === 'reading') this.walkTo(this.at + 1)
  }

  /** What the learner chose: the lesson goes on, or not; what the rules do not allow is answered by them. */
  async choose(action: any): Promise<void> {
    const { cue } = this
    if (!cue) return
    this.forget()
    if (cue.wants === 'deciding' && same(action, this.wanted)) return this.walkTo(this.at + 1)
    this.isOther = this.play?.prompt?.legal.some((each) => same(each, action)) ?? false
    if (this.isOther) return
    const answer = await api.tryInLesson(this.game, cue.at, action)
    if (answer.type === 'done' || this.cue !== cue) return
    if (cue.wants === 'trying' && same(action, cue.action)) this.walkTo(this.at + 1)
    this.refusal = answer
  }

  /** Back to what was said before. */
  back(): void {
    if (this.at > 0) this.jump(this.at - 1)
  }

  /** From the beginning. */
  again(): void {
    this.jump(0)
  }

  /** Shows what happens until the next thing is said. */
  private walkTo(at: number): void {
    const from = this.stepOf(this.at)
    this.at = at
    this.forget()
    for (const frame of this.frames.slice(from + 1, this.stepOf(at) + 1)) this.add(frame)
  }

  private jump(at: number): void {
    const steps = this.stepOf(at)
    this.at = at
    this.forget()
    this.set(
      this.frames[steps]!.play,
      this.frames.slice(0, steps + 1).flatMap(({ happened }) => happened),
    )
  }

  private forget(): void {
    this.isOther = false
    this.refusal = null
  }

  /** How many steps stand when a cue is said; after the last one, all. */
  private stepOf(at: number): number {
    return this.cues[at]?.at ?? this.frames.length - 1
  }
}
