import type { InvoiceInput } from '@klopt/api-client/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import { plainDecimal } from '../../database/plain-decimal.ts'
import type { Schema } from '../../database/schema.ts'
import { presentPeriod } from '../../books/line-periods.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { depositsOf, type LoadedDeposit } from './deposits.ts'
import { loadSeries, type SeriesRow } from './load-series.ts'
import { creditedInvoice, draftBasis, type CreditedInvoice, type DraftBasis, type VatBasis } from './vat-basis.ts'

export type InvoiceRow = Selectable<Schema['invoices']>
export type ContactRow = Selectable<Schema['trading_partners']>
export type AdministrationRow = Selectable<Schema['companies']>

/** An invoice with everything it is made of. */
export interface LoadedInvoice {
  readonly row: InvoiceRow
  readonly input: InvoiceInput
  readonly contact: ContactRow | null
  readonly administration: AdministrationRow
  /** Of its number; null for the usual one. */
  readonly series: SeriesRow | null
  /** Of a credit invoice: the invoice it takes back. */
  readonly credited: CreditedInvoice | null
  readonly vatBasis: VatBasis
  /** Of a draft: the deposits that it takes off, or gives back when it credits the invoice that did. */
  readonly deposits: readonly LoadedDeposit[]
  /** Of a draft that takes the turnover over the limit of the small-business scheme. */
  readonly schemeEnd: DraftBasis['schemeEnd']
}

export interface InvoiceKey {
  readonly administrationId: number
  readonly invoiceId: number
}

/** Loads an invoice; `forUpdate` holds its row, and that of what it credits, until the commit. Throws `not_found`. */
export async function loadInvoice(db: Db, key: InvoiceKey, { forUpdate = false } = {}): Promise<LoadedInvoice> {
  const row = await db
    .selectFrom('invoices')
    .selectAll()
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.invoiceId)
    .where('deleted_at', 'is', null)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const lines = await db
    .selectFrom('invoice_lines')
    .selectAll()
    .where('administration_id', '=', key.administrationId)
    .where('invoice_id', '=', key.invoiceId)
    .orderBy('line_number')
    .execute()
  const credited =
    row.credits_invoice_id === null
      ? null
      : await creditedInvoice(db, key.administrationId, row.credits_invoice_id, { forUpdate })
  const administration = await loadAdministration(db, key.administrationId)
  const deposits = await depositsOf(db, key, { forUpdate })
  const input = { ...inputOf(row, lines), depositIds: deposits.map(({ id }) => id) }
  const decided: DraftBasis = row.snapshot
    ? { vatBasis: { scheme: 'accrual', ...row.snapshot.vatBasis }, schemeEnd: null }
    : await draftBasis(db, administration, input, credited)
  return {
    row,
    input,
    contact: asThen(await loadContact(db, key.administrationId, row.contact_id), credited),
    administration,
    series: await loadSeries(db, key.administrationId, row.series_id),
    credited,
    deposits,
    ...decided,
  }
}

export async function loadAdministration(db: Db, administrationId: number): Promise<AdministrationRow> {
  return db.selectFrom('companies').selectAll().where('id', '=', administrationId).executeTakeFirstOrThrow()
}

export async function loadContact(
  db: Db,
  administrationId: number,
  contactId: number | null,
): Promise<ContactRow | null> {
  if (contactId === null) return null
  const row = await db
    .selectFrom('trading_partners')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', contactId)
    .executeTakeFirst()
  return row ?? null
}

/** The customer of a credit invoice has the VAT number under which the original was declared, whatever became of it. */
function asThen(contact: ContactRow | null, credited: CreditedInvoice | null): ContactRow | null {
  if (contact === null || credited?.buyerVatNumber == null) return contact
  return { ...contact, vat_number: credited.buyerVatNumber }
}

function inputOf(row: InvoiceRow, lines: readonly Selectable<Schema['invoice_lines']>[]): InvoiceInput {
  return {
    contactId: row.contact_id,
    invoiceDate: row.invoice_date,
    supplyFrom: row.supply_from,
    supplyTo: row.supply_to,
    deliveryPlace: row.delivery_place,
    deliveryCountry: row.delivery_country,
    seriesId: row.series_id,
    isDeposit: row.is_deposit,
    currency: row.currency,
    exchangeRate: row.exchange_rate === null ? null : plainDecimal(row.exchange_rate),
    paymentTermDays: row.payment_term_days,
    reference: row.reference,
    note: row.note,
    pricesIncludeVat: row.prices_include_vat,
    discountPercent: plainDecimal(row.discount_percent),
    lines: lines.map((line) => ({
      description: line.description,
      quantity: plainDecimal(line.quantity),
      unit: line.unit,
      unitPrice: plainDecimal(line.unit_price),
      discountPercent: plainDecimal(line.discount_percent),
      vatCode: line.vat_code,
      supplyFrom: line.supply_from,
      supplyTo: line.supply_to,
      purchasePrice: line.purchase_price === null ? null : plainDecimal(line.purchase_price),
      ossRateBasisPoints: line.oss_rate_basis_points,
      accountId: line.account_id,
      productId: line.product_id,
      timeGroupId: line.time_group_id,
      ...presentPeriod(line),
    })),
  }
}
