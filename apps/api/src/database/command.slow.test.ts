import { execFile } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { query } from '../testing/query.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'
import { migrate } from './migrate.ts'

// The commands only read the database that runs; each test has names of its own for what it makes.
let folder: TemporaryFolder
let postgres: EmbeddedPostgres
beforeAll(async () => {
  folder = await makeTemporaryFolder()
  await chmod(folder.path, 0o755)
  postgres = await start('data')
  await migrate(postgres.connection)
  await query(postgres.connection, "INSERT INTO firms (company_name) VALUES ('Kantoor Zoë')")
})
afterAll(async () => {
  await postgres.stop()
  await folder.remove()
})

const start = (name: string) => startEmbeddedPostgres({ dataDir: join(folder.path, name), log: () => {}, fast: true })

/** Runs a command of this folder as `npm run` does, and gives what it printed. */
async function run(command: 'backup' | 'restore', dataDir: string, ...args: string[]): Promise<string> {
  const program = fileURLToPath(new URL(`${command}.ts`, import.meta.url))
  const env = { PATH: process.env['PATH'] ?? '', INIT_CWD: folder.path, DATA_DIR: join(folder.path, dataDir) }
  const outcome = await promisify(execFile)(process.execPath, [program, ...args], { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  return outcome.stdout + outcome.stderr
}

test('a backup is made while Klopt runs and restored into a new data folder, once', async () => {
  expect(await run('backup', 'data', 'klopt.gz')).toBe(`Back-up gemaakt: ${join(folder.path, 'klopt.gz')} (rijen: 1)\n`)
  expect(await run('restore', 'fresh', 'klopt.gz')).toContain('Back-up teruggezet')
  expect(await run('restore', 'fresh', 'klopt.gz')).toContain('De database is niet leeg (tabel firms)')

  const restored = await start('fresh')
  try {
    expect(await query(restored.connection, 'SELECT company_name FROM firms')).toEqual([
      { company_name: 'Kantoor Zoë' },
    ])
  } finally {
    await restored.stop()
  }
})

test('a restore is refused while Klopt runs on the data folder', async () => {
  await run('backup', 'data', 'running.gz')
  expect(await run('restore', 'data', 'running.gz')).toContain(`(proces ${process.pid})`)
})

test('mistakes are explained in a line, without a stack', async () => {
  expect(await run('backup', 'data')).toBe('Gebruik: npm run backup -- <bestand>\n')
  expect(await run('backup', 'nowhere', 'klopt.gz')).toBe(`In ${join(folder.path, 'nowhere')} is geen database.\n`)
  expect(await run('restore', 'unused', 'none.gz')).toBe(
    `De back-up ${join(folder.path, 'none.gz')} is niet te lezen of beschadigd. Gebruik een andere back-up.\n`,
  )
})
