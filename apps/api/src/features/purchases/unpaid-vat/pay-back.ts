import { reversalOf, type PostingLine } from '@klopt/bookkeeping/ledger'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import { generalJournal } from '../../../books/general-journal.ts'
import { firstOpenDate, postEntry } from '../../../books/post-entry.ts'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { lastDayOf, linesOf, loadUnpaid, paidSince, unpaidPart, vatOf, type UnpaidPurchase } from './load-unpaid.ts'

export interface Writer {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
  readonly today: string
}

type Posted = ResponseOf<typeof contract.unpaidVat.payBack>

/**
 * Takes back the deduction of what is unpaid of a purchase: box 5b goes down on the day on which that is established, at
 * the latest a year after its due date (article 29, seventh paragraph, Wet OB); where that period was filed its lines are
 * late. What is owed to the supplier stays. Throws `no_unpaid_vat`.
 */
export async function payBackVat(db: Db, writer: Writer, purchaseId: number): Promise<Posted> {
  const { administrationId, userId, now, today } = writer
  const purchase = await loadUnpaid(db, { administrationId, purchaseId }, { forUpdate: true })
  const { row, openCents, payBack } = purchase
  if (openCents <= 0 || payBack !== undefined || today <= row.due_date) throw new ApiError('no_unpaid_vat')
  const lines = notEmpty(linesOf(purchase, unpaidPart(purchase)))
  const lastDay = lastDayOf(purchase)
  const posted = await post(db, writer, purchase, {
    lines,
    day: today,
    vatDate: today < lastDay ? today : lastDay,
    name: 'Btw over niet betaald',
  })
  await db
    .insertInto('unpaid_vat')
    .values({
      administration_id: administrationId,
      purchase_id: purchaseId,
      amount_cents: openCents,
      left_cents: openCents,
      journal_entry_id: posted.journalEntryId,
      created_by: userId,
      created_at: now,
    })
    .execute()
  return { ...posted, vatCents: vatOf(lines) }
}

/**
 * Deducts VAT that was paid back anew, in proportion to what was paid since, on the day of the last payment. Throws
 * `no_unpaid_vat` when nothing was.
 */
export async function deductAgain(db: Db, writer: Writer, purchaseId: number): Promise<Posted> {
  const { administrationId } = writer
  const purchase = await loadUnpaid(db, { administrationId, purchaseId }, { forUpdate: true })
  const { payBack } = purchase
  const since = paidSince(purchase)
  if (payBack === undefined || since === null) throw new ApiError('no_unpaid_vat')
  // A cent of a payment may have no VAT in it: it waits for the next.
  const lines = reversalOf(notEmpty(linesOf(purchase, since)))
  const paidOn = await lastPaidOn(db, administrationId, purchaseId)
  const posted = await post(db, writer, purchase, {
    lines,
    day: paidOn,
    vatDate: paidOn,
    name: 'Btw over toch betaald',
  })
  await db
    .updateTable('unpaid_vat')
    .set({ left_cents: payBack.left_cents - since.amountCents })
    .where('administration_id', '=', administrationId)
    .where('id', '=', payBack.id)
    .execute()
  return { ...posted, vatCents: -vatOf(lines) }
}

function notEmpty(lines: PostingLine[]): PostingLine[] {
  if (lines.length === 0) throw new ApiError('no_unpaid_vat')
  return lines
}

async function lastPaidOn(db: Db, administrationId: number, purchaseId: number): Promise<string> {
  const { rows } = await sql<{ day: string | null }>`
    SELECT max(s.settled_on) AS day FROM item_settlements s
    JOIN owed_items o ON o.administration_id = ${administrationId} AND o.id = s.open_item_id
    WHERE s.administration_id = ${administrationId} AND o.purchase_id = ${purchaseId} AND s.undone_at IS NULL`.execute(
    db,
  )
  const day = rows[0]?.day ?? null
  if (day === null) throw new ApiError('no_unpaid_vat')
  return day
}

interface Entry {
  readonly lines: readonly PostingLine[]
  readonly day: string
  readonly vatDate: string
  readonly name: string
}

/** Posts in the general journal. */
async function post(
  db: Db,
  { administrationId, userId, now }: Writer,
  { row }: UnpaidPurchase,
  { lines, day, vatDate, name }: Entry,
): Promise<{ journalEntryId: number; vatDate: string }> {
  const header = {
    administrationId,
    journalId: await generalJournal(db, administrationId),
    entryDate: await firstOpenDate(db, administrationId, day),
    documentDate: day,
    vatDate,
    description: `${name}: inkoopfactuur ${row.number}`,
    sourceType: 'general' as const,
    createdBy: userId,
    at: now,
  }
  const { id } = await postEntry(db, header, lines)
  return { journalEntryId: id, vatDate }
}
