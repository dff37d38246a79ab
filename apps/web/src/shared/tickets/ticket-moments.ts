import type { TicketState } from '@klopt/api-client/contract'
import type { StatusMoment } from '@klopt/ui'
import { instantText } from '../dates/times.ts'

interface TicketCourse {
  readonly state: TicketState
  /** Seconds since 1970. */
  readonly createdAt: number
  /** When support answered last; null when it never did. */
  readonly answeredAt: number | null
}

/** How far a ticket has come: submitted, answered since its customer wrote last, and closed. */
export function ticketMoments({ state, createdAt, answeredAt }: TicketCourse): StatusMoment[] {
  return [
    { label: 'Ingediend', state: 'done', moment: instantText(createdAt) },
    ...answerMoment(state, answeredAt),
    state === 'closed'
      ? { label: 'Gesloten', state: 'done' }
      : { label: 'Gesloten', state: 'upcoming', moment: 'nog niet' },
  ]
}

function answerMoment(state: TicketState, answeredAt: number | null): StatusMoment[] {
  if (state === 'open') return [{ label: 'Beantwoord', state: 'upcoming', moment: 'support is aan zet' }]
  // One can be closed without an answer.
  return answeredAt === null ? [] : [{ label: 'Beantwoord', state: 'done', moment: instantText(answeredAt) }]
}
