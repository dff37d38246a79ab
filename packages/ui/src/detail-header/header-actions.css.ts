import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, space } from '../themes/scale.ts'

/** The main button as wide as the screen of a phone, and '…' at its end. */
export const phoneRow = style(
  inComponents({ display: 'flex', flex: '1 1 100%', alignItems: 'center', gap: space[8], minWidth: 0 }),
)
globalStyle(`${phoneRow} > :first-child`, { '@layer': { 'klopt.components': { flexGrow: 1 } } })
globalStyle(`${phoneRow} > :is(a, button):first-child`, { '@layer': { 'klopt.components': { minHeight: '44px' } } })
globalStyle(`*:has(> ${phoneRow})`, {
  '@layer': { 'klopt.components': { '@media': { [media.phone]: { flexBasis: '100%' } } } },
})
