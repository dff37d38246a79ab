import {
  administrations,
  booksFirm,
  firmInvitations,
  firms,
  invitations,
  members,
  subscriptions,
  users,
  worklist,
} from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { mailsTo } from '../../authentication/mails.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const account = { firstName: 'Nina', lastName: 'Nieuw', password: 'Sterk-wachtwoord-1' }
let count = 0
const address = () => `eigenaar${(count += 1)}@test.example`

async function office() {
  const firmId = await server.world.firm('Kantoor Zuid')
  const bookkeeper = await server.world.user({ firmId, firstName: 'Bea', lastName: 'Boek' })
  return { firmId, params: { firmId }, bookkeeper, client: await server.world.as(bookkeeper) }
}

async function linkIn(emailAddress: string, kind: string) {
  const mail = (await mailsTo(server, emailAddress)).find((sent) => sent.kind === kind)
  const ids = [...(mail?.path ?? '').matchAll(/\d+/g)].map(([id]) => Number(id)).slice(1)
  return { ids, key: mail?.query['key'] ?? '' }
}

const newClient = { companyName: 'Bakkerij Zon', legalForm: 'vof', paidBy: 'CLIENT' } as const

test('a firm makes the books of a client, works in them, and the owner who accepts is their main user', async () => {
  const { firmId, params, client, bookkeeper } = await office()
  const ownerEmailAddress = address()
  const body = { ...newClient, ownerEmailAddress, managerId: bookkeeper.id }
  const { id } = await client.call(firms.createClient, { params, body })
  expect((await client.call(firms.clients, { params, query: {} })).items).toEqual([
    expect.objectContaining({
      id,
      companyName: 'Bakkerij Zon',
      mainUser: null,
      invitedAddress: ownerEmailAddress,
      manager: { id: bookkeeper.id, name: 'Bea Boek' },
      paidBy: 'CLIENT',
      subscriptionType: 'TRIAL',
    }),
  ])
  expect(await client.call(members.list, { params: { administrationId: id }, query: {} })).toEqual([])

  const { ids, key } = await linkIn(ownerEmailAddress, 'invitation')
  const link = { administrationId: ids[0] ?? 0, invitationId: ids[1] ?? 0 }
  const visitor = server.world.visitor()
  expect(await visitor.call(invitations.open, { params: link, query: { key } })).toMatchObject({ makesMainUser: true })
  await visitor.call(invitations.accept, { params: link, body: { key, account } })
  expect(await visitor.call(users.me, { query: { with: 'roles' } })).toMatchObject({
    roles: [{ administration_id: id, is_primary_user: true }],
  })
  expect((await client.call(firms.clients, { params, query: {} })).items).toMatchObject([
    { mainUser: 'Nina Nieuw', invitedAddress: null },
  ])
  expect(await visitor.call(booksFirm.get, { params: { administrationId: id } })).toEqual({
    firm: { id: firmId, companyName: 'Kantoor Zuid', colleagues: ['Bea Boek'] },
  })
})

test('a new client with a wrong address or a stranger as its manager is not made at all', async () => {
  const { params, client } = await office()
  const stranger = await server.world.user()
  const wrong = { ...newClient, ownerEmailAddress: 'geen adres' }
  expect(codeOf(await client.send(firms.createClient, { params, body: wrong }))).toBe(33009)
  const body = { ...newClient, ownerEmailAddress: address(), managerId: stranger.id }
  expect((await client.send(firms.createClient, { params, body })).status).toBe(422)
  expect((await client.call(firms.clients, { params, query: {} })).items).toEqual([])
})

