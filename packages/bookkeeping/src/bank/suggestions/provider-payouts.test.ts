import { expect, test } from 'vitest'
import { providerPayouts } from './provider-payouts.ts'
import { item, judge, line } from './suggest.test-support.ts'

const mollie = { journalId: 7, accountId: 1105, name: 'Mollie', provider: 'MOLLIE', balanceCents: 20_396 }
const payout = line({
  amountCents: 20_396,
  counterpartyName: 'Stichting Mollie Payments',
  counterpartyIban: 'NL30ABNA0524590958',
  description: 'T1234567.2603.01',
  journalId: 3,
})

test('a payout is money of the book of its provider, certain where it is all that the book holds', () => {
  expect(providerPayouts(payout, [mollie])).toEqual([
    { kind: 'account', accountId: 1105, vatCode: null, certainty: 'certain', reasons: ['own_account', 'amount'] },
  ])
  expect(providerPayouts({ ...payout, amountCents: 20_000 }, [mollie])).toMatchObject([{ certainty: 'likely' }])
})

test('an invoice that happens to be as much does not go before it', () => {
  const [first] = judge(payout, [item(91, { openCents: 20_396 })], { providers: [mollie] })
  expect(first).toMatchObject({ kind: 'account', accountId: 1105 })
})

test('nothing is said of money that goes out, of another payer, and of a line in that book itself', () => {
  expect(providerPayouts({ ...payout, amountCents: -20_396 }, [mollie])).toEqual([])
  expect(providerPayouts({ ...payout, counterpartyName: 'Bakkerij Zon' }, [mollie])).toEqual([])
  expect(providerPayouts({ ...payout, journalId: 7 }, [mollie])).toEqual([])
})

test('a book is known by the provider in its name or of its kind, or by a name of one word', () => {
  const named = (name: string, payer: string) =>
    providerPayouts({ ...payout, counterpartyName: payer }, [{ ...mollie, name }]).length
  expect(named('Saldo Stripe webwinkel', 'Stripe Technology Europe Ltd')).toBe(1)
  expect(named('Webwinkel saldo', 'Webwinkel Jansen')).toBe(0)
  expect(named('Webwinkel saldo', 'Stichting Mollie Payments')).toBe(1)
  expect(named('Payconiq', 'Payconiq International SA')).toBe(1)
})
