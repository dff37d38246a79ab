import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { withClient } from '../database/with-client.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { debianPackages } from '../testing/debian-packages.ts'
import { databaseUrlOf, startServerProcess } from '../testing/server-process.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

// What stands in `deploy`, read by the programs that it is for.
const run = promisify(execFile)
const deploy = fileURLToPath(new URL('../../../../deploy/', import.meta.url))
const isThere = (program: string) =>
  run('which', [program]).then(
    () => true,
    () => false,
  )

test('kubectl lays out the base for Kubernetes', async (context) => {
  if (!(await isThere('kubectl'))) return context.skip('there is no kubectl on this machine')
  const { stdout } = await run('kubectl', ['kustomize', join(deploy, 'kustomize')])
  expect([...stdout.matchAll(/^kind: (\w+)$/gm)].map(([, kind]) => kind).toSorted()).toEqual(['Deployment', 'Service'])
  expect(stdout).toContain('readOnlyRootFilesystem: true')
})

test('promtool reads every alert', async (context) => {
  const rules = join(deploy, 'prometheus/klopt.rules.yaml')
  const promtool = await findPromtool()
  if (promtool === null) return context.skip('there is no promtool, and Debian has none to give')
  const { stdout } = await run(promtool, ['check', 'rules', rules])
  const count = (await readFile(rules, 'utf8')).match(/- alert: /g)?.length
  expect(stdout).toContain(`SUCCESS: ${count} rules found`)
})

test('systemd reads the units', async (context) => {
  if (!(await isThere('systemd-analyze'))) return context.skip('there is no systemd-analyze on this machine')
  const folder = await makeTemporaryFolder()
  onTestFinished(folder.remove)
  // It asks whether what is started is there.
  await copyFile('/bin/true', join(folder.path, 'klopt'))
  const units = ['klopt.service', 'klopt-backup.service', 'klopt-backup.timer'].map((name) => join(folder.path, name))
  for (const unit of units) {
    const text = await readFile(join(deploy, basename(unit)), 'utf8')
    await writeFile(unit, text.replaceAll('/srv/klopt/', `${folder.path}/`))
  }
  const { stdout, stderr } = await run('systemd-analyze', ['verify', ...units])
  expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('klopt'))).toEqual([])
})

test('Klopt starts on the database that the file for Compose makes', async (context) => {
  if (!(await isThere('psql'))) return context.skip('there is no psql on this machine')
  const compose = await readFile(join(deploy, 'compose.yaml'), 'utf8')
  expect(compose).toContain('./make-database.sh:/docker-entrypoint-initdb.d/make-database.sh:ro')
  expect(compose).not.toContain('POSTGRES_USER')
  const [database, data] = [await makeTemporaryFolder(), await makeTemporaryFolder()]
  onTestFinished(async () => void (await Promise.all([database.remove(), data.remove()])))
  const postgres = await startEmbeddedPostgres({ dataDir: database.path, log: () => {}, fast: true })
  onTestFinished(postgres.stop)
  const { host } = postgres.connection
  await withClient({ ...postgres.connection, user: 'postgres', database: 'postgres' }, async (client) => {
    await client.query('DROP DATABASE klopt')
    await client.query('DROP ROLE klopt')
  })
  const settings = { PGHOST: host, POSTGRES_USER: 'postgres', POSTGRES_PASSWORD: "geheim'" }
  await run('sh', [join(deploy, 'make-database.sh')], { env: { ...process.env, ...settings } })
  const server = await startServerProcess({
    DATABASE_URL: databaseUrlOf({ host, user: 'klopt', password: settings.POSTGRES_PASSWORD, database: 'klopt' }),
    DATA_DIR: data.path,
  })
  server.child.kill()
  expect(await server.ended).toBe(0)
})

async function findPromtool(): Promise<string | null> {
  if (await isThere('promtool')) return 'promtool'
  const root = await debianPackages({ name: 'klopt-prometheus-of-debian', packages: ['prometheus'] })
  if (root === null) return null
  const promtool = join(root, 'usr/bin/promtool')
  return existsSync(promtool) ? promtool : null
}
