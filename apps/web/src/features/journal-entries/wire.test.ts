import type { JournalDraftLine, LedgerAccount } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { emptyDraft } from './entry-draft.ts'
import { draftInputOf, draftOf, isNothing } from './wire.ts'

const rent: LedgerAccount = {
  id: 4200,
  number: '4200',
  name: 'Huur',
  rgsCode: 'WBedHuiBeh',
  type: 'expense',
  defaultVatCode: null,
  active: true,
  isNeeded: false,
}
const EMPTY: JournalDraftLine = {
  accountId: null,
  contactId: null,
  openItemId: null,
  vatCode: null,
  debitCents: null,
  creditCents: null,
  description: '',
}
const line = (changes: Partial<JournalDraftLine & { partyName: string | null }>) => ({
  ...EMPTY,
  partyName: null,
  ...changes,
})
const document = { documentId: 3, fileId: 4, name: 'huur.pdf', mimeType: 'application/pdf' }

test('nothing that was typed is nothing to keep; a document alone is', () => {
  expect(isNothing(emptyDraft('2026-06-30'))).toBe(true)
  expect(isNothing({ ...emptyDraft('2026-06-30'), documents: [document] })).toBe(false)
})

test('a kept draft is typed on as it was, and kept again the same', () => {
  const kept = {
    id: 7,
    version: 2,
    entryDate: null,
    description: 'Huur juni',
    lines: [
      line({ accountId: 4200, debitCents: 125_000, vatCode: 'purchase_high', contactId: 5, partyName: 'Verhuurder' }),
      line({ openItemId: 8, creditCents: 5, partyName: 'F-12', description: 'rest' }),
    ],
    documents: [document],
  }
  const draft = draftOf(kept, [rent])
  expect(draft.lines.map(({ account, party }) => [account?.label, party?.label])).toEqual([
    ['4200 Huur', 'Verhuurder'],
    [undefined, 'F-12'],
  ])
  expect(draftInputOf(draft)).toEqual({
    entryDate: null,
    description: 'Huur juni',
    lines: [
      { ...EMPTY, accountId: 4200, debitCents: 125_000, vatCode: 'purchase_high', contactId: 5 },
      { ...EMPTY, openItemId: 8, creditCents: 5, description: 'rest' },
    ],
    documentIds: [3],
  })
})

test('a kept draft of one line has room for a second', () => {
  const kept = {
    id: 7,
    version: 2,
    entryDate: null,
    description: '',
    lines: [line({ description: 'x' })],
    documents: [],
  }
  expect(draftOf(kept, []).lines).toHaveLength(2)
})
