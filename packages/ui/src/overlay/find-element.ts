/** The first element that matches, for tests; fails with its selector when there is none. */
export function findElement(selector: string, root: ParentNode = document): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`Nothing matches ${selector}. Is it rendered?`)
  return element
}
