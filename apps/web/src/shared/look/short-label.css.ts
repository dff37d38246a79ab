import { inApp, media } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** The name of the button everywhere; in the header of a phone for a screen reader alone. */
export const full = style(
  inApp({
    '@media': {
      [media.phone]: {
        selectors: {
          'header &': {
            position: 'absolute',
            width: '1px',
            height: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
            whiteSpace: 'nowrap',
          },
        },
      },
    },
  }),
)
export const short = style(
  inApp({ display: 'none', '@media': { [media.phone]: { selectors: { 'header &': { display: 'inline' } } } } }),
)
