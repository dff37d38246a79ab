import { inApp, media, space, type, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const preview = style(
  inApp({
    '@media': {
      [media.wide]: {
        position: 'sticky',
        top: 0,
        maxHeight: '100dvh',
        overflowY: 'auto',
        padding: `${space[24]} 28px ${space[32]}`,
      },
    },
  }),
)
export const head = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '36px',
    marginBottom: space[8],
  }),
)
export const title = style(inApp({ ...type[14], margin: 0, fontWeight: weight.bold }))
