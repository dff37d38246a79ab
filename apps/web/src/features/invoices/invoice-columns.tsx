import type { contract, InvoiceListItem, ResponseOf } from '@klopt/api-client/contract'
import { AppLink, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../app/routing/address.ts'
import { dayText, DueDate, DueIn } from '../../shared/lists/due-date.tsx'
import { StatusBadge } from '../../shared/invoices/status-badge.tsx'
import { INVOICE_STATUSES } from '../../shared/invoices/invoice-statuses.ts'
import * as styles from '../../shared/lists/document-columns.css.ts'

type Totals = ResponseOf<typeof contract.invoices.list>['totals']

/** Where an invoice is shown. */
export const invoiceHref = (administrationId: number, { id }: Pick<InvoiceListItem, 'id'>): string =>
  administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: id } })

interface ColumnsOptions {
  administrationId: number
  totals: Totals | undefined
  /** YYYY-MM-DD */
  today: string
}

/** The columns of the list. */
export function invoiceColumns({ administrationId, totals, today }: ColumnsOptions): Column<InvoiceListItem>[] {
  return [
    {
      id: 'number',
      header: 'Nummer',
      sortable: true,
      card: 'number',
      width: '128px',
      total: 'Totaal',
      cell: (row) => (
        // The row itself is what the keyboard stops at.
        <AppLink href={invoiceHref(administrationId, row)} tabIndex={-1} className={styles.number}>
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
    {
      id: 'invoiceDate',
      header: 'Datum',
      sortable: true,
      width: '124px',
      card: 'date',
      priority: 2,
      cell: (row) => formatDateShort(row.invoiceDate),
      cardCell: (row) => dayText(row.invoiceDate, today),
    },
    {
      id: 'dueDate',
      header: 'Vervalt',
      sortable: true,
      width: '124px',
      card: 'due',
      cell: (row) => row.kind === 'invoice' && <DueDate date={row.dueDate} isLate={row.status === 'late'} />,
      cardCell: (row) =>
        row.openCents === 0 || row.status === 'draft' ? (
          INVOICE_STATUSES[row.status].label
        ) : (
          <DueIn date={row.dueDate} today={today} />
        ),
    },
    {
      id: 'status',
      header: 'Status',
      width: '144px',
      card: 'none',
      cell: (row) => <StatusBadge status={row.status} />,
    },
    {
      id: 'open',
      header: 'Openstaand',
      align: 'end',
      width: '132px',
      priority: 2,
      card: 'none',
      total: totals && formatEuro(totals.openCents),
      cell: (row) => (row.openCents === 0 ? <span className={styles.muted}>–</span> : formatEuro(row.openCents)),
    },
    {
      id: 'grossCents',
      header: 'Bedrag',
      sortable: true,
      align: 'end',
      width: '132px',
      card: 'amount',
      total: totals && formatEuro(totals.grossCents),
      cell: (row) => formatEuro(row.grossCents),
    },
  ]
}
