import type { Suggestion as Judged } from '@klopt/bookkeeping/bank'
import type { BankTransaction, contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import { searchedCents } from '../../kernel/searched-cents.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { bothOf, countSegments } from '../../kernel/segments.ts'
import { balancesAfter } from './book-balances.ts'
import { loadCandidates } from './candidates.ts'
import { foundLines } from './found-lines.ts'
import { withDiscountVat } from './discount-vat.ts'
import { lineOf } from './line-of.ts'
import { presentSuggestion } from './present-suggestion.ts'
import { rememberedSuggester } from './remembered-suggester.ts'
import { transferOf } from './transfers/transfer-of.ts'

type Filter = QueryOf<typeof contract.bank.transactions>
type TransactionPage = ResponseOf<typeof contract.bank.transactions>
type Transaction = ResponseOf<typeof contract.bank.transaction>

const transactionList: List<ColumnOf<Filter>> = {
  name: 'bank-transactions',
  columns: {
    date: { by: sql`t.transaction_date`, type: 'date' },
    amountCents: { by: sql`t.amount_cents`, type: 'bigint' },
    counterpartyName: { by: sql`t.counterparty_name COLLATE list_order`, type: 'text', isNullable: true },
  },
  defaultSort: '-date',
  id: sql`t.id`,
}

/** Beyond this many waiting lines the certain ones of the newest are counted. */
export const JUDGED_AT_MOST = 5000

export interface TransactionRow {
  id: number
  journal_id: number
  transaction_date: string
  amount_cents: number
  counterparty_name: string | null
  counterparty_iban: string | null
  payer_contact_id: number | null
  description: string
  structured_reference: string | null
  end_to_end_id: string | null
  return_reason: string | null
  journal_entry_id: number | null
  entered_by: number | null
  version: number
  processed_label: string | null
  own_iban: string | null
  rule_id: number | null
  rule_name: string | null
  transfer: BankTransaction['transfer']
}

/**
 * A page of bank lines, newest first unless sorted otherwise; waiting ones with their best suggestion. The first page
 * has the segments of its filter too.
 */
export async function listTransactions(db: Db, administrationId: number, asked: Filter): Promise<TransactionPage> {
  const filter = await searched(db, administrationId, asked)
  const page = readTransactions(db, administrationId, filter)
  const isWaiting = sql`${conditionsOf(filter)} AND t.journal_entry_id IS NULL`
  const judged = selectTransactions(db, administrationId, isWaiting, JUDGED_AT_MOST)
  const counted = filter.cursor === undefined ? segmentsOf(db, administrationId, filter) : undefined
  // Not awaited one by one: they share a round trip.
  const [{ rows, ...cursors }, waiting, segments, candidates] = await Promise.all([
    page,
    judged,
    counted,
    loadCandidates(db, administrationId),
  ])
  const balances = await balancesAfter(
    db,
    administrationId,
    rows.map(({ id }) => id),
  )
  const suggest = rememberedSuggester(candidates.forSuggesting)
  const bestOf = (row: TransactionRow): Judged | undefined => suggest(lineOf(row))[0]
  const certain = waiting.flatMap((row) => {
    const best = bestOf(row)
    return best?.certainty === 'certain' ? [{ date: row.transaction_date, best }] : []
  })
  return {
    items: rows.map((row) => {
      const found = row.journal_entry_id === null ? bestOf(row) : undefined
      const best = found ? presentSuggestion(found, candidates, row.amount_cents) : null
      return { ...presentTransaction(row), best, balanceCents: balances.get(row.id) ?? null }
    }),
    ...cursors,
    ...(segments && { segments }),
    waiting: waiting.length,
    certain: certain.length,
    oldestCertain: oldestOf(certain),
  }
}

/** The day of the oldest of some lines, so that a list can say where it would count. */
function oldestOf(certain: readonly { date: string; best: Judged }[]): TransactionPage['oldestCertain'] {
  const [first] = certain.map(({ date }) => date).toSorted()
  if (first === undefined) return null
  return { date: first, hasVat: certain.some(({ best }) => 'vatCode' in best && best.vatCode !== null) }
}

/** A page of bank lines as they are, without what could be done with them. */
export async function pageTransactions(db: Db, administrationId: number, asked: Filter) {
  const filter = await searched(db, administrationId, asked)
  const { rows, ...cursors } = await readTransactions(db, administrationId, filter)
  return { items: rows.map(presentTransaction), ...cursors }
}

/** A filter with the lines that its words were found in. */
interface Searched extends Filter {
  readonly found: readonly number[] | null
}

const searched = async (db: Db, administrationId: number, filter: Filter): Promise<Searched> => ({
  ...filter,
  found: await foundLines(db, administrationId, filter.search),
})

const readTransactions = (db: Db, administrationId: number, filter: Searched) =>
  readList<TransactionRow, ColumnOf<Filter>>(db, transactionList, filter, {
    select: columns(administrationId),
    from: sql`FROM bank_transactions t`,
    where: sql`t.administration_id = ${administrationId} AND ${conditionsOf(filter)}`,
  })

type Segments = NonNullable<TransactionPage['segments']>

const SUMS = ['amountCents'] as const

/** Of the filter but for the state, so that each can be chosen. A line waits or was processed. */
async function segmentsOf(db: Db, administrationId: number, filter: Searched): Promise<Segments> {
  const segment = (state: 'waiting' | 'processed') => sql`
    SELECT t.amount_cents AS "amountCents" FROM bank_transactions t
    WHERE t.administration_id = ${administrationId} AND ${conditionsOf({ ...filter, state })}`
  const { waiting, processed } = await countSegments(db, SUMS, {
    waiting: segment('waiting'),
    processed: segment('processed'),
  })
  return { all: bothOf(SUMS, waiting, processed), waiting, processed }
}

/** One bank line with everything that could be done with it. Throws `not_found`. */
export async function showTransaction(db: Db, administrationId: number, transactionId: number): Promise<Transaction> {
  const [row] = await selectTransactions(db, administrationId, sql`t.id = ${transactionId}`, 1)
  if (!row) throw new ApiError('not_found')
  if (row.journal_entry_id !== null) return { ...presentTransaction(row), suggestions: [] }
  const candidates = await loadCandidates(db, administrationId)
  const suggestions = rememberedSuggester(candidates.forSuggesting)(lineOf(row))
  const presented = suggestions.map((found) => presentSuggestion(found, candidates, row.amount_cents))
  return { ...presentTransaction(row), suggestions: await withDiscountVat(db, administrationId, presented) }
}

async function selectTransactions(
  db: Db,
  administrationId: number,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<TransactionRow[]> {
  const { rows } = await sql<TransactionRow>`
    SELECT ${columns(administrationId)} FROM bank_transactions t
    WHERE t.administration_id = ${administrationId} AND ${where}
    ORDER BY t.transaction_date DESC, t.id DESC
    LIMIT ${limit}`.execute(db)
  return rows
}

/** What of a line is read, as a `TransactionRow`. */
export const columns = (administrationId: number): RawBuilder<unknown> => sql`
  t.id, t.journal_id, t.transaction_date, t.amount_cents, t.counterparty_name, t.counterparty_iban, t.payer_contact_id, t.description,
  t.structured_reference, t.end_to_end_id, t.return_reason, t.journal_entry_id, t.entered_by, t.version, ${processedLabel(administrationId)} AS processed_label,
  (SELECT j.iban FROM ledger_journals j WHERE j.administration_id = ${administrationId} AND j.id = t.journal_id) AS own_iban,
  t.rule_id, (SELECT coalesce(nullif(r.name, ''), r.counterparty_name, r.counterparty_iban, r.description_contains) FROM bank_rules r
    WHERE r.administration_id = ${administrationId} AND r.id = t.rule_id) AS rule_name,
  ${transferOf(administrationId)} AS transfer`

/** What a processed line went to: the numbers it paid, else the account it was booked on. */
function processedLabel(administrationId: number): RawBuilder<string | null> {
  return sql`CASE WHEN t.journal_entry_id IS NULL THEN NULL ELSE coalesce(
    (SELECT string_agg(o.number, ', ' ORDER BY o.id) FROM item_settlements s
      JOIN owed_items o ON o.administration_id = ${administrationId} AND o.id = s.open_item_id
      WHERE s.administration_id = ${administrationId} AND s.bank_transaction_id = t.id AND s.undone_at IS NULL),
    (SELECT a.name FROM ledger_lines l
      JOIN ledger_accounts a ON a.administration_id = ${administrationId} AND a.id = l.account_id
      JOIN ledger_journals j ON j.administration_id = ${administrationId} AND j.id = t.journal_id
      WHERE l.administration_id = ${administrationId} AND l.entry_id = t.journal_entry_id AND l.account_id <> j.account_id
      ORDER BY l.line_number LIMIT 1)) END`
}

/** Which lines a filter shows; `found` are those with its words in them, where they are known. */
export function conditionsOf({
  found = null,
  ...filter
}: Pick<Filter, 'journalId' | 'search' | 'state'> & Partial<Pick<Searched, 'found'>>): RawBuilder<unknown> {
  const conditions = [sql`true`]
  if (filter.journalId !== undefined) conditions.push(sql`t.journal_id = ${Number(filter.journalId)}`)
  if (filter.state === 'waiting') conditions.push(sql`t.journal_entry_id IS NULL`)
  if (filter.state === 'processed') conditions.push(sql`t.journal_entry_id IS NOT NULL`)
  if (filter.search?.trim()) {
    const pattern = likePattern(filter.search)
    const cents = searchedCents(filter.search)
    const amount = cents === null ? sql`` : sql`OR t.amount_cents IN (${cents}, ${-cents})`
    const words = found
      ? sql`t.id = ANY(${found}::bigint[])`
      : sql`t.counterparty_name ILIKE ${pattern} OR t.description ILIKE ${pattern} OR t.counterparty_iban ILIKE ${pattern}`
    conditions.push(sql`(${words} ${amount})`)
  }
  return sql`(${sql.join(conditions, sql` AND `)})`
}

function presentTransaction(row: TransactionRow): BankTransaction {
  return {
    id: row.id,
    journalId: row.journal_id,
    date: row.transaction_date,
    amountCents: row.amount_cents,
    counterpartyName: row.counterparty_name,
    counterpartyIban: row.counterparty_iban,
    description: row.description,
    structuredReference: row.structured_reference,
    processed: row.journal_entry_id !== null,
    journalEntryId: row.journal_entry_id,
    processedLabel: row.processed_label,
    rule: row.rule_id === null ? null : { id: row.rule_id, name: row.rule_name ?? 'Regel zonder naam' },
    transfer: row.transfer,
    isByHand: row.entered_by !== null,
    version: row.version,
  }
}
