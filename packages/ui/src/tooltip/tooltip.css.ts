import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion, radius, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

/** Dark on light and light on dark, as a remark that is not part of the page. */
export const tooltip = style(
  inComponents({
    position: 'fixed',
    inset: 'auto',
    width: 'max-content',
    maxWidth: 'min(400px, calc(100vw - 16px))',
    padding: '6px 10px',
    overflow: 'hidden',
    borderRadius: radius.small,
    boxShadow: vars.shadow.medium,
    color: vars.color.paper,
    backgroundColor: vars.color.text,
    opacity: 1,
    transition: `opacity ${motion.small} ${motion.curve}`,
    '@starting-style': { opacity: 0 },
    selectors: { '&:popover-open': { display: 'flex', alignItems: 'center', gap: '8px' } },
    '@media': {
      [media.print]: { display: 'none' },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
)

/** Six lines and no more. */
export const text = style(
  inComponents({
    ...type[13],
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    overflow: 'hidden',
    fontWeight: weight.medium,
    overflowWrap: 'break-word',
    whiteSpace: 'pre-line',
  }),
)

export const keyHint = style(
  inComponents({
    ...type[12],
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    flex: 'none',
    '@media': { '(hover: none)': { display: 'none' } },
  }),
)

export const around = style(inComponents({ display: 'inline-flex', borderRadius: radius.small, cursor: 'not-allowed' }))
