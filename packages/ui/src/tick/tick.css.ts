import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

export const tick = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    // Within a line of text it stands on the same line.
    verticalAlign: 'bottom',
    gap: '6px',
    maxWidth: '100%',
    overflowWrap: 'break-word',
    color: vars.color.success,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
)
