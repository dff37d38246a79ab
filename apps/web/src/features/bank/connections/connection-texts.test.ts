import { expect, test } from 'vitest'
import { askingForConsent, problemOf, stateOf } from './connection-texts.ts'

const active = {
  id: 1,
  bankName: 'ING',
  state: 'active',
  validUntil: Date.UTC(2026, 11, 12, 10) / 1000,
  endsSoon: false,
  fetchedAt: 1,
  failure: null,
  endedBy: null,
  endedAt: null,
  accounts: [],
} as const
const ended = { ...active, state: 'ended', endedAt: Date.UTC(2026, 10, 29, 10) / 1000 } as const

test('a connection that does what it has to asks for nothing', () => {
  expect(stateOf(active)).toEqual({ tone: 'success', label: 'Gekoppeld' })
  expect(problemOf(active)).toBeNull()
  expect(stateOf({ ...active, fetchedAt: null }).label).toBe('Wordt opgehaald')
})

test('a consent that ends says until when, and one that the bank ended since when', () => {
  expect(problemOf({ ...active, endsSoon: true })).toEqual({
    tone: 'warning',
    text: 'Je toestemming bij ING loopt af op 12 december 2026. Geef die opnieuw, dan blijven je regels binnenkomen.',
  })
  expect(problemOf({ ...ended, endedBy: 'bank' })).toMatchObject({
    tone: 'danger',
    text: expect.stringContaining('Sinds 29 november 2026 komt er niets meer binnen van ING'),
  })
  expect(stateOf({ ...ended, endedBy: 'bank' }).label).toBe('Toestemming voorbij')
})

test('what somebody ended themselves is no problem', () => {
  expect(problemOf({ ...ended, endedBy: 'user' })).toBeNull()
  expect(stateOf({ ...ended, endedBy: 'user' })).toEqual({ tone: 'neutral', label: 'Ontkoppeld' })
})

test('other lines than are known are a matter for a person, a bank that is busy is not', () => {
  expect(problemOf({ ...active, failure: 'differs' })?.tone).toBe('danger')
  expect(problemOf({ ...active, failure: 'busy' })?.text).toContain('Je hoeft niets te doen')
  expect(stateOf({ ...active, failure: 'unavailable', endsSoon: true }).label).toBe('Bank antwoordt niet')
})

test('the bank screen tells what ends and what the bank ended, and no more', () => {
  const soon = { ...active, id: 2, endsSoon: true }
  const over = { ...ended, id: 3, endedBy: 'bank' as const }
  const left = { ...ended, id: 4, endedBy: 'user' as const }
  expect(askingForConsent([active, soon, over, left]).map(({ id }) => id)).toEqual([2, 3])
})
