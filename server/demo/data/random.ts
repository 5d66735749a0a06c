/** A seeded pseudo-random generator: the same seed gives the same demo on every machine. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  // Mulberry32: 32 bits of state are enough for a few thousand draws.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    int,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => {
      if (list.length === 0) throw new Error('Nothing to pick from')
      return list[int(0, list.length - 1)] as T
    },
    shuffle: <T>(list: readonly T[]) => {
      const mixed = [...list]
      for (let at = mixed.length - 1; at > 0; at -= 1) {
        const other = int(0, at)
        ;[mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T]
      }
      return mixed
    },
  }
}
