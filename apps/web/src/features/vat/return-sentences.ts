import { addDays, formatDateLong, formatEuro } from '@klopt/validators'
import { formatWholeEuros } from '@klopt/bookkeeping/vat-return'
import type { VatPayment } from '@klopt/api-client/contract'
import type { VatReturn } from './period-states.ts'

/** The days of a period: '1 juli t/m 30 september 2026'. */
export function daysOf({ start, end }: Pick<VatReturn, 'start' | 'end'>): string {
  const from = formatDateLong(start)
  return `${start.slice(0, 4) === end.slice(0, 4) ? from.slice(0, -5) : from} t/m ${formatDateLong(end)}`
}

/** What is to be done about the money: 'Betaal € 3.629 uiterlijk 31 oktober 2026.' Once that day is over, that it had to be. */
export function paymentSentence(
  { payableEuros, dueDate }: Pick<VatReturn, 'payableEuros' | 'dueDate'>,
  today: string,
): string {
  if (payableEuros > 0 && dueDate < today)
    return `Je had € ${formatWholeEuros(payableEuros)} uiterlijk ${formatDateLong(dueDate)} moeten betalen. Deed je dat nog niet, betaal dan zo snel mogelijk.`
  if (payableEuros > 0) return `Betaal € ${formatWholeEuros(payableEuros)} uiterlijk ${formatDateLong(dueDate)}.`
  if (payableEuros < 0) return `Je krijgt € ${formatWholeEuros(-payableEuros)} terug van de Belastingdienst.`
  return 'Je hoeft niets te betalen en krijgt niets terug. Aangifte doen moet wel.'
}

/** That the bank shows it as paid, or as come back; null while it is not known to be. */
export function paidSentence({
  state,
  amountCents,
  payments,
}: Pick<VatPayment, 'state' | 'amountCents' | 'payments'>): string | null {
  if (state !== 'paid') return null
  const last = payments
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  const on = last === undefined ? '' : ` op ${formatDateLong(last)}`
  return amountCents > 0 ? `Betaald${on}.` : `Teruggekregen${on}.`
}

/** When VAT of sales counts, for who is on a cash basis; null for everybody else. */
export function schemeSentence(scheme: VatReturn['scheme']): string | null {
  return scheme === 'cash' ? 'Kasstelsel: btw telt mee zodra je klant betaalt.' : null
}

/** Why the form differs from the ledger; null when it does not. */
export function roundingSentence(differenceCents: number): string | null {
  if (differenceCents === 0) return null
  return `Elk bedrag is in jouw voordeel afgerond op hele euro’s. Dat scheelt je ${formatEuro(differenceCents)}, die we bij de aangifte als betalingsverschil boeken.`
}

/** VAT of earlier periods that counts in this one; null when there is none. */
export function lateVatSentence(lateVatCents: number): string | null {
  if (lateVatCents === 0) return null
  const amount = formatEuro(Math.abs(lateVatCents))
  return lateVatCents > 0
    ? `In deze aangifte zit ${amount} btw die nog aan te geven was: van documenten uit een eerdere periode, die pas na de aangifte daarover zijn geboekt.`
    : `In deze aangifte krijg je ${amount} btw terug die nog aan te geven was: van documenten uit een eerdere periode, die pas na de aangifte daarover zijn geboekt.`
}

/**
 * Why a return cannot be filed (yet): none is asked under the small-business scheme, the period runs, an earlier one waits, or nobody decided about what is late. Null when
 * it can be. The server holds the same; a button that it refuses is not offered.
 */
export function notYetSentence({
  state,
  end,
  checks,
  late,
}: Pick<VatReturn, 'state' | 'end' | 'checks' | 'late'>): string | null {
  if (state === 'exempt') return 'Onder de KOR doe je over deze periode geen aangifte: er is geen btw om aan te geven.'
  if (state === 'open' || state === 'future') return `Aangifte kan vanaf ${formatDateLong(addDays(end, 1))}.`
  const earlier = checks.find(({ kind, tone }) => kind === 'earlier_period' && tone !== 'success')
  if (earlier) return `${earlier.text}.`
  if (late.some(({ needsCorrection, decision }) => needsCorrection && decision !== 'correction'))
    return 'Maak eerst een suppletie van wat nog aan te geven is.'
  const wrong = checks.find(({ tone }) => tone === 'danger')
  return wrong ? `${wrong.text.replace(/\.$/, '')}.` : null
}

/** How the period stands, under the title of the screen. */
export function statusSentence(
  vatReturn: Pick<VatReturn, 'state' | 'start' | 'end' | 'dueDate'> & { readonly isWorksheet?: boolean },
): string {
  if (vatReturn.isWorksheet === true) return worksheetSentence(vatReturn)
  const due = formatDateLong(vatReturn.dueDate)
  switch (vatReturn.state) {
    case 'filed':
      return `${daysOf(vatReturn)}. De bedragen van deze aangifte staan vast.`
    case 'late':
      return `${daysOf(vatReturn)}. De aangifte had uiterlijk ${due} gemoeten.`
    case 'due':
      return `${daysOf(vatReturn)}. Doe aangifte en betaal uiterlijk ${due}.`
    case 'open':
      return `${daysOf(vatReturn)}. De periode loopt nog; aangifte doe je daarna, uiterlijk ${due}.`
    case 'future':
      return `${daysOf(vatReturn)}. De periode moet nog beginnen.`
    case 'exempt':
      return `${daysOf(vatReturn)}. Je doet mee aan de KOR en hoeft geen aangifte te doen.`
  }
}

/** The unit's return has the last day; the worksheet has none of its own. */
function worksheetSentence(vatReturn: Pick<VatReturn, 'state' | 'start' | 'end'>): string {
  const days = daysOf(vatReturn)
  if (vatReturn.state === 'filed') return `${days}. De bedragen van dit werkblad staan vast.`
  if (vatReturn.state === 'exempt') return `${days}. Onder de KOR geef je hiervan niets door.`
  if (vatReturn.state === 'open') return `${days}. De periode loopt nog; daarna geef je deze bedragen door.`
  if (vatReturn.state === 'future') return `${days}. De periode moet nog beginnen.`
  return `${days}. Geef deze bedragen door voor de aangifte van de fiscale eenheid.`
}

const moment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Who filed and when: 'Aangegeven op 14 oktober 2026 om 09:12 door Eva Visser.' */
export function filedSentence({ filedAt, filedBy }: NonNullable<VatReturn['filed']>): string {
  return `Aangegeven op ${moment.format(filedAt * 1000)}${filedBy === null ? '' : ` door ${filedBy}`}.`
}
