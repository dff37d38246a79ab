import { inApp, media, space, type, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const choice = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minWidth: 0,
    '@media': { [media.phone]: { flex: '1 1 0' } },
  }),
)
export const label = style(inApp({ flex: 'none', ...type[13], fontWeight: weight.medium }))
export const select = style(
  inApp({ flex: 1, width: '260px', minWidth: 0, '@media': { [media.phone]: { width: 'auto' } } }),
)
