import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { motion, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const words = style(
  inComponents({
    ...type[13],
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[12],
    marginBottom: space[4],
  }),
)
export const label = style(inComponents({ fontWeight: weight.medium }))
export const value = style(inComponents({ color: color.muted, fontVariantNumeric: 'tabular-nums' }))
export const track = style(
  inComponents({
    height: '6px',
    overflow: 'hidden',
    borderRadius: radius.full,
    // A hairline around an empty ground: in high contrast a ground of lines could not be told from the bar.
    backgroundColor: color.sunken,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    outline: '1px solid transparent',
  }),
)

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } })

export const bar = style(
  inComponents({
    height: '100%',
    borderRadius: 'inherit',
    forcedColorAdjust: 'none',
    transition: `width ${motion.medium} ${motion.curve}`,
    selectors: { '&[data-indeterminate]': { width: '30%', animation: `${slide} 1.4s ease-in-out infinite` } },
  }),
)
export const tone = styleVariants(
  { accent: color.accent, success: color.success, warning: color.warning, danger: color.danger },
  (ground) => inComponents({ backgroundColor: ground }),
)
