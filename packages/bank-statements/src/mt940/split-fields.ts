import { tooManyParts } from '../refusal.ts'

/** A field of an MT940 message, such as `:61:`; `line` counts from 1. */
export interface Field {
  tag: string
  value: string
  /** Lines that belong to the field after its first. */
  more: string[]
  line: number
}

const TAGS = new Set('13 13D 20 21 25 28 28C 34F 60F 60M 61 62F 62M 64 65 86 90C 90D'.split(' '))

/** Some two hundred thousand bookings. */
const MOST_FIELDS = 500_000

/**
 * Cuts a file into its fields. Only tags of the statement messages count, at the start of a
 * line: a description that wraps before `:08 ` or `:99:` stays one description. Envelopes such as
 * `{1:F01...}` and `:940:` end up as further lines of the field before them.
 */
export function splitFields(text: string): Field[] {
  const fields: Field[] = []
  let current: Field | undefined
  let line = 0
  for (let start = 0; start < text.length;) {
    const lineFeed = text.indexOf('\n', start)
    const next = lineFeed === -1 ? text.length : lineFeed
    const end = text.charCodeAt(next - 1) === 13 ? next - 1 : next
    line += 1
    const tag = tagAt(text, start)
    if (tag === null) {
      current?.more.push(text.slice(start, end))
    } else {
      current = { tag, value: text.slice(start + tag.length + 2, end), more: [], line }
      fields.push(current)
      if (fields.length > MOST_FIELDS) throw tooManyParts()
    }
    start = next + 1
  }
  return fields
}

function tagAt(text: string, start: number): string | null {
  if (text.charCodeAt(start) !== 58) return null
  const length = text.charCodeAt(start + 3) === 58 ? 2 : text.charCodeAt(start + 4) === 58 ? 3 : 0
  if (length === 0) return null
  const tag = text.slice(start + 1, start + 1 + length)
  return TAGS.has(tag) ? tag : null
}
