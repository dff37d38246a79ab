interface ListedLine {
  readonly id: number
  readonly best: { readonly certainty: string } | null
}

export interface LinePage<Line extends ListedLine> {
  readonly items: readonly Line[]
  /** Of the whole list, on each of its pages. */
  readonly waiting: number
  readonly certain: number
}

/** The pages of a list of waiting lines after one of them was booked, and what they count without it. */
export function withoutLine<Line extends ListedLine, Page extends LinePage<Line>>(
  pages: readonly Page[],
  id: number,
): Page[] {
  const gone = pages.flatMap(({ items }) => items).find((line) => line.id === id)
  const count = gone === undefined ? 0 : 1
  const certain = gone?.best?.certainty === 'certain' ? 1 : 0
  return pages.map((page) => ({
    ...page,
    items: page.items.filter((line) => line.id !== id),
    waiting: page.waiting - count,
    certain: page.certain - certain,
  }))
}
