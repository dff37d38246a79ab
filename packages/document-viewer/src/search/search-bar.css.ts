import { style } from '@vanilla-extract/css'
import { inApp, space, type, vars } from '@klopt/ui/theme'

export const bar = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[4],
    padding: `${space[4]} ${space[12]}`,
    borderBottom: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
  }),
)
export const field = style(inApp({ flex: '0 1 280px', minWidth: 0 }))
export const count = style(
  inApp({
    ...type[13],
    minWidth: '88px',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    color: vars.color.muted,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
)
