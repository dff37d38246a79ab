import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const text = style(inComponents({ margin: 0, minWidth: 0, overflowWrap: 'break-word' }))
export const tones = styleVariants(
  {
    default: color.text,
    muted: color.muted,
    success: color.success,
    warning: color.warning,
    danger: color.danger,
    info: color.info,
  },
  (tone) => inComponents({ color: tone }),
)
export const weights = styleVariants(weight, (fontWeight) => inComponents({ fontWeight }))
