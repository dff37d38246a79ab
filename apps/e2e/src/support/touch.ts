import { expect, type Page } from '@playwright/test'

/** What a finger needs. */
const TARGET_PX = 44
/** The borders of the box that a field stands in. */
const BORDERS_PX = 2

/** Everything on the screen that a finger presses is at least 44 px high and wide, or may be pressed that far around it. */
export async function fitsFingers(page: Page, screen: string): Promise<void> {
  const small = await page.evaluate(smallTargets, TARGET_PX - BORDERS_PX)
  expect(small, `what is too small for a finger on ${screen}`).toEqual([])
}

/** Runs in the page. Links within a sentence keep the height of their line. */
function smallTargets(targetPx: number): string[] {
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=menuitem]'
  const isInSentence = (element: Element) =>
    element.matches('a, button') &&
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim())
  const belongsTo = (found: Element | null, element: Element) =>
    found !== null &&
    (element.contains(found) ||
      // A press in the box of a field is a press in the field.
      (element instanceof HTMLInputElement && element.parentElement?.contains(found)) ||
      found.closest('label')?.contains(element) ||
      labelsOf(element).some((label) => label.contains(found)))
  const labelsOf = (element: Element) =>
    element instanceof HTMLInputElement && element.labels ? [...element.labels] : []
  const reachPx = (element: Element, x: number, y: number, dx: number, dy: number) => {
    let reach = 0
    while (
      reach < targetPx &&
      belongsTo(document.elementFromPoint(x + dx * (reach + 1), y + dy * (reach + 1)), element)
    )
      reach += 1
    return reach
  }
  const found: string[] = []
  for (const element of document.querySelectorAll(selector)) {
    if (element.matches(':disabled, [aria-hidden=true] *, [tabindex="-1"]') || isInSentence(element)) continue
    element.scrollIntoView({ block: 'center', inline: 'nearest' })
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    // What lies under something else is pressed when it is scrolled from there.
    if (!belongsTo(document.elementFromPoint(x, y), element)) continue
    const across = reachPx(element, x, y, -1, 0) + reachPx(element, x, y, 1, 0) + 1
    const down = reachPx(element, x, y, 0, -1) + reachPx(element, x, y, 0, 1) + 1
    if (across < targetPx || down < targetPx) {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
      found.push(`${element.tagName.toLowerCase()} ‘${name.slice(0, 40)}’ ${across} x ${down}`)
    }
  }
  return [...new Set(found)]
}

/** Nothing covers what has the focus, wherever on the screen it is: each one by Tab, from the first to the last. */
export async function showsFocus(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0)
    document.body.tabIndex = -1
    document.body.focus()
  })
  const covered: string[] = []
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focusedPlace)
    if (stop === null) break
    if (!stop.isSeen) covered.push(stop.name)
  }
  expect(covered, `what has the focus out of sight on ${screen}`).toEqual([])
}
const MOST_STOPS = 60

/** Runs in the page: what has the focus and whether some of it is seen; null behind the last of the page. */
function focusedPlace(): { name: string; isSeen: boolean } | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const seen = {
    left: Math.max(left, 0),
    right: Math.min(right, innerWidth),
    top: Math.max(top, 0),
    bottom: Math.min(bottom, innerHeight),
  }
  const parts = [0.1, 0.5, 0.9]
  const isSeen = parts.some((across) =>
    parts.some((down) => {
      const x = seen.left + across * (seen.right - seen.left)
      const y = seen.top + down * (seen.bottom - seen.top)
      const found = document.elementFromPoint(x, y)
      return (
        found !== null &&
        (element.contains(found) || found.contains(element) || found.closest('label')?.contains(element) === true)
      )
    }),
  )
  return {
    name: `${element.tagName.toLowerCase()} ‘${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}’`,
    isSeen,
  }
}
