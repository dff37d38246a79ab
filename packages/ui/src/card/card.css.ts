import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color, shadow } = vars

export const card = style(
  inComponents({
    minWidth: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    boxShadow: shadow.low,
    '@media': {
      [media.print]: {
        boxShadow: 'none',
        breakInside: 'avoid',
        // A table goes on over pages, and would leave the page empty on which it does not fit.
        selectors: { '&:has(table)': { breakInside: 'auto' } },
      },
    },
  }),
)

const gutter = { paddingInline: '20px', '@media': { [media.phone]: { paddingInline: space[16] } } }

export const header = style(
  inComponents({
    ...gutter,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '56px',
    paddingBlock: space[12],
    breakAfter: 'avoid',
  }),
)
export const title = style(inComponents({ ...type[16], minWidth: 0 }))
export const aside = style(
  inComponents({
    ...type[13],
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    color: color.muted,
    fontWeight: weight.regular,
  }),
)
export const body = style(inComponents({ ...gutter, paddingBlock: '20px' }))
export const bodyUnderHeader = style(inComponents({ paddingTop: space[4] }))
/** For content that runs to the edges, as a table or list does: corners are cut to the card's. */
export const flush = style(inComponents({ overflow: 'clip', borderRadius: `calc(${radius.medium} - 1px)` }))
export const flushUnderHeader = style(inComponents({ borderTopLeftRadius: 0, borderTopRightRadius: 0 }))
