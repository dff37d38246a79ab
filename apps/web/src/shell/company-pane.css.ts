import { inApp, media, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const fields = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: space[16],
    // Two short ones share a row on a phone too.
    '@media': { [media.phone]: { columnGap: space[12] } },
  }),
)
export const whole = style(inApp({ gridColumn: '1 / -1' }))
/** What the trade register says of the number above it. */
export const register = style(inApp({ ...type[12], overflowWrap: 'anywhere' }))
export const found = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[8]}`,
    margin: 0,
    marginTop: space[4],
    color: vars.color.success,
  }),
)
export const notFound = style(inApp({ margin: 0, marginTop: space[4], color: vars.color.muted }))
