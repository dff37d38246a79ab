import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], maxWidth: '1080px' }))
export const header = style(inApp({ marginBottom: 0 }))
export const bank = style(inApp({ display: 'flex', flexDirection: 'column' }))
export const account = style(
  inApp({ ...type[13], fontWeight: weight.regular, color: vars.color.muted, overflowWrap: 'anywhere' }),
)
export const actions = style(inApp({ display: 'inline-flex', alignItems: 'center', gap: space[8] }))
export const note = style(inApp({ ...type[13], margin: 0, maxWidth: '68ch', color: vars.color.muted }))
