import { inApp, media, space, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const filters = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[12], marginBottom: space[16] }))
export const search = style(
  inApp({ flex: '1 1 240px', maxWidth: '360px', '@media': { [media.phone]: { maxWidth: 'none' } } }),
)
export const contact = style(
  inApp({ flex: '1 1 200px', maxWidth: '280px', '@media': { [media.phone]: { maxWidth: 'none' } } }),
)

export const number = style(
  inApp({
    color: color.text,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    '@container': { '(max-width: 639.98px)': { color: 'inherit', fontWeight: weight.regular } },
  }),
)
export const muted = style(inApp({ color: color.muted }))
