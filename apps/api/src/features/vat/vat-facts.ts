import { must } from '@klopt/bookkeeping/money'
import type { VatFact } from '@klopt/bookkeeping/vat-return'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { selectLines, type ReturnLines } from './return-lines.ts'

/** What the lines of a return say about VAT, summed per code and kind. */
export async function vatFacts(db: Db, administrationId: number, lines: ReturnLines): Promise<VatFact[]> {
  const { rows } = await sql<VatFact>`
    SELECT l.vat_code AS "vatCode", l.vat_kind AS "vatKind", sum(l.credit_cents - l.debit_cents)::bigint AS "balanceCents"
    FROM (${selectLines(administrationId, lines)}) own
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.id = own.line_id
    GROUP BY l.vat_code, l.vat_kind`.execute(db)
  return rows
}

/** VAT (payable minus reclaimable) of the lines of a return that belong to an earlier period. */
export async function lateVatCents(db: Db, administrationId: number, lines: ReturnLines): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(l.credit_cents - l.debit_cents), 0)::bigint AS cents
    FROM (${selectLines(administrationId, lines)}) own
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.id = own.line_id
    WHERE own.is_late AND l.vat_kind IN ('output', 'input')`.execute(db)
  return must(rows[0], 'the sum of late VAT').cents
}
