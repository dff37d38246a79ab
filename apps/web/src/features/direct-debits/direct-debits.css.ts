import { inApp, media, space, type, vars } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const reference = style(inApp({ overflowWrap: 'anywhere' }))
export const notice = style(inApp({ marginTop: space[16] }))
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
    gridTemplateColumns: 'minmax(180px, 280px) minmax(140px, 200px) minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: space[16],
    '@media': {
      '(max-width: 1100px)': { gridTemplateColumns: '1fr 1fr' },
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
)
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
export const text = style(inApp({ ...type[13], margin: `${space[12]} 0 0`, maxWidth: '68ch', color: color.muted }))
export const files = style(inApp({ marginTop: space[32] }))
export const fileName = style(inApp({ overflowWrap: 'anywhere' }))
export const stack = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[24] }))
export const reason = style(inApp({ display: 'block', ...type[13], color: color.muted, whiteSpace: 'normal' }))
/** Read as one: an account is compared by its groups. */
export const account = style(inApp({ display: 'block', ...type[13], color: color.muted, whiteSpace: 'nowrap' }))
/** Where the list has no room for a column of it. */
export const dueBelow = style(
  inApp({
    ...type[13],
    display: 'none',
    '@media': { [media.print]: { display: 'block' } },
    selectors: { '[data-away~=dueDate] &': { display: 'block' } },
  }),
)
/** Read and sought as one. */
export const number = style(inApp({ whiteSpace: 'nowrap' }))
