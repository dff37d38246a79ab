import { style } from '@vanilla-extract/css'
import { inApp } from '@klopt/ui/theme'

export const picture = style(
  inApp({
    position: 'absolute',
    top: '50%',
    left: '50%',
    maxWidth: 'none',
    imageOrientation: 'from-image',
    userSelect: 'none',
  }),
)
