import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const words = style(inApp({ margin: 0 }))
