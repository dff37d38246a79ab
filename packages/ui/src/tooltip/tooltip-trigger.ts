import { createSharedTooltip, type KeepBeside } from './create-shared-tooltip.ts'

/** How long the pointer rests before a tooltip shows, and may be away before it hides, in ms. */
export const TOOLTIP_DELAY_MS = 100

/** The element whose tooltip it is now, and when it shows. */
export function createTooltipTrigger(element: HTMLElement, keepBeside: KeepBeside) {
  const tooltip = createSharedTooltip(element, keepBeside)
  let revealing: ReturnType<typeof setTimeout> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  let current: Element | undefined

  const stay = () => clearTimeout(leaving)
  const leave = () => {
    clearTimeout(revealing)
    stay()
    current = undefined
    tooltip.detach()
  }
  return {
    current: () => current,
    /** The pointer or focus is on a trigger. */
    enter: (trigger: Element) => {
      stay()
      // Back from a moment outside. One that was dismissed stays away until the pointer has left.
      if (trigger === current) return
      leave()
      current = trigger
      tooltip.attach(trigger)
      revealing = setTimeout(() => tooltip.reveal(leave), TOOLTIP_DELAY_MS)
    },
    /** The pointer is on the tooltip itself, to read it. */
    stay,
    leave,
    /** The pointer left; it may come back within a moment. */
    leaveSoon: () => {
      stay()
      if (current) leaving = setTimeout(leave, TOOLTIP_DELAY_MS)
    },
    /** Something was pressed: the tooltip goes, until the pointer comes anew. */
    dismiss: () => {
      clearTimeout(revealing)
      tooltip.hide()
    },
  }
}
