import { refundableDays, type ForeignVat } from '@klopt/bookkeeping/vat-return'
import { sql, type RawBuilder } from 'kysely'
import { smallBusinessSpans } from '../../../books/vat-rules.ts'
import type { Db } from '../../../database/db.ts'

/** The VAT of a purchase `p`, as it is booked: negative of a credit invoice. */
export const foreignVatCents = sql`(CASE p.kind WHEN 'credit_invoice' THEN -1 ELSE 1 END * p.foreign_vat_cents)`

/** Booked purchases `p` whose VAT of another country can be asked back there. */
export async function isRefundable(db: Db, administrationId: number): Promise<RawBuilder<unknown>> {
  const days = refundableDays(await smallBusinessSpans(db, administrationId))
  const within = days.map(({ from, until }) => sql`p.invoice_date BETWEEN ${from} AND ${until}`)
  return sql`p.administration_id = ${administrationId} AND p.foreign_vat_cents IS NOT NULL AND p.booked_at IS NOT NULL
    AND p.reversed_at IS NULL AND p.deleted_at IS NULL AND (${within.length === 0 ? sql`false` : sql.join(within, sql` OR `)})`
}

/** What can be asked back, summed by country and day. */
export async function refundableVat(db: Db, administrationId: number): Promise<ForeignVat[]> {
  const { rows } = await sql<ForeignVat>`
    SELECT p.foreign_vat_country AS country, p.invoice_date AS date, sum(${foreignVatCents})::bigint AS "vatCents"
    FROM purchases p WHERE ${await isRefundable(db, administrationId)}
    GROUP BY p.foreign_vat_country, p.invoice_date`.execute(db)
  return rows
}
