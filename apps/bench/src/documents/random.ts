/** Chance that can be repeated: the same seed gives the same choices on every machine. */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  /** Both ends included. */
  int(least: number, most: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
  /** A text of so many figures, the first not 0. */
  digits(count: number): string
}

/** Makes choices from a seed (mulberry32 over an FNV-1a hash of the seed). */
export function createRandom(seed: string): Random {
  let state = hashOf(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('nothing to pick from')
      return list[int(0, list.length - 1)] as (typeof list)[number]
    },
    shuffle: (list) => {
      const keyed = list.map((item) => ({ item, key: next() }))
      return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
    },
    digits: (count) => Array.from({ length: count }, (_, index) => int(index === 0 ? 1 : 0, 9)).join(''),
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash
}
