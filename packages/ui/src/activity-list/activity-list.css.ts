import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, space, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** The icon, and the gap after it. */
const beforeWords = '28px'

/** The moment goes under the words where there is no room beside them; a word that is long, such as an address, stays whole. */
export const item = style(
  inComponents({
    ...type[14],
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[12],
    paddingBlock: '4px',
    paddingInlineStart: beforeWords,
    breakInside: 'avoid',
    '@media': { [media.touch]: { selectors: { '&:has(a)': { paddingBlock: space[12] } } } },
  }),
)
export const icon = style(
  inComponents({ flex: 'none', marginTop: '2px', marginInlineStart: `calc(-1 * ${beforeWords})`, color: color.muted }),
)
/** No wider than the list beside the icon: what is longer than that breaks. */
export const words = style(inComponents({ flex: '1 1 160px', maxWidth: '100%', overflowWrap: 'break-word' }))
// On touch a link is as high as its row, which is made for it.
globalStyle(`${words} a`, {
  '@layer': {
    'klopt.components': {
      '@media': { [media.touch]: { display: 'inline-block', paddingBlock: 10, marginBlock: -10 } },
    },
  },
})
export const details = style(inComponents({ ...type[13], color: color.muted }))
export const moment = style(
  inComponents({
    ...type[13],
    minWidth: 0,
    color: color.muted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
  }),
)
export const empty = style(inComponents({ color: color.muted }))
