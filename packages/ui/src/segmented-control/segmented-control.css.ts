import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { controlHeight, media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color, shadow } = vars

export const group = style(inComponents({ minWidth: 0, margin: 0, padding: 0, border: 0 }))

/** The trough in which segments stand: of a control, and of the links above a list. */
export const track = style(
  inComponents({
    display: 'flex',
    width: 'fit-content',
    maxWidth: '100%',
    gap: '2px',
    minHeight: controlHeight(36),
    boxSizing: 'border-box',
    padding: '2px',
    borderRadius: radius.small,
    backgroundColor: color.sunken,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    selectors: { '&[data-full]': { width: '100%' } },
  }),
)
export const segment = style(
  inComponents({
    ...type[13],
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    paddingInline: space[12],
    border: '1px solid transparent',
    borderRadius: '3px',
    color: color.muted,
    fontWeight: weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: color.text },
    selectors: {
      '&:focus-visible, &:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
      '&[aria-current], &:has(:checked)': {
        borderColor: color.lineStrong,
        color: color.text,
        backgroundColor: color.surface,
        boxShadow: shadow.low,
      },
      '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
      '[data-full] > &': { flex: '1 1 0' },
    },
    '@media': {
      [media.touch]: { minHeight: '40px' },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current], &:has(:checked)': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
)
/** Lies over its segment, so that the browser's own radio takes the press, the arrows and the focus. */
export const radio = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
)
export const hint = style(inComponents({ marginBlockStart: space[4] }))
export const count = style(
  inComponents({
    // One figure or two: what stands beside it does not move.
    minWidth: '2ch',
    color: color.muted,
    fontWeight: weight.regular,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[aria-current] > &, :checked ~ &': { color: 'inherit' } },
  }),
)
