import { inApp, radius, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** Beside each other only where both have room. */
const wide = 'screen and (min-width: 1024px)'

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], maxWidth: '1200px' }))
/** The header brings its own margin; the column has a gap already. */
export const header = style(inApp({ marginBottom: 0 }))
export const columns = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[24],
    '@media': {
      [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
      // Where an IBAN beside its word is one line.
      'screen and (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 1fr) 372px' },
    },
  }),
)
export const main = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 }))
export const narrow = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], maxWidth: '800px' }))
export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[12] }))

export const side = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 }))
export const pageText = style(
  inApp({ ...type[13], margin: `0 0 ${space[12]}`, color: vars.color.muted, overflowWrap: 'anywhere' }),
)
export const invoices = style(inApp({ minWidth: 0 }))
export const figures = style(
  inApp({
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
)
export const grey = style(inApp({ display: 'inline-block', verticalAlign: 'middle' }))
export const lines = style(inApp({ whiteSpace: 'pre-line' }))
/** What one wrote for oneself. */
export const note = style(
  inApp({
    margin: `${space[16]} 0 0`,
    padding: space[12],
    borderRadius: radius.small,
    backgroundColor: vars.color.sunken,
    whiteSpace: 'pre-line',
    overflowWrap: 'break-word',
  }),
)
