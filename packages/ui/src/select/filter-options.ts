import type { Option, OptionValue } from './option.ts'
import { normalise } from './typeahead.ts'

/** The options with every word of a search in their label or description, in any order. */
export function filterOptions<Value extends OptionValue>(
  options: readonly Option<Value>[],
  search: string,
): readonly Option<Value>[] {
  const words = normalise(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, description = '' }) => {
    const text = normalise(`${label} ${description}`)
    return words.every((word) => text.includes(word))
  })
}
