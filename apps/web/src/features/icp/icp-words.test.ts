import { expect, test } from 'vitest'
import { countryAndNumber, dueSentence, invalidSentence, stateOf, viesWords } from './icp-words.ts'

const list = { state: 'due', totalEuros: 3234, dueDate: '2026-04-30', end: '2026-03-31', filed: null } as const

test('a list with supplies is to be handed in, one without is not', () => {
  expect(stateOf(list)).toEqual({ label: 'Nog indienen', tone: 'warning' })
  expect(stateOf({ ...list, state: 'late' }).label).toBe('Te laat')
  expect(stateOf({ ...list, state: 'late', totalEuros: 0 }).label).toBe('Niet nodig')
  expect(stateOf({ ...list, state: 'filed' }).tone).toBe('success')
  expect(stateOf({ ...list, state: 'open' }).label).toBe('Loopt')
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
})

test('what VIES said of a number stands with its day and proof, and one that it knows nobody by is named once', () => {
  const answeredAt = Date.parse('2026-05-20T10:00:00Z') / 1000
  const valid = { state: 'valid', answeredAt, consultationNumber: 'WAPIAAAAYxn5VRXb' } as const
  expect(viesWords(valid)).toBe('Volgens VIES geldig op 20 mei 2026, raadpleegnummer WAPIAAAAYxn5VRXb')
  const invalid = { ...valid, state: 'invalid', consultationNumber: null } as const
  expect(viesWords(invalid)).toBe('Volgens VIES niet geldig op 20 mei 2026')
  expect(viesWords({ state: 'waiting', answeredAt: null, consultationNumber: null })).toContain('nog niet geantwoord')
  expect(invalidSentence([{ vatNumber: 'DE136695976', vies: valid }])).toBeNull()
  const wrong = { vatNumber: 'BE0411905847', vies: invalid }
  expect(invalidSentence([wrong, wrong])).toContain('juiste nummer van BE0411905847. Is er geen')
})
