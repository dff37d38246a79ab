import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { planRetaxing, retaxSales, type SchemeAuthor } from './retax-sales.ts'

/**
 * A credit invoice of a sale that was declared with VAT after all gives that VAT back, although neither paper shows any. Of
 * any other nothing is done.
 */
export async function retaxCredit(
  db: Db,
  author: SchemeAuthor,
  { entryId, invoiceId }: { entryId: number; invoiceId: number },
): Promise<void> {
  const { administrationId } = author
  const { rows } = await sql<{ day: string }>`
    SELECT DISTINCT vat_date AS day FROM ledger_lines
    WHERE administration_id = ${administrationId} AND entry_id = ${entryId} AND vat_code = 'sale_kor'
      AND NOT EXISTS (
        SELECT FROM ledger_lines l JOIN ledger_entries e ON e.administration_id = l.administration_id AND e.id = l.entry_id
        WHERE l.administration_id = ${administrationId} AND e.source_type = 'invoice' AND e.source_id = ${invoiceId}
          AND l.vat_code = 'sale_kor'
        HAVING sum(l.credit_cents - l.debit_cents) <> 0)
    ORDER BY day`.execute(db)
  await retaxSales(
    db,
    author,
    await planRetaxing(
      db,
      administrationId,
      rows.map(({ day }) => ({ entryId, day })),
    ),
  )
}
