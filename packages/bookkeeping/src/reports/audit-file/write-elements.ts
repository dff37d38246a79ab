import { leafText } from './leaf-text.ts'
import type { ElementName, Elements, Element } from './schema.ts'

/** What elements hold. Names that a version does not know are left out of it, as is what is null or has no items. */
export type Values = { readonly [Name in ElementName]?: Value }

export type Value = string | number | null | Values | readonly Values[] | AsyncIterable<Values>

/**
 * The elements in the order of the schema, in small pieces: what comes as an async iterable is asked for item by item.
 * Throws when a required element has nothing to hold.
 */
export async function* writeElements(elements: Elements, values: Values): AsyncGenerator<string> {
  for (const [name, element] of Object.entries(elements)) {
    const value = values[name as ElementName] ?? null
    if (element.type !== 'group' || !isStreamed(value)) {
      yield elementText(name, element, value)
      continue
    }
    // Items stand on lines of their own: a file of one line is more than many programs can show.
    for await (const item of itemsOf(value)) {
      if (!isStreamed(item)) yield `\n${elementText(name, element, item)}`
      else {
        yield `\n<${name}>`
        yield* writeElements(element.elements, item)
        yield `</${name}>`
      }
    }
  }
}

function elementText(name: string, element: Element, value: Value): string {
  let written = ''
  if (element.type === 'group') {
    for (const item of value === null ? [] : (itemsOf(value) as readonly Values[])) {
      const inside = Object.entries(element.elements).map(([inner, each]) =>
        elementText(inner, each, item[inner as ElementName] ?? null),
      )
      written += `<${name}>${inside.join('')}</${name}>`
    }
  } else {
    const text = value === null ? null : leafText(element, value as string | number)
    // A text may be empty where it must stand; a date or an amount may not.
    if (text !== null || (element.type === 'text' && !element.optional)) written = `<${name}>${text ?? ''}</${name}>` // zero: it may be empty
  }
  if (written === '' && !element.optional) throw new RangeError(`${name} has nothing to hold`)
  return written
}

function itemsOf(value: Value): readonly Values[] | AsyncIterable<Values> {
  if (Array.isArray(value)) return value as readonly Values[]
  return isIterable(value) ? value : [value as Values]
}

/** Whether anything in it has to be waited for. */
function isStreamed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return isIterable(value) || (Array.isArray(value) ? value : Object.values(value)).some(isStreamed)
}

function isIterable(value: unknown): value is AsyncIterable<Values> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
