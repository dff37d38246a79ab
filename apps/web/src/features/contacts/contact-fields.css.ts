import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

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

/** In a card as what stands above it, whose edge it has and whose gutter its head and its fields keep. */
export const terms = style(inApp({ border: 0 }))
globalStyle(`${terms} h2`, { '@layer': { 'klopt.app': { ...type[16], fontWeight: weight.bold } } })
globalStyle(`${terms} h2 > button, ${terms} h2 + div`, {
  '@layer': {
    'klopt.app': { paddingInline: '20px', '@media': { [media.phone]: { paddingInline: space[16] } } },
  },
})
