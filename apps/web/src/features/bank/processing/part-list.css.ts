import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const list = style(inApp({ display: 'grid', gap: space[8] }))
export const parts = style(
  inApp({
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    selectors: { '&:empty': { display: 'none' } },
  }),
)
export const part = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space[8],
    padding: space[12],
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  }),
)
export const words = style(inApp({ flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' }))
export const title = style(inApp({ fontWeight: weight.medium }))
export const detail = style(inApp({ ...type[12], color: color.muted }))
export const fields = style(inApp({ flexBasis: '100%', display: 'grid', gap: space[8], alignItems: 'end' }))
export const unit = style(inApp({ paddingInlineEnd: space[12], color: color.muted }))
/** An amount is as wide as one; '21% btw (hoog tarief)' has the rest. */
export const twoFields = style([fields, inApp({ gridTemplateColumns: 'minmax(0, 1fr) 104px' })])
export const rest = style(
  inApp({
    ...type[13],
    display: 'flex',
    justifyContent: 'space-between',
    paddingInline: space[12],
    color: color.warning,
    fontWeight: weight.medium,
  }),
)
export const restAmount = style(inApp({ fontVariantNumeric: 'tabular-nums lining-nums' }))
