import { createHash } from 'node:crypto'
import { isIsoDate } from '@klopt/validators'
import { storedDay } from '../database/stored-day.ts'
import { ApiError } from './api-error.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import type { ColumnType, List, ListColumn, ListQuery } from './list.ts'

/** Between two rows: behind the one with this key and id. The key is what PostgreSQL writes of it as text. */
export interface Place {
  readonly key: string | null
  readonly id: number
}

export interface Position {
  readonly column: ListColumn
  readonly isDescending: boolean
  /** Null before the first row. */
  readonly place: Place | null
  /** The page before the place is asked for. */
  readonly isBackwards: boolean
  /** Says which list in which order and filter it is. */
  readonly list: string
}

type Direction = 'next' | 'previous'

/** Where a query of a list wants to be read. Throws as `readList` says. */
export function positionOf<Column extends string>(list: List<Column>, query: ListQuery<Column>): Position {
  const { cursor, start, pageSize: _, sort = list.defaultSort, ...filter } = query
  const isDescending = sort.startsWith('-')
  const column = list.columns[sort.replace(/^-/, '') as Column]
  const identity = identityOf([list.name, sort, Object.entries(filter).filter(([, value]) => value !== undefined)])
  const order = { column, isDescending, list: identity }
  if (cursor === undefined) {
    return { ...order, isBackwards: false, place: start === undefined ? null : startOf(column, isDescending, start) }
  }
  const [of, direction, key, id] = decodeCursor(cursor, ['string', 'string', 'nullable', 'number']) ?? refuse()
  if (of !== identity) throw new ApiError('cursor_of_other_list')
  if (!isKey(column, key) || !Number.isSafeInteger(id)) refuse()
  return { ...order, isBackwards: direction === 'previous', place: { key, id } }
}

/** A place as text that says nothing to its reader. */
export const cursorOf = (list: string, { key, id }: Place, direction: Direction): string =>
  encodeCursor([list, direction, key, id])

/** Before the first row that has this value or comes after it, in either direction: ids begin at 1. */
function startOf(column: ListColumn, isDescending: boolean, value: string): Place {
  const { ofStart, refusal } = keysOf(column)
  const key = ofStart(value, isDescending)
  if (key === null) throw new ApiError('invalid_input', { fields: { start: refusal } })
  return { key, id: isDescending ? Number.MAX_SAFE_INTEGER : 0 }
}

/** What may stand in a cursor, so that a text of somebody else never reaches a cast. */
const isKey = (column: ListColumn, key: string | null): boolean =>
  key === null ? column.isNullable === true : keysOf(column).isKey(key)

interface Keys {
  readonly isKey: (text: string) => boolean
  readonly ofStart: (value: string, isDescending: boolean) => string | null
  readonly refusal: string
}

const safeInteger = (text: string) => /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text))
const NO_DATE = 'Vul een geldige datum in'

const keys: Record<ColumnType, Keys> = {
  date: { isKey: isIsoDate, ofStart: (value) => (isIsoDate(value) ? storedDay(value) : null), refusal: NO_DATE },
  text: {
    isKey: (text) => !text.includes('\u0000'),
    ofStart: (value) => (value.includes('\u0000') ? null : value),
    refusal: 'Deze waarde is niet geldig',
  },
  bigint: { isKey: safeInteger, ofStart: (value) => (safeInteger(value) ? value : null), refusal: 'Vul een getal in' },
  timestamptz: {
    isKey: (text) => isIsoDate(text.slice(0, 10)) && instant.test(text.slice(10)),
    // A day in Amsterdam: from its begin when it rises, from its end when it falls.
    ofStart: (value, isDescending) =>
      isIsoDate(value) ? `${storedDay(value)} ${isDescending ? '24:00' : '00:00'} Europe/Amsterdam` : null,
    refusal: NO_DATE,
  },
}
const ofYear: Keys = {
  isKey: (text) => /^\d{4}\/\d{1,15}$/.test(text),
  ofStart: (value) => (/^\d{4}\/\d{1,15}$/.test(value) ? value : null),
  refusal: 'Vul een jaar en een nummer in, zoals 2026/15',
}
const keysOf = ({ type, year }: ListColumn): Keys => (year === undefined ? keys[type] : ofYear)

const instant = /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00$|^ (00|24):00 Europe\/Amsterdam$/

const identityOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 10)

function refuse(): never {
  throw new ApiError('malformed_request', { internal: 'not a cursor of a list' })
}
