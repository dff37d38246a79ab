import { describe, expect, test } from 'vitest'
import { ACCOUNT_TEMPLATES, chartOfAccounts, YEAR_RESULT_ACCOUNT, type LegalForm } from './chart-of-accounts.ts'
import { RGS_CREDIT_CODES, RGS_DEBIT_CODES } from './rgs-codes.test-support.ts'
import { SYSTEM_ACCOUNTS } from './system-accounts.ts'
import { defaultRevenueAccount } from './vat-accounts.ts'
import { VAT_CODES } from '../vat/vat-codes.ts'

const legalForms: LegalForm[] = ['zzp', 'vof', 'bv', 'stichting', 'vereniging']
const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('chart of accounts', () => {
  test('has unique four-digit numbers, in order, and unique RGS codes', () => {
    const numbers = ACCOUNT_TEMPLATES.map(({ number }) => number)
    expect(duplicates(numbers)).toEqual([])
    expect(numbers.toSorted()).toEqual(numbers)
    expect(numbers.every((number) => /^[0-9]{4}$/.test(number))).toBe(true)
    expect(duplicates(ACCOUNT_TEMPLATES.map(({ rgs }) => rgs))).toEqual([])
  })

  test('uses only codes that the RGS has, on the side the RGS gives them', () => {
    for (const { rgs, normalSide } of ACCOUNT_TEMPLATES) {
      expect(normalSide === 'debit' ? RGS_DEBIT_CODES : RGS_CREDIT_CODES).toContain(rgs)
    }
    expect(RGS_DEBIT_CODES.length + RGS_CREDIT_CODES.length).toBe(ACCOUNT_TEMPLATES.length)
  })

  test('keeps balance-sheet codes (B) and profit-and-loss codes (W) with their types', () => {
    for (const { rgs, type } of ACCOUNT_TEMPLATES) {
      expect(rgs.startsWith('W')).toBe(type === 'revenue' || type === 'expense')
    }
  })

  test.each(legalForms)('has every system account and the year result for %s', (legalForm) => {
    const codes = chartOfAccounts(legalForm).map(({ rgs }) => rgs)
    for (const code of [...Object.values(SYSTEM_ACCOUNTS), YEAR_RESULT_ACCOUNT[legalForm]]) {
      expect(codes).toContain(code)
    }
  })

  test('has an own size and own equity for each legal form', () => {
    expect(chartOfAccounts('zzp').length).toBeGreaterThan(75)
    expect(chartOfAccounts('zzp').length).toBeLessThan(100)
    const equity = (legalForm: LegalForm) =>
      chartOfAccounts(legalForm).flatMap(({ type, name }) => (type === 'equity' ? [name] : []))
    expect(equity('zzp')).toContain('Privéopnamen')
    expect(equity('bv')).toContain('Aandelenkapitaal')
    expect(equity('bv')).not.toContain('Privéopnamen')
  })

  test('gives turnover accounts sales codes and cost accounts purchase codes', () => {
    for (const { type, defaultVatCode } of ACCOUNT_TEMPLATES) {
      if (defaultVatCode === null) continue
      expect(VAT_CODES[defaultVatCode].side).toBe(type === 'revenue' ? 'sale' : 'purchase')
    }
  })

  // Article 15, fifth paragraph, Wet OB: VAT of food and drink in a restaurant or café is not deducted.
  test('deducts nothing of food and drink', () => {
    const [meals, ...others] = ACCOUNT_TEMPLATES.filter(({ name }) => /eten en drinken/i.test(name))
    expect([meals?.defaultVatCode, others]).toEqual(['purchase_none', []])
    expect(VAT_CODES.purchase_none).toMatchObject({ deductible: false, baseBox: null, outputBox: null })
  })

  test('sends each sales code to a turnover account', () => {
    const revenue = ACCOUNT_TEMPLATES.filter(({ type }) => type === 'revenue').map(({ rgs }) => ({ rgs }))
    for (const { code, side } of Object.values(VAT_CODES)) {
      if (side === 'sale' && code !== 'sale_lodging') expect(revenue).toContainEqual(defaultRevenueAccount(code))
    }
  })
})
