import { admin, administrations } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('the main user lets support in and out, also when the books can no longer be changed', async () => {
  const { world } = server
  const { id: administrationId, owner } = await world.administration({ subscriptionType: 'GRACE_PERIOD' })
  const params = { administrationId }
  const client = await world.as(owner)
  const accessible = async () => (await client.call(administrations.get, { params })).is_accessible_by_klopt
  expect(await accessible()).toBe(false)
  await client.call(administrations.giveAccess, { params })
  expect(await accessible()).toBe(true)
  await client.call(administrations.revokeAccess, { params })
  expect(await accessible()).toBe(false)
})

test('the log shows who let support in, who came and why; saying the same twice adds nothing', async () => {
  const { world, clock } = server
  const { id: administrationId, owner } = await world.administration()
  const params = { administrationId }
  const client = await world.as(owner)
  await client.call(administrations.giveAccess, { params })
  await client.call(administrations.giveAccess, { params })
  clock.advanceMs(1000)
  const support = await world.user({ firstName: 'Saar', lastName: 'Smit', globalPermissions: ['ADMIN'] })
  const asSupport = await world.as(support)
  await asSupport.call(admin.enterAdministration, { params, body: { reason: 'Ticket 7' } })
  clock.advanceMs(1000)
  await client.call(administrations.revokeAccess, { params })

  const log = await client.call(administrations.accessLog, { params })
  expect(log.map(({ kind, reason }) => ({ kind, reason }))).toEqual([
    { kind: 'consent_revoked', reason: null },
    { kind: 'entered', reason: 'Ticket 7' },
    { kind: 'consent_given', reason: null },
  ])
  // Withdrawing it ended the hour.
  expect(log[1]).toMatchObject({ name: 'Saar Smit', until: (log[1]?.at ?? 0) + 1 })
  const other = await world.administration()
  const theirs = await world.as(other.owner)
  expect(await theirs.call(administrations.accessLog, { params: { administrationId: other.id } })).toEqual([])
})

test('consent that is given again opens nothing that was open before; compliance stays in', async () => {
  const { world } = server
  const { id: administrationId, owner } = await world.administration({ accessibleBySupport: true })
  const params = { administrationId }
  const client = await world.as(owner)
  const support = await world.as(await world.user({ globalPermissions: ['ADMIN'] }))
  const compliance = await world.user({ globalPermissions: ['COMPLIANCE'] })
  await world.grant(compliance, { administrationId, asCompliance: true })
  await support.call(admin.enterAdministration, { params, body: { reason: 'Ticket 8' } })
  await client.call(administrations.revokeAccess, { params })
  await client.call(administrations.giveAccess, { params })
  expect((await support.send(administrations.get, { params })).body).toMatchObject({ code: 3022 })
  expect((await (await world.as(compliance)).send(administrations.get, { params })).status).toBe(200)
  await support.call(admin.enterAdministration, { params, body: { reason: 'Ticket 8' } })
  expect((await support.send(administrations.get, { params })).status).toBe(200)
})

test('the log shows through whose eyes staff looked', async () => {
  const { world, clock } = server
  const owner = await world.user({ firstName: 'Olga', lastName: 'Oud' })
  const { id: administrationId } = await world.administration({ owner, accessibleBySupport: true })
  const params = { administrationId }
  const support = await world.as(
    await world.user({ firstName: 'Saar', lastName: 'Smit', globalPermissions: ['ADMIN'] }),
  )
  await support.call(admin.enterAdministration, { params, body: { reason: 'Ticket 9' } })
  clock.advanceMs(1000)
  for (let look = 0; look < 2; look += 1) {
    await support.send(administrations.get, { params }, { headers: { 'x-acting-as': String(owner.id) } })
  }
  const log = await (await world.as(owner)).call(administrations.accessLog, { params })
  expect(log.map(({ kind, name, viewedAs }) => ({ kind, name, viewedAs }))).toEqual([
    { kind: 'viewed_as', name: 'Saar Smit', viewedAs: 'Olga Oud' },
    { kind: 'entered', name: 'Saar Smit', viewedAs: null },
  ])
})
