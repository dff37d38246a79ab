import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const running = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[16],
    padding: `${space[12]} 20px`,
    border: `1px solid ${color.accent}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    '@media': { [media.phone]: { gap: space[12], paddingInline: space[16] } },
  }),
)
export const words = style(
  inApp({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', flex: 1, minWidth: '160px', margin: 0 }),
)
export const what = style(inApp({ display: 'inline-flex', gap: space[8], fontWeight: weight.bold }))
export const colour = style(inApp({ flex: 'none', width: '4px', borderRadius: radius.full, forcedColorAdjust: 'none' }))
export const detail = style(inApp({ ...type[13], color: color.muted }))
/** Under the words above it. */
export const change = style(inApp({ paddingInline: 0 }))
export const clock = style(inApp({ ...type[24], color: color.accent, fontWeight: weight.bold }))
/** On a phone they come under what they are for. */
export const deeds = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    gap: space[8],
    '@media': { [media.phone]: { flexBasis: '100%' } },
  }),
)
export const note = style(inApp({ width: '240px', '@media': { [media.phone]: { flex: 1, width: 'auto' } } }))
