/**
 * A value that has to be there: the row of a sum, the line beside a total, the account that a query joined. Throws when
 * it is not, naming `what`, since a fault that goes on as a zero or an empty text ends up in the books.
 */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} should have been there`)
  return value
}
