import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { NARROW } from './table-rules.ts'

/** A bar of what is loading is as high as a line of text, and stands where that will. */
export const loadingText = style(
  inComponents({
    marginBlock: '4px',
    selectors: { '[data-align=end] > &': { marginInlineStart: 'auto' } },
    '@container': {
      [NARROW]: { selectors: { ':is([data-card=amount], [data-card=status]) > &': { width: '5rem !important' } } },
    },
  }),
)

export const placeholderRow = style(inComponents({ '@container': { [NARROW]: { display: 'block' } } }))
export const placeholder = style(
  inComponents({ padding: 0, textAlign: 'center', '@container': { [NARROW]: { display: 'block' } } }),
)
