import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16], maxWidth: '880px' }))
export const header = style(inApp({ marginBottom: 0 }))
export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const bar = style(inApp({ display: 'flex', justifyContent: 'flex-end', marginTop: space[16] }))
