import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { type } from '../themes/scale.ts'

/** As the tooltip is, a step smaller: it says what happened in the cell above it. */
export const tip = style(
  inComponents({
    ...type[12],
    flexWrap: 'wrap',
    overflowWrap: 'break-word',
    // What is typed or pressed lies under it now and then.
    pointerEvents: 'none',
  }),
)
