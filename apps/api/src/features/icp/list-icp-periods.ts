import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { filedListOf, icpStateOf, readIcpCalendar } from './read-icp.ts'
import { icpOf, wireIcpPeriod } from './show-icp.ts'

/** The periods of the list, newest first, with what each comes to. */
export async function listIcpPeriods(
  db: Db,
  administrationId: number,
  today: string,
): Promise<ResponseOf<typeof contract.icp.periods>> {
  const calendar = await readIcpCalendar(db, administrationId, today)
  const items: ResponseOf<typeof contract.icp.periods> = []
  for (const period of calendar.periods.toReversed()) {
    const { totalEuros } = await icpOf(db, administrationId, calendar, period)
    items.push({
      ...wireIcpPeriod(period),
      state: icpStateOf(calendar, period, today),
      totalEuros,
      handedInOn: filedListOf(calendar, period)?.handed_in_on ?? null,
    })
  }
  return items
}
