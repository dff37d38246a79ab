import { join } from 'node:path'
import { contract } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '../testing/index.ts'
import { databaseUrlOf, startServerProcess } from '../testing/server-process.ts'
import { startReplicated, type Replicated } from './replica.test-support.ts'

let all: Replicated
beforeAll(async () => {
  all = await startReplicated()
})
afterAll(() => all.stop())

test('a server started with DATABASE_REPLICA_URL reads reports there, and starts without it when it is away', async () => {
  const { folder, primary, replica, server, books } = all
  const session = await server.world.as(books.owner)
  const read = async (application: string) => {
    const { url, child, ended } = await startServerProcess({
      DATABASE_URL: databaseUrlOf(primary.connection),
      DATABASE_REPLICA_URL: `${databaseUrlOf(replica.connection)}&application_name=${application}`,
      DATA_DIR: join(folder, 'server'),
      DEMO: '0',
      LOG_LEVEL: 'error',
    })
    const client = new TestClient(url)
    for (const [name, value] of session.cookies) client.setCookie(`${name}=${value}; Path=/`)
    const query = { from: '2026-01-01', to: '2026-12-31' }
    const { rows } = await client.call(contract.reports.trialBalance, { params: books.params, query })
    expect(rows.length).toBeGreaterThan(0)
    return async () => {
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
    }
  }
  const stop = await read('there')
  await replica.ask(
    "SELECT 1 / count(*) FROM pg_stat_activity WHERE application_name = 'there' AND query LIKE 'COMMIT%'",
  )
  await stop()
  await replica.signal('SIGKILL')
  await (
    await read('away')
  )()
  await replica.start()
})
