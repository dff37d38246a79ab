import { contract, type BodyOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { addDays } from '@klopt/validators'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
beforeEach(() =>
  server.services.pool.query('UPDATE plan_prices SET withdrawn_at = now(); UPDATE campaigns SET ended_at = now()'),
)

const { backOffice, pricing, subscriptions } = contract
const START = 3
const TODAY = '2026-06-15'
const reason = 'Besluit van de directie'

const admin = async () => server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const fieldsOf = (answer: { body: unknown }) =>
  Object.keys((answer.body as { fields?: Record<string, string> }).fields ?? {})

async function company(given = {}) {
  const { id: administrationId, owner } = await server.world.administration({ subscriptionType: 'TRIAL', ...given })
  const params = { administrationId }
  const client = await server.world.as(owner)
  return {
    administrationId,
    show: () => client.call(subscriptions.get, { params }),
    choose: (variantId: number) => client.call(subscriptions.switchToVariant, { params: { ...params, variantId } }),
    offer: async (id: number) =>
      must(
        (await client.call(subscriptions.selectableVariants, { params })).find((variant) => variant.id === id),
        'the plan',
      ),
  }
}

const campaign = (given: Partial<BodyOf<typeof pricing.startCampaign>> = {}) => ({
  name: 'Zomeractie',
  percent: 50,
  months: 3,
  planIds: [START],
  from: TODAY,
  to: addDays(TODAY, 30),
  reason,
  ...given,
})

test('a higher price begins thirty days on, is told beforehand, and counts from the next period', async () => {
  const staff = await admin()
  const own = await company()
  await own.choose(START)
  const params = { planId: START }
  const from = addDays(TODAY, 30)
  const soon = await staff.send(pricing.setPrice, {
    params,
    body: { from: addDays(from, -1), amountCents: 1990, reason },
  })
  expect([soon.status, codeOf(soon)]).toEqual([409, 90240])
  await staff.call(pricing.setPrice, { params, body: { from, amountCents: 1990, reason } })
  expect(await own.show()).toMatchObject({
    recurringAmount: { amount: 1770 },
    nextPrice: { from, amount: 1990 },
  })
  const plan = (await staff.call(backOffice.plans)).find(({ id }) => id === START)
  expect(plan).toMatchObject({ amountCents: 1770, comingPrices: [{ from, amountCents: 1990 }] })
  const { items } = await staff.call(backOffice.auditLog, { query: { action: 'set_price' } })
  expect(items[0]).toMatchObject({ entity: 'plan', entityId: START, reason })
  const now = server.clock.now()
  server.clock.advanceMs(30 * 86_400_000)
  try {
    expect((await (await company()).offer(START)).recurring_amount).toMatchObject({
      amount: 1990,
      discount_percent: 33,
    })
  } finally {
    server.clock.advanceMs(now.getTime() - server.clock.now().getTime())
  }
})

test('a lower price may begin tomorrow; one day has one price, and it can be taken back before its day', async () => {
  const staff = await admin()
  const own = await company()
  const params = { planId: START }
  const body = { from: addDays(TODAY, 1), amountCents: 1500, reason }
  const { id } = await staff.call(pricing.setPrice, { params, body })
  expect(fieldsOf(await staff.send(pricing.setPrice, { params, body }))).toEqual(['from'])
  await own.choose(START)
  expect((await own.show()).nextPrice).toEqual({ from: '2026-07-15', amount: 1500 })
  await staff.call(pricing.withdrawPrice, { params: { ...params, priceId: id }, body: { reason } })
  expect((await own.show()).nextPrice).toBeNull()
  const again = await staff.send(pricing.withdrawPrice, { params: { ...params, priceId: id }, body: { reason } })
  expect(again.status).toBe(404)
})

test.each([
  [{ from: TODAY }, 'from'],
  [{ amountCents: -1 }, 'amountCents'],
  [{ amountCents: 1_000_001 }, 'amountCents'],
  [{ reason: ' ' }, 'reason'],
])('a price of %j is refused at its field', async (wrong, field) => {
  const body = { from: addDays(TODAY, 60), amountCents: 1000, reason, ...wrong }
  const refused = await (await admin()).send(pricing.setPrice, { params: { planId: START }, body })
  expect([refused.status, fieldsOf(refused)]).toEqual([422, [field]])
})

test('a plan that never was, or that nobody can choose, has no new price', async () => {
  const staff = await admin()
  const body = { from: addDays(TODAY, 60), amountCents: 1000, reason }
  for (const planId of [999, 11])
    expect((await staff.send(pricing.setPrice, { params: { planId }, body })).status).toBe(404)
})

test('who chooses a plan during a campaign has its discount for its months, and then pays as usual', async () => {
  const staff = await admin()
  const own = await company()
  await staff.call(pricing.startCampaign, { body: campaign() })
  expect(await own.offer(START)).toMatchObject({
    recurring_amount: { amount: 885 },
    campaign: { name: 'Zomeractie', percent: 50, months: 3, regular_amount: 1770 },
  })
  expect((await own.offer(5)).campaign).toBeNull()
  await own.choose(START)
  expect(await own.show()).toMatchObject({
    recurringAmount: { amount: 885, discount_percent: 70 },
    campaign: { name: 'Zomeractie', percent: 50 },
    nextPrice: { from: '2026-09-15', amount: 1770 },
    paymentMethod: 'COLLECTION',
  })
  const { items } = await staff.call(backOffice.subscriptions, { query: { type: 'ZZP' } })
  expect(items.find(({ administrationId }) => administrationId === own.administrationId)).toMatchObject({
    amountCents: 885,
  })
  expect((await staff.call(pricing.campaigns))[0]).toMatchObject({ administrations: 1, endedAt: null })
})

test('who pays already gets no campaign, also not by choosing another plan', async () => {
  const own = await company()
  await own.choose(START)
  await (await admin()).call(pricing.startCampaign, { body: campaign({ planIds: [START, 5] }) })
  expect([(await own.offer(START)).campaign, (await own.offer(5)).campaign]).toEqual([null, null])
})

test('of two campaigns the larger one counts; one that was ended is not offered, and stays with who chose it', async () => {
  const staff = await admin()
  const own = await company()
  await staff.call(pricing.startCampaign, { body: campaign({ name: 'Klein', percent: 10 }) })
  const { id } = await staff.call(pricing.startCampaign, { body: campaign({ name: 'Groot', percent: 60 }) })
  expect((await own.offer(START)).campaign).toMatchObject({ name: 'Groot' })
  await own.choose(START)
  await staff.call(pricing.endCampaign, { params: { campaignId: id }, body: { reason } })
  expect((await (await company()).offer(START)).campaign).toMatchObject({ name: 'Klein' })
  expect((await own.show()).campaign).toMatchObject({ name: 'Groot' })
  expect((await staff.send(pricing.endCampaign, { params: { campaignId: id }, body: { reason } })).status).toBe(404)
})

test.each([
  [{ percent: 0 }, 'percent'],
  [{ percent: 91 }, 'percent'],
  [{ months: 13 }, 'months'],
  [{ planIds: [] }, 'planIds'],
  [{ planIds: [1] }, 'planIds'],
  [{ planIds: [11] }, 'planIds'],
  [{ from: '2026-06-14' }, 'from'],
  [{ to: '2026-06-14' }, 'to'],
  [{ name: '' }, 'name'],
])('a campaign of %j is refused at its field', async (wrong, field) => {
  const refused = await (await admin()).send(pricing.startCampaign, { body: campaign(wrong) })
  expect([refused.status, fieldsOf(refused)]).toEqual([422, [field]])
})

test('compliance and strangers neither see nor change what things cost', async () => {
  const compliance = await server.world.as(await server.world.user({ globalPermissions: ['COMPLIANCE'] }))
  const stranger = await server.world.as(await server.world.user())
  for (const client of [compliance, stranger]) {
    expect((await client.send(pricing.campaigns)).status).toBe(403)
    expect((await client.send(pricing.startCampaign, { body: campaign() })).status).toBe(403)
  }
})
