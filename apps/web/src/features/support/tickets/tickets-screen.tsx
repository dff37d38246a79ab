import { contract, type TicketListItem } from '@klopt/api-client/contract'
import { AppLink, Badge, Button, EmptyState, type Column } from '@klopt/ui'
import { MessageSquare, Plus, SearchX } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { usePages } from '../../../app/transport/use-pages.ts'
import { instantText } from '../../../shared/dates/times.ts'
import { segmentCounts } from '../../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../../shared/lists/status-segments.ts'
import { useExports } from '../../../shared/lists/use-exports.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { ListScreen } from '../../../shell/list-screen.tsx'
import { openTicketDialog } from './open-ticket-dialog.ts'
import { tagNames, ticketStates } from '../../../shared/tickets/ticket-words.ts'
import * as styles from './tickets-screen.css.ts'
import { readTicketsSearch, ticketHref, ticketsHref, ticketsQuery, type TicketsSearch } from './tickets-search.ts'

export interface TicketsScreenProps {
  administrationId: number
  filter: TicketsSearch
  onFilter: (filter: TicketsSearch) => void
}

/** The tickets of an administration that the user may see, the newest first. */
export function TicketsScreen({ administrationId, filter, onFilter }: TicketsScreenProps) {
  usePageTitle('Tickets')
  const asked = { params: { administrationId }, query: ticketsQuery(filter) }
  const pages = usePages(contract.tickets.page, asked)
  const exports = useExports(contract.tickets.export, asked)
  const segment = pages.first?.segments?.[filter.state ?? 'all']
  const hrefOf = (next: TicketsSearch) => ticketsHref(administrationId, next)
  const columns = useMemo(() => columnsOf(administrationId), [administrationId])
  const maySubmit = useMayChange(administrationId, { afterEnd: true })
  const add = maySubmit && (
    <Button variant="primary" icon={Plus} onClick={() => void openTicketDialog(administrationId)}>
      Nieuw ticket
    </Button>
  )
  return (
    <ListScreen
      name={`tickets.${administrationId}`}
      title="Tickets"
      itemsName="tickets"
      allLabel="Alle tickets"
      summary="Je vragen aan support, met de antwoorden."
      add={add}
      {...{ filter, onFilter, columns, pages, exports, hrefOf }}
      read={readTicketsSearch}
      segments={statusSegments(
        stateChoices,
        filter.state,
        (state) => hrefOf({ ...filter, state, start: undefined }),
        segmentCounts(pages.first?.segments),
      )}
      totalCount={segment?.count}
      isCapped={segment?.isCapped}
      defaultSort="-createdAt"
      starts={{
        createdAt: { label: 'datum', kind: 'date' },
        lastResponseAt: { label: 'laatste reactie', kind: 'date' },
        subject: { label: 'onderwerp', kind: 'text' },
      }}
      searchLabel="Zoek een ticket"
      searchPlaceholder="Onderwerp, nummer of indiener"
      rowId={({ id }) => id}
      rowHref={({ id }) => ticketHref(administrationId, id)}
      rowLabel={({ subject }) => subject}
      empty={<NoTickets {...{ filter, add }} />}
    />
  )
}

const stateChoices = [
  { status: undefined, label: 'Alles' },
  { status: 'open', label: ticketStates.open.label },
  { status: 'answered', label: ticketStates.answered.label },
  { status: 'closed', label: ticketStates.closed.label },
] as const

interface NoTicketsProps {
  filter: TicketsSearch
  add: ReactNode
}

const NoTickets = ({ filter: { search, state }, add }: NoTicketsProps) =>
  search ? (
    <EmptyState icon={SearchX} title="Niets gevonden">
      Geen ticket past bij ‘{search}’.
    </EmptyState>
  ) : state ? (
    <EmptyState icon={SearchX} title="Niets gevonden">
      Geen ticket is {ticketStates[state].label.toLowerCase()}.
    </EmptyState>
  ) : (
    <EmptyState icon={MessageSquare} title="Je hebt nog geen ticket ingediend" action={add}>
      Hier komen je vragen aan support, met de antwoorden.
    </EmptyState>
  )

function columnsOf(administrationId: number): Column<TicketListItem>[] {
  return [
    {
      id: 'subject',
      header: 'Onderwerp',
      sortable: true,
      card: 'title',
      cell: ({ id, subject }) => (
        // The row itself is what the keyboard stops at.
        <AppLink href={ticketHref(administrationId, id)} tabIndex={-1} className={styles.subject}>
          {subject}
        </AppLink>
      ),
    },
    { id: 'tag', header: 'Soort', width: '180px', priority: 2, cell: ({ tagId }) => tagNames[tagId] },
    { id: 'author', header: 'Ingediend door', priority: 3, cell: (row) => row.authorName },
    {
      id: 'createdAt',
      header: 'Ingediend op',
      sortable: true,
      width: '160px',
      card: 'detail',
      cell: (row) => instantText(row.createdAt),
    },
    {
      id: 'lastResponseAt',
      header: 'Laatste bericht',
      sortable: true,
      width: '160px',
      priority: 2,
      cell: (row) => instantText(row.lastResponseAt),
    },
    {
      id: 'state',
      header: 'Status',
      card: 'status',
      width: '140px',
      cell: ({ state }) => <Badge tone={ticketStates[state].tone}>{ticketStates[state].label}</Badge>,
    },
  ]
}
