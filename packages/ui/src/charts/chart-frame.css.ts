import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const around = style(inComponents({ position: 'relative', minWidth: 0 }))
export const frame = style(
  inComponents({ position: 'relative', minWidth: 0, borderRadius: radius.small, cursor: 'default' }),
)
/** Over the drawing, which has its axes already. */
export const empty = style(
  inComponents({
    ...type[13],
    position: 'absolute',
    inset: '0 0 auto',
    display: 'grid',
    placeItems: 'center',
    color: color.muted,
    pointerEvents: 'none',
  }),
)
export const figures = style(
  inComponents({
    ...type[12],
    position: 'absolute',
    insetBlockStart: 0,
    maxWidth: '100%',
    padding: `${space[4]} ${space[8]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
    backgroundColor: color.surface,
    boxShadow: vars.shadow.low,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'pre',
    pointerEvents: 'none',
    '@media': { [media.print]: { display: 'none' } },
  }),
)
