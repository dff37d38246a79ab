import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const sheet = style(inApp({ maxWidth: '440px', margin: `${space[32]} auto` }))
export const title = style(inApp({ ...type[20], margin: `0 0 ${space[8]}`, fontWeight: weight.bold }))
export const text = style(inApp({ margin: `0 0 ${space[16]}`, color: vars.color.muted, overflowWrap: 'anywhere' }))
export const form = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
