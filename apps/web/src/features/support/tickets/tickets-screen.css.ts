import { inApp, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const subject = style(
  inApp({ color: vars.color.text, fontWeight: weight.medium, textDecoration: 'none', overflowWrap: 'anywhere' }),
)
