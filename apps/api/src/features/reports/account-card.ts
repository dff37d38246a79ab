import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { openingCountsFrom } from '@klopt/bookkeeping/ledger'
import { addDays } from '@klopt/validators'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { EntrySource } from '../../database/schema/ledger.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { decodeCursor, pageOf } from '../../kernel/cursor.ts'
import { accountSums, balanceIn } from '../../books/account-sums.ts'
import type { BooksOfYears } from '../../books/fiscal-year-start.ts'
import { presentAccount } from './present-account.ts'

/** With how many lines at a time, where that is not a page of the screen. */
type Query = QueryOf<typeof contract.reports.accountCard> & { readonly pageSize?: number }
type AccountCard = ResponseOf<typeof contract.reports.accountCard>

const PAGE_SIZE = 100

interface Row {
  id: number
  entry_id: number
  entry_date: string
  journal_code: string
  entry_number: number
  description: string
  contact_name: string | null
  debit_cents: number
  credit_cents: number
  source_type: EntrySource
  source_id: number | null
}

/**
 * The lines of one account in a period, oldest first, with the balance after each. Revenue and costs begin at nothing
 * each fiscal year, as in the trial balance.
 */
export async function accountCard(
  db: Db,
  administration: BooksOfYears,
  accountId: number,
  query: Query,
): Promise<AccountCard> {
  const { id: administrationId } = administration
  // The cursor carries the balance so far, so that a later page does not sum the earlier ones again.
  const after = decodeCursor(query.cursor, ['string', 'number', 'number'])
  const asked = db
    .selectFrom('ledger_accounts')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', accountId)
    .executeTakeFirst()
  // Both are on their way before the first is awaited, which is one round trip.
  const [account, rows] = await Promise.all([asked, page(db, administrationId, accountId, query, after)])
  if (!account) throw new ApiError('not_found')
  const { opening, closing } = await balances(db, administration, account, query)
  let balance = after?.[2] ?? opening
  const items = rows.map((row) => {
    balance += row.debit_cents - row.credit_cents
    return present(row, balance)
  })
  const { shown, nextCursor } = pageOf(items, query.pageSize ?? PAGE_SIZE, (item) => [
    item.date,
    item.lineId,
    item.balanceCents,
  ])
  return {
    account: presentAccount(account),
    openingCents: opening,
    closingCents: closing,
    items: shown,
    nextCursor,
  }
}

type Account = Pick<Selectable<Schema['ledger_accounts']>, 'id' | 'type'>

/** What the account held when the days began, and at their end. */
async function balances(db: Db, { id, fiscalYearStartMonth }: BooksOfYears, account: Account, { from, to }: Query) {
  const since = openingCountsFrom(account.type, from, fiscalYearStartMonth)
  const days = [
    { from: since, to: addDays(from, -1) },
    { from: since, to },
  ]
  const sums = await accountSums(
    db,
    id,
    days.map((range) => ({ ...range, withYearClose: true })),
    { ids: [account.id] },
  )
  const [own] = sums
  return own ? { opening: balanceIn(own, 0), closing: balanceIn(own, 1) } : { opening: 0, closing: 0 }
}

async function page(
  db: Db,
  administrationId: number,
  accountId: number,
  { from, to, pageSize = PAGE_SIZE }: Query,
  after: readonly [string, number, number] | null,
) {
  // The page first, in the order of its index: what stands beside a line is looked up of those of the page alone.
  const { rows } = await sql<Row>`
    SELECT l.id, l.entry_id, l.entry_date, j.code AS journal_code, e.number AS entry_number,
      coalesce(nullif(l.description, ''), e.description) AS description, c.name AS contact_name,
      l.debit_cents, l.credit_cents, e.source_type, e.source_id
    FROM (
      SELECT * FROM ledger_lines WHERE administration_id = ${administrationId} AND account_id = ${accountId}
        AND entry_date BETWEEN ${from} AND ${to}
        AND ${after === null ? sql`true` : sql`(entry_date, id) > (${after[0]}::date, ${after[1]})`}
      ORDER BY entry_date, id
      LIMIT ${pageSize + 1}
    ) l
    JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id
    JOIN ledger_journals j ON j.administration_id = ${administrationId} AND j.id = e.journal_id
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = l.contact_id
    ORDER BY l.entry_date, l.id`.execute(db)
  return rows
}

function present(row: Row, balanceCents: number): AccountCard['items'][number] {
  return {
    lineId: row.id,
    entryId: row.entry_id,
    date: row.entry_date,
    journalCode: row.journal_code,
    entryNumber: row.entry_number,
    description: row.description,
    contactName: row.contact_name,
    debitCents: row.debit_cents,
    creditCents: row.credit_cents,
    balanceCents,
    sourceType: row.source_type,
    sourceId: row.source_id,
  }
}
