/**
 * Where each screen was left, by its path: with the search, the filters and the page of a list. Of this tab alone; the one that
 * was left last comes last.
 */
const addresses = new Map<string, string>()

export interface LeftLocation {
  readonly pathname: string
  /** The path with what the screen reads of its address. */
  readonly href: string
}

/** Remembers how a screen was left. */
export function rememberLeft({ pathname, href }: LeftLocation): void {
  addresses.delete(pathname)
  addresses.set(pathname, href)
}

/** The path of the screen one comes from; null on the first one. */
export const leftLast = (): string | null => [...addresses.keys()].at(-1) ?? null

/** The address of a screen as it was left last, or as it begins: the way back to a list finds it as it was. */
export const asLeft = (pathname: string): string => addresses.get(pathname) ?? pathname

/** What somebody searched for is not the next one's. */
export const forgetLeft = (): void => addresses.clear()
