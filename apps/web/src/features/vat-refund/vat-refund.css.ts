import { inApp } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** What a list stands under. */
export const above = style(inApp({ marginBottom: '20px' }))
