import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
