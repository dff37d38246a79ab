import { inApp, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const name = style(inApp({ color: vars.color.text, fontWeight: weight.medium, textDecoration: 'none' }))
export const nothing = style(inApp({ color: vars.color.muted }))
export const late = style(inApp({ color: vars.color.danger }))
