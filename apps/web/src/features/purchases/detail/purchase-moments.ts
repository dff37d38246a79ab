import type { StatusMoment } from '@klopt/ui'
import { daysBetween, formatDateShort } from '@klopt/validators'
import { instantText } from '../../../shared/dates/times.ts'
import type { Purchase } from '../booking/wire.ts'

/** What the line of a purchase is made of. */
export type PurchaseCourse = Pick<Purchase, 'kind' | 'status' | 'dueDate' | 'payments' | 'createdAt' | 'bookedAt'>

/** How far a booked purchase has come: entered, booked, late or not, and paid; or taken back. */
export function purchaseMoments(purchase: PurchaseCourse, today: string): StatusMoment[] {
  const { createdAt, bookedAt, status } = purchase
  return [
    { label: 'Ingevoerd', state: 'done', moment: instantText(createdAt) },
    ...(bookedAt === null ? [] : [{ label: 'Geboekt', state: 'done', moment: instantText(bookedAt) } as const]),
    ...(status === 'reversed' ? [{ label: 'Teruggedraaid', state: 'problem' } as const] : owed(purchase, today)),
  ]
}

function owed({ kind, status, dueDate, payments }: PurchaseCourse, today: string): StatusMoment[] {
  const label = kind === 'invoice' ? 'Betaald' : 'Verrekend'
  const last = payments.at(-1)
  if (status === 'paid') return [{ label, state: 'done', ...(last && { moment: formatDateShort(last.date) }) }]
  const open: StatusMoment = { label, state: 'upcoming', moment: last ? 'nog niet helemaal' : 'nog niet' }
  if (kind === 'credit_invoice') return [open]
  const due = formatDateShort(dueDate)
  if (status !== 'late') return [{ label: 'Vervalt', state: 'upcoming', moment: due }, open]
  const days = daysBetween(dueDate, today)
  const ago = days === 1 ? '1 dag' : `${days} dagen`
  return [{ label: 'Vervallen', state: 'problem', moment: `${due}, ${ago} geleden` }, open]
}
