import { inApp, media, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** In line with the content under it. */
export const banner = style(
  inApp({
    padding: `${space[16]} ${space[32]} 0`,
    '@media': { [media.phone]: { padding: `0 ${space[16]}` }, [media.print]: { display: 'none' } },
  }),
)
