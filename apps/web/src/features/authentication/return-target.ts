export const startPage = '/start'

const longest = 2000

/** The return target as it goes into `r`: base64 of the path, its query included. */
export function encodeReturnTarget(path: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(path)))
}

/**
 * The page to go to after signing in, from the `r` of the address. Decoded once; anything that is not a plain
 * path on our own origin (another host, `//evil`, `/\evil`, `javascript:`, an over-long text) is the start page.
 */
export function decodeReturnTarget(r: string | undefined): string {
  if (r === undefined || r.length > longest) return startPage
  try {
    const bytes = Uint8Array.from(atob(r), (character) => character.charCodeAt(0))
    return ownPath(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) ?? startPage
  } catch {
    return startPage
  }
}

function ownPath(path: string): string | null {
  // Browsers read a backslash as a slash and skip tabs and line breaks, so neither may stand in the path.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return null
  const base = 'https://own.invalid'
  const url = new URL(path, base)
  if (url.origin !== base || url.pathname.startsWith('/v2/authenticate')) return null
  return url.pathname + url.search + url.hash
}
