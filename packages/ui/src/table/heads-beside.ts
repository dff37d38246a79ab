/** The head of a column that something in it belongs to. */
export const headOf = (within: Element | null): HTMLElement | null =>
  within?.closest<HTMLElement>('th[data-column]') ?? null

/** The heads in sight that this one can stand between: pinned ones stay among themselves, and so do the others. */
export function headsBeside(head: HTMLElement | null): HTMLElement[] {
  const heads = [...(head?.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-column]') ?? [])]
  return heads.filter((each) => each.offsetWidth > 0 && each.dataset['pin'] === head?.dataset['pin'])
}
