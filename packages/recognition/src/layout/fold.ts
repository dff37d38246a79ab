const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212\u00ad]/g, '-'],
  [/[\u2018\u2019\u201a\u201b\u00b4`]/g, "'"],
  [/[\u201c-\u201f]/g, '"'],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
  [/[\u200b-\u200f\ufeff]/g, ''],
  [/\u00df/g, 'ss'],
  [/\u20a0/g, '€'],
]

/** A text in plain letters: accents and ligatures undone, one kind of dash, quote and space. */
export function fold(text: string): string {
  // Nearly every word is plain already, and normalising costs more than looking.
  if (/^[\x21-\x7e]*$/.test(text)) return text
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return MARKS.reduce((folded, [mark, to]) => folded.replace(mark, to), plain)
}
