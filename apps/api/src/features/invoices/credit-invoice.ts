import { leftToCredit } from '@klopt/bookkeeping/documents'
import type { InvoiceInput } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { depositsOn } from './deposits.ts'
import { loadInvoice } from './load-invoice.ts'
import { creditedCentsOf, creditsOf } from './show-invoice.ts'
import { createDraft, type DraftAuthor, type SavedDraft } from './save-draft.ts'

/** Starts the draft of a credit invoice that takes back a final invoice line by line. Throws `invalid_input`. */
export async function creditInvoice(
  db: Db,
  author: DraftAuthor,
  invoiceId: number,
  today: string,
): Promise<SavedDraft> {
  const { row, input } = await loadInvoice(db, { administrationId: author.administrationId, invoiceId })
  if (row.finalised_at === null || row.kind !== 'invoice') {
    throw new ApiError('invalid_input', { fields: { '': 'Alleen een definitieve factuur kun je crediteren.' } })
  }
  const credits = await creditsOf(db, { administrationId: author.administrationId, invoiceId })
  // What it took off counts again once it is credited, also when nothing was left to pay.
  const depositIds = await depositsOn(db, { administrationId: author.administrationId, invoiceId })
  if (
    depositIds.length === 0 &&
    leftToCredit({ grossCents: row.gross_cents, creditedCents: creditedCentsOf(credits) }) <= 0
  ) {
    throw new ApiError('invalid_input', { fields: { '': 'Deze factuur is al helemaal gecrediteerd.' } })
  }
  const draft: InvoiceInput = {
    ...input,
    invoiceDate: today,
    // The PDF names the invoice it corrects; what the original said to its reader is not said again.
    note: '',
    depositIds,
    lines: input.lines.map((line) => ({ ...line, quantity: negated(line.quantity) })),
  }
  return createDraft(db, author, draft, { creditsInvoiceId: row.id })
}

function negated(quantity: string): string {
  if (/^0(\.0+)?$/.test(quantity)) return quantity
  return quantity.startsWith('-') ? quantity.slice(1) : `-${quantity}`
}
