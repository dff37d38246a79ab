import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MIXED_VAT_CODES } from '../vat/vat-codes.ts'
import { imbalanceCents, journalLineFaults, journalLinePosting, type JournalLine } from './journal-posting.ts'
import { anyAmount, codeOf, date, documentCodes, filledBoxes, ledger } from './postings.test-support.ts'

const rules = { date, kor: false }
const line = (changes: Partial<JournalLine>): JournalLine => ({
  accountId: 4510,
  rgs: 'WBedKanTef',
  debitCents: 0,
  creditCents: 0,
  vatCode: null,
  ...changes,
})

describe('journalLinePosting', () => {
  test('posts a line without a VAT code as it is written', () => {
    const written = line({ debitCents: 500, contactId: 7, description: 'Bellen' })
    expect(journalLinePosting(written, rules)).toEqual([
      { account: { id: 4510 }, debitCents: 500, creditCents: 0, contactId: 7, description: 'Bellen' },
    ])
  })

  test('takes the VAT out of an amount that has a VAT code, and both count', () => {
    const cost = journalLinePosting(line({ debitCents: 12_100, vatCode: 'purchase_high', description: 'Bon' }), rules)
    expect(ledger(cost)).toEqual([
      [4510, 10_000, 'purchase_high/base'],
      ['BVorVbkTvo', 2100, 'purchase_high/input'],
    ])
    expect(cost.map(({ description }) => description)).toEqual(['Bon', 'Bon'])
    const taken = line({ accountId: 8200, rgs: 'WOmzNohOpg', creditCents: 12_100, vatCode: 'private_use' })
    expect(filledBoxes(journalLinePosting(taken, rules))).toEqual({
      '1d': [10_000, 2100],
      '5a': [null, 2100],
      '5g': [null, 2100],
    })
  })

  test('lowers the boxes for an amount on the other side', () => {
    const back = journalLinePosting(line({ creditCents: 12_100, vatCode: 'purchase_high' }), rules)
    expect(filledBoxes(back)).toMatchObject({ '5b': [null, -2100] })
  })

  test('takes private use of a car, 2.7% of a list price of 45,000, as VAT alone in 1d', () => {
    // 45,000 x 2.7% = 1,215.00.
    const car = line({ accountId: 1503, rgs: 'BSchBepBop', creditCents: 121_500, vatCode: 'private_use' })
    expect(filledBoxes(journalLinePosting(car, rules))).toEqual({
      '1d': [0, 121_500],
      '5a': [null, 121_500],
      '5g': [null, 121_500],
    })
  })

  test('takes VAT paid to customs as input VAT alone, in 5b', () => {
    const customs = line({ accountId: 1520, rgs: 'BVorVbkTvo', debitCents: 21_000, vatCode: 'purchase_high' })
    expect(filledBoxes(journalLinePosting(customs, rules))).toEqual({ '5b': [null, 21_000], '5g': [null, -21_000] })
  })

  test.each([
    ['no VAT code', { vatCode: null }],
    ['a code that deducts nothing', { vatCode: 'purchase_none' }],
    ['a code of sales', { vatCode: 'sale_high' }],
  ] as const)('refuses %s on the account of input VAT', (_what, wrong) => {
    const input = line({ accountId: 1520, rgs: 'BVorVbkTvo', debitCents: 21_000, ...wrong })
    expect(codeOf(() => journalLinePosting(input, rules))).toBe('invalid_posting')
  })

  test('refuses a code on the VAT account of another rate, and deduction under the KOR', () => {
    const low = line({ accountId: 1501, rgs: 'BSchBepBlv', creditCents: 900, vatCode: 'sale_high' })
    expect(codeOf(() => journalLinePosting(low, rules))).toBe('invalid_posting')
    const input = line({ accountId: 1520, rgs: 'BVorVbkTvo', debitCents: 900, vatCode: 'purchase_high' })
    expect(codeOf(() => journalLinePosting(input, { date, kor: true }))).toBe('invalid_posting')
  })

  test('gives back under the KOR what was deducted before it: 5b is less', () => {
    const revised = line({ accountId: 1520, rgs: 'BVorVbkTvo', creditCents: 168_000, vatCode: 'purchase_high' })
    expect(filledBoxes(journalLinePosting(revised, { date, kor: true }))).toEqual({
      '5b': [null, -168_000],
      '5g': [null, 168_000],
    })
  })

  test.each(['BLimBanRba', 'BLimKasKas', 'BLimKruCra'])(
    'refuses VAT on money (%s), which would hold less than its statement says; no VAT there is fine',
    (rgs) => {
      const money = (vatCode: JournalLine['vatCode']) => line({ accountId: 1100, rgs, debitCents: 12_100, vatCode })
      for (const vatCode of ['sale_high', 'sale_zero', 'purchase_high', 'purchase_eu_goods'] as const) {
        expect(codeOf(() => journalLinePosting(money(vatCode), rules))).toBe('invalid_posting')
      }
      expect(ledger(journalLinePosting(money('purchase_none'), rules)).map(([, cents]) => cents)).toEqual([12_100])
    },
  )

  test('leaves mixed use to purchases, which know its share', () => {
    const mixed = line({ debitCents: 12_100, vatCode: 'purchase_high_mixed' })
    expect(codeOf(() => journalLinePosting(mixed, rules))).toBe('invalid_posting')
  })

  test('always moves exactly what was written', () => {
    const bought = documentCodes('purchase').filter((code) => !MIXED_VAT_CODES.includes(code))
    const anyCode = fc.constantFrom(...documentCodes('sale'), ...bought, null)
    fc.assert(
      fc.property(anyAmount, anyCode, fc.boolean(), (cents, vatCode, kor) => {
        const written = line({ debitCents: Math.max(cents, 0), creditCents: Math.max(-cents, 0), vatCode })
        expect(imbalanceCents(journalLinePosting(written, { date, kor }))).toBe(cents)
      }),
    )
  })
})

describe('journalLineFaults', () => {
  test('names each line that is not one positive amount', () => {
    const lines = [
      { debitCents: 0, creditCents: 0 },
      { debitCents: 1, creditCents: 1 },
      { debitCents: -1, creditCents: 0 },
      { debitCents: 0, creditCents: -1 },
      { debitCents: 5, creditCents: 0 },
    ]
    expect(Object.keys(journalLineFaults(lines))).toEqual([
      'lines.0.debitCents',
      'lines.1.creditCents',
      'lines.2.debitCents',
      'lines.3.creditCents',
    ])
    expect(journalLineFaults(lines)['lines.1.creditCents']).toBe('Regel 2: vul debet of credit in, niet allebei.')
  })

  test('asks for two lines', () => {
    expect(journalLineFaults([{ debitCents: 5, creditCents: 0 }])).toEqual({
      lines: 'Een boeking heeft minstens twee regels. Voeg een regel toe.',
    })
  })
})

test('a code that asks more than a line of the journal has is refused', () => {
  for (const vatCode of ['sale_margin', 'sale_oss'] as const) {
    expect(codeOf(() => journalLinePosting(line({ vatCode, creditCents: 100 }), rules))).toBe('invalid_posting')
  }
})
