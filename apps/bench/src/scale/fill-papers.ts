import type pg from 'pg'

/** How many journal lines there are to each invoice, purchase, bank line and document. */
export const LINES_TO_EACH = 20

/** What stands in the lists of an administration that was filled: invoices and purchases of its entries, bank lines, documents, products. */
export async function fillPapers(client: pg.Client, administrationId: number, lineCount: number): Promise<void> {
  const count = Math.ceil(lineCount / LINES_TO_EACH)
  for (const statement of [invoices, purchases, bankLines, documents, products]) {
    await client.query(statement, [administrationId, count])
  }
}

/** The first entries, each with somebody. */
const ofEntries = `
  FROM journal_entries e JOIN customer ON customer.place = e.number % customer.total
  WHERE e.administration_id = $1 AND e.number <= $2::int`
const customer = `customer AS (
    SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total FROM contacts
    WHERE administration_id = $1)`
const cents = '1000 + e.number::bigint * 7919 % 500000'

/** Of which each third is owed. */
const invoices = `
  WITH ${customer}, invoice AS (
    INSERT INTO invoices (administration_id, number, sequence_number, contact_id, reference, invoice_date,
      payment_term_days, due_date, net_cents, gross_cents, snapshot, journal_entry_id, finalised_at, sent_at, created_at,
      updated_at)
    SELECT $1, 'F' || e.number, e.number, customer.id, 'Opdracht ' || e.number, e.entry_date, 30, e.entry_date + 30,
      ${cents}, ${cents}, '{}', e.id, now(), now(), now(), now() ${ofEntries}
    RETURNING id, contact_id, number, sequence_number, invoice_date, due_date, gross_cents)
  INSERT INTO open_items (administration_id, kind, contact_id, invoice_id, number, document_date, due_date, amount_cents,
    open_cents)
  SELECT $1, 'receivable', contact_id, id, number, invoice_date, due_date, gross_cents, gross_cents FROM invoice
  WHERE sequence_number % 3 = 0`

const purchases = `
  WITH ${customer}, purchase AS (
    INSERT INTO purchases (administration_id, number, contact_id, invoice_date, due_date, net_cents, gross_cents, booked_at,
      journal_entry_id, created_at, updated_at)
    SELECT $1, 'INK' || e.number, customer.id, e.entry_date, e.entry_date + 14, ${cents}, ${cents}, now(), e.id, now(), now()
    ${ofEntries}
    RETURNING id, contact_id, number, invoice_date, due_date, gross_cents)
  INSERT INTO open_items (administration_id, kind, contact_id, purchase_id, number, document_date, due_date, amount_cents,
    open_cents)
  SELECT $1, 'payable', contact_id, id, number, invoice_date, due_date, gross_cents, gross_cents FROM purchase
  WHERE id % 3 = 0`

/** All of which wait. */
const bankLines = `
  WITH import AS (
    INSERT INTO bank_imports (administration_id, journal_id, file_name, file_sha256, format, from_date, to_date, new_lines,
      known_lines, created_at)
    SELECT $1, min(id), 'afschrift.xml', '\\x00', 'camt053', '2024-01-01', '2026-09-26', $2::int, 0, now() FROM journals
    WHERE administration_id = $1 AND type = 'bankbook' RETURNING id, journal_id)
  INSERT INTO bank_transactions (administration_id, journal_id, import_id, line_number, transaction_date, amount_cents,
    counterparty_name, counterparty_iban, description)
  SELECT $1, import.journal_id, import.id, n, date '2024-01-01' + n % 1000, -1000 - n::bigint * 7919 % 90000,
    'Leverancier ' || n % 400, 'NL' || 10 + n % 80 || 'KLPT' || lpad((n % 400)::text, 10, '0'),
    'Betaling van termijn ' || n
  FROM import, generate_series(1, $2::int) n`

const documents = `
  WITH file AS (
    INSERT INTO files (administration_id, sha256, name, mime_type, size_bytes, created_at)
    SELECT $1, sha256(('bon ' || n)::bytea), 'bon ' || n || '.pdf', 'application/pdf', 50000,
      timestamptz '2024-01-01' + n % 1000 * interval '1 day'
    FROM generate_series(1, $2::int) n RETURNING id, sha256, created_at)
  INSERT INTO documents (administration_id, file_id, sha256, source, created_at)
  SELECT $1, id, sha256, 'upload', created_at FROM file`

const products = `
  INSERT INTO products (administration_id, number, name, unit_price, vat_code, created_at)
  SELECT $1, 'P' || n, 'Artikel ' || n, n, 'sale_high', now() FROM generate_series(1, $2::int) n`
