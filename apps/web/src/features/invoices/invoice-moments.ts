import type { Invoice } from '@klopt/api-client/contract'
import type { StatusMoment } from '@klopt/ui'
import { daysBetween, formatDateShort } from '@klopt/validators'
import { instantText } from '../../shared/dates/times.ts'

/** How far a final invoice has come: made, sent, opened, late or not, and paid. */
export function invoiceMoments(invoice: Invoice, today: string): StatusMoment[] {
  return [
    { label: 'Gemaakt', state: 'done', moment: instantText(invoice.createdAt) },
    sent(invoice),
    ...opened(invoice),
    ...(invoice.kind === 'invoice' ? owed(invoice, today) : settled(invoice)),
  ]
}

function sent({ sentAt, viewedAt, messages: [last] }: Invoice): StatusMoment {
  if (last !== undefined && last.bouncedAt !== null && viewedAt === null) {
    return { label: 'Verzonden', state: 'problem', moment: 'kwam niet aan' }
  }
  if (sentAt !== null) return { label: 'Verzonden', state: 'done', moment: instantText(sentAt) }
  if (last?.state === 'failed') return { label: 'Verzonden', state: 'problem', moment: 'niet gelukt' }
  return { label: 'Verzonden', state: 'upcoming', moment: last === undefined ? 'nog niet' : 'onderweg' }
}

/** Who paid without opening it needs not see it any more. */
function opened({ viewedAt, status }: Invoice): StatusMoment[] {
  if (viewedAt !== null) return [{ label: 'Bekeken', state: 'done', moment: instantText(viewedAt) }]
  return isDone(status) ? [] : [{ label: 'Bekeken', state: 'upcoming', moment: 'nog niet' }]
}

const isDone = (status: Invoice['status']) => status === 'paid' || status === 'credited' || status === 'written_off'

function owed(invoice: Invoice, today: string): StatusMoment[] {
  const { status, dueDate } = invoice
  if (status === 'credited') return [{ label: 'Gecrediteerd', state: 'done' }]
  if (status === 'written_off') return [{ label: 'Oninbaar', state: 'problem' }]
  if (status === 'paid') return settled(invoice)
  const due = formatDateShort(dueDate)
  const days = daysBetween(dueDate, today)
  return [
    status === 'late'
      ? { label: 'Vervallen', state: 'problem', moment: `${due}, ${days === 1 ? '1 dag' : `${days} dagen`} geleden` }
      : { label: 'Vervalt', state: 'upcoming', moment: due },
    ...settled(invoice),
  ]
}

function settled({ kind, status, payments }: Invoice): StatusMoment[] {
  const label = kind === 'invoice' ? 'Betaald' : 'Verrekend'
  const last = payments.at(-1)
  if (status !== 'paid') return [{ label, state: 'upcoming', moment: last ? 'nog niet helemaal' : 'nog niet' }]
  return [{ label, state: 'done', ...(last && { moment: formatDateShort(last.date) }) }]
}
