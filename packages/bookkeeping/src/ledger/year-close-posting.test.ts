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

  test('is empty for a year in which there was nothing', () => {
    const balances = [balance(1100, 'asset', 100), balance(500, 'equity', -100, 'BEivKapOnd')]
    expect(yearClosePosting({ balances, legalForm: 'zzp', yearName: '2025' })).toEqual([])
  })

  test('knows the private accounts by their place in the classification', () => {
    expect(year.filter(isPrivateAccount).map(({ accountId }) => accountId)).toEqual([510, 520, 530])
  })
})
