import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aLetter } from '../features/books-input.test-support.ts'
import { Books } from '../features/books.test-support.ts'
import { expectBooksToAddUp } from '../features/ledger-invariants.test-support.ts'
import { TestSmtpServer } from '../mail/smtp-server.test-support.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createTestServer, TestClient, TestClock, type KloptTestServer } from '../testing/index.ts'
import { databaseUrlOf, startServerProcess, type ServerProcess } from '../testing/server-process.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { CutLine } from './faults/cut-line.test-support.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })
const patience = { timeout: 200_000, interval: 250 }
const DRAFTS = 90
/** How far the writers go on during one fault, so that some are left for the next. */
const MEANWHILE = 10
const WRITERS = 6

/** Three servers for people and two that work, on one database and one folder, and one of the test's own beside them. */
let database: TestDatabase
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>
let smtp: TestSmtpServer
/** The network between the servers for people and the database. */
let network: CutLine
let beside: KloptTestServer
const webs: ServerProcess[] = []
const workers: ServerProcess[] = []

const start = (role: 'web' | 'jobs') =>
  startServerProcess({
    SERVER_ROLE: role,
    DATABASE_URL: role === 'web' ? overNetwork() : databaseUrlOf(database.connection),
    DATA_DIR: folder.path,
    SECRET_KEY: 'een sleutel die alle servers delen, lang genoeg',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    DEMO: '0',
    LOG_LEVEL: 'warn',
  })

const overNetwork = () => databaseUrlOf({ ...database.connection, host: '127.0.0.1', port: network.port })

function lay(): void {
  const { host = '', port = 5432 } = database.connection
  if (host.startsWith('/')) network.leadToSocket(join(host, `.s.PGSQL.${port}`))
  else network.leadTo(`http://${host}:${port}`)
}

beforeAll(async () => {
  database = await createTestDatabase()
  network = await CutLine.lay()
  lay()
  folder = await makeTemporaryFolder()
  smtp = await TestSmtpServer.start('takes')
  beside = await createTestServer({ connection: database.connection, clock: new TestClock(new Date()) })
  webs.push(...(await Promise.all([start('web'), start('web'), start('web')])))
  workers.push(...(await Promise.all([start('jobs'), start('jobs')])))
})
afterAll(async () => {
  for (const { child } of [...webs, ...workers]) child.kill('SIGKILL')
  await Promise.all([...webs, ...workers].map(({ ended }) => ended))
  await beside.stop()
  await network.takeAway()
  await smtp.stop()
  await database.drop()
  await folder.remove()
})

/** Asks each server in turn; one that is gone or ends is passed over, and the same key makes that safe. */
class Balancer {
  #turn = 0
  readonly #client: TestClient

  constructor(client: TestClient) {
    this.#client = client
  }

