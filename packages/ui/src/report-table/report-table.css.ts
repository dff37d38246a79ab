import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { dense, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'
import { cellOnPaper, namesOnPaper, onPaper } from './report-on-paper.ts'
import { besideFigure } from './report-figure.css.ts'
import { cellOnPhone, figureOnPhone, onPhone } from './report-phone.ts'

const { color } = vars
const gutter = '20px'
/** The names have what the figures leave, which is enough for a name before many columns are wide. */
const figureWidth = `min((100cqi - var(--klopt-report-names, 300px)) / var(--klopt-report-columns), 128px)`

/** Where the parts scroll, their total stays, and they go on under it: an edge parts what is cut off from what it comes to. */
const inSight = { position: 'sticky', insetInlineEnd: 0, zIndex: 1 } as const
const onward: StyleRule['selectors'] = {
  '[data-scrolls] &[data-kind=total]': {
    borderInlineStart: `1px solid ${color.lineStrong}`,
    boxShadow: `-9px 0 9px -9px ${color.muted}`,
  },
}
/** No room for it, which a card and paper have. */
const away: StyleRule['selectors'] = { '&[data-away]': { '@media': { screen: { display: 'none' } } } }

export const frame = style(inComponents({ containerType: 'inline-size', minWidth: 0 }))
// A report of many columns lies on its side, with all that stands on its pages.
/** What a page may say besides the properties that vanilla-extract knows. */
const lyingPage: GlobalStyleRule & { size: string } = { size: 'landscape' }
globalStyle('@page klopt-lying', lyingPage)
globalStyle(`:root:has(.${frame}[data-paper=lying])`, { '@media': onPaper({ page: 'klopt-lying' }) })

/** Many months scroll under the names; a figure that gets the focus is not left behind them. */
export const scroller = style(
  inComponents({
    overflowX: 'auto',
    scrollPaddingInlineStart: '260px',
    '@media': onPaper({ overflow: 'visible' }),
  }),
)
export const table = style(
  inComponents({
    width: '100%',
    borderCollapse: 'separate',
    '@container': onPhone({ display: 'block' }),
  }),
)
export const block = style(inComponents({ '@container': onPhone({ display: 'block' }) }))
const unseen: StyleRule['selectors'] = { '&[data-waits]': { visibility: 'hidden' } }
export const head = style(inComponents({ selectors: unseen, '@container': onPhone({ display: 'none' }) }))

export const headCell = style(
  inComponents({
    ...type[13],
    height: dense(38),
    paddingInline: besideFigure,
    borderBottom: `1px solid ${color.line}`,
    color: color.muted,
    fontWeight: weight.medium,
    textAlign: 'end',
    selectors: {
      '&:not(:first-child)': { width: figureWidth },
      '&[data-last]': { paddingInlineEnd: gutter },
      '&[data-kind=total]': { ...inSight, color: color.text, backgroundColor: color.sunken },
      ...away,
      ...onward,
      '&[data-kind=before], &[data-kind=difference]': { fontWeight: weight.regular },
    },
    '@media': onPaper({
      ...cellOnPaper,
      verticalAlign: 'bottom',
      selectors: {
        '&:first-child': { width: namesOnPaper },
        '&:not(:first-child)': { width: 'auto' },
        '&:last-child': { paddingInlineEnd: '12px !important' },
        '&[data-kind=total]': { backgroundColor: 'transparent' },
      },
    }),
  }),
)

export const row = style(
  inComponents({
    '@container': onPhone({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space[12],
      padding: `${dense(8)} ${space[16]}`,
      borderTop: `1px solid ${color.line}`,
      selectors: {
        '&:first-child': { borderTop: 0 },
        '&[data-level=leaf]': { borderTop: 0, paddingBlock: dense(4), paddingInlineStart: '37px' },
        '&[data-level=subtotal]': { borderTopColor: color.lineStrong },
        '&[data-level=result]': { borderTopColor: color.text },
      },
    }),
    '@media': onPaper({ breakInside: 'avoid' }),
  }),
)

const levels = {
  '[data-level=leaf] > &': { ...type[13], height: dense(31), borderTop: 0 },
  '[data-level=subtotal] > &': { height: dense(42), borderTopColor: color.lineStrong, fontWeight: weight.bold },
  '[data-level=result] > &': { height: dense(56), borderTopColor: color.text, fontWeight: weight.bold },
} as const
const cell: StyleRule = {
  ...type[14],
  height: dense(38),
  padding: `0 ${besideFigure}`,
  borderTop: `1px solid ${color.line}`,
  fontWeight: weight.regular,
}
/** On a phone the row has the line and the height, and its cells have none. */
const firstRow = {
  'tbody > :first-child > &': { borderTop: 0 },
  // A hairline between a group and what it is made of.
  '[data-level=group] + [data-level=leaf] > &': { borderTop: `1px solid ${color.line}` },
} as const

export const nameCell = style(
  inComponents({
    ...cell,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    minWidth: '160px',
    paddingBlock: space[4],
    paddingInlineStart: gutter,
    backgroundColor: color.surface,
    textAlign: 'start',
    overflowWrap: 'break-word',
    selectors: {
      ...levels,
      ...firstRow,
      '[data-level=leaf] > &': { ...levels['[data-level=leaf] > &'], paddingInlineStart: '41px' },
      '[data-level=result] > &': { ...levels['[data-level=result] > &'], ...type[16] },
    },
    '@container': onPhone({
      ...cellOnPhone,
      position: 'relative',
      minWidth: 0,
    }),
    '@media': onPaper({
      ...cellOnPaper,
      position: 'static',
      minWidth: 0,
      selectors: {
        '&:first-child': { paddingInlineStart: '12px !important' },
        '[data-level=leaf] > &': { paddingInlineStart: '26px !important' },
      },
    }),
  }),
)
export const columns = style(inComponents({ float: 'inline-start', color: color.accent }))

export const figureCell = style(
  inComponents({
    ...cell,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: {
      ...levels,
      ...firstRow,
      '&[data-last]': { paddingInlineEnd: gutter },
      '&[data-kind=total]': { ...inSight, backgroundColor: color.sunken, fontWeight: weight.medium },
      ...away,
      ...onward,
      ':is([data-level=subtotal], [data-level=result]) > &[data-kind=total]': { fontWeight: weight.bold },
      '[data-level=result] > &[data-kind=total]': type[16],
      '&:is([data-kind=before], [data-kind=difference])': { color: color.muted, fontWeight: weight.regular },
      '&[data-kind=difference]': type[13],
    },
    '@container': onPhone(figureOnPhone),
    '@media': onPaper({
      ...cellOnPaper,
      selectors: {
        '&:last-child': { paddingInlineEnd: '12px !important' },
        '&[data-kind=total]': { backgroundColor: 'transparent' },
      },
    }),
  }),
)

export const placeholder = style(
  inComponents({
    padding: `${space[24]} ${gutter}`,
    color: color.muted,
    textAlign: 'center',
    '@container': onPhone({ display: 'block' }),
  }),
)
export const bone = style(inComponents({ marginBlock: space[12] }))
