import { withRead } from '../../database/transaction.ts'
import { countAttempt, type AttemptLimit } from '../../kernel/attempts.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { perHour } from '../authentication/mail-limits.ts'

/** Enough to invite a whole company at once. */
const perAdministration: AttemptLimit = { limit: 30, windowMs: 3_600_000 }

/**
 * Counts a mail of an administration to an address. A mailbox gets a few an hour whoever sends them, since anybody can
 * start an administration. Throws `rate_limited`.
 */
export async function countMail(
  services: Services,
  administrationId: number,
  emailAddress: string,
  now: Date,
): Promise<void> {
  const isAllowed =
    (await countAttempt(services.pool, `invitation\0${administrationId}`, perAdministration, now)) &&
    (await countMailbox(services, emailAddress, now))
  if (!isAllowed) throw new ApiError('rate_limited')
}

/** Counts an invitation to a mailbox, whoever sends it; false when it had enough of them this hour. */
export const countMailbox = ({ pool }: Services, emailAddress: string, now: Date): Promise<boolean> =>
  countAttempt(pool, `invitation to\0${emailAddress.trim().toLowerCase()}`, perHour, now)

/** The same for an invitation that is sent again; one that does not exist is told later, by who looks it up to send it. */
export async function countRepeatedMail(
  services: Services,
  administrationId: number,
  invitationId: number,
  now: Date,
): Promise<void> {
  const invitation = await withRead(services.pool, { kind: 'administration', administrationId }, (db) =>
    db
      .selectFrom('invitations')
      .select('email_address')
      .where('administration_id', '=', administrationId)
      .where('id', '=', invitationId)
      .executeTakeFirst(),
  )
  if (invitation !== undefined) await countMail(services, administrationId, invitation.email_address, now)
}
