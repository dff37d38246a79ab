import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

/**
 * As wide as the window, so that a press beside the surface is a press on the dialog itself. It
 * stays painted while it fades (`allow-discrete`), though it is closed already.
 */
export const dialog = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    overflow: 'clip',
    color: vars.color.text,
    backgroundColor: vars.color.scrim,
    outline: 'none',
    opacity: 0,
    transition: `opacity ${motion.medium} ${motion.curve}, display ${motion.medium} allow-discrete, overlay ${motion.medium} allow-discrete`,
    selectors: {
      '&[open]': {
        display: 'flex',
        opacity: 1,
        '@starting-style': { opacity: 0 },
      },
      '&:not([open])': { pointerEvents: 'none' },
      '&::backdrop': { display: 'none' },
    },
    '@media': { [media.print]: { position: 'static', backgroundColor: 'transparent' } },
  }),
)
