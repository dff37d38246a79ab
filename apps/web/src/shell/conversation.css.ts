import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const conversation = style(
  inApp({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: space[16] }),
)
export const entry = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    minWidth: 0,
    padding: '20px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
  }),
)
/** What support wrote stands out from what it was asked. */
export const answer = style(inApp({ borderInlineStart: `3px solid ${color.accent}` }))
/** What the customer never sees has another ground, besides its words. */
export const note = style(
  inApp({
    borderColor: color.warning,
    borderStyle: 'dashed',
    backgroundColor: color.warningSoft,
  }),
)
export const noteHead = style(
  inApp({
    ...type[13],
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    fontWeight: weight.medium,
    color: color.warning,
  }),
)
export const head = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[4]} ${space[12]}` }),
)
export const author = style(inApp({ ...type[14], fontWeight: weight.bold, overflowWrap: 'anywhere' }))
export const time = style(
  inApp({
    ...type[13],
    color: color.muted,
    fontVariantNumeric: 'tabular-nums',
    // Muted is for the paper and the card.
    selectors: { [`${note} &`]: { color: color.text } },
  }),
)
export const attachments = style(
  inApp({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: space[8] }),
)
export const attachmentSize = style(inApp({ color: color.muted, fontWeight: weight.regular }))
