import type { InvoiceInput } from '@klopt/api-client/contract'
import type { DocumentTotals } from '@klopt/bookkeeping/documents'
import { must } from '@klopt/bookkeeping/money'
import { addDays } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { assertPeriods, periodColumns } from '../../books/line-periods.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { listedBy } from './assert-deposits.ts'
import { dropDeposits, keepDeposits, type LoadedDeposit } from './deposits.ts'
import { originOf, givenOf } from './draft-origin.ts'
import { assertCurrency, bookedTotals, currencyColumns } from '../../books/exchange.ts'
import { assertSeries } from './number-series.ts'
import { invoiceTotals } from './invoice-totals.ts'
import { assertSupplies, supplyColumns } from './supplies.ts'
import { creditedInvoice, draftBasis } from './vat-basis.ts'

export interface DraftAuthor {
  readonly administrationId: number
  /** Null for the server. */
  readonly userId: number | null
  readonly now: Date
}

export interface DraftOrigin {
  /** Of a credit invoice that corrects an invoice: which. */
  readonly creditsInvoiceId: number | null
}

export interface SavedDraft {
  readonly id: number
  readonly version: number
  readonly totals: DocumentTotals
}

/** Starts a draft. */
export async function createDraft(
  db: Db,
  author: DraftAuthor,
  input: InvoiceInput,
  origin: DraftOrigin,
): Promise<SavedDraft> {
  const { totals, deposits } = await checkedTotals(db, author.administrationId, input, origin.creditsInvoiceId)
  const { id, version } = await db
    .insertInto('invoices')
    .values({
      administration_id: author.administrationId,
      kind: kindOf(origin, totals),
      credits_invoice_id: origin.creditsInvoiceId,
      number: null,
      sequence_number: null,
      snapshot: null,
      journal_entry_id: null,
      pdf_file_id: null,
      finalised_at: null,
      sent_at: null,
      viewed_at: null,
      deleted_at: null,
      created_by: author.userId,
      created_at: author.now,
      updated_at: author.now,
      ...headOf(input, totals),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  const key = { administrationId: author.administrationId, invoiceId: id }
  await keepDeposits(db, key, deposits, origin.creditsInvoiceId !== null)
  await insertLines(db, author.administrationId, id, input, totals)
  return { id, version, totals }
}

/** Changes a draft. Throws `version_conflict`, `not_a_draft` or `not_found`. */
export async function saveDraft(
  db: Db,
  author: DraftAuthor,
  key: { readonly invoiceId: number; readonly version: number },
  given: InvoiceInput,
): Promise<SavedDraft> {
  const { creditsInvoiceId, ...stands } = await originOf(db, author.administrationId, key.invoiceId)
  // What takes back an invoice is in its currency, at its rate.
  const input = { ...given, ...stands, ...givenOf(given, { keepsCurrency: creditsInvoiceId !== null }) }
  const { totals, deposits } = await checkedTotals(db, author.administrationId, input, creditsInvoiceId)
  const updated = await db
    .updateTable('invoices')
    .set({
      kind: kindOf({ creditsInvoiceId }, totals),
      ...headOf(input, totals),
      updated_at: author.now,
      version: key.version + 1,
    })
    .where('administration_id', '=', author.administrationId)
    .where('id', '=', key.invoiceId)
    .where('version', '=', key.version)
    .where('finalised_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('version')
    .executeTakeFirst()
  if (!updated) throw await whyNot(db, author.administrationId, key.invoiceId)
  await db
    .deleteFrom('invoice_lines')
    .where('administration_id', '=', author.administrationId)
    .where('invoice_id', '=', key.invoiceId)
    .execute()
  await insertLines(db, author.administrationId, key.invoiceId, input, totals)
  const invoiceKey = { administrationId: author.administrationId, invoiceId: key.invoiceId }
  await keepDeposits(db, invoiceKey, deposits, creditsInvoiceId !== null)
  return { id: key.invoiceId, version: updated.version, totals }
}

/** Throws a draft away; it keeps its row, marked as deleted. */
export async function deleteDraft(
  db: Db,
  author: DraftAuthor,
  key: { readonly invoiceId: number; readonly version: number },
) {
  const updated = await db
    .updateTable('invoices')
    .set({ deleted_at: author.now, version: key.version + 1 })
    .where('administration_id', '=', author.administrationId)
    .where('id', '=', key.invoiceId)
    .where('version', '=', key.version)
    .where('finalised_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!updated) throw await whyNot(db, author.administrationId, key.invoiceId)
  await dropDeposits(db, { administrationId: author.administrationId, invoiceId: key.invoiceId })
}

/** Why a draft could not be changed. */
export async function whyNot(db: Db, administrationId: number, invoiceId: number): Promise<ApiError> {
  const row = await db
    .selectFrom('invoices')
    .select(['finalised_at', 'deleted_at'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  if (!row || row.deleted_at !== null) return new ApiError('not_found')
  return new ApiError(row.finalised_at === null ? 'version_conflict' : 'not_a_draft')
}

/** What corrects an invoice is a credit invoice; any other draft is one while its amount is negative. */
export const kindOf = (
  { creditsInvoiceId }: DraftOrigin,
  { grossCents }: DocumentTotals,
): 'invoice' | 'credit_invoice' => (creditsInvoiceId !== null || grossCents < 0 ? 'credit_invoice' : 'invoice')

async function checkedTotals(
  db: Db,
  administrationId: number,
  input: InvoiceInput,
  creditsInvoiceId: number | null,
): Promise<{ totals: DocumentTotals; deposits: readonly LoadedDeposit[] }> {
  // The journal holds these years, and a due date must exist too.
  if (input.invoiceDate < '2000-01-01' || input.invoiceDate > '2099-12-31') {
    throw new ApiError('invalid_input', { fields: { invoiceDate: 'Kies een datum in deze eeuw' } })
  }
  assertPeriods(input.lines)
  assertSupplies(input)
  assertCurrency(input)
  await assertSeries(db, administrationId, input.seriesId)
  const administration = await db
    .selectFrom('companies')
    .select(['id', 'small_business_spans', 'vat_schemes'])
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  const credited = creditsInvoiceId === null ? null : await creditedInvoice(db, administrationId, creditsInvoiceId)
  const { vatBasis } = await draftBasis(db, administration, input, credited)
  const deposits = await listedBy(db, administrationId, input)
  return { totals: invoiceTotals(input, vatBasis, { deposits, returns: credited !== null }), deposits }
}

function headOf(input: InvoiceInput, totals: DocumentTotals) {
  const booked = bookedTotals(totals, input)
  return {
    contact_id: input.contactId,
    invoice_date: input.invoiceDate,
    ...supplyColumns(input),
    delivery_place: input.deliveryPlace?.trim() ?? '', // zero: delivered at the customer's address
    delivery_country: input.deliveryCountry ?? null,
    // Whoever does not know of series leaves it as it is.
    ...(input.seriesId !== undefined && { series_id: input.seriesId }),
    ...(input.isDeposit !== undefined && { is_deposit: input.isDeposit }),
    payment_term_days: input.paymentTermDays,
    due_date: addDays(input.invoiceDate, input.paymentTermDays),
    reference: input.reference.trim(),
    note: input.note,
    prices_include_vat: input.pricesIncludeVat,
    discount_percent: input.discountPercent,
    net_cents: booked.netCents,
    vat_cents: booked.vatCents,
    gross_cents: booked.grossCents,
    ...currencyColumns(input, totals),
  }
}

async function insertLines(
  db: Db,
  administrationId: number,
  invoiceId: number,
  input: InvoiceInput,
  totals: DocumentTotals,
) {
  if (input.lines.length === 0) return
  await db
    .insertInto('invoice_lines')
    .values(
      input.lines.map((line, index) => ({
        administration_id: administrationId,
        invoice_id: invoiceId,
        line_number: index + 1,
        description: line.description,
        quantity: line.quantity,
        unit: line.unit,
        unit_price: line.unitPrice,
        discount_percent: line.discountPercent,
        vat_code: line.vatCode,
        ...supplyColumns(line),
        purchase_price: line.purchasePrice ?? null,
        // Another code has a rate of its own.
        oss_rate_basis_points: line.vatCode === 'sale_oss' ? (line.ossRateBasisPoints ?? null) : null,
        account_id: line.accountId,
        product_id: line.productId ?? null,
        time_group_id: line.timeGroupId ?? null,
        ...periodColumns(line),
        amount_cents: must(totals.lines[index], 'the total of a line').amountCents,
      })),
    )
    .execute()
}
