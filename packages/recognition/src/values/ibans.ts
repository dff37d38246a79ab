import { iban } from '@klopt/validators'
import type { Found } from './found.ts'

/** Where an IBAN may start: two letters and two digits, or what a reader makes of digits. */
const START = /(?<![a-z0-9])[a-z]{2}[ ]?[0-9OoIl]{2}/gi
/** No country has a shorter or a longer one. */
const SHORTEST = 15
const LONGEST = 34

/** Every IBAN in a text, with or without spaces, over two lines too; letters that should be digits are mended when the sum then holds. */
export function ibansIn(text: string): Found[] {
  const found: Found[] = []
  let from = 0
  for (const { index } of text.matchAll(START)) {
    const hit = index < from ? null : ibanAt(text, index)
    if (!hit) continue
    found.push(hit)
    from = hit.end
  }
  return found
}

/** Tries each length at which a word ends, the longest first, so that what follows the IBAN does not hide it. */
function ibanAt(text: string, start: number): Found | null {
  const ends: [length: number, end: number][] = []
  let characters = ''
  for (let i = start; i < text.length && characters.length <= LONGEST; i++) {
    const character = text.charAt(i)
    if (/[a-z0-9]/i.test(character)) characters += character
    else if (!/[ .\n-]/.test(character)) break
    const endsHere = !/[a-z0-9]/i.test(text.charAt(i + 1))
    if (endsHere && characters.length >= SHORTEST && ends.at(-1)?.[0] !== characters.length)
      ends.push([characters.length, i + 1])
  }
  for (const [length, end] of ends.toReversed()) {
    const hit = mended(characters.slice(0, length))
    if (hit) return { type: 'IBAN', value: hit.value, start, end, score: hit.score }
  }
  return null
}

function mended(characters: string): { value: string; score: number } | null {
  const readings = [characters, digitsFrom(characters, 4), digitsFrom(characters, 8)]
  for (const [index, reading] of readings.entries()) {
    const checked = iban(reading)
    if (checked.ok) return { value: checked.value, score: index === 0 ? 1 : 0.9 }
  }
  return null
}

/** Digits for the look-alikes of digits; the bank's code before `from` keeps its letters, and gets its own back. */
function digitsFrom(characters: string, from: number): string {
  const bank = characters.slice(4, from).toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I')
  return characters.slice(0, 2) + toDigits(characters.slice(2, 4)) + bank + toDigits(characters.slice(from))
}

function toDigits(text: string): string {
  return text.replace(/o/gi, '0').replace(/[il]/gi, '1')
}
