import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depositLines, fitsDeposit, grossOfDeposit, leftOfDeposit, shareOfDeposit, withDeposits } from './deposits.ts'
import { documentTotals, type DocumentInput } from './document-totals.ts'

const totalsOf = (lines: DocumentInput['lines'], more: Partial<DocumentInput> = {}) =>
  documentTotals({ lines, pricesIncludeVat: false, date: '2026-11-20', ...more })
const high = (unitPrice: string) => ({ quantity: '1', unitPrice, vatCode: 'sale_high' }) as const
const deposit = (vat: ReturnType<typeof totalsOf>['vat'], number = '2026-0001') => ({
  number,
  invoiceDate: '2026-10-01',
  vat,
})

describe('withDeposits', () => {
  test('takes off what was charged, so that both together are the whole to the cent', () => {
    // 21% of 10.02 is 2.10, and of 3.34 it is 0.70; that of the difference, 6.68, would be 1.40.
    const whole = totalsOf([high('10.02')])
    const asked = totalsOf([high('3.35')])
    const final = withDeposits(whole, [deposit(asked.vat)], { pricesIncludeVat: false })
    expect(final).toMatchObject({ netCents: 667, vatCents: 140, grossCents: 807 })
    expect(final.grossCents + asked.grossCents).toBe(1212)
    expect(final.lines.map(({ amountCents }) => amountCents)).toEqual([1002, -335])
  })

  test('shows a deposit with its VAT where prices include it', () => {
    const whole = totalsOf([high('121')], { pricesIncludeVat: true })
    const asked = totalsOf([high('36.30')], { pricesIncludeVat: true })
    const final = withDeposits(whole, [deposit(asked.vat)], { pricesIncludeVat: true })
    expect(final).toMatchObject({ netCents: 7000, vatCents: 1470, grossCents: 8470 })
    expect(final.lines.at(-1)).toMatchObject({ amountCents: -3630, baseCents: -3000 })
  })

  test('keeps the rate at which a deposit was charged beside that of the supply', () => {
    const asked = totalsOf([{ ...high('100'), vatCode: 'sale_low' }])
    const final = withDeposits(totalsOf([high('300')]), [deposit(asked.vat)], { pricesIncludeVat: false })
    expect(final.vat.map(({ vatCode, baseCents, vatCents }) => [vatCode, baseCents, vatCents])).toEqual([
      ['sale_high', 30_000, 6300],
      ['sale_low', -10_000, -900],
    ])
  })

  test('lists VAT in the order of its rates, the highest first, whatever was charged first', () => {
    const low = totalsOf([{ ...high('100'), vatCode: 'sale_low' }])
    const before = totalsOf([high('10')], { date: '2012-09-30' })
    const final = withDeposits(low, [deposit(before.vat), deposit(totalsOf([high('50')]).vat)], {
      pricesIncludeVat: false,
    })
    expect(final.vat.map(({ vatCode, ratePercent }) => [vatCode, ratePercent])).toEqual([
      ['sale_high', '21'],
      ['sale_high', '19'],
      ['sale_low', '9'],
    ])
  })

  test('leaves the discount of the document to its own lines', () => {
    const whole = totalsOf([high('100')], { discountPercent: '10' })
    const final = withDeposits(whole, [deposit(totalsOf([high('50')]).vat)], { pricesIncludeVat: false })
    expect(final).toMatchObject({ discountCents: 1000, netCents: 4000, vatCents: 840 })
  })

  test('gives back on the credit invoice exactly what the final invoice took off', () => {
    const lines = [high('10.02'), { ...high('3.33'), vatCode: 'sale_low' } as const]
    const listed = [deposit(totalsOf([high('3.35')]).vat), deposit(totalsOf([high('1.11')]).vat, '2026-0002')]
    const final = withDeposits(totalsOf(lines), listed, { pricesIncludeVat: false })
    const negated = totalsOf(lines.map((line) => ({ ...line, quantity: '-1' })))
    const credit = withDeposits(negated, listed, { pricesIncludeVat: false, returns: true })
    expect([credit.netCents, credit.vatCents, credit.grossCents]).toEqual([
      -final.netCents,
      -final.vatCents,
      -final.grossCents,
    ])
  })

  test('deposits and their final invoice are the whole supply per rate, whatever their amounts', () => {
    const price = fc.integer({ min: 1, max: 999_999 }).map((cents) => (cents / 100).toFixed(2))
    const line = fc.record({
      quantity: fc.constant('1'),
      unitPrice: price,
      vatCode: fc.constantFrom('sale_high', 'sale_low', 'sale_zero'),
    })
    const anyLines = fc.array(line, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(anyLines, fc.array(anyLines, { maxLength: 3 }), fc.boolean(), (lines, asked, pricesIncludeVat) => {
        const whole = totalsOf(lines, { pricesIncludeVat })
        const deposits = asked.map((of) => totalsOf(of, { pricesIncludeVat }))
        const final = withDeposits(
          whole,
          deposits.map(({ vat }) => deposit(vat)),
          { pricesIncludeVat },
        )
        const together = leftOfDeposit([final, ...deposits])
        expect(together).toEqual(expect.arrayContaining(leftOfDeposit([whole])))
        expect(grossOfDeposit(together)).toBe(whole.grossCents)
        expect(final.netCents + final.vatCents).toBe(final.grossCents)
      }),
    )
  })
})

test('a deposit that was credited in part has the rest left, one that was credited in whole nothing', () => {
  const asked = totalsOf([high('100')])
  expect(leftOfDeposit([asked, totalsOf([high('-40')])])).toEqual([
    { vatCode: 'sale_high', ratePercent: '21', baseCents: 6000, vatCents: 1260 },
  ])
  expect(leftOfDeposit([asked, totalsOf([high('-100')])])).toEqual([])
})

test('a share of a document falls over its rates in proportion, and is what was asked to the cent', () => {
  const { vat } = totalsOf([high('1000'), { ...high('100'), vatCode: 'sale_low' }])
  // 30% of 1,319.00 is 395.70: 363.00 of 1,210.00 and 32.70 of 109.00.
  expect(shareOfDeposit(vat, { percent: '30' })).toEqual([36_300, 3270])
  expect(shareOfDeposit(vat, { amountCents: 50_000 })).toEqual([45_868, 4132])
  expect(shareOfDeposit([], { percent: '30' })).toEqual([])
})

test('a line names the deposit and its day', () => {
  const [line] = depositLines([deposit(totalsOf([high('100')]).vat, 'A-7')], { pricesIncludeVat: false })
  expect(line).toMatchObject({ description: 'Aanbetaling A-7 van 01-10-2026', quantity: '-1', vatCents: -2100 })
})

test.each([
  ['sale_high', true],
  ['sale_reverse', true],
  ['sale_exempt', true],
  ['sale_exempt_counted', true],
  ['sale_eu_services', true],
  ['sale_eu_goods', false],
  ['sale_margin', false],
  ['sale_oss', false],
  ['purchase_high', false],
] as const)('whether a deposit fits %s: %s', (code, fits) => {
  expect(fitsDeposit(code)).toBe(fits)
})
