const particles = new Set(['de', 'den', 'der', 'het', 'van', 'te', 'ten', 'ter', "'t"])

/**
 * One or two letters for a name: 'Eva van Dijk' is ED, 'Studio Noord' SN, 'KPN' K. Dutch particles
 * are skipped unless the name has nothing else.
 */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}']+/u).filter(Boolean)
  const names = words.filter((word) => !particles.has(word.toLowerCase()))
  const chosen = names.length > 0 ? names : words
  const first = chosen.at(0) ?? ''
  const last = chosen.length > 1 ? (chosen.at(-1) ?? '') : ''
  return [first, last].map(firstLetter).join('')
}

const firstLetter = (word: string) => (/[\p{L}\p{N}]/u.exec(word)?.[0] ?? '').toLocaleUpperCase('nl-NL')
