import { globalStyle, style } from '@vanilla-extract/css'
import { inApp, motion, radius, space, type, vars, weight } from '@klopt/ui/theme'

// On paper, which is white in every theme.
const accent = 'oklch(0.45 0.085 215)'
const soft = 'oklch(0.93 0.035 210)'

/** Over a page, and no ground of its own: what is on it blends with the paper. */
export const layer = style(inApp({ position: 'absolute', inset: 0, pointerEvents: 'none' }))

/**
 * As large as its text, and never too small to hit. No stacking context of its own, so that no text lies
 * under the room around another.
 */
export const candidate = style(
  inApp({
    position: 'absolute',
    pointerEvents: 'auto',
    cursor: 'pointer',
    outline: 'none',
    ':focus-visible': { outline: 'none' },
  }),
)

export const candidateText = style(
  inApp({
    position: 'absolute',
    zIndex: 1,
    top: '50%',
    left: '50%',
    mixBlendMode: 'multiply',
    transform: 'translate(-50%, -50%)',
    boxSizing: 'content-box',
    padding: '2px 3px',
    border: `1px solid ${accent}`,
    borderRadius: radius.small,
    backgroundColor: soft,
    transition: `background-color ${motion.small} ${motion.curve}`,
  }),
)
/** Where the form points already: that is seen, and this lets it be. */
export const markedText = style(inApp({ borderColor: 'transparent', backgroundColor: 'transparent' }))
// The one that is looked at lies over its neighbours.
globalStyle(`${candidate}:hover > ${candidateText}`, {
  '@layer': { 'klopt.app': { zIndex: 2, backgroundColor: 'oklch(0.86 0.07 210)' } },
})
globalStyle(`${candidate}:focus-visible > ${candidateText}`, {
  '@layer': {
    'klopt.app': {
      zIndex: 3,
      backgroundColor: 'oklch(0.86 0.07 210)',
      outline: `2px solid ${accent}`,
      outlineOffset: '2px',
    },
  },
})

export const choices = style(inApp({ display: 'grid', gap: space[4], padding: space[8], maxWidth: 'min(360px, 90vw)' }))
export const choicesTitle = style(
  inApp({ ...type[13], padding: `${space[4]} ${space[8]}`, fontWeight: weight.medium, color: vars.color.muted }),
)
export const hint = style(
  inApp({
    ...type[13],
    position: 'absolute',
    zIndex: 1,
    insetInline: space[16],
    // Above the page buttons: what is taken from an invoice stands at its top more often.
    bottom: '72px',
    maxWidth: '460px',
    marginInline: 'auto',
    padding: `${space[8]} ${space[12]}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.medium,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.medium,
    // One may draw under it.
    pointerEvents: 'none',
  }),
)
export const anchor = style(inApp({ position: 'absolute', pointerEvents: 'none' }))
