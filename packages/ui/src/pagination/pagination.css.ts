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
export const pager = style(inComponents({ ...row, justifyContent: 'space-between' }))
export const count = style(
  inComponents({
    ...type[13],
    color: vars.color.muted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    textAlign: 'center',
    textWrap: 'balance',
  }),
)
/** Between the two buttons; on a phone over them, which then lie under both thumbs. */
export const between = style(
  inComponents({ flex: '1 1 5rem', '@media': { [media.phone]: { order: -1, flex: '1 0 100%' } } }),
)
export const page = style(
  inComponents({ flex: 'none', selectors: { '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' } } }),
)
