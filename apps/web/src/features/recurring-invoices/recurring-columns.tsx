import type { RecurringListItem } from '@klopt/api-client/contract'
import { intervalText } from '@klopt/bookkeeping/documents'
import { AppLink, type Column } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { grossColumn } from '../../shared/lists/document-columns.tsx'
import * as styles from '../../shared/lists/document-columns.css.ts'
import { recurringHref } from './recurring-filters.ts'
import { RecurringBadge } from './recurring-statuses.tsx'

interface ColumnsOptions {
  administrationId: number
  /** What those that are listed come to each time, where that is known. */
  grossCents: number | null | undefined
}

/** The columns of the list. */
export function recurringColumns({ administrationId, grossCents }: ColumnsOptions): Column<RecurringListItem>[] {
  return [
    {
      id: 'contact',
      header: 'Relatie',
      card: 'title',
      total: 'Totaal',
      cell: (row) => (
        // The row itself is what the keyboard stops at.
        <AppLink href={recurringHref(administrationId, row.id)} tabIndex={-1} className={styles.number}>
          {row.contactName ?? 'Nog geen relatie'}
        </AppLink>
      ),
    },
    { id: 'reference', header: 'Kenmerk', priority: 2, card: 'none', cell: (row) => row.reference },
    { id: 'interval', header: 'Hoe vaak', width: '132px', card: 'number', cell: (row) => intervalText(row) },
    {
      id: 'startsOn',
      header: 'Eerste factuur',
      sortable: true,
      width: '132px',
      priority: 2,
      card: 'none',
      cell: (row) => formatDateShort(row.startsOn),
    },
    {
      id: 'nextOn',
      header: 'Volgende',
      sortable: true,
      width: '124px',
      card: 'due',
      cell: (row) => (row.nextOn === null ? '' : formatDateShort(row.nextOn)),
    },
    {
      id: 'status',
      header: 'Status',
      width: '136px',
      card: 'none',
      cell: (row) => <RecurringBadge status={row.status} isHeld={row.isHeld} />,
    },
    grossColumn(grossCents),
  ]
}
