import { describe, expect, test } from 'vitest'
import type { VatCode } from '../vat/vat-codes.ts'
import { openingFaults, openingPosting, type Opening, type OpeningItem, type OpeningLine } from './opening-posting.ts'
import { ledger } from './postings.test-support.ts'

const line = (accountId: number, cents: number, changes: Partial<OpeningLine> = {}): OpeningLine => ({
  accountId,
  accountName: 'Bank',
  rgs: null,
  type: 'asset',
  debitCents: Math.max(cents, 0),
  creditCents: Math.max(-cents, 0),
  ...changes,
})
const item = (changes: Partial<OpeningItem> = {}): OpeningItem => ({
  kind: 'receivable',
  number: '2025-17',
  contactId: 7,
  documentDate: '2025-12-01',
  dueDate: '2025-12-15',
  amountCents: 121_000,
  postponedVat: [],
  ...changes,
})
const receivables = (cents: number) => line(1300, cents, { rgs: 'BVorDebHad', accountName: 'Debiteuren' })
const opening = (changes: Partial<Opening> = {}): Opening => ({
  startDate: '2026-01-01',
  lines: [line(1100, 100_000), receivables(121_000), line(500, -221_000, { type: 'equity' })],
  items: [item()],
  ...changes,
})
const rules = { beginsYear: true, isCashBasis: false }

describe('openingPosting', () => {
  test('has a line per account, and per item on the control accounts', () => {
    const credit = item({ kind: 'payable', number: 'X', contactId: 9, amountCents: -5000 })
    const posted = openingPosting(opening({ items: [item(), credit], lines: [...opening().lines, line(2, -5000)] }))
    expect(ledger(posted)).toEqual([
      [1100, 100_000],
      [500, -221_000],
      [2, -5000],
      ['BVorDebHad', 121_000],
      ['BSchCreHac', 5000],
    ])
    expect(posted[3]).toMatchObject({ contactId: 7, description: '2025-17' })
  })
})

describe('openingFaults', () => {
  const faultsOf = (changes: Partial<Opening>, more: Partial<typeof rules> = {}) =>
    openingFaults(opening(changes), { ...rules, ...more })

  test('finds nothing wrong with one whose items are its control accounts', () => {
    expect(faultsOf({})).toEqual({})
  })

  test('tells by how much items and control account differ', () => {
    expect(faultsOf({ items: [item({ amountCents: 120_000 })] })).toEqual({
      receivable:
        'Op Debiteuren staat € 1.210,00, de openstaande verkoopfacturen zijn samen € 1.200,00. Maak ze gelijk.',
    })
    expect(faultsOf({ items: [item(), item({ kind: 'payable', amountCents: 1 })] })).toHaveProperty('payable')
  })

  test('keeps VAT of before off the accounts of the return', () => {
    const vat = line(1500, -98_700, { rgs: 'BSchBepBla', accountName: 'Btw hoog tarief', type: 'liability' })
    expect(faultsOf({ lines: [...opening().lines, vat] })['lines.3.accountId']).toContain('Te betalen omzetbelasting')
  })

  test('refuses revenue on the first day of a year, and takes it within one', () => {
    const lines = [...opening().lines, line(8000, -100, { type: 'revenue', accountName: 'Omzet' })]
    expect(faultsOf({ lines })).toHaveProperty(['lines.3.accountId'])
    expect(faultsOf({ lines }, { beginsYear: false })).toEqual({})
  })

  test('takes an account once', () => {
    const lines = [line(1100, 60_000), line(1100, 40_000), receivables(121_000), line(500, -221_000)]
    expect(faultsOf({ lines })).toEqual({
      'lines.1.accountId': 'Regel 2: Bank staat twee keer in de lijst. Zet het hele saldo op één regel.',
    })
  })

  test.each([
    [{ contactId: null }, 'contactId', 'kies de relatie.'],
    [
      { documentDate: '2026-01-01', dueDate: '2026-01-15' },
      'documentDate',
      'de factuurdatum moet voor de begindatum liggen.',
    ],
    [{ dueDate: '2025-11-30' }, 'dueDate', 'de vervaldag kan niet voor de factuurdatum liggen.'],
  ])('names what is wrong with an item with %j', (wrong, field, words) => {
    expect(faultsOf({ items: [item(wrong)] })).toEqual({
      [`openItems.0.${field}`]: expect.stringMatching(`: ${words}$`) as string,
    })
  })

  test('takes an item once', () => {
    const half = item({ amountCents: 60_500 })
    expect(Object.keys(faultsOf({ items: [half, half] }))).toEqual(['openItems.1.number'])
  })

  test('lets VAT of a sale wait on a cash basis alone, for what stands on its account', () => {
    const waiting = [{ vatCode: 'sale_high' as const, baseCents: 100_000, vatCents: 21_000 }]
    const lines = [
      ...opening().lines,
      line(1510, -21_000, { rgs: 'BSchBepOvb', type: 'liability' }),
      line(501, 21_000, { type: 'equity' }),
    ]
    const cash = { isCashBasis: true }
    expect(faultsOf({ lines, items: [item({ postponedVat: waiting })] }, cash)).toEqual({})
    expect(faultsOf({ lines }, cash)).toHaveProperty('postponedVat')
    expect(faultsOf({ lines, items: [item({ postponedVat: waiting })] })).toHaveProperty('postponedVat')
  })

  test('lets VAT wait that is that of its turnover, with the margin of rounding by lines', () => {
    const waitingOf = (vatCode: VatCode, vatCents: number) => {
      const postponedVat = [{ vatCode, baseCents: 100_000, vatCents }]
      return openingFaults(opening({ items: [item({ postponedVat })] }), { ...rules, isCashBasis: true })[
        'openItems.0.postponedVat'
      ]
    }
    expect(waitingOf('sale_high', 20_000)).toBe(
      'Factuur 2025-17: over € 1.000,00 omzet is 21% btw € 210,00, er staat € 200,00. Er mag hoogstens € 1,00 verschil zijn.',
    )
    expect(waitingOf('sale_high', 20_950)).toBeUndefined()
    expect(waitingOf('sale_zero', 500)).toContain('0% btw € 0,00')
  })

  test('lets no more of an item wait than is open of it', () => {
    const waitingOf = (cents: number, sign = 1) => {
      const postponedVat = [{ vatCode: 'sale_high' as const, baseCents: sign * 100_000, vatCents: sign * cents }]
      const faults = faultsOf({ items: [item({ amountCents: sign * 121_000, postponedVat })] }, { isCashBasis: true })
      return faults['openItems.0.postponedVat']
    }
    expect(waitingOf(21_000)).toBeUndefined()
    expect(waitingOf(21_001)).toBe(
      'Factuur 2025-17: er wacht € 1.210,01 aan omzet en btw, en er staat € 1.210,00 open. Vul in wat er nog wacht.',
    )
    expect(waitingOf(21_000, -1)).toBeUndefined()
    expect(waitingOf(21_001, -1)).toContain('€ -1.210,01')
  })
})
