import { expect, test } from 'vitest'
import { dossierYears, yearToOpen } from './dossier-years.ts'

const year = (of: number, state: 'running' | 'open' | 'closed') => ({
  year: of,
  name: String(of),
  state,
  from: `${of}-01-01`,
  to: `${of}-12-31`,
})
const today = '2026-06-01'

test('the work is in the oldest year that is over and not closed', () => {
  const known = [year(2026, 'running'), year(2025, 'open'), year(2024, 'open'), year(2023, 'closed')]
  const years = dossierYears(known, today, undefined)
  expect(yearToOpen(years, undefined)).toBe(2024)
  expect(yearToOpen(years, 2023)).toBe(2023)
  expect(yearToOpen(years, 1999)).toBe(2024)
})

test('without an open year it is that of today, whatever was booked ahead', () => {
  const known = [year(2100, 'running'), year(2026, 'running'), year(2025, 'closed')]
  const years = dossierYears(known, today, undefined)
  expect(yearToOpen(years, undefined)).toBe(2026)
  expect(years.map(({ state }) => state.label)).toEqual(['Moet nog beginnen', 'Loopt', 'Afgesloten'])
})

test('papers are kept of years in which nothing was booked too, and an address cannot ask for any year', () => {
  const names = (wanted?: number) => dossierYears([], today, wanted).map(({ name, state }) => [name, state.label])
  expect(names()).toEqual([
    ['2026', 'Geen boekingen'],
    ['2025', 'Geen boekingen'],
  ])
  expect(names(2023).map(([name]) => name)).toEqual(['2026', '2025', '2023'])
  expect(names(1999)).toHaveLength(2)
})
