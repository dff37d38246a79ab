import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const placement = style(
  inComponents({
    alignItems: 'flex-start',
    justifyContent: 'center',
    padding: 'min(14vh, 120px) 16px 16px',
    '@media': { [media.phone]: { padding: 0 } },
  }),
)
export const surface = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    width: 600,
    maxWidth: '100%',
    maxHeight: 'min(560px, 100%)',
    overflow: 'hidden',
    borderRadius: radius.large,
    boxShadow: vars.shadow.high,
    backgroundColor: color.surface,
    outline: '1px solid transparent',
    '@media': { [media.phone]: { width: '100%', maxHeight: '100%', borderRadius: 0 } },
  }),
)
export const field = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    paddingInline: 16,
    borderBottom: `1px solid ${color.line}`,
    color: color.muted,
  }),
)
export const input = style(
  inComponents({ ...type[16], flex: 1, minWidth: 0, height: 52, outline: 'none', color: color.text }),
)
export const results = style(inComponents({ display: 'flex', flexDirection: 'column', minHeight: 0 }))
export const message = style(inComponents({ padding: '12px 16px', color: color.muted }))
