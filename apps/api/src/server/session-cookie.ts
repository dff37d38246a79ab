import { hashToken } from '../security/tokens.ts'

/** The cookie that carries the session token; `__Host-` wherever the browser takes a Secure cookie. */
export interface SessionCookie {
  /** SHA-256 of the token in a Cookie header; null when there is none. */
  readTokenHash(header: string | undefined): Buffer | null
  /** The Set-Cookie value that starts a session. */
  write(token: string, maxAge_ms: number): string
  /** The Set-Cookie value that removes it. */
  clear(): string
}

/** Browsers treat localhost as secure even over http. */
export function createSessionCookie(publicUrl: URL): SessionCookie {
  const secure = publicUrl.protocol === 'https:' || publicUrl.hostname === 'localhost'
  const name = secure ? '__Host-klopt_session' : 'klopt_session'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`)
  return {
    readTokenHash(header) {
      const token = header === undefined ? undefined : pattern.exec(header)?.[1]
      return token === undefined ? null : hashToken(token)
    },
    write: (token, maxAge_ms) => `${name}=${token}; Max-Age=${Math.floor(maxAge_ms / 1000)}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}
