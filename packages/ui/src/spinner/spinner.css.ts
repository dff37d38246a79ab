import { keyframes, style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = style(
  inComponents({
    width: '1em',
    height: '1em',
    flex: 'none',
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: `${turn} 700ms linear infinite`,
  }),
)
