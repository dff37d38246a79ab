import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const list = style(inApp({ listStyle: 'none', margin: `${space[8]} 0 0`, padding: 0 }))
export const look = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[12]}`,
    paddingBlock: space[8],
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  }),
)
export const name = style(
  inApp({ ...type[14], fontWeight: weight.medium, flex: '1 1 160px', overflowWrap: 'anywhere' }),
)
export const text = style(inApp({ margin: 0, ...type[13], color: color.muted }))
