import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../system/has-code.ts'
import { syncFolder } from '../system/sync-folder.ts'
import type { Cluster } from './cluster.ts'
import { EmbeddedPostgresError } from './error.ts'
import { ensureReachable } from './reachable.ts'
import { run } from './run.ts'

const UNFINISHED = 'postgres.unfinished-'

/**
 * Makes the cluster with its role and database when `dataDir` has none. It is made beside its place and
 * renamed when complete, so that a process killed half-way leaves no half cluster behind.
 *
 * @throws {EmbeddedPostgresError} when it cannot be made, or is of another major version.
 */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  await ensureReachable(cluster)
  await removeUnfinished(cluster.dataDir)
  const version = await versionOf(cluster.folder)
  if (version === undefined) return makeCluster(cluster)

  if (Number(version) !== cluster.installation.major) {
    throw new EmbeddedPostgresError(
      `De gegevens in ${cluster.folder} zijn van PostgreSQL ${version.trim()}; deze versie van Klopt heeft PostgreSQL ${cluster.installation.major}. Maak met de vorige versie van Klopt een back-up en zet die terug in een lege map.`,
    )
  }
}

async function versionOf(folder: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, 'PG_VERSION'), 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw new EmbeddedPostgresError(
      `De database in ${folder} is van een andere gebruiker. Start Klopt als de eigenaar van die map, of kies een andere met DATA_DIR.`,
      { cause: error },
    )
  }
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  for (const name of names.filter((name) => name.startsWith(UNFINISHED))) {
    // The initdb of a killed process may still be writing here; what it adds goes at the next start.
    await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => {})
  }
}

async function makeCluster(cluster: Cluster): Promise<void> {
  const started = performance.now()
  const unfinished = join(cluster.dataDir, `${UNFINISHED}${process.pid}-${Date.now()}`)
  await mkdir(unfinished, { mode: 0o700 })
  await cluster.account.own(unfinished)
  try {
    await initdb(cluster, unfinished)
    await makeRoleAndDatabase(cluster, unfinished)
    await rename(unfinished, cluster.folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
  await syncFolder(cluster.dataDir)
  cluster.log('database cluster made', { duration_ms: Math.round(performance.now() - started) })
}

async function initdb(cluster: Cluster, folder: string): Promise<void> {
  const { account, fast, installation } = cluster
  // Comparing by code point is the fastest and, unlike a language's order, never changes with a library
  // of the operating system under an index. Lists for people are sorted by an explicit collation.
  const locale =
    installation.major >= 17
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8']
  const { code, output } = await run(
    join(installation.binDir, 'initdb'),
    [
      `--pgdata=${folder}`,
      '--username=postgres',
      '--encoding=UTF8',
      ...locale,
      '--auth-local=trust',
      '--auth-host=reject',
      '--data-checksums',
      '--no-instructions',
      ...(fast ? ['--no-sync'] : []),
    ],
    account.spawnAs,
  )
  if (code !== 0) throw notMade(cluster, output)
}

/** The server works as this role, never as the superuser: that one bypasses row-level security. */
async function makeRoleAndDatabase(cluster: Cluster, folder: string): Promise<void> {
  const { account, installation } = cluster
  const statements = [
    'CREATE ROLE klopt LOGIN NOSUPERUSER NOBYPASSRLS CREATEROLE CREATEDB;',
    'CREATE DATABASE klopt OWNER klopt;',
  ]
  const { code, output } = await run(
    join(installation.binDir, 'postgres'),
    ['--single', '-j', '-D', folder, 'postgres'],
    { ...account.spawnAs, input: statements.join('\n\n') },
  )
  if (code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(output)) throw notMade(cluster, output)
}

function notMade({ dataDir }: Cluster, output: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `De database in ${dataDir} kan niet worden gemaakt. PostgreSQL meldt:\n${output.trim()}`,
  )
}
