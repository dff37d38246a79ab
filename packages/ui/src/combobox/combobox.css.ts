import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { weight } from '../themes/scale.ts'

export const chosen = style(inComponents({ fontWeight: weight.medium }))
export const spinner = style(inComponents({ display: 'inline-block', marginInlineEnd: 8, verticalAlign: -2 }))
