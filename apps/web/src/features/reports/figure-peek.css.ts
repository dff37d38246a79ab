import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const title = style(inApp({ ...type[16], margin: 0, fontWeight: weight.bold, overflowWrap: 'anywhere' }))
export const when = style(inApp({ ...type[13], margin: 0, color: color.muted }))
export const amount = style(
  inApp({ ...type[24], margin: `${space[8]} 0`, fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' }),
)
export const lines = style(inApp({ listStyle: 'none', margin: `${space[8]} 0`, padding: 0 }))
const row = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: '44px',
  padding: `${space[8]} ${space[8]}`,
  marginInline: `calc(-1 * ${space[8]})`,
  borderBottom: `1px solid ${color.line}`,
} as const
export const line = style(inApp(row))
export const link = style(
  inApp({
    ...row,
    borderRadius: radius.small,
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { backgroundColor: color.accentSoft, color: color.accent },
  }),
)
export const words = style(inApp({ display: 'flex', flexDirection: 'column', minWidth: 0 }))
export const name = style(inApp({ overflowWrap: 'anywhere' }))
export const detail = style(inApp({ ...type[12], color: color.muted, overflowWrap: 'anywhere' }))
export const cents = style(inApp({ flex: 'none', fontVariantNumeric: 'tabular-nums' }))
