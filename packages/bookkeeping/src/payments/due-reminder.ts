import { addDays } from '@klopt/validators'
import { isLate } from '../calendar/late.ts'

/**
 * What a step says, the mildest first: `reminder` asks, `notice` is the letter that names the costs which follow when nothing
 * is paid, and `demand` asks those costs and the interest.
 */
export const REMINDER_KINDS = ['reminder', 'notice', 'demand'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

export interface ReminderStep {
  readonly id: number
  readonly kind: ReminderKind
  /** After the due date. */
  readonly afterDays: number
}

export interface SentReminder {
  readonly stepId: number
  readonly kind: ReminderKind
  readonly sentOn: string
  /** Of a notice: the day on which its reader got it; null while nobody knows. */
  readonly deliveredOn: string | null
}

export interface RemindedInvoice {
  readonly dueDate: string
  readonly openCents: number
  /** Of a person who does not act in a business. */
  readonly isConsumer: boolean
  readonly sent: readonly SentReminder[]
}

/** A consumer has 14 days from the day after delivery (article 6:96, sixth paragraph, BW). */
const NOTICE_DAYS = 14

/** The first day on which costs can be asked of a consumer, who got the notice on a day. */
export function costsFrom(deliveredOn: string): string {
  return addDays(deliveredOn, NOTICE_DAYS + 1)
}

/**
 * Which step is due for an invoice on a day; null when none is, or it is not late. The steps come one after the other, each
 * once, and never closer to each other than they were set: who was not reminded for months gets one letter and no three.
 * A demand to a consumer waits for the fifteen days after the delivery of a notice.
 */
export function dueReminder(
  invoice: RemindedInvoice,
  steps: readonly ReminderStep[],
  today: string,
): ReminderStep | null {
  if (!isLate(invoice, today)) return null
  const next = nextReminder(invoice, steps)
  return next !== null && next.from <= today ? next.step : null
}

export interface NextReminder {
  readonly step: ReminderStep
  /** The first day on which it may be sent. */
  readonly from: string
}

/** Of one day the milder step comes first: what asks costs of a consumer needs the notice before it. */
const byTurn = (a: ReminderStep, b: ReminderStep): number =>
  a.afterDays - b.afterDays || REMINDER_KINDS.indexOf(a.kind) - REMINDER_KINDS.indexOf(b.kind) || a.id - b.id

/** The step that follows and the first day for it; null after the last one, or while the delivery of a notice is not known. */
export function nextReminder(invoice: RemindedInvoice, steps: readonly ReminderStep[]): NextReminder | null {
  const ordered = steps.toSorted(byTurn)
  const lastIndex = ordered.findLastIndex(({ id }) => invoice.sent.some(({ stepId }) => stepId === id))
  const step = ordered[lastIndex + 1]
  if (step === undefined) return null
  const days = [addDays(invoice.dueDate, Math.max(1, step.afterDays))]
  const last = ordered[lastIndex]
  const lastSentOn = invoice.sent
    .map(({ sentOn }) => sentOn)
    .toSorted()
    .at(-1)
  if (lastSentOn !== undefined) {
    days.push(addDays(lastSentOn, Math.max(1, step.afterDays - (last?.afterDays ?? step.afterDays)))) // zero: its step was thrown away
  }
  if (step.kind === 'demand' && invoice.isConsumer) {
    const notice = invoice.sent.find(({ kind, deliveredOn }) => kind === 'notice' && deliveredOn !== null)
    if (notice === undefined || notice.deliveredOn === null) return null
    days.push(costsFrom(notice.deliveredOn))
  }
  return { step, from: days.reduce((latest, day) => (day > latest ? day : latest)) }
}
