import { inApp, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** One word, which keeps to its line. */
export const number = style(inApp({ whiteSpace: 'nowrap' }))
export const name = style(inApp({ color: color.text, fontWeight: weight.medium, textDecoration: 'none' }))
