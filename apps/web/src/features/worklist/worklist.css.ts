import { inApp, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const client = style(inApp({ display: 'flex', flexDirection: 'column', minWidth: 0 }))
export const detail = style(inApp({ ...type[12], color: vars.color.muted }))
