interface Title {
  /** What the screen is called. */
  readonly page: string
  /** What a feature adds behind it; empty when nothing is added. */
  readonly addition: string
}

let title: Title = { page: '', addition: '' }

/** Changes a part of the title of the browser's tab, which appears with its first page. */
export function setTitle(change: Partial<Title>): void {
  title = { ...title, ...change }
  if (title.page !== '') document.title = titleOf(title)
}

/** What the screen is called, without what stands behind it in the title; empty before the first one. */
export const pageName = (): string => title.page

/** '{page} - Klopt', with the time of a running timer behind it (specification, sections 2 and 4). */
export const titleOf = ({ page, addition }: Title): string => `${page} - Klopt${addition === '' ? '' : ` ${addition}`}`
