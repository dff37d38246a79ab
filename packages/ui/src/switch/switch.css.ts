import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { motion, ONWARDS, radius } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const track = style(
  inComponents({
    width: '32px',
    height: '20px',
    marginBlock: 0,
    borderRadius: radius.full,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: '3px',
      insetInlineStart: '3px',
      width: '12px',
      borderRadius: '50%',
      backgroundColor: color.muted,
      transition: `transform ${motion.small} ${motion.curve}, background-color ${motion.small} ${motion.curve}`,
      forcedColorAdjust: 'none',
    },
    selectors: {
      '&:checked::before': { transform: `translateX(calc(12px * ${ONWARDS}))`, backgroundColor: color.onAccent },
      '&:disabled:not(:checked)::before': { backgroundColor: color.lineStrong },
    },
  }),
)
