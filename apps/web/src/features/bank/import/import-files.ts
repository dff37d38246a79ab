import type { ColumnMapping, contract, MappedTable, ResponseOf } from '@klopt/api-client/contract'
import { inImportOrder } from './import-order.ts'

export type Statement = ResponseOf<typeof contract.bank.preview>['statements'][number]
export type Conflict = Statement['conflicts'][number]
export type Imported = ResponseOf<typeof contract.bank.import>

export type Kept = NonNullable<ResponseOf<typeof contract.bank.importProgress>['progress']>

/** Of a file on its way `sent` says how much the server has, from 0 to 1; from 1 on it is at work. */
export type ImportState =
  /** Being read here, sent, and compared with what is known. */
  | { readonly step: 'reading'; readonly sent: number }
  /** Cannot be imported, and why; with the differences when it disagrees with what is known. */
  | {
      readonly step: 'refused'
      readonly message: string
      readonly conflicts: readonly Conflict[]
      readonly canRetry: boolean
    }
  /** A table of nobody that Klopt knows: somebody says what its columns are. */
  | {
      readonly step: 'mapping'
      readonly table: MappedTable
      /** Being read as it was chosen last, or kept. */
      readonly isBusy: boolean
      readonly error: string | null
    }
  | {
      readonly step: 'ready'
      readonly statements: readonly Statement[]
      readonly error: string | null
      /** Of a file whose columns somebody named: they can be named otherwise. */
      readonly table?: MappedTable | null
    }
  | {
      readonly step: 'importing'
      readonly statements: readonly Statement[]
      readonly sent: number
      /** How many lines the server has kept, where it says so. */
      readonly kept?: Kept
    }
  | { readonly step: 'done'; readonly statements: readonly Statement[]; readonly imported: Imported }

/** A chosen file on its way into the books. */
export interface ImportFile {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
  readonly state: ImportState
}

/** What the server takes of one file; a megabyte here is a million bytes. */
export const MAX_FILE_BYTES = 25_000_000

export const TOO_LARGE_TEXT =
  'Dit bestand is groter dan 25 MB. Splits het op of kies een afschrift over een kortere periode.'

export type ImportEvent =
  | { readonly type: 'added'; readonly files: readonly ImportFile[] }
  | { readonly type: 'changed'; readonly id: string; readonly state: ImportState }
  | { readonly type: 'sent'; readonly id: string; readonly share: number }
  | { readonly type: 'kept'; readonly id: string; readonly kept: Kept }
  | { readonly type: 'book-chosen'; readonly id: string; readonly journalId: number }
  | { readonly type: 'mapped'; readonly id: string; readonly mapping: ColumnMapping }
  | { readonly type: 'mapping-asked'; readonly id: string }
  | { readonly type: 'removed'; readonly id: string }

export function reduceFiles(files: readonly ImportFile[], event: ImportEvent): readonly ImportFile[] {
  switch (event.type) {
    case 'added':
      return [...files, ...event.files]
    case 'changed':
      return files.map((file) => (file.id === event.id ? { ...file, state: event.state } : file))
    case 'sent':
      return files.map((file) => (file.id === event.id ? { ...file, state: onItsWay(file.state, event.share) } : file))
    case 'kept':
      return files.map((file) =>
        file.id === event.id && file.state.step === 'importing'
          ? { ...file, state: { ...file.state, kept: event.kept } }
          : file,
      )
    case 'book-chosen':
      return files.map((file) =>
        file.id === event.id ? { ...file, state: inBook(file.state, event.journalId) } : file,
      )
    case 'mapped':
      return files.map((file) => (file.id === event.id ? { ...file, state: mapped(file.state, event.mapping) } : file))
    case 'mapping-asked':
      return files.map((file) => (file.id === event.id ? { ...file, state: askedAgain(file.state) } : file))
    case 'removed':
      return files.filter(({ id }) => id !== event.id)
  }
}

function onItsWay(state: ImportState, sent: number): ImportState {
  return state.step === 'reading' || state.step === 'importing' ? { ...state, sent } : state
}

/** What names no account goes into the book that was chosen for it. */
function inBook(state: ImportState, journalId: number): ImportState {
  if (state.step !== 'ready') return state
  return { ...state, statements: state.statements.map((one) => (one.iban === null ? { ...one, journalId } : one)) }
}

/** What was chosen stands at once; what it reads follows. */
function mapped(state: ImportState, mapping: ColumnMapping): ImportState {
  return state.step === 'mapping' ? { ...state, table: { ...state.table, mapping }, isBusy: true, error: null } : state
}

function askedAgain(state: ImportState): ImportState {
  return state.step === 'ready' && state.table
    ? { step: 'mapping', table: state.table, isBusy: false, error: null }
    : state
}

/** How many accounts a file has lines of without saying their number. */
export function unnamedAccounts(statements: readonly Statement[]): number {
  return new Set(statements.filter(({ iban }) => iban === null).map(({ account }) => account)).size
}

/** Why a statement that was read cannot be imported as it is; null when it can. */
export function obstacleOf({ conflicts, journalId, iban }: Statement): 'conflicts' | 'no-account' | null {
  if (conflicts.length > 0) return 'conflicts'
  return journalId === null && iban === null ? 'no-account' : null
}

/** The files that can be imported now, in the order in which they are: read, without obstacles, and with something new in them. */
export function importable(files: readonly ImportFile[]) {
  const ready = files.flatMap((file) => {
    if (file.state.step !== 'ready') return []
    const { statements } = file.state
    const hasNew = statements.some(({ newLines }) => newLines.length > 0)
    return hasNew && statements.every((statement) => obstacleOf(statement) === null) ? [{ ...file, statements }] : []
  })
  return inImportOrder(ready)
}

/** How many lines importing would add. */
export function newLineCount(files: readonly ImportFile[]): number {
  return importable(files).reduce(
    (sum, { statements }) => sum + statements.reduce((count, { newLines }) => count + newLines.length, 0),
    0,
  )
}

/** The accounts that have no bank book yet, each once. */
export function unknownAccounts(files: readonly ImportFile[]): string[] {
  const ibans = importable(files).flatMap(({ statements }) =>
    statements.flatMap(({ journalId, iban }) => (journalId === null && iban !== null ? [iban] : [])),
  )
  return [...new Set(ibans)]
}
