import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const groups = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: space[24],
  }),
)
export const group = style(inApp({ minWidth: 0 }))
export const heading = style(
  inApp({ ...type[13], margin: `0 0 ${space[8]}`, color: color.muted, fontWeight: weight.medium }),
)
export const list = style(
  inApp({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    overflow: 'hidden',
  }),
)
export const report = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[12],
    padding: `10px 20px`,
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { backgroundColor: color.accentSoft },
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: { 'li + li > &': { borderTop: `1px solid ${color.line}` } },
  }),
)
export const name = style(inApp({ fontWeight: weight.medium }))
export const detail = style(inApp({ ...type[13], gridColumn: 1, color: color.muted }))
export const onward = style(inApp({ gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center', color: color.muted }))
