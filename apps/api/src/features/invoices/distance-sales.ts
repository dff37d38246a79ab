import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { DocumentTotals } from '@klopt/bookkeeping/documents'
import { must } from '@klopt/bookkeeping/money'
import { DISTANCE_SALES_LIMIT_CENTS, distanceCountry, passesDistanceLimit, type VatCode } from '@klopt/bookkeeping/vat'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { LoadedInvoice } from './load-invoice.ts'

type DistanceSales = ResponseOf<typeof contract.invoices.finalising>['distanceSales']

/**
 * What a sale to a consumer abroad is taxed by when its place is here, also under the small-business scheme, which ends at
 * the border: goods and services cannot be told apart.
 */
const TAXED_HERE: readonly VatCode[] = ['sale_high', 'sale_low', 'sale_zero', 'sale_kor']

/** What counts for the limit: that, and what is taxed abroad by choice. */
const COUNTED: readonly VatCode[] = [...TAXED_HERE, 'sale_oss']

/**
 * Of a sale to a consumer in another EU country what was sold to such consumers in its year and the one before, beside the
 * limit above which distance sales are taxed where they live; null for any other sale.
 */
export async function distanceSalesOf(
  db: Db,
  { row, input, contact, credited }: LoadedInvoice,
  totals: DocumentTotals,
): Promise<DistanceSales> {
  if (contact === null || credited !== null) return null
  const country = distanceCountry({
    kind: contact.kind,
    country: contact.address_country,
    vatId: contact.vat_number,
    deliveryCountry: input.deliveryCountry,
  })
  const saleCents = centsUnder(TAXED_HERE, totals)
  if (country === null || saleCents <= 0) return null
  const year = Number(row.invoice_date.slice(0, 4))
  const sold = await soldToConsumersAbroad(db, row.administration_id, year)
  return { country, ...sold, limitCents: DISTANCE_SALES_LIMIT_CENTS, passes: passesDistanceLimit(sold, saleCents) }
}

const centsUnder = (codes: readonly VatCode[], { vat }: DocumentTotals): number =>
  vat.reduce((sum, { vatCode, baseCents }) => sum + (codes.includes(vatCode) ? baseCents : 0), 0)

/** What final invoices of a calendar year and the one before sold to consumers in other EU countries, without VAT. */
export async function soldToConsumersAbroad(
  db: Db,
  administrationId: number,
  year: number,
): Promise<{ thisYearCents: number; yearBeforeCents: number }> {
  const rows = await db
    .selectFrom('invoices as i')
    .innerJoin('trading_partners as c', (join) =>
      join.onRef('c.administration_id', '=', 'i.administration_id').onRef('c.id', '=', 'i.contact_id'),
    )
    .select(['i.invoice_date', 'i.snapshot', 'i.delivery_country', 'c.kind'])
    .where('i.administration_id', '=', administrationId)
    .where('i.invoice_date', '>=', `${year - 1}-01-01`)
    .where('i.invoice_date', '<=', `${year}-12-31`)
    .where('i.finalised_at', 'is not', null)
    // A customer in the Netherlands has no country on paper.
    .where(sql<boolean>`coalesce(i.delivery_country, i.snapshot -> 'buyer' ->> 'country') IS NOT NULL`)
    .execute()
  const cents = { thisYearCents: 0, yearBeforeCents: 0 }
  for (const { invoice_date: date, snapshot, delivery_country: deliveryCountry, kind } of rows) {
    const { buyer, totals } = must(snapshot, 'what a final invoice shows')
    const sold = { kind, country: buyer.country ?? 'NL', vatId: buyer.vatNumber, deliveryCountry }
    if (distanceCountry(sold) === null) continue
    cents[date.startsWith(String(year)) ? 'thisYearCents' : 'yearBeforeCents'] += centsUnder(COUNTED, totals)
  }
  return cents
}
