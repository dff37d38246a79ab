/** Characters a line of `:86:` holds. */
export const FULL_LINE = 65

/**
 * Joins the lines of `:86:`. A bank breaks a full line in the middle of a word, so what follows
 * one continues it; any other line was ended on purpose and keeps its line break. ING counts the
 * four characters of `:86:` itself as part of the first line.
 */
export function joinLines(lines: readonly string[], bank: string): string {
  let text = lines[0] ?? '' // zero: no lines
  let full = text.length === FULL_LINE || (bank === 'INGB' && text.length + 4 === FULL_LINE)
  for (const line of lines.slice(1)) {
    text += full ? line : `\n${line}`
    full = line.length === FULL_LINE
  }
  return text
}
