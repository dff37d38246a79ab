import { inApp, space, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(inApp({ maxWidth: '920px', display: 'flex', flexDirection: 'column', gap: space[16] }))
export const header = style(inApp({ marginBottom: 0 }))
export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[12] }))
export const problems = style(inApp({ display: 'grid', gap: '4px', margin: 0, padding: 0, listStyle: 'none' }))
export const taken = style(inApp({ display: 'grid', gap: space[12] }))
export const muted = style(inApp({ color: vars.color.muted }))
