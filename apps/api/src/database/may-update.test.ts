import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Books } from '../features/books.test-support.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const ALL = 'all of them'
const settings = 'settings, which people change and the audit log keeps'
const signingIn = 'of people and sessions, not of books'
const support = 'talk with support, not books'
const work = 'work of the server itself, not books'

/** Every table that the application may update: which columns, and why it may. What is not here it cannot change. */
const mayUpdate: Readonly<Record<string, readonly [columns: readonly string[] | typeof ALL, why: string]>> = {
  access_grants: [['expires_at'], 'a grant of staff is ended, and the audit log keeps it'],
  accounts: [
    ['name', 'default_vat_code', 'deactivated_at'],
    'what entries were posted on stays: number, type, RGS code',
  ],
  administrations: [ALL, settings],
  approval_settings: [ALL, settings],
  approvals: [
    ['answer', 'answered_at', 'answered_by', 'overruled_by', 'overruled_reason', 'state', 'used_at'],
    'a trigger keeps what was filed with',
  ],
  articles: [ALL, support],
  asset_depreciations: [['voided_at'], 'a trigger keeps what was taken back'],
  assets: [ALL, 'a trigger keeps its accounts, and how it left'],
  audit_files: [
    ['imported_at', 'imported_by', 'opening_balance_id', 'undone_at', 'undone_by'],
    'a trigger lets it be taken over once, and undone once',
  ],
  bad_debts: [['left_cents', 'settling_entry_id'], 'a trigger lets what is given up of an invoice only go down'],
  bank_rules: [ALL, 'a rule proposes and books nothing by itself'],
  bank_connection_accounts: [['fetched_until'], 'how far an account was fetched'],
  bank_connections: [
    ['state', 'session_id', 'valid_until', 'failure', 'fetched_at', 'ended_at', 'ended_by'],
    'a consent is asked, given and ended; whose it is stays',
  ],
  bank_imports: [['continues_day'], 'what came in first may be the later half of a day; what it says stays'],
  bank_run_lines: [['outcome'], 'whether what a run booked was taken back'],
  bank_runs: [
    ['state', 'seen_lines', 'booked_lines', 'skipped_lines', 'seen_date', 'seen_line_id', 'ended_at'],
    'how far a run came; what it looks at stays',
  ],
  bank_transactions: [
    ['description', 'journal_entry_id', 'processed_at', 'rule_id', 'structured_reference', 'version'],
    'processing and undoing; triggers keep the entry until it is reversed, and a text that was read',
  ],
  campaigns: [['ended_at'], 'a discount is offered no more; who chose it keeps it'],
  cash_counts: [['difference_line_id'], 'a trigger lets the difference be booked once; what was counted stays'],
  client_managers: [ALL, 'who looks after a client'],
  client_time_entries: [
    ['administration_id', 'day', 'note', 'seconds', 'version'],
    'hours that somebody wrote, put right',
  ],
  client_states: [ALL, 'figures that are kept and reckoned again'],
  contacts: [ALL, 'a final invoice keeps a snapshot of its parties'],
  counters: [['first_number', 'last_number'], 'a trigger lets numbers go up only'],
  client_visits: [ALL, 'up to where somebody saw the books'],
  customer_keys: [['used_at'], 'a key stays what it was made for'],
  customer_links: [['last_used_at', 'revoked_at', 'revoked_by'], 'a trigger keeps it revoked'],
  listed_deposits: [['ended_by'], 'a trigger ends it once, by a final credit invoice'],
  dossier_documents: [['removed_at', 'removed_by'], "it is still not the client's after it was removed"],
  dossier_items: [ALL, 'what is to be done, and was'],
  customer_mandates: [ALL, 'what it was collected by stands in the file; the server refuses to change it afterwards'],
  direct_debit_files: [['cancelled_at'], 'what was sent to the bank stays'],
  direct_debit_items: [
    ['reason_code', 'released_at', 'released_because'],
    'what was sent to the bank stays; an invoice may be collected anew',
  ],
  direct_debit_notices: [
    ['cancelled_at', 'failed_at', 'failure', 'sent_at', 'tries', 'bounced_at', 'bounce'],
    'what was written stays; how its mail went does not',
  ],
  direct_debit_settings: [ALL, settings],
  documents: [ALL, 'its state; the file itself is found by its content'],
  earlier_invoice_files: [['file_id', 'created_at'], 'a picture of what another package made; no books'],
  email_texts: [ALL, settings],
  error_reports: [ALL, work],
  estimates: [ALL, 'a trigger keeps what was sent until it is taken back, and what was answered'],
  firm_absences: [ALL, 'who stands in for whom'],
  firm_invitations: [ALL, signingIn],
  firm_let_ins: [['mailed_at'], 'who was told of it'],
  firm_looks: [ALL, 'since when figures are kept'],
  firm_templates: [ALL, settings],
  expenses: [ALL, 'a trigger keeps what was booked of it until that is taken back'],
  firms: [ALL, settings],
  hours_settings: [ALL, settings],
  import_mappings: [
    ['header', 'columns', 'date_style', 'decimal_mark', 'updated_at'],
    'how a file is read the next time; it books nothing by itself',
  ],
  idempotency_keys: [ALL, work],
  invitations: [ALL, signingIn],
  invoice_lines: [ALL, 'a trigger refuses it for a final invoice'],
  invoices: [ALL, 'a trigger lets a final invoice change only in what happens to it'],
  journal_drafts: [ALL, 'a trigger refuses it once it was booked or thrown away'],
  journal_templates: [ALL, 'what is proposed or still to be booked; what was booked stands in the journal'],
  journals: [['name', 'is_primary'], 'the account and IBAN of a book stay'],
  known_locations: [ALL, signingIn],
  login_attempts: [ALL, signingIn],
  mailed_links: [ALL, signingIn],
  open_items: [
    ['open_cents', 'postponed_vat', 'released_vat', 'released_on', 'released_cents'],
    'a trigger holds what is open against the settlements',
  ],
  opening_balances: [['reversal_entry_id'], 'a trigger lets it be taken back once'],
  number_series: [['name', 'pattern', 'version'], settings],
  online_payments: [
    ['provider_id', 'status', 'returned_cents', 'bank_transaction_id', 'paid_at', 'returns', 'asked_at'],
    'how it stands with the provider; a trigger keeps what landed',
  ],
  oss_lists: [['deleted_at'], 'a trigger keeps it taken back'],
  oss_payment_references: [['reference'], 'what somebody typed over from a list, and can mend'],
  oss_registrations: [ALL, settings],
  oss_supplies: [['list_id'], 'a trigger keeps it in a list that stands'],
  own_transfers: [['out_line_id', 'in_line_id'], 'a trigger lets the side that was missing be filled in, once'],
  partners: [
    ['name', 'from_date', 'until_date', 'interest_percent', 'labour_fee_cents', 'share'],
    'what partners agreed on; whose accounts they are stays',
  ],
  payment_file_items: [['cancelled_at'], 'what was sent to the bank stays'],
  payment_files: [['cancelled_at'], 'what was sent to the bank stays'],
  payment_provider_keys: [ALL, settings],
  main_user_transfers: [
    ['decided_at', 'decided_because', 'decided_by', 'state'],
    'a trigger lets it be decided once, without papers',
  ],
  identity_documents: [
    ['content', 'opened_at', 'opened_by'],
    'it is emptied as it is seen, and books know nothing of it',
  ],
  maintenance_notices: [['ended_at'], 'what was told stays as it was told'],
  plan_prices: [['withdrawn_at'], 'a price whose day has not come is taken back'],
  products: [ALL, 'a document keeps what it took over of it'],
  questions: [
    ['changed_at', 'firm_left_at', 'mailed_at', 'mailed_times', 'state'],
    'what was asked and answered stays',
  ],
  project_rates: [['cents'], 'a rate of a day is put right; what is billed keeps its own'],
  project_tasks: [ALL, 'names and order; what stands on an invoice keeps its text'],
  projects: [ALL, 'names and budgets; what stands on an invoice keeps its text'],
  purchase_lines: [ALL, 'a trigger refuses it for a booked purchase'],
  purchases: [ALL, 'a trigger lets a booked purchase only be taken back'],
  recognitions: [ALL, 'what was read from a document proposes and books nothing'],
  recovery_codes: [ALL, signingIn],
  recurring_invoices: [ALL, 'a trigger keeps what runs until it is paused, and what ended for ever'],
  registrations: [ALL, signingIn],
  reminder_claims: [
    ['waived_at', 'waived_by', 'paid_entry_id', 'credited_cents'],
    'what a letter asked stays; it can be asked no more, or less, or be paid',
  ],
  reminder_letter_earlier: [['cancelled_at'], 'what a letter named stays, unless it never left'],
  reminder_letter_invoices: [['cancelled_at'], 'what a letter named stays, unless it never left'],
  reminder_letters: [
    ['sent_at', 'tries', 'failure', 'failed_at', 'cancelled_at', 'delivered_on', 'bounced_at', 'bounce'],
    'how sending went and when it was received; what it said stays',
  ],
  reminder_pauses: [['ended_at'], 'why somebody was left alone stays'],
  notification_readers: [
    ['read_keys', 'wants_mail', 'mailed_on', 'mailed_keys'],
    'what a user has read and wants to be mailed about',
  ],
  reminder_settings: [ALL, settings],
  reminder_steps: [ALL, settings],
  roles: [ALL, settings],
  saved_replies: [ALL, support],
  screen_share_homes: [ALL, 'where screens are shared now; nothing of the books'],
  screen_share_looks: [['ended_at'], support],
  screen_shares: [ALL, support],
  second_factor_challenges: [ALL, signingIn],
  sent_messages: [ALL, 'how sending went; the invoice itself is a snapshot'],
  sepa_mandates: [ALL, 'of the subscription, not of the books'],
  sessions: [ALL, signingIn],
  settlements: [['undone_at'], 'a trigger lets it be undone once; its amount stays'],
  subscription_charge_numbers: [ALL, 'a counter that rises'],
  subscription_charges: [
    ['due_on', 'paid_at', 'retried_at'],
    'it is tried again on another day, or paid otherwise; what was charged stays',
  ],
  subscription_collections: [['failed_at', 'reason_code'], 'the bank says later that it came back'],
  supplier_hints: [ALL, 'what is remembered proposes and books nothing'],
  tickets: [ALL, support],
  time_entries: [ALL, 'a trigger keeps what stands on an invoice'],
  time_group_entries: [['released'], 'hours come free with their line; what was billed of them stays'],
  time_roundings: [ALL, settings],
  time_weeks: [ALL, 'a week is handed in and opened again, and the audit log keeps it'],
  timers: [ALL, 'hours that were not invoiced'],
  trip_months: [['booked_cents', 'held_reason'], 'at the commit it says what its entries come to'],
  unpaid_vat: [['left_cents'], 'a trigger lets what is unpaid of a purchase only go down'],
  vat_refund_requests: [['requested_by', 'requested_on', 'vat_cents'], 'no books; what somebody ticked off elsewhere'],
  trips: [ALL, 'no books; what a month booked of them stands in entries'],
  vat_discoveries: [['discovered_on'], 'a day that somebody says, until a document takes what is late'],
  vat_payment_references: [['reference'], 'what somebody typed over from a letter, and can mend'],
  vat_number_checks: [
    ['failure', 'answered_at', 'is_valid', 'consultation_number', 'trader_name', 'trader_address'],
    'a trigger keeps what was answered',
  ],
  users: [ALL, signingIn],
}

