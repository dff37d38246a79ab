import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPdf } from '../features/documents/documents.test-support.ts'
import { createTestServer, fileBody, type KloptTestServer } from '../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const hidden = '\u202E\u200B\u2066'

test('names, subjects and file names are kept as they are seen', async () => {
  const { id: administrationId, owner } = await server.world.administration()
  const client = await server.world.as(owner)
  const params = { administrationId }

  await client.call(contract.account.saveProfile, { body: { firstName: `Sa${hidden}m`, lastName: `${hidden}Smit` } })
  expect(await client.call(contract.account.get)).toMatchObject({ firstName: 'Sam', lastName: 'Smit' })

  await client.call(contract.tickets.create, {
    params,
    body: { subject: `Vra${hidden}ag`, message: `Waar${hidden}om?`, tag_id: 1, permit_access_by_klopt: false },
  })
  expect(await client.call(contract.tickets.list, { params })).toMatchObject([{ subject: 'Vraag' }])

  const body = fileBody(aPdf())
  await client.call(contract.documents.upload, { params, query: { name: `factuur${hidden}fdp.exe.pdf` }, body })
  const { items } = await client.call(contract.documents.list, { params, query: {} })
  expect(items.map(({ name }) => name)).toEqual(['factuurfdp.exe.pdf'])
})

test('a name of characters that show nothing is no name', async () => {
  const client = await server.world.as(await server.world.user())
  const answer = await client.send(contract.account.saveProfile, { body: { firstName: hidden, lastName: 'Smit' } })
  expect(answer).toMatchObject({ status: 422, body: { fields: { firstName: 'Dit veld mag niet leeg zijn' } } })
})
