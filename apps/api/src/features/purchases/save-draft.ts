import type { PurchaseInput } from '@klopt/api-client/contract'
import type { DocumentTotals } from '@klopt/bookkeeping/documents'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { assertPeriods, periodColumns } from '../../books/line-periods.ts'
import { bookedTotals, currencyColumns } from '../../books/exchange.ts'
import { assertPurchaseCurrency } from './purchase-currency.ts'
import { purchaseTotals } from './purchase-totals.ts'

export interface PurchaseAuthor {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
}

export interface PurchaseVersion {
  readonly purchaseId: number
  readonly version: number
}

export interface SavedPurchase {
  readonly id: number
  readonly version: number
  readonly totals: DocumentTotals
}

/** Starts a draft. Throws `purchase_of_document` when its document is being booked already. */
export async function createDraft(db: Db, author: PurchaseAuthor, input: PurchaseInput): Promise<SavedPurchase> {
  const totals = checkedTotals(input)
  const { id, version } = await db
    .insertInto('purchases')
    .values({
      administration_id: author.administrationId,
      booked_at: null,
      journal_entry_id: null,
      reversed_at: null,
      reversal_entry_id: null,
      deleted_at: null,
      created_by: author.userId,
      created_at: author.now,
      updated_at: author.now,
      ...headOf(input, totals),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await insertLines(db, author.administrationId, id, input)
  return { id, version, totals }
}

/** Changes a draft. Throws `version_conflict`, `not_a_draft`, `not_found` and `purchase_of_document`. */
export async function saveDraft(
  db: Db,
  author: PurchaseAuthor,
  key: PurchaseVersion,
  input: PurchaseInput,
): Promise<SavedPurchase> {
  const totals = checkedTotals(input)
  const version = await updateDraft(db, author, key, headOf(input, totals))
  await db
    .deleteFrom('purchase_lines')
    .where('administration_id', '=', author.administrationId)
    .where('purchase_id', '=', key.purchaseId)
    .execute()
  await insertLines(db, author.administrationId, key.purchaseId, input)
  return { id: key.purchaseId, version, totals }
}

/** Throws a draft away; it keeps its row, marked as deleted, and its document is free again. */
export async function deleteDraft(db: Db, author: PurchaseAuthor, key: PurchaseVersion): Promise<void> {
  await updateDraft(db, author, key, { deleted_at: author.now })
}

async function updateDraft(
  db: Db,
  { administrationId, now }: PurchaseAuthor,
  key: PurchaseVersion,
  values: ReturnType<typeof headOf> | { deleted_at: Date },
): Promise<number> {
  const update = db
    .updateTable('purchases')
    .set({ ...values, updated_at: now, version: key.version + 1 })
    .where('administration_id', '=', administrationId)
    .where('id', '=', key.purchaseId)
    .where('version', '=', key.version)
    .where('booked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('version')
    .executeTakeFirst()
  const updated = await update
  if (!updated) throw await whyNot(db, administrationId, key.purchaseId)
  return updated.version
}

/** Why a draft could not be changed. */
async function whyNot(db: Db, administrationId: number, purchaseId: number): Promise<ApiError> {
  const row = await db
    .selectFrom('purchases')
    .select(['booked_at', 'deleted_at'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', purchaseId)
    .executeTakeFirst()
  if (!row || row.deleted_at !== null) return new ApiError('not_found')
  return new ApiError(row.booked_at === null ? 'version_conflict' : 'not_a_draft')
}

function checkedTotals(input: PurchaseInput): DocumentTotals {
  const fields: Record<string, string> = {}
  for (const name of ['invoiceDate', 'dueDate', 'receivedOn'] as const) {
    const day = input[name]
    // The journal holds these years.
    if (day != null && (day < '2000-01-01' || day > '2099-12-31')) fields[name] = 'Kies een datum in deze eeuw'
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  assertPeriods(input.lines)
  assertPurchaseCurrency(input)
  return purchaseTotals(input)
}

function headOf(input: PurchaseInput, totals: DocumentTotals) {
  const booked = bookedTotals(totals, input)
  return {
    kind: input.kind,
    document_id: input.documentId,
    contact_id: input.contactId,
    number: input.number.trim().replace(/\s+/g, ' '),
    invoice_date: input.invoiceDate,
    due_date: input.dueDate,
    received_on: input.receivedOn ?? null,
    foreign_vat_country: input.foreignVat?.country ?? null,
    foreign_vat_cents: input.foreignVat?.vatCents ?? null,
    payment_reference: input.paymentReference.trim(),
    prices_include_vat: input.pricesIncludeVat,
    stated_vat: JSON.stringify(input.statedVat),
    picks: JSON.stringify(input.picks),
    net_cents: booked.netCents,
    vat_cents: booked.vatCents,
    gross_cents: booked.grossCents,
    ...currencyColumns(input, totals),
  }
}

async function insertLines(db: Db, administrationId: number, purchaseId: number, { lines }: PurchaseInput) {
  if (lines.length === 0) return
  await db
    .insertInto('purchase_lines')
    .values(
      lines.map((line, index) => ({
        administration_id: administrationId,
        purchase_id: purchaseId,
        line_number: index + 1,
        description: line.description.trim(),
        amount_cents: line.amountCents,
        vat_code: line.vatCode,
        account_id: line.accountId,
        ...periodColumns(line),
      })),
    )
    .execute()
}
