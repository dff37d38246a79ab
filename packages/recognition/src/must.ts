/**
 * A value that has to be there. Throws when it is not, naming `what`: a zero or an empty text in its place would be
 * proposed as if it had been read. (This package stands on validators alone, so that it has one of its own.)
 */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} should have been there`)
  return value
}
