import type { contract, OssList, ResponseOf } from '@klopt/api-client/contract'
import { vatPeriodOfKey, vatPeriodState, type VatPeriod } from '@klopt/bookkeeping/vat'
import { ossList, ossPeriodOf, type OssSupply } from '@klopt/bookkeeping/vat-return'
import { addDays } from '@klopt/validators'
import { currentOssLists, type CurrentOssList } from '../../books/oss-lists.ts'
import { ossSince } from '../invoices/oss-registration.ts'
import { firstOssDay, openOssSupplies } from '../invoices/oss-supplies.ts'
import type { Db } from '../../database/db.ts'
import { toTimestamp } from '../../kernel/clock.ts'

/** What belongs in the list of a quarter: its own supplies, and those of quarters that were handed in before it. */
export function ofPeriod<S extends OssSupply>(
  supplies: readonly S[],
  period: Pick<VatPeriod, 'start' | 'end'>,
  lists: readonly CurrentOssList[],
): S[] {
  const isFiled = (day: string) => lists.some((list) => day >= list.period_start && day <= list.period_end)
  return supplies.filter(({ suppliedOn: day }) => day <= period.end && (day >= period.start || isFiled(day)))
}

/** The quarters from the first sale or list to today, oldest first; the one of today when there is nothing. */
export async function ossPeriods(db: Db, administrationId: number, today: string): Promise<VatPeriod[]> {
  const first = await firstOssDay(db, administrationId)
  const days = [first, await ossSince(db, administrationId), today].filter((day) => day !== null).toSorted()
  const periods: VatPeriod[] = []
  for (let day = days[0] ?? today; day <= today;) {
    const period = ossPeriodOf(day)
    periods.push(period)
    day = addDays(period.end, 1)
  }
  return periods
}

/** The list of a quarter: of one that was handed in as it was, else of what no list holds. */
export async function showList(
  db: Db,
  administrationId: number,
  { period: key }: { period?: string | undefined },
  today: string,
): Promise<OssList> {
  const lists = await currentOssLists(db, administrationId)
  const filedOf = (one: VatPeriod) => lists.find((list) => list.period_start === one.start)
  const periods = await ossPeriods(db, administrationId, today)
  const oldestOpen = periods.find((one) => one.end < today && filedOf(one) === undefined)
  const period = key === undefined ? (oldestOpen ?? ossPeriodOf(today)) : vatPeriodOfKey(key)
  const filed = filedOf(period)
  const shown = filed
    ? { rows: filed.rows, corrections: filed.corrections, vatCents: filed.vat_cents }
    : ossList(ofPeriod(await openOssSupplies(db, administrationId), period, lists), period)
  return {
    ...wirePeriod(period),
    state: vatPeriodState(period, filed !== undefined, today),
    rows: [...shown.rows],
    corrections: [...shown.corrections],
    vatCents: shown.vatCents,
    filed: filed
      ? {
          id: filed.id,
          handedInOn: filed.handed_in_on,
          filedAt: toTimestamp(filed.filed_at),
          isLatest: lists.at(-1)?.id === filed.id,
        }
      : null,
  }
}

/** The quarters with what each comes to, newest first. */
export async function listPeriods(
  db: Db,
  administrationId: number,
  today: string,
): Promise<ResponseOf<typeof contract.oss.periods>> {
  const lists = await currentOssLists(db, administrationId)
  const supplies = await openOssSupplies(db, administrationId)
  const periods = await ossPeriods(db, administrationId, today)
  return periods.toReversed().map((period) => {
    const filed = lists.find((list) => list.period_start === period.start)
    return {
      ...wirePeriod(period),
      state: vatPeriodState(period, filed !== undefined, today),
      vatCents: filed?.vat_cents ?? ossList(ofPeriod(supplies, period, lists), period).vatCents,
      handedInOn: filed?.handed_in_on ?? null,
    }
  })
}

const wirePeriod = ({ key, label, start, end, dueDate }: VatPeriod) => ({ key, label, start, end, dueDate })
