import { writeCamt053 } from '@klopt/bank-statements/testing'
import { sampleStatement } from '../sample-statement.ts'

/** Who is paid in the lines that a rule makes certain. */
export const SUPPLIER_IBAN = 'NL86BNGH0285008681'

/** A CAMT.053 of so many lines, of which so many are payments to the supplier, all over the file. */
export function statementFile(lineCount: number, certainCount: number): string {
  const statement = sampleStatement(lineCount)
  const every = lineCount / certainCount
  const lines = statement.lines.map((line, index) =>
    index % every === 0
      ? { ...line, amountCents: -1000 - index, counterpartyName: 'Leverancier', counterpartyIban: SUPPLIER_IBAN }
      : line,
  )
  return writeCamt053({ ...statement, lines })
}
