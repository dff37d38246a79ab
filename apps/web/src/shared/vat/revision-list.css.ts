import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const years = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
export const year = style(inApp({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' }))
export const parts = style(inApp({ ...type[13], color: color.muted, fontVariantNumeric: 'tabular-nums' }))
export const unknown = style(inApp({ ...type[13], margin: 0 }))
