import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const still = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[16],
    padding: `${space[12]} 20px`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.large,
    backgroundColor: color.surface,
  }),
)
export const running = style([still, inApp({ borderColor: color.accent })])
export const words = style(
  inApp({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', flex: 1, minWidth: '160px', margin: 0 }),
)
export const what = style(inApp({ display: 'inline-flex', gap: space[8], fontWeight: weight.bold }))
export const colour = style(inApp({ flex: 'none', width: '4px', borderRadius: radius.full, forcedColorAdjust: 'none' }))
export const detail = style(inApp({ ...type[13], color: color.muted }))
export const clock = style(
  inApp({
    ...type[24],
    color: color.accent,
    fontWeight: weight.bold,
    '@media': { [media.phone]: { marginInlineStart: 'auto' } },
  }),
)
