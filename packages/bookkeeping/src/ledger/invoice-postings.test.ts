import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { purchaseInvoicePosting, salesInvoicePosting } from './invoice-postings.ts'
import { assertBalanced, reversalOf } from './posting.ts'
import { anyTotals, codeOf, date, filledBoxes, ledger, totalsOf } from './postings.test-support.ts'

const account = { id: 4500 }

describe('salesInvoicePosting', () => {
  test('puts VAT on the receivable and sums revenue per account and VAT code', () => {
    const totals = totalsOf([
      ['100', 'sale_high'],
      ['50', 'sale_high'],
      ['10', 'sale_low'],
    ])
    expect(ledger(salesInvoicePosting(totals, { contactId: 7 }))).toEqual([
      ['BVorDebHad', 19_240],
      ['WOmzNodOdh', -15_000, 'sale_high/base'],
      ['WOmzNodOdl', -1000, 'sale_low/base'],
      ['BSchBepBla', -3150, 'sale_high/output'],
      ['BSchBepBlv', -90, 'sale_low/output'],
    ])
    expect(salesInvoicePosting(totals, { contactId: 7 })[0]?.contactId).toBe(7)
  })

  test('uses the chosen revenue account of a line', () => {
    const totals = totalsOf([
      ['100', 'sale_high'],
      ['5', 'sale_high'],
    ])
    const lines = salesInvoicePosting(totals, { contactId: 7, revenueAccounts: [undefined, { id: 8100 }] })
    expect(ledger(lines)).toContainEqual([8100, -500, 'sale_high/base'])
  })

  test('swaps sides for a credit invoice, in the same boxes', () => {
    const credit = totalsOf([['100', 'sale_high', '-1']])
    const lines = salesInvoicePosting(credit, { contactId: 7 })
    expect(ledger(lines)).toEqual(
      ledger(reversalOf(salesInvoicePosting(totalsOf([['100', 'sale_high']]), { contactId: 7 }))),
    )
    expect(filledBoxes(lines)).toMatchObject({ '1a': [-10_000, -2100] })
  })

  test('posts a reverse-charged sale as turnover of 1e without VAT', () => {
    const lines = salesInvoicePosting(totalsOf([['100', 'sale_reverse']]), { contactId: 7 })
    expect(filledBoxes(lines)).toEqual({ '1e': [10_000, null] })
  })

  test('gives a document of nothing no lines at all', () => {
    expect(salesInvoicePosting(totalsOf([['0', 'sale_high']]), { contactId: 7 })).toEqual([])
  })

  test('refuses a purchase code', () => {
    expect(codeOf(() => salesInvoicePosting(totalsOf([['1', 'purchase_high']]), {}))).toBe('wrong_vat_side')
  })

  test('always balances', () => {
    fc.assert(
      fc.property(anyTotals('sale'), (totals) => {
        const lines = salesInvoicePosting(totals, { contactId: 1 })
        if (lines.length > 0) assertBalanced(lines)
        const receivable = lines.find(({ contactId }) => contactId === 1)
        expect((receivable?.debitCents ?? 0) - (receivable?.creditCents ?? 0)).toBe(totals.grossCents)
      }),
    )
  })
})

