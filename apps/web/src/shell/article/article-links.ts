import { address, administrationAddress } from '../../app/routing/address.ts'

/** Where an article of the help centre is read: under an administration, or apart from any. */
export const articlePath = (administrationId: number | null, articleId: number): string =>
  administrationId === null
    ? address('/v2/support/$articleId', { params: { articleId } })
    : administrationAddress(administrationId, 'support/$articleId', { params: { articleId } })

/** The help centre, under an administration or apart from any. */
export const helpCentrePath = (administrationId: number | null): string =>
  administrationId === null ? address('/v2/support') : administrationAddress(administrationId, 'support')

/** The article that a path of the help centre shows; null for any other path. */
export function articleIdOf(pathname: string): number | null {
  const match = /^\/v2\/(?:administrations\/[1-9]\d*\/)?support\/([1-9]\d{0,14})$/.exec(pathname)
  return match ? Number(match[1]) : null
}

const helpLink = /(<a\b[^<>]*?\bhref=)(["'])([^"'<>]*?)\bhelp\/([1-9]\d{0,14})\/?\2/gi

/**
 * The HTML of an article in which `help/{number}` leads to that article in the help centre, also when it is
 * written with our own origin. What others have at such a path stays theirs.
 */
export function linkArticles(html: string, administrationId: number | null, origin: string): string {
  return html.replace(helpLink, (whole, start: string, quote: string, before: string, id: string) =>
    ['', '/', `${origin}/`].includes(before)
      ? `${start}${quote}${articlePath(administrationId, Number(id))}${quote}`
      : whole,
  )
}
