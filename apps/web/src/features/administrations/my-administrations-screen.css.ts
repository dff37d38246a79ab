import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(
  inApp({ maxWidth: '1040px', margin: '0 auto', padding: `${space[32]} ${space[16]}`, minWidth: 0 }),
)
export const problem = style(inApp({ marginBottom: space[16] }))
export const name = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  }),
)
/** The name, and under it what waits. */
export const entry = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0 }))
export const waiting = style(inApp({ ...type[12], color: vars.color.muted }))
export const late = style(inApp({ ...type[12], color: vars.color.danger }))
export const actions = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[8],
    '@media': { [media.phone]: { paddingTop: space[8] } },
  }),
)
