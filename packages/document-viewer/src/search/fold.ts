const marks = /\p{M}/gu
/** Every code unit that compares as something else than itself. */
const different = /[^\x20-\x40\x5b-\x7e]/g

/**
 * A text as a search compares it: without capitals and accents, every blank a space. It keeps its
 * length, so that an index in the one is an index in the other.
 */
export const fold = (text: string): string => text.replace(different, foldCharacter)

function foldCharacter(character: string): string {
  if (/\s/.test(character)) return ' '
  return character.normalize('NFD').replace(marks, '').toLowerCase().charAt(0) || character
}
