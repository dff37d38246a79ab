import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const item = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    padding: `${space[12]} 20px`,
    borderTop: `1px solid ${color.line}`,
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
export const row = style(
  inApp({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space[12] }),
)
export const words = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0 }))
export const name = style(inApp({ margin: 0, fontWeight: weight.medium, overflowWrap: 'anywhere' }))
export const facts = style(inApp({ ...type[13], margin: 0, color: color.muted }))
export const amount = style(
  inApp({ flex: 'none', fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }),
)
export const form = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[12] }))
export const details = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    padding: `0 20px ${space[16]}`,
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
export const pair = style(inApp({ display: 'grid', gridTemplateColumns: '8rem 1fr', gap: space[12] }))
export const problem = style(inApp({ ...type[13], margin: 0, color: color.danger }))
export const done = style(inApp({ ...type[13], margin: 0, color: color.success }))
