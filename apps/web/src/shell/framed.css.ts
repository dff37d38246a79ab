import { inApp, space, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const alone = style(
  inApp({ minHeight: '100dvh', boxSizing: 'border-box', paddingTop: space[48], backgroundColor: vars.color.paper }),
)
