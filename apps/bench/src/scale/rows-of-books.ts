import { cents, day, fileOf, ofThem, oneTo, somebody } from './list-rows.ts'

const paymentFiles = `
  WITH ${fileOf('betaling', 'text/xml', 25)}
  INSERT INTO payment_files (administration_id, journal_id, message_id, execution_date, file_id, created_at)
  SELECT b.id, b.bank_id, 'BET' || n, date '2026-01-01' + n % 200, file.id, now()
  FROM file JOIN made_books b ON b.id = file.administration_id`

/** Five to a file, which leaves some of what is owed out of all. */
const paymentFileItems = `
  WITH file AS (
    SELECT id, administration_id, row_number() OVER (PARTITION BY administration_id ORDER BY id) AS place
    FROM payment_files WHERE ${ofThem}),
  item AS (
    SELECT id, administration_id, open_cents, number, row_number() OVER (PARTITION BY administration_id ORDER BY id) AS place
    FROM open_items WHERE ${ofThem} AND purchase_id IS NOT NULL)
  INSERT INTO payment_file_items (administration_id, payment_file_id, open_item_id, amount_cents, creditor_name,
    creditor_iban, reference)
  SELECT file.administration_id, file.id, item.id, item.open_cents, 'Leverancier', 'NL20INGB0001234567', item.number
  FROM file JOIN item ON item.administration_id = file.administration_id AND (item.place + 4) / 5 = file.place`

const assets = `
  INSERT INTO assets (administration_id, name, account_id, depreciation_account_id, expense_account_id, result_account_id,
    cost_cents, residual_cents, in_books_from, in_use_on, life_months, books_every, created_by, created_at)
  SELECT b.id, 'Machine ' || n, b.account_id, b.account_id, b.account_id, b.account_id, 100000 + ${cents}, 0, ${day}, ${day}, 60,
    'month', b.owner_id, now() FROM ${oneTo(25)}`

const depreciations = `
  INSERT INTO asset_depreciations (administration_id, asset_id, kind, period_end, cents, journal_entry_id, created_at)
  SELECT a.administration_id, a.id, 'plan', (date '2026-01-31' + m * interval '1 month')::date, 1500, b.entry_id, now()
  FROM assets a JOIN made_books b ON b.id = a.administration_id, generate_series(0, 5) m`

const spreads = `
  WITH spread AS (
    INSERT INTO spreads (administration_id, purchase_id, line_number, description, account_id, accrual_account_id, period_from,
      period_to, amount_cents, journal_entry_id)
    SELECT b.id, p.id, 1, 'Verzekering ' || n, b.account_id, b.account_id, p.invoice_date, p.invoice_date + 365, ${cents},
      p.journal_entry_id
    FROM ${oneTo(20)} JOIN purchases p ON p.administration_id = b.id AND p.number = 'INK' || n
    RETURNING id, administration_id, journal_entry_id, amount_cents)
  INSERT INTO spread_parts (administration_id, spread_id, journal_entry_id, cents)
  SELECT administration_id, id, journal_entry_id, amount_cents FROM spread`

const rules = `
  INSERT INTO bank_rules (administration_id, name, description_contains, direction, account_id, created_at)
  SELECT b.id, 'Regel ' || n, 'abonnement ' || n, 'out', b.account_id, now() FROM ${oneTo(25)}`

const mutedSuggestions = `
  INSERT INTO muted_suggestions (administration_id, kind, account_id, counterparty_name, created_at)
  SELECT b.id, 'account', b.account_id, 'Iemand ' || n, now() FROM ${oneTo(25)}`

const journalDrafts = `
  INSERT INTO journal_drafts (administration_id, entry_date, description, created_by, updated_by, created_at, updated_at)
  SELECT b.id, ${day}, 'Concept ' || n, b.owner_id, b.owner_id, now(), ${day} FROM ${oneTo(20)}`

const journalTemplates = `
  INSERT INTO journal_templates (administration_id, name, lines, created_by, created_at, updated_at)
  SELECT id, 'Huur ' || place, '[]', owner_id, now(), now() FROM made_books, generate_series(1, 5) place`

/** VAT of another country that can be asked back. */
const foreignVat = `
  INSERT INTO purchases (administration_id, number, contact_id, invoice_date, due_date, net_cents, gross_cents,
    foreign_vat_country, foreign_vat_cents, booked_at, journal_entry_id, created_at, updated_at)
  SELECT b.id, 'BUI' || n, ${somebody}, ${day}, ${day} + 14, ${cents}, ${cents}, 'DE', 100 + n, now(), b.entry_id, now(), now()
  FROM ${oneTo(20)}`

/** What is in the books besides entries, papers and bank lines. */
export const ROWS_OF_BOOKS: readonly string[] = [
  paymentFiles,
  paymentFileItems,
  assets,
  depreciations,
  spreads,
  rules,
  mutedSuggestions,
  journalDrafts,
  journalTemplates,
  foreignVat,
]
