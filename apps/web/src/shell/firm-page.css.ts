import { inApp, media, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** Around every screen of a firm alike, so that its tabs stay where they are from one to the next. */
export const page = style(
  inApp({
    maxWidth: '1440px',
    margin: '0 auto',
    padding: space[32],
    '@media': { [media.phone]: { padding: `${space[16]} ${space[16]} ${space[32]}` } },
  }),
)
