import type { contract, PurchaseListItem, ResponseOf } from '@klopt/api-client/contract'
import { AppLink, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../../app/routing/address.ts'
import { dayText, DueDate, DueIn } from '../../../shared/lists/due-date.tsx'
import { PurchaseBadge } from '../purchase-badge.tsx'
import { PURCHASE_STATUSES } from '../purchase-statuses.ts'
import * as styles from './purchases-screen.css.ts'

type Totals = ResponseOf<typeof contract.purchases.list>['totals']

/** Where a purchase is shown: a draft beside its document, what is booked on its own screen. */
export const purchaseHref = (administrationId: number, { id, status, documentId }: PurchaseListItem): string =>
  status === 'draft' && documentId !== null
    ? administrationAddress(administrationId, 'purchases/documents/$documentId', { params: { documentId } })
    : administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId: id } })

interface ColumnsOptions {
  administrationId: number
  totals: Totals | undefined
  /** YYYY-MM-DD */
  today: string
}

/** The columns of the list. */
export function purchaseColumns({ administrationId, totals, today }: ColumnsOptions): Column<PurchaseListItem>[] {
  return [
    {
      id: 'contact',
      header: 'Leverancier',
      card: 'title',
      total: 'Totaal',
      cell: (row) => (
        // The row itself is what the keyboard stops at.
        <AppLink href={purchaseHref(administrationId, row)} tabIndex={-1} className={styles.name}>
          {row.contactName ?? 'Nog geen leverancier'}
        </AppLink>
      ),
    },
    {
      id: 'number',
      header: 'Nummer',
      sortable: true,
      width: '136px',
      card: 'number',
      cell: (row) => row.number || '–',
    },
    {
      id: 'invoiceDate',
      header: 'Datum',
      sortable: true,
      width: '116px',
      priority: 2,
      card: 'date',
      cell: (row) => formatDateShort(row.invoiceDate),
      cardCell: (row) => dayText(row.invoiceDate, today),
    },
    {
      id: 'dueDate',
      header: 'Vervalt',
      sortable: true,
      width: '116px',
      card: 'due',
      cell: (row) => <DueDate date={row.dueDate} isLate={row.status === 'late'} />,
      cardCell: (row) =>
        row.openCents === 0 || row.status === 'draft' ? (
          PURCHASE_STATUSES[row.status].label
        ) : (
          <DueIn date={row.dueDate} today={today} />
        ),
    },
    {
      id: 'status',
      header: 'Status',
      width: '128px',
      card: 'none',
      cell: (row) => <PurchaseBadge status={row.status} />,
    },
    {
      id: 'open',
      header: 'Te betalen',
      align: 'end',
      width: '132px',
      priority: 2,
      total: totals && formatEuro(totals.openCents),
      cell: (row) => (row.openCents === 0 ? <span className={styles.muted}>–</span> : formatEuro(row.openCents)),
    },
    {
      id: 'grossCents',
      header: 'Bedrag',
      sortable: true,
      align: 'end',
      width: '124px',
      card: 'amount',
      total: totals && formatEuro(totals.grossCents),
      cell: (row) => formatEuro(row.grossCents),
    },
  ]
}
