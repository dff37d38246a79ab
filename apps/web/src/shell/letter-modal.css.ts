import { inApp, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const note = style(inApp({ ...type[13], margin: 0, color: vars.color.muted }))
