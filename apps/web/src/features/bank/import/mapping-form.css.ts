import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars
const stack = { display: 'flex', flexDirection: 'column' } as const

export const form = style(inApp({ ...stack, gap: space[24] }))
export const columns = style(inApp({ ...stack, margin: 0, padding: 0, listStyle: 'none' }))
export const column = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 1fr) minmax(0, 2fr) 220px',
    alignItems: 'center',
    gap: space[16],
    padding: `${space[8]} 0`,
    borderTop: `1px solid ${color.line}`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
  }),
)
export const head = style(inApp({ margin: 0, fontWeight: weight.medium, overflowWrap: 'anywhere' }))
export const samples = style(
  inApp({
    ...type[13],
    overflow: 'hidden',
    color: color.muted,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const styles = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[16],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const problems = style(inApp({ margin: 0, paddingInlineStart: '20px' }))
export const preview = style(inApp({ ...stack, gap: space[8] }))
export const keep = style(inApp({ alignSelf: 'flex-end' }))
