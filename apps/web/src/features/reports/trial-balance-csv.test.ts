import { expect, test } from 'vitest'
import { trialBalanceCsv } from './trial-balance-csv.ts'

test('the file has the rows and the totals of the screen', () => {
  const amounts = { openingCents: 0, debitCents: 12100, creditCents: 12100, closingCents: 0, lastYearCents: 0 }
  const row = { accountId: 1, number: '1300', name: '=Debiteuren', type: 'asset' as const, ...amounts }
  const csv = trialBalanceCsv({ from: '2026-01-01', to: '2026-12-31', rows: [row], totals: amounts })
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFNummer;Naam;Beginsaldo;Debet;Credit;Eindsaldo',
    "1300;'=Debiteuren;0,00;121,00;121,00;0,00",
    ';Totaal;0,00;121,00;121,00;0,00',
    '',
  ])
})
