import { must } from '@klopt/bookkeeping/money'
import type { ReportColumn } from '@klopt/bookkeeping/reports'
import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { isNoYearClose } from '../../books/is-no-year-close.ts'
import { columnsOf } from './report-days.ts'

type Turnover = ResponseOf<typeof contract.reports.turnover>
type Side = NonNullable<QueryOf<typeof contract.reports.turnover>['side']>

/**
 * Revenue by customer, or costs by supplier, by how much it was; what no document with a contact stands behind, such as a
 * bank line that was booked as costs, is in a row without one. The total is that of the profit and loss.
 */
export async function turnover(
  db: Db,
  administrationId: number,
  query: QueryOf<typeof contract.reports.turnover>,
): Promise<Turnover> {
  const columns = columnsOf(query, await fiscalYearStartMonth(db, administrationId))
  const rows = await sumsByContact(db, administrationId, query.side ?? 'customer', columns)
  const total = columns.findIndex(({ kind }) => kind === 'total')
  const amountOf = ({ amountsCents }: Turnover['rows'][number]): number => must(amountsCents[total], 'a total')
  return {
    from: query.from,
    to: query.to,
    columns,
    rows: rows.toSorted((a, b) => amountOf(b) - amountOf(a) || a.contactName.localeCompare(b.contactName, 'nl')),
    totalCents: columns.map((_column, index) =>
      rows.reduce((sum, { amountsCents }) => sum + must(amountsCents[index], 'an amount'), 0),
    ),
  }
}

async function sumsByContact(
  db: Db,
  administrationId: number,
  side: Side,
  columns: readonly ReportColumn[],
): Promise<Turnover['rows']> {
  const [type, sign] = side === 'customer' ? (['revenue', 1] as const) : (['expense', -1] as const)
  const { rows } = await sql<Turnover['rows'][number]>`
    WITH asked AS (
      SELECT n, first_day, last_day
      FROM unnest(${columns.map(({ from }) => from)}::date[], ${columns.map(({ to }) => to)}::date[])
        WITH ORDINALITY AS r (first_day, last_day, n)
    ), lines AS (
      SELECT asked.n, (l.credit_cents - l.debit_cents) * ${sign}::int AS cents, coalesce(l.contact_id, document.contact_id) AS contact_id
      FROM asked
      JOIN ledger_accounts a ON a.administration_id = ${administrationId} AND a.type = ${type}
      -- OFFSET keeps it a look-up by account and day, instead of all lines of the accounts beside each column.
      CROSS JOIN LATERAL (
        SELECT entry_id, contact_id, debit_cents, credit_cents FROM ledger_lines
        WHERE administration_id = ${administrationId} AND account_id = a.id AND entry_date BETWEEN first_day AND last_day
        OFFSET 0
      ) l
      JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id
      -- An invoice names its contact on the line of what is owed.
      LEFT JOIN LATERAL (
        SELECT o.contact_id FROM ledger_lines o
        WHERE e.source_type IN ('invoice', 'purchase') AND o.entry_id = e.id AND o.administration_id = ${administrationId}
          AND o.contact_id IS NOT NULL
        LIMIT 1
      ) document ON true
      WHERE ${isNoYearClose(administrationId)}
    ), sums AS (
      SELECT contact_id, n, sum(cents) AS cents FROM lines GROUP BY contact_id, n
    )
    SELECT k.contact_id AS "contactId", coalesce(c.name, 'Zonder relatie') AS "contactName",
      array_agg(coalesce(s.cents, 0)::bigint ORDER BY asked.n) AS "amountsCents"
    FROM (SELECT DISTINCT contact_id FROM sums) k
    CROSS JOIN asked
    LEFT JOIN sums s ON s.contact_id IS NOT DISTINCT FROM k.contact_id AND s.n = asked.n
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = k.contact_id
    GROUP BY k.contact_id, c.name`.execute(db)
  return rows
}
