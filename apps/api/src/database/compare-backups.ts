import { createHash } from 'node:crypto'
import { readBackupFile } from './backup-file.ts'

/** The rows of a table in a back-up: how many, and a sum over all of them in which their order does not count. */
interface TableSum {
  readonly count: number
  readonly sum: bigint
}

/**
 * What differs between two back-ups, a Dutch line for each table: nothing, when all rows and all counters are the same.
 *
 * @throws {BackupError} when one of them is damaged.
 */
export async function compareBackups(original: string, copy: string): Promise<string[]> {
  const [expected, found] = [await sumsOf(original), await sumsOf(copy)]
  if (expected.migrations !== found.migrations) {
    return ['de back-up is van een andere versie van Klopt dan deze: gebruik de versie die draait']
  }
  const tables = [...new Set([...expected.tables.keys(), ...found.tables.keys()])].toSorted()
  const problems = tables.flatMap((table) => {
    const [before, after] = [expected.tables.get(table) ?? NONE, found.tables.get(table) ?? NONE]
    if (before.count !== after.count) return [`tabel ${table}: ${before.count} rijen, in de kopie ${after.count}`]
    return before.sum === after.sum ? [] : [`tabel ${table}: in de kopie staat in een rij iets anders`]
  })
  return expected.counters === found.counters ? problems : [...problems, 'de tellers van de tabellen staan anders']
}

const NONE: TableSum = { count: 0, sum: 0n }

async function sumsOf(file: string) {
  const { header, batches } = await readBackupFile(file)
  const tables = new Map<string, TableSum>()
  for await (const { table, jsons } of batches) {
    const { count, sum } = tables.get(table) ?? NONE
    tables.set(table, { count: count + jsons.length, sum: jsons.reduce((total, json) => total + hashOf(json), sum) })
  }
  return { tables, counters: JSON.stringify(header.sequences), migrations: JSON.stringify(header.migrations) }
}

/** Added up, and not taken together by XOR, so that a row that is there twice shows. */
const hashOf = (json: string): bigint => BigInt(`0x${createHash('sha256').update(json).digest('hex')}`)
