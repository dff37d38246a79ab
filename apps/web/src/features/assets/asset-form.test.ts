import { expect, test } from 'vitest'
import { methodText } from './asset-facts.tsx'
import { formOf, inputOf } from './asset-form.ts'
import { account, laptop } from './asset.test-support.ts'
import { disposalOf } from './disposal.ts'

test('an asset that is opened and saved without a change stays the same', () => {
  expect(inputOf(formOf(laptop, null))).toEqual({
    name: 'Laptop',
    note: 'Serie 12',
    accountId: 81,
    costCents: 199_900,
    residualCents: 10_000,
    vatCents: null,
    inUseOn: '2025-04-01',
    acquiredOn: '2025-03-20',
    method: { kind: 'months', months: 40 },
    every: 'month',
    takenOver: null,
  })
  const percent = { kind: 'percent' as const, percent: '12.5' }
  const takenOver = { day: '2026-01-01', depreciatedCents: 500 }
  const other = inputOf(formOf({ ...laptop, method: percent, takenOver, every: 'year' }, null))
  expect(other).toMatchObject({ method: percent, takenOver, acquiredOn: null, every: 'year' })
  expect(inputOf(formOf({ ...laptop, method: null }, null))?.method).toBeNull()
})

test('a purchase says what is known of it; costs still want an account of assets', () => {
  const candidate = {
    purchaseId: 7,
    lineNumber: 1,
    supplier: 'Kamera Express',
    description: 'Camera',
    invoiceDate: '2026-05-01',
    costCents: 60_000,
    account,
    isOnAssetAccount: false,
  }
  const form = formOf(null, candidate)
  expect(form).toMatchObject({
    name: 'Camera',
    accountId: null,
    costCents: 60_000,
    inUseOn: '2026-05-01',
    months: '60',
  })
  expect(inputOf(form)).toBeNull()
  expect(formOf(null, { ...candidate, isOnAssetAccount: true }).accountId).toBe(81)
})

test('how it is depreciated is said in words', () => {
  expect(methodText(laptop)).toBe('In gelijke delen over 40 maanden, elke maand')
  expect(methodText({ method: { kind: 'months', months: 60 }, every: 'year' })).toBe(
    'In gelijke delen over 5 jaar, elk boekjaar',
  )
  expect(methodText({ method: { kind: 'percent', percent: '12.5' }, every: 'month' })).toBe(
    '12,5% van de aanschafwaarde per jaar, elke maand',
  )
  expect(methodText({ method: null, every: 'month' })).toBe('Niet')
})

test('a disposal says what came in for it only where it was sold without an invoice', () => {
  const proceeds = { cents: 500, vatCode: 'sale_high', accountId: 9 } as const
  const form = { way: 'money', date: '2026-05-01', proceeds } as const
  expect(disposalOf(form)).toEqual({ kind: 'sold', date: '2026-05-01', proceeds })
  expect(disposalOf({ ...form, way: 'invoice' })).toEqual({ kind: 'sold', date: '2026-05-01', proceeds: null })
  expect(disposalOf({ ...form, way: 'scrapped' })).toEqual({ kind: 'scrapped', date: '2026-05-01', proceeds: null })
  expect(disposalOf({ ...form, proceeds: { ...proceeds, cents: null } })).toBeNull()
  expect(disposalOf({ ...form, date: null })).toBeNull()
})
