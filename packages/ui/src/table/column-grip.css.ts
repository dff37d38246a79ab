import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** Over the free end of the head, so that it takes no width; seen with the pointer or the focus on the head. */
export const grip = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '12px',
    display: 'grid',
    placeItems: 'center',
    opacity: 0,
    selectors: {
      '[data-align=end] > &': { insetInlineEnd: 'auto', insetInlineStart: 0 },
      'th:is(:hover, :focus-within) > &': { opacity: 1 },
    },
    '@media': { [media.print]: { display: 'none' } },
    '@container': { '(max-width: 639.98px)': { display: 'none' } },
  }),
)
export const button = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: '2px',
    color: color.muted,
    backgroundColor: color.surface,
    cursor: 'grab',
    touchAction: 'none',
    ':hover': { color: color.text },
    selectors: { '[data-dragging] &': { cursor: 'grabbing' } },
    '@media': { [media.touch]: { width: '44px', height: '44px' } },
  }),
)

/** Where the column comes to stand when it is let go. */
export const mark = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    display: 'none',
    width: '3px',
    backgroundColor: color.accent,
    selectors: {
      '[data-drop] > &': { display: 'block' },
      '[data-drop=after] > &': { insetInlineStart: 'auto', insetInlineEnd: 0 },
    },
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  }),
)
