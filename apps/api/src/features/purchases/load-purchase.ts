import type { PurchaseInput } from '@klopt/api-client/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import { plainDecimal } from '../../database/plain-decimal.ts'
import type { Schema } from '../../database/schema.ts'
import { presentPeriod } from '../../books/line-periods.ts'
import { ApiError } from '../../kernel/api-error.ts'

export type PurchaseRow = Selectable<Schema['purchases']>

/** A purchase with its lines. */
export interface LoadedPurchase {
  readonly row: PurchaseRow
  readonly input: PurchaseInput
}

export interface PurchaseKey {
  readonly administrationId: number
  readonly purchaseId: number
}

/** Loads a purchase; `forUpdate` holds its row until the commit. Throws `not_found`. */
export async function loadPurchase(db: Db, key: PurchaseKey, { forUpdate = false } = {}): Promise<LoadedPurchase> {
  const row = await db
    .selectFrom('purchases')
    .selectAll()
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.purchaseId)
    .where('deleted_at', 'is', null)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const lines = await db
    .selectFrom('purchase_lines')
    .selectAll()
    .where('administration_id', '=', key.administrationId)
    .where('purchase_id', '=', key.purchaseId)
    .orderBy('line_number')
    .execute()
  return { row, input: inputOf(row, lines) }
}

function foreignVatOf({ foreign_vat_country: country, foreign_vat_cents: vatCents }: PurchaseRow) {
  return country === null || vatCents === null ? null : { country, vatCents }
}

function inputOf(row: PurchaseRow, lines: readonly Selectable<Schema['purchase_lines']>[]): PurchaseInput {
  return {
    kind: row.kind,
    documentId: row.document_id,
    contactId: row.contact_id,
    number: row.number,
    invoiceDate: row.invoice_date,
    dueDate: row.due_date,
    receivedOn: row.received_on,
    foreignVat: foreignVatOf(row),
    currency: row.currency,
    exchangeRate: row.exchange_rate === null ? null : plainDecimal(row.exchange_rate),
    paymentReference: row.payment_reference,
    pricesIncludeVat: row.prices_include_vat,
    lines: lines.map((line) => ({
      description: line.description,
      amountCents: line.amount_cents,
      vatCode: line.vat_code,
      accountId: line.account_id,
      ...presentPeriod(line),
    })),
    statedVat: row.stated_vat,
    picks: row.picks,
  }
}
