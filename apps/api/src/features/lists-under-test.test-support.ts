import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import fc from 'fast-check'
import { Books } from './books.test-support.ts'
import { addPayables } from './payments/payments.test-support.ts'
import { pagesOf, type Item, type ReadPage } from './list-walk.test-support.ts'

/** A list with what it offers to sort by: the names of fields of its items. */
export interface ListUnderTest {
  readonly columns: readonly string[]
  /** Adds rows of chance, many of them alike in what is sorted by. */
  readonly add: (books: Books, rows: readonly RandomRow[]) => Promise<void>
  readonly call: { readonly path: string }
  readonly reader: (books: Books) => ReadPage<Item>
}

const randomRow = fc.record({
  word: fc.constantFrom('Appel', 'appel', 'Éclair', 'eclair', 'F9', 'F10', 'f10', 'zwaan', 'Ω', 'x'),
  day: fc.integer({ min: 0, max: 5 }),
  cents: fc.constantFrom(-100, 2, 1, 1, 250_000, 99_999_999),
  isDone: fc.boolean(),
})
type RandomRow = typeof randomRow extends fc.Arbitrary<infer Row> ? Row : never

/** So many rows of chance, the same for the same seed. */
export const rowsOf = (seed: number, count: number): readonly RandomRow[] =>
  fc.sample(randomRow, { seed, numRuns: count })

const json = (rows: readonly RandomRow[]) => JSON.stringify(rows.map((row, index) => ({ ...row, n: index + 1 })))
const recordset = 'jsonb_to_recordset($2) AS r(word text, day int, cents bigint, "isDone" boolean, n int)'
/** Whole seconds, as they are on the wire. */
const moment = "timestamptz '2026-05-01 10:00+00' + make_interval(days => day)"
const day = "date '2026-05-01' + day"
const other = "date '2026-05-01' + n % 7"

/** Rows that one statement makes of those of chance: `$1` is the administration, `$2` what was drawn. */
const inserts = (statement: string) => async (books: Books, rows: readonly RandomRow[]) => {
  await books.rows(statement, [books.id, json(rows)])
}

/** The pages of a list of some books; `named` gives an item the id that it has by another name. */
const readBy = (call: ListUnderTest['call'], named = (item: Item) => item): Pick<ListUnderTest, 'call' | 'reader'> => ({
  call,
  reader: (books) => async (query) => {
    const page = await pagesOf(books.client, call, books.params)(query)
    return { ...page, items: page.items.map(named) }
  },
})

