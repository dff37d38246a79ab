import { expect, test } from 'vitest'
import { countryAndNumber, dueSentence, stateOf, wholeEuros } from './icp-words.ts'

const list = { state: 'due', totalEuros: 3234, dueDate: '2026-04-30', end: '2026-03-31', filed: null } as const

test('a list with supplies is to be handed in, one without is not', () => {
  expect(stateOf(list)).toEqual({ label: 'Nog indienen', tone: 'warning' })
  expect(stateOf({ ...list, state: 'late' }).label).toBe('Te laat')
  expect(stateOf({ ...list, state: 'late', totalEuros: 0 }).label).toBe('Niet nodig')
  expect(stateOf({ ...list, state: 'filed' }).tone).toBe('success')
  expect(stateOf({ ...list, state: 'open' }).label).toBe('Loopt nog')
})

test('says until when, or that it was handed in', () => {
  expect(dueSentence(list)).toBe('Uiterlijk 30 april 2026 indienen.')
  expect(dueSentence({ ...list, totalEuros: 0 })).toContain('geen opgaaf')
  expect(dueSentence({ ...list, state: 'open' })).toBe('Loopt tot en met 31 maart 2026.')
  const filed = { id: 1, handedInOn: '2026-04-12', filedAt: 0, filedBy: null, isLatest: true }
  expect(dueSentence({ ...list, state: 'filed', filed })).toBe('Ingediend op 12 april 2026.')
})

test('the form asks the country apart from the number', () => {
  expect(countryAndNumber('DE136695976')).toEqual(['DE', '136695976'])
  expect(wholeEuros(3234)).toBe('3.234')
})
