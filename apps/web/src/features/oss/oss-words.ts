import type { OssList } from '@klopt/api-client/contract'
import type { BadgeProps } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'

/** How a list stands, in a word: one of nothing is handed in too. */
export function stateOf({ state }: Pick<OssList, 'state'>): { label: string; tone: BadgeProps['tone'] } {
  if (state === 'filed') return { label: 'Ingediend', tone: 'success' }
  if (state === 'open' || state === 'future') return { label: 'Loopt', tone: 'neutral' }
  return state === 'late' ? { label: 'Te laat', tone: 'danger' } : { label: 'Nog indienen', tone: 'warning' }
}

/** What is to be done about a list, in a sentence. */
export function dueSentence({
  state,
  filed,
  end,
  dueDate,
}: Pick<OssList, 'state' | 'filed' | 'end' | 'dueDate'>): string {
  if (filed) return `Ingediend op ${formatDateLong(filed.handedInOn)}.`
  if (state === 'open' || state === 'future') return `Loopt tot en met ${formatDateLong(end)}.`
  return `Uiterlijk ${formatDateLong(dueDate)} indienen en betalen, ook als er niets verkocht is.`
}
