// The shapes of Don's rules, as crates/don serializes them.

export type Colour = 'new_town' | 'park_west' | 'wrightwood' | 'lincoln_park' | 'lake_view' | 'old_town'

/** Such as `new_town_3`. */
export type District = string

export type Phase = 'first_player' | 'offer' | 'side_auction' | 'exchange' | 'reveal' | 'auction' | 'discard' | 'over'

export interface Payment {
  seat: number
  chips: number
}

/** A bid and what it would lead to if it won. */
export interface Bid {
  amount: number
  verdict: 'fair' | 'slip' | 'bluff'
  payments: Payment[]
  pot: number
}

export interface Digit {
  digit: number
  barred: boolean
  because: District[]
}

export interface SeatView {
  seat: number
  digits: Digit[]
  colours: Partial<Record<Colour, number>>
  points: number
}

export interface View {
  viewer: number | null
  round: number
  phase: Phase
  first: number | null
  to_act: number | null
  /** Null where the viewer may not see them. */
  chips: (number | null)[]
  pot: number
  districts: District[][]
  lot: District[]
  standing: { seat: number; amount: number } | null
  passed: number[]
  seller: number | null
  removed: District[]
  swapped: number[]
  barred: number[]
  slipped: boolean
  unseen: District[]
  seats: SeatView[]
  /** What the viewer could call if asked now, while in an auction. */
  bids: Bid[]
}

export type Action =
  | { type: 'offer'; district: District }
  | { type: 'decline' }
  | { type: 'exchange'; give: District; take: District }
  | { type: 'keep' }
  | { type: 'bid'; amount: number }
  | { type: 'pass' }
  | { type: 'discard'; district: District }

export type Event =
  | { type: 'first_player_drawn'; seat: number }
  | { type: 'round_begun'; round: number }
  | { type: 'district_offered'; seat: number; district: District }
  | { type: 'offer_declined'; seat: number }
  | { type: 'districts_swapped'; seat: number; from: number; gave: District; took: District }
  | { type: 'districts_kept'; seat: number }
  | { type: 'lot_revealed'; districts: District[] }
  | { type: 'bid_placed'; seat: number; amount: number }
  | { type: 'passed'; seat: number }
  | { type: 'slipped'; seat: number; amount: number; fine: number }
  | { type: 'bluff_exposed'; seat: number; amount: number }
  | { type: 'district_discarded'; seat: number; district: District }
  | { type: 'auction_restarted' }
  | LotSold
  | { type: 'lot_taken_free'; seat: number; districts: District[] }
  | { type: 'lot_removed'; districts: District[] }
  | { type: 'district_sold'; seat: number; seller: number; amount: number; district: District }
  | { type: 'district_unsold'; seller: number; district: District }
  | { type: 'match_ended' }

export interface LotSold {
  type: 'lot_sold'
  seat: number
  amount: number
  districts: District[]
  payments: Payment[]
  pot: number
}

/** Why an action is refused. */
export type Illegal =
  | { code: 'over' }
  | { code: 'chance_due'; phase: Phase }
  | { code: 'not_your_turn'; to_act: number; phase: Phase }
  | { code: 'other_phase'; phase: Phase }
  | { code: 'too_low'; least: number }
  | { code: 'too_much'; chips: number }
  | { code: 'beyond_all_chips' }
  | { code: 'digit_owned'; digit: number }
  | { code: 'second_slip'; digit: number }
  | { code: 'not_yours'; district: District; phase: Phase }
  | { code: 'not_an_opponents'; district: District }

export interface Outcome {
  scores: number[]
  ranks: number[]
  breakdown: { colours: Partial<Record<Colour, number>>; chips_bonus: number; numbers: number }[]
}

/** A standing order. */
export type Order = Proxy | { type: 'only_choice' } | { type: 'decline_side_auctions' }

export interface Proxy {
  type: 'proxy'
  round: number
  up_to: number
  never_ending_in: number[]
}
