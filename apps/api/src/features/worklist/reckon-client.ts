import { filedReturnOf, isSmallBusinessOn, openPeriods, type VatPeriod } from '@klopt/bookkeeping/vat'
import { smallBusinessSpans } from '../../books/vat-rules.ts'
import { correctionDeadline } from '@klopt/bookkeeping/vat-return'
import type { Db } from '../../database/db.ts'
import { civilDate } from '../../kernel/clock.ts'
import { statementBalances } from '../bank/statement-balances.ts'
import { waitingLines } from '../bank/waiting-lines.ts'
import { countWaitingDocuments } from '../documents/count-waiting.ts'
import { listYears } from '../fiscal-years/list-years.ts'
import { dueIcpList } from '../icp/due-list.ts'
import { vatChecks } from '../vat/checks/vat-checks.ts'
import { isUndecided, latePeriods, type LatePeriod } from '../vat/late-lines.ts'
import { readCalendar, type OwnCalendar } from '../../books/vat-calendar.ts'

/** How an administration stands on a day, as the worklist keeps it. */
export async function reckonClient(db: Db, administrationId: number, today: string) {
  const calendar = await readCalendar(db, administrationId, today)
  const spans = await smallBusinessSpans(db, administrationId)
  const vat = vatOf(calendar, today, isSmallBusinessOn(spans, today))
  const late = await latePeriods(db, administrationId, today)
  const isDue = vat !== null && vat.filedOn === null && vat.period.end < today
  const checks = isDue ? await vatChecks(db, administrationId, { period: vat.period, calendar, today, late }) : []
  const waiting = await waitingLines(db, administrationId, today)
  const statements = await statementBalances(db, administrationId, today)
  const years = await listYears(db, administrationId, today)
  const icp = await dueIcpList(db, administrationId, today)
  return {
    icp_label: icp?.label ?? null,
    icp_due_on: icp?.dueDate ?? null,
    correction_due_on: correctionDueOn(late),
    period_label: vat?.period.label ?? null,
    period_end: vat?.period.end ?? null,
    due_on: vat?.period.dueDate ?? null,
    filed_on: vat?.filedOn ?? null,
    waiting_lines: waiting.reduce((sum, { count }) => sum + count, 0),
    documents: await countWaitingDocuments(db, administrationId),
    last_statement_on: oldestOf(
      statements.map(({ statementCents, statementDate }) => (statementCents === null ? null : statementDate)),
    ),
    late_periods: late.filter((period) => isUndecided(period)).length,
    red_checks: checks.filter(({ tone }) => tone === 'danger').length,
    open_year: years.findLast(({ state }) => state === 'open')?.name ?? null,
  }
}

interface VatState {
  readonly period: VatPeriod
  readonly filedOn: string | null
}

/** The period that asks for something, else the one that was just filed, else the one that runs. */
function vatOf(calendar: OwnCalendar, today: string, isSmallBusiness: boolean): VatState | null {
  const [open] = openPeriods(calendar).filter(({ end }) => end < today)
  if (open) return { period: open, filedOn: null }
  const filed = calendar.periods.findLast(({ end }) => end < today)
  const own = filed && filedReturnOf(calendar, filed)
  if (filed && own && filed.dueDate >= today) return { period: filed, filedOn: civilDate(own.filed_at) }
  const running = calendar.periods.at(-1)
  return running === undefined || isSmallBusiness ? null : { period: running, filedOn: null }
}

/** The first last day of what only a suppletie puts right, until it is handed in. */
function correctionDueOn(late: readonly LatePeriod[]): string | null {
  const days = late.flatMap(({ verdict, discoveredOn, correctableUntil }) =>
    verdict === 'correction' ? correctionDeadline(discoveredOn, correctableUntil) : [],
  )
  return days.toSorted()[0] ?? null
}

/** Of several bank books the one that is furthest behind. */
function oldestOf(days: readonly (string | null)[]): string | null {
  const known = days.flatMap((day) => day ?? [])
  return known.toSorted()[0] ?? null
}
