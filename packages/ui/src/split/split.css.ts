import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'

export const split = style(inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', minWidth: 0 }))
/** Takes what is left, and the whole row where that is less than half of it. */
export const main = style(inComponents({ flex: '99999 1 0', minWidth: 'min(55%, 100%)', maxWidth: '100%' }))
export const aside = style(inComponents({ flexGrow: 1, minWidth: 0, maxWidth: '100%' }))
