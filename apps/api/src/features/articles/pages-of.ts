/**
 * What the pages of an article are compared with, for the address (path and query) that somebody is on: the path
 * under its administration, else under /v2, and `x/*` for all that it lies under, the nearest first.
 */
export function pagesOf(url: string): string[] {
  const [path = ''] = url.split(/[?#]/, 1)
  const below = path.replace(/^\/v2\//, '/').replace(/^\/administrations\/\d+(?=\/)/, '')
  const parts = below.split('/').filter((part) => part !== '')
  const above = parts.slice(1, DEEPEST).map((_part, index) => parts.slice(0, index + 1).join('/'))
  const near = above.filter(isPath).map((page) => `${page}/*`)
  return [...[parts.join('/')].filter(isPath), ...near.toReversed()]
}

/** No page lies deeper. */
const DEEPEST = 8

/** As the contract takes the pages of an article, with room for the star. */
const isPath = (page: string) => /^[a-z0-9/-]{1,98}$/.test(page)
