/** What XML 1.0 cannot hold in any way of writing it; a line break it can. */
const IMPOSSIBLE = /[^\P{Cc}\n]|[\p{Cs}\uFFFE\uFFFF]/gu

/** Parts of a document, of which what is absent writes nothing. */
export type Parts = readonly (string | null)[]

/** An element of a text; null, and so nothing, for an empty one. */
export function leaf(name: string, text: string | null, attributes = ''): string | null {
  const plain = (text ?? '').replace(IMPOSSIBLE, ' ').trim() // zero: absent
  return plain === '' ? null : `<cbc:${name}${attributes}>${escape(plain)}</cbc:${name}>`
}

/** An element of elements; null without any. */
export function group(name: string, parts: Parts): string | null {
  const present = parts.filter((part) => part !== null).join('')
  return present === '' ? null : `<cac:${name}>${present}</cac:${name}>`
}

/** An amount of money in euros. */
export function amount(name: string, cents: number): string {
  return `<cbc:${name} currencyID="EUR">${euros(cents)}</cbc:${name}>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** 12345 is '123.45'. */
function euros(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
