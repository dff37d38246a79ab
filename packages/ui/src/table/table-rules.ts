import type { StyleRule } from '@vanilla-extract/css'
import { space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** The table answers to its own width, not the window's: it may stand beside a pane. */
export const CARDS_BELOW_PX = 640
export const NARROW = '(max-width: 639.98px)'
export const MEDIUM = '(min-width: 640px) and (max-width: 959.98px)'

export const hidden: StyleRule = { display: 'none' }

/** What the head takes at most, and the totals, also those of cards. */
export const STICKS = '56px'

/** Where what sticks at the end of the page stands: above the bars there, and that of the selection. */
export const ABOVE_BARS = 'calc(var(--klopt-sticky-bottom, 0px) + var(--table-dock, 0px))'

const GUTTER = '20px'
export const edges = {
  '&:first-child': { paddingInlineStart: GUTTER },
  '&:last-child': { paddingInlineEnd: GUTTER },
  '&[data-align=end]': { textAlign: 'end' },
} as const

/** With little room columns stand closer, before one of them has to leave; the edges stay those of a card's head. */
export const closer: StyleRule = {
  paddingInline: space[8],
  selectors: {
    '&:first-child': { paddingInlineStart: GUTTER },
    '&:last-child': { paddingInlineEnd: GUTTER },
  },
}

/** In a card: the names under each other at the start, what they come to at the end. */
export const START = '-5 / -2'
const end = { gridColumn: '-2', marginInlineStart: space[8], textAlign: 'end' } as const
const small = { ...type[13], color: color.muted } as const
export const slots = {
  // A name of more lines, and an amount with another under it: their first lines stand beside each other.
  '&[data-card=title]': { gridColumn: START, gridRow: 1, alignSelf: 'start', fontWeight: weight.medium },
  '&[data-card=amount]': { ...end, gridRow: 1, alignSelf: 'start', fontWeight: weight.medium },
  '&[data-card=status]': { ...end, gridRow: 2 },
  '&[data-card=due]': { ...small, ...end, gridRow: 2 },
  '&[data-card=detail]': { ...small, gridColumn: START },
  '&[data-card=number]': { ...small, gridColumn: '-5', gridRow: 2 },
  '&[data-card=date]': { ...small, gridColumn: START, gridRow: 2, whiteSpace: 'nowrap' },
  '[data-card=number] ~ &[data-card=date]': { gridColumn: '-4' },
  '[data-card=number]:not(:empty) ~ &[data-card=date]:not(:empty)::before': { content: '· ' },
  // With nothing beside it at the end, a name has the whole line; so has a number without a date.
  ':not(:has(> [data-card=amount])) > &[data-card=title]': { gridColumn: '-5 / -1' },
  ':not(:has(> [data-card=date])) > &[data-card=number]': { gridColumn: START },
  '&[data-card=none]': hidden,
} as const
