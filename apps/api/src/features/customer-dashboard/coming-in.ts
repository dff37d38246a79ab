import { ApiError } from '../../kernel/api-error.ts'
import { countAttempt, type AttemptLimit } from '../../kernel/attempts.ts'
import type { OutsideContext } from '../../kernel/context.ts'
import type { Services } from '../../kernel/services.ts'
import { networkOf } from '../authentication/network-of.ts'
import { CUSTOMER_SESSION_MS } from '../customer-links/open-link.ts'

/** An office opens its mail at once; who guesses needs more tries than there is time for. */
const perNetwork: AttemptLimit = { limit: 60, windowMs: 10 * 60_000 }

/** Counts a try to come in, before it is known whether the key is right. Throws `rate_limited`. */
export async function countOpening({
  services,
  request,
  now,
}: Pick<OutsideContext<unknown, 'public'>, 'services' | 'request' | 'now'>): Promise<void> {
  const key = `customer page\0${networkOf(request.address)}`
  if (!(await countAttempt(services.pool, key, perNetwork, now))) throw new ApiError('rate_limited')
}

/** The cookie of one page. It lasts longer than what it opens, so that who is late is told so. */
export const cookieOf = ({ customerCookie }: Services, token: string, sessionToken: string): string =>
  customerCookie.write(sessionToken, 3 * CUSTOMER_SESSION_MS, `/api/v2/customer-dashboard/${token}`)
