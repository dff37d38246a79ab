import type { Found } from './found.ts'
import { must } from '../must.ts'

const LABELLED =
  /(?:betalings|betaal|acceptgiro)-? ?(?:kenmerk|referentie|nummer)|payment reference|gestructureerde mededeling|(?<![a-z])kenmerk(?: bij betaling)?/
    .source
const DIGITS = String.raw`(\d{4}(?:[ .]{0,2}\d{4}){3}|\d{7,14}|\d{1,4}(?:[ .]{1,2}\d{3,4}){1,4})`
const DUTCH = new RegExp(String.raw`(?:${LABELLED})[ \t:.]{0,6}${DIGITS}(?!\d|[-/]\d)`, 'gid')
/** Sixteen digits in fours by themselves: the form of an acceptgiro. */
const GROUPED = /(?<![\w-]|\d )\d{4} \d{4} \d{4} \d{4}(?!\w| \d)/g
const BELGIAN = /(?:\+{3}|\*{3}) ?\d{3} ?\/ ?\d{4} ?\/ ?\d{5} ?(?:\+{3}|\*{3})/g
const CREDITOR = /(?<![a-z0-9])RF\d{2}(?: ?[a-z0-9]){1,21}(?![a-z0-9])/gi
/** Weights of the digits behind the check digit, from the last one on (the standard of the Dutch acceptgiro). */
const WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1]

/** Every structured reference that a payment has to carry: Dutch, Belgian or that of ISO 11649. */
export function paymentReferencesIn(text: string): Found[] {
  const found: Found[] = []
  const add = (start: number, end: number, score: number) => {
    const value = text.slice(start, end).replace(/[ .]/g, '').toUpperCase()
    found.push({ type: 'PAYMENT_REFERENCE', value, start, end, score })
  }
  for (const { indices } of text.matchAll(DUTCH)) {
    const [start, end] = indices?.[1] ?? [0, 0]
    add(start, end, passesCheckDigit(text.slice(start, end).replace(/\D/g, '')) ? 1 : 0.8)
  }
  for (const { 0: match, index } of text.matchAll(GROUPED)) {
    if (passesCheckDigit(match.replace(/\D/g, ''))) add(index, index + match.length, 0.7)
  }
  for (const { 0: match, index } of text.matchAll(BELGIAN)) {
    const digits = match.replace(/\D/g, '')
    if ((Number(digits.slice(0, 10)) % 97 || 97) === Number(digits.slice(10))) add(index, index + match.length, 1)
  }
  for (const { 0: match, index } of text.matchAll(CREDITOR)) {
    if (passesMod97(match.replaceAll(' ', ''))) add(index, index + match.length, 1)
  }
  return found
}

/** The first of sixteen digits checks the other fifteen: 11 minus their weighted sum modulo 11, 10 counting 1, 11 counting 0. */
function passesCheckDigit(digits: string): boolean {
  if (digits.length !== 16) return false
  const sum = Array.from(digits.slice(1)).reduceRight(
    (total, digit, index) => total + Number(digit) * must(WEIGHTS[(14 - index) % 10], 'one of ten weights'),
    0,
  )
  const check = 11 - (sum % 11)
  return Number(digits.charAt(0)) === (check === 11 ? 0 : check === 10 ? 1 : check)
}

function passesMod97(reference: string): boolean {
  const turned = reference.slice(4) + reference.slice(0, 4)
  let remainder = 0
  for (const character of turned.toUpperCase()) remainder = Number(`${remainder}${parseInt(character, 36)}`) % 97
  return remainder === 1
}
