import { inApp, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const list = style(inApp({ listStyle: 'none', margin: `0 -${space[8]}`, padding: 0 }))
export const row = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  }),
)
export const title = style(
  inApp({
    flex: 1,
    minWidth: 0,
    minHeight: '44px',
    padding: space[8],
    border: 0,
    borderRadius: radius.small,
    background: 'none',
    color: color.text,
    font: 'inherit',
    ...type[14],
    fontWeight: weight.medium,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: color.sunken },
    ':focus-visible': { outlineOffset: '-2px' },
  }),
)
export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[8] }))
