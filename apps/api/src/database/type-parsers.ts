import pg from 'pg'

const oid = { int8: 20, date: 1082, timestamptz: 1184, int8Array: 1016, dateArray: 1182 } as const

/**
 * How values come out of PostgreSQL: bigint as a number (an unsafe one is refused, never rounded), a civil
 * date as its text, an instant as a Date. Instants stay Dates inside the server, since they are written as
 * Dates too; they become seconds where they leave it (`toTimestamp`).
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(typeOid: number, format?: string) {
    const parser = format === 'binary' ? undefined : parsers.get(typeOid)
    return parser ?? (pg.types.getTypeParser as (oid: number, format?: string) => unknown)(typeOid, format)
  },
}

const parsers = new Map<number, (text: string) => unknown>([
  [oid.int8, parseSafeInteger],
  [oid.date, (text) => text],
  [oid.timestamptz, parseInstant],
  [oid.int8Array, (text) => parseFlatArray(text).map(parseSafeInteger)],
  [oid.dateArray, parseFlatArray],
])

/** Throws RangeError on a bigint that a JavaScript number cannot hold exactly. */
export function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond the safe integers`)
  return value
}

/** Sessions run in UTC (see pool.ts), so that the offset is always +00. */
function parseInstant(text: string): Date {
  return new Date(`${text.slice(0, 10)}T${text.slice(11).replace('+00', 'Z')}`)
}

/** Arrays of numbers and dates hold no quotes, commas or nesting. */
function parseFlatArray(text: string): string[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',')
}
