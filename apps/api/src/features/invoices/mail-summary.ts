import { paperFormats, paperTexts } from '@klopt/bookkeeping/paper'
import type { InvoiceSnapshot } from '../../database/schema/invoice-snapshot.ts'
import { amountIn } from '../../books/exchange.ts'
import type { MailFrame } from '../../mail/branded-mail.ts'

/** What a mail with a paper says of it at a glance: its number, its amount and until when. */
export function mailSummary(
  snapshot: Pick<InvoiceSnapshot, 'kind' | 'language' | 'currency' | 'grossCents' | 'dueDate'>,
  number: string,
): NonNullable<MailFrame['summary']> {
  const { kind, language = 'nl', grossCents, dueDate } = snapshot
  const { titles, columns, facts } = paperTexts(language)
  const until = kind === 'estimate' ? facts.validUntil : facts.dueDate
  return {
    title: `${titles[kind]} ${number}`,
    facts: [
      { label: columns.amount, value: amountIn(language, snapshot, Math.abs(grossCents)) },
      ...(kind === 'credit_invoice' || dueDate === null
        ? []
        : [{ label: until, value: paperFormats[language].date(dueDate) }]),
    ],
  }
}
