import type { ReminderLetter } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { anInvoice } from '../../testing/an-invoice.ts'
import { invoiceEvents, isCreditable } from './invoice-events.ts'

const at = Date.UTC(2026, 10, 20, 13, 2) / 1000
const DAY_SECONDS = 86_400
const mail = {
  subject: '',
  state: 'queued',
  queuedAt: at,
  sentAt: null,
  failure: null,
  nextTryAt: null,
  bouncedAt: null,
  bounce: null,
} as const
const letter: ReminderLetter = {
  id: 8,
  stepName: 'Herinnering 1',
  kind: 'reminder',
  letterDate: '2026-12-28',
  recipient: 'a@a.example',
  state: 'sent',
  queuedAt: at + 38 * DAY_SECONDS,
  sentAt: at + 38 * DAY_SECONDS,
  failure: null,
  deliveredOn: '2026-12-28',
  bouncedAt: null,
  bounce: null,
  invoiceNumbers: ['2026-0001'],
  claims: [],
}
const invoice = anInvoice({
  status: 'partly_paid',
  credits: [{ id: 9, number: '2026-0002', grossCents: -100, finalisedAt: at + 40 * DAY_SECONDS }],
  payments: [
    { date: '2026-11-21', amountCents: 1000, bankTransactionId: 4, foreignAmount: null },
    { date: '2026-12-29', amountCents: 500, bankTransactionId: null, foreignAmount: null },
  ],
  messages: [
    { ...mail, recipient: 'd@d.example' },
    { ...mail, recipient: 'c@c.example', failure: 'Niet bereikbaar.', nextTryAt: at + 120 },
    { ...mail, recipient: 'b@b.example', state: 'failed', failure: 'Postbus vol.' },
    { ...mail, recipient: 'a@a.example', state: 'sent', sentAt: at },
  ],
  sentAt: at,
  viewedAt: at + DAY_SECONDS,
})
const wordsOf = (...given: Parameters<typeof invoiceEvents>) => invoiceEvents(...given).map(({ text }) => text)

test('what happened is told from the first to the last, whatever it is, and a day comes after its moments', () => {
  expect(wordsOf(invoice, [letter])).toEqual([
    'Concept gemaakt',
    'Definitief gemaakt',
    'Verzonden naar a@a.example',
    'Niet verstuurd naar b@b.example: Postbus vol.',
    'In de wachtrij voor c@c.example: Niet bereikbaar. Volgende poging: 20 nov 2026, 14:04.',
    'In de wachtrij voor d@d.example',
    'Bekeken door Gemeente Haarlem',
    '€\u00a010,00 betaald',
    'Herinnering 1 verstuurd naar a@a.example',
    '€\u00a05,00 verrekend',
    'Deels gecrediteerd met 2026-0002',
  ])
})

test('what was given up is no payment, and what was paid of it after all is told', () => {
  const given = { date: '2026-12-28', kind: 'written_off', amountCents: 1500 } as const
  const recovered = { date: '2026-12-29', kind: 'recovered', amountCents: 1000 } as const
  const words = wordsOf({ ...invoice, status: 'written_off', writeOffs: [given, recovered] })
  expect(words).toContain('€\u00a015,00 oninbaar geboekt')
  expect(words).toContain('€\u00a010,00 toch betaald, en niet meer oninbaar')
  expect(words).not.toContain('€\u00a05,00 verrekend')
})

test('a payment that the bank took back is no second payment; of a credit invoice money goes out', () => {
  const payment = { date: '2026-11-21', amountCents: 12_100, bankTransactionId: 4, foreignAmount: null }
  const back = { ...payment, date: '2026-11-25', amountCents: -12_100, bankTransactionId: 5 }
  const totals = { ...invoice.totals, grossCents: 12_100 }
  expect(wordsOf({ ...invoice, totals, payments: [payment, back] })).toEqual(
    expect.arrayContaining(['€\u00a0121,00 betaald', '€\u00a0121,00 teruggeboekt']),
  )
  const ofCredit = { ...totals, grossCents: -12_100 }
  expect(wordsOf({ ...invoice, totals: ofCredit, payments: [back] })).toContain('€\u00a0121,00 betaald')
})

test('a payment in another currency is told in that', () => {
  const payments = [{ date: '2026-11-21', amountCents: 111_706, bankTransactionId: 4, foreignAmount: 121_000 }]
  expect(wordsOf({ ...invoice, currency: 'USD', payments })).toContain('USD\u00a01.210,00 betaald')
})

test('an instant is told with its time, a civil date without', () => {
  const events = invoiceEvents(invoice)
  expect(events[1]?.at).toBe('20 nov 2026, 14:02')
  expect(events[7]?.at).toBe('21 nov 2026')
  expect(events.at(-1)).toMatchObject({ invoiceId: 9, at: '30 dec 2026, 14:02' })
})

test('what left in another way than by mail says so', () => {
  expect(wordsOf(anInvoice({ sentAt: at + 60 }))).toContain('Gemarkeerd als verstuurd')
  expect(wordsOf(invoice)).not.toContain('Gemarkeerd als verstuurd')
})

test('a credit invoice leads to what it corrects', () => {
  const events = invoiceEvents(anInvoice({ kind: 'credit_invoice', creditsInvoiceId: 4 }))
  expect(events.find(({ invoiceId }) => invoiceId === 4)?.text).toBe('Herstelt een factuur')
})

test('what was credited in full says so, and only what is left of an invoice can be credited', () => {
  expect(wordsOf({ ...invoice, status: 'credited' }).at(-1)).toBe('Gecrediteerd met 2026-0002')
  expect(isCreditable({ kind: 'invoice', status: 'credited' })).toBe(false)
  expect(isCreditable(invoice)).toBe(true)
  expect(isCreditable({ kind: 'credit_invoice', status: 'paid' })).toBe(false)
})

test('what came back is told when it did, with why, of a mail and of a reminder', () => {
  const came = { bouncedAt: at + 90, bounce: 'De postbus is vol.' }
  const messages = [{ ...mail, recipient: 'a@a.example', state: 'sent' as const, sentAt: at, ...came }]
  const events = invoiceEvents(anInvoice({ sentAt: at, messages }), [{ ...letter, ...came, bouncedAt: at + 200 }])
  expect(events.slice(-2)).toMatchObject([
    { kind: 'bounced', text: 'Kwam niet aan bij a@a.example: De postbus is vol.', at: '20 nov 2026, 14:03' },
    { kind: 'bounced', text: 'Herinnering 1 kwam niet aan bij a@a.example: De postbus is vol.' },
  ])
})
