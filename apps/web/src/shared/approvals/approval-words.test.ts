import type { Approval } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { approvalWords, waitsSentence } from './approval-words.ts'

const approval: Approval = {
  id: 1,
  kind: 'vat_return',
  period: '2026-Q1',
  label: 'Btw-aangifte 1e kwartaal 2026',
  state: 'asked',
  figures: [],
  note: '',
  askedBy: 'Bo Balans',
  askedAt: Date.UTC(2026, 3, 10, 10) / 1000,
  answeredBy: null,
  answeredAt: null,
  answer: '',
  overruledReason: '',
  usedAt: null,
}
const answered = { answeredBy: 'Eva Verhoeven', answeredAt: Date.UTC(2026, 3, 11, 10) / 1000 }

test('what happened last is told with who and when', () => {
  expect(approvalWords(approval)).toBe('Gevraagd door Bo Balans op 10 apr 2026, 12:00.')
  expect(approvalWords({ ...approval, ...answered, state: 'approved' })).toBe(
    'Akkoord gegeven door Eva Verhoeven op 11 apr 2026, 12:00.',
  )
  expect(approvalWords({ ...approval, ...answered, state: 'declined', answer: 'Klopt dit?' })).toBe(
    'Nog niet akkoord door Eva Verhoeven op 11 apr 2026, 12:00: Klopt dit?',
  )
  expect(approvalWords({ ...approval, state: 'overruled', overruledReason: 'Spoed' })).toBe(
    'Ingediend zonder akkoord: Spoed.',
  )
  expect(approvalWords({ ...approval, state: 'overruled', overruledReason: 'Spoed!' })).toBe(
    'Ingediend zonder akkoord: Spoed!',
  )
})

test('filing waits for what was asked and not agreed on, and for what is always asked', () => {
  const waits = (state: Approval['state'] | undefined, isRequired = false) =>
    waitsSentence({ state, isRequired }, 'firm')
  expect(waits('asked')).toContain('nog geen akkoord')
  expect(waits('declined')).toContain('eerst een vraag')
  expect(waits(undefined, true)).toContain('alleen met akkoord')
  expect([waits(undefined), waits('approved', true), waits('approved')]).toEqual([null, null, null])
  expect(waitsSentence({ state: 'asked', isRequired: false }, 'client')).toMatch(/^Je hebt/)
})
