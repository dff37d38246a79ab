import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRunningPostgres } from '../embedded-postgres/index.ts'
import { stopServer } from '../embedded-postgres/stop-server.ts'
import { findPostmaster } from '../embedded-postgres/postmaster.ts'
import { createTestServer, TestClient, TestClock, type KloptTestServer } from '../testing/index.ts'
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts'

/** The real process with its own PostgreSQL. */
let dataDir: string
let klopt: ServerProcess
/** On the same database, to fill it and to look. */
let beside: KloptTestServer

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'klopt-stop-'))
  klopt = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'info' })
  const connection = await findRunningPostgres(dataDir)
  if (connection === undefined) throw new Error('the database does not run')
  beside = await createTestServer({ connection, clock: new TestClock(new Date()) })
})
afterAll(async () => {
  await beside.stop()
  klopt.child.kill('SIGKILL')
  await klopt.ended
  await stopServer({ folder: join(dataDir, 'postgres') })
  await rm(dataDir, { recursive: true })
})

test('a clean stop logs no error of connections that it ended itself, and leaves no database behind', async () => {
  const { owner } = await beside.world.administration()
  const session = await beside.world.as(owner)
  const client = new TestClient(klopt.url)
  for (const [name, value] of session.cookies) client.setCookie(`${name}=${value}`)
  const asked = Array.from({ length: 20 }, () => client.send(users.me).catch(() => null))
  klopt.child.kill('SIGTERM')
  expect(await klopt.ended).toBe(0)
  await Promise.all(asked)
  const [, atStop] = klopt.output().split('"msg":"stopping"')
  expect(atStop).toContain('"msg":"stopped"')
  expect(atStop).not.toMatch(/"level":[56]0/)
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
})
