import type { Payable } from '@klopt/api-client/contract'

/** Whether a payment file can hold it: to an account that is known, and not in another file yet. */
export const isPayable = ({ iban, paymentFileId }: Payable): boolean => iban !== null && paymentFileId === null

/** What is chosen of what can be paid, and what it comes to: credit invoices are set off. */
export function chosenOf(payables: readonly Payable[], keys: ReadonlySet<string>) {
  const items = payables.filter((payable) => isPayable(payable) && keys.has(keyOf(payable)))
  return { items, totalCents: items.reduce((sum, { openCents }) => sum + openCents, 0) }
}

/** The name of a row. */
export const keyOf = ({ openItemId }: Payable): string => String(openItemId)

/** The chosen items as the wire has them: amounts are positive, of a credit invoice too. */
export const wireItems = (items: readonly Payable[]) =>
  items.map(({ openItemId, openCents }) => ({ openItemId, amountCents: Math.abs(openCents) }))

/** What the server refused, each with the invoice it is about. */
export function refusalsOf(items: readonly Payable[], fields: Readonly<Record<string, string>>): string[] {
  return Object.entries(fields).flatMap(([path, message]) => {
    const index = /^items\.(\d+)\./.exec(path)?.[1]
    const item = index === undefined ? undefined : items[Number(index)]
    return item ? [`${item.contactName} ${item.number}: ${message}`] : []
  })
}
