import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion, radius } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

export const placement = style(
  inComponents({
    alignItems: 'center',
    justifyContent: 'center',
    padding: 16,
    '@media': { [media.phone]: { alignItems: 'flex-end', padding: '32px 0 0' } },
  }),
)

/** On a phone it rises from the bottom edge, where the thumb is. */
export const surface = style(
  inComponents({
    width: `var(--modal-width)`,
    maxWidth: '100%',
    maxHeight: 'min(100%, 860px)',
    borderRadius: radius.large,
    boxShadow: vars.shadow.high,
    transition: `transform ${motion.medium} ${motion.curve}`,
    transform: 'translateY(8px)',
    selectors: {
      '[open] > &': { transform: 'none', '@starting-style': { transform: 'translateY(8px)' } },
    },
    '@media': {
      [media.phone]: {
        width: '100%',
        borderRadius: `${radius.large} ${radius.large} 0 0`,
        paddingBottom: 'env(safe-area-inset-bottom)',
      },
    },
  }),
)
