import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, space, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[12]} ${space[24]}`,
    marginBottom: '20px',
    '@media': { [media.phone]: { marginBottom: space[16] } },
  }),
)
export const words = style(
  inComponents({
    flex: '1 1 240px',
    minWidth: 0,
    // One button stands beside the title, unless it leaves no room for a line below that.
    '@media': { [media.phone]: { flexBasis: '170px' } },
  }),
)
export const titleLine = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] }),
)
export const title = style(inComponents({ ...type[24], overflowWrap: 'anywhere' }))
export const description = style(inComponents({ color: vars.color.muted }))
export const actions = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12], maxWidth: '100%' }),
)
export const sum = style(inComponents({ fontVariantNumeric: 'tabular-nums' }))
/** A line of two beside a button on a phone leaves no room for it. */
export const ofWhich = style(inComponents({ '@media': { [media.phone]: { display: 'none' } } }))
export const late = style(inComponents({ color: vars.color.danger }))
