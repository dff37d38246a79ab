/** Keeps one thing that takes long to start for who needs one next. */
export interface Shelf<Thing> {
  /** Starts one where none is kept, for who takes one soon. */
  prepare: () => void
  /** What is kept, or a new one. */
  take: () => Thing
  /** Gives one back that can be used again. */
  put: (thing: Thing) => void
}

interface ShelfInput<Thing> {
  start: () => Thing
  end: (thing: Thing) => void
  /** How long one is kept that nobody takes, in milliseconds. */
  keepMs: number
}

/** One lies on it at most: what comes back after that ends at once, and so does what is not taken in time. */
export function createShelf<Thing>({ start, end, keepMs }: ShelfInput<Thing>): Shelf<Thing> {
  let kept: { thing: Thing; timer: ReturnType<typeof setTimeout> } | undefined
  const clear = () => {
    if (kept) clearTimeout(kept.timer)
    kept = undefined
  }
  const take = () => {
    const thing = kept ? kept.thing : start()
    clear()
    return thing
  }
  const put = (thing: Thing) => {
    if (kept) return end(thing)
    const timer = setTimeout(() => {
      clear()
      end(thing)
    }, keepMs)
    kept = { thing, timer }
  }
  const prepare = () => {
    if (!kept) put(start())
  }
  return { prepare, take, put }
}
