import { inApp, media, space, type, vars } from '@klopt/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const page = style(inApp({ display: 'flex', flexDirection: 'column', gap: '20px' }))
/** What is listed, under the row that chooses it. */
export const list = style(inApp({ display: 'flex', flexDirection: 'column', gap: space[12] }))
export const header = style(inApp({ marginBottom: 0 }))
// Of an entry with which nothing can be done there is no line of a phone for it.
globalStyle(`${header} div:empty`, inApp({ display: 'none' }))
export const filters = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: space[12],
    '@media': { [media.phone]: { columnGap: space[8] }, [media.print]: { display: 'none' } },
  }),
)
/** Two days are wider where type is larger, under a finger. */
export const range = style(
  inApp({
    width: '272px',
    '@media': { [media.touch]: { width: '312px' }, [media.phone]: { width: '100%' } },
  }),
)

/** Text of more than one line in a cell. */
export const words = style(inApp({ display: 'flex', flexDirection: 'column', minWidth: 0 }))
export const movement = style([words, inApp({ alignItems: 'flex-end' })])
export const detail = style(inApp({ ...type[12], color: color.muted }))
export const number = style(inApp({ fontVariantNumeric: 'tabular-nums' }))
export const muted = style(inApp({ color: color.muted }))
export const notOnPhone = style(inApp({ '@media': { [media.phone]: { display: 'none' } } }))
export const more = style(
  inApp({
    borderTop: `1px solid ${color.line}`,
    '@media': { [media.print]: { display: 'none' } },
  }),
)
/** Under a table, as what it says of the figures is read once. */
export const note = style(inApp({ ...type[13], margin: 0, color: color.muted }))
export const narrow = style(inApp({ maxWidth: '960px' }))
export const balanced = style(
  inApp({
    display: 'flex',
    justifyContent: 'flex-end',
    padding: `${space[12]} 20px`,
    borderTop: `1px solid ${color.line}`,
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
)
/** As high as the figure that comes. */
export const waiting = style(inApp({ display: 'inline-block', verticalAlign: 'middle' }))
/** Four figures: all beside each other, or two by two. */
export const balances = style(
  inApp({
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media': { '(max-width: 1023.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)
export const toolsEnd = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space[12],
    // What stands in it is on the line of the fields, whether or not a button is.
    minHeight: '36px',
    marginInlineStart: 'auto',
    '@media': { [media.touch]: { minHeight: '44px' }, [media.phone]: { display: 'contents' } },
  }),
)
/** It has its room before it is known to hold: nothing moves down when it comes. */
export const verdict = style(
  inApp({
    selectors: { '&[data-holds=false]': { visibility: 'hidden' } },
    '@media': { [media.phone]: { order: 2, alignSelf: 'center' } },
  }),
)
/** On a phone the button stands beside the steps, and the switch beside what the report agrees with. */
export const zero = style(
  inApp({ '@media': { [media.phone]: { order: 3, alignSelf: 'center', marginInlineStart: 'auto' } } }),
)
export const groups = style(
  inApp({
    '@media': {
      [media.phone]: {
        order: 2,
        marginInlineStart: 'auto',
        selectors: { 'nav ~ * > &': { order: 1 } },
      },
    },
  }),
)
export const book = style(inApp({ width: '220px', '@media': { [media.phone]: { width: '100%' } } }))
export const day = style(inApp({ width: '160px', '@media': { [media.phone]: { width: '100%' } } }))
export const second = style(
  inApp({
    ...type[16],
    margin: `${space[12]} 0 0`,
    // On paper it does not stay behind at the foot of a page.
    '@media': { [media.print]: { breakAfter: 'avoid' } },
  }),
)
