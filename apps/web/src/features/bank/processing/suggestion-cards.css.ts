import { inApp, motion, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** A title that is too long is cut off, and never makes the card wider than the panel. */
export const group = style(
  inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8], minWidth: 0 }),
)
export const legend = style(inApp({ ...type[13], fontWeight: weight.bold, marginBottom: space[8], padding: 0 }))
export const card = style(
  inApp({
    position: 'relative',
    display: 'block',
    padding: `10px ${space[12]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    cursor: 'pointer',
    transition: `border-color ${motion.small} ${motion.curve}, background-color ${motion.small} ${motion.curve}`,
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&:has(:checked)': { borderColor: color.accent, backgroundColor: color.accentSoft },
      '&:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
    },
  }),
)
/** The card is what one sees of the radio button; it lies over it, so that pressing the card is pressing the button. */
export const input = style(
  inApp({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' }),
)
export const words = style(inApp({ display: 'grid', gap: '2px', minWidth: 0 }))
export const titleLine = style(
  inApp({ display: 'flex', justifyContent: 'space-between', gap: space[12], fontWeight: weight.medium }),
)
export const amount = style(inApp({ flex: 'none', fontVariantNumeric: 'tabular-nums lining-nums' }))
export const detail = style(inApp({ ...type[12], color: color.muted }))
export const reasons = style(
  inApp({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[12]}`, marginTop: space[4] }),
)
export const reason = style(
  inApp({ ...type[12], display: 'inline-flex', alignItems: 'center', gap: space[4], color: color.success }),
)
export const mute = style(inApp({ alignSelf: 'flex-start' }))
