import { globalStyle, style } from '@vanilla-extract/css'
import { phoneRow } from '../detail-header/header-actions.css.ts'
import { inComponents } from '../styles/in-layer.ts'
import { media, space, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[12]} ${space[24]}`,
    marginBottom: '20px',
    '@media': { [media.phone]: { columnGap: space[12], marginBottom: space[16] } },
  }),
)
export const words = style(
  inComponents({
    flex: '1 1 240px',
    minWidth: 0,
    // One button stands beside the title, unless it leaves no room for its longest word or for a line below that; then it has
    // a line of its own.
    '@media': { [media.phone]: { flex: '999 1 150px', minWidth: 'auto', maxWidth: '100%' } },
  }),
)
/** On a phone the words of the header stand for themselves: the title beside the buttons, the line below both. */
export const apart = style(inComponents({ '@media': { [media.phone]: { display: 'contents' } } }))
export const titleLine = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[12],
    maxWidth: '100%',
    '@media': { [media.phone]: { selectors: { [`${apart} > &`]: { flex: '999 1 150px' } } } },
  }),
)
/** A word is broken where it is longer than the whole line, and not to make room for a button. */
export const title = style(inComponents({ ...type[24], maxWidth: '100%', overflowWrap: 'break-word' }))
export const description = style(
  inComponents({
    color: vars.color.muted,
    '@media': {
      [media.phone]: { selectors: { [`${apart} > &`]: { order: 1, flexBasis: '100%', marginTop: '-8px' } } },
    },
  }),
)
export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[12],
    maxWidth: '100%',
    '@media': {
      [media.phone]: {
        flexGrow: 1,
        gap: space[8],
        // The main action of a list is short enough to stand beside its name.
        selectors: { [`&&:has(> ${phoneRow})`]: { flexBasis: 'auto' } },
      },
    },
  }),
)
// All of one height, for a finger.
globalStyle(`${actions} :is(a, button)`, {
  '@layer': { 'klopt.components': { '@media': { [media.phone]: { minWidth: '44px', minHeight: '44px' } } } },
})
// On a line of its own it is as wide as the screen.
globalStyle(`${actions} :is(a, button):only-child`, {
  '@layer': { 'klopt.components': { '@media': { [media.phone]: { flexGrow: 1 } } } },
})
export const sum = style(inComponents({ fontVariantNumeric: 'tabular-nums' }))
/** Where the line has no room for it, it has the next one as a whole. */
export const ofWhich = style(inComponents({ display: 'inline-block' }))
export const late = style(inComponents({ color: vars.color.danger }))
