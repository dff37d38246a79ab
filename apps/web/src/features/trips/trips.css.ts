import { inApp, media, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** From where and to where belong together. */
export const pair = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: space[16],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
/** The months that wait, above the list; without any no room is taken. */
export const notices = style(
  inApp({ display: 'grid', gap: space[12], marginBottom: space[16], ':empty': { display: 'none' } }),
)
