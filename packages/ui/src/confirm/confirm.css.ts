import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { motion, radius } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

export const placement = style(inComponents({ alignItems: 'center', justifyContent: 'center', padding: 16 }))

export const surface = style(
  inComponents({
    width: 440,
    maxWidth: '100%',
    maxHeight: '100%',
    borderRadius: radius.large,
    boxShadow: vars.shadow.high,
    transform: 'scale(0.98)',
    transition: `transform ${motion.medium} ${motion.curve}`,
    selectors: {
      '[open] > &': { transform: 'none', '@starting-style': { transform: 'scale(0.98)' } },
    },
  }),
)

export const text = style(inComponents({ color: vars.color.muted, overflowWrap: 'break-word' }))
