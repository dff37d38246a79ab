import { describe, expect, test } from 'vitest'
import { totalsOf } from '../ledger/postings.test-support.ts'
import { vatCodeChoices, type VatCode } from '../vat/vat-codes.ts'
import { tellsNet, vatLabel, vatSummary, vatSummaryText } from './vat-summary.ts'

const textsOf = (lines: [price: string, vatCode: VatCode][], more = {}) =>
  vatSummary(totalsOf(lines, more)).map((row) => vatSummaryText(row, String(row.baseCents)))

const named: [code: VatCode, onLine: string, inSummary: string][] = [
  ['sale_high', '21%', 'Btw 21% over 10000'],
  ['sale_low', '9%', 'Btw 9% over 10000'],
  ['sale_lodging', '21%', 'Btw 21% over 10000'],
  ['sale_zero', '0%', 'Btw 0% over 10000'],
  ['sale_reverse', 'Verlegd', 'Btw verlegd over 10000'],
  ['sale_exempt', 'Vrijgesteld', 'Btw vrijgesteld over 10000'],
  ['sale_exempt_counted', 'Vrijgesteld', 'Btw vrijgesteld over 10000'],
  ['sale_eu_goods', '0%', 'Btw 0% (EU) over 10000'],
  ['sale_eu_services', 'Verlegd', 'Btw verlegd over 10000'],
  ['sale_eu_triangular', 'Verlegd', 'Btw verlegd over 10000'],
  ['sale_eu_installation', 'Buitenland', 'Btw buitenland over 10000'],
  ['sale_export', '0%', 'Btw 0% (export) over 10000'],
  ['sale_outside_scope', 'N.v.t.', 'Btw n.v.t. over 10000'],
]

describe('the VAT of a paper', () => {
  test.each(named)('calls %s %s on its line, and says %s below', (code, onLine, inSummary) => {
    const totals = totalsOf([['100', code]])
    expect(totals.lines.map((line) => vatLabel(line))).toEqual([onLine])
    expect(textsOf([['100', code]])).toEqual([inSummary])
  })

  test('has words for every code that one can choose', () => {
    expect(named.map(([code]) => code).toSorted()).toEqual(
      vatCodeChoices('sale')
        .map(({ code }) => code)
        .toSorted(),
    )
  })

  test('says 0% of the zero rate and of what the law taxes at it, and of nothing else', () => {
    const atZero = named.filter(([, onLine]) => onLine === '0%').map(([code]) => code)
    expect(atZero).toEqual(['sale_zero', 'sale_eu_goods', 'sale_export'])
  })

  test('names the small-business scheme apart from another exemption: the law wants the amount of each', () => {
    const lines: [string, VatCode][] = [
      ['100', 'sale_high'],
      ['50', 'sale_exempt'],
    ]
    expect(totalsOf(lines, { kor: true }).lines.map((line) => vatLabel(line))).toEqual(['Vrijgesteld', 'Vrijgesteld'])
    expect(textsOf(lines, { kor: true })).toEqual(['Btw vrijgesteld over 5000', 'Btw vrijgesteld (KOR) over 10000'])
  })

  test('can leave out the base, where there is no room for it', () => {
    expect(vatSummaryText({ label: 'verlegd' })).toBe('Btw verlegd')
  })

  test('writes a rate with decimals as the Dutch do', () => {
    expect(vatLabel({ vatCode: 'sale_high', ratePercent: '8.5' })).toBe('8,5%')
  })

  test('adds up the codes with the same words where the first of them stands, to the same amounts', () => {
    const totals = totalsOf([
      ['1', 'sale_eu_triangular'],
      ['20', 'sale_eu_services'],
      ['100', 'sale_high'],
      ['300', 'sale_reverse'],
      ['40', 'sale_exempt'],
    ])
    const rows = vatSummary(totals)
    expect(rows).toEqual([
      { label: '21%', baseCents: 10_000, vatCents: 2_100 },
      { label: 'verlegd', baseCents: 32_100, vatCents: 0 },
      { label: 'vrijgesteld', baseCents: 4_000, vatCents: 0 },
    ])
    expect(rows.reduce((sum, { baseCents }) => sum + baseCents, 0)).toBe(totals.netCents)
  })

  test('keeps two rates of one code apart', () => {
    const vat = ['21', '19'].map((ratePercent) => ({ vatCode: 'sale_high', ratePercent, baseCents: 100, vatCents: 20 }))
    expect(vatSummary({ vat }).map(({ label }) => label)).toEqual(['21%', '19%'])
  })

  test('a price that holds the VAT of used goods has no sum without VAT, also beside other lines', () => {
    const told = (lines: Parameters<typeof totalsOf>[0]) => {
      const { netCents, ...totals } = totalsOf(lines)
      return tellsNet({ vat: vatSummary(totals), netCents })
    }
    expect(
      told([
        ['100', 'sale_high'],
        ['20', 'sale_reverse'],
      ]),
    ).toBe(true)
    expect(told([])).toBe(true)
    expect(told([['221', 'sale_margin']])).toBe(false)
    expect(
      told([
        ['221', 'sale_margin'],
        ['100', 'sale_high'],
      ]),
    ).toBe(false)
  })
})
