import type { JournalEntryItem } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { bookLines, isShort } from './book-lines.ts'

const line = (changes: Partial<NonNullable<JournalEntryItem['lines']>[number]> = {}) => ({
  accountNumber: '4510',
  accountName: 'Telefoon en internet',
  debitCents: 0,
  creditCents: 0,
  vatCode: null,
  description: '',
  ...changes,
})
const entry = (changes: Partial<JournalEntryItem> = {}): JournalEntryItem => ({
  id: 7,
  journalId: 1,
  journalCode: 'MEM',
  journalName: 'Memoriaal',
  number: 12,
  entryDate: '2026-12-31',
  description: 'Telefoon',
  amountCents: 2_500,
  lineCount: 2,
  sourceType: 'general',
  sourceId: null,
  reversesEntryId: null,
  reversedByEntryId: null,
  lines: [
    line({ debitCents: 2_500, description: 'Mei', vatCode: 'purchase_high' }),
    line({ accountNumber: '1000', accountName: 'Kas', creditCents: 2_500 }),
  ],
  ...changes,
})

test('an entry has what it comes to, and each line the side that it is on', () => {
  const [shown] = bookLines([entry()])
  expect(shown).toMatchObject({
    id: 'entry-7',
    level: 'group',
    code: 'MEM\u00a012',
    day: '31 dec 2026',
    label: 'Telefoon',
    figures: { debit: 2_500, credit: 2_500, amount: 2_500 },
  })
  expect(shown?.leaves).toEqual([
    {
      id: 'entry-7-1',
      code: '4510',
      label: 'Telefoon en internet · Mei · 21% btw (hoog tarief)',
      figures: { debit: 2_500, amount: 2_500 },
    },
    { id: 'entry-7-2', code: '1000', label: 'Kas', figures: { credit: 2_500, amount: -2_500 } },
  ])
})

test('numbers of another length take as much room, so that the days behind them line up', () => {
  expect(bookLines([entry({ number: 9 }), entry({ number: 10 })]).map(({ code }) => code)).toEqual([
    'MEM\u00a0\u20079',
    'MEM\u00a010',
  ])
})

test('of a long entry it says how much more there is', () => {
  const [shown] = bookLines([entry({ lineCount: 1_202 })])
  expect(shown?.leaves?.at(-1)).toEqual({
    id: 'entry-7-more',
    label: 'En nog 1.200 regels: open de boeking',
    figures: {},
  })
})

test('a hundred lines stand open by themselves, and no more', () => {
  const entries = (count: number) => Array.from({ length: count }, (_none, id) => entry({ id }))
  expect([isShort(entries(50)), isShort(entries(51))]).toEqual([true, false])
})
