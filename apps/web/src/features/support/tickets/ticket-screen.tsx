import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Badge, Button, StatusTimeline, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../../app/routing/address.ts'
import { query } from '../../../app/transport/api.ts'
import { isMissing } from '../../../app/errors/failures.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { instantText } from '../../../shared/dates/times.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { asLeft } from '../../../app/routing/left-addresses.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { PageLoadError } from '../../../shell/load-error.tsx'
import { NotFound } from '../../../shell/not-found.tsx'
import { DetailWaiting } from '../../../shell/detail-waiting.tsx'
import { ticketMoments } from '../../../shared/tickets/ticket-moments.ts'
import { TicketConversation } from './ticket-conversation.tsx'
import { ReplyForm } from './reply-form.tsx'
import { tagNames, ticketStates } from '../../../shared/tickets/ticket-words.ts'
import * as styles from './ticket-screen.css.ts'
import { ListedHeader } from '../../../shell/listed-header.tsx'

export interface TicketScreenProps {
  administrationId: number
  ticketId: number
}

/** One ticket as a conversation. */
export function TicketScreen({ administrationId, ticketId }: TicketScreenProps) {
  const params = { administrationId, ticketId }
  const canWrite = useMayChange(administrationId, { afterEnd: true })
  const ticket = useQuery({ ...query(contract.tickets.get, { params }), meta: { errors: 'screen' } })
  const responses = useQuery({ ...query(contract.tickets.responses, { params }), meta: { errors: 'screen' } })
  usePageTitle(ticket.data?.subject ?? 'Ticket')
  const failed = ticket.error ?? responses.error
  if (isMissing(failed)) return <NotFound />
  const retry = () => void Promise.all([ticket.refetch(), responses.refetch()])
  if (failed && (!ticket.data || !responses.data)) return <PageLoadError error={failed} onRetry={retry} />
  return (
    <div className={styles.page}>
      {ticket.data && responses.data ? (
        <>
          <TicketHeader administrationId={administrationId} ticket={ticket.data} canWrite={canWrite} />
          <StatusTimeline
            label={`Verloop van ticket ${ticketId}`}
            moments={ticketMoments({ ...ticket.data, answeredAt: answeredAt(responses.data.items) })}
          />
          <TicketConversation administrationId={administrationId} responses={responses.data.items} />
          {canWrite && (
            <ReplyForm
              key={ticketId}
              administrationId={administrationId}
              ticketId={ticketId}
              isClosed={ticket.data.state === 'closed'}
            />
          )}
        </>
      ) : (
        <DetailWaiting back={backTo(administrationId)} />
      )}
    </div>
  )
}

const backTo = (administrationId: number) => ({
  label: 'Tickets',
  href: asLeft(administrationAddress(administrationId, 'tickets')),
})

const answeredAt = (responses: ResponseOf<typeof contract.tickets.responses>['items']): number | null =>
  responses.findLast(({ kind }) => kind === 'answer')?.created_on_timestamp ?? null

interface TicketHeaderProps {
  administrationId: number
  ticket: ResponseOf<typeof contract.tickets.get>
  canWrite: boolean
}

function TicketHeader({ administrationId, ticket, canWrite }: TicketHeaderProps) {
  const { id, subject, tagId, state, createdAt, authorName, isMine } = ticket
  const close = useWrite(contract.tickets.close)
  const closeTicket = () =>
    close.mutate(
      { params: { administrationId, ticketId: id } },
      { onSuccess: () => void toast.success('Je ticket is gesloten'), onError: notifyByToast },
    )
  return (
    <ListedHeader
      back={backTo(administrationId)}
      className={styles.header}
      title={subject}
      badge={<Badge tone={ticketStates[state].tone}>{ticketStates[state].label}</Badge>}
      description={`Ticket ${id} · ${tagNames[tagId]} · ${authorName} · ${instantText(createdAt)}`}
      actions={
        canWrite &&
        isMine &&
        state !== 'closed' && (
          <Button loading={close.isPending} onClick={closeTicket}>
            Ticket sluiten
          </Button>
        )
      }
    />
  )
}
