import type { CustomerInvoice } from '@klopt/api-client/contract'
import { shortDate } from './customer-dates.ts'
import type { Language, Texts } from './texts.ts'

/** A credit invoice is not paid: it goes off another, or back. */
export function outcomeOf({ kind, status, paidOn }: CustomerInvoice, say: Texts, language: Language): string {
  if (status !== 'paid' || paidOn === null) return say.statuses[status]
  const day = shortDate(paidOn, language)
  return kind === 'credit_invoice' ? say.settledOn(day) : say.paidOn(day)
}
