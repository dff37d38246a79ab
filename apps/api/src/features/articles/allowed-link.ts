import { linkHosts } from '../../config/allowed-sites.ts'
import type { Settings } from '../../config/settings.ts'

/** What an article's links are judged by. */
export type Surroundings = Pick<Settings, 'publicUrl' | 'helpUrl'>

/**
 * Where a link of an article leads: another article as `help/12`, a mail address, or a page of a site that is allowed
 * (config/allowed-sites.ts, the server itself, the help site). Null for everything else.
 */
export function allowedLink(href: string, { publicUrl, helpUrl }: Surroundings): string | null {
  const article = /^\/?help\/([1-9]\d{0,14})$/.exec(href)?.[1]
  if (article !== undefined) return `help/${article}`
  const url = URL.parse(href)
  if (url === null || url.username !== '' || url.password !== '') return null
  if (url.protocol === 'mailto:') return url.href
  // The protocol is part of it: a `blob:` address has an origin too.
  if (url.protocol === publicUrl.protocol && url.host === publicUrl.host) return url.href
  if (url.protocol !== 'https:' || url.port !== '') return null
  const hosts = [...linkHosts, publicUrl.hostname, ...(helpUrl === null ? [] : [helpUrl.hostname])]
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)) ? url.href : null
}
