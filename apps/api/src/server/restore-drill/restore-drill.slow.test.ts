import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../../embedded-postgres/index.ts'
import { query } from '../../testing/query.ts'
import { DrilledServer, type Outcome } from './drilled-server.test-support.ts'

// Databases are made and started: seconds by themselves, and a minute on a machine that does much else.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

// The drill is done once, on a server that runs; after it each test spoils something else of the same copy.
let klopt: DrilledServer
let outcomes: Outcome[]

beforeAll(async () => {
  klopt = await DrilledServer.start()
  // The second time the copy is proved as it is, and nothing is copied.
  outcomes = [await klopt.drill('proef'), await klopt.drill('proef')]
})
afterAll(() => klopt.stop())

/** Changes the database of the copy behind the back of all that guards it. */
async function inCopy(statement: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: klopt.path('proef'), log: () => {} })
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
  expect(await readdir(klopt.path('proef'))).toEqual(expect.arrayContaining(['files', 'klopt.gz', 'postgres']))
  expect(await readdir(klopt.path('proef', 'files'))).toEqual([String(klopt.administrationId)])
  expect(outcomes[1]).toEqual(outcomes[0])
})

test('a file that is gone and one that was changed are named', async () => {
  const files = klopt.path('proef', 'files', String(klopt.administrationId))
  const [first = '', second = ''] = await readdir(files)
  await writeFile(join(files, first), 'iets anders')
  await rename(join(files, second), klopt.path(second))
  const { code, output } = await klopt.drill('proef')
  expect(code).toBe(1)
  expect(output).toContain(`De kopie in ${klopt.path('proef')} klopt niet:\n`)
  expect(output).toContain(`bestand ${klopt.administrationId}/${first}: de inhoud is veranderd\n`)
  expect(output).toContain(`bestand ${klopt.administrationId}/${second}: ontbreekt\n`)
  await rename(klopt.path(second), join(files, second))
})

test('a row that is gone, one that says something else, and books that do not add up are named', async () => {
  await inCopy(`ALTER TABLE journal_lines DISABLE TRIGGER USER;
    UPDATE journal_lines SET debit_cents = debit_cents + 1 WHERE id = (SELECT min(id) FROM journal_lines WHERE debit_cents > 0);
    ALTER TABLE journal_lines ENABLE TRIGGER USER;
    UPDATE contacts SET name = 'Iemand anders' WHERE id = (SELECT min(id) FROM contacts);
    ALTER TABLE audit_log DISABLE TRIGGER USER;
    DELETE FROM audit_log WHERE id = (SELECT max(id) FROM audit_log)`)
  const { code, output } = await klopt.drill('proef')
  expect(code).toBe(1)
  expect(output).toContain('tabel contacts: in de kopie staat in een rij iets anders\n')
  expect(output).toContain('tabel journal_lines: in de kopie staat in een rij iets anders\n')
  expect(output).toMatch(/tabel audit_log: (\d+) rijen, in de kopie \d+\n/)
  expect(output).toContain(`administratie ${klopt.administrationId}: boekingen die niet in evenwicht zijn (1)`)
  expect(output).toContain(`administratie ${klopt.administrationId}: saldi die niet de som van hun regels zijn (1)`)
})

test('a folder that holds something else is left alone, and one has to be named', async () => {
  await mkdir(klopt.path('vol'))
  await writeFile(klopt.path('vol', 'brief.txt'), 'bewaren')
  for (const used of ['vol', 'data']) {
    const { code, output } = await klopt.drill(used)
    expect([code, output]).toEqual([1, expect.stringContaining('staat al iets anders. Kies een lege map')])
  }
  expect(await readdir(klopt.path('vol'))).toEqual(['brief.txt'])
  expect(await klopt.drill()).toEqual({ code: 2, output: 'Gebruik: npm run restore:drill -- <map>\n' })
})
