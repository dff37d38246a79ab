import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const years = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
export const year = style(inApp({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' }))
export const parts = style(inApp({ ...type[13], color: color.muted, fontVariantNumeric: 'tabular-nums' }))
export const unknown = style(inApp({ ...type[13], margin: 0 }))

/** A name that leads to its asset, high enough for a finger. */
export const link = style(
  inApp({
    display: 'inline-flex',
    alignItems: 'center',
    '@media': { [media.touch]: { minHeight: '44px', minWidth: '44px' } },
  }),
)
