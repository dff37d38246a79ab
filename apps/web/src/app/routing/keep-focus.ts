/** Not text fields: to go into one opens the keyboard of a phone. */
const PRESSABLE =
  'a[href], button:enabled, select:enabled, summary, input:enabled:is([type=checkbox], [type=radio], [type=file]), ' +
  '[tabindex="0"]:not([contenteditable])'

/** What has the focus, and where it is on the screen: its place in each element around it, nearest first. */
interface Focused {
  readonly element: HTMLElement
  readonly path: string
  readonly places: readonly Place[]
}

interface Place {
  readonly around: Element
  readonly index: number
}

/**
 * Leads the focus on when what has it is taken away, as a button is that a press makes needless. Otherwise it would fall
 * back on the page, and who works without a mouse would begin at its top again. It goes to what came in that place, else
 * to the nearest thing to press. What cannot be used for a while, as a switch that is being saved, gets it back. Who goes
 * to another page is left alone. Returns what ends it.
 */
export function keepFocus(): () => void {
  let last: Focused | null = null
  let wasDisabled = false
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    last = { element: target, path: location.pathname, places: placesOf(target) }
    wasDisabled = false
  }
  const forget = ({ target }: PointerEvent) => {
    // Who presses beside it means to leave it.
    if (!(target instanceof Node && last?.element.contains(target))) last = null
  }
  const leadOn = () => {
    if (!last) return
    const { element, path, places } = last
    if (element.matches(':disabled')) wasDisabled = true
    if (document.activeElement !== document.body) return
    if (!element.isConnected) {
      last = null
      if (path === location.pathname) nearest(places)?.focus({ preventScroll: true })
    } else if (wasDisabled) element.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(leadOn)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', forget, { capture: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', forget, { capture: true })
  }
}

function placesOf(element: Element): Place[] {
  const places: Place[] = []
  for (let inner = element; inner.parentElement; inner = inner.parentElement) {
    places.push({
      around: inner.parentElement,
      index: Array.prototype.indexOf.call(inner.parentElement.children, inner),
    })
    if (inner.parentElement.matches('main, dialog')) break
  }
  return places
}

function nearest(places: readonly Place[]): HTMLElement | null {
  for (const { around, index } of places) {
    if (!around.isConnected) continue
    const found = firstIn(around.children[index]) ?? firstIn(around.children[index - 1])
    if (found) return found
    // Rather the screen than something far away on it.
    if (around.matches('main[tabindex]')) return around as HTMLElement
    const other = firstIn(around)
    if (other) return other
  }
  return document.querySelector<HTMLElement>('main[tabindex]')
}

/** The first to press, the element itself included; the cross of a dialog when there is nothing else. */
function firstIn(element: Element | undefined): HTMLElement | null {
  if (!element) return null
  const all = [element, ...element.querySelectorAll(PRESSABLE)].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && canBePressed(each),
  )
  return all.find((each) => !each.matches('[data-klopt-close]')) ?? all[0] ?? null
}

function canBePressed(element: HTMLElement): boolean {
  return (
    element.matches(PRESSABLE) &&
    element.tabIndex >= 0 &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true })
  )
}
