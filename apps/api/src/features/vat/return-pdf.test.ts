import { vat } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { sharedTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

async function fileFirstQuarter(said: { handedInOn?: string } = {}) {
  const { id, owner } = await server.world.administration({ companyName: 'Bakkerij Zon' })
  const client = await server.world.as(owner)
  const params = { administrationId: id }
  const filed = await client.call(vat.file, { params, body: { period: '2026-Q1', payableEuros: 0, ...said } })
  return { client, params: { administrationId: id, returnId: filed.id } }
}

/** The bytes: the test client reads text. */
function download(client: TestClient, { administrationId, returnId }: { administrationId: number; returnId: number }) {
  return fetch(`${server.url}/api/v2/administrations/${administrationId}/vat/returns/${returnId}/pdf`, {
    method: 'POST',
    headers: { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '), origin: server.url },
  })
}

test('a filed return downloads as a PDF with its period, company, boxes and who filed it', async () => {
  const { client, params } = await fileFirstQuarter()
  const answer = await download(client, params)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain('Btw-aangifte')
  const { pages, title } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  expect(title).toBe('Btw-aangifte 1e kwartaal 2026 van Bakkerij Zon')
  for (const text of ['01-01-2026 t/m 31-03-2026', '15-06-2026', 'Sam Persoon', '1a', 'Voorbelasting']) {
    expect(pages[0]).toContain(text)
  }
})

test('it tells the day on which somebody said it was handed in', async () => {
  const { client, params } = await fileFirstQuarter({ handedInOn: '2026-04-20' })
  const { pages } = await readPdf(new Uint8Array(await (await download(client, params)).arrayBuffer()))
  expect(pages[0]).toContain('20-04-2026')
  expect(pages[0]).not.toContain('15-06-2026')
})

test('a return that was taken back has no PDF any more', async () => {
  const { client, params } = await fileFirstQuarter()
  await client.call(vat.delete, { params })
  expect((await download(client, params)).status).toBe(404)
})

test('a return is no one’s but its administration’s, and needs ACCOUNTING', async () => {
  const { params } = await fileFirstQuarter()
  const stranger = await server.world.administration()
  const strangersClient = await server.world.as(stranger.owner)
  expect((await download(strangersClient, { ...params, administrationId: stranger.id })).status).toBe(404)

  const timekeeper = await server.world.user()
  await server.world.role({
    user: timekeeper,
    administrationId: params.administrationId,
    permissions: ['TIME_TRACKING'],
  })
  expect((await download(await server.world.as(timekeeper), params)).status).toBe(403)
})
