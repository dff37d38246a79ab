import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { adornmentButton, fieldBox, fieldInput } from '../form-field/field-box.css.ts'
import { messages } from '../form-field/form-field.css.ts'
import { around, trigger } from '../select/select.css.ts'
import { inComponents } from '../styles/in-layer.ts'
import { dense, media, motion, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'
import { cellOnPhone, END_KINDS, GUTTER, onPhone, tracks } from './grid-parts.ts'

const { color } = vars
const GRID = '(min-width: 640px)'
const rowHeight = `max(44px, ${dense(44)})`
/** As high as most are, for those that were not in sight yet. */
const LINE_HEIGHT = '45px'
const CARD_HEIGHT = '380px'

export const frame = style(inComponents({ containerType: 'inline-size', minWidth: 0 }))
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
export const MENU_WIDTH = '44px'

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
    overflowWrap: 'anywhere',
    selectors: { [`${END_KINDS}, &[data-kind=shown]`]: { textAlign: 'end' } },
    '@container': onPhone({
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
  }),
)
export const field = style(inComponents({ padding: 0 }))
export const shown = style(inComponents({ padding: `12px ${GUTTER}` }))

/** In a grid the cell is the box of its field. Cards show the boxes again. */
const inGrid = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { 'klopt.components': { '@container': { [GRID]: rule } } } })
const inField = (selector: string, rule: StyleRule) =>
  globalStyle(`${field} ${selector}`, { '@layer': { 'klopt.components': rule } })

const box = `${field} .${fieldBox}`
inGrid(box, {
  // What is positioned is put together anew at every key, and nothing is placed in these boxes.
  position: 'static',
  minHeight: rowHeight,
  paddingInline: 0,
  border: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
  transition: `background-color ${motion.small} ${motion.curve}`,
})
inGrid(`${box}:hover`, { backgroundColor: `color-mix(in oklab, transparent 96%, ${color.text})` })
inGrid(`${box}:is(.${trigger})`, { paddingInline: GUTTER })
// What is positioned and cuts its text off is a layer of its own, of which a grid of hundreds has too many.
inGrid(`${field} :is(.${around}, .${trigger})`, { position: 'static' })
const focused = `:is(:has(> :is(input, button[role=combobox]):focus-visible), .${trigger}:focus-visible)`
inGrid(`${box}:is(:has(> [aria-invalid=true]), [aria-invalid=true])`, { boxShadow: `inset 0 0 0 1px ${color.danger}` })
// A shadow and no outline, which makes the page put its layers together anew at every key; high contrast knows no shadows.
inGrid(`${box}${focused}`, {
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 2px ${color.accent}`,
  backgroundColor: color.surface,
})
inGrid(`${field} .${fieldInput}`, { paddingInline: GUTTER })
inGrid(`${field} .${messages}`, { padding: `0 ${GUTTER} ${space[8]}` })
/** What opens a list or calendar shows where the pointer or the focus is: a column of arrows is no figure. */
inGrid(`${field}:not(:hover, :focus-within) .${fieldBox} svg`, { visibility: 'hidden' })

/** So does what a line can do with itself: each icon that has a place is put together anew at every key. */
globalStyle(`${row}:not(:hover, :focus-within) ${menuCell} button:not([aria-expanded=true]) svg`, {
  '@layer': { 'klopt.components': { '@media': { '(hover: hover)': { display: 'none' } } } },
})

inField(`.${messages}`, { textAlign: 'start' })
inField(`.${fieldInput}`, {
  // Neither the head nor a bar at the end of the page lies over the cell that has the focus.
  scrollMarginBlock: 'calc(var(--klopt-sticky-top, 0px) + 56px) calc(var(--klopt-sticky-bottom, 0px) + 24px)',
})
inField('input::selection', { backgroundColor: `color-mix(in oklab, ${color.accent} 28%, ${color.surface})` })
inField(`.${adornmentButton}`, { marginInlineEnd: space[8] })

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
