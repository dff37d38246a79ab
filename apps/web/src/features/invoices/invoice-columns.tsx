import type { contract, InvoiceListItem, ResponseOf } from '@klopt/api-client/contract'
import { AppLink, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../app/routing/address.ts'
import * as styles from './invoices-screen.css.ts'
import { StatusBadge } from '../../shared/invoices/status-badge.tsx'

type Totals = ResponseOf<typeof contract.invoices.list>['totals']

/** The columns of the list. */
export function invoiceColumns(administrationId: number, totals: Totals | undefined): Column<InvoiceListItem>[] {
  return [
    {
      id: 'number',
      header: 'Nummer',
      card: 'detail',
      width: '128px',
      total: 'Totaal',
      cell: (row) => (
        // The row itself is what the keyboard stops at.
        <AppLink
          href={administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: row.id } })}
          tabIndex={-1}
          className={styles.number}
        >
          {row.number ?? 'Concept'}
        </AppLink>
      ),
    },
    {
      id: 'contact',
      header: 'Relatie',
      card: 'title',
      cell: (row) => row.contactName ?? <span className={styles.muted}>Nog geen relatie</span>,
    },
    { id: 'date', header: 'Datum', width: '124px', card: 'none', cell: (row) => formatDateShort(row.invoiceDate) },
    {
      id: 'due',
      header: 'Vervalt',
      width: '124px',
      priority: 2,
      cell: (row) => row.kind === 'invoice' && formatDateShort(row.dueDate),
    },
    {
      id: 'status',
      header: 'Status',
      width: '144px',
      card: 'status',
      cell: (row) => <StatusBadge status={row.status} />,
    },
    {
      id: 'open',
      header: 'Openstaand',
      align: 'end',
      width: '156px',
      priority: 2,
      total: totals && formatEuro(totals.openCents),
      cell: (row) => (row.openCents === 0 ? <span className={styles.muted}>–</span> : formatEuro(row.openCents)),
    },
    {
      id: 'gross',
      header: 'Bedrag',
      align: 'end',
      width: '156px',
      card: 'amount',
      total: totals && formatEuro(totals.grossCents),
      cell: (row) => formatEuro(row.grossCents),
    },
  ]
}