test('an owner who is asked brings books of their own, once, and no one else’s', async () => {
  const { world } = server
  const { firmId, params, client } = await office()
  const owner = await world.user({ emailAddress: address() })
  const [own, other] = [await world.administration({ owner }), await world.administration()]
  await world.role({ user: owner, administrationId: other.id, permissions: ['ADMIN'] })
  await client.call(firms.inviteClient, { params, body: { emailAddress: owner.emailAddress } })
  const again = await client.send(firms.inviteClient, { params, body: { emailAddress: owner.emailAddress } })
  expect(codeOf(again)).toBe(90026)

  const { ids, key } = await linkIn(owner.emailAddress, 'firm-invitation')
  const link = { firmId, invitationId: ids[1] ?? 0 }
  const asOwner = await world.as(owner)
  expect(await server.world.visitor().call(firmInvitations.open, { params: link, query: { key } })).toEqual({
    kind: 'client',
    firmName: 'Kantoor Zuid',
    invitedBy: 'Bea Boek',
    emailAddress: owner.emailAddress,
    hasAccount: true,
  })
  const bring = (administrationId: number) =>
    asOwner.send(firmInvitations.bring, { params: link, body: { key, administrationId } })
  expect(codeOf(await bring(other.id))).toBe(90158)
  const [first, second] = await Promise.all([bring(own.id), bring(own.id)])
  expect([first, second].filter((answer) => codeOf(answer) === undefined)).toHaveLength(1)
  expect(codeOf(await bring(own.id))).toBe(41002)
  expect((await client.call(firms.clients, { params, query: {} })).items).toMatchObject([
    { id: own.id, paidBy: 'CLIENT' },
  ])

  const rival = await office()
  await rival.client.call(firms.inviteClient, { params: rival.params, body: { emailAddress: owner.emailAddress } })
  const mails = (await mailsTo(server, owner.emailAddress)).filter(({ kind }) => kind === 'firm-invitation')
  const later = mails.find(({ path }) => path.includes(`/firms/${rival.firmId}/`))
  const taken = await asOwner.send(firmInvitations.bring, {
    params: { firmId: rival.firmId, invitationId: Number(later?.path.split('/').at(-1)) },
    body: { key: later?.query['key'] ?? '', administrationId: own.id },
  })
  expect(codeOf(taken)).toBe(90159)
})

test('a client who goes keeps the books and pays from the next month; nobody of the firm enters them any more', async () => {
  const { world } = server
  const { firmId, params, client } = await office()
  const owner = await world.user({ emailAddress: address() })
  const { id } = await world.administration({ owner, firmId, companyName: 'Bakkerij Maan' })
  const now = server.services.clock.now()
  await server.services.pool.query(
    "UPDATE administrations SET subscriber_kind = 'ADVISOR', subscription_variant_id = 11, subscription_type = 'MKB', subscription_started_on = $2, subscription_period_end = $2::date + 10 WHERE id = $1",
    [id, now],
  )
  const path = { firmId, administrationId: id }
  await client.call(firms.releaseClient, { params: path })
  expect((await client.call(firms.clients, { params, query: {} })).items).toEqual([])
  expect((await client.send(booksFirm.get, { params: { administrationId: id } })).status).toBe(404)
  const asOwner = await world.as(owner)
  expect(await asOwner.call(booksFirm.get, { params: { administrationId: id } })).toEqual({ firm: null })
  const subscription = await asOwner.call(subscriptions.get, { params: { administrationId: id } })
  expect(subscription.subscriberKind).toBe('OWNER')
  expect(subscription.endsOn).not.toBeNull()
  expect((await mailsTo(server, owner.emailAddress)).map(({ kind }) => kind)).toContain('firm-released')
  expect((await client.send(firms.releaseClient, { params: path })).status).toBe(404)
})

test('books without a main user stay with the firm, so that they are never nobody’s', async () => {
  const { firmId, params, client } = await office()
  const body = { ...newClient, ownerEmailAddress: address() }
  const { id } = await client.call(firms.createClient, { params, body })
  const refused = await client.send(firms.releaseClient, { params: { firmId, administrationId: id } })
  expect(codeOf(refused)).toBe(90157)
})

