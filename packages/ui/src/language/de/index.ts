import type { Texts } from '../language.ts'
import { fields } from './fields.ts'
import { frames } from './frames.ts'
import { lists } from './lists.ts'

/** Every text of the components in German, for the `texts` of a `KloptProvider`. */
export const de: Texts = { ...fields, ...frames, ...lists }
