import { must } from '@klopt/bookkeeping/money'
import { vatSchemeOn, type VatScheme } from '@klopt/bookkeeping/vat'
import type { NotNull, Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'

/** What decides the VAT of an invoice besides its lines. */
export interface VatBasis {
  /** The day that decides the rates. */
  readonly date: string
  /** Whether the seller took part in the small-business scheme. */
  readonly kor: boolean
  /** Whether its VAT counts by the invoice or by its payment. */
  readonly scheme: VatScheme
}

/** The final invoice that a credit invoice takes back. */
export interface CreditedInvoice {
  readonly id: number
  readonly number: string
  readonly contactId: number | null
  readonly grossCents: number
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
    .select(['id', 'number', 'contact_id', 'gross_cents', 'snapshot'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', invoiceId)
    .where('snapshot', 'is not', null)
    .$narrowType<{ snapshot: NotNull }>()
    .$if(forUpdate, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow()
  const vatBasis = { scheme: 'accrual', ...row.snapshot.vatBasis } as const
  const number = must(row.number, 'the number of a final invoice')
  return { id: row.id, number, contactId: row.contact_id, grossCents: row.gross_cents, vatBasis }
}

/** A credit invoice takes back the VAT its original charged, whatever the rates and the schemes are by now. */
export function vatBasisOf(
  administration: Pick<Selectable<Schema['administrations']>, 'small_business_scheme' | 'vat_schemes'>,
  invoiceDate: string,
  credited: CreditedInvoice | null,
): VatBasis {
  if (credited) return credited.vatBasis
  const { small_business_scheme: kor, vat_schemes: schemes } = administration
  return { date: invoiceDate, kor, scheme: vatSchemeOn(schemes, invoiceDate) }
}
