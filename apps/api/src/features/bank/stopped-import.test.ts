import { request } from 'node:http'
import { contract } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockMoneyBook } from '../../books/money-books.ts'
import { withTransaction } from '../../database/transaction.ts'
import { waitUntil } from '../../embedded-postgres/wait-until.ts'
import { createTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { progressReporter, type ImportProgress } from './import-progress.ts'
import { importStatements } from './import-statements.ts'
import { aLine, aStatement, camt } from './statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
let second: KloptTestServer | undefined
afterAll(async () => {
  await second?.stop()
  await server.stop()
})

/** A second server on the same database. */
async function serverBeside(): Promise<KloptTestServer> {
  const { host, port, user, database, password } = server.services.pool.options
  second = await createTestServer({ connection: { host, port, user, database, password } })
  return second
}

const june = [1, 2, 3].map((day) =>
  aLine({ date: `2026-06-0${day}`, amountCents: day * 100, description: `dag ${day}` }),
)
const count = async (books: Books) =>
  (
    await books.rows<{ lines: number; imports: number }>(`SELECT
    (SELECT count(*)::int FROM bank_transactions WHERE administration_id = $1) AS lines,
    (SELECT count(*)::int FROM bank_imports WHERE administration_id = $1) AS imports`)
  )[0]

/** Sends a file, and can hang up. */
function sending({ id, client }: Books, text: string) {
  const query = new URLSearchParams({ name: 'a.xml', createBook: 'true' })
  const call = request(`${server.url}/api/v2/administrations/${id}/bank/import?${query}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': Buffer.byteLength(text),
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  call.on('error', () => {})
  call.end(text)
  return call
}

const untilTrue = async (what: () => Promise<boolean>) => {
  if ((await waitUntil(async () => ((await what()) ? true : undefined), 10_000)) === undefined) throw new Error('never')
}

test('who goes away while a file is imported finds nothing of it, and can import it again', async () => {
  const books = await Books.open(server)
  const journalId = await books.bankBook()
  const scope = { kind: 'administration', administrationId: books.id } as const
  await withTransaction(server.services.pool, scope, async (db) => {
    await lockMoneyBook(db, books.id, journalId)
    const call = sending(books, camt(june))
    // It stands before the book that is held here.
    await untilTrue(async () => {
      const { rows } = await sql<{ waits: boolean }>`
        SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted) AS waits`.execute(db)
      return rows[0]?.waits === true
    })
    call.destroy()
    await untilTrue(async () => server.gates.largeBodies.taken() === 0)
  })
  await untilTrue(async () => server.services.pool.idleCount === server.services.pool.totalCount)
  expect(await count(books)).toEqual({ lines: 0, imports: 0 })
  expect(await books.import(june)).toMatchObject({ imported: 3 })
})

test.each([0, 1, 2])('an import that is stopped after %i looks leaves nothing', async (looks) => {
  const books = await Books.open(server)
  await books.bankBook()
  const scope = { kind: 'administration', administrationId: books.id } as const
  let left = looks
  const stopped = withTransaction(server.services.pool, scope, (db) =>
    importStatements(db, {
      administrationId: books.id,
      userId: books.owner.id,
      now: server.clock.now(),
      file: { name: 'a.xml', sha256: Buffer.alloc(32), format: 'camt.053', statements: [aStatement(june)] },
      createBook: true,
      isWaitedFor: () => left-- > 0,
    }),
  )
  await expect(stopped).rejects.toMatchObject({ entry: { code: 90333 } })
  expect(await count(books)).toEqual({ lines: 0, imports: 0 })
})

test('an import tells every server how far it is while it is under way, by its own name, to its own administration', async () => {
  const beside = await serverBeside()
  const books = await Books.open(server)
  const other = await Books.open(server)
  const name = '7c3f7ad8-5b41-4b5c-9a8b-0d5a6bb6a0f1'
  const ask = (of: Books, progress = name) =>
    of.client.call(contract.bank.importProgress, { params: of.params, query: { progress } })
  const lines = Array.from({ length: 1200 }, (_, n) => aLine({ amountCents: 100 + n, description: `regel ${n}` }))
  const told: object[] = []
  const scope = { kind: 'administration', administrationId: books.id } as const
  const imported = withTransaction(server.services.pool, scope, async (db) => {
    const request = { administrationId: books.id, userId: books.owner.id, now: server.clock.now(), createBook: true }
    const file = { name: 'a.xml', sha256: Buffer.alloc(32), format: 'camt053', statements: [aStatement(lines)] }
    const report = progressReporter(db, books.id, name)
    const onProgress = async (progress: ImportProgress) => {
      told.push(progress)
      await report?.(progress)
    }
    const done = await importStatements(db, { ...request, file, onProgress })
    const progress = { done: 1000, total: 1200 }
    expect(await ask(books)).toEqual({ progress })
    expect(await ask(await books.seenBy(beside))).toEqual({ progress })
    expect(await ask(other)).toEqual({ progress: null })
    expect(await ask(books, '00000000-0000-4000-8000-000000000000')).toEqual({ progress: null })
    return done
  })
  expect(await imported).toMatchObject({ imported: 1200 })
  expect(told).toEqual([0, 500, 1000].map((done) => ({ done, total: 1200 })))
  expect(await ask(books)).toEqual({ progress: null })
})

test('an import that is named comes in, and one that fails is no longer under way', async () => {
  const books = await Books.open(server)
  const progress = 'c7a7b6d5-3f58-4a25-8f0b-0f2f0b6a1a11'
  const send = (text: string) =>
    books.client.send(contract.bank.import, {
      params: books.params,
      query: { name: 'a.xml', createBook: 'true', progress },
      body: fileBody(text),
    })
  expect((await send(camt(june))).body).toMatchObject({ imported: 3 })
  expect(await send(camt([aLine({ date: '2026-06-02', amountCents: 7 })]))).toMatchObject({ status: 409 })
  const { body } = await books.client.send(contract.bank.importProgress, { params: books.params, query: { progress } })
  expect(body).toEqual({ progress: null })
})
