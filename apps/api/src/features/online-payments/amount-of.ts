import type { CustomerInvoice } from '@klopt/api-client/contract'

/** What is paid for invoices together, with what a demand asks beside them; null where one is not open, or not in euros. */
export function amountOf(invoices: readonly CustomerInvoice[]): number | null {
  if (invoices.some(({ openCents, foreign }) => openCents <= 0 || foreign !== null)) return null
  return invoices.reduce((sum, { openCents, claimsCents }) => sum + openCents + claimsCents, 0)
}
