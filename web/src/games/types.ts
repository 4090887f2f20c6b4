// What the client of one game gives the table, and what it is given. The table knows no game; a game knows no socket.

import type { Component } from 'svelte'
import type { Phrase } from '../lib/words'

/** A person or bot at the table, as everybody sees it. */
export interface Face {
  seat: number
  name: string
  bot: boolean
  /** The seat the viewer looks from. */
  me: boolean
}

/** What every part of a game's client is given. `View`, `Action` and `Event` are the shapes of the game's rules. */
export interface PartProps<View = any, Action = any, Event = any, Draft = any> {
  view: View
  faces: Face[]
  /** The seat the viewer looks from; null for a spectator. */
  me: number | null
  /** All that may be done now; empty when the viewer is not asked. */
  legal: Action[]
  /**
   * Does it, after the confirmation the viewer's settings ask for. An action that is not legal is sent as well: the
   * server refuses it with the rule, and the table shows why. So a greyed choice calls this, too.
   */
  act: (action: Action) => void
  /** The events of the last step somebody took, for highlights. */
  recent: Event[]
  /** All events the table knows of, oldest first, for what a view does not repeat (who bid what in this auction). */
  past?: Event[]
  /** The options the table agreed on. */
  options?: any
  /** What the viewer has picked so far, made anew for every prompt by `GameClient.draft`. */
  draft: Draft
  /** The standing orders of the viewer's seat, and how to replace them. */
  orders: any[]
  order: (orders: any[]) => void
}

export interface SeatProps<View = any> {
  view: View
  faces: Face[]
  seat: number
  me: number | null
  draft: any
  /** Narrow: the strip on a phone; else the full panel. */
  narrow: boolean
}

export interface ResultProps<View = any> {
  view: View
  faces: Face[]
  result: any
}

/**
 * A thing that travels when an event is shown: from one anchor to another, both `data-anchor` attributes of the board or
 * of a seat panel (the table gives every seat panel `seat-N`). Pieces that exist before and after need none: an element
 * with the same `data-piece` in both is moved from where it was.
 */
export interface Travel {
  from: string
  to: string
  look: 'chip' | 'card' | 'coin' | 'gangster' | 'car' | 'marker'
  label?: string
}

export type Sound = 'chip' | 'card' | 'door' | 'bell' | 'pass' | 'win'

/** A part of a table in words. */
export interface Section {
  id: string
  heading: Phrase
  /** The key that leads there. */
  key?: string
  /** The seat it is about, whose clock and kind the table adds. */
  seat?: number
  lines: Phrase[]
}

/** What a table in words is told of. */
export interface TextProps<View = any, Action = any, Event = any> {
  view: View
  faces: Face[]
  me: number | null
  legal: Action[]
  past: Event[]
}

/** A game in words, for those who do not see the board. Loaded when a table is shown so. */
export interface TextClient<View = any, Action = any> {
  sections: (props: TextProps) => Section[]
  /** Under what an action is listed; null for what stands by itself, such as a pass. */
  group: (action: Action, view: View) => Phrase | null
  /** An action in words that say as much as the board would show; else `GameClient.action` says it. */
  choice?: (action: Action, view: View, faces: Face[]) => Phrase | null
  /** The number to type for an action that is a number by itself, such as a bid. */
  number?: (action: Action) => number | null
  /** What a seat can do besides the legal actions, such as standing orders. */
  More?: Component<PartProps>
}

export interface GameClient {
  id: string
  /** The middle of the table. */
  Board: Component<PartProps>
  /** The choices, below the board or in the sheet on a phone. */
  Actions: Component<PartProps>
  /** What lies before one seat. */
  SeatPanel: Component<SeatProps>
  /** The result line by line. */
  Result: Component<ResultProps>
  /** A little picture of the game for the door, decorative. */
  Emblem: Component
  /** What the viewer has picked so far. */
  draft?: () => object
  /** The status line: what is asked of the viewer, or what is waited for. */
  prompt: (view: any, faces: Face[], me: number | null, legal: any[]) => Phrase
  /** An action in a few words, for hints, confirmation and lists. */
  action: (action: any, view: any, faces: Face[]) => Phrase
  /** An event as a sentence for the log; null where it says nothing by itself. */
  event: (event: any, faces: Face[]) => Phrase | null
  /** A refusal of the game's rules from its facts; null if the game has no words for it. */
  refusal: (facts: any, faces: Face[]) => Phrase | null
  /** The rule of what is asked now, where the rules open. */
  rule?: (view: any) => string | null
  /** What follows from an action under the rules, for hints and reviews; `own` is the seat that decides. */
  ground?: (fact: any, own: number, faces: Face[], view: any) => Phrase | null
  travels: (event: any, view: any) => Travel[]
  sounds: (event: any, me: number | null) => Sound[]
}

/** Pictures for the rules, drawn with what the table is drawn with. */
export interface Figures {
  /** The rules that have one. */
  rules: string[]
  Figure: Component<{ rule: string }>
}

/** The quick reference card: parts with a title, and lines, each with the rule that says more. */
export type Reference = { title: string; lines: [string, string][] }[]
