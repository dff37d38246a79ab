import { must } from '@klopt/bookkeeping/money'
import type { Client } from 'pg'
import { listReferences, type Reference } from '../../database/catalogue.ts'
import type { Reach } from './reach.ts'
import { countRows, readRows, type Condition, type Row } from './read-rows.ts'

/** What the database knows of one person: rows by table, as the database has them. */
export interface Collected {
  readonly rows: ReadonlyMap<string, readonly Row[]>
  /** By `table.column`: in how many rows of which administration the person's number stands. */
  readonly mentions: Readonly<Record<string, readonly { administration: number | null; count: number }[]>>
}

/** By its column beside the administration's, which most of them carry along. */
export const keyOf = ({ table, columns }: Pick<Reference, 'table' | 'columns'>): string =>
  `${table}.${must(columns.find((column) => column !== 'administration_id') ?? columns[0], 'a column')}`

/**
 * Reads all of a person on a connection that sees one moment, by walking the foreign keys from their row. Throws where the
 * database has one that `reach` does not know, so that nothing is left out unseen.
 */
export async function collectPerson(client: Client, reach: Reach, person: Row): Promise<Collected> {
  const references = await listReferences(client)
  const found = new Found()
  const mentions: Record<string, { administration: number | null; count: number }[]> = {}
  const waiting: [string, readonly Row[]][] = [[reach.root, found.add(reach.root, [person])]]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [table, rows] = next
    for (const reference of references.filter(({ target }) => target === table)) {
      const key = keyOf(reference)
      if (key in reach.leftOut) continue
      const where = pointingAt(reference, rows)
      if (reach.mentioned.includes(key)) {
        const counts = await countRows(client, reference.table, where)
        if (counts.length > 0) mentions[key] = [...(mentions[key] ?? []), ...counts]
      } else if (reach.whole.includes(key)) {
        const fresh = found.add(reference.table, await readRows(client, reference.table, where))
        if (fresh.length > 0) waiting.push([reference.table, fresh])
      } else throw new Error(`nothing says whether ${key} goes along with an export`)
    }
  }
  await addAlike(client, reach, person, found)
  await addAbout(client, reach, person, found)
  await addBehind(client, reach, references, found)
  return { rows: found.tables, mentions }
}

/** Each row once, whichever way it was reached. */
class Found {
  readonly tables = new Map<string, Row[]>()
  readonly #places = new Set<string>()

  /** The rows that were not there before. */
  add(table: string, rows: readonly Row[]): Row[] {
    const fresh = rows.filter(({ place }) => !this.#places.has(`${table} ${place}`))
    for (const { place } of fresh) this.#places.add(`${table} ${place}`)
    if (fresh.length > 0) this.tables.set(table, [...(this.tables.get(table) ?? []), ...fresh])
    return fresh
  }
}

const pointingAt = ({ columns, targetColumns }: Reference, rows: readonly Row[]): Condition[] => [
  { columns, among: targetColumns.map((column) => valuesOf(rows, column)) },
]

const valuesOf = (rows: readonly Row[], column: string) => rows.map(({ values }) => values[column])

async function addAlike(client: Client, reach: Reach, person: Row, found: Found): Promise<void> {
  for (const [key, ownColumn] of Object.entries(reach.alike)) {
    const text = person.values[ownColumn]
    if (typeof text !== 'string') continue
    const [table, column] = partsOf(key)
    found.add(table, await readRows(client, table, [...administrationOf(person), { column, text }]))
  }
}

async function addAbout(client: Client, reach: Reach, person: Row, found: Found): Promise<void> {
  for (const { table, word, number, of } of reach.about) {
    for (const [text, target] of Object.entries(of)) {
      const ids = valuesOf(found.tables.get(target) ?? [], 'id')
      const numbered = { columns: [number], among: [ids] }
      found.add(table, await readRows(client, table, [...administrationOf(person), { column: word, text }, numbered]))
    }
  }
}

async function addBehind(client: Client, reach: Reach, references: readonly Reference[], found: Found): Promise<void> {
  for (const [key, columns] of Object.entries(reach.behind)) {
    const reference = must(
      references.find((candidate) => keyOf(candidate) === key),
      `the reference ${key}`,
    )
    const rows = found.tables.get(reference.table) ?? []
    const among = reference.columns.map((column) => valuesOf(rows, column))
    const targets = await readRows(client, reference.target, [{ columns: reference.targetColumns, among }])
    found.add(reference.target, columns === 'all' ? targets : targets.map((row) => cut(row, columns)))
  }
}

const cut = ({ place, values }: Row, columns: readonly string[]): Row => ({
  place,
  values: Object.fromEntries(columns.map((column) => [column, values[column]])),
})

/** A contact is known in its own administration alone. */
const administrationOf = ({ values }: Row): Condition[] =>
  'administration_id' in values ? [{ columns: ['administration_id'], among: [[values['administration_id']]] }] : []

function partsOf(key: string): [table: string, column: string] {
  const [table, column] = key.split('.')
  return [must(table, 'a table'), must(column, 'a column')]
}
