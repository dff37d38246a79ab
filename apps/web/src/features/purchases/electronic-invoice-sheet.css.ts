import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const room = style(
  inApp({ height: '100%', overflow: 'auto', padding: space[16], backgroundColor: color.sunken }),
)
export const sheet = style(
  inApp({
    ...type[13],
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    maxWidth: '720px',
    margin: '0 auto',
    padding: space[24],
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    overflowWrap: 'anywhere',
  }),
)
export const origin = style(inApp({ margin: 0, color: color.muted }))
export const title = style(inApp({ ...type[20], margin: 0, fontWeight: weight.medium }))
export const party = style(inApp({ display: 'flex', flexDirection: 'column', fontStyle: 'normal' }))
export const supplier = style(inApp({ ...type[16] }))
export const columns = style(
  inApp({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[16] }),
)
export const facts = style(inApp({ display: 'flex', flexDirection: 'column', margin: 0 }))
export const fact = style(inApp({ display: 'flex', justifyContent: 'space-between', gap: space[16] }))
export const value = style(inApp({ margin: 0, textAlign: 'end' }))
/** Browsers centre the head of a column whatever its table says. */
export const description = style(inApp({ textAlign: 'start' }))
export const table = style(inApp({ width: '100%', borderCollapse: 'collapse' }))
export const number = style(
  inApp({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', paddingInlineStart: space[12] }),
)
export const totals = style(
  inApp({ display: 'flex', flexDirection: 'column', margin: 0, alignSelf: 'end', minWidth: 'min(320px, 100%)' }),
)
export const amount = style(inApp({ margin: 0, fontVariantNumeric: 'tabular-nums' }))
export const note = style(inApp({ margin: 0, whiteSpace: 'pre-line' }))
