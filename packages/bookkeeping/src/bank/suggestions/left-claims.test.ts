import { expect, test } from 'vitest'
import { leftClaimSuggestions } from './left-claims.ts'
import { item, judge, line } from './suggest.test-support.ts'

const IBAN = 'NL91ABNA0417164300'
const left = {
  contactId: 5,
  contactName: 'Bakkerij Zon',
  contactIbans: [IBAN],
  numbers: ['2026-0068', '2026-0069'],
  amountCents: 17_173,
  accountId: 9000,
}
const said = line({ amountCents: 17_173, counterpartyName: 'B. Zon', description: '2026-0068 kosten' })

test('what a customer left of a demand is recognised by an invoice of it, or by whoever pays', () => {
  const suggest = leftClaimSuggestions([left])
  expect(suggest(said)).toEqual([
    {
      kind: 'account',
      accountId: 9000,
      contactId: 5,
      vatCode: null,
      certainty: 'certain',
      reasons: ['amount', 'number'],
    },
  ])
  expect(suggest({ ...said, description: 'kosten', counterpartyIban: IBAN })).toMatchObject([{ certainty: 'likely' }])
  expect(suggest({ ...said, description: 'kosten', counterpartyIban: null })).toEqual([])
  expect(suggest({ ...said, amountCents: 17_172 })).toEqual([])
  expect(suggest({ ...said, amountCents: -17_173 })).toEqual([])
})

test('it goes before an invoice of somebody else who pays from the same account', () => {
  const other = item(40, { contactName: 'Ander', contactIbans: [IBAN], openCents: 50_000 })
  const [first] = judge({ ...said, counterpartyIban: IBAN }, [other], { leftClaims: [left] })
  expect(first).toMatchObject({ kind: 'account', contactId: 5 })
})
