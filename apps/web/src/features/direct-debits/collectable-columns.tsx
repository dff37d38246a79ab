import { isLate } from '@klopt/bookkeeping/calendar'
import type { Collectable } from '@klopt/api-client/contract'
import { AppLink, Badge, classNames, linkClassName, type Column } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../app/routing/address.ts'
import { dayText, DueDate, DueIn } from '../../shared/lists/due-date.tsx'
import { obstacleWords } from './collecting-words.ts'
import * as styles from './direct-debits.css.ts'

/** The columns of what can be collected. */
export const collectableColumns = (administrationId: number, today: string): Column<Collectable>[] => [
  {
    id: 'contactName',
    header: 'Relatie',
    sortable: true,
    card: 'title',
    cell: ({ contactName, contactId }) => (
      <AppLink
        href={administrationAddress(administrationId, 'contacts/$contactId', { params: { contactId } })}
        tabIndex={-1}
        className={linkClassName}
      >
        {contactName}
      </AppLink>
    ),
  },
  {
    id: 'number',
    header: 'Factuur',
    sortable: true,
    width: '104px',
    card: 'number',
    cardCell: (row) => <NumberLink administrationId={administrationId} row={row} />,
    cell: (row) => (
      <>
        <NumberLink administrationId={administrationId} row={row} />
        <span className={styles.dueBelow}>
          <DueDate date={row.dueDate} isLate={isLate(row, today)} />
        </span>
      </>
    ),
  },
  {
    id: 'mandate',
    header: 'Machtiging',
    width: '148px',
    priority: 3,
    cell: ({ mandateReference }) => <span className={styles.reference}>{mandateReference}</span>,
  },
  {
    id: 'dueDate',
    header: 'Vervalt',
    sortable: true,
    width: '108px',
    // It stands below the number then.
    priority: 2,
    card: 'date',
    cell: (row) => <DueDate date={row.dueDate} isLate={isLate(row, today)} />,
    // Beside the day of its collection, or why it has none, there is no room for more than the day itself.
    cardCell: ({ dueDate, collectionDate, obstacle }) =>
      collectionDate === null && obstacle === null ? <DueIn date={dueDate} today={today} /> : dayText(dueDate, today),
  },
  {
    id: 'state',
    header: 'Status',
    width: '156px',
    card: 'status',
    cell: ({ obstacle, collectionDate }) =>
      collectionDate !== null ? (
        <Badge tone="info">Incasso {dayText(collectionDate, today)}</Badge>
      ) : (
        obstacle !== null && <Badge tone="warning">{obstacleWords[obstacle]}</Badge>
      ),
  },
  {
    id: 'openCents',
    header: 'Openstaand',
    sortable: true,
    align: 'end',
    width: '112px',
    card: 'amount',
    cell: ({ openCents }) => formatEuro(openCents),
  },
]

const NumberLink = ({
  administrationId,
  row: { number, invoiceId },
}: {
  administrationId: number
  row: Pick<Collectable, 'number' | 'invoiceId'>
}) => (
  <AppLink
    href={administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId } })}
    tabIndex={-1}
    className={classNames(linkClassName, styles.number)}
  >
    {number}
  </AppLink>
)
