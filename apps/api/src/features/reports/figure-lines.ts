import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { fiscalYearOf, fiscalYearRange, isTemporary } from '@klopt/bookkeeping/ledger'
import { addDays } from '@klopt/validators'
import { sql, type RawBuilder } from 'kysely'
import { accountSums, balanceIn } from '../../books/account-sums.ts'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { isNoYearClose } from '../../books/is-no-year-close.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { decodeCursor, pageOf } from '../../kernel/cursor.ts'
import { assertBookDay, assertRange } from './report-days.ts'

type Query = QueryOf<typeof contract.reports.figureLines>
export type FigureLines = ResponseOf<typeof contract.reports.figureLines>
type Line = FigureLines['items'][number]

export const PAGE_SIZE = 50
/** Counting ends here, so that a tip over a figure of a large administration is as quick as over a small one. */
export const MOST_COUNTED = 1000

/**
 * The lines of some accounts in a range of days, oldest first, with how many there are and what the accounts held before.
 * Of each account no more lines are read than a page has.
 */
export async function figureLines(db: Db, administrationId: number, query: Query): Promise<FigureLines> {
  assertRange(query)
  if (query.openedTo !== undefined) assertBookDay(query.openedTo, 'openedTo')
  if (query.accountIds === undefined)
    throw new ApiError('invalid_input', { fields: { accountIds: 'Zeg van welke rekeningen' } })
  const ids = query.accountIds.split(',').map(Number)
  const after = decodeCursor(query.cursor, ['string', 'number'])
  const found = await readLines(db, administrationId, { ids, query, after })
  const { shown, nextCursor } = pageOf(found, PAGE_SIZE, ({ date, lineId }) => [date, lineId])
  const count = await countLines(db, administrationId, ids, query)
  return {
    count: Math.min(count, MOST_COUNTED),
    isCapped: count > MOST_COUNTED,
    openingCents: await openingOf(db, administrationId, ids, query.from),
    items: shown,
    nextCursor,
  }
}

interface Asked {
  readonly ids: readonly number[]
  readonly query: Query
  readonly after: readonly [string, number] | null
}

async function readLines(db: Db, administrationId: number, { ids, query, after }: Asked): Promise<Line[]> {
  const isAfter = isAfterLine(after)
  const found = sql`
      SELECT l.* FROM unnest(${ids}::bigint[]) AS wanted (id) CROSS JOIN LATERAL (
        SELECT l.* FROM ledger_lines l WHERE ${isAsked(administrationId, query)} AND ${isAfter}
        ORDER BY l.entry_date, l.id LIMIT ${PAGE_SIZE + 1}
      ) l
      ORDER BY l.entry_date, l.id LIMIT ${PAGE_SIZE + 1}`
  return describeLines(db, administrationId, found)
}

export const isAfterLine = (after: Asked['after']): RawBuilder<unknown> =>
  after === null ? sql`true` : sql`(l.entry_date, l.id) > (${after[0]}::date, ${after[1]})`

/** Some rows of `ledger_lines` with their account, contact and document, oldest first. */
export async function describeLines(db: Db, administrationId: number, found: RawBuilder<unknown>): Promise<Line[]> {
  const { rows } = await sql<Line>`
    SELECT l.id AS "lineId", l.entry_id AS "entryId", l.entry_date AS date, a.number AS "accountNumber",
      a.name AS "accountName", coalesce(nullif(l.description, ''), e.description) AS description,
      coalesce(c.name, d.name) AS "contactName", l.debit_cents AS "debitCents", l.credit_cents AS "creditCents",
      e.source_type AS "sourceType", e.source_id AS "sourceId"
    FROM (${found}) l
    JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id
    JOIN ledger_accounts a ON a.administration_id = ${administrationId} AND a.id = l.account_id
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = l.contact_id
    LEFT JOIN LATERAL (
      SELECT k.name FROM ledger_lines o
      JOIN trading_partners k ON k.administration_id = ${administrationId} AND k.id = o.contact_id
      WHERE e.source_type IN ('invoice', 'purchase') AND o.administration_id = ${administrationId} AND o.entry_id = e.id
      LIMIT 1
    ) d ON true
    ORDER BY l.entry_date, l.id`.execute(db)
  return rows
}

