import { addDays } from '@klopt/validators'
import type { Picked } from '@klopt/document-viewer'
import { withAmount } from './amounts.ts'
import { withLine, type AmountField, type BookingDraft } from './draft.ts'
import { isRemembered, type FieldName } from './fields.ts'

/** The draft with a value of the document in a field, and where it stood. */
export function withPicked(draft: BookingDraft, field: FieldName, picked: Picked, today: string): BookingDraft {
  const { page, vertices } = picked
  const filled = withValue(draft, field, picked, today)
  return isRemembered(field) ? { ...filled, picks: { ...filled.picks, [field]: { page, vertices } } } : filled
}

function withValue(draft: BookingDraft, field: FieldName, { type, value }: Picked, today: string): BookingDraft {
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
    default: {
      const [, key = ''] = field.split(':')
      return withLine(draft, key, { amountCents: lineAmount(draft.kind, Number(value)) })
    }
  }
}

/** Line by line the total is that of the paper, to compare with. */
const withAmountPicked = (draft: BookingDraft, field: AmountField, cents: number, today: string): BookingDraft =>
  draft.mode === 'lines' ? { ...draft, grossCents: cents } : withAmount(draft, field, cents, today)

/** What is below zero on a credit invoice is typed without a minus; on an invoice it is taken off the others. */
const lineAmount = (kind: BookingDraft['kind'], cents: number): number =>
  kind === 'credit_invoice' ? Math.abs(cents) : cents
