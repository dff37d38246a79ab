import { inApp, media, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(
  inApp({
    maxWidth: '1440px',
    margin: '0 auto',
    padding: space[32],
    '@media': { [media.phone]: { padding: `${space[16]} ${space[16]} ${space[32]}` } },
  }),
)
