import { join } from 'node:path'
import { contract } from '@klopt/api-client/contract'
import { expect, onTestFinished, test } from 'vitest'
import { findPostmaster } from '../embedded-postgres/postmaster.ts'
import { createTestServer, TestClient, TestClock, type KloptTestServer } from '../testing/index.ts'
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { Books } from './books.test-support.ts'
import { expectBooksToAddUp } from './ledger-invariants.test-support.ts'

const writers = 6
const killedAfter = 25

/** A server of the test's own on the database of the real one, to prepare and to look. */
async function beside(dataDir: string): Promise<{ server: KloptTestServer; postgresPid: number }> {
  const postmaster = await findPostmaster(join(dataDir, 'postgres'))
  if (!postmaster) throw new Error('the embedded database does not run')
  const { host, port, pid } = postmaster
  const connection = { host, port, user: 'klopt', database: 'klopt' }
  const server = await createTestServer({ connection, clock: new TestClock(new Date()) })
  return { server, postgresPid: pid }
}

/** Finalises drafts from several sides until the server is gone; answers the numbers that were acknowledged. */
async function writeUntilKilled(
  running: ServerProcess,
  books: Books,
  drafts: { id: number; version: number }[],
  kill: () => void,
): Promise<string[]> {
  const acknowledged: string[] = []
  const client = new TestClient(running.url)
  for (const [name, value] of books.client.cookies) client.setCookie(`${name}=${value}`)
  const left = [...drafts]
  const write = async () => {
    for (let draft = left.pop(); draft; draft = left.pop()) {
      const params = { ...books.params, invoiceId: draft.id }
      const { number } = await client.call(contract.invoices.finalise, { params, body: { version: draft.version } })
      acknowledged.push(number)
      if (acknowledged.length === killedAfter) kill()
    }
  }
  await Promise.allSettled(Array.from({ length: writers }, write))
  return acknowledged
}

test('after kill -9 of server and database in the middle of writing, all that was acknowledged is there and balances', async () => {
  const folder = await makeTemporaryFolder()
  onTestFinished(folder.remove)
  const env = { DATA_DIR: folder.path, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'silent' }
  const first = await startServerProcess(env)
  onTestFinished(() => void first.child.kill('SIGKILL'))
  const { server, postgresPid } = await beside(folder.path)
  const books = await Books.open(server)
  const contactId = await books.contact()
  const drafts = []
  for (let n = 0; n < killedAfter + 40; n += 1) drafts.push(await books.draft({ contactId }))
  await server.stop()

  const acknowledged = await writeUntilKilled(first, books, drafts, () => {
    first.child.kill('SIGKILL')
    process.kill(postgresPid, 'SIGKILL')
  })
  expect(await first.ended).toBe('SIGKILL')
  expect(acknowledged.length).toBeGreaterThanOrEqual(killedAfter)
  expect(acknowledged.length).toBeLessThan(drafts.length)

  const second = await startServerProcess(env)
  onTestFinished(() => void second.child.kill('SIGTERM'))
  const after = await beside(folder.path)
  const same = await books.seenBy(after.server)
  const kept = await same.rows<{ number: string }>('SELECT number FROM invoices WHERE administration_id = $1')
  expect(kept.map(({ number }) => number)).toEqual(expect.arrayContaining(acknowledged))
  await expectBooksToAddUp(same)
  expect((await same.invoice({ contactId })).number).toMatch(/^2026-00\d\d$/)
  await expectBooksToAddUp(same)
  await after.server.stop()
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})
