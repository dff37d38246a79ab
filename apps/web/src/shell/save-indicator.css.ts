import { inApp, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const saved = style(
  inApp({ ...type[13], display: 'inline-flex', alignItems: 'center', gap: space[4], color: vars.color.muted }),
)
export const notSaved = style(
  inApp({ ...type[13], display: 'inline-flex', alignItems: 'center', gap: space[8], color: vars.color.danger }),
)
