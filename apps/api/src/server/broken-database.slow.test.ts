import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BodyOf } from '@klopt/api-client/contract'
import { contacts, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRunningPostgres } from '../embedded-postgres/index.ts'
import { stopServer } from '../embedded-postgres/stop-server.ts'
import { findPostmaster } from '../embedded-postgres/postmaster.ts'
import { createTestServer, TestClient, TestClock, type KloptTestServer } from '../testing/index.ts'
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts'

/** The real process with its own PostgreSQL, which is broken under it while it works. */
let dataDir: string
let klopt: ServerProcess
/** On the same database, to fill it and to look. */
let beside: KloptTestServer

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'klopt-broken-'))
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

const contact = (name: string): BodyOf<typeof contacts.create> => ({
  kind: 'company',
  name,
  attention: '',
  street: '',
  postcode: '',
  city: '',
  country: 'NL',
  emailAddress: null,
  phone: null,
  kvkNumber: null,
  vatNumber: null,
  iban: null,
  paymentTermDays: null,
  vatTreatment: 'domestic',
  note: '',
})

async function postmaster(signal: NodeJS.Signals): Promise<void> {
  const found = await findPostmaster(join(dataDir, 'postgres'))
  if (found === undefined) throw new Error('the database does not run')
  process.kill(found.pid, signal)
}

const killed = () => postmaster('SIGKILL')
const shutDown = () => postmaster('SIGINT')
/** As an administrator does it; the server itself goes on. */
const disconnected = () =>
  beside.services.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = current_user AND pid <> pg_backend_pid()',
  )
const faults = [disconnected, killed, shutDown, disconnected, killed, killed, shutDown, disconnected, shutDown, killed]

test('ten times the database is restarted, killed or disconnected under load: the process lives and keeps its word', async () => {
  const { id, owner } = await beside.world.administration()
  const session = await beside.world.as(owner)
  const acknowledged: string[] = []
  const refusals = new Set<number>()
  const load = { isOn: true }
  let onAcknowledged = () => {}

  const writers = Array.from({ length: 6 }, async (_, writer) => {
    const client = new TestClient(klopt.url)
    for (const [name, value] of session.cookies) client.setCookie(`${name}=${value}`)
    for (let n = 0; load.isOn; n += 1) {
      const name = `klant-${writer}-${n}`
      for (let isKept = false; load.isOn && !isKept;) {
        const options = { params: { administrationId: id }, body: contact(name) }
        const { status } = await client.send(contacts.create, options, { idempotencyKey: name })
        isKept = status === 200
        if (isKept) acknowledged.push(name)
        else refusals.add(status)
        // Fewer than the limit of an address, and as a page does it that asks again.
        await pause(isKept ? 60 : 200)
      }
      onAcknowledged()
    }
  })
  const allWriters = Promise.all(writers)

  for (const fault of faults) {
    await Promise.race([acknowledging(writers.length * 2), allWriters])
    await fault().catch(() => {})
  }
  await Promise.race([acknowledging(writers.length * 2), allWriters])
  load.isOn = false
  await allWriters

  expect(klopt.child.exitCode).toBeNull()
  expect([...refusals].filter((status) => status !== 503)).toEqual([])
  const { rows } = await beside.services.pool.query<{ name: string; n: number }>(
    'SELECT name, count(*) AS n FROM contacts WHERE administration_id = $1 GROUP BY name',
    [id],
  )
  expect(rows.filter(({ n }) => n !== 1)).toEqual([])
  const kept = new Set(rows.map(({ name }) => name))
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(faults.length * writers.length)

  /** Resolves when this many more writes were acknowledged. */
  function acknowledging(more: number): Promise<void> {
    const enough = acknowledged.length + more
    return new Promise((resolve) => {
      onAcknowledged = () => {
        if (acknowledged.length >= enough) resolve()
      }
    })
  }
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
