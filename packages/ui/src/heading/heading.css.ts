import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

export const heading = style(
  inComponents({
    minWidth: 0,
    margin: 0,
    color: vars.color.text,
    fontWeight: weight.bold,
    overflowWrap: 'break-word',
    textWrap: 'balance',
  }),
)
export const sizes = styleVariants(type, (step) => inComponents(step))
