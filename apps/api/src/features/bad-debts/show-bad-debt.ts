import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { loadInvoice } from '../invoices/load-invoice.ts'
import { currentDebt } from './recover.ts'
import { lastVatDay, linesOf, vatOf } from './write-off.ts'

/** What giving up an invoice comes to, or what of it is given up. Throws `nothing_to_write_off` for a draft. */
export async function showBadDebt(
  db: Db,
  { administrationId, invoiceId }: { readonly administrationId: number; readonly invoiceId: number },
): Promise<ResponseOf<typeof contract.badDebts.get>> {
  const invoice = await loadInvoice(db, { administrationId, invoiceId })
  const item = await db
    .selectFrom('owed_items')
    .select(['open_cents', 'postponed_vat'])
    .where('administration_id', '=', administrationId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
  if (item === undefined) throw new ApiError('nothing_to_write_off')
  const amountCents = item.open_cents
  const fromCents = invoice.row.gross_cents - amountCents
  const debt = await currentDebt(db, administrationId, invoiceId)
  return {
    openCents: amountCents,
    vatCents: amountCents > 0 ? vatOf(linesOf(invoice, item.postponed_vat, { fromCents, amountCents })) : 0,
    lastDay: lastVatDay(invoice),
    writtenOff: debt
      ? {
          establishedOn: debt.established_on,
          amountCents: debt.amount_cents,
          leftCents: debt.left_cents,
          journalEntryId: debt.journal_entry_id,
        }
      : null,
  }
}
