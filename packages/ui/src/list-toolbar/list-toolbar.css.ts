import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

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
export const search = style(
  inComponents({
    flex: '1 1 160px',
    minWidth: '120px',
    // What an input would like to be wide says nothing of the room it needs: it would take the tools to a second row.
    '@container': { [wide]: { minWidth: '160px', contain: 'inline-size' } },
  }),
)
/** As wide as the icons beside it, until dates are chosen. */
export const date = style(
  inComponents({
    flex: 'none',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&&:not([data-chosen])': { width: '36px', paddingInline: 0 },
      '&[data-chosen]': { borderColor: color.accent, color: color.accent },
    },
    '@media': {
      [media.touch]: { selectors: { '&&': { height: '44px', minWidth: '44px' } } },
    },
  }),
)

/** Beside what is in the row; loose chips of 36 that scroll sideways where there is no room for a trough. */
export const segments = style(
  inComponents({
    flex: 'none',
    alignSelf: 'flex-start',
    '@container': {
      [narrow]: {
        gap: space[8],
        margin: '-5px -16px',
        padding: '5px 16px',
        width: 'auto',
        maxWidth: 'calc(100% + 32px)',
        borderRadius: 0,
        backgroundColor: 'transparent',
      },
    },
  }),
)
export const segment = style(
  inComponents({
    '@container': {
      [narrow]: {
        minHeight: '36px',
        borderColor: color.lineStrong,
        borderRadius: radius.full,
        backgroundColor: color.surface,
        color: color.text,
        // A finger needs 44 px, whatever the eye sees; counted from within the border.
        '::after': { content: '', position: 'absolute', inset: '-5px 0' },
        selectors: {
          '&[aria-current]': {
            borderColor: color.accent,
            backgroundColor: color.accentSoft,
            color: color.accent,
            boxShadow: 'none',
          },
        },
        '@media': {
          [media.forcedColors]: {
            selectors: {
              '&[aria-current]': { borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'HighlightText' },
            },
          },
        },
      },
    },
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