test('the application may update these columns and no other', async () => {
  const { rows } = await server.services.pool.query<{ table: string; columns: string[]; all: boolean }>(
    `SELECT c.relname AS table, has_table_privilege('klopt_app', c.oid, 'UPDATE') AS all,
      array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
      AND has_column_privilege('klopt_app', c.oid, a.attnum, 'UPDATE')
    GROUP BY c.oid, c.relname`,
  )
  const found = Object.fromEntries(rows.map(({ table, columns, all }) => [table, all ? ALL : columns.toSorted()]))
  const named = Object.entries(mayUpdate).map(([table, [columns]]) => [
    table,
    columns === ALL ? ALL : columns.toSorted(),
  ])
  expect(found).toEqual(Object.fromEntries(named))
  for (const [, why] of Object.values(mayUpdate)) expect(why.length).toBeGreaterThan(10)
})

test('whose reason is a trigger has one', async () => {
  const guarded = Object.keys(mayUpdate).filter((table) => mayUpdate[table]?.[1].includes('trigger'))
  const { rows } = await server.services.pool.query<{ name: string }>(
    `SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger
    WHERE NOT tgisinternal AND (tgtype & 16) <> 0 AND tgrelid::regclass::text = ANY ($1) ORDER BY 1`,
    [guarded],
  )
  expect(rows.map(({ name }) => name)).toEqual(guarded.toSorted())
})

