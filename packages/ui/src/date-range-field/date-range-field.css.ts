import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { IN_SHEET } from '../overlay/in-sheet.ts'
import { media, space, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** Both days whole, also in the larger type and beside the larger button that a finger gets. */
export const field = style(
  inComponents({
    minWidth: 'min(100%, 264px)',
    '@media': { [media.touch]: { minWidth: 'min(100%, 320px)' } },
  }),
)
/** The first day is as wide as a date, so that the last one stands beside it in a wide field too. */
export const input = style(
  inComponents({
    selectors: {
      '&:first-child': { flex: '0 1 calc(7em + 10px)', paddingInlineEnd: 0 },
      '&:not(:first-child)': { paddingInlineStart: 0 },
    },
  }),
)
export const dash = style(inComponents({ flex: 'none', paddingInlineEnd: space[8], color: color.muted }))

/** Wider than a list: the presets stand beside the calendar. */
export const popover = style(
  inComponents({
    selectors: {
      '&&': { maxWidth: 'min(480px, calc(100vw - 16px))', maxHeight: 'min(480px, var(--available-height, 480px))' },
    },
  }),
)
export const panel = style(inComponents({ display: 'flex', '@media': { [media.phone]: { flexDirection: 'column' } } }))
export const choices = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space[12],
    width: '148px',
    padding: space[8],
    borderInlineEnd: `1px solid ${color.line}`,
    '@media': { [media.phone]: { width: 'auto', borderInlineEnd: 0, borderBottom: `1px solid ${color.line}` } },
  }),
)
export const presets = style(
  inComponents({
    display: 'grid',
    gap: '2px',
    '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)
export const preset = style(
  inComponents({
    justifyContent: 'start',
    selectors: {
      [IN_SHEET]: { minHeight: '44px' },
      '&[aria-pressed=true]': { backgroundColor: color.accentSoft, color: color.accent, fontWeight: weight.bold },
    },
  }),
)
export const pastDays = style(inComponents({ display: 'grid', gap: space[8] }))
