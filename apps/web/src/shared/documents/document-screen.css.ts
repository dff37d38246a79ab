import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars
const beside = 'screen and (min-width: 1024px)'

/** The line of its states, as wide as what stands under it. */
export const timeline = style(inApp({ maxWidth: '1200px', marginBottom: space[16] }))
export const notice = style(inApp({ maxWidth: '1200px', marginBottom: space[24] }))

export const columns = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: `${space[16]} ${space[24]}`,
    maxWidth: '1200px',
    '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
  }),
)
export const paper = style(
  inApp({ maxWidth: '760px', minWidth: 0, '@media': { [beside]: { gridColumn: 1, gridRow: 1 } } }),
)
export const side = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    minWidth: 0,
    '@media': { [beside]: { gridColumn: 2, gridRow: 1 } },
  }),
)

export const openLabel = style(inApp({ ...type[13], margin: 0, color: color.muted }))
export const openAmount = style(
  inApp({ ...type[32], margin: `0 0 ${space[16]}`, fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' }),
)
export const openNote = style(inApp({ margin: `0 0 ${space[16]}` }))
export const facts = style(inApp({ paddingTop: space[16], borderTop: `1px solid ${color.line}` }))
