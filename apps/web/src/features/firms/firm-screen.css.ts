import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style(
  inApp({
    maxWidth: '1200px',
    margin: '0 auto',
    padding: `${space[32]} ${space[16]}`,
  }),
)
