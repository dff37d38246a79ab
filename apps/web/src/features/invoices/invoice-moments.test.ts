import type { Invoice } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { anInvoice } from '../../testing/an-invoice.ts'
import { invoiceMoments } from './invoice-moments.ts'

const at = Date.UTC(2026, 10, 20, 13, 2) / 1000
const shown = (changes: Partial<Invoice>, today = '2026-11-22') =>
  invoiceMoments(anInvoice(changes), today).map(({ label, state, moment }) => [label, state, moment])

test('what is to come stands there beside what was done', () => {
  expect(shown({ status: 'viewed', sentAt: at, viewedAt: at + 60 })).toEqual([
    ['Gemaakt', 'done', '20 nov 2026, 14:01'],
    ['Verzonden', 'done', '20 nov 2026, 14:02'],
    ['Bekeken', 'done', '20 nov 2026, 14:03'],
    ['Vervalt', 'upcoming', '20 dec 2026'],
    ['Betaald', 'upcoming', 'nog niet'],
  ])
})

test('an invoice that is late says since when, and what is paid does not ask to be seen', () => {
  const late = shown({ status: 'late', sentAt: at }, '2026-12-26')
  expect(late[3]).toEqual(['Vervallen', 'problem', '20 dec 2026, 6 dagen geleden'])
  expect(shown({ status: 'late', sentAt: at }, '2026-12-21')[3]?.[2]).toBe('20 dec 2026, 1 dag geleden')
  const payments = [{ date: '2026-11-25', amountCents: 5000, bankTransactionId: 4, foreignAmount: null }]
  expect(shown({ status: 'paid', sentAt: at, payments }).slice(2)).toEqual([['Betaald', 'done', '25 nov 2026']])
  expect(shown({ status: 'partly_paid', payments }).at(-1)).toEqual(['Betaald', 'upcoming', 'nog niet helemaal'])
})

test('a mail that waits or was given up is no mail that left', () => {
  const message = {
    recipient: 'a@a.example',
    subject: '',
    queuedAt: at,
    sentAt: null,
    failure: null,
    nextTryAt: null,
    bouncedAt: null,
    bounce: null,
  }
  expect(shown({})[1]).toEqual(['Verzonden', 'upcoming', 'nog niet'])
  expect(shown({ messages: [{ ...message, state: 'queued' }] })[1]).toEqual(['Verzonden', 'upcoming', 'onderweg'])
  const failed = { ...message, state: 'failed', failure: 'Postbus vol.' } as const
  expect(shown({ messages: [failed] })[1]).toEqual(['Verzonden', 'problem', 'niet gelukt'])
})

test('what was credited or given up ends there, and a credit invoice is set off', () => {
  expect(shown({ status: 'credited' }).at(-1)?.[0]).toBe('Gecrediteerd')
  expect(shown({ status: 'written_off' }).at(-1)).toEqual(['Oninbaar', 'problem', undefined])
  expect(shown({ kind: 'credit_invoice' }).at(-1)).toEqual(['Verrekend', 'upcoming', 'nog niet'])
})

test('a mail that came back is told, until its reader had the invoice on their screen after all', () => {
  const message = { recipient: 'a@a.example', subject: '', state: 'sent', queuedAt: at, sentAt: at } as const
  const messages = [{ ...message, failure: null, nextTryAt: null, bouncedAt: at + 60, bounce: 'De postbus is vol.' }]
  expect(shown({ sentAt: at, messages })[1]).toEqual(['Verzonden', 'problem', 'kwam niet aan'])
  expect(shown({ sentAt: at, viewedAt: at + 99, messages })[1]?.[1]).toBe('done')
})
