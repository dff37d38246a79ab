import type { IncomingMessage } from 'node:http'
import { clientOf } from '../../security/client-of.ts'
import { clientAddress, createProxyTrust } from '../../security/trusted-proxies.ts'
import { signedIn, type Access } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { authorise } from '../../kernel/authorise.ts'
import type { User } from '../../kernel/caller.ts'
import { isCrossSite } from '../../kernel/cross-site.ts'
import type { RateLimiter } from '../../kernel/rate-limit.ts'
import type { Services } from '../../kernel/services.ts'

export interface SocketSession {
  readonly user: User
  readonly tokenHash: Buffer
}

/** Authenticates the handshake of a socket: a user with a session, from a page of ours; null for anybody else, without saying why. */
export function createHandshake(
  services: Services,
  limiter: RateLimiter,
): (request: IncomingMessage) => Promise<SocketSession | null> {
  const trustsProxy = createProxyTrust(services.settings.trustedProxies)
  return async ({ headers, socket }) => {
    if (isCrossSite(headers, services.settings.publicUrl)) return null
    const address = clientAddress(socket.remoteAddress ?? 'unknown', headers['x-forwarded-for'], trustsProxy)
    if (!limiter.take(clientOf(address), performance.now())) return null
    const tokenHash = services.sessionCookie.readTokenHash(headers.cookie)
    if (tokenHash === null) return null
    const user = await userOf(services, tokenHash, signedIn)
    return user === null ? null : { user, tokenHash }
  }
}

/** The user of a session that still counts and opens this access; null otherwise. */
export async function userOf({ pool, clock }: Services, tokenHash: Buffer, access: Access): Promise<User | null> {
  const nowhere = { administrationId: null, firmId: null, actingAsUserId: null, address: null }
  const question = { access, changes: false, tokenHash, ...nowhere }
  try {
    return (await authorise(pool, question, clock.now())).user
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