test('the main user alone takes the books back, also when they are read only', async () => {
  const { world } = server
  const { firmId, client, bookkeeper } = await office()
  const { id: administrationId, owner } = await world.administration({ firmId, subscriptionType: 'NONE' })
  const params = { administrationId }
  expect((await client.send(booksFirm.remove, { params })).status).toBe(403)
  await (await world.as(owner)).call(booksFirm.remove, { params })
  expect((await client.send(booksFirm.get, { params })).status).toBe(404)
  expect((await mailsTo(server, bookkeeper.emailAddress)).map(({ kind }) => kind)).toContain('firm-removed')
})

test('the main user hears of whom the firm lets in, and not of whom they ask themselves', async () => {
  const { world } = server
  const { firmId, client } = await office()
  const owner = await world.user({ emailAddress: address() })
  const { id: administrationId } = await world.administration({ firmId, owner })
  const invite = { params: { administrationId }, body: { permissions: ['ACCOUNTING' as const] } }
  await (
    await world.as(owner)
  ).call(invitations.send, {
    ...invite,
    body: { ...invite.body, emailAddress: address() },
  })
  const heard = async () => (await mailsTo(server, owner.emailAddress)).filter(({ kind }) => kind === 'firm-lets-in')
  expect(await heard()).toEqual([])
  await client.call(invitations.send, { ...invite, body: { ...invite.body, emailAddress: address() } })
  expect(await heard()).toHaveLength(1)
})

test('an archived client is in no list and not in the worklist, keeps its books, and comes back', async () => {
  const { firmId, params, client } = await office()
  const { id: administrationId } = await server.world.administration({ firmId, companyName: 'Cafe Klaar' })
  const path = { firmId, administrationId }
  const archive = () => client.send(firms.archiveClient, { params: path })
  const shown = async () => {
    const names = async (query: { state?: 'archived' }) =>
      (await client.call(firms.clients, { params, query })).items.map(({ companyName }) => companyName)
    const { items } = await client.call(worklist.list, { params, query: {} })
    return { current: await names({}), archived: await names({ state: 'archived' }), work: items.length }
  }
  expect(await shown()).toEqual({ current: ['Cafe Klaar'], archived: [], work: 1 })
  expect([(await archive()).status, (await archive()).status]).toEqual([204, 204])
  expect(await shown()).toEqual({ current: [], archived: ['Cafe Klaar'], work: 0 })
  const page = await client.call(firms.clients, { params: { firmId }, query: { search: 'klaar' } })
  expect(page.segments).toMatchObject({ active: { count: 0 }, archived: { count: 1 } })
  expect((await client.send(administrations.login, { params: path })).status).toBe(200)
  const other = await office()
  const elsewhere = { params: { ...path, firmId: other.firmId } }
  expect((await other.client.send(firms.restoreClient, elsewhere)).status).toBe(404)
  expect((await client.send(firms.restoreClient, { params: path })).status).toBe(204)
  expect(await shown()).toEqual({ current: ['Cafe Klaar'], archived: [], work: 1 })
  const { rows } = await server.services.pool.query<{ action: string }>(
    `SELECT action FROM audit_log WHERE administration_id = $1 AND action IN ('archive', 'unarchive') ORDER BY id`,
    [administrationId],
  )
  expect(rows.map(({ action }) => action)).toEqual(['archive', 'unarchive'])
})

test('who lets an archived client go has nothing archived left, and only who manages the firm archives', async () => {
  const { firmId, client } = await office()
  const { id: administrationId } = await server.world.administration({ firmId })
  const params = { firmId, administrationId }
  await client.call(firms.archiveClient, { params })
  await client.call(firms.releaseClient, { params })
  const { rows } = await server.services.pool.query(
    'SELECT firm_id, firm_archived_at FROM administrations WHERE id = $1',
    [administrationId],
  )
  expect(rows).toEqual([{ firm_id: null, firm_archived_at: null }])
  const { id: second } = await server.world.administration({ firmId })
  const colleague = await server.world.user({ firmId })
  await server.services.pool.query('UPDATE users SET firm_is_admin = false WHERE id = $1', [colleague.id])
  const asColleague = await server.world.as(colleague)
  const refused = await asColleague.send(firms.archiveClient, { params: { firmId, administrationId: second } })
  expect(refused.status).toBe(403)
})
