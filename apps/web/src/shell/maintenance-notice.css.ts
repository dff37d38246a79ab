import { inApp, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

/** Over the page, so that nothing jumps; at the top, clear of the word of the connection. */
export const place = style(
  inApp({
    position: 'fixed',
    insetBlockStart: `calc(${space[64]} + env(safe-area-inset-top))`,
    insetInline: `${space[16]} calc(var(--klopt-rail, 0px) + ${space[16]})`,
    zIndex: 1,
    maxWidth: '560px',
    marginInline: 'auto',
    ':empty': { display: 'none' },
  }),
)
