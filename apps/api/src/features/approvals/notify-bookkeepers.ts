import type { Db } from '../../database/db.ts'
import type { JobSender } from '../../kernel/job.ts'
import { screenPath } from '../../kernel/screens.ts'
import type { Services } from '../../kernel/services.ts'
import { queueMail } from '../authentication/send-mail.ts'
import { declinedMail, type Declined } from './approval-mail.ts'
import { bookkeeperAddresses } from './bookkeepers.ts'

interface Teller {
  readonly db: Db
  readonly administrationId: number
  readonly today: string
  readonly jobs: JobSender
  readonly services: Services
}

/** Mails who looks after the books that the client does not agree, or no more. */
export async function notifyBookkeepers(
  { db, administrationId, today, jobs, services }: Teller,
  declined: Omit<Declined, 'companyName'>,
): Promise<void> {
  const { company_name: companyName } = await db
    .selectFrom('companies')
    .select('company_name')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  const { href } = new URL(screenPath('approvals', { administrationId }), services.settings.publicUrl)
  for (const to of await bookkeeperAddresses(db, administrationId, today)) {
    await queueMail(jobs, services, to, declinedMail({ ...declined, companyName }, href))
  }
}
