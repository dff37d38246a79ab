import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** It answers to its own width, not the window's: it may stand in a pane. */
const narrow = '(max-width: 479.98px)'

export const around = style(
  inComponents({
    ...type[13],
    containerType: 'inline-size',
    minWidth: 0,
    '@media': { [media.print]: { display: 'none' } },
  }),
)
export const list = style(inComponents({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 }))
export const item = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0, minHeight: '24px' }),
)
export const middle = style(inComponents({ '@container': { [narrow]: { display: 'none' } } }))
export const more = style(inComponents({ flex: 'none', '@container': { '(min-width: 480px)': { display: 'none' } } }))
export const arrow = style(inComponents({ color: color.muted }))
export const current = style(inComponents({ fontWeight: weight.medium, color: color.text }))
