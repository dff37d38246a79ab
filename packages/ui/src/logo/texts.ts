/** The name beside the mark. */
export const texts = {
  name: 'Klopt',
} as const
