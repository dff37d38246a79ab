import { countAttempt, type AttemptLimit } from '../../../kernel/attempts.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import { countMailbox } from '../../invitations/count-mail.ts'

/** Enough to take a book of clients over in an afternoon. */
const perFirm: AttemptLimit = { limit: 60, windowMs: 3_600_000 }

/** Counts a mail of a firm to an address; see `countMail` of an administration. Throws `rate_limited`. */
export async function countFirmMail(
  services: Services,
  firmId: number,
  emailAddress: string,
  now: Date,
): Promise<void> {
  const isAllowed =
    (await countAttempt(services.pool, `firm invitation\0${firmId}`, perFirm, now)) &&
    (await countMailbox(services, emailAddress, now))
  if (!isAllowed) throw new ApiError('rate_limited')
}
