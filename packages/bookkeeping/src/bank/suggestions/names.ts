/** Legal forms and titles say nothing about who somebody is. */
const NOISE = new Set([
  'BV',
  'NV',
  'VOF',
  'CV',
  'MAATSCHAP',
  'EENMANSZAAK',
  'STICHTING',
  'GMBH',
  'LTD',
  'DE',
  'HET',
  'VAN',
  'DER',
  'DEN',
  'EN',
  'MW',
  'HR',
  'DHR',
  'MEVR',
  'EO',
  'ER',
])

/**
 * A name reduced to what banks and people write alike: capitals without accents,
 * dots or legal form, words in alphabetical order ('J. de Vries' is 'J VRIES',
 * 'VRIES J DE' too). Empty when nothing distinctive is left.
 */
export function nameKey(name: string | null): string {
  const words = nameWords(name ?? '') // zero: no name
  return words.some((word) => word.length >= 3) ? words.toSorted().join(' ') : ''
}

/** The words that say who somebody is, in their order. */
export function nameWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll('.', '')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '' && !NOISE.has(word))
}

/** Whether one name has all words of the other: banks cut names off and people add to them. */
export function isSameName(left: string, right: string): boolean {
  if (left === '' || right === '') return false
  const [few, many] = [left.split(' '), right.split(' ')].toSorted((a, b) => a.length - b.length)
  if (few === undefined || many === undefined) return false
  const words = new Set(many)
  return few.some((word) => word.length >= 4) && few.every((word) => words.has(word))
}
