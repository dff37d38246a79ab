import type { StyleRule } from '@vanilla-extract/css'
import { dense } from '../themes/scale.ts'

/** The tracks of all lines, and over how many of them a total has its name. */
export const COLUMNS = '--klopt-entry-columns'
export const SPAN = '--klopt-entry-span'
export const tracks: StyleRule = { display: 'grid', gridTemplateColumns: `var(${COLUMNS})` }
const CARDS = '(max-width: 639.98px)'
export const onPhone = (rule: StyleRule): StyleRule['@container'] => ({ [CARDS]: rule })
export const GUTTER = '12px'
export const rowHeight = `max(44px, ${dense(44)})`
export const END_KINDS = '&:is([data-kind=money], [data-kind=number])'
/** On a phone the card has the lines and the room, and its cells have none. */
export const cellOnPhone: StyleRule = { minHeight: '0 !important', padding: '0 !important', border: '0 !important' }