describe('purchaseInvoicePosting', () => {
  const book = (totals: ReturnType<typeof totalsOf>, more = {}) =>
    purchaseInvoicePosting(totals, {
      contactId: 9,
      expenseAccounts: totals.lines.map(() => account),
      date,
      ...more,
    })

  test('deducts VAT in 5b', () => {
    const lines = book(totalsOf([['100', 'purchase_high']]))
    expect(ledger(lines)).toEqual([
      [4500, 10_000, 'purchase_high/base'],
      ['BVorVbkTvo', 2100, 'purchase_high/input'],
      ['BSchCreHac', -12_100],
    ])
    expect(filledBoxes(lines)).toEqual({ '5b': [null, 2100], '5g': [null, -2100] })
  })

  test.each([
    ['purchase_reverse', '2a'],
    ['purchase_eu_goods', '4b'],
    ['purchase_eu_services', '4b'],
    ['purchase_non_eu', '4a'],
  ] as const)('declares the VAT of %s in %s and deducts it in 5b', (code, box) => {
    const lines = book(totalsOf([['100', code]]))
    expect(filledBoxes(lines)).toEqual({
      [box]: [10_000, 2100],
      '5a': [null, 2100],
      '5b': [null, 2100],
    })
    expect(lines.at(-1)).toMatchObject({ creditCents: 10_000, contactId: 9 })
  })

  // Article 23 Wet OB: 1,000 of goods from outside the EU has 210 of VAT, which is declared and not paid at customs.
  test('owes VAT of an import under article 23 in 4a and deducts it in 5b, so that nothing is paid', () => {
    const lines = book(totalsOf([['1000', 'purchase_non_eu']]))
    expect(filledBoxes(lines)).toEqual({ '4a': [100_000, 21_000], '5a': [null, 21_000], '5b': [null, 21_000] })
  })

  test.each([
    ['purchase_eu_goods_low', '4b'],
    ['purchase_non_eu_low', '4a'],
  ] as const)('declares %s at 9 percent in %s and deducts it in 5b', (code, box) => {
    expect(filledBoxes(book(totalsOf([['100', code]])))).toEqual({
      [box]: [10_000, 900],
      '5a': [null, 900],
      '5b': [null, 900],
    })
  })

  test('makes VAT part of the cost when the buyer deducts none, and still owes what is reverse-charged', () => {
    const lines = book(
      totalsOf([
        ['100', 'purchase_high'],
        ['50', 'purchase_eu_services'],
      ]),
      {
        deductsVat: false,
      },
    )
    expect(filledBoxes(lines)).toEqual({ '4b': [5000, 1050], '5a': [null, 1050], '5g': [null, 1050] })
    const cost = ledger(lines).filter(([name]) => name === 4500)
    expect(cost.reduce((total, [, cents]) => total + Number(cents), 0)).toBe(15_000 + 2100 + 1050)
  })

  // Dated 28 March and received on 9 April: 21.00 of VAT belongs to the second quarter, what is shifted to the first.
  test('deducts what a supplier charged on the day of receipt, and declares what is shifted on that of the invoice', () => {
    const totals = totalsOf([
      ['100', 'purchase_high'],
      ['50', 'purchase_reverse'],
    ])
    const daysOf = (receivedOn: string) =>
      book(totals, { date: '2026-03-28', receivedOn }).flatMap(({ vatCode, vatKind, vatDate }) =>
        vatCode === undefined ? [] : [`${vatCode} ${vatKind} ${vatDate ?? 'own'}`],
      )
    expect(daysOf('2026-04-09')).toEqual([
      'purchase_high base 2026-04-09',
      'purchase_reverse base own',
      'purchase_high input 2026-04-09',
      'purchase_reverse output own',
      'purchase_reverse input own',
    ])
    expect(daysOf('2026-03-20').every((line) => line.endsWith(' own'))).toBe(true)
    // After the fifth year receipt makes no new term.
    expect(daysOf('2032-01-02').every((line) => line.endsWith(' own'))).toBe(true)
  })

  test('books the VAT a supplier states, to the cent', () => {
    const statedVat = [{ vatCode: 'purchase_high', ratePercent: '21', vatCents: 2099 } as const]
    expect(ledger(book(totalsOf([['100', 'purchase_high']], { statedVat })))).toContainEqual(['BSchCreHac', -12_099])
  })

  test('makes VAT that a document states under a code without deduction part of the cost', () => {
    const totals = totalsOf([['100', 'purchase_none']])
    const stated = { ...totals, grossCents: 10_021, vat: totals.vat.map((group) => ({ ...group, vatCents: 21 })) }
    const lines = book(stated)
    const cost = ledger(lines).filter(([name]) => name === 4500)
    expect(cost.reduce((total, [, cents]) => total + Number(cents), 0)).toBe(10_021)
    expect(lines.some(({ vatKind }) => vatKind === 'input')).toBe(false)
    assertBalanced(lines)
  })

  test('deducts of mixed use the share of its day, and the rest is a cost of its line', () => {
    const totals = totalsOf([
      ['1000', 'purchase_high_mixed'],
      ['100', 'purchase_high'],
    ])
    const lines = book(totals, { mixedPercent: 60, expenseAccounts: [{ id: 4500 }, { id: 4600 }] })
    const sumOf = (id: number | string) =>
      ledger(lines).reduce((total, [name, cents]) => total + (name === id ? Number(cents) : 0), 0)
    // 210 x 60% = 126, with the 21 of the other line.
    expect([sumOf(4500), sumOf(4600), sumOf('BVorVbkTvo')]).toEqual([108_400, 10_000, 14_700])
    assertBalanced(lines)
  })

  test('adds stated VAT to the costs it belongs to, also where lines outweigh each other', () => {
    const statedVat = [{ vatCode: 'purchase_high', ratePercent: '21', vatCents: 50 } as const]
    const totals = totalsOf(
      [
        ['100', 'purchase_high'],
        ['-100', 'purchase_high'],
      ],
      { statedVat },
    )
    const lines = book(totals, { deductsVat: false, expenseAccounts: [{ id: 4500 }, { id: 4600 }] })
    const costOf = (id: number) =>
      ledger(lines).reduce((total, [name, cents]) => total + (name === id ? Number(cents) : 0), 0)
    expect([costOf(4500), costOf(4600)]).toEqual([12_125, -12_075])
  })

  test('refuses VAT on a document whose VAT is reverse-charged', () => {
    const statedVat = [{ vatCode: 'purchase_reverse', ratePercent: '0', vatCents: 2100 } as const]
    expect(codeOf(() => book(totalsOf([['100', 'purchase_reverse']], { statedVat })))).toBe('unexpected_vat')
  })

  test('names the line that has no account', () => {
    expect(codeOf(() => book(totalsOf([['1', 'purchase_high']]), { expenseAccounts: [] }))).toBe('invalid_posting')
  })

  test('always balances and moves exactly the gross', () => {
    fc.assert(
      fc.property(anyTotals('purchase'), fc.boolean(), (totals, deductsVat) => {
        const lines = book(totals, { deductsVat })
        if (lines.length > 0) assertBalanced(lines)
        const payable = lines.find(({ contactId }) => contactId === 9)
        expect((payable?.creditCents ?? 0) - (payable?.debitCents ?? 0)).toBe(totals.grossCents)
        if (!deductsVat) expect(lines.some(({ vatKind }) => vatKind === 'input')).toBe(false)
      }),
    )
  })
})

