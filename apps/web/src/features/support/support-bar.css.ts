import { inApp, media, motion, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, shadow } = vars

/** The rail at the end of the page is as wide as the button with air around it; on a phone the button stands in the bar. */
const RAIL_PX = 56
const WIDE_RAIL_PX = 72
const BUTTON_PX = 40
const WIDE_BUTTON_PX = 48
const BAR_PX = 60
const STRIP_PX = 36
const besidePhone = 'screen and (min-width: 640px)'
const middleOf = (room: number, size: number) => `${(room - size) / 2}px`

/** In the rail, and on a phone at the end of its bottom bar, so that it lies over nothing; under every dialog. */
export const place = style(
  inApp({
    position: 'fixed',
    insetInlineEnd: middleOf(RAIL_PX, BUTTON_PX),
    bottom: space[16],
    zIndex: 21,
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    '@media': {
      [media.phone]: {
        insetInlineEnd: middleOf(64, BUTTON_PX),
        bottom: `calc(${middleOf(BAR_PX, BUTTON_PX)} + env(safe-area-inset-bottom))`,
      },
      [media.wide]: { insetInlineEnd: middleOf(WIDE_RAIL_PX, WIDE_BUTTON_PX), bottom: space[24] },
      [media.print]: { display: 'none' },
    },
  }),
)

globalStyle(`body:has(${place})`, {
  '@layer': {
    'klopt.app': {
      '@media': {
        [besidePhone]: { vars: { '--klopt-rail': `${RAIL_PX}px` } },
        [`screen and ${media.wide}`]: { vars: { '--klopt-rail': `${WIDE_RAIL_PX}px` } },
        [media.phone]: { vars: { '--klopt-bottom-bar-end': '64px' } },
      },
    },
  },
})
// A page of a phone without a bottom bar gets a bar for the button alone.
globalStyle(`body:has(${place}):not(:has([data-bottom-bar]))`, {
  '@layer': {
    'klopt.app': {
      '@media': {
        [media.phone]: {
          paddingBottom: `calc(${BAR_PX}px + env(safe-area-inset-bottom))`,
          vars: {
            '--klopt-bottom-bar': `${BAR_PX}px`,
            '--klopt-toast-lift': `${BAR_PX}px`,
            '--klopt-sticky-bottom': `calc(${BAR_PX}px + env(safe-area-inset-bottom))`,
          },
        },
      },
    },
  },
})
// What gets the focus is not left under that bar.
globalStyle(`html:has(${place}):not(:has([data-bottom-bar]))`, {
  '@layer': { 'klopt.app': { '@media': { [media.phone]: { scrollPaddingBottom: `${BAR_PX + 8}px` } } } },
})
globalStyle(`body:not(:has([data-bottom-bar])) ${place}::before`, {
  '@layer': {
    'klopt.app': {
      '@media': {
        [media.phone]: {
          content: '""',
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: -1,
          height: `calc(${BAR_PX}px + env(safe-area-inset-bottom))`,
          borderTop: `1px solid ${color.line}`,
          backgroundColor: color.surface,
        },
        [media.low]: { display: 'none' },
      },
    },
  },
})

export const button = style(
  inApp({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    width: `${BUTTON_PX}px`,
    height: `${BUTTON_PX}px`,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: radius.full,
    backgroundColor: color.accent,
    color: color.onAccent,
    boxShadow: shadow.low,
    cursor: 'pointer',
    // A finger needs more than the eye.
    '::after': { content: '""', position: 'absolute', inset: '-3px', borderRadius: radius.full },
    '@media': {
      [media.wide]: { width: `${WIDE_BUTTON_PX}px`, height: `${WIDE_BUTTON_PX}px`, boxShadow: shadow.medium },
    },
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

/** In the rail above the button, and on a phone in a strip of its own above the bar, so that it lies over nothing either. */
export const hint = style(
  inApp({
    ...type[12],
    position: 'absolute',
    bottom: `calc(100% + ${space[8]})`,
    insetInlineStart: '50%',
    width: `${RAIL_PX - 4}px`,
    marginInlineStart: `-${(RAIL_PX - 4) / 2}px`,
    color: color.accent,
    fontWeight: weight.medium,
    textAlign: 'center',
    cursor: 'pointer',
    '@media': {
      [media.phone]: {
        position: 'fixed',
        insetInline: 0,
        bottom: `calc(${BAR_PX}px + env(safe-area-inset-bottom))`,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        width: 'auto',
        height: `${STRIP_PX}px`,
        marginInlineStart: 0,
        paddingInline: space[12],
        borderTop: `1px solid ${color.line}`,
        backgroundColor: color.surface,
      },
      [media.wide]: { width: `${WIDE_RAIL_PX - 8}px`, marginInlineStart: `-${(WIDE_RAIL_PX - 8) / 2}px` },
      [media.low]: { display: 'none' },
    },
  }),
)
// What the place of the button asks of a page without a bottom bar is asked of every page where the strip is.
const barAndStrip = `${BAR_PX + STRIP_PX}px`
globalStyle(`body:has(${place}):has(${hint})`, {
  '@layer': {
    'klopt.app': {
      '@media': {
        [media.phone]: {
          paddingBottom: `calc(${barAndStrip} + env(safe-area-inset-bottom))`,
          vars: {
            '--klopt-bottom-bar': barAndStrip,
            '--klopt-toast-lift': barAndStrip,
            '--klopt-sticky-bottom': `calc(${barAndStrip} + env(safe-area-inset-bottom))`,
          },
        },
        [media.low]: {
          vars: { '--klopt-bottom-bar': '0px', '--klopt-toast-lift': '0px', '--klopt-sticky-bottom': '0px' },
        },
      },
    },
  },
})
globalStyle(`html:has(${hint})`, {
  '@layer': { 'klopt.app': { '@media': { [media.phone]: { scrollPaddingBottom: `${BAR_PX + STRIP_PX + 8}px` } } } },
})
