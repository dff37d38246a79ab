import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { dense, radius, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const around = style(inComponents({ position: 'relative', minWidth: 0 }))
export const trigger = style(
  inComponents({
    gap: 8,
    paddingInline: dense(10),
    textAlign: 'start',
    selectors: { '&:disabled': { color: color.muted } },
  }),
)
export const value = style(inComponents({ flex: 1 }))
export const placeholder = style(inComponents({ color: color.muted }))
export const chevron = style(inComponents({ color: color.muted }))
export const clear = style(
  inComponents({
    position: 'absolute',
    insetInlineEnd: 30,
    top: 0,
    bottom: 0,
    marginBlock: 'auto',
    color: color.muted,
    backgroundColor: color.surface,
  }),
)
export const count = style(
  inComponents({
    ...type[12],
    paddingInline: 6,
    borderRadius: radius.full,
    fontWeight: weight.bold,
    color: color.accent,
    backgroundColor: color.accentSoft,
  }),
)
