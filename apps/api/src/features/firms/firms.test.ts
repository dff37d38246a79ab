import { firms } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('a firm shows its name and its clients by name, found by company or main user', async () => {
  const { world } = server
  const firmId = await world.firm('Kantoor Zuid')
  const owner = await world.user({ firstName: 'Zoë', lastName: 'Ruijter' })
  await world.administration({ firmId, companyName: 'bakker B', owner })
  await world.administration({ firmId, companyName: 'Aannemer A' })
  await world.administration({ companyName: 'Van niemand' })
  const client = await world.as(await world.user({ firmId }))
  expect(await client.call(firms.get, { params: { firmId } })).toEqual({
    id: firmId,
    companyName: 'Kantoor Zuid',
    mayManage: true,
  })

  const find = async (search?: string) => {
    const page = await client.call(firms.clients, { params: { firmId }, query: { search } })
    return page.items.map(({ companyName }) => companyName)
  }
  expect(await find()).toEqual(['Aannemer A', 'bakker B'])
  expect(await find('BAKKER')).toEqual(['bakker B'])
  expect(await find('ruijter')).toEqual(['bakker B'])
  expect(await find('%')).toEqual([])
})

test('a firm with more clients than a page shows each once, in order', async () => {
  const { world, services } = server
  const firmId = await world.firm()
  await services.pool.query(
    `INSERT INTO administrations (company_name, firm_id) SELECT 'Klant ' || (n / 2), $1 FROM generate_series(1, 120) n`,
    [firmId],
  )
  const client = await world.as(await world.user({ firmId }))
  const names: string[] = []
  let cursor: string | undefined
  do {
    const page = await client.call(firms.clients, { params: { firmId }, query: { cursor } })
    names.push(...page.items.map(({ id, companyName }) => `${companyName.toLowerCase()}/${id}`))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(new Set(names).size).toBe(120)
  expect(names).toHaveLength(120)
})
