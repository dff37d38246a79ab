import type { Db } from '../../database/db.ts'
import type { JobSender } from '../../kernel/job.ts'
import type { Services } from '../../kernel/services.ts'
import type { AccountMail } from '../authentication/mails.ts'
import { queueMail } from '../authentication/send-mail.ts'
import { isExample } from './queries.ts'

interface QueueOptions {
  readonly administrationId: number
  readonly jobs: JobSender
  readonly services: Services
}

/** Queues a mail to a customer of an administration; of books that are examples it is kept from the mail server. */
export async function queueCustomerMail(
  db: Db,
  { administrationId, jobs, services }: QueueOptions,
  to: string,
  mail: AccountMail,
): Promise<void> {
  await queueMail(jobs, services, to, { ...mail, isExample: await isExample(db, administrationId) })
}
