import type { Invoice, ReminderLetter } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'
import { paperFormatIn } from '@klopt/bookkeeping/paper'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { endOfDay, instantOrder, instantText } from '../../shared/dates/times.ts'
import { letterWords } from '../../shared/reminders/reminder-words.ts'

type Message = Invoice['messages'][number]

/** Something that happened to an invoice. */
export interface InvoiceEvent {
  readonly key: string
  readonly kind:
    | 'started'
    | 'final'
    | 'sent'
    | 'queued'
    | 'failed'
    | 'bounced'
    | 'viewed'
    | 'reminded'
    | 'paid'
    | 'returned'
    | 'credited'
  readonly text: string
  /** When, as it is read. */
  readonly at: string
  /** The invoice it leads to. */
  readonly invoiceId?: number
}

/** An event with what it is sorted by. */
interface Placed extends InvoiceEvent {
  readonly order: string
}

/**
 * What happened to an invoice, the first thing first: started, made final, sent to whom, opened, reminded, paid, credited.
 * What happened on a day stands after what happened at a time of that day.
 */
export function invoiceEvents(invoice: Invoice, letters: readonly ReminderLetter[] = []): InvoiceEvent[] {
  const events = [
    ...stateEvents(invoice),
    ...messageEvents(invoice),
    ...letters.toReversed().map(letterEvent),
    ...paymentEvents(invoice),
    ...writeOffEvents(invoice),
    ...creditEvents(invoice),
  ]
  return events.toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
}

const atInstant = (timestamp: number) => ({ at: instantText(timestamp), order: instantOrder(timestamp) })
const onDay = (date: string) => ({ at: formatDateShort(date), order: endOfDay(date) })

function stateEvents(invoice: Invoice): Placed[] {
  const { createdAt, finalisedAt, sentAt, viewedAt, messages, contactName, creditsInvoiceId } = invoice
  const events: Placed[] = [{ key: 'started', kind: 'started', text: 'Concept gemaakt', ...atInstant(createdAt) }]
  if (creditsInvoiceId !== null) {
    const origin = {
      key: 'credits',
      kind: 'credited',
      text: 'Herstelt een factuur',
      invoiceId: creditsInvoiceId,
    } as const
    events.push({ ...origin, ...atInstant(createdAt), at: '' })
  }
  if (finalisedAt !== null) {
    events.push({ key: 'final', kind: 'final', text: 'Definitief gemaakt', ...atInstant(finalisedAt) })
  }
  if (sentAt !== null && !messages.some((message) => message.sentAt === sentAt)) {
    events.push({ key: 'marked', kind: 'sent', text: 'Gemarkeerd als verstuurd', ...atInstant(sentAt) })
  }
  if (viewedAt !== null) {
    const text = `Bekeken door ${contactName ?? 'de klant'}`
    events.push({ key: 'viewed', kind: 'viewed', text, ...atInstant(viewedAt) })
  }
  return events
}

function messageEvents({ messages }: Invoice): Placed[] {
  return messages
    .toReversed()
    .flatMap((message, index) => [
      { key: `message-${index}`, ...messageEvent(message) },
      ...bounceEvent(message, `bounce-${index}`),
    ])
}

const names = new Intl.ListFormat('nl-NL')

function messageEvent({
  state,
  recipient: to,
  cc = [],
  queuedAt,
  sentAt,
  failure,
  nextTryAt,
}: Message): Omit<Placed, 'key'> {
  const recipient = cc.length === 0 ? to : `${to}, met een kopie naar ${names.format(cc)}`
  if (sentAt !== null) return { kind: 'sent', text: `Verzonden naar ${recipient}`, ...atInstant(sentAt) }
  const at = atInstant(queuedAt)
  if (state === 'failed') return { kind: 'failed', text: `Niet verstuurd naar ${recipient}: ${failure}`, ...at }
  if (nextTryAt === null) return { kind: 'queued', text: `In de wachtrij voor ${recipient}`, ...at }
  const text = `In de wachtrij voor ${recipient}: ${failure} Volgende poging: ${instantText(nextTryAt)}.`
  return { kind: 'queued', text, ...at }
}

function bounceEvent({ recipient, bouncedAt, bounce }: Message, key: string): Placed[] {
  if (bouncedAt === null) return []
  return [{ key, kind: 'bounced', text: `Kwam niet aan bij ${recipient}: ${bounce}`, ...atInstant(bouncedAt) }]
}

const letterEvent = (letter: ReminderLetter): Placed => ({
  key: `letter-${letter.id}`,
  kind: letter.bouncedAt !== null ? 'bounced' : letter.state === 'failed' ? 'failed' : 'reminded',
  text: letterWords(letter),
  ...atInstant(letter.bouncedAt ?? letter.sentAt ?? letter.queuedAt),
})

function paymentEvents({ payments, currency, status, totals }: Invoice): Placed[] {
  // Nothing comes after it was given up, so that the last of it without a bank line is that, and no payment.
  const givenUp =
    status === 'written_off' ? payments.findLast((payment) => payment.bankTransactionId === null) : undefined
  return payments.flatMap((payment, index) =>
    payment === givenUp
      ? []
      : {
          key: `payment-${index}`,
          kind: isBack(payment, totals.grossCents) ? 'returned' : 'paid',
          text: `${paidText({ ...payment, currency })} ${deedOf(payment, totals.grossCents)}`,
          ...onDay(payment.date),
        },
  )
}

function writeOffEvents({ writeOffs = [] }: Invoice): Placed[] {
  return writeOffs.map(({ kind, date, amountCents }, index) => ({
    key: `write-off-${index}`,
    kind: 'paid',
    text: `${formatEuro(amountCents)} ${kind === 'written_off' ? 'oninbaar geboekt' : 'toch betaald, en niet meer oninbaar'}`,
    ...onDay(date),
  }))
}

type Payment = Invoice['payments'][number]

/** The bank took it back, so that it is open again. */
const isBack = ({ amountCents, bankTransactionId }: Payment, grossCents: number): boolean =>
  bankTransactionId !== null && amountCents * grossCents < 0

function deedOf(payment: Payment, grossCents: number): string {
  if (isBack(payment, grossCents)) return 'teruggeboekt'
  return payment.bankTransactionId === null ? 'verrekend' : 'betaald'
}

/** Of an invoice in another currency what of that was paid: its euros came in by another rate. */
const paidText = ({ amountCents, foreignAmount, currency = EURO }: Paid): string =>
  foreignAmount === null
    ? formatEuro(Math.abs(amountCents))
    : paperFormatIn('nl', currency).euro(Math.abs(foreignAmount))

type Paid = Pick<Invoice['payments'][number], 'amountCents' | 'foreignAmount'> & Pick<Invoice, 'currency'>

function creditEvents({ status, credits }: Invoice): Placed[] {
  return credits.map(({ id, number, finalisedAt }) => ({
    key: `credited-${id}`,
    kind: 'credited',
    text: `${status === 'credited' ? 'Gecrediteerd' : 'Deels gecrediteerd'} met ${number}`,
    invoiceId: id,
    ...atInstant(finalisedAt),
  }))
}

/** Whether something is left to take back: a credit invoice may be for a part. */
export const isCreditable = ({ kind, status }: Pick<Invoice, 'kind' | 'status'>): boolean =>
  kind === 'invoice' && status !== 'credited'
