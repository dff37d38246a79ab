import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { adornmentButton, fieldBox, fieldInput } from '../form-field/field-box.css.ts'
import { messages } from '../form-field/form-field.css.ts'
import { around, trigger } from '../select/select.css.ts'
import { inComponents } from '../styles/in-layer.ts'
import { motion, space } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'
import { GUTTER, inColumns, rowHeight } from './grid-parts.ts'

const { color } = vars
/** How high the box is where it stands in another kind of row. */
export const CELL_HEIGHT = '--klopt-cell-height'

/** A cell that is the box of the field in it. */
export const field = style(inComponents({ padding: 0 }))

/** In a grid the cell is the box of its field. Cards show the boxes again. */
const inGrid = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { 'klopt.components': { '@container': inColumns(rule) } } })
const inField = (selector: string, rule: StyleRule) =>
  globalStyle(`${field} ${selector}`, { '@layer': { 'klopt.components': rule } })

const box = `${field} .${fieldBox}`
inGrid(box, {
  // What is positioned is put together anew at every key, and nothing is placed in these boxes.
  position: 'static',
  minHeight: `var(${CELL_HEIGHT}, ${rowHeight})`,
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

inField(`.${messages}`, { textAlign: 'start' })
inField(`.${fieldInput}`, {
  // Neither the head nor a bar at the end of the page lies over the cell that has the focus.
  scrollMarginBlock: 'calc(var(--klopt-sticky-top, 0px) + 56px) calc(var(--klopt-sticky-bottom, 0px) + 24px)',
})
inField('input::selection', { backgroundColor: `color-mix(in oklab, ${color.accent} 28%, ${color.surface})` })
inField(`.${adornmentButton}`, { marginInlineEnd: space[8] })
