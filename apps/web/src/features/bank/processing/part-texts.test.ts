import type { LedgerAccount, Suggestion } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { emptyDraft, type Draft } from './draft.ts'
import { otherSideText, targetOf } from './part-texts.ts'

const account = { id: 1, number: '1190', name: 'Geld onderweg' } as LedgerAccount
const side = { id: 8, date: '2020-06-04', processed: false }
const transfer = { journalName: 'Spaarpot', line: side }
const suggestions = [{ transfer }] as Suggestion[]
const draft: Draft = {
  ...emptyDraft,
  parts: [{ key: 1, kind: 'account', account, vatCode: null, shareCents: 150_000 }],
  suggestion: 0,
}

test('of a transfer is told what becomes of the line at the other end', () => {
  expect(otherSideText(transfer)).toBe('Boekt de regel van 4 jun 2020 bij Spaarpot mee')
  expect(otherSideText({ ...transfer, line: { ...side, processed: true } })).toBe(
    'Sluit de regel van 4 jun 2020 bij Spaarpot',
  )
  expect(otherSideText({ ...transfer, line: null })).toMatch(/^Nog niet binnen bij Spaarpot/)
})

test('that two lines were booked is said only of a transfer that was left as it was suggested', () => {
  expect(targetOf(draft, suggestions)).toBe('1190 Geld onderweg, samen met de regel bij Spaarpot')
  expect(targetOf({ ...draft, suggestion: null }, suggestions)).toBe('1190 Geld onderweg')
  expect(targetOf(draft, [{ transfer: { ...transfer, line: null } }] as Suggestion[])).toBe('1190 Geld onderweg')
})
