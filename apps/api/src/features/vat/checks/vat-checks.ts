import { declarableUntil, earlierOpen, periodOfDay, vatPeriodWords, type VatPeriod } from '@klopt/bookkeeping/vat'
import { formatWholeEuros, type UnusualBox } from '@klopt/bookkeeping/vat-return'
import { formatDateLong } from '@klopt/validators'
import type { OwnCalendar } from '../../../books/vat-calendar.ts'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { assetsOn } from '../../assets/assets-on.ts'
import { matchIcp } from '../../icp/match-icp.ts'
import type { IcpSupply } from '../../icp/read-icp.ts'
import { chosenLines, isUndecided, type LateChoice, type LatePeriod } from '../late-lines.ts'
import { findWaiting } from './find-waiting.ts'
import { entriesWithoutCode, entriesWithoutNumber, MOST_ENTRIES, type Check, type FoundEntry } from './found-entries.ts'
import { jumpsSinceLastYear } from './last-year.ts'

interface Checked {
  readonly period: VatPeriod
  readonly calendar: OwnCalendar
  readonly today: string
}

/** Also asks about what is late of earlier periods, and looks at the boxes with it or without, as the form shows them. */
interface WithLate extends Checked {
  readonly late: readonly LatePeriod[]
  readonly choice?: LateChoice | undefined
}

/** What to look at before filing, each said in one line: red has to be mended first, yellow asks. */
export async function vatChecks(db: Db, administrationId: number, checked: WithLate): Promise<Check[]> {
  const { period, calendar, late, choice, today } = checked
  const lines = chosenLines(calendar, { period, choice, late, today })
  const [found, withoutCode, icp, withoutNumber, jumps, ofLast] = await Promise.all([
    findWaiting(db, administrationId, period),
    entriesWithoutCode(db, administrationId, sinceFirst(calendar, period)),
    icpCheck(db, administrationId, checked),
    entriesWithoutNumber(db, administrationId, period),
    jumpsSinceLastYear(db, administrationId, { start: period.start, lines, filed: calendar.filed }),
    lastReturnChecks(db, administrationId, checked),
  ])
  return [
    counted('bank_waiting', found.bank_waiting, [
      'Alle bankregels zijn verwerkt',
      'bankregel is nog niet verwerkt',
      'bankregels zijn nog niet verwerkt',
    ]),
    counted('drafts', found.drafts, [
      'Er staan geen concepten meer open',
      'factuur is nog een concept',
      'facturen zijn nog een concept',
    ]),
    counted('purchases_waiting', found.purchases_waiting, [
      'Alle inkoopfacturen zijn geboekt',
      'inkoopfactuur is nog niet geboekt',
      'inkoopfacturen zijn nog niet geboekt',
    ]),
    ledgerCheck(withoutCode),
    lateCheck(calendar, late),
    icp,
    numberCheck(withoutNumber),
    jumpCheck(jumps),
    earlierCheck(earlierOpen(calendar, period)),
    ...expiredChecks(period, today),
    ...ofLast,
  ]
}

/** Of a period that nothing can be declared of any more: its return keeps what was handed in elsewhere then. */
function expiredChecks({ end }: VatPeriod, today: string): Check[] {
  const until = declarableUntil(end)
  if (today <= until) return []
  const text = `Over deze periode kon je aangeven tot en met ${formatDateLong(until)}. Leg hier alleen vast wat je toen hebt aangegeven.`
  return [{ kind: 'expired', tone: 'warning', text, count: 0, entries: [] }]
}

/** Of the last return: what is kept is supplied to oneself, with VAT in 1d, where VAT was deducted when it was bought. */
async function lastReturnChecks(db: Db, administrationId: number, { period, calendar }: Checked): Promise<Check[]> {
  const { endsOn } = calendar
  if (endsOn === null || endsOn < period.start || endsOn > period.end) return []
  const kept = await assetsOn(db, administrationId, endsOn)
  const named = kept.length === 0 ? '' : ` In je activa staan nog: ${new Intl.ListFormat('nl').format(kept)}.`
  const text = `Dit is je laatste aangifte. Over spullen en voorraad die je houdt en waarvan je de btw aftrok, geef je btw aan in rubriek 1d.${named}`
  return [{ kind: 'last_return', tone: 'warning', text, count: kept.length, entries: [] }]
}

/** Refuses to file what a red check says is wrong. Throws `vat_checks_open`. */
export async function assertChecks(db: Db, administrationId: number, checked: Checked): Promise<void> {
  const { period, calendar } = checked
  const checks = [
    ledgerCheck(await entriesWithoutCode(db, administrationId, sinceFirst(calendar, period))),
    await icpCheck(db, administrationId, checked),
  ].filter(({ tone }) => tone === 'danger')
  if (checks.length > 0) throw new ApiError('vat_checks_open', { details: { checks: checks.map(({ kind }) => kind) } })
}

