import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { messages } from '../form-field/form-field.css.ts'
import { inComponents } from '../styles/in-layer.ts'
import { dense, media, motion, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'
import { lineAbove, CARDS, onPhone, GUTTER, bare, grounds, chosenDay, cardRow } from './time-grid-rules.ts'

const { color } = vars
const GRID = '(min-width: 720px)'
const rowHeight = `max(44px, ${dense(49)})`
export const frame = style(inComponents({ containerType: 'inline-size', minWidth: 0 }))
export const table = style(
  inComponents({
    width: '100%',
    borderCollapse: 'separate',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@container': { [GRID]: { tableLayout: 'fixed' }, [CARDS]: { display: 'block' } },
  }),
)
export const block = style(inComponents({ '@container': onPhone({ display: 'block' }) }))
export const head = style(inComponents({ '@container': onPhone({ display: 'none' }) }))

const headCell: StyleRule = {
  ...type[13],
  height: dense(54),
  paddingBlock: '6px',
  color: color.muted,
  fontWeight: weight.medium,
  verticalAlign: 'bottom',
}
export const headName = style(inComponents({ ...headCell, width: '31%', paddingInline: GUTTER, textAlign: 'start' }))
export const headDay = style(
  inComponents({ ...headCell, paddingInline: space[12], textAlign: 'end', selectors: grounds }),
)
export const headSum = style(inComponents({ ...headCell, width: '11%', paddingInlineEnd: GUTTER, textAlign: 'end' }))
export const dayName = style(
  inComponents({ ...type[12], display: 'block', selectors: { '[data-today] > &': { color: color.accent } } }),
)
export const dayNumber = style(
  inComponents({
    ...type[16],
    color: color.text,
    fontWeight: weight.bold,
    selectors: { '[data-today] > &': { color: color.accent }, '[data-weekend] > &': { color: color.muted } },
  }),
)

export const row = style(inComponents({ '@container': onPhone(cardRow) }))
export const nameCell = style(
  inComponents({
    ...lineAbove,
    height: rowHeight,
    paddingInline: GUTTER,
    fontWeight: weight.regular,
    textAlign: 'start',
    '@container': onPhone(bare),
  }),
)
export const name = style(inComponents({ display: 'flex', alignItems: 'stretch', gap: '10px' }))
export const colour = style(
  inComponents({ flex: 'none', width: '4px', borderRadius: radius.full, forcedColorAdjust: 'none' }),
)
export const words = style(inComponents({ minWidth: 0, overflowWrap: 'break-word' }))
export const title = style(inComponents({ fontWeight: weight.bold }))
export const task = style(inComponents({ color: color.muted }))
export const description = style(inComponents({ ...type[12], display: 'block', color: color.muted }))

export const cell = style(
  inComponents({
    ...lineAbove,
    position: 'relative',
    height: rowHeight,
    padding: 0,
    borderInlineStart: `1px solid ${color.line}`,
    textAlign: 'end',
    selectors: grounds,
    '@container': onPhone({
      ...bare,
      display: 'none',
      backgroundColor: 'transparent !important',
      selectors: chosenDay,
    }),
  }),
)
export const shown = style(
  inComponents({
    display: 'inline-block',
    paddingInline: space[12],
    selectors: { '[data-running] > &': { color: color.accent, fontWeight: weight.bold } },
  }),
)
export const note = style(
  inComponents({
    position: 'absolute',
    top: '8px',
    insetInlineEnd: '6px',
    zIndex: 1,
    width: '5px',
    height: '5px',
    borderRadius: radius.full,
    backgroundColor: color.muted,
    outline: '1px solid transparent',
    pointerEvents: 'none',
  }),
)
export const sum = style(
  inComponents({
    ...lineAbove,
    paddingInlineEnd: GUTTER,
    fontWeight: weight.bold,
    textAlign: 'end',
    '@container': onPhone({ display: 'none' }),
  }),
)

/** A cell is its field: a box within a box would be two to draw for each of a hundred. */
export const input = style(
  inComponents({
    width: '100%',
    minHeight: rowHeight,
    paddingInline: space[12],
    border: 0,
    textAlign: 'end',
    transition: `background-color ${motion.small} ${motion.curve}`,
    selectors: {
      '&:hover': { backgroundColor: `color-mix(in oklab, transparent 96%, ${color.text})` },
      '&:focus-visible': {
        position: 'relative',
        outline: `2px solid ${color.accent}`,
        outlineOffset: '-2px',
        backgroundColor: color.surface,
      },
      '&[aria-invalid]': { boxShadow: `inset 0 0 0 1px ${color.danger}` },
    },
    // A finger: under 16 px of type a phone zooms in on the field.
    '@media': { [media.touch]: { fontSize: '1rem' } },
    '@container': onPhone({ border: `1px solid ${color.control}`, borderRadius: radius.small }),
  }),
)
const inGrid = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { 'klopt.components': { '@container': { [GRID]: rule } } } })
/** A day is too narrow for a sentence: it lies over the cells below. */
inGrid(`${cell} .${messages}`, {
  position: 'absolute',
  top: '100%',
  insetInlineEnd: 0,
  zIndex: 2,
  width: '240px',
  padding: `${space[4]} ${space[8]} ${space[8]}`,
  borderRadius: radius.small,
  boxShadow: vars.shadow.medium,
  backgroundColor: color.surface,
  textAlign: 'start',
})

export const foot = style(inComponents({ ...lineAbove, padding: `${space[8]} ${GUTTER}` }))
