import { address } from '../routing/address.ts'
export const START_PAGE = '/start'

const LONGEST = 2000

/** The return target as it goes into `r`: base64 of the path, its query included. */
export function encodeReturnTarget(path: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(path)))
}

/** The page to go to after signing in, from the `r` of the address: base64, decoded once. */
export function decodeReturnTarget(r: string | undefined): string {
  if (r === undefined || r.length > LONGEST) return START_PAGE
  try {
    const bytes = Uint8Array.from(atob(r), (character) => character.charCodeAt(0))
    return safeTarget(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return START_PAGE
  }
}

/**
 * The page that a `redirect-url` leads to, which comes as plain text. Anything that is not a plain path on our own
 * origin (another host, `//evil`, `/\evil`, `javascript:`, a path that is encoded twice, an over-long text) is the
 * start page.
 */
export function safeTarget(path: string | undefined): string {
  if (path === undefined || path.length > LONGEST) return START_PAGE
  return ownPath(path) ?? START_PAGE
}

/** In a path of ours nothing is encoded that could become a slash, a control character or a second encoding. */
const suspectPath = /^\/\/|%(?:2f|5c|25|0|1|7f)/i
const BASE = 'https://own.invalid'

function ownPath(path: string): string | null {
  // Browsers read a backslash as a slash and skip tabs and line breaks, so neither may stand in the path.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return null
  if (!URL.canParse(path, BASE)) return null
  // What the browser makes of it counts: '/.//evil.example' has a harmless beginning and another host in the end.
  const { origin, pathname, search, hash } = new URL(path, BASE)
  if (origin !== BASE || suspectPath.test(pathname) || pathname.startsWith(address('/v2/authenticate'))) return null
  return pathname + search + hash
}
