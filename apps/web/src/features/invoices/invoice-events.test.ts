import type { Invoice } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { invoiceEvents, isCreditable, isMailLeaving, mailNotice } from './invoice-events.ts'

const at = Date.UTC(2026, 10, 20, 13, 2) / 1000
const mail = { subject: '', state: 'queued', queuedAt: at, sentAt: null, failure: null, nextTryAt: null } as const
const invoice: Invoice = {
  id: 1,
  kind: 'invoice',
  number: '2026-0001',
  status: 'partly_paid',
  contactId: 2,
  invoiceDate: '2026-11-20',
  paymentTermDays: 30,
  reference: '',
  note: '',
  pricesIncludeVat: false,
  discountPercent: '0',
  lines: [],
  contactName: 'A',
  contactEmailAddress: null,
  dueDate: '2026-12-20',
  totals: { netCents: 0, vatCents: 0, grossCents: 0, discountCents: 0, lineAmountsCents: [], vat: [] },
  openCents: 5000,
  creditsInvoiceId: null,
  creditedByInvoiceId: 9,
  journalEntryId: 3,
  payments: [
    { date: '2026-11-21', amountCents: 1000, bankTransactionId: 4 },
    { date: '2026-11-22', amountCents: 500, bankTransactionId: null },
  ],
  messages: [
    { ...mail, recipient: 'd@d.example' },
    { ...mail, recipient: 'c@c.example', failure: 'Niet bereikbaar.', nextTryAt: at + 120 },
    { ...mail, recipient: 'b@b.example', state: 'failed', failure: 'Postbus vol.' },
    { ...mail, recipient: 'a@a.example', state: 'sent', sentAt: at },
  ],
  paper: null,
  createdAt: at - 60,
  finalisedAt: at,
  updatedAt: at,
  version: 1,
}

test('what happened is told from the first to the last', () => {
  expect(invoiceEvents(invoice).map(({ text }) => text)).toEqual([
    'Concept gemaakt',
    'Definitief gemaakt',
    'Verstuurd naar a@a.example',
    'Niet verstuurd naar b@b.example: Postbus vol.',
    'In de wachtrij voor c@c.example: Niet bereikbaar. Volgende poging: 20 nov 2026, 14:04.',
    'In de wachtrij voor d@d.example',
    '€\u00a010,00 betaald',
    '€\u00a05,00 verrekend',
    'Deels gecrediteerd',
  ])
})

test('an instant is told with its time, a civil date without', () => {
  const events = invoiceEvents(invoice)
  expect(events[1]?.at).toBe('20 nov 2026, 14:02')
  expect(events[6]?.at).toBe('21 nov 2026')
  expect(events.at(-1)?.invoiceId).toBe(9)
})

test('what was credited in full says so, and only what is left of an invoice can be credited', () => {
  expect(invoiceEvents({ ...invoice, status: 'credited' }).at(-1)?.text).toBe('Gecrediteerd')
  expect(isCreditable({ kind: 'invoice', status: 'credited' })).toBe(false)
  expect(isCreditable(invoice)).toBe(true)
  expect(isCreditable({ kind: 'credit_invoice', status: 'paid' })).toBe(false)
})

test('a mail that waits or was given up is told on the page, with what happens or what to do', () => {
  const withLast = (index: number) => ({ messages: invoice.messages.slice(index) })
  expect(mailNotice(withLast(0))).toBeNull()
  expect(mailNotice(withLast(1))).toMatchObject({
    tone: 'warning',
    text: 'Niet bereikbaar. We proberen het drie dagen lang vanzelf opnieuw, de volgende keer op 20 nov 2026, 14:04.',
  })
  expect(mailNotice(withLast(2))).toMatchObject({
    tone: 'danger',
    title: 'De e-mail aan b@b.example is niet verstuurd',
    text: expect.stringMatching(/^Postbus vol\. .*verstuur de factuur opnieuw/) as unknown,
  })
  expect(mailNotice(withLast(3))).toBeNull()
  expect(mailNotice({ messages: [] })).toBeNull()
  expect([0, 1, 2, 3].map((index) => isMailLeaving(withLast(index)))).toEqual([true, false, false, false])
})
