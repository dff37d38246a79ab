import { expect, test } from 'vitest'
import { partWords, yearWords, type RevisionYear } from './revision-words.ts'

const part: RevisionYear['parts'][number] = {
  assetId: 1,
  name: 'Bus',
  vatCents: 840_000,
  deductedPercent: 100,
  rightPercent: 50,
  nth: 3,
  term: 5,
  cents: 84_000,
  isWaived: false,
}
const year = (cents: number): RevisionYear => ({
  year: '2026',
  from: '2026-01-01',
  lastDay: '2026-12-31',
  cents,
  parts: [part],
})
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a year says whether it is paid back or deducted after all', () => {
  expect(plain(yearWords(year(84_000)))).toBe('Boekjaar 2026: € 840,00 terug te betalen')
  expect(plain(yearWords(year(-84_000)))).toBe('Boekjaar 2026: € 840,00 alsnog af te trekken')
  expect(plain(yearWords(year(0)))).toBe('Boekjaar 2026: niets te herzien')
})

test('an asset says how its figure is made, and why it does not count', () => {
  expect(plain(partWords(part))).toBe(
    'Bus: 1/5 van € 8.400,00 btw, jaar 3 van 5, 50% aftrekbaar en 100% afgetrokken, is € 840,00',
  )
  expect(plain(partWords({ ...part, rightPercent: 91.67, cents: 14_000, isWaived: true }))).toMatch(
    /91,67% aftrekbaar .* is € 140,00; te weinig om te herzien$/,
  )
})
