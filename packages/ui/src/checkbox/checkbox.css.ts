import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const tick = 'polygon(12% 46%, 0 60%, 40% 96%, 100% 22%, 86% 10%, 39% 67%)'
const dash = 'polygon(0 40%, 100% 40%, 100% 60%, 0 60%)'

/** The tick is cut out of a square: an image in a stylesheet would need `data:` in the page's policy. */
export const checkbox = style(
  inComponents({
    '::before': {
      content: '',
      position: 'absolute',
      inset: '2px',
      backgroundColor: vars.color.onAccent,
      clipPath: tick,
      transform: 'scale(0)',
      transition: `transform ${motion.small} ${motion.curve}`,
      forcedColorAdjust: 'none',
    },
    selectors: {
      '&:is(:checked, :indeterminate)::before': { transform: 'scale(1)' },
      '&:indeterminate::before': { clipPath: dash },
    },
    '@media': { [media.forcedColors]: { '::before': { backgroundColor: 'HighlightText' } } },
  }),
)
