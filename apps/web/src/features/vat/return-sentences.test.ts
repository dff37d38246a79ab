import { expect, test } from 'vitest'
import {
  daysOf,
  filedSentence,
  lateVatSentence,
  notYetSentence,
  paidSentence,
  paymentSentence,
  roundingSentence,
  schemeSentence,
  statusSentence,
} from './return-sentences.ts'

const ofQuarter = {
  key: '2026-Q2',
  label: '2e kwartaal 2026',
  vatCents: -2100,
  declaredCents: 0,
  decision: null,
  documents: [],
}
const quarter = { start: '2026-07-01', end: '2026-09-30', dueDate: '2026-10-31' }

test('the days of a period name a year once', () => {
  expect(daysOf(quarter)).toBe('1 juli t/m 30 september 2026')
})

test('paying, getting back and nothing each say what to do', () => {
  const on = (day: string, payableEuros: number) => paymentSentence({ ...quarter, payableEuros }, day)
  expect(on('2026-10-31', 3629)).toBe('Betaal € 3.629 uiterlijk 31 oktober 2026.')
  expect(on('2026-11-01', 3629)).toBe(
    'Je had € 3.629 uiterlijk 31 oktober 2026 moeten betalen. Deed je dat nog niet, betaal dan zo snel mogelijk.',
  )
  expect(on('2026-11-01', -1250)).toBe('Je krijgt € 1.250 terug van de Belastingdienst.')
  expect(on('2026-11-01', 0)).toContain('Aangifte doen moet wel')
})

test('what the bank shows as paid is not asked for again', () => {
  const payments = [
    { entryId: 2, date: '2026-10-20', amountCents: 200_000 },
    { entryId: 1, date: '2026-10-14', amountCents: 20_400 },
  ]
  expect(paidSentence({ state: 'paid', amountCents: 220_400, payments })).toBe('Betaald op 20 oktober 2026.')
  expect(paidSentence({ state: 'paid', amountCents: -1000, payments: [] })).toBe('Teruggekregen.')
  expect(paidSentence({ state: 'partly', amountCents: 220_400, payments })).toBe(null)
})

test('rounding and late VAT are explained only when they are there', () => {
  expect(roundingSentence(0)).toBe(null)
  expect(roundingSentence(123)).toContain('€\u00a01,23')
  expect(lateVatSentence(0)).toBe(null)
  expect(lateVatSentence(2100)).toContain('€\u00a021,00 btw die nog aan te geven was')
  expect(lateVatSentence(-2100)).toContain('krijg je €\u00a021,00 btw terug')
})

test('a late return says when it should have been there', () => {
  expect(statusSentence({ ...quarter, state: 'late' })).toBe(
    '1 juli t/m 30 september 2026. De aangifte had uiterlijk 31 oktober 2026 gemoeten.',
  )
})

test('a worksheet of a fiscal unit has no last day of its own', () => {
  for (const state of ['open', 'due', 'late', 'filed', 'future', 'exempt'] as const)
    expect(statusSentence({ ...quarter, state, isWorksheet: true })).not.toContain('31 oktober')
  expect(statusSentence({ ...quarter, state: 'late', isWorksheet: true })).toBe(
    '1 juli t/m 30 september 2026. Geef deze bedragen door voor de aangifte van de fiscale eenheid.',
  )
})

test('a filed return says who filed it and when, by the clock in the Netherlands', () => {
  const filedAt = Date.parse('2026-10-14T07:12:00Z') / 1000
  expect(filedSentence({ id: 1, filedAt, filedBy: 'Eva Visser', handedInOn: null, isLatest: true })).toBe(
    'Aangegeven op 14 oktober 2026 om 09:12 door Eva Visser.',
  )
  expect(filedSentence({ id: 1, filedAt, filedBy: null, handedInOn: null, isLatest: true })).toBe(
    'Aangegeven op 14 oktober 2026 om 09:12.',
  )
})

test('a cash basis is explained to who is on it', () => {
  expect(schemeSentence('cash')).toBe('Kasstelsel: btw telt mee zodra je klant betaalt.')
  expect(schemeSentence('accrual')).toBeNull()
})

test('a return that cannot be filed yet says from when, or what comes first', () => {
  const text = 'Alle eerdere perioden zijn aangegeven'
  const check = { kind: 'earlier_period' as const, count: 0, text, entries: [] }
  const checks = [{ ...check, tone: 'success' as const }]
  const told = (changes: Partial<Parameters<typeof notYetSentence>[0]>) =>
    notYetSentence({ state: 'due', end: '2026-09-30', checks, late: [], ...changes })
  expect(told({ state: 'open', end: '2026-12-31' })).toBe('Aangifte kan vanaf 1 januari 2027.')
  expect(told({ state: 'future', end: '2027-03-31' })).toBe('Aangifte kan vanaf 1 april 2027.')
  expect(told({ state: 'exempt' })).toContain('Onder de KOR')
  expect(statusSentence({ ...quarter, state: 'exempt' })).toContain('hoeft geen aangifte te doen')
  expect(told({})).toBeNull()
  const late = [{ ...ofQuarter, needsCorrection: true }]
  expect(told({ late })).toBe('Maak eerst een suppletie van wat nog aan te geven is.')
  expect(told({ late: late.map((each) => ({ ...each, decision: 'correction' as const })) })).toBeNull()
  expect(told({ late: [{ ...ofQuarter, needsCorrection: false }] })).toBeNull()
  const waiting = [{ ...check, tone: 'danger' as const, text: 'Doe eerst aangifte over 2e kwartaal 2026' }]
  expect(told({ state: 'late', checks: waiting })).toBe('Doe eerst aangifte over 2e kwartaal 2026.')
})
