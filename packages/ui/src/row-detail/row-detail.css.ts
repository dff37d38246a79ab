import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const card = style(
  inComponents({
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    whiteSpace: 'normal',
  }),
)
export const tiles = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    gap: space[16],
    margin: 0,
    padding: `${space[12]} ${space[16]}`,
  }),
)
export const tile = style(inComponents({ minWidth: 0 }))
export const label = style(inComponents({ ...type[12], color: color.muted }))
export const value = style(inComponents({ margin: 0, overflowWrap: 'break-word' }))
export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    padding: `${space[8]} ${space[16]}`,
    borderTop: `1px solid ${color.line}`,
    '@media': { [media.print]: { display: 'none' } },
  }),
)
