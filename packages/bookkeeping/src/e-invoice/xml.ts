import { EURO, type CurrencyCode } from '../money/currencies.ts'

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

/** The currency of amounts, and their decimals. */
export interface Money {
  readonly currency: CurrencyCode
  readonly decimals: number
}

export const EUROS: Money = { currency: EURO, decimals: 2 }

/** An amount of money in the smallest unit of its currency. */
export function amount(name: string, minor: number, { currency, decimals }: Money): string {
  return `<cbc:${name} currencyID="${currency}">${written(minor, decimals)}</cbc:${name}>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** 12345 with two decimals is '123.45'. */
function written(minor: number, decimals: number): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  return `${minor < 0 ? '-' : ''}${digits.slice(0, cut)}${decimals === 0 ? '' : '.'}${digits.slice(cut)}`
}
