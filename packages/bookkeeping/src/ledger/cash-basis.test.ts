import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addShares,
  creditSetOff,
  isPostponed,
  negateShares,
  postponedVat,
  shareOfPayment,
  vatDuePosting,
} from './cash-basis.ts'
import type { DocumentTotals } from '../documents/document-totals.ts'
import { salesInvoicePosting } from './invoice-postings.ts'
import type { VatShare } from './payment-share.ts'
import { PostingBuilder } from './posting.ts'
import { anyTotals, factsOf, filledBoxes, ledger, totalsOf } from './postings.test-support.ts'
import { VAT_CODES } from '../vat/vat-codes.ts'
import { vatReturnBoxes } from '../vat-return/vat-return.ts'

/** An invoice with what has been paid of it, as the server keeps it. */
class Account {
  open: number
  waiting: VatShare[]
  payments: { cents: number; due: VatShare[] }[] = []

  constructor(totals: DocumentTotals) {
    this.open = totals.grossCents
    this.waiting = postponedVat(totals)
  }

  settle(cents: number, due = shareOfPayment(this.waiting, this.open, cents)): VatShare[] {
    this.payments.push({ cents, due })
    this.open -= cents
    this.waiting = addShares(this.waiting, negateShares(due))
    return due
  }

  undo(index: number): void {
    const [payment] = this.payments.splice(index % Math.max(this.payments.length, 1), 1)
    if (!payment) return
    this.open += payment.cents
    this.waiting = addShares(this.waiting, payment.due)
  }

  get due(): VatShare[] {
    return addShares(...this.payments.map((payment) => payment.due))
  }
}

const anyInvoice = anyTotals('sale').filter(({ grossCents }) => grossCents !== 0)
/** A payment of a part of what is open, or taking back one of those made. */
const anySteps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }).map((part) => ({ part })) },
    { weight: 1, arbitrary: fc.nat(10).map((undo) => ({ undo })) },
  ),
  { maxLength: 12 },
)
const mixed = totalsOf([
  ['100', 'sale_high'],
  ['50', 'sale_low'],
  ['10', 'sale_eu_services'],
])

describe('isPostponed', () => {
  test('postpones what the seller owes Dutch VAT on, at any rate, and nothing else', () => {
    const codes = Object.values(VAT_CODES).map(({ code }) => code)
    const waiting = ['sale_high', 'sale_low', 'sale_lodging', 'sale_other_rates', 'sale_zero', 'sale_export']
    expect(codes.filter(isPostponed)).toEqual(waiting)
  })
})

