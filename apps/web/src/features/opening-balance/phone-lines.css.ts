import { inApp, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const row = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    width: '100%',
    minHeight: '64px',
    padding: `${space[8]} ${space[16]}`,
    color: color.text,
    textAlign: 'start',
    selectors: { 'li + &, li + li > &': { borderTop: `1px solid ${color.line}` } },
    ':focus-visible': { outlineOffset: '-2px' },
  }),
)
export const open = style(inApp({ backgroundColor: color.accentSoft }))
export const words = style(inApp({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }))
export const name = style(inApp({ fontWeight: weight.medium, overflowWrap: 'break-word', hyphens: 'auto' }))
export const detail = style(inApp({ ...type[13], color: color.muted, fontVariantNumeric: 'tabular-nums' }))
export const error = style(inApp({ ...type[13], color: color.danger }))
export const amount = style(
  inApp({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }),
)
export const none = style(inApp({ color: color.muted }))
export const chevron = style(inApp({ flex: 'none', color: color.muted, transform: 'rotate(180deg)' }))
export const panel = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    padding: `0 ${space[16]} ${space[12]}`,
    // What it is opened for stays above the bars at the foot.
    scrollMarginBlockEnd: 'calc(var(--klopt-sticky-bottom, 0px) + 80px)',
  }),
)
export const fields = style(
  inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', gap: space[8] }),
)
export const deeds = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[8] }),
)
export const next = style(inApp({ marginInlineStart: 'auto' }))
/** Its text, not its ground, begins where the field does. */
export const fill = style(inApp({ marginInlineStart: '-11px' }))
export const search = style(inApp({ padding: `${space[12]} ${space[16]}`, borderTop: `1px solid ${color.line}` }))
