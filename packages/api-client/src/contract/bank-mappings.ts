import * as v from 'valibot'
import { defineCall } from './call.ts'
import { cents, date, id, optionalText, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/bank/import-mappings' as const

const MOST_COLUMNS = 100

/** What a column says of a booking; `debit` and `credit` are what goes out and comes in, each in a column of its own. */
export const columnRole = v.picklist([
  'ignore',
  'date',
  'amount',
  'debit',
  'credit',
  'sign',
  'name',
  'iban',
  'description',
  'reference',
  'balance',
  'currency',
  'account',
])
export type ColumnRole = v.InferOutput<typeof columnRole>

/** How a table is read whose columns are of no bank that Klopt knows. */
export const columnMapping = v.object({
  /** A role for each column, in order. */
  columns: v.pipe(v.array(columnRole), v.maxLength(MOST_COLUMNS)),
  /** In which order a date is written; `serial` is the number of days of a spreadsheet. */
  dateStyle: v.picklist(['ymd', 'dmy', 'mdy', 'serial']),
  decimalMark: v.picklist([',', '.']),
})
export type ColumnMapping = v.InferOutput<typeof columnMapping>

const source = v.picklist(['csv', 'xlsx'])
/** SHA-256 of the heads of a table, as hexadecimals. */
const fingerprint = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** Such a table, and what is needed to say what its columns are. */
export const mappedTable = v.object({
  source,
  fingerprint,
  header: v.array(v.string()),
  hasHeader: v.boolean(),
  /** The first rows as they stand in the file. */
  samples: v.array(v.array(v.string())),
  rowCount: v.number(),
  mapping: columnMapping,
  /** Nobody confirmed the mapping yet. */
  isProposed: v.boolean(),
  /** The first rows as the mapping reads them; what it cannot read of one is null. */
  preview: v.array(
    v.object({
      line: v.number(),
      date: v.nullable(date),
      amountCents: v.nullable(cents),
      counterpartyName: v.nullable(v.string()),
      counterpartyIban: v.nullable(v.string()),
      description: v.string(),
      balanceAfterCents: v.nullable(cents),
    }),
  ),
  /** The first of what cannot be read, in Dutch, and how much it is. */
  problems: v.array(v.object({ line: v.nullable(v.number()), column: v.nullable(v.string()), message: v.string() })),
  problemCount: v.number(),
})
export type MappedTable = v.InferOutput<typeof mappedTable>

/** What the columns of somebody's own files are: kept by their heads. */
export const bankMappingCalls = {
  importMappings: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'The files whose columns somebody named, the last one first',
    response: v.array(
      v.object({
        id,
        source,
        header: v.array(v.string()),
        ...columnMapping.entries,
        updatedAt: timestamp,
      }),
    ),
  }),
  saveImportMapping: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Say what the columns of a file are; the next file with the same heads comes in by itself',
    body: v.object({
      source,
      fingerprint,
      header: v.pipe(v.array(optionalText(200)), v.maxLength(MOST_COLUMNS)),
      ...columnMapping.entries,
    }),
    response: v.object({ id }),
    stale: ['bank'],
    idempotent: true,
  }),
  deleteImportMapping: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{mappingId}/delete`,
    summary: 'Forget what the columns of a file are; what came in stays',
    stale: ['bank'],
    idempotent: true,
  }),
}
