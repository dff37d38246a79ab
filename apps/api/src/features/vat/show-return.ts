import { filedReturnOf, stateOf, VAT_BOXES, vatSchemeOn, type VatPeriod } from '@klopt/bookkeeping/vat'
import { vatReturnBoxes, vatReturnTotals } from '@klopt/bookkeeping/vat-return'
import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { isInVatUnit } from '../../books/vat-rules.ts'
import type { Db } from '../../database/db.ts'
import type { FiledReturn } from '../../books/vat-returns.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { nameOfUser } from '../users/name-of-user.ts'
import { handInOf } from './hand-ins.ts'
import { vatChecks } from './checks/vat-checks.ts'
import { lateVatCents, vatFacts } from './vat-facts.ts'
import { periodOf, readCalendar, type OwnCalendar } from '../../books/vat-calendar.ts'
import { chosenLines, latePeriods, listLate } from './late-lines.ts'

type VatReturn = ResponseOf<typeof contract.vat.return>

/**
 * The return of a period: as it was filed, or as the ledger has it now. What does not wait for an answer is asked together,
 * so that its many small questions take a few round trips.
 */
export async function showReturn(
  db: Db,
  administrationId: number,
  query: QueryOf<typeof contract.vat.return>,
  today: string,
): Promise<VatReturn> {
  const [calendar, late] = await Promise.all([
    readCalendar(db, administrationId, today),
    latePeriods(db, administrationId, today),
  ])
  const period = periodOf(calendar, query.period, today)
  const filed = filedReturnOf(calendar, period)
  const lines = chosenLines(calendar, { period, choice: query.lateLines, late, today })
  const checked = { period, calendar, today, late, choice: query.lateLines }
  const [facts, isWorksheet, listed, checks, presented] = await Promise.all([
    vatFacts(db, administrationId, lines),
    isInVatUnit(db, administrationId, period.start),
    listLate(db, administrationId, calendar, { shown: period, late }),
    filed ? [] : vatChecks(db, administrationId, checked),
    filed && presentFiled(db, administrationId, calendar, filed),
  ])
  const boxes = filed ? filed.boxes : vatReturnBoxes(facts)
  const totals = vatReturnTotals(boxes)
  return {
    ...wirePeriod(period),
    state: stateOf(calendar, period, today),
    scheme: vatSchemeOn(calendar.schemes, period.start),
    isWorksheet,
    boxes: boxes.map((box) => ({ ...box, label: VAT_BOXES[box.box].label })),
    payableEuros: totals.payableCents / 100,
    roundingDifferenceCents: totals.roundingDifferenceCents,
    lateVatCents: lateVatCents(facts),
    lateLines: 'days' in lines && lines.lateOn !== null ? 'include' : 'leave',
    late: listed,
    checks,
    filed: presented,
  }
}

export function wirePeriod({ key, label, start, end, dueDate }: VatPeriod) {
  return { key, label, start, end, dueDate }
}

async function presentFiled(
  db: Db,
  administrationId: number,
  calendar: OwnCalendar,
  filed: FiledReturn,
): Promise<VatReturn['filed']> {
  return {
    id: filed.id,
    filedAt: toTimestamp(filed.filed_at),
    filedBy: await nameOfUser(db, filed.filed_by),
    handedInOn: (await handInOf(db, administrationId, filed.id))?.handedInOn ?? null,
    isLatest: calendar.filed.at(-1)?.id === filed.id,
  }
}
