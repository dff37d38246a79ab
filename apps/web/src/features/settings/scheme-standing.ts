import type { SmallBusinessScheme } from '@klopt/api-client/contract'
import { formatDateLong } from '@klopt/validators'

type Span = SmallBusinessScheme['spans'][number]

/** Where somebody stands with the small-business scheme on a day. */
export interface SchemeStanding {
  /** What holds on that day, also when its end was chosen. */
  readonly current: Span | null
  /** What was chosen to begin after that day. */
  readonly coming: Span | null
}

export function schemeStanding(spans: readonly Span[], today: string): SchemeStanding {
  const current = spans.find(({ from, until }) => from <= today && (until === null || today <= until))
  return { current: current ?? null, coming: spans.find(({ from }) => from > today) ?? null }
}

/** The standing in a badge. */
export function standingWords({ current, coming }: SchemeStanding): string {
  if (current !== null) return 'Je doet mee'
  return coming === null ? 'Je doet niet mee' : 'Je doet nog niet mee'
}

/** When a span holds or held, and why it ended: '1 juli 2026 t/m 9 september 2026: daarna ging je omzet over de grens'. */
export function spanWords({ from, until, endedBy }: Span): string {
  if (until === null) return `Vanaf ${formatDateLong(from)}`
  const why = endedBy === 'limit' ? ': daarna ging je omzet over de grens' : ''
  return `${formatDateLong(from)} t/m ${formatDateLong(until)}${why}`
}
