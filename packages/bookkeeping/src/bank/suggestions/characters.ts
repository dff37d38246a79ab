/** Capitals, those with accents too, for in a class of a pattern: of this, not of `\p{L}`, a pattern is made in no time. */
export const LETTERS = 'A-ZÀ-ɏ'
/** Between two characters of a number: what people write there, and where a bank broke a line. Signs of a list do not. */
export const SEPARATOR = `[^${LETTERS}0-9,;+&]{0,3}`

/** Letters and digits of a text in capitals. */
export function squeeze(text: string): string {
  return text.replace(NEITHER, '')
}

const NEITHER = new RegExp(`[^${LETTERS}0-9]`, 'g')
