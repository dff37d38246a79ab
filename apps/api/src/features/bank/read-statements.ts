import { columnMapping, contract } from '@klopt/api-client/schemas'
import type { BankStatement, ColumnMapping, MappedTable } from '@klopt/bank-statements'
import type pg from 'pg'
import * as v from 'valibot'
import type { ReceivedFile } from '../../files/incoming.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { withRead } from '../../database/transaction.ts'
import { loadMappings } from './import-mappings/load-mappings.ts'
import { presentTable } from './import-mappings/present-table.ts'
import { readInThread } from './read-in-thread.ts'

const maxBytes = contract.bank.import.bodyLimitBytes

export interface ReadFile {
  readonly name: string
  readonly sha256: Buffer
  readonly format: string
  readonly statements: readonly BankStatement[]
}

/** A file that came in, and the administration whose mappings it is read by. */
interface Wanted {
  readonly administrationId: number
  readonly name: string
  /** A mapping as JSON that goes before what is remembered. */
  readonly mapping?: string | undefined
}

/**
 * Reads a bank file that came in, in a thread of its own, so that no other request waits. Throws `too_large`,
 * `bank_columns_unknown` with what is needed to name the columns, and `bank_file_unreadable` with the reader's reason at
 * the field `content`.
 */
export async function readStatements(pool: pg.Pool, wanted: Wanted, file: ReceivedFile): Promise<ReadFile> {
  const { table, unread, ...read } = await readOrAsk(pool, wanted, file)
  if (table === null || unread === null) return read
  throw new ApiError('bank_columns_unknown', {
    fields: { content: unread },
    details: { table: presentTable(table) },
  })
}

/** The same, with a table whose columns are unknown as an answer: `unread` says in Dutch why nothing of it was read. */
export async function readOrAsk(
  pool: pg.Pool,
  { administrationId, name, mapping }: Wanted,
  { path, sha256 }: ReceivedFile,
): Promise<ReadFile & { readonly table: MappedTable | null; readonly unread: string | null }> {
  const remembered = await withRead(pool, { kind: 'administration', administrationId }, (db) =>
    loadMappings(db, administrationId),
  )
  const result = await readInThread({ path, fileName: name, maxBytes, mapping: mappingIn(mapping), remembered })
  const read = { name, sha256, format: result.ok ? result.format : 'none' }
  if (!result.ok) {
    if (result.table) return { ...read, statements: [], table: result.table, unread: result.message }
    if (result.reason === 'too_large') throw new ApiError('too_large')
    throw new ApiError('bank_file_unreadable', {
      fields: { content: result.message },
      details: { reason: result.reason },
    })
  }
  const { statements, table = null } = result
  const foreign = statements.find(({ currency }) => currency !== 'EUR')
  if (!foreign) return { ...read, statements, table, unread: null }
  const message = `Dit afschrift is in ${foreign.currency}. Importeer een afschrift van een rekening in euro.`
  if (!table)
    throw new ApiError('bank_file_unreadable', { fields: { content: message }, details: { reason: 'currency' } })
  // The column may be no currency, which is for its owner to say.
  const problems = [{ line: null, column: table.header[table.mapping.columns.indexOf('currency')] ?? null, message }]
  return { ...read, statements: [], table: { ...table, problems, problemCount: 1 }, unread: message }
}

function mappingIn(text: string | undefined): ColumnMapping | undefined {
  if (text === undefined) return undefined
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), columnMapping), text)
  if (!read.success)
    throw new ApiError('invalid_input', { fields: { mapping: 'Deze keuze van kolommen is onleesbaar' } })
  return read.output
}
