import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const what = style(
  inApp({ display: 'flex', flexDirection: 'column', fontWeight: weight.medium, overflowWrap: 'anywhere' }),
)
export const message = style(
  inApp({ ...type[13], fontWeight: weight.regular, color: vars.color.muted, overflowWrap: 'anywhere' }),
)
export const stack = style(
  inApp({
    ...type[12],
    margin: `${space[16]} 0 0`,
    padding: space[12],
    overflow: 'auto',
    borderRadius: radius.medium,
    backgroundColor: vars.color.sunken,
  }),
)
