import { describe, expect, test } from 'vitest'
import { withAmount } from './amounts.ts'
import { emptyDraft, type AmountField, type BookingDraft, type DraftLine } from './draft.ts'
import { vatField, type FieldName } from './fields.ts'
import { computedFields, readFields, withProposal, type Proposal } from './proposal.ts'
import { computed, printed, proposalOf } from './proposal.test-support.ts'
import { checkOf, isProof } from './sum-of-amounts.ts'
import { inputOf } from './wire.ts'

const today = '2026-11-21'
const filled = (proposal: Proposal): BookingDraft => withProposal(emptyDraft(), proposal, new Set(), today)
const computedOf = (draft: BookingDraft, proposal: Proposal) => [...computedFields(draft, proposal, today)]
const amounts: readonly AmountField[] = ['grossCents', 'vatCents', 'netCents']

describe('amounts of a document', () => {
  test('that all stand on the paper prove each other', () => {
    const proposal = proposalOf({
      grossCents: printed(12_100),
      vatCents: printed(2_100),
      netCents: printed(10_000),
    })
    const draft = filled(proposal)
    expect(computedOf(draft, proposal)).toEqual([])
    expect(checkOf(draft, today)?.differenceCents).toBe(0)
    expect(isProof(draft, computedFields(draft, proposal, today), today)).toBe(true)
  })

  test('that were worked out say so, and prove nothing', () => {
    const proposal = proposalOf({
      grossCents: printed(12_100),
      vatCents: computed(2_100),
      netCents: computed(10_000),
      dueDate: computed('2026-12-20'),
    })
    const draft = filled(proposal)
    expect(amounts.map((field) => draft[field])).toEqual([12_100, 2_100, 10_000])
    expect(computedOf(draft, proposal)).toEqual(['vatCents', 'netCents', 'dueDate'])
    expect(isProof(draft, computedFields(draft, proposal, today), today)).toBe(false)
  })

  test('that were worked out follow when somebody corrects the total', () => {
    const proposal = proposalOf({ grossCents: printed(12_500), vatCents: computed(2_169), netCents: computed(10_331) })
    const corrected = withAmount(filled(proposal), 'grossCents', 12_100, today)
    expect(amounts.map((field) => corrected[field])).toEqual([12_100, 2_100, 10_000])
    expect(computedOf(corrected, proposal)).toEqual(['vatCents', 'netCents'])
  })

  test('that are worked out here say so too', () => {
    const proposal = proposalOf({ grossCents: printed(12_100) })
    const draft = filled(proposal)
    expect(computedOf(draft, proposal)).toEqual(['vatCents', 'netCents'])
    expect([...readFields(draft, proposal)]).not.toContain('vatCents')
    const typed = withAmount(withAmount(draft, 'vatCents', 2_100, today), 'netCents', 10_000, today)
    expect(isProof(typed, computedFields(typed, proposal, today), today)).toBe(true)
  })

  test('of several rates, added up by us, prove nothing: nowhere does the paper say their sums', () => {
    const line = { description: '', vatCode: 'purchase_high', accountId: null, accountName: null } as const
    const proposal = proposalOf({
      grossCents: printed(55_157),
      // 300.00 + 173.00 and 63.00 + 15.57.
      netCents: computed(47_300),
      vatCents: computed(7_857),
      lines: [
        { ...line, amountCents: 30_000 },
        { ...line, vatCode: 'purchase_low', amountCents: 17_300 },
      ],
    })
    const draft = filled(proposal)
    expect(checkOf(draft, today)).toMatchObject({ netCents: 47_300, vatCents: 7_857, differenceCents: 0 })
    expect(computedOf(draft, proposal)).toEqual(['vatCents', 'netCents'])
    expect(isProof(draft, computedFields(draft, proposal, today), today)).toBe(false)
    const read = { ...proposal, netCents: printed(47_300), vatCents: printed(7_857) }
    expect(isProof(draft, computedFields(draft, read, today), today)).toBe(true)
    // Who types other lines compares them with the total on the paper.
    const [first, ...others] = draft.lines
    const typed = { ...draft, lines: [{ ...first, amountCents: 30_100 } as DraftLine, ...others] }
    expect(isProof(typed, computedFields(typed, proposal, today), today)).toBe(true)
    const guessed = { ...read, grossCents: computed(55_157) }
    expect(isProof(draft, computedFields(draft, guessed, today), today)).toBe(false)
  })

  test('line by line prove nothing without the total of the paper', () => {
    const lines: BookingDraft = { ...filled(proposalOf({})), mode: 'lines' }
    expect(isProof(lines, new Set(), today)).toBe(false)
    expect(isProof({ ...lines, grossCents: 12_100 }, new Set(), today)).toBe(true)
  })
})

test('amounts that somebody typed stay, VAT of a code too; other fields are filled in all the same', () => {
  const proposal = proposalOf({ grossCents: printed(12_100), currency: 'USD' })
  const after = (field: FieldName) => withProposal(emptyDraft(), proposal, new Set([field]), today)
  for (const field of ['grossCents', 'lines', vatField('purchase_low')] as const) {
    expect(after(field)).toMatchObject({ grossCents: null, currency: 'USD' })
  }
  expect(after('number')).toMatchObject({ grossCents: 12_100 })
})

test('a currency that was read is filled in with its amounts, and waits for a rate; yen are typed in euros', () => {
  const read = { ...emptyDraft(), currency: 'EUR' }
  const dollars = withProposal(read, proposalOf({ currency: 'USD' }), new Set(), today)
  expect(dollars).toMatchObject({ currency: 'USD', exchangeRate: '' })
  expect(inputOf(dollars, null, today)).toBeNull()
  expect(inputOf({ ...dollars, exchangeRate: '1,0832' }, null, today)).toMatchObject({
    currency: 'USD',
    exchangeRate: '1.0832',
  })
  expect(withProposal(read, proposalOf({ currency: 'JPY' }), new Set(), today).currency).toBe('EUR')
  expect(
    withProposal({ ...read, currency: 'GBP' }, proposalOf({ currency: 'USD' }), new Set(['currency']), today).currency,
  ).toBe('GBP')
})
