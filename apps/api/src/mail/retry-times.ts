const minute_ms = 60_000

/** How long a mail waits after each try that failed, in minutes; the last one holds for all that follow. */
const waits_min = [1, 2, 5, 10, 20, 30, 60, 120, 240] as const

/** How long is tried: over a weekend in which nobody looks after a mail server, as mail servers do themselves. */
const patience_ms = 3 * 24 * 60 * minute_ms

export interface TriedMail {
  readonly queuedAt: Date
  /** How often it was tried, this time included. */
  readonly tries: number
  /** Until when it is worth anything, such as the link in it; null for mail that is always worth reading. */
  readonly expiresAt?: Date | null
}

/** When a mail that could not be handed over is tried again; null when it is given up. */
export function nextTry({ queuedAt, tries, expiresAt = null }: TriedMail, now: Date): Date | null {
  const wait_min = waits_min[Math.min(tries, waits_min.length) - 1]
  if (wait_min === undefined) throw new Error(`a mail that was tried ${tries} times has no next try`)
  const lastTry_ms = queuedAt.getTime() + patience_ms
  const next_ms = Math.min(now.getTime() + wait_min * minute_ms, lastTry_ms)
  const isOver = now.getTime() >= lastTry_ms || (expiresAt !== null && next_ms >= expiresAt.getTime())
  return isOver ? null : new Date(next_ms)
}
