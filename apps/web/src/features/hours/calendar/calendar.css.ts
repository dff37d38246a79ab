import { inApp, media, space, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const appointment = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(200px, 260px)',
    alignItems: 'start',
    gap: space[16],
    padding: `${space[12]} 0`,
    borderTop: `1px solid ${vars.color.line}`,
    selectors: { '&:first-child': { borderTop: 0 } },
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const what = style(inApp({ display: 'grid', justifyItems: 'start', gap: space[4] }))
