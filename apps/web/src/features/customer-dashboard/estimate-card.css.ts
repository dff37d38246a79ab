import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars
const gutter = { paddingInline: '20px', '@media': { [media.phone]: { paddingInline: space[16] } } } as const
const figures = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const

export const head = style(inApp({ ...gutter, paddingBlock: `${space[16]} ${space[8]}` }))
export const headRow = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    // In a row of its own the state does not jump to one while the typeface loads.
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: space[4] } },
  }),
)
export const title = style(inApp({ ...type[16], margin: 0, fontWeight: weight.bold, overflowWrap: 'anywhere' }))
export const facts = style(inApp({ ...type[13], margin: 0, color: color.muted, overflowWrap: 'anywhere' }))
export const noteText = style(inApp({ margin: `${space[8]} 0 0`, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }))

export const lines = style(inApp({ ...gutter, listStyle: 'none', margin: 0, paddingBlock: 0 }))
export const line = style(
  inApp({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[16], minHeight: '44px' }),
)
export const words = style(inApp({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }))
export const unwanted = style(inApp({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: color.muted }))
export const amount = style(inApp(figures))
export const unwantedAmount = style(inApp({ ...figures, color: color.muted }))

export const foot = style(
  inApp({
    ...gutter,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    paddingBlock: space[12],
    borderTop: `1px solid ${color.line}`,
  }),
)
/** On a phone it breaks within itself, and leaves the button where it is. */
export const total = style(inApp({ margin: 0, minWidth: 0, '@media': { [media.phone]: { flex: '1 1 0' } } }))
export const sum = style(inApp({ ...type[16], ...figures, fontWeight: weight.bold }))
export const vat = style(inApp({ ...type[13], color: color.muted }))
export const failed = style(inApp({ ...type[13], width: '100%', margin: 0, color: color.danger }))
export const answer = style(inApp({ ...gutter, margin: 0, paddingBottom: space[16], color: color.success }))

export const withdrawn = style(inApp({ ...gutter, margin: 0, paddingBottom: space[16] }))
export const withdrawal = style(
  inApp({
    ...gutter,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[12],
    paddingBottom: space[16],
  }),
)
export const declaration = style(inApp({ margin: 0, overflowWrap: 'anywhere' }))

export const buttons = style(
  inApp({
    ...gutter,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[12],
    paddingBottom: space[16],
  }),
)
/** What does not fit beside the other gets a row of its own: no word of it is cut off. */
export const main = style(inApp({ '@media': { [media.phone]: { flex: '1 0 auto', maxWidth: '100%' } } }))
/** The law asks that what binds to pay is read whole (book 6, article 230v of the Civil Code), so it wraps where it is narrow. */
export const binding = style(
  inApp({
    height: 'auto',
    minHeight: '44px',
    paddingBlock: space[8],
    '@media': { [media.phone]: { flex: '1 0 100%' } },
  }),
)
export const bindingText = style(inApp({ whiteSpace: 'normal' }))
export const form = style(
  inApp({ ...gutter, display: 'flex', flexDirection: 'column', gap: space[12], paddingBottom: space[16] }),
)
export const law = style(inApp({ ...type[13], margin: 0, color: color.muted }))
export const answerButtons = style(
  inApp({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[12] }),
)
