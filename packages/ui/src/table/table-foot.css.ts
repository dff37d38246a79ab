import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { dense, media, space, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'
import { edges, slots, NARROW, MEDIUM, hidden, ABOVE_BARS, closer, START } from './table-rules.ts'

const { color } = vars

export const foot = style(
  inComponents({
    // Over the pinned cells of the rows.
    selectors: { '[data-pins] &': { position: 'relative', zIndex: 2 } },
    '@container': {
      // A cell sticks within its row alone, and of cards the row is a box of its own.
      [NARROW]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 1,
        display: 'block',
        backgroundColor: color.surface,
        selectors: { '[data-scrolls=page] &': { insetBlockEnd: ABOVE_BARS } },
      },
    },
    // A foot is repeated on every page; totals belong under the last row alone.
    '@media': { [media.print]: { display: 'table-row-group' } },
  }),
)
export const totalRow = style(
  inComponents({
    '@container': {
      [NARROW]: {
        display: 'grid',
        gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
        padding: `${space[12]} ${space[16]}`,
        borderTop: `1px solid ${color.line}`,
      },
    },
  }),
)
export const totalCell = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: 0,
    height: dense(42),
    padding: `${dense(6)} ${space[12]}`,
    borderTop: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    fontWeight: weight.bold,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      ...edges,
      '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '[data-scrolls=page] &': { insetBlockEnd: ABOVE_BARS },
    },
    '@container': {
      [MEDIUM]: closer,
      [NARROW]: {
        position: 'static',
        height: 'auto',
        padding: '0 !important',
        border: 0,
        selectors: {
          ...slots,
          // What stands under the first column says what it is a total of.
          '&[data-card=number]': { gridColumn: START, gridRow: 1 },
          '&:is([data-card=title], [data-card=number]):empty': hidden,
          '&:not([data-card=title], [data-card=amount], [data-card=number])': hidden,
        },
      },
    },
    '@media': { [media.print]: { position: 'static' } },
  }),
)

/** A bar of what is loading is as high as a line of text, and stands where that will. */
export const loadingText = style(
  inComponents({
    marginBlock: '4px',
    selectors: { '[data-align=end] > &': { marginInlineStart: 'auto' } },
    '@container': {
      [NARROW]: { selectors: { ':is([data-card=amount], [data-card=status]) > &': { width: '5rem !important' } } },
    },
  }),
)

export const placeholderRow = style(inComponents({ '@container': { [NARROW]: { display: 'block' } } }))
export const placeholder = style(
  inComponents({ padding: 0, textAlign: 'center', '@container': { [NARROW]: { display: 'block' } } }),
)
