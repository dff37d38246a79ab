import { ApiError } from './api-error.ts'

type Kind = 'string' | 'number' | 'nullable'
type ValueOf<K extends Kind> = K extends 'number' ? number : K extends 'string' ? string : string | null
type Values<Kinds extends readonly Kind[]> = { [I in keyof Kinds]: ValueOf<Kinds[I]> }

/**
 * What is shown of rows that were asked for with one more than a page holds, and the cursor of the next page: the place
 * of the last one shown, or null when nothing follows.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  pageSize: number,
  placeOf: (row: Row) => readonly (string | number)[],
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return { shown, nextCursor: rows.length > pageSize && last !== undefined ? encodeCursor(placeOf(last)) : null }
}

/** The values of a cursor, or null without one. Throws `malformed_request` for a text that is none of ours. */
export function decodeCursor<const Kinds extends readonly Kind[]>(
  cursor: string | undefined,
  kinds: Kinds,
): Values<Kinds> | null {
  if (cursor === undefined) return null
  const values = parse(cursor)
  if (!areOfKinds(values, kinds)) throw new ApiError('malformed_request', { internal: 'not a cursor of this list' })
  return values
}

const areOfKinds = <Kinds extends readonly Kind[]>(values: unknown, kinds: Kinds): values is Values<Kinds> =>
  Array.isArray(values) && values.length === kinds.length && values.every((value, at) => isOfKind(value, kinds[at]))

/** `nullable` is a text, or the place of the rows that have none. */
const isOfKind = (value: unknown, kind: Kind | undefined): boolean =>
  kind === 'nullable' ? value === null || typeof value === 'string' : typeof value === kind

/** A place as text that says nothing to its reader. */
export const encodeCursor = (place: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
