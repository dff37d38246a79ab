import type { CustomerInvoice } from '@klopt/api-client/contract'
import { keyOf } from './chosen.ts'

/**
 * What is paid together as the page opens: the invoice it opens on, and when that is late all that is, as a reminder asks it.
 * What is in another currency is paid apart, but where costs and interest make all of it euros.
 */
export function firstChosen(open: readonly CustomerInvoice[], shownKey: string | null, today: string): string[] {
  const shown = open.find((invoice) => keyOf(invoice) === shownKey)
  if (shown === undefined) return []
  if (shown.dueDate >= today) return [keyOf(shown)]
  const late = open.filter(({ dueDate }) => dueDate < today)
  const asksEuros = late.some(({ claimsCents }) => claimsCents > 0)
  const together = late.filter(({ foreign }) => asksEuros || foreign?.currency === shown.foreign?.currency)
  return (together.length > MOST_TOGETHER ? [shown] : together).map(keyOf)
}

/** As many numbers fit the reference of a payment; who pays more of them chooses. */
const MOST_TOGETHER = 10
