import type { CustomerInvoice } from '@klopt/api-client/contract'

/**
 * What is paid together as the page opens: the invoice it opens on, and when that is late all that is, as a reminder asks it.
 * What is in another currency is paid apart, but where costs and interest make all of it euros.
 */
export function firstChosen(open: readonly CustomerInvoice[], shownId: number | null, today: string): number[] {
  const shown = open.find(({ id }) => id === shownId)
  if (shown === undefined) return []
  if (shown.dueDate >= today) return [shown.id]
  const late = open.filter(({ dueDate }) => dueDate < today)
  const asksEuros = late.some(({ claimsCents }) => claimsCents > 0)
  const together = late.filter(({ foreign }) => asksEuros || foreign?.currency === shown.foreign?.currency)
  return (together.length > MOST_TOGETHER ? [shown] : together).map(({ id }) => id)
}

/** As many numbers fit the reference of a payment; who pays more of them chooses. */
const MOST_TOGETHER = 10
