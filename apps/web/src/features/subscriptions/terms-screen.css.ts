import { inApp, media, space, type, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(
  inApp({
    maxWidth: '760px',
    margin: '0 auto',
    padding: `${space[32]} ${space[16]} ${space[64]}`,
    '@media': { [media.phone]: { paddingTop: space[16] } },
  }),
)
export const home = style(
  inApp({ display: 'inline-flex', alignItems: 'center', minHeight: '44px', marginBottom: space[16] }),
)
export const articles = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[24], maxWidth: '65ch' }))
export const title = style(inApp({ margin: `0 0 ${space[4]}`, ...type[16], fontWeight: weight.bold }))
