import { inApp, media, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(
  inApp({
    maxWidth: '1440px',
    margin: '0 auto',
    padding: space[32],
    '@media': { [media.phone]: { padding: `${space[16]} ${space[16]} ${space[32]}` } },
  }),
)
export const client = style(inApp({ display: 'flex', flexDirection: 'column', minWidth: 0 }))
export const detail = style(inApp({ ...type[12], color: vars.color.muted }))
