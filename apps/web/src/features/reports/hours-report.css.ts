import { inApp } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** The width below which the table makes cards of its rows. */
const cards = '(max-width: 639.98px)'
export const onRows = style(inApp({ '@container': { [cards]: { display: 'none' } } }))
export const onCards = style(inApp({ display: 'none', '@container': { [cards]: { display: 'inline' } } }))
