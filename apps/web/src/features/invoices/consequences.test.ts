import { expect, test } from 'vitest'
import { consequencesOf } from './consequences.ts'

const toBe = {
  number: '2026-0012',
  entryDate: '2026-11-20',
  periodLabel: '4e kwartaal 2026',
  vatScheme: 'accrual',
} as const

test('the number and the period are named', () => {
  expect(consequencesOf({ ...toBe, isCredit: false })).toEqual([
    'Dit wordt factuur 2026-0012. Ze telt in je boekhouding mee op 20 november 2026, en voor de btw in het 4e kwartaal 2026.',
    'Daarna kun je haar niet meer wijzigen. Een fout herstel je met een creditfactuur.',
  ])
  expect(consequencesOf({ ...toBe, periodLabel: 'november 2026', isCredit: true })[0]).toContain(
    'creditfactuur 2026-0012. Ze telt in je boekhouding mee op 20 november 2026, en voor de btw in november 2026.',
  )
})

test('on a cash basis VAT counts when it is paid', () => {
  expect(consequencesOf({ ...toBe, vatScheme: 'cash', isCredit: false })[0]).toContain('zodra er betaald is.')
})
