import type { Days } from '@klopt/bookkeeping/vat'
import type { Db } from '../../database/db.ts'
import { compareBox3b, readBox3b } from './compare-box-3b.ts'
import { readIcpCalendar } from './read-icp.ts'

type Box3b = ReturnType<typeof compareBox3b>

/**
 * Holds box 3b of a VAT period against the lists over the same days: as they were filed, and with what is still to correct
 * them in the next list.
 */
export async function matchIcp(
  db: Db,
  administrationId: number,
  { period, today }: { period: Days; today: string },
): Promise<{ filed: Box3b; corrected: Box3b }> {
  const calendar = await readIcpCalendar(db, administrationId, today)
  const read = await readBox3b(db, administrationId, { period, calendar, today })
  return { filed: compareBox3b(read, false), corrected: compareBox3b(read, true) }
}
