import type { Leaf } from './schema.ts'
import { must } from '../../money/must.ts'

/**
 * What a leaf holds as XML, within what the schema takes; null for nothing. Texts are cut, a country that the version
 * does not know is left out. Throws for what no data of a user can cause: a number without end, an unknown code.
 */
export function leafText(leaf: Leaf, value: string | number): string | null {
  switch (leaf.type) {
    case 'text':
      return textOf(String(value), leaf.limit)
    case 'amount':
      return euros(Number(value))
    case 'country':
      return isCountry(String(value), leaf.codes) ? String(value) : null
    case 'code':
      if (!leaf.codes.includes(String(value))) throw new RangeError(`${value} is none of ${leaf.codes.join(' ')}`)
      return String(value)
    case 'number':
      if (!/^\d+$/.test(String(value)) || String(value).length > leaf.limit) throw new RangeError(`${value} as a count`)
      return String(value)
    default:
      return String(value)
  }
}

/** What XML 1.0 cannot hold in any way of writing it, and half of a character that takes two. */
const impossible = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** On one line, cut between characters: the schema counts code points, of which an emoji is one. */
function textOf(text: string, limit: number): string | null {
  const plain = text.replace(impossible, ' ').replace(/\s+/g, ' ').trim()
  const short = plain.length <= limit ? plain : [...plain].slice(0, limit).join('').trimEnd()
  return short === '' ? null : escapeXml(short)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => must(entities[character], `the entity of ${character}`))
}

function isCountry(text: string, codes: readonly string[] | null): boolean {
  return codes === null ? /^[A-Z]{2}$/.test(text) : codes.includes(text)
}

/** 12345 is '123.45'. */
function euros(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is no amount in whole cents`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
