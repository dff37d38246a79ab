import { administrations, journals, ledgerAccounts, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('an administration is shown with its company, consent and subscription', async () => {
  const { id, owner } = await server.world.administration({
    companyName: 'Bakkerij Zon',
    subscriptionType: 'TRIAL',
    subscriptionPeriodEnd: '2026-07-01',
  })
  const client = await server.world.as(owner)
  expect(await client.call(administrations.get, { params: { administrationId: id } })).toEqual({
    id,
    company: { name: 'Bakkerij Zon' },
    is_accessible_by_klopt: false,
    subscription: {
      type: 'TRIAL',
      current_period: { end: '2026-07-01' },
      active_component: { subscription_type: 'TRIAL' },
      ends_on: null,
    },
  })
})

test('the users of an administration are listed with what they may do, the main user first', async () => {
  const { id, owner } = await server.world.administration()
  const former = await server.world.user({ firstName: 'Anna' })
  await server.world.role({ user: former, administrationId: id, permissions: ['TIME_TRACKING'], deactivated: true })
  const client = await server.world.as(owner)
  const members = await client.call(administrations.roles, { params: { administrationId: id } })
  expect(members).toMatchObject([
    { user_id: owner.id, is_primary_user: true, deactivated_timestamp: null, permissions: ['ADMIN', 'TIME_TRACKING'] },
    {
      user_id: former.id,
      is_primary_user: false,
      deactivated_timestamp: Math.floor(server.clock.now().getTime() / 1000),
    },
  ])
})

test('who works at the firm is listed as bookkeeper, without the clients and colleagues of other firms', async () => {
  const { world, services } = server
  const [firmId, otherFirm] = [await world.firm(), await world.firm()]
  const { id, owner } = await world.administration({ firmId })
  await world.administration({ firmId: otherFirm })
  const bookkeeper = await world.user({ firmId, firstName: 'Bram' })
  const returned = await world.user({ firmId, firstName: 'Carla' })
  await world.role({ user: returned, administrationId: id, permissions: ['TIME_TRACKING'], deactivated: true })
  await world.user({ firmId: otherFirm })
  const former = await world.user({ firmId })
  await services.pool.query('UPDATE users SET deactivated_at = now() WHERE id = $1', [former.id])
  const members = await (await world.as(owner)).call(administrations.roles, { params: { administrationId: id } })
  const ofFirm = {
    deactivated_timestamp: null,
    is_primary_user: false,
    is_financial_planner: true,
    permissions: ['ADMIN', 'ACCOUNTING', 'BOOKING', 'TIME_TRACKING'],
  }
  expect(members).toMatchObject([
    { user_id: owner.id, is_primary_user: true, is_financial_planner: false },
    { user_id: bookkeeper.id, ...ofFirm },
    { user_id: returned.id, ...ofFirm },
  ])
  expect(members).toHaveLength(3)
})

test('entering an administration answers where to go and is remembered, also when it can no longer be changed', async () => {
  const { id, owner } = await server.world.administration({ subscriptionType: 'GRACE_PERIOD' })
  const client = await server.world.as(owner)
  expect(await client.call(administrations.login, { params: { administrationId: id } })).toEqual({
    redirect_url: `/v2/administrations/${id}/dashboard`,
  })
  expect((await client.call(users.me, { query: {} })).last_administration_id).toBe(id)
})

test('the bank books are those of the administration, with the account of each', async () => {
  const { id, owner } = await server.world.administration()
  await server.world.administration()
  const client = await server.world.as(owner)
  const books = await client.call(journals.list, { params: { administrationId: id } })
  const { rows } = await server.services.pool.query<{ id: number; iban: string | null }>(
    "SELECT id, iban FROM journals WHERE administration_id = $1 AND type IN ('bankbook', 'cashbook') ORDER BY is_primary DESC, name, id",
    [id],
  )
  expect(books.map((book) => ({ id: book.id, iban: book.account.number }))).toEqual(rows)
})

test('a new administration is on trial for sixty days, with books to work in; a repeated request makes one', async () => {
  const owner = await server.world.user()
  const client = await server.world.as(owner)
  const create = () =>
    client.call(
      administrations.create,
      { body: { subscription_variant_id: null } },
      { idempotencyKey: 'een-nieuwe-administratie' },
    )
  const { redirect_url } = await create()
  expect(await create()).toEqual({ redirect_url })
  const { administrations: mine = [] } = await client.call(users.me, { query: { with: 'administrations' } })
  expect(mine).toMatchObject([{ subscription: { type: 'TRIAL', current_period: { end: '2026-08-13' } } }])
  const administrationId = mine[0]?.id ?? 0
  expect(redirect_url).toBe(`/v2/administrations/${administrationId}/dashboard`)
  expect(await client.call(ledgerAccounts.list, { params: { administrationId } })).not.toEqual([])
})

test('a new administration can start on a plan at once, and not on one that cannot be chosen', async () => {
  const client = await server.world.as(await server.world.user())
  const create = (id: number) => client.send(administrations.create, { body: { subscription_variant_id: id } })
  expect((await create(3)).status).toBe(200)
  expect((await create(10)).status).toBe(404)
  const { administrations: mine } = await client.call(users.me, { query: { with: 'administrations' } })
  expect(mine).toMatchObject([{ subscription: { type: 'ZZP' } }])
})

test('an hour takes twenty new administrations of one user, so that a trial is no mailing list', async () => {
  const client = await server.world.as(await server.world.user())
  const create = () => client.send(administrations.create, { body: { subscription_variant_id: null } })
  for (let made = 0; made < 20; made += 1) expect((await create()).status).toBe(200)
  expect(await create()).toMatchObject({ status: 429, body: { code: 90012 } })
})
