import type { NextLetter, WaitingPayment } from '@klopt/api-client/contract'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { reminderKinds } from './reminder-words.ts'

const names = new Intl.ListFormat('nl-NL')

/** That money waits, in a few words. */
export function waitingTitle(waiting: readonly Pick<WaitingPayment, 'amountCents'>[]): string {
  const [first] = waiting
  if (first === undefined) return ''
  if (waiting.length === 1) return `Er wacht een betaling van ${formatEuro(first.amountCents)} in de bank`
  const sum = waiting.reduce((total, { amountCents }) => total + amountCents, 0)
  return `Er wachten ${waiting.length} betalingen in de bank, samen ${formatEuro(sum)}`
}

/** What a payment that waits is for. */
export function waitingWords({ transactionDate, amountCents, invoiceNumbers, isCertain }: WaitingPayment): string {
  const about = `${invoiceNumbers.length === 1 ? 'factuur' : 'facturen'} ${names.format(invoiceNumbers)}`
  const fits = isCertain ? 'hoort bij' : 'lijkt te horen bij'
  return `${formatEuro(amountCents)} van ${formatDateShort(transactionDate)} ${fits} ${about}.`
}

/** Which step it is, and what that does beyond a reminder. */
export const stepLine = ({ stepName, kind }: Pick<NextLetter, 'stepName' | 'kind'>): string =>
  kind === 'reminder' ? stepName : `${stepName} (${reminderKinds[kind].toLowerCase()})`

/** What the letter asks, line by line, and together. */
export function sumsOf({ invoices, kind, openCents, costsCents, interestCents }: NextLetter) {
  const isDemand = kind === 'demand'
  const asked = isDemand ? openCents + costsCents + interestCents : openCents
  return [
    ...invoices.map(({ number, dueDate, openCents: cents }) => ({
      term: `${number}, vervallen op ${formatDateShort(dueDate)}`,
      details: formatEuro(cents),
    })),
    ...(isDemand ? [{ term: 'Incassokosten', details: formatEuro(costsCents) }] : []),
    ...(isDemand ? [{ term: 'Rente', details: formatEuro(interestCents) }] : []),
    { term: 'Gevraagd', details: formatEuro(asked) },
  ]
}

/** What the letter says will follow; empty when nothing. */
export const followsWords = ({ kind, costsCents }: Pick<NextLetter, 'kind' | 'costsCents'>): string =>
  kind === 'notice' ? `De brief noemt ${formatEuro(costsCents)} aan kosten die volgen als er niet wordt betaald.` : ''
