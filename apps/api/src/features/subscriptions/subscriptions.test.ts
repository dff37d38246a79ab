import { contacts, subscriptions } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type NewAdministration } from '../../testing/index.ts'
import { aContact } from '../books-input.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const details = {
  bank_account: { number: 'nl20 ingb 0001 2345 67', name_account_holder: 'E. Verhoeven' },
  email_address: 'Facturen@Zon.example',
}

async function company(given: NewAdministration = {}) {
  const { id: administrationId, owner } = await server.world.administration(given)
  const params = { administrationId }
  const client = await server.world.as(owner)
  return {
    administrationId,
    params,
    client,
    show: () => client.call(subscriptions.get, { params }),
    choose: (variantId: number) => client.send(subscriptions.switchToVariant, { params: { ...params, variantId } }),
    pay: (body: unknown = details) => client.send(subscriptions.updatePaymentDetails, { params, body }),
  }
}

test('the plans are those of the price list, a year at ten months', async () => {
  const { client, params } = await company()
  const variants = await client.call(subscriptions.selectableVariants, { params })
  expect(variants.map(({ name, recurring_amount: { amount, interval } }) => [name, amount, interval.unit])).toEqual([
    ['PRE_STARTER', 0, 'MONTH'],
    ['INSTAP', 1180, 'MONTH'],
    ['START', 1770, 'MONTH'],
    ['GROWTH', 2360, 'MONTH'],
    ['PRO', 2950, 'MONTH'],
    ['INSTAP', 11_800, 'YEAR'],
    ['START', 17_700, 'YEAR'],
    ['GROWTH', 23_600, 'YEAR'],
    ['PRO', 29_500, 'YEAR'],
  ])
  expect(new Set(variants.map(({ id }) => id)).size).toBe(9)
})

test('an expired trial becomes a plan at once, and its books can be changed again', async () => {
  const { client, params, choose, show } = await company({ subscriptionType: 'TRIAL', subscriptionPeriodEnd: null })
  const write = () => client.send(contacts.create, { params, body: aContact() })
  expect(codeOf(await write())).toBe(90011)
  expect((await choose(3)).status).toBe(204)
  expect((await write()).status).toBe(200)
  expect(await show()).toMatchObject({
    type: 'ZZP',
    planName: 'START',
    recurringAmount: { amount: 1770, interval: { unit: 'MONTH', quantity: 1 } },
    currentPeriodEnd: '2026-07-14',
    endsOn: null,
    paymentMethod: 'COLLECTION',
    paymentDetails: null,
  })
})

test('another plan by the month keeps the running month; by the year a new period starts', async () => {
  const { choose, show } = await company({ subscriptionType: 'TRIAL' })
  await choose(2)
  server.clock.advanceMs(5 * 86_400_000)
  try {
    await choose(5)
    expect(await show()).toMatchObject({ planName: 'PRO', currentPeriodEnd: '2026-07-14' })
    await choose(9)
    expect(await show()).toMatchObject({ planName: 'PRO', currentPeriodEnd: '2027-06-19' })
  } finally {
    server.clock.advanceMs(-5 * 86_400_000)
  }
})

test('a former plan and one that never was cannot be chosen', async () => {
  const { choose } = await company()
  for (const id of [10, 11, 999]) expect(codeOf(await choose(id))).toBe(90005)
})

test('a firm that pays leaves nothing to choose or to cancel', async () => {
  const { administrationId, client, params, choose, show } = await company()
  await server.services.pool.query(
    "UPDATE administrations SET subscriber_kind = 'ADVISOR', subscription_variant_id = 11, subscription_type = 'MKB' WHERE id = $1",
    [administrationId],
  )
  expect(await client.call(subscriptions.selectableVariants, { params })).toEqual([])
  expect(codeOf(await choose(3))).toBe(90005)
  expect(codeOf(await client.send(subscriptions.cancel, { params }))).toBe(90005)
  expect(await show()).toMatchObject({
    planName: 'ADVISOR_PAYS',
    subscriberKind: 'ADVISOR',
    endsOn: null,
    endsOnWhenCancelled: null,
  })
})