  async send(...[call, input]: Parameters<TestClient['send']>): ReturnType<TestClient['send']> {
    const idempotencyKey = randomUUID()
    return vi.waitFor(
      async () => {
        const { url } = webs[(this.#turn += 1) % webs.length] ?? { url: '' }
        const there = new TestClient(url)
        for (const [name, value] of this.#client.cookies) there.setCookie(`${name}=${value}`)
        const answer = await there.send(call, input, { idempotencyKey })
        if (answer.status === 503) throw new Error('the server had no place')
        return answer
      },
      { timeout: 60_000, interval: 50 },
    )
  }
}

async function replace(servers: ServerProcess[], index: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const role = servers === webs ? 'web' : 'jobs'
  const gone = servers[index]
  if (!gone) throw new Error('there is no such server')
  gone.child.kill(signal)
  expect(await gone.ended).toBe(signal === 'SIGTERM' ? 0 : 'SIGKILL')
  servers[index] = await start(role)
}

const AWAY_MS = 3_000

/** Nobody hears of it that it stands still, and what it was asked waits. */
async function stopFor({ child }: ServerProcess): Promise<void> {
  child.kill('SIGSTOP')
  await pause(AWAY_MS)
  child.kill('SIGCONT')
}

async function cutNetwork(): Promise<void> {
  network.leadTo()
  network.cut()
  await pause(AWAY_MS)
  lay()
}

/** What happens to the servers when so many invoices were sent. */
const faults: Readonly<Record<number, () => Promise<void>>> = {
  8: () => replace(webs, 0, 'SIGKILL'),
  18: () => replace(webs, 1, 'SIGTERM'),
  26: () => replace(workers, 0, 'SIGTERM'),
  36: () => replace(webs, 2, 'SIGKILL'),
  42: () => stopFor(must(webs[0], 'a server for people')),
  48: cutNetwork,
  54: () => stopFor(must(workers[1], 'a server that works')),
}

test('with servers killed and ended one after the other each invoice is sent once, and numbers have no gaps', async () => {
  const books = await Books.open(beside)
  const contactId = await books.contact({ emailAddress: 'klant@klopt.example' })
  const drafts = []
  for (let n = 0; n < DRAFTS; n += 1) drafts.push(await books.draft({ contactId }))
  const balancer = new Balancer(books.client)
  const numbers: string[] = []
  const happenedAt: number[] = []
  let happening = Promise.resolve()
  let goOnUntil = Infinity
  const happen = async (fault: () => Promise<void>) => {
    happenedAt.push(numbers.length)
    goOnUntil = numbers.length + MEANWHILE
    await fault()
    goOnUntil = Infinity
  }
  const left = [...drafts]
  const write = async () => {
    for (let draft = left.pop(); draft; draft = left.pop()) {
      while (numbers.length >= goOnUntil) await happening
      const params = { ...books.params, invoiceId: draft.id }
      const letter = { recipient: 'klant@klopt.example', subject: `Factuur ${draft.id}`, body: aLetter() }
      const { status, body } = await balancer.send(contract.invoices.send, {
        params,
        body: { version: draft.version, ...letter },
      })
      expect([status, body]).toEqual([200, expect.objectContaining({ number: expect.any(String) as unknown })])
      numbers.push((body as { number: string }).number)
      const fault = faults[numbers.length]
      // One after the other, so that there is always a server left.
      if (fault) happening = happening.then(() => happen(fault))
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  await happening
  // Each while there was something left to send.
  expect(happenedAt).toHaveLength(Object.keys(faults).length)
  expect(Math.max(...happenedAt)).toBeLessThan(DRAFTS - WRITERS)

  expect(new Set(numbers).size).toBe(DRAFTS)
  await expect.poll(() => smtp.taken.length, patience).toBe(DRAFTS)
  const mailed = smtp.taken.map((message) => /^Subject: (.*)$/m.exec(message)?.[1])
  expect(new Set(mailed).size).toBe(DRAFTS)
  // The numbers without a gap are among what has to add up.
  await expectBooksToAddUp(books)
  const sent = await books.rows('SELECT FROM sent_messages WHERE administration_id = $1 AND sent_at IS NOT NULL')
  expect(sent).toHaveLength(DRAFTS)
})

test('wrong passwords are counted over all servers together', async () => {
  const { owner } = await Books.open(beside)
  const statuses: number[] = []
  for (let n = 0; n < 9; n += 1) {
    const client = new TestClient(webs[n % webs.length]?.url ?? '')
    const body = {
      grant_type: 'password',
      client_identifier: 'test',
      email_address: owner.emailAddress,
      password: `fout-${n}`,
    }
    statuses.push((await client.send(contract.authentication.login, { body })).status)
  }
  expect(statuses.slice(5).every((status) => status !== statuses[0])).toBe(true)
  expect(new Set(statuses.slice(0, 5)).size).toBe(1)
})

test('what is due each minute is done once for that minute, however many servers keep time', async () => {
  // What is found due at the very end of a minute is sent in the next one: it counts for which minute, not when.
  const sent = async () => {
    const { rows } = await beside.services.pool.query<{ minutes: number; forwards: number; jobs: number }>(
      `SELECT count(DISTINCT data->>'slot')::int AS minutes, count(*)::int AS forwards,
              (SELECT count(*)::int FROM jobs.job WHERE name = 'balances.fold') AS jobs
       FROM jobs.job WHERE name = '__pgboss__send-it' AND data->>'name' = 'balances.fold'`,
    )
    return must(rows[0], 'row of counts')
  }
  await expect.poll(async () => (await sent()).jobs, patience).toBeGreaterThan(1)
  const { minutes, forwards, jobs } = await sent()
  expect(forwards).toBe(minutes)
  expect(jobs).toBeLessThanOrEqual(minutes)
})
