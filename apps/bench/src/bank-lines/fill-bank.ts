import type { KloptTestServer, TestClient } from '@klopt/api/testing'
import type pg from 'pg'

export interface FilledBank {
  readonly user: TestClient
  readonly params: { readonly administrationId: number }
  readonly journalId: number
  /** A line that waits. */
  readonly transactionId: number
}

/** The day that the book is looked at; the last lines are of the day before. */
const TODAY = '2026-09-27T10:00:00Z'
/** So many of the newest lines wait, however many there are. */
const WAITING = 200
const CHUNK = 20_000

/** A bank book with so many lines back from yesterday, forty a day: all but the newest are booked on costs, for who is paid each month. */
export async function fillBank(server: KloptTestServer, client: pg.Client, lineCount: number): Promise<FilledBank> {
  server.clock.set(TODAY)
  const { id, owner } = await server.world.administration()
  const { rows } = await client.query<{ id: string }>(
    "SELECT id FROM journals WHERE administration_id = $1 AND type = 'bankbook'",
    [id],
  )
  const journalId = Number(rows[0]?.id)
  await client.query(openItems, [id, owner.id])
  await client.query(imported, [id, journalId, lineCount])
  // But for the one that keeps the names to search in.
  await client.query(`ALTER TABLE bank_transactions DISABLE TRIGGER USER;
    ALTER TABLE bank_transactions ENABLE TRIGGER bank_transactions_counterparties`)
  for (let from = WAITING; from < lineCount; from += CHUNK) {
    await client.query(booked, [id, journalId, from, Math.min(from + CHUNK, lineCount) - 1])
  }
  await client.query(waiting, [id, journalId, WAITING - 1])
  await client.query('ALTER TABLE bank_transactions ENABLE TRIGGER USER')
  const [line] = (
    await client.query<{ id: string }>(
      'SELECT id FROM bank_transactions WHERE administration_id = $1 AND journal_entry_id IS NULL ORDER BY id LIMIT 1',
      [id],
    )
  ).rows
  return {
    user: await server.world.as(owner),
    params: { administrationId: id },
    journalId,
    transactionId: Number(line?.id),
  }
}

/** The words and the account of the n-th line: a few hundred parties who come back, each in texts of its own. */
const LINE = `
  date '2026-09-26' - n / 40 AS day, (-1000 - (n * 37) % 90000)::bigint AS cents,
  CASE WHEN n % 50 = 0 THEN 'Gemeente ' ELSE 'Leverancier ' END || (n * 7) % 400 AS name,
  'NL' || lpad((10 + n % 80)::text, 2, '0') || 'KLPT' || lpad(((n * 7) % 400)::text, 10, '0') AS iban,
  'Betaling van termijn ' || n || ' kenmerk ' || md5(n::text) AS words`

/** Invoices of customers that nobody paid yet. */
const openItems = `
  WITH customer AS (
    INSERT INTO contacts (administration_id, kind, name, created_at)
    SELECT $1, 'company', 'Klant ' || n, now() FROM generate_series(1, 100) n RETURNING id
  ), entry AS (
    INSERT INTO journal_entries (administration_id, journal_id, entry_date, document_date, vat_date, fiscal_year, number,
      description, source_type, created_at)
    SELECT $1, id, '2023-01-01', '2023-01-01', '2023-01-01', 2023, 1, 'Beginbalans', 'general', now()
    FROM journals WHERE administration_id = $1 AND type = 'general' RETURNING id
  ), lines AS (
    INSERT INTO journal_lines (administration_id, entry_id, line_number, account_id, debit_cents, credit_cents,
      entry_date, vat_date)
    SELECT $1, entry.id, side, (SELECT id FROM accounts WHERE administration_id = $1
        AND rgs_code = CASE side WHEN 1 THEN 'BVorDebHad' ELSE 'BEivKapOnd' END),
      CASE side WHEN 1 THEN 1210000 ELSE 0 END, CASE side WHEN 2 THEN 1210000 ELSE 0 END, '2023-01-01', '2023-01-01'
    FROM entry, generate_series(1, 2) side RETURNING entry_id
  ), opening AS (
    INSERT INTO opening_balances (administration_id, start_date, journal_entry_id, created_by, created_at)
    SELECT $1, '2023-01-01', min(entry_id), $2, now() FROM lines RETURNING id
  )
  INSERT INTO open_items (administration_id, kind, contact_id, opening_balance_id, number, document_date, due_date,
    amount_cents, open_cents)
  SELECT $1, 'receivable', customer.id, opening.id, '2026-' || customer.id, '2026-08-01', '2026-08-31', 12100, 12100
  FROM customer, opening`

const imported = `
  INSERT INTO bank_imports (administration_id, journal_id, file_name, file_sha256, format, from_date, to_date, new_lines,
    known_lines, created_at)
  VALUES ($1, $2, 'afschrift.xml', '\\x00', 'camt053', '2019-01-01', '2026-09-26', $3, 0, now())`

const booked = `
  WITH line AS (
    SELECT n, ${LINE} FROM generate_series($3::int, $4::int) n
  ), entry AS (
    INSERT INTO journal_entries (administration_id, journal_id, entry_date, document_date, vat_date, fiscal_year, number,
      description, source_type, created_at)
    SELECT $1, $2, day, day, day, extract(year FROM day), n + 1, name, 'bank_transaction', now() FROM line
    RETURNING id, number, entry_date
  ), account AS (
    SELECT id, row_number() OVER (ORDER BY number) - 1 AS place, count(*) OVER () AS total
    FROM accounts WHERE administration_id = $1 AND type = 'expense'
  ), lines AS (
    INSERT INTO journal_lines (administration_id, entry_id, line_number, account_id, debit_cents, credit_cents,
      entry_date, vat_date)
    SELECT $1, entry.id, side,
      CASE side WHEN 1 THEN account.id ELSE (SELECT account_id FROM journals WHERE administration_id = $1 AND id = $2) END,
      CASE side WHEN 1 THEN -line.cents ELSE 0 END, CASE side WHEN 2 THEN -line.cents ELSE 0 END, line.day, line.day
    FROM entry
    JOIN line ON line.n + 1 = entry.number
    JOIN account ON account.place = (line.n * 7) % 400 % account.total,
      generate_series(1, 2) side
    RETURNING entry_id
  )
  INSERT INTO bank_transactions (administration_id, journal_id, import_id, line_number, transaction_date, amount_cents,
    counterparty_name, counterparty_iban, description, journal_entry_id, processed_at)
  SELECT $1, $2, (SELECT max(id) FROM bank_imports WHERE administration_id = $1), line.n + 1, line.day, line.cents,
    line.name, line.iban, line.words, entry.id, now()
  FROM line JOIN entry ON line.n + 1 = entry.number
  WHERE EXISTS (SELECT FROM lines)`

const waiting = `
  INSERT INTO bank_transactions (administration_id, journal_id, import_id, line_number, transaction_date, amount_cents,
    counterparty_name, counterparty_iban, description)
  SELECT $1, $2, (SELECT max(id) FROM bank_imports WHERE administration_id = $1), n + 1, day, cents, name, iban, words
  FROM (SELECT n, ${LINE} FROM generate_series(0, $3::int) n) line`
