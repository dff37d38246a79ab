import { keyframes, style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { radius } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const skeleton = style(
  inComponents({
    display: 'block',
    maxWidth: '100%',
    borderRadius: radius.small,
    backgroundColor: vars.color.line,
    animation: `${breathe} 1.6s ease-in-out infinite`,
  }),
)
