import { expect, test } from 'vitest'
import { ACCOUNT_TEMPLATES } from './chart-of-accounts.ts'
import { PURCHASE_ACCOUNT_WORDS, purchaseAccounts } from './purchase-account.ts'

test('every account of the table is in the chart and takes costs, and no word stands for two', () => {
  const costs = ACCOUNT_TEMPLATES.filter(({ type }) => type === 'expense').map(({ rgs }) => rgs)
  const words = PURCHASE_ACCOUNT_WORDS.flatMap(([rgs, ...of]) => {
    expect(costs).toContain(rgs)
    return of
  })
  expect(new Set(words).size).toBe(words.length)
  for (const word of words) expect(purchaseAccounts(word)).toHaveLength(1)
})

test.each([
  ['Webhosting pakket M, januari 2026', 'WBedVkkWeb'],
  ['Maandelijkse SOFTWARE-update', 'WBedKanSof'],
  ['Hergebruik van oude kranten', undefined],
  ['42,11 liter Euro95 E10', 'WBedAutBra'],
  ['Diesel', 'WBedAutBra'],
  ['Termijn telefoon en glasvezel', 'WBedKanTef'],
  ['Bu\u200bre\u200bau\u00adstoel', 'WBedKanKak'],
  ['Kantoor artikelen', 'WBedKanKan'],
  ['Huur atelier maart', 'WBedHuiBeh'],
  ['Verhuur van steigers', undefined],
  ['Adviesgesprek', undefined],
  ['', undefined],
])('%s', (text, rgs) => {
  expect(purchaseAccounts(text)[0]?.rgs).toBe(rgs)
})

test('how a supplier can be reached says nothing about what was bought', () => {
  const letterhead = 'Telefoon: 023 555 01 14 Tel. +31 6 12345678 Internet: www.zwart.example Website zwart.example'
  expect(purchaseAccounts(`${letterhead} 500 flyers A5`)).toEqual([{ rgs: 'WBedVkkRea', word: 'flyers' }])
})

test('of accounts that are named equally often the first in the table comes first, wherever it stands in the text', () => {
  expect(purchaseAccounts('parkeren en benzine').map(({ rgs }) => rgs)).toEqual(['WBedAutBra', 'WBedAutPar'])
})

test('the account that is named most often comes first', () => {
  expect(purchaseAccounts('benzine parkeren benzine').map(({ rgs }) => rgs)).toEqual(['WBedAutBra', 'WBedAutPar'])
})
