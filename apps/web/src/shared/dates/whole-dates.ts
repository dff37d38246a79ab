/** The same words with every day in them in one piece: a line does not end within '1 oktober 2025'. */
export const wholeDates = (text: string): string =>
  text.replaceAll(/\b(\d{1,2}) (\p{L}{3,9})(?: (\d{4})\b)?/gu, (_, day: string, month: string, year?: string) =>
    [day, month, year].filter(Boolean).join('\u00a0'),
  )
