import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion, radius, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const around = style(inComponents({ minWidth: 0 }))

export const zone = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 4,
    padding: '24px 16px',
    border: `1.5px dashed ${color.control}`,
    borderRadius: radius.medium,
    textAlign: 'center',
    color: color.muted,
    backgroundColor: color.surface,
    cursor: 'pointer',
    transition: `border-color ${motion.small} ${motion.curve}, background-color ${motion.small} ${motion.curve}`,
    selectors: {
      '&:hover': { borderColor: color.accent },
      '&:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
      '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6, borderColor: color.line },
    },
  }),
)
/** Above a list that matters more: all on one line where there is room. */
export const compact = style(
  inComponents({
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '4px 12px',
    padding: '12px 16px',
  }),
)
export const over = style(
  inComponents({ borderStyle: 'solid', borderColor: color.accent, backgroundColor: color.accentSoft }),
)
export const wrong = style(inComponents({ borderColor: color.danger }))
export const icon = style(
  inComponents({ marginBottom: 4, color: color.accent, selectors: { [`${compact} > &`]: { marginBottom: 0 } } }),
)
export const label = style(
  inComponents({ maxWidth: '100%', fontWeight: weight.bold, color: color.text, overflowWrap: 'break-word' }),
)
/** A finger drops nothing: there the second way is the only one, and begins the line. */
export const ways = style(inComponents({ '::first-letter': { textTransform: 'uppercase' } }))
export const drop = style(inComponents({ '@media': { [media.touch]: { display: 'none' } } }))
export const pick = style(inComponents({ fontWeight: weight.medium, color: color.accent }))
export const limits = style(inComponents({ ...type[13] }))
export const list = style(inComponents({ marginTop: 12 }))
