import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { dense, media, radius, space, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color, shadow } = vars

const end = 'var(--klopt-sticky-bottom, 0px) + 12px'
const totals = dense(46)

/** Under the table, so that no row jumps or is covered at the end, and in sight while it is not. */
export const bar = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: `calc(${end})`,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[12]}`,
    width: 'fit-content',
    maxWidth: 'calc(100% - 24px)',
    margin: `${space[12]} auto`,
    padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    boxShadow: shadow.medium,
    // Above the totals, where they stick at the end of the page themselves.
    selectors: {
      '[data-totals] > &': { insetBlockEnd: `calc(${end} + ${totals})`, marginBlockEnd: `calc(12px + ${totals})` },
    },
    '@media': { [media.print]: { display: 'none' } },
  }),
)
export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    // In little room on a line of their own, under the count and the cross.
    '@container': { '(max-width: 639.98px)': { order: 1, flexBasis: '100%' } },
  }),
)
export const clear = style(inComponents({ marginInlineStart: 'auto' }))
export const count = style(inComponents({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' }))
