import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '860px' }))
export const header = style(inApp({ marginBottom: 0 }))
export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const form = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px' }))
/** A number stays whole where several of them take two lines. */
export const number = style(inApp({ whiteSpace: 'nowrap' }))
