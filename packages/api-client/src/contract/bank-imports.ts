import * as v from 'valibot'
import { bankLine } from './bank-line.ts'
import { mappedTable } from './bank-mappings.ts'
import { defineCall } from './call.ts'
import { cents, date, fileName, id, idText, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/bank' as const

/** A line of which two sides differ: that may be in its reference alone. */
const comparedLine = v.object({ ...bankLine.entries, reference: v.nullable(v.string()) })

const importSummary = v.object({
  journalId: v.nullable(id),
  journalName: v.nullable(v.string()),
  iban: v.nullable(v.string()),
  /** What the file calls an account that it gives no IBAN of. */
  account: v.nullable(v.string()),
  format: v.string(),
  from: date,
  to: date,
  openingBalanceCents: v.nullable(cents),
  closingBalanceCents: v.nullable(cents),
  /** Entries that the bank has not booked yet, which are left out. */
  pendingCount: v.number(),
  /** What lies between the last known balance and this opening balance; 0 when it continues, null when unknown. */
  gapCents: v.nullable(cents),
  newLines: v.array(bankLine),
  knownLines: v.array(bankLine),
  conflicts: v.array(v.object({ date, known: v.nullable(comparedLine), incoming: v.nullable(comparedLine) })),
})

const IMPORT_LIMIT_BYTES = 25_000_000

/** The book of a statement that does not name its account; one that does goes where it belongs. */
const chosenBook = { journalId: v.optional(idText) }

const progressName = v.pipe(v.string(), v.uuid())

/** Statements that come in: looked at first, then kept, and what came in before. */
export const bankImportCalls = {
  preview: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/import-preview`,
    summary: 'Read a statement and show what importing would do; changes nothing',
    query: v.object({
      ...fileName.entries,
      ...chosenBook,
      /** A `columnMapping` as JSON, to see what it reads before it is kept; only of a file with a `table`. */
      mapping: v.optional(v.pipe(v.string(), v.maxLength(4000))),
    }),
    body: 'file',
    response: v.object({
      /** None while a table has columns that nobody named yet, or cells that cannot be read. */
      statements: v.array(importSummary),
      /** Of a file whose columns are of no bank that Klopt knows. */
      table: v.nullable(mappedTable),
    }),
    errors: ['bank_file_unreadable', 'too_large'],
    bodyLimitBytes: IMPORT_LIMIT_BYTES,
  }),
  import: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/import`,
    summary: 'Import a statement; known lines are counted and left alone, an overlap that disagrees imports nothing',
    query: v.object({
      ...fileName.entries,
      ...chosenBook,
      createBook: v.picklist(['true', 'false']),
      /** A name of one's own for this import, by which `importProgress` tells how far it is. */
      progress: v.optional(progressName),
    }),
    body: 'file',
    response: v.object({
      imported: v.number(),
      known: v.number(),
      /** How many of the lines were booked as the other side of a transfer that was accepted before. */
      bookedSides: v.number(),
      journalIds: v.array(id),
    }),
    errors: [
      'bank_file_unreadable',
      'bank_columns_unknown',
      'import_overlaps',
      'import_stopped',
      'bank_account_unknown',
      'too_large',
    ],
    stale: ['bank', 'administrations', 'journals', 'dashboard', 'ledgerAccounts', 'reports'],
    idempotent: true,
    bodyLimitBytes: IMPORT_LIMIT_BYTES,
  }),
  importProgress: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/import-progress`,
    summary:
      'How many of the new lines of an import that is under way were kept so far; nothing when that is not known',
    policy: 'ALWAYS',
    query: v.object({ progress: progressName }),
    response: v.object({ progress: v.nullable(v.object({ done: v.number(), total: v.number() })) }),
  }),
  imports: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/imports`,
    summary: 'The statements imported so far, newest first',
    response: v.array(
      v.object({
        id,
        journalName: v.string(),
        fileName: v.string(),
        from: date,
        to: date,
        newLines: v.number(),
        knownLines: v.number(),
        createdAt: timestamp,
      }),
    ),
  }),
}
