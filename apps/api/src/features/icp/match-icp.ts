import type { Days } from '@klopt/bookkeeping/vat'
import type { Db } from '../../database/db.ts'
import { compareBox3b } from './compare-box-3b.ts'
import { readIcpCalendar } from './read-icp.ts'

type Compared = Awaited<ReturnType<typeof compareBox3b>>

/**
 * Holds box 3b of a VAT period against the lists over the same days: as they were filed, and with what is still to correct
 * them in the next list.
 */
export async function matchIcp(
  db: Db,
  administrationId: number,
  { period, today }: { period: Days; today: string },
): Promise<{ filed: Compared; corrected: Compared }> {
  const calendar = await readIcpCalendar(db, administrationId, today)
  const compare = (withPending: boolean) => compareBox3b(db, administrationId, { period, calendar, today, withPending })
  return { filed: await compare(false), corrected: await compare(true) }
}
