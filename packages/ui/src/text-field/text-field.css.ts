import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'

export const textarea = style(inComponents({ paddingBlock: '7px', fieldSizing: 'content', maxHeight: '60vh' }))
