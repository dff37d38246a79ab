import type { Invoice } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { mainDeedOf } from './main-deed.ts'

const mail: Invoice['messages'][number] = {
  state: 'sent',
  recipient: 'inkoop@klant.example',
  subject: 'Factuur',
  queuedAt: 1_780_000_000,
  sentAt: 1_780_000_100,
  failure: null,
  nextTryAt: null,
  bouncedAt: null,
  bounce: null,
}
interface Given {
  canRemind?: boolean
  sent?: boolean
  kind?: Invoice['kind']
  collectionDate?: string
}
const deed = (status: Invoice['status'], of: Given = {}) =>
  mainDeedOf(
    {
      kind: of.kind ?? 'invoice',
      status,
      messages: of.sent === true ? [mail] : [],
      collectionDate: of.collectionDate ?? null,
    },
    of.canRemind === true,
  )

test('who has not had an invoice gets it first', () => {
  expect(deed('open')).toBe('send')
  expect(deed('open', { kind: 'credit_invoice' })).toBe('send')
  expect(deed('credited', { kind: 'credit_invoice' })).toBe('send')
})

test('of whom the mail came back it is sent again, unless they saw it all the same', () => {
  const messages = [{ ...mail, bouncedAt: 1_780_000_200, bounce: 'De postbus is vol.' }]
  expect(mainDeedOf({ kind: 'invoice', status: 'sent', messages, collectionDate: null }, false)).toBe('send')
  expect(mainDeedOf({ kind: 'invoice', status: 'viewed', messages, collectionDate: null }, false)).toBe('pay')
})

test('who is late is reminded, unless they are left alone', () => {
  expect(deed('late', { sent: true, canRemind: true })).toBe('remind')
  expect(deed('late', { sent: true })).toBe('pay')
})

test('who is late is not asked for what is collected from them', () => {
  expect(deed('late', { sent: true, canRemind: true, collectionDate: '2026-11-29' })).toBe('pay')
})

test.each(['sent', 'viewed', 'partly_paid', 'open'] as const)('of one that is %s the payment is awaited', (status) => {
  expect(deed(status, { sent: true })).toBe('pay')
})

test.each(['paid', 'credited', 'written_off'] as const)('one that is %s asks for nothing', (status) => {
  expect(deed(status, { sent: true })).toBeNull()
  expect(deed(status)).toBeNull()
})

test('of a credit invoice that was sent no payment is awaited', () => {
  expect(deed('sent', { sent: true, kind: 'credit_invoice' })).toBeNull()
})
