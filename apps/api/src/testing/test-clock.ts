import type { Clock } from '../kernel/clock.ts'

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now: Date

  constructor(now: string | Date = '2026-06-15T10:00:00Z') {
    this.#now = new Date(now)
  }

  now(): Date {
    return new Date(this.#now)
  }

  set(now: string | Date): void {
    this.#now = new Date(now)
  }

  advanceMs(duration_ms: number): void {
    this.#now = new Date(this.#now.getTime() + duration_ms)
  }
}