export const lists: Record<string, ListUnderTest> = {
  invoices: {
    columns: ['number', 'invoiceDate', 'dueDate', 'grossCents'],
    async add(books, rows) {
      const { contactId, entryId } = await aBookedInvoice(books)
      await books.rows(
        `INSERT INTO invoices (administration_id, kind, number, sequence_number, contact_id, invoice_date, payment_term_days,
          due_date, net_cents, gross_cents, snapshot, journal_entry_id, finalised_at, created_at, updated_at)
        SELECT $1, CASE WHEN cents < 0 THEN 'credit_invoice' ELSE 'invoice' END, CASE WHEN "isDone" THEN word || '-' || n || gen_random_uuid() END, CASE WHEN "isDone" THEN n END, $3,
          ${day}, 0, ${other}, cents, cents, CASE WHEN "isDone" THEN '{}'::jsonb END,
          CASE WHEN "isDone" THEN $4::bigint END, CASE WHEN "isDone" THEN now() END, now(), now() FROM ${recordset}`,
        [books.id, json(rows), contactId, entryId],
      )
    },
    ...readBy(contract.invoices.list),
  },
  purchases: {
    columns: ['number', 'invoiceDate', 'dueDate', 'grossCents'],
    add: inserts(`INSERT INTO purchases (administration_id, number, invoice_date, due_date, net_cents, gross_cents,
      created_at, updated_at) SELECT $1, word, ${day}, ${other}, cents, cents, now(), now() FROM ${recordset}`),
    ...readBy(contract.purchases.list),
  },
  payables: {
    columns: ['number', 'documentDate', 'dueDate', 'openCents'],
    add: (books, rows) => addPayables(books, `SELECT word, ${day}, ${other}, cents FROM ${recordset}`, [json(rows)]),
    ...readBy(contract.payments.payables, (item) => ({ ...item, id: Number(item['openItemId']) })),
  },
  'payment files': {
    columns: ['createdAt', 'executionDate'],
    add: inserts(`WITH file AS (
        INSERT INTO files (administration_id, sha256, name, mime_type, size_bytes, created_at)
        SELECT $1, sha256(gen_random_uuid()::text::bytea), n::text, 'text/xml', 1, ${moment} FROM ${recordset}
        RETURNING id, name, created_at)
      INSERT INTO payment_files (administration_id, journal_id, message_id, execution_date, file_id, created_at)
      SELECT $1, j.id, left(gen_random_uuid()::text, 35), date '2026-05-01' + file.name::int % 7, file.id, file.created_at
      FROM file, (SELECT min(id) AS id FROM journals WHERE administration_id = $1 AND type = 'bankbook') j`),
    ...readBy(contract.payments.list),
  },
  contacts: {
    columns: ['name', 'city'],
    add: inserts(`INSERT INTO contacts (administration_id, kind, name, address_city, created_at)
      SELECT $1, 'company', word, CASE WHEN "isDone" THEN '' ELSE word END, now() FROM ${recordset}`),
    ...readBy(contract.contacts.list),
  },
  products: {
    columns: ['number', 'name'],
    add: inserts(`INSERT INTO products (administration_id, number, name, unit_price, vat_code, created_at)
      SELECT $1, word || '-' || gen_random_uuid(), word, cents, 'sale_high', now() FROM ${recordset}`),
    ...readBy(contract.products.list),
  },
  documents: {
    columns: ['createdAt'],
    add: inserts(`WITH file AS (
        INSERT INTO files (administration_id, sha256, name, mime_type, size_bytes, created_at)
        SELECT $1, sha256(gen_random_uuid()::text::bytea), word, 'application/pdf', 1, ${moment} FROM ${recordset}
        RETURNING id, sha256, created_at)
      INSERT INTO documents (administration_id, file_id, sha256, source, created_at)
      SELECT $1, file.id, file.sha256, 'upload', file.created_at FROM file`),
    ...readBy(contract.documents.list),
  },
  'bank lines': {
    columns: ['date', 'amountCents', 'counterpartyName'],
    add: inserts(`WITH import AS (
        INSERT INTO bank_imports (administration_id, journal_id, file_name, file_sha256, format, from_date, to_date,
          new_lines, known_lines, created_at)
        SELECT $1, id, 'x', '\\x00', 'camt053', date '2026-05-01', date '2026-05-31', 1, 0, now() FROM journals
        WHERE administration_id = $1 AND type = 'bankbook' ORDER BY id LIMIT 1 RETURNING id, journal_id)
      INSERT INTO bank_transactions (administration_id, journal_id, import_id, line_number, transaction_date,
        amount_cents, counterparty_name)
      SELECT $1, import.journal_id, import.id, n, ${day}, cents, CASE WHEN "isDone" THEN word END FROM import, ${recordset}`),
    ...readBy(contract.bank.transactions),
  },
  'journal entries': {
    columns: ['entryDate', 'number', 'description'],
    add: inserts(`WITH account AS (SELECT id FROM accounts WHERE administration_id = $1 ORDER BY id LIMIT 1),
      entry AS (
        INSERT INTO journal_entries (administration_id, journal_id, entry_date, document_date, vat_date, fiscal_year,
          number, description, source_type, created_at)
        SELECT $1, j.id, ${day}, ${day}, ${day}, 2026, n + (SELECT coalesce(max(number), 0) FROM journal_entries
          WHERE administration_id = $1), word, 'general', now()
        FROM journals j, ${recordset} WHERE j.administration_id = $1 AND j.type = 'general'
        RETURNING id, entry_date, journal_id),
      numbered AS (INSERT INTO counters AS c SELECT $1, 'journal:' || journal_id || ':2026', count(*) FROM entry GROUP BY 2
        ON CONFLICT (administration_id, name) DO UPDATE SET last_number = c.last_number + excluded.last_number)
      INSERT INTO journal_lines (administration_id, entry_id, line_number, account_id, debit_cents, credit_cents,
        entry_date, vat_date)
      SELECT $1, entry.id, side, account.id, CASE side WHEN 1 THEN 5 ELSE 0 END, CASE side WHEN 2 THEN 5 ELSE 0 END,
        entry.entry_date, entry.entry_date FROM entry, account, generate_series(1, 2) side`),
    ...readBy(contract.journalEntries.list),
  },
  approvals: {
    columns: ['askedAt'],
    add: async (books, rows) => {
      await books.rows(
        `INSERT INTO approvals (administration_id, kind, period_key, period_end, label, figures, state, asked_by, asked_at)
        SELECT $1, 'vat_return', (2000 + n)::text, ${day}, word, '[]', 'withdrawn', $3, ${moment} FROM ${recordset}`,
        [books.id, json(rows), books.owner.id],
      )
    },
    ...readBy(contract.approvals.list),
  },
  'foreign VAT': {
    columns: ['invoiceDate'],
    add: async (books, rows) => {
      const { contactId, entryId } = await aBookedInvoice(books)
      await books.rows(
        `INSERT INTO purchases (administration_id, number, contact_id, invoice_date, due_date, net_cents, gross_cents,
          foreign_vat_country, foreign_vat_cents, booked_at, journal_entry_id, created_at, updated_at)
        SELECT $1, word, $3, ${day}, ${other}, cents, cents, 'DE', abs(cents), now(), $4::bigint, now(), now()
        FROM ${recordset}`,
        [books.id, json(rows), contactId, entryId],
      )
    },
    ...readBy(contract.vatRefund.documents),
  },
  trips: {
    columns: ['day'],
    add: async (books, rows) => {
      await books.rows(
        `INSERT INTO trips (administration_id, user_id, day, from_place, to_place, kilometres, is_return, purpose, kind, cents,
          created_by, created_at) SELECT $1, $3, ${day}, word, word, n, "isDone", word, 'business', abs(cents), $3, now()
        FROM ${recordset}`,
        [books.id, json(rows), books.owner.id],
      )
    },
    ...readBy(contract.trips.list),
  },
  expenses: {
    columns: ['spentOn'],
    add: async (books, rows) => {
      await books.rows(
        `WITH file AS (
          INSERT INTO files (administration_id, sha256, name, mime_type, size_bytes, created_at)
          VALUES ($1, sha256(gen_random_uuid()::text::bytea), 'bon.png', 'image/png', 1, now()) RETURNING id)
        INSERT INTO expenses (administration_id, user_id, file_id, spent_on, description, amount_cents, state, created_by, created_at)
        SELECT $1, $3, file.id, ${day}, word, abs(cents), 'submitted', $3, now() FROM file, ${recordset}`,
        [books.id, json(rows), books.owner.id],
      )
    },
    ...readBy(contract.expenses.list),
  },
  questions: {
    columns: ['askedAt'],
    add: async (books, rows) => {
      await books.rows(
        `INSERT INTO questions (administration_id, subject_kind, subject_label, state, asked_by, asked_at, changed_at)
        SELECT $1, 'general', word, CASE WHEN "isDone" THEN 'closed' ELSE 'open' END, $3, ${moment}, ${moment} FROM ${recordset}`,
        [books.id, json(rows), books.owner.id],
      )
    },
    ...readBy(contract.questions.list),
  },
  tickets: {
    columns: ['createdAt', 'lastResponseAt', 'subject'],
    add: addTickets,
    ...readBy(contract.tickets.page),
  },
}

