import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { lit } from '../styles/lit.ts'
import { controlHeight, media, radius, type, weight } from '../themes/scale.ts'
import { IN_SHEET } from '../overlay/in-sheet.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: controlHeight(34),
    paddingInline: 10,
    borderRadius: radius.small,
    fontWeight: weight.medium,
    color: color.text,
    selectors: {
      [IN_SHEET]: { minHeight: 44 },
      '&:focus': { backgroundColor: lit, outline: 'none' },
      '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
      '&[aria-disabled=true]': { color: color.muted, cursor: 'not-allowed', opacity: 0.6 },
    },
    '@media': { [media.touch]: { minHeight: 44 } },
  }),
)

export const danger = style(
  inComponents({ color: color.danger, selectors: { '&:focus': { backgroundColor: color.dangerSoft } } }),
)
export const icon = style(inComponents({ color: color.muted, selectors: { [`${danger} &`]: { color: 'inherit' } } }))
export const label = style(inComponents({ flex: 1 }))
export const hint = style(inComponents({ ...type[12], paddingInlineStart: 16, color: color.muted }))
export const check = style(inComponents({ width: 16, color: color.accent }))

export const separator = style(inComponents({ height: 1, margin: '4px -4px', backgroundColor: color.line }))
export const heading = style(
  inComponents({ ...type[12], padding: '8px 10px 4px', fontWeight: weight.medium, color: color.muted }),
)
export const header = style(
  inComponents({ padding: '8px 14px 10px', margin: '0 -4px 4px', borderBottom: `1px solid ${color.line}` }),
)
