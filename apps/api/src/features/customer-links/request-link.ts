import { email } from '@klopt/validators'
import { ApiError } from '../../kernel/api-error.ts'
import { countAttempt } from '../../kernel/attempts.ts'
import type { OutsideContext } from '../../kernel/context.ts'
import { defineJob, promptly } from '../../kernel/job.ts'
import { queueCustomerMail } from '../administrations/queue-customer-mail.ts'
import { oncePerMinute, perHour, perHourFromNetwork } from '../authentication/mail-limits.ts'
import { networkOf } from '../authentication/network-of.ts'
import { decideMail } from '../authentication/send-mail.ts'
import { isAddressOf } from '../contacts/find-customer.ts'
import { newLinkMail } from './mail.ts'
import { makeKey } from './make-key.ts'

/**
 * The address as it is kept, in small letters, or null when it was asked for too often. Neither the limits nor what
 * follows look at whether anybody has it. Throws `email_invalid`.
 */
export async function claimRequest(
  { services: { pool }, request, now }: Pick<OutsideContext<unknown, 'public'>, 'services' | 'request' | 'now'>,
  given: string,
): Promise<string | null> {
  const read = email(given)
  if (!read.ok) throw new ApiError('email_invalid', { fields: { emailAddress: read.message } })
  const emailAddress = read.value.toLowerCase()
  const key = `customer link\0${emailAddress}`
  const isAllowed =
    (await countAttempt(pool, `customer link\0${networkOf(request.address)}`, perHourFromNetwork, now)) &&
    (await countAttempt(pool, `${key}\0minute`, oncePerMinute, now)) &&
    (await countAttempt(pool, `${key}\0hour`, perHour, now))
  return isAllowed ? emailAddress : null
}

interface Requested {
  readonly token: string
  /** The address, encrypted. */
  readonly sealed: string
}

/**
 * Mails a new link of a page to an address that is its customer's. Looking that up is left to the queue, so that a
 * request about an unknown address or page does exactly the same work.
 */
export const requestLinkJob = defineJob<Requested>({
  name: 'customer-links.request',
  ...promptly,
  async run(context, { token, sealed }) {
    const { services, now } = context
    const emailAddress = services.secretBox.open(sealed)
    await decideMail(context, async (db, jobs) => {
      const link = await db
        .selectFrom('customer_links')
        .select(['id', 'token', 'administration_id', 'contact_id'])
        .where('token', '=', token)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      if (link === undefined) return
      const { administration_id: administrationId, contact_id: contactId } = link
      const wasMailed = await db
        .selectFrom('customer_keys')
        .select('id')
        .where('administration_id', '=', administrationId)
        .where('link_id', '=', link.id)
        .where((expression) => expression(expression.fn('lower', ['sent_to']), '=', emailAddress))
        .executeTakeFirst()
      const isTheirs = wasMailed !== undefined || (await isAddressOf(db, { administrationId, contactId }, emailAddress))
      if (!isTheirs) return
      const path = await makeKey(
        db,
        link,
        { administrationId, sentTo: emailAddress, invoiceId: null, estimateId: null },
        now,
      )
      const mail = newLinkMail(new URL(path, services.settings.publicUrl).href)
      await queueCustomerMail(db, { administrationId, jobs, services }, emailAddress, mail)
    })
  },
})
