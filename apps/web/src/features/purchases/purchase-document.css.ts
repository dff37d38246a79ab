import { inApp, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const loading = style(inApp({ display: 'grid', placeItems: 'center', height: '100%', color: vars.color.muted }))
