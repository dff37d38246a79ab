import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

export const group = style(inComponents({ minWidth: 0 }))
export const legend = style(
  inComponents({
    ...type[13],
    maxWidth: '100%',
    marginBottom: space[4],
    fontWeight: weight.medium,
    overflowWrap: 'break-word',
  }),
)
export const options = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[24]}`,
    selectors: { '&[data-orientation=vertical]': { flexDirection: 'column', alignItems: 'flex-start' } },
  }),
)
export const radio = style(
  inComponents({
    borderRadius: '50%',
    '::before': {
      content: '',
      position: 'absolute',
      inset: '4px',
      borderRadius: '50%',
      backgroundColor: vars.color.onAccent,
      transform: 'scale(0)',
      transition: `transform ${motion.small} ${motion.curve}`,
      forcedColorAdjust: 'none',
    },
    selectors: { '&:checked::before': { transform: 'scale(1)' } },
    '@media': { [media.forcedColors]: { '::before': { backgroundColor: 'HighlightText' } } },
  }),
)
