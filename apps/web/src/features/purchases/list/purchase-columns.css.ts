import { inApp, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const name = style(inApp({ color: color.text, fontWeight: weight.medium, textDecoration: 'none' }))
