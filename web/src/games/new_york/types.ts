// The shapes of New York's rules, as its views, actions, events and refusals carry them.

export type Currency = 'blue' | 'green' | 'orange' | 'yellow'
export type BuildingType = 'museum' | 'theatre' | 'station' | 'church' | 'park' | 'skyscraper'
export type Scoring = 'a' | 'b' | 'c'

/** A money card such as `blue_7`. */
export type Card = `${Currency}_${number}`
/** A building such as `park_8`. */
export type Building = `${BuildingType}_${number}`
/** A seat, or Dirk. */
export type Holder = number | 'dirk'
/** Whose a bought building is to be. */
export type Owner = 'self' | 'dirk'
/** Points by type; types that bring none are left out. */
export type Points = Partial<Record<BuildingType, number>>

/** In the order of the slots, left to right. */
export const CURRENCIES: Currency[] = ['blue', 'green', 'orange', 'yellow']
/** In the order in which the types are worth more. */
export const TYPES: BuildingType[] = ['museum', 'theatre', 'station', 'church', 'park', 'skyscraper']

/** What is printed on the scoring cards: the points for the first, second and third place. */
export const PRINTED: Record<Scoring, Record<BuildingType, number[]>> = {
  a: { museum: [1], theatre: [2], station: [3], church: [4], park: [5], skyscraper: [6] },
  b: { museum: [8, 1], theatre: [9, 2], station: [10, 3], church: [11, 4], park: [12, 5], skyscraper: [13, 6] },
  c: {
    museum: [16, 8, 1],
    theatre: [17, 9, 2],
    station: [18, 10, 3],
    church: [19, 11, 4],
    park: [20, 12, 5],
    skyscraper: [21, 13, 6],
  },
}

export interface View {
  viewer: number | null
  phase: 'deal' | 'action' | 'extra_action' | 'refill' | 'over'
  to_act: number | null
  /** Null where the viewer may not look. */
  hands: (Card[] | null)[]
  hand_sizes: number[]
  buildings: Building[][]
  dirk: Building[] | null
  market: Record<Currency, Building | null>
  display: Card[]
  deck: { buildings: number; money: number }
  discards: Card[]
  /** Money cards left in the five piles; none once the discards have been shuffled in. */
  piles: number[]
  turn: number | null
  scores: number[]
  dirk_score: number | null
  scored: Scoring[]
  types: Record<BuildingType, TypeView>
  if_scored: Partial<Record<Scoring, ScoringView>>
  to_come: Scoring[]
}

export interface TypeView {
  counts: number[]
  dirk: number | null
  leaders: Holder[]
}

export interface ScoringView {
  seats: Points[]
  dirk: Points | null
}

export type Action = Take | Buy | { type: 'end_turn' } | { type: 'pass' }

export interface Take {
  type: 'take'
  cards: Card[]
}

export interface Buy {
  type: 'buy'
  slot: Currency
  pay: Card[]
  owner: Owner
}

export interface Tie {
  type: BuildingType
  holders: Holder[]
  points: number
  each: number
}

export type Event =
  | { type: 'money_dealt'; hands: Card[][]; display: Card[]; market: Building[] }
  | { type: 'first_player_found'; seat: number }
  | { type: 'money_taken'; seat: number; cards: Card[] }
  | Bought
  | { type: 'turn_ended'; seat: number }
  | { type: 'passed'; seat: number }
  | { type: 'building_laid'; slot: Currency; building: Building }
  | { type: 'money_laid'; card: Card }
  | { type: 'discards_shuffled' }
  | { type: 'scored'; scoring: Scoring; seats: Points[]; dirk: Points | null; ties: Tie[] }
  | { type: 'dirk_received'; buildings: Building[] }
  | { type: 'building_awarded'; slot: Currency; building: Building; seat: number }
  | { type: 'building_left'; slot: Currency; building: Building }
  | { type: 'match_ended' }

export interface Bought {
  type: 'building_bought'
  seat: number
  slot: Currency
  building: Building
  paid: Card[]
  is_exact: boolean
  owner: Owner
}

/** Why a list of cards can be meant in no position. */
export type ListFault = 'unsorted' | 'too_many' | 'mixed'

export type Refusal =
  | { code: 'over' | 'nothing_taken' | 'not_in_hand' | 'no_dirk' | 'not_extra' }
  | { code: 'chance_due'; phase: string }
  | { code: 'not_your_turn'; to_act: number }
  | { code: 'bad_pick' | 'bad_payment'; fault: ListFault }
  | { code: 'not_in_display'; card: Card }
  | { code: 'too_much_taken'; total: number }
  | { code: 'empty_slot'; slot: Currency }
  | { code: 'other_currency'; slot: Currency; offered: Currency }
  | { code: 'too_little'; building: Building; price: number; offered: number }
  | { code: 'needless_card'; card: Card; price: number }
  | { code: 'can_act'; is_extra: boolean }

export interface Outcome {
  scores: number[]
  ranks: number[]
  dirk_score: number | null
  breakdown: Record<Scoring, Points>[]
}
