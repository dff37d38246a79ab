import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { dense, media, motion, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars
const narrow = '(max-width: 639.98px)'
const onPhone = (rule: StyleRule): StyleRule['@container'] => ({ [narrow]: rule })
const gutter = '20px'

// On paper nothing scrolls: the names have what the figures leave, and the figures get as small as they have to. The
// counts are those of `report-paper.ts`, a character is 0.62 of its type wide, and every cell has 8 px beside it.
const [columns, characters] = ['var(--klopt-report-columns)', 'var(--klopt-report-characters)']
const namesOnPaper = `max(22cqi, 100cqi - ${columns} * 128px)`
const typeOnPaper = `clamp(6px, (75cqi - ${columns} * 8px) / (${characters} * 0.62), 13px)`
const cellOnPaper: StyleRule = {
  height: 'auto !important',
  padding: '4px !important',
  fontSize: `${typeOnPaper} !important`,
  lineHeight: '1.4 !important',
}
const onPaper = (rule: StyleRule): StyleRule['@media'] => ({ [media.print]: rule })

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
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@container': onPhone({ display: 'block' }),
  }),
)
export const block = style(inComponents({ '@container': onPhone({ display: 'block' }) }))
export const head = style(inComponents({ '@container': onPhone({ display: 'none' }) }))

export const headCell = style(
  inComponents({
    ...type[13],
    height: dense(38),
    paddingInline: space[8],
    borderBottom: `1px solid ${color.line}`,
    color: color.muted,
    fontWeight: weight.medium,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': { width: '28%' },
      '&:last-child': { paddingInlineEnd: gutter },
      '&[data-kind=total]': { color: color.text, backgroundColor: color.sunken },
      '&[data-kind=before], &[data-kind=difference]': { fontWeight: weight.regular },
    },
    '@media': onPaper({
      ...cellOnPaper,
      verticalAlign: 'bottom',
      whiteSpace: 'normal',
      selectors: {
        '&:first-child': { width: namesOnPaper },
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
      gap: `2px ${space[12]}`,
      padding: `${dense(8)} ${space[16]}`,
      borderTop: `1px solid ${color.line}`,
      selectors: {
        '&:first-child': { borderTop: 0 },
        '&[data-level=leaf]': { borderTop: 0, paddingBlock: dense(4) },
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
  paddingInline: space[8],
  borderTop: `1px solid ${color.line}`,
  fontWeight: weight.regular,
}
/** On a phone the row has the line and the height, and its cells have none. */
const cellOnPhone: StyleRule = { height: 'auto !important', padding: '0 !important', border: '0 !important' }
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
    maxWidth: '360px',
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
    '@container': onPhone({ ...cellOnPhone, position: 'static', maxWidth: 'none', minWidth: 0 }),
    '@media': onPaper({
      ...cellOnPaper,
      position: 'static',
      minWidth: 0,
      maxWidth: 'none',
      selectors: {
        '&:first-child': { paddingInlineStart: '12px !important' },
        '[data-level=leaf] > &': { paddingInlineStart: '26px !important' },
      },
    }),
  }),
)
export const toggle = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    maxWidth: '100%',
    minHeight: '24px',
    borderRadius: '2px',
    fontWeight: weight.medium,
    ':hover': { color: color.accent },
    '@media': { [media.touch]: { minHeight: '44px' }, [media.print]: { minHeight: 0 } },
  }),
)
export const groupName = style(inComponents({ minWidth: 0, overflowWrap: 'break-word' }))
export const chevron = style(
  inComponents({
    flex: 'none',
    color: color.muted,
    transition: `transform ${motion.small} ${motion.curve}`,
    selectors: { '[aria-expanded=true] > &': { transform: 'rotate(90deg)' } },
    '@media': onPaper({ display: 'none' }),
  }),
)
export const aside = style(
  inComponents({
    ...type[13],
    color: color.muted,
    marginInlineStart: space[4],
    '@media': onPaper({ fontSize: 'inherit', lineHeight: 'inherit' }),
  }),
)
export const code = style(inComponents({ color: color.muted, marginInlineEnd: '10px' }))

export const figureCell = style(
  inComponents({
    ...cell,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: {
      ...levels,
      ...firstRow,
      '&:last-child': { paddingInlineEnd: gutter },
      '&[data-kind=total]': { backgroundColor: color.sunken, fontWeight: weight.medium },
      ':is([data-level=subtotal], [data-level=result]) > &[data-kind=total]': { fontWeight: weight.bold },
      '[data-level=result] > &[data-kind=total]': type[16],
      '&:is([data-kind=before], [data-kind=difference])': { color: color.muted, fontWeight: weight.regular },
      '&[data-kind=difference]': type[13],
    },
    '@container': onPhone({
      ...cellOnPhone,
      ...type[13],
      selectors: {
        '&[data-kind=total]': { backgroundColor: 'transparent', gridColumn: 2, gridRow: 1 },
        // Last year and the difference stand under the total, each with its name.
        '&:is([data-kind=before], [data-kind=difference], [data-whole])': {
          gridColumn: '1 / -1',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
        },
        '&:is([data-kind=before], [data-kind=difference], [data-whole])::before': {
          content: 'attr(data-name)',
          color: color.muted,
        },
        // The parts give way to their total; without one they are the report.
        '&[data-kind=part]:not([data-whole])': { display: 'none' },
        // A name without a figure says nothing.
        '&:empty': { display: 'none !important' },
      },
    }),
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
