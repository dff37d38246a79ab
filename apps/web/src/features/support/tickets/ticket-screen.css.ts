import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(inApp({ maxWidth: '760px', display: 'flex', flexDirection: 'column', gap: space[16] }))
export const header = style(inApp({ marginBottom: 0 }))
export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[8] }))
