import type { StyleRule } from '@vanilla-extract/css'
import { dense } from '../themes/scale.ts'

/** The tracks of all lines, and over how many of them a total has its name. */
export const COLUMNS = '--klopt-entry-columns'
export const SPAN = '--klopt-entry-span'
export const tracks: StyleRule = { display: 'grid', gridTemplateColumns: `var(${COLUMNS})` }
/** The names of the place a grid has: many columns need more room than few before they can stand beside each other. */
export const FEW = 'klopt-entry-few'
export const MANY = 'klopt-entry-many'
export const MANY_COLUMNS = 6
/** With two dates and two codes beside them, a name would have the room of one letter. */
export const MOST = 'klopt-entry-most'
export const MOST_COLUMNS = 8
/** With less room each line is a card. */
export const onPhone = (rule: StyleRule): StyleRule['@container'] => ({
  [`${FEW} (max-width: 639.98px)`]: rule,
  [`${MANY} (max-width: 839.98px)`]: rule,
  [`${MOST} (max-width: 999.98px)`]: rule,
})
/** Cards with room for two fields beside each other. */
export const inWideCards = (rule: StyleRule): StyleRule['@container'] => ({
  [`${MANY} (min-width: 640px) and (max-width: 839.98px)`]: rule,
  [`${MOST} (min-width: 640px) and (max-width: 999.98px)`]: rule,
})
export const inColumns = (rule: StyleRule): StyleRule['@container'] => ({
  [`${FEW} (min-width: 640px)`]: rule,
  [`${MANY} (min-width: 840px)`]: rule,
  [`${MOST} (min-width: 1000px)`]: rule,
})
export const GUTTER = '12px'
/** What a line can do with itself has the last track. */
export const MENU_WIDTH = '44px'
export const rowHeight = `max(44px, ${dense(44)})`
export const END_KINDS = '&:is([data-kind=money], [data-kind=number])'
/** On a phone the card has the lines and the room, and its cells have none. */
export const cellOnPhone: StyleRule = { minHeight: '0 !important', padding: '0 !important', border: '0 !important' }
