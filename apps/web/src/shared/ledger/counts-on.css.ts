import { inApp, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const beforehand = style(inApp({ ...type[13], margin: 0, color: vars.color.muted }))
