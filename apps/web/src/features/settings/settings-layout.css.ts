import { inApp, media, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const layout = style(
  inApp({
    display: 'flex',
    gap: space[32],
    alignItems: 'flex-start',
    '@media': { [media.phone]: { flexDirection: 'column', gap: space[16], alignItems: 'stretch' } },
  }),
)

export const content = style(inApp({ flex: 'auto', minWidth: 0 }))
