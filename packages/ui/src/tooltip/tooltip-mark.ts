import type { Placement } from '../overlay/use-floating-place.ts'
import { truncate } from '../styles/utilities.css.ts'

/** The attribute that carries the text of a tooltip, the one that says at which side it goes, and the one with a key. */
export const TOOLTIP_MARK = 'data-klopt-tooltip'
export const TOOLTIP_SIDE_MARK = 'data-klopt-tooltip-side'
export const TOOLTIP_KEY_MARK = 'data-klopt-tooltip-key'

/** Attributes that give an element a tooltip, for what is not rendered through `Tooltip` (SVG). */
export interface TooltipMark {
  [TOOLTIP_MARK]?: string | undefined
  [TOOLTIP_SIDE_MARK]?: Placement | undefined
  [TOOLTIP_KEY_MARK]?: string | undefined
}

const candidate = `[${TOOLTIP_MARK}], .${truncate}`

/** What has a tooltip: it carries the attribute, or its one line is cut off and the tooltip is the whole of it. */
const hasTooltip = (element: Element): boolean =>
  element.hasAttribute(TOOLTIP_MARK) || element.scrollWidth > element.clientWidth

/** The nearest element with a tooltip, from one outwards. */
export function triggerAround(element: Element | null | undefined): Element | undefined {
  const nearest = element?.closest(candidate)
  if (!nearest || hasTooltip(nearest)) return nearest ?? undefined
  return triggerAround(nearest.parentElement)
}

/** The element whose tooltip shows when another gets focus: around it, or a line in it that is cut off. */
export const triggerOfFocus = (focused: Element | undefined): Element | undefined =>
  triggerAround(focused) ?? [...(focused?.querySelectorAll(`.${truncate}`) ?? [])].find(hasTooltip)

/** What a tooltip says of its trigger. */
export const tooltipText = (trigger: Element): string => trigger.getAttribute(TOOLTIP_MARK) ?? trigger.textContent ?? ''

/** The key that a tooltip names, and what it does: 'Enter opent' is the key Enter, which 'opent'. */
export function keyHintOf(trigger: Element): { key: string; does: string } | undefined {
  const [key, ...does] = trigger.getAttribute(TOOLTIP_KEY_MARK)?.split(' ') ?? []
  return key ? { key, does: does.join(' ') } : undefined
}

/** Where the tooltip of an element goes: below it, unless it says otherwise. */
export function sideOf(trigger: Element): Placement {
  const side = trigger.getAttribute(TOOLTIP_SIDE_MARK)
  return side === 'top' || side === 'right' || side === 'left' ? side : 'bottom'
}
