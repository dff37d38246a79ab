import type { RecurringInvoiceInput } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'
import { indexationFault, scheduleFaults } from '@klopt/bookkeeping/documents'
import { endOfMonth, formatDecimal, parseDecimal } from '@klopt/validators'
import { draftOf, inputOf, type Draft, type DraftProblems } from '../../shared/selling/draft.ts'

type Unit = RecurringInvoiceInput['schedule']['unit']

/** A recurring invoice while somebody types: as the draft of its first invoice, with when it is made again. */
export interface RecurringDraft extends Draft {
  readonly count: string
  readonly unit: Unit
  /** Where the first month is too short for it; null for the day of the first invoice. */
  readonly dayOfMonth: number | null
  readonly endsOn: string | null
  readonly times: string
  readonly proRataFrom: string | null
  readonly mode: RecurringInvoiceInput['mode']
  readonly indexPercent: string
  readonly indexFrom: string | null
  readonly indexEveryYear: boolean
  readonly spreads: boolean
  /** The words of its mail; null for the usual ones. */
  readonly mail: NonNullable<RecurringInvoiceInput['mail']> | null
}

/** The wire's recurring invoice as text to edit. */
export function recurringDraftOf(given: RecurringInvoiceInput): RecurringDraft {
  const { schedule, mode, indexation = null, spreads = false, mail = null, currency = EURO, ...document } = given
  return {
    ...draftOf({ ...document, currency, invoiceDate: schedule.startsOn }),
    count: String(schedule.count),
    unit: schedule.unit,
    dayOfMonth: schedule.dayOfMonth ?? null,
    endsOn: schedule.endsOn ?? null,
    times: schedule.times == null ? '' : String(schedule.times),
    proRataFrom: schedule.proRataFrom ?? null,
    mode,
    indexPercent: indexation === null ? '' : formatDecimal(indexation.percent),
    indexFrom: indexation?.from ?? null,
    indexEveryYear: indexation?.everyYear ?? true,
    spreads,
    mail,
  }
}

/** The draft as the wire has it, or why it cannot be saved yet. */
export function recurringInputOf(
  draft: RecurringDraft,
): { input: RecurringInvoiceInput; problems: null } | { input: null; problems: DraftProblems } {
  const { input, problems } = inputOf(documentOf(draft))
  const { schedule, problems: scheduleProblems } = scheduleOf(draft)
  const { indexation, problem } = indexationOf(draft)
  const { mode, spreads, mail } = draft
  const all = {
    ...problems,
    ...scheduleProblems,
    ...(problem !== null && { indexPercent: problem }),
    ...(mail !== null && mail.subject.trim() === '' && { mailSubject: 'Vul een onderwerp in' }),
  }
  if (input === null || schedule === null || Object.keys(all).length > 0) return { input: null, problems: all }
  const { invoiceDate: _startsOn, supplyFrom: _from, supplyTo: _to, ...document } = input
  return { input: { ...document, schedule, mode, indexation, spreads, mail }, problems: null }
}

/** What it has of an invoice. */
const documentOf = ({ supplyFrom: _from, supplyTo: _to, ...draft }: RecurringDraft): Draft => draft

/** The day on which it can go on where it begins on the last day of a shorter month; null elsewhere. */
export function laterDay({ unit, invoiceDate, dayOfMonth }: RecurringDraft): number | null {
  const goesByMonths = unit === 'month' || unit === 'year'
  if (!goesByMonths || invoiceDate === null || invoiceDate.endsWith('-31') || endOfMonth(invoiceDate) !== invoiceDate)
    return null
  return dayOfMonth ?? 31
}

function scheduleOf(draft: RecurringDraft) {
  const { unit, count, times, invoiceDate, endsOn, proRataFrom, dayOfMonth } = draft
  if (invoiceDate === null) return { schedule: null, problems: { invoiceDate: 'Vul de eerste factuurdatum in' } }
  const schedule = {
    unit,
    count: wholeOf(count),
    startsOn: invoiceDate,
    dayOfMonth: laterDay(draft) === null ? null : dayOfMonth,
    endsOn,
    times: times.trim() === '' ? null : wholeOf(times),
    proRataFrom,
  }
  const { startsOn, ...faults } = scheduleFaults(schedule)
  return { schedule, problems: { ...faults, ...(startsOn !== undefined && { invoiceDate: startsOn }) } }
}

function indexationOf({ indexPercent, indexFrom: from, indexEveryYear: everyYear }: RecurringDraft) {
  if (indexPercent.trim() === '') return { indexation: null, problem: null }
  const percent = parseDecimal(indexPercent)
  if (percent === null) return { indexation: null, problem: 'Geen getal' }
  if (from === null) return { indexation: null, problem: 'Kies vanaf welke dag' }
  const indexation = { percent, from, everyYear }
  return { indexation, problem: indexationFault(indexation) }
}

/** A whole number; what is none, is none for the schedule too. */
const wholeOf = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN)
