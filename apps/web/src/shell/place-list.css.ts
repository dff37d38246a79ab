import { inApp, space, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const link = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '52px',
    padding: `0 ${space[16]}`,
    color: vars.color.text,
    textDecoration: 'none',
    fontWeight: weight.medium,
    borderBottom: `1px solid ${vars.color.line}`,
    selectors: { 'li:last-child > &': { borderBottom: 'none' } },
  }),
)
export const label = style(inApp({ flex: 1 }))
