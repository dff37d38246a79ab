import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[12]} ${space[24]}`,
    marginBottom: space[16],
  }),
)
export const words = style(inComponents({ flex: '1 1 280px', minWidth: 0 }))
export const back = style(
  inComponents({
    ...type[13],
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    minHeight: '24px',
    color: color.muted,
    fontWeight: weight.medium,
    ':hover': { color: color.accent, textDecoration: 'underline' },
    '@media': { [media.touch]: { minHeight: '44px' }, [media.print]: { display: 'none' } },
  }),
)
export const titleLine = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[4]} ${space[12]}` }),
)
export const title = style(inComponents({ ...type[24], minWidth: 0, overflowWrap: 'anywhere' }))
export const description = style(inComponents({ color: color.muted, overflowWrap: 'anywhere' }))
export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    maxWidth: '100%',
    '@media': { [media.print]: { display: 'none' } },
  }),
)
