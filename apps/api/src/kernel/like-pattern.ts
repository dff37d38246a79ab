/** A search text as an ILIKE pattern that finds it anywhere; nothing in it is a wildcard. */
export function likePattern(search: string): string {
  return `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
}
