import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars
const column = { display: 'flex', flexDirection: 'column' } as const

export const page = style(inApp({ ...column, gap: '20px', maxWidth: '760px' }))
/** The header brings its own margin; the column has a gap already. */
export const header = style(inApp({ marginBottom: 0 }))
export const cards = style(inApp({ ...column, gap: space[16], margin: 0, padding: 0, listStyle: 'none' }))
export const body = style(inApp({ ...column, gap: space[16] }))
export const muted = style(inApp({ ...type[13], margin: 0, color: color.muted }))
export const text = style(inApp({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }))
export const figures = style(inApp({ ...column, margin: 0 }))
export const figure = style(
  inApp({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    padding: `${space[8]} 0`,
    selectors: {
      '& + &': { borderTop: `1px solid ${color.line}` },
      '&:last-child': { fontWeight: weight.bold },
    },
  }),
)
export const term = style(inApp({ minWidth: 0, overflowWrap: 'anywhere' }))
export const amount = style(inApp({ margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))
export const buttons = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[8],
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
  }),
)
