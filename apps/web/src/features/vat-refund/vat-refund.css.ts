import { inApp, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** What a list stands under. */
export const above = style(inApp({ marginBottom: '20px' }))
export const deadline = style(inApp({ ...type[14], margin: '0 0 12px', color: vars.color.muted }))
