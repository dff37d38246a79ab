import { inApp, media, motion, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, shadow } = vars

/** Above the page, and above the bottom bar of a phone, which says how high it is; under every dialog. */
export const place = style(
  inApp({
    position: 'fixed',
    insetInlineEnd: space[24],
    bottom: space[24],
    zIndex: 21,
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    '@media': {
      [media.phone]: {
        insetInlineEnd: space[16],
        bottom: `calc(${space[16]} + var(--klopt-bottom-bar, 0px) + env(safe-area-inset-bottom))`,
      },
      [media.print]: { display: 'none' },
    },
  }),
)

// On a phone a toast is as wide as the screen, so it appears above the button.
globalStyle(`body:has(${place})`, {
  '@layer': {
    'klopt.app': {
      '@media': { [media.phone]: { vars: { '--klopt-toast-lift': 'calc(var(--klopt-bottom-bar, 0px) + 56px)' } } },
    },
  },
})

export const button = style(
  inApp({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: radius.full,
    backgroundColor: color.accent,
    color: color.onAccent,
    boxShadow: shadow.medium,
    cursor: 'pointer',
    transition: `background-color ${motion.small} ${motion.curve}`,
    ':hover': { backgroundColor: color.accentHover },
    ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '3px' },
  }),
)
/** Looking at what is somebody else's. */
export const warning = style(
  inApp({ backgroundColor: color.danger, ':hover': { backgroundColor: color.danger, filter: 'brightness(0.92)' } }),
)
export const mark = style(inApp({ ...type[24], fontWeight: weight.bold, letterSpacing: 0 }))

export const hint = style(
  inApp({
    position: 'relative',
    padding: `${space[8]} ${space[12]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    color: color.text,
    boxShadow: shadow.medium,
    ...type[13],
    fontWeight: weight.medium,
    cursor: 'pointer',
  }),
)
