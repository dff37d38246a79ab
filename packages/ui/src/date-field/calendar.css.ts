import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { lit } from '../styles/lit.ts'
import { media, radius, space, type, weight } from '../themes/scale.ts'
import { IN_SHEET } from '../overlay/in-sheet.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const calendar = style(inComponents({ padding: space[8] }))
export const header = style(
  inComponents({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingBottom: space[4] }),
)
/** As wide as a sheet, so that a finger has all of it. */
export const days = style(inComponents({ selectors: { [IN_SHEET]: { width: '100%', tableLayout: 'fixed' } } }))
export const month = style(inComponents({ ...type[14], fontWeight: weight.bold, paddingInlineStart: space[8] }))
export const pager = style(inComponents({ display: 'flex', gap: '2px' }))

export const head = style(
  inComponents({
    ...type[12],
    width: '34px',
    height: '28px',
    fontWeight: weight.medium,
    color: color.muted,
    textAlign: 'center',
  }),
)
export const weekNumber = style(
  inComponents({
    ...type[12],
    width: '30px',
    color: color.muted,
    fontWeight: weight.regular,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    // Seven days of 44 and their week stand beside each other on the narrowest phone.
    '@media': { [media.touch]: { width: '20px' } },
  }),
)
export const cell = style(inComponents({ padding: '1px', '@media': { [media.touch]: { padding: 0 } } }))
export const day = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: radius.small,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      [IN_SHEET]: { width: '100%', height: '44px' },
      '&:hover': { backgroundColor: lit },
      '&[data-outside]': { color: color.muted },
      '&[aria-current=date]': { boxShadow: `inset 0 0 0 1px ${color.lineStrong}`, fontWeight: weight.bold },
      '[aria-selected=true] > &': { backgroundColor: color.accent, color: color.onAccent, fontWeight: weight.bold },
      '[data-within] > &': { backgroundColor: color.accentSoft, color: color.text, fontWeight: weight.regular },
      '&:disabled': { opacity: 0.4, cursor: 'not-allowed', background: 'none' },
      '&:focus-visible': { outlineOffset: '1px' },
    },
    '@media': {
      [media.touch]: { width: '44px', height: '44px' },
      [media.forcedColors]: {
        selectors: {
          '[data-within] > &': { outline: '1px dashed Highlight', outlineOffset: '-1px' },
          '[aria-selected=true] > &': { outline: '2px solid Highlight', outlineOffset: '-1px' },
        },
      },
    },
  }),
)
export const note = style(inComponents({ ...type[13], padding: `${space[4]} ${space[8]} 0`, color: color.muted }))
