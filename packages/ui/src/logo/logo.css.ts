import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars
const stroke = { fill: 'none', stroke: color.onAccent, strokeLinecap: 'round' } as const

export const logo = style(inComponents({ flex: 'none' }))
export const centred = style(inComponents({ width: '10rem', height: 'auto', marginInline: 'auto' }))
export const ground = style(inComponents({ fill: color.accent }))
export const tick = style(inComponents({ ...stroke, strokeWidth: 4.6, strokeLinejoin: 'round' }))
export const line = style(inComponents({ ...stroke, strokeWidth: 2.2, opacity: 0.55 }))
export const name = style(inComponents({ fill: color.text }))
