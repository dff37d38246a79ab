import { statementsOf } from '../csv/statements.ts'
import { Refusal } from '../refusal.ts'
import type { BankStatement, MappingOptions } from '../types.ts'
import type { FoundTable } from './find-table.ts'
import { mappingProblem } from './mapping-problem.ts'
import { proposeMapping } from './propose-mapping.ts'
import { bookingRows, previewRow, readMapped } from './read-mapped.ts'
import type { CellProblem, ColumnMapping, MappedTable, PreviewLine } from './types.ts'

const MOST_SAMPLES = 8
const MOST_PROBLEMS = 20

/** Somebody has to say what the columns of a table are, or say it otherwise: nothing of it was read for certain. */
export class UnknownColumns extends Refusal {
  readonly table: MappedTable

  constructor(table: MappedTable) {
    const [problem] = table.problems
    super('unknown_columns', problem?.message ?? ASK, problem?.line ?? undefined)
    this.name = 'UnknownColumns'
    this.table = table
  }
}

const NO_BOOKINGS = 'In de kolom die je als datum koos staat niets. Kies een andere kolom.'
const ASK = 'Klopt kent de kolommen van dit bestand nog niet. Kies welke kolom wat is.'

/**
 * Reads the table of somebody whose files Klopt does not know, as a mapping says that was given for it or remembered.
 * @throws UnknownColumns without a mapping, or when it does not read each cell.
 */
export function readForeign(
  found: FoundTable,
  { mapping: given, rememberedMapping }: MappingOptions,
): { statements: BankStatement[]; table: MappedTable } {
  const told = given ?? rememberedMapping?.(found.source, found.header)
  const fits = told !== undefined && told.columns.length === found.header.length
  const mapping = fits ? told : proposeMapping(found)
  const table = present(found, mapping, !fits)
  const wrong = mappingProblem(mapping)
  if (wrong !== null) throw withProblems(table, [{ line: null, column: null, message: wrong }])
  const { bookings, problems } = readMapped(found, mapping)
  table.preview = previewOf(found, mapping)
  if (problems.length > 0) throw withProblems(table, problems)
  if (bookings.length === 0) throw withProblems(table, [{ line: null, column: null, message: NO_BOOKINGS }])
  const statements = statementsIn(bookings, table)
  if (!fits) throw new UnknownColumns(table)
  return { statements, table }
}

/** A balance that does not follow is a problem of the mapping too: the column may be no balance. */
function statementsIn(bookings: Parameters<typeof statementsOf>[0], table: MappedTable): BankStatement[] {
  try {
    return statementsOf(bookings)
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason !== 'totals_differ') throw error
    const column = table.header[table.mapping.columns.indexOf('balance')] ?? null
    const message = `${error.message} Is deze kolom geen saldo, kies er dan “Niet gebruiken” voor.`
    throw withProblems(table, [{ line: error.line ?? null, column, message }])
  }
}

function present(
  { source, header, hasHeader, rows }: FoundTable,
  mapping: ColumnMapping,
  isProposed: boolean,
): MappedTable {
  return {
    source,
    header,
    hasHeader,
    samples: rows.slice(0, MOST_SAMPLES).map(({ cells }) => header.map((_, at) => cells[at] ?? '')), // zero: a short row
    rowCount: rows.length,
    mapping,
    isProposed,
    preview: [],
    problems: [],
    problemCount: 0,
  }
}

function withProblems(table: MappedTable, problems: readonly CellProblem[]): UnknownColumns {
  return new UnknownColumns({ ...table, problems: problems.slice(0, MOST_PROBLEMS), problemCount: problems.length })
}

/** The first rows as the mapping reads them; a cell that it cannot read is left open. */
function previewOf(found: FoundTable, mapping: ColumnMapping): PreviewLine[] {
  return bookingRows(found, mapping)
    .slice(0, MOST_SAMPLES)
    .map((row) => previewRow(found, mapping, row))
}
