import { hashToken } from '../security/tokens.ts'

/** A cookie that carries a random token; `__Host-` wherever the browser takes a Secure cookie. */
export interface TokenCookie {
  /** The token in a Cookie header; null when there is none. */
  readToken(header: string | undefined): string | null
  /** SHA-256 of that token. */
  readTokenHash(header: string | undefined): Buffer | null
  /** The Set-Cookie value that gives the browser a token. */
  write(token: string, maxAgeMs: number): string
  /** The Set-Cookie value that removes it. */
  clear(): string
}

/** Browsers treat localhost as secure even over http. */
export function createTokenCookie(publicUrl: URL, plainName: string): TokenCookie {
  const secure = publicUrl.protocol === 'https:' || publicUrl.hostname === 'localhost'
  const name = secure ? `__Host-${plainName}` : plainName
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`)
  const readToken = (header: string | undefined) => (header === undefined ? null : (pattern.exec(header)?.[1] ?? null))
  return {
    readToken,
    readTokenHash(header) {
      const token = readToken(header)
      return token === null ? null : hashToken(token)
    },
    write: (token, maxAgeMs) => `${name}=${token}; Max-Age=${Math.floor(maxAgeMs / 1000)}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}
