import type { contract, InvoiceListItem, ResponseOf } from '@klopt/api-client/contract'
import type { Column } from '@klopt/ui'
import { administrationAddress } from '../../app/routing/address.ts'
import {
  customerColumn,
  dateColumn,
  dueColumn,
  grossColumn,
  numberColumn,
  openColumn,
} from '../../shared/lists/document-columns.tsx'
import { late } from '../../shared/lists/due-date.css.ts'
import { StatusBadge } from '../../shared/invoices/status-badge.tsx'
import { hasNotArrived, statusWords } from '../../shared/invoices/invoice-statuses.ts'

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
    numberColumn(
      (row) => invoiceHref(administrationId, row),
      (row) => row.invoiceDate,
    ),
    customerColumn(),
    dateColumn({ id: 'invoiceDate', dateOf: (row) => row.invoiceDate, today }),
    dueColumn<InvoiceListItem>({
      today,
      // A draft says so where others have their number.
      statusOf: (row) =>
        row.status === 'draft' ? null : (
          <span className={hasNotArrived(row) ? late : undefined}>{statusWords(row).label}</span>
        ),
      tellsStatus: (row) => hasNotArrived(row),
      isDue: (row) => row.kind === 'invoice',
    }),
    {
      id: 'status',
      header: 'Status',
      width: '144px',
      card: 'none',
      cell: (row) => <StatusBadge status={row.status} isBounced={row.isBounced} />,
    },
    openColumn('Openstaand', totals?.openCents),
    grossColumn(totals?.grossCents),
  ]
}
