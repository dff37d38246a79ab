import { expect, test } from 'vitest'
import { IBAN, item, judge, line } from './suggest.test-support.ts'

const theirs = item(1, { contactId: 7, contactIbans: [], contactName: 'Gemeente Haarlem' })
const ofAnother = item(2, { contactId: 8, contactIbans: [IBAN] })

test('whose money it is known to be decides: what others owe is no concern of the line, whatever account it came from', () => {
  const paid = line({ contactId: 7, counterpartyIban: IBAN, counterpartyName: 'Bakkerij Van Dijk' })
  expect(judge(paid, [theirs, ofAnother])).toMatchObject([
    { openItemId: 1, certainty: 'certain', reasons: ['amount', 'name'] },
  ])
  expect(judge(paid, [ofAnother])).toEqual([])
})

test('of two that are as much none is certain, and nobody known is judged by account and name', () => {
  const alike = item(3, { contactId: 7, contactIbans: [] })
  const certainties = judge(line({ contactId: 7 }), [theirs, alike]).map(({ certainty }) => certainty)
  expect(certainties).toEqual(['likely', 'likely'])
  expect(judge(line({ contactId: null, counterpartyIban: IBAN }), [theirs, ofAnother])[0]).toMatchObject({
    openItemId: 2,
    certainty: 'certain',
  })
})

test('a payment that came back is one of theirs', () => {
  const paid = [
    { ...theirs, paidOn: '2026-11-01' },
    { ...ofAnother, paidOn: '2026-11-01' },
  ]
  const back = line({ contactId: 7, amountCents: -12_100, counterpartyIban: IBAN })
  expect(judge(back, [], { paid })).toMatchObject([{ openItemId: 1, isReturn: true }])
})
