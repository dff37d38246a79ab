import { addDays } from '@klopt/validators'
import { nextVatPeriod, vatPeriodOf, type Days, type VatPeriod } from '../vat/index.ts'

/** Above this a quarter of goods within the EU asks a list per month (article 37a Wet OB; article 263 of directive 2006/112/EC). */
export const ICP_QUARTER_LIMIT_CENTS = 5_000_000

/** A period of the intra-community list; of two months its key is '2026-01_02'. */
export type IcpPeriod = Pick<VatPeriod, 'key' | 'label' | 'start' | 'end' | 'dueDate'>

export interface IcpCalendarFacts {
  readonly today: string
  /** The first day of any supply that belongs in a list; null while there is none. */
  readonly firstDay: string | null
  /** Goods and triangulation together per month ('2026-01'), in integer cents. */
  readonly goodsCents: ReadonlyMap<string, number>
  /** What lists that stand were filed over. */
  readonly filed: readonly Days[]
}

/**
 * The periods of the list, from the first supply to today, oldest first. A quarter, until goods in it pass the limit: in
 * its first month it becomes three lists, in its second two (of two months and of one), in its third it stays one. While
 * a quarter of the four before passed the limit, each month has its own. What was filed keeps its own days.
 */
export function icpPeriods(facts: IcpCalendarFacts): IcpPeriod[] {
  const days = [facts.today, facts.firstDay ?? facts.today, ...facts.filed.map(({ start }) => start)]
  const periods: IcpPeriod[] = []
  let quarter = vatPeriodOf(days.toSorted()[0] ?? facts.today, 'quarter')
  for (; quarter.start <= facts.today; quarter = nextVatPeriod(quarter)) periods.push(...periodsOf(quarter, facts))
  return periods.filter(({ start }) => start <= facts.today)
}

/** The period that a day lies in, also one that is not in the calendar yet. */
export function icpPeriodOn(periods: readonly IcpPeriod[], day: string): IcpPeriod {
  return periods.find(({ start, end }) => start <= day && day <= end) ?? vatPeriodOf(day, 'quarter')
}

function periodsOf(quarter: VatPeriod, facts: IcpCalendarFacts): IcpPeriod[] {
  const months = monthsOf(quarter)
  const filed = facts.filed.filter(({ start, end }) => start <= quarter.end && quarter.start <= end)
  const wanted = divided(quarter, months, facts)
  const fits = filed.every((own) => wanted.some((period) => period.start === own.start && period.end === own.end))
  if (fits) return wanted
  const left = months.filter((month) => !filed.some((own) => own.start <= month.start && month.end <= own.end))
  return [...filed.map(periodOfDays), ...left].toSorted((a, b) => a.start.localeCompare(b.start))
}

/** As the goods of this quarter and the four before make it. */
function divided(quarter: VatPeriod, months: readonly VatPeriod[], { goodsCents }: IcpCalendarFacts): IcpPeriod[] {
  if (quartersBefore(quarter, 4).some((before) => goodsIn(before, goodsCents) > ICP_QUARTER_LIMIT_CENTS))
    return [...months]
  let cents = 0
  const passedIn = months.findIndex(({ key }) => {
    cents += goodsCents.get(key) ?? 0 // zero: no goods in that month
    return cents > ICP_QUARTER_LIMIT_CENTS
  })
  const [first, second, third] = months
  if (passedIn === 0) return [...months]
  if (passedIn === 1 && first && second && third) return [periodOfDays({ start: first.start, end: second.end }), third]
  return [quarter]
}

const goodsIn = (quarter: VatPeriod, goodsCents: ReadonlyMap<string, number>): number =>
  monthsOf(quarter).reduce((sum, { key }) => sum + (goodsCents.get(key) ?? 0), 0) // zero: no goods in that month

function monthsOf(quarter: VatPeriod): VatPeriod[] {
  const first = vatPeriodOf(quarter.start, 'month')
  const second = nextVatPeriod(first)
  return [first, second, nextVatPeriod(second)]
}

function quartersBefore(quarter: VatPeriod, count: number): VatPeriod[] {
  const before: VatPeriod[] = []
  for (let { start } = quarter; before.length < count; start = before.at(-1)?.start ?? start)
    before.push(vatPeriodOf(addDays(start, -1), 'quarter'))
  return before
}

/** The period of days that a list was filed over: a month, two of them or a quarter. */
export function periodOfDays({ start, end }: Days): IcpPeriod {
  const same = (['month', 'quarter'] as const)
    .map((length) => vatPeriodOf(start, length))
    .find((own) => own.end === end)
  if (same) return same
  const last = vatPeriodOf(end, 'month')
  const first = vatPeriodOf(start, 'month')
  return {
    key: `${first.key}_${last.key.slice(5)}`,
    label: `${first.label.split(' ')[0]} en ${last.label}`,
    start,
    end,
    dueDate: last.dueDate,
  }
}
