/** The first `most` characters of a text; half of one that takes two places becomes a mark, since no database keeps it. */
export const cutText = (text: string, most: number): string => text.slice(0, most).toWellFormed()
