import { support } from '@klopt/api-client/schemas'
import { anySign } from '@klopt/bookkeeping/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aText, Desk } from './articles.test-support.ts'

let server: KloptTestServer
let desk: Desk

beforeAll(async () => {
  server = await createTestServer()
  desk = await Desk.open(server)
  await desk.publish({ title: 'Iets anders', document: aText('Een creditfactuur herstelt een creditfactuur.') })
  await desk.publish({ title: 'Een fout herstellen', keywords: 'creditfactuur terugbetalen' })
  await desk.publish({ title: 'Creditfactuur maken' })
  await desk.publish({ title: 'Facturen versturen', document: aText('Zo gaat een rekening naar België, per e-mail.') })
  await desk.publish({ title: 'Btw-aangifte doen', topic: 'vat', keywords: 'omzetbelasting kwartaal' })
  await desk.publish({ title: 'Btw en de KOR', topic: 'vat', document: aText('Tot 20.000 euro.') })
  await desk.publish({ title: "Foto's van bonnetjes", topic: 'purchases', document: aText('Bewaar ze zeven jaar.') })
  await desk.draft({ title: 'Creditfactuur, nog niet klaar' })
})
afterAll(() => server.stop())

test('no search fails', async () => {
  const search = fc.string({ unit: anySign, maxLength: 190 }).map((text) => `${text}'*:`.slice(0, 200))
  await fc.assert(
    fc.asyncProperty(search, async (query) => {
      const call = support.articlesWithoutAdministration
      expect((await desk.client.send(call, { query: { query } })).status).toBe(200)
    }),
    { numRuns: 60 },
  )
  const tooLong = { query: { query: 'a'.repeat(201) } }
  expect(await desk.client.send(support.articlesWithoutAdministration, tooLong)).toMatchObject({ status: 422 })
})
