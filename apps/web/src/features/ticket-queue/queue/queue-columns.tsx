import type { QueuedTicket } from '@klopt/api-client/contract'
import { AppLink, Badge, type Column } from '@klopt/ui'
import { ticketStates, tagNames } from '../../../shared/tickets/ticket-words.ts'
import { instantText } from '../../../shared/dates/times.ts'
import { durationText } from '../../../shared/tickets/duration-text.ts'
import { ticketHref, type QueueSearch } from './queue-search.ts'
import * as styles from './queue.css.ts'

/** How long the customer waits already; a dash when nobody does. `now` in seconds since 1970. */
const waitingText = ({ waitingSince }: QueuedTicket, now: number): string =>
  waitingSince === null ? '–' : durationText(now - waitingSince)

/** The columns of the queue; what waits longest comes first. */
export function queueColumns(filter: QueueSearch, now: number): Column<QueuedTicket>[] {
  return [
    {
      id: 'subject',
      header: 'Onderwerp',
      card: 'title',
      cell: ({ id, subject, companyName, authorName }) => (
        <span className={styles.what}>
          {/* The row itself is what the keyboard stops at. */}
          <AppLink href={ticketHref(id, filter)} tabIndex={-1} className={styles.subject}>
            {subject}
          </AppLink>
          <span className={styles.who}>
            {authorName} · {companyName}
          </span>
        </span>
      ),
    },
    {
      id: 'tag',
      header: 'Soort',
      priority: 3,
      card: 'detail',
      cell: ({ tagId }) => tagNames[tagId],
      cardCell: ({ tagId, assignedTo }) => `${tagNames[tagId]} · ${assignedTo?.name ?? 'van niemand'}`,
    },
    {
      id: 'assigned',
      header: 'Van wie',
      priority: 2,
      card: 'none',
      cell: ({ assignedTo }) => assignedTo?.name ?? <span className={styles.muted}>Niemand</span>,
    },
    {
      id: 'lastResponseAt',
      header: 'Laatste bericht',
      sortable: true,
      priority: 3,
      cell: ({ lastResponseAt }) => instantText(lastResponseAt),
    },
    {
      id: 'waitingSince',
      header: 'Wacht al',
      sortable: true,
      card: 'amount',
      width: '150px',
      cell: (ticket) => <span className={styles.waiting}>{waitingText(ticket, now)}</span>,
    },
    // Of one state it would say on each line what is chosen above them.
    ...(filter.state === 'all' ? [stateColumn] : []),
  ]
}

const stateColumn: Column<QueuedTicket> = {
  id: 'state',
  header: 'Status',
  card: 'status',
  width: '140px',
  cell: ({ state }) => <Badge tone={ticketStates[state].tone}>{ticketStates[state].label}</Badge>,
}
