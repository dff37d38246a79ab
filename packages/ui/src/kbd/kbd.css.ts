import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { radius, weight } from '../themes/scale.ts'

/** Takes its colours from around it, so that it fits on a button too. */
export const kbd = style(
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '20px',
    height: '18px',
    paddingInline: '5px',
    border: '1px solid color-mix(in oklab, currentColor 35%, transparent)',
    borderRadius: radius.small,
    fontFamily: 'inherit',
    fontSize: '0.6875rem',
    lineHeight: 1,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    '@media': { '(hover: none)': { display: 'none' } },
  }),
)