test('a bookkeeper has their own administration for free, without payment details', async () => {
  const firmId = await server.world.firm()
  const owner = await server.world.user({ firmId })
  const { client, params, choose, pay, show } = await company({ owner, subscriptionType: 'TRIAL' })
  const variants = await client.call(subscriptions.selectableVariants, { params })
  expect(variants.map((variant) => variant.recurring_amount.amount)).toEqual(variants.map(() => 0))
  await choose(5)
  expect((await pay({ bank_account: { number: '', name_account_holder: '' }, email_address: '' })).status).toBe(204)
  expect(await show()).toMatchObject({ recurringAmount: { amount: 0 }, paymentMethod: 'NONE', paymentDetails: null })
})

test('payment details are checked, and another account is another mandate', async () => {
  const { administrationId, choose, pay, show } = await company({ subscriptionType: 'TRIAL' })
  await choose(2)
  const empty = await pay({ bank_account: { number: ' ', name_account_holder: '' }, email_address: '' })
  expect(empty).toMatchObject({
    status: 422,
    body: {
      fields: {
        'bank_account.number': 'Dit veld mag niet leeg zijn',
        'bank_account.name_account_holder': 'Dit veld mag niet leeg zijn',
        email_address: 'Dit veld mag niet leeg zijn',
      },
    },
  })
  const wrong = await pay({ ...details, bank_account: { ...details.bank_account, number: 'NL21INGB0001234567' } })
  expect(wrong.body).toMatchObject({ fields: { 'bank_account.number': 'Vul een correct rekeningnummer in' } })

  expect((await pay()).status).toBe(204)
  const first = (await show()).paymentDetails
  expect(first).toMatchObject({ accountNumber: 'NL20INGB0001234567', accountHolder: 'E. Verhoeven' })
  await pay()
  expect((await show()).paymentDetails?.mandateReference).toBe(first?.mandateReference)
  await pay({ ...details, bank_account: { number: 'NL91ABNA0417164300', name_account_holder: 'E. Verhoeven' } })
  const second = (await show()).paymentDetails
  expect(second?.accountNumber).toBe('NL91ABNA0417164300')
  expect(second?.mandateReference).not.toBe(first?.mandateReference)
  const { rows } = await server.services.pool.query(
    'SELECT revoked_at IS NULL AS active FROM sepa_mandates WHERE administration_id = $1 ORDER BY id',
    [administrationId],
  )
  expect(rows).toEqual([{ active: false }, { active: true }])
})

test('two people change the plan and the account at once: one plan and one mandate remain', async () => {
  const { administrationId, choose, pay } = await company({ subscriptionType: 'TRIAL' })
  const answers = await Promise.all([choose(2), choose(5), pay(), pay(), choose(4), pay()])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
  const { rows } = await server.services.pool.query(
    `SELECT subscription_variant_id IN (2, 4, 5) AS chosen,
       (SELECT count(*)::int FROM sepa_mandates m WHERE m.administration_id = a.id AND m.revoked_at IS NULL) AS mandates
     FROM administrations a WHERE id = $1`,
    [administrationId],
  )
  expect(rows).toEqual([{ chosen: true, mandates: 1 }])
})

test('cancelling ends with the running month and can be undone', async () => {
  const { client, params, choose, show } = await company({ subscriptionType: 'TRIAL' })
  expect(codeOf(await client.send(subscriptions.cancel, { params }))).toBe(90005)
  expect((await show()).endsOnWhenCancelled).toBeNull()
  await choose(9)
  expect((await show()).endsOnWhenCancelled).toBe('2026-07-14')
  expect(await client.call(subscriptions.cancel, { params })).toEqual({ endsOn: '2026-07-14' })
  expect(await client.call(subscriptions.cancel, { params })).toEqual({ endsOn: '2026-07-14' })
  expect(await show()).toMatchObject({ endsOn: '2026-07-14', currentPeriodEnd: '2027-06-14' })
  await client.call(subscriptions.resume, { params })
  expect((await show()).endsOn).toBeNull()
})
