import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[24] }))
export const name = style(
  inApp({ display: 'flex', flexDirection: 'column', fontWeight: weight.medium, overflowWrap: 'anywhere' }),
)
export const detail = style(inApp({ ...type[12], fontWeight: weight.regular, color: vars.color.muted }))
