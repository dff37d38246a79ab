import { inApp, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const nothing = style(inApp({ color: vars.color.muted }))
export const late = style(inApp({ color: vars.color.danger }))
