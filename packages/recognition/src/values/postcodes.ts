import { postcode } from '@klopt/validators'
import type { Found } from './found.ts'

/** Letters in capitals, or joined to the digits: '2026 is' is a year in a sentence. Abroad the country goes before it. */
const POSTCODE =
  /(?:(?<=(?<![\w.,/-])(?:NL|nl)-)|(?<![\w.,/-]|\d ))[1-9]\d{3}(?: {0,2}[A-Z]{2}|[a-z]{2})(?![\w]|[.,-]\d)/g

/** Every Dutch postcode in a text. */
export function postcodesIn(text: string): Found[] {
  return Array.from(text.matchAll(POSTCODE)).flatMap(({ 0: match, index }) => {
    const checked = postcode(match)
    return checked.ok
      ? [{ type: 'POSTAL_CODE' as const, value: checked.value, start: index, end: index + match.length, score: 0.9 }]
      : []
  })
}
