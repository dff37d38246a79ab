/** What the arrows stop at: the search field and each result that leads somewhere. */
const STOPS = 'input[type="search"], [data-result]'

/** Moves the focus up or down among the field and what was found; false when the key does something else. */
export function moveAmongResults(place: HTMLElement, key: string): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
  const all = [...place.querySelectorAll<HTMLElement>(STOPS)]
  const at = all.findIndex((stop) => stop === document.activeElement)
  if (at === -1) return false
  all[Math.min(all.length - 1, Math.max(0, at + (key === 'ArrowDown' ? 1 : -1)))]?.focus()
  return true
}
