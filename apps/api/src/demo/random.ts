/** Random choices that are the same at every run: the demo world is made from a seed. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
}

/** Mulberry32: small, and good enough to choose names and amounts. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return { whole, pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0] }
}
