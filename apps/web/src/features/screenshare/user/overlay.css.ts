import { inApp, media, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, shadow } = vars
/** Red in every theme, and seen on light and dark pages alike: the tone of danger is pink on dark. */
const red = 'oklch(0.6 0.22 27)'

/** Over the whole window, also over dialogs; what lies under it can be used. */
export const root = style(
  inApp({
    position: 'fixed',
    inset: 0,
    width: 'auto',
    height: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    background: 'none',
    color: color.text,
    pointerEvents: 'none',
    '@media': { [media.print]: { display: 'none' } },
  }),
)
export const frame = style(inApp({ position: 'absolute', inset: 0, border: `4px solid ${red}` }))

/** At the bottom in the middle, beside the rail and above the bar of a phone. */
export const place = style(
  inApp({
    position: 'absolute',
    bottom: space[12],
    insetInline: `${space[16]} calc(var(--klopt-rail, 0px) + ${space[16]})`,
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[8],
    '@media': {
      [media.phone]: {
        insetInlineStart: space[8],
        insetInlineEnd: space[8],
        bottom: `calc(${space[8]} + var(--klopt-bottom-bar, 0px) + env(safe-area-inset-bottom))`,
      },
    },
  }),
)
/** How much of the bottom of the page the panel takes, above the bar of a phone. */
const taken = 'var(--klopt-sharing-panel, 0px)'
const below = 'calc(var(--klopt-bottom-bar, 0px) + env(safe-area-inset-bottom))'

/** The end of the page can be scrolled above the panel, what gets the focus comes to stand there, and so do toasts. */
export const covered = style(
  inApp({
    selectors: {
      'html body&': {
        paddingBottom: `calc(${below} + ${taken} + ${space[12]})`,
        vars: { '--klopt-toast-lift': `calc(var(--klopt-bottom-bar, 0px) + ${taken})` },
      },
    },
  }),
)
// The bar of a phone is known to the body alone.
globalStyle(`html:has(> .${covered})`, {
  '@layer': { 'klopt.app': { scrollPaddingBottom: `calc(${taken} + 72px)` } },
})

export const panel = style(
  inApp({
    boxSizing: 'border-box',
    maxWidth: '100%',
    padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.large,
    backgroundColor: color.surface,
    boxShadow: shadow.high,
    ...type[13],
    pointerEvents: 'auto',
    '@media': { [media.phone]: { width: '100%', paddingInline: space[12] } },
  }),
)
/** A question is read as a text, and not as a line across the window; it is answered under it. */
export const asking = style([panel, inApp({ width: 'min(100%, 560px)', marginInline: 'auto', padding: space[16] })])
export const alert = style(inApp({ marginBlockEnd: space[8] }))
export const line = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[4]} ${space[16]}` }),
)
export const words = style(
  inApp({ display: 'flex', alignItems: 'center', gap: space[8], margin: 0, fontWeight: weight.medium, minWidth: 0 }),
)
export const question = style(inApp({ flex: '1 1 240px', minWidth: 0 }))
export const promise = style(inApp({ margin: `${space[2]} 0 0`, color: color.muted, textWrap: 'pretty' }))
export const dot = style(
  inApp({ flex: 'none', width: '8px', height: '8px', borderRadius: radius.full, backgroundColor: red }),
)
export const operator = style(
  inApp({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0, color: color.muted }),
)
export const name = style(inApp({ color: color.text, fontWeight: weight.bold, overflowWrap: 'anywhere' }))
export const buttons = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    marginInlineStart: 'auto',
    '@media': {
      [media.phone]: {
        marginInlineStart: 0,
        width: '100%',
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
      },
    },
  }),
)

export const answers = style([buttons, inApp({ marginBlockStart: space[8], flexDirection: 'row-reverse' })])

export const pointer = style(
  inApp({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: 2,
    display: 'flex',
    alignItems: 'flex-start',
    color: color.accent,
    // As often as it comes in, so that it moves without jumps.
    transition: 'transform 250ms linear',
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
)
export const arrow = style(inApp({ flex: 'none', margin: '-3px 0 0 -3px', fill: color.accent, stroke: color.surface }))
export const tag = style(
  inApp({
    margin: '14px 0 0 -2px',
    padding: `${space[2]} ${space[8]}`,
    borderRadius: radius.full,
    backgroundColor: color.accent,
    color: color.onAccent,
    ...type[12],
    fontWeight: weight.medium,
  }),
)
export const ring = style(
  inApp({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    boxSizing: 'border-box',
    border: `3px solid ${color.accent}`,
    borderRadius: radius.medium,
  }),
)
export const hint = style(
  inApp({
    position: 'absolute',
    bottom: `calc(100% + ${space[4]})`,
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    padding: `${space[2]} ${space[8]}`,
    borderRadius: radius.small,
    backgroundColor: color.accent,
    color: color.onAccent,
    ...type[12],
    fontWeight: weight.bold,
    whiteSpace: 'nowrap',
    selectors: {
      [`${ring}[data-below=true] > &`]: { bottom: 'auto', top: `calc(100% + ${space[4]})` },
      [`${ring}[data-left=true] > &`]: { insetInlineStart: space[4], transform: 'none' },
    },
  }),
)

/** What the operator says by a click: there before it is said, so that a screen reader hears it. */
export const sign = style(inApp({ maxWidth: '100%', selectors: { '&:empty': { position: 'absolute' } } }))

export const preview = style(
  inApp({
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    width: 'min(720px, 100%)',
    height: 'min(520px, 60dvh)',
    padding: space[16],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.large,
    backgroundColor: color.surface,
    boxShadow: shadow.high,
    pointerEvents: 'auto',
  }),
)
export const previewHeader = style(
  inApp({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[8] }),
)
export const previewTitle = style(inApp({ margin: 0, ...type[16], fontWeight: weight.bold }))
export const previewText = style(inApp({ margin: 0, ...type[13], color: color.muted }))
export const previewFrame = style(inApp({ flex: 1, minHeight: 0 }))

/** On a phone the icon alone says it, to who sees it. */
export const watchLabel = style(
  inApp({
    '@media': {
      [media.phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
)