/** From the first day on which VAT is declared: what was booked wrong in an earlier period stands on the accounts still. */
const sinceFirst = ({ periods }: OwnCalendar, period: VatPeriod) => ({
  start: periods.at(0)?.start ?? period.start,
  end: period.end,
})

const fine = (kind: Check['kind'], text: string): Check => ({ kind, tone: 'success', text, count: 0, entries: [] })

function counted(kind: Check['kind'], count: number, [none, one, many]: readonly [string, string, string]): Check {
  if (count === 0) return fine(kind, none)
  return { kind, tone: 'warning', text: `${count} ${count === 1 ? one : many}`, count, entries: [] }
}

function ledgerCheck(entries: FoundEntry[]): Check {
  if (entries.length === 0) return fine('ledger_difference', 'De btw-rekeningen sluiten aan op de aangifte')
  return {
    kind: 'ledger_difference',
    tone: 'danger',
    text: 'Op de btw-rekeningen is zonder btw-code geboekt. Draai deze boekingen terug en boek ze opnieuw.',
    count: entries.length,
    entries,
  }
}

function lateCheck(calendar: OwnCalendar, late: readonly LatePeriod[]): Check {
  const undecided = late.filter(isUndecided).length
  if (undecided > 0) {
    const text = 'Over wat nog aan te geven is van een eerdere periode moet een suppletie komen'
    return { kind: 'late_vat', tone: 'danger', text, count: undecided, entries: [] }
  }
  const expired = late.filter(({ verdict }) => verdict === 'expired').map((period) => expiredWords(calendar, period))
  return fine('late_vat', ['Over alles wat nog aan te geven is, is besloten', ...expired].join('. '))
}

function expiredWords(calendar: OwnCalendar, { start, correctableUntil }: LatePeriod): string {
  const period = vatPeriodWords(periodOfDay(calendar, start).label)
  return `De btw van ${period} komt in geen aangifte meer: dat kon tot en met ${formatDateLong(correctableUntil)}`
}

async function icpCheck(db: Db, administrationId: number, { period, calendar, today }: Checked): Promise<Check> {
  const { filed, corrected, unlisted } = await matchIcp(db, administrationId, { period, calendar, today })
  if (unlisted.length > 0) return unlistedCheck(unlisted)
  if (filed.match !== 'different' && corrected.match !== 'different')
    return fine('icp', 'Rubriek 3b is gelijk aan de opgaaf ICP')
  const isWrong = corrected.match === 'different'
  const { text, documents } = isWrong ? corrected : filed
  const entries = documents.map(({ entryId, date, description, sourceType, cents }) => ({
    entryId, date, description, sourceType, cents,
  })) // prettier-ignore
  const pending = `${text} Het komt als correctie in de volgende opgaaf.`
  return {
    kind: 'icp',
    tone: isWrong ? 'danger' : 'warning',
    text: isWrong ? text : pending,
    count: documents.length,
    entries,
  }
}

function unlistedCheck(unlisted: readonly IcpSupply[]): Check {
  const documents = unlisted.length === 1 ? '1 boeking' : `${unlisted.length} boekingen`
  const entries = unlisted.map(({ entryId, vatDate: date, description, sourceType, cents }) => {
    return { entryId, date, description, sourceType, cents }
  })
  return {
    kind: 'icp',
    tone: 'danger',
    text: `Bij ${documents} naar een ander EU-land staat geen klant met een geldig btw-id, en zonder kan de opgaaf ICP niet. Vul het bij de klant in, of draai de boeking terug en boek opnieuw.`,
    count: unlisted.length,
    entries: entries.slice(0, MOST_ENTRIES),
  }
}

function numberCheck(entries: FoundEntry[]): Check {
  const { length } = entries
  if (length === 0) return fine('supplier_numbers', 'Van elke leverancier met verlegde btw is het btw-id bekend')
  const text = `Bij ${length === 1 ? '1 document' : `${length} documenten`} met verlegde btw staat geen btw-id van de leverancier`
  return { kind: 'supplier_numbers', tone: 'warning', text, count: length, entries }
}

function jumpCheck(jumps: UnusualBox[] | null): Check {
  if (jumps === null) return fine('jump', 'Over deze periode van vorig jaar is geen aangifte om mee te vergelijken')
  if (jumps.length === 0) return fine('jump', 'De bedragen lijken op die van een jaar geleden')
  const text = jumps
    .map(({ box, euros, lastYearEuros }) => `${box} is ${whole(euros)}, een jaar geleden ${whole(lastYearEuros)}`)
    .join('; ')
  return { kind: 'jump', tone: 'warning', text: `Rubriek ${text}`, count: jumps.length, entries: [] }
}

function earlierCheck(earlier: readonly VatPeriod[]): Check {
  const [first] = earlier
  if (first === undefined) return fine('earlier_period', 'Alle eerdere perioden zijn aangegeven')
  const text = `Doe eerst aangifte over ${first.label}`
  return { kind: 'earlier_period', tone: 'danger', text, count: earlier.length, entries: [] }
}

const whole = (euros: number): string => `€ ${formatWholeEuros(euros)}`
