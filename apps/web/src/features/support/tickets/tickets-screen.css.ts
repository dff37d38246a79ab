import { inApp, space, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const filters = style(inApp({ marginBottom: space[16], maxWidth: '360px' }))
export const subject = style(
  inApp({ color: vars.color.text, fontWeight: weight.medium, textDecoration: 'none', overflowWrap: 'anywhere' }),
)
