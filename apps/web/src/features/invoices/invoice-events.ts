import type { Invoice } from '@klopt/api-client/contract'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { instantText } from '../../app/times.ts'

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
  const oldestFirst = messages.toReversed()
  return oldestFirst.map(({ recipient, queuedAt, sentAt, failure }, index) => {
    const key = `message-${index}`
    if (failure !== null) {
      return { key, kind: 'failed', text: `Niet aangekomen bij ${recipient}: ${failure}`, at: instantText(queuedAt) }
    }
    if (sentAt === null)
      return { key, kind: 'queued', text: `Wordt verstuurd naar ${recipient}`, at: instantText(queuedAt) }
    return { key, kind: 'sent', text: `Verstuurd naar ${recipient}`, at: instantText(sentAt) }
  })
}

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
