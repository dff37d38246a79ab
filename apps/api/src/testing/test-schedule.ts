import type { Schedule } from '../system/schedule.ts'

/** Later comes when a test says so. */
export class TestSchedule {
  readonly #waiting = new Map<() => void, number>()

  readonly schedule: Schedule = (work, delay_ms) => {
    // One function may be scheduled twice.
    const entry = () => work()
    this.#waiting.set(entry, delay_ms)
    return () => void this.#waiting.delete(entry)
  }

  /** Does what waits for this long or shorter, once. */
  pass(delay_ms: number): void {
    // What is added meanwhile waits for its own time.
    const waiting = Array.from(this.#waiting)
    for (const [work, due_ms] of waiting) {
      if (due_ms <= delay_ms && this.#waiting.delete(work)) work()
    }
  }
}
