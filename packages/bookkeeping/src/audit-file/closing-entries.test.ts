import { expect, test } from 'vitest'
import { closingEntries } from './closing-entries.ts'
import type { SourceEntry } from './contents.ts'

const account = (number: string, isBalance: boolean) => ({ number, name: number, isBalance, rgs: null })
const accounts = [
  account('0500', true),
  account('0510', true),
  account('1100', true),
  account('4000', false),
  account('4100', false),
  account('8000', false),
  account('9990', false),
]
const isEquity = (number: string) => ['0500', '0510'].includes(number)

type Lines = Readonly<Record<string, number>>
let count = 0
const entry = (date: string, lines: Lines, changes: Partial<SourceEntry> = {}): SourceEntry => ({
  journal: 'Memoriaal',
  isMoneyBook: false,
  number: String((count += 1)),
  date,
  period: null,
  description: 'Boeking',
  lines: Object.entries(lines).map(([number, cents]) => ({
    account: number,
    cents,
    description: '',
    contact: null,
    invoice: null,
  })),
  ...changes,
})
const LAST = '2025-12-31'
const year = () => [
  entry('2025-05-20', { 1100: 100_000, 8000: -100_000 }),
  entry('2025-06-30', { 4000: 30_000, 1100: -30_000 }),
  entry('2025-07-01', { 4100: 5000, 1100: -5000 }),
]
const found = (entries: readonly SourceEntry[], software: string | null = 'Een pakket') => {
  const closing = closingEntries({ software, endDate: LAST, accounts, entries }, isEquity)
  return entries.filter((one) => closing.has(one))
}

test('the entry of the last day that takes revenue and costs to nothing against equity closes the year', () => {
  const close = entry(LAST, { 8000: 100_000, 4000: -30_000, 4100: -5000, '0500': -65_000 })
  expect(found([...year(), close])).toEqual([close])
})

test('without one nothing is taken for it, however much moves between costs and equity on the last day', () => {
  expect(found([...year(), entry(LAST, { 4100: -5000, '0510': 5000 }, { description: 'Afsluiten privé' })])).toEqual([])
})

test('costs that were the own ones of the owner are no closing, also where the year is closed in the same file', () => {
  const own = entry(LAST, { 4100: -5000, '0510': 5000 })
  const close = entry(LAST, { 8000: 100_000, 4000: -30_000, '0510': -5000, '0500': -65_000 })
  expect(found([...year(), own, close])).toEqual([close])
})

test('an entry each for revenue and costs is a closing together, as is one that collects the result first', () => {
  const revenue = entry(LAST, { 8000: 100_000, '0500': -100_000 })
  const costs = entry(LAST, { 4000: -30_000, 4100: -5000, '0500': 35_000 })
  expect(found([...year(), revenue, costs])).toEqual([revenue, costs])
  const collected = entry(LAST, { 8000: 100_000, 4000: -30_000, 4100: -5000, 9990: -65_000 }, { period: 13 })
  const moved = entry(LAST, { 9990: 65_000, '0500': -65_000 }, { period: 13 })
  expect(found([...year(), collected, moved])).toEqual([collected, moved])
})

test('a period behind the months or the words of it decide between several', () => {
  const own = entry(LAST, { 8000: 40_000, 4000: -30_000, 4100: -5000, '0500': -5000 })
  const close = entry(LAST, { 8000: 60_000, '0500': -60_000 }, { journal: 'Jaarafsluiting' })
  expect(found([...year(), own, close])).toEqual([close])
})

test('our own files mark it, also where it was taken back; those of before are known as any other', () => {
  const close = entry(LAST, { 8000: 100_000, 4000: -30_000, 4100: -5000, '0500': -65_000 }, { period: 13 })
  const back = entry(LAST, { 8000: -100_000, 4000: 30_000, 4100: 5000, '0500': 65_000 }, { period: 13 })
  expect(found([...year(), close, back], 'Klopt')).toEqual([close, back])
  const before = { ...close, period: 12, description: 'Afsluiting boekjaar 2025' }
  expect(found([...year(), before], 'Klopt')).toEqual([before])
})
