import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { vatPeriodOf } from '@klopt/bookkeeping/vat'
import { ICP_QUARTER_LIMIT_CENTS, icpTotals, type IcpPeriod } from '@klopt/bookkeeping/vat-return'
import { addMonths, formatEuro, vatNumber } from '@klopt/validators'
import { readCalendar } from '../../books/vat-calendar.ts'
import type { CurrentIcpList } from '../../books/icp-lists.ts'
import type { Db } from '../../database/db.ts'
import type { FrozenIcpRow } from '../../database/schema/icp.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { newestChecks } from '../contacts/vat-number-checks/read-checks.ts'
import { nameOfUser } from '../users/name-of-user.ts'
import { compareBox3b, readBox3b } from './compare-box-3b.ts'
import { composeIcp, type ComposedIcp } from './compose-icp.ts'
import { filedListOf, icpPeriodOfKey, icpStateOf, readIcpCalendar, suppliesOf, type IcpCalendar } from './read-icp.ts'

type IcpList = ResponseOf<typeof contract.icp.get>

/** The list of a period: as it was filed, or as the ledger has it now. Throws `invalid_input`. */
export async function showIcp(
  db: Db,
  administrationId: number,
  query: QueryOf<typeof contract.icp.get>,
  today: string,
): Promise<IcpList> {
  const calendar = await readIcpCalendar(db, administrationId, today)
  const vatCalendar = await readCalendar(db, administrationId, today)
  const period = icpPeriodOfKey(calendar, query.period)
  const filed = filedListOf(calendar, period)
  const { rows, corrections, totalCents, totalEuros } = await icpOf(db, administrationId, calendar, period)
  const numbers = [...rows, ...corrections].flatMap(({ vatNumber }) => vatNumber ?? [])
  const checks = await newestChecks(db, administrationId, numbers)
  const read = await readBox3b(db, administrationId, { period, calendar, vatCalendar })
  const box3b = compareBox3b(read, false)
  const declared =
    corrections.length === 0 ? [] : await suppliesOf(db, administrationId, { period, filed, lists: calendar.filed })
  // What corrects an earlier list is in the returns of that period: in a suppletie, or still to be declared.
  const correctedCents = declared
    .filter(({ vatDate, lineId }) => vatDate < period.start && !read.returned.has(lineId))
    .reduce((sum, { cents }) => sum + cents, 0)
  return {
    ...wireIcpPeriod(period),
    state: icpStateOf(calendar, period, today),
    lines: rows.map((row) => withValidity(row, checks)),
    corrections: corrections.map((row) => withValidity(row, checks)),
    totalCents,
    totalEuros,
    goods: { limitCents: ICP_QUARTER_LIMIT_CENTS, quarters: quartersUpTo(period, calendar) },
    box3b: correctedCents === 0 ? box3b : { ...box3b, text: `${box3b.text} ${correctedWords(correctedCents)}` },
    filed: filed && (await presentFiled(db, calendar, filed)),
  }
}

/** Why the list comes to something else than box 3b, which it agrees with. */
const correctedWords = (cents: number): string =>
  `Daarnaast verbetert deze opgaaf een eerdere met ${formatEuro(cents)}; in de btw hoort dat bij de suppletie van dat tijdvak.`

/** What a list comes to: the frozen figures of a filed one. */
export async function icpOf(
  db: Db,
  administrationId: number,
  calendar: IcpCalendar,
  period: IcpPeriod,
): Promise<ComposedIcp> {
  const filed = filedListOf(calendar, period)
  if (filed) {
    const { rows, corrections } = filed
    const { cents: totalCents, euros: totalEuros } = icpTotals([...rows, ...corrections])
    return { rows, corrections, totalCents, totalEuros }
  }
  const supplies = await suppliesOf(db, administrationId, { period, filed, lists: calendar.filed })
  return composeIcp(supplies, period, calendar)
}

export const wireIcpPeriod = ({ key, label, start, end, dueDate }: IcpPeriod) => ({ key, label, start, end, dueDate })

/** By its shape, and by what VIES said of it. */
function withValidity<Row extends FrozenIcpRow>(row: Row, checks: Awaited<ReturnType<typeof newestChecks>>) {
  const { vatNumber } = row
  const check = vatNumber === null ? undefined : checks.get(vatNumber)
  const vies = check
    ? { state: check.state, answeredAt: check.answeredAt, consultationNumber: check.consultationNumber }
    : null
  return { ...row, isValid: isEuropean(vatNumber), vies }
}

/** Whether a VAT number can be one of another member state, or of Northern Ireland. */
export function isEuropean(text: string | null): boolean {
  const checked = vatNumber(text ?? '') // zero: no number is none of a member state
  return checked.ok && !checked.value.startsWith('NL')
}

function quartersUpTo(period: IcpPeriod, { goodsCents }: IcpCalendar): IcpList['goods']['quarters'] {
  return [0, 3, 6, 9, 12].map((months) => {
    const { key, label, start } = vatPeriodOf(addMonths(`${period.start.slice(0, 7)}-01`, -months), 'quarter')
    const ofMonth = (offset: number) => goodsCents.get(addMonths(start, offset).slice(0, 7)) ?? 0 // zero: no goods in that month
    return { key, label, cents: ofMonth(0) + ofMonth(1) + ofMonth(2) }
  })
}

async function presentFiled(db: Db, calendar: IcpCalendar, list: CurrentIcpList): Promise<IcpList['filed']> {
  return {
    id: list.id,
    handedInOn: list.handed_in_on,
    filedAt: toTimestamp(list.filed_at),
    filedBy: await nameOfUser(db, list.filed_by),
    isLatest: calendar.filed.at(-1)?.id === list.id,
  }
}
