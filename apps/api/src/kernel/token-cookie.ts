import { hashToken } from '../security/tokens.ts'

export interface ReadableCookie {
  /** The token in a Cookie header; null when there is none. */
  readToken(header: string | undefined): string | null
  /** SHA-256 of that token. */
  readTokenHash(header: string | undefined): Buffer | null
}

/** A cookie that carries a random token; `__Host-` wherever the browser takes a Secure cookie. */
export interface TokenCookie extends ReadableCookie {
  /** The Set-Cookie value that gives the browser a token. */
  write(token: string, maxAgeMs: number): string
  /** The Set-Cookie value that removes it. */
  clear(): string
}

/** A cookie that carries a random token and goes to the addresses below one path alone. */
export interface PathCookie extends ReadableCookie {
  /** The Set-Cookie value that gives the browser a token for a path. */
  write(token: string, maxAgeMs: number, path: string): string
}

/** Sent along when a link of another site leads here, so that who is signed in stays so. */
export function createTokenCookie(publicUrl: URL, plainName: string): TokenCookie {
  const isSecure = takesSecure(publicUrl)
  const name = isSecure ? `__Host-${plainName}` : plainName
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    ...readerOf(name),
    write: (token, maxAgeMs) => `${name}=${token}; ${maxAge(maxAgeMs)}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}

/** Sent by our own pages alone: only they make the calls below its path. */
export function createPathCookie(publicUrl: URL, plainName: string): PathCookie {
  const isSecure = takesSecure(publicUrl)
  const name = isSecure ? `__Secure-${plainName}` : plainName
  return {
    ...readerOf(name),
    write: (token, maxAgeMs, path) =>
      `${name}=${token}; ${maxAge(maxAgeMs)}; Path=${path}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
  }
}

/** Browsers treat localhost as secure even over http. */
export const takesSecure = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || hostname === 'localhost'

/** For how long a browser keeps it. */
export const maxAge = (maxAgeMs: number): string => `Max-Age=${Math.floor(maxAgeMs / 1000)}`

function readerOf(name: string): ReadableCookie {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`)
  const readToken = (header: string | undefined) => (header === undefined ? null : (pattern.exec(header)?.[1] ?? null))
  return {
    readToken,
    readTokenHash(header) {
      const token = readToken(header)
      return token === null ? null : hashToken(token)
    },
  }
}
