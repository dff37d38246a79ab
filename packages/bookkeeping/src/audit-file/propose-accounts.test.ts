import { expect, test } from 'vitest'
import { must } from '../money/must.ts'
import { account, xaf } from '../testing/xaf-of-another.ts'
import { openingOfFile } from './opening-of-file.ts'
import { proposeAccounts, type ChartAccount } from './propose-accounts.ts'
import { readAuditFile } from './read-audit-file.ts'

const CHART: readonly ChartAccount[] = [
  { id: 1, number: '1100', name: 'Bank', rgs: 'BLimBanRba', type: 'asset' },
  { id: 2, number: '1300', name: 'Debiteuren', rgs: 'BVorDebHad', type: 'asset' },
  { id: 3, number: '1600', name: 'Crediteuren', rgs: 'BSchCreHac', type: 'liability' },
  { id: 4, number: '1500', name: 'Btw hoog tarief', rgs: 'BSchBepBla', type: 'liability' },
  { id: 5, number: '1530', name: 'Te betalen omzetbelasting', rgs: 'BSchBepBtw', type: 'liability' },
  { id: 6, number: '0500', name: 'Ondernemingsvermogen', rgs: 'BEivKapOnd', type: 'equity' },
  { id: 7, number: '8000', name: 'Omzet diensten hoog tarief', rgs: 'WOmzNodOdh', type: 'revenue' },
  { id: 8, number: '4500', name: 'Kantoorbenodigdheden', rgs: 'WBedKanKan', type: 'expense' },
]

const read = (text: string) => readAuditFile([text])
const proposed = async (text = xaf()) =>
  new Map(proposeAccounts(await read(text), CHART).map((found) => [found.source.number, found]))

test('an account is found by its RGS code, then its number, then its name; what is not is new', async () => {
  const others =
    account('4500', 'Bureau', 'P') +
    account('77', 'kantoor-benodigdheden', 'P') +
    account('78', 'KANTOORBENODIGDHEDEN', 'P')
  const found = await proposed(
    xaf({ accounts: `${/<generalLedger>([^]*)<\/generalLedger>/.exec(xaf())?.[1]}${others}` }),
  )
  const shown = [...found].map(([number, { by, accountId, inOpening, inEntries }]) => [
    number,
    by,
    accountId,
    inOpening || inEntries,
  ])
  expect(shown).toEqual([
    ['11', 'rgs', 1, true],
    ['1301', 'rgs', 2, true],
    ['1601', 'rgs', 3, true],
    ['1505', 'vat', 5, true],
    ['500', 'rgs', 6, true],
    ['8000', 'number', 7, true],
    ['9999', 'new', null, false],
    ['4500', 'number', 8, false],
    ['77', 'new', null, false],
    ['78', 'name', 8, false],
  ])
})

test('a number means nothing when one is of the balance sheet and the other is not', async () => {
  const accounts = must(/<generalLedger>([^]*)<\/generalLedger>/.exec(xaf())?.[1], 'accounts')
  const found = await proposed(xaf({ accounts: accounts + account('4500', 'Inventaris', 'B') }))
  // 4500 is taken, so that the new one gets the next number.
  expect(found.get('4500')).toMatchObject({ by: 'new', create: { number: '4501', name: 'Inventaris', type: 'asset' } })
})

test('a number means nothing when both say by their RGS codes that they are something else', async () => {
  const accounts = must(/<generalLedger>([^]*)<\/generalLedger>/.exec(xaf())?.[1], 'accounts')
  const staff = await proposed(xaf({ accounts: accounts + account('4500', 'Werkkosten', 'P', 'WPerWkfOwr') }))
  expect(staff.get('4500')).toMatchObject({
    by: 'new',
    create: { number: '4501', name: 'Werkkosten', type: 'expense' },
  })
  // The same group, named finer.
  const office = await proposed(xaf({ accounts: accounts + account('4500', 'Papier', 'P', 'WBedKanPap') }))
  expect(office.get('4500')).toMatchObject({ by: 'number', accountId: 8 })
})

test('VAT of the old package is never put on an account that is declared', async () => {
  const accounts = must(/<generalLedger>([^]*)<\/generalLedger>/.exec(xaf())?.[1], 'accounts')
  const vat = account('1500', 'Btw hoog', 'B', 'BSchBepBla') + account('1520', 'Te vorderen', 'B', 'BVorBtwTtv')
  const found = await proposed(xaf({ accounts: accounts + vat }))
  expect([found.get('1500')?.accountId, found.get('1520')?.accountId]).toEqual([5, 5])
})

test('the opening has an item for each invoice, and one for what the subledgers leave', async () => {
  const accounts = await proposed()
  const of = (number: string) =>
    must(
      CHART.find(({ id }) => id === accounts.get(number)?.accountId),
      number,
    )
  const contents = await read(xaf())
  const { balances, items } = openingOfFile(contents, of)
  // By hand: 1,510.00 less the 300.00 that was paid.
  expect(items).toEqual([
    {
      kind: 'receivable',
      contact: 'D1',
      number: '2024-17',
      documentDate: '2024-12-10',
      dueDate: '2024-12-24',
      amountCents: 121_000,
    },
    {
      kind: 'payable',
      contact: 'C1',
      number: 'L-9',
      documentDate: '2024-12-12',
      dueDate: '2024-12-12',
      amountCents: 36_300,
    },
  ])
  expect([...balances]).toEqual([
    [1, 100_000],
    [2, 121_000],
    [3, -36_300],
    [5, -21_000],
    [6, -163_700],
  ])
  const without = openingOfFile({ ...contents, opening: { ...contents.opening, items: [] } }, of)
  expect(without.items.map(({ kind, contact, amountCents }) => [kind, contact, amountCents])).toEqual([
    ['receivable', null, 121_000],
    ['payable', null, 36_300],
  ])
})
