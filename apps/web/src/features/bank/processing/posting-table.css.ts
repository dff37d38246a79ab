import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const table = style(inApp({ ...type[13], width: '100%', fontVariantNumeric: 'tabular-nums lining-nums' }))
export const title = style(inApp({ ...type[13], textAlign: 'start', fontWeight: weight.bold, paddingBottom: space[4] }))
export const side = style(
  inApp({ ...type[12], textAlign: 'end', fontWeight: weight.regular, color: color.muted, paddingBottom: space[4] }),
)
export const row = style(inApp({ selectors: { 'tr + &, tfoot &': { borderTop: `1px solid ${color.line}` } } }))
/** Its name goes on under its number where the amounts leave little room, and keeps its words whole. */
export const account = style(
  inApp({ minWidth: '84px', paddingBlock: '5px', overflowWrap: 'anywhere', verticalAlign: 'top' }),
)
export const number = style(inApp({ display: 'inline-block', minWidth: '40px' }))
export const amount = style(
  inApp({
    paddingBlock: '5px',
    paddingInlineStart: space[12],
    textAlign: 'end',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  }),
)
export const verdict = style(inApp({ textAlign: 'start', paddingBlock: '5px', fontWeight: weight.medium }))
