// SHA-256 (FIPS 180-4), our own: `crypto.subtle` is missing where the page came by plain http.

const PRIMES = primes(64)
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

/** The hash of some bytes, in hex. */
export function sha256(bytes: Uint8Array): string {
  const state = START.slice()
  const words = padded(bytes)
  for (let at = 0; at < words.length; at += 16) mix(state, words.subarray(at, at + 16))
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The bytes that hex digits stand for. */
export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16)
  bytes.forEach((byte, at) => (words[at >> 2]! |= byte << (24 - (at & 3) * 8)))
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length & 3) * 8)
  words[words.length - 2] = Math.floor(bytes.length / 0x20000000)
  words[words.length - 1] = bytes.length << 3
  return words
}

function mix(state: number[], block: Uint32Array): void {
  const w = new Uint32Array(64)
  w.set(block)
  for (let t = 16; t < 64; t++) {
    const a = w[t - 15]!
    const b = w[t - 2]!
    const small0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const small1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[t] = w[t - 16]! + small0 + w[t - 7]! + small1
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let t = 0; t < 64; t++) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + big1 + ((e & f) ^ (~e & g)) + ROUNDS[t]! + w[t]!) | 0
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at]! + word) | 0))
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x100000000) | 0
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n)
  return found
}
