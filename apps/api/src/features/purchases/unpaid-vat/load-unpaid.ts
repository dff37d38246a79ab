import { unpaidPurchasePosting, unpaidVatDay, type DeductedVat, type PostingLine } from '@klopt/bookkeeping/ledger'
import { VAT_CODES, type VatCode } from '@klopt/bookkeeping/vat'
import { sql } from 'kysely'
import { lockOpenItems } from '../../../books/lock-open-items.ts'
import type { Db } from '../../../database/db.ts'
import { loadPurchase, type PurchaseKey, type PurchaseRow } from '../load-purchase.ts'
import { currentPayBack, type PayBack } from './pay-backs.ts'

export interface UnpaidPurchase {
  readonly row: PurchaseRow
  readonly openCents: number
  readonly deducted: readonly DeductedVat[]
  /** What was paid back and is not wholly deducted again. */
  readonly payBack: PayBack | undefined
}

/** A purchase with what is open of it and what was deducted; `forUpdate` holds it until the commit. Throws `not_found`. */
export async function loadUnpaid(db: Db, key: PurchaseKey, { forUpdate = false } = {}): Promise<UnpaidPurchase> {
  const { administrationId, purchaseId } = key
  const { row } = await loadPurchase(db, key, { forUpdate })
  return {
    row,
    openCents: await openCentsOf(db, key, forUpdate),
    deducted: await deductedVat(db, administrationId, row),
    payBack: await currentPayBack(db, administrationId, purchaseId),
  }
}

async function openCentsOf(db: Db, { administrationId, purchaseId }: PurchaseKey, forUpdate: boolean): Promise<number> {
  const [item] = forUpdate
    ? await lockOpenItems(db, administrationId, { purchaseIds: [purchaseId] })
    : await db
        .selectFrom('owed_items')
        .select('open_cents')
        .where('administration_id', '=', administrationId)
        .where('purchase_id', '=', purchaseId)
        .execute()
  return item?.open_cents ?? 0 // zero: a draft owes nothing
}

/** What its entry really deducted: less than its VAT where a share is mixed use, nothing under the small-business scheme. */
async function deductedVat(db: Db, administrationId: number, row: PurchaseRow): Promise<DeductedVat[]> {
  if (row.journal_entry_id === null || row.reversed_at !== null) return []
  const { rows } = await sql<{ vatCode: VatCode; vatCents: number }>`
    SELECT vat_code AS "vatCode", sum(debit_cents - credit_cents)::bigint AS "vatCents" FROM ledger_lines
    WHERE administration_id = ${administrationId} AND entry_id = ${row.journal_entry_id} AND vat_kind = 'input'
    GROUP BY vat_code ORDER BY vat_code`.execute(db)
  return rows.filter(({ vatCode }) => VAT_CODES[vatCode].treatment === 'domestic')
}

/** The posting that pays back the VAT in a part of a purchase, from what was paid on. */
export function linesOf(
  { row, deducted }: Pick<UnpaidPurchase, 'row' | 'deducted'>,
  part: { readonly paidCents: number; readonly amountCents: number },
): PostingLine[] {
  return unpaidPurchasePosting({ deducted, grossCents: row.gross_cents, ...part })
}

/** The VAT of these lines: paid back is positive. */
export const vatOf = (lines: readonly PostingLine[]): number =>
  lines
    .filter(({ vatKind }) => vatKind === 'input')
    .reduce((sum, { debitCents, creditCents }) => sum + creditCents - debitCents, 0)

/** The VAT in what is open now, which is owed again once it stays unpaid. */
export const unpaidVatCents = (purchase: UnpaidPurchase): number =>
  purchase.openCents > 0 ? vatOf(linesOf(purchase, unpaidPart(purchase))) : 0

/** What is open now, as a part of the whole. */
export const unpaidPart = ({ row, openCents }: UnpaidPurchase) => ({
  paidCents: row.gross_cents - openCents,
  amountCents: openCents,
})

/** A year after the due date it counts as never paid. */
export const lastDayOf = ({ row }: Pick<UnpaidPurchase, 'row'>): string => unpaidVatDay(row.due_date)

/** The part that was paid of what the VAT was paid back of; null when nothing was. */
export function paidSince({ row, payBack, openCents }: UnpaidPurchase) {
  if (payBack === undefined) return null
  const amountCents = payBack.left_cents - Math.max(0, openCents)
  return amountCents > 0 ? { paidCents: row.gross_cents - payBack.left_cents, amountCents } : null
}
