import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

export const running = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: '32px',
    paddingInline: `${space[12]} ${space[2]}`,
    borderRadius: radius.full,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accent,
    ...type[13],
    fontWeight: weight.medium,
  }),
)
/** Nothing runs; what was stopped may still wait to be sent, which stands beside the button. */
export const still = style(inApp({ display: 'flex', alignItems: 'center', gap: space[4] }))
/** On a phone the clock says enough. */
export const project = style(
  inApp({
    maxWidth: '200px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { display: 'none' } },
  }),
)
