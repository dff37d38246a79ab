import type { contract, Expense, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { storedDay } from '../../database/stored-day.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'
import { nameOfUser } from '../hours/hours-sql.ts'
import { heldByFile } from '../payments/held-items.ts'
import type { ExpenseReader } from './whose-expenses.ts'

type Filter = QueryOf<typeof contract.expenses.list>

const expenseList: List<ColumnOf<Filter>> = {
  name: 'expenses',
  columns: { spentOn: { by: sql`e.spent_on`, type: 'date' } },
  defaultSort: '-spentOn',
  id: sql`e.id`,
}

/** What is owed decides whether it was paid back; nothing is owed to the owner of a one-man business. */
const state = sql`CASE WHEN e.state = 'approved' AND coalesce(o.open_cents, 0) = 0 THEN 'reimbursed' ELSE e.state END`

const select = sql`e.id, e.spent_on AS "spentOn", e.description, e.amount_cents AS "amountCents", e.account_id AS "accountId",
  e.vat_code AS "vatCode", e.user_id AS "userId", ${nameOfUser} AS "userName", a.name AS "accountName", ${state} AS state,
  e.declined_reason AS "declinedReason", coalesce(o.open_cents, 0) AS "openCents", e.journal_entry_id AS "journalEntryId",
  o.contact_id AS "contactId", c.iban IS NOT NULL AS "hasIban", e.open_item_id, f.name AS "fileName",
  f.mime_type AS "mimeType", e.version`

const from = sql`FROM expenses e
  JOIN people u ON u.id = e.user_id
  JOIN stored_files f ON f.administration_id = e.administration_id AND f.id = e.file_id
  LEFT JOIN ledger_accounts a ON a.administration_id = e.administration_id AND a.id = e.account_id
  LEFT JOIN owed_items o ON o.administration_id = e.administration_id AND o.id = e.open_item_id
  LEFT JOIN trading_partners c ON c.administration_id = e.administration_id AND c.id = o.contact_id`

type Row = Omit<Expense, 'paymentFileId'> & { readonly open_item_id: number | null }

type ExpensePage = ResponseOf<typeof contract.expenses.list>

/** A page of the receipts that somebody sees, the last first unless sorted otherwise; the first with what each state comes to. */
export async function listExpenses(db: Db, reader: ExpenseReader, filter: Filter): Promise<ExpensePage> {
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, expenseList, filter, { select, from, where: conditionsOf(reader, filter) }),
    filter.cursor === undefined ? segmentsOf(db, reader, filter) : undefined,
  ])
  return { items: await withFiles(db, reader, rows), ...cursors, ...(segments && { segments }) }
}

/** The total is of what is or may be paid: what was declined is counted in it, and has a sum in its own segment alone. */
function segmentsOf(db: Db, reader: ExpenseReader, filter: Filter): Promise<NonNullable<ExpensePage['segments']>> {
  const paid = sql`CASE WHEN e.state <> 'declined' THEN e.amount_cents END`
  const segment = (
    own?: Filter['state'],
  ) => sql`SELECT ${own === undefined ? paid : sql`e.amount_cents`} AS "amountCents"
    FROM expenses e
    LEFT JOIN owed_items o ON o.administration_id = e.administration_id AND o.id = e.open_item_id
    WHERE ${conditionsOf(reader, { ...filter, state: own })}`
  return countSegments(db, ['amountCents'], {
    all: segment(),
    submitted: segment('submitted'),
    approved: segment('approved'),
    declined: segment('declined'),
    reimbursed: segment('reimbursed'),
  })
}

/** One receipt that the reader sees. Throws `not_found`. */
export async function showExpense(db: Db, reader: ExpenseReader, expenseId: number): Promise<Expense> {
  const { rows } =
    await sql<Row>`SELECT ${select} ${from} WHERE ${conditionsOf(reader, {})} AND e.id = ${expenseId}`.execute(db)
  const [expense] = await withFiles(db, reader, rows)
  if (!expense) throw new ApiError('not_found')
  return expense
}

async function withFiles(db: Db, { administrationId }: ExpenseReader, rows: readonly Row[]): Promise<Expense[]> {
  const held = await heldByFile(
    db,
    administrationId,
    rows.flatMap((row) => row.open_item_id ?? []),
  )
  return rows.map(({ open_item_id: openItemId, ...row }) => ({
    ...row,
    paymentFileId: (openItemId !== null && held.get(openItemId)?.paymentFileId) || null,
  }))
}

function conditionsOf({ administrationId, userId, seesAll }: ExpenseReader, filter: Filter): RawBuilder<unknown> {
  const conditions = [sql`e.administration_id = ${administrationId}`, sql`e.deleted_at IS NULL`]
  if (!seesAll) conditions.push(sql`e.user_id = ${userId}`)
  if (filter.from !== undefined) conditions.push(sql`e.spent_on >= ${storedDay(filter.from)}`)
  if (filter.to !== undefined) conditions.push(sql`e.spent_on <= ${storedDay(filter.to)}`)
  if (filter.state !== undefined) conditions.push(sql`${state} = ${filter.state}`)
  if (filter.search?.trim()) conditions.push(sql`e.description ILIKE ${likePattern(filter.search)}`)
  return sql.join(conditions, sql` AND `)
}
