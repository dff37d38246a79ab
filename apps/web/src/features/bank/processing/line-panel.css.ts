import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const content = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 }))
export const date = style(inApp({ ...type[13], color: color.muted }))
export const name = style(inApp({ ...type[20], marginTop: space[4], overflowWrap: 'anywhere' }))
export const amount = style(
  inApp({
    ...type[32],
    fontSize: '1.75rem',
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  }),
)
export const amountIn = style([amount, inApp({ color: color.success })])
export const facts = style(inApp({ ...type[13], marginTop: space[4], color: color.muted, overflowWrap: 'anywhere' }))
export const form = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
export const posting = style(inApp({ marginTop: space[4], minHeight: '96px' }))
export const footer = style(inApp({ display: 'grid', gap: space[12], width: '100%' }))
export const buttons = style(inApp({ display: 'flex', gap: space[12] }))
export const agree = style(inApp({ flex: 1 }))
/** On the accent a key has the colour of the text beside it. */
export const agreeKey = style(
  inApp({
    color: 'inherit',
    backgroundColor: 'transparent',
    borderColor: 'currentColor',
    '@media': { '(pointer: coarse)': { display: 'none' } },
  }),
)
export const went = style(inApp({ display: 'grid', gap: space[4] }))
export const wentTo = style(inApp({ fontWeight: weight.medium, overflowWrap: 'anywhere' }))
export const label = style(inApp({ ...type[13], fontWeight: weight.bold }))
