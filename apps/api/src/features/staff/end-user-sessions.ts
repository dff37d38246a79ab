import type { Context } from '../../kernel/context.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { linkAddresses } from '../authentication/link-address.ts'
import { sessionsEndedMail } from '../authentication/mails.ts'
import { queueMail } from '../authentication/send-mail.ts'
import { endSessions } from '../authentication/sessions.ts'

type Work = Pick<Context<unknown, 'staff'>, 'db' | 'services' | 'jobs'>

/**
 * Signs a user out everywhere and tells them so, also when nothing was open; answers how many sessions there were.
 * Throws `not_found`.
 */
export async function endUserSessions({ db, services, jobs }: Work, userId: number): Promise<number> {
  const user = await db.selectFrom('people').select('email_address').where('id', '=', userId).executeTakeFirst()
  if (!user) throw new ApiError('not_found')
  const ended = await endSessions(db, userId)
  await queueMail(jobs, services, user.email_address, sessionsEndedMail(linkAddresses(services.settings.publicUrl)))
  return ended
}
