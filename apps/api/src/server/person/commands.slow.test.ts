import { execFile } from 'node:child_process'
import { chmod, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { must } from '@klopt/bookkeeping/money'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embedded-postgres/index.ts'
import { query } from '../../testing/query.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts'

let folder: TemporaryFolder
let postgres: EmbeddedPostgres
beforeAll(async () => {
  folder = await makeTemporaryFolder()
  await chmod(folder.path, 0o755)
  postgres = await startEmbeddedPostgres({ dataDir: join(folder.path, 'data'), log: () => {}, fast: true })
  await migrate(postgres.connection)
  await query(
    postgres.connection,
    `INSERT INTO users (email_address, first_name, last_name, password_hash, created_at)
     VALUES ('jan@korst.example', 'Jan', 'Goudkorst', 'geheim', now())`,
  )
})
afterAll(async () => {
  await postgres.stop()
  await folder.remove()
})

/** Runs a command of this folder as `npm run` does, and gives what it printed. */
async function run(command: 'export' | 'erase', ...args: string[]): Promise<string> {
  const program = fileURLToPath(new URL(`${command}-command.ts`, import.meta.url))
  const env = { PATH: must(process.env['PATH'], 'a PATH'), INIT_CWD: folder.path, DATA_DIR: join(folder.path, 'data') }
  const outcome = await promisify(execFile)(process.execPath, [program, ...args], { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  return outcome.stdout + outcome.stderr
}

test('somebody is exported while Klopt runs, into a file of who asked it alone, which replaces none', async () => {
  const file = join(folder.path, 'jan.zip')
  expect(await run('export', '--user', 'jan@korst.example', '--to', 'jan.zip')).toContain(`Gemaakt: ${file} (rijen: 1,`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const json = strFromU8(unzipSync(await readFile(file))['persoon.json'] ?? new Uint8Array())
  expect(JSON.parse(json).gegevens.users).toMatchObject([{ first_name: 'Jan' }])
  expect(json).not.toContain('geheim')
  expect(await run('export', '--user', 'jan@korst.example', '--to', 'jan.zip')).toBe(
    `${file} is er al. Kies een andere naam.\n`,
  )
})

test('mistakes are explained in words, without a stack', async () => {
  expect(await run('export', '--user', 'jan@korst.example')).toContain('Gebruik: npm run person:export')
  expect(await run('export', '--user', 'x@y.example', '--to', 'x.zip')).toBe('Niemand logt in met x@y.example.\n')
  expect(await run('erase', '--administration', '1')).toContain('Gebruik: npm run person:erase')
  expect(await run('erase', '--administration', '1', '--contact', '2', '--now')).toContain('Gebruik:')
  expect(await run('erase', '--administration', '1', '--contact', '2')).not.toContain('    at ')
})
