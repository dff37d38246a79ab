import { inApp, space, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const filters = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[12]} ${space[24]}`,
    marginBottom: space[16],
  }),
)
export const search = style(inApp({ flex: '1 1 240px', maxWidth: '360px' }))
export const name = style(inApp({ color: vars.color.text, fontWeight: weight.medium, textDecoration: 'none' }))
export const nothing = style(inApp({ color: vars.color.muted }))
