// Chance on this side of the wire: names for commands and people. Nothing a match depends on.

/** A UUID, also where the page came by plain http and `crypto.randomUUID` is missing. */
export function uuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const FIRST = [
  'Ada',
  'Bix',
  'Clara',
  'Dutch',
  'Edna',
  'Fats',
  'Greta',
  'Hal',
  'Ida',
  'Jelly',
  'Kit',
  'Lou',
  'Mae',
  'Ned',
]
const LAST = ['Brass', 'Cork', 'Dime', 'Fedora', 'Gin', 'Ivory', 'Jazz', 'Lamp', 'Nickel', 'Oyster', 'Pearl', 'Velvet']

/** What somebody is called who did not say. */
export function nickname(): string {
  return `${pick(FIRST)} ${pick(LAST)}`
}

function pick(from: string[]): string {
  return from[crypto.getRandomValues(new Uint32Array(1))[0]! % from.length]!
}
