import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { lit } from '../styles/lit.ts'
import { controlHeight, media, motion, radius, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** A window of a usual laptop holds the places of a business closer together; fingers and what is higher keep their room. */
const snug = 'screen and (max-height: 1099.98px) and (not (pointer: coarse))'

/** Widths of the specification, in px. */
export const SIDE_MENU_WIDTH = 240
export const SIDE_MENU_COLLAPSED_WIDTH = 44
export const SUB_MENU_WIDTH = 220

export const menu = style(
  inComponents({
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    width: SIDE_MENU_WIDTH,
    height: '100dvh',
    borderInlineEnd: `1px solid ${color.line}`,
    backgroundColor: color.paper,
    transition: `width ${motion.medium} ${motion.curve}`,
    '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
  }),
)
export const collapsed = style(inComponents({ width: SIDE_MENU_COLLAPSED_WIDTH }))

/** Room for the focus ring, which the scrolling would cut off. */
const inset = { paddingInline: 12, selectors: { [`${collapsed} &`]: { paddingInline: 4 } } }

export const places = style(
  inComponents({ ...inset, flex: 1, minHeight: 0, paddingBlock: 4, overflowY: 'auto', overflowX: 'clip' }),
)
export const section = style(
  inComponents({
    selectors: { '& + &': { marginTop: 12 } },
    '@media': { [snug]: { selectors: { '& + &': { marginTop: 8 } } } },
  }),
)
export const heading = style(
  inComponents({
    ...type[13],
    padding: '8px 10px',
    fontWeight: weight.medium,
    color: color.muted,
    letterSpacing: 0,
    whiteSpace: 'nowrap',
    '@media': { [snug]: { paddingBlock: 4 } },
  }),
)
/** A line in place of the words, which stay for a screen reader. */
export const headingCollapsed = style(
  inComponents({
    height: 1,
    margin: '10px 8px',
    overflow: 'hidden',
    color: 'transparent',
    backgroundColor: color.line,
  }),
)

export const link = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: controlHeight(36),
    paddingInline: 9,
    borderRadius: radius.small,
    fontWeight: weight.medium,
    color: color.muted,
    transition: `background-color ${motion.small} ${motion.curve}, color ${motion.small} ${motion.curve}`,
    selectors: {
      '&:hover': { color: color.text, backgroundColor: lit },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': { color: color.accent, backgroundColor: color.accentSoft, fontWeight: weight.bold },
    },
    '@media': {
      [media.touch]: { minHeight: 44 },
      [snug]: { minHeight: controlHeight(30) },
      [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '1px solid Highlight' } } },
    },
  }),
)
export const label = style(inComponents({ flex: 1 }))

export const count = style(
  inComponents({
    ...type[12],
    minWidth: 24,
    padding: '2px 7px',
    borderRadius: radius.full,
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontWeight: weight.medium,
    textAlign: 'center',
    backgroundColor: color.sunken,
    selectors: {
      [`${link}:hover &`]: { backgroundColor: color.line },
      [`${link}[aria-current] &`]: { backgroundColor: color.surface, fontWeight: weight.bold },
    },
  }),
)
export const countDot = style(
  inComponents({
    position: 'absolute',
    top: 7,
    insetInlineEnd: 6,
    width: 7,
    height: 7,
    borderRadius: radius.full,
    backgroundColor: color.accent,
    outline: `2px solid ${color.paper}`,
  }),
)

export const footer = style(
  inComponents({
    ...inset,
    position: 'relative',
    paddingBlock: 12,
    '@media': { [snug]: { paddingBlock: 8 } },
  }),
)
/** At the end of the last place, whose mark is as wide as that of every other. */
export const toggle = style(
  inComponents({
    position: 'absolute',
    insetInlineEnd: 12,
    insetBlockEnd: 12,
    color: color.muted,
    selectors: { [`${collapsed} &`]: { position: 'static' } },
    '@media': { [snug]: { insetBlockEnd: 5 } },
  }),
)

/** A second menu beside the first, within one place. */
export const subMenu = style(
  inComponents({
    flex: 'none',
    width: SUB_MENU_WIDTH,
    '@media': { [media.phone]: { width: '100%' }, [media.print]: { display: 'none' } },
  }),
)
export const subMenuList = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    '@media': { [media.phone]: { flexDirection: 'row', overflowX: 'auto', gap: 4, whiteSpace: 'nowrap' } },
  }),
)
