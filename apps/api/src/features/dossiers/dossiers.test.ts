import { dossiers } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

async function client() {
  const { world } = server
  const firmId = await world.firm()
  const { id: administrationId, owner } = await world.administration({ firmId })
  const keeper = await world.user({ firmId, firstName: 'Bea', lastName: 'Boek' })
  return { params: { administrationId, fiscalYear: 2025 }, owner, asKeeper: await world.as(keeper) }
}

test('a firm keeps a checklist and notes of a client per year, with who did what and when', async () => {
  const { params, asKeeper } = await client()
  const now = Math.floor(server.services.clock.now().getTime() / 1000)
  const add = (text: string) => asKeeper.call(dossiers.addItem, { params, body: { text } })
  await add('Bankafschriften compleet')
  await add('Voorraad geteld')
  await add('VOORRAAD GETELD')
  await asKeeper.call(dossiers.addNote, { params, body: { text: 'Gebeld over de auto.' } })
  const [first, second] = (await asKeeper.call(dossiers.get, { params })).items
  await asKeeper.call(dossiers.tickItem, { params: { ...params, itemId: first?.id ?? 0 }, body: { done: true } })
  expect(await asKeeper.call(dossiers.get, { params })).toEqual({
    fiscalYear: 2025,
    items: [
      { id: first?.id, text: 'Bankafschriften compleet', doneBy: 'Bea Boek', doneAt: expect.any(Number) },
      { id: second?.id, text: 'Voorraad geteld', doneBy: null, doneAt: null },
    ],
    notes: [
      { id: expect.any(Number), text: 'Gebeld over de auto.', writtenBy: 'Bea Boek', writtenAt: expect.any(Number) },
    ],
  })
  const dossier = await asKeeper.call(dossiers.get, { params })
  expect(dossier.items[0]?.doneAt).toBeGreaterThanOrEqual(now)
  await asKeeper.call(dossiers.tickItem, { params: { ...params, itemId: first?.id ?? 0 }, body: { done: false } })
  await asKeeper.call(dossiers.removeItem, { params: { ...params, itemId: second?.id ?? 0 } })
  expect((await asKeeper.call(dossiers.get, { params })).items).toMatchObject([{ doneBy: null }])
  expect(await asKeeper.call(dossiers.get, { params: { ...params, fiscalYear: 2024 } })).toMatchObject({ items: [] })
})

test('the client, who owns the books, does not see the papers of the firm (only_firm_keeps_dossier)', async () => {
  const { params, owner } = await client()
  const asOwner = await server.world.as(owner)
  const [read, written] = [
    await asOwner.send(dossiers.get, { params }),
    await asOwner.send(dossiers.addNote, { params, body: { text: 'x' } }),
  ]
  expect([read.status, written.status]).toEqual([403, 403])
})

test('what is of another client or another year does not exist here', async () => {
  const [one, other] = [await client(), await client()]
  await other.asKeeper.call(dossiers.addItem, { params: other.params, body: { text: 'Kas geteld' } })
  const itemId = (await other.asKeeper.call(dossiers.get, { params: other.params })).items[0]?.id ?? 0
  const tick = (params: typeof one.params, as = one.asKeeper) =>
    as.send(dossiers.tickItem, { params: { ...params, itemId }, body: { done: true } })
  expect((await tick(one.params)).status).toBe(404)
  expect((await tick(other.params)).status).toBe(404)
  expect((await tick({ ...other.params, fiscalYear: 2024 }, other.asKeeper)).status).toBe(404)
  expect((await tick(other.params, other.asKeeper)).status).toBe(204)
})
