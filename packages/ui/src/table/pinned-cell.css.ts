import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const line = `1px solid ${vars.color.line}`

/** A cell of a pinned column, which stays where it is while the others scroll under it. */
export const pinned = style(
  inComponents({
    selectors: {
      '[data-pins] &': { position: 'sticky', zIndex: 1 },
      '[data-pins] &[data-pin=start]:not(:has(+ [data-pin=start]))': { borderInlineEnd: line },
      '[data-pins] :not([data-pin=end]) + &[data-pin=end]': { borderInlineStart: line },
      // What scrolls under it is not to be read through it.
      '[data-pins] tbody > tr > &': { backgroundColor: 'inherit' },
    },
    '@media': { [media.print]: { selectors: { '[data-pins] &': { position: 'static' } } } },
  }),
)
