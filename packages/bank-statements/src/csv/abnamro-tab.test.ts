import { expect, test } from 'vitest'
import { readAbnAmroTab } from './abnamro-tab.ts'

const row = (cells: Partial<Record<'day' | 'before' | 'after' | 'valueDay' | 'amount' | 'text', string>> = {}) =>
  [
    '417164300',
    'EUR',
    cells.day ?? '20260305',
    cells.before ?? '1000,00',
    cells.after ?? '900,00',
    cells.valueDay ?? '20260306',
    cells.amount ?? '-100,00',
    cells.text ?? 'SEPA Overboeking',
  ].join('\t')

test('a row says the days, the amount and what was left', () => {
  expect(readAbnAmroTab(`${row()}\n`)).toMatchObject([
    {
      iban: 'NL91ABNA0417164300',
      openingBalanceCents: 100_000,
      closingBalanceCents: 90_000,
      lines: [{ date: '2026-03-05', valueDate: '2026-03-06', amountCents: -10_000, kind: 'SEPA Overboeking' }],
    },
  ])
})

test.each([
  ['a day that does not exist', row({ day: '20260230' })],
  ['a balance before that is no amount', row({ before: 'x' })],
  ['a balance after that is no amount', row({ after: 'x' })],
  ['an amount that is none', row({ amount: 'x' })],
  ['no text', row().slice(0, row().lastIndexOf('\t'))],
  ['a column too many', `${row()}\tmeer`],
])('%s is damage in the booking, on its line', (_, broken) => {
  expect(() => readAbnAmroTab(`${row()}\n${broken}\n`)).toThrow(/de boeking op regel 2/)
})

test('a balance that does not follow is told as one', () => {
  expect(() => readAbnAmroTab(`${row({ after: '900,01' })}\n`)).toThrow(/het saldo op regel 1/)
})

test('a value day that does not exist is the end of its month', () => {
  expect(readAbnAmroTab(`${row({ valueDay: '20260231' })}\n`)?.[0]?.lines[0]?.date).toBe('2026-03-05')
})

test('another text is none of it', () => {
  expect(readAbnAmroTab('datum;bedrag\n05-03-2026;1,00\n')).toBeNull()
})
