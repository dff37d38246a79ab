import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { media, radius, space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'
import { onPhone } from './time-grid-rules.ts'

const { color } = vars

export const strip = style(
  inComponents({
    display: 'none',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '2px',
    padding: space[8],
    '@container': onPhone({ display: 'grid' }),
    '@media': { [media.print]: { display: 'none !important' } },
  }),
)
export const stripDay = style(
  inComponents({
    ...type[12],
    display: 'grid',
    justifyItems: 'center',
    minHeight: '64px',
    alignContent: 'center',
    borderRadius: radius.medium,
    color: color.muted,
    selectors: {
      '&[aria-pressed=true]': { color: color.onAccent, backgroundColor: color.accent },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-pressed=true]': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
      },
    },
  }),
)
export const stripNumber = style(
  inComponents({
    ...type[16],
    color: color.text,
    fontWeight: weight.bold,
    selectors: { '[aria-pressed=true] > &': { color: 'inherit' } },
  }),
)
export const stripTotal = style(inComponents({ fontVariantNumeric: 'tabular-nums' }))
