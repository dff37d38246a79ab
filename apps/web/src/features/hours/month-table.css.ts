import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars
const line = `1px solid ${color.line}`

export const table = style(
  inApp({ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', fontVariantNumeric: 'tabular-nums' }),
)
export const head = style(
  inApp({
    ...type[13],
    height: '38px',
    paddingInline: space[12],
    color: color.muted,
    fontWeight: weight.medium,
    textAlign: 'end',
    '@media': { [media.phone]: { paddingInline: space[4] } },
  }),
)
export const headWeek = style([head, inApp({ width: '16%', paddingInlineEnd: '20px' })])
export const day = style(
  inApp({
    padding: 0,
    borderTop: line,
    borderInlineEnd: line,
    verticalAlign: 'top',
    selectors: {
      '&[data-weekend]': { backgroundColor: color.sunken },
      '&[data-today]': { backgroundColor: color.accentSoft },
    },
  }),
)
export const dayLink = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: space[4],
    minHeight: '76px',
    padding: space[12],
    color: color.text,
    textDecoration: 'none',
    ':hover': { backgroundColor: `color-mix(in oklab, transparent 96%, ${color.text})` },
    ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
    '@media': { [media.phone]: { padding: space[4], minHeight: '64px' } },
  }),
)
export const number = style(
  inApp({
    ...type[12],
    color: color.muted,
    selectors: { '[data-today] &': { color: color.accent, fontWeight: weight.bold } },
  }),
)
export const time = style(
  inApp({
    ...type[16],
    fontWeight: weight.medium,
    selectors: { '[data-beside] &': { color: color.muted, fontWeight: weight.regular } },
    '@media': { [media.phone]: type[13] },
  }),
)
export const bar = style(
  inApp({
    width: '100%',
    maxWidth: '64px',
    height: '4px',
    marginTop: 'auto',
    overflow: 'hidden',
    borderRadius: radius.full,
    backgroundColor: color.line,
  }),
)
export const done = style(
  inApp({
    display: 'block',
    height: '100%',
    backgroundColor: color.accent,
    forcedColorAdjust: 'none',
    selectors: { '&[data-full]': { backgroundColor: color.success } },
  }),
)
export const week = style(inApp({ padding: 0, borderTop: line, verticalAlign: 'top' }))
export const weekLink = style([dayLink, inApp({ paddingInlineEnd: '20px' })])
export const weekName = style(inApp({ ...type[12], color: color.muted }))
export const weekTime = style(inApp({ ...type[16], fontWeight: weight.bold, '@media': { [media.phone]: type[13] } }))
