import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[12] }
export const list = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, max-content) minmax(0, 1fr)',
    gap: `${space[8]} ${space[24]}`,
    selectors: { '&[data-variant=stacked]': oneColumn },
    '@media': { [media.phone]: { selectors: { '&[data-variant=facts]': oneColumn } } },
  }),
)
/** A pair is a group for the screen reader and no box for the grid. */
export const pair = style(
  inComponents({
    display: 'contents',
    selectors: { '[data-variant=stacked] > &': { display: 'block' } },
    '@media': { [media.phone]: { display: 'block' } },
  }),
)
export const term = style(
  inComponents({
    color: vars.color.muted,
    selectors: { '[data-variant=stacked] &': type[13] },
    '@media': { [media.phone]: type[13] },
  }),
)
export const details = style(inComponents({ overflowWrap: 'break-word' }))

/** Sums: the figures at the end of the line, the last one ruled off and strong. */
export const sums = style(inComponents({ gridTemplateColumns: 'minmax(0, 1fr) auto' }))
export const sumPair = style(
  inComponents({ display: 'grid', alignItems: 'baseline', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' }),
)
export const amount = style(inComponents({ textAlign: 'end', whiteSpace: 'nowrap' }))
export const totalPair = style(
  inComponents({
    ...type[16],
    marginTop: space[4],
    paddingTop: space[8],
    borderTop: `1px solid ${vars.color.line}`,
    fontWeight: weight.bold,
  }),
)
export const totalTerm = style(inComponents({ color: vars.color.text }))
