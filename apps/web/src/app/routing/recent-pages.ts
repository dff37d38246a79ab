/** A page of one thing, as it was called when it was left. */
export interface RecentPage {
  readonly href: string
  readonly label: string
}

/** More than these are found by searching. */
const KEPT = 5

/** The newest first. Of this tab alone. */
let recent: readonly RecentPage[] = []

/** Whose books a page of one thing is in; undefined for any other page. */
const administrationOf = (pathname: string) => /^\/v2\/administrations\/(\d+)\/.+\/\d+$/.exec(pathname)?.[1]

/** What has no name yet stands in its list. */
const isNamed = (label: string) => label !== '' && !/^Nieuwe? /.test(label)

/** Remembers that a page was looked at; lists and settings are at hand already. */
export function rememberPage(pathname: string, label: string): void {
  if (administrationOf(pathname) === undefined || !isNamed(label)) return
  recent = [{ href: pathname, label }, ...recent.filter(({ href }) => href !== pathname)].slice(0, KEPT * 4)
}

/** What was looked at last in an administration, but for where one is. */
export const recentPages = (administrationId: number, here: string): readonly RecentPage[] =>
  recent.filter(({ href }) => administrationOf(href) === String(administrationId) && href !== here).slice(0, KEPT)

/** What somebody looked at is not the next one's. */
export const forgetPages = (): void => {
  recent = []
}
