import { addDays } from '@klopt/validators'
import type { Picked } from '@klopt/document-viewer'
import { withAmount } from './amounts.ts'
import { withLine, type AmountField, type BookingDraft, type PickedField } from './draft.ts'
import type { InvoiceTarget } from './pick-target.ts'

/** The draft with a value of the document where it goes, and where it stood, which helps to find it the next time. */
export function withPicked(draft: BookingDraft, target: InvoiceTarget, picked: Picked, today: string): BookingDraft {
  if (target.of === 'line') {
    return withLine(draft, target.key, { amountCents: lineAmount(draft.kind, Number(picked.value)) })
  }
  const { page, vertices } = picked
  const filled = withValue(draft, target.field, picked, today)
  return { ...filled, picks: { ...filled.picks, [target.field]: { page, vertices } } }
}

function withValue(draft: BookingDraft, field: PickedField, { type, value }: Picked, today: string): BookingDraft {
  switch (field) {
    case 'grossCents':
    case 'vatCents':
    case 'netCents':
      return withAmountPicked(draft, field, Math.abs(Number(value)), today)
    case 'number':
    case 'paymentReference':
    case 'invoiceDate':
      return { ...draft, [field]: String(value) }
    case 'dueDate':
      return {
        ...draft,
        dueDate: type === 'NR_OF_DAYS' ? addDays(draft.invoiceDate ?? today, Number(value)) : String(value),
      }
  }
}

/** Line by line the total is that of the paper, to compare with. */
const withAmountPicked = (draft: BookingDraft, field: AmountField, cents: number, today: string): BookingDraft =>
  draft.mode === 'lines' ? { ...draft, grossCents: cents } : withAmount(draft, field, cents, today)

/** What is below zero on a credit invoice is typed without a minus; on an invoice it is taken off the others. */
const lineAmount = (kind: BookingDraft['kind'], cents: number): number =>
  kind === 'credit_invoice' ? Math.abs(cents) : cents
