import { style, type StyleRule } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { dense, media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars
/** Six columns with their copy buttons need this much; below it the last one would stand out of sight. */
const narrow = '(max-width: 719.98px)'
const onPhone = (rule: StyleRule): StyleRule['@container'] => ({ [narrow]: rule })
const gutter = '20px'
const line = `1px solid ${color.line}`
/** A hairline before each measure. */
const beforeMeasure = { '&[data-side=before]': { borderInlineStart: line } } as const

export const frame = style(inComponents({ containerType: 'inline-size', minWidth: 0 }))
export const table = style(
  inComponents({
    width: '100%',
    borderCollapse: 'separate',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@container': onPhone({ display: 'block' }),
  }),
)
export const head = style(inComponents({ '@container': onPhone({ display: 'none' }) }))
export const measure = style(
  inComponents({
    ...type[13],
    padding: `${space[12]} ${space[8]} 0`,
    borderInlineStart: line,
    fontWeight: weight.medium,
    textAlign: 'center',
  }),
)
export const side = style(
  inComponents({
    ...type[12],
    height: dense(32),
    paddingInline: space[8],
    color: color.muted,
    fontWeight: weight.medium,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: { ...beforeMeasure, '&:last-child': { paddingInlineEnd: gutter } },
  }),
)
export const block = style(inComponents({ '@container': onPhone({ display: 'block' }) }))
export const section = style(
  inComponents({
    ...type[13],
    height: dense(32),
    padding: `6px ${gutter}`,
    borderTop: line,
    backgroundColor: color.sunken,
    textAlign: 'start',
    overflowWrap: 'break-word',
    breakAfter: 'avoid',
    '@container': onPhone({ display: 'block', height: 'auto', paddingInline: space[16] }),
  }),
)
export const row = style(
  inComponents({
    selectors: { '&[data-changed]': { backgroundColor: color.warningSoft } },
    '@container': onPhone({
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${space[8]} ${space[12]}`,
      padding: `${space[12]} ${space[16]}`,
      borderTop: line,
      selectors: { '&[data-result]': { borderTopColor: color.text } },
    }),
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
)

const cell: StyleRule = { height: dense(44), padding: `${dense(4)} ${space[8]}`, borderTop: line }
const result = { '[data-result] > &': { height: dense(52), borderTopColor: color.text, fontWeight: weight.bold } }
const cellOnPhone: StyleRule = { height: 'auto !important', padding: '0 !important', border: '0 !important' }

export const nameCell = style(
  inComponents({
    ...cell,
    minWidth: '160px',
    paddingInlineStart: gutter,
    fontWeight: weight.regular,
    textAlign: 'start',
    selectors: { ...result, '[data-result] > &': { ...result['[data-result] > &'], ...type[16] } },
    '@container': onPhone({ ...cellOnPhone, gridColumn: '1 / -1' }),
  }),
)
export const name = style(inComponents({ display: 'flex', gap: space[16] }))
export const label = style(inComponents({ minWidth: 0, overflowWrap: 'break-word' }))
export const code = style(inComponents({ minWidth: '24px', fontWeight: weight.medium }))

export const amountCell = style(
  inComponents({
    ...cell,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: {
      ...result,
      '&:last-child': { paddingInlineEnd: gutter },
      '&[data-side=before]': { borderInlineStart: line, color: color.muted, fontWeight: weight.regular },
    },
    '@container': onPhone({
      ...cellOnPhone,
      textAlign: 'start',
      selectors: {
        '&:empty': { display: 'none' },
        '&[data-side=difference]': { textAlign: 'end' },
        '&::before': {
          ...type[12],
          content: 'attr(data-name)',
          display: 'block',
          color: color.muted,
          fontWeight: weight.regular,
          whiteSpace: 'normal',
        },
      },
    }),
  }),
)
export const change = style(inComponents({ fontWeight: weight.bold }))
/** As far from the edge as the figures that have an action beside them. */
export const unchanged = style(
  inComponents({ paddingInlineEnd: space[32], '@container': onPhone({ paddingInlineEnd: 0 }) }),
)
export const none = style(inComponents({ color: color.muted }))
/** A figure and what stands beside it; where nothing changed the figure keeps to the same edge. */
export const after = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', gap: space[4] }),
)
export const figure = style(
  inComponents({
    minHeight: '24px',
    marginInline: '-4px',
    paddingInline: '4px',
    borderRadius: radius.small,
    color: color.accent,
    fontWeight: weight.medium,
    textDecorationLine: 'underline',
    textDecorationColor: 'color-mix(in oklab, currentColor 40%, transparent)',
    textUnderlineOffset: '4px',
    ':hover': { color: color.accentHover, textDecorationColor: 'currentColor' },
    '@media': { [media.touch]: { minHeight: '44px' } },
  }),
)
export const ruled = style(
  inComponents({ paddingBottom: '2px', borderBottom: '3px double currentColor', borderBlockEndColor: color.text }),
)
export const foot = style(
  inComponents({
    ...type[13],
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[16]}`,
    minHeight: dense(38),
    padding: `${space[8]} ${gutter}`,
    borderTop: line,
    color: color.muted,
    '@media': { [media.print]: { display: 'none' } },
  }),
)
