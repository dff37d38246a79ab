import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { dense, media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: `2px ${space[12]}`,
  paddingInline: '20px',
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
}

export const list = style(
  inComponents({
    overflow: 'clip',
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    boxShadow: vars.shadow.low,
    '@media': { [media.print]: { boxShadow: 'none' } },
  }),
)
export const group = style(inComponents({ breakInside: 'avoid' }))
export const head = style(
  inComponents({
    ...line,
    ...type[13],
    minHeight: dense(32),
    paddingBlock: '6px',
    justifyContent: 'space-between',
    backgroundColor: color.sunken,
    selectors: { [`${group}:first-child > &`]: { borderTop: 0 } },
  }),
)
export const title = style(inComponents({ minWidth: 0, overflowWrap: 'break-word' }))
export const count = style(
  inComponents({
    ...type[12],
    flex: 'none',
    color: color.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-open]': { color: color.warning, fontWeight: weight.medium } },
  }),
)
export const item = style(
  inComponents({
    ...line,
    minHeight: dense(38),
    paddingBlock: '8px',
    selectors: { '&[data-open]': { minHeight: dense(54), backgroundColor: color.warningSoft } },
  }),
)
export const icon = style(
  inComponents({ flex: 'none', color: color.success, selectors: { '[data-open] > &': { color: color.warning } } }),
)
/** The proof stands at the end of the line, or under what it proves where there is no room beside it. */
export const text = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[16]}`,
    flex: 1,
    minWidth: 0,
    overflowWrap: 'break-word',
    selectors: { '[data-open] > &': { flexDirection: 'column', flexWrap: 'nowrap' } },
  }),
)
export const label = style(inComponents({ selectors: { '[data-open] &': { fontWeight: weight.medium } } }))
export const proof = style(
  inComponents({
    ...type[13],
    color: color.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-open] &': type[12] },
  }),
)
export const action = style(inComponents({ flex: 'none', '@media': { [media.print]: { display: 'none' } } }))
