import { createGlobalThemeContract } from '@vanilla-extract/css'
import { light } from './light.ts'

/** The custom properties of the contract: `vars.color.accentSoft` is `var(--klopt-color-accentSoft)`. */
export const vars = createGlobalThemeContract(light, (_value, path) => `klopt-${path.join('-')}`)
