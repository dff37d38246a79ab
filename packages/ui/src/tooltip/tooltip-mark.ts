import type { Placement } from '../overlay/keep-position.ts'

/** The attribute that carries the text of a tooltip, and the one that says at which side it goes. */
export const tooltipMark = 'data-klopt-tooltip'
export const tooltipSideMark = 'data-klopt-tooltip-side'

/** Attributes that give an element a tooltip, for what is not rendered through `Tooltip` (SVG). */
export interface TooltipMark {
  [tooltipMark]?: string | undefined
  [tooltipSideMark]?: Placement | undefined
}

/** Where the tooltip of an element goes: below it, unless it says otherwise. */
export function sideOf(trigger: Element): Placement {
  const side = trigger.getAttribute(tooltipSideMark)
  return side === 'top' || side === 'right' || side === 'left' ? side : 'bottom'
}
