import { expect, test } from 'vitest'
import { deadlineSentence, refundState, refundSum } from './refund-words.ts'

const year = { year: 2026, deadline: '2027-09-30' }
const germany = { country: 'DE', quarterCents: [0, 8300, 0, 0], vatCents: 8300, isBelowMinimum: false, requested: null }

test.each([
  ['2026-12-31', 'Vraag 2026 terug na afloop van het jaar, uiterlijk 30 september 2027.'],
  ['2027-09-30', 'Vraag 2026 terug uiterlijk 30 september 2027.'],
  ['2027-10-01', 'Over 2026 kon je terugvragen tot en met 30 september 2027.'],
])('on %s it says: %s', (today, sentence) => {
  expect(deadlineSentence(year, today)).toBe(sentence)
})

test('what changed since it was asked back is told, and an amount that no country need pay', () => {
  const asked = (vatCents: number) => refundState({ ...germany, requested: { on: '2027-03-01', vatCents } })
  expect(refundState(germany)).toBeNull()
  expect(refundState({ ...germany, vatCents: 4999, isBelowMinimum: true })).toBe(
    'Minder dan € 50: wordt meestal niet uitbetaald',
  )
  expect(asked(8300)).toBe('Teruggevraagd op 1 maart 2027')
  expect(asked(8000)).toBe('Teruggevraagd op 1 maart 2027; sindsdien kwam er €\u00a03,00 bij')
  expect(asked(9000)).toBe('Teruggevraagd op 1 maart 2027; sindsdien ging er €\u00a07,00 af')
})

test('what the invoices of a year come to is told as far as they were counted', () => {
  expect(refundSum({ year: 2026, count: 3, isCapped: false, vatCents: 8300 })).toBe('3 facturen · €\u00a083,00 btw')
  expect(refundSum({ year: 2026, count: 1, isCapped: false, vatCents: -1900 })).toBe(
    '1 factuur · €\u00a0\u221219,00 btw',
  )
  expect(refundSum({ year: 2026, count: 10_000, isCapped: true, vatCents: null })).toBe('10.000+ facturen')
})
