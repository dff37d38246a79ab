/**
 * A message of ISO 20022 as data. Each type lists its elements in the order in which they must stand, as `Name:type`;
 * `?` behind the name means at most once, `*` as often as one likes, `+` at least once, nothing exactly once. ` | `
 * between elements means one of them. Names are complete at each level that is listed; an element whose type is not
 * in the table may stand there by the standard, but nobody has written down yet what is in it.
 */
export interface MessageSchema {
  readonly namespace: string
  readonly types: Readonly<Record<string, string>>
}

export interface Part {
  readonly name: string
  readonly type: string
  readonly least: 0 | 1
  readonly most: number
}

export interface Group {
  readonly isChoice: boolean
  readonly parts: readonly Part[]
}

/** The types of a schema, each taken apart. The message begins at the type `Document`. */
export function groupsOf({ types }: MessageSchema): ReadonlyMap<string, Group> {
  return new Map(Object.entries(types).map(([name, listed]) => [name, groupOf(listed)]))
}

function groupOf(listed: string): Group {
  const isChoice = listed.includes(' | ')
  return { isChoice, parts: listed.split(isChoice ? ' | ' : /\s+/).map(partOf) }
}

function partOf(written: string): Part {
  const [, name, mark, type] = /^(\w+)([?*+]?):(\w+)$/.exec(written) ?? []
  if (name === undefined || type === undefined) throw new Error(`'${written}' is no element of a schema`)
  return {
    name,
    type,
    least: mark === '?' || mark === '*' ? 0 : 1,
    most: mark === '*' || mark === '+' ? Number.POSITIVE_INFINITY : 1,
  }
}

/** What an element without elements may hold; `text35` and the like are 1 to 35 characters. */
export function isLeaf(type: string): boolean {
  return /^text\d+$/.test(type) || LEAVES.has(type)
}

export function isValidLeaf(text: string, type: string): boolean {
  const limit = /^text(\d+)$/.exec(type)?.[1]
  if (limit !== undefined) return text !== '' && Array.from(text).length <= Number(limit)
  return LEAVES.get(type)?.test(text) ?? false
}

const LEAVES = new Map([
  // At most 18 digits, of which at most five are decimals; the currency is an attribute.
  ['amount', /^(?=(?:\.?\d){1,18}$)\d+(?:\.\d{0,5})?$/],
  ['decimal', /^[+-]?(?=(?:\.?\d){1,18}$)\d+(?:\.\d{0,17})?$/],
  ['number', /^\d{1,18}$/],
  ['indicator', /^(?:true|false|0|1)$/],
  ['date', /^\d{4}-\d\d-\d\d(?:Z|[+-]\d\d:\d\d)?$/],
  ['dateTime', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/],
  ['direction', /^(?:CRDT|DBIT)$/],
  ['currency', /^[A-Z]{3}$/],
  ['country', /^[A-Z]{2}$/],
  ['iban', /^[A-Z]{2}\d\d[a-zA-Z0-9]{1,30}$/],
  ['bic', /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/],
  ['booked', /^(?:BOOK|PDNG|INFO)$/],
  ['method', /^(?:CHK|TRF|TRA)$/],
  ['debitMethod', /^DD$/],
  ['sequence', /^(?:FRST|RCUR|FNAL|OOFF|RPRE)$/],
  ['charges', /^(?:DEBT|CRED|SHAR|SLEV)$/],
  ['reference', /^(?:RADM|RPIN|FXDR|DISP|PUOR|SCOR)$/],
])
