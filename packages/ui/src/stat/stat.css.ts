import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** How many characters a figure has. */
export const LENGTH = '--klopt-stat-length'
/** So wide are its characters at most, of the size of its letters. */
const fits = `max(0.75rem, 100cqi / (var(${LENGTH}, 1) * 0.64))`

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
    // A figure that is longer than its box is wide gets smaller: broken it would read as two.
    containerType: 'inline-size',
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
    fontSize: `min(1.5rem, ${fits})`,
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
    '@media': { [media.phone]: { fontSize: `min(1.125rem, ${fits})`, lineHeight: '1.5rem' } },
  }),
)
export const detail = style(inComponents({ ...type[12], marginTop: '2px' }))
export const tone = styleVariants(
  { neutral: color.muted, success: color.success, warning: color.warning, danger: color.danger },
  (text) => inComponents({ color: text }),
)
