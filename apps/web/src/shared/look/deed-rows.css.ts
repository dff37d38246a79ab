import { inApp, media, radius, space, type, vars, weight, type Tone } from '@klopt/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

export const list = style(inApp({ display: 'flex', flexDirection: 'column' }))
export const item = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '56px',
    padding: `${space[8]} 20px`,
    borderTop: `1px solid ${color.line}`,
    color: color.text,
    textAlign: 'start',
    textDecoration: 'none',
    selectors: {
      'button&': { width: '100%' },
      ':is(a, button)&:hover': { backgroundColor: color.sunken },
    },
    ':focus-visible': { outlineOffset: '-2px' },
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
export const words = style(inApp({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }))
export const title = style(inApp({ fontWeight: weight.medium, overflowWrap: 'anywhere' }))
export const detail = style(inApp({ ...type[12], color: color.muted }))
export const chevron = style(inApp({ flex: 'none', color: color.muted }))
/** Stands in the place of the rows where there are none. */
export const nothing = style(inApp({ padding: `${space[4]} 20px 20px`, color: color.muted }))

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
  info: { backgroundColor: color.infoSoft, color: color.info },
  success: { backgroundColor: color.successSoft, color: color.success },
  warning: { backgroundColor: color.warningSoft, color: color.warning },
  danger: { backgroundColor: color.dangerSoft, color: color.danger },
}
export const mark = styleVariants(tones, (colours) => [square, inApp(colours)])
