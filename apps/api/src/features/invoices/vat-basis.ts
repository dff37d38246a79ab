import { must } from '@klopt/bookkeeping/money'
import type { InvoiceInput } from '@klopt/api-client/contract'
import { supplyOf } from '@klopt/bookkeeping/documents'
import { distanceCountry, isSmallBusinessOn, vatSchemeOn, type VatScheme } from '@klopt/bookkeeping/vat'
import type { NotNull, Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { countedCents, schemeEndBy, type SchemeEnd } from '../small-business-scheme/scheme-end.ts'
import { bookedTotals } from '../../books/exchange.ts'
import { invoiceTotals } from './invoice-totals.ts'

type AdministrationRow = Selectable<Schema['companies']>

/** What decides the VAT of an invoice besides its lines. */
export interface VatBasis {
  /** The day that decides the rates. */
  readonly date: string
  /** Whether the seller took part in the small-business scheme. */
  readonly kor: boolean
  /** Whether its VAT counts by the invoice or by its payment. */
  readonly scheme: VatScheme
  /** The other EU country that sales under the one-stop shop went to; null when there is none. */
  readonly destination?: string | null
}

/** The final invoice that a credit invoice takes back. */
export interface CreditedInvoice {
  readonly id: number
  readonly number: string
  readonly contactId: number | null
  readonly grossCents: number
  /** In its own currency; null for euros. */
  readonly foreignGross: number | null
  /** Of its customer, as the paper of then says it; null when it had none. */
  readonly buyerVatNumber: string | null
  readonly vatBasis: VatBasis
}

/** The original of a credit invoice; `forUpdate` makes two credits of one invoice go one after the other. */
export async function creditedInvoice(
  db: Db,
  administrationId: number,
  invoiceId: number,
  { forUpdate = false } = {},
): Promise<CreditedInvoice> {
  const row = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'contact_id', 'gross_cents', 'foreign_gross', 'snapshot'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', invoiceId)
    .where('snapshot', 'is not', null)
    .$narrowType<{ snapshot: NotNull }>()
    .$if(forUpdate, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow()
  const vatBasis = { scheme: 'accrual', ...row.snapshot.vatBasis } as const
  const number = must(row.number, 'the number of a final invoice')
  const { id, contact_id: contactId, gross_cents: grossCents, foreign_gross: foreignGross } = row
  const buyerVatNumber = row.snapshot.buyer.vatNumber
  return { id, number, contactId, grossCents, foreignGross, buyerVatNumber, vatBasis }
}

export interface DraftBasis {
  readonly vatBasis: VatBasis
  readonly schemeEnd: SchemeEnd | null
}

/** What decides the VAT of a sale by its days alone: that of its document, and that of its supply. */
export function basisOfDay(
  {
    small_business_spans: spans,
    vat_schemes: schemes,
  }: Pick<AdministrationRow, 'small_business_spans' | 'vat_schemes'>,
  date: string,
  suppliedOn: string = date,
): VatBasis {
  return { date, kor: isSmallBusinessOn(spans, suppliedOn), scheme: vatSchemeOn(schemes, date) }
}

/**
 * What decides the VAT of a draft. The small-business scheme goes by the day of supply; the sale that passes its limit is
 * taxed as a whole, and what comes after it. A credit invoice takes back the VAT its original charged, whatever the rates and schemes are by now.
 */
export async function draftBasis(
  db: Db,
  administration: Pick<AdministrationRow, 'id' | 'small_business_spans' | 'vat_schemes'>,
  input: InvoiceInput,
  credited: CreditedInvoice | null,
): Promise<DraftBasis> {
  if (credited) return { vatBasis: credited.vatBasis, schemeEnd: null }
  const { id } = administration
  const { invoiceDate: date } = input
  const day = supplyOf({}, input)?.to ?? date
  const ofDay = basisOfDay(administration, date, day)
  // What is paid in advance is taxed as it is received (article 13, second paragraph, Wet OB).
  const scheme = input.isDeposit === true ? 'cash' : ofDay.scheme
  const vatBasis = { ...ofDay, scheme, destination: await destinationOf(db, id, input) }
  if (!vatBasis.kor) return { vatBasis, schemeEnd: null }
  const { lines } = bookedTotals(invoiceTotals(input, vatBasis), input)
  const spans = administration.small_business_spans
  const schemeEnd = await schemeEndBy(db, id, spans, { day, cents: countedCents(lines) })
  return { vatBasis: { ...vatBasis, kor: schemeEnd?.isTaxed !== true }, schemeEnd }
}

/** Where the VAT of a draft's sales under the one-stop shop belongs; null without such lines, or for nobody there. */
async function destinationOf(db: Db, administrationId: number, input: InvoiceInput): Promise<string | null> {
  if (input.contactId === null || !input.lines.some(({ vatCode }) => vatCode === 'sale_oss')) return null
  const contact = await db
    .selectFrom('trading_partners')
    .select(['kind', 'address_country', 'vat_number'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', input.contactId)
    .executeTakeFirst()
  if (!contact) return null
  const { kind, address_country: country, vat_number: vatId } = contact
  return distanceCountry({ kind, country, vatId, deliveryCountry: input.deliveryCountry })
}
