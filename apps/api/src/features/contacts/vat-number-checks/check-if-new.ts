import { civilDate } from '../../../kernel/clock.ts'
import type { Db } from '../../../database/db.ts'
import type { JobSender } from '../../../kernel/job.ts'
import type { Services } from '../../../kernel/services.ts'
import { isExample } from '../../administrations/queries.ts'
import { isCheckable, startCheck } from './check-vat-number.ts'
import { newestCheck } from './read-checks.ts'
import { vatNumberOf } from './vat-number-of.ts'

interface CheckContext {
  readonly db: Db
  readonly services: Services
  readonly jobs: JobSender
  readonly now: Date
  readonly administrationId: number
}

/**
 * Has the number of a contact checked where the server checks numbers: at its first, and for a supply at 0% on each day
 * on which one is made final, as proof of that day.
 */
export async function checkIfNew(
  { db, services, jobs, now, administrationId }: CheckContext,
  contactId: number,
  { everyDay = false } = {},
): Promise<void> {
  if (services.settings.viesUrl === null || (await isExample(db, administrationId))) return
  const vatNumber = await vatNumberOf(db, { administrationId, contactId })
  if (!isCheckable(vatNumber)) return
  const known = await newestCheck(db, administrationId, { id: contactId, vat_number: vatNumber })
  const answeredToday = known?.answeredAt != null && civilDate(new Date(known.answeredAt * 1000)) === civilDate(now)
  if (known !== null && (!everyDay || answeredToday)) return
  await startCheck(db, jobs, { administrationId, contactId, vatNumber, now })
}
