import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** What a box is made of, line by line. */
export const lines = style(inApp({ display: 'flex', flexDirection: 'column', margin: '0 -24px' }))
export const line = style(
  inApp({
    display: 'flex',
    alignItems: 'baseline',
    gap: space[12],
    padding: `${space[12]} 24px`,
    borderTop: `1px solid ${color.line}`,
    ':hover': { backgroundColor: color.sunken },
    ':focus-visible': { outlineOffset: '-2px' },
  }),
)
export const lineWords = style(inApp({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }))
export const lineTitle = style(inApp({ fontWeight: weight.medium, overflowWrap: 'anywhere' }))
export const lineDetail = style(inApp({ ...type[12], color: color.muted, overflowWrap: 'anywhere' }))
export const lineAmount = style(inApp({ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }))
export const paneIntro = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: space[4], paddingBottom: space[16] }),
)

/** Documents that are late, under the sum of their period. */
export const lateDocuments = style(inApp({ display: 'flex', flexDirection: 'column', marginTop: space[4] }))
export const lateDocument = style(
  inApp({
    display: 'flex',
    alignItems: 'baseline',
    gap: space[12],
    paddingBlock: space[4],
    ...type[13],
    ':hover': { backgroundColor: color.sunken },
  }),
)
