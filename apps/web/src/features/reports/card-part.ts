import type { ReportColumn } from '@klopt/api-client/contract'

/** What a card on a phone has beside its name, and what one step leads to. */
export interface CardPart {
  readonly id: string
  readonly previous: string | undefined
  readonly next: string | undefined
}

/**
 * The part that is chosen among the parts and their total, which ends them; that of today while none is, or the total
 * where today lies in none. Null where nothing is cut into parts.
 */
export function cardPart(columns: readonly ReportColumn[], chosen: string | undefined, today: string): CardPart | null {
  const parts = columns.filter(({ kind }) => kind === 'part')
  const all = [...parts, ...columns.filter(({ kind }) => kind === 'total')]
  if (parts.length === 0) return null
  const byDay = all.find(({ from, to }) => from <= today && today <= to) ?? all.at(-1)
  const shown = all.find(({ id }) => id === chosen) ?? byDay
  if (!shown) return null
  const place = all.indexOf(shown)
  return { id: shown.id, previous: all[place - 1]?.id, next: all[place + 1]?.id }
}
