import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(
  inApp({
    // It begins where the list of administrations does, to which its bar leads.
    maxWidth: '1040px',
    margin: '0 auto',
    padding: `${space[32]} ${space[16]} ${space[64]}`,
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    '@media': { [media.phone]: { paddingTop: space[16] } },
  }),
)
/** No line is longer than is read with ease. */
export const part = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '728px', minWidth: 0 }),
)
export const header = style(inApp({ marginBottom: 0 }))

export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], alignItems: 'stretch' }))
export const text = style(inApp({ margin: 0, ...type[14], color: vars.color.muted, overflowWrap: 'anywhere' }))
export const strong = style(inApp({ color: vars.color.text, fontWeight: weight.medium, overflowWrap: 'anywhere' }))
export const pair = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[16],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
/** A fact at the left and what can be done about it at the right. */
const line = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
  }),
)
export const words = style(inApp({ flex: '1 1 280px', minWidth: 0 }))
export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[8] }))

export const sessions = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const session = style([
  line,
  inApp({
    padding: `${space[12]} 20px`,
    minHeight: '60px',
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
])
export const device = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], fontWeight: weight.medium }),
)
export const details = style(inApp({ ...type[13], color: vars.color.muted, overflowWrap: 'anywhere' }))
