import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** 24 px to press, half of it over the next column; a hairline to see. */
export const handle = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '-12px',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      '&:focus-visible': { outlineOffset: '-4px' },
      '&::after': {
        content: '""',
        width: '1px',
        height: '16px',
        backgroundColor: color.line,
      },
      '&:is(:hover, :active, :focus-visible)::after': { width: '2px', height: '100%', backgroundColor: color.accent },
    },
    '@media': {
      [media.print]: { display: 'none' },
      [media.forcedColors]: { selectors: { '&::after': { backgroundColor: 'ButtonText' } } },
    },
    // Cards have no columns to widen.
    '@container': {
      '(max-width: 639.98px)': { display: 'none' },
    },
  }),
)
