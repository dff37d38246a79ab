import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { lit } from '../styles/lit.ts'
import { controlHeight, media, radius, type, weight } from '../themes/scale.ts'
import { IN_SHEET } from '../overlay/in-sheet.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** The popover around a list scrolls nothing itself, so that a search field above it stays. */
export const popover = style(
  inComponents({ display: 'flex', flexDirection: 'column', overflow: 'hidden', padding: 0, minWidth: 200 }),
)
export const search = style(inComponents({ padding: 8, borderBottom: `1px solid ${color.line}` }))

/** Around the options, in px. */
export const LIST_PADDING = 4

export const list = style(
  inComponents({
    position: 'relative',
    minHeight: 0,
    maxHeight: 320,
    padding: LIST_PADDING,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // What is lit shows where the focus is.
    outline: 'none',
    selectors: { [IN_SHEET]: { maxHeight: 'none' } },
  }),
)
export const twoLines = style({})
/** A list of which only the part in sight is rendered: every line is equally high. */
export const windowed = style({})

const row = { height: controlHeight(36), paddingInline: 10 }
const tall = { height: controlHeight(52) }

export const heading = style(
  inComponents({
    ...type[12],
    display: 'flex',
    alignItems: 'end',
    padding: '10px 10px 4px',
    fontWeight: weight.medium,
    color: color.muted,
    selectors: {
      '&:first-child': { paddingTop: 6 },
      [`${windowed} &`]: { height: row.height },
      [`${windowed}${twoLines} &`]: tall,
    },
  }),
)
export const option = style(
  inComponents({
    ...row,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    borderRadius: radius.small,
    cursor: 'default',
    selectors: {
      [IN_SHEET]: { minHeight: 44 },
      [`${twoLines} &`]: tall,
      '&[data-active]': { backgroundColor: lit },
      '&[aria-selected=true]': { color: color.accent, fontWeight: weight.medium },
      '&[aria-disabled=true]': { color: color.muted, cursor: 'not-allowed', opacity: 0.6 },
    },
    '@media': {
      [media.touch]: { minHeight: 44 },
      [media.forcedColors]: {
        selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
)
export const icon = style(inComponents({ color: color.muted }))
export const texts = style(inComponents({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }))
export const label = style({})
export const description = style(inComponents({ ...type[12], color: color.muted, fontWeight: weight.regular }))
export const hint = style(inComponents({ ...type[12], color: color.muted }))
export const check = style(inComponents({ width: 16, flex: 'none', color: color.accent }))

/** What stands in place of the options: nothing found, still searching, a failure. */
export const message = style(inComponents({ padding: '10px 14px', color: color.muted }))
