import { style } from '@vanilla-extract/css'
import { inApp, radius, space, type, vars } from '@klopt/ui/theme'

export const buttons = style(
  inApp({
    ...type[13],
    position: 'absolute',
    insetInlineStart: '50%',
    bottom: space[16],
    display: 'flex',
    alignItems: 'center',
    padding: '2px',
    transform: 'translateX(-50%)',
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.medium,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.medium,
  }),
)
export const place = style(
  inApp({ whiteSpace: 'nowrap', color: vars.color.muted, fontVariantNumeric: 'tabular-nums lining-nums' }),
)
export const number = style(
  inApp({
    height: '28px',
    border: '1px solid transparent',
    borderRadius: radius.small,
    textAlign: 'center',
    color: vars.color.text,
    ':hover': { borderColor: vars.color.control },
    ':focus': { borderColor: vars.color.control },
  }),
)
export const disabled = style(inApp({ opacity: 0.5, cursor: 'not-allowed' }))
