/** The words of a field with suggestions. */
export const texts = {
  suggestions: 'Suggesties',
  found: (count: number): string => (count === 1 ? '1 suggestie' : `${count} suggesties`),
} as const
