import { must } from '@klopt/bookkeeping/money'
import { errorReports } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { numbered } from './error-reports.test-support.ts'
import { recordReport } from './record-report.ts'

let server: KloptTestServer
let staff: TestClient
beforeAll(async () => {
  server = await createTestServer()
  staff = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
})
afterAll(() => server.stop())
beforeEach(() => server.services.pool.query('DELETE FROM error_reports'))

test('the list goes on page by page, the latest first, and can be searched', async () => {
  const { pool } = server.services
  for (let n = 0; n < 55; n += 1) {
    await recordReport(pool, numbered(n), new Date(server.clock.now().getTime() + n * 1000))
  }
  const first = await staff.call(errorReports.list, { query: {} })
  expect(first.items.map(({ name }) => name).slice(0, 2)).toEqual(['Error 54', 'Error 53'])
  const next = await staff.call(errorReports.list, {
    query: { cursor: must(first.nextCursor, 'a page after the first') },
  })
  expect(next.items.map(({ name }) => name)).toEqual(['Error 4', 'Error 3', 'Error 2', 'Error 1', 'Error 0'])
  expect(next.nextCursor).toBe(null)
  // Of the whole filter, so said once.
  expect([first.segments?.all.count, next.segments]).toEqual([55, undefined])
  const found = await staff.call(errorReports.list, { query: { search: 'error 54' } })
  expect(found.items).toHaveLength(1)
  expect(found.segments).toMatchObject({ all: { count: 1 }, browser: { count: 1 }, server: { count: 0 } })
})

test('the list is counted by where the errors came from, with how often they came, and narrows to one of them', async () => {
  const { pool } = server.services
  const now = server.clock.now()
  await recordReport(pool, { ...numbered(1), path: '/v2/administrations/1/bank' }, now)
  await recordReport(pool, { ...numbered(1), path: '/v2/administrations/1/bank' }, now)
  await recordReport(pool, { ...numbered(2), source: 'server', path: '/api/v2/timers' }, now)
  const { items, segments } = await staff.call(errorReports.list, { query: { source: 'server' } })
  expect(items.map(({ name }) => name)).toEqual(['Error 2'])
  expect(segments).toEqual({
    all: { count: 2, isCapped: false, occurrences: 3 },
    browser: { count: 1, isCapped: false, occurrences: 2 },
    server: { count: 1, isCapped: false, occurrences: 1 },
  })
  const found = await staff.call(errorReports.list, { query: { search: '1/bank' } })
  expect(found.items.map(({ name }) => name)).toEqual(['Error 1'])
})
