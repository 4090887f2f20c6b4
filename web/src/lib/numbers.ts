// Shares of a win as people read them.

import { locale } from './words'

export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(share)
}

/** With its sign, so that gain and loss are told apart without colour. */
export function signed(share: number): string {
  const hundredths = Math.round(share * 100)
  return hundredths > 0 ? `+${hundredths}` : hundredths < 0 ? `−${-hundredths}` : '0'
}