async function countLines(db: Db, administrationId: number, ids: readonly number[], query: Query): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT counted.id FROM unnest(${ids}::bigint[]) AS wanted (id) CROSS JOIN LATERAL (
      SELECT l.id FROM ledger_lines l WHERE ${isAsked(administrationId, query)} LIMIT ${MOST_COUNTED + 1}
    ) counted LIMIT ${MOST_COUNTED + 1}`.execute(db)
  return rows.length
}

/** Whether a line `l` of the account `wanted` is one of those that are asked for. */
function isAsked(
  administrationId: number,
  { from, to, side, contact, yearClose, opening, openedTo }: Query,
): RawBuilder<unknown> {
  const last = openedTo === undefined ? sql`${to}` : lastOpened(administrationId, to, openedTo)
  const conditions = [
    sql`l.administration_id = ${administrationId} AND l.account_id = wanted.id AND l.entry_date BETWEEN ${from} AND ${last}`,
    ...(openedTo === undefined ? [] : [sql`(l.entry_date <= ${to} OR NOT (${isNoOpening(administrationId)}))`]),
    ...(side === 'debit' ? [sql`l.debit_cents <> 0`] : []),
    ...(side === 'credit' ? [sql`l.credit_cents <> 0`] : []),
    ...(opening === undefined ? [] : [isNoOpening(administrationId)]),
    ...(yearClose === undefined ? [] : [isNoYearClose(administrationId), isNoOpenedEquity(administrationId)]),
    ...(contact === undefined ? [] : [isOfContact(administrationId, contact)]),
  ]
  return sql.join(conditions, sql` AND `)
}

/** The last day on which the books opened after a day, so that no line beyond it is looked at; the day itself when none. */
const lastOpened = (administrationId: number, after: string, until: string): RawBuilder<unknown> =>
  sql`greatest(${after}::date, (SELECT max(entry_date) FROM ledger_entries
    WHERE administration_id = ${administrationId} AND source_type = 'opening'
      AND entry_date BETWEEN ${after} AND ${until}))`

/** Leaves out the lines of opening balances: what they brought was there, and did not come in. */
const isNoOpening = (administrationId: number): RawBuilder<unknown> =>
  sql`l.entry_id NOT IN (
    SELECT id FROM ledger_entries WHERE administration_id = ${administrationId} AND source_type = 'opening')`

/** Of revenue and costs an opening balance within a year has what was earned and spent until then; of equity it moved nothing. */
const isNoOpenedEquity = (administrationId: number): RawBuilder<unknown> =>
  sql`(${isNoOpening(administrationId)} OR EXISTS (
    SELECT FROM ledger_accounts a WHERE a.administration_id = ${administrationId} AND a.id = wanted.id AND a.type <> 'equity'))`

/** The contact of a line is its own, else that of the document it was booked from, which names it where it is owed. */
function isOfContact(administrationId: number, contact: string): RawBuilder<unknown> {
  const owed = sql`
    SELECT FROM ledger_lines o
    JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = o.entry_id
      AND e.source_type IN ('invoice', 'purchase')
    WHERE o.administration_id = ${administrationId} AND o.entry_id = l.entry_id`
  if (contact === 'none') return sql`l.contact_id IS NULL AND NOT EXISTS (${owed} AND o.contact_id IS NOT NULL)`
  const id = Number(contact)
  return sql`(l.contact_id = ${id} OR l.contact_id IS NULL AND EXISTS (${owed} AND o.contact_id = ${id}))`
}

/** What the accounts held when the days began; revenue and costs begin at nothing each fiscal year. */
async function openingOf(db: Db, administrationId: number, ids: readonly number[], from: string): Promise<number> {
  const startMonth = await fiscalYearStartMonth(db, administrationId)
  const to = addDays(from, -1)
  const yearStart = fiscalYearRange(fiscalYearOf(from, startMonth), startMonth).from
  const days = [
    { from: null, to, withYearClose: true },
    { from: yearStart, to, withYearClose: true },
  ]
  const sums = await accountSums(db, administrationId, days, { ids })
  return sums.reduce((sum, account) => sum + balanceIn(account, isTemporary(account.type) ? 1 : 0), 0)
}
