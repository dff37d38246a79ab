import { isPartAt, keysOf, patternOf, placesOf, type DocumentNumber, type Place } from './document-number.ts'
import type { NumberText } from './text-numbers.ts'

interface Entry<Value> {
  readonly number: DocumentNumber
  readonly value: Value
  /** Made when a text first has the digits. */
  pattern?: RegExp
}

/** Whose numbers stand in a text: as a whole, or with other letters around the same digits. */
export interface Named<Value> {
  readonly whole: readonly Value[]
  readonly part: readonly Value[]
}

/** Finds whose document numbers stand in a text, without looking for each of them. */
export class NumberIndex<Value> {
  readonly #byKey = new Map<string, Entry<Value>[]>()

  add(number: DocumentNumber, value: Value): void {
    const entry: Entry<Value> = { number, value }
    for (const key of keysOf(number.written)) {
      const entries = this.#byKey.get(key)
      if (entries) entries.push(entry)
      else this.#byKey.set(key, [entry])
    }
  }

  /** Of numbers that stand within each other the longest counts: 'ABO-2026-11' is not about 2026-11. */
  find(text: NumberText): Named<Value> {
    const candidates = new Set<Entry<Value>>()
    for (const { start, end } of text.stretches) {
      for (const key of keysOf(text.text.slice(start, end))) {
        for (const entry of this.#byKey.get(key) ?? []) candidates.add(entry)
      }
    }
    const found = [...candidates].map((entry) => {
      entry.pattern ??= patternOf(entry.number)
      return { entry, places: placesOf(entry.number, entry.pattern, text) }
    })
    const taken = distinct(found.flatMap(({ places }) => places))
    const isLongest = (place: Place) => !taken.some((other) => isWithin(place, other) && !isWithin(other, place))
    const whole = found.filter(({ places }) => places.some(isLongest))
    const free = text.stretches.filter((stretch) => !taken.some((place) => isWithin(stretch, place)))
    const part = found.filter(
      ({ entry, places }) => places.length === 0 && free.some((stretch) => isPartAt(entry.number, text, stretch)),
    )
    return { whole: whole.map(({ entry }) => entry.value), part: part.map(({ entry }) => entry.value) }
  }
}

function distinct(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [`${place.start} ${place.end}`, place])).values()]
}

function isWithin(place: Place, other: Place): boolean {
  return other.start <= place.start && place.end <= other.end
}
