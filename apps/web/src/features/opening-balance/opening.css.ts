import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px' }))
export const header = style(inApp({ marginBottom: 0 }))
export const startDate = style(inApp({ width: 'min(100%, 180px)' }))
export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[12] }))