describe('shareOfPayment', () => {
  test('takes the part of a payment out of each rate', () => {
    const totals = totalsOf([
      ['100', 'sale_high'],
      ['100', 'sale_low'],
    ])
    expect(shareOfPayment(postponedVat(totals), 23_000, 11_500)).toEqual([
      { vatCode: 'sale_high', baseCents: 5000, vatCents: 1050 },
      { vatCode: 'sale_low', baseCents: 5000, vatCents: 450 },
    ])
  })

  test('counts a payment for what does not wait as well', () => {
    const totals = totalsOf([
      ['100', 'sale_high'],
      ['121', 'sale_eu_goods'],
    ])
    expect(shareOfPayment(postponedVat(totals), totals.grossCents, totals.grossCents / 2)).toEqual([
      { vatCode: 'sale_high', baseCents: 5000, vatCents: 1050 },
    ])
  })

  test('gives exactly the VAT and the turnover of the document, however it is paid and taken back', () => {
    fc.assert(
      fc.property(anyInvoice, anySteps, (totals, steps) => {
        const account = new Account(totals)
        for (const step of steps) {
          if ('undo' in step) account.undo(step.undo)
          else account.settle(Math.trunc(step.part * account.open))
          expect(addShares(account.due, account.waiting)).toEqual(postponedVat(totals))
        }
        account.settle(account.open)
        expect(account.waiting).toEqual([])
        expect(account.due).toEqual(postponedVat(totals))
      }),
    )
  })

  test('makes no more due than is paid, whatever the rounding', () => {
    fc.assert(
      fc.property(anyInvoice, fc.double({ min: 0, max: 1, noNaN: true }), (totals, part) => {
        fc.pre(totals.vat.every(({ baseCents, vatCents }) => baseCents >= 0 && vatCents >= 0))
        const paid = Math.trunc(part * totals.grossCents)
        const due = shareOfPayment(postponedVat(totals), totals.grossCents, paid)
        const dueCents = due.reduce((sum, { baseCents, vatCents }) => sum + baseCents + vatCents, 0)
        expect(dueCents).toBeLessThanOrEqual(paid)
        for (const share of due) expect(Math.min(share.baseCents, share.vatCents)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('creditSetOff', () => {
  const credit = (lines: Parameters<typeof totalsOf>[0]) =>
    totalsOf(lines.map(([price, code]) => [price, code, '-1'] as const).map(([a, b, c]) => [a, b, c]))

  test('makes nothing due when an unpaid invoice is taken back, in whole or in part', () => {
    for (const lines of [['100', 'sale_high'] as const, ['50', 'sale_low'] as const]) {
      const taken = credit([[...lines]])
      const set = creditSetOff({
        invoice: postponedVat(mixed),
        credit: postponedVat(taken),
        invoiceOpenCents: mixed.grossCents,
        creditOpenCents: taken.grossCents,
        amountCents: -taken.grossCents,
      })
      expect(addShares(set.invoice, set.credit)).toEqual([])
      expect(set.credit).toEqual(postponedVat(taken))
    }
  })

  test('takes back what was declared on the part that was paid, once the credit is paid out', () => {
    const invoice = new Account(totalsOf([['100', 'sale_high']]))
    const credited = new Account(credit([['100', 'sale_high']]))
    invoice.settle(6050)
    setOff(invoice, credited)
    expect(addShares(invoice.due, credited.due)).toEqual([{ vatCode: 'sale_high', baseCents: 5000, vatCents: 1050 }])
    credited.settle(credited.open)
    expect(addShares(invoice.due, credited.due)).toEqual([])
  })

  test('leaves invoice and credit together exactly what they came to', () => {
    fc.assert(
      fc.property(
        anyInvoice.filter(({ grossCents }) => grossCents > 0),
        anyInvoice.filter(({ grossCents }) => grossCents < 0),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (totals, taken, part) => {
          const [invoice, credited] = [new Account(totals), new Account(taken)]
          invoice.settle(Math.trunc(part * totals.grossCents))
          setOff(invoice, credited)
          for (const account of [credited, invoice]) if (account.open !== 0) account.settle(account.open)
          expect([invoice.waiting, credited.waiting]).toEqual([[], []])
          expect(addShares(invoice.due, credited.due)).toEqual(addShares(postponedVat(totals), postponedVat(taken)))
        },
      ),
    )
  })

  function setOff(invoice: Account, credited: Account): void {
    const amountCents = Math.min(invoice.open, -credited.open)
    if (amountCents <= 0) return
    const released = creditSetOff({
      invoice: invoice.waiting,
      credit: credited.waiting,
      invoiceOpenCents: invoice.open,
      creditOpenCents: credited.open,
      amountCents,
    })
    invoice.settle(amountCents, released.invoice)
    credited.settle(-amountCents, released.credit)
  }
})

describe('postings on a cash basis', () => {
  test('leaves the VAT of an invoice out of the return until it is paid, but for what follows the invoice', () => {
    const lines = salesInvoicePosting(mixed, { contactId: 7, vatScheme: 'cash' })
    expect(ledger(lines)).toEqual([
      ['BVorDebHad', 18_550],
      ['WOmzNodOdh', -10_000],
      ['WOmzNodOdl', -5000],
      ['WOmzNodOdi', -1000, 'sale_eu_services/base'],
      ['BSchBepOvb', -2550],
    ])
    expect(filledBoxes(lines)).toEqual({ '3b': [1000, null] })
  })

  test('fills the boxes with what has become due', () => {
    const lines = vatDuePosting(shareOfPayment(postponedVat(mixed), 18_550, 18_550))
    expect(ledger(lines)).toEqual([
      ['BSchBepOvb', 17_550],
      ['BSchBepOvb', -10_000, 'sale_high/base'],
      ['BSchBepBla', -2100, 'sale_high/output'],
      ['BSchBepOvb', -5000, 'sale_low/base'],
      ['BSchBepBlv', -450, 'sale_low/output'],
    ])
    expect(filledBoxes(lines)).toMatchObject({ '1a': [10_000, 2100], '1b': [5000, 450] })
  })

  test('comes to the same return and the same balances as an accrual basis once all is paid', () => {
    fc.assert(
      fc.property(
        anyInvoice,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
        (totals, parts) => {
          const account = new Account(totals)
          const posted = salesInvoicePosting(totals, { vatScheme: 'cash' })
          for (const part of parts) posted.push(...vatDuePosting(account.settle(Math.trunc(part * account.open))))
          posted.push(...vatDuePosting(account.settle(account.open)))
          const accrual = salesInvoicePosting(totals, {})
          expect(vatReturnBoxes(factsOf(posted))).toEqual(vatReturnBoxes(factsOf(accrual)))
          const difference = new PostingBuilder().add(withoutVat(posted))
          for (const { account: each, debitCents, creditCents } of accrual)
            difference.credit(each, debitCents - creditCents)
          expect(difference.build()).toEqual([])
        },
      ),
    )
  })
})

const withoutVat = (lines: ReturnType<typeof salesInvoicePosting>) =>
  lines.map(({ account, debitCents, creditCents }) => ({ account, debitCents, creditCents }))
