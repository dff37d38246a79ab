import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { VAT_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { isSelfAssessed, VAT_CODES, type Days, type VatCode } from '@klopt/bookkeeping/vat'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../database/db.ts'

export type Check = ResponseOf<typeof contract.vat.return>['checks'][number]
export type FoundEntry = Check['entries'][number]

/** The entries that are named; a count counts no more. */
export const MOST_ENTRIES = 100

/**
 * Entries up to a day that moved an account of VAT without a VAT code, or as turnover or costs: no box holds that. Not what
 * was taken back, and not what another package declared: an opening and an audit file.
 */
export const entriesWithoutCode = (db: Db, administrationId: number, { start, end }: Days): Promise<FoundEntry[]> =>
  entries(
    db,
    // Lines first, by themselves: in books that were just made, of which the planner knows nothing yet, it would go through
    // all lines once for each entry.
    sql`WITH moved AS MATERIALIZED (
      SELECT l.entry_id, sum(l.credit_cents - l.debit_cents)::bigint AS cents
      FROM ledger_accounts a
      JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.account_id = a.id
      WHERE a.administration_id = ${administrationId} AND a.rgs_code = ANY (${VAT_ACCOUNTS})
        AND (l.vat_code IS NULL OR l.vat_kind = 'base')
        AND l.entry_date BETWEEN ${start} AND ${end}
      GROUP BY l.entry_id
      HAVING sum(l.credit_cents - l.debit_cents) <> 0)
    SELECT e.id AS "entryId", e.entry_date AS date, e.description, e.source_type AS "sourceType", moved.cents
    FROM moved
    JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = moved.entry_id
    WHERE e.source_type NOT IN ('vat_return', 'opening', 'audit_file') AND e.reverses_entry_id IS NULL
      AND NOT EXISTS (SELECT FROM ledger_entries undone
        WHERE undone.administration_id = ${administrationId} AND undone.reverses_entry_id = e.id)
    ORDER BY e.entry_date, e.id LIMIT ${MOST_ENTRIES}`,
  )

/** What was bought in a period with VAT shifted within the EU or here, of a supplier without a VAT number. */
export const entriesWithoutNumber = (db: Db, administrationId: number, { start, end }: Days): Promise<FoundEntry[]> =>
  entries(
    db,
    sql`SELECT e.id AS "entryId", min(l.vat_date) AS date, e.description, e.source_type AS "sourceType",
      sum(l.debit_cents - l.credit_cents)::bigint AS cents
    FROM undeclared_lines u
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.id = u.line_id
    JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id
    LEFT JOIN purchases p ON p.administration_id = ${administrationId} AND e.source_type = 'purchase' AND p.id = e.source_id
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = coalesce(p.contact_id, l.contact_id)
    WHERE u.administration_id = ${administrationId} AND l.vat_date BETWEEN ${start} AND ${end}
      AND l.vat_kind = 'base' AND l.vat_code IN (${sql.join(SHIFTED.map((code) => sql.lit(code)))}) AND c.vat_number IS NULL
    GROUP BY e.id, e.description, e.source_type
    HAVING sum(l.debit_cents - l.credit_cents) <> 0
    ORDER BY date, e.id LIMIT ${MOST_ENTRIES}`,
  )

/** Their supplier has a VAT number; one outside the EU has none. Literal in the statement: the index is of these alone. */
export const SHIFTED = (Object.keys(VAT_CODES) as VatCode[]).filter(
  (code) => isSelfAssessed(code) && VAT_CODES[code].treatment !== 'import',
)

async function entries(db: Db, query: RawBuilder<unknown>): Promise<FoundEntry[]> {
  const { rows } = await sql<FoundEntry>`${query}`.execute(db)
  return rows
}
