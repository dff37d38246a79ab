import type { LedgerAccount, Suggestion } from '@klopt/api-client/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canMakeRule,
  choose,
  draftOfSuggestion,
  emptyDraft,
  problemOf,
  processingOf,
  removePart,
  restCents,
  setForeignAmount,
  setShare,
  setVatCode,
  type Draft,
  type OpenItem,
} from './draft.ts'

const account = (id: number, parts: Partial<LedgerAccount> = {}): LedgerAccount => ({
  id,
  number: String(4000 + id),
  name: `Rekening ${id}`,
  rgsCode: null,
  type: 'expense',
  defaultVatCode: null,
  active: true,
  isNeeded: false,
  ...parts,
})
const differences = account(9, { rgsCode: 'WBedAdlBet' })
const item = (id: number, openCents: number, kind: OpenItem['kind'] = 'receivable'): OpenItem => ({
  id,
  kind,
  invoiceId: id,
  number: `2026-00${id}`,
  contactName: 'De Klaproos',
  date: '2026-11-01',
  dueDate: '2026-12-01',
  openCents,
})
const pays = (openItem: OpenItem, settleCents: number, differenceCents = 0): Suggestion => ({
  kind: 'open_item',
  certainty: 'likely',
  reasons: ['number'],
  items: [{ ...openItem, settleCents }],
  differenceCents,
  differenceKind: differenceCents !== 0 && Math.abs(differenceCents) <= 100 ? 'small' : null,
  accountId: null,
  vatCode: null,
  rule: null,
  bookings: [],
  transfer: null,
  isReturn: false,
  label: 'Factuur',
})
const moneyIn = { amountCents: 10_000 }
const moneyOut = { amountCents: -10_000 }
const split = (draft: Draft): Draft => ({ ...draft, isSplit: true })

test('a suggestion that covers the line is ready to book, with the signs of the wire', () => {
  const receipt = draftOfSuggestion(moneyIn, pays(item(1, 10_000), 10_000), 0, [])
  expect(processingOf(receipt, moneyIn)?.items).toEqual([{ openItemId: 1, amountCents: 10_000 }])
  const payment = draftOfSuggestion(moneyOut, pays(item(2, 10_000, 'payable'), -10_000), 0, [])
  expect(payment.parts[0]?.shareCents).toBe(10_000)
  expect(processingOf(payment, moneyOut)?.items).toEqual([{ openItemId: 2, amountCents: -10_000 }])
})

test('a discount takes the VAT of what it is on, not what its account has as a rule', () => {
  const discount = { ...pays(item(1, 10_200), 10_200, -200), differenceKind: 'discount' as const }
  const vatOf = (suggestion: Suggestion) =>
    processingOf(draftOfSuggestion(moneyIn, suggestion, 0, [differences]), moneyIn)?.bookings
  expect(vatOf({ ...discount, differenceVatCode: 'sale_low' })).toMatchObject([
    { amountCents: -200, vatCode: 'sale_low' },
  ])
  expect(vatOf(discount)).toMatchObject([{ amountCents: -200, vatCode: null }])
})

test('a small difference goes to payment differences, a large one is left to a person', () => {
  const small = draftOfSuggestion(moneyIn, pays(item(1, 9_950), 9_950, 50), 0, [differences])
  expect(processingOf(small, moneyIn)?.bookings).toEqual([
    { accountId: 9, amountCents: 50, vatCode: null, description: '' },
  ])
  const large = draftOfSuggestion(moneyIn, pays(item(1, 4_000), 4_000, 6_000), 0, [differences])
  expect(large.isSplit).toBe(true)
  expect(restCents(large, moneyIn)).toBe(6_000)
  expect(processingOf(large, moneyIn)).toBeNull()
})

test('a rule that divides a line is ready to book with each part and its contact', () => {
  const part = (accountId: number, amountCents: number) => ({ accountId, amountCents, vatCode: null, contactId: 3 })
  const bookings = [part(1, -7_500), part(2, -2_500)]
  const rule: Suggestion = {
    ...pays(item(1, 0), 0),
    kind: 'rule',
    items: [],
    accountId: 1,
    rule: { id: 5, name: 'Telefoon' },
    bookings,
  }
  const draft = draftOfSuggestion(moneyOut, rule, 0, [account(1), account(2)])
  expect(draft.isSplit).toBe(true)
  expect(processingOf(draft, moneyOut)?.bookings).toEqual(bookings.map((own) => ({ ...own, description: '' })))
  expect(draftOfSuggestion(moneyOut, rule, 0, [account(1)]).parts).toEqual([])
})

test('without splitting a choice takes the place of the other and covers the line, with the VAT of its account', () => {
  const first = choose(emptyDraft, moneyOut, { kind: 'account', account: account(1) })
  const draft = choose(first, moneyOut, {
    kind: 'account',
    account: account(2, { defaultVatCode: 'purchase_high' }),
  })
  expect(processingOf(draft, moneyOut)?.bookings).toEqual([
    { accountId: 2, amountCents: -10_000, vatCode: 'purchase_high', description: '' },
  ])
  expect(canMakeRule(draft)).toBe(true)
  expect(processingOf(setVatCode(draft, 1, null), moneyOut)?.bookings[0]?.vatCode).toBeNull()
})

