import { purchaseLineCosts } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { MIXED_VAT_CODES, type DeductionRules } from '@klopt/bookkeeping/vat'
import { sql } from 'kysely'
import { deductionOn } from '../../books/vat-rules.ts'
import type { Db } from '../../database/db.ts'
import { loadPurchase } from './load-purchase.ts'
import { bookedPurchaseTotals } from './purchase-totals.ts'

export interface PurchaseLineKey {
  readonly purchaseId: number
  readonly lineNumber: number
}

/** A line of a booked purchase that stands, as its entry booked it. */
export interface BookedPurchaseLine extends PurchaseLineKey {
  readonly contactId: number | null
  readonly description: string
  readonly invoiceDate: string
  readonly accountId: number
  /** With the VAT that is not deducted. */
  readonly costCents: number
  /** The VAT on it that comes back where it is used for taxed supplies, deducted or not. */
  readonly deductibleVatCents: number
  /** Whether it is also used for exempt supplies, so that a share of that VAT comes back. */
  readonly isMixed: boolean
}

/** A booked line that is for no period; null when there is none such. */
export async function findPurchaseLine(
  db: Db,
  administrationId: number,
  { purchaseId, lineNumber }: PurchaseLineKey,
): Promise<BookedPurchaseLine | null> {
  const lines = await linesOf(db, administrationId, purchaseId)
  return lines.find((line) => line.lineNumber === lineNumber) ?? null
}

/** Booked lines of some amount or more, those on some accounts included whatever they cost; the newest first. */
export async function purchaseLinesFrom(
  db: Db,
  administrationId: number,
  { minCents, accountIds, limit }: { minCents: number; accountIds: readonly number[]; limit: number },
): Promise<BookedPurchaseLine[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM purchases p
    WHERE p.administration_id = ${administrationId} AND p.journal_entry_id IS NOT NULL AND p.reversed_at IS NULL
      AND p.deleted_at IS NULL AND p.kind = 'invoice' AND EXISTS (
        SELECT FROM purchase_lines l WHERE l.administration_id = p.administration_id AND l.purchase_id = p.id
          AND (l.amount_cents >= ${minCents} OR l.account_id = ANY (${accountIds}::bigint[])))
    ORDER BY p.invoice_date DESC, p.id DESC LIMIT ${limit}`.execute(db)
  const lines: BookedPurchaseLine[] = []
  for (const { id } of rows) lines.push(...(await linesOf(db, administrationId, id)))
  return lines.filter(({ costCents, accountId }) => costCents >= minCents || accountIds.includes(accountId))
}

async function linesOf(db: Db, administrationId: number, purchaseId: number): Promise<BookedPurchaseLine[]> {
  const { row, input } = await loadPurchase(db, { administrationId, purchaseId })
  if (row.journal_entry_id === null || row.reversed_at !== null || row.kind !== 'invoice') return []
  const rules = await deductionOn(db, administrationId, row.invoice_date)
  const totals = bookedPurchaseTotals(input)
  const costsBy = (by: DeductionRules) => purchaseLineCosts(totals, { date: row.invoice_date, ...by })
  const costs = costsBy(rules)
  const [most, least] = [costsBy({ deductsVat: false }), costsBy({})]
  return input.lines.flatMap(({ accountId, description, vatCode, periodFrom }, index) => {
    if (accountId == null || periodFrom != null) return []
    const costCents = must(costs[index], 'what a line costs')
    const { contact_id: contactId, invoice_date: invoiceDate } = row
    const deductibleVatCents = must(most[index], 'its cost with VAT') - must(least[index], 'its cost without VAT')
    const line = { purchaseId, lineNumber: index + 1, contactId, description, invoiceDate, accountId }
    return [{ ...line, costCents, deductibleVatCents, isMixed: MIXED_VAT_CODES.includes(vatCode) }]
  })
}
