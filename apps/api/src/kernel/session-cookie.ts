import { createTokenCookie, maxAge, takesSecure, type ReadableCookie } from './token-cookie.ts'

/**
 * The cookie of a session, and beside it one that scripts can read and that says no more than that there is a session: the
 * login page then need not ask who is signed in, which the server could only refuse.
 */
export interface SessionCookie extends ReadableCookie {
  /** The Set-Cookie values that give the browser a session. */
  write(token: string, maxAgeMs: number): [session: string, mark: string]
  /** The Set-Cookie values that end it. */
  clear(): [session: string, mark: string]
}

export function createSessionCookie(publicUrl: URL): SessionCookie {
  const session = createTokenCookie(publicUrl, 'klopt_session')
  const isSecure = takesSecure(publicUrl)
  const name = `${isSecure ? '__Host-' : ''}klopt_signed_in`
  const attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    readToken: session.readToken,
    readTokenHash: session.readTokenHash,
    write: (token, maxAgeMs) => [session.write(token, maxAgeMs), `${name}=1; ${maxAge(maxAgeMs)}; ${attributes}`],
    clear: () => [session.clear(), `${name}=; Max-Age=0; ${attributes}`],
  }
}
