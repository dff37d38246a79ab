import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { controlHeight, media, radius, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const steps = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    '@media': { [media.phone]: { flexDirection: 'column', flexWrap: 'nowrap', gap: 0 } },
  }),
)
/** A line leads from each step to the next. */
export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    selectors: {
      '&:not(:last-child)': { flex: '1 1 auto' },
      '&:not(:last-child)::after': { content: '', flex: 1, minWidth: 16, height: 1, backgroundColor: color.lineStrong },
    },
    '@media': { [media.phone]: { selectors: { '&:not(:last-child)::after': { display: 'none' } } } },
  }),
)
export const step = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: controlHeight(36),
    borderRadius: radius.small,
    fontWeight: weight.medium,
    color: color.muted,
    selectors: {
      '&[data-state=current]': { color: color.text, fontWeight: weight.bold },
      '&:is(button):not(:disabled):hover': { color: color.text },
      '&:disabled': { cursor: 'not-allowed' },
    },
    '@media': { [media.touch]: { minHeight: 44 } },
  }),
)
export const mark = style(
  inComponents({
    ...type[13],
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 26,
    height: 26,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.full,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: weight.bold,
    selectors: {
      '&[data-state=current]': { color: color.onAccent, backgroundColor: color.accent, borderColor: color.accent },
      '&[data-state=complete]': {
        color: color.accent,
        backgroundColor: color.accentSoft,
        borderColor: color.edge,
      },
    },
  }),
)
