/** What a column holds, which decides how it is written. */
export type ColumnKind = 'text' | 'cents' | 'decimal'

export interface ExportTable {
  readonly file: string
  /** The table as `t`, with what is joined to it. */
  readonly from: string
  /** Rows of it that are left out. */
  readonly where?: string
  /** The user whose rows these are, where not every administrator may read those of others. */
  readonly ownedBy?: string
  /** The head of each column, what it shows, and its kind. */
  readonly columns: readonly (readonly [header: string, expression: string, kind?: ColumnKind])[]
}

const joined = (table: string, alias: string, key: string) =>
  `LEFT JOIN ${table} ${alias} ON ${alias}.administration_id = t.administration_id AND ${alias}.id = ${key}`

/** Everything in the books as tables. The words are ours alone: nothing a person typed becomes part of the SQL. */
export const exportTables: readonly ExportTable[] = [
  {
    file: 'relaties.csv',
    from: 'contacts t',
    columns: [
      ['Id', 't.id'],
      ['Soort', "CASE t.kind WHEN 'company' THEN 'bedrijf' ELSE 'persoon' END"],
      ['Naam', 't.name'],
      ['Ter attentie van', 't.attention'],
      ['Straat', 't.address_street'],
      ['Postcode', 't.address_postcode'],
      ['Plaats', 't.address_city'],
      ['Land', 't.address_country'],
      ['E-mailadres', 't.email_address'],
      ['Telefoon', 't.phone'],
      ['KvK-nummer', 't.kvk_number'],
      ['Btw-id', 't.vat_number'],
      ['IBAN', 't.iban'],
      ['Betaaltermijn in dagen', 't.payment_term_days'],
      ['Btw-behandeling', 't.vat_treatment'],
      ['Notitie', 't.note'],
      ['Gearchiveerd op', 't.archived_at'],
    ],
  },
  {
    file: 'facturen.csv',
    from: `invoices t ${joined('contacts', 'c', 't.contact_id')} ${joined('owed_items', 'o', '(SELECT i.id FROM owed_items i WHERE i.administration_id = t.administration_id AND i.invoice_id = t.id)')}`,
    where: 't.deleted_at IS NULL',
    columns: [
      ['Id', 't.id'],
      ['Soort', "CASE t.kind WHEN 'invoice' THEN 'factuur' ELSE 'creditfactuur' END"],
      ['Nummer', "coalesce(t.number, 'concept')"],
      ['Relatie-id', 't.contact_id'],
      ['Relatie', "coalesce(t.snapshot->'buyer'->>'name', c.name)"],
      ['Factuurdatum', 't.invoice_date'],
      ['Vervaldatum', 't.due_date'],
      ['Kenmerk', 't.reference'],
      ['Bedrag excl. btw', 't.net_cents', 'cents'],
      ['Btw', 't.vat_cents', 'cents'],
      ['Bedrag incl. btw', 't.gross_cents', 'cents'],
      ['Openstaand', 'coalesce(o.open_cents, 0)', 'cents'],
      ['Crediteert factuur-id', 't.credits_invoice_id'],
      ['Definitief op', 't.finalised_at'],
      ['Verzonden op', 't.sent_at'],
    ],
  },
  {
    file: 'factuurregels.csv',
    from: `invoice_lines t JOIN invoices i ON i.administration_id = t.administration_id AND i.id = t.invoice_id ${joined('ledger_accounts', 'a', 't.account_id')}`,
    where: 'i.deleted_at IS NULL',
    columns: [
      ['Factuur-id', 't.invoice_id'],
      ['Factuurnummer', "coalesce(i.number, 'concept')"],
      ['Regel', 't.line_number'],
      ['Omschrijving', 't.description'],
      ['Aantal', 't.quantity', 'decimal'],
      ['Eenheid', 't.unit'],
      ['Prijs', 't.unit_price', 'decimal'],
      ['Korting in procenten', 't.discount_percent', 'decimal'],
      ['Btw-code', 't.vat_code'],
      ['Grootboekrekening', 'a.number'],
      ['Bedrag', 't.amount_cents', 'cents'],
      ['Periode vanaf', 't.period_from'],
      ['Periode t/m', 't.period_to'],
    ],
  },
  {
    file: 'grootboekrekeningen.csv',
    from: 'ledger_accounts t',
    columns: [
      ['Nummer', 't.number'],
      ['Naam', 't.name'],
      ['RGS-code', 't.rgs_code'],
      ['Soort', 't.type'],
      ['Btw-code', 't.default_vat_code'],
      ['Buiten gebruik sinds', 't.deactivated_at'],
    ],
  },
  {
    file: 'boekingen.csv',
    from: `ledger_entries t ${joined('ledger_journals', 'j', 't.journal_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Dagboek', 'j.code'],
      ['Naam dagboek', 'j.name'],
      ['Boekjaar', 't.fiscal_year'],
      ['Nummer', 't.number'],
      ['Boekdatum', 't.entry_date'],
      ['Documentdatum', 't.document_date'],
      ['Btw-datum', 't.vat_date'],
      ['Omschrijving', 't.description'],
      ['Bron', 't.source_type'],
      ['Bron-id', 't.source_id'],
      ['Tegenboeking van id', 't.reverses_entry_id'],
      ['Geboekt op', 't.created_at'],
    ],
  },
  {
    file: 'boekingsregels.csv',
    from: `ledger_lines t ${joined('ledger_accounts', 'a', 't.account_id')} ${joined('contacts', 'c', 't.contact_id')}`,
    columns: [
      ['Boeking-id', 't.entry_id'],
      ['Regel', 't.line_number'],
      ['Boekdatum', 't.entry_date'],
      ['Rekening', 'a.number'],
      ['Naam rekening', 'a.name'],
      ['Debet', 't.debit_cents', 'cents'],
      ['Credit', 't.credit_cents', 'cents'],
      ['Btw-code', 't.vat_code'],
      ['Btw-soort', 't.vat_kind'],
      ['Relatie', 'c.name'],
      ['Omschrijving', 't.description'],
    ],
  },
  {
    file: 'bankregels.csv',
    from: `bank_transactions t ${joined('ledger_journals', 'j', 't.journal_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Bankboek', 'j.name'],
      ['IBAN', 'j.iban'],
      ['Datum', 't.transaction_date'],
      ['Rentedatum', 't.value_date'],
      ['Bedrag', 't.amount_cents', 'cents'],
      ['Tegenpartij', 't.counterparty_name'],
      ['IBAN tegenpartij', 't.counterparty_iban'],
      ['Omschrijving', 't.description'],
      ['Betalingskenmerk', 't.structured_reference'],
      ['Boeking-id', 't.journal_entry_id'],
    ],
  },
  {
    file: 'kastellingen.csv',
    from: `cash_counts t ${joined('ledger_journals', 'j', 't.journal_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Kasboek', 'j.name'],
      ['Geteld op', 't.counted_on'],
      ['Geteld bedrag', 't.counted_cents', 'cents'],
      ['Bankregel-id van het verschil', 't.difference_line_id'],
    ],
  },
  {
    file: 'inkoopfacturen.csv',
    from: `purchases t ${joined('contacts', 'c', 't.contact_id')}`,
    where: 't.deleted_at IS NULL',
    columns: [
      ['Id', 't.id'],
      ['Soort', "CASE t.kind WHEN 'invoice' THEN 'factuur' ELSE 'creditfactuur' END"],
      ['Nummer', 't.number'],
      ['Leverancier-id', 't.contact_id'],
      ['Leverancier', 'c.name'],
      ['Factuurdatum', 't.invoice_date'],
      ['Vervaldatum', 't.due_date'],
      ['Betalingskenmerk', 't.payment_reference'],
      ['Exclusief btw', 't.net_cents', 'cents'],
      ['Btw', 't.vat_cents', 'cents'],
      ['Inclusief btw', 't.gross_cents', 'cents'],
      ['Geboekt op', 't.booked_at'],
      ['Boeking-id', 't.journal_entry_id'],
      ['Teruggedraaid op', 't.reversed_at'],
      ['Document-id', 't.document_id'],
    ],
  },
  {
    file: 'inkoopregels.csv',
    from: `purchase_lines t JOIN purchases p ON p.administration_id = t.administration_id AND p.id = t.purchase_id ${joined('ledger_accounts', 'a', 't.account_id')}`,
    where: 'p.deleted_at IS NULL',
    columns: [
      ['Inkoopfactuur-id', 't.purchase_id'],
      ['Regel', 't.line_number'],
      ['Omschrijving', 't.description'],
      ['Bedrag', 't.amount_cents', 'cents'],
      ['Bedrag met btw', "CASE WHEN p.prices_include_vat THEN 'ja' ELSE 'nee' END"],
      ['Btw-code', 't.vat_code'],
      ['Grootboekrekening', 'a.number'],
      ['Periode vanaf', 't.period_from'],
      ['Periode t/m', 't.period_to'],
    ],
  },
  {
    file: 'openstaand-bij-begin.csv',
    from: `owed_items t ${joined('contacts', 'c', 't.contact_id')}`,
    where: 't.opening_balance_id IS NOT NULL',
    columns: [
      ['Id', 't.id'],
      ['Soort', "CASE t.kind WHEN 'receivable' THEN 'verkoop' ELSE 'inkoop' END"],
      ['Nummer', 't.number'],
      ['Relatie-id', 't.contact_id'],
      ['Relatie', 'c.name'],
      ['Factuurdatum', 't.document_date'],
      ['Vervaldatum', 't.due_date'],
      ['Bedrag', 't.amount_cents', 'cents'],
      ['Openstaand', 't.open_cents', 'cents'],
    ],
  },
  {
    file: 'documenten.csv',
    from: `documents t ${joined('files', 'f', 't.file_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Bestand', 'f.name'],
      [
        'Status',
        "CASE t.state WHEN 'processed' THEN 'verwerkt' WHEN 'archived' THEN 'in prullenbak' ELSE 'nog niet verwerkt' END",
      ],
      ['Binnengekomen per', "CASE t.source WHEN 'mail' THEN 'mail' ELSE 'upload' END"],
      ['Afzender', 't.sender'],
      ['Binnengekomen op', 't.created_at'],
      ['SHA-256', "encode(t.sha256, 'hex')"],
    ],
  },
  {
    file: 'uren.csv',
    from: 'timers t JOIN users u ON u.id = t.user_id',
    columns: [
      ['Id', 't.id'],
      ['Gebruiker', "u.first_name || ' ' || u.last_name"],
      ['Begonnen op', 't.started_at'],
      ['Gestopt op', 't.stopped_at'],
      ['Notitie', 't.note'],
    ],
  },
  {
    // What support notes for itself belongs to no administration, which cannot read it either.
    file: 'tickets.csv',
    from: `ticket_responses t JOIN tickets q ON q.administration_id = t.administration_id AND q.id = t.ticket_id JOIN users u ON u.id = t.author_id ${joined('ticket_attachments', 'a', '(SELECT x.id FROM ticket_attachments x WHERE x.administration_id = t.administration_id AND x.response_id = t.id)')} ${joined('files', 'f', 'a.file_id')}`,
    ownedBy: 'q.created_by',
    columns: [
      ['Ticket-id', 't.ticket_id'],
      ['Onderwerp', 'q.subject'],
      ['Status', "CASE q.state WHEN 'open' THEN 'open' WHEN 'answered' THEN 'beantwoord' ELSE 'gesloten' END"],
      ['Geschreven op', 't.created_at'],
      ['Door', "CASE t.kind WHEN 'answer' THEN 'Klopt' ELSE u.first_name || ' ' || u.last_name END"],
      ['Bericht', 't.body'],
      ['Bijlage', 'f.name'],
    ],
  },
]
