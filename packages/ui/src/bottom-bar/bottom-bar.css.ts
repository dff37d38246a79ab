import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** Height of the bar in px, without what a phone keeps free below it. */
export const BOTTOM_BAR_HEIGHT = 60

export const bar = style(
  inComponents({
    display: 'none',
    '@media': {
      [media.phone]: {
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 10,
        display: 'block',
        paddingBottom: 'env(safe-area-inset-bottom)',
        borderTop: `1px solid ${color.line}`,
        backgroundColor: color.surface,
      },
      // Enlarged to 400%, or above a keyboard, it would take the room of what is worked on: it stands behind that.
      [media.low]: { position: 'static' },
    },
  }),
)
// What gets the focus is not left under the bar.
globalStyle(`html:has(.${bar})`, {
  '@layer': {
    'klopt.components': { '@media': { [media.phone]: { scrollPaddingBottom: `${BOTTOM_BAR_HEIGHT + 8}px` } } },
  },
})

export const list = style(
  inComponents({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    height: BOTTOM_BAR_HEIGHT,
    // What an application puts at the end of the bar.
    paddingInlineEnd: 'var(--klopt-bottom-bar-end, 0px)',
  }),
)
export const place = style(inComponents({ display: 'grid' }))
export const link = style(
  inComponents({
    ...type[12],
    fontSize: '0.6875rem',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    width: '100%',
    minWidth: 0,
    paddingInline: 2,
    fontWeight: weight.medium,
    color: color.muted,
    selectors: {
      '&[aria-current]': { color: color.accent, fontWeight: weight.bold },
      '&:focus-visible': { outlineOffset: '-3px', borderRadius: radius.medium },
    },
  }),
)
export const icon = style(inComponents({ position: 'relative' }))
export const count = style(
  inComponents({
    position: 'absolute',
    top: -5,
    insetInlineStart: 11,
    minWidth: 16,
    paddingInline: 4,
    borderRadius: radius.full,
    fontSize: '0.625rem',
    fontWeight: weight.bold,
    lineHeight: '1rem',
    textAlign: 'center',
    color: color.onAccent,
    backgroundColor: color.accent,
    boxShadow: `0 0 0 2px ${color.surface}`,
  }),
)

// The page keeps room for the bar; toasts appear above it, what sticks to the bottom stands on it, and so can what an
// application puts there.
globalStyle(`body:has(${bar})`, {
  '@layer': {
    'klopt.components': {
      '@media': {
        [media.phone]: {
          paddingBottom: `calc(${BOTTOM_BAR_HEIGHT}px + env(safe-area-inset-bottom))`,
          vars: {
            '--klopt-bottom-bar': `${BOTTOM_BAR_HEIGHT}px`,
            '--klopt-toast-lift': `${BOTTOM_BAR_HEIGHT}px`,
            '--klopt-sticky-bottom': `calc(${BOTTOM_BAR_HEIGHT}px + env(safe-area-inset-bottom))`,
          },
        },
        [media.low]: {
          vars: { '--klopt-bottom-bar': '0px', '--klopt-toast-lift': '0px', '--klopt-sticky-bottom': '0px' },
        },
      },
    },
  },
})
