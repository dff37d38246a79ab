import type { EstimateInput } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'
import { draftOf, inputOf, type Draft, type DraftProblems } from '../../shared/selling/draft.ts'

/** An estimate while somebody types: as the draft of an invoice of its day, with its last day. */
export interface EstimateDraft extends Draft {
  readonly validUntil: string | null
}

/** The wire's estimate as text to edit. */
export function estimateDraftOf({ estimateDate, validUntil, ...input }: EstimateInput): EstimateDraft {
  const { currency = EURO } = input
  return { ...draftOf({ ...input, currency, invoiceDate: estimateDate, paymentTermDays: 0 }), validUntil }
}

/** The draft as the wire has it, or why it cannot be sent yet. */
export function estimateInputOf(
  draft: EstimateDraft,
): { input: EstimateInput; problems: null } | { input: null; problems: DraftProblems } {
  const { validUntil, ...document } = draft
  const { input, problems } = inputOf({ ...document, paymentTermDays: '0' })
  const daysProblems = problemsOfDays(draft)
  if (input === null || validUntil === null || Object.keys(daysProblems).length > 0) {
    return { input: null, problems: { ...problems, ...daysProblems } }
  }
  const { contactId, invoiceDate: estimateDate, reference, note, pricesIncludeVat, discountPercent } = input
  const { currency, exchangeRate, lines } = input
  const head = { contactId, estimateDate, validUntil, reference, note, pricesIncludeVat, discountPercent }
  return { input: { ...head, currency, exchangeRate, lines }, problems: null }
}

function problemsOfDays({ invoiceDate, validUntil }: EstimateDraft): DraftProblems {
  if (invoiceDate === null) return { invoiceDate: 'Vul een offertedatum in' }
  if (validUntil === null) return { validUntil: 'Vul in tot wanneer de offerte geldt' }
  return validUntil < invoiceDate ? { validUntil: 'Kies een dag na de offertedatum' } : {}
}
