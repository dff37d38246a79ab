import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const head = style(
  inApp({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[8] }),
)
export const kind = style(inApp({ color: color.muted }))
export const contact = style(inApp({ margin: `${space[4]} 0 0`, fontWeight: weight.bold }))
export const amount = style(
  inApp({ ...type[24], margin: `0 0 ${space[12]}`, fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' }),
)
const list = { listStyle: 'none', margin: 0, padding: 0 }
const between = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[12],
} as const
export const events = style(inApp({ ...list, marginBottom: space[12] }))
export const event = style(inApp({ ...between, paddingBlock: space[4], overflowWrap: 'anywhere' }))
export const muted = style(inApp({ ...type[13], flex: 'none', color: color.muted, fontVariantNumeric: 'tabular-nums' }))
export const lines = style(inApp(list))
export const line = style(inApp({ ...between, paddingBlock: space[8], borderTop: `1px solid ${color.line}` }))
export const detail = style(inApp({ ...type[12], display: 'block', color: color.muted }))
export const figure = style(inApp({ flex: 'none', fontVariantNumeric: 'tabular-nums' }))
export const total = style(
  inApp({ ...between, paddingTop: space[8], color: color.muted, selectors: { '& + &': { paddingTop: 0 } } }),
)
export const sum = style(inApp({ ...between, paddingBlock: space[4], fontWeight: weight.bold }))
