import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addShares, postponedVat } from './cash-basis.ts'
import {
  accountOfOpenItem,
  bankCentsOf,
  partPayment,
  returnedPayment,
  setOffCents,
  waitingAfter,
  waitingAgain,
  type OpenItemState,
} from './open-items.ts'
import type { VatShare } from './payment-share.ts'
import { anyTotals } from './postings.test-support.ts'

const item = (change: Partial<OpenItemState> = {}): OpenItemState => ({
  kind: 'receivable',
  openCents: 12_100,
  postponedVat: null,
  ...change,
})
const settled = (state: OpenItemState, bankCents: number) => partPayment(state, bankCents)?.settledCents ?? null

test('money in pays a receivable, money out a payable', () => {
  expect([bankCentsOf('receivable', 100), bankCentsOf('payable', 100)]).toEqual([100, -100])
  expect([accountOfOpenItem('receivable'), accountOfOpenItem('payable')]).toEqual([
    { rgs: 'BVorDebHad' },
    { rgs: 'BSchCreHac' },
  ])
})

describe('a part payment', () => {
  test.each([
    ['all of an invoice', item(), 12_100, 12_100],
    ['a cent of an invoice', item(), 1, 1],
    ['a cent too much', item(), 12_101, null],
    ['nothing', item(), 0, null],
    ['money back on an invoice', item(), -1, null],
    ['all of a credit invoice', item({ openCents: -500 }), -500, -500],
    ['a cent too much of a credit invoice', item({ openCents: -500 }), -501, null],
    ['money in on a credit invoice', item({ openCents: -500 }), 500, null],
    ['what is settled already', item({ openCents: 0 }), 1, null],
    ['all of a purchase', item({ kind: 'payable' }), -12_100, 12_100],
    ['money in on a purchase', item({ kind: 'payable' }), 12_100, null],
    ['a purchase paid beyond what is open', item({ kind: 'payable' }), -12_101, null],
    ['a credit of a supplier', item({ kind: 'payable', openCents: -500 }), 200, -200],
  ])('of %s', (_name, state, bankCents, settledCents) => {
    expect(settled(state, bankCents)).toBe(settledCents)
  })

  test('makes nothing due where no VAT waits, and something where it does', () => {
    expect(partPayment(item(), 100)?.vatDue).toBeNull()
    const postponed: VatShare[] = [{ vatCode: 'sale_high', baseCents: 10_000, vatCents: 2_100 }]
    expect(partPayment(item({ postponedVat: postponed }), 6_050)?.vatDue).toEqual([
      { vatCode: 'sale_high', baseCents: 5_000, vatCents: 1_050 },
    ])
  })

  test('leaves the rest waiting, and taken back leaves all of it waiting as before', () => {
    expect([waitingAfter(null, null), waitingAgain(null, null)]).toEqual([null, null])
    fc.assert(
      fc.property(anyTotals('sale'), fc.double({ min: 0, max: 1, noNaN: true }), (totals, part) => {
        const waiting = postponedVat(totals)
        const state = { kind: 'receivable', openCents: totals.grossCents, postponedVat: waiting } as const
        const paid = partPayment(state, Math.trunc(totals.grossCents * part))
        if (paid === null) return
        const left = waitingAfter(waiting, paid.vatDue)
        expect(waitingAgain(left, paid.vatDue)).toEqual(waiting)
        if (paid.settledCents === totals.grossCents) expect(left).toEqual([])
      }),
    )
  })
})

describe('a payment that came back', () => {
  const paid = { kind: 'receivable', openCents: 0, postponedVat: null } as const

  test('opens as much as came back, in the direction it was paid in, and never more than was paid', () => {
    const soFar = { paidCents: 100, vatDue: [] }
    expect(returnedPayment(paid, soFar, -100)).toEqual({ settledCents: -100, vatDue: null })
    expect(returnedPayment({ ...paid, kind: 'payable' }, soFar, 40)).toEqual({ settledCents: -40, vatDue: null })
    expect([-101, 100, 0].map((cents) => returnedPayment(paid, soFar, cents))).toEqual([null, null, null])
    expect(returnedPayment(paid, { paidCents: 0, vatDue: [] }, -1)).toBeNull()
  })

  test('of a cash basis leaves all VAT waiting again once all came back, in whatever parts', () => {
    fc.assert(
      fc.property(anyTotals('sale'), fc.double({ min: 0, max: 1, noNaN: true }), (totals, part) => {
        const waiting = postponedVat(totals)
        const all = { kind: 'receivable', openCents: totals.grossCents, postponedVat: waiting } as const
        const payment = partPayment(all, totals.grossCents)
        const state = { ...all, openCents: 0, postponedVat: [] }
        const soFar = { paidCents: totals.grossCents, vatDue: payment?.vatDue ?? [] }
        const first = returnedPayment(state, soFar, -Math.trunc(totals.grossCents * part))
        if (payment === null || first === null) return
        const left = {
          paidCents: soFar.paidCents + first.settledCents,
          vatDue: addShares(soFar.vatDue, first.vatDue ?? []),
        }
        const rest = returnedPayment(state, left, -left.paidCents)
        expect(waitingAfter(waitingAfter([], first.vatDue), rest?.vatDue ?? [])).toEqual(waiting)
      }),
    )
  })
})

test.each([
  [100, -30, 30],
  [30, -100, 30],
  [100, 0, 0],
  [0, -100, 0],
  [100, 50, 0],
])('of %i open on an invoice and %i on a credit invoice %i is set off', (invoice, credit, cents) => {
  expect(setOffCents(invoice, credit)).toBe(cents)
})
