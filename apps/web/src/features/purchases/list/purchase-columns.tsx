import type { contract, PurchaseListItem, ResponseOf } from '@klopt/api-client/contract'
import { AppLink, type Column } from '@klopt/ui'
import { administrationAddress } from '../../../app/routing/address.ts'
import { dateColumn, DayBelow, dueColumn, grossColumn, openColumn } from '../../../shared/lists/document-columns.tsx'
import { PurchaseBadge } from '../purchase-badge.tsx'
import { PURCHASE_STATUSES } from '../purchase-statuses.ts'
import * as styles from './purchase-columns.css.ts'

type Totals = ResponseOf<typeof contract.purchases.list>['totals']

/** Where a purchase is shown: a draft beside its document, what is booked on its own screen. */
export const purchaseHref = (administrationId: number, { id, status, documentId }: PurchaseListItem): string =>
  status === 'draft' && documentId !== null
    ? administrationAddress(administrationId, 'purchases/documents/$documentId', { params: { documentId } })
    : administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId: id } })

/** So many characters of a number stay on one line; suppliers also send texts for one. */
const USUAL = 16

interface ColumnsOptions {
  administrationId: number
  totals: Totals | undefined
  /** YYYY-MM-DD */
  today: string
}

/** The columns of the list: no wider than their words, so that on a tablet the supplier has a line. */
export function purchaseColumns({ administrationId, totals, today }: ColumnsOptions): Column<PurchaseListItem>[] {
  return [
    {
      id: 'contact',
      header: 'Leverancier',
      card: 'title',
      total: 'Totaal',
      cell: (row) => (
        // The row itself is what the keyboard stops at.
        <>
          <AppLink href={purchaseHref(administrationId, row)} tabIndex={-1} className={styles.name}>
            {row.contactName ?? 'Nog geen leverancier'}
          </AppLink>
          {/* The head of the first column says what the rows are sorted by. */}
          <DayBelow date={row.invoiceDate} />
        </>
      ),
    },
    {
      id: 'number',
      header: 'Nummer',
      sortable: true,
      width: '104px',
      card: 'number',
      cell: ({ number }) =>
        number === '' ? '–' : <span className={number.length > USUAL ? undefined : styles.number}>{number}</span>,
    },
    dateColumn({ id: 'invoiceDate', dateOf: (row) => row.invoiceDate, today, width: '116px' }),
    dueColumn({ today, statusOf: (row) => PURCHASE_STATUSES[row.status].label, width: '102px' }),
    {
      id: 'status',
      header: 'Status',
      width: '88px',
      card: 'none',
      cell: (row) => <PurchaseBadge status={row.status} />,
    },
    openColumn('Te betalen', totals?.openCents),
    grossColumn(totals?.grossCents, '100px'),
  ]
}
