import { style, type StyleRule } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { dense, media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'
import { lineAbove, cardRow, onPhone, GUTTER, bare, grounds, chosenDay } from './time-grid-rules.ts'

const { color } = vars

export const totals = style(inComponents({ '@container': onPhone({ ...cardRow, borderTopColor: color.lineStrong }) }))
const totalCell: StyleRule = { ...lineAbove, height: dense(64), fontWeight: weight.bold }
export const totalName = style(
  inComponents({ ...totalCell, paddingInline: GUTTER, textAlign: 'start', '@container': onPhone(bare) }),
)
export const total = style(
  inComponents({
    ...totalCell,
    paddingInline: space[12],
    textAlign: 'end',
    selectors: grounds,
    '@container': onPhone({
      ...bare,
      display: 'none',
      backgroundColor: 'transparent !important',
      selectors: chosenDay,
    }),
  }),
)
export const weekTotal = style(
  inComponents({
    ...totalCell,
    ...type[16],
    paddingInlineEnd: GUTTER,
    textAlign: 'end',
    '@container': onPhone({ display: 'none' }),
  }),
)
export const aside = style(
  inComponents({
    ...type[12],
    display: 'block',
    color: color.muted,
    fontWeight: weight.regular,
    letterSpacing: 'normal',
  }),
)
export const bar = style(
  inComponents({
    display: 'block',
    height: '4px',
    marginTop: '6px',
    borderRadius: radius.full,
    overflow: 'hidden',
    // A hairline around an empty ground: in high contrast a ground of lines could not be told from the bar.
    backgroundColor: color.sunken,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
)
export const barDone = style(
  inComponents({
    display: 'block',
    height: '100%',
    backgroundColor: color.accent,
    selectors: { '&[data-full]': { backgroundColor: color.success } },
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
)
