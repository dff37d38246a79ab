import type { Schedule } from '../server/schedule.ts'

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
    for (const [work, due_ms] of [...this.#waiting]) {
      if (due_ms <= delay_ms && this.#waiting.delete(work)) work()
    }
  }
}
