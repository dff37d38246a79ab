import { inApp, media, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const fields = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: space[16],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const whole = style(inApp({ gridColumn: '1 / -1' }))
