import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const ring = style(inComponents({ display: 'flex', alignItems: 'center', gap: '14px', minWidth: 0 }))
export const drawing = style(inComponents({ flex: 'none', transform: 'rotate(-90deg)' }))
export const track = style(
  inComponents({ stroke: color.line, '@media': { [media.forcedColors]: { stroke: 'GrayText' } } }),
)
// A hairline around an empty ground: in high contrast a ring of lines could not be told from the bar.
export const ground = style(
  inComponents({ stroke: color.sunken, '@media': { [media.forcedColors]: { stroke: 'Canvas' } } }),
)
export const bar = style(
  inComponents({
    transition: `stroke-dasharray ${motion.medium} ${motion.curve}`,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
)
export const tone = styleVariants({ accent: color.accent, success: color.success, warning: color.warning }, (stroke) =>
  inComponents({ stroke }),
)
export const figure = style(
  inComponents({ ...type[16], display: 'block', fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' }),
)
export const label = style(
  inComponents({ ...type[13], display: 'block', color: color.muted, overflowWrap: 'anywhere' }),
)
