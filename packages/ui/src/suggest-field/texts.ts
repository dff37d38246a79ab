/** The words of a field with suggestions. */
export const dutch = {
  suggestions: 'Suggesties',
  found: (count: number): string => (count === 1 ? '1 suggestie' : `${count} suggesties`),
}
