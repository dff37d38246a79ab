import { inApp, media, radius, space, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const grid = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: space[16],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const wide = style(inApp({ gridColumn: '1 / -1' }))
export const agreement = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    margin: 0,
    padding: space[16],
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.medium,
  }),
)
export const end = style(inApp({ alignSelf: 'end' }))
export const nothing = style(inApp({ color: vars.color.muted }))
