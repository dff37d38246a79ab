import { describe, expect, test } from 'vitest'
import { ledger } from './postings.test-support.ts'
import { isPrivateAccount, yearClosePosting, yearResultCents, type YearEndBalance } from './year-close-posting.ts'

const balance = (accountId: number, type: YearEndBalance['type'], balanceCents: number, rgs: string | null = null) => ({
  accountId,
  rgs,
  type,
  balanceCents,
})
// Turnover 60,000.00, costs 8,791.67: a profit of 51,208.33. Put in 1,500.00, taken out 38,400.00, tax 9,610.00.
const year = [
  balance(8000, 'revenue', -6_000_000),
  balance(4510, 'expense', 879_167),
  balance(500, 'equity', -1_410_734, 'BEivKapOnd'),
  balance(510, 'equity', -150_000, 'BEivKapPrs'),
  balance(520, 'equity', 3_840_000, 'BEivKapPro'),
  balance(530, 'equity', 961_000, 'BEivKapPbe'),
  balance(1100, 'asset', 1_880_567),
]

describe('yearClosePosting', () => {
  test('takes result and private accounts of a one-person business to its capital', () => {
    const lines = yearClosePosting({ balances: year, legalForm: 'zzp', yearName: '2025' })
    expect(ledger(lines)).toEqual([
      [8000, 6_000_000],
      [4510, -879_167],
      ['BEivKapOnd', -5_120_833],
      [510, 150_000],
      [520, -3_840_000],
      [530, -961_000],
      ['BEivKapOnd', 4_651_000],
    ])
    // 14,107.34 + 51,208.33 + 1,500.00 - 38,400.00 - 9,610.00 = 18,805.67
    expect(1_410_734 + 5_120_833 - 4_651_000).toBe(1_880_567)
    expect(yearResultCents(year)).toBe(5_120_833)
  })

  test('takes the result of a company, here a loss, to what is not divided yet', () => {
    const balances = [balance(4510, 'expense', 100), balance(570, 'equity', -500, 'BEivOvrAlr')]
    expect(ledger(yearClosePosting({ balances, legalForm: 'bv', yearName: '2025' }))).toEqual([
      [4510, -100],
      ['BEivOreRvh', 100],
    ])
  })

  test('takes the result of a foundation or an association to its reserves', () => {
    const balances = [balance(8030, 'revenue', -700), balance(575, 'equity', -500, 'BEivOvrOrs')]
    for (const legalForm of ['stichting', 'vereniging'] as const) {
      const posted = ledger(yearClosePosting({ balances, legalForm, yearName: '2025' }))
      expect(posted).toEqual([
        [8030, 700],
        ['BEivOvrOrs', -700],
      ])
    }
  })

  test('divides the result of partners among their capital, each part by itself, and closes their private accounts', () => {
    const balances = [balance(8000, 'revenue', -10_000), balance(601, 'equity', 3000), balance(602, 'equity', -500)]
    const partners = [
      { id: 1, name: 'Anna', capitalAccountId: 501, privateAccountId: 601 },
      { id: 2, name: 'Bram', capitalAccountId: 502, privateAccountId: 602 },
    ].map((own, index) => ({ ...own, interestCents: 200, labourFeeCents: index === 0 ? 3600 : 0, shareCents: 3000 }))
    const lines = yearClosePosting({ balances, legalForm: 'vof', yearName: '2025', partners })
    expect(ledger(lines)).toEqual([
      [8000, 10_000],
      [501, -200],
      [501, -3600],
      [501, -3000],
      [601, -3000],
      [501, 3000],
      [502, -200],
      [502, -3000],
      [602, 500],
      [502, -500],
    ])
  })

  test('is empty for a year in which there was nothing', () => {
    const balances = [balance(1100, 'asset', 100), balance(500, 'equity', -100, 'BEivKapOnd')]
    expect(yearClosePosting({ balances, legalForm: 'zzp', yearName: '2025' })).toEqual([])
  })

  test('knows the private accounts by their place in the classification', () => {
    expect(year.filter(isPrivateAccount).map(({ accountId }) => accountId)).toEqual([510, 520, 530])
  })
})
