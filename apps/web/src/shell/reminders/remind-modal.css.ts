import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const line = style(inApp({ margin: 0 }))
export const muted = style(inApp({ ...type[13], margin: 0, color: vars.color.muted }))
export const label = style(inApp({ ...type[13], fontWeight: weight.medium, marginBlock: `0 ${space[4]}` }))
/** As the mail has it, with its empty lines. */
export const text = style(inApp({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }))
export const subject = style(inApp({ margin: `0 0 ${space[8]}`, fontWeight: weight.medium, overflowWrap: 'anywhere' }))
