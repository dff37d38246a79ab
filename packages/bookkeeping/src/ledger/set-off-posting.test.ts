import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertBalanced } from './posting.ts'
import { setOffPosting } from './set-off-posting.ts'

const documents = { contactId: 7, invoiceNumber: 'F-1', creditNumber: 'C-1' }

test('balances whatever the amount, and leaves the account of creditors as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (amountCents) => {
      const lines = setOffPosting({ ...documents, amountCents })
      assertBalanced(lines)
      expect(new Set(lines.map(({ account }) => JSON.stringify(account)))).toEqual(new Set(['{"rgs":"BSchCreHac"}']))
      expect(lines.map(({ vatCode, contactId }) => [vatCode, contactId])).toEqual([
        [undefined, 7],
        [undefined, 7],
      ])
    }),
  )
})

test.each([0, -1, 0.5, Number.MAX_SAFE_INTEGER + 1])('refuses %d cents', (amountCents) => {
  expect(() => setOffPosting({ ...documents, amountCents })).toThrow(/verrekenen|centen/)
})
