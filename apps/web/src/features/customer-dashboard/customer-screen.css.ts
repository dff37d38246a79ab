import { inApp, radius, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const beside = 'screen and (min-width: 900px)'

export const preview = style(
  inApp({
    ...type[13],
    margin: `0 0 ${space[16]}`,
    padding: `${space[8]} ${space[12]}`,
    borderRadius: radius.small,
    backgroundColor: vars.color.infoSoft,
    color: vars.color.info,
  }),
)
export const result = style(inApp({ marginBottom: space[16] }))
/** An estimate is no higher than what is in it: beside the rest it would leave a hole. */
export const column = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
    maxWidth: '720px',
    marginInline: 'auto',
  }),
)
export const columns = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[16],
    '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[32] } },
  }),
)
export const doing = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 }))