async function addTickets(books: Books, rows: readonly RandomRow[]): Promise<void> {
  await books.rows(
    `INSERT INTO tickets (administration_id, tag_id, subject, state, created_by, created_at, last_response_at,
      waiting_since)
    SELECT $1, 1, word, CASE WHEN "isDone" THEN 'answered' ELSE 'open' END, $3, ${moment},
      ${moment} + make_interval(days => n % 7), CASE WHEN "isDone" THEN NULL ELSE ${moment} END FROM ${recordset}`,
    [books.id, json(rows), books.owner.id],
  )
}

/** Lists of people who work across administrations: the client is theirs. */
export const listsAcross: Record<string, Omit<ListUnderTest, 'reader'>> = {
  'the queue of support': {
    columns: ['createdAt', 'lastResponseAt', 'waitingSince'],
    add: addTickets,
    call: contract.ticketQueue.list,
  },
  'reported errors': {
    columns: ['lastSeenAt', 'firstSeenAt', 'occurrences'],
    add: inserts(`INSERT INTO error_reports (fingerprint, source, name, message, occurrences, first_seen_at, last_seen_at)
      SELECT gen_random_uuid()::text || $1::bigint, 'browser', word, word, abs(cents), ${moment},
        ${moment} + make_interval(days => n % 7) FROM ${recordset}`),
    call: contract.errorReports.list,
  },
}

/** A final invoice, for what a row of its kind has to refer to. */
async function aBookedInvoice(books: Books): Promise<{ contactId: number; entryId: number }> {
  const { id } = await books.invoice({})
  const { contactId, journalEntryId } = await books.show(id)
  return { contactId: must(contactId, 'its contact'), entryId: must(journalEntryId, 'its entry') }
}
