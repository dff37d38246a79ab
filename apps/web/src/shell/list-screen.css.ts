import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const above = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0, marginBottom: space[12] }),
)
