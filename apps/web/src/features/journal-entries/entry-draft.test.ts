import type { LedgerAccount } from '@klopt/api-client/contract'
import { describe, expect, test } from 'vitest'
import { copyOf } from './copy-entry.ts'
import { emptyLine, inputOf, lineErrors, partyValue, type DraftLine } from './entry-draft.ts'

const line = (
  accountId: number,
  debitCents: number | null,
  creditCents: number | null,
  more: Partial<DraftLine> = {},
) => ({
  ...emptyLine(),
  account: { value: accountId, label: String(accountId) },
  debitCents,
  creditCents,
  ...more,
})
const draft = (lines: readonly DraftLine[]) => ({
  entryDate: '2026-06-30',
  description: 'Lonen juni',
  lines,
  documents: [],
})
const account = (id: number, type: LedgerAccount['type'], rgsCode: string | null = null): LedgerAccount => ({
  id,
  number: String(id),
  name: 'x',
  rgsCode,
  type,
  defaultVatCode: null,
  active: true,
  isNeeded: false,
})

describe('an entry that is typed', () => {
  test('is sent without its empty lines, with what each settles or is about', () => {
    const item = { value: partyValue('item', 8), label: '2026-1' }
    const lines = [
      emptyLine(),
      line(1300, null, 500, { party: item, description: ' af ' }),
      line(4910, 500, null, { vatCode: 'purchase_high', party: { value: partyValue('contact', 3), label: 'x' } }),
    ]
    expect(inputOf(draft(lines)).lines).toEqual([
      { accountId: 1300, debitCents: 0, creditCents: 500, openItemId: 8, description: 'af' },
      { accountId: 4910, debitCents: 500, creditCents: 0, contactId: 3, vatCode: 'purchase_high' },
    ])
  })

  test('shows what the server says in the line that it is about', () => {
    const [empty, own] = [emptyLine(), line(1300, 5, null)]
    const errors = lineErrors({ 'lines.0.accountId': 'Regel 1: kies een factuur.', entryDate: 'x' }, [empty, own])
    expect([...errors]).toEqual([[own.key, { account: 'kies een factuur.' }]])
  })
})

describe('a copy', () => {
  test('has the VAT back in the amount it was taken out of', () => {
    const accounts = [account(4500, 'expense'), account(1520, 'asset', 'BVorVbkTvo'), account(510, 'equity')]
    const posted = (accountId: number, cents: number, vatCode: string | null) => ({
      accountId,
      accountNumber: '',
      accountName: '',
      debitCents: Math.max(cents, 0),
      creditCents: Math.max(-cents, 0),
      vatCode,
      contactName: null,
      description: 'bon',
    })
    const lines = [
      posted(4500, 10_000, 'purchase_high'),
      posted(1520, 2100, 'purchase_high'),
      posted(510, -12_100, null),
    ]
    const copy = copyOf({ description: 'Bon', lines } as Parameters<typeof copyOf>[0], accounts, '2026-07-31')
    expect(inputOf(copy)).toEqual({
      entryDate: '2026-07-31',
      description: 'Bon',
      lines: [
        { accountId: 4500, debitCents: 12_100, creditCents: 0, vatCode: 'purchase_high', description: 'bon' },
        { accountId: 510, debitCents: 0, creditCents: 12_100, description: 'bon' },
      ],
    })
  })
})
