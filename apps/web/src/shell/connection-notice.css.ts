import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** Over the page instead of in it, so that nothing jumps when the connection comes and goes. */
export const place = style(
  inApp({
    position: 'fixed',
    insetInline: `${space[16]} calc(var(--klopt-rail, 0px) + ${space[16]})`,
    // Above the bottom bar of a phone, and above the panel of a screen that is shared.
    bottom: `calc(max(${space[64]}, var(--klopt-bottom-bar, 0px) + var(--klopt-sharing-panel, 0px)) + ${space[8]} + env(safe-area-inset-bottom))`,
    zIndex: 1,
    maxWidth: '560px',
    marginInline: 'auto',
    pointerEvents: 'none',
    '@media': {
      '(min-width: 1024px)': { bottom: `calc(${space[16]} + var(--klopt-sharing-panel, 0px))` },
    },
  }),
)
