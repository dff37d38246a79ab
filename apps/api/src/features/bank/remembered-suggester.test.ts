import { suggest, type BankLine, type SuggestionCandidates } from '@klopt/bookkeeping/bank'
import { expect, test } from 'vitest'
import { rememberedSuggester } from './remembered-suggester.ts'

const line: BankLine = {
  amountCents: 12_100,
  counterpartyName: 'Gemeente Haarlem',
  counterpartyIban: null,
  description: 'Factuur 2026-0001',
  structuredReference: null,
  date: '2026-06-01',
}

function candidates(openCents: number): SuggestionCandidates {
  const document = {
    number: '2026-0001',
    contactName: null,
    contactIbans: [],
    date: '2026-05-20',
    dueDate: '2026-06-03',
  }
  return { openItems: [{ kind: 'receivable', id: 1, openCents, grossCents: 12_100, ...document }], rules: [] }
}

test('what is remembered is what would be judged anew', () => {
  for (const amountCents of [12_100, 5_000, 12_100, -12_100, 5_000]) {
    const other = { ...line, amountCents }
    expect(rememberedSuggester(candidates(12_100))(other)).toEqual(suggest(other, candidates(12_100)))
  }
})

test('a candidate that changes in anything is judged anew', () => {
  expect(rememberedSuggester(candidates(12_100))(line)[0]?.certainty).toBe('certain')
  expect(rememberedSuggester(candidates(7_100))(line)[0]?.certainty).toBe('likely')
  expect(rememberedSuggester(candidates(12_100))(line)[0]?.certainty).toBe('certain')
})

test('a line and its candidates that were judged before are not judged again', () => {
  const judged = rememberedSuggester(candidates(12_100))(line)
  expect(rememberedSuggester(candidates(12_100))({ ...line })).toBe(judged)
})

test('what nobody asks for any more is forgotten, and judged the same later', () => {
  const first = rememberedSuggester(candidates(12_100))(line)
  for (let cents = 1; cents <= 32; cents += 1) rememberedSuggester(candidates(cents))(line)
  const again = rememberedSuggester(candidates(12_100))(line)
  expect(again).not.toBe(first)
  expect(again).toEqual(first)
})
