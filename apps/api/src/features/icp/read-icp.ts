import { must } from '@klopt/bookkeeping/money'
import { VAT_CODES, vatPeriodOfKey, vatPeriodState, type Days } from '@klopt/bookkeeping/vat'
import { icpPeriods, type IcpFact, type IcpPeriod } from '@klopt/bookkeeping/vat-return'
import { sql } from 'kysely'
import { currentIcpLists, type CurrentIcpList } from '../../books/icp-lists.ts'
import type { Db } from '../../database/db.ts'
import type { IcpSupplies } from '../../database/schema/icp.ts'
import { ApiError } from '../../kernel/api-error.ts'

/** The periods of an administration's lists, those that were filed, and the goods that decide them. */
export interface IcpCalendar {
  /** Oldest first. */
  readonly periods: readonly IcpPeriod[]
  readonly filed: readonly CurrentIcpList[]
  /** Goods and triangulation per month ('2026-01'), in cents. */
  readonly goodsCents: ReadonlyMap<string, number>
  /** The months of supplies that are in no list. */
  readonly waitingMonths: readonly string[]
}

/** A supply within the EU with what a list says of it. */
export interface IcpSupply extends IcpFact {
  readonly lineId: number
  readonly entryId: number
  readonly listId: number | null
  readonly customerName: string | null
  readonly description: string
  readonly sourceType: IcpSupplies['source_type']
  readonly sourceId: number | null
}

export async function readIcpCalendar(db: Db, administrationId: number, today: string): Promise<IcpCalendar> {
  const supplied = sql<{ month: string; goods: number; waits: boolean }>`
    SELECT to_char(vat_date, 'YYYY-MM') AS month,
      coalesce(sum(cents) FILTER (WHERE vat_code <> 'sale_eu_services'), 0)::bigint AS goods,
      bool_or(list_id IS NULL) AS waits
    FROM icp_supplies WHERE administration_id = ${administrationId} GROUP BY 1 ORDER BY 1`.execute(db)
  const [filed, { rows }] = await Promise.all([currentIcpLists(db, administrationId), supplied])
  const goodsCents = new Map(rows.map(({ month, goods }) => [month, goods]))
  const first = rows[0]
  const firstDay = first === undefined ? null : `${first.month}-01`
  const waitingMonths = rows.flatMap(({ month, waits }) => (waits ? [month] : []))
  return { periods: icpPeriods({ today, firstDay, goodsCents, filed }), filed, goodsCents, waitingMonths }
}

/** The supplies that a list of the period has or would take: its own members, else what is in none. */
export async function suppliesOf(
  db: Db,
  administrationId: number,
  { period, filed, lists }: { period: Days; filed: CurrentIcpList | null; lists: readonly CurrentIcpList[] },
): Promise<IcpSupply[]> {
  const supplies = await supplyRows(
    db,
    administrationId,
    filed ? sql`list_id = ${filed.id}` : sql`list_id IS NULL AND vat_date <= ${period.end}`,
  )
  if (filed) return supplies
  const isOfList = (day: string) => lists.some(({ start, end }) => start <= day && day <= end)
  return supplies.filter(({ vatDate }) => vatDate >= period.start || isOfList(vatDate))
}

/** Supplies by a condition on `icp_supplies`, oldest first. */
export async function supplyRows(
  db: Db,
  administrationId: number,
  condition: ReturnType<typeof sql>,
): Promise<IcpSupply[]> {
  const { rows } = await sql<IcpSupplies>`
    SELECT * FROM icp_supplies WHERE administration_id = ${administrationId} AND ${condition}
    ORDER BY vat_date, line_id`.execute(db)
  return rows.map((row) => ({
    lineId: row.line_id,
    entryId: row.entry_id,
    listId: row.list_id,
    vatNumber: row.vat_number,
    customerName: row.customer_name,
    kind: must(VAT_CODES[row.vat_code].icp, 'the kind of a supply within the EU'),
    cents: row.cents,
    vatDate: row.vat_date,
    creditedDate: row.credited_date,
    description: row.description,
    sourceType: row.source_type,
    sourceId: row.source_id,
  }))
}

/** The period of a key; without one the oldest of which a list is to be filed, else that of today. Throws `invalid_input`. */
export function icpPeriodOfKey(calendar: IcpCalendar, key: string | undefined): IcpPeriod {
  const { periods } = calendar
  if (key === undefined) return waitingPeriod(calendar) ?? must(periods.at(-1), 'the period of today')
  const period = periods.find((own) => own.key === key)
  if (period) return period
  const quarter = /^20\d\d-Q[1-4]$/.test(key) ? vatPeriodOfKey(key) : null
  const isListed = (own: Days) => quarter !== null && own.start <= quarter.end && quarter.start <= own.end
  // Before the first supply, or after today: nobody was sold anything, which a list may say.
  if (quarter !== null && !periods.some(isListed)) return quarter
  const text = 'Kies een periode uit de lijst. Boven € 50.000 aan goederen in een kwartaal is er een opgaaf per maand'
  throw new ApiError('invalid_input', { fields: { period: text } })
}

/** The oldest period of which a list is to be filed: it has supplies that are in none. */
export function waitingPeriod({ periods, filed, waitingMonths }: IcpCalendar): IcpPeriod | undefined {
  return periods.find(
    ({ start, end }) =>
      !filed.some((list) => list.start === start) &&
      waitingMonths.some((month) => start.slice(0, 7) <= month && month <= end.slice(0, 7)),
  )
}

export const filedListOf = ({ filed }: IcpCalendar, { start, end }: Days): CurrentIcpList | null =>
  filed.find((list) => list.start === start && list.end === end) ?? null

/** Where the list of a period stands; `isFiled` when there is one. */
export const icpStateOf = (calendar: IcpCalendar, period: IcpPeriod, today: string) =>
  vatPeriodState(period, filedListOf(calendar, period) !== null, today)
