import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { lit } from '../styles/lit.ts'
import { controlHeight, media, motion, ONWARDS, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const tree = style(inComponents({ ...type[14], minWidth: 0 }))
export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: controlHeight(32),
    paddingBlock: space[4],
    paddingInlineEnd: space[8],
    borderRadius: radius.small,
    color: color.text,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: lit },
      '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
      '&[aria-selected=true]': { backgroundColor: color.accentSoft, color: color.accent, fontWeight: weight.medium },
    },
    '@media': {
      [media.touch]: { minHeight: '44px' },
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected=true]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
)
/** Room for the arrow, also where there is none, so that names stand under each other. */
export const arrow = style(
  inComponents({
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    alignSelf: 'stretch',
    width: '24px',
    marginInlineEnd: '-4px',
    color: color.muted,
    selectors: { '[aria-selected=true] > &': { color: 'inherit' } },
  }),
)
/** The drawing turns, and not its place, which is as high as the row. */
export const arrowIcon = style(
  inComponents({
    transition: `rotate ${motion.small} ${motion.curve}`,
    selectors: { '[aria-expanded=true] > * > &': { rotate: `calc(90deg * ${ONWARDS})` } },
  }),
)
export const icon = style(inComponents({ flex: 'none' }))
export const name = style(inComponents({ flex: 1, minWidth: 0, overflowWrap: 'break-word' }))
export const detail = style(
  inComponents({
    ...type[13],
    color: color.muted,
    fontWeight: weight.regular,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[aria-selected=true] > &': { color: 'inherit' } },
  }),
)
