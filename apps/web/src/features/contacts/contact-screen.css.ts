import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** Beside each other only where both have room. */
const wide = 'screen and (min-width: 1024px)'

/** The gutter of a card. */
const onPhone = { '@media': { [media.phone]: { paddingInline: space[16] } } }

export const columns = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[24],
    maxWidth: '1200px',
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
  }),
)
export const main = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 }))
export const narrow = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], maxWidth: '800px' }))
export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[12] }))
export const aside = style(inApp({ minWidth: 0 }))

export const open = style(inApp({ padding: `0 20px ${space[16]}`, margin: 0, ...onPhone }))
export const openLabel = style(inApp({ ...type[13], color: vars.color.muted }))
export const openAmount = style(
  inApp({ ...type[24], margin: 0, fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' }),
)

export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const invoice = style(
  inApp({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[12],
    padding: `${space[12]} 20px`,
    ...onPhone,
    borderTop: `1px solid ${vars.color.line}`,
    color: vars.color.text,
    textDecoration: 'none',
    ':hover': { backgroundColor: vars.color.sunken },
    ':focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-2px' },
  }),
)
export const invoiceWords = style(inApp({ display: 'flex', flexDirection: 'column', minWidth: 0 }))
export const invoiceNumber = style(inApp({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' }))
export const invoiceDate = style(inApp({ ...type[13], color: vars.color.muted }))
export const invoiceFigures = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'end',
    gap: space[4],
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const asideFoot = style(
  inApp({ padding: `${space[16]} 20px`, borderTop: `1px solid ${vars.color.line}`, ...onPhone }),
)
export const side = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 }))
export const pageText = style(
  inApp({ ...type[13], margin: `0 0 ${space[12]}`, color: vars.color.muted, overflowWrap: 'anywhere' }),
)
