import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a write may come from another site's page. Browsers say so in Sec-Fetch-Site; older ones name the
 * origin. A request with neither does not come from a browser page, so there is no session to abuse.
 */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: URL): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = headers
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  return new URL(origin).host !== host && new URL(origin).origin !== publicUrl.origin
}
