import { inApp, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px' }))
export const header = style(inApp({ marginBottom: 0 }))
/** What is summed, with its sums, which stay in sight for as long. */
export const lines = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px' }))
export const startDate = style(inApp({ width: 'min(100%, 180px)' }))
export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[12] }))

export const earlier = style(inApp({ listStyle: 'none', margin: 0, padding: 0, paddingBottom: space[12] }))
export const earlierInvoice = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingBlock: space[8],
    borderBottom: `1px solid ${vars.color.line}`,
  }),
)
export const earlierName = style(inApp({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))
export const earlierHint = style(inApp({ ...type[13], display: 'block', color: vars.color.muted }))
export const earlierRule = style(inApp({ ...type[13], margin: 0, paddingBottom: space[8], color: vars.color.muted }))
