import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const page = style(inApp({ maxWidth: '760px', display: 'flex', flexDirection: 'column', gap: space[16] }))
export const header = style(inApp({ marginBottom: 0 }))
export const back = style(inApp({ display: 'inline-flex', alignItems: 'center', gap: space[8], minHeight: '24px' }))
export const conversation = style(
  inApp({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: space[16] }),
)
export const response = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    padding: '20px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
  }),
)
/** What support wrote stands out from one's own words. */
export const answer = style(inApp({ borderInlineStart: `3px solid ${color.accent}` }))
export const responseHead = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[4]} ${space[12]}` }),
)
export const author = style(inApp({ ...type[14], fontWeight: weight.bold, overflowWrap: 'anywhere' }))
export const time = style(inApp({ ...type[13], color: color.muted, fontVariantNumeric: 'tabular-nums' }))
export const attachments = style(
  inApp({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: space[8] }),
)
export const attachmentSize = style(inApp({ color: color.muted, fontWeight: weight.regular }))
export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[8] }))
