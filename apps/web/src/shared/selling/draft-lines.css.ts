import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

/** Below this width of the card a line becomes a small form of its own. */
const narrow = 'invoice-lines (max-width: 599.98px)'

/** '18,5 uur', a price of tens of thousands and the longest short name of a VAT code fit their boxes. */
const columns = 'minmax(110px, 1fr) 84px 104px minmax(100px, 136px) 88px 28px'
/** On a tablet a word of the description is whole rather than a rare VAT code. */
const tight = 'invoice-lines (min-width: 600px) and (max-width: 649.98px)'
const tightColumns = 'minmax(110px, 1fr) 84px 100px minmax(92px, 108px) 84px 28px'
const columnsWithDiscount = 'minmax(80px, 1fr) 84px 100px 62px minmax(100px, 116px) 84px 28px'
const columnsOnPhone = 'minmax(84px, 0.8fr) minmax(72px, 1fr) minmax(0, 136px)'

export const frame = style(inApp({ containerName: 'invoice-lines', containerType: 'inline-size' }))

const grid = {
  display: 'grid',
  gridTemplateColumns: columns,
  gap: space[8],
  paddingInline: '20px',
} as const
const ifDiscount = { [`${frame}[data-discount] &`]: { gridTemplateColumns: columnsWithDiscount } }
const tightly = { gridTemplateColumns: tightColumns, selectors: ifDiscount } as const

export const headRow = style(
  inApp({
    ...grid,
    ...type[13],
    alignItems: 'center',
    minHeight: '38px',
    borderBottom: `1px solid ${color.line}`,
    color: color.muted,
    fontWeight: weight.medium,
    selectors: ifDiscount,
    '@container': { [narrow]: { display: 'none' }, [tight]: tightly },
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
    selectors: ifDiscount,
    '@container': {
      [tight]: tightly,
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
    minHeight: '36px',
    lineHeight: '36px',
    textAlign: 'end',
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { gridColumn: '1 / 3', textAlign: 'start', minHeight: '28px', lineHeight: '28px' } },
  }),
)
export const menu = style(
  inApp({ marginTop: space[4], justifySelf: 'end', color: color.muted, '@container': { [narrow]: { marginTop: 0 } } }),
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
