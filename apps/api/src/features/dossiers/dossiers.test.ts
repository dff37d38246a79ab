import { contacts, dossiers } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, fileBody, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { aContact } from '../books-input.test-support.ts'
import { aPdf } from '../documents/documents.test-support.ts'
import { downloadExport } from '../export/download.test-support.ts'

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

const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id
/** The names of the files somebody gets who takes everything with them. */
async function takenAlong(by: TestClient, administrationId: number): Promise<string> {
  const { files } = await downloadExport(server, { id: administrationId, client: by })
  return Object.keys(files).join('\n')
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
    documents: [],
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

test('files are kept in the dossier of a year, and go out of it; the client never gets them, not in their export either', async () => {
  const { params, owner, asKeeper } = await client()
  const pdf = aPdf()
  const upload = (content: Uint8Array | string, name: string) =>
    asKeeper.send(dossiers.addDocument, { params, query: { name }, body: fileBody(content) })
  const first = await upload(pdf, 'jaarrekening.pdf')
  expect(first.status).toBe(200)
  expect((await upload(pdf, 'jaarrekening.pdf')).body).toEqual(first.body)
  const second = await upload('naam;bedrag\nKas;12', 'telling.csv')
  const { documents } = await asKeeper.call(dossiers.get, { params })
  expect(documents).toEqual([
    { id: idOf(second), name: 'telling.csv', sizeBytes: 18, addedBy: 'Bea Boek', addedAt: expect.any(Number) },
    {
      id: idOf(first),
      name: 'jaarrekening.pdf',
      sizeBytes: pdf.length,
      addedBy: 'Bea Boek',
      addedAt: expect.any(Number),
    },
  ])
  const one = { params: { ...params, documentId: idOf(first) } }
  const found = await asKeeper.send(dossiers.downloadDocument, one)
  expect([found.status, found.headers.get('content-type')]).toEqual([200, expect.stringContaining('application/pdf')])
  const asOwner = await server.world.as(owner)
  expect((await asOwner.send(dossiers.downloadDocument, one)).status).toBe(403)
  expect(
    (await asOwner.send(dossiers.addDocument, { params, query: { name: 'x.txt' }, body: fileBody('x') })).status,
  ).toBe(403)
  expect((await asKeeper.send(dossiers.removeDocument, one)).status).toBe(204)
  expect((await asKeeper.send(dossiers.removeDocument, one)).status).toBe(404)
  expect((await asKeeper.send(dossiers.downloadDocument, one)).status).toBe(404)
  expect((await asKeeper.call(dossiers.get, { params })).documents.map(({ name }) => name)).toEqual(['telling.csv'])
  // Also what was removed is still the firm's.
  expect(await takenAlong(asOwner, params.administrationId)).not.toContain('bestanden/')
})

test('a file of another year, an empty one or a program is not kept', async () => {
  const { params, asKeeper } = await client()
  const upload = (content: Uint8Array | string, name: string) =>
    asKeeper.send(dossiers.addDocument, { params, query: { name }, body: fileBody(content) })
  expect((await upload('', 'leeg.pdf')).body).toMatchObject({ fields: { content: /leeg/ } })
  expect((await upload('MZ\u0000\u0001', 'virus.exe')).status).toBe(415)
  const kept = await upload('tekst', 'memo.txt')
  const other = { params: { ...params, fiscalYear: 2024, documentId: idOf(kept) } }
  expect((await asKeeper.send(dossiers.downloadDocument, other)).status).toBe(404)
  expect((await asKeeper.send(dossiers.removeDocument, other)).status).toBe(404)
})

test('the dossier of a year says who did what in it, and not what was done in another year or only looked at', async () => {
  const { params, owner, asKeeper } = await client()
  const { administrationId } = params
  const asOwner = await server.world.as(owner)
  await asOwner.call(contacts.create, { params: { administrationId }, body: aContact() })
  await asKeeper.call(contacts.create, { params: { administrationId }, body: aContact() })
  await asKeeper.call(contacts.create, { params: { administrationId }, body: aContact() })
  const deeds = (fiscalYear: number, by = asKeeper) =>
    by.call(dossiers.deeds, { params: { administrationId, fiscalYear } })
  const counts = (await deeds(2026)).map(({ kind, by, count }) => [kind, by === 'Bea Boek', count])
  expect(counts.toSorted()).toEqual([
    ['contacts', false, 1],
    ['contacts', true, 2],
  ])
  expect(await deeds(2025)).toEqual([])
  const refused = await asOwner.send(dossiers.deeds, { params: { administrationId, fiscalYear: 2026 } })
  expect((refused.body as { code: number }).code).toBe(90166)
})
