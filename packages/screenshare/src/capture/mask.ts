const DOT = '•'
const SHORTEST = 9
const MOST_DIGITS = 19
/** What people and machines write between the digits of one number: spaces, dots, dashes, and what nobody sees. */
export const SEPARATOR = '[\\s.\\-\u2010-\u2015\u00ad\u200b-\u200d\u2060]'
/** Where two elements meet: what is on either side is a group of digits of its own. */
export const SEAM = '\u200b'
const run = new RegExp(`\\d(?:${SEPARATOR}{0,20}\\d){8,40}`)
const runs = new RegExp(run, 'g')
/** Of so many digits on, the next one may complete a BSN or a card number. */
const begun = new RegExp(`(?<!\\p{L})\\d(?:${SEPARATOR}{0,20}\\d){7,}`, 'gu')

/** Every visible character as a dot, so that only the length is seen. */
export const maskText = (text: string): string => text.replace(/\S/g, DOT)

/**
 * The digits of card numbers (13 to 19 digits, Luhn) and of BSNs (9 digits, 11-proof) as dots, also
 * when written in groups. A number that is part of a word stays, as in an IBAN or a VAT number; the
 * turnover tax number of a sole trader is its BSN with `B01`, and is masked.
 */
export function maskNumbers(text: string): string {
  if (text.length < SHORTEST || !run.test(text)) return text
  return text.replace(runs, (found, at: number) => {
    const end = at + found.length
    return maskRun(found, text.slice(Math.max(0, at - 1), at), text.slice(end, end + 4))
  })
}

/** The same of a text whose digits go on in what stands before and after it: a number that is split over elements. */
export function maskAmong(before: string, text: string, after: string): string {
  const alone = maskNumbers(text)
  if (before === '' && after === '') return alone
  const joined = maskNumbers(`${before}${SEAM}${text}${SEAM}${after}`).slice(before.length + SEAM.length)
  // What is a number by itself stays hidden, whatever the digits beside it make of it.
  return alone.replace(/\d/g, (digit, at: number) => (joined[at] === DOT ? DOT : digit))
}

/** Of a number that is still being typed all digits, before one can tell what it will be: the last can be reckoned. */
export const maskBegun = (text: string): string => text.replace(begun, (digits) => digits.replace(/\d/g, DOT))

function maskRun(found: string, before: string, after: string): string {
  const groups = [...found.matchAll(/\d+/g)]
  const first = /\p{L}$/u.test(before) ? 1 : 0
  const last =
    /^\p{L}/u.test(after) && !(first === 0 && /^B\d\d(?!\d)/i.test(after)) ? groups.length - 1 : groups.length
  let masked = found
  for (let from = first; from < last; from += 1) {
    const begin = groups[from]?.index ?? 0
    let digits = ''
    for (const { 0: group, index } of groups.slice(from, last)) {
      digits += group
      if (digits.length > MOST_DIGITS) break
      if (!isPrivate(digits)) continue
      const end = index + group.length
      masked = masked.slice(0, begin) + masked.slice(begin, end).replace(/\d/g, DOT) + masked.slice(end)
    }
  }
  return masked
}

function isPrivate(digits: string): boolean {
  if (digits.length === 9) return isElevenProof(digits)
  return digits.length >= 13 && digits.length <= 19 && isLuhn(digits)
}

function isElevenProof(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index === 8 ? -1 : 9 - index), 0)
  return sum !== 0 && sum % 11 === 0
}

function isLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum !== 0 && sum % 10 === 0
}
