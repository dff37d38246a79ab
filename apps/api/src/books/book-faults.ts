import { must } from '@klopt/bookkeeping/money'
import type { Asks } from '../database/asks.ts'

/** Where books do not add up, and how many times or by how many cents. */
export interface BookFault {
  readonly name: string
  readonly amount: number
}

/** The administrations of a database. */
export async function administrationsOf(database: Asks): Promise<number[]> {
  const { rows } = await database.query<{ id: number | string }>('SELECT id FROM companies ORDER BY id')
  return rows.map(({ id }) => Number(id))
}

/**
 * What must be true of books whatever was done with them, and is not: nothing. Reads all of an administration, so it is for
 * tests and for who proves a restored copy.
 */
export const findBookFaults = (database: Asks, administrationId: number): Promise<BookFault[]> =>
  findFaults(database, FAULTS, administrationId)

/** Asks for numbers of an administration (`$1`) that have to be zero, in one statement; answers those that are not. */
export async function findFaults(
  database: Asks,
  faults: Readonly<Record<string, string>>,
  administrationId: number,
): Promise<BookFault[]> {
  const columns = Object.entries(faults).map(([name, statement]) => `(${statement}) AS ${name}`)
  const { rows } = await database.query<Record<string, unknown>>(`SELECT ${columns.join(', ')}`, [administrationId])
  return Object.entries(must(rows[0], 'the faults of an administration'))
    .map(([name, amount]) => ({ name, amount: Number(amount) }))
    .filter(({ amount }) => amount !== 0)
}

/** What the lines on accounts of a kind come to, debit less credit. */
const onAccounts = (rgsCode: string) =>
  `SELECT coalesce(sum(l.debit_cents - l.credit_cents), 0) FROM journal_lines l
    JOIN accounts a ON a.administration_id = $1 AND a.id = l.account_id
    WHERE l.administration_id = $1 AND a.rgs_code = '${rgsCode}'`
const openOf = (kind: 'receivable' | 'payable') =>
  `SELECT coalesce(sum(open_cents), 0) FROM open_items WHERE administration_id = $1 AND kind = '${kind}'`

/**
 * Each asks for a number that is zero. Every table names the administration: without it a question about one goes through
 * the rows of all, for each of its own.
 */
const FAULTS = {
  unbalanced_entries: `SELECT count(*) FROM (SELECT e.id FROM journal_entries e
    LEFT JOIN journal_lines l ON l.administration_id = $1 AND l.entry_id = e.id
    WHERE e.administration_id = $1 GROUP BY e.id
    HAVING count(l.id) < 2 OR sum(l.debit_cents) <> sum(l.credit_cents)) AS unbalanced`,
  gaps_in_entries: `SELECT count(*) FROM (SELECT FROM journal_entries WHERE administration_id = $1 GROUP BY journal_id, fiscal_year
    HAVING max(number) <> count(*) OR min(number) <> 1) AS gaps`,
  wrongly_settled: `SELECT count(*) FROM open_items o WHERE administration_id = $1 AND open_cents <> amount_cents - coalesce(
    (SELECT sum(s.amount_cents) FROM settlements s
      WHERE s.administration_id = $1 AND s.open_item_id = o.id AND s.undone_at IS NULL), 0)`,
  receivables_off_by: `SELECT (${onAccounts('BVorDebHad')}) - (${openOf('receivable')})`,
  payables_off_by: `SELECT -(${onAccounts('BSchCreHac')}) - (${openOf('payable')})`,
  postponed_vat_off_by: `SELECT -(${onAccounts('BSchBepOvb')})
    - (SELECT coalesce(sum((share ->> 'vatCents')::bigint), 0) FROM open_items, jsonb_array_elements(postponed_vat) AS share
      WHERE administration_id = $1)`,
  paid_but_postponed: `SELECT count(*) FROM open_items WHERE administration_id = $1 AND open_cents = 0
    AND jsonb_array_length(postponed_vat) > 0`,
  bank_off_by: `SELECT (SELECT coalesce(sum(l.debit_cents - l.credit_cents), 0)
      FROM journal_lines l JOIN journal_entries e ON e.administration_id = $1 AND e.id = l.entry_id
      JOIN journals j ON j.administration_id = $1 AND j.id = e.journal_id AND j.account_id = l.account_id
      WHERE l.administration_id = $1)
    - (SELECT coalesce(sum(amount_cents), 0) FROM bank_lines
      WHERE administration_id = $1 AND journal_entry_id IS NOT NULL)`,
  wrongly_spread: `SELECT count(*) FROM spreads s WHERE s.administration_id = $1
    AND amount_cents <> (SELECT coalesce(sum(p.cents), 0) FROM spread_parts p
      WHERE p.administration_id = $1 AND p.spread_id = s.id)`,
  wrong_balances: 'SELECT count(*) FROM balance_faults($1)',
  wrong_vat_balances: 'SELECT count(*) FROM vat_balance_faults($1)',
  wrong_money_balances: 'SELECT count(*) FROM money_balance_faults($1)',
  vat_lines_nowhere_or_twice: `SELECT count(*) FROM journal_lines l WHERE l.administration_id = $1
    AND (l.vat_code IS NOT NULL)::int
      <> (SELECT count(*) FROM undeclared_vat_lines u
        WHERE u.administration_id = $1 AND u.line_id = l.id AND u.vat_date = l.vat_date)
      + (SELECT count(*) FROM vat_return_lines m JOIN vat_returns r ON r.administration_id = $1 AND r.id = m.return_id
        WHERE m.administration_id = $1 AND m.line_id = l.id AND m.vat_date = l.vat_date AND r.deleted_at IS NULL)`,
  returns_off: `SELECT count(*) FROM vat_returns r WHERE r.administration_id = $1 AND r.deleted_at IS NULL
    AND (SELECT coalesce(sum((box ->> 'vatCents')::bigint * CASE WHEN d.id = r.id THEN 1 ELSE -1 END), 0)
      FROM vat_returns d, jsonb_array_elements(d.boxes) AS box
      WHERE d.administration_id = $1 AND d.id IN (r.id, r.corrects_id) AND box ->> 'box' = '5g')
      <> (SELECT coalesce(sum(l.credit_cents - l.debit_cents), 0) FROM vat_return_lines m
        JOIN journal_lines l ON l.administration_id = $1 AND l.id = m.line_id
        WHERE m.administration_id = $1 AND m.return_id = r.id AND l.vat_kind <> 'base')`,
}
