import { contract } from '@klopt/api-client/contract'
import { AppLink, Badge, Button, EmptyState, type Column } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { MessageSquare, Plus, SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { query } from '../../../app/transport/api.ts'
import { instantText } from '../../../shared/dates/times.ts'
import { onePage } from '../../../shared/lists/one-page.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { ListScreen } from '../../../shell/list-screen.tsx'
import { matchingTickets, type TicketRow } from './matching-tickets.ts'
import { openTicketDialog } from './open-ticket-dialog.ts'
import { tagNames, ticketStates } from '../../../shared/tickets/ticket-words.ts'
import * as styles from './tickets-screen.css.ts'
import { readTicketsSearch, ticketHref, ticketsHref, type TicketsSearch } from './tickets-search.ts'

export interface TicketsScreenProps {
  administrationId: number
  filter: TicketsSearch
  onFilter: (filter: TicketsSearch) => void
}

/** The tickets of an administration that the user may see, the newest first. */
export function TicketsScreen({ administrationId, filter, onFilter }: TicketsScreenProps) {
  usePageTitle('Tickets')
  const tickets = useQuery(query(contract.tickets.list, { params: { administrationId } }))
  const columns = useMemo(() => columnsOf(administrationId), [administrationId])
  const maySubmit = useMayChange(administrationId, { afterEnd: true })
  return (
    <ListScreen
      name={`tickets.${administrationId}`}
      title="Tickets"
      itemsName="tickets"
      allLabel="Alle tickets"
      summary="Je vragen aan support, met de antwoorden."
      actions={
        maySubmit && (
          <Button variant="primary" icon={Plus} onClick={() => void openTicketDialog(administrationId)}>
            Nieuw ticket
          </Button>
        )
      }
      {...{ filter, onFilter, columns }}
      pages={onePage(tickets, matchingTickets(tickets.data ?? [], filter.search))}
      read={readTicketsSearch}
      hrefOf={(next) => ticketsHref(administrationId, next)}
      searchLabel="Zoek een ticket"
      searchPlaceholder="Onderwerp, nummer of indiener"
      rowId={({ id }) => id}
      rowHref={({ id }) => ticketHref(administrationId, id)}
      empty={<NoTickets search={filter.search} />}
    />
  )
}

const NoTickets = ({ search }: { search: string | undefined }) =>
  search ? (
    <EmptyState icon={SearchX} title="Niets gevonden">
      Geen ticket past bij ‘{search}’.
    </EmptyState>
  ) : (
    <EmptyState icon={MessageSquare} title="Je hebt nog geen ticket ingediend">
      Hier komen je vragen aan support, met de antwoorden.
    </EmptyState>
  )

function columnsOf(administrationId: number): Column<TicketRow>[] {
  return [
    {
      id: 'subject',
      header: 'Onderwerp',
      card: 'title',
      cell: ({ id, subject }) => (
        // The row itself is what the keyboard stops at.
        <AppLink href={ticketHref(administrationId, id)} tabIndex={-1} className={styles.subject}>
          {subject}
        </AppLink>
      ),
    },
    { id: 'tag', header: 'Soort', priority: 2, cell: ({ tag_id: tag }) => tagNames[tag] },
    { id: 'author', header: 'Ingediend door', priority: 3, cell: (row) => row.author_name },
    {
      id: 'created',
      header: 'Ingediend op',
      priority: 2,
      card: 'detail',
      cell: (row) => instantText(row.created_on_timestamp),
    },
    { id: 'last', header: 'Laatste bericht', priority: 3, cell: (row) => instantText(row.last_response_on_timestamp) },
    {
      id: 'state',
      header: 'Status',
      card: 'status',
      width: '140px',
      cell: ({ state }) => <Badge tone={ticketStates[state].tone}>{ticketStates[state].label}</Badge>,
    },
  ]
}
