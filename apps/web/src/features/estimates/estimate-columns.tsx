import type { EstimateListItem } from '@klopt/api-client/contract'
import type { Column } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { customerColumn, dateColumn, grossColumn, numberColumn } from '../../shared/lists/document-columns.tsx'
import { day } from '../../shared/lists/due-date.css.ts'
import { estimateHref } from './estimate-filters.ts'
import { ESTIMATE_STATUSES, EstimateBadge } from './estimate-statuses.tsx'

interface ColumnsOptions {
  administrationId: number
  /** What those that are listed come to, where that is known. */
  grossCents: number | null | undefined
  /** YYYY-MM-DD */
  today: string
}

/** The columns of the list: no wider than their words, so that on a tablet a customer has a line. */
export function estimateColumns({ administrationId, grossCents, today }: ColumnsOptions): Column<EstimateListItem>[] {
  return [
    numberColumn(
      (row) => estimateHref(administrationId, row.id),
      (row) => row.estimateDate,
    ),
    customerColumn(),
    { id: 'reference', header: 'Kenmerk', priority: 3, card: 'none', cell: (row) => row.reference },
    dateColumn({ id: 'estimateDate', dateOf: (row) => row.estimateDate, today }),
    {
      id: 'validUntil',
      header: 'Geldig tot',
      sortable: true,
      width: '132px',
      priority: 2,
      card: 'due',
      cell: (row) => <span className={day}>{formatDateShort(row.validUntil)}</span>,
      // A draft says so where others have their number.
      cardCell: (row) => (row.status === 'draft' ? null : ESTIMATE_STATUSES[row.status].label),
    },
    {
      id: 'status',
      header: 'Status',
      width: '124px',
      card: 'none',
      cell: (row) => <EstimateBadge status={row.status} />,
    },
    grossColumn(grossCents, '116px'),
  ]
}
