import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of online payments. */
export const onlinePaymentExportTables: readonly ExportTable[] = [
  {
    file: 'online-betalingen.csv',
    from: `online_payments t ${joined('trading_partners', 'c', 't.contact_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Relatie-id', 't.contact_id'],
      ['Relatie', 'c.name'],
      ['Bedrag', 't.amount_cents', 'cents'],
      ['Teruggegaan', 't.returned_cents', 'cents'],
      ['Status', 't.status'],
      ['Kenmerk bij aanbieder', 't.provider_id'],
      ['Begonnen op', 't.created_at'],
      ['Betaald op', 't.paid_at'],
    ],
  },
]
