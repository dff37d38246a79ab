import { inApp, space, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const row = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    minHeight: '44px',
    borderBottom: `1px solid ${vars.color.line}`,
    selectors: { '&:last-child': { borderBottom: 0 } },
  }),
)
export const amount = style(inApp({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))
