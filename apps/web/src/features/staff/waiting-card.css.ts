import type { Tone } from '@klopt/ui'
import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const list = style(inApp({ listStyle: 'none', margin: 0, padding: 0 }))
export const item = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '56px',
    padding: `${space[8]} 20px`,
    borderTop: `1px solid ${vars.color.line}`,
    color: vars.color.text,
    textDecoration: 'none',
    ':hover': { backgroundColor: vars.color.sunken },
    ':focus-visible': { outlineOffset: '-2px' },
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
export const words = style(inApp({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }))
export const title = style(inApp({ fontWeight: weight.medium }))
export const detail = style(inApp({ ...type[13], color: vars.color.muted, overflowWrap: 'break-word' }))
export const nothing = style(inApp({ margin: 0, padding: `${space[4]} 20px 20px`, color: vars.color.muted }))
export const partial = style(inApp({ padding: `0 20px ${space[12]}` }))
/** As high as two of the things, which there mostly are. */
export const wait = style(inApp({ height: '113px', padding: `0 20px ${space[16]}` }))

const square = style(
  inApp({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: radius.small,
  }),
)
const tones: Record<Tone, { backgroundColor: string; color: string }> = {
  info: { backgroundColor: vars.color.infoSoft, color: vars.color.info },
  success: { backgroundColor: vars.color.successSoft, color: vars.color.success },
  warning: { backgroundColor: vars.color.warningSoft, color: vars.color.warning },
  danger: { backgroundColor: vars.color.dangerSoft, color: vars.color.danger },
}
export const mark = styleVariants(tones, (colours) => [square, inApp(colours)])