test('sales under the one-stop shop owe VAT of another country, on an account that no Dutch return empties', () => {
  const totals = totalsOf([['100', 'sale_oss']], { destination: 'FI' })
  const lines = salesInvoicePosting(totals, { vatScheme: 'cash' })
  expect(ledger(lines)).toEqual([
    ['BVorDebHad', 12_550],
    ['WOmzNohOla', -10_000],
    ['BSchBepEob', -2550],
  ])
  expect(filledBoxes(lines)).toEqual({})
})

// Sold for 521.00 and bought for 400.00: of the margin of 121.00 21.00 is VAT.
test('used goods are turnover beside their margin, which alone is declared', () => {
  const totals = totalsOf([['521', 'sale_margin']])
  const lines = salesInvoicePosting(totals, { margins: [{ baseCents: 10_000, vatCents: 2100 }], vatScheme: 'cash' })
  expect(ledger(lines)).toEqual([
    ['BVorDebHad', 52_100],
    ['WOmzNodOdh', -40_000],
    ['WOmzNodOdh', -10_000, 'sale_margin/base'],
    ['BSchBepBla', -2100, 'sale_margin/output'],
  ])
  expect(filledBoxes(lines)).toMatchObject({ '1a': [10_000, 2100] })
  expect(() => salesInvoicePosting(totals, {})).toThrow('the margin of a line')
})
