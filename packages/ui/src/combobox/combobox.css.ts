import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'

export const spinner = style(inComponents({ display: 'inline-block', marginInlineEnd: 8, verticalAlign: -2 }))
