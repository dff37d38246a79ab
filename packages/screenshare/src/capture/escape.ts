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
