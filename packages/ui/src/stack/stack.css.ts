import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'

export const stack = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    selectors: {
      '&[data-direction=horizontal]': { flexDirection: 'row' },
      '&[data-wrap]': { flexWrap: 'wrap' },
    },
  }),
)
export const alignment = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' },
  (alignItems) => inComponents({ alignItems }),
)
export const distribution = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => inComponents({ justifyContent }),
)
