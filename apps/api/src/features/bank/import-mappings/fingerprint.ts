import { createHash } from 'node:crypto'
import type { TableSource } from '@klopt/bank-statements'

/** What a table is known again by: its heads in order, however they are cased. Hexadecimals of SHA-256. */
export function fingerprintOf(source: TableSource, header: readonly string[]): string {
  const heads = header.map((head) => head.trim().toLowerCase())
  return createHash('sha256')
    .update(JSON.stringify([source, ...heads]))
    .digest('hex')
}
