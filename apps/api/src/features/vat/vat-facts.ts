import { must } from '@klopt/bookkeeping/money'
import type { Days } from '@klopt/bookkeeping/vat'
import type { VatFact } from '@klopt/bookkeeping/vat-return'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/**
 * What the ledger says about VAT in a period, summed per code and kind. A return is made of the lines whose entry
 * date lies in it; a late document's line counts where it was posted.
 */
export async function vatFacts(db: Db, administrationId: number, { start, end }: Days): Promise<VatFact[]> {
  const { rows } = await sql<VatFact>`
    SELECT vat_code AS "vatCode", vat_kind AS "vatKind", sum(credit_cents - debit_cents)::bigint AS "balanceCents"
    FROM ledger_lines
    WHERE administration_id = ${administrationId} AND vat_code IS NOT NULL AND entry_date BETWEEN ${start} AND ${end}
    GROUP BY vat_code, vat_kind`.execute(db)
  return rows
}

/** VAT (payable minus reclaimable) of lines posted in the period that belong to an earlier one. */
export async function lateVatCents(db: Db, administrationId: number, { start, end }: Days): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(credit_cents - debit_cents), 0)::bigint AS cents
    FROM ledger_lines
    WHERE administration_id = ${administrationId} AND vat_kind IN ('output', 'input')
      AND entry_date BETWEEN ${start} AND ${end} AND vat_date < ${start}`.execute(db)
  return must(rows[0], 'the sum of late VAT').cents
}
