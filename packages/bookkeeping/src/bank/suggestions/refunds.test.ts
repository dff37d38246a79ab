import { expect, test } from 'vitest'
import { IBAN, judge, line } from './suggest.test-support.ts'

const bought = (amountCents: number, accountId = 4500) => ({
  amountCents,
  counterpartyName: 'Papierhandel Oost',
  counterpartyIban: IBAN,
  accountId,
  vatCode: 'purchase_high' as const,
})
const back = line({ amountCents: 4500, counterpartyIban: IBAN, description: 'Terugbetaling order 88' })

test('what a shop gives back is of the account and the VAT that it was bought on', () => {
  expect(judge(back, [], { history: [bought(-4500)] })).toMatchObject([
    { accountId: 4500, vatCode: 'purchase_high', certainty: 'likely', reasons: ['history'] },
  ])
})

test('unsaid it is not taken for a refund; of somebody who is booked on more accounts it is no more than possible', () => {
  expect(judge({ ...back, description: '' }, [], { history: [bought(-4500)] })).toEqual([])
  const two = [bought(-4500), bought(-4500, 4600)]
  expect(judge(back, [], { history: two }).map(({ certainty }) => certainty)).toEqual(['possible', 'possible'])
})

test('more than was ever paid is no refund, and what came in before says more than what went out', () => {
  expect(judge(back, [], { history: [bought(-4499)] })).toEqual([])
  const history = [bought(-4500), bought(1000, 8000)]
  expect(judge(back, [], { history })).toMatchObject([{ accountId: 8000 }])
})
