import { cents, day, fileOf, ofThem, oneTo, quarterEnds, quarters, somebody } from './list-rows.ts'

const estimates = `
  INSERT INTO estimates (administration_id, number, contact_id, estimate_date, valid_until, terms, net_cents, vat_cents,
    gross_cents, snapshot, sent_at, created_by, created_at, updated_at)
  SELECT b.id, 'OFF' || n, ${somebody}, ${day}, ${day} + 30, jsonb_build_object('reference', 'Offerte ' || n), ${cents}, 0,
    ${cents}, '{}', now(), b.owner_id, now(), now() FROM ${oneTo(2)}`

const recurringTerms = JSON.stringify({
  reference: 'Abonnement',
  note: '',
  paymentTermDays: 30,
  pricesIncludeVat: false,
  discountPercent: '0',
  lines: [
    {
      description: 'Onderhoud',
      quantity: '1',
      unit: 'maand',
      unitPrice: '100',
      discountPercent: '0',
      vatCode: 'sale_high',
      accountId: null,
    },
  ],
})

const recurringInvoices = `
  INSERT INTO recurring_invoices (administration_id, contact_id, state, unit, step_count, starts_on, mode, terms, net_cents,
    vat_cents, gross_cents, next_on, created_by, created_at, updated_at)
  SELECT b.id, ${somebody}, 'active', 'month', 1, ${day}, 'draft', '${recurringTerms}', 10000, 2100, 12100,
    date '2026-10-01' + n % 30, b.owner_id, now(), now() FROM ${oneTo(10)}`

const mandates = `
  INSERT INTO customer_mandates (administration_id, contact_id, reference, kind, scheme, signed_on, iban, account_holder,
    created_by, created_at)
  SELECT b.id, ${somebody}, 'M' || n, 'recurring', 'CORE', ${day}, 'NL20INGB0001234567', 'Klant ' || n, b.owner_id, now()
  FROM ${oneTo(10)}`

const directDebitFiles = `
  WITH ${fileOf('incasso', 'text/xml', 50)}
  INSERT INTO direct_debit_files (administration_id, journal_id, message_id, collection_date, file_id, created_at)
  SELECT b.id, b.bank_id, 'INC' || n, date '2026-01-01' + n % 200, file.id, now()
  FROM file JOIN made_books b ON b.id = file.administration_id`

/** Five to a file, of which none is owed by the mandate's contact: nobody reads that here. */
const directDebitItems = `
  WITH file AS (
    SELECT id, administration_id, row_number() OVER (PARTITION BY administration_id ORDER BY id) AS place
    FROM direct_debit_files WHERE ${ofThem}),
  item AS (
    SELECT id, administration_id, open_cents, row_number() OVER (PARTITION BY administration_id ORDER BY id) AS place
    FROM open_items WHERE ${ofThem} AND invoice_id IS NOT NULL),
  mandate AS (SELECT administration_id, min(id) AS id FROM customer_mandates WHERE ${ofThem} GROUP BY 1)
  INSERT INTO direct_debit_items (administration_id, direct_debit_file_id, open_item_id, mandate_id, scheme, sequence,
    end_to_end_id, amount_cents, debtor_name, debtor_iban)
  SELECT file.administration_id, file.id, item.id, mandate.id, 'CORE', 'RCUR', 'E' || item.id, item.open_cents, 'Klant',
    'NL20INGB0001234567'
  FROM file JOIN mandate USING (administration_id)
    JOIN item ON item.administration_id = file.administration_id AND (item.place + 4) / 5 = file.place`

const customerLinks = `
  INSERT INTO customer_links (administration_id, contact_id, token, created_at)
  SELECT b.id, b.contacts[n], left(translate(encode(sha256((b.id || '-' || n)::bytea), 'base64'), '+/', '-_'), 22), now()
  FROM ${oneTo(10)} WHERE n <= cardinality(b.contacts)`

const priceAgreements = `
  INSERT INTO price_agreements (administration_id, product_id, contact_id, unit_price)
  SELECT b.id, p.id, ${somebody}, n FROM ${oneTo(10)} JOIN products p ON p.administration_id = b.id AND p.number = 'P' || n`

const sentMessages = `
  INSERT INTO sent_messages (administration_id, invoice_id, recipient, subject, body, queued_at, sent_at)
  SELECT administration_id, id, 'klant@example.nl', 'Factuur ' || number, 'Hierbij de factuur.', now(), now()
  FROM invoices WHERE ${ofThem} AND sequence_number % 2 = 0`

/** Of what was owed when the books began, by the number that it has there. */
const earlierInvoices = `
  WITH ${fileOf('factuur van toen', 'application/pdf', 10)}
  INSERT INTO earlier_invoice_files (administration_id, number, file_id, created_at)
  SELECT b.id, '2023-' || b.contacts[file.n], file.id, now()
  FROM file JOIN made_books b ON b.id = file.administration_id WHERE file.n <= cardinality(b.contacts)`

const attachments = `
  WITH ${fileOf('bijlage', 'application/pdf', 10)}
  INSERT INTO invoice_attachments (administration_id, invoice_id, file_id, created_at)
  SELECT i.administration_id, i.id, file.id, now()
  FROM file JOIN invoices i ON i.administration_id = file.administration_id AND i.number = 'F' || file.n`

const icpLists = `
  INSERT INTO icp_lists (administration_id, period_start, period_end, rows, corrections, total_cents, handed_in_on, filed_by,
    filed_at)
  SELECT b.id, q.start::date, ${quarterEnds}, '[]', '[]', 0, ${quarterEnds} + 20, b.owner_id, now()
  FROM made_books b, ${quarters}`

const ossRegistrations = `
  INSERT INTO oss_registrations (administration_id, since) SELECT id, date '2024-01-01' FROM made_books`

const ossLists = `
  INSERT INTO oss_lists (administration_id, period_start, period_end, rows, corrections, vat_cents, handed_in_on, filed_by,
    filed_at)
  SELECT b.id, q.start::date, ${quarterEnds}, '[]', '[]', 0, ${quarterEnds} + 20, b.owner_id, now()
  FROM made_books b, ${quarters}`

/** Each is in the list of its quarter, where that was handed in. */
const ossSupplies = `
  INSERT INTO oss_supplies (administration_id, invoice_id, country, rate_percent, supplied_on, base_cents, vat_cents, list_id)
  SELECT i.administration_id, i.id, 'DE', 19, i.invoice_date, i.gross_cents, i.gross_cents * 19 / 100, l.id
  FROM invoices i LEFT JOIN oss_lists l ON l.administration_id = i.administration_id
    AND i.invoice_date BETWEEN l.period_start AND l.period_end
  WHERE i.${ofThem} AND i.sequence_number % 10 = 0`

const vatNumberChecks = `
  INSERT INTO vat_number_checks (administration_id, contact_id, vat_number, requested_at, answered_at, is_valid)
  SELECT b.id, ${somebody}, 'DE123456789', now(), now(), true FROM ${oneTo(20)}`

/** What customers are sent, in the order in which it refers to each other. */
export const ROWS_OF_SALES: readonly string[] = [
  estimates,
  recurringInvoices,
  mandates,
  directDebitFiles,
  directDebitItems,
  customerLinks,
  priceAgreements,
  sentMessages,
  earlierInvoices,
  attachments,
  icpLists,
  ossRegistrations,
  ossLists,
  ossSupplies,
  vatNumberChecks,
]
