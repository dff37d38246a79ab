import { style } from '@vanilla-extract/css'
import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'

export const state = style(
  inApp({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: space[24],
    overflow: 'auto',
  }),
)
export const loading = style(
  inApp({
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    // As the pages have it: what is measured here holds there.
    scrollbarGutter: 'stable',
    padding: space[16],
    display: 'grid',
    justifyItems: 'center',
  }),
)
export const loadingText = style(
  inApp({ ...type[13], position: 'absolute', bottom: space[16], color: vars.color.muted }),
)
export const sheet = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    width: '100%',
    padding: '10%',
    borderRadius: radius.small,
    backgroundColor: vars.color.surface,
    boxShadow: `0 0 0 1px ${vars.color.line}`,
  }),
)
export const form = style(inApp({ display: 'grid', gap: space[12], width: '100%', maxWidth: '420px' }))
export const formTitle = style(
  inApp({ ...type[16], display: 'flex', alignItems: 'center', gap: space[8], fontWeight: weight.bold }),
)
export const wrong = style(inApp({ ...type[13], color: vars.color.danger, ':empty': { display: 'none' } }))
