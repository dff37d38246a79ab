import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { isPastDue } from '@klopt/bookkeeping/calendar'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { nearDay, nearPeriod } from '../../shared/dates/near-words.ts'
import { dayInWords } from './processed-sentence.ts'

type Dashboard = ResponseOf<typeof contract.dashboard.get>
type Tone = 'neutral' | 'success' | 'warning' | 'danger'
interface Detail {
  readonly text: string
  readonly tone: Tone
}

const neutral = (text: string): Detail => ({ text, tone: 'neutral' })

/** Which bank, and up to which day. */
export function bankDetail({ name, lastDate, books }: Dashboard['bank'], today: string): Detail {
  if (lastDate === null) return neutral('nog geen afschrift geïmporteerd')
  const where = books > 1 ? `${books} rekeningen` : (name ?? 'bank')
  return neutral(`${where} · bij tot en met ${dayInWords(lastDate, today)}`)
}

/** How many invoices are open, and how many of them are late. */
export function receivableDetail({ count, lateCount }: Dashboard['receivable']): Detail {
  if (count === 0) return neutral('geen openstaande facturen')
  const invoices = count === 1 ? '1 factuur' : `${count} facturen`
  if (lateCount === 0) return neutral(`${invoices}, niets te laat`)
  if (lateCount < count) return { text: `${invoices}, waarvan ${lateCount} te laat`, tone: 'danger' }
  return { text: count === 1 ? '1 factuur, te laat' : `${invoices}, allemaal te laat`, tone: 'danger' }
}

/** Which return it is for and when that is due, or what of it was filed and waits for its payment. */
export function vatDetail(
  { filedCents, periodLabel, dueDate }: Omit<Dashboard['vat'], 'savings'>,
  today: string,
): Detail {
  const period = nearPeriod(periodLabel, today)
  const due = nearDay(dueDate, today)
  return isPastDue(dueDate, today)
    ? { text: `aangifte ${period} had uiterlijk ${due} gemoeten`, tone: 'danger' }
    : neutral(filedDetail(filedCents) ?? `aangifte ${period}, uiterlijk ${due}`)
}

/** When the return is due that the VAT is put aside for, also once that day is over. */
export const returnDue = (dueDate: string, today: string): string =>
  isPastDue(dueDate, today)
    ? `aangifte had uiterlijk ${nearDay(dueDate, today)} gemoeten`
    : `aangifte uiterlijk ${formatDateLong(dueDate).replace(/ \d{4}$/, '')}`

function filedDetail(cents: number): string | null {
  if (cents === 0) return null
  return cents > 0
    ? `waarvan ${formatEuro(cents)} al aangegeven en nog te betalen`
    : `waarvan ${formatEuro(-cents)} al aangegeven en nog terug te krijgen`
}

/** The profit beside that of the year before, until the same day. */
export function profitDetail({ changePercent }: Dashboard['profit'], isThisYear: boolean): Detail {
  const compared = isThisYear ? 'vorig jaar op deze dag' : 'het jaar ervoor'
  if (changePercent === null) return neutral(`geen vergelijking met ${compared}`)
  if (changePercent === 0) return neutral(`evenveel als ${compared}`)
  return changePercent > 0
    ? { text: `${changePercent}% meer dan ${compared}`, tone: 'success' }
    : { text: `${-changePercent}% minder dan ${compared}`, tone: 'warning' }
}
