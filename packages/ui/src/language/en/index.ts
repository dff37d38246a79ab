import type { Texts } from '../language.ts'
import { fields } from './fields.ts'
import { frames } from './frames.ts'
import { lists } from './lists.ts'

/** Every text of the components in English, for the `texts` of a `KloptProvider`. */
export const en: Texts = { ...fields, ...frames, ...lists }
