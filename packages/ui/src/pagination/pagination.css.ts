import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, space, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[8]} ${space[16]}`,
  padding: space[16],
  '@media': { [media.print]: { display: 'none' } },
} as const

export const more = style(inComponents(row))
export const pager = style(inComponents({ ...row, flexWrap: 'nowrap', justifyContent: 'space-between' }))
export const count = style(
  inComponents({
    ...type[13],
    minWidth: 0,
    color: vars.color.muted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    textAlign: 'center',
    textWrap: 'balance',
  }),
)
export const page = style(
  inComponents({ flex: 'none', selectors: { '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' } } }),
)
