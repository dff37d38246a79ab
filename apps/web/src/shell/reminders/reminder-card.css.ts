import { inApp, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
export const letter = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[4], overflowWrap: 'anywhere' }),
)
export const line = style(inApp({ ...type[13], margin: 0, color: vars.color.muted }))
export const actions = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[8] }))
