import { email } from '@klopt/validators'
import { defineJob, promptly } from '../../kernel/job.ts'
import { countAttempt } from '../../kernel/attempts.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { OutsideContext } from '../../kernel/context.ts'
import { linkAddresses } from './link-address.ts'
import { oncePerMinute, perHour, perHourFromNetwork } from './mail-limits.ts'
import { createLink } from './mailed-links.ts'
import { resetPasswordMail } from './mails.ts'
import { networkOf } from './network-of.ts'
import { decideMail, queueMail } from './send-mail.ts'

/**
 * The address as it is kept, in small letters, or null when it was asked for too often. Neither the limits nor what
 * follows look at whether anybody has it. Throws `email_invalid`.
 */
export async function claimForgottenPassword(
  { services: { pool }, request, now }: Pick<OutsideContext<unknown, 'public'>, 'services' | 'request' | 'now'>,
  given: string,
): Promise<string | null> {
  const read = email(given)
  if (!read.ok) throw new ApiError('email_invalid')
  const emailAddress = read.value.toLowerCase()
  const key = `forgot password\0${emailAddress}`
  const isAllowed =
    (await countAttempt(pool, `forgot password\0${networkOf(request.address)}`, perHourFromNetwork, now)) &&
    (await countAttempt(pool, `${key}\0minute`, oncePerMinute, now)) &&
    (await countAttempt(pool, `${key}\0hour`, perHour, now))
  return isAllowed ? emailAddress : null
}

interface Forgotten {
  /** The address, encrypted. */
  readonly sealed: string
}

/**
 * Mails the link to set a new password, if the address has an active account. Looking that up is left to the queue,
 * so that a request about an unknown address does exactly the same work.
 */
export const forgotPasswordJob = defineJob<Forgotten>({
  name: 'authentication.forgot-password',
  ...promptly,
  async run(context, { sealed }) {
    const { services, now } = context
    const emailAddress = services.secretBox.open(sealed)
    await decideMail(context, async (db, jobs) => {
      const user = await db
        .selectFrom('people')
        .select(['id', 'email_address'])
        .where((expression) => expression(expression.fn('lower', ['email_address']), '=', emailAddress))
        .where('deactivated_at', 'is', null)
        .executeTakeFirst()
      if (user === undefined) return
      const token = await createLink(db, { userId: user.id, purpose: 'reset_password' }, now)
      const link = linkAddresses(services.settings.publicUrl).resetPassword(token, user.id)
      await queueMail(jobs, services, user.email_address, resetPasswordMail(link))
    })
  },
})
