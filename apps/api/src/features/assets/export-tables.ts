import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of assets. */
export const assetExportTables: readonly ExportTable[] = [
  {
    file: 'activa.csv',
    from: `assets t ${joined('ledger_accounts', 'a', 't.account_id')}`,
    where: 't.deleted_at IS NULL',
    columns: [
      ['Id', 't.id'],
      ['Naam', 't.name'],
      ['Notitie', 't.note'],
      ['Rekening', 'a.number'],
      ['Aanschafwaarde', 't.cost_cents', 'cents'],
      ['Btw bij aankoop', 't.vat_cents', 'cents'],
      ['Restwaarde', 't.residual_cents', 'cents'],
      ['In gebruik sinds', 't.in_use_on'],
      ['Maanden', 't.life_months'],
      ['Percentage per jaar', 't.rate_hundredths / 100.0', 'decimal'],
      ['Overgenomen op', 't.taken_over_on'],
      ['Toen afgeschreven', 't.taken_over_cents', 'cents'],
      ['Inkoop-id', 't.purchase_id'],
      ['Verkocht of afgedankt op', 't.disposed_on'],
      ['Hoe', "CASE t.disposal WHEN 'sold' THEN 'verkocht' WHEN 'scrapped' THEN 'afgedankt' END"],
    ],
  },
  {
    file: 'afschrijvingen.csv',
    from: 'asset_depreciations t',
    where: 't.voided_at IS NULL',
    columns: [
      ['Activum-id', 't.asset_id'],
      ['Soort', "CASE t.kind WHEN 'plan' THEN 'afschrijving' ELSE 'afwaardering' END"],
      ['Periode tot en met', 't.period_end'],
      ['Bedrag', 't.cents', 'cents'],
      ['Boeking-id', 't.journal_entry_id'],
    ],
  },
]
