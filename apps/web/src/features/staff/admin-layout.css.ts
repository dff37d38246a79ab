import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const home = style(
  inApp({ display: 'inline-flex', alignItems: 'center', minHeight: '44px', paddingInline: space[8] }),
)
