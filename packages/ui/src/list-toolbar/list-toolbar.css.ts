import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { controlHeight, media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color, shadow } = vars

/** It answers to its own width, as a table does. */
export const PHONE_BELOW_PX = 640
/** From here the dates have room in the row. */
export const DATE_FROM_PX = 1000
const narrow = '(max-width: 639.98px)'
const wide = `(min-width: ${PHONE_BELOW_PX}px)`

export const frame = style(
  inComponents({ containerType: 'inline-size', minWidth: 0, '@media': { [media.print]: { display: 'none' } } }),
)
export const row = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    // One row where all of it fits, and two where it does not.
    '@container': { [wide]: { flexFlow: 'row wrap' } },
  }),
)
export const tools = style(
  inComponents({
    display: 'flex',
    flex: '1 1 0',
    alignItems: 'flex-start',
    gap: space[8],
    minWidth: 0,
    '@container': { [wide]: { flexBasis: 'auto' } },
  }),
)
export const search = style(inComponents({ flex: '1 1 160px', minWidth: '120px' }))
export const date = style(inComponents({ flex: '0 0 264px' }))

export const segments = style(
  inComponents({
    display: 'flex',
    flex: 'none',
    alignSelf: 'flex-start',
    maxWidth: '100%',
    gap: '2px',
    height: controlHeight(36),
    boxSizing: 'border-box',
    padding: '2px',
    borderRadius: radius.small,
    backgroundColor: color.sunken,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@container': {
      // Loose chips of 36 that scroll sideways.
      [narrow]: {
        gap: space[8],
        height: 'auto',
        margin: '-4px -16px',
        padding: '4px 16px',
        maxWidth: 'calc(100% + 32px)',
        borderRadius: 0,
        backgroundColor: 'transparent',
      },
    },
    '@media': { [media.touch]: { height: 'auto' } },
  }),
)
export const segment = style(
  inComponents({
    ...type[13],
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[8],
    paddingInline: space[12],
    border: '1px solid transparent',
    borderRadius: '3px',
    color: color.muted,
    fontWeight: weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: color.text },
    ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
    selectors: {
      '&[aria-current]': { color: color.text, backgroundColor: color.surface, boxShadow: shadow.low },
    },
    '@container': {
      [narrow]: {
        minHeight: '36px',
        borderColor: color.lineStrong,
        borderRadius: radius.full,
        backgroundColor: color.surface,
        color: color.text,
        selectors: {
          '&[aria-current]': {
            borderColor: color.accent,
            backgroundColor: color.accentSoft,
            color: color.accent,
            boxShadow: 'none',
          },
        },
      },
    },
    '@media': {
      // A finger needs 44 px, whatever the eye sees.
      [media.touch]: { minHeight: '36px', '::after': { content: '', position: 'absolute', inset: '-4px 0' } },
      [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight', color: 'Highlight' } } },
    },
  }),
)
export const count = style(
  inComponents({
    color: color.muted,
    fontWeight: weight.regular,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[aria-current] > &': { color: 'inherit' } },
  }),
)

export const filters = style(
  inComponents({
    flex: 'none',
    // As high as the search field beside it.
    '@media': { [media.touch]: { selectors: { '&&': { height: '44px', minWidth: '44px' } } } },
  }),
)
export const filterCount = style(
  inComponents({
    ...type[12],
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '18px',
    height: '18px',
    paddingInline: '5px',
    borderRadius: radius.full,
    backgroundColor: color.accent,
    color: color.onAccent,
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const popover = style(inComponents({ selectors: { '&&': { width: '320px' } } }))
export const fields = style(
  inComponents({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space[16], padding: space[12] }),
)
export const columns = style(inComponents({ margin: 0, padding: 0, border: 0, minWidth: 0 }))
export const legend = style(
  inComponents({ ...type[13], padding: 0, marginBottom: space[4], fontWeight: weight.medium }),
)
