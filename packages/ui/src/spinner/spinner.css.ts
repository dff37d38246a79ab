import { keyframes, style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media } from '../themes/scale.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const fade = keyframes({ '50%': { opacity: 0.4 } })

export const spinner = style(
  inComponents({
    width: '1em',
    height: '1em',
    flex: 'none',
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: `${turn} 700ms linear infinite`,
    '@media': {
      // Without motion it must still be seen to be alive.
      [media.reducedMotion]: {
        animation: `${fade} 1.6s ease-in-out infinite !important`,
      },
    },
  }),
)
