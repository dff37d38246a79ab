import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

/** Below this width of the card a line becomes a small form of its own. */
const narrow = 'invoice-lines (max-width: 599.98px)'

/**
 * What is left is for the description: '18,5 uur', a price and an amount of tens of thousands fit their boxes to the pixel, and
 * the VAT has the room of a percentage until a line has a code with a name.
 */
const quantity = '--invoice-quantity'
const price = '--invoice-price'
const percentage = '--invoice-percentage'
/** How high a field is: what is no field stands in the middle of it. */
const field = '--invoice-field'
const numbers = `var(${quantity}) var(${price})`
const columnsOf = (vat: string) => `minmax(110px, 1fr) ${numbers} ${vat} 84px 28px`
const columnsWithDiscountOf = (vat: string) => `minmax(80px, 1fr) ${numbers} 62px ${vat} 84px 28px`
const columnsOnPhone = 'minmax(84px, 0.8fr) minmax(72px, 1fr) minmax(0, 136px)'

export const frame = style(
  inApp({
    containerName: 'invoice-lines',
    containerType: 'inline-size',
    vars: { [quantity]: '80px', [price]: '96px', [percentage]: '76px', [field]: '36px' },
    // A finger types in larger letters.
    '@media': {
      [media.touch]: { vars: { [quantity]: '88px', [price]: '106px', [percentage]: '84px', [field]: '44px' } },
    },
  }),
)

const grid = {
  display: 'grid',
  gridTemplateColumns: columnsOf(`var(${percentage})`),
  gap: space[8],
  paddingInline: `${space[16]} ${space[12]}`,
} as const
const ifWider = {
  [`${frame}[data-vat-names] &`]: { gridTemplateColumns: columnsOf('minmax(120px, 136px)') },
  [`${frame}[data-discount] &`]: { gridTemplateColumns: columnsWithDiscountOf(`var(${percentage})`) },
  [`${frame}[data-discount][data-vat-names] &`]: {
    gridTemplateColumns: columnsWithDiscountOf('minmax(92px, 116px)'),
  },
}

export const headRow = style(
  inApp({
    ...grid,
    ...type[13],
    alignItems: 'center',
    minHeight: '38px',
    borderBottom: `1px solid ${color.line}`,
    color: color.muted,
    fontWeight: weight.medium,
    selectors: ifWider,
    '@container': { [narrow]: { display: 'none' } },
  }),
)
export const endHead = style(inApp({ textAlign: 'end', paddingInlineEnd: '10px' }))
export const amountHead = style(inApp({ textAlign: 'end' }))
export const vatHead = style(inApp({ paddingInlineStart: '10px' }))

export const row = style(
  inApp({
    ...grid,
    alignItems: 'start',
    paddingBlock: space[8],
    borderBottom: `1px solid ${color.line}`,
    selectors: ifWider,
    '@container': {
      [narrow]: {
        gridTemplateColumns: `${columnsOnPhone} !important`,
        paddingInline: space[16],
        paddingBlock: space[16],
        rowGap: space[12],
      },
    },
  }),
)

/** Under its line, for what the amount is spread over. */
export const option = style(inApp({ gridColumn: '1 / -1' }))
export const marginLink = style(inApp({ paddingInline: 0 }))
export const period = style(inApp({ ...type[13], gridColumn: '1 / -1', margin: 0, color: color.muted }))

/** Calm boxes: the heads of the columns and the hairlines say what is a field. */
globalStyle(`${row} div:has(> input), ${row} div:has(> textarea), ${row} button[role=combobox]`, {
  '@layer': { 'klopt.app': { borderColor: color.lineStrong } },
})
globalStyle(
  `${row} div:has(> input:focus-visible), ${row} div:has(> textarea:focus-visible), ${row} button[role=combobox]:focus-visible`,
  { '@layer': { 'klopt.app': { borderColor: color.accent } } },
)
globalStyle(`${row} div:has(> input:hover), ${row} div:has(> textarea:hover), ${row} button[role=combobox]:hover`, {
  '@layer': { 'klopt.app': { borderColor: color.muted } },
})
globalStyle(`${row} div:has(> [aria-invalid=true])`, { '@layer': { 'klopt.app': { borderColor: color.danger } } })

/** It grows with its text; a handle would only invite to spoil the row. */
globalStyle(`${row} textarea`, { '@layer': { 'klopt.app': { resize: 'none' } } })

/** In the narrow form the labels come back, since there is no head above the fields. */
globalStyle(`${row} label`, {
  '@layer': {
    'klopt.app': {
      '@container': {
        [narrow]: {
          position: 'static',
          width: 'auto',
          height: 'auto',
          margin: 0,
          overflow: 'visible',
          clipPath: 'none',
          ...type[13],
          color: color.muted,
          fontWeight: weight.medium,
        },
      },
    },
  },
})

export const description = style(inApp({ minWidth: 0, '@container': { [narrow]: { gridColumn: '1 / -1' } } }))
export const number = style(inApp({ minWidth: 0 }))
export const numberInput = style(inApp({ textAlign: 'end' }))
export const percent = style(inApp({ paddingInlineEnd: space[8], color: color.muted }))
export const vat = style(inApp({ minWidth: 0 }))
export const amount = style(
  inApp({
    alignSelf: 'start',
    minHeight: `var(${field})`,
    lineHeight: `var(${field})`,
    textAlign: 'end',
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { gridColumn: '1 / 3', textAlign: 'start', minHeight: '28px', lineHeight: '28px' } },
  }),
)
export const menu = style(
  inApp({
    marginTop: `calc((var(${field}) - 28px) / 2)`,
    justifySelf: 'end',
    color: color.muted,
    '@container': { [narrow]: { marginTop: 0 } },
  }),
)

export const foot = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    padding: `${space[8]} ${space[12]}`,
    '@media': { [media.phone]: { padding: space[8] } },
  }),
)
export const inclusive = style(inApp({ marginInlineStart: 'auto', paddingInline: space[8] }))
export const footButton = style(inApp({ color: color.accent }))
