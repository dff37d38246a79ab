import { expect, test } from 'vitest'
import { inStrip, openNotices, stateShown, yearToShow, type FiscalYearItem } from './year-states.ts'

const year = (name: number, state: FiscalYearItem['state']): FiscalYearItem => ({
  year: name,
  name: String(name),
  from: `${name}-01-01`,
  to: `${name}-12-31`,
  state,
})

test('the year of the address is shown, else the oldest that can be closed, else that of today', () => {
  const years = [year(2026, 'running'), year(2025, 'open'), year(2024, 'open'), year(2023, 'closed')]
  expect(yearToShow(years, 2023)?.year).toBe(2023)
  expect(yearToShow(years, undefined)?.year).toBe(2024)
  expect(yearToShow(years, 1999)?.year).toBe(2024)
  expect(yearToShow([year(2026, 'running'), year(2025, 'closed')], undefined)?.year).toBe(2026)
  const ahead = [year(2100, 'running'), year(2026, 'running'), year(2025, 'closed')]
  expect(yearToShow(ahead, undefined)?.year).toBe(2026)
  expect(yearToShow(ahead, 2100)?.year).toBe(2100)
  expect(yearToShow([], undefined)).toBeUndefined()
})

test('years that are to come stand behind those that are there', () => {
  const years = [year(2100, 'running'), year(2027, 'running'), year(2026, 'running'), year(2025, 'closed')]
  expect(inStrip(years, '2026-06-01').map((item) => item.year)).toEqual([2026, 2025, 2027, 2100])
})

test('a year that is to come does not run yet', () => {
  const labels = [2100, 2026].map((name) => stateShown(year(name, 'running'), '2026-06-01').label)
  expect(labels).toEqual(['Moet nog beginnen', 'Loopt'])
})

test('what hinders nobody is told before a year is closed, and what is in order is not', () => {
  const checks = [
    { state: 'ok', title: 'Alle bankregels zijn verwerkt' },
    { state: 'notice', title: 'Kas is niet geteld op 31 dec 2025' },
    { state: 'notice', title: 'Op Vraagposten staat nog € 10,00' },
  ] as const
  expect(openNotices(checks)).toBe(
    'Nog open, en geen beletsel: Kas is niet geteld op 31 dec 2025; Op Vraagposten staat nog € 10,00.',
  )
  expect(openNotices(checks.slice(0, 1))).toBe(null)
})
