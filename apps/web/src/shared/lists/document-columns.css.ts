import { inApp, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const number = style(
  inApp({
    color: color.text,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '@container': { '(max-width: 639.98px)': { color: 'inherit', fontWeight: weight.regular } },
  }),
)
export const muted = style(inApp({ color: color.muted }))
/** Below its euros, which are what a list adds up. */
export const foreign = style(inApp({ ...type[13], display: 'block', color: color.muted, fontWeight: weight.regular }))
