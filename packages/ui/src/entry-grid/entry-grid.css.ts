import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { dense, media, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'
import {
  cellOnPhone,
  END_KINDS,
  FEW,
  GUTTER,
  inWideCards,
  MANY,
  MOST,
  onPhone,
  rowHeight,
  tracks,
} from './grid-parts.ts'

const { color } = vars
/** As high as most are, for those that were not in sight yet. */
const LINE_HEIGHT = '45px'
const CARD_HEIGHT = '380px'

export const frame = style(
  inComponents({
    containerType: 'inline-size',
    containerName: FEW,
    minWidth: 0,
    selectors: { '&[data-columns=many]': { containerName: MANY }, '&[data-columns=most]': { containerName: MOST } },
  }),
)
export const table = style(
  inComponents({
    // Each line is a grid of its own, with the same tracks: of a table of hundreds every key would lay out all lines.
    display: 'block',
    // Its head and lines lie over each other, never over a bar of the page.
    isolation: 'isolate',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
)
/**
 * What is typed in is painted after all else: a caret is a layer of its own, and whatever is painted after that layer is
 * compared with it at every key. Each line and block keeps its own painting, so that the others keep theirs.
 */
const paintedLast: StyleRule = {
  position: 'relative',
  zIndex: 0,
  selectors: { '&:focus-within': { zIndex: 1 } },
}
/** How many lines a block has. */
export const LINES = '--klopt-entry-lines'
export const NUMBER_WIDTH = '40px'

export const block = style(
  inComponents({
    ...paintedLast,
    display: 'block',
    // What is out of sight is not drawn, some lines at a time: each that is left out by itself costs at every key.
    contentVisibility: 'auto',
    containIntrinsicSize: `auto none auto calc(var(${LINES}) * ${LINE_HEIGHT})`,
    '@container': onPhone({ containIntrinsicSize: `auto none auto calc(var(${LINES}) * ${CARD_HEIGHT})` }),
    '@media': { [media.print]: { contentVisibility: 'visible' } },
  }),
)
export const headRow = style(inComponents(tracks))
export const head = style(
  inComponents({
    display: 'block',
    position: 'sticky',
    top: 'var(--klopt-sticky-top, 0px)',
    zIndex: 2,
    '@container': onPhone({ display: 'none' }),
    '@media': { [media.print]: { position: 'static' } },
  }),
)
export const headCell = style(
  inComponents({
    ...type[13],
    alignContent: 'center',
    minWidth: 0,
    minHeight: dense(38),
    paddingInline: GUTTER,
    color: color.muted,
    backgroundColor: color.surface,
    fontWeight: weight.medium,
    textAlign: 'start',
    selectors: {
      [END_KINDS]: { textAlign: 'end' },
      '&[data-kind=shown]': { textAlign: 'end' },
    },
  }),
)

export const row = style(
  inComponents({
    ...tracks,
    ...paintedLast,
    // What is typed in one line is laid out in that line alone.
    contain: 'layout',
    '@container': onPhone({
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space[12],
      padding: space[16],
      borderTop: `1px solid ${color.line}`,
      selectors: { [`${block}:first-of-type > &:first-child`]: { borderTop: 0 } },
    }),
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
)
const cellLine: StyleRule = { borderTop: `1px solid ${color.line}`, minWidth: 0 }

export const lineNumber = style(
  inComponents({
    ...type[13],
    ...cellLine,
    minHeight: rowHeight,
    paddingBlock: '12px',
    color: color.muted,
    fontWeight: weight.regular,
    textAlign: 'center',
    '@container': onPhone({
      ...cellOnPhone,
      alignSelf: 'center',
      textAlign: 'start',
      '::before': { content: 'attr(data-name) " "' },
    }),
  }),
)
export const menuCell = style(
  inComponents({
    ...cellLine,
    minHeight: rowHeight,
    borderInlineStart: `1px solid ${color.line}`,
    paddingTop: '8px',
    textAlign: 'center',
    '@container': onPhone({ ...cellOnPhone, gridRow: 1, gridColumn: 2, textAlign: 'end' }),
    '@media': { [media.print]: { display: 'none' } },
  }),
)
export const cell = style(
  inComponents({
    ...type[14],
    ...cellLine,
    minHeight: rowHeight,
    borderInlineStart: `1px solid ${color.line}`,
    overflowWrap: 'break-word',
    selectors: { [`${END_KINDS}, &[data-kind=shown]`]: { textAlign: 'end' } },
    '@container': {
      ...onPhone({
        ...cellOnPhone,
        gridColumn: '1 / -1',
        selectors: {
          // Figures are short: two of them share a line of the card.
          [END_KINDS]: { gridColumn: 'auto' },
        },
        '::before': {
          ...type[13],
          content: 'attr(data-name)',
          display: 'block',
          marginBottom: space[4],
          fontWeight: weight.medium,
          textAlign: 'start',
        },
      }),
      ...inWideCards({ gridColumn: 'auto' }),
    },
  }),
)
export const shown = style(inComponents({ padding: `12px ${GUTTER}` }))

/** So does what a line can do with itself: each icon that has a place is put together anew at every key. */
globalStyle(`${row}:not(:hover, :focus-within) ${menuCell} button:not([aria-expanded=true]) svg`, {
  '@layer': { 'klopt.components': { '@media': { '(hover: hover)': { display: 'none' } } } },
})

export const foot = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[24]}`,
    minHeight: '52px',
    padding: `${space[8]} 20px`,
    borderTop: `1px solid ${color.line}`,
    '@media': { [media.print]: { display: 'none' } },
  }),
)
