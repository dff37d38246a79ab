import type { ExportTable } from '../../kernel/export-table.ts'

/** What goes along of contacts. */
export const contactExportTables: readonly ExportTable[] = [
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
      ['Prijsgroep', 't.price_group'],
      ['OIN', 't.oin'],
      ['Fiscale eenheid', "CASE WHEN t.in_vat_unit THEN 'ja' ELSE 'nee' END"],
      ['E-factuur bij de mail', "CASE WHEN t.wants_e_invoice THEN 'ja' ELSE 'nee' END"],
      ['Taal', 't.language'],
      ['Munteenheid', 't.currency'],
      ['Gearchiveerd op', 't.archived_at'],
    ],
  },
  {
    file: 'controles-btw-id.csv',
    from: 'vat_number_checks t',
    columns: [
      ['Relatie-id', 't.contact_id'],
      ['Btw-id', 't.vat_number'],
      ['Gevraagd op', 't.requested_at'],
      ['Beantwoord op', 't.answered_at'],
      ['Geldig', "CASE t.is_valid WHEN true THEN 'ja' WHEN false THEN 'nee' END"],
      ['Raadpleegnummer', 't.consultation_number'],
      ['Naam', 't.trader_name'],
      ['Adres', 't.trader_address'],
    ],
  },
]
