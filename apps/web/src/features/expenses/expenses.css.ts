import { inApp, radius, space, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const line = style(inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] }))
export const amount = style(inApp({ marginInlineEnd: 'auto', fontWeight: weight.bold }))
/** As high as a photo is looked at, whatever it is a photo of. */
export const photo = style(
  inApp({
    display: 'grid',
    placeItems: 'center',
    height: '240px',
    overflow: 'hidden',
    borderRadius: radius.medium,
    backgroundColor: vars.color.sunken,
    color: vars.color.muted,
    textAlign: 'center',
  }),
)
export const picture = style(inApp({ width: '100%', height: '240px', objectFit: 'contain' }))
/** What can be done beside the button of the form. */
export const deeds = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: space[8] }))
