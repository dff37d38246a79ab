import { contract } from '@klopt/api-client/contract'
import { AppLink, Badge, Button, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { query } from '../../../app/transport/api.ts'
import { instantText } from '../../../shared/dates/times.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { openTicketDialog } from '../tickets/open-ticket-dialog.ts'
import { ticketStates } from '../../../shared/tickets/ticket-words.ts'
import * as styles from './sidebar.css.ts'

/** One's tickets in this administration, the newest first. */
export function TicketsTab({ administrationId }: { administrationId: number }) {
  const maySubmit = useMayChange(administrationId, { afterEnd: true })
  const tickets = useQuery({
    ...query(contract.tickets.list, { params: { administrationId } }),
    meta: { errors: 'screen' },
  })
  return (
    <div className={styles.stack}>
      {maySubmit && (
        <div>
          <Button icon={Plus} onClick={() => void openTicketDialog(administrationId)}>
            Nieuw ticket
          </Button>
        </div>
      )}
      {tickets.data ? (
        tickets.data.length === 0 ? (
          <p className={styles.text}>Je hebt nog geen ticket ingediend</p>
        ) : (
          <ul aria-label="Tickets" className={styles.list}>
            {tickets.data.map((ticket) => (
              <li key={ticket.id}>
                <AppLink
                  href={administrationAddress(administrationId, 'tickets/$ticketId', {
                    params: { ticketId: ticket.id },
                  })}
                  className={styles.row}
                >
                  <span className={styles.rowWords}>
                    <span className={styles.rowTitle}>{ticket.subject}</span>
                    <span className={styles.details}>{instantText(ticket.created_on_timestamp)}</span>
                  </span>
                  <Badge tone={ticketStates[ticket.state].tone}>{ticketStates[ticket.state].label}</Badge>
                </AppLink>
              </li>
            ))}
          </ul>
        )
      ) : tickets.isError ? (
        <LoadError error={tickets.error} onRetry={() => void tickets.refetch()} />
      ) : (
        <Skeleton height="160px" />
      )}
    </div>
  )
}
