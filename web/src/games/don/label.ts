// A number one could bid, in words: who would be paid, or why it cannot be bid.

import { say } from '../../lib/words'
import type { Face } from '../types'
import type { Key } from './auction'
import type { Bid, View } from './types'
import { districtName, list, paid } from './words'

export function keyLabel({ amount, bid, why }: Key, view: View, faces: Face[]): string {
  const seat = view.viewer ?? 0
  const districts = list((view.seats[seat]?.digits[amount % 10]?.because ?? []).map(districtName))
  if (why === 'digit') return say('don-key-barred', { amount, districts })
  if (why === 'chips') return say('don-key-chips', { amount, chips: view.chips[seat] ?? 0 })
  if (bid?.verdict === 'slip') return say('don-key-slip', { amount, districts })
  if (bid?.verdict === 'bluff') return say('don-key-bluff', { amount })
  const everybody = bid && paysAll(bid, faces) && eachOf(bid) > 0
  const words = everybody
    ? say('don-paid-all', { each: eachOf(bid) })
    : say('don-paid', paid(bid?.payments ?? [], faces))
  return say('don-key-fair', { amount, paid: words })
}

/** What each of those paid gets: all get the same. */
export const eachOf = (bid: Bid): number => bid.payments[0]?.chips ?? 0

export const paysAll = (bid: Bid, faces: Face[]): boolean =>
  bid.payments.length > 2 && bid.payments.length >= faces.length - 1
