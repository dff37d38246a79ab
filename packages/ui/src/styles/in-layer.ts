// Whatever is in a layer comes after the order of layers, the tokens and the reset.
import './reset.css.ts'
import type { StyleRule } from '@vanilla-extract/css'

/** Puts a rule in the layer of components; every component's style goes through it. */
export const inComponents = (rule: StyleRule): StyleRule => ({
  '@layer': { 'klopt.components': rule },
})

/** Puts a rule in the layer of utilities, which win from components. */
export const inUtilities = (rule: StyleRule): StyleRule => ({
  '@layer': { 'klopt.utilities': rule },
})

/** Puts a rule in the layer of the application, which wins from all of ours. */
export const inApp = (rule: StyleRule): StyleRule => ({ '@layer': { 'klopt.app': rule } })
