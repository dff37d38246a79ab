import type { EstimateListItem } from '@klopt/api-client/contract'
import { AppLink, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import * as styles from '../../shared/lists/document-columns.css.ts'
import { dayText } from '../../shared/lists/due-date.tsx'
import { estimateHref } from './estimate-filters.ts'
import { ESTIMATE_STATUSES, EstimateBadge } from './estimate-statuses.tsx'

interface ColumnsOptions {
  administrationId: number
  /** What those that are listed come to, where that is known. */
  grossCents: number | null | undefined
  /** YYYY-MM-DD */
  today: string
}

/** The columns of the list. */
export function estimateColumns({ administrationId, grossCents, today }: ColumnsOptions): Column<EstimateListItem>[] {
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
        <AppLink href={estimateHref(administrationId, row.id)} tabIndex={-1} className={styles.number}>
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
    { id: 'reference', header: 'Kenmerk', priority: 2, card: 'none', cell: (row) => row.reference },
    {
      id: 'estimateDate',
      header: 'Datum',
      sortable: true,
      width: '124px',
      card: 'date',
      priority: 2,
      cell: (row) => formatDateShort(row.estimateDate),
      cardCell: (row) => dayText(row.estimateDate, today),
    },
    {
      id: 'validUntil',
      header: 'Geldig tot',
      sortable: true,
      width: '132px',
      card: 'due',
      cell: (row) => formatDateShort(row.validUntil),
      cardCell: (row) => ESTIMATE_STATUSES[row.status].label,
    },
    {
      id: 'status',
      header: 'Status',
      width: '144px',
      card: 'none',
      cell: (row) => <EstimateBadge status={row.status} />,
    },
    {
      id: 'grossCents',
      header: 'Bedrag',
      sortable: true,
      align: 'end',
      width: '132px',
      card: 'amount',
      total: typeof grossCents === 'number' ? formatEuro(grossCents) : undefined,
      cell: (row) => formatEuro(row.grossCents),
    },
  ]
}
