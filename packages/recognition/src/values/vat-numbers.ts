import { vatNumber } from '@klopt/validators'
import type { Found } from './found.ts'

/** A country of the Union and what can follow it; Dutch numbers are often printed with points. */
const VAT_NUMBER =
  /(?<![a-z0-9])(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[ .-]?[a-z0-9](?:[ .-]?[a-z0-9]){7,13}(?![a-z0-9])/gi

/** Every VAT number of the Union in a text whose check digits hold, an O in a Dutch one mended. */
export function vatNumbersIn(text: string): Found[] {
  return Array.from(text.matchAll(VAT_NUMBER)).flatMap(({ 0: match, index }) => longestAt(match, index))
}

/** The words behind the number may look as if they belonged to it, so they are left off one by one. */
function longestAt(match: string, start: number): Found[] {
  let part = match
  while (part.length >= 10) {
    const checked = vatNumber(part)
    if (checked.ok) return [found(checked.value, part, start, 1)]
    const mended = vatNumber(mend(part))
    if (mended.ok) return [found(mended.value, part, start, 0.8)]
    const shorter = part.lastIndexOf(' ')
    if (shorter === -1) break
    part = part.slice(0, shorter)
  }
  return []
}

function found(value: string, text: string, start: number, score: number): Found {
  return { type: 'VAT_NUMBER', value, start, end: start + text.length, score }
}

/** In a Dutch number all is digits but the B before the last two. */
function mend(text: string): string {
  const characters = text.toUpperCase().replace(/[ .-]/g, '')
  if (!/^NL.{12}$/.test(characters)) return text
  const digits = (part: string) => part.replaceAll('O', '0').replaceAll('I', '1').replaceAll('L', '1')
  return `NL${digits(characters.slice(2, 11))}${characters.charAt(11).replace('8', 'B')}${digits(characters.slice(12))}`
}
