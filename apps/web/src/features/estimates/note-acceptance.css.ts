import { inApp, space, type, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const options = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
  }),
)
export const legend = style(inApp({ ...type[14], fontWeight: weight.medium, marginBlockEnd: space[8], padding: 0 }))
