import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invoiceStatus, type InvoiceFacts, type InvoiceStatus } from './invoice-status.ts'

const today = '2026-11-20'
const sent: InvoiceFacts = {
  finalisedAt: 1,
  sentAt: 2,
  viewedAt: null,
  dueDate: '2026-12-01',
  grossCents: 12_100,
  openCents: 12_100,
  creditedCents: 0,
  writtenOff: false,
}

describe('invoiceStatus', () => {
  test.each<[string, Partial<InvoiceFacts>, InvoiceStatus]>([
    ['a draft, whatever else is known', { finalisedAt: null, dueDate: '2020-01-01' }, 'draft'],
    ['final but not sent', { sentAt: null }, 'open'],
    ['sent', {}, 'sent'],
    ['opened by the customer', { viewedAt: 3 }, 'viewed'],
    ['opened from a link without being mailed', { sentAt: null, viewedAt: 3 }, 'viewed'],
    ['paid in part', { openCents: 100, viewedAt: 3 }, 'partly_paid'],
    ['paid', { openCents: 0, dueDate: '2020-01-01' }, 'paid'],
    ['paid too much', { openCents: -5 }, 'paid'],
    ['an invoice of nothing', { grossCents: 0, openCents: 0 }, 'paid'],
    ['due today', { dueDate: today }, 'sent'],
    ['due yesterday', { dueDate: '2026-11-19' }, 'late'],
    ['late and paid in part', { dueDate: '2026-11-19', openCents: 1 }, 'late'],
    ['without a due date', { dueDate: null }, 'sent'],
    ['credited', { creditedCents: -12_100, openCents: 0 }, 'credited'],
    ['credited by a cent less than it', { creditedCents: -12_099, openCents: 1 }, 'partly_paid'],
    ['credited in part, the rest late', { creditedCents: -100, openCents: 12_000, dueDate: '2026-11-19' }, 'late'],
    ['credited in part, the rest paid', { creditedCents: -100, openCents: 0 }, 'paid'],
    ['written off', { writtenOff: true, openCents: 0, dueDate: '2020-01-01' }, 'written_off'],
    ['a credit invoice still to be paid back', { grossCents: -500, openCents: -500, dueDate: '2020-01-01' }, 'sent'],
    ['a credit invoice paid back in part', { grossCents: -500, openCents: -200 }, 'partly_paid'],
    ['a credit invoice paid back', { grossCents: -500, openCents: 0 }, 'paid'],
  ])('is for %s: %o gives %s', (_name, facts, status) => {
    expect(invoiceStatus({ ...sent, ...facts }, today)).toBe(status)
  })

  test('asks for money only of what is final, open and past its due day', () => {
    const facts = fc.record<InvoiceFacts>({
      finalisedAt: fc.option(fc.nat()),
      sentAt: fc.option(fc.nat()),
      viewedAt: fc.option(fc.nat()),
      dueDate: fc.option(fc.constantFrom('2026-01-01', today, '2027-01-01')),
      grossCents: fc.integer(),
      openCents: fc.integer(),
      creditedCents: fc.integer({ max: 0 }),
      writtenOff: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, (invoice) => {
        if (invoiceStatus(invoice, today) !== 'late') return
        expect(invoice.finalisedAt).not.toBeNull()
        expect(invoice.openCents).toBeGreaterThan(0)
        expect(invoice.dueDate).toBe('2026-01-01')
      }),
    )
  })
})