test('an invoice larger than the line is paid in part; a smaller one opens the split for the rest', () => {
  const part = choose(emptyDraft, moneyIn, { kind: 'item', item: item(1, 25_000) })
  expect(part.isSplit).toBe(false)
  expect(processingOf(part, moneyIn)?.items[0]?.amountCents).toBe(10_000)
  const rest = choose(emptyDraft, moneyIn, { kind: 'item', item: item(1, 4_000) })
  expect(rest.isSplit).toBe(true)
  expect(restCents(rest, moneyIn)).toBe(6_000)
})

test('a credit invoice counts against the line, so that an invoice beside it can be paid in full', () => {
  const credit = choose(split(emptyDraft), moneyIn, { kind: 'item', item: item(1, -2_000) })
  expect(restCents(credit, moneyIn)).toBe(12_000)
  const both = choose(credit, moneyIn, { kind: 'item', item: item(2, 12_000) })
  expect(processingOf(both, moneyIn)?.items.map(({ amountCents }) => amountCents)).toEqual([-2_000, 12_000])
})

test('a draft says why it cannot be booked', () => {
  expect(problemOf(emptyDraft, moneyIn)).toBe('nothing-chosen')
  const one = choose(split(emptyDraft), moneyIn, { kind: 'account', account: account(1) })
  expect(problemOf(setShare(one, 1, null), moneyIn)).toBe('no-amount')
  expect(problemOf(setShare(one, 1, 9_999), moneyIn)).toBe('rest')
  expect(problemOf(removePart(one, 1), moneyIn)).toBe('nothing-chosen')
  expect(problemOf(one, moneyIn)).toBeNull()
})

test('however a line is divided, what is booked adds up to the line to the cent', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(shares, fc.boolean(), (cents, isOut) => {
      const total = cents.reduce((sum, share) => sum + share, 0)
      const line = { amountCents: isOut ? -total : total }
      let draft = split(emptyDraft)
      cents.forEach((share, index) => {
        draft = choose(draft, line, { kind: 'account', account: account(index + 1) })
        draft = setShare(draft, index + 1, share)
      })
      expect(restCents(draft, line)).toBe(0)
      const booked = processingOf(draft, line)?.bookings ?? []
      expect(booked.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(line.amountCents)
    }),
  )
})

test('removing parts never gives two of them the same key', () => {
  const a = choose(split(emptyDraft), moneyIn, { kind: 'account', account: account(1) })
  const b = choose(setShare(a, 1, 1_000), moneyIn, { kind: 'account', account: account(2) })
  const c = choose(removePart(b, 1), moneyIn, { kind: 'account', account: account(3) })
  expect(new Set(c.parts.map(({ key }) => key)).size).toBe(2)
})

test('an item in another currency is paid whole by what came in, or for as much of it as somebody says', () => {
  const dollars = { ...item(1, 9_200), foreign: { currency: 'USD', openAmount: 10_000 } }
  const chosen = choose(emptyDraft, moneyIn, { kind: 'item', item: dollars })
  expect(processingOf(chosen, moneyIn)?.items).toEqual([{ openItemId: 1, amountCents: 10_000, foreignAmount: 10_000 }])
  expect(draftOfSuggestion(moneyIn, pays(dollars, 9_200, 800), 0, [differences]).parts).toMatchObject([
    { shareCents: 10_000, foreignAmount: 10_000 },
  ])
  const part = setForeignAmount(chosen, 1, 4_000)
  expect(processingOf(part, moneyIn)?.items).toMatchObject([{ foreignAmount: 4_000 }])
  expect(problemOf(setForeignAmount(chosen, 1, null), moneyIn)).toBe('no-amount')
  // Half of what it was booked for is half of its dollars.
  expect(draftOfSuggestion({ amountCents: 4_600 }, pays(dollars, 4_600), 0, []).parts).toMatchObject([
    { shareCents: 4_600, foreignAmount: 5_000 },
  ])
  const bought = choose(emptyDraft, moneyOut, { kind: 'item', item: { ...dollars, kind: 'payable' } })
  expect(processingOf(bought, moneyOut)?.items).toEqual([
    { openItemId: 1, amountCents: -10_000, foreignAmount: -10_000 },
  ])
})

test('what is left of a payment becomes a credit of the customer', () => {
  const contact = { id: 5, name: 'De Klaproos' }
  const paid = choose(emptyDraft, moneyIn, { kind: 'item', item: item(1, 9_000) })
  const draft = choose(paid, moneyIn, { kind: 'credit', contact })
  expect(processingOf(draft, moneyIn)).toEqual({
    items: [{ openItemId: 1, amountCents: 9_000 }],
    bookings: [],
    credits: [{ contactId: 5, amountCents: 1_000 }],
  })
  expect(canMakeRule(choose(emptyDraft, moneyIn, { kind: 'credit', contact }))).toBe(false)
})
