import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { findPostmaster } from '../embedded-postgres/postmaster.ts'
import { createTestServer, TestClient, TestClock, type KloptTestServer } from '../testing/index.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import type { Books } from './books.test-support.ts'

const booksAtOnce = 16
const killedAfter = 4

interface Story {
  readonly prepare: (server: KloptTestServer) => Promise<Books>
  readonly act: (client: TestClient, books: Books) => Promise<void>
  /** Whether it was done; fails on what was done in part. */
  readonly isDone: (books: Books) => Promise<boolean>
}

/**
 * Many books act at once until some were answered and the server and its database are killed. On the next server each has
 * acted or not, who was answered has, and who has not still can.
 */
export async function killedInTheMiddle({ prepare, act, isDone }: Story): Promise<void> {
  const folder = await makeTemporaryFolder()
  onTestFinished(folder.remove)
  const env = { DATA_DIR: folder.path, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'silent' }
  const first = await startServerProcess(env)
  onTestFinished(() => void first.child.kill('SIGKILL'))
  const { server, postgresPid } = await beside(folder.path)
  const all: Books[] = []
  for (let n = 0; n < booksAtOnce; n += 1) all.push(await prepare(server))
  await server.stop()

  const acknowledged = new Set<number>()
  const actAndSay = async (books: Books) => {
    const client = new TestClient(first.url)
    for (const [name, value] of books.client.cookies) client.setCookie(`${name}=${value}`)
    await act(client, books)
    acknowledged.add(books.id)
    if (acknowledged.size !== killedAfter) return
    first.child.kill('SIGKILL')
    process.kill(postgresPid, 'SIGKILL')
  }
  await Promise.allSettled(all.map(actAndSay))
  expect(await first.ended).toBe('SIGKILL')
  expect(acknowledged.size).toBeGreaterThanOrEqual(killedAfter)

  const second = await startServerProcess(env)
  onTestFinished(() => void second.child.kill('SIGTERM'))
  const after = await beside(folder.path)
  for (const books of all) {
    const same = await books.seenBy(after.server)
    const done = await isDone(same)
    if (acknowledged.has(books.id)) expect(done).toBe(true)
    if (!done) await act(same.client, same)
    expect(await isDone(same)).toBe(true)
  }
  await after.server.stop()
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
}

/** A server of the test's own on the database of the real one, to prepare and to look. */
export async function beside(dataDir: string): Promise<{ server: KloptTestServer; postgresPid: number }> {
  const postmaster = await findPostmaster(join(dataDir, 'postgres'))
  if (!postmaster) throw new Error('the embedded database does not run')
  const { host, port, pid } = postmaster
  const connection = { host, port, user: 'klopt', database: 'klopt' }
  const server = await createTestServer({ connection, clock: new TestClock(new Date()) })
  return { server, postgresPid: pid }
}
