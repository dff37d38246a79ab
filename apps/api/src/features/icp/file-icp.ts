import type { BodyOf, contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import { deleteIcpList, freezeIcpList, currentIcpLists, startIcpList } from '../../books/icp-lists.ts'
import { lockReturns } from '../../books/vat-returns.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { composeIcp, type ComposedIcp } from './compose-icp.ts'
import { icpPeriodOfKey, readIcpCalendar, supplyRows } from './read-icp.ts'
import { isEuropean } from './show-icp.ts'

export interface IcpFiling {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
  readonly today: string
}

/**
 * Ticks the list of a period off as handed in: gives it its lines and freezes what they come to. A posting at this moment is
 * in the list or corrects it later. Throws `period_not_ended`, `already_filed`, `icp_empty`, `icp_without_vat_number`,
 * `invalid_input`, and `version_conflict` when the outcome is not the one the user saw.
 */
export async function fileIcp(db: Db, filing: IcpFiling, seen: BodyOf<typeof contract.icp.file>): Promise<number> {
  const { administrationId, today, userId: filedBy, now: at } = filing
  await lockReturns(db, administrationId)
  const calendar = await readIcpCalendar(db, administrationId, today)
  const period = icpPeriodOfKey(calendar, seen.period)
  if (calendar.filed.some(({ start }) => start === period.start)) throw new ApiError('already_filed')
  if (period.end >= today) throw new ApiError('period_not_ended')
  const handedInOn = assertHandedIn(seen.handedInOn ?? today, { end: period.end, today })
  const listId = await startIcpList(db, { period, handedInOn, filedBy, at })
  const supplies = await supplyRows(db, administrationId, sql`list_id = ${listId}`)
  const list = composeIcp(supplies, period, calendar)
  assertFileable(list, seen.totalEuros)
  await freezeIcpList(db, listId, list)
  return listId
}

/** Takes back the newest list. Throws `not_found` and `icp_not_latest`. */
export async function deleteIcp(db: Db, { administrationId, now }: IcpFiling, listId: number): Promise<void> {
  await lockReturns(db, administrationId)
  const lists = await currentIcpLists(db, administrationId)
  if (!lists.some(({ id }) => id === listId)) throw new ApiError('not_found')
  await deleteIcpList(db, listId, now)
}

function assertHandedIn(day: string, { end, today }: { end: string; today: string }): string {
  if (day > end && day <= today) return day
  const text = 'Kies de dag waarop je de opgaaf hebt ingediend: na de periode en niet in de toekomst'
  throw new ApiError('invalid_input', { fields: { handedInOn: text } })
}

function assertFileable({ rows, corrections, totalEuros }: ComposedIcp, seenEuros: number | undefined): void {
  const all = [...rows, ...corrections]
  if (all.length === 0) throw new ApiError('icp_empty')
  const without = all.filter(({ vatNumber }) => !isEuropean(vatNumber))
  if (without.length > 0) {
    const customers = without.map(({ customerName, vatNumber }) => customerName ?? vatNumber ?? 'Onbekende klant')
    throw new ApiError('icp_without_vat_number', { details: { customers } })
  }
  if (seenEuros !== undefined && seenEuros !== totalEuros)
    throw new ApiError('version_conflict', { details: { totalEuros: must(totalEuros, 'the total of a list') } })
}
