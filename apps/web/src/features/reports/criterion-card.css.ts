import { inApp, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const explained = style(inApp({ ...type[13], margin: `${space[12]} 0 0`, color: vars.color.muted }))
