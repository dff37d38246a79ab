import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits, 43 characters that need no escaping anywhere. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: who reads the database cannot use it. A token is random, so it needs no salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
