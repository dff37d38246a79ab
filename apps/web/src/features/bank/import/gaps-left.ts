import type { ImportFile, Statement } from './import-files.ts'

/**
 * What is missing before the statements of an imported file, in cents each: its preview said so, and no other file that came in
 * ends where it begins. The preview is gone by then, and who looked away would not know that a statement is missing.
 */
export function gapsLeft(file: ImportFile, files: readonly ImportFile[]): number[] {
  if (file.state.step !== 'done') return []
  const known = files.flatMap(({ state }) => (state.step === 'done' ? state.statements : []))
  return file.state.statements.flatMap((statement) => {
    const { gapCents } = statement
    if (gapCents === null || gapCents === 0) return []
    return known.some((other) => goesOn(statement, other)) ? [] : [gapCents]
  })
}

const goesOn = (statement: Statement, before: Statement): boolean =>
  before !== statement &&
  before.iban === statement.iban &&
  before.account === statement.account &&
  before.to <= statement.from &&
  before.closingBalanceCents !== null &&
  before.closingBalanceCents === statement.openingBalanceCents
