import { style, type StyleRule } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { dense, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'
import { cellOnPhone, END_KINDS, GUTTER, onPhone, SPAN, tracks } from './grid-parts.ts'

const { color } = vars

export const totals = style(
  inComponents({
    ...tracks,
    '@container': onPhone({
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space[12],
      padding: space[16],
      borderTop: `1px solid ${color.lineStrong}`,
    }),
  }),
)
const totalLine: StyleRule = {
  borderTop: `1px solid ${color.lineStrong}`,
  alignContent: 'center',
  minWidth: 0,
  minHeight: dense(42),
}
export const totalName = style(
  inComponents({
    ...totalLine,
    gridColumn: `span var(${SPAN})`,
    paddingInline: GUTTER,
    fontWeight: weight.bold,
    textAlign: 'start',
    '@container': onPhone({ ...cellOnPhone, gridColumn: '1 / -1' }),
  }),
)
export const total = style(
  inComponents({
    ...totalLine,
    paddingInline: GUTTER,
    fontWeight: weight.bold,
    selectors: { [`${END_KINDS}, &[data-kind=shown]`]: { textAlign: 'end' } },
    '@container': onPhone({
      ...cellOnPhone,
      selectors: { '&[data-kind]': { textAlign: 'start' }, '&[data-empty]': { display: 'none' } },
      '::before': {
        ...type[13],
        content: 'attr(data-name)',
        display: 'block',
        color: color.muted,
        fontWeight: weight.regular,
      },
    }),
  }),
)
export const totalMenu = style(inComponents({ ...totalLine, '@container': onPhone({ display: 'none' }) }))
