import { expect } from 'vitest'
import { readBankFile } from '../read-bank-file.ts'
import { bytesOf } from '../testing/fixture.ts'
import type { ReadOptions } from '../types.ts'
import type { MappedTable } from './types.ts'

export const read = (file: string | Uint8Array, options: ReadOptions = {}) =>
  readBankFile(typeof file === 'string' ? bytesOf(file) : file, options)

/** What has to be asked about a file; nothing of it is read. */
export function asked(file: string | Uint8Array, options: ReadOptions = {}): MappedTable {
  const result = read(file, options)
  if (result.ok || result.table === undefined) throw new Error(result.ok ? 'it was read' : result.message)
  expect(result.reason).toBe('unknown_columns')
  return result.table
}

/** A table of nobody that Klopt knows, below a title. */
export const SHOP =
  'Overzicht van Voorbeeld BV\n\nTransactiedatum;Begunstigde;Toelichting;Bedrag;Saldo\n' +
  '05-03-2026;Café Zon;Lunch;-12,50;987,50\n06-03-2026;Atelier De Vries;Factuur 42;1.210,00;2.197,50\n'
