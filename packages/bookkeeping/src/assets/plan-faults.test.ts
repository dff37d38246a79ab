import { expect, test } from 'vitest'
import { ACCOUNT_TEMPLATES } from '../ledger/index.ts'
import { ASSET_CODES, assetAccounts, holdsAssets, holdsGoodwill } from './asset-accounts.ts'
import { disposalPosting, depreciationPosting } from './asset-postings.ts'
import type { DepreciationPlan } from './depreciation-plan.ts'
import { planFaults } from './plan-faults.ts'

const plan: DepreciationPlan = {
  costCents: 100_000,
  residualCents: 0,
  inUseOn: '2026-01-01',
  method: { kind: 'months', months: 60 },
  takenOver: null,
  impairments: [],
}
const faults = (changes: Partial<DepreciationPlan>, isGoodwill = false) =>
  planFaults({ ...plan, ...changes }, { isGoodwill, isLand: false })

test('20% of the cost a year is allowed, of goodwill 10%; a residual value shortens the months', () => {
  expect(faults({})).toEqual({})
  expect(faults({ method: { kind: 'months', months: 59 } })).toEqual({
    'method.months': 'Voor de belasting is dat hoogstens 20% van de aanschafwaarde per jaar. Kies minstens 60 maanden.',
  })
  expect(faults({ residualCents: 40_000, method: { kind: 'months', months: 36 } })).toEqual({})
  expect(faults({ method: { kind: 'months', months: 119 } }, true)).toEqual({
    'method.months':
      'Voor de belasting is dat hoogstens 10% van de aanschafwaarde per jaar. Kies minstens 120 maanden.',
  })
  expect(Object.keys(faults({ method: { kind: 'percent', hundredths: 2_001 } }))).toEqual(['method.percent'])
  expect(faults({ method: { kind: 'percent', hundredths: 2_000 } })).toEqual({})
})

test('land is not depreciated, however slowly', () => {
  const land = { isGoodwill: false, isLand: true }
  expect(planFaults({ ...plan, method: null }, land)).toEqual({})
  expect(Object.keys(planFaults(plan, land))).toEqual(['method.months'])
  expect(Object.keys(planFaults({ ...plan, method: { kind: 'percent', hundredths: 1 } }, land))).toEqual([
    'method.percent',
  ])
})

test.each([
  ['costs nothing', { costCents: 0 }, 'costCents'],
  ['is worth more at its end than it cost', { residualCents: 100_001 }, 'residualCents'],
  ['is worth less than nothing', { residualCents: -1, method: null }, 'residualCents'],
  ['came into use long ago', { inUseOn: '1949-12-31' }, 'inUseOn'],
  ['was depreciated before 2000, when no books begin', { inUseOn: '1999-12-31' }, 'inUseOn'],
  ['comes into use after 2099', { inUseOn: '2100-01-01' }, 'inUseOn'],
  [
    'was taken over into books of before 2000',
    { inUseOn: '1990-01-01', takenOver: { day: '1999-12-31', depreciatedCents: 0 } },
    'takenOver.day',
  ],
  ['lasts for ever', { method: { kind: 'months', months: 1_201 } }, 'method.months'],
  ['has no rate', { method: { kind: 'percent', hundredths: 0 } }, 'method.percent'],
  ['was taken over before it was in use', { takenOver: { day: '2025-12-31', depreciatedCents: 0 } }, 'takenOver.day'],
  [
    'was depreciated beyond its value',
    { takenOver: { day: '2026-12-31', depreciatedCents: 100_001 } },
    'takenOver.depreciatedCents',
  ],
] as const)('what %s is refused at its field', (_name, changes, field) => {
  expect(Object.keys(faults(changes))).toEqual([field])
})

test('what is older than any books is kept as it was taken over, and land as it is', () => {
  const old = { inUseOn: '1990-01-01' }
  expect(faults({ ...old, takenOver: { day: '2026-01-01', depreciatedCents: 90_000 } })).toEqual({})
  expect(faults({ ...old, method: null })).toEqual({})
})

test('every kind of asset, and all that goes with it, is in the chart', () => {
  const known = ACCOUNT_TEMPLATES.map(({ rgs }) => rgs)
  const codes = ASSET_CODES.flatMap((code) => [code, ...Object.values(assetAccounts(code) ?? {})])
  expect(codes.filter((code) => code !== null && !known.includes(code))).toEqual([])
})

test('the accounts of an asset go with that of its cost', () => {
  expect(assetAccounts('BMvaBeiVvp')).toEqual({
    depreciation: 'BMvaBeiCae',
    expense: 'WAfsAmvBei',
    result: 'WAfsRvmBei',
  })
  expect(assetAccounts('BMvaVerVvp')).toEqual({
    depreciation: 'BMvaVerCae',
    expense: 'WAfsAmvVeb',
    result: 'WAfsRvmVeb',
  })
  expect(assetAccounts('BIvaGooVvp')).toEqual({
    depreciation: 'BIvaGooCae',
    expense: 'WAfsAivGoo',
    result: 'WAfsRviGoo',
  })
  // Land is not depreciated.
  expect(assetAccounts('BMvaTerVvp')?.depreciation).toBeNull()
  expect([assetAccounts('BMvaBeiCae'), assetAccounts('WBedKanKak'), assetAccounts(null)]).toEqual([null, null, null])
  expect(['BMvaBeiVvp', 'BIvaGooVvp', 'BMvaBeiCae', 'BVorDebHad'].map(holdsAssets)).toEqual([true, true, false, false])
  expect([holdsGoodwill('BIvaGooVvp'), holdsGoodwill('BMvaBeiVvp'), holdsGoodwill(null)]).toEqual([true, false, false])
})

const accounts = { cost: { id: 1 }, depreciation: { id: 2 }, expense: { id: 3 }, result: { id: 4 } }
test('what leaves takes its cost and its depreciation along; the rest is a result', () => {
  expect(
    disposalPosting(accounts, { costCents: 1_000, depreciatedCents: 700, description: 'x' }).map(
      ({ account, debitCents, creditCents }) => [account, debitCents, creditCents],
    ),
  ).toEqual([
    [{ id: 2 }, 700, 0],
    [{ id: 4 }, 300, 0],
    [{ id: 1 }, 0, 1_000],
  ])
  expect(depreciationPosting(accounts, -5, 'x').map(({ debitCents }) => debitCents)).toEqual([0, 5])
})
