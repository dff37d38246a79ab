import { cloneElement, type ReactElement } from 'react'
import { TOOLTIP_KEY_MARK, TOOLTIP_MARK, TOOLTIP_SIDE_MARK, type TooltipMark } from './tooltip-mark.ts'
import * as styles from './tooltip.css.ts'

export interface TooltipProps {
  /** Plain text, at most six lines; without it there is no tooltip. */
  content: string | undefined
  /** A key that works here and what it does, shown after the text: 'Enter opent'. */
  keyHint?: string
  /** At which side, where there is room. Default below. */
  placement?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that passes its other attributes on, as every control of this package does. */
  children: ReactElement
  /**
   * For a disabled control, which gets neither pointer nor focus: an element around it gets them, so
   * that the tooltip can say why.
   */
  forDisabled?: boolean
}

/**
 * A remark on a control, after 100 ms of hover or on focus. What somebody needs to know in order to
 * work does not belong in it. It costs one attribute: a single tooltip at the `OverlayHost` serves
 * all, so a table of a thousand is fine.
 */
export function Tooltip({ content, keyHint, placement, children, forDisabled = false }: TooltipProps) {
  if (!content) return children
  const mark: TooltipMark = { [TOOLTIP_MARK]: content, [TOOLTIP_KEY_MARK]: keyHint, [TOOLTIP_SIDE_MARK]: placement }
  if (!forDisabled) return cloneElement<TooltipMark>(children as ReactElement<TooltipMark>, mark)
  return (
    <span {...mark} {...focusable} className={styles.around}>
      {children}
    </span>
  )
}

/** Somebody without a mouse must be able to learn why a control is disabled. */
const focusable = { role: 'group', tabIndex: 0 }
