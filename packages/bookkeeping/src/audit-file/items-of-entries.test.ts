import { expect, test } from 'vitest'
import type { SourceEntry, SourceLine } from './contents.ts'
import { itemsOfEntries } from './items-of-entries.ts'
import type { ItemOfFile } from './opening-of-file.ts'

const rgsOf = (account: string) => ({ '1300': 'BVorDebHad', '1600': 'BSchCreHac' })[account] ?? null
const line = (cents: number, changes: Partial<SourceLine> = {}): SourceLine => ({
  account: '1300',
  cents,
  description: '',
  contact: 'D1',
  invoice: null,
  ...changes,
})
const entry = (lines: readonly SourceLine[], changes: Partial<SourceEntry> = {}): SourceEntry => ({
  journal: 'Verkoop',
  isMoneyBook: false,
  number: '7001',
  date: '2025-03-05',
  period: null,
  description: 'Factuur',
  lines: [...lines, line(-lines.reduce((sum, { cents }) => sum + cents, 0), { account: '8000', contact: null })],
  ...changes,
})
const opened = (changes: Partial<ItemOfFile> = {}): ItemOfFile => ({
  kind: 'receivable',
  contact: 'D1',
  number: '2024-17',
  documentDate: '2024-12-10',
  dueDate: '2024-12-24',
  amountCents: 121_000,
  ...changes,
})
const bank = (lines: readonly SourceLine[]) => entry(lines, { isMoneyBook: true, number: 'B1', date: '2025-04-01' })

test('an invoice is an item of its booking, and what is paid of it settles it', () => {
  const { items, settlements, openCents } = itemsOfEntries(
    [],
    [entry([line(12_100, { invoice: '2025-1' })]), bank([line(-10_000, { invoice: '2025-1' })])],
    rgsOf,
  )
  expect(items).toEqual([
    {
      kind: 'receivable',
      contact: 'D1',
      number: '2025-1',
      documentDate: '2025-03-05',
      dueDate: '2025-04-04',
      amountCents: 12_100,
      entry: 0,
    },
  ])
  expect(settlements).toEqual([{ item: 0, entry: 1, amountCents: 10_000 }])
  expect(openCents).toEqual({ receivable: 2100, payable: 0 })
})

test('what was open when the year began is paid by its number, and what is paid too much is an item of the payment', () => {
  const paid = itemsOfEntries([opened()], [bank([line(-122_000, { invoice: '2024-17' })])], rgsOf)
  expect(paid.settlements).toEqual([{ item: 0, entry: 0, amountCents: 121_000 }])
  expect(paid.items).toMatchObject([{ number: '2024-17', amountCents: -1000, entry: 0 }])
  expect(paid.openCents.receivable).toBe(-1000)
})

test('a payment that names no invoice settles the one of just its amount, else what was open of its contact', () => {
  const invoices = [entry([line(5000, { invoice: 'A' })]), entry([line(7000, { invoice: 'B' })])]
  const exact = itemsOfEntries([], [...invoices, bank([line(-7000)])], rgsOf)
  expect(exact.settlements).toEqual([{ item: 1, entry: 2, amountCents: 7000 }])
  const old = itemsOfEntries([opened({ number: 'Beginsaldo' })], [bank([line(-3000, { invoice: 'onbekend' })])], rgsOf)
  expect(old.settlements).toEqual([{ item: 0, entry: 0, amountCents: 3000 }])
  expect(old.openCents.receivable).toBe(118_000)
})

test('a credit invoice settles nothing that it does not name', () => {
  const credited = itemsOfEntries(
    [],
    [entry([line(5000, { invoice: 'A' })]), entry([line(-5000, { invoice: 'C-A' })])],
    rgsOf,
  )
  expect(credited.settlements).toEqual([])
  expect(credited.items.map(({ amountCents }) => amountCents)).toEqual([5000, -5000])
})

test('of nobody is settled by its number alone', () => {
  const nobody = { contact: null }
  const lines = [entry([line(5000, { ...nobody, invoice: 'A' })]), bank([line(-5000, nobody)])]
  expect(itemsOfEntries([], lines, rgsOf).settlements).toEqual([])
})

test('payables are signed the other way round, and items always come to the control account', () => {
  const bought = entry([line(-36_300, { account: '1600', contact: 'C1', invoice: 'L-9' })])
  const paid = bank([line(30_000, { account: '1600', contact: 'C1', invoice: 'L-9' })])
  const { items, settlements, openCents } = itemsOfEntries([], [bought, paid], rgsOf)
  expect(items).toMatchObject([{ kind: 'payable', amountCents: 36_300 }])
  expect(settlements).toEqual([{ item: 0, entry: 1, amountCents: 30_000 }])
  expect(openCents).toEqual({ receivable: 0, payable: 6300 })
})
