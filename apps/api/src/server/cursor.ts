import { ApiError } from './api-error.ts'

type Kind = 'string' | 'number'
type ValueOf<K extends Kind> = K extends 'number' ? number : string
type Values<Kinds extends readonly Kind[]> = { [I in keyof Kinds]: ValueOf<Kinds[I]> }

/** Where a page of a list ended, as text that says nothing to its reader. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** The values of a cursor, or null without one. Throws `malformed_request` for a text that is none of ours. */
export function decodeCursor<const Kinds extends readonly Kind[]>(
  cursor: string | undefined,
  kinds: Kinds,
): Values<Kinds> | null {
  if (cursor === undefined) return null
  const values = parse(cursor)
  if (
    !Array.isArray(values) ||
    values.length !== kinds.length ||
    values.some((value, at) => typeof value !== kinds[at])
  ) {
    throw new ApiError('malformed_request', { internal: 'not a cursor of this list' })
  }
  return values as unknown as Values<Kinds>
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
