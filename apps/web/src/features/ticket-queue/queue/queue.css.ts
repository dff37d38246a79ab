import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const what = style(inApp({ display: 'grid', gap: space[2], minWidth: 0, overflowWrap: 'anywhere' }))
export const subject = style(inApp({ color: color.text, fontWeight: weight.medium, textDecoration: 'none' }))
export const who = style(inApp({ ...type[13], fontWeight: weight.regular, color: color.muted }))
export const muted = style(inApp({ color: color.muted }))
export const waiting = style(inApp({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))
