import { inApp, vars, weight } from '@klopt/ui/theme'
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
