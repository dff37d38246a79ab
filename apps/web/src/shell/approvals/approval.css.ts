import { inApp, media, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
export const line = style(inApp({ ...type[13], margin: 0, color: vars.color.muted, overflowWrap: 'anywhere' }))
export const link = style(
  inApp({ '@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } } }),
)
