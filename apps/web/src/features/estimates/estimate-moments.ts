import type { Estimate } from '@klopt/api-client/contract'
import type { StatusMoment } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { instantText } from '../../shared/dates/times.ts'
import { acceptedText } from './estimate-events.ts'

/** How far an estimate that was sent has come: made, sent, seen, answered, and put on invoices. */
export function estimateMoments(estimate: Estimate): StatusMoment[] {
  const { createdAt, sentAt, viewedAt, bounced, accepted, declined } = estimate
  return [
    { label: 'Gemaakt', state: 'done', moment: instantText(createdAt) },
    reached('Verzonden', sentAt),
    ...(bounced === null
      ? []
      : [{ label: 'Niet aangekomen', state: 'problem' as const, moment: instantText(bounced.at) }]),
    // Who answered without opening it, as on paper, needs not see it any more.
    ...(viewedAt === null && (accepted ?? declined) !== null ? [] : [reached('Bekeken', viewedAt)]),
    ...answerMoments(estimate),
  ]
}

const reached = (label: string, at: number | null): StatusMoment =>
  at === null ? { label, state: 'upcoming', moment: 'nog niet' } : { label, state: 'done', moment: instantText(at) }

function answerMoments(estimate: Estimate): StatusMoment[] {
  const { status, accepted, declined, withdrawn, validUntil, invoicedCents, leftCents } = estimate
  if (declined !== null) return [{ label: 'Afgewezen', state: 'problem', moment: instantText(declined.at) }]
  if (status === 'expired') return [{ label: 'Verlopen', state: 'problem', moment: formatDateShort(validUntil) }]
  if (accepted === null) {
    return [
      { label: 'Geaccepteerd', state: 'upcoming', moment: `kan tot en met ${formatDateShort(validUntil)}` },
      { label: 'Gefactureerd', state: 'upcoming', moment: 'nog niet' },
    ]
  }
  const answered: StatusMoment = { label: 'Geaccepteerd', state: 'done', moment: acceptedText(accepted) }
  if (withdrawn !== null) return [answered, { label: 'Herroepen', state: 'problem', moment: instantText(withdrawn.at) }]
  return [
    answered,
    leftCents > 0
      ? { label: 'Gefactureerd', state: 'upcoming', moment: invoicedCents === 0 ? 'nog niet' : 'nog niet helemaal' }
      : { label: 'Gefactureerd', state: 'done' },
  ]
}
