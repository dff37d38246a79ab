/**
 * Makes it so much later for whatever asks `Date`, in this process or, given as an init script, in a page; what it answers undoes that.
 * What goes by the clock of the machine, such as timers and the database, does not move along.
 */
export function moveDate(offsetMs: number): () => void {
  const RealDate = Date

  class MovedDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(RealDate.now() + offsetMs)
      else super(...given)
    }

    static override now(): number {
      return RealDate.now() + offsetMs
    }

    // What came from another thread was made by the real one.
    static override [Symbol.hasInstance](value: unknown): boolean {
      return Function.prototype[Symbol.hasInstance].call(RealDate, value)
    }
  }

  globalThis.Date = MovedDate as DateConstructor
  return () => {
    globalThis.Date = RealDate
  }
}
