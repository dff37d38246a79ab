import { controlHeight, inApp, media, radius, space, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** It looks like a field and opens one. */
export const button = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    width: '280px',
    minWidth: 0,
    height: controlHeight(36),
    paddingInline: space[12],
    marginInlineEnd: 'auto',
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.small,
    backgroundColor: vars.color.surface,
    color: vars.color.muted,
    cursor: 'pointer',
    ':hover': { borderColor: vars.color.lineStrong, color: vars.color.text },
    '@media': { [media.touch]: { height: '44px', minWidth: '44px' } },
  }),
)
export const words = style(inApp({ flex: 1, minWidth: 0, textAlign: 'start' }))
