import { email } from '@klopt/validators'
import { isUniqueViolation } from '../../database/errors.ts'
import { defineJob, promptly } from '../../kernel/job.ts'
import { countAttempt } from '../../kernel/attempts.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { SignInContext } from '../authentication/finish-sign-in.ts'
import { lockPassword, type CheckedPassword } from '../authentication/lock-password.ts'
import { activeUser } from '../authentication/known-user.ts'
import { linkAddresses } from '../authentication/link-address.ts'
import { perHour } from '../authentication/mail-limits.ts'
import { createLink, endLinks, spendLink } from '../authentication/mailed-links.ts'
import {
  confirmEmailAddressMail,
  emailAddressChangedMail,
  emailAddressTakenMail,
  emailChangeAskedMail,
} from '../authentication/mails.ts'
import { decideMail, queueMail } from '../authentication/send-mail.ts'
import { setEmailAddress } from '../users/change-user.ts'
import { notifyUser, type AccountContext, type SignedInOutside } from './context.ts'
import { reauthenticate } from './reauthenticate.ts'

export interface NewAddress {
  readonly current: CheckedPassword
  /** As it is kept. */
  readonly emailAddress: string
}

/** Checks the password and the new address. Throws `email_invalid`, what `reauthenticate` throws, or `rate_limited`. */
export async function readNewAddress(
  context: SignedInOutside,
  given: { readonly emailAddress: string; readonly currentPassword: string },
): Promise<NewAddress> {
  const read = email(given.emailAddress)
  if (!read.ok) throw new ApiError('email_invalid', { fields: { emailAddress: read.message } })
  const current = await reauthenticate(context, given.currentPassword)
  const { services, user, now } = context
  const key = 'change e-mail address\0'
  const isAllowed =
    (await countAttempt(services.pool, `${key}${user.id}`, perHour, now)) &&
    (await countAttempt(services.pool, `${key}to\0${read.value.toLowerCase()}`, perHour, now))
  if (!isAllowed) throw new ApiError('rate_limited')
  return { current, emailAddress: read.value }
}

/**
 * Asks the new address for a confirmation and tells the old one; until then nothing changes. Throws
 * `current_password_wrong` when the password was changed meanwhile.
 */
export async function askNewAddress(context: AccountContext, { current, emailAddress }: NewAddress): Promise<void> {
  const { db, services, user, now, jobs, audit } = context
  if (!(await lockPassword(db, current))) throw new ApiError('current_password_wrong')
  await endLinks(db, user.id, now, 'change_email_address')
  const token = await createLink(db, { userId: user.id, purpose: 'change_email_address', emailAddress }, now)
  const sealed = services.secretBox.seal(JSON.stringify({ userId: user.id, token, emailAddress }))
  await jobs.enqueue(changeEmailAddressJob, { sealed })
  await notifyUser(context, emailChangeAskedMail)
  audit('ask_email_address', 'user', user.id)
}

interface QueuedChange {
  /** The user, the token and the address, encrypted. */
  readonly sealed: string
}

/** Mails the new address. Whether somebody has it already is told to that address alone. */
export const changeEmailAddressJob = defineJob<QueuedChange>({
  name: 'account.change-email-address',
  ...promptly,
  async run(context, { sealed }) {
    const { services } = context
    const { userId, token, emailAddress } = JSON.parse(services.secretBox.open(sealed)) as {
      userId: number
      token: string
      emailAddress: string
    }
    const links = linkAddresses(services.settings.publicUrl)
    await decideMail(context, async (db, jobs) => {
      const other = await db
        .selectFrom('people')
        .select('id')
        .where((expression) => expression(expression.fn('lower', ['email_address']), '=', emailAddress.toLowerCase()))
        .where('id', '!=', userId)
        .executeTakeFirst()
      const mail =
        other === undefined
          ? confirmEmailAddressMail(links.confirmEmailAddress(token, userId))
          : emailAddressTakenMail(links)
      await queueMail(jobs, services, emailAddress, mail)
    })
  },
})

/**
 * Makes the new address count, and ends the links that were mailed to the old one. Throws `sign_in_link_invalid`,
 * also when somebody else has the address by now.
 */
export async function confirmEmailAddress(
  { db, services, request, now, jobs, audit }: SignInContext,
  claim: { readonly userId: number; readonly token: string },
): Promise<void> {
  const { email_address: emailAddress } = await spendLink(db, { ...claim, purpose: 'change_email_address' }, now)
  const user = await activeUser(db, claim.userId)
  if (emailAddress === null) throw new Error('a link to change an e-mail address names none')
  try {
    await setEmailAddress(db, user.id, emailAddress, now)
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('sign_in_link_invalid', { cause: error })
    throw error
  }
  await endLinks(db, user.id, now)
  await queueMail(jobs, services, user.emailAddress, emailAddressChangedMail({ request, now }))
  audit('change_email_address', 'user', user.id, {}, { userId: user.id })
}
