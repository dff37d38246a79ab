import { inApp, media, space, type, vars, weight } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const name = style(inApp({ fontWeight: weight.medium }))
/** Any letter may begin a line there: a usual number keeps to one, and a word whole. */
export const number = style(inApp({ display: 'block', minWidth: '12ch' }))
export const iban = style(inApp({ color: color.muted, whiteSpace: 'nowrap' }))
export const badgeLink = style(
  inApp({
    display: 'inline-flex',
    minHeight: '24px',
    alignItems: 'center',
    // What a finger presses is higher than the line it stands in, and lies over what is above it.
    '@media': { [media.touch]: { position: 'relative', zIndex: 1, minHeight: '44px', marginBlock: '-12px' } },
  }),
)
export const muted = style(inApp({ color: color.muted }))

export const form = style(
  inApp({
    position: 'sticky',
    bottom: space[16],
    zIndex: 2,
    marginTop: space[16],
    boxShadow: vars.shadow.medium,
    '@media': { [media.phone]: { position: 'static', boxShadow: 'none' } },
  }),
)
export const fields = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(180px, 280px) minmax(140px, 180px) minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: space[16],
    '@media': {
      '(max-width: 1100px)': { gridTemplateColumns: '1fr 1fr' },
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
)
/** In the bar of what is chosen: fields and button beside the sum, and under each other on a phone. */
export const bar = style(inApp({ minWidth: 0, '@media': { [media.phone]: { width: '100%' } } }))
export const barFields = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space[8],
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
  }),
)
export const payer = style(inApp({ width: '220px', '@media': { [media.phone]: { width: 'auto' } } }))
export const day = style(inApp({ width: '150px', '@media': { [media.phone]: { width: 'auto' } } }))
export const total = style(
  inApp({
    ...type[16],
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'flex-end',
    columnGap: space[12],
    margin: 0,
    minHeight: '36px',
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const files = style(inApp({ marginTop: space[32] }))
export const fileName = style(inApp({ overflowWrap: 'anywhere' }))
export const actions = style(inApp({ display: 'inline-flex', alignItems: 'center', gap: space[8] }))
/** What is wrong with it takes as many lines as it needs. */
export const amount = style(inApp({ whiteSpace: 'normal', textAlign: 'start' }))
