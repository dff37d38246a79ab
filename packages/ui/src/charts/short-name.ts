/** Mean width of a character of 12 px, in px. */
export const CHARACTER = 6.8

/** The name of a series as it stands in a drawing: at most a third of its width. Whole it is in the figures and the table. */
export function shortName(name: string, width: number): string {
  const most = Math.max(2, Math.floor(width / 3 / CHARACTER))
  const characters = [...name]
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : name
}
