import type { Invoice } from '@klopt/api-client/contract'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { instantText } from '../../shared/dates/times.ts'

type Message = Invoice['messages'][number]

/** Something that happened to an invoice. */
export interface InvoiceEvent {
  readonly key: string
  readonly kind: 'started' | 'final' | 'sent' | 'queued' | 'failed' | 'paid' | 'credited'
  readonly text: string
  /** When, as it is read. */
  readonly at: string
  /** The invoice it leads to. */
  readonly invoiceId?: number
}

/** What happened to a final invoice: started, made final, sent to whom, paid, credited. */
export function invoiceEvents(invoice: Invoice): InvoiceEvent[] {
  return [...finalEvents(invoice), ...messageEvents(invoice), ...paymentEvents(invoice), ...creditEvents(invoice)]
}

function finalEvents({ createdAt, finalisedAt }: Invoice): InvoiceEvent[] {
  const started = { key: 'started', kind: 'started', text: 'Concept gemaakt', at: instantText(createdAt) } as const
  if (finalisedAt === null) return [started]
  return [started, { key: 'final', kind: 'final', text: 'Definitief gemaakt', at: instantText(finalisedAt) }]
}

function messageEvents({ messages }: Invoice): InvoiceEvent[] {
  return messages.toReversed().map((message, index) => ({ key: `message-${index}`, ...messageEvent(message) }))
}

function messageEvent({ state, recipient, queuedAt, sentAt, failure, nextTryAt }: Message): Omit<InvoiceEvent, 'key'> {
  if (sentAt !== null) return { kind: 'sent', text: `Verstuurd naar ${recipient}`, at: instantText(sentAt) }
  const at = instantText(queuedAt)
  if (state === 'failed') return { kind: 'failed', text: `Niet verstuurd naar ${recipient}: ${failure}`, at }
  if (nextTryAt === null) return { kind: 'queued', text: `In de wachtrij voor ${recipient}`, at }
  const text = `In de wachtrij voor ${recipient}: ${failure} Volgende poging: ${instantText(nextTryAt)}.`
  return { kind: 'queued', text, at }
}

/** How the last mail of an invoice stands while it has not left, in words for its page; null when nothing is the matter. */
export function mailNotice({ messages: [last] }: Pick<Invoice, 'messages'>): MailNotice | null {
  if (last?.state === 'failed') {
    return {
      tone: 'danger',
      title: `De e-mail aan ${last.recipient} is niet verstuurd`,
      text: `${last.failure} Controleer het e-mailadres en verstuur de factuur opnieuw, of download de pdf en geef die zelf door.`,
    }
  }
  if (last?.state === 'queued' && last.nextTryAt !== null) {
    return {
      tone: 'warning',
      title: `De e-mail aan ${last.recipient} staat in de wachtrij`,
      text: `${last.failure} We proberen het drie dagen lang vanzelf opnieuw, de volgende keer op ${instantText(last.nextTryAt)}.`,
    }
  }
  return null
}

export interface MailNotice {
  readonly tone: 'danger' | 'warning'
  readonly title: string
  readonly text: string
}

/** Whether a mail is about to leave, so that it is worth looking again soon. */
export const isMailLeaving = ({ messages }: Pick<Invoice, 'messages'>): boolean =>
  messages.some(({ state, nextTryAt }) => state === 'queued' && nextTryAt === null)

function paymentEvents({ payments }: Invoice): InvoiceEvent[] {
  return payments.map(({ date, amountCents, bankTransactionId }, index) => ({
    key: `payment-${index}`,
    kind: 'paid',
    text: `${formatEuro(Math.abs(amountCents))} ${bankTransactionId === null ? 'verrekend' : 'betaald'}`,
    at: formatDateShort(date),
  }))
}

/** Whether something is left to take back: a credit invoice may be for a part. */
export const isCreditable = ({ kind, status }: Pick<Invoice, 'kind' | 'status'>): boolean =>
  kind === 'invoice' && status !== 'credited'

function creditEvents({ status, creditedByInvoiceId, creditsInvoiceId }: Invoice): InvoiceEvent[] {
  const events: InvoiceEvent[] = []
  if (creditedByInvoiceId !== null) {
    const text = status === 'credited' ? 'Gecrediteerd' : 'Deels gecrediteerd'
    events.push({ key: 'credited', kind: 'credited', text, at: '', invoiceId: creditedByInvoiceId })
  }
  if (creditsInvoiceId !== null) {
    events.push({ key: 'credits', kind: 'credited', text: 'Herstelt een factuur', at: '', invoiceId: creditsInvoiceId })
  }
  return events
}
