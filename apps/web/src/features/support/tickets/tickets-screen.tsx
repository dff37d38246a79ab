import { contract } from '@klopt/api-client/contract'
import { AppLink, Badge, Button, Card, EmptyState, PageHeader, SearchField, Table, type Column } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { MessageSquare, Plus, SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { query } from '../../../app/transport/api.ts'
import { instantText } from '../../../shared/dates/times.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { matchingTickets, type TicketRow } from './matching-tickets.ts'
import { openTicketDialog } from './open-ticket-dialog.ts'
import { tagNames, ticketStates } from '../../../shared/tickets/ticket-words.ts'
import * as styles from './tickets-screen.css.ts'

export interface TicketsScreenProps {
  administrationId: number
  search: string | undefined
  onSearch: (search: string | undefined) => void
}

/** The tickets of an administration that the user may see, the newest first. */
export function TicketsScreen({ administrationId, search, onSearch }: TicketsScreenProps) {
  usePageTitle('Tickets')
  const navigate = useNavigate()
  const tickets = useQuery(query(contract.tickets.list, { params: { administrationId } }))
  const columns = useMemo(() => columnsOf(administrationId), [administrationId])
  const rows = matchingTickets(tickets.data ?? [], search)
  const maySubmit = useMayChange(administrationId, { afterEnd: true })
  const add = maySubmit && (
    <Button variant="primary" icon={Plus} onClick={() => void openTicketDialog(administrationId)}>
      Nieuw ticket
    </Button>
  )
  return (
    <>
      <PageHeader title="Tickets" description="Je vragen aan support, met de antwoorden." actions={add} />
      <div className={styles.filters}>
        <SearchField
          label="Zoek een ticket"
          placeholder="Onderwerp, nummer of indiener"
          value={search ?? ''}
          onSearch={(text) => onSearch(text || undefined)}
        />
      </div>
      <Card padding="none">
        {tickets.isError && !tickets.data ? (
          <LoadError error={tickets.error} onRetry={() => void tickets.refetch()} />
        ) : (
          <Table
            label="Tickets"
            columnWidthsKey="tickets"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            onRowActivate={({ id }) =>
              void navigate({
                href: administrationAddress(administrationId, 'tickets/$ticketId', { params: { ticketId: id } }),
              })
            }
            loading={tickets.isPending}
            empty={
              search ? (
                <EmptyState icon={SearchX} title="Niets gevonden">
                  Geen ticket past bij ‘{search}’.
                </EmptyState>
              ) : (
                <EmptyState icon={MessageSquare} title="Je hebt nog geen ticket ingediend">
                  Hier komen je vragen aan support, met de antwoorden.
                </EmptyState>
              )
            }
          />
        )}
      </Card>
    </>
  )
}

function columnsOf(administrationId: number): Column<TicketRow>[] {
  return [
    {
      id: 'subject',
      header: 'Onderwerp',
      card: 'title',
      cell: ({ id, subject }) => (
        // The row itself is what the keyboard stops at.
        <AppLink
          href={administrationAddress(administrationId, 'tickets/$ticketId', { params: { ticketId: id } })}
          tabIndex={-1}
          className={styles.subject}
        >
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
