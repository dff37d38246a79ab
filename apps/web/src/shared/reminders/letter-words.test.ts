import type { NextLetter } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { followsWords, stepLine, sumsOf, waitingTitle, waitingWords } from './letter-words.ts'

const letter: NextLetter = {
  contactId: 1,
  contactName: 'Gemeente Haarlem',
  recipient: 'crediteuren@haarlem.example',
  isConsumer: false,
  stepName: 'Herinnering 1',
  kind: 'reminder',
  invoices: [
    { id: 1, number: '2026-0038', invoiceDate: '2026-10-01', dueDate: '2026-10-15', openCents: 216_880 },
    { id: 2, number: '2026-0039', invoiceDate: '2026-10-02', dueDate: '2026-10-16', openCents: 105_270 },
  ],
  openCents: 322_150,
  costsCents: 0,
  interestCents: 0,
  subject: 'Herinnering',
  text: 'Beste klant',
  waiting: [],
}
const payment = { transactionDate: '2026-11-16', amountCents: 216_880, invoiceNumbers: ['2026-0038'], isCertain: true }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const lines = (of: NextLetter) => sumsOf(of).map(({ term, details }) => `${term}: ${plain(details)}`)

test('a reminder asks its invoices, each by its amount', () => {
  expect(lines(letter)).toEqual([
    '2026-0038, vervallen op 15 okt 2026: € 2.168,80',
    '2026-0039, vervallen op 16 okt 2026: € 1.052,70',
    'Gevraagd: € 3.221,50',
  ])
  expect(followsWords(letter)).toBe('')
})

test('a demand asks costs and interest along, a notice only names the costs', () => {
  const claimed = { ...letter, costsCents: 48_322, interestCents: 1_234 }
  expect(lines({ ...claimed, kind: 'demand' }).slice(2)).toEqual([
    'Incassokosten: € 483,22',
    'Rente: € 12,34',
    'Gevraagd: € 3.717,06',
  ])
  expect(lines({ ...claimed, kind: 'notice' }).at(-1)).toBe('Gevraagd: € 3.221,50')
  expect(plain(followsWords({ ...claimed, kind: 'notice' }))).toContain('€ 483,22')
})

test('a step says what it does, where that is more than its name', () => {
  expect(stepLine(letter)).toBe('Herinnering 1')
  const demand = { stepName: 'Laatste brief', kind: 'demand' } as const
  expect(stepLine(demand)).toBe('Laatste brief (aanmanen, met kosten en rente)')
})

test('money that waits is told of with what it is for, and how sure that is', () => {
  expect(plain(waitingTitle([payment]))).toBe('Er wacht een betaling van € 2.168,80 in de bank')
  expect(plain(waitingTitle([payment, payment]))).toBe('Er wachten 2 betalingen in de bank, samen € 4.337,60')
  expect(plain(waitingWords(payment))).toBe('€ 2.168,80 van 16 nov 2026 hoort bij factuur 2026-0038.')
  const both = { ...payment, invoiceNumbers: ['2026-0038', '2026-0039'], isCertain: false }
  expect(waitingWords(both)).toContain('lijkt te horen bij facturen 2026-0038 en 2026-0039')
  const three = { ...payment, invoiceNumbers: ['2026-0038', '2026-0039', '2026-0040'] }
  expect(waitingWords(three)).toContain('hoort bij facturen 2026-0038, 2026-0039 en 2026-0040')
})
