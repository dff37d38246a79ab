import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(inApp({ maxWidth: '840px', display: 'flex', flexDirection: 'column', gap: space[16] }))
export const results = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const list = style(inApp({ listStyle: 'none', margin: 0, padding: `0 0 ${space[4]}` }))
export const row = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '52px',
    padding: `${space[8]} 20px`,
    color: vars.color.muted,
    selectors: { 'li + li > &': { borderTop: `1px solid ${vars.color.line}` } },
  }),
)
export const link = style([
  row,
  inApp({
    textDecoration: 'none',
    ':hover': { backgroundColor: vars.color.sunken },
    ':focus-visible': { outlineOffset: '-2px' },
  }),
])
export const nested = style(inApp({ listStyle: 'none', margin: 0, padding: 0, paddingInlineStart: space[32] }))
export const words = style(inApp({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }))
export const name = style(
  inApp({ ...type[14], fontWeight: weight.medium, color: vars.color.text, overflowWrap: 'anywhere' }),
)
export const details = style(inApp({ ...type[13], color: vars.color.muted, overflowWrap: 'anywhere' }))
