import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { motion, radius, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

export const surface = style(
  inComponents({
    ...type[14],
    display: 'flex',
    flexDirection: 'column',
    alignSelf: 'flex-end',
    width: '100%',
    maxHeight: 'min(85dvh, calc(100dvh - var(--keyboard, 0px) - 16px))',
    marginBlockEnd: 'var(--keyboard, 0px)',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderTop: `1px solid ${vars.color.line}`,
    borderRadius: `${radius.large} ${radius.large} 0 0`,
    boxShadow: vars.shadow.high,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    fontWeight: weight.regular,
    textAlign: 'start',
    whiteSpace: 'normal',
    transition: `transform ${motion.medium} ${motion.curve}`,
    selectors: { '[open] > &': { transform: 'none', '@starting-style': { transform: 'translateY(100%)' } } },
  }),
)
export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 52,
    paddingInline: '16px 4px',
    borderBottom: `1px solid ${vars.color.line}`,
  }),
)
export const title = style(inComponents({ ...type[16], fontWeight: weight.bold, overflowWrap: 'break-word' }))
export const close = style(inComponents({ selectors: { '&&': { width: 44, height: 44 } } }))

/** A popover says how wide and high it floats; a sheet is as wide as the window, and as high as what is in it. */
export const body = style(
  inComponents({
    flex: '0 1 auto',
    minHeight: 0,
    padding: 4,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&&&': { width: 'auto', minWidth: 0, maxWidth: 'none', maxHeight: 'none' } },
  }),
)
