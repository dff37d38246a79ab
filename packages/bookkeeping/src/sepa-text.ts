/** The characters that every bank in SEPA passes on (EPC217-08); everything else is written with these. */
const ALLOWED = /^[A-Za-z0-9/\-?:().,'+ ]$/

/** Letters that do not fall apart into a plain letter and an accent, and signs with a usual way of writing. */
const WRITTEN: Record<string, string> = {
  ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', ł: 'l', Ł: 'L',
  þ: 'th', Þ: 'TH', ı: 'i', ĳ: 'ij', Ĳ: 'IJ', '€': 'EUR', '&': '+', _: '-', '–': '-', '—': '-', '‘': "'", '’': "'",
  '`': "'", '"': "'", '“': "'", '”': "'", ';': ',', '!': '.', '#': '.', '%': '.', '*': '.', '@': '(at)', '=': '-',
  '[': '(', ']': ')', '{': '(', '}': ')', '\\': '/', '|': '/', '…': '...', '·': '.',
} // prettier-ignore

/** A text in the characters of SEPA, on one line; what cannot be written becomes a point. */
export function sepaText(text: string): string {
  let written = ''
  for (const character of text.normalize('NFKD').replace(/\p{M}/gu, '')) {
    if (/\s|\p{Cc}|\p{Cf}/u.test(character)) written += ' '
    else written += ALLOWED.test(character) ? character : (WRITTEN[character] ?? '.')
  }
  return written.replace(/ +/g, ' ').trim()
}

/** The same of at most `limit` characters. */
export function sepaTextWithin(text: string, limit: number): string {
  return sepaText(text).slice(0, limit).trim()
}

/** Whether a text can be an identifier: 1 to 35 of these characters, and no slash where banks forbid one. */
export function isSepaIdentifier(text: string): boolean {
  return text.length >= 1 && text.length <= 35 && sepaText(text) === text && !/^\/|\/$|\/\//.test(text)
}
