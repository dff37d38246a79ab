import { mkdir, mkdtemp, open, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findPostmaster } from '../embedded-postgres/postmaster.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { TestClient } from '../testing/index.ts'
import { databaseUrlOf, spawnServer, startServerBelowShell, startServerProcess } from '../testing/server-process.ts'

/** The real process with the real clock. */
let database: TestDatabase
let dataDir: string
let env: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'klopt-process-'))
  env = { DATABASE_URL: databaseUrlOf(database.connection), DATA_DIR: dataDir, LOG_LEVEL: 'info' }
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true })
})

test('SIGTERM and SIGINT end it cleanly, and it can start again', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = await startServerProcess(env)
    expect((await new TestClient(server.url).request('GET', '/api/health')).status).toBe(200)
    expect((await new TestClient(server.url).request('GET', '/api/health/ready')).body).toEqual({
      status: 'ok',
      database: 'ok',
    })
    server.child.kill(signal)
    expect(await server.ended).toBe(0)
  }
})

test('what a crash left of a file that came in is gone at the next start, and what another server takes in is not', async () => {
  const incoming = join(dataDir, 'files', 'incoming')
  await mkdir(incoming, { recursive: true })
  for (const name of ['gestrand.tmp', 'onderweg.tmp']) await writeFile(join(incoming, name), 'half')
  const then = new Date(Date.now() - 2 * 3_600_000)
  await utimes(join(incoming, 'gestrand.tmp'), then, then)
  const server = await startServerProcess(env)
  expect(await readdir(incoming)).toEqual(['onderweg.tmp'])
  server.child.kill('SIGTERM')
  await server.ended
})

/** What a first start is doing, by what it logs or by what stands in its data folder. */
const moments = {
  'while the cluster is made': (folder: string) =>
    readdir(folder).then((names) => names.some((name) => name.startsWith('postgres.unfinished-'))),
  'after the cluster was made': (_folder: string, output: string) => output.includes('database cluster made'),
  'after the database was started': (_folder: string, output: string) => output.includes('database started'),
}

// A whole cluster stays, since a server never removes one, whatever is in it: the next start makes its tables.
test.each(Object.entries(moments))(
  'SIGTERM in the first start, %s, leaves no process and no half a cluster behind, and the next start goes on',
  async (_name, isNow) => {
    const folder = await mkdtemp(join(tmpdir(), 'klopt-first-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const first = { DATABASE_URL: '', DATA_DIR: folder, LOG_LEVEL: 'info' }
    const broken = spawnServer(first)
    await expect.poll(async () => isNow(folder, broken.output()), { interval: 20, timeout: 30_000 }).toBe(true)
    broken.child.kill('SIGTERM')
    expect(await broken.ended).toBe(0)
    expect(broken.output()).not.toContain('Klopt start niet')
    expect(await findPostmaster(join(folder, 'postgres'))).toBeUndefined()
    expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])

    const next = await startServerProcess({ ...first, DEMO: '0' })
    expect((await new TestClient(next.url).request('GET', '/api/health/ready')).status).toBe(200)
    expect(next.output()).not.toContain('database cluster made')
    next.child.kill('SIGTERM')
    expect(await next.ended).toBe(0)
  },
)

test('a full disk under its log does not end it', async () => {
  // Whatever is written there fails for want of room.
  const full = await open('/dev/full', 'w')
  const server = await startServerProcess(env, full.fd)
  await full.close()
  const client = new TestClient(server.url)
  for (let n = 0; n < 5; n += 1) expect((await client.request('GET', '/api/health')).status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

test('a reader of its log that went away does not end it', async () => {
  const server = await startServerProcess(env)
  server.child.stderr?.destroy()
  server.child.stdout?.destroy()
  const client = new TestClient(server.url)
  for (let n = 0; n < 5; n += 1) expect((await client.request('GET', '/api/health')).status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

test('it ends by itself when the npm that started it is killed', async () => {
  const server = await startServerBelowShell({ ...env, npm_lifecycle_event: 'serve' })
  server.child.kill('SIGKILL')
  // The pipes close when the last process that holds them is gone: the server below the shell.
  await server.ended
  expect(server.output()).toContain('the parent process is gone')
})

test('a port that is taken is told in Dutch, and ends the start', async () => {
  const taken = createServer().listen(0, 'localhost')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  await expect(startServerProcess({ ...env, PORT: String(port) })).rejects.toThrow(
    new RegExp(`ended with 1: [^]*Poort ${port} is al in gebruik`),
  )
  taken.close()
})

test('settings that cannot be used end the start with all problems in Dutch', async () => {
  await expect(startServerProcess({ ...env, PORT: 'x', DEMO: 'ja' })).rejects.toThrow(
    /ended with 1: Klopt start niet\. De instellingen kloppen niet:[^]*PORT[^]*DEMO/,
  )
})

test('a database that cannot be reached is told in Dutch', async () => {
  await expect(startServerProcess({ ...env, DATABASE_URL: 'postgres://klopt@127.0.0.1:1/klopt' })).rejects.toThrow(
    'De database van DATABASE_URL is niet bereikbaar',
  )
})
