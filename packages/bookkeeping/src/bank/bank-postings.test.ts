import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankExpensePosting, bankLinePosting, bankSettlementPosting } from './bank-postings.ts'
import { assertBalanced } from '../ledger/posting.ts'
import { anyAmount, codeOf, date, documentCodes, filledBoxes, ledger } from '../ledger/postings.test-support.ts'
import { SYSTEM_ACCOUNTS } from '../ledger/system-accounts.ts'

const bankAccount = { id: 1100 }
const account = { id: 4500 }

describe('bankSettlementPosting', () => {
  const receivable = { rgs: SYSTEM_ACCOUNTS.receivables }
  const payable = { rgs: SYSTEM_ACCOUNTS.payables }

  test('writes a short payment off to payment differences', () => {
    const lines = bankSettlementPosting({
      bankAccount,
      amountCents: 12_098,
      items: [{ account: receivable, contactId: 7, amountCents: 12_100 }],
      differenceCents: -2,
    })
    expect(ledger(lines)).toEqual([
      [1100, 12_098],
      ['BVorDebHad', -12_100],
      ['WBedAdlBet', 2],
    ])
  })

  test('settles a payable with money out', () => {
    const items = [{ account: payable, contactId: 9, amountCents: -5000 }]
    expect(ledger(bankSettlementPosting({ bankAccount, amountCents: -5000, items }))).toEqual([
      [1100, -5000],
      ['BSchCreHac', 5000],
    ])
  })

  test('settles an invoice less its credit in one payment, per contact', () => {
    const items = [
      { account: receivable, contactId: 7, amountCents: 12_100 },
      { account: receivable, contactId: 7, amountCents: -2100 },
    ]
    expect(ledger(bankSettlementPosting({ bankAccount, amountCents: 10_000, items }))).toEqual([
      [1100, 10_000],
      ['BVorDebHad', -10_000],
    ])
  })

  test('lets open items settle each other without money', () => {
    const items = [
      { account: receivable, contactId: 7, amountCents: 500 },
      { account: payable, contactId: 7, amountCents: -500 },
    ]
    expect(ledger(bankSettlementPosting({ bankAccount, amountCents: 0, items }))).toEqual([
      ['BVorDebHad', -500],
      ['BSchCreHac', 500],
    ])
  })

  test('refuses items that do not add up to the payment', () => {
    const items = [{ account: receivable, contactId: 7, amountCents: 12_100 }]
    expect(codeOf(() => bankSettlementPosting({ bankAccount, amountCents: 12_000, items }))).toBe('unbalanced_posting')
  })

  test('always balances', () => {
    fc.assert(
      fc.property(fc.array(anyAmount, { minLength: 1, maxLength: 6 }), fc.nat(50), (amounts, difference) => {
        const total = amounts.reduce((sum, cents) => sum + cents, 0) + difference
        const items = amounts.map((cents, index) => ({ account: receivable, contactId: index, amountCents: cents }))
        assertBalanced(bankSettlementPosting({ bankAccount, amountCents: total, items, differenceCents: difference }))
      }),
    )
  })
})

