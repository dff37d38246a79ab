/** How a customer is billed: up to whole steps of so many minutes, of each entry or of a day together. */
export interface TimeRounding {
  readonly minutes: 0 | 6 | 15 | 30
  readonly per: 'entry' | 'day'
}

export interface RawTime {
  readonly id: number
  /** What is rounded together when a customer is billed by the day: who worked on which project that day. */
  readonly dayKey: string
  readonly seconds: number
}

/** Up to a whole step; nothing stays nothing. */
export function roundedUp(seconds: number, minutes: number): number {
  if (minutes === 0) return seconds
  const step = minutes * 60
  return Math.ceil(seconds / step) * step
}

/**
 * What of each entry is billed, in seconds by its id. Rounded by the day, the last entry of a day takes what the day is
 * rounded up by; `billedBefore` says of a day what stands on other invoices, so that it is never rounded twice.
 */
export function billedSeconds(
  entries: readonly RawTime[],
  { minutes, per }: TimeRounding,
  billedBefore: ReadonlyMap<string, { readonly rawSeconds: number; readonly billedSeconds: number }> = new Map(),
): Map<number, number> {
  if (per === 'entry') return new Map(entries.map(({ id, seconds }) => [id, roundedUp(seconds, minutes)]))
  const billed = new Map<number, number>()
  for (const [dayKey, ofDay] of Map.groupBy(entries, (entry) => entry.dayKey)) {
    const before = billedBefore.get(dayKey) ?? { rawSeconds: 0, billedSeconds: 0 }
    const raw = ofDay.reduce((sum, { seconds }) => sum + seconds, before.rawSeconds)
    let left = Math.max(0, roundedUp(raw, minutes) - before.billedSeconds)
    for (const [index, { id, seconds }] of ofDay.entries()) {
      const own = index === ofDay.length - 1 ? left : Math.min(seconds, left)
      billed.set(id, own)
      left -= own
    }
  }
  return billed
}
