import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion, radius, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

export const popover = style(
  inComponents({
    ...type[14],
    position: 'fixed',
    inset: 'auto',
    width: 'max-content',
    minWidth: 160,
    maxWidth: 'min(400px, calc(100vw - 16px))',
    maxHeight: 'min(400px, var(--available-height, 400px))',
    padding: 4,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.medium,
    boxShadow: vars.shadow.medium,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    fontWeight: weight.regular,
    textAlign: 'start',
    whiteSpace: 'normal',
    opacity: 1,
    transition: `opacity ${motion.small} ${motion.curve}`,
    '@starting-style': { opacity: 0 },
    '@media': { [media.print]: { display: 'none' } },
  }),
)
