import { reversalOf, shareOfPayment } from '@klopt/bookkeeping/ledger'
import type { contract, BodyOf, ResponseOf } from '@klopt/api-client/contract'
import { reopenWrittenOff } from '../../books/reopen-written-off.ts'
import { settleItem } from '../../books/settle-item.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { linesOf, lockInvoice, post, settlementOf, vatOf, type Writer } from './write-off.ts'

type Recovered = ResponseOf<typeof contract.badDebts.recover>

/**
 * Opens what is paid after all of an invoice that was given up, for the payment to settle: the loss goes back in
 * proportion, and its VAT is declared again on the day of the payment (article 29 Wet OB). Throws
 * `nothing_to_write_off` when nothing of it is given up, and `invalid_input` for more than is.
 */
export async function recover(
  db: Db,
  writer: Writer,
  invoiceId: number,
  { amountCents, paidOn }: BodyOf<typeof contract.badDebts.recover>,
): Promise<Recovered> {
  const { administrationId, now, today } = writer
  const { invoice, item } = await lockInvoice(db, administrationId, invoiceId)
  const debt = await currentDebt(db, administrationId, invoiceId)
  if (debt === undefined) throw new ApiError('nothing_to_write_off')
  if (amountCents > debt.left_cents) {
    throw new ApiError('invalid_input', { fields: { amountCents: 'Zoveel is er niet afgeboekt' } })
  }
  if (paidOn < debt.established_on || paidOn > today) {
    const message = 'Kies een dag vanaf de afboeking tot en met vandaag'
    throw new ApiError('invalid_input', { fields: { paidOn: message } })
  }
  const released = await reopenWrittenOff(db, {
    administrationId,
    openItemId: item.id,
    journalEntryId: debt.settling_entry_id,
    now,
  })
  const share = released && shareOfPayment(released, debt.left_cents, amountCents)
  const fromCents = invoice.row.gross_cents - debt.left_cents
  const lines = reversalOf(linesOf(invoice, share, { fromCents, amountCents }))
  const entry = await post(db, writer, invoice, { lines, day: paidOn, vatDate: paidOn, name: 'Toch betaald' })
  const leftCents = debt.left_cents - amountCents
  if (leftCents > 0) {
    const rest = released && shareOfPayment(released, debt.left_cents, leftCents)
    const reopened = { id: item.id, postponed_vat: released, foreign_amount: item.foreign_amount }
    const { settlement } = settlementOf(writer, reopened, { entry, amountCents: leftCents, day: paidOn })
    await settleItem(db, { ...settlement, vatDue: rest })
  }
  await db
    .updateTable('bad_debts')
    .set({ left_cents: leftCents, settling_entry_id: entry.id })
    .where('administration_id', '=', administrationId)
    .where('id', '=', debt.id)
    .execute()
  await db
    .insertInto('bad_debt_recoveries')
    .values({
      administration_id: administrationId,
      bad_debt_id: debt.id,
      paid_on: paidOn,
      amount_cents: amountCents,
      journal_entry_id: entry.id,
      created_at: now,
    })
    .execute()
  return { journalEntryId: entry.id, leftCents, vatCents: -vatOf(lines) }
}

/** The write-off of an invoice of which something is still given up. */
export function currentDebt(db: Db, administrationId: number, invoiceId: number) {
  return db
    .selectFrom('bad_debts')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('invoice_id', '=', invoiceId)
    .where('left_cents', '>', 0)
    .executeTakeFirst()
}
