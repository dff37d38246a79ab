/** One line of text: every run of white space becomes one space, none at the ends. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** As `squeeze`, with null for text that has nothing left. */
export function squeezeOrNull(text: string | undefined): string | null {
  return (text !== undefined && squeeze(text)) || null
}
