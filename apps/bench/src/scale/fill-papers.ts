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

/**
 * The papers of the first entries, each with somebody. Each third is owed and has an entry of its own, of two lines, which names it as
 * it names its entry: so both get their numbers first. What is paid is of the entry that was there.
 */
const papersOf = (table: 'invoices' | 'purchases', third: number) => `
  paper AS MATERIALIZED (
    SELECT e.number AS n, e.id AS paid_entry_id, e.entry_date AS day,
      customers.ids[1 + e.number % cardinality(customers.ids)] AS contact_id, e.number % 3 = ${third} AS is_owed,
      1000 + e.number::bigint * 7919 % 500000 AS cents, nextval(pg_get_serial_sequence('${table}', 'id')) AS id,
      CASE WHEN e.number % 3 = ${third} THEN nextval(pg_get_serial_sequence('journal_entries', 'id')) END AS entry_id
    FROM journal_entries e,
      (SELECT array_agg(id ORDER BY id) AS ids FROM contacts WHERE administration_id = $1) customers
    WHERE e.administration_id = $1 AND e.number <= $2::int AND e.source_type = 'general')`

/** Posts what is owed in a journal: debited on one account and credited on another. */
const posted = ({
  journal,
  source,
  debit,
  credit,
}: Readonly<Record<'journal' | 'source' | 'debit' | 'credit', string>>) => `
  entry AS (
    INSERT INTO journal_entries (id, administration_id, journal_id, entry_date, document_date, vat_date, fiscal_year, number,
      description, source_type, source_id, created_at) OVERRIDING SYSTEM VALUE
    SELECT entry_id, $1, (SELECT id FROM journals WHERE administration_id = $1 AND type = '${journal}'), day, day, day,
      extract(year FROM day), n, 'Document ' || n, '${source}', id, now() FROM paper WHERE is_owed),
  line AS (
    INSERT INTO journal_lines (administration_id, entry_id, line_number, account_id, debit_cents, credit_cents, entry_date,
      vat_date)
    SELECT $1, entry_id, side, account.id, CASE side WHEN 1 THEN cents ELSE 0 END, CASE side WHEN 2 THEN cents ELSE 0 END,
      day, day
    FROM paper, generate_series(1, 2) side
      JOIN accounts account ON account.administration_id = $1
        AND account.rgs_code = CASE side WHEN 1 THEN '${debit}' ELSE '${credit}' END
    WHERE is_owed)`

const invoices = `
  WITH ${papersOf('invoices', 0)},
  ${posted({ journal: 'sales-book', source: 'invoice', debit: 'BVorDebHad', credit: 'WOmzNodOdh' })},
  invoice AS (
    INSERT INTO invoices (id, administration_id, number, sequence_number, contact_id, reference, invoice_date,
      payment_term_days, due_date, net_cents, gross_cents, snapshot, journal_entry_id, finalised_at, sent_at, created_at,
      updated_at) OVERRIDING SYSTEM VALUE
    SELECT id, $1, 'F' || n, n, contact_id, 'Opdracht ' || n, day, 30, day + 30, cents, cents, '{}',
      coalesce(entry_id, paid_entry_id), now(), now(), now(), now() FROM paper)
  INSERT INTO open_items (administration_id, kind, contact_id, invoice_id, number, document_date, due_date, amount_cents,
    open_cents)
  SELECT $1, 'receivable', contact_id, id, 'F' || n, day, day + 30, cents, cents FROM paper WHERE is_owed`

const purchases = `
  WITH ${papersOf('purchases', 1)},
  ${posted({ journal: 'purchase-book', source: 'purchase', debit: 'WBedAlkOal', credit: 'BSchCreHac' })},
  purchase AS (
    INSERT INTO purchases (id, administration_id, number, contact_id, invoice_date, due_date, net_cents, gross_cents,
      booked_at, journal_entry_id, created_at, updated_at) OVERRIDING SYSTEM VALUE
    SELECT id, $1, 'INK' || n, contact_id, day, day + 14, cents, cents, now(), coalesce(entry_id, paid_entry_id), now(), now()
    FROM paper)
  INSERT INTO open_items (administration_id, kind, contact_id, purchase_id, number, document_date, due_date, amount_cents,
    open_cents)
  SELECT $1, 'payable', contact_id, id, 'INK' || n, day, day + 14, cents, cents FROM paper WHERE is_owed`

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
