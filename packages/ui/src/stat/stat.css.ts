import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** The hairlines lie around the figures, so that they fit any number of columns and rows that are not full. */
export const group = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: '1px',
    overflow: 'clip',
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    boxShadow: vars.shadow.low,
    '@media': {
      [media.phone]: { gridTemplateColumns: '1fr 1fr' },
      [media.print]: { boxShadow: 'none', breakInside: 'avoid' },
    },
  }),
)
export const stat = style(
  inComponents({
    display: 'block',
    minWidth: 0,
    padding: `${space[16]} 20px`,
    boxShadow: `0 0 0 1px ${color.line}`,
    color: 'inherit',
    '@media': { [media.phone]: { padding: `${space[12]} ${space[16]}` } },
  }),
)
export const label = style(inComponents({ ...type[13], color: color.muted }))
export const value = style(
  inComponents({
    ...type[24],
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { fontSize: '1.125rem', lineHeight: '1.5rem' } },
  }),
)
export const detail = style(inComponents({ ...type[12], marginTop: '2px' }))
export const tone = styleVariants(
  { neutral: color.muted, success: color.success, warning: color.warning, danger: color.danger },
  (text) => inComponents({ color: text }),
)
