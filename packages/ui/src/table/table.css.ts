import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { lit } from '../styles/lit.ts'
import { dense, media, motion, ONWARDS, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'
import { ABOVE_BARS, closer, edges, hidden, MEDIUM, NARROW, slots, START, STICKS } from './table-rules.ts'

const { color } = vars

/** What the bar of the selection needs under a table that fits, or else the page would scroll for it. */
const barRoom = 'var(--table-bar, 0px)'
/** What the column of names keeps, beside figures that do not wrap. */
const TEXT_PX = '160px'

export const frame = style(inComponents({ containerType: 'inline-size', position: 'relative', minWidth: 0 }))

export const scroller = style(
  inComponents({
    overflow: 'auto',
    overscrollBehavior: 'contain',
    selectors: {
      // A table that does not scroll by itself lets its head stick to the page.
      '&[data-scrolls=page]': { overflow: 'visible', overscrollBehavior: 'auto' },
      '&[data-bar]': { vars: { '--table-bar': '57px' } },
      // What gets the focus is not brought under a pinned column.
      '[data-pins] > &': { scrollPaddingInline: 'var(--pins-start) var(--pins-end)' },
      // What is left for it below its top, without the bars that stay in sight.
      '&[data-fits]': {
        maxHeight: `max(240px, calc(var(--table-room, calc(100dvh - var(--klopt-sticky-top, 0px) - 16px)) - var(--klopt-sticky-bottom, 0px) - ${barRoom}))`,
      },
    },
    '@container': {
      // The buttons of the bar stand on a line of their own.
      [NARROW]: { selectors: { '&[data-bar]': { vars: { '--table-bar': '108px' } } } },
    },
    '@media': { [media.print]: { overflow: 'visible', maxHeight: 'none !important' } },
  }),
)

export const table = style(
  inComponents({
    width: '100%',
    // Collapsed borders do not travel with a sticky head.
    borderCollapse: 'separate',
    selectors: { '&[data-layout=fixed]': { tableLayout: 'fixed' } },
    '@container': { [NARROW]: { display: 'block' } },
  }),
)

export const head = style(
  inComponents({
    // As a whole over the rows that scroll under it; within, a head lies over the next one.
    position: 'relative',
    zIndex: 1,
    selectors: { '[data-pins] &': { zIndex: 2 } },
    '@container': {
      [NARROW]: {
        // Cards have no columns; a screen reader keeps their names, and Tab brings them back.
        selectors: {
          '&:not(:focus-within)': {
            position: 'absolute',
            width: '1px',
            height: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  }),
)
export const body = style(inComponents({ '@container': { [NARROW]: { display: 'block' } } }))
export const headCell = style(
  inComponents({
    ...type[13],
    position: 'sticky',
    insetBlockStart: 'var(--klopt-sticky-top, 0px)',
    height: dense(38),
    paddingInline: space[12],
    borderBottom: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    color: color.muted,
    fontWeight: weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: { ...edges, '[data-scrolls=self] &': { insetBlockStart: 0 } },
    '@container': { [MEDIUM]: closer },
    '@media': { [media.print]: { position: 'static' } },
  }),
)

/** A name that no longer fits the width its column was given ends in an ellipsis. */
export const headName = style(
  inComponents({ display: 'block', overflowX: 'clip', overflowClipMargin: '4px', textOverflow: 'ellipsis' }),
)

export const sortButton = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: '24px',
    borderRadius: '2px',
    fontWeight: 'inherit',
    ':hover': { color: color.text },
    selectors: {
      '[aria-sort] &': { color: color.text },
      '[data-align=end] &': { flexDirection: 'row-reverse' },
    },
  }),
)
export const sortIcon = style(
  inComponents({
    opacity: 0,
    transition: `opacity ${motion.small} ${motion.curve}`,
    selectors: {
      '[aria-sort] &': { opacity: 1 },
      'button:is(:hover, :focus-visible) > &': { opacity: 1 },
    },
  }),
)

export const row = style(
  inComponents({
    // What the keys bring into sight comes clear of the head and the totals, which stick.
    scrollMarginBlock: `calc(var(--klopt-sticky-top, 0px) + ${STICKS}) calc(${ABOVE_BARS} + ${STICKS})`,
    selectors: {
      // Pinned cells have the ground of their row.
      '[data-pins] &': { backgroundColor: color.surface },
      '&[data-active]': { cursor: 'pointer' },
      // What is selected or worked on keeps its colour.
      '&[data-active]:hover:not([aria-selected=true], [aria-current=true])': { backgroundColor: lit },
      '&[aria-selected=true]': { backgroundColor: color.accentSoft },
      '&[aria-current=true]': { backgroundColor: color.accentSoft },
      '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
    },
    '@container': {
      [NARROW]: {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: space[4],
        padding: `${dense(12)} ${space[16]}`,
        borderBottom: `1px solid ${color.line}`,
        selectors: {
          '[data-chooses] &[data-selectable]': { gridTemplateColumns: 'auto auto auto minmax(0, 1fr) auto' },
          'tbody > &:last-child': { borderBottom: 0 },
        },
      },
    },
    '@media': {
      [media.print]: { breakInside: 'avoid' },
      [media.forcedColors]: {
        selectors: {
          '&:is([aria-selected=true], [aria-current=true])': { outline: '1px solid Highlight', outlineOffset: '-1px' },
          '&:focus-visible': { outlineWidth: '3px' },
        },
      },
    },
  }),
)

export const cell = style(
  inComponents({
    height: dense(42),
    padding: `${dense(6)} ${space[12]}`,
    borderBottom: `1px solid ${color.line}`,
    fontWeight: weight.regular,
    textAlign: 'start',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    selectors: {
      ...edges,
      // Where any letter may begin a line a column asks for no more than one; the name of a row wraps by its words.
      '&[data-card=title]': { minWidth: TEXT_PX },
      '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      'tbody > :last-child > &': { borderBottom: 0 },
      '[aria-current=true] > &:first-child': { boxShadow: `inset calc(3px * ${ONWARDS}) 0 0 ${color.accent}` },
    },
    '@container': {
      [MEDIUM]: closer,
      [NARROW]: {
        height: 'auto',
        padding: '0 !important',
        borderBottom: 0,
        selectors: {
          ...slots,
          '&[data-card=title]': { ...slots['&[data-card=title]'], minWidth: 0 },
          '[aria-current=true] > &:first-child': { boxShadow: 'none' },
          // What is loading has one bar under its name: a number and a date are as wide as their words.
          'tr[aria-hidden] > &[data-card=number]': { gridColumn: START },
          'tr[aria-hidden] > [data-card=number] ~ &[data-card=date]': hidden,
        },
      },
    },
    // Paper is not pressed: half as many rows again on a page.
    '@media': { [media.print]: { height: 'auto', paddingBlock: space[4] } },
  }),
)
/** Paper is not asked how wide it is: it has the columns that stay. */
globalStyle(`${table} [data-priority]:not([data-priority="1"])`, {
  '@layer': { 'klopt.components': { '@media': { [media.print]: hidden } } },
})

/** What leads away from a card that is pressed to choose it waits until that is done. */
globalStyle(`[data-chooses=press] ${cell} a`, { '@layer': { 'klopt.components': { pointerEvents: 'none' } } })

export const checkCell = style(
  inComponents({
    width: '56px',
    paddingInlineEnd: 0,
    '@container': {
      [NARROW]: {
        width: 'auto',
        gridRow: '1 / span 2',
        gridColumn: 1,
        alignSelf: 'start',
        marginInlineEnd: space[8],
        // A name has its room until somebody chooses.
        selectors: { '&:not([data-chooses] *)': hidden },
      },
    },
  }),
)
