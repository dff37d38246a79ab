/** One line of text: every run of white space becomes one space, none at the ends. */
export function squeeze(text: string): string {
  // Most text is tidy already, and looking is much cheaper than rewriting.
  return /^\s|\s$|\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text
}

/** As `squeeze`, with null for text that has nothing left. */
export function squeezeOrNull(text: string | undefined): string | null {
  return (text !== undefined && squeeze(text)) || null
}