describe('the database refuses', () => {
  let books: Books
  let lineId: number
  beforeAll(async () => {
    books = await Books.open(server)
    const { number } = await books.invoice()
    const item = await books.openItem(number)
    const line = await books.line(12_100)
    lineId = line.id
    await books.process(line, { items: [{ openItemId: item.id, amountCents: 12_100 }] })
  })

  test.each([
    [
      'an open item that is not its amount less what was settled',
      'UPDATE open_items SET open_cents = amount_cents',
      'KL008',
    ],
    ['a settlement that is undone and its item not', 'UPDATE settlements SET undone_at = now()', 'KL008'],
    ['another amount of a settlement', 'UPDATE settlements SET amount_cents = 1', '42501'],
    ['another amount of an open item', 'UPDATE open_items SET amount_cents = 1', '42501'],
    ['another amount of a bank line', 'UPDATE bank_transactions SET amount_cents = 1', '42501'],
    [
      'a processed line without its entry',
      'UPDATE bank_transactions SET journal_entry_id = NULL, processed_at = NULL',
      'KL008',
    ],
    [
      'a processed line with another entry',
      'UPDATE bank_transactions SET journal_entry_id = (SELECT min(id) FROM journal_entries)',
      'KL008',
    ],
    ['another text of a processed line', "UPDATE bank_transactions SET description = 'anders'", 'KL008'],
    ['a counter that goes back', "UPDATE counters SET last_number = 0 WHERE name LIKE 'journal:%'", 'KL008'],
    ['a counter put aside for a fresh one', "UPDATE counters SET name = 'before' WHERE name LIKE 'journal:%'", '42501'],
    ['another type of an account', "UPDATE accounts SET type = 'asset'", '42501'],
    ['another number of an account', "UPDATE accounts SET number = '9999'", '42501'],
  ])('%s', async (_name, statement, state) => {
    const refused = books
      .asApp((db) => sql.raw(statement).execute(db))
      .then(
        () => 'done',
        (error: unknown) => (error instanceof pg.DatabaseError ? error.code : String(error)),
      )
    expect(await refused).toBe(state)
    const [line] = await books.rows<{ amount_cents: number; processed_at: Date | null }>(
      'SELECT amount_cents, processed_at FROM bank_transactions WHERE id = $1',
      [lineId],
    )
    expect(line).toMatchObject({ amount_cents: 12_100, processed_at: expect.any(Date) as Date })
  })
})
