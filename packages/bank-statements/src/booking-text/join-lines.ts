/** Characters a line of `:86:` holds. */
export const FULL_LINE = 65

/** Some files of Rabobank break a character earlier. */
const SHORTER_LINE = 64

/**
 * Joins the lines of `:86:`. A bank breaks a full line in the middle of a word, so what follows
 * one continues it; any other line was ended on purpose and keeps its line break. ING counts the
 * four characters of `:86:` itself as part of the first line.
 */
export function joinLines(lines: readonly string[], bank: string): string {
  let text = lines[0] ?? '' // zero: no lines
  const isShorter = bank === 'RABO' && text.startsWith('/') && lines.every(({ length }) => length <= SHORTER_LINE)
  const fullLine = isShorter ? SHORTER_LINE : FULL_LINE
  let full = text.length === fullLine || (bank === 'INGB' && text.length + 4 === fullLine)
  for (const line of lines.slice(1)) {
    text += full ? line : `\n${line}`
    full = line.length === fullLine
  }
  return text
}
