import { inApp, media, space, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const sections = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))

const oneColumn = { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } }

export const grid = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: space[16],
    '@media': oneColumn,
  }),
)

export const addressGrid = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: '140px minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[16],
    '@media': { [media.phone]: { gridTemplateColumns: '112px minmax(0, 1fr)' } },
  }),
)

export const wide = style(inApp({ gridColumn: '1 / -1' }))
export const unit = style(inApp({ paddingInlineEnd: space[12], color: vars.color.muted }))
