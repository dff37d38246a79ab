import type { Schedule } from '../system/schedule.ts'

/** Later comes when a test says so. */
export class TestSchedule {
  readonly #waiting = new Map<() => void, number>()

  readonly schedule: Schedule = (work, delayMs) => {
    // One function may be scheduled twice.
    const entry = () => work()
    this.#waiting.set(entry, delayMs)
    return () => void this.#waiting.delete(entry)
  }

  /** Does what waits for this long or shorter, once. */
  pass(delayMs: number): void {
    // What is added meanwhile waits for its own time.
    const waiting = Array.from(this.#waiting)
    for (const [work, dueMs] of waiting) {
      if (dueMs <= delayMs && this.#waiting.delete(work)) work()
    }
  }
}
