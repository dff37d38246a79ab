import type { KeepBeside } from './create-shared-tooltip.ts'
import { createTooltipTrigger } from './tooltip-trigger.ts'
import { isElement } from '../overlay/is-element.ts'
import { triggerAround, triggerOfFocus } from './tooltip-mark.ts'

/**
 * Lets one element be the tooltip of all: a handful of listeners on the page it stands in instead of some on
 * each trigger. Returns the way to stop.
 */
export function serveTooltips(element: HTMLElement, keepBeside: KeepBeside): () => void {
  const trigger = createTooltipTrigger(element, keepBeside)
  const stopping = new AbortController()
  const { signal } = stopping
  const page = element.ownerDocument

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    const target = elementOf(event)
    const next = triggerAround(target)
    if (next) trigger.enter(next)
    else if (target && element.contains(target)) trigger.stay()
    else if (!trigger.current()?.matches(':focus-visible, :has(:focus-visible)')) trigger.leaveSoon()
  }
  const onFocusIn = (event: FocusEvent) => {
    const target = elementOf(event)
    const next = target?.matches(':focus-visible') && triggerOfFocus(target)
    if (next) trigger.enter(next)
  }
  const onFocusOut = (event: FocusEvent) => {
    if (trigger.current() === triggerOfFocus(elementOf(event))) trigger.leave()
  }

  page.addEventListener('pointerover', onPointerOver, { signal })
  page.addEventListener('focusin', onFocusIn, { signal })
  page.addEventListener('focusout', onFocusOut, { signal })
  page.addEventListener('pointerdown', trigger.dismiss, { capture: true, signal })
  page.documentElement.addEventListener('pointerleave', trigger.leave, { signal })
  return () => {
    stopping.abort()
    trigger.leave()
  }
}

function elementOf(event: Event): Element | undefined {
  const [target] = event.composedPath()
  return isElement(target) ? target : undefined
}
