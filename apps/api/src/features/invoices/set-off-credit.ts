import type { DocumentTotals } from '@klopt/bookkeeping/documents'
import { addShares, creditSetOff, postponedVat, setOffCents, type VatShare } from '@klopt/bookkeeping/ledger'
import type { Db } from '../../database/db.ts'
import type { OpenItem } from '../../books/create-open-item.ts'
import { settleItem } from '../../books/settle-item.ts'
import { lockOpenItems } from '../../books/lock-open-items.ts'
import type { LoadedInvoice } from './load-invoice.ts'

/** What a credit invoice takes from the invoice it corrects. */
export interface SetOff {
  readonly original: OpenItem
  readonly amountCents: number
  /** What of the postponed VAT each gives up; null when their VAT counts by the invoice. */
  readonly released: { readonly invoice: VatShare[]; readonly credit: VatShare[] } | null
  /** What becomes due by it, both together: nothing unless a part had been paid. */
  readonly vatDue: VatShare[]
}

/**
 * Works out what of a credit invoice is set off against the invoice it corrects, and holds that invoice's open item.
 * Null when nothing is open there, or for what is no credit invoice.
 */
export async function planSetOff(
  db: Db,
  { row, vatBasis }: LoadedInvoice,
  totals: DocumentTotals,
): Promise<SetOff | null> {
  if (row.credits_invoice_id === null) return null
  const [original] = await lockOpenItems(db, row.administration_id, { invoiceId: row.credits_invoice_id })
  const amountCents = original ? setOffCents(original.open_cents, totals.grossCents) : 0
  if (!original || amountCents === 0) return null
  if (vatBasis.scheme === 'accrual') return { original, amountCents, released: null, vatDue: [] }
  const released = creditSetOff({
    invoice: original.postponed_vat ?? [],
    credit: postponedVat(totals),
    invoiceOpenCents: original.open_cents,
    creditOpenCents: totals.grossCents,
    amountCents,
  })
  return { original, amountCents, released, vatDue: addShares(released.invoice, released.credit) }
}

/** Takes from both items what is set off. No money moves, and both stand on the same account. */
export async function setOffCredit(
  db: Db,
  { original, amountCents, released }: SetOff,
  credit: OpenItem,
  { entryId, invoice, at }: { entryId: number; invoice: LoadedInvoice; at: Date },
): Promise<void> {
  const { administration_id: administrationId, invoice_date: settledOn } = invoice.row
  const shared = { administrationId, bankTransactionId: null, journalEntryId: entryId, settledOn, at }
  await settleItem(db, { ...shared, item: original, amountCents, vatDue: released && released.invoice })
  await settleItem(db, { ...shared, item: credit, amountCents: -amountCents, vatDue: released && released.credit })
}
