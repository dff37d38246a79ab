import { styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { space } from '../themes/scale.ts'

/** The room between the parts of a layout, out of the steps of the house. */
export const gaps = styleVariants(space, (gap) => inComponents({ gap }))
