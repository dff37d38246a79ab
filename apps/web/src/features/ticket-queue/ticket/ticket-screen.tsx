import { contract } from '@klopt/api-client/contract'
import { Badge, Button, StatusTimeline } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'
import { isMissing } from '../../../app/errors/failures.ts'
import { ticketStates } from '../../../shared/tickets/ticket-words.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { AttachmentButton } from '../../../shell/attachment-button.tsx'
import { Conversation } from '../../../shell/conversation.tsx'
import { ticketMoments } from '../../../shared/tickets/ticket-moments.ts'
import { DetailWaiting } from '../../../shell/detail-waiting.tsx'
import { PageLoadError } from '../../../shell/load-error.tsx'
import { NotFound } from '../../../shell/not-found.tsx'
import { AnswerCard } from '../answer/answer-card.tsx'
import { useAnswer } from '../answer/use-answer.ts'
import { queueHref, type QueueSearch } from '../queue/queue-search.ts'
import { accessRequest } from './access-request.ts'
import { CustomerCard } from './customer-card.tsx'
import { HandlingCard } from './handling-card.tsx'
import type { StaffTicket } from './staff-ticket.ts'
import * as styles from './ticket.css.ts'
import { useNextTicket } from './use-next-ticket.ts'
import { useTicketWrites } from './use-ticket-writes.ts'
import { ListedHeader } from '../../../shell/listed-header.tsx'

export interface TicketScreenProps {
  ticketId: number
  /** Who is signed in. */
  userId: number
  /** The queue one came from. */
  filter: QueueSearch
}

/** One ticket: what was written, who asks, and the answer. */
export function TicketScreen({ ticketId, userId, filter }: TicketScreenProps) {
  const { data, error, refetch } = useQuery({
    ...query(contract.ticketQueue.get, { params: { ticketId } }),
    meta: { errors: 'screen' },
  })
  usePageTitle(isMissing(error) ? null : (data?.subject ?? 'Ticket'))
  if (isMissing(error)) return <NotFound />
  if (error && !data) return <PageLoadError error={error} onRetry={() => void refetch()} />
  return (
    <div className={styles.page}>
      {data ? (
        <Ticket key={data.id} ticket={data} userId={userId} filter={filter} />
      ) : (
        <DetailWaiting back={backTo(filter)} />
      )}
    </div>
  )
}

const backTo = (filter: QueueSearch) => ({ label: 'Tickets', href: queueHref(filter) })

interface TicketProps {
  ticket: StaffTicket
  userId: number
  filter: QueueSearch
}

function Ticket({ ticket, userId, filter }: TicketProps) {
  const { id, subject, state, author } = ticket
  const goOn = useNextTicket(filter)
  const answeredAt = ticket.thread.findLast(({ kind }) => kind === 'answer')?.createdAt ?? null
  const onClosed = () => void goOn(id)
  const writes = useTicketWrites(ticket, onClosed)
  const answer = useAnswer(ticket, userId, onClosed)
  const action =
    state === 'closed' ? (
      <Button loading={writes.isChanging} onClick={writes.reopen}>
        Heropenen
      </Button>
    ) : (
      <Button loading={writes.isChanging} onClick={writes.close}>
        Sluiten
      </Button>
    )
  return (
    <>
      <ListedHeader
        back={backTo(filter)}
        className={styles.header}
        title={subject}
        badge={<Badge tone={ticketStates[state].tone}>{ticketStates[state].label}</Badge>}
        description={`Ticket ${id} van ${author.name}`}
        actions={action}
      />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Conversation
            entries={ticket.thread}
            attachment={({ id: attachmentId, name, sizeBytes }) => (
              <AttachmentButton
                name={name}
                sizeBytes={sizeBytes}
                call={contract.ticketQueue.downloadAttachment}
                input={{ params: { attachmentId } }}
              />
            )}
          />
          <div className={styles.answer}>
            <AnswerCard ticket={ticket} answer={answer} />
          </div>
        </div>
        <div className={styles.aside}>
          <CustomerCard ticket={ticket} onAskAccess={() => answer.insert(accessRequest(author))} />
          <HandlingCard ticket={ticket} userId={userId} writes={writes} />
          <StatusTimeline label={`Verloop van ticket ${id}`} moments={ticketMoments({ ...ticket, answeredAt })} />
        </div>
      </div>
    </>
  )
}