describe('bankExpensePosting', () => {
  test('takes input VAT out of the amount paid', () => {
    const lines = bankExpensePosting({ bankAccount, amountCents: -12_100, account, vatCode: 'purchase_high', date })
    expect(ledger(lines)).toEqual([
      [4500, 10_000, 'purchase_high/base'],
      ['BVorVbkTvo', 2100, 'purchase_high/input'],
      [1100, -12_100],
    ])
  })

  test('takes input VAT back on a refund', () => {
    const lines = bankExpensePosting({ bankAccount, amountCents: 109, account, vatCode: 'purchase_low', date })
    expect(filledBoxes(lines)).toMatchObject({ '5b': [null, -9] })
  })

  test('posts a reverse-charged cost on both sides of the return', () => {
    const lines = bankExpensePosting({
      bankAccount,
      amountCents: -10_000,
      account,
      vatCode: 'purchase_eu_services',
      date,
    })
    expect(filledBoxes(lines)).toMatchObject({ '4b': [10_000, 2100], '5b': [null, 2100] })
  })

  test('books revenue that came in without an invoice', () => {
    const lines = bankExpensePosting({
      bankAccount,
      amountCents: 12_100,
      account: { id: 8000 },
      vatCode: 'sale_high',
      date,
    })
    expect(filledBoxes(lines)).toMatchObject({ '1a': [10_000, 2100] })
  })

  test('makes VAT part of the cost for a small business under the KOR', () => {
    const lines = bankExpensePosting({
      bankAccount,
      amountCents: -12_100,
      account,
      vatCode: 'purchase_high',
      date,
      kor: true,
    })
    expect(filledBoxes(lines)).toEqual({})
  })

  test('books a transfer without any VAT', () => {
    const transfer = { bankAccount, amountCents: -5, account: { rgs: SYSTEM_ACCOUNTS.inTransit }, vatCode: null, date }
    expect(ledger(bankExpensePosting(transfer))).toEqual([
      [1100, -5],
      ['BLimKruSto', 5],
    ])
  })

  test('puts contact and description on the cost and keeps one bare line on the bank', () => {
    const expense = { bankAccount, amountCents: -12_100, account, vatCode: 'purchase_high', date } as const
    const lines = bankExpensePosting({ ...expense, contactId: 9, description: 'Papier' })
    expect(lines.find(({ account: ref }) => ref === account)).toMatchObject({ contactId: 9, description: 'Papier' })
    expect(lines.find(({ account: ref }) => ref === bankAccount)).toEqual({
      account: bankAccount,
      debitCents: 0,
      creditCents: 12_100,
    })
  })

  test('refuses to book the bank on itself, which would leave nothing', () => {
    const loop = { bankAccount, amountCents: -500, account: bankAccount, vatCode: null, date }
    expect(codeOf(() => bankExpensePosting(loop))).toBe('invalid_posting')
  })

  test('refuses an amount of zero', () => {
    const nothing = { bankAccount, amountCents: 0, account, vatCode: null, date }
    expect(codeOf(() => bankExpensePosting(nothing))).toBe('invalid_posting')
  })

  test('always balances and moves exactly the bank amount', () => {
    const anyCode = fc.constantFrom(...documentCodes('sale'), ...documentCodes('purchase'), null)
    fc.assert(
      fc.property(anyAmount, anyCode, fc.boolean(), (amountCents, vatCode, kor) => {
        const lines = bankExpensePosting({ bankAccount, amountCents, account, vatCode, date, kor })
        assertBalanced(lines)
        const bank = lines.filter(({ account: ref }) => 'id' in ref && ref.id === 1100)
        expect(bank.map(({ debitCents, creditCents }) => debitCents - creditCents)).toEqual([amountCents])
      }),
    )
  })
})

describe('bankLinePosting', () => {
  const receivable = { rgs: SYSTEM_ACCOUNTS.receivables }

  test('divides one bank line over an open item, a cost with VAT and a difference', () => {
    const lines = bankLinePosting({
      bankAccount,
      amountCents: 10_888,
      items: [{ account: receivable, contactId: 7, amountCents: 12_100 }],
      bookings: [{ account, amountCents: -1210, vatCode: 'purchase_high' }],
      differenceCents: -2,
      date,
    })
    expect(ledger(lines)).toEqual([
      [1100, 10_888],
      ['BVorDebHad', -12_100],
      ['WBedAdlBet', 2],
      [4500, 1000, 'purchase_high/base'],
      ['BVorVbkTvo', 210, 'purchase_high/input'],
    ])
  })

  test('books costs alone', () => {
    const bookings = [{ account, amountCents: -500, vatCode: null }]
    const lines = bankLinePosting({ bankAccount, amountCents: -500, items: [], bookings, date })
    expect(ledger(lines)).toEqual([
      [1100, -500],
      [4500, 500],
    ])
  })

  test('refuses parts that do not add up to the line', () => {
    const bookings = [{ account, amountCents: -500, vatCode: null }]
    expect(codeOf(() => bankLinePosting({ bankAccount, amountCents: -499, items: [], bookings, date }))).toBe(
      'unbalanced_posting',
    )
  })
})
