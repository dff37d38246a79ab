import { inApp, media, motion, ONWARDS, radius, space, type, vars, weight } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, shadow } = vars

const away = `translateX(calc(100% * ${ONWARDS}))`

/** Beside the page, which stays as it is and can be used; on a phone over it, down to the bottom bar. */
export const panel = style(
  inApp({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineEnd: 'var(--klopt-rail, 0px)',
    bottom: 0,
    zIndex: 20,
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: '420px',
    maxWidth: '100%',
    borderInline: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    color: color.text,
    boxShadow: shadow.high,
    transform: away,
    visibility: 'hidden',
    transition: `transform ${motion.pane} ${motion.curve}, visibility ${motion.pane}`,
    selectors: {
      '&[data-open=true]': {
        transform: 'none',
        visibility: 'visible',
        // Seen at once, so that it can take the focus.
        transition: `transform ${motion.pane} ${motion.curve}`,
        '@starting-style': { transform: away },
      },
    },
    '@media': {
      [media.phone]: {
        width: '100%',
        border: 0,
        bottom: 'calc(var(--klopt-bottom-bar, 0px) + env(safe-area-inset-bottom))',
      },
      [media.print]: { display: 'none' },
    },
  }),
)

export const heading = style(
  inApp({ margin: 0, padding: `20px ${space[24]} ${space[8]}`, ...type[20], fontWeight: weight.bold, outline: 'none' }),
)

export const tabs = style(inApp({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }))
const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${tabs} > ${selector}`, { '@layer': { 'klopt.app': rule } })
within('[role=tablist]', { flex: 'none', paddingInline: space[12] })
within('[role=tabpanel]', {
  flex: 1,
  minHeight: 0,
  padding: `${space[16]} ${space[24]} ${space[24]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outlineOffset: '-2px',
})

export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[16] }))
export const listHeading = style(inApp({ margin: 0, ...type[13], fontWeight: weight.medium, color: color.muted }))
export const list = style(inApp({ listStyle: 'none', margin: `0 -${space[8]}`, padding: 0 }))
export const row = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    width: '100%',
    minHeight: '44px',
    padding: space[8],
    border: 0,
    borderRadius: radius.small,
    background: 'none',
    color: color.text,
    font: 'inherit',
    ...type[14],
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: color.sunken },
    ':focus-visible': { outlineOffset: '-2px' },
  }),
)
export const rowWords = style(inApp({ minWidth: 0, display: 'grid', gap: space[2], overflowWrap: 'anywhere' }))
export const rowTitle = style(inApp({ fontWeight: weight.medium }))
export const details = style(inApp({ ...type[13], color: color.muted, fontVariantNumeric: 'tabular-nums' }))
export const chevron = style(inApp({ flex: 'none', color: color.muted }))
export const text = style(inApp({ margin: 0, color: color.muted }))

export const box = style(
  inApp({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[12],
    marginTop: space[8],
    padding: space[16],
    borderRadius: radius.medium,
    backgroundColor: color.sunken,
  }),
)
export const boxTitle = style(inApp({ margin: 0, ...type[14], fontWeight: weight.bold }))
export const phone = style(inApp({ margin: 0, ...type[13], color: color.muted, fontVariantNumeric: 'tabular-nums' }))
