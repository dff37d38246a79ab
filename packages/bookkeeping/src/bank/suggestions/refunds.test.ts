import { expect, test } from 'vitest'
import { IBAN, item, judge, line } from './suggest.test-support.ts'

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

test('it is said in more words than one', () => {
  for (const said of ['Terugboeking', 'teruggeboekt', 'Terugstorting order 88', 'teruggestort', 'RETOUR', 'Refund'])
    expect(judge({ ...back, description: said }, [], { history: [bought(-4500)] })).toMatchObject([
      { accountId: 4500, vatCode: 'purchase_high', certainty: 'likely' },
    ])
})

test('what a customer gets back of turnover that was booked straight is of that turnover', () => {
  const sold = { ...bought(90_750, 8000), vatCode: 'sale_high' as const }
  const paidBack = line({ amountCents: -90_750, counterpartyIban: IBAN, description: 'terugbetaling dubbel betaald' })
  expect(judge(paidBack, [], { history: [sold] })).toMatchObject([{ accountId: 8000, vatCode: 'sale_high' }])
})

const credit = item(7, { number: 'Tegoed 03-11-2026', openCents: -90_750, grossCents: -90_750, date: '2026-11-03' })

test('what a customer paid twice is paid back of the credit that it left, though the text names the invoice', () => {
  const paidBack = line({
    amountCents: -90_750,
    counterpartyIban: IBAN,
    description: 'terugbetaling dubbel betaald 2026-0055',
  })
  const paid = { ...item(55, { openCents: 90_750, grossCents: 90_750 }), paidOn: '2026-10-28' }
  expect(judge(paidBack, [credit], { paid: [paid] })[0]).toMatchObject({
    kind: 'open_item',
    openItemId: 7,
    settleCents: -90_750,
    certainty: 'certain',
  })
  expect(judge(paidBack, [], { paid: [paid] })).toMatchObject([
    { openItemId: 55, certainty: 'possible', isReturn: true },
  ])
  expect(judge({ ...paidBack, description: 'Terugstorting' }, [credit])[0]).toMatchObject({ openItemId: 7 })
})
