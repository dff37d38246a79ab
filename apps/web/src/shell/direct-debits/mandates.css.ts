import { inApp, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
export const list = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[16], margin: 0, padding: 0, listStyle: 'none' }),
)
export const mandate = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[4], overflowWrap: 'anywhere' }),
)
export const reference = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], margin: 0 }),
)
export const line = style(inApp({ ...type[13], margin: 0, color: vars.color.muted }))
export const actions = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[8] }))
