const special = /[&<>\u00a0]/
const specials = /[&<>\u00a0]/g
const quoted = /[&<'\u00a0]/
const quoteds = /[&<'\u00a0]/g
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '\u00a0': '&nbsp;',
}
const entity = (character: string) => entities[character] ?? ''

export const escapeText = (text: string): string => (special.test(text) ? text.replace(specials, entity) : text)

/** For a value between single quotes, which JSON need not escape as it does double ones. */
export const escapeValue = (value: string): string => (quoted.test(value) ? value.replace(quoteds, entity) : value)

const FEW_DIGITS = 8

/** Whether a text is short of digits to hide and has nothing to escape, which most texts are. */
export function isHarmless(text: string): boolean {
  let digits = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code >= 48 && code <= 57) digits += 1
    else if (code === 38 || code === 39 || code === 60 || code === 62 || code === 160) return false
  }
  return digits <= FEW_DIGITS
}
