const MINUTE_MS = 60_000

/** How long a mail waits after each try that failed, in minutes; the last one holds for all that follow. */
const waitsMinutes = [1, 2, 5, 10, 20, 30, 60, 120, 240] as const

/** How long is tried: over a weekend in which nobody looks after a mail server, as mail servers do themselves. */
const patienceMs = 3 * 24 * 60 * MINUTE_MS

export interface TriedMail {
  readonly queuedAt: Date
  /** How often it was tried, this time included. */
  readonly tries: number
  /** Until when it is worth anything, such as the link in it; null for mail that is always worth reading. */
  readonly expiresAt?: Date | null
}

/** When a mail that could not be handed over is tried again; null when it is given up. */
export function nextTry({ queuedAt, tries, expiresAt = null }: TriedMail, now: Date): Date | null {
  const waitMinutes = waitsMinutes[Math.min(tries, waitsMinutes.length) - 1]
  if (waitMinutes === undefined) throw new Error(`a mail that was tried ${tries} times has no next try`)
  const lastTryMs = queuedAt.getTime() + patienceMs
  const nextMs = Math.min(now.getTime() + waitMinutes * MINUTE_MS, lastTryMs)
  const isOver = now.getTime() >= lastTryMs || (expiresAt !== null && nextMs >= expiresAt.getTime())
  return isOver ? null : new Date(nextMs)
}
