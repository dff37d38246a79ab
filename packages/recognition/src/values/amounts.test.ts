import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountsIn } from './amounts.ts'
import { SHOWN } from './found.ts'

const centsIn = (text: string) =>
  amountsIn(text)
    .filter(({ score }) => score >= SHOWN)
    .map(({ value }) => value)

describe('amounts', () => {
  test.each([
    ['1.234,50', 123450],
    ['1234,50', 123450],
    ['3 038,14', 303814],
    ["1'234.50", 123450],
    ['€ 12,-', 1200],
    ['€ 1.250,--', 125000],
    ['12,=', 1200],
    ['EUR 1.234,50', 123450],
    ['1,234.50', 123450],
    ['1.234.50', 123450],
    ['€12', 1200],
    ['€ 1.234', 123400],
    ['€ 12,5', 1250],
    ['-1.234,50', -123450],
    ['1.234,50-', -123450],
    ['€ -12,50', -1250],
    ['-€ 12,50', -1250],
    ['-/- 12,50', -1250],
    ['- 12,50', -1250],
    ['(12,00)', -1200],
    ['(€ 12,00)', -1200],
    ['12,50 EUR', 1250],
    ['C12,50', 1250],
    ['e 12,50', 1250],
    ['1.234 ,50', 123450],
    ['totaal: 12,50.', 1250],
    ['0,00', 0],
  ])('reads %s', (text, cents) => {
    expect(centsIn(text)).toEqual([cents])
  })

  test.each([
    '12,50%',
    '21 %',
    '2,00 uur',
    '12.30 uur',
    '03.02.2026',
    '1.25.3',
    '€ 1,879',
    '2026',
    '1.234',
    'A12,50',
    '020-1234567',
    '12,50 kg',
    'NL91ABNA0417164300',
    '3,5',
  ])('takes %s for no amount', (text) => {
    expect(centsIn(text)).toEqual([])
  })

  test('takes a C or an e for the euro sign only with cents behind it', () => {
    expect(centsIn('€ 12')).toEqual([1200])
    for (const text of ['C12', 'c 12', 'e 12', 'E 12']) expect(centsIn(text)).toEqual([])
    for (const text of ['C12,50', 'c 12,50', 'e 12,50', 'E 12,50']) expect(centsIn(text)).toEqual([1250])
  })

  test('is a little surer beside a currency, and never more than sure', () => {
    const scoreOf = (text: string) => amountsIn(text)[0]?.score
    const plain = scoreOf('12,50') ?? NaN
    expect(scoreOf('€ 12,50')).toBe(Math.min(1, plain + 0.1))
    expect(scoreOf('€ 12')).toBeLessThan(1)
  })

  test('has no less than nothing', () => {
    expect(centsIn('-0,00')).toEqual([0])
    expect(centsIn('(0,00)')).toEqual([0])
  })

  test('keeps a dash in a sentence from making an amount negative', () => {
    expect(centsIn('Verzending - 12,50')).toEqual([1250])
  })

  test('reads a quantity before an amount both as thousands and by itself', () => {
    expect(centsIn('2 150,00')).toEqual([215000, 15000])
  })

  test('has the reading of a euro sign that was taken for a six, too unlikely to show', () => {
    expect(amountsIn('6121,00')).toMatchObject([{ value: 612100 }, { value: 12100, score: 0.1 }])
  })

  test('knows the currency beside it', () => {
    expect(amountsIn('$12.50 £3.00 CHF 4.00 € 5,00 6,00').map(({ currency }) => currency)).toEqual([
      'USD',
      'GBP',
      'CHF',
      'EUR',
      null,
    ])
  })

  test('reads back every amount in every form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), fc.constantFrom(...FORMS), (cents, form) => {
        expect(amountsIn(form(cents))[0]?.value).toBe(form(1).includes('-0') ? cents && -cents : cents)
      }),
    )
  })
})

function grouped(cents: number, group: string, decimal: string): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group)}${decimal}${digits.slice(-2)}`
}

const FORMS: ((cents: number) => string)[] = [
  (cents) => grouped(cents, '.', ','),
  (cents) => grouped(cents, ' ', ','),
  (cents) => grouped(cents, ',', '.'),
  (cents) => grouped(cents, "'", '.'),
  (cents) => grouped(cents, '', ','),
  (cents) => `€ ${grouped(cents, '.', ',')}`,
  (cents) => `€${grouped(cents, '', '.')}`,
  (cents) => `EUR ${grouped(cents, '.', ',')}`,
  (cents) => `${grouped(cents, ' ', ',')} €`,
  (cents) => `C${grouped(cents, '.', ',')}`,
  (cents) => `-${grouped(cents, '.', ',')}`,
  (cents) => `€ -${grouped(cents, '.', ',')}`,
]
