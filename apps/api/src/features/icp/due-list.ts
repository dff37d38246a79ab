import type { IcpPeriod } from '@klopt/bookkeeping/vat-return'
import type { Db } from '../../database/db.ts'
import { readIcpCalendar, waitingPeriod } from './read-icp.ts'

/** The oldest period of which a list is to be filed, also the one that runs; null while no supply waits for one. */
export async function dueIcpList(
  db: Db,
  administrationId: number,
  today: string,
): Promise<Pick<IcpPeriod, 'label' | 'dueDate'> | null> {
  return waitingPeriod(await readIcpCalendar(db, administrationId, today)) ?? null
}
