import { execFile } from 'node:child_process'
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../embedded-postgres/index.ts'
import { anInvoiceLine } from '../../features/books-input.test-support.ts'
import { Books } from '../../features/books.test-support.ts'
import { beside } from '../../features/crash.test-support.ts'
import { fileBody, TestClient } from '../../testing/index.ts'
import { query } from '../../testing/query.ts'
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts'
import { tinyPdf } from '../../testing/tiny-pdf.ts'

// The drill is done once, on a server that runs; after it each test spoils the same copy and mends it again.
let folder: TemporaryFolder
let klopt: ServerProcess
let administrationId: number
let outcomes: Outcome[]
const copy = () => join(folder.path, 'proef')

beforeAll(async () => {
  folder = await makeTemporaryFolder()
  await chmod(folder.path, 0o755)
  const dataDir = join(folder.path, 'data')
  klopt = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'silent' })
  const { server } = await beside(dataDir)
  const books = await Books.open(server)
  administrationId = books.id
  for (const unitPrice of ['100', '19.99']) {
    await books.invoice({ lines: [anInvoiceLine({ unitPrice })] })
    const client = new TestClient(klopt.url)
    for (const [name, value] of books.client.cookies) client.setCookie(`${name}=${value}`)
    const body = fileBody(tinyPdf({ pages: [{ texts: [{ text: unitPrice, x: 72, y: 700 }] }] }))
    await client.call(contract.documents.upload, { params: books.params, query: { name: 'bon.pdf' }, body })
  }
  await server.stop()
  // The second time the copy is proved as it is, and nothing is copied.
  outcomes = [await drill('proef'), await drill('proef')]
})
afterAll(async () => {
  klopt.child.kill('SIGTERM')
  await klopt.ended
  await folder.remove()
})

interface Outcome {
  readonly code: number
  readonly output: string
}

/** Runs the command as `npm run` does. */
async function drill(...args: string[]): Promise<Outcome> {
  const program = fileURLToPath(new URL('restore-drill.ts', import.meta.url))
  const env = { PATH: process.env['PATH'] ?? '', INIT_CWD: folder.path, DATA_DIR: join(folder.path, 'data') }
  return promisify(execFile)(process.execPath, [program, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
  )
}

/** Changes the database of the copy behind the back of all that guards it. */
async function inCopy(statement: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: copy(), log: () => {} })
  try {
    await query(postgres.connection, statement)
  } finally {
    await postgres.stop()
  }
}

test('a server that runs is copied, and the copy is proved to the row, the byte and the cent', async () => {
  expect(outcomes[0]).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^De back-up is teruggezet in .*proef, en de kopie klopt:\n {2}- rijen: \d{3,}, .*\n {2}- bestanden: 2 .*\n {2}- administraties: 1, /,
    ),
  })
  expect(await readdir(copy())).toEqual(expect.arrayContaining(['files', 'klopt.gz', 'postgres']))
  expect(await readdir(join(copy(), 'files'))).toEqual([String(administrationId)])
  expect(outcomes[1]).toEqual(outcomes[0])
})

test('a file that is gone and one that was changed are named', async () => {
  const files = join(copy(), 'files', String(administrationId))
  const [first = '', second = ''] = await readdir(files)
  await writeFile(join(files, first), 'iets anders')
  await promisify(execFile)('mv', [join(files, second), join(folder.path, second)])
  const { code, output } = await drill('proef')
  expect(code).toBe(1)
  expect(output).toContain(`De kopie in ${copy()} klopt niet:\n`)
  expect(output).toContain(`bestand ${administrationId}/${first}: de inhoud is veranderd\n`)
  expect(output).toContain(`bestand ${administrationId}/${second}: ontbreekt\n`)
  await promisify(execFile)('mv', [join(folder.path, second), join(files, second)])
})

test('a row that is gone, one that says something else, and books that do not add up are named', async () => {
  await inCopy(`ALTER TABLE journal_lines DISABLE TRIGGER USER;
    UPDATE journal_lines SET debit_cents = debit_cents + 1 WHERE id = (SELECT min(id) FROM journal_lines WHERE debit_cents > 0);
    ALTER TABLE journal_lines ENABLE TRIGGER USER;
    UPDATE contacts SET name = 'Iemand anders' WHERE id = (SELECT min(id) FROM contacts);
    ALTER TABLE audit_log DISABLE TRIGGER USER;
    DELETE FROM audit_log WHERE id = (SELECT max(id) FROM audit_log)`)
  const { code, output } = await drill('proef')
  expect(code).toBe(1)
  expect(output).toContain('tabel contacts: in de kopie staat in een rij iets anders\n')
  expect(output).toContain('tabel journal_lines: in de kopie staat in een rij iets anders\n')
  expect(output).toMatch(/tabel audit_log: (\d+) rijen, in de kopie \d+\n/)
  expect(output).toContain(`administratie ${administrationId}: boekingen die niet in evenwicht zijn (1)`)
  expect(output).toContain(`administratie ${administrationId}: saldi die niet de som van hun regels zijn (1)`)
})

test('a folder that holds something else is left alone, and one has to be named', async () => {
  await mkdir(join(folder.path, 'vol'))
  await writeFile(join(folder.path, 'vol', 'brief.txt'), 'bewaren')
  for (const used of ['vol', 'data']) {
    const { code, output } = await drill(used)
    expect([code, output]).toEqual([1, expect.stringContaining('staat al iets anders. Kies een lege map')])
  }
  expect(await readdir(join(folder.path, 'vol'))).toEqual(['brief.txt'])
  expect(await drill()).toEqual({ code: 2, output: 'Gebruik: npm run restore:drill -- <map>\n' })
})
