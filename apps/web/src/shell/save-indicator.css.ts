import { inApp, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const saved = style(
  inApp({
    ...type[13],
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    color: vars.color.muted,
    // With nothing to say it takes no gap of what stands beside it; a status is said from where it is.
    selectors: { '&:empty': { position: 'absolute' } },
  }),
)
export const notSaved = style(
  inApp({ ...type[13], display: 'inline-flex', alignItems: 'center', gap: space[8], color: vars.color.danger }),
)
