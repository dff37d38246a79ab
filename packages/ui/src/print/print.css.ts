import { style } from '@vanilla-extract/css'
import { inUtilities } from '../styles/in-layer.ts'
import { media } from '../themes/scale.ts'

/** Not on paper: what is pressed, and what only helps to find the way. */
export const printHidden = style(inUtilities({ '@media': { [media.print]: { display: 'none' } } }))

/** On paper alone: what the screen says elsewhere, such as the name of the company or the period. */
export const printOnly = style(inUtilities({ '@media': { 'not print': { display: 'none' } } }))

/** Stays on one page as far as it fits on one: a heading with what follows, a block of sums. */
export const keepTogether = style(inUtilities({ '@media': { [media.print]: { breakInside: 'avoid' } } }))

/** Begins on a page of its own. */
export const onNewPage = style(inUtilities({ '@media': { [media.print]: { breakBefore: 'page' } } }))
