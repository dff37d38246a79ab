import { administrations, invitations, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { mailsTo } from '../authentication/mails.test-support.ts'
import { INVITATION_LIFETIME_MS } from './invitation.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const account = { firstName: 'Nina', lastName: 'Nieuw', password: 'Sterk-wachtwoord-1' }
let count = 0

async function company() {
  const { id: administrationId, owner } = await server.world.administration({ companyName: 'Bakkerij Zon' })
  return { administrationId, params: { administrationId }, owner, client: await server.world.as(owner) }
}

/** Sends an invitation and answers the key of the mailed link. */
async function invite(
  client: TestClient,
  administrationId: number,
  emailAddress = `nieuw${(count += 1)}@test.example`,
  earlier: readonly string[] = [],
) {
  const { id: invitationId } = await client.call(invitations.send, {
    params: { administrationId },
    body: { emailAddress, permissions: ['ACCOUNTING'] },
  })
  return {
    emailAddress,
    invitationId,
    params: { administrationId, invitationId },
    key: await mailedKey(emailAddress, earlier),
  }
}

/** The key of the mailed link that is none of the earlier ones. */
async function mailedKey(emailAddress: string, earlier: readonly string[] = []): Promise<string> {
  const mails = (await mailsTo(server, emailAddress)).filter(({ kind }) => kind === 'invitation')
  const [fresh, ...others] = mails.filter(({ query }) => !earlier.includes(query['key'] ?? ''))
  expect(others).toEqual([])
  expect(fresh?.path).toMatch(/^\/v2\/administrations\/\d+\/invitations\/\d+$/)
  return fresh?.query['key'] ?? ''
}

const accept = (
  client: TestClient,
  { params, key }: { params: Record<string, number>; key: string },
  given: typeof account | null,
) => client.send(invitations.accept, { params, body: { key, account: given } })

test('who has no account makes one with the link, is signed in and has the role', async () => {
  const { administrationId, client } = await company()
  const invitation = await invite(client, administrationId)
  const visitor = server.world.visitor()
  const { params, key, emailAddress } = invitation
  expect(await visitor.call(invitations.open, { params, query: { key } })).toMatchObject({
    companyName: 'Bakkerij Zon',
    emailAddress,
    permissions: ['ACCOUNTING'],
    hasAccount: false,
  })
  expect((await accept(visitor, invitation, account)).body).toEqual({
    redirect_url: `/v2/administrations/${administrationId}/dashboard`,
  })
  expect(await visitor.call(users.me, { query: { with: 'roles' } })).toMatchObject({
    email_address: emailAddress,
    first_name: 'Nina',
    roles: [{ administration_id: administrationId, permissions: ['ACCOUNTING'], is_primary_user: false }],
  })
  expect(await client.call(invitations.list, { params: { administrationId } })).toEqual([])
})

test('a link works once (41002), also when two accept at the same time', async () => {
  const { administrationId, client } = await company()
  const invitation = await invite(client, administrationId)
  const answers = await Promise.all([1, 2].map(() => accept(server.world.visitor(), invitation, account)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, expect.any(Number)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(codeOf(await accept(server.world.visitor(), invitation, account))).toBe(41002)
  const reopened = await server.world
    .visitor()
    .send(invitations.open, { params: invitation.params, query: { key: invitation.key } })
  expect(codeOf(reopened)).toBe(41002)
})

test('an expired, revoked, replaced or invented link is not found (41001)', async () => {
  const { administrationId, client } = await company()
  const [revoked, replaced] = [await invite(client, administrationId), await invite(client, administrationId)]
  await client.call(invitations.revoke, { params: revoked.params })
  await client.call(invitations.resend, { params: replaced.params })
  const fresh = await mailedKey(replaced.emailAddress, [replaced.key])
  const visitor = server.world.visitor()
  for (const link of [revoked, replaced, { ...replaced, key: 'verzonnen' }]) {
    expect(codeOf(await accept(visitor, link, account))).toBe(41001)
  }
  const elsewhere = await company()
  const moved = { params: { ...replaced.params, administrationId: elsewhere.administrationId }, key: fresh }
  expect(codeOf(await accept(visitor, moved, account))).toBe(41001)

  server.clock.advanceMs(INVITATION_LIFETIME_MS)
  expect(codeOf(await accept(visitor, { ...replaced, key: fresh }, account))).toBe(41001)
})

test('who has an account signs in and joins with it, whatever its address', async () => {
  const { administrationId, client } = await company()
  const known = await server.world.user()
  const invitation = await invite(client, administrationId, known.emailAddress)
  const visitor = server.world.visitor()
  const { params, key } = invitation
  expect((await visitor.call(invitations.open, { params, query: { key } })).hasAccount).toBe(true)
  expect(codeOf(await accept(visitor, invitation, null))).toBe(2003)
  expect(codeOf(await accept(visitor, invitation, account))).toBe(2003)
  const signedIn = await server.world.as(known)
  expect((await accept(signedIn, invitation, null)).status).toBe(200)
  expect((await signedIn.send(administrations.get, { params: { administrationId } })).status).toBe(200)
})

test('who is in already is not invited again and cannot join twice', async () => {
  const { administrationId, params, owner, client } = await company()
  const send = (emailAddress: string) =>
    client.send(invitations.send, { params, body: { emailAddress, permissions: ['ADMIN'] } })
  expect(codeOf(await send(owner.emailAddress.toUpperCase()))).toBe(90025)
  const { emailAddress, ...invitation } = await invite(client, administrationId)
  expect(codeOf(await send(emailAddress))).toBe(90026)
  expect(codeOf(await accept(client, invitation, null))).toBe(90025)
  expect((await client.call(invitations.list, { params })).map((row) => row.emailAddress)).toEqual([emailAddress])
})

test('an expired invitation makes room for a new one', async () => {
  const { administrationId, params, owner, client } = await company()
  const { emailAddress, key } = await invite(client, administrationId)
  server.clock.advanceMs(INVITATION_LIFETIME_MS)
  const later = await server.world.as(owner)
  expect(await later.call(invitations.list, { params })).toMatchObject([{ isExpired: true }])
  await invite(later, administrationId, emailAddress, [key])
  expect(await later.call(invitations.list, { params })).toMatchObject([{ isExpired: false }])
})

test('a member who left can be invited and join again', async () => {
  const { administrationId, client } = await company()
  const former = await server.world.user()
  await server.world.role({ user: former, administrationId, permissions: ['ADMIN'], deactivated: true })
  const invitation = await invite(client, administrationId, former.emailAddress)
  expect((await accept(await server.world.as(former), invitation, null)).status).toBe(200)
})

test('a weak password makes no account, and leaves the invitation open', async () => {
  const { administrationId, client } = await company()
  const invitation = await invite(client, administrationId)
  const weak = await accept(server.world.visitor(), invitation, { ...account, password: 'zwak' })
  expect(weak).toMatchObject({
    status: 422,
    body: { fields: { 'account.password': 'Het wachtwoord voldoet niet aan alle eisen' } },
  })
  const common = await accept(server.world.visitor(), invitation, { ...account, password: 'Welkom123!' })
  expect(common).toMatchObject({
    status: 422,
    body: { fields: { 'account.password': expect.stringContaining('te makkelijk te raden') as unknown } },
  })
  expect((await accept(server.world.visitor(), invitation, account)).status).toBe(200)
})

test('what people are called cannot add a line to the mail or a header', async () => {
  const { administrationId, client } = await company()
  await server.services.pool.query('UPDATE administrations SET company_name = $2 WHERE id = $1', [
    administrationId,
    `Bakker\r\nBcc: x@evil.example\n\n${'lang '.repeat(60)}`,
  ])
  const { emailAddress } = await invite(client, administrationId)
  const [mail] = await mailsTo(server, emailAddress)
  expect(mail?.subject).toMatch(/^Uitnodiging voor de administratie van Bakker Bcc: x@evil.example lang .*…$/)
})

test('one mailbox gets five invitations an hour, whoever sends them and however often they are sent again', async () => {
  const emailAddress = 'belaagd@test.example'
  const { administrationId, client } = await company()
  const { params } = await invite(client, administrationId, emailAddress)
  for (let sent = 1; sent < 5; sent += 1) await client.call(invitations.resend, { params })
  expect(codeOf(await client.send(invitations.resend, { params }))).toBe(90012)
  const other = await company()
  const body = { emailAddress: emailAddress.toUpperCase(), permissions: ['ADMIN'] }
  expect(codeOf(await other.client.send(invitations.send, { params: other.params, body }))).toBe(90012)
  server.clock.advanceMs(3_600_000)
  const later = await server.world.as(other.owner)
  expect((await later.send(invitations.send, { params: other.params, body })).status).toBe(200)
})

test('nobody joins an administration in which nothing can be changed, and the invitation stays open', async () => {
  const { administrationId, client } = await company()
  const invitation = await invite(client, administrationId)
  const become = (type: string) =>
    server.services.pool.query('UPDATE administrations SET subscription_type = $2 WHERE id = $1', [
      administrationId,
      type,
    ])
  await become('GRACE_PERIOD')
  expect(codeOf(await accept(server.world.visitor(), invitation, account))).toBe(90011)
  expect(codeOf(await accept(await server.world.as(await server.world.user()), invitation, null))).toBe(90011)
  await become('ZZP')
  expect((await accept(server.world.visitor(), invitation, account)).status).toBe(200)
})

test('an account that an invitation makes leaves an audit row of its own', async () => {
  const { administrationId, client } = await company()
  const invitation = await invite(client, administrationId)
  await accept(server.world.visitor(), invitation, account)
  const { rows } = await server.services.pool.query(
    `SELECT a.action, a.entity, a.administration_id FROM audit_log a JOIN users u ON u.id = a.user_id
     WHERE u.email_address = $1 ORDER BY a.action`,
    [invitation.emailAddress],
  )
  expect(rows).toEqual([
    { action: 'accept', entity: 'invitation', administration_id: administrationId },
    { action: 'create', entity: 'user', administration_id: null },
    { action: 'sign_in', entity: 'session', administration_id: null },
  ])
})

test('a list of rights is no longer than there are rights', async () => {
  const { params, client } = await company()
  const body = { emailAddress: 'lang@test.example', permissions: Array.from({ length: 50_000 }, () => 'ADMIN') }
  expect(codeOf(await client.send(invitations.send, { params, body }))).toBe(90001)
})
