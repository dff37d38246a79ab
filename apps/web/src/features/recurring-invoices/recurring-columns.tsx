import type { RecurringListItem } from '@klopt/api-client/contract'
import { intervalText, withoutPeriod } from '@klopt/bookkeeping/documents'
import { AppLink, type Column } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { grossColumn } from '../../shared/lists/document-columns.tsx'
import * as styles from '../../shared/lists/document-columns.css.ts'
import { recurringHref } from './recurring-filters.ts'
import { RecurringBadge, recurringLook } from './recurring-statuses.tsx'

interface ColumnsOptions {
  administrationId: number
  /** What those that are listed come to each time, where that is known. */
  grossCents: number | null | undefined
}

/** 'elke maand', and how it stands where that is not simply that it runs: a card has no badge. */
const cardText = (row: RecurringListItem): string =>
  row.status === 'active' && !row.isHeld ? intervalText(row) : `${intervalText(row)} · ${recurringLook(row).label}`

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
        <AppLink href={recurringHref(administrationId, row.id)} tabIndex={-1} className={styles.title}>
          {row.contactName ?? 'Nog geen relatie'}
        </AppLink>
      ),
    },
    // Of whatever period: the variable is for who writes the text.
    {
      id: 'reference',
      header: 'Kenmerk',
      priority: 2,
      card: 'none',
      cell: ({ reference }) => withoutPeriod(reference),
    },
    {
      id: 'interval',
      header: 'Hoe vaak',
      width: '132px',
      card: 'number',
      cell: (row) => intervalText(row),
      cardCell: (row) => cardText(row),
    },
    {
      id: 'startsOn',
      header: 'Eerste factuur',
      sortable: true,
      width: '132px',
      priority: 3,
      card: 'none',
      cell: (row) => formatDateShort(row.startsOn),
    },
    {
      id: 'nextOn',
      header: 'Volgende',
      sortable: true,
      width: '124px',
      card: 'due',
      cell: (row) => (row.nextOn === null ? '–' : formatDateShort(row.nextOn)),
      // Why there is none is said before it.
      cardCell: (row) => (row.nextOn === null ? null : formatDateShort(row.nextOn)),
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
