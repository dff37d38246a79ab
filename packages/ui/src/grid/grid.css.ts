import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'

export const grid = style(inComponents({ display: 'grid', minWidth: 0, margin: 0, padding: 0, listStyle: 'none' }))
