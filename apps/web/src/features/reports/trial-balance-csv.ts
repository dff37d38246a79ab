import { toCsv } from '@klopt/bookkeeping/reports'

import type { TrialBalance } from './trial-rows.ts'

/** The trial balance as it is on the screen, for a spreadsheet. */
export function trialBalanceCsv({ rows, totals }: TrialBalance): string {
  type Amounts = TrialBalance['totals']
  const amounts = ({ openingCents, debitCents, creditCents, closingCents }: Amounts) =>
    [openingCents, debitCents, creditCents, closingCents].map((cents) => ({ cents }))
  return toCsv([
    ['Nummer', 'Naam', 'Beginsaldo', 'Debet', 'Credit', 'Eindsaldo'],
    ...rows.map((row) => [row.number, row.name, ...amounts(row)]),
    ['', 'Totaal', ...amounts(totals)],
  ])
}
