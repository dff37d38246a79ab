import { createSharedTooltip } from './create-shared-tooltip.ts'
import { tooltipMark } from './tooltip-mark.ts'

/** How long the pointer rests before a tooltip shows, and may be away before it hides, in ms. */
export const TOOLTIP_DELAY_MS = 100

/**
 * Lets one element be the tooltip of all: a handful of listeners on the document instead of some on
 * each trigger. Returns the way to stop.
 */
export function serveTooltips(element: HTMLElement): () => void {
  const tooltip = createSharedTooltip(element)
  const stopping = new AbortController()
  const { signal } = stopping
  let revealing: ReturnType<typeof setTimeout> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  let trigger: Element | undefined

  const leave = () => {
    clearTimeout(revealing)
    clearTimeout(leaving)
    trigger = undefined
    tooltip.detach()
  }
  const leaveSoon = () => {
    clearTimeout(leaving)
    leaving = setTimeout(leave, TOOLTIP_DELAY_MS)
  }
  const enter = (next: Element) => {
    clearTimeout(leaving)
    // Back from a moment outside. One that was dismissed stays away until the pointer has left.
    if (next === trigger) return
    leave()
    trigger = next
    tooltip.attach(next)
    revealing = setTimeout(() => tooltip.reveal(leave), TOOLTIP_DELAY_MS)
  }

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    const target = elementOf(event)
    const next = triggerAround(target)
    if (next) enter(next)
    else if (target && element.contains(target)) clearTimeout(leaving)
    else if (trigger && !trigger.matches(':focus-visible, :has(:focus-visible)')) leaveSoon()
  }
  const onFocusIn = (event: FocusEvent) => {
    const target = elementOf(event)
    const next = triggerAround(target)
    if (next && target?.matches(':focus-visible')) enter(next)
  }
  const onFocusOut = (event: FocusEvent) => {
    if (trigger && trigger === triggerAround(elementOf(event))) leave()
  }
  const onPress = () => {
    clearTimeout(revealing)
    tooltip.hide()
  }

  document.addEventListener('pointerover', onPointerOver, { signal })
  document.addEventListener('focusin', onFocusIn, { signal })
  document.addEventListener('focusout', onFocusOut, { signal })
  document.addEventListener('pointerdown', onPress, { capture: true, signal })
  document.documentElement.addEventListener('pointerleave', leave, { signal })
  return () => {
    stopping.abort()
    leave()
  }
}

function elementOf(event: Event): Element | undefined {
  const [target] = event.composedPath()
  return target instanceof Element ? target : undefined
}

const triggerAround = (element: Element | undefined): Element | undefined =>
  element?.closest(`[${tooltipMark}]`) ?? undefined
