import { inApp, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const late = style(inApp({ color: vars.color.danger }))
export const day = style(inApp({ whiteSpace: 'nowrap' }))
export const lateDay = style([late, day])
