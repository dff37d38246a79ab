import { inApp, space, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const card = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
export const files = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const file = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingBlock: space[8],
    borderBottom: `1px solid ${color.line}`,
  }),
)
export const name = style(inApp({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))
export const size = style(inApp({ color: color.muted }))
