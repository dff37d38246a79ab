import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const bar = style(
  inComponents({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '2px',
    '@media': { [media.phone]: { gridAutoFlow: 'row', gap: space[12] } },
  }),
)
export const bucket = style(inComponents({ minWidth: 0 }))
export const track = style(
  inComponents({
    height: space[8],
    marginBottom: space[8],
    overflow: 'hidden',
    backgroundColor: color.sunken,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    outline: '1px solid transparent',
    selectors: {
      'li:first-child > &': { borderStartStartRadius: radius.full, borderEndStartRadius: radius.full },
      'li:last-child > &': { borderStartEndRadius: radius.full, borderEndEndRadius: radius.full },
    },
  }),
)
export const part = style(
  inComponents({
    height: '100%',
    backgroundColor: color.accent,
    forcedColorAdjust: 'none',
    // What it says is its ground, which browsers leave out on paper.
    printColorAdjust: 'exact',
    transition: `width ${motion.medium} ${motion.curve}`,
    selectors: { '&[data-late]': { backgroundColor: color.danger } },
  }),
)
export const text = style(
  inComponents({
    paddingInlineEnd: space[12],
    '@media': { [media.phone]: { display: 'flex', justifyContent: 'space-between', gap: space[12], padding: 0 } },
  }),
)
export const label = style(inComponents({ ...type[12], display: 'block', color: color.muted }))
export const amount = style(
  inComponents({
    ...type[14],
    display: 'block',
    width: 'max-content',
    maxWidth: '100%',
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'break-word',
    selectors: { '&[data-none]': { color: color.muted, fontWeight: weight.regular } },
    '@media': {
      [media.touch]: {
        position: 'relative',
        selectors: {
          '&:not([data-none])::after': { content: '', position: 'absolute', inset: 'min(0px, (100% - 44px) / 2)' },
        },
      },
    },
  }),
)
