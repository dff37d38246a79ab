import { normalise } from '../select/typeahead.ts'
import type { Option } from '../select/option.ts'

/** What was found for the texts of a block, by `foundKey`; null for a text that means nothing. */
export type FoundCells = ReadonlyMap<string, Option | null>

/** A text in a column, however it was written. */
export const foundKey = (columnId: string, text: string): string => `${columnId}\n${normalise(text)}`
